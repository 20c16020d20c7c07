"""Hints never lie, grow stronger, and end with the best space; crossings are judged by all that fits."""

import random

import pytest

from pugsbox.core.errors import PugsboxError
from pugsbox.draw.marks import percent
from pugsbox.punschge.board import house_board, spaces_of
from pugsbox.punschge.crossings import crossed, crossed_rule
from pugsbox.punschge.grammar import parse_rule
from pugsbox.punschge.hints import hints, speaks_of
from pugsbox.punschge.moves import Move, read_moves
from pugsbox.punschge.phrasing import phrase
from pugsbox.punschge.rulespace import LEVELS, rules_of
from pugsbox.punschge.solver import Solver, levels_up_to
from pugsbox.punschge.words import FACTS, LOOK

BOARD = house_board()
START = Solver.of(BOARD)


def positions(number=250, seed=3):
    """Positions of rounds with hidden rows of the book language, with right and wrong steps, on different levels."""
    chance = random.Random(seed)
    rows = sorted(START.rows)
    for _ in range(number):
        row = chance.choice(rows)
        path = (*spaces_of(row), 27)
        solver = Solver.of(BOARD, levels_up_to(chance.choice(LEVELS)))
        solver = solver.through(Move(space, right=True) for space in path[: chance.randrange(2, len(path))])
        comes = path[len(solver.right)]
        for space in chance.sample([n for n in range(1, 28) if n != comes and n not in solver.right], chance.randrange(4)):
            solver = solver.filtered(Move(space, right=False))
        if solver.rows:
            yield solver


def next_of_row(solver, row):
    return next((space for space in spaces_of(row) if space > solver.last), 27)


def test_no_hint_lies():
    seen = set()
    for solver in positions():
        for hint in hints(solver):
            seen.add((hint.kind, hint.share == 1))
            share = sum(fit.weight for fit in solver.rules() if true_of(hint, solver, fit.rule, fit.row))
            assert hint.share == pytest.approx(share)
            assert (hint.share == 1) is all(true_of(hint, solver, fit.rule, fit.row) for fit in solver.rules())
            assert percent(hint.share) in str(hint) or hint.share == 1
    assert {("look", True), ("half", False), ("half", True), ("not", True), ("either", False), ("next", False)} <= seen


def true_of(hint, solver, rule, row):
    if hint.kind == "look":
        return hint.about in {LOOK[name] for name in speaks_of(rule)}
    return next_of_row(solver, row) in hint.spaces


def test_hints_say_what_they_mean():
    """What is said in words is the set of spaces that is meant."""
    for solver in positions(80, seed=4):
        for hint in hints(solver):
            text = str(hint)
            if hint.kind == "half":
                half = {s.number for s in BOARD if s.half in text.split() and s.number > solver.last}
                assert half == hint.spaces
            if hint.kind == "not":
                named = spaces_in(text.partition(": ")[2])
                assert named == set(range(solver.last + 1, 28)) - hint.spaces
            if hint.kind in ("either", "next"):
                assert spaces_in(hint.about.replace(" or ", ", ")) == hint.spaces


def spaces_in(text):
    found = set()
    for part in text.strip(".").replace("the goal", "27").split(", "):
        first, _, last = part.partition(" to ")
        found |= set(range(int(first), int(last or first) + 1))
    return found


def test_each_hint_is_stronger_and_the_last_is_the_best_space():
    for solver in positions():
        look, *others = hints(solver)
        assert look.kind == "look"
        assert [len(hint.spaces) for hint in others] == sorted({len(hint.spaces) for hint in others}, reverse=True)
        assert all(solver.best_next() in hint.spaces for hint in (look, *others))
        assert others[-1].kind == "next"
        assert others[-1].spaces == {solver.best_next()}
        assert all(len(hint.spaces) > 1 for hint in others[:-1])


def test_the_kind_to_look_at_is_one_of_a_simplest_rule():
    for solver in positions(60):
        about = hints(solver)[0].about
        least = min(fit.rule.size for fit in solver.rules())
        simplest = [fit.rule for fit in solver.rules() if fit.rule.size == least]
        assert any(LOOK[name] == about for rule in simplest for name in speaks_of(rule))


def test_there_is_something_to_look_at_for_every_rule():
    assert {fact[0] for fact in FACTS} < set(LOOK)
    for level in LEVELS:
        assert all(speaks_of(rule) <= set(LOOK) for rule in rules_of(level))


def test_what_is_all_but_certain_is_not_called_certain():
    """With 17 so unlikely that the chance of 18 rounds to 1."""
    solver = Solver.of(BOARD, prior=lambda rule: 1e-20**rule.size).after(read_moves("2+ 4+ 12+"))
    assert solver.chances()[18] == 1
    assert str(hints(solver)[-1]) == "Try 18: >99% of what fits goes there, and no other space has more."


def test_no_hints_once_solved_or_if_nothing_fits():
    assert hints(START.after(read_moves("2+ 4+ 12+ 18+ goal+"))) == ()
    assert hints(START.after(read_moves("2+ 4+ 12+ 5+"))) == ()


# ---------------------------------------------------------------- crossings


def test_a_crossing_follows_if_and_only_if_nothing_goes_there():
    seen = set()
    for solver in positions(80):
        coming = {next_of_row(solver, row) for row in solver.rows}
        for space in range(1, 28):
            found = crossed(solver, space)
            seen.add(found.verdict)
            expected = "follows" if space not in coming else "wrong" if len(coming) == 1 else "not yet"
            assert found.verdict == expected
            if expected == "not yet":
                assert next_of_row(solver, found.rule.mask(BOARD)) == space
                assert found.rule.mask(BOARD) in solver.rows
                assert phrase(found.rule) in found.why
    assert len(seen) == 3


@pytest.mark.parametrize(
    ("moves", "space", "why"),
    [
        ("2+ 4+ 7-", 2, "It bears a white stone."),
        ("2+ 4+ 7-", 3, "A row ascends (PUN-LIM-05), and 4 is right already."),
        ("2+ 4+ 7-", 7, "It bears a black stone: it was tried, and wrong."),
        ("2+ 4+ 7-", 26, "No rule that fits goes there next."),
        ("2+ 4+ 12+ 17+", 18, "Every rule that fits goes there next."),
    ],
)
def test_why(moves, space, why):
    assert crossed(START.after(read_moves(moves)), space).why == why


def test_rules_are_crossed_out_by_stones():
    solver = START.after(read_moves("2+ 4+ 12+"))
    assert crossed_rule(solver, parse_rule("every 2nd space")).verdict == "follows"
    assert crossed_rule(solver, parse_rule("every lake space but not white")).verdict == "not yet"
    only = solver.after(read_moves("2+ 4+ 12+ 18-")[3:])
    assert crossed_rule(only, parse_rule("every lake space but not white")).verdict == "wrong"
    assert crossed_rule(only, parse_rule("the row 2, 4, 12, 17, 26")).verdict == "not yet"  # no rule of the book, but it fits


@pytest.mark.parametrize("space", [0, 28, -1])
def test_what_is_no_space_cannot_be_crossed_out(space):
    with pytest.raises(PugsboxError, match="There is no space"):
        crossed(START, space)


@pytest.mark.parametrize("moves", ["2+ 4+ 12+ 18+ goal+", "2+ 4+ 12+ 5+"])
def test_where_nothing_comes_nothing_follows(moves):
    with pytest.raises(PugsboxError, match=r"at home|No rule fits"):
        crossed(START.after(read_moves(moves)), 7)
