"""What there is and how it lies at the beginning: PUN-COMP, PUN-SETUP, PUN-GEN."""

from collections import Counter

import pytest

from pugsbox.punschge.board import house_board
from pugsbox.punschge.play.cards import ALL_CARDS, cards_of
from pugsbox.punschge.play.crystals import value
from pugsbox.punschge.play.game import PUNSCHGE
from pugsbox.punschge.play.zones import SPACES
from tests.punschge.play.rounds import (
    BOOK,
    LAKE,
    RIVALS,
    board,
    clauses_of,
    everything,
    fresh,
    happened,
    prepare,
    purses,
    solve,
    table,
    told,
    zone,
)

# ---------------------------------------------------------------- the board and the figure


@pytest.mark.catalogue("PUN-COMP-01")
def test_the_board_has_a_start_26_numbered_spaces_and_a_goal():
    shown = board(fresh()).board
    assert shown == house_board()
    assert (shown.start, shown.goal) == ("Denk-Bar", "house")
    assert [space.number for space in shown.spaces] == list(range(1, 27))
    assert list(SPACES) == [*map(str, range(1, 27)), "goal"]


@pytest.mark.clause("PUN-COMP-02")
def test_all_assistants_move_one_figure():
    scene = table(f"{LAKE}\n---")
    stood = [board(scene.session).figure]
    for action in ("1 step 12", "1 step 13", "2 step 17", "2 step 20", "3 step 18"):
        scene.session.push(action)
        assert "PUN-COMP-02" in clauses_of(scene.session, "steps")
        stood.append(board(scene.session).figure)
    assert stood == [4, 12, 12, 17, 17, 18]
    assert {board(scene.session, seat).figure for seat in (None, *range(5))} == {18}
    of_a_seat = {cell.name.split()[0] for cell in PUNSCHGE.layout.cells if cell.seat is not None}
    assert of_a_seat == {"crystals", "noted", "first"}  # nothing else belongs to a player: no piece does


# ---------------------------------------------------------------- the cards


@pytest.mark.clause("PUN-COMP-04")
def test_the_card_box_is_emptied_from_the_rear():
    table("""
        place: cards = starter-c03 starter-c02 starter-c01
        ---
        0 take
        > clause PUN-COMP-04
        > card = starter-c03
        > cards = starter-c02 starter-c01
    """)


@pytest.mark.clause("PUN-COMP-04")
def test_a_used_card_goes_back_in_front_of_all_others():
    scene = table("""
        place: cards = starter-c03 starter-c02 starter-c01
        roll: 1
        ---
        0 take
        0 choose every-red-space
        0 pot 4
        1 step 12
        1 step 17
        2 step 13
        2 step 14
        2 step 21
        2 step goal
        > clause PUN-COMP-04
        > card = -
        > cards = starter-c02 starter-c01 starter-c03
        1 take
        > card = starter-c02
    """)
    assert told(scene.session, "puts back", "puts away")[0][0] == "puts back"


@pytest.mark.clause("PUN-COMP-04")
def test_a_used_card_may_be_put_out_of_the_game():
    scene = table("""
        option: used_card = out_of_game
        place: cards = starter-c03 starter-c02
        roll: 1
        ---
        0 take
        0 choose every-red-space
        0 pot 4
        1 step 12
        1 step 13
        1 step 14
        1 step 21
        1 step goal
        > clause PUN-COMP-04
        > card = -
        > cards = starter-c02
    """)
    assert [kind for kind, _, _ in told(scene.session, "puts back", "puts away")] == ["puts away"]
    assert zone(scene.session, "box")["starter-c03"] == 1
    scene.session.push("1 take")
    scene.session.push(scene.session.legal()[0])
    scene.session.push("1 pot 4")
    solve(scene.session)
    refusal = scene.session.check("2 take")
    assert refusal.clauses == ("PUN-COOP-03",)
    assert refusal.message == "No card is left in the box."
    scene.session.push("2 invent")


def test_a_card_returns_only_after_all_others_have_been_used():
    session = fresh(5, seed=3, rounds_each=3)
    order = list(zone(session, "cards").elements())
    taken = []
    for _ in range(15):
        prepare(session)
        taken += zone(session, "card").elements()
        solve(session)
    assert len(order) == 10
    assert taken == [*order, *order[:5]]


def test_a_task_of_ones_own_uses_no_card():
    scene = table("""
        place: cards = starter-c03 starter-c02
        ---
        0 invent
        0 add 2
        0 add 4
        0 add 12
        0 add 17
        0 done
        0 hint aloud
        0 pot 4
        1 step 12
        1 step 17
        1 step goal
        > cards = starter-c03 starter-c02
    """)
    assert told(scene.session, "puts back", "puts away") == []


# ---------------------------------------------------------------- stones and crystals


@pytest.mark.clause("PUN-COMP-05", "PUN-SETUP-03")
def test_stones_lie_ready_and_none_is_on_the_board():
    session = fresh()
    assert {"PUN-COMP-05", "PUN-SETUP-03"} <= {*clauses_of(session, "sets up")}
    for seat in (None, 0, 3):
        assert board(session, seat).right == ()
        assert board(session, seat).wrong == frozenset()


@pytest.mark.clause("PUN-COMP-05")
@pytest.mark.parametrize(("white", "black"), [(2, 1), (2, 10), (15, 10)])
def test_as_long_as_there_are_15_white_and_10_black_stones_none_is_missing(white, black):
    row = " ".join(map(str, range(1, 17)))
    lines = f"set: row = {row}\nset: right = {' '.join(row.split()[: white - 1]) if white > 2 else '1 2'}\nset: pot = 11"
    session = table(lines).session
    if white > 2:
        session.push(f"1 step {white}")
    for space in range(17, 17 + black):
        session.push(f"{session.turn[0]} step {space}")
    assert (len(board(session).right), len(board(session).wrong)) == (white, black)
    assert told(session, "has no white stone", "has no black stone") == []
    assert "PUN-COMP-05" in clauses_of(fresh(), "sets up")


@pytest.mark.clause("PUN-COMP-06", "PUN-SETUP-04")
@pytest.mark.parametrize("seats", range(2, 9))
def test_all_60_crystals_are_the_supply_and_nobody_has_any(seats):
    session = fresh(seats)
    assert zone(session, "supply") == {"white": 30, "blue": 20, "red": 10}
    assert value(zone(session, "supply").elements()) == 330
    assert {"PUN-COMP-06", "PUN-SETUP-04"} <= {*clauses_of(session, "sets up")}
    assert told(session, "sets up") == [("sets up", 0, (330,))]
    assert purses(session) == [0] * seats
    assert everything(session) == 330
    assert {name: card.copies for name, card in ALL_CARDS.items() if card.kind == "crystal"} == zone(session, "supply")


@pytest.mark.clause("PUN-SETUP-05")
def test_white_counts_1_blue_5_red_20():
    assert [value([colour]) for colour in ("white", "blue", "red")] == [1, 5, 20]
    scene = table(
        f"""
        {LAKE}
        set: round = 2
        place: crystals 0 = white*3 blue*2 red
        place: crystals 1 = white*9
        ---
        1 step 12
        1 step 17
        1 step 18
        > worth 0 = 33
        1 step goal
        > clause PUN-SETUP-05
        > worth 1 = 14
        > winner 0
    """,
        seats=2,
    )
    assert scene.scene.outcome.scores == (33, 14)


# ---------------------------------------------------------------- shuffled


@pytest.mark.clause("PUN-SETUP-02")
def test_the_cards_are_shuffled_into_the_box():
    orders = {seed: fresh(seed=seed).state[PUNSCHGE.layout.zone_named("cards", 5)] for seed in range(60)}
    assert all(Counter(order) == Counter(cards_of("starter")) for order in orders.values())
    assert len(set(orders.values())) == 60
    assert {order[0] for order in orders.values()} == {*cards_of("starter")}  # any card can be the rearmost
    again = fresh(seed=1)
    assert again.state[PUNSCHGE.layout.zone_named("cards", 5)] == orders[1]
    assert clauses_of(again, "shuffles") == ("PUN-SETUP-02",)


@pytest.mark.clause("PUN-SETUP-01", "PUN-SETUP-03", "PUN-COOP-01")
def test_how_a_game_begins():
    session = fresh(seats=4)
    assert [event.kind for event in session.opening] == ["shuffles", "sets up", "is the Professor", "works together"]
    assert {"PUN-SETUP-01", "PUN-SETUP-03", "PUN-COOP-01"} <= {*clauses_of(session, "is the Professor")}
    assert [line.text for line in session.log(1)] == [
        "The cards are shuffled and put into the card box.",
        "The stones lie ready, and crystals worth 330 are the supply; nobody has any.",
        "Round 1 of 4: Ada is the Professor.",
        "The assistants work together.",
    ]


# ---------------------------------------------------------------- what holds in both variants


@pytest.mark.clause("PUN-GEN-01")
def test_stones_signals_and_turns_are_the_same_one_against_another():
    assert "PUN-GEN-01" in clauses_of(fresh(mode="competitive"), "competes")
    met = []
    for mode in ("", RIVALS):
        scene = table(f"""
            {mode}
            {LAKE}
            ---
            1 step 12
            > right = 2 4 12
            > turn = 1
            1 step 18
            > wrong = 18
            > turn = 2
            2 step 17
            > wrong = -
            > right = 2 4 12 17
        """)
        met.append([(kind, *data) for kind, _, data in told(scene.session, "brumm", "moeoeb", "sweeps", "is next")])
        assert happened(scene.session)[:2] == ["steps", "brumm"]
    assert met[0] == met[1] == [("brumm", "12"), ("moeoeb", "18"), ("is next", 2, 2), ("brumm", "17"), ("sweeps", 1)]


def test_what_the_book_row_leaves_on_the_table():
    """13 white stones and 10 black ones would be left in the box."""
    session = table(BOOK).session
    assert board(session).right == (2, 4)
    assert board(session).wrong == frozenset()
