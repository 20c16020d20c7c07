"""What must a thing have to be drawn? Only what is printed on a board: a drawing never sees a game and cannot leak one."""

from collections.abc import Sequence
from typing import Protocol

__all__ = ["GOAL", "LAST", "START", "DrawnBoard", "DrawnLand", "DrawnSpace", "Point"]

START, LAST, GOAL = 0, 26, 27

Point = tuple[float, float]
"""Units of the drawing, to the right and downwards."""


class DrawnSpace(Protocol):
    """A space as it is printed; `str()` of it is its spoken name."""

    @property
    def number(self) -> int: ...
    @property
    def colour(self) -> str: ...
    @property
    def shape(self) -> str: ...
    @property
    def area(self) -> str: ...
    @property
    def symbols(self) -> Sequence[str]: ...
    @property
    def corner(self) -> bool: ...
    @property
    def half(self) -> str: ...
    @property
    def at(self) -> tuple[float, float]: ...


class DrawnLand(Protocol):
    """An area that lies where no space is."""

    @property
    def at(self) -> tuple[float, float]: ...
    @property
    def area(self) -> str: ...


class DrawnBoard(Protocol):
    """A board of 26 spaces in the order of their numbers. It must be hashable: land and layout are kept per board."""

    @property
    def name(self) -> str: ...
    @property
    def start(self) -> str: ...
    @property
    def goal(self) -> str: ...
    @property
    def spaces(self) -> Sequence[DrawnSpace]: ...
    @property
    def straights(self) -> Sequence[Sequence[int]]: ...
    @property
    def land(self) -> Sequence[DrawnLand]: ...
    def __hash__(self) -> int: ...
