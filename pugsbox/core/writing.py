"""Write a file whole or not at all, and tables as TOML."""

from __future__ import annotations

import os
import re
import tempfile
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from pugsbox.core.errors import PugsboxError, quoted

__all__ = ["as_toml", "is_there", "write_whole"]

WIDE = 101
"""So wide an indent leaves tomli-w no room to write a list of tables in braces; each then gets its own [[head]], to copy."""


def write_whole(path: Path, content: bytes) -> None:
    """Write a file beside its place and then put it there, so that nobody ever sees half of it. Folders are made.

    What stood there before is replaced. Raises PugsboxError if it cannot be written; then nothing has changed.
    """
    part = None
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, part = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
        with os.fdopen(handle, "wb") as file:
            file.write(content)
        Path(part).chmod(0o666 & ~_umask())
        Path(part).replace(path)
    except (OSError, ValueError) as error:  # ValueError: a name with a zero byte
        if part:
            Path(part).unlink(missing_ok=True)
        why = getattr(error, "strerror", None) or "no file can have this name"
        raise PugsboxError(f"Cannot write {quoted(str(path), 200)[1:-1]}: {why}. Name a place of your own.") from None


def is_there(path: Path) -> bool:
    """Say whether there is such a file or folder; a name that none can have is no such name."""
    try:
        return path.exists()
    except (OSError, ValueError):
        return False


def as_toml(data: Mapping[str, Any], head: str = "") -> bytes:
    """Return tables as the content of a TOML file, behind a comment.

    >>> print(as_toml({"card": [{"key": "c01"}]}, "My cards.").decode())
    # My cards.
    <BLANKLINE>
    [[card]]
    key = "c01"
    <BLANKLINE>
    """
    import tomli_w  # noqa: PLC0415 - only needed when a file is written

    comment = "".join(f"# {line}".rstrip() + "\n" for line in head.splitlines())
    text = re.sub(rf"(?m)^(?: {{{WIDE}}})+", "    ", tomli_w.dumps(data, indent=WIDE))  # no text has a line break in it
    return f"{comment}{comment and chr(10)}{text}".encode()


def _umask() -> int:
    """The permissions that this process takes away from new files; a temporary file has its owner's only."""
    mask = os.umask(0)
    os.umask(mask)
    return mask
