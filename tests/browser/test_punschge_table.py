"""A whole competitive round of Professor Pünschge, at one screen for several, in real Chromium."""

import pytest

from pugsbox.punschge.play.crystals import worth
from pugsbox.punschge.play.zones import HOME, PURSE, RIGHT, ROW
from pugsbox.widgets import Table

NAMES = ("Bernd", "Renate", "Uta")


@pytest.fixture
def table():
    return Table("punschge", seats=3, people=3, names=NAMES, keep=None, seed=7, mode="competitive")


@pytest.fixture
def at_the_table(show, table):
    """Press an action; who has to see it first takes the screen."""
    shown = show(table)

    def press(action):
        if table.places.cover is not None:
            assert not shown.board.locator("[data-state~=hinted]").count()  # all may look at the board, but not at the row
            shown.press("uncover")
        shown.press(action)
        return shown

    return press


def on_board(shown, action):
    """Press a space on the board."""
    shown.answered(shown.board.locator(f'[data-action="{action}"]').click)


def test_a_whole_competitive_round(at_the_table, table, keep_picture):
    """The Professor bets, Renate errs, Uta takes her help and brings him home: of 5 and the stake of 1 each gets 3."""
    press = at_the_table
    press("0 take")
    task = next(action for action in table.session.legal() if action.verb == "choose")
    press(str(task))
    shown = press("0 bet")
    state = table.session.state
    row, given = (*state[ROW], HOME), len(state[RIGHT])
    assert shown.part("title").get_by_text("Renate").is_visible()

    assert table.places.cover is None  # assistants have no secrets
    on_board(shown, f"1 step {row[given + 1]}")  # too early
    wrong = shown.board.locator(f'[data-action="2 step {row[given + 1]}"]')
    assert wrong.get_attribute("data-state") == "wrong"
    assert "möööb" in shown.part("log-latest").inner_text()
    keep_picture(shown.page, "punschge-table")

    press("someone")
    press("claim 1")
    press("1 offer")
    shown = press("2 accept")
    for space in row[given:]:
        on_board(shown, f"1 say {space}")
    for space in row[given:]:
        on_board(shown, f"2 step {space}")
    totals = [worth(table.session.state, purse) for purse in PURSE[:3]]
    assert totals == [0, 3, 3]
    assert "had in mind" in shown.part("log-latest").inner_text()
    assert shown.part("title").get_by_text("Round 2 of 3").is_visible()
