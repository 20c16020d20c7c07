"""Advice on rows alone: against every order of guesses there is, in exact fractions."""

from fractions import Fraction
from functools import cache

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pugsbox.punschge.advice import best_next, chances, cost, expected_wrong, next_of
from pugsbox.punschge.board import mask_of

# A few rows on the first seven spaces, with weights from 1 to 9: small enough to try all orders.
row_sets = st.dictionaries(
    st.sets(st.integers(1, 7), max_size=5).map(lambda row: tuple(sorted(row))),
    st.integers(1, 9).map(Fraction),
    min_size=1,
    max_size=6,
)


def by_mask(rows):
    return {mask_of(row): weight for row, weight in rows.items()}


def next_in(row, known):
    """The space after `known` spaces of a row, the goal behind its last."""
    return row[known] if known < len(row) else 27


@cache
def fewest_wrong(rows, known):
    """The fewest wrong steps, summed by weight, over all orders in which one may try the spaces; rows share `known` spaces."""
    if all(len(row) < known for row, _ in rows):
        return 0
    return min(wrong_if_tried(rows, known, space) for space in {next_in(row, known) for row, _ in rows})


def wrong_if_tried(rows, known, space):
    right = frozenset((row, weight) for row, weight in rows if next_in(row, known) == space)
    others = rows - right
    home = not right or space == 27
    later = fewest_wrong(others, known) if others else 0
    return sum(weight for _, weight in others) + later + (0 if home else fewest_wrong(right, known + 1))


@given(row_sets)
def test_expected_wrong_is_the_best_of_all_orders(rows):
    total = sum(rows.values())
    assert expected_wrong(by_mask(rows)) == fewest_wrong(frozenset(rows.items()), 0) / total


@given(row_sets)
def test_the_heaviest_space_is_a_best_first_try(rows):
    held = frozenset(rows.items())
    assert wrong_if_tried(held, 0, best_next(by_mask(rows), 0)) == fewest_wrong(held, 0)


@given(row_sets, st.integers(1, 27))
def test_the_cost_of_a_step_is_what_all_orders_behind_it_lose(rows, space):
    held, total = frozenset(rows.items()), sum(rows.values())
    lost = (wrong_if_tried(held, 0, space) - fewest_wrong(held, 0)) / total
    assert cost(by_mask(rows), 0, space) == lost


@given(row_sets)
def test_chances_are_shares_of_the_weight_and_the_likeliest_comes_first(rows):
    found = chances(by_mask(rows), 0)
    total = sum(rows.values())
    for space in range(1, 28):
        assert found.get(space, 0) == sum(weight for row, weight in rows.items() if next_in(row, 0) == space) / total
    assert list(found.values()) == sorted(found.values(), reverse=True)


def test_equal_chances_go_by_number():
    assert list(chances({0b10010: 1, 0b1010: 1, 0b110: 1}, 1)) == [2, 3, 4]


def test_without_rows_there_is_nothing_to_expect():
    assert chances({}, 0) == {}
    assert expected_wrong({}) == 0
    with pytest.raises(ValueError, match="empty"):
        best_next({}, 0)


def test_the_goal_comes_next_where_a_row_ends():
    assert next_of(mask_of([2, 26]), 26) == 27
    assert next_of(0, 0) == 27
