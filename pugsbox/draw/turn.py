"""What is asked, what can be done, what cannot and why, and how the game ended."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from pugsbox.core.actions import Refusal
from pugsbox.core.errors import quoted
from pugsbox.core.views import Choice, View
from pugsbox.draw import table_words as say
from pugsbox.draw.cards import swatch
from pugsbox.draw.chips import Clauses, chips
from pugsbox.draw.markup import plain, tag, words
from pugsbox.draw.places import name_token, on_turn
from pugsbox.draw.touch import at_cards, on_table

__all__ = ["any_time", "attempt", "button", "choices", "ending", "question", "refusal", "whose", "why_not"]


MANY = 12
"""More actions than this that begin alike are a list: so many buttons would hide the rest."""


def whose(view: View, *, shared: bool = False) -> str:
    """Return whose turn it is, in a word or two; where several look at once, by name."""
    if view.outcome:
        return say.GAME_OVER
    seat = on_turn(view)
    if shared and view.seat is not None and view.seat in view.asked:
        return (say.your_turn if seat == view.seat else say.you_decide)(plain(view.names[view.seat]))
    if seat is None:
        return ""
    return say.YOUR_TURN if seat == view.seat and not shared else say.turn_of(plain(view.names[seat]))


def question(view: View, *, shared: bool = False) -> str:
    """Return what is asked, and whom, where several look at once; for who is not asked, that there is nothing to decide."""
    if view.question is None:
        return ""
    name = "" if view.seat is None or not shared else plain(view.names[view.seat])
    who = tag("b", {"class": "pb-who"}, name_token(name, own=True), words(name)) if name else ""
    asked = tag("h3", {}, words(plain(view.question.text)))
    wait = say.YOU_ARE_OUT if view.seat in view.out else say.WAIT
    waits = view.seat is not None and view.seat not in view.asked
    where = wait if waits else say.ON_BOARD if view.board and view.board.click else ""
    return who + asked + (tag("p", {"class": "pb-soft"}, words(where)) if where else "")


# ---------------------------------------------------------------- buttons


def button(action: str, says: str, label: str | None = None, *, kind: str = "") -> str:
    """Return a button that sends an action. If the action names a colour last, the button shows it."""
    once = None if action.startswith("why ") else ""  # a double click is one action
    pressed = {
        "type": "button",
        "class": f"pb-button pb-act{kind}",
        "data-action": action,
        "data-single": once,
        "aria-label": label,
    }
    return tag("button", pressed, swatch(action.rpartition(" ")[2]), words(plain(says)))


def rows(found: Iterable[Choice], *, why: bool = False, single: bool = True) -> str:
    """Return choices as buttons; those that begin alike stand in one row behind their beginning.

    A `single` choice, with nothing to be put together beside it, is the thing to do.
    """
    all_of_them = tuple(found)
    if why:
        return "".join(
            (many if len(those) > MANY else row)(name, those, "why ", " pb-quiet") for name, those in alike(all_of_them)
        )
    kind = " pb-main" if len(all_of_them) == 1 and single else ""
    return "".join((many if len(those) > MANY else row)(name, those, "", kind) for name, those in alike(all_of_them))


def alike(found: Iterable[Choice]) -> Iterable[tuple[str, list[Choice]]]:
    """Return choices by how they begin, in the order in which they come."""
    by_row: dict[str, list[Choice]] = {}
    for choice in found:
        by_row.setdefault(choice.row, []).append(choice)
    return by_row.items()


def row(name: str, found: list[Choice], verb: str, kind: str) -> str:
    """Return a row of buttons."""
    said = plain(name)
    those = (button(f"{verb}{choice.action}", choice.button + choice.note, plain(choice.label), kind=kind) for choice in found)
    buttons = tag("div", {"class": "pb-acts", "role": "group", "aria-label": said or None}, *those)
    return tag("div", {"class": "pb-row"}, tag("span", {"class": "pb-begin", "aria-hidden": "true"}, words(said)), buttons)


def many(name: str, found: list[Choice], verb: str, kind: str) -> str:
    """Return a row of very many as a list to choose from; the front end puts what is chosen behind what the list does."""
    begin = f"{found[0].action.rpartition(' ')[0]} "
    if not all(choice.action.startswith(begin) for choice in found):
        return row(name, found, verb, kind)
    options = [tag("option", {"value": ""}, words(say.WHICH))]
    options += [
        tag("option", {"value": choice.action.removeprefix(begin)}, words(plain(choice.button + choice.note)))
        for choice in found
    ]
    picked = tag("select", {"data-action": f"{verb}{begin.strip()}"}, *options)
    return tag("label", {"class": "pb-row pb-many"}, tag("span", {"class": "pb-begin"}, words(plain(name))), picked)


def elsewhere(view: View, found: Iterable[Choice]) -> Iterator[Choice]:
    """Give the choices that are not made by a click on the board, nor by putting cards together."""
    click = f"{view.board.click} " if view.board and view.board.click else None
    build = f"{view.seat} {view.building.verb} " if view.building else None
    begins = tuple(filter(None, (click, build)))
    return (choice for choice in found if not choice.action.startswith(begins))


def choices(view: View) -> str:
    """Return all that can be done, but for clicks on the board, what is done at a card, and what may be done at any time."""
    cards = at_cards(view)
    found = [choice for choice in elsewhere(view, view.choices) if not choice.interrupt]
    left = [choice for choice in found if choice.action not in cards]
    return (look() if on_table(view) else "") + rows(left, single=view.building is None and len(left) == len(found))


def look() -> str:
    """Return the button that goes to the first card of the table at which something can be done: it may be out of view."""
    pressed = {"type": "button", "class": "pb-button pb-quiet", "data-look": ".pb-mat .pb-touch"}
    return tag("div", {"class": "pb-look"}, tag("button", pressed, words(say.LOOK)))


def any_time(view: View) -> str:
    """Return what may be done at any time, by anybody: it looks the same whatever hands hold, but for one's own choices."""
    own = [choice for choice in elsewhere(view, view.choices) if choice.interrupt]
    if view.outcome or not (view.someone or own):
        return ""
    head = tag("h4", {}, words(say.ANY_TIME))
    said = plain(view.someone)
    claim = tag("div", {"class": "pb-row"}, button("someone", said, kind=" pb-quiet")) if said else ""
    return head + "".join(row(name, those, "", "") for name, those in alike(own)) + claim


def why_not(view: View) -> str:
    """Return what cannot be done now, to ask why; it unfolds."""
    refused = tuple(elsewhere(view, view.refused))
    if view.outcome or not refused:
        return ""
    return tag("details", {"class": "pb-fold"}, tag("summary", {}, words(say.WHY_NOT)), rows(refused, why=True))


# ---------------------------------------------------------------- refused


def attempt(view: View, tried: str, called: str) -> str:
    """Return what was tried, in words: those of its button, those that it is `called`, or as it was sent."""
    labels = {choice.action: choice.label for choice in (*view.refused, *view.choices)}
    return tried and (labels.get(tried) or called or quoted(tried))


def refusal(view: View, no: Refusal | None, tried: str, clauses: Clauses, suffix: str) -> str:
    """Return why what was `tried`, in words, was refused: every reason with its clause, then what can be done instead."""
    if no is None:
        return ""
    head = f"{say.REFUSED}: {tried}" if tried else say.REFUSED
    reasons = (tag("li", {}, reason(one, clauses, suffix)) for one in no.reasons)
    return tag("h4", {}, words(plain(head))) + tag("ul", {}, *reasons) + instead(view, no)


def reason(no: Refusal, clauses: Clauses, suffix: str) -> str:
    """Return one reason: the sentence, what was expected, what was found, and the rule itself."""
    known = [(say.expected, no.expected), (say.actual, no.actual)]
    facts = (tag("span", {"class": "pb-fact"}, words(plain(called(fact)))) for called, fact in known if fact)
    rule = clauses.get(no.clause)
    quoted = tag("p", {"class": "pb-sentence"}, words(plain(rule.says))) if rule else ""
    said = tag("p", {}, words(plain(no.message)), " ", chips((no.clause,), clauses, suffix))
    return said + tag("p", {}, *facts, "") + quoted


def instead(view: View, no: Refusal) -> str:
    """Return the actions that are legal instead, as buttons."""
    wanted = {action for one in no.reasons for action in map(str, one.alternatives)}
    found = [choice for choice in view.choices if choice.action in wanted]
    buttons = (button(choice.action, choice.label) for choice in found)
    return tag("div", {"class": "pb-acts"}, tag("span", {}, words(say.INSTEAD)), *buttons) if found else ""


# ---------------------------------------------------------------- the end


def ending(view: View, clauses: Clauses, suffix: str) -> str:
    """Return how the game ended, and the score of every seat; nothing while it goes on."""
    if not view.outcome:
        return ""
    said = tag("h3", {}, words(plain(view.ending.text if view.ending else say.GAME_OVER)))
    places = (standing(view, seat, score) for seat, score in enumerate(view.outcome.scores))
    why = chips(view.outcome.clauses, clauses, suffix)
    return said + tag("ul", {"class": "pb-scores", "aria-label": say.RESULT}, *places) + tag("p", {}, why)


def standing(view: View, seat: int, score: int) -> str:
    """Return a player's score."""
    won = view.outcome is not None and seat in view.outcome.winners
    name = plain(view.names[seat])
    mark = tag("span", {"class": "pb-mark"}, words(say.WINNER)) if won else ""
    number = tag("span", {}, words(plain(view.scored) or say.SCORE), " ", tag("b", {"class": "pb-num"}, str(score)))
    return tag(
        "li", {"class": "pb-won" if won else None}, name_token(name, own=seat == view.seat), words(name), " ", number, mark
    )
