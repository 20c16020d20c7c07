"""Which clauses were seen: observed where a game says them, not claimed."""

import ast
from contextlib import contextmanager
from functools import cache, wraps
from pathlib import Path

from pugsbox.cardtable.cardgame import CardGame
from pugsbox.games import GAMES
from pugsbox.scenes import clause_table

TESTS = Path(__file__).parent


def _said(value):
    """The clauses that a value of the game names: a step, a refusal, a question or an outcome."""
    if value is None:
        return ()
    if hasattr(value, "events"):
        return [clause for event in value.events for clause in event.clauses]
    return value.clauses


@contextmanager
def watching(kinds=(CardGame,)):
    """Collect every clause that any game names meanwhile."""
    seen = set()
    originals = [
        (kind, name, getattr(kind, name)) for kind in kinds for name in ("begin", "apply", "check", "question", "outcome")
    ]
    for kind, name, original in originals:

        @wraps(original)
        def watched(*args, _original=original, **kwargs):
            value = _original(*args, **kwargs)
            seen.update(_said(value))
            return value

        setattr(kind, name, watched)
    try:
        yield seen
    finally:
        for kind, name, original in originals:
            setattr(kind, name, original)


@cache
def marked(mark):
    """Return clause -> the tests that carry a mark with it, read from the sources of the tests."""
    found = {}
    for path in sorted(TESTS.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text())):
            for call in getattr(node, "decorator_list", []):
                if isinstance(call, ast.Call) and ast.unparse(call.func) == f"pytest.mark.{mark}":
                    for arg in call.args:
                        found.setdefault(ast.literal_eval(arg), []).append(f"{path.stem}::{node.name}")
    return found


def report():
    """Return a line for every clause of every game."""
    tests = {**marked("catalogue"), **marked("clause")}
    lines = []
    for name in GAMES:
        for clause in clause_table(name):
            seen = f"{len(tests.get(clause['id'], []))} tests, {len(clause['scenes'])} scenes"
            lines.append(f"{clause['id']:16} {clause['enforced']:5} {seen:20} {clause['says']}")
    return "\n".join(lines) + "\n"
