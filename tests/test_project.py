"""What the project promises about itself."""

import re
import subprocess
from importlib.metadata import metadata, requires
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
PERMISSIVE = re.compile(r"\b(MIT|BSD|Apache|PSF|ISC)\b")


@pytest.mark.parametrize("requirement", [r for r in requires("pugsbox") or [] if "extra ==" not in r])
def test_dependencies_are_bounded_and_under_permissive_licences(requirement):
    assert "<" in requirement
    about = metadata(re.match(r"[\w-]+", requirement).group())
    said = [about.get("License-Expression"), about.get("License"), *(about.get_all("Classifier") or [])]
    assert any(PERMISSIVE.search(text) for text in said if text)


def tracked_texts():
    names = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=False).stdout
    for name in filter(None, names.split("\0")):
        yield name, (ROOT / name).read_bytes()


def test_no_lock_file_and_no_path_of_a_machine_is_committed():
    for name, content in tracked_texts():
        assert not name.endswith(("uv.lock", "package-lock.json"))
        assert not re.search(rb"(?<![\w.])/(?:home|Users|root)/\w", content), name


def test_the_licence_and_the_note_are_there():
    assert (ROOT / "LICENSE").read_text(encoding="utf-8").startswith("MIT License")
    assert "unofficial" in (ROOT / "README.md").read_text(encoding="utf-8")
