"""Decisions and games a second in random play, ours beside those of pyminion in the same run.

A decision of ours is `legal_actions` and `apply`, with checks, citations and events on, no views; one of pyminion is a call of
a player's decider, with logging off.
"""

import logging
import random
from contextlib import suppress
from statistics import median
from time import perf_counter

import pytest
from pyminion.bots.bot import Bot, BotDecider
from pyminion.expansions.base import base_set
from pyminion.game import Game

from pugsbox.core.session import Session
from pugsbox.games import GAMES, load_game

ROUNDS = 9
GAMES_A_ROUND = 12
PLAYERS = 4


class ByChance(BotDecider):
    """Plays and buys by chance; every decision that it is asked for counts."""

    decisions = 0

    def __init__(self, seed):
        self.chance = random.Random(seed)

    def __getattribute__(self, name):
        if name.endswith("_decision"):
            ByChance.decisions += 1
        return super().__getattribute__(name)

    def action_phase_decision(self, valid_actions, player, game):
        return self.chance.choice([*valid_actions, None])

    def buy_phase_decision(self, valid_cards, player, game):
        return self.chance.choice([*valid_cards, None])

    def binary_decision(self, *args, **kwargs):
        return self.chance.random() < 0.5


def pyminions(seeds):
    """Play games of pyminion with two players who choose by chance; return how many decisions they took."""
    ByChance.decisions = 0
    for seed in seeds:
        random.seed(seed)  # pyminion draws from there
        players = [Bot(decider=ByChance(2 * seed + i), player_id=str(i)) for i in range(2)]
        with suppress(AssertionError):  # it wants a card to trash even of an empty hand: such a game stops there
            Game(players=players, expansions=[base_set], log_stdout=False, log_file=False).play()
    return ByChance.decisions


def ours(name, seeds, players=PLAYERS):
    """Play games of ours by chance; return how many decisions that took."""
    game, decisions = load_game(name), 0
    for seed in seeds:
        chance = random.Random(seed)
        state = game.new(players, seed)
        while legal := game.legal_actions(state):
            state = game.apply(state, legal[int(chance.random() * len(legal))]).state
            decisions += 1
    return decisions


@pytest.mark.parametrize("name", GAMES)
def test_decisions_a_second_beside_pyminion(name, capsys):
    """Interleaved, the median of nine rounds each: what the machine does meanwhile hits both."""
    logging.disable(logging.CRITICAL)
    made = {name: [], "pyminion": []}
    for number in range(ROUNDS + 1):
        seeds = range(number * GAMES_A_ROUND, (number + 1) * GAMES_A_ROUND)
        for who, play in ((name, lambda seeds: ours(name, seeds)), ("pyminion", pyminions)):
            begun = perf_counter()
            decisions = play(seeds)
            took = perf_counter() - begun
            if number:  # the first round only warms up
                made[who].append((decisions / took, GAMES_A_ROUND / took))
    logging.disable(logging.NOTSET)
    with capsys.disabled():
        for who, rates in made.items():
            decisions, games = sorted(rates)[ROUNDS // 2]
            print(f"\n{who}: {decisions:,.0f} decisions a second, {games:,.0f} games a second", end="")


@pytest.mark.parametrize("name", GAMES)
def test_a_whole_game_for_two_beside_pyminion(name, capsys):
    """Interleaved, the median of a hundred games each, two players who choose by chance."""
    logging.disable(logging.CRITICAL)
    took = {name: [], "pyminion": []}
    for seed in range(101):
        for who, play in ((name, lambda seeds: ours(name, seeds, 2)), ("pyminion", pyminions)):
            begun = perf_counter()
            play([seed])
            if seed:  # the first game only warms up
                took[who].append(perf_counter() - begun)
    logging.disable(logging.NOTSET)
    with capsys.disabled():
        print("", *(f"{who}: a game for two in {1000 * median(times):.1f} ms" for who, times in took.items()), sep="\n", end="")


@pytest.mark.parametrize("name", GAMES)
def test_a_view_in_mid_game(name, benchmark):
    session = Session(load_game(name), PLAYERS, seed=1)
    chance = random.Random(1)
    for _ in range(60):
        session.push(chance.choice(session.legal()))
    assert benchmark(session.view, 0).log


@pytest.mark.parametrize("name", GAMES)
def test_save_and_load_a_long_game(name, benchmark):
    game = load_game(name)
    session = Session(game, PLAYERS, seed=2)
    chance = random.Random(2)
    while session.ply < 300 and session.legal():
        session.push(chance.choice(session.legal()))
    assert benchmark(lambda: Session.load(session.save(), load_game)).state == session.state
