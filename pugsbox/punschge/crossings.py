"""Crossings: somebody crosses out what they think cannot come next, or be the rule; does that follow from the stones?

>>> from pugsbox.punschge.board import house_board
>>> from pugsbox.punschge.moves import read_moves
>>> solver = Solver.of(house_board()).after(read_moves("2+ 4+ 12+"))
>>> print(crossed(solver, 13))
13: follows. No rule that fits goes there next.
>>> print(crossed(solver, 17))
17: not yet. “every lake space but not white” fits every stone and goes there next.
>>> crossed(solver.then(18, right=False), 17).verdict
'wrong'
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from pugsbox.core.errors import PugsboxError, quoted
from pugsbox.punschge.board import GOAL
from pugsbox.punschge.moves import Move, say_space
from pugsbox.punschge.phrasing import phrase
from pugsbox.punschge.reasons import why_out
from pugsbox.punschge.rules import Rule
from pugsbox.punschge.solver import Solver
from pugsbox.punschge.widespace import Known
from pugsbox.punschge.words import CROSSED

__all__ = ["Crossing", "Verdict", "crossed", "crossed_rule"]

Verdict = Literal["follows", "not yet", "wrong"]
"""Nothing that fits has it; something has; all that fits has."""


@dataclass(frozen=True)
class Crossing:
    """Something crossed out, and whether that follows."""

    what: str
    """A space or a rule in words."""
    verdict: Verdict
    why: str
    """A sentence."""
    rule: Rule | None = None
    """The simplest rule that speaks against it."""

    def __str__(self) -> str:
        """Return the answer in a line."""
        return f"{self.what}: {self.verdict}. {self.why}"


def crossed(solver: Solver, space: int) -> Crossing:
    """Say whether it follows from the stones that a space (27: the goal) does not come next.

    Raises PugsboxError for another number, once the task is solved, and if no rule fits.
    """
    if space not in range(1, GOAL + 1):
        raise PugsboxError(f"There is no space {quoted(space)}; expected 1 to 26, or 27 for the goal.")
    if solver.solved or not solver.rows:
        raise PugsboxError(CROSSED["solved" if solver.solved else "none fits"])
    if space not in solver.chances():
        return Crossing(say_space(space), "follows", why_not(solver, space))
    if solver.forced_next() == space:
        return Crossing(say_space(space), "wrong", CROSSED["all"])
    rule = solver.filtered(Move(space, right=True)).rules()[0].rule
    return Crossing(say_space(space), "not yet", CROSSED["some"].format(phrase(rule)), rule)


def why_not(solver: Solver, space: int) -> str:
    """Say why no rule that fits goes on to a space; a stone says it best."""
    if space in solver.right:
        return CROSSED["white"]
    if space < solver.last:
        return CROSSED["ascends"].format(solver.last)
    return CROSSED["black" if space in solver.wrong else "none"]


def crossed_rule(solver: Known, rule: Rule) -> Crossing:
    """Say whether it follows from the stones that a rule, of whatever kind, is out. It is wrong if no other row is left.

    >>> from pugsbox.punschge.board import house_board
    >>> from pugsbox.punschge.grammar import parse_rule
    >>> from pugsbox.punschge.moves import read_moves
    >>> solver = Solver.of(house_board()).after(read_moves("2+ 4+ 7- 12+"))
    >>> print(crossed_rule(solver, parse_rule("every 2nd space")))
    every 2nd space: follows. Out by the white stone on 12 (move 4): by this rule 6 comes next after 4.
    """
    reason = why_out(rule, solver.moves, solver.board)
    if reason:
        return Crossing(phrase(rule), "follows", reason)
    if len(solver.rows) == 1 and rule.mask(solver.board) in solver.rows:
        return Crossing(phrase(rule), "wrong", CROSSED["only row"])
    return Crossing(phrase(rule), "not yet", CROSSED["fits"], rule)
