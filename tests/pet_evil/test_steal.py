"""Steal: PET-STEAL."""

from collections import Counter

import pytest

from pugsbox.cardtable.state import State
from pugsbox.core.rng import Rng
from tests.pet_evil.games import play, shown, zone

SEVEN = "red-warhead red-explosive red-rocket blue-warhead blue-explosive blue-rocket treaty"


def victims(scene):
    return [line.split()[-1] for line in scene.legal(0) if " steal " in line]


@pytest.mark.clause("PET-STEAL-01")
def test_a_random_card_goes_from_one_hand_to_the_other():
    scene = play(f"""
        place: hand 0 = shelter
        place: hand 1 = {SEVEN}
        set: phase = supply
        roll: 3
        ---
        ! 0 steal
        > refused PET-STEAL-01
        ! 0 steal 0
        > refused PET-STEAL-01
        ! 0 steal 2
        > refused PET-STEAL-01
        ! 0 steal 1 treaty
        > refused PET-STEAL-01
        0 steal 1
        > clause PET-STEAL-01
        > hand 0 = shelter red-rocket
        > hand 1 = red-warhead red-explosive blue-warhead blue-explosive blue-rocket treaty
        > turn = 1
    """)
    assert "PET-STEAL-03" not in scene.scene.since


@pytest.mark.clause("PET-STEAL-01")
def test_each_card_of_a_hand_is_stolen_about_equally_often():
    """2,800 thefts from seven cards: each card 400 times, with a deviation of 18.5; five of these are 93."""
    scene = play(f"place: hand 0 = shelter\nplace: hand 1 = {SEVEN}\nset: phase = supply\n---")
    game, state = scene.session.game, scene.session.state
    taken = Counter()
    for seed in range(2_800):
        here = State(state.cells, state.stack, Rng(seed), state.legal)
        hand = zone(game.apply(here, game.read("0 steal 1")).state, "hand 0")
        taken[hand[1]] += 1
    assert set(taken) == set(SEVEN.split())
    assert all(307 < n < 493 for n in taken.values()), taken
    # chi square with six degrees of freedom: 27.9 is exceeded by one fair sequence in ten thousand
    assert sum((n - 400) ** 2 / 400 for n in taken.values()) < 27.9


def test_equal_cards_count_each():
    """Of nine Explosives and a Treaty the Treaty is stolen one time in ten: 100 of 1,000, with a deviation of 9.5."""
    scene = play("place: hand 1 = red-explosive*8 blue-explosive treaty\nplace: hand 0 = -\nset: phase = supply\n---")
    game, state = scene.session.game, scene.session.state
    hits = 0
    for seed in range(1_000):
        here = State(state.cells, state.stack, Rng(seed), state.legal)
        hits += zone(game.apply(here, game.read("0 steal 1")).state, "hand 0") == ("treaty",)
    assert 52 < hits < 148


@pytest.mark.clause("PET-STEAL-02")
def test_nothing_is_stolen_from_who_holds_fewer_cards():
    scene = play("""
        seats: 4
        place: hand 0 = red-explosive*6
        place: hand 1 = blue-explosive*5
        place: hand 2 = green-explosive*6
        place: hand 3 = yellow-explosive*7
        set: phase = supply
        ---
        ! 0 steal 1
        > refused PET-STEAL-02
    """)
    assert victims(scene) == ["2", "3"]
    refusal = scene.session.check("0 steal 1")
    assert (refusal.expected, refusal.actual) == ("6 or more", "5")


@pytest.mark.clause("PET-STEAL-03")
def test_hands_are_compared_after_the_card_of_the_draw_phase():
    scene = play("""
        seats: 3
        place: hand 0 = red-explosive*5
        place: hand 1 = blue-explosive*5
        place: hand 2 = green-explosive*6
        ---
        0 draw
        ! 0 steal 1
        > refused PET-STEAL-03
        > refused PET-STEAL-02
        0 steal 2
        > clause PET-STEAL-03
    """)
    before = scene.session.moves[-1].before
    assert [str(action) for action in before.legal if action.verb == "steal"] == ["0 steal 2"]  # equal hands are allowed


def test_who_is_two_cards_behind_would_be_no_victim_before_drawing_either():
    scene = play("place: hand 0 = red-explosive*6\nplace: hand 1 = blue-explosive*4\nset: phase = supply\n---")
    assert scene.session.check("0 steal 1").clauses == ("PET-STEAL-02",)


@pytest.mark.clause("PET-STEAL-04")
def test_nothing_is_stolen_from_behind_a_treaty():
    text = """
        seats: 3
        place: hand 0 = red-explosive*6
        place: hand 1 = blue-explosive*7
        place: hand 2 = green-explosive*7
        {}
        set: phase = supply
        ---
    """
    scene = play(text.format("place: front 1 = treaty") + "! 0 steal 1\n> refused PET-STEAL-04")
    assert victims(scene) == ["2"]
    assert scene.session.check("0 steal 1").clauses == ("PET-STEAL-04",)
    assert victims(play(text.format(""))) == ["1", "2"]


@pytest.mark.clause("PET-STEAL-05")
def test_an_empty_hand_holds_nothing_to_steal():
    scene = play("""
        place: hand 0 = -
        place: hand 1 = -
        place: discard = -
        place: deck = -
        set: phase = supply
        ---
        ! 0 steal 1
        > refused PET-STEAL-05
    """)
    assert victims(scene) == []
    assert victims(play("place: hand 0 = -\nplace: hand 1 = red-rocket\nset: phase = supply\n---")) == ["1"]


@pytest.mark.clause("PET-STEAL-06")
def test_hand_sizes_are_public_and_what_is_stolen_only_two_know():
    scene = play(f"""
        seats: 3
        place: hand 0 = shelter
        place: hand 1 = {SEVEN}
        place: hand 2 = -
        set: phase = supply
        roll: 7
        ---
        0 steal 1
        > clause PET-STEAL-06
    """)
    hands = {seat: [shown(scene.session.view(seat), f"hand {n}") for n in range(3)] for seat in (0, 1, 2, None)}
    for seat, seen in hands.items():
        assert [hand.count for hand in seen] == [2, 6, 0]
        assert [hand.cards is not None for hand in seen] == [seat == n for n in range(3)]
    assert [scene.session.log(seat)[0].text for seat in (0, 1, 2, None)] == [
        "You steal a Treaty from Bo.",
        "Ada steals a Treaty from you.",
        "Ada steals a card from Bo.",
        "Ada steals a card from Bo.",
    ]


def test_a_stolen_card_that_is_no_evil_pet_stays_hidden_and_a_pet_is_shown():
    text = """
        seats: 3
        place: hand 0 = shelter
        place: hand 1 = {}
        place: hand 2 = -
        set: phase = supply
        ---
        0 steal 1
    """
    assert [event.kind for event in play(text.format("treaty")).session.moves[0].events][:1] == ["steals"]
    kinds = [event.kind for event in play(text.format("glow-worm")).session.moves[0].events]
    assert kinds[:4] == ["steals", "reveals", "gains a marker", "puts away"]
