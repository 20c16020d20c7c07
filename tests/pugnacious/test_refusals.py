"""Refusals: each sentence is shown, and each refusal names all clauses that refuse."""

import ast
import inspect

import pytest

from pugsbox.core.session import Session
from pugsbox.pugnacious import PUGNACIOUS, why, why_asked, why_phase
from pugsbox.pugnacious.kinds import COST
from pugsbox.pugnacious.refusals import REFUSALS
from pugsbox.pugnacious.words import WORDS
from tests.pugnacious.expansions import table
from tests.pugnacious.games import play_out

QUEUES = """place: queue 0 = telegram patent umbrella telegram airship
place: queue 1 = alibi harpoon memoirs crowbar governess"""
HAND = "place: hand 0 = patent minor-skill*2\nplace: hand 1 = banana-peel minor-fight"
CLASSY = "option: classes = true\nplace: class 0 = {}\nplace: class 1 = conductor"


def at(phase="play", *actions, header=""):
    """A phase with hands and queues."""
    return table(f"{QUEUES}\n{HAND}\n{header}", *actions, phase=phase)


def classy(first="prizefighter", header="", phase="play", *actions):
    """The same with Classes."""
    return at(phase, *actions, header=f"{CLASSY.format(first)}\n{header}")


def asked(card, header="", *actions):
    """A card of seat 0 asks something."""
    return at("play", f"0 play {card}", *actions, header=f"place: hand 0 = {card} patent minor-skill\n{header}")


def fighting(header="", *actions):
    """The Combat Phase."""
    return at("combat", *actions, header=header)


def giving(header="", *actions):
    """Failure is handed out."""
    return at("failure", *actions, header=f"set: failure 0 = 2\nset: failure 1 = 1\n{header}")


def over():
    """A game that has ended."""
    header = "place: main-deck = -\nset: fight 0 = 9"
    return at("combat", "0 target none", "1 target none", header=header)


def choosing():
    """Classes are being chosen."""
    return Session(PUGNACIOUS, seats=2, seed=1, classes="true")


def both_barred():
    """An opponent who has the Trebuchet cannot fight."""
    return fighting("set: barred 0 = 1\nset: trebuchet 0 = 1")


BEATEN = "set: fight 0 = 30"
ONE = COST["telegram"] - 1
SHOWN = {
    "PUG-END-09": (over, "0 done", "The game is over."),
    "PUG-GAME-09": (at, "2 done", "There is no such seat at this table."),
    "unknown": (at, "0 fly", "There is no such action: 'fly'."),
    "PUG-HOUSE-01": (lambda: asked("rag-and-bone-man"), "1 done", "First another player has to answer a question."),
    "answer first": (lambda: asked("rag-and-bone-man"), "0 done", "First answer the question."),
    "PUG-TURN-03": (fighting, "0 done", "There is nothing to agree to now."),
    "done already": (lambda: at("play", "0 done"), "0 done", "You have said that you are done; the others have not."),
    "plainly": (at, "0 done now", "That needs no further words."),
    "PUG-HOUSE-02": (at, "0 dispute 5", "You can dispute the order once in a phase, with another player who can still act."),
    "not now": (fighting, "0 dispute 1", "There is no order to dispute now."),
    "in force": (
        lambda: at("play", "0 dispute 1", "0 first 0", header="set: xp 1 = 1"),
        "1 dispute 0",
        "An order is decided already: first the other one acts.",
    ),
    "wait": (
        lambda: at("play", "0 dispute 1", "0 first 0", header="set: xp 1 = 1"),
        "1 play banana-peel",
        "It was decided that another player acts first.",
    ),
    "nothing to decide": (at, "0 first 1", "There is no order to decide now."),
    "who first": (
        lambda: at("play", "0 dispute 1", header="set: xp 1 = 1"),
        "0 first 3",
        "Say who of the two acts first.",
    ),
    "PUG-PLAY-17": (lambda: at("buy"), "0 play patent", "Cards are played in the Play Phase."),
    "PUG-PLAY-01": (at, "0 play bribe", "You play cards of your hand, one by one; Bribe is not there."),
    "PUG-HOUSE-11": (
        lambda: at(header="place: hand 0 = patent"),
        "0 play-all",
        "You have fewer than two cards that only give something.",
    ),
    "PUG-CLASS-09": (lambda: classy(phase="buy"), "0 ability 1", "A Class is used, and levels up, in the Play Phase."),
    "PUG-CLASS-01": (choosing, None, "Choose one of the Classes that are left."),
    "no choice": (at, "0 choose inventor", "No Class is chosen now."),
    "no class": (at, "0 ability 1", "There are no Classes in this game."),
    "PUG-CLASS-03": (
        lambda: classy("prizefighter", "", "play", "0 ability 1"),
        "0 ability 1",
        "The Level 1 ability may be used once a turn.",
    ),
    "PUG-CLASS-07": (classy, "0 ability 2", "The Level 2 ability comes with Level 2, once a turn."),
    "PUG-CLASS-11": (
        lambda: classy("duellist"),
        "0 ability 1",
        "What your Class does there holds always: it needs no action.",
    ),
    "which ability": (classy, "0 ability 3", "A Class has abilities 1 and 2."),
    "PUG-CLASS-04": (classy, "0 level-up", "Levelling up costs 5 Exp."),
    "PUG-CLASS-08": (
        lambda: classy("prizefighter", "set: level 0 = 2\nset: xp 0 = 9"),
        "0 level-up",
        "Your Class is at Level 2: there is no third.",
    ),
    "PUG-HOUSE-17": (classy, "0 betray patent", "Only the Traitor plays cards as Failure."),
    "PUG-BUY-17": (at, "0 buy telegram", "Cards are bought in the Buy Phase."),
    "PUG-BUY-01": (lambda: at("buy"), "0 buy alibi", "You buy cards of your own queue and Greater cards; Alibi is neither."),
    "no such copy": (
        lambda: at("buy", header="set: skill 0 = 9"),
        "0 buy telegram 5",
        "The first copy in your queue is named without its space, and no other one lies there.",
    ),
    "PUG-SETUP-10": (lambda: at("buy"), "0 buy minor-skill", "Minor cards are not for sale."),
    "PUG-GAME-08": (
        lambda: at("buy", header=f"set: skill 0 = {ONE}"),
        "0 buy telegram",
        "Telegram costs more Skill than you have.",
    ),
    "PUG-BUY-02": (lambda: at("buy", header=f"set: skill 0 = {ONE}"), "0 buy telegram", "You have too little Skill left."),
    "no copy": (
        lambda: at("buy", header="option: greater_supply = 10\nplace: supply = greater-fight\nset: skill 0 = 9"),
        "0 buy greater-skill",
        "No copy of that card is left.",
    ),
    "PUG-HOUSE-05": (
        lambda: at("buy", header="set: skill 0 = 9"),
        "0 poach 1 alibi",
        "Only Poacher's License lets you buy from the player on your left.",
    ),
    "not that queue": (
        lambda: at("buy", header="set: skill 0 = 9\nset: poach 0 = 1"),
        "0 poach 1 patent",
        "The license is for the queue on your left only, for a card in it.",
    ),
    "PUG-COMBAT-07": (
        lambda: at("buy"),
        "0 target none",
        "Targets are chosen in the Combat Phase, Failure is handed out once they are shown.",
    ),
    "PUG-COMBAT-05": (lambda: fighting("", "0 target none"), "0 target dummy", "Your target is chosen for good."),
    "PUG-COMBAT-01": (fighting, "0 target bribe", "That is no target: choose one token."),
    "PUG-LOC-11": (
        lambda: fighting("place: below-1 = sewers"),
        "0 target sewers",
        "A Location is no target: the Enemy on it is fought.",
    ),
    "PUG-COMBAT-18": (
        both_barred,
        "0 target dummy",
        "You cannot fight this turn, not with the Trebuchet either.",
    ),
    "PUG-FINALE-03": (lambda: fighting("set: locked 0 = 1"), "0 target finale", "You are locked out of the Finale."),
    "PUG-FAQ-01": (
        fighting,
        "0 target launch-1",
        "The Trebuchet is aimed at an Adversary, and only if you have played it.",
    ),
    "PUG-FAQ-02": (
        lambda: fighting("set: trebuchet 0 = 1"),
        "0 target launch-3",
        "The Trebuchet beats no Finale, no Training Dummy, no Trap and no Location.",
    ),
    "PUG-FAQ-03": (both_barred, "0 target launch-1", "Who cannot fight cannot use the Trebuchet."),
    "PUG-TRAP-07": (
        lambda: fighting("set: trebuchet 0 = 1"),
        "0 target launch-3",
        "Only Enemy Deck cards that are no Traps are Adversaries.",
    ),
    "must": (lambda: fighting("place: spot-1 = standoff"), "0 target dummy", "The Standoff has to be fought."),
    "covered": (
        lambda: fighting("place: spot-1 = infiltrator"),
        "0 target dummy",
        "The Infiltrator covers the Training Dummy.",
    ),
    "through": (
        lambda: fighting("place: spot-1 = standoff\nset: stood 0 = 1"),
        "0 target spot-1",
        "You have beaten the Standoff already.",
    ),
    "traitor": (
        lambda: classy("traitor", "", "combat"),
        "0 target spot-1",
        "The Traitor cannot fight Adversaries.",
    ),
    "empty": (lambda: fighting("place: spot-1 = -"), "0 target spot-1", "No Enemy lies there."),
    "PUG-FAIL-03": (giving, "0 give 0 1", "Failure goes to opponents, never to its owner."),
    "PUG-FAIL-02": (giving, "0 give 1 3", "Say to whom, and how many of your points."),
    "PUG-FAIL-08": (
        lambda: giving("option: failure_must_be_spent = true"),
        "0 done",
        "All of your Failure has to be handed out here.",
    ),
    "PUG-HOUSE-19": (lambda: at(header="place: event = truce"), "0 give 1 1", "There is a Truce: no Failure is handed out."),
    "no failure": (
        lambda: at("failure", header="set: failure 1 = 1"),
        "0 give 1 1",
        "You have no Failure to hand out.",
    ),
    "PUG-PLAY-05": (at, "0 discard patent", "You have nothing to discard now."),
    "which": (lambda: asked("bottle-of-gin"), "0 discard bribe", "Say which card of your hand."),
    "PUG-GAME-06": (at, "0 trash patent", "You have nothing to trash now."),
    "PUG-GAME-07": (
        lambda: fighting(BEATEN, "0 target dummy", "1 target none"),
        "0 trash-discarded bribe",
        "That card is not in your discard pile.",
    ),
    "hand only": (
        lambda: asked("rag-and-bone-man", "place: discard 0 = bribe"),
        "0 trash-discarded bribe",
        "Only a card of your hand can be trashed for that.",
    ),
    "PUG-PLAY-06": (at, "0 pass", "There is nothing to leave now."),
    "no leaving": (lambda: asked("bottle-of-gin"), "0 pass", "That cannot be left: choose."),
    "PUG-HOUSE-09": (at, "0 bar 1", "You name an opponent only when a card asks for one."),
    "PUG-HOUSE-13": (at, "0 pay", "Nothing asks you to pay Exp now, or you have too little."),
    "PUG-HOUSE-03": (at, "0 turn left 1", "You cannot turn the Card Ring now, or not so."),
    "PUG-HOUSE-04": (at, "0 sweep 1 2", "No card of yours asks for that, or no such card lies there."),
    "PUG-HOUSE-16": (at, "0 gain telegram", "You take a card of your queue only when something brings you one."),
    "PUG-REC-11": (at, "0 next draw", "There is nothing to put in order now, or nothing of that kind."),
}
"""By key: a table, what is tried there, and the sentence."""


def tried(key):
    """All reasons by which an action is refused at the table of a key."""
    scene, line, _ = SHOWN[key]
    session = getattr(scene(), "session", None) or scene()
    line = line or f"{session.turn[0]} choose bribe"
    return session.check(line)


def test_every_sentence_is_shown_here():
    assert set(SHOWN) == set(REFUSALS)


@pytest.mark.parametrize("key", SHOWN)
def test_each_sentence_is_the_one_that_is_said(key):
    refusal = tried(key)
    assert SHOWN[key][2] in [reason.message for reason in refusal.reasons]
    for reason in refusal.reasons:
        assert reason.message.endswith(".")
        assert "{" not in reason.message + reason.expected + reason.actual
        assert reason.clause in PUGNACIOUS.clauses


def keys_of(module):
    """The keys of all refusals that a module makes: the word that names the sentence, or the clause."""
    for node in ast.walk(ast.parse(inspect.getsource(module))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "no":
            named = {keyword.arg: keyword.value.value for keyword in node.keywords}
            yield named.get("key", node.args[0].value)


def test_every_sentence_is_used_and_every_refusal_has_one():
    assert {key for module in (why, why_asked, why_phase) for key in keys_of(module)} == set(REFUSALS)


# ---------------------------------------------------------------- every clause that refuses

ALL = [
    (lambda: at("buy", header="set: skill 0 = 1"), "0 buy patent", "PUG-GAME-08 PUG-BUY-02"),
    (lambda: at("buy", header="set: skill 0 = 1"), "0 poach 1 alibi", "PUG-HOUSE-05 PUG-BUY-01"),
    (lambda: at("buy", header="set: poach 0 = 1"), "0 poach 1 alibi", "PUG-GAME-08 PUG-BUY-02"),
    (both_barred, "0 target launch-1", "PUG-COMBAT-18 PUG-FAQ-03"),
    (both_barred, "0 target launch-3", "PUG-COMBAT-18 PUG-FAQ-03 PUG-FAQ-02 PUG-TRAP-07"),
    (fighting, "0 target launch-3", "PUG-FAQ-01 PUG-FAQ-02 PUG-TRAP-07"),
    (lambda: fighting("place: spot-1 = -\nset: barred 0 = 1"), "0 target spot-1", "PUG-COMBAT-18 PUG-COMBAT-01"),
    (lambda: fighting("set: locked 0 = 1\nset: barred 0 = 1"), "0 target finale", "PUG-COMBAT-18 PUG-FINALE-03"),
    (lambda: fighting("place: spot-1 = standoff\nset: locked 0 = 1"), "0 target finale", "PUG-FINALE-03 PUG-HOUSE-18"),
    (lambda: fighting("set: locked 0 = 1", "0 target none"), "0 target finale", "PUG-COMBAT-05 PUG-FINALE-03"),
    (
        lambda: fighting("place: spot-1 = standoff\nplace: spot-2 = infiltrator"),
        "0 target dummy",
        "PUG-HOUSE-18",
    ),
    (lambda: at("combat", header="place: event = truce"), "0 give 1 1", "PUG-HOUSE-19 PUG-COMBAT-07"),
    (lambda: asked("rag-and-bone-man"), "0 buy patent", "PUG-HOUSE-01 PUG-BUY-17"),
    (lambda: asked("rag-and-bone-man"), "0 target none", "PUG-HOUSE-01 PUG-COMBAT-07"),
    (lambda: classy("prizefighter", "set: level 0 = 2\nset: used 0 = 2"), "0 ability 2", "PUG-CLASS-07"),
    (lambda: classy("duellist"), "0 betray bribe", "PUG-HOUSE-17 PUG-PLAY-01"),
    (lambda: at("play", "0 dispute 1", "0 first 0", header="set: xp 1 = 1"), "1 play bribe", "PUG-HOUSE-02 PUG-PLAY-01"),
    (
        lambda: at("play", "0 dispute 1", "0 first 0", header="set: xp 1 = 1\nplace: hand 1 = minor-fight"),
        "1 play-all",
        "PUG-HOUSE-02 PUG-HOUSE-11",
    ),
    (lambda: at("failure", header="set: failure 1 = 1"), "0 done", "PUG-FAIL-02"),
    (lambda: giving("option: failure_must_be_spent = true"), "0 done x", "PUG-TURN-03 PUG-FAIL-08"),
]


@pytest.mark.parametrize(("scene", "line", "clauses"), ALL)
def test_a_refusal_names_all_clauses_that_refuse(scene, line, clauses):
    assert list(scene().session.check(line).clauses) == clauses.split()


@pytest.mark.parametrize("options", [{}, {"classes": "true", "stealth": "true", "events": "all", "locations": "all"}])
def test_all_that_somebody_may_wonder_about_is_legal_or_refused_in_words(options):
    session = play_out(3, 7, **options)
    met = set()
    for move in session.moves[::40]:
        for seat in range(3):
            for action in PUGNACIOUS.thinkable(move.before, seat):
                refusal = PUGNACIOUS.check(move.before, action)
                assert (refusal is None) == (action in move.before.legal), action
                met |= {reason.message for reason in refusal.reasons} if refusal else set()
    assert len(met) > 20
    assert all(sentence.endswith(".") for sentence in met)
    assert WORDS.refusals == REFUSALS
