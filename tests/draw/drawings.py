"""What the tests of drawings share: parsed drawings, patches applied as a page applies them, boards of every form."""

from dataclasses import replace
from xml.etree import ElementTree as ET

from hypothesis import strategies as st

from pugsbox.draw import Marks
from tests.punschge.strategies import boards

SVG = "{http://www.w3.org/2000/svg}"

somewhere = st.tuples(st.integers(-2, 40), st.integers(-3, 20)).map(lambda at: (at[0] / 2.5, at[1] / 2.5))
nudges = st.lists(st.tuples(*[st.integers(-9, 9)] * 2), min_size=26, max_size=26)


def meander(length, upright, nudged):
    """Return 26 places to and fro in rows of a length, or up and down in columns."""
    found = []
    for n, (x, y) in enumerate(nudged):
        line, step = divmod(n, length)
        along = length - 1 - step if line % 2 else step
        column, row = (line, along) if upright else (along, line)
        found.append((column * 1.2 + x / 100, row * 1.3 + y / 100))
    return found


winding = st.builds(meander, st.integers(3, 13), st.just(False), nudges) | st.builds(
    meander, st.integers(2, 6), st.just(True), nudges
)
places = winding | st.lists(somewhere, min_size=26, max_size=26, unique=True)
boards_anywhere = st.tuples(boards, places).map(
    lambda drawn: replace(drawn[0], spaces=tuple(replace(s, at=at) for s, at in zip(drawn[0].spaces, drawn[1], strict=True)))
)

numbers = st.integers(1, 27)
any_marks = st.builds(
    Marks,
    right=st.sets(numbers, max_size=18).map(lambda row: tuple(sorted(row))),
    wrong=st.frozensets(numbers, max_size=14),
    selected=st.none() | numbers,
    hinted=st.frozensets(numbers, max_size=3),
    crossed=st.frozensets(numbers, max_size=9),
    chances=st.dictionaries(numbers, st.floats(0, 1), max_size=8),
    figure=st.integers(0, 27),
    say=st.text(max_size=90),
    click=st.sampled_from(("step", "2 say")),
)


def parse(svg):
    return ET.fromstring(svg)  # noqa: S314 - our own drawing


def parts(root):
    """Return every part of a drawing by its name."""
    found = [element for element in root.iter() if "data-part" in element.attrib]
    named = {element.attrib["data-part"]: element for element in found}
    assert len(named) == len(found)
    return named


def patch(root, patches):
    """Apply patches as a page does: set or remove attributes, set text."""
    elements = parts(root)
    assert elements.keys() == patches.keys()
    for name, changes in patches.items():
        for attribute, value in changes.items():
            if attribute == "text":
                elements[name].text = value
            elif value is None:
                elements[name].attrib.pop(attribute, None)
            else:
                elements[name].attrib[attribute] = value


def same(a, b):
    """Say whether two parsed drawings are equal; the order of attributes does not matter."""
    return (
        (a.tag, a.attrib, a.text or "", a.tail or "", len(a)) == (b.tag, b.attrib, b.text or "", b.tail or "", len(b))
        and all(map(same, a, b))
    )  # fmt: skip
