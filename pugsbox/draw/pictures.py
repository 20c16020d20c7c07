"""Which small picture does a kind of card have? The table falls back to none.

As on the board: 32 units, a line of 2.1, round ends, body filled, one solid accent. What has a colour wears it with the texture
that is the second sign of that colour. The textures are drawn here for pictures; for bands, static/table.css has the same.
"""

from __future__ import annotations

from functools import lru_cache

from pugsbox.core.views import Face
from pugsbox.draw.gaming import GAMING
from pugsbox.draw.icons import burst, worn
from pugsbox.draw.markup import tag
from pugsbox.draw.missiles import MISSILES
from pugsbox.draw.perils import PERILS
from pugsbox.draw.table_words import COLOURS

__all__ = ["PICTURES", "look", "picture"]

TEXTURES = {
    "stripes": '<path class="pb-pic-x" d="M1.5-1h3V33h-3ZM8.5-1h3V33h-3ZM15.5-1h3V33h-3ZM22.5-1h3V33h-3Z"/>',
    "dots": '<path class="pb-pic-d" d="M4 4h0M11 4h0M18 4h0M7.5 10h0M14.5 10h0M.5 10h0M4 16h0M11 16h0M18 16h0M21.5 10h0"/>',
    "checks": (
        '<path class="pb-pic-x" d="M0 0h4v4H0ZM8 0h4v4H8ZM16 0h4v4H16ZM4 4h4v4H4ZM12 4h4v4H12ZM20 4h4v4H20Z'
        'M0 8h4v4H0ZM8 8h4v4H8ZM16 8h4v4H16ZM4 12h4v4H4ZM12 12h4v4H12ZM0 16h4v4H0ZM8 16h4v4H8Z"/>'
    ),
    "waves": '<path class="pb-pic-w" d="M-1 3q3-4 6 0t6 0 6 0 6 0M-1 9q3-4 6 0t6 0 6 0 6 0M-1 15q3-4 6 0t6 0 6 0 6 0"/>',
    "stars": "".join(
        f'<path class="pb-pic-x" transform="translate({x} {y})" d="{burst(5, 3.7, 1.7)}"/>'
        for x, y in ((4.2, 4), (12.4, 8.2), (4.4, 13.4), (18.8, 3.4), (12.6, 17.4))
    ),
}
"""On 16 by 18 units and a bit more, to be cut off around."""
OF_COLOUR = {"red": "stripes", "yellow": "dots", "green": "checks", "blue": "waves", "plum": "stars"}


PICTURES = {
    "pug": (
        f'<path class="pb-pic-c" d="M3.5 31C4 25.5 7.5 23 11 22H21C24.5 23 28 25.5 28.5 31Z"/>{worn(6.5, 23, 19, 7.2)}'
        '<path class="pb-pic-s" d="M16 3C22.8 3 26.8 7 26.8 13.2S22.4 25.4 16 25.4 5.2 19.4 5.2 13.2 9.2 3 16 3Z"/>'
        '<path class="pb-pic-e" d="M11.5 3.6C8.5 1.4 4.8 2 3 4.6L3.4 12.4C6.8 11.2 10 8 11.5 3.6Z'
        'M20.5 3.6C23.5 1.4 27.2 2 29 4.6L28.6 12.4C25.2 11.2 22 8 20.5 3.6Z"/>'
        '<path class="pb-pic-n" d="M16 14.6C19.9 14.6 22.3 16.3 22.3 18.9S19.6 22.8 16 22.8 9.7 21.5 9.7 18.9 '
        '12.1 14.6 16 14.6Z"/>'
        '<circle class="pb-pic-n" cx="10.6" cy="13.2" r="2.3"/><circle class="pb-pic-n" cx="21.4" cy="13.2" r="2.3"/>'
        '<circle class="pb-pic-o" cx="11.3" cy="12.5" r=".8"/><circle class="pb-pic-o" cx="22.1" cy="12.5" r=".8"/>'
        '<path class="pb-pic-m" d="M14.8 16.8h2.4L16 18ZM16 18V19.3M12.6 19.8q2 1.8 3.4-.5 1.4 2.3 3.4.5"/>'
        '<path class="pb-pic-t" d="M13.4 6.6q2.6 1.9 5.2 0M14.1 9.6q1.9 1.4 3.8 0"/>'
    ),
    "mug": (
        f'<path class="pb-pic-c" d="M4 5.5H23V25Q23 28.5 19.5 28.5H7.5Q4 28.5 4 25Z"/>{worn(5.1, 9, 16.8, 18.4)}'
        '<path class="pb-pic-l" d="M23 10.5H25.5Q29.5 10.5 29.5 14.5V18Q29.5 22 25.5 22H23"/>'
        '<path class="pb-pic-f" d="M3 3.5H24V8.5H3Z"/>'
    ),
    "mischief": (
        '<ellipse class="pb-pic-f" cx="6.2" cy="14" rx="3.3" ry="4.3" transform="rotate(-24 6.2 14)"/>'
        '<ellipse class="pb-pic-f" cx="12.2" cy="7.2" rx="3.4" ry="4.7" transform="rotate(-8 12.2 7.2)"/>'
        '<ellipse class="pb-pic-f" cx="19.8" cy="7.2" rx="3.4" ry="4.7" transform="rotate(8 19.8 7.2)"/>'
        '<ellipse class="pb-pic-f" cx="25.8" cy="14" rx="3.3" ry="4.3" transform="rotate(24 25.8 14)"/>'
        '<path class="pb-pic-k" d="M16 14.8C20.5 14.8 25.2 20.6 25.2 25 25.2 28.2 22.5 29.4 20.2 29 18.3 28.6 17.6 28 16 28'
        'S13.7 28.6 11.8 29C9.5 29.4 6.8 28.2 6.8 25 6.8 20.6 11.5 14.8 16 14.8Z"/>'
    ),
    **MISSILES,
    **GAMING,
    **PERILS,
}
"""By the key of a card, or by its kind; `{texture}` is what its colour adds."""


def look(face: Face) -> str:
    """Return the classes of a card's colour and texture; "pb-plain" if it has none that is known."""
    texture = face.pattern if face.pattern in TEXTURES else OF_COLOUR.get(face.colour, "")
    return f"pb-part-{face.colour} pb-tx-{texture}" if face.colour in COLOURS else "pb-plain"


def picture(face: Face) -> str:
    """Return the picture of a card; "" if there is none for its kind.

    >>> picture(Face("x", "X", "unheard of", "", "house"))
    ''
    """
    kind = face.key if face.key in PICTURES else face.kind
    return drawn(kind, look(face)) if kind in PICTURES else ""


@lru_cache(maxsize=64)
def drawn(kind: str, looks: str) -> str:
    """Return a picture in a colour: kinds, colours and textures are few."""
    texture = TEXTURES.get(looks.rpartition("pb-tx-")[2], "")
    inside = PICTURES[kind].replace("{texture}", texture)
    return tag("svg", {"class": f"pb-pic {looks}", "viewBox": "0 0 32 32", "aria-hidden": "true"}, inside)
