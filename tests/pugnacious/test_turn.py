"""The order of a turn, in which all act at the same time: PUG-TURN; and who waits for whom: PUG-HOUSE-01."""

from collections import Counter
from itertools import pairwise

import pytest

from tests.pugnacious.games import play_out, shown, states, zone
from tests.pugnacious.laid import agree, begun, clauses, each, events, fight, kinds, phase, push, refused, table, value

# ---------------------------------------------------------------- phases


@pytest.mark.clause("PUG-TURN-01")
def test_a_turn_is_play_buy_combat_recovery_and_then_the_next_one_begins():
    scene = table("set: failure 0 = 1", "> phase = play", seats=3)
    turn = value(scene, "round")
    met = []
    for step in (agree, agree, lambda scene: fight(scene, "none", "none", "none"), agree):
        met.append(phase(scene))
        step(scene)
    assert met == ["play", "buy", "combat", "failure"]
    assert phase(scene) == "play"
    assert value(scene, "round") == turn + 1
    steps = ["begins to buy", "begins to fight", "resets", "begins a turn"]
    assert [event.kind for event in scene.session.events if event.kind in steps] == steps


@pytest.mark.clause("PUG-TURN-02")
def test_nobody_waits_for_a_turn_to_act():
    scene = table(
        """place: hand 0 = minor-skill*3
        place: hand 1 = minor-skill*3
        place: hand 2 = minor-skill*3""",
        "> waiting 0 1 2",
        "2 play minor-skill\n> clause PUG-TURN-02\n> waiting 0 1 2",
        "0 play minor-skill",
        "2 play-all",
        "1 play-all",
        "0 play-all",
        seats=3,
    )
    assert each(scene, "skill") == [3, 3, 3]
    agree(scene)
    push(scene, "1 buy greater-skill", "0 buy greater-skill", "2 buy greater-fight")
    agree(scene)
    push(scene, "2 target none", "0 target none", "1 target none")
    assert value(scene, "round") == 2


# ---------------------------------------------------------------- agreeing


@pytest.mark.clause("PUG-TURN-03")
@pytest.mark.parametrize("last", [0, 1])
def test_who_agrees_can_take_that_back_but_nobody_takes_back_that_a_phase_is_over(last):
    scene = table("", f"{1 - last} done")
    assert scene.session.why_no_undo() is None
    scene.session.push(f"{last} done")
    assert scene.session.why_no_undo(last)


@pytest.mark.clause("PUG-TURN-03")
def test_a_phase_ends_when_all_agree_and_nobody_is_ahead():
    table(
        "set: skill 0 = 9\nset: skill 2 = 9",
        "2 done\n> clause PUG-TURN-03\n> waiting 0 1",
        "0 done\n> waiting 1",
        "! 0 buy greater-skill\n> refused PUG-BUY-17",
        "! 0 done\n> refused PUG-TURN-03",
        "1 done\n> phase = buy\n> waiting 0 1 2",
        "0 buy greater-skill",
        seats=3,
    )


@pytest.mark.clause("PUG-TURN-03")
@pytest.mark.parametrize(
    ("header", "again"),
    [
        ("place: hand 0 = minor-skill*2", "0 play minor-skill"),
        ("place: hand 0 = minor-skill*2", "0 play-all"),
        ("set: phase = buy\nset: skill 0 = 9", "0 buy greater-skill"),
        ("set: phase = failure\nset: failure 0 = 3\nset: failure 1 = 1", "0 give 2 1"),
    ],
)
def test_who_acts_again_does_not_agree_any_more(header, again):
    scene = table(header, "0 done", seats=3)
    waiting = scene.session.turn
    assert 0 not in waiting
    now = phase(scene)
    push(scene, again)
    assert scene.session.turn == (0, *waiting)
    for seat in waiting:
        push(scene, f"{seat} done")
    assert phase(scene) == now  # the one who acted has to agree once more
    assert scene.session.turn == (0,)
    push(scene, "0 done")
    assert phase(scene) != now


def test_agreeing_takes_no_further_words_and_is_said_in_a_phase_that_can_be_agreed_to():
    scene = table("", "! 0 done now\n> refused PUG-TURN-03")
    agree(scene), agree(scene)
    assert refused(scene, "0 done") == ("PUG-TURN-03",)


# ---------------------------------------------------------------- the order of actions


def two_plays(*lines):
    """The state after two players have each played a card, in some order."""
    return table("place: hand 0 = minor-skill greater-fight\nplace: hand 1 = minor-skill curses", *lines).session.state


@pytest.mark.clause("PUG-TURN-06")
def test_where_nobody_disputes_the_order_of_actions_is_free():
    assert two_plays("0 play minor-skill", "1 play minor-skill") == two_plays("1 play minor-skill", "0 play minor-skill")
    assert two_plays("0 play-all", "1 play curses") == two_plays("1 play curses", "0 play-all")


def test_what_is_shared_goes_in_the_order_of_the_actions():
    header = """place: hand 0 = merry-go-round
    place: hand 1 = spring-cleaning
    place: queue 1 = umbrella bribe alibi memoirs patent"""
    lines = ("0 play merry-go-round", "1 play spring-cleaning\n1 sweep 1 2")
    first, second = table(header, *lines), table(header, *reversed(lines))
    assert first.cards("trash") == ["bribe", "alibi"]  # the ring had turned
    assert second.cards("trash") == ["umbrella", "bribe"]


# ---------------------------------------------------------------- what is hidden


@pytest.mark.clause("PUG-TURN-07")
def test_others_see_how_many_cards_a_hand_has_and_none_of_them():
    scene = table(
        """place: hand 0 = minor-skill airship*2 umbrella curses
        place: discard 0 = crowbar bribe
        set: xp 0 = 4
        set: phase = buy"""
    )
    for seat in (1, None):
        view = scene.session.view(seat)
        hand, deck, pile = (shown(view, f"{name} 0") for name in ("hand", "deck", "discard"))
        assert (hand.cards, hand.count) == (None, 5)
        assert (deck.cards, deck.count) == (None, 5)
        assert [face.key for face in pile.cards] == ["crowbar", "bribe"]
        assert len(shown(view, "queue 0").cards) == 5
        assert {counter.name: counter.value for counter in view.counters}["xp 0"] == "4"
    own = scene.session.view(0)
    assert sorted(face.key for face in shown(own, "hand 0").cards) == [
        "airship",
        "airship",
        "curses",
        "minor-skill",
        "umbrella",
    ]
    assert shown(own, "deck 0").cards is None
    agree(scene)
    fight(scene, "none", "none")
    drawn = [event for event in events(scene, "draws a hand") if event.seat == 0][-1]
    assert "PUG-TURN-07" in drawn.clauses
    assert [drawn.seen_from(seat).data[0] for seat in (1, None)] == [5, 5]
    assert Counter(drawn.seen_from(0).data[0]) == Counter(scene.cards("hand 0"))


@pytest.mark.clause("PUG-TURN-08")
def test_cards_played_and_the_failure_on_show_are_public():
    scene = table("place: hand 0 = curses minor-skill", "0 play curses\n> clause PUG-TURN-08")
    for seat in (0, 1, None):
        view = scene.session.view(seat)
        assert {counter.name: counter.value for counter in view.counters}["failure 0"] == "3"
        assert [face.key for face in shown(view, "played 0").cards] == ["curses"]
    assert all(event.seen_by is None for event in (*events(scene, "plays"), *events(scene, "gains failure")))


# ---------------------------------------------------------------- the next turn


@pytest.mark.clause("PUG-TURN-09")
def test_after_recovery_the_next_turn_begins_for_all_unless_the_game_is_over():
    header = "set: phase = combat\nset: round = 7"
    goes_on = table(header, "0 target none", "1 target none\n> clause PUG-TURN-09\n> phase = play\n> round = 8\n> waiting 0 1")
    assert kinds(goes_on)[-1] == "begins a turn"
    over = table(f"{header}\nplace: main-deck = -", "0 target none", "1 target none\n> round = 7\n> winner 0 1")
    assert over.session.turn == ()
    assert "begins a turn" not in kinds(over)
    assert kinds(over)[-1] == "the game is over"


def test_turns_follow_each_other_in_a_whole_game():
    session = play_out(2, 5)
    rounds = [zone(state, "round") for state in states(session)]
    assert rounds[0] == 1
    assert all(later - earlier in (0, 1) for earlier, later in pairwise(rounds))
    assert [event.data for event in session.events if event.kind == "begins a turn"] == [(n,) for n in range(1, rounds[-1] + 1)]


# ---------------------------------------------------------------- questions in between


def test_how_the_last_fight_ended_is_news_until_the_next_one():
    scene = table("place: spot-1 = street-tough\nset: fight 0 = 2\nset: phase = combat", "1 target none")
    session = scene.session
    assert (session.view(0).news_title, session.view(0).news) == ("Last fight", ())
    push(scene, "0 target spot-1")
    told = ["You beat a Street Tough: 2 against 1.", "Bo fights nothing."]
    assert [line.text for line in session.view(0).news] == told
    push(scene, "0 done")
    assert [line.text for line in session.view(0).news] == told
    assert [line.text for line in session.view(None).news] == ["Ada beats a Street Tough: 2 against 1.", "Bo fights nothing."]
    push(scene, "1 done", "0 done", "1 done", "0 target none", "1 target none")
    assert [line.text for line in session.view(1).news] == ["Ada fights nothing.", "You fight nothing."]


def test_why_the_game_is_over_is_news_beside_the_last_fight():
    header = "place: spot-1 = pickpockets\nplace: enemy-deck = street-tough\nset: fight 0 = 1\nset: phase = combat"
    scene = table(header, "1 target dummy", "0 target spot-1")
    told = ["You beat Pickpockets: 1 against 1.", "Bo loses to the Training Dummy: 0 against 2."]
    assert [line.text for line in scene.session.view(0).news] == [*told, "The Enemy Deck has run out."]


@pytest.mark.clause("PUG-HOUSE-01")
def test_all_wait_until_a_question_is_answered():
    scene = table(
        "place: hand 0 = bottle-of-gin minor-skill minor-fight\nplace: hand 1 = minor-skill*2\nplace: hand 2 = minor-skill",
        "2 done",
        "0 play bottle-of-gin\n> waiting 0",
        "! 1 play minor-skill\n> refused PUG-HOUSE-01",
        "! 1 done\n> refused PUG-HOUSE-01",
        "! 2 play minor-skill\n> refused PUG-HOUSE-01",
        "! 0 play minor-skill\n> refused PUG-HOUSE-01",
        "! 0 done\n> refused PUG-HOUSE-01",
        "! 1 discard minor-skill\n> refused PUG-HOUSE-01",
        "0 discard minor-fight\n> waiting 0 1",
        "1 play minor-skill",
        seats=3,
    )
    assert scene.cards("discard 0") == ["minor-fight"]


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("0 play minor-skill", ()),
        ("0 play-all", ()),
        ("0 done", ()),
        ("0 dispute 1", ()),
        ("0 ability 1", ("PUG-CLASS-01",)),
        ("0 play airship", ("PUG-PLAY-01",)),
        ("0 buy umbrella", ("PUG-BUY-17",)),
        ("0 target dummy", ("PUG-COMBAT-07",)),
        ("0 give 1 1", ("PUG-COMBAT-07",)),
    ],
)
def test_while_a_question_waits_only_that_is_refused_besides_which_would_be_refused_after_it(line, why):
    scene = table("place: hand 0 = bottle-of-gin minor-skill*2 minor-fight", "0 play bottle-of-gin")
    assert refused(scene, line) == ("PUG-HOUSE-01", *why)


@pytest.mark.clause("PUG-HOUSE-01", "PUG-HOUSE-12")
def test_others_who_are_asked_because_of_a_card_answer_before_anybody_goes_on():
    scene = table(
        """place: hand 0 = street-urchins minor-skill
        place: hand 1 = minor-skill minor-fight
        place: hand 2 = minor-skill minor-fight""",
        "1 done",
        "0 play street-urchins\n> waiting 1",
        "! 0 play minor-skill\n> refused PUG-HOUSE-01",
        "! 2 discard minor-skill\n> refused PUG-HOUSE-01",
        "1 discard minor-skill\n> waiting 2",
        "2 discard minor-fight\n> waiting 0 2",
        seats=3,
    )
    assert clauses(scene, "makes opponents discard") == ("PUG-GAME-10", "PUG-HOUSE-12")
    assert each(scene, "hand") == [1, 1, 1]


def test_a_game_begins_with_the_play_phase_of_the_first_turn():
    session = begun(3)
    assert session.game.holds(session.state, "phase", "play") is None
    assert zone(session.state, "round") == 1
    assert session.game.question(session.state).kind == "Play"
