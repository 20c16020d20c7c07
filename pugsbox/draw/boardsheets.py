"""How does a board come on paper? Whole on a large page, or on four smaller ones that are glued together."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise

from pugsbox.draw.board import board_svg
from pugsbox.draw.boxes import SPACE, Box
from pugsbox.draw.kinds import DrawnBoard
from pugsbox.draw.layout import Layout, laid_out
from pugsbox.draw.marks import Marks
from pugsbox.draw.markup import tag
from pugsbox.draw.sheets import GAP, MARGIN, Page, Paper, Size, crops, note, page

__all__ = ["board_in_four", "board_in_one"]

FLAP = 8.0
"""How much of its neighbour a page shows beyond the cut, to be glued beneath it."""
QUARTERS = ("upper left", "upper right", "lower left", "lower right")
BESIDE = 5.0
"""How far beside the line between the halves the cut goes: there is room on the spaces above and below it."""
HOW = "Print at 100 %. Cut along the solid marks"
GLUE = ", and glue the next pages onto the strips beyond the dashed ones."


def board_in_one(board: DrawnBoard, paper: Paper) -> Page:
    """Return a board on one page."""
    layout = laid_out(board, narrow=False)
    scale = min(room / side for room, side in zip(within(paper.level), layout.size[2:], strict=True))
    x, y = ((side - long * scale) / 2 for side, long in zip(paper.level, layout.size[2:], strict=True))
    return page(paper.level, paper.theme, f"Board {board.name}", detail(board, layout.size, scale, (x, y), paper))


def board_in_four(board: DrawnBoard, paper: Paper) -> list[Page]:
    """Return a board on four pages, as large as they allow; no cut goes through a space."""
    layout = laid_out(board, narrow=False)
    x, y = cuts(layout)
    room = within(paper.level)
    scale = min((room[0] - FLAP) / x, room[0] / (layout.width - x), (room[1] - FLAP) / y, room[1] / (layout.height - y))
    down, across = pairwise((0, y, layout.height)), list(pairwise((0, x, layout.width)))
    pieces = [Box(left, top, right, bottom) for top, bottom in down for left, right in across]
    return [quarter(board, piece, scale, i, paper) for i, piece in enumerate(pieces)]


def quarter(board: DrawnBoard, piece: Box, scale: float, index: int, paper: Paper) -> Page:
    """Return one of four pages: a piece of the board, and strips of the next ones."""
    whole = laid_out(board, narrow=False).size
    seen = Box(piece.left, piece.top, *(min(end + FLAP / scale, most) for end, most in zip(piece[2:], whole[2:], strict=True)))
    right, bottom = MARGIN + (piece.right - piece.left) * scale, MARGIN + (piece.bottom - piece.top) * scale
    drawn = Box(MARGIN, MARGIN, MARGIN + (seen.right - seen.left) * scale, MARGIN + (seen.bottom - seen.top) * scale)
    flaps = [right] * (drawn.right > right), [bottom] * (drawn.bottom > bottom)
    name = f"Board {board.name}, {QUARTERS[index]}"
    return page(paper.level, paper.theme, name,
        detail(board, seen, scale, (MARGIN, MARGIN), paper, f"-{index + 1}"),
        crops([MARGIN, *([] if flaps[0] else [right])], [MARGIN, *([] if flaps[1] else [bottom])], drawn, paper.level),
        crops(*flaps, drawn, paper.level, "pb-glue"),
        note(f"{name}. {HOW}{GLUE if any(flaps) else '.'}", (MARGIN + GAP, MARGIN - GAP * 1.5), right - MARGIN - 2 * GAP),
    )  # fmt: skip


def within(size: Size) -> Size:
    """Return what a printer leaves of a page."""
    return size[0] - 2 * MARGIN, size[1] - 2 * MARGIN


def detail(board: DrawnBoard, box: Box, scale: float, at: Size, paper: Paper, suffix: str = "") -> str:  # noqa: PLR0913, PLR0917
    """Return a piece of a board, cut out, with so many millimetres a unit and its upper left corner at a place."""
    size = laid_out(board, narrow=False).size
    whole = board_svg(board, Marks(click=""), theme=paper.theme, suffix=suffix)
    wide, high = box.right - box.left, box.bottom - box.top
    frame = {"x": f"{at[0]:.3f}", "y": f"{at[1]:.3f}", "width": f"{wide * scale:.3f}", "height": f"{high * scale:.3f}"}
    seen = f"{box.left:.1f} {box.top:.1f} {wide:.1f} {high:.1f}"
    return tag(
        "svg", {**frame, "viewBox": seen}, whole.replace("<svg", f'<svg width="{size.right:.1f}" height="{size.bottom:.1f}"', 1)
    )


def cuts(layout: Layout) -> Size:
    """Return where to cut a board in four, from the left and from above; the line between the halves stays whole."""
    spaces = [SPACE.at(spot) for spot in layout.sheets[0].spots.values()]
    x = cut(((box.left, box.right) for box in spaces), layout.width)
    y = cut(((box.top, box.bottom) for box in spaces), layout.height)
    half = layout.sheets[0].half
    return x, y if half is None or abs(half - y) > BESIDE else half - BESIDE


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
