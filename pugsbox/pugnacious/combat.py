"""The Combat Phase: targets laid face down and shown together, Failure handed out, totals compared."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import ClassVar

from pugsbox.cardtable.effects import Asks, Effect
from pugsbox.cardtable.state import Cards, Clauses, Reads, Table, others
from pugsbox.core.actions import Action, act
from pugsbox.pugnacious.cards import CARDS
from pugsbox.pugnacious.deck import by_xp
from pugsbox.pugnacious.effects import Give
from pugsbox.pugnacious.fight import fought, of_several, spot_of, targets, total, value
from pugsbox.pugnacious.kinds import AT_DUMMY, AT_FINALE, NOBODY, STANDOFF, is_adversary, is_trap
from pugsbox.pugnacious.phases import Agree, Phase
from pugsbox.pugnacious.ring import in_force
from pugsbox.pugnacious.zones import (
    AIM,
    BELOW,
    BUYS,
    CLASS,
    EVENT,
    FAILURE,
    FIGHT,
    GIVERS,
    HIDDEN,
    LOCKED,
    MARKS,
    PLAYED,
    RECEIVED,
    RELEASE,
    SKILL,
    SPEND_FAILURE,
    STOOD,
    TARGET,
    TOKENS,
    TRIED,
)

__all__ = ["ChooseTarget", "GiveFailure", "Reveal", "Turncoat", "compare", "gifts", "hand_out", "lock_out"]

LOCKPICK, BARB = MARKS["lockpick"], MARKS["barb"]


@dataclass(frozen=True, slots=True)
class ChooseTarget(Asks):
    """A player lays a token face down: what to fight, or the blank."""

    because = ("PUG-COMBAT-01", "PUG-COMBAT-02", "PUG-COMBAT-03", "PUG-COMBAT-04", "PUG-COMBAT-05")

    def options(self, t: Reads, seat: int) -> Sequence[Action]:
        """Every target that the seat can have, unless one is chosen."""
        return choices(seat, targets(t, seat)) if not t[AIM[seat]] else ()

    def answer(self, t: Table, seat: int, action: Action) -> None:
        """Lay it."""
        because = ("PUG-COMBAT-03", "PUG-COMBAT-05")
        t.move(action.args[0], TOKENS[seat], AIM[seat], "chooses a target", seat, because, (seat,))


@lru_cache(maxsize=1024)
def choices(seat: int, tokens: Cards) -> tuple[Action, ...]:
    """Return how a seat can lay each of some tokens."""
    return tuple(act(seat, "target", token) for token in tokens)


@dataclass(frozen=True, slots=True)
class Reveal(Effect):
    """All targets are shown together; then Stealth cards are turned up, and who may changes the target."""

    def run(self, t: Table, seat: int) -> None:
        """Show them."""
        del seat
        seats = tuple(range(t.seats))
        tokens = [t[AIM[s]][0] for s in seats]
        for s, token in enumerate(tokens):
            same = ("PUG-COMBAT-06",) if token != NOBODY and tokens.count(token) > 1 else ()
            t.move(token, AIM[s], TARGET[s], "shows the target", s, ("PUG-COMBAT-04", *same, *_why_target(t, s, token)))
            _tries(t, s, token)
        turncoats = tuple(s for s in seats if t[MARKS["turncoat"][s]])
        for s in reversed(by_xp(t, turncoats)):
            t.push(s, Turncoat())
        for s in reversed(seats):
            if cards := t[HIDDEN[s]]:
                effects = [effect for card in cards for effect in CARDS[card].play]
                t.move_all(cards, HIDDEN[s], PLAYED[s], "turns up", s, ("PUG-STEALTH-02", *_why_turned_up(effects)))
                t.push(s, *effects)


def _why_turned_up(effects: Sequence[Effect]) -> Clauses:
    """Return the clauses by which Stealth cards do this now: Fight and Failure count, Failure can be given, and the rest."""
    pools = [(effect.fight, effect.failure) if isinstance(effect, Give) else (0, 0) for effect in effects]
    why = {
        "PUG-STEALTH-04": any(fight or failure for fight, failure in pools),
        "PUG-STEALTH-05": any(failure for _, failure in pools),
        "PUG-STEALTH-06": (0, 0) in pools,
    }
    return tuple(clause for clause, so in why.items() if so)


def _why_target(t: Reads, seat: int, token: str) -> Clauses:
    """Return the clauses that had a say in what could be chosen."""
    if token == NOBODY:
        return ("PUG-COMBAT-02", *(("PUG-COMBAT-18",) if t[MARKS["barred"][seat]] else ()))
    if token in (AT_DUMMY, AT_FINALE):
        return ("PUG-SETUP-13",)
    launch = ("PUG-FAQ-01", "PUG-HOUSE-07") if token.startswith("launch") else ()
    return (*launch, *(("PUG-HOUSE-18",) if fought(t, token) == STANDOFF else ()))


def _tries(t: Table, seat: int, token: str) -> None:
    """Remember who has targeted the Finale."""
    if token == AT_FINALE:
        t.cells[TRIED[seat]] = 1


@dataclass(frozen=True, slots=True)
class Turncoat(Asks):
    """After the reveal a player may change the target once."""

    because = ("PUG-HOUSE-06", "PUG-GAME-04")
    final = True  # once

    def options(self, t: Reads, seat: int) -> Sequence[Action]:
        """Every other target, and staying with this one."""
        now = t[TARGET[seat]][0]
        return [*(act(seat, "target", token) for token in targets(t, seat) if token != now), act(seat, "pass")]

    def answer(self, t: Table, seat: int, action: Action) -> None:
        """Change it, or not."""
        if action.verb == "pass":
            t.say("leaves it", seat, (), ("PUG-PLAY-06", "PUG-HOUSE-06"))
            return
        token = action.args[0]
        t.move(t[TARGET[seat]][0], TARGET[seat], TOKENS[seat], "takes the target back", seat, ("PUG-HOUSE-06",))
        t.move(token, TOKENS[seat], TARGET[seat], "changes the target", seat, ("PUG-HOUSE-06", "PUG-GAME-04"))
        _tries(t, seat, token)


# ---------------------------------------------------------------- Failure


def givers(t: Reads) -> tuple[int, ...]:
    """Return who has Failure to hand out."""
    return tuple(seat for seat in range(t.seats) if t[FAILURE[seat]])


def hand_out(t: Table) -> None:
    """Let all who have Failure hand it out, unless a Truce forbids it."""
    seats = givers(t)
    for seat in seats:
        t.say("takes failure tokens", seat, (t[FAILURE[seat]],), ("PUG-SETUP-16", "PUG-FAIL-01"))
    if seats and in_force(t, "truce"):
        t.say("keeps the truce", seats[0], (), ("PUG-HOUSE-19", "PUG-GAME-04"))
    elif seats:
        t.push(0, Agree(GiveFailure(), seats))
    else:
        t.say("nobody has failure", 0, (), ("PUG-COMBAT-19",))


@dataclass(frozen=True, slots=True)
class GiveFailure(Phase):
    """A player hands Failure to opponents, openly, in as many parts as the player likes."""

    free: ClassVar[bool] = False
    because = ("PUG-COMBAT-07", "PUG-FAIL-01", "PUG-FAIL-02", "PUG-FAIL-09")

    def options(self, t: Reads, seat: int) -> Sequence[Action]:
        """Every opponent by every number of points."""
        return gifts(seat, t.seats, t[FAILURE[seat]])

    def answer(self, t: Table, seat: int, action: Action) -> None:
        """Hand it over, for good."""
        other, n = map(int, action.args)
        wasted = ("PUG-FAIL-06",) if t[TARGET[other]] == (NOBODY,) else ()
        alone = ("PUG-FAIL-07",) if t[TARGET[seat]] == (NOBODY,) else ()
        t.cells[FAILURE[seat]] -= n
        t.cells[RECEIVED[other]] += n
        t.cells[GIVERS[other]] |= 1 << seat
        more = ("PUG-FAIL-04",) if of_several(t, other) else ()
        t.say("gives failure", seat, (n, other), ("PUG-FAIL-02", "PUG-FAIL-03", "PUG-FAIL-09", *more, *wasted, *alone))

    def keeps(self, action: Action) -> bool:
        """Return whether this hands over something: that is final (PUG-FAIL-09)."""
        return action.verb == "give"

    def agreeing(self, t: Reads, seat: int) -> Clauses:
        """Failure may be kept."""
        del t, seat
        return ("PUG-FAIL-08",)

    def may_agree(self, t: Reads, seat: int) -> bool:
        """Not where all of it has to be handed out."""
        return not (t[SPEND_FAILURE] and t[FAILURE[seat]])


@lru_cache(maxsize=1024)
def gifts(seat: int, seats: int, most: int) -> tuple[Action, ...]:
    """Return how up to so many points of Failure can be given."""
    return tuple(act(seat, "give", str(s), str(n)) for s in others(seat, seats) for n in range(1, most + 1))


# ---------------------------------------------------------------- who wins


def compare(t: Table) -> tuple[int, ...]:
    """Compare every total with its target; return 1 for a seat that wins, -1 for a loss, 0 for no fight."""
    return tuple(_compare(t, seat) for seat in range(t.seats))


def _compare(t: Table, seat: int) -> int:
    token = t[TARGET[seat]][0]
    if token == NOBODY:
        t.say("fights nothing", seat, (), ("PUG-COMBAT-02",))
        return 0
    card, strength = fought(t, token), value(t, token)
    if token.startswith("launch"):
        t.say("launches", seat, (card,), ("PUG-HOUSE-07", "PUG-FAQ-01", "PUG-REC-02"))
        wins = True
    else:
        mine = total(t, seat, token)
        wins = mine >= strength
        rule = "PUG-COMBAT-09" if wins else "PUG-COMBAT-10"
        t.say(
            "wins" if wins else "loses", seat, (card, mine, strength), (rule, *_why_total(t, seat, token, mine), "PUG-REC-02")
        )
    if wins and card == STANDOFF:
        t.cells[STOOD[seat]] = 1
    return 1 if wins else -1


def _why_total(t: Reads, seat: int, token: str, mine: int) -> Clauses:
    """Return what the total, `mine`, is made of, and the value it meets: four clauses at most."""
    card, spot = fought(t, token), spot_of(token)
    trap = is_trap(card)
    why = ["PUG-TRAP-02" if trap else "PUG-COMBAT-08"]
    if spot is not None and t[BELOW[spot]]:
        why.append("PUG-LOC-12" if trap else "PUG-LOC-08")
    if t[LOCKPICK[seat]] if trap else t[BARB[seat]] and is_adversary(card):
        why.append("PUG-TRAP-06")
    if t[EVENT] and ((spot is not None and in_force(t, "london-fog")) or (not trap and in_force(t, "war-fever"))):
        why.append("PUG-HOUSE-19")
    if t[RECEIVED[seat]] and trap:
        why.append("PUG-FAIL-05")
    elif of_several(t, seat):
        why.append("PUG-FAIL-04")
    if mine < 0:
        why.append("PUG-COMBAT-16")
    if t[FAILURE[seat]]:
        why.append("PUG-FAIL-13")
    return (*why, *(_of_trap(t, seat) if trap else _of_fight(t, seat)))[:4]


def _of_trap(t: Reads, seat: int) -> Clauses:
    """Return what is special about a Trap: Fight does not help, spent Skill does not count."""
    fight = ("PUG-TRAP-03",) if t[FIGHT[seat]] else ()
    return ("PUG-TRAP-04", *fight, *(("PUG-TRAP-05",) if t[BUYS[seat]] else ()))


def _of_fight(t: Reads, seat: int) -> Clauses:
    """Return what is special about a Total Fight: Skill does not help, the Duellist always does."""
    duel = ("PUG-CLASS-11",) if t[CLASS[seat]] == ("duellist",) else ()
    return (*duel, *(("PUG-COMBAT-15",) if t[SKILL[seat]] else ()))


def lock_out(t: Table, results: Sequence[int]) -> None:
    """Free those whom another one's attempt frees, then lock out who has lost to the Finale (PUG-FINALE-03 to 09)."""
    if not any(t.cells[TRIED[0] : TRIED[0] + t.seats]):
        return  # it takes an attempt to lock somebody out, or to free somebody
    tried = [bool(t[TRIED[seat]]) for seat in range(t.seats)]
    fought_it = [t[TARGET[seat]] == (AT_FINALE,) for seat in range(t.seats)]
    lost = [it and result < 0 for it, result in zip(fought_it, results, strict=True)]
    freeing = tried if t[RELEASE] == -1 else lost
    glossary = t[RELEASE] == -3
    before = [bool(t[LOCKED[seat]]) for seat in range(t.seats)]
    pair = ("PUG-FINALE-07",) if t.seats == 2 else ()
    for seat in range(t.seats):
        if t[LOCKED[seat]] and any(freeing[other] for other in others(seat, t.seats)):
            t.cells[LOCKED[seat]] = 0
            t.say("is free again", seat, (), ("PUG-FINALE-05", *pair))
    for seat in range(t.seats):
        if not lost[seat]:
            continue
        rest = others(seat, t.seats)
        if glossary and any(lost[other] for other in rest):
            t.say("is not locked out", seat, (), ("PUG-FINALE-06",))
        elif not glossary and all(fought_it[other] for other in rest):
            t.say("is not locked out", seat, (), ("PUG-FINALE-04",))
        else:
            t.cells[LOCKED[seat]] = 1
            same = ("PUG-FINALE-06",) if any(lost[other] for other in rest) else ()
            idle = [other for other in rest if not fought_it[other]]
            waits = ("PUG-FINALE-09",) if not glossary and all(before[other] for other in idle) else ()
            until = "targeted" if t[RELEASE] == -1 else "lost"
            t.say("is locked out", seat, (until,), ("PUG-FINALE-03", "PUG-FINALE-08", *same, *waits))
