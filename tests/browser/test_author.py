"""The author's screen in Chromium: what is typed is answered as it is typed, by mouse and by keyboard alone."""

import pytest

from pugsbox.punschge.taskfiles import share, shared
from pugsbox.punschge.tasks import load_tasks
from pugsbox.widgets import Author


def wait_for_text(screen, part, text):
    screen.page.wait_for_function(
        "([element, text]) => element.textContent.includes(text)", arg=[screen.part(part).element_handle(), text]
    )


def test_every_letter_is_answered_and_none_is_lost(show):
    screen = show(Author("nowhere.toml"))
    screen.part("rule").press_sequentially("every even lake space")
    wait_for_text(screen, "voice", "every even lake space: 2 4 12 18.")
    assert screen.part("rule").input_value() == "every even lake space"
    assert screen.space(12).get_attribute("data-state") == "right"
    assert "easy card" in screen.part("count").inner_text()


def test_a_press_while_somebody_types_comes_after_what_was_typed(show):
    author = Author("nowhere.toml")
    screen = show(author)
    screen.part("rule").fill("every lake space")
    wait_for_text(screen, "count", "junior card")
    screen.page.evaluate("() => { window.kernel = 'busy'; }")
    screen.part("hint").press_sequentially("Mind your socks, it is wet.")
    screen.locator.locator('[data-action="add"]').click()
    screen.page.evaluate("() => window.wake()")
    wait_for_text(screen, "tasks", "every lake space")
    assert [(task.wording, task.hint) for task in author.tasks] == [("every lake space", "Mind your socks, it is wet.")]


def test_what_has_several_meanings_is_asked_back_and_taken_by_a_click(show):
    screen = show(Author("nowhere.toml"))
    screen.part("rule").fill("every yellow or red space with a fish")
    wait_for_text(screen, "meanings", "This one")
    assert screen.part("rule").get_attribute("aria-invalid") == "true"
    screen.locator.locator('[data-part="meanings"] button').first.click()
    wait_for_text(screen, "voice", "every yellow or red space, with a fish:")
    assert screen.part("rule").input_value() == "every yellow or red space, with a fish"


def test_a_row_is_clicked_and_named(show):
    author = Author("nowhere.toml")
    screen = show(author)
    for space in (2, 4, 12, 18):
        screen.click(space)
    wait_for_text(screen, "names", "every even lake space")
    screen.part("hint").fill("I count in pairs, with wet socks.")
    screen.press("add")
    wait_for_text(screen, "note", "needs a sentence")
    screen.locator.locator('[data-part="names"] button').first.click()
    wait_for_text(screen, "voice", "every even lake space:")
    screen.press("undo")
    wait_for_text(screen, "voice", "the row 2, 4, 12, 18:")


def test_by_keyboard_alone(show):
    author = Author("nowhere.toml")
    screen = show(author)
    screen.page.keyboard.press("Tab")
    screen.page.keyboard.type("every lake space")
    wait_for_text(screen, "voice", "every lake space: 2 4")
    while screen.focused() is None:
        screen.page.keyboard.press("Tab")
    screen.key("-")
    wait_for_text(screen, "candidates", "The row goes on with 18")
    screen.key("Enter")  # takes space 1 into the row
    assert author.row == (1, 2, 4, 5, 11, 12, 17, 18)
    screen.key("Backspace")
    assert author.row == (2, 4, 5, 11, 12, 17, 18)


def test_tasks_are_saved_opened_and_passed_on(show, tmp_path):
    path = tmp_path / "mine.toml"
    screen = show(Author(path))
    screen.part("rule").fill("every lake space")
    screen.part("hint").fill("<b>Mind</b> your socks, it is wet.")
    wait_for_text(screen, "count", "junior card")
    screen.press("add")
    wait_for_text(screen, "kept", "Not saved yet")
    screen.press("save")
    wait_for_text(screen, "kept", str(path))
    (task,) = load_tasks(path)
    assert task.hint == "<b>Mind</b> your socks, it is wet."
    code = screen.locator.locator("textarea").input_value()
    assert shared(code) == (task,)
    other = show(Author("nowhere.toml"))
    other.locator.locator('form[data-action="code"] input').fill(code)
    other.answered(lambda: other.page.keyboard.press("Enter"))
    assert "every lake space" in other.part("tasks").inner_text()
    other.press("edit 0")
    assert other.part("hint").input_value() == task.hint
    assert share([task]) == other.locator.locator("textarea").input_value()


@pytest.mark.parametrize("name", ["start", "punschge/author"])
def test_the_notebook_is_found_and_runs(run_notebook, name):
    page = run_notebook(f"{name}.ipynb")
    if name == "start":
        assert page.get_by_role("link", name="Write tasks").is_visible()
    else:
        screen = page.locator(".pb-screen").first
        screen.locator('[data-part="rule"]').fill("every moon space")
        page.wait_for_function("() => document.querySelector('[data-part=voice]').textContent.startsWith('every moon space:')")
