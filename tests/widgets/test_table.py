"""The card table as Python sees it: one person among bots, several at one screen, why not, take back, save, load, go on."""

import json
import random
import re

import pytest

from pugsbox.core.errors import PugsboxError
from pugsbox.core.record import read_record
from pugsbox.core.session import Session
from pugsbox.games import load_game
from pugsbox.widgets import Table
from pugsbox.widgets.base import Screen
from tests.conformance.sampling import swapped
from tests.widgets.test_screens import Tags, click

HEAD = "game: pugs_in_mugs\nseats: 3\nseed: 1\noption: first_player = 0\n"


@pytest.fixture(autouse=True)
def strict(monkeypatch, tmp_path):
    monkeypatch.setattr(Screen, "strict", True)
    monkeypatch.chdir(tmp_path)


def table_of(text, people=1):
    """A table on which a game stands as a record arranges it; with several people, who has to decide has uncovered it."""
    table = Table(seats=3, people=people)
    table._sit(Session.of(read_record(HEAD + text + "---\n", load_game), load_game), people)
    table.press("uncover")
    return table


def html(table):
    """All that the screen shows."""
    return json.dumps(table.answer["parts"])


def actions(table, part):
    return re.findall(r'data-action="([^"]*)"', table.parts()[part]["html"])


def test_the_markup_is_sound_and_holds_every_part():
    table = Table(seed=1, first_player=0)
    tags = Tags(table.markup)
    assert set(table.answer["parts"]) <= tags.having("data-part")
    assert set(tags.having("data-part")) <= set(table.answer["parts"])


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_legal_action_is_a_button_and_does_what_it_says(seats):
    table = Table(seats=seats, people=seats, seed=seats, first_player=0)
    click(table, "uncover")
    for _ in range(60):
        shown = actions(table, "choices") + actions(table, "any-time")
        seat = table.places.seat
        legal = [str(action) for action in table.session.legal(seat)]
        assert sorted(action for action in shown if action[0].isdecimal()) == sorted(legal)
        ply = table.session.ply
        click(table, legal[ply % len(legal)])
        assert table.session.ply == ply + 1
        if table.places.cover is not None:
            click(table, "uncover")


def test_why_not_names_the_clause_and_what_would_be_allowed():
    table = table_of("place: hand 0 = red*2 blue*3\n")
    ply = table.session.ply
    click(table, "why 0 exchange red")
    said = table.answer["parts"]["refusal"]["html"]
    assert "MUG-EXCH-01" in said
    assert table.game.clauses["MUG-EXCH-01"].says in said
    assert 'data-action="0 exchange blue"' in said
    assert table.session.ply == ply
    click(table, "0 exchange blue")
    assert table.answer["parts"]["refusal"]["html"] == ""


def test_an_action_that_is_refused_is_explained_and_changes_nothing():
    table = table_of("place: hand 0 = red*2\n")
    before = table.session.state
    click(table, "0 exchange red")
    assert "MUG-EXCH-01" in table.answer["parts"]["refusal"]["html"]
    assert table.session.state is before
    click(table, "0 fly")
    assert "MUG-TURN-02" in table.answer["parts"]["refusal"]["html"]


@pytest.mark.parametrize("action", ["1 draw", "why 1 draw", "why 2 exchange red", "1 surprise 0"])
def test_nobody_acts_or_asks_for_another_seat(action):
    table = table_of("place: hand 1 = surprise\n", people=3)
    with pytest.raises(PugsboxError, match="shows another player's place"):
        table.press(action)


def test_a_late_click_is_said_and_does_nothing():
    table = table_of("")
    table.press("0 draw")
    before = table.session.state
    number = table.answer["number"]
    table.asked = {"number": number + 1, "seen": number - 1, "action": "0 draw"}
    assert "changed before your click" in table.answer["parts"]["note"]["text"]
    assert table.session.state is before


# ---------------------------------------------------------------- bots


def test_bots_go_one_by_one_or_up_to_the_persons_decision():
    table = table_of("")
    table.press("0 draw")
    table.press("0 draw")
    assert actions(table, "choices") == ["go", "go all"]
    table.press("go")
    assert table.session.moves[-1].action.seat in (1, 2)
    table.press("go all")
    assert table.places.asked == (0,)
    with pytest.raises(PugsboxError, match="No bot is to act now"):
        table.press("go")


def test_a_person_can_interrupt_between_the_actions_of_bots():
    table = table_of("place: hand 0 = surprise\nplace: hand 1 = red*2\nset: turn = 1\n")
    assert "0 surprise 1" in actions(table, "any-time")
    table.press("0 surprise 1")
    assert table.places.bots_asked == (1,)


def test_a_game_of_bots_and_one_person_comes_to_its_end():
    table = Table(seats=2, seed=5, first_player=0)
    for _ in range(2000):
        if not table.session.turn:
            break
        table.press("go all" if table.places.bots_asked else actions(table, "choices")[-1])
    assert table.session.game.outcome(table.session.state).winners
    assert table.answer["parts"]["ending"]["html"]
    assert "pb-next" in table.answer["parts"]["new"]["class"]


# ---------------------------------------------------------------- several people at one screen


def test_the_screen_is_covered_between_two_people_and_shows_nobodys_cards():
    table = table_of("", people=3)
    table.press("0 draw")
    table.press("0 draw")
    assert table.places.cover == 1
    parts = table.answer["parts"]
    assert parts["table"]["hidden"] == ""
    assert "Bo" in parts["cover"]["html"]
    shown = html(table)
    table.session.state = swapped(table.game, table.session.state, None, random.Random(1))
    table._reply(table.answer["number"] + 1, table.parts(), "")
    assert html(table) == shown
    with pytest.raises(PugsboxError, match="say first who you are"):
        table.press("1 draw")
    table.press("uncover")
    assert table.places.seat == 1
    assert table.answer["parts"]["table"]["hidden"] is None


def test_nobodys_hand_is_shown_before_somebody_has_said_who_it_is():
    table = Table(people=3, first_player=0)
    assert (table.places.seat, table.places.cover) == (None, 0)
    for action in ("uncover", "0 draw", "0 draw", "uncover", "new", "resume"):
        table.press(action)
    assert (table.places.seat, table.places.cover) == (None, 1)
    table = Table(people=2, seats=3, first_player=2)
    assert (table.places.seat, table.places.cover) == (None, None)
    assert "Your hand" not in html(table)
    table.press("go all")
    assert table.places.cover == 0


def test_it_says_whether_one_or_several_computer_players_are_to_act():
    assert "Bo is played by the computer." in html(table_of("set: turn = 1\nset: actions = 1\n"))
    lines = "game: pugnacious\nseats: 3\nset: phase = failure\nset: failure 1 = 1\nset: failure 2 = 1\n"
    targets = "".join(f"place: target {seat} = none\n" for seat in range(3))
    table = Table("pugnacious", seats=3, keep=None)
    table._sit(Session.of(read_record(f"{lines}{targets}---\n", load_game), load_game), 1)
    table.press("uncover")
    assert "Bo, Cleo are played by the computer." in html(table)


def test_while_bots_act_nobodys_hand_is_shown():
    table = table_of("set: turn = 1\nset: actions = 1\n", people=2)
    table.press("1 draw")
    assert table.places.bots_asked == (2,)
    assert "Your hand" not in html(table)
    assert actions(table, "choices") == ["go", "go all"]


def test_what_is_stored_beside_the_screen_shows_nobodys_hand():
    table = table_of("place: hand 0 = red*3 dig\n", people=3)
    assert "Your hand" in html(table)
    data, _ = table._repr_mimebundle_()
    assert "Your hand" not in data["text/html"] + data["text/plain"] + table.markup


def test_somebody_else_may_interrupt_and_the_screen_comes_back():
    table = table_of("place: hand 2 = surprise\nplace: hand 0 = red*2\n", people=3)
    table.press("someone")
    assert actions(table, "any-time")[-4:] == ["claim 0", "claim 1", "claim 2", "nobody"]
    table.press("nobody")
    assert actions(table, "any-time") == ["someone"]
    table.press("someone")
    table.press("claim 2")
    assert table.places.cover == 2
    table.press("uncover")
    assert "2 surprise 0" in actions(table, "any-time")
    assert actions(table, "choices") == ["back"]
    table.press("2 surprise 0")
    assert table.places.cover == 0
    table.press("uncover")
    assert table.places.seat == 0


def test_who_got_the_screen_by_mistake_gives_it_back_unseen():
    table = table_of("place: hand 0 = red*2\nplace: hand 1 = blue\n", people=3)
    table.press("someone")
    table.press("claim 1")
    assert 'data-action="back"' in table.answer["parts"]["cover"]["html"]
    table.press("back")
    assert (table.places.seat, table.places.cover) == (None, 0)
    table.press("uncover")
    table.press("someone")
    table.press("claim 1")
    table.press("uncover")
    assert actions(table, "choices") == ["back"]
    table.press("back")
    assert table.places.cover == 0


def test_who_is_on_turn_may_interrupt_as_well():
    table = table_of("place: hand 0 = surprise\nplace: hand 1 = red*2\n", people=2)
    table.press("someone")
    assert "0 surprise 1" in actions(table, "any-time")
    table.press("claim 0")
    assert table.answer["parts"]["told"]["text"] == ""
    table = table_of("place: hand 0 = red\nplace: hand 1 = red*2\n", people=2)
    table.press("someone")
    table.press("claim 0")
    assert "You have no such card" in table.answer["parts"]["told"]["text"]


def test_alone_there_is_nobody_to_ask_who_interrupts():
    assert actions(table_of("place: hand 0 = red\n"), "any-time") == []
    assert actions(table_of("place: hand 0 = surprise\nplace: hand 1 = red*2\nplace: hand 2 = -\n"), "any-time") == [
        "0 surprise 1"
    ]


# ---------------------------------------------------------------- take back, save, load, go on


def test_take_back():
    table = table_of("place: hand 0 = red*3\n")
    assert table.answer["parts"]["undo"]["aria-disabled"] == "true"
    before = table.session.state
    table.press("0 exchange red")
    assert table.answer["parts"]["undo"]["aria-disabled"] is None
    table.press("undo")
    assert table.session.state is before
    table.press("0 draw")
    with pytest.raises(PugsboxError, match="You have seen a new card since then"):
        table.press("undo")
    assert "seen a new card" in table.answer["parts"]["note"]["text"]


def test_save_and_load(tmp_path):
    table = Table(seed=4, first_player=0)
    table.press("0 draw")
    table.press("save my game")
    assert "my game.txt" in table.answer["parts"]["told"]["text"]
    state = table.session.state
    table.press("new")
    table.press("load my game")
    assert table.session.state == state
    with pytest.raises(PugsboxError, match=r"There is a file my game\.txt already"):
        table.press("save my game")
    (tmp_path / "bad.txt").write_text("game: pugs_in_mugs\nseats: 3\n---\n0 fly\n")
    with pytest.raises(PugsboxError, match="line 4: "):
        table.press("load bad")
    assert table.session.state == state


@pytest.mark.parametrize("name", ["", "../x", "/etc/passwd", "a/b", ".hidden", "a" * 70, "x\ny", "con:"])
def test_a_name_that_leads_elsewhere_is_refused(name):
    with pytest.raises(PugsboxError, match="expected letters, digits"):
        Table(seed=1).press(f"save {name}")


def test_the_game_is_kept_and_offered_again(tmp_path):
    table = Table(seed=4, first_player=0)
    table.press("0 draw")
    state = table.session.state
    again = Table(seed=9, first_player=0)
    assert "Your last game is still here (actions so far: 1; to decide: Ada)." in again.answer["parts"]["offer"]["html"]
    again.press("resume")
    assert again.session.state == state
    assert again.answer["parts"]["offer"]["html"] == ""
    with pytest.raises(PugsboxError, match="There is no earlier game"):
        again.press("resume")


def test_an_earlier_game_that_was_not_taken_can_be_loaded():
    table = Table(seed=4, first_player=0)
    table.press("0 draw")
    state = table.session.state
    other = Table(seed=9, first_player=0)
    other.press("0 draw")
    assert "pugs_in_mugs before 1" in other.answer["parts"]["told"]["text"]
    other.press("load pugs_in_mugs before 1")
    assert other.session.state == state


@pytest.mark.parametrize("leave", ["new", "load mine"])
def test_a_game_that_is_left_is_offered_and_then_kept_aside(leave, tmp_path):
    table = Table(seed=4, first_player=0, people=2)
    table.press("uncover")
    table.press("save mine")
    table.press("0 draw")
    state = table.session.state
    table.press(leave)
    assert "Go on with it" in table.answer["parts"]["offer"]["html"]
    table.press("resume")
    assert table.session.state == state
    table.press(leave)
    table.press("uncover")
    for _ in range(3):
        if table.places.bots_asked:
            table.press("go all")
        table.press("uncover")
    table.press(str(table.session.legal(table.places.seat)[0]))
    aside = tmp_path / "pugs_in_mugs before 1.txt"
    assert Session.load(aside.read_text(), load_game).state == state


def test_how_many_people_played_is_kept():
    table = Table(seed=4, first_player=0, people=3)
    table.press("uncover")
    table.press("0 draw")
    again = Table(seed=9)
    again.press("resume")
    assert list(again.places.people) == [0, 1, 2]


def test_a_choice_for_the_next_game_changes_nothing_in_this_one():
    table = Table(people=3, first_player=0)
    for action in ("uncover", "people 1", "0 draw", "new", "resume"):
        table.press(action)
    assert list(table.places.people) == [0, 1, 2]
    assert table.places.seat is None
    assert list(Table().kept.offer.header.options) == [("first_player", "0")]
    assert Table().kept.people == 3


@pytest.mark.parametrize("name", ["x", "pugs_in_mugs before 1"])
def test_a_game_of_several_is_loaded_as_one_of_several(name):
    table = Table(people=3, first_player=0)
    for action in ("uncover", "0 draw", "save x"):
        table.press(action)
    alone = Table(first_player=0)
    alone.press("0 draw")
    alone.press(f"load {name}")
    assert list(alone.places.people) == [0, 1, 2]
    assert (alone.places.seat, alone.places.cover) == (None, 0)


def test_the_game_that_was_left_first_is_not_lost_by_leaving_another():
    table = Table(seed=4, first_player=0)
    for action in ("0 draw", "save x", "0 draw", "go all"):
        table.press(action)
    state = table.session.state
    for action in ("load x", "load x", "resume"):
        table.press(action)
    assert table.session.state == state


@pytest.mark.parametrize("keep", [None, "here"])
def test_where_nothing_can_be_kept_a_game_that_is_left_can_be_taken_up_again(keep, tmp_path):
    (tmp_path / ".pugsbox").write_text("in the way")
    table = Table(seed=4, first_player=0, keep=keep)
    table.press("0 draw")
    first = table.session.state
    table.press("new")
    assert 'data-action="resume"' in table.answer["parts"]["offer"]["html"]
    table.press("go all") if table.places.bots_asked else None
    table.press(str(table.session.legal(0)[0]))
    second = table.session.state
    table.press("resume")
    assert table.session.state == first
    table.press("resume")
    assert table.session.state == second


def test_a_first_player_who_is_no_longer_there_does_not_stop_a_new_game():
    table = Table(seats=5, seed=1, first_player=4)
    table.press("seats 3")
    table.press("new")
    assert table.session.header.seats == 3


@pytest.mark.parametrize(
    ("health", "told", "to"),
    [(1, "You have nothing to decide now.", "On to my decision"), (0, "You are out of the game.", "On to the end")],
)
def test_who_is_out_is_told_so_and_waits_for_the_end_not_for_a_decision(health, told, to):
    text = f"game: pet_evil\nseats: 3\nset: turn = 1\nset: health 0 = {health}\n---\n"
    table = Table("pet_evil", keep=None)
    table._sit(Session.of(read_record(text, load_game), load_game), 1)
    assert told in table.parts()["question"]["html"]
    assert to in table.parts()["choices"]["html"]


def test_back_is_nothing_for_one_person():
    table = Table(seats=2, seed=1, first_player=1, keep=None)
    table.press("back")
    assert table.places.seat == 0


def test_what_goes_wrong_is_said_on_the_cover_too():
    table = Table(people=3, first_player=0)
    table.press("save x")
    with pytest.raises(PugsboxError):
        table.press("save x")
    assert 'data-part="note"' in table.answer["parts"]["cover"]["html"]


def test_a_kept_game_that_cannot_be_read_is_said_and_not_lost(tmp_path):
    path = tmp_path / ".pugsbox" / "pugs_in_mugs.txt"
    path.parent.mkdir()
    path.write_text("game: pugs_in_mugs\nseats: 3\n---\n0 fly\n")
    table = Table(seed=4, first_player=0)
    assert "line 4" in table.answer["parts"]["offer"]["html"]
    table.press("0 draw")
    assert (tmp_path / "pugs_in_mugs before 1.txt").read_text().endswith("0 fly\n")


def test_a_game_that_cannot_be_kept_goes_on_and_says_so(tmp_path):
    (tmp_path / ".pugsbox").write_text("in the way")
    table = Table(seed=4, first_player=0)
    table.press("0 draw")
    assert table.session.ply == 1
    assert "it is not being kept" in table.answer["parts"]["offer"]["html"]


def test_a_game_can_be_kept_nowhere(tmp_path):
    table = Table(seed=4, first_player=0, keep=None)
    table.press("0 draw")
    assert list(tmp_path.iterdir()) == []


# ---------------------------------------------------------------- choices before a game


def test_a_new_game_begins_with_what_was_chosen():
    table = Table(seed=4)
    for action in ("seats 5", "people 2", "option surprise_on_self true"):
        table.press(action)
    assert table.session.header.seats == 3
    table.press("new")
    assert table.session.header.seats == 5
    assert list(table.places.people) == [0, 1]
    assert ("surprise_on_self", "true") in table.session.header.options


WRONG = ["seats 9", "people 4", "people 0", "option wild true", "option surprise_on_self maybe", "claim 7", "fly"]
WRONG.append("seats " + "9" * 5000)


def test_house_rules_are_said_in_words():
    table = Table(seed=4, seats=2, names=("Kim",))
    assert ">Kim<" in table.answer["parts"]["options"]["html"]
    assert 'value="2"' not in table.answer["parts"]["options"]["html"]
    assert table.answer["parts"]["rules"]["text"] == ""
    table.press("option surprise_on_self true")
    table.press("new")
    assert table.answer["parts"]["rules"]["text"] == "House rules of this game: Surprise! may be played on oneself: Yes."


def test_saved_games_are_listed_to_be_loaded(tmp_path):
    table = Table(seed=4, first_player=0)
    assert table.answer["parts"]["saved"]["html"] == ""
    (tmp_path / "notes.txt").write_text("milk, bread")
    table.press("save my game")
    assert 'value="my game"' in table.answer["parts"]["saved"]["html"]
    assert "notes" not in table.answer["parts"]["saved"]["html"]


@pytest.mark.parametrize("action", WRONG)
def test_what_cannot_be_chosen_is_refused(action):
    table = Table(seed=4)
    with pytest.raises(PugsboxError, match="There is no action"):
        table.press(action)


NO_TABLES = [
    {"game": "chess"},
    {"seats": 9},
    {"seats": "3"},
    {"people": 0},
    {"people": 4},
    {"people": "1"},
    {"bot": "wise"},
    {"bot": []},
    {"wild": True},
    {"names": ("",)},
    {"names": (1,)},
    {"seed": -1},
]


@pytest.mark.parametrize("wrong", NO_TABLES)
def test_a_table_that_cannot_be_laid_is_refused_in_words(wrong):
    with pytest.raises(PugsboxError, match=r"expected|There is no|is for"):
        Table(**wrong)


def test_names_from_strangers_stay_words():
    evil = '<img src=x onerror="a">'
    table = Table(seed=1, names=("Ada", evil, "'"), first_player=0)
    shown = table.markup + table.still()["text/html"]
    shown += "".join(looks.get("html") or "" for looks in table.answer["parts"].values())  # "text" is no markup
    assert "<img" not in shown
    assert "&lt;img" in shown


def test_where_no_widget_can_be_shown_there_is_a_page_and_a_text():
    table = Table(seed=1, first_player=0)
    data, _ = table._repr_mimebundle_()
    assert "Pugs in Mugs" in data["text/html"]
    assert "Your turn: take an action, 2 left." in data["text/plain"]


def test_values_of_options_are_said_in_words():
    table = Table("pugnacious", seats=2, keep=None, seed=1, finale_release="other_loses")
    assert "locked out of the Finale: another player loses to it." in table.answer["parts"]["rules"]["text"]
    assert "when it is empty at the end of a turn" in table.answer["parts"]["options"]["html"]
