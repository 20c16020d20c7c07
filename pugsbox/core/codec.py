"""Plain data from a saved text, with the path of whatever does not fit."""

from __future__ import annotations

import json
from typing import Any, TypeVar

from pugsbox.core.errors import PugsboxError, quoted
from pugsbox.core.reading import structure

__all__ = ["entry", "read_json", "structure"]

T = TypeVar("T")


def read_json(text: str) -> Any:
    """Return the data of a JSON text. Raises PugsboxError with line and column of what is wrong.

    >>> read_json('{"seats": 3}')
    {'seats': 3}
    """
    try:
        return json.loads(text)
    except json.JSONDecodeError as error:
        raise PugsboxError(f"Line {error.lineno}, column {error.colno} is not JSON: {error.msg}.") from None
    except (RecursionError, ValueError):
        raise PugsboxError("The text is nested too deeply or holds a number too long; expected a saved state.") from None


def entry(data: Any, key: str, path: str, kind: type[T]) -> T:
    """Return an entry of a table of the data. Raises PugsboxError if it is missing or of another kind."""
    if not isinstance(data, dict) or key not in data:
        raise PugsboxError(f"{path}{key} is missing.")
    if type(data[key]) is not kind:
        raise PugsboxError(f"{path}{key}: found {quoted(data[key])}; expected a {_KINDS[kind]}.")
    value: T = data[key]
    return value


_KINDS: dict[type, str] = {dict: "table", list: "list", str: "text", int: "whole number"}
