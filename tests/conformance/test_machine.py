"""Hypothesis plays: legal and illegal actions, undo, saving and loading, in any order."""

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule, run_state_machine_as_test

from pugsbox.core.actions import Action, IllegalAction
from pugsbox.core.errors import PugsboxError
from pugsbox.core.session import Session
from pugsbox.games import GAMES, load_game
from tests.conformance.sampling import same_cards


class Table(RuleBasedStateMachine):
    """One game at a table; `name` is set by the subclass."""

    name = ""

    @initialize(data=st.data())
    def sit_down(self, data):
        self.game = load_game(self.name)
        seats = data.draw(st.sampled_from(list(self.game.seats)), label="seats")
        self.session = Session(self.game, seats, data.draw(st.integers(0, 10**18 - 1), label="seed"))
        self.begun = self.session.state

    @rule(data=st.data())
    def act(self, data):
        legal = self.session.legal()
        if legal:
            self.session.push(data.draw(st.sampled_from(legal), label="action"))

    @rule(data=st.data())
    def ask_for_something(self, data):
        seat = data.draw(st.integers(0, self.session.state.seats - 1), label="seat")
        action = data.draw(st.sampled_from(self.game.thinkable(self.session.state, seat)), label="action")
        before = self.session.state
        if self.session.check(action):
            with pytest.raises(IllegalAction):
                self.session.push(action)
            assert self.session.state is before

    @rule(seat=st.integers(0, 9), words=st.lists(st.text(max_size=8), max_size=3))
    def ask_for_nonsense(self, seat, words):
        before = self.session.state
        with pytest.raises(PugsboxError):
            self.session.push(Action(seat, "fly", tuple(words)))
        assert self.session.state is before

    @rule()
    def take_back(self):
        if self.session.why_no_undo() is None:
            self.session.undo()

    @rule()
    def save_and_load(self):
        loaded = Session.load(self.session.save(), load_game)
        assert loaded.state == self.session.state
        self.session = loaded

    @invariant()
    def nothing_is_lost(self):
        assert same_cards(self.session.game, self.begun, self.session.state)

    @invariant()
    def somebody_is_asked_until_it_is_over(self):
        assert bool(self.session.turn) == (self.game.outcome(self.session.state) is None)


@pytest.mark.parametrize("name", GAMES)
def test_any_order_of_acting_undoing_and_loading(name):
    machine = type(name, (Table,), {"name": name})
    run_state_machine_as_test(machine, settings=settings(max_examples=60, stateful_step_count=40))
