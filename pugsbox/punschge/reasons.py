"""Reasons: why is this rule out, and which stone is to be doubted where no rule fits?

Both answers are sentences that name a stone by its space and by the move, counted from 1.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import accumulate

from pugsbox.punschge.advice import next_of
from pugsbox.punschge.board import GOAL, Board
from pugsbox.punschge.moves import GIVEN, Move, clash_of, say_space
from pugsbox.punschge.rules import SHORTEST_ROW, Rule
from pugsbox.punschge.rulespace import LEVELS
from pugsbox.punschge.solver import Solver

__all__ = ["Contradiction", "contradiction", "say_fit", "why_out"]


def why_out(rule: Rule, moves: Sequence[Move], board: Board) -> str | None:
    """Return in a sentence why a rule, of whatever kind, does not fit the moves, and name the stone; None if it fits.

    >>> from pugsbox.punschge.board import house_board
    >>> from pugsbox.punschge.grammar import parse_rule
    >>> from pugsbox.punschge.moves import read_moves
    >>> moves = read_moves("2+ 4+ 7- 12+")
    >>> print(why_out(parse_rule("every yellow space"), moves, house_board()))
    Out by the white stone on 2 (move 1): by this rule the row begins with 4.
    >>> print(why_out(parse_rule("every 2nd space"), moves, house_board()))
    Out by the white stone on 12 (move 4): by this rule 6 comes next after 4.
    """
    row = rule.mask(board)
    last = 0
    for i, move in enumerate(moves, 1):
        comes = next_of(row, last)
        if (comes == move.space) is not move.right:
            return f"Out by the {stone(move)} (move {i}): by this rule {say_next(comes, last)}."
        last = move.space if move.right else last
    if row.bit_count() < SHORTEST_ROW:
        return f"Out, whatever the stones: its row has {row.bit_count()} spaces, and a task needs four at least (PUN-LIM-01)."
    return None


def stone(move: Move) -> str:
    """Name the stone that a move has left."""
    return f"{'white' if move.right else 'black'} stone on {'the goal' if move.space == GOAL else move.space}"


def say_next(comes: int, last: int) -> str:
    """Say which space a rule wants next."""
    if not last:
        return "the row has no space at all" if comes == GOAL else f"the row begins with {comes}"
    return f"{last} is the last space of the row" if comes == GOAL else f"{comes} comes next after {last}"


SAID_SPACES = 5
"""More spaces than these are not counted up in a sentence."""


@dataclass(frozen=True)
class Contradiction:
    """Stones that no rule fits: where that shows, and which stone to doubt. Moves count from 1."""

    at: int
    """The move at which no rule is left."""
    doubt: int
    """The move whose answer, had it been the other one, explains most."""
    why: str
    """Two or three sentences."""


def contradiction(solver: Solver) -> Contradiction | None:
    """Return where the stones contradict each other or the rules that are searched; None if some rule fits.

    To be doubted is the move whose other answer lets the most weight of rows fit all moves or, if no single one explains them
    all, fit the moves up to the one at which no rule is left. The given spaces are doubted only where no other move will do.
    """
    if solver.rows:
        return None
    steps = list(course(solver))
    at = next(i for i, step in enumerate(steps) if not step.rows)
    until = len(solver.moves)
    mended = mend(steps, solver.moves, at)
    if not mended:
        until, mended = at, mend(steps, solver.moves[:at], at)
    doubt = max(mended, key=lambda i: (i >= GIVEN, sum(mended[i].values()), i))
    fitting = sum(len(solver.names[row]) for row in mended[doubt])
    why = [
        say_clash(steps[at - 1], solver.moves[at - 1], at),
        say_doubt(solver.moves, doubt, fitting, until),
        f"If every stone is sure, the rule is not one {of_levels(solver)}.",
    ]
    return Contradiction(at, doubt + 1, " ".join(why))


def course(solver: Solver) -> Iterator[Solver]:
    """Give the solver before the first move, after it, after the second, and so on."""
    return accumulate(solver.moves, Solver.filtered, initial=solver.begin())


def mend(steps: Sequence[Solver], moves: Sequence[Move], at: int) -> dict[int, Mapping[int, float]]:
    """For each of the first `at` moves (from 0) return the rows that fit all moves with its other answer, if any.

    Nobody could have played on as they did had the other answer solved the task, or whitened a space that was tried again.
    """
    mended: dict[int, Mapping[int, float]] = {}
    for i in range(at):
        rest = [other(moves[i]), *moves[i + 1 :]]
        if not clash_of([*moves[:i], *rest]) and (rows := steps[i].through(rest).rows):
            mended[i] = rows
    return mended


def other(move: Move) -> Move:
    """Return the move with the other answer."""
    return move._replace(right=not move.right)


def of_levels(solver: Solver) -> str:
    """Name the levels that are searched."""
    if solver.levels == LEVELS:
        return "of the book language"
    return f"of {'the levels' if len(solver.levels) > 1 else 'level'} {either(solver.levels, 'and')}"


def either(words: Sequence[str], joint: str) -> str:
    """Count up some words, such as "1, 2 or 3"."""
    return f" {joint} ".join(filter(None, [", ".join(words[:-1]), words[-1]]))


def say_fit(rules: int, rows: int) -> str:
    """Say how many rules fit.

    >>> say_fit(25, 25), say_fit(1, 1)
    ('25 rules fit, with 25 rows', '1 rule fits, with 1 row')
    """
    return f"{rules:,} rule{'s' * (rules != 1)} fit{'s' * (rules == 1)}, with {rows:,} row{'s' * (rows != 1)}"


def say_clash(before: Solver, move: Move, at: int) -> str:
    """Say at which move no rule is left, and what all rules that fitted until then expected."""
    spaces = [say_space(space) for space in before.chances()]
    if move.right and move.space < before.last:
        why = f"a row ascends (PUN-LIM-05), and {before.last} is right already"
    elif len(spaces) > SAID_SPACES:
        why = f"all that fit until then go on to {', '.join(spaces[:SAID_SPACES])} or some other space"
    else:
        why = f"all that fit until then go on to {either(spaces, 'or')}"
    return f"At move {at}, {move}, no rule {of_levels(before)} is left: {why}."


def say_doubt(moves: Sequence[Move], doubt: int, fitting: int, until: int) -> str:
    """Say which move (from 0) to doubt, and how many rules fit so many moves had its answer been the other one."""
    far = "all moves" if until == len(moves) else f"the moves up to {until}, but none all of them"
    rules = f"{fitting} rules would fit" if fitting > 1 else "1 rule would fit"
    return f"Doubt move {doubt + 1}, {moves[doubt]}: had it been {other(moves[doubt])}, {rules} {far}."
