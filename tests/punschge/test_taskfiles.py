"""Tasks are kept and passed on: whole, as they were, or not at all."""

import json
import os
import random
import stat
import tempfile
import tomllib
import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from itertools import pairwise
from pathlib import Path
from unittest.mock import Mock

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from pugsbox.core.errors import BadFile, PugsboxError
from pugsbox.core.reading import LONGEST
from pugsbox.punschge import taskfiles
from pugsbox.punschge.board import NUMBERS
from pugsbox.punschge.grammar import parse_rule
from pugsbox.punschge.phrasing import phrase
from pugsbox.punschge.rules import Explicit
from pugsbox.punschge.taskfiles import BEGINNING, LARGEST, MOST, save_tasks, share, shared, table_of
from pugsbox.punschge.tasks import (
    CONDITIONS,
    OWN_KEY,
    TASK_LEVELS,
    Rated,
    Task,
    conditions_in,
    house_tasks,
    key_of,
    load_tasks,
)
from tests.punschge.strategies import rules

# ------------------------------------------------------------ any tasks

printable = st.characters(categories=["L", "M", "N", "P", "S", "Zs"]).filter(str.isprintable)
hints = st.text(printable, min_size=1, max_size=LONGEST).filter(lambda text: not text.isspace())
wordings = hints.filter(lambda text: key_of(text) and not key_of(text).startswith(OWN_KEY))
ratings = st.none() | st.builds(Rated, st.integers(0, 600).map(lambda tenths: tenths / 10), st.integers(1, 9))
levels = st.sampled_from(TASK_LEVELS)
rows = st.sets(st.sampled_from(NUMBERS), min_size=4, max_size=15).map(lambda row: Explicit(tuple(sorted(row))))


def set_on(rule, level, hint, rated):
    return Task(level, phrase(rule), hint, rule, "", rated)


by_rule = st.builds(set_on, rules.filter(lambda rule: not isinstance(rule, Explicit)), levels, hints, ratings).filter(
    lambda task: len(task.wording) <= LONGEST and conditions_in(task.rule) in CONDITIONS[task.level]
)
by_row = st.builds(Task, levels, wordings, hints, rows, st.sampled_from(["", "house", "my board"]), ratings)
any_tasks = st.lists(by_rule | by_row, max_size=5).map(tuple)


def packed(data):
    """A code as anybody may make one: of data, of text or of bytes."""
    told = data if isinstance(data, bytes) else (data if isinstance(data, str) else json.dumps(data)).encode()
    return BEGINNING + urlsafe_b64encode(zlib.compress(told, 9)).decode().rstrip("=")


def refused(code):
    """What is said of a code that must not be taken: one sentence or a few, in print, never longer than a screen."""
    with pytest.raises(PugsboxError) as caught:
        shared(code)
    said = str(caught.value)
    assert said.isprintable()
    assert 20 < len(said) < 3000
    assert said.endswith((".", "more."))
    return said


@settings(max_examples=50)
@given(any_tasks)
@example(house_tasks())
def test_a_code_gives_back_the_tasks_that_it_was_made_of(tasks):
    code = share(tasks)
    assert shared(code) == tasks
    assert code.isascii()
    assert code.startswith("pugs1-")
    assert set(code) <= set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_")


@settings(max_examples=50)
@given(any_tasks)
@example(house_tasks())
def test_a_file_gives_back_the_tasks_that_were_kept(tmp_path_factory, tasks):
    path = tmp_path_factory.mktemp("kept") / "tasks.toml"
    save_tasks(path, tasks)
    assert load_tasks(path) == tasks


def test_a_code_survives_a_mail():
    code = share(house_tasks()[:9])
    lines = [code[i : i + 40] for i in range(0, len(code), 40)]
    assert shared("\n> ".join(lines).replace("> ", "  ") + "\r\n") == house_tasks()[:9]
    assert shared(f"\t {code}==") == house_tasks()[:9]


def test_a_hundred_tasks_fit_into_a_mail():
    assert len(share((house_tasks() * 2)[:100])) < 12_000
    assert len(share([house_tasks()[0]])) < 200


def test_a_task_as_a_table_has_what_a_file_has():
    moon = parse_rule("every moon space")
    assert table_of(Task("easy", "every moon space", "Up!", moon)) == {
        "level": "easy",
        "rule": "every moon space",
        "hint": "Up!",
    }
    row = Task("hard", "my row", "Hm.", Explicit((3, 5, 8, 9)), "house", Rated(3.5, 2))
    assert table_of(row) == {
        "level": "hard",
        "wording": "my row",
        "row": [3, 5, 8, 9],
        "board": "house",
        "hint": "Hm.",
        "rated": {"score": 3.5, "version": 2},
    }


# ------------------------------------------------------------ codes that are none


@pytest.fixture(scope="module")
def code():
    return share(house_tasks()[:6])


def test_a_code_that_is_cut_short_is_none(code):
    for length in range(len(code)):
        assert refused(code[:length])


@given(st.data())
def test_a_code_with_another_letter_is_none_or_the_same(data):
    code = share(house_tasks()[:2])
    at = data.draw(st.integers(0, len(code) - 1))
    letter = data.draw(st.characters(codec="utf-8"))
    try:
        assert shared(code[:at] + letter + code[at + 1 :]) == house_tasks()[:2]
    except PugsboxError as error:
        assert str(error).isprintable()


def test_a_flipped_bit_is_seen(code):
    bytes_of = bytearray(urlsafe_b64decode(code.removeprefix(BEGINNING) + "=" * (-(len(code) - len(BEGINNING)) % 4)))
    draw = random.Random(1)
    for _ in range(300):
        changed = bytearray(bytes_of)
        changed[draw.randrange(len(changed))] ^= 1 << draw.randrange(8)
        assert "damaged" in refused(BEGINNING + urlsafe_b64encode(changed).decode().rstrip("="))


@given(st.text(max_size=60), st.binary(max_size=60), st.booleans())
def test_nonsense_is_refused_in_words(text, raw, compressed):
    for one in (text, BEGINNING + text, BEGINNING + urlsafe_b64encode(raw).decode(), packed(raw) if compressed else text):
        refused(one)


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: (
        st.lists(inner, max_size=4)
        | st.dictionaries(
            st.sampled_from(["task", "level", "rule", "hint", "row", "wording", "rated", "score", "x"]), inner, max_size=4
        )
    ),
    max_leaves=12,
)


@given(json_values | st.fixed_dictionaries({"task": st.lists(json_values, max_size=3), "level": levels}))
def test_any_data_in_a_code_is_a_list_of_tasks_or_refused(data):
    try:
        tasks = shared(packed(data))
    except PugsboxError as error:
        assert str(error).isprintable()
        assert len(str(error)) < 3000
    else:
        assert all(isinstance(task, Task) for task in tasks)


GOOD = {"level": "easy", "rule": "every red space", "hint": "x"}


BOMB = 5 * 10**7


def one(**fields):
    return packed({"task": [{**GOOD, **fields}]})


def given_row(row, wording="w"):
    return packed({"level": "easy", "task": [{"wording": wording, "row": row, "hint": "x"}]})


@pytest.mark.parametrize(
    ("code", "said"),
    [
        ("", "expected a code of tasks, which begins with pugs1-"),
        ("pugs2-abc", "begins with pugs1-"),
        ("\x1b[31mred", "begins with pugs1-"),
        (BEGINNING, "damaged"),
        (BEGINNING + "\N{SNOWMAN}", "damaged"),
        (BEGINNING + "\ud800", "damaged"),
        (BEGINNING + "A" * 10**6, "begins with pugs1-. Copy it whole"),
        (packed(b" " * BOMB), "damaged"),
        (packed(json.dumps({"task": [GOOD]}).encode() + b" " * BOMB), "damaged"),
        (share(house_tasks()[:2]) * 2, "damaged"),
        (packed(b"\xff\xfe"), "damaged"),
        (packed("null"), "damaged"),
        (packed("[]"), "damaged"),
        (packed("[" * 90_000), "damaged"),
        (packed('{"task":' * 20_000), "damaged"),
        (packed("{" + '"task": ' + "[" * 900 + "]" * 900 + "}"), "code.task"),
        (packed({}), "code.task: is missing"),
        (packed({"task": 3}), "code.task: found 3; expected a list"),
        (packed({"task": [GOOD], "code": "rm -rf"}), "code: unknown field 'code'"),
        (packed({"task": [GOOD] * (MOST + 1)}), "damaged"),
        (packed({"task": [[]] * MOST}), "and 980 more."),
        (packed({"task": [{}] * MOST}), "and 980 more."),
        (one(rule="__import__('os').system('ls')"), "code.task[0].rule: column 1: "),
        (one(rule="every yellow or red space with a fish"), "can be read in two ways"),
        (one(rule="every 99th space"), "expected a number from 2 to 26"),
        (one(rule=3), "expected text of 1 to 300"),
        (one(rule="every red space " * 50), "expected text of 1 to 300"),
        (one(hint=""), "expected text of 1 to 300"),
        (one(hint="   "), "expected a sentence"),
        (one(hint="a\x00b"), r"found 'a\x00b'; expected text"),
        (one(hint="a\x1b[2Jb"), "expected text of 1 to 300 printable"),
        (one(hint="right \u202e left"), "expected text of 1 to 300 printable"),
        (one(hint="\ud800"), "expected text of 1 to 300 printable"),
        (one(hint="a\nb"), "expected text of 1 to 300 printable"),
        (one(hint="x" * 301), "expected text of 1 to 300 printable"),
        (one(level="tasty"), "expected one of junior, easy"),
        (one(level=["easy"]), "expected one of junior, easy"),
        (one(rated=5), "code.task[0].rated"),
        (one(rated={"score": float("inf"), "version": 1}), "found inf; expected a number"),
        (one(rated={"score": float("nan"), "version": 1}), "found nan; expected a number"),
        (one(rated={"score": 1, "version": 10**4000}), "expected a number from 1 to 999"),
        (one(rated={"score": 1, "version": 1.0}), "found 1.0; expected a whole number"),
        (one(rated={"score": 10**400, "version": 1}), "expected a number from -1000 to 1000"),
        (one(rated={"score": True, "version": 1}), "found True; expected a number"),
        (packed('{"task": [{"rated": {"score": 1, "version": ' + "9" * 5000 + "}}]}"), "damaged"),
        (given_row([1, 2, 3, 10**4000]), "expected numbers from 1 to 26"),
        (given_row([*range(1, 27)]), "found 26 spaces; expected 4 to 15"),
        (given_row([1, 2, True, 4]), "found True; expected a whole"),
        (given_row([4, 3, 2, 1]), "expected a row that ascends"),
        (given_row([1, 2, 3, 4], "own goal"), "another beginning than own"),
    ],
    ids=lambda text: ascii(text[:24]),
)  # fmt: skip
def test_hostile_codes_are_refused_in_words(code, said):
    assert said in refused(code)


def test_text_that_looks_like_markup_is_text():
    hint = "<img src=x onerror=alert(1)> & \"'{{7*7}}${x}`"
    assert shared(one(hint=hint))[0].hint == hint
    task = Task("hard", "<script>alert(1)</script>", hint, Explicit((1, 5, 9, 11)))
    assert shared(share([task])) == (task,)


def test_what_could_not_be_read_again_is_not_passed_on(tmp_path):
    path = tmp_path / "tasks.toml"
    moon = parse_rule("every moon space")
    for wrong in (
        Task("easy", "every moon space", "", moon),
        Task("easy", "every moon space", "a\nb", moon),
        Task("easy", "moons of mine", "Up!", moon),
        Task("junior", "every 2nd space", "Up!", parse_rule("every 2nd space")),
        Task("easy", "my row", "Up!", Explicit((1, 2))),
        Task("easy", "own row", "Up!", Explicit((1, 2, 3, 4))),
        Task("easy", "every moon space", "Up!", moon, "", Rated(float("nan"), 1)),
    ):
        for keep in (share, lambda tasks: save_tasks(path, tasks)):
            with pytest.raises(PugsboxError, match=r"^tasks\.task\[1\]"):
                keep([house_tasks()[0], wrong])
    assert not path.exists()


def test_more_than_a_code_can_carry_is_said_where_it_is_made():
    many = house_tasks()[:1] * (MOST + 1)
    assert len(shared(share(many[:MOST]))) == MOST
    with pytest.raises(PugsboxError, match=r"Found 1001 tasks, more than fit into a code\. Share fewer at a time"):
        share(many)
    long = Task("easy", "w" * 300, "\N{SNOWMAN}" * 300, Explicit((1, 2, 3, 4)))
    assert LARGEST < 300 * 900
    with pytest.raises(PugsboxError, match="Found 300 tasks, more than fit into a code"):
        share([long] * 300)


# ------------------------------------------------------------ files


def test_a_kept_file_says_how_to_go_on_by_hand(tmp_path):
    path = tmp_path / "mine.toml"
    save_tasks(path, [Task("junior", "every moon space", "Up!", parse_rule("every moon space"))])
    text = path.read_text(encoding="utf-8")
    assert text.startswith("# Tasks for Professor Pünschge")
    assert "\n[[task]]\n" in text
    path.write_text(text + text[text.index("\n[[task]]") :].replace("moon", "star"), encoding="utf-8")
    assert [task.wording for task in load_tasks(path)] == ["every moon space", "every star space"]


def test_no_tasks_are_kept_and_shared_too(tmp_path):
    save_tasks(tmp_path / "none.toml", [])
    assert load_tasks(tmp_path / "none.toml") == shared(share([])) == ()


@settings(max_examples=30)
@given(hints)
@example("'''\"\"\"\\")
@example(" " * 150 + "# [[task]] = { }")
@example("\\n\\u0000")
def test_no_hint_breaks_out_of_a_file(tmp_path_factory, hint):
    path = tmp_path_factory.mktemp("kept") / "tasks.toml"
    save_tasks(path, [Task("junior", "every moon space", hint, parse_rule("every moon space"))])
    assert tomllib.loads(path.read_text(encoding="utf-8")) == {
        "task": [{"level": "junior", "rule": "every moon space", "hint": hint}]
    }


@pytest.mark.skipif(os.name != "posix" or os.geteuid() == 0, reason="root may write everywhere")
def test_a_folder_that_cannot_be_written(tmp_path):
    save_tasks(tmp_path / "tasks.toml", house_tasks()[:3])
    tmp_path.chmod(stat.S_IRUSR | stat.S_IXUSR)
    try:
        with pytest.raises(PugsboxError, match=r"Cannot write .*: Permission denied\. Name a place of your own\."):
            save_tasks(tmp_path / "tasks.toml", [])
    finally:
        tmp_path.chmod(stat.S_IRWXU)
    assert load_tasks(tmp_path / "tasks.toml") == house_tasks()[:3]


@pytest.mark.parametrize("name", ["file/tasks.toml", "folder", "a\0b", "x" * 300])
def test_a_place_that_no_file_can_have(tmp_path, name):
    (tmp_path / "file").write_text("mine", encoding="utf-8")
    (tmp_path / "folder").mkdir()
    (tmp_path / "folder" / "kept").write_text("mine", encoding="utf-8")
    with pytest.raises(PugsboxError, match=r"Cannot write .*\. Name a place of your own\.") as caught:
        save_tasks(tmp_path / name, house_tasks()[:3])
    assert str(caught.value).isprintable()
    assert sorted(path.name for path in tmp_path.iterdir()) == ["file", "folder"]
    assert (tmp_path / "file").read_text(encoding="utf-8") == "mine"


@pytest.mark.parametrize(
    "step", [(tempfile, "mkstemp"), (os, "fdopen"), (Path, "chmod"), (Path, "replace")], ids=lambda step: step[1]
)
def test_what_was_kept_before_stays_if_writing_fails(tmp_path, monkeypatch, step):
    path = tmp_path / "tasks.toml"
    save_tasks(path, house_tasks()[:3])
    monkeypatch.setattr(*step, Mock(side_effect=OSError(28, "No space left on device")))
    with pytest.raises(PugsboxError, match="No space left on device"):
        save_tasks(path, house_tasks())
    monkeypatch.undo()
    assert load_tasks(path) == house_tasks()[:3]
    assert [one.name for one in tmp_path.iterdir()] == ["tasks.toml"]


def test_more_than_a_file_can_hold_is_not_written(tmp_path):
    path = tmp_path / "tasks.toml"
    save_tasks(path, house_tasks()[:3])
    with pytest.raises(PugsboxError, match=r"Found 2600 tasks, more than fit into a file\. Keep them in several files\."):
        save_tasks(path, house_tasks()[:65] * 40)
    long = Task("junior", "every moon space", "\N{SNOWMAN}" * 300, parse_rule("every moon space"))
    with pytest.raises(PugsboxError, match=r"Found 300 tasks, more than fit into a file\."):
        save_tasks(path, [long] * 300)
    assert load_tasks(path) == house_tasks()[:3]


TASK = '[[task]]\nrule = "every red space"\nhint = "x"\n'
NO_LEVEL = "is missing; expected one at the head of the file, or one with every task."
INLINE = '{ rule = "every red space", hint = "x" },\n'


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ('level = "easy"\n' + TASK * 100_000, "is larger than 200000 bytes. Is it the right file?"),
        ('level = "easy"\ntask = [\n' + INLINE * 100_000 + "]", "is larger than 200000 bytes. Is it the right file?"),
        ('level = "easy"\n' + TASK * 2_500, "found 2500 tables; expected at most 2000."),
        ('level = "easy"\n' + "[[task]]\n" * 20_000, "found 20000 tables; expected at most 2000."),
        ('level = "easy"\ntask = ' + "[" * 5000, "is nested too deeply; expected plain tables."),
        ('level = "easy"\n[[task]]\nrule = "' + "x" * 150_000 + '"', "line 3 has 150009 letters; expected at most 6000."),
        (TASK + f"level = 'easy'\nrated.score = 1\nrated.version = 0x{'f' * 5000}", "expected a number from 1 to 999."),
        (TASK + f"level = 'easy'\nrated.score = 1\nrated.version = {'9' * 5000}", "holds a number with thousands of digits."),
        (TASK + "level = 'easy'\nrated.score = nan\nrated.version = 1", "found nan; expected a number from -1000 to 1000."),
        (TASK, f": level: {NO_LEVEL}"),
        (TASK + "level = 'easy'\n" + TASK, f"task[1].level: {NO_LEVEL}"),
        (TASK + "level = 'tasty'", "task[0].level: found 'tasty'; expected one of junior, easy, medium, hard, gourmet."),
    ],
    ids=range(12),
)  # fmt: skip
def test_huge_and_hostile_files_are_refused_in_a_sentence(tmp_path, text, said):
    path = tmp_path / "huge.toml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(BadFile) as caught:
        load_tasks(path)
    assert str(caught.value).endswith(said)
    assert len(str(caught.value)) < len(str(path)) + 120


def test_many_problems_are_told_in_a_few_lines(tmp_path):
    path = tmp_path / "bad.toml"
    path.write_text('level = "easy"\n' + '[[task]]\nrule = "every spaze"\nhint = "x"\n' * 500, encoding="utf-8")
    with pytest.raises(BadFile) as caught:
        load_tasks(path)
    assert len(str(caught.value).splitlines()) == 1 + 20 + 1
    assert "has 500 problems:" in str(caught.value)


def test_levels_of_a_file_and_of_its_tasks(tmp_path):
    path = tmp_path / "mine.toml"
    path.write_text('level = "easy"\n' + TASK + TASK.replace("red", "white") + 'level = "junior"\n', encoding="utf-8")
    tasks = load_tasks(path)
    assert [task.level for task in tasks] == ["easy", "junior"]
    assert all(task.rated is None for task in tasks)
    save_tasks(path, tasks)
    assert load_tasks(path) == tasks
    assert all(a != b for a, b in pairwise(tasks))


def test_nothing_larger_than_a_code_may_hold_is_ever_unpacked(monkeypatch):
    """A code of a few letters may stand for millions of bytes; no more than the limit of them are made."""
    made, real = [], zlib.decompressobj

    class Watched:
        def __init__(self):
            self.real = real()

        def __getattr__(self, name):
            return getattr(self.real, name)

        def decompress(self, raw, most):
            made.append(len(told := self.real.decompress(raw, most)))
            return told

    bomb = packed(b" " * BOMB)
    monkeypatch.setattr(taskfiles.zlib, "decompressobj", Watched)
    assert "damaged" in refused(bomb)
    assert made == [LARGEST]
