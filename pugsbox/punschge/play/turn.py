"""A turn: step after step, until one is wrong or the Professor is at home; and what that brings."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from pugsbox.cardtable.effects import Asks, Effect
from pugsbox.cardtable.state import Clauses, Reads, Table
from pugsbox.core.actions import Action, act
from pugsbox.core.events import Question
from pugsbox.punschge.play.bet import Decide, due
from pugsbox.punschge.play.crystals import pay, pour, worth
from pugsbox.punschge.play.help import follow, forget
from pugsbox.punschge.play.stones import blacken, coming, mark, read_hint
from pugsbox.punschge.play.zones import (
    ACCEPTED,
    BET,
    BET_OVER,
    BETTING,
    DRAIN,
    HELPER,
    HINT_AT,
    HOME,
    JOINT_PAYS,
    POT,
    PROFESSOR,
    PURSE,
    RIGHT,
    SPACES,
    STAKE,
    STEPS,
    SUPPLY,
    TOO_EARLY,
    TURNS,
    WAS,
    assistants,
    chosen,
    competitive,
    joint,
    left_of,
)

__all__ = ["Next", "Turn", "shares"]

UNREAD, AT_ONCE = 5, 2
"""What each assistant gets without the hint, and in the turn after it (PUN-REW-01, PUN-REW-02)."""


@dataclass(frozen=True, slots=True)
class Next(Effect):
    """The next turn begins, from the last white space (PUN-TURN-05)."""

    def run(self, t: Table, seat: int) -> None:
        """Say whose turn it is."""
        t[TURNS] += 1
        if t[TURNS] == 1:
            because: Clauses = ("PUN-COOP-09", "PUN-SETUP-01", "PUN-TURN-05", "PUN-RIV-02" if competitive(t) else "PUN-COOP-10")
        else:
            alone = "PUN-TURN-04" if t.seats == 2 else "PUN-TURN-03"
            because = ("PUN-TURN-02", alone, "PUN-TURN-05")
        kind = "is next"
        if competitive(t) and joint(t):
            kind, because = "joint turn" if last_one(t) else "plays on", ("PUN-BET-12", *because)
        t.say(kind, t[PROFESSOR], (t[TURNS], seat), because)  # said by who lets them begin, so that a pot can be laid anew
        t.push(seat, Turn())


def last_one(t: Reads) -> bool:
    """Whether the joint turn is the last of its round, by the rulebook or by a switch (PUN-BET-14)."""
    return chosen(t, "joint_turn_failed") == "round_ends"


@dataclass(frozen=True, slots=True)
class Turn(Asks):
    """The active player sets the figure on a space; who is right stays on turn."""

    def options(self, t: Reads, seat: int) -> Sequence[Action]:
        """Every space without a white stone, and the goal, however far away (PUN-TURN-07)."""
        again = chosen(t, "white_space_again") != "refused"
        return [act(seat, "step", space) for space in SPACES if again or space not in t[RIGHT]]

    def answer(self, t: Table, seat: int, action: Action) -> None:
        """Step, and hear the Professor."""
        space = action.args[0]
        who = ("PUN-COOP-10", "PUN-COOP-11") if joint(t) else ("PUN-RIV-02", "PUN-RIV-03")
        t.say("steps", seat, (space,), ("PUN-COMP-02", "PUN-TURN-07", *who))
        follow(t, seat, space)
        t[STEPS] += 1
        t[WAS] = ()
        if space != coming(t):
            wrong(t, seat, space)
        elif space != HOME:
            mark(t, space, ("PUN-MARK-04", "PUN-MARK-05", "PUN-TURN-01", "PUN-BET-18" if t[BET] == BETTING else "PUN-CRY-02"))
            t.push(seat, Turn())
        else:
            mark(t, space, ("PUN-GOAL-03", "PUN-GOAL-04", "PUN-OBJ-01"))
            solved(t, seat)

    def question(self, t: Reads, seat: int) -> Question:
        """Ask in the words of the round: together, or one against another, or for the last time together."""
        asked = Asks.question(self, t, seat)
        if not competitive(t):
            return replace(asked, clauses=("PUN-OBJ-01", "PUN-COOP-10"))
        if joint(t):
            return replace(asked, kind="JointTurn" if last_one(t) else "Turn", clauses=("PUN-BET-12", "PUN-OBJ-01"))
        return replace(asked, kind="RivalTurn", clauses=("PUN-RIV-02", "PUN-RIV-03", "PUN-OBJ-01"))


# ---------------------------------------------------------------- a wrong step


def wrong(t: Table, seat: int, space: str) -> None:
    """Answer a wrong step, pay the Professor for it, and end the turn; who had advised it loses nothing (PUN-HELP-13)."""
    nothing_lies = space == HOME and chosen(t, "early_goal") != "wrong_space"
    if space == HOME:
        because: Clauses = ("PUN-GOAL-01", "PUN-GOAL-02", *(("PUN-RIV-09",) if competitive(t) else ()))
    elif space in t[RIGHT]:
        because = ("PUN-MARK-11",)
    else:
        because = ("PUN-MARK-01", "PUN-MARK-02", "PUN-MARK-03")  # which of them, only the Professor knows
    if t[HELPER]:
        because = (*because, "PUN-HELP-13")
    if nothing_lies:
        t[TOO_EARLY] = 1
        t.say("moeoeb", t[PROFESSOR], (space,), ("PUN-SIGN-01", "PUN-SIGN-03", *because))
    else:
        blacken(t, space, because)
        pay_professor(t)
    end_turn(t, seat)


def pay_professor(t: Table) -> None:
    """Give the Professor a white crystal: of the pot, then of the supply; one against another, nothing."""
    professor = t[PROFESSOR]
    if competitive(t) and t[BET] == BET_OVER:
        if t[JOINT_PAYS]:
            pay(t, 1, SUPPLY, PURSE[professor], "gets", professor, ("PUN-BET-15",))
        else:
            t.say("gets nothing", professor, (), ("PUN-BET-15", "PUN-RIV-07"))
    elif competitive(t) and not t[DRAIN]:
        t.say("gets nothing", professor, (), ("PUN-RIV-07",))
    elif worth(t, POT):
        drained: Clauses = ("PUN-RIV-07",) if competitive(t) else ()
        pay(t, 1, POT, PURSE[professor], "gets", professor, ("PUN-CRY-01", "PUN-COOP-02", *drained))
        if not worth(t, POT):
            empty_pot(t)
    else:
        pay(t, 1, SUPPLY, PURSE[professor], "gets", professor, ("PUN-CRY-04", "PUN-CRY-05", "PUN-CRY-06"))


def empty_pot(t: Table) -> None:
    """With the last crystal the hint is read; one against another, that ends the bet, too, and the stake is nobody's."""
    if competitive(t):
        t[BET] = BET_OVER
        if stake := worth(t, STAKE):
            pay(t, stake, STAKE, SUPPLY, "loses the stake", t[PROFESSOR], ("PUN-RIV-07", "PUN-RIV-08"))
        read_hint(t, ("PUN-CRY-03", "PUN-RIV-08", "PUN-BET-12"))
    else:
        read_hint(t, ("PUN-CRY-03",))


def end_turn(t: Table, seat: int) -> None:
    """Give the turn to the left neighbour, unless the one joint turn is over; the Professor may have to decide first."""
    if t[ACCEPTED]:
        t.say("lapses", seat, (), ("PUN-HELP-09", "PUN-HELP-10"))
    forget(t)
    if competitive(t) and t[BET] == BET_OVER and t[TURNS] > t[HINT_AT] and last_one(t):
        return t.say("fails", seat, (), ("PUN-BET-12", "PUN-BET-14"))
    t.push(left_of(t, seat), Next())
    if due(t):
        t.push(t[PROFESSOR], Decide())
    return None


# ---------------------------------------------------------------- solved


def solved(t: Table, seat: int) -> None:
    """Reward who has brought the Professor home."""
    if joint(t):
        together(t)
    else:
        alone(t, seat)


def together(t: Table) -> None:
    """Give every assistant 5 if the hint was not read, 2 in the turn after it, else nothing."""
    because: Clauses
    if not t[HINT_AT]:
        amount, because = UNREAD, ("PUN-REW-01", "PUN-REW-05", "PUN-COOP-02")
    elif t[TURNS] == t[HINT_AT] + 1:
        amount, because = AT_ONCE, ("PUN-REW-02", "PUN-REW-05")
        if competitive(t):
            because = ("PUN-BET-13", "PUN-WIN-03", "PUN-WIN-04", *because)
    else:
        return t.say("is too late", t[PROFESSOR], (), ("PUN-REW-03",))
    for seat in assistants(t):
        pay(t, amount, SUPPLY, PURSE[seat], "is rewarded", seat, because)
    return None


def shares(total: int) -> tuple[int, int]:
    """Return what the solver and the helper get; the odd crystal is the helper's (PUN-HELP-07).

    >>> [shares(total) for total in (5, 6, 8, 11, 15)]
    [(2, 3), (3, 3), (4, 4), (5, 6), (7, 8)]
    """
    return total // 2, total - total // 2


def alone(t: Table, seat: int) -> None:
    """Give the solver all that lies on start and goal; half of it to whose help was accepted and followed."""
    stake, helper = worth(t, STAKE), t[HELPER] - 1
    because: Clauses = (
        ("PUN-WIN-01", "PUN-WIN-02", "PUN-WIN-05", "PUN-BET-16") if stake else ("PUN-WIN-01", "PUN-WIN-02", "PUN-WIN-05")
    )
    pour(t, STAKE, POT)
    total = worth(t, POT)
    if t[HELPER]:
        own, given = shares(total)
        whole = ("PUN-HELP-14",) if stake else ()
        pay(t, own, POT, PURSE[seat], "wins", seat, (*because, "PUN-HELP-06", "PUN-HELP-07"))
        pay(t, given, POT, PURSE[helper], "is thanked", helper, ("PUN-HELP-06", "PUN-HELP-07", *whole))
    else:
        pay(t, total, POT, PURSE[seat], "wins", seat, because)
    forget(t)
