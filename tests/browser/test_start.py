"""The start notebook in JupyterLab, as the first command of the README opens it."""

import pytest


def test_the_start_notebook_runs_in_jupyterlab(run_notebook, keep_picture):
    page = run_notebook("start.ipynb", load=True)
    page.locator(".pb-screen").wait_for()
    assert page.foreign == []
    settings = page.evaluate("() => JSON.parse(document.getElementById('jupyter-config-data').textContent)")
    assert "@jupyterlab/apputils-extension:announcements" in settings["disabledExtensions"]  # no question on the first screen
    page.evaluate("() => { window.jupyterapp.shell.currentWidget.content.scrollToItem(0); }")
    page.locator("h1", has_text="think like the Professor").wait_for()
    keep_picture(page, "start-top")


NOTEBOOKS = [
    "punschge/play",
    "punschge/solve",
    "punschge/rules",
    "walkthroughs/pugs_in_mugs",
    "pugs_in_mugs/play",
    "walkthroughs/pet_evil",
    "pet_evil/play",
    "walkthroughs/gamers_vs_evil",
    "gamers_vs_evil/play",
    "gamers_vs_evil/cards",
    "walkthroughs/pugnacious",
    "pugnacious/play",
    "pugnacious/cards",
    "pugnacious/design",
]


@pytest.mark.parametrize("notebook", NOTEBOOKS)
def test_every_notebook_is_one_click_away(run_notebook, notebook):
    page = run_notebook("start.ipynb")
    page.evaluate("() => { window.jupyterapp.shell.currentWidget.content.scrollToItem(0); }")
    page.locator(f'.jp-RenderedMarkdown a[href*="{notebook}.ipynb"]').click()
    page.wait_for_function(f"() => window.jupyterapp.shell.currentWidget.context.path.endsWith('{notebook}.ipynb')")


def test_a_mistake_in_a_cell_is_one_sentence_without_a_traceback(run_notebook):
    page = run_notebook("punschge/rules.ipynb")
    page.evaluate("""async () => {
      const notebook = window.jupyterapp.shell.currentWidget.content;
      const cell = notebook.widgets.filter(cell => cell.model.type === "code")[1];
      cell.model.sharedModel.setSource('parse_rule("every yellow spaze")');
      notebook.activeCellIndex = notebook.widgets.indexOf(cell);
      await window.jupyterapp.commands.execute("notebook:run-cell");
    }""")
    said = page.locator(".jp-OutputArea-output", has_text="spaze")
    assert said.inner_text() == "Column 14: 'spaze' is no word of the rule language; did you mean space or spaces?"
