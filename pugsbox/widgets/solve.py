"""Solve: lay the stones of a real table by clicking, and see which rules fit and what comes next."""

from __future__ import annotations

from collections.abc import Sequence

from pugsbox.core.errors import PugsboxError
from pugsbox.draw.board import Marks
from pugsbox.draw.marks import percent
from pugsbox.draw.markup import Parts, tag
from pugsbox.draw.markup import words as text
from pugsbox.punschge.board import START, Board, house_board, spaces_of
from pugsbox.punschge.crossings import crossed, crossed_rule
from pugsbox.punschge.grammar import parse_rule
from pugsbox.punschge.hints import Hint, hints
from pugsbox.punschge.moves import GIVEN, Move, read_moves
from pugsbox.punschge.phrasing import phrase
from pugsbox.punschge.reasons import contradiction
from pugsbox.punschge.rules import Rule
from pugsbox.punschge.rulespace import level_named
from pugsbox.punschge.solver import Solver
from pugsbox.punschge.tasks import TASK_LEVELS, TaskLevel
from pugsbox.punschge.widespace import Known, known_at, need_few
from pugsbox.widgets import words
from pugsbox.widgets.board import BoardScreen, space_in
from pugsbox.widgets.controls import button, choice, field, no_action, table

__all__ = ["Solve"]

SHOWN = 8
"""So many rules are listed."""
LAYING = ("right", "wrong", "cross")
"""What a click does: it lays a white stone or a black one, or crosses out."""


class Solve(BoardScreen):
    """The stones of a real table on one screen: what fits them, how likely each space is to come next, why a rule is out.

    `moves` are those already played, as in "2+ 4+ 7-"; `level` is that of the card, if it is known: it is searched with the
    levels below. Raises PugsboxError for moves that cannot be read.

    >>> Solve("2+ 4+ 7- 12+").answer["parts"]["voice"]["text"]
    '5 rules fit, with 2 rows. Try 18 (90%), then 17 (10%). On average 0.10 wrong steps to go.'
    """

    def __init__(self, moves: str = "", level: TaskLevel = "hard", board: Board | None = None) -> None:
        self.level = level_named(level, TASK_LEVELS)
        self.laying = LAYING[0]
        self.crossings: tuple[int, ...] = ()
        self.hinted = 0
        self.hidden = False
        self.budget = 3
        self.asked_rule: Rule | None = None
        self.every_rule = False
        self.solver: Known = Solver.of(board or house_board())
        self._hold(known_at(self.level, self.solver.board, read_moves(moves) if moves else ()))
        self.earlier = tuple(self.solver.moves[:i] for i in range(len(self.solver.moves)))  # as if laid one by one
        super().__init__(self.solver.board)

    def act(self, action: str) -> None:
        """Do "step 7", "lay right" ("wrong", "cross"), "undo", "clear", "moves 2+ 4+", "level easy", "why RULE", "rules" (all).

        Or "hint" (one more), "answers" (show or hide), "budget 3".
        """
        verb, _, rest = action.partition(" ")
        match verb:
            case "step" if self.laying == "cross":
                self._cross(space_in(action))
            case "step":
                self._lay((*self.solver.moves, Move(space_in(action), self.laying == "right")))
            case "lay" if rest in LAYING:
                self.laying, self.hidden = rest, self.hidden or rest == "cross"
            case "undo":
                self._undo()
            case "clear":
                self._lay(())
            case "moves":
                self._lay(read_moves(rest))
            case "level":
                level = level_named(rest, TASK_LEVELS)
                self._hold(known_at(level, self.board, self.solver.moves))
                self.level = level
            case _:
                self._ask(action, verb, rest)

    def _ask(self, action: str, verb: str, rest: str) -> None:
        """Tell something that no stone changes, or tell it otherwise."""
        match verb:
            case "why":
                self.asked_rule = None  # the last answer does not stay beside a new question
                self.asked_rule = parse_rule(rest)
            case "rules":
                self.every_rule = not self.every_rule
            case "hint":
                self._hint()
            case "answers":
                self.hidden = not self.hidden
            case "budget" if rest in words.BUDGETS:
                self.budget = int(rest)
            case _:
                raise no_action(action)

    def _hold(self, solver: Known) -> None:
        """Keep what the solver knows, and where its stones contradict each other."""
        clash = contradiction(solver) if isinstance(solver, Solver) else None
        judged = isinstance(solver, Solver) and not (clash or solver.solved) and solver.right == self.solver.right
        self.crossings = self.crossings if judged else ()  # they were about another place, or too much fits to judge them
        self.solver, self.clash, self.hinted = solver, clash, 0

    def _cross(self, space: int) -> None:
        """Cross out a space, or cross it out no more."""
        if len(self.solver.right) < GIVEN:
            raise PugsboxError(words.GIVE_FIRST)
        crossed(need_few(self.solver), space)  # refuses where nothing comes next
        rest = tuple(other for other in self.crossings if other != space)
        self.crossings = rest if space in self.crossings else (*rest, space)

    def _hint(self) -> None:
        """Tell one hint more; with the answers beside it, it would be none."""
        if len(self.solver.right) < GIVEN or self.hinted == len(hints(need_few(self.solver))):
            raise PugsboxError(words.NO_HINT)
        self.hinted, self.hidden = self.hinted + 1, True

    def _lay(self, moves: tuple[Move, ...]) -> None:
        """Let these stones lie, and remember how they lay before."""
        before = self.solver.moves
        if moves == before:
            return
        self._hold(known_at(self.level, self.board, moves))
        self.earlier = (*self.earlier, before)

    def _undo(self) -> None:
        """Let the stones lie as they did before the last change."""
        if not self.earlier:
            raise PugsboxError(words.NOTHING_TO_UNDO)
        self._hold(known_at(self.level, self.board, self.earlier[-1]))
        self.earlier = self.earlier[:-1]

    def marks(self) -> Marks:
        """Return the stones, and how likely each space is to come next."""
        right = self.solver.right
        chances = self.solver.chances() if len(right) >= GIVEN and not self.hidden else {}
        doubtful = frozenset({self.solver.moves[self.clash.doubt - 1].space} if self.clash else ())
        figure = right[-1] if right else START
        return Marks(
            right=right,
            wrong=self.solver.wrong,
            hinted=doubtful,
            crossed=frozenset(self.crossings),
            chances=chances,
            figure=figure,
        )

    def draw(self) -> str:
        """Return the screen."""
        return "".join([
            '<div class="pb-top"><p class="pb-voice" role="status" data-part="voice"></p></div>',
            tag("div", {"class": "pb-bar", "role": "group", "aria-label": words.STONE},
                button("lay right", words.WHITE, part="lay-right", shortcut="+"),
                button("lay wrong", words.BLACK, part="lay-wrong", shortcut="-"),
                button("lay cross", words.CROSS_OUT, part="lay-cross", shortcut="x"),
                button("undo", words.UNDO, part="undo", shortcut="Backspace"),
                button("clear", words.CLEAR, part="clear"),
                choice("level", words.LEVEL, words.CARDS, part="level")),
            self.drawn(),
            '<p class="pb-look" role="status" data-part="crossed"></p>',
            tag("div", {"class": "pb-bar"},
                button("hint", words.GIVE_HINT, part="hint"),
                button("answers", words.HIDE, part="answers"),
                choice("budget", words.BUDGET, words.BUDGETS, part="budget"),
                '<p class="pb-look" role="status" data-part="home"></p>'),
            '<div class="pb-panel" role="status" data-part="hints"></div>',
            field("moves", words.MOVES, words.LAY, "2+ 4+ 7-", part="moves"),
            '<p class="pb-look" role="status" data-part="clash"></p>',
            '<div class="pb-panel" data-part="panel"></div>',
            field("why", words.WHY, words.ASK, "every 2nd space"),
            '<p class="pb-look" role="status" data-part="why"></p>',
            self.key(),
        ])  # fmt: skip

    def parts(self) -> Parts:
        """Return what the screen looks like now."""
        few = self.solver if isinstance(self.solver, Solver) else None
        told = hints(few) if few and len(few.right) >= GIVEN else ()
        return {
            **self.board_parts(),
            "voice": {"text": words.stones_say(self.solver, self.clash, hidden=self.hidden)},
            "crossed": {"text": words.crossings_say([crossed(need_few(self.solver), space) for space in self.crossings])},
            "hint": {"aria-disabled": None if self.hinted < len(told) else "true"},
            "answers": {"aria-pressed": str(self.hidden).lower()},
            "budget": {"value": str(self.budget)},
            "home": {"text": words.home_say(self.solver, self.budget, hidden=self.hidden)},
            "hints": {"html": listed(told[: self.hinted])},
            "clash": {"text": self.clash.why if self.clash else ""},
            **{f"lay-{kind}": {"aria-pressed": str(kind == self.laying).lower()} for kind in LAYING},
            "undo": {"aria-disabled": None if self.earlier else "true"},
            "clear": {"aria-disabled": None if self.solver.moves else "true"},
            "level": {"value": self.level},
            "moves": {"value": " ".join(map(str, self.solver.moves))},
            "panel": {"html": self.fits()},
            "why": {"text": self.why()},
        }

    def fits(self) -> str:
        """Return the rules that fit, the likeliest first, as a table; nothing before the given spaces are known."""
        if len(self.solver.right) < GIVEN or not self.solver.count or self.hidden:
            return ""
        few = isinstance(self.solver, Solver)
        rules = self.solver.rules(None if few else SHOWN)
        rules = sorted(rules, key=lambda fit: -fit.weight)  # equal ones stay in order, the simplest first
        rows = [
            (text(phrase(fit.rule)), text(" ".join(map(str, spaces_of(fit.row)))), text(percent(fit.weight)))
            for fit in rules[: None if self.every_rule else SHOWN]
        ]
        more = button("rules", words.SHOW_FEW if self.every_rule else words.SHOW_ALL.format(len(rules)))
        return table(words.RULES, words.RULE_HEADS, rows) + (more if few and len(rules) > SHOWN else "")

    def why(self) -> str:
        """Say why the rule that was asked about is out, or that it fits."""
        if self.asked_rule is None:
            return ""
        judged = crossed_rule(self.solver, self.asked_rule)
        return f"{judged.what}: {judged.why}"


def listed(told: Sequence[Hint]) -> str:
    """Return hints as a list."""
    return tag("ol", {}, *(tag("li", {}, text(str(hint))) for hint in told)) if told else ""
