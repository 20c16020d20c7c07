"""Cards that the rulebook gives an entry of their own."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from pugsbox.cardtable.effects import Asks, Effect
from pugsbox.cardtable.state import Reads, Table, others
from pugsbox.core.actions import Action, act
from pugsbox.core.events import Datum
from pugsbox.gamers_vs_evil.deck import HAND_SIZE, draw_cards, reveal_top
from pugsbox.gamers_vs_evil.effects import pass_up
from pugsbox.gamers_vs_evil.kinds import QUARTER, TUBE
from pugsbox.gamers_vs_evil.money import acts_as, disguise, earn, worth, worth_of
from pugsbox.gamers_vs_evil.zones import (
    DISCARD,
    DOING,
    DOUBLED,
    HAND,
    PLAYS,
    POWER,
    TOKENS,
    WORTH,
    is_green,
)

__all__ = [
    "CatTrick",
    "Disguise",
    "Nothing",
    "Pickle",
    "Share",
    "Swarm",
    "TouchOne",
    "Twice",
    "Unicorn",
]


@dataclass(frozen=True, slots=True)
class Nothing(Effect):
    """A card that does nothing when it is played."""

    clause: str

    def run(self, t: Table, seat: int) -> None:
        """Say so."""
        t.say("does nothing", seat, (), (self.clause,))


@dataclass(frozen=True, slots=True)
class Swarm(Effect):
    """Scrotuum: the first one of a turn gives less than those after it."""

    first: int = 1
    further: int = 4

    def run(self, t: Table, seat: int) -> None:
        """See whether another one was played before."""
        before = [play for play in range(len(t[PLAYS])) if play != t[DOING] and acts_as(t, play) == acts_as(t, t[DOING])]
        copy = ("PA-CARD-28",) if t[PLAYS][t[DOING]] != acts_as(t, t[DOING]) else ()
        if before:
            earn(t, seat, 0, self.further, ("PA-CARD-22", *copy))
        else:
            earn(t, seat, 0, self.first, ("PA-CARD-22", "PA-CARD-23"))


@dataclass(frozen=True, slots=True)
class Disguise(Effect):
    """Broodax in Disguise: Power that counts threefold for a Boss Loot."""

    power: int = 1

    def run(self, t: Table, seat: int) -> None:
        """Add it."""
        earn(t, seat, 0, self.power, ("PA-HOUSE-10",))
        disguise(t, t[DOING], self.power)


@dataclass(frozen=True, slots=True)
class Pickle(Effect):
    """Pickle Recognition Engine: show the top card of the deck; a Gamer card is a pickle."""

    pickle: int = 5
    other: int = 1

    def run(self, t: Table, seat: int) -> None:
        """Show it, and leave it there."""
        again = [play for play in range(t[DOING]) if acts_as(t, play) == "pickle-engine"]
        card = reveal_top(t, seat, ("PA-CARD-16", "PA-CARD-19") if again else ("PA-CARD-16",))
        if card and is_green(t, card):
            earn(t, seat, self.pickle, 0, ("PA-CARD-18",))
        elif card:
            earn(t, seat, self.other, 0, ("PA-CARD-17",))


@dataclass(frozen=True, slots=True)
class Unicorn(Asks):
    """Magical Unicorn: as the first card of a turn it lets its player discard the hand and draw a new one."""

    because = ("PA-CARD-11",)

    def options(self, t: Reads, seat: int) -> Sequence[Action]:
        """Nothing to choose unless it is the first card."""
        return [act(seat, "redraw"), act(seat, "pass")] if len(t[PLAYS]) == 1 else ()

    def answer(self, t: Table, seat: int, action: Action) -> None:
        """Discard and draw, or take the Token."""
        if action.verb == "pass":
            self.skip(t, seat)
            return
        if t[HAND[seat]]:
            t.move_all(t[HAND[seat]], HAND[seat], DISCARD[seat], "discards", seat, ("PA-CARD-11",))
        draw_cards(t, seat, HAND_SIZE, "draws", ("PA-CARD-11",), ("PA-DECK-02", "PA-CARD-12"))

    def skip(self, t: Table, seat: int) -> None:
        """It gives a Token."""
        earn(t, seat, 1, 0, ("PA-CARD-11",))


@dataclass(frozen=True, slots=True)
class CatTrick(Asks):
    """Psychic Cat and friends: discard a Quarter and a Cardboard Tube for more, or take less."""

    more: int = 3
    less: int = 1
    because = ("PA-CARD-20",)

    def options(self, t: Reads, seat: int) -> Sequence[Action]:
        """The trick, if both cards are in the hand, and the lesser gain."""
        both = QUARTER in t[HAND[seat]] and TUBE in t[HAND[seat]]
        return [*([act(seat, "discard", QUARTER, TUBE)] if both else []), act(seat, "pass")]

    def answer(self, t: Table, seat: int, action: Action) -> None:
        """Discard, or not."""
        if action.verb == "pass":
            earn(t, seat, self.less, self.less, ("PA-CARD-20",))
            return
        t.move_all((QUARTER, TUBE), HAND[seat], DISCARD[seat], "discards", seat, ("PA-CARD-20", "PA-CARD-21"))
        earn(t, seat, self.more, self.more, ("PA-CARD-21",))


# ---------------------------------------------------------------- Natural Twenty


@dataclass(frozen=True, slots=True)
class Twice(Asks):
    """Natural Twenty: what another card of this turn has given is given once more."""

    because = ("PA-CARD-13", "PA-CARD-15", "PA-CARD-30")

    def options(self, t: Reads, seat: int) -> Sequence[Action]:
        """Every card that has given something, with what it has given; equal ones once."""
        given = [(acts_as(t, i), *worth_of(word)) for i, word in enumerate(t[WORTH]) if i != t[DOING]]
        return [act(seat, "double", card, str(t_), str(p)) for card, t_, p in dict.fromkeys(given) if t_ or p]

    def answer(self, t: Table, seat: int, action: Action) -> None:
        """Add it, and remember it with that card."""
        card, tokens, power = action.args[0], int(action.args[1]), int(action.args[2])
        word = worth(tokens, power)
        play = next(i for i, other in enumerate(t[WORTH]) if other == word and i != t[DOING] and acts_as(t, i) == card)
        given = t[WORTH]
        t[WORTH] = (*given[:play], worth(2 * tokens, 2 * power), *given[play + 1 :])
        t.cells[TOKENS] += tokens
        t.cells[POWER] += power
        disguise(t, play, power)
        again = ("PA-CARD-14",) if str(play) in t[DOUBLED] else ()
        t[DOUBLED] = (*(other for other in t[DOUBLED] if other != str(play)), str(play))
        t.say("doubles", seat, (card, 2 * tokens, 2 * power), ("PA-CARD-13", *again, "PA-CARD-15"))

    def skip(self, t: Table, seat: int) -> None:
        """There is no other card with a value."""
        t.say("has nothing to double", seat, (), ("PA-CARD-30",))


# ---------------------------------------------------------------- TouchWieners


@dataclass(frozen=True, slots=True)
class Share(Effect):
    """TouchWieners: each other player may show one and draws a card; then so does who played it."""

    def run(self, t: Table, seat: int) -> None:
        """Ask the others, clockwise."""
        rest = others(seat, t.seats)
        t.push(rest[0], TouchOne(seat, rest[1:]))


@dataclass(frozen=True, slots=True)
class TouchOne(Asks):
    """Another player may show a TouchWieners. `rest` are asked after this one; `touched` is whether somebody has shown one."""

    player: int
    rest: tuple[int, ...]
    touched: bool = False
    because = ("PA-CARD-24", "PA-CARD-25", "PA-CARD-26")

    def options(self, t: Reads, seat: int) -> Sequence[Action]:
        """Show one, if there is one, or not: being asked tells nothing."""
        return [*([act(seat, "reveal")] if "touchwieners" in t[HAND[seat]] else []), act(seat, "pass")]

    def answer(self, t: Table, seat: int, action: Action) -> None:
        """Draw, and ask the next one; after the last one the player who played the card draws."""
        touched = self.touched or action.verb == "reveal"
        if action.verb == "reveal":
            t.say("reveals", seat, (("touchwieners",), HAND[seat], HAND[seat]), ("PA-CARD-24", "PA-CARD-26"))
            draw_cards(t, seat, 1, "draws", ("PA-CARD-24", "PA-TURN-13"))
        else:
            pass_up(t, seat, ("PA-CARD-26",))
        if self.rest:
            t.push(self.rest[0], TouchOne(self.player, self.rest[1:], touched))
        elif touched:
            draw_cards(t, self.player, 1, "draws", ("PA-CARD-25",))

    def about(self, t: Reads, seat: int) -> tuple[Datum, ...]:
        """Who played it."""
        del t, seat
        return (self.player,)
