"""How does a card look: in the hand, on the table, as a token before a player, from behind?"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import lru_cache

from pugsbox.core.views import Face
from pugsbox.draw.gems import gem, is_gem
from pugsbox.draw.markup import plain, tag, words
from pugsbox.draw.pictures import look, picture
from pugsbox.draw.table_words import COLOURS, SOURCES, SOURCES_TITLE, TIMES

__all__ = ["back", "backs", "card", "key", "mini", "name_of", "pieces", "stacks", "swatch", "token"]

MOST_BACKS = 5
"""So many backs are drawn in a row; the number says the rest."""


def stacks(faces: Iterable[Face]) -> list[tuple[Face, int]]:
    """Return every kind of card once, with how many there are, in the order in which they first come."""
    return list(Counter(faces).items())


def name_of(face: Face) -> str:
    """Return the name of a card as it stands on it."""
    name = plain(face.name)
    return name[:1].upper() + name[1:]


def traits(face: Face) -> str:
    """Return what else a card is in words: its kind, colour and pattern, as far as its name does not say it."""
    said = face.name.lower()
    known = (face.kind, COLOURS.get(face.colour, face.colour), face.pattern)
    return " · ".join(plain(word) for word in known if word and word.lower() not in said)


def times(count: int) -> str:
    """Return how often a card is there; nothing if it is there once."""
    return tag("b", {"class": "pb-times"}, f"{count}{TIMES}") if count > 1 else ""


def price(face: Face) -> str:
    """Return what a card costs and what it is worth; nothing for one that has neither."""
    said = (tag("span", {}, words(plain(part))) for part in (face.cost, face.points) if part)
    return tag("span", {"class": "pb-price"}, *said) if face.cost or face.points else ""


def band() -> str:
    """Return the band in a card's colour and texture."""
    return tag("span", {"class": "pb-band"}, "")


def badge(source: str) -> str:
    """Return where the text of a card is from; nothing for a source that is unknown."""
    return tag("span", {"class": f"pb-badge pb-src-{source}"}, words(SOURCES[source][0])) if source in SOURCES else ""


@lru_cache(maxsize=512)
def card(face: Face, count: int = 1, below: str = "") -> str:
    """Return a card in full size, or several equal ones on a stack; what stands `below` is markup."""
    return tag("li", {"class": f"pb-card {look(face)}", "data-copies": str(min(count, 4))},
        band(),
        tag("span", {"class": "pb-name"}, times(count), words(name_of(face))),
        tag("span", {"class": "pb-traits"}, words(traits(face))),
        picture(face),
        price(face),
        tag("span", {"class": "pb-text"}, words(plain(face.text))),
        badge(face.source),
        below,
    )  # fmt: skip


@lru_cache(maxsize=512)
def mini(face: Face, count: int = 1, name: str = "li", below: str = "") -> str:
    """Return a small card for the table, or several on a stack; what stands `below` is markup."""
    return tag(name, {"class": f"pb-mini {look(face)}", "data-copies": str(min(count, 4)), "title": plain(face.text) or None},
        band(),
        picture(face),
        tag("span", {"class": "pb-name"}, times(count), words(name_of(face))),
        price(face) or tag("span", {"class": "pb-traits"}, words(traits(face))),
        below,
    )  # fmt: skip


@lru_cache(maxsize=512)
def token(face: Face, count: int = 1, name: str = "li") -> str:
    """Return the smallest form of a card: its picture, or its colour, and its name. A crystal says what it is by itself."""
    if is_gem(face):
        title = ", ".join(filter(None, (name_of(face), plain(face.text))))
        number = tag("b", {"class": "pb-num"}, f"{count} {TIMES} ")
        unseen = tag("span", {"class": "pb-unseen"}, words(name_of(face)))
        return tag(name, {"class": "pb-token pb-piece", "title": title}, number, gem(face), unseen)
    drawn = picture(face) or tag("i", {"class": f"pb-swatch {look(face)}"}, "")
    said = f"{count} {TIMES} {name_of(face)}" if count > 1 else name_of(face)
    return tag(name, {"class": "pb-token"}, drawn, tag("span", {}, words(said)))


def pieces(faces: Iterable[Face]) -> str:
    """Return crystals, each kind once with how many there are."""
    return tag("ul", {"class": "pb-tokens pb-pieces"}, *(token(face, count) for face, count in stacks(faces)))


def swatch(colour: str) -> str:
    """Return a small piece of a colour with its texture; nothing for an unknown one."""
    face = Face("", "", "", "", "", colour)
    return tag("i", {"class": f"pb-swatch {look(face)}", "aria-hidden": "true"}, "") if colour in COLOURS else ""


def back(count: int) -> str:
    """Return a pile face down; its outline if there is none."""
    return tag("span", {"class": "pb-back", "data-copies": str(min(count, 4)), "aria-hidden": "true"}, "")


def backs(count: int) -> str:
    """Return a row of small backs."""
    return tag("span", {"class": "pb-backs", "aria-hidden": "true"}, "<i></i>" * min(count, MOST_BACKS))


def key() -> str:
    """Return what the badges of the sources mean."""
    told = (tag("li", {}, badge(source), " ", words(says)) for source, (_, says) in SOURCES.items())
    return tag("ul", {"class": "pb-sources", "aria-label": SOURCES_TITLE}, *told)
