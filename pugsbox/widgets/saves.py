"""Games on the user's disk: those saved under a name, and the one being played, which is kept after every action."""

from __future__ import annotations

import re
from contextlib import suppress
from itertools import count
from pathlib import Path
from typing import Any

from pugsbox.core.errors import PugsboxError, quoted
from pugsbox.core.reading import read_text
from pugsbox.core.session import Session
from pugsbox.core.writing import write_whole
from pugsbox.games import load_game
from pugsbox.widgets import table_words as words

__all__ = ["HERE", "Kept", "load_named", "save_named", "saved_names"]

HERE = Path(".pugsbox")
"""Where the game being played, and the place in the lessons, are kept, in the folder of the notebook."""
MOST_NAMES = 30

NO_FILES = re.compile(r"(?i)(con|prn|aux|nul|com\d|lpt\d)")
"""Names that Windows keeps for itself."""


def named(name: str) -> Path:
    """Return the file of a save. Raises PugsboxError for a name that would lead elsewhere or could not be a file everywhere."""
    bare = name.strip().removesuffix(".txt")
    if not re.fullmatch(r"\w[\w -]{0,59}", bare) or NO_FILES.fullmatch(bare):
        raise PugsboxError(words.BAD_NAME.format(quoted(name)))
    return Path(f"{bare}.txt")


def write(path: Path, session: Session[Any], people: int) -> None:
    """Write a game down, and how many people play it. Raises PugsboxError if it cannot be."""
    write_whole(path, f"# people: {people}\n{session.save()}".encode())


def read(path: Path) -> tuple[Session[Any], int | None]:
    """Return a game and how many people play it, None if that is not written. Raises BadFile with the line that is wrong."""
    text = read_text(path)
    people = re.match(r"# people: (\d)\n", text)
    return Session.load(text, load_game, path), int(people[1]) if people else None


def save_named(session: Session[Any], people: int, name: str) -> Path:
    """Save a game under a name, in the folder of the notebook. Raises PugsboxError if there is such a file, or it cannot be."""
    path = named(name)
    try:
        taken = path.exists() or path.is_symlink()
    except OSError as error:
        raise PugsboxError(words.CANNOT_KEEP.format(error.strerror)) from None
    if taken:
        raise PugsboxError(words.NAME_TAKEN.format(path))
    write(path, session, people)
    return path


def load_named(name: str) -> tuple[Session[Any], int | None]:
    """Return the game saved under a name, and its people as in `read`. Raises BadFile with the line of what does not fit."""
    return read(named(name))


def saved_names() -> list[str]:
    """Return the names of the games saved in this folder, the latest first, as many as somebody would look through."""
    found: list[tuple[float, str]] = []
    try:
        for path in Path().glob("*.txt"):
            with suppress(OSError, PugsboxError):
                if path == named(path.stem) and path.is_file() and path.open("rb").read(6) in (b"game: ", b"# peop"):
                    found.append((-path.stat().st_mtime, path.stem))
    except OSError:  # a folder that may not be listed
        return []
    return [name for _, name in sorted(found)][:MOST_NAMES]


class Kept:
    """The game that is being played, in a file of its own: after a restart it is offered again. No file if `path` is None.

    `offer` is an unfinished game of an earlier time and `people` how many people played it; `problem` says what cannot be read
    or kept.
    """

    def __init__(self, path: Path | None) -> None:
        self.path = None if path is None else Path.cwd() / path
        self.offer: Session[Any] | None = None
        self.people = 1
        self.problem = ""
        self.untouched = False
        try:
            if self.path is not None and self.path.exists():
                self._look(self.path)
        except OSError as error:
            self.problem = words.CANNOT_KEEP.format(error.strerror)

    def _look(self, path: Path) -> None:
        self.untouched = True
        try:
            session, people = read(path)
        except PugsboxError as error:
            self.problem = words.CANNOT_OFFER.format(error)
            return
        self.people = people or 1
        self.offer = session if session.ply and session.turn else None

    def keep(self, session: Session[Any], people: int) -> str:
        """Write the game down, and say what became of an earlier one that was offered and not taken. It never fails."""
        if self.path is None:
            return ""
        said = ""
        try:
            if self.untouched and (self.offer or self.problem):
                said = (words.SET_ASIDE if self.offer else words.PUT_ASIDE).format(self._set_aside(self.path))
            write(self.path, session, people)
        except (OSError, PugsboxError) as error:
            self.problem = words.CANNOT_KEEP.format(error)
        else:
            self.offer, self.problem, self.untouched = None, "", False
        return said

    def _set_aside(self, path: Path) -> str:
        """Give an earlier game a name under which it can be loaded, and return that."""
        names = (f"{path.stem} before {number}" for number in count(1))
        name = next(name for name in names if not Path(f"{name}.txt").exists())
        path.replace(f"{name}.txt")
        return name

    def set_down(self, session: Session[Any], people: int) -> None:
        """Offer an unfinished game that is being left; one of an earlier time that nobody has taken yet goes before it."""
        if session.ply and session.turn and not (self.untouched and self.offer):
            self.offer, self.people, self.untouched = session, people, True

    def take(self) -> tuple[Session[Any], int]:
        """Return the game that is offered, and how many people played it. Raises PugsboxError if none is."""
        if self.offer is None:
            raise PugsboxError(words.NO_OFFER)
        session, self.offer, self.untouched = self.offer, None, False
        return session, self.people
