"""Is it a good game? Many games of bots, and what they show: how long, how close, what is bought, how it ends."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from concurrent.futures import Executor
from dataclasses import dataclass
from functools import cached_property, partial
from statistics import quantiles
from typing import Any

from tqdm import tqdm

from pugsbox.cardtable.state import State
from pugsbox.core.actions import Action
from pugsbox.core.bots import Bot, GreedyBot, RandomBot
from pugsbox.core.errors import PugsboxError, quoted
from pugsbox.core.game import Game
from pugsbox.pugnacious.game import PUGNACIOUS
from pugsbox.pugnacious.kinds import COST, GREATER, MAIN, STEALTH
from pugsbox.pugnacious.zones import ENDS, TURN

__all__ = ["PLAYERS", "Balance", "CardRate", "Curious", "Story", "simulate", "story"]

PATIENCE = 1.0
"""Seconds before a progress bar appears."""
LONGEST, UNFINISHED = 300, "unfinished"
"""No rule limits the turns of a game: where nobody can buy or beat anything any more it is stopped after so many."""
AT_ONCE = 8
"""Games that a worker takes at a time."""
SOLD = tuple(kind.key for kind in (*GREATER, *MAIN, *STEALTH))


class Curious(GreedyBot):
    """Buys by chance whatever it can pay for, and does all else like the greedy one: so every card gets its trial."""

    def choose(self, game: Game[Any], state: Any, seat: int) -> Action | None:
        """Return a purchase by chance, if one is possible, else what looks best."""
        buys = [action for action in game.legal_actions(state, seat) if action.verb == "buy"]
        return buys[self.draw(len(buys))] if buys else super().choose(game, state, seat)


PLAYERS: Mapping[str, Callable[[int], Bot]] = {"greedy": GreedyBot, "curious": Curious, "random": RandomBot}
"""Who can play, by name."""


@dataclass(frozen=True)
class Story:
    """A whole game in figures: how many turns it took, the Exp of each seat, who won, why it ended, who bought what."""

    turns: int
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    ends: tuple[str, ...]
    bought: tuple[tuple[int, str], ...]


def story(seats: int, players: str, options: tuple[tuple[str, str], ...], seed: int) -> Story:
    """Play a game of bots and return its figures; the same arguments give the same ones.

    >>> story(2, "greedy", (), 1).scores == story(2, "greedy", (), 1).scores
    True
    """
    game, bots = PUGNACIOUS, [PLAYERS[players](seats * seed + seat) for seat in range(seats)]
    state: State = game.new(seats, seed, **dict(options))
    bought: list[tuple[int, str]] = []
    while (asked := game.waiting_for(state)) and state[TURN] <= LONGEST:
        seat = asked[state[TURN] % len(asked)]  # where all may act, another one is the first to do so in each turn
        action = bots[seat].choose(game, state, seat)
        assert action is not None  # noqa: S101 - who is asked decides
        if action.verb in ("buy", "poach"):
            bought.append((action.seat, action.args[action.verb == "poach"]))
        state = game.apply(state, action).state
    outcome = game.ending(state)
    return Story(state[TURN], outcome.scores, outcome.winners, state[ENDS] or (UNFINISHED,), tuple(bought))


def simulate(
    games: int,
    seats: int = 3,
    players: str = "curious",
    *,
    first: int = 0,
    executor: Executor | None = None,
    **options: object,
) -> Balance:
    """Play games with the seeds from `first` on, and return what they show. A progress bar shows how far that is.

    `executor` is any of concurrent.futures, to play several games at a time; the figures are the same with any. `options` are
    the game's own. Raises PugsboxError for players, seats or options that there are not.

    >>> simulate(3, seats=2).games
    3
    """
    if players not in PLAYERS:
        raise PugsboxError(f"There are no players called {quoted(players)}; expected one of {', '.join(PLAYERS)}.")
    PUGNACIOUS.new(seats, first, **options)  # what is wrong is said at once
    play = partial(story, seats, players, tuple((name, str(value).lower()) for name, value in options.items()))
    seeds = range(first, first + games)
    found = map(play, seeds) if executor is None else executor.map(play, seeds, chunksize=AT_ONCE)
    return Balance(tuple(tqdm(found, "games", games, delay=PATIENCE, leave=False)))


@dataclass(frozen=True)
class CardRate:
    """How often a card was bought, in each game on average, and how often by whoever won."""

    card: str
    cost: int
    a_game: float
    by_winners: float


@dataclass(frozen=True)
class Balance:
    """What many games show."""

    stories: tuple[Story, ...]

    @property
    def games(self) -> int:
        """How many they were."""
        return len(self.stories)

    def turns(self) -> tuple[int, ...]:
        """Return how long games took: the turns of the shortest, of a quarter, the half, three quarters, and the longest."""
        return five([story.turns for story in self.stories])

    def winning(self) -> tuple[int, ...]:
        """Return the Exp of winners, as `turns` does."""
        return five([max(story.scores) for story in self.stories])

    def leads(self) -> tuple[int, ...]:
        """Return by how much Exp the first one was ahead of the second one, as `turns` does."""
        return five([first - second for story in self.stories for second, first in [sorted(story.scores)[-2:]]])

    def ends(self) -> Mapping[str, float]:
        """Return how games ended, as a share of all: one may end in two ways at once."""
        ends = Counter(end for story in self.stories for end in story.ends)
        return {end: n / self.games for end, n in ends.most_common()}

    def seats(self) -> tuple[float, ...]:
        """Return how often each seat has won, or shared a victory, as a share of all games."""
        wins = Counter(seat for story in self.stories for seat in story.winners)
        return tuple(wins[seat] / self.games for seat in range(len(self.stories[0].scores)))

    @cached_property
    def rates(self) -> tuple[CardRate, ...]:
        """How each card fared, those first that winners bought most of; what nobody bought is not there."""
        bought = Counter(card for story in self.stories for _, card in story.bought)
        won = Counter(card for story in self.stories for seat, card in story.bought if seat in story.winners)
        rates = [
            CardRate(card, COST[card], bought[card] / self.games, won[card] / bought[card]) for card in SOLD if bought[card]
        ]
        return tuple(sorted(rates, key=lambda rate: -rate.by_winners))


def five(numbers: Iterable[int]) -> tuple[int, ...]:
    """Return the least, the quartiles and the greatest of some numbers.

    >>> five([4, 1, 3, 2, 5])
    (1, 2, 3, 4, 5)
    """
    given = sorted(numbers)
    middle = quantiles(given, n=4, method="inclusive") if len(given) > 1 else [given[0]] * 3
    return (given[0], *(round(quarter) for quarter in middle), given[-1])
