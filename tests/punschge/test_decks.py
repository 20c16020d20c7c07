"""The decks that come with pugsbox, and what is said of a file that is no deck."""

import re
from collections import Counter
from dataclasses import FrozenInstanceError
from itertools import combinations

import pytest

from pugsbox.core.content import content_folder
from pugsbox.core.errors import BadFile
from pugsbox.punschge.board import house_board
from pugsbox.punschge.decks import COLOURS, Deck, Side, TaskCard, house_decks, in_files, known_tasks, load_deck
from pugsbox.punschge.tasks import TASK_LEVELS, house_tasks

FOLDER = content_folder("puzzles") / "decks"
STARTER = house_decks()["starter"]
SIDES = [side for card in STARTER.cards for side in card.sides]
BY_WORDING = {task.wording: task for task in house_tasks()}


# ---------------------------------------------------------------- the decks as a whole


def test_every_file_of_the_folder_is_a_deck_by_its_name():
    assert list(house_decks()) == sorted(path.stem for path in FOLDER.glob("*.toml"))
    assert house_decks() is house_decks()
    assert all(deck.name == name for name, deck in house_decks().items())
    assert load_deck(str(FOLDER / "starter.toml")) == STARTER


@pytest.mark.catalogue("PUN-CARD-01", "PUN-LIM-07")
@pytest.mark.parametrize("deck", house_decks().values(), ids=lambda deck: deck.name)
def test_a_card_has_two_sides_of_different_levels_with_three_tasks_each(deck):
    for card in deck.cards:
        assert card.sides == (card.front, card.back)
        assert card.front.level != card.back.level
        for side in card.sides:
            assert len(side.tasks) == 3
            assert {task.level for task in side.tasks} == {side.level}


@pytest.mark.catalogue("PUN-CARD-02")
def test_the_colour_of_a_side_says_its_level():
    assert tuple(COLOURS) == TASK_LEVELS
    assert list(COLOURS.values()) == ["light blue", "green", "yellow", "red", "dark blue"]
    assert [Side(level, ()).colour for level in TASK_LEVELS] == list(COLOURS.values())


@pytest.mark.catalogue("PUN-LIM-08")
@pytest.mark.parametrize("deck", house_decks().values(), ids=lambda deck: deck.name)
def test_behind_a_junior_side_is_a_harder_one(deck):
    for card in deck.cards:
        levels = [side.level for side in card.sides]
        assert levels.count("junior") <= 1


@pytest.mark.catalogue("PUN-COMP-03")
@pytest.mark.parametrize("deck", house_decks().values(), ids=lambda deck: deck.name)
def test_a_card_has_six_tasks_and_a_deck_none_twice(deck):
    tasks = [task for card in deck.cards for side in card.sides for task in side.tasks]
    assert len(tasks) == len(set(tasks)) == 6 * len(deck.cards)
    assert {task.key for task in tasks} <= {*known_tasks()}


def test_what_is_on_a_card_has_wording_hint_and_a_row_on_the_house_board():  # PUN-CARD-04
    for task in (task for side in SIDES for task in side.tasks):
        assert task.wording
        assert task.hint
        assert task.fits(house_board())


def test_wordings_name_tasks_without_a_doubt():
    assert len(BY_WORDING) == len(house_tasks())


# ---------------------------------------------------------------- the starter deck


def test_the_starter_deck_has_ten_cards_on_which_any_two_levels_meet_once():
    met = Counter(frozenset(side.level for side in card.sides) for card in STARTER.cards)
    assert met == Counter(map(frozenset, combinations(TASK_LEVELS, 2)))
    assert Counter(side.level for side in SIDES) == dict.fromkeys(TASK_LEVELS, 4)
    assert [card.key for card in STARTER.cards] == [f"c{n:02}" for n in range(1, 11)]


def test_what_no_card_of_the_starter_deck_has():
    """The two forms that the rulebook's own examples use up, one hard task too many, and most of the gourmet tasks."""
    used = {task for side in SIDES for task in side.tasks}
    assert {task.wording for task in house_tasks() if task.level != "gourmet"} - {task.wording for task in used} == {
        "every space without a fish",
        "every space with 1 or 3 symbols",
        "every straight space just after a fish",
    }


def test_on_another_board_a_side_of_the_starter_deck_fits_with_all_its_tasks_or_with_none():
    bound = [{task.board for task in side.tasks} for side in SIDES]
    assert sorted(map(sorted, bound)) == [[""]] * 18 + [["house"]] * 2


def test_the_comment_at_the_top_names_every_field_level_and_colour():
    comment = "".join(
        line for line in (FOLDER / "starter.toml").read_text(encoding="utf-8").splitlines(keepends=True) if line.startswith("#")
    )
    for word in ("key", "front", "back", "level", "tasks", *TASK_LEVELS, *COLOURS.values()):
        assert re.search(rf"\b{word}\b", comment), word


# ---------------------------------------------------------------- files


@pytest.fixture
def load(tmp_path):
    """Load a deck from a text."""

    def loaded(text):
        path = tmp_path / "mine.toml"
        path.write_text(text, encoding="utf-8")
        return load_deck(path)

    return loaded


JUNIOR = '{ level = "junior", tasks = ["every sun space", "every yellow space", "every bench space"] }'
EASY = '{ level = "easy", tasks = ["every 4th space", "every sun or cloud space", "every odd space with a fish"] }'


def card(key="a", front=JUNIOR, back=EASY):
    return f'[[card]]\nkey = "{key}"\nfront = {front}\nback = {back}\n'


def test_a_deck_of_ones_own(load):
    deck = load(card("my-card-1", EASY, JUNIOR))
    front = Side(
        "easy", tuple(BY_WORDING[w] for w in ("every 4th space", "every sun or cloud space", "every odd space with a fish"))
    )
    back = Side("junior", tuple(BY_WORDING[w] for w in ("every sun space", "every yellow space", "every bench space")))
    assert deck == Deck("mine", (TaskCard("my-card-1", front, back),))
    assert (front.colour, back.colour) == ("green", "light blue")
    with pytest.raises(FrozenInstanceError):
        deck.name = "yours"


def test_all_problems_of_a_file_are_reported_at_once(load):
    with pytest.raises(BadFile) as caught:
        load("""
[[card]]
key = "c01"
[card.front]
level = "junior"
tasks = ["every sun spaze", "every yellow space", "every 4th space"]
[card.back]
level = "junior"
tasks = ["every star space", "every yellow space"]
[[card]]
key = "c01"
[card.front]
level = "brutal"
tasks = ["every red space", "every red space", "my own idea of a task"]
[card.back]
level = "easy"
tasks = ["every 99 steps", "", 3, "1 right, 2 wrong"]
[[card]]
key = "C 1"
smell = "fish"
[card.front]
level = "hard"
tasks = ["every odd corner space", "next dragon, then next moon", "every lake or bull space"]
""")
    assert sorted(caught.value.problems) == sorted(
        [
            "card[0]: found junior on both sides; expected two different levels.",
            "card[0].front.tasks[0]: found 'every sun spaze'; expected a task of level junior, such as 'every sun space'.",
            "card[0].front.tasks[2]: found 'every 4th space', a task of level easy; expected one of level junior.",
            "card[0].back.tasks: found 2 values; expected 3.",
            (
                "card[0].back.tasks[1]: found 'every yellow space', which is card[0].front.tasks[1] too; "
                "expected each task once in a deck."
            ),
            "card[1].key: found 'c01', which is card[0].key too; expected a key of its own for each card.",
            "card[1].front.level: found 'brutal'; expected one of junior, easy, medium, hard, gourmet.",
            (
                "card[1].front.tasks[1]: found 'every red space', which is card[1].front.tasks[0] too; "
                "expected each task once in a deck."
            ),
            "card[1].front.tasks[2]: found 'my own idea of a task'; expected a task, worded as in puzzles/tasks.",
            "card[1].back.tasks: found 4 values; expected 3.",
            "card[1].back.tasks[0]: found 'every 99 steps'; expected a task of level easy, worded as in puzzles/tasks.",
            "card[2]: unknown field 'smell'; check the spelling or remove it.",
            "card[2].back: is missing.",
            ("card[2].key: found 'C 1'; expected a small letter, then small letters, digits and dashes, such as c01."),
        ]
    )
    assert "mine.toml has 14 problems:" in str(caught.value)


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("", "card: is missing"),
        ("card = []", "card: found none; expected one card at least"),
        ("card = 3", "card: found 3; expected a list"),
        ("card = [3]", r"card\[0\]: has the wrong form; expected a table of fields"),
        (card(front=3), r"card\[0\].front: has the wrong form; expected a table of fields"),
        (card(front='{ level = "junior", tasks = 3 }'), r"card\[0\].front.tasks: found 3; expected a list"),
        (
            card(front='{ level = ["junior"], tasks = [] }'),
            r"card\[0\].front.level: found \['junior'\]; expected one of junior",
        ),
        (card(front='{ tasks = ["every sun space"] }'), r"card\[0\].front.level: is missing"),
        (card(front='{ level = "hard", tasks = ["", " ", "x"] }'), r"tasks\[0\]: found ''; expected text of 1 to 300"),
        (card(key=""), r"card\[0\].key: found ''; expected text"),
        (card(key="1a"), r"card\[0\].key: found '1a'; expected a small letter"),
        (card(key="a_b"), r"card\[0\].key: found 'a_b'; expected a small letter"),
        (card(key="ä"), r"card\[0\].key: found 'ä'; expected a small letter"),
        (
            card("a") + card("b"),
            r"(?s)has 6 problems.*card\[1\].back.tasks\[2\]: found .* which is card\[0\].back.tasks\[2\] too",
        ),
        ("[[card]]\nkey = 3", r"card\[0\].key: found 3; expected text"),
        ("[[card]", "is not TOML"),
    ],
)
def test_what_else_can_be_wrong_with_a_deck(load, text, problem):
    with pytest.raises(BadFile, match=problem):
        load(text)


def test_a_file_that_is_not_there(tmp_path):
    with pytest.raises(BadFile, match="cannot be read"):
        load_deck(tmp_path / "none.toml")


def test_cards_of_two_decks_that_a_record_could_not_tell_apart(tmp_path):
    text = (FOLDER / "starter.toml").read_text(encoding="utf-8")
    (tmp_path / "my.toml").write_text(text.replace('"c01"', '"own-c01"'), encoding="utf-8")
    (tmp_path / "my-own.toml").write_text(text, encoding="utf-8")
    paths = [tmp_path / "my.toml", tmp_path / "my-own.toml"]
    assert list(in_files(paths[:1])) == ["my"]
    with pytest.raises(
        BadFile, match=r"my-own.toml: card\[0\].key: found 'c01'; records call this card my-own-c01, as one of the"
    ):
        in_files(paths)
