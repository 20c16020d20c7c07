"""Pictures for the cards of Pet Evil: parts of Missiles, what is played against them, pets. Drawn as all pictures are."""

from __future__ import annotations

from pugsbox.draw.icons import worn

__all__ = ["MISSILES"]


CONE = "M16 2.5C21.5 8 24 14.5 24 21V24H8V21C8 14.5 10.5 8 16 2.5Z"
STICKS = ("M3.5 12H11V29H3.5Z", "M12.2 12H19.8V29H12.2Z", "M21 12H28.5V29H21Z")
BODY = "M10.5 2.5H21.5V20H10.5Z"
FINS = "M10.5 11L4 20.5V24L10.5 20ZM21.5 11L28 20.5V24L21.5 20Z"
FLAME = "M12 22H20L19 26 16 30.5 13 26Z"


def trefoil(x: float, y: float, size: float) -> str:
    """Return the sign of radiation: three blades round a dot."""
    blade = "M2.1-3.64A4.2 4.2 0 0 0-2.1-3.64L-4.6-7.97A9.2 9.2 0 0 1 4.6-7.97Z"
    blades = "".join(f'<path class="pb-pic-k" transform="rotate({turn})" d="{blade}"/>' for turn in (60, 180, 300))
    return f'<g transform="translate({x} {y}) scale({size})"><circle class="pb-pic-k" r="2.3"/>{blades}</g>'


def framed(shape: str, inside: str) -> str:
    """Return a shape in the fill of all pictures, and what is on it."""
    return f'<path class="pb-pic-f" d="{shape}"/>{inside}'


MISSILES = {
    "warhead": (
        f'<path class="pb-pic-c" d="{CONE}"/>{worn(9.4, 12.5, 13.2, 10.4)}<path class="pb-pic-f" d="M6.5 24H25.5V29.5H6.5Z"/>'
        '<path class="pb-pic-l" d="M11.5 24V29.5M16 24V29.5M20.5 24V29.5"/>'
    ),
    "explosive": (
        "".join(f'<path class="pb-pic-c" d="{stick}"/>' for stick in STICKS)
        + worn(4.6, 13.1, 5.3, 14.8)
        + worn(13.3, 13.1, 5.4, 14.8)
        + worn(22.1, 13.1, 5.3, 14.8)
        + '<path class="pb-pic-f" d="M2.5 18H29.5V23H2.5Z"/><path class="pb-pic-l" d="M16 12C16 7 19 8 21 5.5"/>'
        '<path class="pb-pic-k" d="M22.5 0L23.6 3 26.6 3.6 24.2 5.5 24.6 8.5 22.2 6.8 19.5 8 20.4 5.2 18.6 2.8 21.6 2.8Z"/>'
    ),
    "rocket": (
        f'<path class="pb-pic-f" d="{FINS}"/><path class="pb-pic-c" d="{BODY}"/>{worn(11.6, 3.6, 8.8, 15.3)}'
        f'<path class="pb-pic-k" d="{FLAME}"/>'
    ),
    "nuke-warhead": framed(CONE, trefoil(16, 16.5, 0.62)) + '<path class="pb-pic-k" d="M6.5 24H25.5V29.5H6.5Z"/>',
    "nuke-charge": framed("M7 5H25V28.5H7Z", trefoil(16, 17, 0.85)) + '<path class="pb-pic-k" d="M12 1.5H20V5H12Z"/>',
    "nuke-rocket": framed(FINS, framed(BODY, trefoil(16, 11.5, 0.5))) + f'<path class="pb-pic-k" d="{FLAME}"/>',
    "health-pack": framed(
        "M3.5 9.5Q3.5 7.5 5.5 7.5H26.5Q28.5 7.5 28.5 9.5V26Q28.5 28 26.5 28H5.5Q3.5 28 3.5 26Z",
        '<path class="pb-pic-l" d="M11.5 7.5V4H20.5V7.5"/>'
        '<path class="pb-pic-k" d="M13.8 11.5H18.2V15.6H22.3V20H18.2V24.1H13.8V20H9.7V15.6H13.8Z"/>',
    ),
    "treaty": framed(
        "M6 3.5H26V28.5H6Z",
        '<path class="pb-pic-l" d="M10 9H22M10 13.5H22M10 18H16"/><circle class="pb-pic-k" cx="20.5" cy="22" r="3.6"/>'
        '<path class="pb-pic-k" d="M18.4 24L17.5 30.5 20.5 28.8 23.5 30.5 22.6 24Z"/>',
    ),
    "shelter": framed(
        "M2.5 26.5V24Q2.5 8 16 8T29.5 24V26.5Z",
        '<path class="pb-pic-k" d="M11.5 26.5V22Q11.5 16.5 16 16.5T20.5 22V26.5Z"/>'
        '<path class="pb-pic-l" d="M1.5 28.5H30.5M16 8V3.5"/>',
    ),
    "deflection": (
        '<path class="pb-pic-k" d="M2 2.5H6.5V29.5H2Z"/><path class="pb-pic-l" d="M27 5L8.5 15.5 23 24.5"/>'
        '<path class="pb-pic-k" d="M29.5 28.5L20 27.2 24.8 19.6Z"/>'
    ),
    "pet": (
        '<path class="pb-pic-f" d="M6 15L4.5 3.5 12.5 8.5H19.5L27.5 3.5 26 15C27.5 23.5 22.5 29 16 29S4.5 23.5 6 15Z"/>'
        '<path class="pb-pic-k" d="M8.5 14L14.5 17.5Q13.5 20 11 19.6 9 19 8.5 14Z"/>'
        '<path class="pb-pic-k" d="M23.5 14L17.5 17.5Q18.5 20 21 19.6 23 19 23.5 14Z"/>'
        '<path class="pb-pic-l" d="M11 24Q16 27.5 21 24M13 24.8L14 26.8M19 24.8L18 26.8"/>'
    ),
    "wasteland": framed("M16 2A14 14 0 1 1 15.9 2Z", trefoil(16, 16, 1.12)),
    "rules": framed("M6 3.5H26V28.5H6Z", '<path class="pb-pic-l" d="M10 9H22M10 14H22M10 19H22M10 24H17"/>'),
}
"""By the key of a card, or by its kind; `{texture}` is what its colour adds."""
