"""What a seat sees of a card game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pugsbox.cardtable.layout import BOX, Cell, Zone
from pugsbox.core.views import Building, Choice, CounterView, Face, Line, View, ZoneView

if TYPE_CHECKING:
    from pugsbox.cardtable.cardgame import CardGame
    from pugsbox.cardtable.state import Cards, State
    from pugsbox.core.actions import Action

__all__ = ["build", "observe"]


def observe(game: CardGame, state: State, seat: int | None, names: tuple[str, ...]) -> View:
    """Return what a seat sees (None: a spectator)."""
    legal = () if seat is None else game.legal_actions(state, seat)
    thinkable = () if seat is None else game.thinkable(state, seat)
    question, outcome = game.question(state), game.outcome(state)
    return View(
        game=game.name,
        title=game.title,
        seat=seat,
        names=names,
        zones=_zones(game, state, seat),
        counters=_counters(game, state, seat),
        asked=question.seats if question else (),
        question=Line(game.words.ask(question, seat, names), question.clauses) if question else None,
        choices=tuple(_choice(game, state, action, names) for action in legal),
        refused=tuple(_choice(game, state, action, names) for action in thinkable if action not in state.legal),
        someone=game.words.someone if game.interrupt and not outcome and game.interrupt.possible(state) else "",
        outcome=outcome,
        ending=Line(game.words.end(outcome, seat, names), outcome.clauses) if outcome else None,
        board=game.board(state, seat),
        out=game.out(state),
        scored=game.words.scored,
        news_title=game.words.news,
    )


def build(game: CardGame, state: State, seat: int, cards: Cards, names: tuple[str, ...]) -> Building | None:
    """Return what cards of a seat's hand make; None if the game puts nothing together, or not now."""
    builder = game.builder
    if builder is None or seat not in game.waiting_for(state) or not builder.open(state):
        return None
    proper = builder.order(cards)
    legal = (action for action in game.legal_actions(state, seat) if action.verb == builder.verb)
    return Building(
        verb=builder.verb,
        title=builder.title,
        picked=tuple(game.face(state, card) for card in proper),
        says=tuple(builder.judge(proper)),
        choices=tuple(_choice(game, state, action, names) for action in legal if action.args[1:] == proper),
    )


def _zones(game: CardGame, state: State, seat: int | None) -> tuple[ZoneView, ...]:
    """Every zone of this table but the box; a place for cards being played only if something lies there."""
    shown = []
    for i, cell in enumerate(game.layout.cells):
        if cell.kind != "zone" or not cell.listed or not game.layout.here(i, state.seats):
            continue
        cards = state[Zone(i)]
        if i == BOX or (cell.passing and not cards):  # what is out of the game lies on no table
            continue
        faces = _faces(game, state, i, seat)
        place = cell.name.split()[0]
        verbs = game.touch.get(place, ()) if cell.seat in (None, seat) else ()
        shown.append(ZoneView(cell.name, game.words.places[place], cell.seat, len(cards), faces, cell.ordered, verbs, cell.row))
    return tuple(shown)


def _faces(game: CardGame, state: State, i: int, seat: int | None) -> tuple[Face, ...] | None:
    """The cards of a zone that a seat may see: in the zone's order, or sorted where order means nothing."""
    cell, seen = game.layout.cells[i], game.shown(state, seat, i)
    if seen is None:
        return None
    order = list(game.cards)
    return tuple(game.face(state, card) for card in (seen if cell.ordered else sorted(seen, key=order.index)))


def _counters(game: CardGame, state: State, seat: int | None) -> tuple[CounterView, ...]:
    """Stages and counters, as far as a seat may see them."""
    places = game.words.places
    stages = [
        CounterView(name, places[name.split()[0]], stage.seat, value if value.isdecimal() else game.words.written((value,)))
        for name, stage in game.stages.items()
        if (stage.seat is None or stage.seat < state.seats) and (value := stage.read(state))
    ]
    cells = [
        CounterView(
            cell.name,
            places[cell.name.split()[0]],
            cell.seat,
            game.words.written(state.cells[i]),
            state.cells[cell.most] if cell.most else 0,
        )
        for i, cell in enumerate(game.layout.cells)
        if cell.listed and _noted(cell, state.cells[i]) and game.layout.here(i, state.seats) and game.sees(state, seat, i)
    ]
    return (*stages, *cells)


def _noted(cell: Cell, value: Any) -> bool:
    """Whether a cell is a counter that says something, or a note on which something is written."""
    if cell.kind == "note" or cell.quiet:
        return bool(value)
    return cell.kind == "counter" and cell.name != "seats"


def _choice(game: CardGame, state: State, action: Action, names: tuple[str, ...]) -> Choice:
    """A legal action with its words."""
    row, button = game.words.label(action, action.seat, names)
    between = game.interrupt is not None and action.verb in game.interrupt.verbs
    note = game.note(state, action, names)
    return Choice(str(action), row, button, f"{row} {button}".strip() + note, between, note)
