"""The words of Professor Pünschge's table. A second language is a second table."""

from __future__ import annotations

from pugsbox.core.actions import Action, Refusal
from pugsbox.core.events import Datum
from pugsbox.core.words import Label, Says, Why, Words
from pugsbox.punschge.play.cards import ALL_CARDS
from pugsbox.punschge.play.crystals import VALUES
from pugsbox.punschge.play.zones import HINTS, HOME, LAYOUT, SPACES, TASKS, own

__all__ = ["WORDS", "hint_of", "no"]


def same(text: str) -> Says:
    """Return a sentence that is the same for everybody."""
    return Says(text, text)


EVENTS = {  # what only the Professor may know has no sentence for the others: not even how often it happened
    "shuffles": same("The cards are shuffled and put into the card box."),
    "sets up": same("The stones lie ready, and crystals worth {0} are the supply; nobody has any."),
    "is the Professor": Says("Round {0} of {1}: you are the Professor.", "Round {0} of {1}: {who} is the Professor."),
    "works together": same("The assistants work together."),
    "competes": same("The assistants compete: each for himself."),
    "plays against one": same("There is one assistant only: the bet is about two turns of the same player."),
    "takes": Says("You take the rearmost card: {0:cards}.", "{who} takes the rearmost card."),
    "finds no card": Says(
        "No card has a task of a level allowed: think one up.", "No card has a task of a level allowed: {who} thinks one up."
    ),
    "invents": Says("You think up a task of your own.", "{who} thinks up a task."),
    "adds": Says("You add space {1}.", ""),
    "is done": Says("Your row: {1}.", "{who} has put a row together."),
    "looks it over": Says("{1:thing}", "{who} looks the task over."),
    "chooses": Says("You choose: {1:thing}.", "{who} chooses a task and keeps it to himself."),
    "marks": same("White stones are laid on {0:thing} and {1:thing}."),
    "lays the pot": Says("You lay {0} on the goal.", "{who} lays {0} on the goal."),
    "bets": Says(
        "You bet {0} that the next two turns will not solve it.", "{who} bets {0} that the next two turns will not solve it."
    ),
    "does not bet": Says("You do not bet.", "{who} does not bet."),
    "raises": Says("You raise the stake by {0}.", "{who} raises the stake by {0}."),
    "takes the stake": Says("You end the bet and take {0}.", "{who} ends the bet and takes {0}."),
    "loses the stake": same("The stake of {0} goes back to the supply."),
    "is next": same("Turn {0}: {1:player}."),
    "joint turn": same("Turn {0}, the last one, all together: {1:player}."),
    "plays on": same("Turn {0}, all together: {1:player}."),
    "steps": Says("You step on {0:thing}.", "{who} steps on {0:thing}."),
    "brumm": Says("You say brumm brumm: {0:thing} is right.", "{who} says brumm brumm: {0:thing} is right."),
    "moeoeb": Says("You say möööb: {0:thing} is wrong.", "{who} says möööb: {0:thing} is wrong."),
    "sweeps": same("Black stones leave the board: {0}."),
    "lies already": same("A black stone lay on {0:thing} already."),
    "has no white stone": same("No white stone is left; {0:thing} counts all the same."),
    "has no black stone": same("No black stone is left; {0:thing} is remembered all the same."),
    "gets": Says("You get {0}.", "{who} gets {0}."),
    "gets nothing": same("The Professor gets nothing for it."),
    "reads the hint": same("The hint: {0:hint}"),
    "offers": Says("You offer {0:player} your help.", "{who} offers {0:player} help."),
    "blurts": Says("You say unasked what you think.", "{who} says unasked what to do."),
    "accepts": Says("You accept {0:player}'s help.", "{who} accepts {0:player}'s help."),
    "declines": Says("You decline {0:player}'s help.", "{who} declines {0:player}'s help."),
    "says": Says("You say: {0:thing}.", "{who} says: {0:thing}."),
    "follows": Says("You follow {0:player}.", "{who} follows {0:player}."),
    "ignores": Says("You do not follow {0:player}.", "{who} does not follow {0:player}."),
    "lapses": same("The help is over with the turn: whoever uses it from now on does not share."),
    "changes": same("{0:cards} is changed for {1:cards}."),
    "writes down": same("The crystals do not suffice: {0} is written down."),
    "notes": same("All scores are written down, and the crystals go back to the supply."),
    "is rewarded": Says("You get {0}.", "{who} gets {0}."),
    "is too late": same("That was too late for a reward."),
    "wins": Says("You win {0}.", "{who} wins {0}."),
    "is thanked": Says("You get {0} for your help.", "{who} gets {0} for the help."),
    "fails": same("The last turn has failed: the round is over."),
    "returns": same("The {0} on the goal goes back to the supply."),
    "had in mind": Says("You had in mind: {0:thing}; the row: {1}.", "{who} had in mind: {0:thing}; the row: {1}."),
    "had in mind a row": Says("Your own task had the row {0}.", "{who}'s own task had the row {0}."),
    "puts back": same("The card goes back into the box, in front of all others."),
    "puts away": same("The card is out of the game."),
    "passes the role": Says(
        "You pass the role of the Professor to {0:player}.", "The role of the Professor passes to {0:player}."
    ),
    "ends": same("Everybody has been the Professor: the game is over after {0} rounds."),
}

QUESTIONS = {
    "Take": Says("You are the Professor: take a card.", "{who} takes a card."),
    "ChooseTask": Says("Choose a task.", "{who} chooses a task."),
    "Compose": Says("Put the row together: four spaces or more, each beyond the last.", "{who} thinks up a task."),
    "AskHint": Says("What will your hint be about?", "{who} thinks of a hint."),
    "LayPot": Says("How much do you lay on the goal?", "{who} lays crystals on the goal."),
    "Bet": Says("Do you bet that the first two assistants will not solve it?", "{who} may bet."),
    "Decide": Says("The stake is {0}: end the bet, or raise it by {1}?", "{who} ends the bet or raises it."),
    "Turn": Says("Talk it over: which space comes next?", "{who} moves; talk it over."),
    "JointTurn": Says("One last turn, together: which space comes next?", "{who} moves, the last turn; talk it over."),
    "RivalTurn": Says("Which space comes next?", "{who} moves."),
    "Answer": Says("{0:player} offers help: do you want it?", "{who} may accept help from {0:player}."),
    "Suggest": Says(
        "Say the spaces to come, up to the goal. So far: {0:cards}.", "{who} says the spaces to come. So far: {0:cards}."
    ),
}

ACTIONS = {
    "take": Label("", "Take the rearmost card"),
    "invent": Label("", "Think up a task of your own"),
    "note": Label("", "Write the scores down"),
    "choose": Label("Set the task", "{0:thing}"),
    "add": Label("Add", "{0:thing}"),
    "done": Label("", "The row is complete"),
    "hint": Label("My hint will be about", "{0:thing}"),
    "pot": Label("Lay on the goal", "{0}"),
    "bet": Label("", "Bet"),
    "raise": Label("", "Raise the stake"),
    "end": Label("", "End the bet and take the stake"),
    "pass": Label("", "Pass"),
    "step": Label("Step on", "{0:thing}"),
    "offer": Label("", "Offer help"),
    "blurt": Label("", "Say it unasked"),
    "accept": Label("", "Accept the help"),
    "decline": Label("", "Decline the help"),
    "say": Label("Say", "{0:thing}"),
}

REFUSALS = {
    "over": Why("The game is over."),
    "no seat": Why("There is no such seat at this table.", "a seat from 0 to {0}"),
    "no action": Why("There is no such action: {0:said}.", "take, choose, pot, bet, step, offer and so on"),
    "too much": Why("That needs no more words: {0:said}.", "the action alone", "{0:said}"),
    "professor": Why("Only the Professor does that.", "the Professor", "an assistant"),
    "order": Why("It is not the time for that: card, task, pot, then the assistants begin.", "what is asked now"),
    "PUN-COOP-07": Why("The pot is worth 4 to 11.", "4 to 11", "{0:said}"),
    "PUN-RIV-01": Why("In a competitive round exactly 5 lie on the goal; there is no choice.", "5", "{0:said}"),
    "PUN-COOP-04": Why("Choose one of the tasks of the side that you see.", "a task of the card", "{0:said}"),
    "PUN-COOP-03": Why("No card is left in the box.", "a task of your own"),
    "PUN-END-05": Why("Nobody has crystals that could be written down."),
    "PUN-LIM-01": Why("A row has at least four spaces.", "four or more", "{0}"),
    "no room": Why("Beyond that there is no room for four spaces.", "a space further down the path"),
    "PUN-LIM-05": Why("A row goes up, and no space comes twice.", "a space beyond {0}", "{1:said}"),
    "PUN-LIM-06": Why("A row has numbered spaces only, without start and goal.", "1 to 26", "{0:said}"),
    "PUN-CARD-04": Why("The hint is about one of these.", "colour, shape, area and so on", "{0:said}"),
    "PUN-TURN-03": Why("The Professor never moves the figure.", "an assistant", "the Professor"),
    "PUN-TURN-02": Why("It is not your turn.", "the player on turn", "another player"),
    "PUN-TURN-07": Why("You may step on any numbered space that is not white, or on the goal.", "1 to 26, or goal", "{0:said}"),
    "no passing": Why("A turn cannot be passed: it ends with a wrong step, or at home.", "a step", "no step"),
    "PUN-MARK-11": Why("A white stone lies on {0:thing}: it is known already.", "a space without a white stone", "{0:thing}"),
    "listen": Why("First the help is answered, and heard to its end.", "an answer"),
    "decide": Why("First the Professor decides about his bet.", "the bet"),
    "PUN-HELP-01": Why("Help comes from an assistant who is not on turn.", "another assistant"),
    "professor helps": Why("The Professor cannot help: he knows the row.", "an assistant", "the Professor"),
    "PUN-HELP-02": Why("You have spoken in this turn already.", "once a turn"),
    "PUN-HELP-11": Why("By a house rule of this game, help is offered at the start of a turn only.", "before the first step"),
    "PUN-HELP-12": Why("Help was accepted in this turn already; one helper a turn.", "the next turn"),
    "PUN-COOP-10": Why("Here all talk it over anyway; help is for competitive rounds.", "a competitive round"),
    "joint help": Why("The competition is over: this turn is played together.", "talk it over"),
    "PUN-HELP-03": Why("Say a space beyond the last one named, or the goal.", "a space beyond {0}", "{1:said}"),
    "no offer": Why("Nobody has offered you help.", "an offer"),
    "not helping": Why("You were not asked to say anything.", "an accepted offer"),
    "PUN-BET-01": Why("The bet is the Professor's.", "the Professor"),
    "PUN-BET-02": Why("The bet can be opened before the first turn only.", "before the first turn", "turn {0}"),
    "PUN-BET-03": Why("The bet begins with one white crystal, worth 1.", "bet", "{0:said}"),
    "second bet": Why("The bet is open already; it can only be raised or ended.", "raise or end"),
    "PUN-BET-05": Why("The Professor decides after a full pair of turns only.", "after turn {0}", "during turn {1}"),
    "PUN-BET-06": Why("A raise is as large as it has to be: now {0}.", "raise", "{1:said}"),
    "PUN-BET-08": Why("You pay for raises yourself in this game, and have less than {0}.", "{0}", "{1}"),
    "PUN-BET-11": Why("The bet was ended; no further stake is placed on this task.", "the next round"),
    "no bet": Why("There is no bet to raise or to end.", "a bet before the first turn"),
    "not rivals": Why("There is no bet in a cooperative round.", "a competitive round"),
}

SAID_AS = {space: f"space {space}" for space in SPACES} | {HOME: "the goal"}

EFFECTS = {"card": "Two sides, three tasks each."} | {colour: f"Worth {value}." for colour, value in VALUES.items()}

HINTED = {
    "colour": "colours",
    "shape": "shapes",
    "area": "areas",
    "symbols": "symbols",
    "how-many": "how many symbols there are",
    "number": "numbers",
    "place": "corners, straights or halves",
    "neighbours": "what comes before or after",
    "jumps": "jumps and repetitions",
    "several": "more than one of these",
    "aloud": "something that I say myself",
}

ADVICE = {
    "well-known": "That row follows from a rule of the book.",
    "by-luck": "No rule of the book has that row: can your assistants find it by thinking?",
    "beginners-well-known": "Invented tasks are for practised players; these are beginners.",
    "beginners-by-luck": "Invented tasks are for practised players, and no rule of the book has that row.",
}


def hint_of(task: str) -> str:
    """Return what stands for the hint of a task."""
    return f"hint-{task}"


TOLD = "The Professor says his hint himself."
"""What the hint of an own task is when it is to be said aloud."""

THINGS = {
    **SAID_AS,
    **HINTED,
    **ADVICE,
    **{key: card.name for key, card in ALL_CARDS.items()},
    **{key: task.wording for key, task in TASKS.items()},
    **{hint_of(key): task.hint for key, task in TASKS.items()},
    **{own(hint): "a task of your own" for hint in HINTS},
    **{hint_of(own(hint)): f"It has to do with {HINTED[hint]}." for hint in HINTS},
    hint_of(own("aloud")): TOLD,
}

ONE = SAID_AS | {key: f"a {card.name}" if card.name[0] not in "aeiou" else f"an {card.name}" for key, card in ALL_CARDS.items()}

PROFESSOR_ROLE = "Professor"
"""What is said at the place of who is the Professor."""

PLACES = {
    "box": "Out of the game",
    "cards": "Card box",
    "card": "Card",
    "supply": "Supply",
    "goal": "On the goal",
    "start": "On the start",
    "crystals": "Crystals",
    "task": "Your task",
    "said": "Suggested",
    "was": "The task was",
    "rounds": "Round",
    "role": "Role",
    "worth": "Worth",
    "turn": "Turn",
    "hint": "Hint",
    "pot": "Pot",
    "stake": "Stake",
}

WORDS = Words(
    events=EVENTS,
    questions=QUESTIONS,
    actions=ACTIONS,
    refusals=REFUSALS,
    effects=EFFECTS,
    things=THINGS,
    one=ONE,
    won=Says("You have the most valuable crystals: you win!", "{who} has the most valuable crystals and wins!"),
    nobody="Nobody wins.",
    places=PLACES,
    owner=lambda zone: LAYOUT.cells[zone].seat,
    made_of={"hint": hint_of},
    someone="Someone offers help, or says something",
)


def no(clause: str, *data: Datum, key: str = "", instead: tuple[Action, ...] = ()) -> Refusal:
    """Return a refusal by a clause, in words; `key` names the sentence where a clause has several."""
    return WORDS.no(clause, *data, key=key, instead=instead)
