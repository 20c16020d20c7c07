"""Can what waits wait like this, as a saved state says? There is a phase, and in it only what cards or disputes ask."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from pugsbox.cardtable.asking import Sealed
from pugsbox.cardtable.effects import Asks, Effect
from pugsbox.cardtable.state import Reads, Table, others
from pugsbox.pugnacious.cards import CARDS
from pugsbox.pugnacious.combat import ChooseTarget, GiveFailure, Reveal, Turncoat, givers
from pugsbox.pugnacious.effects import AllDiscard, Discards
from pugsbox.pugnacious.fight import fought, targets
from pugsbox.pugnacious.kinds import NOBODY, TRAITOR, is_adversary
from pugsbox.pugnacious.movement import Offer, Swap
from pugsbox.pugnacious.phases import Agree, Buy, Decide, Play
from pugsbox.pugnacious.ring import in_force
from pugsbox.pugnacious.served import asks_still, served
from pugsbox.pugnacious.setup import ChooseClass, Deal
from pugsbox.pugnacious.turn import Close, Next
from pugsbox.pugnacious.zones import (
    AIM,
    CLASS,
    DISPUTED,
    FAILURE,
    HIDDEN,
    MARKS,
    ORDER,
    PLAYED,
    QUEUE,
    SPEND_FAILURE,
    TARGET,
    USED,
    XP,
)

__all__ = ["can_be_shown", "fits", "moment", "order_fits"]

AFTER: dict[type[Effect], str] = {Play: "buy", Buy: "combat", GiveFailure: "recovery"}
"""The phase that waits below each phase that all have to end."""
Waiting = Sequence[tuple[Effect, int]]
Script = tuple[Effect, ...]


def moment(t: Reads) -> str:
    """Return whether targets are being chosen ("choosing"), lie open ("shown"), or are none yet ("")."""
    match t.stack[0][0]:
        case Close() | Next(phase="recovery"):
            return "shown"
        case Next(phase="failure"):
            return "choosing" if len(t.stack) > 1 and isinstance(t.stack[1][0], Sealed) else "shown"
        case _:
            return ""


def fits(t: Table) -> bool:
    """Return whether the stack is one that a game comes to."""
    (bottom, first), *rest = t.stack
    top, asked = t.stack[-1]
    if first or not (rest and isinstance(top, Asks) and _targets_fit(t) and _hidden_fits(t)):
        return False
    return _waits(t, bottom, rest) and bool(top.options(t, asked))


def _waits(t: Table, bottom: Effect, rest: Waiting) -> bool:
    """Whether what waits above the next phase is a phase, or part of one."""
    open_, seat = rest[0]
    if isinstance(bottom, Next) and isinstance(open_, Agree):
        asks = AFTER.get(type(open_.ask)) == bottom.phase and not seat
        return asks and _agree_fits(t, open_) and order_fits(t, open_) and _in_phase(t, open_, rest[1:])
    if t[ORDER] or t[DISPUTED]:
        return False
    match bottom:
        case Deal():
            return _choosing(t, rest)
        case Close(beaten=beaten):
            return served(t, beaten, rest)
        case Next(phase="failure"):
            seats = tuple(s for s in range(t.seats) if not t[AIM[s]])
            sealed = [(Sealed(ChooseTarget(), Reveal(), seats), 0)]
            return list(rest) == sealed if isinstance(open_, Sealed) else _revealed(t, rest)
        case _:
            return False


def _choosing(t: Reads, rest: Waiting) -> bool:
    """Whether those choose a Class who have none."""
    seats = [seat for effect, seat in rest if isinstance(effect, ChooseClass)]
    return len(seats) == len(rest) and sorted(seats) == [seat for seat in range(t.seats) if not t[CLASS[seat]]]


def _targets_fit(t: Reads) -> bool:
    """Whether targets lie face down and open just when they should, and can be fought."""
    now, seats = moment(t), range(t.seats)
    if now == "shown":
        return not any(t[AIM[s]] for s in seats) and all(len(t[TARGET[s]]) == 1 and can_be_shown(t, s) for s in seats)
    if any(t[TARGET[s]] for s in seats):
        return False
    aims = [(s, token) for s in seats for token in t[AIM[s]]]
    return not aims or (now == "choosing" and all(token in targets(t, s) for s, token in aims))


def can_be_shown(t: Reads, seat: int) -> bool:
    """Return whether a target that lies open means something that its player can fight."""
    token = t[TARGET[seat]][0]
    card = fought(t, token)
    if token == NOBODY:
        return True
    if is_adversary(card):
        return t[CLASS[seat]] != (TRAITOR,)
    return bool(card) and not token.startswith("launch")


def _hidden_fits(t: Reads) -> bool:
    """Whether Stealth cards lie face down before the reveal only."""
    return moment(t) != "shown" or not any(t[HIDDEN[s]] for s in range(t.seats))


# ---------------------------------------------------------------- phases that all have to end


def _agree_fits(t: Reads, agree: Agree) -> bool:
    """Whether the right seats act in a phase, and some of them are done."""
    everybody, done = tuple(range(t.seats)), agree.done
    if len(set(done)) < len(done) or not set(done) < set(agree.seats):
        return False
    if not isinstance(agree.ask, GiveFailure):
        return agree.seats == everybody
    give = givers(t)
    kept = t[SPEND_FAILURE] and any(t[FAILURE[s]] for s in done)
    right = agree.seats == tuple(s for s in everybody if s in agree.seats) and set(agree.seats) - set(give) <= set(done)
    return right and not kept and set(give) <= set(agree.seats) and not in_force(t, "truce")


def order_fits(t: Reads, agree: Agree) -> bool:
    """Return whether an order that was decided, and who has disputed, fit a phase."""
    seats = givers(t) if isinstance(agree.ask, GiveFailure) else agree.seats
    disputed, order = t[DISPUTED], t[ORDER]
    if len(set(disputed)) < len(disputed) or not set(disputed) <= set(map(str, agree.seats)):
        return False
    first = {str(s) for s in seats if s not in agree.done}
    pair = len(order) == 2 and order[0] != order[1]
    return not order or (pair and order[0] in first and int(order[1]) in seats and bool(set(order) & set(disputed)))


def _in_phase(t: Reads, agree: Agree, rest: Waiting) -> bool:
    """Whether nothing waits above a phase but a decision, or what a card asks in the Play Phase."""
    if not rest:
        return True
    top, asked = rest[-1]
    if isinstance(top, Decide):
        return len(rest) == 1 and _decides(t, agree, top, asked)
    return isinstance(agree.ask, Play) and any(
        _asked_by(t, seat, rest) for seat in range(t.seats) if seat not in agree.done and str(seat) not in t[ORDER]
    )


def _decides(t: Reads, agree: Agree, top: Decide, asked: int) -> bool:
    """Whether two players have just disputed, and the one with less Exp decides."""
    pair = top.between
    can = givers(t) if isinstance(agree.ask, GiveFailure) else agree.seats
    if len(set(pair)) != 2 or len(pair) != 2 or t[ORDER] or set(pair) & set(agree.done) or not set(pair) <= set(can):
        return False
    heard = t[DISPUTED][-1:] == (str(pair[0]),) and bool(agree.ask.options(t, pair[0]))
    return heard and asked in pair and t[XP[asked]] == min(t[XP[seat]] for seat in pair)


# ---------------------------------------------------------------- what cards ask


def _scripts(t: Reads, seat: int) -> Iterator[Script]:
    """What a player may have let happen in the Play Phase: the cards played, and the Class. What comes again asks nothing."""
    yield from (CARDS[card].play for card in dict.fromkeys(t[PLAYED[seat]]))
    for card in t[CLASS[seat]]:
        known = CARDS[card]
        yield from ((known.play,) if t[USED[seat]] & 1 else ())
        yield from ((known.second,) if t[USED[seat]] & 2 else ())


def _asked_by(t: Reads, seat: int, rest: Waiting) -> bool:
    """Whether a player has played something that asks this, with the rest of it below."""
    for script in _scripts(t, seat):
        for i, effect in enumerate(script):
            below = [(later, seat) for later in reversed(script[i + 1 :])]
            above = list(rest[len(below) :])
            if above and list(rest[: len(below)]) == below and _asks(t, seat, effect, above):
                return True
    return False


def _asks(t: Reads, seat: int, effect: Effect, above: Waiting) -> bool:
    """Whether an effect of a player leads to these questions: one to the player, or one to each opponent in order."""
    if isinstance(effect, AllDiscard):
        hit = Discards(effect.cards, ("PUG-GAME-10", "PUG-HOUSE-12"))
        (top, _), *later = reversed(above)
        seats = [s for _, s in reversed(above)]
        in_order = seats == list(others(seat, t.seats))[-len(seats) :]
        return in_order and asks_still(hit, top) and all(waiting == hit for waiting, _ in later)
    top, asked = above[-1]
    if len(above) > 1 or asked != seat:
        return False
    if isinstance(top, Swap):
        return isinstance(effect, Offer) and top.mine in range(len(t[QUEUE[seat]]))
    return asks_still(effect, top)


# ---------------------------------------------------------------- after the reveal


def _revealed(t: Reads, rest: Waiting) -> bool:
    """Whether Stealth cards are carried out, seat by seat, and then those change their targets who may."""
    coats = [seat for effect, seat in rest if effect == Turncoat()]
    bottom, above = rest[: len(coats)], list(reversed(rest[len(coats) :]))
    xp = [t[XP[seat]] for seat in coats]
    may = {seat for seat in range(t.seats) if t[MARKS["turncoat"][seat]]}
    if [(Turncoat(), seat) for seat in coats] != list(bottom) or xp != sorted(xp, reverse=True):
        return False
    asked = may - set(coats)
    if len(set(coats)) < len(coats) or not set(coats) <= may or any(t[XP[seat]] > n for seat in asked for n in xp):
        return False
    return _turned_up(t, above) and not asked if above else bool(coats)


def _turned_up(t: Reads, above: Waiting) -> bool:
    """Whether a Stealth card asks its player something, before all that waits of others; the first entry is the top one."""
    first = above[0][1]
    waiting = {seat: tuple(effect for effect, s in above if s == seat) for seat in range(t.seats)}
    if [(effect, seat) for seat, effects in waiting.items() for effect in effects] != list(above):
        return False
    top, *tail = waiting[first]
    begun = any(
        asks_still(effect, top) and script[i + 1 :] == tuple(tail)
        for script in _turned(t, first)
        for i, effect in enumerate(script)
    )
    return begun and all(waiting[seat] in _turned(t, seat) for seat in range(first + 1, t.seats))


def _turned(t: Reads, seat: int) -> list[Script]:
    """Return what the Stealth cards do that a player has turned up: the last ones, but for those that a Traitor betrayed."""
    cards = t[PLAYED[seat]]
    most = next((n for n, card in enumerate(reversed(cards)) if CARDS[card].kind != "stealth"), len(cards))
    counts = range(most + 1) if t[CLASS[seat]] == (TRAITOR,) else (most,)
    return [tuple(effect for card in cards[len(cards) - n :] for effect in CARDS[card].play) for n in counts]
