"""What is no action, tables laid out carelessly, and saved states that no game comes to: one sentence, and nothing changes."""

import copy
from functools import reduce
from operator import getitem

import pytest

from pugsbox.cardtable.state import Table
from pugsbox.core.actions import Action
from pugsbox.core.bots import GreedyBot, RandomBot
from pugsbox.core.errors import BadFile, PugsboxError
from pugsbox.core.session import Session
from pugsbox.gamers_vs_evil import GAMERS_VS_EVIL
from tests.gamers_vs_evil.games import TABLES, play, play_out, states
from tests.gamers_vs_evil.told import advanced, question, turn, without

OTHERS = "\n".join(f"place: hand {seat} = baby-ninja pax-pox quarter*2" for seat in (1, 2, 3))


def at(hand, *lines, header="", seats=4):
    """A moment of a turn at a table of four."""
    return turn(f"{hand} quarter cardboard-tube pax-pox", *lines, header=f"{OTHERS}\n{header}", seats=seats)


CROSSBOW = ("0 play valor", "0 gain canid", "0 play sacrifice", "0 pass", "0 play crossbow")
TWO_ROLLS = "roll: 2 2 18 20 2 2"
SCENES = {
    "heroes": play("seats: 4\noption: setup = advanced"),
    "turn": at("merch", "0 play merch", "0 buy baby-ninja"),
    "Block": at("griefing", "0 play griefing", "1 take"),
    "Block last": at("chaos-world-smasher", "0 play chaos-world-smasher", "1 take", "2 block baby-ninja"),
    "Discards": at("ninja-looting", "0 play ninja-looting", "1 take", "2 take", "3 take", "1 discard quarter"),
    "Discards last": at("demon-penguin", "0 play demon-penguin", "1 take", "2 block baby-ninja", "3 take", "1 discard quarter"),
    "GainOrDiscard": at("giant-snake", "0 play giant-snake", "1 take", "2 take", "3 block baby-ninja"),
    "MayDelete": at("faerie-candymancer", "0 play faerie-candymancer"),
    "DeleteMany": at("ornaments", "0 play ornaments", "0 delete quarter", header="roll: 5"),
    "DeleteAround": at("shotgun", "0 play shotgun", "0 delete pax-pox 1", header="roll: 20"),
    "DeleteStack": at("missile-toe", "0 play missile-toe", header="roll: 18 1 1 1"),
    "Gains": at("frosty", "0 play frosty", header="roll: 18"),
    "Cupcake": at("giant-cupcake twisp", "0 play giant-cupcake", "0 gain canid", "0 play twisp", "0 copy giant-cupcake"),
    "OnTop": at("robot-assassin", "0 play robot-assassin", "0 buy canid", header="set: power = 1"),
    "OnTop crow": at(
        "robot-assassin volcano-lair",
        "0 play robot-assassin",
        "0 play volcano-lair",
        "0 buy deep-crow",
        header=f"{advanced()}\nset: power = 1",
    ),
    "Unicorn": at("magical-unicorn", "0 play magical-unicorn"),
    "CatTrick": at("psychic-cat", "0 play psychic-cat"),
    "Twice": at("sorcelator natural-twenty", "0 play sorcelator", "0 play natural-twenty", header="place: deck 0 = merch*8"),
    "TouchOne": at("touchwieners", "0 play touchwieners", "1 reveal", header="place: hand 1 = touchwieners"),
    "Sort": at("bat-milk", "0 play bat-milk", header="place: deck 0 = canid pax-pox merch*5"),
    "Pick": at("sploiting", "0 play sploiting", "0 delete merch", header="place: deck 0 = canid pax-pox merch*5"),
    "Copy": at("merch twisp", "0 play merch", "0 play twisp"),
    "rolled again": at("valor sacrifice crossbow", *CROSSBOW, header=TWO_ROLLS),
    "rolled again on top": at(
        "robot-assassin justice crossbow twisp",
        "0 play robot-assassin",
        "0 play justice",
        "0 play crossbow",
        header="roll: 2 18 18 2",
    ),
    "stays": at("golden-appendage camping", "0 play golden-appendage", "0 play camping"),
    "over": at("quarter", header=without("merch", "sinestine", "scrotuum", "werewolf", "sorcelator", "canid")),
}
MOMENTS = {name: scene.session for name, scene in SCENES.items()}


FEW = ("heroes", "turn", "OnTop", "over")
"""Moments at which all cells are tried; elsewhere it is what waits that matters."""


@pytest.fixture(params=MOMENTS)
def session(request):
    return MOMENTS[request.param]


@pytest.fixture(params=FEW)
def one(request):
    return MOMENTS[request.param]


def test_these_are_all_questions_of_the_game():
    asked = {question(scene) for scene in SCENES.values()}
    assert asked == {"", *GAMERS_VS_EVIL.words.questions}


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
    "quarter",
    "pax-pox",
    "baby-ninja",
    "touchwieners",
    "green-loot",
    "dark-tycho-1",
    "dark-tycho-3",
    "satan-3",
    "gabe",
    "deleted-card",
    "random-div",
    "-1",
    "x-1",
    LONG,
)
ARGUMENTS = [
    (),
    *((word,) for word in WORDS),
    *((a, b) for a in ("quarter", "pax-pox") for b in WORDS),
    ("quarter", "1", "0"),
    ("quarter", "cardboard-tube"),
    ("quarter",) * 99,
]
VERBS = (*dict.fromkeys(name.split("/")[0] for name in GAMERS_VS_EVIL.words.actions), "fly", "<b>", "PLAY", LONG)


def test_any_words_at_all_are_legal_or_refused_with_a_short_sentence(session):
    state = session.state
    for verb in VERBS:
        for args in ARGUMENTS:
            for seat in (0, 1, 3):
                action = Action(seat, verb, args)
                refusal = GAMERS_VS_EVIL.check(state, action)
                assert (refusal is None) == (action in state.legal), action
                if refusal:
                    assert refusal.clauses
                    for reason in refusal.reasons:
                        assert reason.message.endswith((".", ". ")), action
                        assert len(reason.message + reason.expected + reason.actual) < 250, action


def test_every_refusal_has_words_on_a_screen(session):
    for seat in range(session.state.seats):
        for action in GAMERS_VS_EVIL.thinkable(session.state, seat):
            assert GAMERS_VS_EVIL.label(action, seat)
            refusal = GAMERS_VS_EVIL.check(session.state, action)
            assert (refusal is None) == (action in session.state.legal), action


@pytest.mark.parametrize(
    "line", ["0 fly", "0 play <b>", "0 buy", f"0 buy {LONG[:200]}", "0 end 1", "5 end", "0 delete <b> 1", "0 double <b> x y"]
)
def test_what_is_refused_changes_nothing(session, line):
    before, ply = session.state, session.ply
    with pytest.raises(PugsboxError) as caught:
        session.push(line)
    assert str(caught.value)
    assert "\n" not in str(caught.value)
    assert (session.state, session.ply) == (before, ply)


@pytest.mark.parametrize(
    "line", ["", "end", "0", "x end", "-1 end", "100 end", "0 play quarter*0", "0 play *3", "0 play quarter*100"]
)
def test_lines_that_are_no_action(line):
    session = MOMENTS["turn"]
    before = session.ply
    with pytest.raises(PugsboxError, match="expected"):
        session.push(line)
    assert session.ply == before


@pytest.mark.parametrize(
    ("moment", "line", "said"),
    [
        ("turn", "0 play <b>", "You play cards of your hand; '<b>' is not there."),
        ("turn", "0 buy <b>", "Say what you buy: there is no '<b>' on this board."),
        ("turn", "0 fly", "There is no such action: 'fly'."),
        ("turn", "1 play quarter", "It is not your turn, and you are asked nothing else."),
        ("turn", "9 end", "There is no such seat at this table."),
        ("turn", "0 block quarter", "You are not attacked now."),
        ("turn", "0 buy satan-3", "That Boss is not on this board."),
        ("turn", "0 buy dark-tycho-1", "The Boss cards of Levels 1 and 2 cannot be bought."),
        ("heroes", "0 play quarter", "First something else has to be answered."),
        ("heroes", "0 choose <b>", "You keep one of the two heroes that you were dealt."),
        ("Block", "0 play quarter", "First something else has to be answered."),
        ("Block", "2 block <b>", "You block with a card of your hand; '<b>' is not there."),
        ("Block", "2 block quarter pax-pox", "Say with which one card you block."),
        ("Block", "3 take", "You are not attacked now."),
        ("Discards", "1 discard <b>", "Say which card of your hand you discard."),
        ("MayDelete", "0 delete <b>", "The ability deletes a card from another place; '<b>' is not there."),
        ("DeleteStack", "0 delete-stack <b>", "Say which stack of the Evil row you delete."),
        ("Gains", "0 gain <b>", "You gain a card of the Gamer row now."),
        ("Cupcake", "0 gain <b>", "Giant Cupcake brings an Evil card that costs 4 or less."),
        ("OnTop", "0 top <b>", "That is not the card that you may put there."),
        ("Twice", "0 double <b>", "Only another card of this turn that gave something counts double."),
        ("Copy", "0 copy <b>", "Twisp copies another card that you have played in this turn."),
        ("Sort", "0 top <b>", "That card does not lie there, turned up."),
        ("Pick", "0 pass", "A second card has to be deleted, too."),
        ("over", "0 end", "The game is over: six stacks have run out."),
    ],
)
def test_what_somebody_wrote_comes_back_in_quotes(moment, line, said):
    refusal = MOMENTS[moment].check(line)
    assert said in [reason.message for reason in refusal.reasons]


# ---------------------------------------------------------------- tables laid out by hand


@pytest.mark.parametrize(
    "line",
    [
        "place: hand 0 = <b>",
        "place: hand 0 = honor*2",
        "place: hand 0 = quarter*29",
        "place: hand 0 = gabe",
        "place: hand 0 = deleted-card",
        "place: green-row = canid",
        "place: red-row = merch",
        "place: pax-pox = quarter",
        "place: hand 5 = quarter",
        "place: hand 2 = quarter",
        "place: pile-5 = quarter",
        "set: tokens = many",
        "set: tokens = -1",
        "set: every-turn-cards 5 = 3",
        "set: turn = 5",
        "set: plays = <b>",
        "set: phase = lunch",
        "option: setup = expert",
        "option: wings = 2",
    ],
)
def test_a_line_that_lays_out_what_cannot_be_is_named(line):
    with pytest.raises(BadFile, match="line 5: "):
        play(f"{line}\n---")


@pytest.mark.parametrize(
    ("lines", "holds"),
    [
        ("place: shown = quarter", "shown = -"),
        ("place: played 1 = quarter", "played 1 = -"),
        ("place: dealt 0 = gabe", "dealt 0 = -"),
        ("place: front 0 = golden-appendage", "every-turn-cards 0 = 1"),
        ("place: front 0 = twisp quarter", "every-turn-cards 0 = 0"),
        ("place: front 0 = camping", "every-turn-power 0 = 1"),
        ("place: front 0 = camping twisp", "every-turn-power 0 = 2"),
        (
            "place: front 0 = camping twisp golden-appendage\nset: every-turn-power 0 = 2",
            "front 0 = camping twisp golden-appendage",
        ),
        ("set: every-turn-cards 0 = 9", "every-turn-cards 0 = 0"),
        ("place: played 0 = quarter merch", "plays = quarter merch"),
        ("place: played 0 = quarter merch", "worth = 1-0 2-0"),
        ("place: played 0 = quarter\nset: plays = merch", "plays = quarter"),
        ("place: played 0 = quarter\nset: worth = 02-0", "worth = 1-0"),
        ("set: doubled = 3", "doubled = -"),
        ("place: played 0 = quarter\nset: doubled = 0 0", "doubled = -"),
        ("place: played 0 = quarter merch\nset: doubled = 1", "doubled = 1"),
        ("set: copied = honor", "copied = -"),
        ("set: bought = quarter merch satan-3", "bought = merch"),
        ("set: on-top = 9", "on-top = 1"),
        ("set: disguised = 9\nset: power = 2", "disguised = 2"),
        ("set: doing = 9", "doing = 0"),
        ("place: red-row = canid tiny-bat scrotuum fleshreaper", "run-out = giant-snake chaos-world-smasher winter-king"),
        ("place: pax-pox = -\nset: run-out = merch pax-pox pax-pox", "run-out = pax-pox"),
        ("set: run-out = merch", "run-out = -"),
        ("place: hero 0 = gabe tycho", "hero 0 = gabe"),
    ],
)
def test_what_cannot_stay_so_is_put_right_and_can_be_saved(lines, holds):
    scene = play(f"set: turn = 0\n{lines}\n---\n> {holds}")
    state = scene.session.state
    assert GAMERS_VS_EVIL.restore(GAMERS_VS_EVIL.dump(state)) == state


# ---------------------------------------------------------------- saved states


def test_every_state_that_waits_is_taken_as_it_was(session):
    data = GAMERS_VS_EVIL.dump(session.state)
    assert GAMERS_VS_EVIL.restore(data) == session.state
    assert GAMERS_VS_EVIL.dump(GAMERS_VS_EVIL.restore(data)) == data


def test_every_state_before_it_is_taken_too(session):
    for move in session.moves:
        assert GAMERS_VS_EVIL.restore(GAMERS_VS_EVIL.dump(move.before)) == move.before


@pytest.mark.parametrize("bot", [RandomBot, GreedyBot])
@pytest.mark.parametrize(("seats", "seed", "setup"), TABLES)
def test_every_state_that_a_game_comes_to_is_sound(bot, seats, seed, setup):
    for state in states(play_out(seats, seed, bot, setup=setup)):
        GAMERS_VS_EVIL.sound(Table(state))


def test_a_number_that_was_doubled_often_is_sound():
    scene = turn(
        "werewolf cheesing honor", "0 play werewolf", "0 play cheesing", "0 play honor", header="set: power = 999\nroll: 18"
    )
    state = scene.session.state
    assert GAMERS_VS_EVIL.restore(GAMERS_VS_EVIL.dump(state)) == state


def refused(data, match="."):
    """A saved state is refused in a sentence."""
    with pytest.raises(PugsboxError, match=match) as caught:
        GAMERS_VS_EVIL.restore(data)
    assert str(caught.value).endswith(".")
    assert "\n" not in str(caught.value)


def saved(moment):
    return GAMERS_VS_EVIL.dump(MOMENTS[moment].state)


POOLS = ("tokens", "power", "doing", "disguised", "more-cards", "more-turns", "lairs", "every-turn-cards", "every-turn-power")
FLAGS = ("tokens-for-red", "power-for-green", "on-top", "hero-used")


@pytest.mark.parametrize("cell", [*POOLS, *FLAGS])
def test_numbers_that_no_game_has(one, cell):
    cell = f"{cell} 0" if cell.startswith("every") else cell
    for value in (-1, 10**30, -(10**30), "1", None, [], 1.5, True, *([2] if cell in FLAGS else [])):
        data = GAMERS_VS_EVIL.dump(one.state)
        data["cells"][cell] = value
        refused(data)


CELLS = {
    "hand 0": ([], ["gabe"], ["<b>"], "quarter", [1], None, ["quarter"] * 99),
    "deck 1": ([], ["dark-tycho-9"], [["quarter"]]),
    "discard 0": (["random-div"], ["deleted-card"], ["quarter"] * 30),
    "played 1": (["quarter"], ["<b>"]),
    "front 0": (["quarter"], ["twisp"]),
    "hero 0": ([], ["gabe", "tycho"], ["quarter"], ["satan"]),
    "dealt 1": (["gabe"], ["quarter"]),
    "chosen 1": (["gabe"], ["gabe", "tycho"]),
    "green-row": ([], ["canid"], ["merch"] * 10),
    "red-row": ([], ["merch"], ["<b>"]),
    "green-boss": ([], ["cardboard-tube-samurai-1"], ["satan-3"]),
    "red-loots": ([], ["honor"], ["henchmen"]),
    "pax-pox": ([], ["quarter"]),
    "marker": ([], ["quarter"]),
    "heroes": (["gabe"],),
    "bosses": (["satan-1"],),
    "loots": (["honor"],),
    "box": ([], "box", ["<b>"]),
    "run-out": (["<b>"], ["pax-pox", "pax-pox"], ["werewolf"], ["quarter"]),
    "plays": (["<b>"], ["quarter"] * 9, ["gabe"], ["satan-1"]),
    "worth": (["1-0"] * 9, ["<b>"], ["01-0"], ["-1-0"], ["1"], [""], [1]),
    "doubled": (["9"], ["01"], ["-1"], [""], ["x"], ["0", "0"], [0]),
    "copied": (["twisp"], ["<b>"], ["div"], ["merch", "canid"]),
    "bought": (["quarter"], ["<b>"], ["satan-1"], ["pax-pox"]),
    "setup": (0, 5, "beginner"),
    "seats": (0, 1, 5, "2", None),
    "shown": (["quarter"], ["gabe"]),
    "arriving 0": (["quarter"],),
}


@pytest.mark.parametrize("cell", CELLS)
def test_cells_that_fit_nothing(one, cell):
    for value in CELLS[cell]:
        data = GAMERS_VS_EVIL.dump(one.state)
        if data["cells"][cell] != value:
            data["cells"][cell] = value
            refused(data)


@pytest.mark.parametrize("part", ["game", "cells", "stack", "rng"])
def test_parts_that_are_missing_or_something_else(one, part):
    for value in (None, 7, "<b>", [7], {"x": 1}):
        data = GAMERS_VS_EVIL.dump(one.state)
        data[part] = value
        refused(data)
    data = GAMERS_VS_EVIL.dump(one.state)
    del data[part]
    refused(data)
    refused(None)
    refused([data])


def moved(moment, cards, a, b):
    data = saved(moment)
    for card in cards.split():
        data["cells"][a].remove(card)
        data["cells"][b].append(card)
    return data


@pytest.mark.parametrize(
    ("moment", "cards", "a", "b", "said"),
    [
        ("turn", "quarter", "hand 0", "played 0", "cells.played 0: "),
        ("turn", "quarter", "hand 1", "played 1", "cells.played 1: "),
        ("turn", "quarter", "hand 0", "shown", "nothing is turned up now"),
        ("turn", "quarter", "hand 0", "starters", "not handed out"),
        ("turn", "annarchy", "hero 0", "heroes", "not handed out"),
        ("turn", "deleted-card", "marker", "box", "not handed out"),
        ("turn", "dark-tycho-1", "red-boss", "box", "that is no Boss stack"),
        ("turn", "canid", "red-row", "box", ""),
        ("turn", "div", "box", "red-row", "not on this board"),
        ("turn", "random-div", "box", "randomizers", "expected 12 in an advanced game"),
        ("heroes", "quarter", "starters", "hand 0", "in front of players"),
        ("heroes", "quarter", "starters", "box", "expected all of them"),
        ("stays", "camping", "front 0", "hand 0", "cells.front 0: "),
        ("stays", "golden-appendage", "front 0", "box", "cells.front 0: "),
        ("turn", "camping", "box", "front 0", "cells.front 0: "),
        ("OnTop", "canid", "discard 0", "hand 0", "OnTop does not fit"),
        ("OnTop", "quarter", "hand 0", "discard 0", "OnTop does not fit"),
        ("Cupcake", "twisp", "played 0", "deleted", "Cupcake does not fit"),
        ("Sort", "canid pax-pox", "shown", "hand 0", "Sort does not fit"),
        ("Sort", "quarter", "hand 0", "shown", "Sort does not fit"),
        ("Pick", "quarter cardboard-tube", "hand 0", "shown", "Pick does not fit"),
        ("Pick", "canid pax-pox merch", "shown", "hand 0", "Pick does not fit"),
        ("Discards", "baby-ninja pax-pox quarter", "hand 1", "discard 1", "Discards does not fit"),
    ],
)
def test_cards_that_lie_where_nothing_puts_them(moment, cards, a, b, said):
    data = moved(moment, cards, a, b)
    if said:
        refused(data, said)
    else:
        assert GAMERS_VS_EVIL.restore(data)


def test_stacks_that_nothing_leads_to(session):
    stack = GAMERS_VS_EVIL.dump(session.state)["stack"]
    play_it = {"seat": 0, "effect": "Play", "fields": {"card": "<b>"}}
    changes = {
        "doubled": [*stack, *stack[-1:]],
        "turned": stack[::-1],
        "without a turn": stack[1:],
        "alone": stack[-1:],
        "empty": [],
        "of another": [{**entry, "seat": 3} for entry in stack[:-1]] + stack[-1:],
        "of nobody": [{**entry, "seat": 4} for entry in stack],
        "two turns": [*stack, *MOMENT_TURN],
        "a card that nobody holds": [*stack[:1], play_it, *stack[1:]],
        "a card to play": [*stack, play_it],
        "an effect of nothing": [*stack, {"seat": 0, "effect": "Fly", "fields": {}}],
        "a block from nowhere": [*stack, BLOCK],
        "a draw below": [*stack[:1], {"seat": 0, "effect": "Draw", "fields": {"cards": 99}}, *stack[1:]],
        "a hit from nowhere": [
            *stack[:1],
            {"seat": 0, "effect": "Hit", "fields": {"attack": PLAIN, "attacker": 9}},
            *stack[1:],
        ],
        "a play of nothing": [*stack[:1], {"seat": 0, "effect": "Doing", "fields": {"play": 99}}, *stack[1:]],
        "a second copy": [*stack[:1], {"seat": 0, "effect": "Second", "fields": {"card": "gabe"}}, *stack[1:]],
    }
    for changed_ in changes.values():
        data = GAMERS_VS_EVIL.dump(session.state)
        data["stack"] = changed_
        if changed_ != stack:
            refused(data)


MOMENT_TURN = [{"seat": 0, "effect": "Turn", "fields": {}}]
PLAIN = {"effect": "Give", "fields": {"tokens": 1, "power": 0, "clause": ""}}
BLOCK = {"seat": 1, "effect": "Block", "fields": {"attack": PLAIN, "attacker": 0, "rest": [2, 3], "hit": []}}


@pytest.mark.parametrize(
    ("moment", "fields"),
    [
        *(("Block", fields) for fields in ({"attacker": 1}, {"attacker": 9}, {"rest": []}, {"rest": [3, 3]}, {"rest": [1]})),
        *(("Block", fields) for fields in ({"hit": [2]}, {"hit": [1, 1]}, {"hit": [9]}, {"attack": PLAIN})),
        ("Block", {"attack": {"effect": "Infect", "fields": {"cards": 99}}}),
        ("Block last", {"hit": [2, 1]}),
        ("Block last", {"rest": [0]}),
        *(("Discards", fields) for fields in ({"cards": 0}, {"cards": 4}, {"cards": -1}, {"for_whom": 0}, {"for_whom": 9})),
        *(("Discards last", fields) for fields in ({"cards": 2}, {"for_whom": -1}, {"for_whom": 1})),
        *(("MayDelete", fields) for fields in ({"which": "<b>"}, {"which": "pox"}, {"then": [PLAIN]}, {"clauses": []})),
        *(
            ("DeleteMany", fields)
            for fields in ({"which": "pox"}, {"tokens": 9}, {"draws": 9}, {"deleted": 2}, {"deleted": -1})
        ),
        *(("DeleteAround", fields) for fields in ({"deleted": 2}, {"deleted": -1})),
        *(("Gains", fields) for fields in ({"side": "red"}, {"side": "<b>"}, {"cards": 0}, {"cards": 3})),
        ("Cupcake", {"most": 6}),
        *(("OnTop", fields) for fields in ({"card": "merch"}, {"card": "<b>"}, {"card": "gabe"}, {"card": "honor"})),
        ("OnTop crow", {"card": "canid"}),
        *(("CatTrick", fields) for fields in ({"more": 9}, {"less": -1})),
        *(("TouchOne", fields) for fields in ({"player": 1}, {"player": 9}, {"rest": []}, {"rest": [3, 1]})),
        *(("Pick", fields) for fields in ({"deletes": 2}, {"deletes": 0}, {"begun": False}, {"deletes": -1})),
    ],
)
def test_questions_that_nobody_asks(moment, fields):
    data = saved(moment)
    data["stack"][-1]["fields"] |= fields
    refused(data, "does not fit the cards and seats|expected")


@pytest.mark.parametrize("moment", sorted(set(MOMENTS) - {"heroes", "over"}))
def test_seats_that_do_not_have_to_decide(moment):
    """Who was attacked and did not block could be asked; who blocked is not written down."""
    asked = saved(moment)["stack"][-1]["seat"]
    for seat in {0, 1, 2, 3} - {asked, *HIT.get(moment, ())}:
        data = saved(moment)
        data["stack"][-1]["seat"] = seat
        if moment != "stays":
            refused(data, "does not fit the cards and seats|expected what was played in this turn")


HIT = {"Discards last": (1, 2), "Discards": (1,), "GainOrDiscard": (1,)}


@pytest.mark.parametrize("moment", ["rolled again", "rolled again on top", "OnTop crow", "Discards", "GainOrDiscard"])
def test_what_waits_below_a_question_has_to_be_what_brought_it(moment):
    stack = saved(moment)["stack"]
    assert len(stack) > 2
    for i in range(1, len(stack) - 1):
        entry = stack[i]
        spoiled = [{**entry, "seat": int(entry["seat"] == 0)}, {**entry, "fields": {}}, {"seat": 0, **PLAIN}]
        spoiled += [{**entry, "fields": {**entry["fields"], key: 99}} for key in entry["fields"]]
        for other in (other for other in spoiled if other != entry):
            data = saved(moment)
            data["stack"][i] = other
            refused(data)


# ---------------------------------------------------------------- anything at all, changed


def spoil(value):
    """Values to put in the place of one."""
    match value:
        case bool():
            return [not value, "x"]
        case int():
            return [value - 1, value + 1, 0, 3, -7, 99, 10**12]
        case str():
            return ["", "<b>", "quarter", "merch", "canid", "honor", "green", "Draw", "Discards", "Gains", "OnTop"]
        case list():
            return [[], value[1:], value[:-1], value[::-1], value * 2, [*value, *value[:1]], [99]]
        case _:
            return []


def leaves(value, path=()):
    """Every path into plain data."""
    yield path
    match value:
        case dict():
            for key, inner in value.items():
                yield from leaves(inner, (*path, key))
        case list() if path[:1] == ("stack",):
            for i, inner in enumerate(value):
                yield from leaves(inner, (*path, i))


def changed(data, path, value):
    data = copy.deepcopy(data)
    inner = data
    for key in path[:-1]:
        inner = inner[key]
    inner[path[-1]] = value
    return data


def go_on(state):
    """Every action of a state can happen, and so can a few more after the first."""
    for action in state.legal:
        after = GAMERS_VS_EVIL.apply(state, action).state
        assert after.legal or not after.stack
    table = Session(GAMERS_VS_EVIL, state.seats)
    table.state = state
    table.play({seat: RandomBot(seat) for seat in range(state.seats)}, limit=5)


@pytest.mark.parametrize("moment", MOMENTS)
def test_whatever_is_changed_is_refused_or_leads_to_a_game_that_can_be_played(moment):
    """One part of a saved state is changed; where that is taken, nothing that can happen next breaks."""
    data = saved(moment)
    for path in leaves(data):
        if path[:1] == ("stack",) or (path[:1] == ("cells",) and moment in FEW):
            for other in spoil(reduce(getitem, path, data)):
                try:
                    state = GAMERS_VS_EVIL.restore(changed(data, path, other))
                except PugsboxError as error:
                    assert str(error).endswith(".")
                else:
                    go_on(state)


@pytest.mark.parametrize("bot", [RandomBot, GreedyBot])
def test_from_every_state_that_is_taken_the_game_can_be_played_to_its_end(session, bot):
    table = Session(GAMERS_VS_EVIL, session.state.seats)
    table.state = GAMERS_VS_EVIL.restore(GAMERS_VS_EVIL.dump(session.state))
    table.play({seat: bot(seat) for seat in range(session.state.seats)}, limit=5_000)
    assert GAMERS_VS_EVIL.outcome(table.state)
