"""What is chosen before a game: how many play, how many of them are people, the game's own options; and which game to load."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from pugsbox.core.game import Game, Option
from pugsbox.draw.markup import tag
from pugsbox.draw.markup import words as text
from pugsbox.games import bots_of
from pugsbox.widgets import table_words as words
from pugsbox.widgets.controls import button, choice
from pugsbox.widgets.saves import Kept

__all__ = ["house_rules", "offer", "options", "players", "saved_games"]


def players(game: Game[Any], seats: int, people: int, bot: str) -> str:
    """Return the choices of how many play, how many of them at this screen, and how the others play, if there are any."""
    all_seats = {str(n): str(n) for n in game.seats}
    all_people = {str(n): str(n) for n in range(1, seats + 1)}
    bots = {name: words.BOTS.get(name, words.PLAYS_AS.format(name.replace("_", " "))) for name in bots_of(game.name)}
    return "".join([
        chosen("seats", words.SEATS, all_seats, str(seats)),
        chosen("people", words.PEOPLE, all_people, str(people)),
        chosen("bot", words.BOTS_PLAY, bots, bot) if people < seats else "",
    ])  # fmt: skip


def options(game: Game[Any], given: Mapping[str, str], names: Sequence[str]) -> str:
    """Return the choices of the game's own options, for players of these names."""
    return "".join(
        several(name, option, given.get(name, option.default))
        if option.several
        else chosen(f"option {name}", option.says, values(option, names), given.get(name, option.default))
        for name, option in game.options.items()
    )


def several(name: str, option: Option, value: str) -> str:
    """Return an option of several values: a button for each, pressed if it is chosen, and one for none and for all."""
    none, all_, *parts = option.values
    now = parts if value == all_ else value.split("+")
    ways = [button(f"option {name} {way}", said(option, way)) for way in (none, all_)]
    for part in parts:
        after = [other for other in parts if (other in now) != (other == part)]
        pressed = {"type": "button", "class": "pb-button", "data-action": f"option {name} {'+'.join(after) or none}"}
        ways.append(tag("button", {**pressed, "aria-pressed": str(part in now).lower()}, text(said(option, part))))
    return tag("div", {"class": "pb-field pb-several", "role": "group", "aria-label": option.says},
        tag("span", {}, text(option.says)), tag("span", {}, *ways))  # fmt: skip


def values(option: Option, names: Sequence[str]) -> dict[str, str]:
    """Return the values of an option in words; those that are seats, as far as somebody will sit there."""
    seats = [value for value in option.values if option.of_seats and value.isdecimal()]
    return {
        value: names[int(value)] if value in seats else said(option, value)
        for value in option.values
        if value not in seats or int(value) < len(names)
    }


def said(option: Option, value: str) -> str:
    """Return a value of an option in words; one stands alone only where it could be one a player."""
    known = words.VALUES if "players" in option.values else words.VALUES | {"1": "1"}
    return known.get(value, value.replace("_", " ").replace("-", " "))


def chosen_values(option: Option, value: str) -> str:
    """Return what was chosen of an option, in words."""
    return ", ".join(said(option, part) for part in value.split("+"))


def house_rules(game: Game[Any], given: Mapping[str, str]) -> str:
    """Return which options of a game are not as usual; "" if all are."""
    changed = [
        f"{option.says.removesuffix('.')}: {chosen_values(option, given[name])}."
        for name, option in game.options.items()
        if given.get(name, option.default) != option.default and not option.of_seats
    ]
    return words.RULES_HERE.format(" ".join(changed)) if changed else ""


def offer(kept: Kept) -> str:
    """Return the offer to go on with an earlier game, or why it cannot be read."""
    problem = tag("p", {"class": "pb-offer"}, text(kept.problem)) if kept.problem else ""
    if kept.offer is None:
        return problem
    who = words.list_of([kept.offer.names[seat] for seat in kept.offer.turn])
    told = tag("span", {}, text(words.OFFER.format(kept.offer.ply, who)))
    return problem + tag("p", {"class": "pb-offer"}, told, " ", button("resume", words.TAKE_OFFER))


def saved_games(names: Sequence[str]) -> str:
    """Return the list of the games saved here, to load one."""
    return choice("load", words.LOAD, {"": words.LOAD_WHICH} | {name: name for name in names}) if names else ""


def chosen(action: str, says: str, found: Mapping[str, str], value: str) -> str:
    """Return a list to choose from with its choice made."""
    return choice(action, says, found).replace(f'<option value="{value}">', f'<option value="{value}" selected="">', 1)
