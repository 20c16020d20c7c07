"""What cards do: most of it with Skill, Fight, Failure, Draw and Exp, the rest by marks that the turn remembers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache

from pugsbox.cardtable.effects import Asks, Effect
from pugsbox.cardtable.state import Clauses, Reads, Table, others
from pugsbox.core.actions import Action, act
from pugsbox.core.events import Datum, Question
from pugsbox.pugnacious.deck import discard, draw_cards, gain_pools, gain_xp, trash
from pugsbox.pugnacious.zones import DISCARD, ENDS, FAILURE, FIGHT, HAND, MARKS, MAY_TRASH, PLAYS, XP

__all__ = [
    "MARK_CLAUSES",
    "AllDiscard",
    "Bar",
    "Discards",
    "Draw",
    "EndGame",
    "Exp",
    "Give",
    "Mark",
    "MayTrash",
    "Parade",
    "Pay",
    "TrashOne",
]

OF_DUMMY: Clauses = ("PUG-SETUP-12",)
"""The clause of the Training Dummy's Win text."""


@dataclass(frozen=True, slots=True)
class Give(Effect):
    """Skill, Fight and Failure, by a clause of the rulebook."""

    skill: int = 0
    fight: int = 0
    failure: int = 0
    clause: str = "PUG-GAME-02"

    def run(self, t: Table, seat: int) -> None:
        """Add them."""
        gain_pools(t, seat, (self.skill, self.fight, self.failure), (self.clause, "PUG-PLAY-16"))


@dataclass(frozen=True, slots=True)
class Draw(Effect):
    """Cards of the own deck go to the hand."""

    cards: int = 1
    clauses: Clauses = ("PUG-PLAY-13", "PUG-PLAY-02")

    def run(self, t: Table, seat: int) -> None:
        """Draw them: in the Play Phase they can be played."""
        draw_cards(t, seat, self.cards, "draws", self.clauses)


@dataclass(frozen=True, slots=True)
class Exp(Effect):
    """Exp in the middle of a turn."""

    points: int

    def run(self, t: Table, seat: int) -> None:
        """Gain it."""
        gain_xp(t, seat, self.points, ("PUG-HOUSE-13",))


@dataclass(frozen=True, slots=True)
class Discards(Asks):
    """A player has to discard cards of the hand, one after another, by the player's own choice."""

    cards: int = 1
    clauses: Clauses = ("PUG-PLAY-05",)
    because = ("PUG-REC-10", "PUG-PLAY-05")

    def options(self, t: Reads, seat: int) -> Sequence[Action]:
        """Every card of the hand, if that is more than what has to go."""
        hand = t[HAND[seat]]
        return discards(seat, hand) if len(hand) > self.cards else ()

    def answer(self, t: Table, seat: int, action: Action) -> None:
        """Discard it, and ask for the next one."""
        discard(t, seat, action.args, (*self.clauses, "PUG-REC-10", "PUG-GAME-05"))
        if self.cards > 1:
            t.push(seat, replace(self, cards=self.cards - 1))

    def skip(self, t: Table, seat: int) -> None:
        """There is no choice: the whole hand goes, and that is all."""
        if hand := t[HAND[seat]]:
            discard(t, seat, hand, (*self.clauses, "PUG-REC-09" if len(hand) < self.cards else "PUG-GAME-05"))
        else:
            t.say("has nothing to discard", seat, (), (*self.clauses, "PUG-REC-09"))

    def about(self, t: Reads, seat: int) -> tuple[Datum, ...]:
        """How many."""
        del t, seat
        return (self.cards,)


@lru_cache(maxsize=4096)
def discards(seat: int, hand: tuple[str, ...]) -> tuple[Action, ...]:
    """Return the ways to discard a card of a hand."""
    return tuple(act(seat, "discard", card) for card in dict.fromkeys(hand))


@dataclass(frozen=True, slots=True)
class AllDiscard(Effect):
    """Every opponent discards cards."""

    cards: int = 1

    def run(self, t: Table, seat: int) -> None:
        """Let them choose, clockwise."""
        t.say("makes opponents discard", seat, (self.cards,), ("PUG-GAME-10", "PUG-HOUSE-12"))
        for other in reversed(others(seat, t.seats)):
            t.push(other, Discards(self.cards, ("PUG-GAME-10", "PUG-HOUSE-12")))


@dataclass(frozen=True, slots=True)
class MayTrash(Asks):
    """A card of the hand may be trashed; `skill` is what that gives."""

    skill: int = 0
    because = ("PUG-PLAY-06", "PUG-GAME-06")

    def options(self, t: Reads, seat: int) -> Sequence[Action]:
        """Every card of the hand, and leaving it; being asked tells nothing."""
        return [*(act(seat, "trash", card) for card in dict.fromkeys(t[HAND[seat]])), act(seat, "pass")]

    def answer(self, t: Table, seat: int, action: Action) -> None:
        """Trash it, or not."""
        if action.verb == "pass":
            t.say("leaves it", seat, (), ("PUG-PLAY-06",))
            return
        trash(t, seat, action.args[0], HAND[seat], ("PUG-PLAY-06",))
        gain_pools(t, seat, (self.skill, 0, 0), ("PUG-GAME-02", "PUG-PLAY-16"))


@dataclass(frozen=True, slots=True)
class TrashOne(Asks):
    """A card of the hand or of the discard pile is trashed, as who beats the Training Dummy has to."""

    clauses: Clauses = OF_DUMMY
    because = ("PUG-REC-10", "PUG-REC-06")

    def of_dummy(self) -> bool:
        """Return whether this is the Training Dummy's Win text: of that the rulebook speaks, and the option."""
        return self.clauses == OF_DUMMY

    def may_pass(self, t: Reads) -> bool:
        """Return whether the group plays so that this need not be done."""
        return self.of_dummy() and bool(t[MAY_TRASH])

    def options(self, t: Reads, seat: int) -> Sequence[Action]:
        """Every card of both; by the option, leaving it."""
        hand = [act(seat, "trash", card) for card in dict.fromkeys(t[HAND[seat]])]
        pile = [act(seat, "trash-discarded", card) for card in dict.fromkeys(t[DISCARD[seat]])]
        return [*hand, *pile, *([act(seat, "pass")] if self.may_pass(t) and (hand or pile) else [])]

    def answer(self, t: Table, seat: int, action: Action) -> None:
        """Trash it."""
        if action.verb == "pass":
            t.say("leaves it", seat, (), ("PUG-REC-12",))
            return
        zone = HAND[seat] if action.verb == "trash" else DISCARD[seat]
        pile = ("PUG-GAME-07",) if self.of_dummy() and zone == DISCARD[seat] else ()
        trash(t, seat, action.args[0], zone, (*self.clauses, *self._rules()[:1], *pile))

    def skip(self, t: Table, seat: int) -> None:
        """There is no card."""
        t.say("has nothing to trash", seat, (), self._rules()[:1])

    def question(self, t: Reads, seat: int) -> Question:
        """Which card, by the clauses of this text."""
        return replace(Asks.question(self, t, seat), clauses=self._rules())

    def _rules(self) -> Clauses:
        return ("PUG-REC-12", "PUG-GAME-07") if self.of_dummy() else self.because


# ---------------------------------------------------------------- what the turn remembers

MARK_CLAUSES: Mapping[str, Clauses] = {
    "bounty": ("PUG-COMBAT-17",),
    "consolation": ("PUG-HOUSE-10",),
    "rest": ("PUG-HOUSE-10",),
    "curses": ("PUG-FAIL-11",),
    "thrift": ("PUG-HOUSE-15",),
    "lockpick": ("PUG-HOUSE-08",),
    "barb": ("PUG-HOUSE-08",),
    "shield": ("PUG-HOUSE-08",),
    "trebuchet": ("PUG-HOUSE-07",),
    "turncoat": ("PUG-HOUSE-06", "PUG-GAME-04"),
    "barred": ("PUG-HOUSE-09",),
    "parcel": ("PUG-HOUSE-05", "PUG-GAME-04"),
    "poach": ("PUG-HOUSE-05", "PUG-GAME-04"),
}


@dataclass(frozen=True, slots=True)
class Mark(Effect):
    """Something that holds for the rest of this turn: what it is, by its name among the marks, and how much of it."""

    what: str
    much: int = 1

    def run(self, t: Table, seat: int) -> None:
        """Remember it."""
        t.add(MARKS[self.what][seat], self.much, f"marks {self.what}", seat, MARK_CLAUSES[self.what])


@dataclass(frozen=True, slots=True)
class Bar(Asks):
    """An opponent is chosen who cannot fight this turn."""

    because = ("PUG-HOUSE-09",)

    def options(self, t: Reads, seat: int) -> Sequence[Action]:
        """Every opponent."""
        return [act(seat, "bar", str(other)) for other in others(seat, t.seats)]

    def answer(self, t: Table, seat: int, action: Action) -> None:
        """Bar the opponent."""
        other = int(action.args[0])
        t.cells[MARKS["barred"][other]] += 1
        t.say("bars", seat, (other,), ("PUG-HOUSE-09", "PUG-COMBAT-18"))


@dataclass(frozen=True, slots=True)
class Pay(Asks):
    """Exp may be paid for Failure."""

    points: int
    failure: int
    because = ("PUG-HOUSE-13", "PUG-PLAY-06")

    def options(self, t: Reads, seat: int) -> Sequence[Action]:
        """Paying, for who has the Exp, and leaving it."""
        return [*([act(seat, "pay")] if t[XP[seat]] >= self.points else []), act(seat, "pass")]

    def answer(self, t: Table, seat: int, action: Action) -> None:
        """Pay, or not."""
        if action.verb == "pass":
            t.say("leaves it", seat, (), ("PUG-PLAY-06",))
            return
        gain_xp(t, seat, -self.points, ("PUG-HOUSE-13",))
        t.add(FAILURE[seat], self.failure, "gains failure", seat, ("PUG-HOUSE-13", "PUG-TURN-08"))

    def about(self, t: Reads, seat: int) -> tuple[Datum, ...]:
        """What is paid, for what."""
        del t, seat
        return (self.points, self.failure)


@dataclass(frozen=True, slots=True)
class Parade(Effect):
    """Fight for every other card played in this turn; a Class ability is none, a card played face down is one."""

    def run(self, t: Table, seat: int) -> None:
        """Count them."""
        t.add(FIGHT[seat], t[PLAYS[seat]] - 1, "counts the parade", seat, ("PUG-HOUSE-14", "PUG-CLASS-10"))


@dataclass(frozen=True, slots=True)
class EndGame(Effect):
    """The game ends with this turn."""

    def run(self, t: Table, seat: int) -> None:
        """Remember it: the turn is played to its end."""
        if "scientist" not in t[ENDS]:
            t[ENDS] += ("scientist",)
        t.say("will end the game", seat, (), ("PUG-CLASS-12", "PUG-END-04"))
