"""The mistakes a user can make, each as one clear sentence: what was found, where, what was expected, what to do."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

__all__ = ["BadFile", "PugsboxError", "quoted"]


class PugsboxError(ValueError):
    """A user's mistake. Its text is meant for the user: the command line prints it, a notebook shows it without a traceback."""

    def _render_traceback_(self) -> list[str]:
        """Tell IPython what to show instead of a traceback."""
        return [str(self)]


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
        if len(self.problems) == 1:
            return f"{self.path}: {self.problems[0]}"
        return "\n  ".join([f"{self.path} has {len(self.problems)} problems:", *self.problems])


def quoted(found: object, longest: int = 40) -> str:
    """What was found, fit for a sentence: short, on one line, with control characters made visible.

    >>> quoted("blue"), quoted([1, 2]), quoted("a" * 99)[-6:]
    ("'blue'", '[1, 2]', 'aaa...')
    """
    text = repr(found)
    return text if len(text) <= longest else text[: longest - 3] + "..."
