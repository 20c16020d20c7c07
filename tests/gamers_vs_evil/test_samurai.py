"""The Loots of Cardboard Tube Samurai at a fumble, a usual roll and a critical; what is common to all that roll."""

import pytest

from pugsbox.gamers_vs_evil import GAMERS_VS_EVIL
from pugsbox.gamers_vs_evil.dice import Roll
from pugsbox.gamers_vs_evil.kinds import BOSSES
from tests.gamers_vs_evil.told import clauses, each, events, kinds, pools, question, turn, value

ROLLING = [key for boss in BOSSES if boss.colour == "green" for key, _ in boss.loots]
NORMAL, CRITICAL = (2, 17), (18, 20)
SAMURAI = {
    "compassion": ((3, 3), (6, 6)),
    "honesty": ((3, 0), (6, 0)),
    "honor": ((3, 0), (3 + 1, 0)),
    "humility": ((0, 0), (0, 0)),
    "justice": ((0, 4), (0, 0)),
    "sacrifice": ((0, 0), (0, 0)),
    "spirituality": ((2, 2), (4, 4)),
    "valor": ((0, 0), (0, 0)),
}
"""What each gives in Tokens and Power, usually and at a critical, after a Quarter was played."""
DECK = "place: deck 0 = tiny-bat*8\nplace: discard 0 = -"


def rolled(loot, roll, *lines, hand="quarter", header=DECK):
    """A turn in which a Quarter and then a Loot is played."""
    return turn(f"quarter {loot} {hand}", "0 play quarter", f"0 play {loot}", *lines, header=f"{header}\nroll: {roll}")


def test_all_loots_of_gamer_bosses_roll_and_no_other_card():
    found = [key for key, card in GAMERS_VS_EVIL.cards.items() if any(isinstance(effect, Roll) for effect in card.play)]
    assert sorted(found) == sorted(ROLLING)
    assert len(ROLLING) == 16


@pytest.mark.clause("PA-D20-01", "PA-D20-02")
@pytest.mark.parametrize("loot", ROLLING)
def test_a_fumble_lets_all_others_draw_and_does_nothing_else(loot):
    scene = turn(
        f"quarter {loot}",
        "0 play quarter",
        f"0 play {loot}",
        header="roll: 1\n" + "\n".join(f"place: hand {seat} = quarter*5 pax-pox" for seat in (1, 2, 3)),
        seats=4,
    )
    assert kinds(scene) == ["plays", "rolls", "fumbles", "draws", "draws", "draws"]
    assert [event.seat for event in events(scene, "draws")] == [1, 2, 3]
    assert each(scene, "hand") == [0, 7, 7, 7]
    assert pools(scene) == (1, 0)
    assert scene.cards("played 0") == ["quarter", loot]
    assert question(scene) == "Turn"


@pytest.mark.parametrize("loot", ROLLING)
@pytest.mark.parametrize(("roll", "told"), [(2, "is normal"), (17, "is normal"), (18, "is critical"), (20, "is critical")])
def test_a_loot_rolls_once_and_is_what_the_roll_says(loot, roll, told):
    scene = turn(loot, f"0 play {loot}", header=f"roll: {roll} {4 if loot == 'crossbow' else ''}\nplace: hand 1 = -")
    assert [event.data for event in events(scene, "rolls")][:1] == [(roll,)]
    assert kinds(scene)[:3] == ["plays", "rolls", told]
    assert not events(scene, "fumbles")
    assert len(events(scene, "rolls")) == 1 + (loot == "crossbow" and roll >= 18)


@pytest.mark.parametrize("loot", SAMURAI)
@pytest.mark.parametrize("roll", [*NORMAL, *CRITICAL])
def test_what_a_loot_of_the_samurai_gives(loot, roll):
    assert pools(rolled(loot, roll)) == tuple(map(sum, zip(SAMURAI[loot][roll in CRITICAL], (1, 0), strict=True)))


def test_the_eight_of_the_samurai():
    assert set(SAMURAI) == {key for key, _ in BOSSES[0].loots}


@pytest.mark.clause("PA-D20-02")
@pytest.mark.parametrize("loot", SAMURAI)
def test_a_fumble_that_cancels_nothing_does_what_a_usual_roll_does(loot):
    header = f"{DECK}\noption: fumble_cancels_effect = false"
    fumbled, usual = (rolled(loot, roll, header=header) for roll in (1, 2))
    assert pools(fumbled) == pools(usual)
    assert question(fumbled) == question(usual)
    assert each(fumbled, "hand") == [each(usual, "hand")[0], each(usual, "hand")[1] + 1]


@pytest.mark.parametrize(("roll", "drawn"), [(1, 0), (2, 0), (17, 0), (18, 0), (20, 0)])
def test_compassion_and_honesty_draw_nothing(roll, drawn):
    for loot in ("compassion", "honesty"):
        assert each(rolled(loot, roll), "hand")[0] == 1 + drawn


@pytest.mark.parametrize(("roll", "on_top"), [(1, 0), (2, 0), (17, 0), (18, 1), (20, 1)])
def test_honesty_lets_cards_go_on_top_at_a_critical_only(roll, on_top):
    scene = rolled("honesty", roll)
    assert value(scene, "on-top") == on_top
    scene = rolled("honesty", roll, "0 buy baby-ninja", header=f"{DECK}\nset: tokens = 1")
    assert (question(scene) == "OnTop") == bool(on_top)


@pytest.mark.clause("PA-HOUSE-15")
@pytest.mark.parametrize(("roll", "now", "later"), [(1, 0, 0), (2, 2, 2), (17, 2, 2), (18, 4, 4), (20, 4, 4)])
def test_humility_draws_now_and_more_at_the_end(roll, now, later):
    scene = rolled("humility", roll, header="place: deck 0 = tiny-bat*8 canid*8\nplace: discard 0 = -")
    assert scene.cards("hand 0") == ["quarter", *["tiny-bat"] * now]
    assert value(scene, "more-cards") == later
    scene.session.push("0 end")
    assert each(scene, "hand")[0] == 6 + later
    scene.session.push("1 end")
    scene.session.push("0 end")
    assert each(scene, "hand")[0] == 6
    if not later:
        other = rolled("humility", 5, "0 end")
        assert "PA-HOUSE-15" in events(other, "draws a hand")[-1].clauses


@pytest.mark.parametrize(("roll", "gained"), [(1, 0), (2, 0), (17, 0), (18, 1), (20, 1)])
def test_justice_gains_an_evil_loot_at_a_critical(roll, gained):
    scene = rolled("justice", roll, header=f"{DECK}\nplace: red-loots = henchmen camping facial-hair".replace(" camping", ""))
    assert scene.cards("discard 0") == ["henchmen"] * gained
    assert len(scene.cards("red-loots")) == 2 - gained
    assert pools(scene) == (1, 4 * (1 < roll < 18))


@pytest.mark.parametrize("roll", NORMAL)
def test_sacrifice_deletes_one_card_for_three_tokens(roll):
    scene = rolled("sacrifice", roll, "0 delete pax-pox", hand="pax-pox*2")
    assert pools(scene) == (4, 0)
    assert scene.cards("hand 0") == ["pax-pox"]
    assert question(scene) == "Turn"


@pytest.mark.parametrize("roll", CRITICAL)
def test_sacrifice_deletes_any_number_at_a_critical(roll):
    scene = rolled("sacrifice", roll, "0 delete pax-pox", "0 delete pax-pox", "0 delete merch", hand="pax-pox*2 merch canid")
    assert pools(scene) == (10, 0)
    assert question(scene) == "DeleteMany"
    scene.session.push("0 pass")
    assert scene.cards("hand 0") == ["canid"]


@pytest.mark.parametrize(("roll", "drawn"), [(1, 0), (2, 1), (17, 1), (18, 1), (20, 1)])
def test_spirituality_draws_a_card(roll, drawn):
    assert rolled("spirituality", roll).cards("hand 0") == ["quarter", *["tiny-bat"] * drawn]


@pytest.mark.parametrize(("roll", "cards"), [(1, 0), (2, 1), (17, 1), (18, 2), (20, 2)])
def test_valor_gains_evil_cards_to_the_hand(roll, cards):
    scene = rolled("valor", roll, *["0 gain canid"] * cards)
    assert scene.cards("hand 0") == ["quarter", *["canid"] * cards]
    assert question(scene) == "Turn"
    assert pools(scene) == (1, 0)


@pytest.mark.parametrize(("roll", "doubled"), [(1, 0), (2, 0), (17, 0), (18, 1), (20, 1)])
def test_honor_doubles_at_a_critical_only(roll, doubled):
    scene = rolled("honor", roll)
    assert pools(scene) == (1 + doubled + 3 * (roll > 1), 0)
    assert ("PA-HOUSE-12" in clauses(scene, "gets tokens")) == bool(doubled)
