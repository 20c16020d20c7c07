"""What a screen says beyond the words of an action: what something costs, what a lesser choice gives."""

from __future__ import annotations

from pugsbox.cardtable.state import State
from pugsbox.core.actions import Action
from pugsbox.gamers_vs_evil.kinds import COST, GREEN, colour
from pugsbox.gamers_vs_evil.money import loot_price
from pugsbox.gamers_vs_evil.specials import CatTrick, Unicorn
from pugsbox.gamers_vs_evil.turn import LOOT
from pugsbox.gamers_vs_evil.words import COSTS, LESS, amount
from pugsbox.gamers_vs_evil.zones import LOOT_STACK

__all__ = ["TOUCH", "note"]

TOUCH = {
    "hand": ("play", "block", "discard", "delete"),
    "green-row": ("buy", "gain"),
    "red-row": ("buy", "gain", "delete-stack"),
    "green-boss": ("buy green-loot", "buy"),
    "red-boss": ("buy red-loot", "buy"),
    "shown": ("delete", "top"),
    "dealt": ("choose",),
}
"""What is done at a card itself, by the place where it lies."""


def note(s: State, action: Action, names: tuple[str, ...]) -> str:
    """Return what ends the words of an action."""
    del names
    seat, verb, args = action
    if verb == "buy":
        side = LOOT.get(args[0]) or colour(args[0])
        if args[0] in LOOT and not s[LOOT_STACK[side]]:
            return ""  # there is none to ask a price for
        price = loot_price(s, seat, side) if args[0] in LOOT else COST[args[0]]
        return COSTS.format(amount(price, 0) if side == GREEN else amount(0, price))
    if verb == "double" and len(args) > 1:
        return LESS.format(amount(*map(int, args[1:])))
    if verb == "pass" and s.stack:
        match s.stack[-1][0]:
            case CatTrick(less=less):
                return LESS.format(amount(less, less))
            case Unicorn():
                return LESS.format(amount(1, 0))
    return ""
