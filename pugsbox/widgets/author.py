"""Author: write a task, and see at once whether it is fair, how hard it is and where the trap lies."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from pugsbox.core.errors import PugsboxError
from pugsbox.core.writing import is_there
from pugsbox.draw.board import Marks
from pugsbox.draw.markup import Parts, tag
from pugsbox.punschge.board import START, Board, house_board
from pugsbox.punschge.lint import Finding
from pugsbox.punschge.moves import say_space
from pugsbox.punschge.phrasing import phrase
from pugsbox.punschge.rating import begun_with, needed, rate
from pugsbox.punschge.rules import SHORTEST_ROW, Explicit, Rule
from pugsbox.punschge.rulespace import level_named
from pugsbox.punschge.taskfiles import shared
from pugsbox.punschge.tasks import TASK_LEVELS, Task
from pugsbox.punschge.widespace import WideSpace
from pugsbox.punschge.wishes import granted, read_wish
from pugsbox.widgets import author_panels as panels
from pugsbox.widgets import author_words as words
from pugsbox.widgets.board import BoardScreen, space_in
from pugsbox.widgets.controls import button, choice, field, live, no_action
from pugsbox.widgets.drafts import Draft, Judged, judged, repeated, task_of
from pugsbox.widgets.keeping import Keeping
from pugsbox.widgets.words import likely

__all__ = ["Author"]

NAMES = 6
"""So many names of a row are listed."""
LIKELY = 5
"""So many spaces that could come next are named."""


class Author(BoardScreen):
    """A task as it is written: its row, its names, how hard it is, what pugsbox finds; and the tasks that are kept.

    `file` is where they are kept; if there is such a file, its tasks are opened. Raises BadFile for one that cannot be read.

    >>> Author().answer["parts"]["voice"]["text"]
    'Write a rule, or click spaces one after another.'
    """

    def __init__(self, file: str | Path = "my-tasks.toml", board: Board | None = None) -> None:
        self.draft = Draft()
        self.means = self.good = Judged()
        self.known: int | None = None  # so many spaces of the row are known; None: all
        self.wished: list[tuple[Rule, float]] | None = None
        self.wish = ""
        self.edited: Task | None = None  # a kept task that is being changed
        self.keeping = Keeping(str(file))
        self.tasks: tuple[Task, ...] = self.keeping.open() if is_there(Path(file)) else ()
        self.code: tuple[tuple[Task, ...], str] = ((), "")
        self.earlier: tuple[tuple[Draft, tuple[Task, ...]], ...] = ()
        super().__init__(board or house_board())
        WideSpace.of(self.board)  # this and the next: now, and not at the first key strokes
        judged(Draft(words.RULE_EXAMPLE, hint=words.HINT_EXAMPLE), self.board)

    # ------------------------------------------------------------ actions

    def act(self, action: str) -> None:
        """Do "step 7", "fewer", "more", "new", "undo", "wish TEXT", or what the next two methods do."""
        verb, _, rest = action.partition(" ")
        match verb:
            case "step":
                self._click(space_in(action))
            case "fewer" | "more":
                self._know(-1 if verb == "fewer" else 1)
            case "new":
                self._remember()
                self._draft(Draft())
                self.edited = None
            case "undo":
                self._undo()
            case "wish":
                self.wish, self.wished = rest, None
                self.wished = [(rule, self._score(rule)) for rule in granted(read_wish(rest), self.board)]
            case "rule" | "wording" | "hint" | "level" | "use":
                self._write(verb, rest)
            case _:
                self._keep(action, verb, rest)

    def _write(self, verb: str, rest: str) -> None:
        """Do "rule TEXT", "wording TEXT", "hint TEXT", "level easy", or "use RULE", one that pugsbox has named."""
        match verb:
            case "rule":
                self._draft(replace(self.draft, rule=rest))
            case "wording":
                self._draft(replace(self.draft, wording=rest))
            case "hint":
                self._draft(replace(self.draft, hint=rest))
            case "level":
                self._draft(replace(self.draft, level=level_named(rest, TASK_LEVELS) if rest != words.ANY else None))
            case _:
                self._remember()
                self._draft(replace(self.draft, rule=rest, wording=""))

    def _keep(self, action: str, verb: str, rest: str) -> None:
        """Do "add", "edit 3" or "drop 3" (a kept task, from 0), "file NAME", "save", "load", "code CODE"."""
        match verb:
            case "add":
                task = task_of(self.draft, self.board)
                self._remember()
                self.tasks = (*(kept for kept in self.tasks if kept.key != task.key and kept is not self.edited), task)
                self.edited = None
            case "edit":
                chosen = self._task(rest)
                self._remember()
                self._draft(Draft.of(chosen))
                self.edited = chosen
            case "drop":
                gone = self._task(rest)
                self._remember()
                self.tasks = tuple(task for task in self.tasks if task is not gone)
            case "file":
                self.keeping.name = rest
            case "save":
                self.keeping.save(self.tasks)
            case "load":
                found = self.keeping.reopen(self.tasks)
                self._remember()
                self.tasks = found
            case "code":
                taken = shared(rest)
                self._remember()
                keys = {task.key for task in taken}
                self.tasks = (*(task for task in self.tasks if task.key not in keys), *taken)
            case _:
                raise no_action(action)

    def _draft(self, draft: Draft) -> None:
        """Take what is written now; what it means stays on the board until something else does."""
        if draft.rule != self.draft.rule:
            self.known = None
        self.draft, self.means = draft, judged(draft, self.board)
        if not self.means.problem:
            self.good = self.means

    def _click(self, space: int) -> None:
        """Put a space into the row, or take it out: the row is then one that is simply given."""
        self._remember()
        row = set(self.row) ^ {space}
        self._draft(replace(self.draft, rule=phrase(Explicit(tuple(sorted(row)))) if row else ""))

    def _know(self, further: int) -> None:
        """Let one more space of the row be known, or one less."""
        most = len(self.row)
        known = min(max((most if self.known is None else self.known) + further, 0), most)
        self.known = None if known == most else known

    def _score(self, rule: Rule) -> float:
        """Return how hard a rule is on a card of the level it needs."""
        return rate(rule, needed(rule, self.board).level, self.board).score

    def _task(self, number: str) -> Task:
        """Return a task that is kept, by its number from 0."""
        if number in (known := [*map(str, range(len(self.tasks)))]):
            return self.tasks[known.index(number)]
        raise PugsboxError(words.NO_SUCH_TASK)

    def _remember(self) -> None:
        """Keep what is there now, for Undo; what is being typed has the field's own undo."""
        self.earlier = (*self.earlier, (self.draft, self.tasks))[-100:]

    def _undo(self) -> None:
        """Go back to before the last change."""
        if not self.earlier:
            raise PugsboxError(words.NOTHING_TO_UNDO)
        draft, self.tasks = self.earlier[-1]
        self.earlier, self.edited = self.earlier[:-1], None
        self._draft(draft)

    # ------------------------------------------------------------ the board

    @property
    def row(self) -> tuple[int, ...]:
        """The row of what is written, or of what was written last that could be read."""
        return self.good.rule.row(self.board) if self.good.rule else ()

    def seen(self) -> tuple[int, ...]:
        """Return the spaces of the row that are known."""
        return self.row[: self.known]

    def chances(self) -> dict[int, float]:
        """Return what could come next for somebody at the card's level, where the row is not known to its end."""
        if not self.row or (self.known is None and len(self.row) >= SHORTEST_ROW):
            return {}
        level = self.good.level
        if level == "gourmet" or len(self.row) < SHORTEST_ROW:
            return {**begun_with(self.seen(), "hard", self.board).chances()}
        return begun_with(self.seen(), level, self.board).chances()

    def marks(self) -> Marks:
        """Return the row as stones, the spaces that are not known yet marked, and what could come next."""
        seen = self.seen()
        return Marks(
            right=seen,
            hinted=frozenset(self.row[len(seen) :]),
            chances=self.chances(),
            figure=seen[-1] if seen else START,
        )

    # ------------------------------------------------------------ the screen

    def draw(self) -> str:
        """Return the screen."""
        levels = words.LEVELS | {level: level for level in TASK_LEVELS}
        return "".join([
            '<div class="pb-top"><p class="pb-voice" role="status" data-part="voice"></p>',
            '<p class="pb-count" data-part="count"></p></div>',
            tag("div", {"class": "pb-bar pb-writing"},
                live("rule", words.RULE, words.RULE_EXAMPLE, part="rule"),
                choice("level", words.LEVEL, levels, part="level"),
                button("add", words.ADD, part="add", single=True),
                button("new", words.FRESH), button("undo", words.UNDO, part="undo", shortcut="Backspace")),
            '<div class="pb-panel" data-part="meanings"></div>',
            self.drawn(),
            tag("div", {"class": "pb-bar"},
                button("fewer", words.FEWER, part="fewer", shortcut="-"), button("more", words.MORE, part="more", shortcut="+"),
                '<p class="pb-look" role="status" data-part="candidates"></p>'),
            tag("div", {"class": "pb-bar pb-writing"},
                live("hint", words.HINT, words.HINT_EXAMPLE, part="hint"),
                live("wording", words.WORDING, words.WORDING_EXAMPLE, part="wording")),
            '<div class="pb-panel" data-part="found"></div>',
            '<div class="pb-columns"><div class="pb-panel" data-part="rated"></div>',
            '<div class="pb-panel" data-part="names"></div></div>',
            field("wish", words.WISH, words.SEARCH, words.WISH_EXAMPLE, part="wish"),
            '<div class="pb-panel" role="status" data-part="wishes"></div>',
            '<div class="pb-panel" data-part="tasks"></div>',
            tag("div", {"class": "pb-bar pb-writing"},
                live("file", words.FILE, words.FILE_EXAMPLE, part="file"),
                button("save", words.SAVE, part="save"), button("load", words.LOAD, part="load"),
                '<p class="pb-look" role="status" data-part="kept"></p>'),
            field("code", words.TAKE_CODE, words.TAKE_IN, words.CODE_EXAMPLE, longest=100_000),
            '<div class="pb-panel" data-part="code"></div>',
            self.key(),
        ])  # fmt: skip

    def parts(self) -> Parts:
        """Return what the screen looks like now."""
        row = self.row
        return {
            **self.board_parts(),
            "voice": {"text": self.means.problem or self.says()},
            "count": {"text": self.counted()},
            "rule": {"value": self.draft.rule, "aria-invalid": "true" if self.means.problem else None},
            "level": {"value": self.draft.level or words.ANY},
            "undo": {"aria-disabled": None if self.earlier else "true"},
            "meanings": {"html": panels.meanings(self.means.meanings)},
            "fewer": {"aria-disabled": None if row and self.known != 0 else "true"},
            "more": {"aria-disabled": None if self.known is not None else "true"},
            "candidates": {"text": self.could_come()},
            "hint": {"value": self.draft.hint},
            "wording": {"value": self.draft.wording, "aria-disabled": None if self.given else "true"},
            "found": {"html": panels.findings(self.found()) if row else ""},
            "add": {"aria-disabled": None if row and not self.means.problem else "true"},
            "rated": {"html": panels.rated(self.good.rating)},
            "names": {"html": panels.names(self.names(), self.board)},
            "wish": {"value": self.wish},
            "wishes": {"html": panels.wishes(self.wished, self.board)},
            "tasks": {"html": panels.kept(self.tasks)},
            "file": {"value": self.keeping.name},
            "kept": {"text": self.keeping.says(self.tasks)},
            "code": {"html": self.coded()},
        }

    def coded(self) -> str:
        """Return the panel with the code of the tasks that are kept; it is made anew when they change, not at a key stroke."""
        if self.code[0] is not self.tasks:
            self.code = self.tasks, panels.code(self.tasks)
        return self.code[1]

    @property
    def given(self) -> bool:
        """Whether the row is simply given."""
        return isinstance(self.good.rule, Explicit)

    def says(self) -> str:
        """Say which rule is written and what its row is."""
        if not self.good.rule or not self.draft.rule.strip():
            return words.NO_ROW
        row = " ".join(map(str, self.row))
        return words.ROW.format(phrase(self.good.rule), row) if row else words.EMPTY_ROW

    def counted(self) -> str:
        """Say in a few words what the row is worth as a task."""
        if not self.good.rating:
            return ""
        mend = sum(finding.severity != "note" for finding in self.found())
        state = words.TO_MEND.format(mend) if mend else words.IS_CLEAN
        return words.COUNT.format(self.good.level, self.good.rating.score, state)

    def could_come(self) -> str:
        """Say what could come next, where the row is not known to its end."""
        chances = [*self.chances().items()]
        if not chances:
            return ""
        seen = self.seen()
        behind = say_space(seen[-1]) if seen else words.AT_THE_START
        coming = ", ".join(likely(chances[:LIKELY]))
        if len(seen) == len(self.row):
            return words.TO_BE_CLICKED.format(behind, coming)
        return words.CANDIDATES.format(behind, coming, say_space(self.row[len(seen)]))

    def found(self) -> list[Finding]:
        """Return what is found about what is written, a task with the same row among it."""
        others = {
            task.wording: task for task in self.tasks if task.wording != self.draft.wording and task.rule != self.good.rule
        }
        again = repeated(self.good.rule, others, self.board) if self.good.rule else []
        return [*again, *self.good.findings]

    def names(self) -> list[Rule]:
        """Return the simplest rules that have the row, where it is simply given or has a simpler name."""
        return WideSpace.of(self.board).names(self.good.rule.mask(self.board), NAMES) if self.good.rule else []
