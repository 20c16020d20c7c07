"""Hints: what can be told to somebody who is stuck, the weakest first?

Each hint is true of all that fits, or says of how much of it: as everywhere, rules count by weight.

>>> from pugsbox.punschge.board import house_board
>>> from pugsbox.punschge.moves import read_moves
>>> for hint in hints(Solver.of(house_board()).after(read_moves("2+ 4+ 7- 12+"))):
...     print(hint)
Look at the areas: everything that fits has to do with that.
What comes next is in the upper half.
What comes next is 18 or 17.
Try 18: 90% of what fits goes there, and no other space has more.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, fields, is_dataclass
from math import nextafter
from typing import Literal

from pugsbox.draw.marks import percent
from pugsbox.punschge.advice import next_of
from pugsbox.punschge.board import GOAL, spaces_of
from pugsbox.punschge.conditions import Is
from pugsbox.punschge.rules import Rule, Straights
from pugsbox.punschge.solver import Solver
from pugsbox.punschge.words import HALVES, HINTS, LOOK, Fact

__all__ = ["Hint", "Kind", "facts_in", "hints", "looks_at", "speaks_of"]

Kind = Literal["look", "half", "not", "either", "next"]
"""What to look at; the half of the board; spaces it cannot be; the two likeliest; the best."""
BELOW_ALL = nextafter(1, 0)
"""The greatest share that is not the whole."""


@dataclass(frozen=True)
class Hint:
    """Something that helps, and how far it is true."""

    kind: Kind
    about: str
    """An attribute, or "steps"; a half; or some spaces in words."""
    spaces: frozenset[int]
    """Where the next space (27: the goal) is by this hint; all that lie ahead if it only says what to look at."""
    share: float
    """How much of what fits it is true of, above 0 to 1."""

    def __str__(self) -> str:
        """Return the hint as it is told."""
        every, some = HINTS[self.kind]
        return every.format(self.about) if self.share == 1 else some.format(self.about, percent(self.share))


def hints(solver: Solver) -> tuple[Hint, ...]:
    """Return what can be told, the weakest first, the best space last; nothing once solved, or if no rule fits.

    Of the hints about the next space each leaves fewer than the one before, and all of them leave the best one. What would
    tell nothing is left out.
    """
    if solver.solved or not solver.rows:
        return ()
    found = [look(solver)]
    for coming in sorted([*halves(solver), *spaces(solver)], key=lambda hint: -len(hint.spaces)):
        if coming.kind == "next" or len(coming.spaces) < len(found[-1].spaces):
            found.append(coming)
    return tuple(found)


def ahead(solver: Solver) -> frozenset[int]:
    """Return all that lies ahead, the goal included."""
    return frozenset(range(solver.last + 1, GOAL + 1))


# ---------------------------------------------------------------- what to look at


def look(solver: Solver) -> Hint:
    """Say what to look at: of what the simplest rules speak of, that of which most of what fits speaks."""
    weights, simple = Counter[str](), set[str]()
    fits = [(weight, rule) for row in solver.rows for weight, rule in solver.names[row]]
    least = min(rule.size for _, rule in fits)
    for weight, rule in fits:
        about = looks_at(rule)
        weights.update(dict.fromkeys(about, weight))
        simple |= about if rule.size == least else set()
    best = max(LOOK.values(), key=lambda about: (about in simple, weights[about]))
    return Hint("look", best, ahead(solver), share(weights[best], sum(weight for weight, _ in fits)))


def speaks_of(rule: Rule) -> frozenset[str]:
    """Return the attributes of which a rule speaks; "steps" if it only counts spaces.

    >>> from pugsbox.punschge.grammar import parse_rule
    >>> sorted(speaks_of(parse_rule("every yellow space just before a corner")))
    ['colour', 'place']
    >>> sorted(speaks_of(parse_rule("every 3rd space")))
    ['steps']
    """
    return frozenset(attribute for attribute, _ in facts_in(rule)) or frozenset(
        {"place" if isinstance(rule, Straights) else "steps"}
    )


def looks_at(rule: Rule) -> frozenset[str]:
    """Return what to look at for a rule, as `words.LOOK` says it.

    >>> from pugsbox.punschge.grammar import parse_rule
    >>> sorted(looks_at(parse_rule("every yellow space just before a corner")))
    ['corners and straights', 'the colours']
    """
    return frozenset(LOOK[name] for name in speaks_of(rule))


def facts_in(part: object) -> Iterator[Fact]:
    """Give each fact in a rule, or in a part of one."""
    if isinstance(part, Is):
        yield part.fact
    elif isinstance(part, tuple):
        for inside in part:
            yield from facts_in(inside)
    elif is_dataclass(part):
        for field in fields(part):
            yield from facts_in(getattr(part, field.name))


# ---------------------------------------------------------------- where it lies


def halves(solver: Solver) -> Iterator[Hint]:
    """Say in which half the best space lies, if most of what fits goes on there, and not all that lies ahead is in it."""
    best = solver.best_next()
    for half in HALVES:
        found = hint("half", half, ahead(solver).intersection(spaces_of(solver.board.masks["half", half])), solver)
        tells = 1 < len(found.spaces) < len(ahead(solver)) - 1
        if tells and best in found.spaces and found.share > 1 / 2:
            yield found


def spaces(solver: Solver) -> Iterator[Hint]:
    """Say what it cannot be, while three spaces or more are left; the two likeliest, while there are two; then the best."""
    likely = [*solver.chances()]
    barred = ahead(solver).difference(likely)
    if barred and len(likely) > 2:
        yield hint("not", say_spaces(barred), likely, solver)
    if len(likely) > 1:
        yield hint("either", " or ".join(map(named, likely[:2])), likely[:2], solver)
    yield hint("next", named(likely[0]), likely[:1], solver)


def hint(kind: Kind, about: str, spaces: Iterable[int], solver: Solver) -> Hint:
    """Return a hint about the next space, with how much of what fits goes on to one of these spaces."""
    inside = frozenset(spaces)
    weight = sum(weight for row, weight in solver.rows.items() if next_of(row, solver.last) in inside)
    return Hint(kind, about, inside, share(weight, sum(solver.rows.values())))


def share(weight: float, total: float) -> float:
    """Return how much of a total a weight is. Only all of it is 1, however little is missing.

    >>> share(3, 4), share(10**20, 10**20 + 1) < 1 == share(7, 7)
    (0.75, True)
    """
    return 1.0 if weight == total else min(weight / total, BELOW_ALL)


def named(space: int) -> str:
    """Return what a space is called in a sentence."""
    return "the goal" if space == GOAL else str(space)


def say_spaces(spaces: Iterable[int]) -> str:
    """Name spaces, those in a line by the first and the last.

    >>> say_spaces([13, 14, 15, 16, 19, 20, 27])
    '13 to 16, 19, 20, the goal'
    """
    told, runs = sorted(spaces), list[list[int]]()
    for space in told:
        if runs and space == runs[-1][-1] + 1 and space != GOAL:
            runs[-1].append(space)
        else:
            runs.append([space])
    return ", ".join(f"{run[0]} to {run[-1]}" if len(run) > 2 else ", ".join(map(named, run)) for run in runs)
