"""What stands on the frame of every card: its name, what it costs or how strong it is, how many copies there are."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

__all__ = [
    "ADVERSARY",
    "AT_DUMMY",
    "AT_FINALE",
    "CLASSES",
    "COST",
    "DUMMY",
    "ENEMIES",
    "EVENTS",
    "EXPRESS",
    "FINALES",
    "GRAVEYARD",
    "GREATER",
    "GREATER_FIGHT",
    "GREATER_SKILL",
    "INFILTRATOR",
    "LOCATIONS",
    "MAIN",
    "MINOR_FIGHT",
    "MINOR_SKILL",
    "NAMES",
    "NOBODY",
    "RULES_FROM",
    "SCIENTIST",
    "SETS_WITH_CLASSES",
    "SETS_WITH_FINALE",
    "SPOTS",
    "STANDOFF",
    "STARTERS",
    "STEALTH",
    "TOKENS",
    "TRAITOR",
    "TRAP",
    "VALUE",
    "Enemy",
    "Kind",
    "is_adversary",
    "is_trap",
]


class Kind(NamedTuple):
    """A card that players own: its key, its name, what it costs in Skill, how many copies there are."""

    key: str
    name: str
    cost: int
    copies: int


class Enemy(NamedTuple):
    """What can be fought: its key, its name, its Combat Value, how many copies there are."""

    key: str
    name: str
    value: int
    copies: int = 1


MINOR_SKILL, MINOR_FIGHT = "minor-skill", "minor-fight"
GREATER_SKILL, GREATER_FIGHT = "greater-skill", "greater-fight"
STARTERS = (Kind(MINOR_SKILL, "Minor Skill", 0, 28), Kind(MINOR_FIGHT, "Minor Fight", 0, 12))
GREATER = (Kind(GREATER_SKILL, "Greater Skill", 3, 1), Kind(GREATER_FIGHT, "Greater Fight", 3, 1))

MAIN = (
    Kind("penny-dreadful", "Penny Dreadful", 1, 2),
    Kind("rotten-tomato", "Rotten Tomato", 1, 2),
    Kind("bottle-of-gin", "Bottle of Gin", 1, 2),
    Kind("umbrella", "Umbrella", 1, 2),
    Kind("telegram", "Telegram", 2, 2),
    Kind("banana-peel", "Banana Peel", 2, 2),
    Kind("walking-stick", "Walking Stick", 2, 2),
    Kind("crowbar", "Crowbar", 2, 2),
    Kind("harpoon", "Harpoon", 2, 2),
    Kind("calling-card", "Calling Card", 2, 2),
    Kind("merry-go-round", "Merry-Go-Round", 3, 2),
    Kind("rag-and-bone-man", "Rag-and-Bone Man", 3, 2),
    Kind("black-eye", "Black Eye", 3, 2),
    Kind("spring-cleaning", "Spring Cleaning", 3, 2),
    Kind("express-parcel", "Express Parcel", 3, 2),
    Kind("sharp-tongue", "Sharp Tongue", 3, 2),
    Kind("steam-wrench", "Steam Wrench", 4, 2),
    Kind("dueling-pistols", "Dueling Pistols", 4, 2),
    Kind("clockwork-spring", "Clockwork Spring", 4, 2),
    Kind("slow-fuse", "Slow Fuse", 4, 2),
    Kind("alibi", "Alibi", 4, 2),
    Kind("street-urchins", "Street Urchins", 4, 2),
    Kind("signal-box", "Signal Box", 4, 2),
    Kind("savings-book", "Savings Book", 4, 2),
    Kind("royal-bounty", "Royal Bounty", 5, 3),
    Kind("library-card", "Library Card", 5, 2),
    Kind("public-scandal", "Public Scandal", 5, 2),
    Kind("change-of-heart", "Change of Heart", 5, 2),
    Kind("bribe", "Bribe", 5, 2),
    Kind("steady-income", "Steady Income", 5, 2),
    Kind("grand-parade", "Grand Parade", 5, 2),
    Kind("grand-tour", "Grand Tour", 5, 2),
    Kind("governess", "Governess", 5, 2),
    Kind("curses", "Curses, Foiled Again!", 6, 3),
    Kind("patent", "Patent", 6, 2),
    Kind("gatling-gun", "Gatling Gun", 6, 2),
    Kind("bodyguard", "Bodyguard", 6, 2),
    Kind("poachers-license", "Poacher's License", 6, 2),
    Kind("house-arrest", "House Arrest", 6, 2),
    Kind("memoirs", "Memoirs", 7, 2),
    Kind("trebuchet", "Travis' 10 Ton Trebuchet", 8, 3),
    Kind("airship", "Airship", 8, 2),
    Kind("difference-engine", "Difference Engine", 8, 2),
)
"""The Main Deck without expansions, the cheapest first."""
STEALTH = (
    Kind("false-beard", "False Beard", 3, 2),
    Kind("skeleton-key", "Skeleton Key", 3, 2),
    Kind("hatpin", "Hatpin", 4, 2),
    Kind("poison-pen", "Poison Pen", 4, 2),
)
"""Main Deck cards of the expansions that are played face down."""

DUMMY = Enemy("training-dummy", "Training Dummy", 2)
FINALES = (Enemy("mechanical-abomination", "Mechanical Abomination", 12), Enemy("rival-professor", "Rival Professor", 9))
STANDOFF, INFILTRATOR = "standoff", "infiltrator"
ADVERSARIES = (
    Enemy("street-tough", "Street Tough", 1),
    Enemy("pickpockets", "Pickpockets", 1),
    Enemy("irate-grocer", "Irate Grocer", 2),
    Enemy(STANDOFF, "Standoff", 2),
    Enemy(INFILTRATOR, "Infiltrator", 2),
    Enemy("strongman", "Carnival Strongman", 3),
    Enemy("rogue-agent", "Rogue Agent", 3),
    Enemy("hypnotist", "Mad Hypnotist", 4),
    Enemy("sky-pirate", "Sky Pirate", 4),
    Enemy("circus-lion", "Circus Lion", 5),
    Enemy("brass-golem", "Brass Golem", 5),
    Enemy("vampire-count", "Vampire Count", 6),
    Enemy("crime-lord", "Crime Lord", 7),
    Enemy("sea-serpent", "Sea Serpent", 9),
    Enemy("ancient-horror", "Ancient Horror", 12),
)
TRAPS = (
    Enemy("loose-floorboard", "Loose Floorboard", 1),
    Enemy("locked-cabinet", "Locked Cabinet", 2),
    Enemy("pondering-poison-trap", "Pondering Poison Trap", 3, 2),
    Enemy("puzzle-box", "Puzzle Box", 3),
    Enemy("pit-of-spikes", "Pit of Spikes", 4),
    Enemy("clockwork-maze", "Clockwork Maze", 5),
    Enemy("lightning-cage", "Lightning Cage", 6),
    Enemy("riddle-of-the-sphinx", "Riddle of the Sphinx", 8),
)
ENEMIES = (*ADVERSARIES, *TRAPS)

EXPRESS, GRAVEYARD = "on-board-the-express", "graveyard"
LOCATIONS = (
    Enemy("stragglers", "Stragglers", 1),
    Enemy(EXPRESS, "On Board the Express", 2),
    Enemy(GRAVEYARD, "Graveyard", -2),
    Enemy("scrapyard", "Scrapyard", -1),
    Enemy("opera-balcony", "Opera Balcony", 2),
    Enemy("sewers", "Sewers", -3),
)
"""Their value is what they add to that of the Enemy on them."""
EVENTS = {
    "war-fever": "War Fever",
    "london-fog": "London Fog",
    "trade-fair": "Trade Fair",
    "bank-holiday": "Bank Holiday",
    "truce": "Truce",
    "runaway-carousel": "Runaway Carousel",
}
TRAITOR, SCIENTIST = "traitor", "super-scientist"
CLASSES = {
    TRAITOR: "Traitor",
    SCIENTIST: "Super Scientist",
    "prizefighter": "Prizefighter",
    "inventor": "Inventor",
    "duellist": "Duellist",
    "conductor": "Conductor",
}
SPOTS = ("1", "2", "3")
AT_DUMMY, AT_FINALE, NOBODY = "dummy", "finale", "none"
TOKENS = {
    AT_DUMMY: "the Training Dummy",
    AT_FINALE: "the Finale",
    **{f"spot-{n}": f"Enemy {n}" for n in SPOTS},
    NOBODY: "nobody",
    **{f"launch-{n}": f"Enemy {n}, with the Trebuchet" for n in SPOTS},
}
"""What a player can lay face down: the five combat tokens, a blank, and the Trebuchet's marks."""

SETS_WITH_FINALE = (
    "Core",
    "Treachery",
    "Locomotion",
    "Mythos Monstrosities",
    "Great Detectives",
    "Armies of the Undead",
)
"""The sets that are known to bring a Finale, one each (PUG-EXP-02): that of the core is the Mechanical Abomination."""
SETS_WITH_CLASSES = ("Treachery", "Great Detectives", "Age of Industry")
"""The sets that are known to bring Classes (PUG-EXP-02)."""
RULES_FROM = "Professor Pugnacious Rulebook"
"""The only text that the rules come from (PUG-FAQ-05): it covers the expansions, too; later errata are no part of it."""

NAMES: Mapping[str, str] = {
    **{kind.key: kind.name for kind in (*STARTERS, *GREATER, *MAIN, *STEALTH, DUMMY, *FINALES, *ENEMIES, *LOCATIONS)},
    **EVENTS,
    **CLASSES,
    **TOKENS,
}
COST = {kind.key: kind.cost for kind in (*STARTERS, *GREATER, *MAIN, *STEALTH)}
VALUE = {enemy.key: enemy.value for enemy in (DUMMY, *FINALES, *ENEMIES, *LOCATIONS)}
ADVERSARY, TRAP = frozenset(enemy.key for enemy in ADVERSARIES), frozenset(enemy.key for enemy in TRAPS)


def is_adversary(card: str) -> bool:
    """Return whether a card is an Adversary: an Enemy Deck card to fight that is no Trap (PUG-TRAP-01).

    >>> [is_adversary(card) for card in ("rogue-agent", "pit-of-spikes", "training-dummy", "sewers")]
    [True, False, False, False]
    """
    return card in ADVERSARY


def is_trap(card: str) -> bool:
    """Return whether a card is labelled Trap."""
    return card in TRAP
