"""Play: a round against the Professor, and afterwards a look back on every step."""

from __future__ import annotations

import random

from pugsbox.core.errors import PugsboxError
from pugsbox.draw.board import Marks
from pugsbox.draw.markup import Parts, tag, words
from pugsbox.punschge.board import Board, house_board, mask_of
from pugsbox.punschge.moves import GIVEN, say_space, stones
from pugsbox.punschge.practice import Practice
from pugsbox.punschge.review import Look, review, trap
from pugsbox.punschge.rulespace import LEVELS
from pugsbox.punschge.solver import Solver, levels_up_to
from pugsbox.punschge.tasks import TASK_LEVELS, TaskLevel
from pugsbox.widgets.board import BoardScreen, space_of
from pugsbox.widgets.controls import button, choice
from pugsbox.widgets.looking import say_look, say_trap, steps_table

__all__ = ["Play"]

SEEDS = 10_000
"""Tasks are numbered below this where no seed is given, so that a number can be told to somebody."""


class Play(BoardScreen):
    """A round against the Professor on one screen: step, hear his answer, ask for the hint, look back.

    `level` is one of junior, easy, medium, hard, gourmet. The same `seed` gives the same task; without one it is drawn by lot
    and shown as the number of the task. `board` is the house board, or another one.
    """

    def __init__(self, level: TaskLevel = "easy", seed: int | None = None, board: Board | None = None) -> None:
        self.level = checked(level)
        self.seed = random.randrange(SEEDS) if seed is None else seed  # noqa: S311 - a game, no secret
        self.practice = Practice.new((self.level,), self.seed, board or house_board())
        self.shown = False
        self.looks: tuple[Look, ...] = ()
        self.looking: int | None = None
        super().__init__(self.practice.board)

    def act(self, action: str) -> None:
        """Do "step 7", "step goal", "hint", "show" (give up), "new", "level hard", or "look 3" (1 the first step, 0 none)."""
        verb, _, rest = action.partition(" ")
        match verb:
            case "step":
                self.step(space_of(rest))
            case "hint":
                self.practice = self.practice.read_hint()
            case "show":
                self.shown = True
                self.look_back()
            case "new":
                self.begin(self.level)
            case "level":
                self.begin(checked(rest))
            case "look":
                self.look(rest)
            case _:
                raise PugsboxError(f"There is no action {action[:40]!r} on this screen.")

    @property
    def over(self) -> bool:
        """Whether the task is solved, or its row was shown."""
        return self.shown or self.practice.solved

    def step(self, space: int) -> None:
        """Step on a space."""
        if self.shown:
            raise PugsboxError("The row was shown; take a new task to go on.")
        self.practice = self.practice.step(space)
        if self.practice.solved:
            self.look_back()

    def begin(self, level: TaskLevel) -> None:
        """Take another task."""
        before, practice = self.practice, self.practice
        seed = self.seed
        while practice.task == before.task:
            seed = (seed + 1) % SEEDS
            practice = Practice.new((level,), seed, self.board)
        self.level, self.seed, self.practice = level, seed, practice
        self.shown, self.looks, self.looking = False, (), None

    def solver(self) -> Solver:
        """Return what a perfect player knows before the first stone: the card's level and those below (gourmet: all)."""
        return Solver.of(self.board, levels_up_to(self.level) if self.level in LEVELS else LEVELS)

    def look_back(self) -> None:
        """See each step as a perfect player would have."""
        self.looks = review(self.practice.moves, self.solver())

    def look(self, text: str) -> None:
        """Show the board as it was before a step."""
        if not text.isascii() or not text.isdigit() or int(text[:4]) > len(self.looks):
            raise PugsboxError(f"There is no step {text[:20]!r} to look back on; expected 1 to {len(self.looks)}.")
        self.looking = int(text[:4]) - 1 if int(text[:4]) else None

    def marks(self) -> Marks:
        """Return the stones as they lie, or lay before the step looked back on."""
        moves = self.practice.moves
        if self.looking is None:
            right, wrong = stones(moves)
            figure = moves[-1].space
            shown = frozenset(self.practice.row[len(right) :]) if self.shown else frozenset()
            return Marks(right=right, wrong=wrong, hinted=shown, figure=figure, say=self.practice.signal)
        right, wrong = stones(moves[: GIVEN + self.looking])
        look = self.looks[self.looking]
        best = frozenset() if look.best is None else frozenset({look.best})
        return Marks(right=right, wrong=wrong, figure=right[-1], selected=look.move.space, hinted=best, chances=look.chances)

    def draw(self) -> str:
        """Return the screen."""
        return "".join([
            '<div class="pb-top"><p class="pb-voice" role="status" aria-live="polite" data-part="voice"></p>',
            '<p class="pb-count" data-part="count"></p></div>',
            self.drawn(),
            '<div class="pb-bar">',
            button("hint", "Read the hint", part="hint"),
            button("show", "Show the row", part="show"),
            button("new", "New task", part="new"),
            choice("level", "Level", {str(level): level for level in TASK_LEVELS}, part="level"),
            "</div>",
            '<p class="pb-hint" role="status" aria-live="polite" data-part="hint-text"></p>',
            '<p class="pb-look" role="status" aria-live="polite" data-part="look"></p>',
            '<div class="pb-panel" data-part="panel"></div>',
        ])  # fmt: skip

    def parts(self) -> Parts:
        """Return what the screen looks like now."""
        wrong = self.practice.wrong_steps
        parts = {
            **self.board_parts(),
            "voice": {"text": self.voice()},
            "count": {"text": f"{wrong} wrong step{'s' * (wrong != 1)} · {self.level} task no. {self.seed}"},
            "hint": {"aria-disabled": "true" if self.practice.hint_read or self.over else None},
            "show": {"aria-disabled": "true" if self.over else None},
            "new": {"class": "pb-button pb-next" if self.over else "pb-button"},
            "level": {"value": self.level},
            "hint-text": {"text": f"Hint: {self.practice.hint}" if self.practice.hint else ""},
            "panel": {"html": self.looking_back() if self.over else ""},
            "look": {"text": self.say_look()},
        }
        for i in range(len(self.looks)):
            parts[f"look-{i + 1}"] = {"aria-pressed": "true" if i == self.looking else "false"}
        return parts

    def voice(self) -> str:
        """Return what the Professor has to say."""
        practice = self.practice
        last = say_space(practice.moves[-1].space)
        if practice.solved:
            return f"{practice.signal}! Home with {practice.wrong_steps} wrong. I had in mind: {practice.task.wording}."
        if self.shown:
            row = " ".join(map(str, practice.row))
            return f"My row was {row}. I had in mind: {practice.task.wording}."
        if practice.signal:
            return f"{last}: {practice.signal}!"
        first, second = practice.right
        return f"My row begins with {first} and {second}. Step on the space that comes next."

    def looking_back(self) -> str:
        """Return the steps of the round, each with how good it was, and where the trap lay."""
        solver = self.solver()
        known = mask_of(self.practice.row) in solver.rows
        return steps_table(self.looks) + tag("p", {}, words(say_trap(trap(self.practice.row, solver), known)))

    def say_look(self) -> str:
        """Say what was known before the step looked back on."""
        return "" if self.looking is None else say_look(self.looking + 1, self.looks[self.looking])


def checked(level: str) -> TaskLevel:
    """Return a level that there is. Raises PugsboxError for any other."""
    for known in TASK_LEVELS:
        if level == known:
            return known
    raise PugsboxError(f"There is no level {level[:20]!r}; expected {', '.join(TASK_LEVELS)}.")
