"""What stands on the frame of every card: its name, its colour, what it costs, what it is worth at the end."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

__all__ = [
    "BEGINNER",
    "BEGINNER_BOSSES",
    "BEGINNER_HEROES",
    "BOSSES",
    "BROODAX",
    "COLOURS",
    "COST",
    "DEEP_CROW",
    "EVIL",
    "FLESHREAPER",
    "GAMER",
    "GREEN",
    "HEROES",
    "JIM",
    "LEVELS",
    "LOOTS",
    "MERCH",
    "NAMES",
    "PAX_POX",
    "POINTS",
    "QUARTER",
    "RED",
    "STARTERS",
    "TUBE",
    "TWISP",
    "Boss",
    "Hero",
    "Kind",
    "colour",
    "is_loot",
    "level",
]

GREEN, RED = COLOURS = ("green", "red")
"""Gamer cards are green and bought with Tokens, Evil cards are red and bought with Power."""


class Kind(NamedTuple):
    """A kind of card: its key, its name, its colour ("" for PAX Pox), its cost in Tokens or Power, its points at the end."""

    key: str
    name: str
    colour: str
    cost: int = 0
    points: int = 0


class Hero(NamedTuple):
    """A hero: its key, its name, how many Quarters and Cardboard Tubes it begins with, and which card of its own."""

    key: str
    name: str
    quarters: int
    tubes: int
    special: str = ""


class Boss(NamedTuple):
    """A Boss: its key, its name, its colour, its eight Loots, each by key and name."""

    key: str
    name: str
    colour: str
    loots: tuple[tuple[str, str], ...]


QUARTER, TUBE, TWISP, PAX_POX = "quarter", "cardboard-tube", "twisp", "pax-pox"
MERCH, FLESHREAPER = "merch", "fleshreaper"
"""These two are on every board (PA-ADV-01)."""
BROODAX, DEEP_CROW = "broodax-in-disguise", "deep-crow"

STARTERS = (
    Kind(QUARTER, "Quarter", GREEN),
    Kind(TUBE, "Cardboard Tube", RED),
    Kind("batleth", "Bat'leth", RED),
    Kind("license-to-kill", "License to Kill", GREEN),
    Kind(TWISP, "Twisp", GREEN),
)
GAMER = (
    Kind("baby-ninja", "Baby Ninja", GREEN, 2),
    Kind("magical-unicorn", "Magical Unicorn", GREEN, 2),
    Kind(MERCH, "Merch", GREEN, 3),
    Kind("sinestine", "Sinestine: Bow of the Black Maiden", GREEN, 3),
    Kind("bat-milk", "Bat Milk", GREEN, 3),
    Kind("robot-cowboy-angel", "Robot Cowboy Angel", GREEN, 3),
    Kind("faerie-candymancer", "Faerie Candymancer", GREEN, 4),
    Kind("touchwieners", "TouchWieners", GREEN, 4),
    Kind("psychic-cat", "Psychic Cat, Hawkman with a Laser Gun, and Stone Yeti", GREEN, 4),
    Kind("sorcelator", "Sorcelator", GREEN, 5),
    Kind("natural-twenty", "Natural Twenty", GREEN, 5),
    Kind("worlds-biggest-grape", "World's Biggest Grape", GREEN, 5),
    Kind("pickle-engine", "Pickle Recognition Engine", GREEN, 6),
    Kind("werewolf", "Werewolf with a Top Hat", GREEN, 6),
)
"""In the order in which they lie in a row: the cheapest first."""
EVIL = (
    Kind("tiny-bat", "Tiny Bat", RED, 2, 1),
    Kind("giant-cupcake", "Giant Cupcake", RED, 2, 1),
    Kind("canid", "Canid", RED, 3, 1),
    Kind(BROODAX, "Broodax in Disguise", RED, 3, 1),
    Kind("scrotuum", "Scrotuum", RED, 3, 1),
    Kind(FLESHREAPER, "Fleshreaper", RED, 4, 1),
    Kind("giant-snake", "Giant Snake", RED, 4, 1),
    Kind(DEEP_CROW, "Deep Crow", RED, 4, 4),
    Kind("div", "Div", RED, 4, 1),
    Kind("chaos-world-smasher", "Chaos World-Smasher", RED, 5, 2),
    Kind("witchalok", "Witchalok", RED, 5, 2),
    Kind("evil-gumbo", "Evil Gumbo", RED, 5, 2),
    Kind("winter-king", "Winter King", RED, 6, 3),
    Kind("laser-squid", "Laser Squid", RED, 6, 2),
)
BEGINNER = (
    ("baby-ninja", MERCH, "sinestine", "faerie-candymancer", "touchwieners", "sorcelator", "werewolf"),
    ("tiny-bat", "canid", "scrotuum", FLESHREAPER, "giant-snake", "chaos-world-smasher", "winter-king"),
)
"""The two rows of a first game, as they are printed (PA-SETUP-01, PA-SETUP-03)."""

JIM = "jim-darkmagic"
HEROES = (
    Hero("gabe", "Gabe", 7, 5),
    Hero("tycho", "Tycho", 5, 7),
    Hero("annarchy", "Annarchy", 6, 6, "batleth"),
    Hero("catsby", "Catsby", 6, 5, TWISP),
    Hero("rex-ready", "Rex Ready", 7, 5, "license-to-kill"),
    Hero("carl", "Carl", 6, 6),
    Hero("mr-period", "Mr. Period", 6, 6),
    Hero("scout-master", "Scout Master", 7, 7),
    Hero(JIM, "Jim Darkmagic", 6, 6),
    Hero("kreazie", "Kreazie", 6, 7),
)
BEGINNER_HEROES = ("gabe", "tycho", "annarchy", "catsby")

SAMURAI, DARK_TYCHO = "cardboard-tube-samurai", "dark-tycho"
BEGINNER_BOSSES = (SAMURAI, DARK_TYCHO)
BOSSES = (
    Boss(
        SAMURAI,
        "Cardboard Tube Samurai",
        GREEN,
        (
            ("compassion", "Compassion"),
            ("honesty", "Honesty"),
            ("honor", "Honor"),
            ("humility", "Humility"),
            ("justice", "Justice"),
            ("sacrifice", "Sacrifice"),
            ("spirituality", "Spirituality"),
            ("valor", "Valor"),
        ),
    ),
    Boss(
        "saint-nicholas",
        "Jolly Old Saint Nicholas",
        GREEN,
        (
            ("crossbow", "Crossbow of Caroling"),
            ("frosty", "Frosty the Hitman"),
            ("missile-toe", "Heat-Seeking Missile-Toe"),
            ("howitzer", "Howitzer of Holiday Joy"),
            ("nuclear-winter", "Nuclear Winter Wonderland"),
            ("ornaments", "Ornaments of Obliteration"),
            ("shotgun", "Shotgun of Sharing"),
            ("sleigh", "Sleigh of Sleighing"),
        ),
    ),
    Boss(
        DARK_TYCHO,
        "Dark Tycho",
        RED,
        (
            ("henchmen", "Disposable Henchmen"),
            ("explosive-device", "Easily Disarmed Explosive Device"),
            ("demon-penguin", "Exploding Demon Penguin"),
            ("golden-appendage", "Golden Appendage"),
            ("robot-assassin", "Killer Female Robot Assassin"),
            ("volcano-lair", "Secret Volcano Lair"),
            ("facial-hair", "Sinister Facial Hair"),
            ("zombie-army", "Unstoppable Zombie Ninja Army"),
        ),
    ),
    Boss(
        "satan",
        "Satan",
        RED,
        (
            ("camping", "Camping"),
            ("cheesing", "Cheesing"),
            ("griefing", "Griefing"),
            ("kill-stealing", "Kill Stealing"),
            ("nerd-rage", "Nerd Rage"),
            ("ninja-looting", "Ninja Looting"),
            ("sploiting", "Sploiting"),
            ("trolling", "Trolling"),
        ),
    ),
)
LEVELS = (8, 10, 13)
"""What a Loot costs at Level 1 and 2, and the Boss at Level 3 (PA-BOSS-06)."""
LOOT_POINTS = {GREEN: 7, RED: 5}
"""Points of a Loot and of a Level 3 Boss, by colour: reported, those of Level 3 less surely."""


def level(boss: str, n: int) -> str:
    """Return the key of a Boss card.

    >>> level("satan", 3)
    'satan-3'
    """
    return f"{boss}-{n}"


KINDS: Mapping[str, Kind] = {
    kind.key: kind
    for kind in (
        *STARTERS,
        *GAMER,
        *EVIL,
        Kind(PAX_POX, "PAX Pox", "", 0, -1),
        *(Kind(key, name, boss.colour, 0, LOOT_POINTS[boss.colour]) for boss in BOSSES for key, name in boss.loots),
        *(
            Kind(
                level(boss.key, n),
                f"{boss.name}, Level {n}",
                boss.colour,
                LEVELS[n - 1],
                LOOT_POINTS[boss.colour] if n == 3 else 0,
            )
            for boss in BOSSES
            for n in (1, 2, 3)
        ),
    )
}
NAMES = {key: kind.name for key, kind in KINDS.items()} | {hero.key: hero.name for hero in HEROES}
COST = {key: kind.cost for key, kind in KINDS.items()}
POINTS = {key: kind.points for key, kind in KINDS.items()}
LOOTS: Mapping[str, Boss] = {key: boss for boss in BOSSES for key, _ in boss.loots}
"""Whose Loot a Loot is."""


def colour(card: str) -> str:
    """Return the colour of a card's frame, "" for PAX Pox.

    >>> colour("quarter"), colour("batleth"), colour("pax-pox")
    ('green', 'red', '')
    """
    return KINDS[card].colour


def is_loot(card: str) -> bool:
    """Return whether a card is a Boss Loot. A Boss is none."""
    return card in LOOTS
