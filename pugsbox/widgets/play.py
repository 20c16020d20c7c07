"""Play: a round against the Professor, and afterwards a look back on every step."""

from __future__ import annotations

import random

from pugsbox.core.errors import PugsboxError
from pugsbox.draw.board import Marks
from pugsbox.draw.marks import percent
from pugsbox.draw.markup import Parts, tag
from pugsbox.draw.markup import words as text
from pugsbox.punschge.board import Board, house_board, mask_of
from pugsbox.punschge.moves import GIVEN, say_space, stones
from pugsbox.punschge.practice import BRUMM, MOEOEB, Practice
from pugsbox.punschge.review import Look, review, trap
from pugsbox.punschge.rulespace import LEVELS, level_named
from pugsbox.punschge.solver import Solver, levels_up_to
from pugsbox.punschge.tasks import TASK_LEVELS, TaskLevel
from pugsbox.widgets import words
from pugsbox.widgets.board import BoardScreen, space_in
from pugsbox.widgets.controls import button, choice, field, no_action, table

__all__ = ["Play"]

SEEDS = 10_000
"""Tasks are numbered below this where no seed is given, so that a number can be told to somebody."""


class Play(BoardScreen):
    """A round against the Professor on one screen: step, hear his answer, ask for the hint, look back.

    `level` is one of junior, easy, medium, hard, gourmet. The same `seed` gives the same task; without one it is drawn by lot
    and shown as the number of the task. `board` is the house board, or another one. Raises PugsboxError for another level, and
    if the board has no task of it.
    """

    def __init__(self, level: TaskLevel = "easy", seed: int | None = None, board: Board | None = None) -> None:
        self.seed = random.randrange(SEEDS) if seed is None else seed  # noqa: S311 - a game, no secret
        self.practice = Practice.new((level,), self.seed, board or house_board())
        self.shown = False
        self.looks: tuple[Look, ...] = ()
        self.looking: int | None = None
        super().__init__(self.practice.board)

    def act(self, action: str) -> None:
        """Do "step 7", "step goal", "hint", "show" (give up), "new", "level hard", "task 4711" or "look 3" (0: the end)."""
        verb, _, rest = action.partition(" ")
        match verb:
            case "step":
                self._step(space_in(action))
            case "hint":
                self.practice = self.practice.read_hint()
            case "show":
                self.looks = review(self.practice.moves, self.solver())
                self.shown = True
            case "new":
                self._begin(self.practice.task.level)
            case "level":
                self._begin(level_named(rest, TASK_LEVELS))
            case "task":
                self._set(rest)
            case "look":
                self._look(rest)
            case _:
                raise no_action(action)

    @property
    def over(self) -> bool:
        """Whether the task is solved, or its row was shown."""
        return self.shown or self.practice.solved

    def solver(self) -> Solver:
        """Return what a perfect player knows before the first stone: the card's level and those below (gourmet: all)."""
        level = self.practice.task.level
        return Solver.of(self.board, LEVELS if level == "gourmet" else levels_up_to(level))

    def _step(self, space: int) -> None:
        if self.shown:
            raise PugsboxError(words.ROW_SHOWN)
        after = self.practice.step(space)
        self.looks = review(after.moves, self.solver()) if after.solved else ()
        self.practice = after

    def _begin(self, level: TaskLevel) -> None:
        for seed in range(self.seed + 1, self.seed + 200):  # two tasks or more: one of so many is another one
            practice = Practice.new((level,), seed % SEEDS, self.board)
            if practice.task != self.practice.task:
                return self._open(seed % SEEDS, practice)
        raise PugsboxError(words.ONLY_TASK.format(level))

    def _set(self, number: str) -> None:
        if not number.isascii() or not number.isdigit() or int(number[:5]) >= SEEDS:
            raise PugsboxError(words.NO_TASK.format(number[:20], SEEDS - 1))
        self._open(int(number), Practice.new((self.practice.task.level,), int(number), self.board))

    def _open(self, seed: int, practice: Practice) -> None:
        self.seed, self.practice = seed, practice
        self.shown, self.looks, self.looking = False, (), None

    def _look(self, number: str) -> None:
        known = {str(i): i for i in range(len(self.looks) + 1)}
        if number not in known:
            raise PugsboxError(words.NO_STEP.format(number[:20], len(self.looks)))
        self.looking = known[number] - 1 if known[number] else None

    def marks(self) -> Marks:
        """Return the stones as they lie, or lay before the step looked back on."""
        moves = self.practice.moves
        if self.looking is None:
            right, wrong = stones(moves)
            shown = frozenset(self.practice.row[len(right) :]) if self.shown else frozenset()
            cheer = BRUMM if self.practice.solved else ""  # before that a bubble would hide symbols; the headline says it
            return Marks(right=right, wrong=wrong, hinted=shown, figure=right[-1], say=cheer)  # PUN-TURN-05
        right, wrong = stones(moves[: GIVEN + self.looking])
        look = self.looks[self.looking]
        best = frozenset() if look.best is None else frozenset({look.best})
        return Marks(right=right, wrong=wrong, figure=right[-1], selected=look.move.space, hinted=best, chances=look.chances)

    def draw(self) -> str:
        """Return the screen."""
        return "".join([
            '<div class="pb-top"><p class="pb-voice" role="status" data-part="voice"></p>',
            '<p class="pb-count" role="status" data-part="count"></p>',
            '<p class="pb-hint" role="status" data-part="hint-text"></p></div>',
            self.drawn(),
            '<div class="pb-bar">',
            button("hint", words.READ_HINT, part="hint"),
            button("show", words.SHOW_ROW, part="show"),
            button("new", words.NEW_TASK, part="new"),
            choice("level", words.LEVEL, {str(level): level for level in TASK_LEVELS}, part="level"),
            "</div>",
            '<div class="pb-bar" hidden="" data-part="looking">',
            button("look", words.STEP_BACK, part="look-back"),
            button("look", words.STEP_ON, part="look-on"),
            button("look 0", words.AT_THE_END, part="look-0"),
            "</div>",
            '<p class="pb-look" role="status" data-part="look"></p>',
            '<div class="pb-panel" data-part="panel"></div>',
            field("task", words.TASK, words.SET_TASK, "4711"),
            self.key(),
        ])  # fmt: skip

    def parts(self) -> Parts:
        """Return what the screen looks like now."""
        practice, looking = self.practice, self.looking
        parts = {
            **self.board_parts(),
            "voice": {"text": words.voice(practice, self.shown, looking)},
            "count": {"text": words.count(practice, self.seed)},
            "hint": {"aria-disabled": "true" if practice.hint_read or self.over else None},
            "show": {"aria-disabled": "true" if self.over else None},
            "new": {"class": "pb-button pb-next" if self.over else "pb-button"},
            "level": {"value": practice.task.level},
            "hint-text": {"text": words.HINT.format(practice.hint) if practice.hint else ""},
            "look": {"text": self.told()},
            "panel": {"html": self.looking_back() if self.over else ""},
            **self.lookers(),
        }
        for i in range(len(self.looks) + 1):
            parts[f"look-{i}"] = {"aria-pressed": str(i - 1 == (-1 if looking is None else looking)).lower()}
        return parts

    def told(self) -> str:
        """Return what is told under the board once the round is over: the task, or what was known before a step."""
        if self.looking is not None:
            return words.before(self.looking + 1, self.looks[self.looking])
        return words.IN_MIND.format(self.practice.task.wording) if self.over else ""

    def lookers(self) -> Parts:
        """Return the buttons that go from step to step: the end comes after the last."""
        last = len(self.looks)
        here = last if self.looking is None else self.looking
        return {
            "looking": {"hidden": None if last else ""},
            "look-back": {"data-action": f"look {here}", "aria-disabled": None if here else "true"},
            "look-on": {
                "data-action": f"look {here + 2 if here + 1 < last else 0}",
                "aria-disabled": "true" if here == last else None,
            },
        }

    def looking_back(self) -> str:
        """Return the steps of the round, each with how good it was, and where the trap lay."""
        solver = self.solver()
        known = mask_of(self.practice.row) in solver.rows
        trapped = words.where_the_trap_lay(trap(self.practice.row, solver), known)
        return tag("p", {}, text(trapped)) + steps_table(self.looks)


def steps_table(looks: tuple[Look, ...]) -> str:
    """Return all steps of a round as a table; a button in each row shows the board as it was before that step."""
    rows = [
        (
            button(f"look {i}", words.STEP.format(i), part=f"look-{i}"),
            text(say_space(look.move.space)),
            text(BRUMM if look.move.right else MOEOEB),
            text(str(look.rules) if look.rules else words.NONE_KNOWN),
            text("" if look.best is None else f"{say_space(look.best)} ({percent(look.chances[look.best])})"),
            text(words.cost(look)),
        )
        for i, look in enumerate(looks, 1)
    ]
    if not rows:
        return tag("p", {}, text(words.NO_STEPS))
    return table(words.STEPS, words.STEP_HEADS, rows)
