"""Cards of which there is no end: laid out by hand, put back, and in a saved state."""

import pytest

from pugsbox.core.codec import from_json, to_json
from pugsbox.core.errors import BadFile, PugsboxError
from pugsbox.games import load_game
from tests.games import zones
from tests.scenes import play

PUGNACIOUS = load_game("pugnacious")
ENDLESS = [key for key, card in PUGNACIOUS.cards.items() if card.endless]


def laid(*lines):
    """A table of the game in which there are such cards."""
    return play("\n".join([*lines, "---"]), game="pugnacious")


def everywhere(state, card):
    """How many copies there are, wherever they lie."""
    return sum(cards[card] for cards in zones(PUGNACIOUS, state).values())


def test_there_are_such_cards_and_one_copy_lies_where_they_come_from():
    assert ENDLESS == ["greater-skill", "greater-fight"]
    state = laid().session.state
    assert [everywhere(state, card) for card in ENDLESS] == [1, 1]


@pytest.mark.parametrize("card", ENDLESS)
def test_any_number_is_laid_out_and_none_is_missing_elsewhere(card):
    scene = laid(f"place: hand 0 = {card}*30", f"place: deck 1 = {card}*99", f"place: discard 1 = {card}")
    assert [len(scene.cards(name)) for name in ("hand 0", "deck 1", "discard 1")] == [30, 99, 1]
    assert scene.cards("supply") == ENDLESS
    assert everywhere(scene.session.state, card) == 131


def test_copies_that_are_put_away_are_gone():
    scene = laid("place: hand 0 = greater-skill*30", "place: hand 0 = greater-skill*2 minor-skill")
    assert scene.cards("hand 0") == ["greater-skill"] * 2 + ["minor-skill"]
    assert everywhere(scene.session.state, "greater-skill") == 3


def test_of_other_cards_there_are_as_many_as_there_are():
    with pytest.raises(BadFile, match="there are only 28 of them in this game"):
        laid("place: hand 0 = minor-skill*29")
    with pytest.raises(BadFile, match="greater-skill cannot lie in queue 0"):
        laid("place: queue 0 = greater-skill")


def test_a_state_with_more_of_them_is_saved_and_read_again():
    scene = laid("place: hand 0 = greater-skill*30 greater-fight*2", "set: phase = buy", "set: skill 0 = 90")
    for _ in range(10):
        scene.session.push("0 buy greater-fight")
    state = scene.session.state
    assert from_json(PUGNACIOUS, to_json(PUGNACIOUS, state)) == state


def test_a_state_with_fewer_of_them_or_with_more_of_others_is_refused():
    state = laid("place: hand 0 = minor-skill").session.state
    fewer = PUGNACIOUS.dump(state)
    fewer["cells"]["supply"] = ["greater-fight"]
    with pytest.raises(PugsboxError, match="cells: found 0 of the card greater-skill; the game has 1"):
        PUGNACIOUS.restore(fewer)
    more = PUGNACIOUS.dump(state)
    more["cells"]["hand 0"] += ["greater-skill", "minor-skill"]
    with pytest.raises(PugsboxError, match="cells: found 29 of the card minor-skill; the game has 28"):
        PUGNACIOUS.restore(more)
    more["cells"]["hand 0"].pop()
    assert everywhere(PUGNACIOUS.restore(more), "greater-skill") == 2
