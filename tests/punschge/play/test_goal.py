"""The goal, too early and in time: PUN-GOAL, and the switch early_goal."""

import pytest

from pugsbox.punschge.board import GOAL
from tests.punschge.play.rivals import happened, kinds, last, purses, rivals, state, together

THREE = "set: right = 2 4 12"
WHOLE = "set: right = 2 4 12 17 18"


@pytest.mark.clause("PUN-GOAL-01")
def test_the_goal_too_early_is_answered_with_moeoeb_and_the_round_goes_on():
    scene = together(
        """
        1 step goal
        > clause PUN-GOAL-01
        > clause PUN-SIGN-03
        > right = 2 4 12
        > waiting 2
        2 step 17
        > clause PUN-SIGN-02
        > right = 2 4 12 17
        > waiting 2
    """,
        THREE,
    )
    assert kinds(scene, "moeoeb", "brumm") == ["moeoeb", "brumm"]
    assert scene.scene.outcome is None


@pytest.mark.clause("PUN-GOAL-02")
def test_the_goal_too_early_is_a_wrong_step_in_every_respect():
    scene = together(
        """
        1 step goal
        > clause PUN-GOAL-02
        > clause PUN-CRY-01
        > pot = 4
        > worth 0 = 1
        > wrong = goal
        > waiting 2
        2 step 17
        > wrong = -
    """,
        THREE,
        pot=5,
    )
    assert [line.text for line in scene.session.log(1)][:4] == [
        "You step on the goal.",
        "Ada says möööb: the goal is wrong.",
        "A blue crystal is changed for 5 \N{MULTIPLICATION SIGN} white crystal.",
        "Ada gets 1.",
    ]


def test_the_last_crystal_may_go_for_a_goal_too_early():
    together(
        """
        1 step goal
        > clause PUN-CRY-03
        > hint = hint-own-aloud
    """,
        THREE,
        pot=1,
    )


@pytest.mark.clause("PUN-GOAL-03")
def test_the_goal_after_the_whole_row_is_answered_with_brumm_brumm_and_solves_the_task():
    scene = together(
        """
        1 step goal
        > clause PUN-GOAL-03
        > clause PUN-SIGN-02
        > rounds = 2 of 5
        > right = 2 4 12 17 18 goal
        > waiting 1
    """,
        WHOLE,
    )
    assert kinds(scene, "brumm", "moeoeb", "is rewarded") == ["brumm", *["is rewarded"] * 4]
    assert happened(scene, "had in mind a row")[0].data == ("2, 4, 12, 17, 18",)


@pytest.mark.clause("PUN-GOAL-04")
def test_the_last_space_of_the_row_does_not_solve_the_task():
    scene = together(
        """
        1 step 18
        > right = 2 4 12 17 18
        > rounds = 1 of 5
        > waiting 1
        1 step goal
        > clause PUN-GOAL-04
        > rounds = 2 of 5
    """,
        "set: right = 2 4 12 17",
    )
    assert purses(scene) == (0, 5, 5, 5, 5)


@pytest.mark.parametrize("space", [space for space in range(1, 27) if space not in (2, 4, 12, 17, 18)])
def test_once_the_row_is_complete_every_numbered_space_is_wrong(space):
    scene = together(
        f"""
        1 step {space}
        > clause PUN-SIGN-03
        > pot = 4
        > waiting 2
    """,
        WHOLE,
        pot=5,
    )
    assert not {"brumm", "had in mind a row"} & {event.kind for event in last(scene)}


def test_nobody_but_the_professor_is_told_that_the_row_is_complete():
    """A row that ends with 18 and one that goes on look alike to the assistants, after every step."""
    ends, goes_on = (
        together("1 step 18\n1 step 20\n2 step 21", "set: right = 2 4 12 17", f"set: row = 2 4 12 17 18{more}")
        for more in ("", " 23 26")
    )
    for move, other in zip(ends.session.moves, goes_on.session.moves, strict=True):
        assert move.events == other.events
    for seat in (1, 2, 3, 4, None):
        assert ends.session.view(seat) == goes_on.session.view(seat)
        assert ends.session.view(seat).board.hinted == frozenset()
    assert ends.session.legal() == goes_on.session.legal()
    assert ends.session.view(0) != goes_on.session.view(0)
    assert goes_on.session.view(0).board.hinted == {23, 26}


# ---------------------------------------------------------------- early_goal

NO_CRYSTAL = "option: early_goal = no_crystal_no_stone"


@pytest.mark.clause("PUN-GOAL-01", "PUN-GOAL-02")
def test_a_group_may_leave_it_at_the_sound():
    scene = together(
        """
        1 step goal
        > clause PUN-GOAL-02
        > clause PUN-SIGN-03
        > pot = 5
        > worth 0 = 0
        > wrong = -
        > waiting 2
        2 step 1
        > pot = 4
        > worth 0 = 1
        > wrong = 1
        3 step goal
        > wrong = 1
        > pot = 4
        > waiting 4
    """,
        NO_CRYSTAL,
        THREE,
        pot=5,
    )
    assert kinds(scene, "moeoeb", "gets") == ["moeoeb", "moeoeb", "gets", "moeoeb"]
    assert GOAL not in scene.session.view(None).board.wrong


def test_the_sound_alone_ends_a_turn_of_a_bet_too():
    scene = rivals(
        """
        0 bet
        1 step goal
        2 step goal
        > clause PUN-BET-04
        > waiting 0
        > stake = 1
        > pot = 5
    """,
        NO_CRYSTAL,
    )
    assert state(scene).legal[0].verb == "end"
