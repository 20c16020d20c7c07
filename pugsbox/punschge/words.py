"""The facts a rule can speak of, and the English words for them.

A *fact* is an attribute and a value: ("colour", "yellow"), ("symbol", "fish"), ("count", 3). This is the one table that
the conditions, the grammar and the phrasing share; a second language needs a second table of `Word`s.
"""

from __future__ import annotations

from typing import Literal, NamedTuple

__all__ = ["AREAS", "COLOURS", "FACTS", "HALVES", "OTHER_NAMES", "SHAPES", "SYMBOLS", "WORDS", "Fact", "Word"]

Colour = Literal["green", "yellow", "red", "white"]
Area = Literal["mountains", "lake", "forest", "meadow"]
Symbol = Literal["bench", "dragon", "owl", "fish", "wagon", "ibex", "bull"]
Shape = Literal["sun", "moon", "star", "cloud"]
Half = Literal["upper", "lower"]

COLOURS: tuple[Colour, ...] = ("green", "yellow", "red", "white")
AREAS: tuple[Area, ...] = ("mountains", "lake", "forest", "meadow")
SYMBOLS: tuple[Symbol, ...] = ("bench", "dragon", "owl", "fish", "wagon", "ibex", "bull")
SHAPES: tuple[Shape, ...] = ("sun", "moon", "star", "cloud")
HALVES: tuple[Half, ...] = ("upper", "lower")
MULTIPLES = tuple(range(2, 14))

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

    `adjective` goes before "space" and stands for the fact after "or" and "nor"; it is empty where only `after` will
    do. `after` goes behind "space". `noun` is one such space, `nouns` several. `spelled` are further ways to write
    the fact that are understood, as regular expressions.
    """

    adjective: str
    after: str
    noun: str
    nouns: str
    spelled: tuple[str, ...] = ()


def _kind(word: str, after: str = "", *spelled: str) -> Word:
    """A word that needs "space" to be a noun: yellow, odd."""
    return Word(word, after, f"{word} space", f"{word} spaces", spelled)


def _thing(word: str, after: str = "", *spelled: str, nouns: str = "") -> Word:
    """A word that is a noun already: moon, fish."""
    return Word(word, after, word, nouns or f"{word} spaces", spelled)


def _only_after(after: str, *spelled: str) -> Word:
    """A fact that can only be said behind "space"."""
    return Word("", after, f"space {after}", f"spaces {after}", spelled)


WORDS: dict[Fact, Word] = {
    **{("colour", c): _kind(c) for c in COLOURS},
    ("area", "mountains"): _thing("mountain", "", "mountains?"),
    **{("area", a): _thing(a, "", f"{a}s?") for a in AREAS[1:]},
    ("symbol", "bench"): _thing("bench", "with a bench", "bench(?:es)?", "banks?"),
    ("symbol", "dragon"): _thing("dragon", "with a dragon", "dragons?"),
    ("symbol", "owl"): _thing("owl", "with an owl", "owls?"),
    ("symbol", "fish"): _thing("fish", "with a fish", "fish(?:es)?"),
    ("symbol", "wagon"): _thing(
        "covered wagon", "with a covered wagon", r"(?:covered[\s_-]+)?wagons?", r"(?:hand[\s_-]*)?carts?"
    ),
    ("symbol", "ibex"): _thing("ibex", "with an ibex", "ibex(?:es)?"),
    ("symbol", "bull"): _thing("bull", "with a bull", "bulls?"),
    **{("shape", s): _thing(s, "", f"{s}s?", nouns=f"{s}s") for s in SHAPES},
    ("parity", "odd"): _kind("odd", "with an odd number", r"odd(?:[\s-]+number(?:s|ed)?)?"),
    ("parity", "even"): _kind("even", "with an even number", r"even(?:[\s-]+number(?:s|ed)?)?"),
    ("place", "corner"): _thing("corner", "", "corners?", nouns="corners"),
    ("place", "straight"): _kind("straight"),  # the grammar has a token of its own for it: "every 2nd straight"
    ("half", "upper"): _only_after("in the upper half", r"(?:upper|top)(?:[\s-]+half)?"),
    ("half", "lower"): _only_after("in the lower half", r"(?:lower|bottom)(?:[\s-]+half)?"),
    ("count", 1): _only_after("with 1 symbol"),  # the grammar counts for itself: "with 1 or 3 symbols"
    **{("count", n): _only_after(f"with {n} symbols") for n in (2, 3)},
    ("number", "prime"): _kind("prime", "with a prime number", r"primes?(?:[\s-]+numbers?)?"),
    ("number", "square"): _kind("square", "with a square number", r"squares?(?:[\s-]+numbers?)?"),
    **{
        ("multiple", k): _only_after(
            f"with a multiple of {k}", rf"(?:number\s+)?(?:multiples?\s+of|divisible\s+by)\s+{k}(?!\d)"
        )
        for k in MULTIPLES
    },
    ("symbols", "animals"): _only_after(
        "with animals only", r"(?:only\s+animals|animals\s+only)", r"whose\s+symbols\s+are\s+(?:all\s+|only\s+)?animals"
    ),
    ("symbols", "as before"): _only_after(
        "with as many symbols as the space before",
        r"(?:just\s+)?as\s+many\s+symbols\s+as\s+the\s+space\s+before(?:\s+it)?",
    ),
}
"""Every fact and its word, in the order in which facts are sorted and named."""

FACTS: tuple[Fact, ...] = tuple(WORDS)
