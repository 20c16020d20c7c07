"""pugsbox: logic games to teach with, to learn by playing, and to write tasks for.

The house has floors, and imports go downwards only::

    pugsbox.cli, pugsbox.lab   the command line; JupyterLab opened on the notebooks
    pugsbox.widgets            screens for notebooks; the only place that knows a widget library
    pugsbox.punschge           Professor Pünschge: board, rules and their language, solver, tasks, a round for one
    pugsbox.draw               what is seen: boards as SVG, card tables as HTML; it knows no game's state
    pugsbox.core               errors, reading files, finding the content

A first look::

    >>> from pugsbox.punschge import house_board, parse_rule
    >>> rule = parse_rule("every yellow space with a fish")
    >>> rule.row(house_board())
    (4, 6, 7, 17, 24, 25)
"""

from pugsbox.core.errors import PugsboxError

__all__ = ["PugsboxError", "__version__"]
__version__ = "0.1.0"
