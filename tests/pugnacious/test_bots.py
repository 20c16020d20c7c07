"""Players of ours at Professor Pugnacious: the greedy one beats the one that plays by chance."""

import pytest

from pugsbox.core.bots import GreedyBot, RandomBot
from pugsbox.core.session import Session
from pugsbox.pugnacious import PUGNACIOUS
from pugsbox.pugnacious.kinds import COST
from tests.pugnacious.games import play

MOST = 20_000
"""Actions of a game; those here have several hundred."""


def play_out(bots, seed, **options):
    """Play a game to its end."""
    session = Session(PUGNACIOUS, seats=len(bots), seed=seed, **options)
    while action := session.wanted(dict(enumerate(bots))):
        session.push(action)
        assert session.ply < MOST, "this game does not end"
    return session


def won(games, **options):
    """How many of so many games for two the greedy bot wins alone; seats alternate."""
    count = 0
    for number in range(games):
        mine = number % 2
        bots = [GreedyBot(seed=number) if seat == mine else RandomBot(seed=number) for seat in (0, 1)]
        session = play_out(bots, number, **options)
        count += PUGNACIOUS.outcome(session.state).winners == (mine,)
    return count


def choice(text, seat=0, **header):
    """What the greedy bot does now."""
    return str(GreedyBot().choose(PUGNACIOUS, play(text, **header).session.state, seat))


def test_the_greedy_bot_beats_the_one_that_plays_by_chance():
    """A coin that is thrown 40 times falls on one side 36 times or more in about one of eight million tries."""
    assert won(40) >= 36


@pytest.mark.slow
def test_the_greedy_bot_wins_nearly_all_of_500_games():
    wins = won(500)
    print(f"\nthe greedy bot wins {wins} of 500 games for two")
    assert wins >= 480


@pytest.mark.slow
def test_the_greedy_bot_wins_with_all_expansions_too():
    wins = won(100, classes=True, events="all", locations="all", stealth=True)
    print(f"\nthe greedy bot wins {wins} of 100 games for two with expansions")
    assert wins >= 90


def test_it_plays_what_draws_first_and_what_counts_cards_last():
    assert choice("place: hand 0 = grand-parade telegram minor-skill") == "0 play telegram"
    assert choice("place: hand 0 = grand-parade patent") == "0 play patent"


def test_it_buys_what_is_dearest():
    queue = "place: queue 0 = crowbar airship alibi bribe umbrella\nset: phase = buy\nset: skill 0 = "
    dearest = max(("crowbar", "alibi", "bribe", "umbrella"), key=COST.__getitem__)
    assert choice(queue + str(COST["bribe"])) == f"0 buy {dearest}"
    assert choice(queue + "0") == "0 done"


ZONE = """
    place: spot-1 = street-tough
    place: spot-2 = pit-of-spikes
    place: spot-3 = crime-lord
    set: phase = combat
    set: round = 20
"""


@pytest.mark.parametrize(
    ("given", "target"),
    [
        ("set: fight 0 = 9", "spot-3"),
        ("set: fight 0 = 1", "spot-1"),
        ("set: skill 0 = 9", "spot-2"),
        ("set: fight 0 = 0", "none"),
        ("set: fight 0 = 0\nset: trebuchet 0 = 1", "launch-3"),
    ],
)
def test_it_fights_what_it_can_beat_and_what_brings_most(given, target):
    assert choice("\n".join((*map(str.strip, ZONE.strip().splitlines()), given))) == f"0 target {target}"


def test_it_hands_out_just_the_failure_that_makes_an_opponent_lose():
    table = "set: phase = failure\nset: failure 0 = 4\nset: fight 1 = 9\nplace: spot-3 = crime-lord\nplace: target 1 = spot-3"
    scene = play(table)
    margin = 9 - 7
    assert str(GreedyBot().choose(PUGNACIOUS, scene.session.state, 0)) == f"0 give 1 {margin + 1}"
    assert choice(table.replace("failure 0 = 4", "failure 0 = 2")) == "0 done"  # that would be in vain


def test_it_trashes_a_starting_card():
    table = """
        place: hand 0 = minor-skill airship
        place: deck 0 = patent minor-skill airship governess bribe
        place: discard 0 = -
        set: phase = combat
        set: fight 0 = 2
        place: spot-1 = crime-lord
        place: spot-2 = sea-serpent
        place: spot-3 = vampire-count
        ---
        0 target dummy
        1 target none
    """
    assert choice(table) == "0 trash minor-skill"
