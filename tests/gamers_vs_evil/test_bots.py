"""Players of ours at Gamers vs. Evil: the greedy one counts money and beats the one that plays by chance."""

import pytest

from pugsbox.core.bots import GreedyBot, RandomBot
from pugsbox.core.session import Session
from pugsbox.gamers_vs_evil import GAMERS_VS_EVIL
from tests.gamers_vs_evil.games import play

MOST = 5_000
"""Actions of a game; those here have two or three hundred."""


def play_out(bots, seed, **options):
    """Play a game to its end."""
    session = Session(GAMERS_VS_EVIL, seats=len(bots), seed=seed, **options)
    while action := session.wanted(dict(enumerate(bots))):
        session.push(action)
        assert session.ply < MOST, "this game does not end"
    return session


def won(games):
    """How many of so many games for two the greedy bot wins; seats and set-ups alternate."""
    count = 0
    for number in range(games):
        mine, setup = number % 2, ("beginner", "advanced")[number // 2 % 2]
        bots = [GreedyBot(seed=number) if seat == mine else RandomBot(seed=number) for seat in (0, 1)]
        session = play_out(bots, number, setup=setup)
        count += GAMERS_VS_EVIL.outcome(session.state).winners == (mine,)
    return count


def choice(scene, seat=0):
    """What the greedy bot does now."""
    return str(GreedyBot().choose(GAMERS_VS_EVIL, scene.session.state, seat))


def test_the_greedy_bot_beats_the_one_that_plays_by_chance():
    """A coin that is thrown 50 times falls on one side 45 times or more in about one of a billion tries."""
    assert won(50) >= 45


@pytest.mark.slow
def test_the_greedy_bot_wins_nearly_all_of_500_games():
    wins = won(500)
    print(f"\nthe greedy bot wins {wins} of 500 games for two")
    assert wins >= 480


def test_the_greedy_bot_buys_loots_and_a_level_3_boss_when_it_can():
    bought = set()
    for seed in range(12):
        session = play_out([GreedyBot(seed=10 * seed + seat) for seat in range(2)], seed)
        bought |= {move.action.args[0] for move in session.moves if move.action.verb == "buy"}
    assert {"green-loot", "red-loot"} <= bought
    assert any(what.endswith("-3") for what in bought)


@pytest.mark.parametrize(
    ("table", "best"),
    [
        ("place: hand 0 = robot-cowboy-angel quarter*2", "0 play robot-cowboy-angel"),  # draw first
        ("place: hand 0 = natural-twenty merch", "0 play merch"),  # what is doubled comes first
        ("place: hand 0 = pax-pox\nset: tokens = 9", "0 buy green-loot"),  # PAX Pox stays in the hand; Loots before cards
        ("place: hand 0 = pax-pox\nset: power = 7", "0 buy winter-king"),
        ("place: hand 0 = pax-pox\nset: power = 1", "0 end"),
    ],
)
def test_what_the_greedy_bot_does_first(table, best):
    assert choice(play(f"set: turn = 0\n{table}\n---")) == best


def test_the_greedy_bot_deletes_pox_blocks_and_discards_what_it_can_spare():
    deleting = play("set: turn = 0\nplace: hand 0 = faerie-candymancer pax-pox merch\n---\n0 play faerie-candymancer")
    assert choice(deleting) == "0 delete pax-pox"
    attacked = play("set: turn = 0\nplace: hand 0 = giant-snake\nplace: hand 1 = baby-ninja quarter\n---\n0 play giant-snake")
    assert choice(attacked, 1) == "1 block baby-ninja"
    bitten = play("set: turn = 0\nplace: hand 0 = giant-snake\nplace: hand 1 = merch quarter\n---\n0 play giant-snake\n1 take")
    assert choice(bitten, 1) == "1 discard quarter"
    bitten = play("set: turn = 0\nplace: hand 0 = giant-snake\nplace: hand 1 = merch*2\n---\n0 play giant-snake\n1 take")
    assert choice(bitten, 1) == "1 gain pax-pox"  # no card of the hand is worth less


def test_the_greedy_bot_chooses_a_hero_that_it_knows_to_use():
    scene = play("option: setup = advanced\nplace: dealt 0 = scout-master gabe\n---")
    assert choice(scene) == "0 choose gabe"
