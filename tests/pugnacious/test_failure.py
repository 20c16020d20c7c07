"""Failure: PUG-FAIL, with the option failure_must_be_spent."""

import pytest

from pugsbox.core.errors import PugsboxError
from pugsbox.pugnacious import PUGNACIOUS
from pugsbox.pugnacious.kinds import VALUE
from tests.pugnacious.laid import agree, clauses, counts, each, events, fight, phase, push, question, refused, table, value

TOUGH = "place: spot-1 = street-tough"


def giving(more="", *lines, seats=3, failure=3, option=False):
    """The moment at which seat 0 hands out Failure."""
    header = f"set: phase = failure\nset: failure 0 = {failure}\n{more}"
    return table(f"option: failure_must_be_spent = {'true' if option else 'false'}\n{header}", *lines, seats=seats)


def total(scene, seat):
    """With which total a seat has fought."""
    (told,) = [event for event in (*events(scene, "wins"), *events(scene, "loses")) if event.seat == seat]
    return told.data[1]


def finish(scene):
    """Answer all that is asked in Recovery by the first action there is."""
    while question(scene) not in ("Play", ""):
        push(scene, str(scene.session.legal()[0]))


@pytest.mark.clause("PUG-FAIL-01")
def test_failure_is_given_when_all_targets_are_known():
    scene = table(f"{TOUGH}\nset: failure 0 = 2\nset: phase = combat", "! 0 give 1 1\n> refused PUG-COMBAT-07", seats=3)
    push(scene, "0 target none", "1 target spot-1")
    assert refused(scene, "0 give 1 1") == ("PUG-COMBAT-07",)
    push(scene, "2 target none")
    assert [scene.cards(f"target {seat}") for seat in range(3)] == [["none"], ["spot-1"], ["none"]]
    assert phase(scene) == "failure"
    assert "PUG-FAIL-01" in clauses(scene, "takes failure tokens")
    push(scene, "0 give 1 2")
    assert total(scene, 1) == -2


@pytest.mark.clause("PUG-FAIL-02")
@pytest.mark.parametrize("parts", [(3, 0), (2, 1), (1, 2), (0, 3), (1, 1), (0, 0)])
def test_failure_is_split_as_its_owner_likes(parts):
    scene = giving("place: target 1 = dummy\nplace: target 2 = dummy")
    push(scene, *(f"0 give {seat} {n}" for seat, n in zip((1, 2), parts, strict=True) if n))
    if sum(parts) < 3:
        assert each(scene, "received") == [0, *parts]
        push(scene, "0 done")
    assert [-total(scene, seat) for seat in (1, 2)] == list(parts)


@pytest.mark.clause("PUG-FAIL-02")
@pytest.mark.parametrize("gift", ["1 4", "1 0", "1 -1", "1", "1 1 1", "3 1", "umbrella 1", "1 two", ""])
def test_nobody_gives_what_there_is_not(gift):
    assert refused(giving(), f"0 give {gift}".strip()) == ("PUG-FAIL-02",)
    scene = giving("", "0 give 1 2", "! 0 give 2 2\n> refused PUG-FAIL-02", "> legal 0 give 2 1")
    assert refused(scene, "1 give 0 1") == ("PUG-FAIL-02",)  # who has none


@pytest.mark.clause("PUG-FAIL-09")
def test_what_was_handed_over_is_not_taken_back_but_that_somebody_is_done_is():
    scene = giving("set: failure 1 = 1", "0 give 1 2")
    with pytest.raises(PugsboxError, match="said for good"):
        scene.session.undo()
    push(scene, "0 done")
    assert str(scene.session.undo()) == "0 done"
    assert each(scene, "received") == [0, 2, 0]


@pytest.mark.clause("PUG-FAIL-03")
def test_nobody_gives_failure_to_the_own_seat():
    scene = giving("", "! 0 give 0 1\n> refused PUG-FAIL-03", "0 give 1 1\n> clause PUG-FAIL-03\n> received 0 = 0")
    assert {action.split()[2] for action in scene.legal(0) if action.split()[1] == "give"} == {"1", "2"}


@pytest.mark.clause("PUG-FAIL-04")
def test_failure_of_several_opponents_adds_up():
    scene = giving(
        "place: target 1 = dummy\nset: fight 1 = 7\nset: failure 2 = 3", "0 give 1 2", "2 give 1 3\n> received 1 = 5", "0 done"
    )
    assert ["PUG-FAIL-04" in event.clauses for event in events(scene, "gives failure")] == [False, True]
    assert total(scene, 1) == 7 - 5
    assert "PUG-FAIL-04" in clauses(scene, "wins")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_one_opponent_alone_is_not_called_several(seats):
    scene = giving("place: target 1 = dummy\nset: fight 1 = 7", "0 give 1 2", "0 give 1 1", seats=seats)
    assert total(scene, 1) == 7 - 3
    told = [*events(scene, "gives failure"), *events(scene, "wins")]
    assert not any("PUG-FAIL-04" in event.clauses for event in told)


@pytest.mark.clause("PUG-FAIL-05")
def test_against_a_trap_failure_is_taken_from_skill_and_only_from_that():
    header = "place: spot-1 = {}\nplace: target 1 = spot-1\nset: fight 1 = 5\nset: skill 1 = 4"
    trap = giving(header.format("locked-cabinet"), "0 give 1 3", seats=2)
    assert total(trap, 1) == 1
    assert "PUG-FAIL-05" in clauses(trap, "loses")
    adversary = giving(header.format("street-tough"), "0 give 1 3", seats=2)
    assert total(adversary, 1) == 2
    assert "PUG-FAIL-05" not in clauses(adversary, "wins")


@pytest.mark.clause("PUG-FAIL-06")
def test_failure_is_wasted_on_who_does_not_fight():
    scene = giving("place: target 1 = none\nplace: target 2 = dummy", "0 give 1 3\n> clause PUG-FAIL-06")
    assert [event.seat for event in events(scene, "loses")] == [2]
    assert [event.seat for event in events(scene, "fights nothing")] == [0, 1]
    assert (each(scene, "hand"), each(scene, "received"), counts(scene)) == ([5, 5, 5], [0, 0, 0], [10, 10, 10])
    assert "PUG-FAIL-06" not in clauses(giving("place: target 1 = dummy", "0 give 1 1"), "gives failure")


@pytest.mark.clause("PUG-FAIL-07")
def test_who_fights_nothing_gives_failure_all_the_same():
    scene = giving("place: target 1 = dummy\nset: fight 1 = 3", "0 give 1 2\n> clause PUG-FAIL-07", failure=2)
    assert total(scene, 1) == 1 < VALUE["training-dummy"]
    assert [event.seat for event in events(scene, "loses")] == [1]
    fights = giving("place: target 0 = dummy", "0 give 1 1")
    assert "PUG-FAIL-07" not in clauses(fights, "gives failure")


@pytest.mark.clause("PUG-FAIL-08")
def test_failure_may_be_kept_and_is_gone_then():
    scene = giving("", "0 give 1 1", "0 done\n> clause PUG-FAIL-08\n> phase = play\n> failure 0 = 0")
    assert value(scene, "round") == 2
    giving("", "0 done\n> phase = play\n> failure 0 = 0")


@pytest.mark.clause("PUG-FAIL-09")
def test_failure_is_given_in_the_open_and_for_good():
    scene = giving("set: failure 2 = 1", "> waiting 0 2", "0 give 1 2\n> clause PUG-FAIL-09\n> waiting 0 2")
    gift = events(scene, "gives failure")[-1]
    assert (gift.data, gift.seen_by) == ((2, 1), None)
    for seat in (0, 1, 2, None):
        counters = {counter.name: counter.value for counter in scene.session.view(seat).counters}
        assert (counters["received 1"], counters["failure 0"]) == ("2", "1")
    assert not any("0 give 1 2" in action for action in scene.legal())
    push(scene, "2 give 1 1", "0 give 1 1")  # in any order, and more for the same one
    assert phase(scene) == "play"


def test_who_has_given_all_has_no_more_to_say_and_the_last_gift_ends_it():
    scene = giving("set: failure 1 = 1", "0 give 1 3\n> waiting 1")
    assert refused(scene, "0 give 1 1") == ("PUG-FAIL-02",)
    assert refused(scene, "0 done") == ("PUG-TURN-03",)
    push(scene, "1 give 0 1")
    assert value(scene, "round") == 2


def test_where_one_agrees_already_the_last_gift_of_another_ends_it():
    scene = giving("set: failure 1 = 1", "1 done", "0 give 2 1\n> waiting 0", "0 give 2 2")
    assert value(scene, "round") == 2


@pytest.mark.parametrize(("header", "named"), [("", False), ("set: failure 0 = 1", True), ("set: received 1 = 1", True)])
def test_that_failure_is_gone_is_named_only_where_there_was_some(header, named):
    scene = table(f"{header}\nset: phase = combat")
    fight(scene, "none", "none")
    if phase(scene) == "failure":
        push(scene, "0 done")
    assert ("PUG-FAIL-10" in clauses(scene, "resets")) == named


@pytest.mark.clause("PUG-FAIL-10")
def test_failure_is_gone_in_the_next_turn():
    scene = giving(
        "place: spot-1 = street-tough\nplace: target 1 = spot-1\nset: failure 1 = 2", "0 give 1 2", "1 done", "0 done", seats=2
    )
    assert "PUG-FAIL-10" in clauses(scene, "resets")
    assert (each(scene, "failure"), each(scene, "received")) == ([0, 0], [0, 0])
    finish(scene)
    hand = scene.cards("hand 1").count("minor-fight")
    push(scene, "1 play-all")
    agree(scene), agree(scene)
    fight(scene, "none", "dummy")
    assert [event.data[1] for event in scene.session.events if event.kind in ("wins", "loses")] == [-2, hand]


# ---------------------------------------------------------------- Curses, Foiled Again!


@pytest.mark.clause("PUG-FAIL-11")
def test_whoever_loses_discards_one_more_for_curses_with_or_without_failure():
    scene = table(
        """set: curses 0 = 1
        set: failure 0 = 1
        place: target 0 = none
        place: target 1 = dummy
        place: spot-1 = street-tough
        place: target 2 = spot-1
        place: target 3 = dummy
        set: fight 2 = 9
        set: phase = failure""",
        "0 give 1 1",
        seats=4,
    )
    finish(scene)
    assert each(scene, "hand") == [5, 4, 5, 4]
    assert sorted(event.seat for event in events(scene, "discards") if "PUG-FAIL-11" in event.clauses) == [1, 3]


@pytest.mark.clause("PUG-FAIL-11")
def test_curses_is_printed_with_three_failure_and_more_to_discard():
    scene = table("place: hand 0 = curses", "0 play curses\n> clause PUG-FAIL-11\n> failure 0 = 3")
    assert value(scene, "curses 0") == 1


@pytest.mark.clause("PUG-FAIL-12")
def test_such_discards_add_up_and_come_with_those_of_the_lose_text():
    lose = len_of_lose("irate-grocer")
    scene = table(
        """place: hand 0 = curses
        place: hand 1 = curses
        place: spot-1 = irate-grocer
        place: spot-2 = street-tough
        place: spot-3 = pickpockets""",
        "0 play curses",
        "1 play curses",
        "0 done\n1 done\n2 done\n0 done\n1 done\n2 done",
        "0 target dummy\n1 target none\n2 target spot-1",
        "0 done\n1 done",
        seats=3,
    )
    finish(scene)
    assert each(scene, "hand") == [5 - 1, 5, 5 - lose - 2]
    order = [event.kind for event in scene.session.events if event.kind in ("draws a hand", "discards")]
    assert order == ["draws a hand"] * 3 + ["discards"] * (1 + lose + 2)
    assert sum("PUG-FAIL-12" in event.clauses for event in events(scene, "discards")) == 3


def len_of_lose(enemy):
    """How many cards the Lose text of an Enemy makes a player discard."""
    return sum(effect.cards for effect in PUGNACIOUS.cards[enemy].lose)


@pytest.mark.clause("PUG-FAIL-13")
def test_failure_that_is_kept_does_not_lower_the_own_total():
    worth = VALUE["street-tough"]
    scene = giving(f"{TOUGH}\nplace: target 0 = spot-1\nset: fight 0 = {worth}", "0 done")
    assert total(scene, 0) == worth
    assert "PUG-FAIL-13" in clauses(scene, "wins")
    spent = giving(f"{TOUGH}\nplace: target 0 = spot-1\nset: fight 0 = {worth}", "0 give 1 3")
    assert total(spent, 0) == worth
    assert "PUG-FAIL-13" not in clauses(spent, "wins")


# ---------------------------------------------------------------- failure_must_be_spent


def test_by_default_no_failure_has_to_be_spent():
    assert PUGNACIOUS.options["failure_must_be_spent"].values == ("false", "true")
    assert refused(giving(), "0 done") == ()


@pytest.mark.clause("PUG-FAIL-08")
def test_where_all_of_it_has_to_be_spent_nobody_is_done_before():
    scene = giving("", "! 0 done\n> refused PUG-FAIL-08", "0 give 1 1", "! 0 done\n> refused PUG-FAIL-08", option=True)
    assert "0 done" not in scene.legal()
    push(scene, "0 give 2 2")
    assert value(scene, "round") == 2


def test_where_all_of_it_has_to_be_spent_every_giver_spends_it():
    scene = giving("set: failure 1 = 1", "0 give 2 3\n> waiting 1", "! 1 done\n> refused PUG-FAIL-08", option=True)
    push(scene, "1 give 2 1")
    assert value(scene, "round") == 2


def test_the_option_changes_no_other_phase():
    scene = table(
        "option: failure_must_be_spent = true\nset: failure 0 = 2", "0 done", "1 done", "0 done", "1 done\n> phase = combat"
    )
    fight(scene, "none", "none")
    assert phase(scene) == "failure"


def test_a_dispute_and_all_that_has_to_be_spent():
    scene = giving("set: failure 1 = 2\nset: xp 1 = 1", "1 dispute 0", "0 first 1", option=True)
    assert scene.legal(0) == []
    assert scene.session.turn == (1,)  # the other one waits and may not be done either
    push(scene, "1 give 2 1")
    assert scene.session.turn == (0, 1)
    push(scene, "1 give 2 1", "0 give 2 3")
    assert value(scene, "round") == 2
