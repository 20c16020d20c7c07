"""Classes: chosen before the game, two levels, abilities once a turn each, and what each Class does."""

from collections import Counter

import pytest

from pugsbox.core.session import Session
from pugsbox.pugnacious import PUGNACIOUS
from pugsbox.pugnacious.cards import CARDS
from pugsbox.pugnacious.effects import Give
from pugsbox.pugnacious.kinds import CLASSES, VALUE
from tests.pugnacious.expansions import clauses, each, events, kinds, question, refused, table, value, whole_turn
from tests.pugnacious.games import zone

POOLS = ("skill", "fight", "failure")


def given(card, part):
    """The Skill, Fight and Failure of a Class, at one of its levels or for levelling up."""
    found = [effect for effect in getattr(CARDS[card], part) if isinstance(effect, Give)]
    return {pool: sum(getattr(effect, pool) for effect in found) for pool in POOLS}


FIRST, SECOND = (given("prizefighter", part)["fight"] for part in ("play", "second"))
BONUS = given("super-scientist", "bonus")["skill"]


def classy(first, *actions, header="", second="conductor", phase="play", seats=2):
    """A phase in a game with Classes."""
    lines = f"option: classes = true\nplace: class 0 = {first}\nplace: class 1 = {second}\n{header}"
    return table(lines, *actions, phase=phase, seats=seats)


# ---------------------------------------------------------------- choosing


@pytest.mark.clause("PUG-CLASS-01", "PUG-CLASS-02")
def test_everybody_sees_all_classes_and_picks_one_of_those_that_are_left():
    session = Session(PUGNACIOUS, seats=3, seed=4, classes="true")
    left = set(CLASSES)
    for n in range(3):
        question_ = session.game.question(session.state)
        assert (question_.kind, "PUG-CLASS-01" in question_.clauses) == ("ChooseClass", True)
        assert {action.args[0] for action in session.legal()} == left
        assert len(session.legal()) == 6 - n
        left.remove(session.legal()[-1].args[0])
        session.push(session.legal()[-1])
    state = session.state
    chosen = [zone(state, f"class {seat}") for seat in range(3)]
    assert [len(cards) for cards in chosen] == [1, 1, 1]
    assert len({*chosen}) == 3
    assert zone(state, "class-pile") == ()
    assert zone(state, "round") == 1
    assert [event.kind for event in session.events].count("chooses a class") == 3


def test_chance_says_who_picks_first():
    first = {Session(PUGNACIOUS, seats=3, seed=seed, classes="true").turn for seed in range(20)}
    assert first == {(0,), (1,), (2,)}


@pytest.mark.clause("PUG-CLASS-02")
def test_a_class_begins_at_level_1_and_is_no_card_of_the_deck():
    session = Session(PUGNACIOUS, seats=2, seed=1, classes="true")
    session.push(session.legal()[0])
    session.push(session.legal()[0])
    chosen = [zone(session.state, f"class {seat}") for seat in range(2)]
    for seat in range(2):
        owned = [card for name in ("hand", "deck", "discard") for card in zone(session.state, f"{name} {seat}")]
        assert (len(owned), owned.count("minor-skill"), zone(session.state, f"level {seat}")) == (10, 7, 1)
    assert "PUG-CLASS-02" in next(event for event in session.events if event.kind == "chooses a class").clauses
    for action in whole_turn():
        session.push(action if action in map(str, session.legal()) else session.legal(int(action[0]))[0])
    assert [zone(session.state, f"class {seat}") for seat in range(2)] == chosen


# ---------------------------------------------------------------- abilities


@pytest.mark.clause("PUG-CLASS-03", "PUG-CLASS-14")
def test_the_first_ability_can_be_used_once_a_turn():
    scene = classy("prizefighter", "0 ability 1", "> clause PUG-CLASS-03", f"> fight 0 = {FIRST}")
    assert refused(scene, "0 ability 1") == ("PUG-CLASS-03",)
    assert "0 ability 1" not in scene.legal()
    for action in whole_turn():
        scene.session.push(action)
    assert (value(scene, "round"), value(scene, "used 0")) == (2, 0)
    scene.session.push("0 ability 1")
    assert value(scene, "fight 0") == FIRST


@pytest.mark.clause("PUG-CLASS-14")
def test_an_ability_that_was_not_used_is_not_saved_up():
    scene = classy("prizefighter", *whole_turn(), header="set: level 0 = 2")
    assert events(scene, "uses the class") == []
    scene.session.push("0 ability 1")
    scene.session.push("0 ability 2")
    assert value(scene, "fight 0") == FIRST + SECOND
    assert "PUG-CLASS-14" in clauses(scene, "uses the class")
    assert [refused(scene, f"0 ability {n}") for n in (1, 2)] == [("PUG-CLASS-03",), ("PUG-CLASS-07",)]


@pytest.mark.clause("PUG-CLASS-04")
@pytest.mark.parametrize(("exp", "left"), [(5, 0), (12, 7)])
def test_levelling_up_costs_exactly_5_exp(exp, left):
    scene = classy("prizefighter", "0 level-up", f"> xp 0 = {left}", "> level 0 = 2", header=f"set: xp 0 = {exp}")
    assert events(scene, "pays exp")[-1].data[1] == -5


@pytest.mark.clause("PUG-CLASS-04")
def test_with_less_than_5_exp_nobody_levels_up():
    scene = classy("prizefighter", header="set: xp 0 = 4")
    assert refused(scene, "0 level-up") == ("PUG-CLASS-04",)
    assert "0 level-up" not in scene.legal()


@pytest.mark.clause("PUG-CLASS-05")
def test_levelling_up_is_left_or_costs_5_points_of_the_score():
    header = "set: xp 0 = 9\nset: xp 1 = 6"
    kept = classy("prizefighter", *whole_turn(), "> xp 0 = 9", "> level 0 = 1", header=header)
    assert kept.session.game.ending(kept.session.state).winners == (0,)
    paid = classy("prizefighter", "0 level-up", *whole_turn(), header=header)
    assert "PUG-CLASS-05" in clauses(paid, "pays exp")
    outcome = paid.session.game.ending(paid.session.state)
    assert (outcome.scores, outcome.winners) == ((4, 6), (1,))


@pytest.mark.clause("PUG-CLASS-06")
def test_the_bonus_of_levelling_up_comes_at_once_and_once():
    header = "set: xp 0 = 5\nset: skill 0 = 1"
    scene = classy("super-scientist", "0 level-up", f"> skill 0 = {1 + BONUS}", header=header)
    assert "PUG-CLASS-06" in clauses(scene, "levels up")
    assert "PUG-CLASS-06" in clauses(scene, "gains skill")
    for action in whole_turn():
        scene.session.push(action)
    assert value(scene, "skill 0") == 0
    assert len(events(scene, "gains skill")) == 1


@pytest.mark.clause("PUG-CLASS-07", "PUG-CLASS-03")
def test_at_level_2_both_abilities_can_be_used_from_the_same_turn_on():
    scene = classy("prizefighter", "0 ability 1", header="set: xp 0 = 5")
    assert refused(scene, "0 ability 2") == ("PUG-CLASS-07",)
    scene.session.push("0 level-up")
    assert refused(scene, "0 ability 1") == ("PUG-CLASS-03",)
    before = value(scene, "fight 0")
    scene.session.push("0 ability 2")
    assert value(scene, "fight 0") == before + SECOND
    assert "PUG-CLASS-07" in clauses(scene, "uses the class")
    assert refused(scene, "0 ability 2") == ("PUG-CLASS-07",)
    for action in whole_turn():
        scene.session.push(action)
    assert {"0 ability 1", "0 ability 2"} <= set(scene.legal())


@pytest.mark.clause("PUG-CLASS-08")
def test_there_is_no_third_level():
    scene = classy("prizefighter", header="set: xp 0 = 20\nset: level 0 = 2")
    assert refused(scene, "0 level-up") == ("PUG-CLASS-08",)
    assert value(scene, "xp 0") == 20


@pytest.mark.clause("PUG-CLASS-09")
def test_abilities_are_used_in_the_play_phase_only():
    header = "set: level 0 = 2\nplace: hand 0 = minor-fight*2\nplace: hand 1 = rotten-tomato"
    scene = classy("prizefighter", "0 play-all", "1 play rotten-tomato", "0 done", "1 done", header=header)
    found = [question(scene)]
    refusals = [refused(scene, f"0 ability {n}") for n in (1, 2)]
    for actions in (["0 done", "1 done"], ["0 target dummy", "1 target none"], ["1 done"]):
        for action in actions:
            scene.session.push(action)
        found.append(question(scene))
        refusals += [refused(scene, f"0 ability {n}") for n in (1, 2)]
    assert found == ["Buy", "ChooseTarget", "GiveFailure", "TrashOne"]
    assert [("PUG-CLASS-09" in refusal) for refusal in refusals] == [True] * 8
    assert refusals[:6] == [("PUG-CLASS-09",)] * 6
    scene.session.push("0 trash minor-skill")
    assert (question(scene), {"0 ability 1", "0 ability 2"} <= set(scene.legal())) == ("Play", True)


@pytest.mark.clause("PUG-CLASS-09")
def test_levelling_up_is_for_the_play_phase_too():
    scene = classy("prizefighter", header="set: xp 0 = 5", phase="buy")
    assert refused(scene, "0 level-up") == ("PUG-CLASS-09",)


@pytest.mark.clause("PUG-CLASS-10")
def test_an_ability_is_no_card_of_the_hand():
    header = "place: hand 0 = memoirs minor-skill*2\nplace: hand 1 = minor-skill"
    scene = classy("inventor", "0 play memoirs", "> hand 0 = -", "0 ability 1", header=header)
    assert "PUG-CLASS-10" in clauses(scene, "uses the class")
    other = classy("prizefighter", header="place: hand 0 = minor-skill*5").session.view(1)
    assert next(zone.count for zone in other.zones if zone.name == "hand 0") == 5


@pytest.mark.clause("PUG-CLASS-10")
def test_an_ability_does_not_count_as_a_card_played():
    header = "place: hand 0 = grand-parade minor-fight"
    scene = classy("inventor", "0 play minor-fight", "0 play grand-parade", header=header)
    used = classy("prizefighter", "0 play minor-fight", "0 ability 1", "0 play grand-parade", header=header)
    assert [value(found, "fight 0") for found in (scene, used)] == [2, 2 + FIRST]
    assert [events(found, "counts the parade")[0].data[1] for found in (scene, used)] == [1, 1]
    assert "PUG-CLASS-10" in clauses(used, "counts the parade")


# ---------------------------------------------------------------- what always holds

ALONE = ["0 target spot-1", "1 target none"]


@pytest.mark.clause("PUG-CLASS-11")
def test_what_needs_no_action_always_holds():
    strength = VALUE["strongman"]
    header = f"place: spot-1 = strongman\nset: fight 0 = {strength - 1}"
    scene = classy("duellist", *ALONE, header=header, phase="combat")
    assert events(scene, "wins")[0].data == ("strongman", strength, strength)
    assert "PUG-CLASS-11" in clauses(scene, "wins")
    other = classy("prizefighter", *ALONE, header=header, phase="combat")
    assert events(other, "loses")[0].data == ("strongman", strength - 1, strength)
    assert "PUG-CLASS-11" not in clauses(other, "loses")


def test_it_holds_for_fight_not_against_a_trap():
    strength = VALUE["locked-cabinet"]
    header = f"place: spot-1 = locked-cabinet\nset: skill 0 = {strength - 1}"
    scene = classy("duellist", *ALONE, header=header, phase="combat")
    assert "PUG-CLASS-11" not in clauses(scene, "loses")


@pytest.mark.clause("PUG-CLASS-11")
def test_what_always_holds_needs_no_action_and_takes_none():
    scene = classy("duellist", header="set: level 0 = 2")
    assert refused(scene, "0 ability 1") == ("PUG-CLASS-11",)
    assert "0 ability 2" in scene.legal()


@pytest.mark.clause("PUG-HOUSE-17", "PUG-CLASS-11")
def test_the_traitor_cannot_fight_adversaries_and_lives_on_the_losses_of_others():
    scene = classy("traitor", header="set: fight 0 = 20", phase="combat")
    assert refused(scene, "0 target spot-1") == ("PUG-HOUSE-17",)
    assert [line for line in scene.legal(0) if "spot" in line] == ["0 target spot-3"]
    scene.session.push("0 target none")
    scene.session.push("1 target spot-2")
    assert each(scene, "xp") == [1, 0]
    assert {"PUG-HOUSE-17", "PUG-CLASS-11"} <= set(clauses(scene, "gains exp"))


@pytest.mark.parametrize(("target", "exp"), [("spot-3", 0), ("dummy", 0), ("finale", 0), ("spot-1", 1)])
def test_a_traitor_has_nothing_from_a_loss_to_anything_else(target, exp):
    scene = classy("traitor", "0 target none", f"1 target {target}", phase="combat")
    assert value(scene, "xp 0") == exp


@pytest.mark.clause("PUG-HOUSE-17")
def test_a_traitor_plays_any_card_as_failure():
    scene = classy("traitor", "0 betray patent", "> failure 0 = 1", "> skill 0 = 0", header="place: hand 0 = patent")
    assert (scene.cards("played 0"), value(scene, "plays 0")) == (["patent"], 1)
    other = classy("duellist", header="place: hand 0 = patent")
    assert refused(other, "0 betray patent") == ("PUG-HOUSE-17",)
    assert refused(other, "0 betray telegram") == ("PUG-HOUSE-17", "PUG-PLAY-01")


# ---------------------------------------------------------------- each Class


@pytest.mark.parametrize("card", CLASSES)
def test_what_classes_give_is_added_to_what_there_is(card):
    header = "set: xp 0 = 5\nplace: deck 0 = minor-skill*5"
    scene = classy(card, header=header, second="conductor" if card != "conductor" else "traitor")
    expected = Counter()
    for line, part in (("ability 1", "play"), ("level-up", "bonus"), ("ability 2", "second")):
        if f"0 {line}" not in scene.legal():
            assert getattr(CARDS[card], part) == ()
            continue
        scene.session.push(f"0 {line}")
        while question(scene) != "Play":
            scene.session.push(scene.session.legal()[-1])
        expected.update(given(card, part))
        assert {pool: value(scene, f"{pool} 0") for pool in POOLS} == {pool: expected[pool] for pool in POOLS}


def test_the_inventor_draws_and_discards():
    header = "place: hand 0 = patent\nplace: deck 0 = telegram bribe airship minor-skill\nset: xp 0 = 5"
    scene = classy("inventor", "0 ability 1", "0 discard patent", "> hand 0 = telegram", header=header)
    scene.session.push("0 level-up")
    assert sorted(scene.cards("hand 0")) == ["airship", "bribe", "telegram"]
    scene.session.push("0 ability 2")
    assert value(scene, "skill 0") == given("inventor", "second")["skill"]


def test_the_conductor_turns_the_ring_and_throws_cards_out():
    header = "place: queue 0 = telegram patent umbrella bribe airship\nset: xp 0 = 5"
    scene = classy("conductor", "0 ability 1", "0 turn left 1", header=header, second="duellist")
    assert scene.cards("queue 0")[:4] == ["patent", "umbrella", "bribe", "airship"]
    scene.session.push("0 level-up")
    scene.session.push("0 ability 2")
    skill = sum(given("conductor", part)["skill"] for part in ("bonus", "second"))
    assert (question(scene), value(scene, "skill 0")) == ("Sweep", skill)
    scene.session.push("0 sweep 1 2")
    assert scene.cards("trash") == ["patent", "umbrella"]


@pytest.mark.clause("PUG-CLASS-12", "PUG-END-04")
def test_the_super_scientist_ends_the_game_with_the_turn():
    header = "set: level 0 = 2\nset: xp 0 = 3\nset: xp 1 = 9\nset: round = 5"
    scene = classy("super-scientist", "0 ability 2", header=header)
    assert "PUG-CLASS-12" in clauses(scene, "will end the game")
    assert question(scene) == "Play"
    for action in whole_turn():
        scene.session.push(action)
    outcome = scene.session.game.outcome(scene.session.state)
    assert (outcome.winners, value(scene, "round"), value(scene, "ends")) == ((1,), 5, ("scientist",))
    assert clauses(scene, "ends by scientist") == ("PUG-CLASS-12",)
    assert kinds(scene)[-1] == "the game is over"


@pytest.mark.clause("PUG-CLASS-13")
def test_exp_paid_for_a_level_no_longer_counts_in_a_dispute():
    header = "set: xp 0 = 8\nset: xp 1 = 5\nset: skill 0 = 3"
    before = classy("prizefighter", "0 dispute 1", header=header)
    assert before.legal() == ["1 first 0", "1 first 1"]
    after = classy("prizefighter", "0 level-up", "0 done", "1 done", "0 dispute 1", header=header)
    assert after.legal() == ["0 first 0", "0 first 1"]
    assert "PUG-CLASS-13" in clauses(after, "pays exp")


# ---------------------------------------------------------------- without Classes


@pytest.mark.clause("PUG-CLASS-01")
@pytest.mark.parametrize("line", ["0 ability 1", "0 level-up"])
def test_without_classes_there_is_nothing_to_use(line):
    assert refused(table("set: xp 0 = 9"), line) == ("PUG-CLASS-01",)
