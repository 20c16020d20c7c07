"""Traps and Adversaries: PUG-TRAP."""

import pytest

from pugsbox.pugnacious import PUGNACIOUS
from pugsbox.pugnacious.kinds import ENEMIES, FINALES, LOCATIONS, VALUE, is_adversary, is_trap
from tests.games import shown
from tests.pugnacious.games import zone
from tests.pugnacious.laid import begun, clauses, events, fight, push, refused, table

TRAP = "pondering-poison-trap"
WORTH = VALUE[TRAP]
AT_TRAP = f"place: spot-1 = {TRAP}\nplace: target 0 = spot-1\nset: phase = failure"


def result(scene, seat=0):
    """What a seat has fought, with which total, and whether it won."""
    (told,) = [event for event in (*events(scene, "wins"), *events(scene, "loses")) if event.seat == seat]
    card, total, _ = told.data
    return card, total, told.kind == "wins"


def fighting(skill=0, fight=0, received=0, header=AT_TRAP):
    """The end of a Combat Phase, in which a seat has something and has received Failure; another one keeps some."""
    own = f"set: skill 0 = {skill}\nset: fight 0 = {fight}\nset: received 0 = {received}"
    return table(f"{header}\n{own}\nset: failure 1 = 1", "1 done")


@pytest.mark.clause("PUG-TRAP-01")
def test_what_can_be_fought_of_the_enemy_deck_is_a_trap_if_it_says_so_and_else_an_adversary():
    session = begun(2, 1)
    assert all("PUG-TRAP-01" in event.clauses for event in session.events if event.kind == "an enemy comes")
    for enemy in ENEMIES:
        assert is_trap(enemy.key) != is_adversary(enemy.key)
        assert PUGNACIOUS.cards[enemy.key].kind == ("trap" if is_trap(enemy.key) else "adversary")
    scene = table(f"place: spot-1 = street-tough\nplace: spot-2 = {TRAP}\nplace: spot-3 = rogue-agent\nset: phase = combat")
    faces = [shown(scene.session.view(), f"spot-{n}").cards[0] for n in (1, 2, 3)]
    assert [face.kind for face in faces] == ["adversary", "trap", "adversary"]
    assert [face.cost.split()[1] for face in faces] == ["Fight", "Skill", "Fight"]
    assert is_trap(TRAP)


@pytest.mark.clause("PUG-TRAP-02")
@pytest.mark.parametrize(("received", "wins"), [(0, True), (1, True), (2, False)])
def test_a_trap_is_beaten_with_unspent_skill_less_the_failure_received(received, wins):
    scene = fighting(skill=WORTH + 1, received=received)
    assert result(scene) == (TRAP, WORTH + 1 - received, wins)
    assert "PUG-TRAP-02" in clauses(scene, "wins" if wins else "loses")


@pytest.mark.clause("PUG-TRAP-03")
def test_fight_does_not_help_against_a_trap():
    scene = fighting(fight=90)
    assert result(scene) == (TRAP, 0, False)
    assert "PUG-TRAP-03" in clauses(scene, "loses")
    assert "PUG-TRAP-03" not in clauses(fighting(), "loses")
    adversary = AT_TRAP.replace(TRAP, "street-tough")
    assert result(fighting(skill=90, header=adversary)) == ("street-tough", 0, False)  # nor Skill against an Adversary


@pytest.mark.clause("PUG-TRAP-04")
@pytest.mark.parametrize("trap", [enemy.key for enemy in ENEMIES if is_trap(enemy.key)])
def test_it_takes_at_least_its_value(trap):
    header = AT_TRAP.replace(TRAP, trap)
    for skill, wins in ((VALUE[trap] - 1, False), (VALUE[trap], True), (VALUE[trap] + 1, True)):
        scene = fighting(skill=skill, header=header)
        assert result(scene) == (trap, skill, wins)
        assert "PUG-TRAP-04" in clauses(scene, "wins" if wins else "loses")


@pytest.mark.clause("PUG-TRAP-05")
def test_skill_that_was_spent_does_not_count():
    scene = table(
        f"place: spot-1 = {TRAP}\nset: phase = buy\nset: skill 0 = {WORTH + 2}", "0 buy greater-skill", "0 done", "1 done"
    )
    fight(scene, "spot-1", "none")
    assert result(scene) == (TRAP, WORTH - 1, False)
    assert "PUG-TRAP-05" in clauses(scene, "loses")
    saved = table(f"place: spot-1 = {TRAP}\nset: phase = buy\nset: skill 0 = {WORTH + 2}", "0 done", "1 done")
    fight(saved, "spot-1", "none")
    assert result(saved) == (TRAP, WORTH + 2, True)
    assert "PUG-TRAP-05" not in clauses(saved, "wins")


AGAINST = "place: hand 0 = {}\nplace: spot-1 = {}\nplace: spot-2 = -"


def against(card, target, enemy="street-tough"):
    """The total of a player with a card against a target, and the clauses of that."""
    scene = table(AGAINST.format(card, enemy), f"0 play {card}", "0 done", "1 done", "0 done", "1 done")
    fight(scene, target, "none")
    _, total, wins = result(scene)
    return total, clauses(scene, "wins" if wins else "loses")


@pytest.mark.clause("PUG-TRAP-06")
@pytest.mark.parametrize(("card", "helps"), [("crowbar", TRAP), ("harpoon", "street-tough")])
def test_what_helps_against_one_kind_does_nothing_against_the_other(card, helps):
    scene = table(AGAINST.format(card, helps), f"0 play {card}")
    given = {"trap": "skill 0", "adversary": "fight 0"}
    plain = {kind: zone(scene.session.state, name) for kind, name in given.items()}
    for enemy in (TRAP, "street-tough"):
        kind = PUGNACIOUS.cards[enemy].kind
        total, why = against(card, "spot-1", enemy)
        assert (total > plain[kind]) is (enemy == helps)
        assert ("PUG-TRAP-06" in why) is (enemy == helps)
        if enemy != helps:
            assert total == plain[kind]
    for target in ("dummy", "finale"):
        total, why = against(card, target)
        assert total == plain["adversary"]
        assert "PUG-TRAP-06" not in why


@pytest.mark.clause("PUG-TRAP-07")
def test_the_finale_the_training_dummy_and_locations_are_neither():
    for key in ("training-dummy", *(card.key for card in (*FINALES, *LOCATIONS))):
        assert not is_trap(key)
        assert not is_adversary(key)
    scene = table(
        f"""option: locations = opera-balcony
        place: hand 0 = trebuchet
        place: spot-1 = street-tough
        place: below-1 = opera-balcony
        place: spot-2 = rogue-agent
        place: spot-3 = {TRAP}
        set: trebuchet 0 = 1
        set: phase = combat"""
    )
    assert [action for action in scene.legal(0) if "launch" in action] == ["0 target launch-1", "0 target launch-2"]
    assert "PUG-TRAP-07" in refused(scene, "0 target launch-3")


@pytest.mark.clause("PUG-TRAP-08")
def test_a_beaten_trap_goes_and_the_next_enemy_comes():
    header = f"place: spot-3 = {TRAP}\nplace: target 0 = spot-3\nplace: enemy-deck = rogue-agent ...\nset: phase = failure"
    scene = fighting(skill=WORTH, header=header)
    push(scene, str(scene.session.legal(1)[0]))  # what its Win text makes the other one do
    assert scene.cards("spot-3") == ["rogue-agent"]
    assert scene.cards("beaten") == [TRAP]
    assert "PUG-TRAP-08" in clauses(scene, "is beaten and goes")
    stays = fighting(skill=WORTH - 1, header=header)
    push(stays, str(stays.session.legal(0)[0]))
    assert (stays.cards("spot-3"), stays.cards("beaten")) == ([TRAP], [])
