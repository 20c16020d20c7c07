"""What a game may tell the kernel beside its rules, and what holds for a game that does not."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import NamedTuple

from pugsbox.cardtable.layout import Zone
from pugsbox.cardtable.state import Cards, State, Table
from pugsbox.core.actions import Action
from pugsbox.core.views import BoardView, Line

__all__ = ["Builder", "Stage", "all_in", "as_it_is", "as_printed", "never", "no_board", "no_note", "nobody", "nothing"]


class Stage(NamedTuple):
    """Something that a record may set and that lies on the stack, not in a cell: whose turn it is, how far it has come.

    `values` are those allowed among so many seats, `seat` is whose it is. Where it is read as "", there is nothing to say now.
    """

    read: Callable[[State], str]
    write: Callable[[Table, str], None]
    values: Callable[[int], tuple[str, ...]]
    seat: int | None = None


class Builder(NamedTuple):
    """What players put together from cards of their hands: the verb of that action, whose words are somebody, then the cards.

    `title` is what it is called, `order` writes its cards as the rules do, `judge` says what they make, or why they make
    nothing, `open` is whether it can be built now.
    """

    verb: str
    title: str
    order: Callable[[Cards], Cards]
    judge: Callable[[Cards], Iterable[Line]]
    open: Callable[[State], bool]


def never(_: State) -> bool:
    """No table is decided before play."""
    return False


def nobody(_: State) -> int | None:
    """Nobody leads the game."""
    return None


def no_board(_: State, seat: int | None) -> BoardView | None:
    """The game has no board."""
    del seat
    return None


def no_note(_: State, action: Action, names: tuple[str, ...]) -> str:
    """An action is told by its words alone."""
    del action, names
    return ""


def as_it_is(_: Table) -> None:
    """What was arranged needs nothing else."""


def nothing(_: State) -> tuple[Zone, ...]:
    """Open piles show all their cards."""
    return ()


def all_in(_: State) -> tuple[int, ...]:
    """All seats play to the end."""
    return ()


def as_printed(_: State) -> Mapping[str, str]:
    """Cards say what is printed on them."""
    return {}
