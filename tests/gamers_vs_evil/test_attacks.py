"""PvP Attacks and Defenses: PA-PVP, PA-ORDER-01 in an attack, discards (PA-HOUSE-23)."""

from itertools import chain, combinations

import pytest

from pugsbox.gamers_vs_evil import GAMERS_VS_EVIL
from pugsbox.gamers_vs_evil.attack import BLOCKS, Attack
from tests.gamers_vs_evil.told import clauses, each, events, kinds, pools, question, refused, turn, without

ATTACKS = {
    "giant-snake": (0, 1),
    "chaos-world-smasher": (0, 2),
    "evil-gumbo": (0, 2),
    "laser-squid": (0, 3),
    "demon-penguin": (0, 2),
    "zombie-army": (0, 2),
    "griefing": (0, 0),
    "ninja-looting": (0, 0),
}
"""Every PvP Attack, with the Tokens and the Power that it gives beside."""
FILLING = "quarter*4 cardboard-tube"


def hands(seats, cards="baby-ninja", first=0):
    """Lines that give everybody else a Defense and five other cards, a deck of two and no discard pile."""
    lines = []
    for seat in range(seats):
        if seat != first:
            lines.append(f"place: hand {seat} = {cards} quarter*3 cardboard-tube*2")
            lines.append(f"place: deck {seat} = merch canid")
            lines.append(f"place: discard {seat} = -")
    return "\n".join(lines)


def answers(scene):
    """Let everybody who has to choose after an attack discard the first card of the hand, or gain a PAX Pox."""
    while len(scene.session.state.stack) > 1:
        legal = scene.session.legal()
        scene.session.push(next((action for action in legal if action.verb == "gain"), legal[0]))
    return scene


def test_these_are_all_attacks():
    found = {key for key, card in GAMERS_VS_EVIL.cards.items() if any(isinstance(effect, Attack) for effect in card.play)}
    assert found == set(ATTACKS)
    assert set(BLOCKS) == {"baby-ninja", "robot-cowboy-angel", "howitzer"}


# ---------------------------------------------------------------- who is asked


@pytest.mark.clause("PA-PVP-01")
@pytest.mark.parametrize("card", ATTACKS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_an_attack_asks_all_others_and_nobody_else(card, seats):
    scene = turn(card, f"0 play {card}", header=hands(seats), seats=seats)
    assert "PA-PVP-01" in clauses(scene, "attacks")
    asked = []
    while question(scene) == "Block":
        (seat,) = scene.session.turn
        asked.append(seat)
        scene.session.push(f"{seat} take")
    assert asked == list(range(1, seats))
    assert pools(scene) == ATTACKS[card]


@pytest.mark.clause("PA-PVP-09")
def test_the_others_answer_clockwise_from_the_attacker():
    scene = turn(
        "chaos-world-smasher",
        "2 play chaos-world-smasher",
        "> clause PA-PVP-09",
        "> waiting 3",
        "3 take",
        "> waiting 0",
        "0 take",
        "> waiting 1",
        "1 take",
        "> clause PA-ORDER-01",
        "> waiting 2",
        header=hands(4, first=2),
        seats=4,
        first=2,
    )
    assert [event.seat for event in events(scene, "gains pox")] == [3, 0, 1]


def test_among_two_there_is_no_order_to_speak_of():
    scene = turn("griefing", "0 play griefing", header=hands(2))
    assert clauses(scene, "attacks") == ("PA-PVP-01",)


@pytest.mark.clause("PA-PVP-09")
def test_all_answer_before_anybody_is_hit():
    scene = turn(
        "chaos-world-smasher",
        "0 play chaos-world-smasher",
        "1 take",
        "2 take",
        "> pax-pox = pax-pox*20",
        "3 take",
        "> pax-pox = pax-pox*17",
        header=hands(4),
        seats=4,
    )
    assert kinds(scene)[:2] == ["lets it come", "hits in turn"]


@pytest.mark.parametrize("line", ["0 take", "2 take", "3 block baby-ninja", "0 play quarter", "0 end", "1 play quarter"])
def test_nobody_but_who_is_asked_answers(line):
    scene = turn("griefing quarter", "0 play griefing", header=hands(4), seats=4)
    assert refused(scene, line)
    assert scene.session.turn == (1,)


# ---------------------------------------------------------------- block or not


@pytest.mark.clause("PA-PVP-02", "PA-PVP-03")
def test_a_block_protects_only_who_blocks():
    turn(
        "chaos-world-smasher",
        "0 play chaos-world-smasher",
        "1 block baby-ninja",
        "> clause PA-PVP-02",
        "2 take",
        "3 take",
        "> clause PA-PVP-03",
        "> pax-pox = pax-pox*18",
        "> discard 1 = baby-ninja",
        "> discard 2 = pax-pox",
        "> discard 3 = pax-pox",
        header=hands(4),
        seats=4,
    )


@pytest.mark.clause("PA-PVP-03")
def test_two_who_do_not_block_are_both_hit():
    turn(
        "chaos-world-smasher",
        "0 play chaos-world-smasher",
        "1 take",
        "2 take",
        "> clause PA-PVP-03",
        "> pax-pox = pax-pox*18",
        header=hands(3),
        seats=3,
    )


@pytest.mark.clause("PA-PVP-04")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("card", ATTACKS)
def test_where_all_block_the_rest_of_the_card_stays(card, seats):
    lines = [f"{seat} block baby-ninja" for seat in range(1, seats)]
    scene = turn(card, f"0 play {card}", *lines, "> waiting 0", header=hands(seats), seats=seats)
    assert "PA-PVP-04" in clauses(scene, "blocks")
    assert pools(scene) == ATTACKS[card]
    assert each(scene, "hand") == [0, *[6] * (seats - 1)]
    assert len(scene.cards("pax-pox")) == 20


@pytest.mark.clause("PA-PVP-05")
@pytest.mark.parametrize(("blocking", "drawn"), [((), 3), ((1,), 2), ((1, 2), 1), ((1, 3), 1)])
def test_what_counts_those_hit_leaves_out_who_blocks(blocking, drawn):
    lines = [f"{seat} block baby-ninja" if seat in blocking else f"{seat} take" for seat in (1, 2, 3)]
    discards = [f"{seat} discard quarter" for seat in (1, 2, 3) if seat not in blocking]
    deck = "\nplace: deck 0 = tiny-bat*3 merch"
    scene = turn("demon-penguin", "0 play demon-penguin", *lines, *discards, header=hands(4) + deck, seats=4)
    assert scene.cards("hand 0") == ["tiny-bat"] * drawn
    assert pools(scene) == (0, 2)
    assert [event.clauses for event in events(scene, "draws") if event.seat == 0] == [("PA-PVP-05",)] * drawn
    assert scene.session.turn == (0,)


def test_where_all_block_nobody_is_counted():
    lines = [f"{seat} block baby-ninja" for seat in (1, 2, 3)]
    scene = turn("demon-penguin", "0 play demon-penguin", *lines, header=hands(4), seats=4)
    assert scene.cards("hand 0") == []
    assert {event.seat for event in events(scene, "draws")} == {1, 2, 3}


def test_the_penguin_draws_nothing_for_who_has_nothing_to_discard():
    lines = ["0 play demon-penguin", "1 take", "2 take", "2 discard quarter"]
    empty = "\nplace: hand 1 = -\nplace: deck 0 = merch*3"
    scene = turn("demon-penguin", *lines, header=hands(3) + empty, seats=3)
    assert scene.cards("hand 0") == ["merch"]
    assert "PA-HOUSE-23" in clauses(scene, "has nothing to discard")


@pytest.mark.clause("PA-PVP-06")
def test_who_could_block_may_let_it_come():
    turn(
        "griefing",
        "0 play griefing",
        "> legal 1 block baby-ninja",
        "1 take",
        "> clause PA-PVP-06",
        "> hand 1 = baby-ninja quarter*3 cardboard-tube*2",
        "> discard 1 = pax-pox*2",
        header=hands(2),
    )


@pytest.mark.clause("PA-PVP-07")
def test_without_a_defense_there_is_no_block():
    scene = turn(
        "laser-squid",
        "0 play laser-squid",
        "> legal 1 take",
        "! 1 block quarter",
        "> refused PA-PVP-07",
        "! 1 block pax-pox",
        "> refused PA-CARD-31",
        "! 1 block baby-ninja",
        "> refused PA-PVP-07",
        "! 1 block",
        "> refused PA-PVP-07",
        header="place: hand 1 = quarter*5 pax-pox",
    )
    assert scene.legal() == ["1 take"]


@pytest.mark.clause("PA-PVP-07")
def test_a_baby_ninja_blocks_and_brings_a_card():
    scene = turn(
        "laser-squid",
        "0 play laser-squid",
        "1 block baby-ninja",
        "> clause PA-PVP-07",
        "> hand 1 = quarter*3 cardboard-tube*2 merch",
        "> discard 1 = baby-ninja",
        "> waiting 0",
        header=hands(2),
    )
    assert each(scene, "hand") == [0, 6]


@pytest.mark.parametrize(("card", "roll"), [("baby-ninja", 1), ("robot-cowboy-angel", 1), ("howitzer", 2), ("howitzer", 18)])
def test_what_a_block_draws_is_drawn_by_the_defense_and_not_by_a_card_played(card, roll):
    header = f"place: hand 1 = {card}\nplace: deck 1 = merch*9\nroll: {roll}"
    scene = turn("griefing", "0 play griefing", f"1 block {card}", header=header)
    assert clauses(scene, "draws") == ("PA-PVP-07",)


def test_the_last_block_is_told_before_the_hits_on_the_others():
    scene = turn(
        "griefing", "0 play griefing", "1 take", "2 take", "3 block baby-ninja", header=hands(4, "baby-ninja"), seats=4
    )
    assert kinds(scene) == ["blocks", "hits in turn", "draws", *["gains pox"] * 4]


def test_a_defense_in_another_place_blocks_nothing():
    zones = "\n".join(f"place: {zone} 1 = baby-ninja" for zone in ("deck", "discard"))
    scene = turn("griefing", "0 play griefing", header=f"place: hand 1 = quarter\n{zones}")
    assert scene.legal() == ["1 take"]
    assert "PA-PVP-07" in refused(scene, "1 block baby-ninja")


def test_robot_cowboy_angel_blocks_and_brings_two_cards():
    turn(
        "griefing",
        "0 play griefing",
        "1 block robot-cowboy-angel",
        "> hand 1 = merch canid",
        "> discard 1 = robot-cowboy-angel",
        "> pax-pox = pax-pox*20",
        header="place: hand 1 = robot-cowboy-angel\nplace: deck 1 = merch canid werewolf\nplace: discard 1 = -",
    )


def test_a_block_may_reshuffle_the_card_that_blocked():
    scene = turn(
        "griefing",
        "0 play griefing",
        "1 block baby-ninja",
        "> hand 1 = baby-ninja",
        "> discard 1 = -",
        header="place: hand 1 = baby-ninja\nplace: deck 1 = -\nplace: discard 1 = -",
    )
    assert "PA-DECK-06" in clauses(scene, "reshuffles")


@pytest.mark.parametrize(
    ("roll", "drawn", "told"), [(1, 0, "fumbles"), (2, 3, "is normal"), (17, 3, "is normal"), (18, 6, "is critical")]
)
def test_the_howitzer_blocks_and_then_rolls(roll, drawn, told):
    scene = turn(
        "griefing",
        "0 play griefing",
        "1 block howitzer",
        "2 take",
        header=f"""
            roll: {roll}
            place: hand 1 = howitzer
            place: deck 1 = quarter*8
            place: hand 2 = quarter
            place: deck 2 = merch*3
            place: discard 2 = -
            place: deck 0 = canid*3
        """,
        seats=3,
    )
    assert [event.seat for event in events(scene, told)] == [1]
    fumble = int(roll == 1)
    assert each(scene, "hand") == [fumble, drawn, 1 + fumble]
    assert each(scene, "discard")[1:] == [1, 2]
    assert pools(scene) == (0, 0)


def test_the_howitzer_that_is_fumbled_blocks_and_still_works_where_a_group_says_so():
    scene = turn(
        "griefing",
        "0 play griefing",
        "1 block howitzer",
        header="""
            option: fumble_cancels_effect = false
            roll: 1
            place: hand 1 = howitzer
            place: deck 1 = quarter*8
            place: deck 0 = canid*3
        """,
    )
    assert each(scene, "hand") == [1, 3]
    assert len(scene.cards("pax-pox")) == 20


def test_a_fumbled_howitzer_may_bring_the_next_one_a_defense():
    """What a block draws is in the hand before the next one is asked."""
    turn(
        "griefing",
        "0 play griefing",
        "! 1 block baby-ninja",
        "1 block howitzer",
        "> waiting 2",
        "2 block baby-ninja",
        "> pax-pox = pax-pox*20",
        header="roll: 1\nplace: hand 1 = howitzer\nplace: hand 2 = quarter\nplace: deck 2 = baby-ninja merch",
        seats=3,
    )


# ---------------------------------------------------------------- several attacks


@pytest.mark.clause("PA-PVP-08")
@pytest.mark.parametrize(("first", "second"), [("block baby-ninja", "take"), ("take", "block baby-ninja")])
def test_each_attack_may_be_blocked_but_a_card_blocks_once(first, second):
    scene = turn(
        "griefing zombie-army",
        "0 play griefing",
        f"1 {first}",
        "0 play zombie-army",
        "> clause PA-PVP-08",
        f"1 {second}",
        "> pax-pox = pax-pox*18",
        header=hands(2),
    )
    assert [event.seat for event in events(scene, "attacks")] == [0, 0]
    assert each(scene, "discard")[1] == 3


@pytest.mark.clause("PA-PVP-08")
def test_a_card_that_blocked_is_gone():
    turn(
        "griefing zombie-army",
        "0 play griefing",
        "1 block baby-ninja",
        "0 play zombie-army",
        "! 1 block baby-ninja",
        "> refused PA-PVP-07",
        header=hands(2),
    )


@pytest.mark.clause("PA-PVP-08")
@pytest.mark.parametrize("cards", ["baby-ninja*2", "baby-ninja robot-cowboy-angel", "robot-cowboy-angel howitzer"])
def test_two_defenses_block_two_attacks(cards):
    one, other = (cards.split() * 2)[:2] if " " in cards else ("baby-ninja", "baby-ninja")
    turn(
        "griefing zombie-army",
        "0 play griefing",
        f"1 block {one}",
        "0 play zombie-army",
        f"1 block {other}",
        "> pax-pox = pax-pox*20",
        header=f"roll: 5\n{hands(2, cards)}",
    )


def test_a_defense_drawn_by_a_block_blocks_the_next_attack():
    turn(
        "griefing zombie-army",
        "0 play griefing",
        "1 block robot-cowboy-angel",
        "0 play zombie-army",
        "1 block baby-ninja",
        "> pax-pox = pax-pox*20",
        "> discard 1 = robot-cowboy-angel baby-ninja",
        header="place: hand 1 = robot-cowboy-angel\nplace: deck 1 = quarter baby-ninja merch\nplace: discard 1 = -",
    )


# ---------------------------------------------------------------- every attack, every set of those who block


def subsets(seats):
    return list(chain.from_iterable(combinations(seats, n) for n in range(len(seats) + 1)))


HIT = {
    "giant-snake": (0, 1),
    "chaos-world-smasher": (0, 1),
    "evil-gumbo": (0, 2),
    "laser-squid": (-1, 1),
    "demon-penguin": (-1, 1),
    "zombie-army": (0, 2),
    "griefing": (0, 2),
    "ninja-looting": (-3, 3),
}
"""How hand and discard pile of who is hit change if a PAX Pox is gained where there is a choice; a Merch is the top card."""


@pytest.mark.parametrize(("seats", "blocking"), [(n, some) for n in (2, 3, 4) for some in subsets(range(1, n))])
@pytest.mark.parametrize("card", ATTACKS)
def test_each_is_hit_alone(card, seats, blocking):
    lines = [f"{seat} block baby-ninja" if seat in blocking else f"{seat} take" for seat in range(1, seats)]
    header = f"{hands(seats)}\nplace: deck 0 = werewolf*5"
    scene = answers(turn(card, f"0 play {card}", *lines, header=header, seats=seats))
    hand, pile = HIT[card]
    hit = [seat for seat in range(1, seats) if seat not in blocking]
    assert each(scene, "hand")[1:] == [6 + hand if seat in hit else 6 for seat in range(1, seats)]
    assert each(scene, "discard")[1:] == [pile if seat in hit else 1 for seat in range(1, seats)]
    assert pools(scene) == ATTACKS[card]
    assert scene.session.turn == (0,)
    assert len(scene.cards("hand 0")) == (len(hit) if card == "demon-penguin" else 0)
    assert ("PA-ORDER-01" in {clause for event in scene.session.events for clause in event.clauses}) == (len(hit) > 1)


# ---------------------------------------------------------------- PAX Pox that run short


@pytest.mark.clause("PA-ORDER-01", "PA-POX-05")
def test_two_pox_for_three_players_go_clockwise_from_the_attacker():
    turn(
        "chaos-world-smasher",
        "1 play chaos-world-smasher",
        "2 take",
        "3 take",
        "0 take",
        "> clause PA-ORDER-01",
        "> clause PA-POX-05",
        "> pax-pox = -",
        "> discard 2 = pax-pox",
        "> discard 3 = pax-pox",
        "> discard 0 = -",
        header=hands(4, first=1) + "\nplace: pax-pox = pax-pox*2",
        seats=4,
        first=1,
    )


def test_two_pox_for_each_run_out_within_a_hit():
    scene = turn(
        "griefing",
        "0 play griefing",
        "1 take",
        "2 take",
        "> discard 1 = pax-pox*2",
        "> discard 2 = pax-pox",
        header=hands(3) + "\nplace: pax-pox = pax-pox*3",
        seats=3,
    )
    assert kinds(scene) == ["lets it come", "hits in turn", *["gains pox"] * 3, "runs out", "finds no pox"]


@pytest.mark.clause("PA-END-06")
@pytest.mark.parametrize("card", ["griefing", "zombie-army", "chaos-world-smasher"])
def test_the_sixth_stack_ends_the_game_in_the_middle_of_an_attack(card):
    scene = turn(
        f"{card} quarter",
        f"0 play {card}",
        *[f"{seat} take" for seat in (1, 2, 3)],
        "> clause PA-END-06",
        "> discard 1 = pax-pox",
        "> discard 2 = -",
        "> discard 3 = -",
        "> hand 0 = quarter",
        "! 0 play quarter",
        "> refused PA-END-03",
        header=f"{without('merch', 'canid', 'sinestine', 'scrotuum', 'werewolf')}\n{hands(4)}\nplace: pax-pox = pax-pox",
        seats=4,
    )
    assert scene.session.turn == ()
    assert events(scene, "finds no pox") == []


def test_a_snake_that_ends_the_game_asks_nobody_else():
    scene = turn(
        "giant-snake",
        "0 play giant-snake",
        "1 take",
        "2 take",
        "1 gain pax-pox",
        "> discard 1 = pax-pox",
        header=f"{without('merch', 'canid', 'sinestine', 'scrotuum', 'werewolf')}\n{hands(3)}\nplace: pax-pox = pax-pox",
        seats=3,
    )
    assert scene.session.turn == ()
    assert each(scene, "hand") == [0, 6, 6]


# ---------------------------------------------------------------- what hits


@pytest.mark.clause("PA-PVP-10")
def test_chaos_world_smasher_is_blocked_with_any_defense_or_a_pax_pox():
    turn(
        "chaos-world-smasher",
        "0 play chaos-world-smasher",
        "! 1 block pax-pox",
        "> refused PA-PVP-07",
        "! 1 block quarter",
        "> refused PA-PVP-10",
        "1 block baby-ninja",
        "! 2 block baby-ninja",
        "2 block pax-pox",
        "> clause PA-PVP-10",
        "> hand 2 = quarter*5",
        "3 take",
        "> discard 1 = baby-ninja",
        "> discard 2 = pax-pox",
        "> discard 3 = pax-pox",
        "> pax-pox = pax-pox*18",
        "> power = 2",
        header="""
            place: pax-pox = pax-pox*19
            place: hand 1 = baby-ninja quarter*5
            place: hand 2 = pax-pox quarter*5
            place: hand 3 = quarter*6
            place: discard 1 = -
            place: discard 2 = -
            place: discard 3 = -
        """,
        seats=4,
    )


@pytest.mark.clause("PA-CARD-31")
@pytest.mark.parametrize("card", sorted(set(ATTACKS) - {"chaos-world-smasher"}))
def test_a_pax_pox_blocks_no_other_attack(card):
    turn(
        card,
        f"0 play {card}",
        "! 1 block pax-pox",
        "> refused PA-CARD-31",
        header="place: hand 1 = pax-pox*2",
    )


def test_a_pox_that_blocks_brings_no_card_and_a_second_one_blocks_again():
    turn(
        "chaos-world-smasher*2",
        "0 play chaos-world-smasher",
        "1 block pax-pox",
        "> hand 1 = pax-pox",
        "0 play chaos-world-smasher",
        "1 block pax-pox",
        "> hand 1 = -",
        "> pax-pox = pax-pox*18",
        header="place: pax-pox = pax-pox*18\nplace: hand 1 = pax-pox*2",
    )


@pytest.mark.parametrize(("top", "pox"), [("merch", 1), ("quarter", 1), ("canid", 0), ("cardboard-tube", 0), ("pax-pox", 0)])
def test_evil_gumbo_discards_the_top_card_and_a_green_one_brings_a_pox(top, pox):
    scene = turn(
        "evil-gumbo",
        "0 play evil-gumbo",
        "1 take",
        "> power = 2",
        "> deck 1 = canid",
        header=f"place: deck 1 = {top} canid\nplace: discard 1 = -\nplace: hand 1 = quarter",
    )
    assert scene.cards("discard 1") == [top] + ["pax-pox"] * pox
    assert scene.cards("hand 1") == ["quarter"]


@pytest.mark.parametrize(("switch", "pox"), [("true", 1), ("false", 0)])
def test_a_green_loot_on_top_counts_as_the_group_says(switch, pox):
    scene = turn(
        "evil-gumbo",
        "0 play evil-gumbo",
        "1 take",
        header=f"option: loots_count_as_gamer = {switch}\nplace: deck 1 = honor\nplace: discard 1 = -\nplace: hand 1 = -",
    )
    assert scene.cards("discard 1") == ["honor"] + ["pax-pox"] * pox


def test_evil_gumbo_reshuffles_first_and_finds_nothing_where_there_is_nothing():
    scene = turn(
        "evil-gumbo",
        "0 play evil-gumbo",
        "1 take",
        "2 take",
        "> discard 1 = merch pax-pox",
        "> deck 1 = merch*2",
        "> discard 2 = -",
        "> pax-pox = pax-pox*19",
        header="place: deck 1 = -\nplace: discard 1 = merch*3\nplace: deck 2 = -\nplace: discard 2 = -",
        seats=3,
    )
    assert clauses(scene, "reshuffles") == ("PA-DECK-03", "PA-DECK-06")
    assert clauses(scene, "has no card") == ("PA-DECK-05", "PA-PVP-03")


@pytest.mark.clause("PA-HOUSE-23")
@pytest.mark.parametrize(("hand", "left", "gone"), [("quarter merch canid tiny-bat", 1, 3), ("quarter*2", 0, 2), ("-", 0, 0)])
def test_who_has_to_discard_three_chooses_them_and_discards_no_more_than_there_are(hand, left, gone):
    scene = turn("ninja-looting", "0 play ninja-looting", "1 take", header=f"place: hand 1 = {hand}\nplace: discard 1 = -")
    while scene.session.turn == (1,):
        assert {action.verb for action in scene.session.legal()} == {"discard"}
        scene.session.push(scene.session.legal()[-1])
    assert each(scene, "hand")[1] == left
    assert each(scene, "discard")[1] == gone
    assert ("has nothing to discard" in {event.kind for event in scene.session.events}) == (gone < 3)
    if gone == 3:
        assert scene.cards("hand 1") == ["quarter"]


@pytest.mark.clause("PA-HOUSE-23")
def test_a_discard_is_one_card_of_the_own_hand():
    turn(
        "laser-squid",
        "0 play laser-squid",
        "1 take",
        "! 1 discard merch",
        "> refused PA-HOUSE-23",
        "! 1 discard",
        "> refused PA-HOUSE-23",
        "! 1 discard quarter canid",
        "> refused PA-HOUSE-23",
        "! 1 pass",
        "> refused PA-TURN-04",
        "! 0 discard quarter",
        "> refused PA-PVP-03",
        "1 discard canid",
        "> clause PA-HOUSE-23",
        "> hand 1 = quarter*2",
        "> discard 1 = canid",
        header="place: hand 1 = quarter*2 canid\nplace: discard 1 = -",
    )
