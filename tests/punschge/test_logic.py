"""Logic: formulas mean what the conditions mean, and equal means equal in the way that is said."""

import pytest
from hypothesis import assume, example, given, settings

from pugsbox import PugsboxError
from pugsbox.punschge.board import NUMBERS, house_board
from pugsbox.punschge.conditions import After, Before, Everything, Is
from pugsbox.punschge.grammar import parse_condition
from pugsbox.punschge.logic import boolean, compare, latex, simplified, truth_table
from tests.punschge.strategies import boards, conditions

YELLOW, FISH, STAR = Is("colour", "yellow"), Is("symbol", "fish"), Is("shape", "star")


@given(conditions, boards)
def test_simplified_is_the_same_condition(condition, board):
    try:
        short = simplified(condition)
    except PugsboxError:
        assume(False)
    assert short.mask(board) == condition.mask(board)


@pytest.mark.parametrize(
    ("text", "short"),
    [
        ("(yellow space with a fish) or (yellow space without a fish)", "yellow"),
        ("not (not (yellow))", "yellow"),
        ("neither yellow nor fish", "neither yellow nor fish"),
        ("(yellow or fish) and (yellow or (without a fish))", "yellow"),
        ("yellow or (not yellow)", "every space"),
    ],
)
def test_simplified_by_example(text, short):
    assert simplified(parse_condition(text)) == parse_condition(short)


@pytest.mark.parametrize(
    ("one", "other", "equal"),
    [
        ("green or red", "not (neither green nor red)", "logic"),
        ("lake but not white", "not ((outside the lake) or white)", "logic"),
        ("space just before (a star or a moon)", "(just before a star) or (just before a moon)", "logic"),
        ("green or red", "neither yellow nor white", "legal"),
        ("space with 1 or 3 symbols", "not 2 symbols", "legal"),
        ("odd", "not even", "legal"),
        ("corner or straight", "every space", "legal"),
        ("space with animals only", "neither bench nor covered wagon", "legal"),
        ("both multiple of 2 and multiple of 3", "multiple of 6", "legal"),
        ("bench dragon owl", "bench dragon owl 3 symbols", "legal"),
        ("bench dragon owl fish", "not (space)", "legal"),
        ("odd prime", "prime space that is not (multiple of 2)", "legal"),
        ("space with a square number and a multiple of 13", "not (space)", "legal"),
        (
            "space with as many symbols as the space before",
            "(2 symbols just after 2 symbols) or (1 symbol just after 1 symbol) or (3 symbols just after 3 symbols)",
            "legal",
        ),
        ("space with animals only", "without a thing", "legal"),
        ("animal or thing", "every space", "legal"),
        ("space with an animal", "not (things only)", "legal"),
        ("space that is a bench and a thing", "bench", "legal"),
        ("even digit sum just before a multiple of 10", "odd digit sum just before a multiple of 10", "no"),
        ("prime with a digit sum above 5", "prime with a digit sum above 6", "legal"),
        ("sun of the same shape as the space before", "sun just after a sun", "legal"),
        ("red space in another area than the space before", "red space", "no"),
        (
            "space of another colour than the space before",
            "not (of the same colour as the space before) and just after a space",
            "legal",
        ),
        ("3 symbols just after 1 symbol", "more symbols than the space before just after 1 symbol, but not 2 symbols", "legal"),
        ("fewer symbols than the space before", "fewer symbols than the space before but not 3 symbols", "legal"),
        ("odd bull", "sun bull", "board"),
        ("yellow space with a fish", "yellow space without a bull", "board"),
        ("yellow", "red", "no"),
    ],
)
def test_three_kinds_of_equal(one, other, equal):
    board = house_board()
    a, b = parse_condition(one), parse_condition(other)
    found = compare(a, b, board)
    assert found.equal == equal
    check(a, b, board, found)


def check(a, b, board, found):
    differ = a.mask(board) ^ b.mask(board)
    assert found.spaces == tuple(n for n in NUMBERS if differ >> n & 1)
    assert bool(differ) == (found.equal == "no")
    if found.counter:
        assert (a.mask(found.counter) ^ b.mask(found.counter)) >> found.at & 1
    else:
        assert found.equal in ("logic", "legal")


@settings(max_examples=60, deadline=None)
@given(conditions, conditions, boards)
@example(Before(~STAR), ~Before(STAR), house_board())
@example(Before(After(STAR)), STAR, house_board())
@example(After(Everything()), ~Is("multiple", 2) | ~Is("number", "square"), house_board())
def test_comparisons_of_any_two(a, b, board):
    try:
        found = compare(a, b, board)
    except PugsboxError:
        assume(False)
    check(a, b, board, found)


@settings(max_examples=40, deadline=None)
@given(boards)
def test_equal_on_every_legal_board_is_equal_on_any(board):
    for one, other in [("green or red", "neither yellow nor white"), ("bench dragon owl", "bench dragon owl 3 symbols")]:
        assert parse_condition(one).mask(board) == parse_condition(other).mask(board)


def test_a_counter_board_changes_as_little_as_it_can():
    board = house_board()
    found = compare(parse_condition("odd bull"), parse_condition("sun bull"), board)
    changed = [n for n in NUMBERS if found.counter[n] != board[n]]
    assert changed == [found.at]


def test_truth_tables_go_from_all_true_to_all_false():
    table = truth_table(parse_condition("lake but not white"), house_board())
    assert table.facts == ("white", "lake")
    assert [line.values for line in table.lines] == [(True, True), (True, False), (False, True), (False, False)]
    assert [line.result for line in table.lines] == [False, False, True, False]
    assert [line.sample for line in table.lines] == [5, 9, 2, 1]


@given(conditions, boards)
def test_truth_tables_agree_with_the_board(condition, board):
    try:
        table = truth_table(condition, board)
    except PugsboxError:
        assume(False)
    assert len(table.lines) == 2 ** len(table.facts)
    mask = condition.mask(board)
    for line in table.lines:
        if line.sample:
            assert bool(mask >> line.sample & 1) == line.result


def test_a_kind_that_is_not_on_the_board_has_no_sample():
    table = truth_table(parse_condition("bull space in the meadow"), house_board())
    assert [line.sample for line in table.lines if line.values == (True, True)] == [0]


def test_latex():
    assert latex(YELLOW & ~FISH) == r"\text{yellow} \wedge \neg \text{fish}"
    assert latex(Before(STAR)) == r"\text{just before a star}"


def test_formulas_of_neighbours():
    assert str(boolean(Before(~STAR))) == "just before a space & ~just before a star"


def test_too_many_facts_are_refused():
    many = parse_condition("green or red or lake or forest or fish or owl or moon or star or corner")
    with pytest.raises(PugsboxError, match="Found 9 different facts; expected at most 8"):
        simplified(many)
    with pytest.raises(PugsboxError, match="Found 7 different facts; expected at most 6"):
        truth_table(parse_condition("green or red or lake or forest or fish or owl or moon"), house_board())
