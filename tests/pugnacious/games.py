"""Whole games of Professor Pugnacious."""

from functools import cache, partial

from pugsbox.core.bots import RandomBot
from pugsbox.pugnacious import PUGNACIOUS
from tests import games, scenes
from tests.games import shown, states

__all__ = ["play", "play_out", "shown", "states", "zone"]

zone = partial(games.zone, PUGNACIOUS)
play = partial(scenes.play, game="pugnacious")


def play_out(seats, seed, bot=RandomBot, **options):
    """Play a game to its end, each only once."""
    return _played(seats, seed, bot, tuple(options.items()))


@cache
def _played(seats, seed, bot, options):
    return games.play_out(PUGNACIOUS, seats, seed, bot, **dict(options))
