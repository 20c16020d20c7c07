"""Every catalogue of cards as a whole: nothing missing, nothing said twice, and a sheet to proofread."""

from pathlib import Path

import pytest

from pugsbox.cardtable.cardgame import CardGame
from pugsbox.cardtable.cards import Card, Source, card_sheet, catalogue
from pugsbox.cardtable.layout import Zone
from pugsbox.games import GAMES, load_game
from tests.conformance.sampling import contents, samples

HERE = Path(__file__).parent / "cards"


@pytest.fixture(params=[name for name in GAMES if isinstance(load_game(name), CardGame)])
def game(request):
    return load_game(request.param)


def test_the_card_sheet_is_as_before(game, golden):
    golden(HERE / f"{game.name}.txt", card_sheet(game.cards, game.words, players=game.seats[-1]))


def test_every_card_has_a_name_a_text_a_source_and_a_place_to_begin(game):
    for key, card in game.cards.items():
        face = game.faces[key]
        assert face.key == key == card.key
        assert face.name
        assert face.text.endswith(".")
        assert face.source in set(Source)
        assert card.kind in game.layout.cells[card.home].cards
        assert game.words.one[key]
        assert card.copies is None or card.copies > 0
    assert len({face.name for face in game.faces.values()}) == len(game.faces)


def test_a_new_game_has_every_card_as_often_as_the_catalogue_says(game):
    for seats in game.seats:
        expected = sorted(key for key, card in game.cards.items() for _ in range(seats if card.copies is None else card.copies))
        assert contents(game, game.new(seats, 0)) == expected


def test_every_zone_counter_event_question_and_action_has_its_words(game):
    for cell in game.layout.cells:
        assert cell.kind == "option" or cell.name == "seats" or not cell.listed or game.words.places[cell.name.split()[0]]
    for name in game.stages:
        assert game.words.places[name.split()[0]]
    met = samples(game.name)
    assert {event.kind for sample in met for event in sample.events} <= set(game.words.events)
    assert {action.verb for sample in met for action in sample.state.legal} <= set(game.words.actions)
    assert {game.question(sample.state).kind for sample in met if sample.state.stack} <= set(game.words.questions)


def test_every_option_names_its_clauses_and_begins_a_game_with_each_value(game):
    for name, option in game.options.items():
        assert option.says.endswith(".")
        assert set(option.clauses) <= set(game.clauses)
        for value in option.values:
            if not (option.of_seats and value.isdecimal()) or int(value) < game.seats[-1]:
                assert game.waiting_for(game.new(game.seats[-1], 0, **{name: value}))


@pytest.mark.parametrize("key", ["red", "Red", "red pug", "red*2", ""])
def test_a_key_that_comes_twice_or_cannot_be_written_is_a_mistake(key):
    def card(key):
        return Card(key, key, "pug", 1, Zone(0), Source.HOUSE)

    with pytest.raises(ValueError, match=key.replace("*", r"\*") or "^$"):
        catalogue([card("red"), card(key)])
