"""What may be chosen before a game: each option in each of its values, what it changes, and that it changes nothing else."""

from collections import Counter

import pytest

from pugsbox.core.bots import GreedyBot
from pugsbox.core.errors import BadFile, PugsboxError
from pugsbox.core.session import Session
from pugsbox.gamers_vs_evil import GAMERS_VS_EVIL
from tests.gamers_vs_evil.arranged import FIVE_GONE, clauses, each, gained, kinds, outcome, pools, table
from tests.gamers_vs_evil.games import play, play_out, states, zone
from tests.games import zones

LAYOUT = GAMERS_VS_EVIL.layout


def chosen(name, value, header, *actions, seats=2):
    """A scene with one option."""
    return table(f"option: {name} = {value}\n{header}", *actions, seats=seats)


def but(state, *names):
    """All that there is in a state, but for some cells and the options."""
    kept = [cell.kind != "option" and cell.name not in names for cell in LAYOUT.cells]
    return [value for value, keep in zip(state.cells, kept, strict=True) if keep], state.stack, state.rng


def both(name, header, *actions, seats=2):
    """The last states of two scenes that differ in an option only."""
    return [chosen(name, value, header, *actions, seats=seats) for value in GAMERS_VS_EVIL.options[name].values]


def test_there_are_five_options_and_the_rulebook_is_the_default():
    assert {name: option.default for name, option in GAMERS_VS_EVIL.options.items()} == {
        "setup": "beginner",
        "first_player": "seeded",
        "bought_cards_arrive": "immediately",
        "fumble_cancels_effect": "true",
        "loots_count_as_gamer": "true",
    }


@pytest.mark.parametrize("name", GAMERS_VS_EVIL.options)
def test_each_value_of_an_option_gives_a_game_that_can_be_played_and_no_other_value_does(name):
    for value in GAMERS_VS_EVIL.options[name].values:
        session = play_out(4, 1, **{name: value})
        assert session.game.outcome(session.state), value
    with pytest.raises(PugsboxError, match=f"Option {name} cannot be"):
        GAMERS_VS_EVIL.new(4, **{name: "maybe"})


# ---------------------------------------------------------------- setup, first_player


@pytest.mark.parametrize(("value", "randomizers", "dealt"), [("beginner", 0, 0), ("advanced", 12, 2)])
def test_the_setup_says_what_is_laid_out_and_who_chooses(value, randomizers, dealt):
    session = Session(GAMERS_VS_EVIL, seats=3, seed=4, setup=value)
    assert len(zone(session.state, "randomizers")) == randomizers
    assert [len(zone(session.state, f"dealt {seat}")) for seat in range(3)] == [dealt] * 3
    assert len(session.turn) == (3 if dealt else 1)
    while session.legal()[0].verb == "choose":
        session.push(session.legal()[0])
    for seat in range(3):
        assert len(zone(session.state, f"hand {seat}")) == 6
        assert len(zone(session.state, f"hero {seat}")) == 1
    found = zones(GAMERS_VS_EVIL, session.state)
    assert (found["pax-pox"].total(), found["green-row"].total() + found["red-row"].total()) == (20, 126)
    assert [found[f"{name}-{side}"].total() for name in ("green", "red") for side in ("boss", "loots")] == [3, 8, 3, 8]


@pytest.mark.parametrize("setup", ["beginner", "advanced"])
@pytest.mark.parametrize("seat", range(4))
def test_a_seat_may_be_chosen_to_begin(seat, setup):
    for seed in range(10):
        session = Session(GAMERS_VS_EVIL, seats=4, seed=seed, first_player=seat, setup=setup)
        while session.legal()[0].verb == "choose":
            session.push(session.legal()[0])
        assert session.turn == (seat,)


def test_who_begins_changes_neither_board_nor_decks():
    first = but(GAMERS_VS_EVIL.new(3, 5), "tokens", "power")[0]
    for seat in range(3):
        assert but(GAMERS_VS_EVIL.new(3, 5, first_player=seat), "tokens", "power")[0] == first


@pytest.mark.parametrize(("seats", "first"), [(2, 2), (2, 3), (3, 3)])
def test_nobody_begins_from_a_seat_beyond_the_table(seats, first):
    with pytest.raises(PugsboxError, match=f"first_player is {first}; expected a seat from 0 to {seats - 1}"):
        GAMERS_VS_EVIL.new(seats, first_player=first)
    with pytest.raises(BadFile, match="expected a seat from 0"):
        play(f"option: first_player = {first}\n---", seats=seats)


# ---------------------------------------------------------------- bought_cards_arrive

SHOPPING = """place: hand 0 = robot-cowboy-angel quarter
place: deck 0 = -
place: discard 0 = -
set: tokens = 3"""


def test_bought_cards_arrive_at_once_or_at_the_end_of_the_turn():
    lines = ("0 buy merch", "0 play robot-cowboy-angel")
    now = chosen("bought_cards_arrive", "immediately", SHOPPING, *lines, "> hand 0 = merch quarter", "> arriving 0 = -")
    assert "PA-BUY-08" in clauses(now, "buys")
    later = chosen("bought_cards_arrive", "end_of_turn", SHOPPING, *lines, "> hand 0 = quarter", "> arriving 0 = merch")
    assert "PA-BUY-08" not in clauses(later, "buys")
    assert "PA-BUY-05" in clauses(later, "buys")
    assert kinds(later)[-1] == "has no card"
    later.session.push("0 end")
    assert later.cards("arriving 0") == []
    assert Counter(later.cards("hand 0")) == {"merch": 1, "quarter": 1, "robot-cowboy-angel": 1}


CROWS = """option: setup = advanced
place: randomizers = random-deep-crow random-tiny-bat
place: green-row = merch*2
place: red-row = tiny-bat*2 fleshreaper*2 deep-crow*2
set: power = 4"""


@pytest.mark.parametrize(
    ("header", "actions", "cards"),
    [
        ("set: tokens = 8\nplace: green-loots = honor", ["buy green-loot"], ["honor"]),
        ("place: hand 0 = giant-cupcake", ["play giant-cupcake", "gain canid"], ["canid"]),
        (CROWS, ["buy deep-crow"], ["deep-crow", "pax-pox"]),
        ("place: hand 0 = volcano-lair\nset: power = 2", ["play volcano-lair", "buy canid"], ["canid"] * 2),
        ("place: hand 0 = justice\nplace: red-loots = trolling\nroll: 20", ["play justice"], ["trolling"]),
    ],
)
def test_all_that_the_player_on_turn_buys_or_gains_waits(header, actions, cards):
    lines = [f"0 {action}" for action in actions]
    header = f"{header}\nplace: discard 0 = -"
    now, later = both("bought_cards_arrive", header, *lines)
    assert (now.cards("discard 0"), now.cards("arriving 0")) == (cards, [])
    assert (later.cards("discard 0"), later.cards("arriving 0")) == ([], cards)
    assert but(now.session.state, "discard 0", "arriving 0") == but(later.session.state, "discard 0", "arriving 0")


def test_what_goes_to_the_hand_or_on_the_deck_does_not_wait():
    valor = both("bought_cards_arrive", "place: hand 0 = valor\nroll: 5", "0 play valor", "0 gain canid", "> hand 0 = canid")
    top = "place: hand 0 = robot-assassin\nplace: deck 0 = quarter\nset: tokens = 3"
    on_top = both("bought_cards_arrive", top, "0 play robot-assassin", "0 buy merch", "0 top merch", "> deck 0 = merch quarter")
    for now, later in (valor, on_top):
        assert but(now.session.state) == but(later.session.state)


def test_what_others_gain_in_the_turn_of_somebody_does_not_wait():
    now, later = both("bought_cards_arrive", "place: hand 0 = griefing\nplace: discard 1 = -", "0 play griefing", "1 take")
    assert gained(now) == gained(later) == [0, 2]
    assert but(now.session.state) == but(later.session.state)


def test_a_card_that_has_not_arrived_counts_when_the_game_ends():
    header = f"{FIVE_GONE}\nplace: hand 0 = -\nplace: deck 0 = -\nplace: discard 0 = -\nset: tokens = 2\nset: power = 6"
    scenes = both("bought_cards_arrive", header, "0 buy winter-king", "0 buy baby-ninja", "> winner 0")
    assert [outcome(scene).scores for scene in scenes] == [(3, 0)] * 2
    assert [len(scene.cards("arriving 0")) for scene in scenes] == [0, 2]


def test_after_a_turn_the_same_cards_lie_on_the_discard_pile():
    header = "place: hand 0 = quarter*3 cardboard-tube*3\nplace: deck 0 = merch*6\nplace: discard 0 = canid\nset: power = 1"
    now, later = both("bought_cards_arrive", header, "0 play-all", "0 buy merch", "0 buy fleshreaper", "0 end")
    assert Counter(now.cards("discard 0")) == Counter(later.cards("discard 0"))
    assert len(now.cards("discard 0")) == 9
    assert but(now.session.state, "discard 0") == but(later.session.state, "discard 0")


# ---------------------------------------------------------------- fumble_cancels_effect

OF_FUMBLES = [
    ("compassion", (3, 3), 0),
    ("honesty", (3, 0), 0),
    ("justice", (0, 4), 0),
    ("spirituality", (2, 2), 1),
    ("howitzer", (0, 0), 3),
    ("nuclear-winter", (0, 0), 2),
    ("sleigh", (4, 0), 0),
]


@pytest.mark.parametrize(("loot", "given", "drawn"), OF_FUMBLES)
def test_at_a_fumble_a_loot_does_nothing_or_what_it_usually_does(loot, given, drawn):
    header = f"place: hand 0 = {loot}\nplace: deck 0 = quarter*9\nroll: 1"
    true, false = both("fumble_cancels_effect", header, f"0 play {loot}", seats=3)
    assert (pools(true), each(true, "hand")) == ((0, 0), [0, 7, 7])
    assert (pools(false), each(false, "hand")) == (given, [drawn, 7, 7])
    for scene in (true, false):
        assert "fumbles" in kinds(scene)
        assert not {"is normal", "is critical"} & set(kinds(scene))


def test_a_loot_that_asks_asks_at_a_fumble_if_the_group_plays_so():
    header = "place: hand 0 = valor\nroll: 1"
    true, false = both("fumble_cancels_effect", header, "0 play valor")
    assert true.session.game.question(true.session.state).kind == "Turn"
    assert false.session.game.question(false.session.state).kind == "Gains"
    false.session.push("0 gain winter-king")
    assert false.cards("hand 0") == ["winter-king"]


@pytest.mark.parametrize("roll", [2, 17, 18, 20])
def test_every_other_roll_is_the_same(roll):
    for loot, _, _ in OF_FUMBLES:
        header = f"place: hand 0 = {loot}\nplace: deck 0 = quarter*9\nroll: {roll}"
        true, false = both("fumble_cancels_effect", header, f"0 play {loot}")
        assert but(true.session.state) == but(false.session.state)


# ---------------------------------------------------------------- loots_count_as_gamer


def test_div_deletes_a_green_loot_or_does_not():
    header = "place: hand 0 = div compassion quarter trolling"
    true, false = both("loots_count_as_gamer", header, "0 play div")
    deletable = ["0 delete compassion", "0 delete quarter"]
    assert [[action for action in scene.legal() if "delete" in action] for scene in (true, false)] == [deletable, deletable[1:]]
    true.session.push("0 delete compassion")
    assert pools(true) == (0, 2)
    assert false.session.check("0 delete compassion").clauses == ("PA-CARD-04",)
    assert false.session.check("0 delete trolling").clauses == ("PA-CARD-04",)


@pytest.mark.parametrize(
    ("top", "true", "false"), [("compassion", 5, 1), ("trolling", 1, 1), ("merch", 5, 5), ("quarter", 5, 5), ("tiny-bat", 1, 1)]
)
def test_a_green_loot_is_a_pickle_or_is_not(top, true, false):
    header = f"place: hand 0 = pickle-engine\nplace: deck 0 = {top}"
    assert [pools(scene)[0] for scene in both("loots_count_as_gamer", header, "0 play pickle-engine")] == [true, false]


def test_bat_milk_and_evil_gumbo_ask_the_same():
    milk = both("loots_count_as_gamer", "place: hand 0 = bat-milk\nplace: deck 0 = honor merch", "0 play bat-milk")
    assert [sorted(scene.cards("hand 0")) for scene in milk] == [["honor", "merch"], ["merch"]]
    assert "0 delete honor" in milk[1].legal()
    header = "place: hand 0 = evil-gumbo\nplace: deck 1 = honor merch\nplace: discard 1 = -"
    gumbo = both("loots_count_as_gamer", header, "0 play evil-gumbo", "1 take")
    assert [gained(scene) for scene in gumbo] == [[0, 1], [0, 0]]
    assert [gained(scene, "honor") for scene in gumbo] == [[0, 1]] * 2


@pytest.mark.parametrize("value", ["true", "false"])
def test_a_loot_stays_green_for_all_that_asks_for_its_colour(value):
    option = f"option: loots_count_as_gamer = {value}\n"
    header = f"{option}set: tokens = 8\nset: power = 2\nplace: deck 0 = quarter*8"
    kreazie = table(header, "0 buy green-loot", "0 buy tiny-bat", "0 end", heroes=["kreazie", "catsby"])
    assert each(kreazie, "hand")[0] == 7
    header = f"{option}place: hand 0 = quarter*3 compassion\nroll: 5"
    period = table(header, *["0 play quarter"] * 3, "0 play compassion", heroes=["mr-period", "catsby"])
    assert pools(period) == (3 + 3 + 1, 3)


# ---------------------------------------------------------------- nothing else


MATTERS = {
    "bought_cards_arrive": {"buys", "buys a loot", "gains", "gains a loot"},
    "fumble_cancels_effect": {"fumbles"},
    "loots_count_as_gamer": {"reveals", "turns up", "loses the top card"},
}
"""What happens in the first move that an option changes."""


@pytest.mark.parametrize("name", MATTERS)
def test_until_an_option_matters_a_game_goes_the_same_way(name):
    met = set()
    for seed in range(30):
        setup = ("beginner", "advanced")[seed % 2]
        usual = play_out(2 + seed % 3, seed, GreedyBot, setup=setup)
        other = GAMERS_VS_EVIL.options[name].values[1]
        turned = Session(GAMERS_VS_EVIL, seats=2 + seed % 3, seed=seed, setup=setup, **{name: other})
        for move, after in zip(usual.moves, states(usual)[1:], strict=True):
            turned.push(move.action)
            if but(turned.state) != but(after):
                assert {event.kind for event in move.events} & MATTERS[name]
                met.add(seed)
                break
            if name != "loots_count_as_gamer":
                assert not {event.kind for event in move.events} & MATTERS[name] or not after.stack
        else:
            assert turned.game.outcome(turned.state) == usual.game.outcome(usual.state)
    assert met
