"""Aim of the game: MUG-AIM."""

import pytest

from pugsbox.core.bots import GreedyBot, RandomBot
from tests.pugs_in_mugs.games import TABLES, play_out
from tests.scenes import play

FOUR = "place: mugs 0 = red-mug yellow-mug green-mug blue-mug"


@pytest.mark.clause("MUG-AIM-01")
def test_who_owns_a_mug_of_each_of_the_five_patterns_wins():
    play(f"""
        {FOUR}
        place: hand 0 = plum*3
        place: hand 1 = -
        ---
        0 exchange plum
        > clause MUG-AIM-01
        > winner 0
        > mugs 0 = red-mug yellow-mug green-mug blue-mug plum-mug
    """)


def test_four_of_the_five_patterns_do_not_win():
    play("""
        place: mugs 0 = red-mug yellow-mug green-mug
        place: hand 0 = blue*3
        place: hand 1 = -
        ---
        0 exchange blue
        > winner -
        > waiting 0
    """)


@pytest.mark.clause("MUG-AIM-02")
def test_the_game_ends_at_once_with_the_fifth_mug():
    scene = play(f"""
        {FOUR}
        place: hand 0 = plum*3 dig red
        place: hand 1 = gimme
        ---
        0 exchange plum
        > clause MUG-AIM-02
        > winner 0
        > waiting
        ! 0 draw
        > refused MUG-AIM-02
        ! 0 dig red
        > refused MUG-AIM-02
        ! 1 draw
        > refused MUG-AIM-02
    """)
    assert scene.legal() == []
    assert [event.kind for event in scene.session.events][-1] == "wins"


def test_the_winner_discards_nothing():
    play(f"""
        {FOUR}
        place: hand 0 = plum*3 dig*3 red*3
        place: hand 1 = -
        ---
        0 draw
        0 exchange plum
        > winner 0
        > discard = plum*3
    """)


@pytest.mark.clause("MUG-AIM-03")
@pytest.mark.parametrize("bot", [RandomBot, GreedyBot])
def test_the_last_action_of_a_finished_game_is_an_exchange_by_the_winner(bot):
    thefts = 0
    for seats, seed in TABLES:
        session = play_out(seats, seed, bot)
        last = session.moves[-1]
        assert last.action.verb == "exchange"
        assert session.game.outcome(session.state).winners == (last.action.seat,)
        thefts += sum(event.kind == "steals" for event in session.events)
        assert "MUG-AIM-03" in last.events[-1].clauses
    assert thefts


@pytest.mark.clause("MUG-AIM-04")
def test_pugs_in_hand_never_count_as_mugs():
    scene = play(f"""
        {FOUR}
        place: hand 0 = red yellow green blue plum
        place: hand 1 = -
        place: deck = plum plum red red
        ---
        0 draw
        > winner -
        0 draw
        > winner -
        0 discard red
        0 discard yellow
        1 draw
        1 draw
        > winner -
        > waiting 0
        0 exchange plum
        > clause MUG-AIM-04
        > winner 0
    """)
    assert scene.scene.outcome.scores == (5, 0)
