"""The wide space: a million rules and more at once, where the book language has thousands.

A `WideSpace` is a value, as a `Solver` is: the moves so far, and all rules of the wide language (`widelanguage`) that fit them.
Its rows are sorted by the spaces they begin with, so that rows that go on alike stand together: a stone keeps one stretch of
them, or cuts one out, and nothing is ever copied.

>>> from pugsbox.punschge.board import house_board
>>> from pugsbox.punschge.moves import read_moves
>>> from pugsbox.punschge.phrasing import phrase
>>> space = WideSpace.of(house_board())
>>> space.count > 1_000_000
True
>>> left = space.after(read_moves("2+ 4+ 7- 12+"))
>>> left.best_next(), [phrase(fit.rule) for fit in left.rules(2)]
(18, ['every even lake space', 'every lake space but not white'])
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from pugsbox.core.errors import PugsboxError
from pugsbox.punschge.board import GOAL, Board
from pugsbox.punschge.moves import Move, Played, check_played
from pugsbox.punschge.rules import Rule
from pugsbox.punschge.rulespace import LEVELS, simplicity
from pugsbox.punschge.solver import Fit, Solver, levels_up_to
from pugsbox.punschge.tasks import TaskLevel
from pugsbox.punschge.widekinds import FULL, Keys, key_of, rows_of
from pugsbox.punschge.widetable import UNIT, Table, table_of
from pugsbox.punschge.words import TOO_MANY

__all__ = ["Known", "WideSpace", "known_at", "need_few"]

FEW = 5_000
"""So many rules a solver takes over: it knows each of them, with its weight."""

Stretch = tuple[int, int]
"""Keys of rows, from the first to before the last."""


@dataclass(frozen=True)
class WideSpace(Played):
    """All rules of the wide language that fit the moves so far. Begin with `WideSpace.of`, go on with `then` or `after`.

    A rule weighs 2 to the power of minus its size, and a row the sum over its names; this is a choice, as in `solver.by_size`.
    """

    board: Board
    table: Table = field(repr=False, compare=False)
    moves: tuple[Move, ...] = ()
    stretches: tuple[Stretch, ...] = field(default=((0, FULL + 1),), repr=False, compare=False)
    """The keys that fit."""
    begun: int = field(default=0, repr=False, compare=False)
    """The key of the right spaces."""
    last: int = 0
    """The last right space; 0 before the first."""

    @classmethod
    def of(cls, board: Board, folder: Path | None = None) -> WideSpace:
        """Return the wide space of a board, with no stone yet; built once and then kept in the user's cache folder.

        `folder` is another place to keep it. A build that takes more than two seconds shows how far it is.
        """
        return cls(board, table_of(board, folder=folder))

    def then(self, space: int, right: bool) -> WideSpace:
        """Return the wide space after one more move: a space from 1 to 26, or 27 for the goal, and the Professor's answer.

        Raises PugsboxError for a move that nobody could have made.
        """
        return self.after([Move(space, bool(right))])

    def after(self, moves: Iterable[Move]) -> WideSpace:
        """Return the wide space after further moves, in the order played. Raises as `then` does."""
        moves = tuple(moves)
        check_played((*self.moves, *moves))
        space = self
        for move in moves:
            space = space.filtered(move)
        return space

    def filtered(self, move: Move) -> WideSpace:
        """Return what is left after a move: the rows that go on to its space, or those that do not."""
        low, high = self.going_on_to(move.space)
        cuts = [(low, high)] if move.right else [(0, low), (high, FULL + 1)]
        left = [(max(low, a), min(high, b)) for a, b in self.stretches for low, high in cuts]
        stretches = tuple((low, high) for low, high in left if low < high)
        if not move.right:
            return WideSpace(self.board, self.table, (*self.moves, move), stretches, self.begun, self.last)
        return WideSpace(self.board, self.table, (*self.moves, move), stretches, low, move.space)

    def going_on_to(self, space: int) -> Stretch:
        """Return the keys of all rows that begin with the right spaces and go on to this one: none if it lies behind them."""
        if space <= self.last:
            return self.begun, self.begun
        bit = 1 << 26 - space if space < GOAL else 0
        return self.begun | bit, (self.begun | bit) + (bit or 1)

    # ------------------------------------------------------------ what fits

    @cached_property
    def places(self) -> list[slice]:
        """Where in the table the rows that fit stand."""
        found = np.searchsorted(self.table.keys, np.array(self.stretches, np.uint32).reshape(-1))
        return [slice(int(low), int(high)) for low, high in found.reshape(-1, 2)]

    @property
    def keys(self) -> Keys:
        """The keys of the rows that fit, ascending."""
        return np.concatenate([self.table.keys[place] for place in self.places] or [self.table.keys[:0]])

    @property
    def rows(self) -> Keys:
        """The masks of the rows that fit, sorted by the spaces they begin with."""
        return rows_of(self.keys)

    @property
    def weights(self) -> NDArray[np.float64]:
        """The weight of each of these rows: the sum of 2 to the power of minus the size over its names."""
        weighed = self.table.weighed
        units = [np.diff(weighed[place.start : place.stop + 1]) for place in self.places]
        weights: NDArray[np.float64] = np.ldexp(np.concatenate(units or [weighed[:0]]), -UNIT)
        return weights

    @property
    def count(self) -> int:
        """How many rules fit."""
        starts = self.table.starts
        return sum(int(starts[place.stop]) - int(starts[place.start]) for place in self.places)

    @property
    def solved(self) -> bool:
        """Whether the goal was entered and right (PUN-GOAL-03)."""
        return self.last == GOAL

    def chances(self) -> dict[int, float]:
        """Return how likely each space (27: the goal) is to come next, the likeliest first."""
        if self.solved:
            return {}
        nexts = [(space, *self.going_on_to(space)) for space in range(self.last + 1, GOAL + 1)]
        shared = [
            (space, max(low, a), min(high, b)) for space, low, high in nexts for a, b in self.stretches if a < high and low < b
        ]
        edges = np.array([edge for _, *both in shared for edge in both], np.uint32)
        heavy = np.diff(self.table.weighed[np.searchsorted(self.table.keys, edges)].reshape(-1, 2)).ravel().tolist()
        found: dict[int, int] = {}
        for (space, *_), weight in zip(shared, heavy, strict=True):
            found[space] = found.get(space, 0) + weight
        total = sum(found.values())
        return {space: found[space] / total for space in sorted(found, key=lambda s: (-found[s], s)) if found[space]}

    def best_next(self) -> int | None:
        """Return the space to step on, for the fewest expected wrong steps; None once solved, or if no rule fits."""
        return next(iter(self.chances()), None)

    def forced_next(self) -> int | None:
        """Return the one space (27: the goal) to which all rules that fit go on; None if they differ, or once solved."""
        coming = self.chances()
        return next(iter(coming)) if len(coming) == 1 else None

    def expected_wrong(self) -> float:
        """Return how many wrong steps perfect play expects from here until home; 0 if no rule fits.

        As `advice.expected_wrong`, for all rows at once: from space to space they part into branches, of which the i-th
        heaviest costs i wrong steps.
        """
        rest = self.keys
        weights, branch, wrong = self.weights, np.zeros(len(rest), np.int64), 0.0
        total = weights.sum() or 1.0
        while len(rest):
            bit = np.left_shift(1, np.frexp(rest)[1], dtype=np.int64) >> 1  # of the next space; 0 at the end of a row
            parts = np.flatnonzero(np.diff(branch, prepend=-1) | np.diff(bit, prepend=-1))
            weight, of = np.add.reduceat(weights, parts), branch[parts]
            order = np.lexsort((-weight, of))
            first = np.searchsorted(of, of)  # branches that part from the same one stand together
            wrong += float(((np.arange(len(of)) - first) * weight[order]).sum())
            branch = np.repeat(np.arange(len(parts)), np.diff(parts, append=len(rest)))
            on = bit > 0
            rest, weights, branch = (rest ^ bit.astype(np.uint32))[on], weights[on], branch[on]
        return float(wrong / total)

    def narrowed(self) -> WideSpace | Solver:
        """Return a solver of the rules that fit if they are few enough for all its advice, and the wide space as it is if not.

        Where no rule fits, it is a solver of the book language, which says what is wrong with the stones.
        """
        if self.count > FEW:
            return self
        if not self.count:
            return Solver.of(self.board).after(self.moves)
        found = zip(self.rows.tolist(), (at for place in self.places for at in range(place.start, place.stop)), strict=True)
        names = {row: tuple((1 << UNIT - rule.size, rule) for rule in self.table.named(at)) for row, at in found}
        rows = {row: sum(weight for weight, _ in named) for row, named in names.items()}
        return Solver(self.board, LEVELS, names, rows, self.moves, self.last)

    # ------------------------------------------------------------ names

    def rules(self, limit: int | None = 20) -> list[Fit]:
        """Return the simplest rules that fit, so many at most (None: all), with their rows and probabilities.

        Of equally large ones those that come first in the language are taken; among the chosen the shorter phrase comes first.
        """
        starts = self.table.starts
        names = [slice(int(starts[place.start]), int(starts[place.stop])) for place in self.places]
        ranked = [self.table.sizes[part].astype(np.uint64) << np.uint64(32) | self.table.names[part] for part in names]
        total = sum(int(self.table.weighed[place.stop] - self.table.weighed[place.start]) for place in self.places)
        chosen = self.simplest(ranked, self.count if limit is None else limit)
        return [Fit(rule, rule.mask(self.board), (1 << UNIT - rule.size) / total) for rule in chosen if total]

    def names(self, row: int, limit: int = 20) -> list[Rule]:
        """Return the shortest names of a row (a mask), so many at most; none if no rule of the wide language walks it.

        >>> from pugsbox.punschge.board import house_board, mask_of
        >>> from pugsbox.punschge.phrasing import phrase
        >>> [phrase(rule) for rule in WideSpace.of(house_board()).names(mask_of([2, 3, 5, 7, 11, 13, 17, 19, 23]), 1)]
        ['every space with a prime number']
        """
        key = key_of(row)
        at = int(np.searchsorted(self.table.keys, np.uint32(key)))
        if at == len(self.table.keys) or self.table.keys[at] != key:
            return []
        part = slice(int(self.table.starts[at]), int(self.table.starts[at + 1]))
        return self.simplest([self.table.sizes[part].astype(np.uint64) << np.uint64(32) | self.table.names[part]], limit)

    def simplest(self, ranked: list[NDArray[np.uint64]], limit: int) -> list[Rule]:
        """Return the rules of the lowest ranks, of which each is a size and a number."""
        every = np.concatenate(ranked) if ranked else np.array([], np.uint64)
        if 0 < limit < len(every):
            every = np.partition(every, limit - 1)
        chosen = np.sort(every[: max(0, limit)]).tolist()
        return sorted((self.table.rule(rank & 0xFFFFFFFF) for rank in chosen), key=simplicity)


Known = Solver | WideSpace
"""What is known behind some moves; a wide space, if it is more than a solver can hold."""


def known_at(level: TaskLevel, board: Board, moves: Sequence[Move]) -> Known:
    """Return what somebody knows behind some moves who knows the rules up to a level; for gourmet tasks, the wide language.

    Raises PugsboxError for moves that nobody could have made.
    """
    if level == "gourmet":
        return WideSpace.of(board).after(moves).narrowed()
    return Solver.of(board, levels_up_to(level)).after(moves)


def need_few(known: Known) -> Solver:
    """Return the solver, if one can hold all that fits. Raises PugsboxError where that is too much for further advice."""
    if isinstance(known, Solver):
        return known
    raise PugsboxError(TOO_MANY.format(f"{known.count:,}"))
