"""How a game begins: PUG-SETUP, with the options which_finale and greater_supply."""

from collections import Counter
from itertools import chain

import pytest

from pugsbox.core.errors import PugsboxError
from pugsbox.pugnacious import PUGNACIOUS
from pugsbox.pugnacious.kinds import COST, ENEMIES, FINALES, MAIN, VALUE
from pugsbox.pugnacious.playing import PLAIN
from tests.pugnacious.games import shown, zone
from tests.pugnacious.laid import agree, begun, clauses, counts, events, fight, given, owned, push, refused, table, value


def told(session, kind):
    """The events of a kind."""
    return [event for event in session.events if event.kind == kind]


# ---------------------------------------------------------------- decks and hands


@pytest.mark.clause("PUG-SETUP-01")
@pytest.mark.parametrize("seats", PUGNACIOUS.seats)
def test_a_starting_deck_has_seven_minor_skill_and_three_minor_fight(seats):
    session = begun(seats)
    for seat in range(seats):
        assert owned(session.state, seat) == {"minor-skill": 7, "minor-fight": 3}
    assert [len(event.data[0]) for event in told(session, "takes a deck")] == [10] * seats


@pytest.mark.clause("PUG-SETUP-02")
def test_five_cards_are_the_hand_and_five_the_deck_by_chance_but_by_the_seed():
    met, orders = set(), set()
    for seed in range(200):
        session = begun(3, seed)
        hands, decks = ([zone(session.state, f"{name} {seat}") for seat in range(3)] for name in ("hand", "deck"))
        assert [(len(hand), len(deck)) for hand, deck in zip(hands, decks, strict=True)] == [(5, 5)] * 3
        assert not any(zone(session.state, f"discard {seat}") for seat in range(3))
        met |= {hand.count("minor-fight") for hand in hands}
        orders.add(tuple(chain(*hands, *decks)))
        if seed < 20:
            assert [zone(begun(3, seed).state, f"hand {seat}") for seat in range(3)] == hands
    assert met == {0, 1, 2, 3}
    assert len(orders) > 190


@pytest.mark.clause("PUG-SETUP-03")
def test_minor_skill_gives_one_skill():
    table("place: hand 0 = minor-skill*3", *["0 play minor-skill\n> clause PUG-SETUP-03"] * 3, "> skill 0 = 3", "> fight 0 = 0")


@pytest.mark.clause("PUG-SETUP-04")
def test_minor_fight_gives_one_fight():
    table("place: hand 0 = minor-fight*2", *["0 play minor-fight\n> clause PUG-SETUP-04"] * 2, "> fight 0 = 2", "> skill 0 = 0")


# ---------------------------------------------------------------- the Card Ring


@pytest.mark.clause("PUG-SETUP-05")
@pytest.mark.parametrize("seats", PUGNACIOUS.seats)
def test_everybody_is_dealt_a_queue_of_five_seat_by_seat_from_the_one_main_deck(seats):
    session = begun(seats, 3)
    assert [len(zone(session.state, f"queue {seat}")) for seat in range(seats)] == [5] * seats
    assert len(zone(session.state, "main-deck")) == sum(kind.copies for kind in MAIN) - 5 * seats
    dealt = told(session, "fills the queue")
    assert [event.seat for event in dealt] == [seat for seat in range(seats) for _ in range(5)]
    assert all("PUG-SETUP-05" in event.clauses for event in dealt)
    cards = [event.data[0][0] for event in dealt]
    assert [list(zone(session.state, f"queue {seat}")) for seat in range(seats)] == [
        cards[i : i + 5] for i in range(0, len(cards), 5)
    ]


def test_both_common_decks_are_shuffled():
    decks = {(zone(begun(2, seed).state, "main-deck"), zone(begun(2, seed).state, "enemy-deck")) for seed in range(20)}
    assert len({main for main, _ in decks}) == len({enemies for _, enemies in decks}) == 20
    shuffles = [event for event in begun().events if event.kind in ("the main deck shuffles", "the enemy deck shuffles")]
    assert all("PUG-SETUP-05" in event.clauses for event in shuffles)
    assert len(shuffles) == 2


RING = """place: queue 0 = umbrella telegram bribe alibi patent
place: queue 1 = crowbar harpoon airship memoirs curses
place: queue 2 = banana-peel governess trebuchet bodyguard savings-book"""


@pytest.mark.clause("PUG-SETUP-06")
def test_the_ring_is_one_row_from_a_player_to_the_one_on_the_right_and_a_turn_of_it_shifts_the_row():
    scene = table(f"{RING}\nplace: hand 1 = merry-go-round", seats=3)
    before = list(chain(*(scene.cards(f"queue {seat}") for seat in (0, 2, 1))))
    assert len(before) == 15
    push(scene, "1 play merry-go-round")
    after = list(chain(*(scene.cards(f"queue {seat}") for seat in (0, 2, 1))))
    assert after == before[1:] + before[:1]
    assert "PUG-SETUP-06" in clauses(scene, "passes a card")
    assert scene.cards("queue 1")[-1] == "umbrella"  # the left neighbour of seat 0


# ---------------------------------------------------------------- what is always for sale


@pytest.mark.clause("PUG-SETUP-07")
def test_greater_skill_costs_three_gives_two_and_never_runs_out():
    scene = table(
        "place: discard 0 = -\nset: phase = buy\nset: skill 0 = 9",
        *["0 buy greater-skill\n> clause PUG-SETUP-07"] * 3,
        "> skill 0 = 0",
        "> discard 0 = greater-skill*3",
        "> supply = greater-skill greater-fight",
    )
    assert shown(scene.session.view(1), "supply").cards
    many = table("set: phase = buy\nset: skill 0 = 900\nset: skill 1 = 900")
    push(many, *(f"{seat} buy greater-skill" for _ in range(300) for seat in (0, 1)))
    assert many.cards("supply") == ["greater-skill", "greater-fight"]
    assert [owned(many.session.state, seat)["greater-skill"] for seat in (0, 1)] == [300, 300]
    table("place: hand 0 = greater-skill", "0 play greater-skill\n> clause PUG-SETUP-07\n> skill 0 = 2")


@pytest.mark.clause("PUG-SETUP-08")
def test_greater_fight_is_bought_for_three_and_gives_two_when_it_is_drawn_and_played():
    scene = table(
        "place: hand 0 = minor-skill*3\nplace: deck 0 = -\nplace: discard 0 = -\nset: phase = buy\nset: skill 0 = 3",
        "0 buy greater-combat\n> clause PUG-SETUP-08\n> skill 0 = 0\n> discard 0 = greater-fight",
    )
    agree(scene)
    fight(scene, "none", "none")
    push(scene, "0 play greater-fight")
    assert "PUG-SETUP-08" in clauses(scene, "gains fight")
    assert value(scene, "fight 0") == 2


@pytest.mark.clause("PUG-SETUP-09")
def test_greater_combat_and_greater_fight_are_one_card():
    scene = table("set: phase = buy\nset: skill 0 = 6", "0 buy greater-combat\n> clause PUG-SETUP-09", "0 buy greater-fight")
    assert owned(scene.session.state, 0)["greater-fight"] == 2
    assert PUGNACIOUS.read("0 play greater-combat") == PUGNACIOUS.read("0 play greater-fight")
    assert COST["greater-fight"] == 3
    assert not any(
        name in ("Greater Combat", "greater-combat") for card in PUGNACIOUS.cards.values() for name in (card.key, card.name)
    )


@pytest.mark.clause("PUG-SETUP-10")
@pytest.mark.parametrize("card", ["minor-skill", "minor-fight"])
def test_minor_cards_are_not_for_sale(card):
    scene = table("set: phase = buy\nset: skill 0 = 10", f"! 0 buy {card}\n> refused PUG-SETUP-10")
    assert scene.cards("supply") == ["greater-skill", "greater-fight"]


# ---------------------------------------------------------------- greater_supply


def test_greater_cards_never_run_out_unless_the_group_says_so():
    option = PUGNACIOUS.options["greater_supply"]
    assert option.default == "unlimited"
    for copies in option.values[1:]:
        session = begun(greater_supply=copies)
        assert Counter(zone(session.state, "supply")) == {"greater-skill": int(copies), "greater-fight": int(copies)}
    assert zone(begun().state, "supply") == ("greater-skill", "greater-fight")


@pytest.mark.parametrize(("card", "clause"), [("greater-skill", "PUG-SETUP-07"), ("greater-fight", "PUG-SETUP-08")])
def test_the_last_copy_of_a_number_of_them_is_the_last(card, clause):
    scene = table("option: greater_supply = 10\nset: phase = buy\nset: skill 0 = 90\nset: skill 1 = 9")
    for left in reversed(range(10)):
        push(scene, f"0 buy {card}")
        assert scene.cards("supply").count(card) == left
        assert clause in clauses(scene, "buys")
    assert refused(scene, f"0 buy {card}") == refused(scene, f"1 buy {card}") == (clause,)
    (other,) = set(scene.cards("supply"))
    push(scene, f"1 buy {other}")
    assert counts(scene) == [20, 11]


def test_a_saved_game_without_end_of_them_has_both_for_sale():
    scene = table("place: hand 0 = greater-skill*3")
    for supply in ([], ["greater-fight"]):
        data = PUGNACIOUS.dump(scene.session.state)
        data["cells"]["supply"] = supply
        data["cells"]["discard 0"] += ["greater-fight"]
        with pytest.raises(PugsboxError, match=r"cells\.supply: found .*; expected one of each"):
            PUGNACIOUS.restore(data)


def test_two_players_may_dispute_who_gets_the_last_one():
    scene = table(
        """option: greater_supply = 10
        place: supply = greater-skill greater-fight
        set: phase = buy
        set: skill 0 = 3
        set: skill 1 = 3
        set: xp 1 = 1""",
        "1 dispute 0",
        "0 first 0",
        "! 1 buy greater-fight\n> refused PUG-HOUSE-02",
        "0 buy greater-fight",
        "! 1 buy greater-fight\n> refused PUG-SETUP-08",
        "1 buy greater-skill",
        "> supply = -",
    )
    assert (owned(scene.session.state, 0)["greater-fight"], owned(scene.session.state, 1)["greater-skill"]) == (1, 1)


# ---------------------------------------------------------------- the Combat Zone


@pytest.mark.clause("PUG-SETUP-11")
@pytest.mark.parametrize("seats", PUGNACIOUS.seats)
def test_there_are_five_targets_and_the_choice_of_none(seats):
    for seed in range(8):  # no Enemy that forbids something lies there
        session = begun(seats, seed)
        spots = [zone(session.state, f"spot-{n}") for n in (1, 2, 3)]
        if not {("standoff",), ("infiltrator",)} & set(spots):
            break
    assert [len(spot) for spot in spots] == [1, 1, 1]
    assert len(zone(session.state, "enemy-deck")) == sum(enemy.copies for enemy in ENEMIES) - 3
    assert all("PUG-SETUP-11" in event.clauses for event in told(session, "an enemy comes"))
    for _ in range(2):
        for seat in range(seats):
            session.push(f"{seat} done")
    for seat in range(seats):
        assert {action.args[0] for action in session.legal(seat)} == {"dummy", "finale", "spot-1", "spot-2", "spot-3", "none"}


@pytest.mark.clause("PUG-SETUP-12")
def test_who_beats_the_training_dummy_trashes_a_card_and_who_does_not_loses_nothing():
    assert VALUE["training-dummy"] == 2
    header = "place: target 0 = dummy\nset: fight 0 = {}\nset: phase = failure"
    wins = table(header.format(2))
    assert wins.session.turn == (0,)
    push(wins, str(wins.session.legal(0)[0]))
    assert "PUG-SETUP-12" in clauses(wins, "trashes")
    assert (counts(wins), len(wins.cards("trash"))) == ([9, 10], 1)
    loses = table(header.format(1), "> phase = play", "> round = 2", "> xp 0 = 0", "> trash = -")
    assert counts(loses) == [10, 10]
    assert len(loses.cards("hand 0")) == 5


@pytest.mark.clause("PUG-SETUP-13")
def test_the_training_dummy_and_the_finale_are_there_every_turn():
    scene = table(
        """place: hand 0 = greater-fight*5
        place: deck 0 = greater-fight*60
        place: spot-1 = street-tough
        place: spot-2 = pickpockets
        place: spot-3 = irate-grocer"""
    )
    for turn in range(1, 11):
        assert value(scene, "round") == turn
        push(scene, "0 play-all")
        agree(scene), agree(scene)
        fight(scene, "dummy", "none")
        assert "PUG-SETUP-13" in clauses(scene, "stands again")
        push(scene, "0 trash greater-fight")
    assert len(events(scene, "wins")) == 10
    agree(scene), agree(scene)
    assert (scene.cards("dummy"), scene.cards("finale")) == (["training-dummy"], ["mechanical-abomination"])
    assert {"0 target dummy", "0 target finale", "1 target dummy", "1 target finale"} <= set(scene.legal())


@pytest.mark.clause("PUG-SETUP-14")
def test_a_game_has_one_finale_and_it_is_the_mechanical_abomination_unless_the_group_chooses():
    for name in (None, *(finale.key for finale in FINALES)):
        session = begun(**({"which_finale": name} if name else {}))
        assert zone(session.state, "finale") == (name or "mechanical-abomination",)
        (laid,) = told(session, "lays out the finale")
        assert "PUG-SETUP-14" in laid.clauses
        assert not zone(session.state, "finales")
    for two in ("mechanical-abomination+rival-professor", "both", "rogue-agent"):
        with pytest.raises(PugsboxError, match="Option which_finale cannot be"):
            begun(which_finale=two)


@pytest.mark.clause("PUG-SETUP-15")
def test_everybody_has_a_combat_token_for_each_of_five_targets():
    session = begun(4)
    for seat in range(4):
        tokens = zone(session.state, f"tokens {seat}")
        assert len(tokens) == len(set(tokens))
        marks = {"none", "launch-1", "launch-2", "launch-3"}  # a blank for no fight, and those of the Trebuchet
        assert set(tokens) - marks == {"dummy", "finale", "spot-1", "spot-2", "spot-3"}
    assert [event.seat for event in told(session, "takes tokens")] == [0, 1, 2, 3]


@pytest.mark.clause("PUG-SETUP-16")
def test_there_is_a_failure_token_for_each_point():
    scene = table("place: hand 0 = curses banana-peel\nplace: hand 1 = curses*2", "0 play curses", "0 play banana-peel")
    most = 3 + PLAIN["banana-peel"][2]
    push(scene, *["1 play curses"] * 2)
    assert given(scene, "gains failure") == most + 6
    agree(scene), agree(scene)
    fight(scene, "none", "none")
    assert [(event.seat, event.data) for event in events(scene, "takes failure tokens")] == [(0, (most,)), (1, (6,))]
    assert (value(scene, "failure 0"), value(scene, "failure 1")) == (most, 6)
    assert f"0 give 1 {most}" in scene.legal()
    assert f"0 give 1 {most + 1}" not in scene.legal()
