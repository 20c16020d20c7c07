"""The notebooks of Professor Pünschge in JupyterLab: play, solve, rules."""

import re

import pytest

from pugsbox.punschge.practice import Practice
from tests.browser.conftest import Shown

CELLS = "() => window.jupyterapp.shell.currentWidget.content.widgets.length"


def row_of(screen):
    """The row of the task that a screen has drawn by lot: its number stands there."""
    level, number = re.search(r"(\w+) task no\. (\d+)", screen.part("count").inner_text()).groups()
    return Practice.new((level,), seed=int(number)).row


@pytest.mark.parametrize("notebook", ["start", "punschge/play"])
def test_play_by_mouse(open_screen, keep_picture, notebook):
    screen = open_screen(f"{notebook}.ipynb")
    row = row_of(screen)
    wrong = next(n for n in range(1, 27) if n not in row)
    screen.click(wrong)
    assert screen.part("voice").inner_text() == f"{wrong}: möööb! Go on from {row[1]}."
    assert screen.space(wrong).get_attribute("data-state") == "wrong"
    screen.click(row[2])
    assert screen.part("voice").inner_text() == f"{row[2]}: brumm brumm!"
    assert screen.space(row[2]).get_attribute("data-state") == "right"
    assert screen.space(wrong).get_attribute("data-state") is None
    screen.press("hint")
    assert screen.part("hint-text").inner_text().startswith("Hint: ")
    keep_picture(screen.page, notebook.rpartition("/")[2])
    for space in (*row[3:], "goal"):
        screen.click(space)
    assert screen.part("voice").inner_text() == "brumm brumm! Home with 1 wrong step."
    screen.answered(screen.part("look-1").click)
    assert "selected" in screen.space(wrong).get_attribute("data-state")
    keep_picture(screen.page, f"{notebook.rpartition('/')[2]}-looking-back")
    assert screen.page.foreign == []


@pytest.mark.parametrize("notebook", ["start", "punschge/play"])
def test_play_by_keyboard_and_jupyterlab_keeps_its_fingers_off(open_screen, notebook):
    screen = open_screen(f"{notebook}.ipynb")
    row = row_of(screen)
    screen.locator.locator('[data-action="hint"]').focus()
    screen.page.keyboard.press("Shift+Tab")
    assert screen.focused() == "1"  # one Tab stop for the whole board
    cells = screen.page.evaluate(CELLS)
    for key in "abxvddyzm":
        screen.page.keyboard.press(key)
    assert screen.page.evaluate(CELLS) == cells
    assert screen.focused() == "1"
    for _ in range(row[2] - 1):
        screen.page.keyboard.press("ArrowRight")
    screen.key("Enter")
    assert screen.part("voice").inner_text() == f"{row[2]}: brumm brumm!"
    assert screen.space(row[2]).get_attribute("data-state") == "right"


def test_solve_by_mouse(open_screen, keep_picture):
    screen = open_screen("punschge/solve.ipynb")
    assert screen.part("moves").input_value() == "2+ 4+ 7-"
    screen.click(12)
    assert screen.space(12).get_attribute("data-state") == "right"
    assert screen.space(7).get_attribute("data-state") is None
    assert screen.space(18).get_attribute("data-heat") == "5"
    assert screen.part("voice").inner_text().startswith("5 rules fit, with 2 rows. Try 18 (90%)")
    keep_picture(screen.page, "solve")
    line = screen.locator.locator('form[data-action="why"] input')
    line.fill("every 2nd space")
    screen.answered(lambda: line.press("Enter"))
    assert screen.part("why").inner_text().endswith("by this rule 6 comes next after 4.")
    screen.press("lay wrong")
    screen.click(18)
    assert screen.part("voice").inner_text().startswith("1 rule fits, with 1 row. Only 17 can come next.")
    screen.click(17)
    assert screen.part("voice").inner_text() == "No rule fits. Doubt move 4, 12+."
    assert screen.space(12).get_attribute("data-state") == "right hinted"
    assert screen.page.foreign == []


def test_thinking_for_oneself_by_mouse(open_screen, keep_picture):
    screen = open_screen("punschge/solve.ipynb")
    assert screen.part("home").inner_text() == "72% likely, trying 5, then 6, then 9, then 12."
    screen.press("lay cross")
    assert screen.space(6).get_attribute("data-heat") is None
    screen.click(13)
    assert screen.space(13).get_attribute("data-state") == "crossed"
    assert screen.part("crossed").inner_text().startswith("13: follows.")
    screen.click(6)
    assert screen.part("crossed").inner_text().startswith("6: not yet. ")
    screen.press("hint")
    screen.press("hint")
    assert screen.part("hints").locator("li").count() == 2
    keep_picture(screen.page, "solve-crossed")
    screen.press("answers")
    assert screen.space(6).get_attribute("data-heat") == "5"
    assert screen.page.foreign == []


def test_solve_by_keyboard(open_screen):
    screen = open_screen("punschge/solve.ipynb")
    screen.part("hint").focus()
    screen.page.keyboard.press("Shift+Tab")
    assert screen.focused() == "1"
    for _ in range(11):
        screen.page.keyboard.press("ArrowRight")
    screen.key("Enter")
    assert screen.space(12).get_attribute("data-state") == "right"
    screen.key("-")
    screen.page.keyboard.press("ArrowRight")
    screen.key("Enter")
    assert screen.space(13).get_attribute("data-state") == "wrong"
    screen.key("Backspace")
    assert screen.space(13).get_attribute("data-state") is None
    assert screen.part("moves").input_value() == "2+ 4+ 7- 12+"


def test_a_kernel_that_is_gone_is_noticed(open_screen):
    screen = open_screen("punschge/solve.ipynb")
    screen.page.evaluate("() => window.jupyterapp.shell.currentWidget.sessionContext.session.kernel.shutdown()")
    screen.space(9).click()
    screen.root.and_(screen.page.locator("[data-state=no-kernel]")).wait_for()
    assert "Run All Cells" in screen.part("note").inner_text()


def test_a_notebook_opened_again_shows_its_board_and_says_what_to_do(open_screen, lab):
    screen = open_screen("punschge/solve.ipynb")
    page = screen.page
    screen.click(12)
    page.evaluate("() => window.jupyterapp.commands.execute('docmanager:save')")
    page.wait_for_function("() => !window.jupyterapp.shell.currentWidget.context.model.dirty")
    page.evaluate("() => window.jupyterapp.commands.execute('kernelmenu:shutdown')")
    page.wait_for_function("() => !window.jupyterapp.shell.currentWidget.sessionContext.session")
    page.goto(f"{lab}/lab/tree/punschge/solve.ipynb?reset")
    again = Shown(page, page.locator(".pb-screen").first)
    again.root.and_(page.locator("[data-answer]")).wait_for()
    assert again.space(12).get_attribute("data-state") == "right"
    again.space(9).click()
    again.root.and_(page.locator("[data-state=no-kernel]")).wait_for()
    assert "Run All Cells" in again.part("note").inner_text()


def test_the_rules_notebook_runs(run_notebook):
    page = run_notebook("punschge/rules.ipynb")
    assert page.locator(".jp-OutputArea-output", has_text="(4, 6, 7, 17, 24, 25)").count() > 0
