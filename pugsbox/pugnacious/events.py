"""What happened in Professor Pugnacious, in sentences: for the player it is about, and for everybody else."""

from __future__ import annotations

from pugsbox.core.words import Says

__all__ = ["EVENTS"]


def same(says: str) -> Says:
    """Return a sentence that everybody reads alike."""
    return Says(says, says)


EVENTS = {
    # set-up
    "sets up": same("Professor Pugnacious for {0}: all act at the same time, nobody begins."),
    "chooses a class": Says("You play as {0:cards}.", "{who} plays as {0:cards}."),
    "takes a deck": Says("Your deck begins with {0:cards}.", "{who}'s deck begins with {0:cards}."),
    "shuffles": Says("You shuffle your deck, {0:cards}.", "{who} shuffles a deck, {0:cards}."),
    "takes tokens": Says("You take your combat tokens.", "{who} takes combat tokens."),
    "lays out the finale": same("The Finale of this game is {0:cards}."),
    "adds events": same("Shuffled into the Main Deck: {0:cards}."),
    "adds locations": same("Shuffled into the Enemy Deck: {0:cards}."),
    "the main deck shuffles": same("The Main Deck, {0:cards}, is shuffled."),
    "the enemy deck shuffles": same("The Enemy Deck, {0:cards}, is shuffled."),
    # phases and order
    "begins a turn": same("Turn {0}: everybody plays."),
    "begins to buy": same("Everybody buys."),
    "begins to fight": same("Everybody chooses what to fight."),
    "is done": Says("You are done.", "{who} is done."),
    "disputes": Says(
        "You dispute the order with {0:player}. Less Exp decides: {1:player}.",
        "{who} disputes the order with {0:player}. Less Exp decides: {1:player}.",
    ),
    "disputes, and chance names": Says(
        "You dispute the order with {0:player}. Exp is equal, so chance names who decides: {1:player}.",
        "{who} disputes the order with {0:player}. Exp is equal, so chance names who decides: {1:player}.",
    ),
    "decides the order": Says(
        "You decide: first {0:player}, then {1:player}.", "{who} decides: first {0:player}, then {1:player}."
    ),
    # playing
    "plays": Says("You play {0:cards}.", "{who} plays {0:cards}."),
    "plays face down": Says("You play {0:cards} face down.", "{who} plays {0:cards} face down."),
    "betrays": Says("You play {0:cards} as Failure.", "{who} plays {0:cards} as Failure."),
    "uses the class": Says("You use your Class, Level {1}.", "{who} uses {0:a}, Level {1}."),
    "levels up": Says("Your Class is at Level 2 now.", "{who} plays {0:a} at Level 2 now."),
    "gains skill": Says("Skill +{1}.", "{who}: Skill +{1}."),
    "gains fight": Says("Fight +{1}.", "{who}: Fight +{1}."),
    "gains failure": Says("Failure to give +{1}.", "{who}: Failure to give +{1}."),
    "counts the parade": Says("Your parade: Fight +{1}.", "{who}'s parade: Fight +{1}."),
    "gains exp": Says("Exp +{1}.", "{who}: Exp +{1}."),
    "pays exp": Says("Exp {1}.", "{who}: Exp {1}."),
    "draws": Says("You draw {0:cards}.", "{who} draws {0:cards}."),
    "draws a hand": Says("You draw {0:cards}.", "{who} draws {0:cards}."),
    "reshuffles": Says("You shuffle your discard pile, {0:cards}.", "{who} shuffles the discard pile, {0:cards}."),
    "has no card": Says("You have no more cards to draw.", "{who} has no more cards to draw."),
    "discards": Says("You discard {0:cards}.", "{who} discards {0:cards}."),
    "has nothing to discard": Says("You have nothing to discard.", "{who} has nothing to discard."),
    "makes opponents discard": Says("Your opponents have to discard: {0} each.", "{who} makes opponents discard: {0} each."),
    "trashes": Says("You trash {0:cards}.", "{who} trashes {0:cards}."),
    "has nothing to trash": Says("You have nothing to trash.", "{who} has nothing to trash."),
    "leaves it": Says("You leave it.", "{who} leaves it."),
    "bars": Says("{0:player} cannot fight this turn.", "By {who}'s card {0:player} cannot fight this turn."),
    "will end the game": Says("You end the game with this turn.", "{who} ends the game with this turn."),
    "marks bounty": Says("A win pays 1 Exp more this turn.", "A win pays {who} 1 Exp more this turn."),
    "marks consolation": Says("A loss pays 1 Exp.", "A loss pays {who} 1 Exp."),
    "marks rest": Says("Fighting nothing pays 1 Exp.", "Fighting nothing pays {who} 1 Exp."),
    "marks curses": Says("Opponents who lose discard one more.", "Opponents of {who} who lose discard one more."),
    "marks thrift": Says("Skill that you leave pays Exp.", "Skill that {who} leaves pays Exp."),
    "marks lockpick": Says("Against a Trap: Skill +{1}.", "{who} against a Trap: Skill +{1}."),
    "marks barb": Says("Against an Adversary: Fight +{1}.", "{who} against an Adversary: Fight +{1}."),
    "marks shield": Says("Traps do you no harm this turn.", "Traps do {who} no harm this turn."),
    "marks trebuchet": Says("The Trebuchet is loaded.", "{who}'s Trebuchet is loaded."),
    "marks turncoat": Says("You may change your target later.", "{who} may change the target later."),
    "marks barred": Says("You cannot fight this turn.", "{who} cannot fight this turn."),
    "marks parcel": Says("What you buy goes on top of your deck.", "What {who} buys goes on top of the deck."),
    "marks poach": Says("You may buy from the queue on your left.", "{who} may buy from the queue on the left."),
    "stays in play": Says("In play for you: {0:cards}.", "In play for {who}: {0:cards}."),
    "comes to its second turn": Says("Second turn of {0:cards}.", "Second turn of {who}'s cards: {0:cards}."),
    # the ring
    "fills the queue": Says("Your queue gets {0:cards}.", "{who}'s queue gets {0:cards}."),
    "has no card for the queue": same("The Main Deck is empty: no more cards come to the queues."),
    "is over": same("Over now: {0:cards}."),
    "draws an event": Says("You draw {0:cards}: it holds for all.", "{who} draws {0:cards}: it holds for all."),
    "turns the ring": same("The Card Ring turns to the left by {0}."),
    "turns the ring back": same("The Card Ring turns to the right by {0}."),
    "passes a card": Says("You pass {0:cards} to {2:owner}.", "{who} passes {0:cards} to {2:owner}."),
    "sweeps": Says("You throw out {0:cards}.", "{who} throws out {0:cards}."),
    "offers": Says("You offer {0:a}.", "{who} offers {0:a}."),
    "gives from the queue": Says("You give {0:cards} to {2:owner}.", "{who} gives {0:cards} to {2:owner}."),
    "takes from a queue": Says("You take {0:cards} from {1:owner}.", "{who} takes {0:cards} from {1:owner}."),
    "gains a card": Says("You take {0:cards}.", "{who} takes {0:cards}."),
    "finds no card": Says("There is no card for you.", "There is no card for {who}."),
    "pays": Says("You pay {0} Skill; {1} left.", "{who} pays {0} Skill; {1} left."),
    "buys": Says("You buy {0:cards}.", "{who} buys {0:cards}."),
    # the Combat Zone
    "an enemy comes": same("A new Enemy: {0:cards}."),
    "a location comes": same("A Location: {0:cards}. The next Enemy lies on it."),
    "a second location reshuffles": same("A second Location for that spot goes back into the Enemy Deck, {0:cards}."),
    "no enemy comes": same("No Enemy is left for spot {0}."),
    "rises from the dead": same("Back from among the beaten: {0:cards}."),
    "is beaten and goes": same("Beaten and discarded: {0:cards}."),
    "goes with its enemy": same("Discarded with it: {0:cards}."),
    "stands its ground": same("The {0:thing} stays: not everybody who can has beaten it."),
    "enemies stay": same("Enemies that nobody has beaten stay."),
    # combat
    "chooses a target": Says("You lay down: {0:cards}.", "{who} has laid a token face down."),
    "shows the target": Says("You fight {0:cards}.", "{who} fights {0:cards}."),
    "turns up": Says("You turn up {0:cards}.", "{who} turns up {0:cards}."),
    "takes the target back": Says("You take back the token for {0:cards}.", "{who} takes back the token for {0:cards}."),
    "changes the target": Says("You fight {0:cards} instead.", "{who} fights {0:cards} instead."),
    "takes failure tokens": Says("You take Failure tokens: {0}.", "{who} takes Failure tokens: {0}."),
    "nobody has failure": same("Nobody has Failure to hand out."),
    "keeps the truce": same("There is a Truce: no Failure is handed out."),
    "gives failure": Says("You give {0} Failure to {1:player}.", "{who} gives {0} Failure to {1:player}."),
    "fights nothing": Says("You fight nothing.", "{who} fights nothing."),
    "launches": Says("Your Trebuchet beats {0:a}.", "{who}'s Trebuchet beats {0:a}."),
    "wins": Says("You beat {0:a}: {1} against {2}.", "{who} beats {0:a}: {1} against {2}."),
    "loses": Says("You lose to {0:a}: {1} against {2}.", "{who} loses to {0:a}: {1} against {2}."),
    "is locked out": Says(
        "You are locked out of the Finale until another player has {0:thing}.",
        "{who} is locked out of the Finale until another player has {0:thing}.",
    ),
    "is not locked out": Says("You are not locked out of the Finale.", "{who} is not locked out of the Finale."),
    "is free again": Says("You may target the Finale again.", "{who} may target the Finale again."),
    "beats the finale": same("The Finale is beaten: the game ends with this turn."),
    "stands again": same("Beaten, but it stays: {0:a}."),
    "is spared": Says("You are spared the Lose text of {0:a}.", "{who} is spared the Lose text of {0:a}."),
    # recovery
    "resets": same("Skill, Fight and Failure are 0 again."),
    "cleans up": Says("You discard {0:cards}.", "{who} discards {0:cards}."),
    "adds up": Says(
        "What waits for you adds up: {0}, one after another.", "What waits for {who} adds up: {0}, one after another."
    ),
    "orders": Says("First: {0:thing}.", "{who} begins with: {0:thing}."),
    "takes the token back": Says("You take your token back.", "{who} takes the token back."),
    "checks the end": same("Does the game end with this turn? Reasons for it: {0}."),
    "ends by finale": same("The Finale was beaten."),
    "ends by scientist": same("The Super Scientist has ended it."),
    "ends by main-deck": same("The Main Deck has run out."),
    "ends by enemy-deck": same("The Enemy Deck has run out."),
    "the game is over": same("The game is over."),
}
