"""How fast and how well the players of Professor Pünschge's table think.

Run with `pytest tests/benchmarks/bench_bots.py -o python_files='bench_*.py'`; the tables are printed.
"""

from statistics import mean, stdev
from time import perf_counter, process_time

import pytest

from pugsbox.core.session import Session
from pugsbox.punschge.board import house_board
from pugsbox.punschge.bots import BOTS, STRENGTHS
from pugsbox.punschge.guesses import Seen, after, best_row
from pugsbox.punschge.guesses import wrong_steps as cost
from pugsbox.punschge.play.crystals import worth
from pugsbox.punschge.play.game import PUNSCHGE
from pugsbox.punschge.play.zones import PURSE, RIGHT, ROUND
from pugsbox.punschge.rulespace import book_space
from pugsbox.punschge.solver import start
from pugsbox.punschge.stopping import bet_values, waits
from pugsbox.punschge.tasks import TASK_LEVELS, tasks_of

GAMES = 30
SEATS = 4


class Timed:
    """A bot with a stopwatch, which does not run while other programs do."""

    def __init__(self, bot, took):
        self.bot, self.took = bot, took

    def choose(self, game, state, seat):
        begun = process_time()
        action = self.bot.choose(game, state, seat)
        if action:
            self.took.append(1000 * (process_time() - begun))
        return action


def forget():
    """Let the next decision be as slow as the first one."""
    for cache in (after, best_row, cost, start, book_space):
        cache.cache_clear()


def play(name, seed, took, **options):
    session = Session(PUNSCHGE, SEATS, seed=seed, **options)
    session.play({seat: Timed(BOTS[name](seed + seat), took) for seat in range(SEATS)})
    return session


@pytest.mark.parametrize("mode", ["cooperative", "competitive"])
@pytest.mark.parametrize("name", BOTS)
def test_games_a_second_and_time_of_a_decision(name, mode, capsys):
    """The first game of a fresh process builds the rule space; the others do not."""
    forget()
    first, took = [], []
    play(name, GAMES, first, mode=mode)
    begun = perf_counter()
    for seed in range(GAMES):
        play(name, seed, took, mode=mode)
    games = GAMES / (perf_counter() - begun)
    slowest = sorted(took)[len(took) * 99 // 100]
    with capsys.disabled():
        print(f"\n{name}, {mode}: {games:.0f} games a second; a decision {mean(took):.2f} ms,", end=" ")
        print(f"1 of 100 over {slowest:.1f} ms, at most {max(took):.1f} ms, the very first {max(first):.0f} ms", end="")
    assert len(took) > GAMES * SEATS


def wrong_steps(name, task, deck, seed):
    """Let bots solve one task together; `deck` are the levels that the game is said to have."""
    session = Session(PUNSCHGE, SEATS, seed=seed, levels=deck)
    session.state = PUNSCHGE.settle(PUNSCHGE.set(session.state, "task", task.key))
    bots = {seat: BOTS[name](seed + seat) for seat in range(SEATS)}
    wrong = 0
    while "goal" not in session.state[RIGHT]:
        session.push(session.wanted(bots))
        wrong += sum(event.kind == "moeoeb" for event in session.moves[-1].events)
    return wrong


def test_wrong_steps_a_task_by_strength_and_level(capsys):
    """With all levels mixed, and with the level of the task known; students and pupils pick by chance, so five seeds each."""
    with capsys.disabled():
        for deck in ("mixed", "its own"):
            print(f"\n{f'levels: {deck}':20}{''.join(f'{level:>10}' for level in TASK_LEVELS)}")
            for name, strength in STRENGTHS.items():
                seeds = range(1 if strength.best == 1 else 5)
                row = [
                    mean(
                        wrong_steps(name, task, deck if deck == "mixed" else level, seed)
                        for task in tasks_of([level], house_board())
                        for seed in seeds
                    )
                    for level in TASK_LEVELS
                ]
                print(f"{name:20}{''.join(f'{wrong:10.2f}' for wrong in row)}")


def lead(professor, assistants, task, seed):
    """Let a Professor bet on one task; return his crystals less those of the assistant who gets most."""
    session = Session(PUNSCHGE, SEATS, seed=seed, mode="competitive")
    session.state = PUNSCHGE.settle(PUNSCHGE.set(session.state, "task", task.key))
    bots = {seat: BOTS[assistants if seat else professor](10 * seed + seat) for seat in range(SEATS)}
    while session.state[ROUND] == 1:
        session.push(session.wanted(bots))
    own, *others = [worth(session.state, purse) for purse in PURSE[:SEATS]]
    return own - max(others)


def test_what_betting_brings_by_strength(capsys):
    """Each Professor takes the assistants to be as strong as himself; all tasks of ours, three seeds each."""
    with capsys.disabled():
        print(f"\n{'Professor against':20}{''.join(f'{name:>14}' for name in BOTS)}")
        for professor in BOTS:
            print(f"{professor:20}", end="")
            for assistants in BOTS:
                found = [
                    lead(professor, assistants, task, seed)
                    for task in tasks_of(TASK_LEVELS, house_board())
                    for seed in range(3)
                ]
                print(f"{mean(found):8.2f} ±{stdev(found) / len(found) ** 0.5:5.2f}", end="")
            print()


def test_a_bet_is_weighed_in_no_time(benchmark):
    """The slowest of our tasks, for students."""
    rows = [task.rule.row(house_board()) for task in tasks_of(TASK_LEVELS, house_board())]

    def weigh():
        waits.cache_clear()
        return [bet_values(waits(Seen(house_board(), TASK_LEVELS, row[:2]), row, STRENGTHS["student"])) for row in rows]

    assert len(benchmark(weigh)) == len(rows)
