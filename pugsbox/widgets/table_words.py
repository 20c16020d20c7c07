"""What the screen of a card table says beyond what is drawn. A second language needs a second module like this one."""

from __future__ import annotations

from collections.abc import Sequence

BAD_NAME = "Found the name {}; expected letters, digits, spaces, - and _."
NAME_TAKEN = "There is a file {} already; choose another name."
CANNOT_OFFER = "A game was kept here, but it cannot be read. {}"
CANNOT_KEEP = "This game goes on, but it is not being kept: {}"
PUT_ASIDE = "The file that cannot be read was put aside as: {}.txt"
SET_ASIDE = "Your earlier game can be loaded as: {}."
NO_OFFER = "There is no earlier game to go on with."
OFFER = "Your last game is still here (actions so far: {}; to decide: {})."
TAKE_OFFER = "Go on with it"

UNDO = "Take back"
NEW = "New game"
SEATS = "Players"
PEOPLE = "of them people at this screen"
BOTS_PLAY = "the computer plays"
BOTS = {"greedy": "what looks best", "random": "by chance"}
"""How a bot of a name plays; others as their name says."""
PLAYS_AS = "as a {}"
SAVE, SAVE_DOES, LOAD, LOAD_WHICH = "Save as", "Save", "Load a saved game", "choose one"
VALUES = {
    "true": "Yes",
    "false": "No",
    "players": "one a player",
    "1": "a single one",
    "seeded": "by chance",
    "empty_at_check": "when it is empty at the end of a turn",
    "failed_draw": "when a card of it is needed and missing",
    "no_enemy_left": "when no Enemy is left to fight",
    "other_targets": "another player targets it",
    "other_loses": "another player loses to it",
    "glossary_same_turn": "another player loses to it, even in the same turn",
}
RULES_HERE = "House rules of this game: {}"
EXAMPLE = "my game"
SAVED = "Saved as {}."
LOADED = "Loaded (actions so far: {})."
HOUSE_RULES = "House rules, for the next new game"
FILES = "Save and load"
DEAL = "Deal no. {}"

GO_ON = "Go on"
TO_ME = "On to my decision"
TO_END = "On to the end"
BOTS_ACT = ("{} is played by the computer.", "{} are played by the computer.")
WHO = "Who is it?"
I_AM = "I am {}"
NOBODY = "Nobody"
NOT_ME = "Not me: give the screen back"
BACK = "Back to {}"
HAND_OVER = "Hand the screen to"
NO_CARD = "You have no such card, or nobody to play it on."
NOT_NOW = "There is nothing of the kind for you to do now."
NOT_YOURS = "This screen shows another player's place; only that player acts here."
COVERED = "Nobody's place is shown now; say first who you are."
ALLOWED = "That is allowed: it is among the buttons."
NOTHING_TO_BUILD = "There is nothing to put together now."
NOT_IN_HAND = "There is no such card in your hand."
NEXT_GAME = "Chosen for the next new game."
NO_SUCH_BOT = "There is no bot {}; expected {}."
NO_BOT = "No bot is to act now."
FEW_PEOPLE = "Found {}; expected 1 to {} people."


def list_of(names: Sequence[str]) -> str:
    """Return names in a row.

    >>> list_of(("Bo", "Cleo"))
    'Bo, Cleo'
    """
    return ", ".join(names)
