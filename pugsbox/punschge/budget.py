"""Budget: how likely is one home with at most so many wrong steps, and in which order are the spaces tried for that?

Always to step on the likeliest space brings the fewest wrong steps on average (`advice`), but not always the best chance to
stay within a budget: a likely branch behind which all is plain may wait, while one with forks behind it needs every step that
is left. So where rows part, it has to be decided how late each branch is tried. After i wrong steps i fewer are left for it,
and what it then brings home is known for every budget; who waits how long is an assignment problem. The Hungarian method solves
it with one step more at a time, so for all budgets in one go. From the ends of the rows back to the given spaces this is exact.

As in `advice`, rows are masks with weights, and they share all spaces up to `last`; with whole numbers or fractions as weights
everything is exact, and equally good steps are equal.

>>> from pugsbox.punschge.board import mask_of
>>> rows = {mask_of([1, 2]): 5, mask_of([1, 3, 4]): 2, mask_of([1, 3, 5]): 2}
>>> home_within(rows, 1)
(0.5555555555555556, 1.0)
>>> plan_within(rows, 1, 0), plan_within(rows, 1, 1)
([2, 3], [3, 2])
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from math import inf

from pugsbox.punschge.advice import HOME

__all__ = ["BUDGETS", "home_within", "plan_within", "tries_within"]

BUDGETS = range(12)
"""The wrong steps that one may want to stay within: up to as many as the greatest pot has crystals."""

Branch = list[tuple[int, float]]
"""Some rows: what is left of each as a mask, and its weight."""
Value = Sequence[float]
"""The weight that can be brought home with at most 0, 1, 2, ... wrong steps."""


def home_within(rows: Mapping[int, float], most: int = BUDGETS[-1]) -> tuple[float, ...]:
    """Return the best chances to be home with at most 0, 1, ..., `most` wrong steps from here; all 0 without rows."""
    total = sum(rows.values()) or 1
    return tuple(weight / total for weight in (value(list(rows.items()), most + 1) if rows else [0] * (most + 1)))


def tries_within(rows: Mapping[int, float], last: int, most: int) -> dict[int, float]:
    """Return for each space that may come next (27: the goal) how likely one is home with at most `most` wrong steps.

    That is if it is tried now, and every further step is best for this budget. The best space comes first; of equally good
    ones the likelier, then the lower. None without rows.

    >>> tries_within({0b10110: 3, 0b1010110: 1}, 4, 0), tries_within({0b10110: 3, 0b1010110: 1}, 4, 1)
    ({27: 0.75, 6: 0.25}, {27: 1.0, 6: 1.0})
    """
    total = sum(rows.values())
    return {space: weight / total for space, weight in tries(ahead(rows, last, most), most)}


def plan_within(rows: Mapping[int, float], last: int, most: int) -> list[int]:
    """Return in which order to try the spaces that may come next, for the best chance to be home within this budget.

    Each is the best one with the steps that are left then. After a right step there is a new plan, with what is left; after
    a wrong one the rest of this plan is still best.
    """
    found, plan = ahead(rows, last, most), list[int]()
    while found:
        plan.append(tries(found, most - len(plan))[0][0])
        del found[plan[-1]]
    return plan


def ahead(rows: Mapping[int, float], last: int, most: int) -> dict[int, Value]:
    """Return the value of each space that may come next: the likelier first, then the lower."""
    begun = parted((row & -(2 << last), weight) for row, weight in rows.items())
    weights = {step: sum(weight for _, weight in branch) for step, branch in begun.items()}
    return {step.bit_length() - 1: value(begun[step], most + 1) for step in sorted(begun, key=lambda s: (-weights[s], s))}


def tries(found: Mapping[int, Value], most: int) -> list[tuple[int, float]]:
    """Return each space with the weight that gets home if it is tried now, the best first; in their order if none does."""
    if most < 0:
        return [(space, 0) for space in found]
    home = {space: own[most] + rest_home(found, space, most) for space, own in found.items()}
    return sorted(home.items(), key=lambda item: -item[1])


def rest_home(found: Mapping[int, Value], tried: int, most: int) -> float:
    """Return the weight of the other spaces that still gets home after this one was wrong."""
    others = [own for space, own in found.items() if space != tried]
    return shared(others, most)[-1] if others and most else 0


# ---------------------------------------------------------------- the tree of rows


def value(branch: Branch, steps: int) -> Value:
    """Return the weight that can be brought home with at most 0, 1, ..., `steps` - 1 wrong steps."""
    while len(branch) > 1:
        begun = parted(branch)
        if len(begun) > 1:
            return shared([value(part, steps) for part in begun.values()], steps)
        branch = [(row & (row - 1), weight) for row, weight in branch]
    return [branch[0][1]] * steps


def parted(branch: Iterable[tuple[int, float]]) -> dict[int, Branch]:
    """Return some rows by the next space of each, as a bit, without it."""
    begun: defaultdict[int, Branch] = defaultdict(list)
    for row, weight in branch:
        begun[row & -row or HOME].append((row & (row - 1), weight))
    return begun


# ---------------------------------------------------------------- who waits how long


def shared(values: Sequence[Value], steps: int) -> list[float]:
    """Return the weight that some branches bring home together with at most 0, 1, ..., `steps` - 1 wrong steps.

    For each number of steps left only one of them can be tried; so these are the weights of the best matchings of branches
    with the numbers 0, then 0 and 1, and so on.

    >>> shared([[3, 5, 5], [4, 4, 4]], 3)
    [4, 9, 9]
    """
    matching = Matching(values)
    return [matching.grown() for _ in range(steps)]


class Matching:
    """The best matching of branches with numbers of steps left, by the Hungarian method.

    Every branch has a price, and every number a gain: what its best branch, or none, brings it beyond the price. A new number
    looks for the cheapest chain of exchanges that ends at a free branch, or at a number that can do without.
    """

    def __init__(self, values: Sequence[Value]) -> None:
        self.values = values
        self.price: list[float] = [0] * len(values)
        self.gain: list[float] = []
        self.left: dict[int, int] = {}  # the number of each branch that has one
        self.branch: dict[int, int] = {}  # the other way round

    def grown(self) -> float:
        """Take in the next number of steps left; return the weight that gets home now."""
        new = len(self.gain)
        self.gain.append(max(0, *(own[new] - price for own, price in zip(self.values, self.price, strict=True))))
        free, cost, passed, came = self.cheapest(new)
        self.gain[new] -= cost
        for branch, at in passed.items():
            self.price[branch] += cost - at
            self.gain[self.left[branch]] -= cost - at
        while free is not None:  # it goes where it was reached from, and who was there goes on
            number = came[free]
            self.left[free], displaced = number, self.branch.get(number)
            self.branch[number], free = free, displaced
        return sum(self.values[branch][number] for branch, number in self.left.items())

    def cheapest(self, number: int) -> tuple[int | None, float, dict[int, float], dict[int, int]]:
        """Return the branch at which the cheapest chain from a number ends (None: the number goes without), and its cost.

        Also what it costs to reach each branch that was passed, and the number from which each was reached.
        """
        far, came, passed = dict[int, float](), dict[int, int](), dict[int, float]()
        cost: float = 0
        spared, least = number, inf  # the number that can best do without
        while True:
            gain = cost + self.gain[number]
            if gain < least:
                spared, least = number, gain
            for branch, own in enumerate(self.values):
                ask = gain + self.price[branch] - own[number]
                if branch not in passed and ask < far.get(branch, inf):
                    far[branch], came[branch] = ask, number
            nearest = min(far, key=far.__getitem__, default=None)
            if nearest is None or least <= far[nearest]:
                freed = self.branch.pop(spared, None)
                return freed, least, passed, came
            cost = far.pop(nearest)
            if nearest not in self.left:
                return nearest, cost, passed, came
            passed[nearest], number = cost, self.left[nearest]
