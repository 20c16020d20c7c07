"""Tables of Professor Pugnacious laid out by hand, with or without expansions, and what tests ask of them."""

from functools import cache

from pugsbox.cardtable.layout import BOX
from pugsbox.pugnacious import PUGNACIOUS
from tests.pugnacious.games import play, zone
from tests.told import clauses, events, kinds, refused

__all__ = [
    "QUIET",
    "clauses",
    "each",
    "events",
    "everything",
    "kinds",
    "question",
    "refused",
    "table",
    "value",
    "whole_turn",
]

QUIET = """place: spot-1 = street-tough
place: spot-2 = irate-grocer
place: spot-3 = loose-floorboard
place: deck 0 = minor-skill*5
place: deck 1 = minor-skill*5
place: discard 0 = -
place: discard 1 = -"""
"""Enemies that anybody can fight, and decks for one more hand."""


def table(header="", *actions, seats=2, phase="play"):
    """A phase with empty hands, quiet Enemies and nothing else, but for what the header lays out."""
    usual = [*QUIET.splitlines(), *(f"place: hand {seat} = -" for seat in range(seats))]
    head = [line.strip() for line in header.splitlines()]
    laid = {line.partition(" = ")[0] for line in head}
    lines = [f"seats: {seats}", f"set: phase = {phase}", *(line for line in usual if line.partition(" = ")[0] not in laid)]
    return play("\n".join([*lines, *head, "---", *actions]))


def whole_turn(seats=2, begin="play", target="none"):
    """The actions that end a turn in which nobody does anything more, from the beginning of a phase."""
    done = [f"{seat} done" for seat in range(seats)]
    targets = [f"{seat} target {target}" for seat in range(seats)]
    return [*({"play": 2, "buy": 1, "combat": 0}[begin] * done), *targets]


def value(scene, name):
    """A number, or what is on a note."""
    return zone(scene.session.state, name)


def each(scene, name):
    """A number of each seat."""
    return [value(scene, f"{name} {seat}") for seat in range(scene.session.state.seats)]


def question(scene):
    """What is asked now; "" if nothing is."""
    asked = scene.session.game.question(scene.session.state)
    return asked.kind if asked else ""


def everything(state, *names):
    """All that there is in a state, but for some cells and the options; what is out of the game in any order."""
    return [state.cells[i] for i in compared(names)], sorted(state.cells[BOX]), state.stack, state.rng


@cache
def compared(names):
    """Which cells are compared, but for some by their names."""
    cells = enumerate(PUGNACIOUS.layout.cells)
    return [i for i, cell in cells if cell.kind != "option" and i != BOX and cell.name not in names]
