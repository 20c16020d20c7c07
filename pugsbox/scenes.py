"""The scenes that come with pugsbox, and what happens in one, as text and as data."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from pugsbox.core.actions import Refusal
from pugsbox.core.content import content_folder
from pugsbox.core.errors import WrongLine
from pugsbox.core.reading import parse_toml, read_text
from pugsbox.core.record import Record, read_record
from pugsbox.core.scene import Played, Scene
from pugsbox.core.session import Session
from pugsbox.games import load_game

__all__ = ["clause_table", "load_scene", "scene_data", "scene_path", "scenes_of", "tell_scene"]


def scenes_folder(game: str) -> Path:
    """Return the folder of the scenes of a game."""
    return content_folder("puzzles") / "scenes" / game


def scenes_of(game: str) -> tuple[Path, ...]:
    """Return the scenes of a game, in their order."""
    return tuple(sorted(scenes_folder(game).glob("*.txt")))


def scene_path(name: str) -> Path:
    """Return the file of a scene: a path of your own, or one of ours as GAME/NAME."""
    path = Path(name)
    ours = content_folder("puzzles") / "scenes" / f"{name}.txt"
    try:
        return ours if not path.exists() and ours.is_file() else path
    except OSError:  # a name that no file can have: reading it says so
        return path


def load_scene(path: Path) -> Record:
    """Read a scene. Raises BadFile with every line that does not fit."""
    return read_record(read_text(path), load_game, path)


def clause_table(game: str) -> list[dict[str, Any]]:
    """Return the clauses of a game with the scenes in which each is seen. Raises PugsboxError for an unknown game."""
    clauses = load_game(game).clauses.values()
    path = scenes_folder(game) / "clauses.toml"
    seen: Mapping[str, Any] = parse_toml(path) if path.is_file() else {}
    return [
        {
            "id": clause.id,
            "section": clause.section,
            "says": clause.says,
            "status": clause.status,
            "enforced": clause.enforced,
            "because": clause.because or clause.reason,
            "scenes": list(seen.get(clause.id, [])),
        }
        for clause in clauses
    ]


# ---------------------------------------------------------------- what happens in a scene


def tell_scene(record: Record) -> Iterator[str]:
    """Play a scene and tell it, line by line as it happens. Raises WrongLine where that is not as it says."""
    scene = Scene(record, Session.of(record, load_game))
    for entry in record.entries:
        before = len(scene.played)
        scene.step(entry)
        if entry.mark in ("##", "?", "?="):
            yield entry.text.replace("::", "-")
        for played in scene.played[before:]:
            yield from _told(scene, played)
    actions = sum(not played.refusal for played in scene.played)
    yield f"All {actions} actions happen as they should; {len(scene.clauses)} clauses were seen."


def _told(scene: Scene, played: Played) -> Iterator[str]:
    """An action with what happened, or an attempt with what refuses it."""
    session = scene.session
    if played.refusal:
        yield f"! {played.action}"
        yield from (f"    refused: {reason.message} ({reason.clause})" for reason in played.refusal.reasons)
        return
    yield f"> {played.action}"
    for event in played.events:
        if text := session.game.tell(event, None, session.names):
            yield f"    {text} ({', '.join(event.clauses)})"


def scene_data(record: Record) -> dict[str, Any]:
    """Play a scene and return all that happened as plain data; `ok` is false, with the line, where it is not as it says."""
    scene = Scene(record, Session.of(record, load_game))
    failure = None
    for entry in record.entries:
        try:
            scene.step(entry)
        except WrongLine as error:
            failure = {"line": error.line, "problem": error.problem}
            break
    outcome = scene.outcome
    return {
        "ok": failure is None,
        "failure": failure,
        "game": record.header.game,
        "title": record.header.title,
        "events": [
            {**event._asdict(), "line": played.line, "text": scene.session.game.tell(event, None, scene.session.names)}
            for played in scene.played
            for event in played.events
        ],
        "refusals": [
            {"line": played.line, "action": str(played.action), "reasons": _reasons(played.refusal)}
            for played in scene.played
            if played.refusal
        ],
        "outcome": outcome and {"winners": outcome.winners, "scores": outcome.scores, "clauses": outcome.clauses},
        "clauses": scene.clauses,
    }


def _reasons(refusal: Refusal) -> list[dict[str, Any]]:
    return [
        {
            "clause": reason.clause,
            "message": reason.message,
            "expected": reason.expected,
            "actual": reason.actual,
            "alternatives": list(map(str, reason.alternatives)),
        }
        for reason in refusal.reasons
    ]
