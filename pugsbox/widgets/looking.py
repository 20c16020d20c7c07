"""Looking back: how a round is told afterwards, step by step."""

from __future__ import annotations

from collections.abc import Sequence

from pugsbox.draw.marks import percent
from pugsbox.draw.markup import tag, words
from pugsbox.punschge.moves import say_space
from pugsbox.punschge.phrasing import phrase
from pugsbox.punschge.practice import BRUMM, MOEOEB
from pugsbox.punschge.review import Look, Trap
from pugsbox.widgets.controls import button, table

__all__ = ["say_look", "say_trap", "steps_table"]

HEADS = ("Step", "You tried", "Answer", "Rules that fitted", "A perfect player tries", "Your step gave away")


def steps_table(looks: Sequence[Look]) -> str:
    """Return all steps of a round as a table; a button in each row shows the board as it was before that step."""
    rows = [
        (
            button(f"look {i}", f"Step {i}", part=f"look-{i}"),
            words(say_space(look.move.space)),
            words(BRUMM if look.move.right else MOEOEB),
            words(str(look.rules) if look.rules else "none the solver knows"),
            words("" if look.best is None else f"{say_space(look.best)} ({percent(look.chances[look.best])})"),
            words(say_cost(look)),
        )
        for i, look in enumerate(looks, 1)
    ]
    if not rows:
        return tag("p", {}, words("You took no step, so there is nothing to look back on."))
    whole = button("look 0", "The board at the end", part="look-end")
    return table("What a perfect player knew, and how good each step was", HEADS, rows) + whole


def say_cost(look: Look) -> str:
    """Say how good a step was."""
    if not look.rules:
        return "-"
    if look.cost == 0:
        return "nothing: a best step"
    if look.cost == 1:
        return "1 wrong step: it could not be right"
    return f"{look.cost:.2f} wrong steps"


def say_look(i: int, look: Look) -> str:
    """Say what was known before the i-th step, counted from 1."""
    if not look.rules:
        return f"Before step {i}, no rule that the solver knows fitted the stones: it could not help either."
    likely = ", ".join(f"{say_space(space)} ({percent(chance)})" for space, chance in list(look.chances.items())[:4])
    rules = f"{look.rules} rules fitted" if look.rules > 1 else "1 rule fitted"
    return f"Before step {i}, {rules} the stones. Likely to come next: {likely}. You tried {say_space(look.move.space)}."


def say_trap(found: Trap | None, known: bool) -> str:
    """Say where the trap of a task lay; `known` is whether the solver knows a rule with its row."""
    if not known:
        return "No rule that the solver knows has this row: sooner or later it had to be surprised."
    if found is None:
        return "There was no trap: the likeliest space was right all the way."
    comes = "the row ends there" if say_space(found.comes) == "goal" else f"the row goes on to {found.comes}"
    return (
        f"The trap lay behind {found.after}: {percent(found.likelihood)} of what fits goes on to {say_space(found.tempting)}, "
        f"as with \u201c{phrase(found.rule)}\u201d, but {comes}."
    )
