"""The Buy Phase: PUG-BUY, with queues in which a card lies twice."""

import pytest

from pugsbox.pugnacious.kinds import COST, MAIN
from tests.pugnacious.laid import agree, clauses, counts, each, events, fight, kinds, phase, push, refused, table, value

QUEUE = ["umbrella", "telegram", "merry-go-round", "alibi", "bribe"]
PILE = ["curses", "patent", "memoirs", "airship", "governess"]


def of_cost(cost):
    """A card that costs so much."""
    return next(kind.key for kind in MAIN if kind.cost == cost)


def buying(skill, *lines, queue=QUEUE, pile=PILE, more="", now="buy"):
    """A scene in the Buy Phase, or another one, in which seat 0 has some Skill; `more` are further lines of the header."""
    header = f"""place: queue 0 = {" ".join(queue)}
        place: queue 1 = crowbar harpoon penny-dreadful bodyguard savings-book
        place: main-deck = {" ".join(pile) or "-"}
        place: discard 0 = -
        set: phase = {now}
        set: skill 0 = {skill}"""
    return table(f"{header}\n{more}", *lines)


# ---------------------------------------------------------------- what can be bought


@pytest.mark.clause("PUG-BUY-01")
def test_cards_of_other_queues_are_not_for_sale():
    scene = buying(10, "0 buy umbrella\n> clause PUG-BUY-01")
    for card in ("crowbar", "harpoon", "airship", "memoirs", "nonsense", "umbrella 1", "telegram 1", "alibi 9", "alibi x"):
        assert refused(scene, f"0 buy {card}") == ("PUG-BUY-01",), card
    assert refused(scene, "0 buy") == ("PUG-BUY-01",)
    assert refused(scene, "0 poach 1 crowbar") == ("PUG-HOUSE-05", "PUG-BUY-01")
    bought = {action.split()[2] for action in scene.legal(0) if action.startswith("0 buy")}
    assert bought <= {*scene.cards("queue 0"), "greater-skill", "greater-fight"}


@pytest.mark.clause("PUG-BUY-02")
def test_a_purchase_takes_its_cost_off_and_needs_that_much():
    queue = (of_cost(3), of_cost(3), "umbrella", "alibi", "bribe")
    scene = buying(5, f"0 buy {of_cost(3)}\n> clause PUG-BUY-02\n> skill 0 = 2", queue=queue)
    assert refused(scene, f"0 buy {of_cost(3)}") == ("PUG-GAME-08", "PUG-BUY-02")
    assert refused(scene, "0 buy greater-skill") == ("PUG-GAME-08", "PUG-BUY-02")
    assert events(scene, "pays")[-1].data == (3, 2)


@pytest.mark.clause("PUG-BUY-03")
def test_all_five_cards_of_a_queue_can_be_bought():
    twos = [kind.key for kind in MAIN if kind.cost == 2][:5]
    assert len(twos) == 5
    scene = buying(10, *(f"0 buy {card}" for card in twos), "> skill 0 = 0", queue=twos)
    assert scene.cards("discard 0") == twos
    assert scene.cards("queue 0") == PILE
    assert "PUG-BUY-03" in clauses(scene, "pays")


@pytest.mark.clause("PUG-BUY-04")
@pytest.mark.parametrize(
    ("costs", "fits"), [((2, 3), True), ((5,), True), ((1, 2), True), ((6,), False), ((5, 1), False), ((2, 3, 1), False)]
)
def test_whatever_fits_in_sum_can_be_bought(costs, fits):
    queue, pile = [of_cost(cost) for cost in (2, 3, 5, 6, 1)], [of_cost(8)] * 2
    *before, last = [f"0 buy {of_cost(cost)}" for cost in costs]
    scene = buying(5, *before, queue=queue, pile=pile)
    assert (refused(scene, last) == ()) is fits
    if fits:
        push(scene, last)
        assert value(scene, "skill 0") == 5 - sum(costs)
        assert ("PUG-BUY-04" in clauses(scene, "pays")) == (len(costs) > 1)
    else:
        assert refused(scene, last) == ("PUG-GAME-08", "PUG-BUY-02")


@pytest.mark.clause("PUG-BUY-05", "PUG-BUY-06")
def test_skill_that_is_left_costs_nothing_and_is_gone_in_the_next_turn():
    scene = buying(4, "0 done\n> clause PUG-BUY-05")
    before = counts(scene)
    push(scene, "1 done", "0 target none", "1 target none")
    assert "PUG-BUY-06" in clauses(scene, "resets")
    assert (value(scene, "round"), each(scene, "skill"), each(scene, "xp"), counts(scene)) == (2, [0, 0], [0, 0], before)
    spent = buying(COST["umbrella"], "0 buy umbrella", "0 done", "1 done", "0 target none", "1 target none")
    assert "PUG-BUY-06" not in clauses(spent, "resets")


@pytest.mark.clause("PUG-BUY-07")
def test_nobody_has_to_buy():
    buying(9, "> legal 0 buy umbrella", "0 done\n> clause PUG-BUY-07", "1 done\n> phase = combat\n> skill 0 = 9")


@pytest.mark.clause("PUG-BUY-08")
def test_a_cost_just_met_is_met():
    scene = buying(3, "0 buy greater-combat\n> clause PUG-BUY-08\n> skill 0 = 0")
    assert scene.cards("discard 0") == ["greater-fight"]
    buying(2, "! 0 buy greater-fight\n> refused PUG-GAME-08\n> refused PUG-BUY-02")
    assert "PUG-BUY-08" not in clauses(buying(4, "0 buy greater-fight"), "pays")


@pytest.mark.clause("PUG-BUY-09")
@pytest.mark.parametrize("card", ["greater-skill", "merry-go-round"])
def test_what_is_bought_goes_to_the_discard_pile_and_gives_nothing_now(card):
    scene = buying(8)
    hand = scene.cards("hand 0")
    push(scene, f"0 buy {card}")
    assert "PUG-BUY-09" in clauses(scene, "buys")
    assert (scene.cards("discard 0"), scene.cards("hand 0"), scene.cards("played 0")) == ([card], hand, [])
    assert (value(scene, "skill 0"), value(scene, "fight 0")) == (8 - COST[card], 0)


@pytest.mark.clause("PUG-BUY-17")
@pytest.mark.parametrize("now", ["play", "combat", "failure"])
def test_cards_are_bought_in_the_buy_phase_only(now):
    scene = buying(9, more="set: failure 0 = 1", now=now)
    assert phase(scene) == now
    assert refused(scene, "0 buy umbrella") == refused(scene, "0 buy greater-skill") == ("PUG-BUY-17",)


@pytest.mark.clause("PUG-BUY-18")
def test_skill_that_is_left_counts_against_a_trap():
    scene = buying(5, "0 buy greater-skill\n> clause PUG-BUY-18", more="place: spot-1 = locked-cabinet")
    agree(scene)
    fight(scene, "spot-1", "none")
    (won,) = [event for event in (*events(scene, "wins"), *events(scene, "loses")) if event.seat == 0]
    assert won.data[:2] == ("locked-cabinet", 2)
    assert "PUG-BUY-18" not in clauses(buying(3, "0 buy greater-skill"), "pays")  # nothing is left


# ---------------------------------------------------------------- the queue


@pytest.mark.clause("PUG-BUY-10", "PUG-BUY-11")
@pytest.mark.parametrize("space", range(5))
def test_the_cards_on_the_right_slide_and_the_last_space_is_filled(space):
    scene = buying(30, f"0 buy {QUEUE[space]}\n> clause PUG-BUY-10\n> clause PUG-BUY-11")
    assert scene.cards("queue 0") == [*QUEUE[:space], *QUEUE[space + 1 :], PILE[0]]
    assert scene.cards("main-deck") == PILE[1:]
    assert scene.cards("queue 1") == ["crowbar", "harpoon", "penny-dreadful", "bodyguard", "savings-book"]


@pytest.mark.clause("PUG-BUY-12")
def test_the_new_card_can_be_bought_at_once():
    queue, pile = (of_cost(2), "airship", "alibi", "bribe", "patent"), (of_cost(3), "memoirs", "governess")
    scene = buying(5, f"0 buy {of_cost(2)}\n> clause PUG-BUY-12", f"0 buy {of_cost(3)}\n> skill 0 = 0", queue=queue, pile=pile)
    assert scene.cards("queue 0") == ["airship", "alibi", "bribe", "patent", "memoirs"]


@pytest.mark.clause("PUG-BUY-13")
def test_several_gaps_close_together():
    scene = buying(
        0,
        "0 play spring-cleaning",
        "0 sweep 2 4\n> clause PUG-BUY-13\n> trash = telegram alibi",
        more="place: hand 0 = spring-cleaning",
        now="play",
    )
    assert scene.cards("queue 0") == ["umbrella", "merry-go-round", "bribe", "curses", "patent"]
    assert scene.cards("main-deck") == PILE[2:]


@pytest.mark.clause("PUG-BUY-14")
def test_a_greater_card_touches_neither_queue_nor_main_deck():
    scene = buying(6, "0 buy greater-skill\n> clause PUG-BUY-14", "0 buy greater-fight\n> clause PUG-BUY-14")
    assert (scene.cards("queue 0"), scene.cards("main-deck")) == (QUEUE, PILE)
    assert kinds(scene) == ["pays", "buys"]


@pytest.mark.clause("PUG-BUY-15")
def test_from_an_empty_main_deck_nothing_comes_and_the_game_ends_with_this_turn():
    scene = buying(30, "0 buy bribe\n> main-deck = -", pile=["patent"])
    assert phase(scene) == "buy"
    push(scene, "0 buy umbrella")
    assert "PUG-BUY-15" in clauses(scene, "has no card for the queue")
    assert scene.cards("queue 0") == ["telegram", "merry-go-round", "alibi", "patent"]
    push(scene, "0 buy telegram", "0 buy patent")
    assert scene.cards("queue 0") == ["merry-go-round", "alibi"]
    agree(scene)
    assert phase(scene) == "combat"
    fight(scene, "none", "none")
    assert scene.session.turn == ()
    assert {"resets", "cleans up", "draws a hand", "ends by main-deck", "turns the ring"} <= set(kinds(scene))


def test_all_of_a_queue_can_be_bought_when_nothing_comes():
    scene = buying(40, *(f"0 buy {card}" for card in QUEUE), pile=())
    assert scene.cards("queue 0") == []
    assert not any(action.startswith("0 buy") and "greater" not in action for action in scene.legal())
    assert scene.cards("discard 0") == QUEUE
    assert len(events(scene, "has no card for the queue")) <= 1  # that is said once


@pytest.mark.clause("PUG-BUY-16")
@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
def test_all_queues_are_filled_from_one_main_deck_in_the_order_of_purchases(order):
    lines = {0: "0 buy umbrella", 1: "1 buy crowbar"}
    scene = buying(5, *(f"{lines[seat]}\n> clause PUG-BUY-16" for seat in order), more="set: skill 1 = 5")
    assert [scene.cards(f"queue {seat}")[-1] for seat in order] == PILE[:2]


# ---------------------------------------------------------------- a card that lies there twice

TWICE = ("telegram", "patent", "umbrella", "telegram", "bribe")


def test_the_first_of_equal_cards_is_named_without_a_space_and_the_others_with_theirs():
    scene = buying(COST["telegram"], queue=TWICE)
    assert [action for action in scene.legal(0) if "telegram" in action] == ["0 buy telegram", "0 buy telegram 4"]


@pytest.mark.parametrize(
    ("action", "left"),
    [
        ("telegram", "patent umbrella telegram bribe curses"),
        ("telegram 4", "telegram patent umbrella bribe curses"),
    ],
)
def test_the_copy_that_is_named_is_bought_and_the_queue_closes_up_there(action, left):
    scene = buying(COST["telegram"], f"0 buy {action}\n> discard 0 = telegram\n> skill 0 = 0", queue=TWICE)
    assert scene.cards("queue 0") == left.split()


@pytest.mark.parametrize("action", ["telegram 1", "telegram 2", "telegram 3", "telegram 6", "patent 2", "umbrella 4"])
def test_no_other_space_is_named(action):
    assert refused(buying(20, queue=TWICE), f"0 buy {action}") == ("PUG-BUY-01",)


def test_a_copy_in_a_space_costs_as_much_as_the_first():
    assert refused(buying(COST["telegram"] - 1, queue=TWICE), "0 buy telegram 4") == ("PUG-GAME-08", "PUG-BUY-02")


def test_a_copy_that_comes_into_the_queue_gets_its_space():
    scene = buying(9, "0 buy umbrella", pile=["alibi", "curses"])
    assert scene.cards("queue 0") == ["telegram", "merry-go-round", "alibi", "bribe", "alibi"]
    assert {"0 buy alibi", "0 buy alibi 5"} <= set(scene.legal())
    push(scene, "0 buy alibi 5")
    assert scene.cards("queue 0")[:4] == ["telegram", "merry-go-round", "alibi", "bribe"]
