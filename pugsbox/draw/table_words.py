"""What is said in words on a card table, beside the game's own words. A second language needs a second module like this one."""

from __future__ import annotations

__all__ = [
    "ANY_TIME",
    "BOARD",
    "BUILDING",
    "CHOICES",
    "COLOURS",
    "COVERED",
    "GAME_OVER",
    "INSTEAD",
    "LOG",
    "LOOK",
    "NONE",
    "NOT_YET",
    "NO_NEWS",
    "ON_BOARD",
    "ON_TURN",
    "OTHERS",
    "OUT",
    "PICK",
    "PLACE",
    "PLAYERS",
    "PUT_ALL_BACK",
    "PUT_BACK",
    "REFUSED",
    "REMOVE",
    "RESULT",
    "RULES",
    "SCORE",
    "SOURCES",
    "SOURCES_TITLE",
    "STATUS",
    "TABLE",
    "TIMES",
    "TOP",
    "TO_DECIDE",
    "WAIT",
    "WATCHING",
    "WHAT_THEY_DO",
    "WHICH",
    "WHY_NOT",
    "WINNER",
    "YOUR_TURN",
    "YOU_ARE_OUT",
    "actual",
    "cards",
    "cover",
    "earlier",
    "expected",
    "hidden",
    "picked",
    "place_of",
    "put_back",
    "ready",
    "turn_of",
    "unfolded",
    "you_decide",
    "your",
    "your_turn",
]  # fmt: skip

TIMES = "\N{MULTIPLICATION SIGN}"
YOUR_TURN = "Your turn"
WATCHING = "You are watching"
GAME_OVER = "The game is over"
OTHERS = "The others, clockwise from your left"
PLAYERS = "The players, clockwise"
ON_TURN = "on turn"
TO_DECIDE = "to decide"
TABLE = "The table"
BOARD = "The board"
PLACE = "Your place"
WHAT_THEY_DO = ": what the cards do"
TOP = "The top one first:"
NONE = "none"
CHOICES = "What you can do"
WAIT = "You have nothing to decide now."
ON_BOARD = "Press a space on the board."
LOOK = "To the cards on the table"
ANY_TIME = "At any time, also out of turn"
WHY_NOT = "Why not? What the rules do not allow you now"
WHICH = "choose one"
REFUSED = "Refused"
INSTEAD = "Instead you can"
RULES = "The rules named here"
LOG = "What happened"
NO_NEWS = "none yet"
RESULT = "The result"
WINNER = "winner"
SCORE = "score"
COVERED = "Nobody's place is shown."

PICK = "Pick"
PUT_BACK = "Put back"
REMOVE = "\N{MULTIPLICATION SIGN}"
PUT_ALL_BACK = "Put all back"
NOT_YET = "Not yet:"
BUILDING = "What you put together"
OUT = "out of the game"
YOU_ARE_OUT = "You are out of the game."

SOURCES_TITLE = "Where the text of a card is from"
SOURCES = {
    "printed": ("printed", "in the rulebook"),
    "reported": ("reported", "by people who own the game"),
    "ruling": ("ruling", "where the book is silent"),
    "house": ("house", "made up here"),
}
"""What stands on a badge, and what it means."""
STATUS = {
    "printed": "Printed in the rulebook.",
    "implied": "Follows from the rulebook.",
    "ruling": "A ruling, where the rulebook is silent.",
    "house": "Made up here.",
}
COLOURS = {"red": "red", "yellow": "yellow", "green": "green", "blue": "blue", "plum": "plum"}


def turn_of(name: str) -> str:
    """Return whose turn it is.

    >>> turn_of("Bo")
    "Bo's turn"
    """
    return f"{name}'s turn"


def your_turn(name: str) -> str:
    """Return whose turn it is, said to that player among others.

    >>> your_turn("Bo")
    'Bo, it is your turn'
    """
    return f"{name}, it is your turn"


def you_decide(name: str) -> str:
    """Return who has to decide, said to that player among others.

    >>> you_decide("Bo")
    'Bo, you decide'
    """
    return f"{name}, you decide"


def place_of(name: str) -> str:
    """Return what the place of a player is called among others.

    >>> place_of("Bo")
    "Bo's place"
    """
    return f"{name}'s place"


def your(title: str) -> str:
    """Return what a zone of one's own is called.

    >>> your("Hand")
    'Your hand'
    """
    return f"Your {title[:1].lower()}{title[1:]}"


def cards(count: int) -> str:
    """Return so many cards.

    >>> cards(1), cards(2)
    ('1 card', '2 cards')
    """
    return f"{count} card{'s' * (count != 1)}"


def picked(count: int, held: int) -> str:
    """Return how many copies of a card are picked.

    >>> picked(1, 3)
    '1 of 3'
    """
    return f"{count} of {held}"


def put_back(name: str) -> str:
    """Return what puts a picked card back."""
    return f"Put back {name}"


def hidden(count: int) -> str:
    """Return how many cards lie where nobody may look.

    >>> hidden(3)
    '3 cards, face down'
    """
    return f"{cards(count)}, face down"


def earlier(count: int) -> str:
    """Return what unfolds the older part of the log.

    >>> earlier(30)
    'Earlier: 30 more'
    """
    return f"Earlier: {count} more"


def unfolded(count: int) -> str:
    """Return what stands under the log for what is not shown of it.

    >>> unfolded(300)
    'and 300 before them: a saved game has every action.'
    """
    return f"and {count} before them: a saved game has every action."


def expected(what: str) -> str:
    """Return what a refused action lacks."""
    return f"Expected: {what}"


def actual(what: str) -> str:
    """Return what there is instead."""
    return f"Found: {what}"


def cover(name: str) -> str:
    """Return what stands on the cover between two seats.

    >>> cover("Bo")
    'Hand the screen to Bo'
    """
    return f"Hand the screen to {name}"


def ready(name: str) -> str:
    """Return what stands on the button of the cover.

    >>> ready("Bo")
    'I am Bo: show my place'
    """
    return f"I am {name}: show my place"
