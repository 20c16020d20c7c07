"""How does one space look, the start, the goal, the Professor, the tray? Their origin is the middle of each.

All that a click can change is drawn at once and shown by the class of the space, so that a page changes attributes only.
"""

from pugsbox.draw.icons import GROUNDS, NUMBER_AT, SHAPES, SYMBOLS
from pugsbox.draw.kinds import GOAL, START, DrawnBoard, DrawnSpace, Point
from pugsbox.draw.layout import Layout
from pugsbox.draw.marks import BLACK, WHITE, stones
from pugsbox.draw.markup import Parts, move, part, plain, tag, words
from pugsbox.draw.words import HALVES, goal_name, start_name

__all__ = ["figure", "goal", "legend", "space", "start", "tray"]


def use(name: str, suffix: str, **attributes: str | float) -> str:
    """Return a reference to a drawing; `cls` stands for class."""
    named = {"class" if k == "cls" else k: v for k, v in attributes.items()}
    return tag("use", {"href": f"#pb-{name}{suffix}", **named})


def space(s: DrawnSpace, spot: Point, parts: Parts, layout: Layout, suffix: str) -> str:
    """Return one space; its hit area is 112 by 123 units."""
    inside = [tooltip(str(s)), ground(s, suffix), face(s, suffix), symbols(s, suffix)]
    if layout.signed and s.half in HALVES:
        inside.append(use(f"half-{s.half}", suffix, y=56.0))
    return button(s.number, spot, parts, layout, suffix, *inside)


def button(number: int, spot: Point, parts: Parts, layout: Layout, suffix: str, *inside: str) -> str:
    """Return something to click or to look at, with all that can be laid on it and thought about it.

    The front end moves the one Tab stop; where spaces are only to be looked at there is none.
    """
    lift = -8.0 if number == GOAL else 0.0
    name = f"space-{number}"
    tabindex = None if parts[name]["data-action"] is None else "0" if number == 1 else "-1"
    fixed = {"data-n": str(number), "tabindex": tabindex, "transform": move(*spot)}
    return part("g", name, parts, fixed,
        use("plate", suffix, cls="pb-plate", y=lift),
        *(use(f"heat-{i}", suffix, cls=f"pb-on pb-on-heat-{i}") for i in range(1, 6)),
        *inside,
        use("cross", suffix, cls="pb-on pb-on-crossed"),
        use("right", suffix, cls="pb-on pb-on-right"),
        use("wrong", suffix, cls="pb-on pb-on-wrong"),
        use("hint", suffix, cls="pb-on pb-on-hinted"),
        use("select", suffix, cls="pb-on pb-on-selected", y=lift),
        chance(number, parts, layout),
        use("pin", suffix, cls="pb-on pb-on-selected", x=-24.0 if layout.narrow else 0.0, y=lift),
        use("focus", suffix, cls="pb-on pb-on-focus", y=lift),
    )  # fmt: skip


def ground(s: DrawnSpace, suffix: str) -> str:
    """Return the ground under the symbols, every other one mirrored."""
    if s.area not in GROUNDS:
        return ""
    mirrored: dict[str, str | float] = {"transform": "scale(-1 1)"} if s.number % 2 else {}
    return use(f"g-{s.area}", suffix, **mirrored)


def face(s: DrawnSpace, suffix: str) -> str:
    """Return the shape with its number; on a hot space it has a light rim, which parts it from the heat."""
    x, y = NUMBER_AT.get(s.shape, (0, 0))
    shapes = [
        use(f"s-{s.shape}", suffix, cls="pb-on pb-on-heat pb-keyl"),
        use(f"s-{s.shape}", suffix, cls="pb-shd", y=4.0),
        use(f"s-{s.shape}", suffix, cls="pb-shp"),
    ]
    number = tag("text", {"class": "pb-n", "x": x, "y": y + 9.5}, words(str(s.number)))
    return tag("g", {"transform": "translate(0 -20)"}, *(shapes if s.shape in SHAPES else ()), number)


def symbols(s: DrawnSpace, suffix: str) -> str:
    """Return the symbols of a space, in a row."""
    known = [symbol for symbol in s.symbols if symbol in SYMBOLS]
    step = 29 if len(known) == 3 else 34
    row = [
        use(f"i-{symbol}", suffix, x=(i - (len(known) - 1) / 2) * step - 14, y=20.0, width=28.0, height=28.0)
        for i, symbol in enumerate(known)
    ]
    return tag("g", {"class": "pb-i"}, *row)


def chance(number: int, parts: Parts, layout: Layout) -> str:
    """Return the tag with the chance of being next."""
    place = "translate(27 -58) scale(1.6)" if layout.narrow else "translate(36 -49)"
    frame = tag("rect", {"x": -21.0, "y": -11.0, "width": 42.0, "height": 22.0, "rx": 11.0})
    said = part("text", f"chance-{number}", parts, {"y": 6.0})
    return tag("g", {"class": "pb-on pb-on-heat pb-pct", "transform": place}, frame, said)


def start(board: DrawnBoard, spot: Point, suffix: str) -> str:
    """Return the start with its sign. A long name is cut on the sign, and said in full."""
    name = plain(board.start)
    shown = name if len(name) <= 12 else f"{name[:11]}…"
    size = None if len(shown) <= 9 else f"font-size:{150 / len(shown):.1f}px"
    fixed = {"class": "pb-start", "data-n": str(START), "role": "img", "aria-label": start_name(name), "transform": move(*spot)}
    return tag("g", fixed, use("bar", suffix), tag("text", {"class": "pb-sign", "style": size, "y": 29.0}, words(shown)))


def goal(name: str, spot: Point, parts: Parts, layout: Layout, suffix: str) -> str:
    """Return the goal: a button like the spaces."""
    return button(GOAL, spot, parts, layout, suffix, tooltip(goal_name(name)), use("house", suffix))


def tooltip(name: str) -> str:
    """Return what the mouse is told; a screen reader hears the whole name of the button instead."""
    return tag("title", {}, words(plain(name)))


def figure(parts: Parts, suffix: str) -> str:
    """Return the Professor and his speech bubble; a click goes through both."""
    lines = [part("text", f"say-{i}", parts, {"class": "pb-sayt"}) for i in (1, 2, 3)]
    bubble = part("g", "say", parts, {"aria-hidden": "true"}, part("path", "say-box", parts, {"class": "pb-say"}), *lines)
    return part("g", "figure", parts, {"class": "pb-figure", "role": "img"}, use("prof", suffix)) + bubble


def tray(parts: Parts, layout: Layout) -> str:
    """Return the stones at hand; those that lie on the board leave a hollow."""
    box, rows = layout.tray
    scale = 1.0 if rows == 1 else min(1.4, (box.right - box.left - 60) / 340)
    rest = 24 * scale, 18.5 if rows == 1 else 10 + 8 * scale
    places = (rest, (rest[0] + 374, rest[1]) if rows == 1 else (rest[0], rest[1] + 34 * scale))
    rows_of = [
        tag("g", {"transform": f"{move(*place)} scale({scale:.3g})"},
            tag("path", {"class": "pb-q0", "d": stones(count)}),
            part("path", f"ready-{colour}", parts, {"class": f"pb-q{colour[0]}"}),
            part("text", f"left-{colour}", parts, {"class": "pb-cap", "x": 20.0 * count + 6, "y": 17.0}))
        for colour, count, place in (("white", WHITE, places[0]), ("black", BLACK, places[1]))
    ]  # fmt: skip
    frame: dict[str, str | float | None] = {
        "class": "pb-tray",
        "width": box.right - box.left,
        "height": box.bottom - box.top,
        "rx": 14.0,
    }
    return part("g", "ready", parts, {"role": "img", "transform": move(box.left, box.top)}, tag("rect", frame), *rows_of)


def legend(x: float, y: float, scale: float, suffix: str) -> str:
    """Return what the signs of upper and lower half mean."""
    said = [
        use(f"half-{half}", suffix, x=18.0 + i * 150, y=-5.0)
        + tag("text", {"class": "pb-hlf", "x": 90.0 + i * 150}, words(name))
        for i, (half, name) in enumerate(HALVES.items())
    ]
    return tag("g", {"aria-hidden": "true", "transform": f"{move(x, y)} scale({scale})"}, *said)
