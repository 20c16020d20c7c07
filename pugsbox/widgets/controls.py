"""Controls: buttons, choices, fields and tables, as every screen has them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from pugsbox.core.errors import PugsboxError
from pugsbox.draw.markup import tag, words
from pugsbox.widgets.words import FULL_SCREEN, LEAVE_FULL_SCREEN, NO_ACTION

__all__ = ["button", "choice", "field", "full_screen", "live", "no_action", "table"]


def button(action: str, says: str, part: str | None = None, shortcut: str | None = None, *, single: bool = False) -> str:
    """Return a button that sends an action; `shortcut` is the key that presses it while the board has the focus.

    A `single` one does its action once for a double click.
    """
    return tag(
        "button",
        {
            "type": "button",
            "class": "pb-button",
            "data-action": action,
            "data-part": part,
            "data-shortcut": shortcut,
            "data-single": "" if single else None,
        },
        words(says),
    )


def full_screen() -> str:
    """Return the button that gives a screen the whole screen, as for a projector, and back; the front end does it by itself."""
    ways = (("pb-fill", FULL_SCREEN), ("pb-leave", LEAVE_FULL_SCREEN))
    both = (tag("span", {"class": kind}, words(says)) for kind, says in ways)
    return tag("button", {"type": "button", "class": "pb-button", "data-full-screen": ""}, *both)


def choice(action: str, says: str, options: Mapping[str, str], part: str | None = None) -> str:
    """Return a list to choose from; it sends the action and the value chosen."""
    chosen = "".join(tag("option", {"value": value}, words(text)) for value, text in options.items())
    picked = tag("select", {"data-action": action, "data-part": part}, chosen)
    return tag("label", {"class": "pb-field"}, tag("span", {}, words(says)), picked)


def field(action: str, says: str, does: str, example: str, *, part: str | None = None, longest: int = 400) -> str:  # noqa: PLR0913
    """Return a line to write on and its button; it sends the action and the text."""
    looks = {"type": "text", "data-part": part, "placeholder": example, "autocomplete": "off", "maxlength": longest}
    line = tag("input", looks)
    label = tag("label", {"class": "pb-field"}, tag("span", {}, words(says)), line)
    return tag("form", {"class": "pb-form", "data-action": action}, label, tag("button", {"class": "pb-button"}, words(does)))


def live(action: str, says: str, example: str, part: str) -> str:
    """Return a line to write on that sends the action and the text at every key stroke, or as often as it is answered."""
    line = {"type": "text", "data-live": action, "data-part": part, "placeholder": example, "autocomplete": "off"}
    entry = tag("input", {**line, "spellcheck": "false", "maxlength": 400})
    return tag("label", {"class": "pb-field pb-live"}, tag("span", {}, words(says)), entry)


def table(caption: str, heads: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """Return a table, with a caption if there is one; its cells are markup already."""
    named = tag("caption", {}, words(caption)) if caption else ""
    head = tag("tr", {}, *(tag("th", {"scope": "col"}, words(text)) for text in heads))
    body = "".join(tag("tr", {}, *(tag("td", {}, cell) for cell in row)) for row in rows)
    return tag("table", {"class": "pb-table"}, named, tag("thead", {}, head), tag("tbody", {}, body))


def no_action(action: str) -> PugsboxError:
    """Return the refusal of an action that a screen does not know."""
    return PugsboxError(NO_ACTION.format(action[:40]))
