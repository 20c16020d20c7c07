"""Rules walk as the ledger's model says: each form against a plain reading of it, on any board."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pugsbox import PugsboxError
from pugsbox.punschge.board import NUMBERS, house_board
from pugsbox.punschge.conditions import Is
from pugsbox.punschge.rules import Block, Chain, Explicit, Hop, Pattern, Step, Straights, Stride, Widening
from tests.punschge.strategies import blocks, boards, conditions, lengths, rules, strides

MOON, SUN = Is("shape", "moon"), Is("shape", "sun")


def satisfying(condition, board):
    return [n for n in NUMBERS if condition.mask(board) >> n & 1]


@given(rules, boards)
def test_rows_ascend_within_the_path(rule, board):  # PUN-LIM-05, PUN-LIM-06
    row = rule.row(board)
    assert list(row) == sorted(set(row))
    assert all(n in NUMBERS for n in row)
    assert tuple(rule.walk(board)) == row


@given(strides)
def test_strides(stride):
    k, first = stride
    assert Stride(k, first).row(house_board()) == tuple(n for n in NUMBERS if n >= first and (n - first) % k == 0)


@given(blocks)
def test_patterns_are_laid_from_space_1_and_cut_at_the_end(laid):
    whole = "".join(("w", "r")[b.right] * b.length for b in laid)
    endless = whole * 26
    assert Pattern(tuple(laid)).row(house_board()) == tuple(n for n in NUMBERS if endless[n - 1] == "r")


@given(st.integers(0, 24), st.integers(-9, 9).filter(bool))
def test_widening(gap, change):
    row, n, wrong = [], 1, gap
    while n <= 26:
        row.append(n)
        if wrong + 1 <= 0:
            break
        n, wrong = n + wrong + 1, wrong + change
    assert Widening(gap, change).row(house_board()) == tuple(row)


@given(st.lists(st.builds(Step, st.integers(1, 4), conditions), min_size=2, max_size=3), boards)
def test_chains_search_strictly_behind_and_stop_when_nothing_is_found(steps, board):  # PUN-TK-B8, C8, D5
    wanted = [satisfying(s.condition, board) for s in steps for _ in range(s.count)]
    row, at = [], 0
    for i in range(200):
        found = [n for n in wanted[i % len(wanted)] if n > at]
        if not found:
            break
        at = found[0]
        row.append(at)
    assert Chain(tuple(steps)).row(board) == tuple(row)


@given(lengths, conditions, lengths, boards)
def test_hops(base, condition, special, board):  # PUN-TK-D6
    special_from, row, at = satisfying(condition, board), [], 0
    while (at := at + (special if at in special_from else base)) <= 26:
        row.append(at)
    assert Hop(base, condition, special).row(board) == tuple(row)


@given(strides, boards)
def test_straights(stride, board):  # PUN-TK-C9
    k, first = stride
    runs, run = [], []
    for space in board.spaces:
        if space.corner:
            runs, run = [*runs, run] if run else runs, []
        else:
            run.append(space.number)
    runs += [run] if run else []
    kept = [n for i, straight in enumerate(runs, 1) if i >= first and (i - first) % k == 0 for n in straight]
    assert Straights(k, first).row(board) == tuple(kept)


def test_rows_the_ledger_works_out():
    board = house_board()
    assert Widening(2, 1).row(board) == (1, 4, 8, 13, 19, 26)  # PUN-TK-C6
    assert Widening(6, -1).row(board) == (1, 8, 14, 19, 23, 26)  # PUN-TK-C7
    assert Widening(3, -1).row(board) == (1, 5, 8, 10, 11)  # the row ends when the jump has shrunk to nothing
    assert Straights(2, first=1).row(board) == (1, 2, 3, 8, 9, 14, 15, 20, 21)
    assert Hop(2, Is("area", "meadow"), 5).row(board) == (2, 4, 6, 8, 13, 18, 20, 22, 24)  # "jump over 1"
    assert Stride(3, first=1).row(board) == (1, 4, 7, 10, 13, 16, 19, 22, 25)


@pytest.mark.parametrize(
    ("make", "said"),
    [
        (lambda: Stride(1), "Found every 1st space; expected a number from 2 to 26."),
        (lambda: Stride(3, first=4), "Found a start from space 4; expected space 1 to 3."),
        (lambda: Block(0, right=True), "Found 0 spaces; expected 1 to 26 spaces."),
        (lambda: Pattern((Block(2, right=True),)), "expected right and wrong spaces in turn"),
        (lambda: Pattern(()), "Found no block"),
        (lambda: Widening(25, 1), "Found a gap of 25; expected 0 to 24 wrong spaces."),
        (lambda: Widening(2, 99), "Found gaps that change by 99; expected a change of at most 24 spaces."),
        (lambda: Stride(3, first=0), "Found a start from space 0; expected space 1 to 3."),
        (lambda: Straights(2, first=0), "Found a start from straight 0"),
        (lambda: Explicit(()), "Found no space; expected one space at least."),
        (lambda: Widening(2, 0), "expected gaps that grow or shrink"),
        (lambda: Step(0, MOON), "Found 0 spaces"),
        (lambda: Chain((Step(1, MOON),)), "expected two kinds of spaces at least"),
        (lambda: Hop(0, MOON, 2), "Found a jump of 0; expected 1 to 26 spaces."),
        (lambda: Straights(27), "Found every 27th straight"),
        (lambda: Straights(2, first=3), "Found a start from straight 3; expected straight 1 to 2."),
        (lambda: Explicit((4, 2)), "Found 2 behind 4; expected a row that ascends."),
        (lambda: Explicit((2, 2)), "Found 2 behind 2"),
        (lambda: Explicit((0, 4)), "Found space 0"),
        (lambda: Explicit((20, 27)), "Found space 27; expected numbers from 1 to 26"),
    ],
)
def test_numbers_out_of_range_are_said(make, said):
    with pytest.raises(PugsboxError) as caught:
        make()
    assert said in str(caught.value)


def test_sizes_count_numbers_and_counts_above_one():
    assert Stride(3).size == 1
    assert Pattern((Block(2, right=False), Block(2, right=True))).size == 2
    assert Widening(2, 1).size == 2
    assert Chain((Step(1, MOON), Step(1, SUN))).size == 2
    assert Chain((Step(3, MOON), Step(1, SUN))).size == 3
    assert Hop(1, MOON, 4).size == 3
    assert (Straights(2).size, Straights(2, first=1).size) == (1, 2)
    assert Explicit((2, 4, 12, 17)).size == 4
