"""Draw cards side by side in full size, to read them at leisure."""

from __future__ import annotations

from collections.abc import Iterable

from pugsbox.core.views import Face
from pugsbox.draw.cards import card, key
from pugsbox.draw.markup import plain, tag
from pugsbox.draw.style import TABLE_CSS
from pugsbox.draw.table import framed

__all__ = ["gallery_html"]


def gallery_html(cards: Iterable[tuple[Face, int]], title: str) -> str:
    """Return cards as HTML that stands alone, each with how many there are of it; the same input gives the same text.

    >>> "Merch" in gallery_html([(Face("merch", "Merch", "gamer", "2 Tokens.", "reported"), 9)], "Gamer cards")
    True
    """
    shown = [card(face, count) for face, count in cards]
    listed = tag("ul", {"class": "pb-cards", "aria-label": plain(title)}, *shown)
    return framed(tag("div", {"class": "pb-gallery"}, listed, key()), None, (TABLE_CSS,))
