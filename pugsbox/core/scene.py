"""Play a record and see whether everything happens as it says."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from pugsbox.core.actions import Action, Refusal
from pugsbox.core.errors import PugsboxError
from pugsbox.core.events import Event, Outcome
from pugsbox.core.record import Entry, LoadGame, Record
from pugsbox.core.session import Session

__all__ = ["Played", "Scene", "play_record"]


@dataclass(frozen=True)
class Played:
    """What came of one line: an action with its events, or an attempt with its refusal."""

    line: int
    action: Action
    events: tuple[Event, ...] = ()
    refusal: Refusal | None = None


@dataclass
class Scene:
    """A record as it is played, line by line. `since` are the clauses seen since the last action."""

    record: Record
    session: Session[Any]
    played: list[Played] = field(default_factory=list)
    since: set[str] = field(default_factory=set)
    refusal: Refusal | None = None
    before: Any = None

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, if it has."""
        return self.session.game.outcome(self.session.state)

    @property
    def clauses(self) -> tuple[str, ...]:
        """Every clause that was seen so far, in the order of the rulebook."""
        return tuple(clause for clause in self.session.game.clauses if clause in self.seen)

    def __post_init__(self) -> None:
        self.seen: set[str] = set()
        self._see(self.session.opening)

    def step(self, entry: Entry) -> None:
        """Play a line. Raises WrongLine if it does not happen as it says."""
        try:
            self._step(entry)
        except PugsboxError as error:
            raise self.record.wrong(entry.line, str(error)) from None

    def _step(self, entry: Entry) -> None:
        match entry.mark:
            case "":
                self.before = self.session.state
                self.session.push(entry.text)
                move = self.session.moves[-1]
                self._see(move.events)
                self.played.append(Played(entry.line, move.action, move.events))
            case "|":
                if refusal := self.session.game.check(self.before, self.session.read(entry.text)):
                    raise PugsboxError(f"{entry.text} is said to be right too, but it is refused: {refusal}")
            case "!":
                self._refused(entry)
            case ">":
                self._check(entry.text)

    def _refused(self, entry: Entry) -> None:
        action = self.session.read(entry.text)
        refusal = self.session.check(action)
        if refusal is None:
            raise PugsboxError(f"{action} is legal; expected that it is refused.")
        self.refusal = refusal
        self.seen |= set(refusal.clauses)
        self.played.append(Played(entry.line, action, refusal=refusal))

    def _see(self, events: tuple[Event, ...]) -> None:
        """Remember what happened, what is asked now, and how it ended."""
        game, state = self.session.game, self.session.state
        question, outcome = game.question(state), game.outcome(state)
        asked = (*(question.clauses if question else ()), *(outcome.clauses if outcome else ()))
        self.refusal = None
        self.since = {clause for event in events for clause in event.clauses} | set(asked)
        self.seen |= self.since

    def _check(self, text: str) -> None:
        """Raise PugsboxError if something is not as a line says."""
        word, _, rest = text.partition(" ")
        found: str | None
        match word:
            case "clause":
                found = None if rest in self.since else ", ".join(sorted(self.since))
            case "refused":
                clauses = self.refusal.clauses if self.refusal else ()
                found = None if rest in clauses else f"refused by {', '.join(clauses)}" if clauses else "nothing refused"
            case "legal":
                refusal = self.session.check(rest)
                found = str(refusal) if refusal else None
            case "waiting":
                waiting = " ".join(map(str, self.session.turn))
                found = None if waiting == rest else f"waiting {waiting or '-'}"
            case "winner":
                winners = " ".join(map(str, self.outcome.winners)) or "nobody" if self.outcome else "-"
                found = None if winners == rest else f"winner {winners}"
            case _:
                found = self._value(text)
        if found is not None:
            raise PugsboxError(f"expected {text}; found {found}.")

    def _value(self, text: str) -> str | None:
        name, equals, value = (part.strip() for part in text.partition("="))
        if not equals:
            raise PugsboxError(
                f"{text} is no check; expected clause, refused, legal, waiting, winner or a name, = and a value."
            )
        return self.session.game.holds(self.session.state, name, value)


def play_record(record: Record, load_game: LoadGame) -> Scene:
    """Play a record to its end and return what happened. Raises WrongLine where that is not as it says."""
    scene = Scene(record, Session.of(record, load_game))
    for entry in record.entries:
        scene.step(entry)
    return scene
