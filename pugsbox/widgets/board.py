"""A screen with the board on it: wide, and narrow for under 640 px; both show the same stones."""

from __future__ import annotations

from pugsbox.core.errors import PugsboxError
from pugsbox.draw.board import Marks, board_svg, patches
from pugsbox.draw.markup import Parts, tag
from pugsbox.punschge.board import GOAL, Board
from pugsbox.widgets.base import IDS, Screen

__all__ = ["BoardScreen", "space_of"]


class BoardScreen(Screen):
    """A screen that shows a board with stones. A space is pressed with the action "step 7" or "step goal"."""

    def __init__(self, board: Board) -> None:
        self.board = board
        super().__init__()

    def marks(self) -> Marks:
        """Return what lies on the board now."""
        raise NotImplementedError

    def drawn(self) -> str:
        """Return the board, twice: the front end shows the one that suits the width of the screen."""
        wide = board_svg(self.board, self.marks(), standalone=False, suffix=f"-wide{IDS}")
        narrow = board_svg(self.board, self.marks(), narrow=True, standalone=False, suffix=f"-narrow{IDS}")
        return tag("div", {"class": "pb-wide", "data-scope": "wide", "data-roving": ""}, wide) + tag(
            "div", {"class": "pb-narrow", "data-scope": "narrow", "data-roving": ""}, narrow
        )

    def board_parts(self) -> Parts:
        """Return what the parts of both boards look like now; what both share is named once."""
        marks = self.marks()
        wide, narrow = patches(self.board, marks), patches(self.board, marks, narrow=True)
        parts = dict(wide)
        for key, looks in narrow.items():
            if looks != wide.get(key):
                parts[f"narrow/{key}"] = looks
        return parts

    def picture(self) -> str:
        """Return the board as a picture of its own."""
        return board_svg(self.board, self.marks())

    def __repr__(self) -> str:
        """Return the board as text, with its stones."""
        marks = self.marks()
        lies = dict.fromkeys(marks.right, "white stone: right") | dict.fromkeys(marks.wrong, "black stone: wrong")
        names = {s.number: str(s) for s in self.board.spaces} | {GOAL: f"goal: {self.board.goal}"}
        lines = [name + (f"; {lies[space]}" if space in lies else "") for space, name in names.items()]
        return "\n".join([f"start: {self.board.start}", *lines])


def space_of(text: str) -> int:
    """Read a space as an action says it: 1 to 26, or goal. Raises PugsboxError for anything else."""
    if text == "goal":
        return GOAL
    if text.isascii() and text.isdigit() and 1 <= int(text[:3]) <= 26:
        return int(text[:3])
    raise PugsboxError(f"There is no space {text[:20]!r}; expected 1 to 26, or goal.")
