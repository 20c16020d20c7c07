"""Radiation markers: PET-RAD."""

import pytest

from tests.pet_evil.told import COMMAND, clauses, events, let_come, numbers, play, table

NUKE = "nuke-warhead nuke-charge nuke-rocket"


def end_of_turn(seats, health=(), markers=(), header="", **changed):
    """A scene in which A ends a turn and takes no Command action; nobody has cards but those of the header."""
    lines = [COMMAND, *(f"place: hand {seat} = -" for seat in range(seats)), header]
    lines += [f"set: health {seat} = {points}" for seat, points in enumerate(health)]
    lines += [f"set: markers {seat} = {count}" for seat, count in enumerate(markers)]
    return table("\n".join(lines), "0 skip", seats=seats)


@pytest.mark.clause("PET-RAD-01")
def test_each_marker_of_the_player_whose_turn_ends_costs_everybody_two():
    scene = end_of_turn(3, markers=(2,))
    assert numbers(scene, "health") == [16, 16, 16]
    assert "PET-RAD-01" in clauses(scene, "radiates")
    assert numbers(end_of_turn(3, markers=(1,)), "health") == [18, 18, 18]
    assert numbers(end_of_turn(3, markers=(3,)), "health") == [14, 14, 14]
    assert events(end_of_turn(3), "radiates") == []


@pytest.mark.clause("PET-RAD-01")
def test_markers_act_after_the_scrap_phase_and_before_the_next_turn():
    play("""
        set: round = 2
        set: phase = command
        set: markers 0 = 1
        place: hand 0 = red-warhead*4 red-rocket*4
        ---
        0 skip
        > health 1 = 20
        0 scrap red-rocket 1
        > clause PET-RAD-01
        > health 0 = 18
        > health 1 = 18
        > waiting 1
    """)


@pytest.mark.clause("PET-RAD-02")
def test_markers_of_others_do_nothing_in_this_turn():
    scene = end_of_turn(2, markers=(0, 1))
    assert numbers(scene, "health") == [20, 20]
    assert "PET-RAD-02" in clauses(scene, "ends the turn")
    for line in ("1 draw", "1 extra-draw", "1 skip"):
        scene.session.push(line)
    assert numbers(scene, "health") == [18, 18]
    assert "PET-RAD-02" not in clauses(scene, "ends the turn")
    assert "PET-RAD-02" not in clauses(end_of_turn(2), "ends the turn")


@pytest.mark.clause("PET-RAD-03")
def test_the_owner_suffers_too_and_a_treaty_does_not_help():
    scene = end_of_turn(3, markers=(1,), header="place: front 1 = treaty")
    assert numbers(scene, "health") == [18, 18, 18]
    assert "PET-RAD-03" in clauses(scene, "radiates")
    behind = {event.seat: "PET-TRT-05" in event.clauses for event in events(scene, "is irradiated")}
    assert behind == {0: False, 1: True, 2: False}


@pytest.mark.clause("PET-RAD-04")
def test_markers_of_a_player_who_is_out_pass_to_the_right():
    scene = table(
        f"""{COMMAND}
        set: markers 1 = 2
        set: health 1 = 2
        place: hand 0 = red-warhead blue-explosive green-rocket red-warhead*3 blue-rocket*4 health-pack
        place: hand 1 = -""",
        "0 attack 1 red-warhead blue-explosive green-rocket",
        "1 take",
        seats=3,
    )
    assert numbers(scene, "markers") == [2, 0, 0]
    assert clauses(scene, "passes markers") == ("PET-RAD-04",)


@pytest.mark.clause("PET-RAD-05")
def test_empty_seats_on_the_right_are_passed_over():
    def killed(health):
        return table(
            f"""{COMMAND}
            set: turn = 2
            {health}
            set: health 1 = 2
            set: markers 1 = 1
            place: hand 2 = red-warhead blue-explosive green-rocket
            place: hand 1 = -""",
            "2 attack 1 red-warhead blue-explosive green-rocket",
            "1 take",
            seats=4,
        )

    scene = killed("set: health 0 = 0")
    assert numbers(scene, "markers") == [0, 0, 0, 1]
    assert clauses(scene, "passes markers") == ("PET-RAD-04", "PET-RAD-05")
    scene = killed("set: health 0 = 1")
    assert numbers(scene, "markers") == [1, 0, 0, 0]
    assert clauses(scene, "passes markers") == ("PET-RAD-04",)
    scene = killed("set: health 0 = 0\nset: health 3 = 0")
    assert scene.session.game.outcome(scene.session.state).winners == (2,)


def test_who_dies_by_radiation_in_the_own_turn_passes_the_markers_on():
    scene = end_of_turn(3, health=(2, 20, 20), markers=(1,))
    assert numbers(scene, "health") == [0, 18, 18]
    assert numbers(scene, "markers") == [0, 0, 1]
    assert scene.session.turn == (1,)


@pytest.mark.clause("PET-RAD-06")
def test_several_markers_act_at_once():
    scene = end_of_turn(2, health=(2, 4), markers=(2,))
    assert numbers(scene, "health") == [0, 0]
    assert scene.session.game.outcome(scene.session.state).winners == ()
    assert "PET-RAD-06" in clauses(scene, "radiates")
    assert "PET-RAD-06" not in clauses(end_of_turn(2, markers=(1,)), "radiates")


def test_a_group_may_let_markers_act_one_by_one():
    option = "option: radiation_in_one_batch = false"
    scene = end_of_turn(2, health=(2, 4), markers=(2,), header=option)
    assert numbers(scene, "health") == [0, 2]
    assert scene.session.game.outcome(scene.session.state).winners == (1,)
    three = end_of_turn(3, health=(2, 20, 20), markers=(2,), header=option)
    assert numbers(three, "health") == [0, 18, 18]  # the second marker belongs to another one now
    assert numbers(three, "markers") == [0, 0, 2]
    assert numbers(end_of_turn(3, markers=(3,), header=option), "health") == [14, 14, 14]


@pytest.mark.clause("PET-RAD-07")
@pytest.mark.parametrize(("limit", "markers", "left"), [("3", [2, 1], 0), ("none", [2, 2], 0)])
def test_there_are_three_markers_unless_the_group_says_otherwise(limit, markers, left):
    header = f"""{COMMAND}
        option: marker_limit = {limit}
        set: markers 0 = 2
        set: markers 1 = 1
        set: supply = 0
        place: hand 0 = {NUKE} red-rocket*4 blue-rocket*4
        place: hand 1 = -"""
    scene = let_come(table(header, f"0 attack 1 {NUKE}"))
    assert numbers(scene, "markers") == markers
    assert scene.session.state.cells[scene.session.game.layout.cell("supply")] == left
    assert bool(events(scene, "finds no marker")) == (limit == "3")
    assert numbers(scene, "health") == [15, 10]
    again = let_come(table(header.replace("= none", "= 3"), f"0 attack 1 {NUKE}"))
    assert "PET-RAD-07" in clauses(again, "finds no marker")


def test_the_last_marker_is_taken_without_a_word_about_the_limit():
    header = f"{COMMAND}\nset: supply = 1\nset: markers 1 = 2\nplace: hand 0 = {NUKE}\nplace: hand 1 = -"
    scene = let_come(table(header, f"0 attack 1 {NUKE}"))
    assert numbers(scene, "markers") == [0, 3]
    assert not any("PET-RAD-07" in event.clauses for event in scene.session.events)


@pytest.mark.clause("PET-RAD-08")
def test_markers_stay_turn_after_turn():
    scene = end_of_turn(2, markers=(1,))
    for _ in range(2):
        for seat in (1, 0):
            for verb in ("draw", "extra-draw", "skip"):
                scene.session.push(f"{seat} {verb}")
            while "scrap" in {action.verb for action in scene.session.legal(seat)}:
                scene.session.push(scene.session.legal(seat)[0])
    assert numbers(scene, "health") == [14, 14]
    assert numbers(scene, "markers") == [1, 0]
    assert "PET-RAD-08" in clauses(scene, "radiates")


@pytest.mark.clause("PET-RAD-09")
def test_if_everybody_dies_at_once_markers_pass_to_nobody():
    scene = end_of_turn(2, health=(2, 2), markers=(1,))
    assert numbers(scene, "health") == [0, 0]
    assert events(scene, "passes markers") == []
    assert "PET-RAD-09" in clauses(scene, "all are out")
    assert scene.session.game.outcome(scene.session.state).winners == ()


def test_that_everybody_dies_without_a_marker_needs_no_such_rule():
    scene = table(
        f"""{COMMAND}
        set: health 0 = 2
        set: health 1 = 2
        place: hand 0 = fallout-ferret""",
        "0 pet fallout-ferret",
    )
    assert "PET-RAD-09" not in clauses(scene, "all are out")
    assert "PET-END-02" in clauses(scene, "all are out")


def test_all_die_by_radiation_in_the_turn_of_one_who_would_outlive_the_others():
    scene = end_of_turn(3, health=(2, 1, 2), markers=(1,))
    assert numbers(scene, "health") == [0, 0, 0]
    assert scene.session.game.outcome(scene.session.state).winners == ()
    scene = end_of_turn(3, health=(3, 1, 2), markers=(1,))
    assert scene.session.game.outcome(scene.session.state).winners == (0,)
