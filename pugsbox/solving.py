"""Solving: what do the stones tell, as data and as lines of a terminal?

>>> from pugsbox.punschge.board import house_board
>>> from pugsbox.punschge.moves import read_moves
>>> solver = Solver.of(house_board()).after(read_moves("2+ 4+ 7- 12+"))
>>> for line in tell_solved(solver, solve_data(solver, Asked(shown=1, budget=1)))[3:]:
...     print(line)
next    18 90%   17 10%
wrong   0.10 steps to be expected from here, always trying the likeliest space
home    100% with at most 1 wrong, trying 18, then 17
        at most 0: 90%
>>> tell_solved(solver, solve_data(solver, Asked(hints=1, crossed="17")))[0]
'Look at the areas: everything that fits has to do with that.'
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from itertools import takewhile
from typing import Any, NamedTuple

from pugsbox.core.errors import PugsboxError, quoted
from pugsbox.draw.marks import percent
from pugsbox.punschge.board import NUMBERS, spaces_of
from pugsbox.punschge.budget import home_within, plan_within
from pugsbox.punschge.crossings import crossed
from pugsbox.punschge.hints import hints
from pugsbox.punschge.moves import read_space, say_space
from pugsbox.punschge.phrasing import phrase
from pugsbox.punschge.reasons import Contradiction, contradiction, say_fit
from pugsbox.punschge.solver import Solver
from pugsbox.punschge.widespace import Known, need_few

__all__ = ["Asked", "solve_data", "tell_solved"]


class Asked(NamedTuple):
    """What somebody wants to know; hints or crossings alone if there are any, so that no more is given away."""

    shown: int | None = None
    """How many rules are named; None for all."""
    budget: int | None = None
    """The wrong steps to stay within, 0 to 11."""
    hints: int = 0
    """How many hints, the weakest first."""
    crossed: str | None = None
    """Spaces that somebody has crossed out, such as "13 17"; None if that is not asked."""


def solve_data(known: Known, asked: Asked) -> dict[str, Any]:
    """Return what the stones tell.

    Raises PugsboxError for a crossing that is no space, if there is none, and for advice that takes fewer rules than fit.
    """
    out = [] if asked.crossed is None else read_spaces(asked.crossed)
    if isinstance(known, Solver) and (clash := contradiction(known)):
        return contradicted(known, clash)
    if not asked.hints and not out and asked.budget is None:
        return solved(known, asked.shown)
    solver = need_few(known)
    found: dict[str, Any] = {}
    if asked.hints:
        told = hints(solver)[: asked.hints]
        found["hints"] = [{"kind": hint.kind, "hint": str(hint), "share": hint.share} for hint in told]
    if out:
        judged = [(space, crossed(solver, space)) for space in out]
        found["crossed"] = [{"space": written(space), "verdict": c.verdict, "why": c.why} for space, c in judged]
    if found:
        return found
    return solved(solver, asked.shown) | kept(solver, asked.budget or 0)


def read_spaces(text: str) -> list[int]:
    """Return the spaces in a text; without any, answers would be given that nobody asked for."""
    found = [read_space(word) for word in re.findall(r"[^\s,;]+", text)]
    if not found:
        raise PugsboxError(f"Found no space in {quoted(text)}; expected those that are crossed out, such as 13 17.")
    return found


def solved(known: Known, shown: int | None) -> dict[str, Any]:
    """Return the rules that fit, and what comes next."""
    forced = known.forced_next()
    simplest = [{"rule": phrase(fit.rule), "row": spaces_of(fit.row), "weight": fit.weight} for fit in known.rules(shown)]
    return {
        "rules": known.count,
        "rows": len(known.rows),
        "simplest": simplest,
        "next": [{"space": written(space), "probability": chance} for space, chance in known.chances().items()],
        "forced": None if forced is None else written(forced),
        "expected_wrong": known.expected_wrong(),
    }


def written(space: int) -> int | str:
    """Return a space as JSON has it: its number, or "goal"."""
    return space if space in NUMBERS else say_space(space)


def kept(solver: Solver, budget: int) -> dict[str, Any]:
    """Return how likely one is home within a budget of wrong steps, and in which order to try the spaces for that."""
    plan = [] if solver.solved else plan_within(solver.rows, solver.last, budget)
    home = home_within(solver.rows)
    return {"budget": {"most": budget, "probability": home[budget], "try": [written(space) for space in plan], "each": home}}


def contradicted(solver: Solver, clash: Contradiction) -> dict[str, Any]:
    """Return what is wrong with the stones when no rule fits."""
    move, doubt = solver.moves[clash.at - 1], solver.moves[clash.doubt - 1]
    return {"contradiction": {"move": str(move), "at": clash.at, "doubt": str(doubt), "why": clash.why}}


def tell_solved(known: Known, found: Mapping[str, Any]) -> list[str]:
    """Return in lines what `solve_data` has found."""
    if isinstance(known, Solver) and (clash := contradiction(known)):
        return ["no rule fits", f"  doubt  {known.moves[clash.doubt - 1]} (move {clash.doubt})", f"  why    {clash.why}"]
    if "rules" in found:
        return [*tell_rules(known, found), *tell_next(found), *tell_kept(found.get("budget"))]
    lines = [hint["hint"] for hint in found.get("hints", ())] or ["nothing: the Professor is at home"] * ("hints" in found)
    return lines + [f"{c['space']}: {c['verdict']}. {c['why']}" for c in found.get("crossed", ())]


def tell_rules(known: Known, found: Mapping[str, Any]) -> list[str]:
    """Return in lines which rules fit."""
    shown, rules = found["simplest"], found["rules"]
    width = max(len(fit["rule"]) for fit in shown)
    lines = [f"  {percent(fit['weight']):>4}  {fit['rule']:{width}}  {' '.join(map(str, fit['row']))}" for fit in shown]
    return [
        say_fit(known.count, len(known.rows)),
        *lines,
        *([f"        and {rules - len(shown)} more (--all shows them)"] * (rules > len(shown))),
    ]


def tell_next(found: Mapping[str, Any]) -> list[str]:
    """Return in lines what comes next, and how far it is from home."""
    coming = [f"{after['space']} {percent(after['probability'])}" for after in found["next"]]
    return [
        f"next    {'   '.join(coming) or 'nothing: the Professor is at home'}",
        f"wrong   {found['expected_wrong']:.2f} steps to be expected from here, always trying the likeliest space",
    ]


def tell_kept(budget: Mapping[str, Any] | None) -> list[str]:
    """Return in lines how to stay within a budget, and how likely that is for each one up to certainty."""
    if budget is None:
        return []
    order = ", then ".join(map(str, budget["try"][: budget["most"] + 1]))
    chances = [percent(chance) or "0%" for chance in budget["each"]]
    uncertain = len(list(takewhile(lambda chance: chance < 1, budget["each"])))
    others = [f"{i}: {chance}" for i, chance in enumerate(chances[: uncertain + 1]) if i != budget["most"]]
    lines = [f"home    {chances[budget['most']]} with at most {budget['most']} wrong{order and f', trying {order}'}"]
    return lines + ([f"        at most {', '.join(others)}"] if others else [])
