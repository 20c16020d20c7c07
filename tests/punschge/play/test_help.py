"""Help offered, accepted or declined, followed or not: PUN-HELP, the examples A to D, and the switch help_moment."""

import pytest

from pugsbox.punschge.play.turn import shares
from tests.punschge.play.rivals import happened, kinds, last, purses, question, refused, rivals, state, steps, supply, together

RENATE = "2 offer\n1 accept\n2 say 12\n2 say 17\n2 say 18\n2 say goal"
"""Seat 2 offers seat 1 its help and gives the whole row away."""
FOLLOWED = steps(1, 12, 17, 18, "goal")


def after_the_bet(lines, *header, seats=4):
    """A round in which the Professor does not bet."""
    return rivals(f"0 pass\n{lines}", *header, seats=seats)


def spoken(scene):
    """What was said, by whom."""
    return [(event.seat, *event.data) for event in happened(scene, "says")]


# ---------------------------------------------------------------- the examples of the rulebook


@pytest.mark.clause("PUN-HELP-02")
def test_example_a_help_is_declined_and_nothing_is_given_away():
    scene = after_the_bet(f"""
        2 offer
        1 decline
        > clause PUN-HELP-02
        > waiting 1
        {FOLLOWED}
    """)
    assert purses(scene) == (0, 5, 0, 0)
    assert spoken(scene) == []


@pytest.mark.clause("PUN-HELP-06")
def test_example_b_help_is_followed_and_of_five_the_helper_gets_three():
    scene = after_the_bet(f"{RENATE}\n{FOLLOWED}\n> clause PUN-HELP-06")
    assert purses(scene) == (0, 2, 3, 0)
    assert supply(scene) == 325
    assert [(event.kind, event.seat, event.data) for event in last(scene) if event.kind in ("wins", "is thanked")] == [
        ("wins", 1, (2,)),
        ("is thanked", 2, (3,)),
    ]


@pytest.mark.clause("PUN-HELP-08")
def test_example_c_an_idea_that_nobody_asked_for_earns_nothing():
    scene = after_the_bet(f"""
        2 blurt
        > clause PUN-HELP-08
        > waiting 2
        2 say 12
        2 say 17
        2 say 18
        2 say goal
        > clause PUN-HELP-08
        > waiting 1
        {FOLLOWED}
    """)
    assert purses(scene) == (0, 5, 0, 0)
    assert kinds(scene, "follows", "is thanked", "accepts") == []


@pytest.mark.clause("PUN-HELP-09")
def test_example_d_who_uses_what_was_overheard_keeps_all():
    scene = after_the_bet(f"""
        3 offer
        1 accept
        3 say 12
        3 say 17
        3 say 18
        3 say goal
        1 step 13
        > clause PUN-HELP-05
        > clause PUN-HELP-09
        > waiting 2
        {steps(2, 12, 17, 18, "goal")}
    """)
    assert purses(scene) == (0, 0, 5, 0)
    assert kinds(scene, "ignores", "lapses", "follows", "is thanked") == ["ignores", "lapses"]


@pytest.mark.clause("PUN-HELP-09", "PUN-HELP-10")
def test_help_that_was_followed_halfway_lapses_with_the_turn_as_well():
    scene = after_the_bet(f"{RENATE}\n1 step 12\n1 step 20\n> clause PUN-HELP-09\n{steps(2, 17, 18, 'goal')}")
    assert purses(scene) == (0, 0, 5, 0)


def test_who_solves_it_a_round_later_as_he_was_told_does_not_share_either():
    scene = after_the_bet(f"{RENATE}\n1 step 20\n2 step 20\n3 step 20\n{FOLLOWED}")
    assert purses(scene) == (0, 5, 0, 0)


def test_what_was_not_accepted_does_not_lapse():
    assert not happened(after_the_bet("2 offer\n1 decline\n1 step 1"), "lapses")


# ---------------------------------------------------------------- who may offer, and when


@pytest.mark.clause("PUN-HELP-01")
def test_only_assistants_who_are_not_on_turn_offer_help():
    scene = after_the_bet("""
        ! 1 offer
        > refused PUN-HELP-01
        ! 1 blurt
        > refused PUN-HELP-01
        ! 0 offer
        > refused PUN-HELP-01
        ! 0 blurt
        > refused PUN-HELP-01
        2 offer
        > clause PUN-HELP-01
        > waiting 1
    """)
    assert refused(scene, "0 offer")[0][0] == "PUN-HELP-01"
    assert scene.legal() == ["1 accept", "1 decline"]
    assert "he knows the row" in str(after_the_bet("").session.check("0 offer"))


def test_with_one_assistant_there_is_nobody_to_help():
    scene = after_the_bet("", seats=2)
    assert {action.verb for action in scene.session.legal()} == {"step"}


def test_help_is_for_turns_of_a_competition_only():
    assert refused(rivals(""), "1 offer", "2 blurt") == [("PUN-COOP-06",)] * 2
    assert refused(rivals(""), "0 offer") == [("PUN-HELP-01", "PUN-COOP-06")]
    assert refused(together(""), "2 offer", "2 blurt") == [("PUN-COOP-10",)] * 2
    deciding = rivals("0 bet\n1 step 1\n2 step 3")
    assert refused(deciding, "1 offer", "3 blurt") == [("PUN-BET-04",)] * 2
    assert deciding.legal() == ["0 end", "0 raise"]


@pytest.mark.clause("PUN-HELP-04")
def test_an_offer_names_the_clause_that_lets_it_be_followed():
    assert "PUN-HELP-04" in happened(after_the_bet("2 offer"), "offers")[0].clauses


@pytest.mark.clause("PUN-HELP-02")
def test_who_was_declined_is_silent_for_the_turn():
    scene = after_the_bet("""
        2 offer
        1 decline
        ! 2 offer
        > refused PUN-HELP-02
        ! 2 blurt
        > refused PUN-HELP-02
        ! 2 say 12
        > refused PUN-HELP-03
        1 step 12
        ! 2 offer
        > refused PUN-HELP-02
        1 step 1
        > waiting 2
        2 step 3
        > legal 2 offer
    """)
    assert spoken(scene) == []


@pytest.mark.clause("PUN-HELP-02")
def test_nobody_accepts_what_nobody_offers():
    scene = after_the_bet("2 offer")
    assert refused(scene, "2 accept", "3 accept", "0 decline") == [("PUN-HELP-02",)] * 3
    assert refused(after_the_bet(""), "1 accept", "1 decline") == [("PUN-HELP-02",)] * 2
    assert question(scene).clauses == ("PUN-HELP-02", "PUN-HELP-12")
    assert question(scene).data == (2,)


def test_while_help_is_offered_or_told_nothing_else_happens():
    for scene, legal in [
        (after_the_bet("2 offer"), ["1 accept", "1 decline"]),
        (after_the_bet("2 offer\n1 accept\n2 say 18"), [f"2 say {space}" for space in (*range(19, 27), "goal")]),
    ]:
        assert scene.legal() == legal
        assert [clauses[0] for clauses in refused(scene, "1 step 12", "3 offer", "3 blurt")] == ["PUN-HELP-03"] * 3


# ---------------------------------------------------------------- the suggestion


@pytest.mark.clause("PUN-HELP-03")
def test_help_that_is_accepted_is_told_so_that_all_hear_it():
    scene = after_the_bet("""
        2 offer
        1 accept
        > clause PUN-HELP-03
        > waiting 2
        2 say 12
        > clause PUN-HELP-03
        2 say 17
        2 say 18
        > waiting 2
        2 say goal
        > waiting 1
        > said = 12 17 18 goal
    """)
    assert spoken(scene) == [(2, "12"), (2, "17"), (2, "18"), (2, "goal")]
    assert all(event.seen_by is None for event in happened(scene, "says"))
    for seat, who in ((0, "Cleo says"), (1, "Cleo says"), (2, "You say"), (None, "Cleo says")):
        assert [line.text for line in scene.session.log(seat)][-4:] == [
            f"{who}: {space}." for space in ("space 12", "space 17", "space 18", "the goal")
        ]


@pytest.mark.clause("PUN-HELP-03")
def test_the_spaces_that_are_told_go_on_from_the_last_white_one():
    scene = after_the_bet("1 step 12\n2 offer\n1 accept")
    assert scene.legal() == [f"2 say {space}" for space in (*range(13, 27), "goal")]
    assert refused(scene, "2 say 12", "2 say 3", "2 say 27", "2 say", "2 say 13 14") == [("PUN-HELP-03",)] * 5
    assert refused(scene, "1 say 13", "3 say 13", "0 say 17") == [("PUN-HELP-03",)] * 3


def test_the_goal_alone_may_be_all_that_is_told():
    scene = after_the_bet(
        "2 offer\n1 accept\n2 say goal\n> said = goal\n1 step goal\n> clause PUN-HELP-06", "set: right = 2 4 12 17 18"
    )
    assert purses(scene) == (0, 2, 3, 0)


@pytest.mark.clause("PUN-HELP-04")
def test_help_may_be_followed_space_by_space():
    scene = after_the_bet(f"""{RENATE}
        1 step 12
        > clause PUN-HELP-04
        > said = 17 18 goal
        1 step 17
        > clause PUN-HELP-04
        1 step 18
        1 step goal
        > clause PUN-HELP-04
        > clause PUN-HELP-06
        > rounds = 2 of 4
    """)
    assert [event.data for event in happened(scene, "follows")] == [(2,)] * 4
    assert len(kinds(scene, "is next", "steps")) == 1 + 4  # one turn


@pytest.mark.clause("PUN-HELP-05")
def test_who_has_listened_may_do_something_else():
    scene = after_the_bet(f"""{RENATE}
        > legal 1 step 13
        1 step 13
        > clause PUN-HELP-05
        > wrong = 13
        > waiting 2
        > said = -
    """)
    assert purses(scene) == (0, 0, 0, 0)
    everywhere = [str(action) for action in after_the_bet(RENATE).session.legal(1)]
    assert everywhere == [f"1 step {space}" for space in (1, 3, *range(5, 27), "goal")]


# ---------------------------------------------------------------- the share


@pytest.mark.clause("PUN-HELP-07")
@pytest.mark.parametrize(("total", "both"), [(5, (2, 3)), (6, (3, 3)), (8, (4, 4)), (11, (5, 6)), (15, (7, 8))])
def test_halves_and_the_odd_crystal_is_the_helpers(total, both):
    stake = [f"set: stake = {total - 5}", "set: turns = 7"] if total > 5 else []
    scene = rivals(f"{RENATE}\n{FOLLOWED}\n> clause PUN-HELP-07\n> stake = 0", "set: pot = 5", "set: turn = 1", *stake)
    assert purses(scene) == (0, *both, 0)
    assert shares(total) == both


@pytest.mark.clause("PUN-HELP-14")
def test_the_share_is_of_the_stake_too():
    scene = rivals(
        f"{RENATE}\n{FOLLOWED}\n> clause PUN-HELP-14\n> worth 1 = 7\n> worth 2 = 8",
        "set: pot = 5",
        "set: stake = 10",
        "set: turn = 1",
        "set: turns = 7",
    )
    assert purses(scene) == (0, 7, 8, 0)


def test_without_a_stake_there_is_no_share_of_it():
    assert "PUN-HELP-14" not in after_the_bet(f"{RENATE}\n{FOLLOWED}").scene.seen


@pytest.mark.clause("PUN-HELP-08")
def test_who_speaks_unasked_is_heard_once_and_has_no_share_of_a_stake():
    scene = rivals(
        f"""
        2 blurt
        2 say goal
        ! 2 blurt
        ! 2 offer
        > refused PUN-HELP-02
        {FOLLOWED}
        """,
        "set: pot = 5",
        "set: stake = 3",
        "set: turn = 1",
        "set: turns = 3",
    )
    assert purses(scene) == (0, 8, 0, 0)


def test_an_idea_beside_help_that_was_accepted_takes_nothing_from_the_helper():
    scene = after_the_bet(f"{RENATE}\n3 blurt\n3 say 12\n3 say goal\n{FOLLOWED}")
    assert purses(scene) == (0, 2, 3, 0)


@pytest.mark.clause("PUN-HELP-10")
def test_who_finds_another_way_does_not_share():
    scene = after_the_bet("""
        2 offer
        1 accept
        2 say 12
        2 say 16
        2 say 18
        2 say goal
        1 step 12
        > clause PUN-HELP-04
        1 step 17
        > clause PUN-HELP-10
        1 step 18
        1 step goal
    """)
    assert purses(scene) == (0, 5, 0, 0)
    assert kinds(scene, "follows", "ignores") == ["follows", "ignores"]


@pytest.mark.parametrize("told", [(12, 17, "goal"), (12, 17, 18, 20, "goal"), ("goal",), (17, 18, "goal")])
def test_every_space_told_has_to_be_the_next_one(told):
    said = "\n".join(f"2 say {space}" for space in told)
    scene = after_the_bet(f"2 offer\n1 accept\n{said}\n{FOLLOWED}")
    assert purses(scene) == (0, 5, 0, 0)
    assert happened(scene, "ignores")


# ---------------------------------------------------------------- the moment


@pytest.mark.clause("PUN-HELP-11")
def test_help_may_be_offered_in_the_middle_of_a_turn_and_covers_the_rest():
    scene = after_the_bet("""
        1 step 12
        2 offer
        > clause PUN-HELP-11
        1 accept
        2 say 17
        2 say 18
        2 say goal
        1 step 17
        1 step 18
        1 step goal
        > clause PUN-HELP-06
    """)
    assert purses(scene) == (0, 2, 3, 0)
    assert "PUN-HELP-11" not in happened(after_the_bet("2 offer"), "offers")[0].clauses


START = "option: help_moment = start_of_turn"


@pytest.mark.clause("PUN-HELP-11")
def test_a_group_may_allow_help_at_the_start_of_a_turn_only():
    scene = after_the_bet(
        """
        > legal 2 offer
        3 offer
        1 decline
        > legal 2 offer
        1 step 12
        ! 2 offer
        > refused PUN-HELP-11
        > legal 2 blurt
        1 step 1
        > legal 1 offer
        > legal 3 offer
    """,
        START,
    )
    assert "2 offer" not in map(str, scene.session.moves[-1].before.legal)


def test_help_at_the_start_is_followed_to_the_end():
    assert purses(after_the_bet(f"{RENATE}\n{FOLLOWED}", START)) == (0, 2, 3, 0)


# ---------------------------------------------------------------- several


@pytest.mark.clause("PUN-HELP-12")
def test_one_helper_a_turn():
    scene = after_the_bet("""
        2 offer
        1 decline
        3 offer
        1 accept
        > clause PUN-HELP-12
        3 say 12
        3 say 17
        3 say 18
        3 say goal
        ! 2 offer
        > refused PUN-HELP-12
        1 step 12
        ! 2 offer
        > refused PUN-HELP-12
        1 step 17
        1 step 18
        1 step goal
    """)
    assert purses(scene) == (0, 2, 0, 3)


@pytest.mark.clause("PUN-HELP-12")
def test_a_second_helper_is_refused_even_when_the_first_was_not_followed():
    scene = after_the_bet(
        f"{RENATE}\n> accepted = 1\n1 step 12\n1 step 17\n! 4 offer\n> refused PUN-HELP-12\n> legal 3 blurt", seats=5
    )
    assert refused(scene, "3 offer") == [("PUN-HELP-12",)]
    again = after_the_bet("2 offer\n1 accept\n2 say 13\n2 say goal\n1 step 12\n! 3 offer\n> refused PUN-HELP-12")
    assert kinds(again, "ignores") == ["ignores"]


def test_in_the_next_turn_help_may_be_accepted_again():
    told = "\n".join(f"1 say {space}" for space in (12, 17, 18, "goal"))
    scene = after_the_bet(f"{RENATE}\n1 step 1\n1 offer\n2 accept\n{told}\n{steps(2, 12, 17, 18, 'goal')}")
    assert purses(scene) == (0, 3, 2, 0)


# ---------------------------------------------------------------- wrong help


@pytest.mark.clause("PUN-HELP-13")
def test_wrong_help_costs_the_helper_nothing_and_the_turn_ends_as_usual():
    scene = rivals(
        """
        2 offer
        1 accept
        2 say 14
        2 say goal
        1 step 14
        > clause PUN-HELP-13
        > clause PUN-HELP-04
        > wrong = 14
        > waiting 2
        > worth 1 = 4
        > worth 2 = 6
    """,
        "set: pot = 5",
        "set: turn = 1",
        "set: worth 1 = 4",
        "set: worth 2 = 6",
    )
    assert purses(scene) == (0, 4, 6, 0)
    assert state(scene).legal[0].seat == 2


@pytest.mark.clause("PUN-HELP-13")
def test_wrong_help_may_be_the_goal_too_early():
    scene = after_the_bet("2 offer\n1 accept\n2 say goal\n1 step goal\n> clause PUN-HELP-13\n> clause PUN-RIV-09\n> waiting 2")
    assert all(len(event.clauses) <= 6 for event in scene.session.events)


def test_an_error_of_ones_own_is_not_the_helpers():
    assert "PUN-HELP-13" not in after_the_bet(f"{RENATE}\n1 step 13").scene.seen
