"""Where do cards lie: before the others, on the table, before whoever looks?"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from pugsbox.core.views import Building, CounterView, Face, View, ZoneView
from pugsbox.draw import table_words as say
from pugsbox.draw.cards import back, card, key, stacks
from pugsbox.draw.markup import plain, tag, words
from pugsbox.draw.mat import are_pieces, of, supply, tokens, unseen
from pugsbox.draw.touch import touch

__all__ = ["counters", "hand", "is_market", "name_token", "notices", "on_turn", "others", "owned", "rivals", "shows_all"]

TURN = "turn"
"""The counter of this name holds the seat whose turn it is."""
LONG = 24
"""A counter that says more letters than this is a line of its own, to be read from the back row."""


def on_turn(view: View) -> int | None:
    """Return the seat whose turn it is: as the counter says, else whoever looks, if asked, or the first one that is.

    None when the game is over.
    """
    said = next((counter.value for counter in view.counters if counter.name == TURN and counter.seat is None), "")
    if said.isdecimal() and int(said) < len(view.names):
        return int(said)
    if view.seat in view.asked:
        return view.seat
    return view.asked[0] if view.asked else None


def counters(view: View, seat: int | None) -> str:
    """Return the counters of a seat, or of the table, but for whose turn it is and what is long."""
    return "".join(counter_html(c) for c in view.counters if c.seat == seat and c.name != TURN and not is_long(c))


def is_long(counter: CounterView) -> bool:
    """Return whether a counter says a sentence."""
    return len(plain(counter.value)) > LONG


def notices(view: View, *seats: int | None) -> str:
    """Return what counters of some seats, or of the table, say at length: each is a line of its own."""
    return "".join(notice(c) for c in view.counters if c.seat in seats and c.name != TURN and is_long(c))


def notice(counter: CounterView) -> str:
    """Return a line of its own: its name, its words."""
    name = tag("span", {"class": "pb-soft"}, words(plain(counter.title)))
    return tag("p", {"class": "pb-notice"}, name, " ", tag("b", {}, words(plain(counter.value))))


def counter_html(counter: CounterView) -> str:
    """Return a counter: its name, its value."""
    number = tag("b", {"class": "pb-num"}, words(plain(counter.value)))
    return tag("span", {"class": "pb-counter"}, words(plain(counter.title)), " ", number, meter(counter))


def meter(counter: CounterView) -> str:
    """Return a bar for a number that has a greatest value; the number itself says the same."""
    if not counter.most or not counter.value.isdecimal():
        return ""
    share = min(100, round(100 * int(counter.value) / counter.most))
    return tag("span", {"class": "pb-meter", "aria-hidden": "true"}, tag("i", {"style": f"width:{share}%"}, ""))


def name_token(name: str, *, own: bool = False) -> str:
    """Return the token of a player: the first letter, on a waymark."""
    return tag("span", {"class": "pb-way-me" if own else "pb-way-of", "aria-hidden": "true"}, words(plain(name)[:1]))


def others(view: View) -> Sequence[int]:
    """Return the seats of the others, clockwise from the left of whoever looks; all seats for a spectator."""
    seats = range(len(view.names))
    return seats if view.seat is None else [*seats[view.seat + 1 :], *seats[: view.seat]]


def is_market(view: View) -> bool:
    """Return whether cards of the table itself are taken where they lie: then hand and mat are looked at together."""
    return any(zone.verbs for zone in view.zones if zone.seat is None)


# ---------------------------------------------------------------- the others


def rivals(view: View, *, listed: bool = False) -> str:
    """Return the others, each with name, counters, hidden and open cards; if `listed`, whoever looks among them."""
    title = say.PLAYERS if listed or view.seat is None else say.OTHERS
    seats = range(len(view.names)) if listed else others(view)
    lines = folded if len(seats) > 1 and is_market(view) else unfolded
    places = (rival(view, seat, lines([*of(view, seat)])) for seat in seats)
    return tag("ul", {"class": "pb-rivals", "aria-label": title}, *places)


def rival(view: View, seat: int, zones: str) -> str:
    """Return another player's place."""
    name = plain(view.names[seat])
    here = "pb-rival pb-here" if seat in view.asked or seat == on_turn(view) else "pb-rival"
    here += " pb-out" if seat in view.out else ""
    return tag("li", {"class": here, "data-seat": str(seat)},
        name_token(name, own=seat == view.seat),
        tag("b", {"class": "pb-who"}, words(name)),
        mark(view, seat),
        counters(view, seat),
        zones,
        notices(view, seat),
    )  # fmt: skip


def mark(view: View, seat: int) -> str:
    """Return whether it is a player's turn, or decision."""
    said = [say.ON_TURN] if seat == on_turn(view) else []
    said += [say.TO_DECIDE] if seat in view.asked and seat != on_turn(view) else []
    said = [say.OUT] if seat in view.out else said
    return tag("span", {"class": "pb-mark"}, words(said[0])) if said and not view.outcome else ""


def unfolded(zones: Iterable[ZoneView]) -> str:
    """Return zones of another player, one below the other."""
    lines = "".join(map(zone_line, zones))
    return tag("dl", {"class": "pb-owns"}, lines) if lines else ""


def folded(zones: Sequence[ZoneView]) -> str:
    """Return zones of one of several other players: single cards, how many cards lie elsewhere, and the rest on demand."""
    single = [zone for zone in zones if zone.count == 1 and zone.cards and not zone.ordered and not zone.row]
    rest = [zone for zone in zones if zone not in single]
    counts = [tag("span", {}, words(plain(zone.title)), " ", tag("b", {}, str(zone.count))) for zone in rest if zone.count]
    summary = tag("summary", {}, " ".join(counts) or words(say.NONE))
    return unfolded(single) + tag("details", {"class": "pb-fold pb-folded"}, summary, unfolded(rest))


def zone_line(zone: ZoneView) -> str:
    """Return a zone of another player in a line."""
    name = tag("dt", {}, words(plain(zone.title)))
    return tag("div", {}, name, tag("dd", {}, unseen(zone.count) if zone.cards is None else tokens(zone)))


# ---------------------------------------------------------------- one's own


def private(view: View, zone: ZoneView) -> bool:
    """Return whether only its owner sees the cards of a zone: those of others with the same name are hidden."""
    kind = zone.name.split(" ")[0]
    return any(z.cards is None for z in view.zones if z.seat not in (None, view.seat) and z.name.split(" ")[0] == kind)


def shows_all(view: View) -> bool:
    """Return whether nobody has cards that only their owner sees: then one's own place is as open as the others'."""
    return view.seat is None or not any(private(view, zone) for zone in of(view, view.seat))


def hand(view: View) -> str:
    """Return the cards of whoever looks, in full size, with the counters; nothing for a spectator or where there are none."""
    if view.seat is None or shows_all(view):
        return ""
    own = [zone for zone in of(view, view.seat) if private(view, zone) and zone.cards is not None]
    return "".join(in_hand(view, zone) for zone in own) + key()


def in_hand(view: View, zone: ZoneView) -> str:
    """Return a zone of one's own, its cards in full size."""
    number = tag("span", {"class": "pb-soft"}, words(say.cards(zone.count)))
    pickable = view.building if zone.name.startswith("hand ") else None
    shown = [
        card(face, count, pick(pickable, face, count) if pickable else touch(view, zone, face))
        for face, count in stacks(zone.cards or ())
    ]
    cards = tag("ul", {"class": "pb-cards"}, *shown) if shown else tag("p", {"class": "pb-soft"}, words(say.NONE))
    return owner(view, tag("h3", {}, words(say.your(plain(zone.title)))), number) + cards


def pick(building: Building, face: Face, count: int) -> str:
    """Return the button below a card of the hand that picks one copy of it, or puts all back when every copy is picked."""
    picked = Counter(building.picked)[face]
    says = say.PICK if picked < count else say.PUT_BACK
    of = say.picked(picked, count) if count > 1 else ""
    label = " ".join(filter(None, (says, plain(face.name), of and f"({of})")))
    pressed = {
        "type": "button",
        "class": "pb-button pb-act pb-pick",
        "data-action": f"pick {face.key}",
        "aria-pressed": str(picked > 0).lower(),
        "aria-label": label,
    }
    return tag("button", pressed, words(says), tag("small", {}, words(of)) if of else "")


def owner(view: View, *what: str) -> str:
    """Return the line with the name of whoever looks, and the counters."""
    name = view.names[view.seat or 0]
    who = tag("b", {"class": "pb-who"}, words(plain(name)))
    return tag("div", {"class": "pb-head"}, name_token(name, own=True), who, *what, counters(view, view.seat))


def owned(view: View, *, listed: bool = False) -> str:
    """Return what lies open before whoever looks; nothing for a spectator, or where it is `listed` with what others have."""
    if view.seat is None or listed:
        return ""
    head = owner(view) if shows_all(view) else ""
    open_ = (zone for zone in of(view, view.seat) if not zone.row and (zone.cards is None or not private(view, zone)))
    return head + "".join(before(view, zone) for zone in open_)


def before(view: View, zone: ZoneView) -> str:
    """Return a zone of one's own that everybody sees, or nobody."""
    head = tag("h3", {}, words(say.your(plain(zone.title))))
    if are_pieces(zone):
        return tag("div", {"class": "pb-head"}, head, tokens(zone))
    number = tag("span", {"class": "pb-soft"}, words(say.cards(zone.count) if zone.count else say.NONE))
    return tag("div", {"class": "pb-mine"}, tag("div", {"class": "pb-head"}, head, number), lying(view, zone))


def lying(view: View, zone: ZoneView) -> str:
    """Return what lies before whoever looks: a single card in full size, for it is not in the hand, where it could be read."""
    match zone.cards:
        case None:
            return back(zone.count)
        case ():
            return ""
        case (face,) if not zone.ordered:
            return tag("ul", {"class": "pb-cards"}, card(face, 1, touch(view, zone, face)))
        case _:
            return supply(view, zone)
