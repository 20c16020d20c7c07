"""The card table and its lessons: in JupyterLab by mouse and by keyboard, and without it at all widths."""

import re

import pytest
from axe_playwright_python.sync_playwright import Axe

from pugsbox.core.record import read_record
from pugsbox.core.session import Session
from pugsbox.games import load_game
from pugsbox.widgets import Lesson, Table

PLAY = "pugs_in_mugs/play.ipynb"
TABLE = """game: pugs_in_mugs
seats: 3
option: first_player = 0
place: hand 0 = red*3 gimme dig blue
place: deck = green plum ...
"""


def table_of(text=TABLE, people=1):
    table = Table(seats=3, keep=None)
    table._sit(Session.of(read_record(text + "---\n", load_game), load_game), people)
    table.press("uncover")
    return table


def ply(screen):
    return int(screen.part("table").get_attribute("data-ply"))


def choices(screen):
    return screen.part("choices").locator("button")


def until_mine(screen):
    """Let bots act until the learner has to decide."""
    while screen.locator.locator('[data-action="go all"]').count():
        screen.press("go all")


# ---------------------------------------------------------------- in JupyterLab


def test_a_whole_turn_by_mouse(open_screen, keep_picture):
    screen = open_screen(PLAY)
    until_mine(screen)
    before = ply(screen)
    for taken in (1, 2):
        screen.answered(choices(screen).first.click)
        assert ply(screen) == before + taken
    while choices(screen).first.get_attribute("data-action").split()[1:2] == ["discard"]:
        screen.answered(choices(screen).first.click)
    assert "draw" in screen.part("log-latest").inner_text()
    keep_picture(screen.page, "table")
    until_mine(screen)
    assert "2 left" in screen.part("question").inner_text()
    assert screen.page.foreign == []


def test_a_whole_turn_by_keyboard_and_the_focus_stays_where_one_reads_on(open_screen):
    screen = open_screen(PLAY)
    page = screen.page
    until_mine(screen)
    screen.part("undo").focus()
    for _ in range(60):
        page.keyboard.press("Shift+Tab")
        if page.evaluate("() => document.activeElement.dataset.action || ''") == choices(screen).first.get_attribute(
            "data-action"
        ):
            break
    before = ply(screen)
    screen.key("Enter")
    assert ply(screen) == before + 1
    assert page.evaluate("() => document.querySelector('.pb-screen').contains(document.activeElement)")
    for _ in range(10):
        if page.evaluate("() => Boolean(document.activeElement.closest('[data-part=choices]'))"):
            break
        page.keyboard.press("Tab")
    screen.key(" ")
    assert ply(screen) == before + 2


def test_a_reload_keeps_the_game_and_offers_it_again(open_screen):
    screen = open_screen(PLAY)
    if screen.part("offer").locator("button").count():
        screen.press("resume")
    until_mine(screen)
    screen.answered(choices(screen).first.click)
    taken, log = ply(screen), screen.part("log-latest").inner_text()
    again = open_screen(PLAY, load=True)
    offered = again.part("offer").inner_text()
    assert f"actions so far: {taken};" in offered
    again.press("resume")
    assert ply(again) == taken
    assert log.splitlines()[0] in again.part("log-latest").inner_text() + again.part("log").inner_text()


IN_VIEW = """([element]) => {
  const box = element.getBoundingClientRect();
  const pane = element.closest(".jp-WindowedPanel-outer, .jp-Notebook").getBoundingClientRect();
  return box.top >= pane.top - 1 && box.bottom <= pane.bottom + 1;
}"""


@pytest.fixture
def first_lesson(open_screen):
    """The first lesson, wherever somebody was the last time."""
    screen = open_screen("walkthroughs/pugs_in_mugs.ipynb")
    if not screen.part("step").inner_text().startswith("Lesson 1 "):
        screen.answered(lambda: screen.locator.locator('select[data-action="lesson"]').select_option("1"))
    return screen


def test_what_answers_a_press_is_in_view(first_lesson):
    screen = first_lesson
    page = screen.page
    screen.press("show")
    screen.press("forward")
    screen.press("try")
    assert page.evaluate(IN_VIEW, [screen.part("refusal").element_handle()])
    screen.press("forward")
    assert page.evaluate(IN_VIEW, [screen.part("tell").element_handle()])
    assert screen.locator.locator(".pb-owns dt").first.bounding_box()["width"] > 30  # JupyterLab would float it


def go_through(screen):
    """Go through a lesson as a learner does: read, answer, move, try, go on."""
    while screen.part("forward").inner_text() != "Next lesson \u25b8" and "last lesson" not in screen.part("task").inner_text():
        if screen.part("forward").get_attribute("aria-disabled") == "true":
            action = "try" if screen.part("task").locator('[data-action="try"]').count() else "show"
            screen.press(action)
            continue
        screen.press("forward")


def test_all_lessons_are_completed(first_lesson, keep_picture):
    screen = first_lesson
    seen = []
    while True:
        seen.append(screen.part("chapter").inner_text())
        go_through(screen)
        if len(seen) == 5:
            keep_picture(screen.page, "lesson")
        if "last lesson" in screen.part("task").inner_text():
            break
        screen.press("forward")
    assert len(seen) == len(set(seen)) == 14
    assert screen.page.foreign == []


def test_the_first_lesson_by_doing_it(first_lesson):
    screen = first_lesson
    field = screen.part("task").locator("input")
    field.fill("4")
    screen.answered(lambda: field.press("Enter"))
    assert "Not quite" in screen.part("told").inner_text()
    screen.part("task").locator("input").fill("5")
    screen.answered(lambda: screen.part("task").locator("input").press("Enter"))
    assert "That is right." in screen.part("told").inner_text()
    assert screen.page.evaluate("() => document.activeElement.dataset.action") == "forward"
    screen.press("forward")
    screen.press("try")
    assert "MUG-EXCH" in screen.part("refusal").inner_text()
    screen.press("forward")
    screen.press("0 exchange red")
    assert screen.part("praise").inner_text().endswith("Right: Exchange three Pugs for the red Mug.")
    assert "Red Mug" in screen.part("owned").inner_text()


# ---------------------------------------------------------------- without JupyterLab


@pytest.mark.parametrize("width", [320, 640, 1280, 1920])
@pytest.mark.parametrize("make", [table_of, Lesson], ids=["table", "lesson"])
def test_nothing_is_cut_off_and_nothing_is_too_small_to_press(show, width, make):
    screen = show(make(), width=width)
    page = screen.page
    assert page.evaluate("() => document.documentElement.scrollWidth <= document.documentElement.clientWidth")
    small = page.evaluate("""() => [...document.querySelectorAll("button, select, input, summary")]
        .filter((e) => e.getClientRects().length && !e.matches(".pb-chip") && e.getBoundingClientRect().height < 43.5)
        .map((e) => e.outerHTML.slice(0, 90))""")
    assert small == []


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize(
    "make", [table_of, lambda: table_of(people=3), lambda: Lesson("pugs_in_mugs")], ids=["table", "round", "lesson"]
)
def test_axe_finds_nothing(show, scheme, make):
    screen = show(make(), color_scheme=scheme)
    found = Axe().run(screen.page)
    assert found.violations_count == 0, found.generate_report()


def test_a_refused_action_is_read_aloud_and_its_clause_opens(show):
    screen = show(table_of())
    screen.part("why-not").locator("summary").click()
    screen.press("why 0 exchange blue")
    refusal = screen.part("refusal")
    assert refusal.get_attribute("role") == "alert"
    assert "MUG-EXCH-01" in refusal.inner_text()
    chip = refusal.locator("button", has_text="MUG-EXCH-01").first
    chip.click()
    assert screen.page.locator(":popover-open").inner_text().count("Three hand Pugs of a single colour")


def test_the_cover_hides_everything_and_the_focus_is_before_its_button(show):
    screen = show(table_of(TABLE.replace("red*3 gimme dig blue", "red blue"), people=3))
    screen.press("0 draw")
    screen.press("0 draw")
    assert screen.part("cover").is_visible()
    assert not screen.part("table").is_visible()
    assert "Red Pug" not in screen.locator.inner_html()
    assert "Bo" in screen.page.evaluate("() => document.activeElement.textContent")
    screen.page.keyboard.press("Tab")
    screen.key("Enter")
    assert screen.part("table").is_visible()
    assert screen.part("cover").inner_text() == ""


def test_a_double_click_and_a_held_key_are_one_action(show):
    table = table_of()
    screen = show(table)
    screen.answered(screen.locator.locator('[data-action="0 draw"]').first.dblclick)
    screen.part("question").get_by_text("1 left").wait_for()
    assert table.session.ply == 1
    table = table_of(people=3)
    screen = show(table)
    screen.locator.locator('[data-action="0 draw"]').first.focus()
    screen.answered(lambda: screen.page.keyboard.down("Enter"))
    for _ in range(3):
        screen.page.keyboard.down("Enter")
    screen.page.keyboard.up("Enter")
    screen.part("question").get_by_text("1 left").wait_for()
    assert table.session.ply == 1


def test_what_one_reads_stays_open_and_a_list_keeps_the_focus(show):
    screen = show(table_of())
    screen.part("why-not").locator("summary").click()
    screen.press("why 0 exchange blue")
    assert screen.part("why-not").locator("details").get_attribute("open") is not None
    players = screen.locator.locator('select[data-action="seats"]')
    players.focus()
    screen.answered(lambda: screen.page.keyboard.press("ArrowDown"))
    screen.answered(lambda: screen.page.keyboard.press("ArrowDown"))
    assert players.input_value() == "5"


def test_the_list_of_saved_games_can_be_used_again_and_again(show, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    table = table_of()
    table.press("save x")
    screen = show(table)
    screen.locator.locator("details", has_text="Save and load").locator("summary").click()
    games = screen.locator.locator('select[data-action="load"]')
    for _ in range(2):
        screen.answered(lambda: games.select_option("x"))
        assert "Loaded" in screen.part("told").inner_text()
        assert games.input_value() == ""


def test_after_an_alternative_the_focus_is_where_one_reads_on(show):
    screen = show(table_of())
    screen.part("why-not").locator("summary").click()
    screen.press("why 0 exchange blue")
    screen.part("refusal").locator('[data-action="0 exchange red"]').focus()
    screen.key("Enter")
    assert screen.page.evaluate("() => document.activeElement.dataset.part") == "question"


def test_on_the_cover_one_sees_what_goes_wrong(show, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    table = Table(people=3, first_player=0)
    table.press("save x")
    screen = show(table)
    screen.locator.locator("details", has_text="Save and load").locator("summary").click()
    screen.locator.locator('form[data-action="save"] input').fill("x")
    screen.answered(lambda: screen.page.keyboard.press("Enter"))
    assert screen.part("cover").get_by_text("There is a file x.txt already").is_visible()


def test_a_whole_game_by_buttons(show):
    table = table_of()
    screen = show(table)
    for _ in range(400):
        if not table.session.turn:
            break
        buttons = choices(screen)
        action = "go all" if table.places.bots_asked else buttons.nth(buttons.count() - 1).get_attribute("data-action")
        screen.press(action)
    assert screen.part("ending").is_visible()
    assert re.search(r"wins|you win", screen.part("ending").inner_text())
