"""What cards do, in words: made from their effects; by key or kind where they have none."""

from __future__ import annotations

from pugsbox.gamers_vs_evil.kinds import BOSSES, GREEN, HEROES, LEVELS, level

__all__ = ["EFFECTS"]

DECK = "Begins with {} Quarters and {} Cardboard Tubes."
HERO = {
    "gabe": "1 Token in each of your turns.",
    "tycho": "1 Power in each of your turns.",
    "annarchy": "And with Bat'leth.",
    "catsby": "And with Twisp.",
    "rex-ready": "And with License to Kill.",
    "carl": "Boss Loots cost you 1 less.",
    "mr-period": "Your fourth Green card of a turn gives 1 Token, your fourth Red one 1 Power.",
    "scout-master": "Draw two cards whenever another player buys a Boss Loot.",
    "jim-darkmagic": "Before anything else in your turn: show five different cards of your hand for 2 Tokens and 2 Power.",
    "kreazie": "If you have bought a Green and a Red card in a turn, draw one more card at its end.",
}
"""What heroes do, beside what they begin with."""
LOOT_COSTS = "A Loot below it costs {} {}."
BOSS_COSTS = "When all its Loots are gone it can be bought for {} {}, which ends the game."
POOL = {True: "Tokens", False: "Power"}

EFFECTS = {
    # effects
    "Give": "{amount}.",
    "Draw": "Draw {cards} cards.",
    "Draw/1": "Draw a card.",
    "MayDelete": "You may delete {which} of your hand.{then}{if_pox}{otherwise}",
    "MayDelete.which=any": "a card",
    "MayDelete.which=gamer": "a Gamer card or a PAX Pox",
    "MayDelete.then": " If you do: {0}",
    "MayDelete.if_pox": " If that was a PAX Pox: {0}",
    "MayDelete.otherwise": " If not: {0}",
    "DeleteMany": "You may delete any number of {which} of your hand: {tokens}{draws}",
    "DeleteMany.which=any": "cards",
    "DeleteMany.which=pox": "PAX Pox",
    "DeleteMany.tokens=3": "3 Tokens for each.",
    "DeleteMany.tokens=0": "",
    "DeleteMany.draws=0": "",
    "DeleteMany.draws=1": "draw a card for each.",
    "DeleteMany.draws=2": "draw two cards for each.",
    "ShowHands": "All hands are shown: delete any number of PAX Pox in them and draw a card for each.",
    "Gains": "Gain {cards} of the {side} row to your hand.",
    "Gains.cards=1": "a card",
    "Gains.cards=2": "two cards",
    "Gains.side=green": "Gamer",
    "Gains.side=red": "Evil",
    "GainLoot/red": "Gain an Evil Boss Loot.",
    "GainLoot/green": "Gain a Gamer Boss Loot.",
    "Cupcake": "You may delete this card to gain an Evil card that costs up to {most}.",
    "DeleteStack": "You may delete a whole stack of the Evil row.",
    "Exchange/red": "In this turn Tokens may be spent as Power.",
    "Exchange/green": "In this turn Power may be spent as Tokens.",
    "ToTheTop": "What you buy or gain from now on in this turn may go on top of your deck.",
    "MoreCards": "At the end of this turn draw {cards} more.",
    "MoreTurns": "Take another turn after this one.",
    "Stay": "It stays before you for the game: {cards}{power}",
    "Stay.cards=1": "draw one more card at the end of each of your turns.",
    "Stay.cards=0": "",
    "Stay.power=1": "1 Power in each of your later turns.",
    "Stay.power=0": "",
    "Lair": "Gain a second copy of the first Evil card that you buy in this turn.",
    "Copy": "Do all that another card does that you have played in this turn. If that would be deleted, Twisp is.",
    "Roll": "Roll the die.{normal}{critical}",
    "Roll.normal": " 2 to 17: {0}",
    "Roll.critical": " 18 to 20: {0}",
    "Again": "Roll once more for this and every other Gamer Boss Loot played in this turn.",
    "DoubleTokens": "The Tokens of all other cards that you have played in this turn are doubled.",
    "DoublePower": "Your Power is doubled.",
    "Aim": "Each other player shows a card of the hand by chance: {tokens} Tokens for each Red one.",
    "Infect": "PvP Attack: each other player gains {cards} PAX Pox.",
    "Infect/1": "PvP Attack: each other player gains a PAX Pox.",
    "Smash": "PvP Attack: each other player gains a PAX Pox; discarding one from the hand blocks it, too.",
    "Bite": "PvP Attack: each other player gains a PAX Pox or discards a card.",
    "Strip": "PvP Attack: each other player discards {cards} cards.",
    "Strip/1": "PvP Attack: each other player discards a card.{draws}",
    "Strip.draws=True": " Draw a card for each.",
    "Strip.draws=False": "",
    "Mill": "PvP Attack: each other player discards the top card of the deck and gains a PAX Pox if it was Green.",
    "Nothing": "It does nothing when it is played.",
    "Swarm": "{first} Power; {further} if you have played one before in this turn.",
    "Disguise": "{power} Power, which counts 3 for a Boss Loot.",
    "Pickle": "Show the top card of your deck and leave it there: {pickle} Tokens if it is Green, else {other}.",
    "Unicorn": "As the first card of your turn: you may discard your hand and draw six cards. Otherwise 1 Token.",
    "CatTrick": "You may discard a Quarter and a Cardboard Tube: {more} Tokens and {more} Power. Otherwise {less} and {less}.",
    "Twice": "Double the Tokens and the Power of another card that you have played in this turn.",
    "Share": "Each other player may show a TouchWieners and draws a card; if somebody does, so do you.",
    "Reveal": "Turn up the top {cards} cards of your deck: Green ones go to your hand, delete the others or put them back.",
    "Sploit": "Turn up the top {cards} cards of your deck: delete {deletes} of them and draw the others.",
    "block": "PvP Defense: discard it to block. Then: {0}",
    # by key, or by kind
    "deep-crow": "It does nothing when it is played; who buys or gains it gains a PAX Pox.",
    "pax-pox": "It does nothing.",
    **{hero.key: f"{DECK.format(hero.quarters, hero.tubes)} {HERO[hero.key]}" for hero in HEROES},
    **{
        level(boss.key, n + 1): (BOSS_COSTS if cost == LEVELS[-1] else LOOT_COSTS).format(cost, POOL[boss.colour == GREEN])
        for boss in BOSSES
        for n, cost in enumerate(LEVELS)
    },
    "randomizer": "Says that a stack is on the board of an advanced game, and marks its bottom.",
    "marker": "Deleted cards lie here.",
}
