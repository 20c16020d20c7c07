"""What heroes give in a turn: PA-HERO-04, PA-HERO-07, PA-HOUSE-01 to 06."""

import pytest

from pugsbox.core.session import Session
from pugsbox.gamers_vs_evil import GAMERS_VS_EVIL
from tests.gamers_vs_evil.arranged import clauses, each, events, kinds, pools, refused, table
from tests.gamers_vs_evil.games import zone

TEN = ["gabe", "tycho", "annarchy", "catsby", "rex-ready", "carl", "mr-period", "scout-master", "jim-darkmagic", "kreazie"]


def of(hero, header="", *actions, seats=2):
    """A scene in which a hero plays in seat 0."""
    rest = [other for other in ("annarchy", "catsby", "rex-ready") if other != hero]
    return table(header, *actions, seats=seats, heroes=[hero, *rest])


def next_turn(hero, *actions):
    """A scene in which the turn of a hero begins, after one of another player."""
    return of(hero, "set: turn = 1\nplace: hand 0 = quarter*2 cardboard-tube*3 merch\nplace: deck 0 = quarter*6", *actions)


@pytest.mark.parametrize("hero", TEN)
def test_only_gabe_and_tycho_give_something_by_themselves_and_in_no_turn_of_others(hero):
    given = {"gabe": (1, 0), "tycho": (0, 1)}.get(hero, (0, 0))
    scene = next_turn(hero)
    assert pools(scene) == (0, 0)
    scene.session.push("1 end")
    assert pools(scene) == given
    scene.session.push("0 end")
    assert pools(scene) == (0, 0)


# ---------------------------------------------------------------- Tycho, Gabe


@pytest.mark.clause("PA-HERO-04")
def test_tycho_gives_a_power_in_each_turn_of_his_player():
    scene = next_turn("tycho", "1 end", "> clause PA-HERO-04", "> power = 1")
    scene = next_turn("tycho", "1 end", *(["0 play cardboard-tube"] * 3), "> power = 4", "> tokens = 0")
    assert clauses(scene, "hero gives power") == ("PA-HERO-04",)
    scene.session.push("0 end")
    scene.session.push("1 end")
    assert pools(scene) == (0, 1)  # and in the next one
    assert [event.seat for event in events(scene, "hero gives power")] == [0, 0]


def test_tycho_gives_a_power_in_the_first_turn_of_a_game_too():
    for seed in range(30):
        session = Session(GAMERS_VS_EVIL, seats=4, seed=seed)
        (hero,) = zone(session.state, f"hero {session.turn[0]}")
        found = zone(session.state, "tokens"), zone(session.state, "power")
        assert found == {"gabe": (1, 0), "tycho": (0, 1)}.get(hero, (0, 0))


@pytest.mark.clause("PA-HOUSE-01")
def test_gabe_gives_a_token_in_each_turn_of_his_player():
    scene = next_turn("gabe", "1 end", "> clause PA-HOUSE-01", "> tokens = 1", "0 play quarter", "0 play quarter")
    assert pools(scene) == (3, 0)
    assert "0 buy merch" in scene.legal()
    scene.session.push("0 end")
    scene.session.push("1 end")
    assert pools(scene) == (1, 0)


# ---------------------------------------------------------------- Carl


@pytest.mark.clause("PA-HOUSE-02")
def test_loots_cost_carl_one_less_of_either_pool():
    scene = of("carl", "set: tokens = 7", "0 buy green-loot", "> clause PA-HOUSE-02", "> tokens = 0")
    assert clauses(scene, "pays") == ("PA-BOSS-06", "PA-HOUSE-02")
    of("carl", "set: power = 7", "0 buy red-loot", "> clause PA-HOUSE-02", "> power = 0")
    of("carl", "set: tokens = 6\nset: power = 6", "! 0 buy green-loot", "> refused PA-BOSS-06", "! 0 buy red-loot")
    of("annarchy", "set: tokens = 7", "! 0 buy green-loot", "> refused PA-BOSS-06")
    level_2 = "place: red-boss = satan-3 satan-2\nplace: red-loots = camping cheesing griefing trolling\nset: power = "
    of("carl", f"{level_2}9", "0 buy red-loot", "> power = 0")
    of("carl", f"{level_2}8", "! 0 buy red-loot", "> refused PA-BOSS-06")


def test_neither_cards_nor_the_boss_of_level_3_cost_carl_less():
    of("carl", "set: tokens = 2\nset: power = 3", "! 0 buy merch", "> refused PA-TYPE-02", "! 0 buy fleshreaper")
    level_3 = "place: red-boss = satan-3\nplace: red-loots = -\nset: power = "
    of("carl", f"{level_3}12", "! 0 buy satan-3", "> refused PA-BOSS-09")
    of("carl", f"{level_3}13", "0 buy satan-3", "> power = 0")


def test_only_carl_pays_less_and_only_in_his_turn():
    scene = table(
        "place: hand 1 = worlds-biggest-grape*2 quarter*2\nset: tokens = 7", "0 buy green-loot", heroes=["carl", "catsby"]
    )
    scene.session.push("0 end")
    for line in ("1 play worlds-biggest-grape", "1 play worlds-biggest-grape", "1 play quarter"):
        scene.session.push(line)
    assert pools(scene) == (7, 0)
    assert refused(scene, "1 buy green-loot") == ("PA-BOSS-06",)
    scene.session.push("1 play quarter")
    scene.session.push("1 buy green-loot")
    assert pools(scene) == (0, 0)


# ---------------------------------------------------------------- Mr. Period


@pytest.mark.clause("PA-HOUSE-03")
def test_the_fourth_green_card_gives_mr_period_a_token_and_no_other_one():
    scene = of("mr-period", "place: hand 0 = quarter*6", *["0 play quarter"] * 3, "> tokens = 3", "0 play quarter")
    assert pools(scene) == (5, 0)
    assert kinds(scene)[:2] == ["plays", "hero gives tokens"]
    assert clauses(scene, "hero gives tokens") == ("PA-HOUSE-03",)
    scene.session.push("0 play quarter")
    scene.session.push("0 play quarter")
    assert pools(scene) == (7, 0)


@pytest.mark.clause("PA-HOUSE-03")
def test_the_fourth_red_card_gives_mr_period_a_power():
    hand = "place: hand 0 = cardboard-tube*3 deep-crow quarter*3 pax-pox*4 sorcelator"
    scene = of("mr-period", hand, *["0 play cardboard-tube"] * 3, *["0 play quarter"] * 3, "> tokens = 3", "> power = 3")
    for _ in range(4):
        scene.session.push("0 play pax-pox")  # it has no colour
    assert pools(scene) == (3, 3)
    scene.session.push("0 play deep-crow")
    assert pools(scene) == (3, 4)
    scene.session.push("0 play sorcelator")
    assert pools(scene) == (3 + 1 + 1, 4 + 1)  # the fourth Green one
    assert len(events(scene, "hero gives power")) == len(events(scene, "hero gives tokens")) == 1


def test_cards_that_are_played_together_count_one_by_one_and_the_count_begins_anew_each_turn():
    scene = of(
        "mr-period", "place: hand 0 = quarter*3\nplace: deck 0 = quarter*4 merch*2", "0 play-all", "> tokens = 3", "0 end"
    )
    scene.session.push("1 end")
    scene.session.push("0 play-all")
    assert pools(scene) == (4 + 2 * 2 + 1, 0)
    assert len(events(scene, "hero gives tokens")) == 1


def test_four_green_cards_give_other_heroes_nothing():
    assert pools(of("annarchy", "place: hand 0 = quarter*4", *["0 play quarter"] * 4)) == (4, 0)


# ---------------------------------------------------------------- Scout Master

SCOUTS = "place: deck 1 = quarter*2 merch tiny-bat\nplace: hand 1 = cardboard-tube*6"


def scout(header, *actions, seats=3):
    """A scene in which the Scout Master sits on seat 1."""
    return table(f"{SCOUTS}\n{header}", *actions, seats=seats, heroes=["annarchy", "scout-master", "catsby"][:seats])


@pytest.mark.clause("PA-HOUSE-04")
@pytest.mark.parametrize(("colour", "pool"), [("green", "tokens"), ("red", "power")])
def test_the_scout_master_draws_two_when_another_player_buys_a_loot(colour, pool):
    scene = scout(f"set: {pool} = 16", f"0 buy {colour}-loot", "> clause PA-HOUSE-04", "> deck 1 = merch tiny-bat")
    assert each(scene, "hand")[1] == 8
    (drawn,) = events(scene, "scouts")
    assert (drawn.seat, drawn.data[0], drawn.seen_by) == (1, ("quarter", "quarter"), (1,))
    scene.session.push(f"0 buy {colour}-loot")
    assert each(scene, "hand")[1] == 10


def test_the_scout_master_reshuffles_for_it_if_need_be():
    scene = scout("place: deck 1 = quarter\nplace: discard 1 = merch*3\nset: tokens = 8", "0 buy green-loot")
    assert (each(scene, "hand")[1], each(scene, "deck")[1], each(scene, "discard")[1]) == (8, 2, 0)


def test_the_scout_master_draws_nothing_for_loots_that_are_gained_or_for_cards():
    gained = scout("place: hand 0 = justice\nroll: 18", "0 play justice")
    assert events(gained, "gains a loot")
    bought = scout("set: tokens = 3", "0 buy merch")
    boss = scout("place: red-boss = satan-3\nplace: red-loots = -\nset: power = 13", "0 buy satan-3")
    for scene in (gained, bought, boss):
        assert events(scene, "scouts") == []
        assert each(scene, "hand")[1] == 6


def test_the_scout_master_draws_nothing_for_an_own_loot():
    scene = scout("set: turn = 1\nset: tokens = 8", "1 buy green-loot")
    assert events(scene, "scouts") == []
    assert each(scene, "hand")[1] == 6


# ---------------------------------------------------------------- Jim Darkmagic

FIVE = "quarter cardboard-tube merch tiny-bat pax-pox quarter"


@pytest.mark.clause("PA-HERO-07", "PA-HOUSE-06")
def test_jim_shows_five_different_cards_before_anything_else():
    scene = of("jim-darkmagic", f"place: hand 0 = {FIVE}", "> legal 0 hero", "0 hero", "> tokens = 2", "> power = 2")
    (showing,) = events(scene, "shows cards")
    assert (len(set(showing.data[0])), set(showing.data[0]) <= set(FIVE.split())) == (5, True)
    assert showing.seen_by is None
    assert showing.clauses == ("PA-HERO-07", "PA-HOUSE-06")
    assert sorted(scene.cards("hand 0")) == sorted(FIVE.split())  # they stay there
    assert refused(scene, "0 hero") == ("PA-HERO-07",)  # once a turn
    scene.session.push("0 play merch")
    assert pools(scene) == (4, 2)


@pytest.mark.clause("PA-HERO-07")
@pytest.mark.parametrize("first", ["0 play quarter", "0 buy baby-ninja", "0 play-all"])
def test_jim_cannot_use_his_power_once_a_card_was_played_or_bought_until_the_next_turn(first):
    scene = of(
        "jim-darkmagic",
        f"place: hand 0 = {FIVE} sinestine winter-king canid\nplace: deck 0 = {FIVE}\nset: tokens = 2",
        "> legal 0 hero",
        first,
        "! 0 hero",
        "> refused PA-HERO-07",
        "0 end",
        "! 0 hero",
        "> refused PA-TURN-15",
        "1 end",
        "> legal 0 hero",
    )
    assert "0 hero" in scene.legal()


@pytest.mark.clause("PA-HOUSE-06")
def test_four_names_are_not_enough_for_jim():
    scene = of("jim-darkmagic", "place: hand 0 = quarter*3 cardboard-tube merch pax-pox")
    assert refused(scene, "0 hero") == ("PA-HOUSE-06",)
    assert "0 hero" not in scene.legal()
    both = of("jim-darkmagic", "place: hand 0 = quarter*3 cardboard-tube merch pax-pox", "0 play quarter")
    assert refused(both, "0 hero") == ("PA-HERO-07", "PA-HOUSE-06")


def test_with_more_than_five_names_it_is_no_matter_which_five_are_shown():
    seven = "werewolf winter-king quarter cardboard-tube merch tiny-bat canid"
    scene = of("jim-darkmagic", f"place: hand 0 = {seven}", "0 hero", "> tokens = 2", "> power = 2")
    assert len(events(scene, "shows cards")[0].data[0]) == 5
    assert refused(of("jim-darkmagic", f"place: hand 0 = {seven}"), "0 hero werewolf") == ("PA-HERO-07",)


@pytest.mark.parametrize("hero", [hero for hero in TEN if hero != "jim-darkmagic"])
def test_no_other_hero_has_a_power_to_use(hero):
    scene = of(hero, f"place: hand 0 = {FIVE}")
    assert refused(scene, "0 hero") == ("PA-HERO-07",)


# ---------------------------------------------------------------- Kreazie

SEVEN = "place: deck 0 = quarter*8\nplace: hand 0 = -\nset: tokens = 20\nset: power = 20\n"


def kreazie(*bought):
    """How many cards Kreazie's player draws after buying, and whether because of her; another hero draws six."""
    lines = [*(f"0 buy {what}" for what in bought), "0 end"]
    assert each(of("annarchy", SEVEN, *lines), "hand")[0] == 6
    scene = of("kreazie", SEVEN, *lines)
    return each(scene, "hand")[0], "PA-HOUSE-05" in clauses(scene, "draws a hand")


@pytest.mark.clause("PA-HOUSE-05")
@pytest.mark.parametrize(
    "bought",
    [
        ("merch", "fleshreaper"),
        ("fleshreaper", "merch", "merch", "tiny-bat"),
        ("green-loot", "tiny-bat"),
        ("merch", "red-loot"),
    ],
)
def test_kreazie_draws_seven_if_a_green_and_a_red_card_were_bought(bought):
    assert kreazie(*bought) == (7, True)


@pytest.mark.parametrize("bought", [(), ("merch", "merch"), ("fleshreaper", "red-loot"), ("green-loot", "baby-ninja")])
def test_kreazie_draws_six_if_what_was_bought_has_one_colour(bought):
    assert kreazie(*bought) == (6, False)


def test_what_kreazie_gains_is_not_bought_and_an_earlier_turn_does_not_count():
    gained = of("kreazie", f"{SEVEN}place: hand 0 = valor\nroll: 9", "0 buy merch", "0 play valor", "0 gain tiny-bat", "0 end")
    assert each(gained, "hand")[0] == 6
    later = of(
        "kreazie", f"{SEVEN}place: hand 1 = -\nplace: deck 0 = quarter*20", "0 buy merch", "0 buy tiny-bat", "0 end", "1 end"
    )
    assert each(later, "hand")[0] == 7
    later.session.push("0 end")
    assert each(later, "hand")[0] == 6
