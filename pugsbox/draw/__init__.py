"""Drawings of boards as SVG: `board_svg` draws one, `patches` says what to change when a stone is laid."""

from pugsbox.draw.board import Marks, board_svg, patches

__all__ = ["Marks", "board_svg", "patches"]
