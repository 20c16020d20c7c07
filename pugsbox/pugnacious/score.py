"""How good does an action look to its seat, from what that seat can see? Buy what is dear, fight what can be beaten."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache

from pugsbox.cardtable.state import Cards, State, others
from pugsbox.core.actions import Action
from pugsbox.pugnacious.cards import CARDS
from pugsbox.pugnacious.combat import Turncoat
from pugsbox.pugnacious.effects import Discards, Draw, Exp, Give, MayTrash, TrashOne
from pugsbox.pugnacious.fight import fought, spot_of, total, value
from pugsbox.pugnacious.kinds import AT_FINALE, COST, MINOR_FIGHT, MINOR_SKILL, NOBODY, SCIENTIST, is_trap
from pugsbox.pugnacious.zones import (
    BELOW,
    CLASS,
    FAILURE,
    FIGHT,
    HIDDEN,
    MAIN_DECK,
    MARKS,
    OWNED,
    QUEUE,
    SKILL,
    SPOT,
    TARGET,
    TURN,
    XP,
)

__all__ = ["score"]

BEST_CLASSES = ("prizefighter", "super-scientist", "inventor", "duellist", "conductor", "traitor")
FIRST = ("telegram", "library-card", "difference-engine", "penny-dreadful", "sharp-tongue", "airship", "merry-go-round")
"""Cards that draw are best played first."""
LAST = ("grand-parade", "bottle-of-gin", "memoirs")
"""Cards that are best played after others."""
HANDICAP = {"rotten-tomato": 0.7, "banana-peel": 0.5, "penny-dreadful": 0.6, "memoirs": 0.6, "trebuchet": 1.1}
"""Cards that are worth less, or more, to this player than they cost, as a factor."""
A_CARD, A_TRASH, EARLY = 0.9, 1.2, 8
"""What a card of the hand is worth in Exp, what a trash is worth in the first turns, and which turns those are."""
FEW, ENOUGH = 8, 5
"""With so few cards, or so little Skill in all of them, none is spared any more."""
RISK = 0.35
"""How much each point of Failure that others show counts against a narrow win."""


def score(s: State, action: Action) -> float:
    """Return how good an action looks; 0 for being done, so that all that scores less is left."""
    seat, verb, args = action
    if verb in FIXED:
        return FIXED[verb]
    return SCORES[verb](s, seat, args) if verb in SCORES else -1.0


FIXED = {"play-all": 95.0, "done": 0.0, "dispute": -1.0, "betray": -1.0, "turn": -1.0, "pay": -1.0}
"""What is always good, or never is, to this player."""
ORDER = {"draw": 5.0, "gain": 4.0, "turn": 3.0, "trash": 2.0, "discard": 1.0}
"""What had best come first."""


def _play(s: State, seat: int, args: Cards) -> float:
    """Play what draws first."""
    card = args[0]
    if card == "grand-tour":
        return 50.0 if s[FIGHT[seat]] < 2 and s[TURN] <= EARLY else -1.0
    return 100.0 if card in FIRST else 20.0 if card in LAST else 90.0


def _ability(s: State, seat: int, args: Cards) -> float:
    """Use the Class; end the game only in the lead."""
    if args == ("2",) and s[CLASS[seat]] == (SCIENTIST,):
        lead = s[XP[seat]] > max(s[XP[other]] for other in others(seat, s.seats)) + 2
        return 60.0 if lead else -1.0
    return 80.0


def _pass(s: State, seat: int, args: Cards) -> float:
    """Leave it; who may change the target compares."""
    del args
    return _prospect(s, seat, s[TARGET[seat]][0]) if isinstance(s.stack[-1][0], Turncoat) else 0.0


@cache
def worth(card: str) -> float:
    """Return what a card is worth to who owns it, about what it costs."""
    return 2.0 * HANDICAP.get(card, 1.0) + COST[card] * HANDICAP.get(card, 1.0)


def _buy(s: State, seat: int, card: str) -> float:
    """Buy what is dearest; towards the end keep Skill for a Trap."""
    late = s[TURN] > 2 * EARLY or len(s[MAIN_DECK]) < 2 * s.seats
    if late and any(s[spot] and is_trap(s[spot][0]) for spot in SPOT):
        skill = s[SKILL[seat]]
        if _by_skill(s, seat, skill - COST[card]) < _by_skill(s, seat, skill):
            return -1.0
    if late and COST[card] < 3:
        return -1.0
    return worth(card)


def _by_skill(s: State, seat: int, skill: int) -> int:
    """Return the most Exp that so much Skill brings against a Trap, beyond what Fight brings elsewhere."""
    best, other = 0, 0
    for n, spot in enumerate(SPOT):
        if not s[spot]:
            continue
        token, card = f"spot-{n + 1}", s[spot][0]
        if is_trap(card) and skill + s[MARKS["lockpick"][seat]] >= value(s, token):
            best = max(best, exp_of(card))
        elif not is_trap(card) and total(s, seat, token) >= value(s, token):
            other = max(other, exp_of(card))
    return max(best - other, 0)


@cache
def exp_of(card: str) -> int:
    """Return the Exp of a Win text."""
    return sum(effect.points for effect in CARDS[card].play if isinstance(effect, Exp))


@cache
def _good(card: str, won: bool, early: bool) -> float:
    """Return what a Win or a Lose text is worth, in Exp."""
    found = CARDS[card]
    good = 0.0
    for effect in found.play if won else getattr(found, "lose", ()):
        match effect:
            case Exp(points=points):
                good += points
            case Discards(cards=cards):
                good -= A_CARD * cards
            case Draw(cards=cards):
                good += A_CARD * cards
            case TrashOne():
                good += A_TRASH if early else -0.2
            case _:
                good += 0.5
    return good


def _prospect(s: State, seat: int, token: str) -> float:
    """Return what fighting something will bring; a narrow win is at risk where others show Failure."""
    if token == NOBODY:
        return 0.1 + s[MARKS["rest"][seat]]
    card, early = fought(s, token), _spares(s, seat)
    launch = token.startswith("launch")
    margin = 99 if launch else total(s, seat, token) + _hidden(s, seat, trap=is_trap(card)) - value(s, token)
    spot = spot_of(token)
    cards = (card, *(s[BELOW[spot]] if spot is not None else ()))
    lost = sum(_good(key, False, early) for key in cards) + s[MARKS["consolation"][seat]]
    if margin < 0:
        return lost - 1
    won = sum(_good(key, True, early) for key in cards) + s[MARKS["bounty"][seat]]
    threat = sum(_shown(s, other) for other in others(seat, s.seats))
    danger = min(1.0, RISK * max(threat - margin, 0) / 2)
    ends = token == AT_FINALE and s[XP[seat]] + exp_of(card) < max(s[XP[other]] for other in others(seat, s.seats))
    return won * (1 - danger) + lost * danger - (20 if ends else 0)


def _hidden(s: State, seat: int, *, trap: bool) -> int:
    """Return what a player's own cards will add that lie face down until targets are shown."""
    gives = [effect for card in s[HIDDEN[seat]] for effect in CARDS[card].play if isinstance(effect, Give)]
    return sum(give.skill if trap else give.fight for give in gives)


def _shown(s: State, seat: int) -> int:
    """Return the Failure that a player shows."""
    return s[FAILURE[seat]]


def _spite(s: State, seat: int, args: Cards) -> float:
    """Give just as much Failure as makes an opponent lose, most gladly one who would win much."""
    del seat
    other, n = map(int, args)
    token = s[TARGET[other]][0]
    if token == NOBODY or token.startswith("launch"):
        return -1.0
    margin = total(s, other, token) - value(s, token)
    if margin < 0 or n != margin + 1:
        return -1.0
    return 1.0 + exp_of(fought(s, token)) + s[XP[other]] / 100


@cache
def _skill_of(card: str) -> int:
    """Return the Skill that a card gives."""
    return sum(effect.skill for effect in CARDS[card].play if isinstance(effect, Give))


def _spares(s: State, seat: int) -> bool:
    """Return whether a player would rather have fewer cards: early in the game, of a deck that can still buy something."""
    if s[TURN] > EARLY:
        return False
    cards = [card for zone in OWNED for card in s[zone[seat]]]
    return len(cards) > FEW and sum(_skill_of(card) for card in cards) > ENOUGH


def _trash(s: State, seat: int, args: Cards) -> float:
    """Trash starting cards, those that give Skill first; later on, or of a small deck, leave it, where that is possible."""
    least = {MINOR_SKILL: 5.0, MINOR_FIGHT: 4.0}.get(args[0], 0.0)
    leave = isinstance(s.stack[-1][0], MayTrash) and not _spares(s, seat)
    return least - (6.0 if leave else 0.0) if least else -worth(args[0])


SCORES: Mapping[str, Callable[[State, int, Cards], float]] = {
    "play": _play,
    "ability": _ability,
    "level-up": lambda s, _, __: 40.0 if s[TURN] <= EARLY else -1.0,
    "buy": lambda s, seat, args: _buy(s, seat, args[0]),
    "poach": lambda s, seat, args: _buy(s, seat, args[1]),
    "target": lambda s, seat, args: _prospect(s, seat, args[0]),
    "give": _spite,
    "discard": lambda _, __, args: 6.0 - worth(args[0]) / 2,
    "trash": _trash,
    "trash-discarded": _trash,
    "pass": _pass,
    "gain": lambda _, __, args: worth(args[0]),
    "swap": lambda _, __, args: worth(args[1]),
    "offer": lambda _, __, args: -worth(args[0]),
    "sweep": lambda s, seat, args: -sum(worth(s[QUEUE[seat]][int(space) - 1]) for space in args),
    "bar": lambda s, _, args: float(s[XP[int(args[0])]]),
    "choose": lambda _, __, args: -float(BEST_CLASSES.index(args[0])),
    "first": lambda _, seat, args: float(args == (str(seat),)),
    "next": lambda _, __, args: ORDER[args[0]],
}
"""How good an action is, by its verb."""
