"""A state as a JSON text and back, with the place of whatever does not fit."""

from __future__ import annotations

import json
from typing import Any, TypeVar

from pugsbox.core.errors import PugsboxError, quoted
from pugsbox.core.game import Game
from pugsbox.core.reading import structure

__all__ = ["entry", "from_json", "structure", "to_json"]

S = TypeVar("S")
T = TypeVar("T")


def to_json(game: Game[S], state: S) -> str:
    """Return a state as a JSON text, in mid-effect too.

    >>> from pugsbox.pugs_in_mugs import PUGS_IN_MUGS
    >>> state = PUGS_IN_MUGS.new(3, seed=7)
    >>> from_json(PUGS_IN_MUGS, to_json(PUGS_IN_MUGS, state)) == state
    True
    """
    return json.dumps(game.dump(state), ensure_ascii=False)


def from_json(game: Game[S], text: str) -> S:
    """Return the state of a text that `to_json` wrote.

    Raises PugsboxError with line and column where the text is no JSON, with the path of what does not fit the game.
    """
    try:
        data = json.loads(text)
    except json.JSONDecodeError as error:
        raise PugsboxError(f"Line {error.lineno}, column {error.colno} is not JSON: {error.msg}.") from None
    except (RecursionError, ValueError):
        raise PugsboxError("The text is nested too deeply or holds a number too long; expected a saved state.") from None
    return game.restore(data)


def entry(data: Any, key: str, path: str, kind: type[T]) -> T:
    """Return an entry of a table of the data. Raises PugsboxError if it is missing or of another kind."""
    if not isinstance(data, dict) or key not in data:
        raise PugsboxError(f"{path}{key} is missing.")
    if type(data[key]) is not kind:
        raise PugsboxError(f"{path}{key}: found {quoted(data[key])}; expected a {_KINDS[kind]}.")
    value: T = data[key]
    return value


_KINDS: dict[type, str] = {dict: "table", list: "list", str: "text", int: "whole number"}
