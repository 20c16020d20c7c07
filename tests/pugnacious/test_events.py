"""Events: shuffled into the Main Deck, announced when they are drawn, in force for all until the next one."""

import pytest

from pugsbox.core.session import Session
from pugsbox.pugnacious import PUGNACIOUS
from pugsbox.pugnacious.fight import FEVER, FOG
from pugsbox.pugnacious.kinds import COST, EVENTS, MAIN, VALUE
from pugsbox.pugnacious.ring import CHEAPER
from tests.pugnacious.expansions import clauses, each, events, question, refused, table, value, whole_turn
from tests.pugnacious.games import zone

QUEUES = """place: queue 0 = telegram patent umbrella bribe airship
place: queue 1 = alibi harpoon memoirs crowbar governess
set: skill 0 = 9"""


def draws(deck, *actions, header="", phase="buy"):
    """A phase with two queues and a Main Deck that begins with some cards."""
    return table(f"{QUEUES}\nplace: main-deck = {deck} ...\n{header}", *actions, phase=phase)


def in_deck(state):
    """All cards that were shuffled into the Main Deck, wherever they lie after the set-up."""
    names = ("main-deck", "event", "past-events", *(f"queue {seat}" for seat in range(state.seats)))
    return [card for name in names for card in zone(state, name)]


# ---------------------------------------------------------------- before the game


@pytest.mark.clause("PUG-EVENT-01", "PUG-EVENT-02")
@pytest.mark.parametrize("chosen", ["truce+london-fog", "war-fever", "all", "bank-holiday+trade-fair+runaway-carousel"])
def test_the_chosen_events_are_shuffled_into_the_main_deck_and_no_others(chosen):
    session = Session(PUGNACIOUS, seats=2, seed=5, events=chosen)
    wanted = set(EVENTS) if chosen == "all" else set(chosen.split("+"))
    cards = in_deck(session.state)
    assert {card for card in cards if card in EVENTS} == wanted
    assert len(cards) == sum(kind.copies for kind in MAIN) + len(wanted)
    assert set(zone(session.state, "box")) >= set(EVENTS) - wanted
    added = next(event for event in session.events if event.kind == "adds events")
    assert (set(added.data[0]), added.clauses) == (wanted, ("PUG-EVENT-01", "PUG-EVENT-02"))
    shuffled = next(event for event in session.events if event.kind == "the main deck shuffles")
    assert shuffled.data[0] == len(cards)


def test_without_events_none_are_there():
    session = Session(PUGNACIOUS, seats=2, seed=5)
    assert not set(in_deck(session.state)) & set(EVENTS)
    assert "adds events" not in [event.kind for event in session.events]


@pytest.mark.clause("PUG-EVENT-07")
def test_an_event_that_turns_up_while_queues_are_dealt_is_in_force_in_the_first_turn():
    found = 0
    for seed in range(40):
        session = Session(PUGNACIOUS, seats=2, seed=seed, events="all")
        drawn = [event for event in session.events if event.kind == "draws an event"]
        queues = [zone(session.state, f"queue {seat}") for seat in range(2)]
        assert [len(queue) for queue in queues] == [5, 5]
        assert not {*queues[0], *queues[1]} & set(EVENTS)
        if not drawn:
            assert zone(session.state, "event") == ()
            continue
        found += 1
        assert zone(session.state, "event") == drawn[-1].data[0]
        assert zone(session.state, "past-events") == tuple(card for event in drawn[:-1] for card in event.data[0])
        assert all("PUG-EVENT-07" in event.clauses for event in drawn)
        assert zone(session.state, "round") == 1
    assert found > 5


# ---------------------------------------------------------------- drawn


@pytest.mark.clause("PUG-EVENT-03", "PUG-EVENT-06")
def test_an_event_is_announced_holds_for_all_and_takes_no_space():
    scene = draws("war-fever savings-book", "0 buy telegram")
    assert scene.cards("event") == ["war-fever"]
    assert scene.cards("queue 0") == ["patent", "umbrella", "bribe", "airship", "savings-book"]
    assert {"PUG-EVENT-03", "PUG-EVENT-04", "PUG-EVENT-06"} <= set(clauses(scene, "draws an event"))
    assert events(scene, "draws an event")[0].seat == 0
    assert events(scene, "draws an event")[0].seen_by is None
    assert {refused(scene, f"{seat} buy war-fever") for seat in range(2)} == {("PUG-BUY-01",)}
    for action in ("0 done", "1 done", "0 target spot-1", "1 target spot-1"):
        scene.session.push(action)
    totals = [event.data[1] for kind in ("wins", "loses") for event in events(scene, kind)]
    assert totals == [FEVER] * 2


@pytest.mark.clause("PUG-EVENT-06")
def test_several_events_in_a_row_are_all_drawn_until_a_card_comes():
    before = draws("war-fever truce savings-book")
    size = len(before.cards("main-deck"))
    before.session.push("0 buy telegram")
    assert len(before.cards("main-deck")) == size - 3
    assert before.cards("queue 0")[-1] == "savings-book"
    assert (before.cards("event"), before.cards("past-events")) == (["truce"], ["war-fever"])


@pytest.mark.clause("PUG-EVENT-04")
def test_an_event_stays_in_force_in_later_turns():
    scene = draws("truce savings-book", "0 buy telegram")
    assert "PUG-EVENT-04" in clauses(scene, "draws an event")
    actions = [*whole_turn(begin="buy"), *whole_turn(), *whole_turn()]
    for action in actions:
        scene.session.push(action)
        assert scene.cards("event") == ["truce"]
    assert value(scene, "round") == 4


@pytest.mark.clause("PUG-EVENT-05", "PUG-HOUSE-19")
def test_the_next_event_takes_the_place_of_the_first_from_that_moment_on():
    scene = draws("savings-book truce savings-book", header="place: event = trade-fair")
    price = COST["telegram"] - CHEAPER
    scene.session.push("0 buy telegram")
    assert value(scene, "skill 0") == 9 - price
    assert "PUG-HOUSE-19" in clauses(scene, "pays")
    scene.session.push("0 buy umbrella")
    assert (scene.cards("event"), scene.cards("past-events")) == (["truce"], ["trade-fair"])
    assert "PUG-EVENT-05" in clauses(scene, "is over")
    left = value(scene, "skill 0")
    scene.session.push("0 buy savings-book")
    assert value(scene, "skill 0") == left - COST["savings-book"]
    assert "PUG-HOUSE-19" not in clauses(scene, "pays")


@pytest.mark.clause("PUG-EVENT-08", "PUG-END-02")
def test_an_event_that_is_the_last_card_of_the_main_deck_leaves_a_space_empty():
    scene = table(f"{QUEUES}\nplace: main-deck = truce", "0 buy telegram", phase="buy")
    assert scene.cards("event") == ["truce"]
    assert scene.cards("queue 0") == ["patent", "umbrella", "bribe", "airship"]
    assert "PUG-EVENT-08" in clauses(scene, "draws an event")
    for action in whole_turn(begin="buy"):
        scene.session.push(action)
    assert (value(scene, "ends"), scene.legal()) == (("main-deck",), [])


# ---------------------------------------------------------------- what each Event does


@pytest.mark.clause("PUG-HOUSE-19")
def test_war_fever_is_for_every_total_fight():
    strength = VALUE["irate-grocer"]
    header = f"place: event = war-fever\nset: fight 0 = {strength - FEVER}\nset: fight 1 = {strength - FEVER - 1}"
    scene = table(header, "0 target spot-2", "1 target spot-2", phase="combat")
    assert [event.data[1:] for kind in ("wins", "loses") for event in events(scene, kind)] == [
        (strength, strength),
        (strength - 1, strength),
    ]
    assert "PUG-HOUSE-19" in clauses(scene, "wins")


def test_war_fever_is_not_for_a_total_skill():
    scene = table("place: event = war-fever", "0 target spot-3", "1 target none", phase="combat")
    assert events(scene, "loses")[0].data[1] == 0
    assert "PUG-HOUSE-19" not in clauses(scene, "loses")


@pytest.mark.clause("PUG-HOUSE-19")
def test_london_fog_makes_enemies_stronger_traps_too():
    header = f"place: event = london-fog\nset: fight 0 = {VALUE['street-tough']}\nset: skill 1 = {VALUE['loose-floorboard']}"
    scene = table(header, "0 target spot-1", "1 target spot-3", phase="combat")
    lost = [event.data[2] for event in events(scene, "loses")]
    assert lost == [VALUE["street-tough"] + FOG, VALUE["loose-floorboard"] + FOG]
    assert "PUG-HOUSE-19" in clauses(scene, "loses")


@pytest.mark.parametrize(("token", "card"), [("dummy", "training-dummy"), ("finale", "mechanical-abomination")])
def test_london_fog_does_not_touch_what_is_no_enemy_of_the_deck(token, card):
    scene = table("place: event = london-fog", f"0 target {token}", "1 target none", phase="combat")
    assert events(scene, "loses")[0].data == (card, 0, VALUE[card])
    assert "PUG-HOUSE-19" not in clauses(scene, "loses")


@pytest.mark.clause("PUG-HOUSE-19")
def test_at_the_trade_fair_cards_of_queues_cost_less_greater_cards_do_not():
    header = f"place: event = trade-fair\nset: skill 0 = {COST['patent'] - CHEAPER}"
    scene = draws("savings-book", header=header)
    assert "0 buy patent" in scene.legal()
    assert refused(
        draws("savings-book", header=f"place: event = trade-fair\nset: skill 0 = {COST['greater-skill'] - 1}"),
        "0 buy greater-skill",
    ) == ("PUG-GAME-08", "PUG-BUY-02")
    scene.session.push("0 buy patent")
    assert value(scene, "skill 0") == 0


def test_at_the_trade_fair_nothing_costs_less_than_nothing():
    scene = draws("savings-book", "0 buy umbrella", header="place: event = trade-fair\nset: skill 0 = 0")
    assert (value(scene, "skill 0"), scene.cards("discard 0")) == (0, ["umbrella"])


@pytest.mark.clause("PUG-HOUSE-19")
def test_on_a_bank_holiday_hands_are_of_six():
    header = "place: event = bank-holiday\nplace: deck 0 = minor-skill*8\nplace: deck 1 = minor-fight*8"
    scene = table(header, *whole_turn())
    assert [len(scene.cards(f"hand {seat}")) for seat in range(2)] == [6, 6]
    assert "PUG-HOUSE-19" in clauses(scene, "draws a hand")


@pytest.mark.clause("PUG-HOUSE-19")
def test_in_a_truce_no_failure_is_handed_out():
    header = "place: event = truce\nset: failure 0 = 3\nset: fight 1 = 1"
    scene = table(header, "0 target none", phase="combat")
    assert refused(scene, "0 give 1 1") == ("PUG-HOUSE-19", "PUG-COMBAT-07")
    scene.session.push("1 target spot-1")
    assert "PUG-HOUSE-19" in clauses(scene, "keeps the truce")
    assert (len(events(scene, "wins")), question(scene)) == (1, "Play")
    assert each(scene, "failure") == [0, 0]


@pytest.mark.clause("PUG-HOUSE-22", "PUG-EVENT-03")
def test_a_runaway_carousel_turns_the_ring_at_once_and_short_queues_are_filled():
    scene = draws("runaway-carousel savings-book black-eye", "0 buy telegram")
    assert scene.cards("queue 0") == ["umbrella", "bribe", "airship", "alibi", "savings-book"]
    assert scene.cards("queue 1") == ["harpoon", "memoirs", "crowbar", "governess", "patent"]
    assert clauses(scene, "turns the ring") == ("PUG-HOUSE-22",)
    assert scene.cards("main-deck")[0] == "black-eye"


@pytest.mark.clause("PUG-HOUSE-22", "PUG-EVENT-07")
def test_a_carousel_that_turns_up_while_queues_are_dealt_leaves_them_full():
    for seed in range(60):
        session = Session(PUGNACIOUS, seats=3, seed=seed, events="runaway-carousel")
        if any(event.kind == "draws an event" for event in session.events):
            assert [len(zone(session.state, f"queue {seat}")) for seat in range(3)] == [5, 5, 5]
            turned = [event for event in session.events if event.kind == "turns the ring"]
            assert [event.clauses for event in turned] == [("PUG-HOUSE-22",)]
            return
    pytest.fail("no seed of these turns the carousel up")
