"""Draw a card, refill a Scrap pile, and what happens when the Wasteland shows."""

from __future__ import annotations

from pugsbox.cardtable.layout import Zone
from pugsbox.cardtable.state import Clauses, Reads, Table
from pugsbox.pet_evil.harm import gain_marker, on_turn
from pugsbox.pet_evil.zones import BARE, DECK, DISCARD, PILES, WASTE_WHEN

__all__ = ["FULL", "can_draw", "clear_pile", "refill", "take"]

FULL = 3
"""A Scrap pile with so many cards is cleared (PET-SCRAP-03)."""


def can_draw(t: Reads) -> bool:
    """Whether there is a card to draw, in the deck or in a deck to be made."""
    return bool(t[DECK] or t[DISCARD])


def take(  # noqa: PLR0913, PLR0917 - a draw is to where, and the event that says so
    t: Table, to: Zone, kind: str, seat: int, because: Clauses, seen_by: tuple[int, ...] | None = None
) -> str:
    """Draw the top card; return it, "" if there is none anywhere. The Wasteland shows once it lies bare (PET-WASTE-03)."""
    if not t[DECK]:
        _need(t)
    if not t[DECK]:
        t.say("finds no card", seat, (), (*because[:1], "PET-WASTE-06"))
        return ""
    card = t[DECK][0]
    t.draw(1, DECK, to, kind, seat, because, seen_by)
    if not t[DECK] and t[WASTE_WHEN] == -1:
        _show_wasteland(t, ("PET-WASTE-03", "PET-WASTE-07") if to in PILES else ("PET-WASTE-03",))
    return card


def _need(t: Table) -> None:
    """A card is needed, and no deck lies on the Wasteland."""
    if not t[BARE]:
        _show_wasteland(t, ("PET-WASTE-03",))
    elif t[DISCARD]:
        _new_deck(t, ("PET-WASTE-06",))


def _show_wasteland(t: Table, when: Clauses) -> None:
    """Give the player on turn a Radiation marker, then make a new deck."""
    seat = on_turn(t)
    t.cells[BARE] = 1
    t.say("shows the wasteland", seat, (), ("PET-WASTE-01", *when))
    gain_marker(t, seat, ("PET-WASTE-01",))
    if t[DISCARD]:
        _new_deck(t, ("PET-WASTE-02", "PET-WASTE-04", "PET-WASTE-05"))
    else:
        t.say("makes no deck", seat, (), ("PET-WASTE-06",))


def _new_deck(t: Table, because: Clauses) -> None:
    t.shuffle(DISCARD, DECK, "reshuffles", on_turn(t), because)
    t.cells[BARE] = 0


# ---------------------------------------------------------------- Scrap piles


def refill(t: Table, pile: Zone, seat: int, because: Clauses) -> None:
    """Lay a card from the deck face up on an empty Scrap pile."""
    take(t, pile, "refills", seat, because)


def clear_pile(t: Table, pile: Zone, seat: int, because: Clauses) -> None:
    """Discard a full Scrap pile and begin it anew."""
    t.move_all(t[pile], pile, DISCARD, "clears", seat, because)
    refill(t, pile, seat, ("PET-SCRAP-03",))
