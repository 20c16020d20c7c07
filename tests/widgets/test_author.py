"""The author's screen, without a browser: what is kept, undone and refused, whatever somebody does to it and to its file."""

import re
from itertools import combinations, islice

import pytest

from pugsbox.core.errors import PugsboxError
from pugsbox.punschge.rules import Explicit
from pugsbox.punschge.taskfiles import MOST, save_tasks, shared
from pugsbox.punschge.tasks import Task, load_tasks
from pugsbox.widgets.author import Author


@pytest.fixture
def author(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    return Author()


def keep(author, rule="every yellow space with a fish"):
    for action in (f"rule {rule}", "hint My socks are wet.", "add"):
        author.press(action)


def wordings(author):
    return [task.wording for task in author.tasks]


@pytest.mark.parametrize("name", ["x" * 300 + ".toml", "a\0b.toml", "\ud800.toml", "nowhere/\0/tasks.toml"])
def test_a_name_that_no_file_can_have_is_a_sentence(author, name):
    assert Author(name).tasks == ()
    keep(author)
    author.press(f"file {name}")
    for action, said in (("save", "Cannot write"), ("load", "Save them first"), ("load", "Check the name")):
        with pytest.raises(PugsboxError, match=said):
            author.press(action)
    assert wordings(author) == ["every yellow space with a fish"]


def test_a_folder_in_place_of_the_file_is_a_sentence(author, tmp_path):
    keep(author)
    author.press("save")
    (tmp_path / "my-tasks.toml").unlink()
    (tmp_path / "my-tasks.toml").mkdir()
    with pytest.raises(PugsboxError, match="is not a file"):
        author.press("save")
    assert [*(tmp_path / "my-tasks.toml").iterdir()] == []


def test_what_somebody_else_has_written_is_never_lost(author, tmp_path):
    keep(author)
    author.press("save")
    other = Author()
    keep(other, "every green space")
    other.press("save")
    with pytest.raises(PugsboxError, match="has been changed by somebody else"):
        author.press("save")
    assert [task.wording for task in load_tasks(tmp_path / "my-tasks.toml")] == wordings(other)
    (tmp_path / "my-tasks.toml").unlink()  # what is gone may be written anew
    author.press("save")
    assert [task.wording for task in load_tasks(tmp_path / "my-tasks.toml")] == wordings(author)


def test_what_is_written_while_a_file_is_opened_is_a_change(author, tmp_path, monkeypatch):
    path = tmp_path / "my-tasks.toml"
    keep(author)
    author.press("save")

    def meanwhile(name):
        tasks = load_tasks(name)
        path.write_bytes(b"# mine\n" + path.read_bytes())
        return tasks

    monkeypatch.setattr("pugsbox.widgets.keeping.load_tasks", meanwhile)
    author.press("load")
    with pytest.raises(PugsboxError, match="has been changed by somebody else"):
        author.press("save")
    assert path.read_bytes().startswith(b"# mine")


@pytest.mark.parametrize(
    "action", ["edit", "edit 1", "edit -1", "edit 00", "edit " + "9" * 5000, "drop x", "drop " + "9" * 5000]
)
def test_a_task_that_is_not_there_is_a_sentence_and_nothing_to_undo(author, action):
    keep(author)
    before = author.earlier
    with pytest.raises(PugsboxError, match="no such task"):
        author.press(action)
    assert author.earlier == before


def test_a_chain_of_changes_is_undone_one_by_one(author):
    keep(author)
    keep(author, "every green space")
    states = []
    for action in ("step 4", "drop 0", "edit 0", "new", "step 9", "use every red space"):
        states.append((author.draft, author.tasks))
        author.press(action)
    for state in reversed(states):
        author.press("undo")
        assert (author.draft, author.tasks) == state


def test_more_tasks_than_a_code_can_carry_are_opened_and_only_not_shared(author, tmp_path):
    rows = islice(combinations(range(1, 27), 5), MOST + 1)
    save_tasks(tmp_path / "many.toml", [Task("gourmet", f"row {i}", "Hm.", Explicit(row)) for i, row in enumerate(rows)])
    author.press("file many.toml")
    author.press("load")
    assert len(author.tasks) == MOST + 1
    assert "Found 1001 tasks, more than fit into a code" in author.answer["parts"]["code"]["html"]
    author.press("drop 0")
    assert "pugs1-" in author.answer["parts"]["code"]["html"]


def test_the_code_is_that_of_the_tasks_as_they_are(author):
    keep(author)
    first = author.answer["parts"]["code"]["html"]
    author.press("hint Look at the colours.")
    assert author.answer["parts"]["code"]["html"] == first
    author.press("add")
    code = re.search("pugs1-[^<]*", author.answer["parts"]["code"]["html"])[0]
    assert shared(code) == author.tasks
    author.press("undo")
    assert author.answer["parts"]["code"]["html"] == first


def test_a_kept_task_that_is_changed_is_kept_instead_and_a_further_one_beside_it(author):
    for action in ("rule every lake space", "hint Mind your socks.", "add", "edit 0", "rule every forest space", "add"):
        author.press(action)
    assert [task.wording for task in author.tasks] == ["every forest space"]
    for action in ("rule every moon space", "add"):
        author.press(action)
    assert [task.wording for task in author.tasks] == ["every forest space", "every moon space"]
    author.press("undo")
    assert [task.wording for task in author.tasks] == ["every forest space"]
    author.press("edit 0")
    author.press("undo")
    author.press("rule every star space")
    author.press("add")
    assert len(author.tasks) == 2
