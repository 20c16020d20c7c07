"""Rounds of Professor Pünschge, laid out by the lines of a record."""

from collections import Counter

from pugsbox.core.session import Session
from pugsbox.punschge.play import zones
from pugsbox.punschge.play.crystals import holders, worth
from pugsbox.punschge.play.game import PUNSCHGE
from tests.scenes import play

BOOK = "set: row = 2 4 12 17 18"
"""The first row of the rulebook; its two white stones are laid, and the pot is to come."""
LAKE = f"{BOOK}\nset: pot = 5"
"""The same with a pot: seat 1 begins."""
ODD = "set: row = 1 3 5 7 9 11 13 15 17\nset: pot = 4"
"""The row of the worked example, with its pot."""
RIVALS = "option: mode = competitive"
NAMES = "names: Professor, Bernd, Renate, Uta, Thorsten"


def table(text="", seats=5, **header):
    """Play a record of this game, at a table of five unless it says otherwise."""
    return play(text if "---" in text else f"{text}\n---", game="punschge", seats=str(seats), **header)


def fresh(seats=5, seed=1, **options):
    """Begin a game that was not arranged, with the ten cards of the starter deck: all that they can do is soon met."""
    return Session(PUNSCHGE, seats=seats, seed=seed, **{"deck": "starter"} | options)


def told(session, *kinds):
    """The events of these kinds, each as its kind, its seat and its data."""
    return [(event.kind, event.seat, event.data) for event in session.events if event.kind in kinds]


def happened(session):
    """The kinds of the events that the last action made."""
    return [event.kind for event in session.moves[-1].events]


def clauses_of(session, kind):
    """The clauses of the latest event of a kind."""
    return [event.clauses for event in session.events if event.kind == kind][-1]


def zone(session, name):
    """The cards or crystals of a zone, by how many there are."""
    return Counter(session.state[PUNSCHGE.layout.zone_named(name, session.header.seats)])


def board(session, seat=None):
    """The board as a seat sees it."""
    return session.view(seat).board


def possible(session, verb):
    """The legal actions of a verb, by what stands behind it."""
    return [" ".join(action.args) for action in session.legal() if action.verb == verb]


def purses(session):
    """What each seat has."""
    return [worth(session.state, zones.PURSE[seat]) for seat in range(session.header.seats)]


def everything(session):
    """What all crystals are worth, wherever they lie, and whatever is written down."""
    return sum(worth(session.state, holder) for holder in holders(session.state))


def solve(session):
    """Let whoever is on turn step on what is right, up to the goal."""
    right, row = session.state[zones.RIGHT], session.state[zones.ROW]
    for space in (*row[len(right) :], zones.HOME):
        session.push(f"{session.turn[0]} step {space}")


def prepare(session, pot=4):
    """Let the Professor take a card, choose its first task and lay the pot."""
    professor = session.turn[0]
    session.push(f"{professor} take")
    session.push(session.legal()[0])
    if session.legal(professor):
        session.push(f"{professor} pot {pot}")
