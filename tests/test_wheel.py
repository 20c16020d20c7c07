"""An installed wheel works in an empty folder: boards, decks and notebooks travel with it."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent


@pytest.mark.slow
def test_a_wheel_in_an_empty_folder(tmp_path):
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "-q"]
    subprocess.run([*pip, "wheel", "--no-deps", "-w", tmp_path / "wheels", ROOT], check=True)
    (wheel,) = (tmp_path / "wheels").glob("*.whl")
    subprocess.run([*pip, "install", "--no-deps", "--target", tmp_path / "installed", wheel], check=True)
    empty = tmp_path / "empty"
    empty.mkdir()

    def run(*command):
        environment = os.environ | {"PYTHONPATH": str(tmp_path / "installed"), "PYTHONUTF8": "1"}
        return subprocess.run(
            [sys.executable, *command], cwd=empty, env=environment, capture_output=True, text=True, encoding="utf-8", check=True
        ).stdout

    assert str(tmp_path) in run("-c", "import pugsbox; print(pugsbox.__file__)")
    assert json.loads(run("-m", "pugsbox", "row", "every bull space", "--json"))["row"] == [9, 12, 16, 20]
    assert "starter" in run("-c", "from pugsbox.punschge import house_decks; print(*house_decks())").split()
    run("-c", "from pathlib import Path; from pugsbox.lab import copy_notebooks; copy_notebooks(Path('mine'))")
    assert (empty / "mine" / "start.ipynb").is_file()
    licence = list((tmp_path / "installed").glob("pugsbox-*.dist-info/licenses/LICENSE"))
    assert licence
    assert (tmp_path / "installed" / "pugsbox" / "jupyter" / "labconfig" / "page_config.json").is_file()
