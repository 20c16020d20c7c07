"""Components and credits: MUG-COMP."""

import json
from collections import Counter

import pytest

from pugsbox.core.content import content_folder
from pugsbox.core.errors import PugsboxError
from pugsbox.pugs_in_mugs import PUGS_IN_MUGS
from pugsbox.pugs_in_mugs.zones import COLOURS, MISCHIEF
from tests.games import assert_every_card_goes_where_an_event_says
from tests.pugs_in_mugs.games import TABLES, play_out, states, zone
from tests.scenes import play

PUG_DECK = Counter({**dict.fromkeys(COLOURS, 9), **dict.fromkeys(MISCHIEF, 5)})


@pytest.mark.catalogue("MUG-COMP-01")
def test_the_pug_deck_is_pugs_of_five_sets_and_three_kinds_of_mischief():
    state = PUGS_IN_MUGS.new(2, 1)
    assert Counter(zone(state, "deck") + zone(state, "hand 0") + zone(state, "hand 1")) == PUG_DECK
    assert PUG_DECK.total() == 60


@pytest.mark.parametrize("seats", PUGS_IN_MUGS.seats)
@pytest.mark.parametrize("each", ["players", "1"])
@pytest.mark.clause("MUG-COMP-02")
def test_the_mug_deck_has_a_set_a_player_or_a_single_one(seats, each):
    state = PUGS_IN_MUGS.new(seats, 1, mugs_per_colour=each)
    copies = seats if each == "players" else 1
    assert Counter(zone(state, "supply")) == {f"{colour}-mug": copies for colour in COLOURS}


def test_two_to_five_can_play():
    assert list(PUGS_IN_MUGS.seats) == [2, 3, 4, 5]
    for seats in (1, 6):
        with pytest.raises(PugsboxError, match="2 to 5 players"):
            PUGS_IN_MUGS.new(seats)


@pytest.mark.catalogue("MUG-COMP-03")
def test_nothing_but_the_two_decks_is_on_the_table():
    scene = play("place: discard = red\n---")
    zones = {zone.name: zone.title for zone in scene.session.view().zones}
    assert zones == {
        "deck": "Pug Deck",
        "discard": "Discard pile",
        "supply": "Mug Deck",
        "hand 0": "Hand",
        "hand 1": "Hand",
        "mugs 0": "Mugs",
        "mugs 1": "Mugs",
    }
    assert [counter.name for counter in scene.session.view().counters] == ["turn", "actions"]
    assert {card.kind for card in PUGS_IN_MUGS.cards.values()} == {"pug", "mischief", "mug"}


@pytest.mark.catalogue("MUG-COMP-04")
@pytest.mark.parametrize("options", [{}, {"surprise_interrupts": "true", "gimme_any_mischief": "true", "dig_any_pug": "true"}])
def test_cards_are_conserved(options):
    for seats, seed in TABLES:
        mug_deck = Counter({f"{colour}-mug": seats for colour in COLOURS})
        for state in states(play_out(seats, seed, **options)):
            hands = [zone(state, f"hand {seat}") for seat in range(seats)]
            mugs = [zone(state, f"mugs {seat}") for seat in range(seats)]
            pugs = Counter([*zone(state, "deck"), *zone(state, "discard"), *zone(state, "played"), *sum(hands, ())])
            assert pugs == PUG_DECK
            assert Counter([*zone(state, "supply"), *sum(mugs, ())]) == mug_deck
            assert zone(state, "box") == ()
            if not options:  # a card that is being played is only seen there where Surprise! may come in between
                assert zone(state, "played") == ()


@pytest.mark.catalogue("MUG-COMP-04")
def test_every_card_goes_where_an_event_says():
    for seats, seed in TABLES:
        assert_every_card_goes_where_an_event_says(play_out(seats, seed))


@pytest.mark.catalogue("MUG-COMP-05")
def test_the_walkthrough_opens_with_who_made_the_game():
    notebook = json.loads((content_folder("notebooks") / "walkthroughs" / "pugs_in_mugs.ipynb").read_text(encoding="utf-8"))
    opening = " ".join("".join(notebook["cells"][0]["source"]).split())
    for name in ("Stuart Lawrence", "Laurie Blake", "Rob Ingle", "Stop, Drop & Roll", "Don't Panic!"):
        assert name in opening
        assert name in PUGS_IN_MUGS.clauses["MUG-COMP-05"].says
