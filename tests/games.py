"""Whole games that bots play: the same ones in every run, and what lies where in them."""

from collections import Counter

from pugsbox.core.bots import RandomBot
from pugsbox.core.session import Session

MOST = 10_000
"""Actions of a game; those of tests have a few hundred, two thousand at most."""


def zone(game, state, name):
    """The cards of a zone, or the number of a counter."""
    return state.cells[game.layout.cell(name)]


def zones(game, state):
    """All zones, each with how often every card lies in it."""
    return {
        cell.name: Counter(state.cells[i])
        for i, cell in enumerate(game.layout.cells)
        if cell.kind == "zone" and game.layout.here(i, state.seats)
    }


def shown(view, name):
    """A zone of a view."""
    return next(zone for zone in view.zones if zone.name == name)


def play_out(game, seats, seed, bot=RandomBot, **options):
    """Play a game to its end."""
    session = Session(game, seats=seats, seed=seed, **options)
    bots = {seat: bot(seed=10 * seed + seat) for seat in range(seats)}
    while action := session.wanted(bots):
        session.push(action)
        assert session.ply < MOST, "this game does not end"
    return session


def states(session):
    """Every state of a game, the first and the last included."""
    return [*(move.before for move in session.moves), session.state]


def assert_every_card_goes_where_an_event_says(session):
    """The cards of all zones change as the events of each action tell, and not otherwise."""
    game = session.game

    def lying(state):
        kinds = [cell.kind for cell in game.layout.cells]
        return [Counter(cell) if kind == "zone" else None for kind, cell in zip(kinds, state.cells, strict=True)]

    for move, after in zip(session.moves, states(session)[1:], strict=True):
        cells = lying(move.before)
        for event in move.events:
            match event.data:
                case (tuple(cards), int(a), int(b)):
                    assert not Counter(cards) - cells[a], event
                    cells[a] -= Counter(card for card in cards if not (game.cards[card].endless and game.cards[card].home == a))
                    cells[b] += Counter(cards)
                case (int(), int(a), int(b)) if a != b and event.kind.endswith("shuffles"):
                    cells[a], cells[b] = Counter(), cells[a] + cells[b]
        assert cells == lying(after), (game.name, move.action)
