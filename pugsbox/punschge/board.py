"""The board: what is on space 7, what comes after it, on which straight, in which half?

Positions are 0 (the start, the Denk-Bar), 1 to 26 (the numbered spaces) and 27 (the goal, the Professor's house), as in
PUN-COMP-01. Sets of spaces are *masks*: whole numbers in which bit n stands for space n.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, cached_property
from itertools import groupby
from operator import eq, gt, lt
from pathlib import Path
from typing import TYPE_CHECKING, Any

from pugsbox.core.content import content_folder
from pugsbox.core.errors import PugsboxError, quoted
from pugsbox.punschge.words import FACTS, OTHER_NAMES, THINGS, Area, Colour, Fact, Half, Shape, Symbol

if TYPE_CHECKING:
    import networkx as nx

__all__ = ["ALL", "GOAL", "NUMBERS", "START", "Board", "Land", "Space", "house_board", "load_board", "mask_of", "spaces_of"]

START, GOAL = 0, 27
NUMBERS = range(1, 27)
ALL = sum(1 << n for n in NUMBERS)
"""The mask of all 26 spaces."""

PRIMES = {2, 3, 5, 7, 11, 13, 17, 19, 23}
SQUARES = {1, 4, 9, 16, 25}
NUMBERED = ("parity", "number", "multiple", "digits", "digits above", "digits below")
"""The attributes of facts that follow from the number of a space alone."""
COMPARED: dict[str, Callable[[int, int], bool]] = {"as before": eq, "more": gt, "fewer": lt}
"""How the number of symbols may compare with that of the space before."""


def mask_of(spaces: Iterable[int]) -> int:
    """Return the mask of some spaces (1 to 26).

    >>> mask_of([1, 3])
    10
    """
    return sum(1 << n for n in set(spaces))


def spaces_of(mask: int) -> tuple[int, ...]:
    """Return the spaces of a mask, ascending.

    >>> spaces_of(10)
    (1, 3)
    """
    return tuple(n for n in NUMBERS if mask >> n & 1)


def number_is(number: int, fact: Fact) -> bool:
    """Say whether a fact about numbers is true of one: odd or even, prime or square, a multiple, the sum of its digits.

    >>> number_is(9, ("number", "square")), number_is(9, ("multiple", 2))
    (True, False)
    """
    match fact:
        case ("parity" | "digits") as what, value:
            return ((number if what == "parity" else digit_sum(number)) % 2 == 1) == (value == "odd")
        case "digits above", int(value):
            return digit_sum(number) > value
        case "digits below", int(value):
            return digit_sum(number) < value
        case "multiple", int(value):
            return number % value == 0
        case _, value:
            return number in (PRIMES if value == "prime" else SQUARES)


def digit_sum(number: int) -> int:
    """Return the sum of a number's digits.

    >>> digit_sum(19)
    10
    """
    return sum(map(int, str(number)))


@dataclass(frozen=True)
class Space:
    """One of the 26 spaces: what is printed on it and where it lies (PUN-BF-05 to PUN-BF-13)."""

    number: int
    """1 to 26."""
    colour: Colour
    shape: Shape
    area: Area
    symbols: tuple[Symbol, ...]
    """One to three different ones."""
    corner: bool
    """True for a corner space; all others lie on a straight."""
    half: Half
    at: tuple[float, float]
    """Where it is drawn: column from the left, row from the bottom."""

    @property
    def place(self) -> str:
        """Return "corner" or "straight" (PUN-BF-11)."""
        return "corner" if self.corner else "straight"

    def __str__(self) -> str:
        """Return the space in words, as a screen reader says it.

        >>> str(house_board()[7])
        '7: yellow star, forest; owl, fish, covered wagon; corner, upper half'
        """
        symbols = ", ".join("covered wagon" if s == "wagon" else s for s in self.symbols)
        return f"{self.number}: {self.colour} {self.shape}, {self.area}; {symbols}; {self.place}, {self.half} half"


def compares(here: Space, before: Space, fact: Fact) -> bool:
    """Say whether a fact about a space and the one before is true of these two."""
    how, what = fact[0], str(fact[1])
    if how == "symbols":
        return COMPARED[what](len(here.symbols), len(before.symbols))
    return bool(getattr(here, what) == getattr(before, what)) == (how == "same")


@dataclass(frozen=True)
class Land:
    """An area that lies where no space is: scenery, of no weight in the game."""

    at: tuple[float, float]
    """Column and row, as for a space."""
    area: Area


@dataclass(frozen=True)
class Board:
    """A board of 26 spaces on one path from start to goal (PUN-BF-01 to PUN-BF-04).

    `spaces` may come in any order and are kept by number. Raises PugsboxError with all problems if they are not 26 spaces
    that make a board; whether a colour is one of the four is checked where a file is read. Equal boards are equal values.

    >>> board = house_board()
    >>> board[2].area, board.straights[0]
    ('lake', (1, 2, 3))
    """

    name: str
    spaces: tuple[Space, ...] = field(repr=False)
    """By number; `[[space]]` in a board file."""
    start: str = "Denk-Bar"
    goal: str = "house"
    land: tuple[Land, ...] = field(default=(), repr=False)

    def __post_init__(self) -> None:
        if problems := list(problems_of([vars(s) for s in self.spaces])):
            raise PugsboxError(" ".join(problems))
        object.__setattr__(self, "spaces", tuple(sorted(self.spaces, key=lambda s: s.number)))

    def __getitem__(self, number: int) -> Space:
        """Return the space with that number, 1 to 26. Raises PugsboxError for any other."""
        if number not in NUMBERS:
            raise PugsboxError(f"There is no space {number}; expected 1 to 26.")
        return self.spaces[number - 1]

    def __iter__(self) -> Iterator[Space]:
        """Give the spaces by number."""
        return iter(self.spaces)

    def __str__(self) -> str:
        """Return the board as a table, one line a space."""
        return "\n".join([f"start: {self.start}", *map(str, self.spaces), f"goal: {self.goal}"])

    def _repr_svg_(self) -> str:
        """Return the drawing that Jupyter shows."""
        from pugsbox.draw.board import board_svg  # noqa: PLC0415 - only needed where boards are looked at

        return board_svg(self)

    @cached_property
    def masks(self) -> dict[Fact, int]:
        """For every fact of `words.FACTS`, the mask of the spaces it is true of."""
        return {fact: mask_of(s.number for s in self.spaces if self.shows(s, fact)) for fact in FACTS}

    def shows(self, space: Space, fact: Fact) -> bool:
        """Say whether a fact is true of a space of this board."""
        match fact:
            case "symbol", value:
                return value in space.symbols
            case "count", value:
                return len(space.symbols) == value
            case attribute, _ if attribute in NUMBERED:
                return number_is(space.number, fact)
            case "group", value:
                return any((s in THINGS) == (value == "thing") for s in space.symbols)
            case "symbols", ("animals" | "things") as value:
                return all((s in THINGS) == (value == "things") for s in space.symbols)
            case (("symbols" | "same" | "change"), _):
                return space.number > 1 and compares(space, self[space.number - 1], fact)
            case attribute, value:
                return bool(getattr(space, attribute) == value)

    @cached_property
    def straights(self) -> tuple[tuple[int, ...], ...]:
        """The straights from the start on: the longest runs of spaces without a corner (PUN-TK-C9)."""
        runs = groupby(self.spaces, key=lambda s: s.corner)
        return tuple(tuple(s.number for s in run) for corner, run in runs if not corner)

    def graph(self) -> nx.DiGraph[int]:
        """Return the path as a networkx graph 0 -> 1 -> ... -> 27; each node has the facts of its space as attributes.

        >>> graph = house_board().graph()
        >>> sorted(n for n, shape in graph.nodes(data="shape") if shape == "moon")
        [3, 5, 6, 8, 11, 12, 18]
        >>> graph.nodes[0]["name"], list(graph.successors(26))
        ('Denk-Bar', [27])
        """
        import networkx as nx  # noqa: PLC0415 - heavy, and most users never draw the graph

        graph: nx.DiGraph[int] = nx.DiGraph(name=self.name)
        nx.add_path(graph, range(START, GOAL + 1))
        graph.add_node(START, name=self.start)
        graph.add_node(GOAL, name=self.goal)
        for s in self.spaces:
            graph.add_node(s.number, name=str(s.number), place=s.place, **vars(s))
        return graph


def problems_of(spaces: Sequence[Mapping[str, Any]]) -> Iterator[str]:
    """Say, a sentence each, what keeps these spaces from being a board. A field of the wrong kind is not looked at."""
    if len(spaces) != len(NUMBERS):
        yield f"found {len(spaces)} spaces; expected 26, numbered 1 to 26."
    numbers = [s.get("number") for s in spaces]
    for number, times in Counter(n for n in numbers if type(n) is int).items():
        where = places(numbers, number)
        if number not in NUMBERS:
            yield f"found a space {quoted(number)} ({where}); expected numbers from 1 to 26."
        elif times > 1:
            yield f"space {number} is named {times} times ({where}); expected each number once."
    missing = [str(n) for n in NUMBERS if n not in numbers]
    if missing and len(spaces) and all(type(n) is int for n in numbers):
        yield f"space {', '.join(missing)} is missing; expected each number from 1 to 26."
    for i, symbols in enumerate(s.get("symbols") for s in spaces):
        if isinstance(symbols, list | tuple) and (not 1 <= len(symbols) <= 3 or len({*map(str, symbols)}) < len(symbols)):
            yield f"space[{i}].symbols: found {quoted(list(symbols))}; expected one to three different symbols."
    drawn = [quoted(list(at)) if isinstance(at := s.get("at"), list | tuple) and len(at) == 2 else "" for s in spaces]
    for at, times in Counter(filter(None, drawn)).items():
        if times > 1:
            yield f"{times} spaces are drawn at {at} ({places(drawn, at)}); expected a place of its own for each."


def places(values: Sequence[object], value: object) -> str:
    """Return where a value stands in a list of fields, as a file counts: space[0], space[3]."""
    return ", ".join([f"space[{i}]" for i, v in enumerate(values) if v == value][:5])


def problems_of_tables(data: Mapping[str, Any]) -> Iterator[str]:
    """Say what keeps the tables of a file from being a board, whatever else is wrong with them."""
    spaces = data.get("space")
    if isinstance(spaces, list) and all(isinstance(s, dict) for s in spaces):
        yield from problems_of(spaces)


@dataclass(frozen=True)
class BoardFile:
    """A board as it stands in a file, before it is known to be legal."""

    name: str
    space: tuple[Space, ...]
    start: str = Board.start
    goal: str = Board.goal
    land: tuple[Land, ...] = ()


def load_board(path: str | Path) -> Board:
    """Read a board from a TOML file like puzzles/boards/house.toml.

    Raises BadFile with *all* problems, each with its place in the file, what was found and what was expected.
    """
    from pugsbox.core.reading import read_toml  # noqa: PLC0415 - heavy, and only needed when a file is read

    read = read_toml(Path(path), BoardFile, problems_of_tables, OTHER_NAMES)
    return Board(read.name, read.space, read.start, read.goal, read.land)


@cache
def house_board() -> Board:
    """Return the default board, puzzles/boards/house.toml: our own, true to every printed and reported fact."""
    return load_board(content_folder("puzzles") / "boards" / "house.toml")
