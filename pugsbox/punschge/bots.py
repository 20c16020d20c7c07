"""Players of Professor Pünschge's table that think: as assistants with the solver, and as the Professor.

An assistant is what rules it knows times how it picks among the spaces that they allow. It decides from what lies open: the
stones, the levels of the game, what was said aloud. A hint it does not try to understand.

>>> from pugsbox.core.session import Session
>>> from pugsbox.punschge.play.game import PUNSCHGE
>>> session = Session(PUNSCHGE, seats=3, seed=1, levels="junior")
>>> taken = session.play({seat: BOTS["scholar"](seat) for seat in range(3)})
>>> session.game.outcome(session.state).scores
(10, 11, 10)
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from random import Random
from typing import Any

from pugsbox.cardtable.effects import Effect
from pugsbox.cardtable.state import State
from pugsbox.core.actions import Action, act
from pugsbox.core.bots import Bot
from pugsbox.core.game import Game
from pugsbox.punschge.board import GOAL
from pugsbox.punschge.guesses import STRENGTHS, Seen, Strength, best_row, guesses, solver_of
from pugsbox.punschge.moves import read_space, say_space
from pugsbox.punschge.play.bet import due
from pugsbox.punschge.play.crystals import worth
from pugsbox.punschge.play.help import Answer, Suggest
from pugsbox.punschge.play.stones import board_of
from pugsbox.punschge.play.turn import Turn, shares
from pugsbox.punschge.play.zones import (
    HELPER,
    POT,
    RIGHT,
    ROUND,
    SAID,
    SPOKE,
    STAKE,
    TOO_EARLY,
    TURNS,
    WRONG,
    left_of,
    levels,
)
from pugsbox.punschge.professor import Decision, decisions_of, spaces

__all__ = ["BOTS", "STRENGTHS", "Strength", "Thinker"]

CERTAIN = 0.9
"""Who thinks to know the rest of the row so surely offers help."""


class Thinker:
    """Decides for a seat, from what that seat can see. Equal seeds decide alike in equal positions."""

    def __init__(self, strength: Strength, seed: int = 0) -> None:
        self.mind, self.best = strength
        self.professor = decisions_of(strength)
        self.seed = seed

    def choose(self, game: Game[Any], state: State, seat: int) -> Action | None:
        """Return an action of the seat; None if it owes no decision and has no help to offer."""
        if not game.legal_actions(state, seat):
            return None
        wrong = (*spaces(state[WRONG]), *([GOAL] if state[TOO_EARLY] else []))
        seen = Seen(board_of(state), levels(state), spaces(state[RIGHT]), wrong)
        effect, asked = state.stack[-1]
        if seat != asked:
            return self.offer(state, seen, seat)
        chance = Random(f"{self.seed} {state[ROUND]} {state[TURNS]} {seen.right} {seen.wrong}")  # noqa: S311 - a game, no secret
        return self.decisions[type(effect)](state, seen, seat, chance)

    @property
    def decisions(self) -> Mapping[type[Effect], Decision]:
        """What it does when it is asked."""
        return {Turn: self.step, Answer: self.answer, Suggest: self.say, **self.professor}

    def step(self, t: State, seen: Seen, seat: int, chance: Random) -> Action:
        """Follow the help that was accepted while it fits, else step where it seems best; on no black space (PUN-MARK-10)."""
        likely = guesses(seen, self.mind)
        if self.trusts(t, seen, likely):
            order = [read_space(t[SAID][0])]
        elif likely and chance.random() >= self.best:
            order = chance.choices(list(likely), list(likely.values()))
        else:
            order = list(likely)[:1]
        steps = [action for space in order if (action := act(seat, "step", say_space(space))) in t.legal]
        return steps[0] if steps else chance.choice([action for action in t.legal if action.verb == "step"])

    def trusts(self, t: State, seen: Seen, likely: Mapping[int, float]) -> bool:
        """Whether help was accepted and its next space may be right: its own rules allow it, or none of them fits anyway."""
        if not (t[HELPER] and t[SAID]):
            return False
        space = read_space(t[SAID][0])
        return space in likely or not (solver_of(seen, self.mind) or space in seen.wrong)

    def offer(self, t: State, seen: Seen, seat: int) -> Action | None:
        """Offer help if the rest of the row seems certain and nobody has spoken in this turn; not if one's own turn comes next.

        The next turn is nobody's own if the Professor may end the bet before it.
        """
        next_is_mine = left_of(t, t.stack[-1][1]) == seat and not due(t)
        if t[SPOKE] or next_is_mine or (offer := act(seat, "offer")) not in t.legal:
            return None
        return offer if best_row(seen, self.mind, CERTAIN)[1] >= CERTAIN else None

    def answer(self, t: State, seen: Seen, seat: int, chance: Random) -> Action:
        """Accept help if the half that would be left is more than one expects to win alone in this turn."""
        del chance
        total = worth(t, POT) + worth(t, STAKE)
        alone = best_row(seen, self.mind)[1] * total
        return act(seat, "accept" if alone < shares(total)[0] else "decline")

    def say(self, t: State, seen: Seen, seat: int, chance: Random) -> Action:
        """Say the likeliest row, space by space."""
        del chance
        effect = t.stack[-1][0]
        assert isinstance(effect, Suggest)  # noqa: S101 - as `decisions` says
        likely = guesses(seen.found(*spaces(effect.said)), self.mind)
        said = (act(seat, "say", say_space(space)) for space in (*likely, GOAL))
        return next(action for action in said if action in t.legal)


BOTS: Mapping[str, Callable[[int], Bot]] = {name: partial(Thinker, strength) for name, strength in STRENGTHS.items()}
"""A bot by its name, from a seed; the strongest first."""
