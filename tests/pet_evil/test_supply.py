"""The Supply phase, Extra Draw and Scrap Draw: PET-SUP."""

import pytest

from tests.pet_evil.games import play, zone

PILES = """
    place: pile-1 = treaty
    place: pile-2 = blue-explosive red-explosive
    place: pile-3 = red-warhead
    place: pile-4 = red-rocket
"""


@pytest.mark.clause("PET-SUP-01")
def test_exactly_one_supply_action_is_taken_in_a_turn():
    scene = play("""
        set: round = 2
        set: phase = supply
        ---
        ! 0 skip
        > refused PET-SUP-01
        0 extra-draw
        > phase = command
        ! 0 extra-draw
        > refused PET-SUP-01
        ! 0 scrap-draw 1
        > refused PET-SUP-01
        ! 0 steal 1
        > refused PET-SUP-01
        ! 0 trade 1
        > refused PET-SUP-01
        0 skip
        > turn = 1
    """)
    instead = scene.session.game.check(scene.session.moves[0].before, scene.session.read("0 skip")).alternatives
    assert {action.verb for action in instead} >= {"extra-draw", "scrap-draw"}


NOTHING = """
    place: hand 0 = -
    place: pile-1 = -
    place: pile-2 = -
    place: pile-3 = -
    place: pile-4 = -
    place: hand 1 = {hand}
    place: discard = -
    place: deck = -
    set: phase = supply
    set: round = 2
    ---
"""


@pytest.mark.clause("PET-SUP-01")
def test_where_no_action_is_possible_the_phase_may_be_left_out():
    play(f"""
        {NOTHING.format(hand="-")}
        > legal 0 skip
        ! 0 extra-draw
        > refused PET-SUP-03
        ! 0 scrap-draw 1
        > refused PET-SUP-04
        ! 0 steal 1
        > refused PET-STEAL-05
        ! 0 trade 1
        > refused PET-TRADE-01
        0 skip
        > clause PET-SUP-01
        > phase = command
    """)


@pytest.mark.clause("PET-SUP-01")
def test_where_all_that_is_left_needs_consent_the_phase_may_be_left_out_too():
    scene = play(f"""
        {NOTHING.format(hand="red-rocket").replace("hand 0 = -", "hand 0 = blue-rocket glow-worm")}
        > legal 0 trade 1
        0 skip
        > phase = command
    """)
    before = scene.session.moves[0].before
    assert [str(action) for action in before.legal] == ["0 trade 1", "0 skip"]


@pytest.mark.clause("PET-SUP-01")
def test_where_an_evil_pet_is_all_that_can_be_done_it_has_to_be_done():
    scene = play(f"""
        {NOTHING.format(hand="red-rocket").replace("hand 0 = -", "hand 0 = blue-rocket pickpocket-parrot")}
        ! 0 skip
        > refused PET-SUP-01
    """)
    assert scene.legal(0) == ["0 pet pickpocket-parrot 1", "0 trade 1"]


@pytest.mark.clause("PET-SUP-02")
def test_there_are_four_supply_actions_and_those_of_evil_pets():
    scene = play("""
        place: hand 0 = red-rocket
        place: hand 1 = red-rocket*2
        set: phase = supply
        ---
    """)
    assert {action.verb for action in scene.session.legal()} == {"extra-draw", "scrap-draw", "steal", "trade"}
    assert "PET-SUP-02" in scene.session.view(0).question.clauses
    with_pets = play("place: hand 0 = tank-tortoise fallout-ferret\nset: phase = supply\n---").legal(0)
    assert [line for line in with_pets if "pet" in line] == ["0 pet tank-tortoise"]


@pytest.mark.clause("PET-SUP-03")
def test_extra_draw_takes_one_card_from_the_deck():
    scene = play("""
        place: hand 0 = red-explosive*6
        place: deck = treaty ...
        set: phase = supply
        ---
        ! 0 extra-draw 2
        > refused PET-SUP-03
        0 extra-draw
        > clause PET-SUP-03
        > hand 0 = red-explosive*6 treaty
        > turn = 1
    """)
    before = scene.session.moves[0].before
    assert len(zone(before, "deck")) - len(zone(scene.session.state, "deck")) == 1
    assert scene.session.log(1)[0].text == "Extra Draw: Ada draws a card."


@pytest.mark.clause("PET-SUP-04")
def test_scrap_draw_takes_the_top_card_of_a_pile_of_ones_choice():
    scene = play(f"""
        {PILES}
        place: hand 0 = -
        set: phase = supply
        ---
        ! 0 scrap-draw
        > refused PET-SUP-04
        ! 0 scrap-draw 5
        > refused PET-SUP-04
        ! 0 scrap-draw 2 2
        > refused PET-SUP-04
        0 scrap-draw 2
        | 0 scrap-draw 1
        | 0 scrap-draw 3
        | 0 scrap-draw 4
        > clause PET-SUP-04
        > hand 0 = red-explosive
        > pile-2 = blue-explosive
    """)
    assert "PET-SUP-05" not in scene.scene.since  # a card is left: no refill
    assert scene.session.log(1)[0].text == "Scrap Draw: Ada takes a red Explosive."


@pytest.mark.clause("PET-SUP-05")
def test_a_pile_that_is_empty_is_refilled_with_one_open_card():
    scene = play(f"""
        {PILES}
        place: hand 0 = -
        place: deck = shelter ...
        set: phase = supply
        ---
        0 scrap-draw 1
        > clause PET-SUP-05
        > hand 0 = treaty
        > pile-1 = shelter
    """)
    before = scene.session.moves[0].before
    assert len(zone(before, "deck")) - len(zone(scene.session.state, "deck")) == 1


@pytest.mark.clause("PET-SUP-06")
def test_what_lies_under_the_top_card_cannot_be_taken():
    scene = play(f"""
        {PILES}
        set: phase = supply
        ---
        ! 0 scrap-draw blue-explosive
        > refused PET-SUP-06
        ! 0 scrap-draw 2 blue-explosive
        > refused PET-SUP-04
    """)
    assert "PET-SUP-06" not in scene.session.check("0 scrap-draw shelter").clauses  # it lies on no pile
    assert [line for line in scene.legal(0) if "scrap-draw" in line] == [f"0 scrap-draw {n}" for n in range(1, 5)]
