"""What may be chosen before a game: each switch in each of its values, and what it changes."""

import pytest

from pugsbox.core.errors import BadFile, PugsboxError
from pugsbox.core.session import Session
from pugsbox.pugs_in_mugs import PUGS_IN_MUGS
from tests.pugs_in_mugs.games import play_out
from tests.scenes import play


def test_there_are_nine_switches_and_the_rulebook_is_the_default():
    assert {name: option.default for name, option in PUGS_IN_MUGS.options.items()} == {
        "mugs_per_colour": "players",
        "first_player": "seeded",
        "actions_compulsory": "true",
        "surprise_interrupts": "false",
        "surprise_on_self": "false",
        "surprise_on_empty_hand": "false",
        "gimme_any_mischief": "false",
        "dig_any_pug": "false",
        "discard_pile_open": "true",
    }


@pytest.mark.parametrize("name", PUGS_IN_MUGS.options)
def test_each_value_of_a_switch_gives_a_game_that_can_be_played_and_no_other_value_does(name):
    for value in PUGS_IN_MUGS.options[name].values:
        session = play_out(5, 1, **{name: value})
        assert session.game.outcome(session.state), value
    with pytest.raises(PugsboxError, match=f"Option {name} cannot be"):
        PUGS_IN_MUGS.new(5, **{name: "maybe"})


# ---------------------------------------------------------------- mugs_per_colour

LAST_MUG = """
    place: mugs 0 = red-mug yellow-mug
    place: mugs 1 = green-mug blue-mug
    place: hand 0 = plum*3 red
    place: hand 1 = red*3
"""


@pytest.mark.clause("MUG-COMP-02")
def test_with_a_single_mug_of_each_colour_the_game_is_over_when_nobody_can_win_any_more():
    scene = play(f"""
        option: mugs_per_colour = 1
        {LAST_MUG}
        ---
        0 exchange plum
        > clause MUG-COMP-02
        > clause MUG-AIM-03
        > winner nobody
        > waiting
        > supply = -
    """)
    assert scene.scene.outcome.scores == (3, 2)
    assert scene.session.moves[-1].events[-1].kind == "is locked"
    assert scene.session.view(0).ending.text == "Nobody can win any more."


def test_while_a_single_mug_is_left_somebody_can_still_win():
    play("""
        option: mugs_per_colour = 1
        place: mugs 0 = red-mug yellow-mug
        place: mugs 1 = green-mug
        place: hand 0 = plum*3
        ---
        0 exchange plum
        > supply = blue-mug
        > winner -
        > waiting 0
    """)


def test_with_a_mug_for_each_player_the_same_exchange_ends_nothing():
    play(f"""
        {LAST_MUG}
        ---
        0 exchange plum
        > waiting 0
        > winner -
    """)


@pytest.mark.clause("MUG-EXCH-06")
def test_a_single_mug_that_somebody_has_cannot_be_bought():
    lines = f"""
        {LAST_MUG}
        set: turn = 1
        ---
    """
    scene = play(f"option: mugs_per_colour = 1{lines}! 1 exchange red\n> refused MUG-EXCH-06")
    assert scene.session.check("1 exchange red").clauses == ("MUG-EXCH-06",)
    play(f"{lines}1 exchange red\n> mugs 1 = green-mug blue-mug red-mug")


def test_with_a_single_mug_of_each_colour_somebody_can_still_win():
    play("""
        option: mugs_per_colour = 1
        place: mugs 0 = red-mug yellow-mug green-mug blue-mug
        place: hand 0 = plum*3
        ---
        0 exchange plum
        > winner 0
        > supply = -
    """)


# ---------------------------------------------------------------- first_player


@pytest.mark.parametrize("seat", range(5))
def test_a_seat_may_be_chosen_to_begin(seat):
    assert {Session(PUGS_IN_MUGS, seats=5, seed=seed, first_player=seat).turn for seed in range(10)} == {(seat,)}


def test_without_a_choice_the_seed_chooses_who_begins():
    first = [Session(PUGS_IN_MUGS, seats=5, seed=seed).turn for seed in range(60)]
    assert set(first) == {(seat,) for seat in range(5)}
    assert first == [Session(PUGS_IN_MUGS, seats=5, seed=seed).turn for seed in range(60)]


@pytest.mark.parametrize(("seats", "first"), [(2, 2), (3, 3), (4, 4), (2, 4)])
def test_nobody_begins_from_a_seat_beyond_the_table(seats, first):
    with pytest.raises(PugsboxError, match=f"first_player is {first}; expected a seat from 0 to {seats - 1}"):
        PUGS_IN_MUGS.new(seats, first_player=first)
    with pytest.raises(BadFile, match="expected a seat from 0"):
        play(f"option: first_player = {first}\n---", seats=seats)


# ---------------------------------------------------------------- actions_compulsory


@pytest.mark.clause("MUG-TURN-05", "MUG-TURN-06")
def test_a_group_may_allow_to_stop_early_and_nothing_is_made_up_for():
    scene = play("""
        option: actions_compulsory = false
        place: hand 0 = red
        place: hand 1 = red
        ---
        0 end
        > clause MUG-TURN-05
        > clause MUG-TURN-06
        > turn = 1
        1 draw
        > legal 1 end
        1 end
        > turn = 0
        > actions = 2
        ! 0 end now
        > refused MUG-TURN-02
        ! 1 end
        > refused MUG-SETUP-04
    """)
    assert scene.legal(0) == ["0 draw", "0 end"]


def test_who_stops_early_still_checks_the_hand():
    play("""
        option: actions_compulsory = false
        place: hand 0 = red*6
        ---
        0 end
        > actions = 0
        > waiting 0
        ! 0 end
        > refused MUG-TURN-01
        0 discard red
        > turn = 1
    """)


# ---------------------------------------------------------------- surprise_interrupts


@pytest.mark.clause("MUG-SURP-05", "MUG-EXCH-01")
def test_a_surprise_may_break_up_a_declared_exchange():
    scene = play("""
        option: surprise_interrupts = true
        place: hand 0 = red*3
        place: hand 1 = surprise
        ---
        0 exchange red
        > waiting 1
        > clause MUG-SURP-05
        > mugs 0 = -
        ! 0 draw
        > refused MUG-SURP-05
        ! 0 pass
        > refused MUG-SURP-05
        ! 1 pass quickly
        > refused MUG-SURP-05
        1 surprise 0
        > waiting 1
        1 pass
        > clause MUG-SURP-05
        > clause MUG-EXCH-01
        > mugs 0 = -
        > hand 0 = red*2
        > actions = 1
        > waiting 0
    """)
    assert [line.text for line in scene.session.log(1)][-6:] == [
        "Ada wants the red Mug for three Pugs.",
        "You play a Surprise!",
        "Ada loses a random card: a red Pug.",
        "A Surprise! goes on the discard pile.",
        "You let it pass.",
        "Ada no longer has three: no Mug.",
    ]


@pytest.mark.clause("MUG-SURP-05")
def test_an_exchange_that_can_still_be_paid_goes_on():
    play("""
        option: surprise_interrupts = true
        place: hand 0 = red*4
        place: hand 1 = surprise
        ---
        0 exchange red
        1 surprise 0
        1 pass
        > mugs 0 = red-mug
        > hand 0 = -
    """)


@pytest.mark.clause("MUG-SURP-05", "MUG-STEAL-04")
def test_a_surprise_may_break_up_a_theft():
    scene = play("""
        option: surprise_interrupts = true
        place: hand 0 = red yellow green blue plum
        place: hand 1 = surprise
        place: mugs 1 = blue-mug
        place: discard = -
        roll: 1
        ---
        0 steal 1 blue
        > waiting 1
        1 surprise 0
        1 pass
        > clause MUG-STEAL-04
        > mugs 0 = -
        > mugs 1 = blue-mug
        > hand 0 = yellow green blue plum
        > discard = red surprise
        > actions = 1
    """)
    assert "Ada wants to steal from you: the blue Mug." in [line.text for line in scene.session.log(1)]
    assert scene.session.log(1)[-1].text == "Ada can no longer pay: no Mug."


GIMME_SURPRISE = """
    place: hand 0 = gimme red
    place: hand 1 = surprise
    ---
    0 gimme 1 surprise
"""


def test_a_surprise_that_a_gimme_names_may_be_played_before_it_has_to_be_given():
    scene = play(f"""option: surprise_interrupts = true{GIMME_SURPRISE}
        > waiting 1
        1 surprise 0
        > hand 0 = -
        1 pass
        > clause MUG-GIM-03
        > hand 0 = -
        > hand 1 = -
    """)
    assert scene.cards("discard")[-3:] == ["red", "surprise", "gimme"]
    heard = [line.text for line in scene.session.log(1)]
    assert heard.index("Ada asks you for a Surprise!") < heard.index("You play a Surprise!")


def test_a_surprise_that_is_not_played_in_between_is_given():
    scene = play(f"""option: surprise_interrupts = true{GIMME_SURPRISE}
        1 pass
        > clause MUG-GIM-06
        > hand 0 = red surprise
        > hand 1 = -
    """)
    assert "MUG-GIM-07" not in scene.scene.seen  # it could have been played in between


def test_everybody_else_may_come_in_between_clockwise():
    scene = play("""
        option: surprise_interrupts = true
        seats: 4
        set: turn = 1
        place: hand 1 = dig
        place: discard = red
        ---
        1 dig red
        > waiting 2
        ! 3 pass
        > refused MUG-SURP-05
        2 pass
        > waiting 3
        3 pass
        > waiting 0
        > hand 1 = -
        0 pass
        > hand 1 = red
        > waiting 1
    """)
    assert [move.action.seat for move in scene.session.moves] == [1, 2, 3, 0]


def test_drawing_a_card_is_over_at_once():
    play("""
        option: surprise_interrupts = true
        place: hand 1 = surprise
        ---
        0 draw
        > waiting 0
        > actions = 1
    """)


@pytest.mark.parametrize("action", ["exchange red", "steal 1 red", "gimme 1 plum", "dig plum"])
def test_by_the_rulebook_nothing_comes_in_between(action):
    scene = play(f"""
        place: hand 0 = red*3 yellow green blue plum gimme dig
        place: hand 1 = surprise plum
        place: mugs 1 = red-mug
        ---
        0 {action}
        > waiting 0
        > actions = 1
    """)
    assert not [event for event in scene.session.events if event.kind.startswith("wants")]


# ---------------------------------------------------------------- surprise_on_self


def test_a_group_may_allow_a_surprise_on_oneself():
    play("""
        option: surprise_on_self = true
        place: hand 0 = red surprise
        place: hand 1 = -
        place: discard = -
        ---
        0 surprise 0
        > clause MUG-SURP-01
        > hand 0 = -
        > discard = red surprise
    """)


@pytest.mark.clause("MUG-SURP-06")
def test_a_surprise_on_oneself_needs_a_further_card():
    scene = play("""
        option: surprise_on_self = true
        place: hand 0 = surprise
        place: hand 1 = red
        ---
        ! 0 surprise 0
        > refused MUG-SURP-06
    """)
    assert scene.legal(0) == ["0 draw", "0 surprise 1"]


# ---------------------------------------------------------------- surprise_on_empty_hand


@pytest.mark.clause("MUG-MISCH-05")
def test_a_group_may_allow_a_surprise_on_a_player_without_cards():
    play("""
        option: surprise_on_empty_hand = true
        place: hand 0 = surprise
        place: hand 1 = -
        place: discard = -
        ---
        ! 0 surprise 0
        > refused MUG-SURP-07
        0 surprise 1
        > clause MUG-MISCH-05
        > discard = surprise
        > hand 0 = -
        > actions = 2
    """)


def test_both_switches_together_allow_a_surprise_that_hits_nothing_of_ones_own():
    play("""
        option: surprise_on_empty_hand = true
        option: surprise_on_self = true
        place: hand 0 = surprise
        place: discard = -
        ---
        0 surprise 0
        > clause MUG-MISCH-05
        > discard = surprise
    """)


# ---------------------------------------------------------------- gimme_any_mischief


@pytest.mark.clause("MUG-GIM-04", "MUG-GIM-06", "MUG-SURP-05")
def test_a_group_may_let_gimme_ask_for_any_mischief_and_the_player_asked_chooses():
    scene = play("""
        option: gimme_any_mischief = true
        place: hand 0 = gimme
        place: hand 1 = dig gimme*2 red surprise
        ---
        0 gimme 1 mischief
        > clause MUG-GIM-04
        > waiting 1
        ! 1 give
        > refused MUG-GIM-06
        ! 1 give red
        > refused MUG-GIM-06
        ! 0 give dig
        > refused MUG-GIM-06
        ! 1 surprise 0
        > refused MUG-SURP-05
        ! 0 draw
        > refused MUG-SURP-05
        1 give gimme
        > clause MUG-GIM-02
        > hand 0 = gimme
        > hand 1 = dig gimme red surprise
        > waiting 0
        > actions = 1
    """)
    asked = scene.session.moves[1].before
    assert [str(action) for action in asked.legal] == ["1 give surprise", "1 give gimme", "1 give dig"]


@pytest.mark.clause("MUG-GIM-03")
def test_who_has_no_mischief_is_asked_all_the_same_and_says_so():
    play("""
        option: gimme_any_mischief = true
        place: hand 0 = gimme
        place: hand 1 = red
        ---
        0 gimme 1 mischief
        > waiting 1
        1 give nothing
        > clause MUG-GIM-03
        > hand 0 = -
        > hand 1 = red
        > waiting 0
    """)


def test_a_kind_may_still_be_named():
    scene = play("""
        option: gimme_any_mischief = true
        place: hand 0 = gimme
        place: hand 1 = dig surprise
        ---
        0 gimme 1 dig
        > hand 0 = dig
        > waiting 0
    """)
    offered = scene.session.game.legal_actions(scene.session.moves[0].before, 0)
    assert len([action for action in offered if action.verb == "gimme"]) == 9


# ---------------------------------------------------------------- dig_any_pug


@pytest.mark.clause("MUG-DIG-04", "MUG-DIG-07")
def test_a_group_may_let_dig_name_any_pug():
    play("""
        option: dig_any_pug = true
        place: hand 0 = dig
        place: discard = red blue gimme
        ---
        ! 0 dig mischief
        > refused MUG-DIG-04
        0 dig pug
        > clause MUG-DIG-04
        > clause MUG-DIG-07
        > hand 0 = blue
        > discard = red gimme dig
    """)


def test_mischief_is_no_pug_to_be_dug_up():
    play("""
        option: dig_any_pug = true
        place: hand 0 = dig
        place: discard = gimme surprise
        ---
        0 dig pug
        > clause MUG-DIG-02
        > hand 0 = -
        > discard = gimme surprise dig
    """)


# ---------------------------------------------------------------- discard_pile_open


@pytest.mark.parametrize(("value", "seen"), [("true", ["red", "gimme", "blue"]), ("false", ["blue"])])
def test_a_group_may_close_the_discard_pile_but_for_its_top_card(value, seen):
    scene = play(f"""
        option: discard_pile_open = {value}
        place: hand 0 = dig
        place: discard = red gimme blue
        ---
    """)
    for seat in (0, 1, None):
        pile = next(zone for zone in scene.session.view(seat).zones if zone.name == "discard")
        assert [face.key for face in pile.cards] == seen
        assert pile.count == 3


@pytest.mark.parametrize("value", ["true", "false"])
def test_dig_searches_the_whole_pile_open_or_closed(value):
    scene = play(f"""
        option: discard_pile_open = {value}
        place: hand 0 = dig
        place: discard = red gimme blue
        ---
        0 dig red
        > hand 0 = red
        > discard = gimme blue dig
    """)
    assert ("MUG-DIG-05" in scene.scene.since) == (value == "true")
