"""What lies on the board: the two given stones, what a step leaves, the hint."""

from __future__ import annotations

from functools import cache

from pugsbox.cardtable.state import Clauses, Reads, Table
from pugsbox.core.content import content_folder
from pugsbox.punschge.board import Board, house_board, load_board
from pugsbox.punschge.moves import GIVEN
from pugsbox.punschge.play.zones import (
    HINT_AT,
    HOME,
    PROFESSOR,
    RIGHT,
    ROW,
    TASK,
    TASKS,
    TOO_EARLY,
    TURNS,
    WRONG,
    chosen,
)

__all__ = ["blacken", "board_of", "coming", "lay", "mark", "read_hint", "row_of"]

WHITE_STONES, BLACK_STONES = 15, 10
"""Stones in the box (PUN-COMP-05)."""


@cache
def board_named(name: str) -> Board:
    """Return a board of puzzles/boards."""
    return house_board() if name == house_board().name else load_board(content_folder("puzzles") / "boards" / f"{name}.toml")


def board_of(t: Reads) -> Board:
    """Return the board that the game is played on."""
    return board_named(chosen(t, "board"))


def row_of(t: Reads, key: str) -> tuple[str, ...]:
    """Return the row of a task on this board, as it is written."""
    return tuple(map(str, TASKS[key].rule.row(board_of(t))))


def coming(t: Reads) -> str:
    """Return the one space that is right now (PUN-MARK-04): the next of the row, or the goal once it is complete."""
    return (*t[ROW], HOME)[len(t[RIGHT])]


def lay(t: Table) -> None:
    """Mark the first two spaces of the row (PUN-COOP-05)."""
    t[RIGHT] = t[ROW][:GIVEN]
    t.say("marks", t[PROFESSOR], t[RIGHT], ("PUN-COOP-05", "PUN-COMP-05", "PUN-REW-07"))


def mark(t: Table, space: str, because: Clauses) -> None:
    """Answer a right step: a white stone, and all black ones leave the board (PUN-MARK-05, PUN-MARK-06)."""
    t[RIGHT] += (space,)
    t[TOO_EARLY] = 0
    t.say("brumm", t[PROFESSOR], (space,), ("PUN-SIGN-01", "PUN-SIGN-02", *because))
    if t[WRONG]:
        t.say("sweeps", t[PROFESSOR], (len(t[WRONG]),), ("PUN-MARK-06", "PUN-MARK-07", "PUN-MARK-08"))
        t[WRONG] = ()
    if space != HOME and len(t[RIGHT]) > WHITE_STONES:
        t.say("has no white stone", t[PROFESSOR], (space,), ("PUN-MARK-12",))


def blacken(t: Table, space: str, because: Clauses) -> None:
    """Answer a wrong step: a black stone, if none lies there yet."""
    t.say("moeoeb", t[PROFESSOR], (space,), ("PUN-SIGN-01", "PUN-SIGN-03", *because))
    if space in t[WRONG]:
        t.say("lies already", t[PROFESSOR], (space,), ("PUN-MARK-10",))
    elif space not in t[RIGHT]:
        t[WRONG] += (space,)
        if len(t[WRONG]) > BLACK_STONES:
            t.say("has no black stone", t[PROFESSOR], (space,), ("PUN-MARK-12",))


def read_hint(t: Table, because: Clauses) -> None:
    """Read the hint of the task aloud, after this turn."""
    t[HINT_AT] = t[TURNS]
    t.say("reads the hint", t[PROFESSOR], t[TASK][:1], because)
