"""Drafts: what has an author written so far, and what does it mean?

A `Draft` is only text; it can be half a word. `read` makes a rule of it, `judged` says all there is to say about that.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache

from pugsbox.core.errors import PugsboxError
from pugsbox.core.reading import structure
from pugsbox.punschge.board import Board
from pugsbox.punschge.grammar import AmbiguousRule, parse_rule
from pugsbox.punschge.lint import Finding, duplicates, lint
from pugsbox.punschge.phrasing import phrase
from pugsbox.punschge.rating import Rating, needed, rate
from pugsbox.punschge.rules import SHORTEST_ROW, Explicit, Rule
from pugsbox.punschge.rulespace import level_named, level_of
from pugsbox.punschge.taskfiles import table_of
from pugsbox.punschge.tasks import TASK_LEVELS, Rated, Task, TaskLevel, TaskTable, problems_of
from pugsbox.widgets.author_words import NEEDS_WORDING, NO_RULE_YET

__all__ = ["Draft", "Judged", "judged", "repeated", "task_of"]


@dataclass(frozen=True)
class Draft:
    """A task as far as it is written."""

    rule: str = ""
    wording: str = ""
    """Only for a row that is simply given."""
    hint: str = ""
    level: TaskLevel | None = None
    """The level of the card; None for the one that the row needs."""

    @classmethod
    def of(cls, task: Task) -> Draft:
        """Return the draft of a task that was kept."""
        given = isinstance(task.rule, Explicit)
        return cls(phrase(task.rule), task.wording if given else "", task.hint, task.level)


@dataclass(frozen=True)
class Judged:
    """What a draft means. Either `problem` or `rule` is there, or nothing at all is written."""

    problem: str = ""
    meanings: tuple[str, ...] = ()
    """All readings of a rule that has several."""
    rule: Rule | None = None
    level: TaskLevel = TASK_LEVELS[0]
    findings: tuple[Finding, ...] = ()
    rating: Rating | None = None
    """None for a row that is too short to be rated."""


@lru_cache(maxsize=512)
def judged(draft: Draft, board: Board) -> Judged:
    """Return what a draft means on a board; what was judged last is kept, as most screens ask for the same once more."""
    if not draft.rule.strip():
        return Judged()
    try:
        rule = parse_rule(draft.rule)
    except AmbiguousRule as error:
        return Judged(str(error), error.readings)
    except PugsboxError as error:
        return Judged(str(error))
    long_enough = rule.mask(board).bit_count() >= SHORTEST_ROW
    level = draft.level or (needed(rule, board).level if long_enough else level_of(rule) or TASK_LEVELS[-1])
    task = Task(level, draft.wording or phrase(rule), draft.hint, rule)
    return Judged("", (), rule, level, tuple(lint(task, board)), rate(rule, level, board) if long_enough else None)


def task_of(draft: Draft, board: Board) -> Task:
    """Return the task that a draft has become, with its rating. Raises PugsboxError for what is no task yet."""
    means = judged(draft, board)
    if means.problem or means.rule is None:
        raise PugsboxError(means.problem or NO_RULE_YET)
    if errors := [finding.says for finding in means.findings if finding.severity == "error"]:
        raise PugsboxError(errors[0])
    given = isinstance(means.rule, Explicit)
    if given and not draft.wording.strip():
        raise PugsboxError(NEEDS_WORDING)
    rated = Rated(means.rating.score, means.rating.version) if means.rating else None
    task = Task(
        level_named(means.level, TASK_LEVELS),
        draft.wording.strip() if given else phrase(means.rule),
        draft.hint.strip(),
        means.rule,
        board.name if given else "",
        rated,
    )
    table = table_of(task)
    structure(table, TaskTable, "task")
    if problems := [*problems_of(table, task.level)]:
        raise PugsboxError(problems[0].lstrip(":. "))
    return task


def repeated(rule: Rule, others: Mapping[str, Task], board: Board) -> list[Finding]:
    """Return what is found if one of some other tasks has the same row."""
    return duplicates({**others, "": Task(TASK_LEVELS[0], "", "", rule)}, board).get("", [])
