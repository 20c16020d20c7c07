"""Whole games that bots play: the same ones in every run."""

from pugsbox.core.bots import RandomBot
from pugsbox.core.session import Session
from pugsbox.pugs_in_mugs import PUGS_IN_MUGS

TABLES = [(2, 1), (2, 2), (3, 3), (3, 4), (4, 5), (5, 6)]
"""Seats and seed of a few of them."""
MOST = 10_000
"""Actions of a game; those here have a few hundred, two thousand at most."""


def zone(state, name):
    """The cards of a zone."""
    return state.cells[PUGS_IN_MUGS.layout.cell(name)]


def play_out(seats, seed, bot=RandomBot, **options):
    """Play a game to its end."""
    session = Session(PUGS_IN_MUGS, seats=seats, seed=seed, **options)
    bots = {seat: bot(seed=10 * seed + seat) for seat in range(seats)}
    while action := session.wanted(bots):
        session.push(action)
        assert session.ply < MOST, "this game does not end"
    return session


def states(session):
    """Every state of a game, the first and the last included."""
    return [*(move.before for move in session.moves), session.state]
