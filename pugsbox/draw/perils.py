"""Pictures for the cards of Professor Pugnacious: what is bought, what is fought, where, and as whom. Drawn as all are."""

from __future__ import annotations

from pugsbox.draw.icons import burst, worn

__all__ = ["PERILS"]

JAW = "M3 16L6 9.5 9 16 12.5 8.5 16 16 19.5 8.5 23 16 26 9.5 29 16V19H3Z"
MASK = (
    "M2.5 10C7 7.5 12 8 16 11 20 8 25 7.5 29.5 10 30 17 27 22.5 22 23 19 23 17.5 21 16 19 "
    "14.5 21 13 23 10 23 5 22.5 2 17 2.5 10Z"
)
BAG = "M11 8.5H21C27 13 29.5 18 29 24 28.5 28.5 25 30 16 30S3.5 28.5 3 24C2.5 18 5 13 11 8.5Z"


def cog(teeth: int, outer: float, inner: float) -> str:
    """Return a cog wheel, its middle in the middle of the picture."""
    return f'<path class="pb-pic-f" transform="translate(16 16)" d="{burst(teeth, outer, inner)}"/>'


PERILS = {
    "main": f'<path class="pb-pic-c" d="{BAG}"/>{worn(8, 14, 16, 14)}<path class="pb-pic-f" d="M9.5 2.5H22.5L20 8.5H12Z"/>',
    "supply": (
        '<path class="pb-pic-c" d="M4 21C4 18.5 9 17 16 17S28 18.5 28 21V25.5C28 28 23 29.5 16 29.5S4 28 4 25.5Z"/>'
        '<path class="pb-pic-f" d="M4 13C4 10.5 9 9 16 9S28 10.5 28 13V16.5C28 19 23 20.5 16 20.5S4 19 4 16.5Z"/>'
        '<ellipse class="pb-pic-f" cx="16" cy="6.5" rx="12" ry="4"/><path class="pb-pic-k" d="M13 5.4H19V7.6H13Z"/>'
    ),
    "stealth": (
        f'<path class="pb-pic-c" d="{MASK}"/>{worn(9, 10.5, 14, 8)}'
        '<path class="pb-pic-f" d="M6.5 13.5Q10 11.5 13 15 9.5 18 6.5 13.5ZM25.5 13.5Q22 11.5 19 15 22.5 18 25.5 13.5Z"/>'
    ),
    "adversary": (
        f'<path class="pb-pic-c" d="M8.5 2.5H23.5V12H8.5Z"/>{worn(9.6, 3.6, 12.8, 7.4)}'
        '<path class="pb-pic-f" d="M7 14H25V20C25 26 21 30 16 30S7 26 7 20Z"/><path class="pb-pic-k" d="M2.5 12H29.5V15H2.5Z"/>'
        '<circle class="pb-pic-k" cx="12" cy="19" r="1.7"/><circle class="pb-pic-k" cx="20" cy="19" r="1.7"/>'
        '<path class="pb-pic-l" d="M16 23.5Q12 21.5 8.5 25.5M16 23.5Q20 21.5 23.5 25.5"/>'
    ),
    "trap": (
        f'<path class="pb-pic-c" d="{JAW}"/>{worn(6, 16, 20, 3)}<path class="pb-pic-f" d="M3 19H29V24H3Z"/>'
        '<path class="pb-pic-l" d="M7 24L4.5 29.5H10M25 24L27.5 29.5H22M16 24V29.5"/>'
    ),
    "finale": (
        f'{cog(12, 14.5, 11)}<circle class="pb-pic-c" cx="16" cy="16" r="8"/>{worn(10, 10, 12, 12)}'
        '<circle class="pb-pic-f" cx="16" cy="16" r="4.4"/><circle class="pb-pic-k" cx="16" cy="16" r="2"/>'
    ),
    "dummy": (
        '<path class="pb-pic-l" d="M16 25V30.5M10 30.5H22"/><circle class="pb-pic-f" cx="16" cy="14" r="11.5"/>'
        f'<circle class="pb-pic-c" cx="16" cy="14" r="7.4"/>{worn(10.6, 8.6, 10.8, 10.8)}'
        '<circle class="pb-pic-k" cx="16" cy="14" r="2.8"/>'
    ),
    "location": (
        '<path class="pb-pic-l" d="M14.5 2V30.5M9 30.5H20"/>'
        f'<path class="pb-pic-c" d="M5 5H25L29.5 9 25 13H5Z"/>{worn(7, 6, 17, 6)}'
        '<path class="pb-pic-f" d="M27 16.5H9L4.5 20 9 23.5H27Z"/>'
    ),
    "event": (
        '<path class="pb-pic-f" d="M3.5 4H25V28H7Q3.5 28 3.5 24.5Z"/><path class="pb-pic-f" d="M25 10H29V25Q29 28 26 28H25Z"/>'
        f'<path class="pb-pic-c" d="M7.5 12H15.5V19H7.5Z"/>{worn(8.4, 12.9, 6.2, 5.2)}'
        '<path class="pb-pic-l" d="M7.5 8H21M18.5 12.5H21M18.5 16H21M7.5 23H21"/>'
    ),
    "class": (
        f'<path class="pb-pic-c" d="M16 2.5L28 6V15C28 22 23.5 27 16 30 8.5 27 4 22 4 15V6Z"/>{worn(8, 7, 16, 16)}'
        f'<path class="pb-pic-k" transform="translate(16 16)" d="{burst(5, 8, 3.6)}"/>'
    ),
    "token": (
        '<circle class="pb-pic-f" cx="16" cy="16" r="13.5"/>'
        '<path class="pb-pic-l" d="M11.5 12.5Q11.5 8 16 8T20.5 12.5Q20.5 15 18 16.5T16 20"/>'
        '<circle class="pb-pic-k" cx="16" cy="24" r="1.9"/>'
    ),
}
"""By the kind of a card; `{texture}` is what its colour adds."""
