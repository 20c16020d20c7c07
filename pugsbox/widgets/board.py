"""A screen with the board on it: wide, and narrow where it has less than 560 px; both show the same stones."""

from __future__ import annotations

from pugsbox.draw.board import Marks, board_svg
from pugsbox.draw.double import double, double_parts
from pugsbox.draw.key import key
from pugsbox.draw.markup import Parts, tag
from pugsbox.draw.words import RIGHT, WRONG, goal_name, start_name
from pugsbox.punschge.board import GOAL, Board
from pugsbox.punschge.moves import read_space
from pugsbox.widgets.base import IDS, NOTE, Screen
from pugsbox.widgets.controls import full_screen

__all__ = ["BoardScreen", "space_in"]


class BoardScreen(Screen):
    """A screen that shows a board with stones. A space is pressed with the action "step 7" or "step goal"."""

    def __init__(self, board: Board) -> None:
        self.board = board
        super().__init__()

    def marks(self) -> Marks:
        """Return what lies on the board now."""
        raise NotImplementedError

    def drawn(self) -> str:
        """Return the board, twice, and what is said about it: the front end shows the one that suits its width."""
        return double(self.board, self.marks(), IDS) + NOTE

    def key(self) -> str:
        """Return the key of the map, and the button that gives it the whole screen."""
        return tag("div", {"class": "pb-bar"}, key(f"-key{IDS}"), full_screen())

    def board_parts(self) -> Parts:
        """Return what the parts of both boards look like now."""
        return double_parts(self.board, self.marks())

    def still(self) -> dict[str, str]:
        """Return the board as a picture of its own."""
        return {"image/svg+xml": board_svg(self.board, self.marks())}

    def __repr__(self) -> str:
        """Return the board as text, with its stones."""
        marks = self.marks()
        lies = dict.fromkeys(marks.right, RIGHT) | dict.fromkeys(marks.wrong, WRONG)
        names = {s.number: str(s) for s in self.board.spaces} | {GOAL: goal_name(self.board.goal)}
        lines = [name + (f"; {lies[space]}" if space in lies else "") for space, name in names.items()]
        return "\n".join([start_name(self.board.start), *lines])


def space_in(action: str) -> int:
    """Return the space of an action such as "step 7" or "step goal". Raises PugsboxError for any other."""
    return read_space(action.partition(" ")[2])
