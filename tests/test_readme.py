"""What the README shows beyond its doctests."""

import re
from pathlib import Path

from pugsbox.core.record import read_record
from pugsbox.core.scene import play_record
from pugsbox.games import load_game

README = Path(__file__).parent.parent / "README.md"


def test_the_scene_in_the_readme_happens_as_it_says():
    (scene,) = re.findall(r"```text\n(game: .*?)```", README.read_text(encoding="utf-8"), re.DOTALL)
    played = play_record(read_record(scene, load_game), load_game)
    assert len(played.played) == 3
