"""The words of Pugs in Mugs. A second language is a second table."""

from __future__ import annotations

from pugsbox.core.actions import Action, Refusal
from pugsbox.core.events import Datum
from pugsbox.core.words import Label, Says, Why, Words
from pugsbox.pugs_in_mugs.zones import LAYOUT, SETS, mug

__all__ = ["WORDS", "no"]

EVENTS = {
    "shuffles": Says("The Pug Deck is shuffled.", "The Pug Deck is shuffled."),
    "lays out": Says("The Mug Deck lies open: {0} of each colour.", "The Mug Deck lies open: {0} of each colour."),
    "is dealt": Says("You are dealt {0:cards}.", "{who} is dealt {0:cards}."),
    "begins": Says("You begin.", "{who} begins."),
    "acts": Says("Your action {0} of 2.", "{who}'s action {0} of 2."),
    "stops": Says("You take no further action.", "{who} takes no further action."),
    "can do nothing": Says("You can do nothing; the turn is over.", "{who} can do nothing; the turn is over."),
    "draws": Says("You draw {0:cards}.", "{who} draws {0:cards}."),
    "reshuffles": Says(
        "The discard pile, {0} cards, is shuffled and becomes the Pug Deck.",
        "The discard pile, {0} cards, is shuffled and becomes the Pug Deck.",
    ),
    "shows": Says("You play {0:cards}.", "{who} plays {0:cards}."),
    "lays down": Says("{0:cards} goes on the discard pile.", "{0:cards} goes on the discard pile."),
    "asks": Says("You ask {0:player} for {1:a}.", "{who} asks {0:player} for {1:a}."),
    "gives": Says("You give {2:owner} {0:cards}.", "{who} gives {2:owner} {0:cards}."),
    "has none": Says("You have none: no {0:thing}.", "{who} has none: no {0:thing}."),
    "searches": Says("You search the discard pile for {0:a}.", "{who} searches the discard pile for {0:a}."),
    "digs up": Says("You take {0:cards} from the discard pile.", "{who} takes {0:cards} from the discard pile."),
    "finds nothing": Says("No {0:thing} lies there.", "No {0:thing} lies there."),
    "loses": Says("You lose a random card: {0:cards}.", "{who} loses a random card: {0:cards}."),
    "has nothing to lose": Says("You have no card to lose.", "{who} has no card to lose."),
    "lets it pass": Says("You let it pass.", "{who} lets it pass."),
    "wants to exchange": Says("You want the {0:mug} for three Pugs.", "{who} wants the {0:mug} for three Pugs."),
    "wants to steal": Says(
        "You want to steal from {0:player}: the {1:mug}.", "{who} wants to steal from {0:player}: the {1:mug}."
    ),
    "pays": Says("You lay down {0:cards}.", "{who} lays down {0:cards}."),
    "gets a mug": Says("You get {0:cards}.", "{who} gets {0:cards}."),
    "exchange fails": Says("You no longer have three: no Mug.", "{who} no longer has three: no Mug."),
    "steals": Says("You steal {0:cards} from {1:owner}.", "{who} steals {0:cards} from {1:owner}."),
    "theft fails": Says("You can no longer pay: no Mug.", "{who} can no longer pay: no Mug."),
    "discards": Says("You discard {0:cards}.", "{who} discards {0:cards}."),
    "keeps": Says("Your turn ends with a hand of {0}.", "{who} ends with a hand of {0}."),
    "ends the turn": Says("Next: {0:player}.", "Next: {0:player}."),
    "wins": Says("You have a Mug of every pattern: you win!", "{who} has a Mug of every pattern and wins!"),
    "is stuck": Says("Nobody can do anything any more.", "Nobody can do anything any more."),
    "is locked": Says("The Mug Deck is empty: nobody can win any more.", "The Mug Deck is empty: nobody can win any more."),
}

QUESTIONS = {
    "Act": Says("Your turn: take an action, {0} left.", "{who} takes an action, {0} left."),
    "HandCheck": Says("Discard down to five: {0} too many.", "{who} discards down to five: {0} too many."),
    "Give": Says("Give a Mischief card, if you have one.", "{who} has to give a Mischief card."),
    "LetPass": Says("Let it pass, or play Surprise!", "{who} may let it pass."),
}

ACTIONS = {
    "draw": Label("", "Draw a card"),
    "gimme": Label("Gimme: ask {0:player} for", "{1:thing}"),
    "dig": Label("Dig for", "{0:thing}"),
    "exchange": Label("Exchange three Pugs for", "the {0:mug}"),
    "steal": Label("Steal from {0:player}", "the {1:mug}"),
    "surprise": Label("Surprise! A random card is discarded by", "{0:player}"),
    "discard": Label("Discard", "{0:thing}"),
    "give": Label("Give", "{0:thing}"),
    "end": Label("", "End the turn"),
    "pass": Label("", "Let it pass"),
}

REFUSALS = {
    "MUG-AIM-02": Why("The game is over."),
    "MUG-SETUP-04": Why("It is not your turn.", "your turn", "another player's turn"),
    "no seat": Why("There is no such seat at this table.", "a seat from 0 to {0}"),
    "MUG-TURN-01": Why("Both actions of this turn are taken; now cards are discarded.", "one of two actions", "none left"),
    "MUG-TURN-02": Why("There is no such action: {0:said}.", "draw, play Mischief, exchange or steal"),
    "MUG-TURN-05": Why("Both actions must be taken while any action is possible.", "an action", "the end of the turn"),
    "MUG-DRAW-01": Why("Draw takes the top card and nothing else.", "draw", "{0:said}"),
    "MUG-DRAW-04": Why("There is no card to draw: deck and discard pile are empty."),
    "MUG-MISCH-01": Why("{0:thing} is not in your hand, so you cannot play it.", "a Mischief card of your hand"),
    "MUG-MISCH-07": Why("A Mischief card counts for no colour.", "Pugs"),
    "MUG-EXCH-01": Why("You need three Pugs of one colour; {0:thing}: {1}.", "three", "{1}"),
    "no colour": Why("Say which colour you exchange.", "exchange and a colour", "exchange {0:said}"),
    "MUG-EXCH-04": Why("You have the {0:mug} already."),
    "MUG-EXCH-05": Why("Pugs of other colours do not count.", "three of one colour", "{1}"),
    "MUG-EXCH-06": Why("The Mug Deck has no {0:mug} left."),
    "MUG-STEAL-02": Why("You have the {0:mug} already."),
    "MUG-STEAL-03": Why("You may not steal the last Mug you need; get it for three Pugs.", "three Mugs at most", "four"),
    "MUG-STEAL-04": Why("You need a Pug of every colour; you lack {0:cards}.", "one of every colour"),
    "MUG-STEAL-05": Why("There is no Mug to steal: nobody has one that you lack."),
    "MUG-STEAL-06": Why("That player does not have the {0:mug}.", "a Mug that stands before the player"),
    "no theft": Why("Say whose Mug you steal, and which.", "steal, a seat and a colour", "{0:said}"),
    "MUG-STEAL-08": Why("A Mug can be stolen from a player, not taken from the Mug Deck."),
    "yourself": Why("You cannot steal from yourself.", "another player", "yourself"),
    "MUG-SURP-01": Why("Say whom you surprise.", "surprise and a seat", "{0:said}"),
    "MUG-SURP-05": Why("A declared action is carried out whole; Surprise! has to wait until then."),
    "resolves": Why("The action before this one is not finished yet."),
    "answer": Why("This is not yours to answer, or not an answer."),
    "MUG-SURP-06": Why("That player has no card to lose.", "a player with cards", "no cards"),
    "MUG-SURP-07": Why("Surprise! is for another player.", "another player", "yourself"),
    "MUG-SURP-10": Why("The game is over; Surprise! comes too late."),
    "MUG-GIM-01": Why("Say whom you ask, and for what.", "gimme, a seat and a name", "{0:said}"),
    "MUG-GIM-04": Why("Gimme names a colour or a kind of Mischief.", "a colour or a kind of Mischief", "{0:said}"),
    "MUG-GIM-06": Why("The player asked has to answer, with a card of the hand."),
    "MUG-GIM-08": Why("Gimme is for another player.", "another player", "yourself"),
    "MUG-DIG-04": Why("Dig names a pattern or a kind of Mischief.", "a colour or a kind of Mischief", "{0:said}"),
    "MUG-END-02": Why("You discard a card of your own hand.", "a card of your hand", "{0:said}"),
    "MUG-END-03": Why("You may not discard now: only what is more than five at the end of your turn."),
    "MUG-END-05": Why("Only the player whose turn ends discards.", "the player on turn", "somebody else"),
}

EFFECTS = {
    "Surprise": "At any time, also out of turn, and without using an action: another player loses a random card.",
    "Gimme": "Name a player, and a colour or a Mischief card: one such card is yours, if there is one.",
    "Dig": "Name a pattern or a Mischief card: take one such card out of the discard pile.",
    "pug": "Three of a colour: its Mug. One of each colour: steal a Mug.",
    "mug": "One of each pattern wins.",
}

THINGS = {
    **{s.colour: f"{s.colour} Pug" for s in SETS},
    **{mug(s.colour): f"{s.colour} Mug" for s in SETS},
    "surprise": "Surprise!",
    "gimme": "Gimme",
    "dig": "Dig",
    "mischief": "Mischief card (any)",
    "pug": "Pug (any)",
    "nothing": "nothing",
}

ONE = {
    **{s.colour: f"a {s.colour} Pug" for s in SETS},
    **{mug(s.colour): f"the {s.colour} Mug" for s in SETS},
    "surprise": "a Surprise!",
    "gimme": "a Gimme",
    "dig": "a Dig",
    "mischief": "any Mischief card",
    "pug": "any Pug",
}

ZONES = {
    "deck": "Pug Deck",
    "discard": "Discard pile",
    "played": "Being played",
    "supply": "Mug Deck",
    "hand": "Hand",
    "mugs": "Mugs",
    "box": "Out of the game",
}

COUNTERS = {"turn": "Turn", "actions": "Actions left"}

WORDS = Words(
    events=EVENTS,
    questions=QUESTIONS,
    actions=ACTIONS,
    refusals=REFUSALS,
    effects=EFFECTS,
    things=THINGS,
    one=ONE,
    won=Says("You have a Mug of every pattern: you win!", "{who} has a Mug of every pattern and wins!"),
    nobody="Nobody can win any more.",
    places={**ZONES, **COUNTERS},
    patterns={s.pattern: s.pattern for s in SETS},
    owner=lambda zone: LAYOUT.cells[zone].seat,
    made_of={"mug": mug},
    someone="Someone plays Surprise!",
)


def no(clause: str, *data: Datum, key: str = "", instead: tuple[Action, ...] = ()) -> Refusal:
    """Return a refusal by a clause, in words; `key` names the sentence where a clause has several."""
    return WORDS.no(clause, *data, key=key, instead=instead)
