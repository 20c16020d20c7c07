"""The Scrap phase, and what is scrapped or discarded: PET-SCRAP, PET-DISC."""

import pytest

from tests.pet_evil.games import play, zone

SCRAP = """
        set: round = 2
        set: phase = scrap"""
NINE = f"""{SCRAP}
        place: hand 0 = red-explosive*7 treaty shelter
        place: pile-1 = red-warhead
        place: pile-2 = blue-warhead
        place: pile-3 = green-warhead
        place: pile-4 = yellow-warhead"""


@pytest.mark.clause("PET-SCRAP-01")
def test_at_the_end_of_the_turn_all_cards_above_seven_are_scrapped():
    scene = play(f"""
        {NINE}
        ---
        > waiting 0
        0 scrap treaty 1
        > clause PET-SCRAP-01
        > waiting 0
        0 scrap shelter 2
        > hand 0 = red-explosive*7
        > turn = 1
        > pile-1 = red-warhead treaty
        > pile-2 = blue-warhead shelter
    """)
    assert (
        scene.session.game.observe(scene.session.moves[0].before, 0).question.text
        == "Scrap phase: cards that you must scrap: 2."
    )


def test_while_there_are_too_many_cards_nothing_else_can_be_done():
    scene = play(f"{NINE}\n---\n! 0 done\n> refused PET-SCRAP-01\n! 0 skip\n> refused PET-ACT-02")
    assert {action.verb for action in scene.session.legal()} == {"scrap"}
    assert len(scene.session.legal()) == 3 * 4  # each kind of card on each pile


@pytest.mark.clause("PET-SCRAP-02")
def test_each_scrapped_card_goes_on_top_of_a_pile_of_ones_choice():
    play(f"""
        {NINE}
        ---
        ! 0 scrap treaty
        > refused PET-SCRAP-02
        ! 0 scrap treaty 5
        > refused PET-SCRAP-02
        ! 0 scrap blue-rocket 1
        > refused PET-SCRAP-02
        ! 0 scrap treaty 1 2
        > refused PET-SCRAP-02
        0 scrap treaty 1
        > clause PET-SCRAP-02
        0 scrap shelter 4
        > pile-1 = red-warhead treaty
        > pile-4 = yellow-warhead shelter
    """)
    play(f"""
        {NINE}
        place: pile-1 = -
        ---
        0 scrap treaty 1
        0 scrap shelter 1
        > pile-1 = treaty shelter
    """)


@pytest.mark.clause("PET-SCRAP-03")
def test_a_pile_of_three_is_discarded_and_begun_anew():
    scene = play(f"""
        {SCRAP}
        place: hand 0 = red-explosive*7 treaty
        place: pile-2 = blue-warhead green-warhead
        place: discard = yellow-rocket
        place: deck = shelter ...
        ---
        0 scrap treaty 2
        > clause PET-SCRAP-03
        > discard = yellow-rocket blue-warhead green-warhead treaty
        > pile-2 = shelter
    """)
    before = scene.session.moves[0].before
    assert len(zone(before, "deck")) - len(zone(scene.session.state, "deck")) == 1
    assert "PET-SCRAP-04" not in scene.scene.since  # the last card: there was nothing left to come
    second = play(f"{NINE}\n---\n0 scrap treaty 2")
    assert "PET-SCRAP-03" not in second.scene.since  # two cards are no full pile


@pytest.mark.clause("PET-SCRAP-04")
def test_piles_are_checked_after_each_card():
    scene = play(f"""
        {NINE}
        place: pile-2 = blue-warhead green-rocket
        place: deck = health-pack ...
        place: discard = -
        ---
        0 scrap treaty 2
        > clause PET-SCRAP-04
        > pile-2 = health-pack
        > discard = blue-warhead green-rocket treaty
        > waiting 0
        0 scrap shelter 2
        > pile-2 = health-pack shelter
    """)
    assert "PET-SCRAP-03" not in scene.scene.since


@pytest.mark.clause("PET-SCRAP-05")
def test_who_has_seven_cards_scraps_nothing():
    scene = play("""
        set: round = 2
        set: phase = command
        place: hand 0 = red-explosive*7
        ---
        ! 0 scrap red-explosive 1
        > refused PET-SCRAP-05
        0 skip
        > clause PET-SCRAP-05
        > turn = 1
        > hand 0 = red-explosive*7
        ! 0 scrap red-explosive 1
        > refused PET-TURN-02
    """)
    assert scene.session.moves[0].events[1].data == (7,)


def test_who_has_scrapped_is_not_said_to_keep_all():
    scene = play(f"{NINE}\n---\n0 scrap treaty 1\n0 scrap shelter 1")
    assert "PET-SCRAP-05" not in scene.scene.seen


@pytest.mark.clause("PET-SCRAP-06")
def test_radiation_comes_after_scrapping_and_refilling():
    scene = play(f"""
        {SCRAP}
        place: hand 0 = red-explosive*7 treaty
        place: hand 1 = -
        place: pile-2 = blue-warhead green-warhead
        place: discard = -
        place: deck = shelter
        ---
        > markers 0 = 0
        0 scrap treaty 2
        > clause PET-SCRAP-06
        > markers 0 = 1
        > health 0 = 18
        > health 1 = 18
        > pile-2 = shelter
    """)
    kinds = [event.kind for event in scene.session.moves[0].events]
    assert kinds[:6] == ["scraps", "clears", "refills", "shows the wasteland", "gains a marker", "reshuffles"]
    assert kinds[6:8] == ["radiates", "is irradiated"]


def test_without_a_marker_of_the_player_on_turn_nothing_radiates():
    scene = play(f"{SCRAP}\nset: turn = 0\nplace: hand 0 = -\nplace: hand 1 = -\nset: markers 1 = 1\n---\n> turn = 1")
    assert scene.cards("hand 0") == []
    assert zone(scene.session.state, "health 0") == 20
    assert "PET-SCRAP-06" not in scene.scene.seen


@pytest.mark.clause("PET-SCRAP-07")
def test_within_a_turn_a_hand_may_grow_beyond_seven():
    scene = play("""
        set: round = 2
        place: hand 0 = red-explosive*7
        place: hand 1 = blue-explosive*8
        ---
        0 draw
        > clause PET-SCRAP-07
        0 extra-draw
        > clause PET-SCRAP-07
        > phase = command
    """)
    assert len(scene.cards("hand 0")) == 9
    assert len(scene.cards("hand 1")) == 8  # nobody checks it in another player's turn
    six = play("place: hand 0 = red-explosive*6\n---\n0 draw")
    assert "PET-SCRAP-07" not in six.scene.since


@pytest.mark.clause("PET-SCRAP-07")
@pytest.mark.parametrize("action", ["steal 1", "scrap-draw 1", "extra-draw"])
def test_every_supply_action_may_lead_beyond_seven(action):
    text = "place: hand 0 = red-explosive*{}\nplace: hand 1 = blue-explosive*8\nset: phase = supply\nset: round = 2\n---\n0 {}"
    assert "PET-SCRAP-07" in play(text.format(7, action)).scene.since
    assert "PET-SCRAP-07" not in play(text.format(6, action)).scene.since


# ---------------------------------------------------------------- scrapped or discarded


@pytest.mark.clause("PET-DISC-01")
def test_what_is_scrapped_lies_on_a_scrap_pile_and_not_on_the_discard_pile():
    play(f"""
        {NINE}
        place: hand 0 = red-explosive*8
        place: discard = yellow-rocket
        ---
        0 scrap red-explosive 3
        > clause PET-DISC-01
        > pile-3 = green-warhead red-explosive
        > discard = yellow-rocket
    """)


@pytest.mark.clause("PET-DISC-02")
def test_what_is_discarded_lies_on_top_of_the_discard_pile():
    scene = play(f"""
        {SCRAP}
        set: phase = command
        place: hand 0 = health-pack
        place: discard = yellow-rocket
        ---
        0 health-pack 0
        > clause PET-DISC-02
        > discard = yellow-rocket health-pack
    """)
    before = scene.session.moves[0].before
    piles = [f"pile-{n}" for n in range(1, 5)]
    assert [zone(before, pile) for pile in piles] == [zone(scene.session.state, pile) for pile in piles]
    assert "PET-DISC-01" not in scene.scene.since


@pytest.mark.clause("PET-DISC-03")
def test_all_cards_played_in_an_attack_are_discarded():
    scene = play(f"""
        seats: 3
        {SCRAP}
        set: phase = command
        place: hand 0 = red-warhead red-explosive*3 red-rocket
        place: hand 1 = deflection
        place: hand 2 = shelter
        place: discard = -
        ---
        0 attack 1 red-warhead red-explosive*3 red-rocket
        > discard = -
        1 deflect 2
        > discard = -
        2 shelter
        > clause PET-DISC-03
        > discard = red-warhead red-explosive*3 red-rocket deflection shelter
    """)
    assert len(scene.cards("discard")) == 7


def test_a_treaty_is_played_and_stays_where_it_is():
    scene = play(f"{SCRAP}\nset: phase = command\nplace: hand 0 = treaty\nplace: discard = -\n---\n0 treaty\n> discard = -")
    assert not {"PET-DISC-02", "PET-DISC-03"} & scene.scene.since
