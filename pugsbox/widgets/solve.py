"""Solve: lay the stones of a real table by clicking, and see which rules fit and what comes next."""

from __future__ import annotations

from pugsbox.core.errors import PugsboxError
from pugsbox.draw.board import Marks
from pugsbox.draw.marks import percent
from pugsbox.draw.markup import Parts, tag
from pugsbox.draw.markup import words as text
from pugsbox.punschge.board import START, Board, house_board, spaces_of
from pugsbox.punschge.grammar import parse_rule
from pugsbox.punschge.moves import GIVEN, Move, read_moves
from pugsbox.punschge.phrasing import phrase
from pugsbox.punschge.reasons import contradiction, why_out
from pugsbox.punschge.rules import Rule
from pugsbox.punschge.rulespace import LEVELS, Level, level_named
from pugsbox.punschge.solver import Solver, levels_up_to
from pugsbox.widgets import words
from pugsbox.widgets.board import BoardScreen, space_in
from pugsbox.widgets.controls import button, choice, field, no_action, table

__all__ = ["Solve"]

SHOWN = 8
"""So many rules are listed."""


class Solve(BoardScreen):
    """The stones of a real table on one screen: what fits them, how likely each space is to come next, why a rule is out.

    `moves` are those already played, as in "2+ 4+ 7-"; `level` is that of the card, if it is known: it is searched with the
    levels below. Raises PugsboxError for moves that cannot be read.

    >>> Solve("2+ 4+ 7- 12+").answer["parts"]["voice"]["text"]
    '5 rules fit, with 2 rows. Try 18 (90%), then 17 (10%). On average 0.10 wrong steps to go.'
    """

    def __init__(self, moves: str = "", level: Level = "hard", board: Board | None = None) -> None:
        self.level = level_named(level, LEVELS)
        self.laying_right = True
        self.asked_rule: Rule | None = None
        self.every_rule = False
        start = Solver.of(board or house_board(), levels_up_to(self.level))
        self._hold(start.after(read_moves(moves)) if moves else start)
        self.earlier = tuple(self.solver.moves[:i] for i in range(len(self.solver.moves)))  # as if laid one by one
        super().__init__(start.board)

    def act(self, action: str) -> None:
        """Do "step 7", "lay right" or "wrong", "undo", "clear", "moves 2+ 4+", "level easy", "why RULE" or "rules" (all)."""
        verb, _, rest = action.partition(" ")
        match verb:
            case "step":
                self._lay((*self.solver.moves, Move(space_in(action), self.laying_right)))
            case "lay" if rest in ("right", "wrong"):
                self.laying_right = rest == "right"
            case "undo":
                self._undo()
            case "clear":
                self._lay(())
            case "moves":
                self._lay(read_moves(rest))
            case "level":
                level = level_named(rest, LEVELS)
                self._hold(Solver.of(self.board, levels_up_to(level)).after(self.solver.moves))
                self.level = level
            case "why":
                self.asked_rule = None  # the last answer does not stay beside a new question
                self.asked_rule = parse_rule(rest)
            case "rules":
                self.every_rule = not self.every_rule
            case _:
                raise no_action(action)

    def _hold(self, solver: Solver) -> None:
        """Keep what the solver knows, and where its stones contradict each other."""
        clash = contradiction(solver)
        self.solver, self.clash = solver, clash

    def _lay(self, moves: tuple[Move, ...]) -> None:
        """Let these stones lie, and remember how they lay before. Only the stone that is new is tested, where there is one."""
        before = self.solver
        if moves == before.moves:
            return
        self._hold(before.after(moves[-1:]) if moves[:-1] == before.moves else before.begin().after(moves))
        self.earlier = (*self.earlier, before.moves)

    def _undo(self) -> None:
        """Let the stones lie as they did before the last change."""
        if not self.earlier:
            raise PugsboxError(words.NOTHING_TO_UNDO)
        self._hold(self.solver.begin().after(self.earlier[-1]))
        self.earlier = self.earlier[:-1]

    def marks(self) -> Marks:
        """Return the stones, and how likely each space is to come next."""
        right = self.solver.right
        chances = self.solver.chances() if len(right) >= GIVEN else {}
        doubtful = frozenset({self.solver.moves[self.clash.doubt - 1].space} if self.clash else ())
        figure = right[-1] if right else START
        return Marks(right=right, wrong=self.solver.wrong, hinted=doubtful, chances=chances, figure=figure)

    def draw(self) -> str:
        """Return the screen."""
        return "".join([
            '<div class="pb-top"><p class="pb-voice" role="status" data-part="voice"></p></div>',
            tag("div", {"class": "pb-bar", "role": "group", "aria-label": words.STONE},
                button("lay right", words.WHITE, part="lay-right", shortcut="+"),
                button("lay wrong", words.BLACK, part="lay-wrong", shortcut="-"),
                button("undo", words.UNDO, part="undo", shortcut="Backspace"),
                button("clear", words.CLEAR, part="clear"),
                choice("level", words.LEVEL, words.CARDS, part="level")),
            self.drawn(),
            field("moves", words.MOVES, words.LAY, "2+ 4+ 7-", part="moves"),
            '<p class="pb-look" role="status" data-part="clash"></p>',
            '<div class="pb-panel" data-part="panel"></div>',
            field("why", words.WHY, words.ASK, "every 2nd space"),
            '<p class="pb-look" role="status" data-part="why"></p>',
            self.key(),
        ])  # fmt: skip

    def parts(self) -> Parts:
        """Return what the screen looks like now."""
        return {
            **self.board_parts(),
            "voice": {"text": words.stones_say(self.solver, self.clash)},
            "clash": {"text": self.clash.why if self.clash else ""},
            "lay-right": {"aria-pressed": str(self.laying_right).lower()},
            "lay-wrong": {"aria-pressed": str(not self.laying_right).lower()},
            "undo": {"aria-disabled": None if self.earlier else "true"},
            "clear": {"aria-disabled": None if self.solver.moves else "true"},
            "level": {"value": self.level},
            "moves": {"value": " ".join(map(str, self.solver.moves))},
            "panel": {"html": self.fits()},
            "why": {"text": self.why()},
        }

    def fits(self) -> str:
        """Return the rules that fit, the likeliest first, as a table; nothing before the given spaces are known."""
        if len(self.solver.right) < GIVEN or not self.solver.rows:
            return ""
        rules = sorted(self.solver.rules(), key=lambda fit: -fit.weight)  # equal ones stay in order, the simplest first
        rows = [
            (text(phrase(fit.rule)), text(" ".join(map(str, spaces_of(fit.row)))), text(percent(fit.weight)))
            for fit in rules[: None if self.every_rule else SHOWN]
        ]
        more = button("rules", words.SHOW_FEW if self.every_rule else words.SHOW_ALL.format(len(rules)))
        return table(words.RULES, words.RULE_HEADS, rows) + (more if len(rules) > SHOWN else "")

    def why(self) -> str:
        """Say why the rule that was asked about is out, or that it fits."""
        if self.asked_rule is None:
            return ""
        reason = why_out(self.asked_rule, self.solver.moves, self.board)
        return f"{phrase(self.asked_rule)}: {reason or words.FITS}"
