"""Files are written whole or not at all."""

import os
import stat
from pathlib import Path
from unittest.mock import Mock

import pytest

from pugsbox import PugsboxError
from pugsbox.core.writing import write_whole


def test_a_file_is_written_and_replaced_and_nothing_else_is_left(tmp_path):
    path = tmp_path / "new" / "file.txt"
    write_whole(path, b"one")
    write_whole(path, b"two")
    assert path.read_bytes() == b"two"
    assert [p.name for p in path.parent.iterdir()] == ["file.txt"]


@pytest.mark.skipif(os.name != "posix", reason="permissions of this kind are POSIX")
def test_others_may_read_it_as_any_new_file(tmp_path):
    write_whole(tmp_path / "ours", b"")
    (tmp_path / "usual").write_bytes(b"")
    assert stat.S_IMODE((tmp_path / "ours").stat().st_mode) == stat.S_IMODE((tmp_path / "usual").stat().st_mode)


def test_what_was_there_stays_if_writing_fails(tmp_path, monkeypatch):
    path = tmp_path / "file.txt"
    write_whole(path, b"old")

    monkeypatch.setattr(Path, "replace", Mock(side_effect=OSError(28, "No space left on device")))
    with pytest.raises(PugsboxError, match="No space left on device"):
        write_whole(path, b"new")
    assert path.read_bytes() == b"old"
    assert [p.name for p in tmp_path.iterdir()] == ["file.txt"]
