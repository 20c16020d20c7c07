"""What every screen of pugsbox can do: ask, answer, say what went wrong, and be read without a browser.

A `Screen` sends its markup once. Afterwards the front end sends the text of an action, and gets what the parts of the screen
now look like; the whole front end is `static/screen.js`, for all games. A screen of a game says how it is drawn, what its parts
look like, and what an action does.
"""

from __future__ import annotations

from collections.abc import Mapping
from html import escape
from pathlib import Path
from typing import Any, ClassVar

import anywidget
import traitlets

from pugsbox.core.errors import PugsboxError
from pugsbox.draw.markup import Parts
from pugsbox.draw.style import BOARD_CSS, TABLE_CSS, TOKENS_CSS
from pugsbox.widgets.words import LANGUAGE, NO_KERNEL, SURPRISE, TOO_LATE

__all__ = ["IDS", "NOTE", "Screen"]

STATIC = Path(__file__).parent / "static"
IDS = "-of-this-view"
"""How every id in the markup ends; each view puts an ending of its own there."""
NOTE = '<p class="pb-note" role="alert" data-part="note"></p>'
"""Where it is said what went wrong."""


class Screen(anywidget.AnyWidget):
    """A screen in a notebook. `press` does in Python what a click does on the screen."""

    strict: ClassVar[bool] = False
    """Whether a mistake of ours is raised, as tests want it, and not only said on the screen and logged."""

    _esm = (STATIC / "screen.js").read_text(encoding="utf-8")
    _css = "".join(sheet.read_text(encoding="utf-8") for sheet in (TOKENS_CSS, BOARD_CSS, TABLE_CSS, STATIC / "screen.css"))

    markup = traitlets.Unicode().tag(sync=True)
    ids = traitlets.Unicode(IDS).tag(sync=True)
    asked = traitlets.Dict().tag(sync=True)
    """The last question: its `number`, counting up, the number of the answer `seen` before it, and the `action`. Replaced,
    never changed in place."""
    answer = traitlets.Dict().tag(sync=True)
    """The last answer: the `number` of its question, and all `parts` of the screen. Replaced, never changed in place."""

    def __init__(self) -> None:
        nothing = {"number": 0, "seen": 0, "action": ""}
        self._drawn = self.sheet()
        super().__init__(markup=self.framed(), asked=nothing, answer={"number": 0, "parts": {**self.parts(), **said("")}})
        self.observe(self._hear, "asked")

    def draw(self) -> str:
        """Return the screen as HTML, `NOTE` in it; whatever comes from data is escaped."""
        raise NotImplementedError

    def parts(self) -> Parts:
        """Return what the parts of the screen look like now."""
        raise NotImplementedError

    def sheet(self) -> object:
        """Return what the markup was made for: with another one it is sent anew, as for a game with another board."""
        return None

    def act(self, action: str) -> None:
        """Do what an action asks, or nothing at all. Raises PugsboxError, in words for the user, for what cannot be done."""
        raise NotImplementedError

    def still(self) -> Mapping[str, str]:
        """Return the screen as a picture or a page, by its media type, for where no widget can be shown."""
        raise NotImplementedError

    def framed(self) -> str:
        """Return the markup with its frame: what is the same on all screens."""
        return f'<div class="pb pb-screen" lang="{LANGUAGE}" data-no-kernel="{escape(NO_KERNEL)}">{self.draw()}</div>'

    def press(self, action: str) -> None:
        """Do an action as if it had been clicked. Raises PugsboxError for what cannot be done, after the screen has said so."""
        self._take(action, self.answer["number"] + 1)

    def _hear(self, change: Mapping[str, Any]) -> None:
        """Take a question from the front end. What goes wrong is said on the screen; a mistake of ours is logged, too."""
        asked = change["new"]
        number, seen, action = asked.get("number"), asked.get("seen"), asked.get("action")
        if type(number) is not int or type(action) is not str:
            return  # no front end of ours asks like that
        try:
            if seen != self.answer["number"]:
                self._reply(number, self.answer["parts"], TOO_LATE)
            else:
                self._take(action, number)
        except PugsboxError:
            pass
        except Exception:
            if self.strict:
                raise
            self.log.exception("%s could not do %r", type(self).__name__, action)

    def _take(self, action: str, number: int) -> None:
        """Do an action and answer it; what goes wrong is said on the screen first, and then raised."""
        try:
            try:
                self.act(action)
            finally:
                parts = self.parts()
                if self.sheet() != self._drawn:
                    self._drawn = self.sheet()
                    self.markup = self.framed()
        except PugsboxError as error:
            self._reply(number, parts, str(error))
            raise
        except Exception as error:
            self._reply(number, self.answer["parts"], SURPRISE.format(f"{type(error).__name__}: {error}"))
            raise
        self._reply(number, parts, "")

    def _reply(self, number: int, parts: Parts, note: str) -> None:
        """Answer a question, with a note if something went wrong."""
        self.answer = {"number": number, "parts": {**parts, **said(note)}}

    def _repr_mimebundle_(self, **options: Any) -> tuple[dict[str, Any], dict[str, Any]]:
        """Return the widget, and beside it a picture and a text for where there is no kernel."""
        bundle = super()._repr_mimebundle_(**options)
        data, about = bundle if isinstance(bundle, tuple) else (bundle or {}, {})
        return {**data, **self.still(), "text/plain": repr(self)}, about


def said(note: str) -> dict[str, dict[str, str | None]]:
    """Return the part that says what went wrong; "" for nothing."""
    return {"note": {"text": note}}
