"""The Professor bets that his task remains unsolved: he stakes, raises, or ends the bet and takes the stake."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from pugsbox.cardtable.state import Reads, Table
from pugsbox.core.actions import Action, act
from pugsbox.core.events import Datum
from pugsbox.punschge.play.crystals import pay, worth
from pugsbox.punschge.play.help import Quiet
from pugsbox.punschge.play.stones import read_hint
from pugsbox.punschge.play.zones import BET, BET_OVER, BETTING, PURSE, STAKE, SUPPLY, TURNS, Holder, chosen

__all__ = ["Bet", "Decide", "due", "payer", "raised"]

PAIR = 2
"""Turns that a stake is good for (PUN-BET-05); with two assistants or one, the same play again (PUN-BET-17)."""


def raised(stake: int) -> int:
    """Return what the next raise adds: 2, then 3, 4, 5 (PUN-BET-06); after n - 1 raises n(n + 1)/2 lie there (PUN-BET-07).

    >>> [raised(stake) for stake in (1, 3, 6, 10, 15, 21)]
    [2, 3, 4, 5, 6, 7]
    """
    laid = 1
    while stake > laid * (laid + 1) // 2:
        laid += 1
    return laid + 1


def payer(t: Reads, seat: int) -> Holder:
    """Return who pays for a raise (PUN-BET-08)."""
    return SUPPLY if chosen(t, "stakes_from") == "supply" else PURSE[seat]


def due(t: Reads) -> bool:
    """Whether the Professor has to decide now: a pair of turns is over (PUN-BET-04, PUN-BET-05)."""
    return t[BET] == BETTING and t[TURNS] % PAIR == 0


@dataclass(frozen=True, slots=True)
class Bet(Quiet):
    """Before the first turn the Professor may bet."""

    because = ("PUN-BET-01",)

    def options(self, t: Reads, seat: int) -> Sequence[Action]:
        """Bet, or not; nothing to choose where a stake lies already, as on a table laid out by hand."""
        return [] if t[BET] else [act(seat, "bet"), act(seat, "pass")]

    def answer(self, t: Table, seat: int, action: Action) -> None:
        """Stake a single white crystal of the supply, or let it be."""
        if action.verb == "pass":
            return t.say("does not bet", seat, (), ("PUN-BET-01", "PUN-BET-02", "PUN-RIV-08"))
        t[BET] = BETTING
        return pay(t, 1, SUPPLY, STAKE, "bets", seat, ("PUN-BET-01", "PUN-BET-03"))


@dataclass(frozen=True, slots=True)
class Decide(Quiet):
    """After a pair of turns the Professor ends the bet, or raises the stake."""

    because = ("PUN-BET-04", "PUN-BET-05", "PUN-BET-18")
    final = True  # with the end of the bet the hint is out

    def options(self, t: Reads, seat: int) -> Sequence[Action]:
        """End it; raise it, if the raise can be paid."""
        can = payer(t, seat) == SUPPLY or worth(t, payer(t, seat)) >= raised(worth(t, STAKE))
        return [act(seat, "end"), act(seat, "raise")] if can else [act(seat, "end")]

    def answer(self, t: Table, seat: int, action: Action) -> None:
        """Take the stake and read the hint, or lay more."""
        stake = worth(t, STAKE)
        if action.verb == "raise":
            alone = ("PUN-BET-17",) if t.seats <= PAIR + 1 else ()
            because = ("PUN-BET-04", "PUN-BET-06", "PUN-BET-07", "PUN-BET-08", *alone)
            return pay(t, raised(stake), payer(t, seat), STAKE, "raises", seat, because)
        pay(t, stake, STAKE, PURSE[seat], "takes the stake", seat, ("PUN-BET-04", "PUN-BET-09", "PUN-BET-11"))
        t[BET] = BET_OVER
        return read_hint(t, ("PUN-BET-10", "PUN-BET-12", "PUN-RIV-08"))

    def about(self, t: Reads, seat: int) -> tuple[Datum, ...]:
        """What lies there, and what a raise would add."""
        del seat
        return (worth(t, STAKE), raised(worth(t, STAKE)))
