"""Stealth: cards played face down, turned up after the targets are shown, before Failure is handed out."""

import pytest

from pugsbox.core.session import Session
from pugsbox.pugnacious import PUGNACIOUS
from pugsbox.pugnacious.cards import CARDS
from pugsbox.pugnacious.effects import Give
from pugsbox.pugnacious.kinds import MAIN, STEALTH, VALUE
from tests.games import shown
from tests.pugnacious.expansions import clauses, each, events, question, refused, table, value
from tests.pugnacious.games import zone

FEINTS = {card: CARDS[card].play[0] for card in ("skeleton-key", "hatpin", "poison-pen")}
"""Stealth cards that only give something, with what they give."""
DONE = ["0 done", "1 done", "0 done", "1 done"]


def test_three_of_the_stealth_cards_only_give_something():
    assert all(isinstance(effect, Give) for effect in FEINTS.values())


@pytest.mark.clause("PUG-STEALTH-01", "PUG-STEALTH-06")
def test_a_stealth_card_is_played_face_down_and_does_nothing_yet():
    scene = table("place: hand 0 = hatpin minor-skill", "0 play hatpin", "> fight 0 = 0", "> plays 0 = 1")
    assert scene.cards("face-down 0") == ["hatpin"]
    assert scene.cards("hand 0") == ["minor-skill"]
    assert {"PUG-STEALTH-01", "PUG-STEALTH-06"} <= set(clauses(scene, "plays face down"))
    mine, theirs, watched = (shown(scene.session.view(seat), "face-down 0") for seat in (0, 1, None))
    assert [face.key for face in mine.cards] == ["hatpin"]
    assert [(view.count, view.cards) for view in (theirs, watched)] == [(1, None)] * 2
    told = events(scene, "plays face down")[0]
    assert [told.seen_from(seat).data[0] for seat in (0, 1, None)] == [("hatpin",), 1, 1]
    assert not any("Hatpin" in line.text for seat in (1, None) for line in scene.session.log(seat))


@pytest.mark.clause("PUG-STEALTH-02", "PUG-STEALTH-04")
def test_stealth_cards_are_turned_up_when_all_targets_are_shown():
    header = "place: hand 0 = hatpin poison-pen"
    scene = table(header, "0 play hatpin", "0 play poison-pen", *DONE, "0 target spot-2")
    assert (len(scene.cards("face-down 0")), each(scene, "fight"), each(scene, "failure")) == (2, [0, 0], [0, 0])
    scene.session.push("1 target none")
    assert (scene.cards("face-down 0"), scene.cards("played 0")) == ([], ["hatpin", "poison-pen"])
    assert {"PUG-STEALTH-02", "PUG-STEALTH-04", "PUG-STEALTH-05"} <= set(clauses(scene, "turns up"))
    assert question(scene) == "GiveFailure"
    moved = [event.kind for event in scene.session.moves[-1].events]
    assert moved.index("shows the target") < moved.index("turns up") < moved.index("takes failure tokens")


@pytest.mark.parametrize(
    ("card", "names"), [("hatpin", {"04"}), ("poison-pen", {"04", "05"}), ("skeleton-key", {"06"}), ("false-beard", {"06"})]
)
def test_what_is_turned_up_names_what_it_does_and_no_more(card, names):
    scene = table(f"place: hand 0 = {card}", f"0 play {card}", *DONE, "0 target none", "1 target none")
    assert set(clauses(scene, "turns up")) == {f"PUG-STEALTH-{name}" for name in {"02"} | names}


@pytest.mark.clause("PUG-STEALTH-03", "PUG-STEALTH-05")
def test_failure_that_lies_face_down_is_not_on_show_before_the_reveal():
    hidden = FEINTS["poison-pen"].failure
    open_ = CARDS["banana-peel"].play[0].failure
    header = "place: hand 0 = banana-peel poison-pen"
    scene = table(header, "0 play banana-peel", "0 play poison-pen", f"> failure 0 = {open_}")
    assert "PUG-STEALTH-03" in clauses(scene, "plays face down")
    shown_ = next(counter for counter in scene.session.view(1).counters if counter.name == "failure 0")
    assert str(shown_.value) == str(open_)
    for action in (*DONE, "0 target none", "1 target spot-1"):
        assert value(scene, "failure 0") == open_
        scene.session.push(action)
    assert value(scene, "failure 0") == open_ + hidden
    assert events(scene, "takes failure tokens")[0].data == (open_ + hidden,)
    assert "PUG-STEALTH-05" in clauses(scene, "turns up")


@pytest.mark.clause("PUG-STEALTH-04")
def test_failure_and_fight_of_stealth_cards_count_in_this_combat():
    strength, failure = VALUE["irate-grocer"], FEINTS["poison-pen"].failure
    header = f"place: hand 0 = poison-pen\nset: fight 1 = {strength + failure - 1}"
    scene = table(header, "0 play poison-pen", *DONE, "0 target none", "1 target spot-2", f"0 give 1 {failure}")
    assert events(scene, "loses")[0].data == ("irate-grocer", strength - 1, strength)
    mine = table("place: hand 0 = hatpin", "0 play hatpin", *DONE, "0 target spot-1", "1 target none")
    assert events(mine, "wins")[0].data[1] == FEINTS["hatpin"].fight


@pytest.mark.clause("PUG-STEALTH-06")
def test_skill_that_is_turned_up_is_too_late_to_buy_but_counts_against_a_trap():
    header = "place: hand 0 = skeleton-key\nplace: spot-3 = locked-cabinet"
    scene = table(header, "0 play skeleton-key", "0 done", "1 done")
    assert [line for line in scene.legal(0) if "buy" in line] == []
    for action in ("0 done", "1 done", "0 target spot-3", "1 target none"):
        scene.session.push(action)
    assert events(scene, "wins")[0].data[:2] == ("locked-cabinet", FEINTS["skeleton-key"].skill)
    assert "PUG-STEALTH-06" in clauses(scene, "plays face down")


@pytest.mark.clause("PUG-STEALTH-06", "PUG-REC-03")
def test_a_stealth_card_is_discarded_with_the_cards_played():
    header = "place: hand 0 = hatpin minor-skill*2 minor-fight*2"
    actions = ["0 play hatpin", "0 play minor-skill", "0 play minor-skill", *DONE, "0 target none", "1 target none"]
    scene = table(header, *actions)
    assert sorted(scene.cards("discard 0")) == sorted(["hatpin", *["minor-skill"] * 2, *["minor-fight"] * 2])


@pytest.mark.clause("PUG-STEALTH-02", "PUG-HOUSE-06")
def test_all_cards_are_turned_up_before_anybody_changes_the_target():
    header = "place: hand 0 = false-beard\nplace: hand 1 = change-of-heart\nplace: deck 0 = patent minor-skill*5"
    scene = table(header, "0 play false-beard", "1 play change-of-heart", *DONE, "0 target none", "1 target none")
    assert (question(scene), scene.cards("hand 0")) == ("MayTrash", ["patent"])
    assert refused(scene, "1 target spot-1")[0] == "PUG-HOUSE-01"
    scene.session.push("0 pass")
    assert question(scene) == "Turncoat"


def test_several_who_turn_up_are_asked_by_seat():
    header = "place: hand 0 = false-beard\nplace: hand 1 = false-beard"
    scene = table(header, "1 play false-beard", "0 play false-beard", *DONE, "0 target none", "1 target none", "0 pass")
    assert (question(scene), scene.session.turn) == ("MayTrash", (1,))


# ---------------------------------------------------------------- before the game


@pytest.mark.clause("PUG-EXP-01")
def test_stealth_cards_are_in_the_main_deck_when_the_group_plays_with_them():
    def there(state):
        names = ("main-deck", "queue 0", "queue 1")
        return [card for name in names for card in zone(state, name)]

    keys = {kind.key for kind in STEALTH}
    usual, with_them = (there(Session(PUGNACIOUS, seats=2, seed=2, stealth=on).state) for on in ("false", "true"))
    assert not set(usual) & keys
    assert set(with_them) >= keys
    assert (len(usual), len(with_them)) == (sum(k.copies for k in MAIN), sum(k.copies for k in (*MAIN, *STEALTH)))
