"""What is left of a drawing when its style sheet is gone: every colour stands where it is used, and nothing is referred to."""

import re

import pytest
from hypothesis import given, settings

from pugsbox.draw import board_svg
from pugsbox.draw.flat import flat, resolved
from pugsbox.punschge.board import house_board
from tests.draw.drawings import SVG, any_marks, boards_anywhere, parse

COLOUR = re.compile(r"#[0-9A-Fa-f]{3}(?:[0-9A-Fa-f]{3})?|none|white|black|url\(#[\w-]+\)")
KNOWN = {
    "svg", "g", "defs", "path", "rect", "circle", "ellipse", "text", "tspan", "pattern", "clipPath", "line", "polyline",
}  # fmt: skip


def looked_over(svg):
    """Check that a renderer of PDF has nothing to guess; return the parsed drawing."""
    root = parse(svg)
    ids = {element.attrib["id"] for element in root.iter() if "id" in element.attrib}
    assert "var(" not in svg
    assert "px" not in re.sub(">[^<]*<", "><", svg)
    for element in root.iter():
        assert element.tag.removeprefix(SVG) in KNOWN
        assert not {"class", "style", "href"} & element.attrib.keys()
        assert not any(name.startswith(("data-", "aria-")) for name in element.attrib)
        for name in ("fill", "stroke"):
            assert COLOUR.fullmatch(element.get(name, "none")), element.attrib
        for said in element.attrib.values():
            assert set(re.findall(r"url\(#([\w-]+)\)", said)) <= ids
    return root


def painted(root, inherited="#000"):
    """Yield the fill of every shape, as it is inherited; what is not said is black."""
    fill = root.get("fill", inherited)
    if root.tag.removeprefix(SVG) in {"path", "rect", "circle", "ellipse"}:
        yield fill
    for child in root:
        yield from painted(child, fill)


@pytest.mark.parametrize("theme", ["light", "print"])
def test_the_board_is_not_black(theme):
    root = looked_over(flat(board_svg(house_board(), theme=theme)))
    fills = list(painted(root))
    assert len(fills) > 500
    if theme == "light":
        assert fills.count("#000") / len(fills) < 0.05
        assert {"#DAD6E4", "#C4E0ED", "#CADEC0", "#EEE7B4", "#F6C646", "#E9684C", "#1F7A4D"} <= set(fills)


def test_the_spaces_have_the_colours_that_the_board_says():
    root = looked_over(flat(board_svg(house_board(), theme="light")))
    hatched = [element.get("fill") for element in root.iter() if element.get("fill", "").startswith("url(#pb-h-")]
    for colour in ("green", "red", "yellow"):
        assert hatched.count(f"url(#pb-h-{colour})") == sum(space.colour == colour for space in house_board().spaces)


def test_what_is_hatched_lies_on_its_colour():
    root = looked_over(flat(board_svg(house_board(), theme="light")))
    for parent in root.iter():
        for below, hatched in zip(parent, list(parent)[1:], strict=False):
            if hatched.get("fill") == "url(#pb-h-red)":
                assert (below.get("fill"), below.get("d")) == ("#E9684C", hatched.get("d"))


@settings(max_examples=3)
@given(boards_anywhere, any_marks)
def test_any_board_with_anything_on_it(board, marks):
    looked_over(flat(board_svg(board, marks, theme="light")))


def test_parts_can_be_left_out():
    assert "brumm" in flat(board_svg(house_board(), _say("brumm"), theme="light"))
    assert "brumm" not in flat(board_svg(house_board(), _say("brumm"), theme="light"), ("say",))


def _say(text):
    from pugsbox.draw import Marks

    return Marks(figure=3, say=text)


def test_a_variable_that_nobody_sets_is_no_colour():
    assert resolved("var(--a)", {}) == "none"


def test_text_stays_text():
    inside = '<style>.a{fill:#123}</style><text class="a">&lt;b&gt; &amp; <title>no</title></text>'
    assert (
        flat(f'<svg xmlns="http://www.w3.org/2000/svg">{inside}</svg>')
        == '<svg xmlns="http://www.w3.org/2000/svg"><text fill="#123">&lt;b&gt; &amp; </text></svg>'
    )
