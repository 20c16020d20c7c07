"""A turn, its phases, and what belongs to which: PET-TURN, PET-DRAW, PET-ACT, PET-OBJ."""

import pytest

from pugsbox.core.session import Session
from pugsbox.pet_evil import PET_EVIL
from tests.pet_evil.games import play, zone

MISSILE = "red-warhead red-explosive red-rocket"


def happened(scene, move=-1):
    return [event.kind for event in scene.session.moves[move].events]


# ---------------------------------------------------------------- who and when


@pytest.mark.clause("PET-TURN-01")
def test_who_begins_is_chosen_or_drawn_by_the_seed():
    for seed in range(10):
        assert Session(PET_EVIL, seats=3, seed=seed, first_player=2).turn == (2,)
    assert {Session(PET_EVIL, seats=3, seed=seed).turn for seed in range(30)} == {(0,), (1,), (2,)}


@pytest.mark.clause("PET-TURN-02")
def test_in_each_round_everybody_has_one_turn_clockwise():
    session = Session(PET_EVIL, seats=3, seed=3, first_player=1)
    order, rounds = [], []
    while len(order) < 6:
        (seat,) = session.turn
        order.append(seat)
        rounds.append(zone(session.state, "round"))
        for action in ("draw", "extra-draw"):
            session.push(f"{seat} {action}")
        while session.turn == (seat,):
            action = next(a for a in session.legal() if a.verb in ("skip", "scrap"))
            session.push(action)
    assert order == [1, 2, 0, 1, 2, 0]
    assert rounds == [1, 1, 1, 2, 2, 2]


@pytest.mark.clause("PET-TURN-02")
def test_nobody_acts_in_the_turn_of_somebody_else():
    scene = play("""
        seats: 3
        set: round = 2
        place: hand 1 = health-pack treaty red-warhead red-explosive*8 red-rocket
        ---
        ! 1 draw
        > refused PET-TURN-02
        ! 1 extra-draw
        > refused PET-TURN-02
        ! 1 attack 0 red-warhead red-explosive red-rocket
        > refused PET-TURN-02
        ! 1 treaty
        > refused PET-TURN-02
        ! 1 scrap red-explosive 1
        > refused PET-TURN-02
        ! 1 skip
        > refused PET-TURN-02
    """)
    assert "PET-TURN-02" not in scene.session.check("0 extra-draw").clauses


@pytest.mark.clause("PET-TURN-03")
def test_a_turn_has_four_phases_in_this_order():
    scene = play("""
        place: hand 0 = red-explosive*7
        place: deck = treaty shelter red-rocket ...
        place: pile-1 = -
        set: round = 2
        ---
        > phase = draw
        0 draw
        > phase = supply
        0 extra-draw
        > phase = command
        0 skip
        > phase = scrap
        0 scrap treaty 1
        > phase = scrap
        0 scrap shelter 1
        > phase = draw
        > turn = 1
    """)
    assert "PET-TURN-03" in scene.scene.since  # by the question of the next turn
    asked = [PET_EVIL.question(move.before).kind for move in scene.session.moves]
    assert asked == ["Draw", "Supply", "Command", "Scrap", "Scrap"]


@pytest.mark.clause("PET-TURN-04")
def test_in_the_first_round_nobody_has_a_command_phase():
    scene = play(f"""
        place: hand 0 = {MISSILE} health-pack treaty
        place: hand 1 = -
        ---
        ! 0 attack 1 {MISSILE}
        > refused PET-TURN-04
        ! 0 health-pack 0
        > refused PET-TURN-04
        ! 0 treaty
        > refused PET-TURN-04
        0 draw
        ! 0 treaty
        > refused PET-TURN-04
        0 extra-draw
        > clause PET-TURN-04
        > turn = 1
        > round = 1
        1 draw
        1 extra-draw
        > clause PET-TURN-04
        > round = 2
        > turn = 0
        0 draw
        0 extra-draw
        > phase = command
        > legal 0 attack 1 {MISSILE}
        > legal 0 health-pack 1
        > legal 0 treaty
    """)
    assert "PET-TURN-04" not in scene.scene.since


def test_the_first_round_ends_before_the_second_turn_of_who_began():
    session = Session(PET_EVIL, seats=3, first_player=2)
    rounds = {}
    for seat in (2, 0, 1):
        rounds[seat] = zone(session.state, "round")
        session.push(f"{seat} draw")
        session.push(f"{seat} extra-draw")
    assert rounds == {2: 1, 0: 1, 1: 1}
    assert (session.turn, zone(session.state, "round")) == ((2,), 2)


@pytest.mark.clause("PET-TURN-05")
def test_who_is_out_has_no_turns():
    scene = play("""
        seats: 3
        set: health 1 = 0
        place: hand 0 = -
        place: hand 2 = -
        ---
        ! 1 draw
        > refused PET-TURN-05
        0 draw
        0 extra-draw
        > clause PET-TURN-05
        > turn = 2
        2 draw
        2 extra-draw
        > turn = 0
        0 draw
        0 extra-draw
        0 skip
        > turn = 2
    """)
    assert "PET-TURN-05" not in {clause for event in scene.session.moves[3].events for clause in event.clauses}


@pytest.mark.clause("PET-TURN-05")
def test_nothing_is_stolen_from_or_traded_with_who_is_out():
    scene = play("""
        seats: 3
        set: health 1 = 0
        set: phase = supply
        place: hand 0 = red-rocket
        place: hand 2 = red-rocket
        ---
        ! 0 steal 1
        > refused PET-TURN-05
        ! 0 trade 1
        > refused PET-TURN-05
    """)
    assert [line for line in scene.legal(0) if "steal" in line or "trade" in line] == ["0 steal 2", "0 trade 2"]


# ---------------------------------------------------------------- Draw


@pytest.mark.clause("PET-DRAW-01")
def test_in_the_draw_phase_exactly_the_top_card_is_drawn():
    scene = play("""
        place: hand 0 = red-explosive*5
        place: deck = treaty shelter ...
        ---
        0 draw
        > clause PET-DRAW-01
        > hand 0 = red-explosive*5 treaty
        > deck = shelter ...
        ! 0 draw
        > refused PET-DRAW-01
        ! 0 draw 2
        > refused PET-DRAW-01
    """)
    before, after = scene.session.moves[0].before, scene.session.state
    assert len(zone(before, "deck")) - len(zone(after, "deck")) == 1
    drawn = scene.session.moves[0].events[0]
    assert drawn.seen_from(1).data[0] == 1
    assert [line.text for line in scene.session.log(1)] == ["Ada draws a card."]


@pytest.mark.clause("PET-DRAW-02")
def test_drawing_cannot_be_left_out():
    scene = play("""
        ---
        ! 0 skip
        > refused PET-DRAW-02
        ! 0 extra-draw
        > refused PET-DRAW-02
        ! 0 steal 1
        > refused PET-DRAW-02
        ! 0 trade 1
        > refused PET-DRAW-02
        ! 0 scrap-draw 1
        > refused PET-DRAW-02
    """)
    assert scene.legal(0) == ["0 draw"]


@pytest.mark.clause("PET-DRAW-02")
def test_where_there_is_no_card_to_draw_the_phase_is_skipped():
    scene = play("""
        place: hand 0 = red-rocket
        place: hand 1 = -
        place: discard = -
        place: deck = -
        ---
        > phase = supply
        0 scrap-draw 1
        > turn = 1
        > clause PET-DRAW-02
        > phase = supply
    """)
    assert "cannot draw" in happened(scene)


# ---------------------------------------------------------------- kinds of actions


@pytest.mark.clause("PET-ACT-01")
def test_there_are_supply_command_and_instant_actions_and_no_others():
    scene = play("""
        ---
        ! 0 fly
        > refused PET-ACT-01
        ! 0 skip now
        > refused PET-ACT-01
    """)
    assert scene.session.check("0 fly").expected == "a Supply, a Command or an Instant action"
    kinds = {"command", "instant"}
    assert {card.kind for card in PET_EVIL.cards.values() if card.copies and card.kind in kinds} == kinds
    for action in ("draw", "extra-draw", "attack 1", "shelter", "take", "treaty"):
        refusal = scene.session.check(f"0 {action}")
        assert refusal is None or "PET-ACT-01" not in refusal.clauses


@pytest.mark.clause("PET-ACT-02")
def test_each_action_belongs_to_its_phase_and_an_answer_to_an_attack():
    play(f"""
        set: round = 2
        set: phase = supply
        place: hand 0 = {MISSILE} health-pack treaty
        place: hand 1 = shelter
        ---
        ! 0 attack 1 {MISSILE}
        > refused PET-ACT-02
        ! 0 health-pack 0
        > refused PET-ACT-02
        ! 0 treaty
        > refused PET-ACT-02
        ! 0 scrap treaty 1
        > refused PET-ACT-02
        ! 0 done
        > refused PET-ACT-02
        ! 1 shelter
        > refused PET-SHEL-01
        0 extra-draw
        > phase = command
        ! 0 extra-draw
        > refused PET-ACT-02
        ! 0 steal 1
        > refused PET-ACT-02
        0 attack 1 {MISSILE}
        1 shelter
        > health 1 = 18
    """)


@pytest.mark.clause("PET-ACT-02")
def test_an_evil_pet_is_played_at_the_moment_that_stands_on_it():
    play("""
        set: round = 2
        place: hand 0 = fallout-ferret tank-tortoise
        ---
        ! 0 pet tank-tortoise
        > refused PET-ACT-02
        0 draw
        ! 0 pet fallout-ferret
        > refused PET-PET-04
        0 pet tank-tortoise
        0 pet fallout-ferret
        > health 0 = 18
        > health 1 = 18
    """)


# ---------------------------------------------------------------- what it is all for


@pytest.mark.clause("PET-OBJ-01")
def test_the_last_one_standing_wins():
    scene = play("""
        set: round = 2
        set: phase = command
        set: health 0 = 5
        set: health 1 = 3
        place: hand 0 = red-warhead blue-explosive red-rocket
        place: hand 1 = -
        ---
        0 attack 1 red-warhead blue-explosive red-rocket
        > winner -
        1 take
        > clause PET-OBJ-01
        > health 1 = 0
        > winner 0
        > waiting
        ! 0 skip
        > refused PET-END-01
    """)
    assert "PET-OBJ-01" in scene.scene.outcome.clauses
    assert scene.session.view(0).ending.text == "You are the last one standing: you win!"


@pytest.mark.clause("PET-OBJ-02")
def test_missiles_bring_the_health_of_opponents_to_zero():
    scene = play("""
        seats: 3
        set: round = 2
        set: phase = command
        set: health 1 = 12
        place: hand 0 = red-warhead red-explosive*3 red-rocket
        place: hand 1 = -
        ---
        0 attack 1 red-warhead red-explosive*3 red-rocket
        1 take
        > clause PET-OBJ-02
        > health 1 = 0
        > winner -
    """)
    assert "is out" in happened(scene)


def test_a_missile_that_is_survived_does_not_bring_health_to_zero():
    scene = play("""
        set: round = 2
        set: phase = command
        set: health 1 = 13
        place: hand 0 = red-warhead red-explosive*3 red-rocket
        place: hand 1 = -
        ---
        0 attack 1 red-warhead red-explosive*3 red-rocket
        1 take
        > health 1 = 1
    """)
    assert not {"PET-OBJ-01", "PET-OBJ-02"} & scene.scene.since
