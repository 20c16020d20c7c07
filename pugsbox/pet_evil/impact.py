"""What a Missile does when it hits: steps 4 and 5 of an attack."""

from __future__ import annotations

from dataclasses import dataclass

from pugsbox.cardtable.effects import Effect
from pugsbox.cardtable.state import Clauses, Reads, Table
from pugsbox.pet_evil.harm import Blow, gain_marker, neighbours, remove_fallen, wound
from pugsbox.pet_evil.missile import NUKE_DAMAGE, SPLASH
from pugsbox.pet_evil.zones import DISCARD, FIRED, FRONT, HEALTH, NUKE, SHELTERED_MARKER, TREATY_SPLASH

__all__ = ["Impact", "halve", "is_nuke", "splashed"]


def is_nuke(t: Reads) -> bool:
    """Whether the Missile in flight is a Nuke."""
    return NUKE[0] in t[FIRED]


def halve(damage: int, times: int) -> int:
    """Return what is left of damage: a Shelter prevents half of it, rounded up.

    >>> [halve(damage, 1) for damage in (9, 5, 12)], halve(9, 2)
    ([4, 2, 6], 2)
    """
    return damage >> times


def splashed(t: Reads, target: int) -> tuple[int, ...]:
    """Return who is hit by the splash of a Nuke: the neighbours of the target, unless the group lets a Treaty stop it."""
    return tuple(seat for seat in neighbours(t, target) if not (t[TREATY_SPLASH] and t[FRONT[seat]]))


@dataclass(frozen=True, slots=True)
class Impact(Effect):
    """Steps 4 and 5: all damage at once, then the used cards go; then it is seen who is out."""

    damage: int
    halved: tuple[int, ...]
    saved: tuple[int, ...]
    target: int

    def run(self, t: Table, seat: int) -> None:
        """Let it hit."""
        nuke, target = is_nuke(t), self.target
        fallen = wound(t, self._blows(t, seat, nuke=nuke))
        for other in self.saved:
            t.say("is not hurt", other, (), ("PET-HOUSE-06",))
        if nuke and (t[SHELTERED_MARKER] or target not in self.halved):
            at_once = ("PET-NUKE-10",) if target in fallen else ()
            sheltered = ("PET-NUKE-11",) if target in self.halved else ()
            gain_marker(t, target, ("PET-NUKE-06", *sheltered, *at_once))
        dead = ("PET-ATK-10",) if seat in fallen and seat != target else ()
        t.move_all(t[FIRED], FIRED, DISCARD, "discards used", seat, ("PET-ATK-05", "PET-DISC-03", *dead))
        remove_fallen(t, fallen)

    def _blows(self, t: Table, attacker: int, *, nuke: bool) -> list[Blow]:
        """Return the damage to the target and to those beside it."""
        target = self.target
        direct: Clauses = ("PET-NUKE-03", "PET-NUKE-14") if nuke else ("PET-DMG-02",)
        blows = [(target, NUKE_DAMAGE if nuke else self.damage, ("PET-ATK-04", *direct))]
        if nuke:
            blows += [(seat, SPLASH, splash_clauses(t, seat, target, attacker)) for seat in splashed(t, target)]
        found = []
        for seat, full, because in blows:
            if seat not in self.saved:
                damage = halve(full, self.halved.count(seat))
                deadly = ("PET-OBJ-02",) if seat == target and damage >= t[HEALTH[seat]] else ()
                found.append(Blow(seat, damage, "is hit" if seat == target else "is splashed", (*because, *deadly)))
        return found


def splash_clauses(t: Reads, seat: int, target: int, attacker: int) -> Clauses:
    """Return why a player beside the target is hit."""
    around = neighbours(t, target)
    return (
        "PET-NUKE-04",
        "PET-NUKE-07",
        *(("PET-NUKE-05",) if seat == attacker else ()),
        *(("PET-NUKE-08",) if len(around) == 1 else ()),
        *(("PET-NUKE-09",) if (target - seat) % t.seats not in (1, t.seats - 1) else ()),
        *(("PET-TRT-05",) if t[FRONT[seat]] else ()),
    )
