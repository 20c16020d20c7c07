"""Why something is refused in Professor Pugnacious, in words: by clause, or by a key where a clause has several sentences."""

from __future__ import annotations

from pugsbox.core.words import Why

__all__ = ["REFUSALS"]

REFUSALS = {
    "PUG-END-09": Why("The game is over."),
    "PUG-GAME-09": Why("There is no such seat at this table.", "a seat from 0 to {0}"),
    "unknown": Why("There is no such action: {0:tried}.", "play, buy, target, give or done"),
    "PUG-HOUSE-01": Why("First another player has to answer a question.", "an answer by that player", "another action"),
    "answer first": Why("First answer the question.", "an answer to the question", "another action"),
    "PUG-TURN-03": Why("There is nothing to agree to now.", "a phase that all agree to end"),
    "done already": Why("You have said that you are done; the others have not.", "the others", "you again"),
    "plainly": Why("That needs no further words.", "", "{0:tried}"),
    "PUG-HOUSE-02": Why("You can dispute the order once in a phase, with another player who can still act.", "", "{0:tried}"),
    "not now": Why("There is no order to dispute now."),
    "in force": Why("An order is decided already: first the other one acts.", "the first one acts", "another dispute"),
    "wait": Why("It was decided that another player acts first.", "that player's action", "yours"),
    "nothing to decide": Why("There is no order to decide now."),
    "who first": Why("Say who of the two acts first.", "one of the two", "{0:tried}"),
    # play
    "PUG-PLAY-17": Why("Cards are played in the Play Phase.", "the Play Phase", "another phase"),
    "PUG-PLAY-01": Why("You play cards of your hand, one by one; {0:tried} is not there.", "a card of your hand", "{0:tried}"),
    "PUG-HOUSE-11": Why("You have fewer than two cards that only give something.", "two or more"),
    "PUG-CLASS-09": Why("A Class is used, and levels up, in the Play Phase.", "the Play Phase", "another phase"),
    "PUG-CLASS-01": Why("Choose one of the Classes that are left.", "a Class that is left", "{0:tried}"),
    "no choice": Why("No Class is chosen now."),
    "no class": Why("There are no Classes in this game."),
    "PUG-CLASS-03": Why("The Level 1 ability may be used once a turn.", "once", "again"),
    "PUG-CLASS-07": Why("The Level 2 ability comes with Level 2, once a turn.", "Level 2, not used this turn", "Level {0}"),
    "PUG-CLASS-11": Why("What your Class does there holds always: it needs no action."),
    "which ability": Why("A Class has abilities 1 and 2.", "ability 1 or ability 2", "{0:tried}"),
    "PUG-CLASS-04": Why("Levelling up costs 5 Exp.", "5 Exp", "{0}"),
    "PUG-CLASS-08": Why("Your Class is at Level 2: there is no third.", "Level 1", "Level 2"),
    "PUG-HOUSE-17": Why("Only the Traitor plays cards as Failure.", "the Traitor", "another Class"),
    # buy
    "PUG-BUY-17": Why("Cards are bought in the Buy Phase.", "the Buy Phase", "another phase"),
    "PUG-BUY-01": Why("You buy cards of your own queue and Greater cards; {0:tried} is neither.", "", "{0:tried}"),
    "no such copy": Why(
        "The first copy in your queue is named without its space, and no other one lies there.", "", "{0:tried}"
    ),
    "PUG-SETUP-10": Why("Minor cards are not for sale.", "a card for sale", "a Minor card"),
    "PUG-GAME-08": Why("{0:thing} costs more Skill than you have.", "{1} Skill", "{2}"),
    "PUG-BUY-02": Why("You have too little Skill left.", "{0} Skill", "{1}"),
    "no copy": Why("No copy of that card is left.", "a copy", "none"),
    "PUG-HOUSE-05": Why("Only Poacher's License lets you buy from the player on your left.", "a Poacher's License played"),
    "not that queue": Why("The license is for the queue on your left only, for a card in it.", "that queue", "{0:tried}"),
    # combat
    "PUG-COMBAT-07": Why(
        "Targets are chosen in the Combat Phase, Failure is handed out once they are shown.", "the Combat Phase", "another step"
    ),
    "PUG-COMBAT-05": Why("Your target is chosen for good.", "one choice", "another one"),
    "PUG-COMBAT-01": Why("That is no target: choose one token.", "one of your tokens", "{0:tried}"),
    "PUG-COMBAT-18": Why("You cannot fight this turn, not with the Trebuchet either.", "none", "{0:tried}"),
    "PUG-LOC-11": Why("A Location is no target: the Enemy on it is fought.", "the token of that spot", "{0:tried}"),
    "PUG-FINALE-03": Why("You are locked out of the Finale.", "another player who frees you", "none yet"),
    "PUG-FAQ-01": Why("The Trebuchet is aimed at an Adversary, and only if you have played it.", "an Adversary", "{0:tried}"),
    "PUG-FAQ-02": Why(
        "The Trebuchet beats no Finale, no Training Dummy, no Trap and no Location.", "an Adversary", "{0:tried}"
    ),
    "PUG-FAQ-03": Why("Who cannot fight cannot use the Trebuchet."),
    "PUG-TRAP-07": Why("Only Enemy Deck cards that are no Traps are Adversaries."),
    "must": Why("The Standoff has to be fought.", "the Standoff", "{0:tried}"),
    "covered": Why("The Infiltrator covers the Training Dummy.", "another target", "the Training Dummy"),
    "through": Why("You have beaten the Standoff already.", "another target", "the Standoff"),
    "traitor": Why("The Traitor cannot fight Adversaries.", "another target", "an Adversary"),
    "empty": Why("No Enemy lies there.", "a spot with an Enemy", "an empty one"),
    # failure
    "PUG-FAIL-03": Why("Failure goes to opponents, never to its owner.", "an opponent", "{0:tried}"),
    "PUG-FAIL-02": Why("Say to whom, and how many of your points.", "1 to {0}", "{1:tried}"),
    "PUG-FAIL-08": Why("All of your Failure has to be handed out here.", "0 left", "{0} left"),
    "PUG-HOUSE-19": Why("There is a Truce: no Failure is handed out."),
    "no failure": Why("You have no Failure to hand out."),
    # what is asked
    "PUG-PLAY-05": Why("You have nothing to discard now."),
    "which": Why("Say which card of your hand.", "a card of your hand", "{0:tried}"),
    "PUG-GAME-06": Why("You have nothing to trash now."),
    "PUG-GAME-07": Why("That card is not in your discard pile.", "a card of your discard pile", "{0:tried}"),
    "hand only": Why("Only a card of your hand can be trashed for that.", "a card of your hand", "{0:tried}"),
    "PUG-PLAY-06": Why("There is nothing to leave now."),
    "no leaving": Why("That cannot be left: choose."),
    "PUG-HOUSE-09": Why("You name an opponent only when a card asks for one.", "an opponent", "{0:tried}"),
    "PUG-HOUSE-13": Why("Nothing asks you to pay Exp now, or you have too little.", "{0} Exp"),
    "PUG-HOUSE-03": Why("You cannot turn the Card Ring now, or not so.", "left or right, and how far", "{0:tried}"),
    "PUG-HOUSE-04": Why("No card of yours asks for that, or no such card lies there.", "a card in a queue", "{0:tried}"),
    "PUG-HOUSE-16": Why(
        "You take a card of your queue only when something brings you one.", "a card of your queue", "{0:tried}"
    ),
    "PUG-REC-11": Why("There is nothing to put in order now, or nothing of that kind.", "one of what waits", "{0:tried}"),
}
