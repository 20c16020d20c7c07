"""What the game says: cards with the article that they take, and nothing that only one reading of a rule makes true."""

import pytest

from pugsbox.pugnacious.words import WORDS
from tests.pugnacious.games import play

LOST = """option: finale_release = {}
set: phase = combat
place: hand 0 = -
place: hand 1 = -
---
0 target finale
1 target none
"""


@pytest.mark.parametrize(
    ("card", "said"),
    [
        ("crowbar", "a Crowbar"),
        ("airship", "an Airship"),
        ("pickpockets", "Pickpockets"),
        ("house-arrest", "House Arrest"),
        ("on-board-the-express", "On Board the Express"),
        ("sewers", "the Sewers"),
        ("truce", "Truce"),
        ("conductor", "the Conductor"),
    ],
)
def test_a_card_has_the_article_that_it_takes(card, said):
    assert WORDS.one[card] == said


@pytest.mark.parametrize("reading", ["other_targets", "other_loses", "glossary_same_turn"])
def test_being_locked_out_is_told_so_that_it_is_true_under_every_reading(reading):
    scene = play(LOST.format(reading))
    told = [line.text for line in scene.session.log(0) if "locked out" in line.text]
    assert told == ["You are locked out of the Finale until another player frees you."]
    assert "targeted" not in scene.session.check(scene.session.read("0 target finale")).expected


def test_the_dummy_is_called_with_its_article():
    scene = play("set: phase = combat\nset: fight 0 = 2\n---\n0 target dummy\n1 target none")
    told = [line.text for line in scene.session.log(1)]
    assert "Ada beats the Training Dummy: 2 against 2." in told
    assert "The Training Dummy is beaten and stays." in told
