"""A record: a game as text. The same file is a saved game, a test, a bug report, an example of a rulebook and a lesson.

Header lines come first, then `---`, then one action a line::

    game: pugs_in_mugs
    seats: 2
    place: hand 0 = red*3 dig
    ---
    ## Three red Pugs are as good as a Mug.
    ? Get the red Mug.
    0 exchange red
    > clause MUG-EXCH-01

`##` tells, `?` asks for a move, with the model in the next line and others that are right in `|` lines, `?=` asks a question
with its answer after `::`, `!` is an action that must be refused, `>` checks what happened since the last action, `#` is a
comment.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import takewhile
from pathlib import Path
from typing import Any, Literal, NamedTuple, TypeAlias

from pugsbox.core.actions import Action, read_cards
from pugsbox.core.errors import BadFile, PugsboxError, WrongLine, quoted
from pugsbox.core.game import Game, Step, read_options
from pugsbox.core.words import check_names

__all__ = ["Entry", "Header", "LoadGame", "Record", "begin", "read_record", "write_record"]

LoadGame: TypeAlias = Callable[[str], Game[Any]]
"""Returns the game of a name. Raises PugsboxError if there is none."""

Mark = Literal["", "##", "?=", "?", "|", "!", ">", "#"]
MARKS: tuple[Mark, ...] = ("##", "?=", "?", "|", "!", ">", "#")
LONGEST = 2_000
MOST_LINES = 20_000
DIGITS = 18
"""A seed may have so many."""


class Entry(NamedTuple):
    """A line of a record: its number, its mark ("" for an action) and the rest."""

    line: int
    mark: Mark
    text: str


@dataclass(frozen=True)
class Header:
    """How a game begins: what `begin` of the game needs, then placements, counters and rolls, one after the other.

    `arrangement` are the lines that put cards, set counters and force rolls, `actions` how many actions a save says it has;
    `path` and `lines` say where it was read from.
    """

    game: str
    seats: int
    seed: int = 0
    names: tuple[str, ...] = ()
    options: tuple[tuple[str, str], ...] = ()
    arrangement: tuple[Entry, ...] = ()
    title: str = ""
    actions: int | None = None
    path: Path = field(default=Path("record"), compare=False)
    lines: Mapping[str, int] = field(default_factory=dict, compare=False)


@dataclass(frozen=True)
class Record:
    """A header and what follows it."""

    header: Header
    entries: tuple[Entry, ...]

    @property
    def actions(self) -> tuple[Entry, ...]:
        """The lines that are actions."""
        return tuple(entry for entry in self.entries if entry.mark == "")

    def wrong(self, line: int, problem: str) -> WrongLine:
        """Return the error that names a line of this record."""
        return WrongLine(self.header.path, line, problem)


# ---------------------------------------------------------------- reading


def read_record(text: str, load_game: LoadGame, path: Path = Path("record")) -> Record:
    """Read a record and see that its header fits the game. Raises BadFile with every line that does not fit."""
    lines = text.removeprefix("\ufeff").splitlines()
    if problems := list(_absurd(lines)):
        raise BadFile(path, problems)
    end = next((i for i, line in enumerate(lines) if line.strip() == "---"), len(lines))
    cut = end == len(lines)
    header, problems = _read_header([*takewhile(_of_header, lines)] if cut else lines[:end], path)
    if cut:
        problems.insert(0, "found no line --- after the header; expected it and then the actions. The file may be cut short.")
    entries = [_entry(i, line) for i, line in enumerate(lines[end + 1 :], end + 2) if line.strip()]
    problems += _misplaced(entries)
    acts = sum(entry.mark == "" for entry in entries)
    if header and header.actions is not None and header.actions != acts:
        problems.append(f"the header says {header.actions} actions; found {acts}. The file is cut short or was changed.")
    if header and not problems:
        try:
            with _at(header, "game"):
                game = load_game(header.game)
            begin(game, header)
        except BadFile as error:
            problems += error.problems
    if problems or header is None:
        raise BadFile(path, problems)
    return Record(header, tuple(entries))


def _absurd(lines: list[str]) -> Iterator[str]:
    """Refuse what no record has."""
    if len(lines) > MOST_LINES:
        yield f"found {len(lines)} lines; expected at most {MOST_LINES}."
        return
    for i, line in enumerate(lines, 1):
        if len(line) > LONGEST:
            yield f"line {i}: found {len(line)} letters; expected at most {LONGEST}."
        elif not line.replace("\t", " ").isprintable():
            yield f"line {i}: found {quoted(line)}; expected printable characters."


def _entry(number: int, line: str) -> Entry:
    line = line.strip()
    mark: Mark = next((mark for mark in MARKS if line.startswith(mark)), "")
    return Entry(number, mark, line.removeprefix(mark).strip())


ONCE = ("game", "seats", "seed", "names", "title", "actions")
ARRANGING = ("place", "set", "roll")
HEADER_LINES = f"a header line such as game: pugs_in_mugs ({', '.join((*ONCE, 'option', *ARRANGING))}) or ---"


def _of_header(line: str) -> bool:
    """Whether a line may stand in a header, from the look of it: where the line --- is missing, the actions follow at once."""
    return ":" in line or not line.strip() or line.lstrip().startswith("#")


def _read_header(lines: list[str], path: Path) -> tuple[Header | None, list[str]]:
    """Return the header and what is wrong with it."""
    once: dict[str, str] = {}
    where: dict[str, int] = {}
    arrangement: list[Entry] = []
    problems: list[str] = []
    for i, line in enumerate(lines, 1):
        key, colon, value = (part.strip() for part in line.partition(":"))
        if not line.strip() or line.strip().startswith("#"):
            continue
        if key == "option":
            name, equals, value = (part.strip() for part in value.partition("="))
            key = f"option {name}"
            colon = equals and colon
        if not colon or key.partition(" ")[0] not in (*ONCE, "option", *ARRANGING):
            problems.append(f"line {i}: found {quoted(line.strip())}; expected {HEADER_LINES}.")
        elif key in ARRANGING:
            arrangement.append(Entry(i, "", f"{key}: {value}"))
        elif key in once:
            problems.append(f"line {i}: {key} stands here for the second time.")
        else:
            once[key], where[key] = value, i
    numbers = {key: _number(key, once, where, problems) for key in ("seats", "seed", "actions")}
    if "game" not in once or "seats" not in once:
        problems.append("the header names no game or no number of seats; expected lines such as game: pugs_in_mugs, seats: 3.")
    if problems:
        return None, problems
    header = Header(
        game=once["game"],
        seats=numbers["seats"] or 0,
        seed=numbers["seed"] or 0,
        names=tuple(name.strip() for name in once["names"].split(",")) if "names" in once else (),
        options=tuple((key.partition(" ")[2], value) for key, value in once.items() if key.startswith("option ")),
        arrangement=tuple(arrangement),
        title=once.get("title", ""),
        actions=numbers["actions"],
        path=path,
        lines=where,
    )
    return header, []


def _number(key: str, once: dict[str, str], where: dict[str, int], problems: list[str]) -> int | None:
    if key not in once:
        return None
    text = once[key]
    if text.isascii() and text.isdecimal() and len(text) <= DIGITS:
        return int(text)
    problems.append(f"line {where[key]}: {key} is {quoted(text)}; expected a whole number of at most {DIGITS} digits.")
    return None


FOLLOWS: dict[Mark, tuple[Mark | None, ...]] = {"|": ("", "|"), ">": (None, "", "|", "!", ">", "?=")}
"""What a line may follow (None: the beginning), comments and narration aside. The other marks may stand anywhere."""


def _misplaced(entries: list[Entry]) -> list[str]:
    """What the order of the lines shows."""
    problems = []
    before: Mark | None = None
    for entry in entries:
        if entry.mark in ("#", "##"):
            continue
        if before == "?" and entry.mark != "":
            problems.append(f"line {entry.line}: expected the model action of the question in the line before it.")
        if before not in FOLLOWS.get(entry.mark, (before,)):
            problems.append(f"line {entry.line}: {entry.mark} stands in the wrong place; expected it after an action.")
        if entry.mark == "?=" and not all(part.strip() for part in entry.text.partition("::")):
            problems.append(f"line {entry.line}: expected a question and its answer: ?= How many? :: 8")
        if entry.mark != ">" and not entry.text:
            problems.append(f"line {entry.line}: found {entry.mark} with nothing after it.")
        before = entry.mark
    if before == "?":
        problems.append("the last question has no model action after it.")
    return problems


# ---------------------------------------------------------------- beginning


@contextmanager
def _at(header: Header, key: str) -> Iterator[None]:
    """Name the line of a part of the header in what is wrong with it; a header that was not read has no lines."""
    try:
        yield
    except BadFile:
        raise
    except PugsboxError as error:
        if key not in header.lines:
            raise
        raise WrongLine(header.path, header.lines[key], str(error)) from None


def begin(game: Game[Any], header: Header) -> Step[Any]:
    """Set the game up as a header says. Raises PugsboxError, which is a BadFile if the header was read from a file."""
    with _at(header, "seed"):
        if type(header.seed) is not int or not 0 <= header.seed < 10**DIGITS:
            raise PugsboxError(f"The seed is {quoted(header.seed)}; expected a whole number of at most {DIGITS} digits.")
    for name, value in header.options:
        with _at(header, f"option {name}"):
            read_options(game.options, {name: value})
    with _at(header, "seats"):
        state, events = game.begin(header.seats, header.seed, **dict(header.options))
    with _at(header, "names"):
        check_names(header.names, header.seats)
    if not header.arrangement:
        return Step(state, events)
    placed: set[str] = set()
    rolls: list[int] = []
    for entry in header.arrangement:
        try:
            state = _arrange(game, state, entry.text, placed, rolls)
        except PugsboxError as error:
            raise WrongLine(header.path, entry.line, str(error)) from None
    try:
        return Step(game.settle(game.force(state, tuple(rolls))), ())  # such a table was not dealt
    except PugsboxError as error:  # no single line is wrong
        raise BadFile(header.path, [str(error)]) from None


def _arrange(game: Game[Any], state: Any, line: str, placed: set[str], rolls: list[int]) -> Any:
    """Return the state after one line of the header; what was placed, and rolls for later, are added to the lists."""
    key, _, text = line.partition(": ")
    name, equals, value = (part.strip() for part in text.partition("="))
    if key == "roll":
        numbers = text.split()
        if not numbers or not all(roll.isascii() and roll.isdecimal() and len(roll) < 4 and int(roll) for roll in numbers):
            raise PugsboxError(f"found {quoted(text)}; expected numbers, such as roll: 18 3.")
        rolls += map(int, numbers)
        return state
    if not equals:
        raise PugsboxError(f"found {quoted(text)}; expected a name, = and a value.")
    if key == "set":
        return game.set(state, name, value)
    state = game.place(state, name, read_cards(value), placed)
    placed.add(name)
    return state


# ---------------------------------------------------------------- writing


def write_record(header: Header, actions: tuple[Action, ...]) -> str:
    """Write a record of actions that `read_record` reads back."""
    lines = [f"game: {header.game}", f"seats: {header.seats}", f"seed: {header.seed}"]
    if header.names:
        lines.append(f"names: {', '.join(header.names)}")
    lines += [f"option: {name} = {value}" for name, value in header.options]
    lines += [entry.text for entry in header.arrangement]
    lines += [f"actions: {len(actions)}", "---", *map(str, actions)]
    return "\n".join(lines) + "\n"
