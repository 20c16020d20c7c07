"""Screens for notebooks: the only place that knows anywidget and ipywidgets.

`Play` a round against the Professor · `Solve` the stones of a real table
"""

from pugsbox.widgets.play import Play
from pugsbox.widgets.solve import Solve

__all__ = ["Play", "Solve"]
