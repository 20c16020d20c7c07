"""The Loots of Jolly Old Saint Nicholas at a fumble, a usual roll and a critical: PA-HOUSE-13, 14, 18, 20 to 22."""

import pytest

from pugsbox.gamers_vs_evil.kinds import BOSSES
from tests.gamers_vs_evil.told import clauses, each, events, kinds, pools, question, refused, turn, value

NORMAL, CRITICAL = (2, 17), (18, 20)
NICHOLAS = {
    "crossbow": ((3, 3), (3, 3)),
    "frosty": ((0, 0), (0, 0)),
    "missile-toe": ((3, 0), (3, 0)),
    "howitzer": ((0, 0), (0, 0)),
    "nuclear-winter": ((0, 0), (0, 0)),
    "ornaments": ((0, 0), (0, 0)),
    "shotgun": ((3, 0), (3, 0)),
    "sleigh": ((4, 0), (0, 0)),
}
"""What each gives in Tokens and Power where the other player holds an Evil card; a Crossbow that rolls again fumbles then."""
DECK = "place: deck 0 = tiny-bat*8\nplace: discard 0 = -\nplace: hand 1 = canid"


def rolled(loot, roll, *lines, hand="", header="", more=""):
    """A turn in which a Loot is played; `more` are rolls after the first one."""
    return turn(f"{loot} {hand}", f"0 play {loot}", *lines, header=f"{DECK}\n{header}\nroll: {roll} {more}")


def test_the_eight_of_nicholas():
    assert set(NICHOLAS) == {key for key, _ in BOSSES[1].loots}


@pytest.mark.parametrize("loot", NICHOLAS)
@pytest.mark.parametrize("roll", [*NORMAL, *CRITICAL])
def test_what_a_loot_of_nicholas_gives(loot, roll):
    scene = rolled(loot, roll, more=1)
    assert pools(scene) == NICHOLAS[loot][roll in CRITICAL]


# ---------------------------------------------------------------- Crossbow of Caroling


@pytest.mark.clause("PA-HOUSE-13")
def test_a_critical_crossbow_rolls_again_for_all_loots_of_the_turn_in_their_order():
    scene = turn(
        "compassion justice crossbow",
        "0 play compassion",
        "0 play justice",
        "0 play crossbow",
        "> clause PA-HOUSE-13",
        header="roll: 5 5 20 18 5 5",
    )
    assert [event.data[0] for event in events(scene, "rolls")] == [5, 5, 20, 18, 5, 5]
    assert pools(scene) == (3 + 3 + 6 + 3, 3 + 4 + 3 + 6 + 4 + 3)
    assert events(scene, "rolls again")[0].data == (3,)


@pytest.mark.clause("PA-HOUSE-13")
def test_a_crossbow_that_is_critical_twice_rolls_for_all_twice_more():
    """First roll 18: all roll again. Compassion 2, Crossbow 19: all roll again. Compassion 2, Crossbow 2."""
    scene = turn(
        "compassion crossbow",
        "0 play compassion",
        "0 play crossbow",
        header="roll: 2 18 2 19 2 2",
    )
    assert [event.data[0] for event in events(scene, "rolls")] == [2, 18, 2, 19, 2, 2]
    assert pools(scene) == (3 * 6, 3 * 6)
    assert len(events(scene, "rolls again")) == 2
    assert question(scene) == "Turn"


def test_what_is_rolled_again_belongs_to_the_loot_that_rolled():
    """Natural Twenty finds 6 and 6 with Compassion, 6 and 6 with the Crossbow."""
    scene = turn(
        "compassion quarter crossbow natural-twenty",
        "0 play compassion",
        "0 play quarter",
        "0 play crossbow",
        "0 play natural-twenty",
        header="roll: 2 18 2 2",
    )
    assert scene.legal() == ["0 double compassion 6 6", "0 double quarter 1 0", "0 double crossbow 6 6"]


def test_a_crossbow_that_is_usual_or_fumbled_rolls_for_nobody_else():
    for roll, gives in ((1, (3, 3)), (2, (6, 6)), (17, (6, 6))):
        scene = turn("compassion crossbow", "0 play compassion", "0 play crossbow", header=f"roll: 2 {roll}")
        assert pools(scene) == gives
        assert len(events(scene, "rolls")) == 2


def test_loots_that_do_not_roll_and_those_still_in_hand_are_left_out():
    scene = turn(
        "henchmen crossbow compassion", "0 play henchmen", "0 play crossbow", header="roll: 18 2\nplace: hand 1 = quarter"
    )
    assert pools(scene) == (6, 4 + 6)
    assert events(scene, "rolls again")[0].data == (1,)


def test_questions_of_rolls_come_one_after_another():
    """Valor and Sacrifice are rolled again: each asks before the next one rolls; then comes the Crossbow itself."""
    scene = turn(
        "valor sacrifice crossbow pax-pox",
        "0 play valor",
        "0 gain tiny-bat",
        "0 play sacrifice",
        "0 pass",
        "0 play crossbow",
        "0 gain canid",
        "0 gain canid",
        "0 delete pax-pox",
        "> waiting 0",
        header="roll: 2 2 18 20 2 2",
    )
    assert scene.cards("hand 0") == ["tiny-bat", "canid", "canid"]
    assert pools(scene) == (3 + 3 + 3, 3 + 3)
    assert [event.data[0] for event in events(scene, "rolls")] == [2, 2, 18, 20, 2, 2]
    assert question(scene) == "Turn"


def test_honor_that_is_rolled_again_doubles_what_there_is_by_then():
    """Merch 2, Honor usual 3, Crossbow 3. Rolled again Honor is critical: 3 more, and 2 + 3 once more; the Crossbow 3 more."""
    scene = turn(
        "merch honor crossbow",
        "0 play merch",
        "0 play honor",
        "0 play crossbow",
        header="roll: 2 18 20 2",
    )
    assert pools(scene) == (2 + 3 + 3 + 3 + 5 + 3, 6)


def test_twisp_as_a_crossbow_rolls_for_the_crossbow_and_for_itself():
    scene = turn("crossbow twisp", "0 play crossbow", "0 play twisp", "0 copy crossbow", header="roll: 2 18 2 18 2 2")
    assert [event.data[0] for event in events(scene, "rolls")] == [2, 18, 2, 18, 2, 2]
    assert pools(scene) == (18, 18)


def test_twisp_as_another_loot_is_rolled_again_as_that():
    scene = turn(
        "compassion twisp crossbow",
        "0 play compassion",
        "0 play twisp",
        "0 copy compassion",
        "0 play crossbow",
        header="roll: 2 2 18 20 20 1",
    )
    assert pools(scene) == (3 + 3 + 3 + 6 + 6, 3 + 3 + 3 + 6 + 6)


def test_a_second_fumble_lets_the_others_draw_again():
    scene = turn("compassion crossbow", "0 play compassion", "0 play crossbow", header="roll: 1 18 1 1\nplace: hand 1 = -")
    assert each(scene, "hand")[1] == 3


def test_a_gain_while_all_are_rolled_again_may_end_the_game():
    scene = turn(
        "valor compassion crossbow",
        "0 play compassion",
        "0 play valor",
        "0 gain tiny-bat",
        "0 play crossbow",
        "0 gain fleshreaper",
        header="""
            place: green-row = baby-ninja faerie-candymancer touchwieners sorcelator
            place: red-row = tiny-bat canid fleshreaper giant-snake*2 chaos-world-smasher*2 winter-king scrotuum
            roll: 2 2 18 2 18 20
        """,
    )
    assert scene.session.turn == (0,)
    scene.session.push("0 gain winter-king")
    assert scene.session.turn == ()
    assert [event.data[0] for event in events(scene, "rolls")] == [2, 2, 18, 2, 18]
    assert scene.cards("hand 0") == ["tiny-bat", "fleshreaper", "winter-king"]


# ---------------------------------------------------------------- Frosty, Howitzer, Nuclear Winter, Ornaments, Sleigh


@pytest.mark.parametrize(("roll", "cards"), [(1, 0), (2, 1), (17, 1), (18, 2), (20, 2)])
def test_frosty_gains_gamer_cards_to_the_hand(roll, cards):
    scene = rolled("frosty", roll, *["0 gain merch"] * cards)
    assert scene.cards("hand 0") == ["merch"] * cards
    assert question(scene) == "Turn"


@pytest.mark.parametrize(("roll", "cards"), [(1, 0), (2, 3), (17, 3), (18, 6), (20, 6)])
def test_howitzer_draws(roll, cards):
    scene = rolled("howitzer", roll)
    assert scene.cards("hand 0") == ["tiny-bat"] * cards
    assert scene.cards("played 0") == ["howitzer"]


@pytest.mark.clause("PA-HOUSE-14")
@pytest.mark.parametrize("roll", CRITICAL)
def test_nuclear_winter_brings_another_turn_at_a_critical(roll):
    scene = rolled("nuclear-winter", roll, "0 end", "> clause PA-HOUSE-14", "> waiting 0", "0 end", "> waiting 1")
    assert len(events(scene, "draws")) == 0


@pytest.mark.parametrize(("roll", "cards"), [(1, 0), (2, 2), (17, 2)])
def test_nuclear_winter_draws_two_cards_otherwise(roll, cards):
    scene = rolled("nuclear-winter", roll)
    assert scene.cards("hand 0") == ["tiny-bat"] * cards
    assert value(scene, "more-turns") == 0
    scene.session.push("0 end")
    assert scene.session.turn == (1,)


def test_two_winters_bring_two_turns():
    lines = ["0 play nuclear-winter", "0 play twisp", "0 copy nuclear-winter", "0 end", "0 end", "> waiting 0", "0 end"]
    scene = turn("nuclear-winter twisp", *lines, "> waiting 1", header="roll: 18 18\nplace: deck 0 = tiny-bat*8 canid*8")
    assert len(events(scene, "goes on")) == 2


@pytest.mark.parametrize(("roll", "each"), [(2, 1), (17, 1), (18, 2), (20, 2)])
def test_ornaments_deletes_any_number_and_draws(roll, each):
    scene = rolled("ornaments", roll, "0 delete pax-pox", "0 delete quarter", "0 pass", hand="pax-pox quarter merch")
    assert sorted(scene.cards("hand 0")) == ["merch", *["tiny-bat"] * (2 * each)]
    assert scene.cards("deleted") == ["pax-pox", "quarter"]


@pytest.mark.parametrize(("roll", "gained"), [(1, 0), (2, 0), (17, 0), (18, 1), (20, 1)])
def test_sleigh_gains_a_loot_at_a_critical(roll, gained):
    scene = rolled("sleigh", roll, header="place: green-loots = honor valor")
    assert scene.cards("discard 0") == ["honor"] * gained
    assert pools(scene) == (4 * (1 < roll < 18), 0)


# ---------------------------------------------------------------- Heat-Seeking Missile-Toe


@pytest.mark.clause("PA-HOUSE-18")
@pytest.mark.parametrize("roll", [*NORMAL, *CRITICAL])
def test_each_other_player_shows_a_card_and_every_red_one_gives_three_tokens(roll):
    scene = turn(
        "missile-toe",
        "1 play missile-toe",
        "> clause PA-HOUSE-18",
        header=f"""
            place: hand 2 = canid merch
            place: hand 3 = quarter baby-ninja
            place: hand 0 = cardboard-tube henchmen
            roll: {roll} 1 2 2
        """,
        seats=4,
        first=1,
    )
    assert [(event.seat, event.data[0]) for event in events(scene, "shows")] == [
        (2, ("canid",)),
        (3, ("baby-ninja",)),
        (0, ("henchmen",)),
    ]
    assert {event.seen_by for event in events(scene, "shows")} == {None}
    assert pools(scene) == (6, 0)
    assert each(scene, "hand") == [2, 0, 2, 2]
    assert not events(scene, "attacks")
    assert question(scene) == ("DeleteStack" if roll >= 18 else "Turn")


@pytest.mark.parametrize(("hand", "tokens"), [("-", 0), ("merch", 0), ("pax-pox", 0), ("honor", 0), ("batleth", 3)])
def test_what_is_no_evil_card_gives_nothing(hand, tokens):
    scene = rolled("missile-toe", 5, header=f"place: hand 1 = {hand}")
    assert pools(scene) == (tokens, 0)


def test_the_missile_toe_is_no_attack_and_nobody_blocks():
    scene = rolled("missile-toe", 5, header="place: hand 1 = baby-ninja")
    assert question(scene) == "Turn"
    assert refused(scene, "1 block baby-ninja") == ("PA-PVP-01",)
    assert kinds(scene) == ["plays", "rolls", "is normal", "shows"]


@pytest.mark.clause("PA-HOUSE-18")
@pytest.mark.parametrize("roll", CRITICAL)
def test_a_critical_may_delete_a_stack_of_the_evil_row(roll):
    scene = rolled("missile-toe", roll, "0 delete-stack canid", "> clause PA-HOUSE-18", "> run-out = canid")
    assert scene.cards("deleted") == ["canid"] * 8
    assert scene.cards("hand 1") == ["canid"]
    kept = rolled("missile-toe", roll, "0 pass", "> clause PA-HOUSE-18", "> deleted = -", "> run-out = -")
    assert question(kept) == "Turn"


# ---------------------------------------------------------------- Shotgun of Sharing


@pytest.mark.parametrize(("roll", "kind"), [(2, "DeleteMany"), (17, "DeleteMany"), (18, "DeleteAround"), (20, "DeleteAround")])
def test_shotgun_gives_three_tokens_and_deletes_pax_pox(roll, kind):
    scene = rolled("shotgun", roll, hand="pax-pox merch", header="place: hand 1 = pax-pox*2")
    assert pools(scene) == (3, 0)
    assert question(scene) == kind
    around = kind == "DeleteAround"
    assert scene.legal() == (
        ["0 delete pax-pox 0", "0 delete pax-pox 1", "0 pass"] if around else ["0 delete pax-pox", "0 pass"]
    )
    assert bool(events(scene, "shows a hand")) == around
    while len(scene.legal()) > 1:
        scene.session.push(scene.legal()[0])
    scene.session.push("0 pass")
    drawn = 3 if around else 1
    assert scene.cards("hand 0") == ["merch", *["tiny-bat"] * drawn]
    assert each(scene, "hand")[1] == (0 if around else 2)
    assert clauses(scene, "draws") == (("PA-HOUSE-22",) if around else ("PA-HOUSE-21",))
