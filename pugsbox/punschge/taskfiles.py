"""Task files: how does an author keep tasks, and pass them on?

Tasks are kept in a TOML file, as `tasks.load_tasks` reads it, and passed on as a code: a line of letters and digits that
another notebook, a mail or a chat takes. Both are read with the same suspicion.

>>> from pugsbox.punschge.tasks import house_tasks
>>> code = share(house_tasks()[:2])
>>> len(code) < 300, shared(code) == house_tasks()[:2]
(True, True)
"""

from __future__ import annotations

import json
import re
import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from pugsbox.core.errors import PugsboxError, quoted
from pugsbox.core.writing import as_toml, write_whole
from pugsbox.punschge.author_words import CODE, FILE_HEAD
from pugsbox.punschge.rules import Explicit
from pugsbox.punschge.tasks import Task, TaskFile, problems_of_tables, tasks_in

__all__ = ["save_tasks", "share", "shared", "table_of"]

BEGINNING = "pugs1-"
"""How a code begins; the number is that of the form."""
LONGEST = 100_000
"""Letters of a code; a hundred tasks take about ten thousand."""
LARGEST = 200_000
"""Bytes that a code may stand for."""


def table_of(task: Task) -> dict[str, Any]:
    """Return a task as the table that stands for it in a file."""
    said: dict[str, Any] = {"rule": task.wording}
    if isinstance(task.rule, Explicit) and task.wording:
        said = {"wording": task.wording, "row": [*task.rule.spaces]} | ({"board": task.board} if task.board else {})
    rated = {"rated": {"score": task.rated.score, "version": task.rated.version}} if task.rated else {}
    return {"level": task.level, **said, "hint": task.hint, **rated}


def save_tasks(path: Path, tasks: Iterable[Task]) -> None:
    """Write tasks to a file, whole or not at all. Raises PugsboxError if it cannot be written."""
    write_whole(path, as_toml({"task": [table_of(task) for task in tasks]}, FILE_HEAD))


def share(tasks: Iterable[Task]) -> str:
    """Return tasks as a code."""
    told = json.dumps({"task": [table_of(task) for task in tasks]}, ensure_ascii=False, separators=(",", ":"))
    return BEGINNING + urlsafe_b64encode(zlib.compress(told.encode(), 9)).decode().rstrip("=")


def shared(code: str) -> tuple[Task, ...]:
    """Return the tasks of a code; spaces and line breaks in it do no harm. Raises PugsboxError for what is no code of tasks."""
    from pugsbox.core.reading import structure  # noqa: PLC0415 - heavy, and only needed when something is read

    data = unpacked(re.sub(r"\s", "", code))
    read = structure(data, TaskFile, CODE["where"])
    if problems := [*problems_of_tables(data)]:
        raise PugsboxError(" ".join(f"{CODE['where']}.{problem}" for problem in problems))
    return tasks_in(read)


def unpacked(code: str) -> dict[str, Any]:
    """Return the table that is packed in a code; nothing larger than it may be is ever unpacked."""
    if not code.startswith(BEGINNING) or len(code) > LONGEST:
        raise PugsboxError(CODE["no code"].format(quoted(code, 20), BEGINNING))
    packed = code.removeprefix(BEGINNING)
    try:
        told = zlib.decompressobj().decompress(urlsafe_b64decode(packed + "=" * (-len(packed) % 4)), LARGEST)
        data = json.loads(told)
    except (ValueError, zlib.error, RecursionError):  # ValueError: no base64, no text, no JSON
        data = None
    if not isinstance(data, dict):
        raise PugsboxError(CODE["damaged"])
    return data
