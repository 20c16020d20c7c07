"""Keeping: in which file are an author's tasks, and is what lies there still what he knows of it?

Nothing of somebody else's is ever overwritten: not a file that was not opened here, nor one that has changed since.
"""

from __future__ import annotations

from pathlib import Path

from pugsbox.core.errors import PugsboxError, quoted
from pugsbox.punschge.taskfiles import save_tasks
from pugsbox.punschge.tasks import Task, load_tasks
from pugsbox.widgets import author_words as words

__all__ = ["Keeping"]


class Keeping:
    """A file of tasks, by its name, with what was last read from it or written to it."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.known: tuple[Path, bytes] | None = None
        """The file that was opened or saved last, and what was in it then."""
        self.saved: tuple[Task, ...] = ()
        self.warned: tuple[Task, ...] | None = None

    def path(self) -> Path:
        """Return where the file is. Raises PugsboxError for a name that is none."""
        name = self.name.strip()
        if not name:
            raise PugsboxError(words.NO_NAME)
        if not name.endswith(".toml"):
            raise PugsboxError(words.NOT_TOML.format(quoted(name, 60)))
        return Path(name)

    def open(self) -> tuple[Task, ...]:
        """Return the tasks of the file. Raises BadFile with all that is wrong with it."""
        path = self.path()
        self.saved = load_tasks(path)
        self.known = path, path.read_bytes()
        return self.saved

    def reopen(self, tasks: tuple[Task, ...]) -> tuple[Task, ...]:
        """Return the tasks of the file instead of these. Raises PugsboxError, once, if these are in no file yet."""
        if tasks not in (self.saved, self.warned, ()):
            self.warned = tasks
            raise PugsboxError(words.UNSAVED)
        return self.open()

    def save(self, tasks: tuple[Task, ...]) -> None:
        """Write tasks to the file. Raises PugsboxError if that cannot be, or would destroy what somebody else has written."""
        path = self.path()
        if path.exists() and (self.known is None or self.known[0] != path):
            raise PugsboxError(words.NOT_YOURS.format(quoted(str(path), 80)))
        if path.exists() and self.known and path.read_bytes() != self.known[1]:
            raise PugsboxError(words.CHANGED.format(quoted(str(path), 80)))
        save_tasks(path, tasks)
        self.known, self.saved = (path, path.read_bytes()), tasks

    def says(self, tasks: tuple[Task, ...]) -> str:
        """Say whether these tasks are in the file."""
        if not tasks and not self.saved:
            return ""
        return words.SAVED.format(self.known[0]) if self.known and tasks == self.saved else words.NOT_SAVED
