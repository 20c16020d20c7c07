"""Lesson: a scene file that is read, played and answered on one screen."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace
from itertools import groupby
from pathlib import Path

from pugsbox.core.actions import Refusal
from pugsbox.core.errors import PugsboxError, quoted
from pugsbox.core.scene import play_record
from pugsbox.core.views import View
from pugsbox.core.walkthrough import Walkthrough
from pugsbox.core.writing import write_whole
from pugsbox.draw.markup import Parts, plain, tag
from pugsbox.draw.markup import words as text
from pugsbox.draw.table import acts_frame, table_frame, table_html, table_parts
from pugsbox.games import load_game
from pugsbox.scenes import load_scene, scene_path, scenes_of
from pugsbox.widgets import lesson_words as words
from pugsbox.widgets.around import TableScreen
from pugsbox.widgets.base import IDS, NOTE
from pugsbox.widgets.controls import button, choice, field, full_screen, no_action, table
from pugsbox.widgets.picking import Picking
from pugsbox.widgets.saves import HERE

__all__ = ["Lesson"]


class Lesson(TableScreen):
    """The lessons of a game, one after the other: forward, back, your move, why, why not.

    `lesson` is a game, whose lessons are all here, or one scene: ours as GAME/NAME, or a file of your own. Raises BadFile, with
    every line that does not fit, if there is no such lesson or it is none.
    """

    def __init__(self, lesson: str = "pugs_in_mugs") -> None:
        self.paths = scenes_of(lesson) or (scene_path(lesson),)
        self.titles = [load_scene(path).header.title or path.stem for path in self.paths]
        self.told = self.praise = ""
        self.picking = Picking()
        self.place = Path.cwd() / HERE / f"{lesson}.lesson.txt" if len(self.paths) > 1 else None
        self._open(self._kept_place())
        super().__init__()

    def _kept_place(self) -> int:
        """Return the lesson at which the learner was the last time, from 0."""
        try:
            kept = self.place.read_text(encoding="utf-8").strip() if self.place else ""
        except (OSError, UnicodeError):
            kept = ""
        return int(kept) - 1 if kept in map(str, range(1, len(self.paths) + 1)) else 0

    def _keep_place(self) -> None:
        """Keep the lesson for the next time; where it cannot be kept, the next time begins at the first."""
        if self.place:
            with suppress(PugsboxError):
                write_whole(self.place, f"{self.number + 1}\n".encode())

    def _open(self, number: int) -> None:
        """Open a lesson, one that can be gone through to its end. Raises BadFile with the line of what does not fit."""
        record = load_scene(self.paths[number])
        play_record(record, load_game)
        self.number, self.walk, self.heard = number, Walkthrough(record, load_game), 0
        if number:  # who opens the first lesson has not got anywhere yet
            self._keep_place()

    def act(self, action: str) -> None:
        """Do "forward", "back", "show", "try", "answer 3", "why 0 draw", "pick CARD", "lesson 2", or an action of the game."""
        verb, _, rest = action.partition(" ")
        self.told = self.praise = ""
        self.heard = len(self.walk.session.log(self.walk.seat))
        match verb:
            case "forward":
                self._forward()
            case "back":
                self._back()
            case "show":
                self._show()
            case "try":
                self.walk.attempt()
            case "answer":
                self.told = words.RIGHT if self.walk.answer(rest) else words.WRONG
            case "pick" | "unpick":
                self.picking.take(verb, rest, self.walk.session.view(self.walk.seat), self.walk.session)
            case "why":
                self.told = "" if self.walk.why(rest) else words.ALLOWED
            case "lesson":
                self._turn_to(rest)
            case _ if verb.isdecimal():
                self._move(action)
            case _:
                raise no_action(action)

    def _move(self, action: str) -> None:
        names = self.walk.session.names
        if self.walk.move(action):
            wanted, taken = self.walk.session.read(action), self.walk.taken_before()
            said = self.walk.session.game.label(taken, self.walk.seat, names)
            self.praise = (words.FOUND if taken == wanted else words.ALSO).format(said)
        elif self.walk.refusal is None:
            self.told = words.NOT_WANTED

    def _show(self) -> None:
        """Show what is right: a move or an attempt in words, an answer as it is."""
        asks = self.walk.page.beat is not None and self.walk.page.beat.mark == "?="
        shown = self.walk.show()
        said = shown if asks else self._said(shown)
        if self.walk.page.right[:1] == (shown,):
            self.told = words.SHOWN.format(said)
        else:
            self.praise = words.SHOWN.format(said)

    def _forward(self) -> None:
        if self.walk.over and self.number + 1 < len(self.paths):
            self._open(self.number + 1)
        else:
            self.walk.forward()

    def _back(self) -> None:
        if self.walk.at or not self.number:
            self.walk.back()
        else:
            self._open(self.number - 1)

    def _turn_to(self, number: str) -> None:
        if number not in map(str, range(1, len(self.paths) + 1)):
            raise PugsboxError(words.NO_LESSON.format(quoted(number), len(self.paths)))
        self._open(int(number) - 1)

    def _said(self, action: str) -> str:
        """Return an action in words."""
        session = self.walk.session
        return session.game.label(session.read(action), self.walk.seat, session.names)

    # ------------------------------------------------------------ drawing

    def draw(self) -> str:
        """Return the screen."""
        parts = self.table_parts()
        aside = tag("section", {"class": "pb-lesson", "aria-label": words.LESSON},
            '<h3 data-part="step"></h3>',
            '<h2 data-part="chapter"></h2>',
            '<div class="pb-steps" role="img" data-part="progress"></div>',
            '<p class="pb-praise" role="status" data-part="praise"></p>',
            '<div class="pb-tell" role="status" tabindex="-1" data-rest="" data-part="tell"></div>',
            '<div data-part="task"></div>',
            '<p class="pb-told" role="status" data-part="told"></p>',
            acts_frame(parts),
            NOTE,
            tag("div", {"class": "pb-acts"}, button("back", words.BACK, "back"), button("forward", words.FORWARD, "forward")),
        )  # fmt: skip
        bar = tag("div", {"class": "pb-bar"}, '<span data-part="chapters"></span>', full_screen(), self.key())
        laid = tag("div", {"class": "pb-game"}, table_frame(parts, board=self.board(), aside=aside))
        return laid + tag("div", {"class": "pb-foot"}, bar)

    def view(self) -> View:
        """Return what the learner sees; on a page that wants no move, the board is only looked at."""
        view = self.walk.session.view(self.walk.seat)
        if self.moving:
            return self.picking.shown(view, self.walk.session)
        if view.board is None:
            return view
        return replace(view, board=replace(view.board, click=""))

    @property
    def moving(self) -> bool:
        """Whether the page wants a move."""
        return self.walk.page.beat is not None and self.walk.page.beat.mark == "?"

    def table_parts(self) -> dict[str, dict[str, str | None]]:
        """Return what the parts of the table look like."""
        walk, view = self.walk, self.view()
        parts = table_parts(
            replace(view, someone=""),  # nobody else is there to interrupt
            walk.session.game.clauses,
            refusal=walk.refusal if self.moving or walk.refusal is None else without_buttons(walk.refusal),
            tried=walk.tried,
            called=self._said(walk.tried) if walk.tried else "",
            fresh=max(0, len(view.log) - self.heard),
            suffix=IDS,
        )
        if not self.moving:
            parts |= {"choices": {"html": ""}, "any-time": {"html": ""}, "why-not": {"html": ""}}
        return parts

    def parts(self) -> Parts:
        """Return what the screen looks like now."""
        walk = self.walk
        done, pages = walk.at + 1, len(walk.pages)
        last = walk.over and self.number + 1 == len(self.paths)
        goes_on = walk.may_go_on or (walk.over and not last)
        return {
            **self.table_parts(),
            "step": {"text": words.STEP.format(self.number + 1, len(self.paths), done, pages)},
            "chapter": {"text": plain(self.titles[self.number])},
            "progress": {"html": steps(walk.at, pages), "aria-label": words.PROGRESS.format(done, pages)},
            "tell": {
                "html": told_html(walk.page.tells),
                "data-rest": None if walk.at in walk.done else "",
            },
            "task": {"html": self._task()},
            "praise": {"text": self.praise},
            "told": {"text": self.told},
            "back": {"aria-disabled": None if walk.at or self.number else "true"},
            "forward": {
                "text": words.NEXT if walk.over and not last else words.FORWARD,
                "aria-disabled": None if goes_on else "true",
                "data-rest": "" if walk.at in walk.done else None,
                "class": "pb-button pb-next" if goes_on else "pb-button",
            },
            "chapters": {"html": self._chapters()},
        }

    def _task(self) -> str:
        """Return what the learner is asked to do on this page."""
        page = self.walk.page
        if page.beat is None or page.beat.mark == "":
            return tag("p", {"class": "pb-soft"}, text(words.END)) if page.beat is None and self._at_the_end() else ""
        done = self.walk.at in self.walk.done
        show = "" if done else button("show", words.SHOW)
        match page.beat.mark:
            case "?":
                inside = tag("p", {}, tag("b", {}, text(words.YOUR_MOVE)), " ", text(plain(page.wants))) + show
            case "?=" if done:
                inside = tag("p", {}, text(plain(page.wants)), " ", tag("b", {}, text(plain(page.right[0]))))
            case "?=" if set(page.right) <= {"yes", "no"}:
                both = button("answer yes", words.YES) + button("answer no", words.NO)
                inside = tag("p", {}, text(plain(page.wants))) + tag("div", {"class": "pb-acts"}, both, show)
            case "?=":
                inside = field("answer", plain(page.wants), words.ANSWER, "") + show
            case _:
                inside = button("try", words.TRY.format(plain(self._said(page.beat.text))))
        return tag("div", {"class": "pb-ask"}, inside)

    def _at_the_end(self) -> bool:
        return self.number + 1 == len(self.paths)

    def _chapters(self) -> str:
        """Return the list of all lessons."""
        if len(self.paths) == 1:
            return ""
        titles = {str(i): f"{i}. {plain(title)}" for i, title in enumerate(self.titles, 1)}
        here = f'<option value="{self.number + 1}">'
        return choice("lesson", words.LESSON, titles).replace(here, here.replace(">", ' selected="">'), 1)

    def still(self) -> dict[str, str]:
        """Return the table as a page of its own, for where no widget can be shown."""
        return {"text/html": table_html(self.view(), self.walk.session.game.clauses)}

    def __repr__(self) -> str:
        asked = [self.walk.page.wants] if self.walk.page.wants else []
        return "\n".join([self.titles[self.number], *self.walk.page.tells, *asked])


def without_buttons(refusal: Refusal) -> Refusal:
    """Return a refusal that offers nothing instead: on this page nothing else is to be done."""
    return replace(refusal, alternatives=(), also=tuple(map(without_buttons, refusal.also)))


def told_html(tells: tuple[str, ...]) -> str:
    """Return what is told, a paragraph a line; lines of cells between bars are a table, the first one its heads.

    >>> told_html(("Look:", "| red | 4 |")).count('<th scope="col">')
    2
    """
    parts = []
    for in_table, lines in groupby(map(plain, tells), key=lambda line: line.startswith("|")):
        if in_table:
            heads, *rows = ([cell.strip() for cell in line.strip("| ").split("|")] for line in lines)
            parts.append(table("", heads, ([text(cell) for cell in row] for row in rows)))
        else:
            parts += [tag("p", {}, text(line)) for line in lines]
    return "".join(parts)


def steps(at: int, pages: int) -> str:
    """Return the bar that shows how far one has come."""
    kinds = ("pb-past" if i < at else "pb-now" if i == at else "" for i in range(pages))
    return "".join(f'<i class="{kind}"></i>' for kind in kinds)
