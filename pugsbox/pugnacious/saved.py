"""Is a saved state one that a game comes to? A file may be damaged, or written by hand."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

from pugsbox.cardtable.state import Reads, Table
from pugsbox.core.errors import PugsboxError, quoted
from pugsbox.pugnacious.buying import SUPPLIES
from pugsbox.pugnacious.kinds import TOKENS as TOKEN_KEYS
from pugsbox.pugnacious.ring import QUEUE_SIZE
from pugsbox.pugnacious.setup import ChooseClass, finale_of
from pugsbox.pugnacious.waits import fits
from pugsbox.pugnacious.zones import (
    AIM,
    CLASS,
    CLASS_PILE,
    CLASSES,
    DUMMY,
    EACH_TURN,
    EVENT,
    EVENT_PILE,
    FAILED,
    FINALE,
    FINALE_PILE,
    LEVEL,
    LOCATION_PILE,
    LOCKED,
    MAIN_DECK,
    QUEUE,
    SPOT,
    STARTER_PILE,
    STEALTH_PILE,
    STOOD,
    SUPPLY,
    SUPPLY_SIZE,
    TARGET,
    TOKEN_PILE,
    TOKENS,
    TURN,
    XP,
)

__all__ = ["choosing", "sound"]

MOST = 10**6
"""No counter gets so high."""
PILES = (STARTER_PILE, STEALTH_PILE, EVENT_PILE, LOCATION_PILE, FINALE_PILE, TOKEN_PILE)


def sound(t: Table) -> None:
    """Raise PugsboxError for a saved state that no game comes to."""
    if problem := next(chain(_table(t), _numbers(t), _seats(t), _stack(t)), None):
        raise PugsboxError(problem)


def choosing(t: Reads) -> bool:
    """Return whether Classes are being chosen, before anything is laid out."""
    return bool(t.stack) and isinstance(t.stack[-1][0], ChooseClass)


def _table(t: Table) -> Iterator[str]:
    """Every problem of the Combat Zone and of the piles."""
    if t[DUMMY] != ("training-dummy",):
        yield f"cells.dummy: found {quoted(t[DUMMY])}; expected the Training Dummy."
    if choosing(t):
        return
    if any(t[pile] for pile in (*PILES, CLASS_PILE)):
        yield "cells: found cards that were not handed out; expected them out of the game."
    if t[FINALE] != (finale_of(t),):
        yield f"cells.finale: found {quoted(t[FINALE])}; expected {finale_of(t)}."
    if t[SUPPLY_SIZE] < 0 and t[SUPPLY] != SUPPLIES:
        yield f"cells.supply: found {quoted(t[SUPPLY])}; expected both Greater cards, of which there is no end."
    if any(len(t[spot]) > 1 for spot in SPOT) or len(t[EVENT]) > 1:
        yield "cells: found several cards in one spot, or several Events in force; expected one at most."
    for seat in range(t.seats):
        queue = len(t[QUEUE[seat]])
        if queue > QUEUE_SIZE or (queue < QUEUE_SIZE and (t[MAIN_DECK] or "main-deck" not in t[FAILED])):
            yield f"cells.queue {seat}: found {queue} cards; expected {QUEUE_SIZE} while there is a Main Deck."


def _numbers(t: Table) -> Iterator[str]:
    """Every problem of what is counted."""
    counters = [TURN, *(each[seat] for each in (XP, *EACH_TURN) for seat in range(t.seats))]
    if wrong := next((t[counter] for counter in counters if not -MOST <= t[counter] <= MOST), None):
        yield f"cells: found the number {quoted(wrong)}; expected none beyond {MOST}."
    if wrong := next((t[c] for each in EACH_TURN for c in each[: t.seats] if t[c] < 0), None):
        yield f"cells: found the number {wrong}; expected 0 or more."
    if any(t[flag[seat]] not in (0, 1) for flag in (LOCKED, STOOD) for seat in range(t.seats)):
        yield "cells: found a flag that is neither 0 nor 1."


def _seats(t: Table) -> Iterator[str]:
    """Every problem of what belongs to players: tokens and Classes."""
    for seat in range(t.seats):
        tokens = sorted((*t[TOKENS[seat]], *t[AIM[seat]], *t[TARGET[seat]]))
        if not choosing(t) and tokens != sorted(TOKEN_KEYS):
            yield f"cells.tokens {seat}: found {quoted(tokens)}; expected every token once."
        if len(t[AIM[seat]]) + len(t[TARGET[seat]]) > 1:
            yield f"cells.target {seat}: found several targets; expected one at most."
        has, level = len(t[CLASS[seat]]), t[LEVEL[seat]]
        if has > 1 or (has and not t[CLASSES]) or (not has and t[CLASSES] and not choosing(t)):
            yield f"cells.class {seat}: found {quoted(t[CLASS[seat]])}; expected one Class in a game with Classes, else none."
        if level not in ((1, 2) if has else (0,)):
            yield f"cells.level {seat}: found {level}; expected the level of a Class."


def _stack(t: Table) -> Iterator[str]:
    """Every problem of what waits."""
    if t.stack and not fits(t):
        yield "stack: what waits there does not fit together."
