"""How large is the sheet, and where on it does everything lie?

A narrow drawing is one sheet with a winding road, or the map cut in two.
"""

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import pairwise
from typing import NamedTuple

from pugsbox.draw.arrange import NARROW, Arrangement, Spots, arranged, cut, exit_ray, serpentine, unit, width
from pugsbox.draw.boxes import FIGURE, GOAL_BOX, SPACE, START_BOX, Box, bounds
from pugsbox.draw.kinds import GOAL, START, DrawnBoard, Point
from pugsbox.draw.standing import BY_THE_BAR, standing
from pugsbox.draw.straights import Measure, measures

__all__ = ["Layout", "Seed", "Sheet", "Tray", "Way", "laid_out", "stretches"]

HORIZON = 126.0  # where the sky ends, from the top of a wide sheet
LEFT, RIGHT = 26.0, 38.0  # of the outermost space: to its right stands the Professor
GAP = 18.0  # between the halves of a narrow drawing


class Seed(NamedTuple):
    """A place whose area is known, and how far it reaches."""

    x: float
    y: float
    area: str
    weight: float


class Way(NamedTuple):
    """A signpost at a cut: the space where the road goes on, and whether it does so to the right or down."""

    x: float
    y: float
    number: int
    onward: bool


class Tray(NamedTuple):
    """Where the stones at hand lie: in one row, or white above black."""

    box: Box
    rows: int


@dataclass(frozen=True)
class Sheet:
    """One piece of map. All spots are in units from its upper left corner."""

    top: float
    """Where it begins in the drawing."""
    width: float
    height: float
    horizon: float
    """Where the sky ends, 0 for no sky."""
    spots: Spots
    """The spaces on it, with the start (0) and the goal (27)."""
    road: tuple[Point, ...]
    measures: tuple[Measure, ...]
    half: float | None
    """Where the line between the halves runs."""
    captions: tuple[float, ...]
    """Where both halves are named, along that line."""
    ways: tuple[Way, ...]
    seeds: tuple[Seed, ...]

    @property
    def size(self) -> Box:
        """The whole sheet as a box."""
        return Box(0, 0, self.width, self.height)


@dataclass(frozen=True)
class Layout:
    """The whole drawing."""

    width: float
    height: float
    sheets: tuple[Sheet, ...]
    tray: Tray
    narrow: bool
    signed: bool
    """True where no line can part the halves: then every space bears a sign."""
    standing: Spots
    """Where the Professor stands when he is on a space, the start or the goal."""

    @property
    def size(self) -> Box:
        """The whole drawing as a box."""
        return Box(0, 0, self.width, self.height)

    @property
    def house(self) -> Box:
        """What the goal covers in the drawing."""
        last = self.sheets[-1]
        return GOAL_BOX.at(last.spots[GOAL]).at((0, last.top))


@lru_cache(maxsize=32)
def laid_out(board: DrawnBoard, narrow: bool) -> Layout:
    """Return where everything lies. The same board is laid out once."""
    found = arranged(board)
    if not narrow or width(found.spots, START, GOAL) <= NARROW:
        parts = [range(START, GOAL + 1)]
    elif last := cut(board, found.spots):
        parts = [range(START, last + 1), range(last + 1, GOAL + 1)]
    else:
        parts, found = [range(START, GOAL + 1)], Arrangement(serpentine(5), own=False)
    line = parting(board, found.spots)
    wide = max(box.right - box.left for box in (around(found.spots, part) for part in parts)) + LEFT + RIGHT
    wide = max(wide, 460 if narrow else 720)  # the stones at hand need so much
    sheets: list[Sheet] = []
    for part in parts:
        top = sheets[-1].top + sheets[-1].height + GAP if sheets else 0.0
        sheets.append(sheet(board, found, part, Place(top, wide, line, narrow)))
    signed = any(not s.captions for s in sheets)
    tray, height = tray_below(sheets[-1], signed) if narrow else tray_on(sheets[-1])
    if not narrow:
        sheets = [replace(sheets[0], height=height)]
    stands = {n: (x, y + s.top) for s in sheets for n, (x, y) in standing(s.spots, s.size).items()}
    return Layout(wide, height, tuple(sheets), tray, narrow, signed, stands)


def parting(board: DrawnBoard, spots: Spots) -> float | None:
    """Return where a level line parts the upper from the lower half, if one can."""
    upper = [spots[s.number][1] for s in board.spaces if s.half == "upper"]
    lower = [spots[s.number][1] for s in board.spaces if s.half == "lower"]
    if not upper or not lower or min(lower) - max(upper) < SPACE.bottom - SPACE.top:
        return None
    return (max(upper) + SPACE.bottom + min(lower) + SPACE.top) / 2


class Place(NamedTuple):
    """What a sheet must fit into: where it begins, its width, the line between the halves in units of the road."""

    top: float
    width: float
    line: float | None
    narrow: bool


def around(spots: Spots, part: range) -> Box:
    """Return the smallest box around a part of the road and what stands on it."""
    return bounds([box_of(n).at(spots[n]) for n in part])


def box_of(n: int) -> Box:
    """Return what a space, the start or the goal covers."""
    return {START: START_BOX, GOAL: GOAL_BOX}.get(n, SPACE)


def sheet(board: DrawnBoard, found: Arrangement, part: range, place: Place) -> Sheet:
    """Lay out one part of the road."""
    narrow = place.narrow
    size, origin = measured(found.spots, part, place)
    on = {n: (x - origin[0], y - origin[1]) for n, (x, y) in found.spots.items()}
    spots = {n: on[n] for n in part}
    lines = measures(board.straights, spots, size, 1.7 if narrow else 1)
    half = None if place.line is None or not 0 < place.line - origin[1] < size.bottom else place.line - origin[1]
    taken = [box_of(n).at(spot) for n, spot in spots.items()] + [box for line in lines for box in line.boxes]
    road = through(on, part, size)
    return Sheet(
        place.top, size.right, size.bottom, 0 if narrow else HORIZON, spots, road, lines, half,
        () if half is None else captions(half, size, taken, road, 1.4 if narrow else 1),
        tuple(signposts(on, part, size, [*taken, *stretches(road, 20)])),
        tuple(seeds(board, found, on, origin)),
    )  # fmt: skip


def measured(spots: Spots, part: range, place: Place) -> tuple[Box, Point]:
    """Return the size of a sheet, and its upper left corner in units of the road."""
    whole, spaces = around(spots, part), bounds([SPACE.at(spots[n]) for n in part if n not in (START, GOAL)])
    wide = whole.right - whole.left + LEFT + RIGHT
    left = whole.left - LEFT - (place.width - wide) / 2
    if place.narrow:
        top, bottom = min(spaces.top - 76, whole.top - 12), max(whole.bottom + 22, spaces.bottom + 44)
    else:
        top, bottom = min(spaces.top - HORIZON - 13, whole.top - 12), max(whole.bottom + 12, spaces.bottom + 110)
    return Box(0, 0, place.width, bottom - top), (left, top)


def seeds(board: DrawnBoard, found: Arrangement, on: Spots, origin: Point) -> Iterable[Seed]:
    """Yield what is known of the land: every space, and what the board says of the places between, if they are its own."""
    for s in board.spaces:
        yield Seed(*on[s.number], s.area, 1.25)
    if found.own:
        for land in board.land:
            x, y = unit(land.at)
            yield Seed(x - origin[0], y - origin[1], land.area, 1.0)


def through(on: Spots, part: range, size: Box) -> tuple[Point, ...]:
    """Return the points of the road, from the edge to the edge where the map is cut."""
    middle = {n: (x, y - (0 if n in (START, GOAL) else 6)) for n, (x, y) in on.items()}
    road = [middle[n] for n in part]
    if part[0] != START:
        road.insert(0, edge(middle[part[0]], middle[part[0] - 1], size))
    if part[-1] != GOAL:
        road.append(edge(middle[part[-1]], middle[part[-1] + 1], size))
    return tuple(road)


def stretches(road: Sequence[Point], beside: float) -> list[Box]:
    """Return what each piece of a road covers, with so much on both sides."""
    return [bounds([Box(*a, *a), Box(*b, *b)]).grown(beside) for a, b in pairwise(road)]


def edge(here: Point, there: Point, size: Box) -> Point:
    """Return where the road from here leaves the sheet."""
    dx, dy = exit_ray(here, there)
    x = {1: size.right + 20, -1: -20, 0: here[0]}[round(dx)]
    return x, {1: size.bottom + 20, -1: -20, 0: here[1]}[round(dy)]


def signposts(on: Spots, part: range, size: Box, taken: Sequence[Box]) -> Iterable[Way]:
    """Yield a signpost for each cut end of the road, on free ground as near to the edge as there is."""
    for here, there in ((part[0], part[0] - 1), (part[-1], part[-1] + 1)):
        if START < there < GOAL:
            x, y = edge(on[here], on[there], size)
            post = Box(-46, -24, 46, 24)
            grid = [(i, j) for i in range(50, int(size.right) - 49, 8) for j in range(30, int(size.bottom) - 29, 8)]
            near = sorted(grid, key=lambda p: math.dist(p, (x, y)))
            px, py = next((p for p in near if not any(post.at(p).overlaps(box) for box in taken)), near[0])
            yield Way(px, py, there, there > here)


def captions(half: float, size: Box, taken: Sequence[Box], road: Sequence[Point], scale: float) -> tuple[float, ...]:
    """Return where along the line between the halves there is room to name them: the first and the last such place."""
    wide = 56 * scale
    strip = Box(0, half - 28 * scale, size.right, half + 28 * scale)
    closed = [(box.left, box.right) for box in [*taken, *stretches(road, 16)] if box.overlaps(strip)]
    free, x = [], 8.0
    for left, right in [*sorted(closed), (size.right - 8, size.right)]:
        if left - x >= 2 * wide:
            free.append((x + left) / 2)
        x = max(x, right)
    return tuple(dict.fromkeys([free[0], free[-1]])) if free else ()


def tray_below(last: Sheet, signed: bool) -> tuple[Tray, float]:
    """Return the stones at hand under a narrow map, and the height of the drawing."""
    top = last.top + last.height + GAP
    return Tray(Box(0, top, last.width, top + 116), 2), top + 116 + (54 if signed else 0)


def tray_on(last: Sheet) -> tuple[Tray, float]:
    """Return the stones at hand at the foot of a wide map, where there is room, and the height of the drawing."""
    taken = [box_of(n).at(spot).grown(8 if n in (START, GOAL) else 0) for n, spot in last.spots.items()]
    taken += [box for line in last.measures for box in line.boxes]
    taken.append(FIGURE.at(BY_THE_BAR[0]).at(last.spots[START]))
    wide, high, y = 672.0, 56.0, last.height - 74
    middle = Box(0, y, wide, y + high).at(((last.width - wide) / 2, 0))
    for aside in range(0, int((last.width - wide) / 2) - 19, 4):
        for box in (middle.at((aside, 0)), middle.at((-aside, 0))):
            if not any(box.overlaps(b) for b in taken):
                return Tray(box, 1), last.height
    return Tray(middle.at((0, 74)), 1), last.height + 74
