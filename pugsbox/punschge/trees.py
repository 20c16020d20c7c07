"""Trees and tokens of grammar.lark: the words for facts and numbers, and how to take a parsed text apart."""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING

from pugsbox.punschge.words import NUMBER_WORDS, ORDINAL_WORDS, WORDS, Fact

if TYPE_CHECKING:
    from lark import Token, Tree

__all__ = ["fact_of", "has", "joints", "literals", "numbers", "opened", "parts", "tokens"]


@cache
def literals() -> tuple[tuple[str, Fact], ...]:
    """Return the regular expression of every fact that is one word (or one fixed group of words) of the grammar."""
    spelled = (
        (pattern, fact)
        for fact, word in WORDS.items()
        if fact[0] != "count" and fact != ("place", "straight")  # these have tokens of their own
        for pattern in (word.spelled or (re.escape(word.adjective),))
    )
    return tuple(sorted(spelled, key=lambda pair: -len(pair[0])))


@cache
def fact_of(text: str) -> Fact:
    """Return the fact that a LITERAL token names.

    >>> fact_of("hand cart"), fact_of("Odd numbers")
    (('symbol', 'wagon'), ('parity', 'odd'))
    """
    return next(fact for pattern, fact in literals() if re.fullmatch(pattern, text, re.IGNORECASE))


def parts(tree: Tree[Token]) -> list[Tree[Token]]:
    """Return the subtrees of a tree, without its tokens."""
    return [child for child in tree.children if not isinstance(child, str)]


def tokens(tree: Tree[Token], *types: str) -> list[Token]:
    """Return the tokens of a tree, of these types if any are given."""
    return [child for child in tree.children if isinstance(child, str) and (not types or child.type in types)]


def has(tree: Tree[Token], *types: str) -> bool:
    """Say whether a tree has a token of one of these types."""
    return bool(tokens(tree, *types))


def opened(tree: Tree[Token]) -> list[Tree[Token]]:
    """Return the kinds in "yellow space or cloud space", one tree each."""
    return [kind for part in parts(tree) for kind in (opened(part) if part.data == "space" else [part])]


def joints(tree: Tree[Token]) -> list[str]:
    """Return what stands between the units of a list: "and", "or", "but", ", but" or nothing.

    A comma is what the others are, "green, yellow or red"; where they leave it open it stays "comma".
    """
    found, expects = [], False
    for part in parts(tree):
        if part.data == "join":
            words = [t.type.lower() for t in tokens(part)]
            found.append({"comma but": ", but"}.get(" ".join(words), words[-1]))
            expects = False
        else:
            found += [""] if expects else []
            expects = True
    words = list(set(found) & {"and", "or"})
    comma = words[0] if len(words) == 1 else "comma"
    return [comma if join == "comma" else join for join in found]


def numbers(tree: Tree[Token]) -> list[int]:
    """Return the numbers of a tree, from words, figures and ordinals."""
    return [number(token) for token in tokens(tree, "INT", "ORDINAL")]


def number(token: str) -> int:
    """Return the number that a token names.

    >>> number("3rd"), number("two"), number("other")
    (3, 2, 2)
    """
    word = token.lower()
    named = NUMBER_WORDS.get(word) or ORDINAL_WORDS.get(word)
    return named or int(re.sub(r"\D", "", word))
