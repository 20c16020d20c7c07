"""Every scene plays to its end as it says, teaches what it should, and together they show every clause that is played."""

import json
import re
from functools import cache
from itertools import pairwise

import pytest

from pugsbox.core.content import content_folder
from pugsbox.core.record import Record, read_record
from pugsbox.core.scene import play_record
from pugsbox.games import GAMES, load_game
from pugsbox.scenes import clause_table

SCENES = content_folder("puzzles") / "scenes"
FILES = sorted(SCENES.glob("*/*.txt"))
LEARNERS = {"pugs_in_mugs": "Ada", "pet_evil": "Ada", "gamers_vs_evil": "Ada", "pugnacious": "Ada", "punschge": "Thorsten"}
"""Who the learner is: the same in all lessons of a game."""
LONGEST = 300
"""Letters of a line of narration: what one reads without looking away from the table."""
MINUTES, WORDS = 20, 180
"""How long all lessons of a game may take to read, and how many words somebody reads in a minute."""

every_scene = pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}-{path.stem}")
every_game = pytest.mark.parametrize("name", GAMES)


@cache
def record(path):
    return read_record(path.read_text(encoding="utf-8"), load_game, path)


@cache
def played(path):
    return play_record(record(path), load_game)


def observed(name):
    """Return clause -> the scenes of a game in which it was seen, both in their order."""
    scenes = [(path.stem, played(path).clauses) for path in FILES if path.parent.name == name]
    found = {clause: [stem for stem, seen in scenes if clause in seen] for clause in load_game(name).clauses}
    return {clause: stems for clause, stems in found.items() if stems}


def narrated(path):
    return [entry for entry in record(path).entries if entry.mark not in (">", "#")]


# ---------------------------------------------------------------- they run


@every_scene
def test_a_scene_plays_to_its_end(path):
    assert played(path).played


@every_scene
def test_what_the_learner_does_is_told_as_you_do_it(path):
    told = [line.text for line in played(path).session.log(0)]
    assert [text for text in told if re.match(r"You \w*[^\Ws]s\b", text)] == []


@every_scene
def test_whichever_right_answer_is_given_the_scene_goes_on_to_its_end(path):
    entries = record(path).entries
    for i, entry in enumerate(entries):
        if entry.mark == "|":
            model = max(k for k in range(i) if entries[k].mark == "")
            other = (*entries[:model], entry._replace(mark=""), *(e for e in entries[model + 1 :] if e.mark != "|"))
            play_record(Record(record(path).header, other), load_game)


# ---------------------------------------------------------------- together they show the rulebook


@every_game
def test_the_clauses_that_were_seen_are_those_of_the_file(golden, name):
    lines = [f'"{clause}" = {json.dumps(stems)}' for clause, stems in observed(name).items()]
    head = "# Clause -> the scenes in which it was seen. Written by pytest tests/test_scenes.py --rewrite."
    golden(SCENES / name / "clauses.toml", "\n".join([head, *lines]) + "\n")
    assert {clause["id"]: clause["scenes"] for clause in clause_table(name) if clause["scenes"]} == observed(name)


@every_game
def test_every_clause_that_is_played_is_seen_in_a_scene(name):
    wanted = [clause.id for clause in load_game(name).clauses.values() if clause.enforced == "play"]
    assert [clause for clause in wanted if clause not in observed(name)] == []


# ---------------------------------------------------------------- each has the shape of a lesson


@every_scene
def test_a_scene_names_its_game_its_lesson_and_its_players(path):
    header = record(path).header
    assert header.game == path.parent.name
    assert header.title
    assert header.names[0] == LEARNERS[header.game]
    assert len(header.names) == header.seats


@every_game
def test_scenes_are_numbered_in_teaching_order_and_each_has_its_own_title(name):
    paths = [path for path in FILES if path.parent.name == name]
    assert [path.stem[:3] for path in paths] == [f"{i:02}-" for i in range(1, len(paths) + 1)]
    assert len({record(path).header.title for path in paths}) == len(paths)


@every_scene
def test_a_scene_begins_and_ends_with_narration(path):
    entries = narrated(path)
    assert [entries[0].mark, entries[-1].mark] == ["##", "##"]


@every_scene
def test_narration_is_short(path):
    texts = [entry.text for entry in record(path).entries if entry.mark in ("##", "?", "?=")]
    assert [text for text in texts if len(text) > LONGEST] == []


@every_game
def test_all_lessons_of_a_game_are_read_in_twenty_minutes(name):
    told = [
        entry.text.partition("::")[0].replace("|", " ")  # the bars of a table are no words
        for path in FILES
        if path.parent.name == name
        for entry in record(path).entries
        if entry.mark in ("##", "?", "?=")
    ]
    assert sum(len(text.split()) for text in told) <= MINUTES * WORDS


@every_scene
def test_the_learner_moves_and_always_sits_on_seat_0(path):
    entries = narrated(path)
    models = [model for asked, model in pairwise(entries) if asked.mark == "?"]
    assert models
    assert [entry.text for entry in entries if (entry in models or entry.mark == "|") and not entry.text.startswith("0 ")] == []


@every_scene
def test_an_answer_is_a_number_or_one_word(path):
    answers = [entry.text.rpartition("::")[2].strip() for entry in record(path).entries if entry.mark == "?="]
    assert [answer for answer in answers if not answer.isalnum()] == []


@every_scene
def test_every_attempt_says_which_clause_refuses_it(path):
    entries = record(path).entries
    after = [entries[i + 1].text for i, entry in enumerate(entries) if entry.mark == "!"]
    assert [text for text in after if not text.startswith("refused ")] == []
