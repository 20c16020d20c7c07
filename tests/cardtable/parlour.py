"""A small game that uses every way of asking the kernel has: three players, five coins each, one round of everything."""

from dataclasses import dataclass
from typing import ClassVar

from pugsbox.cardtable.asking import Choose, InTurn, May, Sealed, Together
from pugsbox.cardtable.cardgame import CardGame
from pugsbox.cardtable.cards import Card, Source, catalogue
from pugsbox.cardtable.effects import Asks, Effect, Interrupt
from pugsbox.cardtable.layout import Layout
from pugsbox.core.actions import act
from pugsbox.core.clauses import Clause
from pugsbox.core.events import Outcome
from pugsbox.core.words import Label, Says, Why, Words

LAYOUT = Layout(seats=3)
BANK = LAYOUT.zone("bank")
PURSE = LAYOUT.zones("purse")
BID = LAYOUT.counters("bid", seen="owner")  # a sealed answer lies where only its owner sees it
WON = LAYOUT.counter("won")

LAW = ("LAW-1",)


@dataclass(frozen=True, slots=True)
class Pay(Effect):
    """Lose coins."""

    coins: int

    def run(self, t, seat):
        for _ in range(self.coins):
            t.move("coin", PURSE[seat], BANK, "pays", seat, LAW)


@dataclass(frozen=True, slots=True)
class Spend(Asks):
    """Pay one coin."""

    because: ClassVar = LAW

    def options(self, t, seat):
        return [act(seat, "spend")] if t[PURSE[seat]] else []

    def answer(self, t, seat, action):
        t.push(seat, Pay(1))


@dataclass(frozen=True, slots=True)
class Bid(Asks):
    """Put no coin or one into the closed hand, so to speak."""

    because: ClassVar = LAW

    def options(self, t, seat):
        return [act(seat, "bid", "0"), *([act(seat, "bid", "1")] if t[PURSE[seat]] else [])]

    def answer(self, t, seat, action):
        t.add(BID[seat], int(action.args[0]), "bids", seat, LAW, (seat,))


@dataclass(frozen=True, slots=True)
class Open(Effect):
    """All hands open: every coin that was bid goes to the bank."""

    def run(self, t, seat):
        for other in range(t.seats):
            t.move_all(("coin",) * t[BID[other]], PURSE[other], BANK, "opens", other, LAW)
        t.add(WON, len(t[BANK]), "counts", seat, LAW)


@dataclass(frozen=True, slots=True)
class Fine(Interrupt):
    """Anybody may fine anybody at any time, as long as the bank has a coin."""

    verbs: ClassVar = ("fine",)

    def options(self, t):
        return [act(seat, "fine") for seat in range(t.seats) if t[BANK]]

    def answer(self, t, action):
        t.move("coin", BANK, PURSE[action.seat], "takes", action.seat, LAW)


FINE = Fine()
ROUND = (
    Choose((Pay(1), Pay(2)), LAW),
    InTurn(May(Spend())),
    Together(May(Spend()), (0, 1, 2)),
    Sealed(Bid(), Open(), (0, 1, 2)),
)


def opening(t):
    for seat in range(t.seats):
        t.cells[PURSE[seat]] = ("coin",) * 5
    t.say("begins", 0, (), LAW)
    t.push(0, *ROUND)


EVENTS = ("begins", "pays", "bids", "opens", "counts", "takes", "passes", "is done", "chooses")

WORDS = Words(
    events={
        kind: Says(f"You: {kind}.", "{who}: " + kind + ".") for kind in ("begins", "pays", "bids", "opens", "counts", "takes")
    },
    questions={kind: Says(kind, kind) for kind in ("Choose", "Spend", "Bid")},
    actions={verb: Label("", verb) for verb in ("choose", "spend", "pass", "done", "bid", "fine")},
    refusals={"LAW-1": Why("No.")},
    effects={"Fine": "Take a coin from the bank.", "coin": "Money."},
    things={"coin": "coin"},
    one={"coin": "a coin"},
    won=Says("You win.", "{who} wins."),
    nobody="Nobody wins.",
    places={"bank": "Bank", "purse": "Purse", "bid": "Bid", "won": "Won"},
    owner=lambda zone: LAYOUT.cells[zone].seat,
)

PARLOUR = CardGame(
    name="parlour",
    title="Parlour",
    seats=range(3, 4),
    clauses={"LAW-1": Clause("LAW-1", "Law", "Everything is allowed that is offered.", "house", "play")},
    layout=LAYOUT,
    cards=catalogue([Card("coin", "coin", "coin", 15, BANK, Source.HOUSE)]),
    words=WORDS,
    effects=(Choose, InTurn, May, Together, Sealed, Pay, Spend, Bid, Open),
    opening=opening,
    ending=lambda s: Outcome((), tuple(len(s[PURSE[seat]]) for seat in range(s.seats)), LAW),
    reasons=lambda s, action: iter([WORDS.no("LAW-1")]),
    think=lambda s, seat: iter([act(seat, "spend"), act(seat, "pass"), act(seat, "done"), act(seat, "fine")]),
    score=lambda s, action: 0,
    interrupt=FINE,
)
