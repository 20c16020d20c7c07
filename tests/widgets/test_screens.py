"""Screens as Python sees them: what a click sends, what an answer holds, what happens when something goes wrong."""

import json
import re
from dataclasses import replace
from html.parser import HTMLParser

import pytest

from pugsbox.core.errors import PugsboxError
from pugsbox.punschge.board import Board, house_board, mask_of
from pugsbox.punschge.phrasing import phrase
from pugsbox.punschge.practice import Practice
from pugsbox.punschge.widespace import WideSpace
from pugsbox.widgets import Play, Solve
from pugsbox.widgets.base import IDS, Screen
from pugsbox.widgets.board import space_in

SCREENS = {"play": lambda: Play("easy", seed=3), "solve": lambda: Solve("2+ 4+ 7-")}


@pytest.fixture(autouse=True)
def strict(monkeypatch):
    monkeypatch.setattr(Screen, "strict", True)


@pytest.fixture(params=SCREENS)
def screen(request):
    return SCREENS[request.param]()


def click(screen, action):
    """What the front end does on a click: ask, with the next number."""
    seen = screen.answer["number"]
    screen.asked = {"number": seen + 1, "seen": seen, "action": action}
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

    def count(self, name):
        return sum(tag == name for tag, _ in self.found)

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
    assert "There is no space '99'; expected 1 to 26, or goal." in parts["note"]["text"]
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


@pytest.mark.parametrize("broken", ["act", "parts"])
def test_our_own_mistake_is_shown_and_raised_where_tests_run(screen, monkeypatch, caplog, broken):
    def bug(*_):
        raise ZeroDivisionError("a bug")

    monkeypatch.setattr(screen, broken, bug)
    with pytest.raises(ZeroDivisionError):
        click(screen, "step 9")
    said = "This is a mistake of pugsbox, not yours: ZeroDivisionError: a bug."
    assert said in screen.answer["parts"]["note"]["text"]
    assert screen.answer["number"] == 1
    monkeypatch.setattr(Screen, "strict", False)
    assert said in click(screen, "step 10")["note"]["text"]
    assert "could not do 'step 10'" in caplog.text
    monkeypatch.undo()
    monkeypatch.setattr(Screen, "strict", True)
    assert click(screen, "step 11")["note"]["text"] == ""


def test_a_question_that_did_not_see_the_last_answer_is_refused(screen):
    click(screen, "step 9")
    before = screen.marks()
    screen.asked = {"number": 7, "seen": 0, "action": "step 10"}
    assert screen.answer["number"] == 7
    assert "had changed before your click" in screen.answer["parts"]["note"]["text"]
    assert screen.marks() == before


@pytest.mark.parametrize(
    "asked", [{}, {"number": None, "action": "step 9"}, {"number": 5, "action": ["step 9"]}, {"number": "5"}]
)
def test_what_no_front_end_asks_is_passed_over(screen, asked):
    before = screen.answer
    screen.asked = asked
    assert screen.answer is before


def test_without_a_kernel_there_is_a_picture_and_a_text(screen):
    shown = screen._repr_mimebundle_()[0]
    assert shown["image/svg+xml"].startswith("<svg")
    assert shown["text/plain"] == repr(screen)
    assert "4: yellow cloud, lake; bench, fish; corner, upper half; white stone: right" in repr(Solve("2+ 4+"))
    assert len(repr(screen).splitlines()) == 28


def test_spaces_as_actions_say_them():
    assert (space_in("step goal"), space_in("step 26")) == (27, 26)
    for text in ("27", "0", "", "1.5", "9" * 9, "0269"):
        with pytest.raises(PugsboxError, match="expected 1 to 26, or goal"):
            space_in(f"step {text}")


def test_a_round_is_played_and_looked_back_on():
    game = Play("medium", seed=5)
    row = game.practice.row
    wrong = next(n for n in range(1, 27) if n not in row)
    assert click(game, f"step {wrong}")["voice"]["text"] == f"{wrong}: möööb! Go on from {row[1]}."
    assert game.marks().figure == row[1]  # PUN-TURN-05
    assert "1 wrong step ·" in game.answer["parts"]["count"]["text"]
    assert "white stone" in click(game, f"step {row[0]}")["note"]["text"]
    assert click(game, "hint")["hint-text"]["text"] == f"Hint: {game.practice.task.hint}"
    for space in row[2:]:
        assert click(game, f"step {space}")["voice"]["text"] == f"{space}: brumm brumm!"
        assert game.answer["parts"]["panel"]["html"] == ""  # nothing is given away before the end
    parts = click(game, "step goal")
    assert parts["voice"]["text"] == "brumm brumm! Home with 1 wrong step."
    assert parts["look"]["text"] == f"I had in mind: {game.practice.task.wording}."
    steps = Tags(parts["panel"]["html"])
    assert steps.having("data-action") == {f"look {i}" for i in range(1, len(row) + 1)}
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
    assert parts["voice"]["text"] == f"Step 1 of {len(row) - 1}: you tried {row[2]}, brumm brumm."
    assert parts["look"]["text"].startswith("Before step 1, ")
    assert phrase(game.looks[0].simplest[0]) in parts["look"]["text"]
    assert parts["look-1"]["aria-pressed"] == "true"
    click(game, "look 0")
    assert game.marks().right == (*row, 27)


def test_looking_back_step_by_step():
    game = Play("easy", seed=1)
    for space in (*game.practice.row[2:], 27):
        click(game, f"step {space_name(space)}")
    last = len(game.looks)
    assert game.answer["parts"]["looking"]["hidden"] is None
    seen = []
    for _ in range(last):
        click(game, game.answer["parts"]["look-back"]["data-action"])
        seen.append(game.looking)
    assert seen == list(reversed(range(last)))
    assert game.answer["parts"]["look-back"]["aria-disabled"] == "true"
    for _ in range(last):
        click(game, game.answer["parts"]["look-on"]["data-action"])
    assert game.looking is None
    assert game.answer["parts"]["look-on"]["aria-disabled"] == "true"


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
    assert click(game, f"task {game.seed}")["note"]["text"] == ""
    assert game.practice.task.level == "gourmet"
    assert parts["level"]["value"] == "gourmet"
    assert Play("gourmet", seed=game.seed).practice.task == game.practice.task


def test_a_task_can_be_set_by_its_number():
    game = Play("easy", seed=3)
    click(game, "step 26")
    parts = click(game, "task 8958")
    assert game.practice == Practice.new(("easy",), seed=8958)
    assert parts["count"]["text"] == "0 wrong steps · easy task no. 8958"
    for number in ("", "-1", "10000", "x", "9" * 99, "\u0663"):
        assert "expected a number from 0 to 9999" in click(game, f"task {number}")["note"]["text"]


def test_a_board_with_a_single_task_of_a_level_says_so():
    house = house_board()
    spaces = [
        replace(s, shape="sun", area="lake", symbols=("owl",), colour="red" if s.number % 6 == 0 else "green", corner=False)
        for s in house.spaces
    ]
    game = Play("junior", seed=1, board=Board("all alike", tuple(spaces)))
    before = game.practice
    assert "no other junior task" in click(game, "new")["note"]["text"]
    assert game.practice == before


@pytest.mark.parametrize("level", ["junior", "gourmet"])
def test_every_level_can_be_looked_back_on(level):
    for seed in range(12):
        game = Play(level, seed=seed)
        for space in (*game.practice.row[2:], 27):
            game.press(f"step {space_name(space)}")
        for i in range(len(game.looks)):
            game.press(f"look {i + 1}")
        told = game.answer["parts"]["panel"]["html"]
        assert ("trap" in told) is (mask_of(game.practice.row) in game.solver().rows)
        assert all(look.move.right for look in game.looks)
        assert "no rule it knows goes there" not in told  # a right step is never scolded
        assert ("you knew more" in told) is any(look.rules and look.move.space not in look.chances for look in game.looks)


def test_levels_are_checked_where_a_game_begins():
    with pytest.raises(PugsboxError, match="There is no level 'master'"):
        Play("master")
    with pytest.raises(PugsboxError, match="There is no level 'tasty'"):
        Solve(level="tasty")


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
    assert parts["voice"]["text"] == "5 rules fit, with 2 rows. Try 18 (90%), then 17 (10%). On average 0.10 wrong steps to go."
    assert "every even lake space" in parts["panel"]["html"]
    assert table.marks().chances == table.solver.chances()
    assert click(table, "undo")["moves"]["value"] == "2+ 4+ 7-"
    assert click(table, "clear")["moves"]["value"] == ""
    assert click(table, "undo")["moves"]["value"] == "2+ 4+ 7-"
    assert "There is no action 'lay banana'" in click(table, "lay banana")["note"]["text"]


def test_the_stones_of_the_beginning_can_be_taken_back_one_by_one():
    table = Solve("2+ 4+ 7-")
    assert [click(table, "undo")["moves"]["value"] for _ in range(3)] == ["2+ 4+", "2+", ""]
    assert table.answer["parts"]["undo"]["aria-disabled"] == "true"
    assert "nothing to take back" in click(table, "undo")["note"]["text"]
    click(table, "clear")
    assert "nothing to take back" in click(table, "undo")["note"]["text"]


def test_what_is_forced_is_said():
    assert click(Solve("2+ 4+ 12+"), "step 17")["voice"]["text"].endswith("Only 18 can come next. No wrong step to go.")
    assert "Only the goal can come next." in click(Solve("2+ 4+ 12+ 17+"), "step 18")["voice"]["text"]


def test_a_budget_of_wrong_steps_has_a_chance_and_a_plan():
    table = Solve("2+ 4+ 7-")
    assert table.answer["parts"]["home"]["text"] == "72% likely, trying 5, then 6, then 9, then 12."
    assert table.answer["parts"]["budget"]["value"] == "3"
    assert click(table, "budget 0")["home"]["text"] == "21% likely, trying 6."
    assert click(table, "budget 11")["home"]["text"].startswith("100% likely, trying 6, then 5")
    for budget in ("12", "-1", "", "x"):
        assert "There is no action" in click(table, f"budget {budget}")["note"]["text"]
    for moves in ("", "2+ 4+ 12+ 18+ goal+", "2+ 4+ 12+ 5+"):
        assert Solve(moves).answer["parts"]["home"]["text"] == ""


def test_hints_come_one_by_one_and_hide_the_answers():
    table = Solve("2+ 4+ 12+")
    told = [click(table, "hint")["hints"]["html"] for _ in range(4)]
    assert [Tags(html).count("li") for html in told] == [1, 2, 3, 4]
    assert "Look at the areas" in told[0]
    assert "18" in told[3]
    assert "18" not in told[1]
    parts = table.answer["parts"]
    assert parts["hint"]["aria-disabled"] == "true"
    assert "no more hints" in click(table, "hint")["note"]["text"]
    assert parts["answers"]["aria-pressed"] == "true"
    assert (table.marks().chances, parts["panel"]["html"]) == ({}, "")
    assert parts["voice"]["text"] == "5 rules fit, with 2 rows. On average 0.10 wrong steps to go."
    assert "trying" not in parts["home"]["text"]
    parts = click(table, "answers")
    assert table.marks().chances
    assert "Try 18" in parts["voice"]["text"]
    assert "no more hints" in click(Solve("2+ 4+ 12+ 18+ goal+"), "hint")["note"]["text"]
    assert click(table, "step 17")["hints"]["html"] == ""  # another place, other hints


def test_spaces_are_crossed_out_and_every_crossing_is_judged():
    table = Solve("2+ 4+ 12+")
    click(table, "lay cross")
    assert table.marks().chances == {}
    parts = click(table, "step 13")
    assert parts["crossed"]["text"] == "13: follows. No rule that fits goes there next."
    assert parts["moves"]["value"] == "2+ 4+ 12+"
    assert "crossed out" in parts["space-13"]["aria-label"]
    text = click(table, "step 17")["crossed"]["text"]
    assert text.startswith("17: not yet. “every lake space but not white” fits every stone")
    assert text.endswith("2 are crossed out: follows 1, not yet 1.")
    click(table, "lay wrong")
    click(table, "step 18")  # now 17 is forced
    assert table.answer["parts"]["crossed"]["text"].startswith("17: wrong. Every rule")
    click(table, "lay cross")
    assert click(table, "step 17")["crossed"]["text"].startswith("13: follows.")  # crossed out no more
    click(table, "lay right")
    assert click(table, "step 17")["crossed"]["text"] == ""  # the next place
    assert table.marks().crossed == frozenset()
    assert click(table, "undo")["crossed"]["text"] == ""


def test_crossing_out_needs_something_that_comes_next():
    for moves, note in (("", "white stones"), ("2+ 4+ 12+ 18+ goal+", "at home"), ("2+ 4+ 12+ 5+", "No rule fits")):
        table = Solve(moves)
        click(table, "lay cross")
        assert note in click(table, "step 7")["note"]["text"]
        assert table.marks().crossed == frozenset()


def test_all_rules_are_shown_on_request():
    table = Solve("2+ 4+ 7-")
    count = len(table.solver.rules())
    assert Tags(table.answer["parts"]["panel"]["html"]).count("tr") == 1 + 8
    assert Tags(click(table, "rules")["panel"]["html"]).count("tr") == 1 + count
    assert Tags(click(table, "rules")["panel"]["html"]).count("tr") == 1 + 8


def test_moves_can_be_typed():
    table = Solve()
    assert click(table, "moves 2+ 4+ 7- 12+")["moves"]["value"] == "2+ 4+ 7- 12+"
    assert "Move 2: There is no space '27'" in click(table, "moves 2+ 27+")["note"]["text"]
    assert table.answer["parts"]["moves"]["value"] == "2+ 4+ 7- 12+"


def test_a_contradiction_is_said_and_the_doubtful_stone_is_marked():
    table = Solve("2+ 4+ 12+ 5+")
    parts = table.answer["parts"]
    assert parts["voice"]["text"] == "No rule fits. Doubt move 3, 12+."
    assert parts["clash"]["text"].startswith("At move 4, 5+, no rule of the book language is left: a row ascends")
    assert table.marks().hinted == {12}
    assert parts["panel"]["html"] == ""
    parts = click(table, "undo")
    assert parts["clash"]["text"] == ""
    assert parts["panel"]["html"] != ""


def test_why_a_rule_is_out():
    table = Solve("2+ 4+ 7- 12+")
    parts = click(table, "why EVERY 2nd space")
    assert parts["why"]["text"] == "every 2nd space: Out by the white stone on 12 (move 4): by this rule 6 comes next after 4."
    assert click(table, "why every lake space but not white")["why"]["text"].endswith(": It fits every stone.")
    parts = click(table, "why every lake spaze")
    assert "did you mean" in parts["note"]["text"]
    assert parts["why"]["text"] == ""
    assert click(table, "why every 2nd space?")["why"]["text"].startswith("every 2nd space: Out by")
    assert click(table, "why <script>alert(1)</script>")["note"]["text"]


def test_a_level_is_searched_with_those_below():
    table = Solve("2+ 4+ 7- 12+")
    assert "1 rule fits" in click(table, "level easy")["voice"]["text"]
    assert "no rule of level junior is left" in click(table, "level junior")["clash"]["text"]


def test_gourmet_searches_a_million_rules():
    table = Solve("2+ 4+", level="gourmet")
    count = f"{table.solver.count:,}"
    assert table.solver.count > 100_000
    parts = table.answer["parts"]
    assert parts["level"]["value"] == "gourmet"
    assert parts["voice"]["text"].startswith(f"{count} rules fit, with ")
    assert table.marks().chances == table.solver.chances()
    assert Tags(parts["panel"]["html"]).count("tr") == 1 + 8
    assert "rules" not in Tags(parts["panel"]["html"]).having("data-action")  # nobody is shown a hundred thousand
    assert click(table, "rules")["panel"]["html"] == parts["panel"]["html"]
    assert parts["home"]["text"] == "Too many rules fit to say; lay more stones."
    assert (parts["hint"]["aria-disabled"], parts["clash"]["text"], parts["crossed"]["text"]) == ("true", "", "")
    assert f"{count} rules fit, too many for hints" in click(table, "hint")["note"]["text"]
    assert table.hinted == 0
    click(table, "lay cross")
    assert f"{count} rules fit, too many for hints, crossings" in click(table, "step 7")["note"]["text"]
    assert table.marks().crossed == frozenset()
    assert click(table, "why every 2nd space")["why"]["text"] == "every 2nd space: It fits every stone."
    out = click(table, "why every space with a prime number")["why"]["text"]
    assert out.startswith("every space with a prime number: Out by the white stone on 4")


def test_gourmet_rules_that_are_few_have_all_advice():
    table = Solve("2+ 4+ 7- 12+", level="gourmet")
    wide = WideSpace.of(table.board).after(table.solver.moves)
    parts = table.answer["parts"]
    assert parts["voice"]["text"].startswith(f"{wide.count:,} rules fit, with {len(wide.rows):,} rows. Try 18")
    assert re.match(r"\d+% likely, trying \d+, then ", parts["home"]["text"])
    assert table.marks().chances == wide.chances()
    shown = table.solver.rules()
    assert f"Show all {len(shown)}" in parts["panel"]["html"]
    assert click(table, "hint")["hints"]["html"] != ""
    click(table, "lay cross")
    assert click(table, "step 13")["crossed"]["text"].startswith("13: ")
    assert table.answer["parts"]["moves"]["value"] == "2+ 4+ 7- 12+"


def test_gourmet_and_back():
    table = Solve("2+ 4+ 7- 12+")
    before = table.answer["parts"]["voice"]["text"]
    many = click(table, "level gourmet")["voice"]["text"]
    assert many != before
    assert click(table, "undo")["moves"]["value"] == "2+ 4+ 7-"  # with the stones of the level before
    assert "too many" not in table.answer["parts"]["note"]["text"]
    assert click(table, "clear")["voice"]["text"].startswith("Lay white stones")
    assert click(table, "moves 2+ 4+ 7- 12+")["voice"]["text"] == many
    assert click(table, "level hard")["voice"]["text"] == before


def test_where_no_gourmet_rule_fits_the_doubtful_stone_is_marked():
    table = Solve("2+ 4+ 12+ 5+", level="gourmet")
    assert table.answer["parts"]["voice"]["text"] == "No rule fits. Doubt move 3, 12+."
    assert table.marks().hinted == {12}
    assert click(table, "undo")["clash"]["text"] == ""
    solved = Solve("2+ 4+ 12+ 17+ 18+ goal+", level="gourmet").answer["parts"]
    assert solved["voice"]["text"].endswith("The Professor is at home.")
    assert solved["home"]["text"] == ""


def test_crossings_are_taken_back_where_too_many_rules_would_judge_them():
    table = Solve("2+ 4+")
    click(table, "lay cross")
    assert click(table, "step 7")["crossed"]["text"] != ""
    parts = click(table, "level gourmet")
    assert (parts["crossed"]["text"], parts["note"]["text"]) == ("", "")
    assert table.marks().crossed == frozenset()
    few = Solve("2+ 4+ 12+ 7-", level="gourmet")
    click(few, "lay cross")
    assert click(few, "step 13")["crossed"]["text"] != ""
    parts = click(few, "moves 2+ 4+ 12+")
    assert parts["crossed"]["text"].startswith("13: ")  # the same place
    assert parts["note"]["text"] == ""


@pytest.mark.parametrize("moves", ["2+", "2+ 4+", "25+ 26+", "2+ 4+ 12+ 18+ goal+"])
def test_every_place_of_a_gourmet_task_can_be_shown(moves):
    table = Solve(level="gourmet")
    for i, word in enumerate(moves.split(), 1):
        click(table, "lay right" if word.endswith("+") else "lay wrong")
        click(table, f"step {word[:-1]}")
        assert len(table.solver.moves) == i
    for action in ("hint", "answers", "answers", "budget 5", "rules", "lay cross", "step 20", "why every sun space", "undo"):
        note = click(table, action)["note"]["text"]
        assert "mistake of pugsbox" not in note
        Tags(table.answer["parts"]["panel"]["html"])


def test_names_of_a_board_are_escaped():
    board = house_board()
    hostile = Board("<script>alert(1)</script>", board.spaces, '<img src=x onerror="alert(1)">', "a&b")
    for screen in (Solve("2+ 4+", board=hostile), Play("easy", seed=1, board=hostile)):
        assert "<script>alert" not in screen.markup + str(screen.still())
        assert "<img" not in screen.markup + str(screen.still())
        Tags(screen.markup)
