"""Files are written whole or not at all, and tables as somebody would write them by hand."""

import os
import stat
import tomllib
from pathlib import Path
from unittest.mock import Mock

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pugsbox import PugsboxError
from pugsbox.core.writing import as_toml, write_whole


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


plain = (
    st.booleans()
    | st.integers(-(2**60), 2**60)
    | st.floats(allow_nan=False)
    | st.text(st.characters(exclude_categories=["Cs"]))
)
tables = st.dictionaries(
    st.text(st.characters(exclude_categories=["Cs"]), max_size=8), plain | st.lists(plain, max_size=3), max_size=4
)


@given(tables, st.lists(tables, max_size=3), st.lists(tables, max_size=2))
def test_tables_are_read_as_they_were_written(top, cards, others):
    data = {**top, "card": cards, "other": [{**table, "inside": {"n": 1}} for table in others]}
    text = as_toml(data, "A head,\n\nin lines.").decode()
    assert tomllib.loads(text) == data
    assert text.startswith("# A head,\n#\n# in lines.\n\n")
    assert tomllib.loads(as_toml(data).decode()) == data


def test_each_table_of_a_list_stands_below_a_head_of_its_own():
    text = as_toml({"level": "easy", "card": [{"key": "a"}, {"key": "b" * 200, "row": [1, 2]}]}).decode()
    assert text.count("[[card]]\n") == 2
    assert text.startswith('level = "easy"\n\n[[card]]\nkey = "a"\n\n[[card]]\n')
    assert "row = [\n    1,\n    2,\n]\n" in text
