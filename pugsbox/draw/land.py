"""Which area lies at a point? Every space colours the land around it, and borders wobble so that none is straight."""

import math
from collections.abc import Sequence

from pugsbox.draw.arrange import COLUMN
from pugsbox.draw.contours import outlines, soft
from pugsbox.draw.layout import Seed

__all__ = ["AREAS", "Land"]

AREAS = ("mountains", "forest", "lake", "meadow")
STEP = 13  # of the grid, in units
FAINT = 0.03  # what is weaker than this everywhere is meadow
SPREAD = 4.2  # how fast a place loses its influence
REACH = 1.35 * COLUMN  # where that is less than FAINT, for good


class Land:
    """The land of one sheet on a grid: looked up, not reckoned anew for every tree."""

    def __init__(self, seeds: Sequence[Seed], width: float, height: float) -> None:
        self.columns, self.rows = int(width / STEP) + 4, int(height / STEP) + 4
        self.strength = {area: [[0.0] * self.columns for _ in range(self.rows)] for area in AREAS}
        ys = [(j - 1.5) * STEP for j in range(self.rows)]
        xs = [(i - 1.5) * STEP for i in range(self.columns)]
        self.warped = [[(x + 9 * math.sin(y / 23 + x / 61), y + 9 * math.sin(x / 27 - y / 53)) for x in xs] for y in ys]
        for seed in seeds:
            if seed.area in self.strength:
                self.sow(seed)
        self.lies = [[self.strongest(i, j) for i in range(self.columns)] for j in range(self.rows)]

    def sow(self, seed: Seed) -> None:
        """Add the influence of one place to the points around it."""
        rows = self.strength[seed.area]
        across, down = SPREAD / COLUMN**2, SPREAD / (COLUMN * 1.12) ** 2
        left, right = self.near(seed.x, self.columns)
        for j in range(*self.near(seed.y, self.rows)):
            row, warped = rows[j], self.warped[j]
            for i in range(left, right):
                x, y = warped[i]
                row[i] += seed.weight * math.exp(-across * (x - seed.x) ** 2 - down * (y - seed.y) ** 2)

    def near(self, at: float, count: int) -> tuple[int, int]:
        """Return the range of grid lines that a place at `at` can reach."""
        return max(0, int((at - REACH) / STEP)), min(count, int((at + REACH) / STEP) + 4)

    def strongest(self, i: int, j: int) -> str:
        """Return the area at a grid point."""
        best = max(AREAS, key=lambda area: self.strength[area][j][i])
        return best if self.strength[best][j][i] > FAINT else "meadow"

    def area(self, x: float, y: float) -> str:
        """Return the area at a point of the sheet, in units; beyond the sheet what lies at its edge."""
        i, j = round(x / STEP + 1.5), round(y / STEP + 1.5)
        return self.lies[min(max(j, 0), self.rows - 1)][min(max(i, 0), self.columns - 1)]

    def outline(self, area: str) -> str:
        """Return all ground of an area as a path, "" if there is none."""
        own, others = self.strength[area], [self.strength[a] for a in AREAS if a != area]
        heights = [[-1e-3] * self.columns for _ in range(self.rows)]
        for j in range(1, self.rows - 1):
            first, second, third, mine, row = *(rows[j] for rows in others), own[j], heights[j]
            for i in range(1, self.columns - 1):
                row[i] = mine[i] - max(first[i], second[i], third[i], FAINT)
        rings = [[((x - 1.5) * STEP, (y - 1.5) * STEP) for x, y in ring] for ring in outlines(heights)]
        return "".join(soft(ring) for ring in rings)
