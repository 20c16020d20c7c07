"""Tables of Gamers vs. Evil laid out by hand, and what was told at them: events by their kind, the clauses of one of them."""

from tests.gamers_vs_evil.games import play, zone
from tests.told import clauses, events, kinds, refused

__all__ = [
    "FIVE_GONE",
    "PLAIN_HEROES",
    "clauses",
    "each",
    "events",
    "gained",
    "kinds",
    "outcome",
    "pools",
    "refused",
    "table",
]

PLAIN_HEROES = ("annarchy", "catsby", "rex-ready", "jim-darkmagic")
"""Heroes that give nothing by themselves, one for each seat."""
FIVE_GONE = """place: green-row = baby-ninja merch*4
place: red-row = tiny-bat*4 canid*4 scrotuum*4 fleshreaper*4 giant-snake*4 chaos-world-smasher*4 winter-king*4"""
"""Five stacks have run out; the last Baby Ninja is worth nothing and ends the game."""


def table(header="", *actions, seats=2, heroes=PLAIN_HEROES):
    """A scene in the turn of seat 0, with empty pools; no line needs to be indented. Of equal lines the later one counts."""
    lines = [f"seats: {seats}", "set: turn = 0", "set: tokens = 0", "set: power = 0"]
    lines += [f"place: hero {seat} = {hero}" for seat, hero in enumerate(heroes[:seats])]
    lines += [*header.splitlines(), "---", *(line for action in actions for line in action.splitlines())]
    return play("\n".join(line.strip() for line in lines))


def pools(scene):
    """Tokens and Power."""
    return zone(scene.session.state, "tokens"), zone(scene.session.state, "power")


def each(scene, name):
    """How many cards of a kind of zone each seat has."""
    state = scene.session.state
    return [len(zone(state, f"{name} {seat}")) for seat in range(state.seats)]


def gained(scene, card="pax-pox"):
    """How many copies of a card lie on the discard pile of each seat."""
    state = scene.session.state
    return [zone(state, f"discard {seat}").count(card) for seat in range(state.seats)]


def outcome(scene):
    """How it ended, None if it goes on."""
    return scene.session.game.outcome(scene.session.state)
