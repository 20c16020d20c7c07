"""What is no action, tables laid out carelessly, and saved states that no game comes to: one sentence, and nothing changes."""

import copy
import random
from functools import reduce
from operator import getitem

import pytest

from pugsbox.cardtable.state import Table
from pugsbox.core.actions import Action
from pugsbox.core.bots import GreedyBot, RandomBot
from pugsbox.core.errors import BadFile, PugsboxError
from pugsbox.core.session import Session
from pugsbox.pugnacious import PUGNACIOUS
from pugsbox.pugnacious.cards import CARDS, is_lasting, takes_two_turns
from pugsbox.pugnacious.effects import Give
from tests.pugnacious.expansions import question, table
from tests.pugnacious.games import play, play_out, states

QUEUES = """place: queue 0 = telegram patent umbrella bribe airship
place: queue 1 = alibi harpoon memoirs crowbar governess"""
DONE = ["0 done", "1 done", "0 done", "1 done"]
LOST = ["0 target none", "1 target spot-1"]


def at(hand, *lines, header="", phase="play"):
    """A moment of a turn of two."""
    usual = f"place: hand 1 = minor-skill*2 minor-fight\nplace: hand 0 = {hand}\nplace: deck 0 = minor-skill*4 minor-fight*2"
    return table(f"{QUEUES}\n{usual}\n{header}", *lines, phase=phase)


CLASSY = "option: classes = true\nplace: class 0 = {}\nplace: class 1 = traitor\nset: level 0 = 2\nset: xp 0 = 9"
COATS = "place: hand 0 = false-beard change-of-heart\nplace: hand 1 = change-of-heart false-beard\nset: xp 1 = 3"
COAT_LINES = [f"{seat} play {card}" for seat in (0, 1) for card in ("false-beard", "change-of-heart")]
SCENES = {
    "classes": play("seats: 3\noption: classes = true"),
    "Play": at("minor-skill patent", "0 play patent", "1 done"),
    "order": at("minor-skill patent", "0 dispute 1", "0 first 1", header="set: xp 1 = 2"),
    "Buy": at("patent", phase="buy", header="set: skill 0 = 6\nset: skill 1 = 2"),
    "ChooseTarget": at("-", "0 target spot-1", phase="combat", header="set: fight 0 = 2"),
    "GiveFailure": at("-", phase="failure", header="set: failure 0 = 2\nset: failure 1 = 1\nplace: target 1 = spot-1"),
    "Decide": at("patent", "0 dispute 1", header="set: xp 1 = 2"),
    "Discards": at("memoirs minor-skill patent bribe", "0 play memoirs", "0 discard patent"),
    "Discards of all": at("street-urchins", "0 play street-urchins"),
    "MayTrash": at("rag-and-bone-man patent", "0 play rag-and-bone-man"),
    "Bar": at("house-arrest", "0 play house-arrest"),
    "Pay": at("bribe", "0 play bribe", header="set: xp 0 = 2"),
    "TurnEither": at("signal-box", "0 play signal-box"),
    "Sweep": at("-", "0 ability 2", header=CLASSY.format("conductor")),
    "Offer": at("calling-card", "0 play calling-card"),
    "Swap": at("calling-card", "0 play calling-card", "0 offer patent"),
    "face down": at("-", *COAT_LINES, *DONE, "0 target none", "1 target none", header=COATS),
    "Turncoat": at("-", *COAT_LINES, *DONE, "0 target none", "1 target none", "0 pass", "1 pass", header=COATS),
    "TrashOne": at("-", "0 target dummy", "1 target none", phase="combat", header="set: fight 0 = 5"),
    "GainCard": at("-", *LOST[::-1], phase="combat", header="place: spot-1 = sky-pirate\nset: fight 1 = 9"),
    "Serve": at(
        "-", "0 target spot-1", "1 target spot-2", phase="combat",
        header="place: spot-1 = strongman\nplace: below-1 = stragglers\nset: fight 0 = 9\nset: xp 1 = 5",
    ),
    "several hits": at(
        "curses", "0 play curses", *DONE, "0 target spot-1", "1 target spot-2", "0 done",
        header="place: spot-1 = crime-lord\nplace: spot-2 = circus-lion\nset: fight 0 = 20",
    ),
    "over": at("-", *LOST, phase="combat", header="place: main-deck = -"),
}  # fmt: skip
MOMENTS = {name: scene.session for name, scene in SCENES.items()}
FEW = ("classes", "Play", "GiveFailure", "Serve", "over")
"""Moments at which all cells are tried; elsewhere it is what waits that matters."""


@pytest.fixture(params=MOMENTS)
def session(request):
    return MOMENTS[request.param]


@pytest.fixture(params=FEW)
def one(request):
    return MOMENTS[request.param]


def test_these_are_all_questions_of_the_game():
    assert {question(scene) for scene in SCENES.values()} == {"", *PUGNACIOUS.words.questions}


def test_what_stays_or_comes_to_a_second_turn_asks_nothing():
    """So that no such effect ever waits below a question."""
    for key, card in CARDS.items():
        if is_lasting(key) or takes_two_turns(key):
            assert all(isinstance(effect, Give) for effect in (*card.play, *card.second))


# ---------------------------------------------------------------- actions

LONG = "x" * 5_000
WORDS = ("<b>", "", "0", "1", "-1", "9", "01", "\u0661", "\x00", "minor-skill", "telegram", "spot-1", "none", "left", LONG)
ARGUMENTS = [
    (),
    *((word,) for word in WORDS),
    *((a, b) for a in ("1", "telegram") for b in WORDS[:8]),
    ("1", "telegram", "0"),
    ("1", "telegram", "99"),
    ("telegram",) * 99,
]
VERBS = (*dict.fromkeys(name.split("/")[0] for name in PUGNACIOUS.words.actions), "fly", "<b>", "PLAY", LONG)


def test_any_words_at_all_are_legal_or_refused_with_a_short_sentence(session):
    state = session.state
    for verb in VERBS:
        for args in ARGUMENTS:
            for seat in (0, 1, 3)[: 2 + (not args)]:
                action = Action(seat, verb, args)
                refusal = PUGNACIOUS.check(state, action)
                assert (refusal is None) == (action in state.legal), action
                assert PUGNACIOUS.label(action, seat)
                for reason in refusal.reasons if refusal else ():
                    assert reason.message.endswith((".", ". ")), action
                    assert len(reason.message + reason.expected + reason.actual) < 250, action


@pytest.mark.parametrize(
    "line", ["0 fly", "0 play <b>", "0 buy", f"0 buy {LONG[:200]}", "5 done", "0 give <b> 1", "0 turn up x"]
)
def test_what_is_refused_changes_nothing(session, line):
    before, ply = session.state, session.ply
    with pytest.raises(PugsboxError) as caught:
        session.push(line)
    assert "\n" not in str(caught.value)
    assert (session.state, session.ply) == (before, ply)


# ---------------------------------------------------------------- tables laid out by hand


@pytest.mark.parametrize(
    "line",
    [
        "place: hand 0 = <b>",
        "place: hand 0 = patent*3",
        "place: hand 0 = war-fever",
        "place: queue 0 = truce",
        "place: spot-1 = sewers",
        "place: below-1 = street-tough",
        "place: class 0 = patent",
        "place: hand 2 = telegram",
        "place: pile-5 = telegram",
        "set: xp 0 = many",
        "set: xp 0 = -1",
        "set: ends = lunch",
        "set: order = 7",
        "set: phase = recovery",
        "option: events = lunch",
        "option: wings = 2",
    ],
)
def test_a_line_that_lays_out_what_cannot_be_is_named(line):
    with pytest.raises(BadFile, match="line 4: "):
        play(f"{line}\n---")


@pytest.mark.parametrize(
    ("lines", "holds"),
    [
        ("place: dummy = -", "dummy = training-dummy"),
        ("place: finale = -", "finale = mechanical-abomination"),
        ("place: finale = rival-professor", "finale = mechanical-abomination"),
        ("place: event = truce war-fever", "event = war-fever"),
        ("place: event = truce war-fever", "past-events = truce"),
        ("place: supply = -", "supply = greater-skill greater-fight"),
        ("place: spot-1 = street-tough strongman", "spot-1 = street-tough"),
        ("place: below-1 = sewers scrapyard", "below-1 = sewers"),
        ("place: queue 0 = telegram\nplace: main-deck = alibi truce memoirs*2 bribe curses", "main-deck = truce curses"),
        ("place: queue 0 = telegram\nplace: main-deck = truce", "main-deck = -"),
        ("place: queue 0 = telegram\nplace: main-deck = truce", "failed = main-deck"),
        ("set: failed = main-deck enemy-deck", "failed = -"),
        ("place: lasting 0 = telegram bodyguard", "lasting 0 = bodyguard"),
        ("place: class 0 = traitor", "class 0 = -"),
        ("set: level 0 = 2", "level 0 = 0"),
        ("set: used 0 = 3", "used 0 = 0"),
        ("set: locked 0 = 9", "locked 0 = 1"),
        ("set: stood 0 = 1", "stood 0 = 0"),
        ("place: spot-1 = standoff\nset: stood 0 = 1", "stood 0 = 1"),
        ("set: ends = finale main-deck", "ends = -"),
        ("set: order = 0 0", "order = -"),
        ("set: order = 3 0", "order = -"),
        ("set: order = 1 0\nset: disputed = 0", "order = 1 0"),
        ("set: round = 0", "round = 1"),
        ("place: target 0 = spot-1", "target 0 = -"),
        ("place: target 1 = spot-1", "tokens 0 = dummy finale spot-1 spot-2 spot-3 none launch-1 launch-2 launch-3"),
        ("place: aim 0 = spot-1", "aim 0 = -"),
        ("set: phase = failure\nset: failure 0 = 1", "target 0 = none"),
        ("set: phase = failure\nset: failure 0 = 1\nplace: target 0 = spot-1\nplace: spot-1 = -", "target 0 = none"),
        ("set: phase = failure\nset: failure 0 = 1\nplace: target 0 = finale", "tried 0 = 1"),
        ("set: phase = failure\nset: failure 0 = 1\nplace: face-down 0 = hatpin", "played 0 = hatpin"),
        ("option: classes = true\nset: phase = play\nplace: class 0 = traitor", "class 1 = super-scientist"),
        ("option: classes = true\nset: phase = play\nplace: class 0 = inventor duellist", "class 0 = inventor"),
        ("option: classes = true\nset: phase = play\nset: level 0 = 7", "level 0 = 2"),
        ("option: classes = true\nset: phase = play\nset: used 0 = 7\nplace: class 0 = duellist", "used 0 = 0"),
        ("option: classes = true\nplace: hand 0 = minor-skill*28", "hand 0 = -"),
        ("option: classes = true\nplace: class 0 = traitor\nplace: class 1 = inventor", "level 1 = 1"),
    ],
)
def test_what_cannot_stay_so_is_put_right_and_can_be_saved(lines, holds):
    state = play(f"{lines}\n---\n> {holds}").session.state
    assert PUGNACIOUS.restore(PUGNACIOUS.dump(state)) == state


def test_a_card_without_a_second_turn_does_not_wait_for_one():
    assert play("place: waiting 0 = slow-fuse spring-cleaning\n---").cards("waiting 0") == ["slow-fuse"]


@pytest.mark.parametrize("seed", range(4))
def test_tables_laid_out_at_random_settle_and_can_be_played(seed):
    chance = random.Random(seed)
    cells = [c for c in PUGNACIOUS.layout.cells if c.kind != "option" and c.name != "seats" and c.seat in {None, 0, 1}]
    laid = 0
    for _ in range(40):
        lines = [f"option: {name} = {chance.choice(PUGNACIOUS.options[name].values)}" for name in ("classes", "stealth")]
        for cell in chance.sample(cells, 6):
            match cell.kind:
                case "zone":
                    kinds = [key for key, card in CARDS.items() if not cell.cards or card.kind in cell.cards]
                    lines.append(f"place: {cell.name} = {' '.join(chance.sample(kinds, min(3, len(kinds)))) or '-'}")
                case "note":
                    lines.append(f"set: {cell.name} = {' '.join(chance.choices(cell.cards, k=2))}")
                case _:
                    lines.append(f"set: {cell.name} = {chance.choice((0, 1, 3, 999))}")
        lines.append(f"set: phase = {chance.choice(('play', 'buy', 'combat', 'failure'))}")
        try:
            game = play("\n".join([*lines, "---"])).session
        except BadFile:
            continue  # more copies than there are, or a number of somebody who is not there
        laid += 1
        assert PUGNACIOUS.restore(PUGNACIOUS.dump(game.state)) == game.state
        game.play({s: RandomBot(s) for s in range(2)}, limit=40)
        assert PUGNACIOUS.restore(PUGNACIOUS.dump(game.state)) == game.state
    assert laid > 10


# ---------------------------------------------------------------- saved states


def test_every_state_that_waits_is_taken_as_it_was(session):
    for state in states(session):
        data = PUGNACIOUS.dump(state)
        assert PUGNACIOUS.restore(data) == state
        assert PUGNACIOUS.dump(PUGNACIOUS.restore(data)) == data


WHOLE = {"classes": "true", "stealth": "true", "events": "all", "locations": "all"}


@pytest.mark.parametrize("options", [{}, WHOLE, {**WHOLE, "enemy_deck_end": "no_enemy_left", "classes_distinct": "false"}])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_state_that_a_game_comes_to_is_sound(seats, options):
    for state in states(play_out(seats, seats, GreedyBot, **options)):
        PUGNACIOUS.sound(Table(state))


def test_every_state_of_a_game_by_chance_is_sound():
    for state in states(play_out(4, 5, RandomBot, **WHOLE)):
        PUGNACIOUS.sound(Table(state))


def refused(data, match="."):
    """A saved state is refused in a sentence."""
    with pytest.raises(PugsboxError, match=match) as caught:
        PUGNACIOUS.restore(data)
    assert str(caught.value).endswith(".")
    assert "\n" not in str(caught.value)


def saved(moment):
    return PUGNACIOUS.dump(MOMENTS[moment].state)


COUNTED = (
    "xp 0",
    "skill 0",
    "fight 1",
    "failure 0",
    "received 1",
    "used 0",
    "plays 0",
    "buys 1",
    "tried 0",
    "bounty 0",
    "poach 1",
)


@pytest.mark.parametrize("cell", [*COUNTED, "round", "locked 0", "stood 1", "level 0", "seats"])
def test_numbers_that_no_game_has(one, cell):
    for number in (-1, 10**30, -(10**30), "1", None, [], 1.5, True):
        data = PUGNACIOUS.dump(one.state)
        data["cells"][cell] = number
        refused(data)


CELLS = {
    "hand 0": ([], ["traitor"], ["<b>"], "telegram", [1], None, ["minor-skill"] * 99),
    "deck 1": ([], ["street-tough"], [["minor-skill"]]),
    "queue 0": ([], ["truce"], ["telegram"] * 5),
    "spot-1": (["sewers"], ["street-tough", "strongman"], ["training-dummy"]),
    "below-1": (["street-tough"], ["sewers", "scrapyard"]),
    "dummy": ([], ["street-tough"]),
    "finale": ([], ["rival-professor"], ["mechanical-abomination", "rival-professor"]),
    "event": (["telegram"], ["truce", "war-fever"]),
    "supply": ([], ["minor-skill"], ["greater-skill"] * 3),
    "class 0": (["inventor"], ["patent"], ["traitor", "inventor"]),
    "tokens 0": ([], ["dummy"], ["patent"]),
    "aim 0": (["spot-1"], ["dummy", "none"]),
    "target 1": (["spot-2"], ["launch-1"], ["dummy", "none"], ["patent"]),
    "lasting 0": (["telegram"], ["bodyguard"]),
    "waiting 1": (["patent"],),
    "face-down 0": (["patent"], ["hatpin"]),
    "box": ([], "box", ["<b>"]),
    "ends": (["<b>"], ["finale", "finale"], ["scientist"], ["scientist", "main-deck"]),
    "failed": (["<b>"], ["main-deck"] * 2, ["enemy-deck"]),
    "order": (["0"], ["0", "0"], ["0", "3"], ["9"], ["0", "1", "0"]),
    "disputed": (["0", "0"], ["3"], ["<b>"], [0]),
    "givers 0": (1, 2, -1, 4, "2"),
    "classes": (2, 5, "true", -3),
    "events": (-1, 64, "all"),
    "which_finale": (0, 1, -3),
}


@pytest.mark.parametrize("cell", CELLS)
def test_cells_that_fit_nothing(one, cell):
    for other in CELLS[cell]:
        data = PUGNACIOUS.dump(one.state)
        if data["cells"][cell] != other:
            data["cells"][cell] = other
            refused(data)


@pytest.mark.parametrize("part", ["game", "cells", "stack", "rng"])
def test_parts_that_are_missing_or_something_else(one, part):
    for other in (None, 7, "<b>", [7], {"x": 1}):
        data = PUGNACIOUS.dump(one.state)
        data[part] = other
        refused(data)
    del data[part]
    refused(data)
    refused(None)
    refused([data])


def test_every_cell_is_needed_and_no_other_is_known(one):
    for cell in PUGNACIOUS.dump(one.state)["cells"]:
        data = PUGNACIOUS.dump(one.state)
        del data["cells"][cell]
        refused(data)
    data["cells"] |= {cell: one.state.cells[PUGNACIOUS.layout.cell(cell)], "wings": 2}
    refused(data)


def test_a_roll_that_nobody_makes():
    data = saved("Decide")
    data["rng"]["forced"] = [3]
    refused(data, "rng.forced")


@pytest.mark.parametrize(
    ("moment", "cards", "a", "b"),
    [
        ("classes", "minor-skill", "starters", "hand 0"),
        ("classes", "telegram", "main-deck", "queue 0"),
        ("Play", "spot-1", "tokens 0", "tokens 1"),
        ("Play", "spot-1", "tokens 0", "aim 0"),
        ("Play", "spot-1", "tokens 0", "target 0"),
        ("Play", "telegram", "queue 0", "hand 0"),
        ("ChooseTarget", "launch-1", "tokens 1", "aim 1"),
        ("GiveFailure", "none", "target 0", "tokens 0"),
        ("GiveFailure", "street-tough", "spot-1", "beaten"),
        ("MayTrash", "rag-and-bone-man", "played 0", "discard 0"),
        ("Discards of all", "street-urchins", "played 0", "hand 0"),
        ("Discards", "minor-skill bribe", "hand 0", "discard 0"),
        ("face down", "false-beard", "played 0", "face-down 0"),
        ("face down", "false-beard", "played 1", "discard 1"),
        ("Serve", "stragglers", "below-1", "beaten"),
        ("Serve", "minor-skill", "hand 0", "played 0"),
    ],
)
def test_cards_that_lie_where_nothing_puts_them(moment, cards, a, b):
    data = saved(moment)
    for card in cards.split():
        data["cells"][a].remove(card)
        data["cells"][b].append(card)
    refused(data)


def test_stacks_that_nothing_leads_to(session):
    stack = PUGNACIOUS.dump(session.state)["stack"]
    changes = [
        [*stack, *stack[-1:]],
        stack[::-1],
        stack[1:],
        stack[-1:],
        [],
        [{**entry, "seat": 1} for entry in stack[:1]] + stack[1:],
        [{**entry, "seat": 4} for entry in stack],
        [*stack, {"seat": 0, "effect": "Fly", "fields": {}}],
        *([*stack, {"seat": seat, "effect": name, "fields": fields}] for seat in (0, 1) for name, fields in STRANGE),
        *([*stack[:1], {"seat": 0, "effect": name, "fields": fields}, *stack[1:]] for name, fields in STRANGE),
    ]
    for changed_ in changes:
        data = PUGNACIOUS.dump(session.state)
        data["stack"] = changed_
        if changed_ != stack:
            refused(data)


STRANGE = [
    ("Next", {"phase": "buy"}),
    ("Next", {"phase": "lunch"}),
    ("Again", {"card": "bodyguard"}),
    ("Again", {"card": "<b>"}),
    ("SecondTurn", {"cards": ["slow-fuse"]}),
    ("SecondTurn", {"cards": ["<b>"]}),
    ("Close", {"beaten": []}),
    ("Close", {"beaten": ["7"]}),
    ("Serve", {"effects": []}),
    ("Reward", {"points": 9, "clauses": []}),
    ("Draw", {"cards": 9}),
    ("Give", {"skill": 9, "fight": 0, "failure": 0, "clause": "PUG-GAME-02"}),
    ("Decide", {"between": [0, 9]}),
    ("Decide", {"between": [0]}),
    ("Swap", {"mine": 9}),
    ("Mark", {"what": "<b>", "much": 1}),
    ("Reveal", {}),
    ("Deal", {}),
    ("GiveFailure", {}),
    ("ChooseTarget", {}),
    ("EndGame", {}),
]


@pytest.mark.parametrize(
    ("moment", "fields"),
    [
        *(("Decide", {"between": pair}) for pair in ([0, 0], [1, 0], [0], [0, 1, 1], [0, 7], [])),
        *(("Discards", fields) for fields in ({"cards": 0}, {"cards": 3}, {"cards": -1}, {"clauses": []})),
        *(("Discards of all", fields) for fields in ({"cards": 2}, {"clauses": ["PUG-PLAY-05"]})),
        ("MayTrash", {"skill": 9}),
        *(("Pay", fields) for fields in ({"points": 0}, {"failure": 99})),
        *(("TurnEither", fields) for fields in ({"most": 9}, {"most": -1}, {"clauses": []})),
        *(("Swap", fields) for fields in ({"mine": 5}, {"mine": -1})),
        ("TrashOne", {"clauses": []}),
        *(("GiveFailure", fields) for fields in ({"seats": [0]}, {"seats": [1, 0]}, {"done": [0, 1]}, {"seats": [0, 1, 1]})),
        *(("ChooseTarget", fields) for fields in ({"seats": [0, 1]}, {"seats": []}, {"seats": [0]})),
        *(("Play", fields) for fields in ({"done": [0, 1]}, {"done": [1, 1]}, {"done": [3]}, {"seats": [0]})),
        ("Serve", {"effects": []}),
        ("Serve", {"effects": [{"effect": "Draw", "fields": {"cards": 1}}]}),
        ("Serve", {"effects": [{"effect": "Draw", "fields": {"cards": 9}}, {"effect": "GainCard", "fields": {}}]}),
    ],
)
def test_questions_that_nobody_asks(moment, fields):
    data = saved(moment)
    data["stack"][-1]["fields"] |= fields
    refused(data)


ASKED_OF_ONE = sorted(set(MOMENTS) - {"classes", "Play", "order", "Buy", "ChooseTarget", "GiveFailure", "over"})


@pytest.mark.parametrize("moment", ASKED_OF_ONE)
def test_seats_that_do_not_have_to_decide(moment):
    """Each is asked of the other player, who has played nothing of that kind, or has another result."""
    data = saved(moment)
    data["stack"][-1]["seat"] ^= 1
    refused(data)


@pytest.mark.parametrize("moment", ["face down", "several hits", "Serve", "Turncoat"])
def test_what_waits_below_a_question_has_to_be_what_brought_it(moment):
    stack = saved(moment)["stack"]
    for i in range(len(stack) - 1):
        entry = stack[i]
        spoiled = [{**entry, "seat": entry["seat"] ^ 1}, {"seat": 0, "effect": "Draw", "fields": {"cards": 1}}]
        spoiled += [{**entry, "fields": {**entry["fields"], key: 99}} for key in entry["fields"]]
        for other in (other for other in spoiled if other != entry):
            data = saved(moment)
            data["stack"][i] = other
            refused(data)


# ---------------------------------------------------------------- anything at all, changed


def spoil(found):
    """Values to put in the place of one."""
    match found:
        case bool():
            return [not found, "x"]
        case int():
            return [found - 1, found + 1, 0, 3, -7, 99, 10**12]
        case str():
            return ["", "<b>", "telegram", "recovery", "combat", "Draw", "Discards", "GainCard", "TrashOne", "Turncoat"]
        case list():
            return [[], found[1:], found[:-1], found[::-1], found * 2, [*found, *found[:1]], [99]]
        case _:
            return []


def leaves(found, path=()):
    """Every path into plain data."""
    yield path
    match found:
        case dict():
            for key, inner in found.items():
                yield from leaves(inner, (*path, key))
        case list() if path[:1] == ("stack",):
            for i, inner in enumerate(found):
                yield from leaves(inner, (*path, i))


def changed(data, path, other):
    data = copy.deepcopy(data)
    inner = data
    for key in path[:-1]:
        inner = inner[key]
    inner[path[-1]] = other
    return data


def go_on(state):
    """Every action of a state can happen, and so can a few more after the first; all of it can be seen and saved."""
    for seat in (*range(state.seats), None):
        PUGNACIOUS.observe(state, seat)
    for action in state.legal:
        after = PUGNACIOUS.apply(state, action).state
        assert after.legal or not after.stack
    game = Session(PUGNACIOUS, state.seats)
    game.state = state
    game.play({seat: RandomBot(seat) for seat in range(state.seats)}, limit=8)
    assert PUGNACIOUS.restore(PUGNACIOUS.dump(game.state)) == game.state


@pytest.mark.parametrize("moment", MOMENTS)
def test_whatever_is_changed_is_refused_or_leads_to_a_game_that_can_be_played(moment):
    """One part of a saved state is changed; where that is taken, nothing that can happen next breaks."""
    data = saved(moment)
    for n, path in enumerate(leaves(data)):
        cell = path[:1] == ("cells",) and moment in ("Play", "Serve")
        if path[:1] == ("stack",) or cell:
            for other in spoil(reduce(getitem, path, data))[n % 3 * cell :: 3 if cell else 1]:
                try:
                    state = PUGNACIOUS.restore(changed(data, path, other))
                except PugsboxError as error:
                    assert str(error).endswith(".")
                else:
                    go_on(state)


def test_from_every_state_that_is_taken_the_game_can_be_played_to_its_end(session):
    game = Session(PUGNACIOUS, session.state.seats)
    game.state = PUGNACIOUS.restore(PUGNACIOUS.dump(session.state))
    game.play({seat: GreedyBot(seat) for seat in range(session.state.seats)}, limit=5_000)
    assert PUGNACIOUS.outcome(game.state)
