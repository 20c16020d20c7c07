"""Rounds in which the row is known: seat 0 is the Professor, and seats 1, 2, 3 are on turn one after another."""

from textwrap import dedent

import pytest

from pugsbox.core.actions import IllegalAction
from pugsbox.core.bots import RandomBot
from pugsbox.core.session import Session
from pugsbox.punschge.play import zones
from pugsbox.punschge.play.crystals import worth
from pugsbox.punschge.play.game import PUNSCHGE
from tests.punschge.play import rounds
from tests.scenes import play

ROW = "2 4 12 17 18"
"""The row of the rulebook's first example."""
EVERYTHING = 330


def scene_of(text, header, seats):
    """Play a record of this game."""
    lines = [f"seats: {seats}", *header, "---", dedent(text).strip()]
    return play("\n".join(lines), "punschge")


def together(text, *header, seats=5, pot=6):
    """Play a cooperative round from its first turn on."""
    return scene_of(text, [f"set: row = {ROW}", f"set: pot = {pot}", *header], seats)


def rivals(text, *header, seats=4):
    """Play a competitive round from where the Professor may bet; whoever has its pot set begins with the first turn."""
    return scene_of(text, ["option: mode = competitive", f"set: row = {ROW}", *header], seats)


def state(scene):
    """The state that a scene has led to."""
    return scene.session.state


def purses(scene):
    """What each player has."""
    return tuple(rounds.purses(scene.session))


def supply(scene):
    """What the supply has."""
    return worth(state(scene), zones.SUPPLY)


def everything(scene):
    """What all have together."""
    return rounds.everything(scene.session)


def kinds(scene, *wanted):
    """What happened, in its order: events of some kinds, or of all."""
    return [event.kind for event in scene.session.events if not wanted or event.kind in wanted]


def happened(scene, kind):
    """All events of a kind."""
    return [event for event in scene.session.events if event.kind == kind]


def last(scene):
    """The events of the last action."""
    return scene.session.moves[-1].events


def question(scene):
    """What the game waits for."""
    return scene.session.game.question(state(scene))


def refused(scene, *lines):
    """The clauses that refuse each of some actions. To try one changes nothing."""
    before, ply, found = state(scene), scene.session.ply, []
    for line in lines:
        with pytest.raises(IllegalAction) as error:
            scene.session.push(line)
        found.append(error.value.refusal.clauses)
        assert state(scene) is before
        assert (scene.session.ply, scene.session.check(line).clauses) == (ply, found[-1])
    return found


def sets_task(seat, *row):
    """The lines of a Professor who thinks up a task: space 2, 4, 12 and 17 unless told otherwise."""
    return f"{seat} invent\n{composes(seat, *row)}"


def composes(seat, *row):
    """The lines with which such a task is put together."""
    return "\n".join(f"{seat} {line}" for line in (*(f"add {space}" for space in row or (2, 4, 12, 17)), "done", "hint number"))


def steps(seat, *spaces):
    """The lines of a player who steps on one space after another."""
    return "\n".join(f"{seat} step {space}" for space in spaces)


def played(seats, seed=1, bot=RandomBot, **options):
    """A whole game of bots, with the ten cards of the starter deck."""
    session = Session(PUNSCHGE, seats=seats, seed=seed, **{"deck": "starter"} | options)
    session.play({seat: bot(seed=10 * seed + seat) for seat in range(seats)})
    assert session.game.outcome(session.state)
    return session
