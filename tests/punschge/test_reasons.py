"""Why a rule is out, and which stone is to be doubted."""

import random

import pytest

from pugsbox.punschge.board import house_board
from pugsbox.punschge.grammar import parse_rule
from pugsbox.punschge.moves import Move, clash_of, read_moves
from pugsbox.punschge.reasons import contradiction, why_out
from pugsbox.punschge.rulespace import LEVELS, rules_of
from pugsbox.punschge.solver import Solver, levels_up_to
from tests.punschge.test_solver import answers_alike, random_round


@pytest.mark.parametrize(
    ("rule", "moves", "said"),
    [
        ("every lake space but not white", "2+ 4+ 7- 12+", None),
        ("every yellow space", "2+ 4+", "Out by the white stone on 2 (move 1): by this rule the row begins with 4."),
        ("every 2nd space", "2+ 4+ 7- 12+", "Out by the white stone on 12 (move 4): by this rule 6 comes next after 4."),
        ("every 2nd space", "2+ 4+ 6-", "Out by the black stone on 6 (move 3): by this rule 6 comes next after 4."),
        (
            "the row 2, 4, 6, 8",
            "2+ 4+ 6+ 8+ 9+",
            "Out by the white stone on 9 (move 5): by this rule 8 is the last space of the row.",
        ),
        (
            "the row 2, 4, 6, 8",
            "2+ 4+ 6+ 8+ goal-",
            "Out by the black stone on the goal (move 5): by this rule 8 is the last space of the row.",
        ),
        ("every 2nd space", "2+ 4+ goal+", "Out by the white stone on the goal (move 3): by this rule 6 comes next after 4."),
        (
            "the row 2, 4, 6",
            "2+ 4+",
            "Out, whatever the stones: its row has 3 spaces, and a task needs four at least (PUN-LIM-01).",
        ),
        ("every white green space", "2+ 4+", "Out by the white stone on 2 (move 1): by this rule the row has no space at all."),
    ],
)
def test_why_a_rule_is_out(rule, moves, said):
    assert why_out(parse_rule(rule), read_moves(moves), house_board()) == said


@pytest.mark.parametrize("seed", range(5))
def test_a_reason_is_given_exactly_for_rules_that_do_not_fit(seed):
    board = house_board()
    moves = random_round(board, seed)
    fitting = {fit.rule for fit in Solver.of(board).after(moves).rules()}
    for rule in random.Random(seed).sample([rule for level in LEVELS for rule in rules_of(level)], 500):
        assert (why_out(rule, moves, board) is None) == (rule in fitting)


def clash(text, **options):
    return contradiction(Solver.of(house_board(), **options).after(read_moves(text)))


def test_no_contradiction_while_a_rule_fits():
    assert clash("2+ 4+ 7- 12+") is None


def test_the_stone_that_explains_most_is_doubted():
    found = clash("2+ 4+ 5- 12+ 17+ 18-")
    assert (found.at, found.doubt) == (6, 6)
    assert found.why == (
        "At move 6, 18-, no rule of the book language is left: all that fit until then go on to 18. "
        "Doubt move 6, 18-: had it been 18+, 1 rule would fit all moves. "
        "If every stone is sure, the rule is not one of the book language."
    )


def test_a_stone_before_the_clash_can_be_the_doubtful_one():
    """The odd spaces with one mishearing: 5 was answered möööb, and everything after it goes on as if it had been right."""
    found = clash("1+ 3+ 5- 7+ 9+ 11+ 13+ 15+ 17+", levels=levels_up_to("easy"))
    assert (found.at, found.doubt) == (6, 3)
    assert "Doubt move 3, 5-: had it been 5+, 2 rules would fit all moves." in found.why


def test_rows_ascend():
    found = clash("2+ 4+ 12+ 5+")
    assert found.at == 4
    assert "a row ascends (PUN-LIM-05), and 12 is right already" in found.why


def test_where_no_single_stone_explains_all_the_first_clash_is_explained():
    found = clash("2+ 4+ 12+ 5+ 3+ 1+")
    assert found.at == 4
    assert "the moves up to 4, but none all of them" in found.why


def test_a_single_level_is_named():
    assert "no rule of level junior is left" in clash("2+ 4+ 12+", levels=levels_up_to("junior")).why
    assert "no rule of the levels junior and easy is left" in clash("2+ 4+ 12+ 17+", levels=("easy", "junior")).why


def test_given_spaces_are_doubted_only_where_no_other_will_do():
    yellow = parse_rule("every yellow space")
    junior = {"levels": ("junior",), "prior": lambda rule: 9.0 if rule == yellow else 1.0}
    assert clash("4+ 5+ 6+", **junior).doubt == 3  # though 4 6 7, yellow, outweighs 4 5 8
    found = clash("1+ 2+ 6+ 7+", **junior)
    assert (found.at, found.doubt) == (3, 2)
    assert "had it been 2-, 1 rule would fit all moves" in found.why


@pytest.mark.parametrize(("moves", "not_doubted"), [("2+ 4+ 12+ 18+ goal- 20-", 5), ("1+ 3+ 5- 5- 7+ 9+ 11+ 13+ 15+ 17+", 3)])
def test_an_answer_that_could_not_have_been_otherwise_is_not_doubted(moves, not_doubted):
    """Had the goal been right, nobody would have played on; had 5 been right, nobody could have tried it again."""
    assert clash(moves).doubt != not_doubted


@pytest.mark.parametrize("seed", range(8))
def test_the_doubted_answer_would_have_left_rules(seed):
    """Turn one answer of a fair round around; if that makes a contradiction, the doubt leads to rules that fit."""
    board = house_board()
    draw = random.Random(seed)
    while True:
        moves = list(random_round(board, draw.random()))
        i = draw.randrange(2, len(moves)) if len(moves) > 2 else 1
        moves[i] = moves[i]._replace(right=not moves[i].right)
        solver = Solver.of(board).through(moves)
        if i > 1 and not solver.rows and not clash_of(moves):
            break
    found = contradiction(solver)
    assert not Solver.of(board).through(moves[: found.at]).rows
    assert Solver.of(board).through(moves[: found.at - 1]).rows
    doubted = moves[found.doubt - 1]
    mended = [*moves[: found.doubt - 1], Move(doubted.space, not doubted.right), *moves[found.doubt :]]
    assert clash_of(mended) is None
    upto = len(moves) if "fit all moves" in found.why else found.at
    fitting = sum(fits(rule, board, mended[:upto]) for level in LEVELS for rule in rules_of(level))
    assert f", {fitting} rule{'s' * (fitting > 1)} would fit" in found.why
    weights = {i: heaviness(board, moves[:upto], i) for i in range(2, found.at)}
    assert weights[found.doubt - 1] == max(weights.values())


def heaviness(board, moves, i):
    """The weight of the rows that fit with the other answer to move i (from 0), 0 if nobody could have played on so."""
    flipped = [move._replace(right=not move.right) if i == j else move for j, move in enumerate(moves)]
    return 0 if clash_of(flipped) else sum(Solver.of(board).through(flipped).rows.values())


def fits(rule, board, moves):
    row = list(rule.row(board))
    return len(row) >= 4 and answers_alike(row, moves)
