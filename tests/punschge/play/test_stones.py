"""Signals and stones: PUN-SIGN, PUN-MARK."""

import pytest

from pugsbox.punschge.play.words import THINGS
from pugsbox.punschge.play.zones import SPACES
from tests.punschge.play.rounds import BOOK, LAKE, NAMES, ODD, RIVALS, board, clauses_of, happened, possible, table, told

SIGNALS = ("brumm", "moeoeb")

# ---------------------------------------------------------------- signals


@pytest.mark.clause("PUN-SIGN-01")
def test_every_step_is_answered_at_once_and_once():
    scene = table(f"""{ODD}
        ---
        1 step 7
        > clause PUN-SIGN-01
        2 step 5
        > clause PUN-SIGN-01
        2 step 9
        > clause PUN-SIGN-01
    """)
    assert told(scene.session, *SIGNALS) == [("moeoeb", 0, ("7",)), ("brumm", 0, ("5",)), ("moeoeb", 0, ("9",))]
    for move in scene.session.moves:
        assert move.events[0].kind == "steps"
        assert move.events[1].kind in SIGNALS


@pytest.mark.clause("PUN-SIGN-02")
def test_a_right_step_is_answered_with_brumm_brumm():
    scene = table(f"""{NAMES}
        {ODD}
        ---
        1 step 5
        > clause PUN-SIGN-02
    """)
    assert happened(scene.session) == ["steps", "brumm"]
    assert board(scene.session).say == "brumm brumm"
    assert scene.session.log(1)[-1].text == "Professor says brumm brumm: space 5 is right."
    assert "PUN-SIGN-03" not in clauses_of(scene.session, "brumm")


@pytest.mark.clause("PUN-SIGN-03")
def test_a_wrong_step_is_answered_with_moeoeb():
    scene = table(f"""{NAMES}
        {ODD}
        ---
        1 step 6
        > clause PUN-SIGN-03
    """)
    assert happened(scene.session) == ["steps", "moeoeb", "gets", "is next"]
    assert board(scene.session).say == "möööb"
    assert "Professor says möööb: space 6 is wrong." in [line.text for line in scene.session.log(3)]
    assert "PUN-SIGN-02" not in clauses_of(scene.session, "moeoeb")


def test_the_goal_is_answered_like_a_space():
    scene = table(f"""{NAMES}
        {LAKE}
        ---
        1 step goal
        2 step 12
        2 step 17
        2 step 18
        2 step goal
    """)
    lines = [line.text for line in scene.session.log(1)]
    assert "Professor says möööb: the goal is wrong." in lines
    assert "Professor says brumm brumm: the goal is right." in lines


def test_before_the_first_step_the_professor_says_nothing():
    scene = table(f"{LAKE}\n---")
    assert board(scene.session).say == ""
    scene.session.push("1 step 12")
    assert board(scene.session).say == "brumm brumm"
    scene.session.push("1 step 13")
    assert board(scene.session).say == "möööb"
    scene.session.push("2 step 17")
    assert board(scene.session).say == "brumm brumm"


@pytest.mark.catalogue("PUN-SIGN-04")
def test_in_a_whole_round_the_professor_says_his_two_sounds_and_the_hint():
    scene = table("""
        option: mode = cooperative
        set: task = every-lake-space
        set: pot = 4
        ---
        1 step 6
        2 step 7
        3 step 5
        3 step 8
        4 step goal
        1 step 11
        1 step 12
        1 step 17
        1 step 18
        1 step goal
    """)
    session = scene.session
    said = [line.text for line in session.log(None) if " says " in line.text]
    assert {line.partition(" says ")[2].partition(":")[0] for line in said} == {"brumm brumm", "möööb"}
    hints = [line.text for line in session.log(None) if line.text.startswith("The hint:")]
    assert hints == [f"The hint: {THINGS['hint-every-lake-space']}"]
    spoken = {board(session, seat).say for seat in (None, 0, 1)}
    assert spoken == {"brumm brumm"}  # the last word of the round, until the next task is taken
    assert len(said) == 10


# ---------------------------------------------------------------- right and wrong


@pytest.mark.clause("PUN-MARK-01")
def test_a_space_outside_the_row_is_wrong():
    scene = table("""
        set: row = 1 3 5 7 9
        set: pot = 4
        ---
        1 step 6
        > clause PUN-MARK-01
        > wrong = 6
        > right = 1 3
    """)
    assert told(scene.session, *SIGNALS) == [("moeoeb", 0, ("6",))]


@pytest.mark.clause("PUN-MARK-02")
def test_a_space_of_the_row_that_is_not_the_next_is_wrong_for_now():
    scene = table("""
        set: row = 1 3 5 7 9
        set: pot = 4
        ---
        1 step 7
        > clause PUN-MARK-02
        > wrong = 7
        > right = 1 3
    """)
    assert told(scene.session, *SIGNALS) == [("moeoeb", 0, ("7",))]


def test_whether_a_wrong_space_is_in_the_row_is_told_by_nothing():
    """Neither the clauses nor the words of a step on 6 differ from those of a step on 7 but for the number."""
    spoken = []
    for space in ("6", "7"):
        session = table(f"{ODD}\n---\n1 step {space}").session
        spoken.append([(event.kind, event.clauses) for event in session.events])
        assert [line.text.replace(space, "?") for line in session.log(1)] == [
            "You step on space ?.",
            "Ada says möööb: space ? is wrong.",
            "Ada gets 1.",
            "Turn 2: Cleo.",
        ]
    assert spoken[0] == spoken[1]


@pytest.mark.clause("PUN-MARK-03")
def test_black_stones_lie_on_wrong_spaces():
    scene = table(f"""{ODD}
        ---
        1 step 7
        > clause PUN-MARK-03
        > wrong = 7
        2 step 6
        > wrong = 7 6
    """)
    for seat in (None, 0, 1, 4):
        assert board(scene.session, seat).wrong == {6, 7}
        assert board(scene.session, seat).right == (1, 3)


@pytest.mark.clause("PUN-MARK-04", "PUN-MARK-11")
def test_only_the_next_space_of_the_row_is_right():
    right = []
    for space in SPACES:
        session = table(LAKE).session
        if space in ("2", "4"):
            assert session.check(f"1 step {space}").clauses == ("PUN-MARK-11",)
            continue
        session.push(f"1 step {space}")
        if happened(session)[1] == "brumm":
            right.append(space)
            assert "PUN-MARK-04" in clauses_of(session, "brumm")
    assert right == ["12"]


@pytest.mark.clause("PUN-MARK-05")
def test_a_right_space_receives_a_white_stone():
    scene = table(f"""{ODD}
        ---
        1 step 5
        > clause PUN-MARK-05
        > right = 1 3 5
        > wrong = -
    """)
    assert board(scene.session, 2).right == (1, 3, 5)


@pytest.mark.clause("PUN-MARK-06")
def test_with_a_right_space_all_black_stones_leave_the_board():
    scene = table(f"""{ODD}
        set: wrong = 6 7
        ---
        1 step 5
        > clause PUN-MARK-06
        > wrong = -
        > right = 1 3 5
    """)
    assert told(scene.session, "sweeps") == [("sweeps", 0, (2,))]
    assert board(scene.session).wrong == frozenset()


def test_where_no_black_stone_lies_none_is_swept():
    assert happened(table(f"{ODD}\n---\n1 step 5").session) == ["steps", "brumm"]


@pytest.mark.clause("PUN-MARK-07")
def test_a_space_that_was_wrong_can_become_right():
    table("""
        set: row = 1 3 5 7
        set: pot = 4
        ---
        1 step 7
        > wrong = 7
        2 step 5
        > clause PUN-MARK-07
        2 step 7
        > right = 1 3 5 7
    """)


@pytest.mark.clause("PUN-MARK-08")
def test_once_the_black_stones_are_cleared_their_spaces_may_be_tried_at_once():
    table(f"""{ODD}
        set: right = 1 3 5
        ---
        1 step 9
        > wrong = 9
        2 step 7
        > clause PUN-MARK-08
        > wrong = -
        2 step 9
        > right = 1 3 5 7 9
    """)


WORKED_EXAMPLE = """
    1 step 7
    > wrong = 7
    2 step 6
    > wrong = 7 6
    3 step 5
    > wrong = -
    3 step 9
    > wrong = 9
    4 step 7
    > wrong = -
    4 step 9
    > wrong = -
    4 step 11
    > wrong = -
    > right = 1 3 5 7 9 11
    > turn = 4
    > turns = 4
"""


@pytest.mark.catalogue("PUN-MARK-09")
def test_the_worked_example_of_the_rulebook():
    scene = table(f"""{NAMES}
        {ODD}
        ---
        {WORKED_EXAMPLE}
        > pot = 1
        > worth 0 = 3
    """)
    assert told(scene.session, *SIGNALS) == [
        ("moeoeb", 0, ("7",)),
        ("moeoeb", 0, ("6",)),
        ("brumm", 0, ("5",)),
        ("moeoeb", 0, ("9",)),
        ("brumm", 0, ("7",)),
        ("brumm", 0, ("9",)),
        ("brumm", 0, ("11",)),
    ]
    assert [(scene.session.names[seat], *data) for _, seat, data in told(scene.session, "steps")] == [
        ("Bernd", "7"),
        ("Renate", "6"),
        ("Uta", "5"),
        ("Uta", "9"),
        ("Thorsten", "7"),
        ("Thorsten", "9"),
        ("Thorsten", "11"),
    ]


def test_the_worked_example_one_against_another_has_the_same_stones_and_turns():
    scene = table(f"{RIVALS}\n{ODD}\n---\n{WORKED_EXAMPLE}\n> pot = 4\n> worth 0 = 0")
    assert told(scene.session, "gets") == []


@pytest.mark.clause("PUN-MARK-10")
def test_a_black_space_may_be_entered_again_and_is_wrong_again():
    scene = table(f"""{ODD}
        set: wrong = 6
        ---
        1 step 6
        > clause PUN-MARK-10
        > wrong = 6
        > worth 0 = 1
        > pot = 3
        > turn = 2
    """)
    assert happened(scene.session) == ["steps", "moeoeb", "lies already", "gets", "is next"]
    assert "lies already" not in happened(table(f"{ODD}\n---\n1 step 6").session)


@pytest.mark.clause("PUN-MARK-11")
def test_a_white_space_may_not_be_entered_again():
    scene = table("""
        set: row = 1 3 5 7 9
        set: right = 1 3 5
        set: pot = 4
        ---
        ! 1 step 3
        > refused PUN-MARK-11
        ! 1 step 5
        > refused PUN-MARK-11
        > turn = 1
        > worth 0 = 0
        1 step 7
        ! 1 step 7
        > refused PUN-MARK-11
    """)
    refusal = scene.session.check("1 step 7")
    assert refusal.message == "A white stone lies on space 7: it is known already."
    assert (refusal.expected, refusal.actual) == ("a space without a white stone", "space 7")


@pytest.mark.clause("PUN-MARK-11", "PUN-TURN-07")
def test_by_the_letter_a_step_on_a_white_space_is_wrong_and_lays_no_stone():
    scene = table("""
        option: white_space_again = wrong_without_stone
        set: row = 1 3 5 7 9
        set: right = 1 3 5
        set: pot = 4
        ---
        1 step 3
        > clause PUN-MARK-11
        > wrong = -
        > right = 1 3 5
        > worth 0 = 1
        > turn = 2
        2 step 6
        > wrong = 6
        3 step 5
        > wrong = 6
        > worth 0 = 3
        4 step 7
        > right = 1 3 5 7
        > wrong = -
    """)
    assert [data for _, _, data in told(scene.session, "moeoeb")] == [("3",), ("6",), ("5",)]
    assert possible(scene.session, "step") == list(SPACES)
    assert told(scene.session, "lies already") == []


def test_what_the_professor_said_is_shown_even_where_no_stone_was_laid():
    scene = table(f"""
        option: white_space_again = wrong_without_stone
        {LAKE}
        ---
        1 step 12
        1 step 4
    """)
    assert board(scene.session).wrong == frozenset()
    assert board(scene.session).say == "möööb"


SIXTEEN = " ".join(map(str, range(1, 17)))
FIFTEEN = " ".join(map(str, range(1, 15)))


@pytest.mark.clause("PUN-MARK-12")
def test_without_a_white_stone_a_space_is_recognised_all_the_same():
    scene = table(f"""
        set: row = {SIXTEEN}
        set: right = {FIFTEEN}
        set: pot = 4
        ---
        1 step 15
        1 step 16
        > clause PUN-MARK-12
        > right = {SIXTEEN}
        > turn = 1
        1 step goal
    """)
    assert told(scene.session, "has no white stone") == [("has no white stone", 0, ("16",))]
    assert told(scene.session, "is rewarded")


@pytest.mark.clause("PUN-MARK-12")
def test_without_a_black_stone_a_wrong_space_is_remembered_all_the_same():
    scene = table("""
        set: row = 1 2 25 26
        set: pot = 11
        set: wrong = 3 4 5 6 7 8 9 10 11
        ---
        1 step 12
        2 step 13
        > clause PUN-MARK-12
        > wrong = 3 4 5 6 7 8 9 10 11 12 13
        > worth 0 = 2
        3 step 25
        > wrong = -
    """)
    assert told(scene.session, "has no black stone") == [("has no black stone", 0, ("13",))]


def test_the_first_two_stones_are_those_of_the_row():
    table(f"{BOOK}\n---\n> right = 2 4\n> wrong = -")


def test_black_stones_of_a_round_that_failed_lie_there_until_the_next_task_is_taken():
    table(f"""{RIVALS}
        {BOOK}
        ---
        0 bet
        1 step 20
        2 step 21
        0 end
        3 step 22
        > wrong = 20 21 22
        > right = 2 4
        1 take
        > wrong = -
        > right = -
        > turns = 0
        > row = -
    """)
