"""The mistakes a user can make, each as one clear sentence: what was found, where, what was expected, what to do."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

__all__ = ["BadFile", "PugsboxError", "WrongLine", "first_of", "quoted"]


class PugsboxError(ValueError):
    """A user's mistake. Its text is meant for the user: the command line prints it, a notebook shows it without a traceback."""

    def _render_traceback_(self) -> list[str]:
        """Tell IPython what to show instead of a traceback."""
        return [str(self)]


MOST_SHOWN = 20
"""Problems of one file that are shown; nobody reads more at once."""


def first_of(problems: Sequence[str]) -> list[str]:
    """Return the first problems of many, and how many more there are."""
    more = len(problems) - MOST_SHOWN
    return [*problems[:MOST_SHOWN], *([f"and {more} more."] if more > 0 else [])]


class BadFile(PugsboxError):  # noqa: N818 - reads as what it says
    """A file that cannot be used, with every problem found in it.

    `path` is the file as it was named; `problems` has one sentence each, with the place inside the file.

    >>> print(BadFile(Path("mine.toml"), ["found 25 spaces; expected 26.", "space 7 is named twice."]))
    mine.toml has 2 problems:
      found 25 spaces; expected 26.
      space 7 is named twice.
    """

    def __init__(self, path: Path, problems: Sequence[str]) -> None:
        self.path = path
        self.problems = tuple(problems)
        super().__init__(path, self.problems)

    def __str__(self) -> str:
        path = str(self.path) if str(self.path).isprintable() else repr(str(self.path))
        if len(self.problems) == 1:
            return f"{path}: {self.problems[0]}"
        return "\n  ".join([f"{path} has {len(self.problems)} problems:", *first_of(self.problems)])


class WrongLine(BadFile):
    """A line of a file that does not fit: `line` counts from 1, `problem` says why."""

    def __init__(self, path: Path, line: int, problem: str) -> None:
        self.line = line
        self.problem = problem
        super().__init__(path, [f"line {line}: {problem}"])


def quoted(found: object, longest: int = 40) -> str:
    """What was found, fit for a sentence: short, on one line, with control characters made visible.

    >>> quoted("blue"), quoted([1, 2]), quoted("a" * 99)[-6:]
    ("'blue'", '[1, 2]', 'aaa...')
    """
    try:
        text = repr(found)
    except ValueError:  # Python does not write out a number of more than 4300 digits
        return "a number with thousands of digits"
    return text if len(text) <= longest else text[: longest - 3] + "..."
