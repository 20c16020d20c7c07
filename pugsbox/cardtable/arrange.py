"""Arrange a table by hand, as the header of a record asks, and compare it with what a record expects."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING

from pugsbox.cardtable.hooks import Stage
from pugsbox.cardtable.layout import BOX, SEATS, Zone
from pugsbox.cardtable.state import Cards, State, Table
from pugsbox.core.actions import read_cards, write_cards
from pugsbox.core.errors import PugsboxError, quoted

if TYPE_CHECKING:
    from pugsbox.cardtable.cardgame import CardGame

__all__ = ["holds", "place", "put"]

REST = "..."
"""After the cards of a pile: and then whatever lay there. Without it, the rest of the pile leaves the game."""
EMPTY = "-"
"""No cards."""
FEW = 20
"""So many values are not all listed."""


def place(game: CardGame, t: Table, zone: str, cards: Cards, keep: Collection[str]) -> Table:
    """Put cards into a zone. What lies there goes back to where it came from, or out of the game where that is this very zone.

    The copies are taken from where they come from, then from wherever they lie, but not from the zones in `keep`. Raises
    PugsboxError.
    """
    target = game.layout.zone_named(zone, t.seats)
    wanted, rest = _wanted(game, cards)
    _check(game, t, target, wanted)
    pile = []  # what lay there and belongs there: a deck that is arranged
    for card in t[target]:
        if game.cards[card].home == target:
            pile.append(card)
        elif not game.cards[card].endless:
            t.cells[game.cards[card].home] += (card,)
    t.cells[target] = ()
    for card in wanted:
        if card in pile:
            pile.remove(card)
        else:
            _take(game, t, card, target, keep)
        t.cells[target] += (card,)
    t.cells[target if rest else BOX] += tuple(pile)
    return t


def _wanted(game: CardGame, cards: Cards) -> tuple[Cards, bool]:
    """The cards that a line of a record names, and whether the rest stays."""
    rest = cards[-1:] == (REST,)
    named = () if cards == (EMPTY,) else tuple(game.synonyms.get(card, card) for card in cards[: -1 if rest else None])
    for card in named:
        if card not in game.cards:
            raise PugsboxError(f"There is no card {quoted(card)}; expected one of {', '.join(game.cards)}.")
    return named, rest


def _check(game: CardGame, t: Table, target: Zone, wanted: Cards) -> None:
    """Raise PugsboxError for cards that cannot lie there, and for more copies than there are."""
    cell = game.layout.cells[target]
    for card in dict.fromkeys(wanted):
        if cell.cards and game.cards[card].kind not in cell.cards:
            raise PugsboxError(f"{card} cannot lie in {cell.name}; expected cards of the kind {' or '.join(cell.cards)}.")
        zones = [i for i, known in enumerate(game.layout.cells) if known.kind == "zone"]
        there = sum(t[Zone(zone)].count(card) for zone in zones)
        if (asked := wanted.count(card)) > there and not game.cards[card].endless:
            raise PugsboxError(f"Found {card}*{asked}; there are only {there} of them in this game.")


def _take(game: CardGame, t: Table, card: str, target: Zone, keep: Collection[str]) -> None:
    """Take a copy away: from where such cards come from, from the box, or from anywhere that was not arranged before."""
    if game.cards[card].endless:
        return
    cells = game.layout.cells
    free = [i for i, cell in enumerate(cells) if cell.kind == "zone" and i != target and cell.name not in keep]
    for zone in map(Zone, sorted(free, key=lambda i: (i != game.cards[card].home, i))):
        if card in t[zone]:
            i = t[zone].index(card)
            t.cells[zone] = t[zone][:i] + t[zone][i + 1 :]
            return
    raise PugsboxError(f"There is no {card} left: all of them lie where lines before this one put them.")


def put(game: CardGame, state: State, name: str, value: str) -> Table:
    """Set a counter, a note, or a stage of the game. Raises PugsboxError for what cannot be set, or not to that."""
    t = Table(state)
    if stage := _stages(game, state).get(name):
        values = stage.values(state.seats)
        if not values:
            raise PugsboxError(f"{name} cannot be set: it follows from the rest.")
        if value not in values:
            raise PugsboxError(f"{name} cannot be {quoted(value)}; expected one of {short_list(values)}.")
        stage.write(t, value)
        return t
    cell = _cell(game, state, name)
    if game.layout.cells[cell].kind == "note":
        t.cells[cell] = _words(game, cell, value)
        return t
    if not (value.isascii() and value.isdecimal() and len(value) < 4):
        raise PugsboxError(f"{name} cannot be {quoted(value)}; expected a number from 0 to 999.")
    t.cells[cell] = int(value)
    return t


def short_list(values: tuple[str, ...]) -> str:
    """Return all values, or the first and the last where they are many."""
    return ", ".join(values if len(values) < FEW else (*values[:2], "...", values[-1]))


def _stages(game: CardGame, state: State) -> dict[str, Stage]:
    """The stages of this table: nothing that belongs to a seat on which nobody sits."""
    return {name: stage for name, stage in game.stages.items() if stage.seat is None or stage.seat < state.seats}


def _cell(game: CardGame, state: State, name: str) -> int:
    """The counter or note of a name. Raises PugsboxError with the names there are."""
    known = {
        cell.name: i
        for i, cell in enumerate(game.layout.cells)
        if cell.kind in ("counter", "note") and i != SEATS and game.layout.here(i, state.seats)
    }
    if name not in known:
        names = ", ".join([*_stages(game, state), *known])
        raise PugsboxError(f"There is no counter {quoted(name)}; expected one of {names}.")
    return known[name]


def _words(game: CardGame, cell: int, value: str) -> tuple[str, ...]:
    """What is to be written on a note."""
    known, words = game.layout.cells[cell], () if value == EMPTY else tuple(value.split())
    for word in words:
        if known.cards and word not in known.cards:
            expected = f"{known.cards[0]} ... {known.cards[-1]}"
            raise PugsboxError(f"{known.name} cannot be {quoted(value)}: found {quoted(word)}; expected some of {expected}.")
    return words


def holds(game: CardGame, state: State, name: str, value: str) -> str | None:
    """Return None if a zone, counter or stage has the value, else what it has. Raises PugsboxError for an unknown name."""
    if stage := _stages(game, state).get(name):
        found = stage.read(state)
        return None if found == value else found
    cell = game.layout.cell(name)
    if cell is None or game.layout.cells[cell].kind != "zone":
        found = state.cells[_cell(game, state, name)]
        said = str(found) if isinstance(found, int) else " ".join(found) or EMPTY
        return None if said == value else said
    zone = game.layout.zone_named(name, state.seats)
    wanted, rest = _wanted(game, read_cards(value))
    cards = state[zone][: len(wanted)] if rest else state[zone]
    if game.layout.cells[cell].ordered:
        return None if cards == wanted else write_cards(state[zone]) or EMPTY
    return None if sorted(cards) == sorted(wanted) else write_cards(tuple(sorted(state[zone]))) or EMPTY
