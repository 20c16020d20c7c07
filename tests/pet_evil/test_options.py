"""What may be chosen before a game: each option in each of its values, and what it changes."""

import pytest

from pugsbox.core.errors import BadFile, PugsboxError
from pugsbox.core.session import Session
from pugsbox.pet_evil import PET_EVIL
from pugsbox.pet_evil.zones import PET_KEYS
from tests.games import zones
from tests.pet_evil.games import play, play_out, shown, zone

COMMAND = "set: round = 2\nset: phase = command\n"
SUPPLY = "set: round = 2\nset: phase = supply\n"
NUKE = "nuke-warhead nuke-charge nuke-rocket"
CLEAN = "red-warhead red-explosive*2 red-rocket"
FOUR = "seats: 4\nplace: hand 1 = -\nplace: hand 2 = -\nplace: hand 3 = -\n"


def chosen(name, value, text, *lines):
    """A scene with one option."""
    return play("\n".join([f"option: {name} = {value}", text, "---", *lines]))


def kinds(scene, move=-1):
    return [event.kind for event in scene.session.moves[move].events]


def test_there_are_nineteen_options_and_the_rulebook_is_the_default():
    assert {name: option.default for name, option in PET_EVIL.options.items()} == {
        "health": "20",
        "first_player": "seeded",
        "evil_pets": "house",
        "undealt_pets": "box",
        "reveal_drawn_pet": "false",
        "keep_revealed_pet": "false",
        "scrap_pile_check": "after_each_card",
        "voluntary_scrap": "false",
        "declined_trade_counts": "false",
        "nuke_marker_if_sheltered": "true",
        "shelter_from_splash": "true",
        "shelters_per_missile": "1",
        "deflection_excludes": "last_targeter",
        "treaty_stops_splash": "false",
        "radiation_in_one_batch": "true",
        "marker_limit": "3",
        "wasteland_reveal": "last_card_taken",
        "eliminated_cards": "discarded",
        "own_death_ends_turn": "true",
    }


@pytest.mark.parametrize("name", PET_EVIL.options)
def test_each_value_of_an_option_gives_a_game_that_can_be_played_and_no_other_value_does(name):
    for value in PET_EVIL.options[name].values:
        session = play_out(6, 1, **{name: value})
        assert session.game.outcome(session.state), value
    with pytest.raises(PugsboxError, match=f"Option {name} cannot be"):
        PET_EVIL.new(6, **{name: "maybe"})


# ---------------------------------------------------------------- health, first_player


@pytest.mark.parametrize("health", [15, 20, 30])
def test_health_is_that_of_the_start_and_the_most_there_can_be(health):
    state = PET_EVIL.new(3, health=health)
    assert [zone(state, f"health {seat}") for seat in range(3)] == [health] * 3
    chosen("health", health, "set: health 0 = 999", f"> health 0 = {health}")


@pytest.mark.parametrize("seat", range(6))
def test_a_seat_may_be_chosen_to_begin(seat):
    assert {Session(PET_EVIL, seats=6, seed=seed, first_player=seat).turn for seed in range(10)} == {(seat,)}


@pytest.mark.parametrize(("seats", "first"), [(2, 2), (5, 5), (3, 5)])
def test_nobody_begins_from_a_seat_beyond_the_table(seats, first):
    with pytest.raises(PugsboxError, match=f"first_player is {first}; expected a seat from 0 to {seats - 1}"):
        PET_EVIL.new(seats, first_player=first)
    with pytest.raises(BadFile, match="expected a seat from 0"):
        play(f"option: first_player = {first}\n---", seats=seats)


# ---------------------------------------------------------------- Evil Pets


def test_blank_evil_pets_do_nothing_say_so_and_can_only_be_held():
    text = SUPPLY + "place: hand 0 = tank-tortoise\nplace: hand 1 = boom-beagle"
    house = chosen("evil_pets", "house", text, "> legal 0 pet tank-tortoise", "0 steal 1", "> health 0 = 17")
    blank = chosen("evil_pets", "blank", text, "! 0 pet tank-tortoise", "> refused PET-PET-04", "0 steal 1", "> health 0 = 20")
    assert kinds(blank)[:4] == ["steals", "reveals", "does nothing", "puts away"]
    assert "PET-HOUSE-01" in house.scene.seen
    assert "PET-HOUSE-01" not in blank.scene.seen
    hands = [shown(scene.session.view(0), "hand 0").cards for scene in (house, blank)]
    told = [next(face.text for face in hand if face.key == "tank-tortoise") for hand in hands]
    assert told[0].startswith("Supply: draw 2 cards.")
    assert told[1] == "No text: nothing happens."


@pytest.mark.parametrize(("value", "in_deck"), [("box", 0), ("shuffled_in", 3)])
def test_evil_pets_that_are_not_dealt_leave_the_game_or_are_shuffled_in(value, in_deck):
    sizes, met = set(), set()
    for seed in range(20):
        session = Session(PET_EVIL, seats=3, seed=seed, undealt_pets=value)
        found = zones(PET_EVIL, session.state)
        undealt = [card for name, cards in found.items() for card in cards.elements() if card in PET_KEYS and name != "box"]
        assert len(undealt) == 3 + in_deck
        sizes.add(len(zone(session.state, "deck")))
        met |= {name for name, cards in found.items() if set(cards) & set(PET_KEYS)}
        (told,) = [event.kind for event in session.opening if "PET-SETUP-05" in event.clauses]
        assert told == ("mixes in" if in_deck else "boxes")
    assert sizes == {72 + in_deck}
    assert ("deck" in met) == bool(in_deck)
    assert ("box" in met) == (not in_deck)


@pytest.mark.parametrize("draw", ["deck", "extra", "pile"])
def test_an_evil_pet_that_is_drawn_stays_hidden_or_is_revealed(draw):
    text, action = {
        "deck": ("place: hand 0 = -\nplace: deck = boom-beagle ...", "0 draw"),
        "extra": (f"{SUPPLY}place: hand 0 = -\nplace: deck = boom-beagle ...", "0 extra-draw"),
        "pile": (f"{SUPPLY}place: hand 0 = -\nplace: pile-1 = red-rocket boom-beagle", "0 scrap-draw 1"),
    }[draw]
    hidden = chosen("reveal_drawn_pet", "false", text, action, "> hand 0 = boom-beagle", "> health 0 = 20")
    assert "reveals" not in kinds(hidden)
    shown_now = chosen("reveal_drawn_pet", "true", text, action, "> clause PET-PET-05", "> hand 0 = -", "> health 0 = 17")
    assert "reveals" in kinds(shown_now)
    other = text.replace("boom-beagle", "shelter")
    assert "reveals" not in kinds(chosen("reveal_drawn_pet", "true", other, action, "> hand 0 = shelter"))


def test_a_revealed_evil_pet_is_discarded_or_kept():
    text = SUPPLY + "place: hand 0 = -\nplace: hand 1 = glow-worm\nplace: discard = -"
    chosen("keep_revealed_pet", "false", text, "0 steal 1", "> hand 0 = -", "> discard = glow-worm", "> markers 0 = 1")
    kept = chosen("keep_revealed_pet", "true", text, "0 steal 1", "> hand 0 = glow-worm", "> discard = -", "> markers 0 = 1")
    assert "keeps the pet" in kinds(kept)
    played = SUPPLY + "place: hand 0 = tank-tortoise\nplace: discard = -"
    chosen("keep_revealed_pet", "true", played, "0 pet tank-tortoise", "> discard = tank-tortoise")  # played is not revealed


def test_who_dies_of_a_revealed_evil_pet_keeps_nothing():
    text = SUPPLY + "seats: 3\nplace: hand 0 = -\nplace: hand 1 = boom-beagle\nset: health 0 = 3\nplace: discard = -"
    for value in ("true", "false"):
        chosen("keep_revealed_pet", value, text, "0 steal 1", "> health 0 = 0", "> hand 0 = -", "> discard = boom-beagle")


# ---------------------------------------------------------------- Scrap


def test_full_piles_are_cleared_after_each_card_or_after_all():
    text = (
        "set: round = 2\nset: phase = scrap\nplace: hand 0 = red-explosive*7 treaty shelter\n"
        "place: pile-2 = blue-warhead green-rocket\nplace: deck = health-pack ...\nplace: discard = -"
    )
    both = ("0 scrap treaty 2", "0 scrap shelter 2")
    chosen("scrap_pile_check", "after_each_card", text, *both, "> pile-2 = health-pack shelter")
    scene = chosen(
        "scrap_pile_check",
        "after_scrapping",
        text,
        both[0],
        "> pile-2 = blue-warhead green-rocket treaty",
        both[1],
        "> clause PET-SCRAP-04",
        "> pile-2 = health-pack",
        "> discard = blue-warhead green-rocket treaty shelter",
    )
    assert kinds(scene, 0) == ["scraps"]
    assert kinds(scene)[:3] == ["scraps", "clears", "refills"]


def test_with_seven_cards_one_may_scrap_or_not():
    text = "set: round = 2\nset: phase = scrap\nplace: hand 0 = red-explosive*2 treaty\nplace: pile-1 = -"
    assert chosen("voluntary_scrap", "false", text).session.turn == (1,)
    scene = chosen(
        "voluntary_scrap",
        "true",
        text,
        "> waiting 0",
        "> legal 0 done",
        "0 scrap treaty 1",
        "> waiting 0",
        "> pile-1 = treaty",
        "0 done",
        "> turn = 1",
        "> hand 0 = red-explosive*2",
    )
    assert "PET-SCRAP-05" not in {clause for move in scene.session.moves for event in move.events for clause in event.clauses}
    kept = chosen("voluntary_scrap", "true", text, "0 done", "> clause PET-SCRAP-05")
    assert kinds(kept)[0] == "keeps"
    over = text.replace("red-explosive*2", "red-explosive*7")
    chosen("voluntary_scrap", "true", over, "! 0 done", "> refused PET-SCRAP-01")
    empty = text.replace("red-explosive*2 treaty", "-")
    assert chosen("voluntary_scrap", "true", empty).session.turn == (1,)


# ---------------------------------------------------------------- Trade


def test_a_declined_trade_is_the_supply_action_or_is_not():
    text = SUPPLY + "place: hand 0 = red-rocket\nplace: hand 1 = red-rocket"
    lines = ("0 trade 1", "0 claim something", "1 decline", "> clause PET-TRADE-05")
    chosen("declined_trade_counts", "false", text, *lines, "> phase = supply", "> legal 0 extra-draw")
    chosen("declined_trade_counts", "true", text, *lines, "> phase = command", "! 0 extra-draw", "> refused PET-SUP-01")


# ---------------------------------------------------------------- Missiles and Nukes


def test_a_nuke_leaves_its_marker_in_a_shelter_or_does_not():
    text = f"{COMMAND}seats: 2\nplace: hand 0 = {NUKE}\nplace: hand 1 = shelter"
    lines = (f"0 attack 1 {NUKE}", "1 shelter", "0 take", "> health 1 = 15")
    chosen("nuke_marker_if_sheltered", "true", text, *lines, "> clause PET-NUKE-11", "> markers 1 = 1")
    without = chosen("nuke_marker_if_sheltered", "false", text, *lines, "> markers 1 = 0", "> supply = 3")
    assert "PET-NUKE-11" not in without.scene.since
    hit = (f"0 attack 1 {NUKE}", "1 take", "0 take", "> health 1 = 10", "> markers 1 = 1")
    for value in ("true", "false"):
        chosen("nuke_marker_if_sheltered", value, text, *hit)


def test_a_shelter_helps_beside_the_target_of_a_nuke_or_is_not_asked_for():
    text = f"{COMMAND}{FOUR}place: hand 0 = {NUKE}\nplace: hand 1 = shelter"
    lines = (f"0 attack 2 {NUKE}", "2 take")
    chosen(
        "shelter_from_splash", "true", text, *lines, "> waiting 1", "1 shelter", "3 take", "> health 1 = 18", "> health 3 = 15"
    )
    scene = chosen("shelter_from_splash", "false", text, *lines, "> health 1 = 15", "> health 3 = 15", "> hand 1 = shelter")
    assert {event.kind for event in scene.session.moves[-1].events} >= {"takes it", "is hit", "is splashed"}
    target = f"{COMMAND}{FOUR}place: hand 0 = {NUKE}\nplace: hand 2 = shelter"
    chosen("shelter_from_splash", "false", target, f"0 attack 2 {NUKE}", "2 shelter", "> health 2 = 15")  # its target still may


def test_one_shelter_a_missile_or_as_many_as_one_has():
    text = f"{COMMAND}place: hand 0 = red-warhead red-explosive*3 red-rocket\nplace: hand 1 = shelter*2\nplace: discard = -"
    attack = "0 attack 1 red-warhead red-explosive*3 red-rocket"
    chosen("shelters_per_missile", "1", text, attack, "1 shelter", "> health 1 = 14", "> hand 1 = shelter")
    scene = chosen(
        "shelters_per_missile",
        "unlimited",
        text,
        attack,
        "1 shelter",
        "> waiting 1",
        "> health 1 = 20",
        "1 shelter",
        "> waiting 1",
        "1 take",
        "> health 1 = 17",
        "> hand 1 = -",
    )
    assert len(scene.cards("discard")) == 7
    chosen("shelters_per_missile", "unlimited", text, attack, "1 shelter", "1 take", "> health 1 = 14", "> hand 1 = shelter")


def test_beside_a_nuke_several_shelters_count_too():
    text = f"{COMMAND}{FOUR}place: hand 0 = {NUKE}\nplace: hand 1 = shelter*2"
    lines = (f"0 attack 2 {NUKE}", "2 take", "1 shelter", "> waiting 1", "1 shelter", "1 take", "> waiting 3", "3 take")
    chosen("shelters_per_missile", "unlimited", text, *lines, "> health 1 = 19")


def test_a_deflection_cannot_hit_who_aimed_last_or_who_fired():
    text = f"{COMMAND}{FOUR}place: hand 0 = {CLEAN}\nplace: hand 1 = deflection\nplace: hand 2 = deflection"
    lines = (f"0 attack 1 {CLEAN}", "1 deflect 2")

    def targets(value):
        scene = chosen("deflection_excludes", value, text, *lines)
        first = [a.args[0] for a in scene.session.moves[1].before.legal if a.verb == "deflect"]
        return first, [a.args[0] for a in scene.session.legal() if a.verb == "deflect"]

    assert targets("last_targeter") == (["2", "3"], ["3", "0"])
    assert targets("first_attacker") == (["2", "3"], ["3", "1"])
    chosen(
        "deflection_excludes", "first_attacker", text, *lines, "! 2 deflect 0", "> refused PET-DEFL-02", "2 deflect 1", "1 take"
    )
    two = f"{COMMAND}place: hand 0 = {CLEAN}\nplace: hand 1 = deflection"
    for value in ("last_targeter", "first_attacker"):
        chosen("deflection_excludes", value, two, f"0 attack 1 {CLEAN}", "1 deflect 0", "0 take", "> health 0 = 12")


def test_a_treaty_stops_the_splash_of_a_nuke_or_does_not():
    text = f"{COMMAND}{FOUR}place: hand 0 = {NUKE}\nplace: front 1 = treaty"
    chosen("treaty_stops_splash", "false", text, f"0 attack 2 {NUKE}", "2 take", "1 take", "3 take", "> health 1 = 15")
    scene = chosen(
        "treaty_stops_splash", "true", text, f"0 attack 2 {NUKE}", "2 take", "> waiting 3", "3 take", "> health 1 = 20"
    )
    assert "PET-TRT-05" not in scene.scene.since
    rays = f"{COMMAND}place: hand 0 = -\nset: markers 0 = 1\nplace: front 1 = treaty"
    chosen("treaty_stops_splash", "true", rays, "0 skip", "> health 1 = 18")  # radiation all the same


# ---------------------------------------------------------------- radiation


def test_markers_act_all_at_once_or_one_by_one():
    text = f"{COMMAND}place: hand 0 = -\nset: markers 0 = 2\nset: health 0 = 2\nset: health 1 = 4"
    chosen("radiation_in_one_batch", "true", text, "0 skip", "> health 0 = 0", "> health 1 = 0", "> winner nobody")
    chosen("radiation_in_one_batch", "false", text, "0 skip", "> health 0 = 0", "> health 1 = 2", "> winner 1")
    survived = f"{COMMAND}place: hand 0 = -\nset: markers 0 = 2"
    for value, blows in (("true", 1), ("false", 2)):
        scene = chosen("radiation_in_one_batch", value, survived, "0 skip", "> health 0 = 16", "> health 1 = 16")
        assert kinds(scene).count("is irradiated") == 2 * blows


def test_there_are_three_markers_or_as_many_as_needed():
    text = f"{COMMAND}place: hand 0 = {NUKE}\nplace: hand 1 = -\nset: markers 0 = 2\nset: markers 1 = 1\nset: health 1 = 20"
    lines = (f"0 attack 1 {NUKE}", "1 take", "0 take")
    none_left = chosen("marker_limit", "3", text, *lines, "> clause PET-RAD-07", "> markers 1 = 1", "> supply = 0")
    assert "finds no marker" in kinds(none_left)
    scene = chosen("marker_limit", "none", f"{text}\nset: supply = 0", *lines, "> markers 1 = 2", "> supply = 0")
    assert "PET-RAD-07" not in scene.scene.since


def test_the_wasteland_shows_when_the_last_card_is_taken_or_when_the_next_is_needed():
    text = (
        "set: round = 2\nplace: hand 0 = -\nplace: hand 1 = -\nplace: pile-1 = red-rocket blue-rocket\n"
        "place: discard = treaty shelter\nplace: deck = health-pack"
    )
    at_once = chosen("wasteland_reveal", "last_card_taken", text, "0 draw", "> clause PET-WASTE-03", "> markers 0 = 1")
    assert sorted(at_once.cards("deck")) == ["shelter", "treaty"]
    later = chosen(
        "wasteland_reveal",
        "next_card_needed",
        text,
        "0 draw",
        "> markers 0 = 0",
        "> deck = -",
        "0 scrap-draw 1",
        "> markers 0 = 0",
        "0 skip",
        "> turn = 1",
        "1 draw",
        "> clause PET-WASTE-03",
        "> markers 1 = 1",
    )
    assert kinds(later)[:3] == ["shows the wasteland", "gains a marker", "reshuffles"]
    assert len(later.cards("deck")) == 1
    assert "PET-WASTE-03" not in {
        clause for move in later.session.moves[:-1] for event in move.events for clause in event.clauses
    }


# ---------------------------------------------------------------- who is out


def test_the_cards_of_who_is_out_are_discarded_or_leave_the_game():
    text = (
        f"{COMMAND}seats: 3\nplace: hand 0 = {CLEAN}\nplace: hand 1 = shelter treaty\nplace: front 1 = -\n"
        "set: health 1 = 8\nplace: discard = -"
    )
    lines = (f"0 attack 1 {CLEAN}", "1 take", "> health 1 = 0", "> hand 1 = -")
    seen = chosen("eliminated_cards", "discarded", text, *lines)
    assert seen.cards("discard")[-2:] == ["shelter", "treaty"]
    gone = chosen("eliminated_cards", "removed", text, *lines, f"> discard = {CLEAN}")
    assert {"shelter", "treaty"} <= set(gone.cards("box"))
    told = [[line.text for line in scene.session.log(2) if "cards go" in line.text] for scene in (seen, gone)]
    assert told == [["Bo's cards go, too: a Shelter, a Treaty."], ["Bo's cards go, too: 2 cards."]]
    assert "discard" in {z.name for z in gone.session.view(2).zones}
    assert shown(gone.session.view(2), "hand 1").count == 0


def test_who_dies_in_an_own_turn_ends_it_or_it_goes_on_to_its_end():
    text = (
        f"{COMMAND}seats: 4\nplace: hand 0 = {NUKE}\nplace: hand 1 = -\nplace: hand 2 = -\nplace: hand 3 = -\n"
        "set: health 0 = 5\nset: markers 0 = 1"
    )
    lines = (f"0 attack 1 {NUKE}", "1 take", "2 take", "0 take", "> health 0 = 0", "> turn = 1")
    ends = chosen("own_death_ends_turn", "true", text, *lines, "> clause PET-ELIM-03", "> health 3 = 20", "> markers 3 = 1")
    assert "radiates" not in kinds(ends)
    goes_on = chosen("own_death_ends_turn", "false", text, *lines, "> health 3 = 18", "> health 1 = 8", "> markers 3 = 1")
    assert "radiates" in kinds(goes_on)
    assert "PET-ELIM-03" not in goes_on.scene.seen
