"""The cards of Gamers vs. Evil, one literal each, and the two effects that look up what another card does."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from pugsbox.cardtable.cards import Card, Source, catalogue
from pugsbox.cardtable.effects import Asks, Effect
from pugsbox.cardtable.state import Reads, Table
from pugsbox.core.actions import Action, act
from pugsbox.core.views import Face
from pugsbox.core.words import Words
from pugsbox.gamers_vs_evil.attack import BLOCKS, HOWITZER, Bite, Infect, Mill, Smash, Strip
from pugsbox.gamers_vs_evil.dice import Aim, DoublePower, DoubleTokens, Roll
from pugsbox.gamers_vs_evil.effects import (
    Cupcake,
    DeleteMany,
    DeleteStack,
    Draw,
    GainLoot,
    Gains,
    MayDelete,
    ShowHands,
)
from pugsbox.gamers_vs_evil.kinds import (
    BOSSES,
    EVIL,
    FLESHREAPER,
    GAMER,
    GREEN,
    HEROES,
    KINDS,
    LEVELS,
    MERCH,
    RED,
    TWISP,
    level,
)
from pugsbox.gamers_vs_evil.lasting import Exchange, Lair, MoreCards, MoreTurns, Stay, ToTheTop
from pugsbox.gamers_vs_evil.money import Give, acts_as
from pugsbox.gamers_vs_evil.specials import (
    CatTrick,
    Disguise,
    Nothing,
    Pickle,
    Share,
    Swarm,
    Twice,
    Unicorn,
)
from pugsbox.gamers_vs_evil.turned_up import Reveal, Sploit
from pugsbox.gamers_vs_evil.words import WORDS, cost_of, points_of, said
from pugsbox.gamers_vs_evil.zones import (
    BOSS_PILE,
    COPIED,
    DOING,
    GREEN_ROW,
    HERO_PILE,
    LOOT_PILE,
    MARKER,
    PLAYS,
    POX,
    RANDOM,
    RED_ROW,
    STARTERS,
    randomizer,
)

__all__ = ["CARDS", "Again", "Copy", "Doing"]


# ---------------------------------------------------------------- what looks up another card


@dataclass(frozen=True, slots=True)
class Copy(Asks):
    """Twisp does what another card of this turn does; a multiplier laid on that card is not copied."""

    because = ("PA-CARD-27",)

    def options(self, t: Reads, seat: int) -> Sequence[Action]:
        """Every other card of this turn."""
        return [act(seat, "copy", card) for card in dict.fromkeys(t[PLAYS]) if card != TWISP]

    def answer(self, t: Table, seat: int, action: Action) -> None:
        """Let the copied abilities happen."""
        t[COPIED] = action.args
        t.say("copies", seat, action.args, ("PA-CARD-27",))
        t.push(seat, *CARDS[action.args[0]].play)

    def skip(self, t: Table, seat: int) -> None:
        """Nothing was played before."""
        t.say("has nothing to copy", seat, (), ("PA-CARD-27",))


@dataclass(frozen=True, slots=True)
class Doing(Effect):
    """The abilities that come now are those of a play of this turn, by its number."""

    play: int

    def run(self, t: Table, seat: int) -> None:
        """Remember it."""
        del seat
        t.cells[DOING] = self.play


@dataclass(frozen=True, slots=True)
class Again(Effect):
    """Crossbow of Caroling: the die is rolled once more for this and for every other Gamer Boss Loot of this turn."""

    def run(self, t: Table, seat: int) -> None:
        """Roll for each, in the order in which they were played."""
        loots = [play for play in range(len(t[PLAYS])) if _rolls(acts_as(t, play))]
        t.say("rolls again", seat, (len(loots),), ("PA-HOUSE-13",))
        now = Doing(t[DOING])
        t.push(seat, *(effect for play in loots for effect in (Doing(play), *CARDS[acts_as(t, play)].play)), now)


def _rolls(card: str) -> bool:
    return any(isinstance(effect, Roll) for effect in CARDS[card].play)


# ---------------------------------------------------------------- the literals


@dataclass(frozen=True)
class GameCard(Card):
    """A card with its cost and its points. Its text is made from what it does when it is played, and from how it blocks."""

    def text(self, words: Words) -> str:
        """Return what the card does."""
        block = words.effects["block"].format(said(BLOCKS[self.key], words)) if self.key in BLOCKS else ""
        told = " ".join(filter(None, (said(self.play, words), block)))
        return words.effects.get(self.key) or told or words.effects[self.kind]

    def face(self, words: Words) -> Face:
        """Return what a screen shows of the card: its cost and its points, too."""
        face, kind = Card.face(self, words), KINDS.get(self.key)
        return replace(face, cost=cost_of(kind), points=points_of(kind)) if kind else face


REPORTED, PRINTED, HOUSE = Source.REPORTED, Source.PRINTED, Source.HOUSE


def starter(key: str, copies: int, source: Source, *play: Effect) -> GameCard:
    """Return a card that decks begin with."""
    return GameCard(key, KINDS[key].name, "starter", copies, STARTERS, source, play, KINDS[key].colour)


def stack(key: str, *play: Effect) -> GameCard:
    """Return a card of which nine copies are a stack."""
    kind = KINDS[key]
    gamer = kind.colour == GREEN
    return GameCard(
        key, kind.name, "gamer" if gamer else "evil", 9, GREEN_ROW if gamer else RED_ROW, REPORTED, play, kind.colour
    )


def loot(key: str, *play: Effect, source: Source = REPORTED) -> GameCard:
    """Return a Boss Loot."""
    return GameCard(key, KINDS[key].name, "loot", 1, LOOT_PILE, source, play, KINDS[key].colour)


def rolled(key: str, normal: Sequence[Effect], critical: Sequence[Effect]) -> GameCard:
    """Return a Gamer Boss Loot, which rolls the die."""
    return loot(key, Roll(tuple(normal), tuple(critical)))


CARDS = catalogue(
    [
        starter("quarter", 28, PRINTED, Give(1, 0, "PA-TURN-05")),
        starter("cardboard-tube", 28, PRINTED, Give(0, 1, "PA-TURN-06")),
        starter("batleth", 1, REPORTED, Give(0, 2), Draw(1)),
        starter("license-to-kill", 1, REPORTED, MayDelete("any", then=(Draw(1),))),
        starter("twisp", 1, PRINTED, Copy()),
        stack("baby-ninja", Give(0, 1)),
        stack("magical-unicorn", Unicorn()),
        stack("merch", Give(2, 0)),
        stack("sinestine", Give(0, 2)),
        stack("bat-milk", Reveal()),
        stack("robot-cowboy-angel", Draw(1)),
        stack(
            "faerie-candymancer",
            Give(2, 0, "PA-CARD-06"),
            MayDelete("any", if_pox=(Draw(1, "PA-CARD-08"),), clauses=("PA-CARD-07", "PA-CARD-08")),
        ),
        stack("touchwieners", Give(2, 0), Share()),
        stack("psychic-cat", CatTrick()),
        stack("sorcelator", Give(1, 1), Draw(1)),
        stack("natural-twenty", Twice()),
        stack("worlds-biggest-grape", Give(3, 0)),
        stack("pickle-engine", Pickle()),
        stack("werewolf", Give(3, 3)),
        stack("tiny-bat", Give(1, 1)),
        stack("giant-cupcake", Cupcake()),
        stack("canid", Give(2, 0)),
        stack("broodax-in-disguise", Disguise()),
        stack("scrotuum", Swarm()),
        stack("fleshreaper", Give(0, 2)),
        stack("giant-snake", Give(0, 1), Bite()),
        stack("deep-crow", Nothing("PA-CARD-03")),
        stack(
            "div",
            MayDelete("gamer", (Give(0, 2, "PA-CARD-05"),), otherwise=(Give(0, 1, "PA-CARD-05"),), clauses=("PA-CARD-04",)),
        ),
        stack("chaos-world-smasher", Give(0, 2), Smash()),
        stack("witchalok", Give(1, 2)),
        stack("evil-gumbo", Give(0, 2), Mill()),
        stack("winter-king", Give(0, 3)),
        stack("laser-squid", Give(0, 3), Strip()),
        GameCard("pax-pox", KINDS["pax-pox"].name, "pox", 20, POX, PRINTED, (Nothing("PA-POX-02"),)),
        # Cardboard Tube Samurai
        rolled("compassion", [Give(3, 3)], [Give(6, 6)]),
        rolled("honesty", [Give(3, 0)], [Give(6, 0), ToTheTop()]),
        rolled("honor", [Give(3, 0)], [Give(3, 0), DoubleTokens()]),
        rolled("humility", [Draw(2), MoreCards(2)], [Draw(4), MoreCards(4)]),
        rolled("justice", [Give(0, 4)], [GainLoot(RED)]),
        rolled("sacrifice", [MayDelete("any", then=(Give(3, 0),))], [DeleteMany("any", tokens=3)]),
        rolled("spirituality", [Give(2, 2), Draw(1)], [Give(4, 4), Draw(1)]),
        rolled("valor", [Gains(RED)], [Gains(RED, 2)]),
        # Jolly Old Saint Nicholas
        rolled("crossbow", [Give(3, 3)], [Give(3, 3), Again()]),
        rolled("frosty", [Gains(GREEN)], [Gains(GREEN, 2)]),
        rolled("missile-toe", [Aim()], [Aim(), DeleteStack()]),
        loot("howitzer", HOWITZER),
        rolled("nuclear-winter", [Draw(2)], [MoreTurns()]),
        rolled("ornaments", [DeleteMany("any", draws=1)], [DeleteMany("any", draws=2)]),
        rolled("shotgun", [Give(3, 0), DeleteMany("pox", draws=1)], [Give(3, 0), ShowHands()]),
        rolled("sleigh", [Give(4, 0)], [GainLoot(GREEN)]),
        # Dark Tycho
        loot("henchmen", Give(0, 4)),
        loot("explosive-device", Give(2, 0), Exchange(RED)),
        loot("demon-penguin", Give(0, 2), Strip(draws=True)),
        loot("golden-appendage", Stay(cards=1)),
        loot("robot-assassin", Give(0, 2), ToTheTop()),
        loot("volcano-lair", Give(0, 1), Lair()),
        loot("facial-hair", Draw(3)),
        loot("zombie-army", Give(0, 2), Infect(2)),
        # Satan
        loot("camping", Stay(power=1), source=HOUSE),  # what it does there is reported by nobody
        loot("cheesing", DoublePower()),
        loot("griefing", Infect(2)),
        loot("kill-stealing", Give(0, 2), Exchange(GREEN)),
        loot("nerd-rage", Give(0, 4)),
        loot("ninja-looting", Strip(3)),
        loot("sploiting", Sploit()),
        loot("trolling", Draw(3)),
        *(
            GameCard(
                level(boss.key, n), KINDS[level(boss.key, n)].name, "boss", 1, BOSS_PILE,
                HOUSE if n == len(LEVELS) else REPORTED, (), boss.colour,
            )
            for boss in BOSSES
            for n in range(1, len(LEVELS) + 1)
        ),
        *(
            GameCard(hero.key, hero.name, "hero", 1, HERO_PILE, PRINTED if hero.key == "tycho" else REPORTED)
            for hero in HEROES
        ),
        *(
            GameCard(randomizer(kind.key), WORDS.things[randomizer(kind.key)], "randomizer", 1, RANDOM, PRINTED)
            for kind in (*GAMER, *EVIL)
            if kind.key not in (MERCH, FLESHREAPER)
        ),
        GameCard("deleted-card", WORDS.things["deleted-card"], "marker", 1, MARKER, PRINTED),
    ]
)  # fmt: skip
"""412 in all (PA-COMP-01). What the rulebook does not tell of them is reported, or ours."""
