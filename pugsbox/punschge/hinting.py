"""Hinting: how could the Professor hint at a rule?

The words are those of `hintbank`. Most rules have thousands of hints; whether one is fair for a task, `lint` says.

>>> from pugsbox.punschge.grammar import parse_rule
>>> hint = next(hints_for(parse_rule("every yellow space with a fish"), Random(1)))
>>> len(hint) <= LONGEST, "yellow" in hint
(True, False)
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from math import prod
from random import Random

from pugsbox.core.errors import PugsboxError
from pugsbox.punschge.conditions import After, And, Before, Condition, Is, Not, Or
from pugsbox.punschge.hintbank import Bank, Phrases, house_bank, slots_in
from pugsbox.punschge.phrasing import phrase
from pugsbox.punschge.rules import Chain, Every, Hop, Pattern, Rule, Step, Straights, Stride, Widening

__all__ = ["LONGEST", "freshest", "hints_for"]

LONGEST = 160
"""A hint has at most so many characters: it goes on a card."""

OPENING = re.compile(r"(?:^|(?<=[.?!] ))\w")
STUTTER = re.compile(r"\b(\w+) \1\b", re.IGNORECASE)
"""A word said twice, as where one phrase ends and the next begins with "in"."""


def hints_for(rule: Rule, chance: Random, bank: Bank | None = None) -> Iterator[str]:
    """Give all different hints for a rule in random order: any of its sentences is as likely as any other to come next.

    Raises PugsboxError for a rule that there are no words for.
    """
    words = bank or house_bank()
    ways = [
        fillings(sentence, slots, chance)
        for cast in casts_of(rule)
        if (slots := cast.slots(words)) is not None
        for sentence in cast.sentences(words)
        if all(slots.get(slot) for slot in slots_in(sentence))
    ]
    if not ways:
        raise PugsboxError(f"There are no words to hint at “{phrase(rule)}”; write a hint by hand.")
    return drawn(ways, chance)


def freshest(hints: Iterable[str], used: Counter[str]) -> str:
    """Return the one of some hints whose turns of phrase were used least, and count them as used. There must be a hint.

    >>> used = Counter()
    >>> [freshest(["I stop for tea.", "I stop for cake.", "Give me tea."], used) for _ in range(2)]
    ['I stop for tea.', 'Give me tea.']
    """
    best = min(hints, key=lambda hint: sum(used[turn] for turn in turns_of(hint)) / len(turns_of(hint)))
    used.update(turns_of(best))
    return best


def turns_of(hint: str) -> list[str]:
    """Return the turns of phrase of a hint: every three words that follow one another."""
    words = hint.lower().split()
    return [" ".join(words[i : i + 3]) for i in range(max(1, len(words) - 2))]


# ---------------------------------------------------------------- from a rule to its phrases


@dataclass(frozen=True)
class Cast:
    """A form of rule, the facts that play a and b in it, and for its other slots the nods."""

    form: str
    facts: tuple[Is, ...] = ()
    nods: Mapping[str, str] = field(default_factory=dict)

    @property
    def alike(self) -> bool:
        """Say whether there are two facts, of the same attribute."""
        return len(self.facts) == 2 and self.facts[0].attribute == self.facts[1].attribute

    def sentences(self, bank: Bank) -> tuple[str, ...]:
        """Return the sentences of the form, those for two facts of the same attribute included if there are."""
        return bank.frames[self.form] + (bank.frames.get(f"{self.form} alike", ()) if self.alike else ())

    def slots(self, bank: Bank) -> Phrases | None:
        """Return the phrases for each slot, None if there are no words for a fact."""
        if any(part.fact not in bank.facts for part in self.facts):
            return None
        words = [bank.facts[part.fact] for part in self.facts]
        slots = {f"{name} {who}": said for who, phrases in zip("ab", words, strict=False) for name, said in phrases.items()}
        if self.alike:
            slots = {slot: said for slot, said in slots.items() if slot[:-2] not in ("kind", "look")}
            slots["two"] = words[0]["two"]
        return slots | {slot: bank.nods[of] for slot, of in self.nods.items() if of in bank.nods}


def casts_of(rule: Rule) -> Iterator[Cast]:
    """Give the forms in which a rule can be hinted at, none if there is no form for it."""
    match rule:
        case Every(condition):
            yield from casts_of_condition(condition)
        case Chain((Step(n, Is() as a), Step(m, Is() as b))):
            more = "more first" if n > m else "more second" if n < m else "one each" if n == 1 else "equal"
            yield from (Cast("chain", (a, b)), Cast(f"chain {more}", (a, b)))
        case Hop(base, Is() as a, special):
            yield Cast("hop longer" if special > base else "hop shorter", (a,), {"gait": f"gait {base}"})
        case Stride(k, first):
            yield Cast("stride" if first == k else "stride early", nods={"nod": f"stride {k}"})
        case Pattern((first, then)):
            noise = (first.length - then.length) * (1 if first.right else -1)
            balance, opening = "noise" if noise > 0 else "rest" if noise < 0 else "equal", "noise" if first.right else "rest"
            yield Cast("pattern", nods={"balance": f"balance {balance}", "opening": f"opening {opening}"})
        case Widening(gap, change):
            begin = "short" if gap < 3 else "middling" if gap < 5 else "long"
            pace, form = "gentle" if abs(change) == 1 else "bold", "widening" if change > 0 else "shrinking"
            yield Cast(form, nods={"pace": f"pace {pace}", "begin": f"begin {begin}"})
        case Straights(k, first):
            start = "at once" if first == 1 else "late" if first == k else "between"
            yield Cast("straights", nods={"nod": f"straights {k}", "start": f"start {start}"})


def casts_of_condition(condition: Condition) -> Iterator[Cast]:
    """Give the forms in which "every space with ..." can be hinted at."""
    match condition:
        case Is() as a:
            yield Cast("single", (a,))
        case Not(Is() as a) | Before(Is() as a) | After(Is() as a):
            yield Cast(type(condition).__name__.lower(), (a,))
        case Or((Is() as a, Is() as b)):
            yield from both_ways("either", a, b)
        case And((Is() as a, Is() as b)):
            yield from both_ways("both", a, b)
        case And((Not(Is() as a), Not(Is() as b))):
            yield from both_ways("neither", a, b)
        case And((Is() as a, Not(Is() as b))):
            yield Cast("but not", (a, b))
        case And((Is() as b, Before(Is() as a) | After(Is() as a) as near)):
            yield Cast(f"{type(near).__name__.lower()} and", (a, b))


def both_ways(form: str, a: Is, b: Is) -> tuple[Cast, Cast]:
    """Return a form in which two facts play the same part, in both orders."""
    return Cast(form, (a, b)), Cast(form, (b, a))


# ---------------------------------------------------------------- from phrases to hints


def drawn(ways: list[Iterator[str]], chance: Random) -> Iterator[str]:
    """Give what some iterators give, each time of any of them; nothing twice, nothing too long and nothing that stutters."""
    seen: set[str] = set()
    while ways:
        i = chance.randrange(len(ways))
        if (hint := next(ways[i], None)) is None:
            del ways[i]
        elif hint not in seen and len(hint) <= LONGEST and not STUTTER.search(hint):
            seen.add(hint)
            yield hint


def fillings(sentence: str, slots: Phrases, chance: Random) -> Iterator[str]:
    """Give a sentence with every choice of phrases in its slots, in random order."""
    names = sorted({*slots_in(sentence)})
    total = prod(len(slots[name]) for name in names)
    for place in shuffled(total, chance):
        chosen, rest = {}, place
        for name in names:
            rest, i = divmod(rest, len(slots[name]))
            chosen[name] = slots[name][i]
        yield OPENING.sub(lambda found: found[0].upper(), sentence.format_map(chosen))


def shuffled(total: int, chance: Random) -> Iterator[int]:
    """Give the numbers below a total in random order, without making a list of them first."""
    moved: dict[int, int] = {}
    for last in reversed(range(total)):
        i = chance.randrange(last + 1)
        yield moved.get(i, i)
        moved[i] = moved.get(last, last)
