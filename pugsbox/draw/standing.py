"""Where does the Professor stand so that he hides nothing that must be read?"""

from collections.abc import Mapping, Sequence

from pugsbox.draw.boxes import FIGURE, SYMBOLS_BOX, Box
from pugsbox.draw.kinds import GOAL, START, Point

__all__ = ["BY_THE_BAR", "standing"]

BY_THE_BAR: tuple[Point, ...] = ((78, 4), (-78, 4))
BY_THE_HOUSE: tuple[Point, ...] = ((-66, 8), (66, 8))
BY_A_SPACE: tuple[Point, ...] = ((58, -16), (-58, -16), (58, -40), (-58, -40), (0, -76), (58, 72), (-58, 72))
"""Places from the middle of the start, the goal, a space; the best first."""


def standing(spots: Mapping[int, Point], sheet: Box) -> dict[int, Point]:
    """Return where he stands at each spot of a sheet: between the spaces, on no symbols, and cut by no edge."""
    symbols = [SYMBOLS_BOX.at(spot) for n, spot in spots.items() if START < n < GOAL]
    found = {}
    for n, (x, y) in spots.items():
        places = [(x + dx, y + dy) for dx, dy in {START: BY_THE_BAR, GOAL: BY_THE_HOUSE}.get(n, BY_A_SPACE)]
        found[n] = min(places, key=lambda place: trouble(FIGURE.at(place), symbols, sheet.grown(-4)))
    return found


def trouble(figure: Box, symbols: Sequence[Box], sheet: Box) -> tuple[bool, float]:
    """Return how bad a place is: off the sheet, or so much on symbols."""
    return not figure.inside(sheet), sum(figure.shared(box) for box in symbols)
