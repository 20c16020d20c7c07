"""Tasks: what can the Professor set?

A task is a rule with its wording, which is read out at the end, and a hint (PUN-CARD-04). Tasks stand in TOML files such as
puzzles/tasks/medium.toml, which say how to write one's own; nothing in a file is ever run.

>>> from pugsbox.punschge.board import house_board
>>> task = tasks_of(["medium"], house_board())[0]
>>> task.wording, task.rule.row(house_board())
('every space just before a corner', (3, 6, 9, 12, 15, 18, 21, 22))
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass, field, fields, is_dataclass
from functools import cache
from pathlib import Path
from typing import Any, Literal

from pugsbox.core.content import content_folder
from pugsbox.core.errors import BadFile, PugsboxError, quoted
from pugsbox.punschge.board import Board, house_board
from pugsbox.punschge.conditions import Is
from pugsbox.punschge.grammar import parse_rule
from pugsbox.punschge.phrasing import phrase
from pugsbox.punschge.rules import SHORTEST_ROW, Explicit, Rule, need
from pugsbox.punschge.rulespace import LEVELS, Level, level_named

__all__ = ["TASK_LEVELS", "Task", "TaskLevel", "house_tasks", "load_tasks", "tasks_of"]

TaskLevel = Literal[Level, "gourmet"]

TASK_LEVELS: tuple[TaskLevel, ...] = (*LEVELS, "gourmet")
"""The levels of tasks, as the cards order them (PUN-CARD-02); gourmet tasks are set apart, not the hardest (PUN-CARD-03)."""

LENGTHS = range(SHORTEST_ROW, 16)
"""How many spaces the row of a task may have: four at least, and not more than there are white stones (PUN-LIM-09)."""


CONDITIONS: Mapping[str, range] = {
    "junior": range(1, 2),
    **dict.fromkeys(("easy", "medium", "hard"), range(3)),
    "gourmet": range(4),
}
"""How many conditions the rule of a task may have: one for junior tasks, few for all others (PUN-LIM-02, PUN-LIM-04)."""


VERSIONS = range(1, 1000)
"""Versions of the weights that a rating may name."""


OWN_KEY = "own-"
"""How the word begins that stands in a record for a task thought up in a game."""


def key_of(wording: str) -> str:
    """Return a wording as one word of a record: small letters, digits and dashes; "" if it has neither letters nor digits."""
    return "-".join(re.findall("[a-z0-9]+", wording.lower()))


@dataclass(frozen=True)
class Rated:
    """How hard a task was found (`rating.Rating.score`), and by which version of the weights."""

    score: float
    version: int


@dataclass(frozen=True)
class Task:
    """What is on a card: the level as its colour says it (PUN-LIM-12), the wording, the hint, and the rule itself."""

    level: TaskLevel
    wording: str
    hint: str
    rule: Rule
    board: str = ""
    """The name of the only board that the task is true of; empty if it can be set on any."""
    rated: Rated | None = field(default=None, compare=False)
    """How hard it was found, if that was noted; the task is the same without."""

    @property
    def key(self) -> str:
        """The wording as one word of a record: small letters, digits and dashes.

        >>> house_tasks()[0].key
        'every-sun-space'
        """
        return key_of(self.wording)

    def fits(self, board: Board) -> bool:
        """Say whether this task can be set on a board: it is true of it, and its row there has 4 to 15 spaces.

        A task of the house board is true of no other: a copy in which something is changed may have kept the name.
        """
        if self.board == house_board().name and board.spaces != house_board().spaces:
            return False
        return self.board in ("", board.name) and self.rule.mask(board).bit_count() in LENGTHS


@dataclass(frozen=True)
class TaskTable:
    """A task as it stands in a file: either `rule`, or `wording` and `row`."""

    hint: str
    rule: str = ""
    wording: str = ""
    row: tuple[int, ...] = ()
    board: str = ""
    level: TaskLevel | None = None
    rated: Rated | None = None


@dataclass(frozen=True)
class TaskFile:
    """A file of tasks, of one level unless a task names its own."""

    task: tuple[TaskTable, ...]
    level: TaskLevel | None = None


def load_tasks(path: str | Path) -> tuple[Task, ...]:
    """Read the tasks of a TOML file like puzzles/tasks/medium.toml.

    Raises BadFile with *all* problems, each with its place in the file, what was found and what was expected.
    """
    from pugsbox.core.reading import read_toml  # noqa: PLC0415 - heavy, and only needed when a file is read

    return tasks_in(read_toml(Path(path), TaskFile, problems_of_tables))


def tasks_in(read: TaskFile) -> tuple[Task, ...]:
    """Return the tasks of a file in which no problem was found."""
    return tuple(task_of(table, table.level or read.level or LEVELS[0]) for table in read.task)


def task_of(table: TaskTable, level: TaskLevel) -> Task:
    """Return the task of a table in which no problem was found."""
    rule = rule_of(table.rule, table.row)
    return Task(level, table.wording or phrase(rule), table.hint, rule, table.board, table.rated)


def rule_of(text: str, row: tuple[int, ...]) -> Rule:
    """Return the rule of a text, or of a row where the text is empty. Raises PugsboxError for what is no rule of a task."""
    rule = parse_rule(text) if text else Explicit(row)
    if isinstance(rule, Explicit):
        need(len(rule.spaces) in LENGTHS, f"{len(rule.spaces)} spaces", f"{LENGTHS[0]} to {LENGTHS[-1]}")
    return rule


def problems_of_tables(data: Mapping[str, Any]) -> Iterator[str]:
    """Say what keeps the tables of a file from being tasks, whatever else is wrong with them."""
    of_all, tasks = data.get("level"), data.get("task")
    tables = {i: table for i, table in enumerate(tasks if isinstance(tasks, list) else ()) if isinstance(table, dict)}
    if of_all is None and (bare := [i for i, table in tables.items() if "level" not in table] or not isinstance(tasks, list)):
        where = "level" if bare is True or len(bare) == len(tables) else f"task[{bare[0]}].level"
        yield f"{where}: is missing; expected one at the head of the file, or one with every task."
    for i, table in tables.items():
        yield from (f"task[{i}]{problem}" for problem in problems_of(table, table.get("level", of_all)))


def problems_of(table: Mapping[str, Any], level: object) -> Iterator[str]:
    """Say what keeps a table from being a task, behind the place in it. A field of the wrong kind is not looked at."""
    given = [name for name in ("rule", "wording", "row") if name in table]
    if given not in (["rule"], ["wording", "row"]):
        yield f": found {' and '.join(given) or 'none of them'}; expected either rule, or wording and row."
    if "rule" in table and "board" in table:
        yield f".board: found {quoted(table['board'])} beside a rule; expected it beside a row only: rules are for all boards."
    for name in ("wording", "hint"):
        if isinstance(said := table.get(name), str) and said.isspace():
            yield f".{name}: found {quoted(said)}; expected a sentence."
    if (
        isinstance(said := table.get("wording"), str)
        and said.strip()
        and (not (key := key_of(said)) or key.startswith(OWN_KEY))
    ):
        yield f".wording: found {quoted(said)}; expected letters a to z or digits, and another beginning than own."
    rated = table.get("rated")
    if isinstance(rated, dict) and type(version := rated.get("version")) is int and version not in VERSIONS:
        yield f".rated.version: found {quoted(version)}; expected a number from {VERSIONS[0]} to {VERSIONS[-1]}."
    text, row = table.get("rule"), table.get("row")
    if isinstance(text, str) and text:
        yield from problems_of_rule(".rule", text, (), level)
    if isinstance(row, list) and all(type(n) is int for n in row):
        yield from problems_of_rule(".row", "", tuple(row), level)


def problems_of_rule(place: str, text: str, row: tuple[int, ...], level: object) -> Iterator[str]:
    """Say what keeps a text or a row from being the rule of a task of a level."""
    try:
        rule = rule_of(text, row)
    except PugsboxError as error:
        said = str(error)
        yield f"{place}: {said[0].lower()}{said[1:]}"
        return
    allowed, found = CONDITIONS.get(str(level)), conditions_in(rule)
    if allowed and found not in allowed and not isinstance(rule, Explicit):
        expected = f"at most {allowed[-1]}" if len(allowed) > 1 else f"exactly {allowed[0]}"
        yield f"{place}: found {found} conditions; expected {expected} in a task of level {level}."


def conditions_in(part: object) -> int:
    """Return how many elementary conditions a rule is made of.

    >>> conditions_in(parse_rule("every yellow space with a fish")), conditions_in(parse_rule("every 3rd space"))
    (2, 0)
    """
    if isinstance(part, Is):
        return 1
    if isinstance(part, tuple):
        return sum(map(conditions_in, part))
    return sum(conditions_in(getattr(part, one.name)) for one in fields(part)) if is_dataclass(part) else 0


@cache
def house_tasks() -> tuple[Task, ...]:
    """Return the tasks that come with pugsbox, those of puzzles/tasks, the easiest level first and gourmet tasks last."""
    folder = content_folder("puzzles") / "tasks"
    return in_files(folder / f"{level}.toml" for level in TASK_LEVELS)


def in_files(paths: Iterable[Path]) -> tuple[Task, ...]:
    """Return the tasks of some files. Raises BadFile for one that a record could not tell from another."""
    found: dict[str, Task] = {}
    for path in paths:
        for i, task in enumerate(load_tasks(path)):
            if task.key in found:
                raise BadFile(path, [f"task[{i}]: {said_already(task, found[task.key])}"])
            found[task.key] = task
    return tuple(found.values())


def said_already(task: Task, known: Task) -> str:
    """Say that a record could not tell a task from one that is known."""
    said = f"found {quoted(task.wording, 300)}; there is a task {quoted(known.wording, 300)} already"
    return f"{said}. Expected wordings that differ in letters or digits."


def tasks_of(levels: Collection[TaskLevel], board: Board) -> tuple[Task, ...]:
    """Return the tasks of some levels that can be set on a board, in the order of `house_tasks`.

    Raises PugsboxError for a level that is not in `TASK_LEVELS`.
    """
    chosen = {level_named(level, TASK_LEVELS) for level in levels}
    return tuple(task for task in house_tasks() if task.level in chosen and task.fits(board))
