"""Draw a board: `board_svg` as text, `patches` for what changes on a drawing that is already there."""

import re
from functools import lru_cache
from typing import Literal

from pugsbox.core.errors import PugsboxError, quoted
from pugsbox.draw.defs import defs, hatches
from pugsbox.draw.kinds import GOAL, START, DrawnBoard
from pugsbox.draw.layout import Layout, Sheet, laid_out
from pugsbox.draw.marks import Marks, changing
from pugsbox.draw.markup import Parts, move, plain, tag, words
from pugsbox.draw.pieces import figure, goal, legend, space, start, tray
from pugsbox.draw.road import halves, line_beside, road, signpost
from pugsbox.draw.scenery import scenery
from pugsbox.draw.style import BOARD_CSS, style
from pugsbox.draw.words import DESCRIPTION, TITLE, title_of

__all__ = ["Marks", "Theme", "board_svg", "patches"]

Theme = Literal["light", "dark", "print"]
EMPTY = Marks()


def board_svg(  # noqa: PLR0913 - the ways to draw are named, never counted
    board: DrawnBoard,
    marks: Marks = EMPTY,
    *,
    narrow: bool = False,
    theme: Theme | None = None,
    standalone: bool = True,
    suffix: str = "",
) -> str:
    """Return a drawing of a board as SVG; the same input gives the same text.

    `narrow` is for a place of less than 560 px: at 320 px a space is 44 px wide and more. `theme` overrules what the
    reader's system asks for.
    A `standalone` drawing has its own colours; else it is for a page with static/tokens.css, static/board.css and an element of
    class "pb" around it. `suffix` ends every id, so that two drawings can stand on one page: letters, digits, - and _. Raises
    PugsboxError for another suffix.

    >>> from pugsbox.punschge import house_board
    >>> board_svg(house_board(), Marks(right=(1,)))[:38]
    '<svg xmlns="http://www.w3.org/2000/svg'
    """
    if not re.fullmatch(r"[A-Za-z0-9_-]*", suffix):
        raise PugsboxError(f"found the suffix {quoted(suffix)}; expected letters, digits, - and _.")
    layout = laid_out(board, narrow)
    parts = changing(board, marks, layout)
    title, description = f"pb-title{suffix}", f"pb-desc{suffix}"
    root = {
        "xmlns": "http://www.w3.org/2000/svg",
        "class": "pb pb-board" if standalone or theme else "pb-board",
        "data-theme": theme,
        "viewBox": f"0 0 {layout.width:.0f} {layout.height:.0f}",
        "role": "group",
        "aria-labelledby": f"{title} {description}",
        "style": hatches(suffix),
    }
    return tag("svg", root,
        tag("title", {"id": title}, words(plain(title_of(board.name)))),
        tag("desc", {"id": description}, words(DESCRIPTION)),
        tag("style", {}, style(BOARD_CSS)) if standalone else "",
        defs(suffix),
        drawing(board, parts, layout, suffix),
    )  # fmt: skip


def patches(board: DrawnBoard, marks: Marks, *, narrow: bool = False) -> dict[str, dict[str, str | None]]:
    """Return what to change on a drawing of this board so that it shows these marks.

    For every element with `data-part`, by that name, it holds *all* attributes that marks can change: None means that there is
    no such attribute, and "text" is not an attribute but the text in the element. Nothing is escaped: set attributes and text,
    never markup.

    >>> from pugsbox.punschge import house_board
    >>> patches(house_board(), Marks(wrong=frozenset({7}), chances={7: 0.16}))["space-7"]["aria-label"]
    '7: yellow star, forest; owl, fish, covered wagon; corner, upper half; black stone: wrong; 16%'
    """
    return {name: dict(part) for name, part in changing(board, marks, laid_out(board, narrow)).items()}


def drawing(board: DrawnBoard, parts: Parts, layout: Layout, suffix: str) -> str:
    """Return the sheets, the stones at hand, and the Professor above all."""
    sheets = [sheet(board, i, parts, layout, suffix) for i in range(len(layout.sheets))]
    paper = tag("rect", {"class": "pb-paper", "width": layout.width, "height": layout.height, "rx": 19.0})
    key = ""
    if layout.signed:
        key = (
            legend(20, layout.tray.box.bottom + 36, min(1.6, (layout.width - 40) / 310), suffix)
            if layout.narrow
            else legend(34, 92, 1, suffix)
        )
    return "".join([paper, *sheets, tray(parts, layout), key, figure(parts, suffix)])


def sheet(board: DrawnBoard, index: int, parts: Parts, layout: Layout, suffix: str) -> str:
    """Return one sheet of the map: land, road, what is written beside it, then the spaces from start to goal."""
    here = layout.sheets[index]
    clip = f"pb-sheet-{index + 1}{suffix}"
    spaces = [space(s, here.spots[s.number], parts, layout, suffix) for s in board.spaces if s.number in here.spots]
    edge = tag("rect", {"width": here.width, "height": here.height, "rx": 19.0})
    neat: dict[str, str | float | None] = {
        "class": "pb-neat",
        "x": 1.5,
        "y": 1.5,
        "width": here.width - 3,
        "height": here.height - 3,
        "rx": 18.0,
    }
    return tag("clipPath", {"id": clip}, edge) + tag("g", {"transform": move(0, here.top) if here.top else None},
        tag("g", {"clip-path": f"url(#{clip})"},
            grounds(board, layout.narrow)[index].replace(MARK, suffix),
            written(board, here, layout),
            start(board, here.spots[START], suffix) if START in here.spots else "",
            *spaces,
            goal(board.goal, here.spots[GOAL], parts, layout, suffix) if GOAL in here.spots else ""),
        tag("rect", neat),
    )  # fmt: skip


def written(board: DrawnBoard, here: Sheet, layout: Layout) -> str:
    """Return the road of a sheet and all that is written on the map."""
    scale = 1.7 if layout.narrow else 1.0
    return "".join([
        halves(here, 1.4 if layout.narrow else 1.0) if not layout.signed else "",
        road(here, board.spaces),
        *(line_beside(line, scale) for line in here.measures),
        *(signpost(way) for way in here.ways),
        tag("text", {"class": "pb-ttl", "x": 34.0, "y": 62.0}, words(TITLE)) if here.horizon else "",
    ])  # fmt: skip


MARK = "\N{REPLACEMENT CHARACTER}"
"""Stands for the suffix in land that is kept."""


@lru_cache(maxsize=32)
def grounds(board: DrawnBoard, narrow: bool) -> tuple[str, ...]:
    """Return the land of each sheet. This is the slow part of a drawing, and the same for all marks."""
    layout = laid_out(board, narrow)
    tray_on = None if narrow else layout.tray.box
    return tuple(scenery(here, i, MARK, tray_on) for i, here in enumerate(layout.sheets, 1))
