"""Cards leave the board: stacks run out, Bosses level up, and either may end the game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from pugsbox.cardtable.effects import Asks, Effect
from pugsbox.cardtable.layout import BOX, Zone
from pugsbox.cardtable.state import Clauses, Reads, Table
from pugsbox.core.actions import Action, act
from pugsbox.core.events import Datum
from pugsbox.gamers_vs_evil.count import finish
from pugsbox.gamers_vs_evil.deck import draw_cards, put_on_top
from pugsbox.gamers_vs_evil.kinds import DEEP_CROW, EVIL, GREEN, LEVELS, PAX_POX, colour, is_loot
from pugsbox.gamers_vs_evil.zones import (
    ADVANCED,
    ARRIVE,
    ARRIVING,
    BOSS,
    BOUGHT,
    DISCARD,
    HAND,
    HERO,
    LAIRS,
    LOOT_STACK,
    ON_TOP,
    POX,
    ROW,
    RUN_OUT,
)

__all__ = [
    "ENOUGH",
    "GainPox",
    "OnTop",
    "Second",
    "arrival",
    "buy",
    "buy_boss",
    "buy_loot",
    "gain",
    "gain_loot",
    "gain_pox",
    "leaves_stack",
]

ENOUGH = 6
"""So many stacks that have run out end the game (PA-END-03)."""
EACH = 4
"""Loots between two Boss cards (PA-BOSS-02)."""
SCOUT_CARDS = 2
"""What the Scout Master draws (PA-HOUSE-04)."""
RED_STACKS = frozenset(kind.key for kind in EVIL)


def arrival(t: Reads, seat: int) -> Zone:
    """Return where cards that a seat buys or gains go: to the discard pile, at once unless the group plays otherwise."""
    return DISCARD[seat] if t[ARRIVE] == -1 or seat != t.stack[0][1] else ARRIVING[seat]


# ---------------------------------------------------------------- stacks


def leaves_stack(t: Table, card: str, zone: Zone, seat: int, how: Clauses = ()) -> None:
    """See whether a stack has run out now that a card has left it; the sixth one ends the game at once."""
    if card in t[zone]:
        return
    t.cells[RUN_OUT] += (card,)
    number = len(t[RUN_OUT])
    pox = ("PA-END-04",) if card == PAX_POX else ()
    marker = ("PA-ADV-05",) if t[ADVANCED] != -1 and not pox else ()
    t.say("runs out", seat, (card, number), ("PA-END-12", *pox, *marker))
    if number >= ENOUGH:
        finish(t, seat, "ends the game", number, ("PA-END-03", *how))


def buy(t: Table, seat: int, card: str, because: Clauses) -> None:
    """Take a card that is paid for from its stack."""
    first_red = card in RED_STACKS and not RED_STACKS.intersection(t[BOUGHT])
    t.cells[BOUGHT] += (card,)
    to = arrival(t, seat)
    t.move(card, ROW[colour(card)], to, "buys", seat, because)
    leaves_stack(t, card, ROW[colour(card)], seat)
    if first_red and t[LAIRS]:
        t.push(seat, *[Second(card)] * t[LAIRS])
        t.cells[LAIRS] = 0
    _came(t, seat, card, to)


def gain(t: Table, seat: int, card: str, because: Clauses, to: Zone | None = None) -> None:
    """Take a card from its stack for nothing; from an empty stack there is nothing to take."""
    zone, to = ROW[colour(card)], arrival(t, seat) if to is None else to
    if card not in t[zone]:
        t.say("gains nothing", seat, (card,), ("PA-GAIN-04", *because[-1:]))
        return
    where = "PA-GAIN-03" if to == HAND[seat] else "PA-GAIN-01"
    t.move(card, zone, to, "gains", seat, (where, "PA-GAIN-02", *because))
    leaves_stack(t, card, zone, seat, ("PA-GAIN-05",))
    _came(t, seat, card, to)


def _came(t: Table, seat: int, card: str, to: Zone) -> None:
    """What happens when a card was bought or gained: Deep Crow brings PAX Pox, and some Loots let it go on top of the deck."""
    if card == DEEP_CROW:
        t.push(seat, GainPox())
    if t[ON_TOP] and to != HAND[seat]:  # nobody but the player on turn buys, or gains a card of a row
        t.push(seat, OnTop(card))


@dataclass(frozen=True, slots=True)
class Second(Effect):
    """Secret Volcano Lair: another copy of the card that was just bought."""

    card: str

    def run(self, t: Table, seat: int) -> None:
        """Gain it."""
        gain(t, seat, self.card, ("PA-HOUSE-11",))


@dataclass(frozen=True, slots=True)
class OnTop(Asks):
    """A card that was just bought or gained may go on top of the deck."""

    card: str
    because = ("PA-HOUSE-08",)

    def options(self, t: Reads, seat: int) -> Sequence[Action]:
        """On top, or not."""
        del t
        return [act(seat, "top", self.card), act(seat, "pass")]

    def answer(self, t: Table, seat: int, action: Action) -> None:
        """Put it there, or leave it."""
        if action.verb == "top":
            put_on_top(t, seat, self.card, arrival(t, seat), ("PA-HOUSE-08",))
        else:
            t.say("passes", seat, (), ("PA-HOUSE-08",))

    def about(self, t: Reads, seat: int) -> tuple[Datum, ...]:
        """Which card."""
        del t, seat
        return (self.card,)


# ---------------------------------------------------------------- PAX Pox


def gain_pox(t: Table, seat: int, because: Clauses) -> None:
    """Put a PAX Pox on a discard pile, if there is one."""
    if not t[POX]:
        t.say("finds no pox", seat, (), ("PA-POX-05", *because))
        return
    t.move(PAX_POX, POX, arrival(t, seat), "gains pox", seat, ("PA-POX-01", *because))
    leaves_stack(t, PAX_POX, POX, seat, ("PA-GAIN-05",))


@dataclass(frozen=True, slots=True)
class GainPox(Effect):
    """Deep Crow brings a PAX Pox to who has bought or gained it."""

    def run(self, t: Table, seat: int) -> None:
        """Gain it, if there is one."""
        gain_pox(t, seat, ("PA-CARD-02",))


# ---------------------------------------------------------------- Bosses


def buy_loot(t: Table, seat: int, side: str, because: Clauses) -> None:
    """Take the Loot below the Boss that is paid for."""
    loot = t[LOOT_STACK[side]][0]
    again = ("PA-BOSS-11",) if any(map(is_loot, t[BOUGHT])) else ()
    t.cells[BOUGHT] += (loot,)
    _take_loot(t, seat, side, "buys a loot", (*because, *again))
    for other in range(t.seats):
        if other != seat and t[HERO[other]] == ("scout-master",):
            draw_cards(t, other, SCOUT_CARDS, "scouts", ("PA-HOUSE-04",))


def gain_loot(t: Table, seat: int, side: str, because: Clauses) -> None:
    """Take the Loot below a Boss for nothing, if there is one."""
    if t[LOOT_STACK[side]]:
        _take_loot(t, seat, side, "gains a loot", ("PA-GAIN-01", "PA-GAIN-02", *because))
    else:
        t.say("gains no loot", seat, (), ("PA-GAIN-04", *because))


def _take_loot(t: Table, seat: int, side: str, kind: str, because: Clauses) -> None:
    """Move the top Loot to the discard pile; after four, and after eight, the Boss levels up."""
    loots, bosses, to = LOOT_STACK[side], BOSS[side], arrival(t, seat)
    loot = t[loots][0]
    t.draw(1, loots, to, kind, seat, because)
    if len(t[loots]) in (EACH, 0):
        boss = t[bosses][-1]
        t.move(boss, bosses, BOX, "levels up", seat, ("PA-BOSS-10", "PA-BOSS-07" if t[loots] else "PA-BOSS-08"))
    if t[ON_TOP]:
        t.push(seat, OnTop(loot))


def buy_boss(t: Table, seat: int, side: str) -> None:
    """Buy a Level 3 Boss, which ends the game."""
    boss = t[BOSS[side]][-1]
    t.cells[BOUGHT] += (boss,)
    end = "PA-END-01" if side == GREEN else "PA-END-02"
    t.move(boss, BOSS[side], arrival(t, seat), "buys the boss", seat, ("PA-BOSS-09",))
    finish(t, seat, "beats the boss", len(LEVELS), (end,))
