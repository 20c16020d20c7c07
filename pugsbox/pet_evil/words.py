"""The words of Pet Evil. A second language is a second table."""

from __future__ import annotations

from pugsbox.core.actions import Action, Refusal
from pugsbox.core.events import Datum
from pugsbox.core.words import Label, Says, Words
from pugsbox.pet_evil.refusals import REFUSALS
from pugsbox.pet_evil.zones import COLOURS, LAYOUT, PETS, PLAYERS, WILD, explosive, rocket, warhead

__all__ = ["WORDS", "no"]


def same(says: str) -> Says:
    """Return a sentence that everybody reads alike."""
    return Says(says, says)


EVENTS = {
    "takes a colour": Says("You take {0:cards}.", "{who} takes {0:cards}."),
    "starts at": same("All start with {0} health."),
    "takes out": same("The six Evil Pets and the Wasteland are taken out of the deck."),
    "is dealt a pet": Says("You are dealt an Evil Pet: {0:cards}.", "{who} is dealt an Evil Pet."),
    "boxes": same("Evil Pets that were not dealt go back to the box."),
    "mixes in": same("Evil Pets that were not dealt are shuffled in."),
    "shuffles": same("All other cards are shuffled."),
    "is dealt": Says("You are dealt {0:cards}.", "{who} is dealt {0:cards}."),
    "lays the wasteland": same("The Components deck, {0} cards, lies face down on the Wasteland."),
    "lays open": same("A Scrap pile begins: {0:cards}."),
    "begins": Says("You begin.", "{who} begins."),
    "draws": Says("You draw {0:cards}.", "{who} draws {0:cards}."),
    "cannot draw": Says("There is no card for you to draw.", "There is no card for {who} to draw."),
    "finds no card": same("There is no card to draw."),
    "shows the wasteland": Says("The Wasteland shows, in your turn.", "The Wasteland shows, in {who}'s turn."),
    "makes no deck": same("The discard pile is empty: there is no new deck yet."),
    "reshuffles": same("The discard pile, {0} cards, is shuffled: the new deck on the Wasteland."),
    "gains a marker": Says("You gain a Radiation marker.", "{who} gains a Radiation marker."),
    "finds no marker": Says("There is no Radiation marker left for you.", "There is no Radiation marker left for {who}."),
    "passes markers": Says(
        "Your Radiation markers ({0}) go to {1:player}.", "{who}'s Radiation markers ({0}) go to {1:player}."
    ),
    "draws extra": Says("Extra Draw: you draw {0:cards}.", "Extra Draw: {who} draws {0:cards}."),
    "takes scrap": Says("Scrap Draw: you take {0:cards}.", "Scrap Draw: {who} takes {0:cards}."),
    "refills": same("The Scrap pile gets a new card: {0:cards}."),
    "steals": Says("You steal {0:cards} from {1:owner}.", "{who} steals {0:cards} from {1:owner}."),
    "takes": Says("You take {0:cards} from {1:owner}.", "{who} takes {0:cards} from {1:owner}."),
    "offers a trade": Says("You offer {0:player} a Trade.", "{who} offers {0:player} a Trade."),
    "claims": Says("You say that you give {0:a}.", "{who} says: I give {0:a}."),
    "seals": Says("You put {0:cards} face down.", "{who} puts {0:cards} face down."),
    "takes back": Says("You take back {0:cards}.", "{who} takes back {0:cards}."),
    "declines": Says("You call the Trade off.", "{who} calls the Trade off."),
    "trades": Says("You give {2:owner} {0:cards}.", "{who} gives {2:owner} {0:cards}."),
    "skips supply": Says("You can take no Supply action.", "{who} can take no Supply action."),
    "has no command": Says("In the first round you have no Command phase.", "In the first round {who} has no Command phase."),
    "skips command": Says("You take no Command action.", "{who} takes no Command action."),
    "lays a missile": Says("You lay down {0:cards}.", "{who} lays down {0:cards}."),
    "makes clean": same("A Clean Missile: {1} \N{MULTIPLICATION SIGN} 4 = {0} damage."),
    "makes dirty": same("A Dirty Missile: {1} \N{MULTIPLICATION SIGN} 3 = {0} damage."),
    "makes dud": same("A Dud Missile: {1} \N{MULTIPLICATION SIGN} 2 = {0} damage."),
    "makes nuke": same("A Nuke: {0} damage to its target, 5 to both neighbours."),
    "aims at": Says("Your target: {0:player}.", "{who}'s target: {0:player}."),
    "deflects": Says("You play {0:cards}.", "{who} plays {0:cards}."),
    "shelters": Says("You play {0:cards}: half of the damage.", "{who} plays {0:cards}: half of the damage."),
    "takes it": Says("You let it come.", "{who} lets it come."),
    "is hit": Says("You lose {0} health: {1} left.", "{who} loses {0} health: {1} left."),
    "is splashed": Says("The splash costs you {0} health: {1} left.", "The splash costs {who} {0} health: {1} left."),
    "is irradiated": Says("Radiation costs you {0} health: {1} left.", "Radiation costs {who} {0} health: {1} left."),
    "is hurt": Says("You lose {0} health: {1} left.", "{who} loses {0} health: {1} left."),
    "is not hurt": Says("The Missile does you no damage.", "The Missile does {who} no damage."),
    "is healed": Says("You get {0} health: {1} now.", "{who} gets {0} health: {1} now."),
    "discards used": same("The used cards are discarded: {0:cards}."),
    "uses a pack": Says("You use {0:cards}.", "{who} uses {0:cards}."),
    "lays a treaty": Says("You lay {0:cards} before you.", "{who} lays down {0:cards}."),
    "ends a treaty": Says("Your Treaty ends.", "{who}'s Treaty ends."),
    "reveals": Says("You reveal {0:cards}.", "{who} reveals {0:cards}."),
    "plays": Says("You play {0:cards}.", "{who} plays {0:cards}."),
    "does nothing": same("Nothing happens."),
    "keeps the pet": Says("You keep {0:cards}.", "{who} keeps {0:cards}."),
    "puts away": same("{0:cards} goes on the discard pile."),
    "scraps": Says("You scrap {0:cards}.", "{who} scraps {0:cards}."),
    "clears": same("A Scrap pile is full and is discarded: {0:cards}."),
    "keeps": Says("Your hand at the end of the turn: {0}.", "{who}'s hand at the end of the turn: {0}."),
    "radiates": Says(
        "Your Radiation markers ({0}) hurt everybody: {1}.", "{who}'s Radiation markers ({0}) hurt everybody: {1}."
    ),
    "is out": Says("You have no health left: you are out.", "{who} has no health left and is out."),
    "leaves cards": Says("Your cards go, too: {0:cards}.", "{who}'s cards go, too: {0:cards}."),
    "dies in the own turn": Says("That ends your turn.", "That ends {who}'s turn."),
    "is the last": Says("You are the last one standing.", "{who} is the last one standing."),
    "all are out": same("Nobody is left: all have lost."),
    "ends the turn": Says("Next: {0:player}, round {1}.", "Next: {0:player}, round {1}."),
}

QUESTIONS = {
    "Draw": Says("Draw phase: draw a card.", "{who} draws a card."),
    "Supply": Says("Supply phase: take one Supply action.", "{who} takes a Supply action."),
    "Command": Says("Command phase: take one Command action, or none.", "{who} may take a Command action."),
    "Scrap": Says("Scrap phase: cards that you must scrap: {0}.", "Scrap phase: cards that {who} must scrap: {0}."),
    "Claim": Says("What do you say that you give? It need not be true.", "{who} says what the card will be."),
    "Reply": Says(
        "{0:player} offers a Trade and says: I give {1:a}. What do you say that you give?",
        "{who} answers {0:player}, or declines.",
    ),
    "Seal": Says(
        "Put your card for {0:player} face down, or call it off.", "{who} puts a card face down, or calls the Trade off."
    ),
    "Targeted": Says("{0:player} aims at you, {1} damage: what do you do?", "{who} is the target and answers."),
    "Splashed": Says(
        "A Nuke hits {0:player}, its splash costs you {1}: what do you do?", "{who} sits beside the target and answers."
    ),
}

ACTIONS = {
    "draw": Label("", "Draw a card"),
    "extra-draw": Label("", "Extra Draw: the top card of the deck"),
    "scrap-draw": Label("Scrap Draw: the top card of", "pile {0}"),
    "scrap-draw/2": Label("Scrap Draw:", "{0:a} of pile {1}"),  # which is refused
    "steal": Label("Steal a random card from", "{0:player}"),
    "trade": Label("Trade with", "{0:player}"),
    "claim": Label("Say that you give", "{0:a}"),
    "seal": Label("Put face down", "{0:a}"),
    "decline": Label("", "Call the Trade off"),
    "attack": Label("Fire at {0:player}", "with {rest:cards}"),
    "health-pack": Label("Health Pack, 4 health for", "{0:player}"),
    "treaty": Label("", "Lay down a Treaty"),
    "pet": Label("", "Play {0:thing}"),
    "pet/2": Label("Play {0:thing} on", "{1:player}"),
    "shelter": Label("", "Play a Shelter"),
    "deflect": Label("Deflection: send it on to", "{0:player}"),
    "take": Label("", "Let it come"),
    "scrap": Label("Scrap {0:thing} on", "pile {1}"),
    "done": Label("", "Scrap nothing more"),
    "skip": Label("", "Do nothing"),
}

EFFECTS = {
    "warhead": "One Warhead, one to three Explosives of one colour and one Rocket are a Missile.",
    "explosive": "One to three of one colour in a Missile: each counts 2, 3 or 4, as the colours match.",
    "rocket": "One Warhead, one to three Explosives of one colour and one Rocket are a Missile.",
    "wild-warhead": "A Warhead that matches every colour, and other wild cards.",
    "wild-rocket": "A Rocket that matches every colour, and other wild cards.",
    "nuke": "Nuke Warhead, Nuke Charge and Nuke Rocket: 10 to the target and a Radiation marker, 5 to its neighbours.",
    "health-pack": "Command: 4 health for any one player, never above the start.",
    "treaty": "Command: no Missile and no Steal can aim at you until your next turn; what is deflected can.",
    "shelter": "Instant: a Missile that hits you does half of its damage; the half prevented is rounded up.",
    "deflection": "Instant: choose a new target for a Missile that aims at you, not who aimed it, unless only two are left.",
    "wasteland": "When it shows: a Radiation marker for the player on turn, and the discard pile becomes the deck.",
    "rules": "Draw a card. Take one Supply action. You may take one Command action. Scrap down to seven.",
    "Explode": "When revealed: you lose {damage} health.",
    "Glow": "When revealed: you gain a Radiation marker.",
    "Fetch": "When revealed: draw {cards} cards.",
    "Fallout": "Command: every player loses {damage} health, you too.",
    "Revenge": "When revealed: the player it came from takes a random card from you.",
    "Pickpocket": "Supply: take a random card from any player without a Treaty, however few that player has.",
    "Burrow": "Supply: draw {cards} cards.",
    "Shell": "Instant: a Missile that hits you does you no damage.",
}
BLANK = "No text: nothing happens."
"""What stands on an Evil Pet where a group plays with blank ones."""

ON_TOP = ": {}"
"""What lies on top of a Scrap pile."""
BESIDE = ", and 5 for {}"
"""Whom the splash of a Nuke hits."""
BUILD_TITLE = "Your Missile"
BUILD_HINT = "Pick cards of your hand: a Warhead, one to three Explosives of one colour, a Rocket; or all parts of a Nuke."

PARTS = (("warhead", warhead, "Warhead"), ("explosive", explosive, "Explosive"), ("rocket", rocket, "Rocket"))
THINGS = {
    **{key(c): f"{c} {name}" for _, key, name in PARTS for c in COLOURS},
    warhead(WILD): "wild Warhead",
    rocket(WILD): "wild Rocket",
    "nuke-warhead": "Nuke Warhead",
    "nuke-charge": "Nuke Charge",
    "nuke-rocket": "Nuke Rocket",
    "health-pack": "Health Pack",
    "treaty": "Treaty",
    "shelter": "Shelter",
    "deflection": "Deflection",
    **{pet.key: pet.name for pet in PETS},
    "wasteland": "Wasteland",
    **{f"{colour}-rules": f"{colour} Rules card" for colour in PLAYERS},
    "evil-pet": "an Evil Pet",
    "something": "something",
    **{kind: name for kind, _, name in PARTS},
}

ONE = {
    **{key: f"a {says}" for key, says in THINGS.items()},
    **{explosive(c): f"a {c} Explosive" for c in COLOURS},
    **{pet.key: pet.name for pet in PETS},
    "explosive": "an Explosive",
    "evil-pet": "an Evil Pet",
    "something": "something",
    "wasteland": "the Wasteland",
    **{f"{colour}-rules": f"the {colour} Rules card" for colour in PLAYERS},
}

PLACES = {
    "deck": "Components deck",
    "wasteland": "Under the deck",
    "discard": "Discard pile",
    **{f"pile-{n}": f"Scrap pile {n}" for n in range(1, 5)},
    "fired": "The Missile, and what is played against it",
    "shown": "Revealed",
    "pets": "Evil Pets",
    "rules": "Rules cards",
    "hand": "Hand",
    "sealed": "Card for the Trade",
    "front": "Treaty",
    "box": "Out of the game",
    "health": "Health",
    "markers": "Radiation markers",
    "supply": "Markers left",
    "round": "Round",
    "turn": "Turn",
    "phase": "Phase",
}

WORDS = Words(
    events=EVENTS,
    questions=QUESTIONS,
    actions=ACTIONS,
    refusals=REFUSALS,
    effects=EFFECTS,
    things=THINGS,
    one=ONE,
    won=Says("You are the last one standing: you win!", "{who} is the last one standing and wins!"),
    nobody="Nobody is left: all have lost.",
    scored="health",
    places=PLACES,
    owner=lambda zone: LAYOUT.cells[zone].seat,
)


def no(clause: str, *data: Datum, key: str = "", instead: tuple[Action, ...] = ()) -> Refusal:
    """Return a refusal by a clause, in words; `key` names the sentence where a clause has several."""
    return WORDS.no(clause, *data, key=key, instead=instead)
