"""What a screen says beyond the words of an action: what is paid, how strong both sides are, which cards lie in a space."""

from __future__ import annotations

from collections.abc import Mapping

from pugsbox.cardtable.state import State
from pugsbox.core.actions import Action
from pugsbox.pugnacious.fight import fought, total, value
from pugsbox.pugnacious.kinds import COST, GREATER, NAMES, NOBODY, SPOTS
from pugsbox.pugnacious.ring import price
from pugsbox.pugnacious.texts import EFFECTS
from pugsbox.pugnacious.zones import MAY_TRASH, QUEUE, TARGET

__all__ = ["HEADLINES", "TOUCH", "note", "retold"]

TOUCH = {
    "hand": ("play", "betray", "discard", "trash"),
    "queue": ("buy", "gain", "offer"),
    "supply": ("buy",),
    "dummy": ("target dummy",),
    "finale": ("target finale",),
    **{f"spot-{n}": (f"target spot-{n}", f"target launch-{n}") for n in SPOTS},
    "class-pile": ("choose",),
}
"""What is done at a card itself, by the place where it lies."""
HEADLINES = (
    ("fights nothing", "launches", "wins", "loses"),
    tuple(f"ends by {why}" for why in ("finale", "scientist", "main-deck", "enemy-deck")),
)
"""What everybody wants to know when a fight is over, and when the game is."""
SUPPLIES = tuple(kind.key for kind in GREATER)
PAYS = ", {} Skill"
MATCH = ": {} against {}"
LEFT = ": {} against {}"
CARDS_OF = ": {}"


def note(s: State, action: Action, names: tuple[str, ...]) -> str:
    """Return what ends the words of an action."""
    del names
    seat, verb, args = action
    match verb:
        case "buy" | "poach":
            card = args[1] if verb == "poach" and len(args) > 1 else args[0]
            return PAYS.format(COST[card] if card in SUPPLIES else price(s, card)) if card in COST else ""
        case "target":
            return _match(s, seat, args[0])
        case "give" if len(args) > 1 and s[TARGET[int(args[0])]]:
            return _gift(s, int(args[0]), int(args[1]))
        case "sweep":
            queue = s[QUEUE[seat]]
            return CARDS_OF.format(", ".join(NAMES[queue[int(space) - 1]] for space in args if int(space) <= len(queue)))
        case _:
            return ""


def _match(s: State, seat: int, token: str) -> str:
    """Return whom a token means, and how strong both sides are now."""
    card = fought(s, token)
    if not card:
        return ""
    if token.startswith("launch"):
        return CARDS_OF.format(NAMES[card])
    return MATCH.format(total(s, seat, token), value(s, token))


def _gift(s: State, other: int, n: int) -> str:
    """Return how strong an opponent would be with so much Failure more."""
    token = s[TARGET[other]][0]
    return "" if token == NOBODY else LEFT.format(total(s, other, token) - n, value(s, token))


def retold(s: State) -> Mapping[str, str]:
    """Return the text of the Training Dummy where the group plays so that nobody has to trash."""
    return {"training-dummy": EFFECTS["dummy that may be left"]} if s[MAY_TRASH] else {}
