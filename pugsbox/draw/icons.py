"""The drawings: symbols, shapes, grounds, and what stands at both ends of the road.

Symbols are 32 units wide, with a line of 2.1 and round ends: body filled with paper, one solid accent. Everything else has its
origin where it stands. Colours come from static/board.css by the class names.
"""

import math

from pugsbox.draw.markup import short

__all__ = ["BAR", "GROUNDS", "HOUSE", "NUMBER_AT", "PEAK", "PROFESSOR", "SHAPES", "SYMBOLS"]

SYMBOLS = {
    "bench": ('<path class="pb-f" d="M4 5h24v5H4zM4 12.5h24v5H4zM2 20h28v4.5H2z"/><path d="M7.5 24.5V30M24.5 24.5V30"/>'),
    "dragon": (
        '<path class="pb-f" d="M15 17.5C14 9.5 18 4 25 1.8 24.3 5 26 7.3 30.3 8.3 27 10 26.5 12.5 27.8 16 24 '
        '14.3 22 15.5 21.5 19 19.5 17 17.3 16.6 15 17.5Z"/>'
        '<path class="pb-f" d="M1.5 11.5 6.5 7.5 6.8 3 11.5 5.7C16 8 16.3 12.5 15 16 14.3 18.5 14.5 20 16 21 '
        "18.5 22.5 21.5 21.8 24 20.5L23.3 18 31 20.8 27 27.8 26 25C21 29.5 12 30 8.5 25 5.5 20.5 8.5 17 9 14.3 "
        '6.5 15.5 4 15.3 2 14.5Z"/><circle class="pb-k" cx="9.5" cy="9.7" r="1.5"/>'
    ),
    "owl": (
        '<path class="pb-f" d="M6.5 2.5C9 6.3 12 6.5 16 6.5s7-.2 9.5-4C27.7 8.5 27.7 14 27.2 18.5 26.5 26 22 30 '
        '16 30S5.5 26 4.8 18.5C4.3 14 4.3 8.5 6.5 2.5Z"/><circle class="pb-f" cx="10.8" cy="13.8" r="4.6"/>'
        '<circle class="pb-f" cx="21.2" cy="13.8" r="4.6"/><circle class="pb-k" cx="11.2" cy="13.8" r="1.9"/>'
        '<circle class="pb-k" cx="20.8" cy="13.8" r="1.9"/><path class="pb-k" d="M13.8 17.3h4.4L16 21.8z"/>'
        '<path d="M10 22.5l1.5 2 1.5-2M19 22.5l1.5 2 1.5-2M14.5 25l1.5 2 1.5-2"/>'
    ),
    "fish": (
        '<path class="pb-f" d="M1.5 16C7 6.5 17.5 5 23 13.8L30.5 6.5C28.7 12.7 28.7 19.3 30.5 25.5L23 18.2C17.5 '
        '27 7 25.5 1.5 16Z"/><path d="M13.3 10.3q3.4 5.7 0 11.4"/><circle class="pb-k" cx="8.5" cy="14.3" r="1.9"/>'
    ),
    "wagon": (
        '<path class="pb-f" d="M6 17.5C4.3 8 8 4 11.5 4h11.5C26.5 4 30 8 28.5 17.5Z"/>'
        '<path d="M13.3 4.3C11 9 11.3 13.5 12 17.3M21.2 4.3C23.5 9 23.2 13.5 22.5 17.3"/>'
        '<path class="pb-f" d="M4.5 17.5h26l-1.5 5.5h-23z"/><circle class="pb-f" cx="11" cy="25.7" r="4.2"/>'
        '<circle class="pb-f" cx="23.8" cy="25.7" r="4.2"/><path d="M5.5 21 1.8 11.5M.7 12.6 3.7 10.9"/>'
    ),
    "ibex": (
        '<path class="pb-f" d="M12 13C11 5 17.5.5 24 2.5 29.8 4.5 31.8 11 29.8 18 28.5 12.3 25.7 9.3 22.3 9.6 19 '
        '10 18.3 12.3 18.3 15.3Z"/><path d="M15 5.5l3.3 4.8M20.4 2.3l.8 7M26.5 3.8l-2.3 6M30.3 9.6l-3.3 2.4"/>'
        '<path class="pb-f" d="M12 12.5 18.3 14.2 24.3 16 19.8 19C20.5 22.5 23.5 24.5 25 30H13.5C14 28 13.5 26.7 '
        '12 25.7L5.8 26.2C3 26.2 2 24 3 22.2Z"/><path d="M9.3 26.2 8.5 31 12 28"/>'
        '<circle class="pb-k" cx="12.3" cy="18.2" r="1.7"/>'
    ),
    "bull": (
        '<path class="pb-f" d="M11 9.8C5.5 10.5 1.5 7.5 2.3 1.5 5 5 8 5.5 12 6h8C24 5.5 27 5 29.7 1.5 30.5 7.5 '
        '26.5 10.5 21 9.8Z"/>'
        '<path class="pb-f" d="M9 8.7C12 6.7 20 6.7 23 8.7L29 10.5 24.3 15C23.8 18 22.7 19.5 22 21.3 23 26 20 '
        '28.5 16 28.5S9 26 10 21.3C9.3 19.5 8.2 18 7.7 15L3 10.5Z"/>'
        '<circle class="pb-k" cx="12" cy="14.3" r="1.8"/><circle class="pb-k" cx="20" cy="14.3" r="1.8"/>'
        '<path d="M10.2 20.8q5.8-2 11.6 0"/><circle class="pb-f" cx="16" cy="27" r="3"/>'
    ),
}
GROUNDS = {
    "mountains": (
        '<path class="pb-g" d="M-52 36-56 22-44-26-36-6-30-16-22 4H22L29-18 36-4 45-31 56 20 52 36Q50 54 30 '
        '54H-30Q-50 54-52 36Z"/><path class="pb-g2" d="M-44-26-36-6-30-16-22 4-26 14-33 4-40 16-43 2Z'
        'M29-18 36-4 45-31 56 20 52 34 45 18 46 4 40 8 37 18 32 10Z"/>'
        '<path class="pb-snow" d="M-44-26-48.5-8-45.5-11-42.5-7-39-13ZM45-31 40-14 43.5-10 46-15 49.5-9.5Z"/>'
    ),
    "lake": (
        '<path class="pb-g" d="M-54 35C-58 27-54 18-46 16q5-6 10 0t9.5 0 9 0 8.5 0 8.5 0 9 0 9.5 0T47 16C54 18 '
        "58 27 54 35 57 44 50 53 41 51q-5 5-10 1-5 5-10.3 1-5 5-10.4 1-5 4-10.3 0-5 4-10.3 0-5.5 3-10.3-1-5 "
        '4-10-1C-50 53-57 44-54 35Z"/>'
        '<path class="pb-m" d="M-50 28q3.5-5 7 0M43 28q3.5-5 7 0M-50 42q3.5-5 7 0M43 42q3.5-5 7 0"/>'
    ),
    "forest": (
        '<path class="pb-g" d="M-54 36C-52 20-30 15 0 15S52 20 54 36Q52 54 30 54H-30Q-52 54-54 36Z"/>'
        '<path class="pb-t" d="M-45 29V20M-33 24V16M45 29V20M33 24V16"/>'
        '<path class="pb-g2 pb-o1" d="M-33-10-25 18H-41ZM33-10 41 18H25Z"/>'
        '<path class="pb-g2 pb-o1" d="M-45-25-39-10H-42L-36 6H-39L-34 22H-56L-51 6H-54L-48-10H-51Z'
        'M45-25 51-10H48L54 6H51L56 22H34L39 6H36L42-10H39Z"/>'
    ),
    "meadow": (
        '<path class="pb-g" d="M-54 36C-48 18-24 12 0 16 24 12 48 18 54 36Q52 54 30 54H-30Q-52 54-54 36Z"/>'
        '<path class="pb-m" d="M-48 30V4M-48 20q-7-1-8-8M-48 22q7-2 8-9M-37 22q-1-8-5-12M-36 22q1-8 4-11M48 30V2'
        'M48 19q7-1 8-8M48 22q-7-2-8-9M37 22q1-8 5-12M36 22q-1-8-4-11"/>'
        '<path class="pb-fl" d="M-48-2m-2.5-1.5a4 4 0 1 1 5 0 4 4 0 1 1-1 5 4 4 0 1 1-3 0 4 4 0 1 1-1-5Z'
        'M48-4m-2.5-1.5a4 4 0 1 1 5 0 4 4 0 1 1-1 5 4 4 0 1 1-3 0 4 4 0 1 1-1-5Z"/>'
    ),
}
PEAK = (
    '<path class="pb-d1" d="M-28 0-6-38 1-27 8-33 30 0Z"/>'
    '<path class="pb-d2" d="M-6-38 1-27-3-12 3 0H30L8-33 3-25Z"/>'
    '<path class="pb-snow2" d="M-6-38-13-26-9-28-5-22-1-28Z"/>'
)
PROFESSOR = (
    '<ellipse class="pb-sh" cx="1" cy="31" rx="19" ry="4.5"/><path class="pb-k2" d="M15 2c5-3 9 2 6 5L22 31"/>'
    '<path class="pb-pc" d="M-17 30C-15 10-12-2 0-4 12-2 15 10 17 30Q0 34-17 30Z"/>'
    '<path class="pb-pw" d="M-4-3 0 8 4-3Z"/><path class="pb-pl" d="M0 8V31M4.5 14h.1M4.5 21h.1"/>'
    '<path class="pb-bow" d="M-8 1V8L0 4.5 8 8V1L0 4.5Z"/><circle class="pb-ph" cx="-12" cy="-18" r="6.5"/>'
    '<circle class="pb-ph" cx="12" cy="-18" r="6.5"/>'
    '<path class="pb-ph" d="M-3-29C-5-36 4-37 3-31 7-34 8-29 4-28Z"/>'
    '<circle class="pb-ps" cx="0" cy="-17" r="12.5"/><circle class="pb-pg" cx="-5.5" cy="-18.5" r="5"/>'
    '<circle class="pb-pg" cx="5.5" cy="-18.5" r="5"/><circle class="pb-ke" cx="-4.8" cy="-18" r="1.6"/>'
    '<circle class="pb-ke" cx="4.8" cy="-18" r="1.6"/>'
    '<path class="pb-ph" d="M0-11.5C-3-14-9-11-9.5-8-6-8.5-2-8 0-10 2-8 6-8.5 9.5-8 9-11 3-14 0-11.5Z"/>'
)
HOUSE = (
    '<path class="pb-hw" d="M-36 40V-4H36V40Z"/><path class="pb-hr" d="M-48 0-8-42 4-42 48 0 42 5H-42Z"/>'
    '<path class="pb-hl" d="M-34-4H34M-25-14H25M-16-24H18"/><path class="pb-hw" d="M18-46h12v18L18-40Z"/>'
    '<path class="pb-sm" d="M24-50c-7-6 6-9 0-16"/><path class="pb-hd" d="M-8 40V20Q0 10 8 20V40Z"/>'
    '<circle class="pb-k" cx="4.5" cy="30" r="1.6"/><circle class="pb-hwin" cx="-22" cy="16" r="8"/>'
    '<path class="pb-hl" d="M-22 8V24M-30 16H-14"/><circle class="pb-hwin" cx="22" cy="16" r="8"/>'
    '<path class="pb-hl" d="M22 8V24M14 16H30"/>'
)
BAR = (
    '<path class="pb-t2" d="M-44 34V-12M44 34V-12"/><path class="pb-hw" d="M-52 8H52V36H-52Z"/>'
    '<path class="pb-hd" d="M-56 3H56V10H-56Z"/><path class="pb-aw" d="M-53-12-44-30H44L53-12Z"/>'
    '<path class="pb-aw2" d="M-31.8-12-26.4-30H-8.8L-10.6-12ZM10.6-12 8.8-30H26.4L31.8-12Z"/>'
    '<path class="pb-aw3" d="M-53-12a10.6 7.5 0 0 0 21.2 0 10.6 7.5 0 0 0 21.2 0 10.6 7.5 0 0 0 21.2 0 10.6 '
    '7.5 0 0 0 21.2 0 10.6 7.5 0 0 0 21.2 0"/>'
    '<path class="pb-lamp" d="M0-58a10 10 0 0 1 5.5 18.3V-36h-11v-3.7A10 10 0 0 1 0-58Z"/>'
    '<path class="pb-hl" d="M-5-33H5M0-36v-7l-3-4M0-43l3-4"/>'
)


def worn(x: float, y: float, width: float, height: float) -> str:
    """Return a place where the texture shows, cut off at its edges."""
    return f'<svg x="{x}" y="{y}" width="{width}" height="{height}" viewBox="0 0 {width} {height}">{{texture}}</svg>'


def burst(points: int, outer: float, inner: float, down: float = 0) -> str:
    """Return a star or sun as a path: `points` tips at the outer radius, notches at the inner one."""
    corners = []
    for i in range(2 * points):
        radius, angle = (inner if i % 2 else outer), math.pi * (i / points - 0.5)
        corners.append(f"{short(radius * math.cos(angle))} {short(down + radius * math.sin(angle))}")
    return f"M{'L'.join(corners)}Z"


SHAPES = {
    "sun": burst(12, 38, 29.5),
    "moon": "M37 0.3A37 37 0 1 1 6.9 -36.4A25 25 0 0 0 37 0.3Z",
    "star": burst(5, 41, 23.5, 3),
    "cloud": "M-25 22C-42 22-45 2-29-2-30-19-11-28-1-19 8-31 30-24 29-5 45-3 43 22 26 22Z",
}
NUMBER_AT = {"sun": (0, 0), "moon": (-8, 8), "star": (0, 4), "cloud": (0, 3)}
"""The middle of the number, from the middle of the shape."""
