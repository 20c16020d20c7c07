"""A round is prepared: PUN-COOP-01, PUN-COOP-03 to -08, PUN-CARD-04; and what nobody but the Professor may see of it."""

import pytest

from pugsbox.core.session import Session
from pugsbox.games import load_game
from pugsbox.punschge.play.game import PUNSCHGE
from pugsbox.punschge.play.words import hint_of
from pugsbox.punschge.play.zones import TASKS
from tests.punschge.play.rounds import (
    BOOK,
    LAKE,
    RIVALS,
    board,
    clauses_of,
    everything,
    fresh,
    happened,
    possible,
    prepare,
    purses,
    solve,
    table,
    told,
    zone,
)

CLOUDS = "place: cards = starter-c03 starter-c02\nroll: 1"
"""Its junior side lies in front."""
JUNIOR = ["every-cloud-space", "every-red-space", "every-ibex-space"]
HARD = ["every-space-with-neither-owl-nor-cloud", "every-straight-space-with-2-symbols", "jump-3-but-5-from-a-sun"]


# ---------------------------------------------------------------- who


@pytest.mark.clause("PUN-COOP-01")
def test_one_player_is_the_professor_and_all_others_are_assistants():
    session = table("set: professor = 2\nset: row = 1 2 25 26\nset: pot = 11").session
    roles = {counter.seat: counter.value for counter in session.view(0).counters if counter.name.startswith("role")}
    assert roles == {2: "Professor"}
    order = []
    for space in range(3, 7):
        order.append(session.turn[0])
        session.push(f"{session.turn[0]} step {space}")
    assert order == [3, 4, 0, 1]
    assert session.check("3 take").clauses == ("PUN-COOP-01",)


@pytest.mark.clause("PUN-COOP-01")
@pytest.mark.parametrize("action", ["1 take", "2 invent", "1 pot 5", "3 choose every-red-space", "4 add 5", "1 done", "2 note"])
def test_only_the_professor_prepares(action):
    session = fresh()
    assert session.turn == (0,)
    assert session.check(action).clauses == ("PUN-COOP-01",)
    assert session.check(action).message == "Only the Professor does that."


@pytest.mark.clause("PUN-COOP-09")
@pytest.mark.parametrize("seat", range(5))
def test_a_seat_may_be_chosen_to_be_the_first_professor(seat):
    session = fresh(first_professor=seat)
    assert session.turn == (seat,)
    prepare(session)
    assert session.turn == ((seat + 1) % 5,)
    assert "PUN-COOP-09" in clauses_of(session, "is next")


def test_unless_it_is_said_the_first_seat_is_the_first_professor():
    assert {fresh(seats, seed=seed).turn for seats in range(2, 9) for seed in range(5)} == {(0,)}


def test_the_first_professor_may_be_drawn_by_lot():
    first = [fresh(seed=seed, first_professor="seeded").turn[0] for seed in range(60)]
    assert set(first) == set(range(5))
    assert first == [fresh(seed=seed, first_professor="seeded").turn[0] for seed in range(60)]


# ---------------------------------------------------------------- the card


def counters(session, seat):
    return {counter.name: counter.value for counter in session.view(seat).counters}


def cards_seen(session, seat):
    return {zone.name: zone.cards for zone in session.view(seat).zones}


@pytest.mark.clause("PUN-COOP-03")
def test_the_rearmost_card_is_the_professors_and_nobody_else_sees_it():
    scene = table(f"{CLOUDS}\n---\n0 take\n> clause PUN-COOP-03\n> card = starter-c03")
    assert [face.key for face in cards_seen(scene.session, 0)["card"]] == ["starter-c03"]
    for seat in (None, 1, 4):
        assert cards_seen(scene.session, seat)["card"] is None
        assert cards_seen(scene.session, seat)["cards"] is None
        assert [line.text for line in scene.session.log(seat)] == ["Ada takes the rearmost card."]
        assert scene.session.view(seat).question.text == "Ada chooses a task."
        assert scene.session.view(seat).choices == ()
    assert [line.text for line in scene.session.log(0)] == ["You take the rearmost card: a junior and hard card."]
    assert cards_seen(scene.session, 0)["cards"] is None  # the others stay in the box


def words_of(session, seat):
    """All that a seat is shown, as one text."""
    view = session.view(seat)
    return repr((view.zones, view.counters, view.choices, view.refused, view.question, view.log, view.board))


@pytest.mark.clause("PUN-COOP-03", "PUN-COOP-04")
def test_what_an_assistant_sees_holds_neither_task_nor_row():
    session = table(f"{CLOUDS}\n---").session
    for action in ("0 take", "0 choose every-red-space", "0 pot 4", "1 step 12", "1 step 14"):
        session.push(action)
        for seat in (None, 1, 2, 4):
            seen = words_of(session, seat)
            for key in JUNIOR + HARD:
                assert TASKS[key].wording not in seen
                assert key not in seen
                assert TASKS[key].hint not in seen
            assert board(session, seat).hinted == frozenset()
            assert "task" not in counters(session, seat)
    assert board(session, 1).right == (8, 10, 12)
    assert board(session, 0).hinted == {13, 14, 21}
    assert counters(session, 0)["task"] == "every red space"


@pytest.mark.clause("PUN-COOP-04")
@pytest.mark.parametrize(
    ("actions", "secrets"),
    [
        (("take", "choose every-red-space"), ("starter-c03", "every-red-space", "12", "13", "14", "21")),
        (
            ("invent", "add 8", "add 10", "add 12", "add 14", "done", "hint colour"),
            ("12", "14", "own-colour", "well-known", "by-luck"),
        ),
    ],
)
def test_what_happens_tells_nobody_else_about_card_task_and_row(actions, secrets):
    session = table(f"{CLOUDS}\n---").session
    for action in actions:
        session.push(f"0 {action}")
        for seat in (None, 1, 4):
            data = [datum for event in session.events for datum in event.seen_from(seat).data]
            assert not [secret for secret in secrets if secret in repr(data)]
    known = repr([event.seen_from(0).data for event in session.events])
    assert all(secret in known for secret in secrets[:2])


@pytest.mark.clause("PUN-COOP-04")
def test_the_task_that_is_chosen_governs_the_round_and_is_told_at_its_end():
    scene = table(f"""
        {CLOUDS}
        ---
        0 take
        0 choose every-red-space
        > clause PUN-COOP-04
        > task = every-red-space
        > row = 8 10 12 13 14 21
        0 pot 4
        1 step 12
        1 step 13
        1 step 14
        1 step 21
    """)
    assert [line.text for line in scene.session.log(2) if "every red space" in line.text] == []
    scene.session.push("1 step goal")
    assert "PUN-COOP-04" in clauses_of(scene.session, "had in mind")
    assert scene.session.game.holds(scene.session.state, "task", "-") is None
    assert "task" not in counters(scene.session, 1)  # the next Professor has none yet
    texts = [line.text for line in scene.session.log(2)]
    assert "Ada had in mind: every red space; the row: 8, 10, 12, 13, 14, 21." in texts
    assert "Ada chooses a task and keeps it to himself." in texts
    assert "You choose: every red space." in [line.text for line in scene.session.log(0)]


@pytest.mark.parametrize("key", JUNIOR)
def test_each_of_the_three_tasks_has_its_row(key):
    session = table(f"{CLOUDS}\n---\n0 take\n0 choose {key}\n0 pot 4").session
    row = TASKS[key].rule.row(board(session).board)
    assert board(session).right == row[:2]
    assert board(session, 0).hinted == {*row[2:]}


@pytest.mark.clause("PUN-COOP-04")
@pytest.mark.parametrize(("roll", "tasks"), [(1, JUNIOR), (2, HARD)])
def test_the_professor_chooses_from_the_side_that_the_shuffle_put_in_front(roll, tasks):
    session = table(f"place: cards = starter-c03\nroll: {roll}\n---\n0 take").session
    assert possible(session, "choose") == tasks
    other = (HARD if tasks == JUNIOR else JUNIOR)[0]
    assert session.check(f"0 choose {other}").clauses == ("PUN-COOP-04",)
    assert session.check(f"0 choose {other}").message == "Choose one of the tasks of the side that you see."


def test_either_side_can_lie_in_front():
    sides = set()
    for seed in range(12):
        sides.add(tuple(possible(table(f"seed: {seed}\nplace: cards = starter-c03\n---\n0 take").session, "choose")))
    assert sides == {tuple(JUNIOR), tuple(HARD)}


@pytest.mark.parametrize("seed", range(3))
def test_the_professor_may_be_allowed_to_choose_from_either_side(seed):
    session = table(f"option: task_side = either\nseed: {seed}\nplace: cards = starter-c03\n---\n0 take").session
    assert possible(session, "choose") == JUNIOR + HARD


def test_from_either_side_but_of_an_allowed_level():
    lines = "option: task_side = either\noption: levels = {}\nplace: cards = starter-c03\n---\n0 take"
    assert possible(table(lines.format("hard")).session, "choose") == HARD
    assert possible(table(lines.format("up-to-medium")).session, "choose") == JUNIOR


def test_where_one_side_only_is_allowed_no_chance_is_needed():
    session = table("option: levels = hard\nplace: cards = starter-c03\nroll: 1\n---\n0 take").session
    assert possible(session, "choose") == HARD
    assert session.state.rng.forced == (1,)


@pytest.mark.catalogue("PUN-COMP-03", "PUN-CARD-01")
def test_every_card_can_be_taken_and_offers_three_tasks_of_one_level():
    for n in range(1, 11):
        sides = []
        for roll in (1, 2):
            session = table(f"place: cards = starter-c{n:02}\nroll: {roll}\n---\n0 take").session
            keys = possible(session, "choose")
            assert len(keys) == 3
            (level,) = {TASKS[key].level for key in keys}
            sides.append(level)
        assert sides[0] != sides[1]


# ---------------------------------------------------------------- the two stones


@pytest.mark.clause("PUN-COOP-05")
def test_the_first_two_spaces_of_the_row_are_marked():
    scene = table("""
        place: cards = starter-c02
        option: levels = junior
        ---
        0 take
        > right = -
        0 choose every-lake-space
        > clause PUN-COOP-05
        > right = 2 4
        > wrong = -
    """)
    assert told(scene.session, "marks") == [("marks", 0, ("2", "4"))]
    assert scene.session.log(3)[-1].text == "White stones are laid on space 2 and space 4."


@pytest.mark.clause("PUN-COOP-05")
def test_with_the_book_row_the_stones_lie_on_2_and_4_and_12_is_next():
    table("""---
        0 invent
        0 add 2
        0 add 4
        0 add 12
        0 add 17
        0 add 18
        > right = -
        0 done
        > right = -
        0 hint several
        > clause PUN-COOP-05
        > right = 2 4
        0 pot 4
        1 step 12
        > right = 2 4 12
    """)


# ---------------------------------------------------------------- the order


@pytest.mark.clause("PUN-COOP-06")
def test_card_task_stones_pot_and_then_the_assistants_in_this_order():
    scene = table(f"""
        {CLOUDS}
        ---
        ! 0 choose every-red-space
        > refused PUN-COOP-06
        ! 0 pot 5
        > refused PUN-COOP-06
        ! 1 step 5
        > refused PUN-COOP-06
        0 take
        > clause PUN-COOP-06
        ! 0 take
        > refused PUN-COOP-06
        ! 0 pot 5
        > refused PUN-COOP-06
        ! 1 step 5
        > refused PUN-COOP-06
        0 choose every-red-space
        > clause PUN-COOP-06
        ! 0 choose every-red-space
        > refused PUN-COOP-06
        ! 1 step 12
        > refused PUN-COOP-06
        > turns = 0
        0 pot 5
        > clause PUN-COOP-06
        > turns = 1
        ! 0 pot 6
        > refused PUN-COOP-06
        1 step 12
    """)
    assert [event.kind for event in scene.session.events] == [
        "takes",
        "chooses",
        "marks",
        "lays the pot",
        "is next",
        "steps",
        "brumm",
    ]
    refusal = scene.session.check("0 take")
    assert refusal.message == "It is not the time for that: card, task, pot, then the assistants begin."


@pytest.mark.parametrize(
    ("stage", "kind"),
    [([], "Take"), (["0 take"], "ChooseTask"), (["0 take", "0 choose every-red-space"], "LayPot"), (["0 invent"], "Compose")],
)
def test_what_the_professor_is_asked(stage, kind):
    session = table(f"{CLOUDS}\n---").session
    for action in stage:
        session.push(action)
    question = session.game.question(session.state)
    assert (question.kind, question.seats) == (kind, (0,))
    assert (
        question.clauses
        == {
            "Take": ("PUN-COOP-01", "PUN-COOP-03", "PUN-COOP-06"),
            "ChooseTask": ("PUN-COOP-04", "PUN-COOP-06"),
            "LayPot": ("PUN-COOP-06", "PUN-COOP-07"),
            "Compose": ("PUN-TASK-07", "PUN-LIM-01", "PUN-LIM-05"),
        }[kind]
    )
    assert session.view(0).question.text.endswith((".", "?"))


# ---------------------------------------------------------------- the pot


@pytest.mark.clause("PUN-COOP-07")
def test_the_pot_is_worth_four_to_eleven():
    session = table(BOOK).session
    assert possible(session, "pot") == [str(n) for n in range(4, 12)]
    for pot in (3, 12):
        assert session.check(f"0 pot {pot}").clauses == ("PUN-COOP-07",)
    for pot in range(4, 12):
        table(f"{BOOK}\n---\n0 pot {pot}\n> clause PUN-COOP-07\n> pot = {pot}\n> turn = 1")


@pytest.mark.clause("PUN-COOP-08")
def test_the_pot_is_measured_by_value_and_comes_from_the_supply():
    scene = table(f"""
        {BOOK}
        ---
        0 pot 7
        > clause PUN-COOP-08
        > goal = blue white*2
        > worth 0 = 0
        > pot = 7
    """)
    assert zone(scene.session, "supply") == {"white": 28, "blue": 19, "red": 10}
    assert zone(scene.session, "crystals 0") == {}


@pytest.mark.clause("PUN-COOP-08")
@pytest.mark.parametrize("pot", range(4, 12))
def test_the_professors_own_crystals_are_not_touched(pot):
    session = table(f"place: crystals 0 = white*12 blue*2\n{BOOK}\n---\n0 pot {pot}").session
    assert purses(session) == [22, 0, 0, 0, 0]
    assert zone(session, "crystals 0") == {"white": 12, "blue": 2}
    assert everything(session) == 330
    assert happened(session)[0] == "lays the pot"
    assert "PUN-COOP-08" in clauses_of(session, "lays the pot")


def test_one_against_another_the_pot_is_laid_without_a_question():
    session = table(f"{RIVALS}\n{CLOUDS}\n---\n0 take\n0 choose every-red-space").session
    assert told(session, "lays the pot") == [("lays the pot", 0, (5,))]
    assert "PUN-COOP-07" not in clauses_of(session, "lays the pot")


# ---------------------------------------------------------------- a task has wording, row and hint


@pytest.mark.clause("PUN-CARD-04")
def test_a_task_of_ones_own_needs_a_hint():
    session = table("---\n0 invent\n0 add 2\n0 add 4\n0 add 12\n0 add 17\n0 done").session
    for said in ("", "fish", "<b>", "colour shape"):
        assert session.check(f"0 hint {said}".strip()).clauses == ("PUN-CARD-04",)
    hints = ["colour", "shape", "area", "symbols", "how-many", "number", "place", "neighbours", "jumps", "several", "aloud"]
    assert possible(session, "hint") == hints


def test_a_row_laid_out_by_hand_is_a_task_of_ones_own_whose_hint_is_said_aloud():
    session = table(f"{BOOK}\nset: pot = 1\n---\n> task = own-aloud\n1 step 20").session
    assert hint_shown(session, 1) == "The Professor says his hint himself."
    table(f"set: task = own-colour\n{BOOK}\n---\n> task = own-colour\n> row = 2 4 12 17 18\n> right = 2 4")


def hint_shown(session, seat):
    return counters(session, seat).get("hint")


@pytest.mark.parametrize("key", ["every-lake-space", "every-4th-space", "every-odd-corner-space"])
def test_the_hint_of_a_task_is_that_of_its_card(key):
    scene = table(f"set: task = {key}\nset: pot = 1\n---")
    assert hint_shown(scene.session, 1) is None
    assert TASKS[key].hint not in words_of(scene.session, 1)
    scene.session.push("1 step goal")
    assert hint_shown(scene.session, 1) == TASKS[key].hint
    assert told(scene.session, "reads the hint") == [("reads the hint", 0, (key,))]
    assert scene.session.view(2).log[-2].text == f"The hint: {TASKS[key].hint}"
    assert hint_of(key) == f"hint-{key}"


def test_a_task_fits_its_board_and_all_rows_are_those_of_their_rules():
    session = fresh()
    for key, task in TASKS.items():
        row = task.rule.row(board(session).board)
        arranged = table(f"set: task = {key}").session
        assert arranged.state[PUNSCHGE.layout.cell("row")] == tuple(map(str, row))
        assert board(arranged).right == row[:2]


# ---------------------------------------------------------------- kept


@pytest.mark.parametrize("lines", [LAKE, f"{RIVALS}\n{LAKE}"])
def test_a_game_that_is_saved_in_a_round_goes_on_as_it_was(lines):
    session = table(f"{lines}\n---\n1 step 12\n1 step 20").session
    again = Session.load(session.save(), load_game)
    assert again.state == session.state
    assert again.view(1) == session.view(1)
    solve(again)
    assert again.turn == (1,)
