"""How the game ends, and who wins: PUG-END, by all options; PUG-EXP, a game of the core alone."""

import pytest

from pugsbox.core.bots import GreedyBot, RandomBot
from pugsbox.pugnacious import PUGNACIOUS
from pugsbox.pugnacious.kinds import VALUE
from tests.pugnacious.combats import (
    cards,
    clauses,
    combat,
    each,
    events,
    exp_of,
    finish,
    kinds,
    outcome,
    phase,
    refused,
    results,
    start,
    turn,
    xp,
)
from tests.pugnacious.games import play_out, states, zone

BUYING = """set: phase = buy
place: queue 0 = telegram patent umbrella bribe airship
place: queue 1 = harpoon crowbar memoirs alibi bribe"""
"""The Buy Phase, with known queues; the Main Deck is for a test to say."""
REST = ("0 done", "1 done", "0 target none", "1 target none")
ENEMY_ENDS = ["empty_at_check", "failed_draw", "no_enemy_left"]


def ends(scene):
    """Why the game ended, none if it goes on."""
    return [event.kind.removeprefix("ends by ") for event in scene.session.events if event.kind.startswith("ends by ")]


# ---------------------------------------------------------------- what ends it


@pytest.mark.clause("PUG-END-01")
@pytest.mark.parametrize("why", ["finale", "main-deck", "enemy-deck", "scientist"])
def test_four_things_end_the_game_with_the_turn(why):
    header = {
        "finale": "set: fight 0 = 40",
        "main-deck": "place: main-deck = -",
        "enemy-deck": "place: enemy-deck = -",
        "scientist": "option: classes = true\nplace: class 0 = super-scientist\nset: level 0 = 2\nset: phase = play",
    }[why]
    first = ["0 ability 2", "0 done", "1 done", "0 done", "1 done"] if why == "scientist" else []
    scene = start(header, *first)
    assert outcome(scene) is None
    scene.session.push(f"0 target {'finale' if why == 'finale' else 'none'}")
    scene.session.push("1 target none")
    assert ends(scene) == [why]
    assert "PUG-END-01" in clauses(scene, "the game is over")
    assert outcome(scene)
    assert scene.session.turn == ()


def test_with_none_of_them_play_goes_on():
    scene = combat("finale", "spot-1", fight=(0, 1))
    assert (outcome(scene), phase(scene)) == (None, "play")


@pytest.mark.clause("PUG-END-02")
def test_an_empty_main_deck_ends_the_game():
    scene = start(f"{BUYING}\nset: skill 0 = 9\nplace: main-deck = curses", "0 buy telegram")
    assert "PUG-END-02" in clauses(scene, "fills the queue")
    finish(scene)
    assert ends(scene) == ["main-deck"]
    assert "PUG-END-02" in clauses(scene, "ends by main-deck")


def test_a_main_deck_of_two_outlasts_a_purchase():
    scene = start(f"{BUYING}\nset: skill 0 = 9\nplace: main-deck = curses governess", "0 buy telegram", *REST)
    assert (ends(scene), phase(scene)) == ([], "play")


@pytest.mark.clause("PUG-END-02")
def test_by_the_option_it_ends_when_a_card_is_missing():
    header = f"{BUYING}\noption: main_deck_end = failed_draw\nset: skill 0 = 20\nplace: main-deck ="
    assert ends(start(f"{header} -", *REST)) == []
    once = start(f"{header} curses", "0 buy telegram", *REST)
    assert (ends(once), cards(once, "main-deck")) == ([], ())
    assert "PUG-END-02" not in clauses(once, "fills the queue")
    for scene in (
        start(f"{header} curses", "0 buy telegram", "0 buy patent", *REST),
        start(f"{header} -", "0 buy patent", *REST),
    ):
        assert ends(scene) == ["main-deck"]
        assert "PUG-END-02" in clauses(scene, "ends by main-deck")


@pytest.mark.clause("PUG-END-03")
def test_an_empty_enemy_deck_ends_the_game_though_three_enemies_lie_there():
    scene = combat("spot-1", "none", header="place: enemy-deck = strongman", fight=(1,))
    assert ends(scene) == ["enemy-deck"]
    assert [len(cards(scene, f"spot-{n}")) for n in (1, 2, 3)] == [1, 1, 1]
    assert "PUG-END-03" in clauses(scene, "an enemy comes")
    assert "PUG-END-03" in clauses(scene, "ends by enemy-deck")


def test_an_enemy_deck_of_two_outlasts_a_win():
    scene = combat("spot-1", "none", header="place: enemy-deck = strongman hypnotist", fight=(1,))
    assert (ends(scene), cards(scene, "enemy-deck")) == ([], ("hypnotist",))


@pytest.mark.parametrize(
    ("deck", "beaten", "over"),
    [
        ("strongman hypnotist", 1, []),
        ("strongman", 1, ["empty_at_check"]),
        ("strongman", 2, ["empty_at_check", "failed_draw"]),
        ("-", 1, ["empty_at_check", "failed_draw"]),
        ("-", 3, ["empty_at_check", "failed_draw", "no_enemy_left"]),
    ],
)
@pytest.mark.parametrize("option", ENEMY_ENDS)
def test_what_ends_it_by_the_enemy_deck_is_an_option(option, deck, beaten, over):
    targets = [f"spot-{n}" if n <= beaten else "none" for n in (1, 2, 3)]
    header = f"option: enemy_deck_end = {option}\nplace: enemy-deck = {deck}"
    scene = combat(*targets, header=header, fight=(20, 20, 20), skill=(20, 20, 20))
    assert results(scene) == [1] * beaten + [0] * (3 - beaten)
    assert ends(scene) == ["enemy-deck"] * (option in over)
    named = any("PUG-END-03" in event.clauses for event in events(scene, "an enemy comes"))
    assert named == (deck == "strongman" and option == "empty_at_check")


def test_where_the_last_enemy_counts_the_game_goes_on_with_empty_spots():
    header = "option: enemy_deck_end = no_enemy_left\nplace: enemy-deck = -"
    scene = combat("spot-1", "spot-2", header=header, fight=(20, 20))
    assert [len(cards(scene, f"spot-{n}")) for n in (1, 2, 3)] == [0, 0, 1]
    assert ends(turn(scene, "none", "dummy")) == []
    assert len(events(scene, "no enemy comes")) == 2  # it is told once of each spot
    for line in ("0 done", "1 done") * 2:
        scene.session.push(line)
    assert refused(scene, "0 target spot-1") == ("PUG-COMBAT-01",)


@pytest.mark.clause("PUG-END-03")
def test_where_the_last_enemy_counts_its_loss_ends_the_game():
    header = "option: enemy_deck_end = no_enemy_left\nplace: enemy-deck = -"
    scene = combat("spot-3", "none", header=header, skill=(20,), spots=("-", "-", "pit-of-spikes"))
    assert ends(scene) == ["enemy-deck"]
    assert "PUG-END-03" in clauses(scene, "ends by enemy-deck")


# ---------------------------------------------------------------- the last turn


@pytest.mark.clause("PUG-END-04")
def test_a_turn_in_which_the_end_is_certain_is_played_to_its_end():
    scene = start(
        """option: classes = true
        place: class 0 = super-scientist
        place: class 1 = prizefighter
        set: level 0 = 2
        set: phase = play
        place: hand 1 = minor-skill*3""",
        *("0 ability 2", "1 play-all", "0 done", "1 done", "1 buy greater-fight", "0 done", "1 done"),
    )
    assert "PUG-END-04" in clauses(scene, "will end the game")
    assert phase(scene) == "combat"
    scene.session.push("0 target none")
    scene.session.push("1 target spot-1")
    assert ends(scene) == ["scientist"]
    assert each(scene, "hand") == [5, 5]
    assert kinds(scene)[-1] == "the game is over"
    assert "PUG-END-04" in clauses(scene, "the game is over")


@pytest.mark.clause("PUG-END-05")
def test_the_last_combat_counts():
    header = f"place: enemy-deck = -\nset: xp 0 = 10\nset: xp 1 = {11 - exp_of('circus-lion')}"
    scene = combat(
        "none", "spot-2", header=header, fight=(0, VALUE["circus-lion"]), spots=("strongman", "circus-lion", "puzzle-box")
    )
    ended = outcome(scene)
    assert (ended.scores, ended.winners) == ((10, 11), (1,))
    assert "PUG-END-05" in ended.clauses


@pytest.mark.clause("PUG-END-06")
def test_equal_exp_share_the_victory():
    scene = combat("none", "none", "none", header="place: enemy-deck = -\nset: xp 0 = 11\nset: xp 1 = 11\nset: xp 2 = 9")
    assert outcome(scene).winners == (0, 1)
    assert "PUG-END-06" in outcome(scene).clauses


def test_one_winner_shares_nothing():
    scene = combat("none", "none", header="place: enemy-deck = -\nset: xp 1 = 1")
    assert outcome(scene).winners == (1,)
    assert "PUG-END-06" not in outcome(scene).clauses


@pytest.mark.clause("PUG-END-07")
def test_after_the_main_deck_is_empty_all_go_on_buying_and_fighting():
    scene = start(
        f"{BUYING}\nset: skill 0 = 20\nset: skill 1 = 5\nplace: main-deck = curses",
        *("0 buy telegram", "0 buy patent", "1 buy greater-skill", "1 buy harpoon"),
    )
    told = [event for event in events(scene, "buys") if "PUG-END-07" in event.clauses]
    assert [event.data[0] for event in told] == [("patent",), ("greater-skill",), ("harpoon",)]
    assert each(scene, "queue") == [4, 4]
    assert cards(scene, "queue 0") == ("umbrella", "bribe", "airship", "curses")
    assert len(events(scene, "has no card for the queue")) == 1
    for line in ("0 done", "1 done", "0 target spot-1", "1 target none"):
        scene.session.push(line)
    assert ends(finish(scene)) == ["main-deck"]
    assert results(scene) == [-1, 0]


def test_where_a_missing_card_ends_it_what_is_bought_before_that_is_bought_as_ever():
    header = f"{BUYING}\noption: main_deck_end = failed_draw\nset: skill 0 = 20\nplace: main-deck = -"
    scene = start(header, "0 buy greater-skill", "0 buy telegram", "0 buy greater-fight")
    assert ["PUG-END-07" in event.clauses for event in events(scene, "buys")] == [False, False, True]


@pytest.mark.clause("PUG-END-08")
def test_two_reasons_end_it_once():
    scene = combat("finale", "none", header="place: main-deck = -\nplace: enemy-deck = -", fight=(40,))
    assert ends(scene) == ["finale", "main-deck", "enemy-deck"]
    assert len(events(scene, "the game is over")) == 1
    assert "PUG-END-08" in clauses(scene, "checks the end")
    assert outcome(scene).scores == tuple(xp(scene))


def test_one_reason_is_not_said_to_be_two():
    assert "PUG-END-08" not in clauses(combat("finale", "none", fight=(40,)), "checks the end")


@pytest.mark.clause("PUG-END-09")
def test_after_the_end_nothing_is_done_any_more():
    scene = combat("none", "none", header="place: enemy-deck = -\nset: round = 7\nset: xp 0 = 6")
    lines = [
        "0 play greater-skill",
        "0 play-all",
        "0 buy greater-skill",
        "1 target spot-1",
        "0 give 1 1",
        "0 level-up",
        "1 done",
    ]
    for line in lines:
        assert refused(scene, line) == ("PUG-END-09",), line
    assert (cards(scene, "round"), xp(scene), scene.session.legal()) == (7, [6, 0], ())


def test_the_ring_turns_in_the_last_turn_too():
    assert kinds(combat("none", "none", header="place: enemy-deck = -")).count("turns the ring") == 1


# ---------------------------------------------------------------- a game of the core alone


@pytest.mark.clause("PUG-EXP-01")
@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (3, 2), (4, 3)])
def test_a_game_without_expansions_is_whole(seats, seed):
    session = play_out(seats, seed, GreedyBot)
    assert PUGNACIOUS.outcome(session.state)
    ours = {"class", "event", "location", "stealth"}
    kind = {card.key: card.kind for card in PUGNACIOUS.cards.values()}
    layout = [cell.name for cell in PUGNACIOUS.layout.cells if cell.kind == "zone" and cell.name != "box"]
    for state in [*states(session)[::10], session.state]:
        lying = {kind[card] for name in layout if here(name, seats) for card in zone(state, name)}
        assert not lying & ours
    begun = PUGNACIOUS.begin(seats, seed)
    assert begun.state == session.moves[0].before
    assert "PUG-EXP-01" in next(event.clauses for event in begun.events if event.kind == "sets up")


def here(name, seats):
    """Whether a zone is on a table of so many seats."""
    last = name.split()[-1]
    return not last.isdecimal() or int(last) < seats or " " not in name


@pytest.mark.clause("PUG-EXP-01")
def test_with_everything_a_game_comes_to_its_end_as_well():
    everything = {"classes": "true", "events": "all", "locations": "all", "stealth": "true"}
    assert PUGNACIOUS.begin(3, 5, **everything).events
    session = play_out(3, 5, RandomBot, **everything)
    assert PUGNACIOUS.outcome(session.state)
    first = session.moves[0].before
    assert len(zone(first, "class-pile")) == 6
    later = session.moves[10].before
    assert all(zone(later, f"class {seat}") for seat in range(3))
