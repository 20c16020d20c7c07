"""The facts a rule can speak of, and the English words for them.

A *fact* is an attribute and a value: ("colour", "yellow"), ("symbol", "fish"), ("count", 3). This is the one table that
the conditions, the grammar and the phrasing share; a second language needs a second table of `Word`s.
"""

from __future__ import annotations

from typing import Literal, NamedTuple, get_args

__all__ = [
    "AREAS",
    "CLUES",
    "CODE",
    "COLOURS",
    "CROSSED",
    "DIGIT_SUMS",
    "FACTS",
    "FILE_HEAD",
    "FINDINGS",
    "HALVES",
    "HINTS",
    "LOOK",
    "MULTIPLES",
    "NEEDED",
    "NUMBER_WORDS",
    "ORDINAL_WORDS",
    "OTHER_NAMES",
    "RATED",
    "SHAPES",
    "SYMBOLS",
    "THINGS",
    "TURNS",
    "WISH",
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

TURNS = "what takes turns"
"""What to look at for a rule that looks for one thing, then for another."""

CLUES = {
    "the colours": "colou?r(?:s|ed|ful)?|paint(?:s|ed|er|ing)?|hues?|tints?|dyes?|palette|brush|crayons?",
    "the shapes": "shapes?|shaped|outlines?|silhouettes?|sky|skies|cut|forms?",
    "the areas": "areas?|lands?|landscapes?|country|countries|ground|terrain|regions?|soil|scenery|neighbourhoods?",
    "the symbols": "symbols?|pictures?|drawn|drawings?|guests?|creatures?|faces?|somebody|lodgers?|inhabitants?|company",
    "how many symbols there are": "how many|count|counts|counted|crowd(?:s|ed)?|alone|lonely|company|full house|head ?count",
    "odd and even numbers": "odd|even|numbers?|halved?|pairs?|twos",
    "the two halves": "half|halves|upper|lower|upstairs|downstairs|equator|north|south|floors?|storeys?",
    "corners and straights": "corners?|bends?|turns?|straights?|path|road|stretch(?:es)?|direction|elbows?",
    "the numbers": "numbers?|digits?|primes?|squares?|multiples?|tables?|arithmetic|divid(?:e|es|ed)|shared",
    "the digit sums": "digits?|sums?|adds?|added",
    "animals and things": "animals?|things?|alive|pets?|furniture",
    "what changes along the path": "chang(?:e|es|ed)|same|another|different|again|behind me|look back",
    "how far it is from one to the next": (
        "steps?|stride|march|jumps?|leaps?|hops?|beats?|rhythm|waltz|walk|legs?|pace|boots|snail|skip|limp|metronome"
    ),
    TURNS: "turns?|then|first|alternat(?:e|es|ing)|one after|by turns|dance|encore|swap|again|socks|foot|order",
}
"""The words of a hint, as regular expressions, that point at each thing to look at."""

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

FINDINGS = {
    "short": "The row has only {0} spaces; a task needs {1} (PUN-LIM-01). Let the rule take in more: join a second kind with “or”.",
    "long": "The row has {0} spaces, more than there are white stones (PUN-LIM-09). Narrow the rule to {1} spaces at most.",
    "conditions": "The rule has {0} conditions; a {1} task has {2} (PUN-LIM-02, PUN-LIM-04). Drop one, or choose another level.",
    "plain": "“{0}” has the same row and is a simpler {1} rule. Set that, or change the rule until the two differ.",
    "simpler": "“{0}” has the same row in fewer words. Set that, or change the rule until the two differ.",
    "also": "The row is also that of “{0}”. Somebody may find it that way; both are right.",
    "too low": "No {0} rule has this row: it takes a {1} one. Put the task on a {1} card.",
    "unknown": "No rule up to hard has this row, so nobody who knows the {0} rules can find it. Put the task on a gourmet card.",
    "alike": "Other rows up to {} begin alike: {}. “{}” is the simplest of them. If they are many, it becomes a guess.",
    "alone": "No other row up to {0} begins {1}: whoever knows the rules makes no wrong step. Choose a row with rivals if that is dull.",
    "duplicate": "{0} has the same row: “{1}”. A row is on one card only; change one of the two.",
    "no hint": "There is no hint (PUN-CARD-04). Write a sentence that points at what to look at.",
    "tells": "The hint gives the row away: it names {0}. Point at it from afar.",
    "idle": "The hint excludes nothing: all {0} rules that fit {1} have to do with {2}. Point at something else in the rule.",
    "astray": "The hint points at {0}, but the rule is about {1}. If that is no joke, change one of them.",
    "unread": "No word of the hint points at anything pugsbox knows, so it was not judged. Try it on somebody.",
}
"""What may be found about a task, each with a way out."""


FILE_HEAD = """\
Tasks for Professor Pünschge, kept by pugsbox. To add one by hand, copy a [[task]]; puzzles/tasks says what its fields mean.
`pugsbox check` on this file says whether all of them are fair."""
"""What stands at the head of a file of tasks."""

CODE = {
    "where": "code",
    "no code": "Found {}; expected a code of tasks, which begins with {}. Copy it whole.",
    "damaged": "This code of tasks is damaged. Copy it once more, from the first letter to the last.",
}
"""What may be wrong with a code of tasks."""

WISH = {
    "unread": "Found {}; expected a wish such as “hard, begins 2, 4, traps with owls” or “easy, about lakes”.",
    "no row": "Found a row that begins {}; expected numbers from 1 to 26 that ascend.",
}
"""What may be wrong with an author's wish."""

RATED = {
    "score": "rating    {} as a {} task (weights {})",
    "wrong": "wrong     {}   steps to be expected of whoever knows the rules up to that level",
    "trap": "trap      {} behind {}: {} of what fits goes there, such as “{}”",
    "survival": "survival  a simpler rule has the first {} of its {} spaces, too",
    "unrivalled": "survival  no rule is simpler",
    "unknown": "no rule that pugsbox knows",
}
"""What a rating says, line by line."""

NEEDED = {
    "third": "third     needs {} rules: {}",
    "exclusion": "first no  needs {} rules to go right where the first wrong step lies: {}",
    "row": "whole     needs {} rules: {}",
}
"""What must be known to get past a place."""


def ordinal(n: int) -> str:
    """Return "3rd".

    >>> [ordinal(n) for n in (1, 2, 3, 4, 11, 12, 13, 21, 22)]
    ['1st', '2nd', '3rd', '4th', '11th', '12th', '13th', '21st', '22nd']
    """
    ending = "th" if n in (11, 12, 13) else {1: "st", 2: "nd", 3: "rd"}.get(n % 10, "th")
    return f"{n}{ending}"
