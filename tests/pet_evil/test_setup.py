"""How a game begins: PET-TIME, PET-SETUP."""

import pytest

from pugsbox.core.session import Session
from pugsbox.pet_evil import PET_EVIL
from pugsbox.pet_evil.zones import COLOURS, PET_KEYS, PLAYERS
from tests.pet_evil.games import play, shown, zone


def told(session, kind):
    """The events of a kind in the setup."""
    return [event for event in session.opening if event.kind == kind]


def starts(health):
    session = Session(PET_EVIL, seats=2, health=health, first_player=0)
    assert [zone(session.state, f"health {seat}") for seat in range(2)] == [int(health)] * 2
    healed = play(f"""
        option: health = {health}
        place: hand 0 = health-pack
        set: health 0 = {int(health) - 1}
        set: round = 2
        set: phase = command
        ---
        0 health-pack 0
        > health 0 = {health}
    """)
    assert "PET-HP-02" in healed.scene.since
    return {clause for event in session.opening for clause in event.clauses if "-TIME-" in clause}


@pytest.mark.clause("PET-TIME-01")
def test_a_tiny_game_starts_at_15_and_never_has_more():
    assert starts("15") == {"PET-TIME-01"}


@pytest.mark.clause("PET-TIME-02")
def test_a_mean_game_starts_at_20_and_never_has_more():
    assert starts("20") == {"PET-TIME-02"}


@pytest.mark.clause("PET-TIME-03")
def test_an_epic_game_starts_at_30_and_never_has_more():
    assert starts("30") == {"PET-TIME-03"}


@pytest.mark.clause("PET-SETUP-01")
def test_each_player_has_a_colour_of_its_own_which_is_no_colour_of_missiles():
    session = Session(PET_EVIL, seats=4)
    cards = [zone(session.state, f"colour {seat}") for seat in range(4)]
    assert cards == [(f"{colour}-rules",) for colour in PLAYERS[:4]]
    assert len(set(cards)) == 4
    assert not set(PLAYERS) & set(COLOURS)
    assert [(event.seat, event.clauses) for event in told(session, "takes a colour")] == [
        (n, ("PET-SETUP-01",)) for n in range(4)
    ]
    for seat in (0, 3, None):
        assert "Cleo takes the teal Rules card." in [line.text for line in session.log(seat)]


@pytest.mark.clause("PET-SETUP-02")
def test_everybody_begins_on_the_health_track_at_the_health_that_was_chosen():
    session = Session(PET_EVIL, seats=2, health=30)
    assert [event.data for event in told(session, "starts at")] == [(30,)]
    assert [counter.value for counter in session.view().counters if counter.name.startswith("health")] == ["30", "30"]


@pytest.mark.clause("PET-SETUP-03")
def test_evil_pets_and_the_wasteland_are_taken_out_before_the_shuffle():
    session = Session(PET_EVIL, seats=4)
    kinds = [event.kind for event in session.opening]
    assert kinds.index("takes out") < kinds.index("shuffles") < kinds.index("is dealt")
    assert told(session, "shuffles")[0].data[0] == 88


@pytest.mark.clause("PET-SETUP-04")
@pytest.mark.parametrize("seats", PET_EVIL.seats)
def test_everybody_is_dealt_one_evil_pet_all_different_and_by_chance(seats):
    met = set()
    for seed in range(30):
        state = PET_EVIL.new(seats, seed)
        pets = [[card for card in zone(state, f"hand {seat}") if card in PET_KEYS] for seat in range(seats)]
        assert [len(held) for held in pets] == [1] * seats
        assert len({held[0] for held in pets}) == seats
        met.add(pets[0][0])
    assert met == set(PET_KEYS)


@pytest.mark.clause("PET-SETUP-05")
def test_evil_pets_that_are_not_dealt_are_not_in_the_game():
    session = Session(PET_EVIL, seats=4)
    seen = [card for view in map(session.view, range(4)) for z in view.zones for card in z.cards or ()]
    assert len({face.key for face in seen} & set(PET_KEYS)) == 4
    assert not set(zone(session.state, "deck")) & set(PET_KEYS)
    assert len(set(zone(session.state, "box")) & set(PET_KEYS)) == 2


def test_where_everybody_has_one_no_evil_pet_is_left_over():
    session = Session(PET_EVIL, seats=6)
    assert "PET-SETUP-05" not in {clause for event in session.opening for clause in event.clauses}
    assert not zone(session.state, "box")


@pytest.mark.clause("PET-SETUP-06")
def test_an_evil_pet_is_one_of_five_cards_of_the_hand():
    session = Session(PET_EVIL, seats=4)
    assert [shown(session.view(), f"hand {seat}").count for seat in range(4)] == [5] * 4
    own = [face.key for face in shown(session.view(2), "hand 2").cards]
    assert len(set(own) & set(PET_KEYS)) == 1


@pytest.mark.clause("PET-SETUP-06")
def test_an_evil_pet_counts_when_hands_are_compared_and_for_the_limit_of_seven():
    play("""
        place: hand 0 = red-rocket*2
        place: hand 1 = red-warhead glow-worm
        place: deck = treaty ...
        set: phase = supply
        ---
        0 steal 1
        > waiting 1
    """)
    scene = play("place: hand 0 = red-explosive*7 glow-worm\nset: phase = scrap\n---\n> waiting 0")
    assert "0 scrap glow-worm 1" in scene.legal(0)
    Session(PET_EVIL, seats=2)  # where the clause is named


@pytest.mark.clause("PET-SETUP-07")
def test_the_wasteland_lies_face_up_under_the_deck():
    session = Session(PET_EVIL, seats=3)
    for seat in (0, 2, None):
        assert [face.key for face in shown(session.view(seat), "wasteland").cards] == ["wasteland"]
    assert "wasteland" not in zone(session.state, "deck")


@pytest.mark.clause("PET-SETUP-08")
def test_four_cards_of_the_shuffled_ones_are_dealt_face_down_to_each():
    session = Session(PET_EVIL, seats=3, seed=4)
    dealt = told(session, "is dealt")
    assert [(event.seat, len(event.data[0])) for event in dealt] == [(0, 4), (1, 4), (2, 4)]
    for event in dealt:
        assert [event.seen_from(seat).data[0] for seat in (0, 1, 2, None) if seat != event.seat] == [4, 4, 4]
    assert len(zone(session.state, "deck")) + 4 == 76
    orders = {zone(PET_EVIL.new(3, seed), "deck") for seed in range(20)}
    assert len(orders) == 20


@pytest.mark.clause("PET-SETUP-09")
def test_what_is_left_lies_face_down_on_the_wasteland():
    session = Session(PET_EVIL, seats=3)
    (laid,) = told(session, "lays the wasteland")
    assert laid.data == (72,)
    deck = shown(session.view(0), "deck")
    assert (deck.count, deck.cards) == (72, None)


@pytest.mark.clause("PET-SETUP-10")
def test_each_scrap_pile_begins_with_one_open_card():
    session = Session(PET_EVIL, seats=2)
    for seat in (0, 1, None):
        assert [len(shown(session.view(seat), f"pile-{n}").cards) for n in range(1, 5)] == [1, 1, 1, 1]
    assert len(told(session, "lays open")) == 4
