"""The same conditions as sympy Booleans: simplified, as LaTeX, as a truth table, and compared.

Two conditions can be equal in three ways, each weaker than the last (`compare`):

* **logic**: whatever the facts are, by the words and, or, not alone;
* **legal**: on every legal board, because a space has one shape, one colour, one area, one number, and one to three symbols
  (green or red is neither yellow nor white);
* **board**: on this board only. Then there is a legal board on which they differ, and `compare` builds one.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import product
from typing import Literal

import sympy
from sympy.logic.boolalg import Boolean, simplify_logic
from sympy.logic.inference import satisfiable

from pugsbox.punschge.board import Board, spaces_of
from pugsbox.punschge.conditions import Condition, Everything, Not
from pugsbox.punschge.formulas import ATOMS, atoms, boolean, moved
from pugsbox.punschge.legality import counter_board

__all__ = ["Comparison", "Line", "TruthTable", "boolean", "compare", "latex", "simplified", "truth_table"]

MOST = 8
"""Facts that sympy simplifies and a class reads: conditions with more are refused."""


def simplified(condition: Condition) -> Condition:
    """Return the shortest condition that is equal in logic, as sympy finds it.

    Raises PugsboxError for more than 8 different facts.

    >>> from pugsbox.punschge.conditions import Is
    >>> yellow, fish = Is("colour", "yellow"), Is("symbol", "fish")
    >>> simplified((yellow & fish) | (yellow & ~fish)) == yellow
    True
    """
    raw = boolean(condition)
    atoms(raw, most=MOST)
    return condition_of(simplify_logic(raw))


def condition_of(form: Boolean) -> Condition:
    """Return a formula as a condition again."""
    if form in ATOMS:
        return moved(*ATOMS[form])
    if form in (sympy.true, sympy.false):
        return Everything() if form == sympy.true else Not(Everything())
    inside = [condition_of(part) for part in sorted(form.args, key=str)]
    if isinstance(form, sympy.Not):
        return ~inside[0]
    first, *others = inside
    for other in others:
        first = first & other if isinstance(form, sympy.And) else first | other
    return first


def latex(condition: Condition) -> str:
    r"""Return a condition as LaTeX.

    >>> from pugsbox.punschge.conditions import Is
    >>> print(latex(Is("colour", "yellow") & ~Is("symbol", "fish")))
    \text{yellow} \wedge \neg \text{fish}
    """
    form = boolean(condition)
    names = {s: rf"\text{{{s.name}}}" for s in form.free_symbols}
    return str(sympy.latex(form, symbol_names=names))


# ---------------------------------------------------------------- truth tables


@dataclass(frozen=True)
class Line:
    """One line of a truth table: the value of each fact, the value of the condition, and the first such space (0: none)."""

    values: tuple[bool, ...]
    result: bool
    sample: int


@dataclass(frozen=True)
class TruthTable:
    """The facts of a condition and a line for each way they can be true, from all true to all false."""

    facts: tuple[str, ...]
    lines: tuple[Line, ...]

    def __str__(self) -> str:
        say = {True: "T", False: "F"}
        head = [*self.facts, "result", "space"]
        rows = [[*(say[v] for v in line.values), say[line.result], str(line.sample or "none")] for line in self.lines]
        return "\n".join(
            "  ".join(cell.ljust(len(h)) for cell, h in zip(row, head, strict=True)).rstrip() for row in [head, *rows]
        )


def truth_table(condition: Condition, board: Board) -> TruthTable:
    """Return the truth table of a condition, with a space of this board for each line where there is one.

    Raises PugsboxError for more than 6 different facts (64 lines).

    >>> from pugsbox.punschge.board import house_board
    >>> from pugsbox.punschge.conditions import Is
    >>> print(truth_table(Is("area", "lake") & ~Is("colour", "white"), house_board()))
    white  lake  result  space
    T      T     F       5
    T      F     F       9
    F      T     T       2
    F      F     F       1
    """
    form = boolean(condition)
    names = atoms(form, most=6)
    facts = [moved(*ATOMS[s]) for s in names]
    lines = []
    for values in product((True, False), repeat=len(names)):
        where = spaces_of(all_of(facts, values, board))
        result = bool(form.subs(dict(zip(names, values, strict=True))))
        lines.append(Line(values, result, where[0] if where else 0))
    return TruthTable(tuple(s.name for s in names), tuple(lines))


def all_of(facts: Iterable[Condition], values: Iterable[bool], board: Board) -> int:
    """Return the mask of the spaces for which each fact has its value."""
    mask = Everything().mask(board)
    for fact, value in zip(facts, values, strict=True):
        mask &= (fact if value else ~fact).mask(board)
    return mask


# ---------------------------------------------------------------- equal, and in what way


@dataclass(frozen=True)
class Comparison:
    """How equal two conditions are.

    `spaces` are the spaces of the board on which they differ; `counter` is a legal board on which they differ, and `at` a
    space of it: None and 0 where they are equal on every legal board.
    """

    equal: Literal["logic", "legal", "board", "no"]
    spaces: tuple[int, ...] = ()
    counter: Board | None = None
    at: int = 0


def compare(one: Condition, other: Condition, board: Board) -> Comparison:
    """Say in which way two conditions are equal, if they are.

    Raises PugsboxError for more than 8 different facts.

    >>> from pugsbox.punschge.board import house_board
    >>> from pugsbox.punschge.conditions import Is
    >>> green, red, yellow, white = (Is("colour", c) for c in ("green", "red", "yellow", "white"))
    >>> compare(green | red, ~(~green & ~red), house_board()).equal
    'logic'
    >>> compare(green | red, ~yellow & ~white, house_board()).equal
    'legal'
    >>> found = compare(Is("symbol", "bull") & Is("parity", "odd"), Is("symbol", "bull") & Is("shape", "sun"), house_board())
    >>> found.equal, str(found.counter[found.at])
    ('board', '1: green star, forest; bull, dragon, covered wagon; straight, lower half')
    """
    one_form, other_form = boolean(one), boolean(other)
    atoms(one_form, other_form, most=MOST)
    differ = (one_form & ~other_form, other_form & ~one_form)
    if not any(satisfiable(way) for way in differ):
        return Comparison("logic")
    spaces = spaces_of(one.mask(board) ^ other.mask(board))
    if spaces:
        return Comparison("no", spaces, board, spaces[0])
    counter = counter_board(differ, board)
    return Comparison("board", (), *counter) if counter else Comparison("legal")
