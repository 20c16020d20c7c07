"""How a game begins: the board, the Bosses, the heroes, the decks."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from pugsbox.cardtable.asking import Sealed
from pugsbox.cardtable.effects import Asks, Effect
from pugsbox.cardtable.layout import BOX, SEATS
from pugsbox.cardtable.state import Reads, Table
from pugsbox.core.actions import Action, act
from pugsbox.core.errors import PugsboxError
from pugsbox.gamers_vs_evil.cards import CARDS
from pugsbox.gamers_vs_evil.deck import HAND_SIZE
from pugsbox.gamers_vs_evil.kinds import (
    BEGINNER_BOSSES,
    BEGINNER_HEROES,
    BOSSES,
    GREEN,
    HEROES,
    LEVELS,
    QUARTER,
    TUBE,
    level,
)
from pugsbox.gamers_vs_evil.turn import begin_turn
from pugsbox.gamers_vs_evil.zones import (
    ADVANCED,
    BEGINS,
    BOSS,
    BOSS_PILE,
    CHOSEN,
    DEALT,
    DECK,
    GREEN_ROW,
    HAND,
    HERO,
    HERO_PILE,
    LOOT_PILE,
    LOOT_STACK,
    POX,
    RANDOM,
    RED_ROW,
    STARTERS,
    rows,
)

__all__ = ["ChooseHero", "ShowHeroes", "opening"]

RANDOMIZERS = 12
"""So many stacks of an advanced game are chosen by chance (PA-ADV-02)."""


def opening(t: Table) -> None:
    """Lay out the board, deal heroes; in an advanced game everybody chooses one of two."""
    for card in CARDS.values():
        t.cells[card.home] += (card.key,) * (card.copies or 0)
    seats, advanced = t[SEATS], t[ADVANCED] != -1
    if t[BEGINS] >= seats:
        raise PugsboxError(f"Option first_player is {t[BEGINS]}; expected a seat from 0 to {seats - 1}.")
    _board(t, advanced=advanced)
    _bosses(t, advanced=advanced)
    t.say("lays out pox", 0, (len(t[POX]),), ("PA-SETUP-05",))
    t.say("begins deleted", 0, (), ("PA-SETUP-06", "PA-END-05"))
    if not advanced:
        t.carry(tuple(card for card in t[HERO_PILE] if card not in BEGINNER_HEROES), HERO_PILE, BOX)
    heroes, t.rng = t.rng.shuffled(t[HERO_PILE])
    t.cells[HERO_PILE] = heroes
    for seat in range(seats):
        if advanced:
            t.draw(2, HERO_PILE, DEALT[seat], "is dealt heroes", seat, ("PA-HERO-06",), (seat,))
        else:
            t.draw(1, HERO_PILE, HERO[seat], "is dealt a hero", seat, ("PA-HERO-01", "PA-TYPE-01"))
    t.carry(t[HERO_PILE], HERO_PILE, BOX)
    if advanced:
        t.push(0, Sealed(ChooseHero(), ShowHeroes(), tuple(range(seats))))
    else:
        _decks(t)


def _board(t: Table, *, advanced: bool) -> None:
    """Lay out both rows; the other stacks stay in the box."""
    if advanced:
        cards, t.rng = t.rng.shuffled(t[RANDOM])
        t.cells[RANDOM] = cards[:RANDOMIZERS]
        t.cells[BOX] += cards[RANDOMIZERS:]
        t.say("draws randomizers", 0, (), ("PA-ADV-01", "PA-ADV-02", "PA-TYPE-07"))
    else:
        t.carry(t[RANDOM], RANDOM, BOX)
    green, red = rows(t)
    for row, kinds in ((GREEN_ROW, green), (RED_ROW, red)):
        cards = t[row]
        t.cells[row] = tuple(card for card in cards if card in kinds)
        t.cells[BOX] += tuple(card for card in cards if card not in kinds)
    which = ("PA-ADV-04",) if advanced else ("PA-SETUP-01", "PA-SETUP-03")
    t.say("lays out", 0, (green, red), (*which, "PA-SETUP-08"))
    if len(green) != len(red):
        t.say("is uneven", 0, (len(green), len(red)), ("PA-ADV-06",))
    t.say("sets up", 0, (), ("PA-SETUP-07", "PA-ADV-07"))


def _bosses(t: Table, *, advanced: bool) -> None:
    """Build both Boss stacks, the Loots shuffled; the other two Bosses stay in the box."""
    for side, pile in BOSS.items():
        of_colour = [boss for boss in BOSSES if boss.colour == side]
        boss = of_colour[t.roll(len(of_colour)) - 1] if advanced else next(b for b in of_colour if b.key in BEGINNER_BOSSES)
        printed = "PA-ADV-01" if advanced else "PA-SETUP-02" if side == GREEN else "PA-SETUP-04"
        t.carry(tuple(level(boss.key, n + 1) for n in reversed(range(len(LEVELS)))), BOSS_PILE, pile)
        loots, t.rng = t.rng.shuffled(tuple(key for key, _ in boss.loots))
        t.carry(loots, LOOT_PILE, LOOT_STACK[side])
        t.say("stacks a boss", 0, (t[pile][-1:],), (printed, "PA-BOSS-01", "PA-BOSS-02", "PA-BOSS-03"))
    t.carry(t[BOSS_PILE], BOSS_PILE, BOX)
    t.carry(t[LOOT_PILE], LOOT_PILE, BOX)


@dataclass(frozen=True, slots=True)
class ChooseHero(Asks):
    """A player keeps one of two heroes."""

    because = ("PA-HERO-06",)

    def options(self, t: Reads, seat: int) -> Sequence[Action]:
        """Both of them."""
        return [act(seat, "choose", hero) for hero in t[DEALT[seat]]] if not t[CHOSEN[seat]] else ()

    def answer(self, t: Table, seat: int, action: Action) -> None:
        """Lay it face down."""
        t.move(action.args[0], DEALT[seat], CHOSEN[seat], "chooses a hero", seat, ("PA-HERO-06",), (seat,))


@dataclass(frozen=True, slots=True)
class ShowHeroes(Effect):
    """All heroes are turned up together, and the game begins."""

    def run(self, t: Table, seat: int) -> None:
        """Turn them up, and put the others away."""
        del seat
        for player in range(t.seats):
            t.move(t[CHOSEN[player]][0], CHOSEN[player], HERO[player], "shows a hero", player, ("PA-HERO-06", "PA-TYPE-01"))
        for player in range(t.seats):
            t.move_all(t[DEALT[player]], DEALT[player], BOX, "puts heroes away", player, ("PA-HERO-06",), (player,))
        _decks(t)


def _decks(t: Table) -> None:
    """Give everybody the starting cards of the hero and a hand, and let somebody begin."""
    heroes = {hero.key: hero for hero in HEROES}
    for seat in range(t.seats):
        hero = heroes[t[HERO[seat]][0]]
        deck = DECK[seat]
        cards = (QUARTER,) * hero.quarters + (TUBE,) * hero.tubes
        t.move_all(cards, STARTERS, deck, "takes cards", seat, ("PA-HERO-02",))
        if hero.special:
            t.move(hero.special, STARTERS, deck, "takes a special card", seat, ("PA-HERO-03",))
        t.shuffle(deck, deck, "shuffles", seat, ("PA-HERO-05",))
        t.draw(HAND_SIZE, deck, HAND[seat], "draws a hand", seat, ("PA-HERO-05",), (seat,))
    t.carry(t[STARTERS], STARTERS, BOX)
    first = t[BEGINS] if t[BEGINS] >= 0 else t.roll(t.seats) - 1
    t.say("begins", first, (), ("PA-TURN-01",))
    begin_turn(t, first)
