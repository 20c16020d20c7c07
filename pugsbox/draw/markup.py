"""How is a drawing written down? Tags with everything escaped, and numbers as short as they can be."""

from collections.abc import Mapping
from html import escape

__all__ = ["Parts", "move", "part", "plain", "polyline", "short", "tag", "words"]

Parts = Mapping[str, Mapping[str, str | None]]
"""For every part that can change, its attributes: None is no such attribute, "text" or "html" is what stands in it."""


def short(number: float) -> str:
    """Return a number with at most one decimal.

    >>> short(2.04), short(-0.04), short(12.5)
    ('2', '0', '12.5')
    """
    text = f"{number:.1f}".removesuffix(".0")
    return "0" if text == "-0" else text


def plain(text: str) -> str:
    """Return a text on one line and without anything that cannot be printed: it may come from a file or a pupil.

    >>> plain("a" + chr(10) + chr(0) + "b <")
    'a b <'
    """
    return " ".join("".join(c if c.isprintable() else " " for c in text).split())


def tag(name: str, attributes: Mapping[str, str | float | None], *children: str) -> str:
    """Return an element. Attributes are escaped, None is left out; children are markup already.

    >>> tag("g", {"class": 'a"b', "id": None, "x": 2.0}, words("<"))
    '<g class="a&quot;b" x="2">&lt;</g>'
    """
    said = "".join(f' {k}="{escape(v) if isinstance(v, str) else short(v)}"' for k, v in attributes.items() if v is not None)
    return f"<{name}{said}>{''.join(children)}</{name}>" if children else f"<{name}{said}/>"


def words(text: str) -> str:
    """Return a text as markup."""
    return escape(text, quote=False)


def part(name: str, key: str, parts: Parts, attributes: Mapping[str, str | float | None], *children: str) -> str:
    """Return an element that can change later: it is known by `data-part` and has the attributes and text of its part.

    A part may have "html" instead of "text": markup, made with these functions.
    """
    changing = dict(parts[key])
    text, html = changing.pop("text", None), changing.pop("html", None)
    inside = (html,) if html is not None else children if text is None else (words(text),)
    return tag(name, {"data-part": key, **attributes, **changing}, *inside)


def move(x: float, y: float) -> str:
    """Return the transform that moves something by that many units."""
    return f"translate({short(x)} {short(y)})"


def polyline(points: list[tuple[float, float]]) -> str:
    """Return a path of straight pieces, open.

    >>> polyline([(0, 0), (3, 4)])
    'M0 0L3 4'
    """
    return "M" + "L".join(f"{short(x)} {short(y)}" for x, y in points)
