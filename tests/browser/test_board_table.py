"""A card table with a board in Chromium: every width, every theme, by mouse and by keyboard alone."""

import itertools

import pytest
from axe_playwright_python.sync_playwright import Axe

from pugsbox.draw.table import table_html
from pugsbox.widgets import Lesson, Table
from tests.browser.test_drawn_table import PAGE
from tests.stroll import HINT, STROLL, know_stroll, stroll
from tests.widgets.test_shared import SCENE

NAMES = ("Bernd", "Annegret", "Kim", "Maximilian der Gro\u00dfe")
OPENED = ("0 think 13", "0 help", "1 step 7", "2 step 9")
WIDTHS = {320: "narrow", 560: "wide", 1280: "wide", 1920: "wide"}


@pytest.fixture(autouse=True)
def known(monkeypatch, tmp_path):
    know_stroll(monkeypatch)
    monkeypatch.chdir(tmp_path)


@pytest.fixture
def lay(page):
    """Show a table of eight with a hint, as the player on turn sees it, on a page without a script."""

    def shown(width=1280, seat=3):
        session = stroll(8, *OPENED, names=NAMES)
        refusal = session.check("3 step 7")
        page.set_viewport_size({"width": width, "height": 900})
        html = table_html(session.view(seat), STROLL.clauses, refusal=refusal, tried="3 step 7")
        page.set_content(PAGE.format(html))
        return page

    return shown


SIZES = """(all) => all.map((n) => parseFloat(getComputedStyle(n).fontSize) * n.ownerSVGElement.clientWidth / 32)"""
WITHIN = """(part) => {
  const a = part.getBoundingClientRect(), b = part.closest(".pb-rival, .pb-mat").getBoundingClientRect();
  return a.left >= b.left && a.right <= b.right && a.top >= b.top && a.bottom <= b.bottom;
}"""


def overlap(a, b):
    """Whether two boxes cover each other by more than the width of a line."""
    return all(
        a[start] + a[size] > b[start] + 2 and b[start] + b[size] > a[start] + 2
        for start, size in (("x", "width"), ("y", "height"))
    )


@pytest.mark.parametrize("width", WIDTHS)
def test_every_width(lay, keep_picture, width):
    page = lay(width)
    assert page.evaluate("() => document.documentElement.scrollWidth") <= width
    drawn = {scope: page.locator(f'[data-scope="{scope}"]').is_visible() for scope in ("wide", "narrow")}
    assert [scope for scope, visible in drawn.items() if visible] == [WIDTHS[width]]
    spaces = page.locator("[data-n][data-action]:visible")
    assert spaces.count() == 27
    boxes = [space.bounding_box() for space in (*spaces.all(), *page.locator("button[data-action]:visible").all())]
    assert min(min(box["width"], box["height"]) for box in boxes) >= 44
    around = ".pb-head-line, .pb-notice, .pb-map, .pb-place, .pb-rival, .pb-mat, .pb-log"
    placed = [part.bounding_box() for part in page.locator(around).all()]
    assert not [pair for pair in itertools.combinations(placed, 2) if overlap(*pair)]
    inside = page.locator(".pb-rival > *, .pb-owns .pb-piece, .pb-owns dt, .pb-is-line > *").all()
    assert all(part.evaluate(WITHIN) for part in inside)
    numbers = page.locator(".pb-gem-n:visible").evaluate_all(SIZES)
    assert min(numbers) >= 12
    hint = page.get_by_text(HINT)
    assert hint.evaluate("(e) => parseFloat(getComputedStyle(e).fontSize)") >= 19
    keep_picture(page, f"board-table-{width}")


@pytest.mark.parametrize("looks", [{"color_scheme": "light"}, {"color_scheme": "dark"}, {"forced_colors": "active"}], ids=str)
@pytest.mark.parametrize("seat", [3, 0, None])
def test_axe_finds_nothing_to_mend(lay, keep_picture, seat, looks):
    page = lay(seat=seat)
    page.emulate_media(**looks)
    assert [found["id"] for found in Axe().run(page).response["violations"]] == []
    keep_picture(page, f"board-table-{seat}-{'-'.join(looks.values())}")


def test_print_shows_board_hint_and_crystals_and_no_buttons(lay):
    page = lay()
    page.emulate_media(media="print")
    assert page.locator(".pb-map svg.pb-board:visible").count() == 1
    assert page.get_by_text(HINT).is_visible()
    assert page.locator(".pb-piece:visible").count() > 3
    assert page.locator("button[data-action]:visible").count() == 0


# ---------------------------------------------------------------- the screen


def opened(seats=4, people=4):
    """A table of people; the Professor has thought of a space and opened the round."""
    table = Table("stroll", seats=seats, people=people, seed=1, keep=None)
    for action in ("uncover", "0 think 13", "0 open"):
        table.press(action)
    return table


def pressed(screen, space):
    return screen.board.locator(f'[data-n="{space}"]')


@pytest.mark.parametrize("width", [320, 1280])
def test_a_click_on_a_space_is_an_action_of_whoever_is_asked(show, width):
    table = opened()
    screen = show(table, width=width)
    assert screen.page.evaluate("() => document.documentElement.scrollWidth") <= width
    screen.answered(pressed(screen, 7).click)
    screen.answered(pressed(screen, 27).click)
    assert [str(move.action) for move in table.session.moves[-2:]] == ["1 step 7", "2 step goal"]
    assert pressed(screen, 7).get_attribute("data-state") == "wrong"
    assert "Dex, it is your turn" in screen.part("title").inner_text()
    assert "Dex" in screen.part("question").inner_text()
    assert not screen.part("cover").inner_text()


def test_the_board_by_keyboard_alone_from_hand_to_hand(show):
    table = opened()
    screen = show(table)
    page = screen.page
    pressed(screen, 1).focus()
    for key, space in (("ArrowRight", "2"), ("ArrowUp", "1"), ("End", "27"), ("Home", "1"), ("ArrowDown", "2")):
        page.keyboard.press(key)
        assert screen.focused() == space
    screen.key("Enter")
    assert screen.focused() == "2"  # the next player goes on from there
    page.keyboard.press("ArrowRight")
    screen.key(" ")
    assert [str(move.action) for move in table.session.moves[-2:]] == ["1 step 2", "2 step 3"]
    assert screen.board.locator('[tabindex="0"]').count() == 1
    page.keyboard.press("Tab")
    assert page.evaluate("() => document.activeElement.closest('[data-roving]')") is None


def test_where_the_board_is_only_looked_at_it_is_no_tab_stop_and_the_focus_goes_where_one_reads_on(show):
    table = opened(people=2)
    screen = show(table)
    pressed(screen, 5).focus()
    screen.key("Enter")
    assert table.places.bots_asked == (2,)
    assert screen.page.evaluate("() => document.activeElement.dataset.part") == "question"
    assert screen.board.locator("[tabindex]").count() == 0
    assert screen.board.get_by_role("img", name="5: ").first.is_visible()
    screen.press("go all")
    assert table.places.cover == 1  # the next Professor is a person
    assert screen.page.evaluate("() => document.activeElement.textContent") == "Hand the screen to Bo"


def test_the_one_tab_stop_comes_back_where_somebody_was(show):
    screen = show(Table("stroll", seats=2, people=2, seed=1, keep=None))
    screen.press("uncover")
    screen.press("0 think 7")
    assert screen.board.locator("[tabindex]").count() == 0
    screen.press("0 open")
    assert screen.board.locator('[tabindex="0"]').get_attribute("data-n") == "1"
    screen.answered(pressed(screen, 9).click)
    screen.press("uncover")
    screen.press("1 think 7")
    screen.press("1 help")
    assert screen.board.locator('[tabindex="0"]').get_attribute("data-n") == "9"


def test_a_press_changes_the_board_in_place(show):
    screen = show(opened())
    screen.page.evaluate("() => { window.before = document.querySelector('[data-n=\"9\"]'); }")
    screen.answered(pressed(screen, 9).click)
    assert screen.page.evaluate("() => document.querySelector('[data-n=\"9\"]') === window.before")


def test_a_loaded_game_brings_its_board(show):
    opened().press("save walk")
    table = Table(seed=1, first_player=0, keep=None)
    table.press("save cards")
    screen = show(table)
    for name, boards in (("walk", 1), ("cards", 0), ("walk", 1)):
        screen.locator.locator("details", has_text="Save and load").locator("summary").click()
        screen.answered(lambda name=name: screen.locator.locator('select[data-action="load"]').select_option(name))
        assert screen.locator.locator(".pb-map").count() == boards
        assert "Loaded" in screen.part("told").inner_text()
    screen.answered(pressed(screen, 4).click)
    assert str(table.session.moves[-1].action) == "1 step 4"
    assert pressed(screen, 4).get_attribute("data-state") == "wrong"


@pytest.mark.parametrize("looks", [{}, {"color_scheme": "dark"}, {"forced_colors": "active"}], ids=str)
def test_axe_finds_nothing_to_mend_on_the_screen(show, keep_picture, looks):
    screen = show(opened(8, 8), **looks)
    assert [found["id"] for found in Axe().run(screen.page).response["violations"]] == []
    keep_picture(screen.page, f"shared-{'-'.join(looks.values())}")


@pytest.mark.parametrize("width", [320, 1280])
def test_a_lesson_with_a_board(show, tmp_path, keep_picture, width):
    (tmp_path / "mine.txt").write_text(SCENE)
    lesson = Lesson("mine.txt")
    for action in ("forward", "answer 26", "forward"):
        lesson.press(action)
    screen = show(lesson, width=width)
    assert screen.page.evaluate("() => document.documentElement.scrollWidth") <= width
    screen.answered(pressed(screen, 27).click)
    assert "Right" in screen.part("praise").inner_text()
    keep_picture(screen.page, f"board-lesson-{width}")
