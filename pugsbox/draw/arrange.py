"""Where does each space stand: where its board says, or on a road of our own because that cannot be drawn?

Spots are in units of the drawing, with no origin yet: 116 to a column, 130 to a row, y downwards. They include the start (0)
and the goal (27).
"""

import math
from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from pugsbox.draw.boxes import GOAL_BOX, SPACE, START_BOX, Box, away, bounds
from pugsbox.draw.kinds import GOAL, LAST, START, DrawnBoard, Point

__all__ = ["COLUMN", "NARROW", "ROW", "Arrangement", "arranged", "cut", "exit_ray", "serpentine", "unit", "width"]

COLUMN, ROW = 116.0, 130.0
WIDEST, HIGHEST, FARTHEST = 16 * COLUMN, 8 * ROW, 3.5 * COLUMN
WINDING = (124.0, 160.0)  # of our own road: rows stand wider apart, so that a line with its number fits between them
NARROW = 5.45 * COLUMN  # between the outermost spaces of a part: at 320 px a space is 44 px wide and more

Spots = dict[int, Point]


class Arrangement(NamedTuple):
    """Where everything stands, and whether the board said so itself."""

    spots: Spots
    own: bool


def unit(at: tuple[float, float]) -> Point:
    """Return the place of a column and row in units."""
    return COLUMN * at[0], -ROW * at[1]


def arranged(board: DrawnBoard) -> Arrangement:
    """Return the places that the board gives, or a serpentine of nine columns if they cannot be drawn."""
    said = {s.number: unit(s.at) for s in board.spaces}
    if readable(said) and (ended := with_ends(said)):
        return Arrangement(ended, own=True)
    return Arrangement(serpentine(9), own=False)


def readable(spots: Mapping[int, Point]) -> bool:
    """Say whether 26 spaces fit on a sheet so: none covers another or stands on a foreign piece of road."""
    if not all(math.isfinite(v) for spot in spots.values() for v in spot):
        return False
    boxes = {n: SPACE.at(spot) for n, spot in spots.items()}
    sheet = bounds(list(boxes.values()))
    if sheet.right - sheet.left > WIDEST or sheet.bottom - sheet.top > HIGHEST:
        return False
    if any(a.overlaps(boxes[m]) for n, a in boxes.items() for m in range(n + 1, LAST + 1)):
        return False
    return all(clear(spots[n], spots[n + 1], boxes, {n, n + 1}) for n in range(1, LAST))


def clear(a: Point, b: Point, boxes: Mapping[int, Box], ends: set[int]) -> bool:
    """Say whether a piece of road is short enough and meets no space but those at its ends."""
    if math.dist(a, b) > FARTHEST:
        return False
    return all(n in ends or away(a, b, box) > 12 for n, box in boxes.items())


def with_ends(spots: Spots) -> Spots | None:
    """Return the spots with start and goal beside the first and last space, or None where there is no room."""
    boxes = {n: SPACE.at(spot) for n, spot in spots.items()}
    start = next(free_places(spots[1], START_BOX, [(0, 121), (-150, 0), (150, 0), (0, -118)], boxes, {1}), None)
    if start is None:
        return None
    boxes[START] = START_BOX.at(start)
    goal = next(free_places(spots[LAST], GOAL_BOX, [(0, -118), (150, 0), (-150, 0), (0, 134)], boxes, {LAST}), None)
    return None if goal is None else spots | {START: start, GOAL: goal}


def free_places(spot: Point, box: Box, steps: Sequence[Point], boxes: Mapping[int, Box], ends: set[int]) -> Iterator[Point]:
    """Yield the places beside a spot where a box covers nothing and its piece of road meets nothing."""
    for dx, dy in steps:
        place = spot[0] + dx, spot[1] + dy
        if not any(box.at(place).overlaps(b) for b in boxes.values()) and clear(spot, place, boxes, ends):
            yield place


def serpentine(columns: int) -> Spots:
    """Return a road that winds upwards to and fro, in so many columns."""
    across, up = WINDING
    spots = {}
    for i in range(LAST):
        row, column = divmod(i, columns)
        spots[i + 1] = (across * (columns - 1 - column if row % 2 else column), -up * row)
    (x1, y1), (x2, y2) = spots[1], spots[LAST]
    return spots | {START: (x1, y1 + 121), GOAL: (x2, y2 - 118)}


def cut(board: DrawnBoard, spots: Spots) -> int | None:
    """Return the space after which the road is best cut for a narrow screen, or None if both parts cannot be narrow.

    The road must be able to leave the first part and enter the second without meeting a space. It is rather cut between two
    straights than in one.
    """
    inner = {n for straight in board.straights for n in straight[:-1]}
    best = [
        (round(max(wide) / COLUMN), n in inner, round(sum(wide) / COLUMN), abs(n - LAST / 2), n)
        for n in range(5, LAST - 4)
        if max(wide := [width(spots, START, n), width(spots, n + 1, GOAL)]) <= NARROW and leaves(spots, n)
    ]
    return min(best)[-1] if best else None


def width(spots: Spots, first: int, last: int) -> float:
    """Return how far apart the outermost of some spots are."""
    xs = [spots[n][0] for n in range(first, last + 1)]
    return max(xs) - min(xs)


def leaves(spots: Spots, n: int) -> bool:
    """Say whether the road can run on from space n to the edge of its part, and come from the edge to the next."""
    for here, there, part in ((n, n + 1, range(START, n)), (n + 1, n, range(n + 2, GOAL + 1))):
        dx, dy = exit_ray(spots[here], spots[there])
        far = spots[here][0] + 10 * WIDEST * dx, spots[here][1] + 10 * WIDEST * dy
        near = [SPACE.at(spots[m]) for m in part]
        if any(crosses(spots[here], far, box) for box in near):
            return False
    return True


def exit_ray(here: Point, there: Point) -> Point:
    """Return the direction, along one axis, in which the road leaves the sheet."""
    dx, dy = there[0] - here[0], there[1] - here[1]
    return (math.copysign(1, dx), 0) if abs(dx) >= abs(dy) else (0, math.copysign(1, dy))


def crosses(a: Point, b: Point, box: Box) -> bool:
    """Say whether a line along one axis meets a box."""
    return Box(min(a[0], b[0]), min(a[1], b[1]), max(a[0], b[0]), max(a[1], b[1])).grown(20).overlaps(box)
