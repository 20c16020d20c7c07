"""Gamers vs. Evil at one screen: cards are played and bought where they lie; an attack is answered from another seat."""

import pytest
from axe_playwright_python.sync_playwright import Axe

from pugsbox.core.record import read_record
from pugsbox.core.session import Session
from pugsbox.games import load_game
from pugsbox.widgets import Gallery, Table

FIRST = """game: gamers_vs_evil
seats: 2
option: first_player = 0
set: turn = 0
place: hero 0 = tycho
place: deck 0 = quarter*2 cardboard-tube*4
place: hand 0 = quarter*3 cardboard-tube*3
place: discard 0 = -
set: power = 1
"""
ATTACK = """game: gamers_vs_evil
seats: 3
option: first_player = 0
set: turn = 0
place: hand 0 = chaos-world-smasher quarter*2
place: hand 1 = baby-ninja quarter*5
place: hand 2 = pax-pox quarter*5
"""


def table_of(text, seats, people=1):
    table = Table("gamers_vs_evil", seats=seats, keep=None)
    table._sit(Session.of(read_record(text + "---\n", load_game), load_game), people)
    table.press("uncover" if people == 1 else "nobody")
    return table


def test_tychos_first_turn_by_mouse(show, keep_picture):
    """The rulebook's sample turn: three Quarters, three Tubes, Merch and Fleshreaper."""
    table = table_of(FIRST, seats=2)
    screen = show(table)
    title = screen.part("title")
    for n in range(3):
        screen.press("0 play quarter")
        assert f"Tokens {n + 1}" in title.inner_text()
    screen.press("0 buy merch")
    assert "Tokens 0" in title.inner_text()
    screen.press("0 play-all")
    assert "Power 4" in title.inner_text()
    keep_picture(screen.page, "first-turn")
    screen.press("0 buy fleshreaper")
    assert "Power 0" in title.inner_text()
    assert screen.locator.locator('[data-action^="0 buy"]').count() == 0  # nothing can be paid for any more
    screen.press("0 end")
    state, game = table.session.state, table.session.game
    cards = {name: sorted(state.cells[game.layout.cell(f"{name} 0")]) for name in ("hand", "deck", "discard")}
    assert cards["hand"] == ["cardboard-tube"] * 4 + ["quarter"] * 2
    assert cards["deck"] == []
    assert cards["discard"] == ["cardboard-tube"] * 3 + ["fleshreaper", "merch"] + ["quarter"] * 3


def test_a_click_anywhere_on_a_card_plays_it(show):
    screen = show(table_of(FIRST, seats=2))
    card = screen.locator.locator('.pb-card:has([data-action="0 play quarter"])')
    screen.answered(lambda: card.click(position={"x": 20, "y": 60}))
    assert "Tokens 1" in screen.part("title").inner_text()


def test_an_attack_is_defended_from_another_seat(show):
    table = table_of(ATTACK, seats=3, people=3)
    screen = show(table)
    screen.press("uncover")
    screen.press("0 play chaos-world-smasher")
    assert "Hand the screen to Bo" in screen.part("cover").inner_text()
    assert "Baby Ninja" not in screen.part("hand").inner_text()
    screen.press("uncover")
    assert "Ada attacks with a Chaos World-Smasher: do you block?" in screen.part("question").inner_text()
    screen.press("1 block baby-ninja")
    screen.press("uncover")
    assert "Ada attacks" in screen.part("question").inner_text()
    assert screen.locator.locator('[data-action="2 block pax-pox"]').get_attribute("aria-label") == "Block with PAX Pox"
    screen.press("2 take")
    owned = [table.session.state.cells[table.session.game.layout.cell(f"discard {seat}")] for seat in (1, 2)]
    assert owned == [("baby-ninja",), ("pax-pox",)]
    clauses = {clause for event in table.session.events for clause in event.clauses}
    assert {"PA-PVP-01", "PA-PVP-02", "PA-PVP-03", "PA-PVP-04", "PA-PVP-09"} <= clauses


def test_a_turn_by_keyboard_alone(show):
    screen = show(table_of(FIRST, seats=2))
    for action in ("0 play cardboard-tube", "0 play-all", "0 buy merch", "0 end"):
        screen.locator.locator(f'[data-action="{action}"]').first.focus()
        screen.key("Enter")
    assert "Bo" in screen.part("log-latest").inner_text()
    assert "You buy a Merch" in screen.locator.inner_text()


def test_what_cards_of_a_row_do_unfolds(show):
    screen = show(table_of(FIRST, seats=2))
    told = screen.part("mat").locator("details", has_text="Evil row").first
    told.locator("summary").click()
    assert "each other player gains a PAX Pox or discards a card" in told.inner_text()


def test_a_row_that_tells_what_its_cards_do_stays_above_the_other_row(show):
    screen = show(table_of(FIRST, seats=2))
    rows = [screen.part("mat").get_by_role("group", name=f"{name} row") for name in ("Gamer", "Evil")]
    rows[0].locator("summary").click()
    green, red = (row.bounding_box() for row in rows)
    assert green["y"] + green["height"] <= red["y"]


def test_the_hand_stands_beside_the_rows_and_below_them_where_there_is_no_room(show):
    wide = show(table_of(FIRST, seats=2), width=1280)
    hand, mat = (wide.part(name).bounding_box() for name in ("hand", "mat"))
    assert hand["x"] > mat["x"] + mat["width"]
    assert hand["y"] < 500  # in sight without scrolling
    tops = [mini.bounding_box()["y"] for mini in wide.part("mat").locator(".pb-minis").first.locator(".pb-mini").all()]
    assert len(tops) == 7
    assert len(set(tops)) == 1  # a row is one row
    narrow = show(table_of(FIRST, seats=2), width=768)
    hand, mat, log = (narrow.part(name).bounding_box() for name in ("hand", "mat", "log-latest"))
    assert mat["y"] + mat["height"] < hand["y"] < log["y"]


@pytest.mark.parametrize("width", [320, 1280])
def test_the_table_is_accessible_and_fits(show, width):
    screen = show(table_of(ATTACK, seats=3), width=width)
    found = Axe().run(screen.page)
    assert found.violations_count == 0, found.generate_report()
    assert screen.page.evaluate("document.documentElement.scrollWidth") <= width


@pytest.mark.parametrize("width", [320, 1280])
def test_the_gallery_is_accessible_and_fits(browser, width):
    page = browser.new_page(viewport={"width": width, "height": 900})
    html = Gallery("gamers_vs_evil")._repr_html_()
    page.set_content(f'<html lang="en"><title>cards</title><main><h1>Cards</h1>{html}</main>')
    assert page.locator(".pb-card").count() == len(load_game("gamers_vs_evil").cards)
    found = Axe().run(page)
    assert found.violations_count == 0, found.generate_report()
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    page.close()
