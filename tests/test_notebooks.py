"""How notebooks are stored. That they run from top to bottom is shown by nbval, in the same run of pytest."""

import json

import pytest

from pugsbox.core.content import content_folder

NOTEBOOKS = sorted(content_folder("notebooks").rglob("*.ipynb"))


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_notebooks_are_stored_without_outputs_and_with_a_language(path):
    notebook = json.loads(path.read_text(encoding="utf-8"))
    assert notebook["metadata"]["language_info"] == {"name": "python"}
    assert notebook["metadata"]["kernelspec"]["name"] == "python3"
    code = [cell for cell in notebook["cells"] if cell["cell_type"] == "code"]
    assert code
    assert all(cell["outputs"] == [] and cell["execution_count"] is None for cell in code)


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_cells_are_short_and_every_code_cell_is_introduced(path):
    cells = json.loads(path.read_text(encoding="utf-8"))["cells"]
    for before, cell in zip([None, *cells], cells, strict=False):
        if cell["cell_type"] == "code":
            assert before
            assert before["cell_type"] == "markdown"
            assert len("".join(cell["source"]).splitlines()) <= 20


def test_there_is_a_start_notebook():
    assert "start" in [path.stem for path in NOTEBOOKS]
