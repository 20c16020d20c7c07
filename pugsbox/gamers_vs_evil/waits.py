"""Can a question wait like this in the middle of a card, as a saved state says? What was played has to have asked it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

from pugsbox.cardtable.cards import plain_fields
from pugsbox.cardtable.effects import Effect
from pugsbox.cardtable.state import Table, others
from pugsbox.gamers_vs_evil.attack import Attack, Bite, Block, Discards, GainOrDiscard, Hit, Strip
from pugsbox.gamers_vs_evil.board import GainPox, OnTop, Second, arrival
from pugsbox.gamers_vs_evil.cards import CARDS, Doing
from pugsbox.gamers_vs_evil.dice import Roll
from pugsbox.gamers_vs_evil.effects import Cupcake, DeleteAround, DeleteMany, Gains, ShowHands
from pugsbox.gamers_vs_evil.kinds import DEEP_CROW, TWISP, is_loot
from pugsbox.gamers_vs_evil.money import acts_as
from pugsbox.gamers_vs_evil.specials import Share, TouchOne
from pugsbox.gamers_vs_evil.turned_up import Pick, Reveal, Sort, Sploit
from pugsbox.gamers_vs_evil.zones import BOUGHT, DELETED, DOING, ON_TOP, PLAYED, PLAYS, SHOWN, is_green

__all__ = ["fits"]


def _inside(effects: Iterable[object]) -> Iterator[Effect]:
    """Every effect of some, and every effect in them."""
    for effect in effects:
        if isinstance(effect, Effect):
            yield effect
            for value in plain_fields(effect).values():
                if isinstance(value, tuple):
                    yield from _inside(value)


def fits(t: Table, top: Effect, asked: int) -> bool:
    """Whether a question can wait, with what waits between it and the turn: a card that was played has to have asked it."""
    turn, middle = t.stack[0][1], t.stack[1:-1]
    if isinstance(top, OnTop):
        return asked == turn and _on_top(t, top.card, middle)
    if not t[PLAYS]:
        return False
    doing = tuple(_inside(CARDS[acts_as(t, t[DOING])].play))
    if isinstance(top, Discards | GainOrDiscard):
        return _hit(t, top, asked, doing)
    order = others(turn, t.seats)
    match top:
        case Block(attack=attack, attacker=attacker, rest=rest, hit=hit):
            before = order[: -1 - len(rest)]
            answered = hit == tuple(seat for seat in before if seat in hit)
            return not middle and attacker == turn and attack in doing and order == (*before, asked, *rest) and answered
        case TouchOne(player=player, rest=rest, touched=touched):
            before = order[: -1 - len(rest)]
            asks = player == turn and Share() in doing and order == (*before, asked, *rest)
            return not middle and asks and (bool(before) or not touched)
        case _:
            return asked == turn and _again(t, middle) and _asks(t, top, doing)


def _asks(t: Table, top: Effect, doing: tuple[Effect, ...]) -> bool:
    """Whether a card asks its player this."""
    match top:
        case DeleteMany(deleted=deleted):
            return replace(top, deleted=0) in doing and 0 <= deleted <= len(t[DELETED])
        case DeleteAround(deleted=deleted):
            return ShowHands() in doing and 0 <= deleted <= len(t[DELETED])
        case Gains(side=side, cards=cards):
            return any(isinstance(effect, Gains) and effect.side == side and 1 <= cards <= effect.cards for effect in doing)
        case Cupcake():
            return top in doing and t[PLAYS][t[DOING]] in t[PLAYED[t.stack[0][1]]]
        case Sort():
            return Reveal() in doing and len(t[SHOWN]) <= Reveal().cards and not any(is_green(t, card) for card in t[SHOWN])
        case Pick(deletes=deletes, begun=begun):
            all_ = Sploit()
            gone = all_.deletes - deletes
            return all_ in doing and 0 <= gone < all_.deletes and begun == (gone > 0) and len(t[SHOWN]) <= all_.cards - gone
        case _:
            return top in doing


def _hit(t: Table, top: Effect, asked: int, doing: tuple[Effect, ...]) -> bool:
    """Whether a player can be hit by an attack, with others who wait for the same after this one."""
    turn, middle = t.stack[0][1], t.stack[1:-1]
    order = others(turn, t.seats)
    seats = [asked, *(seat for _, seat in reversed(middle))]
    attack = next((effect for effect in doing if isinstance(effect, Attack)), None)
    if seats != [seat for seat in order if seat in seats] or any(effect != Hit(attack, turn) for effect, _ in middle if attack):
        return False
    match attack, top:
        case Strip(cards=most, draws=draws), Discards(cards=cards, for_whom=whom):
            return 1 <= cards <= most and whom == (turn if draws else -1)
        case Bite(), GainOrDiscard():
            return True
        case _:
            return False


def _on_top(t: Table, card: str, middle: Sequence[tuple[Effect, int]]) -> bool:
    """Whether a card was just bought or gained that may go on top of the deck; a crow brings PAX Pox, a Lair a second one."""
    turn = t.stack[0][1]
    if not t[ON_TOP] or t[arrival(t, turn)][-1:] != (card,) or any(seat != turn for _, seat in middle):
        return False
    left = [effect for effect, _ in middle]
    if is_loot(card):
        return _again(t, middle)
    if card == DEEP_CROW and (not left or left.pop() != GainPox()):
        return False
    return left == [Second(card)] * len(left) and (not left or card in t[BOUGHT])


def _again(t: Table, middle: Sequence[tuple[Effect, int]]) -> bool:
    """Whether what waits are Loots that a Crossbow lets roll again.

    For each Crossbow that does there is, from below: which play goes on after that; then the rolls that are still to come, each
    below the play that rolls.
    """
    left = [effect for effect, seat in reversed(middle) if seat == t.stack[0][1]]
    if len(left) < len(middle):
        return False
    while left:
        after = left.pop()
        if not isinstance(after, Doing) or _plays_as(t, after.play) != "crossbow":
            return False
        while left and isinstance(left[-1], Roll):
            roll, play = left.pop(), left.pop() if left else None
            if not isinstance(play, Doing) or CARDS[_plays_as(t, play.play) or TWISP].play != (roll,):
                return False
    return True


def _plays_as(t: Table, play: int) -> str:
    """Return what a play of this turn counts as, "" if there was none."""
    return acts_as(t, play) if 0 <= play < len(t[PLAYS]) else ""
