"""The card gallery: every card of a game, from the same data as the game itself."""

from html import unescape

import pytest

from pugsbox.core.errors import PugsboxError
from pugsbox.core.views import Face
from pugsbox.draw.gallery import gallery_html
from pugsbox.games import load_game
from pugsbox.widgets import Gallery

SHOWN = ("pugs_in_mugs", "pet_evil", "gamers_vs_evil", "pugnacious")


@pytest.mark.parametrize("name", SHOWN)
def test_every_card_is_shown_with_its_name_its_text_and_its_source(name):
    game, shown = load_game(name), Gallery(name)
    assert [face for face, _ in shown.cards] == list(game.faces.values())
    html = shown._repr_html_()
    assert html.count('class="pb-card ') == len(game.cards)
    for face in game.faces.values():
        assert f"pb-src-{face.source}" in html
        assert face.text in unescape(html)


def test_the_cards_of_gamers_vs_evil_add_up_and_say_what_they_cost():
    assert sum(copies for _, copies in Gallery("gamers_vs_evil").cards) == 412
    evil = Gallery("gamers_vs_evil", "evil")
    assert len(evil.cards) == 14
    html = evil._repr_html_()
    assert "6 Power" in html
    assert "3 VP" in html


def test_some_kinds_stand_together_in_the_order_of_the_catalogue():
    kinds = [face.kind for face, _ in Gallery("gamers_vs_evil", "loot", "boss").cards]
    assert kinds == ["loot"] * 32 + ["boss"] * 12


def test_a_kind_that_there_is_not_is_one_sentence():
    with pytest.raises(PugsboxError, match=r"Gamers vs\. Evil has no card of kind 'dragon'; expected one of starter, gamer,"):
        Gallery("gamers_vs_evil", "dragon")
    with pytest.raises(PugsboxError, match="There is no game 'chess'"):
        Gallery("chess")


def test_text_of_strangers_stays_text():
    html = gallery_html([(Face("x", "<script>", "<b>", "<img src=x>", "house", cost="<i>", points="</style>"), 2)], "<u>")
    assert "<script>" not in html
    assert "<img" not in html
    assert "&lt;script&gt;" in html
