"""Recovery: PUG-REC, who is asked in which order, and which way the Card Ring turns."""

from itertools import groupby

import pytest

from pugsbox.pugnacious import PUGNACIOUS
from pugsbox.pugnacious.kinds import VALUE
from tests.pugnacious.combats import (
    GOLEM,
    cards,
    clauses,
    combat,
    each,
    events,
    exp_of,
    finish,
    kinds,
    phase,
    refused,
    results,
    start,
    turn,
    xp,
)

MAIN = [card.key for card in PUGNACIOUS.cards.values() if card.kind == "main"]
POISON = VALUE["pondering-poison-trap"]
WITH_POISON = ("pondering-poison-trap", "brass-golem", "pondering-poison-trap")
CABINET = ("locked-cabinet", "brass-golem", "pondering-poison-trap")


def queues(seats):
    """Lines that give each seat five different cards, and those cards by seat."""
    found = [MAIN[5 * seat : 5 * seat + 5] for seat in range(seats)]
    return "\n".join(f"place: queue {seat} = {' '.join(queue)}" for seat, queue in enumerate(found)), found


def told(scene, *wanted):
    """The kinds of events of the last action, each as it comes first."""
    return list(dict.fromkeys(kind for kind in kinds(scene) if kind in wanted))


# ---------------------------------------------------------------- setting back, discarding, drawing


@pytest.mark.clause("PUG-REC-01")
def test_skill_fight_and_failure_are_nothing_again():
    scene = start(
        "set: skill 0 = 4\nset: fight 0 = 6\nset: failure 0 = 2\nset: bounty 1 = 1\nset: barred 1 = 1",
        *("0 target none", "1 target none", "0 done"),
    )
    for name in ("skill", "fight", "failure", "received", "bounty", "barred", "plays"):
        assert each(scene, name) == [0, 0], name
    assert "PUG-REC-01" in clauses(scene, "resets")


@pytest.mark.clause("PUG-REC-01")
def test_what_stays_in_play_gives_its_bonus_after_it():
    scene = combat("none", "none", header="place: lasting 0 = bodyguard steady-income", fight=(9,), skill=(9,))
    assert (each(scene, "fight"), each(scene, "skill")) == ([1, 0], [1, 0])
    order = told(scene, "resets", "begins a turn", "gains fight")
    assert order == ["resets", "begins a turn", "gains fight"]


@pytest.mark.clause("PUG-REC-02")
def test_a_win_is_fixed_before_all_is_set_back():
    scene = combat("spot-2", "none", fight=(GOLEM,))
    assert "PUG-REC-02" in clauses(scene, "wins")
    assert told(scene, "wins", "resets", "gains exp") == ["wins", "resets", "gains exp"]
    assert xp(scene) == [exp_of("brass-golem"), 0]


@pytest.mark.clause("PUG-REC-03")
def test_what_was_played_and_what_is_left_is_discarded():
    scene = combat("none", "none", header="place: played 0 = minor-skill*3\nplace: hand 0 = minor-fight*2")
    assert cards(scene, "discard 0") == (*["minor-skill"] * 3, *["minor-fight"] * 2)
    assert (cards(scene, "played 0"), cards(scene, "hand 0")) == ((), ("greater-skill",) * 5)
    assert "PUG-REC-03" in clauses(scene, "cleans up")


@pytest.mark.clause("PUG-REC-04")
def test_lasting_cards_and_two_turn_cards_in_their_first_turn_stay():
    header = "place: lasting 0 = bodyguard\nplace: waiting 0 = slow-fuse\nplace: played 0 = clockwork-spring"
    scene = start(header, "0 target none", "1 target none")
    assert cards(scene, "discard 0") == ("clockwork-spring",)
    assert cards(scene, "lasting 0") == ("bodyguard",)
    assert cards(scene, "played 0") == ("slow-fuse",)  # its second turn has begun
    assert "PUG-REC-04" in clauses(scene, "cleans up")
    assert cards(turn(scene, "none", "none"), "discard 0")[:2] == ("clockwork-spring", "slow-fuse")
    assert cards(scene, "lasting 0") == ("bodyguard",)


@pytest.mark.clause("PUG-REC-05")
def test_a_new_hand_of_five_is_drawn_with_a_reshuffle_where_it_is_needed():
    header = "place: deck 0 = harpoon crowbar umbrella\nplace: discard 0 = minor-skill*9"
    scene = combat("none", "none", header=header)
    assert cards(scene, "hand 0") == ("harpoon", "crowbar", "umbrella", "minor-skill", "minor-skill")
    assert (len(cards(scene, "deck 0")), cards(scene, "discard 0")) == (7, ())
    assert "PUG-REC-05" in clauses(scene, "draws a hand")


@pytest.mark.clause("PUG-REC-23")
def test_what_was_bought_in_this_turn_can_be_in_the_new_hand():
    scene = start(
        """set: phase = buy
        set: skill 0 = 3
        place: deck 0 = -
        place: played 0 = minor-skill*4""",
        *("0 buy greater-fight", "0 done", "1 done", "0 target none", "1 target none"),
    )
    assert sorted(cards(scene, "hand 0")) == ["greater-fight", *["minor-skill"] * 4]
    assert "PUG-REC-23" in events(scene, "draws a hand")[0].clauses


@pytest.mark.parametrize(
    ("header", "lines"),
    [
        ("place: deck 0 = -\nplace: played 0 = minor-skill*5", ()),
        ("set: skill 0 = 3", ("0 buy greater-fight",)),
        ("set: skill 0 = 3\nset: parcel 0 = 1\nplace: deck 0 = -\nplace: played 0 = minor-skill*5", ("0 buy greater-fight",)),
    ],
    ids=["nothing bought", "nothing shuffled", "bought to the top of the deck"],
)
def test_what_was_bought_is_named_only_where_it_is_shuffled_in(header, lines):
    scene = start(f"set: phase = buy\n{header}", *lines, "0 done", "1 done", "0 target none", "1 target none")
    assert not any("PUG-REC-23" in event.clauses for event in events(scene, "draws a hand"))


# ---------------------------------------------------------------- Win and Lose texts


@pytest.mark.clause("PUG-REC-06")
def test_texts_are_carried_out_with_the_new_hand():
    scene = combat("spot-2", "spot-1", skill=(0, VALUE["locked-cabinet"]), spots=("locked-cabinet", "circus-lion", "strongman"))
    discarded = sum(len(event.data[0]) for event in events(scene, "discards"))
    assert results(scene) == [-1, 1]
    assert each(scene, "hand") == [5 - discarded, 6]
    assert discarded > 0
    assert "PUG-REC-06" in clauses(scene, "discards")
    assert "PUG-REC-06" in clauses(scene, "draws")


def test_what_is_drawn_in_recovery_is_not_drawn_to_be_played():
    scene = combat("spot-1", "none", skill=(VALUE["locked-cabinet"],), spots=CABINET)
    assert set(clauses(scene, "draws")) == {"PUG-COMBAT-11", "PUG-REC-06", "PUG-PLAY-13"}


@pytest.mark.clause("PUG-REC-07")
def test_two_opponents_who_beat_poison_traps_cost_two_cards():
    scene = combat("none", "spot-1", "spot-3", skill=(0, POISON, POISON), spots=WITH_POISON)
    assert each(scene, "hand") == [3, 4, 4]
    assert xp(scene) == [0, 2, 2]
    assert "PUG-REC-07" in clauses(scene, "adds up")
    assert not any("PUG-REC-08" in event.clauses for event in scene.session.events)  # two cards, one winner each


@pytest.mark.clause("PUG-REC-08")
def test_each_winner_of_one_enemy_has_its_own_win_text():
    scene = combat("none", "spot-1", "spot-1", skill=(0, POISON, POISON), spots=WITH_POISON)
    assert each(scene, "hand") == [3, 4, 4]
    assert len(events(scene, "is beaten and goes")) == 1
    assert "PUG-REC-08" in clauses(scene, "discards")


@pytest.mark.clause("PUG-REC-09")
def test_no_more_is_discarded_than_there_is():
    scene = combat("finale", "none", header="set: curses 1 = 2")
    assert each(scene, "hand") == [0, 5]
    assert "PUG-REC-09" in clauses(scene, "has nothing to discard")
    assert each(turn(scene, "none", "none"), "hand") == [5, 5]


@pytest.mark.clause("PUG-REC-10")
@pytest.mark.parametrize("card", ["minor-skill", "royal-bounty"])
def test_who_discards_chooses_which_card(card):
    spots = ("street-tough", "irate-grocer", "pit-of-spikes")
    header = "place: deck 0 = minor-skill royal-bounty minor-fight*3"
    scene = start(header, "0 target spot-2", "1 target none", spots=spots)
    assert scene.session.turn == (0,)
    assert scene.legal(0) == ["0 discard minor-skill", "0 discard royal-bounty", "0 discard minor-fight"]
    assert "PUG-HOUSE-01" in refused(scene, f"1 discard {card}")
    assert refused(scene, "0 discard telegram") == ("PUG-REC-10",)
    scene.session.push(f"0 discard {card}")
    assert cards(scene, "discard 0") == (card,)
    assert "PUG-REC-10" in clauses(scene, "discards")


@pytest.mark.clause("PUG-REC-11")
def test_who_is_affected_chooses_what_comes_first():
    header = f"place: deck 0 = minor-skill*5 airship\nset: skill 0 = {VALUE['locked-cabinet']}\nset: skill 1 = {POISON}"
    aims = ("0 target spot-1", "1 target spot-3")
    scene = start(header, *aims, spots=CABINET)
    assert (scene.session.turn, scene.legal(0)) == ((0,), ["0 next draw", "0 next discard"])
    assert refused(scene, "0 next trash") == ("PUG-REC-11",)
    scene.session.push("0 next discard")
    assert "PUG-REC-11" in clauses(scene, "orders")
    assert scene.legal(0) == ["0 discard minor-skill"]  # what is drawn later cannot go
    scene.session.push("0 discard minor-skill")
    assert sorted(cards(scene, "hand 0")) == ["airship", *["minor-skill"] * 4]
    other = start(header, *aims, "0 next draw", spots=CABINET)
    assert other.legal(0) == ["0 discard minor-skill", "0 discard airship"]
    assert each(finish(other), "hand") == [5, 5]


def test_where_all_is_of_one_kind_nothing_has_to_be_ordered():
    scene = start(f"set: skill 1 = {POISON}", "0 target spot-2", "1 target spot-1", spots=WITH_POISON)
    assert {action.verb for action in scene.session.legal()} == {"discard"}


def test_without_a_choice_the_own_text_comes_first_then_what_opponents_did_by_seat():
    header = f"set: curses 0 = 1\nset: curses 1 = 1\nset: skill 1 = {POISON}\nplace: deck 2 = minor-skill*5"
    scene = combat("none", "spot-1", "spot-3", header=header, spots=WITH_POISON)
    hits = [event.clauses[0] for event in events(scene, "discards") if event.seat == 2]
    assert [clause for clause, _ in groupby(hits)] == ["PUG-COMBAT-10", "PUG-FAIL-11", "PUG-COMBAT-11", "PUG-FAIL-11"]


def asked(exp, seed=1):
    """Which seats are asked what they discard, in order, when all lose by the same text."""
    lines = [f"seed: {seed}", *(f"set: xp {seat} = {n}" for seat, n in enumerate(exp))]
    scene = start("\n".join(lines), *(f"{seat} target spot-2" for seat in range(len(exp))), seats=len(exp), spots=CABINET)
    found = []
    while phase(scene) != "play":
        found += scene.session.turn
        scene.session.push(scene.session.legal()[0])
    return tuple(dict.fromkeys(found))


@pytest.mark.clause("PUG-REC-10")
@pytest.mark.parametrize(
    ("exp", "order"), [((9, 4, 7), (1, 2, 0)), ((1, 2, 3), (0, 1, 2)), ((3, 2), (1, 0)), ((4, 1, 2, 3), (1, 2, 3, 0))]
)
def test_who_has_less_exp_is_served_first(exp, order):
    assert asked(exp) == order


def test_among_equal_exp_chance_says_who_is_served_first():
    assert {asked((5, 5, 0), seed) for seed in range(1, 20)} == {(2, 0, 1), (2, 1, 0)}


@pytest.mark.clause("PUG-REC-12")
def test_the_dummy_trashes_a_card_of_the_new_hand_or_of_the_discard_pile():
    header = """place: deck 0 = minor-skill*4 airship telegram
        place: discard 0 = patent minor-fight
        place: played 0 = harpoon
        place: lasting 0 = bodyguard
        set: fight 0 = 2"""
    scene = start(header, "0 target dummy", "1 target none")
    hand = ["0 trash minor-skill", "0 trash airship"]
    assert scene.legal(0) == hand + [f"0 trash-discarded {card}" for card in ("patent", "minor-fight", "harpoon")]
    assert refused(scene, "0 pass") == ("PUG-PLAY-05",)
    assert refused(scene, "0 trash bodyguard") == ("PUG-GAME-06",)
    assert refused(scene, "0 trash telegram") == ("PUG-GAME-06",)
    scene.session.push("0 trash-discarded patent")
    assert cards(scene, "trash") == ("patent",)
    assert "PUG-REC-12" in clauses(scene, "trashes")


@pytest.mark.clause("PUG-REC-12")
def test_without_any_card_nothing_is_trashed():
    scene = combat("dummy", "none", header="place: deck 0 = -", fight=(2,))
    assert "PUG-REC-12" in clauses(scene, "has nothing to trash")
    assert cards(scene, "trash") == ()


@pytest.mark.parametrize(("spot", "below", "names"), [("strongman", "-", "COMBAT-11"), ("street-tough", "scrapyard", "LOC-09")])
def test_what_an_enemy_or_a_location_lets_be_trashed_does_not_go_by_the_clauses_of_the_dummy(spot, below, names):
    header = f"option: locations = scrapyard\nplace: spot-1 = {spot}\nplace: below-1 = {below}\nplace: discard 0 = patent"
    scene = start(f"{header}\nset: fight 0 = 9", "0 target spot-1", "1 target none")
    assert scene.session.game.question(scene.session.state).clauses == ("PUG-REC-10", "PUG-REC-06")
    scene.session.push("0 trash-discarded patent")
    assert {f"PUG-{names}", "PUG-GAME-06", "PUG-REC-10"} <= set(clauses(scene, "trashes"))
    assert not {"PUG-SETUP-12", "PUG-REC-12", "PUG-GAME-07"} & set(clauses(scene, "trashes"))


@pytest.mark.clause("PUG-REC-12")
def test_by_the_option_it_may_be_left():
    scene = start("option: dummy_trash_optional = true\nset: fight 0 = 2", "0 target dummy", "1 target none", "0 pass")
    assert cards(scene, "trash") == ()
    assert "PUG-REC-12" in clauses(scene, "leaves it")


@pytest.mark.clause("PUG-REC-13")
def test_what_a_card_promised_is_paid_though_it_is_discarded_and_drawn_again():
    header = "place: deck 0 = minor-skill*4\nplace: played 0 = royal-bounty\nset: bounty 0 = 1"
    scene = combat("spot-1", "none", header=header, fight=(1,))
    assert "royal-bounty" in cards(scene, "hand 0")
    assert xp(scene) == [exp_of("street-tough") + 1, 0]
    assert any("PUG-REC-13" in event.clauses for event in events(scene, "gains exp"))


@pytest.mark.clause("PUG-REC-24")
def test_a_combat_is_paid_once():
    scene = combat("spot-2", "none", fight=(GOLEM,))
    assert "PUG-REC-24" in clauses(scene, "gains exp")
    before = xp(scene)
    assert xp(turn(scene, "none", "none")) == before == [exp_of("brass-golem"), 0]


# ---------------------------------------------------------------- tokens and Enemies


@pytest.mark.clause("PUG-REC-14")
def test_tokens_are_taken_back():
    scene = combat("spot-2", "none")
    for seat in range(2):
        assert {"dummy", "finale", "spot-1", "spot-2", "spot-3"} <= set(cards(scene, f"tokens {seat}"))
        assert (cards(scene, f"target {seat}"), cards(scene, f"aim {seat}")) == ((), ())
    assert [event.data[0] for event in events(scene, "takes the token back")] == [("spot-2",), ("none",)]
    assert "PUG-REC-14" in clauses(scene, "takes the token back")


@pytest.mark.clause("PUG-REC-15")
def test_beaten_enemies_are_replaced_from_the_first_spot_on():
    header = "place: enemy-deck = sky-pirate strongman hypnotist"
    scene = combat("spot-3", "spot-1", header=header, fight=(0, 20), skill=(20,))
    assert [cards(scene, f"spot-{n}") for n in (1, 2, 3)] == [("sky-pirate",), ("brass-golem",), ("strongman",)]
    assert cards(scene, "beaten") == ("street-tough", "pit-of-spikes")
    assert "PUG-REC-15" in clauses(scene, "an enemy comes")


@pytest.mark.clause("PUG-REC-16")
def test_beaten_enemies_do_not_come_back():
    scene = combat("spot-1", "spot-2", header="place: enemy-deck = hypnotist", fight=(20, 20))
    assert [cards(scene, f"spot-{n}") for n in (1, 2, 3)] == [("hypnotist",), (), ("pit-of-spikes",)]
    assert cards(scene, "beaten") == ("street-tough", "brass-golem")
    assert "PUG-REC-16" in clauses(scene, "no enemy comes")


@pytest.mark.clause("PUG-REC-17")
def test_the_end_is_checked_after_enemies_come_and_before_the_ring_turns():
    scene = combat("spot-1", "none", header="place: enemy-deck = hypnotist\nset: round = 9", fight=(1,))
    order = ["an enemy comes", "checks the end", "ends by enemy-deck", "turns the ring", "the game is over"]
    assert told(scene, *order) == order
    assert (cards(scene, "spot-1"), cards(scene, "round")) == (("hypnotist",), 9)
    assert "PUG-REC-17" in clauses(scene, "checks the end")


# ---------------------------------------------------------------- the Card Ring


@pytest.mark.clause("PUG-REC-18")
def test_the_leftmost_card_goes_to_the_right_end_of_the_left_neighbours_queue():
    header, (alice, bob) = queues(2)
    scene = combat("none", "none", header=header)
    assert cards(scene, "queue 0") == (*alice[1:], bob[0])
    assert cards(scene, "queue 1") == (*bob[1:], alice[0])
    assert "PUG-REC-18" in clauses(scene, "turns the ring")


@pytest.mark.clause("PUG-REC-19")
@pytest.mark.parametrize("seats", [3, 4])
def test_cards_go_to_the_next_seat_and_come_from_the_one_before(seats):
    header, dealt = queues(seats)
    scene = combat(*["none"] * seats, header=header)
    for seat in range(seats):
        before = (seat - 1) % seats
        assert cards(scene, f"queue {seat}") == (*dealt[seat][1:], dealt[before][0]), seat
    passed = [(event.seat, event.data[0]) for event in events(scene, "passes a card")]
    assert passed == [(seat, (dealt[seat][0],)) for seat in range(seats)]
    assert "PUG-REC-19" in clauses(scene, "turns the ring")


@pytest.mark.clause("PUG-REC-20")
@pytest.mark.parametrize("seats", [2, 3])
def test_after_five_turns_a_seat_the_ring_is_as_it_was(seats):
    header, dealt = queues(seats)
    scene = start(header, seats=seats)
    deck = len(cards(scene, "main-deck"))
    for seat in range(seats):
        scene.session.push(f"{seat} target none")
    seen = set()
    for n in range(1, 5 * seats):
        seen.add(tuple(cards(scene, f"queue {seat}") for seat in range(seats)))
        assert each(scene, "queue") == [5] * seats
        assert len(seen) == n
        turn(scene, *["none"] * seats)
    assert [list(cards(scene, f"queue {seat}")) for seat in range(seats)] == dealt
    assert len(cards(scene, "main-deck")) == deck
    assert "PUG-REC-20" in clauses(scene, "turns the ring")


@pytest.mark.clause("PUG-REC-21")
def test_what_fills_a_queue_comes_before_the_ring_turns():
    scene = start(
        """set: phase = buy
        set: skill 0 = 9
        place: queue 0 = telegram patent umbrella bribe airship
        place: queue 1 = harpoon crowbar memoirs alibi bribe
        place: main-deck = governess curses ...""",
        *("0 buy telegram", "0 done", "1 done", "0 target none", "1 target none"),
    )
    assert cards(scene, "queue 0") == ("umbrella", "bribe", "airship", "governess", "harpoon")
    assert cards(scene, "queue 1")[-1] == "patent"
    assert "PUG-REC-21" in clauses(scene, "turns the ring")


@pytest.mark.clause("PUG-REC-21")
def test_in_the_last_turn_short_queues_pass_what_they_have():
    header = "place: queue 0 = telegram\nplace: queue 1 = -\nplace: queue 2 = patent umbrella\nplace: main-deck = -"
    scene = combat("none", "none", "none", header=header)
    assert [cards(scene, f"queue {seat}") for seat in range(3)] == [("patent",), ("telegram",), ("umbrella",)]
    assert [event.seat for event in events(scene, "passes a card")] == [0, 2]
    assert "PUG-REC-21" in clauses(scene, "turns the ring")


# ---------------------------------------------------------------- as a whole


@pytest.mark.clause("PUG-REC-22")
def test_the_eight_steps_come_in_their_order():
    scene = combat("spot-2", "none", header="place: hand 0 = minor-skill", fight=(GOLEM,))
    order = [
        "resets",
        "cleans up",
        "draws a hand",
        "gains exp",
        "takes the token back",
        "is beaten and goes",
        "an enemy comes",
        "checks the end",
        "turns the ring",
    ]
    assert told(scene, *order) == order
    assert "PUG-REC-22" in clauses(scene, "resets")


@pytest.mark.clause("PUG-REC-25")
def test_nothing_is_played_or_bought_in_recovery():
    spots = ("street-tough", "irate-grocer", "pit-of-spikes")
    scene = start("place: deck 0 = minor-skill*5\nset: skill 1 = 9", "0 target spot-2", "1 target none", spots=spots)
    assert "PUG-REC-25" in clauses(scene, "resets")
    assert scene.legal() == ["0 discard minor-skill"]
    forbidden = {
        "0 play minor-skill": "PUG-PLAY-17",
        "0 buy greater-skill": "PUG-BUY-17",
        "1 buy greater-skill": "PUG-HOUSE-01",
    }
    for line, clause in forbidden.items():
        assert clause in refused(scene, line), line
    scene.session.push("0 discard minor-skill")
    assert phase(scene) == "play"
    assert "0 play minor-skill" in scene.legal(0)
