"""Laws of all games, on random games and on states sampled from them."""

import os
import random
import subprocess
import sys

import pytest

from pugsbox.core.actions import Action, IllegalAction
from pugsbox.core.bots import GreedyBot, RandomBot
from pugsbox.core.codec import from_json, to_json
from pugsbox.core.errors import PugsboxError
from pugsbox.core.session import Session
from pugsbox.games import GAMES as NAMES
from pugsbox.games import load_game
from tests.conformance.sampling import GAMES, play, played, random_game, samples, swapped

MOST_CLAUSES = 6


@pytest.fixture(params=NAMES, scope="module")
def game(request):
    return load_game(request.param)


@pytest.fixture(params=["some", pytest.param("all", marks=pytest.mark.slow)])
def met(game, request):
    """3,000 states of random games in the slow job, every fifth of them in the suite."""
    return samples(game.name)[:: 1 if request.param == "all" else 5]


def ended_well(game, shown):
    """No card was lost or made on the way, and each outcome names its clauses."""
    assert shown.lossy == []
    for state in shown.ends:
        outcome = game.outcome(state)
        assert outcome.clauses
        assert len(outcome.scores) == state.seats


def test_random_games_end_and_lose_no_card(game):
    ended_well(game, played(game.name))


@pytest.mark.slow
def test_many_random_games_end_and_lose_no_card(game):
    ended_well(game, play(game, range(GAMES, GAMES + 2_000)))


def test_equal_seeds_give_equal_games(game):
    first, again = ([sample.state for sample in random_game(game, 3)] for _ in range(2))
    assert first == again


DIGEST = """
import hashlib
from pugsbox.games import load_game
from tests.conformance.sampling import random_game
game = load_game({!r})
met = [f"{{s.action}} {{s.state}} {{s.state.legal}}" for number in range(4) for s in random_game(game, number)]
print(hashlib.sha256("".join(met).encode()).hexdigest())
"""


def test_equal_seeds_give_equal_games_in_every_process(game):
    """Python orders sets of words differently in each process; no rule may depend on that."""
    digests = {
        subprocess.run(
            [sys.executable, "-c", DIGEST.format(game.name)],
            env=os.environ | {"PYTHONHASHSEED": seed, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("1", "2", "3")
    }
    assert len(digests) == 1


def test_every_action_makes_an_event_and_every_event_names_its_clauses(game, met):
    for sample in met:
        assert sample.events
        for event in sample.events:
            assert 1 <= len(event.clauses) <= MOST_CLAUSES
            assert all(clause in game.clauses for clause in event.clauses)
            assert event.seat in range(sample.state.seats)


def test_every_event_and_question_is_a_sentence_for_everybody(game, met):
    for sample in met[::10]:
        for seat in (None, *range(sample.state.seats)):
            assert all(game.tell(event, seat) for event in sample.events if event.seen_by is None or seat in event.seen_by)
            view = game.observe(sample.state, seat)
            assert bool(view.question) == bool(view.asked) == (view.ending is None)


def test_who_is_asked_can_act(game, met):
    for sample in met:
        for seat in game.waiting_for(sample.state):
            assert game.legal_actions(sample.state, seat)
        assert bool(game.waiting_for(sample.state)) == (game.outcome(sample.state) is None)


def test_the_legal_list_follows_from_the_rest_of_the_state(game, met):
    for sample in met:
        assert game.settle(sample.state).legal == sample.state.legal
        assert len(set(sample.state.legal)) == len(sample.state.legal)


# ---------------------------------------------------------------- legal list = accepted set


def near_misses(game, state, action, chance):
    """Actions that are nearly like one: another seat, an argument more or less, other words, another verb."""
    seat, verb, args = action
    words = [word for known in game.thinkable(state, seat) for word in known.args]
    yield Action((seat + 1) % state.seats, verb, args)
    yield Action(seat, verb, (*args, chance.choice(words)))
    yield Action(seat, verb, args[:-1])
    yield Action(seat, verb, tuple(chance.choice(words) for _ in args))
    yield Action(seat, chance.choice(game.thinkable(state, seat)).verb, args)
    yield Action(seat, "fly", args)
    yield Action(seat, verb, ("<b>",))
    yield Action(state.seats, verb, args)


def agree(game, state, action):
    """An action is accepted if, and only if, it is listed; a refused one has a reason and changes nothing."""
    refusal, listed = game.check(state, action), action in game.legal_actions(state)
    assert (refusal is None) == listed, action
    if listed:
        return
    assert refusal.clauses
    assert all(reason.clause in game.clauses and reason.message for reason in refusal.reasons), action
    assert all(game.check(state, other) is None for reason in refusal.reasons for other in reason.alternatives)
    with pytest.raises(IllegalAction):
        game.apply(state, action)


def test_what_is_listed_is_accepted_and_everything_else_is_refused_with_a_clause(game, met):
    chance = random.Random(2)
    for sample in met:
        state = sample.state
        for action in game.thinkable(state, chance.randrange(state.seats)):
            agree(game, state, action)
        for legal in chance.sample(state.legal, min(2, len(state.legal))):
            for action in near_misses(game, state, legal, chance):
                agree(game, state, action)


def test_every_listed_action_can_be_taken_and_written_and_read(game, met):
    for sample in met[::3]:
        for action in sample.state.legal:
            assert game.apply(sample.state, action).events
            assert game.read(str(action)) == action


# ---------------------------------------------------------------- hidden information


def seen(game, state, seat):
    """All that a seat can learn from a state: its view, its legal actions, why others are refused, who is asked."""
    refusals = tuple(game.check(state, action) for action in game.thinkable(state, seat)) if seat is not None else ()
    return game.observe(state, seat), refusals, game.question(state)


def test_swap_law(game, met):
    """Cards that a seat cannot see change places, and it sees no difference, nor after an action that tells it nothing new."""
    chance, told = random.Random(3), 0
    for sample in met:
        state = sample.state
        seat = chance.choice([None, *range(state.seats)])
        other = swapped(game, state, seat, chance)
        assert seen(game, other, seat) == seen(game, state, seat)
        both = [action for action in game.legal_actions(state) if action in game.legal_actions(other)]
        for action in chance.sample(both, min(2, len(both))):
            one, two = game.apply(state, action), game.apply(other, action)
            if [e.seen_from(seat) for e in one.events] == [e.seen_from(seat) for e in two.events]:
                told += 1
                assert seen(game, one.state, seat) == seen(game, two.state, seat)
    assert told > len(met) / 2  # the law says something


def test_asking_law(game, met):
    """Who is asked next depends on nothing but what everybody was told."""
    chance, told = random.Random(4), 0
    for sample in met:
        state = sample.state
        other = swapped(game, state, None, chance)
        for action in game.legal_actions(state):
            if game.check(other, action):
                continue
            one, two = game.apply(state, action), game.apply(other, action)
            if [e.seen_from(None) for e in one.events] == [e.seen_from(None) for e in two.events]:
                told += 1
                assert game.waiting_for(one.state) == game.waiting_for(two.state)
                assert game.question(one.state) == game.question(two.state)
            break
    assert told > len(met) / 2


def test_a_card_that_moves_in_secret_is_told_to_nobody_else(game, met):
    for sample in met:
        waited = str(sample.before.stack) if sample.action else ""  # a card may have been named before it is given
        for event in sample.events:
            match event.data:
                case (tuple() as cards, int(a), int(b)) if a != b:  # a card that stays is shown on purpose
                    named = cards[0] in waited or any(cards[0] in other.data for other in sample.events)
                case _:
                    continue
            for seat in (None, *range(sample.state.seats)):
                if event.seen_by is not None and seat not in event.seen_by:
                    assert event.seen_from(seat).data == (len(cards), a, b)
                else:
                    both = [state for state in (sample.before, sample.state) if state]
                    assert named or any(game.sees(state, seat, zone) for state in both for zone in (a, b))


def test_greedy_players_decide_from_what_they_see(game, met):
    chance = random.Random(5)
    for sample in met[::5]:
        for seat in game.waiting_for(sample.state):
            other = swapped(game, sample.state, seat, chance)
            assert GreedyBot(1).choose(game, other, seat) == GreedyBot(1).choose(game, sample.state, seat)


# ---------------------------------------------------------------- undo, codec, replay


def test_undo_restores_the_state_or_says_why_not(game, met):
    taken_back = 0
    for sample in met:
        if sample.action is None:
            continue
        session = Session(game, sample.state.seats)
        session.state = sample.before
        session.push(sample.action)
        if why := session.why_no_undo():
            assert why.endswith(".")
            with pytest.raises(PugsboxError):
                session.undo()
            assert session.state == sample.state
        else:
            taken_back += 1
            assert session.undo() == sample.action
            assert session.state == sample.before
            assert session.legal() == sample.before.legal
    assert taken_back > len(met) / 50


def test_nobody_learns_anything_by_undo(game, met):
    """An action can be taken back only if it told its player nothing: with hidden cards dealt anew it tells the same."""
    chance = random.Random(6)
    for sample in met:
        if sample.action is None:
            continue
        session = Session(game, sample.state.seats)
        session.state, seat = sample.before, sample.action.seat
        session.push(sample.action)
        other = swapped(game, sample.before, seat, chance)
        if session.why_no_undo() is None:
            again = game.apply(other, sample.action)
            assert [e.seen_from(seat) for e in again.events] == [e.seen_from(seat) for e in sample.events]


def test_states_are_saved_and_read_again(game, met):
    for sample in met:
        read = from_json(game, to_json(game, sample.state))
        assert read == sample.state
        assert read.legal == sample.state.legal
        assert hash(read) == hash(sample.state)


@pytest.mark.parametrize("bot", [RandomBot, GreedyBot])
def test_a_saved_game_is_played_again_to_the_same_state(game, bot):
    for seats in game.seats:
        session = Session(game, seats, seed=seats, names=("Kim",))
        session.play({seat: bot(seat) for seat in range(seats)})
        again = Session.load(session.save(), load_game)
        assert again.state == session.state
        assert again.log(0) == session.log(0)
        assert again.save() == session.save()


def test_a_game_cut_off_anywhere_is_saved_and_loaded(game):
    session = Session(game, game.seats[0], seed=8)
    bots = {seat: RandomBot(seat) for seat in range(game.seats[0])}
    for _ in range(60):
        session.push(session.wanted(bots) or session.legal()[0])
        assert Session.load(session.save(), load_game).state == session.state


def test_no_earlier_state_ever_changes(game):
    kept = [(sample.state, repr(sample.state)) for sample in random_game(game, 5)]
    assert all(repr(state) == text for state, text in kept)
