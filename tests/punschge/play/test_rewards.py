"""What the assistants get, and how the role passes on: PUN-REW."""

import pytest

from pugsbox.punschge.board import START
from tests.punschge.play.rivals import EVERYTHING, composes, happened, kinds, purses, sets_task, steps, supply, together


def solves(seat):
    """The lines of a player who solves the task in one turn."""
    return steps(seat, 12, 17, 18, "goal")


def errs(first, *spaces, seats=5):
    """The lines of players who err one after another."""
    return "\n".join(f"{(first - 1 + i) % (seats - 1) + 1} step {space}" for i, space in enumerate(spaces))


@pytest.mark.clause("PUN-REW-01")
def test_without_the_hint_every_assistant_gets_five_from_the_supply():
    scene = together(f"{errs(1, 1, 3)}\n{solves(3)}\n> clause PUN-REW-01")
    assert purses(scene) == (2, 5, 5, 5, 5)
    assert [event.data for event in happened(scene, "is rewarded")] == [(5,)] * 4
    assert supply(scene) == EVERYTHING - 20 - 2


@pytest.mark.parametrize("wrong", [0, 1, 3])
def test_five_it_is_until_the_last_crystal_is_gone(wrong):
    scene = together(f"{errs(1, *(1, 3, 5)[:wrong])}\n{solves(wrong + 1)}", pot=4)
    assert purses(scene) == (wrong, 5, 5, 5, 5)


@pytest.mark.clause("PUN-REW-02")
def test_in_the_turn_right_after_the_hint_every_assistant_gets_two():
    scene = together(
        f"""
        1 step 1
        2 step 3
        3 step 5
        1 step 6
        > clause PUN-CRY-03
        {solves(2)}
        > clause PUN-REW-02
        """,
        seats=4,
        pot=4,
    )
    assert purses(scene) == (4, 2, 2, 2)
    assert supply(scene) == EVERYTHING - 10


def test_right_steps_before_the_hint_change_nothing():
    scene = together(f"{errs(1, 1, 3, 5)}\n4 step 12\n4 step 6\n1 step 17\n1 step 18\n1 step goal\n> clause PUN-REW-02", pot=4)
    assert purses(scene) == (4, 2, 2, 2, 2)


@pytest.mark.clause("PUN-REW-03")
def test_later_there_is_no_reward():
    scene = together(f"{errs(1, 1, 3, 5, 6, 7)}\n{solves(2)}\n> clause PUN-REW-03", pot=4)
    assert purses(scene) == (5, 0, 0, 0, 0)
    assert kinds(scene, "is rewarded", "is too late") == ["is too late"]


def test_two_in_the_next_turn_even_if_the_same_player_has_it():
    scene = together(f"1 step 1\n1 step 3\n1 step 5\n1 step 6\n{solves(1)}\n> clause PUN-REW-02", seats=2, pot=4)
    assert purses(scene) == (4, 2)


@pytest.mark.clause("PUN-REW-04")
def test_what_is_left_on_the_goal_goes_back_to_the_supply():
    scene = together(f"{errs(1, 1, 3)}\n{solves(3)}\n> clause PUN-REW-04\n> pot = 0\n> goal = -", pot=11)
    assert happened(scene, "returns")[0].data == (9,)
    assert supply(scene) == EVERYTHING - 2 - 20


def test_from_an_empty_goal_nothing_goes_back():
    scene = together(f"{errs(1, 1, 3, 5, 6)}\n{solves(1)}", pot=4)
    assert not happened(scene, "returns")


@pytest.mark.clause("PUN-REW-05")
def test_rewards_come_from_the_supply_and_the_professor_has_none():
    scene = together(f"{solves(1)}\n> clause PUN-REW-05", seats=4, pot=4)
    assert purses(scene) == (0, 5, 5, 5)
    assert supply(scene) == EVERYTHING - 15
    assert happened(scene, "returns")[0].data == (4,)


@pytest.mark.clause("PUN-REW-05")
def test_the_two_after_the_hint_come_from_the_supply_too():
    scene = together(f"{errs(1, 1)}\n{solves(2)}\n> clause PUN-REW-05", pot=1)
    assert supply(scene) == EVERYTHING - 1 - 4 * 2


@pytest.mark.clause("PUN-REW-06")
def test_the_role_passes_to_the_left():
    scene = together(
        f"""
        > role 0 = Professor
        {solves(1)}
        > clause PUN-REW-06
        > role 0 =
        > role 1 = Professor
        > waiting 1
        {sets_task(1, 3, 6, 9, 12)}
        1 pot 4
        > waiting 2
        2 step 9
        2 step 12
        2 step goal
        > role 2 = Professor
        > waiting 2
        """,
        seats=4,
    )
    assert purses(scene) == (5, 5 + 0, 5 + 5, 5 + 5)


def test_from_the_last_seat_the_role_passes_to_the_first():
    together(
        """
        > role 3 = Professor
        0 step 12
        0 step 17
        0 step 18
        0 step goal
        > role 0 = Professor
        > waiting 0
    """,
        "set: professor = 3",
        seats=4,
    )


@pytest.mark.clause("PUN-REW-07")
def test_a_new_round_begins_with_a_clean_board_and_purses_stay():
    scene = together(
        f"""
        {errs(1, 1, 3, 5, 6)}
        > hint = hint-own-aloud
        1 step 12
        1 step 17
        1 step 18
        1 step goal
        > clause PUN-REW-07
        > right = 2 4 12 17 18 goal
        > hint =
        1 invent
        > right = -
        > wrong = -
        > row = -
        > hint =
        > turns = 0
        > hint-at = 0
        {composes(1, 3, 6, 9, 12)}
        > clause PUN-REW-07
        > right = 3 6
        > hint =
        """,
        pot=4,
    )
    for seat in (1, 2, None):
        board = scene.session.view(seat).board
        assert board.right == (3, 6)
        assert board.figure == START
    scene.session.push("1 pot 4")
    assert scene.session.view(2).board.figure == 6
    assert purses(scene) == (4, 2, 2, 2, 2)


def test_the_hint_of_a_new_round_is_read_for_itself():
    scene = together(
        f"""
        {errs(1, 1)}
        {solves(2)}
        {sets_task(1, 3, 6, 9, 12)}
        1 pot 4
        2 step 1
        > hint =
        3 step 9
        3 step 12
        3 step goal
        > clause PUN-REW-01
        """,
        pot=1,
    )
    assert purses(scene) == (1 + 5, 2 + 1, 2 + 5, 2 + 5, 2 + 5)
