"""What stands on the land: firs, peaks, waves, grass, each on its own ground and clear of all that must be read; and the sky.

Nothing here looks like a fact of the game: no sun, no moon, no star, no fish.
"""

import math
from collections.abc import Iterator, Sequence
from random import Random
from typing import NamedTuple

from pugsbox.draw.boxes import GOAL_BOX, START_BOX, Box
from pugsbox.draw.kinds import GOAL, START, Point
from pugsbox.draw.land import Land
from pugsbox.draw.layout import Sheet, stretches
from pugsbox.draw.markup import move, polyline, short, tag

__all__ = ["scenery"]


class Kind(NamedTuple):
    """What stands on an area: how far it reaches from its foot, how far it keeps from the next, its least and greatest size."""

    reach: float
    gap: float
    low: float
    high: float


KINDS = {
    "mountains": Kind(18, 42, 0.6, 1.35),
    "forest": Kind(12, 20, 0.8, 1.15),
    "lake": Kind(20, 50, 0.8, 1.15),
    "meadow": Kind(12, 34, 0.8, 1.15),
}
WIDEST_GAP = max(kind.gap for kind in KINDS.values())
Thing = tuple[float, float, str, float]
"""Where it stands, on which area, and its size."""


def scenery(sheet: Sheet, index: int, suffix: str, tray: Box | None) -> str:
    """Return the land of a sheet as markup. Its ids end in its index and the suffix; nothing grows under the tray."""
    land = Land(sheet.seeds, sheet.width, sheet.height)
    top = sheet.horizon + 40 if sheet.horizon else 0
    ground, water, shore = (f"pb-{name}-{index}{suffix}" for name in ("ground", "water", "shore"))
    lake = land.outline("lake")
    areas = [tag("path", {"class": f"pb-r-{area}", "d": land.outline(area)}) for area in ("mountains", "forest")]
    return "".join([
        sky(sheet, suffix) if sheet.horizon else "",
        tag("clipPath", {"id": ground}, tag("path", {"d": hills(sheet)})),
        tag("clipPath", {"id": water}, tag("path", {"id": shore, "d": lake})),
        tag("g", {"class": "pb-land", "aria-hidden": "true", "clip-path": f"url(#{ground})"},
            tag("rect", {"class": "pb-r-meadow", "width": sheet.width, "height": sheet.height}),
            *areas,
            *(tag("use", {"href": f"#{shore}", "class": name, "clip-path": clip}) for name, clip in
              (("pb-r-lake", None), ("pb-shallow", f"url(#{water})"), ("pb-shore", None))),
            *drawn(sorted(scattered(land, sheet, list(kept_free(sheet, tray)), top), key=lambda thing: thing[1]), suffix)),
    ])  # fmt: skip


def hills(sheet: Sheet) -> str:
    """Return the outline of the ground: gentle hills where there is a sky, else the whole sheet."""
    width, height, y = short(sheet.width), short(sheet.height), sheet.horizon
    if not y:
        return f"M0 0H{width}V{height}H0Z"
    waves = "".join(
        f"Q{x + 53} {y - 8 + i % 2 * 14:.0f} {x + 106} {y + 2:.0f}" for i, x in enumerate(range(0, int(sheet.width) + 1, 106))
    )
    return f"M0 {y + 2:.0f}{waves}V{height}H0Z"


def kept_free(sheet: Sheet, tray: Box | None) -> Iterator[Box]:
    """Yield what must stay clear: spaces, road, start, goal, the words on the map, and the stones at hand."""
    for n, spot in sheet.spots.items():
        yield {START: START_BOX.grown(8), GOAL: GOAL_BOX.grown(8)}.get(n, Box(-56, -66, 56, 66)).at(spot)
    yield from stretches(sheet.road, 18)
    if sheet.half is not None:
        for x in sheet.captions:
            yield Box(x - 80, sheet.half - 26, x + 80, sheet.half + 30)
    if tray:
        yield tray.grown(10)


def scattered(land: Land, sheet: Sheet, free: Sequence[Box], top: float) -> Iterator[Thing]:
    """Yield what stands on the land, in the order of chance; the same sheet always has the same."""
    chance = Random(26).random  # noqa: S311 - it scatters trees
    cells: dict[tuple[int, int], list[tuple[Point, float]]] = {}
    for _ in range(round(sheet.width * sheet.height * 0.009)):
        x, y = 14 + chance() * (sheet.width - 28), top + chance() * (sheet.height - 8 - top)
        area = land.area(x, y)
        kind = KINDS[area]
        if any(land.area(x + dx, y + dy) != area for dx, dy in ((-kind.reach, 0), (kind.reach, 0), (0, -kind.reach))):
            continue
        i, j = int(x / WIDEST_GAP), int(y / WIDEST_GAP)
        near = [thing for k in (i - 1, i, i + 1) for m in (j - 1, j, j + 1) for thing in cells.get((k, m), ())]
        if any(math.hypot(x - px, (y - py) * 1.5) < max(kind.gap, gap) for (px, py), gap in near):
            continue
        side = kind.reach * (1.6 if area == "mountains" else 1)
        if any(b.left - side < x < b.right + side and b.top - 4 < y < b.bottom + kind.reach * 1.6 for b in free):
            continue
        cells.setdefault((i, j), []).append(((x, y), kind.gap))
        yield x, y, area, kind.low + chance() * (kind.high - kind.low)


def drawn(things: Sequence[Thing], suffix: str) -> Iterator[str]:
    """Yield the markup of what stands on the land: one path a kind, and each peak by itself, the near ones last."""
    for area, name in (("forest", "firs"), ("lake", "waves"), ("meadow", "grass")):
        paths = [shape(area, x, y, size) for x, y, kind, size in things if kind == area]
        yield tag("path", {"class": f"pb-{name}", "d": "".join(paths)})
    for x, y, kind, size in things:
        if kind == "mountains":
            yield peak(x, y, size, suffix)


def shape(area: str, x: float, y: float, size: float) -> str:
    """Return one fir, one wave or one tuft of grass as a path."""
    if area == "forest":
        return (
            f"M{x:.0f} {y - 30 * size:.0f}l{9 * size:.0f} {25 * size:.0f}h{-7 * size:.0f}v5h{-4 * size:.0f}v-5h{-7 * size:.0f}z"
        )
    if area == "lake":
        wide = round(8 * size)
        return f"M{x:.0f} {y:.0f}q{wide / 2:g}-5 {wide} 0t{wide} 0 {wide} 0 {wide} 0"
    return f"M{x:.0f} {y:.0f}q-1-6-4-8m5 8q0-8 1-11m0 11q1-5 4-8"


def peak(x: float, y: float, size: float, suffix: str) -> str:
    """Return one mountain."""
    return tag("use", {"href": f"#pb-peak{suffix}", "transform": f"{move(round(x), round(y))} scale({size:.2g})"})


def sky(sheet: Sheet, suffix: str) -> str:
    """Return the sky and the mountains at its end: low ones under the title, none behind the house."""
    chance = Random(9).random  # noqa: S311 - it scatters trees
    low, high = sheet.horizon + 6, sheet.horizon + 30
    ridge, x, up = [(0.0, high)], -20.0, False
    while x < sheet.width + 60:
        ridge.append((x, low - (70 * (0.62 + 0.38 * chance()) if up else 24 * chance())))
        x, up = x + 62 * (0.45 + 0.35 * chance()), not up
    peaks, x = [], 20.0
    while x < sheet.width + 20:
        title, house = x < 400, math.dist((x, 0), (sheet.spots[GOAL][0], 0)) < 120 and sheet.spots[GOAL][1] < sheet.horizon
        peaks.append((0.8 + chance() * (0.5 if title or house else 1.7), x))
        x += 38 + 54 * chance()
    far = tag("path", {"class": "pb-far", "d": polyline([*ridge, (sheet.width + 60, high)]) + "Z"})
    near = [peak(x, sheet.horizon + 10, size, suffix) for size, x in sorted(peaks, reverse=True)]
    return tag("rect", {"class": "pb-sky", "width": sheet.width, "height": sheet.horizon + 40}) + far + "".join(near)
