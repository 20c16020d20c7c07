"""The 20-sided die of Gamer Boss Loots: PA-D20."""

from collections import Counter
from dataclasses import replace

import pytest

from pugsbox.core.rng import Rng
from pugsbox.gamers_vs_evil import GAMERS_VS_EVIL
from pugsbox.gamers_vs_evil.kinds import LOOTS
from tests.gamers_vs_evil.arranged import clauses, each, events, kinds, pools, table

GREEN_LOOTS = [loot for loot, boss in LOOTS.items() if boss.colour == "green"]
RED_LOOTS = [loot for loot, boss in LOOTS.items() if boss.colour == "red"]


def rolled(loot, number, header="", seats=2):
    """A Loot played with a roll."""
    return table(f"place: hand 0 = {loot}\nplace: deck 0 = quarter*9\n{header}\nroll: {number}", f"0 play {loot}", seats=seats)


@pytest.mark.clause("PA-D20-01")
def test_every_green_loot_rolls_once_from_the_chance_of_the_game():
    assert len(GREEN_LOOTS) == 16
    for loot in GREEN_LOOTS:
        scene = rolled(loot, 9)
        assert kinds(scene)[:3] == ["plays", "rolls", "is normal"]
        assert [event.data for event in events(scene, "rolls")] == [(9,)]
        free = table(f"place: hand 0 = {loot}", f"0 play {loot}")
        again = table(f"place: hand 0 = {loot}", f"0 play {loot}")
        assert events(free, "rolls") == events(again, "rolls")


@pytest.mark.clause("PA-D20-01")
def test_over_4000_plays_each_face_occurs_about_equally_often():
    state = table("place: hand 0 = compassion").session.state
    action = GAMERS_VS_EVIL.read("0 play compassion")
    faces = Counter()
    for seed in range(4000):
        step = GAMERS_VS_EVIL.apply(replace(state, rng=Rng(seed)), action)
        faces.update(event.data[0] for event in step.events if event.kind == "rolls")
    assert faces.total() == 4000
    assert set(faces) == set(range(1, 21))
    assert sum((n - 200) ** 2 / 200 for n in faces.values()) < 43.8  # one in a thousand fair dice is further off


# ---------------------------------------------------------------- three bands


@pytest.mark.clause("PA-D20-02")
def test_at_a_fumble_each_other_player_draws_and_nothing_else_happens():
    scene = rolled("compassion", 1, seats=4)
    assert each(scene, "hand") == [0, 7, 7, 7]
    assert pools(scene) == (0, 0)
    assert clauses(scene, "fumbles") == ("PA-D20-02",)
    assert scene.session.turn == (0,)  # nobody is asked whether to draw


@pytest.mark.clause("PA-D20-02")
@pytest.mark.parametrize("loot", GREEN_LOOTS)
def test_no_loot_does_what_it_does_at_a_fumble(loot):
    scene = rolled(loot, 1, "place: hand 1 = pax-pox cardboard-tube\nplace: deck 1 = quarter*3\nplace: discard 0 = -")
    assert kinds(scene) == ["plays", "rolls", "fumbles", "draws"]
    assert (pools(scene), each(scene, "hand")) == ((0, 0), [0, 3])
    assert scene.session.turn == (0,)
    scene.session.push("0 end")
    assert each(scene, "hand") == [6, 3]


@pytest.mark.clause("PA-D20-03")
@pytest.mark.parametrize("number", [18, 19, 20])
def test_a_critical_is_the_better_line_in_place_of_the_usual_one(number):
    scene = rolled("compassion", number)
    assert pools(scene) == (6, 6)
    assert clauses(scene, "is critical") == ("PA-D20-03",)
    assert each(scene, "hand") == [0, 6]


@pytest.mark.clause("PA-D20-04")
@pytest.mark.parametrize("number", [2, 17])
def test_from_2_to_17_it_is_the_usual_line(number):
    scene = rolled("compassion", number)
    assert pools(scene) == (3, 3)
    assert clauses(scene, "is normal") == ("PA-D20-04",)
    assert each(scene, "hand") == [0, 6]


def test_each_number_belongs_to_one_of_the_three_bands():
    bands = [next(kind for kind in kinds(rolled("compassion", n)) if kind.startswith(("is ", "fumbles"))) for n in range(1, 21)]
    assert bands == ["fumbles"] + ["is normal"] * 16 + ["is critical"] * 3


# ---------------------------------------------------------------- how often


@pytest.mark.clause("PA-D20-05", "PA-D20-02", "PA-D20-03")
def test_each_loot_rolls_anew():
    scene = table(
        "place: hand 0 = compassion spirituality\nplace: deck 0 = quarter*5\nroll: 1 20",
        "0 play compassion",
        "> tokens = 0",
        "0 play spirituality",
        "> tokens = 4",
        "> power = 4",
    )
    assert [event.data for event in events(scene, "rolls")] == [(1,), (20,)]
    assert len(events(scene, "fumbles")) == len(events(scene, "is critical")) == 1
    assert each(scene, "hand") == [1, 7]


@pytest.mark.clause("PA-D20-05")
def test_a_twisp_that_copies_a_loot_rolls_its_own_die():
    scene = table(
        "place: hand 0 = compassion twisp\nroll: 20 3",
        "0 play compassion",
        "0 play twisp",
        "0 copy compassion",
        "> tokens = 9",
        "> power = 9",
    )
    assert [event.data for event in events(scene, "rolls")] == [(20,), (3,)]


@pytest.mark.clause("PA-D20-06")
@pytest.mark.parametrize("loot", RED_LOOTS)
def test_red_loots_do_not_roll(loot):
    scene = table(f"place: hand 0 = {loot}\nplace: deck 0 = quarter*9\nset: power = 2\nroll: 1", f"0 play {loot}")
    assert events(scene, "rolls") == []
    assert "PA-D20-06" in clauses(scene, "plays")
    assert scene.session.state.rng.forced == (1,)


@pytest.mark.parametrize(
    "card", [card.key for card in GAMERS_VS_EVIL.cards.values() if card.kind in ("gamer", "evil", "starter")]
)
def test_no_other_card_rolls(card):
    scene = table(f"place: hand 0 = {card}\nplace: deck 0 = quarter*9\nroll: 1", f"0 play {card}")
    assert events(scene, "rolls") == []
    assert scene.session.state.rng.forced == (1,)
    assert "PA-D20-06" not in clauses(scene, "plays")
