"""Paying and changing: no crystal and no value is ever lost, and what can be paid is paid (PUN-CRY-07, PUN-CRY-08)."""

from collections import Counter

import pytest
from hypothesis import event as tell
from hypothesis import given
from hypothesis import strategies as st

from pugsbox.cardtable.state import Table
from pugsbox.core.bots import GreedyBot, RandomBot
from pugsbox.core.session import Session
from pugsbox.punschge.play.crystals import IN_THE_GAME, VALUES, fitting, holders, pay, value, worth
from pugsbox.punschge.play.game import PUNSCHGE
from tests.punschge.play.rivals import EVERYTHING, happened, played, purses, rivals, steps, supply, together

SEATS = 3
HOLDERS = holders(PUNSCHGE.new(SEATS))


def everything(t):
    """What all have together."""
    return sum(worth(t, holder) for holder in holders(t))


def crystals(t):
    """All crystals that lie anywhere."""
    return Counter(crystal for holder in holders(t) for crystal in t[holder.crystals])


@st.composite
def tables(draw):
    """All 60 crystals, dealt anyhow among supply, pot, stake and three players; and some of it written down."""
    t = Table(PUNSCHGE.new(SEATS))
    lie = {holder: [] for holder in HOLDERS}
    for colour, n in IN_THE_GAME.items():
        cuts = sorted(draw(st.lists(st.integers(0, n), min_size=len(HOLDERS) - 1, max_size=len(HOLDERS) - 1)))
        order = draw(st.permutations(HOLDERS))
        for holder, low, high in zip(order, [0, *cuts], [*cuts, n], strict=True):
            lie[holder] += [colour] * (high - low)
    for holder, found in lie.items():
        t.cells[holder.crystals] = tuple(found)
    one, other, noted = draw(st.sampled_from(HOLDERS)), draw(st.sampled_from(HOLDERS)), draw(st.integers(0, 9))
    t.cells[one.noted] += noted
    t.cells[other.noted] -= noted
    return t


def count(some):
    """How many red, blue and white crystals some are."""
    return tuple(some.count(colour) for colour in VALUES)


def parts(some, amount):
    """Every choice of some crystals that is worth an amount."""
    red, blue, white = count(some)
    for r in range(min(red, amount // 20) + 1):
        for b in range(min(blue, (amount - 20 * r) // 5) + 1):
            if (w := amount - 20 * r - 5 * b) <= white:
                yield r, b, w


def payable(mine, theirs, amount):
    """Whether somebody can pay exactly after changing any crystals for others of the same value with one other.

    Changing leads to every share of all the crystals of both that is worth as much as before; so: is there such a share with a
    part that is worth the amount?
    """
    both, whole = mine + theirs, value(mine)
    for paid in parts(both, amount):
        left = [colour for colour, have, gone in zip(VALUES, count(both), paid, strict=True) for _ in range(have - gone)]
        if next(parts(left, whole - amount), None):
            return True
    return False


def test_payable_is_what_it_says():
    assert payable(("blue", "white"), (), 1)
    assert not payable(("blue",), (), 4)
    assert payable(("blue",), ("white",) * 5, 4)
    assert not payable(("blue",), ("white",) * 4, 4)
    assert payable(("red",), ("blue",) * 3 + ("white",) * 5, 17)
    assert not payable(("red",), ("blue",) * 4, 17)


@given(tables(), st.sampled_from(HOLDERS), st.sampled_from(HOLDERS), st.integers(1, 60))
def test_paying_loses_nothing_and_pays_exactly_where_changing_with_one_other_can(t, a, b, amount):
    if a == b:
        b = HOLDERS[HOLDERS.index(a) - 1]
    before = {holder: (worth(t, holder), t[holder.crystals], t[holder.noted]) for holder in HOLDERS}
    all_crystals = crystals(t)
    mine = before[a][1]
    possible = amount <= value(mine) and any(payable(mine, before[other][1], amount) for other in HOLDERS if other != a)

    pay(t, amount, a, b, "pays", 0, ("PUN-CRY-07",))

    assert crystals(t) == all_crystals
    assert everything(t) == EVERYTHING
    for holder in HOLDERS:
        change = amount * ((holder == b) - (holder == a))
        assert worth(t, holder) == before[holder][0] + change
        if holder not in (a, b):
            assert t[holder.noted] == before[holder][2]
    written = sum(event.data[0] for event in t.events if event.kind == "writes down")
    assert t[b.noted] - before[b][2] == before[a][2] - t[a.noted] == written
    assert [event.kind for event in t.events if event.kind != "changes"] == ["pays", *(["writes down"] if written else [])]
    for event in t.events:
        if event.kind == "changes":
            (dear, cheap) = event.data
            assert value(dear) == value(cheap)
            assert len(dear) < len(cheap)
    if possible:
        assert not written
    if value(mine) < amount:
        assert written == amount - value(mine)  # all there is goes, the rest is written down
    tell("exact" if not written else "some written down")
    tell("changed" if len(t.events) > 1 + bool(written) else "as it lay")


@pytest.mark.parametrize(("dear", "amount"), [(dear, n) for dear in ("blue", "red") for n in range(1, VALUES[dear])])
def test_every_part_of_a_crystal_can_be_paid(dear, amount):
    t = Table(PUNSCHGE.new(SEATS))
    supply, pot, _, purse, *_ = HOLDERS
    t.carry((dear,), supply.crystals, pot.crystals)
    pay(t, amount, pot, purse, "pays", 0, ("PUN-CRY-07",))
    assert (value(t[pot.crystals]), value(t[purse.crystals])) == (VALUES[dear] - amount, amount)
    assert "writes down" not in {event.kind for event in t.events}


@given(tables(), st.sampled_from(HOLDERS), st.integers(0, EVERYTHING))
def test_fitting_takes_as_much_as_can_be_taken_and_not_more(t, a, amount):
    taken = fitting(t[a.crystals], amount)
    assert not Counter(taken) - Counter(t[a.crystals])
    assert value(taken) == max(some for some in range(amount + 1) if next(parts(t[a.crystals], some), None))


# ---------------------------------------------------------------- in games


class Watched(list):
    """The events of a draft; each one that is added finds all crystals there."""

    def __init__(self, t):
        self.t, self.checked = t, None
        self.laid = bool(crystals(t))

    def append(self, event):
        super().append(event)
        self.laid = self.laid or event.kind == "sets up"
        lie = [(self.t[holder.crystals], self.t[holder.noted]) for holder in holders(self.t)]
        if self.laid and lie != self.checked:
            assert everything(self.t) == EVERYTHING, event
            assert crystals(self.t) == IN_THE_GAME, event
            assert sum(noted for _, noted in lie) == 0, event
            self.checked = lie


@pytest.fixture
def watched(monkeypatch):
    """Look after every event, not only after every action; return how many were seen."""
    begin, seen = Table.__init__, []

    def init(t, state):
        begin(t, state)
        t.events = Watched(t)
        seen.append(t.events)

    monkeypatch.setattr(Table, "__init__", init)
    return seen


LONG = {"mode": "competitive", "rounds_each": "3"}
GAMES = [
    (2, RandomBot, {}),
    (5, RandomBot, {"then_competitive": "true"}),
    (5, GreedyBot, {}),
    (8, GreedyBot, {"rounds_each": "2"}),
    (3, RandomBot, {**LONG, "joint_turn_error_pays": "true", "joint_turn_failed": "play_on_without_reward"}),
    (3, GreedyBot, {**LONG, "drain_pot": "true"}),
    (4, RandomBot, {**LONG, "stakes_from": "professor_after_first"}),
    (6, RandomBot, {**LONG, "help_moment": "start_of_turn", "early_goal": "no_crystal_no_stone"}),
]


@pytest.mark.clause("PUN-CRY-08")
def test_after_every_event_of_a_game_there_are_330(watched):
    met = Counter()
    for seed, (seats, bot, options) in enumerate(GAMES, 1):
        session = played(seats, seed, bot, **options)
        met.update(event.kind for event in session.events)
    assert sum(map(len, watched)) >= met.total() > 5_000
    assert {"changes", "writes down", "notes", "raises", "takes the stake", "loses the stake", "wins", "is thanked"} < set(met)


def test_what_watches_would_see_a_crystal_that_is_lost(watched):
    session = Session(PUNSCHGE, seats=2)
    t = Table(session.state)
    t.cells[HOLDERS[0].crystals] = t[HOLDERS[0].crystals][1:]
    with pytest.raises(AssertionError):
        t.say("gets nothing", 0, (), ())


@pytest.mark.clause("PUN-CRY-08")
def test_what_the_supply_owes_is_written_down_and_counts_as_crystals_do():
    scene = together(
        """
        > supply = -
        1 step 6
        > hint = hint-own-aloud
        > crystals 0 = white
        2 step 7
        > clause PUN-CRY-04
        > clause PUN-CRY-08
        > crystals 0 = white
        > noted 0 = 1
        > worth 0 = 2
    """,
        "set: pot = 0",
        "place: goal = white",
        "place: crystals 3 = red*10 blue*20",
        "place: crystals 4 = white*29",
    )
    assert purses(scene) == (2, 0, 0, 300, 29)
    assert supply(scene) == -1
    assert scene.session.log(1)[-2].text == "The crystals do not suffice: 1 is written down."


@pytest.mark.clause("PUN-CRY-07")
def test_where_the_supply_has_no_change_anybody_who_has_changes():
    scene = together(
        """
        1 step 6
        > clause PUN-CRY-07
        > goal = white*4
        > crystals 0 = white
        > crystals 4 = blue white*25
    """,
        "set: pot = 0",
        "place: goal = blue",
        "place: crystals 4 = white*30",
    )
    assert supply(scene) == 200 + 95


def test_a_red_crystal_is_changed_twice_where_it_must_be():
    scene = together(
        """
        1 step 6
        > pot = 19
        > goal = blue*3 white*4
        > crystals 0 = white
    """,
        "set: pot = 0",
        "place: goal = red",
    )
    assert [event.data for event in happened(scene, "changes")] == [
        (("red",), ("blue",) * 4),
        (("blue",), ("white",) * 5),
    ]


SCATTERED = tuple(f"place: crystals {seat} = white*{2 if seat == 7 else 4}" for seat in range(8))
"""No supply and no player has five white crystals: nobody can change a blue one."""


@pytest.mark.clause("PUN-CRY-08", "PUN-REW-04")
def test_a_crystal_that_nobody_can_change_goes_back_with_what_was_owed_for_it():
    scene = together(
        f"""
        1 step 6
        > goal = blue
        > noted-goal = -1
        > pot = 4
        > worth 0 = 5
        {steps(2, 12, 17, 18, "goal")}
        > goal = -
        > noted-goal = 0
        > noted-supply = -1
        """,
        "set: pot = 0",
        "place: goal = blue",
        *SCATTERED,
        seats=8,
    )
    assert happened(scene, "returns")[0].data == (4,)
    assert everything(scene.session.state) == EVERYTHING


def test_a_prize_that_nobody_can_split_is_written_down_and_leaves_nothing_on_the_goal():
    scene = rivals(
        """
        2 offer
        1 accept
        2 say goal
        1 step goal
        > noted 1 = 2
        > noted 2 = 3
        > goal = -
        > noted-goal = 0
        > noted-supply = -5
        """,
        "set: right = 2 4 12 17 18",
        "set: pot = 0",
        "place: goal = blue",
        "set: turn = 1",
        *SCATTERED,
        seats=8,
    )
    assert everything(scene.session.state) == EVERYTHING
