"""Is a saved state one that a game comes to? A file may be damaged, or written by hand."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

from pugsbox.cardtable.layout import HELD, SEATS
from pugsbox.cardtable.state import Reads, State, Table, others
from pugsbox.core.errors import PugsboxError, quoted
from pugsbox.pugnacious.cards import is_lasting, takes_two_turns
from pugsbox.pugnacious.combatzone import only_locations
from pugsbox.pugnacious.kinds import GREATER, SCIENTIST, STANDOFF
from pugsbox.pugnacious.kinds import TOKENS as TOKEN_KEYS
from pugsbox.pugnacious.playing import abilities
from pugsbox.pugnacious.ring import QUEUE_SIZE
from pugsbox.pugnacious.setup import ChooseClass, finale_of, opening
from pugsbox.pugnacious.turn import Close
from pugsbox.pugnacious.waits import fits
from pugsbox.pugnacious.zones import (
    AIM,
    BELOW,
    CLASS,
    CLASS_PILE,
    CLASSES,
    DISPUTED,
    DISTINCT,
    DUMMY,
    EACH_TURN,
    ENDS,
    EVENT,
    EVENT_PILE,
    FAILED,
    FINALE,
    FINALE_PILE,
    GIVERS,
    HIDDEN,
    LASTING,
    LAYOUT,
    LEVEL,
    LOCATION_PILE,
    LOCKED,
    MAIN_DECK,
    ORDER,
    PLAYED,
    QUEUE,
    RECEIVED,
    SPOT,
    STARTER_PILE,
    STEALTH_PILE,
    STOOD,
    SUPPLY,
    SUPPLY_SIZE,
    TARGET,
    TOKEN_PILE,
    TOKENS,
    TRIED,
    TURN,
    USED,
    WAITING,
    XP,
)

__all__ = ["PILES", "SUPPLIES", "choosing", "fresh", "givers_fit", "sound", "usable"]

MOST = 10**6
"""No counter gets so high."""
PILES = (STARTER_PILE, STEALTH_PILE, EVENT_PILE, LOCATION_PILE, FINALE_PILE, TOKEN_PILE, CLASS_PILE)
"""Where cards lie before the game is laid out."""
SUPPLIES = tuple(kind.key for kind in GREATER)
FLAGS = (LOCKED, STOOD, TRIED)


def sound(t: Table) -> None:
    """Raise PugsboxError for a saved state that no game comes to."""
    if choosing(t):
        problems = chain(_before(t), _seats(t), _stack(t))
    else:
        problems = chain(_table(t), _decks(t), _numbers(t), _seats(t), _ends(t), _stack(t))
    if problem := next(problems, None):
        raise PugsboxError(problem)


def choosing(t: Reads) -> bool:
    """Return whether Classes are being chosen, before anything is laid out."""
    return bool(t.stack) and isinstance(t.stack[-1][0], ChooseClass)


def fresh(t: Table) -> Table:
    """Return the table of a game with these seats and options before anything is laid out."""
    kept = [cell.kind == "option" or i == SEATS for i, cell in enumerate(LAYOUT.cells)]
    blank = [() if cell.kind in HELD else 0 for cell in LAYOUT.cells]
    begun = Table(State(tuple(t.cells[i] if keep else blank[i] for i, keep in enumerate(kept)), (), t.rng))
    opening(begun)
    return begun


# ---------------------------------------------------------------- what lies where


def _before(t: Table) -> Iterator[str]:
    """Every problem of a table while Classes are being chosen: nothing else is laid out."""
    begun = fresh(t)
    moving = {CLASS_PILE, *CLASS, *LEVEL}
    for i, cell in enumerate(LAYOUT.cells):
        now, then = t.cells[i], begun.cells[i]
        same = sorted(now) == sorted(then) if cell.kind == "zone" else now == then
        if i not in moving and not same:
            yield f"cells.{cell.name}: found {quoted(now)}; expected what it is before all Classes are chosen."
            return


def _table(t: Table) -> Iterator[str]:
    """Every problem of the Combat Zone, the Card Ring and the piles."""
    if t[DUMMY] != ("training-dummy",):
        yield f"cells.dummy: found {quoted(t[DUMMY])}; expected the Training Dummy."
    if any(t[pile] for pile in PILES):
        yield "cells: found cards that were not handed out; expected them out of the game."
    if t[FINALE] != (finale_of(t),):
        yield f"cells.finale: found {quoted(t[FINALE])}; expected {finale_of(t)}."
    if any(len(t[zone]) > 1 for zone in (*SPOT, *BELOW, EVENT)):
        yield "cells: found several Enemies or Locations in one spot, or several Events in force; expected one at most."
    for seat in range(t.seats):
        queue = len(t[QUEUE[seat]])
        if queue > QUEUE_SIZE or (queue < QUEUE_SIZE and (t[MAIN_DECK] or "main-deck" not in t[FAILED])):
            yield f"cells.queue {seat}: found {queue} cards; expected {QUEUE_SIZE} while there is a Main Deck."
    size = t[SUPPLY_SIZE]
    if t[SUPPLY] != SUPPLIES if size < 0 else any(t[SUPPLY].count(card) > size for card in SUPPLIES):
        yield f"cells.supply: found {quoted(t[SUPPLY])}; expected one of each, or as many as the group plays with at most."


def _decks(t: Table) -> Iterator[str]:
    """Every problem of decks that have run out."""
    failed = t[FAILED]
    if len(set(failed)) < len(failed) or ("main-deck" in failed and t[MAIN_DECK]):
        yield f"cells.failed: found {quoted(failed)}; expected decks that have run out, each once."
    if "enemy-deck" in failed and not only_locations(t):
        yield f"cells.failed: found {quoted(failed)}; there are Enemies in the Enemy Deck."


def _numbers(t: Table) -> Iterator[str]:
    """Every problem of what is counted."""
    counters = [TURN, *(each[seat] for each in (XP, *EACH_TURN) for seat in range(t.seats))]
    if wrong := next((t[counter] for counter in counters if not 0 <= t[counter] <= MOST), None):
        yield f"cells: found the number {quoted(wrong)}; expected 0 to {MOST}."
    if not t[TURN]:
        yield "cells.round: found 0; expected the first turn, or a later one."
    if any(t[flag[seat]] > 1 or t[flag[seat]] < 0 for flag in FLAGS for seat in range(t.seats)):
        yield "cells: found a flag that is neither 0 nor 1."
    if not all(givers_fit(t, seat) for seat in range(t.seats)):
        yield "cells.givers: found a number that does not stand for opponents who have given Failure."
    if any(t[STOOD[seat]] for seat in range(t.seats)) and not any(STANDOFF in t[spot] for spot in SPOT):
        yield "cells.stood: found somebody who has beaten a Standoff; there is none."


def givers_fit(t: Reads, seat: int) -> bool:
    """Return whether those who have given Failure to a seat are opponents, and each has given some."""
    opponents = sum(1 << other for other in others(seat, t.seats))
    return not t[GIVERS[seat]] & ~opponents and t[GIVERS[seat]].bit_count() <= t[RECEIVED[seat]]


def _seats(t: Table) -> Iterator[str]:
    """Every problem of what belongs to players: tokens, Classes, and cards that lie before them."""
    laid = not choosing(t)
    for seat in range(t.seats):
        tokens = sorted((*t[TOKENS[seat]], *t[AIM[seat]], *t[TARGET[seat]]))
        if laid and tokens != sorted(TOKEN_KEYS):
            yield f"cells.tokens {seat}: found {quoted(tokens)}; expected every token once."
        if len(t[AIM[seat]]) + len(t[TARGET[seat]]) > 1:
            yield f"cells.target {seat}: found several targets; expected one at most."
        has, level = len(t[CLASS[seat]]), t[LEVEL[seat]]
        if has > 1 or (has and not t[CLASSES]) or (not has and t[CLASSES] and laid):
            yield f"cells.class {seat}: found {quoted(t[CLASS[seat]])}; expected one Class in a game with Classes, else none."
        elif level not in ((1, 2) if has and laid else (has,)):
            yield f"cells.level {seat}: found {level}; expected the level of a Class."
        elif t[USED[seat]] & ~usable(t, seat):
            yield f"cells.used {seat}: found {t[USED[seat]]}; expected abilities that the Class has."
        if not all(map(is_lasting, t[LASTING[seat]])) or not all(map(takes_two_turns, t[WAITING[seat]])):
            yield f"cells.lasting {seat}: found cards that do not stay in play."
    classes = [card for seat in range(t.seats) for card in t[CLASS[seat]]]
    if t[DISTINCT] and len(set(classes)) < len(classes):
        yield "cells.class: found one Class twice; expected a different one for each player."


def usable(t: Reads, seat: int) -> int:
    """Return which abilities a Class can have used in a turn, as a number: 1, 2, or 3 for both."""
    has = [n for card in t[CLASS[seat]] for n, does in enumerate(abilities(card), start=1) if does and n <= t[LEVEL[seat]]]
    return sum(has)


# ---------------------------------------------------------------- how far the turn is


def _ends(t: Table) -> Iterator[str]:
    """Every problem of why the game ends, and of what a turn leaves behind when it is over."""
    seats, ends = range(t.seats), t[ENDS]
    over, closing = not t.stack, bool(t.stack) and isinstance(t.stack[0][0], Close)
    possible = {"finale", "scientist"} if closing else {"scientist"}
    if len(set(ends)) < len(ends) or (not ends if over else not set(ends) <= possible):
        yield f"cells.ends: found {quoted(ends)}; expected why the game ends, if it does."
    if "scientist" in ends and not any(t[CLASS[seat]] == (SCIENTIST,) and t[LEVEL[seat]] > 1 for seat in seats):
        yield "cells.ends: found a Super Scientist who ends the game; there is none at Level 2."
    if not over and not closing and ("scientist" in ends) != any(t[CLASS[s]] == (SCIENTIST,) and t[USED[s]] & 2 for s in seats):
        yield "cells.ends: found a Super Scientist who ends the game; expected that ability to be used."
    if not (over or closing):
        return
    if any(t[counters[seat]] for counters in EACH_TURN for seat in seats):
        yield "cells: found Skill, Fight, or something else of the turn; expected none when it has ended."
    if any(t[zones[seat]] for zones in (PLAYED, HIDDEN, *((AIM, TARGET) if over else ())) for seat in seats):
        yield "cells: found cards that are played, or tokens that are laid; expected none when the turn has ended."
    if over and (t[ORDER] or t[DISPUTED]):
        yield "cells.order: found an order; nobody acts any more."


def _stack(t: Table) -> Iterator[str]:
    """Every problem of what waits."""
    if any(roll not in (1, 2) for roll in t.rng.forced):
        yield f"rng.forced: found {quoted(t.rng.forced)}; expected 1 or 2: chance only chooses between two players."
    if t.stack and not fits(t):
        yield "stack: what waits there does not fit together."
