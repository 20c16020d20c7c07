"""What cards do, beside Tokens and Power: draw, delete, gain, and what single cards are known for."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from pugsbox.cardtable.effects import Asks, Effect
from pugsbox.cardtable.layout import Zone
from pugsbox.cardtable.state import Cards, Clauses, Reads, Table, others
from pugsbox.core.actions import Action, act
from pugsbox.core.events import Datum
from pugsbox.gamers_vs_evil.board import gain, gain_loot, leaves_stack
from pugsbox.gamers_vs_evil.deck import draw_cards
from pugsbox.gamers_vs_evil.kinds import COST, PAX_POX, POINTS, TWISP, is_loot
from pugsbox.gamers_vs_evil.money import earn
from pugsbox.gamers_vs_evil.zones import (
    DELETED,
    DOING,
    HAND,
    PLAYED,
    PLAYS,
    RED_ROW,
    ROW,
    is_green,
)

__all__ = [
    "Cupcake",
    "DeleteAround",
    "DeleteMany",
    "DeleteStack",
    "Draw",
    "GainLoot",
    "Gains",
    "MayDelete",
    "ShowHands",
    "delete",
    "pass_up",
]


@dataclass(frozen=True, slots=True)
class Draw(Effect):
    """Draw cards."""

    cards: int
    clause: str = "PA-TURN-04"

    def run(self, t: Table, seat: int) -> None:
        """Draw them."""
        draw_cards(t, seat, self.cards, "draws", (self.clause,))


# ---------------------------------------------------------------- delete


def delete(t: Table, seat: int, card: str, a: Zone, because: Clauses) -> None:
    """Put a card on the deleted ones, for good."""
    kind = "deletes around" if a in HAND and a != HAND[seat] else "deletes"
    pox = ("PA-POX-04",) if card == PAX_POX else ()
    counts = ("PA-DEL-06",) if POINTS[card] or is_loot(card) else ()
    t.move(card, a, DELETED, kind, seat, ("PA-DEL-01", *pox, *counts, *because))


def pass_up(t: Table, seat: int, because: Clauses) -> None:
    """Say that a seat does not do what it may."""
    t.say("passes", seat, (), because)


def deletable(t: Reads, cards: Cards, which: str) -> list[str]:
    """Return the cards that an ability can delete: "any", "pox", or Gamer cards and PAX Pox ("gamer")."""
    return [
        card for card in dict.fromkeys(cards) if which == "any" or card == PAX_POX or (which == "gamer" and is_green(t, card))
    ]


@dataclass(frozen=True, slots=True)
class MayDelete(Asks):
    """A card of the hand may be deleted: then, or if it was PAX Pox, or otherwise, something happens."""

    which: str
    then: tuple[Effect, ...] = ()
    if_pox: tuple[Effect, ...] = ()
    otherwise: tuple[Effect, ...] = ()
    clauses: tuple[str, ...] = ("PA-HOUSE-21",)
    because = ("PA-DEL-03", "PA-DEL-02")

    def options(self, t: Reads, seat: int) -> Sequence[Action]:
        """Every card that it can be, and none: being asked tells nothing."""
        return [*(act(seat, "delete", card) for card in deletable(t, t[HAND[seat]], self.which)), act(seat, "pass")]

    def answer(self, t: Table, seat: int, action: Action) -> None:
        """Delete, and what follows."""
        if action.verb == "pass":
            pass_up(t, seat, ("PA-DEL-03", *self.clauses))
            t.push(seat, *self.otherwise)
            return
        card = action.args[0]
        delete(t, seat, card, HAND[seat], ("PA-DEL-02", *self.clauses))
        t.push(seat, *self.then, *(self.if_pox if card == PAX_POX else ()))

    def about(self, t: Reads, seat: int) -> tuple[Datum, ...]:
        """What may be deleted."""
        del t, seat
        return (self.which,)


@dataclass(frozen=True, slots=True)
class DeleteMany(Asks):
    """Any number of cards of the hand may be deleted: each gives Tokens, and in the end so many cards are drawn for each."""

    which: str
    tokens: int = 0
    draws: int = 0
    deleted: int = 0
    because = ("PA-DEL-03", "PA-HOUSE-21")

    def options(self, t: Reads, seat: int) -> Sequence[Action]:
        """Every card that it can be, and no more."""
        return [*(act(seat, "delete", card) for card in deletable(t, t[HAND[seat]], self.which)), act(seat, "pass")]

    def answer(self, t: Table, seat: int, action: Action) -> None:
        """Delete, and ask again; or draw."""
        if action.verb == "pass":
            pass_up(t, seat, self.because)
            if self.draws and self.deleted:
                draw_cards(t, seat, self.draws * self.deleted, "draws", ("PA-HOUSE-21",))
            return
        delete(t, seat, action.args[0], HAND[seat], ("PA-DEL-02", "PA-HOUSE-21"))
        t.push(seat, replace(self, deleted=self.deleted + 1))
        if self.tokens:
            earn(t, seat, self.tokens, 0, ("PA-HOUSE-21",))

    def about(self, t: Reads, seat: int) -> tuple[Datum, ...]:
        """What may be deleted, and how many were."""
        del t, seat
        return (self.which, self.deleted)


@dataclass(frozen=True, slots=True)
class DeleteAround(Asks):
    """All hands lie open: PAX Pox of any of them may be deleted, and a card is drawn for each."""

    deleted: int = 0
    because = ("PA-DEL-03", "PA-HOUSE-22")

    def options(self, t: Reads, seat: int) -> Sequence[Action]:
        """The own PAX Pox, then those of the others, then no more."""
        hands = [other for other in (seat, *others(seat, t.seats)) if PAX_POX in t[HAND[other]]]
        return [*(act(seat, "delete", PAX_POX, str(other)) for other in hands), act(seat, "pass")]

    def answer(self, t: Table, seat: int, action: Action) -> None:
        """Delete, and ask again; or draw."""
        if action.verb == "pass":
            pass_up(t, seat, self.because)
            draw_cards(t, seat, self.deleted, "draws", ("PA-HOUSE-22",))
        else:
            delete(t, seat, PAX_POX, HAND[int(action.args[1])], ("PA-DEL-02", "PA-HOUSE-22"))
            t.push(seat, DeleteAround(self.deleted + 1))


@dataclass(frozen=True, slots=True)
class ShowHands(Effect):
    """All players show their hands, beginning with the one who plays the card."""

    def run(self, t: Table, seat: int) -> None:
        """Show them, and let PAX Pox be deleted."""
        for other in (seat, *others(seat, t.seats)):
            t.say("shows a hand", other, (t[HAND[other]], HAND[other], HAND[other]), ("PA-HOUSE-22", "PA-ORDER-02"))
        t.push(seat, DeleteAround())


# ---------------------------------------------------------------- gain


@dataclass(frozen=True, slots=True)
class Gains(Asks):
    """A card of a row is chosen and gained to the hand. `cards` are so many, one after another."""

    side: str
    cards: int = 1
    because = ("PA-HOUSE-20", "PA-GAIN-03")

    def options(self, t: Reads, seat: int) -> Sequence[Action]:
        """Every kind that is left in the row."""
        return [act(seat, "gain", card) for card in dict.fromkeys(t[ROW[self.side]])]

    def answer(self, t: Table, seat: int, action: Action) -> None:
        """Take it."""
        if self.cards > 1:
            t.push(seat, replace(self, cards=self.cards - 1))
        gain(t, seat, action.args[0], ("PA-HOUSE-20",), HAND[seat])

    def skip(self, t: Table, seat: int) -> None:
        """No stack of that colour is left."""
        t.say("gains nothing of it", seat, (self.side,), ("PA-GAIN-04", "PA-HOUSE-20"))

    def about(self, t: Reads, seat: int) -> tuple[Datum, ...]:
        """Of which colour, and how many."""
        del t, seat
        return (self.side, self.cards)


@dataclass(frozen=True, slots=True)
class GainLoot(Effect):
    """Gain the Loot below a Boss."""

    side: str

    def run(self, t: Table, seat: int) -> None:
        """Take it."""
        gain_loot(t, seat, self.side, ("PA-HOUSE-20",))


@dataclass(frozen=True, slots=True)
class Cupcake(Asks):
    """Giant Cupcake may be deleted to gain an Evil card that costs little; a copying Twisp is deleted in its place."""

    most: int = 4
    because = ("PA-HOUSE-19", "PA-DEL-03")

    def options(self, t: Reads, seat: int) -> Sequence[Action]:
        """Every cheap kind that is left, and nothing."""
        cheap = [card for card in dict.fromkeys(t[RED_ROW]) if COST[card] <= self.most]
        return [*(act(seat, "gain", card) for card in cheap), act(seat, "pass")]

    def answer(self, t: Table, seat: int, action: Action) -> None:
        """Delete the card that acts, and gain."""
        if action.verb == "pass":
            pass_up(t, seat, self.because)
            return
        itself = t[PLAYS][t[DOING]]
        copy = ("PA-CARD-29",) if itself == TWISP else ()
        delete(t, seat, itself, PLAYED[seat], ("PA-HOUSE-19", *copy))
        gain(t, seat, action.args[0], ("PA-HOUSE-19",))

    def about(self, t: Reads, seat: int) -> tuple[Datum, ...]:
        """What it may cost."""
        del t, seat
        return (self.most,)


@dataclass(frozen=True, slots=True)
class DeleteStack(Asks):
    """A whole stack of the Evil row may be deleted."""

    because = ("PA-DEL-05", "PA-DEL-03", "PA-HOUSE-18")

    def options(self, t: Reads, seat: int) -> Sequence[Action]:
        """Every stack that is left, and none."""
        return [*(act(seat, "delete-stack", card) for card in dict.fromkeys(t[RED_ROW])), act(seat, "pass")]

    def answer(self, t: Table, seat: int, action: Action) -> None:
        """Delete it, which makes it run out."""
        if action.verb == "pass":
            pass_up(t, seat, self.because)
            return
        card = action.args[0]
        copies = (card,) * t[RED_ROW].count(card)
        t.move_all(copies, RED_ROW, DELETED, "deletes a stack", seat, ("PA-DEL-05", "PA-DEL-02", "PA-HOUSE-18"))
        leaves_stack(t, card, RED_ROW, seat)
