"""Is a saved state one that a game comes to? A file may be damaged, or written by hand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import chain

from pugsbox.cardtable.asking import Sealed
from pugsbox.cardtable.effects import Asks
from pugsbox.cardtable.state import Reads, Table
from pugsbox.core.errors import PugsboxError, quoted
from pugsbox.gamers_vs_evil.board import EACH, ENOUGH
from pugsbox.gamers_vs_evil.cards import CARDS
from pugsbox.gamers_vs_evil.kinds import BOSSES, COLOURS, LEVELS, LOOTS, PAX_POX, TWISP, level
from pugsbox.gamers_vs_evil.lasting import Stay
from pugsbox.gamers_vs_evil.money import is_worth
from pugsbox.gamers_vs_evil.setup import RANDOMIZERS, ChooseHero, ShowHeroes
from pugsbox.gamers_vs_evil.turn import Turn
from pugsbox.gamers_vs_evil.turned_up import Pick, Sort
from pugsbox.gamers_vs_evil.waits import fits
from pugsbox.gamers_vs_evil.zones import (
    ADVANCED,
    BOSS,
    BOSS_PILE,
    BOUGHT,
    CHOSEN,
    COPIED,
    DEALT,
    DISGUISED,
    DOING,
    DOUBLED,
    EVERY_CARDS,
    EVERY_POWER,
    FRONT,
    GREEN_ROW,
    HERO,
    HERO_PILE,
    HERO_USED,
    LOOT_PILE,
    LOOT_STACK,
    MARKER,
    MORE_TURNS,
    ON_TOP,
    OWNED,
    PLAYED,
    PLAYING,
    PLAYS,
    POWER,
    POWER_FOR_GREEN,
    POX,
    RANDOM,
    RED_ROW,
    RUN_OUT,
    SHOWN,
    STARTERS,
    TOKENS_FOR_RED,
    TURN_COUNTERS,
    WORTH,
    rows,
)

__all__ = ["FLAGS", "buyable", "doubled_once", "every_turn", "sound"]

MOST = 10**9
"""No counter of a turn gets so high, however often it is doubled."""
FLAGS = (TOKENS_FOR_RED, POWER_FOR_GREEN, ON_TOP, HERO_USED)
"""What a turn remembers as yes or no."""


def sound(t: Table) -> None:
    """Raise PugsboxError for a saved state that no game comes to."""
    if problem := next(chain(_board(t), _numbers(t), _turn(t), _heroes(t), _stack(t)), None):
        raise PugsboxError(problem)


def buyable(t: Reads) -> tuple[str, ...]:
    """Return all that can be bought on a board."""
    green, red = rows(t)
    bosses = (boss for pile in BOSS.values() for boss in t[pile][:1])
    return (*green, *red, *LOOTS, *(bosses if t.stack else (level(boss.key, len(LEVELS)) for boss in BOSSES)))


def every_turn(t: Reads, seat: int) -> tuple[tuple[int, int], ...]:
    """Return the cards and the Power that what lies before a player can give each turn: a Twisp is what lies beside it."""
    front = t[FRONT[seat]]
    given = [STAYING[loot] for loot in front if loot in STAYING]
    cards, power = sum(stay.cards for stay in given), sum(stay.power for stay in given)
    if TWISP in front and given:
        return tuple((cards + stay.cards, power + stay.power) for stay in given)
    return ((cards, power),)


def doubled_once(t: Reads) -> bool:
    """Return whether the cards that count as doubled are cards of the turn, each of them named once."""
    plays = set(map(str, range(len(t[PLAYS]))))
    return set(t[DOUBLED]) <= plays and len(set(t[DOUBLED])) == len(t[DOUBLED])


STAYING = {key: effect for key, card in CARDS.items() for effect in card.play if isinstance(effect, Stay)}
"""The Loots that stay before their player."""


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
    piles = (HERO_PILE, BOSS_PILE, LOOT_PILE, *(() if _choosing(t) else (STARTERS,)))
    if t[MARKER] != ("deleted-card",) or any(t[pile] for pile in piles):
        yield "cells: found cards that were not handed out; expected them out of the game."
    if _choosing(t) and any(t[zones[seat]] for zones in OWNED for seat in range(t.seats)):
        yield "cells: found cards in front of players; expected none before all heroes are chosen."
    if _choosing(t) and len(t[STARTERS]) != sum(card.copies or 0 for card in CARDS.values() if card.kind == "starter"):
        yield "cells.starters: found some; expected all of them before all heroes are chosen."


def _choosing(t: Reads) -> bool:
    """Whether the heroes are not yet chosen."""
    return bool(t.stack) and isinstance(t.stack[0][0], Sealed)


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
    """Every problem of what is counted."""
    counters = (*TURN_COUNTERS, MORE_TURNS, *EVERY_CARDS[: t.seats], *EVERY_POWER[: t.seats])
    if wrong := next((t[counter] for counter in counters if not 0 <= t[counter] <= MOST), None):
        yield f"cells: found the number {quoted(wrong)}; expected 0 to {MOST}."
    if wrong := next((t[flag] for flag in FLAGS if t[flag] > 1), None):
        yield f"cells: found the number {wrong}; expected 0 or 1."
    if t[DISGUISED] > t[POWER]:
        yield f"cells.disguised: found {t[DISGUISED]}; expected no more than there is Power: {t[POWER]}."
    if t[DOING] >= max(len(t[PLAYS]), 1):
        yield f"cells.doing: found {t[DOING]}; expected one of the cards that were played: {len(t[PLAYS])}."
    for seat in range(t.seats):
        if (t[EVERY_CARDS[seat]], t[EVERY_POWER[seat]]) not in every_turn(t, seat):
            yield f"cells.front {seat}: found {quoted(t[FRONT[seat]])}; that does not give what each turn is said to give."


def _turn(t: Table) -> Iterator[str]:
    """Every problem of what a turn remembers of cards."""
    if len(t[PLAYS]) != len(t[WORTH]):
        yield f"cells.worth: found {len(t[WORTH])} entries; expected one for each card that was played: {len(t[PLAYS])}."
    if wrong := [word for word in t[WORTH] if not is_worth(word)]:
        yield f"cells.worth: found {quoted(wrong[0])}; expected Tokens and Power, such as 2-0."
    if not doubled_once(t):
        yield f"cells.doubled: found {quoted(t[DOUBLED])}; expected numbers of cards that were played, each once."
    if any(CARDS[card].kind not in PLAYING or CARDS[card].kind == "boss" for card in t[PLAYS]):
        yield f"cells.plays: found {quoted(t[PLAYS])}; expected cards that can be played."
    if len(t[COPIED]) > 1 or (t[COPIED] and not {TWISP, *t[COPIED]} <= set(t[PLAYS])) or TWISP in t[COPIED]:
        yield f"cells.copied: found {quoted(t[COPIED])}; Twisp copies one other card of the turn, when it is played."
    if wrong := [card for card in t[BOUGHT] if card not in buyable(t)]:
        yield f"cells.bought: found {quoted(wrong[0])}; expected cards that are sold on this board."
    for seat in range(t.seats):
        turn = bool(t.stack) and seat == t.stack[0][1] and not _choosing(t)
        if t.stack and t[PLAYED[seat]] and not (turn and not Counter(t[PLAYED[seat]]) - Counter(t[PLAYS])):
            yield f"cells.played {seat}: found {quoted(t[PLAYED[seat]])}; expected what was played in this turn."


def _heroes(t: Table) -> Iterator[str]:
    """Every problem of the heroes: two to choose from, then one."""
    choosing = _choosing(t)
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
    elif not isinstance(top, Turn) and not (fits(t, top, t.stack[-1][1]) and top.options(t, t.stack[-1][1])):
        yield f"stack: {type(top).__name__} does not fit the cards and seats of this state."
