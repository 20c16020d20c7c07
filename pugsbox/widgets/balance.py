"""What many games of bots show, for those who design cards: tables for a notebook."""

from __future__ import annotations

from collections.abc import Sequence

from pugsbox.draw.figures import Bar, figures_html
from pugsbox.pugnacious.balance import Balance
from pugsbox.pugnacious.words import ENDINGS, THINGS

__all__ = ["BalanceSheet"]

QUARTERS = ("shortest", "a quarter up to", "half up to", "three quarters up to", "longest")
LEAST = ("least", "a quarter up to", "half up to", "three quarters up to", "most")
LENGTH = ("How long games are", "games", "turns")
SPREAD = ("How close they are", "games", "Exp of the winner", "lead before the second")
ENDS = ("How they end", "what ends the game", "share of games")
SEATS = ("Who wins", "seat", "share of games")
CARDS = ("What is bought, and by winners", "card", "costs", "a game", "bought by winners, against chance")
PERCENT = "{:.0%}"
TIMES = "{:.2f} \N{MULTIPLICATION SIGN}"
MOST = 2.0
"""A full bar means: bought by winners so many times as often as by chance."""


class Figures:
    """A table of figures, as a notebook shows it."""

    def __init__(self, title: str, heads: Sequence[str], rows: Sequence[Sequence[str | Bar]]) -> None:
        self.title, self.heads, self.rows = title, heads, rows

    def _repr_html_(self) -> str:
        return figures_html(self.title, self.heads, self.rows)


class BalanceSheet:
    """The tables of a `Balance`.

    >>> from pugsbox.pugnacious.balance import simulate
    >>> BalanceSheet(simulate(2, seats=2)).length().title
    'How long games are'
    """

    def __init__(self, balance: Balance) -> None:
        self.balance = balance

    def length(self) -> Figures:
        """Return how many turns games took."""
        turns = self.balance.turns()
        rows = [(name, Bar(str(n), n / turns[-1])) for name, n in zip(QUARTERS, turns, strict=True)]
        return Figures(LENGTH[0], LENGTH[1:], rows)

    def spread(self) -> Figures:
        """Return the Exp of winners, and by how much they led."""
        won, leads = self.balance.winning(), self.balance.leads()
        most = max(won[-1], 1)
        rows = [(name, Bar(str(a), a / most), Bar(str(b), b / most)) for name, a, b in zip(LEAST, won, leads, strict=True)]
        return Figures(SPREAD[0], SPREAD[1:], rows)

    def endings(self) -> Figures:
        """Return how games came to their end: one may end in two ways at once."""
        rows = [(ENDINGS[end], Bar(PERCENT.format(share), share)) for end, share in self.balance.ends().items()]
        return Figures(ENDS[0], ENDS[1:], rows)

    def seats(self) -> Figures:
        """Return how often each seat won: no seat should be better than another."""
        rows = [(str(seat), Bar(PERCENT.format(share), share)) for seat, share in enumerate(self.balance.seats())]
        return Figures(SEATS[0], SEATS[1:], rows)

    def cards(self, most: int | None = None) -> Figures:
        """Return what was bought, those cards first that winners had most of; `most` lines."""
        players = len(self.balance.seats())
        rows = [
            (
                THINGS[rate.card],
                str(rate.cost),
                f"{rate.a_game:.1f}",
                Bar(TIMES.format(rate.by_winners * players), rate.by_winners * players / MOST),
            )
            for rate in self.balance.rates[:most]
        ]
        return Figures(CARDS[0], CARDS[1:], rows)
