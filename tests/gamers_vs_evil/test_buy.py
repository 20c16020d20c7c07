"""What is bought, and with what: PA-TYPE-02, PA-TYPE-03, PA-BUY."""

import pytest

from pugsbox.gamers_vs_evil.turn import Turn
from tests.gamers_vs_evil.arranged import FIVE_GONE, clauses, events, pools, refused, table
from tests.gamers_vs_evil.games import shown


@pytest.mark.clause("PA-TYPE-02")
def test_gamer_cards_are_paid_for_with_tokens():
    scene = table("set: tokens = 3", "0 buy merch", "> clause PA-TYPE-02", "> tokens = 0", "> power = 0")
    (paid,) = events(scene, "pays")
    assert paid.data == (3, 0, 0)
    table("set: power = 9", "! 0 buy merch", "> refused PA-TYPE-02", "> power = 9")


@pytest.mark.clause("PA-TYPE-03")
def test_evil_cards_are_paid_for_with_power():
    table("set: power = 4", "0 buy fleshreaper", "> clause PA-TYPE-03", "> power = 0", "> tokens = 0")
    table("set: tokens = 9\nset: power = 3", "! 0 buy fleshreaper", "> refused PA-TYPE-03", "> power = 3")


@pytest.mark.clause("PA-BUY-01")
def test_any_number_of_gamer_cards_within_the_tokens():
    scene = table("set: tokens = 9\nplace: discard 0 = -", *["0 buy merch"] * 3, "> tokens = 0", "> discard 0 = merch*3")
    assert "PA-BUY-01" in clauses(scene, "buys")
    assert set(refused(scene, "0 buy merch")) == {"PA-TYPE-02", "PA-BUY-01"}


@pytest.mark.clause("PA-BUY-02")
def test_any_number_of_evil_cards_within_the_power():
    table("set: power = 8", "0 buy fleshreaper", "0 buy fleshreaper", "> clause PA-BUY-02", "> power = 0")
    scene = table("set: power = 7", "0 buy fleshreaper", "> power = 3", "! 0 buy fleshreaper", "> refused PA-BUY-02")
    assert refused(scene, "0 buy fleshreaper") == ("PA-TYPE-03", "PA-BUY-02")
    assert "0 buy canid" in scene.legal()


@pytest.mark.clause("PA-BUY-03")
def test_cards_of_both_colours_in_the_same_turn():
    scene = table(
        "set: tokens = 3\nset: power = 4\nplace: discard 0 = -",
        "0 buy merch",
        "0 buy fleshreaper",
        "> clause PA-BUY-03",
        "> discard 0 = merch fleshreaper",
        "> tokens = 0",
        "> power = 0",
    )
    assert [("PA-BUY-03" in event.clauses) for event in events(scene, "buys")] == [False, True]


@pytest.mark.clause("PA-BUY-04")
def test_all_that_there_is_may_be_spent():
    table("set: tokens = 3", "0 buy merch", "> clause PA-BUY-04")
    table("set: tokens = 2", "! 0 buy merch", "> refused PA-TYPE-02")
    scene = table("set: tokens = 4", "0 buy merch", "> tokens = 1")
    assert "PA-BUY-04" not in clauses(scene, "pays")


@pytest.mark.clause("PA-BUY-05")
def test_a_bought_card_lies_on_the_discard_pile_and_cannot_be_played():
    scene = table("set: tokens = 3\nplace: hand 0 = quarter*2\nplace: discard 0 = canid", "0 buy merch", "> clause PA-BUY-05")
    assert scene.cards("discard 0") == ["canid", "merch"]
    assert scene.cards("hand 0") == ["quarter"] * 2
    assert pools(scene) == (0, 0)
    assert refused(scene, "0 play merch") == ("PA-TURN-03",)


@pytest.mark.clause("PA-BUY-06")
def test_nothing_is_bought_from_an_empty_stack():
    header = "place: green-row = baby-ninja*9 sinestine*9 faerie-candymancer*9 touchwieners*9 sorcelator*9 werewolf*9"
    scene = table(f"{header}\nset: tokens = 9", "> run-out = merch", "! 0 buy merch", "> refused PA-BUY-06", "> tokens = 9")
    assert "0 buy merch" not in scene.legal()
    poor = table(header)
    assert refused(poor, "0 buy merch") == ("PA-BUY-06",)  # not that it is too dear
    assert "0 buy sinestine" in scene.legal()


@pytest.mark.clause("PA-BUY-07")
def test_every_stack_is_open_to_all():
    scene = table(
        "set: power = 3\nplace: hand 1 = sinestine*2\nplace: discard 1 = -",
        "0 buy canid",
        "0 end",
        "> clause PA-BUY-07",
        "1 play sinestine",
        "1 play sinestine",
    )
    row = [face.key for face in shown(scene.session.view(1), "red-row").cards]
    assert row.count("canid") == 8
    scene.session.push("1 buy canid")
    assert scene.cards("discard 1") == ["canid"]
    assert scene.cards("red-row").count("canid") == 7


@pytest.mark.clause("PA-BUY-08")
def test_a_bought_card_can_be_drawn_and_played_in_the_same_turn():
    scene = table(
        """set: tokens = 3
        place: hand 0 = robot-cowboy-angel
        place: deck 0 = -
        place: discard 0 = -""",
        "0 buy merch",
        "> clause PA-BUY-08",
        "> discard 0 = merch",
        "0 play robot-cowboy-angel",
        "> hand 0 = merch",
        "> discard 0 = -",
        "0 play merch",
        "> tokens = 2",
    )
    assert scene.session.state.stack == ((Turn(), 0),)


@pytest.mark.clause("PA-BUY-01")
def test_what_is_not_on_the_board_is_not_bought():
    scene = table("set: tokens = 99\nset: power = 99")
    for what in ("deep-crow", "quarter", "pax-pox", "catsby", "nonsense", "merch merch"):
        assert refused(scene, f"0 buy {what}") == ("PA-BUY-01",), what
    assert scene.session.check("0 buy").clauses == ("PA-BUY-01",)
    scene.session.push("0 buy merch")


def test_a_price_can_be_paid_from_several_cards_and_only_with_what_is_left():
    scene = table(
        "place: hand 0 = tiny-bat quarter*2 cardboard-tube*2",
        "0 play-all",
        "> tokens = 3",
        "> power = 3",
        "0 buy baby-ninja",
        "> tokens = 1",
        "> power = 3",
        "0 buy tiny-bat",
        "> tokens = 1",
        "> power = 1",
    )
    bought = [action for action in scene.legal() if action.startswith("0 buy")]
    assert bought == []


def test_the_last_card_of_a_stack_is_told_to_be_that():
    row = "baby-ninja*4 merch sinestine*4"
    scene = table(f"{FIVE_GONE}\nplace: green-row = {row}\nset: tokens = 5", "0 buy merch", "> tokens = 2", "> waiting 0")
    assert scene.session.log()[-1].text == "The Merch stack has run out: 5 of six."
