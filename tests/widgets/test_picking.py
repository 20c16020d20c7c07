"""Cards picked from a hand: what they make, and how they go back."""

import pytest

from pugsbox.core.errors import PugsboxError
from pugsbox.core.record import read_record
from pugsbox.core.session import Session
from pugsbox.games import load_game
from pugsbox.widgets import Table
from pugsbox.widgets.base import Screen

TABLE = """game: pet_evil
seats: 3
option: first_player = 0
set: round = 2
set: phase = command
place: hand 0 = red-warhead red-explosive*2 blue-explosive wild-rocket shelter
place: front 2 = treaty
"""


@pytest.fixture(autouse=True)
def strict(monkeypatch, tmp_path):
    monkeypatch.setattr(Screen, "strict", True)
    monkeypatch.chdir(tmp_path)


@pytest.fixture
def table():
    table = Table("pet_evil", seats=3, keep=None)
    table._sit(Session.of(read_record(TABLE + "---\n", load_game), load_game), 1)
    table.press("uncover")
    return table


def picked(table):
    return [face.key for face in table.view().building.picked]


def said(table):
    return [line.text for line in table.view().building.says]


def test_what_the_picked_cards_make_is_said_with_its_clauses(table):
    for card in ("wild-rocket", "red-explosive", "red-warhead", "red-explosive"):
        table.press(f"pick {card}")
    assert picked(table) == ["red-warhead", "red-explosive", "red-explosive", "wild-rocket"]
    assert said(table) == ["A Clean Missile: 2 \N{MULTIPLICATION SIGN} 4 = 8 damage."]
    assert "PET-MIS-05" in table.view().building.says[0].clauses
    assert [choice.action for choice in table.view().building.choices] == [
        "0 attack 1 red-warhead red-explosive*2 wild-rocket"  # nobody can aim at Cleo behind her Treaty
    ]


def test_why_cards_are_no_missile_is_said_reason_by_reason(table):
    for card in ("red-explosive", "blue-explosive", "shelter"):
        table.press(f"pick {card}")
    assert said(table) == [
        "A Shelter is no part of a Missile.",
        "It lacks a Warhead.",
        "It lacks a Rocket.",
        "All Explosives of a Missile have one colour.",
    ]
    assert table.view().building.choices == ()


def test_cards_go_back_one_by_one_or_all_together(table):
    for card in ("red-explosive", "red-explosive", "red-warhead"):
        table.press(f"pick {card}")
    table.press("unpick red-explosive")
    assert picked(table) == ["red-warhead", "red-explosive"]
    table.press("pick red-explosive")
    table.press("pick red-explosive")  # both are picked: they go back
    assert picked(table) == ["red-warhead"]
    table.press("unpick")
    assert picked(table) == []


def test_what_was_picked_is_forgotten_with_the_next_action_and_after_undo(table):
    table.press("pick red-warhead")
    table.press("0 skip")
    assert table.view().building is None
    with pytest.raises(PugsboxError, match="nothing to put together"):
        table.press("pick red-warhead")


@pytest.mark.parametrize("card", ["blue-rocket", "<b>", "red-warhead red-warhead"])
def test_only_cards_of_the_hand_can_be_picked(table, card):
    with pytest.raises(PugsboxError, match="no such card in your hand"):
        table.press(f"pick {card}")
    assert picked(table) == []


def test_a_missile_that_can_be_built_needs_no_buttons_of_its_own(table):
    choices = table.answer["parts"]["choices"]["html"]
    assert "attack" not in choices
    assert "0 skip" in choices
    assert "pick red-warhead" in table.answer["parts"]["hand"]["html"]


NUKE = """game: pet_evil
seats: 4
option: first_player = 0
set: round = 2
set: phase = command
place: hand 0 = nuke-warhead nuke-charge nuke-rocket
"""


def test_the_button_of_a_nuke_says_whom_else_it_hits():
    table = Table("pet_evil", seats=4, keep=None)
    table._sit(Session.of(read_record(NUKE + "---\n", load_game), load_game), 1)
    for card in ("nuke-rocket", "nuke-charge", "nuke-warhead"):
        table.press(f"pick {card}")
    built = table.answer["parts"]["built"]["html"]
    assert "Fire at Bo, and 5 for Cleo, you" in built
    assert "Fire at Cleo, and 5 for Dex, Bo" in built


def test_a_scrap_draw_says_which_card_it_takes():
    table = Table("pet_evil", seats=2, keep=None, first_player=0)
    text = "game: pet_evil\nseats: 2\noption: first_player = 0\nset: phase = supply\nplace: pile-2 = treaty red-rocket\n---\n"
    table._sit(Session.of(read_record(text, load_game), load_game), 1)
    table.press("nobody")
    assert "pile 2: red Rocket" in table.answer["parts"]["choices"]["html"]
