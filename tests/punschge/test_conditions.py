"""Conditions mean what they say: masks against a reading of the ledger space by space, on any board."""

import pytest
from hypothesis import given

from pugsbox import PugsboxError
from pugsbox.punschge.board import NUMBERS, house_board, spaces_of
from pugsbox.punschge.conditions import After, And, Before, Everything, Is, Not, Or, joined
from tests.punschge.strategies import boards, conditions

YELLOW, RED, FISH, STAR = Is("colour", "yellow"), Is("colour", "red"), Is("symbol", "fish"), Is("shape", "star")


GROUPS = {"animal": {"dragon", "owl", "fish", "ibex", "bull"}, "thing": {"bench", "wagon"}}


def said_of(difference):
    """How many symbols there are, compared with the space before."""
    return "as before" if difference == 0 else "more" if difference > 0 else "fewer"


def shows(space, attribute, value, board):
    """What a fact means, written apart from the package."""
    n = space.number
    meaning = {
        "symbol": lambda: value in space.symbols,
        "count": lambda: len(space.symbols) == value,
        "parity": lambda: ("even", "odd")[n % 2] == value,
        "place": lambda: space.corner == (value == "corner"),
        "multiple": lambda: n // value * value == n,
        "number": lambda: round(n**0.5) ** 2 == n if value == "square" else n > 1 and all(n % k for k in range(2, n)),
        "group": lambda: bool(set(space.symbols) & GROUPS[value]),
        "symbols": lambda: (
            set(space.symbols) <= GROUPS[value[:-1]]
            if value in ("animals", "things")
            else n > 1 and value == said_of(len(space.symbols) - len(board[n - 1].symbols))
        ),
        "same": lambda: n > 1 and getattr(space, value) == getattr(board[n - 1], value),
        "change": lambda: n > 1 and getattr(space, value) != getattr(board[n - 1], value),
        "digits": lambda: ("even", "odd")[(n // 10 + n % 10) % 2] == value,
        "digits above": lambda: n // 10 + n % 10 > value,
        "digits below": lambda: n // 10 + n % 10 < value,
    }
    return meaning.get(attribute, lambda: getattr(space, attribute) == value)()


def holds(condition, n, board):
    """Whether space n satisfies a condition; start and goal satisfy nothing (PUN-TK-C1)."""
    if n not in NUMBERS:
        return False
    match condition:
        case Is(attribute, value):
            return shows(board[n], attribute, value, board)
        case Everything():
            return True
        case Not(of):
            return not holds(of, n, board)
        case Before(of):
            return holds(of, n + 1, board)
        case After(of):
            return holds(of, n - 1, board)
        case And(parts):
            return all(holds(p, n, board) for p in parts)
        case Or(parts):
            return any(holds(p, n, board) for p in parts)


@given(conditions, boards)
def test_masks_are_the_spaces_that_satisfy(condition, board):
    assert spaces_of(condition.mask(board)) == tuple(n for n in NUMBERS if holds(condition, n, board))


@given(conditions, conditions, conditions)
def test_order_and_repetition_do_not_matter(a, b, c):
    assert a & b == b & a
    assert a | b == b | a
    assert (a & b) & c == a & (b & c)
    assert (a | b) | c == a | (b | c)
    assert a & a == a
    assert ~~a == a


def test_ends_of_the_path():
    board = house_board()
    assert (board[1].shape, board[26].shape) == ("star", "star")
    assert 26 not in spaces_of(Before(STAR).mask(board))
    assert 1 not in spaces_of(After(STAR).mask(board))
    assert spaces_of(Before(Everything()).mask(board)) == tuple(range(1, 26))
    assert spaces_of(After(Everything()).mask(board)) == tuple(range(2, 27))


def test_sizes_count_what_there_is_to_say():
    assert [c.size for c in (YELLOW, ~YELLOW, Before(YELLOW), YELLOW & FISH, YELLOW & ~FISH)] == [1, 2, 2, 2, 3]
    assert (~YELLOW & ~FISH).size == 3  # neither yellow nor fish
    assert (~YELLOW & ~FISH & ~STAR).size == 4
    assert (Before(STAR) & YELLOW).size == 3


def test_what_is_no_condition():
    with pytest.raises(PugsboxError, match="There is no fact colour = blue"):
        Is("colour", "blue")
    with pytest.raises(PugsboxError, match="two different ones"):
        And((YELLOW, YELLOW))
    assert joined(And, YELLOW) == YELLOW
