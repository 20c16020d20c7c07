"""Phrasing: rule -> text, in the rulebook's way of speaking. `grammar.parse_rule` reads every phrase back as the same rule.

>>> from pugsbox.punschge.conditions import Before, Is, Not
>>> from pugsbox.punschge.rules import Every, Hop
>>> phrase(Every(Is("area", "lake") & Not(Is("colour", "white"))))
'every lake space but not white'
>>> phrase(Every(Before(Is("shape", "star"))))
'every space just before a star'
>>> phrase(Hop(1, Is("area", "meadow"), 4))
'jump 1, but 4 from a meadow'
"""

from __future__ import annotations

from functools import singledispatch

from pugsbox.punschge.conditions import After, And, Before, Condition, Everything, Is, Not, Or, joined
from pugsbox.punschge.rules import Block, Chain, Every, Explicit, Hop, Pattern, Rule, Straights, Stride, Widening
from pugsbox.punschge.words import WORDS, Word, ordinal

__all__ = ["describe", "phrase"]


@singledispatch
def phrase(rule: Rule) -> str:
    """Return the rule in words."""
    raise NotImplementedError(rule)


@phrase.register
def _(rule: Every) -> str:
    return f"every {spaces(rule.condition)}"


@phrase.register
def _(rule: Stride) -> str:
    start = "" if rule.first == rule.k else f" from space {rule.first}"
    return f"every {ordinal(rule.k)} space{start}"


@phrase.register
def _(rule: Pattern) -> str:
    return ", ".join(block(b) for b in rule.blocks)


@phrase.register
def _(rule: Widening) -> str:
    if rule.gap + rule.change < 0:  # the second gap cannot be said as a number of spaces
        return f"1 right {rule.gap} wrong, then {-rule.change} wrong fewer each time"
    return f"1 right {rule.gap} wrong, 1 right {rule.gap + rule.change} wrong, ..."


@phrase.register
def _(rule: Chain) -> str:
    if all(step.count == 1 for step in rule.steps):
        return ", then ".join(f"next {one(step.condition)}" for step in rule.steps)
    return ", then ".join(
        f"{step.count} {one(step.condition) if step.count == 1 else several(step.condition)}" for step in rule.steps
    )


@phrase.register
def _(rule: Hop) -> str:
    return f"jump {rule.base}, but {rule.special} from {a(one(rule.condition))}"


@phrase.register
def _(rule: Straights) -> str:
    start = "" if rule.first == rule.k else f" from the {ordinal(rule.first)}"
    return f"every {ordinal(rule.k)} straight{start}"


@phrase.register
def _(rule: Explicit) -> str:
    return f"the row {', '.join(map(str, rule.spaces))}"


def describe(condition: Condition) -> str:
    """Return a condition in words, as it follows "a space that is". What is built from others stands in brackets.

    >>> describe(Is("symbol", "fish")), describe(Not(Is("area", "lake")) | Is("colour", "red"))
    ('with a fish', 'red or (not on the lake)')
    """
    match condition:
        case Is():
            return word(condition).predicate
        case Not(of=Is("symbol" | "group", _) as fact):
            return f"without {a(word(fact).noun)}"
        case Not(of=of):
            return f"not {bracketed(of)}"
        case Before() | After():
            return beside(condition)
        case And():
            return a(spaces(condition))
        case Or(parts=parts):
            return " or ".join(bracketed(p) for p in parts)
        case _:
            return "space"


def bracketed(condition: Condition) -> str:
    """Return a condition in words, in brackets unless it is a single fact."""
    return describe(condition) if isinstance(condition, Is) else f"({describe(condition)})"


def one(condition: Condition) -> str:
    """Return the noun for one such space: "star", "yellow space with a fish"."""
    return word(condition).noun if isinstance(condition, Is) else spaces(condition)


def several(condition: Condition) -> str:
    """Return the noun for several: "stars", "yellow spaces with a fish"."""
    return word(condition).nouns if isinstance(condition, Is) else spaces(condition, "spaces")


def spaces(condition: Condition, head: str = "space") -> str:
    """Return the condition around the word "space" (or "spaces")."""
    match condition:
        case Everything():
            return head
        case Is():
            return alone(head, condition)
        case Not(of=Is("area", _) as fact):
            return f"{head} outside the {fact.value}"
        case Before() | After():
            return f"{head} {beside(condition)}"
        case Or(parts=parts):
            return either(head, parts)
        case And(parts=parts):
            return both(head, parts)
        case _:
            return f"{head} {that_is(describe(condition))}"


BEHIND = ("symbol", "group", "half", "multiple", "symbols")
"""Attributes that can always be said behind "space"."""
ADJECTIVES = ("parity", "number", "colour", "area", "place", "symbol", "group", "shape")
"""The order in which facts stand before "space"."""


def around(head: str, facts: list[Is]) -> str:
    """Put facts before and behind "space": odd yellow moon space with a fish in the upper half."""
    counted = any(f.attribute == "count" for f in facts)
    shown = [] if counted else [f for f in facts if f.attribute in ("symbol", "group")][-2:]  # one "with" is enough
    multiples = [f for f in facts if f.attribute == "multiple"]
    rest = [f for f in facts if f not in shown and f not in multiples]
    before = sorted((f for f in rest if word(f).adjective), key=lambda f: ADJECTIVES.index(f.attribute))
    said = [word(f).adjective for f in before] + [head]
    said += showing([a(word(f).noun) for f in shown]) + showing([f"a multiple of {f.value}" for f in multiples])
    return " ".join(said + [word(f).behind for f in rest if not word(f).adjective])


def showing(things: list[str]) -> list[str]:
    """Return "with a fish", or "with both an owl and a fish"; what is more than two stands in front of it."""
    if len(things) < 2:
        return [f"with {thing}" for thing in things]
    return [f"with {thing}" for thing in things[:-2]] + [f"with both {things[-2]} and {things[-1]}"]


def alone(head: str, fact: Is) -> str:
    """Return the words for a single fact: "bull space", "space with an odd number"."""
    if fact.attribute in ("parity", "number"):
        return f"{head} {word(fact).behind}"
    return f"{word(fact).adjective} {head}" if word(fact).adjective else f"{head} {word(fact).behind}"


def either(head: str, parts: tuple[Condition, ...]) -> str:
    """Return parts joined by or."""
    facts = [p for p in parts if isinstance(p, Is)]
    if len(facts) == len(parts):
        if all(f.attribute == "count" for f in facts):
            return f"{head} with {' or '.join(str(f.value) for f in facts)} symbols"
        if all(word(f).adjective for f in facts):
            return f"{listing([word(f).adjective for f in facts], 'or')} {head}"
    return f"{head} {that_is(listing([bracketed(p) for p in parts], 'or'))}"


def that_is(said: str) -> str:
    """Return what follows "space": "with a fish or odd", "that is yellow or in the upper half"."""
    return said if said.startswith(("with", "in ", "on ", "of ", "not with", "not in ", "not of ")) else f"that is {said}"


def both(head: str, parts: tuple[Condition, ...]) -> str:
    """Return parts joined by and: facts around "space", what they exclude or where they lie behind it."""
    facts = [p for p in parts if isinstance(p, Is)]
    rest = [p for p in parts if not isinstance(p, Is)]
    choices = [p for p in rest if isinstance(p, Or) and all(isinstance(q, Is) and word(q).adjective for q in p.parts)]
    if len(choices) == 1 and Everything() not in parts and all(f.attribute in BEHIND for f in facts):
        others = [p for p in parts if p is not choices[0]]  # yellow or red space, with a fish
        return f"{either(head, choices[0].parts)}, {behind(others)}"
    single = word(facts[0]).adjective if len(facts) == 1 and head else ""
    start = f"{single} {head}" if single else around(head, facts)
    return f"{start} {restricted(rest, bare=start.endswith(head), named=bool(facts))}" if rest else start


def restricted(rest: list[Condition], *, bare: bool, named: bool) -> str:
    """Return what is said behind a noun that has facts of its own (`named`), with nothing behind it yet (`bare`)."""
    excluded = [p.of for p in rest if isinstance(p, Not) and isinstance(p.of, Is)]
    if len(excluded) == len(rest):
        return neither(excluded) if len(rest) > 1 else but_not(excluded[0], bare=bare)
    match rest:
        case [Before() | After() as near] if named:
            return beside(near)
        case [Or() as choice] if bare and of_one_attribute(choice.parts):  # else it could be a kind of its own
            return that_is(describe(choice))
        case [Not() as excluding]:
            return that_is(describe(excluding))
        case _:
            return f"that is {' and '.join(f'({describe(p)})' for p in rest)}"


def but_not(fact: Is, *, bare: bool) -> str:
    """Return "but not white", "without a fish"."""
    if fact.attribute in ("symbol", "group"):
        return f"{'' if bare else 'but '}{describe(Not(fact))}"
    return f"but not {word(fact).adjective if fact.attribute == 'area' else describe(fact)}"


def behind(parts: list[Condition]) -> str:
    """Return parts joined by and, as they follow "space,"."""
    only = parts[0]
    if len(parts) == 1 and isinstance(only, Is):
        return word(only).behind
    return spaces(joined(And, *parts), "").strip()


def of_one_attribute(parts: tuple[Condition, ...]) -> bool:
    """Say whether all parts are values of one attribute."""
    return all(isinstance(p, Is) for p in parts) and len({p.attribute for p in parts if isinstance(p, Is)}) == 1


def neither(facts: list[Is]) -> str:
    """Return "with neither fish nor cloud", or "that is neither white nor in the upper half"."""
    if all(f.attribute in ("symbol", "group", "shape") for f in facts):
        return f"with neither {' nor '.join(word(f).adjective for f in facts)}"
    return f"that is neither {' nor '.join(describe(f) for f in facts)}"


def beside(condition: Before | After) -> str:
    """Return "just before a star"; brackets where the words behind could be taken for the outer space's."""
    where = "just before" if isinstance(condition, Before) else "just after"
    of = condition.of
    return f"{where} {a(one(of))}" if isinstance(of, Is | Everything) else f"{where} ({a(one(of))})"


def word(fact: Is) -> Word:
    """Return the words for a fact."""
    return WORDS[fact.fact]


def block(b: Block) -> str:
    """Return "2 wrong"."""
    return f"{b.length} {'right' if b.right else 'wrong'}"


def a(noun: str) -> str:
    """Return the noun with its article.

    >>> a("owl"), a("moon")
    ('an owl', 'a moon')
    """
    return f"{'an' if noun[0] in 'aeiou' else 'a'} {noun}"


def listing(said: list[str], conjunction: str) -> str:
    """Return "green, yellow or red"."""
    return f"{', '.join(said[:-1])} {conjunction} {said[-1]}"
