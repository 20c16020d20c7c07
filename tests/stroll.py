"""A small game with a board, made up for the tests of screens: the Professor thinks of a space, each of the others steps once.

Two rounds, then it is over. Only the Professor sees the space; nobody else has a secret.
"""

from dataclasses import dataclass
from typing import ClassVar

from pugsbox import games
from pugsbox.cardtable.asking import InTurn
from pugsbox.cardtable.cardgame import CardGame
from pugsbox.cardtable.cards import Card, Source, catalogue
from pugsbox.cardtable.effects import Asks, Effect, Interrupt
from pugsbox.cardtable.hooks import Stage
from pugsbox.cardtable.layout import Layout
from pugsbox.core.actions import act
from pugsbox.core.clauses import Clause
from pugsbox.core.events import Outcome
from pugsbox.core.session import Session
from pugsbox.core.views import BoardView
from pugsbox.core.words import Label, Says, Why, Words
from pugsbox.punschge import house_board

SPACES = (*map(str, range(1, 27)), "goal")
HINT = "Look at what stands beside the road, and then count the corners."

LAYOUT = Layout(seats=8)
SUPPLY = LAYOUT.zone("supply")
OWN = LAYOUT.zones("crystals")
WORTH = LAYOUT.counters("worth")
PROFESSOR = LAYOUT.counter("professor", listed=False)
ROUND = LAYOUT.counter("round")
SHOUTS = LAYOUT.counter("shouts", listed=False)
TASK = LAYOUT.note("task", seen="master", words=SPACES)
LAID = LAYOUT.note("laid", words=SPACES, listed=False)
RIGHT = LAYOUT.note("right", words=SPACES, listed=False)
TOLD = LAYOUT.note("hint")

LAW = ("LAW-1",)


@dataclass(frozen=True, slots=True)
class Think(Asks):
    """Think of a space."""

    because: ClassVar = LAW

    def options(self, t, seat):
        return [act(seat, "think", space) for space in ("7", "13", "26")]

    def answer(self, t, seat, action):
        t.cells[TASK] = action.args
        t.say("thinks", seat, action.args, LAW, (seat,))
        t.push(seat, Announce())


@dataclass(frozen=True, slots=True)
class Announce(Asks):
    """Open the round, with or without a hint."""

    because: ClassVar = LAW

    def options(self, t, seat):
        return [act(seat, "open"), act(seat, "help")]

    def answer(self, t, seat, action):
        if action.verb == "help":
            t.cells[TOLD] = (HINT,)
        t.say("opens", seat, (), LAW)
        t.push(seat, InTurn(Step()), Last())


@dataclass(frozen=True, slots=True)
class Step(Asks):
    """Step on a space that bears no stone."""

    because: ClassVar = LAW

    def options(self, t, seat):
        return [act(seat, "step", space) for space in SPACES if space not in t[LAID] and not t[RIGHT]]

    def answer(self, t, seat, action):
        if action.args == t[TASK]:
            t.cells[RIGHT] = action.args
            t.move("blue", SUPPLY, OWN[seat], "gets", seat, LAW)
            t.add(WORTH[seat], 5, "earns", seat, LAW)
        else:
            t.cells[LAID] += action.args
            t.say("steps", seat, action.args, LAW)


@dataclass(frozen=True, slots=True)
class Last(Effect):
    """The round is over."""

    def run(self, t, seat):
        t.say("shows", seat, t[TASK], LAW)
        for note in (TASK, LAID, RIGHT, TOLD):
            t.cells[note] = ()
        t.cells[PROFESSOR] = (seat + 1) % t.seats
        t.cells[ROUND] += 1
        t.cells[SHOUTS] = 0
        if t[ROUND] < 3:
            t.push(t[PROFESSOR], Think())


@dataclass(frozen=True, slots=True)
class Shout(Interrupt):
    """Once a round, anybody but the Professor may shout."""

    verbs: ClassVar = ("shout",)

    def options(self, t):
        return [act(seat, "shout") for seat in range(t.seats) if seat != t[PROFESSOR] and not t[SHOUTS] and t[TASK]]

    def answer(self, t, action):
        t.cells[SHOUTS] = 1
        t.say("shouts", action.seat, (), LAW)


def opening(t):
    t.cells[SUPPLY] = ("white",) * 6 + ("blue",) * 6 + ("red",) * 3
    t.cells[ROUND] = 1
    for seat in range(t.seats):
        t.move("white", SUPPLY, OWN[seat], "gets", seat, LAW) if seat < 3 else None
    t.push(0, Think())


def number(space):
    return 27 if space == "goal" else int(space)


def board(state, seat):
    right = tuple(map(number, state[RIGHT]))
    steps = bool(state.stack) and isinstance(state.stack[-1][0], Step) and state.stack[-1][1] == seat
    return BoardView(
        house_board(),
        right=right,
        wrong=frozenset(map(number, state[LAID])),
        hinted=frozenset(map(number, state[TASK])) if seat == state[PROFESSOR] else frozenset(),
        figure=right[0] if right else 0,
        say="möööb!" if state[LAID] else "",
        click=f"{seat} step" if steps else "",
    )


WORDS = Words(
    events={
        "thinks": Says("You think of {0}.", "{who} thinks of a space."),
        "opens": Says("You open the round.", "{who} opens the round."),
        "steps": Says("You step on {0}.", "{who} steps on {0}."),
        "gets": Says("You get {0:cards}.", "{who} gets {0:cards}."),
        "shows": Says("It was {0}.", "It was {0}."),
        "shouts": Says("You shout.", "{who} shouts."),
    },
    questions={
        "Think": Says("Think of a space.", "{who} thinks of a space."),
        "Announce": Says("Open the round.", "{who} opens the round."),
        "Step": Says("Step on a space.", "{who} steps on a space."),
    },
    actions={
        "think": Label("Think of", "space {0}"),
        "open": Label("", "Open the round"),
        "help": Label("", "Open the round with a hint"),
        "step": Label("Step on", "space {0}"),
        "shout": Label("", "Shout"),
    },
    refusals={"LAW-1": Why("A stone lies there.")},
    effects={"crystal": "worth {0}"},
    things={"white": "white crystal", "blue": "blue crystal", "red": "red crystal"},
    one={"white": "a white crystal", "blue": "a blue crystal", "red": "a red crystal"},
    won=Says("You win.", "{who} wins."),
    nobody="Nobody wins.",
    places={
        "supply": "Supply",
        "crystals": "Crystals",
        "worth": "worth",
        "round": "Round",
        "task": "Task",
        "hint": "Hint",
        "turn": "Turn",
    },
    someone="Somebody shouts",
)


@dataclass(frozen=True)
class Crystal(Card):
    """A crystal says what it is worth."""

    def text(self, words):
        return {"white": "worth 1", "blue": "worth 5", "red": "worth 20"}[self.key]


STROLL = CardGame(
    name="stroll",
    title="A Stroll",
    seats=range(2, 9),
    clauses={"LAW-1": Clause("LAW-1", "Law", "A space bears one stone.", "house", "play")},
    layout=LAYOUT,
    cards=catalogue(
        [
            Crystal("white", "white crystal", "crystal", 6, SUPPLY, Source.HOUSE, colour="white"),
            Crystal("blue", "blue crystal", "crystal", 6, SUPPLY, Source.HOUSE, colour="blue"),
            Crystal("red", "red crystal", "crystal", 3, SUPPLY, Source.HOUSE, colour="red"),
        ]
    ),
    words=WORDS,
    effects=(Think, Announce, Step, Last, InTurn),
    opening=opening,
    ending=lambda s: Outcome((), tuple(s[WORTH[seat]] for seat in range(s.seats)), LAW),
    reasons=lambda s, action: iter([WORDS.no("LAW-1", instead=s.legal[:2])]),
    think=lambda s, seat: iter([act(seat, "step", space) for space in SPACES]),
    score=lambda s, action: 0 if action.verb == "shout" else 1,
    stages={
        "turn": Stage(
            lambda s: str(s.stack[-1][1]) if s.stack else "-",
            lambda t, value: None,
            lambda seats: tuple(map(str, range(seats))),
        )
    },
    interrupt=Shout(),
    master=lambda s: s[PROFESSOR],
    board=board,
)


def stroll(seats, *actions, names=()):
    """A game of it after some actions."""
    session = Session(STROLL, seats=seats, seed=1, names=names)
    for action in actions:
        session.push(action)
    return session


def know_stroll(monkeypatch):
    """Let it be found by its name, as the games of pugsbox are."""
    monkeypatch.setitem(games.GAMES, "stroll", (__name__, "STROLL"))
