"""All cards of a game, to read: what they do, what they cost, where that is known from."""

from __future__ import annotations

from pugsbox.cardtable.cardgame import CardGame
from pugsbox.core.errors import PugsboxError, quoted
from pugsbox.core.views import Face
from pugsbox.draw.gallery import gallery_html
from pugsbox.games import load_game

__all__ = ["Gallery"]


class Gallery:
    """The cards of a game, or of some kinds of them, as a notebook shows them; `cards` are faces, with how many there are.

    Raises PugsboxError for a game without cards and for a kind of card that there is not, with those there are.

    >>> gamers = Gallery("gamers_vs_evil", "gamer")
    >>> len(gamers.cards), gamers.cards[0][0].name, gamers.cards[0][1]
    (14, 'Baby Ninja', 9)
    """

    def __init__(self, game: str, *kinds: str) -> None:
        found = load_game(game)
        if not isinstance(found, CardGame) or not found.cards:
            raise PugsboxError(f"{found.title} has no cards.")
        known = list(dict.fromkeys(card.kind for card in found.cards.values()))
        for kind in kinds:
            if kind not in known:
                raise PugsboxError(f"{found.title} has no card of kind {quoted(kind)}; expected one of {', '.join(known)}.")
        wanted = kinds or tuple(known)
        self.title = " ".join((found.title, *kinds))
        self.cards: list[tuple[Face, int]] = [
            (found.faces[key], card.copies or found.seats[-1]) for key, card in found.cards.items() if card.kind in wanted
        ]

    def _repr_html_(self) -> str:
        return gallery_html(self.cards, self.title)
