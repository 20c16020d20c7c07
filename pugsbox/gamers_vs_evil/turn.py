"""A turn: play and buy in any order, then clean up and draw; before it, what heroes give."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, lru_cache

from pugsbox.cardtable.effects import Asks
from pugsbox.cardtable.state import Cards, Clauses, Reads, Table
from pugsbox.core.actions import Action, act
from pugsbox.core.events import Datum
from pugsbox.gamers_vs_evil.board import buy, buy_boss, buy_loot
from pugsbox.gamers_vs_evil.cards import CARDS
from pugsbox.gamers_vs_evil.deck import HAND_SIZE, draw_cards
from pugsbox.gamers_vs_evil.kinds import COLOURS, COST, DEEP_CROW, GREEN, JIM, LEVELS, PAX_POX, RED, colour, is_loot
from pugsbox.gamers_vs_evil.money import Give, add, loot_price, spend, wallet, worth
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
    SEATS,
    TOKENS,
    TURN_COUNTERS,
    TURN_NOTES,
    WORTH,
)

__all__ = ["LOOT", "PLAIN", "SHOW", "Turn", "begin_turn", "can_show", "different", "forget_turn"]

LOOT = {f"{side}-loot": side for side in COLOURS}
"""What a Loot is called when it is bought: nobody knows which one it is."""
SHOW = 5
"""Cards with different names that Jim Darkmagic shows (PA-HOUSE-06)."""
MANY = 4
"""Cards of a colour that Mr. Period waits for (PA-HOUSE-03)."""
CHEAPEST, FEWEST = 2, 3
"""With less than that no card can be bought, and no Loot, whose price is 7 to 10: a Power may count threefold."""
PLAIN = {
    key: (sum(give.tokens for give in gives), sum(give.power for give in gives))
    for key, card in CARDS.items()
    if (gives := [effect for effect in card.play if isinstance(effect, Give)]) and len(gives) == len(card.play)
}
"""Cards that give Tokens and Power and do nothing else, with what they give: they can be played together."""


def forget_turn(t: Table) -> None:
    """Set everything back that a turn remembers."""
    for counter in TURN_COUNTERS:
        t.cells[counter] = 0
    for note in TURN_NOTES:
        t.cells[note] = ()


def begin_turn(t: Table, seat: int) -> None:
    """Forget the last turn; the hero, and what lies before the player, give what they give each turn."""
    forget_turn(t)
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
    if t[HERO[seat]] != (JIM,) or t[PLAYS] or t[BOUGHT] or t[HERO_USED]:
        return False
    return len(different(t[HAND[seat]])) == SHOW


@dataclass(frozen=True, slots=True)
class Turn(Asks):
    """The player on turn plays and buys, in any order, until the turn ends. It lies at the bottom of the stack meanwhile."""

    because = ("PA-TURN-02", "PA-TURN-03", "PA-TURN-07", "PA-TURN-08", "PA-BUY-07")

    def options(self, t: Reads, seat: int) -> Sequence[Action]:
        """Every card of the hand, all that can be paid for, the power of the hero, and the end."""
        found = plays(seat, t[HAND[seat]])
        if can_show(t, seat):
            found.append(act(seat, "hero"))
        if t[TOKENS] + t[POWER] >= CHEAPEST:
            for side in COLOURS:
                most = wallet(t, side)
                if most >= CHEAPEST:
                    found += buys(seat, kinds_in(t[ROW[side]]), most)
                if most >= FEWEST:
                    found += _from_boss(t, seat, side)
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
            play_plain(t, seat)
        elif verb == "buy":
            _buy(t, seat, action.args[0])
        else:
            cards = different(t[HAND[seat]])
            t.cells[HERO_USED] = 1
            t.say("shows cards", seat, (cards, HAND[seat], HAND[seat]), ("PA-HERO-07", "PA-HOUSE-06"))
            t.add(TOKENS, 2, "hero gives tokens", seat, ("PA-HOUSE-06",))
            t.add(POWER, 2, "hero gives power", seat, ("PA-HOUSE-06",))

    def about(self, t: Reads, seat: int) -> tuple[Datum, ...]:
        """What there is to spend: it stands where the hand lies, too."""
        del seat
        return (t[TOKENS], t[POWER])


TURN = Turn()


PLAYING = [{card: act(seat, "play", card) for card in CARDS} for seat in range(SEATS[-1])]


def plays(seat: int, hand: Cards) -> list[Action]:
    """Return how a hand can be played: each card, and all that give Tokens and Power and do nothing else."""
    each = PLAYING[seat]
    found = [each[card] for card in dict.fromkeys(hand)]
    if len([card for card in hand if card in PLAIN]) > 1:
        found.append(act(seat, "play-all"))
    return found


@lru_cache(maxsize=4096)
def kinds_in(row: Cards) -> Cards:
    """Return each kind of a row once."""
    return tuple(dict.fromkeys(row))


@lru_cache(maxsize=4096)
def buys(seat: int, kinds: Cards, most: int) -> tuple[Action, ...]:
    """Return what can be bought for no more than that."""
    return tuple(act(seat, "buy", card) for card in kinds if COST[card] <= most)


def _from_boss(t: Reads, seat: int, side: str) -> list[Action]:
    """Return the Loot, or the Boss once all Loots are gone, if it can be paid for."""
    if t[LOOT_STACK[side]]:
        return [act(seat, "buy", f"{side}-loot")] if loot_price(t, seat, side) <= wallet(t, side, loot=True) else []
    return [act(seat, "buy", t[BOSS[side]][-1])] if LEVELS[-1] <= wallet(t, side) else []


# ---------------------------------------------------------------- play


def play(t: Table, seat: int, card: str) -> None:
    """Play a card: what it does happens at once."""
    because = why_played(card)
    cells = t.cells
    if cells[BOUGHT]:
        because = (*because, "PA-TURN-07")
    t.move(card, HAND[seat], PLAYED[seat], "plays", seat, because)
    cells[DOING] = len(cells[PLAYS])
    cells[PLAYS] += (card,)
    cells[WORTH] += (NO_WORTH,)
    if cells[HERO[seat]] == ("mr-period",):
        _period(t, seat, (card,))
    for effect in reversed(CARDS[card].play):
        t.stack.append((effect, seat))


NO_WORTH = worth(0, 0)


@cache
def why_played(card: str) -> Clauses:
    """Return the clauses by which a card is played."""
    loot = ("PA-D20-06",) if is_loot(card) and colour(card) == RED else ()
    pox = ("PA-POX-02",) if card == PAX_POX else ()
    return ("PA-TURN-03", "PA-TURN-04", *loot, *pox)


def play_plain(t: Table, seat: int) -> None:
    """Play all cards together that give Tokens and Power and do nothing else."""
    cards, words, tokens, power, because, gives = plain_ones(tuple(sorted(t[HAND[seat]])))
    if t[BOUGHT]:
        because = (*because, "PA-TURN-07")
    t.move_all(cards, HAND[seat], PLAYED[seat], "plays", seat, because)
    t[PLAYS] += cards
    t[WORTH] += words
    t.cells[DOING] = len(t[PLAYS]) - 1
    if t[HERO[seat]] == ("mr-period",):
        _period(t, seat, cards)
    add(t, seat, tokens, power, gives)


@lru_cache(maxsize=4096)
def plain_ones(hand: Cards) -> tuple[Cards, tuple[str, ...], int, int, Clauses, Clauses]:
    """Return the cards of a hand that are played together, what a turn remembers of each, all Tokens and Power, and why."""
    cards = tuple(card for card in hand if card in PLAIN)
    given = [PLAIN[card] for card in cards]
    tokens, power = (sum(amounts) for amounts in zip(*given, strict=True))
    played = dict.fromkeys(clause for card in cards for clause in why_played(card))
    gives = dict.fromkeys(give.clause for card in cards for give in CARDS[card].play if isinstance(give, Give))
    return cards, tuple(worth(*each) for each in given), tokens, power, tuple(played), tuple(gives)


def _period(t: Table, seat: int, cards: Cards) -> None:
    """Mr. Period gets something for the fourth card of a colour, if that is among those that were just played."""
    for side, pool, kind in ((GREEN, TOKENS, "hero gives tokens"), (RED, POWER, "hero gives power")):
        now = sum(colour(card) == side for card in t[PLAYS])
        if now >= MANY > now - sum(colour(card) == side for card in cards):
            t.add(pool, 1, kind, seat, ("PA-HOUSE-03",))


# ---------------------------------------------------------------- buy


def _buy(t: Table, seat: int, what: str) -> None:
    """Pay for a card, a Loot or a Boss, and take it."""
    if what in LOOT:
        side = LOOT[what]
        price = loot_price(t, seat, side)
        carl = ("PA-HOUSE-02",) if t[HERO[seat]] == ("carl",) else ()
        how = spend(t, side, price, loot=True)
        t.say("pays", seat, (price, t[TOKENS], t[POWER]), ("PA-BOSS-06", *carl, *how))
        buy_loot(t, seat, side, ("PA-BOSS-04", "PA-BOSS-05"))
        return
    side, price = colour(what), COST[what]
    exact = ("PA-BUY-04",) if price == t[TOKENS if side == GREEN else POWER] else ()
    how = spend(t, side, price)
    t.say("pays", seat, (price, t[TOKENS], t[POWER]), ("PA-TYPE-02" if side == GREEN else "PA-TYPE-03", *exact, *how))
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
    if not (both or t[EVERY_CARDS[seat]] or t[MORE_CARDS]):
        return HAND_SIZE, "draws a hand", ("PA-TURN-10",)
    extra = {"PA-HOUSE-05": both, "PA-HOUSE-07": t[EVERY_CARDS[seat]], "PA-HOUSE-15": t[MORE_CARDS]}
    why = tuple(clause for clause, more in extra.items() if more)
    return HAND_SIZE + sum(extra.values()), "draws a hand", ("PA-TURN-10", "PA-TURN-13", *why)
