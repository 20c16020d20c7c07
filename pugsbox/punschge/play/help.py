"""Help in a competitive round: offered, accepted or declined, followed or not; and what somebody says unasked."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from pugsbox.cardtable.effects import Asks, Interrupt
from pugsbox.cardtable.state import Clauses, Reads, State, Table
from pugsbox.core.actions import Action, act
from pugsbox.core.events import Datum
from pugsbox.punschge.play.zones import (
    ACCEPTED,
    HELPER,
    HOME,
    RIGHT,
    SAID,
    SPACES,
    SPOKE,
    STEPS,
    assistants,
    chosen,
    competitive,
    joint,
)

__all__ = ["HELP", "Answer", "Quiet", "Suggest", "follow", "forget", "in_time"]


def in_time(t: Reads) -> bool:
    """Whether help may still be offered in this turn: at any moment, or at its start only (PUN-HELP-11)."""
    return not t[STEPS] or chosen(t, "help_moment") == "any"


@dataclass(frozen=True, slots=True)
class Quiet(Asks):
    """A question into which nobody speaks: help is for a turn, and one offer is heard to its end before the next."""

    def interruptible(self) -> bool:
        """Never."""
        return False


@dataclass(frozen=True, slots=True)
class Help(Interrupt):
    """Whoever is not on turn may offer help to who is, or blurt an idea out, once a turn."""

    verbs: ClassVar[tuple[str, ...]] = ("offer", "blurt")

    def possible(self, s: State) -> bool:
        """As long as somebody could: everybody knows who has spoken."""
        return any(action.verb in self.verbs for action in s.legal)

    def options(self, t: Reads) -> Sequence[Action]:
        """Every assistant who is not on turn and has not spoken in it; nobody where all play together."""
        if not competitive(t) or joint(t):
            return ()
        verbs = ("offer", "blurt") if in_time(t) and not t[ACCEPTED] else ("blurt",)
        quiet = [seat for seat in assistants(t) if seat != t.stack[-1][1] and str(seat) not in t[SPOKE]]
        return [act(seat, verb) for seat in quiet for verb in verbs]

    def answer(self, t: Table, action: Action) -> None:
        """Ask whoever is on turn; who blurts asks nobody."""
        seat, verb, _ = action
        t[SPOKE] += (str(seat),)
        on_turn = t.stack[-1][1]
        if verb == "offer":
            later: Clauses = ("PUN-HELP-11",) if t[STEPS] else ()
            t.say("offers", seat, (on_turn,), ("PUN-HELP-01", "PUN-HELP-04", "PUN-RIV-04", *later))
            t.push(on_turn, Answer(seat))
        else:
            t.say("blurts", seat, (on_turn,), ("PUN-HELP-08", "PUN-RIV-03"))
            t.push(seat, Suggest(wanted=False))


HELP = Help()


@dataclass(frozen=True, slots=True)
class Answer(Quiet):
    """Whoever is on turn accepts help or declines it."""

    helper: int
    because = ("PUN-HELP-02", "PUN-HELP-12")

    def options(self, t: Reads, seat: int) -> Sequence[Action]:
        """Yes or no."""
        del t
        return [act(seat, "accept"), act(seat, "decline")]

    def answer(self, t: Table, seat: int, action: Action) -> None:
        """Hear the helper, or go on alone."""
        if action.verb == "decline":
            return t.say("declines", seat, (self.helper,), ("PUN-HELP-02",))
        t[ACCEPTED] = 1
        t.say("accepts", seat, (self.helper,), ("PUN-HELP-03", "PUN-HELP-12"))
        return t.push(self.helper, Suggest(wanted=True))

    def about(self, t: Reads, seat: int) -> tuple[Datum, ...]:
        """Who offers."""
        del t, seat
        return (self.helper,)


@dataclass(frozen=True, slots=True)
class Suggest(Quiet):
    """Whoever helps names the spaces to come, one after another, up to the goal; all hear it (PUN-HELP-03)."""

    wanted: bool
    said: tuple[str, ...] = ()
    because = ("PUN-HELP-03",)

    def options(self, t: Reads, seat: int) -> Sequence[Action]:
        """Every space beyond the last one named, and the goal."""
        last = (self.said or t[RIGHT])[-1]
        return [act(seat, "say", space) for space in SPACES[SPACES.index(last) + 1 :]]

    def answer(self, t: Table, seat: int, action: Action) -> None:
        """Go on until the goal is named. Only help that was asked for can be shared."""
        space = action.args[0]
        t.say("says", seat, (space,), ("PUN-HELP-03",) if self.wanted else ("PUN-HELP-08",))
        if space != HOME:
            t.push(seat, Suggest(self.wanted, (*self.said, space)))
        elif self.wanted:
            t[HELPER], t[SAID] = seat + 1, (*self.said, HOME)

    def about(self, t: Reads, seat: int) -> tuple[Datum, ...]:
        """What was said so far."""
        del t, seat
        return (self.said,)


def follow(t: Table, seat: int, space: str) -> None:
    """Go on to follow the suggestion that was accepted, or give it up (PUN-HELP-04, -05, -10)."""
    if not t[HELPER]:
        return
    if t[SAID][0] == space:
        t[SAID] = t[SAID][1:]
        t.say("follows", seat, (t[HELPER] - 1,), ("PUN-HELP-04",))
    else:
        t.say("ignores", seat, (t[HELPER] - 1,), ("PUN-HELP-05", "PUN-HELP-10"))
        t[HELPER], t[SAID] = 0, ()


def forget(t: Table) -> None:
    """Let all help lapse with the turn (PUN-HELP-10)."""
    t[HELPER], t[SAID], t[SPOKE], t[ACCEPTED], t[STEPS] = 0, (), (), 0, 0
