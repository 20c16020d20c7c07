"""Sessions: late clicks, fair undo, bots, names, and what each seat is told."""

import json

import pytest

from pugsbox.core.actions import Action, IllegalAction, read_action
from pugsbox.core.bots import GreedyBot, RandomBot
from pugsbox.core.codec import from_json
from pugsbox.core.errors import PugsboxError
from pugsbox.core.record import read_record
from pugsbox.core.session import Session
from pugsbox.games import load_game
from pugsbox.pugs_in_mugs import PUGS_IN_MUGS
from pugsbox.pugs_in_mugs.zones import LAYOUT

HEAD = "game: pugs_in_mugs\nseats: 2\noption: first_player = 0\n"


def session_of(text):
    return Session.of(read_record(HEAD + text + "---\n", load_game), load_game)


def test_a_late_click_is_refused_in_words_and_changes_nothing():
    session = session_of("")
    session.push("0 draw", ply=0)
    before = session.state
    with pytest.raises(PugsboxError, match=r"The game has gone on since then; choose again\."):
        session.push("0 draw", ply=0)
    assert session.state is before
    assert session.ply == 1


@pytest.mark.parametrize(
    "action", ["0 fly", "1 draw", "5 draw", "0 exchange red", "0 steal 1 red", "0 gimme 0 red", "0 draw red"]
)
def test_a_refused_action_names_its_clause_and_changes_nothing(action):
    session = session_of("place: hand 0 = gimme\n")
    before = session.state
    with pytest.raises(IllegalAction) as caught:
        session.push(action)
    assert caught.value.refusal == session.check(action)
    assert caught.value.refusal.clauses[0] in str(caught.value)
    assert session.state is before


@pytest.mark.parametrize("line", ["", "draw", "0", "-1 draw", "0 dig red*0", "0 dig red*100", "99999 draw", "٣ draw"])
def test_a_line_that_is_no_action_is_refused_in_words(line):
    with pytest.raises(PugsboxError, match="expected"):
        read_action(line)


def test_an_action_of_somebody_who_is_not_at_the_table_has_a_name_and_a_refusal():
    session = Session(PUGS_IN_MUGS, seats=2)
    action = session.read("6 draw")
    assert session.game.label(action, 0, session.names).startswith("Player 7: Draw")
    assert session.check(action)


def test_what_shows_only_ones_own_cards_can_be_taken_back():
    session = session_of("place: hand 0 = red*3\n")
    before = session.state
    session.push("0 exchange red")
    assert session.why_no_undo(1) == "The last action was taken by Ada; only your own can be taken back."
    assert session.undo(0) == Action(0, "exchange", ("red",))
    assert session.state is before
    assert session.why_no_undo() == "Nothing has been done yet that could be taken back."


@pytest.mark.parametrize(
    ("table", "action", "why"),
    [
        ("", "0 draw", "You have seen a new card since then"),
        ("place: hand 0 = gimme\nplace: hand 1 = red\n", "0 gimme 1 red", "Another player has answered"),
        ("place: hand 0 = gimme\nplace: hand 1 = red\n", "0 gimme 1 blue", "Another player has answered"),
        ("place: hand 0 = surprise\nplace: hand 1 = red\n", "0 surprise 1", "Chance has spoken since then"),
        ("place: discard = red*2\nplace: deck = -\n", "0 draw", "Chance has spoken since then"),
    ],
)
def test_what_told_something_cannot_be_taken_back(table, action, why):
    session = session_of(table)
    session.push(action)
    assert session.why_no_undo(0).startswith(why)
    with pytest.raises(PugsboxError):
        session.undo(0)


def test_each_seat_is_told_its_own_cards_only():
    session = session_of("")
    session.push("0 draw")
    mine, others = session.log(0)[-1].text, session.log(1)[-1].text
    assert mine.startswith("You draw a")
    assert mine != "You draw a card."
    assert others == session.log(None)[-1].text == "Ada draws a card."


def test_names_are_said_and_saved():
    session = Session(PUGS_IN_MUGS, 2, names=("Kim & Co", "<b>"))
    assert session.view(1).names == ("Kim & Co", "<b>")
    assert Session.load(session.save(), load_game).names == session.names
    for bad in (("", "Bo"), (" Ada",), ("A\nB",), ("A,B",), ("A" * 25,)):
        with pytest.raises(PugsboxError):
            Session(PUGS_IN_MUGS, 2, names=bad)


def test_options_can_be_given_as_python_values():
    state = PUGS_IN_MUGS.new(3, actions_compulsory=False, mugs_per_colour=1, first_player=2)
    assert PUGS_IN_MUGS.waiting_for(state) == (2,)
    assert "2 end" in map(str, state.legal)
    with pytest.raises(PugsboxError, match="There is no option 'wild'"):
        PUGS_IN_MUGS.new(3, wild=True)
    with pytest.raises(PugsboxError, match="Pugs in Mugs is for 2 to 5 players; found 1"):
        PUGS_IN_MUGS.new(1)


def test_bots_play_until_a_person_has_to_decide():
    session = Session(PUGS_IN_MUGS, 3, seed=4)
    bots = {1: GreedyBot(), 2: RandomBot()}
    while session.turn:
        session.play(bots)
        assert session.turn in ((), (0,))
        if session.turn:
            session.push(GreedyBot().choose(session.game, session.state, 0))
    assert session.game.outcome(session.state).winners
    assert session.play(bots) == 0


def test_a_greedy_player_beats_players_who_choose_by_chance():
    won = 0
    for seed in range(40):
        session = Session(PUGS_IN_MUGS, 2, seed=seed)
        session.play({0: GreedyBot(seed), 1: RandomBot(seed)})
        won += session.game.outcome(session.state).winners == (0,)
    assert won >= 36


# ---------------------------------------------------------------- states as JSON

GOOD = PUGS_IN_MUGS.dump(PUGS_IN_MUGS.new(2, first_player=0))


def changed(*path_and_value):
    *path, last, value = path_and_value
    data = json.loads(json.dumps(GOOD))
    inner = data
    for key in path:
        inner = inner[key]
    if value is None:
        del inner[last]
    else:
        inner[last] = value
    return data


@pytest.mark.parametrize(
    ("data", "said"),
    [
        ([], "game is missing."),
        (changed("game", "chess"), "game: found 'chess'; expected pugs_in_mugs."),
        (changed("cells", "deck", None), "cells.deck is missing."),
        (changed("cells", "deck", "red"), "cells.deck: found 'red'; expected a list."),
        (changed("cells", "seats", 7), "cells.seats: found 7; expected 2 to 5."),
        (changed("cells", "hand 9", []), "cells: there is no 'hand 9' in this game."),
        (changed("cells", "hand 1", ["cat"]), "cells.hand 1[0]: found 'cat'; expected a pug or mischief of Pugs in Mugs."),
        (changed("cells", "hand 1", ["red"] * 10), "of the card red; the game has 9."),
        (changed("stack", 2, "effect", "Fly"), "stack[2].effect: found 'Fly'; expected one of Act"),
        (changed("stack", 2, "fields", "after", 3), "stack[2].after: found 3; expected text."),
        (changed("stack", 2, "fields", "wings", 2), "unknown field 'wings'"),
        (changed("stack", 2, "fields", None), "stack[2].fields is missing."),
        (
            changed("stack", 2, {"seat": 0, "effect": "LayDown", "fields": {"card": "dig"}}),
            "stack: what waits there does not fit",
        ),
        (changed("stack", 2, {"seat": 0, "effect": "Ask", "fields": {"victim": 99, "name": "red"}}), "stack: what waits there"),
        (changed("cells", "hand 1", ["red-mug"]), "cells.hand 1[0]: found 'red-mug'; expected a pug or mischief"),
        (changed("cells", "deck", []), "of the card red; the game has 9."),
        (changed("cells", "surprise_on_self", -7), "cells.surprise_on_self: found -7; that is none of its values."),
        (changed("stack", 2, "seat", 2), "stack[2].seat: found 2; expected 0 to 1."),
        (changed("rng", "seed", "x"), "rng.seed: found 'x'; expected a whole number."),
        (changed("rng", "forced", ["x"]), "rng.forced: found ['x']; expected whole numbers."),
    ],
)
def test_a_state_that_was_changed_by_hand_is_refused_with_the_path(data, said):
    with pytest.raises(PugsboxError) as caught:
        PUGS_IN_MUGS.restore(data)
    assert said in str(caught.value)


@pytest.mark.parametrize("text", ["{", "[" * 100_000, '{"a": ' + "9" * 5000 + "}"])
def test_text_that_is_no_json_is_refused_in_words(text):
    with pytest.raises(PugsboxError):
        from_json(PUGS_IN_MUGS, text)


def test_absent_seats_have_no_cells_in_what_is_saved():
    assert "hand 2" not in GOOD["cells"]
    assert len(GOOD["cells"]) == len([i for i in range(len(LAYOUT.cells)) if LAYOUT.here(i, 2)])
