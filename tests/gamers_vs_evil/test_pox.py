"""PAX Pox: PA-POX."""

import pytest

from tests.gamers_vs_evil.told import clauses, each, events, kinds, pools, refused, turn, without


@pytest.mark.clause("PA-POX-01")
def test_a_pax_pox_goes_to_the_discard_pile_of_who_is_hit():
    turn(
        "chaos-world-smasher",
        "0 play chaos-world-smasher",
        "1 take",
        "> clause PA-POX-01",
        "> discard 1 = canid pax-pox",
        "> hand 1 = quarter*6",
        "> pax-pox = pax-pox*19",
        header="place: hand 1 = quarter*6\nplace: discard 1 = canid",
    )


def test_a_pax_pox_lies_in_the_discard_pile_at_once_also_where_cards_that_are_bought_come_later():
    turn(
        "griefing",
        "0 play griefing",
        "1 take",
        "> discard 1 = pax-pox*2",
        "> arriving 1 = -",
        header="option: bought_cards_arrive = end_of_turn\nplace: hand 1 = quarter\nplace: discard 1 = -",
    )


@pytest.mark.clause("PA-POX-02")
def test_a_pax_pox_that_is_played_does_nothing():
    scene = turn(
        "pax-pox quarter*5",
        "0 play pax-pox",
        "> clause PA-POX-02",
        "> hand 0 = quarter*5",
        "> played 0 = pax-pox",
        "0 end",
        "> discard 0 = pax-pox quarter*5",
        header="place: deck 0 = canid*8\nplace: discard 0 = -",
    )
    assert pools(scene) == (0, 0)
    assert kinds(scene, 0) == ["plays", "does nothing"]


def test_a_pax_pox_is_not_among_the_cards_that_are_played_together():
    scene = turn("pax-pox quarter*2 canid", "0 play-all")
    assert scene.cards("hand 0") == ["pax-pox"]
    assert pools(scene) == (4, 0)
    assert refused(turn("pax-pox*2"), "0 play-all") == ("PA-TURN-03",)


@pytest.mark.clause("PA-POX-03", "PA-END-07")
def test_each_pax_pox_of_a_player_counts_against_him_wherever_it_lies():
    scene = turn(
        "pax-pox*2 tiny-bat",
        "0 play pax-pox",
        "0 buy fleshreaper",
        "> clause PA-POX-03",
        header=f"""
            {without("merch", "canid", "sinestine", "scrotuum", "werewolf")}
            place: red-row = fleshreaper tiny-bat giant-snake chaos-world-smasher winter-king
            set: power = 4
            place: deck 0 = pax-pox
            place: discard 0 = pax-pox
            place: hand 1 = quarter*6
            place: deck 1 = cardboard-tube
            place: discard 1 = -
        """,
    )
    outcome = scene.session.game.outcome(scene.session.state)
    assert outcome.scores == (1 + 1 - 4, 0)
    assert outcome.winners == (1,)
    assert [event.data for event in events(scene, "counts")] == [(-2, 0), (0, 0)]


@pytest.mark.clause("PA-POX-04")
def test_a_deleted_pax_pox_does_not_go_back_to_its_stack():
    turn(
        "license-to-kill pax-pox",
        "0 play license-to-kill",
        "0 delete pax-pox",
        "> clause PA-POX-04",
        "> pax-pox = pax-pox*12",
        "> deleted = pax-pox",
        header="place: pax-pox = pax-pox*12",
    )


def test_another_card_that_is_deleted_is_no_pax_pox():
    scene = turn("license-to-kill quarter", "0 play license-to-kill", "0 delete quarter")
    assert "PA-POX-04" not in clauses(scene, "deletes")


@pytest.mark.clause("PA-POX-05")
@pytest.mark.parametrize("card", ["chaos-world-smasher", "griefing", "zombie-army"])
def test_from_the_empty_stack_nobody_gains_anything(card):
    scene = turn(
        card,
        f"0 play {card}",
        "1 take",
        "> clause PA-POX-05",
        "> discard 1 = canid",
        header="place: pax-pox = -\nplace: hand 1 = quarter*6\nplace: discard 1 = canid",
    )
    assert kinds(scene) == ["lets it come", "finds no pox"]
    assert each(scene, "hand") == [0, 6]
