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

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Literal, NamedTuple, TypeAlias

from pugsbox.core.actions import Action, read_cards
from pugsbox.core.errors import BadFile, PugsboxError, WrongLine, quoted
from pugsbox.core.game import Game, Step
from pugsbox.core.words import check_names

__all__ = ["Entry", "Header", "LoadGame", "Record", "begin", "read_record", "write_record"]

LoadGame: TypeAlias = Callable[[str], Game[Any]]
"""Returns the game of a name. Raises PugsboxError if there is none."""

Mark = Literal["", "##", "?=", "?", "|", "!", ">", "#"]
MARKS: tuple[Mark, ...] = ("##", "?=", "?", "|", "!", ">", "#")
LONGEST = 2_000
MOST_LINES = 20_000


class Entry(NamedTuple):
    """A line of a record: its number, its mark ("" for an action) and the rest."""

    line: int
    mark: Mark
    text: str


@dataclass(frozen=True)
class Header:
    """How a game begins: what `begin` of the game needs, then placements, counters and rolls, one after the other.

    `arrangement` are the lines that put cards, set counters and force rolls, `actions` how many actions a save says it has.
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
    header, problems = _read_header(lines[:end], path)
    entries = [_entry(i, line) for i, line in enumerate(lines[end + 1 :], end + 2) if line.strip()]
    problems += _misplaced(entries)
    acts = sum(entry.mark == "" for entry in entries)
    if header and header.actions is not None and header.actions != acts:
        problems.append(f"the header says {header.actions} actions; found {acts}. The file is cut short or was changed.")
    if not problems and header:
        try:
            begin(load_game(header.game), header)
        except BadFile as error:
            problems += error.problems
        except PugsboxError as error:
            problems.append(f"line 1: {error}")
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


def _read_header(lines: list[str], path: Path) -> tuple[Header | None, list[str]]:
    """Return the header and what is wrong with it."""
    once: dict[str, str] = {}
    options: dict[str, str] = {}
    arrangement: list[Entry] = []
    problems: list[str] = []
    for i, line in enumerate(lines, 1):
        key, colon, value = (part.strip() for part in line.partition(":"))
        if not line.strip() or line.strip().startswith("#"):
            continue
        if not colon or key not in (*ONCE, "option", *ARRANGING):
            known = ", ".join((*ONCE, "option", *ARRANGING))
            problems.append(f"line {i}: found {quoted(line.strip())}; expected a header line ({known}) or ---.")
        elif key in once:
            problems.append(f"line {i}: {key} stands here for the second time.")
        elif key in ONCE:
            once[key] = value
        elif key == "option":
            name, equals, chosen = (part.strip() for part in value.partition("="))
            options[name] = chosen
            if not equals:
                problems.append(f"line {i}: found {quoted(value)}; expected an option and its value, such as health = 20.")
        else:
            arrangement.append(Entry(i, "", f"{key}: {value}"))
    numbers = {key: _number(key, once, problems) for key in ("seats", "seed", "actions")}
    if "game" not in once or "seats" not in once:
        problems.append("the header names no game or no number of seats; expected lines such as game: pugs_in_mugs, seats: 3.")
    if problems:
        return None, problems
    header = Header(
        game=once["game"],
        seats=numbers["seats"] or 0,
        seed=numbers["seed"] or 0,
        names=tuple(name.strip() for name in once["names"].split(",")) if "names" in once else (),
        options=tuple(options.items()),
        arrangement=tuple(arrangement),
        title=once.get("title", ""),
        actions=numbers["actions"],
        path=path,
    )
    return header, []


def _number(key: str, once: dict[str, str], problems: list[str]) -> int | None:
    if key not in once:
        return None
    text = once[key]
    if text.isascii() and text.isdecimal() and len(text) <= 18:
        return int(text)
    problems.append(f"{key}: found {quoted(text)}; expected a whole number of at most 18 digits.")
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
        if entry.mark == "?=" and "::" not in entry.text:
            problems.append(f"line {entry.line}: expected a question and its answer: ?= How many? :: 8")
        if entry.mark != ">" and not entry.text:
            problems.append(f"line {entry.line}: found {entry.mark} with nothing after it.")
        before = entry.mark
    if before == "?":
        problems.append("the last question has no model action after it.")
    return problems


# ---------------------------------------------------------------- beginning


def begin(game: Game[Any], header: Header) -> Step[Any]:
    """Set the game up as a header says. Raises PugsboxError, and BadFile with the line for what cannot be arranged."""
    check_names(header.names, header.seats)
    state, events = game.begin(header.seats, header.seed, **dict(header.options))
    placed: list[str] = []
    for entry in header.arrangement:
        key, _, text = entry.text.partition(": ")
        try:
            state = _arrange(game, state, key, text, placed)
        except PugsboxError as error:
            raise WrongLine(header.path, entry.line, str(error)) from None
    if header.arrangement:  # such a table was not dealt
        return Step(game.settle(state), ())
    return Step(state, events)


def _arrange(game: Game[Any], state: Any, key: str, text: str, placed: list[str]) -> Any:
    """Return the state after one line of the header."""
    name, equals, value = (part.strip() for part in text.partition("="))
    if key == "roll":
        rolls = text.split()
        if not rolls or not all(roll.isascii() and roll.isdecimal() and len(roll) < 4 for roll in rolls):
            raise PugsboxError(f"found {quoted(text)}; expected numbers, such as roll: 18 3.")
        return game.force(state, tuple(map(int, rolls)))
    if not equals:
        raise PugsboxError(f"found {quoted(text)}; expected a name, = and a value.")
    if key == "set":
        return game.set(state, name, value)
    state = game.place(state, name, read_cards(value), placed)
    placed.append(name)
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
