"""Pages as they leave the printer: cards in register, texts inside their cards, a board that can be glued, all the pieces."""

import re
from collections import Counter
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pugsbox.draw.boardsheets import board_in_four, board_in_one, cuts
from pugsbox.draw.boxes import SPACE
from pugsbox.draw.cutouts import Crystals, piece_page
from pugsbox.draw.layout import laid_out
from pugsbox.draw.sheets import MARGIN, SIZES, Paper
from pugsbox.draw.taskcards import HIGH, LEFT, RIGHT, WIDE, PrintedSide, PrintedTask, card_pages
from pugsbox.punschge.board import house_board
from tests.draw.drawings import SVG, boards_anywhere, meander, parse
from tests.draw.test_flat import looked_over

PAPERS = [Paper("a4"), Paper("letter"), Paper("a4", grey=True)]
NARROW = "every sun space", (2, 9, 13, 14), "Forget what is drawn inside."


def side(*tasks, level="easy", dots=2, key="c01", face="front"):
    return PrintedSide(key, face, level, dots, [PrintedTask(*task) for task in tasks or [NARROW] * 3])


def deck(count):
    return [(side(key=f"c{i}"), side(key=f"c{i}", face="back", level="hard", dots=4)) for i in range(1, count + 1)]


def moved(element):
    """Return where a group was moved to."""
    found = re.fullmatch(r"translate\(([\d.]+) ([\d.]+)\)", element.get("transform", ""))
    return tuple(map(float, found.groups())) if found else None


def cards_of(page):
    """Return the place of each card on a page, by its name."""
    groups = [group for group in parse(page.svg) if group.tag == f"{SVG}g"]
    return {texts(group)[1].split(" · ")[0]: moved(group) for group in groups}


def texts(element):
    return [text.text for text in element.iter(f"{SVG}text")]


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("count", [1, 2, 7, 8, 10])
def test_a_back_lies_behind_its_front_when_the_leaf_is_turned_on_the_long_edge(paper, count):
    pages = list(card_pages(deck(count), paper))
    assert len(pages) == 2 * -(-count // 8)
    seen = []
    for fronts, backs in zip(pages[::2], pages[1::2], strict=True):
        assert fronts.size == backs.size == SIZES[paper.name]
        assert fronts.size[0] < fronts.size[1]  # only then is the long edge upright
        places, behind = cards_of(fronts), cards_of(backs)
        assert places.keys() == behind.keys()
        for key, (x, y) in places.items():
            assert behind[key] == (pytest.approx(fronts.size[0] - WIDE - x, abs=0.2), y)
        seen += places
    assert seen == [f"c{i}" for i in range(1, count + 1)]


@pytest.mark.parametrize("paper", PAPERS)
def test_cards_are_eight_on_a_page_and_within_what_a_printer_can_print(paper):
    places = cards_of(next(card_pages(deck(8), paper))).values()
    assert len(set(places)) == 8
    wide, high = paper.upright
    for x, y in places:
        assert MARGIN <= x <= wide - MARGIN - WIDE
        assert MARGIN <= y <= high - MARGIN - HIGH


def test_a_level_is_told_by_its_name_and_its_sign_and_not_by_colour_alone():
    levels = {"junior": 1, "easy": 2, "medium": 3, "hard": 4, "gourmet": 0}
    sides = [side(level=level, dots=dots) for level, dots in levels.items()]
    (first, _) = card_pages([(one, one) for one in sides], Paper())
    looks = []
    for group, level in zip([g for g in parse(first.svg) if g.tag == f"{SVG}g"], levels, strict=True):
        assert texts(group)[0] == level
        sign = next(path.get("d") for path in group.iter(f"{SVG}path"))
        looks.append((next(group.iter(f"{SVG}rect")).get("fill"), sign.count("a1.2")))
    assert len({colour for colour, _ in looks}) == 5
    assert [dots for _, dots in looks] == [2, 4, 6, 8, 0]  # two arcs each


def lines_of(one):
    """Return the lines of a single card: text, size, left, right, bottom."""
    (page, _) = card_pages([(one, one)], Paper())
    looked_over(page.svg)
    (card,) = [group for group in parse(page.svg) if group.tag == f"{SVG}g"]
    return [
        (
            t.text,
            size := float(t.get("font-size")),
            x := float(t.get("x")),
            x + float(t.get("textLength")),
            float(t.get("y")) + size / 4,
        )
        for t in card.iter(f"{SVG}text")
    ]


def test_what_a_card_says():
    said = [text for text, *_ in lines_of(side())]
    assert said == ["easy", "c01 · front", *["every sun space", "2 · 9 · 13 · 14", "Forget what is drawn inside."] * 3]


ODD = ["w" * 300, "W " * 150, "@" * 300, "漢字" * 150, "every space " * 25, "é\u0301" * 150, "ﷺ" * 300, "a", "<script>&amp;\"'"]


@pytest.mark.parametrize(("wording", "hint"), list(zip(ODD, ODD[1:] + ODD[:1], strict=True)), ids=range(len(ODD)))
def test_no_text_leaves_its_card_however_long(wording, hint):
    row = tuple(range(12, 27))
    for tasks in ([(wording, row, hint)] * 3, [NARROW, (wording, row, hint), NARROW]):
        lines = lines_of(side(*tasks, key="c" * 90))
        for _, _, left, right, bottom in lines:
            assert LEFT - 0.01 <= left <= right <= RIGHT + 0.02
            assert bottom <= HIGH - 3
        tops = [bottom - size for _, size, _, _, bottom in lines[2:]]
        assert tops == sorted(tops)
        written = "".join("".join(text.split()) for text, *_ in lines[2:])
        assert "".join(hint.split()) in written


@settings(max_examples=20)
@given(
    st.lists(st.tuples(st.text(min_size=1, max_size=300), st.just((1, 2, 3, 4)), st.text(max_size=300)), min_size=3, max_size=3)
)
def test_any_words_are_words(tasks):
    lines_of(side(*tasks))


def test_usual_texts_have_letters_that_can_be_read():
    sizes = [
        size
        for _, size, *_ in lines_of(
            side(("every space with as many symbols as the space before", (1, 2), "Count. " * 8), NARROW, NARROW)
        )
    ]
    assert min(sizes) > 2.3


@pytest.mark.parametrize("name", ["a4", "letter"])
def test_the_four_pages_show_all_of_the_board_and_strips_to_glue(name):
    board, paper = house_board(), Paper(name)
    pages = board_in_four(board, paper)
    layout = laid_out(board, narrow=False)
    x, y = cuts(layout)
    seen = []
    for page in pages:
        inner = next(looked_over(page.svg).iter(f"{SVG}svg")).find(f"{SVG}svg")
        left, top, wide, high = map(float, inner.get("viewBox").split())
        seen.append((left, top, left + wide, top + high))
        assert float(inner.get("width")) / wide == pytest.approx(float(inner.get("height")) / high, rel=1e-3)
        assert MARGIN + float(inner.get("width")) <= page.size[0] - MARGIN + 0.01
        assert MARGIN + float(inner.get("height")) <= page.size[1] - MARGIN + 0.01
    starts = [(0, 0), (x, 0), (0, y), (x, y)]
    assert [one[:2] for one in seen] == [pytest.approx(start, abs=0.1) for start in starts]
    assert [one[2] > x + 10 for one in seen] == [True] * 4
    assert seen[3][2:] == pytest.approx(layout.size[2:], abs=0.1)
    assert "glue" in texts(parse(pages[0].svg))[-1]
    assert "glue" not in texts(parse(pages[3].svg))[-1]


def test_no_cut_goes_through_a_space_or_along_the_line_between_the_halves():
    layout = laid_out(house_board(), narrow=False)
    x, y = cuts(layout)
    for spot in layout.sheets[0].spots.values():
        box = SPACE.at(spot)
        assert not box.left < x < box.right
        assert not box.top + 5 < y < box.bottom - 5
    assert abs(y - layout.sheets[0].half) > 3


def test_a_board_that_is_high_stands_upright():
    places = meander(5, upright=False, nudged=[(0, 0)] * 26)
    spaces = tuple(replace(space, at=at) for space, at in zip(house_board().spaces, places, strict=True))
    board = replace(house_board(), spaces=spaces)
    for page in (board_in_one(board, Paper("a3")), *board_in_four(board, Paper())):
        assert page.size[0] < page.size[1]


@settings(max_examples=3)
@given(boards_anywhere)
def test_any_board_comes_on_paper(board):
    for page in (board_in_one(board, Paper("a3")), *board_in_four(board, Paper())):
        looked_over(page.svg)


@pytest.mark.parametrize("paper", PAPERS)
def test_all_pieces_are_on_one_page(paper):
    page = piece_page([Crystals("red", 20, 10), Crystals("blue", 5, 20), Crystals("white", 1, 30)], paper)
    root = looked_over(page.svg)
    assert Counter(text for text in texts(root) if text.isdecimal()) == {"20": 10, "5": 20, "1": 30}
    discs = Counter(disc.get("fill") for disc in root.iter(f"{SVG}circle") if disc.get("r") == "8")
    assert sorted(discs.values()) == [10, 15]
    assert "10 red crystals, each worth 20" in " ".join(texts(root))
    for group in root:
        if place := moved(group):
            assert all(MARGIN <= at <= side - MARGIN for at, side in zip(place, page.size, strict=True))
