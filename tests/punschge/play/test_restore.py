"""A saved state that no game comes to is refused, with the place of what does not fit; every state of a game is taken."""

import pytest

from pugsbox.core.errors import PugsboxError
from pugsbox.punschge.play.game import PUNSCHGE
from tests.punschge.play.rounds import BOOK, LAKE, RIVALS, fresh, table

HELPED = f"{RIVALS}\n{LAKE}\nset: turn = 1"


def dump(text, *actions):
    session = table(text).session if text else fresh(first_professor=0)
    for action in actions:
        session.push(action)
    return PUNSCHGE.dump(session.state)


def taken():
    return dump("", "0 take")


def composing():
    return dump("", "0 invent", "0 add 4", "0 add 6")


def hinting():
    return dump("", "0 invent", "0 add 4", "0 add 6", "0 add 8", "0 add 9", "0 done")


def laying():
    return dump(BOOK)


def turning():
    return dump(LAKE)


def betting():
    return dump(f"{RIVALS}\n{BOOK}")


def deciding():
    return dump(f"{RIVALS}\n{BOOK}", "0 bet", "1 step 3", "2 step 3")


def offered():
    return dump(HELPED, "2 offer")


def suggesting():
    return dump(HELPED, "2 offer", "1 accept", "2 say 12")


def looking():
    return dump(LAKE, "1 step 12", "1 step 17", "1 step 18", "1 step goal")


def over():
    data = dump(f"set: round = 5\n{LAKE}", "1 step 12", "1 step 17", "1 step 18", "1 step goal")
    assert data["stack"] == []
    return data


EVERYWHERE = [taken, composing, hinting, laying, turning, betting, deciding, offered, suggesting, looking, over]


@pytest.mark.parametrize("state", EVERYWHERE)
def test_every_state_is_taken_as_it_was(state):
    assert PUNSCHGE.dump(PUNSCHGE.restore(state())) == state()


CELLS = {
    "professor": (-1, 5, 99, 10**30),
    "round": (-1, 0, 6, 10**30),
    "turns": (-1,),
    "steps": (-1,),
    "hint-at": (-1, 99),
    "over": (-1, 2),
    "bet": (-1, 3),
    "helper": (-1, 1, 99),
    "accepted": (-1, 2),
    "noted 1": (-1, 1, 10**30),
    "noted-goal": (-400,),
    "first 0": (-1,),
    "said": (["4"], ["goal"]),
    "spoke": (["0"], ["7"], ["3", "3"]),
    "task": (["every-sun-space"], ["own-aloud", "own-place"]),
    "row": (["26"], ["4", "2", "12", "17"]),
    "right": (["26"], ["goal"]),
    "wrong": (["2", "2"],),
}


@pytest.mark.parametrize("state", EVERYWHERE)
@pytest.mark.parametrize("cell", CELLS)
def test_cells_that_fit_nothing(state, cell):
    for value in CELLS[cell]:
        data = state()
        if data["cells"][cell] == value:
            continue
        data["cells"][cell] = value
        with pytest.raises(PugsboxError, match=r"expected|has rounds|the last round|does not fit"):
            PUNSCHGE.restore(data)


@pytest.mark.parametrize("state", EVERYWHERE)
def test_stacks_that_nothing_leads_to(state):
    for change in ("doubled", "turned", "cut", "empty", "alone"):
        data = state()
        stack = data["stack"]
        data["stack"] = {
            "doubled": [*stack, *stack[-1:]],
            "turned": stack[::-1],
            "cut": stack[:-1],
            "empty": [],
            "alone": stack[-1:],
        }[change]
        if data["stack"] != stack and not (state in (offered, suggesting) and change == "cut"):
            with pytest.raises(PugsboxError, match=r"that cannot wait together|the last round is not over|found a row, or a"):
                PUNSCHGE.restore(data)


@pytest.mark.parametrize("state", [state for state in EVERYWHERE if state is not over])
def test_seats_that_do_not_have_to_decide(state):
    data = state()
    top = data["stack"][-1]
    top["seat"] = 0 if top["seat"] else 1
    with pytest.raises(PugsboxError, match=r"stack\[\d\].seat: found \d; the Professor is \d"):
        PUNSCHGE.restore(data)


@pytest.mark.parametrize(
    ("state", "fields", "problem"),
    [
        (taken, {"tasks": []}, "found the tasks"),
        (taken, {"tasks": ["<b>"]}, "found the tasks"),
        (offered, {"helper": 99}, "found help by 99"),
        (offered, {"helper": 3}, "found help by 3"),
        (suggesting, {"wanted": True, "said": ["<b>"]}, "2 says"),
        (suggesting, {"wanted": True, "said": ["12", "5"]}, "2 says"),
    ],
)
def test_questions_that_nobody_asks(state, fields, problem):
    data = state()
    data["stack"][-1]["fields"] = fields
    with pytest.raises(PugsboxError, match=problem):
        PUNSCHGE.restore(data)


def test_a_bet_in_a_cooperative_round():
    data = betting()
    data["cells"]["mode"] = turning()["cells"]["mode"]
    with pytest.raises(PugsboxError, match="found Bet; expected it in a competitive round only"):
        PUNSCHGE.restore(data)


def test_rolls_that_decide_nothing():
    data = looking()
    data["rng"]["forced"] = [1, 2]
    assert PUNSCHGE.restore(data).rng.forced == (1, 2)
    data["rng"]["forced"] = [1, 3]
    with pytest.raises(PugsboxError, match=r"rng.forced: found \[1, 3\]; expected 1 or 2 each"):
        PUNSCHGE.restore(data)
