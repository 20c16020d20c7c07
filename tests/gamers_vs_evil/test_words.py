"""What a player reads: questions, buttons, what happened, why not."""

import json

import pytest

from pugsbox.core.codec import from_json, to_json
from pugsbox.core.errors import PugsboxError
from pugsbox.draw.table import table_html
from pugsbox.gamers_vs_evil import GAMERS_VS_EVIL
from tests.gamers_vs_evil.games import play

TURN = """set: turn = 0
    place: hero 0 = tycho
    place: hero 1 = gabe
    place: discard 1 = -
    """


def labels(scene, seat=0):
    return [choice.label for choice in scene.session.view(seat).choices]


def lines(scene, seat=0):
    return [line.text for line in scene.session.log(seat)]


def refused(scene, action):
    refusal = scene.session.check(action)
    return [(why.message, why.actual) for why in (refusal, *refusal.also)]


def test_the_question_of_a_turn_says_what_there_is_to_spend():
    scene = play(f"{TURN}place: hand 0 = merch\nset: power = 2\n---\n0 play merch")
    assert scene.session.view(0).question.text.endswith("Tokens: 2, Power: 2.")


def test_who_is_attacked_is_told_with_which_card():
    scene = play(f"{TURN}place: hand 0 = giant-snake twisp\n---\n0 play giant-snake")
    assert scene.session.view(1).question.text == "Ada attacks with a Giant Snake: do you block?"
    copied = play(f"{TURN}place: hand 0 = giant-snake twisp\n---\n0 play giant-snake\n1 take\n1 gain pax-pox")
    copied.session.push("0 play twisp")
    copied.session.push("0 copy giant-snake")
    assert copied.session.view(1).question.text == "Ada attacks with a Giant Snake: do you block?"


def test_one_token_is_no_tokens():
    scene = play(f"{TURN}place: hand 0 = sorcelator quarter natural-twenty\n---\n0 play sorcelator\n0 play quarter")
    scene.session.push("0 play natural-twenty")
    assert labels(scene) == ["Double Sorcelator: 1 Token and 1 Power", "Double Quarter: 1 Token"]


def test_a_discard_pile_of_one_card_is_a_card():
    scene = play(f"{TURN}place: hand 0 = sorcelator\nplace: deck 0 = -\nplace: discard 0 = merch\n---\n0 play sorcelator")
    assert "Your discard pile, a card, is shuffled: your new deck." in lines(scene)


def test_pax_pox_of_ones_own_hand_is_held_by_you():
    hands = "place: hand 0 = shotgun pax-pox merch\nplace: hand 1 = pax-pox\nroll: 20"
    scene = play(f"{TURN}{hands}\n---\n0 play shotgun")
    assert labels(scene)[:2] == ["Delete PAX Pox held by you", "Delete PAX Pox held by Bo"]
    assert refused(scene, "0 delete pax-pox") == [("Say whose PAX Pox you delete.", "PAX Pox")]
    assert refused(scene, "0 delete merch") == [("This ability deletes PAX Pox only.", "Merch")]
    scene.session.push("0 delete pax-pox 1")
    assert lines(scene)[-1] == "You delete a PAX Pox held by Bo."
    assert lines(scene, seat=1)[-1] == "Ada deletes a PAX Pox held by you."


def test_what_was_tried_is_called_by_its_name():
    scene = play(f"{TURN}place: hand 0 = merch\n---\n")
    assert refused(scene, "0 play quarter") == [("You play cards of your hand; Quarter is not there.", "Quarter")]
    assert refused(scene, "0 play nonsense") == [("You play cards of your hand; 'nonsense' is not there.", "'nonsense'")]


def test_who_is_not_on_turn_is_not_told_that_the_tokens_of_another_are_too_few():
    scene = play(f"{TURN}place: hand 1 = merch\n---\n")
    assert [why for why, _ in refused(scene, "1 buy merch")] == ["It is not your turn, and you are asked nothing else."]


@pytest.mark.parametrize(("loot", "row"), [("valor", "Evil"), ("frosty", "Gamer")])
def test_who_gains_the_wrong_card_is_told_the_row(loot, row):
    scene = play(f"{TURN}place: hand 0 = {loot}\nroll: 10\n---\n0 play {loot}")
    other = "merch" if row == "Evil" else "canid"
    assert refused(scene, f"0 gain {other}")[0][0] == f"You gain a card of the {row} row now."


def test_the_table_unfolds_what_a_loot_costs_at_each_level():
    html = table_html(play(f"{TURN}---\n").session.view(0), GAMERS_VS_EVIL.clauses)
    for told in (
        "A Loot below it costs 8 Tokens.",
        "A Loot below it costs 10 Power.",
        "bought for 13 Tokens, which ends the game.",
    ):
        assert told in html


@pytest.mark.parametrize(("plays", "doing"), [([], 0), (["giant-snake"], 1)])
def test_a_state_in_which_nothing_attacks_has_no_attack(plays, doing):
    saved = json.loads(
        to_json(GAMERS_VS_EVIL, play(f"{TURN}place: hand 0 = giant-snake\n---\n0 play giant-snake").session.state)
    )
    from_json(GAMERS_VS_EVIL, json.dumps(saved))
    saved["cells"] |= {"plays": plays, "worth": ["0-1"] * len(plays), "doing": doing}
    with pytest.raises(PugsboxError):
        from_json(GAMERS_VS_EVIL, json.dumps(saved))


def test_a_turn_laid_out_in_an_advanced_game_has_no_heroes_to_choose_from():
    scene = play(f"option: setup = advanced\n{TURN}---\n")
    assert [zone.name for zone in scene.session.view(0).zones if zone.name.startswith(("dealt", "chosen"))] == []
    assert scene.cards("hero 0") == ["tycho"]
