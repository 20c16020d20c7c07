"""What a combat brings each player: the target's text, what own cards promised, what opponents did; and in which order."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from pugsbox.cardtable.effects import Asks, Effect
from pugsbox.cardtable.state import Clauses, Reads, Table, others
from pugsbox.core.actions import Action, act
from pugsbox.core.events import Datum
from pugsbox.pugnacious.cards import CARDS
from pugsbox.pugnacious.deck import gain_xp
from pugsbox.pugnacious.effects import AllDiscard, Discards, Draw, Exp, TrashOne
from pugsbox.pugnacious.fight import fought, shielded, spot_of
from pugsbox.pugnacious.kinds import AT_DUMMY, AT_FINALE, TRAITOR, is_adversary
from pugsbox.pugnacious.movement import GainCard, TurnEither, TurnRing
from pugsbox.pugnacious.zones import BELOW, CLASS, MARKS, SKILL, TARGET

__all__ = ["KINDS", "Reward", "Serve", "bags"]

PROMISES = ("bounty", "consolation", "rest", "thrift")
THRIFT = 2
"""Skill that has to be left for the Exp of a Savings Book (PUG-HOUSE-15)."""
KINDS: dict[type[Effect], str] = {
    Draw: "draw",
    Discards: "discard",
    TrashOne: "trash",
    GainCard: "gain",
    TurnEither: "turn",
    TurnRing: "turn",
}
"""What an effect is called where the order of several is chosen."""
Bag = list[Effect]


def bags(t: Table, results: Sequence[int]) -> list[Bag]:
    """Return what happens to each player in Recovery: the target's text, own promises, what opponents did, by seat."""
    texts = [_text(t, seat, results) for seat in range(t.seats)]
    cursed = any(t[MARKS["curses"][seat]] for seat in range(t.seats))
    hitting = any(isinstance(effect, AllDiscard) for text in texts for effect, _ in text)
    found: list[Bag] = []
    for seat in range(t.seats):
        bag = [_mine(effect, why) for effect, why in texts[seat] if not isinstance(effect, AllDiscard)]
        if spares := shielded(t, seat, t[TARGET[seat]][0]) if results[seat] < 0 else ():
            t.say("is spared", seat, (fought(t, t[TARGET[seat]][0]),), spares)
        bag += _promised(t, seat, results)
        for other in others(seat, t.seats) if cursed or hitting else ():
            hits = [(effect, why) for effect, why in texts[other] if isinstance(effect, AllDiscard)]
            bag += [Discards(effect.cards, (*why[:1], "PUG-GAME-10", *_each(t, other, results))) for effect, why in hits]
            curses = t[MARKS["curses"][other]]
            if curses and results[seat] < 0:
                bag.append(Discards(curses, ("PUG-FAIL-11", "PUG-FAIL-12")))
        found.append(bag)
    return found


def _text(t: Reads, seat: int, results: Sequence[int]) -> list[tuple[Effect, Clauses]]:
    """Return the Win or the Lose text that a player gets, with that of the Location, and the clauses of each effect."""
    result, token = results[seat], t[TARGET[seat]][0]
    if not result or (result < 0 and shielded(t, seat, token)):
        return []
    spot, why = spot_of(token), _why(t, seat, results)
    places = [(place, ("PUG-LOC-09", "PUG-LOC-10", "PUG-LOC-14")) for place in (t[BELOW[spot]] if spot is not None else ())]
    return [
        (effect, (*because, *(("PUG-FINALE-10",) if result < 0 and isinstance(effect, Exp) else ())))
        for key, because in ((fought(t, token), why), *places)
        for effect in (CARDS[key].play if result > 0 else CARDS[key].lose)
    ]


def _why(t: Reads, seat: int, results: Sequence[int]) -> Clauses:
    """Return the clauses by which a player gets a Win or a Lose text."""
    token, won = t[TARGET[seat]][0], results[seat] > 0
    if token == AT_DUMMY:
        return ("PUG-SETUP-12",)
    first: Clauses = ("PUG-COMBAT-11",) if won else ("PUG-COMBAT-10",)
    if token != AT_FINALE or not _same(t, seat, results):
        return first
    return (*first, "PUG-FINALE-11" if won else "PUG-FINALE-12")


def _same(t: Reads, seat: int, results: Sequence[int]) -> bool:
    """Return whether another player beats the same target in this turn."""
    mine = fought(t, t[TARGET[seat]][0]), spot_of(t[TARGET[seat]][0])
    tokens = [t[TARGET[other]][0] for other in others(seat, t.seats) if results[other] > 0]
    return any((fought(t, token), spot_of(token)) == mine for token in tokens)


def _each(t: Reads, seat: int, results: Sequence[int]) -> Clauses:
    """Return the clause by which a Win text happens once for each winner, where there are several of one Enemy."""
    return ("PUG-REC-08",) if _same(t, seat, results) else ()


def _mine(effect: Effect, why: Clauses) -> Effect:
    """Return an effect of a Win or Lose text with the clauses of that text."""
    match effect:
        case Discards(cards=cards):
            return Discards(cards, (*why, "PUG-REC-06"))
        case TrashOne():
            return TrashOne(why)
        case GainCard():
            return GainCard(why)
        case Draw(cards=cards):
            return Draw(cards, (*why, "PUG-REC-06", "PUG-PLAY-13"))
        case TurnRing() | TurnEither():
            return replace(effect, clauses=(*why, *effect.clauses))
        case Exp(points=points):
            return Reward(points, (*why, "PUG-REC-24"))
        case _:
            return effect


def _promised(t: Reads, seat: int, results: Sequence[int]) -> Bag:
    """Return what own cards promised for this result, and what a Traitor gets for the losses of others."""
    won, lost = results[seat] > 0, results[seat] < 0
    if not (t[CLASS[seat]] or any(t[MARKS[name][seat]] for name in PROMISES)):
        return []
    book = t[MARKS["thrift"][seat]] * (t[SKILL[seat]] // THRIFT)
    rivals = others(seat, t.seats) if t[CLASS[seat]] == (TRAITOR,) else ()
    prey = sum(results[other] < 0 and is_adversary(fought(t, t[TARGET[other]][0])) for other in rivals)
    paid = (
        (t[MARKS["bounty"][seat]] * won, ("PUG-COMBAT-17", "PUG-REC-13")),
        (t[MARKS["consolation"][seat]] * lost, ("PUG-HOUSE-10", "PUG-REC-13")),
        (t[MARKS["rest"][seat]] * (not won and not lost), ("PUG-HOUSE-10", "PUG-REC-13")),
        (book, ("PUG-HOUSE-15",)),
        (prey, ("PUG-HOUSE-17", "PUG-CLASS-11")),
    )
    return [Reward(points, why) for points, why in paid if points]


@dataclass(frozen=True, slots=True)
class Reward(Effect):
    """Exp of a combat."""

    points: int
    clauses: Clauses

    def run(self, t: Table, seat: int) -> None:
        """Gain it."""
        gain_xp(t, seat, self.points, self.clauses)


@dataclass(frozen=True, slots=True)
class Serve(Asks):
    """What a combat brings a player: Exp first, which changes nothing else; the player orders the rest, if that matters."""

    effects: tuple[Effect, ...]
    because = ("PUG-REC-11",)

    def options(self, t: Reads, seat: int) -> Sequence[Action]:
        """Each kind of what is left, if there are several."""
        del t
        if any(isinstance(effect, Reward) for effect in self.effects):
            return ()
        kinds = dict.fromkeys(KINDS[type(effect)] for effect in self.effects)
        return [act(seat, "next", kind) for kind in kinds] if len(kinds) > 1 else ()

    def answer(self, t: Table, seat: int, action: Action) -> None:
        """Let the first one of that kind happen, then the others."""
        first = next(i for i, effect in enumerate(self.effects) if KINDS[type(effect)] == action.args[0])
        rest = self.effects[:first] + self.effects[first + 1 :]
        t.say("orders", seat, action.args, ("PUG-REC-11",))
        t.push(seat, self.effects[first], Serve(rest))

    def skip(self, t: Table, seat: int) -> None:
        """There is nothing to order: all of it happens as it comes, Exp first."""
        rewards = [effect for effect in self.effects if isinstance(effect, Reward)]
        rest = tuple(effect for effect in self.effects if not isinstance(effect, Reward))
        if rewards and len(rest) > 1:
            t.push(seat, *rewards, Serve(rest))
        else:
            if len(rest) > 1:
                t.say("adds up", seat, (len(rest),), ("PUG-REC-07",))
            t.push(seat, *rewards, *rest)

    def about(self, t: Reads, seat: int) -> tuple[Datum, ...]:
        """How many are left."""
        del t, seat
        return (len(self.effects),)
