"""Screens as Python sees them: what a click sends, what an answer holds, what happens when something goes wrong."""

import json
import re
from html.parser import HTMLParser

import pytest

from pugsbox.core.errors import PugsboxError
from pugsbox.punschge.board import house_board
from pugsbox.widgets import Play, Solve
from pugsbox.widgets.base import IDS, Screen
from pugsbox.widgets.board import space_of

SCREENS = {"play": lambda: Play("easy", seed=3), "solve": lambda: Solve("2+ 4+ 7-")}


@pytest.fixture(autouse=True)
def strict(monkeypatch):
    monkeypatch.setattr(Screen, "strict", True)


@pytest.fixture(params=SCREENS)
def screen(request):
    return SCREENS[request.param]()


def click(screen, action):
    """What the front end does on a click: ask, with the next number."""
    screen.asked = {"number": screen.answer["number"] + 1, "action": action}
    return screen.answer["parts"]


class Tags(HTMLParser):
    """The elements of a piece of markup, and whether they close properly."""

    def __init__(self, markup):
        super().__init__()
        self.open, self.found = [], []
        self.feed(markup)
        assert self.open == []

    def handle_starttag(self, tag, attributes):
        self.found.append((tag, dict(attributes)))
        if tag not in ("input", "br"):
            self.open.append(tag)

    def handle_startendtag(self, tag, attributes):
        self.found.append((tag, dict(attributes)))

    def handle_endtag(self, tag):
        assert self.open.pop() == tag

    def having(self, name):
        return {attributes[name] for _, attributes in self.found if name in attributes}


def test_the_markup_is_sound_and_holds_every_part(screen):
    tags = Tags(screen.markup)
    parts = screen.answer["parts"]
    named = {name.rpartition("/")[2] for name in parts}
    assert named <= tags.having("data-part")
    ids = [attributes["id"] for _, attributes in tags.found if "id" in attributes]
    assert len(ids) == len(set(ids)) > 20
    assert all(name.endswith(IDS) for name in ids)
    referred = set(re.findall(r"(?:url\(|href=\")#([^)\"]+)", screen.markup))
    assert referred <= set(ids)


def test_every_control_has_a_name(screen):
    tags = Tags(screen.markup)
    for tag, attributes in tags.found:
        if attributes.get("role") == "button":
            assert attributes["aria-label"]
        if tag in ("input", "select"):
            assert re.search(rf"<label[^>]*><span>[^<]+</span><{tag}", screen.markup)
    assert tags.having("data-action") >= {"step 1", "step 26", "step goal"}


def test_an_answer_is_never_changed_in_place(screen):
    before = screen.answer
    held = json.dumps(before)
    click(screen, "step 9")
    assert screen.answer is not before
    assert json.dumps(before) == held


def test_a_users_mistake_is_said_and_nothing_is_lost(screen):
    before = screen.marks()
    parts = click(screen, "step 99")
    assert "There is no space '99'" in parts["note"]["text"]
    assert screen.marks() == before
    assert click(screen, "step 9")["note"]["text"] == ""


@pytest.mark.parametrize(
    "action", ["", "fly", "step", "step x", "step -1", "level master", "step \u0663", "<b>", "x" * 5000, "look 1"]
)
def test_hostile_actions_are_refused_in_words(screen, action):
    before = screen.marks()
    note = click(screen, action)["note"]["text"]
    assert note
    assert len(note) < 200
    assert screen.marks() == before
    with pytest.raises(PugsboxError):
        screen.press(action)


def test_our_own_mistake_is_shown_and_raised_where_tests_run(screen, monkeypatch):
    def broken(_action):
        raise ZeroDivisionError("a bug")

    monkeypatch.setattr(screen, "act", broken)
    with pytest.raises(ZeroDivisionError):
        click(screen, "step 9")
    assert "This is a mistake of pugsbox, not yours: ZeroDivisionError: a bug." in screen.answer["parts"]["note"]["text"]
    monkeypatch.setattr(Screen, "strict", False)
    assert "a mistake of pugsbox" in click(screen, "step 9")["note"]["text"]


def test_without_a_kernel_there_is_a_picture_and_a_text(screen):
    shown = screen._repr_mimebundle_()[0]
    assert shown["image/svg+xml"].startswith("<svg")
    assert shown["text/plain"] == repr(screen)
    assert "4: yellow cloud, lake; bench, fish; corner, upper half; white stone: right" in repr(Solve("2+ 4+"))
    assert len(repr(screen).splitlines()) == 28


def test_spaces_as_actions_say_them():
    assert (space_of("goal"), space_of("26")) == (27, 26)
    for text in ("27", "0", "", "1.5", "9" * 9):
        with pytest.raises(PugsboxError, match="expected 1 to 26, or goal"):
            space_of(text)


def test_a_round_is_played_and_looked_back_on():
    game = Play("medium", seed=5)
    row = game.practice.row
    wrong = next(n for n in range(1, 27) if n not in row)
    assert click(game, f"step {wrong}")["voice"]["text"] == f"{wrong}: möööb!"
    assert "1 wrong step ·" in game.answer["parts"]["count"]["text"]
    assert "white stone" in click(game, f"step {row[0]}")["note"]["text"]
    assert click(game, "hint")["hint-text"]["text"] == f"Hint: {game.practice.task.hint}"
    for space in row[2:]:
        assert click(game, f"step {space}")["voice"]["text"] == f"{space}: brumm brumm!"
        assert game.answer["parts"]["panel"]["html"] == ""  # nothing is given away before the end
    parts = click(game, "step goal")
    assert parts["voice"]["text"] == f"brumm brumm! Home with 1 wrong. I had in mind: {game.practice.task.wording}."
    steps = Tags(parts["panel"]["html"])
    assert steps.having("data-action") == {f"look {i}" for i in range(len(row) + 1)}
    assert "solved" in click(game, "step 1")["note"]["text"]


def test_looking_back_shows_the_board_as_it_was():
    game = Play("easy", seed=1)
    row = game.practice.row
    for space in (*row[2:], 27):
        click(game, f"step {space_name(space)}")
    parts = click(game, "look 1")
    marks = game.marks()
    assert (marks.right, marks.selected) == (row[:2], row[2])
    assert marks.chances == game.looks[0].chances
    assert marks.hinted == {game.looks[0].best}
    assert parts["look"]["text"].startswith("Before step 1, ")
    assert parts["look-1"]["aria-pressed"] == "true"
    click(game, "look 0")
    assert game.marks().right == (*row, 27)


def space_name(space):
    return "goal" if space == 27 else space


def test_giving_up_shows_the_row():
    game = Play("hard", seed=2)
    parts = click(game, "show")
    assert "My row was " + " ".join(map(str, game.practice.row)) in parts["voice"]["text"]
    assert game.marks().hinted == set(game.practice.row[2:])
    assert "The row was shown" in click(game, "step 26")["note"]["text"]


def test_nothing_on_the_screen_gives_the_row_away_while_it_is_played():
    game = Play("gourmet", seed=4)
    shown = json.dumps(game.answer) + game.markup + repr(game)
    assert game.practice.task.wording not in shown
    assert game.practice.task.hint not in shown
    assert game.marks().chances == {}


def test_a_new_task_is_another_one_and_a_level_can_be_chosen():
    game = Play("easy", seed=3)
    before = game.practice.task
    click(game, "new")
    assert game.practice.task != before
    assert game.practice.task.level == "easy"
    parts = click(game, "level gourmet")
    assert game.practice.task.level == "gourmet"
    assert parts["level"]["value"] == "gourmet"
    assert Play("gourmet", seed=game.seed).practice.task == game.practice.task


@pytest.mark.parametrize("level", ["junior", "gourmet"])
def test_every_level_can_be_looked_back_on(level):
    for seed in range(12):
        game = Play(level, seed=seed)
        for space in (*game.practice.row[2:], 27):
            game.press(f"step {space_name(space)}")
        for i in range(len(game.looks)):
            game.press(f"look {i + 1}")
        assert "trap" in game.answer["parts"]["panel"]["html"] or level == "gourmet"


def test_levels_are_checked_where_a_game_begins():
    with pytest.raises(PugsboxError, match="There is no level 'master'"):
        Play("master")
    with pytest.raises(PugsboxError, match="There is no level 'gourmet'"):
        Solve(level="gourmet")


def test_stones_are_laid_and_taken_back():
    table = Solve()
    assert "two spaces that the Professor gave" in table.answer["parts"]["voice"]["text"]
    click(table, "step 2")
    click(table, "step 4")
    click(table, "lay wrong")
    parts = click(table, "step 7")
    assert parts["moves"]["value"] == "2+ 4+ 7-"
    assert table.marks().wrong == {7}
    click(table, "lay right")
    parts = click(table, "step 12")
    assert parts["voice"]["text"].startswith("5 rules fit, with 2 rows. Try 18 (90%), then 17 (10%).")
    assert "every even lake space" in parts["panel"]["html"]
    assert table.marks().chances == table.solver.chances()
    assert click(table, "undo")["moves"]["value"] == "2+ 4+ 7-"
    assert click(table, "clear")["moves"]["value"] == ""
    assert click(table, "undo")["moves"]["value"] == "2+ 4+ 7-"


def test_moves_can_be_typed():
    table = Solve()
    assert click(table, "moves 2+ 4+ 7- 12+")["moves"]["value"] == "2+ 4+ 7- 12+"
    assert "Move 2: found space 27" in click(table, "moves 2+ 27+")["note"]["text"]
    assert table.answer["parts"]["moves"]["value"] == "2+ 4+ 7- 12+"


def test_a_contradiction_is_said_and_can_be_taken_back():
    table = Solve("2+ 4+ 12+ 5+")
    parts = table.answer["parts"]
    assert "Doubt move 3, 12+" in parts["voice"]["text"]
    assert parts["panel"]["html"] == ""
    assert click(table, "moves 2+ 4+ 12+")["panel"]["html"] != ""


def test_why_a_rule_is_out():
    table = Solve("2+ 4+ 7- 12+")
    parts = click(table, "why EVERY 2nd space")
    assert parts["why"]["text"] == "every 2nd space: Out by the white stone on 12 (move 4): by this rule 6 comes next after 4."
    assert click(table, "why every lake space but not white")["why"]["text"].endswith("it fits every stone.")
    assert "did you mean" in click(table, "why every lake spaze")["note"]["text"]
    assert click(table, "why <script>alert(1)</script>")["note"]["text"]


def test_a_level_is_searched_with_those_below():
    table = Solve("2+ 4+ 7- 12+")
    assert "1 rule fits" in click(table, "level easy")["voice"]["text"]
    assert "no rule of level junior is left" in click(table, "level junior")["voice"]["text"]


def test_names_of_a_board_are_escaped():
    board = house_board()
    hostile = type(board)("<script>alert(1)</script>", board.spaces, '<img src=x onerror="alert(1)">', "a&b")
    for screen in (Solve("2+ 4+", board=hostile), Play("easy", seed=1, board=hostile)):
        assert "<script>alert" not in screen.markup + screen.picture()
        assert "<img" not in screen.markup + screen.picture()
        Tags(screen.markup)
