"""A turn: Play, Buy, Combat, Recovery, all of it for everybody at once; and how the game ends."""

from __future__ import annotations

from dataclasses import dataclass

from pugsbox.cardtable.asking import Sealed
from pugsbox.cardtable.effects import Effect
from pugsbox.cardtable.state import Clauses, Reads, Table
from pugsbox.pugnacious.cards import CARDS
from pugsbox.pugnacious.combat import ChooseTarget, Reveal, compare, hand_out, lock_out
from pugsbox.pugnacious.combatzone import ALL_SPOTS, clear_spot, fill_spot, leaves, only_locations
from pugsbox.pugnacious.deck import HAND_SIZE, by_xp, draw_cards
from pugsbox.pugnacious.fight import fought, rides, spot_of
from pugsbox.pugnacious.phases import Agree, Buy, Play
from pugsbox.pugnacious.rewards import Serve, bags
from pugsbox.pugnacious.ring import in_force, main_over, turn_ring
from pugsbox.pugnacious.zones import (
    BELOW,
    BUYS,
    DECK,
    DISCARD,
    EACH_TURN,
    ENDS,
    ENEMY_DECK,
    ENEMY_END,
    FAILED,
    FAILURE,
    HAND,
    LASTING,
    MARKS,
    PLAYED,
    RECEIVED,
    SKILL,
    SPOT,
    TARGET,
    TOKENS,
    TURN,
    WAITING,
)

__all__ = ["PHASES", "Next", "begin_phase"]

PHASES = ("play", "buy", "combat", "failure", "recovery")
"""Where a turn can stand: three phases in which players act, handing out Failure, and the rest."""
HOLIDAY = 1
"""What a hand has more on a Bank Holiday (PUG-HOUSE-19)."""


@dataclass(frozen=True, slots=True)
class Next(Effect):
    """A phase begins."""

    phase: str

    def run(self, t: Table, seat: int) -> None:
        """Begin it."""
        del seat
        begin_phase(t, self.phase)


def begin_phase(t: Table, phase: str) -> None:
    """Begin a phase, and see to it that the next one follows."""
    everybody = tuple(range(t.seats))
    match phase:
        case "turn":
            _begin_turn(t)
        case "play":
            t.push(0, Agree(Play(), everybody), Next("buy"))
        case "buy":
            t.say("begins to buy", 0, (), ("PUG-TURN-01", "PUG-TURN-03"))
            t.push(0, Agree(Buy(), everybody), Next("combat"))
        case "combat":
            t.say("begins to fight", 0, (), ("PUG-TURN-01", "PUG-TURN-03", "PUG-COMBAT-07"))
            t.push(0, Sealed(ChooseTarget(), Reveal(), everybody), Next("failure"))
        case "failure":
            t.push(0, Next("recovery"))
            hand_out(t)
        case _:
            _recover(t)


def _begin_turn(t: Table) -> None:
    """What stays in play gives its bonus again; what waits comes to its second turn."""
    t.cells[TURN] += 1
    t.say("begins a turn", 0, (t[TURN],), ("PUG-TURN-09", "PUG-GAME-09"))
    begin_phase(t, "play")
    for seat in reversed(range(t.seats)):
        lasting, waiting = t[LASTING[seat]], t[WAITING[seat]]
        if waiting:
            t.push(seat, SecondTurn(waiting))
        for card in reversed(lasting):
            t.push(seat, Again(card))


@dataclass(frozen=True, slots=True)
class Again(Effect):
    """A card that stays in play gives its bonus in a later turn."""

    card: str

    def run(self, t: Table, seat: int) -> None:
        """Give it."""
        lasting = LASTING[seat]
        t.say("stays in play", seat, ((self.card,), lasting, lasting), ("PUG-PLAY-08", "PUG-PLAY-09"))
        t.push(seat, *CARDS[self.card].play)


@dataclass(frozen=True, slots=True)
class SecondTurn(Effect):
    """Cards come to their second turn, at the end of which they are discarded."""

    cards: tuple[str, ...]

    def run(self, t: Table, seat: int) -> None:
        """Let the second part happen."""
        because = ("PUG-PLAY-11", "PUG-PLAY-12")
        t.move_all(self.cards, WAITING[seat], PLAYED[seat], "comes to its second turn", seat, because)
        t.push(seat, *(effect for card in self.cards for effect in CARDS[card].second))


# ---------------------------------------------------------------- Recovery


def _recover(t: Table) -> None:
    """Fix who wins; set back, discard, draw; then each player gets what the combat brings, the one with the least Exp first."""
    results = compare(t)
    lock_out(t, results)
    found = bags(t, results)
    beaten = [seat for seat, result in enumerate(results) if result > 0]
    if any(t[TARGET[seat]] == ("finale",) for seat in beaten):
        t[ENDS] += ("finale",)
        t.say("beats the finale", next(seat for seat in beaten if t[TARGET[seat]] == ("finale",)), (), ("PUG-FINALE-01",))
    for card in dict.fromkeys(fought(t, t[TARGET[seat]][0]) for seat in beaten if spot_of(t[TARGET[seat]][0]) is None):
        t.say("stands again", 0, (card,), ("PUG-COMBAT-14", "PUG-SETUP-13"))
    gone = tuple(sorted({str(spot + 1) for seat in beaten if (spot := spot_of(t[TARGET[seat]][0])) is not None}))
    bought = [t[BUYS[seat]] and not t[MARKS["parcel"][seat]] for seat in range(t.seats)]
    _reset(t)
    for seat in range(t.seats):
        _clean_up(t, seat)
    hand = HAND_SIZE + (HOLIDAY if in_force(t, "bank-holiday") else 0)
    more = ("PUG-HOUSE-19", "PUG-GAME-04") if hand > HAND_SIZE else ()
    for seat in range(t.seats):
        mixed = ("PUG-REC-23",) if bought[seat] and len(t[DECK[seat]]) < hand else ()
        draw_cards(t, seat, hand, "draws a hand", ("PUG-REC-05", "PUG-TURN-07", *mixed, *more))
    t.push(0, Close(gone))
    for seat in reversed(by_xp(t, tuple(seat for seat in range(t.seats) if found[seat]))):
        t.push(seat, Serve(tuple(found[seat])))


def _reset(t: Table) -> None:
    """Skill, Fight and Failure are gone, spent or not."""
    unspent = ("PUG-BUY-06",) if any(t[SKILL[seat]] for seat in range(t.seats)) else ()
    failure = ("PUG-FAIL-10",) if any(t[FAILURE[seat]] or t[RECEIVED[seat]] for seat in range(t.seats)) else ()
    none = [0] * t.seats
    for counters in EACH_TURN:
        t.cells[counters[0] : counters[0] + t.seats] = none
    t.say("resets", 0, (), ("PUG-REC-01", "PUG-REC-22", "PUG-REC-25", *failure, *unspent))


def _clean_up(t: Table, seat: int) -> None:
    """Discard what was played and what is left in the hand; what stays in play stays."""
    for zones, because in ((PLAYED, ("PUG-REC-03", "PUG-PLAY-07")), (HAND, ("PUG-REC-03", "PUG-PLAY-04"))):
        if cards := t[zones[seat]]:
            stays = ("PUG-REC-04",) if t[LASTING[seat]] or t[WAITING[seat]] else ()
            t.move_all(cards, zones[seat], DISCARD[seat], "cleans up", seat, (*because, *stays))


@dataclass(frozen=True, slots=True)
class Close(Effect):
    """The last steps of a turn: tokens, beaten Enemies (by spot, from 1), the end of the game, the ring."""

    beaten: tuple[str, ...]

    def run(self, t: Table, seat: int) -> None:
        """Take them."""
        del seat
        for s in range(t.seats):
            t.move_all(t[TARGET[s]], TARGET[s], TOKENS[s], "takes the token back", s, ("PUG-REC-14",))
        _replace(t, self.beaten)
        over = _check_end(t)
        turn_ring(t, 0, 1, ("PUG-REC-18", "PUG-REC-19", "PUG-REC-20", "PUG-REC-21"))
        if trains := rides(t):
            turn_ring(t, 0, trains, ("PUG-HOUSE-20", "PUG-PLAY-18"))
        if over:
            t.say("the game is over", 0, (), ("PUG-END-04", "PUG-END-09", "PUG-END-01"))
            t.end()
        else:
            t.push(0, Next("turn"))


def _replace(t: Table, beaten: tuple[str, ...]) -> None:
    """Discard beaten Enemies and fill their spots."""
    spots = [int(n) - 1 for n in beaten]
    going = [spot for spot in spots if leaves(t, spot)]
    stay = [spot for spot in ALL_SPOTS if spot not in spots and t[SPOT[spot]]]
    for spot in spots:
        if spot not in going:
            t.say("stands its ground", 0, (t[SPOT[spot]][0],), ("PUG-HOUSE-18", "PUG-GAME-04"))
    for spot in going:
        clear_spot(t, spot)
    for spot in ALL_SPOTS:
        if not t[SPOT[spot]] and (spot in going or not only_locations(t)):
            fill_spot(t, spot)
    if stay:
        places = ("PUG-LOC-07",) if any(t[BELOW[spot]] for spot in stay) else ()
        t.say("enemies stay", 0, (), ("PUG-COMBAT-13", *places))


def _check_end(t: Table) -> bool:
    """See whether something ends the game: the last steps of the turn are taken all the same."""
    why: dict[str, Clauses] = {}
    if "finale" in t[ENDS]:
        why["finale"] = ("PUG-FINALE-01",)
    if "scientist" in t[ENDS]:
        why["scientist"] = ("PUG-CLASS-12",)
    if main_over(t):
        why["main-deck"] = ("PUG-END-02",)
    if _enemies_over(t):
        why["enemy-deck"] = ("PUG-END-03",)
    twice = ("PUG-END-08",) if len(why) > 1 else ()
    t.say("checks the end", 0, (len(why),), ("PUG-REC-17", "PUG-REC-22", *twice))
    t[ENDS] = tuple(why)
    for name, because in why.items():
        t.say(f"ends by {name}", 0, (), because)
    return bool(why)


def _enemies_over(t: Reads) -> bool:
    """Whether the Enemy Deck has run out, as the group counts it."""
    match t[ENEMY_END]:
        case -1:
            return not t[ENEMY_DECK] or "enemy-deck" in t[FAILED]
        case -2:
            return "enemy-deck" in t[FAILED]
        case _:
            return not any(t[spot] for spot in SPOT)
