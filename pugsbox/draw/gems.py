"""How does a crystal look? Cut and faceted, in its colour, with its value on it: colour is never the only sign."""

from __future__ import annotations

import re
from functools import lru_cache

from pugsbox.core.views import Face
from pugsbox.draw.markup import tag

__all__ = ["CUT", "gem", "is_gem"]

KIND = "crystal"
COLOURS = ("white", "blue", "red")
TABLE = "12.6 7.5H19.4L24.5 12.6V19.4L19.4 24.5H12.6L7.5 19.4V12.6Z"
"""The flat middle, which bears the number."""
CUT = (
    '<path class="pb-gem-f" d="M11 2.5H21L29.5 11V21L21 29.5H11L2.5 21V11Z"/>'
    '<path class="pb-gem-h" d="M2.5 21V11L11 2.5H21L19.4 7.5H12.6L7.5 12.6V19.4Z"/>'
    '<path class="pb-gem-d" d="M29.5 11V21L21 29.5H11L12.6 24.5H19.4L24.5 19.4V12.6Z"/>'
    f'<path class="pb-gem-l" d="M{TABLE}M11 2.5L12.6 7.5M21 2.5L19.4 7.5M29.5 11L24.5 12.6M29.5 21L24.5 19.4'
    'M21 29.5L19.4 24.5M11 29.5L12.6 24.5M2.5 21L7.5 19.4M2.5 11L7.5 12.6"/>'
)


def is_gem(face: Face) -> bool:
    """Return whether a card is a crystal."""
    return face.kind == KIND


@lru_cache(maxsize=64)
def gem(face: Face) -> str:
    """Return a crystal with its value, the number that its text says.

    >>> ">5</text>" in gem(Face("blue", "blue crystal", "crystal", "worth 5", "printed", "blue"))
    True
    """
    value = re.search(r"\d{1,3}", face.text)
    number = tag("text", {"class": "pb-gem-n", "x": 16.0, "y": 20.6}, value[0] if value else "")
    colour = f"pb-gem-{face.colour}" if face.colour in COLOURS else "pb-plain"
    return tag("svg", {"class": f"pb-pic {colour}", "viewBox": "0 0 32 32", "aria-hidden": "true"}, CUT, number)
