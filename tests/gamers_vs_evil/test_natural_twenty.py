"""Natural Twenty: PA-CARD-13 to 15 and 30. With it what doubles a whole turn: Honor and Cheesing, PA-HOUSE-12."""

import pytest

from tests.gamers_vs_evil.told import clauses, events, kinds, pools, question, refused, turn, value

DECK = "place: deck 0 = quarter*9\nplace: discard 0 = -"


@pytest.mark.clause("PA-CARD-13")
def test_one_natural_twenty_doubles_another_card():
    scene = turn(
        "sorcelator natural-twenty",
        "0 play sorcelator",
        "> tokens = 1",
        "> power = 1",
        "0 play natural-twenty",
        "0 double sorcelator 1 1",
        "> clause PA-CARD-13",
        header=DECK,
    )
    assert pools(scene) == (2, 2)
    assert scene.cards("hand 0") == ["quarter"]


@pytest.mark.clause("PA-CARD-14")
@pytest.mark.parametrize(("copies", "worth"), [(1, 2), (2, 4), (3, 8), (4, 16)])
def test_each_further_copy_doubles_what_was_doubled(copies, worth):
    lines = [line for n in range(copies) for line in ("0 play natural-twenty", f"0 double sorcelator {2**n} {2**n}")]
    scene = turn(f"sorcelator natural-twenty*{max(copies, 2)}", "0 play sorcelator", *lines, header=DECK)
    assert pools(scene) == (worth, worth)
    again = [event for event in events(scene, "doubles") if "PA-CARD-14" in event.clauses]
    assert len(again) == copies - 1
    if copies == 1:
        scene.session.push("0 play natural-twenty")
        scene.session.push("0 double sorcelator 2 2")
        assert "PA-CARD-14" in clauses(scene, "doubles")


@pytest.mark.clause("PA-CARD-15")
def test_only_tokens_and_power_are_doubled():
    """Neither the draw of Sorcelator nor an attack happens again."""
    scene = turn(
        "sorcelator laser-squid natural-twenty*2",
        "0 play sorcelator",
        "0 play laser-squid",
        "1 take",
        "1 discard canid",
        "0 play natural-twenty",
        "> clause PA-CARD-15",
        "0 double sorcelator 1 1",
        "0 play natural-twenty",
        "0 double laser-squid 0 3",
        "> waiting 0",
        header=f"{DECK}\nplace: hand 1 = canid merch",
    )
    assert pools(scene) == (2, 2 + 6)
    assert scene.cards("hand 0") == ["quarter"]
    assert scene.cards("hand 1") == ["merch"]
    assert len(events(scene, "attacks")) == 1


@pytest.mark.clause("PA-CARD-15")
def test_copies_may_be_spread_and_each_card_keeps_its_own_multiplier():
    scene = turn(
        "merch sinestine natural-twenty*3",
        "0 play merch",
        "0 play sinestine",
        "0 play natural-twenty",
        "0 double merch 2 0",
        "0 play natural-twenty",
        "> legal 0 double merch 4 0",
        "> legal 0 double sinestine 0 2",
        "0 double sinestine 0 2",
        "0 play natural-twenty",
        "0 double merch 4 0",
    )
    assert pools(scene) == (8, 4)


def test_the_first_doubling_of_a_card_is_no_further_one_whatever_was_doubled_before():
    scene = turn(
        "merch sinestine natural-twenty*4",
        "0 play natural-twenty",
        "0 play merch",
        "0 play sinestine",
        "0 play natural-twenty",
        "0 double merch 2 0",
        "0 play natural-twenty",
        "0 double sinestine 0 2",
        "0 play natural-twenty",
        "0 double merch 4 0",
    )
    assert ["PA-CARD-14" in event.clauses for event in events(scene, "doubles")] == [False, False, True]


def test_equal_cards_are_offered_once_and_only_one_of_them_is_doubled():
    scene = turn("quarter*3 natural-twenty*2", "0 play-all", "0 play natural-twenty")
    assert scene.legal() == ["0 double quarter 1 0"]
    scene.session.push("0 double quarter 1 0")
    assert pools(scene) == (4, 0)
    scene.session.push("0 play natural-twenty")
    assert scene.legal() == ["0 double quarter 2 0", "0 double quarter 1 0"]
    scene.session.push("0 double quarter 1 0")
    assert pools(scene) == (5, 0)


def test_what_is_spent_is_doubled_all_the_same():
    scene = turn(
        "werewolf natural-twenty",
        "0 play werewolf",
        "0 buy merch",
        "0 play natural-twenty",
        "0 double werewolf 3 3",
    )
    assert pools(scene) == (3, 6)


@pytest.mark.clause("PA-CARD-30")
def test_without_another_card_there_is_nothing_to_double():
    scene = turn("natural-twenty*2", "0 play natural-twenty", "> clause PA-CARD-30", "0 play natural-twenty")
    assert pools(scene) == (0, 0)
    assert kinds(scene) == ["plays", "has nothing to double"]
    assert question(scene) == "Turn"


@pytest.mark.clause("PA-CARD-30")
def test_cards_that_gave_nothing_cannot_be_doubled():
    turn(
        "robot-cowboy-angel pax-pox merch natural-twenty",
        "0 play robot-cowboy-angel",
        "0 play pax-pox",
        "0 play merch",
        "0 play natural-twenty",
        "! 0 double robot-cowboy-angel 0 0",
        "> refused PA-CARD-30",
        "! 0 double natural-twenty 0 0",
        "> refused PA-CARD-30",
        "! 0 double merch",
        "> refused PA-CARD-30",
        "! 0 double merch 4 0",
        "> refused PA-CARD-30",
        "! 0 double quarter 1 0",
        "> refused PA-CARD-30",
        "! 0 pass",
        "> refused PA-TURN-04",
        "0 double merch 2 0",
        header="place: deck 0 = quarter*9",
    )


def test_no_card_is_doubled_where_no_natural_twenty_asks():
    assert refused(turn("quarter", "0 play quarter"), "0 double quarter 1 0") == ("PA-CARD-15",)


def test_cards_of_an_earlier_turn_are_not_doubled():
    scene = turn(
        "werewolf",
        "0 play werewolf",
        "0 end",
        "1 end",
        "0 play natural-twenty",
        header="place: deck 0 = natural-twenty*6\nplace: discard 0 = -",
    )
    assert kinds(scene) == ["plays", "has nothing to double"]


@pytest.mark.parametrize(
    ("first", "answers", "worth"),
    [
        ("div", ["0 pass"], (0, 1)),
        ("div", ["0 delete quarter"], (0, 2)),
        ("psychic-cat", ["0 pass"], (1, 1)),
        ("psychic-cat", ["0 discard quarter cardboard-tube"], (3, 3)),
        ("magical-unicorn", ["0 pass"], (1, 0)),
        ("pickle-engine", [], (5, 0)),
        ("touchwieners", ["1 pass"], (2, 0)),
        ("faerie-candymancer", ["0 pass"], (2, 0)),
        ("scrotuum", [], (0, 1)),
        ("broodax-in-disguise", [], (0, 1)),
        ("tiny-bat", [], (1, 1)),
    ],
)
def test_it_doubles_what_a_card_has_given_by_choice(first, answers, worth):
    scene = turn(
        f"{first} natural-twenty quarter cardboard-tube",
        f"0 play {first}",
        *answers,
        "0 play natural-twenty",
        f"0 double {first} {worth[0]} {worth[1]}",
        header="place: deck 0 = merch*9",
    )
    assert pools(scene) == (2 * worth[0], 2 * worth[1])


def test_the_second_scrotuum_is_worth_four_to_it():
    scene = turn("scrotuum*2 natural-twenty", "0 play scrotuum", "0 play scrotuum", "0 play natural-twenty")
    assert scene.legal() == ["0 double scrotuum 0 1", "0 double scrotuum 0 4"]
    scene.session.push("0 double scrotuum 0 4")
    assert pools(scene) == (0, 9)


def test_doubled_power_in_disguise_counts_threefold_too():
    """Twice 1 Power of a Broodax, and one of a Cardboard Tube: 7 for a Loot, 8 with another Tube."""
    lines = ["0 play broodax-in-disguise", "0 play natural-twenty", "0 double broodax-in-disguise 0 1", "0 play cardboard-tube"]
    scene = turn("broodax-in-disguise natural-twenty cardboard-tube*2", *lines)
    assert value(scene, "disguised") == 2
    assert refused(scene, "0 buy red-loot") == ("PA-BOSS-06",)
    scene.session.push("0 play cardboard-tube")
    scene.session.push("0 buy red-loot")
    assert pools(scene) == (0, 0)


# ---------------------------------------------------------------- Honor


@pytest.mark.clause("PA-HOUSE-12")
def test_honor_doubles_what_all_other_cards_have_given_in_tokens():
    scene = turn(
        "quarter*2 werewolf honor quarter",
        "0 play quarter",
        "0 play quarter",
        "0 play werewolf",
        "0 buy merch",
        "0 play honor",
        "> clause PA-HOUSE-12",
        "> tokens = 10",
        "0 play quarter",
        header="roll: 18",
    )
    assert pools(scene) == (5 - 3 + 3 + 5 + 1, 3)


def test_honor_does_not_double_what_a_hero_gives():
    scene = turn("quarter honor", "0 play quarter", "0 play honor", header="roll: 20\nset: tokens = 1")
    assert pools(scene) == (1 + 1 + 3 + 1, 0)


def test_honor_alone_has_nothing_to_double():
    scene = turn("honor", "0 play honor", header="roll: 20")
    assert pools(scene) == (3, 0)
    assert kinds(scene)[-1] == "has nothing to double"


def test_honor_and_then_natural_twenty():
    """Honor doubles a Merch to 4; Natural Twenty doubles that to 8. Of Honor itself it doubles its 3."""
    lines = ["0 play merch", "0 play honor", "0 play natural-twenty", "0 double merch 4 0"]
    assert pools(turn("merch honor natural-twenty", *lines, header="roll: 18")) == (8 + 3, 0)
    lines = ["0 play merch", "0 play honor", "0 play natural-twenty", "0 double honor 3 0"]
    assert pools(turn("merch honor natural-twenty", *lines, header="roll: 18")) == (4 + 6, 0)


def test_natural_twenty_and_then_honor():
    lines = ["0 play merch", "0 play natural-twenty", "0 double merch 2 0", "0 play honor"]
    assert pools(turn("merch honor natural-twenty", *lines, header="roll: 19")) == (8 + 3, 0)


def test_twisp_as_honor_doubles_honor_and_what_honor_doubled():
    """2 of a Merch, 3 of Honor, doubled to 4 and 3; Twisp adds its own 3 and doubles 7 to 14."""
    scene = turn("merch honor twisp", "0 play merch", "0 play honor", "0 play twisp", "0 copy honor", header="roll: 18 18")
    assert pools(scene) == (14 + 3, 0)


# ---------------------------------------------------------------- Cheesing


@pytest.mark.clause("PA-HOUSE-12")
def test_cheesing_doubles_the_power_that_is_left():
    scene = turn(
        "werewolf cardboard-tube cheesing cardboard-tube",
        "0 play werewolf",
        "0 play cardboard-tube",
        "0 buy tiny-bat",
        "0 play cheesing",
        "> clause PA-HOUSE-12",
        "> power = 4",
        "0 play cardboard-tube",
    )
    assert pools(scene) == (3, 5)


@pytest.mark.clause("PA-HOUSE-12")
def test_cheesing_without_power_doubles_nothing():
    scene = turn("cheesing quarter", "0 play quarter", "0 play cheesing", "> clause PA-HOUSE-12")
    assert pools(scene) == (1, 0)
    assert kinds(scene)[-1] == "has nothing to double"


def test_cheesing_doubles_what_a_hero_gives_and_power_in_disguise_stays_in_disguise():
    scene = turn("broodax-in-disguise cheesing", "0 play broodax-in-disguise", "0 play cheesing", header="set: power = 1")
    assert pools(scene) == (0, 4)
    assert value(scene, "disguised") == 2
    scene.session.push("0 buy red-loot")
    assert pools(scene) == (0, 0)


def test_natural_twenty_doubles_what_cheesing_gave_and_twisp_cheeses_again():
    lines = ["0 play fleshreaper", "0 play cheesing", "0 play natural-twenty", "0 double cheesing 0 2"]
    assert pools(turn("fleshreaper cheesing natural-twenty", *lines)) == (0, 6)
    lines = ["0 play fleshreaper", "0 play cheesing", "0 play twisp", "0 copy cheesing"]
    assert pools(turn("fleshreaper cheesing twisp", *lines)) == (0, 8)
