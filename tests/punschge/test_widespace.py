"""The wide space against a slow enumeration in sets, against an answer set program, against the solver, and its names."""

import random
import subprocess
import sys
from collections import Counter, defaultdict
from functools import cache
from pathlib import Path

import clingo
import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pugsbox.core.errors import PugsboxError
from pugsbox.punschge.advice import expected_wrong, next_of
from pugsbox.punschge.board import house_board, mask_of, spaces_of
from pugsbox.punschge.conditions import Is
from pugsbox.punschge.grammar import parse_rule
from pugsbox.punschge.moves import Move, read_moves
from pugsbox.punschge.phrasing import phrase
from pugsbox.punschge.rulespace import L28, LEVELS, book_space, rules_of, simplicity
from pugsbox.punschge.solver import Solver
from pugsbox.punschge.widekinds import rows_of
from pugsbox.punschge.widelanguage import WIDE, language
from pugsbox.punschge.widespace import FEW as FEW_RULES
from pugsbox.punschge.widespace import WideSpace, known_at, need_few
from pugsbox.punschge.widetable import build
from pugsbox.punschge.words import FACTS
from tests.punschge.slow_wide import Fact, enumerated
from tests.punschge.strategies import boards
from tests.punschge.test_solver import answers_alike, judged, random_board, random_round

FEW = (
    (("colour", "green"), ("colour", "red"), ("area", "lake"), ("symbol", "fish"), ("parity", "odd"), ("symbols", "more")),
    (("shape", "moon"), ("symbol", "owl"), ("count", 1), ("count", 2), ("multiple", 3), ("digits above", 5)),
    (("area", "forest"), ("area", "meadow"), ("place", "corner"), ("group", "animal"), ("group", "thing"), ("change", "area")),
    (
        ("number", "prime"),
        ("half", "upper"),
        ("same", "shape"),
        ("digits", "odd"),
        ("symbols", "fewer"),
        ("symbols", "as before"),
    ),
)
"""Small languages, of some 13,000 rules each; together they have a fact of each family."""


def facts_of(few):
    return tuple(Is(*fact) for fact in few)


def board_of(seed):
    return random_board(seed) if seed else house_board()


def named(table):
    """How often each row of a table is named by a rule of each size."""
    rows = np.repeat(rows_of(table.keys), np.diff(table.starts)).tolist()
    return Counter(zip(rows, table.sizes.tolist(), strict=True))


def slowly(few, board):
    """The same by the slow enumeration."""
    return Counter((mask_of(row), size) for row, size in enumerated(few, board) if len(row) >= 4)


@pytest.fixture(scope="session")
def wide(tmp_path_factory):
    return WideSpace.of(house_board(), tmp_path_factory.mktemp("wide"))


@cache
def small(few, seed=0):
    """The wide space of a small language."""
    board = board_of(seed)
    return WideSpace(board, build(board, facts_of(few)))


# ------------------------------------------------------------ rows


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("few", FEW, ids=lambda few: few[0][1])
def test_rows_and_sizes_are_those_of_a_slow_enumeration(few, seed):
    assert named(small(few, seed).table) == slowly(few, board_of(seed))


@settings(max_examples=8)
@given(st.sampled_from(FEW), boards)
def test_rows_and_sizes_on_any_board(few, board):
    assert named(build(board, facts_of(few))) == slowly(few, board)


@settings(max_examples=8)
@given(st.lists(st.sampled_from([fact.fact for fact in WIDE]), min_size=3, max_size=5, unique=True), boards)
def test_rows_and_sizes_over_any_facts(few, board):
    assert named(build(board, facts_of(few))) == slowly(few, board)


def lp_of(few, board):
    """The board and the facts for wide.lp."""
    for i, known in enumerate(Fact(fact, board) for fact in few):
        group = str(known.family).translate({ord(c): "_" for c in "(), '"}).strip("_")
        yield f"number({i}, {i}). family({i}, {group})."
        yield from (f"shows({n}, {i})." for n in known.spaces)
        yield from [f"rival({group})."] * known.rivals
        yield from [f"single({group})."] * (not known.negated)
    yield from (f"corner({s.number})." for s in board.spaces if s.corner)


@pytest.mark.parametrize(
    ("few", "seed"), [(FEW[0], 0), (FEW[1], 7), (FEW[3], 8)], ids=lambda x: "" if type(x) is int else x[0][1]
)
def test_rows_are_those_of_clingo(few, seed):
    board = board_of(seed)
    control = clingo.Control(["--warn=none"])
    control.load(str(Path(__file__).with_name("wide.lp")))
    control.add("base", [], "\n".join(lp_of(few, board)))
    control.ground([("base", [])])
    with control.solve(yield_=True) as answers:
        (symbols,) = [model.symbols(shown=True) for model in answers]
    rows = defaultdict(int, {str(symbol.arguments[0]): 0 for symbol in symbols if symbol.name == "rule"})
    for symbol in symbols:
        if symbol.name == "in":
            rows[str(symbol.arguments[0])] |= 1 << symbol.arguments[1].number
    assert len(rows) == sum(form.count for form in language(facts_of(few)))
    table = small(few, seed).table
    names = dict(zip(rows_of(table.keys).tolist(), np.diff(table.starts).tolist(), strict=True))
    assert Counter(row for row in rows.values() if row.bit_count() >= 4) == names


def test_each_rule_is_in_the_language_once_and_is_what_the_table_says():
    for few in FEW:
        every = [form.rule(i) for form in language(facts_of(few)) for i in range(form.count)]
        assert len(set(every)) == len(every)
        table = small(few).table
        rows = np.repeat(rows_of(table.keys), np.diff(table.starts)).tolist()
        for row, size, name in zip(rows, table.sizes.tolist(), table.names.tolist(), strict=True):
            rule = table.rule(name)
            assert rule == every[name]
            assert (rule.mask(house_board()), rule.size) == (row, size)


def test_a_million_rules_and_each_distinct_row_once(wide):
    """Check figures of the house board. When one of them changes, count up `widetable.VERSION`."""
    assert sum(form.count for form in language()) == 4077978
    assert wide.count == 3213445
    assert len(wide.rows) == len(set(wide.rows.tolist())) == 743727
    assert wide.rows.dtype == np.uint32
    assert all(row.bit_count() >= 4 for row in wide.rows[::1000].tolist())


def test_the_language_uses_all_facts_but_some_multiples():
    assert {fact.fact for fact in WIDE} == {fact for fact in FACTS if fact[0] != "multiple" or 3 <= fact[1] <= 7}


def test_names_of_every_form_are_read_back(wide):
    draw = random.Random(5)
    start = 0
    for form in language():
        for i in draw.sample(range(form.count), min(form.count, 4)):
            rule = wide.table.rule(start + i)
            assert parse_rule(phrase(rule)) == rule
        start += form.count


@pytest.mark.parametrize("seed", range(3))
def test_names_of_rows_walk_them(seed, wide):
    draw = random.Random(seed)
    for at in draw.sample(range(len(wide.table.keys)), 60):
        row = int(rows_of(wide.table.keys[at : at + 1])[0])
        names = wide.names(row)
        assert names
        assert len(names) == len(set(names)) <= 20
        assert {rule.mask(house_board()) for rule in names} == {row}
        assert names == sorted(names, key=simplicity)
        assert parse_rule(phrase(names[0])) == names[0]


def test_rows_that_no_rule_walks_have_no_names(wide):
    assert wide.names(mask_of([1])) == []
    assert wide.names(0) == []
    assert wide.names(mask_of([1, 2, 3, 5, 8, 13, 21])) == []
    assert len(wide.names(mask_of(range(1, 27)), limit=3)) == 3


# ------------------------------------------------------------ beside the book language


def test_the_book_language_is_in_it(wide):
    assert set(book_space(house_board()).rows) <= set(wide.rows.tolist())
    for rule in random.Random(1).sample([rule for level in LEVELS for rule in rules_of(level)], 15):
        if (row := rule.mask(house_board())).bit_count() >= 4:
            assert rule in wide.names(row, limit=len(wide.table.names))


@pytest.mark.slow
def test_every_rule_of_the_book_language_is_in_it():
    missing = {rule for level in LEVELS for rule in rules_of(level)}
    for form in language(L28):
        missing.difference_update(map(form.rule, range(form.count)))
    assert not missing


@pytest.mark.parametrize("seed", range(10))
def test_equal_to_the_solver_where_both_know_a_row(seed, wide):
    moves = random_round(house_board(), seed)
    solver, left = Solver.of(house_board()).after(moves), wide.after(moves)
    both = set(left.rows.tolist()) & set(book_space(house_board()).rows)
    assert both == set(solver.rows)
    assert left.last == solver.last
    assert left.solved == solver.solved
    assert (left.right, left.wrong) == (solver.right, solver.wrong)
    assert set(solver.chances()) <= set(left.chances())


# ------------------------------------------------------------ stones


def slow_weights(table, moves):
    """The rows that fit the moves, one after another, with the sum of 2 to the minus size over their names."""
    left = {}
    for i, row in enumerate(rows_of(table.keys).tolist()):
        if answers_alike(list(spaces_of(row)), moves):
            sizes = table.sizes[table.starts[i] : table.starts[i + 1]]
            left[row] = sum(2.0 ** -int(size) for size in sizes)
    return left


def a_round(table, seed):
    """The moves of a round with one of the rows of a table, and sometimes a stone of another round."""
    draw = random.Random(seed)
    row = list(spaces_of(int(rows_of(table.keys)[draw.randrange(len(table.keys))])))
    moves = judged(row, [draw.randint(row[1] + 1, 27) for _ in range(draw.randint(0, 12))])
    solved = moves[-1] == Move(27, right=True)
    strange = [Move(n, right=draw.random() < 0.5) for n in [draw.randint(1, 27)] if n not in {move.space for move in moves}]
    return moves if solved or seed % 3 else (*moves, *strange)


@pytest.mark.parametrize("seed", range(12))
def test_stones_leave_what_a_professor_would_have_answered_alike(seed):
    space = small(FEW[seed % len(FEW)], seed % 3)
    table, moves = space.table, a_round(space.table, seed)
    left, weights = space.after(moves), slow_weights(space.table, moves)
    assert dict(zip(left.rows.tolist(), left.weights.tolist(), strict=True)) == weights
    known = dict(zip(rows_of(table.keys).tolist(), np.diff(table.starts).tolist(), strict=True))
    assert left.count == sum(known[row] for row in weights)
    expected, total = Counter(), sum(weights.values())
    for row, weight in weights.items():
        expected[next_of(row, left.last)] += weight / total
    if left.solved:
        assert left.chances() == {}
        assert left.best_next() is None
    else:
        assert left.chances() == pytest.approx(dict(expected))
        assert list(left.chances().values()) == sorted(left.chances().values(), reverse=True)
        assert left.best_next() == min(expected, key=lambda s: (-expected[s], s), default=None)
    fits = left.rules(limit=10**6)
    assert len(fits) == left.count
    assert all(fit.rule.mask(space.board) == fit.row and fit.row in weights for fit in fits)
    assert [fit.rule.size for fit in fits] == sorted(fit.rule.size for fit in fits)
    assert sum(fit.weight for fit in fits) == pytest.approx(1 if fits else 0)
    few = left.rules(limit=7)
    assert [fit.rule.size for fit in few] == [fit.rule.size for fit in fits[:7]]


def test_one_stone_after_another_is_all_of_them_at_once(wide):
    moves = read_moves("1+ 3+ 7- 6- 5+ 9- goal- 7+ 9+ 11+")
    one = wide
    left = [one.count]
    for move in moves:
        one = one.then(*move)
        left.append(one.count)
    assert left == sorted(left, reverse=True)
    assert (one, one.rows.tolist()) == (wide.after(moves), wide.after(moves).rows.tolist())
    assert hash(one) == hash(wide.after(moves))
    assert one != one.then(13, right=False)
    assert one.best_next() == 13
    assert wide.count == left[0]


def test_home(wide):
    solved = wide.after(read_moves("2+ 4+ 12+ 17+ 18+ goal+"))
    assert solved.solved
    assert [spaces_of(row) for row in solved.rows.tolist()] == [(2, 4, 12, 17, 18)]
    assert phrase(solved.rules(1)[0].rule) == "every lake space but not white"
    with pytest.raises(PugsboxError, match="once it is solved"):
        solved.then(20, right=False)


@pytest.mark.parametrize("moves", ["7+ 3+", "7+ 3+ 9-", "2+ 4+ 6- 6+", "1+ 2+ goal- goal+"])
def test_stones_that_contradict_each_other_leave_nothing(wide, moves):
    left = wide.after(read_moves(moves))
    assert (left.count, left.rows.tolist(), left.weights.tolist(), left.chances(), left.rules()) == (0, [], [], {}, [])
    assert left.best_next() is None


@pytest.mark.parametrize("space", [0, 28, -1, 2.0, "2", None])
def test_moves_that_nobody_can_make_are_refused(wide, space):
    with pytest.raises(PugsboxError, match="expected 1 to 26, or 27 for the goal"):
        wide.after(read_moves("3+ 4+")).then(space, right=False)


def test_no_limit_below_one(wide):
    assert wide.rules(0) == wide.rules(-3) == wide.names(mask_of(range(1, 27)), 0) == []


# ------------------------------------------------------------ advice


@pytest.mark.parametrize("seed", range(6))
def test_expected_wrong_steps_are_those_of_the_advice_on_rows(seed):
    space = small(FEW[seed % len(FEW)], seed % 3)
    moves = a_round(space.table, seed)
    for left in (space.after(moves[:i]) for i in (1 + seed % 2, len(moves) // 2, len(moves))):
        weights = dict(zip(left.rows.tolist(), left.weights.tolist(), strict=True))
        assert left.expected_wrong() == pytest.approx(expected_wrong(weights))


@settings(max_examples=12)
@given(st.sampled_from(FEW), boards, st.integers(0, 10**6))
def test_expected_wrong_steps_on_any_board(few, board, seed):
    space = WideSpace(board, build(board, facts_of(few)))
    left = space.after(a_round(space.table, seed))
    weights = dict(zip(left.rows.tolist(), left.weights.tolist(), strict=True))
    assert left.expected_wrong() == pytest.approx(expected_wrong(weights))


def test_expected_wrong_steps_of_a_million_rules(wide):
    left = wide.after(read_moves("2+ 4+ 6- 5- 8- 7-"))
    assert left.count > 10_000
    weights = dict(zip(left.rows.tolist(), left.weights.tolist(), strict=True))
    assert left.expected_wrong() == pytest.approx(expected_wrong(weights))
    assert wide.after(read_moves("2+ 4+ 12+ 17+ 18+ goal+")).expected_wrong() == 0
    assert wide.after(read_moves("7+ 3+")).expected_wrong() == 0


@pytest.mark.parametrize("seed", [1, 2, 4, 7, 11])  # rounds without a strange stone
def test_what_is_narrowed_knows_the_same(seed):
    space = small(FEW[seed % len(FEW)], seed // 4)
    left = space.after(a_round(space.table, seed)[: 2 + seed // 2])
    solver, fits = left.narrowed(), left.rules(None)
    assert isinstance(solver, Solver)
    assert (solver.moves, solver.last, solver.count, solver.solved) == (left.moves, left.last, left.count, left.solved)
    weights = dict(zip(left.rows.tolist(), left.weights.tolist(), strict=True))
    assert {row: weight / 2**15 for row, weight in solver.rows.items()} == weights != {}
    assert {(fit.rule, fit.row): fit.weight for fit in solver.rules()} == pytest.approx(
        {(fit.rule, fit.row): fit.weight for fit in fits}
    )
    assert list(solver.chances().items()) == list(left.chances().items())
    assert (solver.best_next(), solver.forced_next()) == (left.best_next(), left.forced_next())
    assert solver.expected_wrong() == pytest.approx(left.expected_wrong())
    for comes in left.chances():
        for right in (True, False):  # it goes on as the wide space does
            assert set(solver.then(comes, right).rows) == set(left.then(comes, right).rows.tolist())


@pytest.mark.parametrize("moves", ["7+ 3+", "2+ 4+ 12+ 5+", "1+ 2+ goal- goal+"])
def test_where_nothing_fits_the_book_says_what_is_wrong(wide, moves):
    assert wide.after(read_moves(moves)).narrowed() == Solver.of(house_board()).after(read_moves(moves))


def test_only_few_rules_are_narrowed(wide):
    many, few = wide.after(read_moves("2+ 4+")), wide.after(read_moves("2+ 4+ 7- 12+"))
    assert many.count > FEW_RULES >= few.count
    assert many.narrowed() is many
    assert isinstance(few.narrowed(), Solver)
    with pytest.raises(PugsboxError, match=rf"^{many.count:,} rules fit, too many for hints, crossings and budgets\. Lay more"):
        need_few(many)
    solver = few.narrowed()
    assert need_few(solver) is solver


def test_what_somebody_knows_who_knows_a_level(wide, monkeypatch):
    monkeypatch.setattr(WideSpace, "of", lambda board: wide)
    moves = read_moves("2+ 4+ 7- 12+")
    for i, level in enumerate(LEVELS, 1):
        assert known_at(level, house_board(), moves) == Solver.of(house_board(), LEVELS[:i]).after(moves)
    assert known_at("gourmet", house_board(), moves) == wide.after(moves).narrowed()
    assert known_at("gourmet", house_board(), moves[:2]) == wide.after(moves[:2])
    assert known_at("gourmet", house_board(), ()) == wide
    nothing = read_moves("2+ 4+ 12+ 5+")
    assert known_at("gourmet", house_board(), nothing) == Solver.of(house_board()).after(nothing)
    for level in (*LEVELS, "gourmet"):
        with pytest.raises(PugsboxError, match="found space 28"):
            known_at(level, house_board(), [*moves, Move(28, right=True)])


def test_all_rules_are_named_if_no_limit_is_set():
    left = small(FEW[0]).after(read_moves("2+ 4+"))
    assert len(left.rules(None)) == left.count > 100
    assert [fit.rule.size for fit in left.rules(50)] == [fit.rule.size for fit in left.rules(None)[:50]]


def test_one_space_in_which_all_agree_is_forced(wide):
    assert wide.after(read_moves("2+ 4+ 12+ 17+")).forced_next() is None
    assert wide.after(read_moves("2+ 4+ 12+ 17+ 18+ goal+")).forced_next() is None
    left = wide.after(read_moves("2+ 3+ 5+ 7+ 11+ 13+ 17+ 19+ 23+"))
    forced = [space for space in range(24, 28) if left.then(space, right=True).count == left.count]
    assert [left.forced_next()] == (forced or [None])


def test_nothing_else_needs_numpy():
    code = "import sys, pugsbox.cli, pugsbox.punschge.bots; assert not {'numpy', 'tqdm', 'platformdirs'} & set(sys.modules)"
    subprocess.run([sys.executable, "-c", code], check=True)
