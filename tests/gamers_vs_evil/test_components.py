"""What is in the box: PA-TYPE-04 to 06, PA-COMP; no card is lost or made, and what whole games come to."""

from collections import Counter
from copy import copy
from itertools import combinations

import pytest

from pugsbox.core.bots import GreedyBot, RandomBot
from pugsbox.core.rng import Rng
from pugsbox.gamers_vs_evil import GAMERS_VS_EVIL
from pugsbox.gamers_vs_evil.kinds import BOSSES, HEROES
from tests import games
from tests.gamers_vs_evil.arranged import FIVE_GONE, outcome, table
from tests.gamers_vs_evil.games import TABLES, play_out, states, zone
from tests.games import assert_every_card_goes_where_an_event_says

CARDS = GAMERS_VS_EVIL.cards
ALL = Counter({card.key: card.copies for card in CARDS.values()})
POINTS = {
    **dict.fromkeys(("tiny-bat", "giant-cupcake", "canid", "broodax-in-disguise", "scrotuum", "fleshreaper"), 1),
    **dict.fromkeys(("giant-snake", "div"), 1),
    **dict.fromkeys(("chaos-world-smasher", "witchalok", "evil-gumbo", "laser-squid"), 2),
    "winter-king": 3,
    "deep-crow": 4,
    "pax-pox": -1,
    **{card.key: 7 if card.colour == "green" else 5 for card in CARDS.values() if card.kind == "loot"},
    "cardboard-tube-samurai-3": 7,
    "saint-nicholas-3": 7,
    "dark-tycho-3": 5,
    "satan-3": 5,
}
"""What cards are worth at the end, written down once more; all others are worth nothing."""
OWNED = ("hand", "deck", "discard", "played", "front", "arriving")
BOTH = [{}, {"bought_cards_arrive": "end_of_turn", "fumble_cancels_effect": "false", "loots_count_as_gamer": "false"}]
"""The usual options, and all those of play turned."""


def owned(state, seat):
    return [card for name in OWNED for card in zone(state, f"{name} {seat}")]


def scores(state):
    """What everybody has at the end, by the table above."""
    return tuple(sum(POINTS.get(card, 0) for card in owned(state, seat)) for seat in range(state.seats))


def final(deck):
    """The score of a player who has these cards when the game ends."""
    scene = table(
        f"{FIVE_GONE}\nplace: hand 0 = -\nplace: hand 1 = {deck}\nplace: deck 1 = -\nset: tokens = 2", "0 buy baby-ninja"
    )
    return outcome(scene).scores[1]


@pytest.mark.catalogue("PA-COMP-01")
def test_the_cards_add_up_to_412():
    kinds = Counter()
    for card in CARDS.values():
        kinds[card.key if card.key in ("quarter", "cardboard-tube") else f"{card.kind} {card.colour}".strip()] += card.copies
    assert kinds == {
        "hero": 10,
        "cardboard-tube": 28,
        "quarter": 28,
        "gamer green": 126,
        "evil red": 126,
        "boss green": 6,
        "boss red": 6,
        "loot green": 16,
        "loot red": 16,
        "pox": 20,
        "marker": 1,
        "starter red": 1,
        "starter green": 2,
        "randomizer": 26,
    }
    assert kinds.total() == 10 + 28 + 28 + 126 + 126 + 6 + 6 + 32 + 20 + 1 + 3 + 26 == 412


@pytest.mark.catalogue("PA-COMP-02")
def test_two_bosses_of_each_colour_have_three_levels_and_eight_loots():
    assert Counter(boss.colour for boss in BOSSES) == {"green": 2, "red": 2}
    for boss in BOSSES:
        levels = [CARDS[f"{boss.key}-{n}"] for n in (1, 2, 3)]
        assert {(card.kind, card.colour, card.copies) for card in levels} == {("boss", boss.colour, 1)}
        loots = [CARDS[key] for key, _ in boss.loots]
        assert len(loots) == 8
        assert {(card.kind, card.colour, card.copies) for card in loots} == {("loot", boss.colour, 1)}
    assert len({key for boss in BOSSES for key, _ in boss.loots}) == 4 * 8 == 32


@pytest.mark.catalogue("PA-COMP-03")
def test_28_quarters_and_28_tubes_are_enough_for_any_four_heroes_but_not_for_five():
    for cards in ([hero.quarters for hero in HEROES], [hero.tubes for hero in HEROES]):
        assert max(map(sum, combinations(cards, 4))) == 7 + 7 + 7 + 6 == 27
        assert max(map(sum, combinations(cards, 5))) > 28
    assert (CARDS["quarter"].copies, CARDS["cardboard-tube"].copies) == (28, 28)


@pytest.mark.catalogue("PA-COMP-04")
def test_there_are_fourteen_gamer_and_fourteen_evil_kinds_of_nine_cards():
    for kind in ("gamer", "evil"):
        copies = [card.copies for card in CARDS.values() if card.kind == kind]
        assert copies == [9] * 14
        assert sum(copies) == 126


@pytest.mark.catalogue("PA-COMP-05")
def test_the_die_has_twenty_faces_that_come_up_equally_often():
    rng, faces = Rng(5), Counter()
    for _ in range(20_000):
        face, rng = rng.roll(20)
        faces[face] += 1
    assert set(faces) == set(range(1, 21))
    spread = sum((n - 1000) ** 2 / 1000 for n in faces.values())
    assert spread < 43.8  # of dice that are fair one in a thousand is further off


# ---------------------------------------------------------------- what cards are worth


@pytest.mark.catalogue("PA-TYPE-04")
def test_a_card_without_points_counts_nothing():
    assert final("chaos-world-smasher merch quarter cardboard-tube werewolf") == 2
    for card in CARDS.values():
        face = card.face(GAMERS_VS_EVIL.words)
        assert bool(face.points) == bool(POINTS.get(card.key)), card.key
        assert not face.points or str(POINTS[card.key]) in face.points.replace("\N{MINUS SIGN}", "-"), card.key
        if card.kind in ("gamer", "evil"):
            assert face.cost
            assert face.text


@pytest.mark.catalogue("PA-TYPE-05")
@pytest.mark.parametrize("setup", ["beginner", "advanced"])
@pytest.mark.parametrize("colour", ["green", "red"])
def test_a_boss_stack_is_three_bosses_and_eight_loots_of_its_colour(colour, setup):
    for seed in range(10):
        state = GAMERS_VS_EVIL.new(2, seed, setup=setup)
        cards = [CARDS[card] for name in ("boss", "loots") for card in zone(state, f"{colour}-{name}")]
        assert Counter(card.kind for card in cards) == {"boss": 3, "loot": 8}
        assert {card.colour for card in cards} == {colour}


@pytest.mark.catalogue("PA-TYPE-06")
def test_pax_pox_count_less_than_nothing():
    assert final("pax-pox*3 winter-king chaos-world-smasher") == 5 - 3 == 2
    assert final("pax-pox*3 quarter") == -3
    assert "0 buy pax-pox" not in table("set: tokens = 9\nset: power = 9").legal()  # nobody wants one


# ---------------------------------------------------------------- whole games


def tables(most=None):
    """Whole games of both kinds of bots, with both kinds of options."""
    for bot in (RandomBot, GreedyBot):
        for options in BOTH:
            for seats, seed, setup in TABLES[:most]:
                yield play_out(seats, seed, bot, setup=setup, **options)


def test_cards_always_add_up_to_412():
    for session in tables():
        for state in [*states(session)[::10], session.state]:
            assert sum(games.zones(GAMERS_VS_EVIL, state).values(), Counter()) == ALL


def test_every_card_goes_where_an_event_says():
    for session in tables():
        played = copy(session)  # before the first turn, what no deck begins with goes to the box in silence
        played.moves = [move for move in session.moves if move.action.verb != "choose"]
        assert_every_card_goes_where_an_event_says(played)


def test_pools_are_never_less_than_nothing_and_events_tell_what_comes_in():
    for session in tables():
        for move, after in zip(session.moves, states(session)[1:], strict=True):
            before = move.before
            for name, at in (("tokens", 0), ("power", 1)):
                assert zone(after, name) >= 0
                if move.action.verb in ("choose", "end") or after.stack == ():
                    continue
                pays = [event.data[1 + at] for event in move.events if event.kind == "pays"]
                known = pays[0] if pays else zone(before, name)
                assert zone(after, name) == known + sum(came_in(event, name) for event in move.events)


def came_in(event, name):
    """What an event adds to a pool."""
    match event.kind, event.data:
        case "gets both", (int(tokens), int(power), _, _):
            return tokens if name == "tokens" else power
        case (("gets tokens" | "gets power"), (int(n), _)):
            return n if event.kind == f"gets {name}" else 0
        case (("hero gives tokens" | "hero gives power"), (_, int(n))):
            return n if event.kind == f"hero gives {name}" else 0
        case "doubles", (_, int(tokens), int(power)):
            return (tokens if name == "tokens" else power) // 2
    return 0


def test_stacks_that_have_run_out_are_those_without_cards_and_six_of_them_end_a_game():
    for session in tables():
        green, red = next(event.data for event in session.opening if event.kind == "lays out")
        for state in states(session):
            lying = {*zone(state, "green-row"), *zone(state, "red-row"), *zone(state, "pax-pox")}
            run_out = zone(state, "run-out")
            assert len(set(run_out)) == len(run_out)
            assert set(run_out) == {*green, *red, "pax-pox"} - lying
            bosses = [zone(state, name) for name in ("green-boss", "red-boss")]
            assert (state.stack == ()) == (len(run_out) >= 6 or not all(bosses))
        told = [event.data for event in session.events if event.kind == "runs out"]
        assert [n for _, n in told] == list(range(1, len(told) + 1))
        assert tuple(card for card, _ in told) == zone(session.state, "run-out")


def test_scores_winners_and_loots_equal_an_independent_count():
    ends = set()
    for session in tables():
        state, ended = session.state, session.game.outcome(session.state)
        assert ended.scores == scores(state)
        loots = [sum(CARDS[card].kind == "loot" for card in owned(state, seat)) for seat in range(state.seats)]
        best = max(zip(ended.scores, loots, strict=True))
        assert ended.winners == tuple(n for n, both in enumerate(zip(ended.scores, loots, strict=True)) if both == best)
        counted = [(event.seat, event.data) for event in session.moves[-1].events if event.kind == "counts"]
        assert counted == [(seat, (ended.scores[seat], loots[seat])) for seat in range(state.seats)]
        ends.add(ended.clauses[0])
    assert "PA-END-03" in ends


def test_a_boss_shows_its_level_by_the_loots_that_are_left():
    for session in tables():
        for state in states(session)[::5]:
            for colour in ("green", "red"):
                loots, bosses = len(zone(state, f"{colour}-loots")), zone(state, f"{colour}-boss")
                assert len(bosses) == (3 if loots > 4 else 2 if loots else 1) or not state.stack
