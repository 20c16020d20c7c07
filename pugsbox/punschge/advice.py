"""Advice: which space comes next, where to step, how many wrong steps are still to come?

Every function takes any mapping from rows to weights, so that advice can be had, and checked, apart from the rules behind the
rows. A row is a mask (bit n for space n), a weight any positive number; only their ratios matter. All rows must begin alike:
`last` is the last space they share, the one on which the last white stone lies (0 before the first).

The next space is the goal (27) where a row ends. A wrong step is one that is answered with möööb, the goal too early among
them (PUN-GOAL-02).

>>> from pugsbox.punschge.board import mask_of
>>> rows = {mask_of([2, 4, 6, 8]): 3, mask_of([2, 4, 12, 17]): 2, mask_of([2, 4, 6, 9]): 1}
>>> best_next(rows, 4), expected_wrong(rows)
(6, 0.5)
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping

from pugsbox.punschge.board import GOAL

__all__ = ["HOME", "best_next", "chances", "cost", "expected_wrong", "next_of"]

HOME = 1 << GOAL
"""The goal as a bit: what comes after the last space of a row."""


def next_of(row: int, last: int) -> int:
    """Return the space (1 to 26) that comes after `last` in a row, or 27 for the goal.

    >>> next_of(0b10110, 2), next_of(0b10110, 4)
    (4, 27)
    """
    rest = row & -(2 << last)
    return (rest & -rest or HOME).bit_length() - 1


def weights(rows: Mapping[int, float], last: int) -> dict[int, float]:
    """Return the summed weight of the rows that go on to each next space, the heaviest first, equal ones by number."""
    ahead = -(2 << last)
    found: defaultdict[int, float] = defaultdict(int)
    for row, weight in rows.items():
        rest = row & ahead
        found[rest & -rest or HOME] += weight
    return {bit.bit_length() - 1: found[bit] for bit in sorted(found, key=lambda bit: (-found[bit], bit))}


def chances(rows: Mapping[int, float], last: int) -> dict[int, float]:
    """Return the probability of each next space (1 to 26, or 27 for the goal), the likeliest first; none without rows.

    >>> chances({0b10110: 3, 0b1010110: 1}, 4)
    {27: 0.75, 6: 0.25}
    """
    found = weights(rows, last)
    total = sum(found.values())
    return {space: weight / total for space, weight in found.items()}


def best_next(rows: Mapping[int, float], last: int) -> int:
    """Return the next space that leads to the fewest expected wrong steps: the heaviest. Raises ValueError without rows.

    A right answer leaves the same rows whatever was tried before it, so the order of tries matters only among the spaces that
    may come next; and of all orders the one by falling weight has the smallest sum of weight times wrong steps before.
    """
    return max(weights(rows, last).items(), key=lambda item: item[1])[0]


def cost(rows: Mapping[int, float], last: int, space: int) -> float:
    """Return how many expected wrong steps are given away by trying this space now, and playing perfectly afterwards.

    0 for the best space, 1 for one that cannot be right: each heavier space has to wait one try longer, and this one comes
    earlier by as many.

    >>> rows = {0b10110: 3, 0b1010110: 1}
    >>> cost(rows, 4, 27), cost(rows, 4, 6), cost(rows, 4, 9)
    (0.0, 0.5, 1.0)
    """
    found = weights(rows, last)
    own = found.get(space, 0)
    return sum(weight - own for weight in found.values() if weight > own) / sum(found.values())


def expected_wrong(rows: Mapping[int, float]) -> float:
    """Return how many wrong steps perfect play expects from here until home; 0 without rows.

    Rows form a tree: each branch is a row's beginning. Where rows part, the branches are tried by falling weight, and the
    i-th one (from 0) costs i wrong steps.
    """
    branches: defaultdict[int, float] = defaultdict(int)
    for row, weight in rows.items():
        begun, rest = 0, row | HOME
        while rest:
            step = rest & -rest
            begun |= step
            rest ^= step
            branches[begun] += weight
    partings: defaultdict[int, list[float]] = defaultdict(list)
    for begun, weight in branches.items():
        partings[begun ^ 1 << begun.bit_length() - 1].append(weight)
    wrong = sum(i * weight for parting in partings.values() for i, weight in enumerate(sorted(parting, reverse=True)))
    return wrong / (sum(rows.values()) or 1)
