"""The Loots of Satan: PA-HOUSE-07, 09, 12, 17."""

import pytest

from pugsbox.gamers_vs_evil.kinds import BOSSES
from tests.gamers_vs_evil.told import clauses, each, events, kinds, pools, question, refused, turn, value

SATAN = {
    "camping": ((0, 0), 0),
    "cheesing": ((0, 3), 0),
    "griefing": ((0, 0), 0),
    "kill-stealing": ((0, 2), 0),
    "nerd-rage": ((0, 4), 0),
    "ninja-looting": ((0, 0), 0),
    "sploiting": ((0, 0), 0),
    "trolling": ((0, 0), 3),
}
"""What each gives in Tokens and Power where there are 3 Power, and how many cards it draws."""
FOUR = "canid merch fleshreaper werewolf"


def test_the_eight_of_satan():
    assert set(SATAN) == {key for key, _ in BOSSES[3].loots}


@pytest.mark.clause("PA-D20-06")
@pytest.mark.parametrize("loot", SATAN)
def test_what_a_loot_of_satan_gives_and_that_it_does_not_roll(loot):
    scene = turn(
        f"{loot} quarter",
        f"0 play {loot}",
        "> clause PA-D20-06",
        header="roll: 1\nset: power = 3\nplace: deck 0 = merch*5\nplace: hand 1 = baby-ninja",
    )
    (tokens, power), drawn = SATAN[loot]
    assert pools(scene) == (tokens, 3 + power)
    assert scene.cards("hand 0") == ["quarter", *["merch"] * drawn]
    assert scene.cards("front 0") == [loot] * (loot == "camping")
    assert scene.session.state.rng.forced == (1,)
    asked = {"griefing": "Block", "ninja-looting": "Block", "sploiting": "Pick"}
    assert question(scene) == asked.get(loot, "Turn")


# ---------------------------------------------------------------- Camping


@pytest.mark.clause("PA-HOUSE-07")
def test_camping_gives_a_power_in_each_later_turn():
    scene = turn(
        "camping",
        "0 play camping",
        "> clause PA-HOUSE-07",
        "> power = 0",
        "> front 0 = camping",
        "0 end",
        "> power = 0",
        "1 end",
        "> clause PA-HOUSE-07",
        "> power = 1",
        "0 end",
        "1 end",
        "> power = 1",
        "> front 0 = camping",
    )
    assert len(events(scene, "front gives power")) == 2
    assert each(scene, "hand")[0] == 6


def test_camping_laid_out_by_hand_works_too():
    turn("quarter", "0 end", "1 end", "> power = 1", header="place: front 0 = camping")


# ---------------------------------------------------------------- Kill Stealing


@pytest.mark.clause("PA-HOUSE-09")
def test_with_kill_stealing_power_pays_for_gamer_cards_when_the_tokens_are_used_up():
    scene = turn(
        "kill-stealing",
        "! 0 buy merch",
        "> refused PA-TYPE-02",
        "0 play kill-stealing",
        "> clause PA-HOUSE-09",
        "0 buy merch",
        "> tokens = 0",
        "> power = 1",
        header="set: tokens = 2",
    )
    assert refused(scene, "0 buy baby-ninja") == ("PA-TYPE-02", "PA-BUY-01")


def test_who_may_exchange_is_not_told_that_neither_stands_for_the_other():
    scene = turn("kill-stealing", "0 play kill-stealing")
    assert refused(scene, "0 buy merch") == ("PA-TYPE-02",)
    assert refused(scene, "0 buy canid") == ("PA-TYPE-03",)
    scene = turn("explosive-device", "0 play explosive-device")
    assert refused(scene, "0 buy canid") == ("PA-TYPE-03",)
    assert refused(scene, "0 buy merch") == ("PA-TYPE-02",)


def test_with_kill_stealing_tokens_pay_for_no_evil_card_but_power_for_a_green_loot_and_the_boss():
    scene = turn("kill-stealing", "0 play kill-stealing", header="set: tokens = 9")
    assert refused(scene, "0 buy fleshreaper") == ("PA-TYPE-03", "PA-TURN-12")
    scene = turn("kill-stealing", "0 play kill-stealing", "0 buy green-loot", header="set: tokens = 6\nset: power = 1")
    assert pools(scene) == (0, 1)
    zones = "place: green-loots = -\nplace: green-boss = cardboard-tube-samurai-3\nset: tokens = 10\nset: power = 1"
    scene = turn("kill-stealing", "0 play kill-stealing", "0 buy cardboard-tube-samurai-3", header=zones)
    assert pools(scene) == (0, 0)
    assert scene.session.turn == ()


# ---------------------------------------------------------------- Sploiting


@pytest.mark.clause("PA-HOUSE-17", "PA-DEL-03")
def test_sploiting_deletes_two_of_four_and_draws_the_others():
    scene = turn(
        "sploiting quarter",
        "0 play sploiting",
        "> clause PA-HOUSE-17",
        f"> shown = {FOUR}",
        "0 delete canid",
        "! 0 pass",
        "> refused PA-HOUSE-17",
        "! 0 delete canid",
        "> refused PA-DEL-02",
        "0 delete fleshreaper",
        "> clause PA-HOUSE-17",
        "> hand 0 = quarter merch werewolf",
        "> deleted = canid fleshreaper",
        "> shown = -",
        "> deck 0 = tiny-bat",
        "> waiting 0",
        header=f"place: deck 0 = {FOUR} tiny-bat",
    )
    assert {event.seen_by for event in events(scene, "turns up")} == {None}
    assert kinds(scene) == ["deletes", "takes up"]


@pytest.mark.clause("PA-HOUSE-17", "PA-DEL-03")
def test_sploiting_may_leave_all_as_it_lay():
    turn(
        "sploiting",
        "0 play sploiting",
        "0 pass",
        "> clause PA-HOUSE-17",
        f"> deck 0 = {FOUR} tiny-bat",
        "> deleted = -",
        "> shown = -",
        header=f"place: deck 0 = {FOUR} tiny-bat",
    )


def test_what_sploiting_puts_back_lies_as_it_lay_with_equal_cards_too():
    cards = "canid merch canid merch"
    turn("sploiting", "0 play sploiting", "0 pass", f"> deck 0 = {cards} tiny-bat", header=f"place: deck 0 = {cards} tiny-bat")


@pytest.mark.parametrize(
    ("deck", "deletes", "hand"), [("canid merch fleshreaper", 2, 1), ("canid merch", 2, 0), ("canid", 1, 0)]
)
def test_sploiting_with_few_cards_deletes_first(deck, deletes, hand):
    scene = turn("sploiting", "0 play sploiting", header=f"place: deck 0 = {deck}\nplace: discard 0 = -")
    for _ in range(deletes):
        scene.session.push(scene.session.legal()[0])
    assert question(scene) == "Turn"
    assert len(scene.cards("deleted")) == deletes
    assert each(scene, "hand")[0] == hand
    assert clauses(scene, "has no card") == ("PA-DECK-05", "PA-DECK-04")


def test_sploiting_reshuffles_and_without_any_card_nothing_happens():
    scene = turn("sploiting", "0 play sploiting", header="place: deck 0 = canid\nplace: discard 0 = merch*4")
    assert sorted(scene.cards("shown")) == ["canid", *["merch"] * 3]
    none = turn("sploiting", "0 play sploiting", header="place: deck 0 = -\nplace: discard 0 = -")
    assert kinds(none) == ["plays", "has no card"]
    assert question(none) == "Turn"


# ---------------------------------------------------------------- the others


def test_cheesing_doubles_griefing_and_ninja_looting_attack():
    assert pools(turn("cheesing", "0 play cheesing", header="set: power = 7")) == (0, 14)
    scene = turn("griefing", "0 play griefing", "1 take", header="place: discard 1 = -")
    assert scene.cards("discard 1") == ["pax-pox"] * 2
    lines = ["0 play ninja-looting", "1 take", *["1 discard quarter"] * 3]
    scene = turn("ninja-looting", *lines, header="place: hand 1 = quarter*4\nplace: deck 0 = merch*9")
    assert each(scene, "hand") == [0, 1]
    assert value(scene, "power") == 0
