"""The rulebook as data: every rule with its number, in our words."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal

from pugsbox.core.reading import read_toml

__all__ = ["Clause", "load_clauses"]

Status = Literal["printed", "implied", "ruling", "house"]
Enforced = Literal["play", "data", "no"]


@dataclass(frozen=True)
class Clause:
    """One rule of a rulebook.

    `status`: printed in the rulebook, implied by it, a ruling where it is silent (`because` says why), or ours. `enforced`:
    "play" if an event, a refusal, a question or an outcome names it, "data" if the cards and boards show it, "no" if a program
    has nothing to do for it (`reason` says why).
    """

    id: str
    section: str
    says: str
    status: Status
    enforced: Enforced
    because: str = ""
    reason: str = ""


@dataclass(frozen=True)
class _File:
    clause: tuple[Clause, ...]


def load_clauses(path: Path) -> Mapping[str, Clause]:
    """Return the clauses of a file by their ids. Raises BadFile with every problem found."""
    return {clause.id: clause for clause in read_toml(path, _File, _problems).clause}


def _problems(data: dict[str, Any]) -> Iterable[str]:
    """What the whole shows: ids that come twice, rulings without a reason."""
    known: set[str] = set()
    tables = data.get("clause", [])
    for i, table in enumerate(tables if isinstance(tables, list) else []):
        if not isinstance(table, dict) or not isinstance(name := table.get("id"), str):
            continue
        if name in known:
            yield f"clause[{i}].id: {name} stands here for the second time."
        known.add(name)
        for field, key, value in (("because", "status", "ruling"), ("reason", "enforced", "no")):
            if (table.get(key) == value) != (field in table):
                yield f'clause[{i}]: {name} needs `{field}` if, and only if, `{key}` is "{value}".'
