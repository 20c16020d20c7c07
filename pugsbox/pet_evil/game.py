"""Pet Evil as a game: how it begins, how it ends, and what a record may set."""

from __future__ import annotations

from pathlib import Path

from pugsbox.cardtable.cardgame import CardGame
from pugsbox.cardtable.hooks import Stage
from pugsbox.cardtable.layout import BOX, SEATS
from pugsbox.cardtable.state import Reads, State, Table
from pugsbox.core.clauses import load_clauses
from pugsbox.core.errors import PugsboxError
from pugsbox.core.events import Outcome
from pugsbox.pet_evil import attack, impact, pets, shown, supply, turn, zones
from pugsbox.pet_evil.cards import CARDS
from pugsbox.pet_evil.harm import living, strip
from pugsbox.pet_evil.saved import MARKERS_IN_THE_BOX, markers_there_are, sound
from pugsbox.pet_evil.score import score
from pugsbox.pet_evil.turn import PHASES, begin_turn, phases
from pugsbox.pet_evil.why import reasons, think
from pugsbox.pet_evil.words import WORDS
from pugsbox.pet_evil.zones import (
    BARE,
    BEGINS,
    COLOUR,
    DECK,
    DISCARD,
    FIRED,
    FIRST,
    HAND,
    HEALTH,
    LAYOUT,
    LENGTH,
    MARKERS,
    PET_PILE,
    PILES,
    PLAYERS,
    ROUND,
    RULES_PILE,
    SEALED,
    SHOWN,
    SUPPLY,
    UNDEALT,
    WASTE_WHEN,
    WASTELAND,
)

__all__ = ["PET_EVIL"]

START_HAND = 4
TIMES = {15: "PET-TIME-01", 20: "PET-TIME-02", 30: "PET-TIME-03"}


def opening(t: Table) -> None:
    """Give everybody a colour and health, deal, lay out the piles, and let somebody begin."""
    seats = t[SEATS]
    for card in CARDS.values():
        t.cells[card.home] += (card.key,) * (card.copies or 0)
    for seat in range(seats):
        t.move(f"{PLAYERS[seat]}-rules", RULES_PILE, COLOUR[seat], "takes a colour", seat, ("PET-SETUP-01",))
        t.cells[HEALTH[seat]] = t[LENGTH]
    t.say("starts at", 0, (t[LENGTH],), ("PET-SETUP-02", TIMES[t[LENGTH]]))
    t.carry(t[RULES_PILE], RULES_PILE, BOX)
    t.cells[SUPPLY], t.cells[ROUND] = MARKERS_IN_THE_BOX, 1
    _deal_pets(t, seats)
    t.shuffle(DECK, DECK, "shuffles", 0, ("PET-SETUP-08",))
    for seat in range(seats):
        t.draw(START_HAND, DECK, HAND[seat], "is dealt", seat, ("PET-SETUP-08", "PET-SETUP-06"), (seat,))
    t.say("lays the wasteland", 0, (len(t[DECK]) - len(PILES),), ("PET-SETUP-07", "PET-SETUP-09"))
    for pile in PILES:
        t.draw(1, DECK, pile, "lays open", 0, ("PET-SETUP-10",))
    if t[BEGINS] >= seats:
        raise PugsboxError(f"Option first_player is {t[BEGINS]}; expected a seat from 0 to {seats - 1}.")
    first = t.cells[FIRST] = t[BEGINS] if t[BEGINS] >= 0 else t.roll(seats) - 1
    t.say("begins", first, (), ("PET-TURN-01",))
    begin_turn(t, first)


def _deal_pets(t: Table, seats: int) -> None:
    """An Evil Pet for everybody; the others leave the game, or are shuffled in."""
    t.shuffle(PET_PILE, PET_PILE, "takes out", 0, ("PET-SETUP-03",))
    for seat in range(seats):
        t.draw(1, PET_PILE, HAND[seat], "is dealt a pet", seat, ("PET-SETUP-04", "PET-SETUP-06"), (seat,))
    if t[PET_PILE]:
        t.say("boxes" if t[UNDEALT] == -1 else "mixes in", 0, (), ("PET-SETUP-05",))
        t.carry(t[PET_PILE], PET_PILE, BOX if t[UNDEALT] == -1 else DECK)


def ending(s: State) -> Outcome:
    """The last one in the game has won; if nobody is left, all have lost."""
    alive = tuple(living(s))
    because = ("PET-END-01", "PET-OBJ-01") if alive else ("PET-END-02",)
    return Outcome(alive[:1], tuple(s[HEALTH[seat]] for seat in range(s.seats)), because)


# ---------------------------------------------------------------- what a record may set


def phase_of(t: Reads) -> str:
    """Return the phase of the turn; while something is asked in the middle of it, the one it belongs to."""
    if not t.stack:
        return ""
    names = list(PHASES)
    waiting = [name for name, kind in PHASES.items() if any(isinstance(effect, kind) for effect, _ in t.stack)]
    if waiting and isinstance(t.stack[-1][0], PHASES[waiting[0]]):
        return waiting[0]
    return names[names.index(waiting[0]) - 1] if waiting else names[-1]


def arrange_turn(t: Table, seat: int, phase: str) -> None:
    """Let a seat be on turn, in a phase."""
    t.stack.clear()
    t.push(seat, *phases(phase or "draw"))


STAGES = {
    "turn": Stage(
        lambda s: str(s.stack[0][1]) if s.stack else "-",
        lambda t, value: arrange_turn(t, int(value), phase_of(t)),
        lambda seats: tuple(map(str, range(seats))),
    ),
    "phase": Stage(phase_of, lambda t, value: arrange_turn(t, t.stack[0][1], value), lambda _: tuple(PHASES)),
}


def arranged(t: Table) -> None:
    """Complete a table laid out by hand: who has no health is out and has no cards, and nothing lies where it cannot stay."""
    for zone in (PET_PILE, RULES_PILE):
        t.carry(t[zone], zone, BOX)
    if not t[WASTELAND]:
        t.carry(("wasteland",), BOX, WASTELAND)
    if t.stack and isinstance(t.stack[-1][0], tuple(PHASES.values())):  # nothing is in the middle of happening
        for zone in (FIRED, SHOWN, *SEALED):
            t.carry(t[zone], zone, DISCARD)
    left = markers_there_are(t)
    for seat in range(t.seats):
        t.cells[HEALTH[seat]] = min(t[HEALTH[seat]], t[LENGTH])
        t.cells[MARKERS[seat]] = min(t[MARKERS[seat]], left)
        left -= t[MARKERS[seat]]
        if not t[HEALTH[seat]]:
            strip(t, seat)
    t.cells[SUPPLY] = min(t[SUPPLY], left, MARKERS_IN_THE_BOX)
    t.cells[ROUND] = max(1, t[ROUND])
    t.cells[FIRST] %= t.seats
    t.cells[BARE] = int(not t[DECK] and (t[WASTE_WHEN] == -1 or t[BARE] > 0))


PET_EVIL = CardGame(
    name="pet_evil",
    title="Pet Evil",
    seats=zones.SEATS,
    clauses=load_clauses(Path(__file__).with_name("clauses.toml")),
    layout=LAYOUT,
    cards=CARDS,
    words=WORDS,
    effects=(
        turn.Draw,
        turn.Command,
        turn.Scrap,
        turn.Radiate,
        turn.EndTurn,
        supply.Supply,
        supply.Claim,
        supply.Reply,
        supply.Seal,
        attack.Targeted,
        attack.Splashed,
        impact.Impact,
        pets.Reveal,
        pets.PutAway,
        *dict.fromkeys(type(ability) for abilities in pets.ABILITIES.values() for ability in abilities),
    ),
    opening=opening,
    ending=ending,
    reasons=reasons,
    think=think,
    score=score,
    stages=STAGES,
    decided=lambda s: len(living(s)) < 2,
    arranged=arranged,
    sound=sound,
    builder=shown.BUILDER,
    out=lambda s: tuple(seat for seat in range(s.seats) if not s[HEALTH[seat]]),
    note=shown.note,
    retold=shown.retold,
)
"""The game: `Session(PET_EVIL, seats=3)` plays it."""
