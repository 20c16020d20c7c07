"""How do task cards look on paper? Eight on a page, their backs on the next one, in register when the leaf is turned."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from pugsbox.draw.boxes import Box
from pugsbox.draw.markup import move, plain, tag
from pugsbox.draw.sheets import Page, Paper, Size, crops, hairlines, note, page
from pugsbox.draw.typeset import BOLD, ITALIC, PLAIN, Face, balanced, length, line, wrapped

__all__ = ["PrintedSide", "PrintedTask", "card_pages", "place"]

WIDE, HIGH = 88.0, 63.0
"""The size of a playing card, so that the sleeves of one fit."""
COLUMNS, ROWS = 2, 4
RIM = 3.0
"""The coloured rim is as wide as a printer may err; it hides a back that lies a little aside."""
HEAD, FOOT = 9.9, HIGH - RIM - 1
"""Between these the tasks stand."""
LEFT, RIGHT = RIM + 2.5, WIDE - RIM - 2.5
"""Between these their lines stand."""
LARGEST, SHRINK, STEPS = 3.4, 0.97, 200
"""How high the letters are that are tried first, how much smaller they get where the tasks do not fit, and how often."""
SMALLER = 0.86
"""How high the letters of a hint are, by those of the rule."""
BELOW = 0.25
"""What is left below a task, by the height of its letters: for those that reach below the line."""
BETWEEN = 1.9
"""What is left between two tasks at least."""
TITLE, KEY = 6.7, 2.4
"""Where the name of the level stands, and how high the letters of the name of the card beside it are."""
HOW = "Print at 100 %, both sides, turned on the long edge"
DOT = "a1.2 1.2 0 1 0 2.4 0a1.2 1.2 0 1 0-2.4 0Z"
STAR = "l.55 1.25 1.35.12-1.02.9.32 1.33-1.2-.72-1.2.72.32-1.33-1.02-.9 1.35-.12Z"


class PrintedTask(NamedTuple):
    """What a card says of a task."""

    wording: str
    row: tuple[int, ...]
    hint: str


class PrintedSide(NamedTuple):
    """One side of a card: the name of the card and which side it is; dots count the levels, 0 is a star: a level set apart."""

    key: str
    face: str
    level: str
    dots: int
    tasks: Sequence[PrintedTask]


class Line(NamedTuple):
    """A line of text: its face, its size in millimetres, and how far below the line before it stands."""

    face: Face
    text: str
    size: float
    down: float


def card_pages(cards: Sequence[tuple[PrintedSide, PrintedSide]], paper: Paper) -> Iterator[Page]:
    """Yield pages of fronts, each followed by the page of its backs, mirrored for a turn about the long edge."""
    step = COLUMNS * ROWS
    for first in range(0, len(cards), step):
        for back in (False, True):
            some = [card[back] for card in cards[first : first + step]]
            name = f"{'Backs' if back else 'Fronts'} of {some[0].key} to {some[-1].key}"
            drawn = [tag("g", {"transform": move(*place(i, paper, mirrored=back))}, face(one)) for i, one in enumerate(some)]
            frame = around(len(some), paper, lines=not back)
            yield page(paper.upright, paper.theme, name, *drawn, frame, said(f"{name}. {HOW}.", paper))


def corner(paper: Paper) -> Size:
    """Return the upper left corner of all cards on a page."""
    wide, high = paper.upright
    return (wide - COLUMNS * WIDE) / 2, (high - ROWS * HIGH) / 2


def place(index: int, paper: Paper, *, mirrored: bool) -> Size:
    """Return where a card lies on its page.

    >>> place(0, Paper(), mirrored=False), place(0, Paper(), mirrored=True)
    ((17.0, 22.5), (105.0, 22.5))
    """
    row, column = divmod(index, COLUMNS)
    left, top = corner(paper)
    return left + (COLUMNS - 1 - column if mirrored else column) * WIDE, top + row * HIGH


def around(cards: int, paper: Paper, *, lines: bool) -> str:
    """Return marks for the scissors around so many cards, and lines between them; not on backs, which may lie aside."""
    left, top = corner(paper)
    xs, ys = [left + i * WIDE for i in range(COLUMNS + 1)], [top + i * HIGH for i in range(-(-cards // COLUMNS) + 1)]
    return crops(xs, ys, Box(xs[0], ys[0], xs[-1], ys[-1]), paper.upright) + (hairlines(xs, ys) if lines else "")


def said(text: str, paper: Paper) -> str:
    """Return a note above the cards, between two marks."""
    left, top = corner(paper)
    return note(text, (left + RIM, top - 4), WIDE - 2 * RIM)


def face(side: PrintedSide) -> str:
    """Return one side of a card, its origin at the upper left corner."""
    leaf = {"x": RIM, "y": HEAD - 1.5, "width": WIDE - 2 * RIM, "height": HIGH - RIM - HEAD + 1.5, "rx": 2.0}
    name, key = plain(side.level), plain(f"{side.key} · {side.face}")
    dots = LEFT + length(name, BOLD) * LARGEST + 2
    ends = dots + 3.2 * max(side.dots, 1) + 2
    small = min(KEY, (RIGHT - ends) / length(key, PLAIN))
    return tag("g", {"class": f"pb-level-{name}"},
        tag("rect", {"class": "pb-side", "width": WIDE, "height": HIGH}),
        tag("rect", {"class": "pb-leaf", **leaf}),
        line(name, BOLD, LARGEST, (LEFT, TITLE), "pb-on-side"),
        tag("path", {"class": "pb-on-side", "d": signs(side.dots, dots)}),
        line(key, PLAIN, small, (RIGHT - length(key, PLAIN) * small, TITLE), "pb-on-side"),
        *written(side.tasks),
    )  # fmt: skip


def signs(dots: int, x: float) -> str:
    """Return the sign of a level: so many dots, or a star."""
    return "".join(f"M{x + 3.2 * i:.2f} {TITLE - 1.2:g}{DOT}" for i in range(dots)) or f"M{x + 1.6:.2f} {TITLE - 2.9:g}{STAR}"


def written(tasks: Sequence[PrintedTask]) -> Iterator[str]:
    """Yield the tasks one below the other, in the largest letters with which they all fit, with equal space between them."""
    room = FOOT - HEAD - BETWEEN * (len(tasks) - 0.5)
    sizes = [LARGEST * SHRINK**i for i in range(STEPS)]
    fits = bisect_left(sizes, True, key=lambda size: height([lines(task, size, wrapped) for task in tasks]) < room)
    blocks = [lines(task, sizes[min(fits, STEPS - 1)], balanced) for task in tasks]
    between = (FOOT - HEAD - height(blocks)) / len(blocks)
    y = HEAD + between / 2
    for i, block in enumerate(blocks):
        if i:
            yield tag("path", {"class": "pb-between", "d": f"M{LEFT} {y - between / 2:.2f}H{RIGHT}"})
        for one in block:
            y += one.down
            yield line(one.text, one.face, one.size, (LEFT, y), "pb-soft" if one.face is ITALIC else "")
        y += between + block[-1].size * BELOW


def height(blocks: Sequence[Sequence[Line]]) -> float:
    """Return how high some tasks are without the space between them."""
    return sum(sum(line.down for line in block) + block[-1].size * BELOW for block in blocks)


def lines(task: PrintedTask, size: float, split: Callable[[str, Face, float], list[str]]) -> list[Line]:
    """Return the lines of a task, split in a way: its rule, its row, its hint."""
    room, small, row = RIGHT - LEFT, size * SMALLER, " · ".join(map(str, task.row))
    rule, hint = split(plain(task.wording), BOLD, room / size), split(plain(task.hint), ITALIC, room / small)
    return [
        *(Line(BOLD, text, size, size * (1.15 if i else 0.85)) for i, text in enumerate(rule)),
        Line(PLAIN, row, min(size, room / length(row, PLAIN)), size * 1.25),
        *(Line(ITALIC, text, small, small * (1.1 if i else 1.3)) for i, text in enumerate(hint)),
    ]
