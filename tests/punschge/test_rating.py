"""Ratings against somebody who plays in every order there is and looks through all rules one by one."""

import random
from collections import Counter, defaultdict
from dataclasses import replace
from fractions import Fraction
from functools import cache
from statistics import mean, median

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pugsbox.core.errors import PugsboxError
from pugsbox.punschge import rating
from pugsbox.punschge.board import house_board, mask_of, spaces_of
from pugsbox.punschge.grammar import parse_rule
from pugsbox.punschge.moves import Move
from pugsbox.punschge.phrasing import phrase
from pugsbox.punschge.rating import VERSION, WEIGHTS, Need, needed, rate, simplest_name, trap_on, wrong_steps
from pugsbox.punschge.rules import Explicit
from pugsbox.punschge.rulespace import LEVELS, rules_of, simplicity
from pugsbox.punschge.solver import Solver, levels_up_to
from pugsbox.punschge.tasks import TASK_LEVELS, house_tasks
from pugsbox.punschge.widespace import WideSpace
from tests.punschge.test_solver import random_board
from tests.punschge.test_widespace import FEW, small

BOARD = house_board()
STRANGE = (1, 2, 3, 5, 8, 13, 21)
"""A row that no rule walks."""


def board_of(seed):
    return random_board(seed) if seed else BOARD


# ------------------------------------------------------------ somebody who plays


def tried(weights, comes, last):
    """The mean number of wrong tries before `comes`, over every order in which somebody goes by falling weight."""

    @cache
    def wrong(out):
        left = {space: weight for space, weight in weights.items() if space not in out}
        if left:
            alike = [space for space, weight in left.items() if weight == max(left.values())]
        else:
            alike = [min({*range(last + 1, 28)} - out)]
        return mean([0 if space == comes else 1 + wrong(out | {space}) for space in alike])

    return wrong(frozenset())


def played(row, weights):
    """The wrong tries on the way to each space behind the two given ones, of somebody who knows these rows and weights."""
    path = (*row, 27)
    for at in range(2, len(path)):
        coming = defaultdict(Fraction)
        for other, weight in weights.items():
            if other[:at] == row[:at]:
                coming[other[at] if at < len(other) else 27] += weight
        yield tried(dict(coming), path[at], path[at - 1])


@cache
def book(board):
    """Every rule with a row of at least four spaces, one by one: its level, its row, and the rule."""
    every = [(level, rule.row(board), rule) for level in LEVELS for rule in rules_of(level)]
    return [(level, row, rule) for level, row, rule in every if len(row) >= 4]


@cache
def weights_up_to(level, board):
    """The rows of the rules up to a level, with their weights: each level weighs alike, a longer rule half as much."""
    found = defaultdict(Fraction)
    for known in LEVELS[: LEVELS.index(level) + 1]:
        rules = [(row, Fraction(1, 2**rule.size)) for of, row, rule in book(board) if of == known]
        total = sum(weight for _, weight in rules)
        for row, weight in rules:
            found[row] += weight / total
    return dict(found)


def white(row):
    return [Move(space, right=True) for space in row]


row_sets = st.dictionaries(
    st.sets(st.integers(3, 9), max_size=5).map(lambda row: (1, 2, *sorted(row))), st.integers(1, 3), min_size=1, max_size=8
)
"""A few rows that begin 1, 2, with weights of which many are equal."""


@given(row_sets, st.sets(st.integers(3, 26), max_size=6))
def test_wrong_steps_are_the_mean_over_all_orders(rows, other):
    known = Solver(BOARD, LEVELS, {}, {mask_of(row): weight for row, weight in rows.items()}, tuple(white((1, 2))), 2)
    for row in (*rows, (1, 2, *sorted(other))):
        assert list(wrong_steps(row, known)) == pytest.approx(list(played(row, rows)))


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("level", LEVELS)
def test_wrong_steps_of_whoever_knows_the_rules_up_to_a_level(level, seed):
    board, draw = board_of(seed), random.Random(seed)
    rows = [row for _, row, _ in draw.sample(book(board), 5)] + [tuple(sorted(draw.sample(range(1, 27), 6)))]
    for row in rows:
        known = Solver.of(board, levels_up_to(level)).after(white(row[:2]))
        assert list(wrong_steps(row, known)) == pytest.approx(list(played(row, weights_up_to(level, board))))


@pytest.mark.parametrize("seed", range(4))
def test_wrong_steps_of_whoever_knows_a_wide_language(seed):
    space, draw = small(FEW[seed], seed % 3), random.Random(seed)
    weights = {spaces_of(row): weight for row, weight in zip(space.rows.tolist(), space.weights.tolist(), strict=True)}
    for row in [*draw.sample(sorted(weights), 5), tuple(sorted(draw.sample(range(1, 27), 6)))]:
        known = space.after(white(row[:2]))
        assert list(wrong_steps(row, known)) == pytest.approx(list(played(row, weights)))


def test_wrong_steps_where_nothing_fits_are_all_spaces_on_the_way():
    known = Solver.of(BOARD, ["junior"]).after(white((25, 26)))
    assert known.rows == {}
    assert list(wrong_steps((3, 5, 9, 10), replace(known, last=5))) == [3, 0, 16]


# ------------------------------------------------------------ ratings, against all rules one by one


@cache
def cases(seed):
    """Some rules of all levels, and a row that is only a row, with their ratings; on random boards a small wide language."""
    board, draw = board_of(seed), random.Random(seed)
    rules = [rule for level in LEVELS for _, _, rule in draw.sample([one for one in book(board) if one[0] == level], 2)]
    rules.append(Explicit(tuple(sorted(draw.sample(range(1, 27), 5)))))
    with pytest.MonkeyPatch.context() as patch:
        if seed:
            patch.setattr(WideSpace, "of", lambda on: small(FEW[seed % 4], seed))
        return [(board, rule, rate(rule, draw.choice(TASK_LEVELS), board)) for rule in rules]


every_board = pytest.mark.parametrize("seed", range(2))


@every_board
def test_each_level_has_the_wrong_steps_of_whoever_knows_it(seed):
    for board, rule, rated in cases(seed):
        assert list(rated.wrong) == list(TASK_LEVELS)
        assert rated.row == rule.row(board)
        for level in LEVELS:
            wrong = sum(played(rated.row, weights_up_to(level, board)))
            assert rated.wrong[level] == pytest.approx(float(wrong))


@pytest.mark.parametrize("rule", ["every odd space just before a moon", "every space with a prime number"])
def test_gourmet_has_the_wrong_steps_of_whoever_knows_the_wide_language(rule):
    rated = rate(parse_rule(rule), "gourmet", BOARD)
    left = WideSpace.of(BOARD).after(white(rated.row[:2]))
    weights = {spaces_of(row): weight for row, weight in zip(left.rows.tolist(), left.weights.tolist(), strict=True)}
    assert rated.wrong["gourmet"] == pytest.approx(float(sum(played(rated.row, weights))))


def least(spaces, board):
    """The lowest level with a rule whose row, goal included, begins with some spaces, and the simplest such rules of it."""
    for level in LEVELS:
        if fits := [rule for of, row, rule in book(board) if of == level and (*row, 27)[: len(spaces)] == spaces]:
            return level, [rule for rule in fits if simplicity(rule) == min(map(simplicity, fits))]
    return "gourmet", []


@every_board
def test_what_must_be_known_is_the_simplest_rule_of_the_lowest_level_that_gets_there(seed):
    kinds = Counter()
    for board, rule, rated in cases(seed):
        path = (*rated.row, 27)
        places = {"third": path[:3], "row": path}
        if rated.level != "gourmet":
            wrong = list(played(rated.row, weights_up_to(rated.level, board)))
            if first := next((i for i, steps in enumerate(wrong, 3) if steps), None):
                places["exclusion"] = path[:first]
        elif "exclusion" in rated.needs:  # which place it is, the wide language says
            places["exclusion"] = None
        assert set(rated.needs) == set(places)
        for stage, spaces in places.items():
            if spaces is None:
                continue
            level, simplest = least(spaces, board)
            assert rated.needs[stage].level == level
            assert rated.needs[stage].rule in simplest or not simplest
            kinds[stage, level == "gourmet"] += 1
        with pytest.MonkeyPatch.context() as patch:
            if seed:
                patch.setattr(WideSpace, "of", lambda on: small(FEW[seed % 4], seed))
            assert needed(rule, board) == rated.needs["row"]
    assert {("third", False), ("exclusion", False), ("row", False), ("row", True)} <= set(kinds)


def test_beyond_the_book_the_simplest_rule_of_the_wide_language_is_needed():
    found = needed(parse_rule("every space with a prime number"), BOARD)
    assert (found.level, phrase(found.rule)) == ("gourmet", "every space with a prime number")
    row = (1, 2, 3, 9)
    names = WideSpace.of(BOARD).names(mask_of(row), 10**6)
    found = needed(Explicit(row), BOARD)
    assert (found.level, found.rule in names) == ("gourmet", True)
    assert found.rule.size == min(name.size for name in names)
    assert needed(Explicit(STRANGE), BOARD) == Need("gourmet", None)


def test_a_place_is_missing_where_nobody_stumbles():
    rated = rate(parse_rule("every sun space"), "junior", BOARD)
    assert rated.wrong["junior"] == 0
    assert set(rated.needs) == {"third", "row"}


@every_board
def test_the_trap_is_where_most_rules_of_the_book_go_astray(seed):
    traps = 0
    for board, rule, rated in cases(seed):
        path, excess = (*rule.row(board), 27), {}
        for at in range(2, len(path)):
            coming = defaultdict(Fraction)
            for other, weight in weights_up_to("hard", board).items():
                if other[:at] == path[:at]:
                    coming[(*other, 27)[at]] += weight
            if total := sum(coming.values()):
                most = max(coming.values())
                tempting = min(space for space in coming if coming[space] == most)
                excess[at] = (most - coming[path[at]]) / total, tempting, most / total
        assert rated.trap == trap_on(rated.row, board)
        if rated.trap is None:
            assert all(share == 0 for share, *_ in excess.values())
            continue
        traps += 1
        at = path.index(rated.trap.after) + 1
        share, tempting, likelihood = excess[at]
        assert float(share) == pytest.approx(float(max(share for share, *_ in excess.values())))
        assert (rated.trap.comes, rated.trap.tempting) == (path[at], tempting)
        assert rated.trap.likelihood == pytest.approx(float(likelihood))
        lured = [rule for _, row, rule in book(board) if (*row, 27)[: at + 1] == (*path[:at], tempting)]
        assert rated.trap.rule in lured
        assert simplicity(rated.trap.rule) == min(map(simplicity, lured))
    assert traps


def shared(one, other):
    """How many first spaces two rows have in common."""
    return next((i for i, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other)))


@every_board
def test_simpler_rules_survive_as_long_as_they_begin_alike(seed):
    found = set()
    for board, rule, rated in cases(seed):
        with pytest.MonkeyPatch.context() as patch:
            if seed:
                patch.setattr(WideSpace, "of", lambda on: small(FEW[seed % 4], seed))
            wide = WideSpace.of(board).names(mask_of(rated.row), 10**6)
            name = simplest_name(rule, board)
        own = [] if isinstance(rule, Explicit) else [rule]
        named = [*own, *(other for _, row, other in book(board) if row == rated.row), *wide]
        assert (name and name.size) == min((other.size for other in named), default=None)
        assert name is None or name in named
        simpler = [row for _, row, other in book(board) if row != rated.row and (not name or other.size < name.size)]
        assert rated.survival == max((shared(row, rated.row) for row in simpler), default=0)
        found.add(rated.survival)
    assert len(found) > 1


def test_the_simplest_name_may_be_one_that_no_book_has():
    row, rule = Explicit((1, 2, 3, 9)), parse_rule("3 red spaces, then 3 suns")
    assert phrase(simplest_name(row, BOARD)) == "next green space with a digit sum below 4, then next sun"
    assert rate(row, "gourmet", BOARD).survival == 4
    assert simplest_name(rule, BOARD).mask(BOARD) == rule.mask(BOARD)
    assert simplest_name(rule, BOARD).size == 3 < rule.size
    assert simplest_name(Explicit(STRANGE), BOARD) is None
    prime = parse_rule("every space with a prime number")
    assert simplest_name(prime, BOARD) == prime


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(2, 9))
def test_ratings_on_further_boards(seed):
    test_each_level_has_the_wrong_steps_of_whoever_knows_it(seed)
    test_what_must_be_known_is_the_simplest_rule_of_the_lowest_level_that_gets_there(seed)
    test_the_trap_is_where_most_rules_of_the_book_go_astray(seed)
    test_simpler_rules_survive_as_long_as_they_begin_alike(seed)


# ------------------------------------------------------------ the score


@every_board
def test_a_score_is_what_the_weights_make_of_all_that(seed):
    for _, _, rated in cases(seed):
        above = {stage: TASK_LEVELS.index(need.level) for stage, need in rated.needs.items()}
        score = rated.wrong[rated.level] * WEIGHTS["wrong"] + rated.survival * WEIGHTS["survival"]
        score += sum(steps * WEIGHTS[stage] for stage, steps in above.items())
        score += WEIGHTS["trap"] * (rated.trap.likelihood if rated.trap else 0)
        assert set(rated.parts) == set(WEIGHTS)
        assert sum(rated.parts.values()) == pytest.approx(score)
        assert rated.score == round(sum(rated.parts.values()), 1) >= 0
        assert rated.version == VERSION


def test_the_weights_have_a_version():
    """When one of these figures changes, count up `rating.VERSION`."""
    scores = {
        task.wording: rate(task.rule, task.level, BOARD).score
        for task in house_tasks()
        if task.wording in ("every space just before a corner", "every space with neither owl nor cloud")
    }
    assert VERSION == 1
    assert dict(WEIGHTS) == {"wrong": 1.0, "row": 0.5, "third": 0.25, "exclusion": 0.25, "trap": 1.0, "survival": 0.1}
    assert scores == {"every space just before a corner": 4.3, "every space with neither owl nor cloud": 7.7}
    with pytest.raises(TypeError):
        WEIGHTS["wrong"] = 2


def test_the_harder_the_card_the_higher_the_rating():
    scores = defaultdict(list)
    for task in house_tasks():
        scores[task.level].append(rate(task.rule, task.level, BOARD).score)
    junior, easy, medium, hard, _ = (median(scores[level]) for level in TASK_LEVELS)
    assert junior < easy < medium < hard


def test_every_task_needs_the_level_of_its_card():
    for task in house_tasks():
        assert rate(task.rule, task.level, BOARD).needs["row"].level == task.level == needed(task.rule, BOARD).level


def test_a_rating_in_lines_says_all_of_it():
    rated = rate(parse_rule("every odd space just before a moon"), "hard", BOARD)
    text = str(rated)
    assert len(text.splitlines()) == 7
    for said in ("8.8 ", "hard card", "junior 17.0", "hard 5.0", "9 behind 7", phrase(rated.trap.rule), "2 of its 4"):
        assert said in text
    strange = str(rate(Explicit(STRANGE), "gourmet", BOARD))
    assert "None" not in strange
    assert "pugsbox knows" in strange


def test_what_cannot_be_rated():
    with pytest.raises(PugsboxError, match=r"Found a row of 1 space; expected 4 at least \(PUN-LIM-01\)\."):
        rate(parse_rule("every sun with a bull"), "easy", BOARD)
    with pytest.raises(PugsboxError, match="Found a row of 0 spaces; expected 4 at least"):
        needed(parse_rule("every red space in the forest"), BOARD)
    with pytest.raises(PugsboxError, match="There is no level 'tasty'"):
        rate(parse_rule("every sun space"), "tasty", BOARD)


def test_what_was_found_before_is_found_again():
    """Many rows begin alike, and what was found is kept: it must not matter what was asked before."""
    rule = parse_rule("every odd space just before a moon")
    first = rate(rule, "hard", BOARD)
    for kept in (rating.begun_with, rating.trap_on, rating.least_sizes):
        kept.cache_clear()
    assert rate(rule, "hard", BOARD) == first
