"""Bosses and their Loots: PA-BOSS."""

import pytest

from pugsbox.core.session import Session
from pugsbox.gamers_vs_evil import GAMERS_VS_EVIL
from pugsbox.gamers_vs_evil.kinds import LOOTS
from tests.gamers_vs_evil.arranged import clauses, events, gained, kinds, outcome, pools, refused, table
from tests.gamers_vs_evil.games import shown, zone

SAMURAI, TYCHO = "cardboard-tube-samurai", "dark-tycho"
EIGHT = "compassion honesty honor humility justice sacrifice spirituality valor"
"""All Loots of the Samurai; the first one lies on top."""
FIVE = "humility justice sacrifice spirituality valor"
"""Three are sold."""
LAST = f"place: green-boss = {SAMURAI}-3 {SAMURAI}-2\nplace: green-loots = valor"
"""Seven are sold."""
LEVEL_3 = f"place: green-boss = {SAMURAI}-3\nplace: green-loots = -"
RED_LEVEL_3 = f"place: red-boss = {TYCHO}-3\nplace: red-loots = -"


def everywhere(scene, card):
    """The names of the zones in which a card lies."""
    state = scene.session.state
    cells = scene.session.game.layout.cells
    return [cell.name for i, cell in enumerate(cells) if cell.kind == "zone" and card in state.cells[i]]


def owned(scene, seat):
    names = ("hand", "deck", "discard", "played", "front", "arriving")
    return [card for name in names for card in zone(scene.session.state, f"{name} {seat}")]


# ---------------------------------------------------------------- the stack


@pytest.mark.clause("PA-BOSS-01", "PA-BOSS-02")
@pytest.mark.parametrize("setup", ["beginner", "advanced"])
@pytest.mark.parametrize("colour", ["green", "red"])
def test_eleven_cards_are_level_3_four_loots_level_2_four_loots_and_level_1(colour, setup):
    state = Session(GAMERS_VS_EVIL, seats=2, setup=setup).state
    bosses, loots = zone(state, f"{colour}-boss"), zone(state, f"{colour}-loots")
    assert [card[-1] for card in bosses] == ["3", "2", "1"]  # from the bottom
    assert len(loots) == 8
    assert {LOOTS[loot].key for loot in loots} == {bosses[0].removesuffix("-3")}
    assert len(bosses) + len(loots) == 11


@pytest.mark.clause("PA-BOSS-02")
def test_what_is_met_from_above_is_four_loots_at_level_1_four_at_level_2_and_level_3():
    scene = table(f"place: green-loots = {EIGHT}\nset: tokens = 85")
    met = []
    while outcome(scene) is None:
        level = zone(scene.session.state, "green-boss")[-1][-1]
        (action,) = [a for a in scene.legal() if a.startswith(("0 buy green-loot", f"0 buy {SAMURAI}"))]
        scene.session.push(action)
        met.append((level, scene.cards("discard 0")[-1]))
    loots = [("1" if n < 4 else "2", loot) for n, loot in enumerate(EIGHT.split())]
    assert met == [*loots, ("3", f"{SAMURAI}-3")]
    assert pools(scene)[0] == 85 - 4 * 8 - 4 * 10 - 13 == 0


@pytest.mark.clause("PA-BOSS-03")
def test_loots_are_shuffled_and_lie_face_down_under_a_boss_that_lies_face_up():
    orders = {zone(GAMERS_VS_EVIL.new(2, seed), "green-loots") for seed in range(50)}
    assert len(orders) > 40
    assert {frozenset(order) for order in orders} == {frozenset(EIGHT.split())}
    session = Session(GAMERS_VS_EVIL, seats=3)
    for seat in (0, 1, 2, None):
        for colour, boss in (("green", SAMURAI), ("red", TYCHO)):
            loots = shown(session.view(seat), f"{colour}-loots")
            assert (loots.count, loots.cards) == (8, None)
            assert shown(session.view(seat), f"{colour}-boss").cards[-1].key == f"{boss}-1"  # the top one is the last
            assert not set(zone(session.state, f"{colour}-loots")) & {
                face.key for pile in session.view(seat).zones for face in pile.cards or ()
            }


# ---------------------------------------------------------------- buying a Loot


@pytest.mark.clause("PA-BOSS-04")
def test_a_buyer_gets_the_top_loot_and_cannot_choose():
    scene = table(f"place: green-loots = {EIGHT}\nset: tokens = 8\nplace: discard 0 = -")
    loots = [action for action in scene.legal() if action.startswith("0 buy") and action.split()[2] in (*LOOTS, "green-loot")]
    assert loots == ["0 buy green-loot"]
    assert refused(scene, "0 buy honesty")
    scene.session.push("0 buy green-loot")
    assert scene.cards("discard 0") == ["compassion"]
    assert scene.cards("green-loots") == EIGHT.split()[1:]
    (bought,) = events(scene, "buys a loot")
    assert bought.seen_by is None  # on a discard pile everybody sees it


@pytest.mark.clause("PA-BOSS-05")
def test_a_loot_goes_to_the_discard_pile_not_to_the_hand():
    scene = table("place: hand 0 = quarter*6\nplace: discard 0 = merch\nset: power = 8", "0 buy red-loot")
    assert len(scene.cards("discard 0")) == 2
    assert scene.cards("hand 0") == ["quarter"] * 6


@pytest.mark.clause("PA-BOSS-06")
def test_a_green_loot_costs_tokens_and_a_red_one_power_as_the_boss_says():
    scene = table("set: tokens = 8", "> legal 0 buy green-loot", "! 0 buy red-loot", "0 buy green-loot", "> tokens = 0")
    assert clauses(scene, "pays") == ("PA-BOSS-06",)
    table("set: tokens = 7\nset: power = 9", "! 0 buy green-loot", "> refused PA-BOSS-06", "> tokens = 7")
    table("set: power = 8", "0 buy red-loot", "> power = 0", "> tokens = 0")
    table("set: power = 7\nset: tokens = 9", "! 0 buy red-loot", "> refused PA-BOSS-06")


@pytest.mark.clause("PA-BOSS-06")
@pytest.mark.parametrize("boss", ["cardboard-tube-samurai", "saint-nicholas", "dark-tycho", "satan"])
def test_a_loot_costs_8_then_10_and_level_3_costs_13(boss):
    loots = [loot for loot, of in LOOTS.items() if of.key == boss]
    colour = LOOTS[loots[0]].colour
    pool = {"green": "tokens", "red": "power"}[colour]
    for levels, left, price in (((3, 2, 1), 8, 8), ((3, 2), 4, 10), ((3,), 0, 13)):
        stack = " ".join(f"{boss}-{n}" for n in levels)
        what = f"{colour}-loot" if left else f"{boss}-3"
        header = f"place: {colour}-boss = {stack}\nplace: {colour}-loots = {' '.join(loots[:left]) or '-'}\nset: {pool} = "
        assert refused(table(f"{header}{price - 1}"), f"0 buy {what}")
        table(f"{header}{price}", f"0 buy {what}", f"> {pool} = 0")


@pytest.mark.clause("PA-BOSS-11")
def test_several_loots_may_be_bought_in_one_turn():
    scene = table(
        "place: red-loots = henchmen facial-hair golden-appendage explosive-device zombie-army volcano-lair robot-assassin"
        " demon-penguin\nplace: discard 0 = -\nset: power = 16",
        "0 buy red-loot",
        "0 buy red-loot",
        "> clause PA-BOSS-11",
        "> power = 0",
        "> discard 0 = henchmen facial-hair",
    )
    assert [("PA-BOSS-11" in event.clauses) for event in events(scene, "buys a loot")] == [False, True]


# ---------------------------------------------------------------- levels


@pytest.mark.clause("PA-BOSS-07")
def test_the_fourth_loot_of_all_players_together_raises_the_boss_and_its_price():
    header = f"""place: hand 1 = worlds-biggest-grape*3
        place: hand 2 = worlds-biggest-grape*3
        place: deck 0 = {{}}
        place: green-loots = {EIGHT}
        set: tokens = 8"""
    grapes = ["play worlds-biggest-grape"] * 3
    three_buy = [
        *("0 buy green-loot", "0 end"),
        *(f"1 {line}" for line in (*grapes, "buy green-loot", "end")),
        *(f"2 {line}" for line in (*grapes, "buy green-loot", "end")),
        f"> green-boss = {SAMURAI}-3 {SAMURAI}-2 {SAMURAI}-1",
    ]
    eighteen = table(
        header.format("werewolf*6"),
        *three_buy,
        *(["0 play werewolf"] * 6),
        "> tokens = 18",
        "0 buy green-loot",
        "> clause PA-BOSS-07",
        f"> green-boss = {SAMURAI}-3 {SAMURAI}-2",
        "> tokens = 10",
        "0 buy green-loot",
        "> tokens = 0",
        seats=3,
    )
    assert gained(eighteen, "compassion") == [1, 0, 0]
    assert (gained(eighteen, "honesty"), gained(eighteen, "honor")) == ([0, 1, 0], [0, 0, 1])
    table(
        header.format("werewolf*5 merch"),
        *three_buy,
        *(["0 play werewolf"] * 5),
        "0 play merch",
        "> tokens = 17",
        "0 buy green-loot",
        "> tokens = 9",
        "! 0 buy green-loot",
        "> refused PA-BOSS-06",
        seats=3,
    )


@pytest.mark.clause("PA-BOSS-07")
def test_a_loot_that_is_gained_raises_the_level_too():
    nicholas = "crossbow frosty missile-toe howitzer nuclear-winter"
    scene = table(
        f"""place: green-boss = saint-nicholas-3 saint-nicholas-2 saint-nicholas-1
        place: green-loots = {nicholas}
        place: hand 0 = sleigh
        place: discard 0 = -
        roll: 19""",
        "0 play sleigh",
        "> clause PA-BOSS-07",
        "> green-boss = saint-nicholas-3 saint-nicholas-2",
        "> discard 0 = crossbow",
    )
    assert kinds(scene)[-2:] == ["gains a loot", "levels up"]


@pytest.mark.clause("PA-BOSS-08")
def test_after_eight_loots_only_level_3_is_left():
    scene = table(f"{LAST}\nset: tokens = 23", "0 buy green-loot", "> clause PA-BOSS-08", f"> green-boss = {SAMURAI}-3")
    assert scene.cards("green-loots") == []
    assert refused(scene, "0 buy green-loot") == ("PA-BOSS-08",)
    assert f"0 buy {SAMURAI}-3" in scene.legal()
    assert [face.key for face in shown(scene.session.view(1), "green-boss").cards] == [f"{SAMURAI}-3"]


@pytest.mark.clause("PA-BOSS-08")
def test_a_loot_is_not_gained_where_none_is_left():
    scene = table(f"{RED_LEVEL_3}\nplace: hand 0 = justice\nplace: discard 0 = -\nroll: 20", "0 play justice")
    assert kinds(scene)[-1] == "gains no loot"
    assert scene.cards("discard 0") == []
    assert scene.cards("red-boss") == [f"{TYCHO}-3"]
    assert refused(scene, "0 buy red-loot") == ("PA-BOSS-08",)


@pytest.mark.clause("PA-BOSS-09")
def test_level_3_counts_for_its_buyer_and_the_game_is_over_without_a_clean_up():
    scene = table(
        f"{LEVEL_3}\nplace: hand 0 = quarter merch\nplace: deck 0 = quarter*6\nplace: discard 0 = -\nset: tokens = 12",
        f"! 0 buy {SAMURAI}-3",
        "> refused PA-BOSS-09",
        "0 play quarter",
        f"0 buy {SAMURAI}-3",
        "> clause PA-BOSS-09",
        "> winner 0",
        "> waiting",
        "> hand 0 = merch",
        "> played 0 = quarter",
        f"> discard 0 = {SAMURAI}-3",
    )
    assert outcome(scene).scores == (7, 0)
    assert not {"cleans up", "draws a hand", "ends the turn"} & set(kinds(scene))


@pytest.mark.clause("PA-BOSS-09")
@pytest.mark.parametrize("boss", ["dark-tycho", "satan"])
def test_the_red_bosses_of_level_3_are_worth_five(boss):
    scene = table(
        f"place: red-boss = {boss}-3\nplace: red-loots = -\nset: power = 13", f"0 buy {boss}-3", "> winner 0", "> power = 0"
    )
    assert outcome(scene).scores == (5, 0)


@pytest.mark.clause("PA-BOSS-10")
def test_level_1_and_2_belong_to_nobody():
    scene = table(f"place: green-loots = {FIVE}\nplace: discard 0 = -\nset: tokens = 99")
    before = len(owned(scene, 0))
    assert refused(scene, f"0 buy {SAMURAI}-1") == ("PA-BOSS-10",)
    scene.session.push("0 buy green-loot")
    scene.session.push("0 buy green-loot")
    (up,) = events(scene, "levels up")
    assert "PA-BOSS-10" in up.clauses
    assert len(owned(scene, 0)) == before + 2
    assert refused(scene, f"0 buy {SAMURAI}-2") == ("PA-BOSS-10",)
    for _ in range(3):
        scene.session.push("0 buy green-loot")
    assert len(owned(scene, 0)) == before + 5
    assert [everywhere(scene, f"{SAMURAI}-{n}") for n in (1, 2, 3)] == [["box"], ["box"], ["green-boss"]]
    scene.session.push(f"0 buy {SAMURAI}-3")
    assert outcome(scene).scores[0] == 5 * 7 + 7


@pytest.mark.clause("PA-BOSS-12")
def test_level_3_cannot_be_bought_before_all_loots_are_gone():
    table(f"{LAST}\nset: tokens = 99", f"! 0 buy {SAMURAI}-3", "> refused PA-BOSS-12")
    table(f"{LAST}\nset: tokens = 23", "0 buy green-loot", "> tokens = 13", f"0 buy {SAMURAI}-3", "> winner 0")
    table(f"{LAST}\nset: tokens = 22", "0 buy green-loot", "> tokens = 12", f"! 0 buy {SAMURAI}-3", "> refused PA-BOSS-09")


def test_a_boss_of_another_board_cannot_be_bought():
    scene = table(f"{LEVEL_3}\nset: tokens = 99\nset: power = 99")
    assert refused(scene, "0 buy saint-nicholas-3") == ("PA-BUY-01",)
    assert refused(scene, "0 buy satan-3") == ("PA-BUY-01",)


@pytest.mark.parametrize("seat", [0, 1, None])
def test_a_screen_names_no_price_of_a_loot_that_is_not_there(seat):
    scene = table(f"{LAST}\nset: tokens = 23")

    def notes():
        view = scene.session.view(seat)
        return {choice.action[2:]: choice.note for choice in (*view.choices, *view.refused) if " buy " in choice.action}

    assert notes().get("buy green-loot") == (None if seat is None else ", 10 Tokens")
    scene.session.push("0 buy green-loot")
    assert notes().get("buy green-loot", "") == ""
    scene.session.push(f"0 buy {SAMURAI}-3")
    assert notes().get("buy green-loot", "") == ""  # the Boss is gone, and what is left is still shown
    assert scene.session.view(seat).outcome.winners == (0,)
