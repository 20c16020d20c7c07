"""The key of the map: what is each drawing called?"""

from collections.abc import Iterator

from pugsbox.draw.defs import defs, hatches
from pugsbox.draw.icons import GROUNDS, SHAPES, SYMBOLS
from pugsbox.draw.markup import tag, words
from pugsbox.draw.words import COLOURS, KEY, KEY_NOTES, STONES, called

__all__ = ["key"]


def key(suffix: str) -> str:
    """Return a list of all drawings with their names, as HTML that unfolds; `suffix` ends every id in it.

    >>> "covered wagon" in key("-key")
    True
    """
    own = tag("svg", {"width": 0, "height": 0, "aria-hidden": "true"}, defs(suffix))
    items = "".join(tag("li", {}, drawing, words(name)) for drawing, name in drawings(suffix))
    notes = "".join(tag("p", {}, words(note)) for note in KEY_NOTES)
    inside = tag("div", {"style": hatches(suffix)}, own, tag("ul", {}, items), notes)
    return tag("details", {"class": "pb-key"}, tag("summary", {}, words(KEY)), inside)


def drawings(suffix: str) -> Iterator[tuple[str, str]]:
    """Give each drawing as a small picture, and its name."""
    for name in COLOURS:
        yield icon("pb-shp", f"s-cloud{suffix}", "-50 -45 100 80", f"pb-c-{name}"), called(name)
    for name in SHAPES:
        yield icon("pb-shp", f"s-{name}{suffix}", "-46 -46 92 92", "pb-c-white"), called(name)
    for name in GROUNDS:
        yield icon("", f"g-{name}{suffix}", "-60 -40 120 100", f"pb-a-{name}"), called(name)
    for name in SYMBOLS:
        yield icon("", f"i-{name}{suffix}", "0 0 32 32", "pb-i"), called(name)
    for name, says in STONES.items():
        yield icon("", f"{name}{suffix}", "-54 -62 36 36", ""), says


def icon(kind: str, name: str, box: str, around: str) -> str:
    """Return one drawing by itself."""
    drawn = tag("g", {"class": around or None}, tag("use", {"href": f"#pb-{name}", "class": kind or None}))
    return tag("svg", {"class": "pb-board", "viewBox": box, "aria-hidden": "true"}, drawn)
