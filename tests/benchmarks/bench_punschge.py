"""Speed of Professor Pünschge: run with `pytest tests/benchmarks -o python_files='bench_*.py'`."""

import subprocess
import sys
from statistics import median

import pytest

from pugsbox.punschge.board import house_board
from pugsbox.punschge.grammar import parse_rule
from pugsbox.punschge.rulespace import LEVELS, BookSpace, rules_of


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
