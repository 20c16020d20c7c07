"""The book language: its counts, its levels, its names."""

import pytest

from pugsbox.punschge.board import house_board, mask_of
from pugsbox.punschge.grammar import parse_rule
from pugsbox.punschge.phrasing import phrase
from pugsbox.punschge.rules import Explicit
from pugsbox.punschge.rulespace import LEVELS, BookSpace, book_space, level_of, rules_of


@pytest.mark.parametrize(
    ("level", "rules", "four"), [("junior", 25, 25), ("easy", 408, 197), ("medium", 1305, 1233), ("hard", 4784, 3716)]
)
def test_rules_of_each_level(level, rules, four):
    board = house_board()
    assert len(set(rules_of(level))) == len(rules_of(level)) == rules
    assert sum(rule.mask(board).bit_count() >= 4 for rule in rules_of(level)) == four


def first_level_of_rows():
    """The rows of at least four spaces, by the lowest level that has them."""
    rows = {level: set() for level in LEVELS}
    for mask, names in book_space(house_board()).rows.items():
        rows[names[0][0]].add(mask)
    return rows


def test_distinct_rows_of_each_level():
    rows = first_level_of_rows()
    assert [len(rows[level]) for level in LEVELS] == [25, 191, 1069, 2891]
    assert [sum(mask.bit_count() <= 15 for mask in rows[level]) for level in LEVELS] == [24, 159, 954, 2793]


def test_shrinking_rows_keep_their_last_landing():
    """The figures of the plan (1230, 1066, 951 medium; 4173 in all) leave out the landing after which the jump is 0 or less.

    The ledger keeps it: a first gap of 3 gives 1, 5, 8, 10, 11 (PUN-TK-C7). Without it the three rows below would have three
    spaces only, and every other figure would be the same.
    """
    rows = first_level_of_rows()["medium"]
    for text, row in [
        ("1 right 2 wrong, 1 right 1 wrong, ...", (1, 4, 6, 7)),
        ("1 right 4 wrong, 1 right 2 wrong, ...", (1, 6, 9, 10)),
        ("1 right 5 wrong, 1 right 3 wrong, ...", (1, 7, 11, 13)),
    ]:
        assert parse_rule(text).row(house_board()) == row
        assert mask_of(row) in rows
    assert len(rows) - 3 == 1066


def test_levels_are_the_lowest_list_that_holds_the_rule():
    for text, level in [
        ("every moon space", "junior"),
        ("every space with 3 symbols", "easy"),
        ("every yellow space with a fish", "easy"),
        ("next star, then next moon", "easy"),
        ("3 moons, then 3 suns", "medium"),
        ("2 clouds, then 2 stars", "medium"),  # its card may well say hard (PUN-LIM-12)
        ("every yellow or cloud space", "medium"),
        ("every lake or ibex space", "hard"),
        ("next bench, then next fish", "hard"),
        ("every green space in the upper half", "hard"),
        ("every moon space just before a lake", "hard"),
        ("every space with a prime number", None),
        ("every 7th space", None),
        ("the row 2, 4, 12, 17", None),
    ]:
        assert level_of(parse_rule(text)) == level


def test_every_row_has_all_its_names_and_the_shortest_first():
    board = house_board()
    space = BookSpace(board)
    assert sum(len(names) for names in space.rows.values()) == 25 + 197 + 1233 + 3716
    for mask in list(space.rows)[::50]:
        names = space.names(mask)
        assert all(rule.mask(board) == mask for rule in names)
        assert [rule.size for rule in names] == sorted(rule.size for rule in names)
    lake = parse_rule("every lake space but not white")
    assert [phrase(rule) for rule in space.names(lake.mask(board))] == ["every lake space but not white"]


def test_rows_of_fewer_than_four_spaces_have_no_names():
    space = book_space(house_board())
    assert all(mask.bit_count() >= 4 for mask in space.rows)
    assert space.names(Explicit((9,)).mask(house_board())) == []
