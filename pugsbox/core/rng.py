"""Chance as a value: it lies in the state, so equal seeds give equal games, and a lesson can say what is rolled."""

from __future__ import annotations

from hashlib import shake_256
from typing import NamedTuple

from pugsbox.core.errors import PugsboxError

__all__ = ["Rng"]


class Rng(NamedTuple):
    """A seed, how often it was used, and rolls that are fixed in advance. Each use gives a new `Rng`.

    >>> Rng(7).roll(20)
    (4, Rng(seed=7, used=1, forced=()))
    >>> Rng(7, forced=(18, 3)).roll(20)
    (18, Rng(seed=7, used=0, forced=(3,)))
    """

    seed: int
    used: int = 0
    forced: tuple[int, ...] = ()

    def roll(self, sides: int) -> tuple[int, Rng]:
        """Return a number from 1 to `sides`, each equally likely, or the next forced one.

        Raises PugsboxError if the forced one is too large.
        """
        if not self.forced:
            return self._number(16) % sides + 1, Rng(self.seed, self.used + 1)
        value = self.forced[0]
        if not 1 <= value <= sides:
            raise PugsboxError(f"The next forced roll is {value}; expected 1 to {sides}.")
        return value, Rng(self.seed, self.used, self.forced[1:])

    def shuffled(self, cards: tuple[str, ...]) -> tuple[tuple[str, ...], Rng]:
        """Return the cards in an order that is equally likely among all. Forced rolls do not touch it."""
        number, order = self._number(2 * len(cards) + 16), list(cards)
        for i in range(len(order) - 1, 0, -1):  # Fisher and Yates, with the digits of one long number
            number, j = divmod(number, i + 1)
            order[i], order[j] = order[j], order[i]
        return tuple(order), Rng(self.seed, self.used + 1, self.forced)

    def _number(self, size: int) -> int:
        """One hash a use: cheap, and the same on every machine."""
        return int.from_bytes(shake_256(f"{self.seed} {self.used}".encode()).digest(size), "big")
