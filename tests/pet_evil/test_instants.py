"""Instant actions: PET-INST, PET-SHEL, PET-DEFL."""

import pytest

from pugsbox.pet_evil import PET_EVIL
from tests.pet_evil.told import COMMAND, clauses, events, let_come, numbers, play, refused, table

NUKE = "nuke-warhead nuke-charge nuke-rocket"
MISSILES = {
    2: "red-warhead blue-explosive green-rocket",
    3: "red-warhead blue-explosive red-rocket",
    4: "red-warhead red-explosive red-rocket",
    6: "red-warhead blue-explosive*2 red-rocket",
    8: "red-warhead red-explosive*2 red-rocket",
    9: "red-warhead blue-explosive*3 red-rocket",
    12: "red-warhead red-explosive*3 red-rocket",
    10: NUKE,
}
"""A Missile for each damage."""
SIX, NINE, TWELVE = MISSILES[6], MISSILES[9], MISSILES[12]


def fire(missile, *answers, header="", seats=2, target=1):
    """A scene in which A fires and some answer; nobody else has cards but those of the header."""
    hands = [f"place: hand {seat} = -" for seat in range(1, seats)]
    return table(
        "\n".join([COMMAND, *hands, f"place: hand 0 = {missile}", header]),
        f"0 attack {target} {missile}",
        *answers,
        seats=seats,
    )


def deflections(scene, seat):
    return [int(line.split()[-1]) for line in scene.legal(seat) if " deflect " in line]


@pytest.mark.clause("PET-INST-01")
def test_each_instant_card_says_when_it_is_used_and_whether_it_must_be():
    instants = {card.key: PET_EVIL.words.effects[card.key] for card in PET_EVIL.cards.values() if card.kind == "instant"}
    assert set(instants) == {"shelter", "deflection"}
    assert all(said.startswith("Instant: ") for said in instants.values())
    scene = fire(SIX, header="place: hand 1 = shelter deflection")
    assert "PET-INST-01" in scene.session.game.question(scene.session.state).clauses
    assert scene.legal() == ["1 deflect 0", "1 shelter", "1 take"]  # nobody has to
    splash = fire(NUKE, "1 take", header="place: hand 2 = shelter", seats=3)
    assert "PET-INST-01" not in splash.session.game.question(splash.session.state).clauses


# ---------------------------------------------------------------- Shelter


@pytest.mark.clause("PET-SHEL-01")
@pytest.mark.parametrize(("damage", "taken"), [(2, 1), (3, 1), (4, 2), (6, 3), (8, 4), (9, 4), (12, 6), (10, 5)])
def test_a_shelter_prevents_half_of_the_damage_rounded_up(damage, taken):
    scene = fire(MISSILES[damage], "1 shelter", header="place: hand 1 = shelter")
    assert scene.cards("hand 1") == []
    let_come(scene)
    assert numbers(scene, "health")[1] == 20 - taken
    assert scene.cards("discard")[-1] == "shelter"
    assert "PET-SHEL-01" in clauses(scene, "shelters")
    assert ("PET-SHEL-02" in clauses(scene, "shelters")) == (damage == 10)


@pytest.mark.clause("PET-SHEL-01")
def test_without_a_shelter_or_without_a_missile_there_is_no_shelter():
    play(f"""
        {COMMAND}
        place: hand 0 = {SIX} shelter
        place: hand 1 = red-rocket
        ---
        ! 0 shelter
        > refused PET-SHEL-01
        0 attack 1 {SIX}
        ! 1 shelter
        > refused PET-SHEL-01
    """)


@pytest.mark.clause("PET-SHEL-02")
def test_a_shelter_works_against_a_nuke():
    scene = let_come(fire(NUKE, "1 shelter", header="place: hand 1 = shelter"))
    assert numbers(scene, "health") == [15, 15]
    assert clauses(scene, "shelters") == ("PET-SHEL-01", "PET-SHEL-02")


@pytest.mark.clause("PET-SHEL-03")
def test_a_shelter_does_not_work_against_radiation():
    scene = play(f"""
        {COMMAND}
        set: markers 0 = 1
        place: hand 0 = -
        place: hand 1 = shelter
        ---
        0 skip
        > clause PET-SHEL-03
        > health 1 = 18
        > hand 1 = shelter
        > waiting 1
        ! 1 shelter
        > refused PET-SHEL-03
    """)
    assert [move.action.seat for move in scene.session.moves] == [0]
    assert "PET-SHEL-03" not in refused(fire(SIX), "1 shelter")


@pytest.mark.clause("PET-SHEL-04")
def test_who_is_beside_the_target_of_a_nuke_may_shelter():
    scene = fire(NUKE, "2 take", "1 shelter", header="place: hand 1 = shelter", seats=5, target=2)
    assert clauses(scene, "shelters") == ("PET-SHEL-01", "PET-SHEL-02", "PET-SHEL-04")
    let_come(scene)
    assert numbers(scene, "health") == [20, 18, 10, 15, 20]
    assert "PET-SHEL-04" not in clauses(fire(NUKE, "1 shelter", header="place: hand 1 = shelter"), "shelters")


def test_a_group_may_ask_only_the_target_of_a_nuke():
    scene = fire(NUKE, "1 take", header="option: shelter_from_splash = false\nplace: hand 2 = shelter", seats=3)
    assert numbers(scene, "health") == [15, 10, 15]
    assert scene.cards("hand 2") == ["shelter"]


@pytest.mark.clause("PET-SHEL-05")
def test_one_player_uses_one_shelter_against_a_missile():
    scene = fire(TWELVE, "1 shelter", header="place: hand 1 = shelter*2")
    assert numbers(scene, "health") == [20, 14]
    assert scene.cards("hand 1") == ["shelter"]
    scene = play(f"""
        seats: 3
        {COMMAND}
        place: hand 0 = {NUKE}
        place: hand 1 = shelter*2
        place: hand 2 = shelter
        ---
        0 attack 1 {NUKE}
        1 shelter
        ! 1 shelter
        > refused PET-SHEL-05
        ! 0 shelter
        > refused PET-SHEL-06
    """)
    assert "PET-SHEL-05" not in refused(scene, "0 shelter")
    scene.session.push("2 shelter")
    assert numbers(let_come(scene), "health") == [15, 15, 18]


def test_a_group_may_let_several_shelters_help_against_one_missile():
    option = "option: shelters_per_missile = unlimited\nplace: hand 1 = shelter*3"
    scene = fire(TWELVE, "1 shelter", "1 shelter", "1 take", header=option)
    assert numbers(scene, "health") == [20, 17]
    assert scene.cards("hand 1") == ["shelter"]
    scene = fire(NUKE, "1 shelter", "1 shelter", "1 shelter", "1 take", header=option)
    assert numbers(let_come(scene), "health") == [15, 19]
    scene = fire(NUKE, "2 take", "1 shelter", "1 shelter", "1 take", header=option, seats=5, target=2)
    assert numbers(let_come(scene), "health") == [20, 19, 10, 15, 20]


@pytest.mark.clause("PET-SHEL-06")
def test_a_shelter_helps_its_owner_only_and_need_not_be_used():
    play(f"""
        seats: 3
        {COMMAND}
        place: hand 0 = {SIX}
        place: hand 1 = shelter
        place: hand 2 = shelter
        ---
        0 attack 1 {SIX}
        ! 2 shelter
        > refused PET-SHEL-06
        ! 2 shelter 1
        > refused PET-SHEL-06
        ! 1 shelter 2
        > refused PET-SHEL-06
        1 take
        > clause PET-SHEL-06
        > health 1 = 14
        > hand 1 = shelter
        > hand 2 = shelter
    """)


# ---------------------------------------------------------------- Deflection


@pytest.mark.clause("PET-DEFL-01")
def test_a_deflection_chooses_a_new_target():
    scene = fire(NINE, "1 deflect 2", header="place: hand 1 = deflection shelter", seats=3)
    assert scene.session.turn == (2,)
    assert numbers(scene, "health") == [20, 20, 20]
    assert events(scene, "aims at")[-1].data == (2,)
    let_come(scene)
    assert numbers(scene, "health") == [20, 20, 11]
    assert "deflection" in scene.cards("discard")
    assert scene.cards("hand 1") == ["shelter"]
    assert clauses(scene, "deflects") == ("PET-DEFL-01",)


@pytest.mark.clause("PET-DEFL-01")
def test_without_a_deflection_a_missile_or_a_name_nothing_is_deflected():
    play(f"""
        seats: 3
        {COMMAND}
        place: hand 0 = {SIX} deflection
        place: hand 1 = deflection
        place: hand 2 = -
        ---
        ! 1 deflect 0
        > refused PET-DEFL-01
        ! 0 deflect 1
        > refused PET-DEFL-01
        0 attack 1 {SIX}
        ! 1 deflect
        > refused PET-DEFL-01
        ! 1 deflect 9
        > refused PET-DEFL-01
        1 deflect 2
        ! 2 deflect 0
        > refused PET-DEFL-01
    """)


@pytest.mark.clause("PET-DEFL-02")
def test_it_cannot_go_back_to_who_aimed():
    scene = fire(SIX, header="place: hand 1 = deflection", seats=4)
    assert deflections(scene, 1) == [2, 3]
    assert refused(scene, "1 deflect 0") == ("PET-DEFL-02",)


@pytest.mark.clause("PET-DEFL-03")
def test_between_two_players_it_goes_back():
    scene = fire(SIX, header="place: hand 1 = deflection")
    assert deflections(scene, 1) == [0]
    scene.session.push("1 deflect 0")
    assert clauses(scene, "deflects") == ("PET-DEFL-01", "PET-DEFL-03")
    let_come(scene)
    assert numbers(scene, "health") == [14, 20]


def test_it_goes_back_when_only_two_of_four_are_left():
    scene = fire(SIX, header="set: health 1 = 0\nset: health 3 = 0\nplace: hand 2 = deflection", seats=4, target=2)
    assert deflections(scene, 2) == [0]
    scene.session.push("2 deflect 0")
    assert "PET-DEFL-03" in clauses(scene, "deflects")


@pytest.mark.clause("PET-DEFL-04")
def test_what_was_deflected_is_deflected_again_but_not_back_to_who_did():
    scene = fire(SIX, "1 deflect 2", header="place: hand 1 = deflection\nplace: hand 2 = deflection", seats=4)
    assert deflections(scene, 2) == [3, 0]
    assert refused(scene, "2 deflect 1") == ("PET-DEFL-02", "PET-DEFL-04")
    scene.session.push("2 deflect 0")
    assert clauses(scene, "deflects") == ("PET-DEFL-01", "PET-DEFL-04")
    assert scene.session.turn == (0,)
    let_come(scene)
    assert numbers(scene, "health") == [14, 20, 20, 20]


def test_a_group_may_keep_a_missile_from_who_fired_it():
    option = "option: deflection_excludes = first_attacker\nplace: hand 1 = deflection"
    scene = fire(SIX, "1 deflect 2", header=f"{option}\nplace: hand 2 = deflection", seats=4)
    assert deflections(scene, 2) == [3, 1]
    refusal = scene.session.check("2 deflect 0")
    assert refusal.clauses == ("PET-DEFL-02",)
    assert refusal.message == "It cannot go back to who fired it."
    assert deflections(fire(SIX, header=option), 1) == [0]


def test_among_three_a_missile_comes_back_to_who_fired_and_is_sent_on_again():
    hands = "place: hand 1 = deflection\nplace: hand 2 = deflection"
    scene = table(
        f"{COMMAND}\nplace: hand 0 = {SIX} deflection\n{hands}",
        f"0 attack 1 {SIX}",
        "1 deflect 2",
        "2 deflect 0",
        seats=3,
    )
    assert deflections(scene, 0) == [1]  # 2 aimed last
    scene.session.push("0 deflect 1")
    let_come(scene)
    assert numbers(scene, "health") == [20, 14, 20]
    assert scene.cards("discard").count("deflection") == 3


@pytest.mark.clause("PET-DEFL-05")
def test_a_nuke_can_be_deflected_and_all_follows_its_last_target():
    scene = fire(NUKE, "1 deflect 3", header="place: hand 1 = deflection", seats=5)
    assert "PET-DEFL-05" in clauses(scene, "deflects")
    assert scene.session.turn == (3,)
    let_come(scene)
    assert numbers(scene, "health") == [20, 20, 15, 10, 15]
    assert numbers(scene, "markers") == [0, 0, 0, 1, 0]
    plain = fire(SIX, "1 deflect 3", header="place: hand 1 = deflection", seats=5)
    assert "PET-DEFL-05" not in clauses(plain, "deflects")


def test_who_deflects_a_nuke_to_a_neighbour_is_splashed_and_may_shelter():
    scene = fire(NUKE, "1 deflect 2", "2 take", header="place: hand 1 = deflection shelter", seats=5)
    assert scene.session.turn == (1,)
    assert refused(scene, "1 deflect 3")[:1] == ("PET-DEFL-01",)  # nor has it a second one
    scene.session.push("1 shelter")
    let_come(scene)
    assert numbers(scene, "health") == [20, 18, 10, 15, 20]


def test_who_fired_a_nuke_that_comes_back_is_its_target():
    scene = fire(NUKE, "1 deflect 0", header="place: hand 1 = deflection")
    assert scene.session.turn == (0,)
    assert scene.session.game.question(scene.session.state).kind == "Targeted"
    let_come(scene)
    assert numbers(scene, "health") == [10 - 2, 15 - 2]  # and radiates at the end of the turn
    assert numbers(scene, "markers") == [1, 0]


@pytest.mark.clause("PET-DEFL-06")
def test_splash_is_not_deflected():
    scene = fire(NUKE, "2 take", header="place: hand 1 = deflection", seats=5, target=2)
    assert scene.legal() == ["1 take"]
    assert refused(scene, "1 deflect 4") == ("PET-DEFL-06",)


@pytest.mark.clause("PET-DEFL-07")
def test_between_two_a_missile_goes_to_and_fro_as_long_as_there_are_deflections():
    scene = table(
        f"{COMMAND}\nplace: hand 0 = {SIX} deflection\nplace: hand 1 = deflection*2",
        f"0 attack 1 {SIX}",
        "1 deflect 0",
        "0 deflect 1",
        "1 deflect 0",
    )
    assert scene.legal() == ["0 take"]
    named = ["PET-DEFL-07" in event.clauses for event in events(scene, "deflects")]
    assert named == [False, True, True]
    let_come(scene)
    assert numbers(scene, "health") == [14, 20]
    assert scene.cards("discard").count("deflection") == 3


@pytest.mark.clause("PET-DEFL-08")
def test_nobody_deflects_to_himself_or_to_a_player_who_is_out():
    scene = fire(SIX, header="set: health 2 = 0\nplace: hand 1 = deflection", seats=4)
    assert deflections(scene, 1) == [3]
    assert refused(scene, "1 deflect 1") == ("PET-DEFL-08",)
    assert refused(scene, "1 deflect 2") == ("PET-DEFL-08",)


# ---------------------------------------------------------------- behind a Treaty


def test_the_owner_of_a_treaty_is_hit_by_what_is_deflected_and_may_answer():
    header = "place: hand 1 = deflection\nplace: front 2 = treaty\nplace: hand 2 = shelter deflection"
    scene = fire(SIX, "1 deflect 2", header=header, seats=3)
    assert "PET-TRT-03" in clauses(scene, "deflects")
    assert "PET-TRT-07" in scene.session.game.question(scene.session.state).clauses
    assert scene.legal() == ["2 deflect 0", "2 shelter", "2 take"]
    assert numbers(fire(SIX, "1 deflect 2", "2 shelter", header=header, seats=3), "health") == [20, 20, 17]
    assert numbers(fire(SIX, "1 deflect 2", "2 deflect 0", "0 take", header=header, seats=3), "health") == [14, 20, 20]
    let_come(scene)
    assert numbers(scene, "health") == [20, 20, 14]
    assert scene.cards("front 2") == ["treaty"]


def test_without_a_treaty_nothing_is_said_about_one():
    scene = fire(SIX, "1 deflect 2", header="place: hand 1 = deflection", seats=3)
    assert "PET-TRT-03" not in clauses(scene, "deflects")
    assert "PET-TRT-07" not in scene.session.game.question(scene.session.state).clauses


def test_what_is_asked_does_not_tell_what_the_target_holds():
    armed = fire(NINE, header="place: hand 1 = deflection shelter tank-tortoise", seats=3)
    bare = fire(NINE, header="place: hand 1 = red-rocket green-rocket blue-rocket", seats=3)
    for seat in (0, 2, None):
        views = [scene.session.view(seat) for scene in (armed, bare)]
        assert views[0].question == views[1].question
        hands = [[(zone.count, zone.cards) for zone in view.zones if zone.name == "hand 1"] for view in views]
        assert hands == [[(3, None)]] * 2
