"""Drawings: `board_svg` draws a board, `patches` says what to change when a stone is laid; `table_html` draws a card table."""

from pugsbox.draw.board import Marks, board_svg, patches
from pugsbox.draw.table import cover_html, table_html, table_parts

__all__ = ["Marks", "board_svg", "cover_html", "patches", "table_html", "table_parts"]
