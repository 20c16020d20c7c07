"""What happened, the latest first; what is older than a screenful unfolds."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from pugsbox.core.views import Line, View
from pugsbox.draw import table_words as say
from pugsbox.draw.chips import Clauses, chips
from pugsbox.draw.markup import plain, tag, words

__all__ = ["FEW", "NEAR", "heard", "latest", "news", "older"]

NEAR, FEW = 10, 4
"""So many lines stand open beside a table, or below one with a board, those of the last action not counted."""
HEARD = 12
"""So many new lines are read aloud, in the order of time, beside what is news."""
FOLDED = 60
"""So many more unfold: a long game has thousands, and all that is drawn is sent with every action."""


def news(view: View) -> str:
    """Return the last headlines, in a game that makes some: they would be hard to find among all that has happened since."""
    if not view.news_title:
        return ""
    said = [words(plain(line.text)) for line in view.news] or [words(say.NO_NEWS)]
    return " ".join([tag("b", {}, words(plain(view.news_title))), *(tag("span", {}, line) for line in said)])


def heard(view: View, fresh: int) -> str:
    """Return what is read aloud: so many lines are new; of many, those that are news and the last ones."""
    new = view.log[len(view.log) - fresh :]
    return " ".join(plain(line.text) for i, line in enumerate(new) if i >= fresh - HEARD or line in view.news)


def latest(view: View, fresh: int, clauses: Clauses, suffix: str) -> str:
    """Return the last lines: so many are new since somebody last looked."""
    return lines(view.log[len(view.log) - fresh :], clauses, suffix)


def older(view: View, fresh: int, clauses: Clauses, suffix: str, shown: int) -> str:
    """Return the lines before those, as many as somebody would read; so many are shown, the rest unfolds."""
    rest = view.log[: len(view.log) - fresh]
    near, far = rest[-shown:], rest[:-shown]
    folded = tag("summary", {}, words(say.earlier(len(far)))) + tag("ol", {}, lines(far[-FOLDED:], clauses, suffix))
    if len(far) > FOLDED:
        folded += tag("p", {"class": "pb-soft"}, words(say.unfolded(len(far) - FOLDED)))
    return tag("ol", {}, lines(near, clauses, suffix)) + (tag("details", {"class": "pb-fold"}, folded) if far else "")


def lines(told: Iterable[Line], clauses: Clauses, suffix: str) -> str:
    """Return lines of the log, the latest first."""
    return "".join(line_html(line.text, line.clauses, _Known(clauses), suffix) for line in reversed(tuple(told)))


class _Known:
    """A rulebook as a key of a cache: the same one, not an equal one."""

    def __init__(self, clauses: Clauses) -> None:
        self.clauses = clauses

    def __hash__(self) -> int:
        return id(self.clauses)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Known) and self.clauses is other.clauses


@lru_cache(maxsize=4096)
def line_html(text: str, named: tuple[str, ...], known: _Known, suffix: str) -> str:
    """Return one line with the clauses it comes from. A long game has many lines, most of them drawn before."""
    return tag("li", {}, words(plain(text)), " ", chips(named, known.clauses, suffix))
