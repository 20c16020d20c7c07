"""A turn: two actions, then down to five cards, then the next player."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from pugsbox.cardtable.effects import Asks, Effect
from pugsbox.cardtable.state import Reads, State, Table, others
from pugsbox.core.actions import Action, Refusal, act
from pugsbox.core.events import Datum
from pugsbox.pugs_in_mugs.cards import CARDS
from pugsbox.pugs_in_mugs.mischief import (
    SURPRISE,
    Dig,
    Gimme,
    Give,
    LetPass,
    TurnEnds,
    between,
    dig_names,
    gimme_names,
    why_no_dig,
    why_no_gimme,
    why_no_surprise,
)
from pugsbox.pugs_in_mugs.mugs import Exchange, Steal, exchanges, steals, why_no_exchange, why_no_steal
from pugsbox.pugs_in_mugs.words import no
from pugsbox.pugs_in_mugs.zones import COLOURS, COMPULSORY, DECK, DISCARD, HAND, INTERRUPTS, MISCHIEF, NAMEABLE

__all__ = ["TURN", "Act", "HandCheck", "NextTurn", "reasons"]

LIMIT = 5
"""Cards that may be kept at the end of a turn (MUG-END-01)."""


# ---------------------------------------------------------------- draw a card


def draws(t: Reads, seat: int) -> Sequence[Action]:
    """Drawing, if there is a card anywhere."""
    return [act(seat, "draw")] if t[DECK] or t[DISCARD] else ()


def draw(t: Table, seat: int) -> None:
    """Take the top card; if there is none, shuffle the discard pile first."""
    if not t[DECK]:
        t.shuffle(DISCARD, DECK, "reshuffles", seat, ("MUG-DRAW-02", "MUG-DRAW-05"))
    no_limit = ("MUG-DRAW-06",) if len(t[HAND[seat]]) >= LIMIT else ()
    last = ("MUG-DRAW-03",) if len(t[DECK]) == 1 and t[DISCARD] else ()
    t.draw(1, DECK, HAND[seat], "draws", seat, ("MUG-DRAW-01", *no_limit, *last), (seat,))


def why_no_draw(s: State, seat: int, args: tuple[str, ...]) -> Iterator[Refusal]:
    """Every reason against drawing."""
    del seat
    if args:
        yield no("MUG-DRAW-01", " ".join(args))
    if not (s[DECK] or s[DISCARD]):
        yield no("MUG-DRAW-04")


# ---------------------------------------------------------------- the four kinds of action


def declare(t: Table, action: Action, effect: Effect) -> None:
    """Let an action happen; where Surprise! may come in between, everybody hears first what it is."""
    seat, verb, args = action
    if t[INTERRUPTS]:
        t.say(f"wants to {verb}", seat, args, ("MUG-SURP-05",))
    t.push(seat, *between(t), effect)


class Kind(NamedTuple):
    """A kind of action: what is open, how it happens, why not."""

    options: Callable[[Reads, int], Sequence[Action]]
    answer: Callable[[Table, int, Action], None]
    why_not: Callable[[State, int, tuple[str, ...]], Iterator[Refusal]]


KINDS: Mapping[str, Kind] = {
    "draw": Kind(draws, lambda t, seat, _: draw(t, seat), why_no_draw),
    "gimme": Kind(Gimme().options, Gimme().answer, why_no_gimme),
    "dig": Kind(Dig().options, Dig().answer, why_no_dig),
    "exchange": Kind(exchanges, lambda t, _, a: declare(t, a, Exchange(a.args[0])), why_no_exchange),
    "steal": Kind(steals, lambda t, _, a: declare(t, a, Steal(int(a.args[0]), a.args[1])), why_no_steal),
}


def possible(t: Reads, seat: int) -> list[Action]:
    """Return everything of the four kinds that a seat could do now."""
    return [action for kind in KINDS.values() for action in kind.options(t, seat)]


@dataclass(frozen=True, slots=True)
class Act(Asks):
    """One of the two actions of a turn. `after` is the verb of the first one; "" if this is the first."""

    after: str = ""
    because = ("MUG-TURN-01", "MUG-TURN-02")

    @property
    def left(self) -> int:
        """How many actions are left, this one included."""
        return 1 if self.after else 2

    def options(self, t: Reads, seat: int) -> Sequence[Action]:
        """Everything of the four kinds that can be done. Who can do nothing ends the turn, and is asked like everybody."""
        found = possible(t, seat)
        return found if found and t[COMPULSORY] else [*found, act(seat, "end")]

    def answer(self, t: Table, seat: int, action: Action) -> None:
        """Do it; after the first action comes the second."""
        verb = action.verb
        if verb == "end":
            return self._end(t, seat)
        if not self.after:
            t.push(seat, Act(verb))
        order = "MUG-TURN-01" if not self.after else "MUG-TURN-04" if verb == self.after else "MUG-TURN-03"
        t.say("acts", seat, (3 - self.left,), (order, "MUG-MISCH-03") if verb in MISCHIEF else (order,))
        return KINDS[verb].answer(t, seat, action)

    def _end(self, t: Table, seat: int) -> None:
        """The rest of the turn is lost, and not made up for; where nobody can do anything any more, the game is over."""
        if possible(t, seat):
            return t.say("stops", seat, (self.left,), ("MUG-TURN-05", "MUG-TURN-06"))
        t.say("can do nothing", seat, (self.left,), ("MUG-TURN-05", "MUG-TURN-06"))
        if not any(possible(t, other) for other in others(seat, t.seats)) and not SURPRISE.options(t):
            t.say("is stuck", seat, (), ("MUG-TURN-05", "MUG-DRAW-04"))  # only on a table arranged by hand
            t.end()
        return None

    def about(self, t: Reads, seat: int) -> tuple[Datum, ...]:
        """How many actions are left."""
        del t, seat
        return (self.left,)


@dataclass(frozen=True, slots=True)
class HandCheck(Asks):
    """After both actions, discard one by one down to five. Surprise! may come before the first, not between two."""

    begun: bool = False
    because = ("MUG-END-01", "MUG-END-02", "MUG-END-05")

    def interruptible(self) -> bool:
        """Only before the first discard."""
        return not self.begun

    def options(self, t: Reads, seat: int) -> Sequence[Action]:
        """Any card of the hand, while there are too many."""
        hand = t[HAND[seat]]
        return [act(seat, "discard", card) for card in CARDS if card in hand] if len(hand) > LIMIT else ()

    def answer(self, t: Table, seat: int, action: Action) -> None:
        """Lay the card on the discard pile, then check again."""
        t.push(seat, HandCheck(begun=True))
        t.move(action.args[0], HAND[seat], DISCARD, "discards", seat, ("MUG-END-01", "MUG-END-02", "MUG-END-04"))

    def skip(self, t: Table, seat: int) -> None:
        """Five or fewer may stay."""
        if not self.begun:
            t.say("keeps", seat, (len(t[HAND[seat]]),), ("MUG-END-03",))

    def about(self, t: Reads, seat: int) -> tuple[Datum, ...]:
        """How many are too many."""
        return (len(t[HAND[seat]]) - LIMIT,)


@dataclass(frozen=True, slots=True)
class NextTurn(TurnEnds):
    """The turn goes clockwise."""

    def run(self, t: Table, seat: int) -> None:
        """Let the next player begin."""
        after = (seat + 1) % t.seats
        t.say("ends the turn", seat, (after,), ("MUG-SETUP-04",))
        t.push(after, *TURN)


TURN = (Act(), HandCheck(), NextTurn())


# ---------------------------------------------------------------- why not


def think(s: State, seat: int) -> Iterator[Action]:
    """Every action that the rulebook knows, from a seat's place."""
    seats = [str(other) for other in others(seat, s.seats)]
    yield act(seat, "draw")
    yield from (act(seat, "exchange", colour) for colour in COLOURS)
    yield from (act(seat, "steal", victim, colour) for victim in seats for colour in COLOURS)
    yield from (act(seat, "gimme", victim, name) for victim in seats for name in gimme_names(s))
    yield from (act(seat, "dig", name) for name in dig_names(s))
    yield from (act(seat, "surprise", victim) for victim in [*seats, str(seat)])
    yield from (act(seat, "discard", card) for card in CARDS if card in NAMEABLE)
    yield act(seat, "end")


def reasons(s: State, action: Action) -> Iterator[Refusal]:
    """Every clause that refuses an action, those about the moment first."""
    seat, verb, args = action
    if not s.stack:
        yield no("MUG-SURP-10") if verb == "surprise" else no("MUG-AIM-02")
    elif seat >= s.seats:
        yield no("MUG-SETUP-04", s.seats - 1, key="no seat")
    elif verb == "surprise":
        if not s.stack[-1][0].interruptible():  # type: ignore[attr-defined] # a settled state waits for an asker
            yield no("MUG-SURP-05")
        yield from why_no_surprise(s, seat, args)
    elif verb in KINDS or verb == "end":
        yield from _not_now(s, seat)
        yield from KINDS[verb].why_not(s, seat, args) if verb in KINDS else _why_no_end(s, args)
    elif verb == "discard":
        yield from _why_no_discard(s, seat, args)
    elif verb in ("give", "pass") and isinstance(s.stack[-1][0], Give | LetPass):
        yield no("MUG-GIM-06" if isinstance(s.stack[-1][0], Give) else "MUG-SURP-05", key="answer")
    else:
        yield no("MUG-TURN-02", verb)


def _not_now(s: State, seat: int) -> Iterator[Refusal]:
    """Why it is not the moment for an action of one's own."""
    effect, asked = s.stack[-1]
    if seat != s.stack[0][1]:
        yield no("MUG-SETUP-04")
    elif isinstance(effect, HandCheck):
        yield no("MUG-TURN-01")
    elif not isinstance(effect, Act) or seat != asked:
        yield no("MUG-SURP-05", key="resolves")


def _why_no_end(s: State, args: tuple[str, ...]) -> Iterator[Refusal]:
    if s[COMPULSORY]:
        yield no("MUG-TURN-05")
    elif args:
        yield no("MUG-TURN-02", " ".join(("end", *args)))


def _why_no_discard(s: State, seat: int, args: tuple[str, ...]) -> Iterator[Refusal]:
    effect, asked = s.stack[-1]
    if not isinstance(effect, HandCheck):
        yield no("MUG-END-03")
    elif seat != asked:
        yield no("MUG-END-05")
    elif len(args) != 1 or args[0] not in s[HAND[seat]]:
        yield no("MUG-END-02", " ".join(args))
