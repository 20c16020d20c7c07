"""Gimme: MUG-GIM."""

import pytest

from pugsbox.pugs_in_mugs.zones import NAMEABLE
from tests.scenes import play


@pytest.mark.clause("MUG-GIM-01")
def test_a_player_who_has_the_named_card_hands_it_over():
    play("""
        place: hand 0 = gimme
        place: hand 1 = red green
        ---
        0 gimme 1 green
        > clause MUG-GIM-01
        > hand 0 = green
        > hand 1 = red
    """)


@pytest.mark.clause("MUG-GIM-01")
def test_a_player_and_a_name_have_to_be_chosen():
    play("""
        place: hand 0 = gimme
        ---
        ! 0 gimme
        > refused MUG-GIM-01
        ! 0 gimme 1
        > refused MUG-GIM-01
        ! 0 gimme 2 red
        > refused MUG-GIM-01
        ! 0 gimme red 1
        > refused MUG-GIM-01
        ! 0 gimme 1 red blue
        > refused MUG-GIM-01
    """)


def test_any_other_player_may_be_asked():
    scene = play("""
        seats: 3
        place: hand 0 = gimme
        place: hand 1 = blue
        place: hand 2 = green
        ---
        0 gimme 2 green
        > hand 0 = green
        > hand 1 = blue
        > hand 2 = -
    """)
    offered = scene.session.game.legal_actions(scene.session.moves[0].before, 0)
    assert [action.args for action in offered if action.verb == "gimme"] == [(s, name) for s in "12" for name in NAMEABLE]


@pytest.mark.clause("MUG-GIM-02")
def test_one_card_is_given_even_if_several_match():
    play("""
        place: hand 0 = gimme
        place: hand 1 = green*3
        ---
        0 gimme 1 green
        > clause MUG-GIM-02
        > hand 0 = green
        > hand 1 = green*2
    """)


def test_what_is_said_of_a_gift_does_not_tell_how_many_more_there_are():
    one, three = (
        play(f"""
            place: hand 0 = gimme
            place: hand 1 = {hand}
            ---
            0 gimme 1 green
        """)
        for hand in ("green blue blue", "green green green")
    )
    assert one.session.moves[-1].events == three.session.moves[-1].events


@pytest.mark.clause("MUG-GIM-03")
def test_if_nothing_matches_the_card_and_the_action_are_spent():
    scene = play("""
        place: hand 0 = gimme plum
        place: hand 1 = red
        place: discard = -
        ---
        0 gimme 1 yellow
        > clause MUG-GIM-03
        > hand 0 = plum
        > hand 1 = red
        > discard = gimme
        > actions = 1
    """)
    assert "Bo has none: no yellow Pug." in [line.text for line in scene.session.log(0)]


@pytest.mark.clause("MUG-GIM-04")
def test_mischief_is_named_by_its_kind():
    play("""
        place: hand 0 = gimme*2
        place: hand 1 = dig
        ---
        0 gimme 1 gimme
        > clause MUG-GIM-04
        > hand 0 = gimme
        > hand 1 = dig
        0 gimme 1 dig
        > clause MUG-GIM-04
        > hand 0 = dig
        > hand 1 = -
    """)


@pytest.mark.clause("MUG-GIM-04")
def test_it_asks_for_one_of_eight_names():
    scene = play("""
        place: hand 0 = gimme
        ---
        ! 0 gimme 1 mischief
        > refused MUG-GIM-04
        ! 0 gimme 1 pug
        > refused MUG-GIM-04
        ! 0 gimme 1 red-mug
        > refused MUG-GIM-04
    """)
    names = [line.rpartition(" ")[2] for line in scene.legal(0) if "gimme" in line]
    assert names == ["red", "yellow", "green", "blue", "plum", "surprise", "gimme", "dig"]


@pytest.mark.clause("MUG-GIM-05")
def test_it_reaches_hands_only_and_never_mugs():
    play("""
        place: hand 0 = gimme
        place: hand 1 = yellow
        place: mugs 1 = red-mug
        ---
        0 gimme 1 red
        > clause MUG-GIM-05
        > hand 0 = -
        > hand 1 = yellow
        > mugs 0 = -
        > mugs 1 = red-mug
    """)


@pytest.mark.clause("MUG-GIM-06")
def test_the_player_asked_is_not_asked_whether():
    scene = play("""
        place: hand 0 = gimme
        place: hand 1 = green
        ---
        0 gimme 1 green
        > clause MUG-GIM-06
        > hand 0 = green
        > hand 1 = -
        > waiting 0
    """)
    assert scene.session.ply == 1


@pytest.mark.clause("MUG-GIM-07")
def test_the_named_surprise_cannot_be_played_in_between():
    scene = play("""
        place: hand 0 = gimme red
        place: hand 1 = surprise
        ---
        0 gimme 1 surprise
        > clause MUG-GIM-07
        > hand 0 = red surprise
        > hand 1 = -
        ! 1 surprise 0
        > refused MUG-MISCH-01
    """)
    before = scene.session.moves[0].before
    assert scene.session.read("1 surprise 0") in scene.session.game.legal_actions(before)  # it was not too late then


@pytest.mark.clause("MUG-GIM-08")
def test_nobody_asks_himself():
    scene = play("""
        place: hand 0 = gimme red
        ---
        ! 0 gimme 0 red
        > refused MUG-GIM-08
    """)
    assert scene.session.check("0 gimme 0 red").clauses == ("MUG-GIM-08",)
