"""The card table as markup: sound, complete, harmless, and silent about what a seat cannot see."""

import random
import re
from collections import Counter
from dataclasses import replace

import pytest

from pugsbox.core.actions import Action, Refusal
from pugsbox.core.errors import PugsboxError
from pugsbox.core.session import Session
from pugsbox.core.views import CounterView, Face, Line, ZoneView
from pugsbox.draw.cards import card, mini, token
from pugsbox.draw.gems import gem
from pugsbox.draw.pictures import PICTURES, TEXTURES, picture
from pugsbox.draw.style import BOARD_CSS, TABLE_CSS, TOKENS_CSS
from pugsbox.draw.table import cover_html, table_html, table_parts
from pugsbox.games import load_game
from pugsbox.pugs_in_mugs import PUGS_IN_MUGS
from tests.conformance.sampling import swapped
from tests.draw.tables import clause, made_up, many_choices, no, over, played, tree
from tests.scenes import play
from tests.stroll import stroll

CLAUSES = PUGS_IN_MUGS.clauses
TIMES = "\N{MULTIPLICATION SIGN}"
HOSTILE = "<script>alert(1)</script><img src=x onerror=alert(1)> \"'&\x00\u202e]]>"
GAMES = [(2, 1, 0), (2, 5, 30), (3, 2, 61), (4, 3, 90), (5, 4, 160), (3, 9, 4000)]


@pytest.fixture(params=GAMES, ids=lambda game: "-".join(map(str, game)))
def session(request):
    return played(*request.param)


def views(session):
    return [session.view(seat) for seat in (*range(session.state.seats), None)]


# ---------------------------------------------------------------- nothing is missing, nothing is there twice


def test_every_choice_and_every_refused_one_is_exactly_one_button(session):
    for view in (*views(session), many_choices().view(0)):
        root = tree(table_html(view, CLAUSES))
        buttons = Counter(button.attributes["data-action"] for button in root.all(tag="button", data_action=True))
        wanted = Counter(choice.action for choice in view.choices)
        if not view.outcome:
            wanted += Counter(f"why {choice.action}" for choice in view.refused)
            wanted["someone"] = 1
        assert buttons == wanted
        assert all(button.attributes["type"] == "button" for button in root.all(tag="button"))


def test_choices_that_begin_alike_stand_in_one_row():
    root = tree(table_html(many_choices().view(0), CLAUSES)).part("choices")
    (row,) = root.all(role="group", aria_label="Gimme: ask Bo for")
    assert [button.text for button in row.all(tag="button")][:2] == ["red Pug", "yellow Pug"]
    (first,) = root.all(data_action="0 gimme 1 red")
    assert first.attributes["aria-label"] == "Gimme: ask Bo for red Pug"
    assert [swatch.attributes["class"] for swatch in first.all(cls="pb-swatch")] == ["pb-swatch pb-part-red pb-tx-stripes"]
    assert not [*root.all(data_action="0 surprise 1")]
    assert [*tree(table_html(many_choices().view(0))).part("any-time").all(data_action="0 surprise 1")]


def test_the_only_choice_is_the_filled_one():
    view = played(2, 1, 0).view(0)
    view = view if view.choices else played(2, 1, 0).view(1)
    assert [choice.action.split()[1] for choice in view.choices] == ["draw"]
    assert "pb-main" in table_parts(view)["choices"]["html"]
    assert "pb-main" not in table_parts(many_choices().view(0))["choices"]["html"]


def test_anybody_can_interrupt_whatever_hands_hold(session):
    for view in views(session):
        alone = replace(view, choices=())
        assert tree(table_html(alone)).part("any-time").text == (
            "" if view.outcome else "At any time, also out of turn Someone plays Surprise!"
        )


def test_every_part_is_there_once_with_what_it_holds(session):
    view = session.view(0)
    parts = table_parts(view, CLAUSES)
    html = table_html(view, CLAUSES)
    root = tree(html)
    assert {element.attributes["data-part"] for element in root.all(data_part=True)} == {*parts}
    for name, looks in parts.items():
        assert looks.get("html", "") in html
        assert root.part(name).text == tree(looks["html"]).text if "html" in looks else True


def test_every_chip_opens_its_sentence(session):
    refusal = session.check("0 exchange red") or Refusal("MUG-AIM-02", "")
    for view in views(session):
        root = tree(table_html(view, CLAUSES, refusal=refusal, suffix="-x"))
        opened = {element.attributes["id"]: element.text for element in root.all(popover=True)}
        chips = [*root.all(cls="pb-chip")]
        assert chips
        for chip in chips:
            assert chip.tag == "button"
            told = opened[chip.attributes["popovertarget"]]
            assert told.startswith(chip.text)
            assert " ".join(CLAUSES[chip.text].says.split()) in told
        ids = [element.attributes["id"] for element in root.all(id=True)]
        assert len(ids) == len(set(ids))
        assert all(name.startswith("pb-") and name.endswith("-x") for name in ids)


def test_a_clause_that_no_rulebook_has_is_only_named():
    root = tree(table_html(played(2, 1, 3).view(0)))
    assert {chip.tag for chip in root.all(cls="pb-chip")} == {"span"}
    assert root.part("clauses").text == ""


def test_a_refusal_gives_every_reason_its_rule_and_what_to_do_instead():
    session = many_choices()
    view, refusal = session.view(0), session.check("0 exchange plum")
    panel = tree(table_html(view, CLAUSES, refusal=refusal, tried="0 exchange plum")).part("refusal")
    assert panel.attributes["role"] == "alert"
    assert panel.text.startswith(
        "Refused: Exchange three Pugs for the plum Mug You need three Pugs of one colour; plum Pug: 1."
    )
    assert "Expected: three" in panel.text
    assert "Found: 1" in panel.text
    assert CLAUSES["MUG-EXCH-01"].says in panel.text
    other = Refusal("MUG-EXCH-01", "No.", alternatives=(Action(0, "draw"), Action(0, "fly")))
    panel = tree(table_html(view, CLAUSES, refusal=other)).part("refusal")
    assert [button.attributes["data-action"] for button in panel.all(data_action=True)] == ["0 draw"]
    assert tree(table_html(view, CLAUSES)).part("refusal").text == ""


def test_the_log_is_read_from_the_latest_line_on():
    view = replace(played(2, 1, 0).view(0), log=tuple(Line(f"Line {i}.", ()) for i in range(30)))
    root = tree(table_html(view, fresh=3))
    assert root.part("log-latest").text == "Line 29. Line 28. Line 27."
    assert root.part("heard").attributes["aria-live"] == "polite"
    assert root.part("heard").text == "Line 27. Line 28. Line 29."  # what is heard comes in the order of time
    assert root.part("log").text.startswith("Line 26. Line 25.")
    assert "Earlier: 17 more Line 16." in root.part("log").text
    assert root.part("log").text.endswith("Line 0.")
    assert tree(table_html(view, fresh=99)).part("log").text == ""
    assert tree(table_html(view, fresh=0)).part("log-latest").text == ""


def test_headlines_stay_in_view_and_are_read_aloud_among_many_lines():
    log = tuple(Line(f"Line {i}.", ()) for i in range(30))
    view = replace(played(2, 1, 0).view(0), log=log, news=log[2:4], news_title="Last <fight>")
    root = tree(table_html(view, fresh=30))
    assert root.part("news").text == "Last <fight> Line 2. Line 3."
    assert "data-many" not in root.part("news").attributes
    assert root.part("heard").text.startswith("Line 2. Line 3. Line 18. Line 19.")
    many = replace(played(3, 1, 0).view(0), news_title="Last <fight>")
    assert tree(table_html(many)).part("news").text == "Last <fight> none yet"
    assert "data-many" in tree(table_html(many)).part("news").attributes
    assert tree(table_html(replace(view, news_title="", news=()))).part("news").text == ""


def test_several_rivals_at_a_market_are_folded_so_that_the_market_is_in_view():
    for seats in (2, 3):
        view = Session(load_game("pugnacious"), seats, 1).view(0)
        (rival, *_) = tree(table_html(view)).part("rivals").all(tag="li", data_seat="1")
        queue = next(zone for zone in view.zones if zone.name == "queue 1")
        assert all(face.name in rival.text for face in queue.cards)
        assert [fold.text for fold in rival.all(tag="summary")] == ["Card queue 5 Hand 5 Deck 5"] * (seats - 2)
    assert not list(tree(table_html(played(3, 1, 0).view(0))).part("rivals").all(tag="details"))  # no market


def test_an_open_pile_lists_its_cards_the_top_one_first():
    root = tree(table_html(many_choices().view(0))).part("mat")
    (pile,) = root.all(role="group", aria_label="Discard pile")
    (listed,) = pile.all(tag="ol")
    assert [item.text for item in listed.all(tag="li")] == [
        "Plum Pug", "Surprise!", "Gimme", "Dig", "Yellow Pug", "Yellow Pug", "Yellow Pug",
    ]  # fmt: skip
    (supply,) = root.all(role="group", aria_label="Mug Deck")
    assert f"3{TIMES} Red Mug stripes" in supply.text


def test_what_lies_under_the_top_card_is_only_counted():
    session = play("""
        option: discard_pile_open = false
        place: discard = yellow*3 dig plum
        ---
        0 draw
    """).session
    (pile,) = tree(table_html(session.view(1))).part("mat").all(role="group", aria_label="Discard pile")
    assert pile.text == "Plum Pug stars Discard pile 5 The top one first: Plum Pug 4 cards, face down"


def test_equal_cards_of_the_hand_lie_on_one_stack():
    hand = tree(table_html(many_choices().view(0))).part("hand")
    (red,) = hand.all(tag="li", cls="pb-part-red")
    assert red.text == f"3{TIMES} Red Pug stripes Three of a colour: its Mug. One of each colour: steal a Mug. house"
    assert len([*red.all(tag="svg", cls="pb-pic")]) == 1


def test_whose_turn_it_is_and_who_watches():
    session = played(3, 2, 61)
    on = session.turn[0]
    assert "Your turn" in tree(table_html(session.view(on))).part("title").text
    other = session.view((on + 1) % 3)
    assert f"{session.names[on]}'s turn" in tree(table_html(other)).part("title").text
    assert "You have nothing to decide now." in tree(table_html(other)).part("question").text
    watching = tree(table_html(session.view(None)))
    assert "You are watching" in watching.part("title").text
    assert watching.part("hand").text == ""
    assert len([*watching.part("rivals").all(data_seat=True)]) == 3


def test_the_others_sit_clockwise_from_the_left():
    root = tree(table_html(played(5, 4, 20).view(3)))
    assert [rival.attributes["data-seat"] for rival in root.part("rivals").all(data_seat=True)] == ["4", "0", "1", "2"]


def test_the_end_names_winner_and_scores():
    view = played(3, 9, 4000).view(0)
    assert view.outcome
    root = tree(table_html(view, CLAUSES))
    assert root.part("ending").text.startswith(view.ending.text)
    assert root.part("ending").text.count("winner") == len(view.outcome.winners)
    assert root.part("why-not").text == root.part("any-time").text == ""


# ---------------------------------------------------------------- nothing is given away


@pytest.mark.parametrize("options", [{}, {"discard_pile_open": "false"}, {"surprise_interrupts": "true"}])
def test_cards_that_a_seat_cannot_see_leave_no_trace(options):
    changed = 0
    for seats, seed in ((2, 1), (3, 2), (4, 3), (5, 4)):
        for plies in (0, 7, 20, 55, 110):
            session = played(seats, seed, plies, **options)
            for seat in (*range(seats), None):
                other = swapped(session.game, session.state, seat, random.Random(seed + plies))
                changed += other.cells != session.state.cells
                seen = replace(session.game.observe(other, seat, session.names), log=session.log(seat))
                assert table_html(seen, CLAUSES) == table_html(session.view(seat), CLAUSES)
    assert changed > 50


def test_the_cover_is_made_without_any_view():
    root = tree(cover_html("Pugs in Mugs", "Bo"))
    (button,) = root.all(tag="button")
    assert button.attributes["data-action"] == "uncover"
    (heading,) = root.all(tag="h2")
    assert heading.text == "Hand the screen to Bo"
    assert "data-rest" in heading.attributes  # the focus goes here, not to the button: a key held down must not uncover


# ---------------------------------------------------------------- nothing does harm


def test_hostile_words_stay_words():
    view = made_up(HOSTILE)
    clauses = {HOSTILE: clause(HOSTILE)}
    drawn = [
        table_html(view, clauses, refusal=no(HOSTILE), tried=HOSTILE),
        table_html(over(view)),
        table_html(replace(view, seat=None)),
        table_html(replace(view, seat=1), clauses),
        cover_html(HOSTILE, HOSTILE),
    ]
    for html in drawn:
        elements = [*tree(html).all()]
        assert not [element for element in elements if element.tag in ("script", "img")]
        assert not [name for element in elements for name in element.attributes if name.startswith("on")]
        assert "<script" not in html
        assert "<img" not in html
        assert "\u202e" not in re.sub('="[^"]*"', "", html)
        for element in elements:
            for name in (element.attributes.get("class") or "").split():
                assert re.fullmatch(r"pb(-[\w-]+)?", name)


@pytest.mark.parametrize("suffix", ['"><script>', "a b", "ä", "a)"])
def test_a_suffix_is_letters_and_digits(suffix):
    with pytest.raises(PugsboxError, match="expected letters, digits, - and _"):
        table_html(played(2, 1, 0).view(0), suffix=suffix)


# ---------------------------------------------------------------- the look


def test_the_same_view_gives_the_same_text():
    first = table_html(played(3, 2, 61).view(1), CLAUSES)
    for cached in (card, mini, token):
        cached.cache_clear()
    assert table_html(played(3, 2, 61).view(1), CLAUSES) == first


def test_a_table_alone_brings_its_colours_and_one_in_a_page_does_not():
    view = played(2, 1, 0).view(0)
    alone, inside = table_html(view), table_html(view, standalone=False)
    for words in ("prefers-color-scheme:dark", "@media print", "forced-colors:active", "--pb-part-plum:#B07CC6", ".pb-rival"):
        assert words in alone
    assert "<style" not in inside
    assert inside.startswith('<div class="pb-game">')
    assert table_html(view, theme="dark", standalone=False).startswith('<div class="pb pb-game" data-theme="dark">')


def test_names_are_ours_and_styled_and_every_colour_is_known():
    css = TABLE_CSS.read_text(encoding="utf-8")
    known = set(re.findall(r"(--pb-[\w-]+):", TOKENS_CSS.read_text(encoding="utf-8") + css))
    assert set(re.findall(r"var\((--pb-[\w-]+)", css)) <= known
    used = set()
    for view in (many_choices().view(0), over(many_choices().view(0)), many_choices().view(None), stroll(3).view(0)):
        root = tree(table_html(view, CLAUSES, refusal=no("MUG-EXCH-01")))
        used |= {name for element in root.all() for name in (element.attributes.get("class") or "").split()}
    assert all(name == "pb" or name.startswith("pb-") for name in used)
    styled = set(re.findall(r"\.(pb-[\w-]+)", css + BOARD_CSS.read_text(encoding="utf-8")))
    assert used - styled == {"pb", "pb-goal", "pb-is-supply", "pb-start"}
    bare = re.sub(r"/\*.*?\*/", "", css, flags=re.DOTALL)
    while "(" in bare:
        bare = re.sub(r"\([^()]*\)", "", bare)
    selectors = [one.strip() for many in re.findall(r"(?:^|[{}])\s*([^{}@]+)(?=\{)", bare) for one in many.split(",")]
    assert len(selectors) > 100
    assert [one for one in selectors if not one.startswith(".pb-game")] == []


@pytest.mark.parametrize("kind", PICTURES)
def test_a_picture_wears_the_texture_of_its_colour(kind):
    plain = picture(Face("", "", kind, "", ""))
    drawn = {picture(Face("", "", kind, "", "", colour)) for colour in ("red", "yellow", "green", "blue", "plum")}
    assert len({plain, *drawn}) == 6
    assert "{" not in plain
    assert picture(Face("", "", kind, "", "", "red", "stars")) != picture(Face("", "", kind, "", "", "red"))
    assert picture(Face("", "", kind, "", "", "red", "Streifen")) == picture(Face("", "", kind, "", "", "red", "stripes"))


def test_colours_and_textures_are_the_same_in_pictures_and_in_the_style_sheet():
    css = TABLE_CSS.read_text(encoding="utf-8")
    assert {*re.findall(r"\.pb-tx-(\w+)\{", css)} == {*TEXTURES}


def test_a_card_without_picture_colour_or_known_source_is_drawn_all_the_same():
    odd = Face("x", "X", "unheard of", "Does something.", "a friend", "mauve", "zigzag")
    said = tree(card(odd))
    assert said.text == "X unheard of · mauve · zigzag Does something."
    assert [*said.all(cls="pb-plain")]
    assert not [*said.all(tag="svg")]
    assert tree(token(odd, 2)).text == f"2 {TIMES} X"


CRYSTALS = [
    Face(key, f"{key} crystal", "crystal", f"worth {worth}", "house", key)
    for key, worth in (("white", 1), ("blue", 5), ("red", 20))
]


@pytest.mark.parametrize(("face", "worth"), [*zip(CRYSTALS, ("1", "5", "20"), strict=True)])
def test_a_crystal_bears_its_value_and_says_its_name(face, worth):
    root = tree(token(face, 3))
    (number,) = root.all(tag="text")
    assert number.text == worth
    assert " ".join(root.text.replace(worth, "", 1).split()) == f"3 {TIMES} {face.name.capitalize()}"
    assert [*root.all(title=f"{face.name.capitalize()}, worth {worth}")]
    assert len({gem(other) for other in CRYSTALS}) == 3


def test_a_crystal_of_another_game_is_drawn_all_the_same():
    drawn = gem(Face("x", "shard", "crystal", "as it comes", "house", "mauve"))
    assert "pb-plain" in drawn
    assert tree(drawn).text == ""


def test_crystals_lie_in_a_line_wherever_they_lie():
    view = replace(made_up("word"), zones=(
        ZoneView("supply", "Supply", None, 3, (*CRYSTALS[:2], CRYSTALS[0])),
        ZoneView("goal", "Goal house", None, 0, ()),
        ZoneView("crystals 0", "Crystals", 0, 1, CRYSTALS[2:]),
        ZoneView("crystals 1", "Crystals", 1, 0, ()),
    ))  # fmt: skip
    root = tree(table_html(view))
    assert len([*root.part("mat").all(tag="li", cls="pb-piece")]) == 2
    assert root.part("mat").text.endswith("Goal house none")
    assert "Crystals none" in root.part("rivals").text
    assert root.part("owned").text == f"w word Your crystals 1 {TIMES} 20 Red crystal"
    assert root.part("hand").text == ""  # nobody has a hand


LONG = CounterView("hint", "Hint", None, "Look at what stands beside the road.")
SHORT = CounterView("round", "Round", None, "twenty-four letters long")


def test_what_a_counter_says_at_length_is_a_line_of_its_own():
    mine, theirs = replace(LONG, seat=0, title="Mine"), replace(LONG, seat=1, title="Theirs")
    root = tree(table_html(replace(made_up("word"), counters=(LONG, SHORT, mine, theirs))))
    notices = root.part("notices")
    assert notices.attributes["role"] == "status"
    assert notices.text == f"Hint {LONG.value} Mine {LONG.value}"
    assert root.part("title").text.endswith(f"Round {SHORT.value}")
    assert root.part("rivals").text.endswith(f"Theirs {LONG.value}")
    assert tree(table_html(made_up("word"))).part("notices").text == ""


def test_where_several_look_whoever_has_to_act_is_called_by_name():
    view = stroll(4, "0 think 13", "0 open", names=("Kim",)).view(1)
    said = {name: tree(looks["html"]).text for name, looks in table_parts(view, shared=True).items() if "html" in looks}
    assert "Ada, it is your turn" in said["title"]
    assert "Ada Step on a space." in said["question"]
    assert said["owned"] == said["hand"] == ""
    assert table_parts(view, shared=True)["place"]["aria-label"] == "Ada's place"
    listed = [*tree(table_parts(view, shared=True)["rivals"]["html"]).all(data_seat=True)]
    assert [player.attributes["data-seat"] for player in listed] == ["0", "1", "2", "3"]
    other = replace(view, asked=(0,), seat=0, names=("Kim", "Ada", "Bo", "Cleo"))
    assert "Kim, you decide" in table_parts(other, shared=True)["title"]["html"]
    assert "Ada's turn" in table_parts(replace(view, asked=(2,)), shared=True)["title"]["html"]


def test_where_there_are_hands_nobody_is_called_by_name(session):
    for view in views(session):
        assert table_parts(view, CLAUSES, shared=True) == table_parts(view, CLAUSES)


def test_a_zone_face_down_before_its_owner_is_a_back_with_its_number():
    view = made_up("word")
    zones = (*view.zones, ZoneView("trap 0", "Traps", 0, 2, None), ZoneView("trap 1", "Traps", 1, 2, None))
    root = tree(table_html(replace(view, zones=zones)))
    assert "Your traps 2 cards" in f"{root.part('hand').text} {root.part('owned').text}"


def test_random_views_are_sound():
    for seed in range(8):
        chance = random.Random(seed)
        session = played(chance.randint(2, 5), seed, chance.randint(0, 200))
        for view in views(session):
            tree(table_html(view, CLAUSES, fresh=chance.randint(0, 9)))
