"""Where do the colours come from? From two style sheets: the tokens that all of pugsbox shares, and those of the board."""

import re
from functools import cache
from pathlib import Path

__all__ = ["BOARD_CSS", "STATIC", "TOKENS_CSS", "style"]

STATIC = Path(__file__).parent / "static"
TOKENS_CSS = STATIC / "tokens.css"
BOARD_CSS = STATIC / "board.css"


@cache
def style() -> str:
    """Return the style sheet that a drawing carries with it: that of the board, and the tokens that it uses.

    Light by day, dark by night, grey in print, the reader's own colours where they are forced.
    """
    board = BOARD_CSS.read_text(encoding="utf-8")
    used = set(re.findall(r"var\((--pb-[\w-]+)", board))
    tokens = re.sub(r"(--pb-[\w-]+):[^;]+;", lambda m: m[0] if m[1] in used else "", TOKENS_CSS.read_text(encoding="utf-8"))
    sheet = re.sub(r"/\*.*?\*/", "", tokens + board, flags=re.DOTALL)
    return re.sub(r"\s*\n\s*", "", re.sub(r"(?<=[;{]) +", "", sheet))
