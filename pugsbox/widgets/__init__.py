"""Screens for notebooks: the only place that knows anywidget and ipywidgets.

`Play` a round against the Professor · `Solve` the stones of a real table · `Author` to write tasks · `Table` for any card
game · `Lesson` to learn one · `Gallery` to read its cards · `BalanceSheet` to see whether a set of cards makes a good game
"""

from pugsbox.widgets.author import Author
from pugsbox.widgets.balance import BalanceSheet
from pugsbox.widgets.gallery import Gallery
from pugsbox.widgets.lesson import Lesson
from pugsbox.widgets.play import Play
from pugsbox.widgets.solve import Solve
from pugsbox.widgets.table import Table

__all__ = ["Author", "BalanceSheet", "Gallery", "Lesson", "Play", "Solve", "Table"]
