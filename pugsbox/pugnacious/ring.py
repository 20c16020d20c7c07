"""The Card Ring: queues of five cards that slide left and are refilled, and that turn together; Events turn up in between."""

from __future__ import annotations

from pugsbox.cardtable.layout import Zone
from pugsbox.cardtable.state import Cards, Clauses, Reads, Table, others
from pugsbox.pugnacious.kinds import COST, EVENTS
from pugsbox.pugnacious.zones import EVENT, FAILED, MAIN_DECK, MAIN_END, PAST, QUEUE, TURN

__all__ = ["AT_CHECK", "QUEUE_SIZE", "exchange", "fill", "in_force", "main_over", "price", "take", "turn_ring"]

QUEUE_SIZE = 5
CHEAPER = 1
"""What a card of a queue costs less while the Trade Fair is on (PUG-HOUSE-19)."""
AT_CHECK = -1
"""The reading by which a deck has run out as soon as it is empty, whether or not a card is missing."""


def in_force(t: Reads, event: str) -> bool:
    """Return whether an Event is in force."""
    return t[EVENT] == (event,)


def price(t: Reads, card: str) -> int:
    """Return what a card of a queue costs now, in Skill."""
    return max(COST[card] - (CHEAPER if t[EVENT] == ("trade-fair",) else 0), 0)


def fill(t: Table, first: int, because: Clauses, by: int | None = None) -> None:
    """Fill all queues from the Main Deck, beginning with that of `first`; an Event takes no space (PUG-BUY-13).

    `by` is the seat that acts, if that is another one: that no card comes does not happen to the owner of the queue.
    """
    if len(t[QUEUE[first]]) == QUEUE_SIZE - 1 and len(t[MAIN_DECK]) > 1 and t[MAIN_DECK][0] not in EVENTS:
        t.draw(1, MAIN_DECK, QUEUE[first], "fills the queue", first, because)  # as after nearly every purchase
    seats = (first, *others(first, t.seats))
    while (seat := next((s for s in seats if len(t[QUEUE[s]]) < QUEUE_SIZE), -1)) >= 0:
        if not t[MAIN_DECK]:
            _runs_dry(t, seat if by is None else by)
            return
        if t[MAIN_DECK][0] in EVENTS:
            _event(t, seat)
        else:
            last = ("PUG-END-02",) if len(t[MAIN_DECK]) == 1 and t[MAIN_END] == AT_CHECK else ()
            t.draw(1, MAIN_DECK, QUEUE[seat], "fills the queue", seat, (*because, *last))


def main_over(t: Reads) -> bool:
    """Return whether the Main Deck has run out, as the group counts it."""
    return not t[MAIN_DECK] if t[MAIN_END] == AT_CHECK else "main-deck" in t[FAILED]


def _runs_dry(t: Table, seat: int) -> None:
    """There is no card for a space: that is remembered once, since the game ends with this turn."""
    if "main-deck" not in t[FAILED]:
        t[FAILED] += ("main-deck",)
        t.say("has no card for the queue", seat, (), ("PUG-BUY-15",))


def _event(t: Table, seat: int) -> None:
    """An Event is announced and holds for all until the next one comes."""
    old, alone = t[EVENT], ("PUG-EVENT-08",) if len(t[MAIN_DECK]) == 1 else ()
    if old:
        t.move_all(old, EVENT, PAST, "is over", seat, ("PUG-EVENT-05", "PUG-EVENT-04"))
    dealt = ("PUG-EVENT-07",) if not t[TURN] else ()
    t.draw(1, MAIN_DECK, EVENT, "draws an event", seat, ("PUG-EVENT-03", "PUG-EVENT-04", "PUG-EVENT-06", *dealt, *alone))
    if in_force(t, "runaway-carousel"):
        turn_ring(t, seat, 1, ("PUG-HOUSE-22",))


def turn_ring(t: Table, seat: int, steps: int, because: Clauses) -> None:
    """Turn the ring at once for all: to the left, or to the right where `steps` is below 0; nothing is refilled meanwhile."""
    t.say("turns the ring" if steps > 0 else "turns the ring back", seat, (abs(steps),), because)
    for _ in range(abs(steps)):
        queues = [t[QUEUE[s]] for s in range(t.seats)]
        for s, queue in enumerate(queues):
            if not queue:
                continue  # the last turn: the Main Deck is empty
            to = (s + (1 if steps > 0 else -1)) % t.seats
            card = queue[:1] if steps > 0 else queue[-1:]
            t.say("passes a card", s, (card, QUEUE[s], QUEUE[to]), ("PUG-REC-19", "PUG-SETUP-06"))
        for s in range(t.seats):
            if steps > 0:
                t.cells[QUEUE[s]] = queues[s][1:] + queues[s - 1][:1]
            else:
                t.cells[QUEUE[s]] = queues[(s + 1) % t.seats][-1:] + queues[s][:-1]


def position(queue: Cards, args: tuple[str, ...]) -> int:
    """Return where in a queue a card lies that an action names, from 0: the leftmost, or the one in the space it names."""
    return int(args[1]) - 1 if len(args) > 1 else queue.index(args[0])


def named(queue: Cards) -> list[tuple[str, ...]]:
    """Return how an action names each card of a queue: further copies of one by their space, from 1.

    >>> named(("telegram", "patent", "telegram"))
    [('telegram',), ('patent',), ('telegram', '3')]
    """
    return [(card,) if queue.index(card) == i else (card, str(i + 1)) for i, card in enumerate(queue)]


def take(  # noqa: PLR0913, PLR0917 - as Table.move
    t: Table, seat: int, of: int, spaces: tuple[int, ...], to: Zone, kind: str, because: Clauses
) -> None:
    """Take cards out of a queue, by their places from 0; the others close up to the left."""
    queue = t[QUEUE[of]]
    cards = tuple(queue[i] for i in spaces)
    t.cells[QUEUE[of]] = tuple(card for i, card in enumerate(queue) if i not in spaces)
    t.cells[to] += cards
    t.say(kind, seat, (cards, QUEUE[of], to), because)


def exchange(t: Table, seat: int, mine: int, other: int, theirs: int, because: Clauses) -> None:  # noqa: PLR0913, PLR0917
    """Let two cards of two queues change places, by their places from 0."""
    own, far = t[QUEUE[seat]], t[QUEUE[other]]
    t.say("gives from the queue", seat, (own[mine : mine + 1], QUEUE[seat], QUEUE[other]), because)
    t.say("takes from a queue", seat, (far[theirs : theirs + 1], QUEUE[other], QUEUE[seat]), because)
    t.cells[QUEUE[seat]] = (*own[:mine], far[theirs], *own[mine + 1 :])
    t.cells[QUEUE[other]] = (*far[:theirs], own[mine], *far[theirs + 1 :])
