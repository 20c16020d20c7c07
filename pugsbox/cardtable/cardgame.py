"""A card game: what the kernel needs to know of it, and the contract of all games made from that."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import TYPE_CHECKING, Any

from pugsbox.cardtable import arrange, hooks, saving, views
from pugsbox.cardtable.cards import Card
from pugsbox.cardtable.effects import Asks, Effect, Interrupt
from pugsbox.cardtable.hooks import Builder, Stage
from pugsbox.cardtable.layout import HELD, SEATS, Layout, Zone, option_value
from pugsbox.cardtable.resolve import carry_out, settle
from pugsbox.cardtable.state import Cards, State, Table
from pugsbox.core.actions import Action, IllegalAction, Refusal, read_action
from pugsbox.core.clauses import Clause
from pugsbox.core.errors import PugsboxError, quoted
from pugsbox.core.events import Event, Outcome, Question
from pugsbox.core.game import Option, Step, Unfair, read_options
from pugsbox.core.rng import Rng
from pugsbox.core.views import BoardView, Building, Face, View
from pugsbox.core.words import NAMES, Words

__all__ = ["CardGame"]


@dataclass(frozen=True, eq=False)
class CardGame:
    """A game as data and functions. It keeps the contract `Game[State]`.

    `opening` sets up and pushes the first turn; `ending` says how a game that waits for nobody ended; `reasons` gives every
    clause that refuses an action; `think` gives every action of the rulebook in a seat's place, legal or not; `score` says
    how good a legal action looks to its seat, from what that seat can see; `covered` are open piles that show their top card
    only; `decided` is whether a table is laid out so that the game is over; `arranged` completes what was laid out by hand,
    `sound` raises PugsboxError for a saved state that no game comes to. `master` is the seat that leads the game now and sees
    what is for the master only; `board` draws what is no card. `builder` is what players put together; `out` are seats no
    longer in the game; `note` is what the table adds to the words of an action; `retold` gives the texts of cards that say
    something else than usual in this game. At an `open_end` all cards are turned up and counted. `touch` says, by
    place, which verbs are for a single card that lies there; `headlines` are groups of kinds of events that stay in view.
    """

    name: str
    title: str
    seats: range
    clauses: Mapping[str, Clause]
    layout: Layout
    cards: Mapping[str, Card]
    words: Words
    effects: tuple[type[Effect], ...]
    opening: Callable[[Table], None]
    ending: Callable[[State], Outcome]
    reasons: Callable[[State, Action], Iterable[Refusal]]
    think: Callable[[State, int], Iterable[Action]]
    score: Callable[[State, Action], float]
    stages: Mapping[str, Stage] = field(default_factory=dict)
    interrupt: Interrupt | None = None
    synonyms: Mapping[str, str] = field(default_factory=dict)
    decided: Callable[[State], bool] = hooks.never
    covered: Callable[[State], tuple[Zone, ...]] = hooks.nothing
    arranged: Callable[[Table], None] = hooks.as_it_is
    sound: Callable[[Table], None] = hooks.as_it_is
    master: Callable[[State], int | None] = hooks.nobody
    board: Callable[[State, int | None], BoardView | None] = hooks.no_board
    builder: Builder | None = None
    out: Callable[[State], tuple[int, ...]] = hooks.all_in
    note: Callable[[State, Action, tuple[str, ...]], str] = hooks.no_note
    retold: Callable[[State], Mapping[str, str]] = hooks.as_printed
    open_end: bool = False
    touch: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    headlines: Collection[Collection[str]] = ()

    @cached_property
    def faces(self) -> Mapping[str, Face]:
        """What the screen shows of each card."""
        return {key: card.face(self.words) for key, card in self.cards.items()}

    def face(self, state: State, key: str) -> Face:
        """Return what the screen shows of a card in this game."""
        told = self.retold(state).get(key)
        return self.faces[key] if told is None else replace(self.faces[key], text=told)

    @property
    def options(self) -> Mapping[str, Option]:
        """What can be chosen before the game."""
        return {name: option for name, (_, option) in self.layout.options.items()}

    def begin(self, seats: int, seed: int = 0, **options: object) -> Step[State]:
        """Set the game up. Raises PugsboxError for a number of seats or an option that the game does not have."""
        if type(seats) is not int or seats not in self.seats:
            raise PugsboxError(f"{self.title} is for {self.seats[0]} to {self.seats[-1]} players; found {quoted(seats)}.")
        chosen = read_options(self.options, options)
        cells: list[Any] = [() if cell.kind in HELD else 0 for cell in self.layout.cells]
        cells[SEATS] = seats
        for name, (cell, _) in self.layout.options.items():
            cells[cell] = option_value(chosen[name], self.options[name])
        return self._settled(self._opened(cells, seed))

    def begun(self, cells: list[Any]) -> State:
        """Return the first state of a game with the seats and the options that some cells hold."""
        return self._opened([() if cell.kind in HELD else cells[i] for i, cell in enumerate(self.layout.cells)], 0).frozen()

    def _opened(self, cells: list[Any], seed: int) -> Table:
        t = Table(State(tuple(cells), (), Rng(seed)))
        self.opening(t)
        return t

    def new(self, seats: int, seed: int = 0, **options: object) -> State:
        """Return the state that `begin` leads to.

        Raises PugsboxError for a number of seats or an option that the game does not have.
        """
        return self.begin(seats, seed, **options).state

    def _settled(self, t: Table) -> Step[State]:
        state = settle(t, self.interrupt)
        return Step(state, tuple(t.events))

    def waiting_for(self, state: State) -> tuple[int, ...]:
        """Return the seats that owe a decision. Who only may interrupt owes none."""
        if not state.stack:
            return ()
        effect, seat = state.stack[-1]
        assert isinstance(effect, Asks)  # noqa: S101 - a settled state waits for nothing else
        return effect.asked(state, seat)

    def legal_actions(self, state: State, seat: int | None = None) -> tuple[Action, ...]:
        """Return all legal actions, or those of one seat."""
        return state.legal if seat is None else tuple(action for action in state.legal if action.seat == seat)

    def thinkable(self, state: State, seat: int) -> tuple[Action, ...]:
        """Return every action of the rulebook that the seat could ask for, legal now or not: what somebody may wonder about."""
        return tuple(self.think(state, seat))

    def check(self, state: State, action: Action) -> Refusal | None:
        """Return why the action is refused, None if it is legal."""
        if action in state.legal:  # the list decides; the reasons only explain
            return None
        first, *more = self.reasons(state, action)
        return Refusal(first.clause, first.message, first.expected, first.actual, first.alternatives, tuple(more))

    def apply(self, state: State, action: Action) -> Step[State]:
        """Carry the action out. Raises IllegalAction, with the refusal, if it is not legal."""
        if refusal := self.check(state, action):
            raise IllegalAction(action, refusal)
        t = Table(state)
        carry_out(t, action, self.interrupt)
        return self._settled(t)

    def question(self, state: State) -> Question | None:
        """Return what the game waits for; None when it is over."""
        if not state.stack:
            return None
        effect, seat = state.stack[-1]
        assert isinstance(effect, Asks)  # noqa: S101 - a settled state waits for nothing else
        return effect.question(state, seat)

    def outcome(self, state: State) -> Outcome | None:
        """Return how the game ended; None while it goes on."""
        return None if state.stack else self.ending(state)

    def observe(self, state: State, seat: int | None, names: tuple[str, ...] = ()) -> View:
        """Return what a seat sees (None: a spectator)."""
        return views.observe(self, state, seat, names or NAMES[: state.seats])

    def build(self, state: State, seat: int, cards: tuple[str, ...], names: tuple[str, ...] = ()) -> Building | None:
        """Return what cards of a seat's hand make; None if the game puts nothing together, or not now."""
        return views.build(self, state, seat, cards, names or NAMES[: state.seats])

    def read(self, text: str) -> Action:
        """Read an action in this game's words; what is built may name its cards in any order.

        Raises PugsboxError if the line is no action.
        """
        action = read_action(text, self.synonyms)
        if self.builder is None or action.verb != self.builder.verb:
            return action
        return action._replace(args=(*action.args[:1], *self.builder.order(action.args[1:])))

    def tell(self, event: Event, seat: int | None, names: tuple[str, ...] = ()) -> str:
        """Return a sentence for an event as `seat` saw it; "" if there is nothing to say about it."""
        return self.words.tell(event.seen_from(seat), seat, names)

    def sees(self, state: State, seat: int | None, cell: int) -> bool:
        """Return whether a seat (None: a spectator) sees what is in a cell; of a covered pile, the top card."""
        known = self.layout.cells[cell]
        if self.open_end and not state.stack:
            return True
        match known.seen:
            case "owner":
                return seat is not None and seat == known.seat
            case "master":
                return seat is not None and seat == self.master(state)
            case _:
                return known.seen == "all"

    def shown(self, state: State, seat: int | None, zone: int) -> Cards | None:
        """Return the cards of a zone that a seat (None: a spectator) sees now; None if it sees none."""
        if not self.sees(state, seat, zone):
            return None
        cards = state[Zone(zone)]
        return cards[-1:] if zone in self.covered(state) else cards

    def label(self, action: Action, seat: int | None, names: tuple[str, ...] = ()) -> str:
        """Return what an action is called, as `seat` reads it; its own words where the game has no name for it."""
        try:
            said = " ".join(self.words.label(action, action.seat, names)).strip()
        except (LookupError, ValueError):  # a seat that is no number
            said = " ".join((action.verb, *action.args))
        if action.seat == seat:
            return said
        called = names or NAMES
        who = called[action.seat] if action.seat < len(called) else self.words.stranger.format(action.seat + 1)
        return f"{who}: {said}"

    def unfair(self, before: State, action: Action, step: Step[State]) -> Unfair | None:
        """Return why it would be unfair to its seat's rivals to take an action back, None if it would not.

        What has told somebody something stays: chance, what another player did or felt, a card not seen before. So does an
        answer that is final. A card of another player that lay open before and after has told nothing.
        """
        seat, (effect, _) = action.seat, before.stack[-1]
        if before.rng != step.state.rng:
            return "chance"
        if any(event.seat != seat and not self._lay_open(before, event) for event in step.events):
            return "answer"
        if any(self._uncovers(before, event, seat) for event in step.events):
            return "card"
        return "final" if isinstance(effect, Asks) and effect.keeps(action) else None

    def _uncovers(self, before: State, event: Event, seat: int) -> bool:
        """Whether an event showed a seat a card that it could not see before."""
        match event.data:
            case (tuple() as cards, int(source), int()) if event.seen_by is None or seat in event.seen_by:
                return not set(cards) <= set(self.shown(before, seat, source) or ())
            case _:
                return False

    def _lay_open(self, before: State, event: Event) -> bool:
        """Whether an event moved cards that all could see before, and still see."""
        match event:
            case Event(data=(tuple() as cards, int(source), int(target)), seen_by=None):
                known, all_ = self.layout.cells[target], range(before.seats)
                return known.seen == "all" and all(set(cards) <= set(self.shown(before, seat, source) or ()) for seat in all_)
            case _:
                return False

    def place(self, state: State, zone: str, cards: tuple[str, ...], keep: Collection[str] = ()) -> State:
        """Put cards into a zone; what lies there goes back first, and zones in `keep` are not touched.

        Raises PugsboxError for an unknown zone or card and for more copies than there are.
        """
        return arrange.place(self, Table(state), zone, cards, keep).frozen()

    def set(self, state: State, name: str, value: str) -> State:
        """Set a counter, or whose turn it is and at which point. Raises PugsboxError for what cannot be set so."""
        return arrange.put(self, state, name, value).frozen()

    def force(self, state: State, rolls: tuple[int, ...]) -> State:
        """Fix the next rolls."""
        t = Table(state)
        t.rng = t.rng._replace(forced=rolls)
        return t.frozen()

    def settle(self, state: State) -> State:
        """Return the state from which play goes on, once all is arranged."""
        t = Table(state)
        self.arranged(t)
        if self.decided(state):
            t.end()
        return self._settled(t).state

    def holds(self, state: State, name: str, value: str) -> str | None:
        """Return None if a zone or counter has the value, else what it has. Raises PugsboxError for an unknown name."""
        return arrange.holds(self, state, name, value)

    def dump(self, state: State) -> dict[str, Any]:
        """Return the state as plain lists, dicts, texts and numbers, fit for JSON."""
        return saving.dump(self, state)

    def restore(self, data: Any) -> State:
        """Return the state that `dump` wrote. Raises PugsboxError with the path of what does not fit."""
        t = saving.restore(self, data)
        self.sound(t)
        try:
            return self._settled(t).state
        except (LookupError, ValueError) as error:
            if isinstance(error, PugsboxError):
                raise
            raise PugsboxError("stack: what waits there does not fit the cards and seats of this state.") from None


if TYPE_CHECKING:
    from pugsbox.core.game import Game

    def _keeps(game: CardGame) -> Game[State]:
        """The contract of all games, checked."""
        return game
