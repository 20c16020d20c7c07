"""Evil Pets: PET-PET, and what those of ours do: PET-HOUSE."""

import pytest

from pugsbox.pet_evil import PET_EVIL
from pugsbox.pet_evil.zones import PET_KEYS
from tests.pet_evil.told import COMMAND, clauses, events, kinds, let_come, numbers, play, refused, table

SUPPLY = "set: round = 2\nset: phase = supply"
SIX = "red-warhead blue-explosive*2 red-rocket"
NUKE = "nuke-warhead nuke-charge nuke-rocket"
FILL = "red-warhead*4 red-rocket*4"
"""Eight cards that keep a turn in its Scrap phase."""


def stolen(pet, header="", seats=2, hand="-"):
    """A scene in which A steals the one Evil Pet that is all that B holds."""
    empty = [f"place: hand {seat} = -" for seat in range(2, seats)]
    lines = [SUPPLY, f"place: hand 0 = {hand}", f"place: hand 1 = {pet}", *empty, "place: discard = -", "roll: 1", header]
    return table("\n".join(lines), "0 steal 1", seats=seats)


def traded(mine, theirs, header="", seats=3):
    """A scene in which A and B trade a card each; nobody else has cards but those of the header."""
    empty = [f"place: hand {seat} = -" for seat in range(2, seats)]
    hands = [f"place: hand 0 = {mine}", f"place: hand 1 = {theirs}", *empty, "place: discard = -"]
    words = ["0 trade 1", "0 claim something", "1 claim something", f"0 seal {mine.split()[0]}", f"1 seal {theirs.split()[0]}"]
    return table("\n".join([SUPPLY, *hands, header]), *words, seats=seats)


# ---------------------------------------------------------------- revealed


@pytest.mark.clause("PET-PET-01")
@pytest.mark.parametrize("pet", PET_KEYS)
def test_a_stolen_evil_pet_is_revealed_at_once(pet):
    scene = stolen(pet)
    assert scene.session.turn == (0,)
    assert clauses(scene, "reveals") == ("PET-PET-01",)
    assert [(event.seat, event.data[0], event.seen_by) for event in events(scene, "reveals")] == [(0, (pet,), None)]
    assert scene.cards("discard") == [pet]
    assert scene.cards("shown") == []
    assert kinds(scene)[:2] == ["steals", "reveals"]


def test_another_card_that_is_stolen_is_not_revealed():
    scene = stolen("red-rocket")
    assert events(scene, "reveals") == []
    assert scene.cards("hand 0") == ["red-rocket"]
    assert {event.seen_by for event in events(scene, "steals")} == {(0, 1)}


@pytest.mark.clause("PET-PET-02")
def test_an_evil_pet_received_in_a_trade_is_revealed_by_who_receives_it():
    scene = traded("glow-worm", "red-rocket")
    assert [event.seat for event in events(scene, "reveals")] == [1]
    assert clauses(scene, "reveals") == ("PET-PET-02",)
    assert numbers(scene, "markers") == [0, 1, 0]
    assert scene.cards("hand 0") == ["red-rocket"]
    assert scene.cards("hand 1") == []
    scene = traded("red-rocket", "glow-worm")
    assert [event.seat for event in events(scene, "reveals")] == [0]
    assert numbers(scene, "markers") == [1, 0, 0]
    assert events(traded("red-rocket", "blue-rocket"), "reveals") == []


@pytest.mark.clause("PET-PET-02")
def test_if_both_receive_one_the_player_on_turn_reveals_first():
    scene = traded("glow-worm", "boom-beagle")
    assert [event.seat for event in events(scene, "reveals")] == [0, 1]
    assert [kind for kind in kinds(scene) if kind in ("reveals", "is hurt", "gains a marker", "puts away")] == [
        "reveals",
        "is hurt",
        "puts away",
        "reveals",
        "gains a marker",
        "puts away",
    ]
    assert numbers(scene, "health") == [17, 20, 20]
    assert numbers(scene, "markers") == [0, 1, 0]
    assert scene.cards("discard") == ["boom-beagle", "glow-worm"]
    assert scene.legal() == ["0 skip"]


@pytest.mark.clause("PET-PET-03")
@pytest.mark.parametrize(("pet", "health", "markers", "hand"), [("boom-beagle", 17, 0, 0), ("glow-worm", 20, 1, 0)])
def test_the_text_of_a_revealed_pet_is_followed_once_by_who_reveals_it(pet, health, markers, hand):
    scene = stolen(pet)
    assert (numbers(scene, "health"), numbers(scene, "markers")) == ([health, 20], [markers, 0])
    assert len(scene.cards("hand 0")) == hand
    done = [event for event in scene.session.moves[-1].events if "PET-PET-03" in event.clauses]
    assert [event.seat for event in done] == [0]


@pytest.mark.clause("PET-PET-03")
@pytest.mark.parametrize("pet", ["fallout-ferret", "tank-tortoise"])
def test_a_pet_without_such_a_text_does_nothing_when_it_is_revealed(pet):
    scene = stolen(pet)
    assert kinds(scene) == ["steals", "reveals", "does nothing", "puts away"]
    assert clauses(scene, "does nothing") == ("PET-PET-03",)


@pytest.mark.parametrize("pet", PET_KEYS)
def test_blank_pets_do_nothing_at_any_time(pet):
    scene = stolen(pet, "option: evil_pets = blank")
    assert kinds(scene) == ["steals", "reveals", "does nothing", "puts away"]
    assert (numbers(scene, "health"), numbers(scene, "markers")) == ([20, 20], [0, 0])
    for phase in ("supply", "command"):
        held = table(f"option: evil_pets = blank\nset: round = 2\nset: phase = {phase}\nplace: hand 0 = {pet}")
        assert not [line for line in held.legal() if " pet " in line]
        assert refused(held, f"0 pet {pet}") == ("PET-PET-04",)
    asked = table(f"option: evil_pets = blank\n{COMMAND}\nplace: hand 0 = {SIX}\nplace: hand 1 = {pet}", f"0 attack 1 {SIX}")
    assert asked.legal() == ["1 take"]
    said = [face for zone in held.session.view(0).zones if zone.name == "hand 0" for face in zone.cards]
    assert [face.text for face in said] == ["No text: nothing happens."]


# ---------------------------------------------------------------- several abilities


@pytest.mark.clause("PET-PET-04")
def test_each_ability_of_a_pet_is_offered_at_its_moment():
    def offered(scene):
        return [line for line in scene.legal() if " pet " in line]

    at = {
        phase: table(f"set: round = 2\nset: phase = {phase}\nplace: hand 0 = {' '.join(PET_KEYS)}\nplace: hand 1 = red-rocket")
        for phase in ("draw", "supply", "command")
    }
    assert offered(at["draw"]) == []
    assert offered(at["supply"]) == ["0 pet pickpocket-parrot 1", "0 pet tank-tortoise"]
    assert offered(at["command"]) == ["0 pet fallout-ferret"]
    target = table(f"{COMMAND}\nplace: hand 0 = {SIX}\nplace: hand 1 = {' '.join(PET_KEYS)}", f"0 attack 1 {SIX}")
    assert offered(target) == ["1 pet tank-tortoise"]
    at["supply"].session.push("0 pet tank-tortoise")
    assert "PET-PET-04" in clauses(at["supply"], "plays")
    at["command"].session.push("0 pet fallout-ferret")
    assert "PET-PET-04" not in clauses(at["command"], "plays")


@pytest.mark.clause("PET-PET-04")
def test_a_pet_that_can_do_nothing_now_is_refused():
    held = table(f"{SUPPLY}\nplace: hand 0 = fallout-ferret tank-tortoise boom-beagle\nplace: hand 1 = red-rocket")
    assert refused(held, "0 pet fallout-ferret") == ("PET-PET-04",)
    assert refused(held, "0 pet boom-beagle") == ("PET-PET-04",)
    assert refused(held, "0 pet glow-worm") == ("PET-PET-04",)
    reasons = held.session.check("0 pet glow-worm").reasons
    assert [reason.message for reason in reasons] == [
        "'glow-worm' is not in your hand.",
        "That Evil Pet can do nothing at this moment.",
    ]
    assert refused(held, "0 pet cat") == ("PET-PET-04",)
    assert held.session.check("0 pet tank-tortoise 1").message == "That is for yourself; nobody is named."
    assert refused(held, "1 pet tank-tortoise")[0] == "PET-ACT-02"
    bare = table(f"{SUPPLY}\nplace: hand 0 = tank-tortoise\nplace: deck = -\nplace: discard = -")
    assert bare.session.check("0 pet tank-tortoise").message == "There is no card to draw: deck and discard pile are empty."


def test_in_the_first_round_no_pet_is_played_as_a_command_action():
    scene = table("set: phase = supply\nplace: hand 0 = fallout-ferret", "0 extra-draw")
    assert scene.session.turn == (1,)
    assert "PET-ACT-02" in refused(scene, "0 pet fallout-ferret")


# ---------------------------------------------------------------- drawn, put away, scrapped


@pytest.mark.clause("PET-PET-05")
def test_a_pet_that_is_drawn_triggers_nothing():
    play(f"""
        {SUPPLY.replace(chr(10), chr(10) + "        ")}
        place: hand 0 = -
        place: pile-1 = boom-beagle
        ---
        0 scrap-draw 1
        > clause PET-PET-05
        > hand 0 = boom-beagle
        > health 0 = 20
        > waiting 0
    """)
    scene = table("set: phase = draw\nplace: hand 0 = -\nplace: deck = boom-beagle glow-worm ...", "0 draw", "0 extra-draw")
    assert scene.cards("hand 0") == ["boom-beagle", "glow-worm"]
    named = {clause for event in scene.session.events for clause in event.clauses}
    assert "PET-PET-05" not in named  # that would tell what was drawn
    assert events(scene, "reveals") == []


def test_another_card_of_a_scrap_pile_names_no_clause_of_pets():
    scene = table(f"{SUPPLY}\nplace: pile-1 = red-rocket", "0 scrap-draw 1")
    assert "PET-PET-05" not in clauses(scene, "takes scrap")


def test_a_group_may_reveal_pets_that_are_drawn():
    option = "option: reveal_drawn_pet = true\nplace: hand 0 = -\n"
    for header, lines in (
        ("set: phase = draw\nplace: deck = boom-beagle ...", ["0 draw"]),
        ("set: phase = supply\nplace: deck = boom-beagle ...", ["0 extra-draw"]),
        ("set: phase = supply\nplace: pile-2 = boom-beagle", ["0 scrap-draw 2"]),
    ):
        scene = table(f"{option}{header}", *lines)
        assert clauses(scene, "reveals") == ("PET-PET-05",)
        assert numbers(scene, "health") == [17, 20]
        assert scene.cards("discard") == ["boom-beagle"]
        assert scene.cards("hand 0") == []
    scene = table(f"{option}set: phase = draw\nplace: deck = red-rocket ...", "0 draw")
    assert events(scene, "reveals") == []


def test_who_dies_by_one_of_two_pets_that_are_revealed_does_not_reveal_the_other():
    scene = traded(
        "pack-rat", "red-rocket", "option: reveal_drawn_pet = true\nset: health 1 = 3\nplace: deck = glow-worm boom-beagle ..."
    )
    assert numbers(scene, "health") == [20, 0, 20]
    assert numbers(scene, "markers") == [0, 0, 0]
    assert [event.data[0] for event in events(scene, "reveals")] == [("pack-rat",), ("boom-beagle",)]
    assert sorted(scene.cards("discard")) == ["boom-beagle", "glow-worm", "pack-rat"]
    assert scene.cards("shown") == []


@pytest.mark.clause("PET-PET-06")
def test_a_revealed_pet_is_discarded():
    scene = stolen("fallout-ferret", "option: evil_pets = blank")
    assert clauses(scene, "puts away") == ("PET-DISC-02", "PET-PET-06")
    assert scene.cards("discard")[-1] == "fallout-ferret"
    assert scene.cards("hand 0") == []
    assert scene.cards("hand 1") == []


@pytest.mark.clause("PET-PET-06")
def test_a_group_may_keep_revealed_pets():
    scene = stolen("boom-beagle", "option: keep_revealed_pet = true")
    assert scene.cards("hand 0") == ["boom-beagle"]
    assert scene.cards("discard") == []
    assert clauses(scene, "keeps the pet") == ("PET-PET-06",)
    dead = stolen("boom-beagle", "option: keep_revealed_pet = true\nset: health 0 = 3", seats=3)
    assert dead.cards("hand 0") == []
    assert dead.cards("discard") == ["boom-beagle"]


@pytest.mark.parametrize(("phase", "line"), [("command", "0 pet fallout-ferret"), ("supply", "0 pet tank-tortoise")])
def test_a_pet_that_is_played_is_discarded_because_it_was_played(phase, line):
    pet = line.split()[-1]
    scene = table(f"set: round = 2\nset: phase = {phase}\nplace: hand 0 = {pet}\noption: keep_revealed_pet = true", line)
    assert clauses(scene, "puts away") == ("PET-DISC-02", "PET-DISC-03")
    assert scene.cards("discard")[-1] == pet


@pytest.mark.clause("PET-PET-07")
def test_a_pet_is_scrapped_like_any_other_card():
    scene = play(f"""
        {COMMAND}
        place: hand 0 = boom-beagle {FILL.replace("*4 red-rocket", "*3 red-rocket")}
        place: pile-3 = blue-rocket
        ---
        0 skip
        0 scrap boom-beagle 3
        > clause PET-PET-07
        > pile-3 = blue-rocket boom-beagle
        > health 0 = 20
        > waiting 1
    """)
    other = table(f"{COMMAND}\nplace: hand 0 = {FILL}", "0 skip", "0 scrap red-rocket 3")
    assert "PET-PET-07" in clauses(scene, "scraps")
    assert "PET-PET-07" not in clauses(other, "scraps")


# ---------------------------------------------------------------- the six of ours


@pytest.mark.clause("PET-HOUSE-01")
def test_boom_beagle_costs_three_health():
    scene = stolen("boom-beagle", "set: health 0 = 4")
    assert numbers(scene, "health") == [1, 20]
    assert clauses(scene, "is hurt") == ("PET-PET-03", "PET-HOUSE-01")


@pytest.mark.clause("PET-HOUSE-02")
def test_glow_worm_gives_a_radiation_marker():
    scene = stolen("glow-worm")
    assert numbers(scene, "markers") == [1, 0]
    assert "PET-HOUSE-02" in clauses(scene, "gains a marker")
    scene = stolen("glow-worm", "set: supply = 0\nset: markers 1 = 3")
    assert numbers(scene, "markers") == [0, 3]
    assert clauses(scene, "finds no marker") == ("PET-PET-03", "PET-HOUSE-02", "PET-RAD-07")


@pytest.mark.clause("PET-HOUSE-03")
def test_pack_rat_draws_two_cards():
    scene = stolen("pack-rat", "place: deck = red-rocket blue-rocket ...")
    assert scene.cards("hand 0") == ["red-rocket", "blue-rocket"]
    drawn = events(scene, "draws")
    assert [event.clauses for event in drawn] == [("PET-PET-03", "PET-HOUSE-03")] * 2
    assert {event.seen_by for event in drawn} == {(0,)}


def test_pack_rat_draws_what_there_is():
    scene = stolen("pack-rat", "place: deck = red-rocket")
    assert scene.cards("hand 0") == ["red-rocket"]
    assert scene.cards("discard") == ["pack-rat"]
    assert numbers(scene, "markers") == [1, 0]
    assert "PET-WASTE-06" in clauses(scene, "finds no card")


@pytest.mark.clause("PET-HOUSE-04")
def test_fallout_ferret_costs_everybody_two_health_at_the_same_time():
    scene = table(f"{COMMAND}\nset: health 3 = 0\nplace: hand 0 = fallout-ferret {FILL}", "0 pet fallout-ferret", seats=4)
    assert numbers(scene, "health") == [18, 18, 18, 0]
    assert all(event.clauses == ("PET-PET-03", "PET-HOUSE-04") for event in events(scene, "is hurt"))
    assert "PET-HOUSE-04" in clauses(scene, "plays")
    assert scene.cards("discard")[-1] == "fallout-ferret"
    assert "PET-CMD-01" in refused(scene, "0 treaty")  # that was the Command action
    both = table(f"{COMMAND}\nset: health 0 = 2\nset: health 1 = 2\nplace: hand 0 = fallout-ferret", "0 pet fallout-ferret")
    assert both.session.game.outcome(both.session.state).winners == ()
    assert both.cards("shown") == []
    assert "fallout-ferret" in both.cards("discard")
    last = table(f"{COMMAND}\nset: health 0 = 3\nset: health 1 = 2\nplace: hand 0 = fallout-ferret", "0 pet fallout-ferret")
    assert last.session.game.outcome(last.session.state).winners == (0,)


@pytest.mark.clause("PET-HOUSE-05")
def test_pickpocket_parrot_lets_the_player_it_came_from_take_a_card():
    scene = table(
        f"""{SUPPLY}
        place: hand 0 = red-rocket blue-rocket
        place: hand 1 = pickpocket-parrot green-rocket
        roll: 1 2""",
        "0 steal 1",
    )
    assert scene.cards("hand 0") == ["red-rocket"]
    assert sorted(scene.cards("hand 1")) == ["blue-rocket", "green-rocket"]
    assert scene.cards("discard")[-1] == "pickpocket-parrot"
    (taken,) = events(scene, "takes")
    assert (taken.seat, taken.clauses, taken.seen_by) == (1, ("PET-PET-03", "PET-HOUSE-05"), (1, 0))
    tell = scene.session.game.tell
    assert tell(taken, 1) == "You take a blue Rocket from Ada."
    assert tell(taken, 0) == "Bo takes a blue Rocket from you."
    assert tell(taken, None) == "Bo takes a card from Ada."


def test_pickpocket_parrot_finds_nothing_in_an_empty_hand():
    scene = stolen("pickpocket-parrot")
    assert clauses(scene, "does nothing") == ("PET-PET-03", "PET-HOUSE-05")
    assert scene.cards("hand 1") == []


def test_a_pet_that_the_parrot_takes_is_not_revealed():
    scene = traded("red-rocket boom-beagle", "pickpocket-parrot", "roll: 1")
    assert [event.data[0] for event in events(scene, "reveals")] == [("pickpocket-parrot",)]
    assert sorted(scene.cards("hand 1")) == ["boom-beagle", "red-rocket"]
    assert numbers(scene, "health") == [20, 20, 20]
    assert events(scene, "takes")[0].seen_by == (1, 0)


def test_of_two_pets_in_a_trade_the_parrot_can_take_none_before_it_is_revealed():
    scene = traded("pickpocket-parrot", "glow-worm blue-rocket", "roll: 1")
    assert [event.seat for event in events(scene, "reveals")] == [0, 1]
    assert scene.cards("hand 0") == ["blue-rocket"]  # B revealed the parrot, A took back
    assert numbers(scene, "markers") == [1, 0, 0]


@pytest.mark.clause("PET-HOUSE-05")
def test_pickpocket_parrot_takes_a_card_from_any_player_without_a_treaty():
    scene = table(
        f"""{SUPPLY}
        place: hand 0 = pickpocket-parrot red-rocket*4
        place: hand 1 = blue-rocket
        place: hand 2 = green-rocket*4
        place: front 2 = treaty
        place: hand 3 = -
        set: health 4 = 0
        roll: 1""",
        seats=5,
    )
    assert [line for line in scene.legal() if " pet " in line] == ["0 pet pickpocket-parrot 1"]
    for line in ("0 pet pickpocket-parrot", "0 pet pickpocket-parrot 2", "0 pet pickpocket-parrot 3"):
        assert refused(scene, line) == ("PET-PET-04",)
        assert scene.session.check(line).message == "Say from whom it takes a card."
    assert "PET-STEAL-02" in refused(scene, "0 steal 1")  # fewer cards, but the parrot does not mind
    scene.session.push("0 pet pickpocket-parrot 1")
    assert scene.cards("hand 1") == []
    assert scene.cards("hand 0") == ["red-rocket"] * 4 + ["blue-rocket"]
    assert scene.cards("discard")[-1] == "pickpocket-parrot"
    assert clauses(scene, "takes") == ("PET-PET-03", "PET-HOUSE-05")
    assert "PET-HOUSE-05" in clauses(scene, "plays")


@pytest.mark.clause("PET-HOUSE-06")
def test_tank_tortoise_draws_two_cards_as_a_supply_action():
    scene = table(f"{SUPPLY}\nplace: hand 0 = tank-tortoise\nplace: deck = red-rocket blue-rocket ...", "0 pet tank-tortoise")
    assert scene.cards("hand 0") == ["red-rocket", "blue-rocket"]
    assert scene.cards("discard")[-1] == "tank-tortoise"
    assert clauses(scene, "draws") == ("PET-PET-03", "PET-HOUSE-06")
    assert "PET-SUP-01" in refused(scene, "0 extra-draw")


@pytest.mark.clause("PET-HOUSE-06")
def test_tank_tortoise_keeps_a_missile_from_doing_damage():
    scene = table(f"{COMMAND}\nplace: hand 0 = {SIX}\nplace: hand 1 = tank-tortoise shelter", f"0 attack 1 {SIX}")
    scene.session.push("1 pet tank-tortoise")
    assert numbers(scene, "health") == [20, 20]
    assert scene.cards("hand 1") == ["shelter"]
    assert scene.cards("discard")[-1] == "tank-tortoise"
    assert clauses(scene, "plays") == ("PET-PET-03", "PET-PET-04", "PET-HOUSE-06")
    assert clauses(scene, "is not hurt") == ("PET-HOUSE-06",)
    assert "PET-ATK-04" not in {clause for event in scene.session.moves[-1].events for clause in event.clauses}


def test_tank_tortoise_helps_against_a_nuke_but_the_marker_stays():
    def nuke(target, pet):
        hands = "\n".join(f"place: hand {seat} = {'tank-tortoise' if seat == pet else '-'}" for seat in (1, 2, 3))
        scene = table(f"{COMMAND}\n{hands}\nplace: hand 0 = {NUKE}", f"0 attack {target} {NUKE}", seats=4)
        while (asked := scene.session.turn[0]) != pet:
            scene.session.push(f"{asked} take")
        scene.session.push(f"{pet} pet tank-tortoise")
        return let_come(scene)

    scene = nuke(1, 1)
    assert (numbers(scene, "health"), numbers(scene, "markers")) == ([15, 20, 15, 20], [0, 1, 0, 0])
    scene = nuke(1, 2)
    assert (numbers(scene, "health"), numbers(scene, "markers")) == ([15, 10, 20, 20], [0, 1, 0, 0])


def test_every_pet_has_a_house_clause_and_a_text():
    for number, pet in enumerate(PET_KEYS, 1):
        clause = PET_EVIL.clauses[f"PET-HOUSE-{number:02}"]
        assert clause.says.startswith(PET_EVIL.cards[pet].name)
        assert PET_EVIL.cards[pet].source.name == "HOUSE"


# ---------------------------------------------------------------- death in the middle


def test_who_dies_by_a_pet_in_the_own_supply_phase_has_no_other_phase():
    scene = stolen("boom-beagle", "set: health 0 = 3\nset: markers 0 = 1", seats=3, hand="-")
    assert numbers(scene, "health") == [0, 20, 20]  # and no radiation
    assert numbers(scene, "markers") == [0, 0, 1]
    assert scene.session.turn == (1,)
    assert scene.cards("discard") == ["boom-beagle"]
    assert scene.cards("shown") == []
    assert kinds(scene)[-6:] == [
        "is hurt",
        "is out",
        "passes markers",
        "dies in the own turn",
        "puts away",
        "ends the turn",
    ]


def test_the_cards_of_who_dies_by_a_pet_are_discarded_before_it():
    scene = table(
        f"""{SUPPLY}
        set: health 0 = 1
        place: hand 0 = red-rocket
        place: hand 1 = boom-beagle blue-rocket
        place: discard = -
        roll: 1""",
        "0 steal 1",
        seats=3,
    )
    assert scene.cards("discard") == ["red-rocket", "boom-beagle"]


def test_the_pet_that_ends_the_game_lies_on_the_discard_pile():
    scene = stolen("boom-beagle", "set: health 0 = 3")
    assert scene.session.game.outcome(scene.session.state).winners == (1,)
    assert scene.cards("discard") == ["boom-beagle"]
    assert scene.cards("shown") == []


def test_who_dies_by_a_pet_in_anothers_turn_does_not_end_it():
    scene = traded("boom-beagle", "red-rocket green-rocket", "set: health 1 = 2\nset: markers 1 = 1")
    assert numbers(scene, "health") == [20, 0, 20]
    assert numbers(scene, "markers") == [1, 0, 0]
    assert scene.cards("discard") == ["green-rocket", "boom-beagle"]
    assert scene.session.turn == (0,)
    assert scene.session.game.question(scene.session.state).kind == "Command"
    scene.session.push("0 skip")
    assert numbers(scene, "health") == [18, 0, 18]
    assert scene.session.turn == (2,)


def test_the_other_pet_of_a_trade_is_revealed_although_the_player_on_turn_has_died():
    scene = traded("pack-rat", "boom-beagle", "set: health 0 = 3\nplace: deck = red-rocket blue-rocket ...")
    assert [event.seat for event in events(scene, "reveals")] == [0, 1]
    assert scene.cards("hand 1") == ["red-rocket", "blue-rocket"]
    assert scene.cards("discard") == ["boom-beagle", "pack-rat"]
    assert scene.session.turn == (1,)
    assert scene.session.game.question(scene.session.state).kind == "Draw"


def test_a_marker_that_comes_to_a_player_who_has_died_in_that_turn_passes_on_and_does_nothing():
    header = "set: health 0 = 3\nplace: deck = red-rocket blue-rocket\nplace: discard = green-rocket*3"
    scene = traded("pack-rat", "boom-beagle", header)
    assert "PET-WASTE-01" in clauses(scene, "gains a marker")
    assert numbers(scene, "markers") == [0, 0, 1]
    assert numbers(scene, "health") == [0, 20, 20]
    assert scene.session.turn == (1,)


def test_fallout_that_kills_the_player_on_turn_is_put_away_and_ends_the_turn():
    scene = table(
        f"{COMMAND}\nset: health 0 = 2\nset: markers 0 = 2\nplace: hand 0 = fallout-ferret {FILL}",
        "0 pet fallout-ferret",
        seats=3,
    )
    assert numbers(scene, "health") == [0, 18, 18]
    assert numbers(scene, "markers") == [0, 0, 2]
    assert scene.cards("discard")[-1] == "fallout-ferret"
    assert scene.cards("hand 0") == scene.cards("shown") == []
    assert scene.session.turn == (1,)


def test_a_group_may_let_the_turn_of_a_dead_player_go_on_to_its_radiation():
    header = "option: own_death_ends_turn = false\nset: health 0 = 3\nset: markers 0 = 1"
    scene = stolen("boom-beagle", header, seats=3)
    assert numbers(scene, "health") == [0, 18, 18]
    assert numbers(scene, "markers") == [0, 0, 1]
    assert scene.cards("discard") == ["boom-beagle"]
    assert scene.session.turn == (1,)
