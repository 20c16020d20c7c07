"""Professor Pugnacious at one screen: a turn by mouse and by keys, targets chosen in secret by two, Failure handed out."""

import pytest
from axe_playwright_python.sync_playwright import Axe

from pugsbox.core.record import read_record
from pugsbox.core.session import Session
from pugsbox.games import load_game
from pugsbox.pugnacious.balance import simulate
from pugsbox.pugnacious.kinds import TOKENS
from pugsbox.widgets import BalanceSheet, Table

FIRST = """game: pugnacious
seats: 2
place: hand 0 = minor-skill*3 minor-fight*2
place: queue 0 = telegram patent telegram bribe airship
place: main-deck = curses alibi ...
place: spot-1 = street-tough
place: spot-2 = pit-of-spikes
place: spot-3 = crime-lord
"""
COMBAT = """game: pugnacious
seats: 2
place: spot-1 = street-tough
place: spot-2 = locked-cabinet
place: spot-3 = crime-lord
set: fight 0 = 2
set: skill 1 = 3
set: failure 0 = 1
set: failure 1 = 2
set: phase = combat
"""


def table_of(text, seats=2, people=1):
    table = Table("pugnacious", seats=seats, keep=None)
    table._sit(Session.of(read_record(text + "---\n", load_game), load_game), people)
    table.press("uncover" if people == 1 else "nobody")
    return table


def value(table, name):
    return table.session.state.cells[table.session.game.layout.cell(name)]


def test_a_first_turn_by_mouse(show, keep_picture):
    table = table_of(FIRST)
    screen = show(table)
    assert "Phase Play" in screen.part("title").inner_text()
    screen.press("0 play-all")
    assert "Skill 3" in screen.part("hand").inner_text()
    screen.press("0 done")
    assert "Phase Buy" in screen.part("title").inner_text()
    row = screen.part("mat").get_by_role("group", name="Your card queue")
    assert [name.inner_text() for name in row.locator(".pb-name").all()] == [
        "Telegram", "Patent", "Telegram", "Bribe", "Airship",
    ]  # fmt: skip
    keep_picture(screen.page, "queue")
    screen.press("0 buy telegram 3")  # the one in the third space
    assert value(table, "queue 0") == ("telegram", "patent", "bribe", "airship", "curses")
    screen.press("0 done")
    assert "Nobody sees it yet" in screen.part("question").inner_text()
    fight = screen.locator.locator('[data-action="0 target spot-1"]')
    assert fight.inner_text().split("\n") == ["Fight", "2 against 1"]
    screen.press("0 target spot-1")
    assert value(table, "xp 0") == 1
    assert "Turn 2" in screen.part("title").inner_text()
    assert screen.part("news").inner_text().startswith("Last fight\nYou beat a Street Tough: 2 against 1.")
    assert screen.part("news").bounding_box()["y"] < 100  # in view, wherever the log is


def test_two_at_one_screen_choose_in_secret_reveal_and_hand_out_failure(show):
    table = table_of(COMBAT, people=2)
    screen = show(table)
    screen.press("uncover")
    screen.press("0 target spot-1")
    assert "Hand the screen to Bo" in screen.part("cover").inner_text()
    screen.press("uncover")
    shown = screen.locator.inner_text()
    assert "Ada has laid a token face down" in shown
    assert not [name for name in TOKENS.values() if f"Ada fights {name}" in shown]
    rival = screen.part("rivals").locator('[data-seat="0"]').inner_text()
    assert "Target, face down\n1 card" in rival
    assert "Enemy 1" not in rival  # nothing tells what it is
    screen.press("1 target spot-2")
    told = [game_event.kind for game_event in table.session.moves[-1].events]
    assert told.count("shows the target") == 2  # both in one step
    assert "To whom do you give your Failure?" in screen.part("question").inner_text()
    gifts = screen.locator.locator('[data-action^="1 give 0 "]')
    assert [gift.inner_text() for gift in gifts.all()] == ["1: 1 against 1", "2: 0 against 1"]
    screen.press("1 give 0 1")
    screen.press("1 done")
    assert value(table, "received 0") == 1
    assert value(table, "failure 1") == 1  # a point may be kept
    screen.press("uncover")
    screen.press("0 give 1 1")
    assert (value(table, "round"), value(table, "xp 0"), value(table, "xp 1")) == (2, 1, 1)


def test_failure_decides_who_wins(show):
    table = table_of(COMBAT.replace("set: failure 1 = 2\n", ""), people=2)
    screen = show(table)
    screen.press("uncover")
    screen.press("0 target none")
    screen.press("uncover")
    screen.press("1 target spot-2")
    screen.press("uncover")
    assert "To whom do you give your Failure?" in screen.part("question").inner_text()
    give = screen.locator.locator('[data-action="0 give 1 1"]')
    assert "2 against 2" in give.inner_text()  # three Skill, less one, against a Trap of two
    screen.press("0 give 1 1")
    assert value(table, "xp 1") == 1
    assert "Locked Cabinet: 2 against 2" in screen.locator.inner_text()


def test_what_rivals_have_unfolds_and_stays_open(show):
    screen = show(table_of(FIRST.replace("seats: 2", "seats: 3"), seats=3))
    rival = screen.part("rivals").locator('[data-seat="1"]')
    fold = rival.locator("summary")
    assert "Card queue 5" in fold.inner_text()
    assert "Discard pile" not in rival.inner_text()
    fold.focus()
    screen.page.keyboard.press("Enter")
    assert "Discard pile" in rival.inner_text()
    screen.press("0 play minor-skill")
    assert "Discard pile" in rival.inner_text()


def test_from_the_question_one_gets_to_the_buttons_at_cards_on_a_telephone(show):
    screen = show(table_of(FIRST), width=390, height=844)
    screen.press("0 play-all")
    assert not screen.locator.get_by_text("To the cards on the table").count()  # nothing can be done there
    screen.press("0 done")
    for action, then in (("0 buy telegram", "0 done"), ("0 target dummy", "0 target dummy")):
        screen.locator.get_by_text("To the cards on the table").click()
        box = screen.locator.locator(f'[data-action="{action}"]').bounding_box()
        assert 0 < box["y"] < box["y"] + box["height"] < 844
        assert screen.page.evaluate("document.activeElement.dataset.action") == action
        screen.press(then)


def test_on_a_telephone_how_the_fight_ended_stands_above_the_next_question_and_no_name_is_cut(show):
    screen = show(table_of(FIRST), width=390, height=844)
    for action in ("0 play-all", "0 done", "0 done", "0 target spot-1"):
        screen.press(action)
    news, place = (screen.part(name).bounding_box() for name in ("news", "place"))
    assert 0 < place["y"] - news["y"] - news["height"] < 40
    name = screen.part("mat").get_by_text("Mechanical Abomination")
    assert name.bounding_box()["height"] < 2.5 * name.evaluate("name => parseFloat(getComputedStyle(name).lineHeight)")


def test_whom_rivals_fight_is_in_view_while_failure_is_handed_out(show):
    screen = show(table_of(COMBAT.replace("seats: 2", "seats: 3"), seats=3, people=3))
    for action in ("0 target dummy", "1 target spot-2", "2 target none"):
        screen.press("uncover")
        screen.press(action)
    screen.press("uncover")
    rivals = [screen.part("rivals").locator(f'[data-seat="{seat}"]').inner_text() for seat in (1, 2)]
    assert ["Enemy 2" in rivals[0], "Nobody" in rivals[1]] == [True, True]


def test_where_several_people_have_ended_a_game_there_is_no_empty_frame(show):
    no_failure = COMBAT.replace("fight 0 = 2", "fight 0 = 20").replace("set: failure 0 = 1\nset: failure 1 = 2\n", "")
    screen = show(table_of(no_failure, people=2))
    for action in ("uncover", "0 target finale", "uncover", "1 target none"):
        screen.press(action)
    assert "The game is over" in screen.part("title").inner_text()
    assert screen.part("news").inner_text().endswith("The Finale was beaten.")
    assert not screen.part("place").is_visible()


def test_a_turn_by_keyboard_alone(show):
    table = table_of(FIRST)
    screen = show(table)
    for action in ("0 play minor-skill", "0 play-all", "0 done", "0 buy greater-skill", "0 done", "0 target spot-1"):
        screen.locator.locator(f'[data-action="{action}"]').first.focus()
        screen.key("Enter")
    assert value(table, "round") == 2
    assert value(table, "xp 0") == 1


def test_events_are_chosen_one_by_one(show):
    table = table_of(FIRST)
    screen = show(table)
    screen.locator.get_by_text("House rules, for the next new game").click()
    group = screen.locator.get_by_role("group", name="Events in the Main Deck.")
    for name in ("truce", "war fever"):
        screen.answered(lambda name=name: group.get_by_role("button", name=name).click())
    assert table.options["events"] == "war-fever+truce"
    assert group.locator("[aria-pressed=true]").count() == 2
    screen.answered(lambda: group.get_by_role("button", name="truce").click())
    assert table.options["events"] == "war-fever"
    screen.answered(lambda: group.get_by_role("button", name="none").click())
    assert table.options["events"] == "none"


def test_the_combat_zone_is_one_row_and_the_queue_another(show):
    screen = show(table_of(FIRST), width=1280)
    tops = {card.bounding_box()["y"] for card in screen.part("mat").locator(".pb-is-one .pb-card").all()}
    assert len(tops) == 1
    row = screen.part("mat").locator(".pb-is-row .pb-card")
    assert row.count() == 5
    assert len({card.bounding_box()["y"] for card in row.all()}) == 1


@pytest.mark.parametrize("width", [320, 1280])
@pytest.mark.parametrize("text", [FIRST, COMBAT])
def test_the_table_is_accessible_and_fits(show, width, text):
    screen = show(table_of(text), width=width)
    found = Axe().run(screen.page)
    assert found.violations_count == 0, found.generate_report()
    assert screen.page.evaluate("document.documentElement.scrollWidth") <= width


def test_figures_are_accessible_and_fit(browser):
    sheet = BalanceSheet(simulate(4, seats=2))
    html = "".join(
        part._repr_html_() for part in (sheet.length(), sheet.spread(), sheet.endings(), sheet.seats(), sheet.cards())
    )
    page = browser.new_page(viewport={"width": 768, "height": 900})
    page.set_content(f'<html lang="en"><title>figures</title><main><h1>Figures</h1>{html}</main>')
    found = Axe().run(page)
    page.close()
    assert found.violations_count == 0, found.generate_report()
