"""The solver against a brute force that plays every rule as the Professor would, and against an answer set program."""

import random
from collections import Counter, defaultdict
from fractions import Fraction
from pathlib import Path

import clingo
import pytest

from pugsbox.core.errors import PugsboxError
from pugsbox.punschge.advice import cost
from pugsbox.punschge.board import Board, Space, house_board, mask_of, spaces_of
from pugsbox.punschge.grammar import parse_rule
from pugsbox.punschge.moves import Move, read_moves
from pugsbox.punschge.phrasing import phrase
from pugsbox.punschge.rulespace import LEVELS, book_space, rules_of, simplicity
from pugsbox.punschge.solver import Solver, by_size, levels_up_to
from pugsbox.punschge.words import AREAS, COLOURS, HALVES, SHAPES, SYMBOLS


def random_board(seed):
    draw = random.Random(seed)
    return Board(
        f"random {seed}",
        tuple(
            Space(
                n,
                draw.choice(COLOURS),
                draw.choice(SHAPES),
                draw.choice(AREAS),
                tuple(sorted(draw.sample(SYMBOLS, draw.randint(1, 3)))),
                draw.random() < 0.3,
                draw.choice(HALVES),
                (float(n % 7), float(n // 7)),
            )
            for n in range(1, 27)
        ),
    )


def judged(row, tries):
    """The moves of a round: the two given spaces, then each try with the answer of a Professor who has this row (a list)."""
    moves, known = [Move(row[0], right=True), Move(row[1], right=True)], 2
    for space in tries:
        if space in row[:known]:
            continue
        right = space == (row[known] if known < len(row) else 27)
        moves.append(Move(space, right))
        known += right
        if right and space == 27:
            break
    return tuple(moves)


def random_round(board, seed):
    """The moves of a round with a rule of any level, tried at random near the last right space."""
    draw = random.Random(seed)
    while len(row := list(draw.choice(rules_of(draw.choice(LEVELS))).row(board))) < 4:
        pass
    return judged(row, [draw.randint(row[1] + 1, 27) for _ in range(draw.randint(0, 12))])


def answers_alike(row, moves):
    """Whether a Professor with this row (a list) gives exactly these answers."""
    known = 0
    for move in moves:
        right = move.space == (row[known] if known < len(row) else 27)
        if right != move.right:
            return False
        known += right
    return True


def brute_force(board, moves, levels):
    """All rules that fit, as (level, row), and the weight of each row, in fractions."""
    rows = {rule: list(rule.row(board)) for level in levels for rule in rules_of(level)}
    weights, fits = defaultdict(Fraction), []
    for level in levels:
        long = [rule for rule in rules_of(level) if len(rows[rule]) >= 4]
        total = sum(Fraction(1, 2**rule.size) for rule in long)
        for rule in long:
            if answers_alike(rows[rule], moves):
                fits.append((level, rule))
                weights[tuple(rows[rule])] += Fraction(1, 2**rule.size) / total
    return fits, weights


def wrong_steps(row, known, weights):
    """How many wrong steps somebody makes who always tries the space that the rows left make likeliest, until home."""
    left, wrong = dict(weights), 0
    while known <= len(row):
        follows = {other: other[known] if known < len(other) else 27 for other in left}
        chance = Counter()
        for other, weight in left.items():
            chance[follows[other]] += weight
        tried = max(sorted(chance), key=chance.__getitem__)
        right = tried == (row[known] if known < len(row) else 27)
        left = {other: weight for other, weight in left.items() if (follows[other] == tried) is right}
        wrong, known = wrong + (not right), known + right
    return wrong


@pytest.mark.parametrize("seed", range(12))
def test_equal_to_brute_force(seed):
    board = house_board() if seed % 3 == 0 else random_board(seed)
    levels = LEVELS[: 1 + seed % 4] if seed > 5 else LEVELS
    moves = random_round(board, seed)
    if seed % 4 == 1:  # a stone or two of another round: often a contradiction
        moves = (*moves[:3], *(move for move in random_round(board, seed + 100)[2:4] if move.space not in spaces(moves[:3])))
    solver = Solver.of(board, levels).after(moves)
    fits, weights = brute_force(board, moves, levels)

    assert {fit.rule for fit in solver.rules()} == {rule for _, rule in fits}
    assert len(solver.rules()) == len({rule for _, rule in fits})
    assert {spaces_of(row) for row in solver.rows} == set(weights)
    total = sum(weights.values())
    known = sum(move.right for move in moves)
    expected = defaultdict(Fraction)
    whole = sum(solver.rows.values())
    for row, weight in weights.items():
        assert Fraction(solver.rows[mask_of(row)], whole) == weight / total
        expected[row[known] if known < len(row) else 27] += weight / total
    if not solver.solved:
        assert solver.chances() == pytest.approx({space: float(chance) for space, chance in expected.items()})
        if weights:
            assert expected[solver.best_next()] == max(expected.values())
            fewest = sum(weight * wrong_steps(list(row), known, weights) for row, weight in weights.items()) / total
            assert solver.expected_wrong() == pytest.approx(float(fewest))


def spaces(moves):
    return {move.space for move in moves}


def facts_of(board):
    """The board as facts of an answer set program."""
    for s in board.spaces:
        for attribute in ("colour", "shape", "area", "half", "place"):
            yield f"fact({s.number}, {attribute}, {getattr(s, attribute)})."
        yield from (f"fact({s.number}, symbol, {symbol})." for symbol in s.symbols)
        yield f"fact({s.number}, parity, {'odd' if s.number % 2 else 'even'})."
        yield f"fact({s.number}, count, {len(s.symbols)})."
        if s.corner:
            yield f"corner({s.number})."


def solved_by_clingo(board, rounds):
    """For each round the level and row of every rule that fits."""
    moves = [
        f"move({case}, {i}, {move.space}, {'right' if move.right else 'wrong'})."
        for case, played in enumerate(rounds)
        for i, move in enumerate(played, 1)
    ]
    control = clingo.Control(["--warn=none"])
    control.load(str(Path(__file__).with_name("book.lp")))
    control.add("base", [], "\n".join([*facts_of(board), *moves]))
    control.ground([("base", [])])
    rows, fits = defaultdict(int), []
    with control.solve(yield_=True) as answers:
        (symbols,) = [model.symbols(shown=True) for model in answers]
    for symbol in symbols:
        if symbol.name == "in":
            rows[symbol.arguments[0]] |= 1 << symbol.arguments[1].number
        else:
            fits.append(symbol.arguments)
    found = [Counter() for _ in rounds]
    for case, level, rule in fits:
        found[case.number][level.name, rows[rule]] += 1
    return found


@pytest.mark.parametrize("seed", range(4))
def test_equal_to_clingo(seed):
    board = random_board(seed) if seed else house_board()
    rounds = [random_round(board, 1000 * seed + i) for i in range(12)] + [read_moves("2+ 4+ 5- 6+"), read_moves("7+ 3+ 9-")]
    start = Solver.of(board)
    for moves, found in zip(rounds, solved_by_clingo(board, rounds), strict=True):
        solver = start.after(moves)
        level_of = {rule: level for level in LEVELS for rule in rules_of(level)}
        assert Counter((level_of[fit.rule], fit.row) for fit in solver.rules()) == found


def test_the_worked_example_move_by_move():
    """PUN-MARK-09: the row is that of the odd spaces; the solver never loses it, and knows it at the end."""
    solver = Solver.of(house_board())
    odd = parse_rule("every space with an odd number")
    left = [len(solver.rows)]
    for move in read_moves("1+ 3+ 7- 6- 5+ 9- 7+ 9+ 11+"):
        solver = solver.then(*move)
        left.append(len(solver.rows))
        assert odd in [fit.rule for fit in solver.rules()]
    assert left == sorted(left, reverse=True)
    assert solver.right == (1, 3, 5, 7, 9, 11)
    assert solver.wrong == frozenset()
    assert solver.rules()[0].rule == odd
    assert solver.best_next() == 13


def test_black_stones_are_those_since_the_last_right_space():
    solver = Solver.of(house_board()).after(read_moves("1+ 3+ 7- 6-"))
    assert solver.wrong == {6, 7}
    assert solver.then(5, right=True).wrong == frozenset()
    assert solver.then(5, right=True).then(27, right=False).wrong == {27}


def test_a_wrong_space_may_come_later():
    """PUN-MARK-02, PUN-MARK-07: 7 was wrong before 5 was known; rows with 7 behind 5 stay."""
    solver = Solver.of(house_board()).after(read_moves("1+ 3+ 7- 5+"))
    assert any(row >> 7 & 1 for row in solver.rows)
    assert solver.then(7, right=True).rows


def test_a_stone_leaves_the_solver_before_it_as_it_was():
    before = Solver.of(house_board()).after(read_moves("2+ 4+"))
    rows = dict(before.rows)
    assert before.then(7, right=False).rows.keys() < rows.keys()
    assert before.rows == rows
    assert before.begin() == Solver.of(house_board())


def test_home():
    solver = Solver.of(house_board()).after(read_moves("2+ 4+ 12+ 17+ 18+ goal+"))
    assert solver.solved
    assert solver.chances() == {}
    assert solver.best_next() is None
    assert solver.expected_wrong() == 0
    assert [spaces_of(row) for row in solver.rows] == [(2, 4, 12, 17, 18)]
    with pytest.raises(PugsboxError, match="once it is solved"):
        solver.then(20, right=False)


def test_a_level_is_searched_with_those_below():
    assert levels_up_to("junior") == ("junior",)
    moves = read_moves("2+ 4+ 12+ 17+")
    assert not Solver.of(house_board(), levels_up_to("easy")).after(moves).rows
    assert Solver.of(house_board(), levels_up_to("medium")).after(moves).rows


def test_levels_weigh_alike_unless_the_user_says_otherwise():
    def weight_of(solver, level):
        rules = set(rules_of(level))
        return sum(weight for names in solver.names.values() for weight, rule in names if rule in rules)

    board = house_board()
    even = Solver.of(board)
    assert len({weight_of(even, level) for level in LEVELS}) == 1
    tilted = Solver.of(board, ("easy", "junior"), shares={"easy": 3})
    assert tilted.levels == ("junior", "easy")
    assert 3 * weight_of(tilted, "junior") == weight_of(tilted, "easy")
    flat = Solver.of(board, ("junior",), prior=lambda _: 1.0)
    assert set(flat.rows.values()) == {1}
    assert by_size(parse_rule("every moon space but not yellow")) == 1 / 8


def test_weights_are_whole_numbers_so_that_equal_chances_are_equal():
    """In floating point 5 and 6 would differ here by a hair, and 6 would be called the best."""
    solver = Solver.of(house_board(), levels_up_to("easy")).after(read_moves("2+ 4+"))
    chances = solver.chances()
    assert chances[5] == chances[6]
    assert solver.best_next() == 5
    assert cost(solver.rows, 4, 6) == 0


@pytest.mark.parametrize("seed", range(6))
def test_the_simplest_rules_are_the_first_of_all(seed):
    solver = Solver.of(house_board()).after(random_round(house_board(), seed))
    fits = solver.rules()
    assert fits
    assert [simplicity(fit.rule) for fit in fits] == sorted(simplicity(fit.rule) for fit in fits)
    for limit in (0, 1, 3, len(fits), len(fits) + 1, None):
        assert solver.rules(limit) == fits[:limit]
    assert simplicity(solver.simplest()) == simplicity(fits[0].rule)
    assert solver.simplest() in [fit.rule for fit in fits]


def test_of_equally_large_rules_the_shortest_phrase_is_the_simplest():
    solver = Solver.of(house_board()).after(read_moves("2+ 4+"))
    assert [phrase(fit.rule) for fit in solver.rules(2)] == ["every 2nd space", "every lake space"]
    assert phrase(solver.simplest()) == "every 2nd space"


def test_nothing_is_the_simplest_of_nothing():
    solver = Solver.of(house_board()).after(read_moves("2+ 4+ 12+ 5+"))
    assert solver.rules(3) == []
    with pytest.raises(ValueError, match="empty"):
        solver.simplest()


def test_solvers_are_values():
    one, other = (Solver.of(house_board()).after(read_moves("2+ 4+")) for _ in range(2))
    assert one == other
    assert hash(one) == hash(other)
    assert one != one.then(7, right=False)


@pytest.mark.parametrize(
    "shares", [{"junior": 0}, {"junior": -1}, {"junior": float("nan")}, {"junior": float("inf")}, {"eazy": 3}, {"hard": 1}]
)
def test_shares_are_checked(shares):
    with pytest.raises(PugsboxError, match="Found a share for"):
        Solver.of(house_board(), ("junior", "easy"), shares=shares)


def test_a_prior_is_checked():
    for weight in (0.0, -1.0, float("nan"), float("inf")):
        with pytest.raises(PugsboxError, match="Found the weight"):
            Solver.of(house_board(), prior=lambda _, weight=weight: weight)


@pytest.mark.parametrize("space", [0, 28, -1, 300, 2.0, "2", None])
def test_moves_that_nobody_can_make_are_refused(space):
    solver = Solver.of(house_board()).after(read_moves("3+ 4+"))
    with pytest.raises(PugsboxError, match="expected 1 to 26, or 27 for the goal"):
        solver.then(space, right=False)


def test_what_is_shared_cannot_be_changed():
    with pytest.raises(TypeError):
        Solver.of(house_board()).rows[0] = 1
    with pytest.raises(TypeError):
        del book_space(house_board()).rows[0]


def test_endless_lists_of_moves_are_refused():
    with pytest.raises(PugsboxError, match="Found 302 moves; expected at most 200"):
        Solver.of(house_board()).after([*read_moves("2+ 4+"), *[Move(7, right=False)] * 300])


def test_unknown_levels_are_refused():
    with pytest.raises(PugsboxError, match="Found no level; expected some of junior, easy, medium, hard"):
        Solver.of(house_board(), ())
    with pytest.raises(PugsboxError, match="There is no level 'gourmet'; expected junior, easy, medium, hard"):
        Solver.of(house_board(), ("gourmet",))
