"""How is a clause of the rulebook named where it did something? By a chip, which opens its sentence.

Chip and sentence find each other without a script: the sentence is a popover for mouse, keyboard and touch; in print, all of
them are a list.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache

from pugsbox.core.clauses import Clause
from pugsbox.draw.markup import plain, tag, words
from pugsbox.draw.table_words import RULES, STATUS

__all__ = ["Clauses", "chips", "sentences"]

Clauses = Mapping[str, Clause]


def chips(names: Iterable[str], clauses: Clauses, suffix: str) -> str:
    """Return a chip for each clause. One that is not in the rulebook at hand is only named."""
    return " ".join(chip(name, suffix) if name in clauses else tag("span", {"class": "pb-chip"}, said(name)) for name in names)


def chip(name: str, suffix: str) -> str:
    """Return a button that opens the sentence of a clause."""
    opens: Mapping[str, str | float | None] = {
        "type": "button",
        "class": "pb-chip",
        "popovertarget": f"pb-clause-{name}{suffix}",
    }
    return tag("button", opens, said(name))


def said(name: str) -> str:
    """Return the number of a clause."""
    return words(plain(name))


def sentences(names: Iterable[str], clauses: Clauses, suffix: str) -> str:
    """Return the sentences that chips open, in the order of the rulebook, each once; for print, under a heading."""
    wanted = set(names)
    told = [sentence(clause, suffix) for name, clause in clauses.items() if name in wanted]
    return tag("h3", {"class": "pb-print"}, words(RULES)) + "".join(told) if told else ""


@lru_cache(maxsize=1024)
def sentence(clause: Clause, suffix: str) -> str:
    """Return what a clause says, how we know, and why, where the rulebook is silent."""
    known = " ".join(filter(None, (STATUS[clause.status], clause.because)))
    return tag("div", {"class": "pb-says", "popover": "auto", "id": f"pb-clause-{clause.id}{suffix}", "role": "note"},
        tag("p", {}, tag("b", {}, said(clause.id)), " ", words(plain(clause.section))),
        tag("p", {"class": "pb-sentence"}, words(plain(clause.says))),
        tag("p", {"class": "pb-soft"}, words(plain(known))),
    )  # fmt: skip
