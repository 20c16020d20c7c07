"""Which line with which Roman number stands beside every straight?"""

import math
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from pugsbox.draw.boxes import SPACE, Box, away, bounds
from pugsbox.draw.kinds import Point

__all__ = ["ROMAN", "Measure", "measures"]

ROMAN = ("I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII", "XIII")
"""There are at most 13 straights: between two lies a corner."""
BEND = math.radians(30)  # where a straight turns more than this, its line begins anew


@dataclass(frozen=True)
class Measure:
    """A surveyor's line beside a straight, or beside a piece of one that winds."""

    middle: Point
    turn: float
    """Degrees; at 0 the line is level and its spaces are above it."""
    half: float
    """Half its length in units."""
    tag: Point
    """Where its number stands."""
    wide: float
    """The width of the number's frame."""
    numeral: str
    ends: tuple[Point, Point]

    @property
    def boxes(self) -> tuple[Box, Box]:
        """What the line and its number cover."""
        (ax, ay), (bx, by), (x, y) = self.ends[0], self.ends[1], self.tag
        line = Box(min(ax, bx), min(ay, by), max(ax, bx), max(ay, by)).grown(1)
        return line, Box(x - self.wide / 2, y - 10, x + self.wide / 2, y + 10)


def measures(straights: Sequence[Sequence[int]], spots: Mapping[int, Point], size: Box, scale: float) -> tuple[Measure, ...]:
    """Return the lines beside all straights that lie on a sheet; numbers are drawn `scale` times as large."""
    boxes = {n: SPACE.at(spot) for n, spot in spots.items()}
    found: list[Measure] = []
    for numeral, straight in zip(ROMAN, straights, strict=False):
        for piece in pieces([n for n in straight if n in spots], spots):
            others = [box for n, box in boxes.items() if n not in piece]
            lines = [box for line in found for box in line.boxes]
            sides = [beside([spots[n] for n in piece], side, numeral, scale, size) for side in (1, -1)]
            found.append(max(sides, key=lambda line: room(line, others, lines, size)))
    return tuple(found)


def pieces(run: Sequence[int], spots: Mapping[int, Point]) -> Iterator[tuple[int, ...]]:
    """Yield the pieces of a run of spaces that lie in one line."""
    piece: list[int] = []
    for n in run:
        if len(piece) > 1 and abs(bend(*(spots[m] for m in (*piece[-2:], n)))) > BEND:
            yield tuple(piece)
            piece = []
        piece.append(n)
    if piece:
        yield tuple(piece)


def bend(a: Point, b: Point, c: Point) -> float:
    """Return the angle by which the road turns at b."""
    turn = math.atan2(c[1] - b[1], c[0] - b[0]) - math.atan2(b[1] - a[1], b[0] - a[0])
    return math.remainder(turn, math.tau)


def beside(run: Sequence[Point], side: int, numeral: str, scale: float, size: Box) -> Measure:
    """Return the line on one side of some spaces: below (1) or above (-1), right (1) or left (-1) of an upright straight."""
    a, b = sorted((run[0], run[-1]))
    ux, uy = ((b[0] - a[0]) / math.dist(a, b), (b[1] - a[1]) / math.dist(a, b)) if a != b else (1.0, 0.0)
    sign = side * math.copysign(1, ux if abs(ux) > abs(uy) else -uy)
    nx, ny = -uy * sign, ux * sign
    far = 54 * abs(nx) + 66 * abs(ny) + 8
    x, y = (a[0] + b[0]) / 2 + far * nx, (a[1] + b[1]) / 2 + far * ny
    half = math.dist(a, b) / 2 + 44
    near = run[1] if len(run) > 1 else run[0]
    wide = (12 + 7 * len(numeral)) * scale
    out = far + max(0, wide / 2 * abs(nx) - 6) if scale > 1 else far  # a large number keeps off the spaces
    tag = (
        min(max((run[0][0] + near[0]) / 2 + out * nx, wide / 2 + 6), size.right - wide / 2 - 6),
        (run[0][1] + near[1]) / 2 + out * ny,
    )
    ends = (x - ux * half, y - uy * half), (x + ux * half, y + uy * half)
    return Measure((x, y), math.degrees(math.atan2(ny, nx)) - 90, half, tag, wide, numeral, ends)


def room(line: Measure, others: Sequence[Box], lines: Sequence[Box], size: Box) -> tuple[bool, float, float, float]:
    """Return how good a side is: on the sheet, clear of other spaces and lines, and then rather below and outside."""
    clear, apart = (min((away(*line.ends, box) for box in boxes), default=60) for boxes in (others, lines))
    inside = bounds([*line.boxes]).inside(size.grown(-4))
    if abs(abs(line.turn % 180) - 90) < 45:
        return inside, min(clear, 8), min(apart, 30), abs(line.middle[0] - size.right / 2)
    return inside, min(clear, 8), min(apart, 1), line.middle[1]
