"""Options of several values in a state: the bits of a cell, what was chosen, and a saved state."""

from itertools import chain, combinations

import pytest

from pugsbox.cardtable.layout import Layout, option_value
from pugsbox.core.codec import from_json, to_json
from pugsbox.core.errors import BadFile, PugsboxError
from pugsbox.core.game import Option
from pugsbox.core.session import Session
from pugsbox.games import load_game
from tests.scenes import play

PUGNACIOUS = load_game("pugnacious")
CAKES = Option(("none", "all", "plum", "lemon", "honey"), "Cakes on the table.", (), several=True)
PARTS = CAKES.values[2:]
CHOICES = [*chain.from_iterable(combinations(PARTS, n) for n in range(len(PARTS) + 1))]


@pytest.mark.parametrize("parts", CHOICES)
def test_a_cell_holds_a_bit_for_each_value_and_says_what_was_chosen(parts):
    layout = Layout(seats=2)
    cell = layout.option("cakes", CAKES)
    text = CAKES.read("+".join(parts)) or CAKES.default
    cells = [0] * cell + [option_value(text, CAKES)]
    assert layout.parts(cells, "cakes") == parts
    assert layout.chosen(cells, "cakes") == text


def test_each_choice_has_a_number_of_its_own():
    texts = [CAKES.read("+".join(parts)) or CAKES.default for parts in CHOICES]
    assert sorted(option_value(text, CAKES) for text in texts) == list(range(2 ** len(PARTS)))


def cell_of(state, name):
    """The number in the cell of an option."""
    return state.cells[PUGNACIOUS.layout.cell(name)]


@pytest.mark.parametrize("events", ["none", "all", "truce", "truce+london-fog"])
def test_a_game_with_some_of_several_is_saved_and_read_again(events):
    session = Session(PUGNACIOUS, seats=2, seed=1, events=events)
    chosen = PUGNACIOUS.layout.parts(session.state.cells, "events")
    assert set(chosen) == {"none": set(), "all": set(PUGNACIOUS.options["events"].values[2:])}.get(
        events, set(events.split("+"))
    )
    again = from_json(PUGNACIOUS, to_json(PUGNACIOUS, session.state))
    assert again == session.state
    assert PUGNACIOUS.layout.parts(again.cells, "events") == chosen
    assert Session.load(session.save(), load_game).state == session.state


@pytest.mark.parametrize("number", [-1, 64, 999])
def test_a_number_that_stands_for_no_choice_is_refused(number):
    data = PUGNACIOUS.dump(PUGNACIOUS.new(2, events="all"))
    assert data["cells"]["events"] == 63
    data["cells"]["events"] = number
    with pytest.raises(PugsboxError, match=rf"cells\.events: found {number}; that is none of its values\."):
        PUGNACIOUS.restore(data)


def test_a_record_names_some_of_several_in_any_order():
    states = [
        play(f"option: events = {text}", game="pugnacious").session.state for text in ("truce+london-fog", "london-fog+truce")
    ]
    assert states[0] == states[1]
    assert cell_of(states[0], "events") not in (0, 63)
    with pytest.raises(
        BadFile, match=r"line 4: Option events cannot be 'truce\+snow'; expected some, such as a\+b, of none, all"
    ):
        play("option: events = truce+snow", game="pugnacious")
