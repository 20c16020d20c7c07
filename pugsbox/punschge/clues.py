"""Clues: what does the hint of a task point at?

A hint is free text, and a riddle at its best: only its words are looked at, never its grammar. Some point at what a rule may
speak of ("paint" at the colours), some name a fact outright ("fish"), and numbers name spaces.

>>> clue = read_clue("Mind the paint, and what the fish does.")
>>> sorted(clue.about), sorted(clue.facts)
(['the colours', 'the symbols'], [('symbol', 'fish')])
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache

from pugsbox.punschge.author_words import CLUES, TURNS
from pugsbox.punschge.hints import looks_at
from pugsbox.punschge.rules import Chain, Hop, Rule
from pugsbox.punschge.words import LOOK, WORDS, Fact

__all__ = ["Clue", "points_at", "read_clue"]


@dataclass(frozen=True)
class Clue:
    """What the words of a hint point at."""

    about: frozenset[str]
    """What to look at, as `words.LOOK` says it."""
    facts: frozenset[Fact]
    """Facts that are named outright."""
    numbers: frozenset[int]
    """Numbers, in digits."""


def read_clue(hint: str) -> Clue:
    """Return what a hint points at: nothing at all if no word of it is known here.

    Whoever names all there is, as in "odd or even", names nothing outright.

    >>> sorted(read_clue("Odd or even?").about), sorted(read_clue("Odd or even?").facts)
    (['odd and even numbers'], [])
    """
    facts = frozenset(fact for fact, said in outright().items() if said.search(hint))
    about = {about for about, said in CLUES.items() if re.search(rf"\b(?:{said})\b", hint, re.IGNORECASE)}
    numbers = frozenset(int(digits) for digits in re.findall(r"(?<!\d)\d{1,2}(?!\d)", hint))
    all_named = {attribute for attribute, _ in facts if facts >= {fact for fact in WORDS if fact[0] == attribute}}
    named = frozenset(fact for fact in facts if fact[0] not in all_named)
    return Clue(frozenset(about | {LOOK[attribute] for attribute, _ in facts}), named, numbers)


@cache
def outright() -> dict[Fact, re.Pattern[str]]:
    """Return for each fact that one or two words can name the words that do."""
    named = {fact: word.spelled or (f"{re.escape(word.adjective)}s?",) for fact, word in WORDS.items() if word.adjective}
    return {fact: re.compile(rf"\b(?:{'|'.join(spelled)})\b", re.IGNORECASE) for fact, spelled in named.items()}


def points_at(rule: Rule) -> frozenset[str]:
    """Return all that a hint may point at to mean this rule: what it speaks of, and how it walks if that is not simply on.

    >>> from pugsbox.punschge.grammar import parse_rule
    >>> sorted(points_at(parse_rule("next star, then next moon")))
    ['the shapes', 'what takes turns']
    """
    match rule:
        case Chain():
            return looks_at(rule) | {TURNS}
        case Hop():
            return looks_at(rule) | {LOOK["steps"]}
        case _:
            return looks_at(rule)
