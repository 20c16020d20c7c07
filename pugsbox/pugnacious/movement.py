"""What cards and Enemies do with the Card Ring: turn it, throw cards out, exchange some, take one for nothing."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations

from pugsbox.cardtable.effects import Asks, Effect
from pugsbox.cardtable.state import Clauses, Reads, Table, others
from pugsbox.core.actions import Action, act
from pugsbox.core.events import Datum
from pugsbox.pugnacious.ring import exchange, fill, named, position, take, turn_ring
from pugsbox.pugnacious.zones import DISCARD, QUEUE, TRASH

__all__ = ["GainCard", "Offer", "Swap", "Sweep", "TurnEither", "TurnRing"]


@dataclass(frozen=True, slots=True)
class TurnRing(Effect):
    """The ring turns to the left."""

    steps: int = 1
    clauses: Clauses = ("PUG-HOUSE-03", "PUG-PLAY-18")

    def run(self, t: Table, seat: int) -> None:
        """Turn it for all."""
        turn_ring(t, seat, self.steps, self.clauses)


@dataclass(frozen=True, slots=True)
class TurnEither(Asks):
    """The ring may be turned to either side, by so many steps at most."""

    most: int = 1
    clauses: Clauses = ("PUG-HOUSE-03", "PUG-PLAY-18")
    because = ("PUG-HOUSE-03", "PUG-PLAY-06")

    def options(self, t: Reads, seat: int) -> Sequence[Action]:
        """Each side by each number of steps, and leaving it."""
        del t
        ways = [act(seat, "turn", side, str(n)) for side in ("left", "right") for n in range(1, self.most + 1)]
        return [*ways, act(seat, "pass")]

    def answer(self, t: Table, seat: int, action: Action) -> None:
        """Turn it, or not."""
        if action.verb == "pass":
            t.say("leaves it", seat, (), ("PUG-PLAY-06",))
        else:
            side, steps = action.args
            turn_ring(t, seat, int(steps) * (1 if side == "left" else -1), self.clauses)

    def about(self, t: Reads, seat: int) -> tuple[Datum, ...]:
        """How far at most."""
        del t, seat
        return (self.most,)


@dataclass(frozen=True, slots=True)
class Sweep(Asks):
    """Two cards of the own queue are thrown out together."""

    because = ("PUG-HOUSE-04",)

    def options(self, t: Reads, seat: int) -> Sequence[Action]:
        """Every pair of spaces; in the last turn, whatever is left."""
        queue = t[QUEUE[seat]]
        if len(queue) == 1:
            return [act(seat, "sweep", "1")]
        return [act(seat, "sweep", str(a + 1), str(b + 1)) for a, b in combinations(range(len(queue)), 2)]

    def answer(self, t: Table, seat: int, action: Action) -> None:
        """Throw them out: the others close up, and both spaces are filled."""
        spaces = tuple(int(space) - 1 for space in action.args)
        take(t, seat, seat, spaces, TRASH, "sweeps", ("PUG-HOUSE-04", "PUG-PLAY-18", "PUG-BUY-13"))
        fill(t, seat, ("PUG-BUY-13",))

    def skip(self, t: Table, seat: int) -> None:
        """The queue is empty."""
        t.say("finds no card", seat, (), ("PUG-HOUSE-04",))


@dataclass(frozen=True, slots=True)
class Offer(Asks):
    """A card of the own queue is chosen, to be exchanged for one of another queue."""

    because = ("PUG-HOUSE-04",)

    def options(self, t: Reads, seat: int) -> Sequence[Action]:
        """Every card of the queue, if there is one elsewhere."""
        if not any(t[QUEUE[other]] for other in others(seat, t.seats)):
            return ()
        return [act(seat, "offer", *card) for card in named(t[QUEUE[seat]])]

    def answer(self, t: Table, seat: int, action: Action) -> None:
        """Ask for the other one."""
        place = position(t[QUEUE[seat]], action.args)
        t.say("offers", seat, (t[QUEUE[seat]][place],), ("PUG-HOUSE-04",))
        t.push(seat, Swap(place))

    def skip(self, t: Table, seat: int) -> None:
        """There is nothing to exchange."""
        t.say("finds no card", seat, (), ("PUG-HOUSE-04",))


@dataclass(frozen=True, slots=True)
class Swap(Asks):
    """A card of another queue is taken for the one in a space of the own queue, from 0."""

    mine: int
    because = ("PUG-HOUSE-04",)

    def options(self, t: Reads, seat: int) -> Sequence[Action]:
        """Every card of every other queue."""
        return [act(seat, "swap", str(s), *card) for s in others(seat, t.seats) for card in named(t[QUEUE[s]])]

    def answer(self, t: Table, seat: int, action: Action) -> None:
        """Exchange them."""
        other = int(action.args[0])
        theirs = position(t[QUEUE[other]], action.args[1:])
        exchange(t, seat, self.mine, other, theirs, ("PUG-HOUSE-04", "PUG-PLAY-18"))

    def about(self, t: Reads, seat: int) -> tuple[Datum, ...]:
        """Which card is offered."""
        return (t[QUEUE[seat]][self.mine],)


@dataclass(frozen=True, slots=True)
class GainCard(Asks):
    """A card of the own queue is taken for nothing."""

    clauses: Clauses = ()
    because = ("PUG-HOUSE-16",)

    def options(self, t: Reads, seat: int) -> Sequence[Action]:
        """Every card of the queue."""
        return [act(seat, "gain", *card) for card in named(t[QUEUE[seat]])]

    def answer(self, t: Table, seat: int, action: Action) -> None:
        """Take it to the discard pile, and fill the space."""
        space = position(t[QUEUE[seat]], action.args)
        take(t, seat, seat, (space,), DISCARD[seat], "gains a card", (*self.clauses, "PUG-HOUSE-16", "PUG-BUY-13"))
        fill(t, seat, ("PUG-BUY-13",))

    def skip(self, t: Table, seat: int) -> None:
        """The queue is empty."""
        t.say("finds no card", seat, (), ("PUG-HOUSE-16",))
