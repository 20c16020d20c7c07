"""pugsbox: logic games to teach with, to learn by playing, and to write tasks for.

The house has floors, and imports go downwards only::

    pugsbox.cli, pugsbox.lab   the command line; JupyterLab opened on the notebooks
    pugsbox.widgets            screens for notebooks; the only place that knows a widget library
    pugsbox.scenes, .games     the scenes that come with pugsbox; every game by its name
    pugsbox.punschge           Professor Pünschge: board, rules and their language, solver, tasks, a round for one
    pugsbox.pugs_in_mugs       Pugs in Mugs: its rulebook as data, its cards, its turn; read this card game first
    pugsbox.pet_evil           Pet Evil, likewise: Missiles and what stops them
    pugsbox.gamers_vs_evil     Gamers vs. Evil, likewise: decks that grow, and Bosses
    pugsbox.pugnacious         Professor Pugnacious, likewise: all act at once, around a ring of cards
    pugsbox.cardtable          the kernel of the card games: effects that run or ask, on one stack
    pugsbox.draw               what is seen: boards as SVG, card tables as HTML; it knows no state and cannot leak one
    pugsbox.core               the contract of all games, actions, events, clauses, chance, sessions, records, files

A first look::

    >>> from pugsbox.punschge import house_board, parse_rule
    >>> rule = parse_rule("every yellow space with a fish")
    >>> rule.row(house_board())
    (4, 6, 7, 17, 24, 25)
    >>> session = Session(load_game("pugs_in_mugs"), seats=3)
    >>> print(session.check("0 steal 1 red").reasons[-1])
    There is no Mug to steal: nobody has one that you lack. (MUG-STEAL-05)
"""

from pugsbox.core.errors import PugsboxError
from pugsbox.core.session import Session
from pugsbox.games import load_game

__all__ = ["PugsboxError", "Session", "__version__", "load_game"]
__version__ = "0.1.0"
