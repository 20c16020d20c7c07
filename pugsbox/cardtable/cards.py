"""Cards as data: one literal each, no card has a method; their texts are made from what they do."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, fields
from enum import StrEnum
from typing import TypeVar

from pugsbox.cardtable.effects import Effect
from pugsbox.cardtable.layout import Zone
from pugsbox.core.views import Face
from pugsbox.core.words import Words

__all__ = ["Card", "Source", "card_sheet", "catalogue"]


class Source(StrEnum):
    """Where a fact about a card is known from."""

    PRINTED = "printed"
    REPORTED = "reported"
    RULING = "ruling"
    HOUSE = "house"


@dataclass(frozen=True)
class Card:
    """A card: its key in the notation, its name, its kind, how many there are, where it begins, what it does.

    There are `copies` of it, or as many as players if that is None; of an `endless` one there are more, as they are needed.
    `source` says where that is known from, `colour` and `pattern` how it looks.
    """

    key: str
    name: str
    kind: str
    copies: int | None
    home: Zone
    source: Source
    play: tuple[Effect, ...] = ()
    colour: str = ""
    pattern: str = ""
    endless: bool = False

    def text(self, words: Words) -> str:
        """Return what the card does, made from its effects; what is said of it, or of its kind, if it has none."""
        told = [words.effects[type(effect).__name__].format(**plain_fields(effect)) for effect in self.play]
        return " ".join(told) or words.effects.get(self.key) or words.effects[self.kind]

    def face(self, words: Words) -> Face:
        """Return what a screen shows of the card."""
        pattern = words.patterns.get(self.pattern, self.pattern)
        return Face(self.key, self.name, self.kind, self.text(words), str(self.source), self.colour, pattern)


C = TypeVar("C", bound=Card)


def plain_fields(effect: Effect) -> dict[str, object]:
    """Return the fields of an effect by name."""
    return {field.name: getattr(effect, field.name) for field in fields(effect)}


def catalogue(cards: Iterable[C]) -> Mapping[str, C]:
    """Return the cards by key. Raises ValueError if a key comes twice or could not stand in the notation."""
    by_key: dict[str, C] = {}
    for card in cards:
        if card.key in by_key or not card.key.replace("-", "").isalnum() or card.key != card.key.lower():
            raise ValueError(card.key)
        by_key[card.key] = card
    return by_key


def card_sheet(cards: Mapping[str, Card], words: Words, players: int) -> str:
    """Return a line for every card as it is among so many players: for proofreading, and to see what changed."""
    return "".join(
        f"{card.key:12} {players if card.copies is None else card.copies:2} {card.source:9} {card.name}: {card.text(words)}\n"
        for card in cards.values()
    )
