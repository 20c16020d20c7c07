"""The Professor bets that his task remains unsolved: PUN-BET, and the switches of bets and of the joint turn."""

import pytest

from pugsbox.punschge.play.bet import raised
from tests.punschge.play.rivals import (
    everything,
    happened,
    kinds,
    last,
    played,
    purses,
    question,
    refused,
    rivals,
    scene_of,
    sets_task,
    steps,
    supply,
    together,
)

WRONG = (1, 3, 5, 6, 7, 8, 9, 10, 11, 13, 14, 15, 16, 19)


def errs(n, seats=4, after=0):
    """The lines of n turns that end with errors, from the turn after some on."""
    return "\n".join(f"{(after + i) % (seats - 1) + 1} step {WRONG[after + i]}" for i in range(n))


def betting(raises, seats=4):
    """The lines of a bet that was raised some times, up to where the Professor has to decide again."""
    pairs = [errs(2, seats, 2 * i) for i in range(raises + 1)]
    return "0 bet\n" + "\n0 raise\n".join(pairs)


# ---------------------------------------------------------------- opening it


@pytest.mark.clause("PUN-BET-01", "PUN-BET-03")
def test_before_the_first_turn_the_professor_may_bet_one_white_crystal_of_the_supply():
    before = scene_of(sets_task(0), ["option: mode = competitive"], 4)
    assert question(before).clauses == ("PUN-BET-01",)
    assert before.legal() == ["0 bet", "0 pass"]
    assert supply(before) == 325
    scene = rivals("""
        0 bet
        > clause PUN-BET-01
        > clause PUN-BET-03
        > stake = 1
        > start = white
        > worth 0 = 0
        > waiting 1
    """)
    assert supply(scene) == 324
    assert [event.kind for event in last(scene)] == ["bets", "is next"]


@pytest.mark.clause("PUN-BET-01")
def test_he_need_not_bet():
    scene = rivals("""
        0 pass
        > clause PUN-BET-01
        > stake = 0
        > waiting 1
    """)
    assert supply(scene) == 325


@pytest.mark.clause("PUN-BET-03")
@pytest.mark.parametrize("said", ["5", "1", "white", "1 white"])
def test_a_bet_has_no_other_stake(said):
    scene = rivals("")
    assert refused(scene, f"0 bet {said}") == [("PUN-BET-03",)]
    assert refused(scene, f"0 pass {said}") == [("PUN-COOP-06",)]


@pytest.mark.clause("PUN-BET-01")
def test_nobody_else_bets():
    scene = rivals("")
    assert refused(scene, "1 bet", "3 bet") == [("PUN-BET-01",)] * 2
    assert refused(scene, "1 pass") == [("PUN-TURN-07",)]
    assert refused(scene, "1 step 12") == [("PUN-COOP-06",)]
    assert refused(scene, "0 step 12") == [("PUN-TURN-03",)]
    deciding = rivals(betting(0))
    assert [clauses[0] for clauses in refused(deciding, "1 end", "3 raise", "2 bet")] == ["PUN-BET-01"] * 3


def test_there_is_no_bet_before_the_pot_is_laid():
    scene = scene_of("", ["option: mode = competitive"], 4)
    assert refused(scene, "0 bet", "0 bet 5", "0 pass", "0 end", "0 raise") == [
        ("PUN-COOP-06",),
        ("PUN-COOP-06", "PUN-BET-03"),
        ("PUN-COOP-06",),
        ("PUN-BET-01",),
        ("PUN-BET-01",),
    ]


def test_there_is_no_bet_where_all_play_together():
    scene = together("")
    assert refused(scene, "0 bet", "0 raise", "0 end", "0 pass") == [("PUN-OBJ-02",)] * 4
    assert not any(event.kind == "bets" for event in played(4).events)


@pytest.mark.clause("PUN-BET-02")
def test_once_the_first_turn_has_begun_no_bet_can_be_opened():
    for lines in ("0 pass", "0 pass\n1 step 12", "0 pass\n1 step 1", f"0 pass\n{errs(2)}"):
        scene = rivals(lines)
        assert refused(scene, "0 bet") == [("PUN-BET-02",)]
        assert refused(scene, "0 bet 5") == [("PUN-BET-02", "PUN-BET-03")]
        assert refused(scene, "0 pass") == [("PUN-BET-02",)]
        assert refused(scene, "0 raise", "0 end") == [("PUN-BET-01",)] * 2


@pytest.mark.clause("PUN-BET-04")
def test_there_is_no_second_bet_beside_the_first():
    for lines in ("0 bet", f"0 bet\n{errs(1)}", betting(0), betting(1)):
        assert refused(rivals(lines), "0 bet") == [("PUN-BET-04",)]
        assert refused(rivals(lines), "0 bet 5") == [("PUN-BET-04", "PUN-BET-03")]


@pytest.mark.parametrize("lines", ["0 bet", "0 pass", f"{betting(0)}\n0 raise"])
def test_a_bet_is_for_one_round(lines):
    scene = rivals(f"{lines}\n{steps(3 if 'raise' in lines else 1, 12, 17, 18, 'goal')}\n> waiting 1")
    assert refused(scene, "1 bet", "1 pass") == [("PUN-COOP-06",)] * 2
    assert refused(scene, "1 raise", "1 end") == [("PUN-BET-01",)] * 2
    assert refused(scene, "2 offer", "3 blurt") == [("PUN-COOP-06",)] * 2


def test_a_bet_that_was_ended_is_of_no_concern_to_the_next_round():
    scene = rivals(f"{betting(0)}\n0 end\n3 step 20\n> waiting 1")
    assert refused(scene, "1 bet", "1 pass") == [("PUN-COOP-06",)] * 2
    assert refused(scene, "1 raise", "1 end") == [("PUN-BET-01",)] * 2
    assert refused(scene, "2 offer", "3 blurt") == [("PUN-COOP-06",)] * 2


# ---------------------------------------------------------------- deciding


@pytest.mark.clause("PUN-BET-04")
def test_after_two_turns_he_must_end_or_raise():
    scene = rivals(f"{betting(0)}\n> clause PUN-BET-04\n> waiting 0")
    assert scene.legal() == ["0 end", "0 raise"]
    assert question(scene).data == (1, 2)
    assert refused(scene, "0 pass", "3 step 12") == [("PUN-BET-04",)] * 2
    assert scene.session.view(0).question.text == "The stake is 1: end the bet, or raise it by 2?"


@pytest.mark.clause("PUN-BET-05")
def test_he_decides_after_full_pairs_only():
    scene = rivals("""
        0 bet
        ! 0 end
        > refused PUN-BET-05
        1 step 1
        ! 0 end
        > refused PUN-BET-05
        ! 0 raise
        > refused PUN-BET-05
        2 step 12
        ! 0 raise
        > refused PUN-BET-05
        2 step 1
        > clause PUN-BET-05
        > waiting 0
        0 raise
        > waiting 3
        ! 0 raise
        > refused PUN-BET-05
        3 step 1
        ! 0 end
        > refused PUN-BET-05
        1 step 3
        > waiting 0
    """)
    assert [event.data for event in happened(scene, "is next")] == [(1, 1), (2, 2), (3, 3), (4, 1)]


@pytest.mark.clause("PUN-BET-06")
@pytest.mark.parametrize("said", ["5", "2", "3", "0", "-1", "1 1"])
def test_a_raise_is_as_large_as_it_has_to_be(said):
    scene = rivals(betting(0))
    assert refused(scene, f"0 raise {said}") == [("PUN-BET-06",)]
    assert refused(scene, f"0 end {said}") == [("PUN-COOP-06",)]
    assert refused(rivals("0 bet"), f"0 raise {said}") == [("PUN-BET-05", "PUN-BET-06")]


@pytest.mark.clause("PUN-BET-06", "PUN-BET-07")
def test_raises_add_two_three_four_and_so_on():
    stakes = [1, 3, 6, 10, 15, 21, 28]
    lines = ["0 bet", "> stake = 1"]
    for i, stake in enumerate(stakes[1:]):
        lines += [errs(2, after=2 * i), "0 raise", "> clause PUN-BET-06", "> clause PUN-BET-07", f"> stake = {stake}"]
    scene = rivals("\n".join(lines))
    assert [event.data for event in happened(scene, "raises")] == [(2,), (3,), (4,), (5,), (6,), (7,)]
    assert [raised(stake) for stake in stakes] == [2, 3, 4, 5, 6, 7, 8]
    assert everything(scene) == 330


@pytest.mark.clause("PUN-BET-07")
def test_a_stake_of_ten_stands_in_the_turns_seven_and_eight():
    scene = rivals(f"{betting(2)}\n0 raise")
    turns = []
    while scene.session.turn != (0,):
        turns.append(happened(scene, "is next")[-1].data[0])
        scene.session.push(f"{scene.session.turn[0]} step {WRONG[turns[-1] - 1]}")
    assert turns == [7, 8]
    assert question(scene).data == (10, 5)


@pytest.mark.clause("PUN-BET-08")
def test_raises_are_paid_by_the_supply():
    before = rivals(betting(0))
    scene = rivals(f"{betting(0)}\n0 raise\n> clause PUN-BET-08\n> stake = 3\n> worth 0 = 0")
    assert supply(before) - supply(scene) == 2


# ---------------------------------------------------------------- ending it


@pytest.mark.clause("PUN-BET-09", "PUN-BET-10", "PUN-BET-11")
def test_who_ends_the_bet_takes_the_stake_and_reads_the_hint():
    scene = rivals(f"""{betting(2)}
        > stake = 6
        > hint =
        0 end
        > clause PUN-BET-09
        > clause PUN-BET-10
        > clause PUN-BET-11
        > stake = 0
        > start = -
        > worth 0 = 6
        > pot = 5
        > hint = hint-own-aloud
        > waiting 1
    """)
    assert [event.kind for event in last(scene)] == ["takes the stake", "reads the hint", "joint turn"]
    assert last(scene)[0].data == (6,)


@pytest.mark.clause("PUN-BET-11")
def test_after_that_no_stake_is_placed_on_this_task():
    scene = rivals(f"""{betting(0)}
        0 end
        ! 0 bet
        > refused PUN-BET-11
        ! 0 raise
        > refused PUN-BET-11
        ! 0 end
        > refused PUN-BET-11
        3 step 12
        ! 0 bet
        > refused PUN-BET-11
        3 step 1
        > rounds = 2 of 4
        {sets_task(1)}
        > legal 1 bet
    """)
    assert purses(scene) == (1, 0, 0, 0)


# ---------------------------------------------------------------- the joint turn


@pytest.mark.clause("PUN-BET-12")
def test_one_turn_is_left_and_it_is_played_together():
    scene = rivals(f"{betting(0)}\n0 end\n> clause PUN-BET-12\n> waiting 3")
    assert question(scene).kind == "JointTurn"
    assert "PUN-BET-12" in question(scene).clauses
    assert refused(scene, "1 offer", "2 blurt") == [("PUN-BET-12",)] * 2
    assert {action.verb for action in scene.session.legal()} == {"step"}
    scene.session.push("3 step 12")
    assert {"PUN-COOP-10", "PUN-COOP-11"} < set(last(scene)[0].clauses)
    assert scene.session.turn == (3,)
    scene.session.push("3 step 1")
    assert [event.kind for event in last(scene)][-3:] == ["passes the role", "is the Professor", "competes"]
    assert kinds(scene, "is next", "joint turn") == ["is next", "is next", "joint turn"]


@pytest.mark.clause("PUN-BET-13")
def test_who_solve_it_then_get_two_each():
    scene = rivals(f"{betting(1, seats=5)}\n0 end\n> worth 0 = 3\n{steps(1, 12, 17, 18, 'goal')}\n> clause PUN-BET-13", seats=5)
    assert purses(scene) == (3, 2, 2, 2, 2)
    assert happened(scene, "returns")[0].data == (5,)
    assert supply(scene) == 330 - 3 - 8
    assert not happened(scene, "wins")


@pytest.mark.clause("PUN-BET-14", "PUN-BET-15")
def test_if_the_joint_turn_fails_the_round_is_over_and_nobody_gets_anything():
    scene = rivals(f"""{betting(2)}
        0 end
        > worth 0 = 6
        1 step 20
        > clause PUN-BET-14
        > clause PUN-BET-15
        > pot = 0
        > rounds = 2 of 4
        > role 1 = Professor
        > waiting 1
    """)
    assert purses(scene) == (6, 0, 0, 0)
    assert supply(scene) == 324
    assert happened(scene, "returns")[0].data == (5,)
    assert [event.kind for event in last(scene)][:5] == ["steps", "moeoeb", "gets nothing", "fails", "returns"]
    assert happened(scene, "had in mind a row")[0].data == ("2, 4, 12, 17, 18",)


def test_right_steps_of_the_joint_turn_do_not_save_it():
    scene = rivals(f"{betting(0)}\n0 end\n3 step 12\n3 step 17\n3 step goal\n> clause PUN-BET-14\n> rounds = 2 of 4")
    assert purses(scene) == (1, 0, 0, 0)


# ---------------------------------------------------------------- losing it


@pytest.mark.clause("PUN-BET-16")
def test_the_bet_is_lost_if_somebody_is_at_home_before():
    scene = rivals(f"{betting(0)}\n0 raise\n> stake = 3\n{steps(3, 12, 17, 18, 'goal')}\n> clause PUN-BET-16\n> stake = 0")
    assert purses(scene) == (0, 0, 0, 8)
    assert happened(scene, "wins")[0].data == (8,)
    assert not happened(scene, "takes the stake")


def test_the_bet_may_be_lost_in_the_first_turn_and_in_the_second():
    assert purses(rivals(f"0 bet\n{steps(1, 12, 17, 18, 'goal')}")) == (0, 6, 0, 0)
    assert purses(rivals(f"0 bet\n1 step 1\n{steps(2, 12, 17, 18, 'goal')}")) == (0, 0, 6, 0)


def test_without_a_bet_none_is_lost():
    assert "PUN-BET-16" not in rivals(f"0 pass\n{steps(1, 12, 17, 18, 'goal')}").scene.seen


@pytest.mark.clause("PUN-BET-17")
def test_with_two_assistants_the_next_two_are_the_same_again():
    scene = rivals(
        """
        0 bet
        1 step 1
        2 step 3
        0 raise
        > clause PUN-BET-17
        > waiting 1
        1 step 5
        2 step 6
        > waiting 0
        > stake = 3
        > legal 0 end
        > legal 0 raise
    """,
        seats=3,
    )
    assert question(scene).data == (3, 3)
    assert "PUN-BET-17" not in rivals(f"{betting(0)}\n0 raise").scene.seen


@pytest.mark.clause("PUN-BET-17")
def test_one_assistant_has_two_turns():
    scene = scene_of(
        f"""
        {sets_task(0)}
        0 bet
        1 step 1
        > waiting 1
        1 step 3
        > waiting 0
        0 raise
        > clause PUN-BET-17
        1 step 5
        1 step 6
        0 end
        > worth 0 = 3
        > waiting 1
        1 step 7
        > rounds = 2 of 2
        """,
        ["option: mode = competitive"],
        2,
    )
    assert happened(scene, "plays against one")


@pytest.mark.clause("PUN-BET-18")
def test_right_spaces_do_not_touch_the_bet():
    scene = rivals("""
        0 bet
        1 step 12
        > clause PUN-BET-18
        > stake = 1
        1 step 17
        > clause PUN-BET-18
        > waiting 1
        1 step 3
        > waiting 2
        2 step 18
        > clause PUN-BET-18
        2 step 3
        > clause PUN-BET-18
        > waiting 0
        > stake = 1
    """)
    assert scene.legal() == ["0 end", "0 raise"]
    assert "PUN-BET-18" not in rivals("0 pass\n1 step 12").scene.seen


# ---------------------------------------------------------------- stakes_from

HIS_OWN = "option: stakes_from = professor_after_first"


@pytest.mark.clause("PUN-BET-08", "PUN-BET-16")
def test_a_group_may_let_the_professor_pay_for_raises():
    lines = f"{betting(0)}\n0 raise\n> clause PUN-BET-08\n> stake = 3\n> worth 0 = 7"
    scene = rivals(lines, HIS_OWN, "set: worth 0 = 9")
    assert supply(scene) == 330 - 5 - 1 - 9
    lost = rivals(f"{lines}\n{steps(3, 12, 17, 18, 'goal')}\n> clause PUN-BET-16", HIS_OWN, "set: worth 0 = 9")
    assert purses(lost) == (7, 0, 0, 8)
    won = rivals(f"{lines}\n{errs(2, after=2)}\n0 end", HIS_OWN, "set: worth 0 = 9")
    assert purses(won) == (10, 0, 0, 0)


def test_the_first_crystal_is_the_supplys_all_the_same():
    scene = rivals("0 bet", HIS_OWN)
    assert supply(scene) == 324
    assert purses(scene) == (0, 0, 0, 0)


@pytest.mark.clause("PUN-BET-08")
@pytest.mark.parametrize(("owns", "legal"), [(0, ["0 end"]), (1, ["0 end"]), (2, ["0 end", "0 raise"])])
def test_who_cannot_pay_for_a_raise_has_to_end_the_bet(owns, legal):
    scene = rivals(f"{betting(0)}\n> waiting 0", HIS_OWN, f"set: worth 0 = {owns}")
    assert scene.legal() == legal
    if len(legal) == 1:
        assert refused(scene, "0 raise", "0 raise 5") == [("PUN-BET-08",), ("PUN-BET-06",)]
    else:
        scene.session.push("0 raise")
        assert "PUN-BET-08" in last(scene)[-2].clauses
        assert purses(scene) == (0, 0, 0, 0)


@pytest.mark.parametrize("ends", [True, False])
def test_a_stake_that_is_only_written_down_is_taken_and_lost_like_crystals(ends):
    rest = f"{errs(2, after=2)}\n0 end" if ends else steps(3, 12, 17, 18, "goal")
    lines = f"{betting(0)}\n0 raise\n> start = white\n> noted-start = 2\n> stake = 3\n{rest}\n> stake = 0\n> noted-start = 0"
    scene = rivals(lines, HIS_OWN, "set: noted 0 = 9")
    assert purses(scene) == ((10, 0, 0, 0) if ends else (7, 0, 0, 8))
    assert kinds(scene, "raises", "writes down")[:2] == ["raises", "writes down"]


# ---------------------------------------------------------------- joint_turn_failed

PLAY_ON = "option: joint_turn_failed = play_on_without_reward"


@pytest.mark.clause("PUN-BET-12", "PUN-BET-15", "PUN-REW-03")
def test_a_group_may_play_on_without_a_reward():
    scene = rivals(
        f"""{betting(0)}
        0 end
        > waiting 3
        3 step 12
        3 step 1
        > clause PUN-BET-15
        > rounds = 1 of 4
        > right = 2 4 12
        > waiting 1
        ! 2 offer
        > refused PUN-BET-12
        ! 0 bet
        > refused PUN-BET-11
        1 step 3
        2 step 17
        2 step 18
        2 step goal
        > clause PUN-REW-03
        > rounds = 2 of 4
        """,
        PLAY_ON,
    )
    assert purses(scene) == (1, 0, 0, 0)
    assert happened(scene, "returns")[0].data == (5,)
    assert not happened(scene, "fails")
    assert kinds(scene, "joint turn", "plays on") == ["plays on"] * 3
    assert not [line.text for line in scene.session.log() if "the last one" in line.text]


def test_the_turn_after_the_hint_is_rewarded_all_the_same():
    scene = rivals(f"{betting(0)}\n0 end\n{steps(3, 12, 17, 18, 'goal')}\n> clause PUN-BET-13", PLAY_ON)
    assert purses(scene) == (1, 2, 2, 2)
    assert rivals(f"{betting(0)}\n0 end").session.view(3).question.text == "One last turn, together: which space comes next?"
    on = rivals(f"{betting(0)}\n0 end", PLAY_ON)
    assert on.session.view(3).question.text == "Talk it over: which space comes next?"
    assert "PUN-BET-12" in question(on).clauses


# ---------------------------------------------------------------- joint_turn_error_pays

PAYS = "option: joint_turn_error_pays = true"


@pytest.mark.clause("PUN-BET-15", "PUN-BET-14")
def test_a_group_may_pay_for_the_error_of_the_joint_turn():
    scene = rivals(
        f"{betting(2)}\n0 end\n> worth 0 = 6\n1 step 20\n> clause PUN-BET-15\n> worth 0 = 7\n> rounds = 2 of 4", PAYS
    )
    assert happened(scene, "returns")[0].data == (5,)  # the supply pays, not the pot
    assert supply(scene) == 330 - 7


def test_errors_before_that_are_not_paid_for():
    assert purses(rivals(f"{betting(1)}", PAYS)) == (0, 0, 0, 0)


def test_both_switches_pay_for_every_error_to_come():
    scene = rivals(f"{betting(0)}\n0 end\n3 step 20\n1 step 21\n2 step 22", PLAY_ON, PAYS)
    assert purses(scene) == (1 + 3, 0, 0, 0)
