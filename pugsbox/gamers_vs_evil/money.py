"""Tokens and Power: what cards give, what things cost, and what is paid with what."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from pugsbox.cardtable.effects import Effect
from pugsbox.cardtable.state import Clauses, Reads, Table
from pugsbox.gamers_vs_evil.kinds import BROODAX, GREEN, LEVELS, RED, TWISP
from pugsbox.gamers_vs_evil.zones import (
    BOSS,
    COPIED,
    DISGUISED,
    DOING,
    HERO,
    PLAYS,
    POWER,
    POWER_FOR_GREEN,
    TOKENS,
    TOKENS_FOR_RED,
    WORTH,
)

__all__ = ["THREEFOLD", "Give", "acts_as", "add", "earn", "is_worth", "loot_price", "spend", "wallet", "worth", "worth_of"]

THREEFOLD = 3
"""What a Power of Broodax in Disguise counts when a Boss Loot is bought with it (PA-HOUSE-10)."""


@cache
def worth(tokens: int, power: int) -> str:
    """Return how a turn remembers what a card has given: "2-0" for two Tokens."""
    return f"{tokens}-{power}"


@cache
def worth_of(word: str) -> tuple[int, int]:
    """Return the Tokens and the Power that a word of `worth` stands for. Raises ValueError for another word.

    >>> worth_of("2-1")
    (2, 1)
    """
    tokens, power = word.split("-")
    return int(tokens), int(power)


def is_worth(word: str) -> bool:
    """Return whether a word is one that `worth` makes.

    >>> is_worth("2-0"), is_worth("-2-0"), is_worth("02-0")
    (True, False, False)
    """
    try:
        return min(worth_of(word)) >= 0 and worth(*worth_of(word)) == word
    except ValueError:
        return False


@cache
def more(word: str, tokens: int, power: int) -> str:
    """Return what a turn remembers when a card gives more.

    >>> more("2-1", 0, 3)
    '2-4'
    """
    before = worth_of(word)
    return worth(before[0] + tokens, before[1] + power)


def acts_as(t: Reads, play: int) -> str:
    """Return what a card played in this turn counts as: Twisp as the card that it copies."""
    card = t[PLAYS][play]
    return t[COPIED][0] if card == TWISP and t[COPIED] else card


def earn(t: Table, seat: int, tokens: int, power: int, because: Clauses) -> None:
    """Add what the card that acts now gives, and remember how much that was."""
    cells, at = t.cells, t[DOING]
    given = cells[WORTH]
    cells[WORTH] = (*given[:at], more(given[at], tokens, power), *given[at + 1 :])
    add(t, seat, tokens, power, because)


def add(t: Table, seat: int, tokens: int, power: int, because: Clauses) -> None:
    """Add Tokens and Power, and say so."""
    cells = t.cells
    cells[TOKENS] += tokens
    cells[POWER] += power
    if tokens and power:
        t.say("gets both", seat, (tokens, power, cells[TOKENS], cells[POWER]), because)
    elif tokens:
        t.say("gets tokens", seat, (tokens, cells[TOKENS]), because)
    else:
        t.say("gets power", seat, (power, cells[POWER]), because)


@dataclass(frozen=True, slots=True)
class Give(Effect):
    """A card gives Tokens and Power."""

    tokens: int
    power: int
    clause: str = "PA-TURN-04"

    def run(self, t: Table, seat: int) -> None:
        """Add them."""
        earn(t, seat, self.tokens, self.power, (self.clause,))


# ---------------------------------------------------------------- buying


def wallet(t: Reads, side: str, *, loot: bool = False) -> int:
    """Return how much can be paid for a card of a colour, with what may be spent in the other's place."""
    tokens = t[TOKENS] if side == GREEN or t[TOKENS_FOR_RED] else 0
    power = t[POWER] if side == RED or t[POWER_FOR_GREEN] else 0
    disguised = min(t[DISGUISED], power) if loot else 0
    return tokens + power + (THREEFOLD - 1) * disguised


def spend(t: Table, side: str, price: int, *, loot: bool = False) -> Clauses:
    """Pay: the pool of the colour first; of Power, for a Loot, what is in disguise first, else last. Return what let it so."""
    if side == GREEN:
        tokens = min(price, t[TOKENS])
        power, disguised = _power_for(t, price - tokens, loot=loot)
    else:
        power, disguised = _power_for(t, price, loot=loot)
        tokens = max(0, price - power - (THREEFOLD - 1) * disguised)
    t.cells[TOKENS] -= tokens
    t.cells[POWER] -= power
    t.cells[DISGUISED] = min(t[DISGUISED] - disguised, t[POWER])
    exchanged = ("PA-HOUSE-09",) if (power if side == GREEN else tokens) else ()
    return (*exchanged, "PA-HOUSE-10") if disguised else exchanged


def _power_for(t: Reads, price: int, *, loot: bool) -> tuple[int, int]:
    """Return how much Power pays a price, as far as it goes, and how much of that was in disguise: as little as possible."""
    if not loot:
        return min(t[POWER], price), 0
    plain, disguised = t[POWER] - t[DISGUISED], min(t[DISGUISED], price // THREEFOLD)
    rest = price - THREEFOLD * disguised
    if rest > min(plain, 1) and disguised < t[DISGUISED]:  # one more in disguise pays what is left
        return disguised + 1, disguised + 1
    return disguised + min(plain, rest), disguised


def loot_price(t: Reads, seat: int, side: str) -> int:
    """Return what a Loot costs a seat: what the Boss on top costs, one less for Carl."""
    return LEVELS[len(LEVELS) - len(t[BOSS[side]])] - (t[HERO[seat]] == ("carl",))


def disguise(t: Table, play: int, power: int) -> None:
    """Remember Power that counts threefold for a Loot, if it comes from a Broodax."""
    if acts_as(t, play) == BROODAX:
        t.cells[DISGUISED] += power
