"""Who acts before whom: PUG-TURN-04, PUG-TURN-05, PUG-HOUSE-02, and the movement cards of PUG-PLAY-18."""

import pytest

from tests.pugnacious.laid import agree, clauses, events, kinds, push, question, refused, table, value

PLAYING = """place: hand 0 = minor-skill*2
place: hand 1 = minor-skill*2
place: hand 2 = minor-skill*2
set: xp 0 = 3
set: xp 1 = 5"""
BUYING = """set: phase = buy
set: skill 0 = 9
set: skill 1 = 9
set: skill 2 = 9
set: xp 0 = 3
set: xp 1 = 5"""
GIVING = """set: phase = failure
set: failure 0 = 3
set: failure 1 = 3
set: failure 2 = 3
set: xp 0 = 3
set: xp 1 = 5"""
PHASES = {
    "play": (PLAYING, lambda seat: f"{seat} play minor-skill"),
    "buy": (BUYING, lambda seat: f"{seat} buy greater-skill"),
    "failure": (GIVING, lambda seat: f"{seat} give {(seat + 1) % 3} 1"),
}
"""A table in each phase in which an order can be disputed, and how a seat acts there."""


@pytest.fixture(params=PHASES)
def phase(request):
    return PHASES[request.param]


# ---------------------------------------------------------------- who decides


@pytest.mark.clause("PUG-TURN-04", "PUG-HOUSE-02")
@pytest.mark.parametrize("first", [0, 1])
@pytest.mark.parametrize("seat", [0, 1])
def test_the_one_with_less_exp_decides_for_either_order(phase, seat, first):
    header, acts = phase
    second = 1 - first
    scene = table(
        header,
        f"{seat} dispute {1 - seat}\n> clause PUG-TURN-04\n> waiting 0",
        f"! 1 first {first}\n> refused PUG-HOUSE-01",
        f"0 first {first}\n> clause PUG-HOUSE-02",
        f"! {acts(second)}\n> refused PUG-HOUSE-02",
        acts(first),
        acts(second),
        seats=3,
    )
    (decided,) = events(scene, "decides the order")
    assert (decided.seat, decided.data) == (0, (first, second))
    assert "PUG-TURN-05" not in clauses(scene, "disputes")


def test_the_exp_of_others_does_not_matter():
    scene = table(PLAYING, "1 dispute 0", seats=3)  # seat 2 has none
    assert value(scene, "xp 2") == 0
    assert scene.session.turn == (0,)


def test_exp_is_compared_as_it_stands_when_the_order_is_disputed():
    header = "place: hand 0 = memoirs minor-skill*2\nplace: hand 1 = minor-skill*2\nset: xp 0 = 4\nset: xp 1 = 5"
    before = table(header, "1 dispute 0")
    assert before.session.turn == (0,)
    after = table(header, "0 play memoirs")
    assert value(after, "xp 0") > 5
    push(after, "1 dispute 0")
    assert after.session.turn == (1,)


@pytest.mark.clause("PUG-TURN-05")
def test_of_two_with_as_much_exp_chance_names_one_and_the_same_seed_the_same_one():
    header = "seed: {}\nset: xp 0 = 4\nset: xp 1 = 4\nset: xp 2 = 1"
    deciders = [table(header.format(seed), "1 dispute 0", seats=3).session.turn for seed in range(200)]
    assert set(deciders) == {(0,), (1,)}
    assert deciders[:40] == [table(header.format(seed), "1 dispute 0", seats=3).session.turn for seed in range(40)]
    scene = table(header.format(1), "1 dispute 0", seats=3)
    assert clauses(scene, "disputes, and chance names") == ("PUG-TURN-04", "PUG-TURN-05", "PUG-HOUSE-02")


@pytest.mark.parametrize(("roll", "decider"), [(1, 2), (2, 0)])
def test_whom_chance_names_decides(roll, decider):
    scene = table(f"roll: {roll}", f"2 dispute 0\n> waiting {decider}", f"{decider} first 2", seats=3)
    assert refused(scene, "0 play minor-skill") == ("PUG-HOUSE-02",)


# ---------------------------------------------------------------- the one who waits


@pytest.mark.clause("PUG-HOUSE-02")
def test_the_second_acts_when_the_first_has_acted_or_is_done(phase):
    header, acts = phase
    for line in (acts(1), "1 done"):
        scene = table(header, "0 dispute 1", "0 first 1", seats=3)
        assert refused(scene, acts(0)) == ("PUG-HOUSE-02",)
        assert scene.legal(0) == ["0 done"]
        assert scene.session.turn == (0, 1, 2)
        push(scene, acts(2))  # others are not concerned
        assert refused(scene, acts(0)) == ("PUG-HOUSE-02",)
        push(scene, line, acts(0))


def test_the_one_who_waits_may_agree_and_acts_again_later(phase):
    header, acts = phase
    scene = table(header, "0 dispute 1", "0 first 1", "0 done", seats=3)
    assert refused(scene, acts(0)) == ("PUG-HOUSE-02",)
    push(scene, acts(1), acts(0))
    assert 0 in scene.session.turn


def test_the_one_who_waits_answers_all_the_same():
    scene = table(
        "place: hand 0 = street-urchins minor-skill\nplace: hand 1 = minor-skill minor-fight\nset: xp 1 = 1",
        "1 dispute 0",
        "0 first 0",
        "0 play street-urchins\n> waiting 1",
        "1 discard minor-skill",
        "1 play minor-fight",
    )
    assert question(scene) == "Play"


def test_a_class_waits_as_cards_do():
    header = """option: classes = true
    place: class 0 = super-scientist
    place: class 1 = traitor
    place: hand 0 = minor-skill
    place: hand 1 = minor-skill
    set: xp 0 = 5
    set: xp 1 = 9
    set: phase = play"""
    scene = table(header, "1 dispute 0", "0 first 1")
    for line in ("0 ability 1", "0 level-up", "0 play minor-skill"):
        assert refused(scene, line) == ("PUG-HOUSE-02",)
    push(scene, "1 betray minor-skill", "0 ability 1", "0 level-up")


def test_an_order_is_gone_with_its_phase():
    scene = table(f"{PLAYING}\nset: skill 0 = 9", "0 dispute 1", "0 first 1", "0 done", "2 done", seats=3)
    push(scene, "1 done")
    assert question(scene) == "Buy"
    push(scene, "0 buy greater-skill")
    assert value(scene, "order") == value(scene, "disputed") == ()


# ---------------------------------------------------------------- how often, and with whom


def test_each_player_disputes_once_a_phase_and_in_the_next_one_again(phase):
    header, acts = phase
    scene = table(header, "0 dispute 1", "0 first 0", acts(0), seats=3)
    assert refused(scene, "0 dispute 1") == refused(scene, "0 dispute 2") == ("PUG-HOUSE-02",)
    push(scene, "1 dispute 0", "0 first 1", acts(1), "2 dispute 1")
    assert question(scene) == "Decide"


def test_a_new_phase_is_a_new_chance():
    scene = table(f"{PLAYING}\nset: skill 0 = 9", "0 dispute 1", "0 first 1", seats=3)
    agree(scene)
    push(scene, "0 dispute 1", "0 first 0", "0 buy greater-skill")
    assert len(events(scene, "disputes")) == 2


def test_while_an_order_is_in_force_there_is_no_other(phase):
    header, acts = phase
    scene = table(header, "0 dispute 1", "0 first 0", seats=3)
    for line in ("1 dispute 0", "1 dispute 2", "2 dispute 0", "2 dispute 1"):
        assert refused(scene, line) == ("PUG-HOUSE-02",)
    push(scene, acts(0), "2 dispute 1")


@pytest.mark.parametrize("line", ["0 dispute 0", "0 dispute 3", "0 dispute", "0 dispute 1 2", "0 dispute umbrella"])
def test_a_dispute_is_with_one_other_player(phase, line):
    assert refused(table(phase[0], seats=3), line) == ("PUG-HOUSE-02",)


def test_there_is_no_dispute_with_a_player_who_agrees_to_go_on(phase):
    header, acts = phase
    scene = table(header, "1 done", seats=3)
    assert refused(scene, "0 dispute 1") == ("PUG-HOUSE-02",)
    push(scene, "0 done", "1 dispute 2")  # who agreed may still do so, and does not agree any more
    push(scene, "2 first 2", acts(2))
    assert scene.session.turn == (1, 2)


def test_who_has_no_failure_disputes_with_nobody():
    scene = table("set: phase = failure\nset: failure 0 = 2\nset: failure 1 = 2", seats=3)
    assert refused(scene, "0 dispute 2") == refused(scene, "2 dispute 0") == ("PUG-HOUSE-02",)
    push(scene, "1 give 0 2")
    assert refused(scene, "0 dispute 1") == ("PUG-HOUSE-02",)


def test_targets_are_chosen_in_no_order_and_an_order_is_decided_only_when_somebody_disputes():
    scene = table("set: phase = combat", "! 0 dispute 1\n> refused PUG-HOUSE-02", "! 0 first 0\n> refused PUG-TURN-04")
    assert not any(action.split()[1] == "dispute" for action in scene.legal())
    asked = table(PLAYING, "0 dispute 1", "! 0 first 2\n> refused PUG-TURN-04", "! 0 done\n> refused PUG-HOUSE-01", seats=3)
    assert asked.legal() == ["0 first 0", "0 first 1"]
    assert asked.session.game.question(asked.session.state).clauses == ("PUG-TURN-04", "PUG-HOUSE-02")


# ---------------------------------------------------------------- where it matters

QUEUES = """place: queue 0 = umbrella telegram bribe alibi patent
place: queue 1 = crowbar harpoon airship memoirs curses
place: main-deck = savings-book governess bodyguard trebuchet penny-dreadful
set: xp 0 = 1"""


@pytest.mark.clause("PUG-PLAY-18", "PUG-TURN-04")
@pytest.mark.parametrize(("first", "gone"), [(0, ["harpoon", "airship"]), (1, ["crowbar", "harpoon"])])
def test_movement_cards_of_two_players_are_played_in_the_order_that_is_decided(first, gone):
    lines = ("0 play merry-go-round", "1 play spring-cleaning\n1 sweep 1 2")
    scene = table(
        f"{QUEUES}\nplace: hand 0 = merry-go-round\nplace: hand 1 = spring-cleaning",
        "0 dispute 1",
        f"1 first {first}",
        f"! {lines[1 - first].splitlines()[0]}\n> refused PUG-HOUSE-02",
        *(lines if first == 0 else reversed(lines)),
    )
    assert scene.cards("trash") == gone
    told = [event for event in scene.session.events if "PUG-PLAY-18" in event.clauses]
    assert [event.seat for event in told] == [first, 1 - first]


@pytest.mark.clause("PUG-PLAY-18")
@pytest.mark.parametrize("first", [0, 1])
def test_two_turns_of_the_ring_against_each_other_leave_it_as_it_was_but_not_what_is_done_between(first):
    """A card is thrown out between a turn to the left and one to the right."""
    scene = table(
        f"{QUEUES}\nplace: hand 0 = signal-box spring-cleaning\nplace: hand 1 = signal-box", "1 dispute 0", f"1 first {first}"
    )
    sides = {0: "left", 1: "right"}
    push(scene, f"{first} play signal-box", f"{first} turn {sides[first]} 1")
    push(scene, "0 play spring-cleaning", "0 sweep 1 5")
    second = 1 - first
    push(scene, f"{second} play signal-box", f"{second} turn {sides[second]} 1")
    assert scene.cards("trash") == (["telegram", "crowbar"] if first == 0 else ["curses", "alibi"])
    assert sum(len(scene.cards(f"queue {seat}")) for seat in (0, 1)) == 10
    assert kinds(scene)[0] == "turns the ring" if second == 0 else "turns the ring back"


@pytest.mark.clause("PUG-BUY-16")
@pytest.mark.parametrize("first", [0, 1])
def test_a_dispute_in_the_buy_phase_decides_who_sees_which_card(first):
    scene = table(f"{QUEUES}\nset: phase = buy\nset: skill 0 = 9\nset: skill 1 = 9", "0 dispute 1", f"1 first {first}")
    lines = ("0 buy umbrella", "1 buy crowbar")
    push(scene, *(lines if first == 0 else reversed(lines)))
    last = [scene.cards(f"queue {seat}")[-1] for seat in (0, 1)]
    assert last == (["savings-book", "governess"] if first == 0 else ["governess", "savings-book"])
    assert "PUG-BUY-16" in clauses(scene, "fills the queue")


@pytest.mark.clause("PUG-FAIL-09", "PUG-TURN-04")
@pytest.mark.parametrize("first", [0, 1])
def test_who_gives_failure_last_has_seen_what_the_other_one_gave(first):
    second = 1 - first
    scene = table(
        "set: phase = failure\nset: failure 0 = 2\nset: failure 1 = 2\nset: xp 0 = 3\nset: xp 1 = 6",
        f"{second} dispute {first}\n> waiting 0",
        f"0 first {first}",
        f"! {second} give 2 1\n> refused PUG-HOUSE-02",
        f"{first} give 2 2\n> clause PUG-FAIL-09\n> waiting {second}",
        seats=3,
    )
    counters = {counter.name: counter.value for counter in scene.session.view(second).counters}
    assert counters["received 2"] == "2"
    push(scene, f"{second} give 2 2")
    assert value(scene, "round") == 2
