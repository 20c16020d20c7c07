"""The words of Gamers vs. Evil. A second language is a second table."""

from __future__ import annotations

from collections.abc import Sequence

from pugsbox.cardtable.cards import plain_fields
from pugsbox.cardtable.effects import Effect
from pugsbox.core.actions import Action, Refusal
from pugsbox.core.events import Datum
from pugsbox.core.words import Label, Says, Words
from pugsbox.gamers_vs_evil.kinds import EVIL, GAMER, GREEN, NAMES, PAX_POX, QUARTER, TUBE, Kind
from pugsbox.gamers_vs_evil.refusals import REFUSALS
from pugsbox.gamers_vs_evil.texts import EFFECTS
from pugsbox.gamers_vs_evil.zones import LAYOUT, randomizer

__all__ = ["COSTS", "LESS", "WORDS", "amount", "cost_of", "no", "points_of", "said"]


def same(says: str) -> Says:
    """Return a sentence that everybody reads alike."""
    return Says(says, says)


EVENTS = {
    "lays out": same("The Gamer row: {0:cards}. The Evil row: {1:cards}. Nine of each."),
    "draws randomizers": same("Twelve Randomizers say which stacks are played with; Merch and Fleshreaper always are."),
    "is uneven": same("{0} stacks are green and {1} red: that need not be equal."),
    "sets up": same("A board has eighteen piles."),
    "stacks a boss": same("{0:cards}: three Boss cards with four shuffled Loots below the first and four below the second."),
    "lays out pox": same("All PAX Pox lie ready: {0}."),
    "begins deleted": same("The place for deleted cards is empty; it never counts as a stack."),
    "is dealt a hero": Says("You are dealt {0:cards}.", "{who} is dealt {0:cards}."),
    "is dealt heroes": Says("You are dealt {0:cards}.", "{who} is dealt {0:cards}."),
    "chooses a hero": Says("You choose {0:cards}.", "{who} has chosen."),
    "shows a hero": Says("You play {0:cards}.", "{who} plays {0:cards}."),
    "puts heroes away": Says("{0:cards} takes no part.", "The other hero of {who} takes no part."),
    "takes cards": Says("Your deck begins with {0:cards}.", "{who}'s deck begins with {0:cards}."),
    "takes a special card": Says("You add {0:cards}.", "{who} adds {0:cards}."),
    "shuffles": Says("You shuffle your {0} cards.", "{who} shuffles {0} cards."),
    "begins": Says("You begin.", "{who} begins."),
    "hero gives tokens": Says("Your hero: Tokens +{1}.", "{who}'s hero: Tokens +{1}."),
    "hero gives power": Says("Your hero: Power +{1}.", "{who}'s hero: Power +{1}."),
    "front gives power": Says("What lies before you: Power +{1}.", "What lies before {who}: Power +{1}."),
    "shows cards": Says("You show {0:cards}.", "{who} shows {0:cards}."),
    "plays": Says("You play {0:cards}.", "{who} plays {0:cards}."),
    "gets tokens": Says("Tokens +{0}: you have {1}.", "Tokens +{0}: {who} has {1}."),
    "gets power": Says("Power +{0}: you have {1}.", "Power +{0}: {who} has {1}."),
    "gets both": Says("Tokens +{0}, Power +{1}: you have {2} and {3}.", "Tokens +{0}, Power +{1}: {who} has {2} and {3}."),
    "does nothing": same("It does nothing."),
    "draws": Says("You draw {0:cards}.", "{who} draws {0:cards}."),
    "scouts": Says("Your Scout Master draws {0:cards}.", "{who}'s Scout Master draws {0:cards}."),
    "draws a hand": Says("You draw {0:cards}.", "{who} draws {0:cards}."),
    "has no card": Says("You have no card left to draw or show.", "{who} has no card left to draw or show."),
    "reshuffles": Says(
        "Your discard pile, {0:cards}, is shuffled: your new deck.", "{who}'s discard pile, {0:cards}, is the new deck."
    ),
    "reveals": Says("You show {0:cards}.", "{who} shows {0:cards}."),
    "shows": Says("You show {0:cards}.", "{who} shows {0:cards}."),
    "shows a hand": Says("Your hand lies open: {0:cards}.", "{who}'s hand lies open: {0:cards}."),
    "turns up": Says("You turn up {0:cards}.", "{who} turns up {0:cards}."),
    "takes up": Says("You take {0:cards} to your hand.", "{who} takes {0:cards}."),
    "puts on top": Says("You put {0:cards} on top of your deck.", "{who} puts {0:cards} on top of the deck."),
    "pays": Says("You pay {0}: Tokens {1}, Power {2}.", "{who} pays {0}: Tokens {1}, Power {2}."),
    "buys": Says("You buy {0:cards}.", "{who} buys {0:cards}."),
    "buys a loot": Says("Your Boss Loot: {0:cards}.", "{who}'s Boss Loot: {0:cards}."),
    "buys the boss": Says("You buy {0:cards}!", "{who} buys {0:cards}!"),
    "levels up": same("{0:cards} goes: the Boss levels up."),
    "gains": Says("You gain {0:cards}.", "{who} gains {0:cards}."),
    "gains a loot": Says("You gain {0:cards}.", "{who} gains {0:cards}."),
    "gains no loot": same("There is no Loot left to gain."),
    "gains nothing": same("There is no {0:thing} left to gain."),
    "gains nothing of it": same("There is nothing left to gain."),
    "gains pox": Says("You gain a PAX Pox.", "{who} gains a PAX Pox."),
    "finds no pox": Says("There is no PAX Pox left for you.", "There is no PAX Pox left for {who}."),
    "runs out": same("The {0:thing} stack has run out: {1} of six."),
    "ends the game": same("{0} stacks have run out: the game is over."),
    "beats the boss": same("The Boss of Level {0} is bought: the game is over."),
    "counts": Says("Your points: {0}, Boss Loots: {1}.", "{who}'s points: {0}, Boss Loots: {1}."),
    "deletes": Says("You delete {0:cards}.", "{who} deletes {0:cards}."),
    "deletes around": Says("You delete {0:cards} held by {1:owner}.", "{who} deletes {0:cards} held by {1:owner}."),
    "deletes a stack": Says("You delete the whole stack: {0:cards}.", "{who} deletes the whole stack: {0:cards}."),
    "passes": Says("You leave it.", "{who} leaves it."),
    "attacks": Says("That attacks all others.", "That attacks all others."),
    "blocks": Says("You discard {0:cards} and block.", "{who} discards {0:cards} and blocks."),
    "lets it come": Says("You do not block.", "{who} does not block."),
    "hits in turn": same("Those who did not block are hit, one after another."),
    "discards": Says("You discard {0:cards}.", "{who} discards {0:cards}."),
    "loses the top card": Says("Your top card goes: {0:cards}.", "{who}'s top card goes: {0:cards}."),
    "has nothing to discard": Says("You have nothing to discard.", "{who} has nothing to discard."),
    "rolls": Says("You roll {0}.", "{who} rolls {0}."),
    "is critical": same("A critical!"),
    "is normal": same("2 to 17: the usual effect."),
    "fumbles": Says("A fumble: all others draw a card.", "A fumble: all others draw a card."),
    "rolls again": same("The die is rolled once more for each Gamer Boss Loot of this turn: {0}."),
    "copies": Says("Twisp does what {0:thing} does.", "Twisp does what {0:thing} does."),
    "has nothing to copy": same("There is no other card to copy."),
    "doubles": Says("{0:thing} counts double: {1} Tokens, {2} Power.", "{0:thing} counts double: {1} Tokens, {2} Power."),
    "has nothing to double": same("There is nothing to double."),
    "exchanges for red": Says(
        "In this turn your Tokens count as Power, too.", "In this turn {who}'s Tokens count as Power, too."
    ),
    "exchanges for green": Says(
        "In this turn your Power counts as Tokens, too.", "In this turn {who}'s Power counts as Tokens, too."
    ),
    "may put on top": Says(
        "What you buy or gain from now on may go on top of your deck.", "What {who} buys or gains may go on top of the deck."
    ),
    "will draw more": Says("At the end of this turn you draw {0} more.", "At the end of this turn {who} draws {0} more."),
    "will go on": Says("After this turn you take another one.", "After this turn {who} takes another one."),
    "stays": Says("{0:cards} stays before you.", "{0:cards} stays before {who}."),
    "opens the lair": Says(
        "You will gain a second copy of the first Evil card that you buy.",
        "{who} will gain a second copy of the first Evil card bought.",
    ),
    "loses the rest": Says("You lose what is left: Tokens {0}, Power {1}.", "{who} loses what is left: Tokens {0}, Power {1}."),
    "cleans up": Says("You discard {0:cards}.", "{who} discards {0:cards}."),
    "goes on": Says("You take another turn.", "{who} takes another turn."),
    "ends the turn": Says("Next: {0:player}.", "Next: {0:player}."),
}

QUESTIONS = {
    "ChooseHero": Says("Which hero do you play?", "Each player chooses a hero."),
    "Turn": Says("Your turn: play cards and buy, in any order. Tokens: {0}, Power: {1}.", "{who} plays and buys."),
    "Block": Says("{0:player} attacks with {1:a}: do you block?", "{who} may block."),
    "Discards": Says("Discard a card. Still to discard: {0}.", "{who} has to discard."),
    "GainOrDiscard": Says("Gain a PAX Pox, or discard a card?", "{who} gains a PAX Pox or discards a card."),
    "MayDelete": Says("Which card do you delete? You need not.", "{who} may delete a card."),
    "DeleteMany": Says("Which cards do you delete? Deleted so far: {1}.", "{who} may delete cards."),
    "DeleteAround": Says("Whose PAX Pox do you delete?", "{who} may delete PAX Pox of all hands."),
    "DeleteStack": Says("Which stack of the Evil row do you delete? You need not.", "{who} may delete a stack."),
    "Gains": Says("Which card do you gain? Still to gain: {1}.", "{who} gains a card."),
    "Cupcake": Says(
        "Do you delete this card to gain an Evil card that costs up to {0}?", "{who} may delete the card to gain another one."
    ),
    "OnTop": Says("Do you put {0:a} on top of your deck?", "{who} may put {0:a} on top of the deck."),
    "Unicorn": Says("Do you discard your hand and draw six cards, or take a Token?", "{who} may discard the hand and draw."),
    "CatTrick": Says("Do you discard a Quarter and a Cardboard Tube, for more?", "{who} may discard a Quarter and a Tube."),
    "Twice": Says("Which card counts double?", "{who} doubles a card."),
    "TouchOne": Says("{0:player} plays TouchWieners: do you show yours?", "{who} may show a TouchWieners."),
    "Sort": Says("Delete the card, or put it back on top?", "{who} deletes cards or puts them back."),
    "Pick": Says("Delete a card. Still to delete: {0}; the others you draw.", "{who} deletes cards and draws the others."),
    "Copy": Says("Which card does Twisp copy?", "{who} copies a card."),
}

ACTIONS = {
    "choose": Label("Play as", "{0:thing}"),
    "play": Label("Play", "{0:thing}"),
    "play-all": Label("", "Play all that only give Tokens and Power"),
    "buy": Label("Buy", "{0:thing}"),
    "hero": Label("", "Jim Darkmagic: show five different cards"),
    "end": Label("", "End the turn"),
    "block": Label("Block", "with {0:thing}"),
    "take": Label("", "Do not block"),
    "discard": Label("Discard", "{0:thing}"),
    "discard/2": Label("Discard", "{0:thing} and {1:thing}"),
    "gain": Label("Gain", "{0:thing}"),
    "delete": Label("Delete", "{0:thing}"),
    "delete/2": Label("Delete {0:thing} held by", "{1:player}"),
    "delete-stack": Label("Delete the stack of", "{0:thing}"),
    "top": Label("Put on top of your deck:", "{0:thing}"),
    "redraw": Label("", "Discard the hand and draw six"),
    "double": Label("Double", "{0:thing}"),
    "reveal": Label("", "Show TouchWieners and draw"),
    "copy": Label("Copy", "{0:thing}"),
    "pass": Label("", "Leave it"),
}

LESS = ": {}"
"""What a choice gives that is declined (Psychic Cat, Magical Unicorn), or what a card has given that may be doubled."""
COSTS = ", {}"
"""What something costs, on its button."""

THINGS = {
    **NAMES,
    **{randomizer(kind.key): f"Randomizer: {kind.name}" for kind in (*GAMER, *EVIL)},
    "deleted-card": "Deleted Cards",
    "green-loot": "a Gamer Loot",
    "red-loot": "an Evil Loot",
}

ALONE = [key for key in NAMES if key not in {QUARTER, TUBE, PAX_POX, *(kind.key for kind in (*GAMER, *EVIL))}]
"""Cards of which there is one: they are called by name."""
ONE = {
    **{key: f"{'an' if name[0] in 'AEIOU' else 'a'} {name}" for key, name in THINGS.items()},
    **{key: THINGS[key] for key in (*ALONE, "green-loot", "red-loot")},
    "deleted-card": "the Deleted card",
}

PLACES = {
    "green-row": "Gamer row",
    "red-row": "Evil row",
    "green-boss": "Gamer Boss",
    "green-loots": "Gamer Loots",
    "red-boss": "Evil Boss",
    "red-loots": "Evil Loots",
    "pax-pox": "PAX Pox",
    "deleted": "Deleted Cards",
    "shown": "Cards turned up",
    "marker": "Marker",
    "randomizers": "Randomizers",
    "starters": "Starting cards",
    "heroes": "Heroes",
    "bosses": "Bosses",
    "loots": "Loots",
    "hero": "Hero",
    "dealt": "Heroes to choose from",
    "chosen": "Chosen",
    "hand": "Hand",
    "played": "Cards played",
    "front": "Cards that stay",
    "arriving": "Cards bought",
    "deck": "Deck",
    "discard": "Discard pile",
    "box": "Out of the game",
    "tokens": "Tokens",
    "power": "Power",
    "run-out": "Stacks that have run out",
    "turn": "Turn",
}

WORDS = Words(
    events=EVENTS,
    questions=QUESTIONS,
    actions=ACTIONS,
    refusals=REFUSALS,
    effects=EFFECTS,
    things=THINGS,
    one=ONE,
    won=Says("You are the Master Gamer: you win!", "{who} is the Master Gamer and wins!"),
    nobody="Nobody wins.",
    scored="points",
    places=PLACES,
    owner=lambda zone: LAYOUT.cells[zone].seat,
)


def no(clause: str, *data: Datum, key: str = "", instead: tuple[Action, ...] = ()) -> Refusal:
    """Return a refusal by a clause, in words; `key` names the sentence where a clause has several."""
    return WORDS.no(clause, *data, key=key, instead=instead)


# ---------------------------------------------------------------- what stands on cards


def amount(tokens: int, power: int) -> str:
    """Return Tokens and Power in words.

    >>> amount(1, 3)
    '1 Token and 3 Power'
    """
    parts = [f"{tokens} Token{'s' if tokens > 1 else ''}"] * (tokens > 0) + [f"{power} Power"] * (power > 0)
    return " and ".join(parts)


def cost_of(kind: Kind) -> str:
    """Return what a card costs, in words; "" for what is never bought."""
    if not kind.cost:
        return ""
    return amount(kind.cost, 0) if kind.colour == GREEN else amount(0, kind.cost)


def points_of(kind: Kind) -> str:
    """Return what a card is worth at the end, in words; "" for nothing."""
    return f"{kind.points} VP" if kind.points else ""


def said(effects: Sequence[Effect], words: Words) -> str:
    """Return what effects do, with the effects inside them; a text may depend on the first field, as in "Draw/1"."""
    sentences = []
    for effect in effects:
        name, fields = type(effect).__name__, plain_fields(effect)
        template = words.effects.get(f"{name}/{next(iter(fields.values()), '')}") or words.effects[name]
        inside = {field: _inside(f"{name}.{field}", value, words) for field, value in fields.items()}
        match fields:
            case {"tokens": int(tokens), "power": int(power)}:
                inside["amount"] = amount(tokens, power)
        sentences.append(template.format(**inside))
    return " ".join(sentences)


def _inside(place: str, value: object, words: Words) -> str:
    """Return a field in words: effects in it are said, with a beginning of their own, or nothing where there are none."""
    if isinstance(value, tuple):
        inner = tuple(part for part in value if isinstance(part, Effect))
        return words.effects[place].format(said(inner, words)) if inner else ""
    return words.effects.get(f"{place}={value}", str(value))
