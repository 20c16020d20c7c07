"""The wide language: every rule of the wide space, form by form. Each rule is in it once, and it holds the whole book language.

Its *facts* are those of the book and prime and square numbers, multiples, digit sums, animals and things, more or fewer symbols
than the space before, and what changes along the path. Its rules are

* conditions of one fact, or of two or three with and, or and not, in every form that no shorter one replaces;
* what is just before or after such a space of one or two facts, and just before or after that;
* a space and what is near to it, or two things near to it: "a moon just before a fish", "just after a star just before a lake";
* chains of any two facts, negated or near ones among them, with counts from 1 to 3; of a fact and two; and of three in turn;
* jumps of 1 to 4 with another jump of 1 to 6 from a space of one or two facts;
* rows that need no board: strides, patterns, widening gaps, and straights.

Two facts of one *family* exclude each other, as two colours do: they only go together as "green or red" and "neither green nor
red". Where each of the two has a word of its own, as odd and even, they do not go together at all, and neither is negated.

>>> sum(form.count for form in language()) > 2_000_000
True
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import chain, combinations, product

import numpy as np
from numpy.typing import NDArray

from pugsbox.punschge.conditions import After, Before, Is
from pugsbox.punschge.rules import Block, Every, Pattern, Rule, Straights, Stride, Widening
from pugsbox.punschge.wideforms import Alternations, Everys, Form, Hops, Listed
from pugsbox.punschge.widekinds import Facts, Kinds, Near, Picks, Shape, Shaped, Union
from pugsbox.punschge.words import FACTS, Fact

__all__ = ["WIDE", "language"]

WIDE = tuple(Is(*fact) for fact in FACTS if fact[0] != "multiple" or fact[1] in range(3, 8))
"""The facts of the wide language: all there are, but only the multiples of 3 to 7."""

RIVALS = ("colour", "shape", "area", "count", "compared")
"""Families of which two values may be joined by "or"."""
SINGLE = ("parity", "place", "half", "group", "along", "digits")
"""Families in which what is not said of one value is said by another."""

PAIRS = (
    Shape(lambda a, b: a & b, 2),
    Shape(lambda a, b: a | b, 2),
    Shape(lambda a, b: ~a & ~b, 2),
    Shape(lambda a, b: a & ~b, 2),
    Shape(lambda a, b: b & ~a, 2),
    Shape(lambda a, b: a | ~b, 2),
    Shape(lambda a, b: b | ~a, 2),
    Shape(lambda a, b: ~(a & b), 2),
)
"""All ways to join two conditions, each in its shortest words."""

ONE_AND_TWO = (
    lambda a, b, c: a & (b | c),
    lambda a, b, c: a & (b | ~c),
    lambda a, b, c: a & (c | ~b),
    lambda a, b, c: a & ~(b & c),
    lambda a, b, c: ~a & (b | c),
    lambda a, b, c: ~a & (b | ~c),
    lambda a, b, c: ~a & (c | ~b),
    lambda a, b, c: ~a & ~(b & c),
    lambda a, b, c: a | (b & c),
    lambda a, b, c: a | (b & ~c),
    lambda a, b, c: a | (c & ~b),
    lambda a, b, c: a | (~b & ~c),
    lambda a, b, c: ~a | (b & c),
    lambda a, b, c: ~a | (b & ~c),
    lambda a, b, c: ~a | (c & ~b),
    lambda a, b, c: ~(a & (b | c)),
    lambda a, b, c: a & ~b & ~c,
    lambda a, b, c: ~a & b & c,
    lambda a, b, c: a | ~(b & c),
    lambda a, b, c: ~a | b | c,
)
"""Ways to join three conditions, of which the first plays a part of its own."""
ALL_ALIKE = (
    lambda a, b, c: a & b & c,
    lambda a, b, c: ~a & ~b & ~c,
    lambda a, b, c: a | b | c,
    lambda a, b, c: ~(a & b & c),
)
"""Ways to join three conditions that all play the same part."""
TRIPLES = (
    *(Shape(of, 3) for of in ALL_ALIKE),
    *(Shape(of, 3) for of in ONE_AND_TWO),
    *(Shape(lambda a, b, c, of=of: of(b, a, c), 3) for of in ONE_AND_TWO),
    *(Shape(lambda a, b, c, of=of: of(c, a, b), 3) for of in ONE_AND_TWO),
)
"""All 64 ways to join three conditions, each in its shortest words."""
ONE_AND_RIVALS = tuple(
    Shape(of, 3)
    for of in (
        lambda a, b, c: a & (b | c),
        lambda a, b, c: ~a & (b | c),
        lambda a, b, c: a | b | c,
        lambda a, b, c: ~a | b | c,
        lambda a, b, c: a & ~b & ~c,
        lambda a, b, c: ~a & ~b & ~c,
        lambda a, b, c: a | (~b & ~c),
        lambda a, b, c: ~(a & (b | c)),
    )
)
"""The same where the second and the third exclude each other."""
NOT = Shape(lambda a: ~a, 1)
BOTH, EITHER, NEITHER = PAIRS[:3]
NEAR_AND_TWO = tuple(
    Shape(of, 3)
    for of in (
        lambda near, a, b: near & ~a & ~b,
        lambda near, a, b: near & (a | b),
        lambda near, a, b: near | a | b,
        lambda near, a, b: near & a & b,
        lambda near, a, b: near & a & ~b,
        lambda near, a, b: near & b & ~a,
        lambda near, a, b: a & b & ~near,
        lambda near, a, b: a & (near | b),
        lambda near, a, b: b & (near | a),
        lambda near, a, b: near | (a & b),
        lambda near, a, b: a | (near & b),
        lambda near, a, b: b | (near & a),
    )
)
"""Ways to join what is near with two facts; the first three also with two that exclude each other."""
NEAR_AND_RIVALS = NEAR_AND_TWO[:3]


def family(fact: Is) -> Fact:
    """Return the family of a fact: two symbols, or multiples, or a prime and a square number have no family in common."""
    match fact.fact:
        case (("symbol" | "multiple" | "number"), _):
            return fact.fact
        case "symbols", ("as before" | "more" | "fewer"):
            return "compared", ""
        case "symbols", _:
            return "group", ""
        case (("same" | "change"), value):
            return "along", value
        case attribute, _:
            return attribute.split()[0], ""


class Builder:
    """Fills shapes with facts, such as belong together."""

    def __init__(self, facts: Sequence[Is]) -> None:
        names = [family(fact) for fact in facts]
        self.families = np.array([names.index(name) for name in names])
        self.may_differ = np.array([name[0] in RIVALS for name in names])
        self.single = np.array([name[0] in SINGLE for name in names])
        self.every = np.arange(len(facts), dtype=np.int32)
        self.facts = Facts(facts)

    def free(self, among: int) -> Picks:
        """Return all choices of so many facts of different families, each once."""
        chosen = choices(self.facts.count, among)
        return chosen[:, all_of(np.diff(chosen, axis=0) > 0) & all_different(self.families[chosen])]

    def rivals(self) -> Picks:
        """Return all pairs of facts that exclude each other, each once."""
        a, b = chosen = choices(self.facts.count, 2)
        return chosen[:, (a < b) & (self.families[a] == self.families[b]) & self.may_differ[a]]

    def one_and(self, pairs: Picks) -> Picks:
        """Return all choices of a fact and one of these pairs."""
        return np.vstack([np.repeat(self.every, pairs.shape[1]), np.tile(pairs, len(self.every))])

    def shaped(self, shape: Shape, parts: Sequence[Kinds], chosen: Picks) -> Kinds:
        """Fill a shape in all chosen ways but those that negate what another word says."""
        excluded = chosen[[*shape.negated]]
        if len(excluded):
            chosen = chosen.take(np.flatnonzero(~self.single[excluded].any(axis=0)), axis=1)
        return Shaped(shape, parts, chosen)

    def one(self) -> Kinds:
        """Return what one fact says: lake spaces, what is not on the lake, and what is just before or after a lake."""
        return Union(
            self.facts,
            self.shaped(NOT, [self.facts], self.every[np.newaxis]),
            Near(Before, self.facts),
            Near(After, self.facts),
        )

    def two(self) -> Kinds:
        """Return what two facts say: green lake spaces."""
        free, rivals = self.free(2), self.rivals()
        parts = [self.facts, self.facts]
        return Union(
            *(self.shaped(shape, parts, free) for shape in PAIRS if shape is not NEITHER),
            Shaped(NEITHER, parts, free),  # the book negates all facts here
            *(Shaped(shape, parts, rivals) for shape in (EITHER, NEITHER)),
        )

    def three(self) -> Iterator[Kinds]:
        """Give what three facts say: green lake spaces without a fish."""
        parts = [self.facts] * 3
        free, rivals = self.free(3), self.one_and(self.rivals())
        rivals = rivals[:, self.families[rivals[0]] != self.families[rivals[1]]]
        yield from (self.shaped(shape, parts, free) for shape in TRIPLES)
        yield from (self.shaped(shape, parts, rivals) for shape in ONE_AND_RIVALS)

    def near(self) -> Iterator[Kinds]:
        """Give what a fact, and another one near to it, say: lake spaces just before a fish; and two near ones."""
        before, after = Near(Before, self.facts), Near(After, self.facts)
        around = [self.facts, before, after, Near(Before, before), Near(After, after)]
        for parts, shape in product(combinations(around, 2), PAIRS):
            yield self.shaped(shape, parts, choices(self.facts.count, 2))
        for kinds in around[3:]:
            yield from (kinds, self.shaped(NOT, [kinds], self.every[np.newaxis]))
        yield from (self.shaped(NOT, [kinds], self.every[np.newaxis]) for kinds in (before, after))

    def near_pairs(self) -> Iterator[Kinds]:
        """Give what is near to a space of two facts; and spaces of two facts that are near to a third."""
        two = self.two()
        for where in (Before, After):
            yield from (Near(where, two), Near(where, Near(where, two)))
            kinds = [Near(where, self.facts), self.facts, self.facts]
            for chosen, shapes in ((self.free(2), NEAR_AND_TWO), (self.rivals(), NEAR_AND_RIVALS)):
                yield from (self.shaped(shape, kinds, self.one_and(chosen)) for shape in shapes)


def choices(count: int, among: int) -> Picks:
    """Return all choices of so many out of `count`, in any order and with repetition, one a column."""
    chosen: Picks = np.indices((count,) * among, np.int32).reshape(among, -1)
    return chosen


def all_of(holds: NDArray[np.bool_]) -> NDArray[np.bool_]:
    """Say for each column whether all in it hold."""
    every: NDArray[np.bool_] = np.logical_and.reduce(holds, axis=0)
    return every


def all_different(chosen: Picks) -> NDArray[np.bool_]:
    """Say for each column whether all in it are different."""
    return all_of(np.array([a != b for a, b in combinations(chosen, 2)]))


def alternations(builder: Builder) -> Iterator[Form]:
    """Give the chains.

    They are n A, then m B, for any two kinds of one fact; next A, next B, where one has two facts; and next A, next B, next C.
    """
    one, facts = builder.one(), builder.facts.count
    both = builder.shaped(BOTH, [builder.facts] * 2, builder.free(2))
    yield Alternations(one, in_turn(one.count, 2), [*product(range(1, 4), repeat=2)])
    first, second = np.indices((facts, both.count), np.int32).reshape(2, -1)
    for chosen in ((first, second + facts), (second + facts, first)):
        yield Alternations(Union(builder.facts, both), np.array(chosen), [(1, 1)])
    yield Alternations(builder.facts, in_turn(facts, 3), [(1, 1, 1)])


def in_turn(count: int, among: int) -> Picks:
    """Return all choices of so many different ones, in any order."""
    chosen = choices(count, among)
    return chosen[:, all_different(chosen)]


def unplaced() -> Iterator[Rule]:
    """Give the rules that need no board, and those of the straights."""
    yield from (Stride(k, first) for k in range(2, 10) for first in range(1, k + 1))
    yield from (Straights(k, first) for k in range(2, 5) for first in range(1, k + 1))
    yield from (Widening(gap, change) for gap in range(13) for size in range(1, 5) for change in (size, -size))
    laid = [*product(range(1, 7), repeat=2), *(four for four in product(range(1, 4), repeat=4) if four[:2] != four[2:])]
    for right, lengths in product((True, False), laid):
        yield Pattern(tuple(Block(length, right=(i % 2 == 0) == right) for i, length in enumerate(lengths)))


@lru_cache(maxsize=4)
def language(facts: tuple[Is, ...] = WIDE) -> tuple[Form, ...]:
    """Return the forms of the wide language over some facts, simple ones first."""
    builder = Builder(facts)
    one, two = builder.one(), builder.two()
    mixed = [Every(a & b) for a, b in combinations(facts, 2) if a.attribute == b.attribute == "group"]
    return (
        Everys(one),
        Everys(two),
        Listed([*unplaced(), *mixed]),
        Hops(Union(one, two), range(1, 5), range(1, 7)),
        *alternations(builder),
        *(Everys(kinds) for kinds in chain(builder.three(), builder.near(), builder.near_pairs())),
    )
