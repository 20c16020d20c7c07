"""Pet Evil at one screen: Missiles are picked from the hand, and answered from other seats."""

import pytest
from axe_playwright_python.sync_playwright import Axe

from pugsbox.core.record import read_record
from pugsbox.core.session import Session
from pugsbox.games import load_game
from pugsbox.widgets import Table

TABLE = """game: pet_evil
seats: 3
option: first_player = 0
set: round = 2
set: phase = command
place: hand 0 = red-warhead red-explosive*3 blue-explosive wild-rocket
place: hand 1 = deflection green-rocket
place: hand 2 = shelter blue-warhead
"""


def table_of(people):
    table = Table("pet_evil", seats=3, keep=None)
    table._sit(Session.of(read_record(TABLE + "---\n", load_game), load_game), people)
    table.press("uncover" if people == 1 else "nobody")
    return table


def pick(screen, *cards):
    for card in cards:
        screen.press(f"pick {card}")


def test_an_attack_with_a_deflection_and_a_shelter_from_three_seats(show, keep_picture):
    table = table_of(people=3)
    screen = show(table)
    assert "Hand the screen to Ada" in screen.part("cover").inner_text()
    screen.press("uncover")
    pick(screen, "red-warhead", "red-explosive", "red-explosive", "red-explosive")
    assert "It lacks a Rocket." in screen.part("verdict").inner_text()
    pick(screen, "wild-rocket")
    assert "12 damage" in screen.part("verdict").inner_text()
    keep_picture(screen.page, "missile")
    screen.answered(screen.part("built").get_by_text("Fire at Bo").click)
    assert "Hand the screen to Bo" in screen.part("cover").inner_text()
    assert "Shelter" not in screen.locator.inner_text()  # nobody's hand is shown
    screen.press("uncover")
    assert "Ada aims at you, 12 damage" in screen.part("question").inner_text()
    screen.press("1 deflect 2")
    assert "Hand the screen to Cleo" in screen.part("cover").inner_text()
    screen.press("uncover")
    assert "Bo aims at you, 12 damage" in screen.part("question").inner_text()
    screen.press("2 shelter")
    health = {line.seat: line.value for line in table.session.view().counters if line.name.startswith("health")}
    assert health == {0: "20", 1: "20", 2: "14"}
    clauses = {clause for event in table.session.events for clause in event.clauses}
    assert {"PET-DEFL-01", "PET-SHEL-01", "PET-MIS-05", "PET-WILD-02"} <= clauses


def test_a_missile_is_built_by_keyboard_alone_and_says_why_it_is_none(show):
    screen = show(table_of(people=1))
    first = screen.locator.locator('[data-action="pick red-warhead"]')
    first.focus()
    screen.key("Enter")
    assert first.get_attribute("aria-pressed") == "true"
    for card in ("red-explosive", "blue-explosive", "wild-rocket"):
        screen.locator.locator(f'[data-action="pick {card}"]').focus()
        screen.key(" ")
    said = screen.part("verdict").inner_text()
    assert "All Explosives of a Missile have one colour." in said
    assert "PET-MIS-04" in said
    screen.locator.locator('[data-action="unpick blue-explosive"]').focus()
    screen.key("Enter")
    assert "4 damage" in screen.part("verdict").inner_text()
    screen.locator.locator('[data-part="built"] button').first.focus()
    screen.key("Enter")
    assert screen.part("building").inner_text() == ""
    assert "Your target: Bo" in screen.part("log-latest").inner_text()


@pytest.mark.parametrize("width", [320, 1280])
def test_the_table_is_accessible_and_fits(show, width):
    screen = show(table_of(people=1), width=width)
    pick(screen, "red-warhead", "red-explosive")
    found = Axe().run(screen.page)
    assert found.violations_count == 0, found.generate_report()
    assert screen.page.evaluate("document.documentElement.scrollWidth") <= width
