"""Crystals change hands: by value, in three denominations, changed where they do not fit (PUN-CRY-07, PUN-CRY-08)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from pugsbox.cardtable.state import Cards, Clauses, Reads, Table
from pugsbox.punschge.play.zones import POT, PURSE, STAKE, SUPPLY, Holder

__all__ = ["EVERYTHING", "IN_THE_GAME", "VALUES", "fitting", "holders", "pay", "pour", "value", "worth"]

VALUES = {"red": 20, "blue": 5, "white": 1}
"""What a crystal is worth (PUN-SETUP-05), the dearest first."""
IN_THE_GAME = {"red": 10, "blue": 20, "white": 30}
"""How many there are (PUN-COMP-06)."""
EVERYTHING = sum(VALUES[crystal] * n for crystal, n in IN_THE_GAME.items())
"""What they are worth together: 330."""


def value(crystals: Iterable[str]) -> int:
    """Return what crystals are worth together.

    >>> value(["white", "white", "white", "blue", "blue", "red"])
    33
    """
    return sum(map(VALUES.__getitem__, crystals))


def worth(t: Reads, of: Holder) -> int:
    """Return what somebody has: the crystals, and what is written down."""
    return value(t[of.crystals]) + t[of.noted]


def holders(t: Reads) -> tuple[Holder, ...]:
    """Return all that crystals can lie with: what they have adds up to EVERYTHING at any time."""
    return (SUPPLY, POT, STAKE, *PURSE[: t.seats])


def fitting(crystals: Cards, amount: int) -> Cards:
    """Return crystals worth as much of the amount as can be, and not more; the dearest first.

    Each denomination divides the next, so taking the dearest first never misses a sum that there is.

    >>> fitting(("white", "white", "blue", "red"), 8)
    ('blue', 'white', 'white')
    """
    taken: list[str] = []
    for crystal, each in VALUES.items():
        taken += [crystal] * min(crystals.count(crystal), (amount - value(taken)) // each)
    return tuple(taken)


def pay(t: Table, amount: int, a: Holder, b: Holder, kind: str, seat: int, because: Clauses) -> None:  # noqa: PLR0913, PLR0917 - as move
    """Pay an amount. What cannot be paid in crystals, changed or not, is written down."""
    while short(t, amount, a) and (swap := next(swaps(t, amount, a), None)):
        dear, cheap, other = swap
        t.carry((dear,), a.crystals, other.crystals)
        t.carry(cheap, other.crystals, a.crystals)
        t.say("changes", seat, ((dear,), cheap), ("PUN-CRY-07", "PUN-CRY-08"))
    crystals = fitting(t[a.crystals], amount)
    t.carry(crystals, a.crystals, b.crystals)
    t.say(kind, seat, (amount,), because)
    if rest := amount - value(crystals):
        t[a.noted] -= rest
        t[b.noted] += rest
        t.say("writes down", seat, (rest,), ("PUN-CRY-08",))


def pour(t: Table, a: Holder, b: Holder) -> None:
    """Move all that lies there, and what is written down, as it is: nothing has to be changed."""
    t.carry(t[a.crystals], a.crystals, b.crystals)
    t[a.noted], t[b.noted] = 0, t[b.noted] + t[a.noted]


def short(t: Reads, amount: int, a: Holder) -> int:
    """Return what cannot be paid with the crystals as they are."""
    return amount - value(fitting(t[a.crystals], amount))


def swaps(t: Reads, amount: int, a: Holder) -> Iterator[tuple[str, Cards, Holder]]:
    """Yield every way to change a crystal that is too dear: with the supply, else with anybody who has smaller ones."""
    missing = short(t, amount, a)
    for dear in reversed(VALUES):
        if VALUES[dear] <= missing or dear not in t[a.crystals]:
            continue
        for other in holders(t):
            smaller = tuple(crystal for crystal in t[other.crystals] if VALUES[crystal] < VALUES[dear])
            if other != a and value(cheap := fitting(smaller, VALUES[dear])) == VALUES[dear]:
                yield dear, cheap, other
