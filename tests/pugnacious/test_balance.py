"""Is the house set a good game? Figures of many games of bots; the ranges are asserted in the slow job."""

from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from dataclasses import replace

import pytest

from pugsbox.core.errors import PugsboxError
from pugsbox.pugnacious.balance import Balance, Story, simulate, story
from pugsbox.widgets import BalanceSheet

STORIES = (
    Story(10, (8, 5), (0,), ("finale",), ((0, "telegram"), (1, "telegram"), (0, "patent"))),
    Story(20, (4, 9), (1,), ("enemy-deck",), ((1, "patent"),)),
    Story(30, (7, 7), (0, 1), ("main-deck", "enemy-deck"), ((0, "telegram"),)),
)


def test_the_same_seed_gives_the_same_story_and_another_one_another():
    assert story(2, "greedy", (), 3) == story(2, "greedy", (), 3)
    assert story(2, "greedy", (), 3) != story(2, "greedy", (), 4)
    assert story(2, "curious", (), 3) != story(2, "greedy", (), 3)


@pytest.mark.parametrize("pool", [ThreadPoolExecutor, ProcessPoolExecutor])
def test_any_executor_gives_the_same_figures(pool):
    with pool(2) as executor:
        assert simulate(6, seats=2, executor=executor) == simulate(6, seats=2)


def test_a_game_that_comes_to_no_end_is_stopped_and_says_so(monkeypatch):
    monkeypatch.setattr("pugsbox.pugnacious.balance.LONGEST", 2)
    told = story(2, "greedy", (), 1)
    assert told.turns == 3
    assert told.ends == ("unfinished",)
    assert "it was stopped" in BalanceSheet(Balance((told,))).endings()._repr_html_()


def test_greedy_players_keep_the_skill_to_buy_something():
    """Two who trashed too much at the Training Dummy once stood before three Traps for ever."""
    assert story(2, "greedy", (), 435).ends != ("unfinished",)


def test_more_games_go_on_where_others_stopped():
    assert simulate(4, seats=2).stories[2:] == simulate(2, seats=2, first=2).stories


def test_what_was_bought_is_counted_by_who_bought_it():
    told = story(3, "greedy", (), 1)
    assert told.bought
    assert {seat for seat, _ in told.bought} <= {0, 1, 2}
    assert len(told.scores) == 3
    assert max(told.scores) == told.scores[told.winners[0]]
    assert told.ends


def test_the_figures_are_those_of_the_stories():
    balance = Balance(STORIES)
    assert balance.games == 3
    assert balance.turns() == (10, 15, 20, 25, 30)
    assert balance.winning() == (7, 8, 8, 8, 9)
    assert balance.leads() == (0, 2, 3, 4, 5)
    assert balance.ends() == {"enemy-deck": 2 / 3, "finale": 1 / 3, "main-deck": 1 / 3}
    assert balance.seats() == (2 / 3, 2 / 3)
    assert [(rate.card, rate.a_game, rate.by_winners) for rate in balance.rates] == [
        ("patent", 2 / 3, 1.0),
        ("telegram", 1.0, 2 / 3),
    ]


def test_a_single_game_has_figures_too():
    assert Balance(STORIES[:1]).turns() == (10,) * 5


def test_the_tables_say_all_of_it():
    sheet = BalanceSheet(Balance(STORIES))
    assert [row[1].says for row in sheet.length().rows] == ["10", "15", "20", "25", "30"]
    assert "Patent" in sheet.cards()._repr_html_()
    assert len(sheet.cards(1).rows) == 1
    assert "67%" in sheet.endings()._repr_html_()
    assert "<script" not in sheet.cards()._repr_html_()
    strange = replace(STORIES[0], bought=((0, "telegram"),))
    assert BalanceSheet(Balance((strange,))).cards().rows[0][0] == "Telegram"


def test_a_long_simulation_shows_how_far_it_is(monkeypatch, capfd):
    monkeypatch.setattr("pugsbox.pugnacious.balance.PATIENCE", 0.0)
    simulate(3, seats=2)
    assert "games" in capfd.readouterr().err


@pytest.mark.parametrize(
    ("wrong", "says"),
    [
        ({"players": "clever"}, "There are no players called 'clever'; expected one of greedy, curious, random"),
        ({"seats": 5}, "Professor Pugnacious is for 2 to 4 players; found 5"),
        ({"events": "rain"}, "Option events cannot be 'rain'"),
        ({"dragons": True}, "There is no option 'dragons'"),
    ],
)
def test_what_cannot_be_played_is_said_before_anything_is(wrong, says):
    with pytest.raises(PugsboxError, match=says):
        simulate(2, **wrong)


# ---------------------------------------------------------------- sensible ranges


@pytest.fixture(scope="module")
def played():
    """A thousand games for three of greedy players, and as many of curious ones."""
    with ProcessPoolExecutor(2) as pool:
        return {who: simulate(1_000, seats=3, players=who, executor=pool) for who in ("greedy", "curious")}


@pytest.mark.slow
def test_games_are_neither_short_nor_long_and_end_in_every_way(played):
    greedy, curious = played["greedy"], played["curious"]
    assert 20 <= greedy.turns()[2] <= 35
    assert 25 <= curious.turns()[2] <= 50
    assert all(greedy.ends().get(way, 0) >= 0.02 for way in ("finale", "enemy-deck", "main-deck"))


@pytest.mark.slow
def test_no_seat_is_better_than_another_and_games_stay_open(played):
    for balance in played.values():
        assert max(balance.seats()) - min(balance.seats()) < 0.1  # by chance alone about 0.03
        _, _, half, _, _ = balance.leads()
        assert half <= balance.winning()[2] / 2


@pytest.mark.slow
def test_no_card_has_to_be_bought_and_none_is_good_for_nothing(played):
    rates = {rate.card: 3 * rate.by_winners for rate in played["curious"].rates}
    print("\n", {card: round(rate, 2) for card, rate in rates.items()})
    assert all(0.8 <= rate <= 1.75 for rate in rates.values())
    assert len(rates) == 45  # every card of the Main Deck and both Greater cards are bought


@pytest.mark.slow
def test_games_for_two_and_four_end_as_well():
    with ProcessPoolExecutor(2) as pool:
        for seats in (2, 4):
            balance = simulate(200, seats=seats, players="greedy", executor=pool)
            assert 18 <= balance.turns()[2] <= 40
