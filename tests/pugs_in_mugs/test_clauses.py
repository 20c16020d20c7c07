"""The rulebook as data: every rule is there, and every rule is tested."""

import re
from collections import Counter
from pathlib import Path

import pytest

import pugsbox.pugs_in_mugs
from pugsbox.core.actions import Action
from pugsbox.core.bots import GreedyBot, RandomBot
from pugsbox.core.words import NAMES
from pugsbox.pugs_in_mugs import PUGS_IN_MUGS
from tests.clauses import marked
from tests.pugs_in_mugs.games import TABLES, play_out, states

CLAUSES = PUGS_IN_MUGS.clauses
IN_A_SECTION = {
    "AIM": 4,
    "SETUP": 6,
    "TURN": 7,
    "DRAW": 6,
    "MISCH": 7,
    "EXCH": 7,
    "STEAL": 9,
    "END": 5,
    "SET": 3,
    "SURP": 10,
    "GIM": 8,
    "DIG": 7,
    "COMP": 5,
}
ANYTHING = {
    "surprise_interrupts": "true",
    "surprise_on_self": "true",
    "surprise_on_empty_hand": "true",
    "gimme_any_mischief": "true",
    "dig_any_pug": "true",
    "actions_compulsory": "false",
    "discard_pile_open": "false",
}


def enforced(how):
    return {clause.id for clause in CLAUSES.values() if clause.enforced == how}


def test_the_rulebook_has_84_rules_in_the_order_of_the_printed_one():
    assert list(CLAUSES) == [f"MUG-{section}-{n:02}" for section, most in IN_A_SECTION.items() for n in range(1, most + 1)]
    assert len(CLAUSES) == 84


def test_what_is_printed_implied_or_ruled_and_how_it_is_enforced():
    assert Counter(clause.status for clause in CLAUSES.values()) == {"printed": 31, "implied": 33, "ruling": 20}
    assert enforced("no") == {"MUG-TURN-07"}
    assert enforced("data") == {
        "MUG-MISCH-04",
        "MUG-SET-01",
        "MUG-SET-03",
        "MUG-COMP-01",
        "MUG-COMP-03",
        "MUG-COMP-04",
        "MUG-COMP-05",
    }
    assert len(enforced("play")) == 76


def test_every_rule_has_a_test():
    ours = {mark: {clause for clause in marked(mark) if clause.startswith("MUG-")} for mark in ("clause", "catalogue")}
    assert ours["clause"] == enforced("play")
    assert ours["catalogue"] == enforced("data") | enforced("no")


def test_the_engine_cites_all_clauses_of_play_and_no_others():
    folder = Path(pugsbox.pugs_in_mugs.__file__).parent
    cited = set()
    for path in folder.glob("*.py"):
        cited |= set(re.findall(r'"(MUG-\w+-\d+)"', path.read_text(encoding="utf-8")))
    assert cited == enforced("play")
    mentioned = {name for path in folder.glob("*.py") for name in re.findall(r"MUG-\w+-\d+", path.read_text(encoding="utf-8"))}
    assert mentioned <= set(CLAUSES)


def test_every_option_names_the_clauses_it_changes():
    for option in PUGS_IN_MUGS.options.values():
        assert option.clauses
        assert set(option.clauses) <= enforced("play")


@pytest.mark.parametrize("bot", [RandomBot, GreedyBot])
@pytest.mark.parametrize("options", [{}, ANYTHING])
def test_every_event_of_a_game_names_one_to_six_clauses_and_has_a_sentence(bot, options):
    for seats, seed in TABLES:
        session = play_out(seats, seed, bot, **options)
        for event in session.events:
            assert 1 <= len(event.clauses) <= 6
            assert len(set(event.clauses)) == len(event.clauses)
            assert set(event.clauses) <= enforced("play")
            assert all(session.game.tell(event, seat) for seat in (*range(seats), None))


@pytest.mark.parametrize("options", [{}, ANYTHING])
def test_whatever_is_not_legal_is_refused_by_clauses_in_the_second_person(options):
    verbs = ("draw", "end", "pass", "give", "dig", "gimme", "surprise", "exchange", "steal", "discard", "win")
    arguments = ((), ("1",), ("red",), ("1", "red"), ("0", "red-mug"), ("dig",), ("9", "x", "y"))
    said = set()
    for seats, seed in TABLES[:4]:
        session = play_out(seats, seed, **options)
        for state in [*states(session)[::9], session.state]:
            strange = [Action(seat, verb, args) for seat in (0, 1, 9) for verb in verbs for args in arguments]
            for action in (*PUGS_IN_MUGS.thinkable(state, 0), *strange):
                refusal = PUGS_IN_MUGS.check(state, action)
                assert (refusal is None) == (action in PUGS_IN_MUGS.legal_actions(state))
                if refusal:
                    assert set(refusal.clauses) <= enforced("play")
                    said |= {reason.message for reason in refusal.reasons}
    assert not [message for message in said for name in NAMES if re.search(rf"\b{name}\b", message)]
    assert len(said) > 30
