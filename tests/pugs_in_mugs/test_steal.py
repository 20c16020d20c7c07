"""Steal a Mug: MUG-STEAL."""

import pytest

from tests.scenes import play

ONE_OF_EACH = "place: hand 0 = red yellow green blue plum"


def thefts(scene):
    return [line for line in scene.legal(0) if " steal " in line]


@pytest.mark.clause("MUG-STEAL-01")
def test_one_pug_of_every_colour_steals_a_mug():
    scene = play(f"""
        {ONE_OF_EACH}
        place: hand 1 = -
        place: mugs 1 = red-mug green-mug
        ---
        0 steal 1 green
        > clause MUG-STEAL-01
        > hand 0 = -
        > mugs 0 = green-mug
        > mugs 1 = red-mug
        > actions = 1
    """)
    assert sorted(scene.cards("discard")) == sorted(["red", "yellow", "green", "blue", "plum"])


@pytest.mark.clause("MUG-STEAL-02")
def test_a_mug_of_a_colour_that_the_thief_has_cannot_be_stolen():
    scene = play(f"""
        {ONE_OF_EACH}
        place: mugs 0 = green-mug
        place: mugs 1 = red-mug green-mug
        ---
        ! 0 steal 1 green
        > refused MUG-STEAL-02
        0 steal 1 red
        > mugs 0 = green-mug red-mug
        > mugs 1 = green-mug
    """)
    before = scene.session.moves[0].before
    refusal = scene.session.game.check(before, scene.session.read("0 steal 1 green"))
    assert refusal.clauses == ("MUG-STEAL-02",)


@pytest.mark.clause("MUG-STEAL-03")
def test_the_last_mug_cannot_be_stolen():
    scene = play(f"""
        {ONE_OF_EACH}
        place: mugs 0 = red-mug yellow-mug green-mug blue-mug
        place: mugs 1 = plum-mug
        ---
        ! 0 steal 1 plum
        > refused MUG-STEAL-03
    """)
    assert scene.session.check("0 steal 1 plum").clauses == ("MUG-STEAL-03",)
    assert thefts(scene) == []


def test_the_fourth_mug_can_be_stolen_and_does_not_win():
    play(f"""
        {ONE_OF_EACH}
        place: mugs 0 = red-mug yellow-mug green-mug
        place: mugs 1 = plum-mug
        ---
        0 steal 1 plum
        > mugs 0 = red-mug yellow-mug green-mug plum-mug
        > winner -
    """)


@pytest.mark.clause("MUG-STEAL-04")
def test_neither_a_second_pug_nor_mischief_stands_for_a_colour_that_is_missing():
    scene = play("""
        place: hand 0 = red yellow green blue*2 dig
        place: mugs 1 = red-mug
        ---
        ! 0 steal 1 red
        > refused MUG-STEAL-04
    """)
    refusal = scene.session.check("0 steal 1 red")
    assert refusal.clauses == ("MUG-STEAL-04",)
    assert refusal.message == "You need a Pug of every colour; you lack a plum Pug."


@pytest.mark.clause("MUG-STEAL-05")
def test_without_a_mug_to_take_nothing_is_paid():
    scene = play(f"""
        {ONE_OF_EACH}
        place: mugs 0 = red-mug
        place: mugs 1 = red-mug
        ---
        ! 0 steal 1 red
        > refused MUG-STEAL-05
        ! 0 steal 1 blue
        > refused MUG-STEAL-05
    """)
    assert thefts(scene) == []
    assert scene.cards("hand 0") == ["red", "yellow", "green", "blue", "plum"]


@pytest.mark.clause("MUG-STEAL-06")
def test_the_thief_chooses_whose_mug_and_which():
    scene = play(f"""
        seats: 3
        {ONE_OF_EACH}
        place: mugs 1 = red-mug yellow-mug
        place: mugs 2 = blue-mug
        ---
        ! 0 steal 1 blue
        > refused MUG-STEAL-06
        ! 0 steal 1
        > refused MUG-STEAL-06
        ! 0 steal 7 red
        > refused MUG-STEAL-06
        ! 0 steal 1 dig
        > refused MUG-STEAL-06
    """)
    assert thefts(scene) == ["0 steal 1 red", "0 steal 1 yellow", "0 steal 2 blue"]


@pytest.mark.clause("MUG-STEAL-06")
def test_exactly_one_mug_changes_its_owner_and_all_see_it():
    scene = play(f"""
        seats: 3
        {ONE_OF_EACH}
        place: mugs 1 = red-mug yellow-mug
        place: mugs 2 = yellow-mug
        ---
        0 steal 2 yellow
        > clause MUG-STEAL-06
        > mugs 0 = yellow-mug
        > mugs 1 = red-mug yellow-mug
        > mugs 2 = -
    """)
    mugs = next(zone for zone in scene.session.view(1).zones if zone.name == "mugs 0")
    assert [face.key for face in mugs.cards] == ["yellow-mug"]


@pytest.mark.clause("MUG-STEAL-07")
def test_a_player_close_to_winning_is_robbed_and_goes_on():
    play(f"""
        {ONE_OF_EACH}
        place: hand 1 = plum*3 blue*3
        place: mugs 1 = red-mug yellow-mug green-mug blue-mug
        ---
        0 steal 1 blue
        > clause MUG-STEAL-07
        > mugs 1 = red-mug yellow-mug green-mug
        0 draw
        1 exchange plum
        > winner -
        1 exchange blue
        > winner 1
    """)


def test_robbing_a_player_who_is_not_close_to_winning_needs_no_such_rule():
    scene = play(f"""
        {ONE_OF_EACH}
        place: mugs 1 = red-mug yellow-mug green-mug
        ---
        0 steal 1 red
        > clause MUG-STEAL-06
    """)
    assert "MUG-STEAL-07" not in scene.scene.since


@pytest.mark.clause("MUG-STEAL-08")
def test_nothing_is_stolen_from_the_mug_deck_or_from_oneself():
    scene = play(f"""
        {ONE_OF_EACH}
        place: mugs 0 = red-mug
        place: mugs 1 = yellow-mug
        ---
        ! 0 steal 1 plum
        > refused MUG-STEAL-08
        ! 0 steal 0 plum
        > refused MUG-STEAL-08
        ! 0 steal 0 red
        > refused MUG-STEAL-08
    """)
    assert thefts(scene) == ["0 steal 1 yellow"]


@pytest.mark.clause("MUG-STEAL-09")
def test_further_cards_stay_in_the_hand():
    play("""
        place: hand 0 = red yellow green blue plum*2 dig
        place: hand 1 = -
        place: mugs 1 = red-mug
        ---
        0 steal 1 red
        > clause MUG-STEAL-09
        > hand 0 = plum dig
    """)


def test_a_hand_that_is_paid_whole_has_no_further_cards():
    scene = play(f"""
        {ONE_OF_EACH}
        place: mugs 1 = red-mug
        ---
        0 steal 1 red
        > hand 0 = -
    """)
    assert "MUG-STEAL-09" not in scene.scene.since
