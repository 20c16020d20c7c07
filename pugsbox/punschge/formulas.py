"""Conditions as formulas over atoms, which logic.py simplifies and legality.py asks for a board.

An *atom* is a fact about a space so many ahead (0: the space itself, 1: the next, -1: the one before). An atom about a
neighbour is false where there is none.
"""

from __future__ import annotations

from typing import Any

import sympy
from sympy.logic.boolalg import Boolean

from pugsbox.core.errors import PugsboxError
from pugsbox.punschge.conditions import After, And, Before, Condition, Everything, Is, Not, Or
from pugsbox.punschge.phrasing import describe
from pugsbox.punschge.words import WORDS

__all__ = ["ATOMS", "Atom", "atoms", "boolean", "moved", "symbol"]

Atom = tuple[Is | Everything, int]
"""A fact (or that there is a space at all), and how many spaces ahead."""

ATOMS: dict[Any, Atom] = {}
"""The sympy symbols made so far. There are few: facts times the distances that a text of 400 characters can name."""


def boolean(condition: Condition) -> Boolean:
    """Return a condition as a sympy Boolean.

    >>> yellow, fish = Is("colour", "yellow"), Is("symbol", "fish")
    >>> boolean(yellow & ~fish)
    yellow & ~fish
    """
    return formula(condition, 0)


def formula(condition: Condition, ahead: int) -> Boolean:
    """Return the formula for "the space so many ahead satisfies it"; it is false where there is no such space."""
    match condition:
        case Is() | Everything():
            return symbol(condition, ahead)
        case Not(of=of):
            return symbol(Everything(), ahead) & ~formula(of, ahead)
        case And(parts=parts):
            return sympy.And(*(formula(p, ahead) for p in parts))
        case Or(parts=parts):
            return sympy.Or(*(formula(p, ahead) for p in parts))
        case Before(of=of):
            return symbol(Everything(), ahead) & formula(of, ahead + 1)
        case After(of=of):
            return symbol(Everything(), ahead) & formula(of, ahead - 1)
        case _:
            raise NotImplementedError(condition)


def symbol(fact: Is | Everything, ahead: int) -> Boolean:
    """Return the sympy symbol of an atom, named as it is said; that there is a space at 0 is simply true."""
    if ahead == 0 and isinstance(fact, Everything):
        return sympy.true
    word = WORDS[fact.fact].adjective if isinstance(fact, Is) and ahead == 0 else ""
    made = sympy.Symbol(word or describe(moved(fact, ahead)))
    ATOMS[made] = (fact, ahead)
    return made


def moved(condition: Condition, ahead: int) -> Condition:
    """Return the condition that the space so many ahead satisfies this one."""
    for _ in range(abs(ahead)):
        condition = Before(condition) if ahead > 0 else After(condition)
    return condition


def atoms(*formulas: Boolean, most: int) -> list[Any]:
    """Return the symbols of some formulas in the order of `words.FACTS`. Raises PugsboxError if there are too many."""
    found = sorted({s for f in formulas for s in f.free_symbols}, key=lambda s: moved(*ATOMS[s]).order)
    if len(found) > most:
        raise PugsboxError(f"Found {len(found)} different facts; expected at most {most}. Take a shorter condition.")
    return found
