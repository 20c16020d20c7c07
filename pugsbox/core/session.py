"""A game being played: what every screen, record and test stands on. Actions, fair undo, the log, saving and loading."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any, Generic, NamedTuple, TypeVar

from pugsbox.core.actions import Action, Refusal
from pugsbox.core.bots import Bot
from pugsbox.core.errors import PugsboxError
from pugsbox.core.events import Event
from pugsbox.core.game import Game, Step, Unfair
from pugsbox.core.record import Header, LoadGame, Record, begin, read_record, write_record
from pugsbox.core.views import Line, View
from pugsbox.core.words import check_names
from pugsbox.core.writing import write_whole

__all__ = ["Session"]

S = TypeVar("S")


class Move(NamedTuple, Generic[S]):
    """An action that was taken, the state before it, and what happened."""

    action: Action
    before: S
    events: tuple[Event, ...]


LATELY = 400
"""News is not older than so many actions: a long game has thousands."""
UNFAIR: Mapping[Unfair, str] = {
    "chance": "Chance has spoken since then; that cannot be taken back.",
    "answer": "Another player has answered or been affected; that cannot be taken back.",
    "card": "You have seen a new card since then; that cannot be taken back.",
    "final": "That was said for good; it cannot be taken back.",
}


class Session(Generic[S]):
    """One game from its first state on.

    >>> from pugsbox.pugs_in_mugs import PUGS_IN_MUGS
    >>> session = Session(PUGS_IN_MUGS, seats=2, seed=7, first_player="0")
    >>> for line in session.push("0 draw"):
    ...     print(line.text)
    Your action 1 of 2.
    You draw a yellow Pug.
    >>> session.legal()[0], session.turn
    (Action(seat=0, verb='draw', args=()), (0,))
    """

    def __init__(
        self,
        game: Game[S],
        seats: int,
        seed: int = 0,
        names: Iterable[str] = (),
        **options: object,
    ) -> None:
        """Begin a game. Raises PugsboxError for seats, names or options that the game does not have."""
        given = {name: str(value).lower() for name, value in options.items()}
        called = (names,) if isinstance(names, str) else tuple(names)
        self._begin(game, Header(game.name, seats, seed, called, tuple(given.items())))

    def _begin(self, game: Game[S], header: Header) -> None:
        self.game = game
        self.header = header
        begun: Step[S] = begin(game, header)
        self.names = check_names(header.names, header.seats)
        self.opening = begun.events
        self.moves: list[Move[S]] = []
        self._lines: dict[int | None, list[tuple[Line, ...]]] = {}
        self.state: S = begun.state

    @property
    def ply(self) -> int:
        """How many actions were taken."""
        return len(self.moves)

    @property
    def turn(self) -> tuple[int, ...]:
        """The seats that owe a decision."""
        return self.game.waiting_for(self.state)

    def legal(self, seat: int | None = None) -> tuple[Action, ...]:
        """Return all legal actions, or those of one seat."""
        return self.game.legal_actions(self.state, seat)

    def read(self, action: Action | str) -> Action:
        """Return an action that was written in a line. Raises PugsboxError if the line is none."""
        return self.game.read(action) if isinstance(action, str) else action

    def check(self, action: Action | str) -> Refusal | None:
        """Return why an action is refused, None if it is legal. Raises PugsboxError for a line that is no action."""
        return self.game.check(self.state, self.read(action))

    def push(self, action: Action | str, ply: int | None = None) -> Iterator[Line]:
        """Take an action and give what happened, as its seat saw it; the sentences are made when they are read.

        With `ply`, the number of actions taken when it was offered, an action that comes too late is refused. Raises
        IllegalAction, with the refusal, and PugsboxError for a line that is no action; then nothing has changed.
        """
        if ply is not None and ply != self.ply:
            raise PugsboxError("The game has gone on since then; choose again.")
        taken = self.read(action)
        before = self.state
        step = self.game.apply(before, taken)
        self.moves.append(Move(taken, before, step.events))
        self.state = step.state
        return self._tell(step.events, taken.seat)

    def play(self, bots: Mapping[int, Bot], limit: int = 100_000) -> int:
        """Let bots act until a seat without one has to decide, or the game is over; return how many actions that were.

        After `limit` actions it stops: a table arranged by hand may have no end.
        """
        taken = self.ply
        while self.ply - taken < limit and (action := self.wanted(bots)):
            self.push(action)
        return self.ply - taken

    def wanted(self, bots: Mapping[int, Bot]) -> Action | None:
        """Return what a bot would do now, those first that may interrupt; None if none of them acts."""
        first = self.turn[0] if self.turn else 0  # clockwise from who decides, who comes last
        for seat in sorted(bots, key=lambda seat: (seat in self.turn, (seat - first) % self.header.seats)):
            if action := bots[seat].choose(self.game, self.state, seat):
                return action
        return None

    # ------------------------------------------------------------ undo

    def why_no_undo(self, seat: int | None = None) -> str | None:
        """Return why the last action cannot be taken back by a seat (None: by whoever took it), or None if it can.

        Fair undo gives nobody an advantage: never another player's action, never past chance, an answer of another player or a
        card that the seat had not seen before.
        """
        if not self.moves:
            return "Nothing has been done yet that could be taken back."
        move = self.moves[-1]
        actor = move.action.seat if seat is None else seat
        if move.action.seat != actor:
            return f"The last action was taken by {self.names[move.action.seat]}; only your own can be taken back."
        unfair = self.game.unfair(move.before, move.action, Step(self.state, move.events))
        return UNFAIR[unfair] if unfair else None

    def undo(self, seat: int | None = None) -> Action:
        """Take the last action back and return it. Raises PugsboxError, with the reason, where that would not be fair."""
        if why := self.why_no_undo(seat):
            raise PugsboxError(why)
        move = self.moves.pop()
        self.state = move.before
        for told in self._lines.values():
            del told[len(self.moves) + 1 :]
        return move.action

    # ------------------------------------------------------------ what is seen

    @property
    def events(self) -> tuple[Event, ...]:
        """Everything that has happened, the setup first."""
        return (*self.opening, *(event for move in self.moves for event in move.events))

    def log(self, seat: int | None = None) -> tuple[Line, ...]:
        """Return what has happened as a seat saw it (None: a spectator)."""
        told = self._lines.setdefault(seat, [tuple(self._tell(self.opening, seat))])  # what was told once stays as it is
        told += [tuple(self._tell(move.events, seat)) for move in self.moves[len(told) - 1 :]]
        return tuple(line for lines in told for line in lines)

    def view(self, seat: int | None = None) -> View:
        """Return what a seat sees now (None: a spectator), with the log."""
        return replace(self.game.observe(self.state, seat, self.names), log=self.log(seat), news=self._news(seat))

    def _news(self, seat: int | None) -> tuple[Line, ...]:
        """Return the headlines of every group, those of the last action that made some."""
        return tuple(line for kinds in self.game.headlines for line in self._tell(self._last(kinds), seat))

    def _last(self, kinds: Collection[str]) -> tuple[Event, ...]:
        """Return the events of some kinds of the last action that had any."""
        lately = reversed(self.moves[-LATELY:])
        made = (tuple(event for event in move.events if event.kind in kinds) for move in lately)
        return next(filter(None, made), ())

    def _tell(self, events: tuple[Event, ...], seat: int | None) -> Iterator[Line]:
        told = ((self.game.tell(event, seat, self.names), event) for event in events)
        return (Line(text, event.clauses, event.seat) for text, event in told if text)

    # ------------------------------------------------------------ save and load

    def save(self, path: Path | None = None) -> str:
        """Return the game as a record; with a path, write it there, whole or not at all. Raises PugsboxError if it cannot."""
        text = write_record(self.header, tuple(move.action for move in self.moves))
        if path is not None:
            write_whole(path, text.encode())
        return text

    @classmethod
    def load(cls, text: str, load_game: LoadGame, name: Path = Path("saved game")) -> Session[Any]:
        """Return the game that a record tells. Raises BadFile with the line of what does not fit; nothing else changes."""
        record = read_record(text, load_game, name)
        session = cls.of(record, load_game)
        for entry in record.actions:
            try:
                session.push(entry.text)
            except PugsboxError as error:
                raise record.wrong(entry.line, str(error)) from None
        return session

    @classmethod
    def of(cls, record: Record, load_game: LoadGame) -> Session[Any]:
        """Return the game that a record begins with: set up and arranged, nothing done. Raises BadFile with the line."""
        session = cls.__new__(cls)
        session._begin(load_game(record.header.game), record.header)  # noqa: SLF001 - its own
        return session
