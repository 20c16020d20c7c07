"""Twisp copies another card of the turn: PA-CARD-27 to 29."""

import pytest

from pugsbox.gamers_vs_evil import GAMERS_VS_EVIL
from tests.gamers_vs_evil.told import clauses, each, events, kinds, pools, question, refused, turn, value, without


@pytest.mark.clause("PA-CARD-27")
def test_twisp_copies_an_attack_with_all_that_it_gives():
    scene = turn(
        "chaos-world-smasher twisp",
        "0 play chaos-world-smasher",
        "1 block baby-ninja",
        "2 take",
        "0 play twisp",
        "0 copy chaos-world-smasher",
        "> clause PA-CARD-27",
        "> power = 4",
        "! 1 block baby-ninja",
        "> refused PA-PVP-07",
        "1 take",
        "2 block pax-pox",
        "> discard 1 = baby-ninja pax-pox",
        "> discard 2 = pax-pox*2",
        header="""
            place: hand 1 = baby-ninja
            place: deck 1 = merch
            place: discard 1 = -
            place: hand 2 = pax-pox
            place: discard 2 = -
        """,
        seats=3,
    )
    assert len(events(scene, "attacks")) == 2
    assert scene.cards("played 0") == ["chaos-world-smasher", "twisp"]


@pytest.mark.clause("PA-CARD-27")
def test_twisp_as_the_first_card_has_nothing_to_copy():
    scene = turn("twisp quarter", "0 play twisp", "> clause PA-CARD-27", "0 play quarter")
    assert kinds(scene, 0) == ["plays", "has nothing to copy"]
    assert pools(scene) == (1, 0)
    assert question(scene) == "Turn"


@pytest.mark.clause("PA-CARD-27")
def test_twisp_copies_only_cards_of_this_turn_and_has_to():
    turn(
        "quarter merch twisp",
        "0 play quarter",
        "0 play twisp",
        "! 0 copy merch",
        "> refused PA-CARD-27",
        "! 0 copy twisp",
        "> refused PA-CARD-27",
        "! 0 copy",
        "> refused PA-CARD-27",
        "! 0 pass",
        "> refused PA-TURN-04",
        "! 1 copy quarter",
        "> refused PA-CARD-27",
        "0 copy quarter",
        "> tokens = 2",
    )


def test_cards_of_an_earlier_turn_and_of_others_are_not_copied():
    scene = turn(
        "werewolf",
        "0 play werewolf",
        "0 end",
        "1 play sinestine",
        "1 end",
        "0 play twisp",
        header="place: deck 0 = twisp quarter*5\nplace: discard 0 = -\nplace: hand 1 = sinestine",
    )
    assert kinds(scene) == ["plays", "has nothing to copy"]


@pytest.mark.clause("PA-CARD-27")
@pytest.mark.parametrize(
    ("first", "second", "tokens", "power"), [(2, 2, 6, 6), (2, 18, 9, 9), (20, 17, 9, 9), (1, 20, 6, 6), (20, 1, 6, 6)]
)
def test_a_copied_green_loot_has_a_roll_of_its_own(first, second, tokens, power):
    scene = turn("compassion twisp", "0 play compassion", "0 play twisp", "0 copy compassion", header=f"roll: {first} {second}")
    assert pools(scene) == (tokens, power)
    assert [event.data for event in events(scene, "rolls")] == [(first,), (second,)]


@pytest.mark.clause("PA-CARD-28")
def test_twisp_is_a_further_scrotuum():
    scene = turn("scrotuum twisp", "0 play scrotuum", "0 play twisp", "0 copy scrotuum", "> clause PA-CARD-28", "> power = 5")
    assert pools(scene) == (0, 5)


def test_a_scrotuum_after_that_gives_four_as_well():
    lines = ["0 play scrotuum", "0 play twisp", "0 copy scrotuum", "0 play scrotuum", "0 play scrotuum"]
    assert pools(turn("scrotuum*3 twisp", *lines)) == (0, 1 + 4 + 4 + 4)


@pytest.mark.clause("PA-CARD-29")
def test_what_would_delete_the_copied_card_deletes_twisp():
    turn(
        "giant-cupcake twisp",
        "0 play giant-cupcake",
        "0 gain canid",
        "0 play twisp",
        "0 copy giant-cupcake",
        "0 gain fleshreaper",
        "> clause PA-CARD-29",
        "> deleted = giant-cupcake twisp",
        "> played 0 = -",
        "> discard 0 = canid fleshreaper",
        header="place: discard 0 = -",
    )


@pytest.mark.clause("PA-CARD-29")
def test_the_cupcake_that_was_kept_is_not_touched_by_a_twisp_that_copies_it():
    turn(
        "giant-cupcake twisp",
        "0 play giant-cupcake",
        "0 pass",
        "0 play twisp",
        "0 copy giant-cupcake",
        "0 gain canid",
        "> deleted = twisp",
        "> played 0 = giant-cupcake",
    )


def test_a_twisp_that_leaves_the_cupcake_alone_stays():
    turn(
        "giant-cupcake twisp",
        "0 play giant-cupcake",
        "0 pass",
        "0 play twisp",
        "0 copy giant-cupcake",
        "0 pass",
        "> deleted = -",
        "> played 0 = giant-cupcake twisp",
    )


def test_the_cupcake_of_a_twisp_may_end_the_game():
    scene = turn(
        "giant-cupcake twisp quarter",
        "0 play giant-cupcake",
        "0 pass",
        "0 play twisp",
        "0 copy giant-cupcake",
        "0 gain canid",
        header=f"""
            {without("merch", "sinestine", "scrotuum", "werewolf", "sorcelator")}
            place: red-row = canid tiny-bat fleshreaper giant-snake chaos-world-smasher winter-king
        """,
    )
    assert scene.session.turn == ()
    assert scene.cards("deleted") == ["twisp"]


@pytest.mark.clause("PA-CARD-27", "PA-HOUSE-07")
@pytest.mark.parametrize(("loot", "counter"), [("golden-appendage", "every-turn-cards 0"), ("camping", "every-turn-power 0")])
def test_a_twisp_that_copies_a_loot_that_stays_stays_too(loot, counter):
    scene = turn(
        f"{loot} twisp",
        f"0 play {loot}",
        "0 play twisp",
        f"0 copy {loot}",
        "> clause PA-HOUSE-07",
        f"> front 0 = {loot} twisp",
        "> played 0 = -",
        "0 end",
        header="place: deck 0 = quarter*12\nplace: discard 0 = -",
    )
    assert value(scene, counter) == 2
    more = 2 if loot == "golden-appendage" else 0
    assert each(scene, "hand")[0] == 6 + more
    scene.session.push("1 end")
    assert pools(scene) == (0, 2 - more)
    assert scene.cards("front 0") == [loot, "twisp"]
    assert "PA-CARD-27" in events(scene, "stays")[1].clauses
    assert "PA-CARD-27" not in events(scene, "stays")[0].clauses


@pytest.mark.clause("PA-CARD-27", "PA-CARD-13")
def test_twisp_as_natural_twenty_doubles_again():
    scene = turn(
        "sorcelator natural-twenty twisp",
        "0 play sorcelator",
        "0 play natural-twenty",
        "0 double sorcelator 1 1",
        "0 play twisp",
        "0 copy natural-twenty",
        "0 double sorcelator 2 2",
        "> clause PA-CARD-14",
        header="place: deck 0 = canid*3",
    )
    assert pools(scene) == (4, 4)


def test_a_natural_twenty_on_the_copied_card_is_not_copied():
    scene = turn(
        "merch natural-twenty twisp",
        "0 play merch",
        "0 play natural-twenty",
        "0 double merch 2 0",
        "0 play twisp",
        "0 copy merch",
    )
    assert pools(scene) == (6, 0)


def test_natural_twenty_doubles_what_twisp_gave_under_the_name_of_the_copied_card():
    scene = turn("merch twisp natural-twenty", "0 play merch", "0 play twisp", "0 copy merch", "0 play natural-twenty")
    assert scene.legal() == ["0 double merch 2 0"]
    scene.session.push("0 double merch 2 0")
    assert pools(scene) == (6, 0)


def test_twisp_as_natural_twenty_with_nothing_to_double():
    scene = turn("natural-twenty twisp", "0 play natural-twenty", "0 play twisp", "0 copy natural-twenty")
    assert kinds(scene) == ["copies", "has nothing to double"]
    assert pools(scene) == (0, 0)


def test_twisp_as_a_unicorn_is_not_the_first_card():
    scene = turn("magical-unicorn twisp quarter", "0 play magical-unicorn", "0 pass", "0 play twisp", "0 copy magical-unicorn")
    assert pools(scene) == (2, 0)
    assert scene.cards("hand 0") == ["quarter"]


def test_twisp_as_broodax_is_in_disguise_too():
    lines = ["0 play broodax-in-disguise", "0 play twisp", "0 copy broodax-in-disguise", "0 buy red-loot"]
    scene = turn("broodax-in-disguise twisp", *lines, header="set: power = 2")
    assert pools(scene) == (0, 0)


def test_twisp_as_touchwieners_asks_all_others_again():
    scene = turn(
        "touchwieners twisp",
        "0 play touchwieners",
        "1 reveal",
        "0 play twisp",
        "0 copy touchwieners",
        "1 reveal",
        header="place: hand 1 = touchwieners\nplace: deck 0 = canid*3\nplace: deck 1 = quarter*3",
    )
    assert each(scene, "hand") == [2, 3]
    assert pools(scene) == (4, 0)


def test_twisp_as_demon_penguin_draws_for_its_player():
    lines = ["0 play demon-penguin", "1 block baby-ninja", "0 play twisp", "0 copy demon-penguin", "1 take", "1 discard merch"]
    zones = "place: hand 1 = baby-ninja\nplace: deck 1 = merch\nplace: deck 0 = canid*3"
    scene = turn("demon-penguin twisp", *lines, header=zones)
    assert scene.cards("hand 0") == ["canid"]
    assert pools(scene) == (0, 4)


PLAYABLE = [key for key, card in GAMERS_VS_EVIL.cards.items() if card.play and key != "twisp"]


@pytest.mark.parametrize("card", PLAYABLE)
def test_every_card_can_be_copied(card):
    """Whatever is asked, the first answer is taken; in the end Twisp has been the card, and the same turn goes on."""
    scene = turn(
        f"{card} twisp",
        f"0 play {card}",
        header="roll: 9\nplace: deck 0 = merch*4 canid*4\nplace: hand 1 = touchwieners quarter*6\nplace: deck 1 = tiny-bat*8",
    )

    def settle():
        while question(scene) != "Turn":
            scene.session.push(scene.session.legal()[-1])

    settle()
    scene.session.push("0 play twisp")
    assert f"0 copy {card}" in scene.legal()
    scene.session.push(f"0 copy {card}")
    settle()
    assert scene.session.turn == (0,)
    assert value(scene, "copied") == (card,)


def test_nothing_is_copied_where_no_twisp_asks():
    assert refused(turn("quarter", "0 play quarter"), "0 copy quarter") == ("PA-CARD-27",)
    assert "PA-CARD-27" in clauses(turn("twisp", "0 play twisp"), "has nothing to copy")
