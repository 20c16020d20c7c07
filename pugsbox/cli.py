"""The command line: `pugsbox lab`, `row`, `rate`, `solve`, `check`, `board`, `play`, `print`, `clauses`.

A user's mistake is one clear sentence on standard error and exit status 2.
"""

from __future__ import annotations

import json
import os
import sys
from io import StringIO, TextIOWrapper
from pathlib import Path
from typing import Annotated, Any

import typer

from pugsbox import __version__
from pugsbox.core.errors import PugsboxError
from pugsbox.games import GAMES
from pugsbox.lab import copy_notebooks, open_lab
from pugsbox.punschge import board as boards
from pugsbox.punschge.budget import BUDGETS
from pugsbox.punschge.grammar import parse_rule
from pugsbox.punschge.moves import read_moves
from pugsbox.punschge.phrasing import phrase
from pugsbox.punschge.rules import SHORTEST_ROW
from pugsbox.punschge.rulespace import LEVELS, book_space, level_named, level_of
from pugsbox.punschge.tasks import TASK_LEVELS, Task
from pugsbox.scenes import clause_table, load_scene, scene_data, scene_path, tell_scene

app = typer.Typer(
    help="Logic games to teach with, to learn by playing, and to write tasks for.",
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)

UsageError: Any = typer.BadParameter.__mro__[1]
"""What typer raises for an option it does not know or an argument too many; it has no name of its own for it."""

FOLDER = "pugsbox-notebooks"
SHOWN = 20
"""So many rules are listed unless all are asked for."""

BoardFile = Annotated[
    Path | None,
    typer.Option("--board", metavar="FILE", help="A board file; without it the house board.", show_default=False),
]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON instead of text.")]


def main() -> None:
    """Run the command line. A mistake of the user's ends with one sentence and status 2, without a traceback."""
    sys.stdout, sys.stderr = sys.stdout or StringIO(), sys.stderr or StringIO()  # None where they are closed
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")  # a terminal that cannot show ü still shows the rest
    try:
        try:
            status = app(standalone_mode=False)
        finally:
            sys.stdout.flush()  # here, and not at the very end, where Python only grumbles
        sys.exit(status)
    except UsageError as error:
        message = error.format_message().removesuffix(".")
        sys.exit(refused(f"{message}. See pugsbox --help."))
    except PugsboxError as error:
        sys.exit(refused(str(error)))
    except OSError as error:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # what is left has nowhere to go
        if not isinstance(error, BrokenPipeError):  # as in `pugsbox board FILE | head`: the reader has seen enough
            sys.exit(f"pugsbox: cannot write: {error.strerror}.")


def refused(sentence: str) -> int:
    """Say what was wrong with what the user wrote, and return the exit status for it."""
    print(f"pugsbox: {sentence}", file=sys.stderr)
    return 2


def version(asked: bool) -> None:
    """Print the version and stop."""
    if asked:
        print(f"pugsbox {__version__}")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def pugsbox(
    context: typer.Context,
    _version: Annotated[bool, typer.Option("--version", callback=version, is_eager=True, help="Print the version.")] = False,
) -> None:
    """Logic games to teach with, to learn by playing, and to write tasks for."""
    if context.invoked_subcommand is None:
        print(context.get_help())


@app.command(context_settings={"ignore_unknown_options": True})
def lab(
    arguments: Annotated[
        list[str] | None,
        typer.Argument(metavar="FOLDER", help=f"Your folder, {FOLDER} if none is named; then arguments for JupyterLab."),
    ] = None,
) -> None:
    """Open JupyterLab on the start notebook.

    The notebooks are copied to FOLDER first; one that is there already is never overwritten. Further arguments, such as
    --no-browser or --port=8899, go to JupyterLab.
    """
    named = arguments or []
    first, further = (named[0], named[1:]) if named and not named[0].startswith("-") else (FOLDER, named)
    copied, kept = copy_notebooks(Path(first))
    print(f"Notebooks in {first}: {len(copied)} copied, {len(kept)} kept as they were.")
    raise typer.Exit(open_lab(Path(first), further))


@app.command()
def row(
    rule: Annotated[list[str], typer.Argument(help='A rule in words, such as "every yellow space with a fish".')],
    board: BoardFile = None,
    as_json: AsJson = False,
) -> None:
    """Print the row of a rule, its level, and its other names on this board."""
    where = load(board)
    meant = parse_rule(" ".join(rule))
    said, spaces, level = phrase(meant), meant.row(where), level_of(meant)
    names = [phrase(name) for name in book_space(where).names(meant.mask(where))]
    if as_json:
        print(json.dumps({"rule": said, "row": spaces, "level": level, "names": names}, ensure_ascii=False))
    else:
        others = [name for name in names if name != said]
        print(said)
        print(f"  row    {'  '.join(map(str, spaces)) or 'no space at all'}")
        print(f"  level  {level or 'none: beyond the book language'}")
        for i, name in enumerate(others):
            print(f"  {'' if i else 'also':4}   {name}")
    if len(spaces) < SHORTEST_ROW:
        print(f"pugsbox: note: a task needs a row of at least four spaces; this one has {len(spaces)}.", file=sys.stderr)


@app.command()
def rate(
    rule: Annotated[list[str], typer.Argument(help='A rule in words, such as "every odd space just before a moon".')],
    level: Annotated[
        str, typer.Option(metavar="LEVEL", help=f"The card's level; without it, the one it needs: {', '.join(TASK_LEVELS)}.")
    ] = "",
    hint: Annotated[str, typer.Option(metavar="TEXT", help="The hint on the card.")] = "",
    board: BoardFile = None,
    as_json: AsJson = False,
) -> None:
    """Print how hard a rule is as a task, where the trap lies, and what would make it better."""
    from pugsbox.checking import rate_data  # noqa: PLC0415 - numpy, which only some commands need
    from pugsbox.punschge.lint import lint  # noqa: PLC0415
    from pugsbox.punschge.rating import needed  # noqa: PLC0415
    from pugsbox.punschge.rating import rate as rated  # noqa: PLC0415

    where, meant = load(board), parse_rule(" ".join(rule))
    task = Task(level_named(level, TASK_LEVELS) if level else needed(meant, where).level, phrase(meant), hint, meant)
    findings = [finding for finding in lint(task, where) if hint or finding.code != "no hint"]
    rating = rated(meant, task.level, where)
    if as_json:
        print(json.dumps(rate_data(rating, findings), ensure_ascii=False))
        return
    print(task.wording, f"row       {'  '.join(map(str, rating.row))}", *str(rating).splitlines(), *findings, sep="\n  ")


@app.command()
def check(
    file: Annotated[Path, typer.Argument(help="A file of tasks, or a deck, such as puzzles/decks/starter.toml.")],
    notes: Annotated[bool, typer.Option("--notes", help="Print what is only worth knowing, too.")] = False,
    board: BoardFile = None,
    as_json: AsJson = False,
) -> None:
    """Check that every task of a file is fair; what is not gets a sentence with a way out, and status 2."""
    from pugsbox import checking  # noqa: PLC0415 - numpy, which only some commands need
    from pugsbox.punschge.lint import clean  # noqa: PLC0415

    checked = checking.check(file, load(board))
    told = json.dumps(checking.check_data(checked), ensure_ascii=False) if as_json else ""
    print(told or "\n".join(checking.tell_checked(checked, notes=notes)))
    if not all(clean(one.findings) for one in checked):
        raise typer.Exit(2)


@app.command()
def solve(  # noqa: PLR0913, PLR0917 - options are named, never counted
    moves: Annotated[list[str], typer.Argument(help='The moves in the order played, such as "2+ 4+ 7- 12+".')],
    level: Annotated[
        str,
        typer.Option(
            metavar="LEVEL",
            help=f"The card's level, which is searched with those below: {', '.join(LEVELS)}; or gourmet, a million rules.",
        ),
    ] = LEVELS[-1],
    board: BoardFile = None,
    as_json: AsJson = False,
    everything: Annotated[bool, typer.Option("--all", help=f"List all rules, not only the {SHOWN} simplest.")] = False,
    budget: Annotated[
        int | None,
        typer.Option(
            min=BUDGETS[0],
            max=BUDGETS[-1],
            help="Say how to be home with at most so many wrong steps from here, and how likely.",
        ),
    ] = None,
    hint: Annotated[int | None, typer.Option(min=1, max=5, help="Print only so many hints, the weakest first.")] = None,
    cross: Annotated[
        str | None,
        typer.Option(metavar="SPACES", help='Say only whether it follows that these spaces are out, such as "13 17".'),
    ] = None,
) -> None:
    """Print which hidden rules fit the stones, and what comes next.

    A move is a space, or goal, and the Professor's answer: + for right (a white stone), - for wrong (a black one). The first
    two right spaces are those he gave. A rule weighs 2 to the power of minus its size, and each level as much as any other.
    """
    from pugsbox.punschge.widespace import known_at  # noqa: PLC0415 - numpy, which only some commands need
    from pugsbox.solving import Asked, solve_data, tell_solved  # noqa: PLC0415

    known = known_at(level_named(level, TASK_LEVELS), load(board), read_moves(" ".join(moves)))
    found = solve_data(known, Asked(None if everything else SHOWN, budget, hint or 0, cross))
    print(json.dumps(found, ensure_ascii=False) if as_json else "\n".join(tell_solved(known, found)))


@app.command()
def play(
    scene: Annotated[str, typer.Argument(help="A scene or a saved game: a file, or one of ours such as pugs_in_mugs/01-mugs.")],
    as_json: AsJson = False,
) -> None:
    """Play a scene and see that everything happens as it says; each event and each refusal names its clauses.

    The first line at which something else happens ends it, with status 2.
    """
    record = load_scene(scene_path(scene))
    if not as_json:
        for line in tell_scene(record):
            print(line)
        return
    found = scene_data(record)
    print(json.dumps(found, ensure_ascii=False))
    if not found["ok"]:
        raise typer.Exit(2)


@app.command("print")
def print_deck(  # noqa: PLR0913, PLR0917 - options are named, never counted
    deck: Annotated[str, typer.Argument(help="A deck: house, starter, or a file.")],
    out: Annotated[Path, typer.Option(metavar="FOLDER", help="Where the files go; it is made if need be.")] = Path("print"),
    paper: Annotated[
        str,
        typer.Option(metavar="PAPER", help="a4 or letter: the board on four pages. a3: the board on one; all else is A4."),
    ] = "a4",
    only: Annotated[str, typer.Option(metavar="KIND", help="Only the cards, the board or the pieces.")] = "",
    html: Annotated[bool, typer.Option("--html", help="Write HTML for a browser to print, instead of PDF.")] = False,
    grey: Annotated[bool, typer.Option("--grey", help="Without colours: levels are told by name, dots and shade.")] = False,
    force: Annotated[bool, typer.Option("--force", help="Replace files of the same names; else none is.")] = False,
    board: BoardFile = None,
) -> None:
    """Write a deck for the printer: its cards, the board, and stones, crystals and the Professor to be cut out.

    Print at 100 %, the cards on both sides and turned on the long edge. If one of the files is there already and is not just
    the same, nothing is written, unless you say --force.
    """
    from pugsbox import printing  # noqa: PLC0415 - style sheets and drawings, which no other command needs

    files = printing.printed(printing.Asked(deck, paper, only, grey, html), load(board))
    for path in printing.write_all(out, files, force=force):
        print(path)


@app.command()
def clauses(
    game: Annotated[str, typer.Argument(help=f"The game: {', '.join(GAMES)}.")],
    as_json: AsJson = False,
) -> None:
    """List every rule of a game: its number, what it says, where that is known from, and the scenes in which it is seen."""
    table = clause_table(game)
    if as_json:
        print(json.dumps(table, ensure_ascii=False))
        return
    section = None
    for clause in table:
        if clause["section"] != section:
            section = clause["section"]
            print(f"\n{section}")
        print(f"  {clause['id']}  {clause['says']}  [{clause['status']}]")
        if clause["because"]:
            print(f"      {clause['because']}")


@app.command()
def board(file: Annotated[Path, typer.Argument(help="A board file, such as puzzles/boards/house.toml.")]) -> None:
    """Check a board file and print the board."""
    print(boards.load_board(file))


def load(path: Path | None) -> boards.Board:
    """Return the board of a file, or the house board."""
    return boards.load_board(path) if path else boards.house_board()
