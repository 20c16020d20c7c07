"""The Play Phase and the Buy Phase: all act at the same time, until all agree to go on; who disputes the order is heard."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cache, lru_cache

from pugsbox.cardtable.asking import Together
from pugsbox.cardtable.effects import Asks
from pugsbox.cardtable.state import Cards, Clauses, Reads, Table
from pugsbox.core.actions import Action, act
from pugsbox.core.events import Datum
from pugsbox.pugnacious.buying import buy, offers
from pugsbox.pugnacious.playing import ability, betray, level_up, play, play_plain, plays, powers
from pugsbox.pugnacious.zones import CLASS, DISPUTED, FAILURE, HAND, ORDER, SKILL, SPEND_FAILURE, XP

__all__ = ["Agree", "Buy", "Decide", "Play", "disputes", "held_back", "may_be_done"]


def held_back(t: Reads, seat: int) -> bool:
    """Return whether a seat has to wait until another one has acted: that was decided after a dispute."""
    return t[ORDER][1:] == (str(seat),)


@lru_cache(maxsize=1024)
def disputes(seat: int, seats: tuple[int, ...], disputed: Cards, order: Cards) -> tuple[Action, ...]:
    """Return with whom a seat may dispute the order: once a phase, while no other order is in force (PUG-HOUSE-02)."""
    if order or str(seat) in disputed:
        return ()
    return tuple(act(seat, "dispute", str(other)) for other in seats if other != seat)


@cache
def everybody(seats: int) -> tuple[int, ...]:
    """Return all seats."""
    return tuple(range(seats))


@dataclass(frozen=True, slots=True)
class Play(Asks):
    """A player plays cards of the hand and uses the Class, in any order."""

    because = ("PUG-TURN-01", "PUG-TURN-02", "PUG-TURN-06", "PUG-PLAY-01")

    def options(self, t: Reads, seat: int) -> Sequence[Action]:
        """Every card of the hand, what the Class can do, and a dispute."""
        if t[ORDER] and held_back(t, seat):
            return ()
        found = plays(seat, t[HAND[seat]])
        if t[CLASS[seat]]:
            found += powers(t, seat)
        return found + disputes(seat, everybody(t.seats), t[DISPUTED], t[ORDER])

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
            case "betray":
                betray(t, seat, action.args[0])
            case _:
                dispute(t, seat, int(action.args[0]))


@dataclass(frozen=True, slots=True)
class Buy(Asks):
    """A player buys cards of the own queue and Greater cards."""

    because = ("PUG-TURN-01", "PUG-TURN-02", "PUG-BUY-03", "PUG-BUY-04", "PUG-BUY-07")

    def options(self, t: Reads, seat: int) -> Sequence[Action]:
        """All that can be paid for, and a dispute."""
        if t[ORDER] and held_back(t, seat):
            return ()
        return offers(t, seat) + disputes(seat, everybody(t.seats), t[DISPUTED], t[ORDER])

    def answer(self, t: Table, seat: int, action: Action) -> None:
        """Do one thing."""
        if action.verb == "dispute":
            dispute(t, seat, int(action.args[0]))
        else:
            buy(t, seat, action)

    def about(self, t: Reads, seat: int) -> tuple[Datum, ...]:
        """What there is to spend."""
        return (t[SKILL[seat]],)


# ---------------------------------------------------------------- agreeing, and not


def may_be_done(t: Reads, ask: Asks, seat: int) -> bool:
    """Return whether a seat may agree to go on: not while it has Failure, where all of that has to be handed out."""
    return type(ask).__name__ != "GiveFailure" or not (t[SPEND_FAILURE] and t[FAILURE[seat]])


@dataclass(frozen=True, slots=True)
class Agree(Together):
    """A phase: it goes on until everybody agrees that it is over. Who acts again does not agree any more (PUG-TURN-03)."""

    def options(self, t: Reads, seat: int) -> Sequence[Action]:
        """What each may do, and agreeing."""
        del seat
        found: list[Action] = []
        for s in self.seats:
            found += self.ask.options(t, s)
            if s not in self.done and may_be_done(t, self.ask, s):
                found.append(act(s, "done"))
        return found

    def answer(self, t: Table, seat: int, action: Action) -> None:
        """Go on until all agree; an order that was decided has been kept as soon as the first one has acted."""
        acting, verb = action.seat, action.verb
        if t[ORDER][:1] == (str(acting),):
            t.cells[ORDER] = ()
        if verb == "done":
            t.say("is done", acting, (), ("PUG-TURN-03", *done_because(t, self.ask, acting)))
            self._agrees(t, seat, acting)
            return
        other = (acting, int(action.args[0])) if verb == "dispute" else (acting,)
        still = self if not any(s in self.done for s in other) else replace(self, done=without(self.done, other))
        t.push(seat, still)
        self.ask.answer(t, acting, action)
        if verb == "give" and not t[FAILURE[acting]]:
            t.stack.pop()
            still._agrees(t, seat, acting)  # noqa: SLF001 - itself, with fewer who agree

    def _agrees(self, t: Table, seat: int, acting: int) -> None:
        """Somebody agrees; the last one to do so ends the phase."""
        if len(self.done) + 1 < len(self.seats):
            t.push(seat, replace(self, done=(*self.done, acting)))
        else:
            t.cells[ORDER] = ()
            t.cells[DISPUTED] = ()


def without(done: tuple[int, ...], seats: tuple[int, ...]) -> tuple[int, ...]:
    """Return those that agree still."""
    return tuple(s for s in done if s not in seats)


def done_because(t: Reads, ask: Asks, seat: int) -> Clauses:
    """Return what agreeing shows: that nothing has to be played, bought, or handed out."""
    match type(ask).__name__:
        case "Play":
            return ("PUG-PLAY-04",) if t[HAND[seat]] else ()
        case "Buy":
            return ("PUG-BUY-07", "PUG-BUY-05") if t[SKILL[seat]] else ()
        case _:
            return ("PUG-FAIL-08",) if t[FAILURE[seat]] else ()


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
