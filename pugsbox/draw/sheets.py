"""How does a drawing come on paper? On pages in millimetres, with marks where the scissors go."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from pugsbox.draw.board import Theme
from pugsbox.draw.boxes import Box
from pugsbox.draw.flat import flat
from pugsbox.draw.markup import plain, tag
from pugsbox.draw.style import BOARD_CSS, STATIC, style
from pugsbox.draw.typeset import PLAIN, length, line

__all__ = ["MARGIN", "SIZES", "Page", "Paper", "Size", "crops", "hairlines", "note", "page"]

Size = tuple[float, float]
"""Width and height, here in millimetres."""

SIZES = {"a4": (210.0, 297.0), "a3": (297.0, 420.0), "letter": (215.9, 279.4)}
"""The papers, upright."""
PRINT_CSS = STATIC / "print.css"
MARGIN = 10.0
"""What a printer may leave white on every side of a page."""
EDGE, GAP, LONG = 4.0, 2.0, 6.0
"""How far marks for the scissors keep from the edge of the page and from what is cut out, and how long they are at most."""
LAID = ("figure", "say", "ready")
"""The parts of a drawn board that are things of their own on a table."""
SMALL = 2.5
"""How high the letters in the margin are."""


@dataclass(frozen=True)
class Paper:
    """What is printed on, and how: in colours, or in grey."""

    name: str = "a4"
    grey: bool = False

    @property
    def upright(self) -> Size:
        """Return the size of a page that is higher than wide."""
        return SIZES[self.name]

    @property
    def both(self) -> tuple[Size, Size]:
        """Return the size of a page that is higher than wide, and of one that is wider than high."""
        return self.upright, (self.upright[1], self.upright[0])

    @property
    def theme(self) -> Theme:
        """Return the colours: those of a screen by day, or those for the copier."""
        return "print" if self.grey else "light"

    @property
    def home(self) -> Paper:
        """Return the paper for what needs no large one."""
        return Paper("a4", self.grey) if self.name == "a3" else self


class Page(NamedTuple):
    """A page: its size, a flat drawing, and what it is called for those who do not see it."""

    size: Size
    svg: str
    name: str


def page(size: Size, theme: Theme, name: str, *parts: str) -> Page:
    """Return a page with these parts, which take their looks from static/print.css and static/board.css."""
    width, height = (f"{side:g}" for side in size)
    root = {"xmlns": "http://www.w3.org/2000/svg", "class": "pb pb-sheet", "data-theme": theme}
    measures = {"width": f"{width}mm", "height": f"{height}mm", "viewBox": f"0 0 {width} {height}"}
    sheet = tag("style", {}, style(BOARD_CSS, PRINT_CSS))
    return Page(size, flat(tag("svg", {**root, **measures}, sheet, *parts), LAID), plain(name))


def note(text: str, at: Size, room: float) -> str:
    """Return a line in the margin, in smaller letters where there is less room for it."""
    said = plain(text)
    return line(said, PLAIN, min(SMALL, room / length(said, PLAIN)), at, "pb-soft")


def crops(xs: Sequence[float], ys: Sequence[float], drawn: Box, size: Size, look: str = "pb-mark") -> str:
    """Return short marks in the margins of a page for cuts at these places, beyond what is drawn."""
    ends = drawn.grown(GAP)
    left, top, right, bottom = drawn.grown(GAP + LONG)
    left, top, right, bottom = max(left, EDGE), max(top, EDGE), min(right, size[0] - EDGE), min(bottom, size[1] - EDGE)
    upright = "".join(f"M{x:.2f} {top:.2f}V{ends.top:.2f}M{x:.2f} {ends.bottom:.2f}V{bottom:.2f}" for x in xs)
    level = "".join(f"M{left:.2f} {y:.2f}H{ends.left:.2f}M{ends.right:.2f} {y:.2f}H{right:.2f}" for y in ys)
    return tag("path", {"class": look, "d": upright + level})


def hairlines(xs: Sequence[float], ys: Sequence[float]) -> str:
    """Return a grid of thin lines to cut along."""
    upright = "".join(f"M{x:.2f} {ys[0]:.2f}V{ys[-1]:.2f}" for x in xs)
    return tag("path", {"class": "pb-cut", "d": upright + "".join(f"M{xs[0]:.2f} {y:.2f}H{xs[-1]:.2f}" for y in ys)})
