"""Which drawings does a board use again and again? Each stands once in the file, with an id, and is referred to."""

from functools import lru_cache

from pugsbox.draw.icons import BAR, GROUNDS, HOUSE, PEAK, PROFESSOR, SHAPES, SYMBOLS
from pugsbox.draw.markup import tag

__all__ = ["defs", "hatches"]

HATCHES = {
    "green": (6, 45, '<path class="pb-hl-green" d="M0 3H6" stroke-width="1.8"/>'),
    "red": (6, 0, '<path class="pb-hl-red" d="M3 0V6" stroke-width="1.8"/>'),
    "yellow": (7, 45, '<circle class="pb-hl-yellow" cx="3.5" cy="3.5" r="1.3"/>'),
    "wrong": (8, -45, '<path class="pb-hl-wrong" d="M0 4H8" stroke-width="1.5"/>'),
}
"""Width in units, turn in degrees, and the mark of each hatching."""

LAID = {
    "plate": ("", '<rect x="-56" y="-63" width="112" height="123" rx="18"/>'),
    "right": ("pb-st-w", '<g transform="translate(-36 -44)"><circle r="14"/><path d="M-6 0-1.5 5 6-5"/></g>'),
    "wrong": ("pb-st-b", '<g transform="translate(-36 -44)"><circle r="14"/><path d="M-5-5 5 5M5-5-5 5"/></g>'),
    "hint": (
        "pb-bulb",
        (
            '<g transform="translate(-38 -46)"><circle r="15"/>'
            '<path d="M-3.5 4.5C-3.5 2-6.5 1-6.5-3a6.5 6.5 0 0 1 13 0C6.5 1 3.5 2 3.5 4.5ZM-3 8H3"/></g>'
        ),
    ),
    "select": (
        "",
        (
            '<path class="pb-brk" d="M-56-36V-45Q-56-63-38-63H-28M28-63H38Q56-63 56-45V-36'
            'M56 34V42Q56 60 38 60H28M-28 60H-38Q-56 60-56 42V34"/>'
        ),
    ),
    "cross": (
        "",
        "".join(f'<path class="{c}" d="M-48-54-26-31M34 34 48 50M48-54 26-31M-34 34-48 50"/>' for c in ("pb-x0", "pb-x")),
    ),
    "pin": ("", '<path class="pb-pin" d="M-14-78H14L0-58Z"/>'),
    "focus": (
        "",
        "".join(f'<rect class="pb-{c}" x="-57" y="-65" width="114" height="127" rx="20"/>' for c in ("ring0", "ring")),
    ),
    "half-upper": ("pb-hm", '<rect x="-15" y="-6.5" width="30" height="13" rx="6.5"/><path d="M-6 3.5H6L0-4Z"/>'),
    "half-lower": ("pb-hm", '<rect x="-15" y="-6.5" width="30" height="13" rx="6.5"/><path d="M-6-3.5H6L0 4Z"/>'),
    "peak": ("", PEAK),
    "prof": ("", f'<g transform="scale(.86)">{PROFESSOR}</g>'),
    "house": ("", HOUSE),
    "bar": ("", BAR),
}
"""The class and the markup of what is not printed on a space."""


@lru_cache(maxsize=8)
def defs(suffix: str) -> str:
    """Return all of them, with ids that end in `suffix`."""
    drawings = [tag("symbol", {"id": f"pb-i-{name}{suffix}", "viewBox": "0 0 32 32"}, icon) for name, icon in SYMBOLS.items()]
    drawings += [tag("path", {"id": f"pb-s-{name}{suffix}", "d": shape}) for name, shape in SHAPES.items()]
    drawings += [tag("g", {"id": f"pb-g-{name}{suffix}"}, ground) for name, ground in GROUNDS.items()]
    drawings += [tag("g", {"id": f"pb-{name}{suffix}", "class": c or None}, drawing) for name, (c, drawing) in LAID.items()]
    for i in range(1, 6):
        rings = [tag("circle", {"cy": -20.0, "r": 54.0 - 5 * k}) for k in range(i)]
        drawings.append(tag("g", {"id": f"pb-heat-{i}{suffix}", "class": f"pb-ht pb-h{i}"}, *rings))
    drawings += [pattern(name, suffix) for name in HATCHES]
    return tag("defs", {}, *drawings)


def pattern(name: str, suffix: str) -> str:
    """Return one hatching on its colour."""
    wide, turn, mark = HATCHES[name]
    ground = tag("rect", {"class": f"pb-hb-{name}", "width": wide, "height": wide})
    fixed: dict[str, str | float | None] = {
        "id": f"pb-h-{name}{suffix}",
        "width": wide,
        "height": wide,
        "patternUnits": "userSpaceOnUse",
    }
    return tag("pattern", {**fixed, "patternTransform": f"rotate({turn})" if turn else None}, ground, mark)


def hatches(suffix: str) -> str:
    """Return the style that tells the style sheet which patterns are this drawing's own."""
    return ";".join(f"--pb-hx-{name}:url(#pb-h-{name}{suffix})" for name in HATCHES)
