"""Looking back on a round."""

import pytest

from pugsbox.punschge.board import house_board, spaces_of
from pugsbox.punschge.grammar import parse_rule
from pugsbox.punschge.moves import Move, read_moves
from pugsbox.punschge.phrasing import phrase
from pugsbox.punschge.review import hardest, review, trap
from pugsbox.punschge.rulespace import LEVELS
from pugsbox.punschge.solver import Solver, levels_up_to

START = Solver.of(house_board())


def test_each_step_is_seen_with_what_was_known_before_it():
    moves = read_moves("2+ 4+ 6- 5- 12+ 17- 18+ goal+")
    looks = review(moves, START)
    assert [look.move for look in looks] == list(moves[2:])
    for i, look in enumerate(looks, 2):
        before = START.after(moves[:i])
        assert (look.rules, look.rows) == (len(before.rules()), len(before.rows))
        assert look.chances == before.chances()
        assert look.best == before.best_next()


def test_the_costs_of_a_round_add_up_with_its_luck():
    """Expected wrong steps fall by what a step tells; a best step gives nothing away, an impossible one a whole step."""
    looks = review(read_moves("2+ 4+ 6- 7- 26- 5- 12+"), START)
    assert looks[0].cost == 0
    assert 0 < looks[1].cost < 1
    assert looks[2].cost == 1  # no rule goes on from 4 to 26
    before = START.after(read_moves("2+ 4+ 6-"))
    p = before.chances()[7]
    by_hand = (1 - p) * (1 + before.then(7, right=False).expected_wrong()) + p * before.then(7, right=True).expected_wrong()
    assert looks[1].cost == pytest.approx(by_hand - before.expected_wrong())


def test_spaces_of_equal_weight_are_equally_good():
    easy = Solver.of(house_board(), levels_up_to("easy"))
    ties = 0
    for a, b in sorted({tuple(spaces_of(row)[:2]) for row in easy.rows}):
        given = (Move(a, right=True), Move(b, right=True))
        chances = easy.through(given).chances()
        best = [space for space, chance in chances.items() if chance == max(chances.values())]
        for space in chances:
            (look,) = review([*given, Move(space, right=False)], easy)
            assert (look.cost == 0) is (space in best)
        ties += len(best) > 1
    assert ties > 5


def test_where_no_rule_is_left_nothing_is_known():
    looks = review(read_moves("2+ 4+ 26+ goal+"), START)
    assert (looks[1].rules, looks[1].chances, looks[1].best, looks[1].cost) == (0, {}, None, 0)


def test_the_trap_is_where_most_of_what_fits_goes_astray():
    row = parse_rule("every lake space but not white").row(house_board())
    found = trap(row, START)
    assert (found.after, found.comes, found.tempting) == (12, 17, 18)
    assert phrase(found.rule) == "every even lake space"
    solver = START.after(read_moves("2+ 4+ 12+"))
    assert found.likelihood == solver.chances()[18]


def test_an_open_road_has_no_trap():
    junior = Solver.of(house_board(), levels_up_to("junior"))
    row = parse_rule("every lake space").row(house_board())
    assert trap(row, junior) is None


def test_a_tie_is_no_trap():
    """On "next star, then next cloud" two spaces are equally likely once: the one that is right is no surprise."""
    easy = Solver.of(house_board(), levels_up_to("easy"))
    found = trap(parse_rule("next star, then next cloud").row(house_board()), easy)
    assert found is None or found.likelihood > easy.through(white(found.after)).chances()[found.comes]


@pytest.mark.parametrize("level", LEVELS)
def test_the_trap_is_found_from_what_fits_at_each_place(level):
    start = Solver.of(house_board(), levels_up_to(level))
    for row in map(spaces_of, sorted(START.rows)[::250]):
        path = (*row, 27)
        places = [start.after(Move(space, right=True) for space in path[:i]) for i in range(2, len(path))]
        excesses = []
        for solver, comes in zip(places, path[2:], strict=True):
            chances = solver.chances()
            excesses.append(max(chances.values(), default=0) - chances.get(comes, 0))
        found = hardest(row, iter(places))
        assert found == trap(row, start)
        if found is None:
            assert max(excesses) == 0
            continue
        at = excesses.index(max(excesses))
        assert (found.after, found.comes) == (path[at + 1], path[at + 2])
        assert (found.tempting, found.likelihood) == next(iter(places[at].chances().items()))
        assert found.rule == places[at].then(found.tempting, right=True).rules()[0].rule


def test_the_hardest_place_is_looked_for_at_all_places_of_a_row():
    row = parse_rule("every lake space").row(house_board())
    with pytest.raises(ValueError, match="zip"):
        hardest(row, [START.after(Move(space, right=True) for space in row[:2])])


def white(last):
    row = parse_rule("next star, then next cloud").row(house_board())
    return [Move(space, right=True) for space in row if space <= last]


def test_a_look_in_a_line():
    looks = review(read_moves("2+ 4+ 6- 26+ goal+"), START)
    assert str(looks[0]) == "6-: 352 rules fitted, best was 6, gave away 0.00"
    assert str(looks[2]) == "goal+: no rule that the solver knows fitted"
    assert [phrase(rule) for rule in looks[0].simplest] == [
        "every 2nd space",
        "every lake space",
        "every space with an even number",
    ]
