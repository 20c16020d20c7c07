"""Kinds of spaces by the hundred thousand, for the wide space: their rows as arrays, and any one of them as a condition.

A row stands in an array as its *key*: the mask read from the other end, so that space 1 is the highest of 26 bits. Rows that
begin alike are then neighbours when keys are sorted, and all operators mean what they mean for masks.

>>> from pugsbox.punschge.board import house_board
>>> near = Near(Before, Facts((Is("shape", "star"),)))
>>> near.condition(0), [bin(key) for key in near.keys(house_board())]
(Before(of=Is(attribute='shape', value='star')), ['0b100000000100001100010'])
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np
from numpy.typing import NDArray

from pugsbox.punschge.board import Board, spaces_of
from pugsbox.punschge.conditions import After, Before, Condition, Is

__all__ = ["FULL", "Facts", "Keys", "Kinds", "Near", "Picks", "Shape", "Shaped", "Sizes", "Union", "key_of", "rows_of"]

Keys = NDArray[np.uint32]
Sizes = NDArray[np.uint8]
Picks = NDArray[np.int32]
"""Which to take: a column for each choice, one number a part."""

FULL = (1 << 26) - 1
"""The key of all 26 spaces."""
HALF = np.array([int(f"{n:013b}"[::-1], 2) for n in range(1 << 13)], dtype=np.uint32)
"""Thirteen bits, read from the other end."""


def key_of(mask: int) -> int:
    """Return the key of a row.

    >>> key_of(0b1010) == 1 << 25 | 1 << 23
    True
    """
    return sum(1 << 26 - n for n in spaces_of(mask))


def rows_of(keys: Keys) -> Keys:
    """Return the masks of the rows with these keys."""
    rows: Keys = HALF[keys & np.uint32(0x1FFF)] << np.uint32(14) | HALF[keys >> np.uint32(13)] << np.uint32(1)
    return rows


class Kinds:
    """Some conditions, counted from 0."""

    count: int

    @cached_property
    def sizes(self) -> Sizes:
        """The size of each."""
        raise NotImplementedError

    def keys(self, board: Board) -> Keys:
        """Return the key of each on a board."""
        raise NotImplementedError

    def condition(self, i: int) -> Condition:
        """Return one of them."""
        raise NotImplementedError


class Facts(Kinds):
    """Facts about the space itself."""

    def __init__(self, facts: Sequence[Is]) -> None:
        self.facts = facts
        self.count = len(facts)

    @cached_property
    def sizes(self) -> Sizes:
        """One each."""
        return np.ones(self.count, np.uint8)

    def keys(self, board: Board) -> Keys:
        """Return the key of each on a board."""
        return np.array([key_of(fact.mask(board)) for fact in self.facts], np.uint32)

    def condition(self, i: int) -> Condition:
        """Return one of them."""
        return self.facts[i]


class Near(Kinds):
    """What lies just before, or just after, a space of other kinds."""

    def __init__(self, where: type[Before | After], of: Kinds) -> None:
        self.where, self.of = where, of
        self.count = of.count

    @cached_property
    def sizes(self) -> Sizes:
        """One more than what it is near to."""
        return self.of.sizes + np.uint8(1)

    def keys(self, board: Board) -> Keys:
        """Return the key of each on a board."""
        keys = self.of.keys(board)
        return keys << np.uint32(1) & np.uint32(FULL) if self.where is Before else keys >> np.uint32(1)

    def condition(self, i: int) -> Condition:
        """Return one of them."""
        return self.where(self.of.condition(i))


@dataclass(frozen=True)
class Shape:
    """A way to build a condition from some others, such as `lambda a, b: a & ~b`; each occurs once in it."""

    of: Callable[..., Any]
    """Works on conditions and, alike, on keys."""
    arity: int

    @cached_property
    def extra(self) -> int:
        """How much there is to say beside the parts."""
        size: int = self.of(*(Is("multiple", 2 + i) for i in range(self.arity))).size
        return size - self.arity

    @cached_property
    def negated(self) -> tuple[bool, ...]:
        """For each part whether it is excluded: whether less of it makes more of the whole.

        >>> Shape(lambda a, b, c: a & ~(b | ~c), 3).negated
        (False, True, False)
        """
        lines = range(1 << self.arity)
        parts = [sum(1 << line for line in lines if line >> i & 1) for i in range(self.arity)]

        def whole(i: int, value: int) -> int:
            result: int = self.of(*parts[:i], value, *parts[i + 1 :])
            return result & (1 << len(lines)) - 1

        return tuple(bool(whole(i, 0) & ~whole(i, -1)) for i in range(self.arity))


class Shaped(Kinds):
    """One shape, filled with parts: the i-th takes the `picks[0][i]`-th of the first kinds, and so on."""

    def __init__(self, shape: Shape, parts: Sequence[Kinds], picks: Picks) -> None:
        self.shape, self.parts, self.picks = shape, parts, picks
        self.count = picks.shape[1]

    @cached_property
    def sizes(self) -> Sizes:
        """The sizes of the parts, and what the shape adds."""
        chosen = [kinds.sizes[pick] for kinds, pick in zip(self.parts, self.picks, strict=True)]
        return sum(chosen, np.full(self.count, self.shape.extra, np.uint8))

    def keys(self, board: Board) -> Keys:
        """Return the key of each on a board."""
        whole: Keys = self.shape.of(*(kinds.keys(board)[pick] for kinds, pick in zip(self.parts, self.picks, strict=True)))
        return whole & np.uint32(FULL)

    def condition(self, i: int) -> Condition:
        """Return one of them."""
        chosen = (kinds.condition(pick) for kinds, pick in zip(self.parts, self.picks[:, i].tolist(), strict=True))
        condition: Condition = self.shape.of(*chosen)
        return condition


class Union(Kinds):
    """Several kinds, one after another."""

    def __init__(self, *parts: Kinds) -> None:
        self.parts = parts
        self.ends = np.cumsum([kinds.count for kinds in parts])
        self.count = int(self.ends[-1])

    @cached_property
    def sizes(self) -> Sizes:
        """The size of each."""
        return np.concatenate([kinds.sizes for kinds in self.parts])

    def keys(self, board: Board) -> Keys:
        """Return the key of each on a board."""
        return np.concatenate([kinds.keys(board) for kinds in self.parts])

    def condition(self, i: int) -> Condition:
        """Return one of them."""
        at = int(np.searchsorted(self.ends, i, side="right"))
        return self.parts[at].condition(i - int(self.ends[at]) + self.parts[at].count)
