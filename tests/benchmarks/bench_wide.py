"""Speed and memory of the wide space: run with `pytest tests/benchmarks/bench_wide.py -o python_files='bench_*.py' -s`."""

import json
import subprocess
import sys
from statistics import median

import pytest

from pugsbox.punschge.board import house_board, mask_of
from pugsbox.punschge.moves import read_moves
from pugsbox.punschge.widespace import WideSpace
from pugsbox.punschge.widetable import build

PROBE = """
import json, re, sys, time
from pathlib import Path
t = time.perf_counter()
from pugsbox.punschge.widespace import WideSpace
from pugsbox.punschge.board import house_board
board = house_board()
imported = time.perf_counter() - t
t = time.perf_counter()
space = WideSpace.of(board, Path(sys.argv[1]))
had = time.perf_counter() - t
t = time.perf_counter()
space.chances()
asked = time.perf_counter() - t
peak = int(re.search(r"VmHWM:\\s+([0-9]+)", Path("/proc/self/status").read_text())[1]) / 1024  # ru_maxrss is the parent's, too
print(json.dumps({"import": imported, "space": had, "first answer": asked, "peak": peak, "rules": space.count}))
"""
"""A process of its own: how long until the space of the house board is there, and how many megabytes it took at most."""


def probe(folder):
    done = subprocess.run([sys.executable, "-c", PROBE, str(folder)], capture_output=True, text=True, check=True)
    return json.loads(done.stdout)


def told(benchmark, what, found):
    """Put the figures beside those of the benchmark and print them; return the best of each, as others may be at work."""
    best = {name: min(one[name] for one in found) for name in found[0]}
    benchmark.extra_info.update(best)
    usual = median(one["space"] for one in found)
    print(f"\n{what}: {best['space']:.2f} s at best, {usual:.2f} s median; import {best['import']:.2f} s;", end=" ")
    print(f"first answer {best['first answer'] * 1000:.0f} ms; at most {best['peak']:.0f} MB; {best['rules']} rules")
    return best


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    return tmp_path_factory.mktemp("wide")


@pytest.fixture(scope="module")
def wide(folder):
    return WideSpace.of(house_board(), folder)


def test_cold(benchmark, folder):
    """Build, and keep in a file: under 5 s and 500 MB."""
    found = []

    def cold():
        for file in folder.glob("*.npz"):
            file.unlink()
        found.append(probe(folder))

    benchmark.pedantic(cold, rounds=3)
    best = told(benchmark, "cold", found)
    assert best["space"] < 5
    assert best["peak"] < 500
    assert best["rules"] > 1_000_000


def test_from_the_file(benchmark, wide, folder):
    """Load: under 0.3 s."""
    found = []
    benchmark.pedantic(lambda: found.append(probe(folder)), rounds=7)
    assert told(benchmark, "from the file", found)["space"] < 0.3


def test_build_alone(benchmark):
    benchmark.pedantic(lambda: build(house_board()), rounds=5)


def test_first_stone(benchmark, wide):
    """A stone over all rows, and what may come next: under 3 ms."""
    assert len(benchmark(lambda: wide.then(1, right=True).chances())) > 10
    assert benchmark.stats.stats.min < 0.003


def test_third_stone(benchmark, wide):
    """The first answer of the Professor, where most rows are left."""
    space = wide.after(read_moves("1+ 2+"))
    assert len(benchmark(lambda: space.then(7, right=False).chances())) > 10


def test_count_of_all_that_fit(benchmark, wide):
    moves = read_moves("2+ 4+ 7- 12+")
    assert benchmark(lambda: wide.after(moves).count) > 100


def test_twenty_simplest_rules_of_all(benchmark, wide):
    assert len(benchmark(wide.rules)) == 20


def test_twenty_simplest_rules_behind_two_stones(benchmark, wide):
    space = wide.after(read_moves("2+ 4+"))
    assert len(benchmark(space.rules)) == 20


def test_rows_and_weights_of_all(benchmark, wide):
    assert len(benchmark(lambda: (wide.rows, wide.weights))[0]) > 500_000


def test_names_of_a_row(benchmark, wide):
    row = mask_of([2, 4, 12, 17, 18])
    assert len(benchmark(lambda: wide.names(row))) == 20
