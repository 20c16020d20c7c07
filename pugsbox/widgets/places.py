"""Who sits at the screen: people who hand it round, and bots; and what a person did, why not, and what is new to it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from pugsbox.core.actions import IllegalAction, Refusal
from pugsbox.core.bots import Bot
from pugsbox.core.errors import PugsboxError
from pugsbox.core.session import Session
from pugsbox.core.views import View
from pugsbox.widgets import table_words as words
from pugsbox.widgets.picking import Picking

__all__ = ["Places"]


class Places:
    """A game at one screen. The first `people` seats are people, the rest bots, each made from a seed by `bot`.

    `seat` is whose place is shown, None if only what everybody may see: with several people the screen shows a secret to nobody
    who has not said to be its owner. A place without secrets is `open`: all look at it together, and it needs no cover. `cover`
    is the seat that the screen is to be handed to; `claimed` is whether that seat asked for it, in order to interrupt;
    `claiming` is whether somebody wants to and has not said who. `refusal` is why `tried` was refused.
    """

    def __init__(self, session: Session[Any], people: int, bot: Callable[[int], Bot]) -> None:
        seats = range(session.header.seats)
        self.session = session
        self.people = seats[:people]
        self.bots: dict[int, Bot] = {seat: bot(session.header.seed + seat) for seat in seats[people:]}
        self.seat: int | None = 0 if people == 1 else None
        self.open = False
        self.cover: int | None = None
        self.claimed = False
        self.claiming = False
        self.refusal: Refusal | None = None
        self.tried = ""
        self.picking = Picking()
        self.heard = {seat: len(session.log(seat)) if session.ply else 0 for seat in (*seats, None)}
        self._go_round()

    @property
    def asked(self) -> tuple[int, ...]:
        """The people who owe a decision."""
        return tuple(seat for seat in self.session.turn if seat in self.people)

    @property
    def also_asked(self) -> tuple[int, ...]:
        """The people who owe a decision at the same time as who is shown: they may want the screen first."""
        return tuple(seat for seat in self.asked if seat != self.seat) if self.seat in self.asked else ()

    @property
    def bots_asked(self) -> tuple[int, ...]:
        """The bots that act next: none as long as a person owes a decision."""
        return () if self.asked else self.session.turn

    @property
    def view(self) -> View:
        """What is shown. Where all look together, what happened is told to all, and not what one alone had learnt."""
        view = self.picking.shown(self.session.view(self.seat), self.session)
        return replace(view, log=self.session.log(None)) if self.open else view

    @property
    def fresh(self) -> int:
        """How many lines of the log are new to who looks; where nobody's place is shown, to all."""
        ears = None if self.open else self.seat
        return max(0, len(self.session.log(ears)) - self.heard[ears])

    def begin_anew(self) -> None:
        """Forget what was said about the action before, and what is no longer new."""
        self.refusal, self.tried, self.claiming = None, "", False
        for ears in {self.seat, None} if self.open else {self.seat}:
            self.heard[ears] = len(self.session.log(ears))

    # ------------------------------------------------------------ what a person does

    def take(self, action: str) -> bool:
        """Take an action for who is shown; return whether it was legal. Raises PugsboxError if it is another seat's."""
        wanted = self.session.read(action)
        self._mine(wanted.seat)
        try:
            self.session.push(wanted)
        except IllegalAction as error:
            self.refusal, self.tried = error.refusal, action
            return False
        self._go_round()
        return True

    def why(self, action: str) -> bool:
        """Ask why an action is refused; return whether it is. Raises PugsboxError if it is not this seat's to ask."""
        wanted = self.session.read(action)
        self._mine(wanted.seat)
        self.refusal, self.tried = self.session.check(wanted), action
        return self.refusal is not None

    def pick(self, verb: str, card: str) -> None:
        """Pick a card of the hand that is shown, or put it back. Raises PugsboxError where that cannot be done."""
        self.picking.take(verb, card, self.session.view(self.seat), self.session)

    def undo(self) -> None:
        """Take the last action back. Raises PugsboxError, with the reason, where that would not be fair."""
        self._mine(self.seat)
        self.session.undo(self.seat)
        self._look_again()

    def why_no_undo(self) -> str | None:
        """Return why who is shown cannot take the last action back, None if it can."""
        return words.COVERED if self.seat is None else self.session.why_no_undo(self.seat)

    def _mine(self, seat: int | None) -> None:
        if self.seat is None:
            raise PugsboxError(words.COVERED)
        if seat != self.seat:
            raise PugsboxError(words.NOT_YOURS)

    # ------------------------------------------------------------ bots

    def go(self, *, on: bool) -> None:
        """Let a bot act; with `on`, let them act until a person has to decide. Raises PugsboxError if none is to act."""
        if not self.bots_asked:
            raise PugsboxError(words.NO_BOT)
        while self.bots_asked and (action := self.session.wanted(self.bots)):
            self.session.push(action)
            if not on:
                break
        self._go_round()

    def _go_round(self) -> None:
        """Let bots interrupt a person who has to decide, and hand the screen to that person; nobody's place stays shown."""
        while self.asked and (action := self.session.wanted(self.bots)):
            self.session.push(action)
        if len(self.people) > 1 and self.seat not in self.asked:
            self._hand_to(self.asked[0] if self.asked else None)
        else:
            self._look_again()

    # ------------------------------------------------------------ handing round

    def _secret(self, seat: int) -> bool:
        """Whether a seat sees something that a spectator does not, or will as soon as it has done what it may do."""
        game, state = self.session.game, self.session.state

        def secret(table: Any) -> bool:
            return shown(game.observe(table, seat)) != shown(game.observe(table, None))

        firsts = {action.verb: action for action in reversed(game.legal_actions(state, seat))}
        return secret(state) or any(secret(game.apply(state, action).state) for action in firsts.values())

    def _hand_to(self, seat: int | None, *, claimed: bool = False) -> None:
        """Cover the screen until somebody has taken it; without a secret, show the place at once; for nobody, nobody's."""
        self.open = seat is not None and not self._secret(seat)
        if self.open:
            self.seat, self.cover, self.claimed = seat, None, False
        else:
            self.seat, self.cover, self.claimed = None, seat, claimed

    def _look_again(self) -> None:
        """See whether the place that stays shown has a secret now: if all look at it, it is covered first."""
        if len(self.people) > 1 and self.seat is not None:
            secret = self._secret(self.seat)
            if self.open and secret:
                self._hand_to(self.seat)
            self.open = not secret

    def uncover(self) -> None:
        """Show the place of who has taken the screen."""
        if self.cover is not None:
            self.seat, self.cover, self.claimed = self.cover, None, False

    def claim(self, seat: int) -> None:
        """Somebody says who wants to interrupt, and gets the screen."""
        if seat != self.seat:
            self._hand_to(seat, claimed=True)

    def back(self) -> None:
        """Give the screen back to who has to decide."""
        if len(self.people) > 1 and self.seat not in self.asked:
            self._hand_to(self.asked[0] if self.asked else None)

    def can_interrupt(self) -> bool:
        """Whether who is shown can interrupt now."""
        return any(choice.interrupt for choice in self.view.choices)


def shown(view: View) -> tuple[object, ...]:
    """Return what a view shows of the table: faces, counters, and spaces of the board that not everybody knows of."""
    zones = {zone.name: zone.cards for zone in view.zones}
    counters = {(counter.name, counter.seat): counter.value for counter in view.counters}
    return zones, counters, view.board.hinted if view.board else None
