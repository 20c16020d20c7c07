"""What is no action, tables laid out carelessly, and saved states that no game comes to: one sentence, and nothing changes."""

import pytest

from pugsbox.cardtable.state import Table
from pugsbox.core.actions import Action
from pugsbox.core.bots import GreedyBot, RandomBot
from pugsbox.core.errors import BadFile, PugsboxError
from pugsbox.core.session import Session
from pugsbox.pet_evil import PET_EVIL
from pugsbox.pet_evil.zones import PETS, PLAYERS
from tests.pet_evil.games import ANYTHING, TABLES, play, play_out, states, zone

CLEAN = "red-warhead red-explosive*2 red-rocket"
NUKE = "nuke-warhead nuke-charge nuke-rocket"
FIGHT = f"""
    seats: 4
    set: round = 2
    place: hand 0 = {CLEAN} {NUKE}
    place: hand 1 = shelter deflection
    place: hand 2 = deflection shelter tank-tortoise
    place: hand 3 = shelter
"""


def at(phase, *actions):
    """A table of four at some point of a turn."""
    return play(f"{FIGHT}\nset: phase = {phase}\n---\n" + "\n".join(actions)).session


TRADE = ("0 trade 1", "0 claim red-warhead", "1 claim something", "0 seal red-rocket")
MOMENTS = {
    "draw": at("draw"),
    "supply": at("supply"),
    "declined": at("supply", *TRADE[:3], "0 decline"),
    "claim": at("supply", *TRADE[:1]),
    "reply": at("supply", *TRADE[:2]),
    "seal": at("supply", *TRADE[:3]),
    "second seal": at("supply", *TRADE),
    "command": at("command"),
    "targeted": at("command", f"0 attack 1 {CLEAN}"),
    "deflected": at("command", f"0 attack 1 {CLEAN}", "1 deflect 2"),
    "splashed": at("command", f"0 attack 2 {NUKE}", "2 shelter"),
    "splashed last": at("command", f"0 attack 2 {NUKE}", "2 pet tank-tortoise", "1 shelter"),
    "scrap": play(f"{FIGHT}\nplace: hand 0 = red-explosive*8 treaty\nset: phase = scrap\n---\n0 scrap treaty 1").session,
    "over": play("set: round = 2\nset: health 1 = 0\n---").session,
}


@pytest.fixture(params=MOMENTS)
def session(request):
    return MOMENTS[request.param]


# ---------------------------------------------------------------- actions

LONG = "x" * 5_000
WORDS = (
    "<b>",
    "",
    "0",
    "1",
    "-1",
    "9",
    "01",
    "1.0",
    "\u0661",
    "\x00",
    "red-warhead",
    "boom-beagle",
    "wasteland",
    "crimson-rules",
    LONG,
)
ARGUMENTS = [
    (),
    *((word,) for word in WORDS),
    *((a, b) for a in ("1", "red-warhead") for b in WORDS),
    ("red-warhead",) * 99,
]
VERBS = (*dict.fromkeys(name.split("/")[0] for name in PET_EVIL.words.actions), "fly", "<b>", "DRAW", LONG)


def test_any_words_at_all_are_legal_or_refused_with_a_short_sentence(session):
    state = session.state
    for verb in VERBS:
        for args in ARGUMENTS:
            for seat in (0, 1):
                action = Action(seat, verb, args)
                refusal = PET_EVIL.check(state, action)
                assert (refusal is None) == (action in state.legal), action
                if refusal:
                    assert refusal.clauses
                    for reason in refusal.reasons:
                        assert reason.message.endswith((".", ". "))
                        assert len(reason.message + reason.expected + reason.actual) < 250, action


@pytest.mark.parametrize(
    "line", ["0 fly", "0 attack 1 <b>", "0 attack", f"0 attack 1 {LONG}", "0 draw 1", "5 draw", "0 scrap <b> 1"]
)
def test_what_is_refused_changes_nothing(session, line):
    before, ply = session.state, session.ply
    with pytest.raises(PugsboxError) as caught:
        session.push(line)
    assert str(caught.value)
    assert "\n" not in str(caught.value)
    assert (session.state, session.ply) == (before, ply)


@pytest.mark.parametrize(
    "line", ["", "draw", "0", "x draw", "-1 draw", "100 draw", "0 scrap red*0", "0 scrap *3", "0 scrap red*100"]
)
def test_lines_that_are_no_action(line):
    session = MOMENTS["draw"]
    with pytest.raises(PugsboxError, match="expected"):
        session.push(line)
    assert session.ply == 0


@pytest.mark.parametrize(
    ("moment", "line", "said"),
    [
        ("command", "0 attack 1 <b>", "'<b>' is no part of a Missile."),
        ("command", "0 attack <b> red-warhead", "Say at whom you fire."),
        ("command", "0 health-pack <b>", "Say who gets the health."),
        ("supply", "0 steal <b>", "Say from whom you steal."),
        ("supply", "0 trade", "Say with whom you trade."),
        ("supply", "0 scrap-draw <b>", "Say which Scrap pile."),
        ("supply", "0 pet <b>", "There is no such Evil Pet: '<b>'."),
        ("claim", "0 claim <b>", "That is nothing that could be given: '<b>'."),
        ("seal", "0 seal <b>", "'<b>' is not in your hand."),
        ("claim", "0 seal red-warhead", "That is not what this Trade waits for now."),
        ("targeted", "1 deflect <b>", "expected"),
        ("scrap", "0 scrap <b> 1", "'<b>' is not in your hand."),
        ("scrap", "0 scrap red-explosive <b>", "Say which card, and on which pile."),
        ("over", "0 draw", "The game is over."),
    ],
)
def test_what_somebody_wrote_comes_back_in_quotes(moment, line, said):
    refusal = MOMENTS[moment].check(line)
    if said != "expected":
        assert said in [reason.message for reason in refusal.reasons]
    assert refusal.clauses


def test_the_parts_of_a_missile_may_be_said_in_any_order():
    session = MOMENTS["command"]
    mixed = session.read("0 attack 1 red-rocket red-explosive red-warhead red-explosive")
    assert session.check(mixed) is None
    assert mixed == session.read(f"0 attack 1 {CLEAN}")


# ---------------------------------------------------------------- tables laid out by hand


@pytest.mark.parametrize(
    "line",
    [
        "place: hand 0 = <b>",
        "place: hand 0 = red",
        "place: hand 0 = treaty*3",
        "place: hand 0 = wasteland",
        "place: hand 0 = crimson-rules",
        "place: front 0 = shelter-card",
        "place: front 0 = shelter",
        "place: hand 5 = treaty",
        "place: pile-5 = treaty",
        "set: health 0 = many",
        "set: health 5 = 3",
        "set: phase = lunch",
        "set: turn = 5",
        "option: health = 16",
        "option: wings = 2",
    ],
)
def test_a_line_that_lays_out_what_cannot_be_is_named(line):
    with pytest.raises(BadFile, match="line 5: "):
        play(f"{line}\n---")


@pytest.mark.parametrize(
    ("lines", "holds"),
    [
        ("set: health 0 = 99", "health 0 = 20"),
        ("set: markers 0 = 9", "markers 0 = 3"),
        ("set: markers 0 = 9", "supply = 0"),
        ("set: markers 1 = 1", "supply = 2"),
        ("set: round = 0", "round = 1"),
        ("place: fired = nuke-warhead", "fired = -"),
        ("place: shown = boom-beagle", "shown = -"),
        ("place: sealed 0 = treaty", "sealed 0 = -"),
        ("place: wasteland = -", "wasteland = wasteland"),
        ("set: health 1 = 0\nseats: 3\nplace: hand 1 = treaty", "hand 1 = -"),
        ("place: deck = -", "bare = 1"),
        ("set: bare = 1", "bare = 0"),
    ],
)
def test_what_cannot_stay_so_is_put_right_and_can_be_saved(lines, holds):
    scene = play(f"{lines}\n---\n> {holds}")
    state = scene.session.state
    assert PET_EVIL.restore(PET_EVIL.dump(state)) == state


# ---------------------------------------------------------------- saved states


def test_every_state_that_waits_is_taken_as_it_was(session):
    data = PET_EVIL.dump(session.state)
    assert PET_EVIL.restore(data) == session.state
    assert PET_EVIL.dump(PET_EVIL.restore(data)) == data


@pytest.mark.parametrize("bot", [RandomBot, GreedyBot])
@pytest.mark.parametrize("options", [{}, ANYTHING, {**ANYTHING, "evil_pets": "blank"}])
def test_every_state_that_a_game_comes_to_is_sound(bot, options):
    for seats, seed in TABLES:
        for state in states(play_out(seats, seed, bot, **options)):
            PET_EVIL.sound(Table(state))


def refused(data, match):
    """A saved state is refused in a sentence."""
    with pytest.raises(PugsboxError, match=match) as caught:
        PET_EVIL.restore(data)
    assert str(caught.value).endswith(".")


FIT = "expected|does not fit|lies under|who is out|no Missile|no Trade|nothing is revealed|two or more|one player|wait together"
CELLS = {
    "health 0": (-1, 21, 99, 10**30),
    "markers 0": (-1, 4, 10**30),
    "supply": (-1, 4, 10**30),
    "round": (-1, 0),
    "first": (-1, 4, 99),
    "bare": (-1, 1, 2),
    "health": ("many",),
    "deck": ([], "deck", [1], ["<b>"]),
    "wasteland": ([], ["treaty"]),
    "hand 0": ([], ["wasteland"], ["crimson-rules"]),
}


@pytest.mark.parametrize("cell", CELLS)
@pytest.mark.parametrize("moment", ["draw", "second seal", "splashed", "over"])
def test_cells_that_fit_nothing(moment, cell):
    for value in CELLS[cell]:
        data = PET_EVIL.dump(MOMENTS[moment].state)
        data["cells"][cell] = value
        refused(data, FIT + "|the game has|none of its values")


def test_a_dead_seat_is_not_asked_and_holds_nothing(session):
    for seat in range(session.state.seats):
        data = PET_EVIL.dump(session.state)
        if data["cells"][f"health {seat}"]:
            data["cells"][f"health {seat}"] = 0
            if session.turn or seat == 0:
                refused(data, FIT)


def test_stacks_that_nothing_leads_to(session):
    stack = PET_EVIL.dump(session.state)["stack"]
    changes = {
        "doubled": [*stack, *stack[-1:]],
        "turned": stack[::-1],
        "without an end": stack[1:],
        "cut": stack[:2],
        "empty": [],
        "alone": stack[-1:],
        "of another": [{**entry, "seat": 3} for entry in stack[:-1]] + stack[-1:],
        "a pet that nobody plays": [*stack, {"seat": 0, "effect": "Explode", "fields": {"damage": -9}}],
        "a Missile from nowhere": [*stack, {"seat": 0, "effect": "Impact", "fields": IMPACT}],
        "a card put away": [*stack, {"seat": 0, "effect": "PutAway", "fields": {"card": "<b>"}}],
        "turns for ever": [*stack, *[{"seat": 0, "effect": "EndTurn", "fields": {"command": ""}}] * 3],
    }
    for change, changed in changes.items():
        data = PET_EVIL.dump(session.state)
        data["stack"] = changed
        if changed != stack:
            refused(data, FIT), change


IMPACT = {"damage": 99, "halved": [], "saved": [], "target": 99}


@pytest.mark.parametrize(
    ("moment", "fields"),
    [
        ("supply", {"declined": [99]}),
        ("supply", {"declined": [0]}),
        ("claim", {"partner": 99}),
        ("claim", {"partner": 0}),
        ("claim", {"declined": [-7]}),
        ("reply", {"partner": 99}),
        ("reply", {"partner": 2}),
        ("reply", {"claimed": "<b>"}),
        ("seal", {"partner": 99}),
        ("seal", {"partner": 0}),
        ("seal", {"offers": False}),
        ("seal", {"claimed": "<b>"}),
        ("second seal", {"claimed": "<b>"}),
        ("second seal", {"partner": 2}),
        ("targeted", {"by": 99}),
        ("targeted", {"by": 1}),
        ("targeted", {"by": 2}),
        ("targeted", {"attacker": 2}),
        ("targeted", {"damage": 99}),
        ("targeted", {"damage": -8}),
        ("targeted", {"halved": [1]}),
        ("targeted", {"saved": [1]}),
        ("targeted", {"deflections": 1}),
        ("targeted", {"deflections": -1}),
        ("deflected", {"deflections": 0}),
        ("deflected", {"by": 2}),
        ("splashed", {"target": 99}),
        ("splashed", {"target": 1}),
        ("splashed", {"rest": []}),
        ("splashed", {"rest": [3, 3]}),
        ("splashed", {"rest": [99]}),
        ("splashed", {"halved": [1]}),
        ("splashed", {"halved": [2, 2]}),
        ("splashed", {"halved": [99]}),
        ("splashed", {"saved": [2]}),
        ("splashed", {"damage": 5}),
        ("splashed last", {"rest": [1]}),
        ("splashed last", {"saved": []}),
        ("splashed last", {"saved": [3]}),
    ],
)
def test_questions_that_nobody_asks(moment, fields):
    data = PET_EVIL.dump(MOMENTS[moment].state)
    data["stack"][-1]["fields"] |= fields
    refused(data, "does not fit the cards and seats|that fits no Trade")


OTHERS = {
    "reply": [0],
    "second seal": [0],
    "targeted": [0],
    "deflected": [1],
    "splashed": [0, 2, 3],
    "splashed last": [0, 1, 2],
    "over": [],
}
"""Who could not be asked at a moment; where nothing is said, nobody but the player on turn could."""


@pytest.mark.parametrize("moment", MOMENTS)
def test_seats_that_do_not_have_to_decide(moment):
    for seat in OTHERS.get(moment, (1, 2, 3)):
        data = PET_EVIL.dump(MOMENTS[moment].state)
        data["stack"][-1]["seat"] = seat
        refused(data, "does not fit the cards and seats|that fits no Trade")


def test_a_turn_remembers_what_it_can(session):
    for command in ("<b>", "draw", "attack"):
        data = PET_EVIL.dump(session.state)
        if data["stack"] and data["stack"][0]["fields"]["command"] != command:
            data["stack"][0]["fields"]["command"] = command
            if command != "attack" or len(data["stack"]) > 3:
                refused(data, "does not fit the cards and seats")


def moved(moment, cards, a, b):
    data = PET_EVIL.dump(MOMENTS[moment].state)
    for card in cards.split():
        data["cells"][a].remove(card)
        data["cells"][b].append(card)
    return data


@pytest.mark.parametrize(
    ("moment", "cards", "a", "b", "said"),
    [
        ("targeted", "red-warhead", "fired", "discard", "Targeted does not fit"),
        ("targeted", "red-warhead red-explosive red-explosive red-rocket", "fired", "hand 0", "Targeted does not fit"),
        ("targeted", "shelter", "hand 1", "fired", ""),
        ("targeted", "deflection", "hand 1", "fired", "Targeted does not fit"),
        ("deflected", "deflection", "fired", "discard", "Targeted does not fit"),
        ("splashed", "nuke-charge", "fired", "discard", "Splashed does not fit"),
        ("splashed", "shelter", "fired", "discard", "Splashed does not fit"),
        ("splashed last", "tank-tortoise", "fired", "discard", "Splashed does not fit"),
        ("command", "red-warhead", "hand 0", "fired", "no Missile is on its way"),
        ("second seal", "red-rocket", "sealed 0", "hand 0", "that fits no Trade"),
        ("second seal", "shelter", "hand 1", "sealed 1", "that fits no Trade"),
        ("supply", "red-warhead", "hand 0", "sealed 0", "that fits no Trade"),
        ("draw", "tank-tortoise", "hand 2", "shown", "nothing is revealed now"),
        ("draw", "tank-tortoise", "hand 2", "pets", "not handed out"),
        ("draw", "crimson-rules", "colour 0", "rules", "not handed out"),
        ("draw", "wasteland", "wasteland", "box", "the Wasteland lies under the deck"),
    ],
)
def test_cards_that_lie_where_nothing_puts_them(moment, cards, a, b, said):
    data = moved(moment, cards, a, b)
    if said:
        refused(data, said)
    else:
        assert PET_EVIL.restore(data)  # with Shelters without limit one may have been played before a Deflection


def test_who_has_sheltered_is_asked_again_only_where_shelters_have_no_limit():
    data = moved("targeted", "shelter", "hand 1", "fired")
    data["stack"][-1]["fields"]["halved"] = [1]
    refused(data, "Targeted does not fit")
    data["cells"]["shelters_per_missile"] = -2
    assert PET_EVIL.question(PET_EVIL.restore(data)).data == (0, 4)
    data["stack"][-1]["fields"]["halved"] = [2]
    refused(data, "Targeted does not fit")


def test_a_missile_that_was_fired_in_another_kind_of_game_fits_no_splash():
    data = PET_EVIL.dump(MOMENTS["splashed"].state)
    data["cells"]["shelter_from_splash"] = 0
    refused(data, "Splashed does not fit")


@pytest.mark.parametrize("bot", [RandomBot, GreedyBot])
def test_from_every_state_that_is_taken_the_game_can_be_played_to_its_end(session, bot):
    table = Session(PET_EVIL, session.state.seats)
    table.state = PET_EVIL.restore(PET_EVIL.dump(session.state))
    table.play({seat: bot(seat) for seat in range(session.state.seats)}, limit=5_000)
    assert PET_EVIL.outcome(table.state)


def test_a_table_on_which_nothing_can_be_done_goes_on_from_turn_to_turn():
    empty = "\n".join(
        f"place: {zone} = -" for zone in ("hand 0", "hand 1", *(f"pile-{n}" for n in range(1, 5)), "discard", "deck")
    )
    session = play(f"set: round = 2\n{empty}\n---").session
    for _ in range(8):
        (seat,) = session.turn
        session.push(f"{seat} skip")
    assert zone(session.state, "round") == 4
    assert session.turn == (0,)


def test_no_card_is_named_like_a_zone_or_in_two_ways():
    assert (
        len({card.name for card in PET_EVIL.cards.values()})
        == len(PET_EVIL.cards)
        == 4 * 3 + 2 + 3 + 4 + len(PETS) + 1 + len(PLAYERS)
    )
