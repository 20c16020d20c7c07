"""What stands around the board of an author: what is found, how hard it is, names, wishes, the tasks that are kept."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from pugsbox.draw.markup import tag
from pugsbox.draw.markup import words as text
from pugsbox.punschge.board import Board
from pugsbox.punschge.lint import Finding, clean
from pugsbox.punschge.phrasing import phrase
from pugsbox.punschge.rating import Rating, needed, told
from pugsbox.punschge.rules import Rule
from pugsbox.punschge.taskfiles import share
from pugsbox.punschge.tasks import Task
from pugsbox.widgets import author_words as words
from pugsbox.widgets.controls import button, table

__all__ = ["code", "findings", "kept", "meanings", "names", "rated", "wishes"]


def meanings(readings: Sequence[str]) -> str:
    """Return all readings of a rule that has several, each to be taken."""
    rows = [(text(reading), button(f"use {reading}", words.MEANS)) for reading in readings]
    return table(words.MEANINGS, (words.RULE, words.TAKE), rows) if rows else ""


def findings(found: Sequence[Finding]) -> str:
    """Return what was found, what matters most first."""
    said = [
        tag(
            "li",
            {"class": f"pb-found-{one.severity}"},
            tag("b", {}, text(words.SEVERITIES[one.severity])),
            text(f" {one.says}"),
        )
        for one in found
    ]
    return tag("p", {"class": "pb-caption"}, text(words.CLEAN if clean(found) else words.FOUND)) + (
        tag("ul", {"class": "pb-findings"}, *said) if said else ""
    )


def rated(rating: Rating | None) -> str:
    """Return how hard a task is, the score large."""
    if rating is None:
        return ""
    rows = [(tag("b", {}, text(name)), text(said)) for name, said in told(rating)]
    return table(words.RATED, words.RATED_HEADS, rows)


def names(rules: Iterable[Rule], board: Board) -> str:
    """Return the rules that have the row, each to be taken."""
    rows = [(text(said := phrase(rule)), text(needed(rule, board).level), button(f"use {said}", words.TAKE)) for rule in rules]
    return table(words.NAMES, words.NAME_HEADS, rows) if rows else ""


def wishes(granted: Sequence[tuple[Rule, float]] | None, board: Board) -> str:
    """Return the rules that were wished for, with their ratings; "" before anything was."""
    if granted is None:
        return ""
    rows = [
        (
            text(said := phrase(rule)),
            text(" ".join(map(str, rule.row(board)))),
            text(str(score)),
            button(f"use {said}", words.TAKE),
        )
        for rule, score in granted
    ]
    return table(words.WISHES, words.WISH_HEADS, rows) if rows else tag("p", {}, text(words.NO_WISH))


def kept(tasks: Sequence[Task]) -> str:
    """Return the tasks that are kept."""
    rows = [
        (
            text(task.wording),
            text(task.level),
            text(str(task.rated.score) if task.rated else "-"),
            button(f"edit {i}", words.EDIT) + button(f"drop {i}", words.DROP, single=True),
        )
        for i, task in enumerate(tasks)
    ]
    return table(words.TASKS, words.TASK_HEADS, rows) if rows else tag("p", {}, text(f"{words.TASKS}: {words.NO_TASKS}"))


def code(tasks: Sequence[Task]) -> str:
    """Return the code of the tasks, to be copied."""
    if not tasks:
        return ""
    shown = tag("textarea", {"readonly": "", "rows": 3, "class": "pb-code"}, text(share(tasks)))
    return tag("label", {"class": "pb-field"}, tag("span", {}, text(words.SHARE)), shown)
