"""The Wasteland: PET-WASTE."""

import pytest

from pugsbox.core.bots import RandomBot
from pugsbox.core.session import Session
from pugsbox.pet_evil import PET_EVIL
from tests.pet_evil.told import clauses, events, kinds, numbers, play, table

DRAW = "set: round = 2\nset: phase = draw"
THIRTY = "red-explosive*8 blue-explosive*8 green-explosive*8 yellow-explosive*6"
FIVE = "red-rocket*3 blue-rocket*2"
FILL = "red-warhead*4 green-warhead*4"


def count(scene, zone):
    return len(scene.cards(zone))


@pytest.mark.clause("PET-WASTE-01", "PET-WASTE-02", "PET-WASTE-03")
def test_the_wasteland_shows_as_soon_as_the_last_card_above_it_is_drawn():
    scene = table(f"{DRAW}\nplace: deck = red-rocket\nplace: discard = {THIRTY}", "0 draw")
    assert numbers(scene, "markers") == [1, 0]
    assert (count(scene, "deck"), scene.cards("discard"), scene.cards("wasteland")) == (30, [], ["wasteland"])
    assert kinds(scene) == ["draws", "shows the wasteland", "gains a marker", "reshuffles"]
    assert clauses(scene, "shows the wasteland") == ("PET-WASTE-01", "PET-WASTE-03")
    assert "PET-WASTE-02" in clauses(scene, "reshuffles")
    assert scene.session.game.question(scene.session.state).kind == "Supply"
    two = table(f"{DRAW}\nplace: deck = red-rocket blue-rocket\nplace: discard = {THIRTY}", "0 draw")
    assert numbers(two, "markers") == [0, 0]
    assert kinds(two) == ["draws"]


@pytest.mark.clause("PET-WASTE-02")
def test_the_discard_pile_is_shuffled():
    header = f"{DRAW}\nplace: deck = green-rocket\nplace: discard = {THIRTY}"
    decks = [table(f"seed: {seed}\n{header}", "0 draw").cards("deck") for seed in (1, 2, 3)]
    first = table(header).cards("discard")
    assert all(sorted(deck) == sorted(first) for deck in decks)
    assert len({tuple(deck) for deck in [*decks, first, first[::-1]]}) == 5
    view = table(header, "0 draw").session.view(0)
    zones = {zone.name: zone for zone in view.zones}
    assert zones["deck"].cards is None
    assert [face.key for face in zones["wasteland"].cards] == ["wasteland"]


@pytest.mark.clause("PET-WASTE-01")
def test_whose_turn_it_is_gains_the_marker_whoever_draws():
    scene = table(
        f"""set: round = 2
        set: phase = supply
        place: hand 0 = pack-rat
        place: hand 1 = red-rocket
        place: deck = blue-rocket green-rocket
        place: discard = {FIVE}""",
        "0 trade 1",
        "0 claim something",
        "1 claim something",
        "0 seal pack-rat",
        "1 seal red-rocket",
    )
    assert sorted(scene.cards("hand 1")) == ["blue-rocket", "green-rocket"]
    assert numbers(scene, "markers") == [1, 0]


@pytest.mark.clause("PET-WASTE-04")
def test_scrap_piles_and_hands_are_no_part_of_the_new_deck():
    piles = {1: "red-rocket", 2: "red-warhead blue-rocket", 3: "green-rocket", 4: "shelter treaty"}
    placed = "\n".join(f"place: pile-{n} = {cards}" for n, cards in piles.items())
    scene = table(
        f"{DRAW}\n{placed}\nplace: hand 1 = shelter*2\nplace: deck = health-pack\nplace: discard = {THIRTY}", "0 draw"
    )
    assert {n: " ".join(scene.cards(f"pile-{n}")) for n in piles} == piles
    assert scene.cards("hand 1") == ["shelter", "shelter"]
    assert "PET-WASTE-04" in clauses(scene, "reshuffles")
    assert count(scene, "deck") == 30


@pytest.mark.clause("PET-WASTE-05")
def test_it_comes_back_every_time_the_deck_runs_out():
    scene = table(
        f"{DRAW}\nplace: hand 0 = {FIVE}\nplace: hand 2 = -\nplace: deck = red-rocket\nplace: discard = green-rocket*4",
        "0 draw",
        "0 extra-draw",
        "0 skip",
        "1 draw",
        "1 extra-draw",
        "1 skip",
        seats=3,
    )
    assert numbers(scene, "markers") == [1, 0, 0]
    assert count(scene, "deck") == 1
    assert scene.cards("discard") == []
    scene.session.push("2 draw")
    assert numbers(scene, "markers") == [1, 0, 1]
    shown = events(scene, "shows the wasteland")
    assert [event.seat for event in shown] == [0, 2]
    assert "PET-WASTE-05" in clauses(scene, "reshuffles")


@pytest.mark.clause("PET-WASTE-05", "PET-RAD-07")
@pytest.mark.parametrize(("limit", "markers"), [("3", [2, 1]), ("none", [3, 1])])
def test_markers_of_the_wasteland_are_limited_as_all_are(limit, markers):
    scene = table(
        f"""{DRAW}
        option: marker_limit = {limit}
        set: markers 0 = 2
        set: markers 1 = 1
        set: supply = 0
        place: deck = red-rocket
        place: discard = {FIVE}""",
        "0 draw",
    )
    assert numbers(scene, "markers") == markers
    assert count(scene, "deck") == 5
    full = table(
        f"{DRAW}\nset: supply = 0\nset: markers 1 = 3\nplace: deck = red-rocket\nplace: discard = {FIVE}",
        "0 draw",
    )
    assert clauses(full, "finds no marker") == ("PET-WASTE-01", "PET-RAD-07")
    assert "PET-WASTE-05" in clauses(full, "reshuffles")


@pytest.mark.clause("PET-WASTE-06")
def test_with_an_empty_discard_pile_there_is_one_marker_and_no_new_deck_yet():
    scene = play(f"""
        set: round = 2
        set: phase = draw
        place: hand 0 = health-pack {FILL}
        place: hand 1 = -
        place: pile-1 = -
        place: pile-2 = -
        place: pile-3 = -
        place: pile-4 = blue-rocket*2
        place: discard = -
        place: deck = red-rocket
        ---
        0 draw
        > clause PET-WASTE-06
        > markers 0 = 1
        > deck = -
        ! 0 extra-draw
        > refused PET-SUP-03
        0 scrap-draw 4
        > pile-4 = blue-rocket
        > markers 0 = 1
        0 health-pack 1
        > discard = health-pack
        0 scrap red-warhead 1
        0 scrap red-warhead 1
        0 scrap red-warhead 2
        > markers 0 = 1
        > health 1 = 18
        > deck = -
        1 draw
        > clause PET-WASTE-06
        > hand 1 = health-pack
        > markers 0 = 1
        > markers 1 = 1
    """)
    assert [event.seat for event in events(scene, "shows the wasteland")] == [0, 1]  # the one card of the new deck was its last
    assert [event.kind for event in scene.session.moves[-1].events][:2] == ["reshuffles", "draws"]


def test_five_discarded_cards_become_a_deck_without_another_marker():
    scene = table(f"{DRAW}\nplace: deck = -\nplace: discard = {FIVE}", "0 draw")
    assert (count(scene, "deck"), scene.cards("discard")) == (4, [])
    assert numbers(scene, "markers") == [0, 0]
    assert kinds(scene) == ["reshuffles", "draws"]
    assert clauses(scene, "reshuffles") == ("PET-WASTE-06",)


@pytest.mark.clause("PET-WASTE-06")
def test_a_draw_that_finds_no_card_anywhere_is_skipped():
    empty = "\n".join(
        f"place: {zone} = -" for zone in ("hand 0", "hand 1", "pile-1", "pile-2", "pile-3", "pile-4", "discard", "deck")
    )
    scene = table(f"set: round = 2\nset: phase = command\n{empty}", "0 skip")
    assert "PET-WASTE-06" in clauses(scene, "cannot draw")
    assert scene.session.game.question(scene.session.state).kind == "Supply"
    assert scene.legal() == ["1 skip"]
    assert numbers(scene, "markers") == [0, 0]
    ordinary = table("set: round = 2\nset: phase = command\nplace: hand 0 = -", "0 skip")
    assert events(ordinary, "cannot draw") == []


@pytest.mark.clause("PET-WASTE-07")
@pytest.mark.parametrize("line", ["draw", "extra-draw", "scrap-draw 1"])
def test_any_draw_can_show_it(line):
    phase = "draw" if line == "draw" else "supply"
    scene = table(
        f"""set: round = 2
        set: phase = {phase}
        place: hand 0 = -
        place: pile-1 = treaty
        place: deck = red-rocket
        place: discard = {FIVE}""",
        f"0 {line}",
    )
    assert numbers(scene, "markers") == [1, 0]
    assert count(scene, "deck") == 5
    filled = table("set: round = 2\nset: phase = supply\nplace: pile-1 = treaty\nplace: deck = red-rocket", "0 scrap-draw 1")
    assert "PET-WASTE-07" in clauses(filled, "shows the wasteland")
    assert filled.cards("pile-1") == ["red-rocket"]
    assert ("PET-WASTE-07" in clauses(scene, "shows the wasteland")) == line.startswith("scrap")


@pytest.mark.parametrize("pile", ["red-rocket treaty", "red-rocket"])
def test_a_pile_that_is_refilled_in_the_scrap_phase_can_show_it_before_the_radiation(pile):
    full = len(pile.split()) == 2
    scene = table(
        f"""set: round = 2
        set: phase = command
        place: hand 0 = {FILL}
        place: pile-1 = {pile}
        place: deck = blue-rocket
        place: discard = -""",
        "0 skip",
        "0 scrap red-warhead 1",
    )
    assert numbers(scene, "markers") == [int(full), 0]
    assert numbers(scene, "health") == [20 - 2 * full] * 2
    assert sorted(scene.cards("deck")) == (["red-rocket", "red-warhead", "treaty"] if full else ["blue-rocket"])


def test_a_group_may_wait_until_a_card_is_needed():
    option = f"option: wasteland_reveal = next_card_needed\n{DRAW}\nplace: deck = red-rocket\nplace: discard = {FIVE}"
    scene = table(option, "0 draw")
    assert (count(scene, "deck"), numbers(scene, "markers")) == (0, [0, 0])
    scene.session.push("0 extra-draw")
    assert (count(scene, "deck"), numbers(scene, "markers")) == (4, [1, 0])
    assert kinds(scene) == ["shows the wasteland", "gains a marker", "reshuffles", "draws extra"]
    again = f"place: hand 0 = health-pack\n{option.replace(FIVE, 'blue-rocket')}"
    again = table(again, "0 draw", "0 extra-draw", "0 health-pack 0")
    assert numbers(again, "markers") == [1, 0]
    again.session.push("1 draw")
    assert numbers(again, "markers") == [1, 1]  # each time that the deck runs out


@pytest.mark.catalogue("PET-WASTE-08")
def test_the_wasteland_always_lies_under_the_deck():
    zone = PET_EVIL.layout.cell("wasteland")
    holds = [cell.name for cell in PET_EVIL.layout.cells if "wasteland" in cell.cards]
    assert holds == ["wasteland"]
    shows = 0
    for seed in range(12):
        session = Session(PET_EVIL, seats=2 + seed % 5, seed=seed)
        bots = {seat: RandomBot(seed=seat) for seat in range(6)}
        while action := session.wanted(bots):
            session.push(action)
            assert session.state.cells[zone] == ("wasteland",)
        shows += sum(event.kind == "shows the wasteland" for event in session.events)
    assert shows > 3
