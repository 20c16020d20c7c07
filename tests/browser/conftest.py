"""JupyterLab as `pugsbox lab` opens it, and real Chromium to drive it.

Where there is no Chromium the tests skip with a sentence; with PUGSBOX_NEEDS_BROWSER set, as in CI, that is a failure.
"""

import os
import random
import shutil
import socket
import subprocess
import sys
import time
import urllib.request
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path

import pytest
from playwright.sync_api import Error as PlaywrightError

ROOT = Path(__file__).resolve().parents[2]
OUT = ROOT / "out"
NAMES = ("chromium", "chromium-browser", "google-chrome", "chrome", "msedge")
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
PATIENCE = 120  # seconds until a state that never comes is a failure


@pytest.fixture(scope="session")
def browser():
    """A running Chromium."""
    path = next(filter(None, map(shutil.which, NAMES)), None)
    if not path:
        sentence = f"No Chromium was found (looked for {', '.join(NAMES)}); install it to run the browser tests."
        if os.environ.get("PUGSBOX_NEEDS_BROWSER"):
            pytest.fail(sentence)
        pytest.skip(sentence)
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield chromium
        chromium.close()


@pytest.fixture(scope="session")
def lab(tmp_path_factory):
    """The address of a JupyterLab that `pugsbox lab` has opened on fresh copies of the notebooks, with nobody's settings."""
    home = tmp_path_factory.mktemp("lab")
    port = free_port()
    folders = ("CONFIG_DIR", "RUNTIME_DIR")
    environment = os.environ | {"IPYTHONDIR": str(home / "ipython")} | {f"JUPYTER_{name}": str(home / name) for name in folders}
    environment |= {f"JUPYTERLAB_{name}_DIR": str(home / name) for name in ("SETTINGS", "WORKSPACES")}
    command = [sys.executable, "-m", "pugsbox", "lab", str(home / "notebooks")]
    command += [
        "--no-browser",
        "--ip=127.0.0.1",
        f"--port={port}",
        "--port-retries=0",
        "--IdentityProvider.token=",
        "--expose-app-in-browser",
    ]
    with (home / "log").open("w") as log:
        server = subprocess.Popen(command, stdout=log, stderr=log, env=environment)
    try:
        address = f"http://127.0.0.1:{port}"
        wait_for(f"{address}/api", server, home / "log")
        yield address
    finally:
        server.terminate()
        server.wait(30)


def free_port():
    """A port from below those that systems give away: until the server has it, no kernel of another worker can be given it."""
    chance = random.Random()
    while True:
        with socket.socket() as probe, suppress(OSError):
            probe.bind(("127.0.0.1", port := chance.randrange(20_000, 32_000)))
            return port


def wait_for(address, server, log):
    """Wait until a server answers."""
    until = time.monotonic() + PATIENCE
    while True:
        try:
            return urllib.request.urlopen(address, timeout=2).close()  # noqa: S310 - our own address
        except OSError:
            if server.poll() is not None or time.monotonic() > until:
                pytest.fail(f"JupyterLab did not start:\n{log.read_text()}")
            time.sleep(0.1)


@contextmanager
def local_page(browser):
    """A page that may only speak to this machine; what it asked for elsewhere is in `page.foreign`."""
    context = browser.new_context(viewport={"width": 1280, "height": 900})
    foreign = []

    def local_only(route):
        if route.request.url.startswith(("http://127.0.0.1", "data:", "blob:")):
            route.continue_()
        else:
            foreign.append(route.request.url)
            route.abort()

    context.route("**/*", local_only)
    page = context.new_page()
    page.set_default_timeout(PATIENCE * 1000)
    page.foreign = foreign
    yield page
    context.close()


@pytest.fixture
def page(browser):
    """A local page of its own."""
    with local_page(browser) as page:
        yield page


@pytest.fixture(scope="session")
def kept(browser):
    """What stays open in the browser from one test to the next, and is closed before it."""
    with ExitStack() as kept:
        yield kept


@pytest.fixture
def lab_page(request, kept, browser, lab):
    """A local page with JupyterLab, which takes seconds to start: kept for all tests, but made anew after one that failed."""
    failed = request.session.testsfailed
    if getattr(kept, "failed", None) != failed:
        kept.close()
        kept.page, kept.failed = kept.enter_context(local_page(browser)), failed
        kept.page.goto(f"{lab}/lab?reset")
        kept.page.wait_for_function("() => window.jupyterapp")
        kept.page.evaluate("() => window.jupyterapp.restored.then(() => null)")
    return kept.page


OPEN = """async (path) => {
  const { commands, shell } = window.jupyterapp;
  const before = [...shell.widgets("main")];
  await commands.execute("launcher:create");  // where nothing at all is open, JupyterLab would do it a moment later
  before.forEach((widget) => widget.dispose());
  const widget = await commands.execute("docmanager:open", { path });
  await widget.context.ready;
  shell.activateById(widget.id);
}"""
LOST = "promise was garbage collected"


def open_notebook(page, name):
    """Open a notebook; once more where JupyterLab let go of the promise to open it, as it does once in thousands of times."""
    try:
        page.evaluate(OPEN, name)
    except PlaywrightError as error:
        if LOST not in str(error):
            raise
        page.evaluate(OPEN, name)


KERNEL_IDLE = """() => {
  const widget = window.jupyterapp && window.jupyterapp.shell.currentWidget;
  const kernel = widget && widget.sessionContext && widget.sessionContext.session && widget.sessionContext.session.kernel;
  return Boolean(kernel) && kernel.status === "idle";
}"""
ALL_RUN = """() => {
  const cells = window.jupyterapp.shell.currentWidget.content.widgets.filter(cell => cell.model.type === "code");
  return cells.every(cell => cell.model.sharedModel.execution_count > 0);
}"""


@pytest.fixture
def run_notebook(lab_page, lab):
    """Open a notebook in JupyterLab, run all its cells, and return the page once the last has run.

    It is read from its file, and nothing else is open, as if JupyterLab had just been started; with `load`, it has.
    """
    page = lab_page

    def run(name, *, load=False):
        if load:
            page.goto(f"{lab}/lab/tree/{name}?reset")
        else:
            open_notebook(page, name)
        page.wait_for_function(KERNEL_IDLE)
        page.evaluate("() => { window.jupyterapp.commands.execute('notebook:run-all-cells'); }")
        page.wait_for_function(ALL_RUN)
        page.wait_for_function(KERNEL_IDLE)
        return page

    return run


@pytest.fixture
def keep_picture():
    """Keep a screenshot as output of CI."""

    def keep(page, name):
        OUT.mkdir(exist_ok=True)
        page.screenshot(path=OUT / f"{name}.png")

    return keep


STAND_IN = """<!doctype html><html lang="en"><meta charset="utf-8"><title>pugsbox</title>
<meta name="viewport" content="width=device-width"><style>body {{ margin: 0 }} {css}</style>
<main><h1 style="position: absolute; opacity: 0">pugsbox</h1></main>
<script type="module">
{esm}
const state = await window.begin();
const listeners = [];
const model = {{
  get: (key) => state[key],
  set: (key, value) => {{ state[key] = value; }},
  save_changes: async () => {{
    if (window.kernel === "gone") return;
    if (window.kernel === "busy") await new Promise((awake) => {{ window.wake = awake; }});
    window.kernel = "alive";
    const said = await window.answer(state.asked);
    const changed = Object.keys(said).filter((key) => said[key] !== state[key]);
    Object.assign(state, said);
    listeners.filter(([name]) => changed.includes(name)).forEach(([, listener]) => listener());
  }},
  on: (event, listener) => listeners.push([event.replace("change:", ""), listener]),
  off: () => {{}},
}};
render({{ model, el: document.querySelector("main") }});
</script></html>"""


class Shown:
    """A screen that is shown, and what somebody does with it."""

    def __init__(self, page, locator):
        self.page, self.locator = page, locator
        self.root = locator.locator("xpath=..")
        self.board = locator.locator(".pb-wide:visible, .pb-narrow:visible")

    def space(self, name):
        """A space, the goal among them, as it is drawn."""
        return self.board.locator(f'[data-action="step {name}"]')

    def part(self, name):
        return self.locator.locator(f'[data-part="{name}"]').first

    def answered(self, doing):
        """Do something that asks the kernel, and wait for the answer."""
        before = int(self.root.get_attribute("data-answer"))
        doing()
        self.page.wait_for_function(
            "([root, before]) => Number(root.dataset.answer) > before", arg=[self.root.element_handle(), before]
        )

    def click(self, name):
        self.answered(self.space(name).click)

    def press(self, action):
        self.answered(self.locator.locator(f'[data-action="{action}"]').first.click)

    def key(self, key):
        self.answered(lambda: self.page.keyboard.press(key))

    def focused(self):
        """The name of the space that has the focus."""
        return self.page.evaluate("() => document.activeElement.dataset.n")


@pytest.fixture
def show(browser):
    """Show a screen on a page of its own, without JupyterLab: the real front end and the real Python, face to face."""
    contexts = []

    def shown(screen, width=1280, height=900, kernel="alive", **options):
        context = browser.new_context(viewport={"width": width, "height": height}, reduced_motion="reduce", **options)
        contexts.append(context)
        page = context.new_page()

        def answer(asked):
            screen.asked = asked
            return {"markup": screen.markup, "answer": screen.answer}

        page.add_init_script(f"window.kernel = {kernel!r}")
        page.expose_function("begin", lambda: {name: getattr(screen, name) for name in ("markup", "ids", "asked", "answer")})
        page.expose_function("answer", answer)
        page.goto("about:blank")
        page.set_content(STAND_IN.format(css=screen._css, esm=screen._esm.replace("export default", "const ignored =")))
        page.locator("[data-state=ready]").wait_for()
        return Shown(page, page.locator(".pb-screen"))

    yield shown
    for context in contexts:
        context.close()


@pytest.fixture
def open_screen(run_notebook):
    """Run a notebook and return its i-th screen, scrolled to."""

    def opened(name, i=0, *, load=False):
        page = run_notebook(name, load=load)
        screen = page.locator(".pb-screen").nth(i)
        screen.scroll_into_view_if_needed()
        shown = Shown(page, screen)
        shown.root.and_(page.locator("[data-answer]")).wait_for()
        return shown

    return opened
