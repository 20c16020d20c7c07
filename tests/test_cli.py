"""The command line: every command as a user runs it, in a process of its own; further calls of it in this one."""

import json
import os
import re
import subprocess
import sys
from contextlib import redirect_stderr, redirect_stdout
from io import StringIO
from pathlib import Path

import pytest

from pugsbox import __version__
from pugsbox.cli import main
from pugsbox.core.content import content_folder
from pugsbox.punschge.board import house_board
from pugsbox.punschge.grammar import parse_rule
from pugsbox.punschge.moves import read_moves
from pugsbox.punschge.widespace import WideSpace

HOUSE = content_folder("puzzles") / "boards" / "house.toml"


@pytest.fixture(scope="module", autouse=True)
def cache_of_its_own(tmp_path_factory):
    """No table of the wide space is taken from the user's cache folder, or left there."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_CACHE_HOME", str(tmp_path_factory.mktemp("cache")))
        yield


def alone(*arguments):
    """Run the command line in a process of its own."""
    command = [sys.executable, "-m", "pugsbox", *arguments]
    return subprocess.run(command, capture_output=True, text=True, encoding="utf-8", check=False)


def pugsbox(*arguments):
    """Run it in this process, where the rules and the wide space are kept: most of the time of a process goes into them."""
    told, said = StringIO(), StringIO()
    with pytest.MonkeyPatch.context() as patch, redirect_stdout(told), redirect_stderr(said):
        patch.setattr(sys, "argv", ["pugsbox", *arguments])
        with pytest.raises(SystemExit) as end:
            main()
    return subprocess.CompletedProcess(arguments, end.value.code or 0, told.getvalue(), said.getvalue())


def refused(*arguments, run=pugsbox):
    """Run what must be refused: status 2, nothing on standard output, no traceback. Return what is said."""
    run = run(*arguments)
    assert run.returncode == 2
    assert run.stdout == ""
    assert "Traceback" not in run.stderr
    return run.stderr


def test_row_as_text():
    run = alone("row", "All spaces that are yellow and show a fish")
    assert run.returncode == 0
    assert run.stderr == ""
    assert run.stdout.splitlines() == [
        "every yellow space with a fish",
        "  row    4  6  7  17  24  25",
        "  level  easy",
        "  also   every yellow space without a bull",
        "         every yellow space just before a space in the upper half",
    ]


def test_row_as_json():
    found = json.loads(alone("row", "every lake space but not white", "--json").stdout)
    assert found == {
        "rule": "every lake space but not white",
        "row": [2, 4, 12, 17, 18],
        "level": "medium",
        "names": ["every lake space but not white"],
    }


def test_solve_as_text():
    run = alone("solve", "2+ 4+ 7- 12+")
    assert run.returncode == 0
    assert run.stderr == ""
    assert run.stdout.splitlines() == [
        "5 rules fit, with 2 rows",
        "   76%  every even lake space                         2 4 12 18",
        "   10%  every lake space but not white                2 4 12 17 18",
        "    4%  every lake space just after an odd space      2 4 12 18",
        "    4%  every lake space just before an odd space     2 4 12 18",
        "    4%  every lake space just after a straight space  2 4 12 18",
        "next    18 90%   17 10%",
        "wrong   0.10 steps to be expected from here, always trying the likeliest space",
    ]


def test_solve_as_json():
    found = json.loads(alone("solve", "2+ 4+", "--json").stdout)
    assert list(found) == ["rules", "rows", "simplest", "next", "forced", "expected_wrong"]
    assert (found["rules"], found["rows"], len(found["simplest"])) == (352, 306, 20)
    assert found["simplest"][0].keys() == {"rule", "row", "weight"}
    assert {"space": "goal", "probability": 0} not in found["next"]
    assert sum(after["probability"] for after in found["next"]) == pytest.approx(1)
    everything = json.loads(pugsbox("solve", "2+ 4+", "--json", "--all").stdout)
    assert len(everything["simplest"]) == 352
    assert sum(fit["weight"] for fit in everything["simplest"]) == pytest.approx(1)
    assert everything["simplest"][:20] == found["simplest"]
    for fit in everything["simplest"]:
        assert list(parse_rule(fit["rule"]).row(house_board())) == fit["row"]


def test_solve_searches_the_level_and_those_below():
    assert json.loads(pugsbox("solve", "2+ 4+ 7- 12+", "--level", "easy", "--json").stdout)["rules"] == 1
    assert "contradiction" in json.loads(pugsbox("solve", "2+ 4+ 7- 12+", "--level", "junior", "--json").stdout)


def test_the_goal_is_named():
    found = json.loads(pugsbox("solve", "2+ 4+ 12+ 17+ 18+", "--json").stdout)
    assert found["next"] == [{"space": "goal", "probability": 1.0}]
    solved = pugsbox("solve", "2+ 4+ 12+ 17+ 18+ goal+")
    assert "next    nothing: the Professor is at home" in solved.stdout


def test_solve_searches_a_million_rules_for_a_gourmet_task():
    found = json.loads(alone("solve", "2+ 4+", "--level", "gourmet", "--json").stdout)
    wide = WideSpace.of(house_board()).after(read_moves("2+ 4+"))
    assert (found["rules"], found["rows"]) == (wide.count, len(wide.rows)) == (176528, 44780)
    assert (len(found["simplest"]), found["forced"]) == (20, None)
    assert found["expected_wrong"] == pytest.approx(wide.expected_wrong())
    assert sum(after["probability"] for after in found["next"]) == pytest.approx(1)
    for fit in found["simplest"]:
        assert list(parse_rule(fit["rule"]).row(house_board())) == fit["row"]
        assert fit["row"][:2] == [2, 4]


@pytest.mark.parametrize("asked", ["--budget 3", "--hint 1", "--cross 7"])
def test_advice_that_too_many_rules_would_give_is_refused(asked):
    run = pugsbox("solve", "2+ 4+", "--level", "gourmet", *asked.split())
    assert (run.returncode, run.stdout) == (2, "")
    assert run.stderr.startswith("pugsbox: 176,528 rules fit, too many for hints, crossings and budgets. Lay more stones")


def test_few_gourmet_rules_have_all_advice():
    lines = pugsbox("solve", "2+ 4+ 7- 12+", "--level", "gourmet", "--budget", "3").stdout.splitlines()
    assert re.match(r"[\d,]+ rules fit, with \d+ rows$", lines[0])
    assert re.match(r" +and [\d,]+ more \(--all shows them\)$", lines[21])
    assert [line.split()[0] for line in lines[22:]] == ["next", "wrong", "home", "at"]
    assert len(pugsbox("solve", "2+ 4+ 7- 12+", "--level", "gourmet", "--hint", "2").stdout.splitlines()) == 2
    assert pugsbox("solve", "2+ 4+ 7- 12+", "--level", "gourmet", "--cross", "11").stdout.startswith("11: follows. ")


def test_a_contradiction_of_gourmet_rules_is_an_answer_too():
    assert pugsbox("solve", "2+ 4+ 12+ 5+", "--level", "gourmet").stdout.startswith("no rule fits\n  doubt  12+ (move 3)\n")


def test_what_all_rules_agree_on_is_forced():
    assert json.loads(pugsbox("solve", "2+ 4+ 12+", "--json").stdout)["forced"] is None
    assert json.loads(pugsbox("solve", "2+ 4+ 12+ 17+", "--json").stdout)["forced"] == 18
    assert json.loads(pugsbox("solve", "2+ 4+ 12+ 17+ 18+", "--json").stdout)["forced"] == "goal"
    assert json.loads(pugsbox("solve", "2+ 4+ 12+ 17+ 18+ goal+", "--json").stdout)["forced"] is None


def test_solve_within_a_budget():
    run = pugsbox("solve", "2+ 4+", "--budget", "3")
    assert run.stdout.splitlines()[-2:] == [
        "home    70% with at most 3 wrong, trying 5, then 6, then 9, then 12",
        "        at most 0: 21%, 1: 41%, 2: 54%, 4: 81%, 5: 88%, 6: 95%, 7: 98%, 8: >99%, 9: >99%, 10: 100%",
    ]
    found = json.loads(pugsbox("solve", "2+ 4+", "--budget", "3", "--json").stdout)
    assert found["next"][0]["space"] == 6  # for the fewest wrong steps on average
    budget = found["budget"]
    assert list(budget) == ["most", "probability", "try", "each"]
    assert (budget["most"], budget["try"][:2], len(budget["each"])) == (3, [5, 6], 12)
    assert budget["probability"] == budget["each"][3] == pytest.approx(0.705, abs=0.001)
    assert {after["space"] for after in found["next"]} == set(budget["try"])
    solved = pugsbox("solve", "2+ 4+ 12+ 17+ 18+ goal+", "--budget", "0")
    assert solved.stdout.splitlines()[-1] == "home    100% with at most 0 wrong"
    assert "budget" not in json.loads(pugsbox("solve", "2+ 4+ 12+ 5+", "--budget", "0", "--json").stdout)


def test_hints_come_alone_the_weakest_first():
    hints = [
        "Look at the areas: everything that fits has to do with that.",
        "What comes next is in the upper half.",
        "What comes next is 18 or 17.",
        "Try 18: 90% of what fits goes there, and no other space has more.",
    ]
    for first in range(1, 5):
        assert pugsbox("solve", "2+ 4+ 12+", "--hint", str(first)).stdout.splitlines() == hints[:first]
    found = json.loads(pugsbox("solve", "2+ 4+ 12+", "--hint", "5", "--json").stdout)
    assert list(found) == ["hints"]
    assert [hint["hint"] for hint in found["hints"]] == hints
    assert [hint["kind"] for hint in found["hints"]] == ["look", "half", "either", "next"]
    assert [hint["share"] for hint in found["hints"]] == pytest.approx([1, 1, 1, 0.9], abs=0.01)
    home = pugsbox("solve", "2+ 4+ 12+ 18+ goal+", "--hint", "1")
    assert home.stdout.splitlines() == ["nothing: the Professor is at home"]


def test_crossings_are_judged_one_by_one():
    run = pugsbox("solve", "2+ 4+ 12+", "--cross", "13, 17 goal")
    assert run.stdout.splitlines() == [
        "13: follows. No rule that fits goes there next.",
        "17: not yet. “every lake space but not white” fits every stone and goes there next.",
        "goal: follows. No rule that fits goes there next.",
    ]
    found = json.loads(pugsbox("solve", "2+ 4+ 12+ 17+", "--cross", "18", "--json").stdout)
    assert found == {"crossed": [{"space": 18, "verdict": "wrong", "why": "Every rule that fits goes there next."}]}
    assert "expected 1 to 26, or goal" in refused("solve", "2+ 4+ 12+", "--cross", "banana")
    for nothing in ("", "  ", ","):  # nothing is given away
        assert "Found no space" in refused("solve", "2+ 4+ 12+", "--cross", nothing)
    assert "at home" in refused("solve", "2+ 4+ 12+ 18+ goal+", "--cross", "3")


def test_a_contradiction_is_an_answer():
    run = pugsbox("solve", "2+ 4+ 12+ 5+", "--json")
    assert run.returncode == 0
    found = json.loads(run.stdout)["contradiction"]
    assert list(found) == ["move", "at", "doubt", "why"]
    assert (found["move"], found["at"], found["doubt"]) == ("5+", 4, "12+")
    text = pugsbox("solve", "2+ 4+ 12+ 5+")
    assert text.returncode == 0
    assert text.stdout.splitlines()[:2] == ["no rule fits", "  doubt  12+ (move 3)"]
    assert found["why"] in text.stdout


def test_solve_on_another_board(tmp_path):
    board = tmp_path / "board.toml"
    board.write_text(HOUSE.read_text(encoding="utf-8").replace('"lake"', '"forest"'), encoding="utf-8")
    rules = [
        fit["rule"] for fit in json.loads(pugsbox("solve", "1+ 2+ 4+", "--board", str(board), "--json").stdout)["simplest"]
    ]
    assert rules[0] == "every forest space"


@pytest.mark.parametrize("moves", ["", "2+", "2+ 4", "2+ 27+", "2+ 4+ 4-", "2+ goal+", "2+ 4+ goal+ 5-", "2+ 4+ <script>+"])
def test_moves_that_cannot_be_read(moves):
    said = refused("solve", moves, "--json")
    assert said.count("\n") == 1
    assert said.startswith("pugsbox: ")
    assert "expected" in said or "PUN-MARK-11" in said


@pytest.mark.parametrize(
    "arguments",
    [
        ["solve"],
        ["solve", "2+ 4+", "--level", "tasty"],
        ["solve", "2+ 4+", "--lvel"],
        ["solve", "2+ 4+", "--budget", "12"],
        ["fly"],
    ],
)
def test_a_wrong_call_gets_one_sentence_too(arguments):
    said = refused(*arguments)
    assert said.count("\n") == 1
    assert said.startswith("pugsbox: ")


def test_several_words_need_no_quotes():
    assert pugsbox("solve", "2+", "4+", "7-").stdout == pugsbox("solve", "2+ 4+ 7-").stdout != ""
    assert pugsbox("row", "every", "lake", "space").stdout == pugsbox("row", "every lake space").stdout != ""


@pytest.mark.skipif(os.name != "posix", reason="a closed stream is a thing of the shell")
def test_a_closed_output_is_no_traceback():
    command = f"{sys.executable} -m pugsbox row 'every lake space' >&-"
    run = subprocess.run(["sh", "-c", command], capture_output=True, text=True, check=False)
    assert run.returncode == 0
    assert run.stderr == ""


def test_without_arguments_it_says_what_there_is():
    run = alone()
    assert run.returncode == 0
    assert "solve" in run.stdout


def test_a_rule_beyond_the_book_language_has_no_level():
    found = json.loads(pugsbox("row", "every space with a prime number", "--json").stdout)
    assert found["row"] == [2, 3, 5, 7, 11, 13, 17, 19, 23]
    assert found["level"] is None
    assert "level  none: beyond the book language" in pugsbox("row", "every space with a prime number").stdout


def test_a_row_of_fewer_than_four_spaces_is_said_not_refused():
    run = alone("row", "every sun with a bull", "--json")
    assert run.returncode == 0
    assert json.loads(run.stdout)["row"] == [9]
    assert run.stderr == "pugsbox: note: a task needs a row of at least four spaces; this one has 1.\n"
    empty = pugsbox("row", "every red space in the forest")
    assert empty.returncode == 0
    assert "row    no space at all" in empty.stdout


def test_row_on_another_board(tmp_path):
    mine = tmp_path / "mine.toml"
    mine.write_text(HOUSE.read_text(encoding="utf-8").replace('"yellow"', '"red"'), encoding="utf-8")
    found = json.loads(pugsbox("row", "every yellow or red space", "--board", str(mine), "--json").stdout)
    assert found["row"] == list(parse_rule("every yellow or red space").row(house_board()))
    assert json.loads(pugsbox("row", "every yellow space", "--board", str(mine), "--json").stdout)["row"] == []


def test_board_is_checked_and_printed(tmp_path):
    run = alone("board", str(HOUSE))
    assert run.returncode == 0
    assert run.stdout.splitlines() == str(house_board()).splitlines()
    bad = tmp_path / "bad.toml"
    bad.write_text(HOUSE.read_text(encoding="utf-8").replace('"sun"', '"sum"'), encoding="utf-8")
    said = refused("board", str(bad), run=alone)
    assert said.count("found 'sum'; expected one of sun, moon, star, cloud.") == 7
    assert f"pugsbox: {bad} has 7 problems:" in said


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("row", "every purple space"), "pugsbox: Column 7: 'purple' is no word of the rule language"),
        (("row", "every yelow space"), "did you mean yellow"),
        (("row", ""), "pugsbox: found no text"),
        (("row", "every yellow or red space with a fish"), "This can be read in two ways:"),
        (("row", "every 27th space"), "pugsbox: Found every 27th space; expected a number from 2 to 26."),
        (("row", "moon", "--board", "none.toml"), "pugsbox: none.toml: cannot be read"),
        (("board", "none.toml"), "pugsbox: none.toml: cannot be read"),
        (("play", "none.txt"), "pugsbox: none.txt: cannot be read"),
        (
            ("clauses", "chess"),
            "pugsbox: There is no game 'chess'; expected one of pugs_in_mugs, pet_evil, gamers_vs_evil, pugnacious, punschge.",
        ),
        (("row",), "Missing argument"),
        (("fly",), "No such command"),
    ],
)
def test_mistakes_are_sentences_with_status_2(arguments, said):
    assert said in refused(*arguments, run=alone)


def test_rate_as_text():
    run = alone("rate", "every odd space just before a moon", "--hint", "A smell of paint.")
    assert (run.returncode, run.stderr) == (0, "")
    lines = run.stdout.splitlines()
    assert lines[0] == "every odd space just before a moon"
    assert lines[1].split() == ["row", "5", "7", "11", "17"]
    assert "8.8 on a hard card" in lines[2]
    assert "junior 17.0" in lines[3]
    assert "hard 5.0" in lines[3]
    assert [line.split(":")[0].strip() for line in lines[-2:]] == ["note", "note"]
    assert "There is no hint" not in run.stdout


def test_rate_as_json():
    found = json.loads(pugsbox("rate", "every space with a prime number", "--level", "hard", "--json").stdout)
    assert list(found) == ["level", "row", "score", "version", "parts", "wrong", "needs", "trap", "survival", "findings"]
    assert (found["level"], found["row"]) == ("hard", [2, 3, 5, 7, 11, 13, 17, 19, 23])
    assert found["score"] == pytest.approx(sum(found["parts"].values()), abs=0.05)
    assert list(found["wrong"]) == ["junior", "easy", "medium", "hard", "gourmet"]
    assert found["needs"]["row"] == {"level": "gourmet", "rule": "every space with a prime number"}
    assert set(found["trap"]) == {"after", "tempting", "likelihood", "rule"}
    assert [(one["severity"], one["code"]) for one in found["findings"]] == [("warning", "unknown"), ("note", "alike")]


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("every sun with a bull",), "Found a row of 1 space; expected 4 at least (PUN-LIM-01)."),
        (("every sun with a bull", "--level", "easy"), "Found a row of 1 space; expected 4 at least (PUN-LIM-01)."),
        (("every sun space", "--level", "tasty"), "There is no level 'tasty'; expected junior, easy, medium, hard, gourmet."),
        (("every yelow space",), "did you mean yellow"),
    ],
)
def test_what_cannot_be_rated(arguments, said):
    run = pugsbox("rate", *arguments)
    assert (run.returncode, run.stdout) == (2, "")
    assert said in run.stderr
    assert run.stderr.count("\n") == 1


TASKS = """level = "easy"
[[task]]
rule = "every yellow or white space"
hint = "Two tins of paint."
[[task]]
rule = "every red star space"
hint = "A tin of paint."
"""


def test_check_says_what_is_wrong_with_each_task(tmp_path):
    path = tmp_path / "mine.toml"
    path.write_text(TASKS, encoding="utf-8")
    run = alone("check", str(path))
    assert (run.returncode, run.stderr) == (2, "")
    first, second, last = run.stdout.splitlines()
    assert first == "task[1] (easy) every red star space"
    assert second.startswith("  error    The row has 1 of the 4 spaces that a task needs (PUN-LIM-01). Let the rule")
    assert last.startswith("2 tasks, 1 clean, 1 error.")
    run = pugsbox("check", str(path), "--notes")
    assert run.returncode == 2
    assert {first, second} < {*run.stdout.splitlines()}
    run = pugsbox("check", str(path), "--json")
    assert run.returncode == 2
    assert [one.keys() for one in json.loads(run.stdout)] == [{"place", "task", "level", "findings"}] * 2
    assert [finding["code"] for finding in json.loads(run.stdout)[1]["findings"]] == ["short"]


def test_check_of_clean_tasks_ends_well():
    run = pugsbox("check", str(HOUSE.parents[1] / "tasks" / "junior.toml"))
    assert (run.returncode, run.stderr) == (0, "")
    assert run.stdout.startswith("12 tasks, all clean. ")
    assert run.stdout.count("\n") == 1


def test_check_of_what_is_no_file_of_tasks(tmp_path):
    path = tmp_path / "bad.toml"
    bad = TASKS.replace("A tin", "\x07").replace("easy", "tasty").replace("red star", "red starr")
    for text, problem in (
        (TASKS + TASKS[15:] * 100_000, f"pugsbox: {path}: is larger than 200000 bytes. Is it the right file?\n"),
        (bad.replace("\x07", "x"), "level: found 'tasty'"),
        (bad.replace("\x07", "x"), "task[1].rule: column 11"),
        (bad, "is not TOML"),
    ):
        path.write_text(text, encoding="utf-8")
        run = pugsbox("check", str(path))
        assert (run.returncode, run.stdout) == (2, "")
        assert problem in run.stderr
    assert "cannot be read" in pugsbox("check", str(tmp_path / "none.toml")).stderr


SCENE = """game: pugs_in_mugs
seats: 2
option: first_player = 0
place: hand 0 = red*3
---
## Three red Pugs are as good as a Mug.
! 0 exchange blue
> refused MUG-EXCH-01
? Get the red Mug.
0 exchange red
> clause MUG-EXCH-01
"""


def test_play_a_scene(tmp_path):
    path = tmp_path / "scene.txt"
    path.write_text(SCENE)
    run = alone("play", str(path))
    assert run.returncode == 0
    assert run.stdout.splitlines()[:3] == [
        "Three red Pugs are as good as a Mug.",
        "! 0 exchange blue",
        "    refused: You need three Pugs of one colour; blue Pug: 0. (MUG-EXCH-01)",
    ]
    assert "    Ada gets the red Mug. (MUG-EXCH-01, MUG-EXCH-03, MUG-EXCH-06)" in run.stdout.splitlines()


def test_play_a_scene_for_programs(tmp_path):
    path = tmp_path / "scene.txt"
    path.write_text(SCENE)
    found = json.loads(pugsbox("play", str(path), "--json").stdout)
    assert found["ok"] is True
    assert found["events"][0]["clauses"] == ["MUG-TURN-01"]
    assert found["refusals"][0]["line"] == 7
    assert found["refusals"][0]["reasons"][0]["clause"] == "MUG-EXCH-01"
    assert found["outcome"] is None


def test_play_ends_at_the_line_that_is_not_as_it_says(tmp_path):
    path = tmp_path / "scene.txt"
    path.write_text(SCENE + "> actions = 2\n")
    run = alone("play", str(path))
    assert run.returncode == 2
    assert run.stderr == f"pugsbox: {path}: line 12: expected actions = 2; found 1.\n"
    run = pugsbox("play", str(path), "--json")
    assert run.returncode == 2
    assert run.stderr == ""
    assert json.loads(run.stdout)["failure"] == {"line": 12, "problem": "expected actions = 2; found 1."}


def test_clauses_are_listed():
    run = alone("clauses", "pugs_in_mugs", "--json")
    table = json.loads(run.stdout)
    assert len(table) == 84
    assert set(table[0]) == {"id", "section", "says", "status", "enforced", "because", "scenes"}
    told = pugsbox("clauses", "pugs_in_mugs").stdout
    assert all(clause["id"] in told and clause["says"] in told for clause in table)


def test_what_cannot_be_printed_is_no_traceback(tmp_path):
    mine = tmp_path / "mine.toml"
    mine.write_text(HOUSE.read_text(encoding="utf-8").replace("Denk-Bar", "\u6f22"), encoding="utf-8")
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONUNBUFFERED"}
    environment["PYTHONIOENCODING"] = "ascii"
    command = [sys.executable, "-m", "pugsbox", "board", str(mine)]
    run = subprocess.run(command, capture_output=True, text=True, env=environment, check=True)
    assert run.stdout.startswith("start: \\u6f22\n")
    if Path("/dev/full").exists():
        for buffering in ({}, {"PYTHONUNBUFFERED": "1"}):
            with Path("/dev/full").open("w") as full:
                run = subprocess.run(
                    command, stdout=full, stderr=subprocess.PIPE, text=True, env=environment | buffering, check=False
                )
            assert run.returncode == 1
            assert run.stderr == "pugsbox: cannot write: No space left on device.\n"


def test_a_reader_that_has_seen_enough_is_no_error():
    with subprocess.Popen(
        [sys.executable, "-m", "pugsbox", "board", str(HOUSE)], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as run:
        run.stdout.close()
        assert b"Traceback" not in (said := run.stderr.read())
        assert b"Exception ignored" not in said


def test_lab_gives_options_to_jupyterlab_with_and_without_a_folder(tmp_path):
    for named in ([], ["mine"]):
        command = [sys.executable, "-m", "pugsbox", "lab", *named, "--version"]
        run = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=True)
        assert re.search(r"^4\.", run.stdout, re.MULTILINE)  # JupyterLab's own answer
    assert sorted(p.name for p in tmp_path.iterdir()) == ["mine", "pugsbox-notebooks"]


def test_version_and_help():
    assert alone("--version").stdout == f"pugsbox {__version__}\n"
    help_text = alone("--help").stdout
    assert all(command in help_text for command in ("lab", "row", "board"))


def test_importing_pugsbox_loads_nothing_heavy():
    code = "import pugsbox.punschge, sys; print(*sys.modules)"
    loaded = set(subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.split())
    assert not loaded & {"networkx", "sympy", "numpy", "lark", "cattrs", "typer", "anywidget", "ipywidgets"}
