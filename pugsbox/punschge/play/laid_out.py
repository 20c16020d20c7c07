"""A table laid out by hand, or read from a saved state: what follows is added, what no game could come to is refused."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from pugsbox.cardtable.effects import Effect
from pugsbox.cardtable.state import Table
from pugsbox.core.errors import PugsboxError, quoted
from pugsbox.punschge.moves import GIVEN
from pugsbox.punschge.play import bet, help, round, turn  # noqa: A004 - the rulebook's words
from pugsbox.punschge.play.crystals import EVERYTHING, holders, worth
from pugsbox.punschge.play.stones import board_of, coming, lay, row_of
from pugsbox.punschge.play.zones import (
    ACCEPTED,
    BET,
    BET_OVER,
    BETTING,
    HELPER,
    HINT_AT,
    HOME,
    LAYOUT,
    NO_BET,
    NUMBERED,
    OVER,
    OWN,
    POT,
    PROFESSOR,
    RIGHT,
    ROUND,
    ROW,
    SAID,
    SPACES,
    SPOKE,
    STAKE,
    STEPS,
    SUPPLY,
    TASK,
    TASKS,
    TURNS,
    WRONG,
    assistants,
    competitive,
    joint,
    left_of,
    rounds,
)
from pugsbox.punschge.rules import SHORTEST_ROW

__all__ = ["arranged", "sound"]

SIDES = (1, 2)
"""What chance decides once a game has begun: which side of a card lies in front."""


def arranged(t: Table) -> None:
    """Complete a round that was laid out by hand: a task has a row, a row two white stones, and then the round goes on.

    Raises PugsboxError for what no round could have come to.
    """
    if t[PROFESSOR] >= t.seats:
        raise PugsboxError(f"professor cannot be {t[PROFESSOR]}; expected a seat from 0 to {t.seats - 1}.")
    if any(roll not in SIDES for roll in t.rng.forced):
        raise PugsboxError(f"roll cannot be {' '.join(map(str, t.rng.forced))}; expected 1 or 2 each: a side of a card.")
    _balance(t)
    if not (t.stack and isinstance(t.stack[-1][0], round.Take | turn.Turn)):
        return
    leading = round.Take | round.Close
    t.stack = [(effect, t[PROFESSOR] if isinstance(effect, leading) else seat) for effect, seat in t.stack]
    waiting, seat = t.stack[-1]
    _complete(t, waiting)
    if problem := next(_unfit(t, waiting, seat), None):
        raise PugsboxError(problem)
    if t[OVER]:  # what lies there is to be looked at; the task has been told
        t[TASK] = ()
    elif t[ROW] and isinstance(waiting, round.Take):
        t.stack.pop()
        if worth(t, POT):
            t.push(left_of(t, t[PROFESSOR]), turn.Next())
        else:
            t.push(t[PROFESSOR], round.LayPot())


def _balance(t: Table) -> None:
    """Write down what the supply owes, or what a record gives to nobody."""
    if missing := EVERYTHING - sum(worth(t, holder) for holder in holders(t)):
        if t[SUPPLY.noted] > 0:
            raise PugsboxError("noted-supply cannot be set: it follows from what the others have.")
        t[SUPPLY.noted] += missing


def _complete(t: Table, waiting: Effect) -> None:
    """Add what follows: the row of a task, two white stones, the bet of a stake; a row alone is a task of one's own."""
    if t[ROW] or t[TASK]:
        t[TASK] = t[TASK] or OWN[-1:]
        if t[TASK][0] not in OWN:
            t[ROW] = t[ROW] or row_of(t, t[TASK][0])
        if not t[RIGHT] and t[ROW]:
            lay(t)
    if isinstance(waiting, turn.Turn):
        t[TURNS] = max(t[TURNS], 1)
    if worth(t, STAKE):
        t[BET] = t[BET] or BETTING


def _unfit(t: Table, waiting: Effect, seat: int) -> Iterator[str]:
    """Say what no round could have come to."""
    begun = isinstance(waiting, turn.Turn)
    if not 1 <= t[ROUND] <= rounds(t):
        yield f"round cannot be {t[ROUND]}; expected 1 to {rounds(t)}, the rounds of this game."
    if begun and seat == t[PROFESSOR]:
        yield f"turn cannot be {seat}: that is the Professor, who never moves (PUN-TURN-03)."
    if t[ROW]:
        yield from _unfit_row(t)
    elif t[TASK]:
        yield f"task is {t[TASK][0]}, a task of one's own; expected its row, too, such as set: row = 2 4 12 17."
    elif begun or worth(t, POT) or any(t[cell] for cell in (RIGHT, WRONG, TURNS, OVER, HINT_AT, BET)):
        yield "turn, pot, right and wrong are those of a round that has begun; expected a line set: task or set: row, too."
    if t[OVER] > 1 or (t[OVER] and (begun or worth(t, POT) or t[BET])):
        yield f"over cannot be {t[OVER]}; expected 0, or 1 with no turn, pot, bet or stake, before the next card is taken."
    if t[HINT_AT] > t[TURNS]:
        yield f"hint-at cannot be {t[HINT_AT]}; the round has come to turn {t[TURNS]}: expected set: turns = {t[HINT_AT]}, too."
    yield from _unfit_bet(t)
    yield from _unfit_help(t, seat if begun else None)


def _unfit_row(t: Table) -> Iterator[str]:
    """Say what no row is, and which stones cannot lie with it."""
    task, row, right, wrong = (quoted(" ".join(t[note])) for note in (TASK, ROW, RIGHT, WRONG))
    way = (*t[ROW], HOME) if t[OVER] else t[ROW]
    if len(t[TASK]) > 1:
        yield f"task cannot be {task}; expected one task."
    if len(t[ROW]) < SHORTEST_ROW or any(int(a) >= int(b) for a, b in pairwise(t[ROW])):
        yield f"row cannot be {row}; expected four spaces or more that ascend (PUN-LIM-01, PUN-LIM-05)."
    if t[TASK] and t[TASK][0] not in OWN and t[ROW] != (expected := row_of(t, t[TASK][0])):
        yield f"row cannot be {row}; expected that of the task: {' '.join(expected)}."
    if t[RIGHT] != way[: max(len(t[RIGHT]), GIVEN)]:
        yield f"right cannot be {right}; expected the first spaces of the row, two at least: {' '.join(t[ROW])}."
    elif len({*(known := (*t[WRONG], *t[RIGHT], *([] if HOME in t[RIGHT] else [coming(t)])))}) < len(known):
        yield f"wrong cannot be {wrong}; expected spaces that are not right, each once."


def _unfit_bet(t: Table) -> Iterator[str]:
    """Say which bet nobody could have made."""
    stake = worth(t, STAKE)
    if t[BET] > BET_OVER:
        yield f"bet cannot be {t[BET]}; expected 0 (none), 1 (open) or 2 (over)."
    if t[BET] and not competitive(t):
        yield "a bet lies in a cooperative round; expected a line option: mode = competitive, too (PUN-BET-01)."
    if t[BET] == BETTING and not stake:
        yield "bet cannot be 1: nothing lies on the start; expected a line set: stake, too."
    if t[BET] == BET_OVER and stake:
        yield f"stake cannot be {stake}: the bet is over; expected stake 0, or no line set: bet."
    if competitive(t) and not t[OVER] and bool(t[HINT_AT]) != (t[BET] == BET_OVER):
        found = f"hint-at {t[HINT_AT]} and bet {t[BET]}"
        yield f"Found {found}: in a competitive round, the hint is read when the bet is over (2), and only then."


def _unfit_help(t: Table, seat: int | None) -> Iterator[str]:
    """Say what nobody could have said to whoever is on turn (None: nobody is)."""
    helped = any(t[cell] for cell in (HELPER, SAID, SPOKE, ACCEPTED))
    if seat is None and (helped or t[STEPS]):
        yield "steps, helper, said, spoke and accepted are those of a turn; expected a line set: turn, too."
    elif helped and (not competitive(t) or joint(t)):
        yield "helper, said, spoke and accepted are those of rivals; expected mode = competitive, and no bet that is over."
    elif helped:
        quiet = [str(other) for other in assistants(t) if other != seat]
        spoke, said = (quoted(" ".join(t[note])) for note in (SPOKE, SAID))
        if not {*t[SPOKE]} <= {*quiet} or len({*t[SPOKE]}) < len(t[SPOKE]):
            yield f"spoke cannot be {spoke}; expected assistants who are not on turn, each once: {', '.join(quiet)}."
        if t[ACCEPTED] > 1 or (t[ACCEPTED] and not t[SPOKE]):
            yield f"accepted cannot be {t[ACCEPTED]}; expected 0, or 1 if one of spoke has offered help."
        if t[HELPER] and not (t[ACCEPTED] and str(t[HELPER] - 1) in t[SPOKE]):
            yield f"helper cannot be {t[HELPER]}; expected 0, or a seat of spoke plus 1, and accepted 1."
        if bool(t[HELPER]) != bool(t[SAID]) or (t[SAID] and not _leads_home(t)):
            yield f"said cannot be {said}; expected spaces beyond the last white one, up to the goal, if there is a helper."


def _leads_home(t: Table) -> bool:
    """Whether what was said goes on from the last white space, and on, up to the goal."""
    return t[SAID][-1] == HOME and _ascends(t, t[SAID])


def _ascends(t: Table, said: tuple[str, ...]) -> bool:
    """Whether spaces go on from the last white one, and on."""
    way = [SPACES.index(space) if space in SPACES else -1 for space in (t[RIGHT][-1], *said)]
    return all(a < b for a, b in pairwise(way))


# ---------------------------------------------------------------- a saved state

MAKING = (round.ChooseTask, round.Compose, round.AskHint)
"""The Professor makes up his mind; nothing lies there yet."""
WAITING: tuple[tuple[type[Effect], ...], ...] = (
    (),
    *((round.Close, kind) for kind in (round.Take, *MAKING, round.LayPot, turn.Turn)),
    *((round.Close, turn.Turn, kind) for kind in (help.Answer, help.Suggest)),
    *((round.Close, turn.Next, kind) for kind in (bet.Bet, bet.Decide)),
)
"""What can wait on the stack together."""
ASSISTANTS_DO = turn.Next | turn.Turn | help.Answer | help.Suggest


def sound(t: Table) -> None:
    """Raise PugsboxError for a saved state that no game comes to."""
    if problem := next(_unsound(t), None):
        raise PugsboxError(problem)


def _unsound(t: Table) -> Iterator[str]:
    """Say what no game comes to."""
    for cell, found in zip(LAYOUT.cells, t.cells, strict=True):
        if cell.kind == "counter" and not cell.name.startswith("noted") and found < 0:
            yield f"cells.{cell.name}: found {quoted(found)}; expected no less than 0."
    if (together := sum(worth(t, holder) for holder in holders(t))) != EVERYTHING:
        yield f"cells: what all have is worth {quoted(together)} together; expected {EVERYTHING}."
    if worth(t, POT) < 0 or worth(t, STAKE) < 0:
        yield "cells: pot and stake are worth less than 0; expected no less."
    if t[PROFESSOR] >= t.seats:
        yield f"cells.professor: found {quoted(t[PROFESSOR])}; expected a seat from 0 to {t.seats - 1}."
    if any(roll not in SIDES for roll in t.rng.forced):
        yield f"rng.forced: found {quoted(list(t.rng.forced))}; expected 1 or 2 each."
    kinds = tuple(type(effect) for effect, _ in t.stack)
    if kinds not in WAITING:
        yield f"stack: found {', '.join(kind.__name__ for kind in kinds)}; that cannot wait together."
    for i, (effect, seat) in enumerate(t.stack):
        if isinstance(effect, ASSISTANTS_DO) == (seat == t[PROFESSOR]):
            yield f"stack[{i}].seat: found {seat}; the Professor is {t[PROFESSOR]}."
    yield from _unfit_preparing(t) if t.stack and isinstance(t.stack[-1][0], MAKING) else _unfit_playing(t)


def _unfit_preparing(t: Table) -> Iterator[str]:
    """Say what does not fit while the Professor makes up his mind."""
    waiting = t.stack[-1][0]
    row = [0, *map(int, t[ROW])]
    least = SHORTEST_ROW if isinstance(waiting, round.AskHint) else 0
    room = len(t[ROW]) + len(NUMBERED) - row[-1] >= SHORTEST_ROW
    if isinstance(waiting, round.ChooseTask):
        if t[ROW] or not waiting.tasks or not all(key in TASKS and TASKS[key].fits(board_of(t)) for key in waiting.tasks):
            yield f"stack: found the tasks {quoted(waiting.tasks)}; expected some that fit the board, and no row."
    elif len(t[ROW]) < least or not room or any(a >= b for a, b in pairwise(row)):
        yield f"cells.row: found {quoted(t[ROW])}; expected spaces that ascend, with room for four."
    if t[TASK] != (() if isinstance(waiting, round.ChooseTask) else OWN[-1:]):
        yield f"cells.task: found {quoted(t[TASK])}; expected none while a task is being chosen, {OWN[-1]} for one's own."
    if worth(t, POT) or worth(t, STAKE) or any(t[cell] for cell in (RIGHT, WRONG, TURNS, STEPS, OVER, HINT_AT, BET)):
        yield "cells: found a round that has begun; expected none while a task is being chosen."
    if not 1 <= t[ROUND] <= rounds(t):
        yield f"cells.round: found {quoted(t[ROUND])}; expected 1 to {rounds(t)}, the rounds of this game."
    yield from _unfit_help(t, None)


def _unfit_playing(t: Table) -> Iterator[str]:
    """Say what does not fit before a task is taken, and after it was set."""
    looking = not t.stack or isinstance(t.stack[-1][0], round.Take)
    if looking and (bool(t[ROW]) != bool(t[OVER]) or t[TASK]):
        yield "cells: found a row, or a task; expected those of a round that is over, or none."
    if not t.stack and (t[ROUND] != rounds(t) or not t[OVER]):
        yield "stack: nothing waits, but the last round is not over."
    if not looking and (t[OVER] or not t[ROW] or not t[TASK]):
        yield "cells: found no task, no row, or a round that is over; expected one that goes on."
    waiting = t.stack[-1][0] if t.stack else None
    if t[BET] != (NO_BET if isinstance(waiting, bet.Bet) else BETTING if isinstance(waiting, bet.Decide) else t[BET]):
        yield f"cells.bet: found {quoted(t[BET])}; that does not fit what waits on the stack."
    if isinstance(waiting, bet.Bet) and not competitive(t):
        yield "stack: found Bet; expected it in a competitive round only."
    on_turn = next((of for of in t.stack if isinstance(of[0], turn.Turn)), None)
    yield from _unfit(t, *(on_turn or (round.Close(), t[PROFESSOR])))
    if on_turn and on_turn != t.stack[-1]:
        yield from _unfit_speaking(t, *t.stack[-1], on_turn[1])


def _unfit_speaking(t: Table, waiting: Effect, seat: int, on_turn: int) -> Iterator[str]:
    """Say what does not fit while help is offered or heard."""
    match waiting:
        case help.Answer(helper) if seat != on_turn or str(helper) not in t[SPOKE]:
            yield f"stack: found help by {quoted(helper)} for {seat}; expected it by one of cells.spoke for who is on turn."
        case help.Suggest(_, said) if str(seat) not in t[SPOKE] or HOME in said or not _ascends(t, said):
            yield f"stack: {seat} says {quoted(said)}; expected one of cells.spoke, and spaces beyond the last white one."
