"""Speed of what helps an author: run with `pytest tests/benchmarks/bench_author.py -o python_files='bench_*.py' -s`."""

import random
from itertools import cycle
from statistics import median, quantiles
from time import perf_counter

import pytest

from pugsbox.checking import check
from pugsbox.core.errors import BadFile
from pugsbox.punschge import rating
from pugsbox.punschge.board import house_board
from pugsbox.punschge.lint import clean, lint
from pugsbox.punschge.phrasing import phrase
from pugsbox.punschge.rating import needed, rate
from pugsbox.punschge.rulespace import book_space
from pugsbox.punschge.taskfiles import save_tasks, share, shared
from pugsbox.punschge.tasks import CONDITIONS, LENGTHS, Task, conditions_in, house_tasks, load_tasks
from pugsbox.punschge.widespace import WideSpace
from pugsbox.punschge.wishes import granted, read_wish

BOARD = house_board()
DECK = 702
"""Tasks of a whole game: 117 cards of six."""


def forget():
    """Let the next rating find out for itself how rows go on; only the rules of the board are known."""
    for cache in (rating.begun_with, rating.trap_on):
        cache.cache_clear()


@pytest.fixture(scope="module")
def deck():
    """So many tasks of all levels with rows of their own, those that come with pugsbox among them."""
    draw = random.Random(702)
    names = [rule for names in book_space(BOARD).rows.values() for _, rule in names]
    wide = [fit.rule for fit in WideSpace.of(BOARD).rules(20_000) if fit.row not in book_space(BOARD).rows]
    tasks = {task.rule.mask(BOARD): task for task in house_tasks()}
    hints = cycle(task.hint for task in house_tasks())
    for rule in [*draw.sample(names, 1500), *draw.sample(wide, 200)]:
        level = needed(rule, BOARD).level
        if len(rule.row(BOARD)) in LENGTHS and conditions_in(rule) in CONDITIONS[level]:
            tasks.setdefault(rule.mask(BOARD), Task(level, phrase(rule), next(hints), rule))
    ours, others = [*tasks.values()][: len(house_tasks())], [*tasks.values()][len(house_tasks()) :]
    chosen = ours + draw.sample(others, DECK - len(ours))
    assert {task.level for task in chosen} == {task.level for task in house_tasks()}
    return tuple(chosen)


def test_rate_a_task(benchmark, deck):
    """Each of a whole game's tasks, of which nothing was found out before: under 20 ms."""
    tasks, took = cycle(deck), []
    rate(deck[0].rule, deck[0].level, BOARD)

    def setup():
        forget()
        return (next(tasks),), {}

    def timed(task):
        begun = perf_counter()
        rate(task.rule, task.level, BOARD)
        took.append(1000 * (perf_counter() - begun))

    benchmark.pedantic(timed, setup=setup, rounds=len(deck))
    slowest = quantiles(took, n=100)
    print(f"\nrating: {median(took):.1f} ms median, {slowest[94]:.1f} ms for 95 of 100, {max(took):.1f} ms the slowest")
    assert slowest[94] < 20


def test_rate_a_task_once_more(benchmark, deck):
    """As at every further letter of the hint: what was found before is kept."""
    tasks = cycle(deck)
    benchmark(lambda: rate((task := next(tasks)).rule, task.level, BOARD))


def test_lint_a_task(benchmark, deck):
    tasks = cycle(deck)
    benchmark(lambda: lint(next(tasks), BOARD))


def test_check_the_tasks_of_a_whole_game(benchmark, deck, tmp_path):
    """A file of 702 tasks, read, compared with one another and linted: under 10 s."""
    path = tmp_path / "deck.toml"
    save_tasks(path, deck)
    checked = benchmark.pedantic(lambda: check(path, BOARD), setup=forget, rounds=3)
    assert len(checked) == DECK
    assert all(clean(one.findings) for one in checked[: len(house_tasks())])
    print(f"\n702 tasks checked in {benchmark.stats.stats.median:.2f} s, {sum(clean(one.findings) for one in checked)} clean")
    assert benchmark.stats.stats.max < 10


def test_grant_a_wish_for_which_all_rows_are_looked_at(benchmark):
    wish = read_wish("traps with owls")
    assert len(benchmark.pedantic(lambda: granted(wish, BOARD, most=10**6), setup=forget, rounds=3)) > 100


def test_grant_a_wish_for_the_beginning_of_a_row(benchmark):
    wish = read_wish("hard, begins 2, 4, traps with owls")
    assert len(benchmark.pedantic(lambda: granted(wish, BOARD), setup=forget, rounds=5)) == 8


def test_share_a_hundred_tasks(benchmark, deck):
    assert len(benchmark(share, deck[:100])) < 15_000


def test_take_a_hundred_tasks(benchmark, deck):
    code = share(deck[:100])
    assert benchmark(shared, code) == deck[:100]


def test_refuse_a_hundred_thousand_tasks(benchmark, tmp_path):
    path = tmp_path / "huge.toml"
    path.write_text('level = "easy"\n' + '[[task]]\nrule = "every red space"\nhint = "x"\n' * 100_000, encoding="utf-8")

    def refuse():
        with pytest.raises(BadFile):
            load_tasks(path)

    benchmark(refuse)
    assert benchmark.stats.stats.median < 0.1
