"""Gamers vs. Evil as a game: how it ends, and what a record may set."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from pathlib import Path

from pugsbox.cardtable.asking import Sealed
from pugsbox.cardtable.cardgame import CardGame
from pugsbox.cardtable.cards import plain_fields
from pugsbox.cardtable.effects import Effect
from pugsbox.cardtable.hooks import Stage
from pugsbox.cardtable.layout import BOX
from pugsbox.cardtable.state import Reads, State, Table
from pugsbox.core.clauses import load_clauses
from pugsbox.core.events import Outcome
from pugsbox.gamers_vs_evil import attack, board, cards, effects, money, setup, specials, turn, turned_up, zones
from pugsbox.gamers_vs_evil.board import ENOUGH
from pugsbox.gamers_vs_evil.cards import CARDS
from pugsbox.gamers_vs_evil.count import loots, owned, points
from pugsbox.gamers_vs_evil.kinds import GREEN, HEROES, PAX_POX, RED, TWISP
from pugsbox.gamers_vs_evil.money import is_worth, worth
from pugsbox.gamers_vs_evil.saved import FLAGS, buyable, doubled_once, every_turn, sound
from pugsbox.gamers_vs_evil.score import score
from pugsbox.gamers_vs_evil.setup import opening
from pugsbox.gamers_vs_evil.shown import TOUCH, note
from pugsbox.gamers_vs_evil.turn import Turn, forget_turn
from pugsbox.gamers_vs_evil.why import reasons, think
from pugsbox.gamers_vs_evil.words import WORDS
from pugsbox.gamers_vs_evil.zones import (
    BOSS,
    BOSS_PILE,
    BOUGHT,
    CHOSEN,
    COPIED,
    DEALT,
    DISGUISED,
    DOING,
    DOUBLED,
    EVERY_CARDS,
    EVERY_POWER,
    GREEN_ROW,
    HERO,
    HERO_PILE,
    LAYOUT,
    LOOT_PILE,
    PLAYED,
    PLAYS,
    POWER,
    POX,
    RED_ROW,
    RUN_OUT,
    SHOWN,
    STARTERS,
    WORTH,
    rows,
)

__all__ = ["GAMERS_VS_EVIL"]


def ending(s: State) -> Outcome:
    """The most points win; among equals, the most Boss Loots; else the victory is shared."""
    scores = [points(s, seat) for seat in range(s.seats)]
    first = [seat for seat in range(s.seats) if scores[seat] == max(scores)]
    most = [seat for seat in first if loots(s, seat) == max(loots(s, other) for other in first)]
    bought = {GREEN: "PA-END-01", RED: "PA-END-02"}
    why = [clause for side, clause in bought.items() if not s[BOSS[side]]] or ["PA-END-03"]
    pox = ["PA-POX-03"] if any(PAX_POX in owned(s, seat) for seat in range(s.seats)) else []
    tie = ["PA-END-09"] if len(first) > 1 else []
    shared = ["PA-END-10"] if len(most) > 1 else []
    return Outcome(tuple(most), tuple(scores), (*why, "PA-END-06", "PA-END-11", "PA-END-07", "PA-END-08", *pox, *tie, *shared))


# ---------------------------------------------------------------- what a record may set


def arrange_turn(t: Table, value: str) -> None:
    """Let a seat be at the start of a turn, without what its hero gives; nothing else waits."""
    t.stack.clear()
    forget_turn(t)
    t.push(int(value), Turn())


STAGES = {
    "turn": Stage(
        lambda s: str(s.stack[0][1]) if s.stack and isinstance(s.stack[0][0], Turn) else "",
        arrange_turn,
        lambda seats: tuple(map(str, range(seats))),
    ),
}


def arranged(t: Table) -> None:
    """Complete a table laid out by hand: what lies where it cannot stay goes, what follows from the rest is worked out."""
    green, red = rows(t)
    for row, kinds in ((GREEN_ROW, green), (RED_ROW, red)):
        t.carry(tuple(card for card in t[row] if card not in kinds), row, BOX)
    if t.stack and isinstance(t.stack[0][0], Turn):
        for pile in (STARTERS, HERO_PILE, BOSS_PILE, LOOT_PILE, *([] if t.stack[1:] else [SHOWN])):
            t.carry(t[pile], pile, BOX)
        for seat in range(t.seats):
            _hero(t, seat)
            _before(t, seat)
        _plays(t, t.stack[0][1])
        _turn(t, t.stack[0][1])
    stacks = [*green, *red, PAX_POX]
    lying = {*t[GREEN_ROW], *t[RED_ROW], *t[POX]}
    gone = [card for card in dict.fromkeys(t[RUN_OUT]) if card in stacks and card not in lying]
    t[RUN_OUT] = (*gone, *(card for card in stacks if card not in lying and card not in gone))
    if _over(t):
        t.end()


def _over(t: Reads) -> bool:
    """Whether six stacks have run out or a Boss is bought."""
    return len(t[RUN_OUT]) >= ENOUGH or not all(t[pile] for pile in BOSS.values())


def _hero(t: Table, seat: int) -> None:
    """Let a player have one hero."""
    t.carry(t[HERO[seat]][1:], HERO[seat], BOX)
    if not t[HERO[seat]]:
        t.carry((next(hero.key for hero in HEROES if hero.key in t[BOX]),), BOX, HERO[seat])


def _before(t: Table, seat: int) -> None:
    """Let what lies before a player give what it gives in each turn."""
    possible = every_turn(t, seat)
    if (t[EVERY_CARDS[seat]], t[EVERY_POWER[seat]]) not in possible:
        t[EVERY_CARDS[seat]], t[EVERY_POWER[seat]] = possible[0]


def _turn(t: Table, seat: int) -> None:
    """Let a turn remember only what it can."""
    for other in range(t.seats):
        for zone in (*([PLAYED[other]] if other != seat else []), DEALT[other], CHOSEN[other]):
            t.carry(t[zone], zone, BOX)
    for flag in FLAGS:
        t[flag] = min(t[flag], 1)
    t[DISGUISED] = min(t[DISGUISED], t[POWER])
    t[DOING] = min(t[DOING], max(len(t[PLAYS]) - 1, 0))
    t[DOUBLED] = t[DOUBLED] if doubled_once(t) else ()
    t[BOUGHT] = tuple(card for card in t[BOUGHT] if card in buyable(t))
    t[COPIED] = t[COPIED][:1] if TWISP in t[PLAYS] and set(t[COPIED][:1]) <= {*t[PLAYS]} - {TWISP} else ()


def _plays(t: Table, seat: int) -> None:
    """Let a turn remember the cards that lie before the player on turn; each has given what it gives at least."""
    if Counter(t[PLAYED[seat]]) - Counter(t[PLAYS]):
        t[PLAYS] = t[PLAYED[seat]]
    given = [word for word in t[WORTH] if is_worth(word)][: len(t[PLAYS])]
    t[WORTH] = (*given, *(worth(*_usual(card)) for card in t[PLAYS][len(given) :]))


def _usual(card: str) -> tuple[int, int]:
    """Return what a card gives without a choice or a die."""
    gives = [effect for effect in CARDS[card].play if isinstance(effect, money.Give)]
    return sum(give.tokens for give in gives), sum(give.power for give in gives)


def kinds_of(effects_: Iterable[Effect]) -> dict[type[Effect], None]:
    """Return the kinds of some effects and of all inside them, each once."""
    found: dict[type[Effect], None] = {}
    for effect in effects_:
        found[type(effect)] = None
        for value in plain_fields(effect).values():
            if isinstance(value, tuple):
                found |= kinds_of(part for part in value if isinstance(part, Effect))
    return found


GAMERS_VS_EVIL = CardGame(
    name="gamers_vs_evil",
    title="Gamers vs. Evil",
    seats=zones.SEATS,
    clauses=load_clauses(Path(__file__).with_name("clauses.toml")),
    layout=LAYOUT,
    cards=CARDS,
    words=WORDS,
    effects=(
        Sealed,
        turn.Turn,
        setup.ChooseHero,
        setup.ShowHeroes,
        attack.Block,
        attack.Hit,
        attack.Discards,
        attack.GainOrDiscard,
        board.GainPox,
        board.OnTop,
        board.Second,
        cards.Again,
        cards.Copy,
        cards.Doing,
        effects.DeleteAround,
        turned_up.Pick,
        turned_up.Sort,
        specials.TouchOne,
        *kinds_of(effect for card in CARDS.values() for effect in card.play),
    ),
    opening=opening,
    ending=ending,
    reasons=reasons,
    think=think,
    score=score,
    stages=STAGES,
    arranged=arranged,
    sound=sound,
    note=note,
    open_end=True,
    touch=TOUCH,
)
"""The game: `Session(GAMERS_VS_EVIL, seats=3)` plays it."""
