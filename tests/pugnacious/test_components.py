"""What is in the box: facts of cards, where they are known from, and what the cards of ours have to be for."""

from collections import Counter
from dataclasses import replace
from itertools import pairwise

import pytest

from pugsbox.cardtable.cards import Source
from pugsbox.core.bots import GreedyBot, RandomBot
from pugsbox.pugnacious import PUGNACIOUS
from pugsbox.pugnacious.effects import (
    AllDiscard,
    Bar,
    Discards,
    Draw,
    EndGame,
    Exp,
    Give,
    Mark,
    MayTrash,
    Parade,
    Pay,
    TrashOne,
)
from pugsbox.pugnacious.kinds import (
    CLASSES,
    COST,
    ENEMIES,
    EVENTS,
    FINALES,
    GREATER,
    LOCATIONS,
    MAIN,
    RULES_FROM,
    SETS_WITH_CLASSES,
    SETS_WITH_FINALE,
    STARTERS,
    STEALTH,
    VALUE,
    is_adversary,
    is_trap,
)
from pugsbox.pugnacious.movement import GainCard, Offer, Sweep, TurnEither, TurnRing
from tests.pugnacious.combats import cards, start
from tests.pugnacious.games import play_out, zone

CARDS = PUGNACIOUS.cards
MAIN_CARDS = [CARDS[kind.key] for kind in MAIN]
STEALTH_CARDS = [CARDS[kind.key] for kind in STEALTH]
ADVERSARIES = [enemy for enemy in ENEMIES if is_adversary(enemy.key)]
TRAPS = [enemy for enemy in ENEMIES if is_trap(enemy.key)]
PRINTED = {
    *("minor-skill", "minor-fight", "greater-skill", "greater-fight"),
    *("royal-bounty", "curses", "trebuchet"),
    *("training-dummy", "mechanical-abomination", "rogue-agent", "pondering-poison-trap", "stragglers", "super-scientist"),
    *("dummy", "finale", "spot-1", "spot-2", "spot-3"),
}
"""What the rulebook names."""
REPORTED = {"rival-professor", "infiltrator", "standoff", "on-board-the-express", "graveyard", "scrapyard", "traitor"}
"""What others tell of."""


def gives(card):
    """What a card gives, summed up: Skill, Fight, Failure, cards."""
    total = Counter()
    for effect in card.play:
        if isinstance(effect, Give):
            total.update(skill=effect.skill, fight=effect.fight, failure=effect.failure)
        elif isinstance(effect, Draw):
            total["draw"] += effect.cards
    return {name: n for name, n in total.items() if n}


def does(card):
    """The kinds of effects of a card when it is played."""
    return {type(effect) for effect in card.play}


def only(*names):
    """Every Main Deck card that gives such things and does nothing else, in no later turn either."""
    plain = [card for card in MAIN_CARDS if does(card) <= {Give, Draw} and not card.lasting and not card.second]
    return [card for card in plain if set(gives(card)) == set(names)]


def having(*effects, among=MAIN_CARDS):
    """Every card with all of these effects: kinds of them, or the names of marks."""
    found = []
    for card in among:
        marks = {effect.what for effect in card.play if isinstance(effect, Mark)}
        if all(effect in marks or effect in does(card) for effect in effects):
            found.append(card.key)
    return found


def exp(card, text="play"):
    """The Exp of a Win or a Lose text."""
    return sum(effect.points for effect in getattr(CARDS[card], text) if isinstance(effect, Exp))


def amount(card, kind, text="play"):
    """How many cards the effects of a kind are about."""
    return sum(effect.cards for effect in getattr(CARDS[card], text) if isinstance(effect, kind))


# ---------------------------------------------------------------- what is known


def test_a_starting_deck_is_seven_minor_skill_and_three_minor_fight():
    assert [(kind.key, kind.copies) for kind in STARTERS] == [("minor-skill", 7 * 4), ("minor-fight", 3 * 4)]
    for seats in (2, 3, 4):
        state = PUGNACIOUS.new(seats, 1)
        for seat in range(seats):
            deck = Counter(zone(state, f"deck {seat}") + zone(state, f"hand {seat}"))
            assert deck == {"minor-skill": 7, "minor-fight": 3}
    assert (gives(CARDS["minor-skill"]), gives(CARDS["minor-fight"])) == ({"skill": 1}, {"fight": 1})


def test_greater_cards_cost_three_give_two_and_never_run_out():
    assert [(kind.key, kind.cost) for kind in GREATER] == [("greater-skill", 3), ("greater-fight", 3)]
    assert (gives(CARDS["greater-skill"]), gives(CARDS["greater-fight"])) == ({"skill": 2}, {"fight": 2})
    assert all(CARDS[kind.key].endless for kind in GREATER)
    assert sum(card.endless for card in CARDS.values()) == 2
    assert CARDS["greater-fight"].name == "Greater Fight"
    assert PUGNACIOUS.synonyms["greater-combat"] == "greater-fight"


def test_cards_that_the_rulebook_prints_are_as_it_prints_them():
    bounty, curses = CARDS["royal-bounty"], CARDS["curses"]
    assert (bounty.name, COST["royal-bounty"], gives(bounty)) == ("Royal Bounty", 5, {"fight": 1})
    assert Mark("bounty", 1) in bounty.play
    assert (curses.name, COST["curses"], gives(curses)) == ("Curses, Foiled Again!", 6, {"failure": 3})
    assert Mark("curses", 1) in curses.play
    assert CARDS["trebuchet"].name == "Travis' 10 Ton Trebuchet"
    assert (VALUE["training-dummy"], CARDS["training-dummy"].play, CARDS["training-dummy"].lose) == (2, (TrashOne(),), ())
    trap = CARDS["pondering-poison-trap"]
    assert (trap.name, trap.play) == ("Pondering Poison Trap", (Exp(2), AllDiscard(1)))
    assert is_trap("pondering-poison-trap")
    assert CARDS["mechanical-abomination"].name == "Mechanical Abomination"
    assert exp("mechanical-abomination", "lose") == 4
    assert is_adversary("rogue-agent")
    assert exp("rogue-agent", "lose") > 0
    assert CARDS["stragglers"].kind == "location"
    assert CARDS["super-scientist"].kind == "class"
    assert EndGame() in CARDS["super-scientist"].second


def test_every_card_says_where_it_is_known_from():
    by_source = {source: {card.key for card in CARDS.values() if card.source == source} for source in Source}
    assert by_source[Source.PRINTED] == PRINTED
    assert by_source[Source.REPORTED] == REPORTED
    assert by_source[Source.RULING] == {"none"}  # the blank that fighting nothing takes
    assert by_source[Source.HOUSE] == set(CARDS) - PRINTED - REPORTED - {"none"}


def test_everybody_has_five_printed_tokens():
    tokens = [card for card in CARDS.values() if card.kind == "token"]
    assert [card.key for card in tokens if card.source == Source.PRINTED] == ["dummy", "finale", "spot-1", "spot-2", "spot-3"]
    assert {card.copies for card in tokens} == {None}
    for seat in range(3):
        assert sorted(zone(PUGNACIOUS.new(3, 1), f"tokens {seat}")) == sorted(card.key for card in tokens)


@pytest.mark.parametrize("key", CARDS)
def test_every_card_shows_its_price_or_its_strength(key):
    face = CARDS[key].face(PUGNACIOUS.words)
    assert face.text
    assert face.source == CARDS[key].source
    if COST.get(key):
        assert str(COST[key]) in face.cost
    elif key in VALUE:
        assert str(abs(VALUE[key])) in face.cost


@pytest.mark.catalogue("PUG-EXP-02")
def test_which_sets_bring_a_finale_and_which_bring_classes():
    assert SETS_WITH_FINALE == (
        "Core",
        "Treachery",
        "Locomotion",
        "Mythos Monstrosities",
        "Great Detectives",
        "Armies of the Undead",
    )
    assert SETS_WITH_CLASSES == ("Treachery", "Great Detectives", "Age of Industry")
    assert "Core" not in SETS_WITH_CLASSES
    assert PUGNACIOUS.options["which_finale"].values[0] == "mechanical-abomination"  # that of the core


@pytest.mark.catalogue("PUG-FAQ-05")
def test_the_rules_come_from_one_text():
    assert RULES_FROM == "Professor Pugnacious Rulebook"
    ours = {clause.section for clause in PUGNACIOUS.clauses.values() if clause.status == "house"}
    assert ours  # all the rest stands in that text, is implied by it or ruled where it is silent
    assert {clause.status for clause in PUGNACIOUS.clauses.values()} == {"printed", "implied", "ruling", "house"}


# ---------------------------------------------------------------- what cards of ours are for: the Main Deck


@pytest.mark.parametrize("name", ["skill", "fight", "failure", "draw"])
def test_two_plain_cards_give_only_one_quantity_at_different_costs(name):
    assert len({COST[card.key] for card in only(name)}) >= 2


def test_pure_failure_comes_by_one_by_two_and_by_four_or_more():
    points = {gives(card)["failure"] for card in only("failure")}
    assert {1, 2} <= points
    assert max(points) >= 4


def test_a_cheap_card_draws_two():
    assert any(gives(card)["draw"] >= 2 and COST[card.key] <= 2 for card in only("draw"))


def test_a_good_card_has_a_compulsory_price():
    assert [key for key in having(Give, Discards) if gives(CARDS[key])]


def test_a_card_may_trash_another_one():
    assert [key for key in having(MayTrash) if any(isinstance(e, MayTrash) and e.skill for e in CARDS[key].play)]


def test_lasting_cards_give_fight_and_skill():
    assert {frozenset(gives(card)) for card in MAIN_CARDS if card.lasting} >= {frozenset({"fight"}), frozenset({"skill"})}


def second_parts():
    """What two-turn cards give in their first turn, and in their second."""
    both = [(card, replace(card, play=card.second)) for card in MAIN_CARDS if card.second]
    return [(set(gives(first)), set(gives(second))) for first, second in both]


def test_two_turn_cards_give_different_things_in_both_turns():
    assert all(first and later and first != later for first, later in second_parts())
    assert ({"skill"}, {"fight"}) in second_parts()
    assert any(later & {"failure", "draw"} for _, later in second_parts())


def test_movement_cards_turn_the_ring_the_usual_way_and_as_the_player_likes():
    assert any(TurnRing(1) in CARDS[key].play for key in having(TurnRing))
    assert having(TurnEither)


def test_queue_cards_throw_two_cards_out_and_exchange_some():
    assert having(Sweep)
    assert having(Offer)


def test_cards_contradict_where_purchases_go_and_from_where_they_come():
    assert having("parcel")
    assert having("poach")


def test_a_card_changes_the_target_after_the_reveal():
    assert having("turncoat")


def test_cards_work_against_traps_only_or_against_adversaries_only():
    assert {*having("lockpick"), *having("shield")} >= {"crowbar", "umbrella"}
    assert having("barb")


@pytest.mark.parametrize("key", ["royal-bounty", "curses", "trebuchet", "pondering-poison-trap"])
def test_printed_cards_that_meet_themselves_have_several_copies(key):
    assert CARDS[key].copies >= 2
    assert CARDS[key].source == Source.PRINTED


def test_cards_forbid_fighting_to_oneself_and_to_an_opponent():
    assert any(gives(CARDS[key]) for key in having("barred"))
    assert having(Bar)


def test_cards_pay_for_a_loss_and_for_no_fight():
    assert having("consolation")
    assert having("rest")


def test_a_card_hits_all_opponents_in_the_play_phase():
    assert having(AllDiscard)


def test_cards_move_exp_in_the_middle_of_a_turn():
    assert having(Exp, Discards)
    assert having(Pay)


def test_a_card_counts_cards_and_one_rewards_unspent_skill():
    assert having(Parade)
    assert having("thrift")


def test_the_main_deck_has_all_prices_and_cards_enough():
    prices = Counter(kind.cost for kind in MAIN)
    assert set(prices) == set(range(1, 9))
    assert all(prices[price] >= 3 for price in (1, 2, 3, 5, 6))
    assert len(MAIN) >= 40
    assert len({kind.name for kind in MAIN}) == len(MAIN)
    copies = sum(kind.copies for kind in MAIN)
    assert 4 * 5 + 40 <= copies <= 150  # queues for four and a game's purchases; yet it can run out
    assert all(kind.copies >= 2 for kind in MAIN)


# ---------------------------------------------------------------- the Enemy Deck


def test_adversaries_are_a_ladder_on_which_exp_rises():
    assert len(ADVERSARIES) >= 12
    rungs = sorted({enemy.value for enemy in ADVERSARIES})
    assert {1, 2, 3} <= set(rungs)
    assert 11 <= rungs[-1] <= 13
    assert max(high - low for low, high in pairwise(rungs)) <= 3
    paid = [sorted(exp(enemy.key) for enemy in ADVERSARIES if enemy.value == value) for value in rungs]
    for rung in (0, -1):  # the least and the most of each value
        assert [each[rung] for each in paid] == sorted(each[rung] for each in paid)
    assert paid[-1][0] > paid[len(paid) // 2][-1] > paid[0][-1] > 0


def test_a_third_of_the_enemies_are_traps_of_all_values():
    assert len(TRAPS) >= 6
    share = sum(trap.copies for trap in TRAPS) / sum(enemy.copies for enemy in ENEMIES)
    assert 0.28 <= share <= 0.4
    values = [trap.value for trap in TRAPS]
    assert min(values) == 1
    assert 7 <= max(values) <= 9
    assert [exp(trap.key) for trap in sorted(TRAPS, key=lambda trap: trap.value)] == sorted(exp(trap.key) for trap in TRAPS)
    assert sum(value <= 5 for value in values) >= 3  # a starting hand has up to five Skill


def test_lose_texts_discard_one_card_and_three_or_more():
    costs = {amount(enemy.key, Discards, "lose") for enemy in ENEMIES}
    assert 1 in costs
    assert max(costs) >= 3


def test_win_texts_draw_let_choose_and_hit_opponents():
    texts = [{type(effect) for effect in CARDS[enemy.key].play} for enemy in ENEMIES]
    for wanted in ({Draw}, {TrashOne, GainCard}, {AllDiscard}):
        assert any(text & wanted for text in texts), wanted


def test_losing_to_rogue_agent_pays_less_than_beating_it():
    assert CARDS["rogue-agent"].source == Source.PRINTED
    assert 0 < exp("rogue-agent", "lose") < exp("rogue-agent")


def test_enemies_that_contradict_a_rule_are_reported():
    for key in ("infiltrator", "standoff"):
        assert is_adversary(key)
        assert CARDS[key].source == Source.REPORTED
        assert PUGNACIOUS.words.effects[key]


def test_the_enemy_deck_can_run_out():
    assert len(ENEMIES) >= 20
    assert 20 <= sum(enemy.copies for enemy in ENEMIES) <= 40


def test_there_are_two_finales_of_different_strength():
    (abomination, other) = FINALES
    assert abomination.key == "mechanical-abomination"
    assert abomination.value > 10
    assert exp("mechanical-abomination", "lose") == 4
    assert amount("mechanical-abomination", Discards, "lose") >= 1  # and something unpleasant
    assert exp("mechanical-abomination") > exp("mechanical-abomination", "lose")
    assert other.value < abomination.value
    assert exp(other.key, "lose") == 0
    assert CARDS[other.key].lose


# ---------------------------------------------------------------- Classes, Events, Locations, Stealth


def test_six_classes_of_which_some_are_plain():
    assert len(CLASSES) >= 6
    plain = [card for card in map(CARDS.get, CLASSES) if card.play and card.second and EndGame() not in card.second]
    assert len(plain) >= 2
    bonuses = [effect for key in CLASSES for effect in CARDS[key].bonus if isinstance(effect, Give)]
    assert any(bonus.skill for bonus in bonuses)
    assert any(bonus.fight for bonus in bonuses)


def test_a_class_has_something_that_always_holds():
    assert [key for key in CLASSES if not CARDS[key].play and PUGNACIOUS.words.effects.get(key)]


def test_super_scientist_is_printed_and_traitor_reported():
    assert (CARDS["super-scientist"].source, CARDS["traitor"].source) == (Source.PRINTED, Source.REPORTED)
    assert [key for key in CLASSES if EndGame() in CARDS[key].second] == ["super-scientist"]


def test_six_events_numbers_a_contradiction_and_one_at_once():
    assert len(EVENTS) >= 6
    assert {"war-fever", "london-fog", "trade-fair"} <= set(EVENTS)  # they change a number
    assert {"bank-holiday", "truce"} <= set(EVENTS)  # they contradict a rule
    assert "runaway-carousel" in EVENTS  # it does something at once
    assert PUGNACIOUS.options["events"].several


def test_six_locations_raise_and_lower_values_and_add_to_both_texts():
    assert len(LOCATIONS) >= 6
    assert any(place.value > 0 and CARDS[place.key].play for place in LOCATIONS)
    weakest = min(enemy.value for enemy in ENEMIES)
    assert any(place.value + weakest <= 0 and CARDS[place.key].lose for place in LOCATIONS)
    both = [place.key for place in LOCATIONS if CARDS[place.key].play and CARDS[place.key].lose]
    assert {"stragglers", "on-board-the-express"} <= set(both)
    assert VALUE["on-board-the-express"] == 2
    assert exp("on-board-the-express") == 1
    assert TurnEither(3) in CARDS["on-board-the-express"].play
    assert TurnRing(1) in CARDS["on-board-the-express"].lose
    assert PUGNACIOUS.options["locations"].several


def test_stealth_cards_have_failure_fight_skill_and_something_else():
    given = [set(gives(card)) for card in STEALTH_CARDS]
    for name in ("failure", "fight", "skill"):
        assert {name} in given
    assert having(Draw, among=STEALTH_CARDS) or having(Discards, among=STEALTH_CARDS)
    assert {card.kind for card in STEALTH_CARDS} == {"stealth"}


# ---------------------------------------------------------------- a table has what the options say


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_decks_hold_what_the_catalogue_says(seats):
    scene = start(seats=seats)
    state = PUGNACIOUS.new(seats, 1)
    main = Counter(zone(state, "main-deck")) + Counter(c for seat in range(seats) for c in zone(state, f"queue {seat}"))
    assert main == {kind.key: kind.copies for kind in MAIN}
    foes = Counter(zone(state, "enemy-deck")) + Counter(c for n in (1, 2, 3) for c in zone(state, f"spot-{n}"))
    assert foes == {enemy.key: enemy.copies for enemy in ENEMIES}
    assert cards(scene, "supply") == ("greater-skill", "greater-fight")


def test_some_games_empty_the_main_deck_and_others_the_enemy_deck():
    ends = Counter()
    for seats in (2, 3, 4):
        for bot in (GreedyBot, RandomBot):
            last = play_out(seats, 1, bot).moves[-1]
            ends.update(event.kind for event in last.events if event.kind.startswith("ends by "))
    assert set(ends) >= {"ends by main-deck", "ends by enemy-deck"}
