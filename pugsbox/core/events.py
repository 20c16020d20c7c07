"""What happened, with the clauses that made it happen, and how the game ended."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple, TypeAlias

__all__ = ["Datum", "Event", "Outcome", "Question"]

Datum: TypeAlias = "int | str | tuple[str, ...]"
"""A number (a seat, a zone, how many), a word of the game, or cards."""


class Event(NamedTuple):
    """One thing that happened to `seat` or by it. Sentences are made from it when somebody reads them.

    `clauses` are those that decided it, six at most. `seen_by` names the seats that saw all of it (None: everybody). Everybody
    else sees how many cards it was about; where it was about no card, what it was about in the first place, and no more.
    """

    kind: str
    seat: int
    data: tuple[Datum, ...]
    clauses: tuple[str, ...]
    seen_by: tuple[int, ...] | None = None

    def seen_from(self, seat: int | None) -> Event:
        """Return the event as a seat saw it (None: a spectator).

        >>> Event("draws", 0, (("red",), 1, 2), ("MUG-DRAW-01",), seen_by=(0,)).seen_from(1)
        Event(kind='draws', seat=0, data=(1, 1, 2), clauses=('MUG-DRAW-01',), seen_by=(0,))
        """
        if self.seen_by is None or seat in self.seen_by:
            return self
        if any(isinstance(datum, tuple) for datum in self.data):
            return self._replace(data=tuple(len(datum) if isinstance(datum, tuple) else datum for datum in self.data))
        return self._replace(data=self.data[:1])


@dataclass(frozen=True)
class Question:
    """What the game waits for: who owes a decision, what it is about, and the clauses that ask."""

    seats: tuple[int, ...]
    kind: str
    data: tuple[Datum, ...]
    clauses: tuple[str, ...]


@dataclass(frozen=True)
class Outcome:
    """How a game ended: the winning seats (none in a draw), the score of each seat, and the clauses that decided it."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]
    clauses: tuple[str, ...]
