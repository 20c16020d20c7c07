"""The tasks that come with pugsbox, and what is said of a file of tasks that is none."""

import re
import tomllib
from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import pytest

from pugsbox import PugsboxError
from pugsbox.core.content import content_folder
from pugsbox.core.errors import BadFile
from pugsbox.punschge.board import NUMBERS, house_board, mask_of
from pugsbox.punschge.conditions import Is
from pugsbox.punschge.grammar import parse_rule
from pugsbox.punschge.phrasing import phrase
from pugsbox.punschge.rules import Chain, Every, Explicit, Hop, Pattern, Straights, Stride, Widening
from pugsbox.punschge.rulespace import LEVELS, book_space, level_of
from pugsbox.punschge.tasks import TASK_LEVELS, Task, house_tasks, in_files, load_tasks, tasks_of
from pugsbox.punschge.words import AREAS, COLOURS, SHAPES, SYMBOLS

FOLDER = content_folder("puzzles") / "tasks"
BOARD = house_board()
TASKS = house_tasks()
BY_RULE = [task for task in TASKS if not isinstance(task.rule, Explicit)]
BY_ROW = [task for task in TASKS if isinstance(task.rule, Explicit)]
IN_BOOK = [task for task in TASKS if task.level != "gourmet"]
GOURMET = [task for task in TASKS if task.level == "gourmet"]


def named(tasks):
    return pytest.mark.parametrize("task", tasks, ids=lambda task: task.wording)


# ---------------------------------------------------------------- the tasks as a whole


def test_how_many_tasks_there_are():
    assert [sum(task.level == level for task in TASKS) for level in TASK_LEVELS] == [12, 13, 13, 13, 93]
    assert sorted(path.stem for path in FOLDER.glob("*.toml")) == sorted(TASK_LEVELS)


def test_the_levels_are_those_of_the_cards():  # PUN-CARD-02
    assert TASK_LEVELS == ("junior", "easy", "medium", "hard", "gourmet")


def test_no_two_tasks_share_row_wording_or_hint():
    for said in ([t.rule.row(BOARD) for t in TASKS], [t.wording for t in TASKS], [t.hint for t in TASKS]):
        assert len(set(said)) == len(TASKS)


@pytest.mark.catalogue("PUN-LIM-09")
@named(TASKS)
def test_rows_have_4_to_15_spaces(task):  # PUN-LIM-01, PUN-LIM-05, PUN-LIM-06 too
    row = task.rule.row(BOARD)
    assert 4 <= len(row) <= 15
    assert all(a < b for a, b in pairwise(row))
    assert set(row) <= set(NUMBERS)
    assert row[:2] != (1, 2)  # the two white stones would hide everything
    assert task.fits(BOARD)


@named(BY_RULE)
def test_a_rule_stands_in_the_file_as_it_is_said(task):
    assert phrase(parse_rule(task.wording)) == task.wording
    texts = [table.get("rule") for table in tables(task.level)]
    assert task.wording in texts
    assert task.board == ""


@named(IN_BOOK)
def test_a_solver_that_is_told_the_level_finds_the_task_there_and_no_lower(task):  # PUN-LIM-12
    levels = [level for level, _ in book_space(BOARD).rows[task.rule.mask(BOARD)]]
    assert min(levels, key=LEVELS.index) == task.level == level_of(task.rule)


@named(IN_BOOK)
def test_no_other_name_of_the_row_is_shorter(task):
    assert task.rule.size == book_space(BOARD).names(task.rule.mask(BOARD))[0].size


@named(GOURMET)
def test_gourmet_rows_are_no_rows_of_the_book_language(task):  # PUN-TASK-06
    assert task.rule.mask(BOARD) not in book_space(BOARD).rows


EXAMPLES = {kind["text"] for kind in tomllib.loads(Path(__file__).with_name("task_kinds.toml").read_text())["task_kind"]}
ONLY_ONE = {"every space without a fish", "every space with 1 or 3 symbols"}
"""Forms of which no other rule has at most 15 spaces on the house board."""


def test_no_example_of_the_rulebook_is_used_again():
    ours = {task.wording for task in IN_BOOK}  # prime numbers, a gourmet task, are the ledger's example and none of the book's
    assert ours & EXAMPLES == ONLY_ONE


def test_after_the_two_white_stones_several_rules_compete():
    """Of the rules up to the task's level that begin alike; junior tasks are treacherous only among harder ones."""
    rivals = {}
    for level in ("easy", "medium", "hard"):
        counts = []
        for task in (t for t in IN_BOOK if t.level == level):
            two = task.rule.row(BOARD)[:2]
            known = LEVELS[: LEVELS.index(level) + 1]
            counts.append(sum(rule.row(BOARD)[:2] == two for rule in first_names(known)))
        assert min(counts) >= 2
        rivals[level] = sorted(counts)[len(counts) // 2]
    assert rivals["easy"] >= 6
    assert rivals["medium"] >= 30
    assert rivals["hard"] >= 100


def first_names(levels):
    return [names[0][1] for mask, names in book_space(BOARD).rows.items() if names[0][0] in levels and mask.bit_count() <= 15]


def form(task):
    rule = task.rule
    match rule:
        case Every(condition):
            kind = "a fact" if isinstance(condition, Is) else type(condition).__name__
            parts = getattr(condition, "parts", ())
            return " ".join([kind, *sorted({type(part).__name__ for part in parts if not isinstance(part, Is)})])
        case Chain(steps):
            return "next" if all(step.count == 1 for step in steps) else "groups"
    return type(rule).__name__


@pytest.mark.parametrize(
    ("level", "forms"),
    [
        ("junior", {"a fact"}),
        ("easy", {"Or", "Not", "Stride", "Pattern", "a fact", "And", "next"}),
        ("medium", {"Before", "After", "And Not", "Or", "Widening", "groups", "Straights"}),
        ("hard", {"And Not", "And", "Or", "next", "groups", "Hop", "And Before", "And After"}),
    ],
)
def test_all_forms_of_a_level_occur(level, forms):
    assert {form(task) for task in TASKS if task.level == level} == forms
    assert {Stride, Pattern, Widening, Straights, Hop} <= {type(task.rule) for task in TASKS}


def test_every_value_is_asked_for_somewhere():
    said = " ".join(task.wording for task in BY_RULE)
    for value in (*COLOURS, *SHAPES, *AREAS, *SYMBOLS, "corner", "straight", "odd", "even", "lower half", "prime", "square"):
        assert re.search(rf"\b{value.replace('mountains', 'mountain')}", said), value


# ---------------------------------------------------------------- hints

VALUES = "|".join([*COLOURS, *SHAPES, *AREAS, "mountain", *SYMBOLS, "corner", "straight", "odd", "even", "upper", "lower"])
VALUES += "|cart|prime|square|multiple|mirror|roman"


@named(TASKS)
def test_hints_are_short_and_give_nothing_away(task):  # PUN-CARD-04
    assert 20 <= len(task.hint) <= 140
    assert len(re.findall(r"[.!?](?= |$)", task.hint)) in (1, 2)
    assert re.search(r"[.!?]$", task.hint)
    assert not re.search(r"\d", task.hint)
    assert not re.search(rf"\b({VALUES})(s|es)?\b", task.hint, re.IGNORECASE)


# ---------------------------------------------------------------- rows, worked out anew from number and board

SPELLED = """
    one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen
    twenty twenty-one twenty-two twenty-three twenty-four twenty-five twenty-six
"""
NAMES = SPELLED.split()


def seen(n):
    """Everything that can be said of what is printed on a space."""
    space = BOARD[n]
    return {space.colour, space.shape, space.area, *space.symbols}


def roman(n):
    for value, figures in ((10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I")):
        if n >= value:
            return figures + roman(n - value)
    return ""


def walked(n, step):
    """The spaces from n on, each found from the last by `step`, as long as there is one."""
    while n in NUMBERS:
        yield n
        n = step(n)


def change(n):
    return next((m for m in range(n + 1, 27) if not seen(m) & seen(n)), 0)


def look(n):
    return BOARD[n].colour, BOARD[n].shape


def every(holds):
    return lambda: filter(holds, NUMBERS)


WORKED_OUT = {
    "every space with a prime number": every(lambda n: sum(n % d == 0 for d in NUMBERS) == 2),
    "every space with as many symbols as the space before": every(
        lambda n: n > 1 and len(BOARD[n].symbols) == len(BOARD[n - 1].symbols)
    ),
    "every space just after a space with a square number": lambda: (k * k + 1 for k in range(1, 6)),
    "every space with a multiple of 3 or with a multiple of 5": every(lambda n: 0 in (n % 3, n % 5)),
    "every number that takes exactly three letters in Roman numerals, as VII does": every(lambda n: len(roman(n)) == 3),
    "every number written with a 0, 6, 8 or 9, the digits with a round hole": every(lambda n: re.search("[0689]", str(n))),
    "every number whose English name has the letter i in it, such as five": every(lambda n: "i" in NAMES[n - 1]),
    "the letters of ALMOST, each as its place in the alphabet from A, 1, to Z, 26": lambda: (
        "ABCDEFGHIJKLMNOPQRSTUVWXYZ".index(letter) + 1 for letter in "ALMOST"
    ),
    "space 1, then always as many steps on as the space shows symbols": lambda: walked(1, lambda n: n + len(BOARD[n].symbols)),
    "every space with a symbol that no later space shows": every(
        lambda n: any(all(s not in BOARD[m].symbols for m in range(n + 1, 27)) for s in BOARD[n].symbols)
    ),
    "every space whose colour and shape are English words with equally many letters, such as red and sun": every(
        lambda n: len(BOARD[n].colour) == len(BOARD[n].shape)
    ),
    "every space with the same colour as its mirror partner, the two numbers adding up to 27": every(
        lambda n: BOARD[n].colour == BOARD[27 - n].colour
    ),
    "every space whose colour and shape together are found on no other space": every(
        lambda n: [look(m) for m in NUMBERS].count(look(n)) == 1
    ),
    "space 1, then always the next space with neither colour, shape, area nor any symbol in common with the last right one": (
        lambda: walked(1, change)
    ),
}


HERE = [task for task in GOURMET if task.wording in WORKED_OUT]
"""The others are worked out in test_gourmet."""


@pytest.mark.catalogue("PUN-TASK-06")
@named(HERE)
def test_a_gourmet_row_is_what_its_wording_says(task):
    assert tuple(WORKED_OUT[task.wording]()) == task.rule.row(BOARD)


def test_every_row_is_worked_out():
    assert {task.wording for task in HERE} == set(WORKED_OUT)
    assert sum(task in BY_ROW for task in HERE) >= 8


@named([task for task in HERE if task in BY_ROW])
def test_a_row_that_depends_on_the_board_says_so(task):
    """A row that is bound to no board must still be right where everything printed has moved on by a few spaces."""
    printed = ("colour", "shape", "area", "symbols")
    moved = [replace(s, **{what: getattr(BOARD[(s.number + 4) % 26 + 1], what) for what in printed}) for s in BOARD.spaces]
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(f"{__name__}.BOARD", replace(BOARD, spaces=tuple(moved)))
        same = tuple(WORKED_OUT[task.wording]()) == task.rule.spaces
    assert task.board == ("" if same else "house")


# ---------------------------------------------------------------- levels and boards


def test_tasks_of_levels():
    assert tasks_of(TASK_LEVELS, BOARD) == TASKS
    assert {task.level for task in tasks_of(["hard", "junior"], BOARD)} == {"junior", "hard"}
    assert tasks_of([], BOARD) == ()
    assert house_tasks() is house_tasks()


def test_a_level_that_is_none():
    with pytest.raises(PugsboxError, match=r"There is no level 'brutal'; expected junior, easy, medium, hard, gourmet\."):
        tasks_of(["easy", "brutal"], BOARD)


def test_on_another_board_only_what_fits_there():
    dry = replace(BOARD, name="dry", spaces=tuple(replace(s, area="meadow") for s in BOARD.spaces))
    wordings = {task.wording for task in tasks_of(TASK_LEVELS, dry)}
    assert "every 4th space" in wordings
    assert "every number that takes exactly three letters in Roman numerals, as VII does" in wordings
    assert "every lake space" not in wordings  # no space left
    assert "every meadow or ibex space" not in wordings  # all 26
    assert not any(task.board for task in tasks_of(TASK_LEVELS, dry))
    assert {task.board for task in TASKS} == {"", "house"}


# ---------------------------------------------------------------- files


def tables(level):
    return tomllib.loads((FOLDER / f"{level}.toml").read_text(encoding="utf-8"))["task"]


@pytest.fixture
def load(tmp_path):
    """Load tasks from a text."""

    def loaded(text):
        path = tmp_path / "mine.toml"
        path.write_text(text, encoding="utf-8")
        return load_tasks(path)

    return loaded


def test_a_file_of_ones_own(load):
    tasks = load("""
level = "hard"
[[task]]
rule = "All lake spaces that are not white"
hint = "Look down."
[[task]]
wording = "my lucky numbers"
row = [3, 7, 12, 25]
board = "mine"
hint = "Ask my mother."
""")
    assert tasks == (
        Task("hard", "every lake space but not white", "Look down.", parse_rule("every lake space but not white")),
        Task("hard", "my lucky numbers", "Ask my mother.", Explicit((3, 7, 12, 25)), "mine"),
    )
    assert not tasks[1].fits(BOARD)


def test_all_problems_of_a_file_are_reported_at_once(load):
    with pytest.raises(BadFile) as caught:
        load("""
level = "brutal"
[[task]]
rule = "every yellow spaze"
hint = ""
[[task]]
rule = "every 3rd space"
wording = "thirds"
board = "house"
hint = "  "
[[task]]
wording = "a row"
row = [5, 9, 20]
hint = "Short."
[[task]]
wording = "a row"
row = [5, 9, 20, 20]
hint = "Twice."
[[task]]
row = [0, 1, 2, 3]
hint = "Start."
[[task]]
hint = "Nothing."
[[task]]
rule = "every yellow or red space with a fish"
hint = "Which?"
smell = "fish"
[[task]]
wording = "a row"
row = [1, 2, true, "4"]
hint = "What?"
""")
    assert sorted(caught.value.problems) == sorted(
        [
            "level: found 'brutal'; expected one of junior, easy, medium, hard, gourmet.",
            "task[0].hint: found ''; expected text of 1 to 300 printable characters.",
            "task[0].rule: column 14: 'spaze' is no word of the rule language; did you mean space or spaces?",
            "task[1]: found rule and wording; expected either rule, or wording and row.",
            "task[1].board: found 'house' beside a rule; expected it beside a row only: rules are for all boards.",
            "task[1].hint: found '  '; expected a sentence.",
            "task[2].row: found 3 spaces; expected 4 to 15.",
            "task[3].row: found 20 behind 20; expected a row that ascends.",
            "task[4]: found row; expected either rule, or wording and row.",
            "task[4].row: found space 0; expected numbers from 1 to 26 (the goal is in no row).",
            "task[5]: found none of them; expected either rule, or wording and row.",
            "task[6]: unknown field 'smell'; check the spelling or remove it.",
            (
                'task[6].rule: this can be read in two ways: "every yellow or red space, with a fish" or '
                '"every space that is yellow or (a red space with a fish)". Write the one you mean.'
            ),
            "task[7].row[2]: found True; expected a whole number.",
            "task[7].row[3]: found '4'; expected a whole number.",
        ]
    )
    assert "mine.toml has 15 problems:" in str(caught.value)


@pytest.mark.parametrize(
    ("task", "problem"),
    [
        ("rule = 3", r"task\[0\].rule: found 3; expected text"),
        ("rule = 'the row 1, 2, 3'", r"task\[0\].rule: found 3 spaces; expected 4 to 15"),
        ("rule = 'every 99th space'", r"task\[0\].rule: found every 99th space; expected a number from 2 to 26"),
        ("rule = '__import__(\"os\")'", r"task\[0\].rule: column 1: '_+import_+' is no word of the rule language"),
        ("wording = 'w'\nrow = []", r"task\[0\].row: found no space; expected one space at least"),
        ("wording = 'w'\nrow = 7", r"task\[0\].row: found 7; expected a list"),
        ("wording = ' '\nrow = [1, 2, 3, 4]", r"task\[0\].wording: found ' '; expected a sentence"),
        ("rule = 'the row 4, 5'", r"task\[0\].rule: found 2 spaces; expected 4 to 15"),
        (f"wording = 'w'\nrow = {[*range(1, 17)]}", r"task\[0\].row: found 16 spaces; expected 4 to 15"),
        (f"wording = 'w'\nrow = [1, 0x{'f' * 5000}, 3, 4]", r"task\[0\].row: found space a number with thousands of digits"),
        ("rule = 'every 3rd space'\nrow = [3, 6, 9, 12]", r"task\[0\]: found rule and row; expected either rule, or wording"),
    ],
)
def test_what_else_can_be_wrong_with_a_task(load, task, problem):
    with pytest.raises(BadFile, match=problem):
        load(f"level = 'easy'\n[[task]]\nhint = 'Think.'\n{task}")


@pytest.mark.catalogue("PUN-LIM-02", "PUN-LIM-04")
@pytest.mark.parametrize(
    ("level", "rule", "found"),
    [
        ("junior", "every moon space", 1),
        ("junior", "every green or red space", 2),
        ("junior", "every yellow space with a fish", 2),
        ("junior", "every 3rd space", 0),
        ("easy", "every 3rd space", 0),
        ("easy", "every yellow space with a fish", 2),
        ("hard", "every space with neither fish nor cloud", 2),
        ("medium", "3 moons, then 3 suns", 2),
        ("medium", "next star, then next moon, then next sun", 3),
        ("hard", "every space that is green or red or white", 3),
        ("gourmet", "every space that is green or red or white", 3),
        ("gourmet", "every space that is green or red or a moon or a sun", 4),
        ("hard", "every space that is green or red or a moon or a sun", 4),
    ],
)
def test_a_task_has_few_conditions(load, level, rule, found):
    text = f"level = '{level}'\n[[task]]\nhint = 'Think.'\nrule = '{rule}'"
    allowed = {"junior": (1,), "gourmet": (0, 1, 2, 3)}.get(level, (0, 1, 2))
    if found in allowed:
        assert load(text)[0].level == level
        return
    expected = {"junior": "exactly 1", "gourmet": "at most 3"}.get(level, "at most 2")
    problem = f"task[0].rule: found {found} conditions; expected {expected} in a task of level {level}."
    with pytest.raises(BadFile, match=re.escape(problem)):
        load(text)


@pytest.mark.catalogue("PUN-LIM-03")
@pytest.mark.parametrize(
    "rule",
    [
        "all green moon and sun spaces on which at least two legs can be seen",
        "every green moon space with 2 legs",
        "every space with a leg",
    ],
)
def test_the_counter_example_of_the_book_is_no_task(load, rule):
    with pytest.raises(BadFile, match=r"task\[0\].rule: column \d+: '(least|legs|leg)' is no word of the rule language"):
        load(f"level = 'gourmet'\n[[task]]\nhint = 'Think.'\nrule = '{rule}'")


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("", r"(?s)has 2 problems.*task: is missing.*level: is missing"),
        ("level = 'easy'\ntask = 3", "task: found 3; expected a list"),
        ("level = 'easy'\ntask = [3]", r"task\[0\]: has the wrong form; expected a table of fields"),
        ("level = 'easy'\n[[task]]\nrule = 'every 3rd space'", r"task\[0\].hint: is missing"),
        ("level = ", "is not TOML"),
    ],
)
def test_files_that_are_no_tasks_at_all(load, text, problem):
    with pytest.raises(BadFile, match=problem):
        load(text)


def test_rows_are_masks_like_any_other():
    assert all(task.rule.mask(BOARD) == mask_of(task.rule.spaces) for task in BY_ROW)


@pytest.mark.parametrize(
    "wording", ["?!", "\N{GREEK SMALL LETTER ALPHA}\N{GREEK SMALL LETTER BETA}", "own colour", "Own: colour"]
)
def test_a_wording_that_no_record_could_write_down(load, wording):
    task = f"[[task]]\nhint = 'Think.'\nwording = '{wording}'\nrow = [1, 2, 3, 4]"
    with pytest.raises(BadFile, match=r"task\[0\].wording: found .*; expected letters a to z or digits, and another beginning"):
        load(f"level = 'easy'\n{task}")


def test_two_tasks_that_a_record_could_not_tell_apart(tmp_path):
    task = "[[task]]\nhint = 'Think.'\nwording = '{}'\nrow = [1, 2, 3, {}]\n"
    for name, said, last in (("one", "every day", 4), ("two", "Every -day!", 5)):
        (tmp_path / f"{name}.toml").write_text(f"level = 'easy'\n{task.format(said, last)}", encoding="utf-8")
    with pytest.raises(
        BadFile, match=r"two.toml: task\[0\]: found 'Every -day!'; there is a task 'every day' already. Expected"
    ):
        in_files(tmp_path / f"{name}.toml" for name in ("one", "two"))
