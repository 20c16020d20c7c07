"""The cards of Pet Evil, one literal each."""

from __future__ import annotations

from pugsbox.cardtable.cards import Card, Source, catalogue
from pugsbox.pet_evil.pets import ABILITIES
from pugsbox.pet_evil.words import WORDS
from pugsbox.pet_evil.zones import (
    COLOURS,
    DECK,
    NUKE,
    PET_PILE,
    PETS,
    PLAYERS,
    RULES_PILE,
    WASTELAND,
    WILD,
    explosive,
    rocket,
    warhead,
)

__all__ = ["CARDS"]

THINGS = WORDS.things

CARDS = catalogue(
    [
        *(Card(warhead(c), THINGS[warhead(c)], "warhead", 4, DECK, Source.PRINTED, (), c) for c in COLOURS),
        *(Card(explosive(c), THINGS[explosive(c)], "explosive", 8, DECK, Source.PRINTED, (), c) for c in COLOURS),
        *(Card(rocket(c), THINGS[rocket(c)], "rocket", 4, DECK, Source.PRINTED, (), c) for c in COLOURS),
        Card(warhead(WILD), THINGS[warhead(WILD)], "warhead", 2, DECK, Source.RULING),
        Card(rocket(WILD), THINGS[rocket(WILD)], "rocket", 2, DECK, Source.RULING),
        *(Card(part, THINGS[part], "nuke", 2, DECK, Source.PRINTED) for part in NUKE),
        Card("health-pack", THINGS["health-pack"], "command", 4, DECK, Source.PRINTED),
        Card("treaty", THINGS["treaty"], "command", 2, DECK, Source.PRINTED),
        Card("shelter", THINGS["shelter"], "instant", 4, DECK, Source.PRINTED),
        Card("deflection", THINGS["deflection"], "instant", 4, DECK, Source.PRINTED),
        *(Card(pet.key, pet.name, "pet", 1, PET_PILE, Source.HOUSE, ABILITIES[pet.key]) for pet in PETS),
        Card("wasteland", THINGS["wasteland"], "wasteland", 1, WASTELAND, Source.PRINTED),
        *(Card(f"{c}-rules", THINGS[f"{c}-rules"], "rules", 1, RULES_PILE, Source.RULING) for c in PLAYERS),
    ]
)
"""101 in all (PET-INV-01). How many wild cards are Warheads is a ruling (PET-WILD-01), and so is that Rules cards count."""
