"""What one seat sees of a game: all that a drawing needs, and nothing that a drawing could give away."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from pugsbox.core.events import Outcome

__all__ = ["BoardView", "Building", "Choice", "CounterView", "Face", "Line", "View", "ZoneView"]


@dataclass(frozen=True)
class Face:
    """The face of a card: its key in the notation, its name, what it does, where that is known from, and how it looks.

    `colour` and `pattern` are "" for a card that has none; `kind` is the game's word ("pug", "mischief"). `cost` and `points`
    say what it costs and what it is worth at the end, "" where it costs or is worth nothing.
    """

    key: str
    name: str
    kind: str
    text: str
    source: str
    colour: str = ""
    pattern: str = ""
    cost: str = ""
    points: str = ""


@dataclass(frozen=True)
class ZoneView:
    """A place for cards: `name` in the notation ("hand 1"), `title` in words, its owner (None: nobody's), how many lie there.

    `cards` are those that may be seen, in order, the top one last; None if no face may be seen. Where `cards` is shorter than
    `count`, the rest lies hidden under them. `ordered` is whether their order means anything, as in a pile. `verbs` are those
    of actions on single cards of this place, such as "0 play merch": they are done at the card, without a button elsewhere. One
    like "buy red-loot" is done at any card of the place. In a `row` each card has its space: actions name a further copy of one
    with its space, from 1, as in "0 buy telegram 4".
    """

    name: str
    title: str
    seat: int | None
    count: int
    cards: tuple[Face, ...] | None
    ordered: bool = False
    verbs: tuple[str, ...] = ()
    row: bool = False


@dataclass(frozen=True)
class CounterView:
    """A number or a word that everybody sees: `name` in the notation, `title` in words, its owner (None: the table's).

    `most` is the greatest number it can be, 0 if there is none.
    """

    name: str
    title: str
    seat: int | None
    value: str
    most: int = 0


@dataclass(frozen=True)
class BoardView:
    """The board of a game that has one: its spaces as `draw` knows them, and what lies there.

    `right` and `wrong` are the spaces, 1 to 26, and the goal, 27, that bear white and black stones, `hinted` those that only
    this seat knows of, `figure` is where the Professor stands, 0 to 27, `say` what he said last. A click on a space sends
    `click` and the space ("1 step 7", "1 step goal"); "" if this seat has nothing to do with the board.
    """

    board: Any
    right: tuple[int, ...] = ()
    wrong: frozenset[int] = frozenset()
    hinted: frozenset[int] = frozenset()
    figure: int = 0
    say: str = ""
    click: str = ""


@dataclass(frozen=True)
class Choice:
    """A legal action of the seat: its line, the words it is said with, and whether it interrupts.

    `row` and `button` are `label` in two parts, so that actions that begin alike can stand in one row; `note` ends it: what the
    table says of the action now, such as the card that it takes.
    """

    action: str
    row: str
    button: str
    label: str
    interrupt: bool = False
    note: str = ""


@dataclass(frozen=True)
class Line:
    """Something said, with the clauses it comes from."""

    text: str
    clauses: tuple[str, ...]
    seat: int | None = None


@dataclass(frozen=True)
class Building:
    """What a seat puts together from cards of its hand: a Missile.

    `picked` are the cards picked so far, `says` is what they make, or every reason why they make nothing yet; `choices` are the
    legal actions with just these cards. Actions of the verb are taken here, and need no buttons of their own.
    """

    verb: str
    title: str
    picked: tuple[Face, ...]
    says: tuple[Line, ...]
    choices: tuple[Choice, ...]


@dataclass(frozen=True)
class View:
    """A game as `seat` sees it (None: a spectator).

    `asked` are the seats that owe a decision, `question` is what is asked in words, `choices` what `seat` may do now,
    `refused` what it may not (ask `check` why), `someone` says what anybody may do at any time, "" if there is nothing, `log`
    is what happened as this seat saw it, the latest last. `board` is the game's board, if it has one. `out` are seats that
    are out of the game, `scored` says what the scores of the outcome are; `news` are the last headlines of a game that makes
    some, `news_title` is what they are about; `building` is what `seat` puts together, where that is possible now.
    """

    game: str
    title: str
    seat: int | None
    names: tuple[str, ...]
    zones: tuple[ZoneView, ...]
    counters: tuple[CounterView, ...]
    asked: tuple[int, ...]
    question: Line | None
    choices: tuple[Choice, ...]
    refused: tuple[Choice, ...] = ()
    someone: str = ""
    outcome: Outcome | None = None
    ending: Line | None = None
    log: tuple[Line, ...] = ()
    board: BoardView | None = None
    out: tuple[int, ...] = ()
    scored: str = ""
    news: tuple[Line, ...] = ()
    news_title: str = ""
    building: Building | None = None
