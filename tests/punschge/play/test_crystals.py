"""Crystals for the Professor: PUN-CRY."""

import pytest

from tests.punschge.play.rivals import everything, happened, kinds, last, purses, state, supply, together

FOUR_WRONG = """
    1 step 1
    2 step 3
    3 step 5
    4 step 6
"""


@pytest.mark.clause("PUN-CRY-01")
def test_for_each_wrong_space_the_professor_takes_one_from_the_pot_at_once():
    scene = together("""
        1 step 6
        > clause PUN-CRY-01
        > pot = 5
        > worth 0 = 1
        > waiting 2
        2 step 7
        > clause PUN-CRY-01
        > pot = 4
        > worth 0 = 2
        > waiting 3
    """)
    assert kinds(scene, "moeoeb", "gets", "is next") == ["moeoeb", "gets", "is next"] * 2
    assert purses(scene) == (2, 0, 0, 0, 0)


@pytest.mark.clause("PUN-CRY-01")
def test_the_three_errors_of_the_worked_example_bring_three():
    scene = together(
        """
        1 step 7
        2 step 6
        3 step 5
        > worth 0 = 2
        3 step 9
        > worth 0 = 3
        4 step 7
        4 step 9
        4 step 11
        > worth 0 = 3
        > pot = 1
        > hint =
        > waiting 4
    """,
        "set: row = 1 3 5 7 9 11 13 15 17",
        pot=4,
    )
    assert [event.data for event in happened(scene, "gets")] == [(1,)] * 3


@pytest.mark.clause("PUN-CRY-02")
def test_right_spaces_cost_nothing():
    scene = together("""
        1 step 12
        > clause PUN-CRY-02
        1 step 17
        > clause PUN-CRY-02
        1 step 18
        > clause PUN-CRY-02
        > pot = 6
        > worth 0 = 0
        > waiting 1
    """)
    assert supply(scene) == 330 - 6


@pytest.mark.clause("PUN-CRY-03")
def test_with_the_last_crystal_of_the_pot_the_hint_is_read_at_once():
    scene = together(
        """
        1 step 1
        2 step 3
        3 step 5
        > pot = 1
        > hint =
        4 step 6
        > clause PUN-CRY-03
        > pot = 0
        > worth 0 = 4
        > hint = hint-own-aloud
        > waiting 1
    """,
        pot=4,
    )
    assert [event.kind for event in last(scene)] == ["steps", "moeoeb", "gets", "reads the hint", "is next"]


@pytest.mark.clause("PUN-CRY-04")
def test_from_then_on_the_supply_pays():
    before = together(FOUR_WRONG, pot=4)
    scene = together(
        f"""{FOUR_WRONG}
    1 step 7
    > clause PUN-CRY-04
    > worth 0 = 5
    > pot = 0
    """,
        pot=4,
    )
    assert supply(before) - supply(scene) == 1


@pytest.mark.clause("PUN-CRY-05")
def test_payments_have_no_limit():
    wrong = (1, 3, 5, 6, 7, 8, 9, 10, 11, 13, 14, 15, 16, 19, 20)
    lines = [f"{1 + i % 4} step {space}" for i, space in enumerate(wrong)]
    scene = together("\n".join([*lines, "> clause PUN-CRY-05", "> worth 0 = 15", "> waiting 4"]), pot=4)
    assert everything(scene) == 330


@pytest.mark.clause("PUN-CRY-06")
def test_the_hint_is_read_only_once():
    scene = together(
        f"""{FOUR_WRONG}
    1 step 7
    > clause PUN-CRY-06
    2 step 8
    > clause PUN-CRY-06
    > worth 0 = 6
    """,
        pot=4,
    )
    assert kinds(scene, "gets", "reads the hint") == ["gets"] * 4 + ["reads the hint"] + ["gets"] * 2


@pytest.mark.clause("PUN-CRY-07", "PUN-CRY-08")
def test_what_does_not_fit_is_changed():
    scene = together(
        """
        > pot = 5
        > supply = white*30 blue*19 red*10
        1 step 6
        > clause PUN-CRY-07
        > clause PUN-CRY-08
        > pot = 4
        > goal = white*4
        > crystals 0 = white
        > supply = white*25 blue*20 red*10
    """,
        "set: pot = 0",
        "place: goal = blue",
    )
    assert happened(scene, "changes")[0].data == (("blue",), ("white",) * 5)
    assert everything(scene) == 330
    assert state(scene).seats == 5


@pytest.mark.parametrize(
    "header",
    [
        ("set: worth 0 = 330", "set: worth 1 = 100"),
        ("set: worth 0 = 330", "set: worth 1 = 100", "set: worth 1 = 0"),
        ("set: noted 1 = 23",),
        ("place: supply = red",),
    ],
)
def test_what_is_laid_out_by_hand_adds_up_to_everything_too(header):
    assert everything(together("1 step 6", *header)) == 330
