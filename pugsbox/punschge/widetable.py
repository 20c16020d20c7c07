"""The table of the wide space on a board: built in a second or two, then kept in a file.

A file is never trusted. It is named by the version of the language and by what the rows of a board depend on; what is read has
to have the right form throughout, and some rows are walked again. What is missing, broken or strange is built anew, and a file
that cannot be written is done without.
"""

from __future__ import annotations

import hashlib
import io
import zipfile
from bisect import bisect_right
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from functools import cached_property, lru_cache
from itertools import accumulate
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray
from platformdirs import user_cache_path
from tqdm import tqdm

from pugsbox.core.errors import PugsboxError
from pugsbox.core.writing import write_whole
from pugsbox.punschge.board import Board
from pugsbox.punschge.conditions import Is
from pugsbox.punschge.rules import SHORTEST_ROW, Rule
from pugsbox.punschge.widekinds import FULL, Keys, Sizes, key_of
from pugsbox.punschge.widelanguage import WIDE, language

__all__ = ["VERSION", "Table", "cache_file", "table_of"]

VERSION = 1
"""Of the language and the file. Count it up whenever a rule, its size or the order of forms changes."""
PATIENCE = 2.0
"""So many seconds a build may take before its progress is shown."""
MOST_BYTES = 1 << 28
"""No file is larger: a hundred million rules would be."""
UNIT = 15
"""No rule of the wide language is larger; a weight is a whole number of 2 to the power of minus this."""
WALKED = 40
"""So many rows of a file are walked again."""


@dataclass(frozen=True, eq=False)
class Table:
    """The distinct rows of at least four spaces, and the names of each, the shortest first."""

    board: Board
    facts: tuple[Is, ...]
    keys: Keys
    """Each row once, ascending: see `widekinds`."""
    starts: NDArray[np.uint32]
    """Where the names of each row begin, and where those of the last one end."""
    names: NDArray[np.uint32]
    """The number of each rule in the language."""
    sizes: Sizes
    """The size of each name."""

    @cached_property
    def weighed(self) -> NDArray[np.int64]:
        """How much the rows before each weigh together, and last how much all do; in whole numbers."""
        units = np.int64(1) << (UNIT - self.sizes.astype(np.int64))
        return np.concatenate([[0], np.cumsum(units)])[self.starts]

    @cached_property
    def ends(self) -> list[int]:
        """Where in the language each form ends."""
        return [*accumulate(form.count for form in language(self.facts))]

    def named(self, at: int) -> list[Rule]:
        """Return all names of the row that stands at this place, counted from 0."""
        return [self.rule(name) for name in self.names[self.starts[at] : self.starts[at + 1]].tolist()]

    def rule(self, name: int) -> Rule:
        """Return the rule with that number."""
        at = bisect_right(self.ends, name)
        form = language(self.facts)[at]
        return form.rule(name - self.ends[at] + form.count)


def build(board: Board, facts: tuple[Is, ...] = WIDE) -> Table:
    """Work out all rows of the wide language on a board.

    Rows, sizes and numbers of rules are sorted together as whole numbers of 64 bits: equal rows then stand together, the
    shortest name first and of equal ones the one that comes first in the language.
    """
    packed: list[NDArray[np.uint64]] = []
    start = 0
    for form in tqdm(language(facts), desc="all rules of the wide space", delay=PATIENCE, leave=False, unit=" forms"):
        keys = form.keys(board)
        long = np.flatnonzero(np.bitwise_count(keys) >= SHORTEST_ROW)
        rows, sizes, numbers = (part.astype(np.uint64) for part in (keys[long], form.sizes[long], long + start))
        packed.append(rows << np.uint64(36) | sizes << np.uint64(32) | numbers)
        start += form.count
    every = np.concatenate(packed)
    every.sort()
    found = (every >> np.uint64(36)).astype(np.uint32)
    starts = np.flatnonzero(np.diff(found, prepend=np.uint32(FULL + 1), append=np.uint32(FULL + 1)))
    shown = (every >> np.uint64(32) & np.uint64(15)).astype(np.uint8)
    return Table(board, facts, found[starts[:-1]], starts.astype(np.uint32), every.astype(np.uint32), shown)


# ------------------------------------------------------------ the file


def stamp(board: Board, facts: tuple[Is, ...]) -> bytes:
    """Return what a table depends on, as 32 bytes: the version, the language, and what the board shows where."""
    forms = [form.count for form in language(facts)]
    depends = (VERSION, forms, [fact.fact for fact in facts], *board.masks.items(), board.straights)
    return hashlib.sha256(repr(depends).encode()).digest()


def cache_file(board: Board, facts: tuple[Is, ...] = WIDE, folder: Path | None = None) -> Path:
    """Return the file in which the table of a board is kept, in the user's cache folder unless another is named."""
    return (folder or user_cache_path("pugsbox")) / f"wide-{VERSION}-{stamp(board, facts).hex()[:32]}.npz"


def saved(table: Table) -> bytes:
    """Return a table as the bytes of a file."""
    file = io.BytesIO()
    mark = np.frombuffer(stamp(table.board, table.facts), np.uint8)
    np.savez(file, stamp=mark, keys=table.keys, starts=table.starts, names=table.names, sizes=table.sizes)
    return file.getvalue()


def load(path: Path, board: Board, facts: tuple[Is, ...] = WIDE) -> Table | None:
    """Return the table in a file; None if there is no such file, or anything about it is not as it must be."""
    try:
        if not 0 < path.stat().st_size < MOST_BYTES:
            return None
        with zipfile.ZipFile(path) as archive:  # nothing in it may be larger than it looks
            if any(info.compress_type != zipfile.ZIP_STORED for info in archive.infolist()):
                return None
        with np.load(path, allow_pickle=False) as file:
            found: dict[str, NDArray[Any]] = {name: file[name] for name in ("stamp", "keys", "starts", "names", "sizes")}
        if found.pop("stamp").tobytes() != stamp(board, facts):
            return None
        table = Table(board, facts, **found)
        return None if any(problems_of(table)) else table
    except Exception:  # noqa: BLE001 - whatever is wrong with a file, the table can be built anew
        return None


def problems_of(table: Table) -> Iterator[bool]:
    """Say of one thing after another that must not be whether it is; each is only asked if those before it are not."""
    arrays = {"keys": np.uint32, "starts": np.uint32, "names": np.uint32, "sizes": np.uint8}
    yield from (getattr(table, name).dtype != kind or getattr(table, name).ndim != 1 for name, kind in arrays.items())
    keys, starts, names, sizes = table.keys, table.starts, table.names, table.sizes
    yield not len(keys) or len(starts) != len(keys) + 1 or len(names) != len(sizes)
    yield starts[0] != 0 or starts[-1] != len(names) or bool((starts[:-1] >= starts[1:]).any())
    yield keys[-1] > FULL or bool((keys[:-1] >= keys[1:]).any())
    yield bool(names.max() >= table.ends[-1] or sizes.max() > UNIT)
    for row in np.linspace(0, len(keys) - 1, WALKED).astype(int).tolist():
        at = int(starts[row])
        rule = table.rule(int(names[at]))
        yield rule.size != sizes[at] or key_of(rule.mask(table.board)) != keys[row]


@lru_cache(maxsize=4)
def table_of(board: Board, facts: tuple[Is, ...] = WIDE, folder: Path | None = None) -> Table:
    """Return the table of a board, from its file or built anew and then kept there; the last few stay in memory."""
    path = cache_file(board, facts, folder)
    if table := load(path, board, facts):
        return table
    table = build(board, facts)
    with suppress(PugsboxError):
        write_whole(path, saved(table))
    return table
