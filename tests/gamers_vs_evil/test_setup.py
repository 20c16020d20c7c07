"""How a game begins: PA-TYPE-01, PA-TYPE-07, PA-HERO-01 to 06, PA-SETUP, PA-ADV, PA-TURN-01."""

from collections import Counter

import pytest

from pugsbox.core.errors import PugsboxError
from pugsbox.core.session import Session
from pugsbox.gamers_vs_evil import GAMERS_VS_EVIL
from tests.gamers_vs_evil.arranged import FIVE_GONE, table
from tests.gamers_vs_evil.games import TABLES, play, play_out, shown, states, zone

GREEN_ROW = ["baby-ninja", "merch", "sinestine", "faerie-candymancer", "touchwieners", "sorcelator", "werewolf"]
RED_ROW = ["tiny-bat", "canid", "scrotuum", "fleshreaper", "giant-snake", "chaos-world-smasher", "winter-king"]
BEGINNERS = ["gabe", "tycho", "annarchy", "catsby"]
DECKS = {
    "gabe": (7, 5, []),
    "tycho": (5, 7, []),
    "annarchy": (6, 6, ["batleth"]),
    "catsby": (6, 5, ["twisp"]),
    "rex-ready": (7, 5, ["license-to-kill"]),
    "carl": (6, 6, []),
    "mr-period": (6, 6, []),
    "scout-master": (7, 7, []),
    "jim-darkmagic": (6, 6, []),
    "kreazie": (6, 7, []),
}
"""Quarters, Cardboard Tubes and special cards of every hero."""
PLAYER_ZONES = ("hand", "deck", "discard", "played", "front", "arriving")
GREEN_BOSSES = ("cardboard-tube-samurai", "saint-nicholas")
RED_BOSSES = ("dark-tycho", "satan")


def begun(seats=2, seed=0, **options):
    """A game that was just begun; in an advanced one everybody keeps the first of two heroes."""
    session = Session(GAMERS_VS_EVIL, seats=seats, seed=seed, **options)
    while session.turn and session.legal()[0].verb == "choose":
        session.push(session.legal()[0])
    return session


def told(session, kind):
    """The events of a kind."""
    return [event for event in session.events if event.kind == kind]


def kinds_of_row(session, row):
    """The kinds of a row, from left to right."""
    return list(dict.fromkeys(zone(session.state, row)))


def hero(session, seat):
    (card,) = zone(session.state, f"hero {seat}")
    return card


def owned(state, seat):
    """Every card of a player."""
    return [card for name in PLAYER_ZONES for card in zone(state, f"{name} {seat}")]


def cost(card):
    """What stands on the frame of a card; "" where it costs nothing."""
    return GAMERS_VS_EVIL.cards[card].face(GAMERS_VS_EVIL.words).cost


# ---------------------------------------------------------------- heroes


@pytest.mark.clause("PA-HERO-01")
def test_four_beginners_get_those_four_heroes_each_of_them_any_one():
    met = [set() for _ in range(4)]
    for seed in range(200):
        session = begun(4, seed)
        dealt = [hero(session, seat) for seat in range(4)]
        assert sorted(dealt) == sorted(BEGINNERS)
        for seat, card in enumerate(dealt):
            met[seat].add(card)
    assert met == [set(BEGINNERS)] * 4


@pytest.mark.clause("PA-HERO-01")
@pytest.mark.parametrize("seats", [2, 3])
def test_fewer_players_share_no_hero_either(seats):
    for seed in range(50):
        session = begun(seats, seed)
        dealt = [hero(session, seat) for seat in range(seats)]
        assert len(set(dealt)) == seats
        assert set(dealt) < set(BEGINNERS)
        assert [event.data[0][0] for event in told(session, "is dealt a hero")] == dealt


@pytest.mark.parametrize("setup", ["beginner", "advanced"])
@pytest.mark.parametrize("seats", [1, 5])
def test_there_is_no_game_for_one_or_for_five(seats, setup):
    with pytest.raises(PugsboxError, match=f"Gamers vs. Evil is for 2 to 4 players; found {seats}"):
        GAMERS_VS_EVIL.new(seats, setup=setup)


@pytest.mark.clause("PA-HERO-02", "PA-HERO-03")
def test_the_hero_says_which_quarters_tubes_and_special_card_a_deck_begins_with():
    met = set()
    for seed in range(40):
        session = begun(4, seed, setup="advanced")
        for seat in range(4):
            quarters, tubes, special = DECKS[hero(session, seat)]
            expected = ["quarter"] * quarters + ["cardboard-tube"] * tubes + special
            assert sorted(owned(session.state, seat)) == sorted(expected)
            met.add(hero(session, seat))
    assert met == set(DECKS)


@pytest.mark.clause("PA-HERO-02")
def test_the_deck_of_tycho_has_five_quarters_and_seven_tubes():
    session, seat = with_hero("tycho")
    assert Counter(owned(session.state, seat)) == {"quarter": 5, "cardboard-tube": 7}
    (taken,) = [event for event in told(session, "takes cards") if event.seat == seat]
    assert (Counter(taken.data[0]), taken.clauses) == ({"quarter": 5, "cardboard-tube": 7}, ("PA-HERO-02",))


@pytest.mark.clause("PA-HERO-03")
def test_twisp_and_batleth_are_added_and_others_have_no_special_card():
    session, seat = with_hero("catsby")
    assert Counter(owned(session.state, seat)) == {"quarter": 6, "cardboard-tube": 5, "twisp": 1}
    session, seat = with_hero("annarchy")
    assert Counter(owned(session.state, seat)) == {"quarter": 6, "cardboard-tube": 6, "batleth": 1}
    session, seat = with_hero("tycho")
    assert not {"batleth", "license-to-kill", "twisp"} & set(owned(session.state, seat))
    assert seat not in {event.seat for event in told(session, "takes a special card")}


def with_hero(card):
    """A beginners' game of four, in which somebody has each of their heroes, and who that is."""
    session = begun(4)
    return session, next(seat for seat in range(4) if hero(session, seat) == card)


@pytest.mark.clause("PA-TYPE-01")
def test_the_hero_card_is_outside_the_deck_and_stays_there():
    session, seat = with_hero("tycho")
    assert len(owned(session.state, seat)) == 12
    assert "tycho" not in owned(session.state, seat)
    for seats, seed, setup in TABLES:
        played = play_out(seats, seed, setup=setup)
        heroes = {card for seat in range(seats) for card in zone(played.state, f"hero {seat}")}
        assert len(heroes) == seats
        for state in states(played)[seats:]:
            assert not any(heroes & set(owned(state, seat)) for seat in range(seats))
            assert not heroes & set(zone(state, "deleted"))


@pytest.mark.clause("PA-HERO-05")
def test_twelve_cards_are_six_in_the_hand_and_six_in_the_deck_by_chance_but_by_the_seed():
    orders = set()
    for seed in range(40):
        sessions = [begun(4, seed), begun(4, seed)]
        piles = []
        for session in sessions:
            seat = next(seat for seat in range(4) if hero(session, seat) == "tycho")
            names = ("hand", "deck", "discard")
            piles.append([zone(session.state, f"{name} {seat}") for name in names])
        assert [len(pile) for pile in piles[0]] == [6, 6, 0]
        assert piles[0] == piles[1]
        orders.add(tuple(piles[0]))
        assert [len(told(sessions[0], kind)) for kind in ("shuffles", "draws a hand")] == [4, 4]  # and no second time
    assert len(orders) > 30


# ---------------------------------------------------------------- two heroes to choose from


@pytest.mark.clause("PA-HERO-06")
def test_of_two_heroes_each_player_keeps_one_and_the_others_take_no_part():
    for seed in range(20):
        session = Session(GAMERS_VS_EVIL, seats=4, seed=seed, setup="advanced")
        dealt = [zone(session.state, f"dealt {seat}") for seat in range(4)]
        assert [len(two) for two in dealt] == [2] * 4
        assert len({card for two in dealt for card in two}) == 8
        assert session.turn == (0, 1, 2, 3)
        for seat in range(4):
            assert [str(action) for action in session.legal(seat)] == [f"{seat} choose {card}" for card in dealt[seat]]
            for other in set(DECKS) - set(dealt[seat]):
                assert session.check(f"{seat} choose {other}").clauses == ("PA-HERO-06",)
        kept = [two[seat % 2] for seat, two in enumerate(dealt)]
        for seat in (2, 0, 3, 1):
            session.push(f"{seat} choose {kept[seat]}")
        assert [hero(session, seat) for seat in range(4)] == kept
        assert set(DECKS) - set(kept) <= set(zone(session.state, "box"))
        assert session.check(f"1 choose {kept[1]}").clauses == ("PA-HERO-06",)  # no second choice


@pytest.mark.clause("PA-HERO-06")
def test_the_choices_lie_hidden_until_all_are_turned_up_together():
    session = Session(GAMERS_VS_EVIL, seats=3, seed=1, setup="advanced")
    two = zone(session.state, "dealt 2")
    for seat in (0, 1, None):
        (dealt,) = [event for event in told(session, "is dealt heroes") if event.seat == 2]
        assert dealt.seen_from(seat).data[0] == 2
        assert shown(session.view(seat), "dealt 2").cards is None
    session.push(f"2 choose {two[0]}")
    assert session.turn == (0, 1)
    assert [face.key for face in shown(session.view(2), "chosen 2").cards] == [two[0]]
    for seat in (0, 1, None):
        assert shown(session.view(seat), "chosen 2").cards is None
        assert not any(line.seat == 2 and GAMERS_VS_EVIL.cards[two[0]].name in line.text for line in session.log(seat))
    assert session.why_no_undo(2) is not None
    session.push(session.legal(1)[0])
    assert not told(session, "shows a hero")
    assert not any(zone(session.state, f"hand {seat}") for seat in range(3))  # nobody has a deck before that
    session.push(session.legal(0)[0])
    assert [event.seat for event in told(session, "shows a hero")] == [0, 1, 2]
    assert [len(zone(session.state, f"hand {seat}")) for seat in range(3)] == [6, 6, 6]


def test_beginners_choose_no_hero():
    session = begun(2, 1)
    assert session.check(f"0 choose {hero(session, 0)}").clauses == ("PA-HERO-06",)


# ---------------------------------------------------------------- the board


@pytest.mark.clause("PA-SETUP-01")
def test_the_gamer_row_of_a_first_game():
    session = begun()
    assert kinds_of_row(session, "green-row") == GREEN_ROW
    prices = [int(cost(card).split()[0]) for card in GREEN_ROW]
    assert prices == sorted(prices)
    (laid,) = told(session, "lays out")
    assert laid.data == (tuple(GREEN_ROW), tuple(RED_ROW))


@pytest.mark.clause("PA-SETUP-03")
def test_the_evil_row_of_a_first_game():
    session = begun()
    assert kinds_of_row(session, "red-row") == RED_ROW
    prices = [int(cost(card).split()[0]) for card in RED_ROW]
    assert prices == sorted(prices)


@pytest.mark.clause("PA-SETUP-02", "PA-SETUP-04")
def test_the_bosses_of_a_first_game_are_the_samurai_and_dark_tycho_with_level_1_on_top():
    for seed in range(10):
        view = begun(2, seed).view()
        for name, boss in (("green-boss", "cardboard-tube-samurai"), ("red-boss", "dark-tycho")):
            assert shown(view, name).cards[-1].key == f"{boss}-1"
    assert [event.clauses[0] for event in told(begun(), "stacks a boss")] == ["PA-SETUP-02", "PA-SETUP-04"]


@pytest.mark.clause("PA-SETUP-05")
@pytest.mark.parametrize("setup", ["beginner", "advanced"])
@pytest.mark.parametrize("seats", GAMERS_VS_EVIL.seats)
def test_twenty_pax_pox_lie_on_the_board(seats, setup):
    session = begun(seats, setup=setup)
    assert zone(session.state, "pax-pox") == ("pax-pox",) * 20
    assert [event.data for event in told(session, "lays out pox")] == [(20,)]


@pytest.mark.clause("PA-SETUP-06")
@pytest.mark.parametrize("setup", ["beginner", "advanced"])
def test_no_card_is_deleted_at_the_start_and_a_card_marks_the_place(setup):
    session = begun(3, setup=setup)
    assert zone(session.state, "deleted") == ()
    assert zone(session.state, "marker") == ("deleted-card",)
    assert told(session, "begins deleted")


@pytest.mark.clause("PA-SETUP-07")
@pytest.mark.parametrize("setup", ["beginner", "advanced"])
def test_a_board_has_eighteen_piles(setup):
    for seed in range(10):
        session = begun(2, seed, setup=setup)
        green, red = (len(kinds_of_row(session, row)) for row in ("green-row", "red-row"))
        if setup == "beginner":
            assert (green, red) == (7, 7)
        else:
            assert green + red == 12 + 2  # twelve by chance, Merch and Fleshreaper
        bosses = [name for name in ("green-boss", "red-boss") if zone(session.state, name)]
        rest = [name for name in ("pax-pox", "marker") if zone(session.state, name)]
        assert green + red + len(bosses) + len(rest) == 18


@pytest.mark.clause("PA-SETUP-08")
@pytest.mark.parametrize("seats", GAMERS_VS_EVIL.seats)
def test_each_stack_has_nine_cards_however_many_play(seats):
    for setup in ("beginner", "advanced"):
        state = begun(seats, setup=setup).state
        stacks = Counter([*zone(state, "green-row"), *zone(state, "red-row")])
        assert list(stacks.values()) == [9] * 14
        assert stacks.total() == 126


@pytest.mark.catalogue("PA-SETUP-09")
def test_costs_never_fall_along_the_rows_and_are_what_is_reported():
    assert [cost(card) for card in GREEN_ROW] == [f"{n} Tokens" for n in (2, 3, 3, 4, 4, 5, 6)]
    assert [cost(card) for card in RED_ROW] == [f"{n} Power" for n in (2, 3, 3, 4, 4, 5, 6)]
    prices = {card: int(cost(card).split()[0]) for card in (*GREEN_ROW, *RED_ROW)}
    assert prices["baby-ninja"] <= prices["merch"] == 3
    assert all(prices[card] >= 3 for card in GREEN_ROW[2:])
    assert prices["fleshreaper"] == 4
    assert all(prices[card] <= 4 for card in RED_ROW[:3])
    assert all(prices[card] >= 4 for card in RED_ROW[4:])


# ---------------------------------------------------------------- the advanced board


@pytest.mark.clause("PA-ADV-01", "PA-ADV-02", "PA-ADV-04")
def test_a_hundred_advanced_boards():
    bosses, stacks = set(), set()
    for seed in range(100):
        session = begun(2, seed, setup="advanced")
        green, red = kinds_of_row(session, "green-row"), kinds_of_row(session, "red-row")
        assert "merch" in green
        assert "fleshreaper" in red
        by_chance = {*green, *red} - {"merch", "fleshreaper"}
        assert len(by_chance) == 12
        assert by_chance == {card.removeprefix("random-") for card in zone(session.state, "randomizers")}
        for row, colour, pool in ((green, "green", "Tokens"), (red, "red", "Power")):
            assert {GAMERS_VS_EVIL.cards[card].colour for card in row} == {colour}
            prices = [cost(card).split() for card in row]
            assert {word for _, word in prices} == {pool}
            assert [int(n) for n, _ in prices] == sorted(int(n) for n, _ in prices)
        assert [len(zone(session.state, name)) for name in ("pax-pox", "marker", "deleted")] == [20, 1, 0]
        bosses |= {zone(session.state, name)[-1].removesuffix("-1") for name in ("green-boss", "red-boss")}
        stacks |= by_chance
    assert bosses == {*GREEN_BOSSES, *RED_BOSSES}
    assert len(stacks) == 26


@pytest.mark.clause("PA-ADV-02")
def test_the_randomizers_of_an_advanced_board_follow_from_the_seed():
    drawn = [zone(begun(2, seed, setup="advanced").state, "randomizers") for seed in (5, 5, 6)]
    assert drawn[0] == drawn[1] != drawn[2]
    assert len(set(drawn[0])) == 12


@pytest.mark.catalogue("PA-ADV-03")
def test_there_are_26_randomizers_thirteen_of_each_colour():
    randomizers = [key for key, card in GAMERS_VS_EVIL.cards.items() if card.kind == "randomizer"]
    of_stacks = [key.removeprefix("random-") for key in randomizers]
    assert len(randomizers) == 14 + 14 - 2 == 26
    assert Counter(GAMERS_VS_EVIL.cards[card].kind for card in of_stacks) == {"gamer": 13, "evil": 13}
    assert not {"merch", "fleshreaper"} & set(of_stacks)
    assert {GAMERS_VS_EVIL.cards[card].copies for card in randomizers} == {1}


@pytest.mark.clause("PA-ADV-05")
def test_a_stack_of_which_only_its_randomizer_is_left_has_run_out():
    randomizers = [f"random-{card}" for card in (*GREEN_ROW, *RED_ROW) if card not in ("merch", "fleshreaper")]
    scene = table(
        f"""option: setup = advanced
        place: randomizers = {" ".join(randomizers)}
        place: green-row = baby-ninja*9 merch*9 sinestine faerie-candymancer*9 touchwieners*9 sorcelator*9 werewolf*9
        place: red-row = {" ".join(f"{card}*9" for card in RED_ROW)}
        place: hand 0 = valor
        set: tokens = 9
        roll: 10""",
        "> run-out = -",
        "0 buy sinestine",
        "> clause PA-ADV-05",
        "> run-out = sinestine",
        "> tokens = 6",
        "! 0 buy sinestine",
        "> refused PA-BUY-06",
        "0 play valor",
    )
    assert "random-sinestine" in scene.cards("randomizers")
    assert "0 gain tiny-bat" in scene.legal()
    assert "0 gain sinestine" not in scene.legal()


def test_in_a_first_game_no_randomizer_marks_a_stack():
    scene = table(f"{FIVE_GONE}\nplace: green-row = baby-ninja*9 merch\nset: tokens = 9", "0 buy merch")
    assert scene.cards("randomizers") == []
    (event,) = [event for event in scene.session.events if event.kind == "runs out"]
    assert event.clauses == ("PA-END-12",)


@pytest.mark.clause("PA-ADV-06")
def test_ten_green_and_four_red_stacks_are_a_board_as_good_as_any():
    for seed in range(1000):
        session = begun(2, seed, setup="advanced")
        if (drawn := len(kinds_of_row(session, "green-row")) - 1) == 9:
            break
    assert drawn == 9
    assert len(kinds_of_row(session, "red-row")) == 4
    assert [event.data for event in told(session, "is uneven")] == [(10, 4)]
    assert play_out(2, seed, setup="advanced").turn == ()  # and it is played to its end


def test_nothing_is_said_of_an_even_board():
    assert told(begun(), "is uneven") == []
    met = {
        len(kinds_of_row(session, "green-row")): len(told(session, "is uneven"))
        for session in (begun(2, seed, setup="advanced") for seed in range(60))
    }
    assert met.pop(7) == 0
    assert set(met.values()) == {1}


@pytest.mark.clause("PA-ADV-07")
def test_the_setup_is_a_choice_and_all_other_rules_are_the_same():
    assert GAMERS_VS_EVIL.options["setup"].values == ("beginner", "advanced")
    told_of = []
    for setup in GAMERS_VS_EVIL.options["setup"].values:
        begun(setup=setup)
        scene = play(f"""
            option: setup = {setup}
            set: turn = 0
            set: tokens = 12
            set: power = 12
            place: hero 0 = kreazie
            place: hero 1 = catsby
            place: hand 0 = quarter cardboard-tube chaos-world-smasher
            place: hand 1 = baby-ninja
            place: deck 0 = quarter*8
            place: deck 1 = quarter*3
            ---
            0 play quarter
            0 play chaos-world-smasher
            1 block baby-ninja
            0 buy merch
            0 buy fleshreaper
            0 buy red-loot
            0 end
            > hand 0 = quarter*7
            > turn = 1
        """)
        told_of.append([(event.kind, event.seat, event.clauses) for event in scene.session.events])
    assert told_of[0] == told_of[1]


@pytest.mark.clause("PA-TYPE-07")
def test_a_randomizer_is_never_bought_gained_or_owned():
    randomizers = {key for key, card in GAMERS_VS_EVIL.cards.items() if card.kind == "randomizer"}
    session = begun(2, 3, setup="advanced")
    assert [event.kind for event in session.opening if "PA-TYPE-07" in event.clauses] == ["draws randomizers"]
    for seats, seed, setup in TABLES:
        for state in states(play_out(seats, seed, setup=setup))[::20]:
            offered = [*GAMERS_VS_EVIL.legal_actions(state), *GAMERS_VS_EVIL.thinkable(state, 0)]
            assert not randomizers & {word for action in offered for word in action.args}
            assert not randomizers & {card for seat in range(seats) for card in owned(state, seat)}
    assert session.check("0 buy random-merch").clauses


# ---------------------------------------------------------------- who begins


@pytest.mark.clause("PA-TURN-01")
def test_chance_lets_somebody_begin_and_the_same_seed_the_same_one():
    first = [begun(3, seed).turn for seed in range(200)]
    assert set(first) == {(0,), (1,), (2,)}
    assert [begun(3, seed).turn for seed in range(200)] == first
    for seed in range(20):
        assert [(event.seat,) for event in told(begun(3, seed), "begins")] == [first[seed]]
