"""Decks: which cards lie in the box?

A card has two sides of different levels, each with three tasks (PUN-CARD-01), and the colour of a side says its level
(PUN-CARD-02). Decks stand in TOML files such as puzzles/decks/starter.toml, which says how to write one's own; a deck names
tasks of puzzles/tasks by their wording, or brings tasks of its own.

>>> card = house_decks()["starter"].cards[0]
>>> card.key, card.front.level, card.front.colour, card.back.colour
('c01', 'junior', 'light blue', 'green')
>>> [task.wording for task in card.front.tasks]
['every sun space', 'every yellow space', 'every bench space']
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from functools import cache
from pathlib import Path
from typing import Any

from pugsbox.core.content import content_folder
from pugsbox.core.errors import BadFile, quoted
from pugsbox.punschge.tasks import (
    TASK_LEVELS,
    Task,
    TaskLevel,
    TaskTable,
    house_tasks,
    key_of,
    problems_of,
    said_already,
    task_of,
)

__all__ = ["COLOURS", "Deck", "Side", "TaskCard", "house_decks", "house_files", "known_tasks", "load_deck"]

COLOURS: Mapping[TaskLevel, str] = {
    "junior": "light blue",
    "easy": "green",
    "medium": "yellow",
    "hard": "red",
    "gourmet": "dark blue",
}
"""The colour of the side of a card by its level, in words (PUN-CARD-02)."""

KEY = re.compile("[a-z][a-z0-9-]*", re.ASCII)
"""What a card, a deck or a board may be called in records."""


@dataclass(frozen=True)
class Side:
    """One side of a card: a level and three tasks of it (PUN-LIM-07)."""

    level: TaskLevel
    tasks: tuple[Task, ...]

    @property
    def colour(self) -> str:
        """Return the colour that says the level (PUN-CARD-02)."""
        return COLOURS[self.level]


@dataclass(frozen=True)
class TaskCard:
    """A card as its file has it; which of the two sides lies in front in a game is for the shuffle (PUN-COOP-04).

    `key` is its name in records. The levels of the sides differ (PUN-CARD-01), so behind a junior side is always a harder one
    (PUN-LIM-08).
    """

    key: str
    front: Side
    back: Side

    @property
    def sides(self) -> tuple[Side, Side]:
        """Return front and back."""
        return self.front, self.back


@dataclass(frozen=True)
class Deck:
    """All cards of a box, in the order of their file; `name` is the name of the file without its ending."""

    name: str
    cards: tuple[TaskCard, ...]


@dataclass(frozen=True)
class SideTable:
    """A side as it stands in a file: either `tasks`, three of ours by their wordings, or three tables `task`."""

    level: TaskLevel
    tasks: tuple[str, str, str] | None = None
    task: tuple[TaskTable, TaskTable, TaskTable] | None = None


@dataclass(frozen=True)
class CardTable:
    """A card as it stands in a file."""

    key: str
    front: SideTable
    back: SideTable


@dataclass(frozen=True)
class DeckFile:
    """A file of cards."""

    card: tuple[CardTable, ...]


def load_deck(path: str | Path) -> Deck:
    """Read a deck from a TOML file like puzzles/decks/starter.toml.

    Raises BadFile with *all* problems, each with its place in the file, what was found and what was expected.
    """
    from pugsbox.core.reading import read_toml  # noqa: PLC0415 - heavy, and only needed when a file is read

    read = read_toml(Path(path), DeckFile, problems_of_tables)
    return Deck(Path(path).stem, tuple(TaskCard(card.key, side_of(card.front), side_of(card.back)) for card in read.card))


def side_of(table: SideTable) -> Side:
    """Return the side that a table stands for."""
    own = tuple(task_of(task, table.level) for task in table.task or ())
    return Side(table.level, own or tuple(by_wording()[wording] for wording in table.tasks or ()))


@cache
def by_wording() -> Mapping[str, Task]:
    """Return the tasks that come with pugsbox by their wordings, of which no two are alike."""
    return {task.wording: task for task in house_tasks()}


def problems_of_tables(data: Mapping[str, Any]) -> Iterator[str]:
    """Say what keeps the tables of a file from being a deck, whatever else is wrong with them."""
    cards = data.get("card")
    if cards == []:
        yield "card: found none; expected one card at least."
    keys: dict[str, str] = {}
    wordings: dict[str, str] = {}
    for i, table in enumerate(cards if isinstance(cards, list) else ()):
        if isinstance(table, dict):
            yield from problems_of_key(f"card[{i}].key", table.get("key"), keys)
            yield from problems_of_card(f"card[{i}]", table, wordings)


def problems_of_key(place: str, key: object, met: dict[str, str]) -> Iterator[str]:
    """Say what keeps a value from being the key of a card; `met` has the place of each key that came before."""
    if not isinstance(key, str) or not key:
        return
    if not KEY.fullmatch(key):
        yield f"{place}: found {quoted(key)}; expected a small letter, then small letters, digits and dashes, such as c01."
    if (first := met.setdefault(key, place)) != place:
        yield f"{place}: found {quoted(key)}, which is {first} too; expected a key of its own for each card."


def problems_of_card(place: str, card: Mapping[str, Any], met: dict[str, str]) -> Iterator[str]:
    """Say what keeps two sides from being a card (PUN-LIM-07); `met` has the place of each wording that came before."""
    sides = {name: side for name in ("front", "back") if isinstance(side := card.get(name), dict)}
    levels = [side.get("level") for side in sides.values()]
    if len(levels) == 2 and levels[0] == levels[1] and levels[0] in TASK_LEVELS:
        yield f"{place}: found {levels[0]} on both sides; expected two different levels."
    for name, side in sides.items():
        yield from problems_of_side(f"{place}.{name}", side, met)


def problems_of_side(place: str, side: Mapping[str, Any], met: dict[str, str]) -> Iterator[str]:
    """Say what keeps the tasks of a table from being those of a side."""
    named, own = side.get("tasks"), side.get("task")
    if (named is None) is (own is None):
        yield f"{place}: found {'no tasks' if own is None else 'both tasks and task'}; expected three of ours, or of your own."
    for i, wording in enumerate(named if isinstance(named, list) else ()):
        if isinstance(wording, str) and wording:
            yield from problems_of_task(f"{place}.tasks[{i}]", wording, side.get("level"), met)
    for i, table in enumerate(own if isinstance(own, list) else ()):
        if isinstance(table, dict):
            yield from problems_of_own(f"{place}.task[{i}]", table, side.get("level"), met)


def problems_of_own(place: str, table: Mapping[str, Any], level: object, met: dict[str, str]) -> Iterator[str]:
    """Say what keeps a table from being a task of a side that is not in the deck yet."""
    if "level" in table:
        yield f"{place}.level: found {quoted(table['level'])}; expected none here: all tasks of a side have its level."
    wrong = [*problems_of(table, level)]
    yield from (f"{place}{problem}" for problem in wrong)
    said = table.get("wording", table.get("rule"))
    if not wrong and isinstance(said, str) and (first := met.setdefault(key_of(said), place)) != place:
        yield f"{place}: found {quoted(said)}, which is {first} too; expected each task once in a deck."


def problems_of_task(place: str, wording: str, level: object, met: dict[str, str]) -> Iterator[str]:
    """Say what keeps a wording from naming a task of a level that is not in the deck yet."""
    if (first := met.setdefault(key_of(wording), place)) != place:
        yield f"{place}: found {quoted(wording)}, which is {first} too; expected each task once in a deck."
        return
    task = by_wording().get(wording)
    if task is None:
        yield f"{place}: found {quoted(wording)}; expected a task{near(wording, level)}."
    elif level in TASK_LEVELS and task.level != level:
        yield f"{place}: found {quoted(wording)}, a task of level {task.level}; expected one of level {level}."


def near(wording: str, level: object) -> str:
    """Say the nearest wording of the level, if one is near, or where all of them stand.

    >>> near("every sun spaze", "junior"), near("my birthday", "easy")
    (" of level junior, such as 'every sun space'", ' of level easy, worded as in puzzles/tasks')
    """
    of_level = f" of level {level}" if level in TASK_LEVELS else ""
    known = [task.wording for task in house_tasks() if task.level == level or not of_level]
    found = get_close_matches(wording, known, n=1, cutoff=0.7)
    return f"{of_level}, such as {found[0]!r}" if found else f"{of_level}, worded as in puzzles/tasks"


@cache
def house_decks() -> Mapping[str, Deck]:
    """Return the decks that come with pugsbox, those of puzzles/decks, by name.

    >>> len(house_decks()["starter"].cards)
    10
    """
    return in_files(house_files("decks"))


@cache
def known_tasks() -> Mapping[str, Task]:
    """Return the tasks of puzzles/tasks and those on cards of puzzles/decks, by their keys. Raises BadFile as `house_decks`.

    >>> known_tasks()["every-sun-space"].wording
    'every sun space'
    """
    found = {task.key: task for task in house_tasks()}
    for name, deck in house_decks().items():
        for task in (task for card in deck.cards for side in card.sides for task in side.tasks):
            if found.setdefault(task.key, task) != task:
                path = content_folder("puzzles") / "decks" / f"{name}.toml"
                raise BadFile(path, [said_already(task, found[task.key])])
    return found


def in_files(paths: Iterable[Path]) -> Mapping[str, Deck]:
    """Return the decks of some files by name. Raises BadFile where a record could not tell a card from one of another deck."""
    decks: dict[str, Deck] = {}
    met: dict[str, str] = {}
    for path in paths:
        decks[path.stem] = load_deck(path)
        for i, card in enumerate(decks[path.stem].cards):
            if (other := met.setdefault(f"{path.stem}-{card.key}", path.stem)) != path.stem:
                said = f"found {quoted(card.key)}; records call this card {path.stem}-{card.key}, as one of the deck {other}"
                raise BadFile(path, [f"card[{i}].key: {said}. Expected another key, or another name of the file."])
    return decks


def house_files(folder: str) -> tuple[Path, ...]:
    """Return the files of a folder of puzzles. Raises BadFile for one whose name no record could write down.

    >>> [path.stem for path in house_files("boards")]
    ['house']
    """
    files = sorted((content_folder("puzzles") / folder).glob("*.toml"))
    for path in files:
        if not KEY.fullmatch(path.stem):
            expected = "a small letter, then small letters, digits and dashes, such as my-own.toml"
            raise BadFile(path, [f"the name of the file is {quoted(path.name)}; expected {expected}."])
    return tuple(files)
