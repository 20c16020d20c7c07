"""The drawing as a file: well-formed, the same every time, harmless whatever is written on the board."""

import re
from dataclasses import replace

import pytest
from hypothesis import given, settings

from pugsbox import PugsboxError
from pugsbox.draw import Marks, board_svg, patches
from pugsbox.draw.board import grounds
from pugsbox.draw.layout import laid_out
from pugsbox.draw.style import BOARD_CSS, TOKENS_CSS
from pugsbox.punschge.board import house_board
from tests.draw.drawings import SVG, any_marks, boards_anywhere, parse

HOSTILE = "<script>alert(1)</script> \"'&\x00\ud800\u202e]]>"
MID = Marks(
    right=(1, 3), wrong=frozenset({4, 27}), selected=7, hinted=frozenset({15}), chances={8: 0.5}, figure=5, say="möööb!"
)


@pytest.fixture(scope="module")
def house():
    return parse(board_svg(house_board(), MID))


@pytest.mark.parametrize("narrow", [False, True])
@pytest.mark.parametrize("suffix", ["", "-b7"])
def test_every_id_is_unique_ends_in_the_suffix_and_is_found(narrow, suffix):
    svg = board_svg(house_board(), MID, narrow=narrow, suffix=suffix)
    ids = [element.attrib["id"] for element in parse(svg).iter() if "id" in element.attrib]
    assert len(ids) == len(set(ids))
    assert all(name.startswith("pb-") and name.endswith(suffix) for name in ids)
    meant = re.findall(r'(?:href="#|url\(#)([^")]+)', svg)
    assert {*meant, *re.search('aria-labelledby="([^"]+)"', svg)[1].split()} <= {*ids}
    assert len({*meant}) > 25


def test_the_same_board_gives_the_same_text():
    first = board_svg(house_board(), MID)
    grounds.cache_clear()
    laid_out.cache_clear()
    assert board_svg(house_board(), MID) == first


@settings(max_examples=8, deadline=None)
@given(boards_anywhere, any_marks)
def test_any_board_can_be_drawn(board, marks):
    for narrow in (False, True):
        root = parse(board_svg(board, marks, narrow=narrow, suffix="-x"))
        numbers = [element.attrib["data-n"] for element in root.iter() if "data-n" in element.attrib]
        assert numbers == [str(n) for n in range(28)]


@pytest.mark.parametrize("narrow", [False, True])
def test_hostile_words_stay_words(narrow):
    odd = replace(
        house_board().spaces[6], colour='red"><script>', shape='"/><script>', area="<script>", symbols=("<script>", "owl")
    )
    spaces = tuple(odd if s.number == 7 else s for s in house_board().spaces)
    board = replace(house_board(), name=HOSTILE, start=HOSTILE, goal=HOSTILE, spaces=spaces)
    svg = board_svg(board, Marks(say=HOSTILE), narrow=narrow)
    assert not [element for element in parse(svg).iter() if "script" in element.tag]
    assert "<script" not in svg
    assert "\u202e" not in svg
    assert "<script>alert(1)</script> \"'&" in parse(svg).find(f"{SVG}title").text


@pytest.mark.parametrize("suffix", ['"><script>', "a b", "ä", "a)"])
def test_a_suffix_is_letters_and_digits(suffix):
    with pytest.raises(PugsboxError, match="expected letters, digits, - and _"):
        board_svg(house_board(), suffix=suffix)


def test_path_order_one_tab_stop_and_roles(house):
    buttons = [element for element in house.iter() if element.attrib.get("role") == "button"]
    assert [b.attrib["data-n"] for b in buttons] == [str(n) for n in range(1, 28)]
    assert [b.attrib["tabindex"] for b in buttons] == ["0", *["-1"] * 26]
    start = next(element for element in house.iter() if element.attrib.get("data-n") == "0")
    assert (start.attrib["role"], start.attrib["aria-label"]) == ("img", "start: Denk-Bar")


def test_a_drawing_alone_brings_its_colours_and_one_in_a_page_does_not():
    alone, inside = board_svg(house_board()), board_svg(house_board(), standalone=False)
    for words in (
        "prefers-color-scheme:dark",
        "@media print",
        "forced-colors:active",
        "--pb-hatch-green:#0A4025",
        ".pb-is-right",
    ):
        assert words in alone
    assert "<style" not in inside
    assert 'class="pb-board"' in inside
    assert 'data-theme="' not in alone
    assert 'class="pb pb-board" data-theme="dark"' in board_svg(house_board(), theme="dark", standalone=False)


def test_names_are_ours_and_every_colour_is_known(house):
    css = BOARD_CSS.read_text(encoding="utf-8")
    known = set(re.findall(r"(--pb-[\w-]+):", TOKENS_CSS.read_text(encoding="utf-8") + css + house.attrib["style"]))
    assert set(re.findall(r"var\((--pb-[\w-]+)", css)) <= known
    classes = {name for element in house.iter() for name in element.attrib.get("class", "").split()}
    assert all(name == "pb" or name.startswith("pb-") for name in classes)
    styled = set(re.findall(r"\.(pb-[\w-]+)", css))
    without_style = {"pb", "pb-goal", "pb-start", "pb-o1", "pb-heat-0", "pb-figure", "pb-c-white"}
    assert {name for name in classes if not re.match(r"pb-(?:h\d|ht|on-)", name)} - without_style <= styled


def test_jupyter_shows_the_empty_board():
    assert house_board()._repr_svg_() == board_svg(house_board())


def test_the_land_is_worked_out_once_a_board():
    grounds.cache_clear()
    for marks in (Marks(), Marks(right=(1, 3)), Marks(wrong=frozenset({7}), figure=3)):
        board_svg(house_board(), marks)
        patches(house_board(), marks)
    assert grounds.cache_info().misses == 1
