"""Rules: which row does it walk?

A rule is a frozen value that picks the row of spaces the Professor wants, on any board. Rows ascend (PUN-LIM-05), so a row
is a set of spaces and inside it is a mask. The forms are those of the ledger's task kinds A1 to E1; a form that needs a
number says its range and raises PugsboxError outside it.

>>> from pugsbox.punschge.board import house_board
>>> Stride(3).row(house_board())
(3, 6, 9, 12, 15, 18, 21, 24)
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import cycle

from pugsbox.core.errors import PugsboxError, quoted
from pugsbox.punschge.board import GOAL, NUMBERS, START, Board, mask_of, spaces_of
from pugsbox.punschge.conditions import Condition
from pugsbox.punschge.words import ordinal

__all__ = ["Chain", "Every", "Explicit", "Hop", "Pattern", "Rule", "Straights", "Stride", "Widening"]

SHORTEST_ROW = 4
"""Every solution row has at least four spaces (PUN-LIM-01)."""


class Rule:
    """What the Professor has in mind."""

    def mask(self, board: Board) -> int:
        """Return the row as a mask."""
        return mask_of(self.walk(board))

    def walk(self, board: Board) -> Iterator[int]:
        """Give the spaces of the row one after another, as the Professor steps on them."""
        return iter(spaces_of(self.mask(board)))

    @property
    def size(self) -> int:
        """How much there is to say: the size of its conditions, and one for each number and each count above 1.

        >>> from pugsbox.punschge.conditions import Is
        >>> Stride(3).size, Hop(1, Is("area", "meadow"), 4).size
        (1, 3)
        """
        raise NotImplementedError

    def row(self, board: Board) -> tuple[int, ...]:
        """Return the solution row, ascending. It may be shorter than the four spaces that PUN-LIM-01 asks of a task."""
        return spaces_of(self.mask(board))


@dataclass(frozen=True)
class Every(Rule):
    """Every space that satisfies a condition (PUN-TK-A1 to A6, B1, B2, B5 to B7, C1 to C5, C10, D1, D3, D4)."""

    condition: Condition

    @property
    def size(self) -> int:
        return self.condition.size

    def mask(self, board: Board) -> int:
        return self.condition.mask(board)


@dataclass(frozen=True)
class Stride(Rule):
    """Every k-th space (PUN-TK-B3): k, 2k, 3k, ..., or first, first + k, ... where `first` (1 to k) is given.

    >>> from pugsbox.punschge.board import house_board
    >>> Stride(9, first=1).row(house_board())
    (1, 10, 19)
    """

    k: int
    first: int = -1  # stands for k

    def __post_init__(self) -> None:
        object.__setattr__(self, "first", self.k if self.first == -1 else self.first)
        need(2 <= self.k <= 26, f"every {ordinal(self.k)} space", "a number from 2 to 26")
        need(1 <= self.first <= self.k, f"a start from space {self.first}", f"space 1 to {self.k}")

    @property
    def size(self) -> int:
        return 1 + (self.first != self.k)

    def walk(self, board: Board) -> Iterator[int]:  # noqa: ARG002 - the same on every board
        return iter(range(self.first, GOAL, self.k))


@dataclass(frozen=True)
class Block:
    """So many spaces in a row that are right, or wrong; 1 to 26."""

    length: int
    right: bool

    def __post_init__(self) -> None:
        need(1 <= self.length <= 26, f"{self.length} spaces", "1 to 26 spaces")


@dataclass(frozen=True)
class Pattern(Rule):
    """Blocks of right and wrong spaces, laid from space 1 on and repeated to the end (PUN-TK-B4).

    >>> from pugsbox.punschge.board import house_board
    >>> Pattern((Block(9, right=False), Block(2, right=True))).row(house_board())
    (10, 11, 21, 22)
    """

    blocks: tuple[Block, ...]

    def __post_init__(self) -> None:
        found = "only one kind of block" if self.blocks else "no block"
        need(len({b.right for b in self.blocks}) == 2, found, "right and wrong spaces in turn")

    @property
    def size(self) -> int:
        return len(self.blocks)

    def walk(self, board: Board) -> Iterator[int]:  # noqa: ARG002 - the same on every board
        kinds = cycle([b.right for b in self.blocks for _ in range(b.length)])
        return (n for n, right in zip(NUMBERS, kinds, strict=False) if right)


@dataclass(frozen=True)
class Widening(Rule):
    """Space 1, then after a gap the next, and each gap larger or smaller by `change` than the last (PUN-TK-C6, C7).

    `gap` is the first number of wrong spaces between two right ones (0 to 24), `change` is -24 to 24 and not 0. The row ends
    when the jump has shrunk to nothing.

    >>> from pugsbox.punschge.board import house_board
    >>> Widening(2, 1).row(house_board()), Widening(3, -1).row(house_board())
    ((1, 4, 8, 13, 19, 26), (1, 5, 8, 10, 11))
    """

    gap: int
    change: int

    def __post_init__(self) -> None:
        need(0 <= self.gap <= 24, f"a gap of {self.gap}", "0 to 24 wrong spaces")
        need(self.change != 0, "gaps that stay the same", "gaps that grow or shrink")
        need(-24 <= self.change <= 24, f"gaps that change by {self.change}", "a change of at most 24 spaces")

    @property
    def size(self) -> int:
        return 2

    def walk(self, board: Board) -> Iterator[int]:  # noqa: ARG002 - the same on every board
        space, jump = 1, self.gap + 1
        while space in NUMBERS:
            yield space
            if jump <= 0:
                return
            space, jump = space + jump, jump + self.change


@dataclass(frozen=True)
class Step:
    """In a chain: so many spaces (1 to 26) that satisfy a condition."""

    count: int
    condition: Condition

    def __post_init__(self) -> None:
        need(1 <= self.count <= 26, f"{self.count} spaces", "1 to 26 spaces")


@dataclass(frozen=True)
class Chain(Rule):
    """The next spaces of one kind, then the next of another, over and over (PUN-TK-B8, C8, D2, D5).

    Each search begins behind the space just found; a search that finds nothing ends the row. At least two steps.
    """

    steps: tuple[Step, ...]

    def __post_init__(self) -> None:
        need(len(self.steps) >= 2, "a chain of a single kind", "two kinds of spaces at least")

    @property
    def size(self) -> int:
        return sum(step.condition.size + (step.count > 1) for step in self.steps)

    def mask(self, board: Board) -> int:
        searches: list[int] = []
        for step in self.steps:
            searches += [step.condition.mask(board)] * step.count
        found = last = 0
        for wanted in cycle(searches):
            ahead = wanted >> last + 1 << last + 1
            if not ahead:
                break
            last = (ahead & -ahead).bit_length() - 1
            found |= 1 << last
        return found


@dataclass(frozen=True)
class Hop(Rule):
    """Jump `base` spaces on, but `special` from a space that satisfies the condition (PUN-TK-D6); both 1 to 26.

    The first jump leaves the start. A jump beyond space 26 ends the row.
    """

    base: int
    condition: Condition
    special: int

    def __post_init__(self) -> None:
        for width in (self.base, self.special):
            need(1 <= width <= 26, f"a jump of {width}", "1 to 26 spaces")

    @property
    def size(self) -> int:
        return self.condition.size + 2

    def walk(self, board: Board) -> Iterator[int]:
        special = self.condition.mask(board)
        space = START + self.base
        while space in NUMBERS:
            yield space
            space += self.special if special >> space & 1 else self.base


@dataclass(frozen=True)
class Straights(Rule):
    """All spaces of every k-th straight (PUN-TK-C9): straights k, 2k, ..., or first, first + k, ... (1 to k)."""

    k: int
    first: int = -1  # stands for k

    def __post_init__(self) -> None:
        object.__setattr__(self, "first", self.k if self.first == -1 else self.first)
        need(2 <= self.k <= 26, f"every {ordinal(self.k)} straight", "a number from 2 to 26")
        need(1 <= self.first <= self.k, f"a start from straight {self.first}", f"straight 1 to {self.k}")

    @property
    def size(self) -> int:
        return 1 + (self.first != self.k)

    def walk(self, board: Board) -> Iterator[int]:
        return (n for straight in board.straights[self.first - 1 :: self.k] for n in straight)


@dataclass(frozen=True)
class Explicit(Rule):
    """A row that is simply given (PUN-TK-E1, F1): numbers from 1 to 26 that ascend (PUN-LIM-05, PUN-LIM-06)."""

    spaces: tuple[int, ...]

    def __post_init__(self) -> None:
        need(bool(self.spaces), "no space", "one space at least")
        for n in self.spaces:
            need(n in NUMBERS, f"space {quoted(n)}", "numbers from 1 to 26 (the goal is in no row)")
        for a, b in zip(self.spaces, self.spaces[1:], strict=False):
            need(a < b, f"{b} behind {a}", "a row that ascends")

    @property
    def size(self) -> int:
        return len(self.spaces)

    def walk(self, board: Board) -> Iterator[int]:  # noqa: ARG002 - the same on every board
        return iter(self.spaces)


def need(holds: bool, found: str, expected: str) -> None:
    """Raise PugsboxError with what was found and expected, unless it holds."""
    if not holds:
        raise PugsboxError(f"Found {found}; expected {expected}.")
