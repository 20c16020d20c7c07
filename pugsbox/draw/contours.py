"""How does a shore run? Marching squares over a grid of heights, thinned and rounded to a soft outline."""

import math
from collections.abc import Iterator, Sequence

from pugsbox.draw.kinds import Point

__all__ = ["outlines", "soft", "thin"]

Node = tuple[int, int]
Edge = tuple[Node, Node]
Heights = Sequence[Sequence[float]]


def outlines(heights: Heights) -> list[list[Point]]:
    """Return the closed outlines of all ground above 0, in steps of the grid from its first corner.

    The rim of the grid must be below 0. Outlines of a few cells are left out.
    """
    link = dict(links(heights))
    rings, seen = [], set()
    for first in sorted(link):
        ring, at = [], first
        while at not in seen:
            seen.add(at)
            ring.append(crossing(heights, at))
            at = link.get(at, first)
        if len(ring) > 5:
            rings.append(ring)
    return rings


def links(heights: Heights) -> Iterator[tuple[Edge, Edge]]:
    """Yield, for each cell that the outline crosses, the edge where it comes in and the edge where it goes out."""
    above = [[h > 0 for h in row] for row in heights]
    for j in range(len(above) - 1):
        upper, lower = above[j], above[j + 1]
        for i in range(len(upper) - 1):
            signs = upper[i], upper[i + 1], lower[i + 1], lower[i]
            if signs[0] == signs[1] == signs[2] == signs[3]:
                continue
            nodes = ((i, j), (i + 1, j), (i + 1, j + 1), (i, j + 1))
            enter: list[Edge] = []
            leave: list[Edge] = []
            for e in range(4):
                if signs[e] != signs[e - 3]:
                    (leave if signs[e] else enter).append(ordered(nodes[e], nodes[e - 3]))
            yield from zip(enter if len(enter) == 1 else enter[::-1], leave, strict=True)


def ordered(a: Node, b: Node) -> Edge:
    """Return an edge so that both cells beside it name it alike."""
    return (a, b) if a < b else (b, a)


def crossing(heights: Heights, edge: Edge) -> Point:
    """Return where on an edge of the grid the height is 0."""
    (i, j), (k, m) = edge
    a, b = heights[j][i], heights[m][k]
    t = a / (a - b)
    return i + (k - i) * t, j + (m - j) * t


def thin(points: list[Point], tolerance: float) -> list[Point]:
    """Return the points without those that lie within a tolerance of the line (Ramer, Douglas and Peucker).

    >>> thin([(0, 0), (1, 0.1), (2, 0)], 1)
    [(0, 0), (2, 0)]
    """
    if len(points) < 3:
        return points
    (x1, y1), (x2, y2) = points[0], points[-1]
    length = math.hypot(x2 - x1, y2 - y1)
    far, at = 0.0, 0
    for i, (x, y) in enumerate(points[1:-1], 1):
        d = abs((y2 - y1) * x - (x2 - x1) * y + x2 * y1 - y2 * x1) / length if length else math.hypot(x - x1, y - y1)
        if d > far:
            far, at = d, i
    if far <= tolerance:
        return [points[0], points[-1]]
    return thin(points[: at + 1], tolerance)[:-1] + thin(points[at:], tolerance)


def soft(ring: list[Point], tolerance: float = 3) -> str:
    """Return a closed ring, in units, as a smooth path through the middles of its edges."""
    half = len(ring) // 2
    points = thin(ring[: half + 1], tolerance)[:-1] + thin(ring[half:] + ring[:1], tolerance)[:-1]
    middles = [((a[0] + b[0]) / 2, (a[1] + b[1]) / 2) for a, b in zip(points, points[1:] + points[:1], strict=True)]
    curves = "".join(f"Q{p[0]:.0f} {p[1]:.0f} {m[0]:.0f} {m[1]:.0f}" for p, m in zip(points, middles, strict=True))
    return f"M{middles[-1][0]:.0f} {middles[-1][1]:.0f}{curves}Z"
