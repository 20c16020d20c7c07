"""What holds of the Card Ring at all times: queues of five, turns that come round, no card lost; whatever is done to it."""

from collections import Counter
from itertools import chain

from hypothesis import given, settings
from hypothesis import strategies as st

from pugsbox.cardtable.state import Table
from pugsbox.pugnacious import PUGNACIOUS
from pugsbox.pugnacious.kinds import MAIN
from pugsbox.pugnacious.ring import QUEUE_SIZE, fill, take, turn_ring
from pugsbox.pugnacious.zones import FAILED, MAIN_DECK, QUEUE, TRASH
from tests.games import zones
from tests.pugnacious.games import zone
from tests.pugnacious.laid import begun

KEYS = [kind.key for kind in MAIN]
SEATS = st.integers(2, 4)


@st.composite
def rings(draw, least=QUEUE_SIZE):
    """A table on which queues of any cards lie, the same card twice, too."""
    t = Table(begun(draw(SEATS)).state)
    for seat in range(t.seats):
        t.cells[QUEUE[seat]] = tuple(draw(st.lists(st.sampled_from(KEYS), min_size=least, max_size=QUEUE_SIZE)))
    return t


def queues(t):
    """All queues, from seat 0 on."""
    return [t[QUEUE[seat]] for seat in range(t.seats)]


def row(t):
    """The ring as one row: after the own queue that of the player on the right."""
    return tuple(chain(*(t[QUEUE[-seat % t.seats]] for seat in range(t.seats))))


@given(rings(), st.integers(1, 25))
def test_a_turn_of_the_ring_shifts_its_row_and_nothing_else(t, steps):
    before, rest = row(t), [cell for i, cell in enumerate(t.cells) if i not in QUEUE]
    turn_ring(t, 0, steps, ("PUG-REC-18",))
    cut = steps % len(before)
    assert row(t) == before[cut:] + before[:cut]
    assert [len(queue) for queue in queues(t)] == [QUEUE_SIZE] * t.seats
    assert [cell for i, cell in enumerate(t.cells) if i not in QUEUE] == rest
    assert [event.kind for event in t.events] == ["turns the ring", *["passes a card"] * steps * t.seats]


@given(rings())
def test_five_turns_for_each_player_bring_every_queue_back(t):
    before = queues(t)
    for side in (1, -1):
        for n in range(1, QUEUE_SIZE * t.seats + 1):
            turn_ring(t, 0, side, ("PUG-REC-18",))
            assert Counter(chain(*queues(t))) == Counter(chain(*before)), n
        assert queues(t) == before


@given(rings(least=1), st.integers(1, 12))
def test_a_turn_to_the_right_undoes_one_to_the_left_also_where_queues_are_short(t, steps):
    before = queues(t)
    turn_ring(t, 0, steps, ("PUG-REC-18",))
    turn_ring(t, 1, -steps, ("PUG-REC-18",))
    assert queues(t) == before


@given(rings(), st.data())
def test_whatever_goes_the_rest_closes_up_and_the_free_spaces_are_filled_in_order(t, data):
    seat = data.draw(st.integers(0, t.seats - 1))
    spaces = tuple(sorted(data.draw(st.sets(st.integers(0, QUEUE_SIZE - 1), min_size=1))))
    before, pile, others = t[QUEUE[seat]], t[MAIN_DECK], [t[QUEUE[s]] for s in range(t.seats) if s != seat]
    take(t, seat, seat, spaces, TRASH, "sweeps", ("PUG-BUY-13",))
    fill(t, seat, ("PUG-BUY-13",))
    kept = tuple(card for i, card in enumerate(before) if i not in spaces)
    assert t[QUEUE[seat]] == kept + pile[: len(spaces)]
    assert t[MAIN_DECK] == pile[len(spaces) :]
    assert t[TRASH] == tuple(before[i] for i in spaces)
    assert [t[QUEUE[s]] for s in range(t.seats) if s != seat] == others
    assert not t[FAILED]


def everything(state):
    """All cards wherever they lie, but for those of which there is no end."""
    found = sum(zones(PUGNACIOUS, state).values(), Counter())
    del found["greater-skill"], found["greater-fight"]
    return found


@settings(max_examples=12)
@given(SEATS, st.integers(0, 10_000), st.booleans(), st.lists(st.integers(0, 10_000), min_size=40, max_size=200))
def test_whatever_players_do_queues_have_five_cards_and_no_card_is_lost(seats, seed, more, choices):
    options = {"stealth": True, "events": "all", "locations": "all", "classes": True} if more else {}
    session = begun(seats, seed, **options)
    cards = everything(session.state)
    for choice in choices:
        legal = session.legal()
        if not legal:
            break
        acting = [action for action in legal if action.verb not in ("done", "dispute")] if choice % 3 else legal
        session.push((acting or legal)[choice % len(acting or legal)])
        dealt = session.state.stack == () or zone(session.state, "round") > 0
        if dealt and "main-deck" not in zone(session.state, "failed"):
            assert [len(zone(session.state, f"queue {seat}")) for seat in range(seats)] == [QUEUE_SIZE] * seats
        assert everything(session.state) == cards
