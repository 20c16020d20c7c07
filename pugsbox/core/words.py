"""Sentences made from events, actions and questions. A game's words stand in one table; a second language is a second one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from string import Formatter
from typing import Any, NamedTuple

from pugsbox.core.actions import Action, Refusal
from pugsbox.core.errors import PugsboxError, quoted
from pugsbox.core.events import Datum, Event, Outcome, Question

__all__ = ["NAMES", "Label", "Says", "Why", "Words", "check_names"]

NAMES = ("Ada", "Bo", "Cleo", "Dex", "Eli", "Fay", "Gus", "Hal")
"""Who sits on seat 0, 1, 2 ... if nobody says otherwise."""
LONGEST_NAME = 24


class Says(NamedTuple):
    """A sentence for the player it is about, and one for everybody else.

    `{who}` is the player; `{0:cards}`, `{1:player}`, `{2:thing}`, `{2:a}`, `{3}` are the data, said as cards, a player, a thing
    of the game, one such thing, or as they are; `{0:said}` is what somebody wrote, in quotes; `{0:tried}` is the same, but a
    thing of the game is called by its name.
    """

    you: str
    they: str


class Label(NamedTuple):
    """What an action is called: the beginning, which several may share, and the word on the button."""

    row: str
    button: str


class Why(NamedTuple):
    """A refusal in words: the sentence, what was expected, what is so. Only what the asker can see may stand in it."""

    message: str
    expected: str = ""
    actual: str = ""


@dataclass(frozen=True)
class Words:
    """All words of one game in one language.

    `things` says cards and whatever else can be named, `one` a single card with its article, `places` zones and counters,
    `someone` what anybody may do at any time, `scored` what scores are, `news` what headlines are about, `stranger` who sits at
    no seat of this table, `patterns` those of cards, `effects` what a card does or is for (by key or kind); `owner` knows whose
    zone it is; `made_of` turns one thing into another before it is said.
    """

    events: Mapping[str, Says]
    questions: Mapping[str, Says]
    actions: Mapping[str, Label]
    refusals: Mapping[str, Why]
    effects: Mapping[str, str]
    things: Mapping[str, str]
    one: Mapping[str, str]
    won: Says
    nobody: str
    places: Mapping[str, str]
    patterns: Mapping[str, str] = field(default_factory=dict)
    owner: Callable[[int], int | None] = lambda _: None
    made_of: Mapping[str, Callable[[str], str]] = field(default_factory=dict)
    you: str = "you"
    hidden: Mapping[int, str] = field(default_factory=lambda: {1: "a card"})
    several: str = "{} cards"
    copies: str = "{1} \N{MULTIPLICATION SIGN} {0}"
    nothing: str = "nothing"
    someone: str = ""
    scored: str = ""
    news: str = ""
    stranger: str = "Player {}"

    def written(self, value: int | tuple[str, ...]) -> str:
        """Return what stands in a counter or on a note."""
        return str(value) if isinstance(value, int) else ", ".join(self.things.get(word, word) for word in value)

    def tell(self, event: Event, seat: int | None, names: tuple[str, ...]) -> str:
        """Return the sentence of an event that was redacted for `seat` already; "" for an event that has none."""
        if event.kind not in self.events:
            return ""
        return self._say(self.events[event.kind], event.seat, event.data, seat, names)

    def ask(self, question: Question, seat: int | None, names: tuple[str, ...]) -> str:
        """Return the question in words, as `seat` reads it."""
        asked = seat if seat in question.seats and seat is not None else question.seats[0]
        return self._say(self.questions[question.kind], asked, question.data, seat, names)

    def end(self, outcome: Outcome, seat: int | None, names: tuple[str, ...]) -> str:
        """Return how the game ended, as `seat` reads it."""
        said = [self._say(self.won, winner, (), seat, names) for winner in outcome.winners]
        return " ".join(said) or self.nobody

    def label(self, action: Action, seat: int | None, names: tuple[str, ...]) -> Label:
        """Return what an action is called: by verb and number of words, else by verb; `{rest}` are all words but the first."""
        label = self.actions.get(f"{action.verb}/{len(action.args)}") or self.actions[action.verb]
        fill = _Fill(self, seat, names)
        return Label(*(fill.format(part, *action.args, rest=action.args[1:]) for part in label))

    def no(self, clause: str, *data: Datum, key: str = "", instead: tuple[Action, ...] = ()) -> Refusal:
        """Return a refusal in words. `key` chooses among several sentences of one clause; `instead` are legal actions."""
        fill = _Fill(self, None, ())
        message, expected, actual = (fill.format(part, *data) for part in self.refusals[key or clause])
        return Refusal(clause, message[:1].upper() + message[1:], expected, actual, instead)

    def _say(self, says: Says, about: int, data: tuple[Datum, ...], seat: int | None, names: tuple[str, ...]) -> str:
        fill = _Fill(self, seat, names)
        text = fill.format(says.you if about == seat else says.they, *data, who=fill.player(about, named=True))
        return text[:1].upper() + text[1:].replace("!.", "!")  # a card may be called Surprise!


class _Fill(Formatter):
    """Puts data into a sentence. The sentences are ours; the data may be anything, and stays text."""

    def __init__(self, words: Words, seat: int | None, names: tuple[str, ...]) -> None:
        self.words = words
        self.seat = seat
        self.names = names

    def format_field(self, value: Any, spec: str) -> str:
        match spec:
            case "cards":
                return self.cards(value)
            case "player":
                return self.player(int(value))
            case "owner":
                return self.player(self.words.owner(value) or 0)
            case "thing":
                return self.words.things[value]
            case "a":
                return self.words.one[value]
            case "said" | "tried":
                return (self.words.things.get(value) if spec == "tried" else None) or quoted(value)
            case _ if spec:
                return self.words.things[self.words.made_of[spec](value)]
            case _:
                return str(value)

    def player(self, seat: int, *, named: bool = False) -> str:
        if seat == self.seat and not named:
            return self.words.you
        return (self.names or NAMES)[seat]

    def cards(self, cards: int | tuple[str, ...]) -> str:
        words = self.words
        if isinstance(cards, int):
            return words.hidden.get(cards, words.several.format(cards))
        counted = Counter(cards).items()
        said = [words.copies.format(words.things[card], n) if n > 1 else words.one[card] for card, n in counted]
        return ", ".join(said) or words.nothing


def check_names(names: tuple[str, ...], seats: int) -> tuple[str, ...]:
    """Return a name for every seat: those given, then ours. Raises PugsboxError for too many, and for a name that is none.

    >>> check_names(("Kim",), 3)
    ('Kim', 'Ada', 'Bo')
    """
    if not all(isinstance(name, str) for name in names):
        raise PugsboxError(f"Found the names {quoted(names)}; expected texts.")
    if len(names) > seats:
        raise PugsboxError(f"Found {len(names)} names; expected at most {seats}, one a seat.")
    for name in names:
        if not (name.isprintable() and name == name.strip() and 0 < len(name) <= LONGEST_NAME and "," not in name):
            raise PugsboxError(f"Found the name {quoted(name)}; expected 1 to {LONGEST_NAME} letters on one line, no comma.")
    full = names + tuple(name for name in NAMES if name not in names)[: seats - len(names)]
    if len(set(full)) < len(full):
        raise PugsboxError(f"Found the names {', '.join(names)}; expected each only once.")
    return full
