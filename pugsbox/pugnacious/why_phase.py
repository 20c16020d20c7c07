"""Why can an action of a phase not be taken now? By its verb; the effect on top of the stack is given."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from pugsbox.cardtable.asking import Sealed
from pugsbox.cardtable.effects import Asks
from pugsbox.cardtable.state import State
from pugsbox.core.actions import Action, Refusal
from pugsbox.pugnacious.combat import GiveFailure, Turncoat, gifts
from pugsbox.pugnacious.fight import fought, spot_of
from pugsbox.pugnacious.kinds import (
    AT_DUMMY,
    AT_FINALE,
    COST,
    GREATER,
    GREATER_FIGHT,
    INFILTRATOR,
    LOCATIONS,
    NOBODY,
    STANDOFF,
    STARTERS,
    TOKENS,
    TRAITOR,
    is_adversary,
)
from pugsbox.pugnacious.phases import Agree, Buy, Phase, Play, held_back
from pugsbox.pugnacious.playing import LEVEL_COSTS, PLAIN, abilities
from pugsbox.pugnacious.ring import in_force, named, price
from pugsbox.pugnacious.words import no
from pugsbox.pugnacious.zones import (
    AIM,
    CLASS,
    DISPUTED,
    FAILURE,
    HAND,
    LEVEL,
    LOCKED,
    MARKS,
    ORDER,
    QUEUE,
    SKILL,
    SPOT,
    STOOD,
    SUPPLY,
    TARGET,
    USED,
    XP,
)

__all__ = ["PHASES"]

Args = tuple[str, ...]
Reasons = Iterator[Refusal]
GREATERS = tuple(kind.key for kind in GREATER)
MINORS = tuple(kind.key for kind in STARTERS)
PLACES = tuple(place.key for place in LOCATIONS)


def is_phase(top: Asks, ask: type[Asks]) -> bool:
    """Return whether a phase goes on now."""
    return isinstance(top, Agree) and isinstance(top.ask, ask)


def _held(s: State, seat: int) -> Reasons:
    if held_back(s, seat):
        yield no("PUG-HOUSE-02", key="wait")


# ---------------------------------------------------------------- the Play Phase


def _why_not_play(s: State, seat: int, args: Args, top: Asks) -> Reasons:
    if not is_phase(top, Play):
        yield no("PUG-PLAY-17")
        return
    yield from _held(s, seat)
    if len(args) != 1 or args[0] not in s[HAND[seat]]:
        yield no("PUG-PLAY-01", " ".join(args))


def _why_not_all(s: State, seat: int, args: Args, top: Asks) -> Reasons:
    if not is_phase(top, Play):
        yield no("PUG-PLAY-17")
        return
    yield from _held(s, seat)
    if args:
        yield no("PUG-HOUSE-11", " ".join(args), key="plainly")
    elif sum(card in PLAIN for card in s[HAND[seat]]) < 2:
        yield no("PUG-HOUSE-11")


def _of_class(s: State, seat: int, top: Asks) -> Reasons:
    if not is_phase(top, Play):
        yield no("PUG-CLASS-09")
    elif not s[CLASS[seat]]:
        yield no("PUG-CLASS-01", key="no class")
    else:
        yield from _held(s, seat)


def _why_no_ability(s: State, seat: int, args: Args, top: Asks) -> Reasons:
    yield from _of_class(s, seat, top)
    if args not in (("1",), ("2",)):
        yield no("PUG-CLASS-10", " ".join(args), key="which ability")
    elif s[CLASS[seat]] and is_phase(top, Play):
        n = int(args[0])
        if n > s[LEVEL[seat]]:
            yield no("PUG-CLASS-07", s[LEVEL[seat]])
        elif not abilities(s[CLASS[seat]][0])[n - 1]:
            yield no("PUG-CLASS-11")
        elif s[USED[seat]] & n:
            yield no("PUG-CLASS-03") if n == 1 else no("PUG-CLASS-07", s[LEVEL[seat]])


def _why_no_betrayal(s: State, seat: int, args: Args, top: Asks) -> Reasons:
    if not is_phase(top, Play):
        yield no("PUG-PLAY-17")
        return
    yield from _held(s, seat)
    if s[CLASS[seat]] != (TRAITOR,):
        yield no("PUG-HOUSE-17")
    if len(args) != 1 or args[0] not in s[HAND[seat]]:
        yield no("PUG-PLAY-01", " ".join(args))


def _why_no_level(s: State, seat: int, args: Args, top: Asks) -> Reasons:
    yield from _of_class(s, seat, top)
    if args:
        yield no("PUG-CLASS-04", " ".join(args), key="plainly")
    if s[LEVEL[seat]] == 2:
        yield no("PUG-CLASS-08")
    elif s[CLASS[seat]] and s[XP[seat]] < LEVEL_COSTS:
        yield no("PUG-CLASS-04", s[XP[seat]])


# ---------------------------------------------------------------- the Buy Phase


def _why_not_buy(s: State, seat: int, args: Args, top: Asks) -> Reasons:
    if not is_phase(top, Buy):
        yield no("PUG-BUY-17")
        return
    yield from _held(s, seat)
    card = args[0] if args else ""
    if args[1:] == () and card in MINORS:
        yield no("PUG-SETUP-10")
    elif args[1:] == () and card in GREATERS:
        if card not in s[SUPPLY]:
            yield no("PUG-SETUP-08", key="no copy") if card == GREATER_FIGHT else no("PUG-SETUP-07", key="no copy")
        yield from _too_dear(s, seat, card, COST[card])
    elif args not in named(s[QUEUE[seat]]):
        there = len(args) > 1 and card in s[QUEUE[seat]]
        yield no("PUG-BUY-01", " ".join(args), key="no such copy") if there else no("PUG-BUY-01", " ".join(args))
    else:
        yield from _too_dear(s, seat, card, price(s, card))


def _too_dear(s: State, seat: int, card: str, costs: int) -> Reasons:
    if costs > s[SKILL[seat]]:
        yield no("PUG-GAME-08", card, costs, s[SKILL[seat]])
        yield no("PUG-BUY-02", costs, s[SKILL[seat]])


def _why_not_poach(s: State, seat: int, args: Args, top: Asks) -> Reasons:
    if not is_phase(top, Buy):
        yield no("PUG-BUY-17")
        return
    yield from _held(s, seat)
    left = (seat + 1) % s.seats
    if not s[MARKS["poach"][seat]]:
        yield no("PUG-HOUSE-05")
        yield no("PUG-BUY-01", " ".join(args[1:]))
    elif args[:1] != (str(left),) or args[1:] not in named(s[QUEUE[left]]):
        yield no("PUG-HOUSE-05", " ".join(args), key="not that queue")
    else:
        yield from _too_dear(s, seat, args[1], price(s, args[1]))


# ---------------------------------------------------------------- the Combat Phase


def _why_no_target(s: State, seat: int, args: Args, top: Asks) -> Reasons:
    changing = isinstance(top, Turncoat)
    if not (isinstance(top, Sealed) or changing):
        yield no("PUG-COMBAT-05") if s[TARGET[seat]] else no("PUG-COMBAT-07")
        return
    if s[AIM[seat]] or (changing and args == s[TARGET[seat]]):
        yield no("PUG-COMBAT-05")
    token = args[0] if len(args) == 1 else ""
    if token not in TOKENS:
        yield no("PUG-COMBAT-01", " ".join(args))
        if token in PLACES:
            yield no("PUG-LOC-11", token)
        return
    yield from _why_not_fight(s, seat, token)


def _why_not_fight(s: State, seat: int, token: str) -> Reasons:
    """Why a seat cannot fight what a token means."""
    spot = spot_of(token)
    launch = token.startswith("launch")
    card = fought(s, token)
    if s[MARKS["barred"][seat]] and token != NOBODY:
        yield no("PUG-COMBAT-18", token)
        if launch:
            yield no("PUG-FAQ-03")
    if spot is not None and not card:
        yield no("PUG-COMBAT-01", key="empty")
    if launch:
        if not s[MARKS["trebuchet"][seat]]:
            yield no("PUG-FAQ-01", token)
        if card and not is_adversary(card):
            yield no("PUG-FAQ-02", token)
            yield no("PUG-TRAP-07")
    if token == AT_FINALE and s[LOCKED[seat]]:
        yield no("PUG-FINALE-03")
    yield from _forbidden(s, seat, token, card)


def _forbidden(s: State, seat: int, token: str, card: str) -> Reasons:
    """What Enemies and Classes forbid."""
    cards = [card for spot in SPOT for card in s[spot]]
    traitor = s[CLASS[seat]] == (TRAITOR,)
    if STANDOFF in cards and not (traitor or s[STOOD[seat]] or s[MARKS["barred"][seat]]) and card != STANDOFF:
        yield no("PUG-HOUSE-18", token, key="must")
    if card == STANDOFF and s[STOOD[seat]]:
        yield no("PUG-HOUSE-18", key="through")
    if token == AT_DUMMY and INFILTRATOR in cards:
        yield no("PUG-HOUSE-18", key="covered")
    if traitor and is_adversary(card):
        yield no("PUG-HOUSE-17", key="traitor")


def _why_no_gift(s: State, seat: int, args: Args, top: Asks) -> Reasons:
    if in_force(s, "truce"):
        yield no("PUG-HOUSE-19")
    if not is_phase(top, GiveFailure):
        yield no("PUG-COMBAT-07")
        return
    yield from _held(s, seat)
    if not s[FAILURE[seat]]:
        yield no("PUG-FAIL-02", key="no failure")
    elif args[:1] == (str(seat),):
        yield no("PUG-FAIL-03", args[0])
    elif Action(seat, "give", args) not in gifts(seat, s.seats, s[FAILURE[seat]]):
        yield no("PUG-FAIL-02", s[FAILURE[seat]], " ".join(args))


# ---------------------------------------------------------------- agreeing, and not


def _why_not_done(s: State, seat: int, args: Args, top: Asks) -> Reasons:
    if not isinstance(top, Agree):
        yield no("PUG-TURN-03")
        return
    if args:
        yield no("PUG-TURN-03", " ".join(args), key="plainly")
    if seat not in top.seats:
        yield no("PUG-FAIL-02", key="no failure")
    elif seat in top.done:
        yield no("PUG-TURN-03", key="done already")
    if isinstance(top.ask, Phase) and not top.ask.may_agree(s, seat):
        yield no("PUG-FAIL-08", s[FAILURE[seat]])


def _why_no_dispute(s: State, seat: int, args: Args, top: Asks) -> Reasons:
    if not isinstance(top, Agree):
        yield no("PUG-HOUSE-02", key="not now")
    elif s[ORDER]:
        yield no("PUG-HOUSE-02", key="in force")
    elif str(seat) in s[DISPUTED]:
        yield no("PUG-HOUSE-02", "again")
    else:
        yield no("PUG-HOUSE-02", " ".join(args))


PHASES: Mapping[str, Callable[[State, int, Args, Asks], Reasons]] = {
    "play": _why_not_play,
    "play-all": _why_not_all,
    "ability": _why_no_ability,
    "betray": _why_no_betrayal,
    "level-up": _why_no_level,
    "buy": _why_not_buy,
    "poach": _why_not_poach,
    "target": _why_no_target,
    "give": _why_no_gift,
    "done": _why_not_done,
    "dispute": _why_no_dispute,
}
