"""How good does an action look to its seat, from what that seat can see? A player who counts money: play all, buy the best."""

from __future__ import annotations

from pugsbox.cardtable.state import State
from pugsbox.core.actions import Action
from pugsbox.gamers_vs_evil.attack import Discards
from pugsbox.gamers_vs_evil.kinds import COST, GREEN, PAX_POX, POINTS, QUARTER, TUBE
from pugsbox.gamers_vs_evil.turn import LOOT, PLAIN
from pugsbox.gamers_vs_evil.turned_up import Sort
from pugsbox.gamers_vs_evil.zones import HAND, RUN_OUT

__all__ = ["score"]

BEST_HEROES = (
    "gabe",
    "tycho",
    "annarchy",
    "carl",
    "kreazie",
    "mr-period",
    "jim-darkmagic",
    "rex-ready",
    "catsby",
    "scout-master",
)
"""The heroes, those first that are best for who counts money."""
WORTH = {
    "merch": 5.0,
    "werewolf": 9.0,
    "worlds-biggest-grape": 7.0,
    "pickle-engine": 7.5,
    "psychic-cat": 5.5,
    "sorcelator": 6.0,
    "robot-cowboy-angel": 4.0,
    "winter-king": 9.0,
    "laser-squid": 8.5,
    "witchalok": 7.5,
    "evil-gumbo": 7.0,
    "chaos-world-smasher": 7.5,
    "fleshreaper": 5.0,
    "giant-snake": 4.8,
    "canid": 4.0,
    "deep-crow": 3.0,
    "scrotuum": 4.0,
    "sinestine": 4.0,
    "tiny-bat": 3.2,
    "faerie-candymancer": 5.0,
    "touchwieners": 4.5,
    "natural-twenty": 3.0,
    "broodax-in-disguise": 4.5,
    "bat-milk": 2.0,
    "div": 3.5,
    "giant-cupcake": 1.0,
    "baby-ninja": 1.5,
    "magical-unicorn": 0.5,
}
"""What a card of a row is worth to who buys it."""
LAST = ("natural-twenty", "twisp", "honor", "cheesing", "div", "license-to-kill", "psychic-cat")
"""Cards that are best played after others."""
END = 10.0
"""What the end of the turn is worth: all that scores less is left."""


def score(s: State, action: Action) -> float:
    """Return how good an action looks."""
    seat, verb, args = action
    match verb:
        case "play":
            return _play(args[0])
        case "buy":
            return _buy(s, args[0])
        case "choose":
            return -BEST_HEROES.index(args[0])
        case "gain" | "copy" | "double" | "delete-stack":
            return _gain(verb, args)
        case "delete" | "discard":
            return _away(s, seat, verb, args)
        case "top":
            return _value(args[0]) - 3 if not isinstance(s.stack[-1][0], Sort) else 2 - _spare(args[0])
        case _:
            known = {"play-all": 95, "hero": 200, "end": END, "block": 5, "take": 1, "reveal": 5, "redraw": -1, "pass": 0}
            return known.get(verb, 0.0)


def _play(card: str) -> float:
    """Cards that draw come first, those that work on others last; PAX Pox stays in the hand."""
    if card == PAX_POX:
        return 0
    return 50 if card in LAST else 90 if card in PLAIN else 100


def _value(card: str) -> float:
    """Return what a card is worth to who gets it."""
    return WORTH.get(card, 12.0 if POINTS.get(card, 0) > 3 else 0.0)


def _buy(s: State, what: str) -> float:
    """The Boss, then its Loots, then the card that is worth most; towards the end points count more."""
    if what in LOOT:
        return 40 + (LOOT[what] == GREEN)
    if what not in WORTH:
        return 45  # a Level 3 Boss
    late = len(s[RUN_OUT]) >= 4
    return END + _value(what) - 3.1 + (2 * POINTS[what] if late else 0) + COST[what] / 100


def _gain(verb: str, args: tuple[str, ...]) -> float:
    """Take what is worth most; no PAX Pox if there is a choice."""
    if verb == "double":
        return int(args[1]) + int(args[2])
    if verb == "delete-stack":
        return -1
    return -0.5 if args[0] == PAX_POX else _value(args[0]) + COST.get(args[0], 0) / 10


def _spare(card: str) -> float:
    """Return how well a player can do without a card: PAX Pox best, then what decks begin with."""
    return {PAX_POX: 9.0, QUARTER: 4.0, TUBE: 4.0}.get(card, 3 - _value(card))


def _away(s: State, seat: int, verb: str, args: tuple[str, ...]) -> float:
    """Delete PAX Pox, and starting cards where nothing else is lost; discard what is worth least."""
    if verb == "discard":
        return 1 if len(args) > 1 else _spare(args[0]) - (0 if isinstance(s.stack[-1][0], Discards) else 4)
    if args[1:]:
        return 1 if args[1] == str(seat) else -1
    return 3 if args[0] == PAX_POX else 0.5 if args[0] in (QUARTER, TUBE) and len(s[HAND[seat]]) > 3 else -1
