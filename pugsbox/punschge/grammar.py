"""Grammar: text -> rule. The grammar itself is grammar.lark; what a tree of it means is in readings.py.

What has one meaning is read; what has two is asked back (`AmbiguousRule`, with both readings) and never guessed; what cannot
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
from collections.abc import Iterator
from difflib import get_close_matches
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from pugsbox.core.errors import PugsboxError, quoted
from pugsbox.punschge.conditions import Condition
from pugsbox.punschge.phrasing import phrase
from pugsbox.punschge.readings import Reader
from pugsbox.punschge.rules import Every, Rule
from pugsbox.punschge.trees import literals
from pugsbox.punschge.words import WORDS

if TYPE_CHECKING:
    from lark import Lark, UnexpectedInput

__all__ = ["AmbiguousRule", "UnreadableRule", "parse_condition", "parse_rule"]

LONGEST = 400  # characters; the longest phrase of the book language has less than 100
DEEPEST = 12  # brackets within brackets


class UnreadableRule(PugsboxError):  # noqa: N818 - reads as what it says
    """A text that is no rule. `column` (from 1) is where reading stopped; 0 where no place can be named."""

    def __init__(self, message: str, column: int = 0) -> None:
        self.column = column
        super().__init__(f"Column {column}: {message}" if column else message)


class AmbiguousRule(PugsboxError):  # noqa: N818 - reads as what it says
    """A text with two meanings. `readings` has both, as texts that can be read back."""

    def __init__(self, first: str, second: str) -> None:
        self.readings = (first, second)
        super().__init__(f'This can be read in two ways: "{first}" or "{second}". Write the one you mean.')


def parse_rule(text: str) -> Rule:
    """Return the rule that a text describes.

    Raises UnreadableRule (with column, word and nearest known words), AmbiguousRule (with both readings), or PugsboxError
    for a number out of range.

    >>> parse_rule("2 wrong, 2 right")
    Pattern(blocks=(Block(length=2, right=False), Block(length=2, right=True)))
    >>> parse_rule("every yellow or red space with a fish")  # doctest: +NORMALIZE_WHITESPACE
    Traceback (most recent call last):
      ...
    pugsbox.punschge.grammar.AmbiguousRule: This can be read in two ways: "every fish space that is yellow or red"
    or "every space that is yellow or (a red space with a fish)". Write the one you mean.
    """
    from lark import UnexpectedInput  # noqa: PLC0415 - heavy, and only needed when something is read

    check_size(text)
    try:
        tree = parser().parse(text)
    except UnexpectedInput as error:
        raise unreadable(text, error) from None
    reader = Reader()
    rule = reader.rule(tree)
    if reader.asked and (other := Reader(choice=1).rule(tree)) != rule:
        raise AmbiguousRule(phrase(rule), phrase(other))
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
    words = "|".join(pattern for pattern, _ in literals())
    literal = f"LITERAL.6: /(?:{words})(?!\\w)/i\n"
    return Lark(grammar.replace("%declare LITERAL\n", literal), parser="lalr", lexer="basic")


def check_size(text: str) -> None:
    """Refuse a text that is too long or too deeply nested to be meant."""
    if len(text) > LONGEST:
        raise UnreadableRule(f"found {len(text)} characters; expected a rule of at most {LONGEST}.")
    depth = 0
    for column, letter in enumerate(text, 1):
        depth += (letter == "(") - (letter == ")")
        if depth > DEEPEST:
            raise UnreadableRule(f"found brackets {depth} deep; expected at most {DEEPEST}.", column)


def unreadable(text: str, error: UnexpectedInput) -> UnreadableRule:
    """Say where reading stopped and what would have helped."""
    from lark import UnexpectedCharacters, UnexpectedToken  # noqa: PLC0415 - heavy, and only needed when reading failed

    if not text.strip():
        return UnreadableRule('found no text; expected a rule such as "every yellow space with a fish".')
    if isinstance(error, UnexpectedCharacters):
        column = (error.pos_in_stream or 0) + 1
        word = re.match(r"\w+|.", text[column - 1 :], re.DOTALL)
        return unknown(word.group() if word else "", column)
    token = error.token if isinstance(error, UnexpectedToken) else None
    expected = wanted(error.accepts or error.expected) if isinstance(error, UnexpectedToken) else "another word"
    if token is None or token.type == "$END":
        return UnreadableRule(f"the rule stops too early; expected {expected}.", len(text.rstrip()) + 1)
    return UnreadableRule(f"found {quoted(str(token))}; expected {expected}.", (token.start_pos or 0) + 1)


def unknown(word: str, column: int) -> UnreadableRule:
    """Say that a word is not known, with the nearest known words."""
    if word.isdecimal():
        return UnreadableRule(f"found the number {quoted(word)[1:-1]}; expected one of at most two figures.", column)
    near = get_close_matches(word.lower(), vocabulary(), n=3, cutoff=0.6)
    hint = (
        f"did you mean {' or '.join(near)}?"
        if near
        else "it knows words such as yellow, moon, lake, fish, corner, odd, next, before."
    )
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
        "straight straights symbols number odd even upper lower half bank cart moons suns stars clouds fewer more other"
    )

    def plain() -> Iterator[str]:
        yield from structure.split()
        for word in WORDS.values():
            yield from f"{word.adjective} {word.after} {word.noun}".split()

    return tuple(sorted({w for w in plain() if len(w) > 2}))
