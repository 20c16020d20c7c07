"""Checking: is a task fair and how hard is it, as data and as lines of a terminal?

A file is one of tasks, like puzzles/tasks/hard.toml, or a deck, like puzzles/decks/starter.toml.

>>> from pugsbox.core.content import content_folder
>>> from pugsbox.punschge.board import house_board
>>> checked = check(content_folder("puzzles") / "tasks" / "easy.toml", house_board())
>>> for line in tell_checked(checked):
...     print(line)
13 tasks, all clean. 14 notes (--notes shows them)
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from pugsbox.core.reading import parse_toml
from pugsbox.punschge.board import Board
from pugsbox.punschge.decks import load_deck
from pugsbox.punschge.lint import Finding, clean, duplicates, lint
from pugsbox.punschge.phrasing import phrase
from pugsbox.punschge.rating import Rating
from pugsbox.punschge.tasks import Task, load_tasks

__all__ = ["Checked", "check", "check_data", "rate_data", "tell_checked"]


class Checked(NamedTuple):
    """A task of a file, where it stands there, and what was found about it."""

    place: str
    task: Task
    findings: list[Finding]


def check(path: Path, board: Board) -> list[Checked]:
    """Return what is found about each task of a file. Raises BadFile with all that keeps the file from being read."""
    tasks = tasks_at(path)
    again = duplicates(tasks, board)
    return [Checked(place, task, [*again.get(place, ()), *lint(task, board)]) for place, task in tasks.items()]


def tasks_at(path: Path) -> dict[str, Task]:
    """Return the tasks of a file by the place where each stands."""
    if "card" not in parse_toml(path):
        return {f"task[{i}]": task for i, task in enumerate(load_tasks(path))}
    sides = [(card.key, *side) for card in load_deck(path).cards for side in zip(("front", "back"), card.sides, strict=True)]
    return {f"{key}.{name}[{i}]": task for key, name, side in sides for i, task in enumerate(side.tasks)}


def check_data(checked: Sequence[Checked]) -> list[dict[str, Any]]:
    """Return what was found as data."""
    return [
        {"place": place, "task": task.wording, "level": task.level, "findings": [finding.data for finding in findings]}
        for place, task, findings in checked
    ]


def tell_checked(checked: Sequence[Checked], *, notes: bool = False) -> Iterator[str]:
    """Give what was found in lines; notes only if they are asked for."""
    for place, task, findings in checked:
        told = [finding for finding in findings if notes or finding.severity != "note"]
        if told:
            yield f"{place} ({task.level}) {task.wording}"
            yield from (f"  {finding.severity:7}  {finding.says}" for finding in told)
    counted = Counter(finding.severity for one in checked for finding in one.findings)
    good = sum(clean(one.findings) for one in checked)
    found = [several(count, severity) for severity, count in sorted(counted.items()) if severity != "note"]
    clear = f"{'all' if good == len(checked) else good} clean"
    line = f"{', '.join([several(len(checked), 'task'), clear, *found])}."
    yield line + (f" {several(counted['note'], 'note')} (--notes shows them)" if counted["note"] and not notes else "")


def several(count: int, thing: str) -> str:
    """Return "2 tasks"."""
    return f"{count} {thing}{'s' * (count != 1)}"


def rate_data(rating: Rating, findings: Sequence[Finding]) -> dict[str, Any]:
    """Return a rating and what was found beside it as data."""
    return {
        "level": rating.level,
        "row": rating.row,
        "score": rating.score,
        "version": rating.version,
        "parts": rating.parts,
        "wrong": dict(rating.wrong),
        "needs": {
            stage: {"level": need.level, "rule": need.rule and phrase(need.rule)} for stage, need in rating.needs.items()
        },
        "trap": rating.trap
        and {
            "after": rating.trap.after,
            "tempting": rating.trap.tempting,
            "likelihood": rating.trap.likelihood,
            "rule": phrase(rating.trap.rule),
        },
        "survival": rating.survival,
        "findings": [finding.data for finding in findings],
    }
