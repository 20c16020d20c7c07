"""Players of Professor Pünschge's table that think: assistants who use the solver, and a Professor.

An assistant is what rules it knows times how it picks. What it knows never goes beyond what lies open: the stones, the levels
of the game, what was said aloud. It does not try to understand a hint. As the Professor it reckons with scholars.

>>> from pugsbox.core.session import Session
>>> from pugsbox.punschge.play.game import PUNSCHGE
>>> session = Session(PUNSCHGE, seats=3, seed=1, levels="junior")
>>> taken = session.play({seat: BOTS["scholar"](seat) for seat in range(3)})
>>> session.game.outcome(session.state).scores
(10, 11, 10)
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping
from functools import partial
from types import MappingProxyType
from typing import Any, NamedTuple

from pugsbox.cardtable.state import State
from pugsbox.core.actions import Action, act
from pugsbox.core.bots import Bot
from pugsbox.core.game import Game
from pugsbox.punschge.advice import chances
from pugsbox.punschge.board import GOAL, mask_of
from pugsbox.punschge.conditions import After, Before, Is, Not
from pugsbox.punschge.guesses import Seen, best_row, guesses, solver_of, wrong_steps
from pugsbox.punschge.moves import GIVEN, read_space, say_space
from pugsbox.punschge.play.bet import Bet, Decide
from pugsbox.punschge.play.crystals import value, worth
from pugsbox.punschge.play.help import Answer, Suggest
from pugsbox.punschge.play.round import POTS, AskHint, ChooseTask, Compose, LayPot, Take
from pugsbox.punschge.play.stones import board_of, row_of
from pugsbox.punschge.play.turn import UNREAD, Turn, shares
from pugsbox.punschge.play.zones import (
    HELPER,
    POT,
    RIGHT,
    ROUND,
    ROW,
    SAID,
    SPOKE,
    STAKE,
    SUPPLY,
    TURNS,
    WRONG,
    chosen,
    levels,
)
from pugsbox.punschge.rules import Every, Rule, Straights
from pugsbox.punschge.rulespace import LEVELS, Level, book_space
from pugsbox.punschge.solver import levels_up_to
from pugsbox.punschge.tasks import LENGTHS

__all__ = ["BOTS", "STRENGTHS", "Strength", "Thinker"]

CERTAIN = 0.9
"""Who thinks to know the rest of the row as surely as this offers help."""


class Strength(NamedTuple):
    """How well an assistant plays: the levels of the rules it knows, and how it picks."""

    knows: tuple[Level, ...]
    best: float
    """How often it takes the likeliest space, 0 to 1; else it takes any that may come, each by its chance."""


STRENGTHS: Mapping[str, Strength] = MappingProxyType({
    "scholar": Strength(LEVELS, 1.0),
    "student": Strength(levels_up_to("medium"), 0.75),
    "pupil": Strength(levels_up_to("easy"), 0.0),
})


def spaces(said: tuple[str, ...]) -> tuple[int, ...]:
    """Return spaces that are written in a note."""
    return tuple(map(read_space, said))


class Thinker:
    """Decides for a seat, from what that seat can see. Equal seeds decide alike where the same has happened."""

    def __init__(self, strength: Strength, seed: int = 0) -> None:
        self.knows, self.best = strength
        self.seed = seed
        self.since: tuple[object, int] = ((), 0)  # as `_in_vain` says

    def choose(self, game: Game[Any], state: State, seat: int) -> Action | None:
        """Return an action of the seat; None if it owes no decision and has no help to offer."""
        if not (legal := game.legal_actions(state, seat)):
            return None
        effect, asked = state.stack[-1]
        decide = DECIDES[type(effect)] if seat == asked else Thinker._offer
        return decide(self, state, seat, legal)

    def _chance(self, t: State, *also: object) -> random.Random:
        """Return chance that depends on the seed and on what everybody knows, not on what was drawn before."""
        return random.Random(f"{self.seed} {t[ROUND]} {t[TURNS]} {t[RIGHT]} {t[WRONG]} {also}")  # noqa: S311 - a game, no secret

    # ------------------------------------------------------------ assistants

    def _seen(self, t: State) -> Seen:
        """Return what everybody knows."""
        return Seen(board_of(t), levels(t), spaces(t[RIGHT]), (*spaces(t[WRONG]), *self._in_vain(t)))

    def _in_vain(self, t: State) -> tuple[int, ...]:
        """Return the goal if it was tried too early and left no stone: since the last right space, more turns ended than stones lie."""
        if chosen(t, "early_goal") == "wrong_space":
            return ()
        here, without = (t[ROUND], t[RIGHT]), t[TURNS] - len(t[WRONG])
        if self.since[0] != here:
            self.since = here, without
        return (GOAL,) if without > self.since[1] else ()

    def _step(self, t: State, seat: int, legal: tuple[Action, ...]) -> Action:
        """Follow the help that was accepted while it fits, else step where it seems best; on no black space (PUN-MARK-10)."""
        seen = self._seen(t)
        likely = guesses(seen, self.knows)
        if t[HELPER] and t[SAID]:
            space = read_space(t[SAID][0])
            fits = space in likely or not (solver_of(seen, self.knows) or space in seen.wrong)
            if fits and (following := act(seat, "step", t[SAID][0])) in legal:
                return following
        steps = [action for space in self._in_order(likely, t) if (action := act(seat, "step", say_space(space))) in legal]
        return steps[0] if steps else self._chance(t).choice(legal)  # else black stones lie everywhere

    def _in_order(self, likely: Mapping[int, float], t: State) -> Iterator[int]:
        """Give the spaces in the order in which it would try them now."""
        chance = self._chance(t)
        if likely and chance.random() >= self.best:
            yield from chance.choices(list(likely), list(likely.values()))
        yield from likely

    def _offer(self, t: State, seat: int, legal: tuple[Action, ...]) -> Action | None:
        """Offer help if nobody has spoken in this turn and the rest of the row seems certain; blurt nothing out."""
        if t[SPOKE] or (offer := act(seat, "offer")) not in legal:
            return None
        return offer if best_row(self._seen(t), self.knows, CERTAIN)[1] >= CERTAIN else None

    def _answer(self, t: State, seat: int, legal: tuple[Action, ...]) -> Action:
        """Accept help if half of what lies there is more than it hopes to win alone."""
        del legal
        total = worth(t, POT) + worth(t, STAKE)
        alone = best_row(self._seen(t), self.knows)[1] * total
        return act(seat, "accept" if alone < shares(total)[0] else "decline")

    def _say(self, t: State, seat: int, legal: tuple[Action, ...]) -> Action:
        """Say the likeliest row, space by space."""
        effect = t.stack[-1][0]
        assert isinstance(effect, Suggest)  # noqa: S101 - as DECIDES says
        likely = guesses(self._seen(t).found(*spaces(effect.said)), self.knows)
        said = (act(seat, "say", say_space(space)) for space in likely)
        return next((action for action in said if action in legal), legal[-1])  # else the goal

    # ------------------------------------------------------------ the Professor

    def _take(self, t: State, seat: int, legal: tuple[Action, ...]) -> Action:
        """Take a card; write the scores down if this round may need more crystals than there are; invent only if no card fits."""
        short = value(t[SUPPLY.crystals]) < POTS[-1] + UNREAD * t.seats
        wanted = (*([act(seat, "note")] if short else []), act(seat, "take"), act(seat, "invent"))
        return next(action for action in wanted if action in legal)

    def _choose(self, t: State, seat: int, legal: tuple[Action, ...]) -> Action:
        """Choose the task that costs scholars most wrong steps, the first of equal ones."""
        del seat

        def hard(action: Action) -> int:
            row = spaces(row_of(t, action.args[0]))
            return wrong_steps(Seen(board_of(t), levels(t), row[:GIVEN]), LEVELS, row)

        return max(legal, key=hard)

    def _to_come(self, t: State) -> int:
        """Return how many wrong steps scholars still have before them."""
        return wrong_steps(self._seen(t), LEVELS, spaces(t[ROW]))

    def _lay(self, t: State, seat: int, legal: tuple[Action, ...]) -> Action:
        """Lay one crystal less than he expects wrong steps: then the hint comes too late for a reward."""
        del legal
        return act(seat, "pot", str(min(max(self._to_come(t) - 1, POTS[0]), POTS[-1])))

    def _bet(self, t: State, seat: int, legal: tuple[Action, ...]) -> Action:
        """Bet if two turns will not do: each ends with a wrong step."""
        del legal
        return act(seat, "bet" if self._to_come(t) >= GIVEN else "pass")

    def _decide(self, t: State, seat: int, legal: tuple[Action, ...]) -> Action:
        """Raise if two more turns will not do, else end the bet."""
        more = act(seat, "raise")
        return more if more in legal and self._to_come(t) >= GIVEN else act(seat, "end")

    def _compose(self, t: State, seat: int, legal: tuple[Action, ...]) -> Action:
        """Put together the row of a rule that the assistants may know, by chance."""
        solver = solver_of(Seen(board_of(t), levels(t), spaces(t[ROW])), LEVELS)
        rows = {row: weight for row, weight in solver.rows.items() if row.bit_count() in LENGTHS} if solver else {}
        likely = chances(rows, solver.last) if solver and rows else {GOAL: 1.0}
        space = self._chance(t, t[ROW]).choices(list(likely), list(likely.values()))[0]
        wanted = act(seat, "done") if space == GOAL else act(seat, "add", say_space(space))
        return wanted if wanted in legal else legal[0]

    def _hint(self, t: State, seat: int, legal: tuple[Action, ...]) -> Action:
        """Say what the simplest rule with this row is about."""
        del legal
        rules = book_space(board_of(t)).names(mask_of(spaces(t[ROW])))
        return act(seat, "hint", subject(rules[0]) if rules else "aloud")


ABOUT = {"symbol": "symbols", "count": "how-many", "parity": "number", "half": "place"}


def subject(rule: Rule) -> str:
    """Return what a rule is about, as the hint of a task of one's own can say it."""
    match rule:
        case Every(Is() as fact) | Every(Not(Is() as fact)):
            return ABOUT.get(fact.attribute, fact.attribute)
        case Every(Before() | After()):
            return "neighbours"
        case Every():
            return "several"
        case Straights():
            return "place"
        case _:
            return "jumps"


DECIDES: Mapping[type, Callable[[Thinker, State, int, tuple[Action, ...]], Action]] = {
    Turn: Thinker._step,
    Answer: Thinker._answer,
    Suggest: Thinker._say,
    Take: Thinker._take,
    ChooseTask: Thinker._choose,
    Compose: Thinker._compose,
    AskHint: Thinker._hint,
    LayPot: Thinker._lay,
    Bet: Thinker._bet,
    Decide: Thinker._decide,
}

BOTS: Mapping[str, Callable[[int], Bot]] = MappingProxyType({
    name: partial(Thinker, strength) for name, strength in STRENGTHS.items()
})
