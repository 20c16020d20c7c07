"""What is played for, how, and with which cards: PUN-OBJ, PUN-TASK-03, PUN-TASK-04, the switches of levels."""

import pytest

from pugsbox.punschge.play.game import PUNSCHGE
from pugsbox.punschge.play.zones import TASKS
from tests.punschge.play.rounds import LAKE, RIVALS, clauses_of, fresh, possible, prepare, purses, solve, table, told, zone

LEVELS = ("junior", "easy", "medium", "hard", "gourmet")
JUNIOR_AND_HARD = "place: cards = starter-c03"


def levels_offered(session):
    """The levels of the tasks that the Professor may choose from."""
    return {TASKS[key].level for key in possible(session, "choose")}


def offered(seeds, **options):
    """The levels of the tasks offered in the first round, by seed."""
    met = []
    for seed in seeds:
        session = fresh(seed=seed, **options)
        session.push("0 take")
        met.append(levels_offered(session))
    return met


@pytest.mark.clause("PUN-OBJ-01")
def test_led_over_exactly_the_wanted_spaces_the_professor_is_home():
    scene = table(f"""{LAKE}
        ---
        1 step 12
        1 step 17
        1 step 18
        1 step goal
        > clause PUN-OBJ-01
        > worth 0 = 0
        > turn =
    """)
    assert told(scene.session, "moeoeb", "gets") == []
    assert purses(scene.session) == [0, 5, 5, 5, 5]
    assert told(scene.session, "had in mind a row") == [("had in mind a row", 0, ("2, 4, 12, 17, 18",))]


@pytest.mark.clause("PUN-OBJ-01")
@pytest.mark.parametrize("mode", ["cooperative", "competitive"])
def test_the_question_of_every_turn_is_where_the_professor_wants_to_go(mode):
    scene = table(f"option: mode = {mode}\n{LAKE}\n---\n1 step 13\n> clause PUN-OBJ-01")
    assert "PUN-OBJ-01" in scene.session.game.question(scene.session.state).clauses


@pytest.mark.clause("PUN-OBJ-02")
def test_there_are_two_ways_to_play():
    assert PUNSCHGE.options["mode"].values == ("cooperative", "competitive")
    assert "PUN-OBJ-02" in clauses_of(fresh(mode="cooperative"), "works together")
    assert "PUN-OBJ-02" in clauses_of(fresh(mode="competitive"), "competes")
    assert told(fresh(mode="competitive"), "works together") == told(fresh(mode="cooperative"), "competes") == []


@pytest.mark.clause("PUN-OBJ-02")
@pytest.mark.parametrize("action", ["0 bet", "0 raise", "0 end", "0 pass"])
def test_in_a_cooperative_round_there_is_no_bet(action):
    session = table(LAKE).session
    assert session.check(action).clauses == ("PUN-OBJ-02",)
    assert session.check(action).message == "There is no bet in a cooperative round."
    assert "PUN-OBJ-02" not in table(f"{RIVALS}\n{LAKE}").session.check(action).clauses


@pytest.mark.clause("PUN-OBJ-03")
def test_without_a_choice_all_play_together():
    session = fresh()
    assert "PUN-OBJ-03" in clauses_of(session, "works together")
    prepare(session, pot=7)
    assert zone(session, "goal") == {"blue": 1, "white": 2}


# ---------------------------------------------------------------- beginners


@pytest.mark.clause("PUN-OBJ-04")
@pytest.mark.parametrize("seed", range(6))
def test_beginners_are_offered_the_three_junior_tasks_and_not_the_harder_back(seed):
    scene = table(f"""
        option: beginner = true
        seed: {seed}
        {JUNIOR_AND_HARD}
        ---
        0 take
        > clause PUN-OBJ-04
    """)
    assert possible(scene.session, "choose") == ["every-cloud-space", "every-red-space", "every-ibex-space"]


@pytest.mark.clause("PUN-TASK-03", "PUN-OBJ-04")
def test_beginners_pass_over_cards_without_a_junior_side():
    table("""
        option: beginner = true
        place: cards = starter-c10 starter-c09 starter-c02 starter-c01
        ---
        0 take
        > clause PUN-TASK-03
        > clause PUN-OBJ-04
        > card = starter-c02
        > cards = starter-c10 starter-c09 starter-c01
    """)


@pytest.mark.clause("PUN-TASK-03", "PUN-TASK-04")
@pytest.mark.parametrize(("warm_up", "seats", "rounds"), [("players", 3, 3), ("players", 4, 4), ("1", 3, 1), ("5", 3, 5)])
def test_the_warm_up_has_as_many_rounds_as_players_or_as_an_option_says(warm_up, seats, rounds):
    session = fresh(seats, seed=2, beginner=True, warm_up_rounds=warm_up, rounds_each=3)
    clauses, levels = [], []
    for _ in range(3 * seats):
        session.push(f"{session.turn[0]} take")
        clauses.append("PUN-TASK-03" in clauses_of(session, "takes"))
        levels.append(levels_offered(session))
        session.push(session.legal()[-1])
        session.push(f"{session.turn[0]} pot 4")
        solve(session)
    assert clauses == [True] * rounds + [False] * (3 * seats - rounds)
    assert levels[:rounds] == [{"junior"}] * rounds
    assert set().union(*levels[rounds:]) - {"junior"}


def test_the_warm_up_may_be_longer_than_one_round_a_player_and_ends_before_the_game_does():
    for warm_up, expected in (("1", {"junior"}), ("2", {"junior"})):
        session = fresh(2, seed=5, beginner=True, warm_up_rounds=warm_up, rounds_each=2)
        for n in range(1, 5):
            session.push(f"{session.turn[0]} take")
            if n <= int(warm_up):
                assert levels_offered(session) == expected
            assert ("PUN-TASK-04" in clauses_of(session, "takes")) == (n > int(warm_up))
            session.push(session.legal()[0])
            session.push(f"{session.turn[0]} pot 4")
            solve(session)


def test_who_is_no_beginner_has_no_warm_up():
    session = fresh(warm_up_rounds=9)
    session.push("0 take")
    assert "PUN-TASK-03" not in clauses_of(session, "takes")
    assert set().union(*offered(range(40), warm_up_rounds=9)) == {*LEVELS}


@pytest.mark.clause("PUN-TASK-04")
def test_junior_cards_stay_in_the_game_after_the_warm_up():
    met = []
    for seed in range(40):
        session = fresh(2, seed=seed, beginner=True, warm_up_rounds=1)
        prepare(session)
        solve(session)
        session.push("1 take")
        assert "PUN-TASK-04" in clauses_of(session, "takes")
        met.append(levels_offered(session))
    assert {"junior"} in met
    assert len(set().union(*met)) == 5


# ---------------------------------------------------------------- levels


@pytest.mark.clause("PUN-OBJ-05")
def test_later_games_mix_all_levels_or_keep_to_one():
    mixed = offered(range(40))
    assert all(len(levels) == 1 for levels in mixed)
    assert set().union(*mixed) == {*LEVELS}
    for level in LEVELS:
        assert offered(range(20), levels=level) == [{level}] * 20


@pytest.mark.clause("PUN-OBJ-05")
@pytest.mark.parametrize(
    ("upto", "levels"),
    [
        ("up-to-easy", {"junior", "easy"}),
        ("up-to-medium", {"junior", "easy", "medium"}),
        ("up-to-hard", {"junior", "easy", "medium", "hard"}),
    ],
)
def test_or_to_all_up_to_one(upto, levels):
    assert set().union(*offered(range(40), levels=upto)) == levels


@pytest.mark.catalogue("PUN-CARD-03")
def test_no_level_is_said_to_be_above_or_below_gourmet():
    values = PUNSCHGE.options["levels"].values
    assert values == ("mixed", *LEVELS, "up-to-easy", "up-to-medium", "up-to-hard")
    assert all("gourmet" not in set().union(*offered(range(40), levels=value)) for value in values if value.startswith("up-to"))


@pytest.mark.clause("PUN-OBJ-05", "PUN-TASK-07")
def test_where_no_card_has_a_side_of_a_level_allowed_a_task_is_thought_up():
    scene = table("""
        option: levels = gourmet
        place: cards = starter-c01 starter-c02
        ---
        0 take
        > clause PUN-OBJ-05
        > clause PUN-TASK-07
        > card = -
        > cards = starter-c01 starter-c02
        0 add 3
    """)
    assert told(scene.session, "takes") == []
    assert told(scene.session, "finds no card") == [("finds no card", 0, ())]


def test_the_levels_are_chosen_for_the_whole_game():
    session = fresh(3, seed=8, levels="hard", rounds_each=2)
    for _ in range(6):
        session.push(f"{session.turn[0]} take")
        assert levels_offered(session) == {"hard"}
        session.push(session.legal()[0])
        session.push(f"{session.turn[0]} pot 4")
        solve(session)


def test_beginners_may_go_on_with_one_level_after_the_warm_up():
    session = fresh(2, seed=1, levels="hard", beginner=True, rounds_each=2)
    met = []
    for _ in range(4):
        session.push(f"{session.turn[0]} take")
        met.append(levels_offered(session))
        session.push(session.legal()[0])
        session.push(f"{session.turn[0]} pot 4")
        solve(session)
    assert met == [{"junior"}, {"junior"}, {"hard"}, {"hard"}]
