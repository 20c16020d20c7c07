"""How does a board come on paper? Whole on a large page, or on four smaller ones that are glued together."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise
from typing import NamedTuple

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


class Piece(NamedTuple):
    """A piece of a board: what it shows of it, how many millimetres a unit has, and where it begins on its page."""

    box: Box
    scale: float
    at: Size

    @property
    def drawn(self) -> Box:
        """Return what it covers of its page."""
        (left, top, right, bottom), (x, y) = self.box, self.at
        return Box(x, y, x + (right - left) * self.scale, y + (bottom - top) * self.scale)


def board_in_one(board: DrawnBoard, paper: Paper) -> Page:
    """Return a board on one page, upright or not, as large as it allows."""
    whole = laid_out(board, narrow=False).size
    scale, size = max(
        (min(room / side for room, side in zip(within(size), whole[2:], strict=True)), size) for size in paper.both
    )
    x, y = ((side - long * scale) / 2 for side, long in zip(size, whole[2:], strict=True))
    return page(size, paper.theme, f"Board {board.name}", detail(board, Piece(whole, scale, (x, y)), paper))


def board_in_four(board: DrawnBoard, paper: Paper) -> list[Page]:
    """Return a board on four pages, as large as they allow; no cut goes through a space."""
    layout = laid_out(board, narrow=False)
    x, y = cuts(layout)
    scale, size = max((fitting((x, y), layout, within(size)), size) for size in paper.both)
    down, across = pairwise((0, y, layout.height)), list(pairwise((0, x, layout.width)))
    pieces = [Box(left, top, right, bottom) for top, bottom in down for left, right in across]
    return [quarter(board, Piece(piece, scale, (MARGIN, MARGIN)), i, size, paper) for i, piece in enumerate(pieces)]


def fitting(at: Size, layout: Layout, room: Size) -> float:
    """Return how many millimetres a unit may have so that each quarter fits, when a board is cut at these places."""
    (x, y), (wide, high) = at, room
    return min((wide - FLAP) / x, wide / (layout.width - x), (high - FLAP) / y, high / (layout.height - y))


def quarter(board: DrawnBoard, piece: Piece, index: int, size: Size, paper: Paper) -> Page:
    """Return one of four pages: a piece of the board, and strips of the next ones."""
    cut, whole = piece.box, laid_out(board, narrow=False).size
    flap = FLAP / piece.scale
    seen = piece._replace(box=Box(cut.left, cut.top, min(cut.right + flap, whole.right), min(cut.bottom + flap, whole.bottom)))
    (_, _, right, bottom), drawn = piece.drawn, seen.drawn
    flaps = [right] * (drawn.right > right), [bottom] * (drawn.bottom > bottom)
    name = f"Board {board.name}, {QUARTERS[index]}"
    return page(size, paper.theme, name,
        detail(board, seen, paper, f"-{index + 1}"),
        crops([MARGIN, *([] if flaps[0] else [right])], [MARGIN, *([] if flaps[1] else [bottom])], drawn, size),
        crops(*flaps, drawn, size, "pb-glue"),
        note(f"{name}. {HOW}{GLUE if any(flaps) else '.'}", (MARGIN + GAP, MARGIN - GAP * 1.5), right - MARGIN - 2 * GAP),
    )  # fmt: skip


def within(size: Size) -> Size:
    """Return what a printer leaves of a page."""
    return size[0] - 2 * MARGIN, size[1] - 2 * MARGIN


def detail(board: DrawnBoard, piece: Piece, paper: Paper, suffix: str = "") -> str:
    """Return a piece of a board, cut out."""
    size, (box, _, at), drawn = laid_out(board, narrow=False).size, piece, piece.drawn
    whole = board_svg(board, Marks(click=""), theme=paper.theme, standalone=False, suffix=suffix)
    frame = {"x": f"{at[0]:.3f}", "y": f"{at[1]:.3f}"}
    frame |= {"width": f"{drawn.right - at[0]:.3f}", "height": f"{drawn.bottom - at[1]:.3f}"}
    seen = f"{box.left:.1f} {box.top:.1f} {box.right - box.left:.1f} {box.bottom - box.top:.1f}"
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
