"""A scene as a lesson: pages, moves to find, questions, attempts, forward and back."""

import pytest

from pugsbox.core.errors import PugsboxError
from pugsbox.core.record import read_record
from pugsbox.core.walkthrough import Walkthrough
from pugsbox.games import GAMES, load_game
from pugsbox.scenes import load_scene, scenes_of

SCENE = """game: pugs_in_mugs
seats: 2
names: Ada, Bo
set: turn = 0
place: hand 0 = red*3 blue*3
place: deck = green plum yellow ...
---
## You have two threes.
## What are they good for?
! 0 steal 1 red
> refused MUG-STEAL-05
? Get a Mug.
0 exchange red
| 0 exchange blue
# for tests
> clause MUG-EXCH-01
?= How many actions are left? :: 1
## Now draw.
0 draw
## Bo draws, too.
1 draw
## That was a turn, and half of one.
"""


def lesson_of(text=SCENE):
    return Walkthrough(read_record(text, load_game), load_game)


def test_pages_stop_where_the_learner_has_to_do_something():
    pages = lesson_of().pages
    assert [page.beat.mark if page.beat else None for page in pages] == ["!", "?", "?=", "", "", None]
    assert pages[0].tells == ("You have two threes.", "What are they good for?")
    assert pages[1].right == ("0 exchange red", "0 exchange blue")
    assert pages[2].right == ("1",)
    assert pages[-1].tells == ("That was a turn, and half of one.",)


def test_the_learner_does_it_all():
    lesson = lesson_of()
    assert not lesson.may_go_on
    with pytest.raises(PugsboxError, match="First it is your turn"):
        lesson.forward()
    lesson.attempt()
    assert "MUG-STEAL-05" in lesson.refusal.clauses
    lesson.forward()
    assert lesson.refusal is None
    before = lesson.session.state
    assert lesson.move("0 exchange green") is False
    assert lesson.refusal.clause == "MUG-EXCH-01"
    assert lesson.move("0 draw") is False
    assert lesson.refusal is None
    assert lesson.session.state == before
    assert lesson.move("0 exchange waves") is True
    assert lesson.answer("2") is False
    assert lesson.answer("One, I think.") is True
    lesson.forward()
    lesson.forward()
    assert lesson.session.ply == 2
    lesson.forward()
    assert lesson.over
    with pytest.raises(PugsboxError, match="last page"):
        lesson.forward()


@pytest.mark.parametrize(
    ("right", "said", "is_right"),
    [
        ("1", "one", True),
        ("1", "1 Mug!", True),
        ("0", "none", True),
        ("1", "11", False),
        ("1", "1 2 3", False),
        ("1", "not 1", False),
        ("no", "No.", True),
        ("no", "yes and no", False),
        ("red", "the stripes", True),
        ("Ada", "Me!", True),
        ("Bo", "me", False),
        ("draw", "draw a card", True),
        ("1", "", False),
        ("1", "one " * 20, False),
    ],
)
def test_an_answer_may_be_a_short_sentence(right, said, is_right):
    lesson = lesson_of(SCENE.replace(":: 1", f":: {right}"))
    lesson.show()
    lesson.forward()
    lesson.show()
    assert lesson.answer(said) is is_right


def test_actions_of_which_nothing_is_told_follow_by_themselves():
    lesson = lesson_of(SCENE.replace("## Now draw.\n", "").replace("## Bo draws, too.\n", ""))
    assert [page.beat.mark if page.beat else None for page in lesson.pages] == ["!", "?", "?=", None]
    lesson.show()
    lesson.forward()
    lesson.show()
    lesson.show()
    lesson.forward()
    assert lesson.over
    assert [str(move.action) for move in lesson.session.moves] == ["0 exchange red", "0 draw", "1 draw"]
    lesson.back()
    assert lesson.session.ply == 1


def test_back_and_forward_keep_what_was_done():
    lesson = lesson_of()
    lesson.show()
    lesson.forward()
    lesson.move("0 exchange blue")
    lesson.back()
    assert lesson.session.ply == 0
    assert lesson.may_go_on
    lesson.forward()
    assert str(lesson.session.moves[0].action) == "0 exchange blue"
    lesson.back()
    lesson.back()
    with pytest.raises(PugsboxError, match="first page"):
        lesson.back()


def test_another_right_move_may_be_found_later():
    lesson = lesson_of()
    lesson.show()
    lesson.forward()
    lesson.move("0 exchange blue")
    lesson.back()
    assert lesson.move("0 exchange red") is True
    assert str(lesson.session.moves[0].action) == "0 exchange red"


def test_where_the_lesson_cannot_follow_a_right_move_it_goes_on_with_the_model():
    text = SCENE.replace("0 draw\n", "0 exchange blue\n")
    lesson = lesson_of(text)
    lesson.show()
    lesson.forward()
    assert lesson.move("0 exchange blue") is True
    assert str(lesson.session.moves[0].action) == "0 exchange red"
    while not lesson.over:
        if not lesson.may_go_on:
            lesson.show()
        lesson.forward()


@pytest.mark.parametrize(
    ("page", "doing"),
    [
        (0, lambda lesson: lesson.move("0 draw")),
        (0, lambda lesson: lesson.answer("1")),
        (1, lambda lesson: lesson.attempt()),
        (3, lambda lesson: lesson.show()),
        (1, lambda lesson: lesson.move("draw")),
    ],
)
def test_what_does_not_fit_the_page_is_refused_in_words_and_changes_nothing(page, doing):
    lesson = lesson_of()
    for _ in range(page):
        if not lesson.may_go_on:
            lesson.show()
        if lesson.at < page and lesson.may_go_on:
            lesson.forward()
    assert lesson.at == page
    before = lesson.session.state
    with pytest.raises(PugsboxError):
        doing(lesson)
    assert lesson.session.state == before
    assert lesson.at == page


@pytest.mark.parametrize("path", [path for game in GAMES for path in scenes_of(game)], ids=lambda path: path.stem)
def test_every_lesson_can_be_gone_through_to_its_end_and_back(path):
    lesson = Walkthrough(load_scene(path), load_game)
    while not lesson.over:
        at = lesson.at
        if not lesson.may_go_on:
            lesson.show()
        if lesson.at == at:
            lesson.forward()
    assert lesson.page.tells
    last = lesson.session.state
    while lesson.at:
        lesson.back()
    assert lesson.session.ply == 0
    while not lesson.over:
        lesson.forward()
    assert lesson.session.state == last
