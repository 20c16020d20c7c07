"""The colours: contrast of every pair that must be read, by day and by night, from tokens.css."""

import itertools
import re

import pytest

from pugsbox.draw.style import TOKENS_CSS

CSS = TOKENS_CSS.read_text(encoding="utf-8")
AREAS = ("mountains", "lake", "forest", "meadow")
PARTS = ("red", "blue", "green", "yellow", "plum")
TEXT, SHAPE = 4.5, 3.0


def tokens(block):
    return dict(re.findall(r"--pb-([\w-]+):\s*([^;]+);", block))


LIGHT = tokens(CSS.split("dark:begin")[0])
DARK = LIGHT | tokens(CSS.split("dark:begin")[1].split("dark:end")[0])
PRINT = LIGHT | tokens(CSS.split("print:begin")[1].split("print:end")[0])

PAIRS = [
    ("ink", "paper", TEXT),
    ("ink", "card", TEXT),
    ("ink-2", "paper", TEXT),
    ("you", "paper", TEXT),
    ("on-you", "you", TEXT),
    ("prof", "paper", TEXT),
    ("on-prof", "prof", TEXT),
    ("no", "no-soft", TEXT),
    *((f"on-{colour}", colour, TEXT) for colour in ("green", "red", "yellow", "white")),
    *((ink, area, SHAPE) for area in AREAS for ink in ("you", "ink", f"{area}-ink", "road-edge")),
    *(("ink-2", area, TEXT) for area in AREAS),
    ("road-edge", "road", SHAPE),
    *((ink, ground, TEXT) for ink in ("ink", "ink-2") for ground in ("card", "sunk", "no-soft")),
    *(("you", ground, TEXT) for ground in ("card", "you-soft")),
    ("edge", "card", SHAPE),
    ("edge", "sunk", SHAPE),
    ("outline", "skin", SHAPE),
    *(("part-hatch", f"part-{colour}", TEXT) for colour in PARTS),
]


def luminance(colour):
    digits = colour.lstrip("#")
    digits = "".join(d * 2 for d in digits) if len(digits) == 3 else digits
    parts = [int(digits[i : i + 2], 16) / 255 for i in (0, 2, 4)]
    red, green, blue = (p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(a, b):
    low, high = sorted((luminance(a), luminance(b)))
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("theme", ["light", "dark", "print"])
@pytest.mark.parametrize(("front", "back", "least"), PAIRS)
def test_contrast(theme, front, back, least):
    colours = {"light": LIGHT, "dark": DARK, "print": PRINT}[theme]
    assert contrast(colours[front], colours[back]) >= least


@pytest.mark.parametrize("theme", [LIGHT, DARK, PRINT], ids=["light", "dark", "print"])
@pytest.mark.parametrize("colour", PARTS)
def test_a_part_stands_out_from_its_outline_or_from_its_card(theme, colour):
    part = theme[f"part-{colour}"]
    assert max(contrast(part, theme[other]) for other in ("ink", "card")) >= SHAPE


def test_the_parts_differ_in_grey_print():
    greys = sorted(luminance(PRINT[f"part-{colour}"]) for colour in PARTS)
    assert min((b + 0.05) / (a + 0.05) for a, b in itertools.pairwise(greys)) > 1.2


def test_the_night_is_written_twice_alike():
    asked, by_system = CSS.split("dark:begin")[1].split("dark:end")
    assert tokens(asked) == tokens(by_system.split("print:begin")[0])


def test_forced_colours_leave_no_colour_but_the_stones():
    forced = tokens(CSS.split("forced:begin")[1])
    assert {name for name, value in forced.items() if "#" in value} == {"stone-white", "stone-black"}
    assert {name for name in LIGHT if LIGHT[name].startswith("#")} <= forced.keys()
