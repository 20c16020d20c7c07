"""A scene as a lesson: it tells, stops where the learner must move or answer, and goes forward and back."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from typing import Any

from pugsbox.core.actions import Action, Refusal
from pugsbox.core.errors import PugsboxError
from pugsbox.core.record import Entry, LoadGame, Record
from pugsbox.core.session import Session

__all__ = ["Page", "Walkthrough", "pages_of"]


NUMBERS = {"zero": "0", "one": "1", "two": "2", "three": "3", "four": "4", "five": "5", "six": "6", "seven": "7"}
NUMBERS |= {"none": "0", "nothing": "0", "nope": "no", "yep": "yes"}
"""Other words for an answer."""
LONGEST_ANSWER = 8  # words


@dataclass(frozen=True)
class Page:
    """What is told, and then what happens: `beat` is the line that ends the page, None on the last one.

    Its mark says what it is: "" an action that is shown, "?" a move to find, "?=" a question, "!" an attempt that is refused.
    `wants` is the move or the question in words, `right` the actions or answers that are right, the model first. `then` are
    actions about which nothing is told: they follow by themselves.
    """

    tells: tuple[str, ...]
    beat: Entry | None = None
    wants: str = ""
    right: tuple[str, ...] = ()
    then: tuple[str, ...] = ()


def pages_of(record: Record) -> tuple[Page, ...]:
    """Return the pages of a scene. Checks and comments are for tests, not for learners."""
    pages: list[Page] = []
    tells: list[str] = []
    wants = ""
    for entry in record.entries:
        match entry.mark:
            case "##":
                tells.append(entry.text)
            case "?":
                wants = entry.text
            case "|":
                pages[-1] = replace(pages[-1], right=(*pages[-1].right, entry.text))
            case "" if pages and not tells and not wants:
                pages[-1] = replace(pages[-1], then=(*pages[-1].then, entry.text))
            case "" | "!" | "?=":
                pages.append(_page(tells, entry, wants))
                tells, wants = [], ""
            case _:
                pass
    return (*pages, Page(tuple(tells)))


def _page(tells: list[str], entry: Entry, wants: str) -> Page:
    if entry.mark == "?=":
        question, _, answers = entry.text.partition("::")
        return Page(tuple(tells), entry, question.strip(), tuple(answer.strip() for answer in answers.split("|")))
    if entry.mark == "" and wants:
        return Page(tuple(tells), entry._replace(mark="?"), wants, (entry.text,))
    return Page(tuple(tells), entry, "", (entry.text,))


class Walkthrough:
    r"""A learner's way through a scene.

    `at` is the page shown, from 0; `done` those whose beat is done, with the action that was taken there ("" for an answer).
    The table of a page stands as it is before its beat.

    >>> from pathlib import Path
    >>> from pugsbox.core.record import read_record
    >>> from pugsbox.games import load_game
    >>> text = "game: pugs_in_mugs\nseats: 2\nset: turn = 0\nplace: hand 0 = red*3\n---\n"
    >>> text += "## Three of a colour!\n? Get the Mug.\n0 exchange red\n## Well done.\n"
    >>> walk = Walkthrough(read_record(text, load_game), load_game)
    >>> walk.page.wants, walk.may_go_on
    ('Get the Mug.', False)
    >>> walk.move("0 draw"), walk.move("0 exchange red"), walk.page.tells
    (False, True, ('Well done.',))
    """

    def __init__(self, record: Record, load_game: LoadGame) -> None:
        self.record = record
        self.load_game = load_game
        self.pages = pages_of(record)
        self.at = 0
        self.done: dict[int, str] = {}
        self.refusal: Refusal | None = None
        self.tried = ""
        self.session: Session[Any] = Session.of(record, load_game)

    @property
    def page(self) -> Page:
        """The page that is shown."""
        return self.pages[self.at]

    @property
    def over(self) -> bool:
        """Whether the last page is shown."""
        return self.page.beat is None

    @property
    def seat(self) -> int:
        """The learner's seat: that of the first move to find."""
        moves = [page.right[0] for page in self.pages if page.beat and page.beat.mark == "?"]
        return self.session.read(moves[0]).seat if moves else 0

    @property
    def may_go_on(self) -> bool:
        """Whether the lesson goes on without the learner's doing."""
        return self.page.beat is not None and (self.page.beat.mark == "" or self.at in self.done)

    def taken_before(self) -> Action:
        """Return the action that was taken on the page before this one."""
        return self.session.read(self.done[self.at - 1])

    # ------------------------------------------------------------ going on

    def forward(self) -> None:
        """Go to the next page; what happens on this one, happens. Raises PugsboxError if the learner comes first."""
        if not self.may_go_on:
            raise PugsboxError("This is the last page." if self.over else "First it is your turn to do something.")
        if self.page.beat and self.page.beat.mark == "":
            self._do(self.page.right[0])
        else:
            self._turn_to(self.at + 1)

    def back(self) -> None:
        """Go to the page before. Raises PugsboxError on the first."""
        if self.at == 0:
            raise PugsboxError("This is the first page.")
        self._turn_to(self.at - 1)

    def _do(self, action: str) -> None:
        """Let an action happen on this page, and go on; if it is another one than before, what came after that is undone."""
        done = {number: taken for number, taken in self.done.items() if number < self.at or self.done.get(self.at) == action}
        session = self._played([*(done.get(number, "") for number in range(self.at)), action])
        self.done = done | {self.at: action}
        self.session, self.at, self.refusal, self.tried = session, self.at + 1, None, ""

    def _turn_to(self, at: int) -> None:
        """Show a page: everything done on those before it happens again."""
        self.session = self._played([self.done.get(number, "") for number in range(at)])
        self.at, self.refusal, self.tried = at, None, ""

    def _played(self, actions: list[str]) -> Session[Any]:
        """Return the game after the first pages, on which these actions are taken; "" is none."""
        session = Session.of(self.record, self.load_game)
        for page, action in zip(self.pages, actions, strict=False):
            for taken in (action, *page.then):
                if taken:
                    session.push(taken)
        return session

    def _leads_on(self, action: str) -> bool:
        """Whether the rest of the lesson is possible after an action on this page."""
        rest = [page.right[0] if page.beat and page.beat.mark in ("", "?") else "" for page in self.pages[self.at + 1 :]]
        try:
            self._played([*(self.done.get(number, "") for number in range(self.at)), action, *rest])
        except PugsboxError:
            return False
        return True

    # ------------------------------------------------------------ the learner

    def move(self, action: str) -> bool:
        """Try an action as the move that is wanted; return whether it is right, and go on then.

        Where the rest of the lesson could not follow upon it, the lesson goes on with the model.
        A refused one leaves its refusal; one that is allowed but not wanted changes nothing. Raises PugsboxError for a line
        that is no action, and where no move is wanted.
        """
        beat = self.page.beat
        if beat is None or beat.mark != "?":
            raise PugsboxError("No move is wanted here.")
        wanted, right = self.session.read(action), map(self.session.read, self.page.right)
        if wanted in set(right):
            self._do(action if self._leads_on(action) else self.page.right[0])
            return True
        self.refusal, self.tried = self.session.check(wanted), action
        return False

    def why(self, action: str) -> bool:
        """Ask why an action is refused; return whether it is."""
        self.refusal, self.tried = self.session.check(action), action
        return self.refusal is not None

    def attempt(self) -> Action:
        """Make the attempt of this page, which is refused. Raises PugsboxError if there is none."""
        beat = self.page.beat
        if beat is None or beat.mark != "!":
            raise PugsboxError("Nothing is to be tried here.")
        action = self.session.read(beat.text)
        self.refusal, self.tried = self.session.check(action), beat.text
        if self.refusal is None:
            raise self.record.wrong(beat.line, f"{action} is legal; expected that it is refused.")
        self.done[self.at] = ""
        return action

    def answer(self, text: str) -> bool:
        """Answer the question of this page; return whether that is right. Raises PugsboxError if there is no question."""
        beat = self.page.beat
        if beat is None or beat.mark != "?=":
            raise PugsboxError("No question is asked here.")
        said, right = self._words(text), set().union(*map(self._words, self.page.right))
        guesses = {word for word in said if word.isdecimal() or word in ("yes", "no", "not")}
        if not said & right or not guesses <= right or len(text.split()) > LONGEST_ANSWER:
            return False
        self.done[self.at] = ""
        return True

    def _words(self, text: str) -> set[str]:
        """The words of an answer, numbers as digits and the game's own words as it uses them: "Five." is 5, stripes are red.

        Who answers may say "me" instead of a name.
        """
        name = self.session.names[self.seat].casefold()
        words = re.findall(r"\w+", re.sub(r"\b(me|myself)\b", lambda _: name, text.casefold()))
        return {self.session.read(f"0 say {NUMBERS.get(word, word)}").args[0] for word in words}

    def show(self) -> str:
        """Show what is right, do it, and return it. Raises PugsboxError if nothing is asked."""
        beat = self.page.beat
        if beat is None or beat.mark == "":
            raise PugsboxError("Nothing is asked here.")
        shown = self.page.right[0]
        if beat.mark == "?":
            self.move(shown)
        elif beat.mark == "?=":
            self.answer(shown)
        else:
            self.attempt()
        return shown
