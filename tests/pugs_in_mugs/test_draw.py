"""Draw a card: MUG-DRAW."""

import pytest

from tests.scenes import play


@pytest.mark.clause("MUG-DRAW-01")
def test_drawing_takes_the_top_card_of_the_deck():
    play("""
        place: hand 0 = yellow
        place: deck = green dig red
        ---
        ! 0 draw red
        > refused MUG-DRAW-01
        0 draw
        > clause MUG-DRAW-01
        > hand 0 = yellow green
        > deck = dig red
    """)


@pytest.mark.clause("MUG-DRAW-02")
def test_the_discard_pile_becomes_the_deck_before_a_card_is_drawn_from_it():
    scene = play("""
        place: hand 0 = yellow
        place: discard = red*3 yellow*3 blue*3
        place: deck = -
        ---
        0 draw
        > clause MUG-DRAW-02
        > discard = -
    """)
    assert len(scene.cards("deck")) == 8
    assert len(scene.cards("hand 0")) == 2


@pytest.mark.clause("MUG-DRAW-02", "MUG-DRAW-05")
def test_an_empty_deck_is_made_anew_from_the_whole_discard_pile():
    scene = play("""
        place: hand 0 = yellow
        place: discard = red*3 dig gimme surprise
        place: deck = -
        ---
        0 draw
        > clause MUG-DRAW-02
        > clause MUG-DRAW-05
        > discard = -
    """)
    state = scene.session.state
    pile = sorted(scene.cards("deck") + scene.cards("hand 0"))
    assert pile == sorted(["yellow", "red", "red", "red", "dig", "gimme", "surprise"])
    assert state.rng.used


def test_the_new_deck_is_shuffled_by_the_seed():
    def order(seed):
        scene = play(
            """
            place: discard = red*3 yellow*3 blue*3
            place: deck = -
            ---
            0 draw
            """,
            seed=seed,
        )
        return tuple(scene.cards("deck"))

    assert len({order(seed) for seed in range(10)}) > 5
    assert order(1) == order(1)


@pytest.mark.clause("MUG-DRAW-03")
def test_taking_the_last_card_of_the_deck_does_not_shuffle_the_discard_pile_yet():
    play("""
        place: hand 0 = dig
        place: discard = plum red*3 yellow*3 blue*2
        place: deck = green
        ---
        0 draw
        > clause MUG-DRAW-03
        > deck = -
        > discard = plum red*3 yellow*3 blue*2
        0 dig plum
        > hand 0 = green plum
        > discard = red*3 yellow*3 blue*2 dig
    """)


def test_a_draw_that_leaves_cards_in_the_deck_has_nothing_to_do_with_shuffling():
    scene = play("""
        place: discard = red
        place: deck = green blue
        ---
        0 draw
    """)
    assert scene.scene.since.isdisjoint({"MUG-DRAW-02", "MUG-DRAW-03", "MUG-DRAW-05"})


def test_the_last_card_of_all_leaves_nothing_to_shuffle():
    scene = play("""
        place: hand 0 = dig
        place: discard = green
        place: deck = -
        ---
        0 draw
        > clause MUG-DRAW-02
        > deck = -
        > discard = -
    """)
    assert "MUG-DRAW-03" not in scene.scene.since


@pytest.mark.clause("MUG-DRAW-04")
def test_without_any_card_to_draw_drawing_is_not_possible():
    scene = play("""
        place: hand 0 = dig
        place: hand 1 = -
        place: discard = -
        place: deck = -
        ---
        ! 0 draw
        > refused MUG-DRAW-04
        ! 0 end
        > refused MUG-TURN-05
    """)
    assert "0 draw" not in scene.legal(0)
    assert "0 dig red" in scene.legal(0)


@pytest.mark.clause("MUG-DRAW-06")
def test_there_is_no_hand_limit_during_the_actions():
    play("""
        place: hand 0 = red*2 yellow*2 green
        place: deck = blue plum dig
        ---
        0 draw
        > clause MUG-DRAW-06
        0 draw
        > clause MUG-DRAW-06
        > hand 0 = red*2 yellow*2 green blue plum
        > actions = 0
    """)
