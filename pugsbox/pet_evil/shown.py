"""What a screen shows of the game beyond its table: what picked cards make, what a button takes, blank pets."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from pugsbox.cardtable.hooks import Builder
from pugsbox.cardtable.state import Cards, State
from pugsbox.core.actions import Action
from pugsbox.core.events import Event
from pugsbox.core.views import Line
from pugsbox.core.words import NAMES
from pugsbox.pet_evil.impact import splashed
from pugsbox.pet_evil.missile import in_order, missile_of, why_no_missile
from pugsbox.pet_evil.turn import Command
from pugsbox.pet_evil.words import BESIDE, BLANK, BUILD_HINT, BUILD_TITLE, ON_TOP, WORDS
from pugsbox.pet_evil.zones import EVIL_PETS, NUKE, PET_KEYS, PILES

__all__ = ["BUILDER", "note", "retold"]


def judge(cards: Cards) -> Iterable[Line]:
    """Say what cards make: a Missile with its damage, or why they make none."""
    if not cards:
        return [Line(BUILD_HINT, ("PET-MIS-01", "PET-NUKE-01"))]
    missile = missile_of(cards)
    if missile is None:
        return [Line(refusal.message, (refusal.clause,)) for refusal in why_no_missile(cards)]
    said = WORDS.tell(Event(f"makes {missile.combo}", 0, (missile.damage, missile.payload), ()), None, NAMES)
    return [Line(said, missile.clauses)]


def note(s: State, action: Action, names: tuple[str, ...]) -> str:
    """Say which card a Scrap Draw takes, and whom else a Nuke hits."""
    seat, verb, args = action
    if verb == "scrap-draw" and (pile := s[PILES[int(args[0]) - 1]]):
        return ON_TOP.format(WORDS.things[pile[-1]])
    if verb == "attack" and NUKE[0] in args:
        return BESIDE.format(", ".join(WORDS.you if other == seat else names[other] for other in splashed(s, int(args[0]))))
    return ""


def retold(s: State) -> Mapping[str, str]:
    """Return cards that say something else in this game: blank Evil Pets."""
    return {} if s[EVIL_PETS] == -1 else dict.fromkeys(PET_KEYS, BLANK)


BUILDER = Builder("attack", BUILD_TITLE, in_order, judge, lambda s: isinstance(s.stack[-1][0], Command))
"""A Missile is put together in the Command phase."""
