"""The facts a rule can speak of, and the English words for them.

A *fact* is an attribute and a value: ("colour", "yellow"), ("symbol", "fish"), ("count", 3). This is the one table that
the conditions, the grammar and the phrasing share; a second language needs a second table of `Word`s.
"""

from __future__ import annotations

from typing import Literal, NamedTuple, get_args

__all__ = [
    "AREAS",
    "COLOURS",
    "CROSSED",
    "DIGIT_SUMS",
    "FACTS",
    "HALVES",
    "HINTS",
    "LOOK",
    "MULTIPLES",
    "NUMBER_WORDS",
    "ORDINAL_WORDS",
    "OTHER_NAMES",
    "SHAPES",
    "SYMBOLS",
    "THINGS",
    "TOO_MANY",
    "WORDS",
    "Fact",
    "Word",
    "ordinal",
]

Colour = Literal["green", "yellow", "red", "white"]
Area = Literal["mountains", "lake", "forest", "meadow"]
Symbol = Literal["bench", "dragon", "owl", "fish", "wagon", "ibex", "bull"]
Shape = Literal["sun", "moon", "star", "cloud"]
Half = Literal["upper", "lower"]

COLOURS: tuple[Colour, ...] = get_args(Colour)
AREAS: tuple[Area, ...] = get_args(Area)
SYMBOLS: tuple[Symbol, ...] = get_args(Symbol)
THINGS: tuple[Symbol, ...] = ("bench", "wagon")
"""The symbols that are no creatures (PUN-BF-38)."""
SHAPES: tuple[Shape, ...] = get_args(Shape)
HALVES: tuple[Half, ...] = get_args(Half)
MULTIPLES = tuple(range(2, 14))
DIGIT_SUMS = tuple(range(3, 8))
"""What the sum of a number's digits, which is 1 to 10, can be compared with."""

NUMBER_WORDS = {"one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8, "nine": 9, "ten": 10}
NUMBER_WORDS |= {"once": 1, "twice": 2}
ORDINAL_WORDS = {"first": 1, "second": 2, "third": 3, "fourth": 4, "fifth": 5, "sixth": 6, "seventh": 7, "eighth": 8}
ORDINAL_WORDS |= {"other": 2, "ninth": 9, "tenth": 10}

OTHER_NAMES = {
    "bank": "bench",
    "covered wagon": "wagon",
    "covered_wagon": "wagon",
    "cart": "wagon",
    "hand cart": "wagon",
}
"""Names that a board file may use for a symbol; the German Bank of the original is a bench."""

Fact = tuple[str, str | int]
"""An attribute and one of its values."""


class Word(NamedTuple):
    """How a fact is said.

    `adjective` goes before "space" and stands for the fact after "or" and "nor"; it is empty where only `behind` will do.
    `behind` goes behind "space", `predicate` behind "that is". `noun` is one such space, `nouns` several. `spelled` are the
    ways to write the fact that are understood, as regular expressions; without any it is the adjective.
    """

    adjective: str
    behind: str
    predicate: str
    noun: str
    nouns: str
    spelled: tuple[str, ...] = ()


def _kind(word: str, behind: str = "", *spelled: str) -> Word:
    """A word that needs "space" to be a noun: yellow, odd."""
    return Word(word, behind, word, f"{word} space", f"{word} spaces", spelled)


def _area(word: str, where: str) -> Word:
    """A part of the land: lake, on the lake."""
    return Word(word, "", where, word, f"{word} spaces", (f"{word}s?",))


def _symbol(word: str, behind: str, *spelled: str) -> Word:
    """A thing that a space shows: fish, with a fish."""
    return Word(word, behind, behind, word, f"{word} spaces", spelled)


def _shape(word: str) -> Word:
    """A shape is a noun by itself: a moon, three moons."""
    return Word(word, "", f"a {word}", word, f"{word}s", (rf"{word}s?(?:[\s-]+shaped)?",))


def _behind(behind: str, *spelled: str) -> Word:
    """A fact that can only be said behind "space"."""
    return Word("", behind, behind, f"space {behind}", f"spaces {behind}", spelled)


_BEFORE = r"the\s+(?:space|one)\s+before(?:\s+it)?"
_SUM = r"(?:whose\s+)?digit\s+sums?\s+(?:(?:is|are)\s+)?"
_IS = r"(?:(?:whose\s+)?numbers?\s+(?:is|are)\s+)?"

_ALONG = (("colour", "of", "colou?r"), ("shape", "of", "shape"), ("area", "in", "area"))
"""What may change along the path."""

WORDS: dict[Fact, Word] = {
    **{("colour", c): _kind(c) for c in COLOURS},
    ("area", "mountains"): _area("mountain", "in the mountains"),
    ("area", "lake"): _area("lake", "on the lake"),
    ("area", "forest"): _area("forest", "in the forest"),
    ("area", "meadow"): _area("meadow", "in the meadow"),
    ("symbol", "bench"): _symbol("bench", "with a bench", "bench(?:es)?", "banks?"),
    ("symbol", "dragon"): _symbol("dragon", "with a dragon", "dragons?"),
    ("symbol", "owl"): _symbol("owl", "with an owl", "owls?"),
    ("symbol", "fish"): _symbol("fish", "with a fish", "fish(?:es)?"),
    ("symbol", "wagon"): _symbol(
        "covered wagon", "with a covered wagon", r"(?:covered[\s_-]+)?wagons?", r"(?:hand[\s_-]*)?carts?"
    ),
    ("symbol", "ibex"): _symbol("ibex", "with an ibex", "ibex(?:es)?"),
    ("symbol", "bull"): _symbol("bull", "with a bull", "bulls?"),
    **{("shape", s): _shape(s) for s in SHAPES},
    ("parity", "odd"): _kind("odd", "with an odd number", rf"{_IS}odd(?!\s+digit)(?:[\s-]+number(?:s|ed)?)?"),
    ("parity", "even"): _kind("even", "with an even number", rf"{_IS}even(?!\s+digit)(?:[\s-]+number(?:s|ed)?)?"),
    ("place", "corner"): Word("corner", "", "a corner", "corner", "corners", ("corners?",)),
    ("place", "straight"): _kind("straight"),  # the grammar has a token of its own for it: "every 2nd straight"
    ("half", "upper"): _behind("in the upper half", r"(?:upper|top)(?:[\s-]+half)?"),
    ("half", "lower"): _behind("in the lower half", r"(?:lower|bottom)(?:[\s-]+half)?"),
    ("count", 1): _behind("with 1 symbol"),  # the grammar counts for itself: "with 1 or 3 symbols"
    **{("count", n): _behind(f"with {n} symbols") for n in (2, 3)},
    ("number", "prime"): _kind("prime", "with a prime number", rf"{_IS}primes?(?:[\s-]+numbers?)?"),
    ("number", "square"): _behind("with a square number", r"square[\s-]+numbers?"),
    **{
        ("multiple", k): _behind(f"with a multiple of {k}", rf"(?:number\s+)?(?:multiples?\s+of|divisible\s+by)\s+{k}(?!\d)")
        for k in MULTIPLES
    },
    ("symbols", "animals"): _behind(
        "with animals only",
        r"(?:only\s+animals|animals\s+only)",
        r"(?:where|whose)\s+(?:all\s+)?symbols\s+are\s+(?:all\s+|only\s+)?animals",
    ),
    ("symbols", "as before"): _behind(
        "with as many symbols as the space before",
        rf"(?:just\s+)?as\s+many\s+symbols\s+as\s+{_BEFORE}",
    ),
    **{
        ("symbols", word): _behind(f"with {word} symbols than the space before", rf"{spelled}\s+symbols\s+than\s+{_BEFORE}")
        for word, spelled in (("more", "more"), ("fewer", "(?:fewer|less)"))
    },
    ("symbols", "things"): _behind("with things only", r"(?:only\s+things|things\s+only)"),
    ("group", "animal"): _symbol("animal", "with an animal", "animals?"),
    ("group", "thing"): _symbol("thing", "with a thing", "things?"),
    **{
        ("same", attribute): _behind(f"{where} the same {attribute} as the space before", rf"same\s+{spelled}\s+as\s+{_BEFORE}")
        for attribute, where, spelled in _ALONG
    },
    **{
        ("change", attribute): _behind(
            f"{where} another {attribute} than the space before",
            rf"(?:another|(?:a\s+)?different)\s+{spelled}\s+(?:than|from)\s+{_BEFORE}",
        )
        for attribute, where, spelled in _ALONG
    },
    **{
        ("digits", parity): _behind(f"with an {parity} digit sum", rf"{parity}\s+digit\s+sums?", rf"{_SUM}{parity}")
        for parity in ("odd", "even")
    },
    **{
        (f"digits {way}", n): _behind(f"with a digit sum {way} {n}", rf"{_SUM}{way}\s+{n}(?!\d)")
        for way in ("above", "below")
        for n in DIGIT_SUMS
    },
}
"""Every fact and its word, in the order in which facts are sorted and named."""

FACTS: tuple[Fact, ...] = tuple(WORDS)


LOOK = {
    "colour": "the colours",
    "shape": "the shapes",
    "area": "the areas",
    "symbol": "the symbols",
    "symbols": "the symbols",
    "count": "how many symbols there are",
    "parity": "odd and even numbers",
    "half": "the two halves",
    "place": "corners and straights",
    "number": "the numbers",
    "multiple": "the numbers",
    "digits": "the digit sums",
    "digits above": "the digit sums",
    "digits below": "the digit sums",
    "group": "animals and things",
    "same": "what changes along the path",
    "change": "what changes along the path",
    "steps": "how far it is from one to the next",
}
"""What to look at, for each attribute of which a rule may speak; for "steps", it only counts spaces."""

HINTS = {
    "look": ("Look at {}: everything that fits has to do with that.", "Look at {}: {} of what fits has to do with that."),
    "half": ("What comes next is in the {} half.", "{1} of what fits goes on in the {0} half."),
    "not": ("What comes next is none of these: {}.", "{1} of what fits goes on to none of these: {0}."),
    "either": ("What comes next is {}.", "{1} of what fits goes on to {0}."),
    "next": ("It is {}: everything that fits goes there.", "Try {}: {} of what fits goes there, and no other space has more."),
}
"""Each hint, as it is said if it is true of all that fits, and if it is true of a part."""


CROSSED = {
    "white": "It bears a white stone.",
    "ascends": "A row ascends (PUN-LIM-05), and {} is right already.",
    "black": "It bears a black stone: it was tried, and wrong.",
    "none": "No rule that fits goes there next.",
    "some": "“{}” fits every stone and goes there next.",
    "all": "Every rule that fits goes there next.",
    "only row": "It has the only row that is left.",
    "fits": "It fits every stone.",
    "solved": "The Professor is at home: nothing comes next.",
    "none fits": "No rule fits the stones, so nothing follows from them.",
}
"""Why it follows, or does not, that something is crossed out."""

TOO_MANY = "{} rules fit, too many for hints, crossings and budgets. Lay more stones, or choose a level up to hard."
"""Why some advice is not to be had of the wide language."""


def ordinal(n: int) -> str:
    """Return "3rd".

    >>> [ordinal(n) for n in (1, 2, 3, 4, 11, 12, 13, 21, 22)]
    ['1st', '2nd', '3rd', '4th', '11th', '12th', '13th', '21st', '22nd']
    """
    ending = "th" if n in (11, 12, 13) else {1: "st", 2: "nd", 3: "rd"}.get(n % 10, "th")
    return f"{n}{ending}"
