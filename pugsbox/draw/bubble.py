"""How large is a speech bubble, and on which side of the Professor is there room for it?"""

from textwrap import wrap

from pugsbox.draw.boxes import FIGURE, Box
from pugsbox.draw.kinds import Point
from pugsbox.draw.markup import move, short

__all__ = ["LINES", "bubble"]

LINES = 3
LETTERS = 24  # in a line
LETTER, LINE = 11.2, 22.0  # the size of a bold letter and of a line, in units
TAIL = 20.0


def bubble(said: str, figure: Point, size: Box, house: Box, scale: float) -> dict[str, dict[str, str | None]]:
    """Return the parts of the bubble: above the figure's head if the drawing is high enough there, else below his feet.

    It stays in the drawing and, where it can, off the house.
    """
    lines = wrap(said, LETTERS, max_lines=LINES, placeholder=" …")
    wide = max([len(line) for line in lines], default=0) * LETTER + 32
    high = len(lines) * LINE + 14
    x, head, feet = figure[0], figure[1] + FIGURE.top, figure[1] + FIGURE.bottom
    above = head - scale * (TAIL + high) > 4
    right, reach = size.right - 8, x + 34 * scale
    if above and head - scale * (TAIL + high) < house.bottom and head > house.top and house.left < reach < house.right + 90:
        right = house.left - 6
    least, most = (8 - x) / scale + wide / 2, (right - x) / scale - wide / 2
    middle = max(min(34 - wide / 2, most), least)
    top = -TAIL - high if above else TAIL
    parts: dict[str, dict[str, str | None]] = {
        "say": {
            "class": "pb-bubble" if lines else "pb-bubble pb-empty",
            "transform": f"{move(x, head if above else feet)} scale({scale})",
        },
        "say-box": {"d": outline(Box(middle - wide / 2, top, middle + wide / 2, top + high), above)},
    }
    for i in range(LINES):
        text = lines[i] if i < len(lines) else ""
        parts[f"say-{i + 1}"] = {"x": short(middle), "y": short(top + 6 + LINE * i + 17), "text": text}
    return parts


def outline(box: Box, above: bool) -> str:
    """Return a frame with a tail towards the origin, which lies below it or above it."""
    left, top, right, bottom = box
    tail = min(max(0.0, left + 20), right - 20)
    near, far = (bottom, top) if above else (top, bottom)
    turn = 10 if above else -10
    tip = tail - max(-24, min(24, tail))  # a longer tail would cross out what it passes
    corners = [
        f"M{short(left + 10)} {short(far)}H{short(right - 10)}Q{short(right)} {short(far)} {short(right)} {short(far + turn)}",
        f"V{short(near - turn)}Q{short(right)} {short(near)} {short(right - 10)} {short(near)}",
        f"H{short(tail + 9)}L{short(tip)} 0L{short(tail - 9)} {short(near)}",
        f"H{short(left + 10)}Q{short(left)} {short(near)} {short(left)} {short(near - turn)}",
        f"V{short(far + turn)}Q{short(left)} {short(far)} {short(left + 10)} {short(far)}Z",
    ]
    return "".join(corners)
