"""Screens in Chromium without JupyterLab: every width, every theme, by mouse and by keyboard alone."""

import pytest
from axe_playwright_python.sync_playwright import Axe

from pugsbox.widgets import Play, Solve
from pugsbox.widgets.base import NO_KERNEL

WIDTHS = (320, 640, 1280, 1920)


def middle_of_a_round():
    game = Play("junior", seed=7)
    for space in (6, 26):
        game.press(f"step {space}")
    game.press("hint")
    return game


SCREENS = {"play": middle_of_a_round, "solve": lambda: Solve("2+ 4+ 7-")}


@pytest.mark.parametrize("name", SCREENS)
@pytest.mark.parametrize("width", WIDTHS)
def test_every_width(show, keep_picture, name, width):
    screen = show(SCREENS[name](), width=width, height=1000)
    assert screen.page.evaluate("() => document.documentElement.scrollWidth") <= width
    boxes = [screen.space(n).bounding_box() for n in (*range(1, 27), "goal")]
    assert min(min(box["width"], box["height"]) for box in boxes) >= 44
    screen.click(9)
    assert screen.space(9).get_attribute("data-state") == ("wrong" if name == "play" else "right")
    keep_picture(screen.page, f"{name}-{width}")


@pytest.mark.parametrize("name", SCREENS)
@pytest.mark.parametrize("looks", [{"color_scheme": "dark"}, {"forced_colors": "active"}], ids=["dark", "forced-colours"])
def test_every_theme(show, keep_picture, name, looks):
    screen = show(SCREENS[name](), **looks)
    keep_picture(screen.page, f"{name}-{'-'.join(looks.values())}")
    assert not Axe().run(screen.page).response["violations"]


@pytest.mark.parametrize("name", SCREENS)
def test_axe_finds_nothing_to_mend(show, name):
    screen = show(SCREENS[name]())
    assert [found["id"] for found in Axe().run(screen.page).response["violations"]] == []


def test_a_round_by_keyboard_alone(show):
    game = Play("junior", seed=7)
    screen = show(game)
    screen.page.keyboard.press("Tab")
    assert screen.focused() == "1"
    for key, space in (
        ("ArrowRight", "2"),
        ("ArrowDown", "3"),
        ("ArrowUp", "2"),
        ("End", "27"),
        ("ArrowRight", "27"),
        ("Home", "1"),
    ):
        screen.page.keyboard.press(key)
        assert screen.focused() == space
    for _ in range(5):
        screen.page.keyboard.press("ArrowRight")
    screen.key("Enter")
    assert screen.part("voice").inner_text() == "6: möööb!"
    assert screen.focused() == "6"
    for space in game.practice.row[2:]:
        while int(screen.focused()) != space:
            screen.page.keyboard.press("ArrowRight" if int(screen.focused()) < space else "ArrowLeft")
        screen.key(" ")
        assert screen.part("voice").inner_text() == f"{space}: brumm brumm!"
    screen.page.keyboard.press("End")
    screen.key("Enter")
    assert "Home with 1 wrong" in screen.part("voice").inner_text()
    screen.page.keyboard.press("Tab")
    assert screen.page.evaluate("() => document.activeElement.dataset.action") == "hint"
    while screen.page.evaluate("() => document.activeElement.dataset.action") != "look 1":
        screen.page.keyboard.press("Tab")
    screen.key("Enter")
    assert screen.part("look").inner_text().startswith("Before step 1, ")
    assert screen.page.evaluate("() => document.activeElement.dataset.action") == "look 1"


def test_stones_by_keyboard_alone(show):
    screen = show(Solve())
    screen.space(1).focus()
    screen.page.keyboard.press("ArrowRight")
    screen.key("Enter")
    screen.page.keyboard.press("ArrowRight")
    screen.page.keyboard.press("ArrowRight")
    screen.key("Enter")
    screen.key("-")
    screen.page.keyboard.press("ArrowRight")
    screen.key("Enter")
    assert screen.part("moves").input_value() == "2+ 4+ 5-"
    assert screen.space(5).get_attribute("data-state") == "wrong"
    screen.key("Backspace")
    assert screen.part("moves").input_value() == "2+ 4+"
    assert screen.space(5).get_attribute("data-state") is None
    line = screen.locator.locator('form[data-action="why"] input')
    line.focus()
    screen.page.keyboard.type("every space - bx")
    screen.key("Enter")
    assert "did you mean" in screen.part("note").inner_text() or "expected" in screen.part("note").inner_text()
    assert line.input_value() == "every space - bx"


def test_a_click_patches_in_place_and_keeps_the_focus(show):
    screen = show(Solve("2+ 4+"))
    screen.page.evaluate("() => { window.before = document.querySelector('[data-n=\"9\"]'); }")
    screen.click(9)
    assert screen.page.evaluate("() => document.querySelector('[data-n=\"9\"]') === window.before")
    assert screen.focused() == "9"
    assert screen.board.locator('[tabindex="0"]').get_attribute("data-n") == "9"


def test_without_a_kernel_it_says_so(show):
    screen = show(Solve("2+ 4+"), kernel=False)
    screen.space(9).click()
    screen.page.locator("[data-state=no-kernel]").wait_for()
    assert screen.part("note").inner_text() == NO_KERNEL


def test_a_mistake_is_announced_beside_the_board(show):
    screen = show(Solve("2+ 4+"))
    screen.click(4)
    assert "bears a white stone" in screen.part("note").inner_text()
    assert screen.part("note").get_attribute("role") == "alert"


def test_what_a_screen_reader_hears(show):
    screen = show(Solve("2+ 4+ 7- 12+"))
    heard = screen.locator.aria_snapshot()
    assert "- status: 5 rules fit, with 2 rows. Try 18 (90%), then 17 (10%). Expect 0.10 more wrong steps." in heard
    assert "- 'button \"12: red moon, lake; fish, ibex, bull; straight, lower half; white stone: right\"'" in heard
    assert "- 'button \"18: green moon, lake; fish; straight, upper half; 90%\"'" in heard
    assert '- textbox "Moves so far":' in heard
    assert "- text: 2+ 4+ 7- 12+" in heard
    assert heard.count("button") >= 27 + 6


def test_nothing_moves_where_the_reader_wants_no_motion(show):
    screen = show(Play("junior", seed=7))
    moving = """() => [...document.querySelectorAll("*")].filter((element) => {
      const style = getComputedStyle(element);
      return parseFloat(style.transitionDuration) > 0 || parseFloat(style.animationDuration) > 0;
    }).length"""
    assert screen.page.evaluate(moving) == 0
