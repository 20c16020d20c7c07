"""What is a Missile, how much damage does it do, and why are some cards none?"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from pugsbox.cardtable.state import Cards, Clauses
from pugsbox.core.actions import Refusal
from pugsbox.pet_evil.words import WORDS, no
from pugsbox.pet_evil.zones import COLOURS, NUKE, WILD, explosive, rocket, warhead

__all__ = ["NUKE_DAMAGE", "SPLASH", "Missile", "in_order", "missile_of", "missiles_in", "why_no_missile"]

MULTIPLIERS = {"dud": 2, "dirty": 3, "clean": 4}
"""Damage for each Explosive (PET-MIS-05 to PET-MIS-07)."""
NUKE_DAMAGE, SPLASH = 10, 5
MOST = 3
"""Explosives of one Missile (PET-MIS-04)."""

WARHEADS = {warhead(colour): colour for colour in (*COLOURS, WILD)}
EXPLOSIVES = {explosive(colour): colour for colour in COLOURS}
ROCKETS = {rocket(colour): colour for colour in (*COLOURS, WILD)}
PARTS = {part: place for place, part in enumerate((*WARHEADS, *EXPLOSIVES, *ROCKETS, *NUKE))}
"""All that Missiles are made of, with its place in the order in which a Missile is written."""


class Missile(NamedTuple):
    """A Missile: its combo (dud, dirty, clean or nuke), how many Explosives it carries, its damage, and the clauses of that."""

    combo: str
    payload: int
    damage: int
    clauses: Clauses


NUKE_MISSILE = Missile("nuke", 1, NUKE_DAMAGE, ("PET-NUKE-01", "PET-NUKE-03"))


@lru_cache(maxsize=20_000)
def missile_of(cards: Cards) -> Missile | None:
    """Return the Missile that cards make, None if they make none; their order does not matter.

    >>> missile_of(("red-warhead", "red-explosive", "red-explosive", "red-rocket")).damage
    8
    >>> missile_of(("wild-warhead", "red-explosive", "blue-rocket")).combo
    'dirty'
    >>> missile_of(("red-warhead", "red-rocket")) is None
    True
    """
    if sorted(cards) == sorted(NUKE):
        return NUKE_MISSILE
    if next(_reasons(cards), None):
        return None
    colours = [
        next(known[card] for card in cards if card in known)  # all Explosives have one colour
        for known in (WARHEADS, EXPLOSIVES, ROCKETS)
    ]
    tame = set(colours) - {WILD}
    combo = ("clean", "dirty", "dud")[len(tame) - 1]
    payload = len(cards) - 2
    return Missile(combo, payload, MULTIPLIERS[combo] * payload, _clauses(combo, payload, colours.count(WILD)))


def _clauses(combo: str, payload: int, wilds: int) -> Clauses:
    """Return why a Missile is what it is."""
    own: Clauses = {
        "clean": ("PET-MIS-05", "PET-MIS-03"),
        "dirty": ("PET-MIS-06", "PET-MIS-03"),
        "dud": ("PET-MIS-07", "PET-MIS-09"),
    }[combo]
    if combo == "dud" and payload > 1:
        own += ("PET-MIS-08",)
    if wilds:
        own += ("PET-WILD-03",) if wilds > 1 else ("PET-WILD-04", "PET-WILD-05") if combo == "dirty" else ("PET-WILD-02",)
    return ("PET-DMG-01", *own)


def missiles_in(hand: Cards) -> Sequence[Cards]:
    """Return every Missile that can be built from a hand, in the order of `PARTS`: Warhead, Explosives, Rocket.

    >>> len(missiles_in(("red-warhead", "blue-explosive", "blue-explosive", "wild-rocket")))
    2
    """
    heads = [card for card in WARHEADS if card in hand]
    tails = [card for card in ROCKETS if card in hand]
    found: list[Cards] = []
    if heads and tails:
        counts = [(card, min(hand.count(card), MOST)) for card in EXPLOSIVES]
        payloads = [(card,) * n for card, most in counts for n in range(1, most + 1)]
        found = [(head, *payload, tail) for head in heads for payload in payloads for tail in tails]
    if all(part in hand for part in NUKE):
        found.append(NUKE)
    return found


def in_order(cards: Cards) -> Cards:
    """Return the cards of a Missile in the order in which Missiles are written; what is no part of one stays at the end.

    >>> in_order(("red-rocket", "red-explosive", "red-warhead"))
    ('red-warhead', 'red-explosive', 'red-rocket')
    """
    return tuple(sorted(cards, key=lambda card: PARTS.get(card, len(PARTS))))


def why_no_missile(cards: Cards) -> tuple[Refusal, ...]:
    """Return every reason why cards are no Missile; none if they are one."""
    return () if sorted(cards) == sorted(NUKE) else tuple(_reasons(cards))


def _reasons(cards: Cards) -> Iterator[Refusal]:
    nuclear = [card for card in cards if card in NUKE]
    if nuclear:
        yield from _no_nuke(cards, nuclear)
        return
    strange = [card for card in cards if card not in PARTS]
    if strange:
        yield no("PET-MIS-01", strange[0], key="no part" if strange[0] in WORDS.one else "no card at all")
    for known, name in ((WARHEADS, "warhead"), (EXPLOSIVES, "explosive"), (ROCKETS, "rocket")):
        count = sum(card in known for card in cards)
        if count == 0:
            yield no("PET-MIS-01", name, key="lacks")
        elif count > 1 and name != "explosive":
            yield no("PET-MIS-01", name, count, key="too many")
    explosives = [card for card in cards if card in EXPLOSIVES]
    if len(set(explosives)) > 1:
        yield no("PET-MIS-04", tuple(dict.fromkeys(explosives)))
        if WARHEADS.keys() & cards == {warhead(WILD)} or ROCKETS.keys() & cards == {rocket(WILD)}:
            yield no("PET-WILD-06")
    if len(explosives) > MOST:
        yield no("PET-MIS-04", len(explosives), key="payload")


def _no_nuke(cards: Cards, nuclear: list[str]) -> Iterator[Refusal]:
    """Every reason why cards with Nuke parts among them are no Nuke."""
    missing = tuple(part for part in NUKE if part not in nuclear)
    if missing:
        yield no("PET-NUKE-01", missing)
    if len(nuclear) > len(set(nuclear)) or len(nuclear) < len(cards):
        yield no("PET-NUKE-02")
    if any(card in PARTS and card not in NUKE for card in cards):
        yield no("PET-NUKE-12")
