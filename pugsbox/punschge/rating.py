"""Rating: how hard is a task, and what makes it hard?

Whoever tries the likeliest space at every step plays perfectly; how often even he goes wrong says most about a task. He knows
the rules of the card's level and those below, or, for a gourmet task, the whole wide language. All figures are means over the
orders in which equally likely spaces are tried, so they are exact and nothing is drawn by lot.

>>> from pugsbox.punschge.board import house_board
>>> from pugsbox.punschge.grammar import parse_rule
>>> rated = rate(parse_rule("every odd space just before a moon"), "hard", house_board())
>>> rated.score, rated.wrong["easy"], rated.wrong["hard"], rated.trap.tempting
(8.8, 17.0, 5.0, 9)
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import inf
from types import MappingProxyType
from typing import Literal

from pugsbox.core.errors import PugsboxError
from pugsbox.draw.marks import percent
from pugsbox.punschge.author_words import RATED, SAYS
from pugsbox.punschge.board import GOAL, Board, mask_of
from pugsbox.punschge.moves import GIVEN, Move
from pugsbox.punschge.phrasing import a, phrase
from pugsbox.punschge.review import Trap, hardest
from pugsbox.punschge.rules import SHORTEST_ROW, Explicit, Rule
from pugsbox.punschge.rulespace import LEVELS, Level, book_space, level_named, simplicity
from pugsbox.punschge.solver import Solver, levels_up_to
from pugsbox.punschge.tasks import TASK_LEVELS, TaskLevel
from pugsbox.punschge.widespace import Known, WideSpace

__all__ = [
    "VERSION",
    "WEIGHTS",
    "Need",
    "Rating",
    "Stage",
    "begun_with",
    "needed",
    "rate",
    "simplest_name",
    "trap_on",
    "wrong_steps",
]

VERSION = 1
"""Of the weights and of what they weigh. It stands beside every score that is kept; count it up when any of them changes."""

WEIGHTS: Mapping[str, float] = MappingProxyType(
    {
        "wrong": 1.0,  # a wrong step that somebody who knows the card's level has to expect
        "row": 0.5,  # a level above junior that the simplest rule of the row needs
        "third": 0.25,  # the same for the first space to be found, which is the third of the row
        "exclusion": 0.25,  # and for the place of the first wrong step
        "trap": 1.0,  # the trap, if everything that fits goes astray there
        "survival": 0.1,  # a right space that simpler rules have, too
    }
)
"""What counts how much in a score."""

Stage = Literal["third", "exclusion", "row"]
"""What a rule is needed for: to find the third space, to go right where the first wrong step lies, to know the whole row."""


@dataclass(frozen=True)
class Need:
    """The least that must be known to get past a place: the simplest rule of the lowest level that does."""

    level: TaskLevel
    rule: Rule | None
    """None if no rule that pugsbox knows does it."""


@dataclass(frozen=True)
class Rating:
    """How hard a task is on a board."""

    level: TaskLevel
    """The level of the card."""
    row: tuple[int, ...]
    wrong: Mapping[TaskLevel, float]
    """The wrong steps to be expected of a perfect player who knows the rules up to each level."""
    needs: Mapping[Stage, Need]
    """What must be known; no "exclusion" if no wrong step need be expected at the card's level."""
    trap: Trap | None
    """Where, of all rules of the book, most go astray; None if nowhere."""
    survival: int
    """How many spaces of the row, from the first on, some simpler rule has as well: 0 if there never was a simpler one."""
    version: int = VERSION

    @property
    def parts(self) -> Mapping[str, float]:
        """Return what each of the `WEIGHTS` contributes to the score."""
        amounts: dict[str, float] = {stage: TASK_LEVELS.index(need.level) for stage, need in self.needs.items()}
        excess = self.trap.likelihood if self.trap else 0.0
        amounts |= {"wrong": self.wrong[self.level], "trap": excess, "survival": self.survival}
        return {name: weight * amounts.get(name, 0.0) for name, weight in WEIGHTS.items()}

    @property
    def score(self) -> float:
        """Return how hard the task is in one number, 0 and up, to a tenth."""
        return round(sum(self.parts.values()), 1)

    def __str__(self) -> str:
        """Return the rating in lines."""
        return "\n".join(f"{name:9} {text}" for name, text in told(self))


def rate(rule: Rule, level: TaskLevel, board: Board) -> Rating:
    """Rate a rule as a task of a level on a board.

    Raises PugsboxError for a row of fewer than four spaces (PUN-LIM-01), and for a level that is none.
    """
    level, row = level_named(level, TASK_LEVELS), long_row(rule, board)
    knows: dict[TaskLevel, Known] = {known: begun_with(row[:GIVEN], known, board) for known in LEVELS}
    knows["gourmet"] = wide_with(row[:GIVEN], board)
    ranks = {known: [*wrong_steps(row, solver)] for known, solver in knows.items()}
    stumbles = next((GIVEN + i for i, rank in enumerate(ranks[level]) if rank), None)
    reached: dict[Stage, int | None] = {"third": GIVEN, "exclusion": stumbles}
    needs = {stage: need((*row, GOAL)[: at + 1], board) for stage, at in reached.items() if at is not None}
    return Rating(
        level,
        row,
        MappingProxyType({known: sum(found) for known, found in ranks.items()}),
        MappingProxyType({**needs, "row": needed(rule, board)}),
        trap_on(row, board),
        survival(mask_of(row), simplest_name(rule, board), board),
    )


def long_row(rule: Rule, board: Board) -> tuple[int, ...]:
    """Return the row of a rule. Raises PugsboxError if it is none of a task."""
    row = rule.row(board)
    if len(row) < SHORTEST_ROW:
        raise PugsboxError(
            f"Found a row of {len(row)} space{'s' * (len(row) != 1)}; expected {SHORTEST_ROW} at least (PUN-LIM-01)."
        )
    return row


# ---------------------------------------------------------------- what somebody knows


@lru_cache(maxsize=4096)
def begun_with(spaces: tuple[int, ...], level: Level, board: Board) -> Solver:
    """Return what fits for somebody who knows the rules up to a level, once these spaces are right.

    Many rows begin alike, so what was found last is kept.
    """
    if not spaces:
        return Solver.of(board, levels_up_to(level))
    return begun_with(spaces[:-1], level, board).filtered(Move(spaces[-1], right=True))


def wide_with(spaces: tuple[int, ...], board: Board) -> WideSpace:
    """Return what fits for somebody who knows the whole wide language, once these spaces are right."""
    return WideSpace.of(board).after(Move(space, right=True) for space in spaces)


def wrong_steps(row: Sequence[int], known: Known) -> Iterator[float]:
    """Give how many wrong steps perfect play takes on the way to each space behind the given ones, the goal last.

    Heavier spaces are tried first, equal ones in any order, and what no rule that fits goes on to at the very end, the nearest
    first.
    """
    last = row[GIVEN - 1]
    for comes in (*row[GIVEN:], GOAL):
        chances = known.chances()
        if own := chances.get(comes):
            alike = list(chances.values())
            yield sum(chance > own for chance in alike) + (alike.count(own) - 1) / 2
        else:
            yield float(len(chances) + sum(space not in chances for space in range(last + 1, comes)))
        known, last = known.then(comes, right=True), comes


@lru_cache(maxsize=8192)
def trap_on(row: tuple[int, ...], board: Board) -> Trap | None:
    """Return where on a row most of the rules of the book go astray; None if nowhere."""
    return hardest(row, (begun_with(row[:seen], LEVELS[-1], board) for seen in range(GIVEN, len(row) + 1)))


# ---------------------------------------------------------------- what must be known


def need(spaces: tuple[int, ...], board: Board) -> Need:
    """Return the least that must be known for these first spaces of a row, or, with the goal at their end, for all of it."""
    book = book_space(board)
    names = [name for row in begun_with(spaces, "hard", board).rows for name in book.rows[row]]
    if names:
        level = min((level for level, _ in names), key=LEVELS.index)
        return Need(level, min((rule for of, rule in names if of == level), key=simplicity))
    wide = wide_with(spaces, board).rules(1)
    return Need("gourmet", wide[0].rule if wide else None)


def needed(rule: Rule, board: Board) -> Need:
    """Return the least that must be known to have the row of a rule: the level of its card, if that is to be fair.

    Raises PugsboxError for a row of fewer than four spaces.

    >>> from pugsbox.punschge.board import house_board
    >>> from pugsbox.punschge.grammar import parse_rule
    >>> print(needed(parse_rule("every space with a prime number"), house_board()).level)
    gourmet
    """
    return need((*long_row(rule, board), GOAL), board)


def simplest_name(rule: Rule, board: Board) -> Rule | None:
    """Return the simplest rule with the row of a rule on a board; None for a row that no other words than its own describe."""
    row = rule.mask(board)
    own = [] if isinstance(rule, Explicit) else [rule]
    return min([*own, *book_space(board).names(row), *WideSpace.of(board).names(row, 1)], key=simplicity, default=None)


def survival(row: int, name: Rule | None, board: Board) -> int:
    """Return how many first spaces of a row a simpler rule of the book has, too, whose row is another."""
    size = name.size if name else inf
    parting = max((lowest(row ^ other) for other, least in least_sizes(board) if least < size and other != row), default=0)
    return (row & parting - 1).bit_count() if parting else 0


def lowest(mask: int) -> int:
    """Return the lowest bit of a mask."""
    return mask & -mask


@lru_cache(maxsize=8)
def least_sizes(board: Board) -> tuple[tuple[int, int], ...]:
    """Return every row of the book language with the size of its simplest name."""
    return tuple((row, min(rule.size for _, rule in names)) for row, names in book_space(board).rows.items())


# ---------------------------------------------------------------- in words


def told(rating: Rating) -> Iterator[tuple[str, str]]:
    """Give what a rating says, each with the word that stands before it."""
    yield RATED["score"], SAYS["score"].format(rating.score, a(rating.level), rating.version)
    yield RATED["wrong"], SAYS["wrong"].format(", ".join(f"{level} {wrong:.1f}" for level, wrong in rating.wrong.items()))
    for stage, need in rating.needs.items():
        yield RATED[stage], SAYS[stage].format(a(need.level), f"“{phrase(need.rule)}”" if need.rule else SAYS["unknown"])
    if lure := rating.trap:
        yield RATED["trap"], SAYS["trap"].format(lure.tempting, lure.after, percent(lure.likelihood), phrase(lure.rule))
    rivals = SAYS["survival" if rating.survival else "unrivalled"]
    yield RATED["survival"], rivals.format(rating.survival, len(rating.row))
