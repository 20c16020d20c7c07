"""Every game by its name."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Any

from pugsbox.core.bots import Bot, GreedyBot, RandomBot
from pugsbox.core.errors import PugsboxError, quoted
from pugsbox.core.game import Game

__all__ = ["BOTS", "GAMES", "bots_of", "load_game"]

GAMES = {
    "pugs_in_mugs": ("pugsbox.pugs_in_mugs", "PUGS_IN_MUGS"),
    "pet_evil": ("pugsbox.pet_evil", "PET_EVIL"),
    "gamers_vs_evil": ("pugsbox.gamers_vs_evil", "GAMERS_VS_EVIL"),
    "pugnacious": ("pugsbox.pugnacious", "PUGNACIOUS"),
    "punschge": ("pugsbox.punschge.play.game", "PUNSCHGE"),
}
"""The module of each game and the game in it. A module is imported when somebody plays its game."""
BOTS = {"punschge": "pugsbox.punschge.bots"}
"""The module with a game's own bots, by the name of the game: its `BOTS` are what `bots_of` returns."""


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


def bots_of(game: str) -> Mapping[str, Callable[[int], Bot]]:
    """Return what makes each kind of bot for a game from a seed, by its name; the first is the usual one.

    >>> list(bots_of("pugs_in_mugs"))
    ['greedy', 'random']
    """
    own: Mapping[str, Callable[[int], Bot]] = import_module(BOTS[game]).BOTS if game in BOTS else {}
    return own or {"greedy": GreedyBot, "random": RandomBot}
