"""Where the pieces of the table lie, what is written down, and what may be chosen before a game."""

from __future__ import annotations

from typing import NamedTuple

from pugsbox.cardtable.layout import Counter, Layout, Zone
from pugsbox.cardtable.state import Reads
from pugsbox.core.game import Option
from pugsbox.punschge.board import GOAL, NUMBERS
from pugsbox.punschge.decks import house_files, known_tasks
from pugsbox.punschge.moves import say_space
from pugsbox.punschge.tasks import OWN_KEY, TASK_LEVELS, TaskLevel

__all__ = [
    "ACCEPTED",
    "BEGINNER",
    "BET",
    "BETTING",
    "BET_OVER",
    "CARDS",
    "DRAIN",
    "DRAWN",
    "FIRST",
    "FIRST_PART",
    "HELPER",
    "HINTS",
    "HINT_AT",
    "HOME",
    "JOINT_PAYS",
    "LAYOUT",
    "NO_BET",
    "NUMBERED",
    "OWN",
    "POT",
    "PROFESSOR",
    "PURSE",
    "RIGHT",
    "ROUND",
    "ROW",
    "SAID",
    "SEATS",
    "SPACES",
    "SPOKE",
    "STAKE",
    "STEPS",
    "SUPPLY",
    "TASK",
    "TASKS",
    "THEN",
    "TOO_EARLY",
    "TURNS",
    "WRONG",
    "Holder",
    "assistants",
    "chosen",
    "competitive",
    "joint",
    "left_of",
    "levels",
    "own",
    "part",
    "rounds",
    "warm_up",
]  # fmt: skip

SEATS = range(2, 9)
"""How many play: a ruling, the rulebook gives no number (PUN-COOP-01)."""
HOME = say_space(GOAL)
NUMBERED = tuple(map(str, NUMBERS))
SPACES = (*NUMBERED, HOME)
"""The spaces as they are written: 1 to 26, and the goal."""

TASKS = known_tasks()
HINTS = ("colour", "shape", "area", "symbols", "how-many", "number", "place", "neighbours", "jumps", "several", "aloud")
"""What the hint of a task of one's own can say it has to do with; "aloud": the Professor says it himself."""


def own(hint: str) -> str:
    """Return what stands for a task of one's own with a hint."""
    return f"{OWN_KEY}{hint}"


OWN = tuple(map(own, HINTS))

LAYOUT = Layout(seats=SEATS[-1])
CARDS = LAYOUT.zone("cards", seen="nobody", ordered=True, cards=("card",))  # the card box; the first is the rearmost
DRAWN = LAYOUT.zone("card", seen="master", cards=("card",), passing=True)
TASK = LAYOUT.note("task", seen="master", words=(*TASKS, *OWN))
ROW = LAYOUT.note("row", seen="master", words=NUMBERED, listed=False)
RIGHT = LAYOUT.note("right", words=SPACES, listed=False)  # white stones
WRONG = LAYOUT.note("wrong", words=SPACES, listed=False)  # black stones
PROFESSOR = LAYOUT.counter("professor", listed=False)
ROUND = LAYOUT.counter("round", listed=False)
TURNS = LAYOUT.counter("turns", listed=False)  # the number of the turn in its round, from 1; 0 before the first
STEPS = LAYOUT.counter("steps", listed=False)  # steps taken in this turn
HINT_AT = LAYOUT.counter("hint-at", listed=False)  # the turn after which the hint was read; 0: not yet
TOO_EARLY = LAYOUT.counter("too-early", listed=False)  # 1: the goal was tried since the last right space and left no stone
OVER = LAYOUT.counter("over", listed=False)  # 1: the round is over; its board lies there until the next task is taken
BET = LAYOUT.counter("bet", listed=False)  # as below
NO_BET, BETTING, BET_OVER = range(3)
HELPER = LAYOUT.counter("helper", listed=False)  # the seat whose help was accepted and is followed, plus 1; 0: nobody
SAID = LAYOUT.note("said", words=SPACES)  # what is still to be followed of an accepted suggestion
WAS = LAYOUT.note("was", words=tuple(TASKS))  # the task of the round before, until the next round's first step
SPOKE = LAYOUT.note("spoke", words=tuple(map(str, range(SEATS[-1]))), listed=False)  # who has offered help in this turn
ACCEPTED = LAYOUT.counter("accepted", listed=False)  # 1: help was accepted in this turn


class Holder(NamedTuple):
    """Who or what has crystals: those that lie there, and what is only written down (less than 0: owed)."""

    crystals: Zone
    noted: Counter


def holder(name: str) -> Holder:
    """Return a new holder that is nobody's."""
    return Holder(LAYOUT.zone(name, cards=("crystal",)), LAYOUT.counter(f"noted-{name}", listed=False))


SUPPLY = holder("supply")
POT = holder("goal")
STAKE = holder("start")
PURSE = tuple(
    Holder(*both)
    for both in zip(LAYOUT.zones("crystals", cards=("crystal",)), LAYOUT.counters("noted", listed=False), strict=True)
)
FIRST_PART = LAYOUT.counters("first", listed=False)
"""What each had when the cooperative part was over."""


# ---------------------------------------------------------------- options

NO = ("false", "true")
FEW = tuple(map(str, range(1, 10)))
MIXED = ("mixed", *TASK_LEVELS, "up-to-easy", "up-to-medium", "up-to-hard")


def names(folder: str) -> tuple[str, ...]:
    """Return the names of the files of a folder of puzzles, ours first."""
    found = [path.stem for path in house_files(folder)]
    return tuple(sorted(found, key=lambda name: name not in ("house", "starter")))


LAYOUT.option(
    "mode", Option(("cooperative", "competitive"), "All together, or one against another.", ("PUN-OBJ-02", "PUN-OBJ-03"))
)
THEN = LAYOUT.option(
    "then_competitive", Option(NO, "First all rounds together, then all one against another.", ("PUN-END-06", "PUN-END-07"))
)
EACH = LAYOUT.option(
    "rounds_each", Option(FEW, "How often everybody is the Professor.", ("PUN-END-01", "PUN-END-04", "PUN-END-07"))
)
LAYOUT.option("deck", Option(names("decks"), "The cards.", ("PUN-COMP-03",)))
LAYOUT.option("board", Option(names("boards"), "The board.", ("PUN-COMP-01",)))
LAYOUT.option("levels", Option(MIXED, "Which sides of the cards are used.", ("PUN-OBJ-05", "PUN-TASK-04")))
BEGINNER = LAYOUT.option(
    "beginner", Option(NO, "The first rounds are a warm-up with Junior tasks.", ("PUN-OBJ-04", "PUN-TASK-03", "PUN-TASK-08"))
)
WARM_UP = LAYOUT.option(
    "warm_up_rounds", Option(("players", *FEW), "How many rounds the warm-up has: one a player, or a number.", ("PUN-TASK-03",))
)
LAYOUT.option("used_card", Option(("front_of_box", "out_of_game"), "Where a used card goes.", ("PUN-COMP-04",)))
LAYOUT.option("task_side", Option(("front", "either"), "Which side the Professor may choose from.", ("PUN-COOP-04",)))
FIRST = LAYOUT.option(
    "first_professor",
    Option(
        (*map(str, range(SEATS[-1])), "seeded"),
        "Who is the first Professor: a seat, or chance.",
        ("PUN-COOP-09",),
        of_seats=True,
    ),
)
LAYOUT.option(
    "white_space_again",
    Option(("refused", "wrong_without_stone"), "A step on a white space.", ("PUN-MARK-11", "PUN-TURN-07")),
)
LAYOUT.option("early_goal", Option(("wrong_space", "no_crystal_no_stone"), "The goal too early.", ("PUN-GOAL-02",)))
LAYOUT.option(
    "long_game_totals",
    Option(("carried_over", "per_variant"), "Crystals of the first part count on, or each part is won alone.", ("PUN-END-06",)),
)
DRAIN = LAYOUT.option(
    "drain_pot",
    Option(
        NO,
        "Wrong steps pay the Professor from the pot in competition, too.",
        ("PUN-RIV-07", "PUN-RIV-08", "PUN-RIV-09"),
    ),
)
LAYOUT.option("help_moment", Option(("any", "start_of_turn"), "When help may be offered.", ("PUN-HELP-11",)))
LAYOUT.option(
    "stakes_from",
    Option(("supply", "professor_after_first"), "Who pays for raising the stake.", ("PUN-BET-08", "PUN-BET-16")),
)
LAYOUT.option(
    "joint_turn_failed",
    Option(("round_ends", "play_on_without_reward"), "When the one joint turn fails.", ("PUN-BET-12", "PUN-BET-14")),
)
JOINT_PAYS = LAYOUT.option(
    "joint_turn_error_pays", Option(NO, "The wrong step of the joint turn pays the Professor.", ("PUN-BET-15",))
)


def chosen(t: Reads, name: str) -> str:
    """Return the value of an option."""
    return LAYOUT.chosen(t.cells, name)


# ---------------------------------------------------------------- who and when


def left_of(t: Reads, seat: int) -> int:
    """Return the next assistant, clockwise: the Professor is skipped (PUN-TURN-03)."""
    after = (seat + 1) % t.seats
    return after if after != t[PROFESSOR] else (after + 1) % t.seats


def assistants(t: Reads) -> tuple[int, ...]:
    """Return all assistants, clockwise from the Professor's left (PUN-COOP-01)."""
    return tuple((t[PROFESSOR] + i) % t.seats for i in range(1, t.seats))


def part(t: Reads) -> int:
    """Return how many rounds one part of the game has."""
    return t.seats * t[EACH]


def rounds(t: Reads) -> int:
    """Return how many rounds the game has: two parts if one follows the other (PUN-END-06)."""
    return 2 * part(t) if t[THEN] else part(t)


def competitive(t: Reads) -> bool:
    """Whether this round is played one against another."""
    return t[ROUND] > part(t) if t[THEN] else chosen(t, "mode") == "competitive"


def joint(t: Reads) -> bool:
    """Whether the assistants play together: in a cooperative round, or once the competition is over (PUN-BET-12)."""
    return not competitive(t) or t[BET] == BET_OVER


def warm_up(t: Reads) -> bool:
    """Whether this round is one of the first, for beginners (PUN-TASK-03)."""
    return bool(t[BEGINNER]) and t[ROUND] <= (t.seats if t[WARM_UP] < 0 else t[WARM_UP])


def levels(t: Reads) -> tuple[TaskLevel, ...]:
    """Return the levels of tasks that this round allows (PUN-OBJ-04, PUN-OBJ-05, PUN-TASK-03)."""
    if warm_up(t):
        return ("junior",)
    wanted = chosen(t, "levels")
    if wanted == "mixed":
        return TASK_LEVELS
    last = wanted.removeprefix("up-to-")
    upto = TASK_LEVELS[: TASK_LEVELS.index(last) + 1]
    return upto if last != wanted else upto[-1:]
