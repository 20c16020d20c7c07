"""Why can something not be bought?"""

from __future__ import annotations

from collections.abc import Iterator

from pugsbox.cardtable.state import State
from pugsbox.core.actions import Refusal
from pugsbox.gamers_vs_evil.kinds import COST, GREEN, LEVELS, colour
from pugsbox.gamers_vs_evil.money import loot_price, wallet
from pugsbox.gamers_vs_evil.turn import LOOT
from pugsbox.gamers_vs_evil.words import amount, no
from pugsbox.gamers_vs_evil.zones import BOSS, BOUGHT, LOOT_STACK, POWER, ROW, TOKENS, rows

__all__ = ["why_not_buy"]


def why_not_buy(s: State, seat: int, args: tuple[str, ...]) -> Iterator[Refusal]:
    """Every reason against buying something: it is not there, or costs too much."""
    green, red = rows(s)
    what = args[0] if len(args) == 1 else ""
    if what in (*green, *red):
        yield from _why_no_card(s, what)
    elif what in LOOT:
        yield from _why_no_loot(s, seat, LOOT[what])
    elif what in COST and what[-2:] in ("-1", "-2", "-3"):
        yield from _why_no_boss(s, what)
    else:
        yield no("PA-BUY-01", " ".join(args))


def words_of(side: str, n: int) -> str:
    """Return an amount of Tokens or of Power."""
    return (amount(n, 0) if side == GREEN else amount(0, n)) or "0"


def _why_no_card(s: State, card: str) -> Iterator[Refusal]:
    side = colour(card)
    if card not in s[ROW[side]]:
        yield no("PA-BUY-06")
        return
    there, price = wallet(s, side), COST[card]
    if there >= price:
        return
    yield no("PA-TYPE-02" if side == GREEN else "PA-TYPE-03", card, price, there)
    if any(colour(other) == side for other in s[BOUGHT]):
        yield no("PA-BUY-01", key="gamer") if side == GREEN else no("PA-BUY-02")
    if s[TOKENS] + s[POWER] >= price:  # which one may not add up here
        yield no("PA-TURN-12")


def _why_no_loot(s: State, seat: int, side: str) -> Iterator[Refusal]:
    if not s[LOOT_STACK[side]]:
        yield no("PA-BOSS-08")
        return
    there, price = wallet(s, side, loot=True), loot_price(s, seat, side)
    if there < price:
        yield no("PA-BOSS-06", words_of(side, price), words_of(side, there))


def _why_no_boss(s: State, boss: str) -> Iterator[Refusal]:
    side = colour(boss)
    if boss[-1] != "3":
        yield no("PA-BOSS-10")
    elif boss not in s[BOSS[side]]:
        yield no("PA-BUY-01", key="other boss")
    elif left := len(s[LOOT_STACK[side]]):
        yield no("PA-BOSS-12", left)
    elif (there := wallet(s, side)) < LEVELS[-1]:
        yield no("PA-BOSS-09", words_of(side, LEVELS[-1]), words_of(side, there))
