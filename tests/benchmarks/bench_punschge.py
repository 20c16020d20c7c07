"""Speed of Professor Pünschge: run with `pytest tests/benchmarks -o python_files='bench_*.py'`."""

import subprocess
import sys
from statistics import median

import pytest

from pugsbox.punschge.board import house_board
from pugsbox.punschge.budget import home_within, plan_within
from pugsbox.punschge.grammar import parse_rule
from pugsbox.punschge.moves import read_moves
from pugsbox.punschge.rulespace import LEVELS, BookSpace, rules_of
from pugsbox.punschge.solver import Solver, start


def test_build_the_book_space_with_its_rules(benchmark):
    board = house_board()

    def build():
        rules_of.cache_clear()
        return BookSpace(board)

    assert len(benchmark(build).rows) == 4176


def test_read_a_rule(benchmark):
    rule = parse_rule("every yellow space with a fish")
    assert benchmark(parse_rule, "every yellow space with a fish") == rule


def test_rows_of_all_rules(benchmark):
    board = house_board()
    rules = [rule for level in LEVELS for rule in rules_of(level)]
    assert len(benchmark(lambda: [rule.mask(board) for rule in rules])) == 6522


def test_first_stone(benchmark):
    """The first of the two given spaces: filter all rows of the book language, then say what may come next."""
    solver = Solver.of(house_board())
    assert len(benchmark(lambda: solver.then(1, right=True).chances())) == 14


def test_third_stone(benchmark):
    """The first answer of the Professor, where most rows are left: behind 1 and 2."""
    solver = Solver.of(house_board()).after(read_moves("1+ 2+"))
    assert len(benchmark(lambda: solver.then(7, right=False).chances())) > 5


def test_expected_wrong_of_the_two_given_spaces_with_most_rows(benchmark):
    solver = Solver.of(house_board()).after(read_moves("1+ 2+"))
    assert benchmark(solver.expected_wrong) > 1


def test_home_within_every_budget_from_where_most_rows_are_left(benchmark):
    rows = Solver.of(house_board()).after(read_moves("1+ 2+")).rows
    assert len(rows) > 500
    assert len(benchmark(home_within, rows)) == 12


def test_plan_within_a_budget_from_where_most_rows_are_left(benchmark):
    solver = Solver.of(house_board()).after(read_moves("1+ 2+"))
    assert len(benchmark(plan_within, solver.rows, solver.last, 11)) == 14


def test_weigh_a_further_choice_of_levels(benchmark):
    board = house_board()
    names = {}

    def weigh():
        start.cache_clear()
        names.update(Solver.of(board).names)

    benchmark(weigh)
    assert len(names) == 4176


@pytest.mark.parametrize("module", ["pugsbox", "pugsbox.punschge"])
def test_import(benchmark, module):
    """A whole new process; the time of the import alone stands under extra_info and is printed."""
    code = f"import time; t = time.perf_counter(); import {module}; print(time.perf_counter() - t)"
    alone = []

    def run():
        alone.append(float(subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout))

    benchmark.pedantic(run, rounds=7)
    benchmark.extra_info["import alone"] = median(alone)
    print(f"import {module}: {median(alone) * 1000:.0f} ms")
