"""A player's turn and its actions: MUG-TURN."""

from itertools import permutations

import pytest

from pugsbox.pugs_in_mugs.turn import Act
from tests.pugs_in_mugs.games import TABLES, play_out, states, zone
from tests.scenes import play


@pytest.mark.clause("MUG-TURN-01")
def test_a_turn_is_two_actions_and_then_the_hand_check():
    scene = play("""
        place: hand 0 = red
        ---
        0 draw
        > clause MUG-TURN-01
        > actions = 1
        > turn = 0
        0 draw
        > turn = 1
        > actions = 2
        > waiting 1
    """)
    assert [event.kind for event in scene.session.moves[-1].events] == ["acts", "draws", "keeps", "ends the turn"]


@pytest.mark.clause("MUG-TURN-01")
def test_while_too_many_cards_are_held_no_third_action_is_taken():
    play("""
        place: hand 0 = red*2 yellow*2 green
        ---
        0 draw
        0 draw
        > actions = 0
        > waiting 0
        ! 0 draw
        > refused MUG-TURN-01
        ! 1 draw
        > refused MUG-SETUP-04
        0 discard red
        > waiting 0
        0 discard red
        > waiting 1
    """)


@pytest.mark.clause("MUG-TURN-02")
def test_only_the_kinds_of_action_that_can_be_carried_out_are_open():
    scene = play("""
        place: hand 0 = red*3 gimme yellow
        place: hand 1 = -
        ---
        ! 0 steal 1 red
        ! 0 dance
        > refused MUG-TURN-02
        ! 0 pass
        > refused MUG-TURN-02
        ! 0 give dig
        > refused MUG-TURN-02
    """)
    names = ["red", "yellow", "green", "blue", "plum", "surprise", "gimme", "dig"]
    assert scene.legal(0) == ["0 draw", *(f"0 gimme 1 {name}" for name in names), "0 exchange red"]
    assert "MUG-TURN-02" in scene.session.game.question(scene.session.state).clauses


RICH = """
    place: hand 0 = red*4 yellow green blue plum dig gimme
    place: hand 1 = plum
    place: mugs 1 = blue-mug
    place: discard = plum
"""
ACTIONS = ("0 draw", "0 gimme 1 plum", "0 dig plum", "0 exchange red", "0 steal 1 blue")


def test_the_four_kinds_of_action_are_draw_mischief_exchange_and_steal():
    scene = play(RICH + "---")
    assert {action.verb for action in scene.session.legal(0)} == {"draw", "gimme", "dig", "exchange", "steal"}


@pytest.mark.clause("MUG-TURN-03")
def test_a_dig_and_then_the_exchange_with_the_card_it_found():
    play("""
        place: hand 0 = red*2 dig
        place: hand 1 = -
        place: discard = red
        ---
        ! 0 exchange red
        > refused MUG-EXCH-01
        0 dig red
        0 exchange red
        > clause MUG-TURN-03
        > mugs 0 = red-mug
    """)


@pytest.mark.clause("MUG-TURN-03")
@pytest.mark.parametrize(("first", "second"), list(permutations(ACTIONS, 2)))
def test_any_two_actions_in_any_order(first, second):
    scene = play(f"""{RICH}---
        {first}
        > actions = 1
        {second}
        > clause MUG-TURN-03
    """)
    assert [move.action.verb for move in scene.session.moves] == [line.split()[1] for line in (first, second)]


@pytest.mark.clause("MUG-TURN-04")
def test_drawing_twice():
    play("""
        place: hand 0 = red
        place: deck = blue plum green
        ---
        0 draw
        0 draw
        > clause MUG-TURN-04
        > hand 0 = red blue plum
    """)


@pytest.mark.clause("MUG-TURN-04")
def test_the_same_mischief_twice():
    play("""
        place: hand 0 = gimme*2
        place: hand 1 = red blue
        ---
        0 gimme 1 red
        0 gimme 1 blue
        > clause MUG-TURN-04
        > hand 0 = red blue
        > turn = 1
    """)


@pytest.mark.clause("MUG-TURN-05")
def test_both_actions_must_be_taken_while_one_is_possible():
    play("""
        place: hand 0 = red
        ---
        ! 0 end
        > refused MUG-TURN-05
        0 draw
        ! 0 end
        > refused MUG-TURN-05
        > waiting 0
    """)


@pytest.mark.clause("MUG-TURN-05", "MUG-TURN-06")
def test_where_nothing_is_possible_the_rest_of_the_turn_is_lost_and_not_made_up_for():
    play("""
        place: hand 0 = red
        place: hand 1 = dig*3
        place: discard = -
        place: deck = blue
        ---
        0 draw
        > waiting 0
        ! 0 draw
        > refused MUG-DRAW-04
        0 end
        > clause MUG-TURN-05
        > clause MUG-TURN-06
        > turn = 1
        1 dig red
        1 dig red
        > turn = 0
        > actions = 2
        0 draw
        > actions = 1
        0 draw
        > turn = 1
    """)


def test_if_nobody_can_do_anything_any_more_the_game_is_over_without_a_winner():
    scene = play("""
        place: hand 0 = red
        place: hand 1 = red
        place: discard = -
        place: deck = blue
        ---
        0 draw
        0 end
        > clause MUG-TURN-05
        > clause MUG-DRAW-04
        > winner nobody
        > waiting
    """)
    assert scene.scene.outcome.clauses == ("MUG-TURN-05", "MUG-DRAW-04")
    assert scene.session.view(0).ending.text == "Nobody can win any more."


def test_as_long_as_a_surprise_can_be_played_the_game_goes_on():
    play("""
        place: hand 0 = surprise
        place: hand 1 = red*2
        place: discard = -
        place: deck = -
        ---
        0 end
        > winner -
        1 end
        > winner -
        0 surprise 1
        > discard = red surprise
        0 draw
    """)


@pytest.mark.catalogue("MUG-TURN-07")
def test_hands_hold_five_at_most_when_a_turn_begins_and_seven_at_most_within_it():
    most = []
    for seats, seed in TABLES:
        for state in states(play_out(seats, seed)):
            hands = [len(zone(state, f"hand {seat}")) for seat in range(seats)]
            if not state.stack:
                continue
            (effect, seat) = state.stack[-1]
            assert all(n <= 5 for other, n in enumerate(hands) if other != seat)
            assert hands[seat] <= (5 if effect == Act() else 7)
            most.append(hands[seat])
    assert max(most) == 7  # the bound is reached


def test_on_a_table_made_by_hand_two_exchanges_in_one_turn_are_legal():
    play("""
        place: hand 0 = red*3 yellow*3
        place: hand 1 = -
        ---
        0 exchange red
        0 exchange yellow
        > mugs 0 = red-mug yellow-mug
        > hand 0 = -
        > turn = 1
    """)
