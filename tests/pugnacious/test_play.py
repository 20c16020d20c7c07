"""The Play Phase: PUG-PLAY, and cards played in one go, PUG-HOUSE-11."""

from collections import Counter

import pytest

from pugsbox.pugnacious.cards import CARDS
from pugsbox.pugnacious.effects import Draw
from pugsbox.pugnacious.playing import PLAIN
from tests.pugnacious.laid import agree, clauses, counts, each, events, fight, kinds, phase, push, refused, table, value


def draws(card):
    """How many cards a card draws."""
    return next(effect.cards for effect in CARDS[card].play if isinstance(effect, Draw))


def gives(effects):
    """Skill, Fight and Failure that effects give."""
    return tuple(sum(getattr(effect, name, 0) for effect in effects) for name in ("skill", "fight", "failure"))


def pools(scene, seat=0):
    """Skill, Fight and Failure of a seat."""
    return tuple(value(scene, f"{name} {seat}") for name in ("skill", "fight", "failure"))


def next_turn(scene):
    """All agree to everything and fight nothing; what asks Failure of them is left."""
    while phase(scene) != "combat":
        agree(scene)
    fight(scene, *["none"] * scene.session.state.seats)
    if phase(scene) == "failure":
        agree(scene)


# ---------------------------------------------------------------- as many as one likes


@pytest.mark.clause("PUG-PLAY-01")
@pytest.mark.parametrize("n", range(6))
def test_any_number_of_cards_can_be_played(n):
    scene = table("place: hand 0 = minor-skill*5", *["0 play minor-skill"] * n)
    assert pools(scene) == (n, 0, 0)
    assert scene.session.game.question(scene.session.state).clauses[-1] == "PUG-PLAY-01"
    push(scene, "1 done", "0 done")
    assert phase(scene) == "buy"


@pytest.mark.clause("PUG-PLAY-01")
@pytest.mark.parametrize("line", ["0 play umbrella", "0 play", "0 play minor-skill minor-skill", "0 play nonsense"])
def test_only_cards_of_the_hand_can_be_played_one_by_one(line):
    scene = table("place: hand 0 = minor-skill*2\nplace: deck 0 = umbrella\nplace: hand 1 = umbrella")
    assert refused(scene, line) == ("PUG-PLAY-01",)


@pytest.mark.clause("PUG-PLAY-02")
def test_drawn_cards_can_be_played_at_once():
    n = draws("telegram")
    assert n >= 2
    scene = table("place: hand 0 = telegram\nplace: deck 0 = telegram minor-skill*8", "0 play telegram\n> clause PUG-PLAY-02")
    assert scene.cards("hand 0") == ["telegram", *["minor-skill"] * (n - 1)]
    push(scene, "0 play telegram", "0 play-all")
    assert pools(scene) == (2 * n - 1, 0, 0)


@pytest.mark.clause("PUG-PLAY-03")
def test_what_a_card_gives_comes_at_once():
    table("place: hand 0 = minor-skill", "> skill 0 = 0", "0 play minor-skill\n> clause PUG-PLAY-03\n> skill 0 = 1")


@pytest.mark.clause("PUG-PLAY-04", "PUG-PLAY-07")
def test_cards_that_are_kept_are_discarded_with_those_played():
    scene = table(
        "place: hand 0 = minor-skill*2 umbrella crowbar harpoon\nplace: deck 0 = minor-fight*6\nplace: discard 0 = -",
        "0 play minor-skill",
        "0 play minor-skill\n> discard 0 = -\n> played 0 = minor-skill*2",
        "0 done\n> clause PUG-PLAY-04",
    )
    next_turn(scene)
    assert Counter(scene.cards("discard 0")) == {"minor-skill": 2, "umbrella": 1, "crowbar": 1, "harpoon": 1}
    assert scene.cards("hand 0") == ["minor-fight"] * 5
    cleaned = {event.clauses[1]: event.data[0] for event in events(scene, "cleans up") if event.seat == 0}
    assert cleaned["PUG-PLAY-07"] == ("minor-skill",) * 2
    assert sorted(cleaned["PUG-PLAY-04"]) == ["crowbar", "harpoon", "umbrella"]
    everything = kinds(scene)
    assert max(i for i, kind in enumerate(everything) if kind == "cleans up") < everything.index("draws a hand")


# ---------------------------------------------------------------- all of it, or a choice


@pytest.mark.clause("PUG-PLAY-05")
def test_all_that_a_card_says_has_to_be_done():
    scene = table(
        "place: hand 0 = bottle-of-gin umbrella minor-skill*2",
        "0 play bottle-of-gin\n> waiting 0",
        "! 0 pass\n> refused PUG-PLAY-05",
        "! 0 play umbrella\n> refused PUG-HOUSE-01",
        "0 discard umbrella\n> clause PUG-PLAY-05\n> waiting 0 1",
        "0 play minor-skill",
    )
    assert value(scene, "fight 0") == gives(CARDS["bottle-of-gin"].play)[1]
    assert scene.cards("discard 0") == ["umbrella"]


@pytest.mark.clause("PUG-PLAY-05")
def test_what_cannot_be_done_is_left_out_and_the_card_can_be_played_all_the_same():
    scene = table("place: hand 0 = bottle-of-gin", "0 play bottle-of-gin\n> clause PUG-PLAY-05\n> waiting 0 1")
    assert kinds(scene)[-1] == "has nothing to discard"
    assert value(scene, "fight 0") == gives(CARDS["bottle-of-gin"].play)[1]
    one = table("place: hand 0 = bottle-of-gin umbrella", "0 play bottle-of-gin\n> hand 0 = -\n> discard 0 = umbrella")
    assert kinds(one)[-1] == "discards"  # there was no choice


def test_nothing_is_discarded_unless_a_card_says_so():
    table("", "! 0 discard minor-skill\n> refused PUG-PLAY-05", "! 0 pass\n> refused PUG-PLAY-06")


@pytest.mark.clause("PUG-PLAY-06")
def test_what_a_player_may_do_can_be_left():
    skill, _, _ = gives(CARDS["rag-and-bone-man"].play[:1])
    scene = table(
        "place: hand 0 = rag-and-bone-man umbrella",
        "0 play rag-and-bone-man\n> waiting 0",
        "! 0 pass umbrella\n> refused PUG-PLAY-06",
        "! 0 trash-discarded umbrella\n> refused PUG-PLAY-06",
        f"0 pass\n> clause PUG-PLAY-06\n> skill 0 = {skill}\n> trash = -\n> hand 0 = umbrella\n> waiting 0 1",
    )
    assert kinds(scene) == ["leaves it"]
    trashes = table(
        "place: hand 0 = rag-and-bone-man umbrella", "0 play rag-and-bone-man", "0 trash umbrella\n> trash = umbrella"
    )
    assert value(trashes, "skill 0") > skill
    nothing = table("place: hand 0 = rag-and-bone-man", "0 play rag-and-bone-man\n> waiting 0")
    assert nothing.legal() == ["0 pass"]  # being asked tells nothing about the hand


@pytest.mark.clause("PUG-PLAY-07")
def test_a_played_card_is_not_there_to_be_drawn_before_recovery():
    scene = table(
        "place: hand 0 = minor-skill penny-dreadful\nplace: deck 0 = -\nplace: discard 0 = -",
        "0 play minor-skill",
        "0 play penny-dreadful\n> clause PUG-PLAY-07\n> hand 0 = -\n> deck 0 = -\n> played 0 = minor-skill penny-dreadful",
    )
    assert kinds(scene) == ["plays", "has no card"]


# ---------------------------------------------------------------- cards that stay


@pytest.mark.clause("PUG-PLAY-08")
@pytest.mark.parametrize("card", [key for key, card in CARDS.items() if getattr(card, "lasting", False)])
def test_a_card_that_stays_gives_its_bonus_at_the_start_of_every_turn(card):
    bonus = gives(CARDS[card].play)
    assert sum(bonus) > 0
    scene = table(
        f"place: hand 0 = {card} minor-skill*4", f"0 play {card}\n> clause PUG-PLAY-08\n> lasting 0 = {card}\n> played 0 = -"
    )
    assert pools(scene) == bonus
    for turn in (2, 3, 4):
        next_turn(scene)
        assert value(scene, "round") == turn
        assert pools(scene) == bonus
        assert scene.cards("lasting 0") == [card]
    assert "PUG-PLAY-08" in clauses(scene, "stays in play")
    assert pools(scene, 1) == (0, 0, 0)


@pytest.mark.clause("PUG-PLAY-09")
def test_cards_that_stay_are_no_part_of_the_hand():
    scene = table("place: lasting 0 = bodyguard steady-income\nplace: deck 0 = minor-skill*9\nplace: hand 1 = street-urchins")
    next_turn(scene)
    assert "PUG-PLAY-09" in clauses(scene, "stays in play")
    assert len(scene.cards("hand 0")) == 5
    assert scene.cards("lasting 0") == ["bodyguard", "steady-income"]
    penalty = table(
        "place: lasting 0 = bodyguard steady-income\nplace: hand 0 = minor-skill minor-fight\nplace: hand 1 = street-urchins",
        "1 play street-urchins",
    )
    assert penalty.legal() == ["0 discard minor-skill", "0 discard minor-fight"]
    empty = table(
        "place: lasting 0 = bodyguard\nplace: hand 0 = -\nplace: hand 1 = street-urchins",
        "1 play street-urchins\n> lasting 0 = bodyguard\n> discard 0 = -",
    )
    assert kinds(empty)[-1] == "has nothing to discard"


TWO_TURNS = [key for key, card in CARDS.items() if card.kind == "main" and card.second]


@pytest.mark.clause("PUG-PLAY-10", "PUG-PLAY-11", "PUG-PLAY-12")
@pytest.mark.parametrize("card", TWO_TURNS)
def test_a_card_of_two_turns_gives_its_parts_one_after_the_other(card):
    first, second = gives(CARDS[card].play), gives(CARDS[card].second)
    assert first != second
    scene = table(
        f"place: hand 0 = {card} minor-skill*4\nplace: deck 0 = greater-fight*20\nplace: discard 0 = -\nset: round = 4",
        f"0 play {card}\n> clause PUG-PLAY-10",
    )
    assert (pools(scene), scene.cards("waiting 0")) == (first, [card])
    next_turn(scene)
    assert (value(scene, "round"), pools(scene)) == (5, second)
    assert (scene.cards("waiting 0"), scene.cards("played 0")) == ([], [card])
    assert clauses(scene, "comes to its second turn") == ("PUG-PLAY-11", "PUG-PLAY-12")
    assert scene.cards("hand 0") == ["greater-fight"] * 5  # it was in play, and no part of the hand
    assert card not in scene.cards("discard 0")
    next_turn(scene)
    assert (value(scene, "round"), pools(scene)) == (6, (0, 0, 0))
    assert card in scene.cards("discard 0")
    assert (scene.cards("waiting 0"), scene.cards("played 0")) == ([], [])


def test_two_turns_of_different_cards_do_not_get_mixed_up():
    scene = table(f"place: hand 0 = {' '.join(TWO_TURNS)} bodyguard", *(f"0 play {card}" for card in (*TWO_TURNS, "bodyguard")))
    next_turn(scene)
    parts = [CARDS[card].second for card in TWO_TURNS] + [CARDS["bodyguard"].play]
    assert pools(scene) == tuple(map(sum, zip(*map(gives, parts), strict=True)))
    assert sorted(scene.cards("played 0")) == sorted(TWO_TURNS)


# ---------------------------------------------------------------- draw piles


@pytest.mark.clause("PUG-PLAY-13")
def test_cards_are_drawn_from_the_top():
    n = draws("telegram")
    pile = ["umbrella", "crowbar", "harpoon", "alibi", "bribe"]
    scene = table(f"place: hand 0 = telegram\nplace: deck 0 = {' '.join(pile)}", "0 play telegram\n> clause PUG-PLAY-13")
    assert scene.cards("hand 0") == pile[:n]
    assert scene.cards("deck 0") == pile[n:]


@pytest.mark.clause("PUG-PLAY-14")
def test_discarded_cards_are_shuffled_when_a_card_is_needed_and_the_pile_is_empty():
    n = draws("library-card")
    scene = table(
        f"place: hand 0 = library-card\nplace: deck 0 = umbrella\nplace: discard 0 = minor-skill*{n + 3}",
        "0 play library-card\n> clause PUG-PLAY-14\n> discard 0 = -\n> deck 0 = minor-skill*4",
    )
    assert scene.cards("hand 0") == ["umbrella", *["minor-skill"] * (n - 1)]
    assert kinds(scene) == ["plays", "draws", "reshuffles", "draws"]


@pytest.mark.clause("PUG-PLAY-14")
def test_a_pile_that_suffices_is_not_shuffled_even_if_it_is_empty_then():
    n = draws("library-card")
    header = f"place: hand 0 = library-card\nplace: deck 0 = minor-skill*{n}\nplace: discard 0 = minor-fight*3"
    scene = table(header, "0 play library-card\n> deck 0 = -\n> discard 0 = minor-fight*3")
    assert kinds(scene) == ["plays", "draws"]
    orders = set()
    pile = "place: deck 0 = -\nplace: discard 0 = umbrella bribe alibi memoirs patent"
    for seed in range(12):
        shuffled = table(
            f"seed: {seed}\nplace: hand 0 = penny-dreadful\n{pile}",
            "0 play penny-dreadful",
        )
        assert "PUG-PLAY-14" in clauses(shuffled, "reshuffles")
        orders.add(tuple(shuffled.cards("deck 0")))
    assert len(orders) > 6


@pytest.mark.clause("PUG-PLAY-15")
def test_who_has_fewer_cards_draws_what_there_is():
    n = draws("library-card")
    scene = table(
        f"place: hand 0 = library-card\nplace: deck 0 = -\nplace: discard 0 = minor-skill*{n - 1}",
        f"0 play library-card\n> clause PUG-PLAY-15\n> hand 0 = minor-skill*{n - 1}\n> deck 0 = -\n> discard 0 = -",
    )
    assert events(scene, "has no card")[-1].data == (1,)
    hand = table("place: hand 0 = -\nplace: deck 0 = -\nplace: discard 0 = minor-skill*2\nset: phase = combat")
    fight(hand, "none", "none")
    assert hand.cards("hand 0") == ["minor-skill"] * 2
    assert "PUG-PLAY-15" in clauses(hand, "has no card")
    assert "PUG-PLAY-07" not in clauses(hand, "has no card")  # no card was in play


# ---------------------------------------------------------------- sums, and when


@pytest.mark.clause("PUG-PLAY-16")
def test_what_all_cards_give_adds_up():
    skill = table("place: hand 0 = greater-skill minor-skill*2", "0 play greater-skill", *["0 play minor-skill"] * 2)
    assert pools(skill) == (4, 0, 0)
    assert "PUG-PLAY-16" in clauses(skill, "gains skill")
    fights = table("place: hand 0 = royal-bounty minor-fight", "0 play royal-bounty", "0 play minor-fight")
    assert pools(fights) == (0, 2, 0)
    assert "PUG-PLAY-16" in clauses(fights, "gains fight")
    failure = table("place: hand 0 = curses*2", "0 play curses", "0 play curses\n> failure 0 = 6")
    assert "PUG-PLAY-16" in clauses(failure, "gains failure")


@pytest.mark.clause("PUG-PLAY-17")
@pytest.mark.parametrize("now", ["buy", "combat", "failure"])
@pytest.mark.parametrize("line", ["0 play minor-skill", "0 play-all"])
def test_cards_are_played_in_the_play_phase_only(now, line):
    scene = table(f"place: hand 0 = minor-skill*2\nset: failure 0 = 1\nset: phase = {now}")
    assert phase(scene) == now
    assert refused(scene, line) == ("PUG-PLAY-17",)


# ---------------------------------------------------------------- in one go

HAND = "minor-skill*2 greater-fight patent banana-peel telegram curses"


@pytest.mark.clause("PUG-HOUSE-11")
def test_cards_that_only_give_something_are_played_together():
    header = f"place: hand 0 = {HAND}\nplace: hand 1 = minor-skill"
    scene = table(header, "0 play-all\n> clause PUG-HOUSE-11\n> hand 0 = telegram curses\n> waiting 0 1")
    one_by_one = table(
        header, *(f"0 play {card}" for card in ("banana-peel", "greater-fight", "minor-skill", "minor-skill", "patent"))
    )
    assert scene.session.state == one_by_one.session.state
    assert pools(scene) == tuple(sum(PLAIN[card][i] for card in scene.cards("played 0")) for i in range(3))
    assert Counter(kinds(scene)) == {"plays": 1, "gains skill": 1, "gains fight": 1, "gains failure": 1}
    assert clauses(scene, "gains skill") == ("PUG-PLAY-16", "PUG-SETUP-03", "PUG-GAME-02")
    assert clauses(scene, "gains fight") == ("PUG-PLAY-16", "PUG-SETUP-08")
    assert clauses(scene, "gains failure") == ("PUG-PLAY-16", "PUG-GAME-02", "PUG-TURN-08")


def test_they_count_as_cards_played_in_this_turn():
    header = "place: hand 0 = minor-skill*3 grand-parade"
    parade = table(header, "0 play-all", "0 play grand-parade")
    assert value(parade, "fight 0") == value(table(header, *["0 play minor-skill"] * 3, "0 play grand-parade"), "fight 0") == 3


def test_what_does_more_than_give_is_left_in_the_hand():
    others = [key for key, card in CARDS.items() if card.kind == "main" and key not in PLAIN]
    assert {"bodyguard", "clockwork-spring", "curses", "bottle-of-gin", "royal-bounty"} <= set(others)
    for card in others:
        scene = table(f"place: hand 0 = {card} minor-skill*2", f"0 play-all\n> hand 0 = {card}")
        assert pools(scene) == (2, 0, 0)
        assert counts(scene)[0] == counts(table(f"place: hand 0 = {card} minor-skill*2"))[0]


@pytest.mark.parametrize("hand", ["minor-skill", "-", "telegram minor-fight", "telegram*2", "curses royal-bounty"])
def test_it_takes_two_of_them(hand):
    scene = table(f"place: hand 0 = {hand}", "! 0 play-all\n> refused PUG-HOUSE-11")
    assert "0 play-all" not in scene.legal()


def test_it_takes_no_further_words():
    scene = table("place: hand 0 = minor-skill*2", "! 0 play-all minor-skill\n> refused PUG-HOUSE-11")
    assert each(scene, "skill") == [0, 0]
