"""Patches: what a click changes, and how it is said."""

from hypothesis import given, settings

from pugsbox.draw import Marks, board_svg, patches
from pugsbox.draw.words import CROSSED, HINTED, REACHED, RIGHT, SELECTED, WRONG
from pugsbox.punschge.board import house_board
from tests.draw.drawings import any_marks, parse, parts, patch, same

BOARD = house_board()


@settings(max_examples=20, deadline=None)
@given(any_marks, any_marks)
def test_patches_lead_from_any_marks_to_any_other(before, after):
    for narrow in (False, True):
        root = parse(board_svg(BOARD, before, narrow=narrow))
        patch(root, patches(BOARD, after, narrow=narrow))
        assert same(root, parse(board_svg(BOARD, after, narrow=narrow)))


@settings(max_examples=20, deadline=None)
@given(any_marks)
def test_what_changes_is_all_in_the_patches(marks):
    found, empty = patches(BOARD, marks), patches(BOARD, Marks())
    assert found.keys() == empty.keys()
    for name in found:
        assert found[name].keys() == empty[name].keys()
        assert "tabindex" not in found[name]
    for n in range(1, 27):
        said = found[f"space-{n}"]["aria-label"]
        assert said.startswith(str(BOARD[n]))
        assert (RIGHT in said) == (n in marks.right)
        assert (WRONG in said) == (n in marks.wrong - {*marks.right})
        assert (SELECTED in said) == (n == marks.selected)
        assert (HINTED in said) == (n in marks.hinted)
        assert (CROSSED in said) == (n in marks.crossed)
        assert ("%" in said) == (marks.chances.get(n, 0) > 0)


def test_a_space_says_all_its_facts_and_states():
    marks = Marks(wrong=frozenset({7}), selected=7, hinted=frozenset({7}), chances={7: 0.16})
    assert patches(BOARD, marks)["space-7"] == {
        "class": "pb-sp pb-a-forest pb-c-yellow pb-is-wrong pb-is-selected pb-is-hinted pb-heat-3",
        "data-state": "wrong selected hinted",
        "data-heat": "3",
        "aria-label": f"{BOARD[7]}; black stone: wrong; selected; hinted; 16%",
        "data-action": "step 7",
        "role": "button",
    }


def test_the_goal_bears_stones_heat_and_a_chance_like_a_space():
    assert patches(BOARD, Marks(wrong=frozenset({27}), chances={27: 0.4}))["space-27"] == {
        "class": "pb-sp pb-goal pb-is-wrong pb-heat-5",
        "data-state": "wrong",
        "data-heat": "5",
        "aria-label": "goal: house; black stone: wrong; 40%",
        "data-action": "step goal",
        "role": "button",
    }
    assert patches(BOARD, Marks(right=(27,)))["space-27"]["aria-label"] == f"goal: house; {REACHED}"


def test_stones_at_hand_never_fall_below_none():  # PUN-MARK-12
    def left(**marks):
        found = patches(BOARD, Marks(**marks))
        return found["left-white"]["text"], found["left-black"]["text"], found["ready"]["aria-label"]

    assert left() == ("15", "10", "at hand: 15 white and 10 black stones")
    assert left(right=(1, 3, 27), wrong=frozenset({4, 27}))[:2] == ("13", "9")  # reaching the goal takes no stone
    assert left(right=tuple(range(1, 20)), wrong=frozenset(range(10, 27)))[:2] == ("0", "3")
    assert left(wrong=frozenset(range(1, 13)))[1] == "0"


def test_a_click_says_what_it_is_about_and_a_space_without_one_is_only_looked_at():
    told = patches(BOARD, Marks(click="2 say"))
    assert (told["space-7"]["data-action"], told["space-27"]["data-action"]) == ("2 say 7", "2 say goal")
    still = Marks(click="")
    looked_at = [element for element in parse(board_svg(BOARD, still)).iter() if "data-n" in element.attrib]
    assert len(looked_at) == 28
    assert {element.attrib["role"] for element in looked_at} == {"img"}
    assert all(element.attrib["aria-label"] for element in looked_at)
    assert not any({"tabindex", "data-action"} & element.attrib.keys() for element in looked_at)
    changed = patches(BOARD, still)["space-7"]
    assert (changed["data-action"], changed["role"]) == (None, "img")


def test_one_stone_a_space():
    assert patches(BOARD, Marks(right=(4,), wrong=frozenset({4})))["space-4"]["data-state"] == "right"


def test_marks_of_no_space_are_passed_over():
    odd = Marks(
        right=(0, 99), wrong=frozenset({-1}), selected=40, hinted=frozenset({28}), chances={0: 1.0, 50: 1.0, 3: float("nan")}
    )
    assert patches(BOARD, odd) == patches(BOARD, Marks())


def test_the_professor_says_what_he_says_where_he_stands():
    found = patches(BOARD, Marks(figure=5, say="  möööb!\n"))
    assert found["figure"]["aria-label"] == "the Professor, on 5: möööb!"
    assert [found[f"say-{i}"]["text"] for i in (1, 2, 3)] == ["möööb!", "", ""]
    assert patches(BOARD, Marks(figure=27))["figure"]["aria-label"] == "the Professor, at the goal"
    assert "pb-empty" in patches(BOARD, Marks())["say"]["class"]
    long = patches(BOARD, Marks(say="word " * 99))
    assert long["say-3"]["text"].endswith("…")


def test_every_state_has_a_second_sign_that_needs_no_colour():
    svg = board_svg(BOARD)
    root = parse(svg)
    ids = {element.attrib["id"]: element for element in root.iter() if "id" in element.attrib}
    paths = {
        name: [e.attrib.get("d", "") for e in ids[f"pb-{name}"].iter()] for name in ("right", "wrong", "hint", "select", "pin")
    }
    assert any("5 6-5" in d for d in paths["right"])  # a tick
    assert any("M5-5-5 5" in d for d in paths["wrong"])  # a cross
    assert all(any(d) for d in paths.values())
    for i in range(1, 6):
        assert len(ids[f"pb-heat-{i}"]) == i  # as many rings as steps
    for n in range(1, 28):
        shown = {name for element in parts(root)[f"space-{n}"].iter() for name in element.attrib.get("class", "").split()}
        states = ("right", "wrong", "selected", "hinted", "crossed", "focus", *(f"heat-{i}" for i in range(1, 6)))
        assert {f"pb-on-{state}" for state in states} <= shown
    for colour in ("green", "red", "yellow", "wrong"):
        assert len(ids[f"pb-h-{colour}"]) == 2  # a ground, and a hatching on it
    for rule in (
        ".pb-is-right .pb-on-right",
        ".pb-is-wrong .pb-on-wrong",
        ".pb-is-hinted .pb-on-hinted",
        "stroke-dasharray:9 7",
    ):
        assert rule in svg
