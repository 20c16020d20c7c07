"""How does a drawing come on paper? On pages in millimetres, with marks where the scissors go."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import NamedTuple

from pugsbox.draw.board import board_svg
from pugsbox.draw.boxes import SPACE, Box
from pugsbox.draw.flat import flat
from pugsbox.draw.kinds import DrawnBoard
from pugsbox.draw.layout import laid_out
from pugsbox.draw.marks import Marks
from pugsbox.draw.markup import tag, words
from pugsbox.draw.style import STATIC, TOKENS_CSS, style

__all__ = ["A4", "Page", "Size", "board_on_a3", "board_on_a4", "crops", "page"]

Size = tuple[float, float]
"""Width and height, here in millimetres."""

PRINT_CSS = STATIC / "print.css"
A3, A4, A4_WIDE = (420.0, 297.0), (210.0, 297.0), (297.0, 210.0)
MARGIN = 10.0
"""What a printer may leave white on every side of a page."""
FLAP = 8.0
"""How much of its neighbour a page shows beyond the cut, to be glued beneath it."""
LAID = ("figure", "say", "ready")
"""The parts of a drawn board that are things of their own on a table."""
HOW = "cut along the marks on the left and above; the next pages are glued on the strips on the right and below"


class Page(NamedTuple):
    """A page: its size, a flat drawing, and what it is called for those who do not see it."""

    size: Size
    svg: str
    name: str


def page(size: Size, name: str, *parts: str) -> Page:
    """Return a page with these parts, which take their looks from static/print.css."""
    width, height = (f"{side:g}" for side in size)
    root = {"xmlns": "http://www.w3.org/2000/svg", "class": "pb pb-sheet", "data-theme": "light"}
    measures = {"width": f"{width}mm", "height": f"{height}mm", "viewBox": f"0 0 {width} {height}"}
    sheet = tag("style", {}, style(TOKENS_CSS, PRINT_CSS))
    return Page(size, flat(tag("svg", {**root, **measures}, sheet, *parts), LAID), name)


def board_on_a3(board: DrawnBoard) -> Page:
    """Return a board on one page."""
    layout = laid_out(board, narrow=False)
    scale = min(room / side for room, side in zip(within(A3), layout.size[2:], strict=True))
    x, y = ((paper - side * scale) / 2 for paper, side in zip(A3, layout.size[2:], strict=True))
    return page(A3, board.name, detail(board, layout.size, scale, (x, y)))


def board_on_a4(board: DrawnBoard) -> list[Page]:
    """Return a board on four pages, as large as they allow; no cut goes through a space."""
    layout = laid_out(board, narrow=False)
    spaces = [SPACE.at(spot) for spot in layout.sheets[0].spots.values()]
    x = cut(((box.left, box.right) for box in spaces), layout.width)
    y = cut(((box.top, box.bottom) for box in spaces), layout.height)
    room = within(A4_WIDE)
    scale = min((room[0] - FLAP) / x, room[0] / (layout.width - x), (room[1] - FLAP) / y, room[1] / (layout.height - y))
    pages: list[Page] = []
    for top, bottom in pairwise((0, y, layout.height)):
        for left, right in pairwise((0, x, layout.width)):
            flap = Box(left, top, min(right + FLAP / scale, layout.width), min(bottom + FLAP / scale, layout.height))
            lines = [MARGIN, MARGIN + (right - left) * scale], [MARGIN, MARGIN + (bottom - top) * scale]
            name = f"{board.name}, {len(pages) + 1} of 4"
            said = tag("text", {"class": "pb-note", "x": MARGIN + 6, "y": MARGIN - 4}, words(f"{name}: {HOW}"))
            shown = detail(board, flap, scale, (MARGIN, MARGIN), f"-{len(pages) + 1}")
            pages.append(page(A4_WIDE, name, shown, crops(*lines, A4_WIDE), said))
    return pages


def within(size: Size) -> Size:
    """Return what a printer leaves of a page."""
    return size[0] - 2 * MARGIN, size[1] - 2 * MARGIN


def detail(board: DrawnBoard, box: Box, scale: float, at: Size, suffix: str = "") -> str:
    """Return a piece of a board, cut out, with so many millimetres a unit and its upper left corner at a place."""
    size = laid_out(board, narrow=False).size
    whole = board_svg(board, Marks(click=""), theme="light", suffix=suffix)
    wide, high = box.right - box.left, box.bottom - box.top
    frame = {"x": f"{at[0]:.3f}", "y": f"{at[1]:.3f}", "width": f"{wide * scale:.3f}", "height": f"{high * scale:.3f}"}
    seen = f"{box.left:.1f} {box.top:.1f} {wide:.1f} {high:.1f}"
    return tag(
        "svg", {**frame, "viewBox": seen}, whole.replace("<svg", f'<svg width="{size.right:.1f}" height="{size.bottom:.1f}"', 1)
    )


def crops(xs: Sequence[float], ys: Sequence[float], size: Size) -> str:
    """Return marks at the edges of a page for cuts at these places."""
    width, height = size
    upright = "".join(f"M{x:.3f} 1V{MARGIN - 3:g}M{x:.3f} {height - MARGIN + 3:.3f}V{height - 1:g}" for x in xs)
    level = "".join(f"M1 {y:.3f}H{MARGIN - 3:g}M{width - MARGIN + 3:.3f} {y:.3f}H{width - 1:g}" for y in ys)
    return tag("path", {"class": "pb-mark", "d": upright + level})


def cut(things: Iterable[tuple[float, float]], length: float) -> float:
    """Return where to cut something: next to its middle, through none of the things that reach from here to there on it.

    >>> cut([(2, 18), (22, 38), (42, 58)], 70)
    40.0
    """
    gaps, reached = [], 0.0
    for start, end in sorted(things):
        if start > reached > 0:
            gaps.append((reached + start) / 2)
        reached = max(reached, end)
    return min(gaps, key=lambda gap: abs(gap - length / 2), default=length / 2)
