"""Trade: PET-TRADE."""

import pytest

from pugsbox.core.errors import PugsboxError
from tests.pet_evil.games import play, shown

TABLE = """
    seats: 3
    place: hand 0 = red-warhead blue-explosive
    place: hand 1 = blue-rocket
    place: hand 2 = green-rocket
    set: round = 2
    set: phase = supply
    ---
"""
AGREED = """
    0 trade 1
    0 claim red-warhead
    1 claim something
    0 seal {}
    1 seal {}
"""


@pytest.mark.clause("PET-TRADE-01")
def test_two_players_swap_a_card_each():
    scene = play(f"""
        {TABLE}
        ! 0 trade
        > refused PET-TRADE-01
        ! 0 trade 0
        > refused PET-TRADE-01
        ! 0 trade 1 red-warhead
        > refused PET-TRADE-01
        {AGREED.format("red-warhead", "blue-rocket")}
        > clause PET-TRADE-01
        > hand 0 = blue-explosive blue-rocket
        > hand 1 = red-warhead
        > sealed 0 = -
        > sealed 1 = -
        > phase = command
    """)
    swapped = [event for event in scene.session.moves[-1].events if event.kind == "trades"]
    assert [(event.seat, event.seen_by) for event in swapped] == [(1, (0, 1)), (0, (0, 1))]
    assert [line.text for line in scene.session.log(2)][-2:] == ["Bo gives Ada a card.", "Ada gives Bo a card."]


@pytest.mark.clause("PET-TRADE-01")
def test_a_trade_needs_a_card_of_both():
    for empty in (0, 1):
        scene = play(
            f"place: hand 0 = red-rocket\nplace: hand 1 = red-rocket\nplace: hand {empty} = -\nset: phase = supply\n---"
        )
        assert "PET-TRADE-01" in scene.session.check("0 trade 1").clauses
        assert "0 trade 1" not in scene.legal()


@pytest.mark.clause("PET-TRADE-02")
def test_the_card_is_talked_about_and_not_shown():
    scene = play(f"""
        {TABLE}
        0 trade 1
        ! 0 claim <b>
        > refused PET-TRADE-02
        0 claim red-warhead
        > clause PET-TRADE-02
        > waiting 1
    """)
    asked = scene.session.view(1).question.text
    assert asked == "Ada offers a Trade and says: I give a red Warhead. What do you say that you give?"
    for action in ("1 claim blue-rocket", "0 seal blue-explosive"):
        scene.session.push(action)
    for seat in (1, 2, None):
        sealed = shown(scene.session.view(seat), "sealed 0")
        assert (sealed.count, sealed.cards) == (1, None)
        assert shown(scene.session.view(seat), "hand 0").count == 1
        assert scene.session.log(seat)[-1].text == "Ada puts a card face down."
        assert not any("blue Explosive" in line.text for line in scene.session.log(seat))
    assert [face.key for face in shown(scene.session.view(0), "sealed 0").cards] == ["blue-explosive"]


@pytest.mark.clause("PET-TRADE-03")
def test_what_is_said_need_not_be_true():
    scene = play(f"""
        {TABLE}
        {AGREED.format("blue-explosive", "blue-rocket")}
        > hand 0 = red-warhead blue-rocket
        > hand 1 = blue-explosive
    """)
    claims = [event for event in scene.session.events if event.kind == "claims"]
    assert [(event.seat, event.data, "PET-TRADE-03" in event.clauses) for event in claims] == [
        (0, ("red-warhead",), True),
        (1, ("something",), True),
    ]


def test_anything_can_be_said_whatever_the_hand_holds():
    scene = play(f"{TABLE}\n0 trade 1")
    said = {action.args[0] for action in scene.session.legal()}
    assert {"nuke-charge", "wild-rocket", "shelter", "evil-pet", "something", "blue-explosive"} <= said
    other = play(f"{TABLE.replace('red-warhead blue-explosive', 'treaty')}\n0 trade 1")
    assert {action.args[0] for action in other.session.legal()} == said  # so that the choice tells nothing


DECLINED = [
    ("0 trade 1\n0 claim something\n1 decline", 1),
    ("0 trade 1\n0 claim something\n1 claim something\n0 decline", 0),
    ("0 trade 1\n0 claim something\n1 claim something\n0 seal red-warhead\n1 decline", 1),
]


@pytest.mark.clause("PET-TRADE-04")
@pytest.mark.parametrize(("said", "seat"), DECLINED)
def test_without_the_consent_of_both_nothing_changes_hands(said, seat):
    scene = play(f"""
        {TABLE}
        {said}
        > clause PET-TRADE-04
        > hand 0 = red-warhead blue-explosive
        > hand 1 = blue-rocket
        > sealed 0 = -
        > phase = supply
        > waiting 0
    """)
    declined = [event for event in scene.session.moves[-1].events if event.kind == "declines"]
    assert [event.seat for event in declined] == [seat]
    assert scene.session.log(2)[-1].text in ("Ada calls the Trade off.", "Bo calls the Trade off.", "Ada takes back a card.")


@pytest.mark.clause("PET-TRADE-04")
def test_a_trade_waits_for_the_word_of_one_player():
    scene = play(f"""
        {TABLE}
        ! 0 decline
        > refused PET-TRADE-04
        0 trade 1
        ! 0 decline
        > refused PET-TRADE-04
        ! 1 decline
        > refused PET-TRADE-04
        ! 0 seal red-warhead
        > refused PET-TRADE-04
        0 claim something
        ! 0 seal red-warhead
        > refused PET-TRADE-04
        ! 2 decline
        > refused PET-TRADE-04
        1 claim something
        ! 0 seal green-rocket
        > refused PET-TRADE-01
        ! 0 seal
        > refused PET-TRADE-01
        ! 0 claim something
        > refused PET-TRADE-04
        ! 0 extra-draw
        > refused PET-SUP-01
    """)
    claiming = scene.session.moves[1].before
    refusal = scene.session.game.check(claiming, scene.session.read("0 seal red-warhead"))
    assert refusal.message == "That is not what this Trade waits for now."  # the card is in the hand


def test_who_is_asked_can_always_decline():
    for actions in (2, 4):
        scene = play(f"{TABLE}\n" + "\n".join(AGREED.format("red-warhead", "blue-rocket").split("\n")[: actions + 1]))
        (seat,) = scene.session.turn
        assert seat == 1
        assert "1 decline" in scene.legal(1)


@pytest.mark.clause("PET-TRADE-05")
def test_a_trade_that_was_declined_is_not_yet_the_supply_action():
    scene = play(f"""
        {TABLE}
        0 trade 1
        0 claim something
        1 decline
        > clause PET-TRADE-05
        > waiting 0
        ! 0 skip
        > refused PET-TRADE-05
        > refused PET-SUP-01
        ! 0 trade 1
        > refused PET-TRADE-05
        > legal 0 trade 2
        0 extra-draw
        > phase = command
    """)
    assert "PET-TRADE-05" not in scene.scene.since


def test_each_other_player_is_asked_at_most_once_a_turn():
    scene = play(f"{TABLE}\n0 trade 1\n0 claim something\n1 decline\n0 trade 2\n0 claim something\n2 decline")
    assert not [line for line in scene.legal(0) if "trade" in line]
    for action in ("0 extra-draw", "0 skip", "1 draw"):
        scene.session.push(action)
    assert "1 trade 0" in scene.legal(1)


@pytest.mark.clause("PET-TRADE-06")
@pytest.mark.parametrize("treaty", [True, False])
@pytest.mark.parametrize("cards", [2, 7])
def test_a_trade_needs_no_large_hand_and_no_treaty_stops_it(treaty, cards):
    scene = play(f"""
        set: phase = supply
        place: hand 0 = red-explosive*7
        place: hand 1 = blue-explosive*{cards}
        place: front 1 = {"treaty" if treaty else "-"}
        ---
        ! 0 fly
        > refused PET-ACT-01
        0 trade 1
    """)
    assert ("PET-TRADE-06" in scene.scene.since) == (treaty or cards < 7)
    for action in ("0 claim something", "1 claim something", "0 seal red-explosive", "1 seal blue-explosive"):
        scene.session.push(action)
    assert sorted(scene.cards("hand 1")) == ["blue-explosive"] * (cards - 1) + ["red-explosive"]
    play("set: phase = supply\nplace: hand 0 = treaty*2\nplace: hand 1 = shelter\n---\n0 trade 1\n> clause PET-TRADE-06")


def test_a_treaty_that_lies_in_front_is_no_card_to_trade():
    scene = play("""
        set: phase = supply
        place: hand 0 = red-rocket
        place: hand 1 = -
        place: front 1 = treaty
        ---
        ! 0 trade 1
        > refused PET-TRADE-01
    """)
    with pytest.raises(PugsboxError):
        scene.session.push("0 trade 1")
