"""A board on a card table: drawn wide and narrow, patched by its parts, and pressed instead of a list of buttons."""

import random
from dataclasses import replace

import pytest

from pugsbox.core.views import BoardView, Choice
from pugsbox.draw.double import double_parts, marks_of
from pugsbox.draw.table import table_frame, table_html, table_parts
from pugsbox.punschge import house_board
from tests.draw.tables import made_up, over, tree
from tests.draw.test_table import HOSTILE
from tests.stroll import STROLL, stroll

STEPPED = ("0 think 13", "0 help", "1 step 7", "2 step 9")


@pytest.fixture
def session():
    return stroll(5, *STEPPED)


def spaces(root, scope):
    """The spaces of a drawing by their numbers."""
    (drawing,) = root.all(data_scope=scope)
    return {element.attributes["data-n"]: element for element in drawing.all(data_n=True)}


def test_the_board_is_drawn_wide_and_narrow_and_a_space_sends_what_it_is_about(session):
    root = tree(table_html(session.view(3), STROLL.clauses, suffix="-x"))
    for scope in ("wide", "narrow"):
        drawn = spaces(root, scope)
        assert len(drawn) == 28
        assert drawn["7"].attributes["data-state"] == "wrong"
        assert drawn["8"].attributes["data-action"] == "3 step 8"
        assert drawn["27"].attributes["data-action"] == "3 step goal"
        assert [n for n, space in drawn.items() if space.attributes.get("tabindex") == "0"] == ["1"]
    ids = [element.attributes["id"] for element in root.all(id=True)]
    assert len(ids) == len(set(ids))
    assert all(name.startswith("pb-") and name.endswith("-x") for name in ids)


def test_who_has_nothing_to_do_with_the_board_only_looks_at_it(session):
    for seat in (0, 1, None):
        root = tree(table_html(session.view(seat), STROLL.clauses))
        assert not [*root.all(role="button")]
        assert spaces(root, "wide")["8"].attributes["aria-label"].startswith("8: ")


def test_only_the_professor_sees_what_is_hinted(session):
    assert spaces(tree(table_html(session.view(0))), "wide")["13"].attributes["data-state"] == "hinted"
    for seat in (1, 2, 3, None):
        assert "hinted" not in table_html(session.view(seat), standalone=False).replace("pb-on-hinted", "")


def test_what_is_pressed_on_the_board_is_not_listed_again(session):
    view = session.view(3)
    assert len(view.choices) == 26
    assert view.refused
    root = tree(table_html(view, STROLL.clauses))
    assert [button.attributes["data-action"] for button in root.part("choices").all(tag="button")] == []
    assert [button.attributes["data-action"] for button in root.part("any-time").all(tag="button")] == ["3 shout", "someone"]
    assert root.part("why-not").text == ""
    others = (Choice("3 stepping 4", "", "Step aside", "Step aside"), Choice("3 rest", "", "Rest", "Rest"))
    more = replace(view, choices=(*view.choices, *others), refused=(*view.refused, *others))
    root = tree(table_html(more, STROLL.clauses))
    assert root.part("choices").text == "Step aside Rest"
    assert "Step aside Rest" in root.part("why-not").text


def test_very_many_that_are_not_allowed_are_a_list_to_choose_from(session):
    root = tree(table_html(session.view(0), STROLL.clauses)).part("why-not")
    assert not [*root.all(tag="button")]
    (picked,) = root.all(tag="select")
    assert picked.attributes["data-action"] == "why 0 step"
    values = [option.attributes["value"] for option in picked.all(tag="option")]
    assert values == ["", *map(str, range(1, 27)), "goal"]
    (label,) = root.all(tag="label")
    assert label.text.startswith("Step on choose one space 1 space 2")
    odd = tuple(Choice(f"0 step {i}" if i < 19 else "0 walk", "Step on", str(i), "Go on") for i in range(20))
    root = tree(table_html(replace(session.view(0), refused=odd))).part("why-not")
    assert len([*root.all(tag="button")]) == 20


def test_the_bubble_says_what_the_professor_says(session):
    assert "möööb!" in tree(table_html(session.view(1))).text


def test_a_click_changes_parts_and_never_the_drawing(session):
    before = session.view(3)
    session.push("3 step 5")
    parts = table_parts(session.view(3), STROLL.clauses)
    assert parts["space-5"]["data-state"] == "wrong"
    assert parts["space-8"]["data-action"] is None
    assert sum(len(value or "") for looks in parts.values() for value in looks.values()) < 40_000
    assert not [name for name in parts if "html" in parts[name] and "pb-board" in parts[name]["html"]]
    assert parts.keys() == table_parts(before, STROLL.clauses).keys()


def test_every_part_of_both_drawings_is_named_once_where_it_looks_alike(session):
    view = session.view(3)
    wide = table_html(view)
    root = tree(wide)
    for name, looks in double_parts(house_board(), marks_of(view.board)).items():
        scope, _, part = name.rpartition("/")
        found = [element for one in root.all(data_scope=scope or True) for element in one.all(data_part=part)]
        assert len(found) == (1 if scope else 2)
        for key, value in looks.items():
            if key != "text" and (scope or f"narrow/{part}" not in table_parts(view)):
                assert {element.attributes.get(key) for element in found} == {value}


def test_the_table_stands_around_its_board(session):
    def order(html):
        return [element.attributes["data-part"] for element in tree(html).all(tag="section", data_part=True)]

    view = session.view(3)
    with_board, without = table_html(view), table_html(replace(view, board=None))
    assert order(with_board) == ["ending", "place", "rivals", "mat"]
    (left,) = tree(with_board).all(cls="pb-left")
    assert [*left.all(cls="pb-map")]
    assert [*left.all(cls="pb-log")]
    assert order(without) == ["ending", "rivals", "mat", "place"]
    assert "pb-sp" not in without
    assert "<style" not in table_frame(table_parts(view))


def test_a_hostile_word_on_the_board_stays_a_word():
    board = BoardView(house_board(), right=(1,), say=HOSTILE, click=HOSTILE)
    for view in (replace(made_up(HOSTILE), board=board), over(replace(made_up(HOSTILE), board=board))):
        elements = [*tree(table_html(view)).all()]
        assert not [element for element in elements if element.tag in ("script", "img")]
        assert not [name for element in elements for name in element.attributes if name.startswith("on")]


def test_random_views_are_sound():
    for seed in range(6):
        chance = random.Random(seed)
        session = stroll(chance.randint(2, 8))
        for _ in range(chance.randint(0, 20)):
            if session.turn:
                session.push(chance.choice(session.legal()))
        for seat in (*range(session.header.seats), None):
            tree(table_html(session.view(seat), STROLL.clauses, fresh=chance.randint(0, 9)))
