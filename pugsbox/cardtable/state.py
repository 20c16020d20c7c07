"""The state of a card game, and the draft that the rules write the next one to."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import TYPE_CHECKING, Any, TypeAlias, overload

from pugsbox.cardtable.layout import SEATS, Counter, Note, Zone
from pugsbox.core.actions import Action
from pugsbox.core.events import Datum, Event
from pugsbox.core.rng import Rng

if TYPE_CHECKING:
    from pugsbox.cardtable.effects import Effect

__all__ = ["Cards", "Clauses", "Reads", "State", "Table", "others"]

Cards: TypeAlias = tuple[str, ...]
Clauses: TypeAlias = tuple[str, ...]


class Reads:
    """What rules read, a state or a draft: `t[zone]` are its cards, `t[note]` its words, `t[counter]` is a number."""

    __slots__ = ()
    cells: Sequence[Any]
    stack: Sequence[tuple[Effect, int]]

    @overload
    def __getitem__(self, cell: Zone) -> Cards: ...
    @overload
    def __getitem__(self, cell: Note) -> tuple[str, ...]: ...
    @overload
    def __getitem__(self, cell: Counter) -> int: ...
    def __getitem__(self, cell: int) -> Any:
        return self.cells[cell]

    @property
    def seats(self) -> int:
        """How many play."""
        seats: int = self.cells[SEATS]
        return seats


@dataclass(frozen=True, slots=True)
class State(Reads):
    """All that undo must restore: one cell for each zone (its cards) and each counter, what waits on the stack, chance.

    `legal` follows from the rest: it is worked out once, when the state is made, and is no part of its value.
    """

    cells: tuple[Any, ...]
    stack: tuple[tuple[Effect, int], ...]
    rng: Rng
    legal: tuple[Action, ...] = field(default=(), compare=False, repr=False)


class Table(Reads):
    """The draft of the next state. Reading sees what was written; every writing makes an event that names its clauses."""

    __slots__ = ("cells", "events", "over", "rng", "stack")

    def __init__(self, state: State) -> None:
        self.cells: list[Any] = list(state.cells)
        self.stack: list[tuple[Effect, int]] = list(state.stack)
        self.rng = state.rng
        self.events: list[Event] = []
        self.over = False

    @overload
    def __setitem__(self, cell: Counter, value: int) -> None: ...
    @overload
    def __setitem__(self, cell: Note, value: tuple[str, ...]) -> None: ...
    def __setitem__(self, cell: int, value: Any) -> None:
        """Write a counter or a note of which something else is said."""
        self.cells[cell] = value

    def push(self, seat: int, *effects: Effect) -> None:
        """Let effects happen to a seat, the first one given first, before all that waits already."""
        if not self.over:
            for effect in reversed(effects):
                self.stack.append((effect, seat))

    def frozen(self) -> State:
        """Return the draft as a state whose legal actions are not yet worked out."""
        return State(tuple(self.cells), tuple(self.stack), self.rng)

    def end(self) -> None:
        """End the game at once: nothing that waits will happen."""
        self.stack.clear()
        self.over = True

    def say(
        self, kind: str, seat: int, data: tuple[Datum, ...], because: Clauses, seen_by: tuple[int, ...] | None = None
    ) -> None:
        """Make an event of something that moves no card."""
        self.events.append(Event(kind, seat, data, because, seen_by))

    def add(  # noqa: PLR0913, PLR0917 - as move
        self, counter: Counter, n: int, kind: str, seat: int, because: Clauses, seen_by: tuple[int, ...] | None = None
    ) -> None:
        """Add to a counter, or take away from it."""
        self.cells[counter] += n
        self.events.append(Event(kind, seat, (counter, n), because, seen_by))

    def move(  # noqa: PLR0913, PLR0917 - a move is a card, from where, to where, and the event that says so
        self, card: str, a: Zone, b: Zone, kind: str, seat: int, because: Clauses, seen_by: tuple[int, ...] | None = None
    ) -> None:
        """Move a card behind those of another zone; of equal ones the last goes, which is the top one of a discard pile."""
        cells, cards = self.cells, self.cells[a]
        i = len(cards) - 1 - cards[::-1].index(card)
        cells[a] = cards[:i] + cards[i + 1 :]
        cells[b] += (card,)
        self.events.append(Event(kind, seat, ((card,), a, b), because, seen_by))

    def carry(self, cards: Cards, a: Zone, b: Zone) -> None:
        """Move several cards of which something else is said."""
        if cards is self.cells[a]:  # all that lie there
            self.cells[a] = ()
            self.cells[b] += cards
            return
        left = list(self.cells[a])
        for card in cards:
            left.remove(card)
        self.cells[a] = tuple(left)
        self.cells[b] += cards

    def move_all(  # noqa: PLR0913, PLR0917 - as move
        self, cards: Cards, a: Zone, b: Zone, kind: str, seat: int, because: Clauses, seen_by: tuple[int, ...] | None = None
    ) -> None:
        """Move several cards with one event."""
        self.carry(cards, a, b)
        self.events.append(Event(kind, seat, (cards, a, b), because, seen_by))

    def draw(  # noqa: PLR0913, PLR0917 - as move
        self, n: int, a: Zone, b: Zone, kind: str, seat: int, because: Clauses, seen_by: tuple[int, ...] | None = None
    ) -> None:
        """Move the first `n` cards of a pile that is drawn from."""
        cells, cards = self.cells, self.cells[a][:n]
        cells[a] = cells[a][n:]
        cells[b] += cards
        self.events.append(Event(kind, seat, (cards, a, b), because, seen_by))

    def shuffle(self, a: Zone, b: Zone, kind: str, seat: int, because: Clauses) -> None:
        """Shuffle all cards of a zone and lay them on another (or on the same, then empty, one)."""
        cells, (cards, self.rng) = self.cells, self.rng.shuffled(self.cells[a])
        cells[a] = ()
        cells[b] += cards
        self.events.append(Event(kind, seat, (len(cards), a, b), because))

    def roll(self, sides: int) -> int:
        """Return a number from 1 to `sides` by chance, or the next forced one."""
        value, self.rng = self.rng.roll(sides)
        return value


@cache
def others(seat: int, seats: int) -> tuple[int, ...]:
    """Return the other seats, clockwise.

    >>> others(1, 4)
    (2, 3, 0)
    """
    return tuple((seat + i) % seats for i in range(1, seats))
