"""Dig: MUG-DIG."""

import pytest

from pugsbox.pugs_in_mugs.zones import NAMEABLE
from tests.scenes import play


@pytest.mark.clause("MUG-DIG-01")
def test_one_matching_card_comes_from_the_discard_pile():
    play("""
        place: hand 0 = dig
        place: discard = red blue gimme blue
        ---
        0 dig blue
        > clause MUG-DIG-01
        > hand 0 = blue
        > discard = red blue gimme dig
    """)


@pytest.mark.clause("MUG-DIG-02")
def test_if_no_card_matches_the_dig_is_spent():
    play("""
        place: hand 0 = dig
        place: discard = red
        ---
        0 dig yellow
        > clause MUG-DIG-02
        > hand 0 = -
        > discard = red dig
        > actions = 1
    """)


@pytest.mark.clause("MUG-DIG-03")
def test_it_fetches_another_dig_and_not_itself():
    play("""
        place: hand 0 = dig
        place: discard = dig red
        ---
        0 dig dig
        > clause MUG-DIG-03
        > hand 0 = dig
        > discard = red dig
        0 dig red
        > hand 0 = red
    """)


@pytest.mark.clause("MUG-DIG-04")
@pytest.mark.parametrize("name", NAMEABLE)
def test_it_names_each_of_the_five_patterns_and_three_kinds(name):
    scene = play(f"""
        place: hand 0 = dig
        place: discard = red yellow green blue plum surprise gimme dig
        ---
        ! 0 dig pug
        > refused MUG-DIG-04
        0 dig {name}
        > hand 0 = {name}
    """)
    assert NAMEABLE == ("red", "yellow", "green", "blue", "plum", "surprise", "gimme", "dig")
    assert ("MUG-DIG-04" in scene.scene.since) == (name in ("surprise", "gimme", "dig"))


@pytest.mark.clause("MUG-DIG-04")
def test_it_names_one_thing_and_no_mug():
    play("""
        place: hand 0 = dig
        ---
        ! 0 dig
        > refused MUG-DIG-04
        ! 0 dig red blue
        > refused MUG-DIG-04
        ! 0 dig red-mug
        > refused MUG-DIG-04
        ! 0 dig mischief
        > refused MUG-DIG-04
    """)


@pytest.mark.clause("MUG-DIG-05")
def test_the_discard_pile_is_open_before_anything_is_named():
    scene = play("""
        place: hand 0 = dig
        place: discard = red gimme blue
        ---
        0 dig red
        > clause MUG-DIG-05
    """)
    game, before = scene.session.game, scene.session.moves[0].before
    for seat in (0, 1, None):
        pile = next(zone for zone in game.observe(before, seat).zones if zone.name == "discard")
        assert [face.key for face in pile.cards] == ["red", "gimme", "blue"]


@pytest.mark.clause("MUG-DIG-06")
def test_with_an_empty_discard_pile_nothing_is_found_and_the_deck_is_not_searched():
    play("""
        place: hand 0 = dig
        place: discard = -
        place: deck = red blue
        ---
        0 dig red
        > clause MUG-DIG-06
        > hand 0 = -
        > deck = red blue
        > discard = dig
    """)


def test_the_rest_of_the_pile_keeps_its_order():
    play("""
        place: hand 0 = dig
        place: discard = red yellow green
        ---
        0 dig yellow
        > hand 0 = yellow
        > discard = red green dig
    """)


@pytest.mark.clause("MUG-DIG-07")
def test_of_several_matching_cards_the_topmost_is_taken():
    play("""
        place: hand 0 = dig
        place: discard = red blue red green
        ---
        0 dig red
        > clause MUG-DIG-07
        > hand 0 = red
        > discard = red blue green dig
    """)
