"""Why is an action refused? Every clause that does so; and what could a player wonder about?"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from pugsbox.cardtable.asking import Sealed
from pugsbox.cardtable.effects import Effect
from pugsbox.cardtable.state import State
from pugsbox.core.actions import Action, Refusal, act
from pugsbox.gamers_vs_evil.kinds import COLOURS, GREEN, JIM, PAX_POX, RED
from pugsbox.gamers_vs_evil.turn import LOOT, PLAIN, SHOW, Turn, different
from pugsbox.gamers_vs_evil.why_asked import WHY
from pugsbox.gamers_vs_evil.why_buy import why_not_buy
from pugsbox.gamers_vs_evil.words import no
from pugsbox.gamers_vs_evil.zones import BOSS, BOUGHT, DEALT, HAND, HERO, HERO_USED, PLAYS, rows

__all__ = ["reasons", "think"]


def reasons(s: State, action: Action) -> Iterator[Refusal]:
    """Every clause that refuses an action, those about the moment first."""
    seat, verb, args = action
    if not s.stack:
        yield no(
            next((clause for side, clause in ((GREEN, "PA-END-01"), (RED, "PA-END-02")) if not s[BOSS[side]]), "PA-END-03")
        )
    elif seat >= s.seats:
        yield no("PA-PVP-01", s.seats - 1)
    elif verb == "choose":
        yield from _why_no_hero(s, seat, args)
    elif verb in OF_TURN:
        yield from _not_now(s, seat)
        if verb != "buy" or s.stack[0][1] == seat:  # Tokens and Power are those of the player on turn
            yield from OF_TURN[verb](s, seat, args)
    elif verb in WHY:
        top, asked = s.stack[-1]
        yield from WHY[verb](s, seat, args, top if seat == asked else Effect())
    else:
        yield no("PA-TURN-15", verb, key="unknown")


def _why_no_hero(s: State, seat: int, args: tuple[str, ...]) -> Iterator[Refusal]:
    if isinstance(s.stack[-1][0], Sealed) and s[DEALT[seat]][1:]:
        yield no("PA-HERO-06", " ".join(args))
    else:
        yield no("PA-HERO-06", key="no choice")


def _not_now(s: State, seat: int) -> Iterator[Refusal]:
    """Why it is not the moment for what belongs to one's own turn."""
    top, asked = s.stack[-1]
    if isinstance(top, Turn) and asked != seat:
        yield no("PA-TURN-15")
    elif not isinstance(top, Turn):
        yield no("PA-TURN-15", key="answer first") if seat in (asked, s.stack[0][1]) else no("PA-TURN-15")


# ---------------------------------------------------------------- what belongs to a turn


def _why_not_play(s: State, seat: int, args: tuple[str, ...]) -> Iterator[Refusal]:
    if len(args) != 1:
        yield no("PA-TURN-03", " ".join(args), key="one by one")
    elif args[0] not in s[HAND[seat]]:
        yield no("PA-TURN-03", args[0])


def _why_not_all(s: State, seat: int, args: tuple[str, ...]) -> Iterator[Refusal]:
    if args:
        yield no("PA-TURN-03", " ".join(args), key="plainly")
    elif sum(card in PLAIN for card in s[HAND[seat]]) < 2:
        yield no("PA-TURN-03", key="too few")


def _why_no_power(s: State, seat: int, args: tuple[str, ...]) -> Iterator[Refusal]:
    if args:
        yield no("PA-HERO-07", " ".join(args), key="words")
    if s[HERO[seat]] != (JIM,):
        yield no("PA-HERO-07", key="no power")
        return
    if s.stack[0][1] == seat and (s[PLAYS] or s[BOUGHT] or s[HERO_USED]):
        yield no("PA-HERO-07")
    if (found := len(different(s[HAND[seat]]))) < SHOW:
        yield no("PA-HOUSE-06", found)


def _why_no_end(s: State, seat: int, args: tuple[str, ...]) -> Iterator[Refusal]:
    del s, seat
    if args:
        yield no("PA-TURN-08", " ".join(args))


OF_TURN: Mapping[str, Callable[[State, int, tuple[str, ...]], Iterator[Refusal]]] = {
    "play": _why_not_play,
    "play-all": _why_not_all,
    "buy": why_not_buy,
    "hero": _why_no_power,
    "end": _why_no_end,
}

# ---------------------------------------------------------------- what one may wonder about


def think(s: State, seat: int) -> Iterator[Action]:
    """Every action that the rulebook knows, from a seat's place."""
    hand = tuple(dict.fromkeys(s[HAND[seat]]))
    green, red = rows(s)
    yield from (act(seat, "choose", hero) for hero in s[DEALT[seat]])
    yield from (act(seat, "play", card) for card in hand)
    yield from (act(seat, "buy", what) for what in (*green, *red, *LOOT))
    yield from (act(seat, "buy", s[BOSS[side]][0]) for side in COLOURS if s[BOSS[side]])
    yield from (act(seat, verb) for verb in ("play-all", "hero", "end", "take", "redraw", "reveal", "pass"))
    yield from (act(seat, verb, card) for verb in ("block", "discard", "delete", "copy", "double") for card in hand)
    yield from (act(seat, "gain", card) for card in (PAX_POX, *green, *red))
    yield from (act(seat, "delete-stack", card) for card in red)
