"""Records: what is read, what is refused with its line, and what is written."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pugsbox.core.errors import BadFile, PugsboxError, WrongLine
from pugsbox.core.record import read_record
from pugsbox.core.scene import play_record
from pugsbox.core.session import Session
from pugsbox.games import load_game

HEAD = "game: pugs_in_mugs\nseats: 2\noption: first_player = 0\n"


def problems(text):
    """What is wrong with a record, whether it shows when it is read or when it is played."""
    body = "" if "---" in text or not text else "---\n"
    with pytest.raises(BadFile) as caught:
        play_record(read_record(text + body, load_game), load_game)
    return "\n".join(caught.value.problems)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "names no game or no number of seats"),
        ("game: chess\nseats: 2\n", "line 1: There is no game 'chess'; expected one of"),
        ("game: pugs_in_mugs\nseats: 9\n", "line 2: Pugs in Mugs is for 2 to 5 players; found 9."),
        ("game: pugs_in_mugs\nseats: two\n", "line 2: seats is 'two'; expected a whole number"),
        ("game: pugs_in_mugs\nseats: 2\nseats: 3\n", "line 3: seats stands here for the second time."),
        ("game: pugs_in_mugs\nseats: 2\ncolour: red\n", "line 3: found 'colour: red'; expected a header line"),
        (HEAD + "option: wild = true\n", "line 4: There is no option 'wild'; expected one of mugs_per_colour"),
        (
            HEAD + "option: surprise_on_self = maybe\n",
            "line 4: Option surprise_on_self cannot be 'maybe'; expected one of false, true.",
        ),
        ("game: pugs_in_mugs\nseats: 2\noption: first_player = 4\n", "Option first_player is 4; expected a seat from 0 to 1."),
        (HEAD + "names: Ada, Ada\n", "line 4: Found the names Ada, Ada; expected each only once"),
        (HEAD + "names: Ada, Bo, Cleo\n", "line 4: Found 3 names; expected at most 2"),
        (HEAD + "place: hand 0 = cat\n", "line 4: There is no card 'cat'; expected one of red, yellow"),
        (HEAD + "place: hand 0 = red*10\n", "line 4: Found red*10; there are only 9 of them in this game."),
        (HEAD + "place: hand 0 = red*5\nplace: hand 1 = red*5\n", "line 5: There is no red left: all of them lie where lines"),
        (HEAD + "place: hand 0 = red*x\n", "line 4: found 'red*x'; expected a card and how many"),
        (
            HEAD + "place: hand 0 = red-mug\n",
            "line 4: red-mug cannot lie in hand 0; expected cards of the kind pug or mischief.",
        ),
        (HEAD + "place: hand 7 = red\n", "line 4: There is no zone 'hand 7'; expected one of box, deck"),
        (HEAD + "place: hand 0\n", "line 4: found 'hand 0'; expected a name, = and a value."),
        (HEAD + "set: turn = 2\n", "line 4: turn cannot be '2'; expected one of 0, 1."),
        (HEAD + "set: health = 2\n", "line 4: There is no counter 'health'; expected one of turn, actions."),
        (HEAD + "roll: six\n", "line 4: found 'six'; expected numbers"),
        (HEAD + "---\n0 draw\n0 fly\n", "line 6: There is no such action: 'fly'. (MUG-TURN-02)"),
        (HEAD + "---\n1 draw\n", "line 5: It is not your turn. (MUG-SETUP-04)"),
        (HEAD + "---\ndraw\n", "line 5: found 'draw'; expected an action: the seat, then what it does"),
        (HEAD + "---\n0 draw\n> clause MUG-AIM-01\n", "line 6: expected clause MUG-AIM-01; found MUG-DRAW-01"),
        (HEAD + "---\n0 draw\n> actions = 2\n", "line 6: expected actions = 2; found 1."),
        (HEAD + "---\n0 draw\n> hand 1 = red*2\n", "line 6: expected hand 1 = red*2; found"),
        (HEAD + "---\n0 draw\n> whatever\n", "line 6: whatever is no check"),
        (HEAD + "---\n! 0 draw\n", "line 5: 0 draw is legal; expected that it is refused."),
        (HEAD + "---\n! 1 draw\n> refused MUG-AIM-01\n", "line 6: expected refused MUG-AIM-01; found refused by MUG-SETUP-04"),
        (HEAD + "---\n? Draw!\n## Now.\n", "the last question has no model action after it."),
        (HEAD + "---\n? Draw!\n> turn = 0\n", "line 6: expected the model action of the question"),
        (HEAD + "---\n| 0 draw\n0 draw\n", "line 5: | stands in the wrong place"),
        (HEAD + "---\n?= How many?\n", "line 5: expected a question and its answer"),
        (HEAD + "---\n0 draw\n| 0 end\n", "line 6: 0 end is said to be right too, but it is refused"),
        (HEAD + "actions: 3\n---\n0 draw\n", "the header says 3 actions; found 1. The file is cut short or was changed."),
        (
            HEAD + "place: hand 0 = surprise\nplace: hand 1 = red\nroll: 2\n---\n0 surprise 1\n",
            "next forced roll is 2; expected 1",
        ),
        (HEAD + "---\n## a\x00b\n", "line 5: found '## a\\x00b'; expected printable characters."),
        (HEAD + "---\n## " + "a" * 3000, "line 5: found 3003 letters; expected at most 2000."),
        ("x\n" * 30_000 + "---\n", "found 30001 lines; expected at most 20000."),
    ],
)
def test_what_does_not_fit_is_named_with_its_line(text, said):
    assert said in problems(text)


def test_where_the_line_before_the_actions_is_gone_that_is_said_and_no_more():
    with pytest.raises(BadFile) as caught:
        read_record(HEAD + "--\n" + "0 draw\n" * 50, load_game)
    assert caught.value.problems == (
        "found no line --- after the header; expected it and then the actions. The file may be cut short.",
    )


@given(st.text(max_size=200))
def test_any_text_is_read_or_refused_in_words(text):
    try:
        read_record(text, load_game)
    except BadFile as error:
        assert error.problems


@given(
    st.text(max_size=60),
    st.sampled_from(["place: ", "set: ", "roll: ", "option: ", "names: ", "---\n", "---\n0 ", "---\n! ", "---\n0 draw\n> "]),
)
def test_any_line_is_read_or_refused_in_words(text, start):
    try:
        play_record(read_record(HEAD + start + text, load_game), load_game)
    except BadFile as error:
        assert error.problems


def test_a_save_that_was_cut_or_changed_is_refused_and_nothing_is_lost():
    session = Session(load_game("pugs_in_mugs"), 2, seed=1, first_player="0")
    for action in ("0 draw", "0 draw", "1 draw"):
        session.push(action)
    text = session.save()
    with pytest.raises(BadFile, match="the header says 3 actions; found 2"):
        Session.load(text.rpartition("1 draw")[0], load_game)
    with pytest.raises(BadFile, match=r"line 9: There is no such action: 'dr'\."):
        Session.load(text.replace("1 draw", "1 dr"), load_game)
    with pytest.raises(WrongLine) as caught:
        Session.load(text.replace("0 draw\n1 draw", "1 draw\n0 draw"), load_game)
    assert caught.value.line == 8
    assert session.save() == text


@pytest.mark.parametrize("keep", range(1, 8))
def test_a_save_cut_anywhere_is_refused(keep):
    session = Session(load_game("pugs_in_mugs"), 2, seed=1, first_player="0")
    session.push("0 draw")
    lines = session.save().splitlines(keepends=True)
    assert len(lines) == 7
    cut = "".join(lines[:keep])
    if keep == len(lines):
        assert Session.load(cut, load_game).state == session.state
    else:
        with pytest.raises(BadFile):
            Session.load(cut, load_game)


@pytest.mark.parametrize("seed", [-1, 10**18, "abc", 1.5, None, True])
def test_a_seed_that_a_record_cannot_hold_begins_no_game(seed):
    with pytest.raises(PugsboxError, match=r"The seed is .*; expected a whole number of at most 18 digits\."):
        Session(load_game("pugs_in_mugs"), 2, seed=seed)


def test_lines_of_the_header_may_come_in_any_order_and_add_up():
    text = HEAD + "roll: 1\nset: actions = 1\nset: turn = 1\nroll: 2\n---\n> actions = 1\n> turn = 1\n"
    assert play_record(read_record(text, load_game), load_game).session.state.rng.forced == (1, 2)
    assert "line 5: option first_player stands here for the second time." in problems(HEAD + "\noption: first_player = 1\n")


def test_saving_is_whole_or_not_at_all(tmp_path):
    session = Session(load_game("pugs_in_mugs"), 2)
    path = tmp_path / "deep" / "game.txt"
    text = session.save(path)
    assert path.read_text() == text
    (tmp_path / "taken").write_text("kept")
    with pytest.raises(PugsboxError, match="Cannot write"):
        session.save(tmp_path / "taken" / "game.txt")
    assert (tmp_path / "taken").read_text() == "kept"


def test_placing_returns_what_lay_there_and_keeps_what_was_placed():
    text = HEAD + "place: hand 0 = red*9\nplace: hand 0 = red*2\nplace: deck = red*7 dig ...\n---\n"
    session = Session.of(read_record(text, load_game), load_game)
    game, state = session.game, session.state
    assert game.holds(state, "hand 0", "red*2") is None
    assert game.holds(state, "deck", "red*7 dig ...") is None
    assert game.holds(state, "box", "-") is None


def test_a_deck_without_dots_is_exactly_what_is_named_and_the_rest_leaves_the_game():
    text = HEAD + "place: hand 0 = -\nplace: hand 1 = -\nplace: deck = blue\n---\n"
    session = Session.of(read_record(text, load_game), load_game)
    assert session.game.holds(session.state, "deck", "blue") is None
    assert len(session.state.cells[0]) == 59


def test_stages_can_be_set():
    text = HEAD + "set: turn = 1\nset: actions = 1\n---\n> waiting 1\n> actions = 1\n1 draw\n> turn = 0\n"
    play_record(read_record(text, load_game), load_game)
    text = HEAD + "place: hand 1 = red*6\nset: turn = 1\nset: actions = 0\n---\n1 discard red\n> turn = 0\n"
    play_record(read_record(text, load_game), load_game)


def test_a_table_on_which_nobody_can_do_anything_is_over():
    text = HEAD + "place: hand 0 = -\nplace: hand 1 = -\nplace: deck = -\n---\n0 end\n> winner nobody\n"
    scene = play_record(read_record(text, load_game), load_game)
    assert scene.outcome.winners == ()
