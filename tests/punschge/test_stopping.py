"""The Professor's side: against all orders, all plans, and games of real players."""

from functools import cache
from itertools import permutations, product
from statistics import mean, stdev

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pugsbox.core.actions import act
from pugsbox.core.session import Session
from pugsbox.punschge.board import house_board
from pugsbox.punschge.bots import Thinker
from pugsbox.punschge.guesses import STRENGTHS, Seen, Strength
from pugsbox.punschge.guesses import wrong_steps as of_the_likeliest
from pugsbox.punschge.play import zones
from pugsbox.punschge.play.bet import Bet, Decide
from pugsbox.punschge.play.crystals import worth
from pugsbox.punschge.play.game import PUNSCHGE
from pugsbox.punschge.play.round import LayPot
from pugsbox.punschge.professor import decisions_of
from pugsbox.punschge.rulespace import LEVELS
from pugsbox.punschge.stopping import bet_values, drawn, pot_values, waits, wrong_ahead
from pugsbox.punschge.tasks import TASK_LEVELS, house_tasks

TASKS = {task.key: task for task in house_tasks()}
chances = st.lists(st.integers(1, 9), min_size=1, max_size=5).map(
    lambda weights: [w / sum(weights) for w in sorted(weights, reverse=True)]
)


def row_of(key):
    return TASKS[key].rule.row(house_board())


def ahead_of(key, strength):
    row = row_of(key)
    return waits(Seen(house_board(), TASK_LEVELS, row[:2]), row, STRENGTHS[strength])


# ---------------------------------------------------------------- how long they look


@given(chances, st.integers(0, 4), st.sampled_from([0, 0.25, 0.75, 1]))
def test_drawing_is_the_sum_over_all_orders(weights, right, best):
    right %= len(weights)
    expected = [0.0] * len(weights)
    for order in permutations(range(len(weights))):
        likely, left = 1.0, list(range(len(weights)))
        for i in order:
            likely *= (1 - best) * weights[i] / sum(weights[k] for k in left) + best * (i == left[0])
            left.remove(i)
        expected[order.index(right)] += likely
    found = list(drawn(weights, right, best))
    assert found + [0.0] * (len(weights) - len(found)) == pytest.approx(expected)


def test_scholars_leave_nothing_to_chance():
    for key in TASKS:
        wrong = of_the_likeliest(Seen(house_board(), TASK_LEVELS, row_of(key)[:2]), LEVELS, row_of(key))
        likely = wrong_ahead(ahead_of(key, "scholar"))
        assert likely[wrong] == 1
        assert sum(likely) == 1


@pytest.mark.parametrize("strength", STRENGTHS)
def test_all_chances_are_chances(strength):
    for key in TASKS:
        ahead = ahead_of(key, strength)
        assert len(ahead) == len(row_of(key)) - 1
        for place in (*ahead, wrong_ahead(ahead)):
            assert min(place) >= 0
            assert sum(place) == pytest.approx(1)


# ---------------------------------------------------------------- against all plans


few = st.lists(st.integers(0, 4), min_size=1, max_size=4).filter(any).map(lambda w: tuple(i / sum(w) for i in w))


def paths(ahead):
    """Every way a round may go, as the places of its wrong steps, with its chance."""
    for wrong in product(*(range(len(place)) for place in ahead)):
        likely = 1.0
        for place, n in zip(ahead, wrong, strict=True):
            likely *= place[n]
        yield [(at, i + 1) for at, n in enumerate(wrong) for i in range(n)], likely


def worth_of(plan, ahead, lead):
    """What a plan brings: it says at which place, after how many wrong steps and pairs of turns he stops."""
    total = 0.0
    for steps, likely in paths(ahead):
        pairs = 0
        while True:
            stake = pairs * (pairs + 1) // 2
            where = (*steps[2 * pairs - 1], pairs) if pairs else "begin"
            if where in plan:
                at_once = pairs and len(steps) == 2 * pairs
                gain = stake - 2 * at_once * lead if pairs else -5 * lead
                break
            if len(steps) < 2 * pairs + 2:
                gain = -(5 + stake + pairs + 1) * lead
                break
            pairs += 1
        total += likely * gain
    return total


@given(st.lists(few, min_size=1, max_size=2), st.sampled_from(["lead", "own"]))
def test_stopping_is_the_best_of_all_plans(ahead, aim):
    met = {(*steps[2 * k + 1], k + 1) for steps, likely in paths(ahead) if likely for k in range(len(steps) // 2)}
    places = ["begin", *sorted(met)]
    plans = [
        {place for place, stops in zip(places, choice, strict=True) if stops} for choice in product((0, 1), repeat=len(places))
    ]
    found = bet_values(ahead, aim=aim)
    assert found.go == pytest.approx(max(worth_of(plan, ahead, aim == "lead") for plan in plans if "begin" not in plan))
    assert found.stop == (-5 if aim == "lead" else 0)


@pytest.mark.parametrize(("fails", "raises"), [(1 / 2, [1]), (2 / 3, [1, 3, 6])])
def test_the_thresholds_of_the_lesson(fails, raises):
    """Where each pair of turns fails alike, he raises while chance times next stake exceeds what lies there."""
    place = tuple((1 - fails**0.5) * fails ** (n / 2) for n in range(400))
    for pairs in range(1, 8):
        stop, go = bet_values((place,), 2 * pairs, pairs, "own")
        stake = pairs * (pairs + 1) // 2
        assert stop == stake
        assert (go > stop + 1e-9) is (stake in raises)
        if stake == 2 * raises[-1] - 2 or (fails == 1 / 2 and stake == 3):
            assert go == pytest.approx(stop)


@given(st.lists(few, min_size=1, max_size=4), st.sampled_from([0, 0.3, 1]))
def test_the_pot_is_weighed_round_by_round(ahead, understood):
    for aim in ("lead", "own"):
        found = pot_values(ahead, understood, aim)
        assert list(found) == list(range(4, 12))
        for pot, value in found.items():
            total = 0.0
            for steps, likely in paths(ahead):
                for home, chance in ((True, understood), (False, 1 - understood)):
                    wrong = min(len(steps), pot) if home else len(steps)
                    paid = 5 if wrong < pot else 2 if wrong == pot else 0
                    total += likely * chance * (wrong - paid * (aim == "lead"))
            assert value == pytest.approx(total)


@given(st.lists(few, min_size=1, max_size=4))
def test_who_does_not_mind_hints_is_best_given_the_smallest_pot(ahead):
    """The proof: wrong steps pay the same whatever the pot, and a larger one can only bring more rewards."""
    values = list(pot_values(ahead, understood=0).values())
    assert values == sorted(values, reverse=True) or values == pytest.approx(sorted(values, reverse=True))


# ---------------------------------------------------------------- against games


class Told(Thinker):
    """A player whose Professor does as told, and who is told the row by the hint as often as `understood` says."""

    def __init__(self, strength, seed, pot=None, understood=0.0):
        super().__init__(strength, seed)
        self.pot, self.understood = pot, understood

    @property
    def decisions(self):
        return {
            **super().decisions,
            **({LayPot: lambda t, seen, seat, chance: act(seat, "pot", str(self.pot))} if self.pot else {}),
        }

    def step(self, t, seen, seat, chance):
        if t[zones.HINT_AT] and self.understood:
            row = (*t[zones.ROW], zones.HOME)
            return act(seat, "step", row[len(t[zones.RIGHT])])
        return super().step(t, seen, seat, chance)


def round_of(key, bots, mode, seed):
    """Play one round of a task by bots, the first of them the Professor; return his crystals, his lead, and the wrong steps."""
    session = Session(PUNSCHGE, len(bots), seed=seed, mode=mode)
    session.state = PUNSCHGE.settle(PUNSCHGE.set(session.state, "task", key))
    while session.state[zones.ROUND] == 1:
        session.push(session.wanted(dict(enumerate(bots))))
    own, *others = [worth(session.state, purse) for purse in zones.PURSE[: len(bots)]]
    return own, own - max(others), sum(event.kind == "moeoeb" for event in session.events)


@cache
def rounds(key, strength, mode, *, pot=None, understood=0.0):
    mind = STRENGTHS[strength]
    played = []
    for seed in range(300):
        tells = seed % 10 < 10 * understood
        bots = [Told(mind, 100 * seed + i, pot, tells) for i in range(4)]
        played.append(round_of(key, bots, mode, seed))
    return list(zip(*played, strict=True))


def near(found, expected):
    """Whether a mean is within four standard errors: where all is as it should be, one of 16,000 is not."""
    return abs(mean(found) - expected) <= 4 * stdev(found) / len(found) ** 0.5 + 1e-9


CASES = [
    ("every-yellow-or-white-space", "student"),
    ("every-star-or-corner-space", "pupil"),
    ("every-star-or-corner-space", "student"),
    ("3-wrong-2-right", "pupil"),
]


@pytest.mark.parametrize(("key", "strength"), CASES)
def test_rounds_of_real_players_together(key, strength):
    ahead = ahead_of(key, strength)
    likely = wrong_ahead(ahead)
    own, lead, wrong = rounds(key, strength, "cooperative", pot=5)
    assert near(wrong, sum(n * chance for n, chance in enumerate(likely)))
    assert near([n <= 2 for n in wrong], sum(likely[:3]))
    assert near(own, pot_values(ahead, 0, "own")[5])
    assert near(lead, pot_values(ahead, 0)[5])


def test_rounds_of_players_who_understand_half_of_the_hints():
    key, strength = "every-star-or-corner-space", "pupil"
    own, lead, _ = rounds(key, strength, "cooperative", pot=4, understood=0.5)
    assert near(own, pot_values(ahead_of(key, strength), 0.5, "own")[4])
    assert near(lead, pot_values(ahead_of(key, strength), 0.5)[4])


@pytest.mark.parametrize(("key", "strength"), CASES)
def test_bets_against_real_players(key, strength):
    ahead = ahead_of(key, strength)
    expected = max(bet_values(ahead))
    assert expected == bet_values(ahead).go  # he bets
    _, lead, _ = rounds(key, strength, "competitive")
    assert near(lead, expected)


def test_his_own_strength_is_what_he_reckons_with():
    assert decisions_of(STRENGTHS["pupil"])[Bet].args == (STRENGTHS["pupil"],)
    assert decisions_of(Strength(LEVELS, 0.5))[Decide].args == (Strength(LEVELS, 0.5),)
