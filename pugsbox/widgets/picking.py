"""Cards of a hand that are picked on a screen, to put something together; the game hears of it when it is done."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from pugsbox.core.errors import PugsboxError
from pugsbox.core.session import Session
from pugsbox.core.views import View
from pugsbox.widgets import table_words as words

__all__ = ["Picking"]


class Picking:
    """What a seat has picked. With the next action of the game, or for another seat, nothing is picked."""

    def __init__(self) -> None:
        self.cards: tuple[str, ...] = ()
        self._where: tuple[int, int | None] = (0, None)

    def shown(self, view: View, session: Session[Any]) -> View:
        """Return a view with what is picked, where something can be put together."""
        self._forget(view, session)
        if view.seat is None:
            return view
        return replace(view, building=session.game.build(session.state, view.seat, self.cards, session.names))

    def take(self, verb: str, card: str, view: View, session: Session[Any]) -> None:
        """Pick a card more ("pick"; all go back if there is no more), put one back ("unpick"), or all (no card).

        Raises PugsboxError if that is no card of the hand, or nothing is put together now.
        """
        self._forget(view, session)
        if view.seat is None or session.game.build(session.state, view.seat, (), session.names) is None:
            raise PugsboxError(words.NOTHING_TO_BUILD)
        hand = [face.key for zone in view.zones if zone.name == f"hand {view.seat}" for face in zone.cards or ()]
        if card and card not in hand:
            raise PugsboxError(words.NOT_IN_HAND)
        if verb == "pick" and self.cards.count(card) < hand.count(card):
            self.cards += (card,)
        elif verb == "unpick" and card in self.cards:
            i = self.cards.index(card)
            self.cards = self.cards[:i] + self.cards[i + 1 :]
        else:
            self.cards = tuple(other for other in self.cards if card not in ("", other))

    def _forget(self, view: View, session: Session[Any]) -> None:
        where = session.ply, view.seat
        if where != self._where:
            self.cards, self._where = (), where
