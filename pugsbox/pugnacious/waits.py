"""Can what waits wait like this, as a saved state says?"""

from __future__ import annotations

from pugsbox.cardtable.asking import Sealed
from pugsbox.cardtable.effects import Asks, Effect
from pugsbox.cardtable.state import Reads, Table
from pugsbox.pugnacious.combat import ChooseTarget, GiveFailure, Reveal
from pugsbox.pugnacious.phases import Agree, Buy, Play
from pugsbox.pugnacious.setup import ChooseClass, Deal
from pugsbox.pugnacious.turn import Close, Next
from pugsbox.pugnacious.zones import AIM, CLASS, TARGET

__all__ = ["fits", "moment"]

AFTER: dict[type[Effect], str] = {Play: "buy", Buy: "combat", ChooseTarget: "failure", GiveFailure: "recovery"}
"""The phase that waits below each phase."""


def moment(t: Reads) -> str:
    """Return whether targets are being chosen ("choosing"), lie open ("shown"), or are none yet ("")."""
    match t.stack[0][0]:
        case Close() | Next(phase="recovery"):
            return "shown"
        case Next(phase="failure"):
            return "choosing" if len(t.stack) > 1 and isinstance(t.stack[1][0], Sealed) else "shown"
        case _:
            return ""


def fits(t: Table) -> bool:
    """Return whether the stack is one that a game comes to."""
    bottom, _ = t.stack[0]
    top, _ = t.stack[-1]
    if not isinstance(top, Asks) or not targets_fit(t):
        return False
    if isinstance(bottom, Deal):
        return _choosing(t)
    if isinstance(bottom, Close):
        return set(bottom.beaten) <= {"1", "2", "3"} and len(t.stack) > 1
    return isinstance(bottom, Next) and len(t.stack) > 1 and _phase(t, bottom.phase)


def _choosing(t: Table) -> bool:
    """Whether those choose a Class who have none."""
    seats = [seat for effect, seat in t.stack[1:] if isinstance(effect, ChooseClass)]
    missing = [seat for seat in range(t.seats) if not t[CLASS[seat]]]
    return len(seats) == len(t.stack) - 1 and sorted(seats) == missing


def _phase(t: Table, after: str) -> bool:
    """Whether what waits above the next phase is the phase before it, with the right seats."""
    effect, _ = t.stack[1]
    everybody = tuple(range(t.seats))
    match effect:
        case Agree(ask=ask, seats=seats, done=done):
            whole = seats == everybody if not isinstance(ask, GiveFailure) else set(seats) <= set(everybody)
            fits_phase = AFTER.get(type(ask)) == after and set(done) < set(seats) and len(set(done)) == len(done)
            return whole and fits_phase and len(seats) == len(set(seats))
        case Sealed(ask=ask, reveal=reveal, seats=seats):
            open_ = tuple(seat for seat in everybody if not t[AIM[seat]])
            return ask == ChooseTarget() and reveal == Reveal() and seats == open_ and after == "failure"
        case _:
            return after in ("failure", "buy")


def targets_fit(t: Reads) -> bool:
    """Return whether targets lie open just when they should: from the reveal to the end of the turn."""
    shown = moment(t) == "shown"
    return all(bool(t[TARGET[seat]]) == shown for seat in range(t.seats))
