"""What the screens say. A second language needs a second module like this one, beside those of `draw` and `punschge`."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import get_args

from pugsbox.draw.marks import percent
from pugsbox.punschge.board import GOAL
from pugsbox.punschge.budget import BUDGETS as FROM_NONE
from pugsbox.punschge.budget import home_within, plan_within
from pugsbox.punschge.crossings import Crossing, Verdict
from pugsbox.punschge.moves import GIVEN, say_space
from pugsbox.punschge.phrasing import phrase
from pugsbox.punschge.practice import BRUMM, MOEOEB, Practice
from pugsbox.punschge.reasons import Contradiction, say_fit
from pugsbox.punschge.review import Look, Trap
from pugsbox.punschge.solver import Solver
from pugsbox.punschge.widespace import Known

LANGUAGE = "en"
NO_KERNEL = "No kernel answers. It may be busy; if it is gone, choose Run, then Run All Cells, to bring this screen to life."
SURPRISE = "This is a mistake of pugsbox, not yours: {}. If the screen looks wrong now, run its cell again."
TOO_LATE = "The screen had changed before your click arrived. Look again."
NO_ACTION = "There is no action {!r} on this screen."

FULL_SCREEN = "Full screen"
LEAVE_FULL_SCREEN = "Leave full screen"

READ_HINT = "Read the hint"
SHOW_ROW = "Show the row"
NEW_TASK = "New task"
LEVEL = "Level"
TASK = "Task no."
SET_TASK = "Set"
HINT = "Hint: {}"
IN_MIND = "I had in mind: {}."
ROW_SHOWN = "The row was shown; take a new task to go on."
ONLY_TASK = "There is no other {} task for this board."
NO_STEP = "There is no step {!r} to look back on; expected 1 to {}."
NO_TASK = "There is no task {!r}; expected a number from 0 to {}."

STONE = "The stone you lay"
WHITE = "White: right (+)"
BLACK = "Black: wrong (\u2212)"
CROSS_OUT = "Cross out (x)"
UNDO = "Undo"
CLEAR = "Clear"
CARDS = {
    "hard": "any but gourmet",
    "junior": "junior",
    "easy": "easy and below",
    "medium": "medium and below",
    "gourmet": "gourmet: a million rules",
}
MOVES = "Moves so far"
LAY = "Lay them"
GIVE_HINT = "A hint"
NO_HINT = "There are no more hints."
TOO_MANY_HERE = "Too many rules fit to say; lay more stones."
HIDE = "Hide the answers"
BUDGET = "Home with at most"
BUDGETS = {str(wrong): f"{wrong} wrong" for wrong in FROM_NONE}
WHY = "Why is this rule out?"
ASK = "Ask"
NOTHING_TO_UNDO = "There is nothing to take back."
RULES = "The rules that fit, the likeliest first"
RULE_HEADS = ("Rule", "Row", "Likely")
SHOW_ALL = "Show all {}"
SHOW_FEW = "Show only the likeliest"
GIVE_FIRST = "Lay white stones on the two spaces that the Professor gave; then every stone in the order played."

STEPS = "What a perfect player knew, and how good each step was (of the rules of this level and those below)"
STEP_HEADS = ("Step", "You tried", "Answer", "Rules that fitted", "A perfect player tries", "Lost by your step")
STEP = "Step {}"
AT_THE_END = "The board at the end"
STEP_BACK = "\u25c2 Step before"
STEP_ON = "Step after \u25b8"
NO_STEPS = "You took no step, so there is nothing to look back on."
NONE_KNOWN = "none the solver knows"


def voice(practice: Practice, shown: bool, looking: int | None) -> str:
    """Return what the Professor has to say: `shown` is whether his row was asked for, `looking` the step looked back on."""
    if looking is not None:
        move = practice.moves[GIVEN + looking]
        answer = BRUMM if move.right else MOEOEB
        return f"Step {looking + 1} of {len(practice.moves) - GIVEN}: you tried {say_space(move.space)}, {answer}."
    if practice.solved:
        return f"{practice.signal}! Home with {practice.wrong_steps} wrong step{'s' * (practice.wrong_steps != 1)}."
    if shown:
        return f"My row was {' '.join(map(str, practice.row))}."
    last = practice.moves[-1].space
    if practice.signal == MOEOEB:
        return f"{say_space(last)}: {MOEOEB}! Go on from {practice.right[-1]}."
    if practice.signal:
        return f"{say_space(last)}: {practice.signal}!"
    first, second = practice.right
    return f"My row begins with {first} and {second}. Step on the space that comes next."


def count(practice: Practice, seed: int) -> str:
    """Return how many steps were wrong, and which task it is."""
    wrong = practice.wrong_steps
    return f"{wrong} wrong step{'s' * (wrong != 1)} \u00b7 {practice.task.level} task no. {seed}"


def likely(chances: Iterable[tuple[int, float]]) -> list[str]:
    """Return spaces with how likely each is to come next."""
    return [f"{say_space(space)} ({percent(chance)})" for space, chance in chances]


def stones_say(solver: Known, clash: Contradiction | None, *, hidden: bool = False) -> str:
    """Say in a line or two what the stones tell; `clash` is their contradiction, if there is one.

    `hidden` is whether it is left open what comes next.
    """
    if len(solver.right) < GIVEN:
        return GIVE_FIRST
    if clash:
        return f"No rule fits. Doubt move {clash.doubt}, {solver.moves[clash.doubt - 1]}."
    if solver.solved:
        return f"{say_fit(solver.count, len(solver.rows))}. The Professor is at home."
    wrong = solver.expected_wrong()
    ahead = f"On average {wrong:.2f} wrong steps to go." if wrong else "No wrong step to go."
    return " ".join(filter(None, [f"{say_fit(solver.count, len(solver.rows))}.", coming_say(solver, hidden=hidden), ahead]))


def coming_say(solver: Known, *, hidden: bool) -> str:
    """Say what comes next, or only whether that is certain."""
    forced = solver.forced_next()
    if hidden:
        return "" if forced is None else "What comes next is certain."
    if forced is not None:
        return f"Only {'the goal' if forced == GOAL else forced} can come next."
    return f"Try {', then '.join(likely([*solver.chances().items()][:3]))}."


def home_say(solver: Known, budget: int, *, hidden: bool) -> str:
    """Say how likely one is home within a budget of wrong steps, and which spaces to try for that."""
    if not isinstance(solver, Solver):
        return TOO_MANY_HERE
    if len(solver.right) < GIVEN or solver.solved or not solver.rows:
        return ""
    home = percent(home_within(solver.rows, budget)[-1]) or "0%"
    plan = [] if hidden else plan_within(solver.rows, solver.last, budget)[: budget + 1]
    return f"{home} likely" + (f", trying {', then '.join(map(say_space, plan))}" if plan else "") + "."


def crossings_say(judged: Sequence[Crossing]) -> str:
    """Say whether the last crossing follows, and how many of all do."""
    if not judged:
        return ""
    verdicts = [crossing.verdict for crossing in judged]
    counted = [f"{verdict} {count}" for verdict in get_args(Verdict) if (count := verdicts.count(verdict))]
    return f"{judged[-1]}" + (f" {len(judged)} are crossed out: {', '.join(counted)}." if len(judged) > 1 else "")


def cost(look: Look) -> str:
    """Say how good a step was."""
    if not look.rules:
        return "-"
    if look.move.space not in look.chances:
        return "nothing: you knew more than the solver" if look.move.right else "1 wrong step: no rule it knows goes there"
    return f"{look.cost:.2f} wrong steps" if look.cost else "nothing: a best step"


def before(i: int, look: Look) -> str:
    """Say what was known before the i-th step, counted from 1."""
    if not look.rules:
        return f"Before step {i}, no rule that the solver knows fitted the stones: it could not help either."
    rules = f"{look.rules} rules fitted" if look.rules > 1 else "1 rule fitted"
    names = "; ".join(phrase(rule) for rule in look.simplest)
    spaces = ", ".join(likely([*look.chances.items()][:4]))
    return f"Before step {i}, {rules} the stones. The simplest: {names}. Likely to come next: {spaces}."


def where_the_trap_lay(found: Trap | None, known: bool) -> str:
    """Say where the trap of a task lay; `known` is whether the solver knows a rule with its row."""
    if not known:
        return "No rule that the solver knows has this row: sooner or later it had to be surprised."
    if found is None:
        return "There was no trap: the likeliest space was right all the way."
    comes = "the row ends there" if say_space(found.comes) == "goal" else f"the row goes on to {found.comes}"
    return (
        f"The trap lay behind {found.after}: {percent(found.likelihood)} of what fits goes on to {say_space(found.tempting)}, "
        f"as with \u201c{phrase(found.rule)}\u201d, but {comes}."
    )
