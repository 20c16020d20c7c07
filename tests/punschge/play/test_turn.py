"""Whose turn it is and where one may step: PUN-TURN, PUN-COOP-09 to -11."""

import pytest

from pugsbox.punschge.play.zones import SPACES
from tests.punschge.play.rounds import (
    LAKE,
    ODD,
    RIVALS,
    board,
    clauses_of,
    fresh,
    possible,
    prepare,
    purses,
    solve,
    table,
    told,
)

SEATS = range(2, 9)


# ---------------------------------------------------------------- who


@pytest.mark.clause("PUN-COOP-09")
@pytest.mark.parametrize("seats", SEATS)
def test_the_professors_left_neighbour_begins_and_one_is_active(seats):
    session = fresh(seats)
    assert session.turn == (0,)
    prepare(session)
    assert session.turn == (1,)
    assert {action.seat for action in session.legal()} == {1}
    assert "PUN-COOP-09" in clauses_of(session, "is next")
    assert told(session, "is next") == [("is next", 0, (1, 1))]


@pytest.mark.clause("PUN-COOP-10")
def test_the_assistants_choose_jointly_and_whoever_is_on_turn_moves_for_all():
    scene = table(f"""{LAKE}
        ---
        1 step 13
        > clause PUN-COOP-10
        2 step 12
        > clause PUN-COOP-10
        > right = 2 4 12
    """)
    assert scene.session.view(2).question.text == "Talk it over: which space comes next?"
    assert scene.session.view(1).question.text == "Cleo moves; talk it over."


@pytest.mark.clause("PUN-COOP-11", "PUN-TURN-02")
def test_if_they_cannot_agree_the_active_player_decides_alone():
    table(f"""{LAKE}
        ---
        ! 2 step 12
        > refused PUN-TURN-02
        ! 3 step 12
        > refused PUN-TURN-02
        1 step 14
        > clause PUN-COOP-11
        > wrong = 14
        > turn = 2
    """)


@pytest.mark.clause("PUN-TURN-01")
def test_whoever_is_right_stays_on_turn():
    table(f"""{ODD}
        ---
        1 step 5
        > clause PUN-TURN-01
        > turn = 1
        > turns = 1
        1 step 7
        > turn = 1
        > right = 1 3 5 7
    """)


@pytest.mark.clause("PUN-TURN-02")
def test_after_a_wrong_step_the_left_neighbour_is_next():
    scene = table(f"""{ODD}
        ---
        1 step 5
        1 step 6
        > clause PUN-TURN-02
        > turn = 2
        > turns = 2
        ! 1 step 7
        > refused PUN-TURN-02
    """)
    assert told(scene.session, "is next") == [("is next", 0, (2, 2))]


@pytest.mark.clause("PUN-TURN-03")
def test_the_turn_order_skips_the_professor():
    table(
        f"""{ODD}
        set: turn = 3
        ---
        3 step 6
        > clause PUN-TURN-03
        > turn = 1
    """,
        seats=4,
    )


@pytest.mark.parametrize("seats", range(3, 9))
@pytest.mark.parametrize("professor", [0, 1, 2])
def test_turns_go_round_all_assistants_and_only_them(seats, professor):
    session = table(f"set: professor = {professor}\nset: row = 1 2 25 26\nset: pot = 11", seats=seats).session
    order = []
    for space in range(3, 3 + 2 * (seats - 1)):
        (seat,) = session.turn
        order.append(seat)
        session.push(f"{seat} step {space}")
    clockwise = [(professor + i) % seats for i in range(1, seats)]
    assert order == clockwise * 2


@pytest.mark.clause("PUN-TURN-03")
@pytest.mark.parametrize("mode", ["cooperative", "competitive"])
def test_the_professor_never_moves(mode):
    scene = table(f"""
        option: mode = {mode}
        {LAKE}
        ---
        ! 0 step 12
        > refused PUN-TURN-03
        ! 0 step goal
        > refused PUN-TURN-03
    """)
    assert scene.session.legal(0) == ()
    assert scene.session.check("0 step 12").message == "The Professor never moves the figure."


@pytest.mark.clause("PUN-TURN-04")
def test_a_sole_assistant_follows_himself_in_a_new_turn():
    table(
        f"""{ODD}
        ---
        1 step 6
        > clause PUN-TURN-04
        > turn = 1
        > turns = 2
        1 step 8
        > turns = 3
    """,
        seats=2,
    )


def test_with_two_assistants_nobody_follows_himself():
    scene = table(f"{ODD}\n---\n1 step 6\n> turn = 2", seats=3)
    assert "PUN-TURN-04" not in clauses_of(scene.session, "is next")
    assert "PUN-TURN-03" in clauses_of(scene.session, "is next")


# ---------------------------------------------------------------- from where


@pytest.mark.clause("PUN-TURN-05")
def test_each_turn_starts_from_the_space_last_recognised():
    scene = table("""
        set: row = 1 3 5 7 9
        set: right = 1 3 5
        set: pot = 4
        ---
        1 step 9
        > clause PUN-TURN-05
    """)
    assert board(scene.session).figure == 5
    scene.session.push("2 step 7")
    assert board(scene.session).figure == 7


@pytest.mark.clause("PUN-SETUP-01", "PUN-TURN-05")
def test_the_figure_stands_on_the_start_until_the_first_turn_begins():
    session = fresh()
    stood = [board(session).figure]
    session.push("0 take")
    stood.append(board(session).figure)
    session.push(session.legal()[0])
    stood.append(board(session).figure)
    session.push("0 pot 4")
    assert stood == [0, 0, 0]
    assert board(session).figure == board(session).right[1] > 0
    assert {"PUN-SETUP-01", "PUN-TURN-05"} <= {*clauses_of(session, "is next")}


@pytest.mark.catalogue("PUN-TURN-06")
def test_there_is_nothing_to_put_aside_and_the_board_is_seen_whole_at_any_time():
    session = table(f"{ODD}\n---\n1 step 6").session
    assert {action.verb for action in session.legal()} == {"step"}
    assert board(session, 2).right == (1, 3)
    assert board(session, 2).wrong == {6}


# ---------------------------------------------------------------- where to


@pytest.mark.clause("PUN-TURN-07")
def test_any_space_without_a_white_stone_and_the_goal_may_be_entered():
    lines = """
        set: row = 1 3 5 7 9
        set: right = 1 3 5
        set: pot = 4
    """
    session = table(lines).session
    assert possible(session, "step") == [space for space in SPACES if space not in ("1", "3", "5")]
    for space in ("26", "6", "2", "goal"):
        table(f"{lines}\n---\n1 step {space}\n> clause PUN-TURN-07\n> wrong = {space}\n> turn = 2")


@pytest.mark.clause("PUN-TURN-07")
@pytest.mark.parametrize(
    "said", ["0", "27", "28", "-1", "+12", "012", "1e1", "twelve", "start", "house", "Goal", "<b>", "12 17"]
)
def test_nothing_else_can_be_entered(said):
    session = table(LAKE).session
    refusal = session.check(f"1 step {said}")
    assert refusal.clauses == ("PUN-TURN-07",)
    assert refusal.message == "You may step on any numbered space that is not white, or on the goal."
    assert refusal.expected == "1 to 26, or goal"
    assert refusal.actual == f"'{said}'"


@pytest.mark.clause("PUN-TURN-07")
@pytest.mark.parametrize("rivals", ["", RIVALS])
def test_a_turn_cannot_be_passed(rivals):
    table(f"""{rivals}
        {LAKE}
        ---
        ! 1 pass
        > refused PUN-TURN-07
        ! 1 step
        > refused PUN-TURN-07
        1 step 12
        ! 1 pass
        > refused PUN-TURN-07
        > turn = 1
    """)


def test_a_step_cannot_be_taken_back_since_the_professor_has_answered():
    session = table(LAKE).session
    for action in ("1 step 12", "1 step 13"):
        session.push(action)
        assert session.why_no_undo() == "Another player has answered or been affected; that cannot be taken back."


def test_a_click_on_the_board_steps_for_whoever_is_on_turn():
    session = table(LAKE).session
    assert [board(session, seat).click for seat in (None, 0, 1, 2)] == ["", "", "1 step", ""]
    session.push("1 step 13")
    assert [board(session, seat).click for seat in (None, 0, 1, 2)] == ["", "", "", "2 step"]


# ---------------------------------------------------------------- few errors, more reward


@pytest.mark.clause("PUN-COOP-02")
@pytest.mark.parametrize(("errors", "professor", "each"), [(0, 0, 5), (3, 3, 5), (4, 4, 2), (5, 5, 0), (6, 6, 0)])
def test_few_errors_are_good_for_the_assistants_and_bad_for_the_professor(errors, professor, each):
    session = table("set: row = 2 4 12 17 18\nset: pot = 4").session
    for space in range(20, 20 + errors):
        session.push(f"{session.turn[0]} step {space}")
    solve(session)
    assert purses(session) == [professor, each, each, each, each]
    named = {event.kind for event in session.events if "PUN-COOP-02" in event.clauses}
    assert named == {"gets" if errors else "is rewarded", "is rewarded" if errors < 4 else "gets"}
