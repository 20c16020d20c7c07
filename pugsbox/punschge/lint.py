"""Lint: is a task fair, and what would make it better?

Every finding is a sentence with a way out. An error keeps a task from the table, a warning spoils the fun, a note is worth
knowing. A task without errors and warnings is *clean*.

>>> from pugsbox.punschge.board import house_board
>>> from pugsbox.punschge.grammar import parse_rule
>>> task = Task("hard", "every 2nd space", "Listen to my boots.", parse_rule("every 2nd space"))
>>> for finding in lint(task, house_board()):
...     print(f"{finding.severity}: {finding.says[:60]}...")
warning: “every space with an even number” has the same row and is a ...
note: Other rows up to hard begin alike: 305 with 2, 4; 104 with 2...
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Literal

from pugsbox.core.errors import PugsboxError
from pugsbox.punschge.author_words import FINDINGS, THE_RULE
from pugsbox.punschge.board import Board
from pugsbox.punschge.clues import Clue, points_at, read_clue
from pugsbox.punschge.grammar import parse_rule
from pugsbox.punschge.hints import facts_in
from pugsbox.punschge.moves import GIVEN
from pugsbox.punschge.phrasing import a, phrase
from pugsbox.punschge.rating import VERSION, begun_with, needed, rate, simplest_name
from pugsbox.punschge.rules import SHORTEST_ROW, Explicit, Rule
from pugsbox.punschge.rulespace import LEVELS, Level, simplicity
from pugsbox.punschge.tasks import CONDITIONS, LENGTHS, TASK_LEVELS, Rated, Task, conditions_in, key_of
from pugsbox.punschge.words import WORDS

__all__ = ["Finding", "Severity", "about_hint", "clean", "duplicates", "lint"]

Severity = Literal["error", "warning", "note"]

SEVERITIES: Mapping[str, Severity] = {
    **dict.fromkeys(("elsewhere", "short", "long", "conditions", "duplicate", "no hint"), "error"),
    **dict.fromkeys(("plain", "too high", "simpler", "too low", "unknown", "tells", "idle"), "warning"),
    **dict.fromkeys(("also", "stale", "alike", "alone", "astray", "unread"), "note"),
}
"""How much each finding matters."""

SHARED = (2, 3, 4)
"""So many first spaces are compared with those of other rows."""


@dataclass(frozen=True)
class Finding:
    """Something that was found about a task."""

    code: str
    """One of `words.FINDINGS`."""
    says: str

    @property
    def severity(self) -> Severity:
        """Return how much it matters."""
        return SEVERITIES[self.code]

    @property
    def data(self) -> dict[str, str]:
        """Return the finding as data."""
        return {"severity": self.severity, "code": self.code, "says": self.says}

    def __str__(self) -> str:
        """Return the finding in a line."""
        return f"{self.severity}: {self.says}"


def found(code: str, *about: object) -> Finding:
    """Return a finding in words."""
    return Finding(code, FINDINGS[code].format(*about))


def clean(findings: Iterable[Finding]) -> bool:
    """Say whether there is neither an error nor a warning among some findings."""
    return all(finding.severity == "note" for finding in findings)


def lint(task: Task, board: Board) -> list[Finding]:
    """Return all that is found about a task on a board, what matters most first."""
    findings = [*about_row(task, board)]
    if not findings:
        findings = [*about_names(task, board), *about_rivals(task, board), *about_rating(task, board)]
    findings += [*about_conditions(task), *about_hint(task, board)]
    return sorted(findings, key=lambda finding: [*SEVERITIES].index(finding.code))


def about_row(task: Task, board: Board) -> Iterator[Finding]:
    """Say whether the row is of another board, too short or too long; nothing else can be said of such a row."""
    length = len(task.rule.row(board))
    if not task.true_of(board):
        yield found("elsewhere", task.board)
    elif length < SHORTEST_ROW:
        yield found("short", length, SHORTEST_ROW)
    elif length not in LENGTHS:
        yield found("long", length, LENGTHS[-1])


def about_rating(task: Task, board: Board) -> Iterator[Finding]:
    """Say whether the rating that is noted with a task is no longer what the weights make of it."""
    if task.rated and task.rated != (now := Rated(rate(task.rule, task.level, board).score, VERSION)):
        yield found("stale", task.rated.score, task.rated.version, now.score, now.version)


def about_conditions(task: Task) -> Iterator[Finding]:
    """Say whether the rule piles up conditions."""
    count, allowed = conditions_in(task.rule), CONDITIONS[task.level]
    if count not in allowed and not isinstance(task.rule, Explicit):
        expected = f"at most {allowed[-1]}" if len(allowed) > 1 else f"exactly {allowed[0]}"
        yield found("conditions", count, task.level, expected)


# ---------------------------------------------------------------- the row, and who else has it


def about_names(task: Task, board: Board) -> Iterator[Finding]:
    """Say whether the row has a simpler name, and whether its level is that of the card."""
    least = needed(task.rule, board)
    if TASK_LEVELS.index(least.level) > TASK_LEVELS.index(task.level):
        yield found("unknown" if least.level == "gourmet" else "too low", task.level, least.level)
    elif least.rule and least.level != task.level:
        own = phrase(least.rule) == phrase(task.rule)
        yield found("too high", a(least.level), a(task.level)) if own else found("plain", phrase(least.rule), least.level)
        return
    simplest = simplest_name(task.rule, board)
    if simplest and isinstance(task.rule, Explicit):
        yield found("also", phrase(simplest))
    elif simplest and simplest.size < task.rule.size:
        yield found("simpler", phrase(simplest))


def about_rivals(task: Task, board: Board) -> Iterator[Finding]:
    """Say how many other rows begin alike, among those that somebody knows who plays at this level."""
    row, known = task.rule.row(board), book_level(task)
    others = [len(begun_with(row[:shared], known, board).rows.keys() - {task.rule.mask(board)}) for shared in SHARED]
    if not others[0]:
        yield found("alone", known, listed(row[:GIVEN]))
        return
    counted = [f"{count or 'none'} with {listed(row[:shared])}" for count, shared in zip(others, SHARED, strict=True)]
    yield found("alike", known, "; ".join(counted), phrase(min(rivals(task, board), key=simplicity)))


def book_level(task: Task) -> Level:
    """Return the level of the book up to which the rivals of a task are looked for: all of it for gourmet tasks."""
    return LEVELS[-1] if task.level == "gourmet" else task.level


def listed(spaces: tuple[int, ...]) -> str:
    """Return spaces in words."""
    return ", ".join(map(str, spaces))


def duplicates(tasks: Mapping[str, Task], board: Board) -> dict[str, list[Finding]]:
    """Return, for each task whose row an earlier one has, which that is; the keys say where the tasks stand."""
    first: dict[int, str] = {}
    repeated = {
        place: where for place, task in tasks.items() if (where := first.setdefault(task.rule.mask(board), place)) != place
    }
    return {place: [found("duplicate", where, tasks[where].wording)] for place, where in repeated.items()}


# ---------------------------------------------------------------- the hint


def about_hint(task: Task, board: Board) -> Iterator[Finding]:
    """Say whether the hint gives the row away, excludes nothing, or cannot be judged."""
    clue = read_clue(task.hint)
    if not task.hint.strip():
        yield found("no hint")
    elif told := [*given_away(task, clue, board)]:
        yield found("tells", " and ".join(told))
    elif spelled_out(task, board):
        yield found("tells", THE_RULE)
    elif not isinstance(task.rule, Explicit):
        yield from pointed(task, clue, board)


def given_away(task: Task, clue: Clue, board: Board) -> Iterator[str]:
    """Give what a hint names outright, if that leaves no other row: facts of the rule, or three numbers of the row."""
    row = task.rule.row(board)
    if len(spaces := sorted(clue.numbers.intersection(row))) > 2:
        yield from map(str, spaces)
    facts = clue.facts.intersection(facts_in(task.rule))
    if facts and not any(facts <= {*facts_in(rule)} for rule in rivals(task, board)):
        yield from (WORDS[fact].noun for fact in WORDS if fact in facts)


def spelled_out(task: Task, board: Board) -> bool:
    """Say whether a hint has the rule or the wording in it, word for word, or a sentence that is a rule with the row."""
    hint = f"-{key_of(task.hint)}-"
    if any("-" in said and f"-{said}-" in hint for said in map(key_of, (phrase(task.rule), task.wording))):
        return True
    return any(row_said(sentence, board) == task.rule.mask(board) for sentence in re.split(r"[.!?:;]", task.hint))


def row_said(text: str, board: Board) -> int | None:
    """Return the row of a text that is a rule in words, None for any other."""
    try:
        return parse_rule(text).mask(board)
    except PugsboxError:
        return None


def pointed(task: Task, clue: Clue, board: Board) -> Iterator[Finding]:
    """Say whether a hint points at what the rule is about, and whether that tells rules apart."""
    means = points_at(task.rule)
    if not clue.about:
        yield found("unread")
    elif not (at := clue.about & means):
        yield found("astray", " and ".join(sorted(clue.about)), " and ".join(sorted(means)))
    elif (rules := rivals(task, board)) and all(at <= points_at(rule) for rule in rules):
        yield found("idle", len(rules), listed(task.rule.row(board)[:GIVEN]), " and ".join(sorted(at)))


def rivals(task: Task, board: Board) -> list[Rule]:
    """Return the rules of the task's level and below that fit the two given spaces and have another row."""
    solver, own = begun_with(task.rule.row(board)[:GIVEN], book_level(task), board), task.rule.mask(board)
    return [rule for row in solver.rows if row != own for _, rule in solver.names[row]]
