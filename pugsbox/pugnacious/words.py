"""The words of Professor Pugnacious. A second language is a second table."""

from __future__ import annotations

from collections.abc import Sequence

from pugsbox.cardtable.cards import plain_fields
from pugsbox.cardtable.effects import Effect
from pugsbox.core.actions import Action, Refusal
from pugsbox.core.events import Datum
from pugsbox.core.words import Label, Says, Words
from pugsbox.pugnacious.events import EVENTS
from pugsbox.pugnacious.kinds import CLASSES, COST, NAMES, TOKENS, VALUE, is_trap
from pugsbox.pugnacious.refusals import REFUSALS
from pugsbox.pugnacious.texts import EFFECTS
from pugsbox.pugnacious.zones import LAYOUT

__all__ = ["WORDS", "amount", "cost_of", "no", "points_of", "said", "strength_of"]

QUESTIONS = {
    "ChooseClass": Says("Which Class do you play?", "{who} chooses a Class."),
    "Play": Says("Play Phase: play cards, then say that you are done.", "Play Phase."),
    "Buy": Says("Buy Phase: buy cards of your queue, then say that you are done.", "Buy Phase."),
    "ChooseTarget": Says("What do you fight? Nobody sees it yet.", "All choose what to fight, in secret."),
    "Turncoat": Says("Do you change your target?", "{who} may change the target."),
    "GiveFailure": Says("To whom do you give your Failure?", "Failure is handed out."),
    "Decide": Says("Who acts first, {0:player} or {1:player}?", "{who} decides who acts first."),
    "Discards": Says("Discard a card. Still to discard: {0}.", "{who} has to discard."),
    "MayTrash": Says("Which card do you trash? You need not.", "{who} may trash a card."),
    "TrashOne": Says("Which card do you trash?", "{who} trashes a card."),
    "Bar": Says("Who cannot fight this turn?", "{who} says who cannot fight this turn."),
    "Pay": Says("Do you pay {0} Exp for {1} Failure?", "{who} may pay Exp for Failure."),
    "TurnEither": Says("Do you turn the Card Ring? Steps at most: {0}.", "{who} may turn the Card Ring."),
    "Sweep": Says("Which cards of your queue do you throw out?", "{who} throws cards out of a queue."),
    "Offer": Says("Which card of your queue do you exchange?", "{who} exchanges a card of the queue."),
    "Swap": Says("Which card do you take for {0:a}?", "{who} exchanges {0:a}."),
    "GainCard": Says("Which card of your queue do you take?", "{who} takes a card of the queue."),
    "Serve": Says("What comes first?", "{who} says what comes first."),
}

ACTIONS = {
    "choose": Label("Play as", "{0:a}"),
    "play": Label("Play", "{0:thing}"),
    "play-all": Label("", "Play all that only give Skill, Fight or Failure"),
    "ability": Label("Use your Class, Level", "{0}"),
    "betray": Label("Play as Failure:", "{0:thing}"),
    "level-up": Label("", "Level up for 5 Exp"),
    "done": Label("", "Done"),
    "dispute": Label("Dispute the order with", "{0:player}"),
    "first": Label("Acting first:", "{0:player}"),
    "buy": Label("Buy", "{0:thing}"),
    "buy/2": Label("Buy", "{0:thing} in space {1}"),
    "poach/2": Label("Buy from {0:player}:", "{1:thing}"),
    "poach/3": Label("Buy from {0:player}:", "{1:thing} in space {2}"),
    "poach": Label("Buy from", "{0:player}"),
    "target": Label("Fight", "{0:thing}"),
    "give": Label("Give Failure to", "{0:player}"),
    "give/2": Label("Give Failure to {0:player}:", "{1}"),
    "discard": Label("Discard", "{0:thing}"),
    "trash": Label("Trash", "{0:thing}"),
    "trash-discarded": Label("Trash from your discard pile:", "{0:thing}"),
    "bar": Label("No fight for", "{0:player}"),
    "pay": Label("", "Pay"),
    "turn": Label("Turn the ring", "{0}"),
    "turn/2": Label("Turn the ring to the {0} by", "{1}"),
    "sweep": Label("Throw out space", "{0}"),
    "sweep/2": Label("Throw out", "spaces {0} and {1}"),
    "offer": Label("Offer", "{0:thing}"),
    "offer/2": Label("Offer", "{0:thing} in space {1}"),
    "swap": Label("Take from", "{0:player}"),
    "swap/2": Label("Take from {0:player}:", "{1:thing}"),
    "swap/3": Label("Take from {0:player}:", "{1:thing} in space {2}"),
    "gain": Label("Take", "{0:thing}"),
    "gain/2": Label("Take", "{0:thing} in space {1}"),
    "next": Label("First:", "{0:thing}"),
    "pass": Label("", "Leave it"),
}

ORDERED = {"draw": "draw", "discard": "discard", "trash": "trash", "gain": "take a card", "turn": "turn the ring"}
"""What can come in an order of the player's choice."""
ENDINGS = {
    "finale": "the Finale",
    "main-deck": "Main Deck",
    "enemy-deck": "Enemy Deck",
    "scientist": "Super Scientist",
    "unfinished": "nothing: it was stopped",
}
PHASES = {"play": "Play", "buy": "Buy", "combat": "Combat", "failure": "Failure", "recovery": "Recovery"}
FREEING = {"targeted": "targeted it", "lost": "lost to it"}
"""What another player has done when somebody may target the Finale again."""
THINGS = {**NAMES, **ORDERED, **ENDINGS, **PHASES, **FREEING}

PROPER = {
    *TOKENS,
    "trebuchet",
    "curses",
    "memoirs",
    "street-urchins",
    "dueling-pistols",
    "pickpockets",
    "war-fever",
    "london-fog",
    "stragglers",
    "on-board-the-express",
}
"""What is called by its name, without an article."""
ONLY = {
    *CLASSES,
    "training-dummy",
    "mechanical-abomination",
    "rival-professor",
    "riddle-of-the-sphinx",
    "trade-fair",
    "runaway-carousel",
    "graveyard",
    "scrapyard",
    "opera-balcony",
    "sewers",
}
"""What there is once, so that it is the one."""
ONE = {
    **{key: f"{'an' if name[0] in 'AEIOU' else 'a'} {name}" for key, name in NAMES.items()},
    **{key: f"the {NAMES[key]}" for key in ONLY},
    **{key: NAMES[key] for key in PROPER},
}

FOR_ALL = "for all"
"""What stands on an Event, where others have a cost."""

PLACES = {
    "dummy": "Dummy",
    "finale": "Finale",
    "spot-1": "Enemy 1",
    "spot-2": "Enemy 2",
    "spot-3": "Enemy 3",
    "below-1": "Location 1",
    "below-2": "Location 2",
    "below-3": "Location 3",
    "supply": "Greater cards",
    "event": "Event",
    "main-deck": "Main Deck",
    "enemy-deck": "Enemy Deck",
    "beaten": "Beaten Enemies",
    "past-events": "Past Events",
    "trash": "Trash",
    "class-pile": "Classes",
    "starters": "Starting cards",
    "stealth-cards": "Stealth cards",
    "event-pile": "Events",
    "location-pile": "Locations",
    "finales": "Finales",
    "token-pile": "Tokens",
    "class": "Class",
    "queue": "Card queue",
    "hand": "Hand",
    "played": "Cards played",
    "face-down": "Played face down",
    "waiting": "Waiting for Turn 2",
    "lasting": "Cards that stay",
    "aim": "Target, face down",
    "target": "Target",
    "tokens": "Combat tokens",
    "deck": "Deck",
    "discard": "Discard pile",
    "box": "Out of the game",
    "round": "Turn",
    "xp": "Exp",
    "skill": "Skill",
    "fight": "Fight",
    "failure": "Failure to give",
    "received": "Failure received",
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
    won=Says("You have the most Exp: you win!", "{who} has the most Exp and wins!"),
    nobody="Nobody wins.",
    scored="Exp",
    news="Last fight",
    places=PLACES,
    owner=lambda zone: LAYOUT.cells[zone].seat,
)


def no(clause: str, *data: Datum, key: str = "", instead: tuple[Action, ...] = ()) -> Refusal:
    """Return a refusal by a clause, in words; `key` names the sentence where a clause has several."""
    return WORDS.no(clause, *data, key=key, instead=instead)


# ---------------------------------------------------------------- what stands on cards


def amount(skill: int, fight: int, failure: int) -> str:
    """Return Skill, Fight and Failure in words.

    >>> amount(1, 3, 0)
    '1 Skill, 3 Fight'
    """
    pools = {"Skill": skill, "Fight": fight, "Failure": failure}
    return ", ".join(f"{n} {pool}" for pool, n in pools.items() if n)


def strength_of(card: str) -> str:
    """Return what a Location adds to a Combat Value, with its sign."""
    return f"{VALUE.get(card, 0):+}".replace("-", "\N{MINUS SIGN}")


def cost_of(card: str, kind: str) -> str:
    """Return what a card costs, or what it takes to beat it, in words; "" where there is no such thing."""
    match kind:
        case "adversary" | "trap" | "dummy" | "finale":
            return f"{VALUE[card]} {'Skill' if is_trap(card) else 'Fight'}"
        case "location":
            return strength_of(card)
        case _:
            return f"costs {COST[card]}" if COST.get(card) else FOR_ALL if kind == "event" else ""


def points_of(win: Sequence[Effect], kind: str) -> str:
    """Return the Exp of a Win text, in words; "" for none."""
    points = sum(int(getattr(effect, "points", 0)) for effect in win)
    return f"{points} Exp" if points and kind in ("adversary", "trap", "finale") else ""


def said(effects: Sequence[Effect], words: Words) -> str:
    """Return what effects do, one sentence each; "nothing." if there are none. A text may depend on the first field."""
    sentences = []
    for effect in effects:
        name, fields = type(effect).__name__, plain_fields(effect)
        template = words.effects.get(f"{name}/{next(iter(fields.values()), '')}") or words.effects[name]
        match fields:
            case {"skill": int(skill), "fight": int(fight), "failure": int(failure)}:
                fields["amount"] = amount(skill, fight, failure)
        sentences.append(template.format(**fields))
    return " ".join(sentences) or words.effects["nothing"]
