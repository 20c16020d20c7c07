"""The five card sets: MUG-SET."""

import pytest

from pugsbox.draw.cards import card
from pugsbox.pugs_in_mugs import PUGS_IN_MUGS
from pugsbox.pugs_in_mugs.zones import SETS
from tests.scenes import play


@pytest.mark.catalogue("MUG-SET-01")
def test_five_sets_pair_five_colours_with_five_patterns():
    assert len(SETS) == len({s.colour for s in SETS}) == len({s.pattern for s in SETS}) == 5
    for kind in ("pug", "mug"):
        cards = [card for card in PUGS_IN_MUGS.cards.values() if card.kind == kind]
        assert [(card.colour, card.pattern) for card in cards] == list(SETS)


@pytest.mark.clause("MUG-SET-02")
@pytest.mark.parametrize("pugs", SETS)
def test_dig_and_gimme_find_the_same_by_colour_and_by_pattern(pugs):
    by_colour, by_pattern = (
        play(f"""
            place: hand 0 = dig gimme
            place: hand 1 = red yellow green blue plum
            place: discard = red yellow green blue plum
            ---
            0 dig {name}
            > clause MUG-SET-02
            0 gimme 1 {name}
            > clause MUG-SET-02
            > hand 0 = {name}*2
        """)
        for name in pugs
    )
    assert by_pattern.session.state == by_colour.session.state
    assert by_pattern.cards("hand 0") == [pugs.colour] * 2


@pytest.mark.parametrize("pugs", SETS)
def test_a_mug_is_bought_and_stolen_by_colour_or_by_pattern(pugs):
    for name in pugs:
        bought = play(f"place: hand 0 = {name}*3\n---\n0 exchange {name}")
        hand = "place: hand 0 = red yellow green blue plum"
        stolen = play(f"{hand}\nplace: mugs 1 = {pugs.colour}-mug\n---\n0 steal 1 {name}")
        assert bought.cards("mugs 0") == stolen.cards("mugs 0") == [f"{pugs.colour}-mug"]


@pytest.mark.catalogue("MUG-SET-03")
def test_without_colour_the_sets_still_show_five_patterns():
    scene = play("""
        place: hand 0 = red yellow green blue plum
        place: mugs 1 = red-mug yellow-mug green-mug blue-mug
        ---
    """)
    zones = {zone.name: zone for zone in scene.session.view(0).zones}
    assert [face.pattern for face in zones["hand 0"].cards] == ["stripes", "dots", "checks", "waves", "stars"]
    assert [face.pattern for face in zones["mugs 1"].cards] == ["stripes", "dots", "checks", "waves"]
    for face in zones["hand 0"].cards:
        drawn = card(face)  # what is left of it in grey: a texture and the word
        assert f">{face.pattern}</span>" in drawn
        assert f"pb-tx-{face.pattern}" in drawn
