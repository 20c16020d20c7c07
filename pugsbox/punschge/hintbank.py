"""Hint bank: which words are there for a hint?

They stand in puzzles/hints.toml, whose head says what its fields mean: sentences with slots for each form of rule, and
phrases that go into the slots.

>>> bank = house_bank()
>>> len(bank.facts), bank.facts["shape", "cloud"]["noun"][0]
(28, 'an outline that may come down as rain')
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path
from string import Formatter
from typing import Any

from pugsbox.core.content import content_folder
from pugsbox.core.errors import quoted
from pugsbox.punschge.words import FACTS, Fact

__all__ = ["FORMS", "Bank", "Phrases", "house_bank", "load_bank", "slots_in"]

ONE = ("noun a", "where a", "fond a", "shy a", "kind a", "look a", "besides a")
PAIR = (*ONE[:-1], *(slot.replace(" a", " b") for slot in ONE[:-1]), "two")
FORMS: Mapping[str, tuple[str, ...]] = {
    **dict.fromkeys(("single", "not", "before", "after"), ONE),
    **dict.fromkeys(("both", "either", "but not", "neither", "before and", "after and"), PAIR),
    **dict.fromkeys(("both alike", "either alike", "but not alike", "neither alike"), PAIR),
    **dict.fromkeys(("chain", "chain alike", "chain one each", "chain equal", "chain more first", "chain more second"), PAIR),
    **dict.fromkeys(("hop longer", "hop shorter"), (*ONE, "gait")),
    **dict.fromkeys(("stride", "stride early"), ("nod",)),
    "pattern": ("balance", "opening"),
    **dict.fromkeys(("widening", "shrinking"), ("pace", "begin")),
    "straights": ("nod", "start"),
}
"""The forms of rules, each with the slots that its sentences may have."""

Phrases = Mapping[str, tuple[str, ...]]
KNOWN: Mapping[tuple[object, object], Fact] = {(attribute, str(value)): (attribute, value) for attribute, value in FACTS}


@dataclass(frozen=True)
class FactWords:
    """How one fact is hinted at."""

    attribute: str
    value: str
    noun: tuple[str, ...]
    where: tuple[str, ...]
    fond: tuple[str, ...]
    shy: tuple[str, ...]


@dataclass(frozen=True)
class AttributeWords:
    """How an attribute is hinted at, whatever the value."""

    attribute: str
    kind: tuple[str, ...]
    look: tuple[str, ...]
    besides: tuple[str, ...]
    two: tuple[str, ...]


@dataclass(frozen=True)
class Nod:
    """Phrases for a number or an order that a rule has."""

    of: str
    says: tuple[str, ...]


@dataclass(frozen=True)
class Frame:
    """Sentences with slots for a form of rule."""

    form: str
    says: tuple[str, ...]


@dataclass(frozen=True)
class Bank:
    """All the words that hints are made of."""

    fact: tuple[FactWords, ...]
    attribute: tuple[AttributeWords, ...]
    nod: tuple[Nod, ...]
    frame: tuple[Frame, ...]

    @cached_property
    def facts(self) -> Mapping[Fact, Phrases]:
        """The facts there are words for, each with the phrases of its slots."""
        return {KNOWN[words.attribute, words.value]: self.phrases(words) for words in self.fact}

    def phrases(self, words: FactWords) -> Phrases:
        """Return the phrases for a fact and those for its attribute."""
        about = next(about for about in self.attribute if about.attribute == words.attribute)
        own = {"noun": words.noun, "where": words.where, "fond": words.fond, "shy": words.shy}
        return own | {"kind": about.kind, "look": about.look, "besides": about.besides, "two": about.two}

    @cached_property
    def nods(self) -> Phrases:
        """The phrases for each number and order."""
        return {nod.of: nod.says for nod in self.nod}

    @cached_property
    def frames(self) -> Phrases:
        """The sentences of each form."""
        return {frame.form: frame.says for frame in self.frame}


@cache
def house_bank() -> Bank:
    """Return the bank that comes with pugsbox, puzzles/hints.toml."""
    return load_bank(content_folder("puzzles") / "hints.toml")


def load_bank(path: str | Path) -> Bank:
    """Read a bank from a TOML file like puzzles/hints.toml. Raises BadFile with *all* problems, each with its place."""
    from pugsbox.core.reading import read_toml  # noqa: PLC0415 - heavy, and only needed when a file is read

    return read_toml(Path(path), Bank, problems_of)


def problems_of(data: Mapping[str, Any]) -> Iterator[str]:
    """Say what keeps tables from being a bank; what has the wrong form is not looked at."""
    known = {table.get("attribute") for _, table in tables(data.get("attribute"))}
    seen = set[Fact]()
    for i, table in tables(data.get("fact")):
        attribute, value = table.get("attribute"), table.get("value")
        if (fact := KNOWN.get((attribute, value))) is None:
            yield f"fact[{i}]: found {quoted(attribute)} and {quoted(value)}; expected an attribute and a value of a rule."
        elif attribute not in known or fact in seen:
            found = "a second time" if fact in seen else f"and no [[attribute]] {quoted(attribute)}"
            yield f"fact[{i}]: found {quoted(attribute)} and {quoted(value)} {found}; expected each once, and its attribute."
        seen |= {fact} if fact else set()
    yield from problems_of_frames(dict(tables(data.get("frame"))))


def problems_of_frames(frames: Mapping[int, Mapping[str, Any]]) -> Iterator[str]:
    """Say which forms lack or repeat their sentences, and which sentences have a slot that their form has not."""
    found = [table.get("form") for table in frames.values()]
    if unknown := [form for form in found if form not in FORMS]:
        yield f"frame: found the form {quoted(unknown[0])}; expected {', '.join(FORMS)}."
    if wrong := [form for form in FORMS if found.count(form) != 1]:
        yield f"frame: found the form {quoted(wrong[0])} {found.count(wrong[0])} times; expected each form once."
    for i, table in frames.items():
        slots, says = FORMS.get(str(table.get("form")), ()), table.get("says")
        for j, sentence in enumerate(says if slots and isinstance(says, list) else ()):
            if strange := [slot for slot in slots_in(str(sentence)) if slot not in slots]:
                yield f"frame[{i}].says[{j}]: found the slot {quoted(strange[0])}; expected {', '.join(slots)}."


def tables(found: object) -> Iterator[tuple[int, dict[str, Any]]]:
    """Give the tables of a list that may be none, each with its place."""
    return ((i, table) for i, table in enumerate(found if isinstance(found, list) else ()) if isinstance(table, dict))


@cache
def slots_in(sentence: str) -> tuple[str, ...]:
    """Return the slots of a sentence in their order; "?" for braces that do not match.

    >>> slots_in("I stop for {noun a}, never for {noun b}.")
    ('noun a', 'noun b')
    """
    try:
        return tuple(slot for _, slot, _, _ in Formatter().parse(sentence) if slot is not None)
    except ValueError:
        return ("?",)
