"""The cards of Pugs in Mugs, one literal each."""

from __future__ import annotations

from pugsbox.cardtable.cards import Card, Source, catalogue
from pugsbox.pugs_in_mugs.mischief import SURPRISE, Dig, Gimme
from pugsbox.pugs_in_mugs.words import WORDS
from pugsbox.pugs_in_mugs.zones import DECK, SETS, SUPPLY, mug

__all__ = ["CARDS"]

CARDS = catalogue(
    [
        *(Card(s.colour, WORDS.things[s.colour], "pug", 9, DECK, Source.HOUSE, (), *s) for s in SETS),
        Card("surprise", WORDS.things["surprise"], "mischief", 5, DECK, Source.PRINTED, (SURPRISE,)),
        Card("gimme", WORDS.things["gimme"], "mischief", 5, DECK, Source.PRINTED, (Gimme(),)),
        Card("dig", WORDS.things["dig"], "mischief", 5, DECK, Source.PRINTED, (Dig(),)),
        *(Card(mug(s.colour), WORDS.things[mug(s.colour)], "mug", None, SUPPLY, Source.HOUSE, (), *s) for s in SETS),
    ]
)
"""The names of the sets and how many there are of each card are ours: the rulebook has neither (MUG-COMP-01, MUG-COMP-02)."""
