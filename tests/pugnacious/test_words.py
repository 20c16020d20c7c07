"""What a player reads: questions, buttons, what happened, why not; and the same for the others and for who watches."""

import re

import pytest

from pugsbox.pugnacious import PUGNACIOUS
from pugsbox.pugnacious.events import EVENTS
from pugsbox.pugnacious.kinds import EVENTS as EVENT_CARDS
from pugsbox.pugnacious.kinds import LOCATIONS
from pugsbox.pugnacious.words import WORDS
from tests.pugnacious.expansions import table
from tests.pugnacious.games import play_out, states

WHOLE = {"classes": "true", "stealth": "true", "events": "all", "locations": "all"}
NAMES = ("Ada", "Bo", "Cleo", "Dex")
QUEUES = """place: queue 0 = telegram patent umbrella telegram airship
place: queue 1 = alibi harpoon memoirs crowbar governess"""

DISPUTED = "place: hand 0 = patent\nset: xp 1 = 4"


def labels(scene, seat=0):
    """What stands on the buttons of a seat."""
    return [choice.label for choice in scene.session.view(seat).choices]


def lines(scene, seat):
    """What a seat (None: a spectator) reads in the log."""
    return [line.text for line in scene.session.log(seat)]


def asked(scene, seat):
    """The question, as a seat reads it."""
    return scene.session.view(seat).question.text


def each_way(scene):
    """The last line of the log for seat 0, for seat 1, and for who watches."""
    return [lines(scene, seat)[-1] for seat in (0, 1, None)]


# ---------------------------------------------------------------- what happened


@pytest.mark.parametrize(
    ("header", "actions", "told"),
    [
        ("place: hand 0 = minor-skill", ["0 play minor-skill"], ["Skill +1.", "Ada: Skill +1.", "Ada: Skill +1."]),
        ("", ["0 done"], ["You are done.", "Ada is done.", "Ada is done."]),
        (
            DISPUTED,
            ["0 dispute 1"],
            [
                "You dispute the order with Bo. Less Exp decides: you.",
                "Ada disputes the order with you. Less Exp decides: Ada.",
                "Ada disputes the order with Bo. Less Exp decides: Ada.",
            ],
        ),
        (
            "place: hand 0 = patent\nroll: 2",
            ["0 dispute 1"],
            [
                "You dispute the order with Bo. Exp is equal, so chance names who decides: Bo.",
                "Ada disputes the order with you. Exp is equal, so chance names who decides: you.",
                "Ada disputes the order with Bo. Exp is equal, so chance names who decides: Bo.",
            ],
        ),
        (
            DISPUTED,
            ["0 dispute 1", "0 first 1"],
            ["You decide: first Bo, then you.", "Ada decides: first you, then Ada.", "Ada decides: first Bo, then Ada."],
        ),
        (
            "place: hand 0 = house-arrest",
            ["0 play house-arrest", "0 bar 1"],
            [
                "Bo cannot fight this turn.",
                "By Ada's card you cannot fight this turn.",
                "By Ada's card Bo cannot fight this turn.",
            ],
        ),
        (
            "place: hand 0 = hatpin",
            ["0 play hatpin"],
            ["You play a Hatpin face down.", "Ada plays a card face down.", "Ada plays a card face down."],
        ),
        (
            "place: hand 0 = penny-dreadful\nplace: deck 0 = patent",
            ["0 play penny-dreadful"],
            ["You draw a Patent.", "Ada draws a card.", "Ada draws a card."],
        ),
        (
            "place: hand 0 = telegram\nplace: deck 0 = patent umbrella",
            ["0 play telegram"],
            ["You draw a Patent, an Umbrella.", "Ada draws 2 cards.", "Ada draws 2 cards."],
        ),
        (
            f"place: hand 0 = calling-card\n{QUEUES}",
            ["0 play calling-card", "0 offer patent", "0 swap 1 memoirs"],
            ["You take Memoirs from Bo.", "Ada takes Memoirs from you.", "Ada takes Memoirs from Bo."],
        ),
        (
            "place: hand 0 = rag-and-bone-man",
            ["0 play rag-and-bone-man", "0 pass"],
            ["You leave it.", "Ada leaves it.", "Ada leaves it."],
        ),
    ],
)
def test_each_reads_what_happened_in_own_words(header, actions, told):
    assert each_way(table(header, *actions)) == told


@pytest.mark.parametrize(
    ("header", "last"),
    [
        ("place: main-deck = dueling-pistols bribe", "queue gets Dueling Pistols."),
        ("place: main-deck = public-scandal bribe", "queue gets a Public Scandal."),
    ],
)
def test_what_is_several_things_is_not_said_to_come(header, last):
    scene = table(f"{header}\n{QUEUES}\nset: skill 0 = 9", "0 buy umbrella", phase="buy")
    assert each_way(scene) == [f"Your {last}", f"Ada's {last}", f"Ada's {last}"]


@pytest.mark.parametrize(("card", "said"), [("minor-skill", "a card"), ("minor-skill*2", "2 cards")])
def test_a_discard_pile_of_one_card_is_a_card(card, said):
    header = f"place: hand 0 = penny-dreadful\nplace: deck 0 = -\nplace: discard 0 = {card}"
    scene = table(header, "0 play penny-dreadful")
    assert f"You shuffle your discard pile, {said}." in lines(scene, 0)
    assert f"Ada shuffles the discard pile, {said}." in lines(scene, 1)


@pytest.mark.parametrize(
    ("line", "said"),
    [("left 1", "The Card Ring turns to the left by 1."), ("right 1", "The Card Ring turns to the right by 1.")],
)
def test_the_ring_turns_by_a_number_of_steps(line, said):
    scene = table(f"place: hand 0 = signal-box\n{QUEUES}", "0 play signal-box", f"0 turn {line}")
    assert said in lines(scene, None)
    assert "You pass a Telegram to Bo." in lines(scene, 0) or "You pass an Airship to Bo." in lines(scene, 0)


def test_events_and_locations_have_the_article_that_they_need():
    said = [WORDS.one[key] for key in (*EVENT_CARDS, *(place.key for place in LOCATIONS))]
    assert said[:6] == ["War Fever", "London Fog", "the Trade Fair", "a Bank Holiday", "a Truce", "the Runaway Carousel"]
    assert said[6:8] == ["Stragglers", "On Board the Express"]
    assert said[8:] == ["the Graveyard", "the Scrapyard", "the Opera Balcony", "the Sewers"]


def test_a_combat_is_told_with_both_sides():
    scene = table("set: fight 0 = 2", "0 target spot-1", "1 target spot-2", "1 discard minor-skill", phase="combat")
    assert "You beat a Street Tough: 2 against 1." in lines(scene, 0)
    assert "Ada beats a Street Tough: 2 against 1." in lines(scene, None)
    assert any(line.startswith("You lose to an Irate Grocer: 0 against") for line in lines(scene, 1))
    assert "Beaten and discarded: a Street Tough." in lines(scene, 1)


def test_a_target_that_lies_face_down_is_nobodys_business():
    scene = table("", "0 target spot-1", phase="combat")
    assert each_way(scene) == ["You lay down: Enemy 1.", "Ada has laid a token face down.", "Ada has laid a token face down."]


# ---------------------------------------------------------------- what is asked


@pytest.mark.parametrize(
    ("header", "actions", "told"),
    [
        ("", [], ["Play Phase: play cards, then say that you are done."] * 2 + ["Play Phase."]),
        (
            DISPUTED,
            ["0 dispute 1"],
            ["Who acts first, you or Bo?", "Ada decides who acts first.", "Ada decides who acts first."],
        ),
        (
            "place: hand 0 = bottle-of-gin patent alibi",
            ["0 play bottle-of-gin"],
            ["Discard a card. Still to discard: 1.", "Ada has to discard.", "Ada has to discard."],
        ),
        (
            f"place: hand 0 = signal-box\n{QUEUES}",
            ["0 play signal-box"],
            ["Do you turn the Card Ring? Steps at most: 1.", *["Ada may turn the Card Ring."] * 2],
        ),
        (
            f"place: hand 0 = calling-card\n{QUEUES}",
            ["0 play calling-card", "0 offer umbrella"],
            ["Which card do you take for an Umbrella?", *["Ada exchanges an Umbrella."] * 2],
        ),
        (
            "place: hand 0 = bribe\nset: xp 0 = 3",
            ["0 play bribe"],
            ["Do you pay 1 Exp for 3 Failure?", *["Ada may pay Exp for Failure."] * 2],
        ),
    ],
)
def test_who_is_asked_reads_a_question_and_the_others_what_is_going_on(header, actions, told):
    scene = table(header, *actions)
    assert [asked(scene, seat) for seat in (0, 1, None)] == told


# ---------------------------------------------------------------- buttons


@pytest.mark.parametrize(
    ("header", "actions", "phase", "found"),
    [
        (DISPUTED, ["0 dispute 1"], "play", ["Acting first: you", "Acting first: Bo"]),
        (
            f"{QUEUES}\nset: skill 0 = 2",
            [],
            "buy",
            [
                "Buy Telegram, 2 Skill",
                "Buy Umbrella, 1 Skill",
                "Buy Telegram in space 4, 2 Skill",
                "Dispute the order with Bo",
                "Done",
            ],
        ),
        (
            "set: failure 0 = 2\nplace: target 1 = spot-1",
            [],
            "failure",
            ["Give Failure to Bo: 1: -1 against 1", "Give Failure to Bo: 2: -2 against 1", "Done"],
        ),
        (
            f"place: hand 0 = signal-box\n{QUEUES}",
            ["0 play signal-box"],
            "play",
            ["Turn the ring to the left by 1", "Turn the ring to the right by 1", "Leave it"],
        ),
        (
            f"place: hand 0 = spring-cleaning\n{QUEUES}",
            ["0 play spring-cleaning"],
            "play",
            ["Throw out spaces 1 and 2: Telegram, Patent", "Throw out spaces 1 and 3: Telegram, Umbrella"],
        ),
    ],
)
def test_what_stands_on_the_buttons(header, actions, phase, found):
    assert labels(table(header, *actions, phase=phase))[: len(found)] == found


def test_a_class_is_played_as():
    scene = table("option: classes = true\nplace: class 1 = inventor\nplace: class 0 = duellist\nset: xp 0 = 5", "0 level-up")
    assert "Your Class is at Level 2 now." in lines(scene, 0)
    assert "Ada plays the Duellist at Level 2 now." in lines(scene, 1)
    scene.session.push("0 ability 2")
    assert "Ada uses the Duellist, Level 2." in lines(scene, None)


# ---------------------------------------------------------------- what cards say


@pytest.mark.parametrize(
    ("card", "said"),
    [
        ("merry-go-round", "The Card Ring turns one step to the left."),
        ("bottle-of-gin", "Discard a card."),
        ("memoirs", "Discard 2 cards."),
        ("bodyguard", "It stays in play and gives that again in each turn."),
        ("slow-fuse", "Turn 2: "),
        ("street-tough", "Lose: nothing."),
    ],
)
def test_texts_of_cards_are_sentences(card, said):
    assert said in PUGNACIOUS.faces[card].text


def test_no_text_counts_one_of_several_or_several_of_one():
    for face in PUGNACIOUS.faces.values():
        assert not re.search(r"\b1 (cards|steps)\b|\b([2-9]|\d\d) (card|step)\b", face.text), face.key
        assert face.text.endswith("."), face.key


@pytest.mark.parametrize(("seats", "options"), [(2, {}), (3, WHOLE), (4, WHOLE)])
def test_all_that_is_told_in_whole_games_is_sentences_for_everybody(seats, options):
    session = play_out(seats, seats, **options)
    told = {}
    for event in session.events:
        if told.setdefault(event.kind, 0) < 6:
            told[event.kind] += 1
            for seat in (*range(seats), None):
                said = PUGNACIOUS.tell(event, seat, NAMES[:seats])
                assert said.endswith((".", "!")), said
                assert said[0].isupper(), said
                assert not re.search(r"\b1 (cards|steps|points)\b|[{}<>]|\ba [AEIOU]|  |\.\.", said), said
                assert seat is not None or not re.search(r"\b[Yy]our?\b", said), said
                assert f"{NAMES[event.seat]}'s" not in said or seat != event.seat, said
    assert set(told) <= set(EVENTS)
    for state in states(session)[::25]:
        question = PUGNACIOUS.question(state)
        for seat in (*range(seats), None) if question else ():
            said = WORDS.ask(question, seat, NAMES[:seats])
            assert said.endswith((".", "?")), said
            assert (seat is not None and seat in question.seats) or not re.search(r"\byour?\b", said.lower()), said
