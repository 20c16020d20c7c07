"""Scenes of Pet Evil, and what was told in them: events by their kind, the clauses of one of them."""

from tests.pet_evil.games import play
from tests.told import clauses, events, kinds, refused

__all__ = ["COMMAND", "clauses", "events", "kinds", "let_come", "numbers", "play", "refused", "table"]

COMMAND = """set: round = 2
        set: phase = command"""
"""Lines of a header: the Command phase of a turn in which there is one."""


def numbers(scene, name):
    """A number for each seat, as health or markers."""
    game, state = scene.session.game, scene.session.state
    return [state.cells[game.layout.cell(f"{name} {seat}")] for seat in range(state.seats)]


def table(header, *actions, seats=2):
    """A scene from lines of its header and its actions; no line needs to be indented."""
    lines = [f"seats: {seats}", *header.splitlines(), "---", *actions]
    return play("\n".join(line.strip() for line in lines))


def let_come(scene):
    """Let everybody who is asked about a Missile let it come."""
    while taking := [action for action in scene.session.legal() if action.verb == "take"]:
        scene.session.push(taking[0])
    return scene
