"""What tasks are about, and tasks of one's own: PUN-TASK, PUN-LIM."""

from dataclasses import fields, is_dataclass

import pytest

from pugsbox.punschge.board import house_board
from pugsbox.punschge.conditions import Is
from pugsbox.punschge.grammar import parse_rule
from pugsbox.punschge.moves import read_moves
from pugsbox.punschge.rules import Explicit
from pugsbox.punschge.rulespace import LEVELS
from pugsbox.punschge.solver import Solver
from pugsbox.punschge.tasks import conditions_in, house_tasks
from tests.punschge.play.rounds import board, clauses_of, fresh, possible, purses, solve, table, told

PRIMES = ("2", "3", "5", "7", "11", "13", "17", "19", "23")
BY_RULE = [task for task in house_tasks() if not isinstance(task.rule, Explicit)]


def invent(row, hint="aloud", **options):
    """Let the Professor of a new game set a row of his own."""
    session = fresh(**options)
    for action in ("invent", *(f"add {space}" for space in row), "done", f"hint {hint}"):
        session.push(f"0 {action}")
    return session


def facts(part):
    """The attributes of the facts in a rule."""
    if isinstance(part, Is):
        return {part.attribute}
    if isinstance(part, tuple):
        return set().union(*map(facts, part))
    return set().union(*(facts(getattr(part, field.name)) for field in fields(part))) if is_dataclass(part) else set()


# ---------------------------------------------------------------- on cards


@pytest.mark.catalogue("PUN-TASK-01")
def test_tasks_are_about_what_spaces_show_and_where_they_lie():
    used = set().union(*(facts(task.rule) for task in BY_RULE if task.level != "gourmet"))
    assert used == {"symbol", "count", "shape", "colour", "area", "parity", "place", "half"}
    assert facts(parse_rule("every prime moon space")) == {"number", "shape"}


@pytest.mark.catalogue("PUN-LIM-02", "PUN-LIM-04")
def test_tasks_have_few_conditions_and_junior_tasks_one():
    for task in BY_RULE:
        assert conditions_in(task.rule) in {"junior": (1,), "gourmet": (0, 1, 2, 3)}.get(task.level, (0, 1, 2)), task.wording


@pytest.mark.catalogue("PUN-TASK-02")
def test_a_task_can_be_as_plain_as_half_of_the_board():
    row = parse_rule("every space in the upper half").row(house_board())
    assert row == (3, 4, 5, 6, 7, 8, 15, 16, 17, 18, 19, 20, 25, 26)
    session = invent(row)
    session.push("0 pot 4")
    for space in row[2:]:
        session.push(f"1 step {space}")
    session.push("1 step goal")
    assert purses(session) == [0, 5, 5, 5, 5]
    junior = [task.rule for task in house_tasks() if task.level == "junior"]
    assert len(junior) == 12
    assert all(isinstance(rule.condition, Is) for rule in junior)


@pytest.mark.catalogue("PUN-TASK-05")
def test_of_two_rules_that_fit_the_simpler_one_comes_first():
    solver = Solver.of(house_board(), LEVELS).after(read_moves("3+ 5+ 4-"))
    sizes = [fit.rule.size for fit in solver.rules()]
    assert len(set(sizes)) > 2
    assert sizes == sorted(sizes)


@pytest.mark.catalogue("PUN-LIM-10")
def test_searches_that_take_turns_repeat_to_the_end_of_the_path():
    assert parse_rule("next bench, then next fish").row(house_board()) == (4, 5, 8, 12, 19, 24)
    chains = [task for task in BY_RULE if "then" in task.wording]
    assert len(chains) >= 6
    for task in chains:
        searches = sum(step.count for step in task.rule.steps)
        assert len(task.rule.row(house_board())) > searches, task.wording


# ---------------------------------------------------------------- of one's own


@pytest.mark.clause("PUN-TASK-07")
def test_a_task_of_ones_own_is_played_like_any_other():
    scene = table(f"""---
        0 invent
        > clause PUN-TASK-07
        {"".join(f"0 add {space}{chr(10)}" for space in PRIMES)}
        > clause PUN-TASK-07
        0 done
        0 hint number
        > clause PUN-TASK-07
        > right = 2 3
        0 pot 4
        1 step 4
        2 step 5
        2 step 7
        2 step 11
        2 step 13
        2 step 17
        2 step 19
        2 step 23
        2 step goal
        > clause PUN-TASK-07
    """)
    assert purses(scene.session) == [1, 5, 5, 5, 5]
    assert told(scene.session, "had in mind a row") == [("had in mind a row", 0, (", ".join(PRIMES),))]
    assert told(scene.session, "had in mind") == []
    assert "Ada's own task had the row 2, 3, 5, 7, 11, 13, 17, 19, 23." in [line.text for line in scene.session.log(3)]


@pytest.mark.parametrize(
    ("hint", "said"),
    [
        ("colour", "It has to do with colours."),
        ("how-many", "It has to do with how many symbols there are."),
        ("neighbours", "It has to do with what comes before or after."),
        ("aloud", "The Professor says his hint himself."),
    ],
)
def test_the_hint_of_a_task_of_ones_own_is_what_its_professor_chose(hint, said):
    session = invent([2, 4, 12, 17], hint)
    session.push("0 pot 4")
    for space in range(20, 24):
        assert said not in repr(session.view(1))
        session.push(f"{session.turn[0]} step {space}")
    assert f"The hint: {said}" in [line.text for line in session.log(1)]
    assert {counter.name: counter.value for counter in session.view(1).counters}["hint"] == said


def test_what_somebody_thinks_up_nobody_else_sees():
    shown = []
    for row in ([2, 4, 12, 17], [1, 2, 3, 4, 5, 6, 7, 8, 9]):
        session = fresh()
        session.push("0 invent")
        for space in row:
            session.push(f"0 add {space}")
            shown.append((session.view(2), session.view(None)))
        assert board(session, 0).hinted == {*row}
        assert board(session, 0).click == "0 add"
        session.push("0 done")
        shown.append((session.view(2).log[2:], session.view(None).board))
    assert shown[:4] == shown[5:9]
    assert shown[0] == shown[1] == shown[-2]
    texts = [line.text for line in session.log(2)]
    assert texts[-3:] == ["Ada thinks up a task.", "Ada has put a row together.", "Ada looks the task over."]
    assert "You add space 9." in [line.text for line in session.log(0)]


@pytest.mark.clause("PUN-LIM-01", "PUN-LIM-11")
def test_a_row_has_four_spaces_at_least():
    scene = table("""---
        0 invent
        > clause PUN-LIM-11
        ! 0 done
        > refused PUN-LIM-01
        0 add 5
        ! 0 done
        > refused PUN-LIM-01
        0 add 9
        0 add 20
        ! 0 done
        > refused PUN-LIM-01
        0 add 21
        0 done
        > clause PUN-LIM-01
        > clause PUN-LIM-11
    """)
    assert told(scene.session, "is done") == [("is done", 0, (1, "5, 9, 20, 21"))]


@pytest.mark.clause("PUN-LIM-01")
@pytest.mark.parametrize(("row", "last"), [([], 23), ([3], 24), ([3, 20], 25), ([3, 20, 21], 26), ([3, 20, 21, 22], 26)])
def test_room_is_left_for_four_spaces(row, last):
    session = fresh()
    session.push("0 invent")
    assert session.check("0 done").clauses == ("PUN-LIM-01",)
    for space in row:
        session.push(f"0 add {space}")
    first = row[-1] + 1 if row else 1
    assert possible(session, "add") == [str(space) for space in range(first, last + 1)]
    assert bool(possible(session, "done")) == (len(row) >= 4)
    for space in range(last + 1, 27):
        refusal = session.check(f"0 add {space}")
        assert refusal.clauses == ("PUN-LIM-01",)
        assert refusal.message == "Beyond that there is no room for four spaces."
    if len(row) < 4:
        assert session.check("0 done").clauses == ("PUN-LIM-01",)


@pytest.mark.clause("PUN-LIM-05")
def test_a_row_ascends_and_has_no_space_twice():
    scene = table("""---
        0 invent
        0 add 4
        > clause PUN-LIM-05
        ! 0 add 2
        > refused PUN-LIM-05
        ! 0 add 4
        > refused PUN-LIM-05
        0 add 12
        ! 0 add 4
        > refused PUN-LIM-05
        ! 0 add 11
        > refused PUN-LIM-05
        0 add 13
        > row = 4 12 13
    """)
    refusal = scene.session.check("0 add 13")
    assert (refusal.message, refusal.expected, refusal.actual) == (
        "A row goes up, and no space comes twice.",
        "a space beyond 13",
        "'13'",
    )


@pytest.mark.clause("PUN-LIM-06")
@pytest.mark.parametrize("said", ["0", "27", "goal", "start", "-1", "04", "four", "<b>", "", "4 5"])
def test_start_and_goal_are_in_no_row(said):
    session = fresh()
    session.push("0 invent")
    refusal = session.check(f"0 add {said}".strip())
    assert refusal.clauses == ("PUN-LIM-06",)
    assert refusal.expected == "1 to 26"
    session.push("0 add 4")
    assert "PUN-LIM-06" in clauses_of(session, "adds")


def test_a_row_may_have_every_space():
    session = invent(range(1, 27))
    assert board(session).right == (1, 2)
    session.push("0 pot 11")
    solve(session)
    assert purses(session) == [0, 5, 5, 5, 5]
    assert [data for _, _, data in told(session, "has no white stone")] == [(str(space),) for space in range(16, 27)]


ADVICE = {
    "by rule": "That row follows from a rule of the book.",
    "by luck": "No rule of the book has that row: can your assistants find it by thinking?",
    "beginners": "Invented tasks are for practised players; these are beginners.",
    "both": "Invented tasks are for practised players, and no rule of the book has that row.",
}
LAKE_NOT_WHITE, LUCK = [2, 4, 12, 17, 18], [1, 2, 9, 23]


@pytest.mark.clause("PUN-TASK-08")
@pytest.mark.parametrize(
    ("beginner", "row", "said"),
    [
        (False, LAKE_NOT_WHITE, "by rule"),
        (False, LUCK, "by luck"),
        (True, LAKE_NOT_WHITE, "beginners"),
        (True, LUCK, "both"),
    ],
)
def test_who_invents_for_beginners_or_without_a_rule_is_warned(beginner, row, said):
    session = invent(row, beginner=beginner)
    texts = [line.text for line in session.log(0) if "PUN-TASK-08" in line.clauses]
    assert texts == [ADVICE[said]]
    assert [line.text for line in session.log(1) if "PUN-TASK-08" in line.clauses] == ["Ada looks the task over."]
    session.push("0 pot 4")  # it is accepted all the same
    assert board(session).right == tuple(row[:2])


@pytest.mark.clause("PUN-LIM-11", "PUN-LIM-01", "PUN-LIM-05", "PUN-LIM-06")
def test_whatever_is_thought_up_keeps_to_the_limits():
    """Any row that can be put together ascends, has four spaces or more, and numbered ones only."""
    session = fresh()
    session.push("0 invent")
    for space in (20, 21, 22):
        session.push(f"0 add {space}")
    assert session.check("0 add goal").clauses == ("PUN-LIM-06",)
    assert session.check("0 done").clauses == ("PUN-LIM-01",)
    assert session.check("0 add 22").clauses == ("PUN-LIM-05",)
    for space in (23, 24, 25, 26):
        session.push(f"0 add {space}")
    assert [str(action) for action in session.legal()] == ["0 done"]
    session.push("0 done")
    assert {"PUN-LIM-11", "PUN-LIM-01"} <= {*clauses_of(session, "is done")}
