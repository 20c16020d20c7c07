"""A turn: Draw, Supply, Command, Scrap, then radiation, then the next player."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache

from pugsbox.cardtable.effects import Asks, Effect
from pugsbox.cardtable.state import Clauses, Reads, State, Table
from pugsbox.core.actions import Action, Refusal, act
from pugsbox.core.events import Datum
from pugsbox.pet_evil.attack import attack, attacks
from pugsbox.pet_evil.deck import FULL, can_draw, clear_pile
from pugsbox.pet_evil.harm import RADIATION, Blow, heal, living, next_living, pass_markers, remove_fallen, wound
from pugsbox.pet_evil.pets import draw_to_hand, pet_actions, play_pet
from pugsbox.pet_evil.supply import Supply, over_limit
from pugsbox.pet_evil.words import no
from pugsbox.pet_evil.zones import (
    DEATH_ENDS,
    DISCARD,
    FIRST,
    FRONT,
    HAND,
    HEALTH,
    MARKERS,
    ONE_BATCH,
    PET_KEYS,
    PILE_CHECK,
    PILES,
    ROUND,
    VOLUNTARY,
)

__all__ = ["LIMIT", "PHASES", "Command", "Draw", "EndTurn", "Radiate", "Scrap", "begin_turn", "phases", "why_no_scrap"]

LIMIT = 7
"""Cards that may be kept at the end of a turn (PET-SCRAP-01)."""
HEALTH_PACK = 4
"""Health that a Health Pack restores (PET-HP-01)."""


@dataclass(frozen=True, slots=True)
class Draw(Asks):
    """The Draw phase: one card has to be drawn."""

    because = ("PET-TURN-03", "PET-DRAW-01")

    def options(self, t: Reads, seat: int) -> Sequence[Action]:
        """Drawing, if there is a card anywhere."""
        return [act(seat, "draw")] if t[HEALTH[seat]] and can_draw(t) else ()

    def answer(self, t: Table, seat: int, action: Action) -> None:
        """Take the top card."""
        del action
        draw_to_hand(t, seat, "draws", ("PET-DRAW-01", *over_limit(t, seat)))

    def skip(self, t: Table, seat: int) -> None:
        """Neither deck nor discard pile has a card."""
        if t[HEALTH[seat]]:
            t.say("cannot draw", seat, (), ("PET-DRAW-02", "PET-WASTE-06"))


@dataclass(frozen=True, slots=True)
class Command(Asks):
    """The Command phase: one Command action, or none; nobody has it in the first round."""

    because = ("PET-CMD-01", "PET-CMD-02")

    def options(self, t: Reads, seat: int) -> Sequence[Action]:
        """All that the hand allows, and nothing: being asked tells nothing."""
        if t[ROUND] == 1 or not t[HEALTH[seat]]:
            return ()
        hand = t[HAND[seat]]
        packs = [act(seat, "health-pack", str(other)) for other in living(t)] if "health-pack" in hand else []
        treaty = [act(seat, "treaty")] if "treaty" in hand else []
        return [*attacks(t, seat), *packs, *treaty, *pet_actions(t, seat, "command"), act(seat, "skip")]

    def answer(self, t: Table, seat: int, action: Action) -> None:
        """Take the action; the end of the turn knows which it was."""
        t.stack[0] = EndTurn(action.verb), seat
        match action.verb:
            case "attack":
                attack(t, seat, int(action.args[0]), action.args[1:])
            case "health-pack":
                t.move("health-pack", HAND[seat], DISCARD, "uses a pack", seat, ("PET-HP-01", "PET-DISC-02"))
                heal(t, int(action.args[0]), HEALTH_PACK, ("PET-HP-01",))
            case "treaty":
                t.move("treaty", HAND[seat], FRONT[seat], "lays a treaty", seat, ("PET-TRT-01", "PET-TRT-06"))
            case "pet":
                play_pet(t, seat, action, "command")
            case _:
                t.say("skips command", seat, (), ("PET-CMD-01",))

    def skip(self, t: Table, seat: int) -> None:
        """Say why there is none."""
        if t[HEALTH[seat]]:
            t.say("has no command", seat, (), ("PET-TURN-04",))


@cache
def _scraps(seat: int, card: str) -> Sequence[Action]:
    return [act(seat, "scrap", card, str(n)) for n in range(1, len(PILES) + 1)]


@dataclass(frozen=True, slots=True)
class Scrap(Asks):
    """The Scrap phase: all cards above seven go on Scrap piles, one by one."""

    begun: bool = False
    because = ("PET-SCRAP-01", "PET-SCRAP-02")

    def options(self, t: Reads, seat: int) -> Sequence[Action]:
        """Every card of the hand on every pile, while there are too many or the group lets more be scrapped."""
        hand = t[HAND[seat]]
        over = len(hand) > LIMIT
        if not t[HEALTH[seat]] or not (over or (t[VOLUNTARY] and hand)):
            return ()
        found = [action for card in dict.fromkeys(hand) for action in _scraps(seat, card)]
        return found if over else [*found, act(seat, "done")]

    def answer(self, t: Table, seat: int, action: Action) -> None:
        """Lay the card on the pile; a pile that is full now is cleared."""
        if action.verb == "done":
            self._finish(t, seat)
            return
        card, pile = action.args[0], PILES[int(action.args[1]) - 1]
        pet = ("PET-PET-07",) if card in PET_KEYS else ()
        t.move(card, HAND[seat], pile, "scraps", seat, ("PET-SCRAP-01", "PET-SCRAP-02", "PET-DISC-01", *pet))
        t.push(seat, Scrap(begun=True))
        if len(t[pile]) >= FULL and t[PILE_CHECK] == -1:
            each = ("PET-SCRAP-04",) if len(t[HAND[seat]]) > LIMIT else ()
            clear_pile(t, pile, seat, ("PET-SCRAP-03", *each))

    def skip(self, t: Table, seat: int) -> None:
        """Seven or fewer may stay."""
        if t[HEALTH[seat]]:
            self._finish(t, seat)

    def _finish(self, t: Table, seat: int) -> None:
        if not self.begun:
            t.say("keeps", seat, (len(t[HAND[seat]]),), ("PET-SCRAP-05",))
        for pile in PILES:
            if len(t[pile]) >= FULL:
                clear_pile(t, pile, seat, ("PET-SCRAP-03", "PET-SCRAP-04"))

    def about(self, t: Reads, seat: int) -> tuple[Datum, ...]:
        """How many are too many."""
        return (max(0, len(t[HAND[seat]]) - LIMIT),)


@dataclass(frozen=True, slots=True)
class Radiate(Effect):
    """After the Scrap phase the markers of the player on turn hurt everybody."""

    def run(self, t: Table, seat: int) -> None:
        """All at once, or marker by marker."""
        count = t[MARKERS[seat]]
        if not count or (t[DEATH_ENDS] and not t[HEALTH[seat]]):
            return
        several = ("PET-RAD-06",) if count > 1 else ()
        because = ("PET-RAD-01", "PET-RAD-03", "PET-RAD-08", "PET-SHEL-03", "PET-SCRAP-06", *several)
        t.say("radiates", seat, (count, RADIATION * count), because)
        for damage in [RADIATION * count] if t[ONE_BATCH] else [RADIATION] * count:
            if t.over or not t[MARKERS[seat]]:
                break
            treaty = {other: ("PET-TRT-05",) if t[FRONT[other]] else () for other in living(t)}
            blows = [Blow(other, damage, "is irradiated", ("PET-RAD-01", *treaty[other])) for other in treaty]
            remove_fallen(t, wound(t, blows))


@dataclass(frozen=True, slots=True)
class EndTurn(Effect):
    """What lies at the bottom of the stack while a turn lasts. `command` is the Command action that was taken in it."""

    command: str = ""

    def run(self, t: Table, seat: int) -> None:
        """Let the next player in the game begin."""
        if not t[HEALTH[seat]]:
            pass_markers(t, seat)  # where the turn of a dead player goes on, they stay until its end
        after = next_living(t, seat)
        skips = ("PET-TURN-05",) if after != (seat + 1) % t.seats else ()
        markers = [t[marker] for marker in MARKERS]
        quiet = ("PET-RAD-02",) if any(markers) and not markers[seat] else ()
        because: Clauses = ("PET-TURN-02", *skips, *quiet)
        if (after - t[FIRST]) % t.seats <= (seat - t[FIRST]) % t.seats:
            t.cells[ROUND] += 1
        t.say("ends the turn", seat, (after, t[ROUND]), because)
        begin_turn(t, after)


TURN: tuple[Effect, ...] = (Draw(), Supply(), Command(), Scrap(), Radiate(), EndTurn())
PHASES = {"draw": Draw, "supply": Supply, "command": Command, "scrap": Scrap}


def phases(first: str) -> tuple[Effect, ...]:
    """Return a turn from one of its phases on."""
    return TURN[list(PHASES).index(first) :]


def begin_turn(t: Table, seat: int) -> None:
    """A Treaty ends at the start of its owner's turn."""
    t.push(seat, *TURN)
    if t[FRONT[seat]]:
        t.move_all(t[FRONT[seat]], FRONT[seat], DISCARD, "ends a treaty", seat, ("PET-TRT-04",))


# ---------------------------------------------------------------- why not


def why_no_scrap(s: State, seat: int, args: tuple[str, ...]) -> Iterator[Refusal]:
    """Every reason against scrapping a card."""
    if len(args) != 2 or args[1] not in [str(n) for n in range(1, len(PILES) + 1)]:
        yield no("PET-SCRAP-02", " ".join(args))
    elif args[0] not in s[HAND[seat]]:
        yield no("PET-SCRAP-02", args[0], key="not held")
    if len(s[HAND[seat]]) <= LIMIT and not s[VOLUNTARY]:
        yield no("PET-SCRAP-05", len(s[HAND[seat]]))
