"""Where cards of Pet Evil can lie, what may be chosen before a game, and the names of everything."""

from __future__ import annotations

from typing import NamedTuple

from pugsbox.cardtable.layout import Layout
from pugsbox.core.game import Option

__all__ = ["CLAIMS", "COLOURS", "LAYOUT", "NUKE", "PETS", "PLAYERS", "explosive", "rocket", "warhead"]

SEATS = range(2, 7)
COMPONENTS = ("warhead", "explosive", "rocket", "nuke")
PLAYING = (*COMPONENTS, "command", "instant", "pet")
"""The kinds of cards that can be in a hand."""

LAYOUT = Layout(seats=SEATS[-1])
DECK = LAYOUT.zone("deck", seen="nobody", ordered=True, cards=PLAYING)
WASTELAND = LAYOUT.zone("wasteland", cards=("wasteland",))  # face up, under the deck
DISCARD = LAYOUT.zone("discard", ordered=True, cards=PLAYING)
PILES = tuple(LAYOUT.zone(f"pile-{n}", ordered=True, cards=PLAYING) for n in range(1, 5))
FIRED = LAYOUT.zone("fired", cards=(*COMPONENTS, "instant", "pet"), passing=True)  # all that is used in an attack
SHOWN = LAYOUT.zone("shown", cards=("pet",), passing=True)  # an Evil Pet whose text is followed
PET_PILE = LAYOUT.zone("pets", seen="nobody", cards=("pet",), passing=True)
RULES_PILE = LAYOUT.zone("rules", cards=("rules",), passing=True)
HAND = LAYOUT.zones("hand", seen="owner", cards=PLAYING)
SEALED = LAYOUT.zones("sealed", seen="owner", cards=PLAYING, passing=True)  # what somebody will give in a Trade
FRONT = LAYOUT.zones("front", cards=("command",))  # a Treaty
COLOUR = LAYOUT.zones("colour", cards=("rules",), listed=False)

NO, YES = ("false", "true"), ("true", "false")
LENGTH = LAYOUT.option(
    "health",
    Option(("20", "15", "30"), "Health at the start.", ("PET-TIME-01", "PET-TIME-02", "PET-TIME-03")),
)
BEGINS = LAYOUT.option(
    "first_player",
    Option(("seeded", "0", "1", "2", "3", "4", "5"), "Who begins: chance, or a seat.", ("PET-TURN-01",), of_seats=True),
)
EVIL_PETS = LAYOUT.option("evil_pets", Option(("house", "blank"), "Texts of the Evil Pets.", ("PET-PET-03",)))
UNDEALT = LAYOUT.option(
    "undealt_pets",
    Option(("box", "shuffled_in"), "Evil Pets that are not dealt.", ("PET-SETUP-05",)),
)
REVEAL_DRAWN = LAYOUT.option("reveal_drawn_pet", Option(NO, "An Evil Pet that is drawn is revealed, too.", ("PET-PET-05",)))
KEEP_PET = LAYOUT.option("keep_revealed_pet", Option(NO, "A revealed Evil Pet stays in the hand.", ("PET-PET-06",)))
PILE_CHECK = LAYOUT.option(
    "scrap_pile_check",
    Option(("after_each_card", "after_scrapping"), "When full Scrap piles are cleared.", ("PET-SCRAP-04",)),
)
VOLUNTARY = LAYOUT.option("voluntary_scrap", Option(NO, "With seven cards or fewer one may scrap, too.", ("PET-SCRAP-05",)))
DECLINED = LAYOUT.option("declined_trade_counts", Option(NO, "A declined Trade is the Supply action.", ("PET-TRADE-05",)))
SHELTERED_MARKER = LAYOUT.option(
    "nuke_marker_if_sheltered", Option(YES, "A Nuke leaves its marker even in a Shelter.", ("PET-NUKE-11",))
)
SPLASH_SHELTER = LAYOUT.option(
    "shelter_from_splash", Option(YES, "A Shelter helps beside the target of a Nuke.", ("PET-SHEL-04", "PET-ATK-09"))
)
SHELTERS = LAYOUT.option(
    "shelters_per_missile", Option(("1", "unlimited"), "Shelters of one player against one Missile.", ("PET-SHEL-05",))
)
EXCLUDES = LAYOUT.option(
    "deflection_excludes",
    Option(
        ("last_targeter", "first_attacker"),
        "Whom a Deflection cannot hit.",
        ("PET-DEFL-02", "PET-DEFL-04"),
    ),
)
TREATY_SPLASH = LAYOUT.option("treaty_stops_splash", Option(NO, "A Treaty stops the splash of a Nuke.", ("PET-TRT-05",)))
ONE_BATCH = LAYOUT.option("radiation_in_one_batch", Option(YES, "All markers of a player act at once.", ("PET-RAD-06",)))
LIMIT = LAYOUT.option("marker_limit", Option(("3", "none"), "Radiation markers there are.", ("PET-RAD-07", "PET-WASTE-05")))
WASTE_WHEN = LAYOUT.option(
    "wasteland_reveal",
    Option(("last_card_taken", "next_card_needed"), "When the Wasteland is revealed.", ("PET-WASTE-03",)),
)
GONE = LAYOUT.option("eliminated_cards", Option(("discarded", "removed"), "Cards of a player who is out.", ("PET-ELIM-02",)))
DEATH_ENDS = LAYOUT.option("own_death_ends_turn", Option(YES, "Who dies in an own turn ends it at once.", ("PET-ELIM-03",)))

HEALTH = LAYOUT.counters("health", most=LENGTH)
MARKERS = LAYOUT.counters("markers")
SUPPLY = LAYOUT.counter("supply")  # Radiation markers that nobody has
ROUND = LAYOUT.counter("round")
FIRST = LAYOUT.counter("first", listed=False)  # the seat that began
BARE = LAYOUT.counter("bare", listed=False)  # 1 while the Wasteland was revealed and no new deck lies on it

COLOURS = ("red", "yellow", "green", "blue")
"""Four, as the number of cards tells (PET-INV-05); their names are ours."""
WILD = "wild"


def warhead(colour: str) -> str:
    """Return the key of the Warhead of a colour, or of the wild one."""
    return f"{colour}-warhead"


def explosive(colour: str) -> str:
    """Return the key of the Explosive of a colour."""
    return f"{colour}-explosive"


def rocket(colour: str) -> str:
    """Return the key of the Rocket of a colour, or of the wild one."""
    return f"{colour}-rocket"


NUKE = ("nuke-warhead", "nuke-charge", "nuke-rocket")
OTHERS = ("health-pack", "treaty", "shelter", "deflection")


class Pet(NamedTuple):
    """An Evil Pet of ours: its key and its name."""

    key: str
    name: str


PETS = (
    Pet("boom-beagle", "Boom Beagle"),
    Pet("glow-worm", "Glow Worm"),
    Pet("pack-rat", "Pack Rat"),
    Pet("fallout-ferret", "Fallout Ferret"),
    Pet("pickpocket-parrot", "Pickpocket Parrot"),
    Pet("tank-tortoise", "Tank Tortoise"),
)
"""Invented here: the rulebook has neither names nor texts (PET-PET-03)."""
PET_KEYS = tuple(pet.key for pet in PETS)

PLAYERS = ("crimson", "amber", "teal", "navy", "violet", "slate")
"""Colours of players, by seat: they have nothing to do with those of Missiles (PET-SETUP-01)."""

PARTS = tuple(part(colour) for part in (warhead, explosive, rocket) for colour in COLOURS)
CLAIMS = (*PARTS, warhead(WILD), rocket(WILD), *NUKE, *OTHERS, "evil-pet", "something")
"""What one can say to give in a Trade: a card, any Evil Pet, or no more than "something"."""
