"""Draw cards, turn cards up, put cards on top: what players do with their own decks."""

from __future__ import annotations

from pugsbox.cardtable.layout import Zone
from pugsbox.cardtable.state import Clauses, Table
from pugsbox.gamers_vs_evil.zones import DECK, DISCARD, HAND, PLAYED, SHOWN

__all__ = ["HAND_SIZE", "draw_cards", "on_turn", "put_on_top", "refresh", "reveal_top", "turn_up"]

HAND_SIZE = 6
"""Cards of a hand (PA-HERO-05, PA-TURN-10)."""


def on_turn(t: Table) -> int:
    """Return whose turn it is: what lies at the bottom of the stack is a turn."""
    return t.stack[0][1]


def draw_cards(  # noqa: PLR0913, PLR0917 - as Table.draw
    t: Table, seat: int, n: int, kind: str, because: Clauses, refreshed: Clauses = ("PA-DECK-02",)
) -> None:
    """Draw cards one after another; an empty deck is refreshed only when one more is needed, by the clauses of `refreshed`."""
    deck = DECK[seat]
    if there := min(n, len(t[deck])):
        bare = ("PA-DECK-01",) if there == n == len(t[deck]) else ()
        t.draw(there, deck, HAND[seat], kind, seat, (*because, *bare), (seat,))
    missing = n - there
    if missing and refresh(t, seat, refreshed):
        short = ("PA-DECK-05",) if missing > len(t[deck]) else ()
        t.draw(missing, deck, HAND[seat], kind, seat, (*because, *short), (seat,))
    elif missing:
        t.say("has no card", seat, (), _why_none(t, seat))


def refresh(t: Table, seat: int, because: Clauses) -> bool:
    """Shuffle the discard pile into an empty deck; return whether there is a card now."""
    if t[DECK[seat]]:
        return True
    if not t[DISCARD[seat]]:
        return False
    other = ("PA-DECK-06",) if t.stack and seat != on_turn(t) else ()
    t.shuffle(DISCARD[seat], DECK[seat], "reshuffles", seat, (*because, *other))
    return True


def _why_none(t: Table, seat: int) -> Clauses:
    return ("PA-DECK-05", "PA-DECK-04") if t[PLAYED[seat]] else ("PA-DECK-05",)


def reveal_top(t: Table, seat: int, because: Clauses) -> str:
    """Show the top card of a deck, which stays there; return it, "" if there is none."""
    if not refresh(t, seat, ("PA-DECK-03",)):
        t.say("has no card", seat, (), _why_none(t, seat))
        return ""
    card = t[DECK[seat]][0]
    t.say("reveals", seat, ((card,), DECK[seat], DECK[seat]), because)
    return card


def turn_up(t: Table, seat: int, n: int, because: Clauses) -> None:
    """Lay the top cards of a deck open, as many as there are."""
    for _ in range(n):
        if not refresh(t, seat, ("PA-DECK-03",)):
            t.say("has no card", seat, (), _why_none(t, seat))
            return
        t.draw(1, DECK[seat], SHOWN, "turns up", seat, because)


def put_on_top(t: Table, seat: int, card: str, a: Zone, because: Clauses) -> None:
    """Put a card on top of the deck."""
    deck = DECK[seat]
    t.move(card, a, deck, "puts on top", seat, because)
    t.cells[deck] = (card, *t.cells[deck][:-1])
