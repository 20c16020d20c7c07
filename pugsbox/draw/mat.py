"""What lies on the table for all, and one's own row: single cards to be read, rows, supplies, piles."""

from __future__ import annotations

from collections.abc import Iterable

from pugsbox.core.views import Face, View, ZoneView
from pugsbox.draw import table_words as say
from pugsbox.draw.cards import back, backs, card, mini, name_of, pieces, stacks, token
from pugsbox.draw.gems import is_gem
from pugsbox.draw.markup import plain, tag, words
from pugsbox.draw.touch import touch

__all__ = ["are_pieces", "mat", "of", "supply", "tokens", "unseen"]


def of(view: View, seat: int | None) -> Iterable[ZoneView]:
    """Return the zones of a seat, or of the table."""
    return (zone for zone in view.zones if zone.seat == seat)


def unseen(count: int) -> str:
    """Return cards of which only the number is known."""
    return f"{backs(count)}{tag('b', {'class': 'pb-num'}, words(say.cards(count)))}"


def tokens(zone: ZoneView) -> str:
    """Return the open cards of another player, each kind once, and what lies under them; of a row, every card."""
    if are_pieces(zone) and zone.cards:
        return pieces(zone.cards)
    shown = [
        token(face, count) for face, count in ([(c, 1) for c in zone.cards or ()] if zone.row else stacks(zone.cards or ()))
    ]
    under = zone.count - len(zone.cards or ())
    shown += [tag("li", {}, unseen(under))] if under else []
    return tag("ul", {"class": "pb-tokens"}, *shown) if shown else tag("span", {"class": "pb-soft"}, words(say.NONE))


def mat(view: View) -> str:
    """Return what lies on the table for all: what is offered and single cards first, then one's own rows, supplies, piles."""
    zones = list(of(view, None))
    first = [zone for zone in zones if is_offered(view, zone)]
    single = [one(view, zone) for zone in zones if is_one(zone)]
    rows = [row(view, zone) for zone in of(view, view.seat) if zone.row and view.seat is not None]
    rest = (place(view, zone) for zone in zones if not is_one(zone) and zone not in first)
    return "".join([*(offered(view, zone) for zone in first), *single, *rows, *rest])


def is_offered(view: View, zone: ZoneView) -> bool:
    """Return whether one chooses among cards of a place that ask no price: nothing else is to be done before they are read."""
    faces = zone.cards or ()
    return not zone.ordered and any(touch(view, zone, face) for face in faces) and not any(face.cost for face in faces)


def offered(view: View, zone: ZoneView) -> str:
    """Return cards to choose from, in full size."""
    title = plain(zone.title)
    shown = (card(face, count, touch(view, zone, face)) for face, count in stacks(zone.cards or ()))
    cards = tag("ul", {"class": "pb-cards"}, *shown)
    return tag("div", {"class": "pb-is-row", "role": "group", "aria-label": title}, tag("h3", {}, words(title)), cards)


def is_one(zone: ZoneView) -> bool:
    """Return whether a place of the table has a single card that one asks the price of: it is drawn so that it can be read."""
    return not zone.ordered and zone.cards is not None and len(zone.cards) == zone.count == 1 and bool(zone.cards[0].cost)


def one(view: View, zone: ZoneView) -> str:
    """Return a single card of the table, in full size, below the name of its place."""
    (face,) = zone.cards or ()
    title = tag("span", {"class": "pb-label"}, words(plain(zone.title)))
    shown = tag("ul", {"class": "pb-cards"}, card(face, 1, touch(view, zone, face)))
    return tag("div", {"class": "pb-is-one", "role": "group", "aria-label": plain(zone.title)}, title, shown)


def row(view: View, zone: ZoneView) -> str:
    """Return a row of one's own, every card in its space and in full size."""
    title = say.your(plain(zone.title))
    shown = [card(face, 1, touch(view, zone, face, i)) for i, face in enumerate(zone.cards or ())]
    cards = tag("ul", {"class": "pb-cards"}, *shown) if shown else tag("p", {"class": "pb-soft"}, words(say.NONE))
    return tag("div", {"class": "pb-is-row", "role": "group", "aria-label": title}, tag("h3", {}, words(title)), cards)


def place(view: View, zone: ZoneView) -> str:
    """Return a zone of the table with its name and the number of its cards."""
    if are_pieces(zone):
        title = tag("span", {"class": "pb-label"}, words(plain(zone.title)))
        return tag("div", {"class": "pb-is-line", "role": "group", "aria-label": plain(zone.title)}, title, tokens(zone))
    named = f"{words(plain(zone.title))} {tag('b', {'class': 'pb-num'}, str(zone.count))}"
    if zone.cards is None:
        kind, drawn = "hidden", back(zone.count)
    else:
        kind, drawn = ("pile", pile(view, zone)) if zone.ordered else ("supply", supply(view, zone))
    many = kind == "pile" and zone.count > 1
    below = unfolded(zone, named) if many else told(zone, named) or tag("span", {"class": "pb-label"}, named)
    return tag("div", {"class": f"pb-is-{kind}", "role": "group", "aria-label": plain(zone.title)}, drawn, below)


def are_pieces(zone: ZoneView) -> bool:
    """Return whether a place is for small things, not for cards: crystals lie there, or nothing in any order."""
    return not zone.ordered and zone.cards is not None and all(map(is_gem, zone.cards))


def pile(view: View, zone: ZoneView) -> str:
    """Return the top card of an open pile, on its stack."""
    return mini(zone.cards[-1], 1, "div", touch(view, zone, zone.cards[-1])) if zone.cards else back(0)


def supply(view: View, zone: ZoneView) -> str:
    """Return what is open for all, each kind once with how many there are."""
    shown = [mini(face, count, below=touch(view, zone, face)) for face, count in stacks(zone.cards or ())]
    return tag("ul", {"class": "pb-minis"}, *shown) if shown else back(0)


def told(zone: ZoneView, named: str) -> str:
    """Return the name of a supply of cards that cost something, which unfolds what they do: one asks before one pays."""
    faces = [face for face, _ in stacks(zone.cards or ()) if face.cost]
    head = tag("summary", {}, tag("span", {}, named, words(say.WHAT_THEY_DO)))
    return tag("details", {"class": "pb-fold pb-does"}, head, tag("ul", {}, *map(does, faces))) if faces else ""


def does(face: Face) -> str:
    """Return what a card does, after its name."""
    return tag("li", {}, tag("b", {}, words(name_of(face))), " ", words(plain(face.text)))


def unfolded(zone: ZoneView, named: str) -> str:
    """Return the name of an open pile, which unfolds all its cards."""
    cards = zone.cards or ()
    under = zone.count - len(cards)
    shown = [does(face) if face.cost else token(face) for face in reversed(cards)]
    shown += [tag("li", {}, words(say.hidden(under)))] if under else []
    inside = tag("p", {"class": "pb-soft"}, words(say.TOP)) + tag("ol", {"class": "pb-tokens"}, *shown)
    return tag("details", {"class": "pb-fold"}, tag("summary", {}, tag("span", {}, named)), inside)
