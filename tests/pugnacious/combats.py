"""Combats of Professor Pugnacious laid out by hand, played to the end of the turn, and what they came to."""

from pugsbox.pugnacious import PUGNACIOUS
from pugsbox.pugnacious.effects import Exp
from pugsbox.pugnacious.kinds import VALUE
from tests.pugnacious.games import play, zone
from tests.told import clauses, events, kinds, refused

__all__ = [
    "DUMMY",
    "GOLEM",
    "PIT",
    "SPOTS",
    "TOUGH",
    "cards",
    "clauses",
    "combat",
    "each",
    "events",
    "exp_of",
    "finish",
    "kinds",
    "legal_targets",
    "outcome",
    "phase",
    "refused",
    "results",
    "start",
    "turn",
    "xp",
]

SPOTS = ("street-tough", "brass-golem", "pit-of-spikes")
"""The Enemies that lie there unless a test says otherwise: a weak one, a strong one, a Trap."""
DUMMY, TOUGH, GOLEM, PIT = (VALUE[card] for card in ("training-dummy", *SPOTS))
"""What it takes to beat them."""


def start(header="", *actions, seats=2, spots=SPOTS):
    """A scene in which all choose their targets: empty hands, decks of Greater Skill. Of equal lines the later one counts."""
    lines = [f"seats: {seats}", "set: phase = combat"]
    for seat in range(seats):
        lines += [f"place: hand {seat} = -", f"place: deck {seat} = greater-skill*12", f"place: discard {seat} = -"]
    lines += [f"place: spot-{n} = {card}" for n, card in enumerate(spots, 1)]
    lines += [*header.splitlines(), "---", *(line for action in actions for line in action.splitlines())]
    return play("\n".join(line.strip() for line in lines))


def combat(*targets, header="", fight=(), skill=(), spots=SPOTS, then=()):
    """A combat in which each seat has its target, by what it has of Fight and of Skill; it goes on to the next turn."""
    numbers = [f"set: {name} {seat} = {n}" for name, had in (("fight", fight), ("skill", skill)) for seat, n in enumerate(had)]
    aims = [f"{seat} target {token}" for seat, token in enumerate(targets)]
    return finish(start("\n".join([header, *numbers]), *aims, *then, seats=len(targets), spots=spots))


def finish(scene):
    """Let everybody answer with the first that can be done, until the next turn begins or the game is over."""
    while scene.session.turn and phase(scene) != "play":
        legal = scene.session.legal()
        scene.session.push(next((action for action in legal if action.verb == "done"), legal[0]))
    return scene


def turn(scene, *targets):
    """Play a whole turn in which nothing happens but a combat."""
    for _ in ("play", "buy"):
        for seat in range(len(targets)):
            scene.session.push(f"{seat} done")
    for seat, token in enumerate(targets):
        scene.session.push(f"{seat} target {token}")
    return finish(scene)


def exp_of(card):
    """The Exp of the Win text of a card."""
    return sum(effect.points for effect in PUGNACIOUS.cards[card].play if isinstance(effect, Exp))


def phase(scene):
    """Which phase all are in; "" where something else is asked."""
    return PUGNACIOUS.stages["phase"].read(scene.session.state)


def cards(scene, name):
    """The cards of a zone, or a number."""
    return zone(scene.session.state, name)


def each(scene, name):
    """How many cards of a kind of zone each seat has, or its number."""
    found = [cards(scene, f"{name} {seat}") for seat in range(scene.session.state.seats)]
    return [n if isinstance(n, int) else len(n) for n in found]


def xp(scene):
    """The Exp of each seat."""
    return each(scene, "xp")


def results(scene):
    """What came of the last combat, by seat: 1 for a win, -1 for a loss, 0 for no fight."""
    what = {"wins": 1, "launches": 1, "loses": -1, "fights nothing": 0}
    seats = scene.session.state.seats
    return [what[event.kind] for event in scene.session.events if event.kind in what][-seats:]


def legal_targets(scene, seat):
    """What a seat can fight now."""
    return [action.args[0] for action in scene.session.legal(seat) if action.verb == "target"]


def outcome(scene):
    """How it ended, None if it goes on."""
    return scene.session.game.outcome(scene.session.state)
