"""Deleting cards: PA-DEL, for something (PA-HOUSE-21), of all hands (PA-HOUSE-22), whole stacks (PA-HOUSE-18)."""

import pytest

from pugsbox.gamers_vs_evil.count import loots, owned, points
from tests.gamers_vs_evil.told import clauses, events, kinds, pools, question, refused, turn, without

DELETERS = {
    "license-to-kill": (0, 0),
    "faerie-candymancer": (2, 0),
    "div": (0, 1),
    "sacrifice": (0, 0),
    "ornaments": (0, 0),
    "shotgun": (3, 0),
}
"""Cards that delete cards of the hand, with what they give if nothing is deleted; Loots by a normal roll."""


@pytest.mark.clause("PA-DEL-01")
def test_a_deleted_card_is_out_of_the_game_for_good():
    scene = turn(
        "license-to-kill quarter cardboard-tube",
        "0 play license-to-kill",
        "0 delete quarter",
        "> clause PA-DEL-01",
        "> deleted = quarter",
        "> hand 0 = cardboard-tube canid",
        header="place: deck 0 = canid*8\nplace: discard 0 = -",
    )
    state = scene.session.state
    assert "quarter" not in owned(state, 0)
    assert len(owned(state, 0)) == 3 - 1 + 8
    for line in ("0 end", "1 end", "0 end", "1 end", "0 end"):
        scene.session.push(line)
        assert "quarter" not in owned(scene.session.state, 0)
        assert scene.cards("deleted") == ["quarter"]


@pytest.mark.clause("PA-DEL-02")
def test_what_deletes_from_the_hand_deletes_nothing_of_other_places():
    turn(
        "license-to-kill quarter",
        "0 play license-to-kill",
        "! 0 delete canid",
        "> refused PA-DEL-02",
        "! 0 delete tiny-bat",
        "> refused PA-DEL-02",
        "! 0 delete-stack tiny-bat",
        "> refused PA-DEL-03",
        "! 0 delete merch",
        "> refused PA-DEL-02",
        "0 delete quarter",
        "> clause PA-DEL-02",
        header="place: deck 0 = canid*8\nplace: discard 0 = merch",
    )


@pytest.mark.clause("PA-DEL-02")
def test_what_deletes_from_the_deck_deletes_nothing_of_other_places():
    scene = turn(
        "sploiting quarter",
        "0 play sploiting",
        "! 0 delete quarter",
        "> refused PA-DEL-02",
        "! 0 delete giant-snake",
        "> refused PA-DEL-02",
        "! 0 delete-stack tiny-bat",
        "> refused PA-DEL-03",
        "0 delete canid",
        "> clause PA-DEL-02",
        header="place: deck 0 = canid merch fleshreaper werewolf giant-snake\nplace: discard 0 = -",
    )
    assert scene.legal() == [f"0 delete {card}" for card in ("merch", "fleshreaper", "werewolf")]


@pytest.mark.clause("PA-DEL-02", "PA-DEL-05")
def test_what_deletes_from_the_board_deletes_nothing_of_other_places():
    turn(
        "missile-toe quarter",
        "0 play missile-toe",
        "! 0 delete quarter",
        "> refused PA-DEL-03",
        "! 0 delete-stack merch",
        "> refused PA-DEL-05",
        "! 0 delete-stack green-loot",
        "> refused PA-DEL-05",
        "! 0 delete-stack pax-pox",
        "> refused PA-DEL-05",
        "! 0 delete-stack witchalok",
        "> refused PA-DEL-05",
        "0 delete-stack canid",
        "> clause PA-DEL-02",
        header="roll: 20\nplace: hand 1 = -",
    )


@pytest.mark.clause("PA-DEL-03")
@pytest.mark.parametrize("card", DELETERS)
def test_nothing_has_to_be_deleted(card):
    scene = turn(
        f"{card} quarter pax-pox",
        f"0 play {card}",
        "> legal 0 pass",
        "0 pass",
        "> clause PA-DEL-03",
        "> hand 0 = quarter pax-pox",
        "> deleted = -",
        header="roll: 9\nplace: deck 0 = canid*8",
    )
    assert pools(scene) == DELETERS[card]
    assert question(scene) == "Turn"


@pytest.mark.parametrize("card", DELETERS)
def test_without_a_card_to_delete_the_question_comes_all_the_same(card):
    scene = turn(card, f"0 play {card}", header="roll: 9")
    assert scene.legal() == ["0 pass"]


@pytest.mark.clause("PA-DEL-04")
def test_a_card_that_is_played_cannot_be_deleted():
    scene = turn(
        "quarter*2 license-to-kill canid",
        "0 play quarter",
        "0 play canid",
        "0 play license-to-kill",
        "! 0 delete canid",
        "> refused PA-DEL-04",
        "! 0 delete license-to-kill",
        "> refused PA-DEL-04",
    )
    assert scene.legal() == ["0 delete quarter", "0 pass"]
    scene.session.push("0 delete quarter")
    assert scene.cards("played 0") == ["quarter", "canid", "license-to-kill"]
    assert scene.cards("deleted") == ["quarter"]


@pytest.mark.clause("PA-DEL-05", "PA-END-06")
def test_a_stack_deleted_from_the_board_can_end_the_game():
    scene = turn(
        "missile-toe quarter",
        "0 play missile-toe",
        "0 delete-stack canid",
        "> clause PA-DEL-05",
        "> deleted = canid",
        "! 0 end",
        "> refused PA-END-03",
        header=f"""
            {without("merch", "sinestine", "scrotuum", "werewolf", "fleshreaper")}
            place: red-row = canid tiny-bat giant-snake chaos-world-smasher winter-king
            roll: 18
            place: hand 1 = -
        """,
    )
    assert kinds(scene) == ["deletes a stack", "runs out", "ends the game", "counts", "counts"]
    assert scene.session.turn == ()


@pytest.mark.clause("PA-DEL-05")
def test_a_whole_stack_is_deleted_and_has_run_out():
    scene = turn(
        "missile-toe",
        "0 play missile-toe",
        "0 delete-stack winter-king",
        "> clause PA-DEL-05",
        "> run-out = winter-king",
        "> deleted = winter-king*8",
        "! 0 buy winter-king",
        "> refused PA-BUY-06",
        header="roll: 19\nplace: hand 1 = winter-king\nroll: 1\nset: power = 9\nset: tokens = 0",
    )
    assert pools(scene) == (3, 9)
    assert scene.cards("hand 1") == ["winter-king"]


@pytest.mark.clause("PA-DEL-06")
@pytest.mark.parametrize(("loot", "vp"), [("henchmen", 5), ("honor", 7)])
def test_a_deleted_loot_counts_for_nobody(loot, vp):
    scene = turn(f"license-to-kill {loot} honesty", "0 play license-to-kill")
    before = points(scene.session.state, 0), loots(scene.session.state, 0)
    scene.session.push(f"0 delete {loot}")
    assert "PA-DEL-06" in clauses(scene, "deletes")
    assert (points(scene.session.state, 0), loots(scene.session.state, 0)) == (before[0] - vp, before[1] - 1)
    assert points(scene.session.state, 1) == points(turn("quarter").session.state, 1)


def test_a_deleted_card_without_points_names_no_points():
    scene = turn("license-to-kill quarter", "0 play license-to-kill", "0 delete quarter")
    assert "PA-DEL-06" not in clauses(scene, "deletes")


# ---------------------------------------------------------------- for something


@pytest.mark.clause("PA-HOUSE-21")
@pytest.mark.parametrize("deleted", [0, 1, 2, 3])
def test_each_deleted_card_brings_its_tokens_at_once(deleted):
    scene = turn(
        "sacrifice quarter pax-pox canid",
        "0 play sacrifice",
        *[f"0 delete {card}" for card in ("quarter", "pax-pox", "canid")[:deleted]],
        "0 pass",
        "> clause PA-HOUSE-21",
        header="roll: 18",
    )
    assert pools(scene) == (3 * deleted, 0)
    assert len(scene.cards("deleted")) == deleted
    assert [event.data for event in events(scene, "gets tokens")] == [(3, 3 * n + 3) for n in range(deleted)]


@pytest.mark.clause("PA-HOUSE-21")
@pytest.mark.parametrize(("roll", "each"), [(2, 1), (17, 1), (18, 2), (20, 2)])
@pytest.mark.parametrize("deleted", [0, 1, 3])
def test_cards_are_drawn_when_all_are_chosen(roll, each, deleted):
    scene = turn(
        "ornaments quarter*3 merch",
        "0 play ornaments",
        *["0 delete quarter"] * deleted,
        f"> hand 0 = merch{' quarter' * (3 - deleted)}",
        "0 pass",
        "> clause PA-HOUSE-21",
        header=f"roll: {roll}\nplace: deck 0 = canid*8",
    )
    assert scene.cards("hand 0").count("canid") == each * deleted
    assert len(events(scene, "draws")) == bool(deleted)


def test_who_deletes_all_cards_may_still_draw():
    scene = turn("ornaments quarter", "0 play ornaments", "0 delete quarter", header="roll: 2\nplace: deck 0 = canid*8")
    assert scene.legal() == ["0 pass"]
    scene.session.push("0 pass")
    assert scene.cards("hand 0") == ["canid"]


@pytest.mark.clause("PA-HOUSE-21")
def test_shotgun_deletes_pax_pox_only():
    turn(
        "shotgun pax-pox*2 quarter",
        "0 play shotgun",
        "> tokens = 3",
        "! 0 delete quarter",
        "> refused PA-HOUSE-21",
        "0 delete pax-pox",
        "0 delete pax-pox",
        "0 pass",
        "> hand 0 = quarter canid*2",
        header="roll: 17\nplace: deck 0 = canid*8",
    )


@pytest.mark.clause("PA-HOUSE-22", "PA-ORDER-02")
def test_a_critical_shotgun_lays_all_hands_open_and_deletes_in_any_of_them():
    scene = turn(
        "shotgun pax-pox quarter",
        "1 play shotgun",
        "> clause PA-HOUSE-22",
        "> clause PA-ORDER-02",
        "> tokens = 3",
        "! 1 delete quarter 1",
        "> refused PA-HOUSE-22",
        "! 1 delete pax-pox",
        "> refused PA-HOUSE-22",
        "! 1 delete pax-pox 2",
        "> refused PA-HOUSE-22",
        "1 delete pax-pox 0",
        "1 delete pax-pox 0",
        "1 delete pax-pox 1",
        "1 pass",
        "> clause PA-HOUSE-22",
        "> hand 0 = merch",
        "> hand 1 = quarter canid*3",
        "> deleted = pax-pox*3",
        header="roll: 18\nplace: hand 0 = pax-pox*2 merch\nplace: hand 2 = werewolf\nplace: deck 1 = canid*8",
        seats=3,
        first=1,
    )
    assert [event.seat for event in events(scene, "shows a hand")] == [1, 2, 0]
    assert {event.seen_by for event in events(scene, "shows a hand")} == {None}


def test_a_critical_shotgun_deletes_as_many_as_its_player_likes():
    scene = turn(
        "shotgun pax-pox",
        "0 play shotgun",
        "> legal 0 delete pax-pox 0",
        "0 delete pax-pox 1",
        "0 pass",
        header="roll: 18\nplace: hand 1 = pax-pox\nplace: deck 0 = canid*8",
    )
    assert scene.cards("hand 0") == ["pax-pox", "canid"]
    none = turn("shotgun", "0 play shotgun", "0 pass", header="roll: 18\nplace: hand 1 = quarter\nplace: deck 0 = canid*8")
    assert none.cards("hand 0") == []
    assert none.legal(0)[-1] == "0 end"


@pytest.mark.parametrize(
    "line", ["0 delete quarter", "0 delete-stack canid", "0 delete", "0 delete <b>", "0 pass", "1 delete quarter"]
)
def test_nothing_is_deleted_where_nothing_says_so(line):
    assert refused(turn("quarter"), line) in (("PA-DEL-03",), ("PA-TURN-04",))
