"""The road and what is written beside it: plazas, the line between the halves, the numbered straights, the signposts."""

import math
from collections.abc import Iterable, Sequence

from pugsbox.draw.kinds import DrawnSpace, Point
from pugsbox.draw.layout import Sheet, Way
from pugsbox.draw.markup import move, short, tag, words
from pugsbox.draw.straights import Measure
from pugsbox.draw.words import HALVES

__all__ = ["halves", "line_beside", "road", "signpost"]


def road(sheet: Sheet, spaces: Sequence[DrawnSpace]) -> str:
    """Return the road: straights are plain, every corner is a round plaza."""
    path = rounded(sheet.road, 36)
    corners = [sheet.spots[s.number] for s in spaces if s.corner and s.number in sheet.spots]

    def plazas(name: str, radius: int) -> str:
        return "".join(tag("circle", {"class": name, "cx": x, "cy": y - 6, "r": radius}) for x, y in corners)

    def way(name: str) -> str:
        return tag("path", {"class": name, "d": path})

    layers = plazas("pb-pz0", 58), way("pb-rd0"), plazas("pb-pz1", 56), way("pb-rd"), way("pb-rdc"), plazas("pb-pz2", 50)
    return tag("g", {"aria-hidden": "true"}, *layers)


def rounded(points: Sequence[Point], radius: float) -> str:
    """Return a path through points, with rounded bends."""
    said = [f"M{short(points[0][0])} {short(points[0][1])}"]
    for a, b, c in zip(points, points[1:], points[2:], strict=False):
        before, after = math.dist(a, b), math.dist(b, c)
        if abs((b[0] - a[0]) * (c[1] - b[1]) - (b[1] - a[1]) * (c[0] - b[0])) < 1200:
            continue  # so nearly straight that a bend would only make the file longer
        k = min(radius, before / 2, after / 2)
        p = b[0] + (a[0] - b[0]) * k / before, b[1] + (a[1] - b[1]) * k / before
        q = b[0] + (c[0] - b[0]) * k / after, b[1] + (c[1] - b[1]) * k / after
        said.append(f"L{short(p[0])} {short(p[1])}Q{short(b[0])} {short(b[1])} {short(q[0])} {short(q[1])}")
    return "".join(said) + f"L{short(points[-1][0])} {short(points[-1][1])}"


def halves(sheet: Sheet, scale: float) -> str:
    """Return the line between the halves, with words on it."""
    if sheet.half is None:
        return ""
    line = tag("path", {"class": "pb-half", "d": f"M0 {short(sheet.half)}H{short(sheet.width)}"})
    names: Iterable[str] = (
        tag("text", {"class": "pb-hlf", "transform": f"{move(x, sheet.half or 0)} scale({scale})", "y": y}, words(HALVES[half]))
        for x in sheet.captions
        for half, y in (("upper", -10.0), ("lower", 22.0))
    )
    return tag("g", {"aria-hidden": "true"}, line, *names)


def line_beside(line: Measure, scale: float) -> str:
    """Return the surveyor's line beside a straight, with its number."""
    half = short(line.half)
    bracket = tag("path", {
        "transform": f"{move(*line.middle)} rotate({short(line.turn)})",
        "d": f"M-{half}-6V0H{half}V-6",
    })  # fmt: skip
    wide = line.wide / scale
    frame = tag("rect", {"x": -wide / 2, "y": -9.0, "width": wide, "height": 18.0, "rx": 4.0})
    number = tag("g", {"transform": f"{move(*line.tag)} scale({scale})"}, frame, tag("text", {"y": 5.0}, words(line.numeral)))
    return tag("g", {"class": "pb-dim", "aria-hidden": "true"}, bracket, number)


def signpost(way: Way) -> str:
    """Return the sign at a cut: where the road goes on, or where it came from."""
    said = f"{way.number} ▸" if way.onward else f"◂ {way.number}"
    frame = tag("rect", {"x": -40.0, "y": -20.0, "width": 80.0, "height": 40.0, "rx": 9.0})
    return tag(
        "g",
        {"class": "pb-way", "aria-hidden": "true", "transform": move(way.x, way.y)},
        frame,
        tag("text", {"y": 9.0}, words(said)),
    )
