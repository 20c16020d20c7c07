"""A turn and what comes after it: PA-TURN, PA-ORDER, PA-HOUSE-14, PA-HOUSE-15."""

from collections import Counter
from itertools import permutations

import pytest

from pugsbox.core.session import Session
from pugsbox.gamers_vs_evil import GAMERS_VS_EVIL
from tests.gamers_vs_evil.arranged import PLAIN_HEROES, clauses, each, events, gained, kinds, pools, refused, table
from tests.gamers_vs_evil.games import zone

# ---------------------------------------------------------------- whose turn it is


@pytest.mark.clause("PA-TURN-02")
def test_turns_go_round_clockwise():
    session = Session(GAMERS_VS_EVIL, seats=3, first_player=2)
    turns = [session.turn]
    for _ in range(3):
        session.push(f"{session.turn[0]} end")
        turns.append(session.turn)
    assert turns == [(2,), (0,), (1,), (2,)]


@pytest.mark.clause("PA-TURN-15")
def test_only_the_player_on_turn_plays_buys_and_ends_it():
    scene = table(
        """place: hand 0 = griefing
        place: hand 1 = quarter*3 baby-ninja
        set: tokens = 9""",
        "! 1 play quarter",
        "> refused PA-TURN-15",
        "! 1 buy merch",
        "> refused PA-TURN-15",
        "! 1 end",
        "> refused PA-TURN-15",
        "! 1 play-all",
        "> refused PA-TURN-15",
        "0 play griefing",
        "> waiting 1",
        "! 1 play quarter",
        "> refused PA-TURN-15",
        "! 0 buy merch",
        "> refused PA-TURN-15",
        "! 0 end",
        "> refused PA-TURN-15",
        "1 block baby-ninja",
        "> waiting 0",
        "0 buy merch",
    )
    assert {action.seat for action in scene.session.legal()} == {0}


def test_a_third_player_is_asked_nothing_while_another_one_answers():
    scene = table("place: hand 0 = griefing\nplace: hand 2 = baby-ninja quarter", "0 play griefing", "> waiting 1", seats=3)
    assert refused(scene, "2 play quarter") == ("PA-TURN-15",)
    assert refused(scene, "2 block baby-ninja") == ("PA-PVP-01",)


# ---------------------------------------------------------------- play


@pytest.mark.clause("PA-TURN-03")
def test_cards_are_played_in_any_order():
    for order in permutations(["quarter", "cardboard-tube", "merch"]):
        scene = table("place: hand 0 = quarter cardboard-tube merch", *(f"0 play {card}" for card in order))
        assert pools(scene) == (3, 1)
        assert scene.cards("played 0") == list(order)
        assert scene.cards("hand 0") == []


@pytest.mark.clause("PA-TURN-03")
def test_only_cards_of_the_hand_are_played_one_at_a_time():
    scene = table("place: hand 0 = quarter*2\nplace: discard 0 = merch\nplace: deck 0 = canid")
    for line in ("0 play merch", "0 play canid", "0 play", "0 play quarter quarter", "0 play-all quarter"):
        assert refused(scene, line) == ("PA-TURN-03",), line
    scene.session.push("0 play quarter")
    assert refused(scene, "0 play-all") == ("PA-TURN-03",)  # one card is no group


@pytest.mark.clause("PA-TURN-04")
def test_what_a_card_does_happens_at_once():
    scene = table(
        "place: hand 0 = robot-cowboy-angel\nplace: deck 0 = merch quarter",
        "0 play robot-cowboy-angel",
        "> clause PA-TURN-04",
        "> hand 0 = merch",
        "0 play merch",
        "> tokens = 2",
        "> hand 0 = -",
        "> deck 0 = quarter",
    )
    assert kinds(scene, 0) == ["plays", "draws"]


@pytest.mark.clause("PA-TURN-05")
def test_a_quarter_gives_a_token():
    scene = table("place: hand 0 = quarter*3", *["0 play quarter"] * 3, "> tokens = 3", "> power = 0")
    assert clauses(scene, "gets tokens") == ("PA-TURN-05",)
    assert [event.data for event in events(scene, "gets tokens")] == [(1, 1), (1, 2), (1, 3)]


@pytest.mark.clause("PA-TURN-06")
def test_a_cardboard_tube_gives_a_power():
    scene = table("place: hand 0 = cardboard-tube*3", *["0 play cardboard-tube"] * 3, "> power = 3", "> tokens = 0")
    assert clauses(scene, "gets power") == ("PA-TURN-06",)


def test_all_plain_cards_can_be_played_together_as_if_one_by_one():
    hand = "quarter*2 merch cardboard-tube canid scrotuum robot-cowboy-angel"
    header = f"place: hand 0 = {hand}\nplace: deck 0 = merch"
    together = table(header, "0 play-all", "> tokens = 6", "> power = 1", "> hand 0 = scrotuum robot-cowboy-angel")
    ((order, *_),) = (event.data for event in events(together, "plays"))
    assert Counter(order) == {"quarter": 2, "merch": 1, "cardboard-tube": 1, "canid": 1}
    assert [event.data for event in events(together, "gets both")] == [(6, 1, 6, 1)]
    one_by_one = table(header, *(f"0 play {card}" for card in order))
    assert together.session.state == one_by_one.session.state


@pytest.mark.clause("PA-TURN-07")
def test_playing_and_buying_are_no_phases():
    scene = table(
        "place: hand 0 = quarter*3 cardboard-tube*3",
        *["0 play quarter"] * 3,
        "0 buy merch",
        *["0 play cardboard-tube"] * 3,
        "> clause PA-TURN-07",
        "0 buy canid",
        "> power = 0",
    )
    assert [("PA-TURN-07" in event.clauses) for event in events(scene, "plays")] == [False] * 3 + [True] * 3


@pytest.mark.clause("PA-TURN-08")
def test_nothing_has_to_be_played_or_bought():
    scene = table(
        "place: hand 0 = quarter*3 cardboard-tube*3\nplace: deck 0 = merch*6 canid\nplace: discard 0 = -",
        "0 end",
        "> clause PA-TURN-08",
        "> hand 0 = merch*6",
        "> deck 0 = canid",
        "> tokens = 0",
    )
    assert Counter(scene.cards("discard 0")) == {"quarter": 3, "cardboard-tube": 3}
    assert refused(scene, "1 end now") == ("PA-TURN-08",)


# ---------------------------------------------------------------- the pools


@pytest.mark.clause("PA-TURN-11")
@pytest.mark.parametrize(("hero", "power"), [("annarchy", 0), ("tycho", 1)])
def test_what_is_left_of_the_pools_is_lost(hero, power):
    scene = table(
        "set: tokens = 2\nset: power = 1", "0 end", "> clause PA-TURN-11", "> tokens = 0", "> power = 0", "1 end",
        heroes=[hero, "catsby"],
    )  # fmt: skip
    assert pools(scene) == (0, power)
    (lost,) = events(scene, "loses the rest")
    assert lost.data == (2, 1)


@pytest.mark.parametrize("rest", [(2, 0), (0, 1), (0, 0)])
def test_that_something_is_lost_is_told_if_there_is_something(rest):
    scene = table(f"set: tokens = {rest[0]}\nset: power = {rest[1]}", "0 end", "> tokens = 0", "> power = 0")
    assert [event.data for event in events(scene, "loses the rest")] == ([rest] if any(rest) else [])


@pytest.mark.clause("PA-TURN-12")
def test_tokens_do_not_stand_for_power_nor_power_for_tokens():
    table("set: tokens = 2\nset: power = 2", "! 0 buy merch", "> refused PA-TURN-12")
    table("set: tokens = 2\nset: power = 2", "! 0 buy canid", "> refused PA-TURN-12")
    few = table("set: tokens = 1\nset: power = 1")
    assert refused(few, "0 buy merch") == ("PA-TYPE-02",)  # both together would not do either
    scene = table("place: hand 0 = quarter*2 cardboard-tube*2 canid", "0 play-all", "> tokens = 4", "> power = 2")
    assert "0 buy tiny-bat" in scene.legal()


# ---------------------------------------------------------------- clean-up


@pytest.mark.clause("PA-TURN-09")
def test_all_that_was_played_bought_gained_or_held_is_discarded():
    scene = table(
        """place: hand 0 = volcano-lair quarter*2 cardboard-tube merch canid
        place: deck 0 = winter-king*6
        place: discard 0 = werewolf*2""",
        "0 play volcano-lair",
        "0 play quarter",
        "0 play quarter",
        "0 play cardboard-tube",
        "> power = 2",
        "0 buy tiny-bat",
        "> discard 0 = werewolf*2 tiny-bat*2",
        "0 end",
        "> clause PA-TURN-09",
        "> played 0 = -",
        "> hand 0 = winter-king*6",
    )
    assert [len(events(scene, kind)) for kind in ("plays", "buys", "gains")] == [4, 1, 1]
    assert scene.cards("discard 0")[:2] == ["werewolf"] * 2
    cards = Counter(scene.cards("discard 0")[2:])
    assert cards == Counter(["volcano-lair", "quarter", "quarter", "cardboard-tube", "merch", "canid", "tiny-bat", "tiny-bat"])
    assert cards.total() == 8


def test_a_loot_that_stays_is_not_discarded():
    scene = table(
        "place: hand 0 = golden-appendage\nplace: discard 0 = -\nplace: deck 0 = quarter*9", "0 play golden-appendage"
    )
    scene.session.push("0 end")
    assert (scene.cards("front 0"), scene.cards("discard 0"), scene.cards("hand 0")) == (
        ["golden-appendage"],
        [],
        ["quarter"] * 7,
    )


@pytest.mark.clause("PA-TURN-10")
def test_a_new_hand_is_six_cards_with_a_shuffle_in_between():
    scene = table(
        "place: hand 0 = quarter*4\nplace: discard 0 = cardboard-tube*6\nplace: deck 0 = merch*2",
        "0 end",
        "> clause PA-TURN-10",
    )
    assert (each(scene, "hand")[0], each(scene, "deck")[0], each(scene, "discard")[0]) == (6, 6, 0)
    assert scene.cards("hand 0")[:2] == ["merch"] * 2
    assert kinds(scene)[:4] == ["cleans up", "draws a hand", "reshuffles", "draws a hand"]
    assert [event.data[0] for event in events(scene, "reshuffles")] == [10]
    assert [len(event.data[0]) for event in events(scene, "draws a hand")] == [2, 4]


@pytest.mark.clause("PA-TURN-13")
def test_cards_drawn_in_the_turn_of_another_stay_in_the_hand():
    scene = table(
        """place: hand 0 = compassion
        place: hand 1 = quarter*6
        place: deck 1 = quarter*7
        place: discard 1 = -
        roll: 1""",
        "0 play compassion",
        "> clause PA-TURN-13",
        "0 end",
        "> turn = 1",
        "> hand 1 = quarter*7",
        *["1 play quarter"] * 7,
        "> tokens = 7",
        "1 end",
        "> hand 1 = quarter*6",
        "> deck 1 = -",
    )
    assert each(scene, "discard")[1] == 7
    assert "PA-TURN-13" not in clauses(scene, "draws a hand")


@pytest.mark.clause("PA-TURN-13")
def test_kreazie_draws_seven():
    scene = table(
        "set: tokens = 3\nset: power = 4\nplace: deck 0 = quarter*8",
        "0 buy merch",
        "0 buy fleshreaper",
        "0 end",
        "> clause PA-TURN-13",
        "> hand 0 = quarter*7",
        heroes=["kreazie", "catsby"],
    )
    assert scene.cards("deck 0") == ["quarter"]


# ---------------------------------------------------------------- the example of the rulebook


@pytest.mark.catalogue("PA-TURN-14")
def test_the_sample_turn():
    hands = ("quarter", "quarter", "quarter", "cardboard-tube", "cardboard-tube", "cardboard-tube")
    for seed in range(200):
        session = Session(GAMERS_VS_EVIL, seats=3, seed=seed, first_player=0)
        if zone(session.state, "hero 0") == ("tycho",) and Counter(zone(session.state, "hand 0")) == Counter(hands):
            break
    deck = zone(session.state, "deck 0")
    assert Counter(deck) == {"quarter": 2, "cardboard-tube": 4}
    before = (zone(session.state, "tokens"), zone(session.state, "power"))
    assert before == (0, 1)
    for _ in range(3):
        session.push("0 play quarter")
    assert zone(session.state, "tokens") == 3
    session.push("0 buy merch")
    assert (zone(session.state, "tokens"), zone(session.state, "discard 0")) == (0, ("merch",))
    for _ in range(3):
        session.push("0 play cardboard-tube")
    assert zone(session.state, "power") == 4
    session.push("0 buy fleshreaper")
    assert (zone(session.state, "power"), zone(session.state, "discard 0")) == (0, ("merch", "fleshreaper"))
    session.push("0 end")
    assert Counter(zone(session.state, "discard 0")) == Counter([*hands, "merch", "fleshreaper"])
    assert zone(session.state, "hand 0") == deck
    assert zone(session.state, "deck 0") == zone(session.state, "played 0") == ()
    assert not any(event.kind == "reshuffles" for event in session.events)
    assert session.turn == (1,)


# ---------------------------------------------------------------- in which order


@pytest.mark.clause("PA-ORDER-01")
def test_what_happens_to_several_players_happens_clockwise_from_who_did_it():
    scene = table(
        "set: turn = 1\nplace: pax-pox = pax-pox*2\nplace: hand 1 = chaos-world-smasher\nset: power = 0"
        + "".join(f"\nplace: discard {seat} = -" for seat in range(4)),
        "1 play chaos-world-smasher",
        "2 take",
        "3 take",
        "0 take",
        "> clause PA-ORDER-01",
        "> pax-pox = -",
        seats=4,
    )
    assert gained(scene) == [0, 0, 1, 1]
    assert [event.seat for event in events(scene, "gains pox")] == [2, 3]
    assert [event.seat for event in events(scene, "finds no pox")] == [0]


@pytest.mark.clause("PA-ORDER-02")
def test_where_all_are_affected_it_begins_with_who_did_it():
    scene = table(
        """set: turn = 1
        place: hand 1 = shotgun pax-pox
        place: hand 2 = quarter
        place: hand 3 = pax-pox
        place: hand 0 = pax-pox
        roll: 20""",
        "1 play shotgun",
        "> clause PA-ORDER-02",
        seats=4,
    )
    assert [event.seat for event in events(scene, "shows a hand")] == [1, 2, 3, 0]
    assert scene.legal()[:3] == ["1 delete pax-pox 1", "1 delete pax-pox 3", "1 delete pax-pox 0"]


@pytest.mark.clause("PA-ORDER-01")
def test_a_fumble_lets_the_others_draw_clockwise():
    scene = table("set: turn = 2\nplace: hand 2 = honor\nplace: hand 3 = griefing\nroll: 1", "2 play honor", seats=4)
    assert [event.seat for event in events(scene, "draws")] == [3, 0, 1]
    scene.session.push("2 end")
    scene.session.push("3 play griefing")
    for seat in (0, 1, 2):
        assert scene.session.turn == (seat,)
        scene.session.push(f"{seat} take")
    assert [event.seat for event in events(scene, "gains pox")] == [0, 0, 1, 1, 2, 2]


# ---------------------------------------------------------------- more turns and more cards

WINTER = "place: deck 0 = quarter*20\nplace: deck 1 = merch*6\nplace: hand 1 = cardboard-tube*6\n"


@pytest.mark.clause("PA-HOUSE-14", "PA-TURN-02")
def test_a_critical_winter_gives_another_turn_right_after_this_one():
    scene = table(
        f"{WINTER}place: hand 0 = nuclear-winter quarter\nset: tokens = 2\nroll: 19",
        "0 play nuclear-winter",
        "> clause PA-HOUSE-14",
        "> hand 0 = quarter",
        "0 end",
        "> turn = 0",
        "> hand 0 = quarter*6",
        "> tokens = 0",
        "> played 0 = -",
        "0 end",
        "> turn = 1",
        "1 end",
        "> turn = 0",
        "0 end",
        "> turn = 1",
    )
    assert [event.seat for event in events(scene, "goes on")] == [0]
    assert scene.session.state.stack[0][1] == 1


@pytest.mark.clause("PA-HOUSE-14")
def test_two_of_them_give_two_turns():
    scene = table(
        f"{WINTER}place: hand 0 = nuclear-winter twisp\nroll: 18 20",
        "0 play nuclear-winter",
        "0 play twisp",
        "0 copy nuclear-winter",
        *["0 end", "> turn = 0"] * 2,
        "0 end",
        "> turn = 1",
    )
    assert len(events(scene, "goes on")) == 2


@pytest.mark.clause("PA-HOUSE-14")
def test_a_winter_in_an_extra_turn_gives_one_more():
    scene = table(
        "place: hand 0 = nuclear-winter\nplace: deck 0 = quarter*5\nplace: discard 0 = -\nroll: 18 18",
        *["0 play nuclear-winter", "0 end", "> turn = 0"] * 2,
        "0 end",
        "> turn = 1",
    )
    assert len(events(scene, "goes on")) == 2


def test_what_a_turn_remembers_is_new_in_an_extra_turn():
    scene = table(
        """place: hand 0 = scrotuum nuclear-winter
        place: deck 0 = quarter tiny-bat pax-pox merch cardboard-tube scrotuum
        place: discard 0 = -
        roll: 18""",
        "0 play scrotuum",
        "> power = 1",
        "0 play nuclear-winter",
        "0 end",
        "> turn = 0",
        "0 hero",
        "> tokens = 2",
        "> power = 2",
        "0 play scrotuum",
        "> power = 3",
        "0 end",
        "> turn = 1",
        heroes=["jim-darkmagic", "catsby"],
    )
    assert len(events(scene, "goes on")) == 1


def test_an_extra_turn_begins_with_what_the_hero_gives():
    scene = table(
        f"{WINTER}place: hand 0 = nuclear-winter\nroll: 20", "0 play nuclear-winter", "0 end", heroes=["tycho", "catsby"]
    )
    assert scene.session.turn == (0,)
    assert pools(scene) == (0, 1)


def test_a_winter_that_is_not_critical_gives_no_turn():
    scene = table(f"{WINTER}place: hand 0 = nuclear-winter\nroll: 17", "0 play nuclear-winter", "> hand 0 = quarter*2", "0 end")
    assert scene.session.turn == (1,)
    assert events(scene, "goes on") == []


@pytest.mark.clause("PA-HOUSE-15")
@pytest.mark.parametrize(("roll", "now", "more"), [(2, 2, 2), (17, 2, 2), (18, 4, 4), (20, 4, 4)])
def test_humility_draws_cards_now_and_more_with_the_new_hand(roll, now, more):
    scene = table(f"place: hand 0 = humility\nplace: deck 0 = quarter*25\nroll: {roll}", "0 play humility")
    assert scene.cards("hand 0") == ["quarter"] * now
    assert clauses(scene, "will draw more") == ("PA-HOUSE-15",)
    scene.session.push("0 end")
    assert scene.cards("hand 0") == ["quarter"] * (6 + more)
    assert "PA-HOUSE-15" in clauses(scene, "draws a hand")
    (drawn,) = events(scene, "draws a hand")
    assert len(drawn.data[0]) == 6 + more
    scene.session.push("1 end")
    scene.session.push("0 end")
    assert scene.cards("hand 0") == ["quarter"] * 6  # and in that turn only


@pytest.mark.clause("PA-HOUSE-15")
def test_all_that_adds_cards_to_a_new_hand_adds_up():
    scene = table(
        """place: hand 0 = humility golden-appendage
        place: deck 0 = quarter*25
        set: tokens = 3
        set: power = 2
        roll: 5""",
        "0 play humility",
        "0 play golden-appendage",
        "0 buy merch",
        "0 buy tiny-bat",
        "0 end",
        heroes=["kreazie", *PLAIN_HEROES[1:]],
    )
    assert each(scene, "hand")[0] == 6 + 2 + 1 + 1
    assert set(clauses(scene, "draws a hand")) >= {"PA-TURN-10", "PA-TURN-13", "PA-HOUSE-05", "PA-HOUSE-07", "PA-HOUSE-15"}
