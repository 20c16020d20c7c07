"""Kinds: what a parsed kind of space means, "yellow or red space with a fish", and where English leaves it open.

`KindReader` turns trees of grammar.lark into conditions. Wherever a text has several meanings it calls `ask`; which of them is
taken is decided from outside, so that all readings of a text can be had by reading its tree again (`readings.py`).

The one ruling that everyday speech needs: "green and red spaces" are both kinds (PUN-TK-B1). Any other "and" before the word
"space" may mean both kinds or both at once, and is asked back; behind it ("that is red and in the upper half") all must hold.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from typing import TYPE_CHECKING

from pugsbox.punschge.conditions import After, And, Before, Condition, Everything, Is, Or, joined
from pugsbox.punschge.rules import need
from pugsbox.punschge.trees import fact_of, has, joints, numbers, opened, parts, tokens
from pugsbox.punschge.words import WORDS

if TYPE_CHECKING:
    from lark import Token, Tree

__all__ = ["KindReader", "Unit"]

Wrap = Callable[[Condition], Condition]
ONE_VALUE = ("colour", "area", "shape", "parity", "place", "half", "count")
"""Attributes of which a space has one value: two of them joined by "and" can only mean the spaces of both kinds."""
BOTH_KINDS = {*ONE_VALUE, "symbol"}
"""Attributes of which two values before "space", joined by "and", mean both kinds."""


@dataclass(frozen=True)
class Unit:
    """One member of a list.

    `bare`: a single fact without brackets; `negative`: said with not, without or neither. `wrap` is the open word in front of
    `inner`, "not" or "just before", where it could also govern what follows.
    """

    condition: Condition
    bare: bool = False
    negative: bool = False
    wrap: Wrap | None = None
    inner: Condition = field(default_factory=Everything)


class KindReader:
    """Reads kinds of spaces. `choices` are the readings to take, one for each question in turn; then the first of each.

    `asked` has for each question met so far the number of its readings and the one that was taken.
    """

    def __init__(self, choices: Sequence[int] = ()) -> None:
        self.choices = choices
        self.asked: list[tuple[int, int]] = []
        self.known: dict[int, list[Unit]] = {}

    def ask(self, *readings: Callable[[], Condition]) -> Condition:
        """Take one of these readings. Only that one is worked out, so that a question within another is not asked idly."""
        at = len(self.asked)
        choice = self.choices[at] if at < len(self.choices) else 0
        self.asked.append((len(readings), choice))
        return readings[choice]()

    # ------------------------------------------------------------ around the word "space"

    def space(self, *trees: Tree[Token]) -> Condition:
        """Return the condition of one or several kinds of spaces, joined by "or space" or "and every"."""
        *others, last = (kind for tree in trees for kind in opened(tree))
        before = [self.kind(kind) for kind in others]
        around = {part.data: part for part in parts(last)}
        if not others or len(around) < 2:
            return joined(Or, *before, self.kind(last))
        front, behind = self.listed(around["front"], in_front=True), self.listed(around["behind"], in_front=False)
        spread = joined(And, joined(Or, *before, front), behind)  # all yellow and all red spaces(,) with a fish
        if has(last, "COMMA"):
            return spread
        return self.ask(lambda: joined(Or, *before, joined(And, front, behind)), lambda: spread)

    def kind(self, tree: Tree[Token]) -> Condition:
        """Return the condition of one kind: what stands before the word "space" and what behind it."""
        around = {part.data: part for part in parts(tree)}
        sides = {side: self.listed(part, in_front=side == "front") for side, part in around.items()}
        if len(sides) < 2:
            return next(iter(sides.values()), Everything())
        front, behind = sides["front"], sides["behind"]
        narrowed = joined(And, front, behind)
        if has(tree, "COMMA"):
            return narrowed
        if has(around["behind"], "AND"):  # lake spaces and white spaces
            return self.ask(lambda: joined(Or, front, behind), lambda: narrowed)
        *others, last = (u.condition for u in self.units(around["front"]))
        if isinstance(front, Or) and others:  # yellow or red space with a fish
            return self.ask(lambda: narrowed, lambda: joined(Or, *others, joined(And, last, behind)))
        first, *rest = (u.condition for u in self.units(around["behind"]))
        another_and = has(around["behind"], "SPACE") and "and" in joints(around["behind"])
        if another_and or (isinstance(behind, Or) and self.names_another_kind(around["behind"])):
            # red space with a fish or green space
            return self.ask(lambda: joined(Or, joined(And, front, first), *rest), lambda: narrowed)
        return narrowed

    def names_another_kind(self, behind: Tree[Token]) -> bool:
        """Say whether what follows "or" could be a kind of space of its own: not in "that is green, yellow or red"."""
        units = self.units(behind)
        attributes = {u.condition.attribute for u in units if u.bare and isinstance(u.condition, Is)}
        return len(units) > 1 and (has(behind, "SPACE") or len(attributes) > 1 or not all(u.bare for u in units))

    # ------------------------------------------------------------ lists

    def listed(self, tree: Tree[Token], *, in_front: bool) -> Condition:
        """Return the condition for a list such as "green, yellow or red"."""
        units, joins = self.units(tree), joints(tree)
        before = [("but" if has(tree, "BUT") else ""), *joins]
        units = [self.excepted(u) if "but" in join and not u.negative else u for join, u in zip(before, units, strict=True)]
        closed = [self.governed(*part, in_front=in_front) for part in split(units, joins, {", but"})]
        return joined(And, *closed)

    def excepted(self, unit: Unit) -> Unit:
        """Return a unit behind a mere "but": "all spaces but corners", or "but with a fish"."""
        return Unit(self.ask(lambda: ~unit.condition, lambda: unit.condition))

    def governed(self, units: Sequence[Unit], joins: Sequence[str], *, in_front: bool, start: int = 0) -> Condition:
        """Return the condition of a list; each open "not" or "before" may govern only the next unit or all the rest."""
        at = next((i for i in range(start, len(units) - 1) if reaches_further(units[i], joins[i], units[i + 1])), None)
        if at is None:
            return self.combined(units, joins, in_front=in_front)
        return self.ask(
            lambda: self.combined([*units[:at], self.pulled_in(units[at:], joins[at:])], joins[:at], in_front=in_front),
            lambda: self.governed(units, joins, in_front=in_front, start=at + 1),
        )

    def pulled_in(self, units: Sequence[Unit], joins: Sequence[str]) -> Unit:
        """Return the unit in which the open word of the first governs all: just before (a star or a moon)."""
        first, *others = units
        wrap = first.wrap or (lambda condition: condition)
        rest = [Unit(first.inner, bare=isinstance(first.inner, Is)), *others]
        if first.negative:  # without a fish or an owl: with neither
            return Unit(joined(And, *(wrap(u.condition) for u in rest)))
        return Unit(wrap(self.governed(rest, joins, in_front=True)))

    def combined(self, units: Sequence[Unit], joins: Sequence[str], *, in_front: bool) -> Condition:
        """Join the units of a list; "and" mixed with "or" has two readings."""
        if "comma" in joins:  # green, yellow
            every = [u.condition for u in units]
            return self.ask(lambda: joined(Or, *every), lambda: joined(And, *every))
        if "or" not in joins:
            return self.joined_by_and(units, joins, in_front=in_front)
        if set(joins) == {"or"}:
            return joined(Or, *(u.condition for u in units))
        or_first = [joined(Or, *(u.condition for u in group)) for group, _ in split(units, joins, {"and", "but", ""})]
        return self.ask(
            lambda: joined(And, *or_first),
            lambda: joined(Or, *(self.joined_by_and(*group, in_front=in_front) for group in split(units, joins, {"or"}))),
        )

    def joined_by_and(self, units: Sequence[Unit], joins: Sequence[str], *, in_front: bool) -> Condition:
        """Join by "and", or by nothing: yellow moon."""

        def narrowed() -> Condition:
            return joined(And, *(self.chained(group) for group, _ in split(units, joins, {"", "but"})))

        if not in_front or "and" not in joins or not any(u.bare for u in units):
            return narrowed()
        attributes = {u.condition.attribute if u.bare and isinstance(u.condition, Is) else "" for u in units}
        kinds = [joined(And, *(u.condition for u in group)) for group, _ in split(units, joins, {"and"})]
        if len(kinds) == len(units) and len(attributes) == 1 and attributes < BOTH_KINDS:  # green and red (PUN-TK-B1)
            return joined(Or, *kinds)
        return self.ask(lambda: joined(Or, *kinds), narrowed)  # moons and corners; yellow moons and red suns

    def chained(self, units: Sequence[Unit]) -> Condition:
        """Return the condition of units with "and" between them: all at once, but green and red is both kinds."""
        facts: dict[str, list[Condition]] = {}
        for u in units:
            attribute = u.condition.attribute if u.bare and isinstance(u.condition, Is) else str(id(u))
            facts.setdefault(attribute, []).append(u.condition)
        if len(facts) == len(units):
            return joined(And, *(u.condition for u in units))
        both_kinds = joined(And, *(joined(Or, *values) for values in facts.values()))
        if not any(attribute in ONE_VALUE and len(values) > 1 for attribute, values in facts.items()):
            return self.ask(lambda: joined(And, *(u.condition for u in units)), lambda: both_kinds)  # with an owl and a fish
        if len(facts) == 1:
            return both_kinds
        return self.ask(lambda: both_kinds, lambda: joined(Or, *(u.condition for u in units)))

    # ------------------------------------------------------------ units

    def units(self, tree: Tree[Token]) -> list[Unit]:
        """Return the units of a list; read once, so that its questions are asked once."""
        if id(tree) not in self.known:
            self.known[id(tree)] = [self.unit(part) for part in parts(tree) if part.data != "join"]
        return self.known[id(tree)]

    def unit(self, tree: Tree[Token]) -> Unit:
        """Return one unit: a fact, a group in brackets, or a word like "not" with what follows it."""
        match tree.data:
            case "unit":
                (token,) = tokens(tree)
                fact = ("place", "straight") if token.type == "STRAIGHT" else fact_of(" ".join(token.split()))
                return Unit(Is(*fact), bare=True)
            case "count":
                return Unit(counted(tree), bare=True)
            case "group":
                return Unit(self.grouped(*opened(parts(tree)[0])))
            case "both":
                one, other = (self.unit(part) for part in parts(tree))
                return Unit(joined(Or if clash(one, other) else And, one.condition, other.condition))
            case "neither":
                return Unit(joined(And, *(~self.unit(part).condition for part in parts(tree))), negative=True)
            case "not":
                return self.wrapped(Condition.__invert__, parts(tree)[0], negative=True)
            case "beside":
                return self.wrapped(lambda c: joined(Or, Before(c), After(c)), parts(tree)[0])
            case kind:
                return self.wrapped({"before": Before, "after": After}[kind], parts(tree)[0])

    def grouped(self, *kinds: Tree[Token]) -> Condition:
        """Return the condition in brackets, where "and" is logic: (yellow and moon) or red."""
        around = [part.data for part in parts(kinds[0])]
        if len(kinds) == 1 and around == ["front"]:
            return self.listed(parts(kinds[0])[0], in_front=False)
        return joined(Or, *map(self.kind, kinds))

    def wrapped(self, wrap: Wrap, target: Tree[Token], *, negative: bool = False) -> Unit:
        """Return the unit of an open word and its target; what stands behind the target's noun may belong to either."""
        head: list[Unit] = []
        rest: list[Unit] = []
        noun = False
        for child in target.children:
            if isinstance(child, str):
                noun = noun or child.type == "SPACE"
                continue
            unit = self.unit(child)
            (rest if noun else head).append(unit)
            noun = noun or (not has(target, "SPACE") and not adjective(unit))
        inner = joined(And, *(u.condition for u in head)) if head else Everything()
        if rest:
            behind = joined(And, *(u.condition for u in rest))
            if not head:  # before a space with a fish
                return Unit(wrap(behind), negative=negative, wrap=wrap, inner=behind)
            nearest = self.ask(lambda: wrap(joined(And, inner, behind)), lambda: joined(And, wrap(inner), behind))
            return Unit(nearest, negative=negative)
        closed = len(parts(target)) == 1 and parts(target)[0].data == "group"
        return Unit(wrap(inner), negative=negative, wrap=None if closed else wrap, inner=inner)


def counted(tree: Tree[Token]) -> Condition:
    """Return the condition for "1 or 3 (but not 2) symbols"."""
    counts = numbers(tree)
    for n in counts:
        need(1 <= n <= 3, f"{n} symbols", "1 to 3 symbols, as many as a space can show")
    if has(tree, "NOT"):
        *counts, out = counts
        need(out not in counts, f"{out} and not {out} symbols", "another number to be left out")
    return joined(Or, *(Is("count", n) for n in counts))


def adjective(unit: Unit) -> bool:
    """Say whether a unit still waits for its noun: yellow, odd."""
    fact = unit.condition
    return unit.bare and isinstance(fact, Is) and WORDS[fact.fact].noun == f"{WORDS[fact.fact].adjective} space"


def clash(one: Unit, other: Unit) -> bool:
    """Say whether two facts exclude each other, as green and red."""
    facts = [u.condition for u in (one, other) if u.bare and isinstance(u.condition, Is)]
    return len(facts) == 2 and facts[0].attribute == facts[1].attribute and facts[0].attribute in ONE_VALUE


def reaches_further(unit: Unit, join: str, following: Unit) -> bool:
    """Say whether the word "not" or "before" in front of a unit could also govern the next one."""
    if not unit.wrap:
        return False
    said_again = following.negative if unit.negative else following.wrap is not None and not following.negative
    if unit.negative:
        return join in ("and", "or") and not said_again
    return join == "but" or (join in ("and", "or") and not said_again)


def split(units: Sequence[Unit], joins: Sequence[str], at: set[str]) -> list[tuple[Sequence[Unit], Sequence[str]]]:
    """Cut a list of units, and the words between them, where one of the words in `at` stands."""
    cuts = [0, *(i + 1 for i, join in enumerate(joins) if join in at), len(units)]
    return [(units[a:b], joins[a : b - 1]) for a, b in pairwise(cuts)]
