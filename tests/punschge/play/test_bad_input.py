"""What is no action, what comes at the wrong time, and what no round could have come to: refused, with a sentence."""

import pytest

from pugsbox.core.actions import Action
from pugsbox.core.errors import BadFile, PugsboxError
from pugsbox.punschge.play import zones
from tests.punschge.play.rounds import BOOK, LAKE, RIVALS, everything, fresh, purses, table

TASK = "set: task = every-lake-space"


def refused(session, action):
    """The clauses that refuse an action; nothing has changed by asking."""
    before = session.state
    refusal = session.check(action)
    assert refusal is not None, action
    with pytest.raises(PugsboxError):
        session.push(action)
    assert session.state == before
    return refusal.clauses


# ---------------------------------------------------------------- actions


@pytest.mark.parametrize("said", ["3", "12", "0", "-4", "+4", "04", "4.0", "five", "<b>", "", "4 4", "10000000000"])
def test_pots_that_are_none(said):
    session = table(BOOK).session
    assert refused(session, f"0 pot {said}".strip()) == ("PUN-COOP-07",)
    refusal = session.check(f"0 pot {said}".strip())
    assert (refusal.message, refusal.expected, refusal.actual) == ("The pot is worth 4 to 11.", "4 to 11", f"'{said}'")


@pytest.mark.parametrize("said", ["4", "6", "5", "12", "", "<b>"])
def test_one_against_another_there_is_no_pot_to_choose(said):
    session = table(f"{RIVALS}\n{BOOK}").session
    assert refused(session, f"0 pot {said}".strip()) == ("PUN-RIV-01",)


@pytest.mark.parametrize("said", ["2", "4"])
def test_a_step_on_a_white_space(said):
    assert refused(table(LAKE).session, f"1 step {said}") == ("PUN-MARK-11",)


@pytest.mark.parametrize(
    ("action", "clauses"),
    [
        ("0 fly", ("PUN-COOP-06",)),
        ("0 <b>", ("PUN-COOP-06",)),
        ("0 TAKE", ("PUN-COOP-06",)),
        ("0 take 2", ("PUN-COOP-06",)),
        ("0 invent 4 5 6 7", ("PUN-COOP-06",)),
        ("0 note it", ("PUN-COOP-06",)),
        ("0 note", ("PUN-END-05",)),
        ("0 choose every-lake-space", ("PUN-COOP-06",)),
        ("0 add 3", ("PUN-COOP-06",)),
        ("0 done", ("PUN-COOP-06",)),
        ("0 hint colour", ("PUN-COOP-06",)),
        ("0 pot 5", ("PUN-COOP-06",)),
        ("0 pot 3", ("PUN-COOP-06", "PUN-COOP-07")),
        ("0 step 5", ("PUN-TURN-03",)),
        ("0 pass", ("PUN-OBJ-02",)),
        ("1 step 5", ("PUN-COOP-06",)),
        ("1 step 27", ("PUN-COOP-06", "PUN-TURN-07")),
        ("1 pass", ("PUN-TURN-07",)),
        ("1 take", ("PUN-COOP-01",)),
        ("1 invent", ("PUN-COOP-01",)),
        ("2 pot 5", ("PUN-COOP-01",)),
        ("2 choose every-lake-space", ("PUN-COOP-01",)),
        ("5 take", ("PUN-COOP-01",)),
        ("99 step 3", ("PUN-COOP-01",)),
    ],
)
def test_what_is_refused_while_a_card_is_to_be_taken(action, clauses):
    assert refused(fresh(), action) == clauses


@pytest.mark.parametrize(
    ("action", "clauses"),
    [
        ("0 take", ("PUN-COOP-06",)),
        ("0 invent", ("PUN-COOP-06",)),
        ("0 choose", ("PUN-COOP-04",)),
        ("0 choose every-lake-space", ("PUN-COOP-04",)),
        ("0 choose <b>", ("PUN-COOP-04",)),
        ("0 choose every-red-space every-red-space", ("PUN-COOP-04",)),
        ("0 choose every-space-with-neither-owl-nor-cloud", ("PUN-COOP-04",)),
        ("0 pot 5", ("PUN-COOP-06",)),
        ("1 choose every-red-space", ("PUN-COOP-01",)),
        ("1 step 10", ("PUN-COOP-06",)),
    ],
)
def test_what_is_refused_while_a_task_is_to_be_chosen(action, clauses):
    session = table("place: cards = starter-c03\nroll: 1\n---\n0 take").session
    assert refused(session, action) == clauses
    assert [str(legal) for legal in session.legal()] == [
        "0 choose every-cloud-space",
        "0 choose every-red-space",
        "0 choose every-ibex-space",
    ]


@pytest.mark.parametrize(
    ("action", "clauses"),
    [
        ("0 take", ("PUN-COOP-06",)),
        ("0 choose every-lake-space", ("PUN-COOP-06",)),
        ("0 pot 5", ("PUN-COOP-06",)),
        ("0 step 12", ("PUN-TURN-03",)),
        ("0 pass", ("PUN-OBJ-02",)),
        ("2 step 12", ("PUN-TURN-02",)),
        ("2 step <b>", ("PUN-TURN-02", "PUN-TURN-07")),
        ("2 step 4", ("PUN-TURN-02", "PUN-MARK-11")),
        ("1 pot 5", ("PUN-COOP-01",)),
        ("5 step 12", ("PUN-COOP-01",)),
    ],
)
def test_what_is_refused_while_somebody_is_on_turn(action, clauses):
    assert refused(table(LAKE).session, action) == clauses


def test_after_the_game_nothing_can_be_done():
    scene = table(
        f"""set: round = 2
        {LAKE}
        ---
        1 step 12
        1 step 17
        1 step 18
        1 step goal
        > waiting
    """,
        seats=2,
    )
    for action in ("0 take", "1 step 5", "1 pass", "0 pot 4", "9 fly"):
        assert refused(scene.session, action) == ("PUN-END-01",)


@pytest.mark.parametrize(
    "line", ["", "step 12", "1", "one step 12", "-1 step 12", "100 step 12", "1 step 12*0", "1 step 5*100"]
)
def test_lines_that_are_no_action(line):
    session = table(LAKE).session
    with pytest.raises(PugsboxError, match="expected"):
        session.push(line)
    assert session.ply == 0


@pytest.mark.parametrize(
    "text",
    [
        "<b>",
        "<script>alert(1)</script>",
        "{0}",
        "%s",
        "\N{RIGHT-TO-LEFT OVERRIDE}12",
        "\N{ARABIC-INDIC DIGIT SEVEN}",
        "7" * 5000,
    ],
)
def test_whatever_is_written_is_quoted_and_short(text):
    session = table(LAKE).session
    for action in (Action(1, "step", (text,)), Action(1, text, ()), Action(0, "pot", (text,))):
        refusal = session.check(action)
        assert len(str(refusal)) < 400
        for reason in refusal.reasons:
            assert reason.actual.isprintable()
            assert reason.message.isprintable()


# ---------------------------------------------------------------- tables that are none


@pytest.mark.parametrize(
    ("lines", "problem"),
    [
        (
            "set: row = 4 2 12 17",
            r"row cannot be '4 2 12 17'; expected four spaces or more that ascend \(PUN-LIM-01, PUN-LIM-05\)",
        ),
        ("set: row = 4 4 12 17", "row cannot be '4 4 12 17'; expected four spaces or more that ascend"),
        ("set: row = 5 9 20", "row cannot be '5 9 20'; expected four spaces or more that ascend"),
        ("set: row = 0 4 8 12", r"line 4: row cannot be '0 4 8 12': found '0'; expected some of 1 \.\.\. 26"),
        ("set: row = 20 22 24 27", r"line 4: row cannot be '20 22 24 27': found '27'; expected some of 1 \.\.\. 26"),
        ("set: row = 20 22 24 goal", "line 4: row cannot be '20 22 24 goal': found 'goal'"),
        ("set: row = 2, 4, 12, 17", "line 4: row cannot be '2, 4, 12, 17': found '2,'"),
        ("set: row = <b>", "line 4: row cannot be '<b>'"),
        ("set: row", "line 4: found 'row'; expected a name, = and a value"),
        ("set: row =\nset: pot = 4", "expected a line set: task or set: row, too"),
        ("set: task = every-lake-spaze", "line 4: task cannot be 'every-lake-spaze'"),
        (
            "set: task = every-lake-space every-sun-space",
            "task cannot be 'every-lake-space every-sun-space'; expected one task",
        ),
        (
            "set: task = own-colour",
            "task is own-colour, a task of one's own; expected its row, too, such as set: row = 2 4 12 17",
        ),
        (
            "set: task = every-lake-space\nset: row = 2 4 12 17 18",
            "row cannot be '2 4 12 17 18'; expected that of the task: 2 4 5 11 12 17 18",
        ),
        (f"{LAKE}\nset: right = 2", "right cannot be '2'; expected the first spaces of the row, two at least: 2 4 12 17 18"),
        (f"{LAKE}\nset: right = 4 2", "right cannot be '4 2'; expected the first spaces of the row"),
        (f"{LAKE}\nset: right = 2 4 17", "right cannot be '2 4 17'; expected the first spaces of the row"),
        (
            f"{LAKE}\nset: right = 2 4 12 17 18 goal",
            "right cannot be '2 4 12 17 18 goal'; expected the first spaces of the row",
        ),
        (f"{LAKE}\nset: right = 28", r"line 6: right cannot be '28': found '28'; expected some of 1 \.\.\. goal"),
        (f"{LAKE}\nset: wrong = 4", "wrong cannot be '4'; expected spaces that are not right, each once"),
        (f"{LAKE}\nset: wrong = 12", "wrong cannot be '12'; expected spaces that are not right, each once"),
        (f"{LAKE}\nset: wrong = 6 6", "wrong cannot be '6 6'; expected spaces that are not right, each once"),
        (f"{LAKE}\nset: wrong = 0", "line 6: wrong cannot be '0'"),
        (
            "set: right = 2 4",
            "turn, pot, right and wrong are those of a round that has begun; expected a line set: task or set: row",
        ),
        ("set: wrong = 6", "are those of a round that has begun"),
        ("set: pot = 4", "are those of a round that has begun"),
        ("set: turn = 1", "are those of a round that has begun"),
        ("set: turns = 3", "are those of a round that has begun"),
        ("set: over = 1", "are those of a round that has begun"),
        (f"{LAKE}\nset: turn = 0", r"line 6: turn cannot be 0: that is the Professor, who never moves \(PUN-TURN-03\)"),
        (f"{LAKE}\nset: turn = 2\nset: professor = 2", "turn cannot be 2: that is the Professor, who never moves"),
        (f"{LAKE}\nset: turn = 5", "line 6: turn cannot be '5'; expected one of 0, 1, 2, 3, 4"),
        (f"{LAKE}\nset: turn = -1", "line 6: turn cannot be '-1'"),
        (f"{LAKE}\nset: turns = -1", "line 6: turns cannot be '-1'; expected a number from 0 to 999"),
        ("set: professor = 5", "professor cannot be 5; expected a seat from 0 to 4"),
        ("set: professor = Ada", "line 4: professor cannot be 'Ada'"),
        ("set: round = 0", "round cannot be 0; expected 1 to 5, the rounds of this game"),
        ("set: round = 6", "round cannot be 6; expected 1 to 5, the rounds of this game"),
        (f"{BOOK}\nset: pot = 331", r"line 5: pot cannot be '331'; expected one of 0, 1, \.\.\., 330"),
        (f"{BOOK}\nset: pot = -4", "line 5: pot cannot be '-4'"),
        (f"{BOOK}\nset: pot = white*4", "line 5: pot cannot be 'white"),
        (f"{BOOK}\nset: stake = 3", "a bet lies in a cooperative round; expected a line option: mode = competitive, too"),
        (f"{BOOK}\nset: bet = 1", "a bet lies in a cooperative round"),
        ("set: worth 5 = 3", "line 4: There is no counter 'worth 5'; expected one of rounds, turn, pot"),
        ("set: worth 0 = many", "line 4: worth 0 cannot be 'many'"),
        ("set: rounds = 3", "line 4: rounds cannot be set: it follows from the rest"),
        ("set: role 1 = Professor", "line 4: role 1 cannot be set: it follows from the rest"),
        ("set: hint = fish", "line 4: hint cannot be set: it follows from the rest"),
        ("set: seats = 4", "line 4: There is no counter 'seats'"),
        ("set: luck = 4", "line 4: There is no counter 'luck'"),
        ("place: cards = red", "line 4: red cannot lie in cards; expected cards of the kind card"),
        ("place: cards = starter-c99", "line 4: There is no card 'starter-c99'; expected one of house-c001"),
        ("place: cards = starter-c01*2", r"line 4: Found starter-c01\*2; there are only 1 of them"),
        ("place: crystals 0 = starter-c01", "line 4: starter-c01 cannot lie in crystals 0; expected cards of the kind crystal"),
        ("place: crystals 0 = white*31", r"line 4: Found white\*31; there are only 30 of them"),
        ("place: crystals 0 = green", "line 4: There is no card 'green'"),
        ("place: crystals 5 = white", "line 4: There is no zone 'crystals 5'; expected one of box, cards"),
        ("place: crystals 0 = white*0", r"line 4: found 'white\*0'"),
        ("place: supply = blue*20\nplace: goal = blue", "line 5: There is no blue left"),
        (f"{LAKE}\nset: over = 1", "over cannot be 1; expected 0, or 1 with no turn, pot, bet or stake"),
        (f"{BOOK}\nset: over = 2", "over cannot be 2; expected 0, or 1"),
        (f"{BOOK}\nset: over = 1\nset: turn = 1", "over cannot be 1; expected 0, or 1 with no turn"),
        (f"{BOOK}\nset: over = 1\nset: right = 2 12", "right cannot be '2 12'; expected the first spaces of the row"),
        ("set: hint-at = 1", "are those of a round that has begun"),
        (f"{LAKE}\nset: hint-at = 2", "hint-at cannot be 2; the round has come to turn 0: expected set: turns = 2, too"),
        (
            f"{LAKE}\nset: stake = 3",
            "a bet lies in a cooperative round; expected a line option",
        ),
        (f"{LAKE}\nset: bet = 1", "a bet lies in a cooperative round"),
        (f"{RIVALS}\n{LAKE}\nset: bet = 3", r"bet cannot be 3; expected 0 \(none\), 1 \(open\) or 2 \(over\)"),
        (f"{RIVALS}\n{LAKE}\nset: bet = 1", "bet cannot be 1: nothing lies on the start; expected a line set: stake, too"),
        (f"{RIVALS}\n{LAKE}\nset: stake = 3\nset: bet = 2", "stake cannot be 3: the bet is over; expected stake 0"),
        (
            f"{RIVALS}\n{LAKE}\nset: bet = 2",
            "Found hint-at 0 and bet 2: in a competitive round, the hint is read when the bet is over",
        ),
        (f"{RIVALS}\n{LAKE}\nset: turns = 2\nset: hint-at = 1", "Found hint-at 1 and bet 0: in a competitive round"),
        (
            f"{LAKE}\nset: steps = 1",
            "steps, helper, said, spoke and accepted are those of a turn; expected a line set: turn, too",
        ),
        (f"{LAKE}\nset: turn = 1\nset: spoke = 2", "are those of rivals; expected mode = competitive, and no bet that is over"),
        *(
            (f"{RIVALS}\n{LAKE}\nset: turn = 1\n{lines}", problem)
            for lines, problem in (
                ("set: spoke = 0", "spoke cannot be '0'; expected assistants who are not on turn, each once: 2, 3, 4"),
                ("set: spoke = 1", "spoke cannot be '1'; expected assistants who are not on turn"),
                ("set: spoke = 2 2", "spoke cannot be '2 2'; expected assistants who are not on turn, each once"),
                ("set: spoke = 7", "spoke cannot be '7'; expected assistants who are not on turn"),
                ("set: accepted = 1", "accepted cannot be 1; expected 0, or 1 if one of spoke has offered help"),
                ("set: spoke = 2\nset: accepted = 2", "accepted cannot be 2; expected 0, or 1"),
                ("set: helper = 1", "helper cannot be 1; expected 0, or a seat of spoke plus 1, and accepted 1"),
                ("set: spoke = 2\nset: accepted = 1\nset: helper = 4", "helper cannot be 4; expected 0, or a seat of spoke"),
                ("set: spoke = 2\nset: helper = 3\nset: said = 12 goal", "helper cannot be 3; expected 0, or a seat of spoke"),
                ("set: spoke = 2\nset: accepted = 1\nset: helper = 3", "said cannot be ''; expected spaces beyond the last"),
                ("set: said = 12 goal", "said cannot be '12 goal'; expected spaces beyond the last white one"),
                ("set: spoke = 2\nset: accepted = 1\nset: helper = 3\nset: said = 12", "said cannot be '12'; expected spaces"),
                ("set: spoke = 2\nset: accepted = 1\nset: helper = 3\nset: said = 3 goal", "said cannot be '3 goal'; expected"),
            )
        ),
        ("set: noted-supply = 5", "noted-supply cannot be set: it follows from what the others have"),
        ("roll: 1 3", "roll cannot be 1 3; expected 1 or 2 each: a side of a card"),
        ("roll: 0", "line 4: found '0'; expected numbers, such as roll: 18 3"),
        ("option: mode = alone", "line 4: Option mode cannot be 'alone'; expected one of cooperative, competitive"),
        ("option: first_professor = 5", "line 2: Option first_professor is 5; expected a seat from 0 to 4"),
        ("option: deck = mine", "Option deck cannot be 'mine'; expected one of house, starter"),
        ("option: board = <b>", "Option board cannot be '<b>'; expected one of house"),
        ("option: warm_up_rounds = 0", "Option warm_up_rounds cannot be '0'"),
        ("option: levels = brutal", "Option levels cannot be 'brutal'; expected one of mixed, junior, easy"),
        ("option: speed = 3", "There is no option 'speed'"),
    ],
)
def test_tables_that_no_round_could_have_come_to(lines, problem):
    with pytest.raises(BadFile, match=problem):
        table(lines)


@pytest.mark.parametrize("seats", [0, 1, 9, 99])
def test_two_to_eight_play(seats):
    with pytest.raises(PugsboxError, match="Professor Pünschge is for 2 to 8 players; found"):
        fresh(seats)
    with pytest.raises(BadFile, match="line 2: Professor Pünschge is for 2 to 8 players; found"):
        table(seats=seats)


@pytest.mark.parametrize("seats", range(2, 9))
def test_a_seat_that_is_there_may_be_set_and_no_other(seats):
    session = table(f"set: worth {seats - 1} = 7\nset: professor = {seats - 1}", seats=seats).session
    assert session.turn == (seats - 1,)
    for line in (f"set: worth {seats} = 7", f"set: professor = {seats}", f"place: crystals {seats} = white"):
        with pytest.raises(BadFile, match=r"There is no|expected a seat"):
            table(line, seats=seats)
    with pytest.raises(BadFile, match="There is no counter"):
        table(f"---\n0 invent\n> worth {seats} = 0", seats=seats)


# ---------------------------------------------------------------- tables that are completed


def test_a_helper_laid_out_by_hand_is_followed():
    scene = table(
        f"""{RIVALS}
        {LAKE}
        set: turn = 1
        set: spoke = 2
        set: accepted = 1
        set: helper = 3
        set: said = 12 17 18 goal
        ---
        1 step 12
        1 step 17
        1 step 18
        1 step goal
        > worth 1 = 2
        > worth 2 = 3
        """
    )
    assert everything(scene.session) == 330


@pytest.mark.parametrize(
    "lines", ["place: supply = white*7", "place: box = red*10", "set: noted 1 = 23", "place: box = blue\nset: noted 0 = 9"]
)
def test_crystals_that_are_nowhere_are_written_down_for_the_supply(lines):
    session = table(f"{LAKE}\n{lines}").session
    assert everything(session) == 330
    session.push("1 step 3")
    assert everything(session) == 330


def test_a_stake_makes_a_bet_wherever_it_comes_from_and_none_makes_none():
    for stake in ("set: stake = 3", "place: start = white*3"):
        scene = table(f"{RIVALS}\n{LAKE}\n{stake}\nset: turns = 1\n---\n1 step 3\n> bet = 1\n0 end")
        assert purses(scene.session)[0] == 3
    assert table(f"{RIVALS}\n{LAKE}\nset: stake = 3\nset: stake = 0\n---\n> bet = 0").session.turn == (1,)


def test_who_has_bet_is_not_asked_again():
    scene = table(f"{RIVALS}\n{BOOK}\nset: stake = 3\n---\n> bet = 1\n> stake = 3")
    assert scene.session.turn == (1,)


def test_a_round_that_is_over_may_be_laid_out_by_its_task():
    scene = table(f"{TASK}\nset: right = 2 4 5\nset: over = 1")
    assert scene.session.view(1).board.hinted == {11, 12, 17, 18}
    scene.session.push("0 take")
    assert scene.session.view(1).board.hinted == set()
    assert scene.session.state[zones.RIGHT] == ()
