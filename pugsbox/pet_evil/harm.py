"""Health and who is out, Radiation markers and where they go."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from pugsbox.cardtable.layout import BOX
from pugsbox.cardtable.state import Clauses, Reads, Table, others
from pugsbox.pet_evil.zones import (
    DEATH_ENDS,
    DISCARD,
    FRONT,
    GONE,
    HAND,
    HEALTH,
    LENGTH,
    LIMIT,
    MARKERS,
    SHOWN,
    SUPPLY,
)

__all__ = [
    "Blow",
    "gain_marker",
    "heal",
    "living",
    "neighbours",
    "next_living",
    "on_turn",
    "put_away",
    "remove_fallen",
    "right_of",
    "strip",
    "wound",
]

RADIATION = 2
"""Damage of a Radiation marker (PET-RAD-01)."""


def living(t: Reads) -> list[int]:
    """Return the seats still in the game, by number."""
    return [seat for seat in range(t.seats) if t[HEALTH[seat]]]


def on_turn(t: Reads) -> int:
    """Return the seat whose turn it is."""
    return t.stack[0][1]


def next_living(t: Reads, seat: int) -> int:
    """Return the nearest seat to the left that is still in the game."""
    return next(other for other in others(seat, t.seats) if t[HEALTH[other]])


def right_of(t: Reads, seat: int) -> int | None:
    """Return the nearest seat to the right that is still in the game, None if there is none (PET-RAD-05)."""
    return next((other for other in reversed(others(seat, t.seats)) if t[HEALTH[other]]), None)


def neighbours(t: Reads, seat: int) -> tuple[int, ...]:
    """Return the nearest living seats to the left and the right, each once (PET-NUKE-08, PET-NUKE-09)."""
    around = [other for other in others(seat, t.seats) if t[HEALTH[other]]]
    return tuple(dict.fromkeys((around[0], around[-1]))) if around else ()


# ---------------------------------------------------------------- health


class Blow(NamedTuple):
    """Damage to a seat, the event that says so, and its clauses."""

    seat: int
    damage: int
    kind: str
    because: Clauses


def wound(t: Table, blows: Iterable[Blow]) -> Sequence[int]:
    """Deal all damage of one event at the same time; return who has no health left now. Nobody is out yet (PET-END-03)."""
    fallen = []
    for seat, damage, kind, because in blows:
        had = t[HEALTH[seat]]
        left = max(0, had - damage)
        t.cells[HEALTH[seat]] = left
        t.say(kind, seat, (damage, left), (*because, "PET-DMG-03") if damage > had else because)
        if had and not left:
            fallen.append(seat)
    return fallen


def heal(t: Table, seat: int, points: int, because: Clauses) -> None:
    """Give health back, never above that of the start (PET-HP-02)."""
    after = min(t[LENGTH], t[HEALTH[seat]] + points)
    capped = ("PET-HP-02",) if t[HEALTH[seat]] + points > t[LENGTH] else ()
    t.say("is healed", seat, (after - t[HEALTH[seat]], after), (*because, *capped))
    t.cells[HEALTH[seat]] = after


def remove_fallen(t: Table, fallen: Sequence[int]) -> None:
    """Let those without health leave the game, then see whether that ends it, or the turn."""
    if not fallen:
        return
    several = ("PET-ELIM-04",) if len(fallen) > 1 else ()
    for seat in fallen:
        t.say("is out", seat, (), ("PET-ELIM-01", *several))
        strip(t, seat)
    turn = on_turn(t)
    for seat in fallen:
        if t[DEATH_ENDS] or seat != turn:
            pass_markers(t, seat, fallen)
    alive = living(t)
    if len(alive) < 2:
        _finish(t, alive, fallen)
    elif turn in fallen and t[DEATH_ENDS]:
        t.say("dies in the own turn", turn, (), ("PET-ELIM-03",))  # the phases that are left find nobody to ask


def strip(t: Table, seat: int) -> None:
    """Let the cards of a player who is out leave play."""
    gone = DISCARD if t[GONE] == -1 else BOX
    for zone in (HAND[seat], FRONT[seat]):
        if t[zone]:
            seen_by = (seat,) if gone == BOX and zone == HAND[seat] else None
            t.move_all(t[zone], zone, gone, "leaves cards", seat, ("PET-ELIM-02",), seen_by)


def put_away(t: Table, card: str, seat: int, because: Clauses = ()) -> None:
    """Lay an Evil Pet whose text was followed on the discard pile."""
    t.move(card, SHOWN, DISCARD, "puts away", seat, ("PET-DISC-02", *because))


def _finish(t: Table, alive: Sequence[int], fallen: Sequence[int]) -> None:
    """End the game: one is left, or nobody. An Evil Pet whose text did that is put away first."""
    for card in t[SHOWN]:
        put_away(t, card, fallen[0])
    if alive:
        t.say("is the last", alive[0], (), ("PET-END-01", "PET-OBJ-01"))
    else:
        markers = ("PET-RAD-09",) if any(t[MARKERS[seat]] for seat in range(t.seats)) else ()
        t.say("all are out", fallen[0], (), ("PET-END-02", "PET-END-03", *markers))
    t.end()


# ---------------------------------------------------------------- Radiation markers


def gain_marker(t: Table, seat: int, because: Clauses) -> None:
    """Give a seat a Radiation marker, if there is one left."""
    if not t[SUPPLY] and t[LIMIT] > 0:
        return t.say("finds no marker", seat, (), (*because, "PET-RAD-07"))
    t.cells[SUPPLY] = max(0, t[SUPPLY] - 1)
    return t.add(MARKERS[seat], 1, "gains a marker", seat, because)


def pass_markers(t: Table, seat: int, fallen: Sequence[int] = ()) -> None:
    """Pass the markers of a player who is out to the nearest one in the game on the right."""
    count, heir = t[MARKERS[seat]], right_of(t, seat)
    if not count or heir is None:
        return
    t.cells[MARKERS[seat]] = 0
    t.cells[MARKERS[heir]] += count
    skips = ("PET-RAD-05",) if (heir + 1) % t.seats != seat else ()
    together = ("PET-ELIM-05",) if (seat - 1) % t.seats in fallen else ()
    t.say("passes markers", seat, (count, heir), ("PET-RAD-04", *skips, *together))
