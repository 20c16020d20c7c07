"""Conditions: which spaces satisfy it?

A condition is a frozen value. It is built from facts (`words.FACTS`) with `&`, `|` and `~`, and with `Before` and `After`
for the neighbours on the path. Its meaning is a mask: the set of spaces of a board that satisfy it.

>>> from pugsbox.punschge.board import house_board, spaces_of
>>> yellow, fish = Is("colour", "yellow"), Is("symbol", "fish")
>>> spaces_of((yellow & fish).mask(house_board()))
(4, 6, 7, 17, 24, 25)
>>> yellow & fish == fish & yellow, yellow & yellow == yellow, ~~yellow == yellow
(True, True, True)
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property, reduce
from operator import and_, or_
from typing import TypeVar

from pugsbox.core.errors import PugsboxError
from pugsbox.punschge.board import ALL, Board
from pugsbox.punschge.words import FACTS, Fact

__all__ = ["After", "And", "Before", "Condition", "Everything", "Is", "Not", "Or"]

RANK: dict[Fact, int] = {fact: i for i, fact in enumerate(FACTS)}
Order = tuple[int, ...]


class Condition:
    """What a space may satisfy or not. Combine conditions with `&` (and), `|` (or), `~` (not)."""

    def mask(self, board: Board) -> int:
        """Return the mask of the spaces that satisfy this condition."""
        raise NotImplementedError

    @property
    def size(self) -> int:
        """How much there is to say: one for each fact, and one for each of not, but not, neither, before and after."""
        raise NotImplementedError

    @property
    def order(self) -> Order:
        """A key by which parts are sorted: facts in the order of `words.FACTS`, then what is built from them."""
        raise NotImplementedError

    def __and__(self, other: Condition) -> Condition:
        return joined(And, self, other)

    def __or__(self, other: Condition) -> Condition:
        return joined(Or, self, other)

    def __invert__(self) -> Condition:
        return Not(self)


@dataclass(frozen=True)
class Is(Condition):
    """A fact about the space itself. Raises PugsboxError for a fact that is not in `words.FACTS`."""

    attribute: str
    value: str | int

    def __post_init__(self) -> None:
        if self.fact not in RANK:
            raise PugsboxError(f"There is no fact {self.attribute} = {self.value}; see pugsbox.punschge.words.FACTS.")

    @property
    def fact(self) -> Fact:
        """The attribute and its value."""
        return self.attribute, self.value

    def mask(self, board: Board) -> int:
        return board.masks[self.attribute, self.value]

    @property
    def size(self) -> int:
        return 1

    @property
    def order(self) -> Order:
        return 0, RANK[self.attribute, self.value]


@dataclass(frozen=True)
class Everything(Condition):
    """True of every space: "every space", "3 spaces"."""

    def mask(self, board: Board) -> int:  # noqa: ARG002 - the same on every board
        return ALL

    @property
    def size(self) -> int:
        return 0

    @property
    def order(self) -> Order:
        return (0, -1)


@dataclass(frozen=True)
class Not(Condition):
    """The spaces that do not satisfy `of` (PUN-TK-B2): the rest of 1 to 26, without start and goal."""

    of: Condition

    def mask(self, board: Board) -> int:
        return ALL & ~self.of.mask(board)

    @property
    def size(self) -> int:
        return self.of.size + 1

    @property
    def order(self) -> Order:
        return 1, *self.of.order

    def __invert__(self) -> Condition:
        return self.of


@dataclass(frozen=True)
class Before(Condition):
    """The spaces directly before one that satisfies `of` (PUN-TK-C1). The goal satisfies nothing, so 26 is never in."""

    of: Condition

    def mask(self, board: Board) -> int:
        return self.of.mask(board) >> 1 & ALL

    @property
    def size(self) -> int:
        return self.of.size + 1

    @property
    def order(self) -> Order:
        return 2, *self.of.order


@dataclass(frozen=True)
class After(Condition):
    """The spaces directly after one that satisfies `of` (PUN-TK-C2). The start satisfies nothing, so 1 is never in."""

    of: Condition

    def mask(self, board: Board) -> int:
        return self.of.mask(board) << 1 & ALL

    @property
    def size(self) -> int:
        return self.of.size + 1

    @property
    def order(self) -> Order:
        return 3, *self.of.order


@dataclass(frozen=True)
class Several(Condition):
    """Two or more conditions joined by one word; kept sorted, flat and without repetition, so that order never matters.

    Raises PugsboxError for fewer than two different parts; `&` and `|` never do.
    """

    parts: tuple[Condition, ...]

    def __post_init__(self) -> None:
        flat = [q for p in self.parts for q in (p.parts if isinstance(p, type(self)) else (p,))]
        parts = tuple(sorted(dict.fromkeys(flat), key=lambda p: p.order))
        if len(parts) < 2:
            raise PugsboxError("Joining conditions takes two different ones.")
        object.__setattr__(self, "parts", parts)

    @property
    def size(self) -> int:
        return sum(p.size for p in self.parts)

    @cached_property  # sorting asks for it again and again
    def order(self) -> Order:
        return 4, len(self.parts), *(n for p in self.parts for n in (*p.order, -2))


class And(Several):
    """The spaces that satisfy all parts (PUN-TK-B6)."""

    def mask(self, board: Board) -> int:
        return reduce(and_, (p.mask(board) for p in self.parts))

    @property
    def size(self) -> int:
        excluded = sum(isinstance(p, Not) for p in self.parts)  # "neither a nor b" is one word, not two
        return super().size - max(0, excluded - 1)


class Or(Several):
    """The spaces that satisfy one part at least (PUN-TK-B1, PUN-TK-C5)."""

    def mask(self, board: Board) -> int:
        return reduce(or_, (p.mask(board) for p in self.parts))


S = TypeVar("S", bound=Several)


def joined(kind: type[S], *parts: Condition) -> Condition:
    """Join conditions by And or Or; one that is left alone, as in A and A, stands for itself.

    >>> joined(Or, Is("shape", "moon"), Is("shape", "moon"))
    Is(attribute='shape', value='moon')
    """
    different = dict.fromkeys(parts)
    return kind(parts) if len(different) > 1 else next(iter(different))
