"""Solver: which hidden rules fit the stones, and what comes next?

A `Solver` is a value: the moves so far, and the rows of the book language that fit them, with their weights. Another stone is
one more mask test over the rows that are left and gives the next solver; the one before stays as it was, so undo is to go back
to it. A wrong space is only *not the next one*: it may come later in the row (PUN-MARK-02).

>>> from pugsbox.punschge.board import house_board
>>> from pugsbox.punschge.moves import read_moves
>>> from pugsbox.punschge.phrasing import phrase
>>> solver = Solver.of(house_board()).after(read_moves("2+ 4+ 7- 12+"))
>>> [phrase(fit.rule) for fit in solver.rules()[:2]]
['every even lake space', 'every lake space but not white']
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace
from fractions import Fraction
from functools import lru_cache
from math import inf, lcm
from types import MappingProxyType
from typing import NamedTuple

from pugsbox.core.errors import PugsboxError, quoted
from pugsbox.punschge.advice import HOME, best_next, chances, expected_wrong
from pugsbox.punschge.board import GOAL, Board
from pugsbox.punschge.moves import Move, Played, check_played
from pugsbox.punschge.phrasing import phrase
from pugsbox.punschge.rules import Rule
from pugsbox.punschge.rulespace import LEVELS, Level, book_space, level_named, simplicity

__all__ = ["Fit", "Prior", "Solver", "by_size", "levels_up_to"]

Prior = Callable[[Rule], float]
"""How much a rule weighs before any stone lies: a positive number."""


def by_size(rule: Rule) -> float:
    """Return the weight of a rule, 2 to the power of minus its size: what is longer by one word is half as likely.

    This is a choice, no fact: the book says nothing of how often a rule is set. Pass another `Prior` to `Solver.of`.
    """
    return 2.0**-rule.size


def levels_up_to(level: Level) -> tuple[Level, ...]:
    """Return a level and those below it: what to search when the card's level is known.

    >>> levels_up_to("medium")
    ('junior', 'easy', 'medium')
    """
    return LEVELS[: LEVELS.index(level) + 1]


class Fit(NamedTuple):
    """A rule that fits the stones, its row, and its probability (0 to 1; all rules that fit have 1 together)."""

    rule: Rule
    row: int
    weight: float


Names = Mapping[int, tuple[tuple[int, Rule], ...]]


@dataclass(frozen=True)
class Solver(Played):
    """What fits the moves so far. Begin with `Solver.of`, go on with `then` or `after`."""

    board: Board
    levels: tuple[Level, ...]
    names: Names = field(repr=False, hash=False)
    """For each row of the levels the weight and rule of all its names."""
    rows: Mapping[int, int] = field(repr=False, hash=False)
    """The rows that fit, with their weights: the sum over their names. Whole numbers, so that equal chances are equal."""
    moves: tuple[Move, ...] = ()
    last: int = 0
    """The last right space; 0 before the first."""

    @classmethod
    def of(
        cls,
        board: Board,
        levels: Iterable[Level] = LEVELS,
        prior: Prior = by_size,
        shares: Mapping[Level, float] | None = None,
    ) -> Solver:
        """Return the solver that has seen no stone yet.

        `levels` are those searched. Each level weighs alike as a whole, unless `shares` names a weight for it; within a level
        the rules with a row of at least four spaces share that weight by `prior`. A row weighs the sum over its names. All
        three are declared choices, no facts about the game. Raises PugsboxError for no or an unknown level, and for a share or
        a weight that is not positive.
        """
        chosen = {level_named(level, LEVELS) for level in levels}
        if not chosen:
            raise PugsboxError(f"Found no level; expected some of {', '.join(LEVELS)}.")
        levels = tuple(level for level in LEVELS if level in chosen)
        if odd := [level for level, share in (shares or {}).items() if level not in levels or not 0 < share < inf]:
            raise PugsboxError(f"Found a share for {odd[0]}; expected positive ones for {', '.join(levels)}.")
        return start(board, levels, prior, tuple(sorted((shares or {}).items())))

    def then(self, space: int, right: bool) -> Solver:
        """Return the solver after one more move: a space from 1 to 26, or 27 for the goal, and the Professor's answer.

        Raises PugsboxError for a move that nobody could have made.
        """
        move = Move(space, bool(right))
        check_played((*self.moves, move))
        return self.filtered(move)

    def after(self, moves: Iterable[Move]) -> Solver:
        """Return the solver after further moves, in the order played. Raises as `then` does."""
        moves = tuple(moves)
        check_played((*self.moves, *moves))
        return self.through(moves)

    def through(self, moves: Iterable[Move]) -> Solver:
        """Return the solver after moves that are known to be playable, or are only thought of."""
        solver = self
        for move in moves:
            solver = solver.filtered(move)
        return solver

    def filtered(self, move: Move) -> Solver:
        """Return what is left after a move: the rows that go on to its space, or those that do not."""
        wanted, right, ahead = 1 << move.space, move.right, -(2 << self.last)
        rows = {  # as advice.next_of, which is called here too often to be called
            row: weight for row, weight in self.rows.items() if (((rest := row & ahead) & -rest or HOME) == wanted) is right
        }
        last = move.space if right else self.last
        return Solver(self.board, self.levels, self.names, rows, (*self.moves, move), last)

    @property
    def count(self) -> int:
        """How many rules fit."""
        return sum(len(self.names[row]) for row in self.rows)

    @property
    def solved(self) -> bool:
        """Whether the goal was entered and right (PUN-GOAL-03)."""
        return self.last == GOAL

    def rules(self, limit: int | None = None) -> list[Fit]:
        """Return all rules that fit, or so many at most, the simplest first."""
        total = sum(self.rows.values())
        fits = [Fit(rule, row, weight / total) for row in self.rows for weight, rule in self.names[row]]
        return sorted(fits, key=lambda fit: simplicity(fit.rule))[:limit]

    def simplest(self) -> Rule:
        """Return the simplest of the rules that fit. Raises ValueError if none does."""
        rules = [rule for row in self.rows for _, rule in self.names[row]]
        least = min(rule.size for rule in rules)  # a size is sooner known than a phrase
        return min((rule for rule in rules if rule.size == least), key=simplicity)

    def chances(self) -> dict[int, float]:
        """Return how likely each space (27: the goal) is to come next, the likeliest first."""
        return {} if self.solved else chances(self.rows, self.last)

    def best_next(self) -> int | None:
        """Return the space to step on, for the fewest expected wrong steps; None once solved, or if no rule fits."""
        return None if self.solved or not self.rows else best_next(self.rows, self.last)

    def forced_next(self) -> int | None:
        """Return the one space (27: the goal) to which all rules that fit go on; None if they differ, or once solved."""
        coming = self.chances()
        return next(iter(coming)) if len(coming) == 1 else None

    def expected_wrong(self) -> float:
        """Return how many wrong steps perfect play expects from here until home."""
        return expected_wrong(self.rows)

    def begin(self) -> Solver:
        """Return the solver of the same board, levels and prior that has seen no stone yet."""
        rows = {row: sum(weight for weight, _ in names) for row, names in self.names.items()}
        return replace(self, rows=MappingProxyType(rows), moves=(), last=0)


@lru_cache(maxsize=16)
def start(board: Board, levels: tuple[Level, ...], prior: Prior, shares: tuple[tuple[Level, float], ...]) -> Solver:
    """Return the solver that has seen no stone, weighed once and kept for the last few boards and levels."""
    found = {
        row: [(level, rule, prior(rule)) for level, rule in names if level in levels]
        for row, names in book_space(board).rows.items()
    }
    totals: defaultdict[Level, Counter[float]] = defaultdict(Counter)
    for names in found.values():
        for level, rule, weight in names:
            if not 0 < weight < inf:
                raise PugsboxError(f"Found the weight {weight} for {quoted(phrase(rule))}; expected a number above 0.")
            totals[level][weight] += 1
    share = {level: Fraction(dict(shares).get(level, 1)) / exact_sum(totals[level]) for level in totals}
    exact = {(level, weight): Fraction(weight) * share[level] for level in totals for weight in totals[level]}
    common = lcm(*(weight.denominator for weight in exact.values()))
    whole = {key: int(weight * common) for key, weight in exact.items()}
    weighed = {
        row: tuple((whole[level, weight], rule) for level, rule, weight in names) for row, names in found.items() if names
    }
    return Solver(board, levels, MappingProxyType(weighed), {}).begin()


def exact_sum(weights: Counter[float]) -> Fraction:
    """Return the sum of weights, each with how often it occurs, without rounding."""
    return sum((Fraction(weight) * times for weight, times in weights.items()), Fraction(0))
