"""A deck is made from a seed: always the same one, with whatever executor, and never of unfair tasks."""

import tomllib
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from multiprocessing import get_context

import pytest

from pugsbox.core.errors import PugsboxError
from pugsbox.punschge.author import SPLIT, kind_of, make_deck, save_deck
from pugsbox.punschge.board import house_board
from pugsbox.punschge.decks import load_deck
from pugsbox.punschge.grammar import parse_rule
from pugsbox.punschge.lint import clean, lint
from pugsbox.punschge.rulespace import book_space
from pugsbox.punschge.tasks import house_tasks
from tests.punschge.test_widespace import board_of

BOARD = house_board()
SMALL = {"junior": 3, "easy": 3}


@pytest.fixture(scope="module")
def small():
    return make_deck(5, BOARD, by_hand=(), split=SMALL)


def tasks_of(deck):
    return [task for card in deck.cards for side in card.sides for task in side.tasks]


def test_it_has_the_cards_that_were_asked_for_and_only_clean_tasks(small):
    assert [(card.front.level, card.back.level) for card in small.cards] == [("junior", "easy")] * 3
    tasks = tasks_of(small)
    assert len({task.rule.mask(BOARD) for task in tasks}) == len({task.hint for task in tasks}) == len(tasks) == 18
    for task in tasks:
        assert clean(lint(task, BOARD))
        assert book_space(BOARD).rows[task.rule.mask(BOARD)][0][0] == task.level
    assert all(
        [task.rated.score for task in side.tasks] == sorted(task.rated.score for task in side.tasks)
        for card in small.cards
        for side in card.sides
    )


def test_equal_seeds_make_equal_decks_and_others_others(small):
    assert make_deck(5, BOARD, by_hand=(), split=SMALL) == small
    assert make_deck(6, BOARD, by_hand=(), split=SMALL) != small


def test_any_executor_makes_the_same_deck(small):
    with ThreadPoolExecutor(2) as threads:
        assert make_deck(5, BOARD, by_hand=(), split=SMALL, executor=threads) == small


@pytest.mark.slow
def test_processes_make_the_same_deck(small):
    with ProcessPoolExecutor(2, get_context("spawn")) as processes:
        assert make_deck(5, BOARD, by_hand=(), split=SMALL, executor=processes) == small


@pytest.mark.slow
def test_dask_makes_the_same_deck(small):
    from distributed import Client

    with Client(n_workers=2, threads_per_worker=1, dashboard_address=None) as client:
        assert make_deck(5, BOARD, by_hand=(), split=SMALL, executor=client.get_executor()) == small


def test_what_is_written_by_hand_comes_first():
    by_hand = [task for task in house_tasks() if task.level == "easy"]
    deck = make_deck(1, BOARD, by_hand=by_hand, split={"easy": 2, "junior": 2})
    assert [task for task in by_hand if task in tasks_of(deck)] == by_hand[:6]
    rows = [task.rule.mask(BOARD) for task in tasks_of(deck)]
    assert not {task.rule.mask(BOARD) for task in by_hand[6:]} & set(rows)  # what is by hand is not made once more


def test_it_works_on_other_boards():
    board = board_of(3)
    deck = make_deck(2, board, by_hand=(), split={"easy": 2, "medium": 2})
    assert all(clean(lint(task, board)) for task in tasks_of(deck))


@pytest.mark.parametrize(
    ("split", "said"),
    [
        ({"junior": 100, "easy": 100}, r"Found 24 junior tasks; expected 300\. Ask for fewer sides\."),
        ({"gourmet": 100}, r"gourmet tasks; expected 300"),
        ({"junior": 1, "easy": 3}, r"Found 4 sides, 3 of one level"),
        ({"junior": 1, "easy": 2}, r"Found 3 sides"),
    ],
)
def test_what_cannot_be_made_is_said(split, said):
    with pytest.raises(PugsboxError, match=said):
        make_deck(1, BOARD, by_hand=[task for task in house_tasks() if task.level == "gourmet"], split=split)


def test_the_split_is_that_of_117_cards():
    assert sum(SPLIT.values()) == 2 * 117


def test_a_deck_is_saved_and_read_again(small, tmp_path):
    path = tmp_path / "my-deck.toml"
    save_deck(path, small)
    assert load_deck(path) == small
    assert [task.rated for task in tasks_of(load_deck(path))] == [task.rated for task in tasks_of(small)]
    assert tomllib.loads(path.read_text())["card"][0]["key"] == "c001"


def test_kinds_tell_forms_apart_and_not_facts():
    same = ("every lake moon space", "every yellow space with a fish")
    assert len({kind_of(parse_rule(text)) for text in same}) == 1
    assert (
        len(
            {
                kind_of(parse_rule(text))
                for text in (*same, "every lake or moon space", "next moon, then next lake", "every 3rd space")
            }
        )
        == 4
    )


def test_a_rule_without_a_new_hint_is_said(monkeypatch):
    monkeypatch.setattr("pugsbox.punschge.author.hints_for", lambda rule, chance: iter(["Mind the lake."]))
    with pytest.raises(PugsboxError, match="Found no hint for"):
        make_deck(1, BOARD, by_hand=(), split=SMALL)
