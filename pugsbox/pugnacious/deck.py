"""What players do with their own cards: draw, discard, trash, gain Skill, Fight, Failure and Exp."""

from __future__ import annotations

from pugsbox.cardtable.layout import Zone
from pugsbox.cardtable.state import Cards, Clauses, Reads, Table
from pugsbox.pugnacious.zones import DECK, DISCARD, FAILURE, FIGHT, HAND, PLAYED, SKILL, TRASH, XP

__all__ = ["HAND_SIZE", "by_xp", "discard", "draw_cards", "gain_pools", "gain_xp", "trash"]

HAND_SIZE = 5
"""Cards of a hand (PUG-SETUP-02, PUG-REC-05)."""


def draw_cards(t: Table, seat: int, n: int, kind: str, because: Clauses) -> None:
    """Draw cards; the discard pile is shuffled only when a card is needed and the deck is empty."""
    deck, discarded = DECK[seat], DISCARD[seat]
    if there := min(n, len(t[deck])):
        t.draw(there, deck, HAND[seat], kind, seat, because, (seat,))
    missing = n - there
    if missing and t[discarded]:
        t.shuffle(discarded, deck, "reshuffles", seat, ("PUG-PLAY-14", "PUG-GAME-05"))
        there = min(missing, len(t[deck]))
        t.draw(there, deck, HAND[seat], kind, seat, because, (seat,))
        missing -= there
    if missing:
        played = ("PUG-PLAY-07",) if t[PLAYED[seat]] else ()
        t.say("has no card", seat, (missing,), ("PUG-PLAY-15", *played))


def discard(t: Table, seat: int, cards: Cards, because: Clauses) -> None:
    """Put cards of the hand on the discard pile."""
    t.move_all(cards, HAND[seat], DISCARD[seat], "discards", seat, because)


def trash(t: Table, seat: int, card: str, zone: Zone, because: Clauses) -> None:
    """Take a card out of the game for good."""
    t.move(card, zone, TRASH, "trashes", seat, ("PUG-GAME-06", *because))


def gain_pools(t: Table, seat: int, pools: tuple[int, int, int], because: Clauses) -> None:
    """Add Skill, Fight and Failure to what the turn has given so far."""
    skill, fight, failure = pools
    if skill:
        t.add(SKILL[seat], skill, "gains skill", seat, because)
    if fight:
        t.add(FIGHT[seat], fight, "gains fight", seat, because)
    if failure:
        t.add(FAILURE[seat], failure, "gains failure", seat, (*because, "PUG-TURN-08"))


def gain_xp(t: Table, seat: int, n: int, because: Clauses) -> None:
    """Add Exp, or take it away."""
    t.add(XP[seat], n, "gains exp" if n > 0 else "pays exp", seat, because)


def by_xp(t: Table, seats: tuple[int, ...]) -> tuple[int, ...]:
    """Return seats in the order in which they act where nobody disputes: the lowest Exp first, equal ones by chance."""
    xp = [t[XP[seat]] for seat in seats]
    if len(set(xp)) == len(xp):
        return tuple(sorted(seats, key=lambda seat: t[XP[seat]]))
    mixed, t.rng = t.rng.shuffled(tuple(map(str, seats)))
    return tuple(sorted(map(int, mixed), key=lambda seat: t[XP[seat]]))


def owned(t: Reads, seat: int) -> int:
    """Return how many cards lie in a hand and a discard pile together."""
    return len(t[HAND[seat]]) + len(t[DISCARD[seat]])
