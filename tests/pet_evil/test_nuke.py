"""Nuke Missiles: PET-NUKE."""

import pytest

from tests.pet_evil.told import COMMAND, clauses, events, let_come, numbers, play, refused, table

NUKE = "nuke-warhead nuke-charge nuke-rocket"


def nuke(target, seats, header="", *answers):
    """A scene in which A fires a Nuke; who does not answer lets it come. Nobody else has cards but those of the header."""
    hands = [f"place: hand {seat} = -" for seat in range(1, seats)]
    lines = [COMMAND, *hands, f"place: hand 0 = {NUKE}", header]
    return let_come(table("\n".join(lines), f"0 attack {target} {NUKE}", *answers, seats=seats))


def health(*points):
    """Lines of a header: the health of each seat."""
    return "\n".join(f"set: health {seat} = {left}" for seat, left in enumerate(points))


# ---------------------------------------------------------------- its parts


@pytest.mark.clause("PET-NUKE-01")
def test_a_nuke_is_one_of_each_of_its_three_parts():
    scene = play(f"""
        {COMMAND}
        place: hand 0 = {NUKE} nuke-charge red-rocket
        ---
        > legal 0 attack 1 {NUKE}
        > legal 0 attack 1 nuke-rocket nuke-charge nuke-warhead
        ! 0 attack 1 nuke-warhead nuke-charge
        > refused PET-NUKE-01
        ! 0 attack 1 nuke-charge nuke-rocket
        > refused PET-NUKE-01
        ! 0 attack 1 nuke-warhead nuke-rocket
        > refused PET-NUKE-01
        0 attack 1 {NUKE}
        > clause PET-NUKE-01
    """)
    assert "PET-MIS-01" not in clauses(scene, "makes nuke")
    tame = table(f"{COMMAND}\nplace: hand 0 = red-warhead red-rocket")
    assert refused(tame, "0 attack 1 red-warhead red-rocket") == ("PET-MIS-01",)


def test_two_of_the_three_parts_are_refused_for_what_is_missing():
    scene = table(f"{COMMAND}\nplace: hand 0 = {NUKE}")
    assert scene.session.check("0 attack 1 nuke-warhead nuke-charge").message == (
        "A Nuke needs all three parts; it lacks a Nuke Rocket."
    )
    assert refused(scene, "0 attack 1 nuke-warhead nuke-charge") == ("PET-NUKE-01",)


@pytest.mark.clause("PET-NUKE-02", "PET-NUKE-12")
def test_nothing_else_goes_into_a_nuke():
    scene = play(f"""
        {COMMAND}
        place: hand 0 = {NUKE} nuke-charge wild-rocket red-explosive shelter
        ---
        ! 0 attack 1 nuke-warhead nuke-charge wild-rocket
        > refused PET-NUKE-02
        > refused PET-NUKE-12
        ! 0 attack 1 nuke-warhead nuke-charge*2 nuke-rocket
        > refused PET-NUKE-02
        ! 0 attack 1 {NUKE} red-explosive
        > refused PET-NUKE-02
        ! 0 attack 1 {NUKE} shelter
        > refused PET-NUKE-02
    """)
    assert refused(scene, "0 attack 1 nuke-warhead nuke-charge*2 nuke-rocket") == ("PET-NUKE-02",)


@pytest.mark.clause("PET-NUKE-12")
def test_the_parts_of_a_nuke_are_no_parts_of_other_missiles():
    scene = play(f"""
        {COMMAND}
        place: hand 0 = {NUKE} red-warhead red-explosive red-rocket
        ---
        ! 0 attack 1 nuke-warhead red-explosive red-rocket
        > refused PET-NUKE-12
        ! 0 attack 1 red-warhead nuke-charge red-rocket
        > refused PET-NUKE-12
        ! 0 attack 1 red-warhead red-explosive nuke-rocket
        > refused PET-NUKE-12
    """)
    fired = [line.partition(" 1 ")[2] for line in scene.legal(0) if " attack " in line]
    assert sorted(fired) == [NUKE, "red-warhead red-explosive red-rocket"]


@pytest.mark.clause("PET-NUKE-13")
def test_a_nuke_is_the_missile_of_the_turn():
    scene = play(f"""
        {COMMAND}
        place: hand 0 = {NUKE} red-warhead red-explosive red-rocket health-pack*4 treaty*2 {NUKE}
        place: hand 1 = -
        ---
        0 attack 1 {NUKE}
        > clause PET-NUKE-13
        > clause PET-ATK-01
        > clause PET-ATK-02
        > clause PET-ATK-03
        1 take
        0 take
        > clause PET-ATK-04
        > clause PET-ATK-05
        > phase = scrap
        ! 0 attack 1 red-warhead red-explosive red-rocket
        > refused PET-ATK-06
        ! 0 attack 1 {NUKE}
        > refused PET-NUKE-13
    """)
    assert "PET-ATK-06" in refused(scene, f"0 attack 1 {NUKE}")


def test_an_ordinary_missile_does_not_name_the_clauses_of_a_nuke():
    scene = play(f"""
        {COMMAND}
        place: hand 0 = red-warhead red-explosive red-rocket
        ---
        0 attack 1 red-warhead red-explosive red-rocket
        1 take
    """)
    named = {clause for move in scene.session.moves for event in move.events for clause in event.clauses}
    assert not [clause for clause in named if "NUKE" in clause]
    assert numbers(scene, "markers") == [0, 0]


# ---------------------------------------------------------------- what it does


@pytest.mark.clause("PET-NUKE-03", "PET-NUKE-04")
def test_a_nuke_does_ten_to_its_target_and_five_to_both_neighbours():
    scene = nuke(2, 5)
    assert numbers(scene, "health") == [20, 15, 10, 15, 20]
    assert "PET-NUKE-03" in clauses(scene, "is hit")
    assert [event.seat for event in events(scene, "is splashed")] == [3, 1]
    assert all("PET-NUKE-04" in event.clauses for event in events(scene, "is splashed"))


@pytest.mark.clause("PET-NUKE-05")
def test_who_fires_at_a_neighbour_is_splashed_too():
    scene = nuke(1, 4)
    assert numbers(scene, "health") == [15, 10, 15, 20]
    splashed = {event.seat: event.clauses for event in events(scene, "is splashed")}
    assert "PET-NUKE-05" in splashed[0]
    assert "PET-NUKE-05" not in splashed[2]
    assert [event.seat for event in events(nuke(2, 4), "is splashed")] == [3, 1]  # who fires sits opposite


@pytest.mark.clause("PET-NUKE-06", "PET-NUKE-07")
def test_the_target_gains_a_radiation_marker_and_its_neighbours_gain_none():
    scene = nuke(1, 4)
    assert numbers(scene, "markers") == [0, 1, 0, 0]
    assert scene.cards("hand 1") == []
    play(f"""
        seats: 4
        {COMMAND}
        place: hand 0 = {NUKE}
        place: hand 1 = -
        place: hand 2 = -
        ---
        0 attack 1 {NUKE}
        1 take
        2 take
        > supply = 3
        0 take
        > clause PET-NUKE-06
        > clause PET-NUKE-07
        > markers 1 = 1
        > supply = 2
    """)


@pytest.mark.clause("PET-NUKE-08")
def test_between_two_players_the_neighbour_is_hit_once():
    scene = nuke(1, 2)
    assert numbers(scene, "health") == [15, 10]
    assert "PET-NUKE-08" in clauses(scene, "is splashed")
    three = nuke(1, 3)
    assert numbers(three, "health") == [15, 10, 15]
    assert not any("PET-NUKE-08" in event.clauses for event in events(three, "is splashed"))


@pytest.mark.clause("PET-NUKE-09")
def test_players_who_are_out_are_no_neighbours():
    scene = nuke(2, 5, health(20, 0, 20, 20, 20))
    assert numbers(scene, "health") == [15, 0, 10, 15, 20]
    splashed = {event.seat: event.clauses for event in events(scene, "is splashed")}
    assert sorted(splashed) == [0, 3]
    assert "PET-NUKE-09" in splashed[0]
    assert "PET-NUKE-09" not in splashed[3]


def test_two_of_six_seats_are_neighbours_over_all_that_are_empty():
    scene = nuke(3, 6, health(20, 0, 0, 20, 0, 0))
    assert numbers(scene, "health") == [15, 0, 0, 10, 0, 0]
    assert {"PET-NUKE-08", "PET-NUKE-09"} <= set(clauses(scene, "is splashed"))


@pytest.mark.clause("PET-NUKE-10")
def test_a_marker_passes_on_at_once_when_the_hit_kills():
    scene = nuke(1, 3, health(20, 8, 20))
    assert numbers(scene, "health") == [20 - 5 - 2, 0, 20 - 5 - 2]  # it already acts at the end of this turn
    assert numbers(scene, "markers") == [1, 0, 0]
    assert "PET-NUKE-10" in clauses(scene, "gains a marker")
    assert [event.seat for event in events(scene, "gains a marker")] == [1]
    assert events(scene, "passes markers")[0].data == (1, 0)
    assert "PET-NUKE-10" not in clauses(nuke(1, 3), "gains a marker")
    assert numbers(nuke(1, 2, health(20, 8)), "markers") == [1, 0]  # although that ends the game


@pytest.mark.clause("PET-NUKE-11")
def test_a_shelter_halves_a_nuke_and_keeps_no_marker_away():
    scene = nuke(1, 3, "place: hand 1 = shelter", "1 shelter")
    assert numbers(scene, "health") == [15, 15, 15]
    assert numbers(scene, "markers") == [0, 1, 0]
    assert "PET-NUKE-11" in clauses(scene, "gains a marker")
    assert "PET-NUKE-11" not in clauses(nuke(1, 3, "place: hand 1 = shelter"), "gains a marker")


def test_a_group_may_let_a_shelter_keep_the_marker_away():
    option = "option: nuke_marker_if_sheltered = false\nplace: hand 1 = shelter\nplace: hand 2 = shelter"
    assert numbers(nuke(1, 3, option, "1 shelter"), "markers") == [0, 0, 0]
    assert numbers(nuke(1, 3, option), "markers") == [0, 1, 0]
    assert numbers(nuke(1, 3, option, "1 take", "2 shelter"), "markers") == [0, 1, 0]


# ---------------------------------------------------------------- all at the same time


@pytest.mark.clause("PET-NUKE-14")
def test_target_and_splash_are_hit_at_the_same_time():
    scene = nuke(1, 2, health(5, 10))
    assert numbers(scene, "health") == [0, 0]
    outcome = scene.session.game.outcome(scene.session.state)
    assert (outcome.winners, outcome.clauses) == ((), ("PET-END-02",))
    assert "PET-NUKE-14" in clauses(scene, "is hit")
    assert events(scene, "is the last") == []


def test_a_nuke_may_leave_nobody_of_three():
    scene = nuke(1, 3, health(5, 10, 5))
    assert numbers(scene, "health") == [0, 0, 0]
    assert scene.session.game.outcome(scene.session.state).winners == ()
    assert [event.seat for event in events(scene, "is out")] == [1, 2, 0]


@pytest.mark.parametrize(("points", "winner"), [((6, 10, 5), 0), ((5, 11, 5), 1), ((5, 10, 6), 2)])
def test_the_last_one_left_wins_although_the_nuke_hit_him(points, winner):
    scene = nuke(1, 3, health(*points))
    left = [0, 0, 0]
    left[winner] = 1
    assert numbers(scene, "health") == left
    assert scene.session.game.outcome(scene.session.state).winners == (winner,)


def test_who_is_not_hit_wins_when_all_others_die_with_the_attacker():
    scene = nuke(1, 4, health(5, 10, 5, 1))
    assert numbers(scene, "health") == [0, 0, 0, 1]
    assert scene.session.game.outcome(scene.session.state).winners == (3,)


def test_splash_is_answered_clockwise_from_the_left_of_who_fires_and_by_him_last():
    hands = "\n".join(f"place: hand {seat} = shelter" for seat in (1, 2, 3))
    asked = []
    scene = table(f"{COMMAND}\n{hands}\nplace: hand 0 = {NUKE} shelter", f"0 attack 3 {NUKE}", seats=4)
    while scene.session.turn and scene.session.game.question(scene.session.state).kind in ("Targeted", "Splashed"):
        asked += scene.session.turn
        scene.session.push(f"{asked[-1]} shelter")
    assert asked == [3, 2, 0]
    assert numbers(scene, "health") == [18, 20, 18, 15]
    assert len(scene.cards("discard")) == 6
