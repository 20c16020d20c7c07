"""The cards of the box, and the crystals, as cards of the table."""

from __future__ import annotations

from functools import cache

from pugsbox.cardtable.cards import Card, Source, catalogue
from pugsbox.punschge.board import Board
from pugsbox.punschge.decks import TaskCard, house_decks
from pugsbox.punschge.play.crystals import IN_THE_GAME
from pugsbox.punschge.play.zones import CARDS, SUPPLY
from pugsbox.punschge.tasks import TaskLevel

__all__ = ["ALL_CARDS", "cards_of", "sides_of"]

TASK_CARDS: dict[str, TaskCard] = {f"{name}-{card.key}": card for name, deck in house_decks().items() for card in deck.cards}
"""Every card of every deck; its key in the game is that of its deck and its own."""


def cards_of(deck: str) -> tuple[str, ...]:
    """Return the keys of the cards of a deck."""
    return tuple(f"{deck}-{card.key}" for card in house_decks()[deck].cards)


@cache
def sides_of(card: str, levels: tuple[TaskLevel, ...], board: Board) -> tuple[tuple[str, ...], ...]:
    """Return, side by side, the keys of the tasks that may be chosen: of these levels, and true of the board."""
    sides = (side.tasks for side in TASK_CARDS[card].sides if side.level in levels)
    found = (tuple(task.key for task in tasks if task.fits(board)) for tasks in sides)
    return tuple(filter(None, found))


def name_of(key: str, card: TaskCard) -> str:
    """Return what a card is called: its levels, and its key where others have the same."""
    levels = [(other.front.level, other.back.level) for other in TASK_CARDS.values()]
    mine = card.front.level, card.back.level
    return f"{' and '.join(mine)} card" + (f" {key}" if levels.count(mine) > 1 else "")


ALL_CARDS = catalogue([
    *(Card(key, name_of(key, card), "card", 1, CARDS, Source.HOUSE) for key, card in TASK_CARDS.items()),
    *(
        Card(colour, f"{colour} crystal", "crystal", copies, SUPPLY.crystals, Source.PRINTED, colour=colour)
        for colour, copies in IN_THE_GAME.items()
    ),
])  # fmt: skip
