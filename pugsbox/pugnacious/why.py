"""Why is an action refused? Every clause that does so; and what could a player wonder about?"""

from __future__ import annotations

from collections.abc import Iterator

from pugsbox.cardtable.asking import Sealed
from pugsbox.cardtable.effects import Asks
from pugsbox.cardtable.state import State, others
from pugsbox.core.actions import Action, Refusal, act
from pugsbox.pugnacious.combat import Turncoat
from pugsbox.pugnacious.kinds import GREATER, TOKENS
from pugsbox.pugnacious.phases import Agree
from pugsbox.pugnacious.ring import named
from pugsbox.pugnacious.why_asked import ANSWERS
from pugsbox.pugnacious.why_phase import PHASES
from pugsbox.pugnacious.words import no
from pugsbox.pugnacious.zones import CLASS_PILE, DISCARD, HAND, QUEUE

__all__ = ["reasons", "think"]


def reasons(s: State, action: Action) -> Iterator[Refusal]:
    """Every clause that refuses an action, those about the moment first."""
    seat, verb, args = action
    if not s.stack:
        yield no("PUG-END-09")
    elif seat >= s.seats:
        yield no("PUG-GAME-09", s.seats - 1)
    elif verb not in PHASES and verb not in ANSWERS:
        yield no("PUG-TURN-01", verb, key="unknown")
    else:
        yield from _in_time(s, seat, verb, args)


def _in_time(s: State, seat: int, verb: str, args: tuple[str, ...]) -> Iterator[Refusal]:
    """Why it is not the moment for an action; else why it is none that the question allows."""
    top, asked = s.stack[-1]
    assert isinstance(top, Asks)  # noqa: S101 - a settled state waits for nothing else
    if isinstance(top, Agree | Sealed):
        yield from (PHASES[verb](s, seat, args, top) if verb in PHASES else ANSWERS[verb](s, seat, args, None))
    elif seat != asked:
        yield no("PUG-HOUSE-01")
    elif verb in ANSWERS:
        yield from ANSWERS[verb](s, seat, args, top)
    elif verb == "target" and isinstance(top, Turncoat):
        yield from PHASES[verb](s, seat, args, top)
    else:
        yield no("PUG-HOUSE-01", key="answer first")
        phase = next((effect for effect, _ in reversed(s.stack) if isinstance(effect, Agree | Sealed)), top)
        if Action(seat, verb, args) not in phase.options(s, seat):  # it is refused once the question is answered, too
            yield from PHASES[verb](s, seat, args, phase)


def think(s: State, seat: int) -> Iterator[Action]:
    """Every action that the rulebook knows, from a seat's place."""
    hand = tuple(dict.fromkeys(s[HAND[seat]]))
    rest = others(seat, s.seats)
    queue = named(s[QUEUE[seat]])
    yield from (act(seat, verb, card) for card in hand for verb in ("play", "betray", "discard", "trash"))
    yield from (act(seat, verb) for verb in ("play-all", "level-up", "done", "pay", "pass"))
    yield from (act(seat, "ability", n) for n in ("1", "2"))
    yield from (act(seat, verb, *card) for card in queue for verb in ("buy", "gain", "offer"))
    yield from (act(seat, "buy", kind.key) for kind in GREATER)
    yield from (act(seat, verb, str(s_), *card) for s_ in rest for card in named(s[QUEUE[s_]]) for verb in ("poach", "swap"))
    yield from (act(seat, "target", token) for token in TOKENS)
    yield from (act(seat, "give", str(other), "1") for other in range(s.seats))
    yield from (act(seat, verb, str(other)) for other in rest for verb in ("dispute", "bar", "first"))
    yield from (act(seat, "trash-discarded", card) for card in dict.fromkeys(s[DISCARD[seat]]))
    yield from (act(seat, "turn", side, "1") for side in ("left", "right"))
    yield from (act(seat, "next", kind) for kind in ("draw", "discard", "trash", "gain", "turn"))
    yield from (act(seat, "choose", card) for card in dict.fromkeys(s[CLASS_PILE]))
    yield act(seat, "sweep", "1", "2")
