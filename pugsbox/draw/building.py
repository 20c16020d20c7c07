"""What is being put together: the cards picked, what they make, or why they make nothing yet."""

from __future__ import annotations

from pugsbox.core.views import Face, View
from pugsbox.draw import table_words as say
from pugsbox.draw.chips import Clauses, chips
from pugsbox.draw.markup import plain, tag, words
from pugsbox.draw.pictures import picture
from pugsbox.draw.turn import button

__all__ = ["building", "built", "verdict"]


def building(view: View) -> str:
    """Return the cards picked, each a button that puts it back; "" where nothing is put together now."""
    made = view.building
    if made is None:
        return ""
    picked = "".join(put_back(face) for face in made.picked)
    return tag("h4", {}, words(plain(made.title))) + (tag("div", {"class": "pb-acts"}, picked) if picked else "")


def put_back(face: Face) -> str:
    """Return a picked card as a button that puts it back."""
    name = plain(face.name)
    pressed = {
        "type": "button",
        "class": "pb-button pb-act pb-quiet",
        "data-action": f"unpick {face.key}",
        "aria-label": say.put_back(name),
    }
    return tag("button", pressed, picture(face), words(name[:1].upper() + name[1:]), tag("b", {}, words(say.REMOVE)))


def built(view: View) -> str:
    """Return what can be done with the cards picked."""
    made = view.building
    if made is None or not made.picked:
        return ""
    fires = (button(choice.action, choice.row + choice.note, plain(choice.label), kind=" pb-main") for choice in made.choices)
    return "".join([*fires, button("unpick", say.PUT_ALL_BACK, kind=" pb-quiet")])


def verdict(view: View, clauses: Clauses, suffix: str) -> str:
    """Return what the picked cards make, or every reason why they make nothing; each names its rule."""
    made = view.building
    if made is None:
        return ""
    lines = (words(plain(line.text)) + " " + chips(line.clauses, clauses, suffix) for line in made.says)
    if made.choices or not made.picked:
        return "".join(tag("p", {"class": "pb-makes" if made.picked else "pb-soft"}, line) for line in lines)
    return tag("p", {}, words(say.NOT_YET)) + tag("ul", {}, *(tag("li", {}, line) for line in lines))
