"""The house deck is what it says it is: read with tomllib and checked task by task, with nothing of what made it."""

import tomllib
from collections import Counter
from pathlib import Path
from statistics import median

import pytest

from pugsbox.core.content import content_folder
from pugsbox.punschge.board import GOAL, house_board
from pugsbox.punschge.decks import house_decks, load_deck
from pugsbox.punschge.grammar import parse_rule
from pugsbox.punschge.lint import clean, lint
from pugsbox.punschge.rating import VERSION, rate
from pugsbox.punschge.rules import Explicit
from pugsbox.punschge.rulespace import LEVELS, rules_of
from pugsbox.punschge.solver import Solver, levels_up_to
from pugsbox.punschge.tasks import house_tasks
from pugsbox.punschge.widespace import WideSpace

BOARD = house_board()
FILE = content_folder("puzzles") / "decks" / "house.toml"
CARDS = tomllib.loads(FILE.read_text(encoding="utf-8"))["card"]
SIDES = [(card["key"], name, card[name]) for card in CARDS for name in ("front", "back")]
TASKS = [(f"{key} {name} {i + 1}", side["level"], task) for key, name, side in SIDES for i, task in enumerate(side["task"])]
TRACES = Path(__file__).with_name("house_traces.txt")


def rule_of(task):
    return parse_rule(task["rule"]) if "rule" in task else Explicit(tuple(task["row"]))


def row_of(task):
    return rule_of(task).row(BOARD)


def test_there_are_117_cards_with_702_tasks():
    assert len(CARDS) == 117
    assert [card["key"] for card in CARDS] == [f"c{n:03}" for n in range(1, 118)]
    assert len(TASKS) == 702
    assert all(card["front"]["level"] != card["back"]["level"] for card in CARDS)
    assert Counter(side["level"] for *_, side in SIDES) == {"junior": 8, "easy": 45, "medium": 75, "hard": 75, "gourmet": 31}
    assert all(card["back"]["level"] != "junior" for card in CARDS)


def test_all_rows_differ_and_are_as_long_as_those_of_a_task():
    rows = [row_of(task) for *_, task in TASKS]
    assert len(set(rows)) == 702
    assert all(4 <= len(row) <= 15 and list(row) == sorted(set(row)) and {*row} <= {*range(1, 27)} for row in rows)


def test_no_two_hints_and_no_two_wordings_are_alike():
    assert len({task["hint"].casefold() for *_, task in TASKS}) == 702
    assert len({task.get("wording", task.get("rule")).casefold() for *_, task in TASKS}) == 702


def test_each_rule_is_of_its_level_and_its_row_is_of_none_below():
    first = {}
    for level in LEVELS:
        for rule in rules_of(level):
            first.setdefault(rule.mask(BOARD), level)
    for place, level, task in TASKS:
        assert first.get(rule_of(task).mask(BOARD), "gourmet") == level, place
        assert level == "gourmet" or rule_of(task) in rules_of(level), place


def test_every_task_is_as_hard_as_it_says():
    for place, level, task in TASKS:
        assert task["rated"] == {"score": rate(rule_of(task), level, BOARD).score, "version": VERSION}, place


def test_in_the_median_the_ratings_order_the_levels():
    medians = [median(task["rated"]["score"] for _, of, task in TASKS if of == level) for level in LEVELS]
    assert medians == sorted(set(medians))
    assert medians[-1] < median(task["rated"]["score"] for _, of, task in TASKS if of == "gourmet")


def test_every_task_is_clean():
    deck = house_decks()["house"]
    for card in deck.cards:
        for task in (task for side in card.sides for task in side.tasks):
            assert clean(lint(task, BOARD)), (card.key, task.wording)


def test_all_kinds_of_rules_are_there():
    """At least a fifth of the tasks of the two levels that had a choice are no plain kinds of space, and every fact is used."""
    for level in ("medium", "hard"):
        walks = [task for _, of, task in TASKS if of == level and not task["rule"].startswith("every ")]
        assert len(walks) > 225 / 5
    said = " ".join(task.get("rule", "") for *_, task in TASKS)
    for word in ("green", "white", "lake", "forest", "ibex", "covered wagon", "moon", "corner", "straight", "upper", "before"):
        assert word in said


def test_the_tasks_written_by_hand_are_in_it():
    deck = {task.wording: task for card in load_deck(FILE).cards for side in card.sides for task in side.tasks}
    missing = [task for task in house_tasks() if deck.get(task.wording) != task]
    assert missing == []


# ---------------------------------------------------------------- the perfect player


def trace(level, row):
    """The moves of somebody who always tries the likeliest space and, where no rule fits, the nearest that is left."""
    known = WideSpace.of(BOARD) if level == "gourmet" else Solver.of(BOARD, levels_up_to(level))
    known = known.then(row[0], right=True).then(row[1], right=True)
    told, tried = [f"{row[0]}+", f"{row[1]}+"], set()
    for comes in (*row[2:], GOAL):
        while True:
            best = known.best_next() or next(n for n in range(known.last + 1, GOAL + 1) if n not in tried)
            told.append(f"{'goal' if best == GOAL else best}{'+' if best == comes else '-'}")
            known = known.then(best, right=best == comes)
            tried = set() if best == comes else {*tried, best}
            if best == comes:
                break
    return told


def test_the_perfect_player_walks_every_row_as_he_always_did(golden):
    lines = [
        f"{place} | {task.get('wording', task.get('rule'))} | {' '.join(trace(level, row_of(task)))}"
        for place, level, task in TASKS
    ]
    golden(TRACES, "\n".join(lines) + "\n")


def test_he_goes_wrong_about_as_often_as_the_rating_says():
    """The rating is a mean over equally likely spaces; he takes the lowest of them first."""
    for place, level, task in TASKS:
        wrong = sum(move.endswith("-") for move in trace(level, row_of(task)))
        rated = rate(rule_of(task), level, BOARD).wrong[level]
        assert abs(wrong - rated) <= len(row_of(task)) * 3, place


@pytest.mark.slow
def test_it_is_what_its_seed_makes():
    """The only test that asks the author: README says how the deck was made, and this is it."""
    from pugsbox.punschge.author import make_deck

    assert make_deck(2026, BOARD, name="house") == load_deck(FILE)
