"""What lies on a board and what is thought about it: which attributes of which part say so?"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from pugsbox.draw.bubble import bubble
from pugsbox.draw.kinds import GOAL, LAST, START, DrawnBoard
from pugsbox.draw.layout import Layout
from pugsbox.draw.markup import Parts, move, plain, short
from pugsbox.draw.words import CROSSED, HINTED, REACHED, RIGHT, SELECTED, WRONG, at_hand, goal_name, professor

__all__ = ["BLACK", "PITCH", "WHITE", "Marks", "changing"]

WHITE, BLACK = 15, 10  # stones in the box
PITCH = 20  # from stone to stone
STEPS = (0.05, 0.12, 0.2, 0.4)
"""From these chances on a space is hotter by one step."""


@dataclass(frozen=True)
class Marks:
    """What lies on a board and what is thought about it. Numbers of no space are passed over."""

    right: tuple[int, ...] = ()
    """White stones, on spaces 1 to 26; 27 is the goal, reached."""
    wrong: frozenset[int] = frozenset()
    """Black stones, on spaces 1 to 26; 27 is the goal, named too early."""
    selected: int | None = None
    hinted: frozenset[int] = frozenset()
    crossed: frozenset[int] = frozenset()
    """What somebody has crossed out; 27 is the goal."""
    chances: Mapping[int, float] = field(default_factory=dict)
    """How likely each space is the next, above 0 to 1; 27 is the goal."""
    figure: int = START
    """Where the Professor stands, 0 to 27."""
    say: str = ""
    """What he says; any text, shown in at most three short lines."""
    click: str = "step"
    """A click on a space sends this and the space: "step 7", "step goal". "" if spaces are only to be looked at."""


def changing(board: DrawnBoard, marks: Marks, layout: Layout) -> Parts:
    """Return the attributes of every part that marks can change, by the name of the part."""
    parts: dict[str, Mapping[str, str | None]] = {}
    for s in board.spaces:
        parts[f"space-{s.number}"] = state(s.number, str(s), f"pb-sp pb-a-{plain(s.area)} pb-c-{plain(s.colour)}", marks)
    parts[f"space-{GOAL}"] = state(GOAL, goal_name(board.goal), "pb-sp pb-goal", marks)
    for n in range(1, GOAL + 1):
        parts[f"chance-{n}"] = {"text": percent(marks.chances.get(n, 0))}
    said = plain(marks.say)
    here = min(max(marks.figure, START), GOAL)
    parts["figure"] = {"transform": move(*layout.standing[here]), "aria-label": professor(here, said)}
    return (
        parts | bubble(said, layout.standing[here], layout.size, layout.house, 1.5 if layout.narrow else 1) | at_hand_now(marks)
    )


def state(number: int, name: str, kind: str, marks: Marks) -> dict[str, str | None]:
    """Return the attributes of one space, or of the goal."""
    heat, chance = warmth(marks.chances.get(number, 0)), percent(marks.chances.get(number, 0))
    now = dict(states(number, marks))
    return {
        "class": " ".join([kind, *(f"pb-is-{word}" for word in now), f"pb-heat-{heat}"]),
        "data-state": " ".join(now) or None,
        "data-heat": str(heat) if heat else None,
        "aria-label": plain("; ".join([name, *now.values(), *([chance] if chance else [])])),
        "data-action": f"{marks.click} {'goal' if number == GOAL else number}" if marks.click else None,
        "role": "button" if marks.click else "img",
    }


def states(number: int, marks: Marks) -> Iterator[tuple[str, str]]:
    """Yield the states of a space, as a class is named and as it is said. One space never bears two stones."""
    if number in marks.right:
        yield "right", RIGHT if number <= LAST else REACHED
    elif number in marks.wrong:
        yield "wrong", WRONG
    if number == marks.selected:
        yield "selected", SELECTED
    if number in marks.hinted:
        yield "hinted", HINTED
    if number in marks.crossed:
        yield "crossed", CROSSED


def warmth(chance: float) -> int:
    """Return the step of heat, 0 (none) to 5.

    >>> [warmth(p) for p in (0, 0.01, 0.05, 0.12, 0.2, 0.4, 1)]
    [0, 1, 2, 3, 4, 5, 5]
    """
    return 1 + sum(chance >= step for step in STEPS) if chance > 0 else 0


def percent(chance: float) -> str:
    """Return a chance as it is said, "" for none. What is not certain is never rounded to certainty.

    >>> percent(0.157), percent(0.002), percent(0.998), percent(1), percent(0)
    ('16%', '<1%', '>99%', '100%', '')
    """
    if not chance > 0:
        return ""
    if chance < 0.005:
        return "<1%"
    return f"{min(chance, 1):.0%}" if not 0.995 <= chance < 1 else ">99%"


def at_hand_now(marks: Marks) -> dict[str, dict[str, str | None]]:
    """Return the parts of the tray: 15 white and 10 black stones less those that lie, never fewer than none (PUN-MARK-12)."""
    white = max(0, WHITE - len({n for n in marks.right if START < n <= LAST}))
    black = max(0, BLACK - len({n for n in marks.wrong if START < n <= GOAL} - {*marks.right}))
    return {
        "ready": {"aria-label": at_hand(white, black)},
        "ready-white": {"d": stones(white)},
        "ready-black": {"d": stones(black)},
        "left-white": {"text": str(white)},
        "left-black": {"text": str(black)},
    }


def stones(count: int) -> str:
    """Return a row of stones as one path, from its left end; a point if there is none."""
    return "".join(f"M{short(PITCH * i)} 10a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0-17 0Z" for i in range(count)) or "M0 0"
