"""Draw piles and discard piles: PA-DECK."""

from collections import Counter

import pytest

from tests.gamers_vs_evil.arranged import clauses, each, events, kinds, table


def piles(scene, seat):
    """How many cards lie in hand, draw pile and discard pile of a seat."""
    return tuple(each(scene, name)[seat] for name in ("hand", "deck", "discard"))


@pytest.mark.clause("PA-DECK-01")
def test_an_empty_draw_pile_waits_until_a_card_is_needed():
    scene = table(
        "place: hand 0 = quarter*6\nplace: discard 0 = canid*2\nplace: deck 0 = merch*6\nplace: hand 1 = cardboard-tube*6",
        "0 end",
        "> clause PA-DECK-01",
    )
    assert piles(scene, 0) == (6, 0, 8)
    for _ in range(6):
        scene.session.push("1 play cardboard-tube")
        assert piles(scene, 0) == (6, 0, 8)
    scene.session.push("1 buy winter-king")
    scene.session.push("1 end")
    assert piles(scene, 0) == (6, 0, 8)
    assert all(event.seat == 1 for event in events(scene, "reshuffles"))
    scene.session.push("0 end")
    assert piles(scene, 0) == (6, 8, 0)
    assert [event.data[0] for event in events(scene, "reshuffles") if event.seat == 0] == [14]


def test_that_a_pile_waits_is_told_of_its_last_card_only():
    scene = table("place: deck 0 = merch*7", "0 end")
    assert "PA-DECK-01" not in clauses(scene, "draws a hand")
    assert piles(scene, 0)[1] == 1


@pytest.mark.clause("PA-DECK-02")
def test_a_draw_from_an_empty_pile_shuffles_the_discard_pile_and_goes_on():
    scene = table(
        "place: hand 0 = facial-hair quarter\nplace: deck 0 = merch\nplace: discard 0 = canid*5",
        "0 play facial-hair",
        "> clause PA-DECK-02",
    )
    assert Counter(scene.cards("hand 0")) == {"quarter": 1, "merch": 1, "canid": 2}
    assert piles(scene, 0) == (4, 3, 0)
    assert kinds(scene) == ["plays", "draws", "reshuffles", "draws"]


@pytest.mark.clause("PA-DECK-02")
def test_a_reshuffled_pile_is_in_an_order_of_chance():
    header = (
        "place: hand 0 = facial-hair\nplace: deck 0 = -\nplace: discard 0 = quarter*3 cardboard-tube*3 merch canid tiny-bat"
    )
    decks = {tuple(table(f"seed: {seed}\n{header}", "0 play facial-hair").cards("deck 0")) for seed in range(20)}
    assert len(decks) > 10


def test_a_draw_that_is_met_exactly_shuffles_nothing():
    scene = table(
        "place: hand 0 = facial-hair\nplace: deck 0 = merch*3\nplace: discard 0 = canid*5", "0 play facial-hair", "> deck 0 = -"
    )
    assert scene.cards("discard 0") == ["canid"] * 5
    assert events(scene, "reshuffles") == []


@pytest.mark.clause("PA-DECK-03")
def test_a_reveal_from_an_empty_pile_shuffles_too():
    scene = table(
        "place: hand 0 = pickle-engine\nplace: deck 0 = -\nplace: discard 0 = merch*4",
        "0 play pickle-engine",
        "> clause PA-DECK-03",
        "> deck 0 = merch*4",
        "> discard 0 = -",
        "> tokens = 5",
    )
    (reveals,) = events(scene, "reveals")
    assert (reveals.data[0], reveals.seen_by) == (("merch",), None)


@pytest.mark.clause("PA-DECK-04")
def test_cards_of_this_turn_are_not_shuffled_before_its_end():
    scene = table(
        "place: hand 0 = quarter*3 robot-cowboy-angel\nplace: deck 0 = -\nplace: discard 0 = -",
        *["0 play quarter"] * 3,
        "0 play robot-cowboy-angel",
        "> clause PA-DECK-04",
        "> hand 0 = -",
        "> deck 0 = -",
        "> played 0 = quarter*3 robot-cowboy-angel",
    )
    assert kinds(scene) == ["plays", "has no card"]
    scene.session.push("0 end")
    assert piles(scene, 0) == (4, 0, 0)


@pytest.mark.clause("PA-DECK-05")
def test_where_there_is_no_card_left_nothing_more_is_drawn():
    scene = table(
        "place: hand 0 = quarter*2\nplace: deck 0 = merch\nplace: discard 0 = canid", "0 end", "> deck 0 = -", "> turn = 1"
    )
    assert Counter(scene.cards("hand 0")) == {"quarter": 2, "merch": 1, "canid": 1}
    assert piles(scene, 0) == (4, 0, 0)
    reveal = table(
        "place: hand 0 = pickle-engine\nplace: deck 0 = -\nplace: discard 0 = -", "0 play pickle-engine", "> clause PA-DECK-05"
    )
    assert kinds(reveal) == ["plays", "has no card"]


@pytest.mark.clause("PA-DECK-05")
def test_who_has_no_card_at_all_draws_none():
    scene = table("place: hand 0 = -\nplace: deck 0 = -\nplace: discard 0 = -", "0 end", "> clause PA-DECK-05", "> turn = 1")
    assert piles(scene, 0) == (0, 0, 0)


@pytest.mark.clause("PA-DECK-06")
def test_a_player_who_is_not_on_turn_reshuffles_too():
    scene = table(
        "place: hand 0 = compassion\nplace: hand 1 = quarter*6\nplace: deck 1 = -\nplace: discard 1 = canid*3\nroll: 1",
        "0 play compassion",
        "> clause PA-DECK-06",
        "> deck 1 = canid*2",
        "> discard 1 = -",
    )
    assert scene.cards("hand 1") == ["quarter"] * 6 + ["canid"]
    own = table("place: deck 0 = -\nplace: discard 0 = canid*9", "0 end")
    assert "PA-DECK-06" not in clauses(own, "reshuffles")


@pytest.mark.parametrize(("cards", "short"), [(2, True), (3, False), (4, False)])
def test_a_draw_that_a_reshuffle_cannot_fill_says_why_it_is_short(cards, short):
    scene = table(f"place: hand 0 = facial-hair\nplace: deck 0 = -\nplace: discard 0 = merch*{cards}", "0 play facial-hair")
    assert len(scene.cards("hand 0")) == min(cards, 3)
    assert ("PA-DECK-05" in clauses(scene, "draws")) is short
