"""A turn: play and buy in any order, then clean up and draw; before it, what heroes give."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from pugsbox.cardtable.effects import Asks, Effect
from pugsbox.cardtable.state import Cards, Clauses, Reads, Table
from pugsbox.core.actions import Action, act
from pugsbox.gamers_vs_evil.board import buy, buy_boss, buy_loot
from pugsbox.gamers_vs_evil.cards import CARDS
from pugsbox.gamers_vs_evil.deck import draw_cards
from pugsbox.gamers_vs_evil.kinds import COLOURS, COST, DEEP_CROW, GREEN, JIM, LEVELS, PAX_POX, RED, colour, is_loot
from pugsbox.gamers_vs_evil.money import Give, loot_price, spend, wallet, worth
from pugsbox.gamers_vs_evil.specials import SIX
from pugsbox.gamers_vs_evil.zones import (
    ARRIVE,
    ARRIVING,
    BOSS,
    BOUGHT,
    DISCARD,
    DOING,
    EVERY_CARDS,
    EVERY_POWER,
    HAND,
    HERO,
    HERO_USED,
    LOOT_STACK,
    MORE_CARDS,
    MORE_TURNS,
    PLAYED,
    PLAYS,
    POWER,
    POX,
    ROW,
    TOKENS,
    TURN_COUNTERS,
    TURN_NOTES,
    WORTH,
)

__all__ = ["LOOT", "PLAIN", "SHOW", "Turn", "begin_turn", "can_show", "different"]

LOOT = {f"{side}-loot": side for side in COLOURS}
"""What a Loot is called when it is bought: nobody knows which one it is."""
SHOW = 5
"""Cards with different names that Jim Darkmagic shows (PA-HOUSE-06)."""
MANY = 4
"""Cards of a colour that Mr. Period waits for (PA-HOUSE-03)."""
PLAIN = frozenset(key for key, card in CARDS.items() if card.play and all(isinstance(effect, Give) for effect in card.play))
"""Cards that give Tokens and Power and do nothing else: they can be played together."""


def begin_turn(t: Table, seat: int) -> None:
    """Forget the last turn; the hero, and what lies before the player, give what they give each turn."""
    for counter in TURN_COUNTERS:
        t.cells[counter] = 0
    for note in TURN_NOTES:
        t.cells[note] = ()
    t.push(seat, TURN)
    hero = t[HERO[seat]]
    if hero == ("gabe",):
        t.add(TOKENS, 1, "hero gives tokens", seat, ("PA-HOUSE-01",))
    elif hero == ("tycho",):
        t.add(POWER, 1, "hero gives power", seat, ("PA-HERO-04",))
    if t[EVERY_POWER[seat]]:
        t.add(POWER, t[EVERY_POWER[seat]], "front gives power", seat, ("PA-HOUSE-07",))


def different(hand: Cards) -> Cards:
    """Return the cards of a hand that have different names, as many as Jim Darkmagic shows, in the order of the catalogue."""
    return tuple(card for card in CARDS if card in hand)[:SHOW]


def can_show(t: Reads, seat: int) -> bool:
    """Return whether Jim Darkmagic can use his power: before anything else, with cards enough to show."""
    fresh = not (t[PLAYS] or t[BOUGHT] or t[HERO_USED])
    return fresh and t[HERO[seat]] == (JIM,) and len(different(t[HAND[seat]])) == SHOW


@dataclass(frozen=True, slots=True)
class Turn(Asks):
    """The player on turn plays and buys, in any order, until the turn ends. It lies at the bottom of the stack meanwhile."""

    because = ("PA-TURN-02", "PA-TURN-03", "PA-TURN-07", "PA-TURN-08", "PA-BUY-07")

    def options(self, t: Reads, seat: int) -> Sequence[Action]:
        """Every card of the hand, all that can be paid for, the power of the hero, and the end."""
        hand = t[HAND[seat]]
        found = [*plays(seat, hand)]
        if can_show(t, seat):
            found.append(act(seat, "hero"))
        for side in COLOURS:
            found += buys(seat, within(t[ROW[side]], wallet(t, side)))
            most = wallet(t, side, loot=True)
            if most >= LEVELS[0] - 1:
                found += _from_boss(t, seat, side, most)
        found.append(act(seat, "end"))
        return found

    def answer(self, t: Table, seat: int, action: Action) -> None:
        """Do one thing; the turn goes on unless it was the end."""
        verb = action.verb
        if verb == "end":
            _end(t, seat)
            return
        t.push(seat, self)
        if verb == "play":
            play(t, seat, action.args[0])
        elif verb == "play-all":
            t.push(seat, *(Play(card) for card in t[HAND[seat]] if card in PLAIN))
        elif verb == "buy":
            _buy(t, seat, action.args[0])
        else:
            cards = different(t[HAND[seat]])
            t.cells[HERO_USED] = 1
            t.say("shows cards", seat, (cards, HAND[seat], HAND[seat]), ("PA-HERO-07", "PA-HOUSE-06"))
            t.add(TOKENS, 2, "hero gives tokens", seat, ("PA-HOUSE-06",))
            t.add(POWER, 2, "hero gives power", seat, ("PA-HOUSE-06",))


TURN = Turn()


@lru_cache(maxsize=4096)
def plays(seat: int, hand: Cards) -> tuple[Action, ...]:
    """Return how a hand can be played: each card, and all that give Tokens and Power and do nothing else."""
    found = tuple(act(seat, "play", card) for card in dict.fromkeys(hand))
    return (*found, act(seat, "play-all")) if sum(card in PLAIN for card in hand) > 1 else found


@lru_cache(maxsize=4096)
def within(row: Cards, most: int) -> Cards:
    """Return the kinds of a row that cost no more than that."""
    return tuple(card for card in dict.fromkeys(row) if COST[card] <= most)


@lru_cache(maxsize=4096)
def buys(seat: int, kinds: Cards) -> tuple[Action, ...]:
    """Return how kinds of cards are bought."""
    return tuple(act(seat, "buy", kind) for kind in kinds)


def _from_boss(t: Reads, seat: int, side: str, most: int) -> list[Action]:
    """Return the Loot, or the Boss once all Loots are gone, if it can be paid for."""
    if t[LOOT_STACK[side]]:
        return [act(seat, "buy", f"{side}-loot")] if loot_price(t, seat, side) <= most else []
    return [act(seat, "buy", t[BOSS[side]][-1])] if LEVELS[-1] <= wallet(t, side) else []


# ---------------------------------------------------------------- play


def play(t: Table, seat: int, card: str) -> None:
    """Play a card: what it does happens at once."""
    loot = ("PA-D20-06",) if is_loot(card) and colour(card) == RED else ()
    bought = ("PA-TURN-07",) if t[BOUGHT] else ()
    pox = ("PA-POX-02",) if card == PAX_POX else ()
    t.move(card, HAND[seat], PLAYED[seat], "plays", seat, ("PA-TURN-03", "PA-TURN-04", *bought, *loot, *pox))
    cells = t.cells
    cells[DOING] = len(cells[PLAYS])
    cells[PLAYS] += (card,)
    cells[WORTH] += (worth(0, 0),)
    if t[HERO[seat]] == ("mr-period",):
        _period(t, seat, colour(card))
    for effect in reversed(CARDS[card].play):
        t.stack.append((effect, seat))


def _period(t: Table, seat: int, side: str) -> None:
    """Mr. Period gets something for the fourth card of a colour."""
    if side and sum(colour(card) == side for card in t[PLAYS]) == MANY:
        kind = "hero gives tokens" if side == GREEN else "hero gives power"
        t.add(TOKENS if side == GREEN else POWER, 1, kind, seat, ("PA-HOUSE-03",))


@dataclass(frozen=True, slots=True)
class Play(Effect):
    """One of several cards that are played together."""

    card: str

    def run(self, t: Table, seat: int) -> None:
        """Play it."""
        play(t, seat, self.card)


# ---------------------------------------------------------------- buy


def _buy(t: Table, seat: int, what: str) -> None:
    """Pay for a card, a Loot or a Boss, and take it."""
    if what in LOOT:
        side = LOOT[what]
        price = loot_price(t, seat, side)
        carl = ("PA-HOUSE-02",) if t[HERO[seat]] == ("carl",) else ()
        spend(t, side, price, loot=True)
        t.say("pays", seat, (price, t[TOKENS], t[POWER]), ("PA-BOSS-06", *carl))
        buy_loot(t, seat, side, ("PA-BOSS-04", "PA-BOSS-05"))
        return
    side, price = colour(what), COST[what]
    exact = ("PA-BUY-04",) if price == t[TOKENS if side == GREEN else POWER] else ()
    spend(t, side, price)
    t.say("pays", seat, (price, t[TOKENS], t[POWER]), ("PA-TYPE-02" if side == GREEN else "PA-TYPE-03", *exact))
    if what == t[BOSS[side]][-1]:
        buy_boss(t, seat, side)
        return
    other = ("PA-BUY-03",) if any(colour(card) not in ("", side) for card in t[BOUGHT]) else ()
    arrives = ("PA-BUY-08",) if t[ARRIVE] == -1 else ()
    crow = ("PA-CARD-01",) if what == DEEP_CROW and not t[POX] else ()
    buy(t, seat, what, ("PA-BUY-01" if side == GREEN else "PA-BUY-02", "PA-BUY-05", *arrives, *other, *crow))


# ---------------------------------------------------------------- the end of a turn


def _end(t: Table, seat: int) -> None:
    """Clean up, draw, and let the next player begin."""
    if t[TOKENS] or t[POWER]:
        t.say("loses the rest", seat, (t[TOKENS], t[POWER]), ("PA-TURN-11",))
    unused = ("PA-TURN-08",) if t[HAND[seat]] else ()
    for zones in (PLAYED, ARRIVING, HAND):
        if cards := t[zones[seat]]:
            t.move_all(cards, zones[seat], DISCARD[seat], "cleans up", seat, ("PA-TURN-09", *(unused if zones is HAND else ())))
    draw_cards(t, seat, *_new_hand(t, seat))
    if t[MORE_TURNS]:
        t.cells[MORE_TURNS] -= 1
        t.say("goes on", seat, (), ("PA-HOUSE-14", "PA-TURN-02"))
        begin_turn(t, seat)
        return
    after = (seat + 1) % t.seats
    t.say("ends the turn", seat, (after,), ("PA-TURN-02",))
    begin_turn(t, after)


def _new_hand(t: Reads, seat: int) -> tuple[int, str, Clauses]:
    """Return how many cards a player draws at the end of the turn, and why."""
    both = t[HERO[seat]] == ("kreazie",) and {GREEN, RED} <= {colour(card) for card in t[BOUGHT]}
    extra = {"PA-HOUSE-05": both, "PA-HOUSE-07": t[EVERY_CARDS[seat]], "PA-HOUSE-15": t[MORE_CARDS]}
    why = tuple(clause for clause, more in extra.items() if more)
    return SIX + sum(extra.values()), "draws a hand", ("PA-TURN-10", *(("PA-TURN-13", *why) if why else ()))
