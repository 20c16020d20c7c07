"""Readings: what a parsed text means as a rule; all its meanings, where it has more than one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import TYPE_CHECKING

from pugsbox.core.errors import PugsboxError
from pugsbox.punschge.conditions import Is
from pugsbox.punschge.kinds import KindReader, Unit
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
from pugsbox.punschge.trees import has, numbers, parts, tokens
from pugsbox.punschge.words import MULTIPLES, ordinal

if TYPE_CHECKING:
    from lark import Token, Tree

__all__ = ["readings"]

MOST_RUNS = 64  # a text of 400 characters can hold more questions than anybody wants to answer


def readings(tree: Tree[Token]) -> list[Rule]:
    """Return every rule that the tree of a text may mean, the likeliest first.

    The tree is read again and again, each time with other answers to the questions met on the way. Raises PugsboxError for a
    text with so many questions that nobody can say whether it has one meaning.
    """
    found: dict[Rule, None] = {}
    to_try: list[tuple[int, ...]] = [()]
    for _ in range(MOST_RUNS):
        choices = to_try.pop(0)
        reader = Reader(choices)
        found.setdefault(reader.rule(tree))
        taken = tuple(choice for _, choice in reader.asked)
        for at in range(len(choices), len(reader.asked)):
            to_try += [(*taken[:at], other) for other in range(1, reader.asked[at][0])]
        if not to_try:
            break
    if to_try and len(found) == 1:
        raise PugsboxError(
            "This can be read in too many ways; write a shorter rule, or put brackets around what belongs together."
        )
    return list(found)


class Reader(KindReader):
    """Reads the tree of a text as a rule: one method for each form of the grammar."""

    def rule(self, tree: Tree[Token]) -> Rule:
        """Return the rule of a `start` tree."""
        (form,) = parts(tree)
        read: Callable[[Tree[Token]], Rule] = getattr(self, f"read_{form.data}")
        return read(form)

    def read_every(self, tree: Tree[Token]) -> Rule:
        """Read "every yellow space", "all yellow spaces and all cloud spaces": the spaces of each kind (PUN-TK-C5)."""
        return Every(self.space(*parts(tree)))

    def read_stride(self, tree: Tree[Token]) -> Rule:
        """Read "every 3rd space", "every 3rd space from space 1"."""
        return Stride(*numbers(tree))

    def read_strides(self, tree: Tree[Token]) -> Rule:
        """Read "every 2nd space and every 3rd space": what both reach; with "or" what one reaches."""
        joins = ["or" if "or" in token.lower() else "and" for token in tokens(tree, "AND_EVERY")]
        for k in numbers(tree):
            need(k in MULTIPLES, f"every {ordinal(k)} space among others", f"a number from 2 to {MULTIPLES[-1]}")
        return Every(self.combined([Unit(Is("multiple", k)) for k in numbers(tree)], joins, in_front=False))

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
        return Chain(tuple(Step((*numbers(step), 1)[0], self.space(*parts(step))) for step in parts(tree)))

    def read_hop(self, tree: Tree[Token]) -> Rule:
        """Read "jump 1, but 4 from a meadow", "jump over 1, but over 4 from a meadow"."""
        jumps = [child for child in parts(tree) if child.data == "jump"]
        (landing,) = (child for child in parts(tree) if child.data != "jump")
        over = [has(jump, "OVER") for jump in jumps]
        if over[0] != over[1]:
            raise PugsboxError('Found one jump "over" and one without; expected "over" in both jumps or in none.')
        base, special = (numbers(jump)[0] + over[0] for jump in jumps)  # over 1 space is 2 on
        return Hop(base, self.space(landing), special)

    def read_explicit(self, tree: Tree[Token]) -> Rule:
        """Read "the row 2, 4, 12, 17", "spaces 1 to 5"."""
        row: list[int] = []
        for part in parts(tree):
            first, last = (numbers(part) * 2)[:2]
            need(first <= last, f"{first} to {last}", "the smaller number first")
            row += range(first, last + 1)
        return Explicit(tuple(row))


def growing(laid: Sequence[tuple[int, bool]]) -> Rule:
    """Return the rule for blocks that go on for ever: gaps that grow evenly, or blocks that repeat."""
    for period in range(2, max(3, len(laid))):  # a pair need not be said twice
        if all(block == laid[i % period] for i, block in enumerate(laid)):
            return pattern(laid[:period])
    gaps = [length for length, right in laid if not right]
    single = all(right == (i % 2 == 0) and (length == 1 or not right) for i, (length, right) in enumerate(laid))
    changes = {b - a for a, b in pairwise(gaps)}
    if single and len(changes) == 1:
        return Widening(gaps[0], changes.pop())
    said = ", ".join(f"{length} {'right' if right else 'wrong'}" for length, right in laid)
    raise PugsboxError(f"Found {said}; expected blocks that repeat, or 1 right in turn with gaps that grow evenly.")


def pattern(laid: Sequence[tuple[int, bool]]) -> Pattern:
    """Return the pattern of these blocks."""
    return Pattern(tuple(Block(length, right) for length, right in laid))


def blocks(tree: Tree[Token]) -> list[tuple[int, bool]]:
    """Return the lengths of the blocks of a pattern or of a widening row, and whether they are right."""
    (laid,) = parts(tree)
    return [(numbers(block)[0], has(block, "RIGHT")) for block in parts(laid)]
