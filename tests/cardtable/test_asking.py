"""Ways of asking: Choose, May, InTurn, Together, Sealed, and an interrupt between."""

import pytest

from pugsbox.cardtable.asking import InTurn, May, Sealed, Together
from pugsbox.cardtable.effects import Asks
from pugsbox.cardtable.resolve import carry_out, settle
from pugsbox.cardtable.state import Table
from pugsbox.core.actions import Action
from pugsbox.core.codec import from_json, to_json
from pugsbox.core.errors import PugsboxError
from pugsbox.pugs_in_mugs import PUGS_IN_MUGS
from pugsbox.pugs_in_mugs.mischief import Give
from tests.cardtable.parlour import BANK, BID, PARLOUR, PURSE, WON, Open, Pay, Spend


def play(*lines):
    """Play a parlour game so far, each state saved and read again on the way: a save in mid-effect works."""
    state = saved(PARLOUR.new(3))
    for line in lines:
        state = saved(PARLOUR.apply(state, PARLOUR.read(line)).state)
    return state


def saved(state):
    """The state, saved and read again."""
    read = from_json(PARLOUR, to_json(PARLOUR, state))
    assert read == state
    return read


def legal(state, seat=None):
    return [str(action) for action in PARLOUR.legal_actions(state, seat) if action.verb != "fine"]


IN_TURN = ("0 choose 2",)
TOGETHER = (*IN_TURN, "1 pass", "2 spend")
SEALED = (*TOGETHER, "2 done", "0 done", "1 done")


def test_choose_lets_one_of_several_effects_happen():
    assert legal(play()) == ["0 choose 1", "0 choose 2"]
    assert len(play("0 choose 1")[PURSE[0]]) == 4
    assert len(play("0 choose 2")[PURSE[0]]) == 3


def test_in_turn_asks_the_others_clockwise_and_may_can_be_declined():
    state = play(*IN_TURN)
    assert legal(state) == ["1 spend", "1 pass"]
    assert PARLOUR.waiting_for(state) == (1,)
    assert legal(play(*IN_TURN, "1 pass")) == ["2 spend", "2 pass"]
    assert len(play(*IN_TURN, "1 spend")[PURSE[1]]) == 4


def test_together_asks_all_at_once_until_each_is_done():
    state = play(*TOGETHER)
    assert PARLOUR.waiting_for(state) == (0, 1, 2)
    assert legal(state, 1) == ["1 spend", "1 pass", "1 done"]
    state = play(*TOGETHER, "1 spend", "0 done", "1 spend")
    assert len(state[PURSE[1]]) == 3
    assert PARLOUR.waiting_for(state) == (1, 2)


def test_who_acts_again_is_no_longer_done():
    state = play(*TOGETHER, "1 done")
    assert PARLOUR.waiting_for(state) == (0, 2)
    assert legal(state, 1) == ["1 spend", "1 pass"]
    assert PARLOUR.waiting_for(play(*TOGETHER, "1 done", "1 spend")) == (0, 1, 2)


def test_sealed_answers_stay_hidden_until_the_last_and_are_final():
    state = play(*SEALED, "1 bid 1")
    assert PARLOUR.waiting_for(state) == (0, 2)
    assert legal(state, 1) == []
    assert state[BID[1]] == 1
    assert [counter.name for counter in PARLOUR.observe(state, 2).counters] == ["bid 2", "won"]
    (event,) = PARLOUR.apply(play(*SEALED), Action(1, "bid", ("1",))).events
    assert event.seen_from(1).data == (BID[1], 1)
    assert event.seen_from(2).data == (BID[1],)  # that, and not how many
    over = play(*SEALED, "1 bid 1", "0 bid 0", "2 bid 1")
    assert over[WON] == len(over[BANK])
    assert PARLOUR.outcome(over)


def test_a_sealed_answer_cannot_be_taken_back():
    before = play(*SEALED)
    bid = Action(1, "bid", ("1",))
    assert PARLOUR.unfair(before, bid, PARLOUR.apply(before, bid)) == "final"
    spend = Action(0, "spend")
    assert PARLOUR.unfair(play(*TOGETHER), spend, PARLOUR.apply(play(*TOGETHER), spend)) is None


def test_who_cannot_answer_is_not_waited_for():
    t = Table(play(*SEALED))
    t.stack[-1] = (Sealed(Spend(), Open(), (0, 1, 2)), 0)
    t.cells[PURSE[2]] = ()
    state = settle(t, None)
    assert PARLOUR.waiting_for(state) == (0, 1)
    for seat in (1, 0):
        t = Table(state)
        carry_out(t, Action(seat, "spend"), None)
        state = settle(t, None)
    assert state.stack == ()
    assert state[WON] > 0


def test_in_turn_for_nobody_is_for_nobody():
    t = Table(play())
    t.push(0, InTurn(Pay(1), ()))
    state = settle(t, None)
    assert [len(state[PURSE[seat]]) for seat in range(3)] == [5, 5, 5]


@pytest.mark.parametrize("ask", [May, lambda ask: Together(ask, (0, 1)), lambda ask: Sealed(ask, Open(), (0, 1))])
def test_a_question_that_may_not_be_interrupted_may_not_be_however_it_is_asked(ask):
    assert ask(Spend()).interruptible()
    assert not ask(Give(0)).interruptible()


def test_an_asker_without_options_is_a_mistake_that_shows():
    class Forgot(Asks):
        pass

    t = Table(play())
    t.push(0, Forgot())
    with pytest.raises(NotImplementedError):
        settle(t, None)


@pytest.mark.parametrize("before", [IN_TURN, TOGETHER, SEALED])
def test_an_interrupt_may_come_at_any_question_and_leaves_it_as_it_was(before):
    state = play(*before)
    after = PARLOUR.apply(state, Action(2, "fine")).state
    assert after.stack == state.stack
    assert len(after[BANK]) == len(state[BANK]) - 1
    assert PARLOUR.waiting_for(after) == PARLOUR.waiting_for(state)


def test_the_end_comes_at_once_whatever_is_pushed_afterwards():
    t = Table(play())
    t.end()
    t.push(0, Pay(1))
    assert t.stack == []


def test_a_question_names_its_clauses_through_may_together_and_sealed():
    for before in ((), IN_TURN, TOGETHER, SEALED):
        assert PARLOUR.question(play(*before)).clauses == ("LAW-1",)


def test_a_state_of_another_game_is_refused():
    data = PARLOUR.dump(play())
    with pytest.raises(PugsboxError, match=r"game: found 'parlour'; expected pugs_in_mugs\."):
        PUGS_IN_MUGS.restore(data)
