"""From one state to the next: effects run until one of them asks."""

from __future__ import annotations

from pugsbox.cardtable.effects import Asks, Interrupt
from pugsbox.cardtable.state import State, Table
from pugsbox.core.actions import Action

__all__ = ["carry_out", "settle"]


def settle(t: Table, interrupt: Interrupt | None) -> State:
    """Let effects run until one asks, and freeze the draft. Its options are the legal actions, worked out once a state."""
    while t.stack:
        effect, seat = t.stack[-1]
        if not isinstance(effect, Asks):
            t.stack.pop()
            effect.run(t, seat)
        elif options := effect.options(t, seat):
            between = interrupt.options(t) if interrupt and effect.interruptible() else ()
            return State(tuple(t.cells), tuple(t.stack), t.rng, (*options, *between))
        else:
            t.stack.pop()
            effect.skip(t, seat)
    return State(tuple(t.cells), (), t.rng)


def carry_out(t: Table, action: Action, interrupt: Interrupt | None) -> None:
    """Let a legal action happen."""
    if interrupt and action.verb in interrupt.verbs:
        return interrupt.answer(t, action)  # what was waiting goes on waiting
    effect, seat = t.stack.pop()
    assert isinstance(effect, Asks)  # noqa: S101 - settle stops at nothing else
    return effect.answer(t, seat, action)
