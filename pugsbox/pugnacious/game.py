"""Professor Pugnacious as a game: how it ends, and what a record may set."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from pugsbox.cardtable.asking import Sealed
from pugsbox.cardtable.cardgame import CardGame
from pugsbox.cardtable.effects import Effect
from pugsbox.cardtable.hooks import Stage
from pugsbox.cardtable.layout import BOX
from pugsbox.cardtable.state import State, Table
from pugsbox.core.clauses import load_clauses
from pugsbox.core.events import Outcome
from pugsbox.pugnacious import cards, combat, phases, rewards, setup, turn, zones
from pugsbox.pugnacious.cards import CARDS, GameCard
from pugsbox.pugnacious.combat import ChooseTarget, GiveFailure
from pugsbox.pugnacious.kinds import CLASSES as CLASS_KEYS
from pugsbox.pugnacious.kinds import GREATER, NOBODY
from pugsbox.pugnacious.kinds import TOKENS as TOKEN_KEYS
from pugsbox.pugnacious.movement import Swap
from pugsbox.pugnacious.phases import Agree, Buy, Play
from pugsbox.pugnacious.ring import QUEUE_SIZE
from pugsbox.pugnacious.saved import sound
from pugsbox.pugnacious.score import score
from pugsbox.pugnacious.setup import finale_of, opening
from pugsbox.pugnacious.shown import TOUCH, note
from pugsbox.pugnacious.turn import Next
from pugsbox.pugnacious.waits import moment
from pugsbox.pugnacious.why import reasons, think
from pugsbox.pugnacious.words import WORDS
from pugsbox.pugnacious.zones import (
    AIM,
    CLASS,
    CLASS_PILE,
    CLASSES,
    DISPUTED,
    ENDS,
    EVENT,
    FAILED,
    FINALE,
    FINALE_PILE,
    LAYOUT,
    LEVEL,
    MAIN_DECK,
    ORDER,
    PAST,
    QUEUE,
    SPOT,
    STARTER_PILE,
    STEALTH_PILE,
    SUPPLY,
    SUPPLY_SIZE,
    TARGET,
    TOKEN_PILE,
    TOKENS,
    XP,
)

__all__ = ["PUGNACIOUS"]


def ending(s: State) -> Outcome:
    """The most Exp wins; equal ones share the victory."""
    scores = tuple(s[XP[seat]] for seat in range(s.seats))
    winners = tuple(seat for seat in range(s.seats) if scores[seat] == max(scores))
    shared = ("PUG-END-06",) if len(winners) > 1 else ()
    finale = ("PUG-FINALE-02",) if "finale" in s[ENDS] else ()
    return Outcome(winners, scores, ("PUG-END-05", "PUG-GAME-03", *finale, *shared))


# ---------------------------------------------------------------- what a record may set

AT = {"play": Play, "buy": Buy, "combat": ChooseTarget, "failure": GiveFailure}
"""The points of a turn at which a record may begin, and what is asked there."""


def phase_of(s: State) -> str:
    """Return at which point of a turn a game is; "" where something else is asked."""
    if not s.stack:
        return ""
    top = s.stack[-1][0]
    ask = top.ask if isinstance(top, Agree | Sealed) else None
    return next((name for name, kind in AT.items() if isinstance(ask, kind)), "")


def set_phase(t: Table, value: str) -> None:
    """Let a turn be at the beginning of a phase; nothing else waits."""
    t.stack.clear()
    t[ORDER] = t[DISPUTED] = ()
    t.push(0, Next(value))


STAGES = {"phase": Stage(phase_of, set_phase, lambda _: tuple(AT))}


def arranged(t: Table) -> None:
    """Complete a table laid out by hand: what lies where it cannot stay goes, what is missing comes."""
    if not t.stack or isinstance(t.stack[0][0], setup.Deal):
        return
    for pile in (STARTER_PILE, STEALTH_PILE, FINALE_PILE, TOKEN_PILE, CLASS_PILE):
        t.carry(t[pile], pile, BOX)
    t.carry(t[FINALE], FINALE, BOX)
    t.carry((finale_of(t),), BOX, FINALE)
    t.carry(t[EVENT][:-1], EVENT, PAST)
    if t[SUPPLY_SIZE] < 0:
        t.cells[SUPPLY] = tuple(kind.key for kind in GREATER)
    for spot in SPOT:
        t.carry(t[spot][1:], spot, BOX)
    for seat in range(t.seats):
        _queue(t, seat)
        _class(t, seat)
    _tokens(t)
    if not all(t[QUEUE[seat]][QUEUE_SIZE - 1 :] for seat in range(t.seats)) and "main-deck" not in t[FAILED]:
        t[FAILED] += ("main-deck",)


def _queue(t: Table, seat: int) -> None:
    """Let a queue have five cards while there is a Main Deck; Events are none of them."""
    queue = QUEUE[seat]
    t.carry(t[queue][QUEUE_SIZE:], queue, BOX)
    while len(t[queue]) < QUEUE_SIZE and (card := next((c for c in t[MAIN_DECK] if CARDS[c].kind != "event"), "")):
        t.carry((card,), MAIN_DECK, queue)


def _class(t: Table, seat: int) -> None:
    """Let a player have one Class in a game with Classes."""
    t.carry(t[CLASS[seat]][1:] if t[CLASSES] else t[CLASS[seat]], CLASS[seat], BOX)
    if t[CLASSES] and not t[CLASS[seat]]:
        t.carry((next(card for card in CLASS_KEYS if card in t[BOX]),), BOX, CLASS[seat])
    t[LEVEL[seat]] = min(max(t[LEVEL[seat]], 1), 2) if t[CLASSES] else 0


def _tokens(t: Table) -> None:
    """Let every player have every token once, and a target just where one lies face down or open."""
    now = moment(t)
    targets = [(*t[TARGET[seat]], NOBODY)[:1] if now == "shown" else () for seat in range(t.seats)]
    aims = [t[AIM[seat]][:1] if now == "choosing" else () for seat in range(t.seats)]
    for seat in range(t.seats):
        for zone in (TARGET[seat], AIM[seat], TOKENS[seat]):
            t.carry(t[zone], zone, BOX)
    for seat in range(t.seats):
        rest = tuple(token for token in TOKEN_KEYS if token not in (*targets[seat], *aims[seat]))
        for zone, tokens in ((TARGET[seat], targets[seat]), (AIM[seat], aims[seat]), (TOKENS[seat], rest)):
            t.carry(tokens, BOX, zone)


def kinds_of(found: Iterable[GameCard]) -> dict[type[Effect], None]:
    """Return the kinds of effects of some cards, each once."""
    return {type(effect): None for card in found for effect in (*card.play, *card.lose, *card.second, *card.bonus)}


PUGNACIOUS = CardGame(
    name="pugnacious",
    title="Professor Pugnacious",
    seats=zones.SEATS,
    clauses=load_clauses(Path(__file__).with_name("clauses.toml")),
    layout=LAYOUT,
    cards=CARDS,
    words=WORDS,
    effects=(
        Sealed,
        Agree,
        Play,
        Buy,
        ChooseTarget,
        GiveFailure,
        Swap,
        combat.Reveal,
        combat.Turncoat,
        phases.Decide,
        rewards.Reward,
        rewards.Serve,
        setup.ChooseClass,
        setup.Deal,
        turn.Again,
        turn.Close,
        turn.Next,
        turn.SecondTurn,
        *kinds_of(card for card in cards.CARDS.values() if isinstance(card, GameCard)),
    ),
    opening=opening,
    ending=ending,
    reasons=reasons,
    think=think,
    score=score,
    stages=STAGES,
    synonyms={"greater-combat": "greater-fight"},
    arranged=arranged,
    sound=sound,
    note=note,
    touch=TOUCH,
)
"""The game: `Session(PUGNACIOUS, seats=3)` plays it."""
