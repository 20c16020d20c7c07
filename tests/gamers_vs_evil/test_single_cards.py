"""What every card of a stack, and every card that decks begin with, does when it is played; those with an entry: PA-CARD."""

from itertools import product

import pytest

from pugsbox.cardtable.state import Table
from pugsbox.gamers_vs_evil import GAMERS_VS_EVIL
from pugsbox.gamers_vs_evil.money import spend, wallet
from pugsbox.gamers_vs_evil.zones import DISGUISED, POWER
from tests.gamers_vs_evil.told import advanced, clauses, each, events, kinds, pools, question, refused, turn, value

PLAYED = {
    "quarter": [(), (1, 0), 0],
    "cardboard-tube": [(), (0, 1), 0],
    "batleth": [(), (0, 2), 1],
    "license-to-kill": [("0 delete pax-pox",), (0, 0), 1],
    "twisp": [(), (0, 0), 0],
    "baby-ninja": [(), (0, 1), 0],
    "magical-unicorn": [("0 pass",), (1, 0), 0],
    "merch": [(), (2, 0), 0],
    "sinestine": [(), (0, 2), 0],
    "bat-milk": [("0 top giant-snake",), (0, 0), 1],
    "robot-cowboy-angel": [(), (0, 0), 1],
    "faerie-candymancer": [("0 delete pax-pox",), (2, 0), 1],
    "touchwieners": [("1 pass",), (2, 0), 0],
    "psychic-cat": [("0 pass",), (1, 1), 0],
    "sorcelator": [(), (1, 1), 1],
    "natural-twenty": [(), (0, 0), 0],
    "worlds-biggest-grape": [(), (3, 0), 0],
    "pickle-engine": [(), (5, 0), 0],
    "werewolf": [(), (3, 3), 0],
    "tiny-bat": [(), (1, 1), 0],
    "giant-cupcake": [("0 pass",), (0, 0), 0],
    "canid": [(), (2, 0), 0],
    "broodax-in-disguise": [(), (0, 1), 0],
    "scrotuum": [(), (0, 1), 0],
    "fleshreaper": [(), (0, 2), 0],
    "giant-snake": [("1 take", "1 gain pax-pox"), (0, 1), 0],
    "deep-crow": [(), (0, 0), 0],
    "div": [("0 delete pax-pox",), (0, 2), 0],
    "chaos-world-smasher": [("1 take",), (0, 2), 0],
    "witchalok": [(), (1, 2), 0],
    "evil-gumbo": [("1 take",), (0, 2), 0],
    "winter-king": [(), (0, 3), 0],
    "laser-squid": [("1 take", "1 discard quarter"), (0, 3), 0],
    "pax-pox": [(), (0, 0), 0],
}
"""Each card: what is answered, the Tokens and the Power that it gives, the cards that come to the hand."""


def test_these_are_all_cards_but_the_loots():
    kinds_ = ("starter", "gamer", "evil", "pox")
    assert set(PLAYED) == {key for key, card in GAMERS_VS_EVIL.cards.items() if card.kind in kinds_}
    assert len(PLAYED) == 28 + 3 + 3


@pytest.mark.parametrize("card", PLAYED)
def test_a_card_gives_what_it_gives(card):
    answers, gives, drawn = PLAYED[card]
    scene = turn(
        f"{card} pax-pox",
        f"0 play {card}",
        *answers,
        header="""
            place: deck 0 = merch giant-snake merch
            place: discard 0 = -
            place: hand 1 = quarter*2
            place: deck 1 = cardboard-tube*2
            place: discard 1 = -
        """,
    )
    assert pools(scene) == gives
    deleted = scene.cards("deleted")
    assert sorted(scene.cards("hand 0")) == sorted(["pax-pox"] * (1 - len(deleted)) + ["merch"] * drawn)
    assert scene.cards("played 0") == [card]
    assert question(scene) == "Turn"
    assert scene.session.turn == (0,)
    assert pools(scene) == tuple(map(sum, zip(*(map(int, word.split("-")) for word in value(scene, "worth")), strict=True)))


@pytest.mark.parametrize("card", [card for card, (answers, _, drawn) in PLAYED.items() if not answers and not drawn])
def test_a_plain_card_concerns_nobody_else(card):
    scene = turn(f"{card}*1 quarter", f"0 play {card}", header="place: hand 1 = merch")
    assert {event.seat for move in scene.session.moves for event in move.events} == {0}
    assert scene.cards("hand 1") == ["merch"]


# ---------------------------------------------------------------- Deep Crow


@pytest.mark.clause("PA-CARD-02")
def test_who_buys_a_crow_gains_a_pax_pox():
    turn(
        "quarter",
        "0 buy deep-crow",
        "> clause PA-CARD-02",
        "> power = 0",
        "> discard 0 = deep-crow pax-pox",
        "> pax-pox = pax-pox*4",
        header=f"{advanced()}\nset: power = 4\nplace: pax-pox = pax-pox*5\nplace: discard 0 = -",
    )


@pytest.mark.clause("PA-CARD-01")
def test_a_crow_may_be_bought_when_there_is_no_pax_pox():
    turn(
        "quarter",
        "0 buy deep-crow",
        "> clause PA-CARD-01",
        "> discard 0 = deep-crow",
        "> power = 0",
        "> pax-pox = -",
        header=f"{advanced()}\nset: power = 4\nplace: pax-pox = -\nplace: discard 0 = -",
    )


@pytest.mark.clause("PA-CARD-02")
@pytest.mark.parametrize(("left", "pox"), [(5, 1), (1, 1), (0, 0)])
@pytest.mark.parametrize("card", ["giant-cupcake", "valor"])
def test_who_gains_a_crow_gains_a_pax_pox_too(card, left, pox):
    there = f"pax-pox*{left}" if left else "-"
    scene = turn(
        card,
        f"0 play {card}",
        "0 gain deep-crow",
        "> clause PA-CARD-02",
        header=f"{advanced()}\nroll: 9\nplace: pax-pox = {there}\nplace: discard 0 = -",
    )
    assert sorted(scene.cards("discard 0") + scene.cards("hand 0")) == ["deep-crow", *["pax-pox"] * pox]
    assert len(scene.cards("pax-pox")) == left - pox
    assert bool(events(scene, "finds no pox")) == (not left)
    assert not any("PA-CARD-01" in event.clauses for event in scene.session.events)


@pytest.mark.clause("PA-CARD-03")
def test_a_crow_that_is_played_does_nothing_and_is_worth_its_points():
    scene = turn(
        "deep-crow quarter",
        "0 play deep-crow",
        "> clause PA-CARD-03",
        "> tokens = 2",
        "> power = 2",
        "> hand 0 = quarter",
        "> pax-pox = pax-pox*20",
        header="set: tokens = 2\nset: power = 2",
    )
    assert kinds(scene) == ["plays", "does nothing"]
    assert GAMERS_VS_EVIL.face(scene.session.state, "deep-crow").points == "4 VP"


# ---------------------------------------------------------------- Div


@pytest.mark.clause("PA-CARD-04")
def test_div_deletes_gamer_cards_and_pax_pox_only():
    scene = turn(
        "div merch quarter pax-pox fleshreaper cardboard-tube",
        "0 play div",
        "! 0 delete fleshreaper",
        "> refused PA-CARD-04",
        "! 0 delete cardboard-tube",
        "> refused PA-CARD-04",
        "! 0 delete div",
        "> refused PA-DEL-04",
    )
    assert scene.legal() == ["0 delete merch", "0 delete quarter", "0 delete pax-pox", "0 pass"]


def test_the_colour_decides_for_the_cards_of_heroes_too():
    scene = turn("div batleth license-to-kill twisp baby-ninja", "0 play div")
    assert scene.legal() == ["0 delete license-to-kill", "0 delete twisp", "0 delete baby-ninja", "0 pass"]


@pytest.mark.clause("PA-CARD-04")
@pytest.mark.parametrize(("switch", "legal"), [("true", ["0 delete honor", "0 pass"]), ("false", ["0 pass"])])
def test_a_group_says_whether_a_green_loot_is_a_gamer_card(switch, legal):
    scene = turn("div honor henchmen", "0 play div", header=f"option: loots_count_as_gamer = {switch}")
    assert scene.legal() == legal
    assert refused(scene, "0 delete henchmen") == ("PA-CARD-04",)


@pytest.mark.clause("PA-CARD-05")
@pytest.mark.parametrize(
    ("hand", "answer", "power"),
    [
        ("fleshreaper", "pass", 1),
        ("-", "pass", 1),
        ("merch", "delete merch", 2),
        ("merch", "pass", 1),
        ("pax-pox", "delete pax-pox", 2),
    ],
)
def test_div_gives_two_power_for_a_deleted_card_or_else_one(hand, answer, power):
    hand = "" if hand == "-" else hand
    scene = turn(f"div {hand}", "0 play div", f"0 {answer}", "> clause PA-CARD-05")
    assert pools(scene) == (0, power)


# ---------------------------------------------------------------- Faerie Candymancer


@pytest.mark.clause("PA-CARD-06")
def test_faerie_candymancer_gives_two_tokens_whether_or_not_a_card_is_deleted():
    scene = turn("faerie-candymancer fleshreaper", "0 play faerie-candymancer", "> clause PA-CARD-06", "> tokens = 2", "0 pass")
    assert pools(scene) == (2, 0)
    assert scene.cards("hand 0") == ["fleshreaper"]


@pytest.mark.clause("PA-CARD-07")
@pytest.mark.parametrize("card", ["fleshreaper", "quarter", "honor", "henchmen", "pax-pox"])
def test_faerie_candymancer_deletes_any_card_of_the_hand(card):
    scene = turn(
        f"canid faerie-candymancer {card}",
        "0 play canid",
        "0 play faerie-candymancer",
        "! 0 delete canid",
        "> refused PA-DEL-04",
        f"0 delete {card}",
        "> clause PA-CARD-07",
        f"> deleted = {card}",
    )
    assert pools(scene) == (4, 0)


@pytest.mark.clause("PA-CARD-08")
@pytest.mark.parametrize(("card", "drawn"), [("pax-pox", 1), ("quarter", 0), ("fleshreaper", 0)])
def test_faerie_candymancer_draws_for_a_pax_pox_only(card, drawn):
    scene = turn(
        f"faerie-candymancer {card}",
        "0 play faerie-candymancer",
        f"0 delete {card}",
        "> clause PA-CARD-08",
        header="place: deck 0 = merch*2",
    )
    assert scene.cards("hand 0") == ["merch"] * drawn
    assert [event.clauses for event in events(scene, "draws")] == [("PA-CARD-08",)] * drawn


# ---------------------------------------------------------------- Giant Snake

BITTEN = """
    place: hand 1 = quarter*6
    place: hand 2 = quarter*6
    place: hand 3 = baby-ninja quarter*5
    place: deck 3 = merch*2
    place: discard 1 = -
    place: discard 2 = -
    place: discard 3 = -
"""


@pytest.mark.clause("PA-CARD-09")
def test_giant_snake_lets_each_opponent_choose():
    scene = turn(
        "giant-snake",
        "0 play giant-snake",
        "1 take",
        "2 take",
        "3 block baby-ninja",
        "> clause PA-CARD-09",
        "1 discard quarter",
        "> hand 1 = quarter*5",
        "> discard 1 = quarter",
        "2 gain pax-pox",
        "> hand 2 = quarter*6",
        "> discard 2 = pax-pox",
        "> discard 3 = baby-ninja",
        "> hand 3 = merch quarter*5",
        "> pax-pox = pax-pox*4",
        "> power = 1",
        "> waiting 0",
        header=f"{BITTEN}\nplace: pax-pox = pax-pox*5",
        seats=4,
    )
    assert [event.seat for event in events(scene, "gains pox")] == [2]


@pytest.mark.clause("PA-CARD-10")
def test_without_pax_pox_each_opponent_has_to_discard():
    turn(
        "giant-snake",
        "0 play giant-snake",
        "1 take",
        "2 take",
        "! 1 gain pax-pox",
        "> refused PA-CARD-10",
        "! 1 pass",
        "> refused PA-TURN-04",
        "1 discard quarter",
        "> clause PA-CARD-10",
        "2 discard quarter",
        "> clause PA-CARD-10",
        header="place: hand 1 = quarter*6\nplace: hand 2 = quarter*6\nplace: pax-pox = -",
        seats=3,
    )


@pytest.mark.clause("PA-CARD-10")
def test_the_last_pax_pox_goes_to_the_first_who_wants_it():
    turn(
        "giant-snake",
        "0 play giant-snake",
        "1 take",
        "2 take",
        "3 take",
        "1 gain pax-pox",
        "! 2 gain pax-pox",
        "> refused PA-CARD-10",
        "2 discard quarter",
        "3 discard quarter",
        "> discard 1 = pax-pox",
        "> discard 2 = quarter",
        "> discard 3 = quarter",
        header=f"{BITTEN}\nplace: pax-pox = pax-pox",
        seats=4,
    )


@pytest.mark.clause("PA-CARD-10")
def test_with_an_empty_hand_and_no_pax_pox_nothing_happens():
    scene = turn(
        "giant-snake",
        "0 play giant-snake",
        "1 take",
        "> clause PA-CARD-10",
        "> waiting 0",
        header="place: hand 1 = -\nplace: pax-pox = -",
    )
    assert kinds(scene)[-1] == "has nothing to discard"


def test_with_an_empty_hand_the_pax_pox_is_all_there_is():
    scene = turn("giant-snake", "0 play giant-snake", "1 take", header="place: hand 1 = -")
    assert scene.legal() == ["1 gain pax-pox"]
    assert refused(scene, "1 discard quarter") == ("PA-HOUSE-23",)
    assert refused(scene, "1 gain canid") == ("PA-CARD-09",)


# ---------------------------------------------------------------- Magical Unicorn


@pytest.mark.clause("PA-CARD-11")
def test_the_unicorn_throws_the_hand_away_and_draws_six():
    scene = turn(
        "magical-unicorn quarter*5",
        "0 play magical-unicorn",
        "0 redraw",
        "> clause PA-CARD-11",
        "> discard 0 = quarter*5",
        "> hand 0 = merch*6",
        "> deck 0 = merch*2",
        "> played 0 = magical-unicorn",
        header="place: deck 0 = merch*8\nplace: discard 0 = -",
    )
    assert pools(scene) == (0, 0)


@pytest.mark.clause("PA-CARD-11")
def test_the_unicorn_gives_a_token_where_that_is_declined():
    scene = turn("magical-unicorn quarter*5", "0 play magical-unicorn", "0 pass", "> clause PA-CARD-11")
    assert pools(scene) == (1, 0)
    assert scene.cards("hand 0") == ["quarter"] * 5


@pytest.mark.clause("PA-CARD-11")
def test_a_unicorn_after_another_card_gives_a_token():
    scene = turn(
        "magical-unicorn*2 quarter*4",
        "0 play quarter",
        "0 play magical-unicorn",
        "> clause PA-CARD-11",
        "! 0 redraw",
        "> refused PA-CARD-11",
        "0 play magical-unicorn",
    )
    assert pools(scene) == (3, 0)
    assert scene.cards("hand 0") == ["quarter"] * 3


def test_what_is_bought_before_does_not_matter_to_the_unicorn():
    scene = turn("magical-unicorn", "0 buy merch", "0 play magical-unicorn", header="set: tokens = 3")
    assert scene.legal() == ["0 redraw", "0 pass"]


@pytest.mark.clause("PA-CARD-12")
def test_the_unicorn_is_not_reshuffled():
    scene = turn(
        "magical-unicorn quarter*5",
        "0 play magical-unicorn",
        "0 redraw",
        "> clause PA-CARD-12",
        "> discard 0 = -",
        "> played 0 = magical-unicorn",
        header="place: deck 0 = merch*2\nplace: discard 0 = canid*7",
    )
    assert each(scene, "hand")[0] == 6
    assert each(scene, "deck")[0] == 8
    assert scene.cards("hand 0").count("merch") == 2
    assert "magical-unicorn" not in scene.cards("hand 0") + scene.cards("deck 0")
    assert [event.data[0] for event in events(scene, "reshuffles")] == [12]
    scene.session.push("0 end")
    assert scene.cards("discard 0").count("magical-unicorn") == 1


def test_the_unicorn_draws_what_there_is():
    scene = turn("magical-unicorn", "0 play magical-unicorn", "0 redraw", header="place: deck 0 = merch\nplace: discard 0 = -")
    assert scene.cards("hand 0") == ["merch"]
    assert clauses(scene, "has no card") == ("PA-DECK-05", "PA-DECK-04")


def test_a_unicorn_that_lies_there_for_its_token_decides_nothing_about_a_reshuffle():
    scene = turn(
        "quarter magical-unicorn robot-cowboy-angel",
        "0 play quarter",
        "0 play magical-unicorn",
        "0 play robot-cowboy-angel",
        header="place: deck 0 = -\nplace: discard 0 = canid",
    )
    assert clauses(scene, "reshuffles") == ("PA-DECK-02",)


# ---------------------------------------------------------------- Pickle Recognition Engine


@pytest.mark.clause("PA-CARD-16")
def test_the_engine_shows_the_top_card_and_leaves_it_there():
    scene = turn(
        "pickle-engine sorcelator",
        "0 play pickle-engine",
        "> clause PA-CARD-16",
        "> deck 0 = canid merch*4",
        "0 play sorcelator",
        "> hand 0 = canid",
        header="place: deck 0 = canid merch*4",
    )
    (shown,) = events(scene, "reveals")
    assert (shown.data[0], shown.seen_by) == (("canid",), None)


@pytest.mark.clause("PA-CARD-17")
@pytest.mark.parametrize("top", ["fleshreaper", "pax-pox", "canid", "cardboard-tube", "batleth", "henchmen"])
def test_what_is_no_gamer_card_gives_a_token(top):
    scene = turn("pickle-engine", "0 play pickle-engine", "> clause PA-CARD-17", header=f"place: deck 0 = {top}")
    assert pools(scene) == (1, 0)


@pytest.mark.clause("PA-CARD-18")
@pytest.mark.parametrize("top", ["merch", "quarter", "twisp", "license-to-kill", "honor", "pickle-engine"])
def test_a_gamer_card_gives_five_tokens(top):
    scene = turn("pickle-engine", "0 play pickle-engine", "> clause PA-CARD-18", header=f"place: deck 0 = {top}")
    assert pools(scene) == (5, 0)


def test_a_green_loot_is_no_pickle_where_a_group_says_so():
    header = "option: loots_count_as_gamer = false\nplace: deck 0 = honor"
    assert pools(turn("pickle-engine", "0 play pickle-engine", header=header)) == (1, 0)


@pytest.mark.clause("PA-CARD-19")
def test_three_engines_look_at_the_same_card_and_all_pay():
    scene = turn("pickle-engine*3", *["0 play pickle-engine"] * 3, "> clause PA-CARD-19", header="place: deck 0 = merch canid")
    assert pools(scene) == (15, 0)
    assert scene.cards("deck 0") == ["merch", "canid"]
    assert ["PA-CARD-19" in event.clauses for event in events(scene, "reveals")] == [False, True, True]


@pytest.mark.clause("PA-CARD-16", "PA-DECK-03")
def test_the_engine_reshuffles_first():
    scene = turn(
        "pickle-engine*3",
        "0 play pickle-engine",
        "> clause PA-DECK-03",
        "> deck 0 = merch*4",
        "> discard 0 = -",
        "0 play pickle-engine",
        "0 play pickle-engine",
        header="place: deck 0 = -\nplace: discard 0 = merch*4",
    )
    assert pools(scene) == (15, 0)
    assert len(events(scene, "reshuffles")) == 1


def test_an_engine_without_any_card_gives_nothing():
    scene = turn("pickle-engine", "0 play pickle-engine", header="place: deck 0 = -\nplace: discard 0 = -")
    assert pools(scene) == (0, 0)
    assert kinds(scene) == ["plays", "has no card"]


# ---------------------------------------------------------------- Psychic Cat and friends


@pytest.mark.clause("PA-CARD-20", "PA-CARD-21")
def test_the_cat_discards_a_quarter_and_a_tube_that_give_nothing_themselves():
    turn(
        "psychic-cat quarter*2 cardboard-tube",
        "0 play psychic-cat",
        "> legal 0 pass",
        "0 discard quarter cardboard-tube",
        "> clause PA-CARD-20",
        "> clause PA-CARD-21",
        "> tokens = 3",
        "> power = 3",
        "> hand 0 = quarter",
        "> discard 0 = quarter cardboard-tube",
        header="place: discard 0 = -",
    )


@pytest.mark.clause("PA-CARD-20")
@pytest.mark.parametrize("hand", ["quarter*2", "cardboard-tube*2", "merch sinestine", "", "quarter cardboard-tube"])
def test_the_cat_gives_one_and_one_if_it_is_not_so(hand):
    scene = turn(f"psychic-cat {hand}", "0 play psychic-cat", "> clause PA-CARD-20")
    both = hand == "quarter cardboard-tube"
    assert scene.legal() == ["0 discard quarter cardboard-tube"] * both + ["0 pass"]
    if not both:
        assert refused(scene, "0 discard quarter cardboard-tube") == ("PA-CARD-20",)
    assert refused(scene, "0 discard cardboard-tube quarter") == ("PA-CARD-20",)
    scene.session.push("0 pass")
    assert pools(scene) == (1, 1)


def test_a_quarter_that_was_played_is_not_discarded():
    scene = turn("psychic-cat quarter cardboard-tube", "0 play quarter", "0 play psychic-cat")
    assert scene.legal() == ["0 pass"]


def test_the_three_names_are_one_card():
    names = [card.name for card in GAMERS_VS_EVIL.cards.values() if card.kind == "gamer" and "Hawkman" in card.name]
    assert names == ["Psychic Cat, Hawkman with a Laser Gun, and Stone Yeti"]
    assert sum(card.kind == "gamer" for card in GAMERS_VS_EVIL.cards.values()) == 14


# ---------------------------------------------------------------- Scrotuum


@pytest.mark.clause("PA-CARD-22")
@pytest.mark.parametrize(("copies", "power"), [(1, 1), (2, 5), (3, 9), (4, 13)])
def test_the_first_scrotuum_gives_one_and_each_further_one_four(copies, power):
    scene = turn(f"scrotuum*{copies} quarter", *["0 play scrotuum"] * copies, "> clause PA-CARD-22")
    assert pools(scene) == (0, power)


@pytest.mark.clause("PA-CARD-23")
def test_the_count_of_scrotuums_begins_anew_each_turn():
    scene = turn(
        "scrotuum",
        "0 play scrotuum",
        "0 end",
        "1 play scrotuum",
        "1 end",
        "0 play scrotuum",
        "> clause PA-CARD-23",
        header="place: deck 0 = scrotuum*6\nplace: discard 0 = -\nplace: hand 1 = scrotuum",
    )
    assert pools(scene) == (0, 1)


# ---------------------------------------------------------------- TouchWieners

TOUCHING = "\n".join(
    f"place: hand {seat} = touchwieners quarter*5\nplace: deck {seat} = canid*2\nplace: discard {seat} = -"
    for seat in (0, 2, 3)
)


@pytest.mark.clause("PA-CARD-24", "PA-CARD-26")
def test_for_each_copy_played_another_player_may_show_one_and_draws():
    scene = turn(
        "touchwieners*2",
        "0 play touchwieners",
        "> tokens = 2",
        "1 reveal",
        "> clause PA-CARD-24",
        "> clause PA-CARD-26",
        "> hand 1 = touchwieners*3 merch",
        "! 1 reveal",
        "> refused PA-CARD-24",
        "0 play touchwieners",
        "1 reveal",
        "> hand 1 = touchwieners*3 merch*2",
        "> tokens = 4",
        "> hand 0 = canid*2",
        header="place: hand 1 = touchwieners*3\nplace: deck 1 = merch*4\nplace: deck 0 = canid*4",
    )
    assert {event.seen_by for event in events(scene, "reveals")} == {None}


@pytest.mark.clause("PA-CARD-25")
def test_the_others_choose_clockwise_and_who_played_it_draws_last():
    scene = turn(
        "touchwieners",
        "1 play touchwieners",
        "> waiting 2",
        "2 reveal",
        "> waiting 3",
        "3 pass",
        "> waiting 0",
        "0 reveal",
        "> clause PA-CARD-25",
        "> waiting 1",
        "> hand 1 = canid",
        header=f"{TOUCHING}\nplace: deck 1 = canid*3",
        seats=4,
        first=1,
    )
    assert [event.seat for event in events(scene, "draws")] == [2, 0, 1]
    assert each(scene, "hand") == [7, 1, 7, 6]


@pytest.mark.clause("PA-CARD-26")
def test_nobody_has_to_show_one_and_then_nobody_draws():
    scene = turn(
        "touchwieners",
        "0 play touchwieners",
        "1 pass",
        "> clause PA-CARD-26",
        "> hand 1 = touchwieners quarter*5",
        "> hand 0 = -",
        header="place: hand 1 = touchwieners quarter*5",
    )
    assert pools(scene) == (2, 0)
    assert not events(scene, "draws")


@pytest.mark.clause("PA-CARD-24")
def test_who_holds_none_is_asked_but_cannot_show_one():
    scene = turn("touchwieners", "0 play touchwieners", "! 1 reveal", "> refused PA-CARD-24", header="place: hand 1 = quarter")
    assert scene.legal() == ["1 pass"]
    assert refused(scene, "1 reveal touchwieners") == ("PA-CARD-24",)


def test_the_own_touchwieners_are_not_shown():
    scene = turn("touchwieners*2", "0 play touchwieners", "! 0 reveal", "1 pass", header="place: hand 1 = quarter")
    assert scene.cards("hand 0") == ["touchwieners"]


# ---------------------------------------------------------------- Broodax in Disguise


@pytest.mark.clause("PA-HOUSE-10")
@pytest.mark.parametrize(("broodax", "tubes", "left"), [(3, 0, 0), (2, 2, 0), (1, 5, 0), (3, 1, 1), (2, 3, 1)])
def test_the_power_of_a_broodax_counts_three_for_a_loot(broodax, tubes, left):
    lines = ["0 play broodax-in-disguise"] * broodax + ["0 play cardboard-tube"] * tubes
    scene = turn(
        f"{'broodax-in-disguise ' * broodax}{'cardboard-tube ' * tubes}quarter",
        *lines,
        "> clause PA-HOUSE-10" if not tubes else "> waiting 0",
    )
    assert pools(scene) == (0, broodax + tubes)
    scene.session.push("0 buy red-loot")
    assert pools(scene) == (0, left)
    assert value(scene, "disguised") == 0


@pytest.mark.parametrize("price", [7, 8, 9, 10])
def test_a_loot_takes_as_little_power_as_possible_and_leaves_what_is_in_disguise(price):
    """Against every way to pay: the least Power in all, then the least of it in disguise."""
    state = turn("quarter").session.state
    for plain, disguised in product(range(12), range(6)):
        ways = [(n + k, k) for n in range(plain + 1) for k in range(disguised + 1) if n + 3 * k >= price]
        t = Table(state)
        t[POWER], t[DISGUISED] = plain + disguised, disguised
        assert (wallet(t, "red", loot=True) >= price) == bool(ways)
        if ways:
            spend(t, "red", price, loot=True)
            power, hidden = min(ways)
            assert (t[POWER], t[DISGUISED]) == (plain + disguised - power, disguised - hidden), (plain, disguised)


@pytest.mark.parametrize(("broodax", "tubes"), [(2, 1), (1, 4), (0, 7)])
def test_that_is_not_enough_for_a_loot(broodax, tubes):
    lines = ["0 play broodax-in-disguise"] * broodax + ["0 play cardboard-tube"] * tubes
    scene = turn(f"{'broodax-in-disguise ' * broodax}{'cardboard-tube ' * tubes}", *lines)
    assert refused(scene, "0 buy red-loot") == ("PA-BOSS-06",)


def test_for_cards_of_a_row_a_broodax_is_worth_one_and_other_power_goes_first():
    scene = turn(
        "broodax-in-disguise*2 cardboard-tube*2",
        "0 play broodax-in-disguise",
        "0 play broodax-in-disguise",
        "! 0 buy canid",
        "> refused PA-TYPE-03",
        "0 play cardboard-tube",
        "0 play cardboard-tube",
        "0 buy tiny-bat",
    )
    assert pools(scene) == (0, 2)
    assert value(scene, "disguised") == 2
    scene.session.push("0 buy tiny-bat")
    assert value(scene, "disguised") == 0


def test_a_level_3_boss_is_no_loot():
    header = "place: red-loots = -\nplace: red-boss = dark-tycho-3\nset: power = 4"
    scene = turn("broodax-in-disguise*3", *["0 play broodax-in-disguise"] * 3, header=header)
    assert pools(scene) == (0, 7)
    assert refused(scene, "0 buy dark-tycho-3") == ("PA-BOSS-09",)


@pytest.mark.clause("PA-HOUSE-09", "PA-HOUSE-10")
def test_power_in_disguise_pays_a_green_loot_where_power_may_be_spent_as_tokens():
    """Two Tokens first; then 6 are left: two Broodax. The Power of Kill Stealing stays."""
    scene = turn(
        "kill-stealing broodax-in-disguise*2 quarter*2",
        "0 play kill-stealing",
        *["0 play broodax-in-disguise"] * 2,
        *["0 play quarter"] * 2,
        "> tokens = 2",
        "> power = 4",
        "0 buy green-loot",
    )
    assert pools(scene) == (0, 2)
    assert value(scene, "disguised") == 0


@pytest.mark.clause("PA-HOUSE-09")
def test_with_exchange_both_ways_a_broodax_pays_its_threefold_once():
    """2 Tokens and 4 Power, of that 1 in disguise, are just enough for a Loot that costs 8."""
    scene = turn(
        "explosive-device kill-stealing broodax-in-disguise cardboard-tube",
        "0 play explosive-device",
        "0 play kill-stealing",
        "0 play broodax-in-disguise",
        "! 0 buy red-loot",
        "> refused PA-BOSS-06",
        "! 0 buy green-loot",
        "> refused PA-BOSS-06",
        "0 play cardboard-tube",
        "> tokens = 2",
        "> power = 4",
    )
    scene.session.push("0 buy red-loot")
    assert pools(scene) == (0, 0)
    assert value(scene, "disguised") == 0


@pytest.mark.parametrize(("side", "left"), [("red", (2, 0)), ("green", (0, 2))])
def test_with_exchange_both_ways_the_pool_of_the_colour_goes_first(side, left):
    """Red: 3 in disguise and 5 Power. Green: 2 Tokens, 3 in disguise and 3 Power."""
    lines = ["0 play explosive-device", "0 play kill-stealing", "0 play broodax-in-disguise"]
    scene = turn("explosive-device kill-stealing broodax-in-disguise", *lines, header="set: power = 3")
    assert pools(scene) == (2, 6)
    scene.session.push(f"0 buy {side}-loot")
    assert pools(scene) == left
    assert value(scene, "disguised") == 0


@pytest.mark.parametrize(
    ("side", "header", "how"),
    [
        ("green", "set: tokens = 8", ()),
        ("red", "set: power = 5", ("PA-HOUSE-10",)),
        ("green", "set: tokens = 5\nset: power-for-green = 1", ("PA-HOUSE-09", "PA-HOUSE-10")),
        ("red", "set: tokens = 8\nset: tokens-for-red = 1", ("PA-HOUSE-09", "PA-HOUSE-10")),
        ("green", "set: tokens = 8\nset: power-for-green = 1", ()),
    ],
)
def test_paying_names_the_power_in_disguise_and_the_other_pool_only_where_they_pay(side, header, how):
    scene = turn("broodax-in-disguise", "0 play broodax-in-disguise", f"0 buy {side}-loot", header=header)
    assert clauses(scene, "pays") == ("PA-BOSS-06", *how)


# ---------------------------------------------------------------- Bat Milk


@pytest.mark.clause("PA-HOUSE-16")
def test_bat_milk_takes_gamer_cards_up_and_asks_about_the_others():
    turn(
        "bat-milk",
        "0 play bat-milk",
        "> clause PA-HOUSE-16",
        "> hand 0 = merch",
        "> shown = canid",
        "! 0 delete merch",
        "> refused PA-DEL-02",
        "! 0 top merch",
        "> refused PA-HOUSE-16",
        "! 0 pass",
        "> refused PA-TURN-04",
        "0 delete canid",
        "> deleted = canid",
        "> deck 0 = werewolf",
        "> waiting 0",
        header="place: deck 0 = merch canid werewolf",
    )


@pytest.mark.clause("PA-HOUSE-16")
@pytest.mark.parametrize("order", [("canid", "pax-pox"), ("pax-pox", "canid")])
def test_what_bat_milk_puts_back_last_lies_on_top(order):
    first, last = order
    turn(
        "bat-milk",
        "0 play bat-milk",
        f"0 top {first}",
        f"0 top {last}",
        f"> deck 0 = {last} {first} werewolf",
        "> shown = -",
        header="place: deck 0 = canid pax-pox werewolf",
    )


def test_bat_milk_with_two_gamer_cards_asks_nothing():
    scene = turn("bat-milk", "0 play bat-milk", header="place: deck 0 = merch quarter canid")
    assert sorted(scene.cards("hand 0")) == ["merch", "quarter"]
    assert question(scene) == "Turn"


def test_bat_milk_with_two_equal_cards_decides_each():
    scene = turn("bat-milk", "0 play bat-milk", "0 delete canid", "0 top canid", header="place: deck 0 = canid*2 werewolf")
    assert scene.cards("deck 0") == ["canid", "werewolf"]
    assert scene.cards("deleted") == ["canid"]


def test_bat_milk_reshuffles_and_takes_what_there_is():
    scene = turn("bat-milk", "0 play bat-milk", header="place: deck 0 = merch\nplace: discard 0 = canid")
    assert scene.cards("shown") == ["canid"]
    assert kinds(scene) == ["plays", "turns up", "reshuffles", "turns up", "takes up"]
    none = turn("bat-milk", "0 play bat-milk", header="place: deck 0 = merch\nplace: discard 0 = -")
    assert none.cards("hand 0") == ["merch"]
    assert kinds(none) == ["plays", "turns up", "has no card", "takes up"]


def test_a_green_loot_that_is_no_gamer_card_is_deleted_or_put_back():
    header = "option: loots_count_as_gamer = false\nplace: deck 0 = honor merch"
    assert turn("bat-milk", "0 play bat-milk", header=header).legal() == ["0 delete honor", "0 top honor"]
