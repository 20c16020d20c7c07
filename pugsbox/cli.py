"""The command line: `pugsbox lab`, `pugsbox row`, `pugsbox board`.

A user's mistake is one clear sentence on standard error and exit status 2.
"""

from __future__ import annotations

import json
import os
import sys
from io import TextIOWrapper
from pathlib import Path
from typing import Annotated

import typer

from pugsbox import __version__
from pugsbox.core.errors import PugsboxError
from pugsbox.lab import copy_notebooks, open_lab
from pugsbox.punschge import board as boards
from pugsbox.punschge.grammar import parse_rule
from pugsbox.punschge.phrasing import phrase
from pugsbox.punschge.rules import SHORTEST_ROW
from pugsbox.punschge.rulespace import book_space, level_of

app = typer.Typer(
    help="Logic games to teach with, to learn by playing, and to write tasks for.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)

FOLDER = "pugsbox-notebooks"

BoardFile = Annotated[
    Path | None,
    typer.Option("--board", metavar="FILE", help="A board file; without it the house board.", show_default=False),
]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON instead of text.")]


def main() -> None:
    """Run the command line. A mistake of the user's ends with one sentence and status 2, without a traceback."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")  # a terminal that cannot show ü still shows the rest
    try:
        try:
            app()
        finally:
            sys.stdout.flush()  # here, and not at the very end, where Python only grumbles
    except PugsboxError as error:
        print(f"pugsbox: {error}", file=sys.stderr)
        sys.exit(2)
    except OSError as error:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # what is left has nowhere to go
        if not isinstance(error, BrokenPipeError):  # as in `pugsbox board FILE | head`: the reader has seen enough
            sys.exit(f"pugsbox: cannot write: {error.strerror}.")


def version(asked: bool) -> None:
    """Print the version and stop."""
    if asked:
        print(f"pugsbox {__version__}")
        raise typer.Exit


@app.callback()
def pugsbox(
    _version: Annotated[bool, typer.Option("--version", callback=version, is_eager=True, help="Print the version.")] = False,
) -> None:
    """Logic games to teach with, to learn by playing, and to write tasks for."""


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
    rule: Annotated[str, typer.Argument(help='A rule in words, such as "every yellow space with a fish".')],
    board: BoardFile = None,
    as_json: AsJson = False,
) -> None:
    """Print the row of a rule, its level, and its other names on this board."""
    where = load(board)
    meant = parse_rule(rule)
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
def board(file: Annotated[Path, typer.Argument(help="A board file, such as puzzles/boards/house.toml.")]) -> None:
    """Check a board file and print the board."""
    print(boards.load_board(file))


def load(path: Path | None) -> boards.Board:
    """Return the board of a file, or the house board."""
    return boards.load_board(path) if path else boards.house_board()
