"""Whole games of Pugs in Mugs."""

from functools import partial

from pugsbox.pugs_in_mugs import PUGS_IN_MUGS
from tests import games
from tests.games import states

__all__ = ["TABLES", "play_out", "states", "zone"]

TABLES = [(2, 1), (2, 2), (3, 3), (3, 4), (4, 5), (5, 6)]
"""Seats and seed of a few of them."""
zone = partial(games.zone, PUGS_IN_MUGS)
play_out = partial(games.play_out, PUGS_IN_MUGS)
