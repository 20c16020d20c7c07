"""Stopping: how many crystals should the Professor lay on the goal, and when should he end his bet?

The model. All assistants are of one `Strength`, which the Professor knows; and he knows his row. So for every place of the row
he knows how likely 0, 1, 2, ... wrong steps are at it (`waits`): one who looks for a space takes the likeliest, or any by its
chance, and none twice. One place tells nothing of the next. Every wrong step ends a turn. Nobody helps; a hint helps only as
`understood` says. The Professor counts the wrong steps at a place, and does not mind which spaces they were.

What he is after (`Aim`): "lead", his crystals of this round less those of the assistant who gets most; or "own", his own alone.
All values are exact expectations under this model.

>>> from pugsbox.punschge.board import house_board
>>> from pugsbox.punschge.guesses import STRENGTHS
>>> row = (2, 4, 5, 11, 12, 17, 18)
>>> ahead = waits(Seen(house_board(), ("medium",), (2, 4)), row, STRENGTHS["student"])
>>> [round(chance, 2) for chance in wrong_ahead(ahead)[:8]]
[0.0, 0.01, 0.04, 0.15, 0.51, 0.22, 0.06, 0.01]
>>> [round(value, 2) for value in bet_values(ahead, wrong=2, pairs=1)]
[0.99, 2.39]
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from functools import cache, lru_cache
from itertools import product
from typing import Literal, NamedTuple

from pugsbox.punschge.board import GOAL
from pugsbox.punschge.guesses import Seen, Strength, guesses
from pugsbox.punschge.play.round import POTS, RIVALS_POT
from pugsbox.punschge.play.turn import AT_ONCE, UNREAD

__all__ = ["Aim", "Choice", "bet_values", "pot_values", "waits", "wrong_ahead"]

Aim = Literal["lead", "own"]
Chances = tuple[float, ...]
"""How likely 0, 1, 2, ... wrong steps are."""


# ---------------------------------------------------------------- how long they look for a space


@lru_cache(maxsize=64)
def waits(seen: Seen, row: Sequence[int], strength: Strength) -> tuple[Chances, ...]:
    """Return for each place that is still ahead, the goal the last, how likely 0, 1, 2, ... wrong steps are at it in all.

    Those already tried at the first place are not taken off.
    """
    seen, found = seen._replace(wrong=()), []
    for space in (*row, GOAL)[len(seen.right) :]:
        found.append(wait(seen, space, strength))
        seen = seen.found(space)
    return tuple(found)


def wait(seen: Seen, space: int, strength: Strength) -> Chances:
    """Return how likely 0, 1, 2, ... wrong steps are before this space is found: what comes to mind first, then the rest."""
    sure = 0
    while space not in (likely := guesses(seen, strength.mind)):
        sure += len(likely)
        seen = seen._replace(wrong=(*seen.wrong, *likely))
    return (0.0,) * sure + tuple(drawn(tuple(likely.values()), tuple(likely).index(space), strength.best))


def drawn(chances: Sequence[float], right: int, best: float) -> Iterator[float]:
    """Give how likely the right one of some spaces is drawn after 0, 1, 2, ... others; the likeliest space is the first.

    Each draw takes the likeliest that is left with probability `best`, else any by its chance. Told apart is which were drawn.

    >>> list(drawn((0.5, 0.3, 0.2), 1, best=1)), [round(chance, 3) for chance in drawn((0.5, 0.3, 0.2), 1, best=0)]
    ([0.0, 1.0], [0.3, 0.375, 0.325])
    """
    sets: dict[int, float] = {0: 1}
    while sets:
        found, longer = 0.0, defaultdict[int, float](float)
        for taken, reached in sets.items():
            left = [i for i in range(len(chances)) if not taken >> i & 1]
            rest = sum(chances[i] for i in left)
            for i in left:
                likely = reached * ((1 - best) * chances[i] / rest + best * (i == left[0]))
                if i == right:
                    found += likely
                elif likely:
                    longer[taken | 1 << i] += likely
        yield found
        sets = longer


def wrong_ahead(ahead: Iterable[Chances]) -> Chances:
    """Return how likely 0, 1, 2, ... wrong steps are at all places together."""
    total: Chances = (1.0,)
    for place in ahead:
        sums = [0.0] * (len(total) + len(place) - 1)
        for (i, before), (n, here) in product(enumerate(total), enumerate(place)):
            sums[i + n] += before * here
        total = tuple(sums)
    return total


# ---------------------------------------------------------------- the crystals on the goal


def pot_values(ahead: Iterable[Chances], understood: float, aim: Aim = "lead") -> dict[int, float]:
    """Return what the Professor expects from a cooperative round for each number of crystals that he may lay.

    Each wrong step brings him one. Assistants who are home before the hint is read get 5 each, in the turn after it 2, later
    none (PUN-REW-01 to -03). `understood` is how likely (0 to 1) the hint leads them home in that turn; else it tells them
    nothing, and they go on as before.
    """
    rewarded = aim == "lead"

    def value(pot: int, wrong: int) -> float:
        if wrong < pot:
            return wrong - UNREAD * rewarded
        at_once = pot - AT_ONCE * rewarded
        return at_once if wrong == pot else understood * at_once + (1 - understood) * wrong

    likely = wrong_ahead(ahead)
    return {pot: sum(chance * value(pot, wrong) for wrong, chance in enumerate(likely)) for pot in POTS}


# ---------------------------------------------------------------- the bet


class Choice(NamedTuple):
    """What the Professor expects from a competitive round if he stops now, and if he goes on and then does the best."""

    stop: float
    """He ends the bet; before the first turn: he does not bet."""
    go: float
    """He raises the stake; before the first turn: he bets."""


def bet_values(ahead: Sequence[Chances], wrong: int = 0, pairs: int = 0, aim: Aim = "lead") -> Choice:
    """Return what stopping and going on are worth after so many pairs of turns that failed; 0 before the first turn.

    `wrong` steps were taken at the first place of `ahead` already. Whoever brings the figure home before the bet has ended
    gets the pot of 5 and the stake (PUN-WIN-01). Once it has ended, assistants who are home in their joint turn get 2 each;
    nobody gets the pot if they are not (PUN-BET-13, -14). Stakes come from the supply (PUN-BET-08).
    """
    given = aim == "lead"

    def won(stake: int) -> float:
        return -(RIVALS_POT + stake) * given

    @cache
    def choice(place: int, wrong: int, pairs: int) -> Choice:
        stake = pairs * (pairs + 1) // 2
        at_once = 1 - sum(chance for chance, _ in failing(ahead, place, wrong))
        stop = stake - at_once * AT_ONCE * given if pairs else won(0)
        go, failed = 0.0, 0.0
        for first, middle in failing(ahead, place, wrong):
            for second, after in failing(ahead, *middle):
                go += first * second * max(choice(*after, pairs + 1))
                failed += first * second
        return Choice(stop, go + (1 - failed) * won(stake + pairs + 1))

    return choice(0, wrong, pairs)


def failing(ahead: Sequence[Chances], place: int, wrong: int) -> Iterator[tuple[float, tuple[int, int]]]:
    """Give how likely a turn ends with a wrong step at each place, and how many there were at it then; else they are home."""
    reached = 1.0
    for at in range(place, len(ahead)):
        before = wrong if at == place else 0
        right = found(ahead[at], before)
        if right < 1:
            yield reached * (1 - right), (at, before + 1)
        reached *= right


def found(chances: Chances, wrong: int) -> float:
    """Return how likely a space is found with the next step, after so many wrong ones."""
    rest = sum(chances[wrong:])
    return chances[wrong] / rest if rest > 0 else 1.0
