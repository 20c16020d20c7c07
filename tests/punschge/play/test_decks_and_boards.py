"""Decks and boards of one's own, in a copy of pugsbox: files laid into the folders of puzzles can be chosen."""

import json
import os
import shutil
import subprocess
import sys

import pytest

from pugsbox.core.content import PACKAGE, content_folder
from pugsbox.core.errors import BadFile
from pugsbox.punschge.board import house_board
from pugsbox.punschge.decks import house_decks, house_files
from pugsbox.punschge.play.cards import ALL_CARDS, cards_of, sides_of
from pugsbox.punschge.play.game import PUNSCHGE
from pugsbox.punschge.tasks import TASK_LEVELS
from tests.punschge.play.rounds import fresh, zone

MINI = """
[[card]]
key = "x1"
front = { level = "junior", tasks = ["every sun space", "every yellow space", "every bench space"] }
back = { level = "easy", tasks = ["every yellow or white space", "every 4th space", "every odd space with a fish"] }
[[card]]
key = "x2"
front = { level = "gourmet", tasks = [
  "every space with a symbol that no later space shows",
  "every space with a prime number",
  "every space whose colour and shape together are found on no other space",
] }
back = { level = "hard", tasks = ["every odd corner space", "every lake or bull space", "next dragon, then next moon"] }
"""


@pytest.fixture
def copy(tmp_path):
    """Run a script in a copy of pugsbox with a deck and a board more, both called `a-first`."""
    shutil.copytree(PACKAGE, tmp_path / "pugsbox", ignore=shutil.ignore_patterns("__pycache__", "static", "draw", "widgets"))
    shutil.copytree(content_folder("puzzles"), tmp_path / "puzzles", ignore=shutil.ignore_patterns("scenes"))
    (tmp_path / "puzzles" / "decks" / "a-first.toml").write_text(MINI, encoding="utf-8")
    house = (content_folder("puzzles") / "boards" / "house.toml").read_text(encoding="utf-8")
    head, green, rest = house.partition('colour = "green"')  # space 1
    assert green
    mine = f'{head}colour = "yellow"{rest}'.replace('name = "house"', 'name = "a-first"', 1)
    (tmp_path / "puzzles" / "boards" / "a-first.toml").write_text(mine, encoding="utf-8")

    def run(script):
        environment = os.environ | {"PYTHONPATH": str(tmp_path), "PYTHONUTF8": "1"}
        return subprocess.run(
            [sys.executable, "-c", script], cwd=tmp_path, env=environment, capture_output=True, text=True, check=True
        ).stdout

    return run


SCRIPT = """
import json
from pugsbox.core.session import Session
from pugsbox.punschge.play import zones
from pugsbox.punschge.play.game import PUNSCHGE

def row_of(task, board):
    state = PUNSCHGE.set(Session(PUNSCHGE, seats=3, board=board).state, "task", task)
    return PUNSCHGE.settle(state)[zones.ROW]

def offered(card, **options):
    offers = []
    for roll in (1, 2):
        session = Session(PUNSCHGE, seats=3, **options)
        state = PUNSCHGE.place(session.state, "cards", (card,))
        session.state = PUNSCHGE.settle(PUNSCHGE.force(state, (roll,)))
        session.push("0 take")
        offers.append([str(action) for action in session.legal()])
    return offers

mine = Session(PUNSCHGE, seats=3, deck="a-first", board="a-first")
print(json.dumps({
    "decks": PUNSCHGE.options["deck"].values,
    "boards": PUNSCHGE.options["board"].values,
    "cards": sorted(mine.state[zones.CARDS]),
    "others": len(Session(PUNSCHGE, seats=3).state[zones.CARDS]),
    "yellow": [offered("a-first-x1", deck="a-first", board=board)[0] for board in ("house", "a-first")],
    "bound": [offered("a-first-x2", deck="a-first", board=board)[0] for board in ("house", "a-first")],
    "row": [row_of("every-yellow-space", board) for board in ("house", "a-first")],
    "name": mine.view(1).board.board.name,
}))
"""


def test_a_deck_and_a_board_of_ones_own_can_be_chosen(copy):
    found = json.loads(copy(SCRIPT))
    assert found["decks"] == ["house", "starter", "a-first"]  # ours is the default
    assert found["boards"] == ["house", "a-first"]
    assert found["name"] == "a-first"
    assert found["cards"] == ["a-first-x1", "a-first-x2"]
    assert found["others"] == 117
    assert found["yellow"][0] == found["yellow"][1]
    assert [task.removeprefix("0 choose ") for task in found["bound"][0]] == [
        "every-space-with-a-symbol-that-no-later-space-shows",
        "every-space-with-a-prime-number",
        "every-space-whose-colour-and-shape-together-are-found-on-no-other-space",
    ]
    assert found["bound"][1] == ["0 choose every-space-with-a-prime-number"]
    assert found["row"] == [["4", "6", "7", "17", "20", "24", "25"], ["1", "4", "6", "7", "17", "20", "24", "25"]]


@pytest.mark.parametrize("name", ["My Deck", "my_own", "Ours", "7", "-a", "\N{LATIN SMALL LETTER A WITH DIAERESIS}"])
def test_a_name_that_no_record_could_write_down_is_refused_where_it_stands(monkeypatch, tmp_path, name):
    monkeypatch.setattr("pugsbox.punschge.decks.content_folder", lambda _: tmp_path)
    for folder in ("decks", "boards"):
        (tmp_path / folder).mkdir()
        (tmp_path / folder / "my-own.toml").touch()
        assert [path.stem for path in house_files(folder)] == ["my-own"]
        (tmp_path / folder / f"{name}.toml").touch()
        with pytest.raises(
            BadFile, match=f"the name of the file is '{name}.toml'; expected a small letter, then small letters"
        ):
            house_files(folder)


def test_the_deck_that_is_chosen_lies_in_the_box_and_all_other_cards_are_out_of_the_game():
    session = fresh(deck="starter", board="house")
    assert zone(session, "cards") == dict.fromkeys(cards_of("starter"), 1)
    assert cards_of("starter") == tuple(f"starter-{card.key}" for card in house_decks()["starter"].cards)
    assert zone(session, "cards") + zone(session, "box") == {key: 1 for key, card in ALL_CARDS.items() if card.kind == "card"}
    assert PUNSCHGE.options["deck"].default == "house"
    assert PUNSCHGE.options["board"].default == "house"


def test_the_sides_of_a_card_on_the_house_board():
    for key in cards_of("starter"):
        sides = sides_of(key, TASK_LEVELS, house_board())
        assert [len(tasks) for tasks in sides] == [3, 3]
    assert sides_of("starter-c03", ("junior", "easy"), house_board()) == (
        ("every-cloud-space", "every-red-space", "every-ibex-space"),
    )
    assert sides_of("starter-c03", ("easy",), house_board()) == ()
