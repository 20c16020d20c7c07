"""How do pages become a file? As PDF, drawn by Typst, or as one HTML page that a browser prints."""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import cache

import typst

from pugsbox.draw.markup import tag, words
from pugsbox.draw.sheets import Page
from pugsbox.draw.taskcards import PrintedSide, PrintedTask
from pugsbox.punschge.board import Board
from pugsbox.punschge.decks import Deck, Side
from pugsbox.punschge.tasks import TASK_LEVELS

__all__ = ["html", "pdf", "printed"]

BOOK = b"""
#set document(title: sys.inputs.title)
#let pages = json(bytes(sys.inputs.pages))
#for one in pages {
  page(width: one.size.at(0) * 1mm, height: one.size.at(1) * 1mm, margin: 0pt,
    image(bytes(one.svg), format: "svg", width: 100%, height: 100%, alt: one.name))
}
"""
"""The whole of what is said in Typst: every page is one drawing."""

LOOKS = """
body,figure{margin:0}svg{display:block}
@media screen{body{background:#DDD}figure{padding:1em}svg{max-width:100%;height:auto;margin:auto;background:#FFF}}
@media print{*{-webkit-print-color-adjust:exact;print-color-adjust:exact}
figure{break-inside:avoid}figure+figure{break-before:page}}
"""
"""On a screen the pages lie on grey; on paper each is a page, in its colours."""


@cache
def fonts() -> typst.Fonts:
    """Return the fonts of this machine: looking for them takes longer than a page."""
    return typst.Fonts()


def pdf(pages: Sequence[Page], title: str) -> bytes:
    """Return pages as PDF: lines stay lines, text stays text. The same pages and fonts give the same file."""
    asked = {"title": title, "pages": json.dumps([one._asdict() for one in pages])}
    return typst.compile(BOOK, format="pdf", sys_inputs=asked, font_paths=fonts(), timestamp=0)


def html(pages: Sequence[Page], title: str) -> str:
    """Return pages as one HTML page; each is printed on paper of its own size."""
    sizes = {sheet_of(one): one.size for one in pages}
    papers = "".join(f"@page {name}{{size:{w:g}mm {h:g}mm;margin:0}}.{name}{{page:{name}}}" for name, (w, h) in sizes.items())
    figures = [tag("figure", {"class": sheet_of(one), "role": "img", "aria-label": one.name}, one.svg) for one in pages]
    head = f'<meta charset="utf-8"><title>{words(title)}</title><style>{papers}{LOOKS}</style>'
    return f'<!DOCTYPE html><html lang="en"><head>{head}</head><body>{"".join(figures)}</body></html>'


def sheet_of(one: Page) -> str:
    """Return the name of a page's paper for a style sheet."""
    return "paper-{:g}-{:g}".format(*one.size)


def printed(deck: Deck, board: Board) -> list[tuple[PrintedSide, PrintedSide]]:
    """Return the cards of a deck with the rows that their rules have on a board."""

    def one(key: str, side: Side) -> PrintedSide:
        tasks = [PrintedTask(task.wording, task.rule.row(board), task.hint) for task in side.tasks]
        return PrintedSide(key, side.level, TASK_LEVELS.index(side.level) + 1, tasks)

    return [(one(card.key, card.front), one(card.key, card.back)) for card in deck.cards]
