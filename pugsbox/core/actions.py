"""What a player does, in one short line, and why it may not be done."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from itertools import groupby
from typing import NamedTuple

from pugsbox.core.errors import PugsboxError, quoted

__all__ = ["Action", "IllegalAction", "Refusal", "act", "read_action", "read_cards", "write_cards"]

MOST = 99
"""Copies of a card that one word may stand for."""


class Action(NamedTuple):
    """A decision of one seat: a verb of the game and what it is about, written in one line.

    Seats count from 0, clockwise. The arguments are words of the game: cards, colours, seats.

    >>> print(Action(0, "attack", ("1", "red-warhead", "red-explosive", "red-explosive", "red-rocket")))
    0 attack 1 red-warhead red-explosive*2 red-rocket
    """

    seat: int
    verb: str
    args: tuple[str, ...] = ()

    def __str__(self) -> str:
        return " ".join(filter(None, (str(self.seat), self.verb, write_cards(self.args))))


@cache
def act(seat: int, verb: str, *args: str) -> Action:
    """Return the one `Action` of these words. For rules only: it is kept for good, so strangers' text must not come here."""
    return Action(seat, verb, args)


def write_cards(cards: tuple[str, ...]) -> str:
    """Write cards or other words in their order, a run of equal ones as one.

    >>> write_cards(("red", "red", "dig", "2", "2"))
    'red*2 dig 2 2'
    """
    runs = ((word, len(list(run))) for word, run in groupby(cards))
    return " ".join(f"{word}*{n}" if n > 1 and not word.isdecimal() else " ".join([word] * n) for word, n in runs)


def read_cards(text: str) -> tuple[str, ...]:
    """Read what `write_cards` writes. Raises PugsboxError if a number of copies is no number from 1 to 99.

    >>> read_cards("red*2 dig")
    ('red', 'red', 'dig')
    """
    cards: list[str] = []
    for entry in text.split():
        word, star, copies = entry.partition("*")
        if star and not (word and copies.isdecimal() and copies.isascii() and len(copies) < 3 and int(copies)):
            raise PugsboxError(f"found {quoted(entry)}; expected a card and how many, such as red*2, at most {MOST}.")
        cards += [word] * (int(copies) if star else 1)
    return tuple(cards)


def read_action(text: str, synonyms: Mapping[str, str] | None = None) -> Action:
    """Read an action from its line: seat, verb, arguments. `synonyms` maps further words of the game to those it uses.

    Raises PugsboxError if the line is no action; whether the game knows it and allows it is another question.

    >>> read_action("0 exchange stripes", {"stripes": "red"})
    Action(seat=0, verb='exchange', args=('red',))
    """
    seat, _, rest = text.strip().partition(" ")
    verb, _, args = rest.strip().partition(" ")
    if not (seat.isdecimal() and seat.isascii() and len(seat) < 3 and verb.isprintable() and verb):
        raise PugsboxError(f"found {quoted(text)}; expected an action: the seat, then what it does, such as 0 draw.")
    same = synonyms or {}
    return Action(int(seat), verb, tuple(same.get(word, word) for word in read_cards(args)))


@dataclass(frozen=True)
class Refusal:
    """Why an action is not legal: the clause that refuses it and a sentence; it depends only on what the asker can see.

    `expected` and `actual` put the difference in two short phrases; `alternatives` are actions that are legal instead;
    `also` holds the further reasons where several clauses refuse the same action.
    """

    clause: str
    message: str
    expected: str = ""
    actual: str = ""
    alternatives: tuple[Action, ...] = ()
    also: tuple[Refusal, ...] = ()

    @property
    def reasons(self) -> tuple[Refusal, ...]:
        """The reason itself and all the others."""
        return (self, *self.also)

    @property
    def clauses(self) -> tuple[str, ...]:
        """The clauses that refuse the action, each once."""
        return tuple(dict.fromkeys(reason.clause for reason in self.reasons))

    def __str__(self) -> str:
        return " ".join(f"{reason.message} ({reason.clause})" for reason in self.reasons)


class IllegalAction(PugsboxError):  # noqa: N818 - reads as what it says
    """An action that the game refuses; `refusal` says why."""

    def __init__(self, action: Action, refusal: Refusal) -> None:
        self.action = action
        self.refusal = refusal
        super().__init__(action, refusal)

    def __str__(self) -> str:
        return str(self.refusal)
