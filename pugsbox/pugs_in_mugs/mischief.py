"""The three Mischief cards: what they offer, what they do, and why not."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import ClassVar

from pugsbox.cardtable.asking import InTurn
from pugsbox.cardtable.effects import Asks, Effect, Interrupt
from pugsbox.cardtable.state import Reads, State, Table, others
from pugsbox.core.actions import Action, Refusal, act
from pugsbox.pugs_in_mugs.words import no
from pugsbox.pugs_in_mugs.zones import (
    ANY_MISCHIEF,
    ANY_PUG,
    COLOURS,
    DISCARD,
    HAND,
    INTERRUPTS,
    MISCHIEF,
    MUGS,
    NAMEABLE,
    ON_EMPTY,
    ON_SELF,
    PILE_OPEN,
    PLAYED,
    PUGS,
    mug,
)

__all__ = ["SURPRISE", "Ask", "Dig", "Gimme", "Give", "LayDown", "LetPass", "Search", "Surprise", "TurnEnds", "between"]


def show(t: Table, seat: int, card: str, because: tuple[str, ...] = ()) -> None:
    """Reveal a Mischief card: it leaves the hand, so nothing can hit it while it resolves."""
    t.move(card, HAND[seat], PLAYED, "shows", seat, ("MUG-MISCH-01", "MUG-MISCH-06", *because))


@dataclass(frozen=True, slots=True)
class LayDown(Effect):
    """When all is done, the Mischief card goes face up to the discard pile."""

    card: str

    def run(self, t: Table, seat: int) -> None:
        """Lay it down."""
        t.move(self.card, PLAYED, DISCARD, "lays down", seat, ("MUG-MISCH-02",))


# ---------------------------------------------------------------- Gimme


@cache
def _asks(seat: int, seats: int, names: tuple[str, ...]) -> tuple[Action, ...]:
    """Every question that Gimme could be: none depends on what anybody holds."""
    return tuple(act(seat, "gimme", str(other), name) for other in others(seat, seats) for name in names)


def gimme_names(t: Reads) -> tuple[str, ...]:
    """What Gimme can ask for."""
    return (*NAMEABLE, "mischief") if t[ANY_MISCHIEF] else NAMEABLE


@dataclass(frozen=True, slots=True)
class Gimme(Asks):
    """Choose a player and name a colour or a kind of Mischief: one such card must be given, if there is one."""

    def options(self, t: Reads, seat: int) -> Sequence[Action]:
        """Whom to ask, and for what."""
        return _asks(seat, t.seats, gimme_names(t)) if "gimme" in t[HAND[seat]] else ()

    def answer(self, t: Table, seat: int, action: Action) -> None:
        """Show the card, ask, lay it down."""
        victim, name = int(action.args[0]), action.args[1]
        show(t, seat, "gimme")
        t.say("asks", seat, (victim, name), ("MUG-GIM-01", "MUG-SET-02" if name in PUGS else "MUG-GIM-04"))
        t.push(seat, *between(t), Ask(victim, name), LayDown("gimme"))


@dataclass(frozen=True, slots=True)
class Ask(Effect):
    """The player asked hands over one card of that name; the hand decides, nobody can lie (MUG-GIM-06)."""

    victim: int
    name: str

    def run(self, t: Table, seat: int) -> None:
        """Take it, if it is there."""
        victim, name = self.victim, self.name
        if name == "mischief":
            t.push(victim, Give(seat))
        elif name in t[HAND[victim]]:
            too_late = ("MUG-GIM-07",) if name == "surprise" and not t[INTERRUPTS] else ()
            t.move(name, HAND[victim], HAND[seat], "gives", victim, ("MUG-GIM-02", "MUG-GIM-06", *too_late))
        else:
            on_table = ("MUG-GIM-05",) if name in PUGS and mug(name) in t[MUGS[victim]] else ()
            t.say("has none", victim, (name,), ("MUG-GIM-03", "MUG-MISCH-05", *on_table))


@dataclass(frozen=True, slots=True)
class Give(Asks):
    """Asked for any Mischief card, a player chooses which to give, and says so if there is none: everybody is really asked."""

    taker: int
    because = ("MUG-GIM-04", "MUG-GIM-06")

    def interruptible(self) -> bool:
        """A declared Gimme resolves whole."""
        return False

    def options(self, t: Reads, seat: int) -> Sequence[Action]:
        """The kinds of Mischief in hand, or nothing."""
        kinds = [kind for kind in MISCHIEF if kind in t[HAND[seat]]]
        return [act(seat, "give", kind) for kind in kinds] or [act(seat, "give", "nothing")]

    def answer(self, t: Table, seat: int, action: Action) -> None:
        """Hand it over."""
        (kind,) = action.args
        if kind != "nothing":
            both = (seat, self.taker)  # nobody has named it, so the others do not learn which it was
            t.move(kind, HAND[seat], HAND[self.taker], "gives", seat, ("MUG-GIM-02", "MUG-GIM-06"), both)
        else:
            t.say("has none", seat, ("mischief",), ("MUG-GIM-03", "MUG-MISCH-05"))


def why_no_gimme(s: State, seat: int, args: tuple[str, ...]) -> Iterator[Refusal]:
    """Every reason against a Gimme."""
    yield from _not_held(s, seat, "gimme")
    if len(args) != 2 or args[0] not in map(str, range(s.seats)):
        yield no("MUG-GIM-01", " ".join(args))
        return
    if args[0] == str(seat):
        yield no("MUG-GIM-08")
    if args[1] not in gimme_names(s):
        yield no("MUG-GIM-04", args[1])


# ---------------------------------------------------------------- Dig


@cache
def _digs(seat: int, names: tuple[str, ...]) -> tuple[Action, ...]:
    return tuple(act(seat, "dig", name) for name in names)


def dig_names(t: Reads) -> tuple[str, ...]:
    """What Dig can name."""
    return (*NAMEABLE, "pug") if t[ANY_PUG] else NAMEABLE


@dataclass(frozen=True, slots=True)
class Dig(Asks):
    """Name a kind of Mischief or a pattern: one such card comes from the discard pile into the hand."""

    def options(self, t: Reads, seat: int) -> Sequence[Action]:
        """What to look for, whether it is there or not (MUG-MISCH-05)."""
        return _digs(seat, dig_names(t)) if "dig" in t[HAND[seat]] else ()

    def answer(self, t: Table, seat: int, action: Action) -> None:
        """Show the card, search, lay it down."""
        name = action.args[0]
        show(t, seat, "dig")
        seen = ("MUG-DIG-05",) if t[PILE_OPEN] else ()
        t.say("searches", seat, (name,), ("MUG-DIG-01", "MUG-SET-02" if name in COLOURS else "MUG-DIG-04", *seen))
        t.push(seat, *between(t), Search(name), LayDown("dig"))


@dataclass(frozen=True, slots=True)
class Search(Effect):
    """Take the topmost card of that name out of the discard pile."""

    name: str

    def run(self, t: Table, seat: int) -> None:
        """Take it, if it is there."""
        name, pile = self.name, t[DISCARD]
        itself = ("MUG-DIG-03",) if name == "dig" else ()
        found = [card for card in pile if card == name or (name == "pug" and card in PUGS)]
        if found:
            topmost = ("MUG-DIG-07",) if len(found) > 1 else ()
            t.move(found[-1], DISCARD, HAND[seat], "digs up", seat, ("MUG-DIG-01", *itself, *topmost))
        else:
            empty = () if pile else ("MUG-DIG-06",)
            t.say("finds nothing", seat, (name,), ("MUG-DIG-02", "MUG-MISCH-05", *itself, *empty))


def why_no_dig(s: State, seat: int, args: tuple[str, ...]) -> Iterator[Refusal]:
    """Every reason against a Dig."""
    yield from _not_held(s, seat, "dig")
    if len(args) != 1 or args[0] not in dig_names(s):
        yield no("MUG-DIG-04", " ".join(args))


# ---------------------------------------------------------------- Surprise!


@dataclass(frozen=True, slots=True)
class TurnEnds(Effect):
    """What lies at the bottom of the stack while a turn lasts. It knows whether a Surprise! was played in this turn."""

    surprised: bool = False


@dataclass(frozen=True, slots=True)
class Surprise(Interrupt):
    """Another player loses a random card. It may be played at any time, by anybody who has it."""

    verbs: ClassVar[tuple[str, ...]] = ("surprise",)

    def options(self, t: Reads) -> Sequence[Action]:
        """Every Surprise! that anybody could play now, clockwise from the player on turn."""
        seats, turn = t.seats, t.stack[0][1]
        holders = [seat for seat in (turn, *others(turn, seats)) if "surprise" in t[HAND[seat]]]
        return [act(seat, "surprise", str(victim)) for seat in holders for victim in _targets(t, seat)]

    def answer(self, t: Table, action: Action) -> None:
        """Show it, hit a random card, lay it on top of that card."""
        seat, victim = action.seat, int(action.args[0])
        when = "MUG-SURP-03" if seat == t.stack[0][1] else "MUG-SURP-02"
        show(t, seat, "surprise", (when, "MUG-SURP-05", *_again(t)))
        if hand := t[HAND[victim]]:
            card = hand[t.roll(len(hand)) - 1]
            harmless = ("MUG-SURP-09",) if card in MISCHIEF else ()
            t.move(card, HAND[victim], DISCARD, "loses", victim, ("MUG-SURP-01", *harmless))
        else:
            t.say("has nothing to lose", victim, (), ("MUG-MISCH-05",))
        t.move("surprise", PLAYED, DISCARD, "lays down", seat, ("MUG-MISCH-02", "MUG-SURP-08"))


SURPRISE = Surprise()


def _again(t: Table) -> tuple[str, ...]:
    """Return the clause that allows a further Surprise! in one turn, and remember that there was one."""
    ends, turn = t.stack[0]
    if not isinstance(ends, TurnEnds):
        return ()
    t.stack[0] = replace(ends, surprised=True), turn
    return ("MUG-SURP-04",) if ends.surprised else ()


def _targets(t: Reads, seat: int) -> list[int]:
    """Whom a seat may surprise: others with a card in hand."""
    found = [other for other in others(seat, t.seats) if t[ON_EMPTY] or t[HAND[other]]]
    if t[ON_SELF] and (t[ON_EMPTY] or len(t[HAND[seat]]) > 1):
        found.append(seat)
    return found


def why_no_surprise(s: State, seat: int, args: tuple[str, ...]) -> Iterator[Refusal]:
    """Every reason against a Surprise!."""
    yield from _not_held(s, seat, "surprise")
    if len(args) != 1 or args[0] not in map(str, range(s.seats)):
        yield no("MUG-SURP-01", " ".join(args))
        return
    if args[0] == str(seat) and not s[ON_SELF]:
        yield no("MUG-SURP-07")
    elif not s[ON_EMPTY] and int(args[0]) not in _targets(s, seat):
        yield no("MUG-SURP-06")


def _not_held(s: State, seat: int, card: str) -> Iterator[Refusal]:
    if card not in s[HAND[seat]]:
        yield no("MUG-MISCH-01", card)


# ---------------------------------------------------------------- Surprise! in between, a rule that a group may choose


@dataclass(frozen=True, slots=True)
class LetPass(Asks):
    """Ask whether somebody's declared action may go on; meanwhile anybody may play Surprise!."""

    because = ("MUG-SURP-05", "MUG-SURP-02")

    def options(self, t: Reads, seat: int) -> Sequence[Action]:
        """Only to let it pass: Surprise! itself is open to all."""
        del t
        return [act(seat, "pass")]

    def answer(self, t: Table, seat: int, action: Action) -> None:
        """Go on."""
        t.say("lets it pass", seat, action.args, self.because)


def between(t: Table) -> tuple[Effect, ...]:
    """What comes between declaring an action and carrying it out: nothing, unless the group wants it."""
    return (InTurn(LetPass()),) if t[INTERRUPTS] else ()
