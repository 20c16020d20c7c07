"""Who reaches the goal in a competitive round: PUN-WIN, and the examples A and B."""

import pytest

from tests.punschge.play.rivals import happened, kinds, purses, refused, rivals, steps, supply

STAKE_10 = ("set: pot = 5", "set: stake = 10", "set: turns = 7")
TURN_7 = (*STAKE_10, "set: turn = 3")


@pytest.mark.clause("PUN-WIN-01", "PUN-WIN-02", "PUN-BET-16")
def test_example_a_the_solver_gets_the_stake_of_ten_and_the_five_of_the_goal():
    scene = rivals(
        f"""{steps(3, 12, 17, 18, "goal")}
        > clause PUN-WIN-01
        > clause PUN-WIN-02
        > clause PUN-BET-16
        > stake = 0
        > pot = 0
        > worth 3 = 15
        """,
        *TURN_7,
        seats=5,
    )
    assert purses(scene) == (0, 0, 0, 15, 0)
    assert happened(scene, "wins")[0].data == (15,)
    assert supply(scene) == 315


def test_example_a_from_the_first_bet_on():
    errors = iter(f"{1 + i % 4} step {space}" for i, space in enumerate((1, 3, 5, 6, 7, 8)))
    pairs = [f"{next(errors)}\n{next(errors)}\n0 raise" for _ in range(3)]
    scene = rivals("\n".join(["0 bet", *pairs, "> stake = 10", "> waiting 3", steps(3, 12, 17, 18, "goal")]), seats=5)
    assert purses(scene) == (0, 0, 0, 15, 0)


@pytest.mark.clause("PUN-BET-13", "PUN-WIN-03")
def test_example_b_the_bet_is_ended_and_the_others_solve_it_at_once():
    scene = rivals(
        f"""
        0 bet
        1 step 1
        2 step 3
        0 end
        > hint = hint-own-aloud
        {steps(3, 12, 17, 18, "goal")}
        > clause PUN-BET-13
        > clause PUN-WIN-03
        """,
        seats=5,
    )
    assert purses(scene) == (1, 2, 2, 2, 2)


@pytest.mark.clause("PUN-WIN-01")
@pytest.mark.parametrize(("stake", "wins"), [(0, 5), (1, 6), (3, 8), (6, 11), (28, 33)])
def test_whoever_is_home_before_the_hint_gets_all_that_lies_on_start_and_goal(stake, wins):
    header = ["set: pot = 5", f"set: stake = {stake}", "set: turns = 2", "set: turn = 2"]
    scene = rivals(f"{steps(2, 12, 17, 18, 'goal')}\n> clause PUN-WIN-01\n> start = -\n> goal = -", *header)
    assert purses(scene) == (0, 0, wins, 0)
    assert ("PUN-BET-16" in scene.scene.seen) == (stake > 0)


@pytest.mark.clause("PUN-WIN-02")
def test_the_others_get_nothing_but_for_a_helpers_share():
    scene = rivals(f"{steps(3, 12, 17, 18, 'goal')}\n> clause PUN-WIN-02", *TURN_7, seats=5)
    assert [event.seat for event in happened(scene, "wins")] == [3]
    helped = rivals(
        f"1 offer\n3 accept\n1 say 12\n1 say 17\n1 say 18\n1 say goal\n{steps(3, 12, 17, 18, 'goal')}", *TURN_7, seats=5
    )
    assert purses(helped) == (0, 8, 0, 7, 0)


@pytest.mark.clause("PUN-WIN-03")
@pytest.mark.parametrize("solved", [True, False])
def test_after_the_hint_the_five_on_the_goal_go_back(solved):
    way = (12, 17, 18, "goal") if solved else (12, 20)
    scene = rivals(f"0 bet\n1 step 1\n2 step 3\n0 end\n{steps(3, *way)}\n> clause PUN-WIN-03\n> pot = 0")
    assert happened(scene, "returns")[0].data == (5,)
    assert supply(scene) == 330 - 1 - (6 if solved else 0)
    assert not happened(scene, "wins")


def test_what_is_won_does_not_go_back():
    assert not happened(rivals(f"0 pass\n{steps(1, 12, 17, 18, 'goal')}"), "returns")


@pytest.mark.clause("PUN-WIN-04", "PUN-BET-12")
def test_in_the_joint_turn_nobody_has_a_helpers_share():
    scene = rivals("0 bet\n1 step 1\n2 step 3")
    scene.session.push("0 end")
    assert refused(scene, "2 offer", "2 blurt", "2 say 12") == [("PUN-BET-12",), ("PUN-BET-12",), ("PUN-HELP-03",)]
    for space in (12, 17, 18, "goal"):
        scene.session.push(f"3 step {space}")
    assert "PUN-WIN-04" in happened(scene, "is rewarded")[0].clauses
    assert purses(scene) == (1, 2, 2, 2)
    assert kinds(scene, "is thanked", "follows") == []


@pytest.mark.clause("PUN-WIN-05")
def test_the_prize_is_for_whoever_steps_on_the_goal():
    scene = rivals("""
        0 pass
        1 step 12
        1 step 17
        1 step 18
        1 step 20
        > waiting 2
        2 step goal
        > clause PUN-WIN-05
        > rounds = 2 of 4
    """)
    assert purses(scene) == (0, 0, 5, 0)
