"""The contract that every game keeps."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import Any, Generic, Literal, NamedTuple, Protocol, TypeAlias, TypeVar

from pugsbox.core.actions import Action, Refusal
from pugsbox.core.clauses import Clause
from pugsbox.core.errors import PugsboxError, quoted
from pugsbox.core.events import Event, Outcome, Question
from pugsbox.core.views import Building, View

__all__ = ["Game", "Option", "Step", "Unfair", "read_options"]

S = TypeVar("S")
Unfair: TypeAlias = Literal["chance", "answer", "card", "final"]
"""Why an action stays taken: chance has spoken, another player has answered, a card was seen, or it was said to be final."""


class Step(NamedTuple, Generic[S]):
    """What an action leads to: the next state and what happened on the way."""

    state: S
    events: tuple[Event, ...]


@dataclass(frozen=True)
class Option:
    """A choice made before the game: its values, the default first, what it is about, and the clauses it changes.

    `of_seats` is whether values that are numbers are seats. Of `several` values any number may be chosen, written with a plus
    between them; the first two of their values are then none and all of them.
    """

    values: tuple[str, ...]
    says: str
    clauses: tuple[str, ...]
    of_seats: bool = False
    several: bool = False

    @property
    def default(self) -> str:
        """The value that a game has if nothing is said."""
        return self.values[0]

    def read(self, text: str) -> str | None:
        """Return the value that somebody wrote, as the option writes it; None if it has no such value.

        >>> cakes = Option(("none", "all", "plum", "lemon"), "Cakes.", (), several=True)
        >>> cakes.read("lemon+plum"), cakes.read("plum+salt")
        ('all', None)
        """
        if not self.several or text in self.values[:2]:
            return text if text in self.values else None
        none, all_, *parts = self.values
        chosen = text.split("+")
        if not set(chosen) <= set(parts):
            return None
        return all_ if set(chosen) == set(parts) else "+".join(part for part in parts if part in chosen) or none


class Game(Protocol[S]):
    """A game of two seats or more. States are values: frozen, comparable, and all that undo must restore.

    Seats count from 0, clockwise. `Session` is the way to play; these functions are what it stands on.
    """

    @property
    def name(self) -> str:
        """The name in records and on the command line: pugs_in_mugs."""

    @property
    def title(self) -> str:
        """The name on a heading: Pugs in Mugs."""

    @property
    def seats(self) -> range:
        """How many may play."""

    @property
    def clauses(self) -> Mapping[str, Clause]:
        """The rulebook by clause id."""

    @property
    def headlines(self) -> Collection[Collection[str]]:
        """Kinds of events that stay in view until the next ones of their group: how the last fight ended, why the game did."""

    @property
    def options(self) -> Mapping[str, Option]:
        """What can be chosen before the game."""

    def begin(self, seats: int, seed: int, **options: object) -> Step[S]:
        """Set the game up. Raises PugsboxError for a number of seats or an option that the game does not have."""

    def new(self, seats: int, seed: int, **options: object) -> S:
        """Return the state that `begin` leads to."""

    def waiting_for(self, state: S) -> tuple[int, ...]:
        """Return the seats that owe a decision. Who only may interrupt owes none."""

    def legal_actions(self, state: S, seat: int | None = None) -> tuple[Action, ...]:
        """Return all legal actions, or those of one seat."""

    def thinkable(self, state: S, seat: int) -> tuple[Action, ...]:
        """Return every action of the rulebook that the seat could ask for, legal now or not: what somebody may wonder about."""

    def check(self, state: S, action: Action) -> Refusal | None:
        """Return why the action is refused, None if it is legal."""

    def apply(self, state: S, action: Action) -> Step[S]:
        """Carry the action out. Raises IllegalAction, with the refusal, if it is not legal."""

    def observe(self, state: S, seat: int | None, names: tuple[str, ...] = ()) -> View:
        """Return what a seat sees (None: a spectator)."""

    def build(self, state: S, seat: int, cards: tuple[str, ...], names: tuple[str, ...] = ()) -> Building | None:
        """Return what cards of a seat's hand make; None if the game puts nothing together, or not now."""

    def question(self, state: S) -> Question | None:
        """Return what the game waits for; None when it is over."""

    def outcome(self, state: S) -> Outcome | None:
        """Return how the game ended; None while it goes on."""

    def read(self, text: str) -> Action:
        """Read an action in this game's words. Raises PugsboxError if the line is no action."""

    def tell(self, event: Event, seat: int | None, names: tuple[str, ...] = ()) -> str:
        """Return a sentence for an event as `seat` saw it; "" if there is nothing to say about it."""

    def label(self, action: Action, seat: int | None, names: tuple[str, ...] = ()) -> str:
        """Return what an action is called, as `seat` reads it; its own words where the game has no name for it."""

    def score(self, state: S, action: Action) -> float:
        """Return how good a legal action looks to the seat that would take it, from what that seat can see."""

    def unfair(self, before: S, action: Action, step: Step[S]) -> Unfair | None:
        """Return why it would be unfair to its seat's rivals to take an action back, None if it would not."""

    def place(self, state: S, zone: str, cards: tuple[str, ...], keep: Collection[str] = ()) -> S:
        """Put cards into a zone; what lies there goes back first, and zones in `keep` are not touched. Raises PugsboxError."""

    def set(self, state: S, name: str, value: str) -> S:
        """Set a counter, or whose turn it is and at which point. Raises PugsboxError."""

    def force(self, state: S, rolls: tuple[int, ...]) -> S:
        """Fix the next rolls."""

    def settle(self, state: S) -> S:
        """Return the state from which play goes on, once `place`, `set` and `force` are through."""

    def holds(self, state: S, name: str, value: str) -> str | None:
        """Return None if a zone or counter has the value, else what it has. Raises PugsboxError for an unknown name."""

    def dump(self, state: S) -> Any:
        """Return the state as plain lists, dicts, texts and numbers, fit for JSON."""

    def restore(self, data: Any) -> S:
        """Return the state that `dump` wrote. Raises PugsboxError with the path of what does not fit."""


def read_options(options: Mapping[str, Option], given: Mapping[str, object]) -> dict[str, str]:
    """Return a value for every option, given as words or as Python has them. Raises PugsboxError for what there is not.

    >>> read_options({"open": Option(("true", "false"), "The pile is open.", ())}, {"open": False})
    {'open': 'false'}
    """
    words = {name: str(value).lower() for name, value in given.items()}
    for name, value in words.items():
        if name not in options:
            raise PugsboxError(f"There is no option {quoted(name)}; expected one of {', '.join(options)}.")
        if options[name].read(value) is None:
            some = "some, such as a+b, of" if options[name].several else "one of"
            raise PugsboxError(f"Option {name} cannot be {quoted(value)}; expected {some} {', '.join(options[name].values)}.")
    return {name: option.read(words.get(name, "")) or option.default for name, option in options.items()}
