"""What cards do for the rest of the turn, for its end, or for the game."""

from __future__ import annotations

from dataclasses import dataclass

from pugsbox.cardtable.effects import Effect
from pugsbox.cardtable.state import Table
from pugsbox.gamers_vs_evil.board import RED_STACKS, gain
from pugsbox.gamers_vs_evil.kinds import RED, TWISP
from pugsbox.gamers_vs_evil.zones import (
    BOUGHT,
    DOING,
    EVERY_CARDS,
    EVERY_POWER,
    FRONT,
    LAIRS,
    MORE_CARDS,
    MORE_TURNS,
    ON_TOP,
    PLAYED,
    PLAYS,
    POWER_FOR_GREEN,
    TOKENS_FOR_RED,
)

__all__ = ["Exchange", "Lair", "MoreCards", "MoreTurns", "Stay", "ToTheTop"]


@dataclass(frozen=True, slots=True)
class Exchange(Effect):
    """Tokens may be spent as Power in this turn ("red": for Evil cards), or Power as Tokens ("green")."""

    side: str

    def run(self, t: Table, seat: int) -> None:
        """Remember it."""
        t.cells[TOKENS_FOR_RED if self.side == RED else POWER_FOR_GREEN] = 1
        t.say(f"exchanges for {self.side}", seat, (), ("PA-HOUSE-09", "PA-TURN-12"))


@dataclass(frozen=True, slots=True)
class ToTheTop(Effect):
    """What is bought or gained in this turn from now on may go on top of the deck."""

    def run(self, t: Table, seat: int) -> None:
        """Remember it."""
        t.cells[ON_TOP] = 1
        t.say("may put on top", seat, (), ("PA-HOUSE-08",))


@dataclass(frozen=True, slots=True)
class MoreCards(Effect):
    """More cards at the end of the turn."""

    cards: int

    def run(self, t: Table, seat: int) -> None:
        """Remember them."""
        t.cells[MORE_CARDS] += self.cards
        t.say("will draw more", seat, (self.cards,), ("PA-HOUSE-15",))


@dataclass(frozen=True, slots=True)
class MoreTurns(Effect):
    """Another turn after this one."""

    def run(self, t: Table, seat: int) -> None:
        """Remember it."""
        t.cells[MORE_TURNS] += 1
        t.say("will go on", seat, (), ("PA-HOUSE-14",))


@dataclass(frozen=True, slots=True)
class Stay(Effect):
    """The card stays before its player for the game: more cards at the end of each turn, or Power at the start."""

    cards: int = 0
    power: int = 0

    def run(self, t: Table, seat: int) -> None:
        """Lay it there; a copying Twisp stays in its place."""
        itself = t[PLAYS][t[DOING]]
        copy = ("PA-CARD-27",) if itself == TWISP else ()
        t.move(itself, PLAYED[seat], FRONT[seat], "stays", seat, ("PA-HOUSE-07", "PA-TURN-09", *copy))
        t.cells[EVERY_CARDS[seat]] += self.cards
        t.cells[EVERY_POWER[seat]] += self.power


@dataclass(frozen=True, slots=True)
class Lair(Effect):
    """Secret Volcano Lair: a second copy of the first Evil card that is bought in this turn, before or after."""

    def run(self, t: Table, seat: int) -> None:
        """Gain it, or remember to."""
        if bought := [card for card in t[BOUGHT] if card in RED_STACKS]:
            gain(t, seat, bought[0], ("PA-HOUSE-11",))
        else:
            t.cells[LAIRS] += 1
            t.say("opens the lair", seat, (), ("PA-HOUSE-11",))
