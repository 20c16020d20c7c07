"""The lesson screen as Python sees it: pages, moves, questions, attempts, one lesson after the other."""

import re

import pytest

from pugsbox.core.errors import BadFile, PugsboxError
from pugsbox.games import GAMES
from pugsbox.scenes import scenes_of
from pugsbox.widgets import Lesson
from pugsbox.widgets.base import Screen
from tests.core.test_walkthrough import SCENE
from tests.widgets.test_screens import Tags


@pytest.fixture(autouse=True)
def strict(monkeypatch, tmp_path):
    monkeypatch.setattr(Screen, "strict", True)
    monkeypatch.chdir(tmp_path)
    (tmp_path / "mine.txt").write_text(SCENE)


@pytest.fixture
def lesson():
    return Lesson("mine.txt")


def part(lesson, name):
    return lesson.answer["parts"][name]


def buttons(lesson, name):
    return re.findall(r'data-action="([^"]*)"', part(lesson, name)["html"])


def test_the_markup_is_sound_and_holds_every_part(lesson):
    tags = Tags(lesson.markup)
    assert set(lesson.answer["parts"]) <= tags.having("data-part")


def test_a_lesson_is_gone_through_from_the_first_page_to_the_last(lesson):
    assert part(lesson, "step")["text"] == "Lesson 1 of 1, step 1 of 6"
    assert buttons(lesson, "task") == ["try"]
    assert part(lesson, "forward")["aria-disabled"] == "true"
    lesson.press("try")
    assert "MUG-STEAL-05" in part(lesson, "refusal")["html"]
    lesson.press("forward")
    assert "0 exchange blue" in buttons(lesson, "choices")
    lesson.press("0 draw")
    assert "allowed, but something else is wanted" in part(lesson, "told")["text"]
    lesson.press("0 exchange green")
    assert "MUG-EXCH-01" in part(lesson, "refusal")["html"]
    lesson.press("why 0 steal 1 red")
    assert "MUG-STEAL-05" in part(lesson, "refusal")["html"]
    lesson.press("0 exchange blue")
    assert part(lesson, "praise")["text"] == "\u2713 Right: Exchange three Pugs for the blue Mug."
    assert buttons(lesson, "choices") == []
    lesson.press("answer 7")
    assert "Not quite" in part(lesson, "told")["text"]
    lesson.press("answer one")
    assert part(lesson, "told")["text"] == "\u2713 That is right."
    assert "<b>1</b>" in part(lesson, "task")["html"]
    for _ in range(3):
        lesson.press("forward")
    assert part(lesson, "step")["text"] == "Lesson 1 of 1, step 6 of 6"
    assert "last lesson" in part(lesson, "task")["html"]
    assert part(lesson, "forward")["aria-disabled"] == "true"


def test_a_page_that_wants_no_move_has_no_button_that_makes_one(lesson):
    lesson.press("try")
    shown = "".join(looks.get("html") or "" for looks in lesson.answer["parts"].values())
    assert set(re.findall(r'data-action="([^"]*)"', shown)) == {"try"}
    lesson.press("forward")
    shown = "".join(looks.get("html") or "" for looks in lesson.answer["parts"].values())
    for action in sorted(set(re.findall(r'data-action="([^"]*)"', shown)) - {"show"}):
        lesson.press(action)
        if lesson.walk.at != 1:
            lesson.press("back")


@pytest.mark.parametrize("game", GAMES)
def test_every_move_and_attempt_of_a_lesson_has_a_name(game):
    for path in scenes_of(game):
        lesson = Lesson(str(path))
        while not lesson.walk.over:
            beat = lesson.walk.page.beat
            if beat.mark in ("?", "!"):
                assert not lesson._said(lesson.walk.page.right[0])[0].isdecimal()
            at = lesson.walk.at
            if not lesson.walk.may_go_on:
                lesson.press("show")
            if lesson.walk.at == at:
                lesson.press("forward")


def test_everything_can_be_shown(lesson):
    while not lesson.walk.over:
        at = lesson.walk.at
        if not lesson.walk.may_go_on:
            lesson.press("show")
            assert (part(lesson, "told")["text"] or part(lesson, "praise")["text"]).startswith("Shown: ")
        if lesson.walk.at == at:
            lesson.press("forward")
    lesson.press("back")
    assert part(lesson, "progress")["aria-label"] == "Step 5 of 6"


@pytest.mark.parametrize("action", ["forward", "answer 1", "0 draw", "back", "lesson 2", "lesson x", "fly", "draw"])
def test_what_does_not_fit_is_said_and_changes_nothing(lesson, action):
    before = lesson.walk.session.state
    with pytest.raises(PugsboxError):
        lesson.press(action)
    assert part(lesson, "note")["text"]
    assert lesson.walk.session.state == before


def test_the_lessons_of_a_game_follow_one_another():
    lesson = Lesson("pugs_in_mugs")
    lesson.press("lesson 14")
    while not lesson.walk.over:
        at = lesson.walk.at
        if not lesson.walk.may_go_on:
            lesson.press("show")
        if lesson.walk.at == at:
            lesson.press("forward")
    assert "last lesson" in part(lesson, "task")["html"]
    lesson.press("lesson 13")
    assert part(lesson, "step")["text"].startswith("Lesson 13 of 14, step 1 of")
    lesson.press("back")
    assert part(lesson, "step")["text"].startswith("Lesson 12 of 14")


def test_the_next_time_begins_at_the_lesson_of_the_last_time(tmp_path):
    Lesson("pugs_in_mugs").press("lesson 5")
    assert part(Lesson("pugs_in_mugs"), "step")["text"].startswith("Lesson 5 of 14, step 1 of")
    (tmp_path / ".pugsbox" / "pugs_in_mugs.lesson.txt").write_text("many")
    assert part(Lesson("pugs_in_mugs"), "step")["text"].startswith("Lesson 1 of 14")


@pytest.mark.parametrize(("number", "raw", "said"), [(8, "1 offer", "Uta: Offer help"), (12, "2 offer", "Renate: Offer help")])
def test_what_is_tried_for_another_is_refused_in_words(number, raw, said):
    lesson = Lesson("punschge")
    lesson.press(f"lesson {number}")
    while "try" not in buttons(lesson, "task"):
        lesson.press("show" if not lesson.walk.may_go_on else "forward")
    lesson.press("try")
    refused = part(lesson, "refusal")["html"]
    assert f"Refused: {said}" in refused
    assert raw not in refused


def test_a_lesson_that_does_not_fit_is_refused_with_its_lines(tmp_path):
    (tmp_path / "bad.txt").write_text("game: pugs_in_mugs\nseats: 2\nplace: hand 0 = cat\n---\n")
    with pytest.raises(BadFile, match="line 3: There is no card 'cat'"):
        Lesson("bad.txt")
    with pytest.raises(BadFile, match="cannot be read"):
        Lesson("none.txt")


def test_a_strangers_words_stay_words(tmp_path):
    evil = '<img src=x onerror="a">'
    text = SCENE.replace("You have two threes.", evil).replace("Get a Mug.", evil).replace("How many", evil)
    (tmp_path / "evil.txt").write_text(text.replace("seats: 2", f"title: {evil}\nseats: 2"))
    lesson = Lesson("evil.txt")
    shown = lesson.markup
    while not lesson.walk.over:
        at = lesson.walk.at
        shown += "".join(looks.get("html") or "" for looks in lesson.answer["parts"].values())  # "text" is no markup
        if not lesson.walk.may_go_on:
            lesson.press("show")
        if lesson.walk.at == at:
            lesson.press("forward")
    assert "<img" not in shown
    assert "&lt;img" in shown
