"""Build a Missile: PET-MIS, PET-WILD, PET-DMG."""

import random
from itertools import combinations, permutations, product

import pytest

from pugsbox.pet_evil import PET_EVIL
from pugsbox.pet_evil.missile import in_order, missile_of, missiles_in, why_no_missile
from tests.pet_evil.told import COMMAND, clauses, numbers, play, refused

COLOURS = ("red", "yellow", "green", "blue")
EVERY = [
    (head, explosive, payload, tail)
    for head, explosive, tail in product((*COLOURS, "wild"), COLOURS, (*COLOURS, "wild"))
    for payload in (1, 2, 3)
]
"""Warhead, Explosives, how many, Rocket."""
TABLE = {("dud", 1): 2, ("dud", 2): 4, ("dud", 3): 6, ("dirty", 1): 3, ("dirty", 2): 6, ("dirty", 3): 9}
TABLE |= {("clean", 1): 4, ("clean", 2): 8, ("clean", 3): 12}
"""As the rulebook prints it."""
PARTS = {
    kind: [card.key for card in PET_EVIL.cards.values() if card.kind == kind] for kind in ("warhead", "explosive", "rocket")
}

NUKE = ("nuke-warhead", "nuke-charge", "nuke-rocket")


def missile(head, explosive, payload, tail):
    return (f"{head}-warhead", *[f"{explosive}-explosive"] * payload, f"{tail}-rocket")


def match(one, other):
    """Whether two cards can be of one colour, a wild one being of any."""
    return any(all(card in (colour, "wild") for card in (one, other)) for colour in COLOURS)


def combo(head, explosive, tail):
    """What three parts make, counted from their pairs."""
    pairs = sum(match(one, other) for one, other in combinations((head, explosive, tail), 2))
    return {0: "dud", 3: "clean"}.get(pairs, "dirty")


def fire(cards, hand=None, **header):
    """A scene in which A fires at B, who lets it come."""
    return play(f"""
        {COMMAND}
        place: hand 0 = {" ".join(hand or cards)}
        place: hand 1 = red-warhead
        ---
        0 attack 1 {" ".join(cards)}
        1 take
    """)


# ---------------------------------------------------------------- damage


@pytest.mark.parametrize("payload", [1, 2, 3])
def test_every_warhead_explosive_and_rocket_does_the_damage_of_the_table(payload):
    met = set()
    for head, explosive, _, tail in [every for every in EVERY if every[2] == payload]:
        cards = missile(head, explosive, payload, tail)
        known = combo(head, explosive, tail)
        made = missile_of(cards)
        assert (made.combo, made.payload, made.damage) == (known, payload, TABLE[known, payload]), cards
        met.add(known)
    assert met == {"dud", "dirty", "clean"}


def test_three_matching_pairs_are_clean_and_otherwise_one_is_dirty():
    """Where two pairs match, the wild part matches two that do not match one another: that is Dirty, not Clean."""
    found = dict.fromkeys(("dud", "dirty", "clean"), 0)
    for head, explosive, payload, tail in EVERY:
        found[missile_of(missile(head, explosive, payload, tail)).combo] += payload == 1
    tame = {"dud": 4 * 3 * 2, "dirty": 4 * 3 * 3, "clean": 4}
    one_wild = {"dud": 0, "dirty": 2 * 4 * 3, "clean": 2 * 4}
    two_wild = {"dud": 0, "dirty": 0, "clean": 4}
    assert found == {known: tame[known] + one_wild[known] + two_wild[known] for known in found}


@pytest.mark.clause("PET-DMG-01")
@pytest.mark.parametrize(("known", "payload"), TABLE)
def test_the_damage_is_the_combo_times_the_explosives(known, payload):
    head, tail = {"dud": ("blue", "green"), "dirty": ("red", "green"), "clean": ("red", "red")}[known]
    scene = fire(missile(head, "red", payload, tail))
    assert numbers(scene, "health") == [20, 20 - TABLE[known, payload]]
    assert "PET-DMG-01" in clauses(scene, f"makes {known}")


@pytest.mark.clause("PET-DMG-02")
def test_a_missile_hurts_nobody_but_its_target():
    scene = play(f"""
        seats: 3
        {COMMAND}
        place: hand 0 = red-warhead red-explosive*2 red-rocket
        ---
        0 attack 1 red-warhead red-explosive*2 red-rocket
        1 take
        > clause PET-DMG-02
    """)
    assert numbers(scene, "health") == [20, 12, 20]


@pytest.mark.clause("PET-DMG-03")
@pytest.mark.parametrize(("health", "named"), [(5, True), (11, True), (12, False), (13, False)])
def test_health_does_not_go_below_zero(health, named):
    scene = play(f"""
        {COMMAND}
        set: health 1 = 5
        place: hand 0 = red-warhead red-explosive*3 red-rocket
        ---
        0 attack 1 red-warhead red-explosive*3 red-rocket
        1 take
        > clause PET-DMG-03
        > health 1 = 0
        > winner 0
    """)
    assert scene.session.game.outcome(scene.session.state).scores == (20, 0)
    scene = play(f"""
        {COMMAND}
        set: health 1 = {health}
        place: hand 0 = red-warhead red-explosive*3 red-rocket
        ---
        0 attack 1 red-warhead red-explosive*3 red-rocket
        1 take
        > health 1 = {max(0, health - 12)}
    """)
    assert ("PET-DMG-03" in clauses(scene, "is hit")) == named


# ---------------------------------------------------------------- what is a Missile


@pytest.mark.clause("PET-MIS-01")
def test_a_missile_is_a_warhead_one_to_three_explosives_and_a_rocket():
    for payload in (1, 2, 3):
        assert "PET-MIS-01" in clauses(fire(missile("red", "red", payload, "red")), "makes clean")
    scene = play(f"""
        {COMMAND}
        place: hand 0 = red-warhead*2 red-explosive*4 red-rocket*2 shelter
        ---
        > legal 0 attack 1 red-warhead red-explosive red-rocket
        ! 0 attack 1 red-explosive red-rocket
        > refused PET-MIS-01
        ! 0 attack 1 red-warhead red-rocket
        > refused PET-MIS-01
        ! 0 attack 1 red-warhead red-explosive
        > refused PET-MIS-01
        ! 0 attack 1 red-warhead*2 red-explosive red-rocket
        > refused PET-MIS-01
        ! 0 attack 1 red-warhead red-explosive red-rocket*2
        > refused PET-MIS-01
        ! 0 attack 1 red-warhead red-explosive red-rocket shelter
        > refused PET-MIS-01
        ! 0 attack 1 red-warhead red-explosive*4 red-rocket
        > refused PET-MIS-04
        ! 0 attack 1
        > refused PET-MIS-01
    """)
    assert refused(scene, "0 attack 1 red-warhead red-explosive*4 red-rocket") == ("PET-MIS-04",)


def test_a_refused_missile_says_all_that_is_wrong_with_it():
    scene = play(f"""
        {COMMAND}
        place: hand 0 = red-warhead*2 blue-explosive
        ---
    """)
    refusal = scene.session.check("0 attack 1 red-warhead red-warhead blue-explosive red-explosive")
    assert [reason.message for reason in refusal.reasons] == [
        "Only one Warhead goes into a Missile.",
        "It lacks a Rocket.",
        "All Explosives of a Missile have one colour.",
        "Not in your hand: a red Explosive.",
    ]


def test_the_parts_may_be_named_in_any_order():
    cards = ("red-warhead", "blue-explosive", "blue-explosive", "red-rocket")
    for said in set(permutations(cards)):
        assert in_order(said) == cards
        assert missile_of(said).damage == 6
    assert numbers(fire(cards[::-1]), "health") == [20, 14]


@pytest.mark.clause("PET-MIS-02")
def test_a_missile_is_built_from_the_hand():
    scene = play(f"""
        {COMMAND}
        place: hand 0 = red-warhead red-rocket
        place: hand 1 = red-explosive
        place: pile-1 = red-explosive
        ---
        ! 0 attack 1 red-warhead red-explosive red-rocket
        > refused PET-MIS-02
    """)
    assert refused(scene, "0 attack 1 red-warhead red-explosive red-rocket") == ("PET-MIS-02",)
    scene = play(f"""
        {COMMAND}
        place: hand 0 = red-warhead red-explosive*2 red-rocket
        ---
        > legal 0 attack 1 red-warhead red-explosive*2 red-rocket
        ! 0 attack 1 red-warhead red-explosive*3 red-rocket
        > refused PET-MIS-02
        0 attack 1 red-warhead red-explosive red-rocket
        > clause PET-MIS-02
        > hand 0 = red-explosive
    """)


@pytest.mark.clause("PET-MIS-03", "PET-MIS-05", "PET-MIS-06", "PET-MIS-07")
def test_matching_parts_raise_the_damage():
    clean = fire(missile("red", "red", 1, "red"))
    dirty = fire(missile("red", "red", 1, "blue"))
    dud = fire(missile("red", "green", 1, "blue"))
    assert [numbers(scene, "health")[1] for scene in (clean, dirty, dud)] == [16, 17, 18]
    said = [set(clauses(*pair)) for pair in ((clean, "makes clean"), (dirty, "makes dirty"), (dud, "makes dud"))]
    for clause, where in {"PET-MIS-03": [0, 1], "PET-MIS-05": [0], "PET-MIS-06": [1], "PET-MIS-07": [2]}.items():
        assert [n for n, named in enumerate(said) if clause in named] == where


@pytest.mark.clause("PET-MIS-04")
def test_all_explosives_have_one_colour_and_are_three_at_most():
    scene = play(f"""
        {COMMAND}
        place: hand 0 = red-warhead red-explosive*4 blue-explosive red-rocket
        ---
        ! 0 attack 1 red-warhead red-explosive blue-explosive red-rocket
        > refused PET-MIS-04
        ! 0 attack 1 red-warhead red-explosive*4 red-rocket
        > refused PET-MIS-04
        > legal 0 attack 1 red-warhead red-explosive*3 red-rocket
        > legal 0 attack 1 red-warhead blue-explosive red-rocket
    """)
    mixed = scene.session.check("0 attack 1 red-warhead red-explosive blue-explosive red-rocket")
    assert mixed.clauses == ("PET-MIS-04",)
    four = scene.session.check("0 attack 1 red-warhead red-explosive*4 red-rocket")
    assert four.message == "A Missile carries three Explosives at most."


@pytest.mark.clause("PET-MIS-05")
def test_two_explosives_of_a_clean_missile_do_eight():
    assert numbers(fire(missile("red", "red", 2, "red")), "health") == [20, 12]


@pytest.mark.clause("PET-MIS-06")
@pytest.mark.parametrize(
    ("head", "explosive", "tail"), [("red", "red", "blue"), ("red", "blue", "red"), ("blue", "red", "red")]
)
def test_any_two_of_the_three_parts_make_a_missile_dirty(head, explosive, tail):
    scene = fire(missile(head, explosive, 2, tail))
    assert numbers(scene, "health") == [20, 14]
    assert "PET-MIS-06" in clauses(scene, "makes dirty")


@pytest.mark.clause("PET-MIS-07")
def test_three_explosives_of_a_dud_do_six():
    assert numbers(fire(missile("red", "blue", 3, "green")), "health") == [20, 14]


@pytest.mark.clause("PET-MIS-08")
def test_explosives_do_not_match_one_another():
    scene = fire(missile("red", "blue", 2, "green"))
    assert numbers(scene, "health") == [20, 16]
    assert "PET-MIS-08" in clauses(scene, "makes dud")
    assert "PET-MIS-08" not in clauses(fire(missile("red", "blue", 1, "green")), "makes dud")
    assert "PET-MIS-08" not in clauses(fire(missile("red", "red", 2, "green")), "makes dirty")


@pytest.mark.clause("PET-MIS-09")
def test_a_dud_may_be_fired():
    scene = fire(missile("red", "blue", 1, "green"))
    assert numbers(scene, "health") == [20, 18]
    assert "PET-MIS-09" in clauses(scene, "makes dud")
    assert "PET-MIS-09" not in clauses(fire(missile("red", "blue", 1, "blue")), "makes dirty")


# ---------------------------------------------------------------- wild cards


@pytest.mark.catalogue("PET-WILD-01")
def test_the_four_wild_cards_are_warheads_and_rockets():
    wild = {card.key: card.copies for card in PET_EVIL.cards.values() if card.key.startswith("wild-")}
    assert wild == {"wild-warhead": 2, "wild-rocket": 2}
    assert {PET_EVIL.cards[key].kind for key in wild} == {"warhead", "rocket"}
    assert all(card.colour for card in PET_EVIL.cards.values() if card.kind == "explosive")


@pytest.mark.clause("PET-WILD-02")
@pytest.mark.parametrize(
    ("cards", "damage"), [(missile("wild", "red", 1, "red"), 4), (missile("blue", "blue", 3, "wild"), 12)], ids=str
)
def test_a_wild_card_matches_every_colour(cards, damage):
    scene = fire(cards)
    assert numbers(scene, "health") == [20, 20 - damage]
    assert "PET-WILD-02" in clauses(scene, "makes clean")


@pytest.mark.clause("PET-WILD-03")
def test_wild_cards_match_one_another():
    scene = fire(missile("wild", "green", 2, "wild"))
    assert numbers(scene, "health") == [20, 12]
    assert "PET-WILD-03" in clauses(scene, "makes clean")


@pytest.mark.clause("PET-WILD-04", "PET-WILD-05")
@pytest.mark.parametrize("cards", [missile("wild", "red", 1, "blue"), missile("blue", "red", 1, "wild")], ids=str)
def test_a_wild_card_with_two_colours_makes_a_missile_dirty(cards):
    scene = fire(cards)
    assert numbers(scene, "health") == [20, 17]
    assert {"PET-WILD-04", "PET-WILD-05"} <= set(clauses(scene, "makes dirty"))


def test_a_missile_with_a_wild_card_is_never_a_dud_and_names_what_wild_cards_do():
    for head, explosive, payload, tail in EVERY:
        made = missile_of(missile(head, explosive, payload, tail))
        wilds = [head, tail].count("wild")
        assert not (wilds and made.combo == "dud")
        named = {clause for clause in made.clauses if "WILD" in clause}
        one = {"dirty": {"PET-WILD-04", "PET-WILD-05"}, "clean": {"PET-WILD-02"}}
        assert named == [set(), one.get(made.combo), {"PET-WILD-03"}][wilds]


@pytest.mark.clause("PET-WILD-06")
def test_wild_cards_do_not_let_explosives_of_two_colours_go_together():
    scene = play(f"""
        {COMMAND}
        place: hand 0 = wild-warhead wild-rocket red-warhead red-rocket red-explosive blue-explosive
        ---
        ! 0 attack 1 wild-warhead red-explosive blue-explosive wild-rocket
        > refused PET-WILD-06
        > refused PET-MIS-04
        ! 0 attack 1 red-warhead red-explosive blue-explosive wild-rocket
        > refused PET-WILD-06
    """)
    assert refused(scene, "0 attack 1 red-warhead red-explosive blue-explosive red-rocket") == ("PET-MIS-04",)


# ---------------------------------------------------------------- all Missiles of a hand


def is_one(cards):
    """Whether cards are a Missile, by counting them."""
    if sorted(cards) == ["nuke-charge", "nuke-rocket", "nuke-warhead"]:
        return True
    kinds = [card.split("-")[-1] for card in cards]
    if any(card.startswith("nuke") for card in cards) or not all(kind in ("warhead", "explosive", "rocket") for kind in kinds):
        return False
    explosives = [card for card in cards if card.endswith("explosive")]
    counts = (kinds.count("warhead"), kinds.count("rocket"), len(set(explosives)))
    return counts == (1, 1, 1) and len(explosives) <= 3


def test_the_missiles_of_a_hand_are_all_of_them():
    chance = random.Random(5)
    met, nukes = 0, 0
    for number in range(150):
        few = [part for kind in PARTS for part in chance.sample(PARTS[kind], 2)]  # so that there are equal cards
        strange = ("shelter", "boom-beagle") if number % 3 else ("nuke-warhead", "nuke-charge", "nuke-rocket")
        hand = tuple(chance.choices([*few, *strange], k=chance.randint(3, 10)))
        built = {tuple(sorted(cards)) for n in (3, 4, 5) for cards in combinations(hand, n) if is_one(cards)}
        found = missiles_in(hand)
        assert {tuple(sorted(cards)) for cards in found} == built
        assert len(found) == len(built)
        assert all(in_order(cards) == cards for cards in found)
        met, nukes = met + len(built), nukes + (NUKE in found)
    assert met > 200
    assert nukes > 3


def test_cards_are_a_missile_exactly_where_nothing_speaks_against_it():
    hand = ("red-warhead", "wild-warhead", "red-explosive", "red-explosive", "red-explosive", "red-explosive")
    hand += ("blue-explosive", "red-rocket", "nuke-warhead", "nuke-charge", "nuke-rocket", "shelter")
    met = 0
    for cards in (cards for n in range(6) for cards in combinations(hand, n)):
        why, made = why_no_missile(cards), missile_of(cards)
        assert (made is None) == bool(why) == (not is_one(cards)), cards
        assert all(reason.message and reason.clause in PET_EVIL.clauses for reason in why)
        met += made is not None
    assert missile_of(NUKE)[:3] == ("nuke", 1, 10)
    assert met == 2 * (4 + 6 + 4) + 2 + 1  # two Warheads with one to three of four red ones, or with the blue one; the Nuke
