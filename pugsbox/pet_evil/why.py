"""Why is an action refused? Every clause that does so; and what could a player wonder about?"""

from __future__ import annotations

from collections.abc import Iterator

from pugsbox.cardtable.state import State, others
from pugsbox.core.actions import Action, Refusal, act
from pugsbox.pet_evil.attack import Flight, Splashed, Targeted, why_no_attack, why_no_instant
from pugsbox.pet_evil.missile import missile_of, missiles_in
from pugsbox.pet_evil.pets import why_no_pet
from pugsbox.pet_evil.supply import Claim, Reply, Seal, Supply, why_no_scrap_draw, why_no_skip, why_no_steal, why_no_trade
from pugsbox.pet_evil.turn import Command, Draw, EndTurn, Scrap, why_no_scrap
from pugsbox.pet_evil.words import no
from pugsbox.pet_evil.zones import CLAIMS, HAND, HEALTH, NUKE, PET_KEYS, PILES, ROUND

__all__ = ["reasons", "think"]

SUPPLY_VERBS = ("extra-draw", "scrap-draw", "steal", "trade")
COMMAND_VERBS = ("attack", "health-pack", "treaty")
INSTANT_VERBS = ("shelter", "deflect", "take")
TRADE_VERBS = ("claim", "seal", "decline")


def reasons(s: State, action: Action) -> Iterator[Refusal]:
    """Every clause that refuses an action, those about the moment first."""
    seat, verb, args = action
    if not s.stack:
        yield no("PET-END-01")
    elif seat >= s.seats:
        yield no("PET-INV-02", s.seats - 1)
    elif not s[HEALTH[seat]]:
        yield no("PET-TURN-05")
    elif verb == "draw":
        yield from _why_no_draw(s, seat, args)
    elif verb in SUPPLY_VERBS:
        yield from _not_supply(s, seat)
        yield from _why_no_supply(s, seat, verb, args)
    elif verb in COMMAND_VERBS:
        yield from _not_command(s, seat, verb)
        yield from _why_no_command(s, seat, verb, args)
    elif verb in INSTANT_VERBS:
        yield from why_no_instant(s, seat, verb, args)
    else:
        yield from _others(s, seat, verb, args)


def _others(s: State, seat: int, verb: str, args: tuple[str, ...]) -> Iterator[Refusal]:
    """Every reason against what belongs to more than one phase, or to none."""
    if verb == "skip":
        yield from _why_no_skip(s, seat, args)
    elif verb in ("scrap", "done"):
        if seat != s.stack[0][1]:
            yield no("PET-TURN-02")
        elif not isinstance(s.stack[-1][0], Scrap):
            yield no("PET-ACT-02", key="later")
        yield from why_no_scrap(s, seat, args) if verb == "scrap" else iter([no("PET-SCRAP-01")])
    elif verb == "pet":
        yield from _why_no_pet(s, seat, args)
    elif verb in TRADE_VERBS:
        yield from _why_no_word(s, seat, verb, args)
    else:
        yield no("PET-ACT-01", verb)


def _mine(s: State, seat: int) -> Iterator[Refusal]:
    """Whether it is another player's turn."""
    if seat != s.stack[0][1]:
        yield no("PET-TURN-02")


def _why_no_draw(s: State, seat: int, args: tuple[str, ...]) -> Iterator[Refusal]:
    yield from _mine(s, seat)
    if args:
        yield no("PET-DRAW-01", " ".join(args))
    elif not isinstance(s.stack[-1][0], Draw):
        yield no("PET-DRAW-01", key="drawn")


# ---------------------------------------------------------------- Supply


def _not_supply(s: State, seat: int) -> Iterator[Refusal]:
    """Why it is not the moment for a Supply action."""
    effect, asked = s.stack[-1]
    yield from _mine(s, seat)
    if seat == s.stack[0][1] and not (isinstance(effect, Supply) and seat == asked):
        if isinstance(effect, Draw):
            yield no("PET-DRAW-02")
        elif isinstance(effect, Claim | Reply | Seal):
            yield no("PET-SUP-01", key="trading")
        else:
            yield no("PET-SUP-01", key="taken")
            yield no("PET-ACT-02", key="supply")


def _why_no_supply(s: State, seat: int, verb: str, args: tuple[str, ...]) -> Iterator[Refusal]:
    match verb:
        case "extra-draw":
            if args:
                yield no("PET-SUP-03", " ".join(args))
            elif isinstance(s.stack[-1][0], Supply) and seat == s.stack[-1][1]:
                yield no("PET-SUP-03", key="no card")
        case "scrap-draw":
            yield from why_no_scrap_draw(s, args)
        case "steal":
            yield from why_no_steal(s, seat, args)
        case _:
            yield from why_no_trade(s, seat, args)


# ---------------------------------------------------------------- Command


def _not_command(s: State, seat: int, verb: str) -> Iterator[Refusal]:
    """Why it is not the moment for a Command action."""
    effect, asked = s.stack[-1]
    end = s.stack[0][0]
    if isinstance(effect, Flight) and seat == asked and verb == "health-pack":
        yield no("PET-HP-04")
    yield from _mine(s, seat)
    if s[ROUND] == 1:
        yield no("PET-TURN-04")
    if seat != s.stack[0][1] or (isinstance(effect, Command) and seat == asked):
        return
    if isinstance(effect, Draw | Supply | Claim | Reply | Seal):
        yield no("PET-ACT-02", key="command")
    else:
        if verb == "attack" and isinstance(end, EndTurn) and end.command == "attack":
            yield no("PET-ATK-06")
            if NUKE in missiles_in(s[HAND[seat]]):
                yield no("PET-NUKE-13")
        if verb == "health-pack":
            yield no("PET-HP-04")
        yield no("PET-CMD-01")


def _why_no_command(s: State, seat: int, verb: str, args: tuple[str, ...]) -> Iterator[Refusal]:
    if verb == "attack":
        yield from why_no_attack(s, seat, args)
    elif verb == "treaty":
        if args or "treaty" not in s[HAND[seat]]:
            yield no("PET-TRT-01", " ".join(args))
    else:
        if "health-pack" not in s[HAND[seat]]:
            yield no("PET-HP-01", key="no pack")
        if len(args) != 1 or args[0] not in map(str, range(s.seats)):
            yield no("PET-HP-01", " ".join(args))
        elif not s[HEALTH[int(args[0])]]:
            yield no("PET-HP-03")


# ---------------------------------------------------------------- the rest


def _why_no_skip(s: State, seat: int, args: tuple[str, ...]) -> Iterator[Refusal]:
    effect, asked = s.stack[-1]
    yield from _mine(s, seat)
    if args:
        yield no("PET-ACT-01", " ".join(("skip", *args)))
    elif isinstance(effect, Supply):
        yield from why_no_skip(s, seat)
    elif isinstance(effect, Draw):
        yield no("PET-DRAW-02", key="no skip")
    elif seat == s.stack[0][1] or seat != asked:
        yield no("PET-ACT-02", key="skip")


def _why_no_pet(s: State, seat: int, args: tuple[str, ...]) -> Iterator[Refusal]:
    effect, asked = s.stack[-1]
    moments = {Supply: "supply", Command: "command", Targeted: "instant", Splashed: "instant"}
    when = next((name for kind, name in moments.items() if isinstance(effect, kind)), "") if seat == asked else ""
    if not when:
        yield no("PET-ACT-02", key="pet")
    yield from why_no_pet(s, seat, args, when)


def _why_no_word(s: State, seat: int, verb: str, args: tuple[str, ...]) -> Iterator[Refusal]:
    """Every reason against a word or a card in a Trade."""
    effect, asked = s.stack[-1]
    if not isinstance(effect, Claim | Reply | Seal) or seat != asked:
        yield no("PET-TRADE-04")
    elif verb == "claim" and args[:1] and args[0] not in CLAIMS:
        yield no("PET-TRADE-02", " ".join(args))
    elif verb == "seal" and isinstance(effect, Seal):
        yield no("PET-TRADE-01", " ".join(args), key="not held")
    else:
        yield no("PET-TRADE-04", key="not now")


# ---------------------------------------------------------------- what one may wonder about


def think(s: State, seat: int) -> Iterator[Action]:
    """Every action that the rulebook knows, from a seat's place; of attacks, the best one on each player."""
    seats = [str(other) for other in others(seat, s.seats)]
    hand = s[HAND[seat]]
    missiles = sorted(missiles_in(hand), key=_damage)
    best = missiles[-1] if missiles else tuple(card for card in hand if card.split("-")[-1] in ("warhead", "explosive"))[:2]
    yield from (act(seat, verb) for verb in ("draw", "extra-draw"))
    yield from (act(seat, "scrap-draw", str(n)) for n in range(1, len(PILES) + 1))
    yield from (act(seat, verb, other) for verb in ("steal", "trade") for other in seats)
    yield from (act(seat, "attack", other, *best) for other in seats)
    yield from (act(seat, "health-pack", other) for other in (str(seat), *seats))
    yield from (act(seat, verb) for verb in ("treaty", "shelter", "take", "skip"))
    yield from (act(seat, "deflect", other) for other in seats)
    yield from (act(seat, "pet", card) for card in PET_KEYS if card in hand)
    yield from (act(seat, "scrap", card, "1") for card in dict.fromkeys(hand))


def _damage(cards: tuple[str, ...]) -> int:
    missile = missile_of(cards)
    return missile.damage if missile else 0
