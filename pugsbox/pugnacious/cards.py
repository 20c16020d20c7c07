"""The cards of Professor Pugnacious, one literal each: what the rulebook prints, what is reported, and what is ours."""

from __future__ import annotations

from dataclasses import dataclass, replace

from pugsbox.cardtable.cards import Card, Source, catalogue
from pugsbox.cardtable.effects import Effect
from pugsbox.cardtable.layout import Zone
from pugsbox.core.views import Face
from pugsbox.core.words import Words
from pugsbox.pugnacious.effects import (
    AllDiscard,
    Bar,
    Discards,
    Draw,
    EndGame,
    Exp,
    Give,
    Mark,
    MayTrash,
    Parade,
    Pay,
    TrashOne,
)
from pugsbox.pugnacious.kinds import (
    CLASSES,
    DUMMY,
    ENEMIES,
    EVENTS,
    FINALES,
    GREATER,
    LOCATIONS,
    MAIN,
    NAMES,
    NOBODY,
    STARTERS,
    STEALTH,
    TOKENS,
    Enemy,
    is_trap,
)
from pugsbox.pugnacious.movement import GainCard, Offer, Sweep, TurnEither, TurnRing
from pugsbox.pugnacious.words import cost_of, points_of, said, strength_of
from pugsbox.pugnacious.zones import (
    CLASS_PILE,
    ENEMY_DECK,
    EVENT_PILE,
    FINALE_PILE,
    LOCATION_PILE,
    MAIN_DECK,
    STARTER_PILE,
    STEALTH_PILE,
    SUPPLY,
    TOKEN_PILE,
)
from pugsbox.pugnacious.zones import DUMMY as DUMMY_ZONE

__all__ = ["CARDS", "GameCard", "is_lasting", "takes_two_turns"]

PRINTED, REPORTED, HOUSE = Source.PRINTED, Source.REPORTED, Source.HOUSE


@dataclass(frozen=True)
class GameCard(Card):
    """A card of this game.

    `play` is what it does when it is played; the Win text of what can be fought; a Class's Level 1 ability. `lose` is the
    Lose text, `second` what a card does in its second turn or a Class at Level 2, `bonus` what levelling up brings. A `lasting`
    card stays in play.
    """

    lose: tuple[Effect, ...] = ()
    second: tuple[Effect, ...] = ()
    bonus: tuple[Effect, ...] = ()
    lasting: bool = False

    def text(self, words: Words) -> str:
        """Return what the card does."""
        own = words.effects.get(self.key, "")
        parts = {"play": self.play, "lose": self.lose, "second": self.second, "bonus": self.bonus}
        told = {name: said(effects, words) for name, effects in parts.items()}
        return words.effects[self._form()].format(own=own, value=strength_of(self.key), **told).strip()

    def _form(self) -> str:
        """Return how the parts of the text are put together, by the kind of the card."""
        if self.kind == "main":
            return "lasting" if self.lasting else "two turns" if self.second else "main"
        return self.kind

    def face(self, words: Words) -> Face:
        """Return what a screen shows of the card: what it costs, or how strong it is and what beating it brings."""
        face = Card.face(self, words)
        return replace(face, cost=cost_of(self.key, self.kind), points=points_of(self.play, self.kind))


# ---------------------------------------------------------------- what players own

SOURCES = {"royal-bounty": PRINTED, "curses": PRINTED, "trebuchet": PRINTED}
DOES: dict[str, tuple[Effect, ...]] = {
    "minor-skill": (Give(skill=1, clause="PUG-SETUP-03"),),
    "minor-fight": (Give(fight=1, clause="PUG-SETUP-04"),),
    "greater-skill": (Give(skill=2, clause="PUG-SETUP-07"),),
    "greater-fight": (Give(fight=2, clause="PUG-SETUP-08"),),
    "penny-dreadful": (Draw(1),),
    "rotten-tomato": (Give(failure=1),),
    "bottle-of-gin": (Give(fight=2), Discards(1)),
    "umbrella": (Give(fight=1), Mark("shield")),
    "telegram": (Draw(2),),
    "banana-peel": (Give(failure=2),),
    "walking-stick": (Give(skill=1, fight=1),),
    "crowbar": (Give(skill=1), Mark("lockpick", 2)),
    "harpoon": (Give(fight=1), Mark("barb", 2)),
    "calling-card": (Give(skill=1), Offer()),
    "merry-go-round": (Give(skill=1), Draw(1), TurnRing(1)),
    "rag-and-bone-man": (Give(skill=1), MayTrash(1)),
    "black-eye": (Give(fight=2), Mark("consolation")),
    "spring-cleaning": (Give(skill=2), Sweep()),
    "express-parcel": (Give(skill=2), Mark("parcel")),
    "sharp-tongue": (Give(failure=1), Draw(1)),
    "steam-wrench": (Give(skill=3),),
    "dueling-pistols": (Give(fight=3),),
    "clockwork-spring": (Give(skill=2),),
    "slow-fuse": (Give(fight=2),),
    "alibi": (Give(skill=2), Mark("rest")),
    "street-urchins": (Give(skill=2), AllDiscard(1)),
    "signal-box": (Give(skill=2), TurnEither(1)),
    "savings-book": (Give(skill=2), Mark("thrift")),
    "royal-bounty": (Give(fight=1), Mark("bounty")),
    "library-card": (Draw(3),),
    "public-scandal": (Give(failure=4),),
    "change-of-heart": (Give(fight=3), Mark("turncoat")),
    "bribe": (Give(fight=3), Pay(1, 3)),
    "steady-income": (Give(skill=1),),
    "grand-parade": (Parade(),),
    "grand-tour": (Give(skill=3), Draw(2), Mark("barred")),
    "governess": (Give(skill=2, fight=2),),
    "curses": (Give(failure=3), Mark("curses")),
    "patent": (Give(skill=4),),
    "gatling-gun": (Give(fight=5),),
    "bodyguard": (Give(fight=1),),
    "poachers-license": (Give(skill=3), Mark("poach")),
    "house-arrest": (Give(failure=1), Bar()),
    "trebuchet": (Mark("trebuchet"),),
    "memoirs": (Exp(2), Discards(2)),
    "airship": (Give(fight=4), Draw(1)),
    "difference-engine": (Give(skill=3), Draw(2)),
    "false-beard": (Draw(1, ("PUG-PLAY-13", "PUG-STEALTH-06")), MayTrash(0)),
    "skeleton-key": (Give(skill=3),),
    "hatpin": (Give(fight=3),),
    "poison-pen": (Give(failure=3),),
}
"""What each card does when it is played, or when it is turned up."""
SECOND: dict[str, tuple[Effect, ...]] = {"clockwork-spring": (Give(fight=3),), "slow-fuse": (Give(failure=3),)}
STAYS = ("steady-income", "bodyguard")


OTHER_COLOURS = {"grand-parade": "red", "trebuchet": "red", "memoirs": "yellow"}


def colour_of(card: str) -> str:
    """Return the colour of a card that players own: what it gives most of; Fight is red like those who are beaten with it."""
    gives = next((effect for effect in DOES[card] if isinstance(effect, Give)), Give())
    most = max(gives.skill, gives.fight, gives.failure)
    pools = (("blue", gives.skill), ("red", gives.fight), ("plum", gives.failure))
    given = next((colour for colour, n in pools if n == most), "") if most else "yellow"
    return OTHER_COLOURS.get(card, given)


def owned_cards() -> list[GameCard]:
    """Return all cards that players can own."""
    groups = (
        (STARTERS, "starter", STARTER_PILE, PRINTED),
        (GREATER, "supply", SUPPLY, PRINTED),
        (MAIN, "main", MAIN_DECK, HOUSE),
        (STEALTH, "stealth", STEALTH_PILE, HOUSE),
    )
    return [
        GameCard(
            kind.key, kind.name, group, kind.copies, home, SOURCES.get(kind.key, source), DOES[kind.key],
            colour_of(kind.key), endless=group == "supply", second=SECOND.get(kind.key, ()), lasting=kind.key in STAYS,
        )
        for kinds, group, home, source in groups
        for kind in kinds
    ]  # fmt: skip


# ---------------------------------------------------------------- what can be fought

Pair = tuple[tuple[Effect, ...], tuple[Effect, ...]]
FOUGHT: dict[str, Pair] = {
    "training-dummy": ((TrashOne(),), ()),
    "mechanical-abomination": ((Exp(8),), (Exp(4), Discards(5))),
    "rival-professor": ((Exp(6),), (Discards(2),)),
    "street-tough": ((Exp(1),), ()),
    "pickpockets": ((Exp(1), Draw(1)), (Discards(1),)),
    "irate-grocer": ((Exp(2),), (Discards(1),)),
    "standoff": ((Exp(2),), ()),
    "infiltrator": ((Exp(2),), (Discards(1),)),
    "strongman": ((Exp(2), TrashOne()), ()),
    "rogue-agent": ((Exp(3),), (Exp(1), Discards(2))),
    "hypnotist": ((Exp(3), AllDiscard(1)), (Discards(1),)),
    "sky-pirate": ((Exp(3), GainCard()), (Discards(1),)),
    "circus-lion": ((Exp(4),), (Discards(2),)),
    "brass-golem": ((Exp(4), Draw(1)), (Discards(1),)),
    "vampire-count": ((Exp(5),), (Discards(2),)),
    "crime-lord": ((Exp(5), AllDiscard(1)), (Discards(3),)),
    "sea-serpent": ((Exp(7),), (Discards(3),)),
    "ancient-horror": ((Exp(10),), (Discards(4),)),
    "loose-floorboard": ((Exp(1),), (Discards(1),)),
    "locked-cabinet": ((Exp(1), Draw(1)), ()),
    "pondering-poison-trap": ((Exp(2), AllDiscard(1)), (Discards(1),)),
    "puzzle-box": ((Exp(2), GainCard()), ()),
    "pit-of-spikes": ((Exp(3),), (Discards(2),)),
    "clockwork-maze": ((Exp(4),), (TurnRing(1), Discards(1))),
    "lightning-cage": ((Exp(5),), (Discards(3),)),
    "riddle-of-the-sphinx": ((Exp(6), Draw(1)), (Discards(2),)),
    "stragglers": ((Draw(1),), (Discards(1),)),
    "on-board-the-express": ((Exp(1), TurnEither(3)), (TurnRing(1),)),
    "graveyard": ((), ()),
    "scrapyard": ((TrashOne(),), ()),
    "opera-balcony": ((Exp(1),), ()),
    "sewers": ((), (Discards(1),)),
}
"""The Win and the Lose text of all that can be fought; of Locations, what they add."""
FOUGHT_SOURCES = {
    "training-dummy": PRINTED,
    "mechanical-abomination": PRINTED,
    "rogue-agent": PRINTED,
    "pondering-poison-trap": PRINTED,
    "stragglers": PRINTED,
    "standoff": REPORTED,
    "infiltrator": REPORTED,
    "on-board-the-express": REPORTED,
    "graveyard": REPORTED,
    "scrapyard": REPORTED,
    "rival-professor": REPORTED,
}
"""Where at least the name, and what is said of the card in the rulebook or elsewhere, is known from; the values are ours."""


def fought(enemy: Enemy, kind: str, home: Zone) -> GameCard:
    """Return a card that can be fought, or a Location."""
    win, lose = FOUGHT[enemy.key]
    source = FOUGHT_SOURCES.get(enemy.key, HOUSE)
    colour = "green" if kind == "location" else "blue" if is_trap(enemy.key) else "red"
    return GameCard(enemy.key, enemy.name, kind, enemy.copies, home, source, win, colour, lose=lose)


# ---------------------------------------------------------------- Classes and Events

LEVELS: dict[str, tuple[tuple[Effect, ...], tuple[Effect, ...], tuple[Effect, ...]]] = {
    "traitor": ((), (Give(failure=2, clause="PUG-CLASS-06"),), (Give(failure=2, clause="PUG-CLASS-07"),)),
    "super-scientist": (
        (Give(skill=1, clause="PUG-CLASS-03"),), (Give(skill=3, clause="PUG-CLASS-06"),), (EndGame(),),
    ),
    "prizefighter": (
        (Give(fight=1, clause="PUG-CLASS-03"),),
        (Give(fight=3, clause="PUG-CLASS-06"),),
        (Give(fight=2, clause="PUG-CLASS-07"),),
    ),
    "inventor": ((Draw(1), Discards(1)), (Draw(2),), (Give(skill=2, clause="PUG-CLASS-07"),)),
    "duellist": ((), (Give(fight=2, clause="PUG-CLASS-06"),), (Give(failure=1, clause="PUG-CLASS-07"),)),
    "conductor": ((TurnEither(1),), (Give(skill=2, clause="PUG-CLASS-06"),), (Give(skill=1, clause="PUG-CLASS-07"), Sweep())),
}  # fmt: skip
"""The Level 1 ability, the Level Up bonus and the Level 2 ability; two Classes have something that always holds instead."""
CLASS_SOURCES = {"traitor": REPORTED, "super-scientist": PRINTED}
TOKEN_SOURCES = {NOBODY: Source.RULING, **{key: HOUSE for key in TOKENS if key.startswith("launch")}}
"""The five combat tokens are printed; the blank follows from secrecy (PUG-COMBAT-03), the marks of the Trebuchet are ours."""

CARDS = catalogue(
    [
        *owned_cards(),
        fought(DUMMY, "dummy", DUMMY_ZONE),
        *(fought(finale, "finale", FINALE_PILE) for finale in FINALES),
        *(fought(enemy, "trap" if is_trap(enemy.key) else "adversary", ENEMY_DECK) for enemy in ENEMIES),
        *(fought(place, "location", LOCATION_PILE) for place in LOCATIONS),
        *(GameCard(key, name, "event", 1, EVENT_PILE, HOUSE, (), "yellow") for key, name in EVENTS.items()),
        *(
            GameCard(
                key, name, "class", None, CLASS_PILE, CLASS_SOURCES.get(key, HOUSE), LEVELS[key][0], "plum",
                bonus=LEVELS[key][1], second=LEVELS[key][2],
            )
            for key, name in CLASSES.items()
        ),
        *(GameCard(key, NAMES[key], "token", None, TOKEN_PILE, TOKEN_SOURCES.get(key, PRINTED)) for key in TOKENS),
    ]
)  # fmt: skip


def is_lasting(card: str) -> bool:
    """Return whether a card stays in play."""
    return card in STAYS


def takes_two_turns(card: str) -> bool:
    """Return whether a card has a second turn."""
    return card in SECOND
