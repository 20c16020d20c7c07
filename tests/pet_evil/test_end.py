"""Who is out, and the end: PET-ELIM, PET-END."""

import pytest

from tests.pet_evil.told import COMMAND, clauses, events, kinds, let_come, numbers, play, refused, table

FOUR = "red-warhead red-explosive red-rocket"
NUKE = "nuke-warhead nuke-charge nuke-rocket"
FILL = "green-warhead*4 green-rocket*4"
"""Eight cards that keep a turn in its Scrap phase."""


def fire(missile, header, seats, target=1):
    hands = [f"place: hand {seat} = -" for seat in range(1, seats)]
    lines = [COMMAND, *hands, "place: discard = -", f"place: hand 0 = {missile} {FILL}", header]
    return let_come(table("\n".join(lines), f"0 attack {target} {missile}", seats=seats))


def outcome(scene):
    return scene.session.game.outcome(scene.session.state)


@pytest.mark.clause("PET-ELIM-01")
@pytest.mark.parametrize(("health", "left"), [(4, 0), (5, 1), (3, 0)])
def test_who_has_no_health_left_is_out(health, left):
    scene = fire(FOUR, f"set: health 1 = {health}", 3)
    assert numbers(scene, "health") == [20, left, 20]
    assert [event.seat for event in events(scene, "is out")] == ([] if left else [1])
    out = fire(FOUR, "set: health 1 = 4", 3)
    assert clauses(out, "is out") == ("PET-ELIM-01",)
    assert outcome(out) is None


def test_who_is_out_is_asked_for_nothing_and_gets_no_turn():
    scene = fire(FOUR, "set: health 1 = 4", 3)
    session = scene.session
    assert refused(scene, "1 draw") == ("PET-TURN-05",)
    asked = set()
    for _ in range(60):
        asked |= set(session.turn)
        session.push(session.legal()[0])
    assert asked == {0, 2}


@pytest.mark.clause("PET-ELIM-02")
@pytest.mark.parametrize("gone", ["discarded", "removed"])
def test_hand_and_treaty_of_who_is_out_leave_play(gone):
    six = "boom-beagle shelter*2 blue-rocket*3"
    scene = table(
        f"""{COMMAND}
        option: eliminated_cards = {gone}
        set: health 1 = 4
        place: hand 0 = {FOUR} {FILL}
        place: hand 1 = {six}
        place: front 1 = treaty
        place: hand 2 = deflection
        place: discard = -""",
        f"0 attack 2 {FOUR}",
        "2 deflect 1",
        "1 take",
        seats=3,
    )
    assert scene.cards("hand 1") == scene.cards("front 1") == []
    assert {event.clauses for event in events(scene, "leaves cards")} == {("PET-ELIM-02",)}
    left = ["boom-beagle", "shelter", "shelter", "blue-rocket", "blue-rocket", "blue-rocket", "treaty"]
    used = [*FOUR.split(), "deflection"]
    assert sorted(scene.cards("discard")) == sorted([*used, *left] if gone == "discarded" else used)


def test_what_leaves_the_game_with_a_hand_is_not_shown():
    scene = fire(FOUR, "set: health 1 = 4\noption: eliminated_cards = removed\nplace: hand 1 = shelter", 3)
    assert events(scene, "leaves cards")[0].seen_by == (1,)
    scene = fire(FOUR, "set: health 1 = 4\nplace: hand 1 = shelter", 3)
    assert events(scene, "leaves cards")[0].seen_by is None
    assert events(fire(FOUR, "set: health 1 = 4", 3), "leaves cards") == []


@pytest.mark.clause("PET-ELIM-03")
def test_who_dies_in_the_own_turn_ends_it_at_once():
    scene = fire(NUKE, "set: health 0 = 5\nset: markers 0 = 1", 4)
    assert numbers(scene, "health") == [0, 10, 15, 20]  # no radiation
    assert numbers(scene, "markers") == [0, 1, 0, 1]
    assert scene.session.turn == (1,)
    assert clauses(scene, "dies in the own turn") == ("PET-ELIM-03",)
    assert kinds(scene)[-3:] == ["passes markers", "dies in the own turn", "ends the turn"]
    assert not {"scraps", "keeps", "radiates"} & set(kinds(scene))


def test_who_dies_in_anothers_turn_does_not_end_it():
    scene = fire(FOUR, "set: health 1 = 4", 3)
    assert events(scene, "dies in the own turn") == []
    assert scene.session.turn == (0,)
    assert scene.session.game.question(scene.session.state).kind == "Scrap"


def test_a_group_may_let_the_turn_of_who_died_in_it_go_on():
    option = "option: own_death_ends_turn = false\nset: health 0 = 5\nset: markers 0 = 1"
    scene = fire(NUKE, option, 4)
    assert numbers(scene, "health") == [0, 10 - 2, 15 - 2, 20 - 2]
    assert numbers(scene, "markers") == [0, 1, 0, 1]
    assert events(scene, "dies in the own turn") == []
    assert scene.session.turn == (1,)


@pytest.mark.clause("PET-ELIM-04")
def test_several_are_out_by_one_event():
    header = "set: health 1 = 5\nset: health 2 = 10\nset: health 3 = 5"
    scene = fire(NUKE, header, 4, target=2)
    assert numbers(scene, "health") == [20, 0, 0, 0]
    assert outcome(scene).winners == (0,)
    out = events(scene, "is out")
    assert sorted(event.seat for event in out) == [1, 2, 3]
    assert {event.clauses for event in out} == {("PET-ELIM-01", "PET-ELIM-04")}
    health = [event.kind for event in scene.session.moves[-1].events]
    assert max(i for i, kind in enumerate(health) if kind in ("is hit", "is splashed")) < health.index("is out")
    assert "PET-ELIM-04" not in clauses(fire(FOUR, "set: health 1 = 4", 3), "is out")


@pytest.mark.clause("PET-ELIM-05")
def test_markers_of_several_pass_to_the_nearest_living_one_on_the_right_of_each():
    header = "set: health 1 = 10\nset: health 2 = 5\nset: markers 2 = 1"
    scene = fire(NUKE, header, 4)
    assert numbers(scene, "health") == [15, 0, 0, 20]
    assert numbers(scene, "markers") == [2, 0, 0, 0]  # with the one that B gained
    assert {event.clauses for event in events(scene, "is out")} == {("PET-ELIM-01", "PET-ELIM-04")}
    passed = {event.seat: event for event in events(scene, "passes markers")}
    assert passed[2].data == (1, 0)
    assert passed[2].clauses == ("PET-RAD-04", "PET-RAD-05", "PET-ELIM-05")
    assert passed[1].clauses == ("PET-RAD-04",)


def test_markers_of_two_who_are_no_neighbours_pass_to_one_each():
    header = "set: health 1 = 5\nset: health 2 = 11\nset: health 3 = 5\nset: markers 1 = 1\nset: markers 3 = 1"
    scene = fire(NUKE, header, 5, target=2)
    assert numbers(scene, "health") == [20, 0, 1, 0, 20]
    assert numbers(scene, "markers") == [1, 0, 2, 0, 0]
    assert not any("PET-ELIM-05" in event.clauses for event in events(scene, "passes markers"))


@pytest.mark.clause("PET-END-01")
def test_the_last_one_left_wins_and_no_further_turn_is_played():
    scene = fire(FOUR, "set: health 1 = 4\nset: health 2 = 0", 3)
    assert (outcome(scene).winners, outcome(scene).clauses) == ((0,), ("PET-END-01", "PET-OBJ-01"))
    assert outcome(scene).scores == (20, 0, 0)
    assert clauses(scene, "is the last") == ("PET-END-01", "PET-OBJ-01")
    assert scene.legal() == []
    assert scene.session.turn == ()
    assert refused(scene, "0 scrap green-rocket 1") == ("PET-END-01",)
    assert refused(scene, "2 draw") == ("PET-END-01",)
    assert outcome(fire(FOUR, "set: health 1 = 4", 3)) is None


@pytest.mark.clause("PET-END-02")
def test_if_nobody_is_left_all_have_lost():
    scene = play(f"""
        seats: 3
        {COMMAND}
        set: turn = 2
        set: health 0 = 2
        set: health 1 = 1
        set: health 2 = 2
        set: markers 2 = 1
        place: hand 2 = -
        ---
        2 skip
        > clause PET-END-02
        > winner nobody
        > waiting
    """)
    assert numbers(scene, "health") == [0, 0, 0]
    assert (outcome(scene).winners, outcome(scene).clauses) == ((), ("PET-END-02",))
    assert scene.session.view(0).ending.text == "Nobody is left: all have lost."
    assert refused(scene, "0 draw") == ("PET-END-01",)


@pytest.mark.clause("PET-END-03")
def test_the_end_is_seen_after_a_whole_event():
    scene = fire(NUKE, "set: health 0 = 5\nset: health 1 = 10", 2)
    assert outcome(scene).winners == ()
    assert "PET-END-03" in clauses(scene, "all are out")
    assert events(scene, "is the last") == []
    one = fire(NUKE, "set: health 0 = 6\nset: health 1 = 10", 2)
    assert outcome(one).winners == (0,)
    assert numbers(one, "health") == [1, 0]


def test_a_game_that_is_over_keeps_no_card_in_flight():
    for header, seats in (("set: health 1 = 4", 2), ("set: health 1 = 1\nplace: hand 1 = treaty", 2)):
        scene = fire(FOUR, header, seats)
        assert outcome(scene).winners == (0,)
        assert scene.cards("fired") == scene.cards("shown") == []
        assert sorted(scene.cards("discard"))[:3] == sorted(FOUR.split())
        assert scene.session.state.stack == ()
