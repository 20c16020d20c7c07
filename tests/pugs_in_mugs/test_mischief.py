"""Mischief cards in general: MUG-MISCH."""

from collections import Counter

import pytest

from pugsbox.pugs_in_mugs import PUGS_IN_MUGS
from tests.scenes import play


@pytest.mark.clause("MUG-MISCH-01")
def test_a_mischief_card_is_shown_does_its_work_and_lies_on_the_discard_pile():
    scene = play("""
        place: hand 0 = gimme
        place: hand 1 = red
        place: discard = blue
        ---
        0 gimme 1 red
        > clause MUG-MISCH-01
        > discard = blue gimme
        > hand 0 = red
    """)
    kinds = [event.kind for event in scene.session.moves[-1].events]
    assert kinds == ["acts", "shows", "asks", "gives", "lays down"]


@pytest.mark.clause("MUG-MISCH-01")
@pytest.mark.parametrize("action", ["gimme 1 red", "dig red", "surprise 1"])
def test_nobody_plays_a_mischief_card_that_is_not_in_hand(action):
    play(f"""
        place: hand 0 = red
        place: hand 1 = red gimme dig surprise
        ---
        ! 0 {action}
        > refused MUG-MISCH-01
    """)


@pytest.mark.clause("MUG-MISCH-02")
def test_the_effect_comes_before_the_card_reaches_the_discard_pile():
    play("""
        place: hand 0 = dig
        place: hand 1 = -
        place: discard = red
        ---
        0 dig dig
        > clause MUG-MISCH-02
        > clause MUG-DIG-02
        > hand 0 = -
        > discard = red dig
    """)


@pytest.mark.clause("MUG-MISCH-03")
def test_mischief_costs_an_action_and_surprise_does_not():
    scene = play("""
        place: hand 0 = dig surprise
        place: hand 1 = red
        ---
        0 surprise 1
        > actions = 2
        0 dig blue
        > clause MUG-MISCH-03
        > actions = 1
    """)
    assert all("MUG-MISCH-03" not in event.clauses for event in scene.session.moves[0].events)


@pytest.mark.catalogue("MUG-MISCH-04")
def test_there_are_exactly_three_kinds_of_mischief_in_the_pug_deck():
    cards = PUGS_IN_MUGS.cards.values()
    assert [card.name for card in cards if card.kind == "mischief"] == ["Surprise!", "Gimme", "Dig"]
    assert Counter(card.kind for card in cards) == {"pug": 5, "mischief": 3, "mug": 5}
    deck = PUGS_IN_MUGS.layout.cell("deck")
    assert all((card.home == deck) == (card.kind != "mug") for card in cards)


@pytest.mark.clause("MUG-MISCH-05")
def test_mischief_without_effect_is_spent():
    play("""
        place: hand 0 = gimme blue
        place: hand 1 = yellow
        ---
        0 gimme 1 red
        > clause MUG-MISCH-05
        > hand 0 = blue
        > hand 1 = yellow
        > discard = gimme
        > actions = 1
    """)


@pytest.mark.clause("MUG-MISCH-05")
def test_a_gimme_against_an_empty_hand_is_legal():
    play("""
        place: hand 0 = gimme
        place: hand 1 = -
        ---
        0 gimme 1 red
        > clause MUG-MISCH-05
        > discard = gimme
        > actions = 1
    """)


@pytest.mark.clause("MUG-MISCH-06")
def test_a_card_that_was_played_has_left_the_hand_and_cannot_be_hit():
    play("""
        place: hand 0 = surprise gimme
        place: hand 1 = surprise
        ---
        0 gimme 1 red
        > clause MUG-MISCH-06
        > hand 0 = surprise
        1 surprise 0
        > clause MUG-MISCH-06
        > hand 0 = -
        > discard = gimme surprise*2
    """)


def test_a_card_that_is_being_played_lies_apart_until_it_has_resolved():
    play("""
        option: surprise_interrupts = true
        place: hand 0 = gimme red
        place: hand 1 = surprise
        ---
        0 gimme 1 blue
        > played = gimme
        > hand 0 = red
        > discard = -
        1 surprise 0
        > hand 0 = -
        > discard = red surprise
        > played = gimme
        1 pass
        > played = -
        > discard = red surprise gimme
    """)


@pytest.mark.clause("MUG-MISCH-07")
def test_a_mischief_card_counts_for_no_colour():
    play("""
        place: hand 0 = red*2 dig
        ---
        ! 0 exchange red
        > refused MUG-MISCH-07
        > refused MUG-EXCH-01
    """)
