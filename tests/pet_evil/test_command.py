"""The Command phase, Health Packs and Treaties: PET-CMD, PET-HP, PET-TRT."""

import pytest

from tests.pet_evil.games import play, shown, zone

COMMAND = "set: round = 2\nset: phase = command"
DUD, DUD_TEXT = "red-warhead blue-explosive green-rocket", "attack 1 red-warhead blue-explosive green-rocket"
CLEAN = "red-warhead red-explosive*2 red-rocket"
NUKE = "nuke-warhead nuke-charge nuke-rocket"


def command(text, *lines):
    """A Command phase in round 2."""
    return play("\n".join([COMMAND, *(line.strip() for line in text.strip().splitlines()), "---", *lines]))


# ---------------------------------------------------------------- one action, or none


@pytest.mark.clause("PET-CMD-01")
def test_at_most_one_command_action_is_taken_and_none_is_allowed():
    scene = command(
        f"place: hand 0 = treaty health-pack red-explosive*5 {DUD}",
        "0 treaty",
        "> phase = scrap",
        f"! 0 {DUD_TEXT}",
        "> refused PET-CMD-01",
        "! 0 health-pack 0",
        "> refused PET-CMD-01",
        "! 0 treaty",
        "> refused PET-CMD-01",
    )
    assert "PET-ATK-06" not in scene.session.check(f"0 {DUD_TEXT}").clauses
    none = command("place: hand 0 = treaty", "0 skip", "> clause PET-CMD-01", "> turn = 1", "> hand 0 = treaty")
    assert [event.kind for event in none.session.moves[0].events][:1] == ["skips command"]


@pytest.mark.clause("PET-CMD-02")
def test_there_are_three_command_actions_and_those_of_evil_pets():
    scene = command(f"place: hand 0 = treaty health-pack shelter deflection tank-tortoise {DUD}")
    assert {action.verb for action in scene.session.legal()} == {"attack", "health-pack", "treaty", "skip"}
    assert "PET-CMD-02" in scene.session.view(0).question.clauses
    assert command("place: hand 0 = fallout-ferret").legal(0) == ["0 pet fallout-ferret", "0 skip"]


def test_who_can_do_nothing_is_asked_all_the_same():
    assert command("place: hand 0 = shelter").legal() == ["0 skip"]


# ---------------------------------------------------------------- Health Pack


@pytest.mark.clause("PET-HP-01")
def test_a_health_pack_gives_four_health_to_any_one_player():
    text = "seats: 3\nplace: hand 0 = health-pack\nset: health 0 = 9\nset: health 1 = 11\nset: health 2 = 12"
    for other, health in ((0, 13), (1, 15), (2, 16)):
        scene = command(text, f"0 health-pack {other}", "> clause PET-HP-01", f"> health {other} = {health}", "> hand 0 = -")
        assert "PET-HP-02" not in scene.scene.since
    command(
        text,
        "! 0 health-pack",
        "> refused PET-HP-01",
        "! 0 health-pack 3",
        "> refused PET-HP-01",
        "! 0 health-pack 0 1",
        "> refused PET-HP-01",
    )
    command("place: hand 0 = treaty", "! 0 health-pack 0", "> refused PET-HP-01")


@pytest.mark.clause("PET-HP-02")
@pytest.mark.parametrize(("before", "after", "capped"), [(15, 19, False), (16, 20, False), (18, 20, True), (20, 20, True)])
def test_health_never_exceeds_that_of_the_start(before, after, capped):
    scene = command(f"place: hand 0 = health-pack\nset: health 0 = {before}", "0 health-pack 0", f"> health 0 = {after}")
    assert ("PET-HP-02" in scene.scene.since) == capped
    command("place: hand 0 = health-pack\nset: health 0 = 18", "0 health-pack 0", "> clause PET-HP-02")


@pytest.mark.clause("PET-HP-03")
def test_a_health_pack_brings_nobody_back():
    scene = command("seats: 3\nset: health 1 = 0\nplace: hand 0 = health-pack", "! 0 health-pack 1", "> refused PET-HP-03")
    assert scene.legal(0) == ["0 health-pack 0", "0 health-pack 2", "0 skip"]
    assert scene.session.check("0 health-pack 2") is None


@pytest.mark.clause("PET-HP-04")
def test_a_health_pack_is_the_command_action_and_no_answer():
    command(
        f"place: hand 0 = health-pack {DUD} red-explosive*7",
        "0 health-pack 0",
        f"! 0 {DUD_TEXT}",
        "> refused PET-CMD-01",
        "! 0 health-pack 0",
        "> refused PET-HP-04",
    )
    scene = command(
        f"place: hand 0 = {DUD}\nplace: hand 1 = health-pack", f"0 {DUD_TEXT}", "! 1 health-pack 1", "> refused PET-HP-04"
    )
    assert scene.legal(1) == ["1 take"]
    assert "PET-HP-04" not in command("place: hand 0 = -").session.check("0 health-pack 0").clauses


# ---------------------------------------------------------------- Treaty


@pytest.mark.clause("PET-TRT-01")
def test_a_treaty_is_laid_face_up_and_stays():
    scene = command(
        "place: hand 0 = treaty\nplace: discard = -",
        "! 0 treaty 1",
        "> refused PET-TRT-01",
        "0 treaty",
        "> clause PET-TRT-01",
        "> turn = 1",
        "> front 0 = treaty",
        "> discard = -",
        "> hand 0 = -",
    )
    for seat in (0, 1, None):
        assert [face.key for face in shown(scene.session.view(seat), "front 0").cards] == ["treaty"]
    command("place: hand 0 = shelter", "! 0 treaty", "> refused PET-TRT-01")


@pytest.mark.clause("PET-TRT-02")
@pytest.mark.parametrize("missile", [DUD, NUKE])
def test_who_sits_behind_a_treaty_is_no_target_of_missiles_and_nukes(missile):
    text = f"seats: 3\nplace: hand 0 = {missile}\nplace: front 1 = treaty"
    scene = command(text, f"! 0 attack 1 {missile}", "> refused PET-TRT-02")
    assert {action.args[0] for action in scene.session.legal() if action.verb == "attack"} == {"2"}
    assert "PET-ATK-08" not in scene.session.check(f"0 attack 1 {missile}").clauses
    assert command(f"seats: 3\nplace: hand 0 = {missile}").session.check(f"0 attack 1 {missile}") is None


@pytest.mark.clause("PET-TRT-03")
def test_a_deflected_missile_can_be_sent_to_who_sits_behind_a_treaty():
    scene = command(
        f"seats: 4\nplace: hand 0 = {CLEAN}\nplace: hand 1 = -\nplace: hand 2 = deflection\nplace: front 1 = treaty",
        f"0 attack 2 {CLEAN}",
        "2 deflect 1",
        "> clause PET-TRT-03",
        "> waiting 1",
        "1 take",
        "> health 1 = 12",
        "> health 2 = 20",
    )
    other = scene.session.game.apply(scene.session.moves[1].before, scene.session.read("2 deflect 3"))
    assert not [event for event in other.events if "PET-TRT-03" in event.clauses]


@pytest.mark.clause("PET-TRT-04")
def test_a_treaty_ends_before_the_next_draw_phase_of_its_owner():
    scene = play("""
        seats: 3
        set: round = 3
        set: phase = command
        place: hand 0 = treaty
        place: hand 1 = -
        place: hand 2 = -
        place: discard = -
        ---
        0 treaty
        1 draw
        1 extra-draw
        1 skip
        > front 0 = treaty
        2 draw
        2 extra-draw
        > front 0 = treaty
        2 skip
        > clause PET-TRT-04
        > turn = 0
        > phase = draw
        > round = 4
        > front 0 = -
        > discard = treaty
    """)
    turns = [move.action.seat for move in scene.session.moves if move.action.verb == "draw"]
    assert turns == [1, 2]  # one turn each under the Treaty
    assert "PET-TRT-04" not in {
        clause for move in scene.session.moves[:-1] for event in move.events for clause in event.clauses
    }


@pytest.mark.clause("PET-TRT-05")
def test_a_treaty_stops_neither_splash_nor_radiation():
    scene = command(
        f"seats: 4\nplace: hand 0 = {NUKE}\nplace: hand 1 = -\nplace: hand 2 = -\nplace: hand 3 = -\nplace: front 1 = treaty",
        f"0 attack 2 {NUKE}",
        "2 take",
        "1 take",
        "3 take",
        "> clause PET-TRT-05",
        "> health 1 = 15",
        "> health 3 = 15",
    )
    splash = {event.seat: event.clauses for event in scene.session.events if event.kind == "is splashed"}
    assert [seat for seat, clauses in splash.items() if "PET-TRT-05" in clauses] == [1]
    scene = command(
        "place: hand 0 = -\nset: markers 0 = 1\nplace: front 1 = treaty", "0 skip", "> health 1 = 18", "> health 0 = 18"
    )
    rays = {event.seat: event.clauses for event in scene.session.events if event.kind == "is irradiated"}
    assert [seat for seat, clauses in rays.items() if "PET-TRT-05" in clauses] == [1]


@pytest.mark.clause("PET-TRT-06")
def test_a_treaty_that_was_laid_is_no_card_of_the_hand():
    scene = play("""
        set: round = 2
        set: phase = command
        place: hand 0 = red-explosive*6 treaty
        place: hand 1 = blue-explosive*6
        ---
        0 treaty
        > clause PET-TRT-06
        > turn = 1
        1 draw
        ! 1 steal 0
        > refused PET-STEAL-02
    """)
    refusal = scene.session.check("1 steal 0")
    assert refusal.actual == "6"
    assert len(zone(scene.session.state, "hand 0")) == 6
    assert "1 trade 0" in scene.legal(1)
    assert "treaty" not in {action.args[0] for action in scene.session.legal() if action.verb == "seal"}


@pytest.mark.clause("PET-TRT-07")
def test_the_owner_of_a_treaty_may_answer_a_deflected_missile():
    text = f"""
        seats: 4
        place: hand 0 = {CLEAN}
        place: hand 1 = shelter deflection
        place: hand 2 = deflection
        place: hand 3 = -
        place: front 1 = treaty
    """
    scene = command(text, f"0 attack 2 {CLEAN}", "2 deflect 1", "> clause PET-TRT-07", "1 shelter", "> health 1 = 16")
    asked = scene.session.game.question(scene.session.moves[1].before)
    assert "PET-TRT-07" not in asked.clauses  # seat 2 has no Treaty
    again = command(text, f"0 attack 2 {CLEAN}", "2 deflect 1", "1 deflect 3", "3 take", "> health 3 = 12", "> health 1 = 20")
    assert "1 shelter" in map(str, again.session.moves[2].before.legal)
