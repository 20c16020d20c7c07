"""Ending a turn: MUG-END."""

import pytest

from tests.scenes import play


@pytest.mark.clause("MUG-END-01")
def test_after_both_actions_the_hand_goes_down_to_five():
    play("""
        place: hand 0 = red*2 yellow*2 green
        place: deck = blue plum dig
        ---
        0 draw
        0 draw
        > clause MUG-END-01
        > hand 0 = red*2 yellow*2 green blue plum
        0 discard plum
        > waiting 0
        0 discard blue
        > clause MUG-END-01
        > hand 0 = red*2 yellow*2 green
        > discard = plum blue
        > waiting 1
    """)


@pytest.mark.clause("MUG-END-02")
def test_the_player_chooses_which_cards_go():
    scene = play("""
        set: actions = 0
        place: hand 0 = red*2 yellow green dig gimme
        place: hand 1 = -
        ---
        ! 0 discard plum
        > refused MUG-END-02
        ! 0 discard
        > refused MUG-END-02
        ! 0 discard red yellow
        > refused MUG-END-02
        0 discard green
        | 0 discard red
        | 0 discard yellow
        | 0 discard dig
        | 0 discard gimme
        > clause MUG-END-02
        > hand 0 = red*2 yellow dig gimme
        > turn = 1
    """)
    offered = scene.session.game.legal_actions(scene.session.moves[0].before)
    assert sorted(action.args[0] for action in offered) == ["dig", "gimme", "green", "red", "yellow"]


@pytest.mark.clause("MUG-END-03")
def test_who_holds_five_discards_nothing():
    play("""
        place: hand 0 = red*2 yellow
        place: discard = -
        ---
        ! 0 discard red
        > refused MUG-END-03
        0 draw
        0 draw
        > clause MUG-END-03
        > turn = 1
        > discard = -
        ! 0 discard red
        > refused MUG-END-03
    """)


@pytest.mark.clause("MUG-END-03")
def test_nobody_discards_more_than_needed():
    play("""
        set: actions = 0
        place: hand 0 = red*3 yellow*3
        ---
        0 discard red
        > hand 0 = red*2 yellow*3
        ! 0 discard red
        > refused MUG-END-03
    """)


@pytest.mark.clause("MUG-END-04")
def test_discarded_mischief_lies_face_up_without_effect_and_can_be_dug_up():
    scene = play("""
        set: actions = 0
        place: hand 0 = red*3 yellow*2 gimme
        place: hand 1 = dig red
        ---
        0 discard gimme
        > clause MUG-END-04
        > discard = gimme
        > hand 0 = red*3 yellow*2
        > hand 1 = dig red
        > waiting 1
        1 dig gimme
        > hand 1 = red gimme
    """)
    kinds = [event.kind for event in scene.session.moves[0].events]
    assert kinds == ["discards", "ends the turn"]
    assert scene.session.moves[0].events[0].seen_by is None


@pytest.mark.clause("MUG-END-05")
def test_only_the_player_whose_turn_ends_checks_the_limit():
    play("""
        set: actions = 0
        place: hand 0 = red*4 yellow*2
        place: hand 1 = blue*4 plum*3
        ---
        ! 1 discard blue
        > refused MUG-END-05
        0 discard red
        > hand 1 = blue*4 plum*3
        > turn = 1
        > actions = 2
    """)
