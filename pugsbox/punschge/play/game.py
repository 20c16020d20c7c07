"""Professor Pünschge's table as a game: how it begins and ends, what a record may set, how good an action looks."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from pugsbox.cardtable.cardgame import CardGame
from pugsbox.cardtable.hooks import Stage
from pugsbox.cardtable.layout import BOX
from pugsbox.cardtable.state import Clauses, State, Table
from pugsbox.core.actions import Action
from pugsbox.core.clauses import load_clauses
from pugsbox.core.errors import PugsboxError
from pugsbox.core.events import Outcome
from pugsbox.punschge.play import bet, help, round, turn, zones  # noqa: A004 - the rulebook's words
from pugsbox.punschge.play.cards import ALL_CARDS, cards_of
from pugsbox.punschge.play.crystals import EVERYTHING, IN_THE_GAME, fitting, value, worth
from pugsbox.punschge.play.laid_out import arranged, sound
from pugsbox.punschge.play.sight import board_view
from pugsbox.punschge.play.why import reasons, think
from pugsbox.punschge.play.words import PROFESSOR_ROLE, WORDS, hint_of
from pugsbox.punschge.play.zones import (
    BET,
    BETTING,
    CARDS,
    FIRST,
    FIRST_PART,
    HINT_AT,
    LAYOUT,
    NO_BET,
    POT,
    PROFESSOR,
    PURSE,
    RIGHT,
    ROUND,
    STAKE,
    SUPPLY,
    TASK,
    THEN,
    TURNS,
    Holder,
    chosen,
    competitive,
    rounds,
)

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
        if holder is STAKE:
            t[BET] = BETTING if int(said) else NO_BET

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
    sound=sound,
    master=lambda s: s[PROFESSOR],
    board=board_view,
)
"""The game: `Session(PUNSCHGE, seats=4)` plays it."""
