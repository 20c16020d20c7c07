"""Whole games of Gamers vs. Evil."""

from functools import cache, partial

from pugsbox.core.bots import RandomBot
from pugsbox.gamers_vs_evil import GAMERS_VS_EVIL
from tests import games, scenes
from tests.games import shown, states

__all__ = ["TABLES", "play", "play_out", "shown", "states", "zone"]

TABLES = [(2, 1, "beginner"), (3, 2, "advanced"), (4, 3, "beginner"), (4, 4, "advanced")]
"""Seats, seed and set-up of a few of them."""
zone = partial(games.zone, GAMERS_VS_EVIL)
play = partial(scenes.play, game="gamers_vs_evil")


def play_out(seats, seed, bot=RandomBot, **options):
    """Play a game to its end, each only once."""
    return _played(seats, seed, bot, tuple(options.items()))


@cache
def _played(seats, seed, bot, options):
    return games.play_out(GAMERS_VS_EVIL, seats, seed, bot, **dict(options))
