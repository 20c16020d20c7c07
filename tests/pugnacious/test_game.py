"""What the game is about: PUG-GAME."""

from collections import Counter

import pytest

from pugsbox.core.errors import PugsboxError
from pugsbox.pugnacious import PUGNACIOUS
from pugsbox.pugnacious.kinds import COST
from tests.games import assert_every_card_goes_where_an_event_says, zones
from tests.pugnacious.games import play_out, states, zone
from tests.pugnacious.laid import (
    OWNED,
    agree,
    begun,
    clauses,
    counts,
    each,
    events,
    fight,
    kinds,
    owned,
    push,
    question,
    table,
    value,
)

MINORS = {"minor-skill": 7, "minor-fight": 3}


@pytest.mark.clause("PUG-GAME-01")
def test_all_begin_with_the_same_deck_and_what_is_bought_joins_the_own_one():
    session = begun(3)
    assert [owned(session.state, seat) for seat in range(3)] == [MINORS] * 3
    scene = table("set: phase = buy\nset: skill 1 = 3", "1 buy greater-skill", seats=3)
    assert counts(scene) == [10, 11, 10]
    assert owned(scene.session.state, 1) == MINORS | {"greater-skill": 1}


@pytest.mark.clause("PUG-GAME-02")
def test_cards_give_skill_fight_failure_and_more_cards():
    scene = table(
        "place: hand 0 = greater-skill minor-fight curses minor-skill*2\nplace: deck 0 = umbrella airship ...",
        "0 play greater-skill",
        "0 play minor-fight",
        "0 play curses",
        "> clause PUG-GAME-02",
        "> skill 0 = 2",
        "> fight 0 = 1",
        "> failure 0 = 3",
        "> hand 0 = minor-skill*2",
        "> deck 0 = umbrella airship ...",
    )
    assert (each(scene, "skill"), each(scene, "fight"), each(scene, "failure")) == ([2, 0], [1, 0], [3, 0])
    draws = table("place: hand 0 = penny-dreadful\nplace: deck 0 = umbrella airship", "0 play penny-dreadful")
    assert draws.cards("hand 0")[0] == "umbrella"
    assert (value(draws, "skill 0"), value(draws, "fight 0"), value(draws, "failure 0")) == (0, 0, 0)


@pytest.mark.clause("PUG-GAME-03")
def test_the_most_exp_wins_whatever_the_decks_are():
    scene = table(
        """place: main-deck = -
        place: deck 0 = greater-fight*20
        place: deck 1 = minor-skill
        place: discard 1 = -
        set: xp 0 = 7
        set: xp 1 = 8
        set: phase = combat""",
        "0 target none",
        "1 target none",
        "> clause PUG-GAME-03",
        "> winner 1",
    )
    assert scene.scene.outcome.scores == (7, 8)
    mine, theirs = counts(scene)
    assert mine > theirs


def test_all_begin_without_exp_and_nothing_takes_what_is_not_there():
    scene = table("place: hand 0 = bribe")
    assert each(scene, "xp") == [0, 0]
    push(scene, "0 play bribe")
    assert scene.legal() == ["0 pass"]
    for seed in range(3):
        played = play_out(3, seed)
        assert min(zone(state, f"xp {seat}") for state in states(played) for seat in range(3)) >= 0


@pytest.mark.clause("PUG-GAME-04")
def test_a_card_prevails_over_the_rule_where_bought_cards_go():
    header = "place: hand 0 = {}\nplace: queue 0 = umbrella\nplace: deck 0 = minor-fight\nplace: discard 0 = -"
    lines = ("0 play-all", "0 done", "1 done", "0 buy umbrella")
    plain = table(header.format("minor-skill*3"), *lines, "> discard 0 = umbrella", "> deck 0 = minor-fight")
    assert "PUG-GAME-04" not in clauses(plain, "buys")
    parcel = table(
        header.format("express-parcel minor-skill*3"),
        "0 play express-parcel",
        *lines,
        "> clause PUG-GAME-04",
        "> discard 0 = -",
        "> deck 0 = umbrella minor-fight",
    )
    assert "PUG-BUY-09" not in clauses(parcel, "buys")


@pytest.mark.clause("PUG-GAME-05")
def test_discarded_cards_stay_in_the_deck_and_are_shuffled_in_again():
    scene = table(
        "place: hand 0 = memoirs minor-skill*4\nplace: deck 0 = minor-fight*3 minor-skill*2\nplace: discard 0 = -",
        "0 play memoirs",
    )
    while scene.session.turn == (0,):
        push(scene, "0 discard minor-skill")
    assert "PUG-GAME-05" in clauses(scene, "discards")
    gone = scene.cards("discard 0")
    assert gone == ["minor-skill"] * len(events(scene, "discards"))
    assert gone
    assert counts(scene)[0] == 10
    for _ in range(2):
        agree(scene), agree(scene)
        fight(scene, "none", "none")
    assert "PUG-GAME-05" in clauses(scene, "reshuffles")
    assert scene.cards("discard 0") == []
    assert owned(scene.session.state, 0) == {"memoirs": 1, "minor-skill": 6, "minor-fight": 3}


@pytest.mark.clause("PUG-GAME-06")
def test_a_trashed_card_never_comes_back():
    scene = table(
        "place: hand 0 = rag-and-bone-man umbrella minor-skill*3\nplace: deck 0 = minor-fight*3 minor-skill*2\n"
        "place: discard 0 = -",
        "0 play rag-and-bone-man",
        "0 trash umbrella",
        "> clause PUG-GAME-06",
        "> trash = umbrella",
    )
    assert counts(scene)[0] == 9
    for _ in range(6):
        agree(scene), agree(scene)
        fight(scene, "none", "none")
        assert "umbrella" not in owned(scene.session.state, 0)
        assert counts(scene)[0] == 9
    assert len([event for event in events(scene, "reshuffles") if event.seat == 0]) > 2
    assert scene.cards("trash") == ["umbrella"]


def test_nothing_is_trashed_unless_something_says_so():
    table("", "! 0 trash minor-skill", "> refused PUG-GAME-06", "! 0 trash-discarded minor-skill", "> refused PUG-GAME-06")


@pytest.mark.clause("PUG-GAME-07")
def test_the_graveyard_of_the_training_dummy_is_the_discard_pile():
    scene = table(
        """place: hand 0 = -
        place: deck 0 = minor-fight*5
        place: discard 0 = minor-skill
        place: target 0 = dummy
        set: fight 0 = 2
        set: phase = failure"""
    )
    assert scene.legal() == ["0 trash minor-fight", "0 trash-discarded minor-skill"]
    push(scene, "0 trash-discarded minor-skill")
    assert "PUG-GAME-07" in clauses(scene, "trashes")
    assert (scene.cards("trash"), scene.cards("discard 0")) == (["minor-skill"], [])
    assert scene.cards("hand 0") == ["minor-fight"] * 5


@pytest.mark.clause("PUG-GAME-08")
def test_the_number_in_brackets_is_what_a_card_costs():
    assert COST["royal-bounty"] == 5
    header = "place: queue 0 = royal-bounty umbrella\nset: phase = buy\nset: skill 0 = {}"
    table(header.format(4), "! 0 buy royal-bounty", "> refused PUG-GAME-08", "> skill 0 = 4")
    table(header.format(5), "0 buy royal-bounty", "> skill 0 = 0")


@pytest.mark.clause("PUG-GAME-09")
def test_two_or_more_play_at_the_same_time_and_nobody_begins():
    for seats in (2, 3, 4):
        session = begun(seats)
        assert session.turn == tuple(range(seats))
        assert all(session.legal(seat) for seat in range(seats))
        assert session.check(f"{seats} done").clauses == ("PUG-GAME-09",)
    for seats in (0, 1, 5):
        with pytest.raises(PugsboxError, match="is for 2 to 4 players"):
            begun(seats)


@pytest.mark.clause("PUG-GAME-10")
@pytest.mark.parametrize("winner", range(4))
def test_opponents_are_all_others_and_not_only_neighbours(winner):
    scene = table(
        f"""place: spot-1 = pondering-poison-trap
        place: target {winner} = spot-1
        set: skill {winner} = 30
        set: phase = failure""",
        seats=4,
    )
    while question(scene) == "Discards":
        (seat,) = scene.session.turn
        push(scene, str(scene.session.legal(seat)[0]))
        assert "PUG-GAME-10" in clauses(scene, "discards")
    assert each(scene, "hand") == [5 if seat == winner else 4 for seat in range(4)]
    assert {event.seat for event in events(scene, "discards")} == set(range(4)) - {winner}


def test_a_card_that_hits_opponents_hits_each_of_them():
    scene = table("place: hand 1 = street-urchins minor-skill", "1 play street-urchins", "> waiting 2", seats=4)
    assert "PUG-GAME-10" in clauses(scene, "makes opponents discard")
    for seat in (2, 3, 0):
        assert scene.session.turn == (seat,)
        push(scene, str(scene.session.legal(seat)[0]))
    assert each(scene, "hand") == [4, 1, 4, 4]
    assert kinds(scene) == ["discards"]


# ---------------------------------------------------------------- where cards lie

COMMON = ("main-deck", "trash", "supply", "stealth-cards", "starters", "box")
EVERYTHING = {"stealth": True, "events": "all", "locations": "all"}


@pytest.mark.catalogue("PUG-GAME-11")
@pytest.mark.parametrize(("seats", "options"), [(2, EVERYTHING), (4, {})])
def test_every_card_of_a_player_lies_in_one_of_four_places_and_none_is_lost(seats, options):
    session = play_out(seats, seats, **options)
    kinds_owned = {key for key, card in PUGNACIOUS.cards.items() if card.kind in ("starter", "supply", "main", "stealth")}
    lists = {*COMMON, *(f"{name} {seat}" for name in (*OWNED, "queue") for seat in range(seats))}
    totals = set()
    for state in states(session)[::7]:
        found = zones(PUGNACIOUS, state)
        assert {name for name, cards in found.items() if kinds_owned & set(cards)} <= lists
        everything = sum(found.values(), Counter())
        del everything["greater-skill"], everything["greater-fight"]
        totals.add(tuple(sorted(everything.items())))
    assert len(totals) == 1


def test_every_card_goes_where_an_event_says():
    assert_every_card_goes_where_an_event_says(play_out(2, 2, **EVERYTHING))


def test_only_what_is_bought_adds_to_the_greater_cards():
    session = play_out(4, 4)
    bought = Counter(
        card for event in session.events if event.kind == "buys" for card in event.data[0] if card.startswith("greater")
    )
    assert sum(bought.values()) > 0
    found = sum(zones(PUGNACIOUS, session.state).values(), Counter())
    assert {card: found[card] - 1 for card in ("greater-skill", "greater-fight")} == {
        card: bought[card] for card in ("greater-skill", "greater-fight")
    }
