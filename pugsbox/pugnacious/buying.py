"""What a player does in the Buy Phase: buy cards of the own queue, of a neighbour's by permission, and Greater cards."""

from __future__ import annotations

from functools import lru_cache

from pugsbox.cardtable.state import Cards, Clauses, Reads, Table
from pugsbox.core.actions import Action, act
from pugsbox.pugnacious.kinds import COST, GREATER, GREATER_FIGHT
from pugsbox.pugnacious.ring import fill, main_over, named, position, price, take
from pugsbox.pugnacious.zones import BUYS, DECK, DISCARD, EVENT, MARKS, QUEUE, SKILL, SUPPLY, SUPPLY_SIZE

__all__ = ["SUPPLIES", "buy", "offers"]

SUPPLIES = tuple(kind.key for kind in GREATER)
POACH = MARKS["poach"]
CHEAPEST = 3
"""What a Greater card costs."""


def offers(t: Reads, seat: int) -> tuple[Action, ...]:
    """Return all that a seat can pay for."""
    cells = t.cells
    skill = cells[SKILL[seat]]
    less = COST["patent"] - price(t, "patent") if cells[EVENT] else 0
    found = _own(seat, cells[QUEUE[seat]], skill + less) if skill + less else ()
    if skill >= CHEAPEST:
        found += _greater(seat, cells[SUPPLY])
    if cells[POACH[seat]]:
        left = (seat + 1) % t.seats
        found += _poach(seat, left, cells[QUEUE[left]], skill + less)
    return found


@lru_cache(maxsize=8192)
def _own(seat: int, queue: Cards, most: int) -> tuple[Action, ...]:
    return tuple(act(seat, "buy", *card) for card in named(queue) if COST[card[0]] <= most)


@lru_cache(maxsize=256)
def _greater(seat: int, supply: Cards) -> tuple[Action, ...]:
    return tuple(act(seat, "buy", card) for card in dict.fromkeys(supply))


@lru_cache(maxsize=8192)
def _poach(seat: int, left: int, queue: Cards, most: int) -> tuple[Action, ...]:
    return tuple(act(seat, "poach", str(left), *card) for card in named(queue) if COST[card[0]] <= most)


def buy(t: Table, seat: int, action: Action) -> None:
    """Pay for a card and take it; a queue is filled up at once, so that the new card can be bought, too."""
    args = action.args[1:] if action.verb == "poach" else action.args
    card = args[0]
    costs = COST[card] if card in SUPPLIES else price(t, card)
    _pay(t, seat, costs, ("PUG-HOUSE-19",) if costs < COST[card] else ())
    t.cells[BUYS[seat]] += 1
    to = DISCARD[seat]
    where: Clauses = ("PUG-BUY-09",)
    if t[MARKS["parcel"][seat]]:
        to, where = DECK[seat], ("PUG-HOUSE-05", "PUG-GAME-04")
    if card in SUPPLIES:
        _greater_card(t, seat, card, where)
    else:
        of = (seat + 1) % t.seats if action.verb == "poach" else seat
        other = ("PUG-HOUSE-05", "PUG-GAME-04") if of != seat and "PUG-GAME-04" not in where else ()
        late = ("PUG-END-07",) if main_over(t) else ()
        take(t, seat, of, (position(t[QUEUE[of]], args),), to, "buys", ("PUG-BUY-01", *where, *other, *late))
        fill(t, of, ("PUG-BUY-10", "PUG-BUY-11", "PUG-BUY-12", "PUG-BUY-16"), by=seat)
    if to == DECK[seat]:
        t.cells[to] = (card, *t.cells[to][:-1])


def _pay(t: Table, seat: int, costs: int, why: Clauses) -> None:
    """Take Skill away."""
    exact = ("PUG-BUY-08",) if costs == t[SKILL[seat]] else ("PUG-BUY-18",)
    more = ("PUG-BUY-03", "PUG-BUY-04") if t[BUYS[seat]] else ()
    t.cells[SKILL[seat]] -= costs
    t.say("pays", seat, (costs, t[SKILL[seat]]), ("PUG-BUY-02", *exact, *more, *why))


def _greater_card(t: Table, seat: int, card: str, where: Clauses) -> None:
    """Take a Greater card; there is always another one, unless the group plays with a number of copies."""
    to = DECK[seat] if "PUG-GAME-04" in where else DISCARD[seat]
    which = ("PUG-SETUP-08", "PUG-SETUP-09") if card == GREATER_FIGHT else ("PUG-SETUP-07",)
    late = ("PUG-END-07",) if main_over(t) else ()
    t.move(card, SUPPLY, to, "buys", seat, ("PUG-BUY-14", *which, *where, *late))
    if t[SUPPLY_SIZE] < 0:
        t.cells[SUPPLY] = SUPPLIES
