"""Players that think, at Professor Pünschge's table."""

import random
from collections import Counter
from dataclasses import replace
from functools import cache

import pytest

from pugsbox.cardtable.resolve import settle
from pugsbox.cardtable.state import Table
from pugsbox.core.session import Session
from pugsbox.games import load_game
from pugsbox.punschge.board import GOAL, house_board, mask_of
from pugsbox.punschge.bots import BOTS, STRENGTHS
from pugsbox.punschge.guesses import Seen, best_row, guesses, solver_of, wrong_steps
from pugsbox.punschge.play import zones
from pugsbox.punschge.play.crystals import value, worth
from pugsbox.punschge.play.game import PUNSCHGE
from pugsbox.punschge.professor import subject
from pugsbox.punschge.rulespace import LEVELS, book_space
from pugsbox.punschge.tasks import TASK_LEVELS, house_tasks
from tests.conformance.sampling import options_of, random_game, swapped
from tests.punschge.play.rounds import everything
from tests.scenes import play as scene

EVERYBODY = tuple(BOTS)
TABLES = [*((name,) for name in EVERYBODY), ("pupil", "scholar", "student")]
PRIMES = (2, 3, 5, 7, 11, 13, 17, 19, 23)


def bots(names, seats, seed=0):
    return {seat: BOTS[names[seat % len(names)]](seed + seat) for seat in range(seats)}


@cache
def played(names, seats=4, seed=1, **options):
    """Play a whole game by bots, with the ten cards of the starter deck; return its session."""
    session = Session(PUNSCHGE, seats, seed=seed, **{"deck": "starter"} | options)
    session.play(bots(names, seats, seed), limit=8_000)
    return session


def many(names, numbers=42):
    """Games of every number of seats, every other one with odd options."""
    return [played(names, 2 + number % 7, number, **options_of(PUNSCHGE, number)) for number in range(numbers)]


def happened(session):
    return Counter(event.kind for event in session.events)


def seen(right, *wrong, levels=TASK_LEVELS):
    return Seen(house_board(), levels, right, wrong)


# ---------------------------------------------------------------- whole games


@pytest.mark.parametrize("names", TABLES)
def test_whole_games_end_and_no_crystal_is_lost(names):
    for session in many(names):
        assert session.game.outcome(session.state)
        assert everything(session) == 330


@pytest.mark.parametrize("names", TABLES)
def test_nobody_repeats_a_black_space_or_says_anything_unasked_or_invents(names):
    """PUN-MARK-10."""
    for session in many(names):
        assert not {"lies already", "blurts"} & set(happened(session))
        assert all(move.before.legal[0].verb != "take" for move in session.moves if move.action.verb == "invent")


def test_a_goal_that_leaves_no_stone_is_not_tried_twice():
    tried = 0
    for number, mode in enumerate(("cooperative", "competitive") * 10):
        session = played(TABLES[-1], 4, number, mode=mode, early_goal="no_crystal_no_stone")
        places = [
            (move.before[zones.ROUND], move.before[zones.RIGHT])
            for move in session.moves
            if str(move.action).endswith("step goal") and any(event.kind == "moeoeb" for event in move.events)
        ]
        assert len(places) == len(set(places))
        tried += len(places)
    assert tried


def test_equal_seeds_play_alike_even_if_the_game_was_saved_in_between():
    for seed in range(3):
        whole = played(TABLES[-1], 4, seed, mode="competitive")
        for cut in (0, 17, 40):
            begun = Session(PUNSCHGE, 4, seed=seed, deck="starter", mode="competitive")
            for move in whole.moves[:cut]:
                begun.push(move.action)
            again = Session.load(begun.save(), load_game)
            again.play(bots(TABLES[-1], 4, seed))
            assert again.save() == whole.save()
    assert played(("pupil",), 4, 1).save() != played(("pupil",), 4, 2).save()


def test_people_decide_for_their_own_seats():
    session = Session(PUNSCHGE, 4, seed=3)
    session.play({seat: bot for seat, bot in bots(("scholar",), 4).items() if seat != 1})
    assert session.turn == (1,)
    assert {move.action.seat for move in session.moves} == {0}


# ---------------------------------------------------------------- strength


def wrong_in_rounds(name, levels):
    games = [played((name,), 4, seed, levels=levels) for seed in range(12)]
    return sum(happened(session)["moeoeb"] for session in games) / 48


def test_who_knows_more_takes_fewer_wrong_steps():
    """The cards and the Professor's choices are the same for all three."""
    pupil, student, scholar = (wrong_in_rounds(name, "up-to-hard") for name in ("pupil", "student", "scholar"))
    assert scholar * 1.2 < student
    assert student * 1.2 < pupil


def test_who_picks_better_takes_fewer_wrong_steps_where_all_know_the_rules():
    pupil, student, scholar = (wrong_in_rounds(name, "up-to-easy") for name in ("pupil", "student", "scholar"))
    assert scholar < student < pupil


def test_the_simpler_rule_ranks_first():
    """PUN-TASK-05: of rules that fit equally, the one with fewer conditions."""
    solver = solver_of(seen((2, 9)), LEVELS)
    first, *others = solver.rules()
    assert first.rule.size == 1 < others[0].rule.size
    assert len({fit.row for fit in others}) > 50
    assert next(iter(guesses(seen((2, 9)), LEVELS))) == 13  # every sun space
    assert best_row(seen((2, 9)), LEVELS)[0] == (13, 14, 15, 17, 25, GOAL)


# ---------------------------------------------------------------- only what can be seen


class Blind(tuple):
    """The cells of a state for somebody who may not look at the row, the task and the cards."""

    __slots__ = ()
    hidden = frozenset({zones.ROW, zones.TASK, zones.CARDS, zones.DRAWN})

    def __getitem__(self, cell):
        assert cell not in self.hidden
        return super().__getitem__(cell)


@cache
def positions():
    """Positions of games by bots and by chance, in which somebody other than the Professor may act."""
    games = [played(TABLES[-1], 3 + seed % 3, seed, mode=("cooperative", "competitive")[seed % 2]) for seed in range(10)]
    met = [move.before for session in games for move in session.moves]
    met += [sample.state for number in range(8) for sample in random_game(PUNSCHGE, number)]
    chosen = random.Random(4).sample([(s, a.seat) for s in met for a in s.legal[:1] if a.seat != s[zones.PROFESSOR]], 900)
    return chosen + [(s, a.seat) for s in met for a in s.legal if a.verb == "offer"][::5]


@pytest.mark.parametrize("name", EVERYBODY)
def test_assistants_decide_from_what_they_see(name):
    """Swap law: another task whose row begins alike, other cards; and they do not even look."""
    chance, other_rows = random.Random(5), 0
    for state, seat in positions():
        choice = BOTS[name](1).choose(PUNSCHGE, state, seat)
        other = swapped(PUNSCHGE, state, seat, chance)
        other_rows += other[zones.ROW] != state[zones.ROW]
        assert BOTS[name](1).choose(PUNSCHGE, other, seat) == choice
        blind = replace(state, cells=Blind(state.cells), rng=None)
        assert BOTS[name](1).choose(PUNSCHGE, blind, seat) == choice
    assert other_rows > 100


def test_the_professor_looks():
    state = scene("set: task = every-sun-space", "punschge", seats="4").session.state
    with pytest.raises(AssertionError):
        BOTS["scholar"](1).choose(PUNSCHGE, replace(state, cells=Blind(state.cells)), 0)


# ---------------------------------------------------------------- no rule fits


@pytest.mark.parametrize("name", EVERYBODY)
@pytest.mark.parametrize("row", [PRIMES, (1, 2, 25, 26), (20, 21, 22, 23, 24, 25), (3, 4, 9, 26)])
def test_a_row_that_follows_no_rule_is_found_all_the_same(name, row):
    session = scene(f"set: row = {' '.join(map(str, row))}", "punschge", seats="3").session
    people = bots((name,), 3)
    while session.state[zones.ROUND] == 1:
        session.push(session.wanted(people))
    assert "lies already" not in happened(session)
    assert happened(session)["moeoeb"] <= 26 + len(row)


def test_without_a_rule_the_nearest_space_is_tried_and_the_goal_behind_the_widest_jump():
    junior = ("junior",)
    tries, now = [], seen((2, 3, 5, 9))
    for _ in range(6):
        space = next(iter(guesses(now, junior)))
        tries.append(space)
        now = now.failed(space)
    assert tries == [10, 11, 12, 13, GOAL, 14]
    assert next(iter(guesses(seen((2, 3, 26)), junior))) == GOAL  # too early for a row of four, but nothing else lies ahead
    assert next(iter(guesses(seen((2, 3, 26), GOAL), junior))) == 25
    assert not guesses(seen((2,), *(n for n in range(1, GOAL + 1) if n != 2)), junior)


def test_rules_of_other_levels_are_thought_of_only_if_none_of_the_round_fits():
    lake_but_not_white = seen((2, 4, 12, 17), levels=("junior",))
    assert next(iter(guesses(lake_but_not_white, LEVELS))) == 18
    assert guesses(lake_but_not_white, ("junior",)) == {18: 1 / 23}
    assert set(guesses(seen((2, 4), levels=("junior",)), LEVELS)) < set(guesses(seen((2, 4)), LEVELS))


def laid_out(chance, state):
    """Lay out any round, though no record may: a row, its beginning, black stones, help that was accepted."""
    row = sorted(chance.sample(zones.NUMBERED, chance.randrange(4, 13)), key=int)
    right = row[: chance.randrange(2, len(row) + 1)]
    others = sorted({*zones.SPACES} - {*right, (*row, zones.HOME)[len(right)]})
    wrong = chance.sample(others, chance.randrange(12))
    helper = chance.choice((0, *(seat + 1 for seat in zones.assistants(state))))
    said = [*chance.sample(zones.NUMBERED, 2), zones.HOME] if helper else []
    cells = list(state.cells)
    laid = {zones.TASK: [zones.OWN[0]], zones.ROW: row, zones.RIGHT: right, zones.WRONG: wrong, zones.SAID: said}
    for note, words in laid.items():
        cells[note] = tuple(words)
    cells[zones.HELPER], cells[zones.TURNS], cells[zones.OVER] = helper, chance.randrange(1, 4), 0
    return settle(Table(replace(state, cells=tuple(cells))), PUNSCHGE.interrupt)


def test_arranged_tables_leave_nobody_without_an_answer():
    chance = random.Random(6)
    for state, _ in chance.sample(positions(), 300):
        table = laid_out(chance, state)
        for seat in range(state.seats):
            for name in EVERYBODY:
                choice = BOTS[name](2).choose(PUNSCHGE, table, seat)
                assert choice in table.legal or (choice is None and seat not in PUNSCHGE.waiting_for(table))


def test_the_last_space_without_a_stone_is_found():
    others = " ".join(str(n) for n in range(1, 27) if n not in (2, 4, 12))
    text = f"set: row = 2 4 12 17\nset: right = 2 4\nset: wrong = {others} goal\nset: turn = 1"
    for name in EVERYBODY:
        assert wanted(f"seats: 3\n{text}", 1, name) == "1 step 12"


def test_a_black_space_tried_again_is_not_taken_for_the_goal():
    """Where the goal leaves no stone, more turns may have failed than stones lie for another reason, too."""
    text = "seats: 4\noption: early_goal = no_crystal_no_stone\nset: row = 2 4 12 26\nset: right = 2 4 12 26\nset: turn = 1"
    session, people = scene(text, "punschge").session, {seat: BOTS["scholar"](seat) for seat in (0, 3)}
    for step in ("1 step 25", "2 step 25"):
        assert not session.play(people)
        session.push(step)
    assert str(session.wanted(people)) == "3 step goal"


def test_who_sits_down_later_knows_of_the_goal_that_left_no_stone():
    row = "set: row = 2 4 12 17 18 20\nset: right = 2 4 12 17 18"
    session = scene(f"seats: 4\noption: early_goal = no_crystal_no_stone\n{row}\nset: turn = 1", "punschge").session
    for seat, said in ((1, True), (2, False)):
        assert (str(session.wanted({seat: BOTS["scholar"](seat)})) == f"{seat} step goal") == said
        session.push(f"{seat} step {'goal' if said else 20}")
    assert session.state[zones.TOO_EARLY] == 0


# ---------------------------------------------------------------- help


COMPETE = "seats: 4\noption: mode = competitive\nset: row = 2 4 12 17 18\nset: right = {}\nset: turn = 1\nset: pot = 5"
KNOWN = COMPETE.format("2 4 12 17")  # every lake space but not white: medium


def wanted(text, seat, name, **more):
    session = scene(text, "punschge").session
    return str(BOTS[name](1, **more).choose(PUNSCHGE, session.state, seat))


def test_who_is_certain_of_the_rest_offers_help():
    assert wanted(KNOWN, 3, "scholar") == wanted(KNOWN, 3, "student") == "3 offer"
    assert wanted(KNOWN, 3, "pupil") == "None"  # knows no rule with that row
    assert wanted(COMPETE.format("2 4 12"), 3, "scholar") == "None"  # 18 may follow, or 17
    assert wanted(COMPETE.format("2 4 12") + "\nset: wrong = 18", 3, "scholar") == "3 offer"


def test_who_is_next_keeps_what_he_knows_unless_the_bet_may_end_before():
    assert wanted(KNOWN, 2, "scholar") == "None"
    assert wanted(f"{KNOWN}\nset: stake = 1\nset: turns = 1", 2, "scholar") == "None"
    assert wanted(f"{KNOWN}\nset: stake = 1\nset: turns = 2", 2, "scholar") == "2 offer"


def test_nobody_offers_a_second_time_or_behind_another():
    assert wanted(f"{KNOWN}\n---\n2 offer\n1 decline", 3, "scholar") == "None"
    for session in many(TABLES[-1]):
        turns = Counter(
            (move.before[zones.ROUND], move.before[zones.TURNS]) for move in session.moves if move.action.verb == "offer"
        )
        assert max(turns.values(), default=1) == 1


def test_help_is_accepted_by_who_hopes_for_less_than_half():
    offered = f"{KNOWN}\n---\n3 offer"
    assert wanted(offered, 1, "pupil") == "1 accept"
    assert wanted(offered, 1, "scholar") == wanted(offered, 1, "student") == "1 decline"
    assert wanted(f"{COMPETE.format('2 4')}\n---\n3 offer", 1, "scholar") == "1 accept"  # expects one of five, would keep two


def test_help_is_said_followed_and_shared():
    session = scene(KNOWN, "punschge").session
    people = {1: BOTS["pupil"](1), 2: BOTS["pupil"](2), 3: BOTS["scholar"](3)}
    session.play(people, limit=6)
    assert [str(move.action) for move in session.moves] == [
        "3 offer", "1 accept", "3 say 18", "3 say goal", "1 step 18", "1 step goal",
    ]  # fmt: skip
    assert [worth(session.state, purse) for purse in zones.PURSE[:4]] == [0, 2, 0, 3]


def test_help_that_fits_no_rule_is_ignored():
    asked = f"{COMPETE.format('2 4 12')}\n---\n3 offer\n1 accept\n3 say {{}}\n3 say goal"
    assert wanted(asked.format("17"), 1, "scholar") == "1 step 17"  # not what it would have thought of first
    assert wanted(COMPETE.format("2 4 12"), 1, "scholar") == "1 step 18"
    assert wanted(asked.format("13"), 1, "scholar") == "1 step 18"
    assert wanted(asked.format("13"), 1, "pupil") == "1 step 18"


def test_who_knows_no_rule_follows_but_to_no_black_space():
    asked = f"{KNOWN}\nset: wrong = 19\n---\n3 offer\n1 accept\n3 say {{}}\n3 say goal"
    assert wanted(asked.format("22"), 1, "pupil") == "1 step 22"
    assert wanted(asked.format("19"), 1, "pupil") == "1 step 18"


def test_who_has_to_speak_says_the_likeliest_row():
    assert wanted(f"{COMPETE.format('2 4 12')}\n---\n3 blurt", 3, "scholar") == "3 say 18"
    assert wanted(f"{COMPETE.format('2 4 12')}\n---\n3 blurt\n3 say 17", 3, "scholar") == "3 say 18"
    assert wanted(f"{COMPETE.format('2 4 12')}\n---\n3 blurt\n3 say 17\n3 say 18", 3, "scholar") == "3 say goal"
    assert wanted(f"{COMPETE.format('2 4 12')}\n---\n3 blurt\n3 say 25", 3, "pupil") == "3 say 26"


# ---------------------------------------------------------------- the Professor


def costs(task, levels=TASK_LEVELS):
    row = task.rule.row(house_board())
    return wrong_steps(seen(row[:2], levels=levels), LEVELS, row)


TASKS = {task.wording: task for task in house_tasks()}
CHOSEN = [  # what a task costs scholars, the pot for it, and what a bet brings in
    ("every sun space", 0, 4, 0),
    ("every space just before a corner", 1, 4, 0),
    ("every sun or cloud space", 2, 4, 1),
    ("every lake or bull space", 5, 4, 3),
    ("next dragon, then next moon", 6, 5, 6),
    ("jump 1, but 6 from a covered wagon", 12, 11, 21),
    ("every space with a prime number", 17, 11, 36),
]


def test_the_professor_chooses_what_costs_most():
    chosen = 0
    for session in many(("scholar",), 30):
        for move in session.moves:
            if move.action.verb == "choose":
                allowed = zones.levels(move.before)
                paid = {action.args[0]: costs(zones.TASKS[action.args[0]], allowed) for action in move.before.legal}
                assert paid[move.action.args[0]] == max(paid.values())
                chosen += len(set(paid.values())) > 1
    assert chosen > 20


@pytest.mark.parametrize(("wording", "cost", "pot", "bet"), CHOSEN)
def test_what_he_lays_and_bets_on_a_task(wording, cost, pot, bet):
    """One crystal less than the task costs, of 4 to 11; a bet if two turns will not do."""
    assert costs(TASKS[wording]) == cost
    header = f"seats: 4\nset: task = {TASKS[wording].key}"
    assert wanted(header, 0, "scholar") == f"0 pot {pot}"
    assert wanted(f"{header}\noption: mode = competitive", 0, "scholar") == ("0 bet" if bet else "0 pass")


@pytest.mark.parametrize(("wording", "cost", "pot", "bet"), CHOSEN)
def test_against_scholars_he_raises_to_the_last_pair_of_turns_that_fails(wording, cost, pot, bet):
    """The stakes are 1, 3, 6, 10 and so on, for 2, 4, 6, 8 turns."""
    session = scene(f"seats: 4\noption: mode = competitive\nset: task = {TASKS[wording].key}", "punschge").session
    people = bots(("scholar",), 4)
    while session.state[zones.ROUND] == 1:
        session.push(session.wanted(people))
    assert worth(session.state, zones.PURSE[0]) == bet == (cost // 2) * (cost // 2 + 1) // 2


def test_a_raise_that_he_cannot_pay_ends_the_bet():
    text = """
        seats: 4
        option: mode = competitive
        option: stakes_from = professor_after_first
        set: task = every-space-with-a-prime-number
        ---
        0 bet
        1 step 26
        2 step 25
    """
    assert wanted(text, 0, "scholar") == "0 end"


def test_with_an_empty_box_he_thinks_up_the_row_of_a_rule():
    session = played(("scholar",), 4, 2, rounds_each="4", used_card="out_of_game", levels="up-to-hard")
    own = [move for move in session.moves if move.action.verb == "hint"]
    assert len(own) == 6  # 16 rounds, 10 cards
    names = [book_space(house_board()).names(mask_of(map(int, move.before[zones.ROW]))) for move in own]
    assert [move.action.args[0] for move in own] == [subject(rules[0]) for rules in names]
    assert len({move.before[zones.ROW] for move in own}) == 6
    assert all(4 <= len(move.before[zones.ROW]) <= 15 for move in own)


def test_he_goes_on_with_a_row_that_no_rule_has():
    assert wanted("seats: 3\n---\n0 invent\n0 add 1\n0 add 2\n0 add 25\n0 add 26", 0, "pupil") == "0 done"
    assert wanted("seats: 3\n---\n0 invent\n0 add 1\n0 add 2\n0 add 25\n0 add 26\n0 done", 0, "pupil") == "0 hint aloud"


def test_scores_are_written_down_only_if_crystals_run_short():
    session = played(("pupil",), 8, 1, rounds_each="3")
    notes = [move.before for move in session.moves if move.action.verb == "note"]
    takes = [move.before for move in session.moves if move.action.verb in ("take", "invent")]
    assert notes
    assert all(value(state[zones.SUPPLY.crystals]) < 51 for state in notes)
    assert all(value(state[zones.SUPPLY.crystals]) >= 51 for state in takes)


def test_every_strength_has_a_name():
    assert list(BOTS) == list(STRENGTHS) == ["scholar", "student", "pupil"]
