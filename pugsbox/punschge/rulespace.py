"""The book language: every rule the solver knows, by level, and the rows they give on a board.

Which rules belong to which level stands in four functions, one line a form, so that counts, levels and priors mean the same
to everybody: 6,522 rules in four levels (`BOOK`). `BookSpace` walks them all on one board and keeps each distinct row of at
least four spaces once, with all its names.

The literals are L28: shape, colour, area, symbol, odd or even, half, corner or straight, and the number of symbols; L25 is
the same without the number. *Plain* are shape and colour, *demanding* area and symbol, *positions* half and corner or straight.

>>> {level: len(rules_of(level)) for level in LEVELS}
{'junior': 25, 'easy': 408, 'medium': 1305, 'hard': 4784}
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache, lru_cache
from itertools import chain, combinations, permutations, product
from types import MappingProxyType
from typing import Literal, TypeVar

from pugsbox.core.errors import PugsboxError, quoted
from pugsbox.punschge.board import Board
from pugsbox.punschge.conditions import After, Before, Is
from pugsbox.punschge.phrasing import phrase
from pugsbox.punschge.rules import (
    SHORTEST_ROW,
    Block,
    Chain,
    Every,
    Hop,
    Pattern,
    Rule,
    Step,
    Straights,
    Stride,
    Widening,
)
from pugsbox.punschge.words import FACTS

__all__ = ["BOOK", "LEVELS", "BookSpace", "Level", "book_space", "level_named", "level_of", "rules_of", "simplicity"]

Level = Literal["junior", "easy", "medium", "hard"]
L = TypeVar("L", bound=str)
PLAIN = ("colour", "shape")
DEMANDING = ("area", "symbol")
POSITION = ("half", "place")
L28 = tuple(Is(*fact) for fact in FACTS if fact[0] in (*PLAIN, *DEMANDING, *POSITION, "parity", "count"))
L25 = tuple(fact for fact in L28 if fact.attribute != "count")
ANYWHERE = tuple(fact for fact in L28 if fact.attribute not in POSITION)


def of(*attributes: str) -> list[Is]:
    """Return the literals of these attributes."""
    return [fact for fact in L28 if fact.attribute in attributes]


def pairs(facts: Iterable[Is]) -> Iterator[tuple[Is, Is]]:
    """Give every pair of different attributes, each once."""
    return ((a, b) for a, b in combinations(facts, 2) if a.attribute != b.attribute)


def same(*attributes: str) -> Iterator[tuple[Is, Is]]:
    """Give every pair of values of one attribute, each once."""
    return chain.from_iterable(combinations(of(attribute), 2) for attribute in attributes)


def within(pair: tuple[Is, Is], attributes: tuple[str, ...]) -> int:
    """Return how many of the two belong to one of these attributes."""
    return sum(fact.attribute in attributes for fact in pair)


def alternations(a: Is, b: Is) -> Iterator[Chain]:
    """Give n A, then m B, for n and m from 1 to 3."""
    return map(Chain, product(steps(a), steps(b)))


@cache
def steps(fact: Is) -> tuple[Step, ...]:
    """Return the steps "1 A", "2 A", "3 A", made once and shared by all chains."""
    return tuple(Step(n, fact) for n in range(1, 4))


def junior() -> Iterator[Rule]:
    """Give the rules of a single condition (PUN-LIM-04)."""
    yield from map(Every, L25)


def easy() -> Iterator[Rule]:
    """Give the rules of the kinds PUN-TK-B1 to B8."""
    yield from (Every(a | b) for a, b in same("colour", "area", "symbol", "shape"))
    yield from (Every(~a) for a in of("colour", "area", "symbol", "shape"))
    yield from map(Stride, range(2, 7))
    for (m, n), right in product(product(range(1, 5), repeat=2), (False, True)):
        yield Pattern((Block(m, right), Block(n, not right)))
    yield from map(Every, of("count"))
    yield from (Every(a & b) for a, b in chain(pairs(ANYWHERE), same("symbol")))
    yield from (Chain((steps(a)[0], steps(b)[0])) for a, b in permutations(of(*PLAIN), 2))


def medium() -> Iterator[Rule]:
    """Give the rules of the kinds PUN-TK-C1 to C10."""
    yield from (Every(near(a)) for near in (Before, After) for a in L28)
    for a, b in product(ANYWHERE, of("colour", "area", "symbol", "shape", "count")):
        if a.attribute != b.attribute or (a.attribute == "symbol" and a != b):
            yield Every(a & ~b)
    yield from (Every(a | b) for a, b in pairs(L28) if within((a, b), DEMANDING) < 2)
    yield from (Widening(gap, change) for gap in range(1, 7) for change in (1, -1, 2, -2))
    for a, b in permutations(of(*PLAIN), 2):
        yield from (rule for rule in alternations(a, b) if any(step.count > 1 for step in rule.steps))
    yield from (Straights(k, first) for k in (2, 3) for first in range(1, k + 1))
    yield from (Every(a | b) for a, b in same("count"))


def hard() -> Iterator[Rule]:
    """Give the rules of the kinds PUN-TK-D1 to D6."""
    yield from (Every(~a & ~b) for a, b in chain(pairs(L28), same("colour", "area", "symbol", "shape", "count")))
    yield from (Every(a & b) for a, b in pairs(L28) if within((a, b), POSITION))
    yield from (Every(a | b) for a, b in pairs(L28) if within((a, b), DEMANDING) == 2)
    for a, b in permutations(of(*PLAIN, *DEMANDING), 2):
        if within((a, b), PLAIN) < 2:
            yield from alternations(a, b)
    yield from (Hop(base, a, special) for a in L25 for base in range(1, 4) for special in range(1, 7) if special != base)
    for a, b in permutations(L28, 2):
        if a.attribute != b.attribute:
            yield from (Every(Before(a) & b), Every(After(a) & b))


BOOK: dict[Level, Callable[[], Iterator[Rule]]] = {"junior": junior, "easy": easy, "medium": medium, "hard": hard}
"""The book language. Its levels, easiest first: gourmet tasks are not ordered (PUN-CARD-03) and have no list."""

LEVELS = tuple(BOOK)


def level_named(text: str, levels: Sequence[L]) -> L:
    """Return the one of some levels that has this name. Raises PugsboxError for any other.

    >>> level_named("easy", LEVELS)
    'easy'
    """
    for level in levels:
        if text == level:
            return level
    raise PugsboxError(f"There is no level {quoted(text)}; expected {', '.join(levels)}.")


@cache
def rules_of(level: Level) -> tuple[Rule, ...]:
    """Return all rules of a level, on any board."""
    return tuple(BOOK[level]())


def level_of(rule: Rule) -> Level | None:
    """Return the lowest level whose list holds a rule, None if none does.

    >>> from pugsbox.punschge.grammar import parse_rule
    >>> level_of(parse_rule("every yellow space with a fish")), level_of(parse_rule("every space with a prime number"))
    ('easy', None)
    """
    return next((level for level in LEVELS if rule in rules_of(level)), None)


def simplicity(rule: Rule) -> tuple[int, int]:
    """Return by what rules are sorted, the simplest first: how much there is to say, and how many letters it takes."""
    return rule.size, len(phrase(rule))


class BookSpace:
    """All rules of the book language on one board: each distinct row of at least four spaces once, with all its names.

    `rows` maps the mask of a row to the level and rule of each of its names, in the order of `BOOK`.

    >>> from pugsbox.punschge.board import house_board
    >>> space = book_space(house_board())
    >>> len(space.rows)
    4176
    """

    def __init__(self, board: Board) -> None:
        rows: dict[int, list[tuple[Level, Rule]]] = {}
        for level in LEVELS:
            for rule in rules_of(level):
                mask = rule.mask(board)
                if mask.bit_count() >= SHORTEST_ROW:
                    rows.setdefault(mask, []).append((level, rule))
        self.rows: Mapping[int, Sequence[tuple[Level, Rule]]] = MappingProxyType(rows)

    def names(self, mask: int) -> list[Rule]:
        """Return the rules whose row this is, the shortest first; none if the book language has no such row.

        >>> from pugsbox.punschge.board import house_board, mask_of
        >>> [phrase(rule) for rule in book_space(house_board()).names(mask_of([4, 6, 7, 17, 24, 25]))][:2]
        ['every yellow space with a fish', 'every yellow space without a bull']
        """
        return sorted((rule for _, rule in self.rows.get(mask, ())), key=simplicity)


@lru_cache(maxsize=8)
def book_space(board: Board) -> BookSpace:
    """Return the book language on a board, built once and kept for the last few boards."""
    return BookSpace(board)
