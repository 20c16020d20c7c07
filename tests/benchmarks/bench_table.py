"""Speed of drawing a card table: run with `pytest tests/benchmarks -o python_files='bench_*.py'`."""

import pytest

from pugsbox.draw.cards import card, mini, token
from pugsbox.draw.log import line_html
from pugsbox.draw.table import table_html, table_parts
from pugsbox.pugs_in_mugs import PUGS_IN_MUGS
from tests.draw.tables import played
from tests.stroll import STROLL, stroll


@pytest.mark.parametrize(("seats", "plies"), [(2, 0), (3, 60), (5, 160), (3, 4000)])
def test_first_drawing(benchmark, seats, plies):
    """Nothing was drawn before: no card, no line of the log."""
    view = played(seats, 4, plies).view(0)

    def draw():
        for cached in (card, mini, token, line_html):
            cached.cache_clear()
        return table_html(view, PUGS_IN_MUGS.clauses)

    assert len(benchmark(draw)) > 30_000


@pytest.mark.parametrize(("seats", "plies"), [(3, 60), (5, 160), (3, 4000)])
def test_draw_again(benchmark, seats, plies):
    view = played(seats, 4, plies).view(0)
    assert len(benchmark(table_html, view, PUGS_IN_MUGS.clauses)) > 30_000


def test_parts_after_an_action(benchmark):
    """What a screen does on every press: see, then draw what changes."""
    session = played(5, 4, 160)
    assert len(benchmark(lambda: table_parts(session.view(0), PUGS_IN_MUGS.clauses))) > 10


def test_parts_after_a_click_on_the_board(benchmark):
    session = stroll(8, "0 think 13", "0 help", "1 step 7")
    assert len(benchmark(lambda: table_parts(session.view(2), STROLL.clauses, shared=True))) > 10
