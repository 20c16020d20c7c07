"""What the tests of card tables share: games that were played, views made up, markup taken apart."""

from dataclasses import replace
from html.parser import HTMLParser

from pugsbox.core.actions import Action, Refusal
from pugsbox.core.bots import RandomBot
from pugsbox.core.clauses import Clause
from pugsbox.core.events import Outcome
from pugsbox.core.session import Session
from pugsbox.core.views import Choice, CounterView, Face, Line, View, ZoneView
from pugsbox.pugs_in_mugs import PUGS_IN_MUGS
from tests.scenes import play

VOID = {"input", "br", "meta"}


class Element:
    """An element with its attributes, its children and the text in it."""

    def __init__(self, tag, attributes, parent=None):
        self.tag, self.attributes, self.parent, self.children, self.words = tag, attributes, parent, [], []

    def all(self, **wanted):
        """Every element inside with these attributes; True is any value; `tag` is its name, `cls` one of its classes."""
        for child in self.children:
            if child.fits(wanted):
                yield child
            yield from child.all(**wanted)

    def fits(self, wanted):
        for key, value in wanted.items():
            if key == "tag":
                found = value if self.tag == value else None
            elif key == "cls":
                found = value if value in (self.attributes.get("class") or "").split() else None
            else:
                found = self.attributes.get(key.replace("_", "-"))
            if found is None or (value is not True and found != value):
                return False
        return True

    def part(self, name):
        (found,) = self.all(data_part=name)
        return found

    @property
    def text(self):
        """All text in it, in order."""
        return " ".join("".join(part if isinstance(part, str) else f" {part.text} " for part in self.words).split())


class Markup(HTMLParser):
    """Markup as a tree; what does not close properly fails."""

    def __init__(self, text):
        super().__init__()
        self.root = self.here = Element("", {})
        self.feed(text)
        self.close()
        assert self.here is self.root

    def handle_starttag(self, tag, attributes):
        assert len(dict(attributes)) == len(attributes)
        element = Element(tag, dict(attributes), self.here)
        self.here.children.append(element)
        self.here.words.append(element)
        if tag not in VOID:
            self.here = element

    def handle_startendtag(self, tag, attributes):
        assert self.inside_svg(), f"<{tag}/> means nothing in HTML"
        self.here.children.append(Element(tag, dict(attributes), self.here))

    def handle_endtag(self, tag):
        assert self.here.tag == tag
        self.here = self.here.parent

    def handle_data(self, data):
        self.here.words.append(data)

    def inside_svg(self):
        here = self.here
        while here is not None and here.tag != "svg":
            here = here.parent
        return here is not None


def tree(text):
    return Markup(text).root


def played(seats, seed, plies, **options):
    """A game in which everybody acts by chance."""
    session = Session(PUGS_IN_MUGS, seats=seats, seed=seed, **options)
    bots = {seat: RandomBot(seed + seat) for seat in range(seats)}
    for _ in range(plies):
        action = session.wanted(bots)
        if action is None:
            break
        session.push(action)
    return session


def made_up(text):
    """A view in which every text that can come from outside is this one."""
    face = Face(text, text, text, text, text, text, text)
    odd = Face("k", text, "pug", text, "printed", "red", text)
    line = Line(text, (text,))
    zones = (
        ZoneView("deck", text, None, 3, None),
        ZoneView("pile", text, None, 5, (face, odd), ordered=True),
        ZoneView("supply", text, None, 2, (face, odd)),
        *(ZoneView(f"hand {seat}", text, seat, 2, (face, odd) if seat == 0 else None) for seat in range(2)),
        *(ZoneView(f"open {seat}", text, seat, 3, (face, odd)) for seat in range(2)),
    )
    return View(
        game=text,
        title=text,
        seat=0,
        names=(text, text),
        zones=zones,
        counters=(CounterView(text, text, None, text), CounterView(text, text, 1, text), CounterView("turn", text, None, text)),
        asked=(0,),
        question=line,
        choices=(
            Choice(text, text, text, text),
            Choice("0 go red", text, text, text),
            Choice("0 stop", text, text, text, interrupt=True),
        ),
        refused=(Choice(text, text, text, text),),
        someone=text,
        outcome=None,
        ending=None,
        log=(line,) * 20,
    )


def over(view):
    return replace(view, outcome=Outcome((1,), (3, 4), view.question.clauses), ending=view.question, question=None, asked=())


def no(text):
    """A refusal in which every text is this one."""
    reason = Refusal(text, text, text, text, (Action(0, "go", ("red",)),))
    return replace(reason, also=(reason,))


def clause(text):
    return Clause(text, text, text, "ruling", "play", text)


def many_choices():
    """A table of five with a long hand and everything to choose from."""
    return play("""
        seats: 5
        place: hand 0 = red*3 yellow*2 green blue plum gimme*2 dig surprise
        place: mugs 0 = red-mug
        place: mugs 1 = red-mug yellow-mug green-mug blue-mug
        place: mugs 4 = plum-mug
        place: discard = yellow*3 dig gimme surprise plum
        ---
        0 draw
    """).session
