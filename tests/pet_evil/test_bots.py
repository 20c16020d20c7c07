"""Players of ours at Pet Evil: the greedy one beats the one that plays by chance, and does nothing foolish."""

import pytest

from pugsbox.core.bots import GreedyBot, RandomBot
from pugsbox.core.session import Session
from pugsbox.pet_evil import PET_EVIL
from tests.pet_evil.told import COMMAND, table
from tests.scenes import play

NUKE = "nuke-warhead nuke-charge nuke-rocket"
SIX = "red-warhead blue-explosive*2 red-rocket"
MOST = 5_000
"""Actions of a game; those here have a hundred or two."""


def play_out(bots, seed):
    """Play a game to its end."""
    session = Session(PET_EVIL, seats=len(bots), seed=seed)
    while action := session.wanted(dict(enumerate(bots))):
        session.push(action)
        assert session.ply < MOST, "this game does not end"
    return session


def won(games):
    """How many of so many games for two the greedy bot wins; the seats alternate."""
    count = 0
    for number in range(games):
        mine = number % 2
        bots = [GreedyBot(seed=number) if seat == mine else RandomBot(seed=number) for seat in (0, 1)]
        session = play_out(bots, number)
        count += PET_EVIL.outcome(session.state).winners == (mine,)
    return count


def choice(scene, seat=0):
    """What the greedy bot does now."""
    return str(GreedyBot().choose(PET_EVIL, scene.session.state, seat))


def test_the_greedy_bot_beats_the_one_that_plays_by_chance():
    """A coin that is thrown 100 times falls on one side 80 times or more in less than one of a billion tries."""
    assert won(100) >= 80


@pytest.mark.slow
def test_the_greedy_bot_wins_nineteen_of_twenty_games():
    wins = won(1000)
    print(f"\nthe greedy bot wins {wins} of 1000 games for two")
    assert wins >= 920


def test_the_greedy_bot_puts_itself_out_by_no_nuke_in_whole_games():
    fired, dead = 0, 0
    for seed in range(40):
        seats = 2 + seed % 3
        session = play_out([GreedyBot(seed=10 * seed + seat) for seat in range(seats)], seed)
        for move in session.moves:
            if move.action.verb == "attack" and "nuke-charge" in move.action.args:
                fired += 1
                beside = {(int(move.action.args[0]) + step) % seats for step in (1, -1)}
                health = move.before.cells[PET_EVIL.layout.cell(f"health {move.action.seat}")]
                dead += move.action.seat in beside and health <= 5
    assert fired > 3
    assert dead == 0


def best(header, *lines, seats=2, seat=0):
    """What the greedy bot does in the Command phase, or after some lines."""
    return choice(table(f"{COMMAND}\n{header}", *lines, seats=seats), seat)


def test_it_fires_no_nuke_that_puts_itself_out():
    hand = f"place: hand 0 = {NUKE}"
    assert best(f"{hand}\nset: health 0 = 5\nset: health 1 = 10") == "0 skip"
    assert best(f"{hand}\nset: health 0 = 6\nset: health 1 = 10") == f"0 attack 1 {NUKE}"
    assert best(f"{hand}\nset: health 0 = 5\nset: health 1 = 10\nset: health 2 = 5", seats=3) == "0 skip"
    assert best(f"{hand}\nset: health 0 = 5", seats=4) == f"0 attack 2 {NUKE}"  # who sits opposite
    assert best(hand) == f"0 attack 1 {NUKE}"  # ten for five


def test_it_fires_at_whom_it_can_put_out_and_else_at_the_weakest():
    hand = f"place: hand 0 = {SIX}"
    assert best(f"{hand}\nset: health 2 = 12", seats=4) == f"0 attack 2 {SIX}"
    assert best(f"{hand}\nset: health 1 = 7\nset: health 3 = 6", seats=4) == f"0 attack 3 {SIX}"


def test_it_heals_itself_before_its_own_markers_put_it_out():
    hand = f"place: hand 0 = health-pack {SIX}"
    assert best(f"{hand}\nset: health 0 = 2\nset: markers 0 = 1") == "0 health-pack 0"
    assert best(f"{hand}\nset: health 0 = 20\nset: markers 0 = 1") == f"0 attack 1 {SIX}"
    assert best(f"{hand}\nset: health 0 = 2\nset: markers 0 = 3") != "0 skip"  # a Health Pack does not save it
    assert best("place: hand 0 = health-pack") == "0 skip"


def test_it_lays_a_treaty_when_nothing_better_is_to_be_done():
    assert best("place: hand 0 = treaty") == "0 treaty"
    assert best(f"place: hand 0 = treaty {SIX}") == f"0 attack 1 {SIX}"


def test_it_sends_a_nuke_where_the_splash_does_not_come_back():
    header = f"place: hand 0 = {NUKE}\nplace: hand 2 = deflection\nset: health 3 = 1"
    assert best(header, f"0 attack 2 {NUKE}", seats=5, seat=2) == "2 deflect 4"
    header = f"place: hand 0 = {SIX}\nplace: hand 2 = deflection\nset: health 3 = 1"
    assert best(header, f"0 attack 2 {SIX}", seats=5, seat=2) == "2 deflect 3"


@pytest.mark.parametrize(
    ("hand", "health", "answer"),
    [
        ("shelter deflection", 20, "deflect 0"),
        ("shelter tank-tortoise", 20, "pet tank-tortoise"),
        ("shelter", 20, "shelter"),
        ("shelter deflection", 4, "shelter"),  # it saves as well, and the Deflection is left
        ("shelter deflection", 3, "deflect 0"),  # a Shelter would not save
    ],
)
def test_it_answers_a_missile_with_what_helps(hand, health, answer):
    header = f"place: hand 0 = {SIX}\nplace: hand 1 = {hand}\nset: health 1 = {health}"
    assert best(header, f"0 attack 1 {SIX}", seat=1) == f"1 {answer}"


def test_it_keeps_its_answers_from_a_missile_that_hardly_hurts():
    three = "red-warhead blue-explosive red-rocket"
    header = f"place: hand 0 = {three}\nplace: hand 1 = shelter deflection tank-tortoise"
    assert best(header, f"0 attack 1 {three}", seat=1) == "1 take"
    assert best(f"{header}\nset: health 1 = 3", f"0 attack 1 {three}", seat=1) != "1 take"


def test_it_gives_nothing_away_in_a_trade():
    scene = table("set: phase = supply", "0 trade 1", "0 claim something")
    assert choice(scene, 1) == "1 decline"


OFFER = """
    place: hand 0 = red-rocket boom-beagle
    place: hand 1 = red-warhead red-explosive*3 yellow-explosive
    set: phase = supply
    ---
    0 trade 1
"""


def test_a_bot_agrees_to_a_trade_that_would_complete_its_missile_and_gives_what_it_can_spare():
    scene = play(OFFER + "    0 claim red-rocket\n", game="pet_evil")
    session = scene.session
    bot = GreedyBot(1)
    assert str(bot.choose(session.game, session.state, 1)) == "1 claim yellow-explosive"
    for action in ("1 claim yellow-explosive", "0 seal boom-beagle"):  # it was a lie
        session.push(action)
    assert str(bot.choose(session.game, session.state, 1)) == "1 seal yellow-explosive"


def test_a_bot_declines_a_trade_that_brings_it_nothing():
    session = play(OFFER + "    0 claim evil-pet\n", game="pet_evil").session
    assert str(GreedyBot(1).choose(session.game, session.state, 1)) == "1 decline"
