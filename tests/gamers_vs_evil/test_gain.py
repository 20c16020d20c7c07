"""Gaining cards: PA-GAIN, PA-HOUSE-19 and 20, on top of the deck (PA-HOUSE-08), Secret Volcano Lair (PA-HOUSE-11)."""

import pytest

from tests.gamers_vs_evil.told import advanced, clauses, events, kinds, pools, question, refused, turn, value

LAST = """
    place: red-row = fleshreaper tiny-bat giant-snake chaos-world-smasher winter-king
    place: green-row = baby-ninja faerie-candymancer touchwieners sorcelator
"""
"""A board on which five stacks have run out and of all others one card is left."""


def over(scene):
    return scene.session.turn == ()


# ---------------------------------------------------------------- gaining


@pytest.mark.clause("PA-GAIN-01", "PA-GAIN-02", "PA-HOUSE-19")
def test_a_gained_card_comes_from_the_board_to_the_discard_pile_and_costs_nothing():
    scene = turn(
        "giant-cupcake",
        "0 play giant-cupcake",
        "0 gain canid",
        "> clause PA-GAIN-01",
        "> clause PA-GAIN-02",
        "> discard 0 = merch canid",
        "> deleted = giant-cupcake",
        "> tokens = 0",
        "> power = 0",
        header="place: discard 0 = merch",
    )
    assert scene.cards("red-row").count("canid") == 8
    assert scene.cards("hand 0") == []


@pytest.mark.clause("PA-GAIN-01")
def test_where_cards_arrive_later_a_gained_one_does_too():
    turn(
        "giant-cupcake",
        "0 play giant-cupcake",
        "0 gain canid",
        "> discard 0 = -",
        "> arriving 0 = canid",
        "0 end",
        "> discard 0 = canid",
        header="option: bought_cards_arrive = end_of_turn\nplace: discard 0 = -\nplace: deck 0 = quarter*7",
    )


@pytest.mark.clause("PA-GAIN-03", "PA-HOUSE-20")
@pytest.mark.parametrize(("loot", "card", "gives"), [("valor", "canid", (2, 0)), ("frosty", "merch", (2, 0))])
def test_a_card_gained_to_the_hand_can_be_played_at_once(loot, card, gives):
    scene = turn(
        loot,
        f"0 play {loot}",
        f"0 gain {card}",
        "> clause PA-GAIN-03",
        f"> hand 0 = {card}",
        f"0 play {card}",
        header="roll: 4",
    )
    assert pools(scene) == gives


@pytest.mark.clause("PA-GAIN-04")
def test_from_an_empty_stack_nothing_is_gained_and_nothing_takes_its_place():
    """The Lair brings a second Canid, but there is none; what else the cards give stays."""
    scene = turn(
        "volcano-lair",
        "0 play volcano-lair",
        "0 buy canid",
        "> clause PA-GAIN-04",
        "> discard 0 = canid",
        "> power = 1",
        header="place: red-row = canid tiny-bat*9 scrotuum*9 fleshreaper*9\nplace: discard 0 = -\nset: power = 3",
    )
    assert kinds(scene)[-1] == "gains nothing"
    assert len(scene.cards("red-row")) == 27


@pytest.mark.clause("PA-GAIN-04")
@pytest.mark.parametrize(("loot", "side"), [("justice", "red"), ("sleigh", "green")])
def test_where_no_loot_is_left_none_is_gained_and_no_boss_either(loot, side):
    boss = {"red": "dark-tycho-3", "green": "cardboard-tube-samurai-3"}[side]
    scene = turn(
        loot,
        f"0 play {loot}",
        "> clause PA-GAIN-04",
        f"> {side}-boss = {boss}",
        header=f"roll: 18\nplace: {side}-loots = -\nplace: {side}-boss = {boss}\nplace: discard 0 = -",
    )
    assert kinds(scene)[-1] == "gains no loot"
    assert scene.cards("discard 0") == []


@pytest.mark.clause("PA-GAIN-05", "PA-END-03", "PA-END-06")
@pytest.mark.parametrize(
    ("hand", "lines", "roll"),
    [
        ("giant-cupcake", ["0 gain tiny-bat"], 5),
        ("valor", ["0 gain tiny-bat"], 5),
        ("valor", ["0 gain tiny-bat"], 18),
        ("frosty", ["0 gain sorcelator"], 5),
        ("frosty", ["0 gain sorcelator"], 20),
    ],
)
def test_a_gain_can_end_the_game(hand, lines, roll):
    scene = turn(f"{hand} quarter", f"0 play {hand}", *lines, "> clause PA-GAIN-05", header=f"{LAST}\nroll: {roll}")
    assert over(scene)
    assert kinds(scene)[-4:] == ["runs out", "ends the game", "counts", "counts"]
    assert "PA-GAIN-05" in clauses(scene, "ends the game")
    assert scene.cards("hand 0").count("quarter") == 1


@pytest.mark.clause("PA-GAIN-05")
def test_a_pax_pox_that_is_gained_can_end_the_game():
    scene = turn(
        "chaos-world-smasher",
        "0 play chaos-world-smasher",
        "1 take",
        "> clause PA-GAIN-05",
        header=f"{LAST.replace('chaos-world-smasher ', 'scrotuum ')}\nplace: pax-pox = pax-pox\nplace: hand 1 = -",
    )
    assert over(scene)


@pytest.mark.clause("PA-GAIN-05")
def test_a_crow_that_is_the_last_of_its_stack_brings_no_pax_pox_when_it_ends_the_game():
    """The end comes at once: what a gained card would do next does not happen."""
    scene = turn(
        "valor",
        "0 play valor",
        "0 gain deep-crow",
        header=f"""
            {advanced("giant-cupcake", "broodax-in-disguise", "div", "laser-squid", "winter-king")}
            place: red-row = deep-crow fleshreaper*4
            place: discard 0 = -
            roll: 18
        """,
    )
    assert over(scene)
    assert scene.cards("hand 0") == ["deep-crow"]
    assert scene.cards("discard 0") == []
    assert len(scene.cards("pax-pox")) == 20


# ---------------------------------------------------------------- Loots that let gain


@pytest.mark.clause("PA-HOUSE-20")
@pytest.mark.parametrize(("loot", "row", "other"), [("valor", "red-row", "merch"), ("frosty", "green-row", "canid")])
@pytest.mark.parametrize(("roll", "cards"), [(2, 1), (17, 1), (18, 2), (20, 2)])
def test_cards_are_gained_from_one_row_to_the_hand(loot, row, other, roll, cards):
    scene = turn(loot, f"0 play {loot}", header=f"roll: {roll}")
    stacks = list(dict.fromkeys(scene.cards(row)))
    for _ in range(cards):
        assert scene.legal() == [f"0 gain {card}" for card in stacks]
        assert refused(scene, f"0 gain {other}") == ("PA-HOUSE-20",)
        assert refused(scene, "0 gain red-loot") == ("PA-HOUSE-20",)
        assert refused(scene, "0 pass") == ("PA-TURN-04",)
        scene.session.push(f"0 gain {stacks[-1]}")
    assert scene.cards("hand 0") == [stacks[-1]] * cards
    assert question(scene) == "Turn"


@pytest.mark.clause("PA-HOUSE-20")
@pytest.mark.parametrize(("loot", "zone"), [("justice", "red-loots"), ("sleigh", "green-loots")])
def test_a_gained_loot_is_the_one_that_a_buyer_would_get(loot, zone):
    four = {"red-loots": "henchmen facial-hair volcano-lair robot-assassin zombie-army", "green-loots": "honor honesty"}[zone]
    scene = turn(loot, f"0 play {loot}", header=f"roll: 20\nplace: {zone} = {four}\nplace: discard 0 = -")
    assert scene.cards("discard 0") == four.split()[:1]
    assert scene.cards(zone) == four.split()[1:]
    assert "PA-HOUSE-20" in clauses(scene, "gains a loot")
    assert pools(scene) == (0, 0)


def test_the_fifth_loot_that_is_gained_levels_the_boss_up():
    scene = turn(
        "justice",
        "0 play justice",
        "> red-boss = dark-tycho-3 dark-tycho-2",
        header="roll: 20\nplace: red-loots = henchmen facial-hair volcano-lair robot-assassin zombie-army",
    )
    assert kinds(scene)[-2:] == ["gains a loot", "levels up"]


def test_sleigh_gives_a_loot_of_the_boss_of_this_board():
    scene = turn("sleigh", "0 play sleigh", header="roll: 18\nplace: green-loots = honor valor\nplace: discard 0 = -")
    assert scene.cards("discard 0") == ["honor"]


# ---------------------------------------------------------------- Giant Cupcake


@pytest.mark.clause("PA-HOUSE-19")
def test_a_cupcake_brings_an_evil_card_that_costs_four_or_less():
    scene = turn(
        "giant-cupcake",
        "0 play giant-cupcake",
        "! 0 gain winter-king",
        "> refused PA-HOUSE-19",
        "! 0 gain merch",
        "> refused PA-HOUSE-19",
        "! 0 gain red-loot",
        "> refused PA-HOUSE-19",
        "! 0 gain",
        "> refused PA-HOUSE-19",
    )
    cheap = ["tiny-bat", "canid", "scrotuum", "fleshreaper", "giant-snake"]
    assert scene.legal() == [*(f"0 gain {card}" for card in cheap), "0 pass"]


@pytest.mark.clause("PA-HOUSE-19", "PA-DEL-03")
def test_a_cupcake_may_be_kept():
    turn(
        "giant-cupcake",
        "0 play giant-cupcake",
        "0 pass",
        "> clause PA-HOUSE-19",
        "> played 0 = giant-cupcake",
        "> deleted = -",
        "0 end",
        "> discard 0 = giant-cupcake",
        header="place: deck 0 = quarter*7\nplace: discard 0 = -",
    )


def test_a_cupcake_finds_nothing_cheap():
    scene = turn("giant-cupcake", "0 play giant-cupcake", header="place: red-row = winter-king*9 chaos-world-smasher*9")
    assert scene.legal() == ["0 pass"]


def test_a_cupcake_brings_a_cupcake():
    turn(
        "giant-cupcake*2",
        "0 play giant-cupcake",
        "0 pass",
        "0 play giant-cupcake",
        "0 gain giant-cupcake",
        "> played 0 = giant-cupcake",
        "> deleted = giant-cupcake",
        "> discard 0 = giant-cupcake",
        header=f"{advanced()}\nplace: discard 0 = -",
    )


# ---------------------------------------------------------------- on top of the deck

TOPPERS = {"honesty": "roll: 18", "robot-assassin": ""}


@pytest.mark.clause("PA-HOUSE-08")
@pytest.mark.parametrize("loot", TOPPERS)
@pytest.mark.parametrize("buys", ["merch", "canid", "green-loot", "red-loot"])
def test_what_is_bought_after_it_may_go_on_top_of_the_deck(loot, buys):
    header = f"{TOPPERS[loot]}\nset: tokens = 9\nset: power = 9\nplace: deck 0 = quarter*2\nplace: discard 0 = tiny-bat"
    scene = turn(loot, f"0 play {loot}", f"0 buy {buys}", "> clause PA-HOUSE-08", header=header)
    (card,) = scene.cards("discard 0")[1:]
    assert scene.legal() == [f"0 top {card}", "0 pass"]
    scene.session.push(f"0 top {card}")
    assert scene.cards("deck 0") == [card, "quarter", "quarter"]
    assert scene.cards("discard 0") == ["tiny-bat"]
    assert question(scene) == "Turn"


@pytest.mark.clause("PA-HOUSE-08")
def test_what_goes_on_top_is_chosen_card_by_card_and_the_last_one_lies_on_top():
    turn(
        "robot-assassin facial-hair",
        "0 play robot-assassin",
        "0 buy merch",
        "0 top merch",
        "0 buy canid",
        "! 0 top merch",
        "> refused PA-HOUSE-08",
        "0 pass",
        "> clause PA-HOUSE-08",
        "0 buy sinestine",
        "0 top sinestine",
        "0 play facial-hair",
        "> hand 0 = sinestine merch quarter",
        "> discard 0 = canid",
        header="set: tokens = 9\nset: power = 9\nplace: deck 0 = quarter*2\nplace: discard 0 = -",
    )


def test_what_was_bought_before_stays_where_it_is_and_so_does_all_of_the_next_turn():
    scene = turn(
        "robot-assassin",
        "0 buy merch",
        "0 play robot-assassin",
        "! 0 top merch",
        "> refused PA-HOUSE-08",
        "0 end",
        "1 play-all",
        "1 buy merch",
        "> waiting 1",
        "> discard 1 = merch",
        header="set: tokens = 3\nplace: deck 0 = quarter*8\nplace: hand 1 = quarter*3\nplace: discard 1 = -",
    )
    assert question(scene) == "Turn"


@pytest.mark.clause("PA-HOUSE-08")
@pytest.mark.parametrize(("loot", "zone"), [("justice", "red-loots"), ("sleigh", "green-loots")])
def test_a_gained_loot_may_go_on_top_too(loot, zone):
    top = {"red-loots": "henchmen", "green-loots": "honor"}[zone]
    turn(
        f"robot-assassin {loot}",
        "0 play robot-assassin",
        f"0 play {loot}",
        f"0 top {top}",
        f"> deck 0 = {top} quarter",
        header=f"roll: 18\nplace: {zone} = {top}\nplace: deck 0 = quarter",
    )


def test_what_arrives_later_may_go_on_top_at_once():
    turn(
        "robot-assassin",
        "0 play robot-assassin",
        "0 buy canid",
        "> arriving 0 = canid",
        "0 top canid",
        "> arriving 0 = -",
        "> deck 0 = canid quarter",
        header="option: bought_cards_arrive = end_of_turn\nset: power = 3\nplace: deck 0 = quarter",
    )


def test_a_card_gained_to_the_hand_stays_there_also_a_crow_whose_pax_pox_is_discarded():
    scene = turn(
        "robot-assassin valor",
        "0 play robot-assassin",
        "0 play valor",
        "0 gain deep-crow",
        "> discard 0 = pax-pox",
        "> hand 0 = deep-crow",
        "0 gain deep-crow",
        "> hand 0 = deep-crow*2",
        "> discard 0 = pax-pox*2",
        header=f"{advanced()}\nroll: 18\nplace: discard 0 = -",
    )
    assert question(scene) == "Turn"
    assert len(scene.cards("pax-pox")) == 18


@pytest.mark.clause("PA-HOUSE-08", "PA-CARD-02")
@pytest.mark.parametrize("answer", ["top deep-crow", "pass"])
def test_a_crow_that_is_bought_goes_on_top_and_its_pax_pox_to_the_discard_pile(answer):
    scene = turn(
        "robot-assassin",
        "0 play robot-assassin",
        "0 buy deep-crow",
        f"0 {answer}",
        "> clause PA-CARD-02",
        header=f"{advanced()}\nset: power = 2\nplace: deck 0 = quarter\nplace: discard 0 = -",
    )
    on_top = answer.startswith("top")
    assert scene.cards("deck 0") == ["deep-crow"] * on_top + ["quarter"]
    assert scene.cards("discard 0") == ["deep-crow"] * (not on_top) + ["pax-pox"]


def test_a_cupcake_gains_to_the_top():
    turn(
        "robot-assassin giant-cupcake",
        "0 play robot-assassin",
        "0 play giant-cupcake",
        "0 gain canid",
        "0 top canid",
        "> deck 0 = canid quarter",
        header="place: deck 0 = quarter",
    )


# ---------------------------------------------------------------- Secret Volcano Lair


@pytest.mark.clause("PA-HOUSE-11")
@pytest.mark.parametrize("first", ["0 play volcano-lair", "0 buy canid"])
def test_the_lair_brings_a_second_copy_whether_it_comes_before_or_after(first):
    other = "0 buy canid" if "play" in first else "0 play volcano-lair"
    scene = turn(
        "volcano-lair",
        first,
        other,
        "> clause PA-HOUSE-11",
        "> discard 0 = canid*2",
        "0 buy tiny-bat",
        "> discard 0 = canid*2 tiny-bat",
        header="set: power = 5\nplace: discard 0 = -",
    )
    assert pools(scene) == (0, 1)
    assert len(events(scene, "gains")) == 1


@pytest.mark.clause("PA-HOUSE-11")
def test_the_lair_copies_the_first_evil_card_and_no_gamer_card_or_loot():
    turn(
        "volcano-lair",
        "0 play volcano-lair",
        "0 buy merch",
        "0 buy red-loot",
        "> discard 0 = merch henchmen",
        "0 buy tiny-bat",
        "0 buy canid",
        "> discard 0 = merch henchmen tiny-bat*2 canid",
        header="set: tokens = 3\nset: power = 12\nplace: discard 0 = -\nplace: red-loots = henchmen facial-hair",
    )


def test_the_lair_after_two_evil_cards_copies_the_first():
    turn(
        "volcano-lair",
        "0 buy tiny-bat",
        "0 buy canid",
        "0 play volcano-lair",
        "> discard 0 = tiny-bat canid tiny-bat",
        header="set: power = 5\nplace: discard 0 = -",
    )


def test_the_lair_is_forgotten_at_the_end_of_the_turn():
    turn(
        "volcano-lair",
        "0 play volcano-lair",
        "0 end",
        "1 end",
        "0 play-all",
        "0 buy canid",
        "> discard 0 = volcano-lair canid",
        header="place: deck 0 = werewolf*6\nplace: discard 0 = -\nset: power = 0",
    )


@pytest.mark.parametrize("lines", [["0 play volcano-lair", "0 play twisp", "0 copy volcano-lair", "0 buy canid"]])
def test_twisp_is_a_second_lair(lines):
    """Two Lairs, two further copies; Power +1 from either."""
    scene = turn("volcano-lair twisp", *lines, header="set: power = 1\nplace: discard 0 = -")
    assert scene.cards("discard 0") == ["canid"] * 3
    assert pools(scene) == (0, 0)


def test_twisp_is_a_second_lair_between_and_after():
    for lines in (
        ["0 play volcano-lair", "0 buy canid", "0 play twisp", "0 copy volcano-lair"],
        ["0 buy canid", "0 play volcano-lair", "0 play twisp", "0 copy volcano-lair"],
    ):
        scene = turn("volcano-lair twisp", *lines, header="set: power = 3\nplace: discard 0 = -")
        assert scene.cards("discard 0") == ["canid"] * 3
        assert value(scene, "lairs") == 0


def test_two_lairs_take_what_is_left_of_a_stack():
    scene = turn(
        "volcano-lair twisp",
        "0 play volcano-lair",
        "0 play twisp",
        "0 copy volcano-lair",
        "0 buy canid",
        header="set: power = 1\nplace: discard 0 = -\nplace: red-row = canid*2 tiny-bat*9 fleshreaper*9",
    )
    assert scene.cards("discard 0") == ["canid", "canid"]
    assert kinds(scene)[-3:] == ["gains", "runs out", "gains nothing"]


def test_the_lair_ends_the_game_with_the_copy_and_nothing_comes_after():
    board = LAST.replace("= fleshreaper", "= fleshreaper*2")
    scene = turn(
        "volcano-lair twisp",
        "0 play volcano-lair",
        "0 play twisp",
        "0 copy volcano-lair",
        "0 buy fleshreaper",
        header=f"{board}\nset: power = 2\nplace: discard 0 = -",
    )
    assert over(scene)
    assert scene.cards("discard 0") == ["fleshreaper"] * 2


@pytest.mark.clause("PA-HOUSE-08", "PA-HOUSE-11")
def test_the_copy_of_the_lair_may_go_on_top_as_well():
    turn(
        "robot-assassin volcano-lair",
        "0 play robot-assassin",
        "0 play volcano-lair",
        "0 buy canid",
        "0 top canid",
        "> clause PA-HOUSE-11",
        "> deck 0 = canid quarter",
        "0 top canid",
        "> deck 0 = canid*2 quarter",
        "> discard 0 = -",
        header="place: deck 0 = quarter\nplace: discard 0 = -",
    )


def test_the_lair_with_a_crow_brings_two_pax_pox():
    scene = turn(
        "robot-assassin volcano-lair",
        "0 play robot-assassin",
        "0 play volcano-lair",
        "0 buy deep-crow",
        "0 top deep-crow",
        "> discard 0 = pax-pox deep-crow",
        "0 pass",
        "> discard 0 = pax-pox deep-crow pax-pox",
        "> deck 0 = deep-crow quarter",
        header=f"{advanced()}\nset: power = 1\nplace: deck 0 = quarter\nplace: discard 0 = -",
    )
    assert len(scene.cards("pax-pox")) == 18


@pytest.mark.parametrize("line", ["0 gain canid", "0 gain pax-pox", "0 gain", "0 gain <b>", "0 top canid", "0 pass"])
def test_nothing_is_gained_where_nothing_says_so(line):
    assert refused(turn("quarter"), line) in (("PA-GAIN-01",), ("PA-HOUSE-08",), ("PA-TURN-04",))
