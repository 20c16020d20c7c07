"""What is ours: PUG-HOUSE-03 to 22, and what every card of ours does as its text says."""

import re
from itertools import combinations

import pytest

from pugsbox.pugnacious import PUGNACIOUS
from pugsbox.pugnacious.kinds import CLASSES, COST, ENEMIES, EVENTS, FINALES, LOCATIONS, MAIN, STEALTH, VALUE, is_trap
from tests.pugnacious.combats import (
    DUMMY,
    GOLEM,
    PIT,
    SPOTS,
    TOUGH,
    cards,
    clauses,
    combat,
    each,
    events,
    exp_of,
    finish,
    legal_targets,
    outcome,
    phase,
    refused,
    results,
    start,
    turn,
    xp,
)
from tests.pugnacious.games import zone

FIRST = ("telegram", "patent", "umbrella", "bribe", "airship")
SECOND = ("harpoon", "crowbar", "memoirs", "alibi", "bribe")
THIRD = ("curses", "governess", "library-card", "telegram", "patent")
NEXT = ("penny-dreadful", "rotten-tomato", "banana-peel")


def queues(seats=2):
    """Lines with known queues, and a Main Deck that begins with three known cards."""
    lying = zip(range(seats), (FIRST, SECOND, THIRD), strict=False)
    return "\n".join(
        [*(f"place: queue {n} = {' '.join(queue)}" for n, queue in lying), f"place: main-deck = {' '.join(NEXT)} ..."]
    )


def playing(hand, *actions, header="", seats=2, spots=SPOTS):
    """A scene in the Play Phase, in which seat 0 has some cards in hand."""
    return start(f"set: phase = play\nplace: hand 0 = {hand}\n{header}", *actions, seats=seats, spots=spots)


def go_on(scene, *phases):
    """Let everybody be done with so many phases."""
    for _ in phases:
        for seat in range(scene.session.state.seats):
            scene.session.push(f"{seat} done")
    return scene


def fight(scene, *targets):
    """Go on from the Play Phase to the combat, and to the end of the turn."""
    go_on(scene, "play", "buy")
    for seat, token in enumerate(targets):
        scene.session.push(f"{seat} target {token}")
    return finish(scene)


def pools(scene, seat=0):
    """Skill, Fight and Failure."""
    return [cards(scene, f"{name} {seat}") for name in ("skill", "fight", "failure")]


def promised(text):
    """Skill, Fight, Failure and cards that a text gives at once, read out of its words."""
    given = dict.fromkeys(("Skill", "Fight", "Failure", "Draw"), 0)
    for sentence in re.findall(r"[^.:]+\.", text):
        if re.fullmatch(r" ?(\d+ (Skill|Fight|Failure)(, )?)+\.", sentence):
            for n, name in re.findall(r"(\d+) (\w+)", sentence):
                given[name] += int(n)
        elif found := re.fullmatch(r" ?Draw (a|\d+) cards?\.", sentence):
            given["Draw"] += 1 if found[1] == "a" else int(found[1])
    return list(given.values())


# ---------------------------------------------------------------- every card once


@pytest.mark.parametrize("key", [kind.key for kind in MAIN])
def test_every_card_gives_what_its_text_says(key):
    text = PUGNACIOUS.cards[key].text(PUGNACIOUS.words).partition("Turn 2:")[0].removeprefix("Turn 1: ")
    *gives, draws = promised(text)
    if key == "grand-parade":
        gives = [0, 0, 0]  # no other card was played
    scene = playing(f"{key} minor-skill*3", f"0 play {key}")
    assert pools(scene) == gives
    assert sum(len(event.data[0]) for event in events(scene, "draws")) == draws
    assert PUGNACIOUS.cards[key].play
    where = {"steady-income": "lasting 0", "bodyguard": "lasting 0", "clockwork-spring": "waiting 0", "slow-fuse": "waiting 0"}
    assert key in cards(scene, where.get(key, "played 0"))


@pytest.mark.parametrize("key", [kind.key for kind in STEALTH])
def test_every_stealth_card_gives_what_its_text_says_when_it_is_turned_up(key):
    *gives, draws = promised(PUGNACIOUS.cards[key].text(PUGNACIOUS.words).partition("shown. ")[2])
    scene = playing(f"{key} minor-skill", f"0 play {key}", header="option: stealth = true\nset: failure 1 = 1")
    assert pools(scene) == [0, 0, 0]
    go_on(scene, "play", "buy")
    for line in ("0 target none", "1 target none"):
        scene.session.push(line)
    assert pools(scene) == gives
    assert sum(len(event.data[0]) for event in events(scene, "draws")) == draws
    assert (key == "false-beard") == (scene.session.turn == (0,) and "0 trash minor-skill" in scene.legal())


@pytest.mark.parametrize("key", ["clockwork-spring", "slow-fuse"])
def test_the_second_turn_gives_what_the_text_says(key):
    gives = promised(PUGNACIOUS.cards[key].text(PUGNACIOUS.words).partition("Turn 2: ")[2])[:3]
    assert sum(gives) > 0
    assert pools(combat("none", "none", header=f"place: waiting 0 = {key}")) == gives


@pytest.mark.parametrize("key", ["steady-income", "bodyguard"])
def test_what_stays_gives_the_same_in_every_turn(key):
    gives = promised(PUGNACIOUS.cards[key].text(PUGNACIOUS.words))[:3]
    scene = combat("none", "none", header=f"place: lasting 0 = {key}")
    assert pools(scene) == gives
    assert pools(turn(scene, "none", "none")) == gives


FOUGHT = [enemy.key for enemy in (*ENEMIES, *FINALES)]


def read(text):
    """Exp, cards to draw, cards to discard of a Win or Lose text."""
    numbers = [
        re.search(pattern, text) for pattern in (r"(\d+) Exp", r"Draw (a|\d+) card", r"(?<!opponent )Discard (a|\d+) card")
    ]
    return [0 if found is None else 1 if found[1] == "a" else int(found[1]) for found in numbers]


def texts(key):
    """The Win and the Lose text of what can be fought."""
    win, lose = PUGNACIOUS.cards[key].text(PUGNACIOUS.words).partition("Win: ")[2].split("Lose: ")
    return win, lose


def one_fights(key, total):
    """A combat of seat 0 against a card, with a total; the other one fights it only if it has to, and loses."""
    finale = key in {card.key for card in FINALES}
    rest = [card for card in SPOTS if card != key]
    spots = SPOTS if finale else (key, *rest[:2])
    pool = "skill" if is_trap(key) else "fight"
    targets = "finale" if finale else "spot-1", "spot-1" if key == "standoff" else "none"
    return combat(*targets, header=f"option: which_finale = {key}" if finale else "", spots=spots, **{pool: (total, 0)})


@pytest.mark.parametrize("key", FOUGHT)
def test_beating_an_enemy_brings_what_its_text_says(key):
    win, _ = texts(key)
    exp, draws, _ = read(win)
    scene = one_fights(key, VALUE[key])
    assert (results(scene)[0], xp(scene)) == (1, [exp, 0])
    trashes = sum(event.seat == 0 for event in events(scene, "trashes"))
    assert trashes == ("Trash a card" in win)
    from_hand = sum(event.kind == "trashes" and event.data[1] == hand_of(0) for event in scene.session.events)
    hits = sum(event.seat == 1 for event in events(scene, "discards"))
    assert each(scene, "hand") == [5 + draws - from_hand, 5 - hits]
    assert ("Take a card of your queue" in win) == bool(events(scene, "gains a card"))
    assert ("Each opponent discards a card" in win) == bool(hits)


def hand_of(seat):
    """The zone of a hand."""
    return PUGNACIOUS.layout.cell(f"hand {seat}")


@pytest.mark.parametrize("key", FOUGHT)
def test_losing_to_an_enemy_costs_what_its_text_says(key):
    _, lose = texts(key)
    exp, _, discards = read(lose)
    scene = one_fights(key, VALUE[key] - 1)
    assert (results(scene)[0], xp(scene)) == (-1, [exp, 0])
    assert each(scene, "hand")[0] == 5 - discards
    assert len(events(scene, "turns the ring")) == 1 + ("Card Ring turns" in lose)


# ---------------------------------------------------------------- the Card Ring and the queues


@pytest.mark.clause("PUG-HOUSE-03")
@pytest.mark.parametrize("seats", [2, 3])
def test_merry_go_round_turns_the_ring_to_the_left_for_all(seats):
    scene = playing("merry-go-round", "0 play merry-go-round", header=queues(seats), seats=seats)
    dealt = (FIRST, SECOND, THIRD)[:seats]
    assert [cards(scene, f"queue {n}") for n in range(seats)] == [(*dealt[n][1:], dealt[n - 1][0]) for n in range(seats)]
    assert cards(scene, "main-deck")[:3] == NEXT
    assert "PUG-HOUSE-03" in clauses(scene, "turns the ring")


@pytest.mark.clause("PUG-HOUSE-03")
@pytest.mark.parametrize("seats", [2, 3])
def test_signal_box_turns_the_ring_to_either_side_or_not(seats):
    dealt = (FIRST, SECOND, THIRD)[:seats]
    header = queues(seats)
    asked = playing("signal-box", "0 play signal-box", header=header, seats=seats)
    assert asked.legal() == ["0 turn left 1", "0 turn right 1", "0 pass"]
    for line in ("0 turn left 2", "0 turn up 1", "0 turn"):
        assert refused(asked, line) == ("PUG-HOUSE-03",), line
    left, right, none = (playing("signal-box", "0 play signal-box", line, header=header, seats=seats) for line in asked.legal())
    ring = range(seats)
    assert [cards(left, f"queue {n}") for n in ring] == [(*dealt[n][1:], dealt[n - 1][0]) for n in ring]
    assert [cards(right, f"queue {n}") for n in ring] == [(dealt[(n + 1) % seats][-1], *dealt[n][:-1]) for n in ring]
    assert [cards(none, f"queue {n}") for n in ring] == list(dealt)
    assert "PUG-HOUSE-03" in clauses(right, "turns the ring back")
    for scene in (left, right, none):
        assert cards(scene, "main-deck")[:3] == NEXT


@pytest.mark.parametrize("side", ["left", "right"])
def test_a_turn_of_the_ring_can_be_taken_back_since_all_cards_lay_open(side):
    scene = playing("signal-box", "0 play signal-box", header=queues(3), seats=3)
    before = scene.session.state
    scene.session.push(f"0 turn {side} 1")
    assert scene.session.why_no_undo(1) == "The last action was taken by Ada; only your own can be taken back."
    scene.session.undo(0)
    assert scene.session.state == before


@pytest.mark.clause("PUG-HOUSE-03")
def test_nothing_turns_the_ring_unasked():
    assert refused(playing("signal-box"), "0 turn left 1") == ("PUG-HOUSE-03",)


@pytest.mark.clause("PUG-HOUSE-04")
def test_spring_cleaning_throws_out_two_cards_together():
    asked = playing("spring-cleaning", "0 play spring-cleaning", header=queues())
    assert asked.legal() == [f"0 sweep {a} {b}" for a, b in combinations(range(1, 6), 2)]
    for line in ("0 sweep 2", "0 sweep 2 2", "0 sweep 4 2", "0 sweep 5 6", "0 pass"):
        assert refused(asked, line) == (("PUG-PLAY-05",) if line == "0 pass" else ("PUG-HOUSE-04",)), line
    asked.session.push("0 sweep 2 4")
    assert cards(asked, "queue 0") == ("telegram", "umbrella", "airship", *NEXT[:2])
    assert cards(asked, "trash") == ("patent", "bribe")
    assert cards(asked, "queue 1") == SECOND
    assert "PUG-HOUSE-04" in clauses(asked, "sweeps")


@pytest.mark.clause("PUG-HOUSE-04")
def test_spring_cleaning_finds_nothing_in_an_empty_queue():
    header = "place: queue 0 = -\nplace: main-deck = -"
    assert "PUG-HOUSE-04" in clauses(playing("spring-cleaning", "0 play spring-cleaning", header=header), "finds no card")


@pytest.mark.clause("PUG-HOUSE-04")
def test_calling_card_lets_two_cards_of_two_queues_change_places():
    scene = playing("calling-card", "0 play calling-card", header=queues(3), seats=3)
    assert scene.legal() == [f"0 offer {card}" for card in FIRST]
    scene.session.push("0 offer umbrella")
    assert "0 swap 1 umbrella" not in scene.legal()
    assert scene.legal() == [f"0 swap {n} {card}" for n, queue in ((1, SECOND), (2, THIRD)) for card in queue]
    assert refused(scene, "0 swap 0 patent") == ("PUG-HOUSE-04",)
    scene.session.push("0 swap 2 library-card")
    assert cards(scene, "queue 0") == ("telegram", "patent", "library-card", "bribe", "airship")
    assert cards(scene, "queue 2") == ("curses", "governess", "umbrella", "telegram", "patent")
    assert cards(scene, "queue 1") == SECOND
    assert cards(scene, "main-deck")[:3] == NEXT
    assert "PUG-HOUSE-04" in clauses(scene, "takes from a queue")


# ---------------------------------------------------------------- buying otherwise


@pytest.mark.clause("PUG-HOUSE-05")
def test_express_parcel_puts_what_is_bought_on_top_of_the_deck():
    header = f"{queues()}\nset: skill 0 = 20\nplace: deck 0 = minor-skill*6"
    scene = playing("express-parcel", "0 play express-parcel", header=header)
    go_on(scene, "play")
    for line in ("0 buy telegram", "0 buy greater-fight"):
        scene.session.push(line)
        assert {"PUG-HOUSE-05", "PUG-GAME-04"} <= set(clauses(scene, "buys"))
        assert "PUG-BUY-09" not in clauses(scene, "buys")
    assert cards(scene, "deck 0")[:3] == ("greater-fight", "telegram", "minor-skill")
    assert cards(scene, "discard 0") == ()
    assert cards(scene, "queue 0") == (*FIRST[1:], NEXT[0])
    go_on(scene, "buy")
    for line in ("0 target none", "1 target none"):
        scene.session.push(line)
    assert {"greater-fight", "telegram"} <= set(cards(scene, "hand 0"))


@pytest.mark.clause("PUG-HOUSE-05")
@pytest.mark.parametrize("seats", [2, 3])
def test_poachers_license_lets_its_player_buy_from_the_left(seats):
    scene = playing("poachers-license", "0 play poachers-license", header=f"{queues(seats)}\nset: skill 0 = 20", seats=seats)
    assert refused(scene, "0 poach 1 crowbar") == ("PUG-BUY-17",)
    go_on(scene, "play")
    if seats > 2:
        assert refused(scene, "0 poach 2 curses") == ("PUG-HOUSE-05",)
    assert "PUG-BUY-01" in refused(scene, "0 buy crowbar")
    assert "PUG-HOUSE-05" in refused(scene, "1 poach 0 patent")
    skill = cards(scene, "skill 0")
    scene.session.push("0 poach 1 crowbar")
    assert {"PUG-HOUSE-05", "PUG-GAME-04"} <= set(clauses(scene, "buys"))
    assert cards(scene, "skill 0") == skill - COST["crowbar"]
    assert cards(scene, "discard 0") == ("crowbar",)
    assert cards(scene, "queue 1") == ("harpoon", "memoirs", "alibi", "bribe", NEXT[0])
    assert cards(scene, "queue 0") == FIRST


def test_what_no_card_comes_for_can_be_taken_back_whosever_queue_it_is():
    scene = start(f"set: phase = buy\n{queues()}\nset: skill 0 = 20\nset: poach 0 = 1\nplace: main-deck = -")
    before = scene.session.state
    scene.session.push("0 poach 1 crowbar")
    assert events(scene, "has no card for the queue")
    scene.session.undo(0)
    assert scene.session.state == before
    scene.session.push("0 buy telegram")  # the own queue as before


# ---------------------------------------------------------------- targets


@pytest.mark.clause("PUG-HOUSE-06")
def test_change_of_heart_changes_the_target_once_after_all_is_shown():
    scene = playing("change-of-heart", "0 play change-of-heart", header="set: failure 1 = 1")
    go_on(scene, "play", "buy")
    scene.session.push("0 target spot-2")
    assert refused(scene, "0 target dummy") == ("PUG-COMBAT-05",)
    scene.session.push("1 target dummy")
    assert [event.kind for event in scene.session.moves[-1].events].count("shows the target") == 2
    assert scene.legal() == [f"0 target {token}" for token in ("dummy", "finale", "spot-1", "spot-3", "none")] + ["0 pass"]
    assert refused(scene, "0 target spot-2") == ("PUG-COMBAT-05",)
    assert "PUG-HOUSE-01" in refused(scene, "1 target none")
    scene.session.push("0 target dummy")
    assert {"PUG-HOUSE-06", "PUG-GAME-04"} <= set(clauses(scene, "changes the target"))
    assert cards(scene, "target 0") == ("dummy",)
    assert phase(scene) == "failure"
    assert refused(scene, "0 target none") == ("PUG-COMBAT-05",)
    scene.session.push("1 done")
    assert results(scene) == [1, -1]


@pytest.mark.clause("PUG-HOUSE-06")
def test_the_target_may_also_stay():
    scene = start("set: turncoat 0 = 1\nset: fight 0 = 1", "0 target spot-1", "1 target none", "0 pass")
    assert "PUG-HOUSE-06" in clauses(scene, "leaves it")
    assert results(scene) == [1, 0]


@pytest.mark.clause("PUG-HOUSE-06")
def test_a_change_of_heart_is_not_taken_back_while_another_one_is_asked():
    scene = start(
        "set: turncoat 0 = 1\nset: turncoat 1 = 1\nset: xp 1 = 1", "0 target none", "1 target none", "0 target spot-1"
    )
    assert scene.session.turn == (1,)
    assert "said for good" in scene.session.why_no_undo(0)


@pytest.mark.clause("PUG-HOUSE-06")
@pytest.mark.parametrize(("exp", "order"), [((5, 0, 3), [1, 2]), ((0, 9, 3), [2, 1])])
def test_several_who_may_change_are_asked_by_their_exp(exp, order):
    header = "\n".join(f"set: xp {seat} = {n}" for seat, n in enumerate(exp)) + "\nset: turncoat 1 = 1\nset: turncoat 2 = 1"
    scene = start(header, *(f"{seat} target none" for seat in range(3)), seats=3)
    asked = []
    while phase(scene) != "play":
        asked += scene.session.turn
        scene.session.push(f"{scene.session.turn[0]} pass")
    assert asked == order


@pytest.mark.clause("PUG-HOUSE-06")
def test_stealth_cards_are_turned_up_before_a_target_changes():
    header = "option: stealth = true\nplace: hand 1 = hatpin"
    scene = playing("change-of-heart", "0 play change-of-heart", "1 play hatpin", header=header)
    go_on(scene, "play", "buy")
    for line in ("0 target none", "1 target none"):
        scene.session.push(line)
    assert scene.session.turn == (0,)
    assert cards(scene, "played 1") == ("hatpin",)
    assert pools(scene, 1)[1] > 0
    scene.session.push("0 target dummy")
    assert "PUG-HOUSE-06" in clauses(scene, "changes the target")


# ---------------------------------------------------------------- Traps and Adversaries


@pytest.mark.clause("PUG-HOUSE-08")
@pytest.mark.parametrize(
    ("card", "token", "pool", "helps"),
    [
        ("crowbar", "spot-3", "skill", True),
        ("crowbar", "spot-2", "fight", False),
        ("crowbar", "dummy", "fight", False),
        ("harpoon", "spot-2", "fight", True),
        ("harpoon", "spot-3", "skill", False),
        ("harpoon", "dummy", "fight", False),
        ("harpoon", "finale", "fight", False),
    ],
)
def test_crowbar_and_harpoon_add_two_against_their_kind_only(card, token, pool, helps):
    scene = playing(card, f"0 play {card}")
    assert "PUG-HOUSE-08" in clauses(scene, "marks lockpick" if card == "crowbar" else "marks barb")
    had = cards(scene, f"{pool} 0")
    fight(scene, token, "none")
    (lost,) = events(scene, "loses") or events(scene, "wins")
    assert lost.data[1] == had + 2 * helps
    assert helps == ("PUG-TRAP-06" in lost.clauses)


@pytest.mark.clause("PUG-HOUSE-08")
def test_umbrella_spares_the_lose_text_of_a_trap_but_not_what_opponents_do():
    scene = fight(playing("umbrella", "0 play umbrella", header="set: curses 1 = 1"), "spot-3", "none")
    assert results(scene) == [-1, 0]
    assert each(scene, "hand") == [4, 5]  # Curses of the other one
    assert clauses(scene, "is spared") == ("PUG-HOUSE-08",)


def test_umbrella_spares_no_lose_text_of_an_adversary_and_nobody_else():
    spots = ("irate-grocer", "brass-golem", "pit-of-spikes")
    scene = fight(playing("umbrella", "0 play umbrella", spots=spots), "spot-1", "spot-3")
    assert results(scene) == [-1, -1]
    assert max(each(scene, "hand")) < 5
    assert events(scene, "is spared") == []


# ---------------------------------------------------------------- not fighting


@pytest.mark.clause("PUG-HOUSE-09")
def test_grand_tour_forbids_its_player_to_fight():
    scene = playing("grand-tour", "0 play grand-tour")
    assert "PUG-HOUSE-09" in clauses(scene, "marks barred")
    go_on(scene, "play", "buy")
    assert legal_targets(scene, 0) == ["none"]
    assert len(legal_targets(scene, 1)) == 6


@pytest.mark.clause("PUG-HOUSE-09")
def test_house_arrest_forbids_an_opponent_to_fight():
    scene = playing("house-arrest", "0 play house-arrest", seats=3)
    assert scene.legal() == ["0 bar 1", "0 bar 2"]
    assert refused(scene, "0 bar 0") == ("PUG-HOUSE-09",)
    scene.session.push("0 bar 2")
    assert {"PUG-HOUSE-09", "PUG-COMBAT-18"} <= set(clauses(scene, "bars"))
    go_on(scene, "play", "buy")
    assert [legal_targets(scene, seat) == ["none"] for seat in range(3)] == [False, False, True]
    assert refused(scene, "2 target dummy") == ("PUG-COMBAT-18",)


@pytest.mark.clause("PUG-HOUSE-10")
@pytest.mark.parametrize(("card", "token"), [("black-eye", "spot-2"), ("alibi", "none")])
def test_black_eye_pays_for_a_loss_and_alibi_for_no_fight(card, token):
    scene = fight(playing(f"{card}*2", f"0 play {card}", f"0 play {card}"), token, "none")
    assert xp(scene) == [2, 0]
    (paid,) = events(scene, "gains exp")
    assert {"PUG-HOUSE-10", "PUG-REC-13"} <= set(paid.clauses)
    told = [event.kind for event in scene.session.events]
    assert told.index("draws a hand") < told.index("gains exp")


@pytest.mark.parametrize(
    ("card", "target"), [("black-eye", "none"), ("black-eye", "dummy"), ("alibi", "dummy"), ("alibi", "spot-2")]
)
def test_black_eye_and_alibi_pay_for_nothing_else(card, target):
    header = f"set: fight 0 = {DUMMY}" if target == "dummy" else ""
    assert xp(fight(playing(card, f"0 play {card}", header=header), target, "none")) == [0, 0]


# ---------------------------------------------------------------- single cards


@pytest.mark.clause("PUG-PLAY-05")
def test_bottle_of_gin_costs_a_card():
    scene = playing("bottle-of-gin minor-skill minor-fight", "0 play bottle-of-gin")
    assert scene.legal() == ["0 discard minor-skill", "0 discard minor-fight"]
    scene.session.push("0 discard minor-fight")
    assert (cards(scene, "hand 0"), cards(scene, "discard 0")) == (("minor-skill",), ("minor-fight",))


@pytest.mark.clause("PUG-PLAY-06")
@pytest.mark.parametrize(("answer", "more", "gone"), [("trash minor-fight", True, ("minor-fight",)), ("pass", False, ())])
def test_the_rag_and_bone_man_takes_a_card_for_skill_or_not(answer, more, gone):
    before = playing("rag-and-bone-man minor-fight", "0 play rag-and-bone-man")
    skill = pools(before)[0]
    before.session.push(f"0 {answer}")
    assert (pools(before)[0] > skill) == more
    assert cards(before, "trash") == gone


@pytest.mark.clause("PUG-HOUSE-12")
def test_street_urchins_hit_all_opponents_at_once():
    header = "place: hand 1 = minor-skill minor-fight\nplace: hand 2 = harpoon\nplace: hand 3 = minor-skill minor-fight"
    scene = playing("street-urchins minor-skill", "0 play street-urchins", header=header, seats=4)
    assert scene.legal() == ["1 discard minor-skill", "1 discard minor-fight"]
    assert "PUG-HOUSE-12" in clauses(scene, "makes opponents discard")
    for line in ("1 discard minor-fight", "3 discard minor-skill"):  # seat 2 has one card: nothing to choose
        scene.session.push(line)
    assert [cards(scene, f"discard {seat}") for seat in range(4)] == [(), ("minor-fight",), ("harpoon",), ("minor-skill",)]
    assert [event.seat for event in events(scene, "discards")] == [1, 2, 3]
    assert each(scene, "hand") == [1, 1, 0, 1]
    assert phase(scene) == "play"


@pytest.mark.clause("PUG-HOUSE-13")
def test_memoirs_bring_exp_at_once_for_two_cards():
    scene = playing("memoirs minor-skill*2 minor-fight", "0 play memoirs")
    assert xp(scene) == [2, 0]
    assert "PUG-HOUSE-13" in clauses(scene, "gains exp")
    for _ in range(2):
        scene.session.push("0 discard minor-skill")
    assert (cards(scene, "hand 0"), phase(scene)) == (("minor-fight",), "play")


@pytest.mark.clause("PUG-HOUSE-13")
def test_memoirs_work_with_an_empty_hand():
    scene = playing("memoirs", "0 play memoirs")
    assert (xp(scene), phase(scene)) == ([2, 0], "play")
    assert events(scene, "has nothing to discard")


@pytest.mark.clause("PUG-HOUSE-13")
def test_a_bribe_turns_exp_into_failure():
    scene = playing("bribe", "0 play bribe", header="set: xp 0 = 1")
    assert scene.legal() == ["0 pay", "0 pass"]
    scene.session.push("0 pay")
    assert (xp(scene), pools(scene)[2]) == ([0, 0], 3)
    assert "PUG-HOUSE-13" in clauses(scene, "pays exp")


@pytest.mark.clause("PUG-HOUSE-13")
def test_who_has_no_exp_cannot_bribe():
    scene = playing("bribe", "0 play bribe", header="set: xp 1 = 5")
    assert scene.legal() == ["0 pass"]
    assert refused(scene, "0 pay") == ("PUG-HOUSE-13",)
    scene.session.push("0 pass")
    assert (xp(scene), pools(scene)[2]) == ([0, 5], 0)


@pytest.mark.clause("PUG-HOUSE-14")
def test_grand_parade_counts_the_other_cards_played():
    header = "option: stealth = true\noption: classes = true\nplace: class 0 = prizefighter"
    hand = "bodyguard hatpin minor-skill grand-parade*2 clockwork-spring"
    first = ("bodyguard", "hatpin", "minor-skill", "clockwork-spring")
    scene = playing(hand, *(f"0 play {card}" for card in first), "0 ability 1", header=header)
    for played in (4, 5):  # what stays, what waits, what lies face down; the Class is none
        had = pools(scene)[1]
        scene.session.push("0 play grand-parade")
        assert pools(scene)[1] == had + played
        assert "PUG-HOUSE-14" in clauses(scene, "counts the parade")


@pytest.mark.clause("PUG-HOUSE-15")
@pytest.mark.parametrize(("books", "left", "exp"), [(1, 4, 2), (1, 5, 2), (2, 5, 4)])
def test_savings_books_pay_for_every_two_skill_that_is_left(books, left, exp):
    played = playing(f"savings-book*{books}", *["0 play savings-book"] * books)
    assert cards(played, "thrift 0") == books
    scene = combat("spot-2", "none", header=f"set: thrift 0 = {books}\nset: skill 0 = {left}")
    assert xp(scene) == [exp, 0]
    assert clauses(scene, "gains exp") == ("PUG-HOUSE-15",)


@pytest.mark.clause("PUG-HOUSE-15")
def test_what_is_spent_is_not_saved():
    scene = playing("savings-book", "0 play savings-book", header="set: skill 0 = 5")
    go_on(scene, "play")
    left = pools(scene)[0] - 3
    scene.session.push("0 buy greater-skill")
    go_on(scene, "buy")
    for line in ("0 target none", "1 target none"):
        scene.session.push(line)
    assert xp(scene) == [left // 2, 0]
    assert "PUG-HOUSE-15" in clauses(scene, "gains exp")


@pytest.mark.clause("PUG-HOUSE-16")
@pytest.mark.parametrize("enemy", ["sky-pirate", "puzzle-box"])
def test_a_card_taken_for_nothing_goes_to_the_discard_pile(enemy):
    total = VALUE[enemy]
    header = f"{queues()}\nset: {'skill' if is_trap(enemy) else 'fight'} 0 = {total}"
    spots = (enemy, "brass-golem", "pit-of-spikes")
    scene = start(header, "0 target spot-1", "1 target none", spots=spots)
    assert scene.legal() == [f"0 gain {card}" for card in FIRST]
    assert refused(scene, "0 gain crowbar") == ("PUG-HOUSE-16",)
    assert refused(scene, "0 pass") == ("PUG-PLAY-05",)
    scene.session.push("0 gain airship")
    assert cards(scene, "discard 0") == ("airship",)
    assert cards(scene, "queue 0") == (*FIRST[1:4], NEXT[0], SECOND[0])  # filled, then the ring has turned
    assert {"PUG-COMBAT-11", "PUG-HOUSE-16"} <= set(clauses(scene, "gains a card"))


@pytest.mark.clause("PUG-HOUSE-16")
def test_an_empty_queue_has_nothing_to_take():
    header = "place: queue 0 = -\nplace: main-deck = -"
    scene = combat("spot-1", "none", header=header, skill=(20,), spots=("puzzle-box", "brass-golem", "pit-of-spikes"))
    assert "PUG-HOUSE-16" in clauses(scene, "finds no card")


# ---------------------------------------------------------------- Classes


TRAITOR = """option: classes = true
place: class 0 = traitor
place: class 1 = prizefighter"""
"""A table with one Traitor."""


@pytest.mark.clause("PUG-HOUSE-17")
def test_the_traitor_fights_no_adversary_and_lives_by_the_losses_of_others():
    scene = start(f"{TRAITOR}\nplace: class 2 = inventor\nplace: class 3 = conductor", seats=4)
    assert legal_targets(scene, 0) == ["dummy", "finale", "spot-3", "none"]
    assert refused(scene, "0 target spot-1") == ("PUG-HOUSE-17",)
    for seat, token in enumerate(("none", "spot-2", "spot-2", "spot-3")):
        scene.session.push(f"{seat} target {token}")
    finish(scene)
    assert results(scene) == [0, -1, -1, -1]
    assert xp(scene)[0] == 2  # a Trap is no Adversary
    (paid,) = [event for event in events(scene, "gains exp") if event.seat == 0]
    assert paid.clauses == ("PUG-HOUSE-17", "PUG-CLASS-11")


@pytest.mark.clause("PUG-HOUSE-17")
def test_the_traitor_may_play_any_card_as_failure():
    header = f"{TRAITOR}\nplace: hand 1 = minor-skill"
    scene = playing("patent trebuchet", "0 betray patent", "0 betray trebuchet", header=header)
    assert pools(scene) == [0, 0, 2]
    assert cards(scene, "played 0") == ("patent", "trebuchet")
    assert cards(scene, "trebuchet 0") == 0
    assert "PUG-HOUSE-17" in clauses(scene, "betrays")
    assert refused(scene, "1 betray minor-skill") == ("PUG-HOUSE-17",)


@pytest.mark.parametrize("key", CLASSES)
def test_every_class_gives_what_its_text_says(key):
    text = PUGNACIOUS.cards[key].text(PUGNACIOUS.words)
    level_1, bonus, level_2 = re.split(" Level up: | Level 2: ", text.partition("Level 1: ")[2])
    header = f"option: classes = true\nplace: class 0 = {key}\nset: xp 0 = 5\nplace: hand 0 = -"
    scene = playing("minor-skill*3", header=header)
    for line, says in (("ability 1", level_1), ("level-up", bonus), ("ability 2", level_2)):
        if says == "nothing.":
            assert refused(scene, f"0 {line}") == ("PUG-CLASS-11",)
            continue
        had = pools(scene)
        drawn = len(events(scene, "draws"))
        scene.session.push(f"0 {line}")
        *gives, draws = promised(says)
        assert [now - before for now, before in zip(pools(scene), had, strict=True)] == gives, line
        assert sum(len(event.data[0]) for event in events(scene, "draws")[drawn:]) == draws
        while scene.session.game.question(scene.session.state).kind != "Play":
            scene.session.push(scene.session.legal()[0])
    assert (cards(scene, "level 0"), xp(scene)) == (2, [0, 0])


@pytest.mark.clause("PUG-CLASS-11")
def test_the_duellist_has_one_more_fight_always():
    header = "option: classes = true\nplace: class 0 = duellist\nplace: class 1 = inventor"
    scene = combat("spot-2", "spot-2", header=header, fight=(GOLEM - 1, GOLEM - 1))
    assert results(scene) == [1, -1]
    assert "PUG-CLASS-11" in clauses(scene, "wins")


# ---------------------------------------------------------------- Enemies with rules of their own


@pytest.mark.clause("PUG-HOUSE-18")
def test_the_infiltrator_covers_the_dummy():
    scene = start(spots=("infiltrator", "brass-golem", "pit-of-spikes"))
    assert legal_targets(scene, 0) == ["finale", "spot-1", "spot-2", "spot-3", "none"]
    assert refused(scene, "0 target dummy") == ("PUG-HOUSE-18",)


def test_the_dummy_is_there_again_when_the_infiltrator_has_gone():
    scene = combat("spot-1", "none", fight=(20,), spots=("infiltrator", "brass-golem", "pit-of-spikes"))
    go_on(scene, "play", "buy")
    assert "dummy" in legal_targets(scene, 0)


STANDOFF = ("standoff", "brass-golem", "pit-of-spikes")


@pytest.mark.clause("PUG-HOUSE-18")
def test_the_standoff_has_to_be_fought_until_all_have_beaten_it():
    scene = start("set: fight 0 = 20", spots=STANDOFF)
    assert legal_targets(scene, 0) == legal_targets(scene, 1) == ["spot-1"]
    assert refused(scene, "0 target none") == ("PUG-HOUSE-18",)
    for line in ("0 target spot-1", "1 target spot-1"):
        scene.session.push(line)
    finish(scene)
    assert results(scene) == [1, -1]
    assert xp(scene) == [exp_of("standoff"), 0]
    assert cards(scene, "spot-1") == ("standoff",)
    assert "PUG-HOUSE-18" in clauses(scene, "stands its ground")
    go_on(scene, "play", "buy")
    assert legal_targets(scene, 0) == ["dummy", "finale", "spot-2", "spot-3", "none"]
    assert refused(scene, "0 target spot-1") == ("PUG-HOUSE-18",)
    assert legal_targets(scene, 1) == ["spot-1"]


def test_the_trebuchet_may_be_aimed_at_a_standoff_and_at_nothing_else_there():
    scene = start("set: trebuchet 0 = 1", spots=STANDOFF)
    assert legal_targets(scene, 0) == ["spot-1", "launch-1"]
    for line in ("0 target launch-1", "1 target spot-1"):
        scene.session.push(line)
    assert {"PUG-FAQ-01", "PUG-HOUSE-18"} <= set(events(scene, "shows the target")[0].clauses)


def test_the_standoff_goes_when_the_last_one_beats_it_turns_later():
    scene = combat("none", "spot-1", header="set: stood 0 = 1\nset: fight 1 = 20", spots=STANDOFF)
    assert "standoff" in cards(scene, "beaten")
    assert each(scene, "stood") == [0, 0]


@pytest.mark.clause("PUG-HOUSE-18")
def test_who_cannot_fight_it_need_not():
    scene = start(f"{TRAITOR}\nplace: class 2 = inventor\nset: barred 2 = 1\nset: fight 1 = 20", seats=3, spots=STANDOFF)
    assert "none" in legal_targets(scene, 0)
    assert legal_targets(scene, 1) == ["spot-1"]
    assert legal_targets(scene, 2) == ["none"]
    for seat, token in enumerate(("none", "spot-1", "none")):
        scene.session.push(f"{seat} target {token}")
    finish(scene)
    assert cards(scene, "spot-1") == ("standoff",)  # the barred one could fight it another time
    assert "PUG-HOUSE-18" in clauses(scene, "stands its ground")


def test_the_traitor_is_not_waited_for():
    scene = combat("none", "spot-1", header=TRAITOR, fight=(0, 20), spots=STANDOFF)
    assert "standoff" in cards(scene, "beaten")


# ---------------------------------------------------------------- Events


def while_on(event):
    """Lines for an Event that is in force."""
    return f"option: events = {event}\nplace: event = {event}"


@pytest.mark.clause("PUG-HOUSE-19")
def test_war_fever_adds_one_to_every_total_fight():
    for token, needs in (("spot-2", GOLEM), ("dummy", DUMMY), ("finale", VALUE["mechanical-abomination"])):
        scene = combat(token, token, header=while_on("war-fever"), fight=(needs - 1, needs - 2))
        assert results(scene) == [1, -1]
        assert "PUG-HOUSE-19" in clauses(scene, "wins")
    trap = combat("spot-3", "none", header=while_on("war-fever"), skill=(PIT - 1,))
    assert results(trap) == [-1, 0]
    assert "PUG-HOUSE-19" not in clauses(trap, "loses")


@pytest.mark.clause("PUG-HOUSE-19")
def test_london_fog_adds_one_to_the_value_of_every_enemy():
    header = while_on("london-fog")
    assert results(combat("spot-1", "spot-1", header=header, fight=(TOUGH, TOUGH + 1))) == [-1, 1]
    scene = combat("spot-3", "spot-3", header=header, skill=(PIT, PIT + 1))
    assert results(scene) == [-1, 1]
    assert "PUG-HOUSE-19" in clauses(scene, "loses")
    plain = combat("dummy", "finale", header=header, fight=(DUMMY, VALUE["mechanical-abomination"]))
    assert results(plain) == [1, 1]
    assert not any("PUG-HOUSE-19" in event.clauses for event in events(plain, "wins"))


@pytest.mark.clause("PUG-HOUSE-19")
def test_a_trade_fair_makes_cards_of_queues_one_cheaper():
    header = f"{queues()}\n{while_on('trade-fair')}\nset: phase = buy\nset: skill 0 = {COST['patent'] - 1}\nset: skill 1 = 2"
    scene = start(header)
    assert refused(scene, "1 buy greater-skill") == ("PUG-GAME-08", "PUG-BUY-02")
    scene.session.push("0 buy patent")
    assert cards(scene, "skill 0") == 0
    assert "PUG-HOUSE-19" in clauses(scene, "pays")


@pytest.mark.clause("PUG-HOUSE-19")
def test_a_bank_holiday_makes_hands_of_six():
    scene = combat("none", "none", header=while_on("bank-holiday"))
    assert each(scene, "hand") == [6, 6]
    assert "PUG-HOUSE-19" in clauses(scene, "draws a hand")


@pytest.mark.clause("PUG-HOUSE-19")
def test_in_a_truce_no_failure_is_handed_out():
    scene = start(f"{while_on('truce')}\nset: failure 0 = 3\nset: fight 1 = 2", "0 target none")
    assert "PUG-HOUSE-19" in refused(scene, "0 give 1 3")
    scene.session.push("1 target dummy")
    assert "PUG-HOUSE-19" in clauses(scene, "keeps the truce")
    assert results(finish(scene)) == [0, 1]


def test_these_are_all_events_of_ours():
    tested = {"war-fever", "london-fog", "trade-fair", "bank-holiday", "truce", "runaway-carousel"}
    assert set(EVENTS) == tested


@pytest.mark.clause("PUG-HOUSE-22")
def test_a_runaway_carousel_turns_the_ring_at_once():
    deck = "place: main-deck = runaway-carousel penny-dreadful rotten-tomato"
    header = f"{queues()}\noption: events = runaway-carousel\nset: phase = buy\nset: skill 0 = 9\n{deck}"
    scene = start(header, "0 buy patent")
    assert "PUG-HOUSE-22" in clauses(scene, "turns the ring")
    assert each(scene, "queue") == [5, 5]
    assert cards(scene, "queue 0") == ("umbrella", "bribe", "airship", SECOND[0], "penny-dreadful")
    assert cards(scene, "queue 1") == (*SECOND[1:], "telegram")
    assert cards(scene, "event") == ("runaway-carousel",)


@pytest.mark.clause("PUG-HOUSE-22")
def test_a_runaway_carousel_turns_the_ring_while_queues_are_dealt():
    found = 0
    for seed in range(1, 40):
        step = PUGNACIOUS.begin(3, seed, events="runaway-carousel")
        turned = [event for event in step.events if event.kind == "turns the ring"]
        found += len(turned)
        assert all("PUG-HOUSE-22" in event.clauses for event in turned)
        assert [len(zone(step.state, f"queue {seat}")) for seat in range(3)] == [5, 5, 5]
        assert len(turned) == (zone(step.state, "event") == ("runaway-carousel",))
    assert found > 2


# ---------------------------------------------------------------- Locations


def below(place, spot=1):
    """Lines for a Location under the Enemy of a spot."""
    return f"option: locations = {place}\nplace: below-{spot} = {place}"


@pytest.mark.parametrize("place", [place.key for place in LOCATIONS])
def test_every_location_changes_the_value_and_adds_to_both_texts(place):
    text = PUGNACIOUS.cards[place].text(PUGNACIOUS.words)
    win, lose = text.partition("Win, too: ")[2].split("Lose, too: ")
    needs = GOLEM + VALUE[place]
    scene = combat("spot-2", "spot-2", header=below(place, 2), fight=(needs, needs - 1))
    assert results(scene) == [1, -1]
    own, more = read(texts("brass-golem")[0]), read(win)
    costs, cost = read(texts("brass-golem")[1]), read(lose)
    assert xp(scene) == [own[0] + more[0], 0]
    trashed = sum(event.seat == 0 for event in events(scene, "trashes"))
    assert trashed == ("Trash" in win)
    assert each(scene, "hand") == [5 + own[1] + more[1] - trashed, 5 - costs[2] - cost[2]]
    assert place in cards(scene, "beaten")


@pytest.mark.clause("PUG-HOUSE-20")
def test_the_express_turns_the_ring_when_it_comes_while_it_lies_there_and_when_it_goes():
    deck = "place: enemy-deck = on-board-the-express strongman sky-pirate hypnotist circus-lion"
    scene = combat("spot-1", "none", header=f"option: locations = on-board-the-express\n{deck}", fight=(1,))
    assert cards(scene, "below-1") == ("on-board-the-express",)
    turned = [event.clauses for event in events(scene, "turns the ring")]
    assert [("PUG-HOUSE-20" in why) for why in turned] == [True, False, True]  # it comes; the turn ends; it is there
    turn(scene, "none", "none")
    assert [("PUG-HOUSE-20" in event.clauses) for event in events(scene, "turns the ring")[3:]] == [False, True]


@pytest.mark.clause("PUG-HOUSE-20")
def test_the_express_turns_the_ring_once_when_it_goes():
    header = f"{below('on-board-the-express')}\nplace: enemy-deck = strongman hypnotist sky-pirate"
    scene = start(f"{header}\nset: fight 0 = 20", "0 target spot-1", "1 target none", "0 pass")
    assert [("PUG-HOUSE-20" in event.clauses) for event in events(scene, "turns the ring")] == [True, False]
    assert cards(scene, "below-1") == ()


@pytest.mark.clause("PUG-HOUSE-20")
@pytest.mark.parametrize(
    ("answer", "kind", "steps"), [("turn right 3", "turns the ring back", 3), ("turn left 2", "turns the ring", 2)]
)
def test_who_beats_an_enemy_on_the_express_may_turn_the_ring(answer, kind, steps):
    scene = start(f"{below('on-board-the-express')}\nset: fight 0 = 20", "0 target spot-1", "1 target none")
    assert len(scene.legal()) == 7
    scene.session.push(f"0 {answer}")
    first = events(scene, kind)[0]
    assert first.data == (steps,)
    assert {"PUG-LOC-09", "PUG-HOUSE-03"} <= set(first.clauses)


@pytest.mark.clause("PUG-HOUSE-21")
def test_the_graveyard_brings_back_the_strongest_beaten_adversary():
    header = "option: locations = graveyard\nplace: enemy-deck = graveyard strongman hypnotist"
    dead = "place: beaten = ancient-horror crime-lord riddle-of-the-sphinx pickpockets"
    scene = combat("spot-1", "none", header=f"{header}\n{dead}", fight=(1,))
    assert cards(scene, "spot-1") == ("ancient-horror",)
    assert cards(scene, "below-1") == ("graveyard",)
    assert cards(scene, "enemy-deck") == ("strongman", "hypnotist")
    assert "ancient-horror" not in cards(scene, "beaten")
    assert "PUG-HOUSE-21" in clauses(scene, "rises from the dead")
    assert VALUE["graveyard"] < 0  # somewhat weaker


def test_the_graveyard_without_a_dead_adversary_takes_the_next_enemy():
    header = "option: locations = graveyard\nplace: enemy-deck = graveyard strongman hypnotist"
    scene = combat("spot-3", "none", header=header, skill=(20,))
    assert cards(scene, "beaten") == ("pit-of-spikes",)  # a Trap does not rise
    assert (cards(scene, "spot-3"), cards(scene, "below-3")) == (("strongman",), ("graveyard",))
    assert outcome(scene) is None
