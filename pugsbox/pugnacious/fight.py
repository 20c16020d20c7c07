"""Who can fight what, and how strong both sides are."""

from __future__ import annotations

from functools import lru_cache

from pugsbox.cardtable.state import Cards, Clauses, Reads
from pugsbox.pugnacious.kinds import (
    AT_DUMMY,
    AT_FINALE,
    EXPRESS,
    INFILTRATOR,
    NOBODY,
    STANDOFF,
    TRAITOR,
    VALUE,
    is_adversary,
    is_trap,
)
from pugsbox.pugnacious.ring import in_force
from pugsbox.pugnacious.zones import BELOW, CLASS, DUMMY, FIGHT, FINALE, GIVERS, LOCKED, MARKS, RECEIVED, SKILL, SPOT, STOOD

__all__ = ["can_fight", "fought", "of_several", "spot_of", "targets", "total", "value"]

SPOT_OF = {f"{way}-{n}": n - 1 for way in ("spot", "launch") for n in (1, 2, 3)}
ZONE_OF = {AT_DUMMY: DUMMY, AT_FINALE: FINALE} | {token: SPOT[spot] for token, spot in SPOT_OF.items()}
BARRED, TREBUCHET = MARKS["barred"], MARKS["trebuchet"]
FEVER, FOG, DUEL = 1, 1, 1
"""What War Fever adds to a Total Fight, London Fog to the value of an Enemy, the Duellist to the own Total Fight."""


def spot_of(token: str) -> int | None:
    """Return the spot that a token means, from 0; None for one that means no Enemy.

    >>> spot_of("spot-3"), spot_of("launch-1"), spot_of("finale")
    (2, 0, None)
    """
    return SPOT_OF.get(token)


def fought(t: Reads, token: str) -> str:
    """Return the card that a token means; "" where none lies, and for fighting nothing."""
    cards: Cards = t.cells[ZONE_OF[token]] if token in ZONE_OF else ()
    return cards[0] if cards else ""


def value(t: Reads, token: str) -> int:
    """Return the Combat Value of a target now: its own, that of its Location, and the fog's (PUG-LOC-08)."""
    spot = spot_of(token)
    own = VALUE[fought(t, token)]
    if spot is None:
        return own
    return own + sum(VALUE[place] for place in t[BELOW[spot]]) + (FOG if in_force(t, "london-fog") else 0)


def total(t: Reads, seat: int, token: str) -> int:
    """Return what a seat has against a target: Total Skill against a Trap, else Total Fight (PUG-COMBAT-08, PUG-TRAP-02)."""
    card = fought(t, token)
    if is_trap(card):
        return t[SKILL[seat]] + t[MARKS["lockpick"][seat]] - t[RECEIVED[seat]]
    barb = t[MARKS["barb"][seat]] if is_adversary(card) else 0
    more = (FEVER if in_force(t, "war-fever") else 0) + (DUEL if t[CLASS[seat]] == ("duellist",) else 0)
    return t[FIGHT[seat]] + barb + more - t[RECEIVED[seat]]


def of_several(t: Reads, seat: int) -> bool:
    """Return whether several opponents have given Failure to a seat (PUG-FAIL-04)."""
    return t[GIVERS[seat]].bit_count() > 1


def targets(t: Reads, seat: int) -> Cards:
    """Return the tokens that a seat may lay: all that it can fight, and the blank."""
    cells = t.cells
    first, second, third = SPOT
    return _targets(
        (cells[first], cells[second], cells[third]),
        cells[BARRED[seat]] > 0,
        cells[LOCKED[seat]] > 0,
        cells[STOOD[seat]] > 0,
        cells[TREBUCHET[seat]] > 0,
        cells[CLASS[seat]] == (TRAITOR,),
    )


@lru_cache(maxsize=4096)
def _targets(spots: tuple[Cards, ...], barred: bool, locked: bool, stood: bool, trebuchet: bool, traitor: bool) -> Cards:  # noqa: PLR0913, PLR0917 - they are the key of the cache
    if barred:
        return (NOBODY,)
    cards = [spot[0] if spot else "" for spot in spots]
    open_spots = [
        n + 1
        for n, card in enumerate(cards)
        if card and not (traitor and is_adversary(card)) and not (stood and card == STANDOFF)
    ]
    forced = [n for n in open_spots if cards[n - 1] == STANDOFF]
    if forced:
        open_spots = forced
    launches = [f"launch-{n}" for n in open_spots if trebuchet and is_adversary(cards[n - 1])]
    spotted = [f"spot-{n}" for n in open_spots]
    if forced:
        return (*spotted, *launches)
    dummy = [] if INFILTRATOR in cards else [AT_DUMMY]
    return (*dummy, *([] if locked else [AT_FINALE]), *spotted, NOBODY, *launches)


def can_fight(t: Reads, seat: int, card: str) -> bool:
    """Return whether a seat could ever fight an Adversary: the Traitor cannot."""
    return not (is_adversary(card) and t[CLASS[seat]] == (TRAITOR,))


def rides(t: Reads) -> int:
    """Return how many Enemies of the Combat Zone are on board the Express."""
    return sum(EXPRESS in t[below] for below in BELOW)


def shielded(t: Reads, seat: int, token: str) -> Clauses:
    """Return the clause by which a seat does not suffer the Lose text of a Trap, if there is one."""
    return ("PUG-HOUSE-08",) if t[MARKS["shield"][seat]] and is_trap(fought(t, token)) else ()
