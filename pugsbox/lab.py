"""`pugsbox lab`: copy the notebooks to a folder of the user's and open JupyterLab on the start notebook."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from pugsbox.core.content import PACKAGE, content_folder
from pugsbox.core.errors import PugsboxError

__all__ = ["copy_notebooks", "lab_command", "open_lab"]


def copy_notebooks(folder: Path) -> tuple[list[Path], list[Path]]:
    """Copy the notebooks of pugsbox into a folder, made if need be, and never overwrite one.

    Returns the notebooks that were copied and those that were there already, as paths inside `folder`.
    Raises PugsboxError if the folder cannot be written.
    """
    source = content_folder("notebooks")
    copied, kept = [], []
    for notebook in sorted(p.relative_to(source) for p in source.rglob("*.ipynb") if ".ipynb_checkpoints" not in p.parts):
        target = folder / notebook
        try:
            target.parent.mkdir(parents=True, exist_ok=True)
            with target.open("xb") as file:
                file.write((source / notebook).read_bytes())
            copied.append(notebook)
        except FileExistsError:
            if not target.is_file():
                raise PugsboxError(f"{target} is in the way; expected a folder for notebooks. Name another one.") from None
            kept.append(notebook)
        except OSError as error:
            raise PugsboxError(f"Cannot write {target}: {error.strerror}. Name a folder of your own.") from None
    return copied, kept


def lab_command(folder: Path, arguments: Sequence[str] = ()) -> list[str]:
    """Return the command that opens JupyterLab on the start notebook in a folder, with further arguments for Jupyter."""
    as_root = hasattr(os, "geteuid") and os.geteuid() == 0
    return [
        sys.executable,
        *("-m", "jupyterlab", str(folder / "start.ipynb")),
        f"--ServerApp.root_dir={folder}",
        *(["--allow-root"] if as_root else []),  # in a container there is often nobody else; Jupyter would only refuse
        *arguments,
    ]


def open_lab(folder: Path, arguments: Sequence[str] = ()) -> int:
    """Run JupyterLab on a folder until it is closed, and return its exit status.

    Our labconfig is put behind the user's own: no question about news on the first screen, no request to the outside.
    """
    path = [*filter(None, [os.environ.get("JUPYTER_CONFIG_PATH")]), str(PACKAGE / "jupyter")]
    environment = os.environ | {"JUPYTER_CONFIG_PATH": os.pathsep.join(path)}
    command = lab_command(folder.resolve(), arguments)
    try:
        return subprocess.run(command, env=environment, check=False).returncode  # noqa: S603 - our own words
    except KeyboardInterrupt:
        return 0
