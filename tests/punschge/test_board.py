"""The board: its facts, its graph, and what is said of a board that is not one."""

import networkx as nx
import pytest

from pugsbox import PugsboxError
from pugsbox.core.content import content_folder
from pugsbox.core.errors import BadFile
from pugsbox.punschge.board import GOAL, NUMBERS, START, Board, house_board, load_board, mask_of, spaces_of
from pugsbox.punschge.grammar import parse_rule
from pugsbox.punschge.words import AREAS, COLOURS, SHAPES, SYMBOLS

HOUSE = content_folder("puzzles") / "boards" / "house.toml"


@pytest.fixture
def board() -> Board:
    return house_board()


@pytest.fixture
def mine(tmp_path):
    """Write a board file that differs from the house board in some places."""

    def write(*changes):
        text = HOUSE.read_text(encoding="utf-8")
        for old, new in changes:
            assert old in text
            text = text.replace(old, new, 1)
        path = tmp_path / "mine.toml"
        path.write_text(text, encoding="utf-8")
        return path

    return write


def row(text, board):
    return parse_rule(text).row(board)


def test_the_path_is_one_line_from_start_to_goal(board):  # PUN-COMP-01, PUN-BF-01 to -04
    graph = board.graph()
    assert list(nx.topological_sort(graph)) == list(range(28))
    assert nx.is_directed_acyclic_graph(graph)
    assert graph.number_of_edges() == 27
    assert (graph.nodes[START]["name"], graph.nodes[GOAL]["name"]) == ("Denk-Bar", "house")
    assert all({"colour", "shape", "area", "symbols", "corner", "half", "at"} <= graph.nodes[n].keys() for n in NUMBERS)


def test_every_space_has_one_of_each_and_all_values_occur(board):  # PUN-BF-05 to -13
    assert {s.colour for s in board.spaces} == set(COLOURS)
    assert {s.shape for s in board.spaces} == set(SHAPES)
    assert {s.area for s in board.spaces} == set(AREAS)
    assert {symbol for s in board.spaces for symbol in s.symbols} == set(SYMBOLS)
    assert {len(s.symbols) for s in board.spaces} == {1, 2, 3}
    assert {s.place for s in board.spaces} == {"corner", "straight"}
    assert {s.half for s in board.spaces} == {"upper", "lower"}


def test_how_often_each_symbol_is_shown(board):  # PUN-BF-06
    shown = [symbol for s in board.spaces for symbol in s.symbols]
    often = {"fish": 12, "owl": 9, "dragon": 8, "ibex": 7, "wagon": 6, "bench": 5, "bull": 4}
    assert {symbol: shown.count(symbol) for symbol in SYMBOLS} == often


@pytest.mark.parametrize(
    ("fact", "text"),
    [
        ("PUN-BF-12", "every 2nd straight"),
        ("PUN-BF-13", "every space in the upper half"),
        ("PUN-BF-15", "every moon space"),
        ("PUN-BF-15", "every white space"),
        ("PUN-BF-16", "every green or red space"),
        ("PUN-BF-17", "every space without a fish"),
        ("PUN-BF-18", "next star, then next moon"),
        ("PUN-BF-19", "every space with 3 symbols"),
        ("PUN-BF-20", "every green space with a covered wagon"),
        ("PUN-BF-21", "every space just before a star"),
        ("PUN-BF-22", "every lake space but not white"),
        ("PUN-BF-23", "every yellow or cloud space"),
        ("PUN-BF-24", "3 moons, then 3 suns"),
        ("PUN-BF-25", "every space with 1 or 3 symbols"),
        ("PUN-BF-26", "every space with neither fish nor cloud"),
        ("PUN-BF-27", "2 clouds, then 2 stars"),
        ("PUN-BF-28", "every lake or ibex space"),
        ("PUN-BF-29", "every green space in the upper half"),
        ("PUN-BF-30", "next bench, then next fish"),
        ("PUN-BF-31", "jump 1, but 4 from a meadow"),
        ("PUN-BF-32", "every yellow space with a fish"),
        ("PUN-BF-33", "every moon space but not forest"),
    ],
)
def test_example_rows_have_four_to_fifteen_spaces(board, fact, text):
    assert 4 <= len(row(text, board)) <= 15, fact


@pytest.mark.parametrize(
    ("fact", "text"),
    [
        ("PUN-BF-22", "every white lake space"),
        ("PUN-BF-25", "every space with 2 symbols"),
        ("PUN-BF-33", "every moon space in the forest"),
    ],
)
def test_exclusions_are_not_idle(board, fact, text):
    assert row(text, board), fact


def test_printed_and_reported_rows(board):  # PUN-BF-14, -34, -35, -36, -39
    assert row("every lake space but not white", board) == (2, 4, 12, 17, 18)
    assert row("every space with an odd number", board)[:9] == (1, 3, 5, 7, 9, 11, 13, 15, 17)
    assert str(board[2]) == "2: green sun, lake; dragon, owl, fish; straight, lower half"
    assert {"fish", "dragon"} <= {*board[1].symbols, *board[3].symbols}


def test_straights_are_runs_without_a_corner(board):
    assert board.straights == ((1, 2, 3), (5, 6), (8, 9), (11, 12), (14, 15), (17, 18), (20, 21), (24, 25, 26))


def test_masks_and_spaces():
    assert spaces_of(mask_of([26, 1, 1])) == (1, 26)


def test_start_and_goal_have_the_names_of_the_file(mine):
    board = load_board(mine(('start = "Denk-Bar"', 'start = "Inn"'), ('goal = "house"', 'goal = "Hut"')))
    assert (board.start, board.goal) == ("Inn", "Hut")
    assert str(board).startswith("start: Inn\n")


def test_a_board_is_a_value(board):
    assert load_board(HOUSE) == board
    assert hash(load_board(HOUSE)) == hash(board)


@pytest.mark.parametrize("number", [0, 27, -1])
def test_there_is_no_space_outside_1_to_26(board, number):
    with pytest.raises(PugsboxError, match=f"no space {number}; expected 1 to 26"):
        board[number]


def test_synonyms_for_symbols_are_taken(board, mine):
    path = mine(('symbols = ["bench", "fish"]', 'symbols = ["bank", "fish"]'), ('"wagon"', '"hand cart"'))
    assert load_board(path) == board


def test_all_errors_of_a_file_are_reported_at_once(mine):
    path = mine(
        ('colour = "green"', 'colour = "blue"'),
        ("corner = false", 'corner = "no"'),
        ("at = [0, 0]", "at = [0]\nsmell = 3"),
        ("number = 3\n", ""),
        ('"bench"', '"cat"'),
        ("number = 7", "number = 7.5"),
        ("number = 8", "number = 9"),
    )
    with pytest.raises(BadFile) as caught:
        load_board(path)
    assert caught.value.problems == (
        "space[0].colour: found 'blue'; expected one of green, yellow, red, white.",
        "space[0].corner: found 'no'; expected true or false.",
        "space[0].at: found 1 values; expected 2.",
        "space[0]: unknown field 'smell'; check the spelling or remove it.",
        "space[2].number: is missing.",
        "space[3].symbols[0]: found 'cat'; expected one of bench, dragon, owl, fish, wagon, ibex, bull.",
        "space[6].number: found 7.5; expected a whole number.",
        "space 9 is named 2 times (space[7], space[8]); expected each number once.",
    )
    assert str(path) in str(caught.value)


def test_a_board_with_25_spaces(mine):
    path = mine()
    text = path.read_text(encoding="utf-8")
    path.write_text(text[: text.index("[[space]]\nnumber = 26")], encoding="utf-8")
    with pytest.raises(BadFile) as caught:
        load_board(path)
    assert caught.value.problems == (
        "found 25 spaces; expected 26, numbered 1 to 26.",
        "space 26 is missing; expected each number from 1 to 26.",
    )


def test_a_space_named_twice(mine):
    with pytest.raises(BadFile) as caught:
        load_board(mine(("number = 26", "number = 7")))
    assert caught.value.problems == (
        "space 7 is named 2 times (space[6], space[25]); expected each number once.",
        "space 26 is missing; expected each number from 1 to 26.",
    )


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        (("number = 26", "number = 27"), r"found a space 27 \(space\[25\]\); expected numbers from 1 to 26."),
        (('["dragon", "wagon"]', "[]"), r"space\[0\].symbols: found \[\]; expected one to three different symbols"),
        (
            ('["dragon", "wagon"]', '["owl", "owl"]'),
            r"space\[0\].symbols: found \['owl', 'owl'\]; expected one to three different symbols",
        ),
        (
            ('["dragon", "wagon"]', '["owl", "fish", "bull", "ibex"]'),
            r"found \['owl', 'fish', 'bull', 'ibex'\]; expected one to three",
        ),
        (
            ("at = [0, 1]", "at = [0, 0]"),
            r"2 spaces are drawn at \[0, 0\] \(space\[0\], space\[1\]\); expected a place of its own",
        ),
        (("at = [0, 1]", "at = [0, nan]"), r"space\[1\].at\[1\]: found nan; expected a number from -1000 to 1000"),
        (('symbols = ["dragon", "wagon"]', 'symbols = "owl"'), r"space\[0\].symbols: found 'owl'; expected a list"),
        (('name = "house"', "name = 3"), "name: found 3; expected text"),
        (('name = "house"', "name = "), "is not TOML: Invalid value"),
        (('name = "house"', 'name = "house"\nsquare = 1'), "unknown field 'square'"),
    ],
)
def test_what_else_can_be_wrong_with_a_board(mine, change, problem):
    with pytest.raises(BadFile, match=problem):
        load_board(mine(change))


@pytest.mark.parametrize(
    ("raw", "problem"),
    [
        (b"\xff\xfe", "byte 0 is not UTF-8"),
        (b"space = 3\nname = 'x'", "space: found 3; expected a list"),
        (b"space = [1]\nname = 'x'", r"space\[0\]: has the wrong form; expected a table of fields"),
        (b"a = " + b"[" * 5_000, "nested too deeply|is not TOML"),
        (b"a" + b".a" * 5_000 + b" = 1", "line 1 has 10005 letters; expected at most 6000"),
        (b"\n[[space]]" * 3_000, "found 3000 tables; expected at most 2000"),
        (b"#" * 200_001, "is larger than 200000 bytes"),
        (b"\xef\xbb\xbfname = 3", "name: found 3; expected text"),  # a byte order mark, as some editors write it
        (b"name = " + b"9" * 5000, "holds a number with thousands of digits"),
        (b"name = 'x'\nspace = [{number = 0x" + b"f" * 5000 + b"}]", "found a space a number with thousands of digits"),
        (b"name = 'x\x1b[2J'", "is not TOML"),
        (b'name = "x\\u001b[2J"', r"name: found 'x\\x1b\[2J'; expected text of 1 to 300 printable characters"),
        (b'name = "\\u202e"', "expected text of 1 to 300 printable characters"),
        (b"name = ''", "expected text of 1 to 300 printable characters"),
        (b"name = 'x'\nspace = [" + b"{}," * 500 + b"]", r"and \d+ more\.$"),
        (b"", r"(?s)has 2 problems.*name: is missing.*space: is missing"),
    ],
)
def test_files_that_are_no_board_at_all(tmp_path, raw, problem):
    path = tmp_path / "mine.toml"
    path.write_bytes(raw)
    with pytest.raises(BadFile, match=problem):
        load_board(path)


def test_a_missing_file_and_a_folder(tmp_path):
    with pytest.raises(BadFile, match="cannot be read: No such file"):
        load_board(tmp_path / "none.toml")
    with pytest.raises(BadFile, match="is not a file"):
        load_board(tmp_path)
    with pytest.raises(BadFile, match="is not a file"):
        load_board("a\0b")


def test_board_itself_refuses_what_is_not_legal(board):
    with pytest.raises(PugsboxError, match="found 25 spaces"):
        Board("short", board.spaces[:-1])
