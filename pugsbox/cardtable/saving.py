"""A state as plain data, in mid-effect too: cells by name, the stack as named effects with their fields, chance."""

from __future__ import annotations

from collections import Counter
from dataclasses import fields
from typing import TYPE_CHECKING, Any

from pugsbox.cardtable.effects import Asks, Effect
from pugsbox.cardtable.layout import HELD, Cell, Zone, option_value
from pugsbox.cardtable.state import State, Table
from pugsbox.core.codec import entry, structure
from pugsbox.core.errors import PugsboxError, quoted
from pugsbox.core.rng import Rng

if TYPE_CHECKING:
    from pugsbox.cardtable.cardgame import CardGame

__all__ = ["dump", "restore"]


def dump(game: CardGame, state: State) -> dict[str, Any]:
    """Return the state as dicts, lists, texts and numbers."""
    return {
        "game": game.name,
        "cells": {
            cell.name: list(state.cells[i]) if cell.kind in HELD else state.cells[i]
            for i, cell in enumerate(game.layout.cells)
            if game.layout.here(i, state.seats)
        },
        "stack": [{"seat": seat, **_plain(effect)} for effect, seat in state.stack],
        "rng": {"seed": state.rng.seed, "used": state.rng.used, "forced": list(state.rng.forced)},
    }


def _plain(value: Any) -> Any:
    """Return an effect as a table of its fields, with effects inside it; tuples as lists."""
    if isinstance(value, tuple):
        return [_plain(part) for part in value]
    if not isinstance(value, Effect):
        return value
    inside = {field.name: _plain(getattr(value, field.name)) for field in fields(value)}
    return {"effect": type(value).__name__, "fields": inside}


def restore(game: CardGame, data: Any) -> Table:
    """Return a draft of the state that `dump` wrote. Raises PugsboxError with the path of what does not fit."""
    if (name := entry(data, "game", "", str)) != game.name:
        raise PugsboxError(f"game: found {quoted(name)}; expected {game.name}.")
    cells = entry(data, "cells", "", dict)
    seats = entry(cells, "seats", "cells.", int)
    if seats not in game.seats:
        raise PugsboxError(f"cells.seats: found {quoted(seats)}; expected {game.seats[0]} to {game.seats[-1]}.")
    stack = tuple(_waiting(game, table, f"stack[{i}]", seats) for i, table in enumerate(entry(data, "stack", "", list)))
    return Table(State(_cells(game, cells, seats), stack, _rng(entry(data, "rng", "", dict))))


def _rng(data: dict[str, Any]) -> Rng:
    forced = entry(data, "forced", "rng.", list)
    if not all(type(roll) is int for roll in forced):
        raise PugsboxError(f"rng.forced: found {quoted(forced)}; expected whole numbers.")
    return Rng(entry(data, "seed", "rng.", int), entry(data, "used", "rng.", int), tuple(forced))


def _cells(game: CardGame, cells: dict[str, Any], seats: int) -> tuple[Any, ...]:
    """Every cell of the layout; those of seats that nobody sits on are empty."""
    found: list[Any] = []
    for i, cell in enumerate(game.layout.cells):
        if not game.layout.here(i, seats):
            found.append(() if cell.kind in HELD else 0)
        elif cell.kind == "zone":
            found.append(_cards(game, entry(cells, cell.name, "cells.", list), cell))
        elif cell.kind == "note":
            found.append(_words(entry(cells, cell.name, "cells.", list), cell))
        else:
            found.append(_number(game, entry(cells, cell.name, "cells.", int), cell))
    if unknown := [name for name in cells if name not in {cell.name for cell in game.layout.cells}]:
        raise PugsboxError(f"cells: there is no {quoted(unknown[0])} in this game.")
    _count(game, found)
    return tuple(found)


def _words(words: list[Any], cell: Cell) -> tuple[str, ...]:
    """Return what is written on a note."""
    for i, word in enumerate(words):
        if not isinstance(word, str) or (cell.cards and word not in cell.cards):
            raise PugsboxError(f"cells.{cell.name}[{i}]: found {quoted(word)}; that cannot stand there.")
    return tuple(words)


def _number(game: CardGame, number: int, cell: Cell) -> int:
    """Return the number of a counter or an option."""
    option = game.options.get(cell.name)
    if option and not (
        0 <= number <= option_value(option.values[1], option)
        if option.several
        else number in {option_value(value, option) for value in option.values}
    ):
        raise PugsboxError(f"cells.{cell.name}: found {number}; that is none of its values.")
    return number


def _cards(game: CardGame, cards: list[Any], cell: Cell) -> tuple[str, ...]:
    """Return the cards of a zone, which have to be cards that may lie there."""
    for i, card in enumerate(cards):
        known = isinstance(card, str) and card in game.cards
        if not known or (cell.cards and game.cards[card].kind not in cell.cards):
            expected = f"a {' or '.join(cell.cards)}" if cell.cards else "a card"
            raise PugsboxError(f"cells.{cell.name}[{i}]: found {quoted(card)}; expected {expected} of {game.title}.")
    return tuple(game.cards[card].key for card in cards)


def _count(game: CardGame, cells: list[Any]) -> None:
    """Raise PugsboxError unless every card is there as often as it was at the beginning of a game with these options."""
    zones = [i for i, cell in enumerate(game.layout.cells) if cell.kind == "zone"]
    begun = game.begun(cells)
    lying = Counter(card for i in zones for card in cells[i])
    expected = Counter(card for i in zones for card in begun[Zone(i)])
    for key in game.cards:
        if lying[key] != expected[key] and not (game.cards[key].endless and lying[key] > expected[key]):
            raise PugsboxError(f"cells: found {lying[key]} of the card {key}; the game has {expected[key]}.")


def _waiting(game: CardGame, table: Any, path: str, seats: int) -> tuple[Effect, int]:
    """Return an effect of the stack and its seat."""
    seat = entry(table, "seat", f"{path}.", int)
    if seat not in range(seats):
        raise PugsboxError(f"{path}.seat: found {seat}; expected 0 to {seats - 1}.")
    return _effect(game, table, path), seat


def _effect(game: CardGame, table: Any, path: str) -> Effect:
    """Return the effect that a table describes."""
    name = entry(table, "effect", f"{path}.", str)
    known = {kind.__name__: kind for kind in game.effects}
    if name not in known:
        raise PugsboxError(f"{path}.effect: found {quoted(name)}; expected one of {', '.join(known)}.")
    inner = entry(table, "fields", f"{path}.", dict)

    def within(part: Any, _: object) -> Effect:
        return _effect(game, part, path)

    return structure(inner, known[name], path, {Effect: within, Asks: within, str: _word})


def _word(value: object, _: object) -> str:
    """Take a word of the game, or none."""
    if not isinstance(value, str):
        raise PugsboxError(f"found {quoted(value)}; expected text.")
    return value
