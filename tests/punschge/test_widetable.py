"""The table of the wide space in its file: what is kept, what is never trusted, and what is done without."""

import io
import pickle
import zipfile
from dataclasses import replace
from functools import partial

import numpy as np
import pytest
from tqdm import tqdm

from pugsbox.punschge import widetable
from pugsbox.punschge.board import Board, house_board
from pugsbox.punschge.conditions import Is
from pugsbox.punschge.widetable import build, cache_file, load, saved, stamp, table_of

FACTS = tuple(Is(*fact) for fact in [("colour", "green"), ("shape", "moon"), ("area", "lake"), ("symbol", "fish")])
HOUSE = house_board()


@pytest.fixture
def table():
    return build(HOUSE, FACTS)


@pytest.fixture
def path(tmp_path, table):
    """The file of a table that was built and kept."""
    table_of.cache_clear()
    table_of(HOUSE, FACTS, tmp_path)
    table_of.cache_clear()
    return cache_file(HOUSE, FACTS, tmp_path)


def equal(one, other):
    return all(np.array_equal(getattr(one, name), getattr(other, name)) for name in ("keys", "starts", "names", "sizes"))


def repainted(n=7, **changes):
    """The house board with one space changed."""
    return Board("other", tuple(replace(s, **changes) if s.number == n else s for s in HOUSE))


def test_a_table_is_kept_and_read_again(path, table, tmp_path, monkeypatch):
    assert list(tmp_path.iterdir()) == [path]
    assert equal(load(path, HOUSE, FACTS), table)
    monkeypatch.setattr(widetable, "build", lambda *_: pytest.fail("it is built although it was kept"))
    assert equal(table_of(HOUSE, FACTS, tmp_path), table)


def test_it_is_kept_in_the_cache_folder_of_the_user(monkeypatch, tmp_path):
    monkeypatch.setattr(widetable, "user_cache_path", lambda name: tmp_path / name)
    assert cache_file(HOUSE).parent == tmp_path / "pugsbox"


@pytest.mark.parametrize(
    "changes",
    [{"colour": "red"}, {"symbols": ("owl",)}, {"corner": False}, {"half": "lower"}, {"shape": "sun"}, {"area": "lake"}],
)
def test_another_board_has_another_file(changes, path, tmp_path):
    other = repainted(**changes)
    assert cache_file(other, FACTS, tmp_path) != path
    path.rename(cache_file(other, FACTS, tmp_path))  # even under its name the file is not taken for it
    assert load(cache_file(other, FACTS, tmp_path), other, FACTS) is None
    assert equal(table_of(other, FACTS, tmp_path), build(other, FACTS))


def test_where_a_space_is_drawn_changes_nothing(path, tmp_path):
    assert cache_file(repainted(at=(99.0, 99.0)), FACTS, tmp_path) == path


def test_other_facts_and_another_version_have_another_file(path, tmp_path, monkeypatch):
    assert cache_file(HOUSE, FACTS[:3], tmp_path) != path
    monkeypatch.setattr(widetable, "VERSION", widetable.VERSION + 1)
    assert cache_file(HOUSE, FACTS, tmp_path) != path
    path.rename(cache_file(HOUSE, FACTS, tmp_path))
    assert load(cache_file(HOUSE, FACTS, tmp_path), HOUSE, FACTS) is None


def arrays(table, **changes):
    """The bytes of a file with some arrays changed or, by None, left out."""
    mark = np.frombuffer(stamp(HOUSE, FACTS), np.uint8)
    every = {name: getattr(table, name) for name in ("keys", "starts", "names", "sizes")} | {"stamp": mark} | changes
    file = io.BytesIO()
    np.savez(file, **{name: array for name, array in every.items() if array is not None})
    return file.getvalue()


def compressed(table):
    file = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(saved(table))) as old, zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as new:
        for name in old.namelist():
            new.writestr(name, old.read(name))
    return file.getvalue()


def flipped(table):
    content = bytearray(saved(table))
    content[len(content) // 2] ^= 1
    return bytes(content)


def plain(table):
    file = io.BytesIO()
    np.save(file, table.keys)
    return file.getvalue()


def huge(table):
    """A file whose keys claim to be a thousand thousand million."""
    file = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(saved(table))) as old, zipfile.ZipFile(file, "w") as new:
        for name in old.namelist():
            header = io.BytesIO()
            np.lib.format.write_array_header_1_0(header, {"descr": "<u4", "fortran_order": False, "shape": (10**12,)})
            new.writestr(name, header.getvalue() if name == "keys.npy" else old.read(name))
    return file.getvalue()


STRANGE = {
    "empty": lambda _: b"",
    "no archive": lambda _: b"\x00" * 1000,
    "a pickle": lambda _: pickle.dumps({"keys": [1]}),
    "a plain array": plain,
    "cut off": lambda table: saved(table)[:-2000],
    "the first half": lambda table: saved(table)[: len(saved(table)) // 2],
    "a bit flipped": flipped,
    "compressed": compressed,
    "larger than it looks": huge,
    "no stamp": lambda table: arrays(table, stamp=None),
    "no sizes": lambda table: arrays(table, sizes=None),
    "another stamp": lambda table: arrays(table, stamp=np.zeros(32, np.uint8)),
    "wrong dtype": lambda table: arrays(table, keys=table.keys.astype(np.float64)),
    "wrong byte order": lambda table: arrays(table, keys=table.keys.astype(">u4")),
    "objects": lambda table: arrays(table, keys=np.array([1, "x", None], dtype=object)),
    "two dimensions": lambda table: arrays(table, keys=table.keys[:, np.newaxis]),
    "no rows": lambda table: arrays(table, keys=table.keys[:0], starts=table.starts[:1]),
    "too few starts": lambda table: arrays(table, starts=table.starts[:-1]),
    "too few sizes": lambda table: arrays(table, sizes=table.sizes[:-1]),
    "starts that fall": lambda table: arrays(table, starts=np.concatenate([[0], table.starts[-2:0:-1], table.starts[-1:]])),
    "starts of other type": lambda table: arrays(table, starts=table.starts.astype(np.int64)),
    "starts beyond the names": lambda table: arrays(table, starts=table.starts + np.uint32(5)),
    "keys unsorted": lambda table: arrays(table, keys=table.keys[::-1].copy()),
    "keys beyond all spaces": lambda table: arrays(table, keys=np.concatenate([table.keys[:-1], [np.uint32(1 << 30)]])),
    "names beyond the language": lambda table: arrays(table, names=table.names + np.uint32(1 << 24)),
    "names of other rows": lambda table: arrays(table, names=table.names[::-1].copy()),
    "sizes too large": lambda table: arrays(table, sizes=table.sizes + np.uint8(16)),
    "sizes of other rules": lambda table: arrays(table, sizes=table.sizes + np.uint8(1)),
}


@pytest.mark.parametrize("strange", STRANGE.values(), ids=list(STRANGE))
def test_a_strange_file_is_not_trusted_but_built_anew(strange, path, table, tmp_path):
    path.write_bytes(strange(table))
    assert load(path, HOUSE, FACTS) is None
    assert equal(table_of(HOUSE, FACTS, tmp_path), table)
    assert equal(load(path, HOUSE, FACTS), table)  # and kept instead


def test_a_file_too_large_is_not_even_opened(path, monkeypatch):
    monkeypatch.setattr(widetable, "MOST_BYTES", 1000)
    assert load(path, HOUSE, FACTS) is None


def test_where_nothing_can_be_written_it_works_all_the_same(tmp_path, table):
    no_folder = tmp_path / "file"
    no_folder.write_text("not a folder")
    assert equal(table_of(HOUSE, FACTS, no_folder), table)
    assert no_folder.read_text() == "not a folder"
    table_of.cache_clear()
    cache_file(HOUSE, FACTS, tmp_path).mkdir()  # a folder where the file should be
    assert equal(table_of(HOUSE, FACTS, tmp_path), table)


def test_progress_is_shown_only_when_it_takes_long(capsys, monkeypatch):
    build(HOUSE, FACTS)
    assert capsys.readouterr().err == ""
    monkeypatch.setattr(widetable, "PATIENCE", 1e-9)
    monkeypatch.setattr(widetable, "tqdm", partial(tqdm, mininterval=0))
    build(HOUSE, FACTS)
    assert "all rules of the wide space" in capsys.readouterr().err
