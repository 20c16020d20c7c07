"""What `pugsbox print` writes: PDF and HTML of the right pages, all that is on the cards, and only what was asked for."""

import re
from html.parser import HTMLParser
from io import BytesIO

import pytest

from pugsbox import PugsboxError, printing
from pugsbox.printing import Asked, deck_named, html, pdf, printed, write_all
from pugsbox.punschge.board import house_board
from pugsbox.punschge.decks import COLOURS, Deck, Side, TaskCard, house_decks
from pugsbox.punschge.rules import Explicit
from pugsbox.punschge.tasks import Task
from tests.test_cli import HOUSE, pugsbox, refused

pypdf = pytest.importorskip("pypdf")
STARTER = house_decks()["starter"]
A4, LETTER, A3 = (210, 297), (216, 279), (297, 420)


def read(content):
    """Return a parsed PDF and the sizes of its pages in millimetres."""
    reader = pypdf.PdfReader(BytesIO(content))
    return reader, [tuple(round(float(side) / 72 * 25.4) for side in page.mediabox[2:]) for page in reader.pages]


def bare(text):
    """Return a text without what stands between its words: readers of PDF guess where that is."""
    return "".join(text.split())


@pytest.fixture(scope="module")
def starter():
    return printed(Asked("starter"), house_board())


def test_three_files(starter):
    assert list(starter) == ["starter-cards-a4.pdf", "house-board-a4.pdf", "pieces-a4.pdf"]
    assert {name: read(content)[1] for name, content in starter.items()} == {
        "starter-cards-a4.pdf": [A4] * 4,
        "house-board-a4.pdf": [A4[::-1]] * 4,
        "pieces-a4.pdf": [A4],
    }


@pytest.mark.parametrize(
    ("paper", "sizes"),
    [
        ("letter", {"cards-letter": [LETTER] * 4, "board-letter": [LETTER[::-1]] * 4, "pieces-letter": [LETTER]}),
        ("a3", {"cards-a4": [A4] * 4, "board-a3": [A3[::-1]], "pieces-a4": [A4]}),
    ],
)
def test_other_papers(paper, sizes):
    files = printed(Asked("starter", paper), house_board())
    assert {re.sub("^(starter|house)-|.pdf$", "", name): read(content)[1] for name, content in files.items()} == sizes


def test_every_task_is_on_its_card_and_on_its_side(starter):
    reader, _ = read(starter["starter-cards-a4.pdf"])
    assert reader.metadata.title == "The cards of starter"
    pages = [bare(page.extract_text()) for page in reader.pages]
    for i, card in enumerate(STARTER.cards):
        for back, side in enumerate(card.sides):
            name = bare(f"{side.level} starter {card.key} · {('front', 'back')[back]}")
            (said,) = re.findall(f"{name}(.*?)(?=(?:{'|'.join(COLOURS)})starter|$)", pages[i // 8 * 2 + back])
            for task in side.tasks:
                row = " · ".join(map(str, task.rule.row(house_board())))
                told = [said.index(bare(text)) for text in (task.wording, row, task.hint)]
                assert told == sorted(told)


def test_the_same_again_is_the_same_to_the_last_byte(starter):
    again = printed(Asked("starter", only="cards"), house_board())
    assert again == {name: starter[name] for name in again}


def test_only_what_was_asked_for():
    for only, name in {"cards": "starter-cards-a4.html", "board": "house-board-a4.html", "pieces": "pieces-a4.html"}.items():
        assert list(printed(Asked("starter", only=only, html=True), house_board())) == [name]


def test_grey_has_no_colour_at_all():
    for name, content in printed(Asked("starter", grey=True, html=True), house_board()).items():
        assert name.endswith("-grey.html")
        colours = set(re.findall(r"(?:fill|stroke)=\"(#[0-9A-Fa-f]{3,6})\"", content.decode()))
        assert len(colours) > 3
        assert all(len(set(re.findall("..?" if len(c) > 4 else ".", c[1:]))) == 1 for c in colours), colours


# ---------------------------------------------------------------- words of strangers

HOSTILE = [
    '#import "@preview/x": *',
    '#read("/etc/passwd") #panic("no")',
    "$x^2$ \\ \\u{41} `raw` *b* _i_ @label <tag>",
    "<script>alert(1)</script> </text></svg>",
    "]]> &lt; &#60; %s {0} \"'",
    "{{ x }} ]] [ = head",
]


def hostile():
    """Return a deck that means ill."""
    tasks = [Task("easy", f"{text} w{i}", text[::-1] + " h", Explicit((1, 2, 3, 4))) for i, text in enumerate(HOSTILE)]
    return Deck('<b>"#$', (TaskCard("c1", Side("easy", tuple(tasks[:3])), Side("gourmet", tuple(tasks[3:]))),))


@pytest.fixture
def hostile_deck(monkeypatch):
    monkeypatch.setattr(printing, "deck_named", lambda name: hostile())


def test_words_of_strangers_stay_words_in_pdf(hostile_deck):
    ((name, content),) = printed(Asked("x", only="cards"), house_board()).items()
    assert name == "b-cards-a4.pdf"
    reader, _ = read(content)
    assert reader.metadata.title == 'The cards of <b>"#$'
    words = bare("".join(page.extract_text() for page in reader.pages))
    for text in HOSTILE:
        assert bare(text) in words
        assert bare(text[::-1]) in words
    assert not [page for page in reader.pages if "/Annots" in page]
    assert not {"/OpenAction", "/AA"} & reader.trailer["/Root"].keys()


class Tags(HTMLParser):
    """All tags and attributes of a page, and its text."""

    def __init__(self):
        super().__init__()
        self.tags, self.names, self.text = set(), set(), ""

    def handle_starttag(self, tag, attrs):
        self.tags.add(tag)
        self.names |= {name for name, _ in attrs}

    def handle_data(self, data):
        self.text += data + " "


def test_words_of_strangers_stay_words_in_html(hostile_deck):
    (content,) = printed(Asked("x", only="cards", html=True), house_board()).values()
    page = Tags()
    page.feed(content.decode())
    assert page.tags <= {
        "html",
        "head",
        "meta",
        "title",
        "style",
        "body",
        "p",
        "figure",
        "svg",
        "defs",
        "g",
        "rect",
        "path",
        "text",
    }
    assert not any(name.startswith("on") or name == "href" for name in page.names)
    words = " ".join(page.text.split())
    assert all(text in words for text in HOSTILE)


def test_html_is_printed_a_page_a_sheet():
    for name, content in printed(Asked("starter", "letter", html=True), house_board()).items():
        page = content.decode()
        wide, high = (279.4, 215.9) if "board" in name else (215.9, 279.4)
        assert f"@page{{size:{wide}mm {high}mm;margin:0}}" in page
        assert page.count("<figure") == page.count(f'width="{wide}mm"') == {"starter": 4, "house-b": 4, "pieces-": 1}[name[:7]]
        ids = re.findall(r' id="([^"]+)"', page)
        assert len(ids) == len(set(ids))


def test_no_page_asks_the_network():
    for content in printed(Asked("starter", html=True), house_board()).values():
        assert not re.search(r"https?://(?!www\.w3\.org/2000/svg)|@import|<link|<script", content.decode())


# ---------------------------------------------------------------- mistakes


def test_a_deck_that_the_board_cannot_have():
    board = printing.Board("plain", *_rest_of_a_board())
    with pytest.raises(
        PugsboxError, match=r"^The deck 'starter' is not for the board 'plain': .* of card c\d\d cannot be set there"
    ):
        printed(Asked("starter", only="cards"), board)


def _rest_of_a_board():
    from dataclasses import fields, replace

    plain = replace(house_board(), spaces=tuple(replace(space, colour="white") for space in house_board().spaces))
    return [getattr(plain, field.name) for field in fields(plain)[1:] if field.init]


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("startr", "There is no deck 'startr'; did you mean starter?"),
        ("qqq", "There is no deck 'qqq'; expected one of "),
        ("\0", "There is no deck '\\x00'; "),
        ("a" * 300, "There is no deck 'aaa"),
        ("none.toml", "none.toml: cannot be read"),
        ("./none", "none: cannot be read"),
        (str(HOUSE), "house.toml has "),
    ],
)
def test_decks_that_there_are_not(name, said):
    with pytest.raises(PugsboxError) as error:
        deck_named(name)
    assert said in str(error.value)


@pytest.mark.parametrize("asked", [Asked("starter", paper="a5"), Asked("starter", only="card")])
def test_a_word_that_is_not_known(asked):
    with pytest.raises(PugsboxError, match="expected one of"):
        printed(asked, house_board())


def test_another_file_is_never_lost(tmp_path):
    files = {"one.pdf": b"1", "two.pdf": b"2"}
    (tmp_path / "two.pdf").write_bytes(b"mine")
    with pytest.raises(PugsboxError, match=r"two\.pdf is there already"):
        list(write_all(tmp_path, files))
    assert [path.name for path in tmp_path.iterdir()] == ["two.pdf"]
    assert (tmp_path / "two.pdf").read_bytes() == b"mine"
    assert len(list(write_all(tmp_path, files, force=True))) == 2
    assert (tmp_path / "two.pdf").read_bytes() == b"2"
    assert len(list(write_all(tmp_path, files))) == 2  # just the same may be written again
    with pytest.raises(PugsboxError, match="Cannot write"):
        list(write_all(tmp_path / "one.pdf", files))
    (tmp_path / "three" / "one.pdf").mkdir(parents=True)
    with pytest.raises(PugsboxError, match="Cannot write"):
        list(write_all(tmp_path / "three", files, force=True))


def test_without_typst_there_is_a_sentence_and_still_html(monkeypatch):
    monkeypatch.setitem(__import__("sys").modules, "typst", None)
    page = printing.Page((210, 297), "<svg/>", "one")
    with pytest.raises(PugsboxError, match="HTML"):
        pdf([page], "title")
    assert "<title>a &lt; b</title>" in html([page], "a < b")


def test_the_command(tmp_path):
    out = tmp_path / "new" / "folder"
    run = pugsbox("print", "starter", "--only", "pieces", "--out", str(out))
    assert (run.returncode, run.stderr) == (0, "")
    assert run.stdout.splitlines() == [str(out / "pieces-a4.pdf")]
    assert (out / "pieces-a4.pdf").read_bytes()[:5] == b"%PDF-"
    (out / "pieces-a4.pdf").write_bytes(b"mine")
    said = refused("print", "starter", "--only", "pieces", "--out", str(out))
    assert (
        said
        == f"pugsbox: {out / 'pieces-a4.pdf'} is there already and is another file. Nothing was written; --force replaces it.\n"
    )
    assert pugsbox("print", "starter", "--only", "pieces", "--out", str(out), "--force").returncode == 0
    assert (out / "pieces-a4.pdf").read_bytes()[:5] == b"%PDF-"


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("startr",), "did you mean starter?"),
        (("starter", "--paper", "a5"), "There is no paper 'a5'; expected one of a4, a3, letter."),
        (("starter", "--board", "none.toml"), "none.toml: cannot be read"),
    ],
)
def test_mistakes_at_the_command_line(arguments, said, tmp_path):
    told = refused("print", *arguments, "--out", str(tmp_path / "out"))
    assert said in told
    assert told.count("\n") == 1
    assert not (tmp_path / "out").exists()
