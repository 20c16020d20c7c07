"""Guesses: what does somebody think comes next who knows the rules of some levels only?

The solver knows every rule; people do not. A mind is the levels of rules that it knows. It thinks first of the rules that the
round allows, then of all it knows; and if none of them fits, it feels its way along the path.

>>> from pugsbox.punschge.board import house_board
>>> seen = Seen(house_board(), ("junior", "medium"), (2, 4, 12))
>>> best_row(seen, ("junior", "easy", "medium"))[0]
(17, 18, 27)
>>> guesses(seen, ("junior",))
{13: 0.041666666666666664}
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import pairwise
from typing import NamedTuple

from pugsbox.punschge.board import GOAL, NUMBERS, START, Board
from pugsbox.punschge.moves import Move
from pugsbox.punschge.rules import SHORTEST_ROW
from pugsbox.punschge.rulespace import LEVELS, Level
from pugsbox.punschge.solver import Solver, levels_up_to
from pugsbox.punschge.tasks import TaskLevel

__all__ = ["STRENGTHS", "Mind", "Seen", "Strength", "best_row", "guesses", "solver_of", "wrong_steps"]

Mind = tuple[Level, ...]


class Strength(NamedTuple):
    """How well an assistant plays: the levels of the rules it knows, and how it picks."""

    mind: Mind
    best: float
    """How often it takes the likeliest space, from 0 to 1; else it takes any that its rules allow, each by its chance."""


STRENGTHS: Mapping[str, Strength] = {
    "scholar": Strength(LEVELS, 1),
    "student": Strength(levels_up_to("medium"), 0.75),
    "pupil": Strength(levels_up_to("easy"), 0),
}
"""The strongest first. Wrong steps that they take for a junior, easy, medium, hard and gourmet task of ours, all levels mixed:

scholars 0.2, 1.8, 3.3, 4.5 and 14.5, students 0.3, 1.7, 3.3, 14.0 and 13.9, pupils 0.5, 1.8, 14.1, 13.9 and 13.1
(tests/benchmarks/bench_bots.py). A task beyond what one knows is felt for space by space. For easy tasks it does not pay to
think of hard rules, as the rulebook warns (PUN-TASK-05).
"""


class Seen(NamedTuple):
    """What everybody knows of a round: the board, the levels that a task may have, and the stones (27: on the goal)."""

    board: Board
    levels: tuple[TaskLevel, ...]
    right: tuple[int, ...]
    wrong: tuple[int, ...] = ()

    def found(self, *spaces: int) -> Seen:
        """Return what is seen once these spaces were right: black stones leave the board."""
        return self._replace(right=self.right + spaces, wrong=()) if spaces else self

    def failed(self, space: int) -> Seen:
        """Return what is seen once this space was wrong."""
        return self._replace(wrong=(*self.wrong, space))

    @property
    def last(self) -> int:
        """The last right space."""
        return self.right[-1] if self.right else START


@lru_cache(maxsize=1024)
def after(board: Board, levels: Mind, moves: tuple[Move, ...]) -> Solver:
    """Return the solver of some levels after some moves; many positions share their beginning."""
    return after(board, levels, moves[:-1]).filtered(moves[-1]) if moves else Solver.of(board, levels)


def solver_of(seen: Seen, mind: Mind) -> Solver | None:
    """Return the solver with what a mind knows that fits; None if nothing does. Gourmet tasks may be of any level."""
    allowed = tuple(level for level in mind if level in seen.levels or "gourmet" in seen.levels)
    moves = (*(Move(space, right=True) for space in seen.right), *(Move(space, right=False) for space in seen.wrong))
    thought = (after(seen.board, levels, moves) for levels in dict.fromkeys((allowed, mind)) if levels)
    return next((solver for solver in thought if solver.rows), None)


def guesses(seen: Seen, mind: Mind) -> Mapping[int, float]:
    """Return how likely each space (27: the goal) is to come next, the likeliest first; never one with a stone.

    If no rule fits, that is the one to feel for, with its chance among all that lie ahead; none if all bear stones.
    """
    solver = solver_of(seen, mind)
    if solver and not solver.solved:
        return solver.chances()
    ahead = [space for space in (*NUMBERS, GOAL) if space not in (*seen.right, *seen.wrong)]
    return {min(ahead, key=lambda space: strangeness(seen, space)): 1 / len(ahead)} if ahead else {}


def strangeness(seen: Seen, space: int) -> tuple[bool, float]:
    """Return a key by which spaces are tried if no rule fits: the nearest ahead first, then those behind.

    The goal comes once the row has four spaces, and there was no right one within the widest jump so far.
    """
    if space == GOAL and len(seen.right) >= SHORTEST_ROW:
        return False, max(b - a for a, b in pairwise((START, *seen.right))) + 0.5
    return space < seen.last, abs(space - seen.last)


@lru_cache(maxsize=1024)
def best_row(seen: Seen, mind: Mind, enough: float = 0.0) -> tuple[tuple[int, ...], float]:
    """Return the likeliest way home, the goal (27) at its end, and the chance that it is right; no way if that is too small."""
    row: tuple[int, ...] = ()
    chance = 1.0
    solver = solver_of(seen, mind)
    while solver and not solver.solved:
        space, likely = next(iter(solver.chances().items()))
        row, chance = (*row, space), chance * likely
        if chance < enough:
            break
        solver = solver.filtered(Move(space, right=True))
    return (row, chance) if row and row[-1] == GOAL else ((), 0.0)


@lru_cache(maxsize=256)
def wrong_steps(seen: Seen, mind: Mind, row: Sequence[int]) -> int:
    """Return how many wrong steps a row still costs those who always take the likeliest space.

    >>> from pugsbox.punschge.board import house_board
    >>> seen = Seen(house_board(), ("medium",), (2, 4))
    >>> wrong_steps(seen, ("junior", "easy", "medium"), (2, 4, 5, 11, 12, 17, 18))
    4
    """
    wrong = 0
    for space in (*row, GOAL)[len(seen.right) :]:
        while (guess := next(iter(guesses(seen, mind)), space)) != space:
            seen = seen.failed(guess)
            wrong += 1
        seen = seen.found(space)
    return wrong
