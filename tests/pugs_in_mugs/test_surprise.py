"""Surprise!: MUG-SURP."""

from collections import Counter
from dataclasses import replace

import pytest

from pugsbox.core.rng import Rng
from pugsbox.core.session import Session
from pugsbox.pugs_in_mugs import PUGS_IN_MUGS
from tests.pugs_in_mugs.games import zone
from tests.scenes import play


@pytest.mark.clause("MUG-SURP-01")
def test_each_card_of_the_hand_is_hit_about_equally_often():
    scene = play("""
        place: hand 0 = surprise
        place: hand 1 = red yellow green dig
        place: discard = -
        ---
    """)
    start, action = scene.session.state, scene.session.read("0 surprise 1")
    hits = Counter()
    for seed in range(400):
        after = PUGS_IN_MUGS.apply(replace(start, rng=Rng(seed)), action).state
        assert len(zone(after, "hand 1")) == 3
        hit, on_top = zone(after, "discard")
        assert on_top == "surprise"
        assert sorted((*zone(after, "hand 1"), hit)) == ["dig", "green", "red", "yellow"]
        hits[hit] += 1
    assert set(hits) == {"red", "yellow", "green", "dig"}
    assert all(75 <= n <= 125 for n in hits.values())  # 100 each; the deviation is 9


@pytest.mark.clause("MUG-SURP-01")
def test_a_player_has_to_be_chosen():
    play("""
        place: hand 0 = surprise
        ---
        ! 0 surprise
        > refused MUG-SURP-01
        ! 0 surprise 2
        > refused MUG-SURP-01
        ! 0 surprise red
        > refused MUG-SURP-01
        ! 0 surprise 1 red
        > refused MUG-SURP-01
    """)


@pytest.mark.clause("MUG-SURP-02")
def test_it_is_played_in_the_turn_of_another_player_between_two_actions():
    scene = play("""
        seats: 3
        set: turn = 2
        place: hand 0 = surprise
        place: hand 2 = red
        place: deck = blue green
        ---
        2 draw
        0 surprise 2
        > clause MUG-SURP-02
        > waiting 2
        > actions = 1
        2 draw
        > turn = 0
    """)
    assert len(scene.cards("hand 2")) == 2
    assert "MUG-SURP-03" not in {clause for event in scene.session.moves[1].events for clause in event.clauses}


@pytest.mark.clause("MUG-SURP-03")
def test_it_uses_no_action():
    play("""
        place: hand 0 = surprise
        place: hand 1 = red blue
        ---
        0 surprise 1
        > clause MUG-SURP-03
        > actions = 2
        0 draw
        0 draw
        > turn = 1
    """)


@pytest.mark.clause("MUG-SURP-04")
def test_several_may_be_played_in_one_turn():
    scene = play("""
        place: hand 0 = surprise*2
        place: hand 1 = red yellow green
        ---
        0 surprise 1
        0 surprise 1
        > clause MUG-SURP-04
    """)
    assert len(scene.cards("hand 1")) == 1
    assert "MUG-SURP-04" not in scene.session.moves[0].events[0].clauses


@pytest.mark.clause("MUG-SURP-04")
def test_several_in_one_turn_by_several_players_with_actions_between_them():
    play("""
        place: hand 0 = surprise red*2
        place: hand 1 = surprise*2 yellow
        roll: 1 3
        ---
        1 surprise 0
        0 draw
        1 surprise 0
        > clause MUG-SURP-04
        > actions = 1
    """)


def test_the_first_of_a_new_turn_is_no_further_one():
    scene = play("""
        place: hand 0 = surprise*2 red*3
        place: hand 1 = yellow*3
        ---
        0 surprise 1
        0 draw
        0 draw
        0 discard red
        > turn = 1
        0 surprise 1
        > clause MUG-SURP-02
    """)
    assert "MUG-SURP-04" not in scene.scene.since


@pytest.mark.clause("MUG-SURP-05")
def test_it_comes_before_a_declared_action_or_after_it_but_not_in_between():
    scene = play("""
        set: turn = 1
        place: hand 0 = surprise
        place: hand 1 = red*3
        ---
        1 draw
        > legal 0 surprise 1
        1 exchange red
        > mugs 1 = red-mug
        > waiting 0
        > legal 0 surprise 1
        0 surprise 1
        > clause MUG-SURP-05
        > hand 1 = -
    """)
    kinds = [event.kind for event in scene.session.moves[1].events]
    assert kinds == ["acts", "pays", "gets a mug", "keeps", "ends the turn"]


@pytest.mark.clause("MUG-SURP-05")
def test_it_comes_before_and_after_the_discard_at_the_end_of_a_turn_but_not_in_between():
    play("""
        set: actions = 0
        place: hand 0 = red*4 yellow*4
        place: hand 1 = surprise*2
        roll: 8
        ---
        1 surprise 0
        > hand 0 = red*4 yellow*3
        > waiting 0
        0 discard red
        ! 1 surprise 0
        > refused MUG-SURP-05
        0 discard red
        > turn = 1
        > legal 1 surprise 0
    """)


def test_if_it_brings_the_hand_down_to_five_nothing_is_discarded():
    play("""
        set: actions = 0
        place: hand 0 = red*6
        place: hand 1 = surprise
        place: discard = -
        ---
        1 surprise 0
        > clause MUG-END-03
        > hand 0 = red*5
        > discard = red surprise
        > turn = 1
    """)


def test_it_is_open_to_all_clockwise_from_the_player_on_turn():
    scene = play("""
        seats: 4
        set: turn = 2
        place: hand 0 = surprise
        place: hand 1 = surprise
        place: hand 2 = surprise
        place: hand 3 = surprise
        ---
    """)
    seats = [action.seat for action in scene.session.legal() if action.verb == "surprise"]
    assert list(dict.fromkeys(seats)) == [2, 3, 0, 1]
    assert scene.session.turn == (2,)


def test_one_resolves_before_the_next():
    play("""
        place: hand 0 = surprise
        place: hand 1 = surprise
        ---
        0 surprise 1
        > hand 1 = -
        ! 1 surprise 0
        > refused MUG-MISCH-01
    """)


@pytest.mark.clause("MUG-SURP-06")
def test_the_chosen_player_must_have_a_card_to_lose():
    scene = play("""
        place: hand 0 = surprise
        place: hand 1 = -
        ---
        ! 0 surprise 1
        > refused MUG-SURP-06
    """)
    assert scene.cards("hand 0") == ["surprise"]
    assert "0 surprise 1" not in scene.legal()


@pytest.mark.clause("MUG-SURP-07")
def test_nobody_surprises_himself():
    scene = play("""
        place: hand 0 = surprise red
        ---
        ! 0 surprise 0
        > refused MUG-SURP-07
    """)
    assert [line for line in scene.legal(0) if "surprise" in line] == ["0 surprise 1"]


@pytest.mark.clause("MUG-SURP-08")
def test_the_lost_card_lies_under_the_surprise_and_both_are_face_up():
    scene = play("""
        place: hand 0 = surprise
        place: hand 1 = blue
        place: discard = green
        ---
        0 surprise 1
        > clause MUG-SURP-08
        > discard = green blue surprise
    """)
    pile = next(zone for zone in scene.session.view().zones if zone.name == "discard")
    assert [face.key for face in pile.cards] == ["green", "blue", "surprise"]


@pytest.mark.clause("MUG-SURP-09")
def test_a_mischief_card_that_is_lost_has_no_effect():
    play("""
        seats: 3
        place: hand 0 = surprise red
        place: hand 1 = surprise
        place: hand 2 = yellow
        ---
        0 surprise 1
        > clause MUG-SURP-09
        > discard = surprise*2
        > hand 0 = red
        > hand 1 = -
        > hand 2 = yellow
        > waiting 0
        > actions = 2
    """)


@pytest.mark.clause("MUG-SURP-10")
def test_it_comes_too_late_when_somebody_has_won():
    play("""
        set: turn = 1
        place: mugs 1 = red-mug yellow-mug green-mug blue-mug
        place: hand 1 = plum*3 red
        place: hand 0 = surprise
        ---
        1 exchange plum
        > winner 1
        ! 0 surprise 1
        > refused MUG-SURP-10
        > hand 1 = red
    """)


def test_the_deal_is_complete_before_anybody_can_play_it():
    for seed in range(50):
        session = Session(PUGS_IN_MUGS, seats=3, seed=seed)
        assert [event.kind for event in session.opening][-4:] == ["is dealt", "is dealt", "is dealt", "begins"]


# ---------------------------------------------------------------- it hits the card that somebody was about to play


@pytest.mark.clause("MUG-MISCH-01")
@pytest.mark.parametrize(("card", "action"), [("gimme", "1 gimme 0 red"), ("dig", "1 dig red"), ("surprise", "1 surprise 0")])
def test_it_hits_the_very_card_that_somebody_was_about_to_play(card, action):
    play(f"""
        set: turn = 1
        place: hand 0 = surprise red
        place: hand 1 = blue {card} green
        place: discard = -
        roll: 2
        ---
        0 surprise 1
        > discard = {card} surprise
        ! {action}
        > refused MUG-MISCH-01
        > waiting 1
        > actions = 2
    """)


@pytest.mark.clause("MUG-EXCH-01")
def test_it_hits_the_third_pug_before_the_exchange_is_declared():
    play("""
        set: turn = 1
        place: hand 0 = surprise
        place: hand 1 = red*3
        ---
        0 surprise 1
        ! 1 exchange red
        > refused MUG-EXCH-01
    """)


@pytest.mark.clause("MUG-STEAL-04")
def test_it_hits_the_fifth_colour_before_the_theft_is_declared():
    play("""
        set: turn = 1
        place: hand 0 = surprise
        place: hand 1 = red yellow green blue plum
        place: mugs 0 = red-mug
        roll: 4
        ---
        0 surprise 1
        ! 1 steal 0 red
        > refused MUG-STEAL-04
    """)
