"""Where cards of Pugs in Mugs can lie, what may be chosen before a game, and the five sets."""

from __future__ import annotations

from typing import NamedTuple

from pugsbox.cardtable.layout import Layout
from pugsbox.core.game import Option

__all__ = ["COLOURS", "HAND", "LAYOUT", "MISCHIEF", "MUGS", "NAMEABLE", "SETS", "SYNONYMS", "mug"]

SEATS = range(2, 6)

LAYOUT = Layout(seats=SEATS[-1])
DECK = LAYOUT.zone("deck", seen="nobody", ordered=True, cards=("pug", "mischief"))
DISCARD = LAYOUT.zone("discard", ordered=True, cards=("pug", "mischief"))
PLAYED = LAYOUT.zone("played", cards=("mischief",), passing=True)  # a Mischief card while it resolves
SUPPLY = LAYOUT.zone("supply", cards=("mug",))  # the Mug Deck
HAND = LAYOUT.zones("hand", seen="owner", cards=("pug", "mischief"))
MUGS = LAYOUT.zones("mugs", cards=("mug",))

NO, YES = ("false", "true"), ("true", "false")
MUGS_PER_COLOUR = LAYOUT.option(
    "mugs_per_colour",
    Option(("players", "1"), "Mugs of each colour: one a player, or a single one.", ("MUG-COMP-02", "MUG-EXCH-06")),
)
FIRST = LAYOUT.option(
    "first_player",
    Option(("seeded", "0", "1", "2", "3", "4"), "Who begins: chance, or a seat.", ("MUG-SETUP-04",), of_seats=True),
)
COMPULSORY = LAYOUT.option("actions_compulsory", Option(YES, "Both actions must be taken.", ("MUG-TURN-05", "MUG-TURN-06")))
INTERRUPTS = LAYOUT.option(
    "surprise_interrupts",
    Option(NO, "Surprise! may come between declaring an action and carrying it out.", ("MUG-SURP-05", "MUG-GIM-07")),
)
ON_SELF = LAYOUT.option("surprise_on_self", Option(NO, "Surprise! may be played on oneself.", ("MUG-SURP-07",)))
ON_EMPTY = LAYOUT.option(
    "surprise_on_empty_hand",
    Option(NO, "Surprise! may be played on a player without cards.", ("MUG-SURP-06", "MUG-MISCH-05")),
)
ANY_MISCHIEF = LAYOUT.option(
    "gimme_any_mischief", Option(NO, 'Gimme may ask for "mischief": any Mischief card.', ("MUG-GIM-04",))
)
ANY_PUG = LAYOUT.option("dig_any_pug", Option(NO, 'Dig may name "pug": any Pug.', ("MUG-DIG-04",)))
PILE_OPEN = LAYOUT.option("discard_pile_open", Option(YES, "All of the discard pile may be looked at.", ("MUG-DIG-05",)))


class PugSet(NamedTuple):
    """One of the five sets: a colour and a pattern, which are two names of the same."""

    colour: str
    pattern: str


SETS = (
    PugSet("red", "stripes"),
    PugSet("yellow", "dots"),
    PugSet("green", "checks"),
    PugSet("blue", "waves"),
    PugSet("plum", "stars"),
)
"""Their names are ours: the rulebook has none."""

COLOURS = tuple(pugs.colour for pugs in SETS)
SYNONYMS = {pugs.pattern: pugs.colour for pugs in SETS} | {f"c{i}": colour for i, colour in enumerate(COLOURS, 1)}
"""Further words for a set in records: its pattern (MUG-SET-02), and c1 to c5."""


def mug(colour: str) -> str:
    """Return the key of the Mug of a colour."""
    return f"{colour}-mug"


PUGS = COLOURS
"""A Pug has the key of its colour."""
MISCHIEF = ("surprise", "gimme", "dig")
NAMEABLE = (*PUGS, *MISCHIEF)
"""What Gimme and Dig can name: five colours and three kinds of Mischief (MUG-GIM-04, MUG-DIG-04)."""
