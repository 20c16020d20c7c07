"""Everything that can happen is an effect. An effect either runs or asks."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from pugsbox.cardtable.state import Clauses, Reads, State, Table
from pugsbox.core.actions import Action
from pugsbox.core.events import Datum, Question

__all__ = ["Asks", "Effect", "Interrupt"]


@dataclass(frozen=True, slots=True)
class Effect:
    """Something that happens to a seat when it comes to the top of the stack. Its fields are plain data, so it can be saved."""

    def run(self, t: Table, seat: int) -> None:
        """Let it happen."""
        raise NotImplementedError


@dataclass(frozen=True, slots=True)
class Asks(Effect):
    """An effect that needs a decision. It waits on top of the stack for the answer; it is skipped if nothing can be chosen."""

    because: ClassVar[Clauses] = ()
    """The clauses that ask."""
    final: ClassVar[bool] = False
    """Whether no answer can be taken back, even if it has told nobody anything."""

    def options(self, t: Reads, seat: int) -> Sequence[Action]:
        """Return what may be chosen, in an order that depends on nothing but the table."""
        raise NotImplementedError

    def answer(self, t: Table, seat: int, action: Action) -> None:
        """Carry out a choice. The effect itself has left the stack."""
        raise NotImplementedError

    def keeps(self, action: Action) -> bool:
        """Return whether an answer cannot be taken back."""
        del action
        return self.final

    def skip(self, t: Table, seat: int) -> None:
        """Say what it means that nothing can be chosen."""

    def interruptible(self) -> bool:
        """Whether something that anybody may do at any time may come before the answer."""
        return True

    def asked(self, t: Reads, seat: int) -> tuple[int, ...]:
        """Return the seats that owe the decision."""
        del t
        return (seat,)

    def question(self, t: Reads, seat: int) -> Question:
        """Return what is asked."""
        return Question(self.asked(t, seat), type(self).__name__, self.about(t, seat), self.because)

    def about(self, t: Reads, seat: int) -> tuple[Datum, ...]:
        """Return what the words of the question need to know."""
        del t, seat
        return ()


@dataclass(frozen=True, slots=True)
class Interrupt(Effect):
    """What a game lets anybody do at any time: never asked for, but legal while the question is open to it."""

    verbs: ClassVar[tuple[str, ...]]

    def possible(self, s: State) -> bool:
        """Whether the screen offers it to whoever wants it; depends on nothing but what everybody knows."""
        del s
        return True

    def options(self, t: Reads) -> Sequence[Action]:
        """Return every interruption that the cards allow, by any seat."""
        raise NotImplementedError

    def answer(self, t: Table, action: Action) -> None:
        """Carry one out. What was waiting goes on waiting."""
        raise NotImplementedError
