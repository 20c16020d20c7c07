"""Ways to ask more than one question: one seat after another, all at once, in secret; and to leave a question open.

What lasts needs no word here: a lasting card lies in a zone, a lasting rule in a counter, and the rules look there.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import ClassVar

from pugsbox.cardtable.effects import Asks, Effect
from pugsbox.cardtable.state import Clauses, Reads, Table, others
from pugsbox.core.actions import Action, act
from pugsbox.core.events import Question

__all__ = ["Choose", "InTurn", "May", "Sealed", "Together"]


@dataclass(frozen=True, slots=True)
class InTurn(Effect):
    """Let an effect happen to several seats, one after another; to all others, clockwise, if none are named."""

    effect: Effect
    seats: tuple[int, ...] | None = None

    def run(self, t: Table, seat: int) -> None:
        """Put it on the stack for each of them."""
        for other in reversed(others(seat, t.seats) if self.seats is None else self.seats):
            t.push(other, self.effect)


@dataclass(frozen=True, slots=True)
class Choose(Asks):
    """Let a seat choose one of several effects: `choose 1`, `choose 2` and so on."""

    effects: tuple[Effect, ...]
    clauses: Clauses

    def options(self, t: Reads, seat: int) -> Sequence[Action]:
        """Every effect by its number."""
        del t
        return [act(seat, "choose", str(i + 1)) for i in range(len(self.effects))]

    def answer(self, t: Table, seat: int, action: Action) -> None:
        """Let the chosen one happen."""
        t.say("chooses", seat, action.args, self.clauses)
        t.push(seat, self.effects[int(action.args[0]) - 1])

    def question(self, t: Reads, seat: int) -> Question:
        """What is to be chosen, by the clauses of this choice."""
        return replace(Asks.question(self, t, seat), clauses=self.clauses)


@dataclass(frozen=True, slots=True)
class May(Asks):
    """Ask a question that may also be declined. It is asked even if nothing else can be chosen, so the pause tells nothing."""

    ask: Asks

    def options(self, t: Reads, seat: int) -> Sequence[Action]:
        """What the question offers, and `pass`."""
        return [*self.ask.options(t, seat), act(seat, "pass")]

    def answer(self, t: Table, seat: int, action: Action) -> None:
        """Pass, or answer the question."""
        if action.verb == "pass":
            t.say("passes", seat, (), self.ask.because)
        else:
            self.ask.answer(t, seat, action)

    def interruptible(self) -> bool:
        """As the question itself."""
        return self.ask.interruptible()

    def question(self, t: Reads, seat: int) -> Question:
        """The question itself."""
        return self.ask.question(t, seat)


@dataclass(frozen=True, slots=True)
class Together(Asks):
    """Ask several seats at once. Each answers as often as it likes, until it is `done`; who acts again is no longer done."""

    ask: Asks
    seats: tuple[int, ...]
    done: tuple[int, ...] = ()

    def options(self, t: Reads, seat: int) -> Sequence[Action]:
        """What the question offers to each, and `done` to those that are not."""
        del seat
        return [
            action for s in self.seats for action in (*self.ask.options(t, s), *([] if s in self.done else [act(s, "done")]))
        ]

    def answer(self, t: Table, seat: int, action: Action) -> None:
        """Go on until all are done."""
        acting = action.seat
        if action.verb == "done":
            t.say("is done", acting, (), self.ask.because)
            if len(self.done) + 1 < len(self.seats):
                t.push(seat, replace(self, done=(*self.done, acting)))
        else:
            t.push(seat, replace(self, done=tuple(s for s in self.done if s != acting)))
            self.ask.answer(t, acting, action)

    def interruptible(self) -> bool:
        """As the question itself."""
        return self.ask.interruptible()

    def keeps(self, action: Action) -> bool:
        """As the question itself."""
        return self.ask.keeps(action)

    def asked(self, t: Reads, seat: int) -> tuple[int, ...]:
        """Those that are not done."""
        del t, seat
        return tuple(s for s in self.seats if s not in self.done)

    def question(self, t: Reads, seat: int) -> Question:
        """The question itself, to those that are not done."""
        asked = self.asked(t, seat)
        return replace(self.ask.question(t, asked[0]), seats=asked)


@dataclass(frozen=True, slots=True)
class Sealed(Asks):
    """Ask several seats at once, each once and for good. The answers lie hidden until `reveal` turns them up together."""

    ask: Asks
    reveal: Effect
    seats: tuple[int, ...]
    final: ClassVar[bool] = True

    def options(self, t: Reads, seat: int) -> Sequence[Action]:
        """What the question offers to each that has not answered."""
        del seat
        return [action for s in self.seats for action in self.ask.options(t, s)]

    def answer(self, t: Table, seat: int, action: Action) -> None:
        """Take the answer; after the last one, turn all up."""
        left = tuple(s for s in self.seats if s != action.seat)
        t.push(seat, replace(self, seats=left) if left else self.reveal)
        self.ask.answer(t, action.seat, action)

    def skip(self, t: Table, seat: int) -> None:
        """Nobody who is left can answer: turn up what there is."""
        t.push(seat, self.reveal)

    def interruptible(self) -> bool:
        """As the question itself."""
        return self.ask.interruptible()

    def asked(self, t: Reads, seat: int) -> tuple[int, ...]:
        """Those that have not answered and can."""
        del seat
        return tuple(s for s in self.seats if self.ask.options(t, s))

    def question(self, t: Reads, seat: int) -> Question:
        """The question itself, to those that have not answered."""
        asked = self.asked(t, seat)
        return replace(self.ask.question(t, asked[0]), seats=asked)
