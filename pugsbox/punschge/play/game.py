"""Professor Pünschge's table as a game: how it begins and ends, what a record may set, how good an action looks."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import pairwise
from pathlib import Path

from pugsbox.cardtable.cardgame import CardGame, Stage
from pugsbox.cardtable.effects import Effect
from pugsbox.cardtable.layout import BOX
from pugsbox.cardtable.state import Clauses, State, Table
from pugsbox.core.actions import Action
from pugsbox.core.clauses import load_clauses
from pugsbox.core.errors import PugsboxError, quoted
from pugsbox.core.events import Outcome
from pugsbox.punschge.moves import GIVEN
from pugsbox.punschge.play import bet, help, round, turn, zones  # noqa: A004 - the rulebook's words
from pugsbox.punschge.play.cards import ALL_CARDS, cards_of
from pugsbox.punschge.play.crystals import EVERYTHING, IN_THE_GAME, fitting, holders, value, worth
from pugsbox.punschge.play.sight import board_view
from pugsbox.punschge.play.stones import coming, lay, row_of
from pugsbox.punschge.play.why import reasons, think
from pugsbox.punschge.play.words import PROFESSOR_ROLE, WORDS, hint_of
from pugsbox.punschge.play.zones import (
    BET,
    BETTING,
    CARDS,
    FIRST,
    FIRST_PART,
    HELPER,
    HINT_AT,
    HOME,
    LAYOUT,
    OVER,
    OWN,
    POT,
    PROFESSOR,
    PURSE,
    RIGHT,
    ROUND,
    ROW,
    SAID,
    STAKE,
    SUPPLY,
    TASK,
    THEN,
    TURNS,
    WRONG,
    Holder,
    assistants,
    chosen,
    competitive,
    left_of,
    rounds,
)
from pugsbox.punschge.rules import SHORTEST_ROW

__all__ = ["PUNSCHGE"]


def opening(t: Table) -> None:
    """Shuffle the cards, lay crystals and stones ready, and let somebody be the Professor."""
    mine = cards_of(chosen(t, "deck"))
    t.cells[CARDS] = mine
    t.cells[BOX] = tuple(key for key, card in ALL_CARDS.items() if card.kind == "card" and key not in mine)
    t.shuffle(CARDS, CARDS, "shuffles", 0, ("PUN-SETUP-02",))
    t.cells[SUPPLY.crystals] = tuple(crystal for crystal, n in IN_THE_GAME.items() for _ in range(n))
    t.say("sets up", 0, (EVERYTHING,), ("PUN-SETUP-03", "PUN-SETUP-04", "PUN-COMP-05", "PUN-COMP-06"))
    if t[FIRST] >= t.seats:
        raise PugsboxError(f"Option first_professor is {t[FIRST]}; expected a seat from 0 to {t.seats - 1}.")
    round.begin_round(t, t[FIRST] if t[FIRST] >= 0 else t.roll(t.seats) - 1)


def ending(s: State) -> Outcome:
    """Whose crystals are worth most has won; several may (PUN-END-02, PUN-END-03)."""
    totals = tuple(worth(s, PURSE[seat]) for seat in range(s.seats))
    both: Clauses = ("PUN-END-06",) if s[THEN] else ()
    rivals: Clauses = ("PUN-RIV-06",) if competitive(s) else ()
    because = ("PUN-END-02", "PUN-END-03", "PUN-SETUP-05", *both, *rivals)
    if not (s[THEN] and chosen(s, "long_game_totals") == "per_variant"):
        return Outcome(best(totals), totals, because)
    first = tuple(s[FIRST_PART[seat]] for seat in range(s.seats))
    second = tuple(total - before for total, before in zip(totals, first, strict=True))
    won = [(seat in best(first)) + (seat in best(second)) for seat in range(s.seats)]
    return Outcome(best(tuple(won)), totals, because)


def best(scores: tuple[int, ...]) -> tuple[int, ...]:
    """Return the seats with the highest score."""
    return tuple(seat for seat, score in enumerate(scores) if score == max(scores))


# ---------------------------------------------------------------- what a record may set


def amount_stage(holder: Holder, seat: int | None = None) -> Stage:
    """Return the stage that holds what somebody has, by value; what is given comes from the supply."""

    def write(t: Table, said: str) -> None:
        t.carry(t[holder.crystals], holder.crystals, SUPPLY.crystals)
        crystals = fitting(t[SUPPLY.crystals], int(said))
        t.carry(crystals, SUPPLY.crystals, holder.crystals)
        t[holder.noted] = int(said) - value(crystals)  # and the supply owes it, as `arranged` writes down
        if holder is STAKE and int(said):
            t[BET] = BETTING

    def read(s: State) -> str:
        return str(worth(s, holder))

    return Stage(read, write, lambda _: tuple(map(str, range(EVERYTHING + 1))), seat)


def shown(read: Callable[[State], str], seat: int | None = None) -> Stage:
    """Return something that follows from the rest and cannot be set."""
    return Stage(read, lambda _t, _said: None, lambda _: (), seat)


def role(seat: int) -> Stage:
    """Return whether a seat is the Professor."""
    return shown(lambda s: PROFESSOR_ROLE if s[PROFESSOR] == seat and s.stack else "", seat)


def on_turn(s: State) -> str:
    """Return the seat whose turn it is, "" while the Professor prepares."""
    return next((str(seat) for effect, seat in reversed(s.stack) if isinstance(effect, turn.Turn)), "")


def put_on_turn(t: Table, said: str) -> None:
    """Let an assistant be on turn."""
    if int(said) == t[PROFESSOR]:
        raise PugsboxError(f"turn cannot be {said}: that is the Professor, who never moves (PUN-TURN-03).")
    t[TURNS] = max(t[TURNS], 1)
    t.stack.clear()
    t.push(t[PROFESSOR], round.Close())
    t.push(int(said), turn.Turn())


def seats_of(seats: int) -> tuple[str, ...]:
    """Return all seats as they are written."""
    return tuple(map(str, range(seats)))


STAGES = {
    "rounds": shown(lambda s: f"{s[ROUND]} of {rounds(s)}"),
    "turn": Stage(on_turn, put_on_turn, seats_of),
    "pot": amount_stage(POT),
    "stake": amount_stage(STAKE),
    "hint": shown(lambda s: hint_of(s[TASK][0]) if s[HINT_AT] and s[TASK] else ""),
    **{f"role {seat}": role(seat) for seat in range(zones.SEATS[-1])},
    **{f"worth {seat}": amount_stage(purse, seat) for seat, purse in enumerate(PURSE)},
}


def arranged(t: Table) -> None:
    """Complete a round that was laid out by hand: a task has a row, a row two white stones, and then the round goes on.

    Raises PugsboxError for what no round could have come to.
    """
    if t[PROFESSOR] >= t.seats:
        raise PugsboxError(f"professor cannot be {t[PROFESSOR]}; expected a seat from 0 to {t.seats - 1}.")
    t[SUPPLY.noted] += EVERYTHING - sum(worth(t, holder) for holder in holders(t))
    if not (t.stack and isinstance(t.stack[-1][0], round.Take | turn.Turn)):
        return
    if t[OVER] and len(t[RIGHT]) >= GIVEN:  # what lies there is to be looked at
        return
    leading = round.Take | round.Close
    t.stack = [(effect, t[PROFESSOR] if isinstance(effect, leading) else seat) for effect, seat in t.stack]
    waiting, seat = t.stack[-1]
    if t[TASK] or t[ROW]:
        _complete(t)
    if problem := next(_unfit(t, waiting, seat), None):
        raise PugsboxError(problem)
    if t[ROW] and isinstance(waiting, round.Take):
        t.stack.pop()
        if worth(t, POT):
            t.push(left_of(t, t[PROFESSOR]), turn.Next())
        else:
            t.push(t[PROFESSOR], round.LayPot())


def _complete(t: Table) -> None:
    """Add what follows: the row of a task, the first two white stones; a row alone is a task of one's own."""
    t[TASK] = t[TASK] or OWN[-1:]
    if t[TASK][0] not in OWN:
        t[ROW] = t[ROW] or row_of(t, t[TASK][0])
    if not t[RIGHT] and t[ROW]:
        lay(t)


def _unfit(t: Table, waiting: Effect, seat: int) -> Iterator[str]:
    """Say what no round could have come to."""
    begun = isinstance(waiting, turn.Turn)
    if not 1 <= t[ROUND] <= rounds(t):
        yield f"round cannot be {t[ROUND]}; this game has rounds 1 to {rounds(t)}."
    if begun and seat == t[PROFESSOR]:
        yield f"turn cannot be {seat}: that is the Professor, who never moves (PUN-TURN-03)."
    if not competitive(t) and (worth(t, STAKE) or t[BET]):
        yield "a bet lies in a cooperative round; expected a line option: mode = competitive, too (PUN-BET-01)."
    if (t[HELPER] and t[HELPER] - 1 not in assistants(t)) or bool(t[HELPER]) != (t[SAID][-1:] == (HOME,)):
        yield "helper and said do not fit; expected an assistant, counted from 1, and what he said, up to the goal."
    if t[ROW]:
        yield from _unfit_row(t)
    elif t[TASK]:
        yield f"task is {t[TASK][0]}, a task of one's own; expected its row, too, such as set: row = 2 4 12 17."
    elif begun or worth(t, POT) or any(t[cell] for cell in (RIGHT, WRONG, TURNS, OVER)):
        yield "turn, pot, right and wrong are those of a round that has begun; expected a line set: task or set: row, too."


def _unfit_row(t: Table) -> Iterator[str]:
    """Say what no row is, and which stones cannot lie with it."""
    task, row, right, wrong = (quoted(" ".join(t[note])) for note in (TASK, ROW, RIGHT, WRONG))
    if len(t[TASK]) > 1:
        yield f"task cannot be {task}; expected one task."
    if len(t[ROW]) < SHORTEST_ROW or any(int(a) >= int(b) for a, b in pairwise(t[ROW])):
        yield f"row cannot be {row}; expected four spaces or more that ascend (PUN-LIM-01, PUN-LIM-05)."
    if t[TASK][0] not in OWN and t[ROW] != (expected := row_of(t, t[TASK][0])):
        yield f"row cannot be {row}; expected that of the task: {' '.join(expected)}."
    if t[RIGHT] != t[ROW][: max(len(t[RIGHT]), GIVEN)]:
        yield f"right cannot be {right}; expected the first spaces of the row, two at least: {' '.join(t[ROW])}."
    elif len({*(known := (*t[WRONG], *t[RIGHT], coming(t)))}) < len(known):
        yield f"wrong cannot be {wrong}; expected spaces that are not right, each once."


def score(s: State, action: Action) -> float:
    """Return how good an action looks to its seat, without thinking about rules: the nearest space not yet tried."""
    seat, verb, args = action
    match verb:
        case "step":
            return 0 if args[0] in (*s[zones.WRONG], *s[RIGHT]) else 28 - zones.SPACES.index(args[0])
        case "say":
            return zones.SPACES.index(args[0])
        case "add" | "invent" | "note" | "offer" | "blurt":
            return 0
        case "pot":
            return 12 - int(args[0])
        case _:
            return 1 + (seat == s[PROFESSOR])


PUNSCHGE = CardGame(
    name="punschge",
    title="Professor Pünschge",
    seats=zones.SEATS,
    clauses=load_clauses(Path(__file__).parents[1] / "clauses.toml"),
    layout=LAYOUT,
    cards=ALL_CARDS,
    words=WORDS,
    effects=(
        bet.Bet,
        bet.Decide,
        help.Answer,
        help.Suggest,
        round.AskHint,
        round.ChooseTask,
        round.Close,
        round.Compose,
        round.LayPot,
        round.Take,
        turn.Next,
        turn.Turn,
    ),
    opening=opening,
    ending=ending,
    reasons=reasons,
    think=think,
    score=score,
    stages=STAGES,
    interrupt=help.HELP,
    arranged=arranged,
    master=lambda s: s[PROFESSOR],
    board=board_view,
)
"""The game: `Session(PUNSCHGE, seats=4)` plays it."""
