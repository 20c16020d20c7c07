"""What is done at a card itself: play it, buy it, discard it. The view says where, and with which verbs."""

from __future__ import annotations

from pugsbox.core.views import Face, View, ZoneView
from pugsbox.draw.markup import plain, tag, words

__all__ = ["at_cards", "touch"]


def at_cards(view: View) -> frozenset[str]:
    """Return the actions that are done at cards, legal or not: they need no buttons of their own."""
    return frozenset(action for zone in view.zones for face in zone.cards or () for action in actions(view, zone, face))


def actions(view: View, zone: ZoneView, face: Face) -> list[str]:
    """Return the actions that a card in its place is for: a verb takes the card, unless it says by itself what it takes."""
    return [f"{view.seat} {verb}" if " " in verb else f"{view.seat} {verb} {face.key}" for verb in zone.verbs]


def touch(view: View, zone: ZoneView, face: Face) -> str:
    """Return the buttons of a card where it lies: what can be done with it now. A single one takes clicks on the whole card."""
    wanted = actions(view, zone, face)
    found = [choice for choice in view.choices if choice.action in wanted] if wanted else []
    return "".join(
        tag(
            "button",
            {
                "type": "button",
                "class": "pb-button pb-act pb-touch",
                "data-action": choice.action,
                "data-single": "",
                "aria-label": plain(choice.label),
            },
            words(plain(choice.row if choice.action.endswith(f" {face.key}") else f"{choice.row} {choice.button}")),
        )
        for choice in found
    )
