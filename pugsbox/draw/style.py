"""Where do the colours come from? From the tokens that all of pugsbox shares, and a style sheet each for boards and tables."""

import re
from functools import cache
from pathlib import Path

__all__ = ["BOARD_CSS", "STATIC", "TABLE_CSS", "TOKENS_CSS", "style"]

STATIC = Path(__file__).parent / "static"
TOKENS_CSS = STATIC / "tokens.css"
BOARD_CSS = STATIC / "board.css"
TABLE_CSS = STATIC / "table.css"


@cache
def style(*sheets: Path) -> str:
    """Return the style sheet that a drawing carries with it: its own, and the tokens that it uses.

    Light by day, dark by night, grey in print, the reader's own colours where they are forced.
    """
    own = "".join(sheet.read_text(encoding="utf-8") for sheet in sheets)
    used = set(re.findall(r"var\((--pb-[\w-]+)", own))
    tokens = re.sub(r"(--pb-[\w-]+):[^;]+;", lambda m: m[0] if m[1] in used else "", TOKENS_CSS.read_text(encoding="utf-8"))
    bare = re.sub(r"/\*.*?\*/", "", tokens + own, flags=re.DOTALL)
    return re.sub(r"\s*\n\s*", "", re.sub(r"(?<=[;{]) +", "", bare))
