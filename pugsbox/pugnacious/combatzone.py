"""The Combat Zone: Enemies come to their spots, Locations lie below them, and what is beaten goes."""

from __future__ import annotations

from pugsbox.cardtable.state import Clauses, Reads, Table
from pugsbox.pugnacious.fight import can_fight
from pugsbox.pugnacious.kinds import EXPRESS, GRAVEYARD, LOCATIONS, STANDOFF, VALUE, is_adversary
from pugsbox.pugnacious.ring import AT_CHECK, turn_ring
from pugsbox.pugnacious.zones import BEATEN, BELOW, ENEMY_DECK, ENEMY_END, FAILED, SPOT, STOOD, TURN

__all__ = ["ALL_SPOTS", "clear_spot", "fill_spot", "leaves", "only_locations"]

ALL_SPOTS = range(3)
PLACES = frozenset(place.key for place in LOCATIONS)
RAILS: Clauses = ("PUG-HOUSE-20", "PUG-PLAY-18")


def fill_spot(t: Table, spot: int) -> None:
    """Draw an Enemy for a spot; a Location comes to lie below it."""
    n, below = spot + 1, BELOW[spot]
    while not t[SPOT[spot]]:
        if not t[ENEMY_DECK] or (t[below] and only_locations(t)):
            _runs_dry(t, n)
            return
        card = t[ENEMY_DECK][0]
        if card not in PLACES:
            on = ("PUG-LOC-03",) if t[below] else ()
            last = ("PUG-END-03",) if len(t[ENEMY_DECK]) == 1 and t[ENEMY_END] == AT_CHECK else ()
            first = ("PUG-REC-15",) if t[TURN] else ("PUG-SETUP-11", "PUG-TRAP-01")
            t.draw(1, ENEMY_DECK, SPOT[spot], "an enemy comes", 0, (*first, *on, *last))
        elif t[below]:
            t.shuffle(ENEMY_DECK, ENEMY_DECK, "a second location reshuffles", 0, ("PUG-LOC-04",))
        else:
            dealt = () if t[TURN] else ("PUG-LOC-13",)
            t.draw(1, ENEMY_DECK, below, "a location comes", 0, ("PUG-LOC-03", "PUG-LOC-11", *dealt))
            if card == EXPRESS:
                turn_ring(t, 0, 1, RAILS)
            elif card == GRAVEYARD:
                _rises(t, spot)


def only_locations(t: Reads) -> bool:
    """Return whether no Enemy is left in the Enemy Deck, Locations though there may be."""
    return all(card in PLACES for card in t[ENEMY_DECK])


def _runs_dry(t: Table, n: int) -> None:
    """No Enemy can come: the spot stays empty."""
    if "enemy-deck" not in t[FAILED]:
        t[FAILED] += ("enemy-deck",)
    left = ("PUG-LOC-05",) if t[ENEMY_DECK] else ()
    t.say("no enemy comes", 0, (n,), ("PUG-REC-16", *left))


def _rises(t: Table, spot: int) -> None:
    """The Graveyard brings the strongest beaten Adversary back, if there is one."""
    dead = [card for card in t[BEATEN] if is_adversary(card)]
    if dead:
        t.move(max(dead, key=VALUE.__getitem__), BEATEN, SPOT[spot], "rises from the dead", 0, ("PUG-HOUSE-21",))


def leaves(t: Reads, spot: int) -> bool:
    """Return whether a beaten Enemy goes: a Standoff only when all have beaten it who can fight it."""
    if t[SPOT[spot]] != (STANDOFF,):
        return True
    return all(t[STOOD[seat]] or not can_fight(t, seat, STANDOFF) for seat in range(t.seats))


def clear_spot(t: Table, spot: int) -> None:
    """Discard a beaten Enemy, with its Location."""
    card = t[SPOT[spot]][0]
    kind = ("PUG-COMBAT-12",) if is_adversary(card) else ("PUG-COMBAT-12", "PUG-TRAP-08")
    t.move(card, SPOT[spot], BEATEN, "is beaten and goes", 0, kind)
    if card == STANDOFF:
        for seat in range(t.seats):
            t.cells[STOOD[seat]] = 0
    for place in t[BELOW[spot]]:
        t.move(place, BELOW[spot], BEATEN, "goes with its enemy", 0, ("PUG-LOC-06",))
        if place == EXPRESS:
            turn_ring(t, 0, 1, RAILS)
