"""Where the boards, tasks and notebooks are that come with pugsbox."""

from __future__ import annotations

from pathlib import Path

__all__ = ["content_folder"]

PACKAGE = Path(__file__).resolve().parent.parent


def content_folder(name: str) -> Path:
    """Return the folder `name` ("puzzles" or "notebooks"): inside the installed package, else beside it in the checkout.

    >>> (content_folder("puzzles") / "boards" / "house.toml").is_file()
    True
    """
    inside, beside = PACKAGE / name, PACKAGE.parent / name
    return inside if inside.is_dir() else beside
