"""What the author's screen says. A second language needs a second module like this one."""

from __future__ import annotations

RULE = "Rule, in words"
RULE_EXAMPLE = "every even lake space"
WORDING = "What the Professor reads out at the end"
WORDING_EXAMPLE = "every number that is spelled with four letters"
HINT = "Hint on the card"
HINT_EXAMPLE = "My socks will never be dry again."
LEVEL = "Card"
ANY = "any"
LEVELS = {ANY: "the level it needs"}
FRESH = "New task"
UNDO = "Undo"
FEWER = "◂ One space less known"
MORE = "One more known ▸"
NO_ROW = "Write a rule, or click spaces one after another."
ROW = "{}: {}."
EMPTY_ROW = "No space of this board is meant."
CANDIDATES = "Behind {}: {}. The row goes on with {}."
TO_BE_CLICKED = "Behind {} could come: {}. Click the next space."
AT_THE_START = "the start"
MEANINGS = "Which one do you mean?"
MEANS = "This one"
NAMES = "Rules with this row"
NAME_HEADS = ("Rule", "Level", "Take it")
TAKE = "Take"
FOUND = "What pugsbox finds"
CLEAN = "Clean: nothing that has to be mended."
RATED = "How hard it is"
RATED_HEADS = ("What", "How")
SEVERITIES = {"error": "✗ Error", "warning": "! Warning", "note": "i Note"}

WISH = "I wish for a task"
SEARCH = "Search"
WISH_EXAMPLE = "hard, begins 2, 4, traps with owls"
WISHES = "Rules that would do"
WISH_HEADS = ("Rule", "Row", "Rating", "Take it")
NO_WISH = "No rule that pugsbox knows is like that. Wish for a little less."

TASKS = "My tasks"
TASK_HEADS = ("Task", "Level", "Rating", "Change it")
NO_TASKS = "None yet."
ADD = "Keep this task"
EDIT = "Edit"
DROP = "Remove"
FILE = "File"
FILE_EXAMPLE = "my-tasks.toml"
SAVE = "Save"
LOAD = "Open"
SAVED = "All tasks are in {}."
NOT_SAVED = "Not saved yet."
SHARE = "Code of these tasks, to pass on"
TAKE_CODE = "Code from somebody"
CODE_EXAMPLE = "pugs1-..."
TAKE_IN = "Take in"

NOTHING_TO_UNDO = "There is nothing to take back."
NO_RULE_YET = "There is no rule yet that could be kept."
NEEDS_WORDING = (
    "A row that is clicked needs a sentence that the Professor reads out at the end. Write it, or take a rule."
)
NO_SUCH_TASK = "There is no such task any more."
NOT_YOURS = "There is a file {} already, which this screen has not opened. Open it first, or choose another name."
CHANGED = "{} has been changed by somebody else meanwhile. Open it again, or choose another name."
NO_NAME = "Write the name of a file first, such as my-tasks.toml."
NOT_TOML = "Found {}; expected a name that ends in .toml, such as my-tasks.toml."
UNSAVED = "You have tasks that are in no file yet. Save them first, or press Open once more to do without them."
