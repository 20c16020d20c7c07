"""How do the pieces look on paper? Stones, crystals and the Professor, to be cut out, all on one page."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from typing import NamedTuple

from pugsbox.draw.gems import CUT
from pugsbox.draw.icons import PROFESSOR
from pugsbox.draw.marks import BLACK, WHITE
from pugsbox.draw.markup import move, tag, words
from pugsbox.draw.sheets import Page, Paper, Size, hairlines, note, page
from pugsbox.draw.typeset import BOLD, line

__all__ = ["Crystals", "piece_page"]

CELL = 18.0
"""How far the pieces are apart."""
COLUMNS = 10
RADIUS = 8.0
"""A stone is 16 mm wide: it fits on a space of any of our boards."""
TOP = 22.0
"""Where the stones begin."""
CAPTION, HIGH = 5.0, 3.2
"""How far above its pieces a caption stands, and how high its letters are."""
BESIDE = 13.0
"""What is left above a block for its caption."""
GEM = 17.0 / 32
"""Millimetres for each unit of a drawn crystal."""
STAND, FOOT, BROAD = 44.0, 12.0, 28.0
"""The standing Professor: how high, with what feet to be glued under it, and how broad."""
FEET, TALL = 34.0, 71.0
"""Where the Professor's drawing ends below, and how high it is, in its own units."""
SIGNS = {"w": "M-3.4 0-.9 2.8 3.4-2.8", "b": "M-2.8-2.8 2.8 2.8M2.8-2.8-2.8 2.8"}
"""What is on a white stone, and on a black one: a tick and a cross, as on the screen."""


class Crystals(NamedTuple):
    """Crystals of one colour: what each is worth, and how many there are."""

    colour: str
    worth: int
    number: int


def piece_page(crystals: Sequence[Crystals], paper: Paper) -> Page:
    """Return a page of 15 white and 10 black stones, all crystals, and the Professor."""
    left, below = (paper.upright[0] - COLUMNS * CELL) / 2, TOP + 3 * CELL + BESIDE
    rows = -(-sum(kind.number for kind in crystals) // COLUMNS)
    xs, ys = [left + i * CELL for i in range(COLUMNS + 1)], [below + i * CELL for i in range(rows + 1)]
    name = "Stones, crystals and the Professor"
    return page(paper.upright, paper.theme, name,
        note("Print at 100 %, glue the page on card, and cut out.", (left, 8), COLUMNS * CELL),
        caption(f"{WHITE} white stones: right", (left, TOP)), *stones("w", WHITE, (left, TOP)),
        caption(f"{BLACK} black stones: wrong", (left + 5 * CELL, TOP)), *stones("b", BLACK, (left + 5 * CELL, TOP)),
        caption(", ".join(f"{k.number} {k.colour} crystals, each worth {k.worth}" for k in crystals), (left, below)),
        *gems(crystals, (left, below)), hairlines(xs, ys),
        *professor((left, ys[-1] + BESIDE)),
    )  # fmt: skip


def caption(text: str, at: Size) -> str:
    """Return what stands above some pieces that begin at a place."""
    return line(text, BOLD, HIGH, (at[0], at[1] - CAPTION))


def cells(at: Size, columns: int) -> Iterator[Size]:
    """Yield the middle of each place in a block, row by row."""
    x, y = at
    return ((x + (i % columns + 0.5) * CELL, y + (i // columns + 0.5) * CELL) for i in range(1000))


def stones(kind: str, count: int, at: Size) -> Iterator[str]:
    """Yield stones of a colour, five in a row; their edge is the line to cut along."""
    for place in islice(cells(at, COLUMNS // 2), count):
        disc = tag("circle", {"class": f"pb-stone-{kind}", "r": RADIUS})
        yield tag("g", {"transform": move(*place)}, disc, tag("path", {"class": f"pb-sign-{kind}", "d": SIGNS[kind]}))


def gems(crystals: Iterable[Crystals], at: Size) -> Iterator[str]:
    """Yield crystals, each in a square and with its value on it."""
    kinds = (kind for kind in crystals for _ in range(kind.number))
    for kind, (x, y) in zip(kinds, cells(at, COLUMNS), strict=False):
        number = tag("text", {"class": "pb-gem-n", "x": 16.0, "y": 19.6}, words(str(kind.worth)))
        corner = f"translate({x - 16 * GEM:.2f} {y - 16 * GEM:.2f}) scale({GEM:.4f})"
        yield tag("g", {"class": f"pb-gem-{kind.colour}", "transform": corner}, CUT, number)


def professor(at: Size) -> Iterator[str]:
    """Yield the Professor as a strip that lies on its side: a foot, his front, his back head to head with it, a foot."""
    yield caption("The Professor: fold along the dashes, glue front to back, bend the feet apart", at)
    x, y = at
    long = 2 * (STAND + FOOT)
    folds = (FOOT, FOOT + STAND, FOOT + 2 * STAND)
    yield tag("rect", {"class": "pb-cut", "x": x, "y": y, "width": long, "height": BROAD})
    yield tag("path", {"class": "pb-fold", "d": "".join(f"M{x + fold} {y}v{BROAD}" for fold in folds)})
    scale = (STAND - 5) / TALL
    for bottom, turn in ((FOOT, ""), (FOOT + 2 * STAND, "scale(1 -1) ")):
        standing = f"translate({x + bottom:.2f} {y + BROAD / 2:.2f}) rotate(90) {turn}translate(0 {-FEET * scale - 2:.2f})"
        yield tag("g", {"class": "pb-standing", "transform": f"{standing} scale({scale:.3f})"}, PROFESSOR)
