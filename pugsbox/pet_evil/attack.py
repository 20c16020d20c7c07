"""An attack in its five steps, from the Missile on the table to the discard pile."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from pugsbox.cardtable.effects import Asks
from pugsbox.cardtable.state import Cards, Reads, State, Table, others
from pugsbox.core.actions import Action, Refusal, act
from pugsbox.core.events import Datum, Question
from pugsbox.pet_evil.harm import living
from pugsbox.pet_evil.impact import Impact, halve, is_nuke, splashed
from pugsbox.pet_evil.missile import PARTS, SPLASH, in_order, missile_of, missiles_in, why_no_missile
from pugsbox.pet_evil.pets import pet_actions
from pugsbox.pet_evil.words import no
from pugsbox.pet_evil.zones import (
    EXCLUDES,
    FIRED,
    FRONT,
    HAND,
    HEALTH,
    SHELTERS,
    SPLASH_SHELTER,
)

__all__ = ["Flight", "Splashed", "Targeted", "aims", "asked_beside", "attack", "attacks", "why_no_attack", "why_no_instant"]


def aims(t: Reads, seat: int) -> list[int]:
    """Return whom a Missile may be fired at: every other living player without a Treaty."""
    return [other for other in others(seat, t.seats) if t[HEALTH[other]] and not t[FRONT[other]]]


def attacks(t: Reads, seat: int) -> Sequence[Action]:
    """Return every attack that a seat can make."""
    missiles = missiles_in(t[HAND[seat]])
    if not missiles:
        return ()
    targets = [str(other) for other in aims(t, seat)]
    return [act(seat, "attack", target, *cards) for target in targets for cards in missiles]


def attack(t: Table, seat: int, target: int, cards: Cards) -> None:
    """Steps 1 and 2: lay the Missile down, name the target; step 3 asks that player first."""
    missile = missile_of(cards)
    assert missile  # noqa: S101 - the options are made of Missiles
    nuke = missile.combo == "nuke"
    t.move_all(
        cards, HAND[seat], FIRED, "lays a missile", seat, ("PET-ATK-01", "PET-MIS-02", *(("PET-NUKE-13",) if nuke else ()))
    )
    because = missile.clauses if nuke else ("PET-MIS-01", *missile.clauses)
    t.say(f"makes {missile.combo}", seat, (missile.damage, missile.payload), because)
    t.say("aims at", seat, (target,), ("PET-ATK-02",))
    t.push(target, Targeted(seat, missile.damage, (), (), seat))


@dataclass(frozen=True, slots=True)
class Flight(Asks):
    """A Missile on its way: who fired it, its damage, whose Shelters halve it (a seat for each), whom a pet saves."""

    attacker: int
    damage: int
    halved: tuple[int, ...]
    saved: tuple[int, ...]

    def question(self, t: Reads, seat: int) -> Question:
        """Ask by the clauses of step 3; who sits behind a Treaty may answer like everybody."""
        treaty = ("PET-TRT-07",) if t[FRONT[seat]] else ()
        return Question((seat,), type(self).__name__, self.about(t, seat), (*self.because, *treaty))

    def shelters(self, t: Reads, seat: int) -> list[Action]:
        """Return the Shelter, if one may be played, and what a pet can do, and letting it come."""
        again = seat in self.halved and t[SHELTERS] > 0
        shelter = [act(seat, "shelter")] if "shelter" in t[HAND[seat]] and not again else []
        return [*shelter, *pet_actions(t, seat, "instant"), act(seat, "take")]

    def sheltered(self, t: Table, seat: int, action: Action) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """Carry out one of these; return who has sheltered now, and whom a pet saves."""
        match action.verb:
            case "shelter":
                splash = ("PET-SHEL-04",) if isinstance(self, Splashed) else ()
                because = ("PET-SHEL-01", "PET-SHEL-02", *splash) if is_nuke(t) else ("PET-SHEL-01",)
                t.move("shelter", HAND[seat], FIRED, "shelters", seat, because)
                return (*self.halved, seat), self.saved
            case "pet":
                t.move(action.args[0], HAND[seat], FIRED, "plays", seat, ("PET-PET-03", "PET-PET-04", "PET-HOUSE-06"))
                return self.halved, (*self.saved, seat)
            case _:
                t.say("takes it", seat, (), ("PET-SHEL-06",))
                return self.halved, self.saved

    def go_on(self, t: Table, halved: tuple[int, ...], saved: tuple[int, ...], target: int, rest: Sequence[int]) -> None:
        """Ask the next one beside the target; when nobody is left to ask, the Missile hits."""
        if rest:
            t.push(rest[0], Splashed(self.attacker, self.damage, halved, saved, target, tuple(rest[1:])))
        else:
            t.push(self.attacker, Impact(self.damage, halved, saved, target))


@dataclass(frozen=True, slots=True)
class Targeted(Flight):
    """The target may shelter, deflect or let it come. `by` aimed at it, after so many deflections."""

    by: int
    deflections: int = 0
    because = ("PET-ATK-03", "PET-ATK-09", "PET-INST-01")

    def options(self, t: Reads, seat: int) -> Sequence[Action]:
        """What the hand offers; letting it come is always possible, so that being asked tells nothing."""
        deflect = (
            [act(seat, "deflect", str(other)) for other in bounces(t, seat, self)] if "deflection" in t[HAND[seat]] else []
        )
        return [*deflect, *self.shelters(t, seat)]

    def answer(self, t: Table, seat: int, action: Action) -> None:
        """Answer; a new target is asked in turn, else those beside a Nuke are."""
        if action.verb == "deflect":
            self._deflect(t, seat, int(action.args[0]))
            return
        halved, saved = self.sheltered(t, seat, action)
        if action.verb == "shelter" and t[SHELTERS] < 0:
            t.push(seat, replace(self, halved=halved))
            return
        self.go_on(t, halved, saved, seat, asked_beside(t, self.attacker, seat) if is_nuke(t) and t[SPLASH_SHELTER] else ())

    def _deflect(self, t: Table, seat: int, target: int) -> None:
        """Send the Missile on."""
        two = len(living(t)) == 2
        because = ("PET-DEFL-03", "PET-DEFL-07") if two and self.deflections else ("PET-DEFL-03",) if two else ()
        chain = ("PET-DEFL-04",) if self.deflections else ()
        nuke = ("PET-DEFL-05",) if is_nuke(t) else ()
        treaty = ("PET-TRT-03",) if t[FRONT[target]] else ()
        t.move("deflection", HAND[seat], FIRED, "deflects", seat, ("PET-DEFL-01", *because, *chain, *nuke, *treaty))
        t.say("aims at", seat, (target,), ("PET-DEFL-01",))
        t.push(target, Targeted(self.attacker, self.damage, (), (), seat, self.deflections + 1))

    def about(self, t: Reads, seat: int) -> tuple[Datum, ...]:
        """Who aimed, and how much is coming."""
        del t
        return (self.by, halve(self.damage, self.halved.count(seat)))


@dataclass(frozen=True, slots=True)
class Splashed(Flight):
    """Who sits beside the target of a Nuke may shelter, one after another. `rest` are asked after this one."""

    target: int
    rest: tuple[int, ...]
    because = ("PET-ATK-03", "PET-ATK-09", "PET-SHEL-04")

    def options(self, t: Reads, seat: int) -> Sequence[Action]:
        """Shelter, or let it come; splash cannot be deflected."""
        return self.shelters(t, seat)

    def answer(self, t: Table, seat: int, action: Action) -> None:
        """Answer, and ask the next one."""
        halved, saved = self.sheltered(t, seat, action)
        again = action.verb == "shelter" and t[SHELTERS] < 0
        self.go_on(t, halved, saved, self.target, (seat, *self.rest) if again else self.rest)

    def about(self, t: Reads, seat: int) -> tuple[Datum, ...]:
        """Whom the Nuke hits, and how much comes here."""
        del t
        return (self.target, halve(SPLASH, self.halved.count(seat)))


def asked_beside(t: Reads, attacker: int, target: int) -> list[int]:
    """Return who sits beside the target of a Nuke, in the order in which they are asked: who fires comes last."""
    beside = splashed(t, target)
    return [seat for seat in (*others(attacker, t.seats), attacker) if seat in beside]


def bounces(t: Reads, seat: int, flight: Targeted) -> list[int]:
    """Return where a target may send the Missile: not back to who aimed, unless only two are left."""
    alive = [other for other in others(seat, t.seats) if t[HEALTH[other]]]
    barred = flight.by if t[EXCLUDES] == -1 else flight.attacker
    return alive if len(alive) == 1 else [other for other in alive if other != barred]


# ---------------------------------------------------------------- why not


def why_no_attack(s: State, seat: int, args: tuple[str, ...]) -> Iterator[Refusal]:
    """Every reason against an attack: its target, its cards."""
    target, cards = args[:1], args[1:]
    if not target or target[0] not in map(str, range(s.seats)):
        yield no("PET-ATK-02", " ".join(target))
    else:
        yield from _why_not_at(s, seat, int(target[0]))
    yield from why_no_missile(cards)
    held = s[HAND[seat]]
    if missing := tuple(card for card in dict.fromkeys(cards) if card in PARTS and cards.count(card) > held.count(card)):
        yield no("PET-MIS-02", missing)
    if cards != in_order(cards):
        yield no("PET-MIS-01", key="order")


def _why_not_at(s: State, seat: int, target: int) -> Iterator[Refusal]:
    """Every reason why a player cannot be the target."""
    if target == seat:
        yield no("PET-ATK-07", key="yourself")
    elif not s[HEALTH[target]]:
        yield no("PET-ATK-07")
    elif s[FRONT[target]]:
        yield no("PET-TRT-02")
        if not aims(s, seat):
            yield no("PET-ATK-08")


def why_no_instant(s: State, seat: int, verb: str, args: tuple[str, ...]) -> Iterator[Refusal]:
    """Every reason against a Shelter, a Deflection, a pet that helps, or letting a Missile come."""
    effect, asked = s.stack[-1]
    if not isinstance(effect, Flight):
        yield no("PET-DEFL-01" if verb == "deflect" else "PET-SHEL-01", key="no missile")
        if verb == "shelter":
            yield no("PET-SHEL-03")
        return
    if seat != asked:
        earlier = verb == "shelter" and seat in effect.halved
        yield no("PET-SHEL-05") if earlier else no("PET-DEFL-01" if verb == "deflect" else "PET-SHEL-06", key="not aimed at")
    card = {"shelter": "shelter", "deflect": "deflection"}.get(verb)
    if card and card not in s[HAND[seat]]:
        yield no("PET-DEFL-01" if verb == "deflect" else "PET-SHEL-01")
    if verb == "deflect":
        if seat == asked:
            yield from _why_no_deflection(s, seat, effect, args)
    elif args and verb != "pet":
        yield no("PET-SHEL-06", " ".join(args), key="only yourself")


def _why_no_deflection(s: State, seat: int, effect: Flight, args: tuple[str, ...]) -> Iterator[Refusal]:
    if isinstance(effect, Splashed):
        yield no("PET-DEFL-06")
    elif len(args) != 1 or args[0] not in map(str, range(s.seats)):
        yield no("PET-DEFL-01", " ".join(args), key="whom")
    elif int(args[0]) == seat or not s[HEALTH[int(args[0])]]:
        yield no("PET-DEFL-08")
    elif isinstance(effect, Targeted) and int(args[0]) not in bounces(s, seat, effect):
        yield no("PET-DEFL-02") if s[EXCLUDES] == -1 else no("PET-DEFL-02", key="fired")
        if effect.deflections and s[EXCLUDES] == -1:
            yield no("PET-DEFL-04")
