"""A table that is laid out by hand: what lies where it cannot stay goes, what is missing comes."""

from __future__ import annotations

from pugsbox.cardtable.layout import BOX, SEATS
from pugsbox.cardtable.state import Cards, Table
from pugsbox.pugnacious.cards import CARDS, is_lasting, takes_two_turns
from pugsbox.pugnacious.combat import GiveFailure, givers
from pugsbox.pugnacious.combatzone import only_locations
from pugsbox.pugnacious.kinds import AT_FINALE, NOBODY, SCIENTIST, STANDOFF
from pugsbox.pugnacious.kinds import CLASSES as CLASS_KEYS
from pugsbox.pugnacious.kinds import TOKENS as TOKEN_KEYS
from pugsbox.pugnacious.phases import Agree, Play
from pugsbox.pugnacious.ring import QUEUE_SIZE, in_force
from pugsbox.pugnacious.saved import PILES, SUPPLIES, fresh, givers_fit, usable
from pugsbox.pugnacious.served import MOST_CURSES
from pugsbox.pugnacious.setup import ChooseClass, Deal, finale_of
from pugsbox.pugnacious.turn import Next
from pugsbox.pugnacious.waits import can_be_shown, moment, order_fits
from pugsbox.pugnacious.zones import (
    AIM,
    BELOW,
    CLASS,
    CLASS_PILE,
    CLASSES,
    DISPUTED,
    DISTINCT,
    DUMMY,
    ENDS,
    EVENT,
    FAILED,
    FINALE,
    GIVERS,
    HIDDEN,
    LASTING,
    LAYOUT,
    LEVEL,
    LOCKED,
    MAIN_DECK,
    MARKS,
    ORDER,
    PAST,
    PLAYED,
    QUEUE,
    SPOT,
    STOOD,
    SUPPLY,
    SUPPLY_SIZE,
    TARGET,
    TOKENS,
    TRIED,
    TURN,
    USED,
    WAITING,
)

__all__ = ["arranged"]


def arranged(t: Table) -> None:
    """Complete a table laid out by hand."""
    if not t.stack:
        return
    if isinstance(t.stack[0][0], Deal):
        _classes_first(t)
        return
    t[TURN] = max(t[TURN], 1)
    _common(t)
    for seat in range(t.seats):
        _queue(t, seat)
        _before_player(t, seat)
    _ran_out(t)
    _classes(t)
    _tokens(t)
    _order(t)


def _classes_first(t: Table) -> None:
    """While Classes are being chosen nothing else is laid out; who has one already chooses no more."""
    begun, chosen = fresh(t), {seat: t[CLASS[seat]][:1] for seat in range(t.seats)}
    for i, cell in enumerate(LAYOUT.cells):
        if cell.kind != "option" and i != SEATS:
            t.cells[i] = begun.cells[i]
    for seat, cards in chosen.items():
        if cards and cards[0] in t[CLASS_PILE]:
            t.carry(cards, CLASS_PILE, CLASS[seat])
            t[LEVEL[seat]] = 1
            t.stack[:] = [(effect, s) for effect, s in t.stack if s != seat or not isinstance(effect, ChooseClass)]


def _common(t: Table) -> None:
    """Lay out what is there for all, once each."""
    for pile in PILES:
        t.carry(t[pile], pile, BOX)
    for zone, card in ((FINALE, finale_of(t)), (DUMMY, "training-dummy")):
        t.carry(t[zone], zone, BOX)
        t.carry((card,), BOX, zone)
    t.carry(t[EVENT][:-1], EVENT, PAST)
    if t[SUPPLY_SIZE] < 0:
        t.cells[SUPPLY] = SUPPLIES
    for zone in (*SPOT, *BELOW):
        t.carry(t[zone][1:], zone, BOX)


def _queue(t: Table, seat: int) -> None:
    """Let a queue have five cards while there is a Main Deck; Events are none of them."""
    queue = QUEUE[seat]
    t.carry(t[queue][QUEUE_SIZE:], queue, BOX)
    while len(t[queue]) < QUEUE_SIZE and (card := next((c for c in t[MAIN_DECK] if CARDS[c].kind != "event"), "")):
        t.carry((card,), MAIN_DECK, queue)


def _ran_out(t: Table) -> None:
    """Remember which decks had no card when one was needed."""
    failed: Cards = ()
    if any(len(t[QUEUE[seat]]) < QUEUE_SIZE for seat in range(t.seats)):
        t.carry(t[MAIN_DECK], MAIN_DECK, BOX)  # only Events, which take no space
        failed = ("main-deck",)
    elif not t[MAIN_DECK]:
        failed = tuple(deck for deck in t[FAILED] if deck == "main-deck")[:1]
    if only_locations(t) and "enemy-deck" in t[FAILED]:
        failed += ("enemy-deck",)
    t[FAILED] = failed


def _before_player(t: Table, seat: int) -> None:
    """Let only those cards stay that can, and nothing lie face down when targets lie open."""
    for zone, stays in ((LASTING[seat], is_lasting), (WAITING[seat], takes_two_turns)):
        t.carry(tuple(card for card in t[zone] if not stays(card)), zone, BOX)
    if moment(t) == "shown":
        t.carry(t[HIDDEN[seat]], HIDDEN[seat], PLAYED[seat])
    t[LOCKED[seat]] = min(t[LOCKED[seat]], 1)
    t[GIVERS[seat]] = t[GIVERS[seat]] if givers_fit(t, seat) else 0
    t[MARKS["curses"][seat]] = min(t[MARKS["curses"][seat]], MOST_CURSES)
    t[STOOD[seat]] = min(t[STOOD[seat]], 1) if any(STANDOFF in t[spot] for spot in SPOT) else 0


# ---------------------------------------------------------------- Classes


def _classes(t: Table) -> None:
    """Let everybody have one Class in a game with Classes, each a different one where that is so; and what it has done."""
    taken: set[str] = set()
    for seat in range(t.seats):
        mine = t[CLASS[seat]]
        keep = mine[:1] if t[CLASSES] and not (t[DISTINCT] and taken & set(mine[:1])) else ()
        t.carry(mine[len(keep) :], CLASS[seat], BOX)
        taken |= set(keep)
    for seat in range(t.seats):
        if t[CLASSES] and not t[CLASS[seat]]:
            card = next(card for card in CLASS_KEYS if card in t[BOX] and not (t[DISTINCT] and card in taken))
            t.carry((card,), BOX, CLASS[seat])
            taken.add(card)
        t[LEVEL[seat]] = min(max(t[LEVEL[seat]], 1), 2) if t[CLASSES] else 0
        t[USED[seat]] &= usable(t, seat)
    ending = [s for s in range(t.seats) if t[CLASS[s]] == (SCIENTIST,) and t[LEVEL[s]] > 1]
    if "scientist" not in t[ENDS]:
        for seat in ending:
            t[USED[seat]] &= 1
    elif ending and not any(t[USED[seat]] & 2 for seat in ending):
        t[USED[ending[0]]] |= 2
    t[ENDS] = ("scientist",) if "scientist" in t[ENDS] and ending else ()


# ---------------------------------------------------------------- tokens and order


def _tokens(t: Table) -> None:
    """Let everybody have every token once, and one of them open, or face down, just where it lies so."""
    now = moment(t)
    target = {seat: (*t[TARGET[seat]], NOBODY)[:1] if now == "shown" else () for seat in range(t.seats)}
    aim = {seat: t[AIM[seat]][:1] if now == "choosing" else () for seat in range(t.seats)}
    for seat in range(t.seats):
        for zone in (TARGET[seat], AIM[seat], TOKENS[seat]):
            t.carry(t[zone], zone, BOX)
    for seat in range(t.seats):
        t.carry(target[seat], BOX, TARGET[seat])
        if now == "shown" and not can_be_shown(t, seat):
            t.carry(target[seat], TARGET[seat], BOX)
            t.carry((NOBODY,), BOX, TARGET[seat])
        t.carry(aim[seat], BOX, AIM[seat])
        rest = tuple(token for token in TOKEN_KEYS if token not in (*t[TARGET[seat]], *aim[seat]))
        t.carry(rest, BOX, TOKENS[seat])
        t[TRIED[seat]] = 1 if t[TARGET[seat]] == (AT_FINALE,) else min(t[TRIED[seat]], 1)


def _order(t: Table) -> None:
    """Let an order hold only among those who act."""
    bottom, *rest = (effect for effect, _ in t.stack)
    everybody = tuple(range(t.seats))
    agree = rest[0] if rest and isinstance(rest[0], Agree) else None
    if isinstance(bottom, Next) and not rest and bottom.phase in ("play", "buy"):
        agree = Agree(Play(), everybody)
    elif isinstance(bottom, Next) and not rest and bottom.phase == "failure" and not in_force(t, "truce"):
        agree = Agree(GiveFailure(), givers(t))
    if agree is None or not order_fits(t, agree):
        t[ORDER] = t[DISPUTED] = ()
