"""Wishes: which rule makes the task that an author has in mind?

An author often knows what he wants before he knows the rule: how the row begins, what people shall fall for, how hard it is. A
wish says that in a few words, and the rules that grant it are found.

>>> from pugsbox.punschge.board import house_board
>>> from pugsbox.punschge.phrasing import phrase
>>> for rule in granted(read_wish("hard, begins 2, 4, traps with owls"), house_board(), most=2):
...     print(phrase(rule), rule.row(house_board()))
every lake or ibex space (2, 4, 5, 6, 10, 11, 12, 13, 14, 17, 18, 23, 24)
next lake, then next yellow space (2, 4, 5, 6, 11, 17, 18, 20)
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice

from pugsbox.core.errors import PugsboxError, quoted
from pugsbox.punschge.author_words import WISH
from pugsbox.punschge.board import NUMBERS, Board
from pugsbox.punschge.clues import read_clue
from pugsbox.punschge.hints import facts_in
from pugsbox.punschge.rating import begun_with, trap_on, wide_with
from pugsbox.punschge.rules import Rule
from pugsbox.punschge.rulespace import LEVELS, book_space, simplicity
from pugsbox.punschge.tasks import LENGTHS, TASK_LEVELS, TaskLevel
from pugsbox.punschge.words import Fact

__all__ = ["Wish", "granted", "read_wish"]

SEARCHED = 2_000
"""So many rules beyond the book are looked at, the simplest first."""


@dataclass(frozen=True)
class Wish:
    """What a task shall be like; what is left empty may be anything."""

    begins: tuple[int, ...] = ()
    """The first spaces of the row, ascending."""
    about: frozenset[Fact] = frozenset()
    """Facts of which the rule speaks."""
    traps: frozenset[Fact] = frozenset()
    """Facts of which the simplest rule speaks that goes astray where most do."""
    level: TaskLevel | None = None


def read_wish(text: str) -> Wish:
    """Read a wish: a level, how the row begins, what it is about, and, behind "trap", what people shall fall for.

    Raises PugsboxError for a text that wishes nothing, or something that cannot be read, and for two levels at once.

    >>> read_wish("about lakes, traps with fish").traps
    frozenset({('symbol', 'fish')})
    """
    wished, *lures = re.split("trap", text, maxsplit=1, flags=re.IGNORECASE)
    about, traps = read_clue(wished), read_clue("".join(lures))
    digits = re.findall(r"\d+", text)
    begins = tuple(int(number[:3]) for number in digits)  # enough to see that it is none from 1 to 26
    levels = [level for level in TASK_LEVELS if re.search(rf"\b{level}\b", text, re.IGNORECASE)]
    wish = Wish(begins, about.facts, traps.facts, next(iter(levels), None))
    unread = bool(lures) > bool(wish.traps) or bool(re.search(r"\babout\b", wished, re.IGNORECASE)) > bool(wish.about)
    if wish == Wish() or unread:
        raise PugsboxError(WISH["unread"].format(quoted(text, 60)))
    if [*begins] != sorted(set(begins)) or not set(begins) <= set(NUMBERS):
        raise PugsboxError(WISH["no row"].format(", ".join(digits)[:60]))
    if len(levels) > 1:
        raise PugsboxError(WISH["levels"].format(" and ".join(levels)))
    return wish


def granted(wish: Wish, board: Board, most: int = 8) -> list[Rule]:
    """Return rules that a wish describes, so many at most, the simplest first, no two with the same row."""
    return [*islice((rule for rule in begun(wish, board) if grants(rule, wish, board)), most)]


def begun(wish: Wish, board: Board) -> Iterator[Rule]:
    """Give the simplest name of each row of the level that begins as it shall, the simplest first."""
    names = book_space(board).rows
    if wish.level == "gourmet":
        met = set(names)
        for fit in wide_with(wish.begins, board).rules(SEARCHED):
            if fit.row not in met:
                met.add(fit.row)
                yield fit.rule
        return
    lowest = {}
    for row in begun_with(wish.begins, "hard", board).rows:
        level = min((level for level, _ in names[row]), key=LEVELS.index)
        if wish.level in (None, level):
            lowest[row] = min((rule for of, rule in names[row] if of == level), key=simplicity)
    yield from sorted(lowest.values(), key=simplicity)


def grants(rule: Rule, wish: Wish, board: Board) -> bool:
    """Say whether a rule speaks of what it shall, and its trap does, too."""
    row = rule.row(board)
    if len(row) not in LENGTHS or not wish.about <= {*facts_in(rule)}:
        return False
    if not wish.traps:
        return True
    found = trap_on(row, board)
    return found is not None and wish.traps <= {*facts_in(found.rule)}
