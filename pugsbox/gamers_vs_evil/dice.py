"""The 20-sided die: what Gamer Boss Loots do at 1, at 2 to 17, and at 18 to 20."""

from __future__ import annotations

from dataclasses import dataclass

from pugsbox.cardtable.effects import Effect
from pugsbox.cardtable.state import Table, others
from pugsbox.gamers_vs_evil.deck import draw_cards
from pugsbox.gamers_vs_evil.kinds import RED, colour
from pugsbox.gamers_vs_evil.money import earn, worth, worth_of
from pugsbox.gamers_vs_evil.zones import CANCELS, DISGUISED, DOING, HAND, POWER, TOKENS, WORTH

__all__ = ["FACES", "Aim", "DoublePower", "DoubleTokens", "Roll"]

FACES, FUMBLE, CRITICAL = 20, 1, 18
"""The faces of the die; which is a fumble; from where on it is a critical (PA-D20-01 to PA-D20-04)."""


@dataclass(frozen=True, slots=True)
class Roll(Effect):
    """Roll the die: one thing happens at 2 to 17, another at 18 to 20; at 1 all others draw a card."""

    normal: tuple[Effect, ...]
    critical: tuple[Effect, ...]

    def run(self, t: Table, seat: int) -> None:
        """Roll, and let it happen."""
        number = t.roll(FACES)
        t.say("rolls", seat, (number,), ("PA-D20-01", "PA-D20-05"))
        if number >= CRITICAL:
            t.say("is critical", seat, (), ("PA-D20-03",))
            t.push(seat, *self.critical)
            return
        if number == FUMBLE:
            t.say("fumbles", seat, (), ("PA-D20-02",))
            for other in others(seat, t.seats):
                draw_cards(t, other, 1, "draws", ("PA-D20-02", "PA-TURN-13"))
            if t[CANCELS]:
                return
        else:
            t.say("is normal", seat, (), ("PA-D20-04",))
        t.push(seat, *self.normal)


@dataclass(frozen=True, slots=True)
class DoubleTokens(Effect):
    """Honor: what all other cards of this turn have given in Tokens is given once more."""

    def run(self, t: Table, seat: int) -> None:
        """Add it, and remember it with each of them."""
        at, given = t[DOING], [worth_of(word) for word in t[WORTH]]
        more = sum(tokens for play, (tokens, _) in enumerate(given) if play != at)
        if not more:
            t.say("has nothing to double", seat, (), ("PA-HOUSE-12",))
            return
        t[WORTH] = tuple(worth(tokens if play == at else 2 * tokens, power) for play, (tokens, power) in enumerate(given))
        t.cells[TOKENS] += more
        t.say("gets tokens", seat, (more, t[TOKENS]), ("PA-HOUSE-12",))


@dataclass(frozen=True, slots=True)
class DoublePower(Effect):
    """Cheesing: the Power that there is, once more."""

    def run(self, t: Table, seat: int) -> None:
        """Add it."""
        if power := t[POWER]:
            t.cells[DISGUISED] *= 2
            earn(t, seat, 0, power, ("PA-HOUSE-12",))
        else:
            t.say("has nothing to double", seat, (), ("PA-HOUSE-12",))


@dataclass(frozen=True, slots=True)
class Aim(Effect):
    """Missile-Toe: each other player shows a card of the hand by chance, and every Red one gives Tokens."""

    tokens: int = 3

    def run(self, t: Table, seat: int) -> None:
        """Show them, clockwise."""
        found = 0
        for other in others(seat, t.seats):
            if hand := t[HAND[other]]:
                card = hand[t.roll(len(hand)) - 1]
                t.say("shows", other, ((card,), HAND[other], HAND[other]), ("PA-HOUSE-18", "PA-ORDER-01"))
                found += colour(card) == RED
        if found:
            earn(t, seat, self.tokens * found, 0, ("PA-HOUSE-18",))
