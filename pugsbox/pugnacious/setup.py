"""How a game begins: the decks, the Classes, the hands, the Combat Zone and the Card Ring."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from pugsbox.cardtable.effects import Asks, Effect
from pugsbox.cardtable.layout import BOX, SEATS, Zone
from pugsbox.cardtable.state import Cards, Reads, Table
from pugsbox.core.actions import Action, act
from pugsbox.pugnacious.cards import CARDS
from pugsbox.pugnacious.combatzone import ALL_SPOTS, fill_spot
from pugsbox.pugnacious.deck import HAND_SIZE
from pugsbox.pugnacious.kinds import FINALES, GREATER, MINOR_FIGHT, MINOR_SKILL
from pugsbox.pugnacious.kinds import TOKENS as TOKEN_KEYS
from pugsbox.pugnacious.ring import fill
from pugsbox.pugnacious.turn import Next
from pugsbox.pugnacious.zones import (
    CLASS,
    CLASS_PILE,
    CLASSES,
    DECK,
    DISTINCT,
    ENEMY_DECK,
    EVENT_PILE,
    FINALE,
    FINALE_IS,
    FINALE_PILE,
    HAND,
    LAYOUT,
    LEVEL,
    LOCATION_PILE,
    MAIN_DECK,
    STARTER_PILE,
    STEALTH_IN,
    STEALTH_PILE,
    SUPPLY,
    SUPPLY_SIZE,
    TOKEN_PILE,
    TOKENS,
)

__all__ = ["SKILLS_AND_FIGHTS", "ChooseClass", "Deal", "finale_of", "opening"]

SKILLS_AND_FIGHTS = (7, 3)
"""Minor Skill and Minor Fight of a starting deck (PUG-SETUP-01)."""


def opening(t: Table) -> None:
    """Lay out all that this game is played with; with Classes, everybody chooses one first."""
    seats = t[SEATS]
    for card in CARDS.values():
        t.cells[card.home] += (card.key,) * (seats if card.copies is None else card.copies)
    if t[SUPPLY_SIZE] > 0:
        t.cells[SUPPLY] = tuple(kind.key for kind in GREATER for _ in range(t[SUPPLY_SIZE]))
    t.say("sets up", 0, (seats,), ("PUG-GAME-09", "PUG-EXP-01"))
    t.push(0, Deal())
    if not t[CLASSES]:
        t.carry(t[CLASS_PILE], CLASS_PILE, BOX)
        return
    if t[DISTINCT]:
        once = tuple(dict.fromkeys(t[CLASS_PILE]))
        t.cells[BOX] += once * (seats - 1)
        t.cells[CLASS_PILE] = once
    order, t.rng = t.rng.shuffled(tuple(map(str, range(seats))))
    for seat in reversed(order):
        t.push(int(seat), ChooseClass())


def finale_of(t: Reads) -> str:
    """Return the Finale that the group plays with."""
    return FINALES[-1 - t[FINALE_IS]].key


@dataclass(frozen=True, slots=True)
class ChooseClass(Asks):
    """A player chooses a Class; all of them lie open."""

    because = ("PUG-CLASS-01",)

    def options(self, t: Reads, seat: int) -> Sequence[Action]:
        """Every Class that is left."""
        return [act(seat, "choose", card) for card in dict.fromkeys(t[CLASS_PILE])]

    def answer(self, t: Table, seat: int, action: Action) -> None:
        """Take it: it begins at Level 1."""
        because = ("PUG-CLASS-01", "PUG-CLASS-02")
        t.move(action.args[0], CLASS_PILE, CLASS[seat], "chooses a class", seat, because)
        t.cells[LEVEL[seat]] = 1


@dataclass(frozen=True, slots=True)
class Deal(Effect):
    """Decks are shuffled, hands drawn, the Combat Zone and the Card Ring laid out; the first turn begins."""

    def run(self, t: Table, seat: int) -> None:
        """Lay everything out."""
        del seat
        t.carry(t[CLASS_PILE], CLASS_PILE, BOX)
        _decks(t)
        _common(t)
        for spot in ALL_SPOTS:
            fill_spot(t, spot)
        fill(t, 0, ("PUG-SETUP-05",))
        t.push(0, Next("turn"))


def _decks(t: Table) -> None:
    """Give everybody a starting deck, a hand and the tokens."""
    cards = tuple(card for card, n in zip((MINOR_SKILL, MINOR_FIGHT), SKILLS_AND_FIGHTS, strict=True) for _ in range(n))
    for seat in range(t.seats):
        t.move_all(cards, STARTER_PILE, DECK[seat], "takes a deck", seat, ("PUG-SETUP-01", "PUG-GAME-01"))
        t.shuffle(DECK[seat], DECK[seat], "shuffles", seat, ("PUG-SETUP-02",))
        t.draw(HAND_SIZE, DECK[seat], HAND[seat], "draws a hand", seat, ("PUG-SETUP-02", "PUG-TURN-07"), (seat,))
        t.move_all(tuple(TOKEN_KEYS), TOKEN_PILE, TOKENS[seat], "takes tokens", seat, ("PUG-SETUP-15",), (seat,))
    t.carry(t[STARTER_PILE], STARTER_PILE, BOX)


def _common(t: Table) -> None:
    """Lay out the Finale, and shuffle both common decks with what the group adds to them."""
    finale = finale_of(t)
    t.move(finale, FINALE_PILE, FINALE, "lays out the finale", 0, ("PUG-SETUP-14", "PUG-FAQ-04"))
    t.carry(t[FINALE_PILE], FINALE_PILE, BOX)
    stealth = t[STEALTH_PILE] if t[STEALTH_IN] else ()
    _add(t, stealth, STEALTH_PILE, MAIN_DECK)
    if events := _chosen(t, "events"):
        t.say("adds events", 0, (events,), ("PUG-EVENT-01", "PUG-EVENT-02"))
    _add(t, events, EVENT_PILE, MAIN_DECK)
    if places := _chosen(t, "locations"):
        t.say("adds locations", 0, (places,), ("PUG-LOC-01", "PUG-LOC-02"))
    _add(t, places, LOCATION_PILE, ENEMY_DECK)
    t.shuffle(MAIN_DECK, MAIN_DECK, "the main deck shuffles", 0, ("PUG-SETUP-05",))
    t.shuffle(ENEMY_DECK, ENEMY_DECK, "the enemy deck shuffles", 0, ("PUG-SETUP-05", "PUG-SETUP-11"))


def _chosen(t: Reads, name: str) -> Cards:
    """Return the cards that an option of several names."""
    return LAYOUT.parts(t.cells, name)


def _add(t: Table, cards: Cards, pile: Zone, deck: Zone) -> None:
    """Put chosen cards into a deck, the others into the box."""
    t.carry(cards, pile, deck)
    t.carry(t[pile], pile, BOX)
