"""Screens in Chromium without JupyterLab: every width, every theme, by mouse and by keyboard alone."""

import pytest
from axe_playwright_python.sync_playwright import Axe

from pugsbox.punschge import Board, Practice, Task, house_board, parse_rule
from pugsbox.widgets import Author, Play, Solve
from pugsbox.widgets.base import NO_KERNEL

WIDTHS = (320, 640, 1280, 1920)


def middle_of_a_round():
    game = Play("junior", seed=7)
    for space in (6, 26):
        game.press(f"step {space}")
    game.press("hint")
    return game


def author_at_work():
    author = Author("nowhere.toml")
    for action in (
        "rule every even lake space",
        "hint I count in pairs.",
        "wish hard, begins 2, 4, traps with owls",
        "add",
        "fewer",
    ):
        author.press(action)
    return author


SCREENS = {"play": middle_of_a_round, "solve": lambda: Solve("2+ 4+ 7-"), "author": author_at_work}


@pytest.mark.parametrize("name", SCREENS)
@pytest.mark.parametrize("width", WIDTHS)
def test_every_width(show, keep_picture, name, width):
    screen = show(SCREENS[name](), width=width, height=1000)
    assert screen.page.evaluate("() => document.documentElement.scrollWidth") <= width
    boxes = [screen.space(n).bounding_box() for n in (*range(1, 27), "goal")]
    assert min(min(box["width"], box["height"]) for box in boxes) >= 44
    screen.click(9)
    assert (
        screen.space(9).get_attribute("data-state")
        in {"play": ("wrong",), "solve": ("right",), "author": ("right", "hinted")}[name]
    )
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
    assert screen.part("voice").inner_text() == "6: möööb! Go on from 4."
    assert screen.focused() == "6"
    for space in game.practice.row[2:]:
        while int(screen.focused()) != space:
            screen.page.keyboard.press("ArrowRight" if int(screen.focused()) < space else "ArrowLeft")
        screen.key(" ")
        assert screen.part("voice").inner_text() == f"{space}: brumm brumm!"
    screen.page.keyboard.press("End")
    screen.key("Enter")
    assert screen.part("voice").inner_text() == "brumm brumm! Home with 1 wrong step."
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
    assert "'bx' is no word of the rule language" in screen.part("note").inner_text()
    assert line.input_value() == "every space - bx"


def test_a_click_patches_in_place_and_keeps_the_focus(show):
    screen = show(Solve("2+ 4+"))
    screen.page.evaluate("() => { window.before = document.querySelector('[data-n=\"9\"]'); }")
    screen.click(9)
    assert screen.page.evaluate("() => document.querySelector('[data-n=\"9\"]') === window.before")
    assert screen.focused() == "9"
    assert screen.board.locator('[tabindex="0"]').get_attribute("data-n") == "9"


def test_a_double_click_is_one_step(show):
    game = Play("junior", seed=7)
    screen = show(game)
    box = screen.space(6).bounding_box()
    at = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    screen.answered(lambda: screen.page.mouse.click(*at, click_count=1))
    screen.page.mouse.down(click_count=2)
    screen.page.mouse.up(click_count=2)
    screen.click(9)
    assert [str(move) for move in game.practice.moves[2:]] == ["6-", "9-"]


def test_a_key_held_down_is_one_step_and_shift_enter_is_the_hosts(show):
    game = Play("junior", seed=7)
    screen = show(game)
    screen.space(6).focus()
    screen.answered(lambda: screen.page.keyboard.down("Enter"))
    for _ in range(5):
        screen.page.keyboard.down("Enter")  # the same key again without letting it go: a repeat
    screen.page.keyboard.up("Enter")
    screen.page.evaluate("() => { window.heard = []; addEventListener('keydown', (event) => window.heard.push(event.key)); }")
    screen.page.keyboard.press("Shift+Enter")
    screen.page.keyboard.press("Control+s")
    screen.page.keyboard.press("b")
    screen.page.keyboard.press("Escape")
    assert screen.page.evaluate("() => window.heard") == ["Enter", "Control", "s", "Escape"]
    screen.click(9)
    assert [str(move) for move in game.practice.moves[2:]] == ["6-", "9-"]


def test_the_tab_stop_stays_where_it_was_when_the_board_changes_its_form(show):
    screen = show(Solve("2+ 4+"))
    screen.click(9)
    screen.page.set_viewport_size({"width": 400, "height": 900})
    assert screen.board.locator('[tabindex="0"]').get_attribute("data-n") == "9"
    screen.click(12)
    assert screen.space(12).get_attribute("data-state") == "right"


def test_what_is_typed_stays_until_it_is_accepted(show):
    screen = show(Solve("2+ 4+"))
    line = screen.part("moves")
    line.fill("2+ 4+ 99- 12+")
    screen.answered(lambda: line.press("Enter"))
    assert "no space '99'" in screen.part("note").inner_text()
    assert line.input_value() == "2+ 4+ 99- 12+"
    screen.press("lay wrong")
    assert line.input_value() == "2+ 4+ 99- 12+"
    line.fill("2+,4+,7-")
    screen.answered(lambda: line.press("Enter"))
    assert line.input_value() == "2+ 4+ 7-"


def test_the_key_names_what_is_drawn(show, keep_picture):
    screen = show(Play("junior", seed=7), height=1300)
    screen.locator.locator("summary").click()
    for name in ("covered wagon", "ibex", "mountains", "moon", "yellow"):
        assert screen.locator.get_by_role("listitem").filter(has_text=name).is_visible()
    keep_picture(screen.page, "key")
    assert (
        screen.space(7).locator("title").text_content()
        == "7: yellow star, forest; owl, fish, covered wagon; corner, upper half"
    )


def test_a_screen_can_fill_the_screen(show):
    screen = show(Play("junior", seed=7))
    screen.locator.locator("[data-full-screen]").click()
    screen.page.wait_for_function("() => document.fullscreenElement")
    assert screen.locator.locator("[data-full-screen]").inner_text() == "Leave full screen"
    screen.click(6)
    screen.locator.locator("[data-full-screen]").click()
    screen.page.wait_for_function("() => !document.fullscreenElement")
    assert screen.locator.locator("[data-full-screen]").inner_text() == "Full screen"


def test_a_late_answer_is_waited_for_and_nothing_is_asked_twice(show):
    """The kernel is busy: a second click meanwhile is no second step, and the note goes when the answer comes."""
    game = Play("junior", seed=7)
    screen = show(game, kernel="busy")
    screen.space(6).click()
    screen.page.locator("[data-state=no-kernel]").wait_for()
    screen.space(6).click()
    screen.space(9).click()
    screen.answered(lambda: screen.page.evaluate("() => window.wake()"))
    assert [str(move) for move in game.practice.moves[2:]] == ["6-"]
    assert screen.part("note").inner_text() == ""
    screen.click(9)
    assert [str(move) for move in game.practice.moves[2:]] == ["6-", "9-"]


def test_without_a_kernel_it_says_so(show):
    screen = show(Solve("2+ 4+"), kernel="gone")
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
    assert "- status: 5 rules fit, with 2 rows. Try 18 (90%), then 17 (10%). On average 0.10 wrong steps to go." in heard
    assert "- 'button \"12: red moon, lake; fish, ibex, bull; straight, lower half; white stone: right\"'" in heard
    assert "- 'button \"18: green moon, lake; fish; straight, upper half; 90%\"'" in heard
    assert '- textbox "Moves so far":' in heard
    assert "- text: 2+ 4+ 7- 12+" in heard
    assert heard.count("button") >= 27 + 6


def test_hostile_words_stay_words(show):
    """A task and a board from a stranger: name, start, goal, wording and hint are markup that would run."""
    bite = '<img src="x" onerror="window.bitten = true"><script>window.bitten = true</script>'
    board = Board(bite, house_board().spaces, bite, bite)
    game = Play("junior", seed=7, board=board)
    game.practice = Practice.of(Task("junior", bite, bite, parse_rule("every lake space")), board)
    screen = show(game)
    screen.press("hint")
    assert screen.part("hint-text").inner_text() == f"Hint: {bite}"
    screen.click(26)
    screen.press("show")
    assert bite in screen.part("look").inner_text()
    screen.answered(screen.part("look-1").click)
    screen.locator.locator("summary").click()
    assert screen.page.evaluate("() => [window.bitten, document.querySelectorAll('main img, main script').length]") == [None, 0]


def test_nothing_moves_where_the_reader_wants_no_motion(show):
    screen = show(Play("junior", seed=7))
    moving = """() => [...document.querySelectorAll("*")].filter((element) => {
      const style = getComputedStyle(element);
      return parseFloat(style.transitionDuration) > 0 || parseFloat(style.animationDuration) > 0;
    }).length"""
    assert screen.page.evaluate(moving) == 0
