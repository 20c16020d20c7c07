"""`pugsbox lab`: copy the notebooks to a folder of the user's and open JupyterLab on the start notebook."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from pugsbox.core.content import PACKAGE, content_folder
from pugsbox.core.writing import write_whole

__all__ = ["copy_notebooks", "lab_command", "open_lab"]


def copy_notebooks(folder: Path) -> tuple[list[Path], list[Path]]:
    """Copy the notebooks of pugsbox into a folder, made if need be, and never overwrite one.

    Returns the notebooks that were copied and those that were there already, as paths inside `folder`.
    Raises PugsboxError if the folder cannot be written.
    """
    source = content_folder("notebooks")
    copied, kept = [], []
    for path in sorted(source.rglob("*.ipynb")):
        notebook = path.relative_to(source)
        if ".ipynb_checkpoints" in notebook.parts:
            continue
        if (folder / notebook).exists():
            kept.append(notebook)
        else:
            write_whole(folder / notebook, path.read_bytes())
            copied.append(notebook)
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
    sys.stdout.flush()
    if os.name == "posix":  # JupyterLab takes our place, so that Ctrl-C and signals are its own
        os.execve(command[0], command, environment)  # noqa: S606 - our own words
    with subprocess.Popen(command, env=environment) as server:  # noqa: S603 - our own words
        while True:
            try:
                return server.wait()
            except KeyboardInterrupt:  # JupyterLab heard it too and asks its own question
                continue
