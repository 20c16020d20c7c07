"""Solve: lay the stones of a real table by clicking, and see which rules fit and what comes next."""

from __future__ import annotations

from pugsbox.core.errors import PugsboxError
from pugsbox.draw.board import Marks
from pugsbox.draw.marks import percent
from pugsbox.draw.markup import Parts, tag, words
from pugsbox.punschge.board import START, Board, house_board, spaces_of
from pugsbox.punschge.grammar import parse_rule
from pugsbox.punschge.moves import GIVEN, Move, read_moves, say_space
from pugsbox.punschge.phrasing import phrase
from pugsbox.punschge.reasons import contradiction, why_out
from pugsbox.punschge.rulespace import LEVELS, Level
from pugsbox.punschge.solver import Solver, levels_up_to
from pugsbox.widgets.board import BoardScreen, space_of
from pugsbox.widgets.controls import button, choice, field, table

__all__ = ["Solve"]

SHOWN = 8
"""So many rules are listed."""
LEVEL_NAMES = {
    "hard": "any level",
    "junior": "junior",
    "easy": "easy and below",
    "medium": "medium and below",
}


class Solve(BoardScreen):
    """The stones of a real table on one screen: what fits them, how likely each space is to come next, why a rule is out.

    `moves` are those already played, as in "2+ 4+ 7-"; `level` is that of the card, if it is known: it is searched with the
    levels below. Raises PugsboxError for moves that cannot be read.

    >>> Solve("2+ 4+ 7- 12+").said()
    '5 rules fit, with 2 rows. Try 18 (90%), then 17 (10%). Expect 0.10 more wrong steps.'
    """

    def __init__(self, moves: str = "", level: Level = "hard", board: Board | None = None) -> None:
        self.level = checked(level)
        self.laying_right = True
        self.asked_rule = ""
        self.undone: tuple[tuple[Move, ...], ...] = ()
        self.solver = Solver.of(board or house_board(), levels_up_to(level))
        self.solver = self.solver.after(read_moves(moves) if moves else ())
        super().__init__(self.solver.board)

    def act(self, action: str) -> None:
        """Do "step 7", "step goal", "lay right", "lay wrong", "undo", "clear", "moves 2+ 4+ 7-", "level easy" or "why RULE"."""
        verb, _, rest = action.partition(" ")
        match verb:
            case "step":
                self.laid((*self.solver.moves, Move(space_of(rest), self.laying_right)))
            case "lay":
                self.laying_right = rest == "right"
            case "undo":
                self.undo()
            case "clear":
                self.laid(())
            case "moves":
                self.laid(read_moves(rest))
            case "level":
                self.search(checked(rest))
            case "why":
                self.asked_rule = phrase(parse_rule(rest))
            case _:
                raise PugsboxError(f"There is no action {action[:40]!r} on this screen.")

    def laid(self, moves: tuple[Move, ...]) -> None:
        """Lay stones, and remember how they lay before. Only the stone that is new is tested, where there is one."""
        before = self.solver
        self.solver = before.after(moves[-1:]) if moves[:-1] == before.moves else before.begin().after(moves)
        self.undone = (*self.undone, before.moves)

    def undo(self) -> None:
        """Let the stones lie as they did before the last change."""
        if not self.undone:
            raise PugsboxError("There is nothing to take back.")
        self.solver = self.solver.begin().after(self.undone[-1])
        self.undone = self.undone[:-1]

    def search(self, level: Level) -> None:
        """Search a level and those below."""
        self.solver = Solver.of(self.board, levels_up_to(level)).after(self.solver.moves)
        self.level = level

    def marks(self) -> Marks:
        """Return the stones, and how likely each space is to come next."""
        right = self.solver.right
        given = len(right) >= GIVEN
        return Marks(
            right=right,
            wrong=self.solver.wrong,
            chances=self.solver.chances() if given else {},
            figure=right[-1] if right else START,
        )

    def draw(self) -> str:
        """Return the screen."""
        return "".join([
            '<div class="pb-top"><p class="pb-voice" role="status" aria-live="polite" data-part="voice"></p></div>',
            '<div class="pb-bar" role="group" aria-label="The stone you lay">',
            button("lay right", "White stone: right (+)", part="lay-right", shortcut="+"),
            button("lay wrong", "Black stone: wrong (\u2212)", part="lay-wrong", shortcut="-"),
            button("undo", "Undo", part="undo", shortcut="Backspace"),
            button("clear", "Clear", part="clear"),
            choice("level", "Card", LEVEL_NAMES, part="level"),
            "</div>",
            self.drawn(),
            field("moves", "Moves so far", "Lay them", "2+ 4+ 7-", part="moves"),
            '<div class="pb-panel" data-part="panel"></div>',
            field("why", "Why is this rule out?", "Ask", "every 2nd space"),
            '<p class="pb-look" role="status" aria-live="polite" data-part="why"></p>',
        ])  # fmt: skip

    def parts(self) -> Parts:
        """Return what the screen looks like now."""
        return {
            **self.board_parts(),
            "voice": {"text": self.said()},
            "lay-right": {"aria-pressed": str(self.laying_right).lower()},
            "lay-wrong": {"aria-pressed": str(not self.laying_right).lower()},
            "undo": {"aria-disabled": None if self.undone else "true"},
            "clear": {"aria-disabled": None if self.solver.moves else "true"},
            "level": {"value": self.level},
            "moves": {"value": " ".join(map(str, self.solver.moves))},
            "panel": {"html": self.fits()},
            "why": {"text": self.why()},
        }

    def said(self) -> str:
        """Say in a line or two what the stones tell."""
        solver = self.solver
        if len(solver.right) < GIVEN:
            return "Lay white stones on the two spaces that the Professor gave; then every stone in the order played."
        if clash := contradiction(solver):
            return clash.why
        rules, rows = sum(len(solver.names[row]) for row in solver.rows), len(solver.rows)
        fit = f"{rules} rule{'s' * (rules > 1)} fit{'s' * (rules == 1)}, with {rows} row{'s' * (rows > 1)}."
        if solver.solved:
            return f"{fit} The Professor is at home."
        likely = [f"{say_space(space)} ({percent(chance)})" for space, chance in list(solver.chances().items())[:3]]
        return f"{fit} Try {', then '.join(likely)}. Expect {solver.expected_wrong():.2f} more wrong steps."

    def fits(self) -> str:
        """Return the simplest rules that fit, as a table."""
        if len(self.solver.right) < GIVEN or not self.solver.rows:
            return ""
        rules = self.solver.rules()
        rows = [
            (words(phrase(fit.rule)), words(" ".join(map(str, spaces_of(fit.row)))), words(percent(fit.weight)))
            for fit in rules[:SHOWN]
        ]
        more = tag("p", {}, words(f"and {len(rules) - SHOWN} more")) if len(rules) > SHOWN else ""
        return table("The simplest rules that fit", ("Rule", "Row", "Likely"), rows) + more

    def why(self) -> str:
        """Say why the rule that was asked about is out, or that it fits."""
        if not self.asked_rule:
            return ""
        rule = parse_rule(self.asked_rule)
        return f"{self.asked_rule}: {why_out(rule, self.solver.moves, self.board) or 'it fits every stone.'}"


def checked(level: str) -> Level:
    """Return a level that there is. Raises PugsboxError for any other."""
    for known in LEVELS:
        if level == known:
            return known
    raise PugsboxError(f"There is no level {level[:20]!r}; expected {', '.join(LEVELS)}.")
