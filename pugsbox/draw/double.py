"""A board drawn twice, wide and narrow: the page shows the one that suits its width, and what changes is said to both.

The drawings stand in `data-scope` "wide" and "narrow"; a part of the narrow one that looks otherwise is "narrow/figure".
"""

from __future__ import annotations

from pugsbox.core.views import BoardView
from pugsbox.draw.board import Marks, board_svg, patches
from pugsbox.draw.kinds import DrawnBoard
from pugsbox.draw.markup import tag

__all__ = ["double", "double_parts", "marks_of"]


def double(board: DrawnBoard, marks: Marks, suffix: str) -> str:
    """Return a board, wide and narrow; each is one Tab stop. Every id ends in `suffix`."""
    wide = board_svg(board, marks, standalone=False, suffix=f"-wide{suffix}")
    narrow = board_svg(board, marks, narrow=True, standalone=False, suffix=f"-narrow{suffix}")
    return "".join([
        tag("div", {"class": "pb-wide", "data-scope": "wide", "data-roving": ""}, wide),
        tag("div", {"class": "pb-narrow", "data-scope": "narrow", "data-roving": ""}, narrow),
    ])  # fmt: skip


def double_parts(board: DrawnBoard, marks: Marks) -> dict[str, dict[str, str | None]]:
    """Return what the parts of both drawings look like with these marks; what both share is named once."""
    wide, narrow = patches(board, marks), patches(board, marks, narrow=True)
    return wide | {f"narrow/{name}": looks for name, looks in narrow.items() if looks != wide[name]}


def marks_of(board: BoardView) -> Marks:
    """Return what lies on the board of a game."""
    return Marks(
        right=board.right, wrong=board.wrong, hinted=board.hinted, figure=board.figure, say=board.say, click=board.click
    )
