"""Exchange Pugs for a Mug: MUG-EXCH."""

import pytest

from tests.scenes import play

EXCHANGED = """
    place: hand 0 = yellow*3 blue
    place: hand 1 = -
    ---
    0 exchange yellow
"""


@pytest.mark.clause("MUG-EXCH-01")
def test_three_pugs_of_a_colour_buy_its_mug():
    scene = play(EXCHANGED)
    assert scene.cards("hand 0") == ["blue"]
    assert scene.cards("mugs 0") == ["yellow-mug"]
    assert "MUG-EXCH-01" in scene.scene.since


@pytest.mark.clause("MUG-EXCH-01")
def test_two_pugs_are_too_few_and_the_refusal_says_what_can_be_exchanged_instead():
    scene = play("""
        place: hand 0 = yellow*2 blue*3
        ---
        ! 0 exchange yellow
        > refused MUG-EXCH-01
        ! 0 exchange
        > refused MUG-EXCH-01
        ! 0 exchange dig
        > refused MUG-EXCH-01
    """)
    refusal = scene.session.check("0 exchange yellow")
    assert list(map(str, refusal.alternatives)) == ["0 exchange blue"]
    assert (refusal.expected, refusal.actual) == ("three", "2")


@pytest.mark.clause("MUG-EXCH-02")
def test_the_three_pugs_lie_face_up_on_the_discard_pile():
    scene = play(EXCHANGED)
    pile = next(zone for zone in scene.session.view(1).zones if zone.name == "discard")
    assert [face.key for face in pile.cards] == ["yellow", "yellow", "yellow"]


@pytest.mark.clause("MUG-EXCH-03")
def test_everybody_sees_the_mug_before_its_owner():
    scene = play(EXCHANGED)
    for seat in (0, 1, None):
        mugs = next(zone for zone in scene.session.view(seat).zones if zone.name == "mugs 0")
        assert [face.key for face in mugs.cards] == ["yellow-mug"]


@pytest.mark.clause("MUG-EXCH-04")
def test_nobody_takes_a_second_mug_of_a_colour():
    scene = play("""
        place: mugs 0 = yellow-mug
        place: hand 0 = yellow*3
        ---
        ! 0 exchange yellow
        > refused MUG-EXCH-04
    """)
    assert scene.session.check("0 exchange yellow").clauses == ("MUG-EXCH-04",)
    assert scene.cards("hand 0") == ["yellow"] * 3
    assert "0 exchange yellow" not in scene.legal()


@pytest.mark.clause("MUG-EXCH-05")
def test_exactly_three_are_paid_and_a_fourth_stays():
    play("""
        place: hand 0 = yellow*4
        place: hand 1 = -
        ---
        0 exchange yellow
        > clause MUG-EXCH-05
        > hand 0 = yellow
        > discard = yellow*3
    """)


@pytest.mark.clause("MUG-EXCH-05")
@pytest.mark.parametrize("colour", ["red", "yellow"])
def test_mixed_colours_do_not_count(colour):
    play(f"""
        place: hand 0 = red yellow*2
        ---
        ! 0 exchange {colour}
        > refused MUG-EXCH-05
    """)


@pytest.mark.clause("MUG-EXCH-06")
def test_the_mug_deck_must_still_hold_the_mug():
    scene = play("""
        seats: 3
        place: hand 0 = yellow*3
        place: supply = red-mug*3 green-mug*3 blue-mug*3 plum-mug*3
        ---
        ! 0 exchange yellow
        > refused MUG-EXCH-06
    """)
    assert scene.session.check("0 exchange yellow").clauses == ("MUG-EXCH-06",)
    assert scene.cards("hand 0") == ["yellow"] * 3


@pytest.mark.clause("MUG-EXCH-06")
def test_the_mug_comes_from_the_mug_deck():
    play("""
        place: hand 0 = yellow*3
        place: supply = yellow-mug red-mug
        ---
        0 exchange yellow
        > clause MUG-EXCH-06
        > supply = red-mug
    """)


@pytest.mark.clause("MUG-EXCH-07")
def test_who_lost_a_mug_to_a_thief_may_buy_the_same_colour_again():
    play("""
        place: mugs 1 = yellow-mug
        place: hand 0 = red yellow green blue plum
        place: hand 1 = yellow*3
        ---
        ! 1 exchange yellow
        > refused MUG-EXCH-04
        0 steal 1 yellow
        > clause MUG-EXCH-07
        > mugs 1 = -
        0 draw
        1 exchange yellow
        > mugs 0 = yellow-mug
        > mugs 1 = yellow-mug
    """)
