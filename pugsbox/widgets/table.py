"""Table: any card game on one screen, for one person among bots or for several who hand the screen round."""

from __future__ import annotations

import random
from dataclasses import replace
from pathlib import Path
from typing import Any

from pugsbox.core.errors import PugsboxError, quoted
from pugsbox.core.session import Session
from pugsbox.core.views import View
from pugsbox.core.words import check_names
from pugsbox.draw.markup import Parts, tag
from pugsbox.draw.markup import words as text
from pugsbox.draw.places import is_market
from pugsbox.draw.table import cover_html, table_frame, table_html, table_parts
from pugsbox.games import bots_of, load_game
from pugsbox.widgets import setup
from pugsbox.widgets import table_words as words
from pugsbox.widgets.around import TableScreen
from pugsbox.widgets.base import IDS, NOTE
from pugsbox.widgets.controls import button, field, full_screen, no_action
from pugsbox.widgets.places import Places
from pugsbox.widgets.saves import HERE, Kept, load_named, save_named, saved_names

__all__ = ["Table"]

SEEDS = 10_000
"""Deals are numbered below this where no seed is given, so that a number can be told to somebody."""


class Table(TableScreen):
    """A card game on one screen: play, ask why not, take back, save, load, and go on after a restart.

    `game` is a name from `pugsbox.games`; `people` of the `seats` sit at this screen, the rest are bots: `bot` is one of those
    of `bots_of(game)`, else the first. The same `seed` deals the same cards; without one it is drawn by lot and shown. The
    `options` are the game's own. The game being played is kept in the file `keep`, one in the folder .pugsbox if none is named;
    None keeps nothing. Raises PugsboxError for a game, seats, people, names, bots or options that there are not.
    """

    def __init__(  # noqa: PLR0913 - the choices before a game are named, never counted
        self,
        game: str = "pugs_in_mugs",
        seats: int = 3,
        people: int = 1,
        *,
        seed: int | None = None,
        names: tuple[str, ...] = (),
        bot: str | None = None,
        keep: Path | str | None = "here",
        **options: object,
    ) -> None:
        self.game = load_game(game)
        known = tuple(bots_of(self.game.name))
        if bot is not None and bot not in known:
            raise PugsboxError(words.NO_SUCH_BOT.format(quoted(bot), " or ".join(known)))
        self.bot = known[0] if bot is None else bot
        self.names = (names,) if isinstance(names, str) else tuple(names)
        self.seats, self.people = seats, people
        self.options = {name: str(value).lower() for name, value in options.items()}
        self.kept = Kept(HERE / f"{self.game.name}.txt" if keep == "here" else None if keep is None else Path(keep))
        self.told = ""
        self.places = self._deal(random.randrange(SEEDS) if seed is None else seed)  # noqa: S311 - a game, no secret
        super().__init__()

    def _deal(self, seed: int) -> Places:
        """Return a new game with what is chosen. Raises PugsboxError if that does not go together."""
        names = self.names[: self.seats] if type(self.seats) is int else self.names
        session = Session(self.game, self.seats, seed, names, **self.options)
        if type(self.people) is not int or self.people not in range(1, self.seats + 1):
            raise PugsboxError(words.FEW_PEOPLE.format(quoted(self.people), self.seats))
        return Places(session, self.people, bots_of(self.game.name)[self.bot])

    def _sit(self, session: Session[Any], people: int) -> None:
        """Sit down to a game that was begun before."""
        if session.game is not self.game and self.kept.path is not None:
            self.kept = Kept(self.kept.path.with_name(f"{session.game.name}.txt"))
        self.game, self.seats = session.game, session.header.seats
        self.people = min(people, self.seats)
        self.options = dict(session.header.options)
        bots = bots_of(self.game.name)
        self.bot = self.bot if self.bot in bots else next(iter(bots))
        self.places = Places(session, self.people, bots[self.bot])

    @property
    def session(self) -> Session[Any]:
        """The game being played."""
        return self.places.session

    # ------------------------------------------------------------ acting

    def act(self, action: str) -> None:
        """Do an action of the game ("0 draw"), or "why 0 draw", "pick CARD", "go", "go all", "undo", "new", "resume".

        "unpick" puts cards back; "someone", "claim 1", "back" and "uncover" hand the screen round; "save NAME", "load NAME",
        "seats 3", "people 1", "bot NAME" and "option NAME VALUE" do what they say.
        """
        verb, _, rest = action.partition(" ")
        self.told = ""
        self.places.begin_anew()
        if verb.isdecimal():
            if self.places.take(action):
                self._keep()
            return
        match verb:
            case "why":
                self.told = "" if self.places.why(rest) else words.ALLOWED
            case "pick" | "unpick":
                self.places.pick(verb, rest)
            case "go" | "undo":
                self.places.undo() if verb == "undo" else self.places.go(on=rest == "all")
                self._keep()
            case "someone" | "claim" | "nobody" | "back" | "uncover":
                self._hand_round(verb, rest)
            case "new" | "resume" | "save" | "load":
                self._change(verb, rest)
            case "seats" | "people" | "bot" | "option":
                self._choose(verb, rest)
            case _:
                raise no_action(action)

    def _keep(self) -> None:
        """Keep the game as it stands."""
        self.told = self.kept.keep(self.session, len(self.places.people)) or self.told

    def _change(self, verb: str, name: str) -> None:
        """Save this game, or sit down to another one; the one that is left is offered."""
        left = self.session, len(self.places.people)
        match verb:
            case "save":
                self.told = words.SAVED.format(save_named(*left, name))
                return
            case "new":
                self.places = self._deal(random.randrange(SEEDS))  # noqa: S311 - a game, no secret
            case "load":
                session, people = load_named(name)
                self._sit(session, people or self.people)
                self.told = words.LOADED.format(session.ply)
            case _:
                self._sit(*self.kept.take())
        if verb != "resume" or self.kept.path is None or self.kept.problem:
            self.kept.set_down(*left)

    def _hand_round(self, verb: str, rest: str) -> None:
        """Hand the screen to somebody else, or ask who wants it."""
        places = self.places
        if verb == "uncover":
            places.uncover()
        elif verb == "someone":
            places.claiming = True
        elif verb == "claim" and rest in map(str, places.people):
            places.claim(int(rest))
            no = words.NOT_NOW if places.open else words.NO_CARD
            acts = places.cover is not None or places.also_asked or places.can_interrupt()
            self.told = "" if acts else no
        elif verb == "back":
            places.back()
        elif verb != "nobody":
            raise no_action(f"{verb} {rest}")

    def _choose(self, verb: str, rest: str) -> None:
        """Choose something for the next new game."""
        if verb == "option":
            name, _, value = rest.partition(" ")
            if name not in self.game.options or (read := self.game.options[name].read(value)) is None:
                raise no_action(f"option {rest}")
            self.options[name] = read
        elif verb == "bot" and rest in bots_of(self.game.name):
            self.bot = rest
        elif verb != "bot" and rest in map(str, self.game.seats if verb == "seats" else range(1, self.seats + 1)):
            setattr(self, verb, int(rest))
            self.people = min(self.people, self.seats)
            gone = [name for name, option in self.game.options.items() if option.of_seats]
            for name in gone:  # a seat that there is no more
                if self.options.get(name, "").isdecimal() and int(self.options[name]) >= self.seats:
                    del self.options[name]
        else:
            raise no_action(f"{verb} {rest}")
        self.told = words.NEXT_GAME

    # ------------------------------------------------------------ drawing

    def draw(self) -> str:
        """Return the screen."""
        parts = self.table_parts()
        frame = table_frame(parts, board=self.board(), near=NOTE, market=is_market(self.view()))
        return "".join([
            '<div data-part="offer"></div><div data-part="cover"></div>',
            tag("div", {"class": "pb-game", "data-part": "table"}, frame),
            tag("div", {"class": "pb-foot"},
                '<p class="pb-told" role="status" data-part="told"></p>',
                tag("div", {"class": "pb-bar"},
                    button("undo", words.UNDO, part="undo"),
                    button("new", words.NEW, part="new"),
                    '<span data-part="choosing" class="pb-choosing"></span>',
                    full_screen(),
                    '<span class="pb-count" data-part="deal"></span>',
                ),
                '<p class="pb-count" data-part="rules"></p>',
                self.key(),
                tag("details", {"class": "pb-fold"}, tag("summary", {}, text(words.FILES)),
                    field("save", words.SAVE, words.SAVE_DOES, words.EXAMPLE),
                    '<span data-part="saved"></span>',
                ),
                tag("details", {"class": "pb-fold"},
                    tag("summary", {}, text(words.HOUSE_RULES)),
                    '<div class="pb-options" data-part="options"></div>',
                ),
            ),
        ])  # fmt: skip

    def view(self) -> View:
        """Return the game as who looks at the screen sees it."""
        return self.places.view

    def table_parts(self) -> dict[str, dict[str, str | None]]:
        """Return what the parts of the table look like, as drawn for who looks."""
        places = self.places
        view = places.view
        if len(places.people) == 1 or places.cover is not None:  # nobody else is at the screen, or it is just being handed on
            view = replace(view, someone="")
        parts = table_parts(
            view,
            self.game.clauses,
            refusal=places.refusal,
            tried=places.tried,
            fresh=places.fresh,
            suffix=IDS,
            shared=len(places.people) > 1,
        )
        for place in ("ending", "question"):  # where one reads on when the button that was pressed is gone
            parts[place] |= {"tabindex": "-1", "data-rest": ""}
        if places.bots_asked:
            parts["choices"] = {"html": self._bots_act()}
        if places.claiming:
            parts["any-time"] = {"html": f"{parts['any-time']['html']}{self._who()}"}
        elif places.seat is not None and len(places.people) > 1 and places.seat not in places.asked:
            back = button("back", words.BACK.format(self._decides()), single=True)
            parts["choices"] = {"html": tag("div", {"class": "pb-acts"}, back)}
        elif places.also_asked:
            parts["choices"] = {"html": f"{parts['choices']['html']}{self._hand_over()}"}
        return parts

    def _decides(self) -> str:
        """Return who has to decide."""
        return words.list_of([self.session.names[seat] for seat in self.session.turn])

    def _hand_over(self) -> str:
        """Return the buttons that hand the screen to one of those who act at the same time."""
        names = self.session.names
        hand = (button(f"claim {seat}", names[seat], single=True) for seat in self.places.also_asked)
        begin = tag("span", {"class": "pb-begin", "aria-hidden": "true"}, text(words.HAND_OVER))
        buttons = tag("div", {"class": "pb-acts", "role": "group", "aria-label": words.HAND_OVER}, *hand)
        return tag("div", {"class": "pb-row"}, begin, buttons)

    def _bots_act(self) -> str:
        """Return the buttons that let bots act."""
        said = tag("p", {}, text(words.BOTS_ACT[len(self.session.turn) > 1].format(self._decides())))
        to = words.TO_END if set(self.places.people) <= set(self.places.view.out) else words.TO_ME
        go, on = button("go", words.GO_ON, "go", single=True), button("go all", to, "go-all", single=True)
        return said + tag("div", {"class": "pb-acts"}, go, on)

    def _who(self) -> str:
        """Return the question who wants to interrupt."""
        people = (button(f"claim {seat}", words.I_AM.format(self.session.names[seat])) for seat in self.places.people)
        nobody = button("nobody", words.NOBODY)
        return tag("h4", {}, text(words.WHO)) + tag("div", {"class": "pb-acts"}, *people, nobody)

    def parts(self) -> Parts:
        """Return what the screen looks like now."""
        places, covered = self.places, self.places.cover
        over = not self.session.turn
        unfair = places.why_no_undo()
        return {
            **self.table_parts(),
            "table": {"hidden": None if covered is None or self._open_below else "", "data-ply": str(self.session.ply)},
            "cover": {"html": "" if covered is None else self._cover(covered)},
            "offer": {"html": setup.offer(self.kept)},
            "told": {"text": self.told},
            "undo": {"aria-disabled": "true" if unfair else None, "title": unfair},
            "new": {"class": "pb-button pb-next" if over else "pb-button"},
            "deal": {"text": words.DEAL.format(self.session.header.seed)},
            "rules": {"text": setup.house_rules(self.game, dict(self.session.header.options))},
            "saved": {"html": setup.saved_games(saved_names())},
            "choosing": {"html": setup.players(self.game, self.seats, self.people, self.bot)},
            "options": {"html": setup.options(self.game, self.options, check_names(self.names[: self.seats], self.seats))},
        }

    def _cover(self, seat: int) -> str:
        """Return the cover for who gets the screen; who asked for it may give it back without seeing anything."""
        cover = cover_html(self.game.title, self.session.names[seat], standalone=False)
        give_back = tag("p", {"class": "pb-give-back"}, button("back", words.NOT_ME)) if self.places.claimed else ""
        if self._open_below:
            return tag("div", {"class": "pb-above"}, cover, give_back)
        return cover + NOTE + give_back  # the other note is covered

    @property
    def _open_below(self) -> bool:
        """Whether the table stays in view below a cover, as everybody may see it: a board shows how the last step ended."""
        return self.places.view.board is not None

    def still(self) -> dict[str, str]:
        """Return the table as a page of its own, for where no widget can be shown; with several people, nobody's hand."""
        return {"text/html": table_html(self._open_view(), self.game.clauses)}

    def _open_view(self) -> View:
        return self.places.view if len(self.places.people) == 1 else self.session.view(None)

    def __repr__(self) -> str:
        view = self._open_view()
        last = [line.text for line in view.log[-8:]]
        asked = view.question or view.ending
        return "\n".join([f"{self.game.title}, deal {self.session.header.seed}", *last, *([asked.text] if asked else [])])
