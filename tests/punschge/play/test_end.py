"""The end of the game, long games, scores written down: PUN-END, and the switches of long games."""

import pytest

from pugsbox.core.errors import PugsboxError
from pugsbox.punschge.play.game import PUNSCHGE
from tests.punschge.play.rivals import (
    ROW,
    everything,
    last,
    played,
    purses,
    refused,
    rivals,
    scene_of,
    sets_task,
    steps,
    supply,
    together,
)


def professors(session):
    """Who was the Professor of each round."""
    return [event.seat for event in session.events if event.kind == "is the Professor"]


def modes(session):
    """How each round was played."""
    return [event.kind for event in session.events if event.kind in ("works together", "competes")]


LATE = ("set: right = 2 4 12 17 18", "set: turns = 3", "set: hint-at = 1")
"""The next step is the goal, too late for a reward."""


def ends_with(*values, **options):
    """A last round that brings nobody anything; each has crystals of some value before."""
    seats = len(values)
    header = [f"option: {name} = {value}" for name, value in options.items()]
    header += [f"set: professor = {seats - 1}", f"set: round = {seats}"]
    header += [f"set: worth {seat} = {value}" for seat, value in enumerate(values)]
    return together("0 step goal", *header, *LATE, seats=seats)


# ---------------------------------------------------------------- when


@pytest.mark.clause("PUN-END-01")
def test_the_game_is_over_when_everybody_has_been_the_professor_once():
    rounds = [f"{sets_task(seat)}\n{seat} pot 4\n{steps((seat + 1) % 4, 12, 17, 'goal')}" for seat in range(4)]
    scene = scene_of("\n".join([*rounds[:3], "> winner -", "> rounds = 4 of 4", rounds[3], "> clause PUN-END-01"]), [], 4)
    assert purses(scene) == (15, 15, 15, 15)
    assert scene.scene.outcome.winners == (0, 1, 2, 3)
    assert scene.session.turn == ()
    assert last(scene)[-1].kind == "ends"
    assert professors(scene.session) == [0, 1, 2, 3]
    assert refused(scene, "0 take", "1 step 3", "0 note") == [("PUN-END-01",)] * 3


@pytest.mark.parametrize("seats", range(2, 9))
def test_as_many_rounds_as_players(seats):
    session = played(seats)
    assert professors(session) == list(range(seats))
    assert [event.data for event in session.events if event.kind == "ends"] == [(seats,)]


# ---------------------------------------------------------------- who


@pytest.mark.clause("PUN-END-02")
def test_the_most_valuable_crystals_win_not_the_most_crystals():
    lying = ["white*9", "blue*2", "red", "white*4 blue*3"]
    scene = together(
        """
        0 step goal
        > clause PUN-END-02
        > winner 2
        > waiting
    """,
        "set: professor = 3",
        "set: round = 4",
        *(f"place: crystals {seat} = {crystals}" for seat, crystals in enumerate(lying)),
        *LATE,
        seats=4,
    )
    assert scene.scene.outcome.scores == (9, 10, 20, 19)
    assert scene.session.view(2).ending.text == "You have the most valuable crystals: you win!"


@pytest.mark.clause("PUN-END-03")
def test_several_win_together():
    scene = ends_with(12, 17, 17, 3)
    assert scene.scene.outcome.winners == (1, 2)
    assert scene.scene.outcome.scores == (12, 17, 17, 3)


def test_what_is_written_down_counts_in_the_end():
    scene = together(
        "0 step goal\n> winner 1",
        "set: professor = 1",
        "set: round = 2",
        "set: noted 1 = 23",
        "place: crystals 0 = red",
        *LATE,
        seats=2,
    )
    assert scene.scene.outcome.scores == (20, 23)


# ---------------------------------------------------------------- longer games


@pytest.mark.clause("PUN-END-04")
def test_everybody_may_be_the_professor_twice():
    session = played(3, rounds_each=2)
    assert professors(session) == [0, 1, 2, 0, 1, 2]
    assert [event.data for event in session.events if event.kind == "ends"] == [(6,)]
    assert {"PUN-END-04"} < set(session.opening[2].clauses)


@pytest.mark.clause("PUN-END-07")
def test_the_group_may_agree_on_other_games():
    assert PUNSCHGE.options["rounds_each"].default == "1"
    session = played(3, rounds_each=3)
    assert len(professors(session)) == 9
    assert "PUN-END-07" in session.opening[2].clauses
    both = played(2, rounds_each=2, then_competitive="true")
    assert professors(both) == [0, 1] * 4
    assert modes(both) == ["works together"] * 4 + ["competes"] * 4


def test_a_game_of_one_round_each_is_no_long_one():
    first = next(event for event in played(2).opening if event.kind == "is the Professor")
    assert not {"PUN-END-04", "PUN-END-06", "PUN-END-07"} & set(first.clauses)


@pytest.mark.parametrize("each", ["0", "10", "-1", "many"])
def test_rounds_each_is_a_number_from_one_to_nine(each):
    with pytest.raises(PugsboxError, match="Option rounds_each cannot be"):
        PUNSCHGE.new(3, rounds_each=each)


# ---------------------------------------------------------------- scores written down


@pytest.mark.clause("PUN-END-05")
def test_scores_may_be_written_down_between_rounds():
    scene = scene_of(
        f"""
        ! 1 note
        > refused PUN-COOP-01
        0 note
        > clause PUN-END-05
        > clause PUN-CRY-08
        > crystals 0 = -
        > worth 0 = 23
        > worth 1 = 7
        > supply = white*30 blue*20 red*10
        > waiting 0
        ! 0 note
        > refused PUN-END-05
        {sets_task(0)}
        ! 0 note
        > refused PUN-COOP-06
        0 pot 4
        ! 0 note
        > refused PUN-COOP-06
        1 step 3
        > worth 0 = 24
        > crystals 0 = white
        """,
        ["place: crystals 0 = red white*3", "place: crystals 1 = blue white*2"],
        3,
    )
    assert purses(scene) == (24, 7, 0)
    assert everything(scene) == 330


def test_scores_can_be_written_down_again_and_again():
    scene = scene_of(
        f"""
        0 note
        {sets_task(0)}
        0 pot 4
        1 step 3
        2 step 12
        2 step 17
        2 step goal
        1 note
        > noted 0 = 24
        > noted 1 = 5
        > noted 2 = 5
        > supply = white*30 blue*20 red*10
        > noted-supply = -34
        > waiting 1
        """,
        ["place: crystals 0 = red white*3"],
        3,
    )
    assert purses(scene) == (24, 5, 5)
    assert supply(scene) == 330 - 34


def test_without_crystals_there_is_nothing_to_write_down():
    scene = scene_of("", [], 3)
    assert scene.legal() == ["0 take", "0 invent"]
    assert refused(scene, "0 note") == [("PUN-END-05",)]


# ---------------------------------------------------------------- one part after the other


@pytest.mark.clause("PUN-END-06", "PUN-OBJ-02")
def test_first_all_together_and_then_all_against_another():
    session = played(3, then_competitive="true")
    assert professors(session) == [0, 1, 2, 0, 1, 2]
    assert modes(session) == ["works together"] * 3 + ["competes"] * 3
    assert [event.data[1] for event in session.events if event.kind == "is the Professor"] == [6] * 6


def test_the_mode_makes_no_difference_to_a_game_of_both():
    assert modes(played(2, then_competitive="true", mode="competitive")) == ["works together"] * 2 + ["competes"] * 2


def competitive_round(professor, solver, seats):
    """A round in which everybody before the solver errs, and the solver wins the five of the pot."""
    before = range(professor + 1, solver + seats if solver <= professor else solver)
    errors = [f"{seat % seats} step {space}" for seat, space in zip(before, (3, 5, 6), strict=False)]
    return "\n".join([sets_task(professor), f"{professor} pass", *errors, steps(solver, 12, 17, "goal")])


def both_parts(*solvers, totals="carried_over", before=(20, 12, 0)):
    """A game of both parts, from the last step of the first on; each of the rounds left is won by an assistant of it."""
    seats = len(before)
    header = [
        "option: then_competitive = true",
        f"option: long_game_totals = {totals}",
        f"set: row = {ROW}",
        "set: pot = 4",
        f"set: professor = {seats - 1}",
        f"set: round = {seats}",
        *LATE,
        *(f"set: worth {seat} = {value}" for seat, value in enumerate(before)),
    ]
    rest = [competitive_round(professor, solver, seats) for professor, solver in enumerate(solvers)]
    lines = ["0 step goal", *(f"> first {seat} = {value}" for seat, value in enumerate(before)), *rest]
    return scene_of("\n".join(lines), header, seats)


@pytest.mark.clause("PUN-END-06")
def test_one_common_total_decides():
    scene = both_parts(1, 2, 1)
    assert purses(scene) == scene.scene.outcome.scores == (20, 22, 5)
    assert scene.scene.outcome.winners == (1,)
    assert "PUN-END-06" in scene.scene.outcome.clauses


@pytest.mark.clause("PUN-END-06")
@pytest.mark.parametrize(
    ("before", "solvers", "gains", "winners"),
    [
        ((20, 12, 0), (1, 2, 1), (0, 10, 5), (0, 1)),  # one part each
        ((30, 12, 0), (1, 2, 1), (0, 10, 5), (0, 1)),  # one part each, though one of them is ahead in all
        ((20, 12, 0), (1, 0, 0), (10, 5, 0), (0,)),  # both parts
        ((20, 20, 0), (1, 2, 1), (0, 10, 5), (1,)),  # the first part shared, the second alone
        ((20, 12, 0), (2, 0, 1), (5, 5, 5), (0,)),
        ((5, 5, 5), (2, 0, 1), (5, 5, 5), (0, 1, 2)),
    ],
)
def test_a_group_may_let_each_part_be_won_alone(before, solvers, gains, winners):
    scene = both_parts(*solvers, totals="per_variant", before=before)
    outcome = scene.scene.outcome
    assert outcome.scores == tuple(first + second for first, second in zip(before, gains, strict=True))
    assert outcome.winners == winners
    assert "PUN-END-06" in outcome.clauses


def test_where_there_is_one_part_only_there_is_one_total():
    scene = ends_with(12, 17, 3, long_game_totals="per_variant")
    assert scene.scene.outcome.winners == (1,)
    assert "PUN-END-06" not in scene.scene.outcome.clauses


@pytest.mark.clause("PUN-RIV-06")
def test_a_competitive_game_ends_and_is_counted_alike():
    scene = rivals(
        """
        0 step goal
        > clause PUN-RIV-06
        > winner 0 2
    """,
        "set: pot = 5",
        "set: professor = 3",
        "set: round = 4",
        "set: right = 2 4 12 17 18",
        "set: worth 0 = 12",
        "set: worth 2 = 17",
        "set: worth 3 = 3",
    )
    assert scene.scene.outcome.scores == (17, 0, 17, 3)
    assert "PUN-RIV-06" in scene.scene.outcome.clauses
    assert "PUN-RIV-06" not in ends_with(1, 2).scene.outcome.clauses
