"""The lessons of Professor Pünschge, as a learner plays them: on the board."""

from pugsbox.widgets import Lesson


def test_the_first_lesson_is_played_on_the_board(show, monkeypatch, tmp_path):
    monkeypatch.chdir(tmp_path)
    screen = show(Lesson("punschge"))
    screen.page.get_by_role("textbox").fill("the bull")
    screen.answered(lambda: screen.page.keyboard.press("Enter"))
    screen.press("forward")
    screen.press("0 step 13")
    assert "something else is wanted" in screen.part("told").inner_text()
    screen.press("0 step 16")
    assert "16" in screen.part("praise").inner_text()
    assert "brumm brumm" in screen.board.inner_text()
    screen.press("try")
    assert "PUN-MARK-11" in screen.part("refusal").inner_text()
    screen.press("forward")
    screen.press("0 step 20")
    screen.press("answer no")
    screen.press("forward")
    screen.press("0 step goal")
    assert "each of you gets crystals worth 5" in screen.part("tell").inner_text()
