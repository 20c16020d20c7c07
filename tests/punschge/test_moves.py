"""Moves as text, and the sentences about what is no move."""

import pytest

from pugsbox.core.errors import PugsboxError
from pugsbox.punschge.moves import Move, read_moves


def test_moves_are_read_in_order():
    assert read_moves("2+ 4+ 7- goal-") == (
        Move(2, right=True),
        Move(4, right=True),
        Move(7, right=False),
        Move(27, right=False),
    )


@pytest.mark.parametrize("text", ["2+,4+,7-,Goal-", " 2+  4+\n7\u2212 GOAL\u2013", "2+, 4+; 7- goal-"])
def test_moves_are_read_as_people_write_them(text):
    assert [str(move) for move in read_moves(text)] == ["2+", "4+", "7-", "goal-"]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "Found no right space in ''; expected the two given spaces first, such as 2+ 4+."),
        ("2+", "Found only one right space in '2+'; expected the two given spaces first, such as 2+ 4+."),
        ("2+ 3-", "Move 2: found 3-; expected the two given spaces first, such as 2+ 4+ (PUN-COOP-05)."),
        ("7- 2+ 4+", "Move 1: found 7-; expected the two given spaces first, such as 2+ 4+ (PUN-COOP-05)."),
        ("2+ goal+", "Move 2: found goal+; expected the two given spaces first, such as 2+ 4+ (PUN-COOP-05)."),
        ("2+ 27+", "Move 2: There is no space '27'; expected 1 to 26, or goal (the goal is written goal)."),
        ("0+ 4+", "Move 1: There is no space '0'; expected 1 to 26, or goal."),
        ("0000000007+ 9+", "Move 1: There is no space '0000000007'; expected 1 to 26, or goal."),
        ("2+ 4", "Move 2: found '4'; expected a space and its answer: 7+ for right, 7- for wrong, goal+ or goal-."),
        (
            "2+ 4+ 4-",
            "Move 3: found 4-, but space 4 bears a white stone, since move 2 (PUN-MARK-11).",
        ),
        ("2+ 4+ goal+ 9-", "Move 4: found 9- after goal+ (move 3); expected no move once it is solved (PUN-GOAL-03)."),
    ],
)
def test_what_cannot_be_read(text, said):
    with pytest.raises(PugsboxError) as error:
        read_moves(text)
    assert str(error.value) == said


@pytest.mark.parametrize("word", ["\u0663+", "9" * 5000 + "+", "<b>+", "+7", "7+-", "\x00"])
def test_hostile_words_get_a_short_sentence(word):
    with pytest.raises(PugsboxError) as error:
        read_moves(f"2+ 4+ {word}")
    assert str(error.value).startswith(("Move 3: found ", "Move 3: There is no space "))
    assert len(str(error.value)) < 200
