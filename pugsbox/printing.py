"""How does a deck come on paper? As pages of cards, board and pieces, in PDF drawn by Typst, or in HTML that a browser prints.

>>> from pugsbox.punschge.board import house_board
>>> files = printed(Asked("starter", only="pieces", html=True), house_board())
>>> for name, content in files.items():
...     print(name, content[:15])
pieces-a4.html b'<!DOCTYPE html>'
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from pugsbox.core.errors import PugsboxError, quoted
from pugsbox.core.writing import write_whole
from pugsbox.draw.boardsheets import board_in_four, board_in_one
from pugsbox.draw.cutouts import Crystals, piece_page
from pugsbox.draw.markup import tag, words
from pugsbox.draw.sheets import SIZES, Page, Paper
from pugsbox.draw.taskcards import PrintedSide, PrintedTask, card_pages
from pugsbox.punschge.board import Board
from pugsbox.punschge.decks import Deck, Side, house_decks, load_deck
from pugsbox.punschge.rulespace import LEVELS

if TYPE_CHECKING:
    import typst

__all__ = ["KINDS", "Asked", "html", "pdf", "printed", "write_all"]

KINDS = ("cards", "board", "pieces")
"""What can be printed, each in a file of its own."""

BOOK = b"""
#set document(title: sys.inputs.title, date: none)
#let pages = json(bytes(sys.inputs.pages))
#for one in pages {
  page(width: one.size.at(0) * 1mm, height: one.size.at(1) * 1mm, margin: 0pt,
    image(bytes(one.svg), format: "svg", width: 100%, height: 100%, alt: one.name))
}
"""
"""The whole of what is said in Typst. What the pages say comes to it as data, so no word of a deck is ever run."""

LOOKS = """
body,figure{margin:0}svg{display:block}
@media screen{body{background:#DDD;font:1rem/1.5 system-ui,sans-serif;color:#1B2333}p{padding:1em 1em 0;margin:0}
figure{padding:1em}svg{max-width:100%;height:auto;margin:auto;background:#FFF}}
@media print{*{-webkit-print-color-adjust:exact;print-color-adjust:exact}p{display:none}
figure{break-inside:avoid}figure+figure{break-before:page}}
"""
"""On a screen the pages lie on grey below a word of help; on paper each is a page, in its colours."""
HELP = "Print this page at 100 %, without margins, headers and footers of the browser"


@dataclass(frozen=True)
class Asked:
    """What is to be printed: a deck by its name or file, on which paper, all of it or one kind, in grey, as HTML."""

    deck: str
    paper: str = "a4"
    only: str = ""
    grey: bool = False
    html: bool = False


def printed(asked: Asked, board: Board) -> dict[str, bytes]:
    """Return files by name. Raises PugsboxError for what there is not, and for a deck with tasks that the board cannot have."""
    paper = Paper(one_of("paper", asked.paper, SIZES), asked.grey)
    kinds = (one_of("kind", asked.only, KINDS),) if asked.only else KINDS
    deck = deck_named(asked.deck)
    refuse_misfits(deck, board)
    files: dict[str, bytes] = {}
    for kind in kinds:
        name, title, pages = pages_of(kind, deck, board, paper)
        made = html(pages, title).encode() if asked.html else pdf(pages, title)
        files[f"{name}{'-grey' * asked.grey}.{'html' if asked.html else 'pdf'}"] = made
    return files


def one_of(what: str, said: str, known: Sequence[str] | Mapping[str, object]) -> str:
    """Return what was said if it is known."""
    if said not in known:
        raise PugsboxError(f"There is no {what} {quoted(said)}; expected one of {', '.join(known)}.")
    return said


def pages_of(kind: str, deck: Deck, board: Board, paper: Paper) -> tuple[str, str, list[Page]]:
    """Return the pages of a kind, with the name of their file and a title."""
    home = paper.home
    match kind:
        case "cards":
            pages = list(card_pages(cards(deck, board), home))
            return f"{slug(deck.name)}-cards-{home.name}", f"The cards of {deck.name}", pages
        case "board":
            pages = [board_in_one(board, paper)] if paper.name == "a3" else board_in_four(board, paper)
            return f"{slug(board.name)}-board-{paper.name}", f"The board {board.name}", pages
        case _:
            return f"pieces-{home.name}", "Stones, crystals and the Professor", [piece_page(crystals(), home)]


def crystals() -> list[Crystals]:
    """Return what is in the box, the dearest first."""
    from pugsbox.punschge.play.crystals import IN_THE_GAME, VALUES  # noqa: PLC0415 - the whole table comes with it

    return [Crystals(colour, value, IN_THE_GAME[colour]) for colour, value in VALUES.items()]


def slug(name: str) -> str:
    """Return a name as a part of the name of a file: letters, digits and dashes.

    >>> slug("Grüße aus ../Lake"), slug("../..")
    ('Grüße-aus-Lake', 'own')
    """
    return "-".join(re.findall(r"\w+", name))[:60] or "own"


# ---------------------------------------------------------------- decks


def deck_named(name: str) -> Deck:
    """Return one of our decks by its name, or that of a file. Raises PugsboxError with the nearest names for another word."""
    decks = house_decks()
    if name in decks:
        return decks[name]
    if Path(name).suffix or "/" in name or "\\" in name or is_there(Path(name)):
        return load_deck(name)
    near = get_close_matches(name, decks, n=3, cutoff=0.5)
    said = f"did you mean {' or '.join(near)}?" if near else f"expected one of {', '.join(decks)}, or a file such as mine.toml."
    raise PugsboxError(f"There is no deck {quoted(name)}; {said}")


def is_there(path: Path) -> bool:
    """Say whether there is such a file or folder; a name that none can have is no such name."""
    try:
        return path.exists()
    except (OSError, ValueError):
        return False


def refuse_misfits(deck: Deck, board: Board) -> None:
    """Raise PugsboxError if a task of the deck cannot be set on the board."""
    tasks = [(card.key, task) for card in deck.cards for side in card.sides for task in side.tasks]
    misfits = [(key, task) for key, task in tasks if not task.fits(board)]
    if misfits:
        key, task = misfits[0]
        others = f", nor can {len(misfits) - 1} others" if len(misfits) > 1 else ""
        raise PugsboxError(
            f"The deck {quoted(deck.name)} is not for the board {quoted(board.name)}: "
            f"{quoted(task.wording, 300)} of card {key} cannot be set there{others}. Name another board with --board."
        )


def cards(deck: Deck, board: Board) -> list[tuple[PrintedSide, PrintedSide]]:
    """Return the cards of a deck with the rows that their rules have on a board."""

    def one(key: str, face: str, side: Side) -> PrintedSide:
        tasks = [PrintedTask(task.wording, task.rule.row(board), task.hint) for task in side.tasks]
        dots = LEVELS.index(side.level) + 1 if side.level in LEVELS else 0  # gourmet is not the hardest (PUN-CARD-03)
        return PrintedSide(f"{deck.name} {key}", face, side.level, dots, tasks)

    return [(one(card.key, "front", card.front), one(card.key, "back", card.back)) for card in deck.cards]


# ---------------------------------------------------------------- files


@cache
def fonts() -> typst.Fonts:
    """Return the fonts of this machine: looking for them takes longer than a page."""
    import typst  # noqa: PLC0415 - heavy, not there in a browser, and only needed for PDF

    return typst.Fonts()


def pdf(pages: Sequence[Page], title: str) -> bytes:
    """Return pages as PDF: lines stay lines, text stays text. The same pages and fonts give the same file."""
    try:
        import typst  # noqa: PLC0415 - as above
    except ImportError:
        raise PugsboxError("There is no typst here, which draws PDF. Print HTML instead, or install typst.") from None
    asked = {"title": title, "pages": json.dumps([one._asdict() for one in pages])}
    return typst.compile(BOOK, format="pdf", sys_inputs=asked, font_paths=fonts())


def html(pages: Sequence[Page], title: str) -> str:
    """Return pages of one size as one HTML page that a browser prints."""
    width, height = pages[0].size
    paper = f"@page{{size:{width:g}mm {height:g}mm;margin:0}}"
    figures = [tag("figure", {"aria-label": one.name}, one.svg) for one in pages]
    head = f'<meta charset="utf-8"><title>{words(title)}</title><style>{paper}{LOOKS}</style>'
    said = tag("p", {}, words(f"{HELP}, on paper of {width:g} by {height:g} mm."))
    return f'<!DOCTYPE html><html lang="en"><head>{head}</head><body>{said}{"".join(figures)}</body></html>'


def write_all(folder: Path, files: Mapping[str, bytes], *, force: bool = False) -> Iterator[Path]:
    """Write files into a folder, each whole or not at all, and yield where each is.

    Raises PugsboxError before anything is written if another file has one of the names already, unless `force` says to replace
    it; one with the same content may stay.
    """
    for name, content in files.items():
        path = folder / name
        if not force and is_there(path) and not same(path, content):
            raise PugsboxError(f"{path} is there already and is another file. Nothing was written; --force replaces it.")
    for name, content in files.items():
        write_whole(folder / name, content)
        yield folder / name


def same(path: Path, content: bytes) -> bool:
    """Say whether a file has just this content."""
    try:
        return path.is_file() and path.read_bytes() == content
    except OSError:
        return False
