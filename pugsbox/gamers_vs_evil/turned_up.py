"""Cards that turn up others from the deck: Bat Milk and Sploiting."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from pugsbox.cardtable.effects import Asks, Effect
from pugsbox.cardtable.state import Reads, Table
from pugsbox.core.actions import Action, act
from pugsbox.core.events import Datum
from pugsbox.gamers_vs_evil.deck import put_on_top, turn_up
from pugsbox.gamers_vs_evil.effects import delete, pass_up
from pugsbox.gamers_vs_evil.zones import HAND, SHOWN, is_green

__all__ = ["Pick", "Reveal", "Sort", "Sploit"]


@dataclass(frozen=True, slots=True)
class Reveal(Effect):
    """Bat Milk: turn up cards; Gamer cards go to the hand, the others are deleted or put back."""

    cards: int = 2

    def run(self, t: Table, seat: int) -> None:
        """Turn them up."""
        turn_up(t, seat, self.cards, ("PA-HOUSE-16",))
        if green := tuple(card for card in t[SHOWN] if is_green(t, card)):
            t.move_all(green, SHOWN, HAND[seat], "takes up", seat, ("PA-HOUSE-16",))
        t.push(seat, Sort())


@dataclass(frozen=True, slots=True)
class Sort(Asks):
    """What was turned up is deleted or put back on the deck, card by card: what is put back last lies on top."""

    because = ("PA-HOUSE-16", "PA-DEL-03")

    def options(self, t: Reads, seat: int) -> Sequence[Action]:
        """Both, for every card."""
        return [act(seat, verb, card) for card in dict.fromkeys(t[SHOWN]) for verb in ("delete", "top")]

    def answer(self, t: Table, seat: int, action: Action) -> None:
        """Do one of them."""
        t.push(seat, self)
        if action.verb == "top":
            put_on_top(t, seat, action.args[0], SHOWN, ("PA-HOUSE-16",))
        else:
            delete(t, seat, action.args[0], SHOWN, ("PA-DEL-02", "PA-HOUSE-16"))


@dataclass(frozen=True, slots=True)
class Sploit(Effect):
    """Sploiting: turn up cards, delete some of them, draw the others."""

    cards: int = 4
    deletes: int = 2

    def run(self, t: Table, seat: int) -> None:
        """Turn them up."""
        turn_up(t, seat, self.cards, ("PA-HOUSE-17",))
        t.push(seat, Pick(self.deletes))


@dataclass(frozen=True, slots=True)
class Pick(Asks):
    """Of the cards turned up some are deleted, and the others drawn; or all go back in their order."""

    deletes: int
    begun: bool = False
    because = ("PA-HOUSE-17", "PA-DEL-03")

    def options(self, t: Reads, seat: int) -> Sequence[Action]:
        """Every card; at first, to let it be."""
        if not self.deletes or not t[SHOWN]:
            return ()
        found = [act(seat, "delete", card) for card in dict.fromkeys(t[SHOWN])]
        return found if self.begun else [*found, act(seat, "pass")]

    def answer(self, t: Table, seat: int, action: Action) -> None:
        """Delete one, or put all back."""
        if action.verb == "pass":
            pass_up(t, seat, self.because)
            for card in reversed(t[SHOWN]):
                put_on_top(t, seat, card, SHOWN, ("PA-HOUSE-17",))
            return
        delete(t, seat, action.args[0], SHOWN, ("PA-DEL-02", "PA-HOUSE-17"))
        t.push(seat, Pick(self.deletes - 1, begun=True))

    def skip(self, t: Table, seat: int) -> None:
        """Enough are deleted: the others are drawn."""
        if t[SHOWN]:
            t.move_all(t[SHOWN], SHOWN, HAND[seat], "takes up", seat, ("PA-HOUSE-17",))

    def about(self, t: Reads, seat: int) -> tuple[Datum, ...]:
        """How many more."""
        del t, seat
        return (self.deletes,)
