"""What may be chosen before a game: each option in each of its values, what it changes, and that it changes nothing else."""

from collections import Counter
from itertools import combinations

import pytest

from pugsbox.core.bots import GreedyBot
from pugsbox.core.errors import BadFile, PugsboxError
from pugsbox.core.session import Session
from pugsbox.pugnacious import PUGNACIOUS
from pugsbox.pugnacious.kinds import EVENTS, FINALES, LOCATIONS, STEALTH
from tests.games import zones
from tests.pugnacious.expansions import clauses, everything, question, refused, table
from tests.pugnacious.games import play, play_out, states, zone

PLACES = tuple(place.key for place in LOCATIONS)
SEVERAL = {"events": tuple(EVENTS), "locations": PLACES}
DECKS = {"events": "main-deck", "locations": "enemy-deck"}


SHOPPING = """place: hand 0 = patent minor-fight
place: hand 1 = telegram
place: queue 0 = crowbar umbrella alibi airship memoirs
place: queue 1 = governess patent bribe telegram harpoon
place: main-deck = savings-book bribe airship
place: enemy-deck = sky-pirate brass-golem
place: event = -
place: below-1 = -
place: below-2 = -
place: below-3 = -
place: past-events = -"""


def both(name, values, header, *actions, phase="play"):
    """Scenes that differ in an option only."""
    return [table(f"option: {name} = {value}\n{header}", *actions, phase=phase) for value in values]


def test_there_are_twelve_options_and_the_rulebook_is_the_default():
    assert {name: option.default for name, option in PUGNACIOUS.options.items()} == {
        "which_finale": "mechanical-abomination",
        "classes": "false",
        "events": "none",
        "locations": "none",
        "stealth": "false",
        "main_deck_end": "empty_at_check",
        "enemy_deck_end": "empty_at_check",
        "finale_release": "other_targets",
        "failure_must_be_spent": "false",
        "dummy_trash_optional": "false",
        "greater_supply": "unlimited",
        "classes_distinct": "true",
    }


@pytest.mark.parametrize("name", PUGNACIOUS.options)
def test_each_value_of_an_option_gives_a_game_that_can_be_played_and_no_other_value_does(name):
    for chosen in PUGNACIOUS.options[name].values:
        session = play_out(2, 1, GreedyBot, **{name: chosen})
        assert session.game.outcome(session.state), chosen
    with pytest.raises(PugsboxError, match=f"Option {name} cannot be"):
        PUGNACIOUS.new(2, **{name: "maybe"})


@pytest.mark.parametrize("name", [name for name, option in PUGNACIOUS.options.items() if not option.several])
def test_only_events_and_locations_can_be_several(name):
    one, other = PUGNACIOUS.options[name].values[:2]
    with pytest.raises(PugsboxError, match=f"Option {name} cannot be"):
        PUGNACIOUS.new(2, **{name: f"{one}+{other}"})


def test_all_of_it_together_can_be_played():
    whole = {"classes": "true", "events": "all", "locations": "all", "stealth": "true", "which_finale": "rival-professor"}
    for seats in (2, 3, 4):
        session = play_out(seats, seats, GreedyBot, **whole)
        assert session.game.outcome(session.state).winners


# ---------------------------------------------------------------- any subset


@pytest.mark.parametrize("name", SEVERAL)
def test_any_subset_of_the_cards_can_be_chosen(name):
    """Each of them is in its deck, and all other cards are where they are without any."""
    usual = zones(PUGNACIOUS, PUGNACIOUS.new(2, 1))
    laid = ("queue 0", "queue 1", "event", "past-events", "main-deck") if name == "events" else ("enemy-deck",)
    laid += tuple(f"{place}-{n}" for place in ("spot", "below") for n in (1, 2, 3)) if name == "locations" else ()
    keys = SEVERAL[name]
    for n in range(len(keys) + 1):
        for chosen in combinations(keys, n):
            found = zones(PUGNACIOUS, PUGNACIOUS.new(2, 1, **{name: "+".join(chosen) or "none"}))
            together = sum((found[zone_] for zone_ in laid), Counter())
            assert together == sum((usual[zone_] for zone_ in laid), Counter()) + Counter(chosen)
            assert found["box"] + Counter(chosen) == usual["box"]


@pytest.mark.parametrize("name", SEVERAL)
def test_the_order_in_which_they_are_named_says_nothing_and_all_are_all(name):
    keys = SEVERAL[name]
    assert PUGNACIOUS.new(2, 3, **{name: f"{keys[3]}+{keys[0]}"}) == PUGNACIOUS.new(2, 3, **{name: f"{keys[0]}+{keys[3]}"})
    assert PUGNACIOUS.new(2, 3, **{name: "+".join(keys)}) == PUGNACIOUS.new(2, 3, **{name: "all"})


@pytest.mark.parametrize("name", SEVERAL)
def test_what_is_no_subset_is_refused_in_a_sentence(name):
    first = SEVERAL[name][0]
    for wrong in ("", "+", f"{first}+", f"none+{first}", f"{first}+all", f"{first}+bribe", "bribe"):
        with pytest.raises(PugsboxError, match=f"Option {name} cannot be"):
            PUGNACIOUS.new(2, **{name: wrong})
    with pytest.raises(BadFile, match=f"Option {name} cannot be"):
        play(f"option: {name} = {first}+bribe\n---")


@pytest.mark.parametrize("name", SEVERAL)
def test_cards_that_are_not_drawn_change_nothing(name):
    """A turn with a few of them in a deck from which none comes is the turn without them."""
    lines = ("0 play-all", "0 done", "1 done", "0 buy alibi", "0 done", "1 done", "0 target none", "1 target none")
    without, with_them = both(name, ("none", "+".join(SEVERAL[name][:2])), SHOPPING, *lines)
    assert everything(without.session.state) == everything(with_them.session.state)
    told = [[event for move in scene.session.moves for event in move.events] for scene in (without, with_them)]
    assert told[0] == told[1]


# ---------------------------------------------------------------- classes, classes_distinct


@pytest.mark.clause("PUG-CLASS-01", "PUG-EXP-01")
@pytest.mark.parametrize(("on", "classes", "choices"), [("false", 0, 0), ("true", 1, 3)])
def test_with_classes_everybody_chooses_one_before_all_else(on, classes, choices):
    session = Session(PUGNACIOUS, seats=3, seed=4, classes=on)
    assert "PUG-EXP-01" in session.events[0].clauses
    assert refused_of(session, "0 choose inventor") == (() if classes and session.turn == (0,) else session_clauses(classes))
    asked = 0
    while question_of(session) == "ChooseClass":
        session.push(session.legal()[0])
        asked += 1
    assert asked == choices
    assert [len(zone(session.state, f"class {seat}")) for seat in range(3)] == [classes] * 3
    assert [zone(session.state, f"level {seat}") for seat in range(3)] == [classes] * 3
    found = zones(PUGNACIOUS, session.state)
    assert [found[f"hand {seat}"].total() + found[f"deck {seat}"].total() for seat in range(3)] == [10] * 3


def test_a_class_that_is_not_used_changes_nothing():
    lines = ["0 play-all", "1 play telegram", "0 done", "1 done", "0 buy alibi", "0 done", "1 done"]
    chosen = "place: class 0 = prizefighter\nplace: class 1 = inventor"
    without = table(SHOPPING, *lines, "0 target spot-1", "1 target none")
    with_them = table(f"option: classes = true\n{SHOPPING}\n{chosen}", *lines, "0 target spot-1", "1 target none")
    cells = ("class 0", "class 1", "level 0", "level 1")
    kept = [everything(scene.session.state, *cells) for scene in (without, with_them)]
    assert (kept[0][0], kept[0][2]) == (kept[1][0], kept[1][2])
    told = [[event.kind for move in scene.session.moves for event in move.events] for scene in (without, with_them)]
    assert told[0] == told[1]


@pytest.mark.clause("PUG-CLASS-01")
def test_classes_can_be_different_or_shared():
    distinct, shared = (Session(PUGNACIOUS, seats=3, seed=4, classes="true", classes_distinct=d) for d in ("true", "false"))
    for session in (distinct, shared):
        session.push(f"{session.turn[0]} choose inventor")
    line = f"{distinct.turn[0]} choose inventor"
    assert distinct.check(line).clauses == ("PUG-CLASS-01",)
    assert len(distinct.legal()) == 5
    assert len(shared.legal()) == 6
    while question_of(shared) == "ChooseClass":
        shared.push(f"{shared.turn[0]} choose inventor")
    assert [zone(shared.state, f"class {seat}") for seat in range(3)] == [("inventor",)] * 3


def test_whether_classes_are_shared_matters_only_where_two_want_the_same():
    for seed in range(6):
        usual = play_out(3, seed, GreedyBot, classes="true")
        other = Session(PUGNACIOUS, seats=3, seed=seed, classes="true", classes_distinct="false")
        for move, after in zip(usual.moves, states(usual)[1:], strict=True):
            other.push(move.action)
            assert everything(other.state, "class-pile")[0] == everything(after, "class-pile")[0]
        assert sorted(zone(other.state, "box")) == sorted(zone(usual.state, "box"))
        assert other.game.outcome(other.state) == usual.game.outcome(usual.state)


def test_without_classes_it_is_of_no_matter_whether_they_are_distinct():
    assert everything(PUGNACIOUS.new(3, 5, classes_distinct="false")) == everything(PUGNACIOUS.new(3, 5))


# ---------------------------------------------------------------- stealth


def test_stealth_cards_are_in_the_main_deck_or_out_of_the_game():
    found, usual = (zones(PUGNACIOUS, PUGNACIOUS.new(2, 1, stealth=on)) for on in ("true", "false"))
    cards = Counter({kind.key: kind.copies for kind in STEALTH})
    ring = ("main-deck", "queue 0", "queue 1")
    assert sum((found[name] for name in ring), Counter()) == sum((usual[name] for name in ring), Counter()) + cards
    assert usual["box"] == found["box"] + cards
    assert {name for name in found if name not in ("box", *ring) and found[name] != usual[name]} <= {
        f"{place}-{n}" for place in ("spot", "below") for n in (1, 2, 3)
    } | {"enemy-deck"}


def test_where_no_stealth_card_comes_the_turn_is_the_same():
    lines = ("0 play-all", "0 done", "1 done", "0 buy alibi", "0 done", "1 done", "0 target spot-1", "1 target none")
    with_them, without = both("stealth", ("true", "false"), SHOPPING, *lines)
    assert everything(with_them.session.state) == everything(without.session.state)


# ---------------------------------------------------------------- which_finale


@pytest.mark.clause("PUG-SETUP-14", "PUG-FAQ-04")
@pytest.mark.parametrize("finale", [finale.key for finale in FINALES])
def test_the_finale_is_the_chosen_one(finale):
    session = Session(PUGNACIOUS, seats=2, seed=3, which_finale=finale)
    assert zone(session.state, "finale") == (finale,)
    laid = next(event for event in session.events if event.kind == "lays out the finale")
    assert (laid.data[0], laid.clauses) == ((finale,), ("PUG-SETUP-14", "PUG-FAQ-04"))


def test_the_finale_changes_nothing_until_somebody_fights_it():
    met = set()
    for seed in range(12):
        usual = play_out(2, seed, GreedyBot)
        other = Session(PUGNACIOUS, seats=2, seed=seed, which_finale="rival-professor")
        for move, after in zip(usual.moves, states(usual)[1:], strict=True):
            other.push(move.action)
            if everything(other.state, "finale")[0] != everything(after, "finale")[0]:
                assert any(event.kind in ("wins", "loses") and event.data[0] == FINALES[0].key for event in move.events)
                met.add(seed)
                break
    assert met


# ---------------------------------------------------------------- dummy_trash_optional

BEATEN = "set: fight 0 = 9\nset: fight 1 = 9"


@pytest.mark.clause("PUG-REC-12")
def test_who_beats_the_training_dummy_has_to_trash_or_need_not():
    lines = ("0 target dummy", "1 target none")
    must, may = both("dummy_trash_optional", ("false", "true"), BEATEN, *lines, phase="combat")
    assert question(must) == question(may) == "TrashOne"
    assert set(may.legal()) - set(must.legal()) == {"0 pass"}
    assert refused(must, "0 pass") == ("PUG-PLAY-05",)
    may.session.push("0 pass")
    assert (may.cards("trash"), clauses(may, "leaves it")) == ([], ("PUG-REC-12",))
    texts = [PUGNACIOUS.face(scene.session.state, "training-dummy").text for scene in (must, may)]
    assert [("Trash a card" in text, "You may trash a card" in text) for text in texts] == [(True, False), (False, True)]


def test_that_option_is_for_the_training_dummy_and_for_no_other_question():
    strongman = "place: spot-2 = strongman\nset: fight 0 = 20"
    asked = both("dummy_trash_optional", ("false", "true"), strongman, "0 target spot-2", "1 target none", phase="combat")
    for scene in asked:
        assert question(scene) == "TrashOne"
        assert "0 pass" not in scene.legal()
        assert refused(scene, "0 pass") == refused(scene, "0 pass now") == ("PUG-PLAY-05",)
    lost = "place: spot-2 = irate-grocer"
    for scene in both("dummy_trash_optional", ("false", "true"), lost, "0 target spot-2", "1 target none", phase="combat"):
        assert "0 pass" not in scene.legal()


def test_who_trashes_all_the_same_plays_the_same_game():
    trashed = set()
    for seed in range(6):
        usual = play_out(2, seed, GreedyBot)
        other = Session(PUGNACIOUS, seats=2, seed=seed, dummy_trash_optional="true")
        for move, after in zip(usual.moves, states(usual)[1:], strict=True):
            more = set(other.legal()) - set(move.before.legal)
            assert {action.verb for action in more} <= {"pass"}
            assert not more or question_of(other) == "TrashOne"
            trashed |= {seed} if more else set()
            other.push(move.action)
            assert everything(other.state) == everything(after)
        assert other.game.outcome(other.state) == usual.game.outcome(usual.state)
    assert trashed


# ---------------------------------------------------------------- options of rules that matter late


MATTERS = {
    "main_deck_end": "checks the end",
    "enemy_deck_end": "checks the end",
    "finale_release": "loses",
    "failure_must_be_spent": "is done",
    "greater_supply": "buys",
}
"""What happens in the first move that an option changes."""


@pytest.mark.parametrize("name", MATTERS)
def test_until_an_option_matters_a_game_goes_the_same_way(name):
    for chosen in PUGNACIOUS.options[name].values[1:]:
        for seed in range(4):
            usual = play_out(2, seed, GreedyBot)
            other = Session(PUGNACIOUS, seats=2, seed=seed, **{name: chosen})
            for move, after in zip(usual.moves, states(usual)[1:], strict=True):
                if other.check(move.action) is not None:
                    assert name in ("failure_must_be_spent", "finale_release", "greater_supply"), move.action
                    break
                other.push(move.action)
                if everything(other.state, "supply") != everything(after, "supply"):
                    assert MATTERS[name] in {event.kind for event in move.events}
                    break


def session_clauses(classes):
    """Why a Class is not chosen by seat 0: another one chooses, or none is chosen."""
    return ("PUG-HOUSE-01",) if classes else ("PUG-CLASS-01",)


def refused_of(session, line):
    """The clauses that refuse an action in a session; none if it is legal."""
    refusal = session.check(line)
    return refusal.clauses if refusal else ()


def question_of(session):
    """What is asked in a session; "" if nothing is."""
    asked = session.game.question(session.state)
    return asked.kind if asked else ""
