"""The five steps of an attack: PET-ATK."""

import pytest

from tests.pet_evil.told import COMMAND, clauses, events, kinds, let_come, numbers, play, refused, table

NINE = "red-warhead blue-explosive*3 red-rocket"
TWO = "yellow-warhead green-explosive yellow-rocket"
NUKE = "nuke-warhead nuke-charge nuke-rocket"
FILL = "health-pack*4 treaty*2 deflection*4"
"""Ten cards that keep a turn in its Scrap phase."""


def attacks(scene, seat=0):
    return sorted({line.split()[2] for line in scene.legal(seat) if " attack " in line})


@pytest.mark.clause("PET-ATK-01")
def test_the_cards_of_a_missile_lie_face_up_before_all():
    scene = play(f"""
        seats: 3
        {COMMAND}
        place: hand 0 = {NINE} shelter
        ---
        0 attack 1 {NINE}
        > clause PET-ATK-01
        > hand 0 = shelter
        > fired = {NINE}
        > health 1 = 20
        > waiting 1
    """)
    assert "PET-ATK-01" in clauses(scene, "lays a missile")
    for seat in (0, 1, 2, None):
        zone = next(zone for zone in scene.session.view(seat).zones if zone.name == "fired")
        assert sorted(face.key for face in zone.cards) == sorted(["red-warhead", *["blue-explosive"] * 3, "red-rocket"])


@pytest.mark.clause("PET-ATK-02")
def test_the_target_is_any_other_living_player_without_a_treaty():
    scene = play(f"""
        seats: 5
        {COMMAND}
        set: health 2 = 0
        place: front 3 = treaty
        place: hand 0 = {NINE}
        ---
        ! 0 attack
        > refused PET-ATK-02
        ! 0 attack 7 {NINE}
        > refused PET-ATK-02
        ! 0 attack {NINE}
        > refused PET-ATK-02
    """)
    assert attacks(scene) == ["1", "4"]
    scene.session.push(f"0 attack 4 {NINE}")
    assert clauses(scene, "aims at") == ("PET-ATK-02",)
    assert events(scene, "aims at")[0].data == (4,)


@pytest.mark.clause("PET-ATK-03")
@pytest.mark.parametrize("hand", ["shelter", "-"])
def test_the_target_is_asked_before_any_damage_is_done(hand):
    play(f"""
        {COMMAND}
        place: hand 0 = {NINE}
        place: hand 1 = {hand}
        ---
        0 attack 1 {NINE}
        > clause PET-ATK-03
        > waiting 1
        > health 1 = 20
        > legal 1 take
    """)


@pytest.mark.clause("PET-ATK-04")
def test_the_damage_is_done_on_the_health_track():
    play(f"""
        {COMMAND}
        place: hand 0 = {NINE}
        place: hand 1 = -
        ---
        0 attack 1 {NINE}
        1 take
        > clause PET-ATK-04
        > health 1 = 11
        > health 0 = 20
    """)


@pytest.mark.clause("PET-ATK-05")
def test_all_used_cards_are_discarded():
    scene = play(f"""
        {COMMAND}
        place: hand 0 = red-warhead blue-explosive*2 red-rocket treaty
        place: hand 1 = shelter treaty
        place: discard = green-rocket
        ---
        0 attack 1 red-warhead blue-explosive*2 red-rocket
        > discard = green-rocket
        1 shelter
        > clause PET-ATK-05
        > fired = -
        > hand 0 = treaty
        > hand 1 = treaty
    """)
    assert scene.cards("discard")[0] == "green-rocket"
    used = ["blue-explosive", "blue-explosive", "red-rocket", "red-warhead", "shelter"]
    assert sorted(scene.cards("discard")[1:]) == used
    assert "PET-ATK-10" not in clauses(scene, "discards used")


@pytest.mark.clause("PET-ATK-06")
def test_only_one_missile_is_fired_in_a_turn():
    scene = play(f"""
        {COMMAND}
        place: hand 0 = {NINE} {TWO} {FILL}
        place: hand 1 = -
        ---
        > legal 0 attack 1 {TWO}
        0 attack 1 {NINE}
        ! 0 attack 1 {TWO}
        > refused PET-ATK-06
        1 take
        > phase = scrap
        ! 0 attack 1 {TWO}
        > refused PET-ATK-06
    """)
    assert set(refused(scene, f"0 attack 1 {TWO}")) == {"PET-ATK-06", "PET-CMD-01"}


def test_another_command_action_is_no_missile_that_was_fired():
    scene = table(f"{COMMAND}\nplace: hand 0 = {NINE} {FILL}", "0 skip")
    assert refused(scene, f"0 attack 1 {NINE}") == ("PET-CMD-01",)
    scene = table(f"{COMMAND}\nplace: hand 0 = {NINE} {FILL}", "0 treaty")
    assert refused(scene, f"0 attack 1 {NINE}") == ("PET-CMD-01",)


@pytest.mark.clause("PET-ATK-07")
def test_nobody_fires_at_himself_or_at_a_player_who_is_out():
    scene = play(f"""
        seats: 3
        {COMMAND}
        set: health 1 = 0
        place: hand 0 = {NINE}
        ---
        ! 0 attack 1 {NINE}
        > refused PET-ATK-07
        ! 0 attack 0 {NINE}
        > refused PET-ATK-07
        > legal 0 attack 2 {NINE}
    """)
    assert attacks(scene) == ["2"]
    assert scene.session.check(f"0 attack 0 {NINE}").message == "You cannot fire at yourself."
    assert scene.session.check(f"0 attack 1 {NINE}").message == "That player is out of the game already."


@pytest.mark.clause("PET-ATK-08")
def test_if_all_others_sit_behind_treaties_no_attack_is_possible():
    scene = play(f"""
        {COMMAND}
        place: front 1 = treaty
        place: hand 0 = {NINE} {NUKE}
        ---
        ! 0 attack 1 {NINE}
        > refused PET-ATK-08
        ! 0 attack 1 {NUKE}
        > refused PET-ATK-08
        > legal 0 skip
    """)
    assert attacks(scene) == []
    three = table(f"{COMMAND}\nplace: front 1 = treaty\nplace: hand 0 = {NINE}", seats=3)
    assert refused(three, f"0 attack 1 {NINE}") == ("PET-TRT-02",)


@pytest.mark.clause("PET-ATK-09")
def test_the_target_answers_and_after_a_deflection_the_new_one():
    scene = play(f"""
        seats: 3
        {COMMAND}
        place: hand 0 = {NINE} shelter
        place: hand 1 = deflection shelter
        place: hand 2 = shelter deflection
        ---
        0 attack 1 {NINE}
        > clause PET-ATK-09
        > waiting 1
        ! 2 shelter
        > refused PET-SHEL-06
        ! 2 deflect 0
        > refused PET-DEFL-01
        1 deflect 2
        > waiting 2
        ! 1 shelter
        > refused PET-SHEL-06
        2 shelter
        > health 2 = 16
        > health 1 = 20
    """)
    assert len(scene.session.moves) == 3


def test_every_answer_is_offered_only_with_its_card_and_letting_it_come_always():
    def answers(hand):
        scene = table(f"{COMMAND}\nplace: hand 0 = {NINE}\nplace: hand 1 = {hand}", f"0 attack 1 {NINE}")
        return scene.legal()

    assert answers("-") == ["1 take"]
    assert answers("shelter red-rocket") == ["1 shelter", "1 take"]
    assert answers("deflection health-pack treaty") == ["1 deflect 0", "1 take"]
    assert answers("boom-beagle tank-tortoise") == ["1 pet tank-tortoise", "1 take"]


def test_who_is_not_the_target_is_refused_for_that_only():
    scene = table(f"{COMMAND}\nplace: hand 0 = {NINE}\nplace: hand 2 = deflection shelter", f"0 attack 1 {NINE}", seats=4)
    assert refused(scene, "2 deflect 0") == ("PET-DEFL-01",)
    assert refused(scene, "2 deflect 2") == ("PET-DEFL-01",)
    assert refused(scene, "2 take") == ("PET-SHEL-06",)
    assert refused(scene, "0 take") == ("PET-SHEL-06",)


@pytest.mark.clause("PET-ATK-10")
def test_the_used_cards_are_discarded_even_if_splash_kills_who_fired():
    scene = let_come(
        table(
            f"""{COMMAND}
            set: health 0 = 5
            place: hand 0 = {NUKE} treaty
            place: hand 1 = -
            place: hand 2 = -
            place: discard = -""",
            f"0 attack 1 {NUKE}",
            seats=3,
        )
    )
    assert numbers(scene, "health") == [0, 10, 15]
    assert sorted(scene.cards("discard")[:3]) == sorted(NUKE.split())
    assert scene.cards("discard")[3:] == ["treaty"]
    assert scene.cards("fired") == []
    assert "PET-ATK-10" in clauses(scene, "discards used")
    assert kinds(scene).count("discards used") == 1
    assert scene.session.turn == (1,)


def test_who_is_killed_by_the_own_missile_as_its_target_has_no_splash():
    scene = table(
        f"""{COMMAND}
        set: health 0 = 9
        place: hand 0 = {NINE}
        place: hand 1 = deflection""",
        f"0 attack 1 {NINE}",
        "1 deflect 0",
        "0 take",
    )
    assert scene.session.game.outcome(scene.session.state).winners == (1,)
    assert sorted(set(scene.cards("discard"))) == ["blue-explosive", "deflection", "red-rocket", "red-warhead"]
    assert "PET-ATK-10" not in clauses(scene, "discards used")
