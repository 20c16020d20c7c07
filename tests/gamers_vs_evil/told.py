"""Turns of Gamers vs. Evil, and what was told in them: events by their kind, the clauses of one of them."""

from tests.gamers_vs_evil.games import play

__all__ = [
    "FIVE",
    "HEROES",
    "advanced",
    "clauses",
    "events",
    "kinds",
    "play",
    "pools",
    "question",
    "refused",
    "sizes",
    "turn",
    "value",
    "without",
]

HEROES = ("annarchy", "catsby", "rex-ready", "carl")
"""Heroes that do nothing unless somebody buys a Loot."""
FIVE = ("merch", "canid", "sinestine", "fleshreaper", "tiny-bat")
"""Five stacks of the first board; without them a sixth one ends the game."""


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


def events(scene, kind):
    """Every event of a kind since the scene began, in order."""
    return [event for event in scene.session.events if event.kind == kind]


def clauses(scene, kind):
    """The clauses of the last event of a kind."""
    return events(scene, kind)[-1].clauses


def kinds(scene, move=-1):
    """The kinds of all events of one move."""
    return [event.kind for event in scene.session.moves[move].events]


def refused(scene, line):
    """The clauses that refuse an action now; none if it is legal."""
    refusal = scene.session.check(line)
    return refusal.clauses if refusal else ()


def question(scene):
    """What is asked now; "" if nothing is."""
    asked = scene.session.game.question(scene.session.state)
    return asked.kind if asked else ""


def value(scene, name):
    """A number."""
    return scene.session.state.cells[scene.session.game.layout.cell(name)]


def pools(scene):
    """Tokens and Power."""
    return value(scene, "tokens"), value(scene, "power")


def sizes(scene, zone):
    """How many cards lie in a zone of each seat."""
    return [len(scene.cards(f"{zone} {seat}")) for seat in range(scene.session.state.seats)]
