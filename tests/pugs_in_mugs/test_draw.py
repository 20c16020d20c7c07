"""Draw a card: MUG-DRAW."""

import pytest

from tests.scenes import play


@pytest.mark.clause("MUG-DRAW-01")
def test_drawing_takes_the_top_card_of_the_deck():
    play("""
        place: hand 0 = yellow
        place: deck = green dig red
        ---
        0 draw
        > clause MUG-DRAW-01
        > hand 0 = yellow green
        > deck = dig red
    """)


@pytest.mark.clause("MUG-DRAW-02", "MUG-DRAW-05")
def test_an_empty_deck_is_made_anew_from_the_whole_discard_pile():
    scene = play("""
        place: hand 0 = yellow
        place: discard = red*3 dig gimme surprise
        place: deck = -
        ---
        0 draw
        > clause MUG-DRAW-02
        > discard = -
    """)
    state = scene.session.state
    pile = sorted(scene.cards("deck") + scene.cards("hand 0"))
    assert pile == sorted(["yellow", "red", "red", "red", "dig", "gimme", "surprise"])
    assert state.rng.used
