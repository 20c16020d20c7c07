"""What is left of a drawing where no style sheet is read? Renderers of PDF know neither variables nor most selectors.

`flat` follows the style sheet that a drawing carries and writes what comes of it as presentation attributes. Every <use>
becomes what it stands for, since that takes its colours from where it is used. What is not shown is left out, and so is what
is only for a screen: names, states, actions.
"""

from __future__ import annotations

import re
from collections import ChainMap
from collections.abc import Collection, Iterable, Mapping
from copy import deepcopy
from dataclasses import dataclass
from functools import lru_cache
from xml.etree.ElementTree import Element, fromstring, register_namespace, tostring

from cssselect2 import ElementWrapper, Matcher, compile_selector_list
from tinycss2 import parse_blocks_contents, parse_stylesheet, serialize

from pugsbox.draw.markup import move

__all__ = ["flat"]

Values = Mapping[str, str]
"""Properties or variables with their values."""

SVG = "{http://www.w3.org/2000/svg}"
register_namespace("", SVG[1:-1])

VARIABLE = re.compile(r"var\((--[\w-]+)\)")
UNKNOWN = re.compile(r"(?<=\d)px\b|transparent")
"""What stands in values of style sheets and not in attributes."""
SHOWN = frozenset({
    "clip-path", "fill", "fill-opacity", "font-family", "font-size", "font-style", "font-weight", "letter-spacing", "opacity",
    "paint-order", "stroke", "stroke-dasharray", "stroke-linecap", "stroke-linejoin", "stroke-opacity", "stroke-width",
    "text-anchor", "transform",
})  # fmt: skip
"""The properties of a style sheet that are attributes, too."""
PLACED = frozenset({
    "cx", "cy", "d", "height", "lengthAdjust", "patternTransform", "patternUnits", "preserveAspectRatio", "r", "rx", "ry",
    "textLength", "viewBox", "width", "x", "x1", "x2", "y", "y1", "y2",
})  # fmt: skip
"""The attributes that no style sheet changes."""
KEPT = frozenset({f"{SVG}pattern", f"{SVG}clipPath"})
"""The definitions that stay, with their ids; all others are only there for a <use>."""
UNSEEN = frozenset(SVG + name for name in ("title", "desc", "style"))


def flat(svg: str, without: Collection[str] = ()) -> str:
    """Return a standalone drawing without classes, variables and references, and without some parts of it (their `data-part`).

    >>> flat('<svg xmlns="http://www.w3.org/2000/svg"><style>.a{--b:#123}.c{fill:var(--b)}</style>'
    ...      '<defs><path id="d" class="c" d="M0 0H9"/></defs><use class="a" href="#d" y="2"/></svg>')
    '<svg xmlns="http://www.w3.org/2000/svg"><defs /><g transform="translate(0 2)"><path d="M0 0H9" fill="#123" /></g></svg>'
    """
    root = fromstring(svg)  # noqa: S314 - a drawing of ours
    declared = {
        element: {**{name: value for name, value in element.items() if name in SHOWN}, **said}
        for element, said in styles(root).items()
    }
    by_id = {name: element for element in root.iter() if (name := element.get("id"))}
    (drawing,) = Flattening(declared, by_id, frozenset(without)).shown([root], {})
    grounded(drawing)
    return tostring(drawing, "unicode")


def styles(root: Element) -> dict[Element, Values]:
    """Return what the style sheet and the style attribute say to each element; rules for special media are passed over."""
    matcher = matching("".join(sheet.text or "" for sheet in root.iter(f"{SVG}style")))
    found: dict[Element, Values] = {}
    for wrapper in ElementWrapper.from_xml_root(root).iter_subtree():
        element = wrapper.etree_element
        won = [said for *_, said in matcher.match(wrapper)]  # the stronger rule comes later
        found[element] = dict(ChainMap(declarations(element.get("style", "")), *reversed(won)))
    return found


@lru_cache(maxsize=4)
def matching(sheet: str) -> Matcher:
    """Return what a style sheet says, by its selectors."""
    matcher = Matcher()
    for rule in parse_stylesheet(sheet, skip_comments=True):
        if rule.type == "qualified-rule":
            said = declarations(rule.content)
            for selector in compile_selector_list(rule.prelude):
                matcher.add_selector(selector, said)
    return matcher


def declarations(text: str | Iterable[object]) -> dict[str, str]:
    """Return what stands between the braces of a rule."""
    parsed = parse_blocks_contents(text, skip_comments=True, skip_whitespace=True)
    return {node.name: serialize(node.value).strip() for node in parsed if node.type == "declaration"}


def resolved(value: str, variables: Values) -> str:
    """Return a value with every variable replaced by what it stands for.

    >>> resolved("1px solid var(--a)", {"--a": "var(--b)", "--b": "red"})
    '1px solid red'
    """
    return VARIABLE.sub(lambda m: resolved(variables.get(m[1], "none"), variables), value)


def grounded(drawing: Element) -> None:
    """Lay whatever has a pattern upon the colour of its first tile: else light shines through the seams between the tiles."""
    grounds = {f"url(#{pattern.get('id')})": pattern[0].get("fill", "none") for pattern in drawing.iter(f"{SVG}pattern")}
    for parent in list(drawing.iter()):
        for i, child in reversed(list(enumerate(parent))):
            if ground := grounds.get(child.get("fill", "")):
                plain = deepcopy(child)
                plain.attrib |= {"fill": ground, "stroke": "none"}
                parent.insert(i, plain)


@dataclass(frozen=True)
class Flattening:
    """A drawing on its way: what is declared of each element, which of them have ids, which parts are to go."""

    declared: Mapping[Element, Values]
    by_id: Mapping[str, Element]
    without: frozenset[str]

    def shown(self, elements: Iterable[Element], outer: Values) -> list[Element]:
        """Return elements as they look where the variables `outer` hold; those that cannot be seen are missing."""
        return [
            self.one(element, self.declared[element], outer)
            for element in elements
            if element.tag not in UNSEEN
            and element.get("data-part") not in self.without
            and self.declared[element].get("display") != "none"
        ]

    def one(self, element: Element, said: Values, outer: Values) -> Element:
        """Return one element with all that it shows."""
        variables = {**outer, **said}
        inner = {**outer, **{name: resolved(value, variables) for name, value in said.items() if name.startswith("--")}}
        looks = {name: UNKNOWN.sub("", resolved(value, inner)) or "none" for name, value in said.items() if name in SHOWN}
        if element.tag == f"{SVG}use":
            return self.group(element, looks, inner)
        kept = PLACED | {"id"} if element.tag in KEPT else PLACED
        flattened = Element(element.tag, {name: value for name, value in element.items() if name in kept} | looks)
        flattened.text, flattened.tail = element.text, element.tail
        inside = [child for child in element if child.tag in KEPT] if element.tag == f"{SVG}defs" else element
        flattened.extend(self.shown(inside, inner))
        return flattened

    def group(self, use: Element, looks: Values, variables: Values) -> Element:
        """Return the group that a <use> stands for, moved to its place; a symbol is also brought to its size."""
        target = self.by_id[use.get("href", "")[1:]]
        x, y = float(use.get("x", 0)), float(use.get("y", 0))
        steps = [looks.get("transform", ""), move(x, y) if x or y else ""]
        if target.tag == f"{SVG}symbol":
            steps.append(f"scale({float(use.get('width', 1)) / float(target.get('viewBox', '0 0 1 1').split()[2]):.4g})")
        transform = " ".join(filter(None, steps))
        group = Element(f"{SVG}g", {**looks, **({"transform": transform} if transform else {})})
        group.extend(self.shown(target if target.tag == f"{SVG}symbol" else [target], variables))
        return group
