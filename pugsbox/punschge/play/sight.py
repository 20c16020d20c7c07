"""What each sees of the board: the stones, the Professor, what he said last; the row, if it is theirs to see."""

from __future__ import annotations

from pugsbox.cardtable.state import State
from pugsbox.core.views import BoardView
from pugsbox.punschge.board import START
from pugsbox.punschge.moves import read_space
from pugsbox.punschge.play.help import Suggest
from pugsbox.punschge.play.stones import board_of
from pugsbox.punschge.play.zones import HOME, OVER, PROFESSOR, RIGHT, ROW, SAID, STEPS, TURNS, WRONG
from pugsbox.punschge.practice import BRUMM, MOEOEB

__all__ = ["board_view"]


def last_signal(s: State) -> str:
    """Return what the Professor said last, "" before the first step: a turn goes on after brumm brumm and ends with möööb."""
    if s[STEPS] or HOME in s[RIGHT]:
        return BRUMM
    return MOEOEB if s[TURNS] > 1 or s[WRONG] else ""


def suggested(s: State) -> tuple[str, ...]:
    """Return the spaces of a suggestion: as far as it was said, or as far as it is still to be followed."""
    effect = s.stack[-1][0] if s.stack else None
    return effect.said if isinstance(effect, Suggest) else s[SAID]


def board_view(s: State, seat: int | None) -> BoardView:
    """Return the board as a seat sees it: the row is only for the Professor (PUN-COOP-03), what was suggested is for all."""
    right, wrong = (tuple(map(read_space, s[note])) for note in (RIGHT, WRONG))
    verbs = {action.verb for action in s.legal if action.seat == seat}
    click = next((verb for verb in ("step", "say", "add") if verb in verbs), "")
    return BoardView(
        board=board_of(s),
        right=right,
        wrong=frozenset(wrong),
        hinted=frozenset(map(read_space, s[ROW] if seat == s[PROFESSOR] or s[OVER] else suggested(s))) - {*right},
        figure=right[-1] if s[TURNS] else START,  # PUN-SETUP-01, PUN-TURN-05
        say=last_signal(s),
        click=f"{seat} {click}" if click else "",
    )
