"""Players that think, at Professor Pünschge's table."""

import pytest

from pugsbox.core.session import Session
from pugsbox.punschge.bots import BOTS
from pugsbox.punschge.play.crystals import holders, worth
from pugsbox.punschge.play.game import PUNSCHGE
from tests.conformance.sampling import options_of


def play(names, seats=4, seed=1, **options):
    """Play a whole game by bots; return its session."""
    session = Session(PUNSCHGE, seats, seed=seed, **options)
    session.play({seat: BOTS[names[seat % len(names)]](seed + seat) for seat in range(seats)}, limit=5_000)
    return session


@pytest.mark.parametrize("names", [["scholar"], ["student"], ["pupil"], ["pupil", "scholar", "student"]])
def test_whole_games_end_and_no_crystal_is_lost(names):
    for number in range(60):
        session = play(names, 2 + number % 7, number, **options_of(PUNSCHGE, number))
        assert session.game.outcome(session.state), number
        assert sum(worth(session.state, holder) for holder in holders(session.state)) == 330
