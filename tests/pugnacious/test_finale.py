"""The Finale: PUG-FINALE, whatever card it is (PUG-FAQ-04); who is locked out of it, by all three readings."""

from random import Random

import pytest

from pugsbox.pugnacious.kinds import VALUE
from tests.pugnacious.combats import (
    cards,
    clauses,
    combat,
    each,
    events,
    exp_of,
    finish,
    kinds,
    legal_targets,
    outcome,
    refused,
    results,
    start,
    turn,
    xp,
)

VALUE_OF_IT = VALUE["mechanical-abomination"]
READINGS = ["other_targets", "other_loses", "glossary_same_turn"]
F, N, D = "finale", "none", "dummy"


def rounds(*turns, reading="other_targets", header=""):
    """Turn after turn of targets, at totals of nothing: whoever fights the Finale loses to it."""
    first, *more = turns
    scene = combat(*first, header=f"option: finale_release = {reading}\n{header}")
    for targets in more:
        scene = turn(scene, *targets)
    return scene


def locked(scene):
    """Who is locked out, by seat."""
    return [seat for seat, flag in enumerate(each(scene, "locked")) if flag]


def may_target(scene, seat):
    """Whether a seat could target the Finale in the coming combat."""
    for _ in ("play", "buy"):
        for s in range(scene.session.state.seats):
            scene.session.push(f"{s} done")
    return "finale" in legal_targets(scene, seat)


# ---------------------------------------------------------------- beating it


@pytest.mark.clause("PUG-FINALE-01")
def test_beating_it_ends_the_game_with_that_turn():
    scene = start(f"set: round = 7\nset: fight 0 = {VALUE_OF_IT}", "0 target finale", "1 target none")
    told = kinds(scene)
    order = ["beats the finale", "resets", "gains exp", "takes the token back", "checks the end", "ends by finale"]
    assert list(dict.fromkeys(kind for kind in told if kind in order)) == order
    assert told[-1] == "the game is over"
    assert "turns the ring" in told
    assert "begins a turn" not in told
    assert (cards(scene, "round"), scene.session.turn) == (7, ())
    assert "PUG-FINALE-01" in clauses(scene, "ends by finale")


@pytest.mark.clause("PUG-FINALE-02")
def test_beating_it_does_not_win():
    header = f"set: xp 1 = {exp_of('mechanical-abomination') + 1}"
    ended = outcome(combat(F, N, header=header, fight=(VALUE_OF_IT,)))
    assert ended.winners == (1,)
    assert "PUG-FINALE-02" in ended.clauses


@pytest.mark.clause("PUG-FINALE-11")
def test_two_may_beat_it_in_one_turn():
    scene = combat(F, F, N, fight=(VALUE_OF_IT, VALUE_OF_IT + 2))
    won = exp_of("mechanical-abomination")
    assert xp(scene) == [won, won, 0]
    assert outcome(scene).winners == (0, 1)
    assert [len(events(scene, kind)) for kind in ("ends by finale", "the game is over")] == [1, 1]
    assert "PUG-FINALE-11" in clauses(scene, "gains exp")


@pytest.mark.clause("PUG-FINALE-12", "PUG-FINALE-10")
def test_losing_to_it_counts_while_another_beats_it():
    scene = combat(F, F, fight=(VALUE_OF_IT, 0))
    assert xp(scene) == [exp_of("mechanical-abomination"), 4]
    assert outcome(scene).scores == tuple(xp(scene))
    (paid,) = [event for event in events(scene, "gains exp") if event.seat == 1]
    assert {"PUG-FINALE-12", "PUG-FINALE-10"} <= set(paid.clauses)


def test_one_who_beats_it_alone_does_not_share_it():
    for targets in ((F, N), (F, D)):
        scene = combat(*targets, fight=(VALUE_OF_IT,))
        assert not any({"PUG-FINALE-11", "PUG-FINALE-12"} & set(event.clauses) for event in scene.session.events)


@pytest.mark.clause("PUG-FINALE-10")
def test_losing_to_it_earns_exp():
    scene = combat(F, N, header="set: xp 0 = 1")
    assert xp(scene) == [5, 0]
    assert locked(scene) == [0]
    assert "PUG-FINALE-10" in clauses(scene, "gains exp")


@pytest.mark.clause("PUG-FINALE-10")
def test_losing_to_rogue_agent_earns_less_than_beating_it():
    scene = combat("spot-2", "spot-2", fight=(0, 20), spots=("street-tough", "rogue-agent", "pit-of-spikes"))
    assert results(scene) == [-1, 1]
    assert 0 < xp(scene)[0] < xp(scene)[1]
    assert [event.seat for event in events(scene, "gains exp") if "PUG-FINALE-10" in event.clauses] == [0]


def test_only_exp_of_a_lose_text_is_said_to_be_earned_by_losing():
    scene = combat(F, N)
    assert "PUG-FINALE-10" not in clauses(scene, "discards")
    assert "PUG-COMBAT-10" in clauses(scene, "discards")


# ---------------------------------------------------------------- the role


@pytest.mark.clause("PUG-FAQ-04")
def test_any_card_may_be_the_finale():
    session = start("option: which_finale = rival-professor").session
    begun = session.game.begin(2, 1, which_finale="rival-professor")
    (laid,) = [event for event in begun.events if event.kind == "lays out the finale"]
    assert laid.data[0] == ("rival-professor",)
    assert "PUG-FAQ-04" in laid.clauses


@pytest.mark.parametrize("less", [1, 0])
def test_another_finale_locks_out_and_ends_the_game_as_well(less):
    strength = VALUE["rival-professor"]
    scene = combat(F, N, header="option: which_finale = rival-professor", fight=(strength - less,))
    assert results(scene) == [-1 if less else 1, 0]
    assert locked(scene) == [0] * less
    assert (outcome(scene) is None) == bool(less)
    assert cards(scene, "finale") == ("rival-professor",)
    assert xp(scene) == [0 if less else exp_of("rival-professor"), 0]


# ---------------------------------------------------------------- the lock-out as the full rule has it


@pytest.mark.clause("PUG-FINALE-03", "PUG-FINALE-08")
@pytest.mark.parametrize("others", [(N,), (D,), ("spot-1", N), (N, D, "spot-2")])
def test_who_alone_loses_to_it_is_locked_out_and_nobody_else(others):
    scene = combat(F, *others)
    assert locked(scene) == [0]
    assert {"PUG-FINALE-03", "PUG-FINALE-08"} <= set(clauses(scene, "is locked out"))
    seats = range(1, 1 + len(others))
    assert not may_target(scene, 0)
    assert legal_targets(scene, 0) == [D, "spot-1", "spot-2", "spot-3", N]
    assert all(legal_targets(scene, seat) == [D, F, "spot-1", "spot-2", "spot-3", N] for seat in seats)
    assert refused(scene, "0 target finale") == ("PUG-FINALE-03",)


@pytest.mark.clause("PUG-FINALE-04")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_where_all_fought_it_nobody_is_locked_out(seats):
    scene = combat(*[F] * seats)
    assert results(scene) == [-1] * seats
    assert locked(scene) == []
    assert "PUG-FINALE-04" in clauses(scene, "is not locked out")
    assert may_target(scene, seats - 1)


@pytest.mark.clause("PUG-FINALE-05")
def test_the_lock_lasts_until_after_a_turn_in_which_another_targets_it():
    scene = rounds((F, N, N))
    for targets in ((N, N, N), (D, D, N), (N, F, N)):
        assert locked(scene) == [0]
        scene = turn(scene, *targets)
    assert locked(scene) == [1]
    assert "PUG-FINALE-05" in clauses(scene, "is free again")
    assert "PUG-FINALE-07" not in clauses(scene, "is free again")
    assert may_target(scene, 0)
    assert not legal_targets(scene, 1).count(F)


@pytest.mark.clause("PUG-FINALE-06")
def test_the_turn_of_the_loss_does_not_free():
    scene = rounds((F, F, N))
    assert locked(scene) == [0, 1]
    assert "PUG-FINALE-06" in clauses(scene, "is locked out")
    scene = turn(scene, N, N, F)
    assert locked(scene) == [2]


@pytest.mark.clause("PUG-FINALE-07")
def test_with_two_players_a_lone_loser_waits_for_the_other_one():
    scene = rounds((F, N), (N, F))
    assert locked(scene) == [1]
    assert "PUG-FINALE-07" in clauses(scene, "is free again")


@pytest.mark.clause("PUG-FINALE-09")
def test_who_is_locked_out_counts_as_one_who_did_not_fight_it():
    scene = rounds((F, N, N), (N, F, F))
    assert locked(scene) == [1, 2]
    assert "PUG-FINALE-09" in clauses(scene, "is locked out")
    assert [event.seat for event in events(scene, "is free again")] == [0]


def test_a_player_who_could_have_fought_it_is_not_called_locked_out():
    assert "PUG-FINALE-09" not in clauses(rounds((F, F, N)), "is locked out")
    scene = rounds((F, N, N, N), (N, F, N, N))  # seat 0 is locked out, but seats 2 and 3 could have fought it
    assert locked(scene) == [1]
    assert "PUG-FINALE-09" not in clauses(scene, "is locked out")


@pytest.mark.parametrize(
    ("reading", "frees"),
    [("other_targets", "targeted it"), ("other_loses", "lost to it"), ("glossary_same_turn", "lost to it")],
)
def test_who_is_locked_out_reads_what_frees_by_the_reading_that_the_group_plays(reading, frees):
    scene = combat(F, N, header=f"option: finale_release = {reading}")
    assert f"You are locked out of the Finale until another player has {frees}." in [line.text for line in scene.session.log(0)]


# ---------------------------------------------------------------- three readings


@pytest.mark.clause("PUG-FINALE-06")
@pytest.mark.parametrize("seats", [3, 4])
def test_by_the_glossary_two_who_lose_together_free_each_other(seats):
    scene = rounds((F, F, *[N] * (seats - 2)), reading="glossary_same_turn")
    assert locked(scene) == []
    assert "PUG-FINALE-06" in clauses(scene, "is not locked out")


@pytest.mark.parametrize("reading", READINGS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_by_any_reading_a_lone_loser_is_locked_out_and_another_loser_frees(seats, reading):
    rest = [N] * (seats - 2)
    assert locked(rounds((F, N, *rest), (N, N, *rest), reading=reading)) == [0]
    assert locked(rounds((F, N, *rest), (N, F, *rest), reading=reading)) == [1]
    assert locked(rounds([F] * seats, reading=reading)) == []


@pytest.mark.parametrize(("reading", "free"), [(READINGS[0], True), (READINGS[1], False), (READINGS[2], False)])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_target_changed_away_from_it_frees_only_by_the_full_rule(seats, reading, free):
    header = f"option: finale_release = {reading}\nset: locked 0 = 1\nset: turncoat 1 = 1"
    aims = [f"{seat} target {F if seat == 1 else N}" for seat in range(seats)]
    scene = finish(start(header, *aims, "1 target none", seats=seats))
    assert locked(scene) == ([] if free else [0])
    assert len(events(scene, "is free again")) == free


@pytest.mark.parametrize("reading", READINGS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_target_changed_to_it_locks_out_and_frees_like_any_other(seats, reading):
    header = f"option: finale_release = {reading}\nset: locked 0 = 1\nset: turncoat 1 = 1"
    aims = [f"{seat} target {N}" for seat in range(seats)]
    scene = finish(start(header, *aims, "1 target finale", seats=seats))
    assert locked(scene) == [1]


@pytest.mark.parametrize("reading", READINGS)
def test_who_changes_away_from_it_has_not_lost_to_it(reading):
    header = f"option: finale_release = {reading}\nset: turncoat 0 = 1"
    scene = finish(start(header, "0 target finale", "1 target none", "0 target dummy"))
    assert locked(scene) == []
    assert results(scene) == [-1, 0]


@pytest.mark.parametrize("reading", READINGS)
def test_where_one_of_all_changes_away_the_others_are_locked_out(reading):
    header = f"option: finale_release = {reading}\nset: turncoat 2 = 1"
    scene = finish(start(header, *(f"{seat} target finale" for seat in range(3)), "2 target none", seats=3))
    assert locked(scene) == ([] if reading == "glossary_same_turn" else [0, 1])


def test_who_is_locked_out_cannot_change_to_it():
    scene = start("set: locked 0 = 1\nset: turncoat 0 = 1", "0 target none", "1 target none")
    assert scene.session.turn == (0,)
    assert refused(scene, "0 target finale") == ("PUG-FINALE-03",)


def told_anew(turns, reading):
    """Who is locked out after some turns in which all who fight the Finale lose to it: written down once more.

    A seat is locked out by the turn of its last loss that locks, until a later one frees it; by the glossary the turn itself
    frees, too, and there is no exception for a turn in which all fought it.
    """
    seats = range(len(turns[0]))
    found = []
    for seat in seats:
        since = None
        for n, targets in enumerate(turns):
            fought = [s for s in seats if targets[s] == F]
            if since is not None and since < n and any(s != seat for s in fought):
                since = None
            if seat in fought:
                since = n
                exempt = len(fought) > 1 if reading == "glossary_same_turn" else len(fought) == len(seats)
                since = None if exempt else n
        if since is not None:
            found.append(seat)
    return found


@pytest.mark.parametrize("reading", READINGS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_many_turns_lock_out_as_a_second_account_says(seats, reading):
    chance = Random(seats)
    for _ in range(6):
        turns = []
        scene = None
        for _ in range(6):
            out = locked(scene) if scene else []
            targets = tuple(F if chance.random() < 0.5 and seat not in out else N for seat in range(seats))
            turns.append(targets)
            scene = turn(scene, *targets) if scene else rounds(targets, reading=reading)
            assert locked(scene) == told_anew(turns, reading), turns
