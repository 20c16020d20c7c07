"""How the game ends, and who wins: PA-END."""

from collections import Counter

import pytest

from tests.gamers_vs_evil.arranged import FIVE_GONE, clauses, events, gained, kinds, outcome, pools, refused, table
from tests.gamers_vs_evil.games import TABLES, play_out, zone

LAST_POX = f"{FIVE_GONE}\nplace: pax-pox = pax-pox"
BARE = "".join(f"place: {name} {seat} = -\n" for name in ("hand", "deck", "discard") for seat in range(4))


def counted(*players, header=""):
    """What the game comes to when everybody has some cards in hand, and seat 0 buys the last Baby Ninja."""
    hands = "\n".join(f"place: hand {seat} = {cards}" for seat, cards in enumerate(players))
    seats = len(players)
    bare = "\n".join(f"place: {name} {seat} = -" for name in ("deck", "discard") for seat in range(seats))
    scene = table(f"{FIVE_GONE}\n{header}\n{bare}\n{hands}\nset: tokens = 2", "0 buy baby-ninja", seats=seats)
    return outcome(scene)


# ---------------------------------------------------------------- a Boss is bought


@pytest.mark.clause("PA-END-01")
def test_the_green_boss_of_level_3_ends_the_game_in_the_middle_of_a_turn():
    scene = table(
        """place: green-boss = saint-nicholas-3
        place: green-loots = -
        place: hand 0 = quarter*3 merch
        set: tokens = 12
        set: power = 5""",
        "0 play quarter",
        "0 buy saint-nicholas-3",
        "> clause PA-END-01",
        "> clause PA-END-06",
        "> waiting",
        "> winner 0",
        "> hand 0 = quarter*2 merch",
        "> power = 5",
    )
    for line in ("0 play quarter", "0 buy tiny-bat", "0 end", "1 play quarter", "1 end", "0 buy saint-nicholas-3"):
        assert refused(scene, line) == ("PA-END-01",), line
    assert scene.legal() == []
    assert scene.session.view(1).ending.text


@pytest.mark.clause("PA-END-02")
def test_the_red_boss_of_level_3_ends_the_game():
    scene = table(
        "place: red-boss = dark-tycho-3\nplace: red-loots = -\nset: power = 13",
        "0 buy dark-tycho-3",
        "> clause PA-END-02",
        "> winner 0",
        "> waiting",
    )
    assert refused(scene, "0 end") == ("PA-END-02",)
    assert outcome(scene).clauses[0] == "PA-END-02"


def test_a_boss_of_level_1_or_2_that_goes_ends_nothing():
    loots = "compassion honesty honor humility justice"
    scene = table(f"place: green-loots = {loots}\nset: tokens = 8", "0 buy green-loot", "> waiting 0")
    assert outcome(scene) is None


# ---------------------------------------------------------------- stacks run out


@pytest.mark.clause("PA-END-03")
def test_the_sixth_stack_that_runs_out_ends_the_game():
    scene = table(f"{FIVE_GONE}\nset: tokens = 5\nplace: hand 0 = quarter")
    assert len(zone(scene.session.state, "run-out")) == 5
    scene.session.push("0 buy merch")
    scene.session.push("0 play quarter")
    assert outcome(scene) is None
    scene.session.push("0 buy baby-ninja")
    assert "PA-END-03" in clauses(scene, "ends the game")
    assert outcome(scene).clauses[0] == "PA-END-03"
    assert refused(scene, "0 end") == ("PA-END-03",)
    assert refused(scene, "1 play quarter") == ("PA-END-03",)
    assert scene.session.turn == ()


@pytest.mark.clause("PA-END-04")
def test_pax_pox_is_one_of_the_stacks():
    scene = table(
        f"{LAST_POX}\nplace: hand 0 = chaos-world-smasher\nplace: discard 1 = -",
        "0 play chaos-world-smasher",
        "1 take",
        "> clause PA-END-04",
        "> waiting",
        "> pax-pox = -",
    )
    assert gained(scene) == [0, 1]
    assert zone(scene.session.state, "run-out")[-1] == "pax-pox"
    assert outcome(scene).scores[1] == -1


@pytest.mark.clause("PA-END-05")
@pytest.mark.parametrize("setup", ["beginner", "advanced"])
def test_deleted_cards_are_no_stack_that_runs_out(setup):
    for seats, seed, _ in TABLES:
        session = play_out(seats, seed, setup=setup)
        start = session.moves[0].before
        assert (zone(start, "deleted"), zone(start, "run-out")) == ((), ())
        (begins,) = [event for event in session.opening if event.kind == "begins deleted"]
        assert "PA-END-05" in begins.clauses
    assert outcome(table(f"{FIVE_GONE}\nplace: deleted = -", "0 end", "> waiting 1")) is None  # it is no sixth one


@pytest.mark.clause("PA-END-06")
def test_the_end_is_in_the_middle_of_an_attack_and_nothing_more_happens():
    scene = table(
        f"{LAST_POX}\n{BARE}place: hand 0 = chaos-world-smasher merch\nplace: hand 2 = quarter\nplace: deck 0 = quarter*6",
        "0 play chaos-world-smasher",
        "1 take",
        "2 take",
        "3 take",
        "> clause PA-END-06",
        "> waiting",
        "> hand 0 = merch",
        "> hand 2 = quarter",
        "> deck 0 = quarter*6",
        "> played 0 = chaos-world-smasher",
        seats=4,
    )
    assert gained(scene) == [0, 1, 0, 0]
    assert kinds(scene)[-6:] == ["runs out", "ends the game", *["counts"] * 4]
    assert events(scene, "finds no pox") == []
    assert not {"cleans up", "draws a hand", "ends the turn"} & {event.kind for event in scene.session.events}
    assert pools(scene) == (0, 2)


@pytest.mark.clause("PA-END-06")
def test_two_pax_pox_of_one_attack_are_not_gained_if_the_first_one_ends_it():
    scene = table(f"{LAST_POX}\n{BARE}place: hand 0 = griefing", "0 play griefing", "1 take", "2 take", "3 take", seats=4)
    assert gained(scene) == [0, 1, 0, 0]
    assert len(events(scene, "gains pox")) == 1


@pytest.mark.clause("PA-END-06")
def test_what_else_a_card_does_does_not_happen_after_the_end():
    scene = table(
        f"{FIVE_GONE}\nplace: hand 0 = frosty volcano-lair\nplace: discard 0 = -\nroll: 20\nset: power = 2",
        "0 play frosty",
        "0 gain baby-ninja",
        "> waiting",
        "> hand 0 = volcano-lair baby-ninja",
    )
    assert len(events(scene, "gains")) == 1  # a critical would gain a second one


@pytest.mark.clause("PA-END-11")
def test_turns_are_not_evened_out():
    hand = "place: hand 1 = quarter*6\nplace: deck 1 = -\nplace: discard 1 = -"
    scene = table(f"{FIVE_GONE}\n{hand}", *[f"{seat} end" for seat in range(4)] * 9, "0 end", *["1 play quarter"] * 2, seats=4)
    turns = Counter(event.seat for event in events(scene, "ends the turn"))
    assert turns == {0: 10, 1: 9, 2: 9, 3: 9}
    scene.session.push("1 buy baby-ninja")
    assert Counter(event.seat for event in events(scene, "ends the turn")) == turns
    assert "PA-END-11" in outcome(scene).clauses
    assert refused(scene, "2 end") == ("PA-END-03",)


@pytest.mark.clause("PA-END-12")
def test_a_stack_runs_out_by_buying_by_gaining_and_by_deleting():
    scene = table(
        """place: green-row = baby-ninja merch sinestine faerie-candymancer*4 touchwieners*4 sorcelator*4 werewolf*4
        place: red-row = tiny-bat*2 canid scrotuum*4 fleshreaper giant-snake*4 chaos-world-smasher*4 winter-king*4
        place: hand 0 = frosty missile-toe valor license-to-kill merch quarter
        place: hand 1 = -
        place: deck 0 = quarter
        place: discard 0 = -
        set: tokens = 5
        set: power = 3
        roll: 10 20 10""",
        "> run-out = -",
        "0 buy baby-ninja",
        "> run-out = baby-ninja",
        "0 play frosty",
        "0 gain merch",
        "> run-out = baby-ninja merch",
        "0 play missile-toe",
        "0 delete-stack tiny-bat",
        "> clause PA-END-12",
        "> run-out = baby-ninja merch tiny-bat",
        "> deleted = tiny-bat*2",
        "0 buy sinestine",
        "0 buy canid",
        "> run-out = baby-ninja merch tiny-bat sinestine canid",
        "0 play license-to-kill",
        "0 delete merch",
        "> run-out = baby-ninja merch tiny-bat sinestine canid",
        "! 0 buy merch",
        "> refused PA-BUY-06",
        "> waiting 0",
        "0 play valor",
        "> waiting 0",
        "0 gain fleshreaper",
        "> clause PA-END-12",
        "> waiting",
    )
    assert [event.data for event in events(scene, "runs out")] == [
        (card, n + 1) for n, card in enumerate(("baby-ninja", "merch", "tiny-bat", "sinestine", "canid", "fleshreaper"))
    ]
    assert outcome(scene).clauses[0] == "PA-END-03"


# ---------------------------------------------------------------- who wins


@pytest.mark.clause("PA-END-07")
@pytest.mark.parametrize("aside", ["front", "arriving"])
def test_points_count_wherever_the_cards_lie(aside):
    scene = table(
        f"""{LAST_POX}
        place: deck 0 = chaos-world-smasher
        place: hand 0 = winter-king chaos-world-smasher
        place: discard 0 = deep-crow
        place: {aside} 0 = giant-cupcake
        place: hand 1 = -
        place: deck 1 = -
        place: discard 1 = -""",
        "0 play chaos-world-smasher",
        "1 take",
        "> clause PA-END-07",
    )
    assert outcome(scene).scores == (2 + 3 + 2 + 4 + 1, -1)
    eleven = table(
        f"""{FIVE_GONE}
        place: deck 0 = chaos-world-smasher
        place: hand 0 = winter-king tiny-bat
        place: discard 0 = deep-crow
        place: {aside} 0 = giant-cupcake
        set: tokens = 2""",
        "0 play tiny-bat",
        "0 buy baby-ninja",
        "> deck 0 = chaos-world-smasher",
        "> hand 0 = winter-king",
        "> played 0 = tiny-bat",
        "> discard 0 = deep-crow baby-ninja",
        f"> {aside} 0 = giant-cupcake",
    )
    assert outcome(eleven).scores[0] == 2 + 3 + 1 + 4 + 1 == 11
    (mine, _) = events(eleven, "counts")
    assert (mine.seat, mine.data) == (0, (11, 0))


@pytest.mark.clause("PA-END-07")
def test_neither_deleted_cards_nor_those_of_the_board_count():
    scene = table(
        f"{FIVE_GONE}\nplace: hand 0 = license-to-kill winter-king\nplace: deck 0 = -\nplace: discard 0 = -\nset: tokens = 2",
        "0 play license-to-kill",
        "0 delete winter-king",
        "0 buy baby-ninja",
    )
    assert outcome(scene).scores[0] == 0


@pytest.mark.clause("PA-END-08")
def test_most_points_win():
    ended = counted("deep-crow*2 winter-king*2", "deep-crow*2 winter-king", "deep-crow chaos-world-smasher*2 giant-cupcake")
    assert (ended.scores, ended.winners) == ((14, 11, 9), (0,))
    assert "PA-END-09" not in ended.clauses


@pytest.mark.clause("PA-END-08")
def test_a_score_may_be_negative():
    ended = counted("pax-pox*3", "pax-pox*2")
    assert (ended.scores, ended.winners) == ((-3, -2), (1,))


RED_3, GREEN_2 = "henchmen facial-hair trolling", "compassion honesty"
SIX_LOOTS = "camping cheesing griefing nerd-rage ninja-looting sploiting"


@pytest.mark.clause("PA-END-09")
def test_a_tie_goes_to_whoever_of_the_tied_has_more_loots_of_both_colours():
    four_gone = "place: green-row = baby-ninja merch*4 werewolf*4"  # and PAX Pox
    ended = counted(f"{RED_3} pax-pox", GREEN_2, f"{SIX_LOOTS} pax-pox*19", header=four_gone)
    assert (ended.scores, ended.winners) == ((14, 14, 6 * 5 - 19), (0,))
    assert "PA-END-09" in ended.clauses
    assert "PA-END-10" not in ended.clauses
    mixed = counted("compassion honesty", "honor henchmen tiny-bat canid", "humility justice pax-pox")
    assert (mixed.scores, mixed.winners) == ((14, 14, 13), (0, 1))
    more = counted("compassion henchmen volcano-lair", "winter-king*4 deep-crow tiny-bat")
    assert (more.scores, more.winners) == ((17, 17), (0,))


@pytest.mark.clause("PA-END-09")
def test_a_boss_is_no_loot():
    scene = table(
        """place: green-boss = cardboard-tube-samurai-3
        place: green-loots = -
        place: hand 0 = compassion
        place: hand 1 = honesty honor
        place: deck 0 = -
        place: deck 1 = -
        place: discard 0 = -
        place: discard 1 = -
        set: tokens = 13""",
        "0 buy cardboard-tube-samurai-3",
        "> clause PA-END-09",
        "> winner 1",
    )
    assert outcome(scene).scores == (14, 14)
    assert [event.data for event in events(scene, "counts")] == [(14, 1), (14, 2)]


@pytest.mark.clause("PA-END-10")
def test_a_tie_with_equal_loots_is_a_shared_victory():
    ended = counted(f"{RED_3} pax-pox", "golden-appendage volcano-lair zombie-army pax-pox", "winter-king")
    assert (ended.scores, ended.winners) == ((14, 14, 3), (0, 1))
    assert "PA-END-10" in ended.clauses
    none = counted("-", "-", "-", "-")
    assert (none.scores, none.winners) == ((0,) * 4, (0, 1, 2, 3))


def test_the_end_tells_everybody_what_all_have():
    for seats, seed, setup in TABLES:
        session = play_out(seats, seed, setup=setup)
        assert each_counts(session) == list(session.game.outcome(session.state).scores)
        for seat in (0, None):
            assert session.view(seat).ending.text
            assert session.view(seat).outcome == session.game.outcome(session.state)


def each_counts(session):
    return [event.data[0] for event in session.moves[-1].events if event.kind == "counts"]
