"""Turns of Gamers vs. Evil that begin with nothing, on the first board or an advanced one, and what tests ask of them."""

from tests.gamers_vs_evil.arranged import clauses, each, events, kinds, pools, refused
from tests.gamers_vs_evil.games import play

__all__ = [
    "HEROES",
    "advanced",
    "clauses",
    "each",
    "events",
    "kinds",
    "pools",
    "question",
    "refused",
    "turn",
    "value",
    "without",
]

HEROES = ("annarchy", "catsby", "rex-ready", "carl")
"""Heroes that do nothing unless somebody buys a Loot."""


def turn(hand, *lines, header="", seats=2, first=0):
    """A turn of a seat with a hand, from nothing; `lines` are those of a record, `header` has further lines of its head."""
    heroes = [f"place: hero {seat} = {HEROES[seat]}" for seat in range(seats)]
    head = [f"seats: {seats}", *heroes, f"set: turn = {first}", "set: tokens = 0", "set: power = 0"]
    given = [line for line in header.splitlines() if line.strip()]
    text = [*head, f"place: hand {first} = {hand}", *given, "---", *lines]
    return play("\n".join(line.strip() for line in text))


FIRST = (
    ("baby-ninja", "merch", "sinestine", "faerie-candymancer", "touchwieners", "sorcelator", "werewolf"),
    ("tiny-bat", "canid", "scrotuum", "fleshreaper", "giant-snake", "chaos-world-smasher", "winter-king"),
)
OTHER = (
    ("magical-unicorn", "bat-milk", "sorcelator", "pickle-engine", "werewolf", "natural-twenty", "merch"),
    ("giant-cupcake", "deep-crow", "broodax-in-disguise", "div", "laser-squid", "winter-king", "fleshreaper"),
)


def without(*stacks, board=FIRST):
    """Lines of a header that leave stacks out of the first board; of the others a few cards are left."""
    rows = zip(("green-row", "red-row"), board, strict=True)
    return "\n".join(f"place: {name} = {' '.join(f'{card}*4' for card in row if card not in stacks)}" for name, row in rows)


def advanced(*stacks):
    """Lines of a header that lay out an advanced board, with stacks left out."""
    random = [f"random-{card}" for row in OTHER for card in row if card not in ("merch", "fleshreaper")]
    return "\n".join(["option: setup = advanced", f"place: randomizers = {' '.join(random)}", without(*stacks, board=OTHER)])


def question(scene):
    """What is asked now; "" if nothing is."""
    asked = scene.session.game.question(scene.session.state)
    return asked.kind if asked else ""


def value(scene, name):
    """A number."""
    return scene.session.state.cells[scene.session.game.layout.cell(name)]
