"""Legal boards: is there one on which a formula is true of some space?

A space has one colour, one area, one shape, is a corner or on a straight, lies in one half, and shows one to three symbols;
its number says whether it is odd, prime, a multiple of 3. So the question is asked for each number from 1 to 26, with what
follows from the number put in and the rest left to sympy's satisfiable.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from itertools import combinations
from operator import eq, ne
from typing import Any

import sympy
from sympy.logic.boolalg import Boolean
from sympy.logic.inference import satisfiable

from pugsbox.punschge.board import COMPARED, NUMBERED, NUMBERS, Board, Space, number_is
from pugsbox.punschge.conditions import Everything, Is
from pugsbox.punschge.formulas import ATOMS, symbol
from pugsbox.punschge.words import FACTS, SYMBOLS, THINGS, Fact

__all__ = ["counter_board"]

ONE_VALUE = ("colour", "area", "shape", "place", "half")
"""Attributes of which each space has one value."""


def counter_board(formulas: tuple[Boolean, ...], board: Board) -> tuple[Board, int] | None:
    """Return a legal board like this one and a space of it of which one of the formulas is true; None if there is none."""
    tried = set()
    for number in NUMBERS:
        for form in formulas:
            question = numbered(form, number)
            if question in tried:
                continue
            tried.add(question)
            if model := satisfiable(sympy.And(question, *axioms(question))):
                return changed(board, number, model), number
    return None


def numbered(form: Boolean, number: int) -> Boolean:
    """Put into a formula all that follows from the number of the space."""
    return form.subs({s: known(*ATOMS[s], number) for s in form.free_symbols})


def known(fact: Is | Everything, ahead: int, number: int) -> Boolean:
    """Return what an atom amounts to, seen from the space with this number."""
    there = number + ahead
    if there not in NUMBERS or isinstance(fact, Everything):
        return sympy.true if there in NUMBERS else sympy.false
    match fact.fact:
        case attribute, _ if attribute in NUMBERED:
            return sympy.true if number_is(there, fact.fact) else sympy.false
        case "group", value:
            return sympy.Or(*(symbol(Is("symbol", s), ahead) for s in SYMBOLS if (s in THINGS) == (value == "thing")))
        case "symbols", ("animals" | "things") as value:
            return sympy.And(*(~symbol(Is("symbol", s), ahead) for s in SYMBOLS if (s in THINGS) != (value == "things")))
        case (("symbols" | "same" | "change"), _) if there == 1:
            return sympy.false
        case "symbols", str(value):
            return along("count", COMPARED[value], ahead)
        case ("same" | "change") as how, str(attribute):
            return along(attribute, eq if how == "same" else ne, ahead)
        case _:
            return symbol(fact, ahead)


def along(attribute: str, compared: Callable[[Any, Any], bool], ahead: int) -> Boolean:
    """Return the formula for "its value compares so with that of the space before"."""
    values = [value for a, value in FACTS if a == attribute]
    pairs = [(here, before) for here in values for before in values if compared(here, before)]
    return sympy.Or(*(symbol(Is(attribute, here), ahead) & symbol(Is(attribute, before), ahead - 1) for here, before in pairs))


def axioms(question: Boolean) -> Iterator[Boolean]:
    """Give what holds on every legal board for the facts that a formula names."""
    named: dict[int, list[Is]] = {}
    for fact, ahead in (ATOMS[s] for s in question.free_symbols):
        if isinstance(fact, Is):
            named.setdefault(ahead, []).append(fact)
    for ahead, facts in sorted(named.items()):
        for attribute in ONE_VALUE:
            values = sorted((f for f in facts if f.attribute == attribute), key=lambda f: f.order)
            yield from (~(symbol(a, ahead) & symbol(b, ahead)) for a, b in combinations(values, 2))
            if len(values) == sum(f[0] == attribute for f in FACTS):
                yield sympy.Or(*(symbol(v, ahead) for v in values))
        shown = sum(f.attribute == "symbol" for f in facts)
        if shown > 3 or any(f.attribute == "count" for f in facts):
            yield from symbols_fit(ahead)


def symbols_fit(ahead: int) -> Iterator[Boolean]:
    """Give what holds for the seven symbols of a space and their number: one to three, and just so many."""
    shown = [symbol(Is("symbol", s), ahead) for s in SYMBOLS]
    one, two, three = (symbol(Is("count", n), ahead) for n in (1, 2, 3))

    def at_most(n: int, when: Boolean) -> Iterator[Boolean]:
        return (sympy.Or(~when, *(~s for s in some)) for some in combinations(shown, n + 1))

    def at_least(n: int, when: Boolean) -> Iterator[Boolean]:
        return (sympy.Or(~when, *some) for some in combinations(shown, len(shown) - n + 1))

    yield one | two | three
    yield from (~(a & b) for a, b in combinations((one, two, three), 2))
    for n, when in ((1, one), (2, two), (3, three)):
        yield from at_most(n, when)
        yield from at_least(n, when)


def changed(board: Board, number: int, model: Mapping[Any, Any]) -> Board:
    """Return the board with the spaces around one changed as little as a model asks."""
    wishes: dict[int, dict[Fact, bool]] = {}
    for s, holds in model.items():
        if s in ATOMS and isinstance(fact := ATOMS[s][0], Is):
            wishes.setdefault(number + ATOMS[s][1], {})[fact.fact] = bool(holds)
    spaces = (rewritten(s, wishes.get(s.number, {})) for s in board.spaces)
    return Board(f"{board.name}, changed", tuple(spaces), board.start, board.goal)


def rewritten(space: Space, wishes: Mapping[Fact, bool]) -> Space:
    """Return the space with the facts that are wished for; what is not spoken of stays where it can."""
    values: dict[str, Any] = {}
    for attribute in ONE_VALUE:
        now = getattr(space, attribute)
        choices = [now, *(value for a, value in FACTS if a == attribute)]
        fits = [v for v in choices if wishes.get((attribute, v), True)]
        values[attribute] = next((v for v in fits if wishes.get((attribute, v))), fits[0])
    must = [s for s in SYMBOLS if wishes.get(("symbol", s))]
    may = [s for s in (*space.symbols, *SYMBOLS) if wishes.get(("symbol", s)) is None]
    kept = [s for s in may if s in space.symbols]
    symbols = dict.fromkeys([*must, *kept][:3] or may[:1])
    return replace(space, corner=values.pop("place") == "corner", symbols=tuple(symbols), **values)
