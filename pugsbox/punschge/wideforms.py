"""Forms of the wide space: rules by the hundred thousand, their rows as arrays, and any one of them as a rule."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property
from itertools import product

import numpy as np

from pugsbox.punschge.board import GOAL, Board
from pugsbox.punschge.rules import Chain, Every, Hop, Rule, Step
from pugsbox.punschge.widekinds import Keys, Kinds, Picks, Sizes, key_of

__all__ = ["Alternations", "Everys", "Form", "Hops", "Listed"]

BIT = np.array([0, *(1 << 26 - n for n in range(1, 27)), 0], np.uint32)
"""For each position from start to goal its bit in a key."""


class Form:
    """Some rules, counted from 0."""

    count: int

    @cached_property
    def sizes(self) -> Sizes:
        """The size of each."""
        raise NotImplementedError

    def keys(self, board: Board) -> Keys:
        """Return the key of each row on a board."""
        raise NotImplementedError

    def rule(self, i: int) -> Rule:
        """Return one of them."""
        raise NotImplementedError


class Listed(Form):
    """Rules that are simply counted up."""

    def __init__(self, rules: Sequence[Rule]) -> None:
        self.rules = rules
        self.count = len(rules)

    @cached_property
    def sizes(self) -> Sizes:
        """The size of each."""
        return np.array([rule.size for rule in self.rules], np.uint8)

    def keys(self, board: Board) -> Keys:
        """Return the key of each row on a board."""
        return np.array([key_of(rule.mask(board)) for rule in self.rules], np.uint32)

    def rule(self, i: int) -> Rule:
        """Return one of them."""
        return self.rules[i]


class Everys(Form):
    """Every space of some kind."""

    def __init__(self, kinds: Kinds) -> None:
        self.kinds = kinds
        self.count = kinds.count

    @cached_property
    def sizes(self) -> Sizes:
        """The size of each condition."""
        return self.kinds.sizes

    def keys(self, board: Board) -> Keys:
        """Return the key of each row on a board."""
        return self.kinds.keys(board)

    def rule(self, i: int) -> Rule:
        """Return one of them."""
        return Every(self.kinds.condition(i))


class Alternations(Form):
    """So many A, then so many B and so on, over and over: the i-th takes the `picks[0][i]`-th kind, then the `picks[1][i]`-th.

    `counts` are the numbers of A, of B and so on, each of which goes with each choice of kinds; those count first.
    """

    def __init__(self, kinds: Kinds, picks: Picks, counts: Sequence[tuple[int, ...]]) -> None:
        self.kinds, self.picks, self.counts = kinds, picks, counts
        self.count = picks.shape[1] * len(counts)

    @cached_property
    def sizes(self) -> Sizes:
        """The sizes of the conditions, and one for each count above 1."""
        conditions = self.kinds.sizes[self.picks].sum(axis=0, dtype=np.uint8)
        return np.concatenate([conditions + np.uint8(sum(n > 1 for n in counts)) for counts in self.counts])

    def keys(self, board: Board) -> Keys:
        """Return the key of each row on a board."""
        searches = dict(enumerate(search(self.kinds.keys(board), max(map(max, self.counts))), 1))
        return np.concatenate([self.walk([searches[n] for n in counts]) for counts in self.counts])

    def walk(self, searches: Sequence[tuple[Picks, Keys]]) -> Keys:
        """Walk all chains at once: search n A, then m B, until none of them finds anything any more."""
        found = np.zeros(self.picks.shape[1], np.uint32)
        tables = [
            (ends.ravel(), seen.ravel(), pick * (GOAL + 1)) for (ends, seen), pick in zip(searches, self.picks, strict=True)
        ]
        at = np.zeros_like(self.picks[0])
        while (at < GOAL).any():
            for ends, seen, row in tables:
                cell = row + at
                found |= seen[cell]
                at = ends[cell]
        return found

    def rule(self, i: int) -> Rule:
        """Return one of them."""
        at, chosen = divmod(i, self.picks.shape[1])
        steps = zip(self.counts[at], self.picks[:, chosen].tolist(), strict=True)
        return Chain(tuple(Step(count, self.kinds.condition(kind)) for count, kind in steps))


def search(keys: Keys, most: int) -> Iterator[tuple[Picks, Keys]]:
    """For one search, two and so on give where they end, from each position, and what they find on the way.

    A search that finds nothing ends at the goal, from where nothing is found.
    """
    following = np.full((len(keys), GOAL + 1), GOAL, np.int32)
    for n in range(GOAL - 1, 0, -1):
        following[:, n - 1] = np.where(keys & BIT[n], n, following[:, n])
    ends, seen = following, BIT[following]
    for _ in range(most):
        yield ends, seen
        ends = np.take_along_axis(following, ends, 1)
        seen = seen | BIT[ends]


class Hops(Form):
    """Jumps of one width, but of another from some kind; the kinds count first."""

    def __init__(self, kinds: Kinds, bases: Sequence[int], specials: Sequence[int]) -> None:
        self.kinds = kinds
        self.jumps = [(base, special) for base, special in product(bases, specials) if base != special]
        self.count = kinds.count * len(self.jumps)

    @cached_property
    def sizes(self) -> Sizes:
        """The size of each condition, and one for each number."""
        return np.tile(self.kinds.sizes + np.uint8(2), len(self.jumps))

    def keys(self, board: Board) -> Keys:
        """Return the key of each row on a board."""
        keys = self.kinds.keys(board)
        return np.concatenate([self.walk(keys, *jumps) for jumps in self.jumps])

    def walk(self, keys: Keys, base: int, special: int) -> Keys:
        """Jump with all kinds at once, until all are home."""
        at = np.full(len(keys), base, np.int32)
        found = np.zeros(len(keys), np.uint32)
        while (at < GOAL).any():
            bit = BIT[at]
            found |= bit
            at = np.minimum(at + np.where(keys & bit, special, base), GOAL).astype(np.int32)
        return found

    def rule(self, i: int) -> Rule:
        """Return one of them."""
        at, kind = divmod(i, self.kinds.count)
        base, special = self.jumps[at]
        return Hop(base, self.kinds.condition(kind), special)
