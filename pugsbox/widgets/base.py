"""What every screen of pugsbox can do: ask, answer, say what went wrong, and be read without a browser.

A `Screen` sends its markup once. Afterwards the front end sends the text of an action, and gets what the parts of the screen
now look like; the whole front end is `static/screen.js`, for all games. A screen of a game says how it is drawn, what its parts
look like, and what an action does.
"""

from __future__ import annotations

from collections.abc import Mapping
from html import escape
from importlib.resources import files
from typing import Any, ClassVar

import anywidget
import traitlets

from pugsbox.core.errors import PugsboxError
from pugsbox.draw.markup import Parts
from pugsbox.draw.style import BOARD_CSS, TOKENS_CSS

__all__ = ["Screen"]

STATIC = files("pugsbox.widgets") / "static"
IDS = "-of-this-view"
NO_KERNEL = "No kernel answers: choose Run, then Run All Cells, to bring this screen to life."
SURPRISE = "This is a mistake of pugsbox, not yours: {}. What you did last was not done; everything else is as it was."


class Screen(anywidget.AnyWidget):
    """A screen in a notebook. `press` does in Python what a click does on the screen."""

    strict: ClassVar[bool] = False
    """Whether a mistake of ours is raised, as tests want it, and not only said on the screen."""

    _esm = (STATIC / "screen.js").read_text(encoding="utf-8")
    _css = "".join(sheet.read_text(encoding="utf-8") for sheet in (TOKENS_CSS, BOARD_CSS, STATIC / "screen.css"))

    markup = traitlets.Unicode().tag(sync=True)
    ids = traitlets.Unicode(IDS).tag(sync=True)
    """How every id in the markup ends; each view puts an ending of its own there."""
    asked = traitlets.Dict().tag(sync=True)
    """The last question: `number`, counting up, and `action`. Replaced, never changed in place."""
    answer = traitlets.Dict().tag(sync=True)
    """The last answer: the `number` of its question, and `parts`."""

    def __init__(self) -> None:
        nothing = {"number": 0, "action": ""}
        super().__init__(markup=self.framed(), asked=nothing, answer={"number": 0, "parts": {**self.parts(), **said("")}})
        self.observe(self.hear, "asked")

    def draw(self) -> str:
        """Return the screen as HTML; whatever comes from data is escaped."""
        raise NotImplementedError

    def parts(self) -> Parts:
        """Return what the parts of the screen look like now."""
        raise NotImplementedError

    def act(self, action: str) -> None:
        """Do what an action asks. Raises PugsboxError, in words for the user, for what cannot be done."""
        raise NotImplementedError

    def picture(self) -> str:
        """Return the screen as an SVG, for where no widget can be shown."""
        raise NotImplementedError

    def framed(self) -> str:
        """Return the markup with its frame: what is the same on all screens."""
        return (
            f'<div class="pb pb-screen" data-no-kernel="{escape(NO_KERNEL)}">{self.draw()}'
            '<p class="pb-note" role="alert" data-part="note"></p></div>'
        )

    def press(self, action: str) -> None:
        """Do an action as if it had been clicked. Raises PugsboxError for what cannot be done, after the screen has said so."""
        self.take(action, self.asked["number"] + 1)

    def hear(self, change: Mapping[str, Any]) -> None:
        """Take a question from the front end. A user's mistake is said on the screen, and so is ours, unless we are strict."""
        try:
            self.take(str(change["new"].get("action", "")), change["new"].get("number", 0))
        except PugsboxError:
            pass
        except Exception:
            if self.strict:
                raise

    def take(self, action: str, number: int) -> None:
        """Do an action and answer it; what goes wrong is said on the screen first, and then raised."""
        note = ""
        try:
            self.act(action)
        except PugsboxError as error:
            note = str(error)
            raise
        except Exception as error:
            note = SURPRISE.format(f"{type(error).__name__}: {error}")
            raise
        finally:
            self.answer = {"number": number, "parts": {**self.parts(), **said(note)}}

    def _repr_mimebundle_(self, **options: Any) -> tuple[dict[str, Any], dict[str, Any]]:
        """Return the widget, and beside it an SVG and a text for where there is no kernel."""
        bundle = super()._repr_mimebundle_(**options)
        data, about = bundle if isinstance(bundle, tuple) else (bundle or {}, {})
        return {**data, "image/svg+xml": self.picture(), "text/plain": repr(self)}, about


def said(note: str) -> dict[str, dict[str, str | None]]:
    """Return the part that says what went wrong; "" for nothing."""
    return {"note": {"text": note}}
