"""Author: how does a whole deck come about?

`make_deck` takes the tasks that somebody has written by hand, and fills the sides that are still empty with rules of the book:
fair ones, neither too easy nor too hard for their level, of as many kinds as there are, each with a hint of its own. The same
seed always makes the same deck, with whatever executor.

>>> from pugsbox.punschge.board import house_board
>>> deck = make_deck(7, house_board(), split={"junior": 2, "easy": 2})
>>> [(card.key, card.front.level, card.back.level) for card in deck.cards]
[('c001', 'junior', 'easy'), ('c002', 'junior', 'easy')]
"""

from __future__ import annotations

import random
from collections import Counter, defaultdict
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import Executor
from dataclasses import fields, is_dataclass, replace
from functools import partial
from itertools import islice
from pathlib import Path
from statistics import quantiles
from typing import NamedTuple

from tqdm import tqdm

from pugsbox.core.errors import PugsboxError, quoted
from pugsbox.core.writing import write_whole
from pugsbox.punschge.author_words import CODE, DECK_HEAD
from pugsbox.punschge.board import Board
from pugsbox.punschge.conditions import Is
from pugsbox.punschge.decks import Deck, DeckFile, Side, TaskCard, problems_of_tables
from pugsbox.punschge.hinting import freshest, hints_for
from pugsbox.punschge.hints import facts_in
from pugsbox.punschge.lint import about_hint, clean, lint
from pugsbox.punschge.phrasing import phrase
from pugsbox.punschge.rating import VERSION, rate
from pugsbox.punschge.rules import Rule
from pugsbox.punschge.rulespace import LEVELS, Level, book_space, level_named, simplicity
from pugsbox.punschge.taskfiles import checked, content_of, table_of
from pugsbox.punschge.tasks import LENGTHS, TASK_LEVELS, Rated, Task, TaskLevel, house_tasks
from pugsbox.punschge.words import Fact

__all__ = ["SPLIT", "make_deck", "save_deck"]

SPLIT: Mapping[TaskLevel, int] = {"junior": 8, "easy": 45, "medium": 75, "hard": 75, "gourmet": 31}
"""How many sides of each level: all 24 junior rows there are, most of the 159 easy ones, and for gourmets what is written by
hand; medium and hard share the rest."""
PATIENCE = 2.0
"""So many seconds the work may take before its progress is shown."""
CHUNK = 50
"""So many rules are rated in one go."""
NEAR = 12
"""Among so many rules of a kind the one is taken whose facts are rarest in the deck so far."""
TRIES, CHOICE = 200, 40
"""So many hints are tried for a task, until there is a choice of so many that are fair."""


class Candidate(NamedTuple):
    """A rule of the book that could be a task of its level, and how hard it is."""

    rule: Rule
    score: float


def make_deck(  # noqa: PLR0913 - all but two are named
    seed: int,
    board: Board,
    *,
    by_hand: Sequence[Task] | None = None,
    split: Mapping[TaskLevel, int] = SPLIT,
    executor: Executor | None = None,
    name: str = "my-deck",
) -> Deck:
    """Return a deck for a board, with so many sides of each level; the two sides of a card differ in level.

    `by_hand` are tasks that shall be in it, as far as there is room: those that come with pugsbox unless others are given. Of
    some with the same row it is the first. Gourmet tasks are only ever written by hand. Any executor of `concurrent.futures`,
    or one like it, speeds the rating up.
    Raises PugsboxError if there are not enough tasks, and for a split that is none or cannot be paired.
    """
    for level, count in split.items():
        if level_named(level, TASK_LEVELS) and (type(count) is not int or count < 0):
            raise PugsboxError(f"Found {quoted(count)} {level} sides; expected a whole number, 0 or more.")
    chance = random.Random(seed)  # noqa: S311 - a deck, no secret
    taken: dict[int, Task] = {}
    for task in house_tasks() if by_hand is None else by_hand:
        if task.fits(board):
            taken.setdefault(task.rule.mask(board), task)
    tasks = taken.values()
    used = Counter(task.hint for task in tasks)
    sides: list[Side] = []
    for level in TASK_LEVELS:
        chosen = [with_rating(task, board) for task in tasks if task.level == level][: 3 * split.get(level, 0)]
        missing = 3 * split.get(level, 0) - len(chosen)
        if missing and level != "gourmet":
            fair = candidates(level, board, taken, executor)
            chosen += [hinted(one, level, board, chance, used) for one in spread(fair, missing, chosen, chance)]
        if len(chosen) < 3 * split.get(level, 0):
            raise PugsboxError(f"Found {len(chosen)} {level} tasks; expected {3 * split[level]}. Ask for fewer sides.")
        sides += dealt(chosen, level, chance)
    return Deck(name, tuple(paired(sides, chance)))


def with_rating(task: Task, board: Board) -> Task:
    """Return a task with its rating noted."""
    return replace(task, rated=Rated(rate(task.rule, task.level, board).score, VERSION))


# ---------------------------------------------------------------- which rules?


def candidates(level: Level, board: Board, taken: Collection[int], executor: Executor | None) -> list[Candidate]:
    """Return the rules of a level that make fair tasks, apart from rows that are taken, always in the same order."""
    rules = sorted(names_of(level, board, taken), key=lambda rule: (*simplicity(rule), phrase(rule)))
    chunks = [rules[i : i + CHUNK] for i in range(0, len(rules), CHUNK)]
    run: Callable[..., Iterable[list[Candidate]]] = executor.map if executor else map
    found = run(partial(judge, level=level, board=board), chunks)
    rated = [one for chunk in tqdm(found, f"{level} tasks", len(chunks), delay=PATIENCE, leave=False) for one in chunk]
    if level in LEVELS[:2] or len(rated) < 2:
        return rated
    lowest, *_, highest = quantiles([one.score for one in rated], n=10)
    return [one for one in rated if lowest <= one.score <= highest]


def names_of(level: Level, board: Board, taken: Collection[int]) -> Iterator[Rule]:
    """Give the simplest name of each row that first occurs at a level and is as long as that of a task."""
    for row, names in book_space(board).rows.items():
        if names[0][0] == level and row.bit_count() in LENGTHS and row not in taken:
            yield min((rule for of, rule in names if of == level), key=simplicity)


def judge(rules: Sequence[Rule], level: Level, board: Board) -> list[Candidate]:
    """Return those of some rules that are fair as tasks of a level, with how hard they are."""
    drafts = [Task(level, phrase(rule), "", rule) for rule in rules]
    fair = [task.rule for task in drafts if all(one.severity == "note" or one.code == "no hint" for one in lint(task, board))]
    return [Candidate(rule, rate(rule, level, board).score) for rule in fair]


def spread(fair: Sequence[Candidate], missing: int, chosen: Sequence[Task], chance: random.Random) -> list[Candidate]:
    """Return so many candidates: all kinds of rule in turn, and within a kind those whose facts are rarest so far."""
    kinds: defaultdict[str, list[Candidate]] = defaultdict(list)
    for one in chance.sample(fair, len(fair)):
        kinds[kind_of(one.rule)].append(one)
    seen = Counter[Fact](fact for task in chosen for fact in facts_in(task.rule))
    found: list[Candidate] = []
    while kinds and len(found) < missing:
        for kind in chance.sample(sorted(kinds), len(kinds))[: missing - len(found)]:
            rarest = min(kinds[kind][:NEAR], key=lambda one: sum(seen[fact] for fact in facts_in(one.rule)))
            kinds[kind].remove(rarest)
            seen.update(facts_in(rarest.rule))
            found.append(rarest)
        kinds = defaultdict(list, {kind: rest for kind, rest in kinds.items() if rest})
    return found


def kind_of(part: object) -> str:
    """Return the form of a rule or a condition, without its facts and numbers.

    >>> from pugsbox.punschge.grammar import parse_rule
    >>> kind_of(parse_rule("every yellow space with a fish")), kind_of(parse_rule("jump 3, but 5 from a sun"))
    ('Every(And(Is, Is))', 'Hop(Is)')
    """
    if isinstance(part, Is):
        return "Is"
    inside = (
        part if isinstance(part, tuple) else [getattr(part, one.name) for one in fields(part)] if is_dataclass(part) else ()
    )
    said = [kind for one in inside if (kind := kind_of(one))]
    if isinstance(part, tuple) or not is_dataclass(part):
        return ", ".join(said)
    return type(part).__name__ + (f"({', '.join(said)})" if said else "")


# ---------------------------------------------------------------- hints, sides and cards


def hinted(chosen: Candidate, level: Level, board: Board, chance: random.Random, used: Counter[str]) -> Task:
    """Return a candidate as a task, with a hint that no other task has and in which nothing has to be mended.

    Of several such hints it is the one whose turns of phrase were `used` least. Raises PugsboxError if there is none.
    """
    task = Task(level, phrase(chosen.rule), "", chosen.rule, "", Rated(chosen.score, VERSION))
    tried = (replace(task, hint=hint) for hint in islice(hints_for(chosen.rule, chance), TRIES))
    fair = [*islice((one for one in tried if not used[one.hint] and clean(about_hint(one, board))), CHOICE)]
    if not fair:
        raise PugsboxError(f"Found no hint for “{task.wording}” that is fair and new. Write that task by hand.")
    hint = freshest([one.hint for one in fair], used)
    used[hint] += 1
    return replace(task, hint=hint)


def dealt(tasks: Sequence[Task], level: TaskLevel, chance: random.Random) -> list[Side]:
    """Return the sides of a level: tasks of one kind lie as far apart as can be, and the easiest comes first on each side."""
    apart = sorted(chance.sample(tasks, len(tasks)), key=lambda task: kind_of(task.rule))
    count = len(tasks) // 3
    return [Side(level, tuple(sorted(apart[i::count], key=score_of))) for i in range(count)]


def score_of(task: Task) -> float:
    """Return the rating that is noted with a task."""
    return task.rated.score if task.rated else 0.0


def paired(sides: Sequence[Side], chance: random.Random) -> Iterator[TaskCard]:
    """Give the cards, shuffled: an easier side in front, a harder one behind. `sides` are ordered by level.

    Raises PugsboxError for an odd number of sides, and if a level has more than half of them.
    """
    half, odd = divmod(len(sides), 2)
    most = max(Counter(side.level for side in sides).values(), default=0)
    if odd or most > half:
        raise PugsboxError(
            f"Found {len(sides)} sides, {most} of one level; expected an even number, at most half of one level."
        )
    pairs = list(zip(sides[:half], sides[half:], strict=True))
    for i, (front, back) in enumerate(chance.sample(pairs, half), 1):
        yield TaskCard(f"c{i:03}", front, back)


def save_deck(path: Path, deck: Deck) -> None:
    """Write a deck to a file, whole or not at all.

    Raises PugsboxError if it cannot be written, and for what could not be read again.
    """
    cards = [{"key": card.key, "front": side_table(card.front), "back": side_table(card.back)} for card in deck.cards]
    data = {"card": cards}
    checked(data, DeckFile, problems_of_tables, CODE["tasks"])
    write_whole(path, content_of(data, DECK_HEAD))


def side_table(side: Side) -> dict[str, object]:
    """Return a side as the table that stands for it in a file."""
    tables = [{name: value for name, value in table_of(task).items() if name != "level"} for task in side.tasks]
    return {"level": side.level, "task": tables}
