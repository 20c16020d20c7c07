"""Can what a combat brings wait like this in the Recovery Phase, as a saved state says? Targets and beaten Enemies tell."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import product

from pugsbox.cardtable.effects import Effect
from pugsbox.cardtable.state import Reads, Table
from pugsbox.pugnacious.cards import CARDS
from pugsbox.pugnacious.effects import Discards
from pugsbox.pugnacious.fight import fought, spot_of
from pugsbox.pugnacious.kinds import AT_FINALE, NOBODY, SPOTS, STANDOFF, is_trap
from pugsbox.pugnacious.rewards import KINDS, THRIFT, Reward, Serve, bags
from pugsbox.pugnacious.zones import ENDS, MARKS, SKILL, STOOD, TARGET, XP

__all__ = ["MOST_CURSES", "asks_still", "served"]

Waiting = Sequence[tuple[Effect, int]]
Effects = tuple[Effect, ...]
PAID = {"PUG-COMBAT-17": "bounty", "PUG-HOUSE-15": "thrift"}
"""Which mark has paid Exp, by the first clause of it; another house clause pays a loss or the lack of a fight."""
CURSES = ("PUG-FAIL-11", "PUG-FAIL-12")
MOST_CURSES = CARDS["curses"].copies or 0


def asks_still(effect: Effect, top: Effect) -> bool:
    """Return whether a question is that of an effect: as it stands there, or after some of its cards are discarded."""
    if isinstance(effect, Discards) and isinstance(top, Discards):
        return replace(effect, cards=top.cards) == top and 1 <= top.cards <= effect.cards
    return effect == top


def served(t: Table, beaten: tuple[str, ...], rest: Waiting) -> bool:
    """Return whether players get in turn what their targets bring: one is asked, the others wait, the lowest Exp on top."""
    if list(beaten) != sorted(set(beaten) & set(SPOTS)):
        return False
    asked = rest[-1][1]
    begun = [effect for effect, seat in reversed(rest) if seat == asked]
    waiting = list(rest[: len(rest) - len(begun)])
    seats = [seat for _, seat in waiting]
    xp = [t[XP[seat]] for seat in seats]
    if asked in seats or len(set(seats)) < len(seats) or xp != sorted(xp, reverse=True):
        return False
    whole = {seat: effect.effects for effect, seat in waiting if isinstance(effect, Serve)}
    left = _left(begun)
    if len(whole) < len(waiting) or not all(whole.values()) or not left:
        return False
    return any(
        all(tuple(found[seat]) == effects for seat, effects in whole.items()) and _part(left, tuple(found[asked]))
        for found in _possible(t, beaten, {asked: left, **whole})
    )


def _left(begun: Effects | list[Effect]) -> Effects | None:
    """Return what is left for the player who is asked, first what is asked; None where that is no way to wait."""
    top, *rest = begun
    if isinstance(top, Serve):
        return top.effects if not rest and not any(isinstance(effect, Reward) for effect in top.effects) else None
    if len(rest) == 1 and isinstance(rest[0], Serve):
        rest = list(rest[0].effects)
        if not rest:
            return None
    elif any(type(effect) is not type(top) for effect in rest):
        return None
    return (top, *rest) if all(type(effect) in KINDS for effect in (top, *rest)) else None


def _part(left: Effects, bag: Effects) -> bool:
    """Whether this is what is left of all that a combat brings a player: something is asked, the others wait in their order."""
    top, *rest = left
    rewarded = [effect for effect in bag if not isinstance(effect, Reward)]
    for i, effect in enumerate(rewarded):
        others_ = iter(rewarded[:i] + rewarded[i + 1 :])
        if asks_still(effect, top) and all(later in others_ for later in rest):
            return True
    return False


# ---------------------------------------------------------------- how a combat may have ended


def _possible(t: Table, beaten: tuple[str, ...], whole: dict[int, Effects]) -> Iterator[list[list[Effect]]]:
    """Everything that a combat can have brought the players, for each way in which it may have ended."""
    curses = _curses(whole)
    for ends in product(*(_ends(t, seat, beaten) for seat in range(t.seats))):
        results = [result for result, _ in ends]
        won = {str(spot + 1) for seat in range(t.seats) if results[seat] > 0 and (spot := _spot(t, seat)) is not None}
        finale = any(results[seat] > 0 and t[TARGET[seat]] == (AT_FINALE,) for seat in range(t.seats))
        if won != set(beaten) or finale != ("finale" in t[ENDS]):
            continue
        for hits in product(curses, repeat=t.seats) if any(result < 0 for result in results) else [(0,) * t.seats]:
            draft = Table(t.frozen())
            for seat, (_, shield) in enumerate(ends):
                draft.cells[MARKS["shield"][seat]] = shield
                draft.cells[MARKS["curses"][seat]] = hits[seat]
                _promise(draft, seat, results[seat], whole.get(seat, ()))
            yield bags(draft, results)


def _spot(t: Reads, seat: int) -> int | None:
    return spot_of(t[TARGET[seat]][0])


def _ends(t: Reads, seat: int, beaten: tuple[str, ...]) -> list[tuple[int, int]]:
    """Return how the fight of a seat may have ended: 1 for a win, -1 for a loss, 0 for none; 1 for no Lose text."""
    token = t[TARGET[seat]][0]
    if token == NOBODY:
        return [(0, 0)]
    card, spot = fought(t, token), _spot(t, seat)
    if token.startswith("launch"):
        return [(1, 0)]
    if card == STANDOFF:
        return [(1, 0)] if t[STOOD[seat]] else [(-1, 0)]
    lost = [(-1, 0), (-1, 1)] if is_trap(card) else [(-1, 0)]
    return [*lost, (1, 0)] if spot is None or str(spot + 1) in beaten else lost


def _curses(whole: dict[int, Effects]) -> list[int]:
    """Return how many cards a curse may let those discard who lost."""
    hits = {e.cards for effects in whole.values() for e in effects if isinstance(e, Discards) and e.clauses == CURSES}
    return sorted({0, *(cards for cards in hits if 0 < cards <= MOST_CURSES)})


def _promise(draft: Table, seat: int, result: int, effects: Effects) -> None:
    """Let the marks of a seat be those that pay what waits for it."""
    for effect in effects:
        if isinstance(effect, Reward) and effect.points > 0:
            mark = PAID.get(effect.clauses[0] if effect.clauses else "", "consolation" if result < 0 else "rest")
            if mark in PAID.values() or effect.clauses[:1] == ("PUG-HOUSE-10",):
                draft.cells[MARKS[mark][seat]] = effect.points
                draft.cells[SKILL[seat]] = THRIFT if mark == "thrift" else draft.cells[SKILL[seat]]
