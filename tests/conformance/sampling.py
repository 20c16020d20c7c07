"""Random games of every game, and states sampled from them."""

import random
from collections import Counter
from functools import cache
from typing import NamedTuple

from pugsbox.cardtable.state import State
from pugsbox.games import load_game
from pugsbox.punschge.play import zones
from pugsbox.punschge.play.stones import board_named

GAMES, STATES = 200, 3_000
LONGEST = 20_000
"""Actions after which a random game is said to have no end."""


class Sample(NamedTuple):
    """A state that was met, with the action that led there and what happened (None and nothing for a first state)."""

    before: object
    action: object
    events: tuple
    state: object


def options_of(game, number):
    """Options for a game by its number: the default in every other game, a seeded choice in the rest."""
    chance = random.Random(number)
    if number % 2 == 0:
        return {}
    values = {
        name: [value for value in option.values if not value.isdecimal() or int(value) < 2] or option.values
        for name, option in game.options.items()
    }
    return {name: chance.choice(allowed) for name, allowed in values.items()}


def random_game(game, number):
    """Yield every step of a random game: a `Sample` each, the first state first."""
    chance = random.Random(number)
    seats = game.seats[number % len(game.seats)]
    state, events = game.begin(seats, seed=number, **options_of(game, number))
    yield Sample(None, None, events, state)
    for _ in range(LONGEST):
        legal = game.legal_actions(state)
        if not legal:
            return
        before, action = state, chance.choice(legal)
        state, events = game.apply(before, action)
        yield Sample(before, action, events, state)
    raise AssertionError(f"game {number} has no end")


class Played(NamedTuple):
    """What random games showed."""

    samples: list  # states, each equally likely, always the same
    lossy: list  # actions after which a card was missing or too many
    ends: list  # the last state of each game


def play(game, numbers):
    """Play random games to the end."""
    chance, shown, met = random.Random(1), Played([], [], []), 0
    for number in numbers:
        for sample in random_game(game, number):
            met += 1
            if len(shown.samples) < STATES:
                shown.samples.append(sample)
            elif (place := chance.randrange(met)) < STATES:
                shown.samples[place] = sample
            if sample.before is not None and not same_cards(game, sample.before, sample.state):
                shown.lossy.append(sample.action)
        shown.ends.append(sample.state)
    return shown


@cache
def played(name):
    """Play the random games of the suite, once for all tests that look at them."""
    return play(load_game(name), range(GAMES))


def samples(name):
    """Return states from the random games of the suite."""
    return played(name).samples


@cache
def piles(game):
    """Return where cards may lie."""
    return tuple(i for i, cell in enumerate(game.layout.cells) if cell.kind == "zone")


def contents(game, state):
    """Return all cards of a card game, wherever they lie, in sorted order."""
    return sorted(card for i in piles(game) for card in state.cells[i])


def same_cards(game, one, other):
    """Whether two states have the same cards, new copies of endless ones apart. Only piles that differ are counted: few do."""
    pairs = [(one.cells[i], other.cells[i]) for i in piles(game) if one.cells[i] is not other.cells[i]]
    before = Counter(card for pile, _ in pairs for card in pile)
    after = Counter(card for _, pile in pairs for card in pile)
    for key in {*before, *after}:
        if game.cards[key].endless:
            del before[key], after[key]
    return before == after


@cache
def rows_on(board):
    """Return the row of every task on a board that is named, as `stones.row_of` has it."""
    return {key: tuple(map(str, task.rule.row(board_named(board)))) for key, task in zones.TASKS.items()}


def secrets(game, state, seat, chance):
    """Give other words for the notes that a seat cannot see: another task whose row begins alike, and fits the stones."""
    if game.name != "punschge" or seat == game.master(state) or not state[zones.TASK] or state[zones.HINT_AT]:
        return  # what the hint says, everybody knows
    right, wrong = state[zones.RIGHT], state[zones.WRONG]
    numbered = tuple(space for space in right if space != zones.HOME)
    others = []
    for key, row in rows_on(zones.chosen(state, "board")).items():
        after = (*row, zones.HOME)[len(numbered)] if row[: len(numbered)] == numbered else None
        if after and after not in wrong and (zones.HOME not in right or after == zones.HOME):
            others.append((key, row))
    if others:
        key, row = chance.choice(others)
        yield zones.TASK, (key,)
        yield zones.ROW, row


def swapped(game, state, seat, chance):
    """Return the state with all cards that a seat (None: a spectator) cannot see dealt anew among the places they lie in.

    Cards of one deck only change places among themselves, so that no Mug gets into a hand; tokens stay with their player.
    """
    cells = list(state.cells)
    hidden = [(i, k) for i in piles(game) for k in range(len(cells[i]) - len(game.shown(state, seat, i) or ()))]

    def deck(i, k):
        card = game.cards[cells[i][k]]
        return (card.home, game.layout.cells[i].seat if card.kind == "token" else -1)

    for home in sorted({deck(i, k) for i, k in hidden}):
        places = [(i, k) for i, k in hidden if deck(i, k) == home]
        cards = [cells[i][k] for i, k in places]
        chance.shuffle(cards)
        for (i, k), card in zip(places, cards, strict=True):
            cells[i] = (*cells[i][:k], card, *cells[i][k + 1 :])
    for note, words in secrets(game, state, seat, chance):
        cells[note] = words
    return game.settle(State(tuple(cells), state.stack, state.rng))
