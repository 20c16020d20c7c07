"""The systems that are measured side by side answer alike; those that are not installed are left out."""

import pytest

from pugsbox.punschge.moves import read_moves
from tests.benchmarks import side_by_side
from tests.benchmarks.side_by_side import by_clingo, by_constraints, by_sat, ours
from tests.punschge.test_solver import random_round
from tests.punschge.test_widespace import FEW, board_of, facts_of

SYSTEMS = {"clingo": by_clingo, "pysat": by_sat, "ortools": by_constraints}


@pytest.mark.parametrize("count", [2, 3])
@pytest.mark.parametrize("module", SYSTEMS)
def test_all_answer_as_ours_does(module, count):
    pytest.importorskip(module)
    seen = 0
    for seed, few in enumerate(FEW):
        board, facts = board_of(seed), facts_of(few)
        for moves in ((), read_moves("2+ 5+"), random_round(board, seed), read_moves("2+ 4+ 12- 5- goal-")):
            answer = SYSTEMS[module](board, facts, count)(moves)
            assert answer == ours(board, facts, count)(moves)
            seen += answer.rules
    assert seen > 100


def test_a_missing_package_is_named(monkeypatch, capsys):
    monkeypatch.setattr(side_by_side, "PACKAGES", {"no_such_module": "no-such-package"})
    with pytest.raises(SystemExit) as ended:
        side_by_side.main()
    assert ended.value.code == 2
    assert capsys.readouterr().err == "Missing: no-such-package. Install with: pip install -e '.[bench]'\n"
