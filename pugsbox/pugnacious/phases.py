"""The Play Phase and the Buy Phase: all act at the same time, until all agree to go on; who disputes the order is heard."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import ClassVar

from pugsbox.cardtable.asking import Together
from pugsbox.cardtable.effects import Asks
from pugsbox.cardtable.state import Cards, Clauses, Reads, Table
from pugsbox.core.actions import Action, act
from pugsbox.core.events import Datum
from pugsbox.pugnacious.buying import buy, offers
from pugsbox.pugnacious.playing import ability, betray, level_up, play, play_plain, plays, powers
from pugsbox.pugnacious.zones import CLASS, DISPUTED, FAILURE, HAND, ORDER, SEATS, SKILL, XP

__all__ = ["Agree", "Buy", "Decide", "Phase", "Play", "held_back"]


@dataclass(frozen=True, slots=True)
class Phase(Asks):
    """What each player may do in a phase that goes on until all agree; in a `free` one anybody may agree at any time."""

    free: ClassVar[bool] = True

    def agreeing(self, t: Reads, seat: int) -> Clauses:
        """Return what it shows that a player agrees: that nothing has to be played, bought, or handed out."""
        raise NotImplementedError

    def may_agree(self, t: Reads, seat: int) -> bool:
        """Return whether a player may agree now."""
        del t, seat
        return self.free


@dataclass(frozen=True, slots=True)
class Play(Phase):
    """A player plays cards of the hand and uses the Class, in any order."""

    because = ("PUG-TURN-01", "PUG-TURN-02", "PUG-TURN-06", "PUG-PLAY-01")

    def options(self, t: Reads, seat: int) -> Sequence[Action]:
        """Every card of the hand, and what the Class can do."""
        cells = t.cells
        found = plays(seat, cells[HAND[seat]])
        return found + powers(t, seat) if cells[CLASS[seat]] else found

    def answer(self, t: Table, seat: int, action: Action) -> None:
        """Do one thing."""
        match action.verb:
            case "play":
                play(t, seat, action.args[0])
            case "play-all":
                play_plain(t, seat)
            case "level-up":
                level_up(t, seat)
            case "ability":
                ability(t, seat, int(action.args[0]))
            case _:
                betray(t, seat, action.args[0])

    def agreeing(self, t: Reads, seat: int) -> Clauses:
        """Cards may stay in the hand."""
        return ("PUG-PLAY-04",) if t[HAND[seat]] else ()


@dataclass(frozen=True, slots=True)
class Buy(Phase):
    """A player buys cards of the own queue and Greater cards."""

    because = ("PUG-TURN-01", "PUG-TURN-02", "PUG-BUY-03", "PUG-BUY-04", "PUG-BUY-07")

    def options(self, t: Reads, seat: int) -> Sequence[Action]:
        """All that can be paid for."""
        return offers(t, seat)

    def answer(self, t: Table, seat: int, action: Action) -> None:
        """Buy a card."""
        buy(t, seat, action)

    def agreeing(self, t: Reads, seat: int) -> Clauses:
        """Skill may stay unspent."""
        return ("PUG-BUY-07", "PUG-BUY-05") if t[SKILL[seat]] else ()


# ---------------------------------------------------------------- agreeing, and not


def held_back(t: Reads, seat: int) -> bool:
    """Return whether a seat has to wait until another one has acted: that was decided after a dispute."""
    return t[ORDER][1:] == (str(seat),)


@lru_cache(maxsize=4096)
def beside(seat: int, rivals: tuple[int, ...], disputed: Cards, order: Cards, agrees: bool) -> tuple[Action, ...]:
    """Return what a seat may do beside acting: dispute the order with one that does not agree yet, and agree (PUG-HOUSE-02)."""
    heard = bool(order) or str(seat) in disputed
    disputes = [] if heard else [act(seat, "dispute", str(other)) for other in rivals if other != seat]
    return (*([act(seat, "done")] if agrees else []), *disputes)


DONE = tuple((act(seat, "done"),) for seat in range(SEATS[-1]))


@dataclass(frozen=True, slots=True)
class Agree(Together):
    """A phase: it goes on until everybody agrees that it is over. Who acts again does not agree any more (PUG-TURN-03)."""

    def options(self, t: Reads, seat: int) -> Sequence[Action]:
        """What each may do, disputing the order, and agreeing."""
        del seat
        assert isinstance(self.ask, Phase)  # noqa: S101 - nothing else is a phase
        cells, done, found = t.cells, self.done, list[Action]()
        order, disputed = cells[ORDER], cells[DISPUTED]
        waits, free = int(order[1]) if order else -1, self.ask.free
        rivals = tuple(s for s in self.seats if s not in done) if done else self.seats
        for s in self.seats:
            mine = () if s == waits else self.ask.options(t, s)
            agrees = s not in done and (free or self.ask.may_agree(t, s))
            found += mine
            found += beside(s, rivals, disputed, order, agrees) if mine else DONE[s] if agrees else ()
        return found

    def answer(self, t: Table, seat: int, action: Action) -> None:
        """Go on until all agree; an order that was decided has been kept as soon as the first one has acted."""
        acting, verb = action.seat, action.verb
        if t.cells[ORDER][:1] == (str(acting),):
            t.cells[ORDER] = ()
        if verb == "done":
            assert isinstance(self.ask, Phase)  # noqa: S101 - nothing else is a phase
            t.say("is done", acting, (), ("PUG-TURN-03", *self.ask.agreeing(t, acting)))
            self._agrees(t, seat, acting)
            return
        still = Agree(self.ask, self.seats, tuple(s for s in self.done if s != acting)) if acting in self.done else self
        t.stack.append((still, seat))
        if verb == "dispute":
            dispute(t, acting, int(action.args[0]))
            return
        self.ask.answer(t, acting, action)
        if verb == "give" and not t[FAILURE[acting]]:
            t.stack.pop()
            still._agrees(t, seat, acting)  # noqa: SLF001 - itself, with fewer who agree

    def keeps(self, action: Action) -> bool:
        """Return whether this is for good: as the question itself, and that the last one agrees, whoever that is."""
        return Together.keeps(self, action) or (action.verb == "done" and len(self.done) + 1 == len(self.seats))

    def asked(self, t: Reads, seat: int) -> tuple[int, ...]:
        """Those that do not agree yet, but for one that has to wait and may not agree either."""
        assert isinstance(self.ask, Phase)  # noqa: S101 - nothing else is a phase
        rest = Together.asked(self, t, seat)
        return tuple(s for s in rest if not held_back(t, s) or self.ask.may_agree(t, s)) if t[ORDER] else rest

    def _agrees(self, t: Table, seat: int, acting: int) -> None:
        """Somebody agrees; the last one to do so ends the phase."""
        if len(self.done) + 1 < len(self.seats):
            t.stack.append((Agree(self.ask, self.seats, (*self.done, acting)), seat))
        else:
            t.cells[ORDER] = ()
            t.cells[DISPUTED] = ()


def dispute(t: Table, seat: int, other: int) -> None:
    """Two players want to act before one another: the one with less Exp decides, or chance names who does."""
    t.cells[DISPUTED] += (str(seat),)
    mine, theirs = t[XP[seat]], t[XP[other]]
    if mine == theirs:
        decider = (seat, other)[t.roll(2) - 1]
        t.say("disputes, and chance names", seat, (other, decider), ("PUG-TURN-04", "PUG-TURN-05", "PUG-HOUSE-02"))
    else:
        decider = seat if mine < theirs else other
        t.say("disputes", seat, (other, decider), ("PUG-TURN-04", "PUG-HOUSE-02"))
    t.push(decider, Decide((seat, other)))


@dataclass(frozen=True, slots=True)
class Decide(Asks):
    """One of two players who dispute decides which of them acts first."""

    between: tuple[int, ...]
    because = ("PUG-TURN-04", "PUG-HOUSE-02")

    def options(self, t: Reads, seat: int) -> Sequence[Action]:
        """Either of them."""
        del t
        return [act(seat, "first", str(s)) for s in self.between]

    def answer(self, t: Table, seat: int, action: Action) -> None:
        """The other one waits."""
        first = int(action.args[0])
        second = next(s for s in self.between if s != first)
        t.cells[ORDER] = (str(first), str(second))
        t.say("decides the order", seat, (first, second), ("PUG-TURN-04", "PUG-HOUSE-02"))

    def about(self, t: Reads, seat: int) -> tuple[Datum, ...]:
        """Who disputes."""
        del t, seat
        return self.between
