"""Exchange Pugs for a Mug, or steal one."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from pugsbox.cardtable.effects import Effect
from pugsbox.cardtable.state import Reads, State, Table, others
from pugsbox.core.actions import Action, Refusal, act
from pugsbox.pugs_in_mugs.words import no
from pugsbox.pugs_in_mugs.zones import COLOURS, DISCARD, HAND, MUGS, PUGS, SUPPLY, mug

__all__ = ["Exchange", "Steal", "exchanges", "steals", "why_no_exchange", "why_no_steal"]

PRICE = 3
"""Pugs of one colour for a Mug (MUG-EXCH-01)."""


ONE_OF_EACH = frozenset(PUGS)
"""Pugs for a theft (MUG-STEAL-01)."""


def patterns(t: Reads, seat: int) -> int:
    """Return how many patterns a seat has; a second Mug of one, as only a table arranged by hand has it, does not count."""
    return len(set(t[MUGS[seat]]))


def can_exchange(t: Reads, seat: int, colour: str) -> bool:
    """Whether a seat may exchange Pugs of a colour for its Mug."""
    return t[HAND[seat]].count(colour) >= PRICE and mug(colour) not in t[MUGS[seat]] and mug(colour) in t[SUPPLY]


def exchanges(t: Reads, seat: int) -> Sequence[Action]:
    """Every exchange that a seat can make."""
    hand = t[HAND[seat]]  # counted first: that is what mostly decides
    return [act(seat, "exchange", c) for c in COLOURS if hand.count(c) >= PRICE and can_exchange(t, seat, c)]


@dataclass(frozen=True, slots=True)
class Exchange(Effect):
    """Three Pugs of one colour go to the discard pile, and its Mug stands before their owner. The fifth Mug wins at once."""

    colour: str

    def run(self, t: Table, seat: int) -> None:
        """Pay, take the Mug, and see whether that ends the game."""
        if not can_exchange(t, seat, self.colour):  # only where Surprise! may come in between
            return t.say("exchange fails", seat, (self.colour,), ("MUG-SURP-05", "MUG-EXCH-01"))
        t.move_all((self.colour,) * PRICE, HAND[seat], DISCARD, "pays", seat, ("MUG-EXCH-02", "MUG-EXCH-05"))
        because = ("MUG-EXCH-01", "MUG-EXCH-03", "MUG-EXCH-06")
        t.move(mug(self.colour), SUPPLY, MUGS[seat], "gets a mug", seat, because)
        if patterns(t, seat) == len(COLOURS):
            t.say("wins", seat, (), ("MUG-AIM-01", "MUG-AIM-02", "MUG-AIM-03"))
            t.end()
        elif not t[SUPPLY]:  # the last Mug of a winner never comes from a thief, so now nobody can win
            t.say("is locked", seat, (), ("MUG-COMP-02", "MUG-AIM-03"))
            t.end()
        return None


def why_no_exchange(s: State, seat: int, args: tuple[str, ...]) -> Iterator[Refusal]:
    """Every reason against an exchange."""
    if len(args) != 1 or args[0] not in COLOURS:
        yield no("MUG-EXCH-01", " ".join(args), key="no colour")
        return
    colour = args[0]
    if (there := s[HAND[seat]].count(colour)) < PRICE:
        yield no("MUG-EXCH-01", colour, there, instead=tuple(action for action in exchanges(s, seat) if action in s.legal))
        pugs = sum(card in PUGS for card in s[HAND[seat]])
        if pugs >= PRICE:
            yield no("MUG-EXCH-05", colour, there)
        elif there and len(s[HAND[seat]]) >= PRICE:
            yield no("MUG-MISCH-07")
    if mug(colour) in s[MUGS[seat]]:
        yield no("MUG-EXCH-04", colour)
    if mug(colour) not in s[SUPPLY]:
        yield no("MUG-EXCH-06", colour)


def can_steal(t: Reads, seat: int) -> bool:
    """Whether a seat can pay for a theft and may take part in one."""
    return ONE_OF_EACH.issubset(t[HAND[seat]]) and patterns(t, seat) < len(COLOURS) - 1


def steals(t: Reads, seat: int) -> Sequence[Action]:
    """Every theft that a seat can commit: whose Mug, which Mug."""
    if not can_steal(t, seat):
        return ()
    return [
        act(seat, "steal", str(victim), colour)
        for victim in others(seat, t.seats)
        for colour in COLOURS
        if mug(colour) in t[MUGS[victim]] and mug(colour) not in t[MUGS[seat]]
    ]


@dataclass(frozen=True, slots=True)
class Steal(Effect):
    """One Pug of every colour goes to the discard pile, and a Mug changes its owner."""

    victim: int
    colour: str

    def run(self, t: Table, seat: int) -> None:
        """Pay and take the Mug."""
        if not can_steal(t, seat):  # only where Surprise! may come in between
            return t.say("theft fails", seat, (), ("MUG-SURP-05", "MUG-STEAL-04"))
        extra = ("MUG-STEAL-09",) if len(t[HAND[seat]]) > len(PUGS) else ()
        t.move_all(PUGS, HAND[seat], DISCARD, "pays", seat, ("MUG-STEAL-01", "MUG-STEAL-04", *extra))
        nearly = ("MUG-STEAL-07",) if patterns(t, self.victim) == len(COLOURS) - 1 else ()
        because = ("MUG-STEAL-06", "MUG-EXCH-07", *nearly)
        return t.move(mug(self.colour), MUGS[self.victim], MUGS[seat], "steals", seat, because)


def why_no_steal(s: State, seat: int, args: tuple[str, ...]) -> Iterator[Refusal]:
    """Every reason against a theft."""
    if len(args) != 2 or args[1] not in COLOURS or args[0] not in map(str, range(s.seats)):
        yield no("MUG-STEAL-06", " ".join(args), key="no theft")
        return
    victim, colour = int(args[0]), args[1]
    if patterns(s, seat) >= len(COLOURS) - 1:
        yield no("MUG-STEAL-03")
    if mug(colour) in s[MUGS[seat]]:
        yield no("MUG-STEAL-02", colour)
    if missing := tuple(colour for colour in PUGS if colour not in s[HAND[seat]]):
        yield no("MUG-STEAL-04", missing)
    if victim == seat:
        yield no("MUG-STEAL-08", key="yourself")
    elif mug(colour) not in s[MUGS[victim]]:
        yield no("MUG-STEAL-06", colour)
        if not any(mug(colour) in s[MUGS[other]] for other in others(seat, s.seats)):
            yield no("MUG-STEAL-08")
    if not any(set(s[MUGS[other]]) - set(s[MUGS[seat]]) for other in others(seat, s.seats)):
        yield no("MUG-STEAL-05")
