"""Single cards of the table and one's own row: what is read at a glance, and what is done at each card."""

from pugsbox.core.record import read_record
from pugsbox.core.session import Session
from pugsbox.draw.mat import mat
from pugsbox.draw.places import owned, rivals
from pugsbox.draw.touch import at_cards
from pugsbox.games import load_game

TABLE = """game: pugnacious
seats: 3
place: queue 0 = telegram patent telegram bribe airship
place: queue 1 = alibi umbrella alibi memoirs curses
place: spot-1 = rogue-agent
place: below-1 = sewers
set: skill 0 = 2
set: failure 1 = 3
set: phase = buy
---
"""


def view(seat=0, text=TABLE):
    return Session.of(read_record(text, load_game), load_game).view(seat)


def zone(seen, name):
    return next(zone for zone in seen.zones if zone.name == name)


def test_a_further_copy_in_a_row_is_bought_by_its_space():
    drawn = mat(view())
    assert 'data-action="0 buy telegram"' in drawn
    assert 'data-action="0 buy telegram 3"' in drawn
    assert 'data-action="0 buy patent' not in drawn  # it is too dear
    assert {"0 buy telegram", "0 buy telegram 3", "0 buy patent"} <= at_cards(view())


def test_ones_own_row_is_drawn_in_its_order_and_only_once():
    seen = view()
    drawn = mat(seen)
    names = ["Telegram", "Patent", "Telegram", "Bribe", "Airship"]
    places = [drawn.index("Your card queue")]
    for name in names:
        places.append(drawn.index(f">{name}<", places[-1]))
    assert "Your card queue" not in owned(seen)
    assert "Your card queue" not in mat(view(None))  # a spectator has none


def test_the_row_of_another_player_is_told_in_its_order():
    drawn = rivals(view())
    first = drawn.index("Alibi")
    assert drawn.index("Umbrella", first) < drawn.index("Alibi", first + 1)
    assert "2 \N{MULTIPLICATION SIGN} Alibi" not in drawn


def test_a_single_card_with_a_price_is_drawn_to_be_read_with_its_text():
    drawn = mat(view())
    start = drawn.index('aria-label="Enemy 1"')
    assert "pb-is-one" in drawn[start - 80 : start]
    assert "Win: 3 Exp." in drawn[start : drawn.index('aria-label="Location 1"')]
    assert "Sewers" in drawn[drawn.index('aria-label="Location 1"') :]


def test_a_quiet_counter_is_listed_only_if_it_says_something():
    names = {counter.name for counter in view().counters}
    assert "failure 1" in names
    assert not {"failure 0", "received 0", "received 1"} & names
    assert {"xp 0", "skill 0", "fight 2"} <= names


def test_a_button_says_what_the_card_does_not_show():
    text = TABLE.replace("phase = buy", "phase = combat").replace("---", "set: fight 0 = 4\nset: trebuchet 0 = 1\n---")
    drawn = mat(view(text=text))
    enemy = drawn[drawn.index('data-action="0 target spot-1"') :]
    assert "<span>Fight Enemy 1</span><small>4 against 0</small>" in enemy  # two buttons begin alike
    assert "<span>Fight Enemy 1, with the Trebuchet</span>" in enemy
    finale = drawn[drawn.index('data-action="0 target finale"') :]
    assert "<span>Fight</span><small>4 against 12</small>" in finale
