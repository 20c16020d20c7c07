"""Is a saved state one that a game comes to? A file may be damaged, or written by hand."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

from pugsbox.cardtable.asking import Sealed
from pugsbox.cardtable.effects import Asks, Effect
from pugsbox.cardtable.state import Table
from pugsbox.core.errors import PugsboxError, quoted
from pugsbox.gamers_vs_evil.board import EACH, ENOUGH
from pugsbox.gamers_vs_evil.cards import CARDS
from pugsbox.gamers_vs_evil.kinds import BOSSES, COLOURS, LEVELS, LOOTS, PAX_POX, TWISP, level
from pugsbox.gamers_vs_evil.money import worth_of
from pugsbox.gamers_vs_evil.setup import RANDOMIZERS, ChooseHero, ShowHeroes
from pugsbox.gamers_vs_evil.specials import Pick, Sort
from pugsbox.gamers_vs_evil.turn import Turn
from pugsbox.gamers_vs_evil.zones import (
    ADVANCED,
    BOSS,
    BOSS_PILE,
    CHOSEN,
    COPIED,
    DEALT,
    DOING,
    EVERY_CARDS,
    EVERY_POWER,
    GREEN_ROW,
    HERO,
    HERO_PILE,
    LOOT_PILE,
    LOOT_STACK,
    MARKER,
    MORE_TURNS,
    PLAYS,
    POX,
    RANDOM,
    RED_ROW,
    RUN_OUT,
    SHOWN,
    STARTERS,
    TURN_COUNTERS,
    WORTH,
    rows,
)

__all__ = ["sound"]

MOST = 999
"""No counter of a turn gets so high."""


def sound(t: Table) -> None:
    """Raise PugsboxError for a saved state that no game comes to."""
    if problem := next(chain(_board(t), _numbers(t), _heroes(t), _stack(t)), None):
        raise PugsboxError(problem)


def _board(t: Table) -> Iterator[str]:
    """Every problem of the board."""
    if len(t[RANDOM]) != (RANDOMIZERS if t[ADVANCED] != -1 else 0):
        yield f"cells.randomizers: found {len(t[RANDOM])}; expected {RANDOMIZERS} in an advanced game, else none."
        return
    green, red = rows(t)
    if set(t[GREEN_ROW]) - set(green) or set(t[RED_ROW]) - set(red):
        yield "cells.green-row, cells.red-row: found cards that are not on this board."
    lying = {*t[GREEN_ROW], *t[RED_ROW], *t[POX]}
    gone = {card for card in (*green, *red, PAX_POX) if card not in lying}
    if set(t[RUN_OUT]) != gone or len(t[RUN_OUT]) != len(gone):
        yield f"cells.run-out: found {quoted(t[RUN_OUT])}; expected the stacks without cards."
    for side in COLOURS:
        yield from _boss(t, side)
    begun = not (t.stack and isinstance(t.stack[0][0], Sealed))  # before, the starting cards wait for their heroes
    piles = (HERO_PILE, BOSS_PILE, LOOT_PILE, *([STARTERS] if begun else []))
    if t[MARKER] != ("deleted-card",) or any(t[pile] for pile in piles):
        yield "cells: found cards that were not handed out; expected them out of the game."


def _boss(t: Table, side: str) -> Iterator[str]:
    """Every problem of a Boss stack: its level follows from the Loots that are left."""
    loots = len(t[LOOT_STACK[side]])
    levels = range(1 if loots > EACH else 2 if loots else 3, len(LEVELS) + 1)
    possible = [tuple(level(boss.key, n) for n in reversed(levels)) for boss in BOSSES if boss.colour == side]
    over = not t.stack and not loots and not t[BOSS[side]]
    if not (t[BOSS[side]] in possible or over) or loots > 2 * EACH:
        yield f"cells.{side}-boss: found {quoted(t[BOSS[side]])} and {loots} Loots; that is no Boss stack."
    elif t[BOSS[side]] and any(level(LOOTS[loot].key, 3) != t[BOSS[side]][0] for loot in t[LOOT_STACK[side]]):
        yield f"cells.{side}-loots: found Loots of another Boss."


def _numbers(t: Table) -> Iterator[str]:
    """Every problem of what a turn remembers."""
    counters = (*TURN_COUNTERS, MORE_TURNS, *EVERY_CARDS[: t.seats], *EVERY_POWER[: t.seats])
    if wrong := next((t[counter] for counter in counters if not 0 <= t[counter] <= MOST), None):
        yield f"cells: found the number {wrong}; expected 0 to {MOST}."
    if len(t[PLAYS]) != len(t[WORTH]) or t[DOING] > max(0, len(t[PLAYS]) - 1):
        yield f"cells.worth: found {len(t[WORTH])} entries; expected one for each card that was played: {len(t[PLAYS])}."
    for word in t[WORTH]:
        try:
            fits = min(worth_of(word)) >= 0
        except ValueError:
            fits = False
        if not fits:
            yield f"cells.worth: found {quoted(word)}; expected Tokens and Power, such as 2-0."
    if len(t[COPIED]) > 1 or (t[COPIED] and TWISP not in t[PLAYS]):
        yield f"cells.copied: found {quoted(t[COPIED])}; Twisp copies one card, when it is played."
    if any(CARDS[card].kind not in ("starter", "gamer", "evil", "loot", "pox") for card in (*t[PLAYS], *t[COPIED])):
        yield f"cells.plays: found {quoted(t[PLAYS])}; expected cards that can be played."


def _heroes(t: Table) -> Iterator[str]:
    """Every problem of the heroes: two to choose from, then one."""
    choosing = bool(t.stack) and isinstance(t.stack[0][0], Sealed)
    for seat in range(t.seats):
        dealt, chosen, hero = len(t[DEALT[seat]]), len(t[CHOSEN[seat]]), len(t[HERO[seat]])
        if (dealt + chosen, hero) != ((2, 0) if choosing else (0, 1)) or chosen > 1:
            yield f"cells.hero {seat}: found {quoted(t[HERO[seat]])}; expected two heroes to choose from, or one in play."


def _stack(t: Table) -> Iterator[str]:
    """Every problem of what waits."""
    over = len(t[RUN_OUT]) >= ENOUGH or not all(t[pile] for pile in BOSS.values())
    if over != (not t.stack):
        yield f"stack: found {len(t.stack)} entries; expected none if, and only if, the game is over."
    if not t.stack:
        return
    bottom, top = t.stack[0][0], t.stack[-1][0]
    if isinstance(bottom, Sealed):
        left = tuple(seat for seat in range(t.seats) if not t[CHOSEN[seat]])
        if len(t.stack) > 1 or bottom != Sealed(ChooseHero(), ShowHeroes(), left) or not left:
            yield "stack: found a choice of heroes that does not fit the cards; expected every seat that has not chosen."
    elif not isinstance(bottom, Turn) or any(isinstance(effect, Turn | Sealed) for effect, _ in t.stack[1:]):
        yield "stack: expected one turn, at the bottom, below all that waits in it."
    elif not isinstance(top, Asks):
        yield f"stack: found {type(top).__name__} on top; expected a question."
    elif t[SHOWN] and not isinstance(top, Sort | Pick):
        yield "cells.shown: found cards; nothing is turned up now."
    else:
        yield from _waiting(t, top)


def _waiting(t: Table, top: Effect) -> Iterator[str]:
    """Every problem of a question in the middle of a card: some card has to have asked it."""
    if not isinstance(top, Turn) and not t[PLAYS]:
        yield f"stack: {type(top).__name__} does not fit the cards and seats of this state."
