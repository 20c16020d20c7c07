"""What is said in words on the map and to a screen reader. A second language needs a second module like this one."""

from pugsbox.draw.kinds import GOAL, START

__all__ = [
    "COLOURS", "CROSSED", "DESCRIPTION", "HALVES", "HINTED", "KEY", "KEY_NOTES", "REACHED", "RIGHT", "SELECTED", "STONES",
    "TITLE", "WRONG", "at_hand", "called", "goal_name", "professor", "start_name", "title_of",
]  # fmt: skip

TITLE = "Professor Pünschge"
DESCRIPTION = "A path of 26 spaces from the start to the goal."
HALVES = {"upper": "upper half", "lower": "lower half"}
RIGHT = "white stone: right"
WRONG = "black stone: wrong"
REACHED = "reached"
COLOURS = ("green", "red", "yellow", "white")
KEY = "What is what on the board?"
STONES = {"right": RIGHT, "wrong": f"{WRONG}, for now", "hint": "the best space, or a doubtful stone"}
KEY_NOTES = (
    "A line with a Roman number runs beside each straight; a round place is a corner. The dash-dot line parts the halves.",
    "Rings say how likely a space comes next: the more rings, the likelier. A blue frame is the space you tried.",
    "A torn cross is a space that you have crossed out.",
)
SELECTED = "selected"
HINTED = "hinted"
CROSSED = "crossed out"


def title_of(board: str) -> str:
    """Return the name of a drawing."""
    return f"{TITLE}: the board {board}"


def called(name: str) -> str:
    """Return what a colour, shape, area or symbol is called.

    >>> called("wagon"), called("owl")
    ('covered wagon', 'owl')
    """
    return {"wagon": "covered wagon"}.get(name, name)


def start_name(start: str) -> str:
    """Return the name of the start."""
    return f"start: {start}"


def goal_name(goal: str) -> str:
    """Return the name of the goal."""
    return f"goal: {goal}"


def professor(position: int, said: str) -> str:
    """Return where the Professor is and what he says.

    >>> professor(7, "moo"), professor(0, "")
    ('the Professor, on 7: moo', 'the Professor, at the start')
    """
    where = {START: "at the start", GOAL: "at the goal"}.get(position, f"on {position}")
    return f"the Professor, {where}{': ' if said else ''}{said}"


def at_hand(white: int, black: int) -> str:
    """Return what lies ready beside the board."""
    return f"at hand: {white} white and {black} black stones"
