"""Lines are as long as they say, and no longer than there is room."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pugsbox.draw.typeset import BOLD, ITALIC, PLAIN, balanced, length, line, wrapped
from tests.draw.drawings import parse

faces = st.sampled_from([PLAIN, BOLD, ITALIC])


@pytest.mark.parametrize(("face", "font"), [(PLAIN, "Helvetica"), (BOLD, "Helvetica-Bold"), (ITALIC, "Times-Italic")])
def test_letters_are_as_wide_as_adobe_says(face, font):
    metrics = pytest.importorskip("pypdf._codecs.core_font_metrics").CORE_FONT_METRICS
    known = metrics[font].character_widths
    ascii_ = {chr(code) for code in range(32, 127)}
    assert ascii_ <= face.widths.keys()
    assert {letter: face.widths[letter] for letter in ascii_} == {letter: known[letter] for letter in ascii_}
    for letter in "äöüéñÅčŻ":
        assert length(letter, face) * 1000 == pytest.approx(known.get(letter, length(letter, face) * 1000))


@given(st.text(max_size=200), faces, st.floats(0.5, 40))
def test_no_line_is_longer_than_its_room_unless_it_is_one_letter(text, face, room):
    for split in (wrapped, balanced):
        lines = split(text, face, room)
        assert "".join("".join(lines).split()) == "".join(text.split())
        for one in lines:
            letters = [letter for letter in one if length(letter, face)]
            assert length(one, face) <= room + 1e-9 or len(letters) <= 1


def test_words_stay_whole_where_they_can():
    assert wrapped("a aaaa a", PLAIN, 2.3) == ["a", "aaaa", "a"]
    assert balanced("one two three four", PLAIN, 5) == wrapped("one two three four", PLAIN, 5)
    assert wrapped("", PLAIN, 5) == balanced("", PLAIN, 5) == [""]


def test_accents_take_no_room_but_are_never_alone_in_a_line():
    assert length("e\u0301", PLAIN) == length("e", PLAIN)
    assert wrapped("e\u0301" * 4, PLAIN, 1.2) == ["e\u0301" * 2, "e\u0301" * 2]


def test_a_line_says_how_long_it_is():
    element = parse(line('<&"', BOLD, 3, (1, 2)))
    assert element.text == '<&"'
    assert float(element.get("textLength")) == pytest.approx(length('<&"', BOLD) * 3, abs=0.01)
    assert float(parse(line("\u0301", BOLD, 3, (1, 2))).get("textLength")) == 3
