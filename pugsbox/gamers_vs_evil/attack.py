"""PvP Attacks: everybody else may block, one after another; then those that did not are hit, one after another."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import ClassVar

from pugsbox.cardtable.effects import Asks, Effect
from pugsbox.cardtable.state import Clauses, Reads, Table, others
from pugsbox.core.actions import Action, act
from pugsbox.core.events import Datum
from pugsbox.gamers_vs_evil.board import gain_pox
from pugsbox.gamers_vs_evil.deck import draw_cards, refresh
from pugsbox.gamers_vs_evil.dice import Roll
from pugsbox.gamers_vs_evil.effects import Draw
from pugsbox.gamers_vs_evil.kinds import PAX_POX
from pugsbox.gamers_vs_evil.money import acts_as
from pugsbox.gamers_vs_evil.zones import DECK, DISCARD, DOING, HAND, POX, is_green

__all__ = [
    "BLOCKS",
    "HOWITZER",
    "Attack",
    "Bite",
    "Block",
    "Discards",
    "GainOrDiscard",
    "Hit",
    "Infect",
    "Mill",
    "Smash",
    "Strip",
    "defences",
]


@dataclass(frozen=True, slots=True)
class Attack(Effect):
    """A PvP Attack on all others. Each kind of attack says what happens to a player who is hit."""

    with_pox: ClassVar[bool] = False
    """Whether a PAX Pox of the hand blocks it."""

    def run(self, t: Table, seat: int) -> None:
        """Let the others block, clockwise."""
        victims = others(seat, t.seats)
        order = ("PA-PVP-09",) if len(victims) > 1 else ()
        t.say("attacks", seat, (), ("PA-PVP-01", *order))
        t.push(victims[0], Block(self, seat, victims[1:], ()))

    def hit(self, t: Table, seat: int, attacker: int) -> None:
        """Let it happen to a player who did not block."""
        raise NotImplementedError


@dataclass(frozen=True, slots=True)
class Hit(Effect):
    """A player who did not block is hit."""

    attack: Effect
    attacker: int

    def run(self, t: Table, seat: int) -> None:
        """Let the attack happen to this player."""
        assert isinstance(self.attack, Attack)  # noqa: S101 - nothing else hits
        self.attack.hit(t, seat, self.attacker)


HOWITZER = Roll((Draw(3),), (Draw(6),))
BLOCKS: Mapping[str, tuple[Effect, ...]] = {
    "baby-ninja": (Draw(1, "PA-PVP-07"),),
    "robot-cowboy-angel": (Draw(2, "PA-PVP-07"),),
    "howitzer": (Roll((Draw(3, "PA-PVP-07"),), (Draw(6, "PA-PVP-07"),)),),
}
"""The cards with a PvP Defense, and what follows when one is discarded to block. PAX Pox is no such card (PA-CARD-31)."""


def defences(t: Reads, seat: int, attack: Effect) -> list[str]:
    """Return the cards of a hand that block an attack."""
    hand = dict.fromkeys(t[HAND[seat]])
    return [card for card in hand if card in BLOCKS or (card == PAX_POX and isinstance(attack, Attack) and attack.with_pox)]


@dataclass(frozen=True, slots=True)
class Block(Asks):
    """A player who is attacked may block, or let it come. `rest` are asked after this one, `hit` did not block."""

    attack: Effect
    attacker: int
    rest: tuple[int, ...]
    hit: tuple[int, ...]
    because = ("PA-PVP-01", "PA-PVP-06", "PA-PVP-07", "PA-PVP-08")

    def options(self, t: Reads, seat: int) -> Sequence[Action]:
        """Every card that blocks, and letting it come: being asked tells nothing."""
        return [*(act(seat, "block", card) for card in defences(t, seat, self.attack)), act(seat, "take")]

    def answer(self, t: Table, seat: int, action: Action) -> None:
        """Block or not, then ask the next one; after the last one the attack hits."""
        hit = self.hit
        if action.verb == "take":
            hit = (*hit, seat)
            t.say("lets it come", seat, (), ("PA-PVP-03", "PA-PVP-06"))
            self._go_on(t, hit)
            return
        card = action.args[0]
        pox = ("PA-PVP-10",) if card == PAX_POX else ()
        t.move(card, HAND[seat], DISCARD[seat], "blocks", seat, ("PA-PVP-02", "PA-PVP-04", "PA-PVP-07", *pox))
        self._go_on(t, hit)
        t.push(seat, *BLOCKS.get(card, ()))

    def _go_on(self, t: Table, hit: tuple[int, ...]) -> None:
        if self.rest:
            t.push(self.rest[0], replace(self, rest=self.rest[1:], hit=hit))
            return
        if len(hit) > 1:
            t.say("hits in turn", self.attacker, (), ("PA-ORDER-01",))
        for victim in reversed(hit):
            t.push(victim, Hit(self.attack, self.attacker))

    def about(self, t: Reads, seat: int) -> tuple[Datum, ...]:
        """Who attacks, and with which card."""
        del seat
        return (self.attacker, acts_as(t, t[DOING]))


# ---------------------------------------------------------------- kinds of attacks


@dataclass(frozen=True, slots=True)
class Infect(Attack):
    """Each one who is hit gains PAX Pox."""

    cards: int = 1

    def hit(self, t: Table, seat: int, attacker: int) -> None:
        """One by one, until the game is over or there is none."""
        del attacker
        for _ in range(self.cards if t[POX] else 1):
            if not t.over:
                gain_pox(t, seat, ("PA-PVP-03",))


@dataclass(frozen=True, slots=True)
class Smash(Infect):
    """Chaos World-Smasher: the same, and a PAX Pox of the hand blocks it."""

    with_pox: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class Bite(Attack):
    """Giant Snake: each one who is hit gains a PAX Pox or discards a card."""

    def hit(self, t: Table, seat: int, attacker: int) -> None:
        """Let the player choose."""
        del attacker
        t.push(seat, GainOrDiscard())


@dataclass(frozen=True, slots=True)
class Strip(Attack):
    """Each one who is hit discards cards; where the card `draws`, the attacker draws one for each of them."""

    cards: int = 1
    draws: bool = False

    def hit(self, t: Table, seat: int, attacker: int) -> None:
        """Let the player choose the cards."""
        t.push(seat, Discards(self.cards, attacker if self.draws else -1))


@dataclass(frozen=True, slots=True)
class Mill(Attack):
    """Evil Gumbo: the top card of the deck is discarded; was it a Gamer card, the player gains a PAX Pox."""

    def hit(self, t: Table, seat: int, attacker: int) -> None:
        """Turn it over."""
        del attacker
        if not refresh(t, seat, ("PA-DECK-03",)):
            t.say("has no card", seat, (), ("PA-DECK-05", "PA-PVP-03"))
            return
        card = t[DECK[seat]][0]
        t.draw(1, DECK[seat], DISCARD[seat], "loses the top card", seat, ("PA-PVP-03",))
        if is_green(t, card):
            gain_pox(t, seat, ("PA-PVP-03",))


@dataclass(frozen=True, slots=True)
class Discards(Asks):
    """A player has to discard cards of the hand. `for_whom` draws a card for each, -1 if nobody does."""

    cards: int = 1
    for_whom: int = -1
    because = ("PA-PVP-03", "PA-HOUSE-23")

    def options(self, t: Reads, seat: int) -> Sequence[Action]:
        """Every card of the hand."""
        return [act(seat, "discard", card) for card in dict.fromkeys(t[HAND[seat]])]

    def answer(self, t: Table, seat: int, action: Action) -> None:
        """Discard it, and ask for the next one."""
        discard(t, seat, action.args[0], ("PA-PVP-03", "PA-HOUSE-23"))
        if self.cards > 1:
            t.push(seat, replace(self, cards=self.cards - 1))
        if self.for_whom >= 0:
            draw_cards(t, self.for_whom, 1, "draws", ("PA-PVP-05",))

    def skip(self, t: Table, seat: int) -> None:
        """There is nothing to discard."""
        t.say("has nothing to discard", seat, (), ("PA-PVP-03", "PA-HOUSE-23"))

    def about(self, t: Reads, seat: int) -> tuple[Datum, ...]:
        """How many."""
        del t, seat
        return (self.cards,)


@dataclass(frozen=True, slots=True)
class GainOrDiscard(Asks):
    """Giant Snake: gain a PAX Pox, or discard a card; without PAX Pox on the board there is no choice."""

    because = ("PA-CARD-09", "PA-CARD-10")

    def options(self, t: Reads, seat: int) -> Sequence[Action]:
        """A PAX Pox, if there is one, and every card of the hand."""
        pox = [act(seat, "gain", PAX_POX)] if t[POX] else []
        return [*pox, *(act(seat, "discard", card) for card in dict.fromkeys(t[HAND[seat]]))]

    def answer(self, t: Table, seat: int, action: Action) -> None:
        """Carry out the choice."""
        because: Clauses = ("PA-CARD-09",) if t[POX] else ("PA-CARD-09", "PA-CARD-10")
        if action.verb == "gain":
            gain_pox(t, seat, because)
        else:
            discard(t, seat, action.args[0], because)

    def skip(self, t: Table, seat: int) -> None:
        """Neither is possible."""
        t.say("has nothing to discard", seat, (), ("PA-CARD-10",))


def discard(t: Table, seat: int, card: str, because: Clauses) -> None:
    """Put a card of the hand on the discard pile."""
    t.move(card, HAND[seat], DISCARD[seat], "discards", seat, because)
