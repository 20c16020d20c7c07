"""Draw a card table as one seat sees it: `table_html` as text, `table_parts` for what changes on one that is already there.

A drawing is made of a `View` alone and cannot give away what the seat does not see. It knows no game: what cards are called,
what may be done and why not comes from the view, in the game's words.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from pathlib import Path

from pugsbox.core.actions import Refusal
from pugsbox.core.errors import PugsboxError, quoted
from pugsbox.core.views import View
from pugsbox.draw import places, turn
from pugsbox.draw import table_words as say
from pugsbox.draw.board import Theme
from pugsbox.draw.building import building, built, verdict
from pugsbox.draw.chips import Clauses, chips, sentences
from pugsbox.draw.double import double, double_parts, marks_of
from pugsbox.draw.log import FEW, NEAR, heard, latest, news, older
from pugsbox.draw.markup import Parts, part, plain, tag, words
from pugsbox.draw.mat import mat
from pugsbox.draw.style import BOARD_CSS, TABLE_CSS, style

__all__ = ["acts_frame", "board_frame", "cover_html", "table_frame", "table_html", "table_parts"]

NO_CLAUSES: Clauses = {}


def table_html(  # noqa: PLR0913 - the ways to draw are named, never counted
    view: View,
    clauses: Clauses = NO_CLAUSES,
    *,
    refusal: Refusal | None = None,
    tried: str = "",
    fresh: int = 1,
    theme: Theme | None = None,
    standalone: bool = True,
    suffix: str = "",
) -> str:
    """Return a table as HTML; the same input gives the same text.

    `clauses` is the game's rulebook, from which every chip takes its sentence. `refusal` is why the action `tried` was refused.
    So many lines of the log are `fresh`: they are read aloud and marked. `theme` overrules what the reader's system asks for. A
    `standalone` table has its own colours; else it is for a page with static/tokens.css, static/table.css and an element of
    class "pb" around it. `suffix` ends every id: letters, digits, - and _. Raises PugsboxError for another suffix.
    """
    if not re.fullmatch(r"[A-Za-z0-9_-]*", suffix):
        raise PugsboxError(f"found the suffix {quoted(suffix)}; expected letters, digits, - and _.")
    parts = table_parts(view, clauses, refusal=refusal, tried=tried, fresh=fresh, suffix=suffix)
    inside = table_frame(parts, board=board_frame(view, suffix), market=places.is_market(view))
    sheets = (BOARD_CSS, TABLE_CSS) if view.board else (TABLE_CSS,)
    return framed(inside, theme, sheets if standalone else ())


def framed(inside: str, theme: Theme | None, sheets: Sequence[Path]) -> str:
    """Return the outermost element, with its style sheets if it stands alone."""
    kind = "pb pb-game" if sheets or theme else "pb-game"
    sheet = tag("style", {}, style(*sheets)) if sheets else ""
    return tag("div", {"class": kind, "data-theme": theme}, sheet, inside)


def build_frame(parts: Parts) -> str:
    """Return what is put together from the hand: it stands above the hand, so that one sees what a pick does."""
    return tag("div", {"class": "pb-build", "role": "group", "aria-label": say.BUILDING},
        part("div", "building", parts, {"class": "pb-building"}),
        part("div", "verdict", parts, {"class": "pb-verdict", "role": "status"}),
        part("div", "built", parts, {"class": "pb-acts"}),
    )  # fmt: skip


def acts_frame(parts: Parts, build: str = "") -> str:
    """Return what can be done, with what is put together, and why something cannot: it stands under whatever asks for it."""
    return "".join([
        part("div", "refusal", parts, {"class": "pb-refusal", "role": "alert"}),
        build,
        part("div", "choices", parts, {"class": "pb-choices", "role": "group", "aria-label": say.CHOICES}),
        part("div", "any-time", parts, {"class": "pb-any-time"}),
    ])  # fmt: skip


def board_frame(view: View, suffix: str) -> str:
    """Return the board of a game that has one, as large as there is room; "" for a game without."""
    if view.board is None:
        return ""
    drawn = double(view.board.board, marks_of(view.board), suffix)
    return tag("section", {"class": "pb-map", "aria-label": say.BOARD}, drawn)


def table_frame(parts: Parts, *, board: str = "", near: str = "", aside: str = "", market: bool = False) -> str:
    """Return the table put together from its parts.

    A `board`, from `board_frame`, is the middle of the table: what is asked stands in the margin beside it, and so it does
    beside a `market`, a mat with cards to take; else below. `near` stands between the question and what can be done; an `aside`
    stands in the margin, and has the acts of `acts_frame` in it instead, but for what is put together.
    """
    build = build_frame(parts)
    asks = tag("div", {"class": "pb-asks"},
        part("div", "question", parts, {"role": "status"}),
        part("p", "question-clauses", parts, {}),
    )  # fmt: skip
    own = part("section", "place", parts, {"class": "pb-place"},
        asks,
        near,
        build if aside else acts_frame(parts, build),
        part("div", "hand", parts, {"class": "pb-hand"}),
        part("div", "owned", parts, {"class": "pb-owned"}),
        part("div", "why-not", parts, {"class": "pb-why-not"}),
    )  # fmt: skip
    log = tag("section", {"class": "pb-log", "aria-label": say.LOG},
        tag("h3", {}, words(say.LOG)),
        part("p", "heard", parts, {"class": "pb-heard", "aria-live": "polite"}),
        part("ol", "log-latest", parts, {"class": "pb-latest"}),
        part("div", "log", parts, {}),
    )  # fmt: skip
    told = "".join([
        part("div", "notices", parts, {"class": "pb-notices", "role": "status"}),
        part("section", "ending", parts, {"class": "pb-ending", "role": "status"}),
    ])  # fmt: skip
    others = "".join([
        part("section", "rivals", parts, {"aria-label": say.PLAYERS}),
        part("section", "mat", parts, {"class": "pb-mat", "aria-label": say.TABLE}),
    ])  # fmt: skip
    left: tuple[str, ...]
    right: tuple[str, ...]
    beside = market and not aside
    if beside:
        left, right = (told, others, log), (own,)
    elif not board:
        left, right = (told, others, own), (aside, log)
    elif aside:
        left, right = (told, board, own, log), (aside, others)
    else:
        left, right = (told, board, log), (own, others)  # what is asked stands beside the board: both are read together
    kinds = ["pb-play", *["pb-around"] * bool(board), *["pb-market"] * beside]
    table = tag("div", {"class": " ".join(kinds)},
        part("header", "title", parts, {"class": "pb-head-line"}),
        part("p", "news", parts, {"class": "pb-news"}),
        tag("div", {"class": "pb-left"}, *left),
        tag("div", {"class": "pb-right"}, *right),
    )  # fmt: skip
    return table + part("div", "clauses", parts, {"class": "pb-rules"})


def table_parts(  # noqa: PLR0913 - as in table_html
    view: View,
    clauses: Clauses = NO_CLAUSES,
    *,
    refusal: Refusal | None = None,
    tried: str = "",
    fresh: int = 1,
    suffix: str = "",
    shared: bool = False,
    called: str = "",
) -> dict[str, dict[str, str | None]]:
    """Return what every part of a table looks like: "html" and attributes. Arguments are those of `table_html`.

    `called` is what the refused action is called where the seat has no button for it, as in a lesson that tries another's.

    A `shared` table is looked at by several at once. In a game where nobody has cards that only their owner sees, it calls
    whoever has to act by name, and lists all players in the order of their seats.
    """
    shared = shared and places.shows_all(view)
    new = min(fresh, len(view.log))
    asked = () if view.question is None else view.question.clauses
    drawn = {
        "title": title(view, shared=shared),
        "news": news(view),
        "notices": places.notices(view, None, *([] if view.seat is None else [view.seat])),
        "ending": turn.ending(view, clauses, suffix),
        "rivals": places.rivals(view, listed=shared),
        "mat": mat(view),
        "question": turn.question(view, shared=shared),
        "question-clauses": chips(asked, clauses, suffix),
        "refusal": turn.refusal(view, refusal, turn.attempt(view, tried, called), clauses, suffix),
        "hand": places.hand(view),
        "owned": places.owned(view, listed=shared),
        "building": building(view),
        "verdict": verdict(view, clauses, suffix),
        "built": built(view),
        "choices": turn.choices(view),
        "any-time": turn.any_time(view),
        "why-not": turn.why_not(view),
        "log-latest": latest(view, new, clauses, suffix),
        "log": older(view, new, clauses, suffix, NEAR if view.board is None else FEW),
        "clauses": sentences(named(view, refusal), clauses, suffix),
    }
    parts: dict[str, dict[str, str | None]] = {name: {"html": html} for name, html in drawn.items()}
    parts["heard"] = {"text": heard(view, new)}
    parts["news"] |= {"data-many": "" if len(view.names) > 2 else None}  # two lines are kept free for so many headlines
    yours = view.seat is not None and view.seat in view.asked
    place = say.WATCHING if view.seat is None else say.place_of(plain(view.names[view.seat])) if shared else say.PLACE
    return {
        **parts,
        **(double_parts(view.board.board, marks_of(view.board)) if view.board else {}),
        "place": {"aria-label": place, "data-asked": "" if yours else None},
    }


def title(view: View, *, shared: bool) -> str:
    """Return the title bar: the game, whose turn it is, the counters of the table."""
    watching = tag("span", {"class": "pb-mark"}, words(say.WATCHING)) if view.seat is None else ""
    called = shared and view.seat is not None and view.seat in view.asked
    on_turn = tag("b", {"class": "pb-called" if called else None}, words(turn.whose(view, shared=shared)))
    return tag("h2", {}, words(plain(view.title))) + watching + on_turn + places.counters(view, None)


def named(view: View, refusal: Refusal | None) -> Iterator[str]:
    """Give every clause that the table names."""
    for line in (*view.log, *filter(None, (view.question, view.ending))):
        yield from line.clauses
    yield from view.outcome.clauses if view.outcome else ()
    for line in view.building.says if view.building else ():
        yield from line.clauses
    yield from refusal.clauses if refusal else ()


def cover_html(title: str, name: str, *, theme: Theme | None = None, standalone: bool = True) -> str:
    """Return what hides the table while the screen goes from hand to hand: it is made without any view.

    The button sends the action "uncover".
    """
    inside = tag("section", {"class": "pb-cover", "aria-label": say.cover(plain(name))},
        tag("p", {"class": "pb-soft"}, words(plain(title))),
        places.name_token(name, own=True),
        tag("h2", {"tabindex": "-1", "data-rest": ""}, words(say.cover(plain(name)))),
        tag("p", {"class": "pb-soft"}, words(say.COVERED)),
        turn.button("uncover", say.ready(plain(name)), kind=" pb-main"),
    )  # fmt: skip
    return framed(inside, theme, (TABLE_CSS,) if standalone else ())
