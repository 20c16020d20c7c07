"""Readings: what a parsed text means.

`Reader` turns the tree of grammar.lark into a rule. Where English leaves two meanings it takes the first or the second,
as it is told, and remembers that it had to choose; so the two readings of an ambiguous text are two runs over one tree.

The one ruling that everyday speech needs stands in `joined_by_and`: "green and red spaces" are both kinds (PUN-TK-B1).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import TYPE_CHECKING, TypeVar

from pugsbox.core.errors import PugsboxError
from pugsbox.punschge.conditions import After, And, Before, Condition, Everything, Is, Or, joined
from pugsbox.punschge.rules import (
    Block,
    Chain,
    Every,
    Explicit,
    Hop,
    Pattern,
    Rule,
    Step,
    Straights,
    Stride,
    Widening,
    need,
)
from pugsbox.punschge.trees import fact_of, has, numbers, parts, tokens

if TYPE_CHECKING:
    from lark import Token, Tree

__all__ = ["Reader"]

T = TypeVar("T")
EITHER_WAY = ("colour", "area", "symbol", "shape", "parity", "place", "half", "count")
"""Attributes of which two values joined by "and" mean the spaces of both kinds."""


@dataclass(frozen=True)
class Unit:
    """One member of a list of conditions. `wrap` and `inner` are set where words behind it could still belong inside."""

    condition: Condition
    wrap: Callable[[Condition], Condition] | None = None
    inner: Condition | None = None


class Reader:
    """Reads a tree as a rule. `choice` (0 or 1) says which of two readings to take; `asked` whether there were two."""

    def __init__(self, choice: int = 0) -> None:
        self.choice = choice
        self.asked = False

    def ask(self, first: T, second: T) -> T:
        """Return one of two readings."""
        self.asked = self.asked or first != second
        return (first, second)[self.choice]

    # ------------------------------------------------------------ rules

    def rule(self, tree: Tree[Token]) -> Rule:
        """Return the rule of a `start` tree."""
        (form,) = parts(tree)
        read: Callable[[Tree[Token]], Rule] = getattr(self, f"read_{form.data}")
        return read(form)

    def read_every(self, tree: Tree[Token]) -> Rule:
        """Read "every yellow space", "all yellow spaces and all cloud spaces": the spaces of each kind (PUN-TK-C5)."""
        return Every(joined(Or, *(self.space(kind) for kind in parts(tree))))

    def read_stride(self, tree: Tree[Token]) -> Rule:
        """Read "every 3rd space", "every 3rd space from space 1"."""
        return Stride(*numbers(tree))

    def read_strides(self, tree: Tree[Token]) -> Rule:
        """Read "every 2nd space and every 3rd space": what both reach; with "or" what one reaches."""
        join = Or if any(token.lower().startswith("or") for token in tokens(tree, "AND_EVERY")) else And
        return Every(joined(join, *(Is("multiple", k) for k in numbers(tree))))

    def read_straights(self, tree: Tree[Token]) -> Rule:
        """Read "every 2nd straight", "every 2nd straight from the 1st"."""
        return Straights(*numbers(tree))

    def read_pattern(self, tree: Tree[Token]) -> Rule:
        """Read "2 wrong, 2 right"."""
        return pattern(blocks(tree))

    def read_widening(self, tree: Tree[Token]) -> Rule:
        """Read "1 right 2 wrong, 1 right 3 wrong, ...", "1 right 5 wrong, then 1 wrong fewer each time"."""
        laid, more = blocks(tree), tokens(tree, "MORE")[0].lower()
        if not any(word in more for word in ("more", "less", "fewer")):
            return growing(laid)
        if [right for _, right in laid] != [True, False, False] or laid[0][0] != 1:
            raise PugsboxError('Expected a rule like "1 right 3 wrong, then 1 wrong fewer each time".')
        gap, change = laid[1][0], laid[2][0]
        return Widening(gap, change if "more" in more else -change)

    def read_chain(self, tree: Tree[Token]) -> Rule:
        """Read "next star, then next moon", "3 moons, then 3 suns"."""
        return Chain(tuple(Step((*numbers(step), 1)[0], self.space(parts(step)[0])) for step in parts(tree)))

    def read_hop(self, tree: Tree[Token]) -> Rule:
        """Read "jump 1, but 4 from a meadow", "jump over 1, but over 4 from a meadow"."""
        jumps = [child for child in parts(tree) if child.data == "jump"]
        (landing,) = (child for child in parts(tree) if child.data != "jump")
        over = [has(jump, "OVER") for jump in jumps]
        if over[0] != over[1]:
            raise PugsboxError('Found one jump "over" and one without; expected "over" in both jumps or in none.')
        base, special = (numbers(jump)[0] + over[0] for jump in jumps)  # over 1 space is 2 on
        return Hop(base, self.space(landing), special)

    read_hop_from = read_hop

    def read_explicit(self, tree: Tree[Token]) -> Rule:
        """Read "the row 2, 4, 12, 17"."""
        return Explicit(tuple(numbers(tree)))

    # ------------------------------------------------------------ conditions

    def space(self, tree: Tree[Token]) -> Condition:
        """Return the condition for one kind of space: what stands before the word "space" and what behind it."""
        around = {part.data: part for part in parts(tree)}
        if tree.data == "widened":  # yellow space or cloud space
            *before, other = parts(tree)
            return joined(Or, self.front(before[0]) if before else Everything(), self.space(other))
        if "behind" not in around:
            return self.front(around["front"]) if "front" in around else Everything()
        behind = self.listed(around["behind"], in_front=False)
        if "front" not in around:
            return behind
        front = self.front(around["front"])
        narrowed = joined(And, front, behind)
        units = self.units(around["front"])
        if isinstance(front, Or) and len(units) > 1 and not has(tree, "COMMA"):  # yellow or red space with a fish
            *others, last = (u.condition for u in units)
            return self.ask(narrowed, joined(Or, *others, joined(And, last, behind)))
        if has(around["behind"], "AND"):  # lake spaces and white spaces
            return self.ask(joined(Or, front, behind), narrowed)
        return narrowed

    def front(self, tree: Tree[Token]) -> Condition:
        """Return the condition that stands before the word "space"."""
        return self.listed(tree, in_front=True)

    def listed(self, tree: Tree[Token], *, in_front: bool) -> Condition:
        """Return the condition for a list such as "green, yellow or red"."""
        units, joins = self.units(tree), joints(tree)
        for i, unit in enumerate(units[:-1]):
            if unit.wrap and unit.inner and reaches_further(unit, joins[i], units[i + 1]):
                inside = self.governed(unit.wrap, [Unit(unit.inner), *units[i + 1 :]], joins[i:])
                inside = self.combined([*units[:i], Unit(inside)], joins[:i], in_front=in_front)
                return self.ask(self.combined(units, joins, in_front=in_front), inside)
        return self.combined(units, joins, in_front=in_front)

    def governed(self, wrap: Callable[[Condition], Condition], units: Sequence[Unit], joins: Sequence[str]) -> Condition:
        """Return the condition where one "not" or "before" governs the whole rest; "not a or b" is neither of them."""
        if wrap is Condition.__invert__:
            return joined(And, *(~u.condition for u in units))
        return wrap(self.combined(units, joins, in_front=False))

    def combined(self, units: Sequence[Unit], joins: Sequence[str], *, in_front: bool) -> Condition:
        """Join the units of a list; "and" mixed with "or" has two readings."""
        conditions = [u.condition for u in units]
        if "or" not in joins:
            return self.joined_by_and(conditions, joins, in_front=in_front)
        if set(joins) == {"or"}:
            return joined(Or, *conditions)
        and_first = [self.joined_by_and(*group, in_front=in_front) for group in split(conditions, joins, {"or"})]
        or_first = [joined(Or, *group) for group, _ in split(conditions, joins, {"and", "but", ""})]
        return self.ask(joined(And, *or_first), joined(Or, *and_first))

    def joined_by_and(self, conditions: Sequence[Condition], joins: Sequence[str], *, in_front: bool) -> Condition:
        """Join by "and": both kinds where two values of one attribute are named (PUN-TK-B1), else all at once.

        Two symbols behind "space" may well be meant at once ("with an owl and a fish"): that is asked back.
        """
        every = joined(And, *conditions)
        if "and" not in joins:
            return every
        facts = [c for c in conditions if isinstance(c, Is) and c.attribute in EITHER_WAY]
        attributes = {f.attribute for f in facts}
        if len(facts) == len(attributes):
            return every
        if len(attributes) == 1 and len(facts) == len(conditions) and set(joins) == {"and"}:
            either = joined(Or, *conditions)
            return either if in_front or "symbol" not in attributes else self.ask(every, either)
        grouped = [joined(Or, *(f for f in facts if f.attribute == a)) for a in sorted(attributes)]
        others = [c for c in conditions if c not in facts]
        return self.ask(joined(And, *grouped, *others), joined(Or, *conditions))

    def units(self, tree: Tree[Token]) -> list[Unit]:
        """Return the units of a list."""
        return [self.unit(part) for part in parts(tree) if part.data != "join"]

    def unit(self, tree: Tree[Token]) -> Unit:
        """Return one unit: a fact, a group in brackets, or a word like "not" with what follows it."""
        kind = tree.data
        if kind == "unit":
            (token,) = tokens(tree)
            return Unit(Is("place", "straight") if token.type == "STRAIGHT" else Is(*fact_of(" ".join(token.split()))))
        if kind == "count":
            counts = numbers(tree)[: -1 if has(tree, "NOT") else None]  # 1 or 3 (but not 2) symbols
            for n in counts:
                need(1 <= n <= 3, f"{n} symbols", "1 to 3 symbols, as many as a space can show")
            return Unit(joined(Or, *(Is("count", n) for n in counts)))
        if kind == "group":
            return Unit(self.space(parts(tree)[0]))
        if kind == "target":
            return Unit(joined(And, *(self.unit(part).condition for part in parts(tree))) if parts(tree) else Everything())
        inner = [self.unit(part).condition for part in parts(tree)]
        if kind == "both":
            return Unit(joined(And, *inner))
        if kind == "neither":
            return Unit(joined(And, *(~c for c in inner)))
        wrap = {"not": Condition.__invert__, "before": Before, "after": After}[kind]
        return Unit(wrap(inner[0]), wrap, inner[0])


def reaches_further(unit: Unit, join: str, following: Unit) -> bool:
    """Say whether the word "not" or "before" in front of a unit could also govern the next one."""
    if unit.wrap in (Before, After):
        return join in ("and", "or", "but")
    if following.wrap is Condition.__invert__:  # "not white and not red" says it twice
        return False
    if join == "and":
        return (
            isinstance(unit.inner, Is)
            and isinstance(following.condition, Is)
            and (unit.inner.attribute == following.condition.attribute)
        )
    return join == "or"


def joints(tree: Tree[Token]) -> list[str]:
    """Return what stands between the units of a list: "and", "or", "but" or nothing.

    A comma is what the others are: "green, yellow or red".
    """
    found, expects = [], False
    for part in parts(tree):
        if part.data == "join":
            found.append(next((t.type.lower() for t in tokens(part) if t.type != "COMMA"), "comma"))
            expects = False
        else:
            if expects:
                found.append("")
            expects = True
    words = set(found) & {"and", "or"}
    comma = words.pop() if len(words) == 1 else "and"
    return [comma if join == "comma" else join for join in found]


def split(
    conditions: Sequence[Condition], joins: Sequence[str], at: set[str]
) -> list[tuple[Sequence[Condition], Sequence[str]]]:
    """Cut a list of conditions, and the words between them, where one of the words in `at` stands."""
    cuts = [0, *(i + 1 for i, join in enumerate(joins) if join in at), len(conditions)]
    return [(conditions[a:b], joins[a : b - 1]) for a, b in pairwise(cuts)]


def growing(laid: Sequence[tuple[int, bool]]) -> Rule:
    """Return the rule for blocks that go on for ever: gaps that grow evenly, or blocks that repeat."""
    gaps = [length for length, right in laid if not right]
    changes = {b - a for a, b in pairwise(gaps)}
    if changes == {0}:
        return pattern(laid[:2])
    if not changes:
        return pattern(laid)
    if all(right == (i % 2 == 0) for i, (_, right) in enumerate(laid)) and len(changes) == 1:
        need(
            all(length == 1 for length, _ in laid[::2]),
            "several right spaces at once",
            "single right spaces between the gaps",
        )
        return Widening(gaps[0], changes.pop())
    raise PugsboxError(f"Found gaps of {', '.join(map(str, gaps))}; expected 1 right in turn with gaps that grow evenly.")


def pattern(laid: Sequence[tuple[int, bool]]) -> Pattern:
    """Return the pattern of these blocks."""
    return Pattern(tuple(Block(length, right) for length, right in laid))


def blocks(tree: Tree[Token]) -> list[tuple[int, bool]]:
    """Return the lengths of the blocks of a pattern or of a widening row, and whether they are right."""
    (laid,) = parts(tree)
    return [(numbers(block)[0], has(block, "RIGHT")) for block in parts(laid)]
