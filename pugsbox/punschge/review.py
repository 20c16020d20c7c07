"""Review: afterwards, what did a perfect player know at each step, how good was it, and where did the trap lie?

How good a step was: its cost is how many expected wrong steps it gave away against the best one, all further steps being the
best. It is judged by what could be known before it, never by its luck. Spaces of equal weight are equally good: if no other is
heavier, none of them costs anything, whichever is named as the best. What no rule that fits goes on to costs a whole step. And
where no rule fits, nothing can be known, and no step costs anything.

>>> from pugsbox.punschge.board import house_board
>>> from pugsbox.punschge.moves import read_moves
>>> start = Solver.of(house_board())
>>> [round(look.cost, 2) for look in review(read_moves("2+ 4+ 6- 5- 12+ 17- 18+ goal+"), start)]
[0.0, 0.0, 0.31, 0.79, 0.0, 0.0]
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import accumulate

from pugsbox.punschge.advice import cost
from pugsbox.punschge.board import GOAL
from pugsbox.punschge.moves import GIVEN, Move, say_space
from pugsbox.punschge.rules import Rule
from pugsbox.punschge.solver import Solver

__all__ = ["Look", "Trap", "hardest", "review", "trap"]


@dataclass(frozen=True)
class Look:
    """What a perfect player knew before a step, and how good the step was."""

    move: Move
    rules: int
    """How many rules fitted the stones; 0 if the row is none the solver knows."""
    rows: int
    chances: Mapping[int, float]
    """How likely each space was to come next, the likeliest first; 27 is the goal."""
    cost: float
    """How many expected wrong steps it gave away, 0 (a best step) to 1 (a step that could not be right)."""
    simplest: tuple[Rule, ...] = ()
    """The simplest of the rules that fitted, at most three."""

    @property
    def best(self) -> int | None:
        """The space a perfect player would have tried; None if no rule fitted."""
        return next(iter(self.chances), None)

    def __str__(self) -> str:
        """Return the step in a line."""
        if self.best is None:
            return f"{self.move}: no rule that the solver knows fitted"
        return f"{self.move}: {self.rules} rules fitted, best was {say_space(self.best)}, gave away {self.cost:.2f}"


def review(moves: Sequence[Move], start: Solver) -> tuple[Look, ...]:
    """Look back on every step after the given spaces; `start` is a solver that has seen no stone."""
    looks = []
    solver = start.through(moves[:GIVEN])
    for move in moves[GIVEN:]:
        lost = cost(solver.rows, solver.last, move.space) if solver.rows else 0.0
        simplest = tuple(fit.rule for fit in solver.rules()[:3])
        looks.append(Look(move, solver.count, len(solver.rows), solver.chances(), lost, simplest))
        solver = solver.filtered(move)
    return tuple(looks)


@dataclass(frozen=True)
class Trap:
    """The place of a row where most of what fits goes astray."""

    after: int
    """The space, 1 to 26, behind which it lies."""
    comes: int
    """The space that comes next: 1 to 26, or 27 for the goal."""
    tempting: int
    """The likeliest space there, and wrong."""
    rule: Rule
    """The simplest rule that goes astray to it."""
    likelihood: float
    """How likely that space was, 0 to 1."""


def trap(row: Sequence[int], start: Solver) -> Trap | None:
    """Return where on a row perfect play stumbles hardest; None if the likeliest space is right from the given ones to the end.

    That is the place where the likelihood of the likeliest space most exceeds that of the space that comes.
    """
    return hardest(row, accumulate(row[GIVEN:], right, initial=start.through(Move(space, right=True) for space in row[:GIVEN])))


def right(solver: Solver, space: int) -> Solver:
    """Return what fits once a space is right, too."""
    return solver.filtered(Move(space, right=True))


def hardest(row: Sequence[int], places: Iterable[Solver]) -> Trap | None:
    """Return the trap of a row from what fits at each place of it, behind the given spaces and every further one."""
    most, found = 0.0, None
    for solver, comes in zip(places, (*row[GIVEN:], GOAL), strict=True):
        chances = solver.chances()
        tempting, likelihood = next(iter(chances.items()), (GOAL, 0.0))
        if (excess := likelihood - chances.get(comes, 0.0)) > most:
            most, found = excess, (solver, comes, tempting, likelihood)
    if found is None:
        return None
    solver, comes, tempting, likelihood = found
    return Trap(solver.last, comes, tempting, right(solver, tempting).simplest(), likelihood)
