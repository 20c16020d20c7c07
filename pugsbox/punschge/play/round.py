"""A round: the Professor takes a card or thinks up a task, chooses, lays the pot; at its end the role passes on."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from pugsbox.cardtable.effects import Effect
from pugsbox.cardtable.layout import BOX
from pugsbox.cardtable.state import Clauses, Reads, Table
from pugsbox.core.actions import Action, act
from pugsbox.punschge.board import mask_of
from pugsbox.punschge.play.bet import Bet
from pugsbox.punschge.play.cards import sides_of
from pugsbox.punschge.play.crystals import pay, pour, worth
from pugsbox.punschge.play.help import Quiet, forget
from pugsbox.punschge.play.stones import board_of, lay, row_of
from pugsbox.punschge.play.turn import Next
from pugsbox.punschge.play.zones import (
    BEGINNER,
    BET,
    CARDS,
    DRAWN,
    FIRST_PART,
    HINT_AT,
    HINTS,
    NO_BET,
    NUMBERED,
    OVER,
    OWN,
    POT,
    PROFESSOR,
    PURSE,
    RIGHT,
    ROUND,
    ROW,
    SUPPLY,
    TASK,
    THEN,
    TOO_EARLY,
    TURNS,
    WAS,
    WRONG,
    chosen,
    competitive,
    left_of,
    levels,
    own,
    part,
    rounds,
    warm_up,
)
from pugsbox.punschge.rules import SHORTEST_ROW
from pugsbox.punschge.rulespace import book_space

__all__ = ["POTS", "AskHint", "ChooseTask", "Close", "Compose", "LayPot", "Take", "begin_round"]

POTS = range(4, 12)
"""What the Professor may lay on the goal in a cooperative round (PUN-COOP-07)."""
RIVALS_POT = 5
"""What lies there in a competitive one (PUN-RIV-01)."""


def begin_round(t: Table, professor: int) -> None:
    """Let somebody be the Professor of the next round."""
    t[PROFESSOR] = professor
    t[ROUND] += 1
    later: Clauses = ("PUN-REW-07",) if t[ROUND] > 1 else ("PUN-SETUP-01", "PUN-SETUP-03")
    long: Clauses = ("PUN-END-04", "PUN-END-07") if rounds(t) > t.seats and not t[THEN] else ()
    both: Clauses = ("PUN-END-06",) if t[THEN] else ()
    t.say("is the Professor", professor, (t[ROUND], rounds(t)), ("PUN-COOP-01", *later, *long, *both))
    if competitive(t):
        t.say("competes", professor, (), ("PUN-GEN-01", "PUN-RIV-05", "PUN-OBJ-02"))
        if t.seats == 2:
            t.say("plays against one", professor, (), ("PUN-BET-17", "PUN-TURN-04"))
    else:
        t.say("works together", professor, (), ("PUN-OBJ-02", "PUN-OBJ-03"))
    t.push(professor, Take(), Close())


# ---------------------------------------------------------------- the task


def rearmost(t: Reads) -> str | None:
    """Return the rearmost card that has a side of a level allowed in this round; None if there is none."""
    return next((card for card in t[CARDS] if sides_of(card, levels(t), board_of(t))), None)


def purses(t: Reads) -> bool:
    """Whether anybody has crystals to write down (PUN-END-05)."""
    return any(t[purse.crystals] for purse in PURSE[: t.seats])


@dataclass(frozen=True, slots=True)
class Take(Quiet):
    """The Professor takes the rearmost card, or thinks up a task; before that, scores may be written down."""

    because = ("PUN-COOP-01", "PUN-COOP-03", "PUN-COOP-06")

    def options(self, t: Reads, seat: int) -> Sequence[Action]:
        """A card, if one is in the box."""
        found = [act(seat, "take")] if t[CARDS] else []
        return [*found, act(seat, "invent"), *([act(seat, "note")] if purses(t) else [])]

    def answer(self, t: Table, seat: int, action: Action) -> None:
        """Take it, or begin to put a row together, or write the scores down."""
        if action.verb == "note":
            t.push(seat, Take())
            return note(t, seat)
        clear(t)
        if action.verb == "invent":
            t.say("invents", seat, (), ("PUN-TASK-07", "PUN-LIM-11"))
            return compose(t, seat)
        card = rearmost(t)
        if card is None:
            t.say("finds no card", seat, (), ("PUN-OBJ-05", "PUN-TASK-07"))
            return compose(t, seat)
        which = ("PUN-OBJ-04", "PUN-TASK-03") if warm_up(t) else ("PUN-OBJ-05", "PUN-TASK-04")
        t.move(card, CARDS, DRAWN, "takes", seat, ("PUN-COOP-03", "PUN-COMP-04", *which), (seat,))
        sides = sides_of(card, levels(t), board_of(t))
        if len(sides) > 1 and chosen(t, "task_side") == "front":
            sides = (sides[t.roll(len(sides)) - 1],)
        return t.push(seat, ChooseTask(tuple(task for side in sides for task in side)))


def clear(t: Table) -> None:
    """Clear the board of the round before (PUN-REW-07): until now everybody could look at it."""
    t[ROW], t[RIGHT], t[WRONG] = (), (), ()
    t[TURNS] = t[HINT_AT] = t[OVER] = t[TOO_EARLY] = 0


def note(t: Table, seat: int) -> None:
    """Write all scores down; the crystals go back to the supply (PUN-END-05)."""
    for player in range(t.seats):
        purse = PURSE[player]
        total, written = worth(t, purse), t[purse.noted]
        t.carry(t[purse.crystals], purse.crystals, SUPPLY.crystals)
        t[purse.noted] = total
        t[SUPPLY.noted] -= total - written
    t.say("notes", seat, (), ("PUN-END-05", "PUN-CRY-08"))


@dataclass(frozen=True, slots=True)
class ChooseTask(Quiet):
    """The Professor chooses one task of a side and keeps it to himself."""

    tasks: tuple[str, ...]
    because = ("PUN-COOP-04", "PUN-COOP-06")

    def options(self, t: Reads, seat: int) -> Sequence[Action]:
        """The tasks of the side, or of both."""
        del t
        return [act(seat, "choose", task) for task in self.tasks]

    def answer(self, t: Table, seat: int, action: Action) -> None:
        """Set it, and lay the first two white stones."""
        task = action.args[0]
        t[TASK], t[ROW] = (task,), row_of(t, task)
        t.say("chooses", seat, (t[ROUND], task), ("PUN-COOP-04",), (seat,))
        lay(t)
        t.push(seat, LayPot())


# ---------------------------------------------------------------- a task of one's own


def compose(t: Table, seat: int) -> None:
    """Let the Professor put a row together; from now on there is something that only he sees."""
    t[TASK] = OWN[-1:]
    t.push(seat, Compose())


@dataclass(frozen=True, slots=True)
class Compose(Quiet):
    """The Professor puts together the row of a task of his own, one space after another."""

    because = ("PUN-TASK-07", "PUN-LIM-01", "PUN-LIM-05")

    def options(self, t: Reads, seat: int) -> Sequence[Action]:
        """Every space beyond the last; the end, once there are four."""
        missing = SHORTEST_ROW - len(t[ROW])
        last = int(t[ROW][-1]) if t[ROW] else 0
        fit = NUMBERED[last : len(NUMBERED) - max(missing - 1, 0)]  # room is left for the rest of the four
        return [*(act(seat, "add", space) for space in fit), *([act(seat, "done")] if missing <= 0 else [])]

    def answer(self, t: Table, seat: int, action: Action) -> None:
        """Add it; or go on to the hint, warned if nobody could know such a rule."""
        if action.verb == "add":
            t[ROW] += action.args
            t.say("adds", seat, (t[ROUND], action.args[0]), ("PUN-TASK-07", "PUN-LIM-05", "PUN-LIM-06"), (seat,))
            return t.push(seat, Compose())
        t.say("is done", seat, (t[ROUND], ", ".join(t[ROW])), ("PUN-TASK-07", "PUN-LIM-01", "PUN-LIM-11"), (seat,))
        known = mask_of(map(int, t[ROW])) in book_space(board_of(t)).rows
        advice = "well-known" if known else "by-luck"
        if t[BEGINNER]:
            advice = f"beginners-{advice}"
        t.say("looks it over", seat, (t[ROUND], advice), ("PUN-TASK-08",), (seat,))
        return t.push(seat, AskHint())


@dataclass(frozen=True, slots=True)
class AskHint(Quiet):
    """The Professor says what the hint of his own task will be (PUN-CARD-04)."""

    because = ("PUN-TASK-07",)

    def options(self, t: Reads, seat: int) -> Sequence[Action]:
        """What it has to do with."""
        del t
        return [act(seat, "hint", hint) for hint in HINTS]

    def answer(self, t: Table, seat: int, action: Action) -> None:
        """Set the task, and lay the first two white stones."""
        t[TASK] = (own(action.args[0]),)
        t.say("chooses", seat, (t[ROUND], *t[TASK]), ("PUN-TASK-07", "PUN-COOP-04"), (seat,))
        lay(t)
        t.push(seat, LayPot())


# ---------------------------------------------------------------- the pot


@dataclass(frozen=True, slots=True)
class LayPot(Quiet):
    """The Professor lays crystals on the goal; one against another, they are five."""

    because = ("PUN-COOP-06", "PUN-COOP-07")

    def options(self, t: Reads, seat: int) -> Sequence[Action]:
        """Four to eleven; nothing to choose in a competitive round."""
        return () if competitive(t) else [act(seat, "pot", str(amount)) for amount in POTS]

    def answer(self, t: Table, seat: int, action: Action) -> None:
        """Lay it, and let the assistants begin."""
        pay(t, int(action.args[0]), SUPPLY, POT, "lays the pot", seat, ("PUN-COOP-07", "PUN-COOP-08", "PUN-COOP-06"))
        t.push(left_of(t, seat), Next())

    def skip(self, t: Table, seat: int) -> None:
        """Five, then the bet."""
        pay(t, RIVALS_POT, SUPPLY, POT, "lays the pot", seat, ("PUN-RIV-01", "PUN-COOP-06"))
        t.push(left_of(t, seat), Next())
        t.push(seat, Bet())


# ---------------------------------------------------------------- the end of a round


@dataclass(frozen=True, slots=True)
class Close(Effect):
    """The task is told, the role passes to the left; or the game is over. The board stays until the next task is taken."""

    def run(self, t: Table, seat: int) -> None:
        """Tell what it was, and go on."""
        left = worth(t, POT)
        pour(t, POT, SUPPLY)  # even where it is worth nothing: a crystal that could not be changed, and what was owed for it
        if left:
            t.say("returns", seat, (left,), ("PUN-WIN-03" if competitive(t) else "PUN-REW-04",))
        if t[TASK][0] in OWN:
            t.say("had in mind a row", seat, (", ".join(t[ROW]),), ("PUN-TASK-07",))
        else:
            t[WAS] = t[TASK]
            t.say("had in mind", seat, (t[TASK][0], ", ".join(t[ROW])), ("PUN-COOP-04",))
        self._put_back(t, seat)
        t[TASK], t[OVER], t[BET] = (), 1, NO_BET
        forget(t)
        if t[ROUND] == part(t):
            for player in range(t.seats):
                t[FIRST_PART[player]] = worth(t, PURSE[player])
        if t[ROUND] == rounds(t):
            t.say("ends", seat, (t[ROUND],), ("PUN-END-01", "PUN-END-02"))
            return t.end()
        after = (seat + 1) % t.seats
        t.say("passes the role", seat, (after,), ("PUN-REW-06", *(("PUN-RIV-06",) if competitive(t) else ())))
        return begin_round(t, after)

    @staticmethod
    def _put_back(t: Table, seat: int) -> None:
        """Put the used card back behind all others, or out of the game."""
        for card in t[DRAWN]:
            if chosen(t, "used_card") == "front_of_box":
                t.move(card, DRAWN, CARDS, "puts back", seat, ("PUN-COMP-04",), (seat,))
            else:
                t.move(card, DRAWN, BOX, "puts away", seat, ("PUN-COMP-04",), (seat,))
