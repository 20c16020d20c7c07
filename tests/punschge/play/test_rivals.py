"""One against another: PUN-RIV, and the switch drain_pot."""

import pytest

from pugsbox.punschge.board import GOAL
from tests.punschge.play.rivals import (
    happened,
    kinds,
    last,
    purses,
    question,
    refused,
    rivals,
    scene_of,
    sets_task,
    steps,
    together,
)

COMPETITIVE = "option: mode = competitive"


# ---------------------------------------------------------------- the pot


@pytest.mark.clause("PUN-RIV-01")
def test_exactly_five_lie_on_the_goal():
    scene = scene_of(
        f"""
        {sets_task(0)}
        > clause PUN-RIV-01
        > pot = 5
        > goal = blue
        > waiting 0
        """,
        [COMPETITIVE],
        4,
    )
    assert happened(scene, "lays the pot")[0].data == (5,)
    assert scene.legal() == ["0 bet", "0 pass"]


@pytest.mark.clause("PUN-RIV-01")
@pytest.mark.parametrize("pot", ["4", "5", "6", "11", "12", "", "five"])
def test_the_professor_has_no_choice_of_the_pot(pot):
    for scene in (rivals(""), rivals("0 pass"), scene_of("", [COMPETITIVE], 4)):
        assert refused(scene, f"0 pot {pot}") == [("PUN-RIV-01",)]
        assert refused(scene, f"1 pot {pot}") == [("PUN-COOP-01",)]


# ---------------------------------------------------------------- each for himself


@pytest.mark.clause("PUN-RIV-02")
def test_who_is_on_turn_decides_alone():
    scene = rivals("""
        0 pass
        > clause PUN-RIV-02
        > waiting 1
        1 step 14
        > clause PUN-RIV-02
        > wrong = 14
        > waiting 2
    """)
    assert refused(scene, "1 step 12", "3 step 12") == [("PUN-TURN-02",)] * 2


@pytest.mark.clause("PUN-RIV-03")
def test_nothing_is_talked_over_before_the_bet_is_ended():
    scene = rivals("0 pass\n1 step 12\n> clause PUN-RIV-03")
    assert question(scene).kind == "RivalTurn"
    assert "PUN-RIV-03" in question(scene).clauses
    assert "PUN-COOP-10" not in question(scene).clauses
    assert question(together("")).clauses == ("PUN-OBJ-01", "PUN-COOP-10")
    stepped = happened(scene, "steps")[0].clauses
    assert {"PUN-RIV-02", "PUN-RIV-03"} < set(stepped)
    assert not {"PUN-COOP-10", "PUN-COOP-11"} & set(stepped)


@pytest.mark.clause("PUN-RIV-04")
def test_in_every_turn_the_others_may_offer_help():
    scene = rivals("""
        0 pass
        > legal 2 offer
        > legal 3 offer
        2 offer
        > clause PUN-RIV-04
        1 decline
        ! 2 offer
        > legal 3 offer
        1 step 1
        > legal 1 offer
        > legal 3 offer
        1 offer
        > clause PUN-RIV-04
        2 decline
        2 step 3
        > legal 1 offer
        > legal 2 offer
    """)
    assert [str(action) for action in scene.session.legal() if action.verb == "offer"] == ["1 offer", "2 offer"]


def test_nobody_has_to_offer_help():
    scene = rivals("0 pass\n1 step 1\n2 step 3\n3 step 5")
    assert not happened(scene, "offers")


# ---------------------------------------------------------------- as in the cooperative game

EXAMPLE = """
    1 step 7
    > wrong = 7
    2 step 6
    > wrong = 7 6
    3 step 5
    > wrong = -
    > waiting 3
    3 step 9
    > wrong = 9
    4 step 7
    > wrong = -
    4 step 9
    4 step 11
    > right = 1 3 5 7 9 11
    > waiting 4
"""


@pytest.mark.clause("PUN-RIV-05")
def test_the_worked_example_goes_alike_in_both():
    row = "set: row = 1 3 5 7 9 11 13 15 17"
    alone, all_together = rivals(f"0 pass\n{EXAMPLE}", row, seats=5), together(EXAMPLE, row, pot=4)
    said = [
        [(event.kind, event.data) for event in scene.session.events if event.kind in ("brumm", "moeoeb", "sweeps")]
        for scene in (alone, all_together)
    ]
    assert said[0] == said[1]
    assert [kind for kind, _ in said[0] if kind != "sweeps"] == [
        "moeoeb",
        "moeoeb",
        "brumm",
        "moeoeb",
        "brumm",
        "brumm",
        "brumm",
    ]
    boards = [scene.session.view(1).board for scene in (alone, all_together)]
    assert (boards[0].right, boards[0].wrong, boards[0].figure) == (boards[1].right, boards[1].wrong, boards[1].figure)
    assert scene_of(sets_task(0), [COMPETITIVE], 5).scene.seen >= {"PUN-RIV-05"}


@pytest.mark.clause("PUN-RIV-05")
def test_the_professor_is_skipped_and_the_goal_is_the_end_in_competition_too():
    scene = scene_of(
        f"""
        > rounds = 1 of 4
        {sets_task(0)}
        0 pass
        1 step 3
        2 step 5
        3 step 6
        > waiting 1
        1 step 12
        1 step 17
        1 step goal
        > clause PUN-GOAL-03
        > rounds = 2 of 4
        """,
        [COMPETITIVE],
        4,
    )
    assert kinds(scene, "competes") == ["competes"] * 2


@pytest.mark.clause("PUN-RIV-06")
def test_the_role_passes_on_alike():
    scene = rivals(f"0 pass\n{steps(1, 12, 17, 18, 'goal')}\n> clause PUN-RIV-06\n> role 1 = Professor\n> waiting 1")
    assert "PUN-REW-06" in happened(scene, "passes the role")[0].clauses


# ---------------------------------------------------------------- what errors cost

SIX = "1 step 1\n2 step 3\n3 step 5\n1 step 6\n2 step 7\n3 step 8"


@pytest.mark.clause("PUN-RIV-07")
def test_errors_do_not_drain_the_pot():
    scene = rivals(f"0 pass\n{SIX}\n> clause PUN-RIV-07\n> pot = 5\n> hint =\n> waiting 1")
    assert purses(scene) == (0, 0, 0, 0)
    assert kinds(scene, "gets", "gets nothing", "reads the hint") == ["gets nothing"] * 6


@pytest.mark.clause("PUN-RIV-08")
def test_without_a_bet_no_hint_is_read_and_the_round_goes_on():
    wrong = (1, 3, 5, 6, 7, 8, 9, 10, 11, 13, 14, 15)
    errors = "\n".join(f"{1 + i % 3} step {space}" for i, space in enumerate(wrong))
    scene = rivals(f"0 pass\n> clause PUN-RIV-08\n{errors}\n> hint =\n> pot = 5\n> waiting 1\n> rounds = 1 of 4")
    assert not happened(scene, "reads the hint")
    assert not {"end", "raise"} & {action.verb for action in scene.session.legal()}


@pytest.mark.clause("PUN-RIV-08", "PUN-BET-10")
def test_the_hint_is_read_when_the_bet_is_ended():
    scene = rivals("0 bet\n1 step 1\n2 step 3\n> hint =\n0 end\n> clause PUN-RIV-08\n> hint = hint-own-aloud")
    assert happened(scene, "reads the hint")[0].clauses == ("PUN-BET-10", "PUN-BET-12", "PUN-RIV-08")


@pytest.mark.clause("PUN-RIV-09", "PUN-GOAL-01")
def test_the_goal_too_early_costs_nothing_and_wins_nothing():
    scene = rivals(
        """
        1 step goal
        > clause PUN-RIV-09
        > clause PUN-SIGN-03
        > waiting 2
        > stake = 3
        > pot = 5
        > wrong = goal
    """,
        "set: right = 2 4 12",
        "set: pot = 5",
        "set: stake = 3",
        "set: turns = 3",
        "set: turn = 1",
        seats=3,
    )
    assert purses(scene) == (0, 0, 0)
    assert [event.kind for event in last(scene)] == ["steps", "moeoeb", "gets nothing", "is next"]
    assert scene.session.view(None).board.wrong == {GOAL}


# ---------------------------------------------------------------- drain_pot

DRAIN = "option: drain_pot = true"


@pytest.mark.clause("PUN-RIV-07", "PUN-RIV-08", "PUN-CRY-03")
def test_a_group_may_let_errors_drain_the_pot_until_the_hint_is_read():
    scene = rivals(
        """
        0 pass
        1 step 1
        > clause PUN-RIV-07
        > clause PUN-CRY-01
        > pot = 4
        > worth 0 = 1
        2 step goal
        > clause PUN-RIV-09
        > pot = 3
        3 step 5
        1 step 6
        > hint =
        > pot = 1
        2 step 7
        > clause PUN-RIV-08
        > clause PUN-BET-12
        > pot = 0
        > worth 0 = 5
        > hint = hint-own-aloud
        > waiting 3
        ! 1 offer
        > refused PUN-BET-12
        3 step 8
        > clause PUN-BET-14
        > worth 0 = 5
        > rounds = 2 of 4
        > waiting 1
    """,
        DRAIN,
    )
    assert purses(scene) == (5, 0, 0, 0)


def test_after_the_hint_of_a_drained_pot_all_win_two():
    scene = rivals(f"0 pass\n1 step 1\n2 step 3\n3 step 5\n1 step 6\n2 step 7\n{steps(3, 12, 17, 18, 'goal')}", DRAIN)
    assert purses(scene) == (5, 2, 2, 2)


def test_what_is_left_in_a_pot_that_was_drained_is_won():
    scene = rivals(f"0 pass\n1 step 1\n2 step 3\n{steps(3, 12, 17, 18, 'goal')}\n> clause PUN-WIN-01", DRAIN)
    assert purses(scene) == (2, 0, 0, 3)


def test_a_pot_that_is_empty_ends_the_bet_and_nobody_has_the_stake():
    scene = rivals(
        """
        0 bet
        1 step 1
        2 step 3
        0 raise
        3 step 5
        1 step 6
        0 raise
        > stake = 6
        > pot = 1
        2 step 7
        > clause PUN-RIV-07
        > clause PUN-BET-12
        > stake = 0
        > pot = 0
        > worth 0 = 5
        > waiting 3
        ! 0 raise
        > refused PUN-BET-11
        ! 0 end
        > refused PUN-BET-11
    """,
        DRAIN,
    )
    assert happened(scene, "loses the stake")[0].data == (6,)
    assert question(scene).kind == "JointTurn"


def test_a_pot_that_is_emptied_at_the_end_of_a_pair_leaves_nothing_to_decide():
    scene = rivals(
        "2 step 3\n> stake = 0\n> waiting 3",
        DRAIN,
        "set: pot = 1",
        "set: stake = 1",
        "set: turn = 2",
        "set: turns = 2",
    )
    assert kinds(scene, "loses the stake", "reads the hint", "joint turn") == [
        "loses the stake",
        "reads the hint",
        "joint turn",
    ]


def test_by_the_rulebook_five_are_won_after_any_number_of_errors():
    assert purses(rivals(f"0 pass\n{SIX}\n{steps(1, 12, 17, 18, 'goal')}")) == (0, 5, 0, 0)
