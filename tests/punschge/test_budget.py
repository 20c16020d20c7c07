"""Home within a budget of wrong steps: against every order of tries there is."""

from functools import cache

from hypothesis import given, settings
from hypothesis import strategies as st

from pugsbox.punschge.advice import chances
from pugsbox.punschge.board import house_board, mask_of, spaces_of
from pugsbox.punschge.budget import BUDGETS, home_within, plan_within, shared, tries_within
from pugsbox.punschge.moves import read_moves
from pugsbox.punschge.solver import Solver

# Some rows on the first six spaces: small enough to try all orders, with forks behind forks.
row_sets = st.dictionaries(st.integers(0, 63), st.integers(1, 9), min_size=1, max_size=9).map(
    lambda rows: {spaces_of(row << 1): weight for row, weight in rows.items()}
)
budgets = st.integers(0, 5)


def by_mask(rows):
    return {mask_of(row): weight for row, weight in rows.items()}


def next_in(row, known):
    return row[known] if known < len(row) else 27


@cache
def most_home(rows, known, budget):
    """The most weight that gets home over all orders in which one may try the spaces; rows share `known` spaces."""
    if budget < 0 or not rows:
        return 0
    return max(home_if_tried(rows, known, budget, space) for space in {next_in(row, known) for row, _ in rows})


def home_if_tried(rows, known, budget, space):
    right = frozenset((row, weight) for row, weight in rows if next_in(row, known) == space)
    home = sum(weight for _, weight in right) if space == 27 else most_home(right, known + 1, budget)
    return home + most_home(rows - right, known, budget - 1)


@settings(max_examples=1000)
@given(row_sets)
def test_the_chance_is_the_best_of_all_orders_for_every_budget(rows):
    held, total = frozenset(rows.items()), sum(rows.values())
    assert home_within(by_mask(rows), 5) == tuple(most_home(held, 0, budget) / total for budget in range(6))


@settings(max_examples=500)
@given(row_sets, budgets)
def test_every_first_try_brings_what_all_orders_behind_it_bring(rows, budget):
    held, total = frozenset(rows.items()), sum(rows.values())
    found = tries_within(by_mask(rows), 0, budget)
    assert found == {space: home_if_tried(held, 0, budget, space) / total for space in found}
    assert set(found) == {next_in(row, 0) for row in rows}
    assert max(found.values()) == next(iter(found.values())) == home_within(by_mask(rows), budget)[-1]


@settings(max_examples=500)
@given(row_sets, budgets)
def test_who_follows_the_plan_is_home_as_often_as_it_says(rows, budget):
    """Each row is the hidden one once; after a right step one looks at the new plan, after a wrong one goes on with the old."""
    masks = by_mask(rows)
    home = sum(weight for row, weight in rows.items() if wrong_by_plan(masks, row, budget) <= budget)
    assert home_within(masks, budget)[-1] == home / sum(rows.values())


def wrong_by_plan(rows, row, budget):
    last, wrong = 0, 0
    for space in (*row, 27):
        wrong += plan_within(rows, last, max(budget - wrong, 0)).index(space)
        rows = {mask: weight for mask, weight in rows.items() if comes(mask, last) == space}
        last = space
    return wrong


def comes(mask, last):
    return next(iter(chances({mask: 1}, last)))


@given(row_sets, budgets)
def test_after_a_wrong_step_the_rest_of_the_plan_is_the_new_plan(rows, budget):
    masks = by_mask(rows)
    first, *rest = plan_within(masks, 0, budget + 1)
    left = {mask: weight for mask, weight in masks.items() if comes(mask, 0) != first}
    assert plan_within(left, 0, budget) == rest


@given(row_sets)
def test_more_budget_never_harms_and_enough_brings_everybody_home(rows):
    found = home_within(by_mask(rows), 9)
    assert list(found) == sorted(found)
    assert found[-1] == 1  # nine rows part eight times at most


@given(st.lists(st.lists(st.integers(0, 9), min_size=5, max_size=5).map(sorted), min_size=1, max_size=6))
def test_branches_share_the_steps_as_the_best_of_all_matchings(values):
    def best(branches, left):
        if not branches or left < 0:
            return 0
        return max(
            best(branches, left - 1),
            *(v[left] + best(branches[:i] + branches[i + 1 :], left - 1) for i, v in enumerate(branches)),
        )

    assert shared(values, 5) == [best(values, left) for left in range(5)]


def test_the_likeliest_first_is_not_always_best():
    """The plain branch of weight 5 can wait for a step; the forked one of weight 4 needs it."""
    rows = by_mask({(1, 2): 5, (1, 3, 4): 2, (1, 3, 5): 2})
    assert list(chances(rows, 1)) == [2, 3]
    assert tries_within(rows, 1, 1) == {3: 1, 2: 7 / 9}
    assert [plan_within(rows, 1, most) for most in range(3)] == [[2, 3], [3, 2], [2, 3]]  # where both do, the likelier first


def test_without_rows_nobody_gets_home():
    assert home_within({}) == (0,) * len(BUDGETS)
    assert tries_within({}, 0, 3) == {}
    assert plan_within({}, 0, 3) == []


def test_on_the_house_board():
    solver = Solver.of(house_board()).after(read_moves("2+ 4+ 7- 12+"))
    assert home_within(solver.rows)[1] == 1
    assert home_within(solver.rows)[0] == solver.chances()[18]
    solved = solver.after(read_moves("2+ 4+ 18+ goal+")[2:])
    assert home_within(solved.rows, 0) == (1,)
