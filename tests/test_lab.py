"""`pugsbox lab` copies notebooks and never overwrites one."""

import sys

import pytest

from pugsbox import PugsboxError
from pugsbox.core.content import content_folder
from pugsbox.lab import copy_notebooks, lab_command


def notebooks():
    return sorted(p.relative_to(content_folder("notebooks")) for p in content_folder("notebooks").rglob("*.ipynb"))


def test_all_notebooks_are_copied_once_and_what_is_there_is_kept(tmp_path):
    folder = tmp_path / "class 7b" / "notebooks"
    copied, kept = copy_notebooks(folder)
    assert copied == notebooks()
    assert kept == []
    (folder / "start.ipynb").write_text("mine", encoding="utf-8")
    copied, kept = copy_notebooks(folder)
    assert copied == []
    assert kept == notebooks()
    assert (folder / "start.ipynb").read_text(encoding="utf-8") == "mine"


def test_a_notebook_that_was_thrown_away_comes_back(tmp_path):
    copy_notebooks(tmp_path)
    (tmp_path / "start.ipynb").unlink()
    assert [str(p) for p in copy_notebooks(tmp_path)[0]] == ["start.ipynb"]


def test_a_folder_that_cannot_be_written(tmp_path):
    (tmp_path / "file").write_text("", encoding="utf-8")
    with pytest.raises(PugsboxError, match=r"Cannot write .*\.ipynb: .*\. Name a place of your own\."):
        copy_notebooks(tmp_path / "file")


def test_the_command_opens_the_start_notebook_and_passes_arguments_on(tmp_path):
    command = lab_command(tmp_path, ["--no-browser"])
    assert command[:4] == [sys.executable, "-m", "jupyterlab", str(tmp_path / "start.ipynb")]
    assert command[-1] == "--no-browser"
