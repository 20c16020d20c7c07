"""What is found about a task: each finding where it belongs, none where it does not, and what the words of a hint point at."""

import json
import random
import re
from dataclasses import replace

import pytest

from pugsbox.checking import check, check_data, tell_checked
from pugsbox.core.content import content_folder
from pugsbox.core.errors import BadFile
from pugsbox.punschge.author_words import CLUES, FINDINGS
from pugsbox.punschge.board import NUMBERS, house_board, mask_of
from pugsbox.punschge.clues import points_at, read_clue
from pugsbox.punschge.grammar import parse_rule
from pugsbox.punschge.hints import facts_in
from pugsbox.punschge.lint import SEVERITIES, Finding, clean, duplicates, lint, rivals
from pugsbox.punschge.phrasing import phrase
from pugsbox.punschge.rules import Explicit
from pugsbox.punschge.rulespace import LEVELS
from pugsbox.punschge.tasks import TASK_LEVELS, Rated, Task, house_tasks
from pugsbox.punschge.widespace import WideSpace
from pugsbox.punschge.words import LOOK, WORDS
from tests.punschge.test_rating import board_of, book
from tests.punschge.test_widespace import FEW, small

BOARD = house_board()
PUZZLES = content_folder("puzzles")
RIDDLE = "Ask my grandmother."
"""A hint of which no word is known."""


def task(level, rule, hint=RIDDLE):
    meant = parse_rule(rule)
    return Task(level, phrase(meant), hint, meant)


def codes(found):
    return [finding.code for finding in found]


def findings_of(one, board=BOARD):
    return {finding.code: finding.says for finding in lint(one, board)}


# ------------------------------------------------------------ each finding, and none on the tasks that come with pugsbox

PROVOKED = {
    "elsewhere": (replace(task("gourmet", "the row 1, 2, 3, 9"), board="Oz"), "only true of the board “Oz”"),
    "stale": (replace(task("junior", "every sun space"), rated=Rated(3.5, 1)), "rated 3.5 by weights 1, but is"),
    "short": (task("easy", "every red star space"), "has 1 of the 4 spaces"),
    "long": (task("easy", "4 right, 1 wrong"), "The row has 21 spaces"),
    "conditions": (task("gourmet", "every space that is green or red or a moon or a sun"), "has 4 conditions; .* at most 3"),
    "no hint": (task("easy", "every yellow or white space", " \n"), "There is no hint"),
    "plain": (task("medium", "3 suns, then 1 red space"), "“every sun space” .* simpler junior rule"),
    "too high": (task("hard", "every sun space"), "a junior rule, and a hard card promises another. Put the task on a junior"),
    "simpler": (task("easy", "4 wrong, 1 right"), "“every 5th space” has the same row in fewer words"),
    "too low": (task("easy", "every space just before a corner"), "No easy rule .* takes a medium one"),
    "unknown": (task("hard", "every space with a prime number"), "so the hard rules cannot"),
    "tells": (task("junior", "every fish space", "Mind the fishes."), "it names fish"),
    "idle": (
        task("medium", "2 suns, then 1 star", "It is a question of shape."),
        "all 51 other rules that fit 2, 9 .* the shapes",
    ),
    "also": (task("gourmet", "the row 1, 2, 3, 9"), "also that of “next green space with a digit sum below 4, then next sun”"),
    "alike": (
        task("junior", "every lake space"),
        "up to junior begin alike: 1 with 2, 4; none with 2, 4, 5; none with 2, 4, 5, 11",
    ),
    "alone": (task("junior", "every red space"), "No other row up to junior begins 8, 10"),
    "astray": (
        task("junior", "every moon space", "What a smell of paint!"),
        "at the colours, but the rule is about the shapes",
    ),
    "unread": (task("junior", "every moon space"), "No word of the hint"),
}


@pytest.mark.parametrize(
    ("rule", "said"),
    [
        ("every 3rd space", "the rule itself"),
        ("2 wrong, 2 right", "the rule itself"),
        ("next star, then next moon", "star and moon|the rule itself"),
        ("every lake or fish space", "the rule itself"),
    ],
)
def test_a_hint_that_is_the_rule_gives_the_row_away(rule, said):
    for hint in (rule, f"Well, I take {phrase(parse_rule(rule)).upper()}, my dear.", f"Hush! {rule.capitalize()}."):
        assert re.search(f"it names ({said})", findings_of(task("hard", rule, hint))["tells"])
    assert "tells" not in findings_of(task("hard", rule, "every red space with an owl"))


def test_no_task_of_ours_hides_a_hint_that_is_its_wording():
    for one in house_tasks():
        assert "tells" in codes(lint(replace(one, hint=one.wording), BOARD)), one.wording


@pytest.mark.parametrize("code", PROVOKED)
def test_it_is_found_and_said(code):
    one, said = PROVOKED[code]
    found = findings_of(one)
    assert re.search(said, found[code])
    assert not re.search(r"[{}]|None", found[code])


def test_a_row_that_another_task_has_is_found():
    tasks = {
        "task[0]": task("easy", "every 5th space"),
        "task[1]": task("easy", "every 6th space"),
        "task[2]": task("easy", "4 wrong, 1 right"),
        "task[3]": task("hard", "the row 5, 10, 15, 20, 25"),
    }
    found = duplicates(tasks, BOARD)
    assert list(found) == ["task[2]", "task[3]"]
    assert {says for (finding,) in found.values() for says in [finding.says]} == {
        "task[0] has the same row: “every 5th space”. A row is on one card only; change one of the two."
    }
    assert duplicates({str(i): one for i, one in enumerate(house_tasks())}, BOARD) == {}


def test_every_finding_is_provoked():
    assert {*PROVOKED, "duplicate"} == set(FINDINGS) == set(SEVERITIES)


def test_the_tasks_that_come_with_pugsbox_are_clean():
    seen = set()
    for one in house_tasks():
        found = lint(one, BOARD)
        assert clean(found), (one.wording, found)
        seen |= set(codes(found))
    assert seen == {"alike", "alone", "also", "unread"}


@pytest.mark.parametrize("path", ["tasks/junior", "tasks/easy", "tasks/medium", "tasks/hard", "tasks/gourmet", "decks/starter"])
def test_the_files_that_come_with_pugsbox_are_clean(path):
    checked = check(PUZZLES / f"{path}.toml", BOARD)
    assert len(checked) >= 12
    assert all(clean(one.findings) for one in checked)
    assert "all clean" in [*tell_checked(checked)][-1]
    assert len([*tell_checked(checked)]) == 1


@pytest.mark.parametrize("code", [code for code, severity in SEVERITIES.items() if severity != "note"])
def test_every_error_and_warning_ends_with_a_way_out(code):
    first, *others = re.split(r"(?<=\.) ", FINDINGS[code])
    assert len(first) > 20
    assert re.match(r"(Let|Narrow|Use|Set|Put|A row is|Write|Point)\b", others[-1])
    assert re.search(r"\b(more|at most|another|change|Put|put|Write|Point)\b", others[-1])


def test_every_note_is_more_than_one_sentence():
    for code, severity in SEVERITIES.items():
        assert len(re.findall(r"[\w})”][.!?](?= |$)", FINDINGS[code])) >= 2
        assert severity in ("error", "warning", "note")


def test_what_matters_most_comes_first():
    found = lint(Task("junior", "w", "", parse_rule("every space with a prime number or an owl")), BOARD)
    assert [finding.severity for finding in found] == sorted(
        (f.severity for f in found), key=["error", "warning", "note"].index
    )
    assert {finding.severity for finding in found} == {"error", "warning", "note"}
    assert str(found[0]) == f"error: {found[0].says}"
    assert found[0].data == {"severity": "error", "code": found[0].code, "says": found[0].says}
    assert not clean(found)
    assert clean([Finding("alike", "")])
    assert not clean([Finding("alike", ""), Finding("tells", "")])


# ------------------------------------------------------------ the row, against all rules one by one


@pytest.fixture(params=range(2))
def drawn(request, monkeypatch):
    """Tasks of all levels with rules of all levels, on the house board and on random ones with a small wide language."""
    seed = request.param
    board, draw = board_of(seed), random.Random(seed)
    wide = small(FEW[seed], seed)
    monkeypatch.setattr(WideSpace, "of", lambda on: wide)
    rules = [rule for _, _, rule in draw.sample(book(board), 40)]
    rules += [fit.rule for fit in draw.sample(wide.rules(3000), 20)]
    rules += [Explicit(tuple(sorted(draw.sample(NUMBERS, draw.randint(1, 17))))) for _ in range(10)]
    rules += [Explicit(rule.row(board)) for rule in draw.sample(rules, 10) if rule.mask(board)]
    return board, [Task(draw.choice(TASK_LEVELS), "w", RIDDLE, rule) for rule in rules]


def test_lengths_levels_and_names_are_those_of_all_rules(drawn):
    board, tasks = drawn
    seen = set()
    for one in tasks:
        row, found = one.rule.row(board), findings_of(one, board)
        names = {
            rule: level for known in reversed(LEVELS) for level, other, rule in book(board) if other == row and level == known
        }
        least = min((TASK_LEVELS.index(level) for level in names.values()), default=4)
        own, given = TASK_LEVELS.index(one.level), isinstance(one.rule, Explicit)
        sizes = [rule.size for rule in (*names, *WideSpace.of(board).names(mask_of(row), 10**6))]
        fair = 4 <= len(row) <= 15
        expected = {
            "short": len(row) < 4,
            "long": len(row) > 15,
            "too low": fair and own < least < 4,
            "unknown": fair and own < least == 4,
            "plain": fair and least < own,
            "simpler": fair and least >= own and not given and min(sizes, default=99) < one.rule.size,
            "also": fair and least >= own and given and bool(sizes),
        }
        found |= {"plain": ""} if "too high" in found else {}  # the same, where no other rule is simpler
        assert {code: code in found for code in expected} == expected, (one, row)
        seen |= {code for code, there in expected.items() if there}
    assert len(seen) >= 6


def test_rivals_are_counted_as_one_counts_them(drawn):
    board, tasks = drawn
    alone = 0
    for one in tasks:
        row, found = one.rule.row(board), findings_of(one, board)
        if not 4 <= len(row) <= 15:
            assert not {"alike", "alone"} & set(found)
            continue
        known = LEVELS[: TASK_LEVELS.index(one.level) + 1]
        others = {other for level, other, _ in book(board) if level in known and other != row}
        counts = [sum(other[:n] == row[:n] for other in others) for n in (2, 3, 4)]
        alone += not counts[0]
        if not counts[0]:
            assert f"begins {row[0]}, {row[1]}:" in found["alone"]
            continue
        told = [f"{count or 'none'} with {', '.join(map(str, row[:n]))}" for n, count in zip((2, 3, 4), counts, strict=True)]
        assert f"begin alike: {'; '.join(told)}." in found["alike"]
        simplest = re.search("“(.*)” is the simplest", found["alike"])[1]
        fits = [rule for level, other, rule in book(board) if level in known and other in others and other[:2] == row[:2]]
        assert simplest in {phrase(rule) for rule in fits}
        assert parse_rule(simplest).size == min(rule.size for rule in fits)
        assert {*rivals(one, board)} == {*fits}
    assert 0 < alone < len(tasks)


@pytest.mark.parametrize(
    ("level", "rule", "count"),
    [
        ("junior", "every moon space", None),
        ("junior", "every 2nd space", 0),
        ("junior", "every odd fish space", 2),
        ("hard", "every odd fish space", None),
        ("hard", "every space that is green or red or white", 3),
        ("gourmet", "every space that is green or red or white", None),
        ("gourmet", "every space that is green or red or a moon or a sun", 4),
        ("hard", "the row 1, 5, 9, 11", None),
    ],
)
def test_conditions_are_few(level, rule, count):
    found = findings_of(task(level, rule))
    assert ("conditions" in found) is (count is not None)
    if count is not None:
        assert f"{count} conditions; a {level} task has" in found["conditions"]


# ------------------------------------------------------------ hints


@pytest.mark.parametrize(
    ("rule", "hint", "told"),
    [
        ("every fish space", "A FISH!", "fish"),
        ("every fish space", "Fishy business.", None),
        ("every lake space", "Take me to the lakes.", "lake"),
        ("every even moon space", "Even so.", "even space"),
        ("every even moon space", "Odd or even?", None),
        ("every even moon space", "Against all odds.", None),
        ("every 5th space", "My numbers are 5, 10 and 20.", "5 and 10 and 20"),
        ("every 5th space", "My numbers are 5 and 10.", None),
        ("every 5th space", "My numbers are 4, 9 and 24.", None),
        ("every 5th space", "Born in 5101520.", None),
    ],
)
def test_what_gives_a_row_away(rule, hint, told):
    level = "junior" if rule in {"every lake space", "every fish space"} else "easy"
    found = findings_of(task(level, rule, hint))
    assert ("tells" in found) is (told is not None)
    if told:
        assert f"it names {told}." in found["tells"]


def test_to_name_what_a_rival_has_too_gives_nothing_away():
    told = {True: 0, False: 0}
    for one in house_tasks():
        for fact in {*facts_in(one.rule)}:
            if word := WORDS[fact].adjective:
                alone = not any(fact in facts_in(rule) for rule in rivals(one, BOARD))
                assert ("tells" in findings_of(replace(one, hint=f"{word}?"))) is alone
                told[alone] += 1
    assert min(told.values()) > 10


def test_a_hint_excludes_nothing_if_all_rivals_are_about_the_same():
    one = task("medium", "2 suns, then 1 star", "It is a question of shape.")
    assert all("the shapes" in points_at(rule) for rule in rivals(one, BOARD))
    turns = replace(one, hint="I dance.")
    assert ("idle" in findings_of(turns)) is all("what takes turns" in points_at(rule) for rule in rivals(one, BOARD))
    assert "idle" not in findings_of(task("junior", "every red space", "A tin of paint."))  # nobody else is there


def test_a_hint_that_points_elsewhere_may_be_a_joke():
    one = task("junior", "every moon space", "What a smell of paint!")
    assert [finding.severity for finding in lint(one, BOARD) if finding.code == "astray"] == ["note"]
    for about in LOOK.values():
        found = findings_of(replace(one, hint=f"Look at {about}."))
        assert ("astray" in found) is (about != "the shapes")
        assert "tells" not in found


def test_a_row_without_a_rule_has_no_hint_that_is_judged():
    one = Task("gourmet", "the row of my dreams", "Mind the paint.", Explicit((1, 2, 3, 9)))
    assert not {"astray", "idle", "unread", "tells"} & set(findings_of(one))
    assert "it names 1 and 2 and 9." in findings_of(replace(one, hint="Such as 9, 1 or 2."))["tells"]


def test_what_pugsbox_itself_says_to_look_at_is_understood():
    for about in LOOK.values():
        clue = read_clue(f"LOOK AT {about.upper()}!")
        assert about in clue.about
        assert clue.facts == frozenset()
    assert set(CLUES) <= {*LOOK.values(), "what takes turns"}


def test_every_fact_with_a_word_of_its_own_is_read_in_a_hint():
    for fact, word in WORDS.items():
        if word.adjective:
            assert read_clue(f"Who met the {word.adjective} one?").facts == {fact}
            assert LOOK[fact[0]] in read_clue(word.adjective).about


@pytest.mark.parametrize(
    "word", ["cartoon", "stare", "sunday", "bankrupt", "reddish", "evening", "oddity", "landlord", "12th", "a1"]
)
def test_no_word_is_found_inside_another(word):
    assert not read_clue(word).facts
    assert not read_clue(word).about


@pytest.mark.parametrize(
    "hint", ["", " ", "\0", "<b>fish</b>", "\u202efish", "9" * 5000, "fish " * 10_000, "(" * 999, "\ud800"]
)
def test_any_text_is_a_hint_that_can_be_looked_at(hint):
    clue = read_clue(hint)
    assert (("symbol", "fish") in clue.facts) is ("fish" in hint)
    assert clue.numbers == frozenset()


# ------------------------------------------------------------ files

MINE = """
[[task]]
level = "junior"
rule = "every moon space"
hint = "A matter of outlines."
[[task]]
level = "hard"
rule = "3 suns, then 1 mountain"
hint = "I dance."
[[task]]
level = "easy"
rule = "every red star space"
hint = "Paint and outlines."
[[task]]
level = "hard"
wording = "moons by number"
row = [3, 4, 5, 6]
hint = "Look up."
"""


@pytest.fixture
def mine(tmp_path):
    path = tmp_path / "mine.toml"
    path.write_text(MINE.replace("[3, 4, 5, 6]", str([*parse_rule("every moon space").row(BOARD)])), encoding="utf-8")
    return path


def test_what_is_found_in_a_file_says_where_it_stands(mine):
    checked = check(mine, BOARD)
    assert [one.place for one in checked] == ["task[0]", "task[1]", "task[2]", "task[3]"]
    assert [clean(one.findings) for one in checked] == [True, False, False, False]
    assert codes(checked[3].findings)[0] == "duplicate"
    assert checked[3].findings[0].says.startswith("task[0] has the same row: “every moon space”.")
    lines = [*tell_checked(checked)]
    assert [line for line in lines if not line.startswith(" ")][:-1] == [
        "task[1] (hard) 3 suns, then 1 mountain",
        "task[2] (easy) every red star space",
        "task[3] (hard) moons by number",
    ]
    assert lines[-1].startswith("4 tasks, 1 clean, 2 errors, 2 warnings. ")
    assert not any(line.startswith("  note") for line in lines)
    more = [*tell_checked(checked, notes=True)]
    assert any(line.startswith("  note") for line in more)
    assert more[-1] == "4 tasks, 1 clean, 2 errors, 2 warnings."
    data = json.loads(json.dumps(check_data(checked)))
    assert [one["place"] for one in data] == [one.place for one in checked]
    assert [[found["code"] for found in one["findings"]] for one in data] == [codes(one.findings) for one in checked]


def test_a_single_task_is_counted_as_one(tmp_path):
    path = tmp_path / "one.toml"
    path.write_text("level = 'junior'\n[[task]]\nrule = 'every lake space'\nhint = 'Mind the landscape.'", encoding="utf-8")
    assert [*tell_checked(check(path, BOARD))] == ["1 task, all clean. 1 note (--notes shows them)"]


def test_tasks_of_a_deck_are_named_by_their_card():
    checked = check(PUZZLES / "decks" / "starter.toml", BOARD)
    assert [one.place for one in checked[:7]] == [f"c01.{side}[{i}]" for side in ("front", "back") for i in range(3)] + [
        "c02.front[0]"
    ]
    assert len({one.place for one in checked}) == 60


def test_a_file_that_cannot_be_read_is_no_finding(tmp_path):
    (tmp_path / "bad.toml").write_text("task = 3", encoding="utf-8")
    for name in ("bad.toml", "none.toml"):
        with pytest.raises(BadFile):
            check(tmp_path / name, BOARD)
