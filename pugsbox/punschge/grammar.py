"""Grammar: text -> rule. The grammar itself is grammar.lark; what its trees mean is in kinds.py and readings.py.

What has one meaning is read; what has several is asked back (`AmbiguousRule`, with all readings) and never guessed; what cannot
be read is said with its column (`UnreadableRule`). Text is only ever looked at, never run.

>>> parse_rule("All green and red spaces") == parse_rule("every green or red space")
True
>>> parse_rule("every yellow spaze")
Traceback (most recent call last):
  ...
pugsbox.punschge.grammar.UnreadableRule: Column 14: 'spaze' is no word of the rule language; did you mean space or spaces?
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from difflib import get_close_matches
from functools import cache, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING

from pugsbox.core.errors import PugsboxError, quoted
from pugsbox.punschge.conditions import Condition
from pugsbox.punschge.phrasing import phrase
from pugsbox.punschge.readings import readings
from pugsbox.punschge.rules import Every, Rule
from pugsbox.punschge.trees import literals
from pugsbox.punschge.words import NUMBER_WORDS, ORDINAL_WORDS, WORDS

if TYPE_CHECKING:
    from lark import Lark, UnexpectedToken

__all__ = ["AmbiguousRule", "UnreadableRule", "parse_condition", "parse_rule"]

LONGEST = 400  # characters; the longest phrase of the book language has less than 100
DEEPEST = 12  # brackets within brackets
WORD = re.compile(r"\w+|\S")
SIGNS = "\N{HORIZONTAL ELLIPSIS}\N{EN DASH}\N{BULLET}\N{RIGHT SINGLE QUOTATION MARK}"
MOST_SAID = 4  # readings named in one sentence


class UnreadableRule(PugsboxError):  # noqa: N818 - reads as what it says
    """A text that is no rule. `column` (from 1) is where reading stopped; 0 where no place can be named."""

    def __init__(self, message: str, column: int = 0) -> None:
        self.column = column
        super().__init__(f"Column {column}: {message}" if column else message)


class AmbiguousRule(PugsboxError):  # noqa: N818 - reads as what it says
    """A text with several meanings. `readings` has them all, as texts that can be read back."""

    def __init__(self, readings: Sequence[str]) -> None:
        self.readings = tuple(readings)
        *others, last = [f'"{text}"' for text in self.readings[:MOST_SAID]]
        ways = {2: "two", 3: "three", 4: "four"}.get(len(self.readings), "many")
        super().__init__(f"This can be read in {ways} ways: {', '.join(others)} or {last}. Write the one you mean.")

    def __reduce__(self) -> tuple[type[AmbiguousRule], tuple[Sequence[str]]]:
        """Copy and pickle by the readings, from which the sentence is made."""
        return AmbiguousRule, (self.readings,)


@lru_cache(maxsize=4096)  # decks are read twice: for what is wrong with them, and for what they say
def parse_rule(text: str) -> Rule:
    """Return the rule that a text describes.

    Raises UnreadableRule (with column, word and nearest known words), AmbiguousRule (with all readings), or PugsboxError
    for a number out of range.

    >>> parse_rule("2 wrong, 2 right")
    Pattern(blocks=(Block(length=2, right=False), Block(length=2, right=True)))
    >>> parse_rule("every yellow or red space with a fish")  # doctest: +NORMALIZE_WHITESPACE
    Traceback (most recent call last):
      ...
    pugsbox.punschge.grammar.AmbiguousRule: This can be read in two ways: "every yellow or red space, with a fish"
    or "every space that is yellow or (a red space with a fish)". Write the one you mean.
    """
    from lark import UnexpectedCharacters, UnexpectedToken  # noqa: PLC0415 - heavy, and only needed when something is read

    check(text)
    try:
        tree = parser().parse(text)
    except UnexpectedCharacters as error:
        raise unknown(text, error.pos_in_stream) from None
    except UnexpectedToken as error:
        raise misplaced(text, error) from None
    rule, *others = readings(tree)
    if others:
        raise AmbiguousRule([phrase(rule), *map(phrase, others)])
    return rule


def parse_condition(text: str) -> Condition:
    """Return the condition in a text such as "yellow or cloud" or "every yellow or cloud space".

    Raises what parse_rule raises, and UnreadableRule for a rule that is no condition ("2 wrong, 2 right").

    >>> parse_condition("not white")
    Not(of=Is(attribute='colour', value='white'))
    """
    rule = parse_rule(text)
    if isinstance(rule, Every):
        return rule.condition
    raise UnreadableRule(f'"{phrase(rule)}" is a rule of steps; expected a condition such as "yellow or cloud".')


@cache
def parser() -> Lark:
    """Return the parser of grammar.lark, with the words for facts put in."""
    from lark import Lark  # noqa: PLC0415 - heavy, and only needed when something is read

    grammar = Path(__file__).with_name("grammar.lark").read_text(encoding="utf-8")
    words = {"FACTS": [pattern for pattern, _ in literals()], "NUMBERS": [*NUMBER_WORDS], "ORDINALS": [*ORDINAL_WORDS]}
    for name, patterns in words.items():
        grammar = grammar.replace(f"%{name}%", "|".join(patterns))
    return Lark(grammar, parser="lalr", lexer="basic")


def check(text: str) -> None:
    """Refuse a text that is too long, too deeply nested, or written with letters that English does not use."""
    if len(text) > LONGEST:
        raise UnreadableRule(f"found {len(text)} characters; expected a rule of at most {LONGEST}.")
    for word in WORD.finditer(text):
        if not word.group().isascii() and word.group() not in SIGNS:
            raise unknown(text, word.start())
    depth = 0
    for at, letter in enumerate(text):
        depth += (letter == "(") - (letter == ")")
        if depth > DEEPEST:
            raise UnreadableRule(f"found brackets {depth} deep; expected at most {DEEPEST}.", at + 1)


def misplaced(text: str, error: UnexpectedToken) -> UnreadableRule:
    """Say where reading stopped and what would have helped; a word that is not known comes first, wherever it stands."""
    from lark import UnexpectedCharacters  # noqa: PLC0415 - heavy, and only needed when reading failed

    try:
        list(parser().lex(text))
    except UnexpectedCharacters as strange:
        return unknown(text, strange.pos_in_stream)
    if not text.strip():
        return UnreadableRule('found no text; expected a rule such as "every yellow space with a fish".')
    expected = wanted(error.accepts or error.expected)
    if error.token.type == "$END":
        return UnreadableRule(f"the rule stops too early; expected {expected}.", len(text.rstrip()) + 1)
    return UnreadableRule(f"found {quoted(str(error.token))}; expected {expected}.", (error.token.start_pos or 0) + 1)


def unknown(text: str, at: int | None) -> UnreadableRule:
    """Say that a word is not known, with the nearest known words."""
    found = WORD.match(text, at or 0)
    word, column = (found.group() if found else ""), (at or 0) + 1
    if word.isdecimal():
        return UnreadableRule(f"found the number {quoted(word)[1:-1]}; expected one of at most two figures.", column)
    if word.lower() in vocabulary():
        return UnreadableRule(f"{quoted(word)} is not used in this way; see the README for the rules there are.", column)
    near = get_close_matches(word.lower(), vocabulary(), n=3, cutoff=0.7)
    known = "it knows words such as yellow, moon, lake, fish, corner, odd, next, before."
    hint = f"did you mean {' or '.join(near)}?" if near else known
    return UnreadableRule(f"{quoted(word)} is no word of the rule language; {hint}", column)


SAID = {
    "LITERAL": "a kind of space (yellow, moon, lake, fish)",
    "SPACE": '"space"',
    "INT": "a number",
    "ORDINAL": '"3rd"',
    "SYMBOLS": '"symbols"',
    "SEP": '"then"',
    "AND": '"and"',
    "OR": '"or"',
    "NOR": '"nor"',
    "EVERY": '"every"',
    "FROM": '"from"',
    "RIGHT": '"right"',
    "WRONG": '"wrong"',
    "RPAR": '")"',
    "$END": "the end of the rule",
}


def wanted(expected: set[str]) -> str:
    """Return what could have come next, the likeliest first."""
    *others, last = [words for name, words in SAID.items() if name in expected][:4] or ["another word"]
    return f"{', '.join(others)} or {last}" if others else last


@cache
def vocabulary() -> tuple[str, ...]:
    """Return the words to suggest for one that is not known."""
    structure = (
        "every next then and or not but without neither nor both before after space spaces right wrong jump from row "
        "straight straights symbols odd even upper lower half bank cart moons suns stars clouds fewer more other"
    )

    def plain() -> Iterator[str]:
        yield from structure.split()
        for word in WORDS.values():
            yield from f"{word.adjective} {word.behind} {word.noun}".split()

    return tuple(sorted({w for w in plain() if len(w) > 2}))
