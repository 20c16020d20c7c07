"""Tables of Professor Pugnacious laid out by hand, how a phase goes on there, and what was told."""

from collections import Counter

from pugsbox.core.session import Session
from pugsbox.pugnacious import PUGNACIOUS
from tests.pugnacious.games import play, zone
from tests.told import clauses, events, kinds, refused

__all__ = [
    "OWNED",
    "agree",
    "begun",
    "clauses",
    "counts",
    "each",
    "events",
    "fight",
    "given",
    "kinds",
    "owned",
    "phase",
    "push",
    "question",
    "refused",
    "table",
    "value",
]

OWNED = ("hand", "played", "face-down", "waiting", "lasting", "deck", "discard")
"""Where the cards of a player lie."""

QUIET = {"spot-1": "circus-lion", "spot-2": "sea-serpent", "spot-3": "ancient-horror"}


def begun(seats=2, seed=0, **options):
    """A game that was just begun."""
    return Session(PUGNACIOUS, seats=seats, seed=seed, **options)


def table(header="", *actions, seats=2):
    """A scene in the first turn; no line needs to be indented, and an entry may have several.

    In spots of which nothing is said lie Enemies that forbid nothing.
    """
    quiet = [f"place: {spot} = {enemy}" for spot, enemy in QUIET.items() if f"place: {spot}" not in header]
    lines = [
        f"seats: {seats}",
        *quiet,
        *header.splitlines(),
        "---",
        *(line for action in actions for line in action.splitlines()),
    ]
    return play("\n".join(line.strip() for line in lines))


def value(scene, name):
    """A number, or the cards of a zone."""
    return zone(scene.session.state, name)


def each(scene, name):
    """What every seat has of a kind of counter, or how many cards of a kind of zone."""
    found = [value(scene, f"{name} {seat}") for seat in range(scene.session.state.seats)]
    return [each if isinstance(each, int) else len(each) for each in found]


def owned(state, seat):
    """Every card of a player, each with how often it is there."""
    return Counter(card for name in OWNED for card in zone(state, f"{name} {seat}"))


def counts(scene):
    """How many cards each player has."""
    return [owned(scene.session.state, seat).total() for seat in range(scene.session.state.seats)]


def push(scene, *lines):
    """Take further actions."""
    for line in lines:
        scene.session.push(line)


def agree(scene):
    """All who have not yet said so are done with this phase."""
    push(scene, *(f"{seat} done" for seat in scene.session.turn))


def fight(scene, *tokens):
    """All choose their targets, beginning with seat 0."""
    push(scene, *(f"{seat} target {token}" for seat, token in enumerate(tokens)))


def question(scene):
    """What is asked now; "" if nothing is."""
    asked = scene.session.game.question(scene.session.state)
    return asked.kind if asked else ""


def given(scene, kind):
    """The sum of what the events of a kind added to a counter."""
    return sum(event.data[1] for event in events(scene, kind))


def phase(scene):
    """The phase; "" where something else is asked."""
    return scene.session.game.stages["phase"].read(scene.session.state)
