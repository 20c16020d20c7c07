"""Play a record that stands in a test."""

from dataclasses import dataclass
from textwrap import dedent

from pugsbox.core.record import read_record
from pugsbox.core.scene import Scene, play_record
from pugsbox.games import load_game

START = {"seats": "2", "seed": "1", "option: first_player": "0"}


@dataclass
class Shown:
    """A scene that was played, with what a test likes to ask."""

    scene: Scene

    @property
    def session(self):
        return self.scene.session

    def cards(self, zone):
        """The cards of a zone, in its order."""
        game, state = self.session.game, self.session.state
        return list(state.cells[game.layout.cell(zone)])

    def legal(self, seat=None):
        """The legal actions, as text."""
        return list(map(str, self.session.legal(seat)))


def play(text, game="pugs_in_mugs", **header):
    """Play a record; the header begins with the game and, unless it says otherwise, with two seats and seat 0 on turn."""
    text = dedent(text).strip()
    first = [f"game: {game}"]
    head = text.partition("---")[0]
    first += [f"{key}: {header.get(key, START[key])}" for key in ("seats", "seed") if f"{key}:" not in head]
    if "first_player" not in text and game in ("pugs_in_mugs", "pet_evil", "gamers_vs_evil"):
        first.append("option: first_player = 0")
    text = text if "---" in text else f"{text}\n---"
    record = read_record("\n".join([*first, text]), load_game)
    return Shown(play_record(record, load_game))
