"""Do two things on the sheet cover each other?"""

import math
from typing import NamedTuple

from pugsbox.draw.kinds import Point

__all__ = ["FIGURE", "GOAL_BOX", "SPACE", "START_BOX", "SYMBOLS_BOX", "Box", "away", "bounds"]


class Box(NamedTuple):
    """A rectangle upright on the sheet, in units."""

    left: float
    top: float
    right: float
    bottom: float

    def at(self, spot: Point) -> "Box":
        """Return the box moved so that its origin is at a spot."""
        x, y = spot
        return Box(self.left + x, self.top + y, self.right + x, self.bottom + y)

    def grown(self, by: float) -> "Box":
        """Return the box with a margin on every side."""
        return Box(self.left - by, self.top - by, self.right + by, self.bottom + by)

    def overlaps(self, other: "Box") -> bool:
        """Say whether the two share more than an edge."""
        return self.left < other.right and other.left < self.right and self.top < other.bottom and other.top < self.bottom

    def shared(self, other: "Box") -> float:
        """Return the area that both cover, in square units."""
        wide = min(self.right, other.right) - max(self.left, other.left)
        high = min(self.bottom, other.bottom) - max(self.top, other.top)
        return max(wide, 0) * max(high, 0)

    def inside(self, other: "Box") -> bool:
        """Say whether no part of this box is outside the other."""
        return bounds([self, other]) == other

    def distance(self, point: Point) -> float:
        """Return how far a point is from the box, 0 inside it."""
        x, y = point
        return math.hypot(max(self.left - x, 0, x - self.right), max(self.top - y, 0, y - self.bottom))


def bounds(boxes: list[Box]) -> Box:
    """Return the smallest box around all of them."""
    return Box(min(b[0] for b in boxes), min(b[1] for b in boxes), max(b[2] for b in boxes), max(b[3] for b in boxes))


def away(a: Point, b: Point, box: Box) -> float:
    """Return how near the straight line from a to b comes to a box, in steps of at most 20 units."""
    steps = max(1, math.ceil(math.dist(a, b) / 20))
    return min(box.distance((a[0] + (b[0] - a[0]) * i / steps, a[1] + (b[1] - a[1]) * i / steps)) for i in range(steps + 1))


SPACE = Box(-56, -63, 56, 60)
"""Where a click hits a space, around its middle."""
SYMBOLS_BOX = Box(-43, 20, 43, 48)
START_BOX = Box(-56, -60, 56, 38)
GOAL_BOX = Box(-56, -71, 56, 52)
FIGURE = Box(-17, -32, 19, 31)
"""The Professor, at the size in which he is drawn."""
