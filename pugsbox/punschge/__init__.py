"""Professor Pünschge: a hidden rule picks a row of spaces on a path of 26; players deduce it.

`board` what is on a space? · `conditions` which spaces satisfy it? · `rules` which row does it walk? · `grammar` text -> rule ·
`phrasing` rule -> text · `logic` conditions as sympy Booleans (import it by name: it is heavy) · `rulespace` all rules by level
· `tasks` what does the Professor set? · `taskfiles` tasks -> file or code · `decks` which cards lie in the box? · `moves` text
-> stones · `solver` which rules fit them? · `advice` where to step? · `budget` home with so many wrong steps? · `widespace` the
same for a million rules and more (import it by name, and what stands on it: it needs NumPy) · `reasons` why is this rule out,
which stone is wrong? · `hints` what can be told? · `crossings` does it follow? · `practice` a round for one · `review` how good
was it? · `guesses` what does somebody think who knows some rules only? · `play` the whole game · `stopping` when does the
Professor end his bet? · `bots` and `professor` players that think

For authors: `rating` how hard is a task? · `lint` is it fair? · `clues` what does its hint point at? · `hintbank` and `hinting`
rule -> hints · `wishes` which rule makes the task I have in mind? · `author` a whole deck
"""

from pugsbox.punschge.board import Board, Space, house_board, load_board
from pugsbox.punschge.decks import Deck, house_decks, load_deck
from pugsbox.punschge.grammar import AmbiguousRule, UnreadableRule, parse_condition, parse_rule
from pugsbox.punschge.moves import Move, read_moves
from pugsbox.punschge.phrasing import phrase
from pugsbox.punschge.practice import Practice
from pugsbox.punschge.reasons import contradiction, why_out
from pugsbox.punschge.review import review, trap
from pugsbox.punschge.rules import Rule
from pugsbox.punschge.rulespace import LEVELS, book_space, level_of, rules_of
from pugsbox.punschge.solver import Solver, levels_up_to
from pugsbox.punschge.tasks import TASK_LEVELS, Task, load_tasks, tasks_of

__all__ = [
    "LEVELS",
    "TASK_LEVELS",
    "AmbiguousRule",
    "Board",
    "Deck",
    "Move",
    "Practice",
    "Rule",
    "Solver",
    "Space",
    "Task",
    "UnreadableRule",
    "book_space",
    "contradiction",
    "house_board",
    "house_decks",
    "level_of",
    "levels_up_to",
    "load_board",
    "load_deck",
    "load_tasks",
    "parse_condition",
    "parse_rule",
    "phrase",
    "read_moves",
    "review",
    "rules_of",
    "tasks_of",
    "trap",
    "why_out",
]
