"""Every game by its name."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from pugsbox.core.errors import PugsboxError, quoted
from pugsbox.core.game import Game

__all__ = ["GAMES", "load_game"]

GAMES = {
    "pugs_in_mugs": ("pugsbox.pugs_in_mugs", "PUGS_IN_MUGS"),
    "punschge": ("pugsbox.punschge.play.game", "PUNSCHGE"),
}
"""The module of each game and the game in it. A module is imported when somebody plays its game."""


def load_game(name: str) -> Game[Any]:
    """Return the game of a name. Raises PugsboxError with the names there are.

    >>> load_game("pugs_in_mugs").title
    'Pugs in Mugs'
    """
    if name not in GAMES:
        raise PugsboxError(f"There is no game {quoted(name)}; expected one of {', '.join(GAMES)}.")
    module, variable = GAMES[name]
    game: Game[Any] = getattr(import_module(module), variable)
    return game
