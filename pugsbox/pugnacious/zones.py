"""Where cards of Professor Pugnacious can lie, what may be chosen before a game, and what a turn has to remember."""

from __future__ import annotations

from pugsbox.cardtable.layout import Counter, Layout
from pugsbox.core.game import Option
from pugsbox.pugnacious.kinds import EVENTS, FINALES, LOCATIONS

__all__ = ["LAYOUT", "MARKS", "OWNED"]

SEATS = range(2, 5)
OWN = ("starter", "supply", "main", "stealth")
"""The kinds of cards that can get into a player's deck."""
FOES = ("adversary", "trap")

LAYOUT = Layout(seats=SEATS[-1])
DUMMY = LAYOUT.zone("dummy", cards=("dummy",))
FINALE = LAYOUT.zone("finale", cards=("finale",))
SPOT, BELOW = zip(  # each with the Location below it
    *((LAYOUT.zone(f"spot-{n}", cards=FOES), LAYOUT.zone(f"below-{n}", cards=("location",), passing=True)) for n in (1, 2, 3)),
    strict=True,
)
SUPPLY = LAYOUT.zone("supply", cards=("supply",))
EVENT = LAYOUT.zone("event", cards=("event",), passing=True)  # the one in force
MAIN_DECK = LAYOUT.zone("main-deck", seen="nobody", ordered=True, cards=("main", "stealth", "event"))
ENEMY_DECK = LAYOUT.zone("enemy-deck", seen="nobody", ordered=True, cards=(*FOES, "location"))
BEATEN = LAYOUT.zone("beaten", ordered=True, cards=(*FOES, "location"), passing=True)
PAST = LAYOUT.zone("past-events", ordered=True, cards=("event",), passing=True)
TRASH = LAYOUT.zone("trash", ordered=True, cards=OWN, passing=True)
CLASS_PILE = LAYOUT.zone("class-pile", cards=("class",), passing=True)
STARTER_PILE = LAYOUT.zone("starters", cards=("starter",), passing=True, listed=False)
STEALTH_PILE = LAYOUT.zone("stealth-cards", cards=("stealth",), passing=True, listed=False)
EVENT_PILE = LAYOUT.zone("event-pile", cards=("event",), passing=True, listed=False)
LOCATION_PILE = LAYOUT.zone("location-pile", cards=("location",), passing=True, listed=False)
FINALE_PILE = LAYOUT.zone("finales", cards=("finale",), passing=True, listed=False)
TOKEN_PILE = LAYOUT.zone("token-pile", cards=("token",), passing=True, listed=False)
CLASS = LAYOUT.zones("class", cards=("class",), passing=True)
QUEUE = LAYOUT.zones("queue", ordered=True, row=True, cards=("main", "stealth"))
HAND = LAYOUT.zones("hand", seen="owner", cards=OWN)
PLAYED = LAYOUT.zones("played", ordered=True, cards=OWN, passing=True)
HIDDEN = LAYOUT.zones("face-down", seen="owner", cards=("stealth",), passing=True)  # Stealth cards before the reveal
WAITING = LAYOUT.zones("waiting", ordered=True, cards=("main",), passing=True)  # two-turn cards before their second turn
LASTING = LAYOUT.zones("lasting", ordered=True, cards=("main",), passing=True)
AIM = LAYOUT.zones("aim", seen="owner", ordered=True, cards=("token",), passing=True)  # the token that lies face down
TARGET = LAYOUT.zones("target", cards=("token",), passing=True)
TOKENS = LAYOUT.zones("tokens", seen="owner", cards=("token",), listed=False)
DECK = LAYOUT.zones("deck", seen="nobody", ordered=True, cards=OWN)
DISCARD = LAYOUT.zones("discard", ordered=True, cards=OWN)
OWNED = (HAND, PLAYED, HIDDEN, WAITING, LASTING, DECK, DISCARD)
"""All places of the cards that a player has (PUG-GAME-11)."""

FINALE_IS = LAYOUT.option(
    "which_finale", Option(tuple(finale.key for finale in FINALES), "The Finale of this game.", ("PUG-SETUP-14", "PUG-FAQ-04"))
)
CLASSES = LAYOUT.option("classes", Option(("false", "true"), "Every player has a Class.", ("PUG-CLASS-01", "PUG-EXP-01")))
EVENTS_IN = LAYOUT.option(
    "events", Option(("none", "all", *EVENTS), "Events in the Main Deck.", ("PUG-EVENT-01", "PUG-EVENT-02"), several=True)
)
LOCATIONS_IN = LAYOUT.option(
    "locations",
    Option(
        ("none", "all", *(place.key for place in LOCATIONS)),
        "Locations in the Enemy Deck.",
        ("PUG-LOC-01", "PUG-LOC-02"),
        several=True,
    ),
)
STEALTH_IN = LAYOUT.option(
    "stealth", Option(("false", "true"), "Stealth cards in the Main Deck.", ("PUG-STEALTH-01", "PUG-EXP-01"))
)
MAIN_END = LAYOUT.option(
    "main_deck_end",
    Option(("empty_at_check", "failed_draw"), "When the Main Deck has run out.", ("PUG-END-02", "PUG-BUY-15", "PUG-EVENT-08")),
)
ENEMY_END = LAYOUT.option(
    "enemy_deck_end",
    Option(
        ("empty_at_check", "failed_draw", "no_enemy_left"),
        "When the Enemy Deck has run out.",
        ("PUG-END-03", "PUG-REC-17", "PUG-LOC-05"),
    ),
)
RELEASE = LAYOUT.option(
    "finale_release",
    Option(
        ("other_targets", "other_loses", "glossary_same_turn"),
        "What frees a player who is locked out of the Finale.",
        ("PUG-FINALE-03", "PUG-FINALE-04", "PUG-FINALE-05", "PUG-FINALE-06"),
    ),
)
SPEND_FAILURE = LAYOUT.option(
    "failure_must_be_spent", Option(("false", "true"), "All Failure has to be handed out.", ("PUG-FAIL-08",))
)
MAY_TRASH = LAYOUT.option(
    "dummy_trash_optional", Option(("false", "true"), "Who beats the Training Dummy need not trash.", ("PUG-REC-12",))
)
SUPPLY_SIZE = LAYOUT.option(
    "greater_supply",
    Option(("unlimited", "10", "20", "30"), "Copies of each Greater card.", ("PUG-SETUP-07", "PUG-SETUP-08", "PUG-SETUP-09")),
)
DISTINCT = LAYOUT.option(
    "classes_distinct", Option(("true", "false"), "No two players have the same Class.", ("PUG-CLASS-01",))
)

# ---------------------------------------------------------------- what players have, and what a turn remembers

TURN = LAYOUT.counter("round")
XP = LAYOUT.counters("xp")
SKILL = LAYOUT.counters("skill")
FIGHT = LAYOUT.counters("fight")
FAILURE = LAYOUT.counters("failure", quiet=True)  # to hand out
RECEIVED = LAYOUT.counters("received", quiet=True)  # Failure from opponents
GIVERS = LAYOUT.counters("givers", listed=False)  # who has given it: 1 for seat 0, 2 for seat 1, 4 for seat 2, 8 for seat 3
LEVEL = LAYOUT.counters("level", listed=False)  # of the Class, 0 without one
LOCKED = LAYOUT.counters("locked", listed=False)  # 1: locked out of the Finale
STOOD = LAYOUT.counters("stood", listed=False)  # 1: has beaten the Standoff that lies there
ENDS = LAYOUT.note("ends", words=("finale", "main-deck", "enemy-deck", "scientist"), listed=False)  # why the game ends
FAILED = LAYOUT.note("failed", words=("main-deck", "enemy-deck"), listed=False)  # decks that had no card when one was needed
ORDER = LAYOUT.note("order", words=("0", "1", "2", "3"), listed=False)  # who acts before whom, after a dispute
DISPUTED = LAYOUT.note("disputed", words=("0", "1", "2", "3"), listed=False)  # who has disputed in this phase
USED = LAYOUT.counters("used", listed=False)  # Class abilities used in this turn: 1, 2, or 3 for both
PLAYS = LAYOUT.counters("plays", listed=False)  # cards played in this turn
BUYS = LAYOUT.counters("buys", listed=False)  # cards bought in this turn
TRIED = LAYOUT.counters("tried", listed=False)  # 1: has targeted the Finale in this turn
MARKS: dict[str, tuple[Counter, ...]] = {
    name: LAYOUT.counters(name, listed=False)
    for name in (
        "bounty",  # Exp for a win
        "consolation",  # Exp for a loss
        "rest",  # Exp for no fight
        "curses",  # cards that each opponent discards who loses
        "thrift",  # Savings Books
        "lockpick",  # more Skill against a Trap
        "barb",  # more Fight against an Adversary
        "shield",  # no Lose text of a Trap
        "trebuchet",
        "turncoat",  # may change the target
        "barred",  # cannot fight
        "parcel",  # bought cards go on top of the deck
        "poach",  # may buy from the queue of the player on the left
    )
}
"""What cards of this turn promise or forbid, by its name: one counter a seat."""
EACH_TURN = (SKILL, FIGHT, FAILURE, RECEIVED, GIVERS, USED, PLAYS, BUYS, TRIED, *MARKS.values())
"""What each turn begins without."""
