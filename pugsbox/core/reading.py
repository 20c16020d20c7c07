"""Read a TOML file into frozen dataclasses, strictly, and report all errors at once.

Nothing in a file is ever run, and nothing is guessed: "3" is not 3, a word is not true or false, and a field that is
not known is an error. Fields are named by their path in the file, counted as TOML counts: `space[3].colour` is the
colour of the fourth `[[space]]`.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterable, Mapping
from functools import cache, partial
from operator import is_
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Literal, TypeAlias, TypeVar, get_args, get_origin

from pugsbox.core.errors import BadFile, PugsboxError, first_of, quoted

if TYPE_CHECKING:
    from cattrs import Converter

__all__ = ["parse_toml", "read_bytes", "read_text", "read_toml", "structure"]

T = TypeVar("T")
LONGEST = 300  # characters of a text
LARGEST = 200_000  # bytes; a board has 5 thousand
WIDEST = 6_000  # characters of a line: tomllib takes the square of the dots in a key
MOST_TABLES = 2_000


class Unexpected(Exception):  # noqa: N818 - carries a sentence, and is caught in this module
    """A value of the wrong kind, said in a sentence."""


def read_toml(
    path: Path,
    kind: type[T],
    further: Callable[[dict[str, Any]], Iterable[str]] = lambda _: (),
    synonyms: Mapping[str, str] | None = None,
) -> T:
    """Read the file at `path` as a `kind`, a dataclass of plain fields, tuples and dataclasses.

    `further` gives the problems that the whole shows, from tables that may still have the wrong form; `synonyms` maps other
    words for a value to the word that is meant ("bank" to "bench"). Raises BadFile with every problem found.
    """
    data = parse_toml(path)
    read, problems = structured(data, kind, synonyms or {})
    if problems := [*problems, *further(data)]:
        raise BadFile(path, problems)
    assert read is not None  # noqa: S101 - there are problems otherwise
    return read


PLAIN = (str, int, bool, float)
Hooks: TypeAlias = "Mapping[type, Callable[[Any, Any], Any]]"


def structure(data: Any, kind: type[T], where: str, hooks: Hooks = MappingProxyType({})) -> T:
    """Return data as a `kind`, a dataclass of plain fields; `hooks` read fields of further types.

    Raises PugsboxError with the path, under `where`, of what does not fit.
    """
    read, problems = structured(data, kind, {}, hooks)
    if read is None:
        told = [f"{where}.{problem}" if ":" in problem else f"{where}: {problem}" for problem in problems]
        raise PugsboxError(" ".join(first_of(told)))
    return read


def structured(
    data: Any, kind: type[T], synonyms: Mapping[str, str], hooks: Hooks = MappingProxyType({})
) -> tuple[T | None, list[str]]:
    """Return data as a `kind` and no problem, or None and every problem."""
    from cattrs import BaseValidationError, transform_error  # noqa: PLC0415 - heavy, and only needed when a file is read

    converter = new_converter({}) if hooks else strict_converter(tuple(sorted(synonyms.items())))
    for further, hook in hooks.items():
        if further in PLAIN:
            converter.register_structure_hook(further, hook)
        else:  # for just this type: a subclass is structured by its fields
            converter.register_structure_hook_func(partial(is_, further), hook)
    try:
        return converter.structure(data, kind), []
    except BaseValidationError as error:
        return None, [sentence(line) for line in transform_error(error, format_exception=explain)]


def parse_toml(path: Path) -> dict[str, Any]:
    """Return the tables of a TOML file. Raises BadFile if it cannot be read or is no TOML."""
    text = read_text(path)
    refuse_absurd(path, text)
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadFile(path, [f"is not TOML: {error}."]) from None
    except ValueError:  # Python reads no number of more than 4300 digits
        raise BadFile(path, ["holds a number with thousands of digits."]) from None
    except RecursionError:
        raise BadFile(path, ["is nested too deeply; expected plain tables."]) from None


def read_text(path: Path) -> str:
    """Return the text of a file. Raises BadFile if there is no such file, or it is too large to be a puzzle or is no text."""
    try:
        return read_bytes(path).decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise BadFile(path, [f"byte {error.start} is not UTF-8 text. Save the file as UTF-8."]) from None


def refuse_absurd(path: Path, text: str) -> None:
    """Raise BadFile for what no puzzle has and what would take minutes or gigabytes to read."""
    for i, line in enumerate(text.splitlines(), 1):
        if len(line) > WIDEST:
            raise BadFile(path, [f"line {i} has {len(line)} letters; expected at most {WIDEST}."])
    if (tables := text.count("\n[[")) > MOST_TABLES:
        raise BadFile(path, [f"found {tables} tables; expected at most {MOST_TABLES}."])


def read_bytes(path: Path) -> bytes:
    """Return what is in a file. Raises BadFile if there is no such file, or it is too large to be a puzzle."""
    raw = b""
    try:
        usual = path.is_file() or not path.exists()
        if usual:
            with path.open("rb") as file:
                raw = file.read(LARGEST + 1)
    except OSError as error:
        raise BadFile(path, [f"cannot be read: {error.strerror}. Check the name of the file."]) from None
    except ValueError:  # a name with a zero byte
        usual = False
    if not usual:
        raise BadFile(path, ["is not a file. Check the name."])
    if len(raw) > LARGEST:
        raise BadFile(path, [f"is larger than {LARGEST} bytes. Is it the right file?"])
    return raw


def explain(error: BaseException, _kind: object) -> str:
    """Return the sentence for one of the errors that cattrs collects."""
    match error:
        case Unexpected() | PugsboxError():
            return str(error)
        case KeyError():
            return "is missing."
        case _ if unknown := getattr(error, "extra_fields", None):
            return f"unknown field {', '.join(sorted(map(quoted, unknown))[:5])}; check the spelling or remove it."
        case _:
            return "has the wrong form; expected a table of fields."


def sentence(line: str) -> str:
    """Turn cattrs' "what @ $.where" around: where it is, then what is wrong.

    >>> sentence("is missing. @ $.space[3].colour")
    'space[3].colour: is missing.'
    """
    what, _, where = line.rpartition(" @ $")
    return f"{where.lstrip('.')}: {what}" if where else what


@cache
def strict_converter(synonyms: tuple[tuple[str, str], ...]) -> Converter:
    """Return the converter for files with these synonyms."""
    return new_converter(dict(synonyms))


def new_converter(known: Mapping[str, str]) -> Converter:
    """Return a converter that takes each value as it is or says what it expected."""
    from cattrs import Converter  # noqa: PLC0415 - heavy, and only needed when a file is read

    converter = Converter(forbid_extra_keys=True)
    for kind, name in ((int, "a whole number"), (bool, "true or false")):
        converter.register_structure_hook(kind, exactly(kind, name))
    converter.register_structure_hook(str, text)
    converter.register_structure_hook(float, number)
    converter.register_structure_hook_func(lambda kind: origin(kind) is Literal, one_of(known))
    plain = converter.get_structure_hook(tuple[str, ...])  # cattrs' own for every tuple: it is told the type when called
    converter.register_structure_hook_func(lambda kind: origin(kind) is tuple, listed(plain))
    return converter


def origin(kind: Any) -> object:
    """Return tuple for tuple[int, int], Literal for Literal["a"]."""
    return get_origin(kind)


def exactly(kind: type, name: str) -> Callable[[object, object], object]:
    """Return a hook that takes values of just this type (true is not a number)."""

    def hook(value: object, _: object) -> object:
        if type(value) is not kind:
            raise Unexpected(f"found {quoted(value)}; expected {name}.")
        return value

    return hook


def text(value: object, _: object) -> str:
    """Take a short text that can be printed on one line: no control characters, nothing that turns the line around."""
    if isinstance(value, str) and value.isprintable() and 0 < len(value) <= LONGEST:
        return value
    raise Unexpected(f"found {quoted(value)}; expected text of 1 to {LONGEST} printable characters.")


def number(value: object, _: object) -> float:
    """Take a whole or decimal number that is finite and of a size that a drawing can use."""
    if isinstance(value, int | float) and not isinstance(value, bool) and abs(value) <= 1000:
        return float(value)
    raise Unexpected(f"found {quoted(value)}; expected a number from -1000 to 1000.")


def one_of(synonyms: Mapping[str, str]) -> Callable[[object, Any], object]:
    """Return a hook for Literal types that takes synonyms too."""

    def hook(value: object, literal: Any) -> object:
        allowed = get_args(literal)
        meant = synonyms.get(value, value) if isinstance(value, str) else value
        if type(meant) is str and meant in allowed:
            return meant
        raise Unexpected(f"found {quoted(value)}; expected one of {', '.join(map(str, allowed))}.")

    return hook


def listed(plain: Callable[[object, Any], object]) -> Callable[[object, Any], object]:
    """Return a hook for tuples: it must be a list, of the right length where that is fixed; then `plain` takes over."""

    def hook(value: object, kind: Any) -> object:
        inside = get_args(kind)
        if not isinstance(value, list):
            raise Unexpected(f"found {quoted(value)}; expected a list.")
        if Ellipsis not in inside and len(value) != len(inside):
            raise Unexpected(f"found {len(value)} values; expected {len(inside)}.")
        return plain(value, kind)

    return hook
