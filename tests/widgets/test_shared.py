"""Several people at one screen, where only one of them has a secret: covers where there is one, and nowhere else."""

import json
import random
import re
from dataclasses import replace

import pytest

from pugsbox import games
from pugsbox.core.bots import RandomBot
from pugsbox.core.errors import PugsboxError
from pugsbox.core.record import read_record
from pugsbox.core.session import Session
from pugsbox.games import load_game
from pugsbox.punschge import house_board
from pugsbox.widgets import Lesson, Table
from pugsbox.widgets.base import Screen
from tests.conformance.sampling import swapped
from tests.stroll import HINT, STROLL, know_stroll
from tests.widgets.test_screens import Tags, click


@pytest.fixture(autouse=True)
def laid(monkeypatch, tmp_path):
    monkeypatch.setattr(Screen, "strict", True)
    monkeypatch.chdir(tmp_path)
    know_stroll(monkeypatch)


@pytest.fixture
def shared():
    """Four people; the Professor, on seat 0, has thought of a space and looks at his place."""
    screen = Table("stroll", seats=4, people=4, seed=1)
    for action in ("uncover", "0 think 13"):
        screen.press(action)
    return screen


def part(screen, name):
    return screen.answer["parts"][name]


def actions(screen, name):
    return re.findall(r'data-action="([^"]*)"', part(screen, name)["html"])


# ---------------------------------------------------------------- covers


def test_a_place_without_secrets_is_shown_at_once(shared):
    shared.press("0 open")
    assert (shared.places.seat, shared.places.cover, shared.places.open) == (1, None, True)
    assert "Bo, it is your turn" in part(shared, "title")["html"]
    assert part(shared, "table")["hidden"] is None
    assert part(shared, "space-13")["data-state"] is None


def test_before_a_secret_there_is_a_cover_even_if_it_is_still_to_come():
    screen = Table("stroll", seats=4, people=4, seed=1)
    assert screen.session.view(0).board == screen.session.view(None).board  # but the next press is not for all eyes
    assert (screen.places.seat, screen.places.cover) == (None, 0)
    assert "Hand the screen to Ada" in part(screen, "cover")["html"]
    screen.press("uncover")
    screen.press("0 think 13")
    assert (screen.places.seat, screen.places.cover) == (0, None)  # nobody else was looking
    assert part(screen, "space-13")["data-state"] == "hinted"


def test_a_secret_that_comes_while_all_look_is_covered(shared):
    shared.places.open = True
    shared.press("undo")
    assert (shared.places.seat, shared.places.cover) == (None, 0)
    shared.press("uncover")
    shared.places.open = True
    shared.press("0 think 7")
    assert (shared.places.seat, shared.places.cover) == (None, 0)
    assert part(shared, "space-7")["data-state"] is None


def test_the_next_name_is_in_the_headline_and_in_a_live_region(shared):
    shared.press("0 open")
    for seat, name in ((1, "Bo"), (2, "Cleo"), (3, "Dex")):
        assert f"{name}, it is your turn" in part(shared, "title")["html"]
        assert name in part(shared, "question")["html"]
        assert part(shared, "space-5")["data-action"] == f"{seat} step 5"
        shared.press(f"{seat} step {seat}")
    question = next(e for t, e in Tags(shared.markup).found if e.get("data-part") == "question")
    assert question["role"] == "status"


def test_the_new_professor_gets_a_cover_and_is_not_told_the_rest_by_others(shared):
    for action in ("0 open", "1 step 4", "2 step 5", "3 step 13"):
        shared.press(action)
    assert shared.places.cover == 1
    shared.press("uncover")
    shared.press("1 think 7")
    shared.press("1 open")
    assert "hinted" not in json.dumps(shared.answer["parts"]).replace("pb-on-hinted", "")


def test_where_all_look_nobody_reads_what_one_alone_had_learnt(shared):
    assert "You think of 13" in part(shared, "log-latest")["html"] + part(shared, "log")["html"]
    shared.press("0 open")
    shared.press("1 step 4")
    told = json.dumps(shared.answer["parts"])
    assert "think of 13" not in told
    assert "Bo steps on 4." in told
    assert "You" not in part(shared, "log-latest")["html"]


def test_what_is_new_is_what_happened_since_somebody_pressed(shared):
    shared.press("0 open")
    assert "Ada opens the round." in part(shared, "heard")["text"]
    shared.press("1 step 4")
    assert part(shared, "heard")["text"] == "Bo steps on 4."


def test_the_professor_takes_back_in_private(shared):
    assert part(shared, "undo")["aria-disabled"] is None
    shared.press("undo")
    assert (shared.places.seat, shared.places.cover, shared.places.open) == (0, None, False)
    shared.press("0 think 7")
    assert part(shared, "space-7")["data-state"] == "hinted"


def test_nobody_takes_back_what_another_did(shared):
    shared.press("0 open")
    shared.press("1 step 4")
    state = shared.session.state
    assert "taken by Bo" in part(shared, "undo")["title"]
    with pytest.raises(PugsboxError, match="only your own"):
        shared.press("undo")
    with pytest.raises(PugsboxError, match="another player's place"):
        shared.press("1 step 5")
    assert shared.session.state is state


def test_the_hint_is_a_line_for_all(shared):
    shared.press("0 help")
    assert HINT in part(shared, "notices")["html"]


@pytest.mark.parametrize(("seats", "seed", "mode"), [(3, 1, "cooperative"), (5, 2, "competitive"), (8, 3, "competitive")])
def test_what_all_look_at_is_the_same_whatever_only_the_professor_knows(seats, seed, mode):
    screen, chance = Table("punschge", seats=seats, people=seats, seed=seed, keep=None, mode=mode), random.Random(seed)
    changed, opened, covered = 0, 0, 0
    for _ in range(70):
        if screen.places.open or screen.places.cover is not None:
            seen, state = screen.parts(), screen.session.state
            screen.session.state = swapped(screen.game, state, None, chance)
            changed += screen.session.state.cells != state.cells
            assert screen.parts() == seen
            screen.session.state = state
        opened += screen.places.open
        if screen.places.cover is not None:
            covered += 1
            assert screen.places.cover == screen.game.master(screen.session.state)
            screen.press("uncover")
        screen.press(str(chance.choice(screen.session.legal(screen.places.seat))))
    assert min(changed, opened) > 20
    assert covered


# ---------------------------------------------------------------- somebody else may act


def test_who_interrupts_gets_an_open_place_at_once_and_gives_it_back(shared):
    shared.press("0 open")
    shared.press("someone")
    assert actions(shared, "any-time")[-5:] == ["claim 0", "claim 1", "claim 2", "claim 3", "nobody"]
    shared.press("claim 3")
    assert (shared.places.seat, shared.places.cover, shared.places.open) == (3, None, True)
    assert part(shared, "place")["aria-label"] == "Dex's place"
    assert "3 shout" in actions(shared, "any-time")
    assert actions(shared, "choices") == ["back"]
    assert part(shared, "space-5")["data-action"] is None
    shared.press("back")
    assert (shared.places.seat, shared.places.cover) == (1, None)
    shared.press("someone")
    shared.press("claim 3")
    shared.press("3 shout")
    assert (shared.places.seat, shared.places.cover) == (1, None)


def test_the_professor_who_interrupts_is_covered_before_and_not_after(shared):
    shared.press("0 open")
    shared.press("someone")
    shared.press("claim 0")
    assert (shared.places.seat, shared.places.cover) == (None, 0)
    shared.press("uncover")
    assert part(shared, "space-13")["data-state"] == "hinted"
    shared.press("back")
    assert (shared.places.seat, shared.places.cover) == (1, None)
    assert part(shared, "space-13")["data-state"] is None


def test_who_claims_and_can_do_nothing_is_told_so(shared):
    for action in ("0 open", "1 shout", "someone", "claim 2"):
        shared.press(action)
    assert "nothing of the kind" in part(shared, "told")["text"]


# ---------------------------------------------------------------- bots, one person, the end


def test_while_bots_act_all_look_and_the_next_professor_gets_a_cover():
    screen = Table("stroll", seats=4, people=2, seed=1, bot="random")
    for action in ("uncover", "0 think 13", "0 open", "1 step 4"):
        screen.press(action)
    assert actions(screen, "choices") == ["go", "go all"]
    assert (screen.places.seat, screen.places.cover) == (None, None)
    screen.press("go all")
    assert (screen.places.seat, screen.places.cover) == (None, 1)
    screen.press("uncover")
    assert (screen.places.seat, screen.places.open) == (1, False)


def test_alone_among_bots_nothing_is_ever_covered():
    screen = Table("stroll", seats=3, people=1, seed=1)
    screen.press("0 think 7")
    assert (screen.places.seat, screen.places.cover) == (0, None)
    assert "Your turn" in part(screen, "title")["html"]
    assert "Your crystals" in part(screen, "owned")["html"]
    screen.press("0 help")
    assert "Bo's turn" in part(screen, "title")["html"]
    screen.press("go all")
    assert screen.places.seat == 0


def test_a_game_of_eight_comes_to_its_end():
    screen = Table("stroll", seats=8, people=8, seed=3)
    chance = iter(range(10_000))
    while screen.session.turn:
        if screen.places.cover is not None:
            screen.press("uncover")
        legal = screen.session.legal(screen.places.seat)
        click(screen, str(legal[next(chance) % len(legal)]))
        if screen.places.seat is None and screen.session.turn:
            assert screen.places.cover == screen.session.turn[0]
    assert part(screen, "ending")["html"]


# ---------------------------------------------------------------- the board


def test_the_board_stands_in_the_markup_and_answers_change_only_its_parts(shared):
    shared.press("0 open")
    assert shared.markup.count("the board house") == 2
    before = shared.markup
    shared.press("1 step 4")
    assert shared.markup is before
    assert len(json.dumps(shared.answer)) < 40_000
    tags = Tags(shared.markup)
    named = {name.rpartition("/")[2] for name in shared.answer["parts"]}
    assert named <= tags.having("data-part") <= named
    assert tags.having("data-scope") == {"wide", "narrow"}


def test_a_space_that_is_not_allowed_is_explained(shared):
    shared.press("0 open")
    shared.press("1 step 4")
    shared.press("2 step 4")
    assert "LAW-1" in part(shared, "refusal")["html"]
    assert shared.places.seat == 2


def test_a_saved_game_with_a_board_brings_it_and_one_without_takes_it_away(shared):
    shared.press("save walk")
    screen = Table(seed=1, first_player=0)
    assert "pb-map" not in screen.markup
    screen.press("save cards")
    screen.press("load walk")
    assert "pb-map" in screen.markup
    assert "What is what on the board?" in screen.markup
    assert screen.bot == "greedy"
    screen.press("load cards")
    assert "pb-map" not in screen.markup
    assert "space-1" not in screen.answer["parts"]


def test_another_board_is_drawn_anew(shared, monkeypatch):
    shared.press("0 open")
    other = replace(house_board(), name="other")
    seen = STROLL.board
    monkeypatch.setitem(STROLL.__dict__, "board", lambda state, seat: replace(seen(state, seat), board=other))
    shared.press("1 step 4")
    assert "the board other" in shared.markup


def test_where_no_widget_can_be_shown_the_board_is_drawn_and_no_secret(shared):
    data, _ = shared._repr_mimebundle_()
    assert "pb-map" in data["text/html"]
    assert 'data-state="hinted"' not in data["text/html"]


# ---------------------------------------------------------------- a lesson


SCENE = """game: stroll
seats: 3
title: A Stroll
---
## The Professor thinks of a space, and the assistants step.
0 think 13
0 help
1 step 7
?= How many spaces are there? :: 26
? Step on the goal.
2 step goal
"""


def test_a_lesson_shows_the_board_and_a_move_is_a_click_on_it(tmp_path):
    (tmp_path / "mine.txt").write_text(SCENE)
    lesson = Lesson("mine.txt")
    assert lesson.markup.count("the board house") == 2
    while lesson.walk.page.beat is None or lesson.walk.page.beat.mark not in ("?", "?="):
        lesson.press("forward")
    assert lesson.walk.page.beat.mark == "?="
    assert part(lesson, "space-7")["data-action"] is None
    lesson.press("answer 26")
    lesson.press("forward")
    assert part(lesson, "space-27")["data-action"] == "2 step goal"
    assert part(lesson, "space-7")["data-state"] == "wrong"
    lesson.press("2 step 7")
    assert "LAW-1" in part(lesson, "refusal")["html"]
    lesson.press("2 step 9")
    assert "something else is wanted" in part(lesson, "told")["text"]
    lesson.press("2 step goal")
    assert "Right" in part(lesson, "praise")["text"]
    named = {name.rpartition("/")[2] for name in lesson.answer["parts"]}
    assert named <= Tags(lesson.markup).having("data-part")
    assert "pb-map" in lesson.still()["text/html"]


# ---------------------------------------------------------------- bots of a game


class Wise(RandomBot):
    """A bot of a game's own."""


@pytest.fixture
def own_bots(monkeypatch):
    monkeypatch.setitem(games.BOTS, "stroll", __name__)


BOTS = {"wise": Wise, "random": RandomBot}


def test_a_game_with_bots_of_its_own_has_no_others(own_bots):
    assert list(games.bots_of("stroll")) == ["wise", "random"]
    assert list(games.bots_of("pugs_in_mugs")) == ["greedy", "random"]
    assert ">as a wise<" in part(Table("stroll", seats=3, seed=1), "choosing")["html"]
    assert {type(bot) for bot in Table("stroll", seats=3, seed=1).places.bots.values()} == {Wise}
    assert {type(bot) for bot in Table("stroll", seats=3, seed=1, bot="random").places.bots.values()} == {RandomBot}
    with pytest.raises(PugsboxError, match="There is no bot 'clever'; expected wise or random"):
        Table("stroll", bot="clever")


def test_bots_are_chosen_for_the_next_game():
    screen = Table("stroll", seats=3, seed=1)
    assert 'value="greedy" selected=""' in part(screen, "choosing")["html"]
    screen.press("bot random")
    assert part(screen, "told")["text"] == "Chosen for the next new game."
    assert RandomBot not in {type(bot) for bot in screen.places.bots.values()}
    screen.press("new")
    assert {type(bot) for bot in screen.places.bots.values()} == {RandomBot}
    screen.press("people 3")
    assert 'data-action="bot"' not in part(screen, "choosing")["html"]
    for wrong in ("bot wise", "bot 3", "bot"):
        with pytest.raises(PugsboxError, match="There is no action"):
            screen.press(wrong)


def test_a_loaded_game_that_has_no_such_bot_gets_its_first(own_bots):
    screen = Table("stroll", seats=3, seed=1)
    Table(seed=1, first_player=0, keep=None).press("save cards")
    screen.press("load cards")
    assert screen.bot == "greedy"


TOGETHER = """game: pugnacious
seats: 3
names: Ada, Bo, Cleo
place: hand 0 = minor-skill*3
place: hand 1 = minor-skill*2
---
"""


def together(people=3):
    """A table where all act at once, with the first place shown."""
    table = Table("pugnacious", seats=3, people=people, keep=None)
    table._sit(Session.of(read_record(TOGETHER, load_game), load_game), people)
    table.press("uncover" if people > 1 else "nobody")
    return table


def handed(table):
    """The buttons that hand the screen to another one."""
    return re.findall(r'data-action="(claim \d)"', part(table, "choices")["html"])


def test_who_acts_together_with_others_may_hand_the_screen_to_one_of_them():
    table = together()
    assert handed(table) == ["claim 1", "claim 2"]
    table.press("claim 1")
    assert "Hand the screen to Bo" in part(table, "cover")["html"]
    assert part(table, "told")["text"] == ""
    table.press("uncover")
    assert "Your turn" in part(table, "title")["html"]  # though Ada has not agreed yet
    assert part(table, "rivals")["html"].count("to decide") == 2
    table.press("1 done")
    assert "Hand the screen to Ada" in part(table, "cover")["html"]
    table.press("uncover")
    assert handed(table) == ["claim 2"]  # Bo is done


def test_among_bots_there_is_nobody_to_hand_the_screen_to():
    assert handed(together(people=1)) == []


def test_who_has_to_wait_after_a_dispute_can_let_the_other_one_act():
    table = together()
    table.press("0 dispute 1")
    if "uncover" in str(part(table, "cover")["html"]):
        table.press("uncover")
    decider = table.places.seat
    table.press(f"{decider} first {1 - decider}")
    assert table.places.seat == decider
    assert f"claim {1 - decider}" in handed(table)
