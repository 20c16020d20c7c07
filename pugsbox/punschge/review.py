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

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from pugsbox.punschge.advice import cost, next_of
from pugsbox.punschge.board import mask_of
from pugsbox.punschge.moves import GIVEN, Move, say_space
from pugsbox.punschge.rules import Rule
from pugsbox.punschge.solver import Solver

__all__ = ["Look", "Trap", "review", "trap"]


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
    found: list[tuple[float, Trap]] = []
    solver = start.through(Move(space, right=True) for space in row[:GIVEN])
    whole = mask_of(row)
    while solver.rows and not solver.solved:
        comes, chances = next_of(whole, solver.last), solver.chances()
        tempting = next(iter(chances))
        excess = chances[tempting] - chances.get(comes, 0.0)
        if excess > 0:
            rule = solver.filtered(Move(tempting, right=True)).rules()[0].rule
            found.append((excess, Trap(solver.last, comes, tempting, rule, chances[tempting])))
        solver = solver.filtered(Move(comes, right=True))
    return max(found, key=lambda pair: pair[0])[1] if found else None
