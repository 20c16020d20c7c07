"""An author's wishes are read, never guessed, and granted by all rules that are as wished, and no others."""

from functools import cache
from itertools import islice

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pugsbox.core.errors import PugsboxError
from pugsbox.punschge import wishes as wishing
from pugsbox.punschge.board import house_board
from pugsbox.punschge.hints import facts_in
from pugsbox.punschge.moves import read_moves
from pugsbox.punschge.phrasing import phrase
from pugsbox.punschge.review import trap
from pugsbox.punschge.rulespace import LEVELS, book_space, simplicity
from pugsbox.punschge.solver import Solver
from pugsbox.punschge.tasks import TASK_LEVELS
from pugsbox.punschge.widespace import WideSpace
from pugsbox.punschge.wishes import Wish, granted, read_wish
from tests.punschge.test_rating import board_of, book
from tests.punschge.test_widespace import FEW, small

BOARD = house_board()
OWL, LAKE, FISH, CORNER = ("symbol", "owl"), ("area", "lake"), ("symbol", "fish"), ("place", "corner")

# ------------------------------------------------------------ reading


@pytest.mark.parametrize(
    ("text", "wish"),
    [
        ("tasks that begin 2, 4 and trap with owls", Wish((2, 4), traps=frozenset({OWL}))),
        ("hard, begins 2, 4, traps with owls", Wish((2, 4), traps=frozenset({OWL}), level="hard")),
        ("easy, about lakes", Wish(about=frozenset({LAKE}), level="easy")),
        ("Hard! About LAKES. A Trap with Owls and FISH.", Wish((), frozenset({LAKE}), frozenset({OWL, FISH}), "hard")),
        ("lakes, TRAPS with corners", Wish(about=frozenset({LAKE}), traps=frozenset({CORNER}))),
        ("gourmet", Wish(level="gourmet")),
        ("2 4", Wish((2, 4))),
        ("traps with fish, begins 2, 4, 12", Wish((2, 4, 12), traps=frozenset({FISH}))),
        ("junior " * 3, Wish(level="junior")),
    ],
)
def test_wishes_are_read(text, wish):
    assert read_wish(text) == wish


@pytest.mark.parametrize(
    "text",
    [
        "",
        "   ",
        "surprise me",
        "hardly anything",
        "trap",
        "hard, traps with rabbits",
        "easy, about unicorns",
        "a trap, hard",
        "?!\0",
    ],
)
def test_what_wishes_nothing_known_is_asked_back(text):
    with pytest.raises(PugsboxError, match=r"Found .*; expected a wish such as “hard, begins 2, 4, traps with owls”"):
        read_wish(text)


@pytest.mark.parametrize(
    "text",
    ["begins 4, 2", "begins 2, 2", "begins 0, 3", "begins 2, 27", "easy, begins -1, 1000", "2.5, 3", "9" * 5000, "9 " * 5000],
)
def test_what_no_row_begins_with_is_said(text):
    with pytest.raises(
        PugsboxError, match=r"Found a row that begins .*; expected numbers from 1 to 26 that ascend\."
    ) as caught:
        read_wish(text)
    assert len(str(caught.value)) < 140


def test_two_levels_at_once_are_asked_back():
    with pytest.raises(PugsboxError, match=r"Found the levels easy and hard; expected one of them\."):
        read_wish("hard or easy, about lakes")


WORDS = ["hard", "easy", "traps", "about", "owls", "lakes", "2", "4", "27", "begins", ",", "\0"]


@given(st.text(max_size=80) | st.lists(st.sampled_from(WORDS)).map(" ".join))
def test_any_text_is_a_wish_or_asked_back(text):
    try:
        wish = read_wish(text)
    except PugsboxError as error:
        assert str(error).isprintable()
        assert len(str(error)) < 200
    else:
        assert wish != Wish()
        assert list(wish.begins) == sorted(set(wish.begins))


# ------------------------------------------------------------ granting


def fulfils(rule, wish, board):
    """Whether a rule is as wished, worked out from its row and its words alone."""
    row = rule.row(board)
    found = trap(row, Solver.of(board)) if wish.traps else None
    return (
        row[: len(wish.begins)] == wish.begins
        and 4 <= len(row) <= 15
        and wish.about <= set(facts_in(rule))
        and (not wish.traps or (found is not None and wish.traps <= set(facts_in(found.rule))))
    )


@cache
def named(board):
    """The rows of the book, each with its lowest level and all names of that level, the simplest first."""
    names = {}
    for level, row, rule in book(board):
        names.setdefault(row, {}).setdefault(level, []).append(rule)
    lowest = {row: min(levels, key=LEVELS.index) for row, levels in names.items()}
    return {row: (lowest[row], sorted(levels[lowest[row]], key=simplicity)) for row, levels in names.items()}


def as_wished(wish, board):
    """The rows of the book that grant a wish, looked up one by one."""
    for row, (level, rules) in named(board).items():
        wanted = row[: len(wish.begins)] == wish.begins and wish.level in (None, level)
        if wanted and fulfils(rules[0], wish, board):
            yield row


def granted_all(wish, board):
    rules = granted(wish, board, most=10**6)
    rows = [rule.row(board) for rule in rules]
    assert len(rows) == len(set(rows))
    assert [simplicity(rule) for rule in rules] == sorted(map(simplicity, rules))
    assert all(fulfils(rule, wish, board) for rule in rules)
    return rules


wishes = [
    "medium, begins 2, 6, traps with owls",
    "begins 5, 7, traps with stars",
    "begins 4, 6, about fish",
    "medium, begins 3, 6",
    "easy, begins 2, about even spaces",
    "junior",
    "easy, begins 5",
    "hard, begins 25, 26",
]


@pytest.mark.parametrize("text", wishes)
@pytest.mark.parametrize("seed", range(2))
def test_all_rows_that_are_as_wished_and_no_others(text, seed):
    board, wish = board_of(seed), read_wish(text)
    rules = granted_all(wish, board)
    assert {rule.row(board) for rule in rules} == set(as_wished(wish, board))
    for rule in rules:
        level, names = named(board)[rule.row(board)]
        assert wish.level in (None, level)
        assert rule in names


def test_the_wishes_here_are_worth_asking():
    assert [text for text in wishes if not granted(read_wish(text), BOARD)] == ["hard, begins 25, 26"]


def test_so_many_at_most_and_the_simplest_first():
    wish = read_wish("begins 2, 4")
    rules = granted_all(wish, BOARD)
    assert len(rules) > 20
    assert granted(wish, BOARD) == rules[:8]
    assert granted(wish, BOARD, most=3) == rules[:3]
    assert granted(wish, BOARD, most=0) == []
    assert [phrase(rule) for rule in rules[:2]] == ["every lake space", "every space with an even number"]


@pytest.mark.parametrize(
    "text", ["gourmet, begins 2, 4", "gourmet, begins 2, 3, 5, about primes", "gourmet, begins 2, 4, traps with lakes"]
)
def test_a_gourmet_rule_has_a_row_that_is_in_no_book(text):
    wish = read_wish(text)
    rules = granted(wish, BOARD)
    assert rules
    assert len({rule.row(BOARD) for rule in rules}) == len(rules)
    assert [rule.size for rule in rules] == sorted(rule.size for rule in rules)
    for rule in rules:
        assert rule.mask(BOARD) not in book_space(BOARD).rows
        assert rule in WideSpace.of(BOARD).names(rule.mask(BOARD), 10**6)
        assert fulfils(rule, wish, BOARD)


def test_gourmet_rules_of_a_small_language_are_all_found(monkeypatch):
    wide = small(FEW[3])
    monkeypatch.setattr(WideSpace, "of", lambda board: wide)
    monkeypatch.setattr(wishing, "SEARCHED", 10**6)
    wish = read_wish("gourmet, begins 2, 3, about primes")
    first = {}
    for fit in wide.after(read_moves("2+ 3+")).rules(None):
        first.setdefault(fit.row, fit.rule)
    assert any(row in book_space(BOARD).rows for row in first)
    others = [rule for row, rule in first.items() if row not in book_space(BOARD).rows]
    assert granted_all(wish, BOARD) == [rule for rule in others if fulfils(rule, wish, BOARD)] != []


@settings(max_examples=15)
@given(
    st.sampled_from([None, *TASK_LEVELS]),
    st.sampled_from(sorted(book_space(BOARD).rows)).map(lambda row: [n for n in range(1, 27) if row >> n & 1]),
    st.integers(0, 4),
    st.sampled_from([None, OWL, LAKE, CORNER]),
)
def test_whatever_is_granted_is_as_wished(level, row, begun, about):
    wish = Wish(tuple(row[:begun]), frozenset({about} - {None}), frozenset(), level)
    for rule in islice(granted(wish, BOARD), 8):
        assert fulfils(rule, wish, BOARD)
        assert 4 <= len(rule.row(BOARD)) <= 15
