"""The places of a game: zones for cards, counters, and the options it was begun with; each is one cell of the state."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, NewType

from pugsbox.core.errors import PugsboxError, quoted
from pugsbox.core.game import Option

__all__ = ["BOX", "SEATS", "Cell", "Counter", "Layout", "Zone"]

Zone = NewType("Zone", int)
"""The number of a cell that holds cards."""
Counter = NewType("Counter", int)
"""The number of a cell that holds a number."""

BOX = Zone(0)
"""Cards that are not in the game. Every layout has it."""
SEATS = Counter(1)
"""How many play. Every layout has it."""

Seen = Literal["all", "owner", "nobody"]


@dataclass(frozen=True)
class Cell:
    """What is known of a cell: its name in the notation, its kind, whose it is, who sees its cards, whether their order counts.

    `cards` are the kinds of cards that may lie there, all kinds if it is empty; in a `passing` zone they lie only for a moment.
    """

    name: str
    kind: Literal["zone", "counter", "option"]
    seat: int | None = None
    seen: Seen = "all"
    ordered: bool = False
    cards: tuple[str, ...] = ()
    passing: bool = False


class Layout:
    """The cells of a game, for as many seats as it can have. Filled once, where the game's zones get their names.

    >>> layout = Layout(seats=3)
    >>> hand = layout.zones("hand", seen="owner")
    >>> layout.cells[hand[2]].name, layout.cell("hand 2") == hand[2]
    ('hand 2', True)
    """

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.cells: list[Cell] = [Cell("box", "zone", seen="nobody"), Cell("seats", "counter")]
        self.options: dict[str, tuple[Counter, Option]] = {}

    def zone(
        self, name: str, seen: Seen = "all", *, ordered: bool = False, cards: tuple[str, ...] = (), passing: bool = False
    ) -> Zone:
        """Add a zone of the table. Of a pile that is drawn from, the first card is the top one; of a discard pile, the last."""
        self.cells.append(Cell(name, "zone", None, seen, ordered, cards, passing))
        return Zone(len(self.cells) - 1)

    def zones(self, name: str, seen: Seen = "all", *, ordered: bool = False, cards: tuple[str, ...] = ()) -> tuple[Zone, ...]:
        """Add a zone for every seat."""
        first = len(self.cells)
        self.cells += [Cell(f"{name} {seat}", "zone", seat, seen, ordered, cards) for seat in range(self.seats)]
        return tuple(map(Zone, range(first, len(self.cells))))

    def counter(self, name: str, seen: Seen = "all") -> Counter:
        """Add a counter of the table."""
        self.cells.append(Cell(name, "counter", None, seen))
        return Counter(len(self.cells) - 1)

    def counters(self, name: str, seen: Seen = "all") -> tuple[Counter, ...]:
        """Add a counter for every seat."""
        first = len(self.cells)
        self.cells += [Cell(f"{name} {seat}", "counter", seat, seen) for seat in range(self.seats)]
        return tuple(map(Counter, range(first, len(self.cells))))

    def option(self, name: str, option: Option) -> Counter:
        """Add an option. Its cell holds 1 for "true", 0 for "false", a number for a number, -1 for any other word."""
        self.cells.append(Cell(name, "option"))
        cell = Counter(len(self.cells) - 1)
        self.options[name] = (cell, option)
        return cell

    def here(self, cell: int, seats: int) -> bool:
        """Whether a cell belongs to a game of so many seats."""
        seat = self.cells[cell].seat
        return seat is None or seat < seats

    def cell(self, name: str) -> int | None:
        """Return the cell of a name of the notation, None if there is none."""
        return next((i for i, cell in enumerate(self.cells) if cell.name == name), None)

    def zone_named(self, name: str, seats: int) -> Zone:
        """Return the zone of a name. Raises PugsboxError with the names there are."""
        cell = self.cell(name)
        if cell is None or self.cells[cell].kind != "zone" or not self.here(cell, seats):
            known = [c.name for i, c in enumerate(self.cells) if c.kind == "zone" and self.here(i, seats)]
            raise PugsboxError(f"There is no zone {quoted(name)}; expected one of {', '.join(known)}.")
        return Zone(cell)


def option_value(text: str) -> int:
    """Return what the cell of an option holds for a value.

    >>> [option_value(text) for text in ("true", "false", "3", "players")]
    [1, 0, 3, -1]
    """
    return {"true": 1, "false": 0}.get(text, int(text) if text.isdecimal() else -1)
