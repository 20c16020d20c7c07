"""What is in the box and where it lies: PET-INV, PET-LAY; no card is lost or made."""

from collections import Counter

import pytest

from pugsbox.core.bots import GreedyBot, RandomBot
from pugsbox.core.errors import PugsboxError
from pugsbox.core.session import Session
from pugsbox.pet_evil import PET_EVIL
from pugsbox.pet_evil.zones import COLOURS, NUKE, PETS, PLAYERS
from tests import games
from tests.games import assert_every_card_goes_where_an_event_says
from tests.pet_evil.games import ANYTHING, TABLES, play, play_out, shown, states, zone

COMPONENTS = Counter(
    {
        **{f"{colour}-{part}": n for colour in COLOURS for part, n in (("warhead", 4), ("explosive", 8), ("rocket", 4))},
        "wild-warhead": 2,
        "wild-rocket": 2,
        **dict.fromkeys(NUKE, 2),
        "health-pack": 4,
        "treaty": 2,
        "shelter": 4,
        "deflection": 4,
    }
)
PET_CARDS = [pet.key for pet in PETS]


def everything(state):
    return sum(games.zones(PET_EVIL, state).values(), Counter())


@pytest.mark.catalogue("PET-INV-01")
def test_95_playing_cards_and_six_rules_cards_are_101():
    kinds = Counter()
    for card in PET_EVIL.cards.values():
        kinds["wild" if card.key.startswith("wild") else card.kind] += card.copies
    components = kinds["warhead"] + kinds["explosive"] + kinds["rocket"]
    assert (components, kinds["wild"], kinds["nuke"]) == (64, 4, 6)
    assert (kinds["command"], kinds["instant"]) == (4 + 2, 4 + 4)
    assert (kinds["pet"], kinds["wasteland"], kinds["rules"]) == (6, 1, 6)
    assert kinds.total() - kinds["rules"] == 95
    assert kinds.total() == 101


@pytest.mark.catalogue("PET-INV-05")
def test_four_colours_have_four_warheads_eight_explosives_and_four_rockets_each():
    assert len(COLOURS) == 4
    for colour in COLOURS:
        of_it = {card.kind: card.copies for card in PET_EVIL.cards.values() if card.key.startswith(f"{colour}-")}
        assert of_it == {"warhead": 4, "explosive": 8, "rocket": 4}
    assert not set(COLOURS) & set(PLAYERS)  # the colour of a player has nothing to do with it


@pytest.mark.catalogue("PET-INV-06")
def test_the_numbers_behind_the_names_are_how_many_there_are():
    copies = Counter({card.name: card.copies for card in PET_EVIL.cards.values()})
    assert {name: copies[name] for name in ("Health Pack", "Treaty", "Shelter", "Deflection", "Wasteland")} == {
        "Health Pack": 4,
        "Treaty": 2,
        "Shelter": 4,
        "Deflection": 4,
        "Wasteland": 1,
    }
    assert copies["wild Warhead"] + copies["wild Rocket"] == 4
    assert [PET_EVIL.cards[pet].copies for pet in PET_CARDS] == [1] * 6


@pytest.mark.catalogue("PET-INV-07")
def test_there_are_two_of_each_nuke_part():
    assert {card.key: card.copies for card in PET_EVIL.cards.values() if card.kind == "nuke"} == dict.fromkeys(NUKE, 2)


@pytest.mark.catalogue("PET-INV-08")
@pytest.mark.parametrize(("seats", "left"), [(2, 76), (3, 72), (4, 68), (5, 64), (6, 60)])
def test_of_88_shuffled_cards_84_less_four_a_player_are_the_deck(seats, left):
    state = PET_EVIL.new(seats, 1)
    deck, hands = zone(state, "deck"), [zone(state, f"hand {seat}") for seat in range(seats)]
    assert len(deck) == 84 - 4 * seats == left
    dealt = [card for hand in hands for card in hand if card not in PET_CARDS]
    assert Counter([*deck, *dealt, *(card for n in range(1, 5) for card in zone(state, f"pile-{n}"))]) == COMPONENTS
    assert COMPONENTS.total() == 88


@pytest.mark.clause("PET-INV-02")
def test_two_to_six_can_play_and_there_is_no_seventh_seat():
    assert list(PET_EVIL.seats) == [2, 3, 4, 5, 6]
    for seats in (1, 7):
        with pytest.raises(PugsboxError, match=f"Pet Evil is for 2 to 6 players; found {seats}"):
            PET_EVIL.new(seats)
    session = Session(PET_EVIL, seats=6, first_player=5)
    assert session.turn == (5,)
    assert session.check("6 draw").clauses == ("PET-INV-02",)
    assert session.check("5 draw") is None


@pytest.mark.catalogue("PET-INV-03")
def test_three_radiation_markers_lie_ready_and_nobody_has_one():
    view = Session(PET_EVIL, seats=6).view()
    assert {counter.name: counter.value for counter in view.counters if counter.name.split()[0] in ("supply", "markers")} == {
        "supply": "3",
        **{f"markers {seat}": "0" for seat in range(6)},
    }


@pytest.mark.catalogue("PET-INV-04")
def test_everybody_sees_the_health_of_everybody():
    session = Session(PET_EVIL, seats=3)
    for seat in (0, 1, 2, None):
        track = [(counter.seat, counter.value) for counter in session.view(seat).counters if counter.name.startswith("health")]
        assert track == [(0, "20"), (1, "20"), (2, "20")]


@pytest.mark.catalogue("PET-LAY-01")
def test_there_are_a_deck_a_discard_pile_four_scrap_piles_and_what_each_player_has():
    session = Session(PET_EVIL, seats=3, first_player=0)
    own = {"hand": "Hand", "front": "Treaty"}
    assert {zone.name: zone.title for zone in session.view().zones} == {
        "deck": "Components deck",
        "wasteland": "Under the deck",
        "discard": "Discard pile",
        **{f"pile-{n}": f"Scrap pile {n}" for n in range(1, 5)},
        **{f"{name} {seat}": title for name, title in own.items() for seat in range(3)},
    }
    numbers = {counter.name for counter in session.view().counters}
    of_players = {f"{name} {seat}" for name in ("health", "markers") for seat in range(3)}
    assert numbers == {"turn", "phase", "round", "supply", *of_players}


@pytest.mark.catalogue("PET-LAY-02")
def test_there_are_four_open_piles_and_not_eight():
    view = Session(PET_EVIL, seats=2).view()
    piles = [zone for zone in view.zones if zone.seat is None and zone.name not in ("deck", "wasteland", "discard")]
    assert [(pile.count, len(pile.cards)) for pile in piles] == [(1, 1)] * 4


# ---------------------------------------------------------------- no card is lost


@pytest.mark.parametrize("bot", [RandomBot, GreedyBot])
@pytest.mark.parametrize("options", [{}, ANYTHING, {**ANYTHING, "evil_pets": "blank"}])
def test_cards_always_add_up_to_101_less_what_the_setup_leaves_out(bot, options):
    for seats, seed in TABLES:
        session = play_out(seats, seed, bot, **options)
        left_out = Counter(f"{colour}-rules" for colour in PLAYERS[seats:])
        for state in [*states(session)[::4], session.state]:
            zones = games.zones(PET_EVIL, state)
            box = zones.pop("box")
            if not options:
                assert box.total() == 2 * (6 - seats)
                assert {PET_EVIL.cards[card].kind for card in box} <= {"rules", "pet"}
            elif all(zone(state, f"health {seat}") for seat in range(seats)):
                assert box == left_out  # Evil Pets are shuffled in, nobody's cards were taken out yet
            assert sum(zones.values(), Counter()) + box == Counter({card.key: card.copies for card in PET_EVIL.cards.values()})
            assert zones["colour 0"] == {"crimson-rules": 1}
            assert zones["wasteland"] == {"wasteland": 1}


@pytest.mark.parametrize("options", [{}, ANYTHING])
def test_every_card_goes_where_an_event_says(options):
    for seats, seed in TABLES[::2]:
        for bot in (RandomBot, GreedyBot):
            assert_every_card_goes_where_an_event_says(play_out(seats, seed, bot, **options))


def test_an_evil_pet_that_dies_with_its_player_is_seen_on_the_discard_pile():
    scene = play("""
        seats: 3
        place: hand 0 = red-warhead
        place: hand 1 = boom-beagle
        place: hand 2 = -
        set: health 0 = 2
        set: phase = supply
        ---
        0 steal 1
        > clause PET-ELIM-03
        > discard = red-warhead boom-beagle
        > waiting 1
    """)
    assert_every_card_goes_where_an_event_says(scene.session)
    assert "Boom Beagle goes on the discard pile." in [line.text for line in scene.session.log(1)]


@pytest.mark.parametrize("options", [{}, ANYTHING])
def test_markers_neither_appear_nor_vanish(options):
    for seats, seed in TABLES:
        for state in states(play_out(seats, seed, GreedyBot, **options)):
            markers = zone(state, "supply") + sum(zone(state, f"markers {seat}") for seat in range(seats))
            assert markers == 3 or (options and markers > 3)


def test_of_a_covered_deck_nobody_sees_a_card_and_of_an_open_pile_everybody_all():
    scene = play("place: discard = treaty shelter\nplace: pile-2 = red-rocket blue-rocket\n---")
    for seat in (0, 1, None):
        view = scene.session.view(seat)
        assert shown(view, "deck").cards is None
        assert [face.key for face in shown(view, "discard").cards] == ["treaty", "shelter"]
        assert [face.key for face in shown(view, "pile-2").cards] == ["red-rocket", "blue-rocket"]
        assert [face.key for face in shown(view, "wasteland").cards] == ["wasteland"]
