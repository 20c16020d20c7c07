"""Moves: which spaces were tried, in which order, and what did the Professor answer?

In text a move is a space or `goal`, then + for right (brumm brumm, a white stone) or - for wrong (möööb, a black stone). The
first two right spaces are those the Professor gives before play (PUN-COOP-05).
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from pugsbox.core.errors import PugsboxError, quoted
from pugsbox.punschge.board import GOAL, NUMBERS, START

__all__ = [
    "GIVEN", "Move", "Played", "bears_white", "check_played", "clash_of", "read_moves", "read_space", "say_space", "stones",
]  # fmt: skip

GIVEN = 2
"""So many spaces of the row are given (PUN-COOP-05)."""

MOST_MOVES = 200
"""A round has some twenty."""

MOVE = re.compile(r"(?P<space>[0-9]+|goal)(?P<answer>[+\-\u2212\u2013])", re.IGNORECASE)


def say_space(space: int) -> str:
    """Return a space as it is written: its number, or "goal" for 27."""
    return "goal" if space == GOAL else str(space)


class Move(NamedTuple):
    """A space that was tried, and the Professor's answer.

    >>> str(Move(7, right=False)), str(Move(27, right=True))
    ('7-', 'goal+')
    """

    space: int
    """1 to 26, or 27 for the goal."""
    right: bool

    def __str__(self) -> str:
        """Return the move as it is written: 7+, 7-, goal-."""
        return say_space(self.space) + ("+" if self.right else "-")


def stones(moves: Iterable[Move]) -> tuple[tuple[int, ...], frozenset[int]]:
    """Return the spaces with white stones, in the order found, and those with black ones, after some moves.

    With every right space all black stones leave the board (PUN-MARK-06). 27 is the goal.

    >>> stones(read_moves("2+ 4+ 7- 12+ 13- goal-"))
    ((2, 4, 12), frozenset({27, 13}))
    """
    white: list[int] = []
    black: set[int] = set()
    for move in moves:
        if move.right:
            white.append(move.space)
            black.clear()
        else:
            black.add(move.space)
    return tuple(white), frozenset(black)


class Played:
    """Anything with `moves`: it has the stones that they have left."""

    moves: tuple[Move, ...]

    @property
    def right(self) -> tuple[int, ...]:
        """The spaces with a white stone, in the order found; 27 at the end if the goal was right."""
        return stones(self.moves)[0]

    @property
    def wrong(self) -> frozenset[int]:
        """The spaces with a black stone: those tried since the last right one (PUN-MARK-06); 27 is the goal."""
        return stones(self.moves)[1]


def read_space(text: str) -> int:
    """Return the space that is written as 1 to 26, or as goal (27). Raises PugsboxError for anything else.

    >>> read_space("7"), read_space("goal")
    (7, 27)
    """
    if text.lower() == "goal":
        return GOAL
    space = int(text) if re.fullmatch("[0-9]{1,2}", text) else START
    if space in NUMBERS:
        return space
    goal = " (the goal is written goal)" if space == GOAL else ""
    raise PugsboxError(f"There is no space {quoted(text)}; expected 1 to 26, or goal{goal}.")


def read_moves(text: str) -> tuple[Move, ...]:
    """Read moves in the order played, such as "2+ 4+ 7- 12+"; commas may stand between them.

    Raises PugsboxError, naming the move, for what is no move, for a space beyond 26, for fewer than two given spaces at the
    beginning, for a space that bears a white stone already (PUN-MARK-11), and for moves after the task is solved (PUN-GOAL-03).

    >>> [str(move) for move in read_moves("2+ 4+ 7- goal-")]
    ['2+', '4+', '7-', 'goal-']
    """
    moves = tuple(read_move(i, word) for i, word in enumerate(re.findall(r"[^\s,;]+", text), 1))
    check_played(moves)
    if len(moves) < GIVEN:
        found = "only one right space" if moves else "no right space"
        raise PugsboxError(f"Found {found} in {quoted(text)}; expected the two given spaces first, such as 2+ 4+.")
    return moves


def read_move(i: int, word: str) -> Move:
    """Read the i-th move, counted from 1."""
    found = MOVE.fullmatch(word)
    if not found:
        raise PugsboxError(
            f"Move {i}: found {quoted(word)}; expected a space and its answer: 7+ for right, 7- for wrong, goal+ or goal-."
        )
    try:
        return Move(read_space(found["space"]), right=found["answer"] == "+")
    except PugsboxError as error:
        raise PugsboxError(f"Move {i}: {error}") from None


def check_played(moves: Sequence[Move]) -> None:
    """Raise PugsboxError for the first move that nobody could have made, or for more moves than anybody would read in."""
    if len(moves) > MOST_MOVES:
        raise PugsboxError(f"Found {len(moves)} moves; expected at most {MOST_MOVES}.")
    for i, move in enumerate(moves, 1):
        if type(move.space) is not int or move.space not in (*NUMBERS, GOAL):
            raise PugsboxError(f"Move {i}: found space {quoted(move.space)}; expected 1 to 26, or {GOAL} for the goal.")
    for i, move in enumerate(moves[:GIVEN], 1):
        if not move.right or move.space == GOAL:
            raise PugsboxError(f"Move {i}: found {move}; expected the two given spaces first, such as 2+ 4+ (PUN-COOP-05).")
    if problem := clash_of(moves):
        raise PugsboxError(problem)


def clash_of(moves: Sequence[Move]) -> str | None:
    """Say which of some moves could not be made because of an earlier one; None if all could."""
    white: dict[int, int] = {}
    for i, move in enumerate(moves, 1):
        if GOAL in white:
            return f"Move {i}: found {move} after goal+ (move {white[GOAL]}); expected no move once it is solved (PUN-GOAL-03)."
        if move.space in white:
            return f"Move {i}: found {move}, but {bears_white(move.space)}, since move {white[move.space]} (PUN-MARK-11)."
        if move.right:
            white[move.space] = i
    return None


def bears_white(space: int) -> str:
    """Say that a space cannot be entered because of its white stone."""
    return f"space {say_space(space)} bears a white stone"
