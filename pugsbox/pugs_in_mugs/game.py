"""Pugs in Mugs as a game: how it begins, how it ends, and how good an action looks."""

from __future__ import annotations

from pathlib import Path

from pugsbox.cardtable.asking import InTurn
from pugsbox.cardtable.cardgame import CardGame
from pugsbox.cardtable.hooks import Stage
from pugsbox.cardtable.layout import SEATS
from pugsbox.cardtable.state import Reads, State, Table
from pugsbox.core.actions import Action
from pugsbox.core.clauses import load_clauses
from pugsbox.core.errors import PugsboxError
from pugsbox.core.events import Outcome
from pugsbox.pugs_in_mugs import mischief, mugs, zones
from pugsbox.pugs_in_mugs.cards import CARDS
from pugsbox.pugs_in_mugs.turn import TURN, Act, HandCheck, NextTurn, reasons, think
from pugsbox.pugs_in_mugs.words import WORDS
from pugsbox.pugs_in_mugs.zones import (
    COLOURS,
    DECK,
    DISCARD,
    FIRST,
    HAND,
    LAYOUT,
    MUGS,
    MUGS_PER_COLOUR,
    PILE_OPEN,
    PUGS,
    SUPPLY,
    SYNONYMS,
    mug,
)

__all__ = ["PUGS_IN_MUGS"]


def opening(t: Table) -> None:
    """Lay out both decks, deal two cards to each, and let somebody begin."""
    seats = t[SEATS]
    t.cells[DECK] = tuple(c.key for c in CARDS.values() if c.home == DECK for _ in range(c.copies or 0))
    t.shuffle(DECK, DECK, "shuffles", 0, ("MUG-SETUP-02",))
    each = seats if t[MUGS_PER_COLOUR] < 0 else t[MUGS_PER_COLOUR]
    t.cells[SUPPLY] = tuple(mug(colour) for colour in COLOURS for _ in range(each))
    t.say("lays out", 0, (each,), ("MUG-SETUP-03", "MUG-COMP-02"))
    for seat in range(seats):
        because = ("MUG-SETUP-01", "MUG-SETUP-05", "MUG-SETUP-06")
        t.draw(2, DECK, HAND[seat], "is dealt", seat, because, (seat,))
    if t[FIRST] >= seats:
        raise PugsboxError(f"Option first_player is {t[FIRST]}; expected a seat from 0 to {seats - 1}.")
    first = t[FIRST] if t[FIRST] >= 0 else t.roll(seats) - 1
    t.say("begins", first, (), ("MUG-SETUP-04",))
    t.push(first, *TURN)


def ending(s: State) -> Outcome:
    """Who has all five patterns has won; only Mugs in front of a player count."""
    owned = tuple(mugs.patterns(s, seat) for seat in range(s.seats))
    winners = tuple(seat for seat, n in enumerate(owned) if n == len(COLOURS))
    if not winners:  # the Mug Deck is empty, or there is no card to play with
        return Outcome((), owned, ("MUG-TURN-05", "MUG-DRAW-04") if s[SUPPLY] else ("MUG-COMP-02", "MUG-AIM-03"))
    return Outcome(winners, owned, ("MUG-AIM-01", "MUG-AIM-02", "MUG-AIM-04"))


# ---------------------------------------------------------------- what a record may set


def arrange_turn(t: Table, seat: int, actions: str) -> None:
    """Let a seat be on turn with so many actions left; with none, it discards."""
    acts = {"2": (Act(),), "1": (Act("draw"),), "0": ()}[actions]
    t.stack.clear()
    t.push(seat, *acts, HandCheck(), NextTurn())


def actions_left(t: Reads) -> str:
    """How many actions the player on turn has left."""
    lefts = [effect.left for effect, _ in t.stack if isinstance(effect, Act)]
    return str(lefts[-1] if lefts else 0)


STAGES = {
    "turn": Stage(
        lambda s: str(s.stack[0][1]) if s.stack else "-",
        lambda t, value: arrange_turn(t, int(value), actions_left(t)),
        lambda seats: tuple(map(str, range(seats))),
    ),
    "actions": Stage(actions_left, lambda t, value: arrange_turn(t, t.stack[0][1], value), lambda _: ("0", "1", "2")),
}


# ---------------------------------------------------------------- how good an action looks


def score(s: State, action: Action) -> float:
    """Return how good an action looks to its seat: Mugs first, then what leads to three of a colour that is still wanted."""
    seat, verb, args = action
    hand, own = s[HAND[seat]], s[MUGS[seat]]

    def use(card: str) -> float:
        """How much a further card of this kind would be worth: near to three, not yet bought."""
        if card not in PUGS:
            return 1.5
        return 0.5 if mug(card) in own else 1 + 2 * min(hand.count(card), 2)

    match verb:
        case "exchange":
            return 100
        case "steal":
            return 60 + len(s[MUGS[int(args[0])]])
        case "dig":
            pile = s[DISCARD] if s[PILE_OPEN] else s[DISCARD][-1:]
            return 3 * use(args[0]) if args[0] in pile else 0
        case "gimme":
            held = len(s[HAND[int(args[0])]])
            return use(args[1]) * min(held, 5) / 3
        case "draw":
            return 4
        case "surprise":
            return 20 if int(args[0]) != seat and mugs.patterns(s, int(args[0])) >= 3 else -1
        case "discard" | "give":
            return -use(args[0])
        case _:
            return -2


PUGS_IN_MUGS = CardGame(
    name="pugs_in_mugs",
    title="Pugs in Mugs",
    seats=zones.SEATS,
    clauses=load_clauses(Path(__file__).with_name("clauses.toml")),
    layout=LAYOUT,
    cards=CARDS,
    words=WORDS,
    effects=(
        Act,
        HandCheck,
        NextTurn,
        InTurn,
        mischief.Ask,
        mischief.Give,
        mischief.LayDown,
        mischief.LetPass,
        mischief.Search,
        mugs.Exchange,
        mugs.Steal,
    ),
    opening=opening,
    ending=ending,
    reasons=reasons,
    think=think,
    score=score,
    stages=STAGES,
    interrupt=mischief.SURPRISE,
    synonyms=SYNONYMS,
    decided=lambda s: not s[SUPPLY] or any(mugs.patterns(s, seat) == len(COLOURS) for seat in range(s.seats)),
    covered=lambda s: () if s[PILE_OPEN] else (DISCARD,),
)
"""The game: `Session(PUGS_IN_MUGS, seats=3)` plays it."""
