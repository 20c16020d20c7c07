"""Professor Pugnacious as a game: how it ends, and what a record may set."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from pugsbox.cardtable.asking import Sealed
from pugsbox.cardtable.cardgame import CardGame
from pugsbox.cardtable.effects import Effect
from pugsbox.cardtable.hooks import Stage
from pugsbox.cardtable.state import State, Table
from pugsbox.core.clauses import load_clauses
from pugsbox.core.events import Outcome
from pugsbox.pugnacious import cards, combat, phases, rewards, setup, turn, zones
from pugsbox.pugnacious.arranged import arranged
from pugsbox.pugnacious.cards import CARDS, GameCard
from pugsbox.pugnacious.combat import ChooseTarget, GiveFailure
from pugsbox.pugnacious.movement import Swap
from pugsbox.pugnacious.phases import Agree, Buy, Play
from pugsbox.pugnacious.saved import sound
from pugsbox.pugnacious.score import score
from pugsbox.pugnacious.setup import opening
from pugsbox.pugnacious.shown import HEADLINES, TOUCH, note, retold
from pugsbox.pugnacious.turn import Close, Next
from pugsbox.pugnacious.why import reasons, think
from pugsbox.pugnacious.words import WORDS
from pugsbox.pugnacious.zones import (
    DISPUTED,
    ENDS,
    LAYOUT,
    ORDER,
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

AT = ("play", "buy", "combat", "failure")
"""The points of a turn at which a record may begin."""
BEFORE = {"buy": "play", "combat": "buy", "failure": "combat", "recovery": "failure"}
"""What goes on while a phase waits at the bottom of the stack."""


def phase_of(s: State) -> str:
    """Return at which point of a turn a game is, also where a card asks something; "" while Classes are chosen."""
    match s.stack[0][0] if s.stack else None:
        case Next(phase=phase):
            return BEFORE.get(phase, "")
        case Close():
            return "recovery"
        case _:
            return ""


def set_phase(t: Table, value: str) -> None:
    """Let a turn be at the beginning of a phase; nothing else waits."""
    t.stack.clear()
    t[ORDER] = t[DISPUTED] = ()
    t.push(0, Next(value))


STAGES = {"phase": Stage(phase_of, set_phase, lambda _: AT)}


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
    retold=retold,
    touch=TOUCH,
    headlines=HEADLINES,
)
"""The game: `Session(PUGNACIOUS, seats=3)` plays it."""
