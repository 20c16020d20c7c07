"""Where cards of Gamers vs. Evil can lie, what may be chosen before a game, and what a turn has to remember."""

from __future__ import annotations

from functools import lru_cache

from pugsbox.cardtable.layout import Layout
from pugsbox.cardtable.state import Cards, Reads
from pugsbox.core.game import Option
from pugsbox.gamers_vs_evil.kinds import BEGINNER, COST, EVIL, FLESHREAPER, GAMER, GREEN, LOOTS, MERCH, NAMES, RED, colour

__all__ = ["LAYOUT", "PLAYING", "RANDOM", "board", "is_green", "randomizer", "rows"]

SEATS = range(2, 5)
PLAYING = ("starter", "gamer", "evil", "loot", "boss", "pox")
"""The kinds of cards that can get into a deck."""

LAYOUT = Layout(seats=SEATS[-1])
GREEN_ROW = LAYOUT.zone("green-row", cards=("gamer",))
RED_ROW = LAYOUT.zone("red-row", cards=("evil",))
GREEN_BOSS = LAYOUT.zone("green-boss", ordered=True, cards=("boss",))  # the highest level lies at the bottom
GREEN_LOOTS = LAYOUT.zone("green-loots", seen="nobody", ordered=True, cards=("loot",))  # between the Boss cards
RED_BOSS = LAYOUT.zone("red-boss", ordered=True, cards=("boss",))
RED_LOOTS = LAYOUT.zone("red-loots", seen="nobody", ordered=True, cards=("loot",))
POX = LAYOUT.zone("pax-pox", cards=("pox",))
DELETED = LAYOUT.zone("deleted", cards=PLAYING)
SHOWN = LAYOUT.zone("shown", cards=PLAYING, passing=True)  # what is turned up from a deck
MARKER = LAYOUT.zone("marker", cards=("marker",), listed=False)  # shows where deleted cards go
RANDOM = LAYOUT.zone("randomizers", cards=("randomizer",), listed=False)  # they lie under their stacks
STARTERS = LAYOUT.zone("starters", cards=("starter",), passing=True, listed=False)
HERO_PILE = LAYOUT.zone("heroes", seen="nobody", cards=("hero",), passing=True)
BOSS_PILE = LAYOUT.zone("bosses", cards=("boss",), passing=True)
LOOT_PILE = LAYOUT.zone("loots", seen="nobody", cards=("loot",), passing=True)
HERO = LAYOUT.zones("hero", cards=("hero",))
DEALT = LAYOUT.zones("dealt", seen="owner", cards=("hero",), passing=True)  # heroes to choose from
CHOSEN = LAYOUT.zones("chosen", seen="owner", cards=("hero",), passing=True)
HAND = LAYOUT.zones("hand", seen="owner", cards=PLAYING)
PLAYED = LAYOUT.zones("played", ordered=True, cards=PLAYING, passing=True)
FRONT = LAYOUT.zones("front", cards=PLAYING, passing=True)  # Loots that stay for the game
ARRIVING = LAYOUT.zones("arriving", cards=PLAYING, passing=True)  # bought, where that is discarded at the end of the turn
DECK = LAYOUT.zones("deck", seen="nobody", ordered=True, cards=PLAYING)
DISCARD = LAYOUT.zones("discard", ordered=True, cards=PLAYING)
OWNED = (HAND, PLAYED, FRONT, ARRIVING, DECK, DISCARD)
"""All places of the cards that a player has (PA-END-07)."""

ROW = {GREEN: GREEN_ROW, RED: RED_ROW}
BOSS = {GREEN: GREEN_BOSS, RED: RED_BOSS}
LOOT_STACK = {GREEN: GREEN_LOOTS, RED: RED_LOOTS}

ADVANCED = LAYOUT.option(
    "setup", Option(("beginner", "advanced"), "The board of the first game, or one by chance.", ("PA-ADV-07",))
)
BEGINS = LAYOUT.option(
    "first_player",
    Option(("seeded", "0", "1", "2", "3"), "Who begins: chance, or a seat.", ("PA-TURN-01",), of_seats=True),
)
ARRIVE = LAYOUT.option(
    "bought_cards_arrive",
    Option(("immediately", "end_of_turn"), "When bought and gained cards get to the discard pile.", ("PA-BUY-08",)),
)
CANCELS = LAYOUT.option(
    "fumble_cancels_effect", Option(("true", "false"), "A Loot that is fumbled does nothing else.", ("PA-D20-02",))
)
LOOT_IS_GAMER = LAYOUT.option(
    "loots_count_as_gamer", Option(("true", "false"), "A Gamer Boss Loot is a Gamer card.", ("PA-CARD-04", "PA-CARD-18"))
)

# ---------------------------------------------------------------- what a turn remembers

STACKS = tuple(kind.key for kind in (*GAMER, *EVIL))
TOKENS = LAYOUT.counter("tokens")
POWER = LAYOUT.counter("power")
RUN_OUT = LAYOUT.note("run-out", words=(*STACKS, "pax-pox"))  # stacks that have run out
PLAYS = LAYOUT.note("plays", words=tuple(NAMES), listed=False)  # cards played in this turn, those gone since, too
WORTH = LAYOUT.note("worth", listed=False)  # what each of them has given: Tokens and Power, as "2-0"
DOUBLED = LAYOUT.note("doubled", listed=False)  # which of them Natural Twenty has doubled, by number, from 0
COPIED = LAYOUT.note("copied", words=tuple(NAMES), listed=False)  # what Twisp is in this turn
BOUGHT = LAYOUT.note("bought", words=tuple(NAMES), listed=False)  # cards bought in this turn
DOING = LAYOUT.counter("doing", listed=False)  # the play whose abilities happen now, from 0
DISGUISED = LAYOUT.counter("disguised", listed=False)  # Power that counts threefold for a Boss Loot
TOKENS_FOR_RED = LAYOUT.counter("tokens-for-red", listed=False)  # 1: Tokens may be spent as Power
POWER_FOR_GREEN = LAYOUT.counter("power-for-green", listed=False)  # 1: Power may be spent as Tokens
ON_TOP = LAYOUT.counter("on-top", listed=False)  # 1: what is bought or gained may go on top of the deck
LAIRS = LAYOUT.counter("lairs", listed=False)  # copies to gain of the first Red card that is bought
MORE_CARDS = LAYOUT.counter("more-cards", listed=False)  # to draw at the end of this turn
MORE_TURNS = LAYOUT.counter("more-turns", listed=False)  # for the player on turn
HERO_USED = LAYOUT.counter("hero-used", listed=False)
TURN_COUNTERS = (
    TOKENS,
    POWER,
    DOING,
    DISGUISED,
    TOKENS_FOR_RED,
    POWER_FOR_GREEN,
    ON_TOP,
    LAIRS,
    MORE_CARDS,
    HERO_USED,
)
TURN_NOTES = (PLAYS, WORTH, DOUBLED, COPIED, BOUGHT)
EVERY_CARDS = LAYOUT.counters("every-turn-cards", listed=False)  # more cards at the end of each turn
EVERY_POWER = LAYOUT.counters("every-turn-power", listed=False)  # Power at the start of each turn


def is_green(t: Reads, card: str) -> bool:
    """Return whether a card counts as a Gamer card: by its colour, but for Loots in a game that says otherwise."""
    return colour(card) == GREEN and (card not in LOOTS or t[LOOT_IS_GAMER] > 0)


def randomizer(kind: str) -> str:
    """Return the key of the Randomizer card of a stack."""
    return f"random-{kind}"


def rows(t: Reads) -> tuple[Cards, Cards]:
    """Return the kinds of the Gamer row and of the Evil row of this board, the cheapest first."""
    return board(t[RANDOM]) if t[ADVANCED] != -1 else BEGINNER


@lru_cache(maxsize=256)
def board(randomizers: Cards) -> tuple[Cards, Cards]:
    """Return the rows of a board: what the Randomizers say, and what is always there.

    >>> board(("random-werewolf", "random-tiny-bat", "random-baby-ninja"))
    (('baby-ninja', 'merch', 'werewolf'), ('tiny-bat', 'fleshreaper'))
    """
    kinds = [*(name.removeprefix("random-") for name in randomizers), MERCH, FLESHREAPER]
    order = sorted(kinds, key=lambda kind: (COST[kind], STACKS.index(kind)))
    green, red = (tuple(kind for kind in order if colour(kind) == side) for side in (GREEN, RED))
    return green, red
