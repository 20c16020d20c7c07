"""What the screens with a card table have in common: the board of a game that has one, and what is what on it."""

from __future__ import annotations

from pugsbox.core.views import View
from pugsbox.draw.key import key
from pugsbox.draw.table import board_frame
from pugsbox.widgets.base import IDS, Screen

__all__ = ["TableScreen"]


class TableScreen(Screen):
    """A screen that shows a table. A board stands in its markup; an answer changes only the parts of it."""

    def view(self) -> View:
        """Return what is shown of the game."""
        raise NotImplementedError

    def sheet(self) -> object:
        """Return the board, None for a game without."""
        board = self.view().board
        return board and board.board

    def board(self) -> str:
        """Return the board as it lies; "" for a game without."""
        return board_frame(self.view(), IDS)

    def key(self) -> str:
        """Return the key of the map; "" for a game without."""
        return key(f"-key{IDS}") if self.sheet() else ""
