"""What a player does in the Play Phase: play cards, use the Class, level up."""

from __future__ import annotations

from functools import cache, lru_cache

from pugsbox.cardtable.state import Cards, Clauses, Reads, Table
from pugsbox.core.actions import Action, act
from pugsbox.pugnacious.cards import CARDS, is_lasting, takes_two_turns
from pugsbox.pugnacious.deck import gain_pools, gain_xp
from pugsbox.pugnacious.effects import Give
from pugsbox.pugnacious.kinds import TRAITOR
from pugsbox.pugnacious.zones import CLASS, HAND, HIDDEN, LASTING, LEVEL, PLAYED, PLAYS, USED, WAITING, XP

__all__ = ["LEVEL_COSTS", "PLAIN", "ability", "betray", "level_up", "play", "play_plain", "plays", "powers"]

LEVEL_COSTS = 5
"""Exp that levelling up costs (PUG-CLASS-04)."""
BETRAYAL = 1
"""Failure of a card that the Traitor plays for it (PUG-HOUSE-17)."""
PLAIN = {
    key: (give.skill, give.fight, give.failure)
    for key, card in CARDS.items()
    if card.kind in ("starter", "supply", "main")
    and not (is_lasting(key) or takes_two_turns(key))
    and len(card.play) == 1
    and isinstance(give := card.play[0], Give)
}
"""Cards that give Skill, Fight and Failure and do nothing else, with what they give: they can be played together."""


@lru_cache(maxsize=8192)
def plays(seat: int, hand: Cards) -> tuple[Action, ...]:
    """Return how a hand can be played: each card, and all together that only give something."""
    found = [act(seat, "play", card) for card in dict.fromkeys(hand)]
    if sum(card in PLAIN for card in hand) > 1:
        found.append(act(seat, "play-all"))
    return tuple(found)


def play(t: Table, seat: int, card: str) -> None:
    """Play a card: what it does happens at once, unless it is played face down."""
    kind = CARDS[card].kind
    t.cells[PLAYS[seat]] += 1
    if kind == "stealth":
        because = ("PUG-STEALTH-01", "PUG-STEALTH-03", "PUG-STEALTH-06")
        t.move(card, HAND[seat], HIDDEN[seat], "plays face down", seat, because, (seat,))
        return
    to = PLAYED[seat]
    why: Clauses = ()
    if is_lasting(card):
        to, why = LASTING[seat], ("PUG-PLAY-08",)
    elif takes_two_turns(card):
        to, why = WAITING[seat], ("PUG-PLAY-10",)
    t.move(card, HAND[seat], to, "plays", seat, ("PUG-PLAY-03", "PUG-TURN-08", *why))
    for effect in reversed(CARDS[card].play):
        t.stack.append((effect, seat))


def play_plain(t: Table, seat: int) -> None:
    """Play all cards together that give something and do nothing else."""
    cards, pools, because = plain_ones(tuple(sorted(t[HAND[seat]])))
    t.cells[PLAYS[seat]] += len(cards)
    t.move_all(cards, HAND[seat], PLAYED[seat], "plays", seat, ("PUG-HOUSE-11", "PUG-PLAY-03", "PUG-TURN-08"))
    for i, why in enumerate(because):
        skill, fight, failure = (n if j == i else 0 for j, n in enumerate(pools))
        gain_pools(t, seat, (skill, fight, failure), why)


@lru_cache(maxsize=4096)
def plain_ones(hand: Cards) -> tuple[Cards, tuple[int, int, int], tuple[Clauses, ...]]:
    """Return the cards of a hand that are played together, what Skill, Fight and Failure they give, and why each of these."""
    cards = tuple(card for card in hand if card in PLAIN)
    skill, fight, failure = (sum(amounts) for amounts in zip(*(PLAIN[card] for card in cards), strict=True))
    gives = [(PLAIN[card], give.clause) for card in cards for give in CARDS[card].play if isinstance(give, Give)]
    because = tuple(("PUG-PLAY-16", *dict.fromkeys(clause for pools, clause in gives if pools[i])) for i in range(3))
    return cards, (skill, fight, failure), because


# ---------------------------------------------------------------- Classes


def powers(t: Reads, seat: int) -> tuple[Action, ...]:
    """Return what a Class can do now: its abilities, once a turn each, a betrayal, levelling up."""
    return _powers(seat, t[CLASS[seat]][0], t[LEVEL[seat]], t[USED[seat]], t[XP[seat]] >= LEVEL_COSTS, t[HAND[seat]])


@lru_cache(maxsize=8192)
def _powers(seat: int, card: str, level: int, used: int, can_pay: bool, hand: Cards) -> tuple[Action, ...]:  # noqa: PLR0913, PLR0917 - they are the key of the cache
    found = [act(seat, "ability", str(n)) for n in (1, 2) if n <= level and not used & n and abilities(card)[n - 1]]
    if card == TRAITOR:
        found += [act(seat, "betray", key) for key in dict.fromkeys(hand)]
    if level == 1 and can_pay:
        found.append(act(seat, "level-up"))
    return tuple(found)


@cache
def abilities(card: str) -> tuple[bool, bool]:
    """Return whether a Class has something to activate at Level 1, and at Level 2."""
    return bool(CARDS[card].play), bool(CARDS[card].second)


def ability(t: Table, seat: int, n: int) -> None:
    """Use an ability of the Class: like one more card to play, but it is none."""
    t.cells[USED[seat]] += n
    card = CARDS[t[CLASS[seat]][0]]
    why = ("PUG-CLASS-03",) if n == 1 else ("PUG-CLASS-07",)
    t.say("uses the class", seat, (card.key, n), (*why, "PUG-CLASS-09", "PUG-CLASS-10", "PUG-CLASS-14"))
    t.push(seat, *(card.play if n == 1 else card.second))


def level_up(t: Table, seat: int) -> None:
    """Pay for Level 2: its bonus comes at once."""
    gain_xp(t, seat, -LEVEL_COSTS, ("PUG-CLASS-04", "PUG-CLASS-05", "PUG-CLASS-13"))
    t.cells[LEVEL[seat]] = 2
    card = CARDS[t[CLASS[seat]][0]]
    t.say("levels up", seat, (card.key,), ("PUG-CLASS-06", "PUG-CLASS-07"))
    t.push(seat, *card.bonus)


def betray(t: Table, seat: int, card: str) -> None:
    """The Traitor plays a card as Failure: it does nothing else."""
    t.cells[PLAYS[seat]] += 1
    t.move(card, HAND[seat], PLAYED[seat], "betrays", seat, ("PUG-HOUSE-17", "PUG-GAME-04"))
    gain_pools(t, seat, (0, 0, BETRAYAL), ("PUG-HOUSE-17", "PUG-PLAY-16"))
