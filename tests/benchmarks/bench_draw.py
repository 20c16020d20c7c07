"""Speed of drawing: run with `pytest tests/benchmarks -o python_files='bench_*.py'`."""

import pytest

from pugsbox.draw import Marks, board_svg, patches
from pugsbox.draw.board import grounds
from pugsbox.draw.layout import laid_out
from pugsbox.punschge.board import house_board

MID = Marks(right=(1, 3), wrong=frozenset({4, 5}), chances={n: n / 400 for n in range(6, 28)}, figure=5, say="möööb!")


@pytest.mark.parametrize("narrow", [False, True])
def test_first_drawing_with_its_land(benchmark, narrow):
    board = house_board()

    def draw():
        grounds.cache_clear()
        laid_out.cache_clear()
        return board_svg(board, MID, narrow=narrow)

    assert len(benchmark(draw)) > 50_000


def test_draw_again(benchmark):
    assert len(benchmark(board_svg, house_board(), MID)) > 50_000


def test_patches(benchmark):
    assert len(benchmark(patches, house_board(), MID)) > 50
