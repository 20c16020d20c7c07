"""Games on the user's disk: those saved under a name, and the one being played, which is kept after every action."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from pugsbox.core.errors import BadFile, PugsboxError, quoted
from pugsbox.core.reading import read_text
from pugsbox.core.session import Session
from pugsbox.core.writing import write_whole
from pugsbox.games import load_game
from pugsbox.widgets import table_words as words

__all__ = ["Kept", "load_named", "save_named"]


def named(name: str) -> Path:
    """Return the file of a save. Raises PugsboxError for a name that would lead elsewhere or could not be a file everywhere."""
    bare = name.strip().removesuffix(".txt")
    if not re.fullmatch(r"\w[\w -]{0,59}", bare):
        raise PugsboxError(words.BAD_NAME.format(quoted(name)))
    return Path(f"{bare}.txt")


def save_named(session: Session[Any], name: str) -> Path:
    """Save a game under a name, in the folder of the notebook. Raises PugsboxError if there is such a file, or it cannot be."""
    path = named(name)
    if path.exists():
        raise PugsboxError(words.NAME_TAKEN.format(path))
    session.save(path)
    return path


def load_named(name: str) -> Session[Any]:
    """Return the game saved under a name. Raises BadFile with the line of what does not fit."""
    path = named(name)
    return Session.load(read_text(path), load_game, path)


class Kept:
    """The game that is being played, in a file of its own: after a restart it is offered again. No file if `path` is None."""

    def __init__(self, path: Path | None) -> None:
        self.path = path
        self.offer: Session[Any] | None = None
        """An unfinished game of an earlier time."""
        self.problem = ""
        """Why there is none, if there is a file."""
        if path is not None and path.exists():
            self._look(path)

    def _look(self, path: Path) -> None:
        try:
            session = Session.load(read_text(path), load_game, path)
        except BadFile as error:
            self.problem = words.CANNOT_OFFER.format(error)
        else:
            self.offer = session if session.ply and session.turn else None

    def keep(self, session: Session[Any]) -> None:
        """Write the game down. An earlier one that was offered and not taken stays beside it. Raises PugsboxError."""
        if self.path is None:
            return
        if (self.offer or self.problem) and self.path.is_file():
            write_whole(self.path.with_suffix(".before.txt"), self.path.read_bytes())
        self.offer, self.problem = None, ""
        session.save(self.path)

    def take(self) -> Session[Any]:
        """Return the game that is offered. Raises PugsboxError if none is."""
        if self.offer is None:
            raise PugsboxError(words.NO_OFFER)
        session, self.offer = self.offer, None
        return session
