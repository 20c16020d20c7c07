"""What a player has in the end: all cards, their points, how many Boss Loots."""

from __future__ import annotations

from pugsbox.cardtable.state import Clauses, Reads, Table
from pugsbox.gamers_vs_evil.kinds import PAX_POX, POINTS, is_loot
from pugsbox.gamers_vs_evil.zones import OWNED

__all__ = ["finish", "loots", "owned", "points"]


def owned(t: Reads, seat: int) -> list[str]:
    """Return all cards of a player, wherever they lie (PA-END-07)."""
    return [card for zones in OWNED for card in t[zones[seat]]]


def points(t: Reads, seat: int) -> int:
    """Return the Victory Points of a player."""
    return sum(POINTS[card] for card in owned(t, seat))


def loots(t: Reads, seat: int) -> int:
    """Return how many Boss Loots a player has."""
    return sum(map(is_loot, owned(t, seat)))


def finish(t: Table, seat: int, kind: str, number: int, because: Clauses) -> None:
    """End the game at once, and let everybody count."""
    t.say(kind, seat, (number,), (*because, "PA-END-06"))
    for player in range(t.seats):
        pox = ("PA-POX-03",) if PAX_POX in owned(t, player) else ()
        t.say("counts", player, (points(t, player), loots(t, player)), ("PA-END-07", *pox))
    t.end()
