"""Players that are not people: one that chooses by chance, one that takes what looks best to it."""

from __future__ import annotations

from typing import Any, Protocol

from pugsbox.core.actions import Action
from pugsbox.core.game import Game
from pugsbox.core.rng import Rng

__all__ = ["Bot", "GreedyBot", "RandomBot"]


class Bot(Protocol):
    """Somebody who decides for a seat."""

    def choose(self, game: Game[Any], state: Any, seat: int) -> Action | None:
        """Return an action of the seat; None if it owes no decision and would rather wait."""


class _Drawing:
    """Draws lots. Equal seeds draw equally."""

    def __init__(self, seed: int = 0) -> None:
        self.rng = Rng(seed)

    def draw(self, lots: int) -> int:
        """Return a number from 0, below the number of lots."""
        number, self.rng = self.rng.roll(lots)
        return number - 1


class RandomBot(_Drawing):
    """Takes any legal action, each equally likely. Equal seeds choose equally."""

    def choose(self, game: Game[Any], state: Any, seat: int) -> Action | None:
        """Return an action of the seat; None if it has none. It uses one of four chances to interrupt."""
        legal = game.legal_actions(state, seat)
        if not legal:
            return None
        lot = self.draw(len(legal) if seat in game.waiting_for(state) else 4 * len(legal))
        return legal[lot] if lot < len(legal) else None


class GreedyBot(_Drawing):
    """Takes the action with the highest score of the game's own, by chance among equal ones; it sees what its seat sees."""

    def choose(self, game: Game[Any], state: Any, seat: int) -> Action | None:
        """Return the best action of the seat; None if it owes no decision and no interruption is worth anything."""
        legal = game.legal_actions(state, seat)
        if not legal:
            return None
        scores = [game.score(state, action) for action in legal]
        if (best := max(scores)) <= 0 and seat not in game.waiting_for(state):
            return None
        chosen = [action for action, score in zip(legal, scores, strict=True) if score == best]
        return chosen[self.draw(len(chosen))]
