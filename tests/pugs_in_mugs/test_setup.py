"""Setup: MUG-SETUP."""

import pytest

from pugsbox.core.rng import Rng
from pugsbox.core.session import Session
from pugsbox.pugs_in_mugs import PUGS_IN_MUGS
from pugsbox.pugs_in_mugs.zones import COLOURS, MISCHIEF
from tests.games import shown
from tests.pugs_in_mugs.games import zone
from tests.scenes import play


@pytest.mark.clause("MUG-SETUP-01")
def test_each_player_is_dealt_two_cards_from_a_deck_of_sixty():
    session = Session(PUGS_IN_MUGS, seats=4)
    assert [len(zone(session.state, f"hand {seat}")) for seat in range(4)] == [2, 2, 2, 2]
    assert len(zone(session.state, "deck")) == 52


@pytest.mark.clause("MUG-SETUP-02")
def test_the_pug_deck_is_shuffled_by_the_seed_and_lies_face_down():
    orders = [zone(PUGS_IN_MUGS.new(2, seed), "deck") for seed in range(20)]
    assert len(set(orders)) == 20
    assert orders == [zone(PUGS_IN_MUGS.new(2, seed), "deck") for seed in range(20)]
    for seat in (0, 1, None):
        assert shown(Session(PUGS_IN_MUGS, seats=2).view(seat), "deck").cards is None


@pytest.mark.clause("MUG-SETUP-03")
@pytest.mark.parametrize("seats", PUGS_IN_MUGS.seats)
def test_nobody_begins_with_a_mug_and_the_mug_deck_is_complete_and_open(seats):
    session = Session(PUGS_IN_MUGS, seats=seats)
    assert all(not zone(session.state, f"mugs {seat}") for seat in range(seats))
    supply = [face.key for face in shown(session.view(0), "supply").cards]
    assert supply == [f"{colour}-mug" for colour in COLOURS for _ in range(seats)]


@pytest.mark.clause("MUG-SETUP-04")
def test_turns_go_clockwise_from_the_first_player():
    session = Session(PUGS_IN_MUGS, seats=3, seed=1, first_player=1)
    order = []
    for _ in range(4):
        (seat,) = session.turn
        order.append(seat)
        session.push(f"{seat} draw")
        assert session.turn == (seat,)
        session.push(f"{seat} draw")
    assert order == [1, 2, 0, 1]


@pytest.mark.clause("MUG-SETUP-04")
def test_nobody_acts_in_the_turn_of_somebody_else():
    play("""
        place: hand 1 = red*3 dig gimme
        ---
        ! 1 draw
        > refused MUG-SETUP-04
        ! 1 exchange red
        > refused MUG-SETUP-04
        ! 1 dig red
        > refused MUG-SETUP-04
        ! 2 draw
        > refused MUG-SETUP-04
    """)


@pytest.mark.clause("MUG-SETUP-05")
def test_of_another_hand_only_its_size_is_seen():
    session = Session(PUGS_IN_MUGS, seats=3, seed=1, first_player=0)
    session.push("0 draw")
    for seat, view in ((1, session.view(1)), (None, session.view())):
        hand = shown(view, "hand 0")
        assert (hand.count, hand.cards) == (3, None), seat
        assert [line.text for line in view.log if line.text.startswith("Ada")][-1] == "Ada draws a card."
    own = shown(session.view(0), "hand 0")
    assert sorted(face.key for face in own.cards) == sorted(zone(session.state, "hand 0"))


def test_the_deal_tells_everybody_else_only_how_many():
    dealt = [event for event in Session(PUGS_IN_MUGS, seats=3, seed=1).events if event.kind == "is dealt"]
    assert [event.seat for event in dealt] == [0, 1, 2]
    for event in dealt:
        assert event.seen_from(event.seat).data[0] == event.data[0]
        assert [event.seen_from(seat).data[0] for seat in (0, 1, 2, None) if seat != event.seat] == [2, 2, 2]


@pytest.mark.clause("MUG-SETUP-06")
def test_mischief_among_the_two_cards_is_kept_and_nothing_is_dealt_anew():
    pug_deck = tuple(card.key for card in PUGS_IN_MUGS.cards.values() for _ in range(card.copies or 0))
    only_mischief = []
    for seed in range(300):
        state = PUGS_IN_MUGS.new(2, seed)
        shuffled, _ = Rng(seed).shuffled(pug_deck)
        assert zone(state, "hand 0") + zone(state, "hand 1") + zone(state, "deck") == shuffled
        if set(zone(state, "hand 0")) <= set(MISCHIEF):
            only_mischief.append(set(zone(state, "hand 0")))
    assert {"dig", "gimme"} in only_mischief
