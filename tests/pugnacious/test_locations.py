"""Locations: shuffled into the Enemy Deck, laid below an Enemy, and what they change for all who fight it."""

import pytest

from pugsbox.core.session import Session
from pugsbox.pugnacious import PUGNACIOUS
from pugsbox.pugnacious.cards import CARDS
from pugsbox.pugnacious.effects import Exp
from pugsbox.pugnacious.kinds import ENEMIES, LOCATIONS, NAMES, VALUE
from tests.pugnacious.expansions import clauses, each, events, kinds, question, refused, table, value, whole_turn
from tests.pugnacious.games import zone

PLACES = tuple(place.key for place in LOCATIONS)
PASSES = [f"{seat} target none" for seat in range(2)]


def exp_of(card):
    """The Exp of a Win text."""
    return sum(effect.points for effect in CARDS[card].play if isinstance(effect, Exp))


def fights(below, spot, *actions, header=""):
    """A Combat Phase in which an Enemy lies on a Location in spot 1."""
    other = "strongman" if spot != "strongman" else "sky-pirate"
    lines = f"place: below-1 = {below}\nplace: spot-1 = {spot}\nplace: spot-2 = {other}\n{header}"
    return table(lines, *actions, phase="combat")


def beaten(deck, header=""):
    """The Enemy of spot 1 is beaten; the Enemy Deck begins with some cards."""
    lines = f"set: fight 0 = 30\nplace: enemy-deck = {deck}\n{header}"
    return table(lines, "0 target spot-1", "1 target none", phase="combat")


# ---------------------------------------------------------------- before the game


@pytest.mark.clause("PUG-LOC-01", "PUG-LOC-02")
@pytest.mark.parametrize("chosen", ["sewers", "graveyard+scrapyard", "all", "stragglers+opera-balcony+on-board-the-express"])
def test_the_chosen_locations_are_shuffled_into_the_enemy_deck_and_no_others(chosen):
    session = Session(PUGNACIOUS, seats=2, seed=5, locations=chosen)
    wanted = set(PLACES) if chosen == "all" else set(chosen.split("+"))
    names = ("enemy-deck", *(f"{place}-{n}" for place in ("spot", "below") for n in (1, 2, 3)))
    cards = [card for name in names for card in zone(session.state, name)]
    assert {card for card in cards if card in PLACES} == wanted
    assert len(cards) == sum(enemy.copies for enemy in ENEMIES) + len(wanted)
    added = next(event for event in session.events if event.kind == "adds locations")
    assert (set(added.data[0]), added.clauses) == (wanted, ("PUG-LOC-01", "PUG-LOC-02"))
    shuffled = next(event for event in session.events if event.kind == "the enemy deck shuffles")
    assert shuffled.data[0] == len(cards)


@pytest.mark.clause("PUG-LOC-13")
def test_locations_that_come_while_the_spots_are_first_filled_lie_below_an_enemy():
    found = 0
    for seed in range(30):
        session = Session(PUGNACIOUS, seats=2, seed=seed, locations="all")
        spots = [(zone(session.state, f"spot-{n}"), zone(session.state, f"below-{n}")) for n in (1, 2, 3)]
        assert [(len(on), set(on) & set(PLACES)) for on, _ in spots] == [(1, set())] * 3
        came = [event for event in session.events if event.kind == "a location comes"]
        assert [card for _, below in spots for card in below] == [event.data[0][0] for event in came]
        assert all("PUG-LOC-13" in event.clauses for event in came)
        found += len(came)
    assert found > 5


# ---------------------------------------------------------------- coming and going


@pytest.mark.clause("PUG-LOC-03")
def test_a_location_lies_below_the_next_enemy():
    scene = beaten("stragglers circus-lion brass-golem")
    assert (scene.cards("below-1"), scene.cards("spot-1")) == (["stragglers"], ["circus-lion"])
    assert scene.cards("enemy-deck") == ["brass-golem"]
    assert "PUG-LOC-03" in clauses(scene, "a location comes")
    assert "PUG-LOC-03" in clauses(scene, "an enemy comes")
    assert "PUG-LOC-13" not in clauses(scene, "a location comes")


@pytest.mark.clause("PUG-LOC-04")
def test_a_second_location_for_a_spot_is_shuffled_back():
    scene = beaten("stragglers scrapyard circus-lion")
    assert (scene.cards("below-1"), scene.cards("spot-1")) == (["stragglers"], ["circus-lion"])
    assert scene.cards("enemy-deck") == ["scrapyard"]
    shuffled = events(scene, "a second location reshuffles")
    assert shuffled
    assert {event.clauses for event in shuffled} == {("PUG-LOC-04",)}


@pytest.mark.clause("PUG-LOC-05")
def test_with_nothing_but_locations_left_the_enemy_deck_has_run_out():
    scene = beaten("stragglers scrapyard sewers")
    assert (scene.cards("below-1"), scene.cards("spot-1")) == (["stragglers"], [])
    assert sorted(scene.cards("enemy-deck")) == ["scrapyard", "sewers"]
    assert "PUG-LOC-05" in clauses(scene, "no enemy comes")
    assert (value(scene, "ends"), scene.legal()) == (("enemy-deck",), [])
    assert not events(scene, "a second location reshuffles")


@pytest.mark.clause("PUG-LOC-06")
def test_a_location_goes_with_its_enemy_and_the_spot_is_filled_afresh():
    scene = beaten("circus-lion brass-golem", header="place: below-1 = sewers")
    assert scene.cards("beaten") == ["street-tough", "sewers"]
    assert (scene.cards("spot-1"), scene.cards("below-1")) == (["circus-lion"], [])
    assert clauses(scene, "goes with its enemy") == ("PUG-LOC-06",)
    assert "PUG-LOC-03" not in clauses(scene, "an enemy comes")


@pytest.mark.clause("PUG-LOC-07")
def test_a_location_stays_while_its_enemy_is_not_beaten():
    scene = fights("opera-balcony", "irate-grocer", "0 target spot-1", "1 target none", "0 discard minor-skill")
    assert (scene.cards("spot-1"), scene.cards("below-1")) == (["irate-grocer"], ["opera-balcony"])
    assert value(scene, "round") == 2
    assert "PUG-LOC-07" in clauses(scene, "enemies stay")


# ---------------------------------------------------------------- what they change


@pytest.mark.clause("PUG-LOC-08")
@pytest.mark.parametrize("place", PLACES)
def test_a_location_changes_the_combat_value_of_its_enemy(place):
    strength = VALUE["circus-lion"] + VALUE[place]
    header = f"set: fight 0 = {strength}\nset: fight 1 = {strength - 1}\nplace: hand 1 = minor-skill*5"
    scene = fights(place, "circus-lion", "0 target spot-1", "1 target spot-1", header=header)
    assert events(scene, "wins")[0].data == ("circus-lion", strength, strength)
    assert events(scene, "loses")[0].data == ("circus-lion", strength - 1, strength)
    assert {"PUG-LOC-08"} <= set(clauses(scene, "wins")) & set(clauses(scene, "loses"))


@pytest.mark.clause("PUG-LOC-12")
@pytest.mark.parametrize("place", ["opera-balcony", "sewers"])
def test_a_trap_on_a_location_is_still_fought_with_skill(place):
    strength = VALUE["pit-of-spikes"] + VALUE[place]
    header = f"set: skill 0 = {strength}\nset: skill 1 = {strength - 1}\nset: fight 1 = 30"
    scene = fights(place, "pit-of-spikes", "0 target spot-1", "1 target spot-1", header=header)
    assert [event.seat for kind in ("wins", "loses") for event in events(scene, kind)] == [0, 1]
    assert "PUG-LOC-12" in clauses(scene, "wins")
    assert "PUG-LOC-08" not in clauses(scene, "wins")


@pytest.mark.clause("PUG-LOC-09", "PUG-LOC-14")
def test_a_location_adds_to_the_win_text():
    header = "set: fight 0 = 30"
    scene = fights("opera-balcony", "irate-grocer", "0 target spot-1", "1 target none", header=header)
    assert value(scene, "xp 0") == exp_of("irate-grocer") + exp_of("opera-balcony")
    told = events(scene, "gains exp")
    assert [event.data[1] for event in told] == [exp_of("irate-grocer"), exp_of("opera-balcony")]
    assert ["PUG-LOC-09" in event.clauses for event in told] == [False, True]


@pytest.mark.clause("PUG-LOC-10")
def test_nothing_of_the_lose_text_is_replaced():
    lost = sum(effect.cards for card in ("circus-lion", "sewers") for effect in CARDS[card].lose)
    header = "place: deck 1 = minor-skill*8"
    scene = fights(
        "sewers", "circus-lion", "0 target none", "1 target spot-1", *["1 discard minor-skill"] * lost, header=header
    )
    assert (question(scene), len(scene.cards("hand 1"))) == ("Play", 5 - lost)
    assert "PUG-COMBAT-10" in events(scene, "discards")[0].clauses
    assert "PUG-LOC-10" in events(scene, "discards")[-1].clauses
    assert VALUE["circus-lion"] + VALUE["sewers"] == events(scene, "loses")[0].data[2]


@pytest.mark.clause("PUG-LOC-14", "PUG-LOC-09")
def test_everybody_who_fights_there_gets_the_text_for_the_own_result():
    header = "set: fight 0 = 30\nplace: deck 0 = minor-skill*8\nplace: deck 1 = minor-skill*8"
    scene = fights("stragglers", "circus-lion", "0 target spot-1", "1 target spot-1", header=header)
    while question(scene) != "Play":
        scene.session.push(scene.legal()[0])
    lost = sum(effect.cards for card in ("circus-lion", "stragglers") for effect in CARDS[card].lose)
    won = sum(getattr(effect, "cards", 0) for effect in CARDS["stragglers"].play)
    assert [len(scene.cards(f"hand {seat}")) for seat in range(2)] == [5 + won, 5 - lost]
    assert {"PUG-LOC-14"} <= set(events(scene, "discards")[-1].clauses)


@pytest.mark.clause("PUG-LOC-11", "PUG-FAQ-02")
def test_a_location_is_no_target():
    header = "set: trebuchet 0 = 1"
    scene = fights("sewers", "pit-of-spikes", header=header)
    assert [line for line in scene.legal(0) if "-1" in line] == ["0 target spot-1"]
    assert set(refused(scene, "0 target launch-1")) == {"PUG-FAQ-02", "PUG-TRAP-07"}
    assert refused(scene, "0 target sewers") == ("PUG-COMBAT-01", "PUG-LOC-11")
    scene.session.push("0 target spot-1")
    scene.session.push("1 target none")
    assert events(scene, "loses")[0].data[0] == "pit-of-spikes"


@pytest.mark.clause("PUG-LOC-11")
def test_a_location_that_comes_is_never_fought_itself():
    scene = beaten("sewers circus-lion brass-golem")
    assert "PUG-LOC-11" in clauses(scene, "a location comes")
    assert [view.name for view in scene.session.view(0).zones if view.name == "below-1"] == ["below-1"]
    scene.session.push("0 done")
    for action in ("1 done", "0 done", "1 done", "0 target spot-1", "1 target none"):
        scene.session.push(action)
    assert events(scene, "loses")[-1].data == ("circus-lion", 0, VALUE["circus-lion"] + VALUE["sewers"])


# ---------------------------------------------------------------- each Location

QUEUES = """place: queue 0 = telegram patent umbrella bribe airship
place: queue 1 = alibi harpoon memoirs crowbar governess"""


@pytest.mark.clause("PUG-HOUSE-20")
def test_the_express_turns_the_ring_when_it_comes_and_at_the_end_of_each_turn():
    scene = beaten("on-board-the-express circus-lion brass-golem", header=QUEUES)
    assert [event.clauses[0] for event in events(scene, "turns the ring")] == ["PUG-HOUSE-20", "PUG-REC-18", "PUG-HOUSE-20"]
    assert scene.cards("queue 0")[:2] == ["bribe", "airship"]
    scene = fights("on-board-the-express", "circus-lion", *PASSES, header=QUEUES)
    assert [event.clauses[0] for event in events(scene, "turns the ring")] == ["PUG-REC-18", "PUG-HOUSE-20"]


@pytest.mark.clause("PUG-HOUSE-20")
def test_the_express_turns_the_ring_when_it_goes():
    header = f"{QUEUES}\nset: fight 0 = 30\nplace: enemy-deck = sea-serpent brass-golem"
    scene = fights("on-board-the-express", "street-tough", "0 target spot-1", "1 target none", "0 pass", header=header)
    assert [event.clauses[0] for event in events(scene, "turns the ring")] == ["PUG-HOUSE-20", "PUG-REC-18"]
    assert scene.cards("below-1") == []


@pytest.mark.parametrize("line", ["0 turn right 3", "0 turn left 2", "0 pass"])
def test_who_wins_on_the_express_may_turn_the_ring_far(line):
    header = f"{QUEUES}\nset: fight 0 = 30"
    scene = fights("on-board-the-express", "street-tough", "0 target spot-1", "1 target none", header=header)
    assert question(scene) == "TurnEither"
    assert len(scene.legal()) == 7
    scene.session.push(line)
    assert question(scene) == "Play"


@pytest.mark.clause("PUG-HOUSE-21")
def test_the_graveyard_brings_the_strongest_beaten_adversary_back():
    header = "place: beaten = sky-pirate vampire-count riddle-of-the-sphinx pickpockets"
    scene = beaten("graveyard circus-lion brass-golem", header=header)
    assert (scene.cards("below-1"), scene.cards("spot-1")) == (["graveyard"], ["vampire-count"])
    assert scene.cards("enemy-deck") == ["circus-lion", "brass-golem"]
    assert clauses(scene, "rises from the dead") == ("PUG-HOUSE-21",)
    assert "vampire-count" not in scene.cards("beaten")


@pytest.mark.clause("PUG-HOUSE-21")
def test_the_one_who_was_just_beaten_can_come_back():
    assert beaten("graveyard circus-lion").cards("spot-1") == ["street-tough"]


@pytest.mark.clause("PUG-LOC-03")
def test_with_nobody_beaten_the_graveyard_is_a_location_like_others():
    header = "set: skill 0 = 30\nplace: enemy-deck = graveyard circus-lion brass-golem"
    scene = table(header, "0 target spot-3", "1 target none", phase="combat")
    assert (scene.cards("below-3"), scene.cards("spot-3")) == (["graveyard"], ["circus-lion"])
    assert "rises from the dead" not in kinds(scene)


def test_who_wins_at_the_scrapyard_trashes_a_card():
    header = "set: fight 0 = 30"
    scene = fights("scrapyard", "street-tough", "0 target spot-1", "1 target none", "0 trash minor-skill", header=header)
    assert (scene.cards("trash"), len(scene.cards("hand 0"))) == (["minor-skill"], 4)


@pytest.mark.parametrize("place", PLACES)
def test_every_location_can_lie_below_an_enemy_for_a_whole_turn(place):
    header = f"place: below-2 = {place}\nset: fight 0 = 30"
    scene = table(header, *whole_turn(target="spot-2"))
    while question(scene) != "Play":
        scene.session.push(scene.legal()[-1])
    assert each(scene, "xp")[0] >= exp_of("irate-grocer")
    assert NAMES[place]
