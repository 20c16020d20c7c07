"""What is done at a card itself: play it, buy it, discard it. The view says where, and with which verbs."""

from __future__ import annotations

from pugsbox.core.views import Choice, Face, View, ZoneView
from pugsbox.draw.markup import plain, tag, words

__all__ = ["at_cards", "on_table", "touch"]

NOTE_BEGINS = " ,:"
"""How a note is joined to the words before it; below them it stands alone."""


def at_cards(view: View) -> frozenset[str]:
    """Return the actions that are done at cards, legal or not: they need no buttons of their own."""
    return frozenset(
        action for zone in view.zones for i, face in enumerate(zone.cards or ()) for action in actions(view, zone, face, i)
    )


def on_table(view: View) -> bool:
    """Return whether something can be done now at a card that lies on the table, or in one's own row there."""
    legal = {choice.action for choice in view.choices}
    zones = (zone for zone in view.zones if zone.seat is None or zone.row)
    return any(not legal.isdisjoint(actions(view, zone, face, i)) for zone in zones for i, face in enumerate(zone.cards or ()))


def actions(view: View, zone: ZoneView, face: Face, space: int | None = None) -> list[str]:
    """Return the actions that a card in its place is for: a verb takes the card, unless it says by itself what it takes.

    In a row, a further copy of a card is named with its `space`, here from 0.
    """
    further = zone.row and space is not None and zone.cards is not None and face in zone.cards[:space]
    name = f"{face.key} {space + 1}" if further and space is not None else face.key
    return [f"{view.seat} {verb}" if " " in verb else f"{view.seat} {verb} {name}" for verb in zone.verbs]


def touch(view: View, zone: ZoneView, face: Face, space: int | None = None) -> str:
    """Return the buttons of a card where it lies: what can be done with it now. A single one takes clicks on the whole card."""
    wanted = actions(view, zone, face, space)
    found = [choice for choice in view.choices if choice.action in wanted] if wanted else []
    rows = [choice.row for choice in found]
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
            *said(choice, alone=rows.count(choice.row) == 1),
        )
        for choice in found
    )


def said(choice: Choice, *, alone: bool) -> tuple[str, ...]:
    """Return what stands on the button of a card: the card itself says the rest, unless several buttons begin alike."""
    note = plain(choice.note).strip(NOTE_BEGINS)
    named = choice.row.removesuffix(":") if alone else f"{choice.row} {choice.button}"
    return (tag("span", {}, words(plain(named))), *([tag("small", {}, words(note))] if note else []))
