"""Whole games of Pet Evil."""

from functools import cache, partial

from pugsbox.core.bots import RandomBot
from pugsbox.pet_evil import PET_EVIL
from tests import games, scenes
from tests.games import shown, states

__all__ = ["ANYTHING", "TABLES", "play", "play_out", "shown", "states", "zone"]

TABLES = [(2, 1), (3, 2), (4, 3), (5, 4), (6, 5)]
"""Seats and seed of a few of them."""
ANYTHING = {
    name: option.values[1] for name, option in PET_EVIL.options.items() if name not in ("health", "first_player", "evil_pets")
}
"""Every option turned, but for blank Evil Pets, which would turn nothing but themselves off."""
zone = partial(games.zone, PET_EVIL)
play = partial(scenes.play, game="pet_evil")


def play_out(seats, seed, bot=RandomBot, **options):
    """Play a game to its end, each only once."""
    return _played(seats, seed, bot, tuple(options.items()))


@cache
def _played(seats, seed, bot, options):
    return games.play_out(PET_EVIL, seats, seed, bot, **dict(options))
