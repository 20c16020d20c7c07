"""The Professor's answers, clause by clause."""

import pytest

from pugsbox.core.errors import PugsboxError
from pugsbox.punschge.board import house_board
from pugsbox.punschge.grammar import parse_rule
from pugsbox.punschge.practice import BRUMM, MOEOEB, Practice
from pugsbox.punschge.rules import Explicit
from pugsbox.punschge.tasks import TASK_LEVELS, Task, tasks_of

BOARD = house_board()


def practice(*row):
    return Practice.of(Task("easy", "a row", "no hint", Explicit(row)), BOARD)


def walk(round_, *spaces):
    for space in spaces:
        round_ = round_.step(space)
    return round_


ODD = practice(*range(1, 26, 2))
LAKE = practice(2, 4, 12, 17, 18)


def test_the_first_two_spaces_are_given():
    """PUN-COOP-05."""
    assert LAKE.right == (2, 4)
    assert LAKE.coming == 12
    assert LAKE.signal == ""
    assert LAKE.wrong_steps == 0


def test_a_space_outside_the_row_is_wrong():
    """PUN-MARK-01, PUN-MARK-03, PUN-SIGN-03."""
    after = ODD.step(6)
    assert after.signal == MOEOEB == "möööb"
    assert after.wrong == {6}
    assert after.wrong_steps == 1
    assert ODD.wrong == frozenset()  # the round before is still there


def test_a_space_of_the_row_that_is_not_the_next_is_wrong_too():
    """PUN-MARK-02."""
    assert ODD.step(7).signal == MOEOEB


def test_only_the_next_space_is_right():
    """PUN-MARK-04, PUN-MARK-05, PUN-SIGN-02."""
    right = [n for n in range(1, 27) if n not in (2, 4) and LAKE.step(n).signal == BRUMM]
    assert right == [12]
    assert LAKE.step(12).right == (2, 4, 12)


def test_a_right_space_clears_the_black_stones():
    """PUN-MARK-06, PUN-MARK-08."""
    after = walk(ODD, 7, 6, 5)
    assert after.wrong == frozenset()
    assert after.right == (1, 3, 5)
    assert after.wrong_steps == 2


def test_a_space_that_was_wrong_can_be_right_later():
    """PUN-MARK-07, PUN-MARK-08."""
    assert walk(ODD, 7, 5, 7).signal == BRUMM
    assert walk(ODD, 5, 9, 7, 9).right == (1, 3, 5, 7, 9)


def test_the_worked_example():
    """PUN-MARK-09."""
    signals, stones = [], []
    after = ODD
    for space in (7, 6, 5, 9, 7, 9, 11):
        after = after.step(space)
        signals.append(after.signal)
        stones.append(set(after.wrong))
    assert signals == [MOEOEB, MOEOEB, BRUMM, MOEOEB, BRUMM, BRUMM, BRUMM]
    assert stones == [{7}, {6, 7}, set(), {9}, set(), set(), set()]
    assert after.wrong_steps == 3
    assert " ".join(map(str, after.moves)) == "1+ 3+ 7- 6- 5+ 9- 7+ 9+ 11+"


def test_a_black_space_may_be_tried_again_and_counts_again():
    """PUN-MARK-10."""
    after = walk(ODD, 6, 6)
    assert (after.signal, after.wrong, after.wrong_steps) == (MOEOEB, {6}, 2)


def test_a_white_space_cannot_be_entered():
    """PUN-MARK-11."""
    with pytest.raises(PugsboxError, match=r"space 3 bears a white stone \(PUN-MARK-11\)"):
        ODD.step(3)


@pytest.mark.parametrize("space", [0, 28, -1, 99, 5.0, "5", None])
def test_only_spaces_and_the_goal_can_be_entered(space):
    """PUN-TURN-07."""
    with pytest.raises(PugsboxError, match="expected 1 to 26, or the goal"):
        ODD.step(space)


def test_the_goal_too_early_is_a_wrong_step():
    """PUN-GOAL-01, PUN-GOAL-02: the black stone on the goal goes with the next right space."""
    after = walk(LAKE, 12, 27)
    assert (after.signal, after.wrong, after.wrong_steps) == (MOEOEB, {27}, 1)
    assert after.coming == 17
    assert not after.solved
    assert after.step(17).wrong == frozenset()


def test_the_goal_solves_the_task_when_the_row_is_complete():
    """PUN-GOAL-03."""
    after = walk(LAKE, 12, 17, 18, 27)
    assert after.signal == BRUMM
    assert after.solved
    with pytest.raises(PugsboxError, match="solved"):
        after.step(5)


def test_the_last_space_does_not_solve_it_by_itself():
    """PUN-GOAL-04."""
    complete = walk(LAKE, 12, 17, 18)
    assert not complete.solved
    assert all(complete.step(n).signal == MOEOEB for n in range(1, 27) if n not in complete.right)


def test_the_hint_is_read_on_request():
    assert LAKE.hint == ""
    assert LAKE.read_hint().hint == "no hint"
    assert LAKE.read_hint().read_hint() == LAKE.read_hint()
    assert LAKE.read_hint().moves == LAKE.moves


def test_the_professor_is_seeded():
    assert Practice.new(("easy", "medium"), seed=7) == Practice.new(("easy", "medium"), seed=7)
    assert len({Practice.new(("easy",), seed=seed).task for seed in range(40)}) > 5


@pytest.mark.parametrize("level", TASK_LEVELS)
def test_every_task_can_be_played_to_its_end(level):
    for task in tasks_of([level], BOARD):
        played = Practice.of(task, BOARD)
        assert played.right == played.row[:2]
        played = walk(played, *played.row[2:], 27)
        assert played.solved
        assert played.wrong_steps == 0
        assert played.read_hint().hint


def test_a_board_without_tasks_of_a_level_says_so():
    with pytest.raises(PugsboxError, match="Found no task of level"):
        Practice.new((), seed=1)


def test_the_row_belongs_to_the_rule_on_this_board():
    task = Task("easy", "every yellow space", "paint", parse_rule("every yellow space"))
    assert Practice.of(task, BOARD).row == (4, 6, 7, 17, 20, 24, 25)
