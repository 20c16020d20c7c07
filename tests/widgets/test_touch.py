"""Cards are played, bought and discarded where they lie; what is done there needs no button elsewhere."""

import re

import pytest

from pugsbox.core.record import read_record
from pugsbox.core.session import Session
from pugsbox.draw.table import table_parts
from pugsbox.games import load_game

TABLE = """game: gamers_vs_evil
seats: 2
option: first_player = 0
set: turn = 0
place: hero 0 = annarchy
place: hero 1 = catsby
place: hand 0 = quarter*2 giant-snake
place: hand 1 = merch baby-ninja
"""


def parts_of(*lines, seat=0, head=""):
    """The parts of a table after some actions."""
    session = Session.of(read_record(f"{TABLE}{head}---\n", load_game), load_game)
    for line in lines:
        session.push(session.game.read(line))
    return {name: part.get("html", "") for name, part in table_parts(session.view(seat)).items()}


def at(html):
    """The actions of the buttons in a part."""
    return re.findall(r'data-action="([^"]+)"', html)


def test_cards_of_the_hand_are_played_where_they_lie():
    parts = parts_of()
    assert at(parts["hand"]) == ["0 play quarter", "0 play giant-snake"]
    assert at(parts["choices"]) == ["0 play-all", "0 end"]
    assert at(parts["mat"]) == []  # nothing can be paid for


def test_cards_of_a_row_are_bought_where_they_lie_if_they_can_be_paid_for():
    parts = parts_of(head="set: tokens = 3\nset: power = 2\n")
    assert at(parts["mat"]) == ["0 buy baby-ninja", "0 buy merch", "0 buy sinestine", "0 buy tiny-bat"]
    assert 'aria-label="Buy Merch, 3 Tokens"' in parts["mat"]
    assert not [action for action in at(parts["choices"]) if " buy " in action]


def test_a_loot_is_bought_at_its_boss_and_the_boss_when_its_loots_are_gone():
    parts = parts_of(head="set: tokens = 8\n")
    assert "0 buy green-loot" in at(parts["mat"])
    assert "Buy a Gamer Loot" in parts["mat"]
    last = "place: green-boss = cardboard-tube-samurai-3\nplace: green-loots = -\nset: tokens = 13\n"
    assert "0 buy cardboard-tube-samurai-3" in at(parts_of(head=last)["mat"])


def test_who_has_to_discard_does_it_at_the_cards_and_what_lies_nowhere_has_a_button():
    parts = parts_of("0 play giant-snake", "1 take", seat=1)
    assert at(parts["hand"]) == ["1 discard baby-ninja", "1 discard merch"]
    assert at(parts["choices"]) == ["1 gain pax-pox"]


def test_a_defence_is_played_at_the_card_and_only_there():
    parts = parts_of("0 play giant-snake", seat=1)
    assert at(parts["hand"]) == ["1 block baby-ninja"]
    assert at(parts["choices"]) == ["1 take"]


@pytest.mark.parametrize("seat", [1, None])
def test_who_is_not_asked_has_no_button_at_any_card(seat):
    parts = parts_of(seat=seat)
    assert at(parts["hand"] + parts["mat"] + parts["owned"] + parts["choices"]) == []


def test_what_is_refused_stays_in_the_list_of_what_one_may_wonder_about():
    refused = parts_of()["why-not"]  # so many that they are a list
    assert "why 0 buy" in at(refused)
    assert '<option value="merch">Merch, 3 Tokens</option>' in refused
    assert "why 0 play" not in " ".join(at(refused))


def test_of_several_buttons_at_a_card_each_says_what_it_does():
    parts = parts_of("0 play bat-milk", head="place: hand 0 = bat-milk\nplace: deck 0 = cardboard-tube fleshreaper\n")
    assert at(parts["mat"]) == ["0 delete cardboard-tube", "0 top cardboard-tube", "0 delete fleshreaper", "0 top fleshreaper"]
    assert "Put on top of your deck:" in parts["mat"]
    assert at(parts["choices"]) == []
    assert "<span>Put on top of your deck</span>" in parts["mat"]  # nothing comes after it


CLASSES = """game: pugnacious
seats: 2
seed: 81
option: classes = true
---
"""


def test_cards_to_choose_from_are_read_before_one_is_chosen_and_come_first():
    session = Session.of(read_record(CLASSES, load_game), load_game)
    session.push(session.read("1 choose duellist"))
    mat = table_parts(session.view(0))["mat"]["html"]
    left = ("traitor", "super-scientist", "prizefighter", "inventor", "conductor")
    assert at(mat) == [f"0 choose {name}" for name in left]
    assert mat.index("Level up: 3 Skill.") < mat.index("Training Dummy")
    watching = table_parts(session.view(1))["mat"]["html"]  # who has chosen has nothing to read there
    assert at(watching) == []
    assert watching.index("Training Dummy") < watching.index("Conductor")
