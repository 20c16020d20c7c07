"""How do task cards look on paper? Eight on a page, their backs on the next one, in register when the leaf is turned."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from textwrap import wrap
from typing import NamedTuple

from pugsbox.draw.markup import move, tag, words
from pugsbox.draw.sheets import A4, Page, crops, page

__all__ = ["PrintedSide", "PrintedTask", "card_pages"]

WIDE, HIGH = 88.0, 63.0
COLUMNS, ROWS = 2, 4
LEFT, TOP = (A4[0] - COLUMNS * WIDE) / 2, (A4[1] - ROWS * HIGH) / 2
RIM = 3.0
"""The coloured rim is as wide as a printer may err; it hides a back that lies a little aside."""
HEAD, FOOT = 11.0, 59.0
"""Between these the tasks stand."""
SMALLEST = 2.0
"""Letters of this size are the last resort, in millimetres."""
BELOW = 0.8
"""What is left below a task, by the height of its last line."""
LETTER = 0.48
"""The width of a letter by its height, as Arial has it and whatever is as wide as Arial."""


class PrintedTask(NamedTuple):
    """What a card says of a task."""

    wording: str
    row: tuple[int, ...]
    hint: str


class PrintedSide(NamedTuple):
    """One side of a card; dots count the levels."""

    key: str
    level: str
    dots: int
    tasks: Sequence[PrintedTask]


class Line(NamedTuple):
    """A line of text: its class, its size in millimetres, and how far below the line before it stands."""

    look: str
    text: str
    size: float
    down: float


def card_pages(cards: Sequence[tuple[PrintedSide, PrintedSide]]) -> Iterator[Page]:
    """Yield pages of fronts, each followed by the page of its backs, mirrored for a turn about the long edge."""
    step = COLUMNS * ROWS
    for first in range(0, len(cards), step):
        for side in (0, 1):
            some = [card[side] for card in cards[first : first + step]]
            drawn = [tag("g", {"transform": move(*place(i, mirrored=side == 1))}, face(one)) for i, one in enumerate(some)]
            lines = [LEFT + i * WIDE for i in range(COLUMNS + 1)], [TOP + i * HIGH for i in range(ROWS + 1)]
            name = f"{('fronts', 'backs')[side]} of {some[0].key} to {some[-1].key}"
            yield page(A4, name, *drawn, crops(*lines, A4))


def place(index: int, *, mirrored: bool) -> tuple[float, float]:
    """Return where a card lies on its page.

    >>> place(0, mirrored=False), place(0, mirrored=True)
    ((17.0, 22.5), (105.0, 22.5))
    """
    row, column = divmod(index, COLUMNS)
    return LEFT + (COLUMNS - 1 - column if mirrored else column) * WIDE, TOP + row * HIGH


def face(side: PrintedSide) -> str:
    """Return one side of a card, its origin at the upper left corner."""
    dots = "".join(f"M{22 + 4 * i} 6.8a1.3 1.3 0 1 0 2.6 0a1.3 1.3 0 1 0-2.6 0Z" for i in range(side.dots))
    inner: dict[str, str | float | None] = {
        "class": "pb-leaf",
        "x": RIM,
        "y": HEAD - 1,
        "width": WIDE - 2 * RIM,
        "height": HIGH - RIM - HEAD + 1,
        "rx": 2.0,
    }
    return tag("g", {"class": f"pb-level-{side.level}"},
        tag("rect", {"class": "pb-side", "width": WIDE, "height": HIGH}),
        tag("rect", inner),
        tag("text", {"class": "pb-lvl", "x": RIM + 2.0, "y": 8.1}, words(side.level)),
        tag("path", {"class": "pb-dots", "d": dots}),
        tag("text", {"class": "pb-key", "x": WIDE - RIM - 2.0, "y": 8.1}, words(side.key)),
        *written(side.tasks),
    )  # fmt: skip


def written(tasks: Sequence[PrintedTask]) -> Iterator[str]:
    """Yield the tasks one below the other, in the largest letters with which they all fit, with equal space between them."""
    tries = ([lines(task, size / 10) for task in tasks] for size in range(36, 19, -1))
    blocks = next(tried for tried in tries if height(tried) < FOOT - HEAD or tried[0][0].size <= SMALLEST)
    between = (FOOT - HEAD - height(blocks)) / len(blocks)
    y = HEAD + between / 2
    for i, block in enumerate(blocks):
        if i:
            yield tag("path", {"class": "pb-rule0", "d": f"M{RIM + 2} {y - between / 2 - 0.5:.2f}H{WIDE - RIM - 2}"})
        for line in block:
            y += line.down
            looks = {"class": line.look, "style": f"font-size:{line.size:.2f}px", "x": f"{RIM + 2}", "y": f"{y:.2f}"}
            yield tag("text", looks, words(line.text))
        y += between + block[-1].size * BELOW


def height(blocks: Sequence[Sequence[Line]]) -> float:
    """Return how high some tasks are without the space between them."""
    return sum(sum(line.down for line in block) + block[-1].size * BELOW for block in blocks)


def lines(task: PrintedTask, size: float) -> list[Line]:
    """Return the lines of a task: its rule, its row, its hint."""
    room = WIDE - 2 * RIM - 4
    small = size * 0.84
    return [
        *(Line("pb-wording", text, size, size * 1.15) for text in wrap(task.wording, int(room / (size * LETTER * 1.08)))),
        Line("pb-row", " · ".join(map(str, task.row)), small, size * 1.2),
        *(Line("pb-hint0", text, small, size * 1.05) for text in wrap(task.hint, int(room / (small * LETTER)))),
    ]
