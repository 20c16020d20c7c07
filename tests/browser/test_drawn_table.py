"""The card table in Chromium, without a screen around it: every width, every theme, every chip by keyboard."""

import pytest
from axe_playwright_python.sync_playwright import Axe

from pugsbox.draw.table import table_html
from pugsbox.pugs_in_mugs import PUGS_IN_MUGS
from tests.draw.tables import many_choices, played

WIDTHS = (320, 768, 1280, 1920)
PAGE = """<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>pugsbox</title><style>body {{ margin: 0 }}</style>
<main><h1 style="position: absolute; opacity: 0">pugsbox</h1>{}</main></html>"""


def full_table():
    session = many_choices()
    refusal = session.check("0 exchange plum")
    return table_html(session.view(0), PUGS_IN_MUGS.clauses, refusal=refusal, tried="0 exchange plum", fresh=2)


TABLES = {
    "full": full_table,
    "long": lambda: table_html(played(3, 2, 61).view(0), PUGS_IN_MUGS.clauses),
    "over": lambda: table_html(played(3, 9, 4000).view(0), PUGS_IN_MUGS.clauses, fresh=4),
    "watched": lambda: table_html(played(4, 3, 90).view(None), PUGS_IN_MUGS.clauses),
}


@pytest.fixture
def lay(page):
    """Show a table on a page of its own, everything unfolded."""

    def shown(name, width=1280):
        page.set_viewport_size({"width": width, "height": 900})
        page.set_content(PAGE.format(TABLES[name]()))
        page.evaluate("() => document.querySelectorAll('details').forEach((fold) => { fold.open = true; })")
        return page

    return shown


@pytest.mark.parametrize("name", TABLES)
@pytest.mark.parametrize("width", WIDTHS)
def test_every_width(lay, keep_picture, name, width):
    page = lay(name, width)
    assert page.evaluate("() => document.documentElement.scrollWidth") <= width
    boxes = [button.bounding_box() for button in page.locator("button[data-action]:visible, summary:visible").all()]
    assert all(min(box["width"], box["height"]) >= 44 for box in boxes)
    cards = "[...document.querySelectorAll('.pb-card, .pb-mini')]"
    assert page.evaluate(f"() => {cards}.filter((card) => card.scrollHeight > card.clientHeight + 1).length") == 0
    keep_picture(page, f"table-{name}-{width}")


@pytest.mark.parametrize("name", TABLES)
@pytest.mark.parametrize("looks", [{"color_scheme": "light"}, {"color_scheme": "dark"}, {"forced_colors": "active"}], ids=str)
def test_axe_finds_nothing_to_mend(lay, keep_picture, name, looks):
    page = lay(name)
    page.emulate_media(**looks)
    assert [found["id"] for found in Axe().run(page).response["violations"]] == []
    keep_picture(page, f"table-{name}-{'-'.join(looks.values())}")


def test_a_chip_opens_its_sentence_by_keyboard_and_escape_closes_it(lay):
    page = lay("long")
    says = page.locator(".pb-says:popover-open")
    chip = page.locator("button.pb-chip").first
    chip.focus()
    page.keyboard.press("Enter")
    assert says.inner_text().startswith(chip.inner_text())
    page.keyboard.press("Escape")
    assert says.count() == 0
    chip.click()
    assert says.count() == 1


def test_print_lists_the_rules_and_leaves_the_buttons_out(lay):
    page = lay("full")
    assert not page.get_by_text("The rules named here").is_visible()
    page.emulate_media(media="print")
    assert page.get_by_text("The rules named here").is_visible()
    assert page.locator(".pb-says:visible").count() == page.locator(".pb-says").count() > 3
    assert page.locator("button[data-action]:visible").count() == 0


def test_a_finger_finds_a_chip(browser):
    context = browser.new_context(viewport={"width": 390, "height": 800}, has_touch=True, is_mobile=True)
    page = context.new_page()
    page.set_content(PAGE.format(TABLES["long"]()))
    heights = [chip.bounding_box()["height"] for chip in page.locator("button.pb-chip:visible").all()]
    assert min(heights) >= 44
    page.locator(".pb-log button.pb-chip").first.tap()
    assert page.locator(".pb-says:popover-open").count() == 1
    context.close()
