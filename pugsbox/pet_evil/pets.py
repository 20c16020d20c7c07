"""The Evil Pets: what happens when one is revealed, and what their owners can do with them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import ClassVar

from pugsbox.cardtable.effects import Effect
from pugsbox.cardtable.state import Reads, State, Table, others
from pugsbox.core.actions import Action, Refusal, act
from pugsbox.pet_evil.deck import can_draw, take
from pugsbox.pet_evil.harm import Blow, gain_marker, living, put_away, remove_fallen, wound
from pugsbox.pet_evil.words import no
from pugsbox.pet_evil.zones import (
    EVIL_PETS,
    FRONT,
    HAND,
    HEALTH,
    KEEP_PET,
    PET_KEYS,
    REVEAL_DRAWN,
    SHOWN,
)

__all__ = ["ABILITIES", "PutAway", "Reveal", "draw_to_hand", "pet_actions", "play_pet", "why_no_pet"]

HOUSE = {pet: f"PET-HOUSE-{n:02}" for n, pet in enumerate(PET_KEYS, 1)}
"""The clause that says what a pet of ours does."""


@dataclass(frozen=True, slots=True)
class Ability(Effect):
    """What an Evil Pet does: when it is revealed, or as a Supply, Command or Instant action. `other` is the other player."""

    other: int = -1
    when: ClassVar[str] = "reveal"


@dataclass(frozen=True, slots=True)
class Explode(Ability):
    """Boom Beagle: who reveals it is hurt."""

    damage: int = 3

    def run(self, t: Table, seat: int) -> None:
        """Hurt the player, who may be out by that."""
        remove_fallen(t, wound(t, [Blow(seat, self.damage, "is hurt", ("PET-PET-03", "PET-HOUSE-01"))]))


@dataclass(frozen=True, slots=True)
class Glow(Ability):
    """Glow Worm: who reveals it gains a Radiation marker."""

    def run(self, t: Table, seat: int) -> None:
        """Give the marker."""
        gain_marker(t, seat, ("PET-PET-03", "PET-HOUSE-02"))


@dataclass(frozen=True, slots=True)
class Fetch(Ability):
    """Pack Rat: who reveals it draws cards."""

    cards: int = 2
    clause: ClassVar[str] = "PET-HOUSE-03"

    def run(self, t: Table, seat: int) -> None:
        """Draw one by one."""
        for _ in range(self.cards):
            draw_to_hand(t, seat, "draws", ("PET-PET-03", self.clause))


@dataclass(frozen=True, slots=True)
class Fallout(Ability):
    """Fallout Ferret: everybody is hurt, all at the same time."""

    damage: int = 2
    when: ClassVar[str] = "command"

    def run(self, t: Table, seat: int) -> None:
        """Hurt all that are in the game."""
        del seat
        blows = [Blow(other, self.damage, "is hurt", ("PET-PET-03", "PET-HOUSE-04")) for other in living(t)]
        remove_fallen(t, wound(t, blows))


@dataclass(frozen=True, slots=True)
class Revenge(Ability):
    """Pickpocket Parrot, revealed: the player it came from takes a random card back."""

    def run(self, t: Table, seat: int) -> None:
        """Let the other one take a card, if there is another one and a card."""
        if self.other < 0 or not t[HEALTH[self.other]] or not t[HAND[seat]]:
            t.say("does nothing", seat, (), ("PET-PET-03", "PET-HOUSE-05"))
        else:
            take_at_random(t, self.other, seat)


@dataclass(frozen=True, slots=True)
class Pickpocket(Ability):
    """Pickpocket Parrot, played: take a random card from any player without a Treaty, however few cards that player has."""

    when: ClassVar[str] = "supply"

    def run(self, t: Table, seat: int) -> None:
        """Take the card."""
        take_at_random(t, seat, self.other)


@dataclass(frozen=True, slots=True)
class Burrow(Fetch):
    """Tank Tortoise as a Supply action: draw cards."""

    when: ClassVar[str] = "supply"
    clause: ClassVar[str] = "PET-HOUSE-06"


@dataclass(frozen=True, slots=True)
class Shell(Ability):
    """Tank Tortoise as an Instant action: a Missile does its owner no damage. It is played in the attack."""

    when: ClassVar[str] = "instant"


ABILITIES: Mapping[str, tuple[Ability, ...]] = {
    "boom-beagle": (Explode(),),
    "glow-worm": (Glow(),),
    "pack-rat": (Fetch(),),
    "fallout-ferret": (Fallout(),),
    "pickpocket-parrot": (Revenge(), Pickpocket()),
    "tank-tortoise": (Burrow(), Shell()),
}


def take_at_random(t: Table, thief: int, victim: int) -> None:
    """Move a random card from one hand to another; an Evil Pet that comes so was not stolen by a Steal, and stays hidden."""
    hand = t[HAND[victim]]
    card = hand[t.roll(len(hand)) - 1]
    t.move(card, HAND[victim], HAND[thief], "takes", thief, ("PET-PET-03", "PET-HOUSE-05"), (thief, victim))


def draw_to_hand(t: Table, seat: int, kind: str, because: tuple[str, ...]) -> None:
    """Draw a card into the hand. What it is, others learn only if it is an Evil Pet and the group wants that revealed."""
    card = take(t, HAND[seat], kind, seat, because, (seat,))
    if t[REVEAL_DRAWN] and card in PET_KEYS:
        t.push(seat, Reveal(card, -1, "PET-PET-05"))


# ---------------------------------------------------------------- revealed


@dataclass(frozen=True, slots=True)
class Reveal(Effect):
    """An Evil Pet is shown, its text is followed, and it is put away. `giver` had it before (-1: nobody)."""

    card: str
    giver: int
    clause: str

    def run(self, t: Table, seat: int) -> None:
        """Show it and follow its text."""
        if self.card not in t[HAND[seat]]:
            return  # its owner was out before
        t.move(self.card, HAND[seat], SHOWN, "reveals", seat, (self.clause,))
        abilities = [a for a in abilities_of(t, self.card) if a.when == "reveal"]
        if not abilities:
            t.say("does nothing", seat, (), ("PET-PET-03",))
        t.push(seat, *(replace(ability, other=self.giver) for ability in abilities), PutAway(self.card, revealed=True))


@dataclass(frozen=True, slots=True)
class PutAway(Effect):
    """A pet that was revealed or played goes to the discard pile, unless the group lets revealed ones stay in the hand."""

    card: str
    revealed: bool = False

    def run(self, t: Table, seat: int) -> None:
        """Put it there."""
        if self.revealed and t[KEEP_PET] and t[HEALTH[seat]]:
            t.move(self.card, SHOWN, HAND[seat], "keeps the pet", seat, ("PET-PET-06",))
        else:
            put_away(t, self.card, seat, ("PET-PET-06",) if self.revealed else ("PET-DISC-03",))


# ---------------------------------------------------------------- played


def abilities_of(t: Reads, card: str) -> tuple[Ability, ...]:
    """Return what a pet can do in this game: nothing, if the group plays with blank ones."""
    return ABILITIES[card] if t[EVIL_PETS] == -1 else ()


def clauses_of(card: str) -> tuple[str, ...]:
    """Return why a pet may be played."""
    several = ("PET-PET-04",) if len(ABILITIES[card]) > 1 else ()
    return ("PET-PET-03", *several, HOUSE[card])


def _robbed(t: Reads, seat: int) -> list[str]:
    return [str(o) for o in others(seat, t.seats) if t[HEALTH[o]] and t[HAND[o]] and not t[FRONT[o]]]


ABLE = {
    when: frozenset(card for card, abilities in ABILITIES.items() if any(a.when == when for a in abilities))
    for when in ("supply", "command", "instant")
}
"""Pets that can do something as an action of a type."""
WITH_TARGET: Mapping[str, Callable[[Reads, int], list[str]]] = {"Pickpocket": _robbed}
"""Abilities that need another player, and whom they may name."""


def pet_actions(t: Reads, seat: int, when: str) -> Sequence[Action]:
    """Return what the pets in a hand can do as an action of this type."""
    able = [card for card in t[HAND[seat]] if card in ABLE[when]]
    found: list[Action] = []
    for card in able:  # there is one of each
        for ability in abilities_of(t, card):
            if ability.when != when or (isinstance(ability, Fetch) and not can_draw(t)):
                continue
            if targets := WITH_TARGET.get(type(ability).__name__):
                found += [act(seat, "pet", card, other) for other in targets(t, seat)]
            else:
                found.append(act(seat, "pet", card))
    return found


def play_pet(t: Table, seat: int, action: Action, when: str) -> None:
    """Play a pet from the hand as a Supply or Command action."""
    card, *target = action.args
    t.move(card, HAND[seat], SHOWN, "plays", seat, clauses_of(card))
    ability = next(a for a in abilities_of(t, card) if a.when == when)
    t.push(seat, replace(ability, other=int(target[0])) if target else ability, PutAway(card))


def why_no_pet(s: State, seat: int, args: tuple[str, ...], when: str) -> Iterator[Refusal]:
    """Every reason against playing a pet as an action of this type."""
    if not args or args[0] not in PET_KEYS:
        yield no("PET-PET-04", " ".join(args), key="no pet")
        return
    card = args[0]
    if card not in s[HAND[seat]]:
        yield no("PET-PET-04", card, key="not held")
    fitting = [a for a in abilities_of(s, card) if a.when == when]
    if not fitting:
        yield no("PET-PET-04", card)
    elif card in s[HAND[seat]]:
        yield _why_not_so(fitting[0], args[1:])


def _why_not_so(ability: Ability, args: tuple[str, ...]) -> Refusal:
    """Why an ability that fits the moment cannot be used like this."""
    if type(ability).__name__ in WITH_TARGET:
        return no("PET-PET-04", " ".join(args), key="rob")
    if args:
        return no("PET-PET-04", " ".join(args), key="only yourself")
    return no("PET-PET-04", key="no card")
