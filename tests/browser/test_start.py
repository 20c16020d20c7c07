"""The start notebook in JupyterLab, as the first command of the README opens it."""

OUTPUTS = """() => window.jupyterapp.shell.currentWidget.content.widgets
  .filter(cell => cell.model.type === "code")
  .map(cell => cell.model.outputs.toJSON())"""


def texts(page):
    """What each code cell shows, as text."""
    return ["".join(o.get("text") or o["data"]["text/plain"] for o in outputs) for outputs in page.evaluate(OUTPUTS)]


def test_the_start_notebook_runs_in_jupyterlab(run_notebook, keep_picture):
    page = run_notebook("start.ipynb")
    kinds = {o["output_type"] for outputs in page.evaluate(OUTPUTS) for o in outputs}
    assert kinds == {"stream", "execute_result"}
    shown = texts(page)
    assert "7: yellow star, forest; owl, fish, covered wagon; corner, upper half" in shown[0]
    assert shown[1] == "(4, 6, 7, 17, 24, 25)"
    assert page.foreign == []
    settings = page.evaluate("() => JSON.parse(document.getElementById('jupyter-config-data').textContent)")
    assert "@jupyterlab/apputils-extension:announcements" in settings["disabledExtensions"]  # no question on the first screen
    page.evaluate("() => { window.jupyterapp.shell.currentWidget.content.scrollToItem(0); }")
    page.locator("h1", has_text="think like the Professor").wait_for()
    keep_picture(page, "start")


def test_a_mistake_in_a_cell_is_one_sentence_without_a_traceback(run_notebook):
    page = run_notebook("start.ipynb")
    page.evaluate("""async () => {
      const notebook = window.jupyterapp.shell.currentWidget.content;
      const cell = notebook.widgets.filter(cell => cell.model.type === "code")[1];
      cell.model.sharedModel.setSource('parse_rule("every yellow spaze")');
      notebook.activeCellIndex = notebook.widgets.indexOf(cell);
      await window.jupyterapp.commands.execute("notebook:run-cell");
    }""")
    said = page.locator(".jp-OutputArea-output", has_text="spaze")
    assert said.inner_text() == "Column 14: 'spaze' is no word of the rule language; did you mean space or spaces?"
