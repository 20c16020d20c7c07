"""The layout: nothing covers anything, nothing leaves the sheet, whatever a board file says."""

from dataclasses import replace

import pytest
from hypothesis import given, settings

from pugsbox.draw.arrange import arranged
from pugsbox.draw.boxes import FIGURE, GOAL_BOX, SPACE, START_BOX, SYMBOLS_BOX
from pugsbox.draw.kinds import GOAL, START
from pugsbox.draw.layout import laid_out
from pugsbox.punschge.board import house_board
from tests.draw.drawings import boards_anywhere
from tests.punschge.strategies import boards


def moved(change):
    """Return the house board with its spaces elsewhere."""
    board = house_board()
    return replace(board, spaces=tuple(replace(s, at=change(s)) for s in board.spaces))


def check(layout):
    assert sorted(n for sheet in layout.sheets for n in sheet.spots) == list(range(28))
    below = 0
    for sheet in layout.sheets:
        assert sheet.top >= below
        below = sheet.top + sheet.height
        boxes = {n: {START: START_BOX, GOAL: GOAL_BOX}.get(n, SPACE).at(spot) for n, spot in sheet.spots.items()}
        for n, box in boxes.items():
            assert box.inside(sheet.size), n
            assert not [m for m in boxes if m < n and boxes[m].overlaps(box)], n
            if not layout.narrow:
                assert not layout.tray.box.overlaps(box), n
            figure = FIGURE.at((layout.standing[n][0], layout.standing[n][1] - sheet.top))
            assert figure.inside(sheet.size), n
            assert not [m for m in boxes if START < m < GOAL and SYMBOLS_BOX.at(sheet.spots[m]).overlaps(figure)], n
        for line in sheet.measures:
            assert line.boxes[1].inside(sheet.size), line
        for x in sheet.captions:
            assert 50 < x < sheet.width - 50
    assert layout.tray.box.inside(layout.size)
    assert below <= layout.height
    if layout.narrow:
        assert (SPACE.right - SPACE.left) * 320 / layout.width >= 44


@pytest.mark.parametrize("narrow", [False, True])
def test_the_house_board(narrow):
    layout = laid_out(house_board(), narrow)
    check(layout)
    assert not layout.signed
    assert arranged(house_board()).own
    assert [max(sheet.spots) for sheet in layout.sheets] == ([12, 27] if narrow else [27])
    assert {line.numeral for sheet in layout.sheets for line in sheet.measures} == {
        "I",
        "II",
        "III",
        "IV",
        "V",
        "VI",
        "VII",
        "VIII",
    }


@settings(max_examples=25, deadline=None)
@given(boards_anywhere)
def test_any_board_is_laid_out_soundly(board):
    for narrow in (False, True):
        check(laid_out(board, narrow))


@settings(max_examples=5, deadline=None)
@given(boards)
def test_a_line_of_26_spaces_winds_instead(board):
    for narrow in (False, True):
        check(laid_out(board, narrow))
    assert not arranged(board).own


@pytest.mark.parametrize(
    "change",
    [
        lambda s: (s.at[0] / 2, s.at[1] / 2),  # they cover each other
        lambda s: (s.number * 37 % 26 * 1.0, s.number * 11 % 26 * 1.0),  # scattered
        lambda s: (float("nan"), s.number * 1.0),
        lambda s: (1000.0 * s.number, 0.0),
        lambda s: (0.0, s.number * 1.0),
    ],
)
def test_places_that_cannot_be_drawn_are_not_taken(change):
    board = moved(change)
    assert not arranged(board).own
    for narrow in (False, True):
        check(laid_out(board, narrow))


def test_places_that_can_be_drawn_are_taken_wherever_they_begin():
    board = moved(lambda s: (s.at[0] * 1.2 - 500, s.at[1] * 1.5 + 300))
    assert arranged(board).own
    for narrow in (False, True):
        check(laid_out(board, narrow))


def test_a_board_whose_halves_no_line_can_part_bears_signs():
    board = house_board()
    mixed = replace(board, spaces=tuple(replace(s, half="upper" if s.number % 2 else "lower") for s in board.spaces))
    assert laid_out(mixed, narrow=False).signed
