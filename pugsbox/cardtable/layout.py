"""The places of a game: zones for cards, counters, notes, and the options it was begun with; each is one cell of the state."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Literal, NewType, TypedDict, Unpack

from pugsbox.core.errors import PugsboxError, quoted
from pugsbox.core.game import Option

__all__ = ["BOX", "HELD", "SEATS", "Cell", "Counter", "Layout", "Note", "Zone"]

Zone = NewType("Zone", int)
"""The number of a cell that holds cards."""
Counter = NewType("Counter", int)
"""The number of a cell that holds a number."""
Note = NewType("Note", int)
"""The number of a cell that holds words: what is written down, and no card."""

BOX = Zone(0)
"""Cards that are not in the game. Every layout has it."""
SEATS = Counter(1)
"""How many play. Every layout has it."""

HELD = ("zone", "note")
"""Kinds of cells that hold words, not a number."""

Seen = Literal["all", "owner", "master", "nobody"]
"""Who sees what is in a cell: everybody, whose it is, who leads the game (`CardGame.master`), nobody."""


@dataclass(frozen=True)
class Cell:
    """What is known of a cell: its name in the notation, its kind, whose it is, who sees its cards, whether their order counts.

    `cards` are the kinds of cards that may lie there, all kinds if it is empty; in a `passing` zone they lie only for a moment.
    In a `row` each card has its space. What is not `listed` is told or drawn in another way; a `quiet` counter is listed if
    it is not 0. `most` is the cell with the greatest number of a counter, 0 if none.
    """

    name: str
    kind: Literal["zone", "counter", "note", "option"]
    seat: int | None = None
    seen: Seen = "all"
    ordered: bool = False
    cards: tuple[str, ...] = ()
    passing: bool = False
    row: bool = False
    listed: bool = True
    quiet: bool = False
    most: int = 0


class Looks(TypedDict, total=False):
    """What is known of the cards of a zone, as in `Cell`."""

    ordered: bool
    cards: tuple[str, ...]
    passing: bool
    row: bool
    listed: bool


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

    def zone(self, name: str, seen: Seen = "all", **looks: Unpack[Looks]) -> Zone:
        """Add a zone of the table. Of a pile that is drawn from, the first card is the top one; of a discard pile, the last."""
        self.cells.append(Cell(name, "zone", None, seen, **looks))
        return Zone(len(self.cells) - 1)

    def zones(self, name: str, seen: Seen = "all", **looks: Unpack[Looks]) -> tuple[Zone, ...]:
        """Add a zone for every seat."""
        first = len(self.cells)
        self.cells += [Cell(f"{name} {seat}", "zone", seat, seen, **looks) for seat in range(self.seats)]
        return tuple(map(Zone, range(first, len(self.cells))))

    def counter(self, name: str, seen: Seen = "all", *, listed: bool = True) -> Counter:
        """Add a counter of the table."""
        self.cells.append(Cell(name, "counter", None, seen, listed=listed))
        return Counter(len(self.cells) - 1)

    def counters(
        self, name: str, seen: Seen = "all", *, listed: bool = True, quiet: bool = False, most: int = 0
    ) -> tuple[Counter, ...]:
        """Add a counter for every seat; an option may say how great it can be."""
        first = len(self.cells)
        self.cells += [
            Cell(f"{name} {seat}", "counter", seat, seen, listed=listed, quiet=quiet, most=most) for seat in range(self.seats)
        ]
        return tuple(map(Counter, range(first, len(self.cells))))

    def note(self, name: str, seen: Seen = "all", words: tuple[str, ...] = (), *, listed: bool = True) -> Note:
        """Add a note of the table: words in their order, each one of `words` if there are any."""
        self.cells.append(Cell(name, "note", None, seen, cards=words, listed=listed))
        return Note(len(self.cells) - 1)

    def option(self, name: str, option: Option) -> Counter:
        """Add an option. Its cell holds what `option_value` says."""
        self.cells.append(Cell(name, "option"))
        cell = Counter(len(self.cells) - 1)
        self.options[name] = (cell, option)
        return cell

    def parts(self, cells: Sequence[Any], name: str) -> tuple[str, ...]:
        """Return which values were chosen of an option of several."""
        cell, option = self.options[name]
        return tuple(value for i, value in enumerate(option.values[2:]) if cells[cell] >> i & 1)

    def chosen(self, cells: Sequence[Any], name: str) -> str:
        """Return the value of an option in some cells."""
        cell, option = self.options[name]
        if option.several:
            return option.read("+".join(self.parts(cells, name))) or option.default
        return next(value for value in option.values if option_value(value, option) == cells[cell])

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


def option_value(text: str, option: Option) -> int:
    """Return what the cell of an option holds for a value: a number for a number, a negative one for a word.

    Of several values, a bit for each.

    >>> option = Option(("players", "both", "3"), "How many.", ())
    >>> [option_value(text, option) for text in option.values]
    [-1, -2, 3]
    >>> [option_value(text, Option(("false", "true"), "Whether.", ())) for text in ("true", "false")]
    [1, 0]
    >>> cakes = Option(("none", "all", "plum", "lemon"), "Cakes.", (), several=True)
    >>> [option_value(text, cakes) for text in ("none", "plum", "lemon", "all")]
    [0, 1, 2, 3]
    """
    if option.several:
        parts = option.values[2:]
        return sum(1 << i for i, part in enumerate(parts) if text == option.values[1] or part in text.split("+"))
    return {"true": 1, "false": 0}.get(text, int(text) if text.isdecimal() else -1 - option.values.index(text))
