"""Is a saved state one that a game comes to? A file may be damaged, or written by hand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import chain

from pugsbox.cardtable.effects import Effect
from pugsbox.cardtable.state import Reads, Table
from pugsbox.core.errors import PugsboxError, quoted
from pugsbox.pet_evil.attack import Flight, Splashed, Targeted, asked_beside
from pugsbox.pet_evil.harm import living
from pugsbox.pet_evil.missile import PARTS, missile_of
from pugsbox.pet_evil.supply import Claim, Reply, Seal, Supply
from pugsbox.pet_evil.turn import TURN, Command, EndTurn
from pugsbox.pet_evil.zones import (
    BARE,
    CLAIMS,
    DECK,
    FIRED,
    FIRST,
    FRONT,
    HAND,
    HEALTH,
    LENGTH,
    LIMIT,
    MARKERS,
    PET_KEYS,
    PET_PILE,
    ROUND,
    RULES_PILE,
    SEALED,
    SHELTERS,
    SHOWN,
    SPLASH_SHELTER,
    SUPPLY,
    WASTE_WHEN,
    WASTELAND,
)

__all__ = ["MARKERS_IN_THE_BOX", "markers_there_are", "sound"]

MOST_MARKERS = 999
"""Radiation markers that a group without a limit may have; it will never see so many."""
MARKERS_IN_THE_BOX = 3
WAITING: list[type[Effect]] = [type(effect) for effect in reversed(TURN)]
"""What waits on the stack when a turn begins. What is asked in the middle of a phase has taken the place of that phase."""
WITHIN: dict[type[Effect], type[Effect]] = {Claim: Supply, Reply: Supply, Seal: Supply, Targeted: Command, Splashed: Command}
COMMANDS = ("", "attack", "health-pack", "treaty", "pet", "skip")


def sound(t: Table) -> None:
    """Raise PugsboxError for a saved state that no game comes to."""
    if problem := next(chain(_numbers(t), _cards(t), _stack(t)), None):
        raise PugsboxError(problem)


def markers_there_are(t: Reads) -> int:
    """Return how many Radiation markers a game can have."""
    return MARKERS_IN_THE_BOX if t[LIMIT] > 0 else MOST_MARKERS


def _numbers(t: Table) -> Iterator[str]:
    """Every problem of health, markers and the round."""
    for seat in range(t.seats):
        if not 0 <= t[HEALTH[seat]] <= t[LENGTH]:
            yield f"cells.health {seat}: found {quoted(t[HEALTH[seat]])}; expected 0 to {t[LENGTH]}."
    markers = [t[SUPPLY], *(t[MARKERS[seat]] for seat in range(t.seats))]
    if min(markers) < 0 or t[SUPPLY] > MARKERS_IN_THE_BOX or sum(markers) > markers_there_are(t):
        yield f"cells.supply: found {quoted(markers)}; expected {markers_there_are(t)} Radiation markers at most."
    if t[ROUND] < 1:
        yield f"cells.round: found {quoted(t[ROUND])}; expected 1 or more."
    if t[FIRST] not in range(t.seats):
        yield f"cells.first: found {quoted(t[FIRST])}; expected a seat."
    if t[BARE] not in (0, 1) or (t[BARE] and t[DECK]) or (not t[BARE] and not t[DECK] and t[WASTE_WHEN] == -1):
        yield f"cells.bare: found {quoted(t[BARE])}; expected 1 where no deck lies on the Wasteland, else 0."


def _cards(t: Table) -> Iterator[str]:
    """Every problem of where cards lie."""
    if t[WASTELAND] != ("wasteland",):
        yield "cells.wasteland: the Wasteland lies under the deck in every game."
    if t[PET_PILE] or t[RULES_PILE]:
        yield "cells: found cards that were not handed out; expected them out of the game."
    top = t.stack[-1][0] if t.stack else None
    if t[SHOWN] and t.stack:
        yield "cells.shown: found a card; nothing is revealed now."
    if t[FIRED] and not isinstance(top, Flight):
        yield "cells.fired: found cards; no Missile is on its way."
    offered = top.partner if isinstance(top, Seal) and not top.offers else -1
    for seat in range(t.seats):
        if len(t[SEALED[seat]]) != (seat == offered):
            yield f"cells.sealed {seat}: found {quoted(t[SEALED[seat]])}; that fits no Trade that waits."
        if not t[HEALTH[seat]] and (t[HAND[seat]] or t[FRONT[seat]]):
            yield f"cells.health {seat}: found 0; who is out has no cards."


def _stack(t: Table) -> Iterator[str]:
    """Every problem of what waits."""
    alive = living(t)
    if bool(t.stack) != (len(alive) > 1):
        yield f"stack: found {len(t.stack)} entries and {len(alive)} players in the game; a turn waits for two or more."
    if not t.stack:
        return
    kinds = [type(effect) for effect, _ in t.stack]
    phases = [*kinds[:-1], WITHIN.get(kinds[-1], kinds[-1])]
    if len(phases) < 3 or phases != WAITING[: len(phases)]:
        yield f"stack: found {', '.join(kind.__name__ for kind in kinds)}; that cannot wait together."
        return
    turn, (top, asked) = t.stack[0][1], t.stack[-1]
    if not {turn, asked} <= set(alive) or any(seat != turn for _, seat in t.stack[:-1]):
        yield "stack: found several players on turn, or one who is out; a turn is that of one player."
    elif not (_remembers(t) and (_flies(t, top, asked) if isinstance(top, Flight) else _asks(t, top, asked))):
        yield f"stack: {kinds[-1].__name__} does not fit the cards and seats of this state."


def _remembers(t: Table) -> bool:
    """Whether the Command action that the end of the turn remembers can be one."""
    end, _ = t.stack[0]
    possible = ("attack",) if isinstance(t.stack[-1][0], Flight) else COMMANDS if len(t.stack) == 3 else ("",)
    return isinstance(end, EndTurn) and end.command in possible


def _asks(t: Table, top: Effect, asked: int) -> bool:
    """Whether a phase, or a Trade in it, can wait for a seat."""
    turn = t.stack[0][1]
    others = {seat for seat in living(t) if seat != turn}
    match top:
        case Claim(partner, declined):
            fits = asked == turn and partner in others
        case Reply(partner, claimed, declined):
            fits = partner == turn and asked in others and claimed in CLAIMS
        case Seal(partner, claimed, declined, offers):
            active, other = (asked, partner) if offers else (partner, asked)
            fits = active == turn and other in others and (claimed in CLAIMS if offers else not claimed)
        case _:
            fits, declined = asked == turn, top.declined if isinstance(top, Supply) else ()
    return fits and set(declined) <= others


def _flies(t: Table, flight: Flight, asked: int) -> bool:
    """Whether a Missile can be on its way like this: its cards lie there, and what was played against it."""
    missile = missile_of(tuple(card for card in t[FIRED] if card in PARTS))
    played = Counter("pet" if card in PET_KEYS else card for card in t[FIRED] if card not in PARTS)
    if missile is None or (flight.attacker, flight.damage) != (t.stack[0][1], missile.damage):
        return False
    if played["shelter"] < len(flight.halved) or played["pet"] != len(flight.saved):
        return False
    again = t[SHELTERS] < 0  # who has sheltered may be asked again
    match flight:
        case Targeted(by=by, deflections=deflections):
            aimed = by in living(t) and by != asked and (by == flight.attacker or deflections > 0)
            answered = {asked} if again else set()
            return aimed and deflections == played["deflection"] and not flight.saved and set(flight.halved) <= answered
        case Splashed(target=target, rest=rest) if missile.combo == "nuke" and target in living(t) and t[SPLASH_SHELTER]:
            order = asked_beside(t, flight.attacker, target)
            answered = {target, *order[: len(order) - len(rest) - (not again)]}
            return order[-1 - len(rest) :] == [asked, *rest] and {*flight.halved, *flight.saved} <= answered
        case _:
            return False
