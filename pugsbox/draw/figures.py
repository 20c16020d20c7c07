"""Draw figures in a table, to compare them at a glance: shares and lengths have a bar beside the number."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from pugsbox.draw.markup import plain, tag, words
from pugsbox.draw.style import TABLE_CSS
from pugsbox.draw.table import framed

__all__ = ["Bar", "figures_html"]


class Bar(NamedTuple):
    """A number as it is written, and the share of the whole bar that it is, from 0 to 1."""

    says: str
    share: float


def figures_html(title: str, heads: Sequence[str], rows: Iterable[Sequence[str | Bar]]) -> str:
    """Return a table that stands alone; the first cell of a row says what the row is about. Equal input gives equal text.

    >>> "width:25%" in figures_html("Endings", ("how", "share"), [("the Finale", Bar("25 %", 0.25))])
    True
    """
    head = tag("tr", {}, *(tag("th", {"scope": "col"}, words(plain(text))) for text in heads))
    body = "".join(tag("tr", {}, *(cell(part, first=i == 0) for i, part in enumerate(row))) for row in rows)
    caption = tag("caption", {}, words(plain(title)))
    table = tag("table", {"class": "pb-figures"}, caption, tag("thead", {}, head), tag("tbody", {}, body))
    return framed(table, None, (TABLE_CSS,))


def cell(part: str | Bar, *, first: bool) -> str:
    """Return a cell: a heading of its row, words, or a number with its bar."""
    if isinstance(part, Bar):
        share = min(100, max(0, round(100 * part.share)))
        bar = tag("span", {"class": "pb-meter", "aria-hidden": "true"}, tag("i", {"style": f"width:{share}%"}, ""))
        return tag("td", {}, tag("span", {"class": "pb-num"}, words(part.says)), bar)
    return tag("th", {"scope": "row"}, words(plain(part))) if first else tag("td", {}, words(plain(part)))
