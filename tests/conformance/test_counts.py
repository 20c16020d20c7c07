"""How many ways lead on: all sequences of legal actions to a small depth, as goldens. A missing option is a silent refusal."""

from pathlib import Path

import pytest

from pugsbox.games import GAMES, load_game

HERE = Path(__file__).parent / "counts"
DEPTH = 4


def ways(game, state, depth):
    """Return how many sequences of so many legal actions begin in a state."""
    if depth == 0:
        return 1
    return sum(ways(game, game.apply(state, action).state, depth - 1) for action in game.legal_actions(state))


@pytest.mark.parametrize("name", GAMES)
def test_the_number_of_ways_is_as_before(name, golden):
    game = load_game(name)
    lines = []
    for seats in game.seats:
        for seed in range(3):
            state = game.new(seats, seed)
            lines.append(f"{seats} seats, seed {seed}: {' '.join(str(ways(game, state, n)) for n in range(1, DEPTH))}\n")
    golden(HERE / f"{name}.txt", "".join(lines))
