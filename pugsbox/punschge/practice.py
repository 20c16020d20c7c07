"""A practice round: one player against the Professor, who has a task in mind and answers every step.

A `Practice` is a value; each step gives the next one. The answers follow PUN-MARK-01 to PUN-MARK-11 and PUN-GOAL-01 to
PUN-GOAL-04; there are no crystals: what counts is how few steps are wrong.

>>> practice = Practice.new(("easy",), seed=4)
>>> practice.right == practice.row[:2]
True
>>> practice.step(27).signal
'möööb'
"""

from __future__ import annotations

import random
from collections.abc import Iterable
from dataclasses import dataclass, replace

from pugsbox.core.errors import PugsboxError, quoted
from pugsbox.punschge.board import GOAL, NUMBERS, Board, house_board
from pugsbox.punschge.moves import GIVEN, Move, Played, bears_white
from pugsbox.punschge.tasks import Task, TaskLevel, tasks_of

__all__ = ["BRUMM", "MOEOEB", "Practice"]

BRUMM, MOEOEB = "brumm brumm", "möööb"
"""The Professor's two signals, for a right and a wrong step (PUN-SIGN-02, PUN-SIGN-03)."""


@dataclass(frozen=True)
class Practice(Played):
    """A task of the Professor's and all that happened so far."""

    board: Board
    task: Task
    moves: tuple[Move, ...]
    """The two given spaces (PUN-COOP-05), then every step with its answer."""
    hint_read: bool = False

    @classmethod
    def new(cls, levels: Iterable[TaskLevel], seed: int, board: Board | None = None) -> Practice:
        """Let the Professor pick a task of some levels; the same seed, the same task.

        Raises PugsboxError if there is no task of these levels on the board, and for a seed that is no whole number.
        """
        if type(seed) is not int:
            raise PugsboxError(f"Found the seed {quoted(seed)}; expected a whole number.")
        board = board or house_board()
        levels = tuple(levels)
        tasks = tasks_of(levels, board)
        if not tasks:
            raise PugsboxError(f"Found no task of level {', '.join(levels) or '(none)'} for this board; expected one at least.")
        return cls.of(random.Random(seed).choice(tasks), board)  # noqa: S311 - a game, no secret

    @classmethod
    def of(cls, task: Task, board: Board) -> Practice:
        """Begin with a task; white stones lie on the first two spaces of its row."""
        return cls(board, task, tuple(Move(space, right=True) for space in task.rule.row(board)[:GIVEN]))

    @property
    def row(self) -> tuple[int, ...]:
        """The row the Professor has in mind; 4 to 15 spaces."""
        return self.task.rule.row(self.board)

    @property
    def coming(self) -> int:
        """The one space that is right now (PUN-MARK-04): the next of the row, or 27 for the goal once it is complete."""
        return (*self.row, GOAL)[min(len(self.right), len(self.row))]

    @property
    def solved(self) -> bool:
        """Whether the goal was entered with the whole row found (PUN-GOAL-03)."""
        return GOAL in self.right

    @property
    def wrong_steps(self) -> int:
        """How many steps were wrong, an early goal (PUN-GOAL-02) and a second try of a black space (PUN-MARK-10) among them."""
        return sum(not move.right for move in self.moves)

    @property
    def signal(self) -> str:
        """What the Professor said to the last step, "" before the first."""
        return "" if len(self.moves) <= GIVEN else BRUMM if self.moves[-1].right else MOEOEB

    @property
    def hint(self) -> str:
        """The hint if it was read, else ""."""
        return self.task.hint if self.hint_read else ""

    def step(self, space: int) -> Practice:
        """Step on a space (1 to 26, or 27 for the goal) and hear the answer.

        Raises PugsboxError, with the clause, for the start or another number (PUN-TURN-07), for a space with a white stone
        (PUN-MARK-11), and once the task is solved (PUN-GOAL-03).
        """
        if self.solved:
            raise PugsboxError("The task is solved: the Professor is at home (PUN-GOAL-03).")
        if type(space) is not int or space not in (*NUMBERS, GOAL):
            raise PugsboxError(f"Found space {space}; expected 1 to 26, or the goal (PUN-TURN-07).")
        if space in self.right:
            raise PugsboxError(f"You cannot step there: {bears_white(space)} (PUN-MARK-11).")
        return replace(self, moves=(*self.moves, Move(space, right=space == self.coming)))

    def read_hint(self) -> Practice:
        """Let the Professor read the hint aloud; reading it again changes nothing (PUN-CRY-06)."""
        return replace(self, hint_read=True)
