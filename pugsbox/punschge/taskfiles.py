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
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, TypeAlias, TypeVar

from pugsbox.core.errors import PugsboxError, first_of, quoted
from pugsbox.core.writing import as_toml, write_whole
from pugsbox.punschge.author_words import CODE, FILE_HEAD
from pugsbox.punschge.rules import Explicit
from pugsbox.punschge.tasks import Task, TaskFile, problems_of_tables, tasks_in

__all__ = ["checked", "content_of", "save_tasks", "share", "shared", "table_of"]

BEGINNING = "pugs1-"
"""How a code begins; the number is that of the form."""
LONGEST = 100_000
"""Letters of a code; a hundred tasks take about ten thousand."""
LARGEST = 200_000
"""Bytes that a code may stand for."""
MOST = 1_000
"""Tasks of a code."""
TASK_HEAD = re.compile(rb"^\[\[.*\btask\]\]$", re.MULTILINE)
"""What stands above each task in a file."""

T = TypeVar("T")
Further: TypeAlias = "Callable[[dict[str, Any]], Iterable[str]]"
"""What gives the problems that tables show as a whole."""


def table_of(task: Task) -> dict[str, Any]:
    """Return a task as the table that stands for it in a file."""
    said: dict[str, Any] = {"rule": task.wording}
    if isinstance(task.rule, Explicit) and task.wording:
        said = {"wording": task.wording, "row": [*task.rule.spaces]} | ({"board": task.board} if task.board else {})
    rated = {"rated": {"score": task.rated.score, "version": task.rated.version}} if task.rated else {}
    return {"level": task.level, **said, "hint": task.hint, **rated}


def save_tasks(path: Path, tasks: Iterable[Task]) -> None:
    """Write tasks to a file, whole or not at all.

    Raises PugsboxError if it cannot be written, and for what could not be read again.
    """
    from pugsbox.core.reading import MOST_TABLES  # noqa: PLC0415 - heavy, and only needed when something is kept

    write_whole(path, content_of(tables_of(tasks, MOST_TABLES, CODE["too large"]), FILE_HEAD))


def content_of(data: dict[str, Any], head: str) -> bytes:
    """Return tables as the content of a file. Raises PugsboxError for more than is ever read from one."""
    from pugsbox.core.reading import LARGEST, MOST_TABLES  # noqa: PLC0415 - heavy, and only needed when something is kept

    content = as_toml(data, head)
    if content.count(b"\n[[") > MOST_TABLES or len(content) > LARGEST:
        raise PugsboxError(CODE["too large"].format(len(TASK_HEAD.findall(content))))
    return content


def share(tasks: Iterable[Task]) -> str:
    """Return tasks as a code. Raises PugsboxError for what could not be read again."""
    data = tables_of(tasks, MOST, CODE["too many"])
    told = json.dumps(data, ensure_ascii=False, separators=(",", ":")).encode()
    code = BEGINNING + urlsafe_b64encode(zlib.compress(told, 9)).decode().rstrip("=")
    if len(told) > LARGEST or len(code) > LONGEST:
        raise PugsboxError(CODE["too many"].format(len(data["task"])))
    return code


def shared(code: str) -> tuple[Task, ...]:
    """Return the tasks of a code; spaces and line breaks in it do no harm. Raises PugsboxError for what is no code of tasks."""
    data = unpacked(re.sub(r"\s", "", code))
    if isinstance(tasks := data.get("task"), list) and len(tasks) > MOST:
        raise PugsboxError(CODE["damaged"])
    return tasks_in(checked(data, TaskFile, problems_of_tables, CODE["where"]))


def tables_of(tasks: Iterable[Task], most: int, too_many: str) -> dict[str, Any]:
    """Return tasks as the tables of a file. Raises PugsboxError for what could not be read again, such as a missing hint."""
    data = {"task": [table_of(task) for task in tasks]}
    if len(data["task"]) > most:
        raise PugsboxError(too_many.format(len(data["task"])))
    checked(data, TaskFile, problems_of_tables, CODE["tasks"])
    return data


def checked(data: dict[str, Any], kind: type[T], further: Further, where: str) -> T:
    """Return tables as what they stand for. Raises PugsboxError for what is wrong with them."""
    from pugsbox.core.reading import structure  # noqa: PLC0415 - heavy, and only needed when something is read

    found = structure(data, kind, where)
    if problems := [f"{where}.{problem}" for problem in further(data)]:
        raise PugsboxError(" ".join(first_of(problems)))
    return found


def unpacked(code: str) -> dict[str, Any]:
    """Return the table that is packed in a code; nothing larger than it may be is ever unpacked."""
    if not code.startswith(BEGINNING) or len(code) > LONGEST:
        raise PugsboxError(CODE["no code"].format(quoted(code, 20), BEGINNING))
    packed = code.removeprefix(BEGINNING)
    unpacking = zlib.decompressobj()
    try:
        told = unpacking.decompress(urlsafe_b64decode(packed + "=" * (-len(packed) % 4)), LARGEST)
        data = json.loads(told)
    except (ValueError, zlib.error, RecursionError):  # ValueError: no base64, no text, no JSON
        data = None
    if not isinstance(data, dict) or not unpacking.eof or unpacking.unused_data:  # cut short, or two codes in one
        raise PugsboxError(CODE["damaged"])
    return data
