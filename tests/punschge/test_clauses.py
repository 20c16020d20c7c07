"""The rulebook as data: every rule is there, with where it is known from and how it is enforced."""

import re
from collections import Counter
from pathlib import Path

import pugsbox.punschge
from pugsbox.core.clauses import load_clauses
from pugsbox.punschge.play.game import PUNSCHGE
from tests.clauses import marked

FOLDER = Path(pugsbox.punschge.__file__).parent
CLAUSES = load_clauses(FOLDER / "clauses.toml")
IN_A_GROUP = {
    "COMP": 6,
    "OBJ": 5,
    "SETUP": 5,
    "CARD": 4,
    "GEN": 1,
    "COOP": 11,
    "SIGN": 4,
    "MARK": 12,
    "TURN": 7,
    "CRY": 8,
    "GOAL": 4,
    "REW": 7,
    "END": 7,
    "RIV": 9,
    "HELP": 14,
    "BET": 18,
    "WIN": 5,
    "TASK": 8,
    "LIM": 12,
}


def enforced(how):
    return {clause.id for clause in CLAUSES.values() if clause.enforced == how}


def named(group, *numbers):
    return {f"PUN-{group}-{n:02}" for n in numbers}


def test_the_rulebook_has_135_rules_and_12_limits_on_tasks_in_the_order_of_the_printed_one():
    assert list(CLAUSES) == [f"PUN-{group}-{n:02}" for group, most in IN_A_GROUP.items() for n in range(1, most + 1)]
    assert len(CLAUSES) == 135 + 12
    assert {name for name, clause in CLAUSES.items() if clause.section == "Limits on tasks"} == named("LIM", *range(1, 13))


def test_what_is_printed_implied_or_ruled_and_how_it_is_enforced():
    assert Counter(clause.status for clause in CLAUSES.values()) == {"printed": 87, "implied": 18, "ruling": 42}
    assert enforced("no") == {"PUN-MARK-09", "PUN-TURN-06", "PUN-TASK-05"}
    assert enforced("data") == (
        named("COMP", 1, 3)
        | named("CARD", 1, 2, 3)
        | named("SIGN", 4)
        | named("TASK", 1, 2, 6)
        | named("LIM", 2, 3, 4, 7, 8, 9, 10, 12)
    )
    assert len(enforced("play")) == 127


def test_every_clause_is_a_sentence_of_its_own_and_every_ruling_says_what_is_ruled():
    assert len({clause.says for clause in CLAUSES.values()}) == len(CLAUSES)
    for clause in CLAUSES.values():
        for said in filter(None, (clause.says, clause.because, clause.reason)):
            assert said[0].isupper() or said[0].isdigit()
            assert said.endswith(".")
        assert ("Ruling: " in clause.because) == (clause.status == "ruling")


def test_every_rule_that_is_named_anywhere_is_one():
    groups = "|".join(IN_A_GROUP)
    for path in (*FOLDER.rglob("*.py"), FOLDER / "clauses.toml"):
        assert set(re.findall(rf"PUN-(?:{groups})-\d+", path.read_text(encoding="utf-8"))) <= set(CLAUSES), path.name


def test_every_rule_has_a_test():
    for mark, how in (("clause", enforced("play")), ("catalogue", enforced("data") | enforced("no"))):
        assert {clause for clause in marked(mark) if clause.startswith("PUN-")} == how


def test_the_engine_cites_all_clauses_of_play_and_options_those_they_change():
    cited = set()
    for path in (FOLDER / "play").glob("*.py"):
        cited |= set(re.findall(r'"(PUN-\w+-\d+)"', path.read_text(encoding="utf-8")))
    assert cited ^ enforced("play") == named("COMP", 1, 3)
    for option in PUNSCHGE.options.values():
        assert option.clauses
        assert set(option.clauses) <= enforced("play") | named("COMP", 1, 3)  # the board and the deck
