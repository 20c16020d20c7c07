"""Pictures for the cards of Gamers vs. Evil: coins and tubes, gamers and evil, Bosses and their Loots. Drawn as all are."""

from __future__ import annotations

from pugsbox.draw.icons import burst, worn

__all__ = ["GAMING"]

PAD = "M9 9H23C27.5 9 30 14 30 20.5 30 26.5 26 27 23 23.5L21.5 21.5H10.5L9 23.5C6 27 2 26.5 2 20.5 2 14 4.5 9 9 9Z"
HEAD = (
    "M5 3C5 8 7 10 9.5 10.5 12 8.5 20 8.5 22.5 10.5 25 10 27 8 27 3 30 8 29.5 13 26 15 "
    "27 24 22.5 29.5 16 29.5S5 24 6 15C2.5 13 2 8 5 3Z"
)
CHEST = "M4 14Q4 6 12 6H20Q28 6 28 14V27H4Z"
CROWN = "M4 25L2.5 9 10 15 16 4 22 15 29.5 9 28 25Z"
EYES = (
    '<path class="pb-pic-k" d="M9 13.5L14.5 16.5Q13.5 19 11.2 18.6 9.2 18 9 13.5Z'
    'M23 13.5L17.5 16.5Q18.5 19 20.8 18.6 22.8 18 23 13.5Z"/>'
)
SHIELD = "M16 2.5L28 6V15C28 22 23.5 27 16 30 8.5 27 4 22 4 15V6Z"


def star(y: float, outer: float, inner: float) -> str:
    """Return a star, its middle so far down."""
    return f'<path class="pb-pic-k" transform="translate(16 {y})" d="{burst(5, outer, inner)}"/>'


def spikes() -> str:
    """Return eight spikes round a germ."""
    spike = '<path class="pb-pic-l" transform="rotate({} 16 16)" d="M16 8V3.2M13.8 2.6H18.2"/>'
    return "".join(spike.format(turn) for turn in range(0, 360, 45))


GAMING = {
    "quarter": (
        f'<circle class="pb-pic-c" cx="16" cy="16" r="13"/>{worn(8, 7, 16, 18)}'
        f'<circle class="pb-pic-l" cx="16" cy="16" r="9.6"/>{star(16.4, 6, 2.6)}'
    ),
    "cardboard-tube": (
        f'<path class="pb-pic-c" d="M9.5 6V26C9.5 28 12.4 29.5 16 29.5S22.5 28 22.5 26V6Z"/>{worn(10.6, 9.5, 10.8, 17)}'
        '<ellipse class="pb-pic-f" cx="16" cy="6" rx="6.5" ry="3.5"/><ellipse class="pb-pic-k" cx="16" cy="6" rx="3" ry="1.4"/>'
    ),
    "starter": (
        f'<path class="pb-pic-c" d="M6 3.5H26V28.5H6Z"/>{worn(7.1, 4.6, 17.8, 22.8)}'
        f'<circle class="pb-pic-f" cx="16" cy="16" r="7.4"/>{star(16.4, 6, 2.6)}'
    ),
    "gamer": (
        f'<path class="pb-pic-c" d="{PAD}"/>{worn(12.4, 10.1, 7.2, 10.3)}'
        '<path class="pb-pic-k" d="M7.6 12.6H10.4V14.8H12.6V17.6H10.4V19.8H7.6V17.6H5.4V14.8H7.6Z"/>'
        '<circle class="pb-pic-k" cx="22" cy="18" r="1.8"/><circle class="pb-pic-k" cx="25.4" cy="14.4" r="1.8"/>'
        '<path class="pb-pic-l" d="M16 9V5.5Q16 3 19 3H21"/>'
    ),
    "evil": (
        f'<path class="pb-pic-c" d="{HEAD}"/>{worn(9, 19.5, 14, 8)}'
        f"{EYES}"
        '<path class="pb-pic-f" d="M10.5 22H21.5L19.6 25.5 17.8 23.6 16 26 14.2 23.6 12.4 25.5Z"/>'
    ),
    "loot": (
        f'<path class="pb-pic-c" d="{CHEST}"/>{worn(5.1, 17, 21.8, 9)}<path class="pb-pic-f" d="M4 13.5H28V17H4Z"/>'
        '<path class="pb-pic-k" d="M13.2 13H18.8V19.5Q18.8 21.5 16 21.5T13.2 19.5Z"/>'
    ),
    "boss": (
        f'<path class="pb-pic-c" d="{CROWN}"/>{worn(7, 16, 18, 8)}<path class="pb-pic-f" d="M4 25H28V29.5H4Z"/>'
        '<circle class="pb-pic-k" cx="16" cy="4" r="2"/><circle class="pb-pic-k" cx="2.8" cy="9" r="2"/>'
        '<circle class="pb-pic-k" cx="29.2" cy="9" r="2"/>'
    ),
    "pox": (
        f'{spikes()}<circle class="pb-pic-f" cx="16" cy="16" r="8.4"/><circle class="pb-pic-k" cx="13" cy="14" r="1.7"/>'
        '<circle class="pb-pic-k" cx="19" cy="14" r="1.7"/><path class="pb-pic-l" d="M12.4 20.4Q16 17.4 19.6 20.4"/>'
    ),
    "hero": f'<path class="pb-pic-f" d="{SHIELD}"/>{star(16, 9, 4)}',
    "randomizer": (
        '<path class="pb-pic-f" d="M16 2L28.5 9V23L16 30 3.5 23V9Z"/>'
        '<path class="pb-pic-l" d="M16 9L24 22H8ZM16 2V9M28.5 9 24 22M3.5 9 8 22'
        'M16 9 3.5 9M16 9 28.5 9M8 22 16 30M24 22 16 30M8 22 3.5 23M24 22 28.5 23"/>'
    ),
    "marker": (
        '<path class="pb-pic-f" d="M7 9H25L23.5 29.5H8.5Z"/>'
        '<path class="pb-pic-l" d="M4.5 9H27.5M12.5 9V5H19.5V9M12.5 14L13 25M19.5 14L19 25M16 14V25"/>'
    ),
}
"""By the key of a card, or by its kind; `{texture}` is what its colour adds."""
