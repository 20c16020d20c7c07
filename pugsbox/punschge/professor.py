"""A Professor who thinks: which task, how many crystals on the goal, and when does he bet?

For the task and the crystals he reckons with assistants who know the levels of the game and always take the likeliest space; so
he knows how many wrong steps they have before them. When he bets, he takes them to be as strong as himself, and does the best
for his lead over them (`stopping`). To lay crystals like that brings no more, since these assistants do not mind a hint.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from random import Random

from pugsbox.cardtable.effects import Effect
from pugsbox.cardtable.state import State
from pugsbox.core.actions import Action, act
from pugsbox.punschge.advice import next_of
from pugsbox.punschge.board import GOAL, mask_of
from pugsbox.punschge.conditions import After, Before, Is, Not
from pugsbox.punschge.guesses import Seen, Strength, solver_of, wrong_steps
from pugsbox.punschge.moves import GIVEN, read_space
from pugsbox.punschge.play.bet import PAIR, Bet, Decide
from pugsbox.punschge.play.crystals import value
from pugsbox.punschge.play.round import POTS, AskHint, ChooseTask, Compose, LayPot, Take
from pugsbox.punschge.play.stones import row_of
from pugsbox.punschge.play.turn import UNREAD
from pugsbox.punschge.play.zones import ROW, SUPPLY, TURNS
from pugsbox.punschge.rules import Every, Rule, Straights
from pugsbox.punschge.rulespace import LEVELS, book_space
from pugsbox.punschge.stopping import bet_values, waits
from pugsbox.punschge.tasks import LENGTHS

__all__ = ["Decision", "decisions_of", "subject"]

Decision = Callable[[State, Seen, int, Random], Action]
"""What a seat does, from the state as far as it may see it and from what everybody sees."""


def spaces(said: tuple[str, ...]) -> tuple[int, ...]:
    """Return spaces that are written in a note."""
    return tuple(map(read_space, said))


def take(t: State, seen: Seen, seat: int, chance: Random) -> Action:
    """Take a card. Write scores down if the supply may not do for the round; think up a task only if the box is empty."""
    del seen, chance
    short = value(t[SUPPLY.crystals]) < POTS[-1] + UNREAD * t.seats
    wanted = (*([act(seat, "note")] if short else []), act(seat, "take"), act(seat, "invent"))
    return next(action for action in wanted if action in t.legal)


def choose(t: State, seen: Seen, seat: int, chance: Random) -> Action:
    """Choose the task that costs most wrong steps, the first of equal ones."""
    del seat, chance

    def wrong(action: Action) -> int:
        row = spaces(row_of(t, action.args[0]))
        return wrong_steps(seen._replace(right=row[:GIVEN], wrong=()), LEVELS, row)

    return max((action for action in t.legal if action.verb == "choose"), key=wrong)


def lay(t: State, seen: Seen, seat: int, chance: Random) -> Action:
    """Lay a crystal less than wrong steps are to come: so the hint is read, but too late for a reward."""
    del chance
    fitting = min(max(wrong_steps(seen, LEVELS, spaces(t[ROW])) - 1, POTS[0]), POTS[-1])
    return act(seat, "pot", str(fitting))


def bet(strength: Strength, t: State, seen: Seen, seat: int, chance: Random) -> Action:
    """Bet if that is worth as much as not to."""
    del chance
    return act(seat, "bet" if worth_going_on(strength, t, seen, 0) else "pass")


def decide(strength: Strength, t: State, seen: Seen, seat: int, chance: Random) -> Action:
    """Raise if that is worth as much as to end the bet, and can be paid."""
    del chance
    more = act(seat, "raise")
    return more if more in t.legal and worth_going_on(strength, t, seen, t[TURNS] // PAIR) else act(seat, "end")


def worth_going_on(strength: Strength, t: State, seen: Seen, pairs: int) -> bool:
    """Whether the Professor expects as much of going on as of stopping after so many pairs of turns."""
    ahead = waits(seen._replace(wrong=()), spaces(t[ROW]), strength)
    stop, go = bet_values(ahead, len(seen.wrong), pairs)
    return go >= stop


# ---------------------------------------------------------------- a task of his own


def compose(t: State, seen: Seen, seat: int, chance: Random) -> Action:
    """Go on with the row of a rule that the assistants may know: equal chance has the same one in mind at each space."""
    solver = solver_of(seen._replace(right=(), wrong=()), LEVELS)
    rows = [row for row in (solver.rows if solver else ()) if row.bit_count() in LENGTHS]
    coming = next_of(chance.choice(rows), read_space(t[ROW][-1]) if t[ROW] else 0) if rows else GOAL
    wanted = act(seat, "done") if coming == GOAL else act(seat, "add", str(coming))
    return wanted if wanted in t.legal else t.legal[0]


def hint(t: State, seen: Seen, seat: int, chance: Random) -> Action:
    """Say what the simplest rule with this row is about."""
    del chance
    rules = book_space(seen.board).names(mask_of(spaces(t[ROW])))
    return act(seat, "hint", subject(rules[0]) if rules else "aloud")


CALLED = {"symbol": "symbols", "count": "how-many", "parity": "number", "half": "place"}
"""What hints call an attribute, where they have a word of their own for it."""


def subject(rule: Rule) -> str:
    """Return what a rule is about, as the hint of a task of one's own can say it.

    >>> subject(Every(~Is("symbol", "fish"))), subject(Every(Before(Is("place", "corner"))))
    ('symbols', 'neighbours')
    """
    match rule:
        case Every(Is(name, _)) | Every(Not(Is(name, _))):
            return CALLED.get(name, name)
        case Every(Before() | After()):
            return "neighbours"
        case Every():
            return "several"
        case Straights():
            return "place"
        case _:
            return "jumps"


DECISIONS: Mapping[type[Effect], Decision] = {
    Take: take,
    ChooseTask: choose,
    Compose: compose,
    AskHint: hint,
    LayPot: lay,
}
"""What any Professor does when he is asked."""


def decisions_of(strength: Strength) -> Mapping[type[Effect], Decision]:
    """Return what a Professor of this strength does when he is asked."""
    return {**DECISIONS, Bet: partial(bet, strength), Decide: partial(decide, strength)}
