"""What may be taken back at the table: whatever has told its player nothing, and was not said for good."""

import pytest

from pugsbox.core.errors import PugsboxError
from tests.punschge.play.rounds import BOOK, LAKE, RIVALS, fresh, table

PAIR = "0 bet\n1 step 1\n2 step 1"
OFFERED = "0 pass\n2 offer"


@pytest.mark.parametrize(
    ("header", "lines"),
    [
        ("", "0 invent"),
        ("", "0 invent\n0 add 2"),
        (BOOK, "0 pot 4"),
        (f"{RIVALS}\n{BOOK}", "0 bet"),
        (f"{RIVALS}\n{BOOK}", "0 pass"),
        (f"{RIVALS}\n{BOOK}", OFFERED),
        (f"{RIVALS}\n{BOOK}", f"{OFFERED}\n1 decline"),
        (f"{RIVALS}\n{BOOK}", f"{OFFERED}\n1 accept\n2 say 12"),
        ("set: worth 1 = 5", "0 note"),
    ],
)
def test_what_tells_nobody_anything_new_may_be_taken_back(header, lines):
    *before, last = lines.split("\n")
    session = table("\n".join([header, "---", *before])).session
    state = session.state
    session.push(last)
    assert str(session.undo(int(last[0]))) == last
    assert session.state == state


@pytest.mark.parametrize(
    ("header", "lines", "why"),
    [
        (LAKE, "1 step 12", "Another player has answered"),
        (LAKE, "1 step 3", "Another player has answered"),
        (f"{RIVALS}\n{BOOK}", f"{PAIR}\n0 end", "said for good"),
        (f"{RIVALS}\n{BOOK}", f"{PAIR}\n0 raise", "said for good"),
    ],
)
def test_what_was_answered_or_said_for_good_stays(header, lines, why):
    session = table(f"{header}\n---\n{lines}").session
    with pytest.raises(PugsboxError, match=why):
        session.undo()


def test_a_card_that_was_seen_stays_and_a_task_of_it_may_be_chosen_anew():
    session = fresh()
    session.push("0 take")
    assert session.why_no_undo(0)
    session.push(session.legal()[0])
    assert session.undo(0)
    assert session.why_no_undo(0)
