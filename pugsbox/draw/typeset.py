"""How long is a line of text, and where does it break? As Arial and Times have it, whatever font the machine has.

A line says how long it is, so that another font is drawn closer or wider until it fits: no text ever runs over.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple
from unicodedata import category, east_asian_width, normalize

from pugsbox.draw.markup import tag, words

__all__ = ["BOLD", "ITALIC", "PLAIN", "Face", "balanced", "length", "line", "wrapped"]

WIDE, USUAL = 1000, 700
"""How wide a letter is taken for that is not in a table: one as wide as it is high, such as those of Chinese, or another."""
NARROWER = (0.5, 0.6, 0.7, 0.8, 0.85, 0.9, 0.95)
"""What is tried so that the last line of a text is not much shorter than the others."""


class Widths(dict[str, int]):
    """How wide letters are, in thousandths of their height; those that are not known are found out and kept."""

    def __missing__(self, letter: str) -> int:
        """Return the width of another letter; an accent has none of its own, and a letter with one is as wide as without."""
        if category(letter) in {"Mn", "Me", "Cf"}:
            found = 0
        else:
            found = self.get(normalize("NFD", letter)[0], WIDE if east_asian_width(letter) in {"W", "F"} else USUAL)
        return self.setdefault(letter, found)


class Face(NamedTuple):
    """A kind of letters: the class that has its looks in static/print.css, and widths."""

    look: str
    widths: Widths


def table(**letters: str) -> Widths:
    """Return the width of each letter, from those that share one."""
    return Widths({letter: int(width[1:]) for width, some in letters.items() for letter in some})


PLAIN = Face("pb-plain", table(
    w191="'", w222="ijl‘’", w260="|", w278=" !,./:;I[\\]ft·", w333="()-`r“”", w334="{}", w355='"', w389="*", w469="^",
    w500="Jcksvxyz", w556="#$0123456789?L_abdeghnopqu–", w584="+<=>~×", w611="FTZßø", w667="&ABEKPSVXY", w722="CDHNRUw",
    w778="GOQ", w833="Mm", w889="%æ", w944="Wœ", w1000="—…", w1015="@",
))  # fmt: skip
"""Arial, Helvetica, Liberation Sans, Arimo."""
BOLD = Face("pb-bold", table(
    w238="'", w278=" ,./I\\ijl‘’·", w280="|", w333="!()-:;[]`ft", w389="*r{}", w474='"', w500="z“”",
    w556="#$0123456789J_aceksvxy–", w584="+<=>^~×", w611="?FLTZbdghnopqußø", w667="EPSVXY", w722="&ABCDHKNRU", w778="GOQw",
    w833="M", w889="%mæ", w944="Wœ", w975="@", w1000="—…",
))  # fmt: skip
"""The same in bold."""
ITALIC = Face("pb-slanted", table(
    w214="'", w250=" ,.·", w275="|", w278="/\\fijlt", w333="!()-:;I`‘’", w389="[]rsz", w400="{}", w420='"', w422="^",
    w444="Jcekvxy", w500="#$*0123456789?S_abdghnopqußø–", w541="~", w556="LTYZ“”", w611="ABEFPRVX", w667="CKNwæœ", w675="+<=>×",
    w722="DGHOQUm", w778="&", w833="%MW", w889="—…", w920="@",
))  # fmt: skip
"""Times, Times New Roman, Liberation Serif, Tinos, in italics."""


def length(text: str, face: Face) -> float:
    """Return how long a line is when its letters are 1 high.

    >>> length("every star", BOLD), length("été", PLAIN)
    (4.725, 1.39)
    """
    return units(text, face) / 1000


def units(text: str, face: Face) -> int:
    """Return how long a line is in thousandths of the height of its letters."""
    return sum(map(face.widths.__getitem__, text))


def wrapped(text: str, face: Face, room: float) -> list[str]:
    """Return a text in lines of at most this length, when its letters are 1 high; a word longer than that is broken.

    >>> wrapped("every yellow or white space", BOLD, 8)
    ['every yellow or', 'white space']
    >>> wrapped("aaaaaa a", PLAIN, 2)
    ['aaa', 'aaa', 'a']
    """
    most, space = room * 1000, face.widths[" "]
    lines: list[str] = []
    left = -1.0  # what is left of the last line
    for word in text.split():
        if (more := units(word, face) + space) <= left:
            lines[-1] += f" {word}"
            left -= more
        else:
            lines += broken(word, face, most)
            left = most - units(lines[-1], face)
    return lines or [""]


def broken(word: str, face: Face, most: float) -> Iterator[str]:
    """Yield a word in pieces of at most this many units, but of one letter at least."""
    start, long = 0, 0
    for i, letter in enumerate(word):
        more = face.widths[letter]
        if long and more and long + more > most:
            yield word[start:i]
            start, long = i, 0
        long += more
    yield word[start:]


def balanced(text: str, face: Face, room: float) -> list[str]:
    """Return a text wrapped into as few lines as can be, and these of much the same length.

    >>> balanced("one two three four five", PLAIN, 9)
    ['one two three', 'four five']
    """
    lines = wrapped(text, face, room)
    tries = (wrapped(text, face, room * share) for share in NARROWER) if len(lines) > 1 else ()
    return next((tried for tried in tries if len(tried) == len(lines) and " ".join(tried) == " ".join(lines)), lines)


def line(text: str, face: Face, size: float, at: tuple[float, float], look: str = "") -> str:
    """Return a line of text: just as long as its face has it, with its beginning at a place.

    >>> line("a<b", PLAIN, 2.0, (1, 2))[66:]
    'textLength="3.39" lengthAdjust="spacingAndGlyphs">a&lt;b</text>'
    """
    long = (length(text, face) or 1.0) * size  # accents on nothing may be drawn as boxes
    fixed = {"textLength": f"{long:.2f}", "lengthAdjust": "spacingAndGlyphs"}
    looks = {"class": f"{face.look} {look}".strip(), "style": f"font-size:{size:.2f}px"}
    return tag("text", {**looks, "x": f"{at[0]:.2f}", "y": f"{at[1]:.2f}", **fixed}, words(text))
