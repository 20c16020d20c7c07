"""The Loots of Dark Tycho: PA-D20-06, PA-HOUSE-07, 08, 09, 11."""

import pytest

from pugsbox.gamers_vs_evil.count import loots, points
from pugsbox.gamers_vs_evil.kinds import BOSSES
from tests.gamers_vs_evil.told import clauses, each, events, kinds, pools, question, refused, turn, value

TYCHO = {
    "henchmen": ((0, 4), 0),
    "explosive-device": ((2, 0), 0),
    "demon-penguin": ((0, 2), 0),
    "golden-appendage": ((0, 0), 0),
    "robot-assassin": ((0, 2), 0),
    "volcano-lair": ((0, 1), 0),
    "facial-hair": ((0, 0), 3),
    "zombie-army": ((0, 2), 0),
}
"""What each gives in Tokens and Power, and how many cards it draws."""


def test_the_eight_of_dark_tycho():
    assert set(TYCHO) == {key for key, _ in BOSSES[2].loots}


@pytest.mark.clause("PA-D20-06")
@pytest.mark.parametrize("loot", TYCHO)
def test_what_a_loot_of_dark_tycho_gives_and_that_it_does_not_roll(loot):
    scene = turn(
        f"{loot} quarter",
        f"0 play {loot}",
        "> clause PA-D20-06",
        header="roll: 1\nplace: deck 0 = merch*4\nplace: hand 1 = baby-ninja",
    )
    gives, drawn = TYCHO[loot]
    assert pools(scene) == gives
    assert scene.cards("hand 0") == ["quarter", *["merch"] * drawn]
    assert scene.cards("front 0") == [loot] * (loot == "golden-appendage")
    assert not events(scene, "rolls")
    assert scene.session.state.rng.forced == (1,)
    assert question(scene) == ("Block" if loot in {"demon-penguin", "zombie-army"} else "Turn")


# ---------------------------------------------------------------- Golden Appendage


@pytest.mark.clause("PA-HOUSE-07", "PA-TURN-09")
def test_the_appendage_stays_and_brings_a_card_at_the_end_of_each_turn():
    scene = turn(
        "golden-appendage quarter",
        "0 play golden-appendage",
        "> clause PA-HOUSE-07",
        "> front 0 = golden-appendage",
        "> played 0 = -",
        "0 end",
        "> clause PA-HOUSE-07",
        "> front 0 = golden-appendage",
        "> discard 0 = quarter",
        "1 end",
        "0 end",
        header="place: deck 0 = merch*8 canid*8\nplace: discard 0 = -",
    )
    assert each(scene, "hand") == [7, 6]
    assert scene.cards("front 0") == ["golden-appendage"]
    state = scene.session.state
    assert (points(state, 0), loots(state, 0)) == (5 + 8, 1)


def test_the_appendage_works_for_nobody_else():
    scene = turn("golden-appendage", "0 play golden-appendage", "0 end", "1 end", header="place: hand 1 = -")
    assert each(scene, "hand")[1] == 6


def test_a_loot_that_stays_is_not_deleted_and_not_doubled_but_copied():
    scene = turn(
        "golden-appendage license-to-kill natural-twenty twisp",
        "0 play golden-appendage",
        "0 play license-to-kill",
        "! 0 delete golden-appendage",
        "> refused PA-DEL-02",
        "0 pass",
        "0 play natural-twenty",
        "0 play twisp",
        "> legal 0 copy golden-appendage",
    )
    assert not events(scene, "doubles")


def test_an_appendage_laid_out_by_hand_works_too():
    scene = turn(
        "quarter", "0 end", header="place: front 0 = golden-appendage\nplace: deck 0 = quarter*9\nplace: discard 0 = -"
    )
    assert each(scene, "hand")[0] == 7


# ---------------------------------------------------------------- Easily Disarmed Explosive Device


@pytest.mark.clause("PA-HOUSE-09")
def test_with_the_device_tokens_pay_for_evil_cards_when_the_power_is_used_up():
    turn(
        "explosive-device cardboard-tube",
        "0 play cardboard-tube",
        "! 0 buy canid",
        "> refused PA-TYPE-03",
        "0 play explosive-device",
        "> clause PA-HOUSE-09",
        "0 buy canid",
        "> tokens = 1",
        "> power = 0",
        "! 0 buy tiny-bat",
        "> refused PA-TYPE-03",
        header="set: tokens = 1",
    )


@pytest.mark.parametrize(("power", "how"), [(1, ("PA-HOUSE-09",)), (2, ("PA-BUY-04",)), (3, ())])
def test_with_the_device_paying_tells_whether_tokens_were_needed(power, how):
    scene = turn("explosive-device", "0 play explosive-device", "0 buy tiny-bat", header=f"set: power = {power}")
    assert clauses(scene, "pays") == ("PA-TYPE-03", *how)


def test_with_the_device_power_pays_for_no_gamer_card():
    scene = turn("explosive-device", "0 play explosive-device", header="set: power = 9")
    assert pools(scene) == (2, 9)
    assert refused(scene, "0 buy merch") == ("PA-TYPE-02", "PA-TURN-12")


def test_with_the_device_tokens_pay_for_an_evil_loot_and_the_boss():
    scene = turn("explosive-device", "0 play explosive-device", "0 buy red-loot", header="set: power = 6\nset: tokens = 1")
    assert pools(scene) == (1, 0)
    zones = "place: red-loots = -\nplace: red-boss = dark-tycho-3\nset: power = 6\nset: tokens = 5"
    scene = turn("explosive-device", "0 play explosive-device", "0 buy dark-tycho-3", header=zones)
    assert pools(scene) == (0, 0)
    assert scene.session.turn == ()


def test_the_device_is_forgotten_at_the_end_of_the_turn():
    scene = turn("explosive-device", "0 play explosive-device", "0 end", "1 play-all", header="place: hand 1 = quarter*6")
    assert refused(scene, "1 buy canid") == ("PA-TYPE-03", "PA-TURN-12")


# ---------------------------------------------------------------- the others


def test_the_assassin_lets_the_next_cards_go_on_top():
    scene = turn("robot-assassin", "0 play robot-assassin", "0 buy tiny-bat")
    assert question(scene) == "OnTop"
    assert clauses(scene, "may put on top") == ("PA-HOUSE-08",)


@pytest.mark.clause("PA-HOUSE-11")
def test_the_lair_waits_for_the_first_evil_card():
    scene = turn("volcano-lair", "0 play volcano-lair", "> clause PA-HOUSE-11", "0 buy tiny-bat", header="set: power = 1")
    assert value(scene, "lairs") == 0
    assert scene.cards("discard 0")[-2:] == ["tiny-bat"] * 2
    assert kinds(scene, 0)[-1] == "opens the lair"


def test_the_army_brings_two_pax_pox_and_the_penguin_draws():
    scene = turn("zombie-army", "0 play zombie-army", "1 take", header="place: discard 1 = -")
    assert scene.cards("discard 1") == ["pax-pox"] * 2
    scene = turn("demon-penguin", "0 play demon-penguin", "1 take", "1 discard canid", header="place: hand 1 = canid")
    assert each(scene, "hand") == [1, 0]
