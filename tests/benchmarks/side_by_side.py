"""pugsbox beside clingo, python-sat and OR-tools, in one run: `python tests/benchmarks/side_by_side.py` prints a table.

All are asked the same of the house board, before any stone and behind a few, and have to answer the same: how many rules fit,
which rows they have, and how likely each space comes next. A *literal* is a fact of the wide language or its negation; a fact
of a family such as odd and even, where other words say what is not so, is not negated. The two-literal language is "every
space that is L and M", for any two literals of different families, each pair once; the three-literal language is the same with
three. A row has at least four spaces.

pugsbox works out all rows at once and sorts them. For the others a rule is a choice of literals that is consistent with a row:
they enumerate all models of an answer set program, of clauses, or of constraints. All are driven from Python, one thread each,
and the time of an answer ends when it stands there as Python values.
"""

import os
import platform
import sys
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import reduce
from importlib.metadata import version
from importlib.util import find_spec
from itertools import combinations, product
from operator import and_
from statistics import median
from time import perf_counter
from typing import NamedTuple

import numpy as np
from tqdm import tqdm

from pugsbox.punschge.advice import chances
from pugsbox.punschge.board import ALL, GOAL, NUMBERS, Board, house_board, mask_of
from pugsbox.punschge.conditions import Is
from pugsbox.punschge.moves import Move, read_moves, stones
from pugsbox.punschge.rules import SHORTEST_ROW
from pugsbox.punschge.widekinds import Shape, Union
from pugsbox.punschge.widelanguage import SINGLE, WIDE, Builder, family
from pugsbox.punschge.widespace import WideSpace
from pugsbox.punschge.widetable import UNIT, Table

LANGUAGES = {"two literals": 2, "three literals": 3}
STONES = ("", "2+ 4+ 7- 12+")
PACKAGES = {"clingo": "clingo", "pysat": "python-sat", "ortools": "ortools"}
"""Which module comes from which package."""
ENOUGH, MOST = 3.0, 25
"""A measurement is repeated until it took so many seconds together, and so many times at most."""


class Answer(NamedTuple):
    """How many rules fit, their rows as masks, and the chances of each space to come next."""

    rules: int
    rows: frozenset[int]
    chances: dict[int, float]


class Literal(NamedTuple):
    """A fact or its negation: its family, the mask of its spaces, and whether it is a negation."""

    family: tuple[str, str | int]
    mask: int
    denied: bool

    def lacks(self, space: int) -> bool:
        """Whether a space is not of this kind."""
        return not self.mask >> space & 1


Ask = Callable[[Sequence[Move]], Answer]
System = Callable[[Board, Sequence[Is], int], Ask]
"""Builds all that can be built before the stones are known, for rules of so many literals. What it gives is asked once."""


# ------------------------------------------------------------ pugsbox


def ours(board: Board, facts: Sequence[Is], count: int) -> Ask:
    """Work out the rows of all rules with NumPy and sort them: the wide space of these rules alone."""
    builder = Builder(facts)
    parts, chosen = [builder.facts] * count, builder.free(count)
    kinds = Union(*(builder.shaped(conjunction(signs), parts, chosen) for signs in product((True, False), repeat=count)))
    keys = kinds.keys(board)
    long = np.flatnonzero(np.bitwise_count(keys) >= SHORTEST_ROW)
    names = long[np.argsort(keys[long], kind="stable")]
    rows, starts = np.unique(keys[names], return_index=True)
    starts = np.append(starts, len(names)).astype(np.uint32)
    space = WideSpace(board, Table(board, tuple(facts), rows, starts, names.astype(np.uint32), kinds.sizes[names]))

    def ask(moves: Sequence[Move]) -> Answer:
        left = space.after(moves)
        return Answer(left.count, frozenset(left.rows.tolist()), left.chances())

    return ask


def conjunction(signs: Sequence[bool]) -> Shape:
    """Return the shape that wants all parts, of which those without a sign are negated."""
    return Shape(lambda *parts: reduce(and_, (p if sign else ~p for p, sign in zip(parts, signs, strict=True))), len(signs))


# ------------------------------------------------------------ what the others share


def literals(board: Board, facts: Sequence[Is]) -> list[Literal]:
    """Return the facts and those negations that the wide language has."""
    known = [Literal(family(fact), fact.mask(board), denied=False) for fact in facts]
    return known + [Literal(name, ALL & ~mask, denied=True) for name, mask, _ in known if name[0] not in SINGLE]


def clauses(moves: Sequence[Move]) -> Iterator[list[int]]:
    """Give what stones say of the row, of each line one thing at least: n is in the row, or, for -n, it is not."""
    white, black = stones(moves)
    last = max(white, default=0)
    yield from ([n if n in white else -n] for n in NUMBERS if n <= last)
    yield from ([*range(last + 1, n), *([-n] if n < GOAL else [])] for n in black)


def answered(found: Iterable[tuple[int, int]], moves: Sequence[Move]) -> Answer:
    """Put an answer together from the row and the size of each rule that fits."""
    sizes = list(found)
    weights: Counter[int] = Counter()
    for row, size in sizes:
        weights[row] += 1 << UNIT - size
    return Answer(len(sizes), frozenset(weights), chances(weights, max(stones(moves)[0], default=0)))


# ------------------------------------------------------------ clingo

PROGRAM = """
{ chosen(L) : literal(L, _) } = count.
:- literal(_, F), 2 { chosen(L) : literal(L, F) }.
out(N) :- chosen(L), lacks(L, N).
row(N) :- N = 1..26, not out(N).
:- { row(N) } < shortest.
denied :- chosen(L), denied(L).
"""


def by_clingo(board: Board, facts: Sequence[Is], count: int) -> Ask:
    """Ground an answer set program; the stones are a second part of it."""
    from clingo import Control, Function, Number

    control = Control(["0", "--warn=none", f"-c count={count}", f"-c shortest={SHORTEST_ROW}"])
    control.add("base", [], PROGRAM + "\n".join(said(literals(board, facts))))
    control.ground([("base", [])])
    spaces = [(1 << n, Function("row", [Number(n)])) for n in NUMBERS]
    denied = Function("denied", [])

    def ask(moves: Sequence[Move]) -> Answer:
        broken = (", ".join(f"row({-n})" if n < 0 else f"not row({n})" for n in clause) for clause in clauses(moves))
        control.add("stones", [], "\n".join(f":- {body}." for body in broken))
        control.ground([("stones", [])])
        with control.solve(yield_=True) as models:
            found = ((sum(bit for bit, atom in spaces if m.contains(atom)), count + m.contains(denied)) for m in models)
            return answered(found, moves)

    return ask


def said(known: Sequence[Literal]) -> Iterator[str]:
    """Give literals as facts of an answer set program."""
    families = list(dict.fromkeys(literal.family for literal in known))
    for i, literal in enumerate(known):
        yield f"literal({i}, {families.index(literal.family)})."
        yield from (f"lacks({i}, {n})." for n in NUMBERS if literal.lacks(n))
        yield from [f"denied({i})."] * literal.denied


# ------------------------------------------------------------ python-sat


def by_sat(board: Board, facts: Sequence[Is], count: int) -> Ask:
    """Write clauses, in which 1 to 26 are the spaces and the literals come behind; each rule found is then forbidden."""
    from pysat.card import CardEnc
    from pysat.solvers import Solver

    known = dict(enumerate(literals(board, facts), GOAL))
    solver = Solver("cadical195")  # the fastest here of those that come with it
    for n in NUMBERS:
        lacking = [i for i, literal in known.items() if literal.lacks(n)]
        solver.append_formula([[n, *lacking], *([-n, -i] for i in lacking)])
    solver.append_formula([-i, -j] for i, j in combinations(known, 2) if known[i].family == known[j].family)
    exactly = CardEnc.equals(lits=list(known), bound=count, top_id=max(known))
    solver.append_formula(exactly.clauses)
    solver.append_formula(CardEnc.atleast(lits=list(NUMBERS), bound=SHORTEST_ROW, top_id=exactly.nv).clauses)

    def models() -> Iterator[tuple[int, int]]:
        while solver.solve():
            model = solver.get_model()
            chosen = [i for i in known if model[i - 1] > 0]
            yield mask_of(n for n in NUMBERS if model[n - 1] > 0), count + any(known[i].denied for i in chosen)
            solver.add_clause([-i for i in chosen])

    def ask(moves: Sequence[Move]) -> Answer:
        solver.append_formula(clauses(moves))
        with solver:
            return answered(models(), moves)

    return ask


# ------------------------------------------------------------ OR-tools


def by_constraints(board: Board, facts: Sequence[Is], count: int) -> Ask:
    """Model the choice for CP-SAT, which can enumerate all solutions."""
    from ortools.sat.python.cp_model import CpModel, CpSolver, CpSolverSolutionCallback

    known = literals(board, facts)
    model = CpModel()
    chosen = [model.new_bool_var("") for _ in known]
    row = {n: model.new_bool_var("") for n in NUMBERS}
    for n in NUMBERS:
        lacking = [var for var, literal in zip(chosen, known, strict=True) if literal.lacks(n)]
        model.add_bool_or([row[n], *lacking])
        for var in lacking:
            model.add_implication(var, ~row[n])
    for name in {literal.family for literal in known}:
        model.add_at_most_one(var for var, literal in zip(chosen, known, strict=True) if literal.family == name)
    model.add(sum(chosen) == count)
    model.add(sum(row.values()) >= SHORTEST_ROW)
    mask = sum(var * (1 << n) for n, var in row.items())
    denied = sum(var for var, literal in zip(chosen, known, strict=True) if literal.denied)

    class Each(CpSolverSolutionCallback):
        def __init__(self) -> None:
            super().__init__()
            self.found: list[tuple[int, int]] = []

        def on_solution_callback(self) -> None:
            self.found.append((self.value(mask), count + (self.value(denied) > 0)))

    def ask(moves: Sequence[Move]) -> Answer:
        for clause in clauses(moves):
            model.add_bool_or([row[n] if n > 0 else ~row[-n] for n in clause])
        solver, each = CpSolver(), Each()
        solver.parameters.enumerate_all_solutions = True
        solver.parameters.num_workers = 1
        solver.parameters.linearization_level = 0  # as it is set by default, this takes a hundred times as long
        solver.solve(model, each)
        return answered(each.found, moves)

    return ask


# ------------------------------------------------------------ the table

SYSTEMS: dict[str, System] = {"pugsbox": ours, "clingo": by_clingo, "python-sat": by_sat, "ortools": by_constraints}


def measured(system: System, count: int, moves: Sequence[Move]) -> tuple[float, float, Answer]:
    """Return the median seconds to build and to answer, and the answer."""
    took: list[tuple[float, float]] = []
    while len(took) < MOST and sum(map(sum, took)) < ENOUGH:
        begun = perf_counter()
        ask = system(house_board(), WIDE, count)
        built = perf_counter()
        answer = ask(moves)
        took.append((built - begun, perf_counter() - built))
    build, find = (median(times) for times in zip(*took, strict=True))
    return build, find, answer


def shown(seconds: float) -> str:
    """Return a time with two digits: 2.4 ms, 13 s."""
    number, unit = (seconds, "s") if seconds >= 1 else (seconds * 1000, "ms")
    return f"{float(f'{number:.2g}'):g} {unit}"


def line(language: str, text: str, bar: tqdm) -> str:
    """Ask all systems one question and return their line of the table. Exits if two answers differ."""
    cells, answers = [], {}
    for name, system in SYSTEMS.items():
        bar.set_postfix_str(f"{name}, {language}")
        build, find, answers[name] = measured(system, LANGUAGES[language], read_moves(text) if text else ())
        cells.append(f"{shown(build)} · {shown(find)}")
        bar.update()
    if odd := [name for name, answer in answers.items() if answer != answers["pugsbox"]]:
        sys.exit(f"Answers differ ({language}, stones {text or 'none'}): {', '.join(odd)} against pugsbox.")
    rules, rows, _ = answers["pugsbox"]
    return f"| {language}, {text or 'no stone'} | {rules:,} | {len(rows):,} | {' | '.join(cells)} |"


def main() -> None:
    """Print the table, in Markdown."""
    if missing := [package for module, package in PACKAGES.items() if not find_spec(module)]:
        print(f"Missing: {', '.join(missing)}. Install with: pip install -e '.[bench]'", file=sys.stderr)
        sys.exit(2)
    asked = [*product(LANGUAGES, STONES)]
    with tqdm(total=len(asked) * len(SYSTEMS), leave=False) as bar:
        lines = [line(*question, bar) for question in asked]
    print(f"| to build · to answer | rules | rows | {' | '.join(f'{name} {version(name)}' for name in SYSTEMS)} |")
    print("|" + " --- |" * (3 + len(SYSTEMS)), *lines, sep="\n")
    print(f"\n{os.cpu_count()} cores, {platform.python_implementation()} {platform.python_version()}")


if __name__ == "__main__":
    main()
