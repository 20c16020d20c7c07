"""How good does an action look to its seat, from what that seat can see?"""

from __future__ import annotations

from collections.abc import Sequence

from pugsbox.cardtable.state import Cards, State
from pugsbox.core.actions import Action
from pugsbox.pet_evil.attack import Flight
from pugsbox.pet_evil.harm import RADIATION, living
from pugsbox.pet_evil.impact import halve, is_nuke, splashed
from pugsbox.pet_evil.missile import MOST, NUKE_DAMAGE, SPLASH, missile_of, missiles_in
from pugsbox.pet_evil.supply import Reply
from pugsbox.pet_evil.turn import HEALTH_PACK
from pugsbox.pet_evil.zones import COLOURS, HAND, HEALTH, LENGTH, MARKERS, NUKE, PET_KEYS, PILES, explosive

__all__ = ["score"]

WORTH = {"shelter": 5.0, "deflection": 6.0, "health-pack": 4.0, "treaty": 4.0, "tank-tortoise": 7.0}
"""What a card is worth in the hand, beside what it adds to Missiles."""
SEALS = 50.0
"""Who has agreed to a Trade stands by it."""


def score(s: State, action: Action) -> float:
    """Return how good an action looks: damage that counts first, then what builds the next Missile."""
    seat, verb, args = action
    match verb:
        case "attack":
            return _attack(s, seat, int(args[0]), args[1:])
        case "health-pack":
            return _healing(s, seat) if args[0] == str(seat) else -1
        case "treaty":
            return 3 if s[HEALTH[seat]] <= 8 else 0.5
        case "scrap-draw":
            return 1 + _gain(s[HAND[seat]], s[PILES[int(args[0]) - 1]][-1])
        case "claim":
            return _claim(s, seat, args[0])
        case "scrap" | "seal":
            return (SEALS if verb == "seal" else 0) - _loss(s[HAND[seat]], args[0])
        case "shelter" | "take" | "deflect" | "pet":
            return _answer(s, seat, verb, args)
        case _:
            return {"draw": 5, "extra-draw": 4, "steal": 4.5, "decline": 1, "done": 0.5, "skip": 0.1}.get(verb, 0.0)


def _potential(hand: Cards) -> float:
    """Return what a hand could do: the damage of its best Missile, a bit of that of what is nearly one, and its other cards."""
    best = max((missile.damage for cards in missiles_in(hand) if (missile := missile_of(cards))), default=0)
    kinds = {card.split("-")[-1] for card in hand}
    parts = sum(kind in kinds for kind in ("warhead", "explosive", "rocket"))
    alike = max(min(MOST, hand.count(explosive(colour))) for colour in COLOURS)
    nuclear = len(set(NUKE) & set(hand))
    return best + parts + alike / 5 + nuclear * nuclear / 3 + sum(WORTH.get(card, 0.3) for card in hand)


def _gain(hand: Cards, card: str) -> float:
    return _potential((*hand, card)) - _potential(hand)


def _loss(hand: Cards, card: str) -> float:
    left = list(hand)
    left.remove(card)
    return _potential(hand) - _potential(tuple(left))


def _claim(s: State, seat: int, said: str) -> float:
    """Say honestly which card one can best do without; agree to a Trade if what is offered is worth more, should it be true."""
    hand, effect = s[HAND[seat]], s.stack[-1][0]
    offered = (effect.claimed,) if isinstance(effect, Reply) else ()
    spare = min(hand, key=lambda card: _loss((*hand, *offered), card))
    if said != ("evil-pet" if spare in PET_KEYS else spare):
        return 0
    return 0.9 + _potential((*hand, *offered)) - _potential(hand) - _loss((*hand, *offered), spare) if offered else 2


def _attack(s: State, seat: int, target: int, cards: Cards) -> float:
    """Damage to others counts, that to oneself against it; who can be put out is, but not oneself; the weakest comes first."""
    missile = missile_of(cards)
    assert missile  # noqa: S101 - a legal attack is one
    nuke = missile.combo == "nuke"
    blows = [(target, NUKE_DAMAGE if nuke else missile.damage)]
    if nuke:
        blows += [(other, SPLASH) for other in splashed(s, target)]
    value = 0.0
    for other, damage in blows:
        left = s[HEALTH[other]]
        dealt = min(damage, left) + (10 if damage >= left else 0)
        value += dealt if other != seat else -dealt if damage < left else -5 * dealt
    return value - 0.4 * (len(cards) - 3) - s[HEALTH[target]] / 100 if value > 0 else value


def _healing(s: State, seat: int) -> float:
    """Return what a Health Pack is worth to a seat; most where its own markers would put it out in this turn."""
    health, radiation = s[HEALTH[seat]], RADIATION * s[MARKERS[seat]]
    healed = min(HEALTH_PACK, s[LENGTH] - health)
    if health <= radiation < health + healed:
        return 10.5
    return 1.5 * healed if healed > 2 else -1


def _answer(s: State, seat: int, verb: str, args: tuple[str, ...]) -> float:
    """Keep answers for what hurts; in the Supply and Command phases a pet is played if it helps more than it costs."""
    effect = s.stack[-1][0]
    if not isinstance(effect, Flight):
        return _pet(s, seat, args)
    damage = effect.question(s, seat).data[1]
    assert isinstance(damage, int)  # noqa: S101 - both questions of a Flight end with it
    deadly = damage >= s[HEALTH[seat]]
    match verb:
        case "deflect":
            target = int(args[0])
            near = is_nuke(s) and seat in splashed(s, target)
            return 9 - near - s[HEALTH[target]] / 100 if damage > 3 or deadly else -1
        case "pet":
            return 7 if damage > 5 or deadly else -1
        case "shelter":
            return 9 if deadly and halve(damage, 1) < s[HEALTH[seat]] else 6 if damage > 3 else -1
        case _:
            return 1


def _pet(s: State, seat: int, args: Sequence[str]) -> float:
    match args[0]:
        case "pickpocket-parrot":
            return 4.2
        case "tank-tortoise":
            return 1
        case _:  # Fallout Ferret: worth it only for who stands best
            mine = s[HEALTH[seat]]
            rivals = [s[HEALTH[other]] for other in living(s) if other != seat]
            return 6.0 if mine > 2 and all(mine > health for health in rivals) and min(rivals) <= 4 else -1.0
