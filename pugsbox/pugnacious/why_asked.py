"""Why does an answer not fit what is asked? By its verb; the effect that asks the seat is given, None if none does."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from pugsbox.cardtable.effects import Asks
from pugsbox.cardtable.state import State
from pugsbox.core.actions import Refusal
from pugsbox.pugnacious.combat import Turncoat
from pugsbox.pugnacious.effects import Discards, MayTrash, Pay, TrashOne
from pugsbox.pugnacious.movement import TurnEither
from pugsbox.pugnacious.phases import Decide
from pugsbox.pugnacious.setup import ChooseClass
from pugsbox.pugnacious.words import no
from pugsbox.pugnacious.zones import HAND

__all__ = ["ANSWERS"]

Args = tuple[str, ...]
Reasons = Iterator[Refusal]


def _why_no_class(_: State, seat: int, args: Args, top: Asks | None) -> Reasons:
    del seat
    yield no("PUG-CLASS-01", " ".join(args)) if isinstance(top, ChooseClass) else no("PUG-CLASS-01", key="no choice")


def _why_no_discard(_: State, seat: int, args: Args, top: Asks | None) -> Reasons:
    del seat
    yield no("PUG-REC-10", " ".join(args), key="which") if isinstance(top, Discards) else no("PUG-PLAY-05")


def _why_no_trash(s: State, seat: int, args: Args, top: Asks | None) -> Reasons:
    if not isinstance(top, MayTrash | TrashOne):
        yield no("PUG-GAME-06")
    elif len(args) != 1 or args[0] not in s[HAND[seat]]:
        yield no("PUG-GAME-06", " ".join(args), key="which")


def _why_no_pile(_: State, seat: int, args: Args, top: Asks | None) -> Reasons:
    del seat
    if isinstance(top, MayTrash):
        yield no("PUG-PLAY-06", " ".join(args), key="hand only")
    else:
        yield no("PUG-GAME-07", " ".join(args)) if isinstance(top, TrashOne) else no("PUG-GAME-06")


def _why_no_bar(_: State, seat: int, args: Args, top: Asks | None) -> Reasons:
    del seat, top
    yield no("PUG-HOUSE-09", " ".join(args))


def _why_no_pay(_: State, seat: int, args: Args, top: Asks | None) -> Reasons:
    del seat
    if args:
        yield no("PUG-HOUSE-13", " ".join(args), key="plainly")
    else:
        yield no("PUG-HOUSE-13", top.points if isinstance(top, Pay) else 0)


def _why_no_turn(_: State, seat: int, args: Args, top: Asks | None) -> Reasons:
    del seat, top
    yield no("PUG-HOUSE-03", " ".join(args))


def _why_no_queue(_: State, seat: int, args: Args, top: Asks | None) -> Reasons:
    del seat, top
    yield no("PUG-HOUSE-04", " ".join(args))


def _why_no_gain(_: State, seat: int, args: Args, top: Asks | None) -> Reasons:
    del seat, top
    yield no("PUG-HOUSE-16", " ".join(args))


def _why_not_first(_: State, seat: int, args: Args, top: Asks | None) -> Reasons:
    del seat
    asked = isinstance(top, Decide)
    yield no("PUG-TURN-04", " ".join(args), key="who first") if asked else no("PUG-TURN-04", key="nothing to decide")


def _why_not_next(_: State, seat: int, args: Args, top: Asks | None) -> Reasons:
    del seat, top
    yield no("PUG-REC-11", " ".join(args))


def _why_no_pass(s: State, seat: int, args: Args, top: Asks | None) -> Reasons:
    del seat
    if top is None:
        yield no("PUG-PLAY-06")
    elif args and (isinstance(top, MayTrash | Pay | TurnEither | Turncoat) or (isinstance(top, TrashOne) and top.may_pass(s))):
        yield no("PUG-PLAY-06", " ".join(args), key="plainly")
    else:
        yield no("PUG-PLAY-05", key="no leaving")


ANSWERS: Mapping[str, Callable[[State, int, Args, Asks | None], Reasons]] = {
    "choose": _why_no_class,
    "discard": _why_no_discard,
    "trash": _why_no_trash,
    "trash-discarded": _why_no_pile,
    "bar": _why_no_bar,
    "pay": _why_no_pay,
    "turn": _why_no_turn,
    "sweep": _why_no_queue,
    "offer": _why_no_queue,
    "swap": _why_no_queue,
    "gain": _why_no_gain,
    "first": _why_not_first,
    "next": _why_not_next,
    "pass": _why_no_pass,
}
