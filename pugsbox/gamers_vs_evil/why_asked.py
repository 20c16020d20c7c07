"""Why does an answer not fit what is asked? By its verb; the effect that asks the seat is given, or one that asks nothing."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from pugsbox.cardtable.effects import Effect
from pugsbox.cardtable.state import State
from pugsbox.core.actions import Refusal
from pugsbox.gamers_vs_evil.attack import BLOCKS, Attack, Block, Discards, GainOrDiscard
from pugsbox.gamers_vs_evil.board import OnTop
from pugsbox.gamers_vs_evil.cards import Copy
from pugsbox.gamers_vs_evil.effects import Cupcake, DeleteAround, DeleteMany, DeleteStack, Gains, MayDelete
from pugsbox.gamers_vs_evil.kinds import GREEN, PAX_POX
from pugsbox.gamers_vs_evil.specials import CatTrick, TouchOne, Twice, Unicorn
from pugsbox.gamers_vs_evil.turned_up import Pick, Sort
from pugsbox.gamers_vs_evil.words import no
from pugsbox.gamers_vs_evil.zones import HAND, PLAYED

__all__ = ["WHY"]

Args = tuple[str, ...]


def _why_no_block(s: State, seat: int, args: Args, top: Effect) -> Iterator[Refusal]:
    if not isinstance(top, Block):
        yield no("PA-PVP-01", key="no attack")
    if len(args) != 1:
        yield no("PA-PVP-07", " ".join(args), key="which")
        return
    card = args[0]
    if card not in s[HAND[seat]]:
        yield no("PA-PVP-07", card, key="not held")
    if card == PAX_POX:
        if not (isinstance(top, Block) and isinstance(top.attack, Attack) and top.attack.with_pox):
            yield no("PA-CARD-31")
    elif card not in BLOCKS:
        yield no("PA-PVP-07", card)
        if isinstance(top, Block) and isinstance(top.attack, Attack) and top.attack.with_pox:
            yield no("PA-PVP-10")


def _why_no_take(_: State, seat: int, args: Args, top: Effect) -> Iterator[Refusal]:
    del seat
    if not isinstance(top, Block):
        yield no("PA-PVP-01", key="no attack")
    if args:
        yield no("PA-PVP-06", " ".join(args), key="plainly")


def _why_no_discard(s: State, seat: int, args: Args, top: Effect) -> Iterator[Refusal]:
    said = " ".join(args)
    if isinstance(top, CatTrick):
        yield no("PA-CARD-20", said)
    elif not isinstance(top, Discards | GainOrDiscard):
        yield no("PA-PVP-03")
    elif len(args) != 1 or args[0] not in s[HAND[seat]]:
        yield no("PA-HOUSE-23", said, key="discard which")


def _why_no_delete(s: State, seat: int, args: Args, top: Effect) -> Iterator[Refusal]:
    said = " ".join(args)
    card = args[0] if len(args) == 1 else ""
    if not isinstance(top, MayDelete | DeleteMany | DeleteAround | Sort | Pick):
        yield no("PA-DEL-03")
    elif card in s[PLAYED[seat]] and card not in s[HAND[seat]]:
        yield no("PA-DEL-04")
    elif isinstance(top, Sort | Pick):
        yield no("PA-DEL-02", said, TURNED_UP)
    elif isinstance(top, DeleteAround):
        yield no("PA-HOUSE-22", said, key="whose" if args[:1] == (PAX_POX,) else "only pox")
    elif card not in s[HAND[seat]]:
        yield no("PA-DEL-02", said, OF_HAND)
    elif top.which == "gamer":
        yield no("PA-CARD-04", said)
    else:
        yield no("PA-HOUSE-21", said, key="only pox")


TURNED_UP, OF_HAND = "a card turned up", "a card of your hand"


def _why_no_gain(_: State, seat: int, args: Args, top: Effect) -> Iterator[Refusal]:
    del seat
    said = " ".join(args)
    match top:
        case GainOrDiscard() if args == (PAX_POX,):
            yield no("PA-CARD-10")
        case GainOrDiscard():
            yield no("PA-CARD-09", said)
        case Gains():
            yield no("PA-HOUSE-20", said, "Gamer" if top.side == GREEN else "Evil")
        case Cupcake():
            yield no("PA-HOUSE-19", said)
        case _:
            yield no("PA-GAIN-01", key="nothing gained")


def _why_no_stack(_: State, seat: int, args: Args, top: Effect) -> Iterator[Refusal]:
    del seat
    if isinstance(top, DeleteStack):
        yield no("PA-DEL-05", " ".join(args))
    else:
        yield no("PA-DEL-03")


def _why_not_on_top(_: State, seat: int, args: Args, top: Effect) -> Iterator[Refusal]:
    del seat
    if isinstance(top, OnTop):
        yield no("PA-HOUSE-08", top.card, " ".join(args), key="other card")
    elif isinstance(top, Sort):
        yield no("PA-HOUSE-16", " ".join(args))
    else:
        yield no("PA-HOUSE-08")


def _why_no_redraw(_: State, seat: int, args: Args, top: Effect) -> Iterator[Refusal]:
    del seat
    if args and isinstance(top, Unicorn):
        yield no("PA-CARD-11", " ".join(args), key="plainly")
    else:
        yield no("PA-CARD-11")


def _why_not_double(_: State, seat: int, args: Args, top: Effect) -> Iterator[Refusal]:
    del seat
    yield no("PA-CARD-30", " ".join(args)) if isinstance(top, Twice) else no("PA-CARD-15")


def _why_not_reveal(s: State, seat: int, args: Args, top: Effect) -> Iterator[Refusal]:
    if args:
        yield no("PA-CARD-24", " ".join(args), key="plainly")
    if not isinstance(top, TouchOne):
        yield no("PA-CARD-24")
    elif "touchwieners" not in s[HAND[seat]]:
        yield no("PA-CARD-24", key="no wieners")


def _why_no_copy(_: State, seat: int, args: Args, top: Effect) -> Iterator[Refusal]:
    del seat
    yield no("PA-CARD-27", " ".join(args)) if isinstance(top, Copy) else no("PA-CARD-27", key="no twisp")


def _why_no_pass(s: State, seat: int, args: Args, top: Effect) -> Iterator[Refusal]:
    del s, seat
    if args:
        yield no("PA-DEL-03", " ".join(args), key="plainly")
    elif isinstance(top, Pick):
        yield no("PA-HOUSE-17", key="enough")
    elif isinstance(top, Discards | GainOrDiscard | Gains | Sort | Twice | Copy):
        yield no("PA-TURN-04", key="must")
    else:
        yield no("PA-TURN-04", key="no pass")


WHY: Mapping[str, Callable[[State, int, Args, Effect], Iterator[Refusal]]] = {
    "block": _why_no_block,
    "take": _why_no_take,
    "discard": _why_no_discard,
    "delete": _why_no_delete,
    "gain": _why_no_gain,
    "delete-stack": _why_no_stack,
    "top": _why_not_on_top,
    "redraw": _why_no_redraw,
    "double": _why_not_double,
    "reveal": _why_not_reveal,
    "copy": _why_no_copy,
    "pass": _why_no_pass,
}
