"""Speed of printing: run with `pytest tests/benchmarks -o python_files='bench_*.py'`."""

import pytest

from pugsbox.draw import board_svg
from pugsbox.draw.flat import flat
from pugsbox.draw.sheets import Paper
from pugsbox.draw.taskcards import PrintedSide, PrintedTask, card_pages
from pugsbox.printing import Asked, pdf, printed
from pugsbox.punschge.board import house_board

TASK = PrintedTask(
    "every space with as many symbols as the space before", (4, 5, 7, 10, 13, 18, 21, 22), "Count and look back. " * 4
)
BOX = [
    (PrintedSide(f"c{i:03}", "front", "easy", 2, [TASK] * 3), PrintedSide(f"c{i:03}", "back", "hard", 4, [TASK] * 3))
    for i in range(117)
]


def test_flatten_the_board(benchmark):
    svg = board_svg(house_board(), theme="light")
    assert len(benchmark(flat, svg)) > 50_000


def test_a_box_of_117_cards_as_pages(benchmark):
    pages = benchmark.pedantic(lambda: list(card_pages(BOX, Paper())), rounds=3)
    assert len(pages) == 30


def test_a_box_of_117_cards_as_pdf(benchmark):
    pages = list(card_pages(BOX, Paper()))
    assert len(benchmark.pedantic(pdf, (pages, "a box"), rounds=3)) > 100_000


@pytest.mark.parametrize("html", [False, True])
def test_all_of_the_starter_deck(benchmark, html):
    files = benchmark.pedantic(lambda: printed(Asked("starter", html=html), house_board()), rounds=3)
    assert len(files) == 3
