"""Why not: every clause that refuses an action; and every action that somebody could think of."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from pugsbox.cardtable.effects import Effect
from pugsbox.cardtable.state import State
from pugsbox.core.actions import Action, Refusal, act
from pugsbox.punschge.play.bet import PAIR, Bet, Decide, payer, raised
from pugsbox.punschge.play.crystals import worth
from pugsbox.punschge.play.help import Answer, Suggest, in_time
from pugsbox.punschge.play.round import POTS, AskHint, ChooseTask, Compose, LayPot, Take
from pugsbox.punschge.play.turn import Turn
from pugsbox.punschge.play.words import no
from pugsbox.punschge.play.zones import (
    ACCEPTED,
    BET,
    BET_OVER,
    BETTING,
    HINTS,
    NUMBERED,
    OVER,
    PROFESSOR,
    RIGHT,
    ROW,
    SPACES,
    SPOKE,
    STAKE,
    TURNS,
    chosen,
    competitive,
    joint,
)
from pugsbox.punschge.rules import SHORTEST_ROW

__all__ = ["reasons", "think"]

STAGE: Mapping[str, type[Effect]] = {
    "take": Take,
    "invent": Take,
    "note": Take,
    "choose": ChooseTask,
    "add": Compose,
    "done": Compose,
    "hint": AskHint,
    "pot": LayPot,
}
"""What the Professor does before the assistants begin, and when (PUN-COOP-06)."""
BARE = ("take", "invent", "note", "done", "pass", "end", "accept", "decline", "offer", "blurt")
"""Actions of one word."""


def think(s: State, seat: int) -> Iterator[Action]:
    """Every action that the rulebook knows, from a seat's place."""
    if seat == s[PROFESSOR]:
        yield from (act(seat, verb) for verb in ("take", "invent", "note", "done", "bet", "pass", "raise", "end"))
        yield from (act(seat, "pot", str(amount)) for amount in range(POTS[0] - 1, POTS[-1] + 2))
        yield from (act(seat, "hint", hint) for hint in HINTS)
        yield from (act(seat, "add", space) for space in NUMBERED)
    yield from (act(seat, verb) for verb in ("offer", "blurt", "accept", "decline"))
    yield from (act(seat, "step", space) for space in SPACES)
    yield from (act(seat, "say", space) for space in SPACES)


def reasons(s: State, action: Action) -> Iterator[Refusal]:
    """Every clause that refuses an action."""
    seat, verb, args = action
    if not s.stack:
        yield no("PUN-END-01", key="over")
    elif seat >= s.seats:
        yield no("PUN-COOP-01", s.seats - 1, key="no seat")
    elif verb in STAGE:
        yield from _preparing(s, action)
    elif verb not in WHY:
        yield no("PUN-COOP-06", verb, key="no action")
    elif verb in BARE and args:
        yield no("PUN-COOP-06", " ".join(args), key="too much")
    else:
        yield from WHY[verb](s, seat, args)


# ---------------------------------------------------------------- before the assistants begin


def _preparing(s: State, action: Action) -> Iterator[Refusal]:
    """Why the Professor cannot do that, or not now, or not so."""
    seat, verb, args = action
    waiting = isinstance(s.stack[-1][0], STAGE[verb])
    if seat != s[PROFESSOR]:
        yield no("PUN-COOP-01", key="professor")
    elif verb == "pot" and competitive(s):
        yield no("PUN-RIV-01", " ".join(args))
    elif not waiting:
        yield no("PUN-COOP-06", key="order")
    elif verb in BARE and args:
        yield no("PUN-COOP-06", " ".join(args), key="too much")
    if verb == "pot" and not competitive(s) and args not in [(str(amount),) for amount in POTS]:
        yield no("PUN-COOP-07", " ".join(args))
    elif seat == s[PROFESSOR] and waiting:
        yield from _ill_prepared(s, verb, args)


def _ill_prepared(s: State, verb: str, args: tuple[str, ...]) -> Iterator[Refusal]:
    """Why it is not so that the Professor does it."""
    said = " ".join(args)
    match verb:
        case "take" if not args:
            yield no("PUN-COOP-03")
        case "note" if not args:
            yield no("PUN-END-05")
        case "choose":
            yield no("PUN-COOP-04", said)
        case "done" if not args and len(s[ROW]) < SHORTEST_ROW:
            yield no("PUN-LIM-01", len(s[ROW]))
        case "add" if len(args) == 1 and args[0] in NUMBERED:
            last = s[ROW][-1] if s[ROW] else "0"
            yield no("PUN-LIM-05", last, said) if int(said) <= int(last) else no("PUN-LIM-01", len(s[ROW]), key="no room")
        case "add":
            yield no("PUN-LIM-06", said)
        case "hint":
            yield no("PUN-CARD-04", said)


# ---------------------------------------------------------------- a step


def _step(s: State, seat: int, args: tuple[str, ...]) -> Iterator[Refusal]:
    """Why one cannot step, or not there."""
    effect, asked = s.stack[-1]
    if seat == s[PROFESSOR]:
        yield no("PUN-TURN-03")
    elif isinstance(effect, Turn):
        if seat != asked:
            yield no("PUN-TURN-02")
    elif isinstance(effect, Answer | Suggest):
        yield no("PUN-HELP-03", key="listen")
    elif isinstance(effect, Decide):
        yield no("PUN-BET-04", key="decide")
    else:
        yield no("PUN-COOP-06", key="order")
    if len(args) != 1 or args[0] not in SPACES:
        yield no("PUN-TURN-07", " ".join(args))
    elif args[0] in s[RIGHT] and chosen(s, "white_space_again") == "refused":
        yield no("PUN-MARK-11", args[0])


# ---------------------------------------------------------------- help


def _offer(s: State, seat: int, args: tuple[str, ...]) -> Iterator[Refusal]:
    """Why one cannot offer help."""
    del args
    yield from _speak(s, seat)
    if s[ACCEPTED]:
        yield no("PUN-HELP-12")
    if not in_time(s):
        yield no("PUN-HELP-11")


def _blurt(s: State, seat: int, args: tuple[str, ...]) -> Iterator[Refusal]:
    """Why one cannot say something unasked."""
    del args
    yield from _speak(s, seat)


def _speak(s: State, seat: int) -> Iterator[Refusal]:
    """Why it is not for this seat to speak, or not now."""
    effect, asked = s.stack[-1]
    if seat == s[PROFESSOR]:
        yield no("PUN-HELP-01", key="professor helps")
    if not competitive(s):
        yield no("PUN-COOP-10")
    elif joint(s):
        yield no("PUN-BET-12", key="joint help")
    elif isinstance(effect, Answer | Suggest):
        yield no("PUN-HELP-03", key="listen")
    elif isinstance(effect, Decide):
        yield no("PUN-BET-04", key="decide")
    elif not isinstance(effect, Turn):
        yield no("PUN-COOP-06", key="order")
    elif seat == asked:
        yield no("PUN-HELP-01")
    elif str(seat) in s[SPOKE]:
        yield no("PUN-HELP-02")


def _respond(s: State, seat: int, args: tuple[str, ...]) -> Iterator[Refusal]:
    """Why there is nothing to accept or to decline."""
    del args, s, seat
    yield no("PUN-HELP-02", key="no offer")


def _say(s: State, seat: int, args: tuple[str, ...]) -> Iterator[Refusal]:
    """Why one cannot say that now."""
    effect, asked = s.stack[-1]
    if isinstance(effect, Suggest) and seat == asked:
        yield no("PUN-HELP-03", (effect.said or s[RIGHT])[-1], " ".join(args))
    else:
        yield no("PUN-HELP-03", key="not helping")


# ---------------------------------------------------------------- the bet


def _bet(s: State, seat: int, args: tuple[str, ...]) -> Iterator[Refusal]:
    """Why no bet can be opened."""
    if seat != s[PROFESSOR]:
        yield no("PUN-BET-01")
    if not competitive(s):
        yield no("PUN-OBJ-02", key="not rivals")
    elif s[BET] == BET_OVER:
        yield no("PUN-BET-11")
    elif s[BET] == BETTING:
        yield no("PUN-BET-04", key="second bet")
    elif s[TURNS] and not s[OVER]:
        yield no("PUN-BET-02", s[TURNS])
    elif not isinstance(s.stack[-1][0], Bet):
        yield no("PUN-COOP-06", key="order")
    if args:
        yield no("PUN-BET-03", " ".join(args))


def _decide(s: State, seat: int) -> Iterator[Refusal]:
    """Why the Professor cannot decide about his bet now."""
    if seat != s[PROFESSOR]:
        yield no("PUN-BET-01")
    if not competitive(s):
        yield no("PUN-OBJ-02", key="not rivals")
    elif s[BET] == BET_OVER:
        yield no("PUN-BET-11")
    elif s[BET] != BETTING:
        yield no("PUN-BET-01", key="no bet")
    elif not isinstance(s.stack[-1][0], Decide):
        yield no("PUN-BET-05", s[TURNS] + s[TURNS] % PAIR, s[TURNS])


def _end(s: State, seat: int, args: tuple[str, ...]) -> Iterator[Refusal]:
    del args
    yield from _decide(s, seat)


def _raise(s: State, seat: int, args: tuple[str, ...]) -> Iterator[Refusal]:
    yield from _decide(s, seat)
    due = raised(worth(s, STAKE))
    if args:
        yield no("PUN-BET-06", due, " ".join(args))
    elif isinstance(s.stack[-1][0], Decide) and seat == s[PROFESSOR]:
        yield no("PUN-BET-08", due, worth(s, payer(s, seat)))


def _pass(s: State, seat: int, args: tuple[str, ...]) -> Iterator[Refusal]:
    """Why there is nothing to pass: neither a turn (PUN-TURN-07) nor a decision about the bet (PUN-BET-04) can be."""
    del args
    if seat != s[PROFESSOR]:
        yield no("PUN-TURN-07", key="no passing")
    elif not competitive(s):
        yield no("PUN-OBJ-02", key="not rivals")
    elif isinstance(s.stack[-1][0], Decide):
        yield no("PUN-BET-04", key="decide")
    else:
        yield no("PUN-BET-02", s[TURNS]) if s[TURNS] and not s[OVER] else no("PUN-COOP-06", key="order")


WHY: Mapping[str, Callable[[State, int, tuple[str, ...]], Iterator[Refusal]]] = {
    "step": _step,
    "offer": _offer,
    "blurt": _blurt,
    "accept": _respond,
    "decline": _respond,
    "say": _say,
    "bet": _bet,
    "raise": _raise,
    "end": _end,
    "pass": _pass,
}
