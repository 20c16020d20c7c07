"""How long from a click, or a key stroke, to the redrawn board in JupyterLab? Needs Chromium; run with -s for the figures."""

from statistics import median

import pytest

from tests.browser.conftest import browser, kept, lab, lab_page, run_notebook  # noqa: F401 - fixtures

CLICK = """async (action) => {
  const root = document.querySelector("[data-answer]");
  const target = root.querySelector(`.pb-wide [data-action="${action}"]`) ?? root.querySelector(`[data-action="${action}"]`);
  const started = performance.now();
  const answered = new Promise((done) => new MutationObserver((_, watch) => { watch.disconnect(); done(); })
    .observe(root, { attributeFilter: ["data-answer"] }));
  target.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  await answered;
  await new Promise(requestAnimationFrame);
  return performance.now() - started;
}"""


@pytest.mark.parametrize(("notebook", "after"), [("start", []), ("punschge/solve", ["undo"])])
def test_click_to_redrawn_board(benchmark, run_notebook, notebook, after):  # noqa: F811 - a fixture
    """A step in a round; a stone on a table of which 293 rows are left, laid and taken back."""
    page = run_notebook(f"{notebook}.ipynb")
    page.locator(".pb-screen").first.scroll_into_view_if_needed()
    page.locator("[data-answer]").first.wait_for()
    took = []

    def click():
        took.append(page.evaluate(CLICK, f"step {8 + len(took) % 15}"))

    def take_back():
        for action in after:
            page.evaluate(CLICK, action)

    benchmark.pedantic(click, teardown=take_back, rounds=30)
    benchmark.extra_info["in the page"] = median(took)
    print(f"{notebook}: click to redrawn board {median(took):.0f} ms, slowest {max(took):.0f} ms")


TYPE = """async (text) => {
  const root = document.querySelector("[data-answer]");
  const line = root.querySelector("[data-live=rule]");
  const started = performance.now();
  const answered = new Promise((done) => new MutationObserver((_, watch) => { watch.disconnect(); done(); })
    .observe(root, { attributeFilter: ["data-answer"] }));
  line.value = text;
  line.dispatchEvent(new Event("input", { bubbles: true }));
  await answered;
  await new Promise(requestAnimationFrame);
  return performance.now() - started;
}"""
RULES = (
    "every lake space",
    "every even lake space",
    "every odd space just before a moon",
    "next dragon, then next moon",
    "every space with a prime number",
    "every yellow or red space, with a fish",
)


def test_key_stroke_to_redrawn_board(benchmark, run_notebook):  # noqa: F811 - a fixture
    """A rule is typed letter by letter: its row, names, rating and lint after each of them, in under 200 ms."""
    page = run_notebook("punschge/author.ipynb")
    page.locator("[data-answer]").first.wait_for()
    texts = iter([rule[:end] for rule in RULES for end in range(1, len(rule) + 1)])
    took = []
    benchmark.pedantic(lambda: took.append(page.evaluate(TYPE, next(texts))), rounds=sum(map(len, RULES)))
    benchmark.extra_info["in the page"] = median(took)
    print(f"key stroke to redrawn board {median(took):.0f} ms, slowest {max(took):.0f} ms")
    assert sorted(took)[len(took) * 95 // 100] < 200
