"""Every rulebook as data: each rule is there, with where it is known from and how it is enforced; each is cited and tested."""

import re
from collections import Counter
from pathlib import Path
from typing import NamedTuple

import pytest

import pugsbox
from pugsbox.core.actions import Action
from pugsbox.core.bots import GreedyBot, RandomBot
from pugsbox.core.words import NAMES
from pugsbox.games import GAMES, load_game
from tests.clauses import marked
from tests.games import play_out, states


class Book(NamedTuple):
    """What a rulebook holds: its groups in the printed order, how many rules have which status, which are no matter of play.

    `board` are rules of data that the game cites all the same, for its options.
    """

    prefix: str
    groups: str
    statuses: dict[str, int]
    data: str
    no: str = ""
    board: str = ""
    code: str = "*.py"

    def named(self, names):
        return {f"{self.prefix}-{name}" for name in names.split()}


BOOKS = {
    "pugs_in_mugs": Book(
        "MUG",
        "AIM 4 SETUP 6 TURN 7 DRAW 6 MISCH 7 EXCH 7 STEAL 9 END 5 SET 3 SURP 10 GIM 8 DIG 7 COMP 5",
        {"printed": 31, "implied": 33, "ruling": 20},
        data="MISCH-04 SET-01 SET-03 COMP-01 COMP-03 COMP-04 COMP-05",
        no="TURN-07",
    ),
    "pet_evil": Book(
        "PET",
        "INV 8 TIME 3 OBJ 2 LAY 2 SETUP 10 TURN 5 DRAW 2 SUP 6 STEAL 6 TRADE 6 CMD 2 SCRAP 7 DISC 3 MIS 9 WILD 6 DMG 3 NUKE 14"
        " RAD 9 ACT 2 ATK 10 HP 4 TRT 7 INST 1 SHEL 6 DEFL 8 PET 7 WASTE 8 ELIM 5 END 3 HOUSE 6",
        {"printed": 87, "implied": 34, "ruling": 43, "house": 6},
        data="INV-01 INV-03 INV-04 INV-05 INV-06 INV-07 INV-08 LAY-01 LAY-02 WILD-01 WASTE-08",
    ),
    "gamers_vs_evil": Book(
        "PA",
        "TYPE 7 HERO 7 SETUP 9 BOSS 12 ADV 7 TURN 15 BUY 8 DECK 6 PVP 10 POX 5 DEL 6 GAIN 5 D20 6 ORDER 2 END 12 CARD 31 COMP 5"
        " HOUSE 23",
        {"printed": 85, "implied": 15, "ruling": 53, "house": 23},
        data="TYPE-04 TYPE-05 TYPE-06 SETUP-09 ADV-03 COMP-01 COMP-02 COMP-03 COMP-04 COMP-05",
        no="TURN-14",
    ),
    "pugnacious": Book(
        "PUG",
        "GAME 11 SETUP 16 TURN 9 PLAY 18 BUY 18 COMBAT 19 FAIL 13 TRAP 8 FINALE 12 REC 25 END 9 EXP 2 CLASS 14 EVENT 8 LOC 14"
        " STEALTH 6 FAQ 5 HOUSE 22",
        {"printed": 113, "implied": 33, "ruling": 61, "house": 22},
        data="GAME-11 EXP-02 FAQ-05",
    ),
    "punschge": Book(
        "PUN",
        "COMP 6 OBJ 5 SETUP 5 CARD 4 GEN 1 COOP 11 SIGN 4 MARK 12 TURN 7 CRY 8 GOAL 4 REW 7 END 7 RIV 9 HELP 14 BET 18 WIN 5"
        " TASK 8 LIM 12",
        {"printed": 87, "implied": 18, "ruling": 42},
        data="COMP-01 COMP-03 CARD-01 CARD-02 CARD-03 SIGN-04 TASK-01 TASK-02 TASK-06"
        " LIM-02 LIM-03 LIM-04 LIM-07 LIM-08 LIM-09 LIM-10 LIM-12",
        no="MARK-09 TURN-06 TASK-05",
        board="COMP-01 COMP-03",
        code="play/*.py",
    ),
}


@pytest.fixture(params=GAMES)
def game(request):
    return load_game(request.param)


@pytest.fixture
def book(game):
    return BOOKS[game.name]


def enforced(game, how):
    return {clause.id for clause in game.clauses.values() if clause.enforced == how}


def test_every_rule_is_there_in_the_printed_order_with_its_status(game, book):
    words = book.groups.split()
    groups = dict(zip(words[::2], map(int, words[1::2]), strict=True))
    assert list(game.clauses) == [f"{book.prefix}-{group}-{n:02}" for group, most in groups.items() for n in range(1, most + 1)]
    assert Counter(clause.status for clause in game.clauses.values()) == book.statuses
    assert enforced(game, "data") == book.named(book.data)
    assert enforced(game, "no") == book.named(book.no)


def test_how_many_rules_the_rulebooks_have():
    assert {name: len(load_game(name).clauses) for name in GAMES} == {
        "pugs_in_mugs": 84,
        "pet_evil": 164 + 6,
        "gamers_vs_evil": 153 + 23,
        "pugnacious": 207 + 22,
        "punschge": 135 + 12,
    }
    assert {clause.section for clause in load_game("punschge").clauses.values() if "-LIM-" in clause.id} == {"Limits on tasks"}
    ours = [clause.status for clause in load_game("pet_evil").clauses.values()]
    assert ours[-6:] == ["house"] * 6


def test_every_clause_is_a_sentence_of_its_own_and_every_ruling_says_what_is_ruled(game):
    assert len({clause.says for clause in game.clauses.values()}) == len(game.clauses)
    for clause in game.clauses.values():
        for said in filter(None, (clause.says, clause.because, clause.reason)):
            assert said[0].isupper() or said[0].isdigit()
            assert said.endswith((".", ".)"))
        assert bool(clause.because) == (clause.status == "ruling")


def test_every_rule_has_a_test(game, book):
    for mark, rules in (("clause", enforced(game, "play")), ("catalogue", enforced(game, "data") | enforced(game, "no"))):
        assert {clause for clause in marked(mark) if clause.startswith(f"{book.prefix}-")} == rules, mark


def test_the_engine_cites_all_clauses_of_play_and_no_others(game, book):
    folder = Path(pugsbox.__file__).parent / game.name
    cited = {
        name for path in folder.glob(book.code) for name in re.findall(rf'"({book.prefix}-\w+-\d+)"', path.read_text("utf-8"))
    }
    assert cited == enforced(game, "play") | book.named(book.board)
    groups = "|".join(book.groups.split()[::2])
    for path in (*folder.rglob("*.py"), folder / "clauses.toml"):
        assert set(re.findall(rf"{book.prefix}-(?:{groups})-\d+", path.read_text("utf-8"))) <= set(game.clauses), path.name


def test_every_option_names_the_clauses_it_changes(game, book):
    for option in game.options.values():
        assert option.clauses
        assert set(option.clauses) <= enforced(game, "play") | book.named(book.board)


# ---------------------------------------------------------------- what whole games name


def games(game, bots=(RandomBot, GreedyBot), most=5):
    """A few games of chance and of players who want to win, with the usual options and with all of them turned."""
    turned = {name: option.values[1] for name, option in game.options.items() if option.values[1:] and not option.of_seats}
    tables = [(seats, seats) for seats in game.seats[:most]]
    for options in ({}, turned):
        for seats, seed in tables:
            for bot in bots:
                yield play_out(game, seats, seed, bot, **options)


def test_every_event_of_a_game_names_one_to_six_clauses_of_play_each_once(game):
    play = enforced(game, "play")
    for session in games(game):
        for event in session.events:
            assert 1 <= len(event.clauses) <= 6
            assert len(set(event.clauses)) == len(event.clauses)
            assert set(event.clauses) <= play


ARGUMENTS = ((), ("1",), ("red",), ("1", "red"), ("0", "red-mug"), ("dig",), ("9", "x", "y"))


def test_whatever_is_not_legal_is_refused_by_clauses_in_the_second_person(game):
    play, said = enforced(game, "play"), set()
    verbs = (*dict.fromkeys(verb.split("/")[0] for verb in game.words.actions), "fly")
    for session in games(game, bots=(RandomBot,), most=2):
        for state in [*states(session)[::19], session.state]:
            strange = [Action(seat, verb, args) for seat in (0, 1, 9) for verb in verbs for args in ARGUMENTS]
            for action in (*game.thinkable(state, 0), *strange):
                refusal = game.check(state, action)
                assert (refusal is None) == (action in game.legal_actions(state))
                if refusal:
                    assert set(refusal.clauses) <= play
                    said |= {reason.message for reason in refusal.reasons}
    assert not [message for message in said for name in NAMES if re.search(rf"\b{name}\b", message)]
    assert len(said) > 30
