"""The Combat Phase: PUG-COMBAT, Travis' 10 Ton Trebuchet (PUG-FAQ-01 to 03, PUG-HOUSE-07)."""

import pytest

from pugsbox.pugnacious.kinds import VALUE
from tests.games import shown
from tests.pugnacious.combats import (
    DUMMY,
    GOLEM,
    PIT,
    SPOTS,
    TOUGH,
    cards,
    clauses,
    combat,
    each,
    events,
    exp_of,
    finish,
    kinds,
    legal_targets,
    outcome,
    phase,
    refused,
    results,
    start,
    turn,
    xp,
)

ALL = ["dummy", "finale", "spot-1", "spot-2", "spot-3", "none"]

# ---------------------------------------------------------------- choosing


@pytest.mark.clause("PUG-COMBAT-01", "PUG-COMBAT-05")
def test_one_target_of_five_or_none_is_chosen_once():
    scene = start()
    assert legal_targets(scene, 0) == ALL
    for line in ("0 target spot-1 spot-2", "0 target", "0 target spot-4", "0 target street-tough"):
        assert refused(scene, line) == ("PUG-COMBAT-01",), line
    scene.session.push("0 target spot-2")
    for token in ALL:
        assert refused(scene, f"0 target {token}") == ("PUG-COMBAT-05",), token
    assert cards(scene, "aim 0") == ("spot-2",)
    assert legal_targets(scene, 1) == ALL


@pytest.mark.clause("PUG-COMBAT-01")
def test_an_empty_spot_is_no_target():
    scene = start("place: enemy-deck = -", spots=("street-tough", "-", "pit-of-spikes"))
    assert "spot-2" not in legal_targets(scene, 0)
    assert refused(scene, "0 target spot-2") == ("PUG-COMBAT-01",)


@pytest.mark.clause("PUG-COMBAT-02")
def test_who_fights_nothing_neither_wins_nor_loses():
    scene = combat("none", "spot-2", header="set: bounty 0 = 1\nset: consolation 0 = 1\nset: curses 1 = 1", fight=(30, 0))
    assert results(scene) == [0, -1]
    assert xp(scene) == [0, 0]
    assert each(scene, "hand") == [5, 5 - discarded(scene, 1)]
    assert discarded(scene, 0) == 0
    assert clauses(scene, "fights nothing") == ("PUG-COMBAT-02",)


def discarded(scene, seat):
    """How many cards a seat has discarded from the new hand."""
    return sum(len(event.data[0]) for event in events(scene, "discards") if event.seat == seat)


@pytest.mark.clause("PUG-COMBAT-03")
@pytest.mark.parametrize("token", ALL)
def test_a_token_lies_face_down(token):
    scene = start("", f"0 target {token}")
    for seat, sees in ((0, True), (1, False), (None, False)):
        view = scene.session.view(seat)
        lies = shown(view, "aim 0")
        assert lies.count == 1
        assert [face.key for face in lies.cards or ()] == ([token] if sees else [])
        assert all(zone.name != "target 0" for zone in view.zones)
    (laid,) = events(scene, "chooses a target")
    assert laid.seen_by == (0,)
    assert scene.session.turn == (1,)
    said = [line.text for line in scene.session.view(1).log]
    assert said[-1] == "Ada has laid a token face down."


@pytest.mark.clause("PUG-COMBAT-04")
def test_targets_are_shown_together_when_all_have_chosen():
    scene = start("", "0 target spot-1", "2 target none", seats=3)
    assert [cards(scene, f"target {seat}") for seat in range(3)] == [()] * 3
    assert events(scene, "shows the target") == []
    scene.session.push("1 target dummy")
    told = [(event.seat, event.data[0]) for event in scene.session.moves[-1].events if event.kind == "shows the target"]
    assert told == [(0, ("spot-1",)), (1, ("dummy",)), (2, ("none",))]
    assert all("PUG-COMBAT-04" in event.clauses and event.seen_by is None for event in events(scene, "shows the target"))


@pytest.mark.clause("PUG-COMBAT-05")
def test_a_target_that_is_shown_stays():
    scene = start("set: failure 0 = 1", "0 target spot-1", "1 target spot-2")
    assert phase(scene) == "failure"
    for line in ("0 target spot-2", "1 target none"):
        assert refused(scene, line) == ("PUG-COMBAT-05",)


# ---------------------------------------------------------------- comparing


@pytest.mark.clause("PUG-COMBAT-06")
def test_several_players_fight_the_same_enemy_each_alone():
    scene = combat("spot-2", "spot-2", "spot-2", fight=(GOLEM, GOLEM + 1, GOLEM - 1))
    assert results(scene) == [1, 1, -1]
    assert [event.data for event in events(scene, "wins") + events(scene, "loses")] == [
        ("brass-golem", n, GOLEM) for n in (GOLEM, GOLEM + 1, GOLEM - 1)
    ]
    assert xp(scene)[0] == xp(scene)[1] > xp(scene)[2] == 0


def test_who_is_alone_with_a_target_is_not_said_to_share_it():
    scene = combat("spot-1", "spot-2", "none", fight=(TOUGH, GOLEM))
    assert not any("PUG-COMBAT-06" in event.clauses for event in events(scene, "shows the target"))


def test_the_totals_of_two_players_are_not_added_together():
    assert results(combat("spot-2", "spot-2", fight=(GOLEM - 1, GOLEM - 1))) == [-1, -1]


@pytest.mark.clause("PUG-COMBAT-07")
def test_failure_is_handed_out_after_the_targets_are_shown():
    scene = start("set: failure 0 = 2\nset: fight 1 = 2", "0 target none")
    assert refused(scene, "0 give 1 1") == ("PUG-COMBAT-07",)
    scene.session.push("1 target dummy")
    scene.session.push("0 give 1 2")
    order = ["begins to fight", "shows the target", "takes failure tokens", "gives failure", "loses", "resets"]
    told = [event.kind for event in scene.session.events if event.kind in order]
    assert list(dict.fromkeys(told)) == [kind for kind in order if kind in told] == order[1:]
    assert results(scene) == [0, -1]


@pytest.mark.clause("PUG-COMBAT-08")
def test_a_total_fight_is_fight_less_all_failure_of_opponents():
    header = "set: failure 1 = 2\nset: failure 2 = 1"
    scene = combat("spot-2", "none", "none", header=header, fight=(6,), then=("1 give 0 2", "2 give 0 1"))
    (lost,) = events(scene, "loses")
    assert lost.data == ("brass-golem", 3, GOLEM)
    assert "PUG-COMBAT-08" in lost.clauses


@pytest.mark.clause("PUG-COMBAT-08")
def test_a_total_fight_counts_what_lasts_second_parts_and_stealth_cards():
    scene = start(
        """option: stealth = true
        place: lasting 0 = bodyguard
        place: waiting 0 = clockwork-spring
        place: deck 0 = hatpin minor-fight greater-skill*9
        place: hand 1 = -""",
        "0 target none",
        "1 target none",
        *("0 play hatpin", "0 play minor-fight", "0 done", "1 done", "0 done", "1 done", "0 target spot-2", "1 target none"),
    )
    told = [event.data[1] for move in scene.session.moves[:-1] for event in move.events if event.kind == "gains fight"]
    (turned_up,) = [e.data[1] for e in scene.session.moves[-1].events if e.kind == "gains fight"][:1]
    assert len(told) == 3  # what lasts, the second part, Minor Fight
    (won,) = events(scene, "wins")
    assert won.data[1] == sum(told) + turned_up


@pytest.mark.clause("PUG-COMBAT-09")
@pytest.mark.parametrize("more", [0, 1])
def test_as_much_as_the_value_is_enough(more):
    scene = combat("spot-2", "dummy", fight=(GOLEM + more, DUMMY + more))
    assert results(scene) == [1, 1]
    assert all("PUG-COMBAT-09" in event.clauses for event in events(scene, "wins"))


def test_one_less_than_the_value_is_not_enough():
    assert results(combat("spot-2", "dummy", fight=(GOLEM - 1, DUMMY - 1))) == [-1, -1]


@pytest.mark.clause("PUG-COMBAT-10")
def test_who_loses_takes_the_lose_text_and_cannot_decline():
    scene = start("", "0 target spot-2", "1 target none", spots=("street-tough", "irate-grocer", "pit-of-spikes"))
    assert scene.session.turn == (0,)
    assert refused(scene, "0 pass") == ("PUG-PLAY-05",)
    assert {action.verb for action in scene.session.legal()} == {"discard"}
    scene.session.push("0 discard greater-skill")
    assert "PUG-COMBAT-10" in clauses(scene, "discards")
    assert each(scene, "hand") == [4, 5]


@pytest.mark.clause("PUG-COMBAT-11")
def test_a_win_is_paid_in_recovery():
    header = "set: xp 0 = 2\nset: failure 1 = 1"
    scene = start(f"{header}\nset: fight 0 = 20", "0 target spot-2", "1 target none")
    assert (phase(scene), xp(scene)) == ("failure", [2, 0])
    scene.session.push("1 done")
    assert xp(scene)[0] == 2 + exp_of("brass-golem")
    told = kinds(scene)
    assert told.index("wins") < told.index("resets") < told.index("draws a hand") < told.index("gains exp")
    assert "PUG-COMBAT-11" in clauses(scene, "gains exp")


@pytest.mark.clause("PUG-COMBAT-12")
def test_an_enemy_beaten_by_two_is_replaced_once_and_the_third_still_loses():
    header = "place: enemy-deck = strongman sky-pirate hypnotist"
    scene = combat(*["spot-2"] * 3, header=header, fight=(20, 20, 0), spots=("street-tough", "circus-lion", "pit-of-spikes"))
    assert cards(scene, "spot-2") == ("strongman",)
    assert cards(scene, "enemy-deck") == ("sky-pirate", "hypnotist")
    assert cards(scene, "beaten") == ("circus-lion",)
    assert xp(scene) == [exp_of("circus-lion")] * 2 + [0]
    assert each(scene, "hand") == [5, 5, 5 - discarded(scene, 2)]
    assert discarded(scene, 2) > 0


@pytest.mark.clause("PUG-COMBAT-13")
def test_whom_nobody_beats_stays():
    scene = combat("spot-2", "none")
    assert [cards(scene, f"spot-{n}")[0] for n in (1, 2, 3)] == ["street-tough", "brass-golem", "pit-of-spikes"]
    assert "PUG-COMBAT-13" in clauses(scene, "enemies stay")


def test_a_beaten_standoff_and_an_empty_spot_are_no_enemies_that_nobody_has_beaten():
    header = "option: enemy_deck_end = no_enemy_left\nplace: enemy-deck = -"
    scene = combat("spot-1", "spot-1", fight=(20, 0), spots=("standoff", "-", "-"), header=header)
    assert cards(scene, "spot-1") == ("standoff",)
    assert events(scene, "stands its ground")
    assert not events(scene, "enemies stay")


@pytest.mark.clause("PUG-COMBAT-14")
def test_the_dummy_and_the_finale_stay():
    scene = combat("dummy", "finale", "spot-1", header="place: hand 0 = minor-skill", fight=(2, 40, 1))
    assert (cards(scene, "dummy"), cards(scene, "finale")) == (("training-dummy",), ("mechanical-abomination",))
    assert [event.data for event in events(scene, "stands again")] == [("training-dummy",), ("mechanical-abomination",)]
    assert len(events(scene, "an enemy comes")) == 1  # for spot 1
    assert cards(scene, "beaten") == ("street-tough",)


def test_the_dummy_stands_there_again_and_again():
    scene = combat("dummy", "dummy", fight=(2, 2))
    assert len(events(scene, "stands again")) == 1
    turn(scene, "dummy", "none")
    assert [event.data[0] for event in events(scene, "loses")] == ["training-dummy"]


@pytest.mark.clause("PUG-COMBAT-15")
@pytest.mark.parametrize("token", ["dummy", "finale", "spot-2"])
def test_skill_plays_no_part_against_what_is_no_trap(token):
    scene = combat(token, "none", fight=(1,), skill=(99,))
    assert results(scene) == [-1, 0]
    assert "PUG-COMBAT-15" in clauses(scene, "loses")
    assert "PUG-COMBAT-15" not in clauses(combat(token, "none", fight=(1,)), "loses")  # there is none to leave out


@pytest.mark.clause("PUG-COMBAT-16")
def test_a_total_may_be_less_than_nothing():
    scene = combat("dummy", "none", header="set: failure 1 = 4", fight=(1,), then=("1 give 0 4",))
    assert events(scene, "loses")[-1].data == ("training-dummy", -3, DUMMY)
    assert "PUG-COMBAT-16" in clauses(scene, "loses")


@pytest.mark.clause("PUG-COMBAT-16")
def test_a_value_of_nothing_is_met_by_nothing_but_not_by_less():
    low = VALUE["street-tough"] + VALUE["sewers"]
    assert low <= 0
    header = f"option: locations = sewers\nplace: below-1 = sewers\nset: failure 2 = {1 - low}"
    scene = combat("spot-1", "spot-1", "none", header=header, then=(f"2 give 1 {1 - low}",))
    assert results(scene) == [1, -1, 0]
    assert "PUG-COMBAT-16" in clauses(scene, "loses")


@pytest.mark.clause("PUG-COMBAT-17")
@pytest.mark.parametrize(
    ("token", "card"),
    [("spot-2", "brass-golem"), ("spot-3", "pit-of-spikes"), ("dummy", "training-dummy"), ("finale", "mechanical-abomination")],
)
def test_each_royal_bounty_pays_for_a_win_over_any_target(token, card):
    scene = combat(token, "none", header="set: bounty 0 = 2\nset: bounty 1 = 1", fight=(20,), skill=(20,))
    assert xp(scene) == [exp_of(card) + 2, 0]
    assert [event.data[1] for event in events(scene, "gains exp") if "PUG-COMBAT-17" in event.clauses] == [2]


@pytest.mark.clause("PUG-COMBAT-17")
def test_two_royal_bounties_that_are_played_pay_two():
    scene = start(
        "set: phase = play\nplace: hand 0 = royal-bounty*2",
        *("0 play royal-bounty", "0 play royal-bounty", "0 done", "1 done", "0 done", "1 done"),
        *("0 target dummy", "1 target none"),
    )
    assert events(scene, "wins")[-1].data == ("training-dummy", 2, DUMMY)
    assert xp(finish(scene)) == [2, 0]


def test_a_royal_bounty_pays_nothing_for_a_loss_and_for_no_fight():
    assert xp(combat("spot-2", "none", header="set: bounty 0 = 2\nset: bounty 1 = 2")) == [0, 0]


@pytest.mark.clause("PUG-COMBAT-18", "PUG-FAQ-03")
def test_who_is_barred_fights_nothing_no_trap_and_not_with_the_trebuchet():
    scene = start("set: barred 0 = 1\nset: trebuchet 0 = 1\nset: failure 0 = 2\nset: fight 1 = 2")
    assert legal_targets(scene, 0) == ["none"]
    for token in ("dummy", "finale", "spot-1", "spot-3"):
        assert refused(scene, f"0 target {token}") == ("PUG-COMBAT-18",), token
    assert {"PUG-COMBAT-18", "PUG-FAQ-03"} <= set(refused(scene, "0 target launch-1"))
    scene.session.push("0 target none")
    scene.session.push("1 target dummy")
    assert "PUG-COMBAT-18" in events(scene, "shows the target")[0].clauses
    scene.session.push("0 give 1 2")  # Failure is no fight
    assert results(finish(scene)) == [0, -1]


@pytest.mark.clause("PUG-COMBAT-19")
def test_without_failure_the_totals_are_compared_at_once():
    scene = start("", "0 target none", "1 target dummy")
    assert "PUG-COMBAT-19" in clauses(scene, "nobody has failure")
    assert phase(scene) == "play"
    assert results(scene) == [0, -1]


def test_who_waits_after_a_dispute_and_has_failure_to_spend_is_not_asked_meanwhile():
    header = "option: failure_must_be_spent = true\nset: failure 0 = 1\nset: failure 1 = 1\nset: xp 1 = 1"
    scene = start(header, "0 target none", "1 target none", "1 dispute 0", "0 first 0")
    assert scene.session.turn == (0,)
    assert scene.legal(1) == []
    scene.session.push("0 give 1 1")
    assert scene.session.turn == (1,)
    scene.session.push("1 give 0 1")
    assert phase(scene) == "play"


# ---------------------------------------------------------------- the Trebuchet


@pytest.mark.clause("PUG-FAQ-01", "PUG-FAQ-02")
def test_the_trebuchet_is_aimed_at_adversaries_only():
    scene = start("set: trebuchet 0 = 1", spots=("street-tough", "pit-of-spikes", "ancient-horror"))
    assert legal_targets(scene, 0) == [*ALL, "launch-1", "launch-3"]
    assert set(refused(scene, "0 target launch-2")) == {"PUG-FAQ-02", "PUG-TRAP-07"}
    for line in ("0 target launch-finale", "0 target launch-dummy", "0 target launch"):
        assert refused(scene, line) == ("PUG-COMBAT-01",), line
    assert legal_targets(scene, 1) == ALL
    assert refused(scene, "1 target launch-1") == ("PUG-FAQ-01",)


@pytest.mark.clause("PUG-FAQ-02")
def test_the_trebuchet_does_not_meet_a_location_but_the_enemy_on_it():
    header = "option: locations = stragglers\nplace: below-1 = stragglers\nset: trebuchet 0 = 1"
    scene = start(header, spots=("pit-of-spikes", "street-tough", "brass-golem"))
    assert "PUG-FAQ-02" in refused(scene, "0 target launch-1")


@pytest.mark.clause("PUG-HOUSE-07")
def test_the_trebuchet_beats_whatever_the_totals_are_and_brings_all_of_a_win():
    header = "set: trebuchet 0 = 1\nset: bounty 0 = 1\nset: failure 1 = 4\nplace: enemy-deck = strongman sky-pirate"
    scene = start(header, "0 target launch-1", "1 target none", "1 give 0 4", spots=("ancient-horror", *SPOTS[1:]))
    assert results(scene) == [1, 0]
    assert clauses(scene, "launches")[:2] == ("PUG-HOUSE-07", "PUG-FAQ-01")
    assert xp(scene) == [exp_of("ancient-horror") + 1, 0]
    assert (cards(scene, "beaten"), cards(scene, "spot-1")) == (("ancient-horror",), ("strongman",))


@pytest.mark.clause("PUG-FAQ-03", "PUG-HOUSE-07")
def test_a_barred_player_may_launch_the_next_time():
    scene = start(
        "set: phase = play\nplace: hand 0 = trebuchet\nplace: deck 0 = trebuchet greater-skill*9\nset: barred 0 = 1",
        *("0 play trebuchet", "0 done", "1 done", "0 done", "1 done"),
    )
    assert "PUG-FAQ-03" in refused(scene, "0 target launch-2")
    for line in ("0 target none", "1 target none", "0 play trebuchet", *("0 done", "1 done") * 2, "0 target launch-2"):
        scene.session.push(line)
    scene.session.push("1 target none")
    assert results(scene) == [1, 0]
    assert outcome(scene) is None


def test_the_trebuchet_is_loaded_for_one_turn():
    scene = combat("none", "none", header="set: trebuchet 0 = 1")
    for _ in ("play", "buy"):
        scene.session.push("0 done")
        scene.session.push("1 done")
    assert legal_targets(scene, 0) == ALL


def test_a_trap_takes_skill():
    assert results(combat("spot-3", "spot-3", fight=(20, 0), skill=(0, PIT))) == [-1, 1]
