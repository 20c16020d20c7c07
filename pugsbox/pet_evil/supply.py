"""The Supply phase: Extra Draw, Scrap Draw, Steal, Trade."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache

from pugsbox.cardtable.effects import Asks
from pugsbox.cardtable.state import Reads, State, Table, others
from pugsbox.core.actions import Action, Refusal, act
from pugsbox.core.events import Datum
from pugsbox.pet_evil.deck import can_draw, refill
from pugsbox.pet_evil.pets import Reveal, draw_to_hand, pet_actions, play_pet
from pugsbox.pet_evil.words import no
from pugsbox.pet_evil.zones import (
    CLAIMS,
    DECLINED,
    FRONT,
    HAND,
    HEALTH,
    PET_KEYS,
    PILES,
    REVEAL_DRAWN,
    SEALED,
)

__all__ = ["Claim", "Reply", "Seal", "Supply", "why_no_scrap_draw", "why_no_skip", "why_no_steal", "why_no_trade"]


@dataclass(frozen=True, slots=True)
class Supply(Asks):
    """One Supply action has to be taken. `declined` are those who have declined a Trade in this turn."""

    declined: tuple[int, ...] = ()
    because = ("PET-SUP-01", "PET-SUP-02")

    def options(self, t: Reads, seat: int) -> Sequence[Action]:
        """All four kinds, and what a pet can do; skipping only if all that is left needs another player's consent."""
        if not t[HEALTH[seat]]:
            return ()
        alone = unaided(t, seat)
        trades = [act(seat, "trade", str(other)) for other in partners(t, seat, self.declined)]
        return [*alone, *trades] if alone else [*trades, act(seat, "skip")]

    def answer(self, t: Table, seat: int, action: Action) -> None:
        """Take the action."""
        match action.verb:
            case "extra-draw":
                draw_to_hand(t, seat, "draws extra", ("PET-SUP-03", *over_limit(t, seat)))
            case "scrap-draw":
                scrap_draw(t, seat, int(action.args[0]))
            case "steal":
                steal(t, seat, int(action.args[0]))
            case "trade":
                self._offer(t, seat, int(action.args[0]))
            case "pet":
                play_pet(t, seat, action, "supply")
            case _:
                t.say("skips supply", seat, (), ("PET-SUP-01",))

    def _offer(self, t: Table, seat: int, partner: int) -> None:
        """Propose a Trade: first both say what they will give, then both put a card face down."""
        unlike = t[FRONT[partner]] or len(t[HAND[partner]]) < len(t[HAND[seat]])
        t.say("offers a trade", seat, (partner,), ("PET-TRADE-01", "PET-TRADE-06") if unlike else ("PET-TRADE-01",))
        t.push(seat, Claim(partner, self.declined))


def unaided(t: Reads, seat: int) -> list[Action]:
    """Return the Supply actions for which nobody else is asked."""
    found = [act(seat, "extra-draw")] if can_draw(t) else []
    found += [action for action, pile in zip(_scrap_draws(seat), PILES, strict=True) if t[pile]]
    found += [act(seat, "steal", str(other)) for other in victims(t, seat)]
    return [*found, *pet_actions(t, seat, "supply")]


@cache
def _scrap_draws(seat: int) -> tuple[Action, ...]:
    return tuple(act(seat, "scrap-draw", str(n)) for n in range(1, len(PILES) + 1))


def over_limit(t: Reads, seat: int) -> tuple[str, ...]:
    """Return the clause that lets a hand grow beyond seven within the turn."""
    return ("PET-SCRAP-07",) if len(t[HAND[seat]]) >= 7 else ()


# ---------------------------------------------------------------- Scrap Draw


def scrap_draw(t: Table, seat: int, number: int) -> None:
    """Take the top card of a Scrap pile; an empty pile is refilled at once."""
    pile = PILES[number - 1]
    card = t[pile][-1]
    pet = card in PET_KEYS
    quiet = ("PET-PET-05",) if pet and not t[REVEAL_DRAWN] else ()
    t.move(card, pile, HAND[seat], "takes scrap", seat, ("PET-SUP-04", *quiet, *over_limit(t, seat)))
    if pet and t[REVEAL_DRAWN]:
        t.push(seat, Reveal(card, -1, "PET-PET-05"))
    if not t[pile]:
        refill(t, pile, seat, ("PET-SUP-05",))


def why_no_scrap_draw(s: State, args: tuple[str, ...]) -> Iterator[Refusal]:
    """Every reason against a Scrap Draw."""
    numbers = [str(n) for n in range(1, len(PILES) + 1)]
    if len(args) != 1 or args[0] not in numbers:
        buried = any(card == args[0] for pile in PILES for card in s[pile]) if args else False
        yield no("PET-SUP-06" if buried else "PET-SUP-04", " ".join(args))
    elif not s[PILES[int(args[0]) - 1]]:
        yield no("PET-SUP-04", key="empty pile")


# ---------------------------------------------------------------- Steal


def victims(t: Reads, seat: int) -> list[int]:
    """Return from whom a seat may steal: others with as many cards or more, and no Treaty."""
    mine = len(t[HAND[seat]])
    return [
        other
        for other in others(seat, t.seats)
        if len(t[HAND[other]]) >= (mine or 1) and t[HEALTH[other]] and not t[FRONT[other]]
    ]


def steal(t: Table, seat: int, victim: int) -> None:
    """Take a random card; an Evil Pet is revealed at once."""
    hand = t[HAND[victim]]
    equal = ("PET-STEAL-03",) if len(hand) == len(t[HAND[seat]]) else ()
    card = hand[t.roll(len(hand)) - 1]
    because = ("PET-STEAL-01", "PET-STEAL-06", *equal, *over_limit(t, seat))
    t.move(card, HAND[victim], HAND[seat], "steals", seat, because, (seat, victim))
    if card in PET_KEYS:
        t.push(seat, Reveal(card, victim, "PET-PET-01"))


def why_no_steal(s: State, seat: int, args: tuple[str, ...]) -> Iterator[Refusal]:
    """Every reason against a Steal."""
    victim = other_seat(s, seat, args)
    if victim is None:
        yield no("PET-STEAL-01", " ".join(args))
        return
    theirs, mine = len(s[HAND[victim]]), len(s[HAND[seat]])
    if not s[HEALTH[victim]]:
        yield no("PET-TURN-05", key="is out")
    elif not theirs:
        yield no("PET-STEAL-05")
    elif theirs < mine:
        yield no("PET-STEAL-02", theirs, mine)
        if theirs == mine - 1:
            yield no("PET-STEAL-03")
    if s[FRONT[victim]]:
        yield no("PET-STEAL-04")


def other_seat(s: State, seat: int, args: tuple[str, ...]) -> int | None:
    """Return the other player that the first of some arguments names."""
    named = args[:1] and args[0] in map(str, others(seat, s.seats))
    return int(args[0]) if named and len(args) == 1 else None


# ---------------------------------------------------------------- Trade


def partners(t: Reads, seat: int, asked: tuple[int, ...]) -> list[int]:
    """Return with whom a seat may trade: whoever has a card and has not declined in this turn."""
    if not t[HAND[seat]]:
        return []
    return [o for o in others(seat, t.seats) if t[HAND[o]] and t[HEALTH[o]] and o not in asked]


@cache
def _claims(seat: int) -> tuple[Action, ...]:
    return tuple(act(seat, "claim", thing) for thing in CLAIMS)


@dataclass(frozen=True, slots=True)
class Claim(Asks):
    """Who offers a Trade says what the card will be; that need not be true."""

    partner: int
    declined: tuple[int, ...]
    because = ("PET-TRADE-02", "PET-TRADE-03")

    def options(self, t: Reads, seat: int) -> Sequence[Action]:
        """Anything that can be said."""
        del t
        return _claims(seat)

    def answer(self, t: Table, seat: int, action: Action) -> None:
        """Say it, and ask the other player."""
        t.say("claims", seat, action.args, self.because)
        t.push(self.partner, Reply(seat, action.args[0], self.declined))


@dataclass(frozen=True, slots=True)
class Reply(Asks):
    """The other player says what the card in return will be, or declines."""

    partner: int
    claimed: str
    declined: tuple[int, ...]
    because = ("PET-TRADE-04", "PET-TRADE-03")

    def options(self, t: Reads, seat: int) -> Sequence[Action]:
        """Anything that can be said, and no."""
        del t
        return (*_claims(seat), act(seat, "decline"))

    def answer(self, t: Table, seat: int, action: Action) -> None:
        """Go on, or have it back."""
        if action.verb == "decline":
            decline(t, seat, self.partner, seat, self.declined)
        else:
            t.say("claims", seat, action.args, ("PET-TRADE-02", "PET-TRADE-03"))
            t.push(self.partner, Seal(seat, action.args[0], self.declined, offers=True))

    def about(self, t: Reads, seat: int) -> tuple[Datum, ...]:
        """Who offers, and what is said."""
        del t, seat
        return (self.partner, self.claimed)


@dataclass(frozen=True, slots=True)
class Seal(Asks):
    """Put a card face down for the Trade, or call it off; who `offers` does so first, and the swap follows the second."""

    partner: int
    claimed: str
    declined: tuple[int, ...]
    offers: bool
    because = ("PET-TRADE-02", "PET-TRADE-04")

    def options(self, t: Reads, seat: int) -> Sequence[Action]:
        """Every card of the hand, and no."""
        return [*(act(seat, "seal", card) for card in dict.fromkeys(t[HAND[seat]])), act(seat, "decline")]

    def answer(self, t: Table, seat: int, action: Action) -> None:
        """Put it down, and ask the other one, or swap."""
        active = seat if self.offers else self.partner
        if action.verb == "decline":
            decline(t, seat, active, self.partner if self.offers else seat, self.declined)
            return
        t.move(action.args[0], HAND[seat], SEALED[seat], "seals", seat, ("PET-TRADE-02",), (seat,))
        if self.offers:
            t.push(self.partner, Seal(seat, "", self.declined, offers=False))
        else:
            swap(t, active, seat)

    def about(self, t: Reads, seat: int) -> tuple[Datum, ...]:
        """With whom."""
        del t, seat
        return (self.partner,)


def decline(t: Table, seat: int, active: int, partner: int, asked: tuple[int, ...]) -> None:
    """Call a Trade off: cards go back, and unless that counts, the Supply action is still to be taken."""
    t.say("declines", seat, (), ("PET-TRADE-04", "PET-TRADE-05"))
    if t[SEALED[active]]:
        t.move(t[SEALED[active]][0], SEALED[active], HAND[active], "takes back", active, ("PET-TRADE-04",), (active,))
    if not t[DECLINED]:
        t.push(active, Supply((*asked, partner)))


def swap(t: Table, active: int, partner: int) -> None:
    """Both cards change hands; an Evil Pet is revealed by who receives it, first by the player on turn."""
    because = ("PET-TRADE-01", "PET-TRADE-04")
    received = {}
    for giver, taker in ((partner, active), (active, partner)):
        card = received[taker] = t[SEALED[giver]][0]
        t.move(card, SEALED[giver], HAND[taker], "trades", giver, because, (active, partner))
    for taker, giver in ((partner, active), (active, partner)):  # the last one pushed comes first
        if received[taker] in PET_KEYS:
            t.push(taker, Reveal(received[taker], giver, "PET-PET-02"))


def why_no_trade(s: State, seat: int, args: tuple[str, ...]) -> Iterator[Refusal]:
    """Every reason against offering a Trade."""
    partner = other_seat(s, seat, args)
    if partner is None:
        yield no("PET-TRADE-01", " ".join(args), key="with whom")
        return
    if not s[HEALTH[partner]]:
        yield no("PET-TURN-05", key="is out")
    elif not s[HAND[partner]] or not s[HAND[seat]]:
        yield no("PET-TRADE-01")
    effect = s.stack[-1][0]
    if isinstance(effect, Supply) and partner in effect.declined:
        yield no("PET-TRADE-05")


def why_no_skip(s: State, seat: int) -> Iterator[Refusal]:
    """Every reason against leaving the Supply phase without an action."""
    effect = s.stack[-1][0]
    if unaided(s, seat):
        yield no("PET-SUP-01", instead=tuple(a for a in unaided(s, seat) if a in s.legal))
    if isinstance(effect, Supply) and effect.declined:
        yield no("PET-TRADE-05", key="no end")
