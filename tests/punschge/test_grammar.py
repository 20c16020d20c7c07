"""The rule language: what is read, what is asked back, what is refused, and that every phrase is read back."""

import tomllib
from pathlib import Path

import pytest
from hypothesis import assume, example, given, settings
from hypothesis import strategies as st

from pugsbox import PugsboxError
from pugsbox.punschge.board import house_board
from pugsbox.punschge.conditions import Everything, Is
from pugsbox.punschge.grammar import LONGEST, AmbiguousRule, UnreadableRule, parse_condition, parse_rule, vocabulary
from pugsbox.punschge.phrasing import phrase
from pugsbox.punschge.rules import Every
from pugsbox.punschge.rulespace import LEVELS, level_of, rules_of
from tests.punschge.strategies import rules

HERE = Path(__file__).parent
KINDS = tomllib.loads((HERE / "task_kinds.toml").read_text(encoding="utf-8"))["task_kind"]
LESSONS = tomllib.loads((HERE / "lesson_rules.toml").read_text(encoding="utf-8"))["rule"]


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind["id"])
def test_every_task_kind_of_the_ledger(kind):
    rule = parse_rule(kind["text"])
    assert list(rule.row(house_board())) == kind["expect"]
    assert phrase(rule) == kind["text"]


@pytest.mark.catalogue("PUN-LIM-12")
def test_levels_of_the_task_kinds():
    """Kind and level are separate (PUN-LIM-12): one card calls a medium form hard, and gourmet has no list."""
    differ = {kind["id"]: level_of(parse_rule(kind["text"])) for kind in KINDS}
    differ = {name: level for name, level in differ.items() if level != next(k["level"] for k in KINDS if k["id"] == name)}
    assert differ == {"PUN-TK-D2": "medium", "PUN-TK-E1": None}


def test_all_task_kinds_but_the_creative_one_are_there():
    assert [kind["id"].removeprefix("PUN-TK-") for kind in KINDS] == [
        *(f"A{i}" for i in range(1, 7)),
        *(f"B{i}" for i in range(1, 9)),
        *(f"C{i}" for i in range(1, 11)),
        *(f"D{i}" for i in range(1, 7)),
        "E1",
    ]


@pytest.mark.parametrize("rule", LESSONS, ids=lambda rule: rule["text"])
def test_rules_of_the_lessons(rule):
    assert list(parse_rule(rule["text"]).row(house_board())) == rule["row"]


@pytest.mark.parametrize(
    ("text", "row"),
    [
        ("every forest space", (1, 6, 7, 15, 20, 25)),
        ("every corner space", (4, 7, 10, 13, 16, 19, 22, 23)),
        ("every space just before a corner", (3, 6, 9, 12, 15, 18, 21, 22)),
        ("every space just after a corner", (5, 8, 11, 14, 17, 20, 23, 24)),
        ("1 right 3 wrong, 1 right 2 wrong, ...", (1, 5, 8, 10, 11)),
        ("every 2nd straight from the 1st", (1, 2, 3, 8, 9, 14, 15, 20, 21)),
        ("every 3rd space from space 1", (1, 4, 7, 10, 13, 16, 19, 22, 25)),
        ("2 right, 2 wrong", (1, 2, 5, 6, 9, 10, 13, 14, 17, 18, 21, 22, 25, 26)),
        ("jump over 1, but over 4 from a meadow", (2, 4, 6, 8, 13, 18, 20, 22, 24)),
        ("every space with as many symbols as the space before", (4, 5, 7, 10, 13, 18, 21, 22, 24, 25)),
        ("every space with things only", (8, 15, 22)),
        ("every space with more symbols than the space before", (2, 6, 9, 12, 16, 19, 23, 26)),
        ("every space of the same shape as the space before", (6, 12, 14, 15, 20, 22, 24)),
        ("every moon of another area than the space before", (3, 6, 8, 11)),
        ("every space with a digit sum below 3", (1, 2, 10, 11, 20)),
        ("every space with an even digit sum", (2, 4, 6, 8, 11, 13, 15, 17, 19, 20, 22, 24, 26)),
        ("every space with animals only", (2, 6, 10, 11, 12, 13, 14, 16, 17, 18, 20, 21, 23, 24, 25)),
    ],
)
def test_other_rows_that_the_ledger_works_out(text, row):
    assert parse_rule(text).row(house_board()) == row


SYNONYMS = {
    "every green or red space": ["green and red spaces", "All spaces that are green or red", "every green space or red space"],
    "every space without a fish": ["all spaces on which there is no fish", "every space that doesn't show a fish"],
    "2 wrong, 2 right": ["2 spaces wrong / 2 spaces right (in constant repetition)", "two wrong then two right, over and over"],
    "next star, then next moon": [
        "Next star, next moon",
        "star followed by moon",
        "star, then moon, ...",
        "next star space, then next moon space, over and over",
    ],
    "every space with 3 symbols": ["all spaces in which there are 3 symbols", "spaces with exactly three pictures"],
    "every green space with a covered wagon": ["green spaces with a cart", "every green wagon space", "green hand cart spaces"],
    "every space just before a star": ["every space located immediately before a star space", "spaces before a star"],
    "every lake space but not white": [
        "lake spaces that are not white",
        "every lake space, but not white",
        "lakes except white",
    ],
    "every yellow or cloud space": ["all yellow spaces and all cloud spaces", "every cloud or yellow space"],
    "1 right 2 wrong, 1 right 3 wrong, ...": [
        "1 space right - 2 wrong, then 1 right - 3 wrong, then 1 right - 4 wrong ... etc.",
        "1 right 2 wrong, then 1 wrong more each time",
        "1 right 2 wrong, 1 right 3 wrong, and so on",
    ],
    "1 right 6 wrong, 1 right 5 wrong, ...": ["1 right 6 wrong, then 1 wrong fewer each time"],
    "3 moons, then 3 suns": [
        "3 times moon, then 3 times sun",
        "three moons, three suns",
        "3 moon spaces / 3 sun spaces",
        "3 moons and 3 suns",
    ],
    "every 2nd straight": ["all spaces of every second straight", "every other straight"],
    "every space with 1 or 3 symbols": ["all spaces with 1 or 3 (but not 2) symbols"],
    "every space with neither fish nor cloud": ["all spaces that show neither cloud nor fish"],
    "every green space in the upper half": ["green spaces of the top half of the board", "every green upper space"],
    "next bench, then next fish": ["next space bank, then next space fish", "next bank, then next fish"],
    "jump 1, but 4 from a meadow": [
        "always jump 1 space, but from a meadow space jump 4 spaces",
        "jump 1 and from a meadow jump 4",
    ],
    "every 3rd space": ["every third space", "each 3rd field"],
    "every 2nd space": ["every other space", "every second", "every 2 spaces", "every 2nd number"],
    "every moon space": ["every space shaped as a moon", "every moon-shaped space", "moons"],
    "every space with both an owl and a fish": ["both owl and fish", "every space that shows both a fish and an owl"],
    "every owl or fish space": ["owl and fish spaces", "every space with a fish or an owl"],
    "the row 3, 4, 5, 8": ["spaces 3 to 5 and 8", "row 3-5, 8"],
    "1 right, 2 wrong": [
        "1 right 2 wrong, ...",
        "1 right 2 wrong, 1 right 2 wrong, and so on",
        "1 right, 2 wrong, 1 right, ...",
    ],
    "every yellow space": ["every yellow space with", "each yellow field!"],
    "every space that is not white": ["every non-white space", "all spaces other than white spaces"],
    "the row 2, 4, 12, 17": ["spaces 2, 4, 12, 17", "row 2 4 12 17", "the row 2 • 4 • 12 • 17"],
    "every space with a prime number": ["prime numbers", "every prime space"],
    "every animal space": ["every space with an animal", "all spaces that show an animal", "animals"],
    "every space without a thing": ["all spaces on which there are no things"],
    "every space with both an animal and a thing": ["every thing space with an animal"],
    "every space with things only": ["every space that shows only things"],
    "every space with more symbols than the space before": ["all spaces that have more symbols than the space before it"],
    "every space with fewer symbols than the space before": [
        "spaces showing fewer symbols than the space before",
        "every space with less symbols than the one before",
    ],
    "every space of the same shape as the space before": ["spaces that have the same shape as the space before"],
    "every space of another colour than the space before": [
        "all spaces of a different color from the space before",
        "every space that has another colour than the space before it",
    ],
    "every odd space with an odd digit sum": [
        "odd spaces that have an odd digit sum",
        "all odd numbers with an odd digit sum",
        "all odd spaces whose digit sum is odd",
    ],
    "every lake space with a digit sum above 5": ["all lake spaces whose digit sum is above 5"],
    "every space with a multiple of 3": ["every space with a number divisible by 3"],
    "every space that is neither yellow nor red nor white": ["every space that is not white and not red and not yellow"],
    "every corner space": ["CORNERS", "every   corner.", "corner"],
    "every yellow space just after a lake": ["every yellow space directly after a lake space", "yellow spaces behind a lake"],
    "every lake space that is green or yellow or red": ["every lake space that is green, yellow or red"],
}


@pytest.mark.parametrize(("canonical", "text"), [(c, t) for c, texts in SYNONYMS.items() for t in texts])
def test_synonyms(canonical, text):
    assert phrase(parse_rule(text)) == canonical


ASKED = {
    "every yellow or red space with a fish": [
        "every yellow or red space, with a fish",
        "every space that is yellow or (a red space with a fish)",
    ],
    "every green or red moon space": [
        "every moon space that is green or red",
        "every space that is green or (a red moon space)",
    ],
    "every space with an owl and a fish": ["every space with both an owl and a fish", "every owl or fish space"],
    "every lake spaces and white": ["every white or lake space", "every white lake space"],
    "every space without a fish or an owl": [
        "every space with neither owl nor fish",
        "every space with an owl or (without a fish)",
    ],
    "every space without a fish and a cloud": ["every space with neither fish nor cloud", "every cloud space without a fish"],
    "every space just before a star or a moon": [
        "every space just before (a moon or star space)",
        "every space that is a moon or (just before a star)",
    ],
    "every space just before a lake but not white": [
        "every space just before (a lake space but not white)",
        "every space that is (not white) and (just before a lake)",
    ],
    "every green and red and moon space": ["every green, red or moon space", "every moon space that is green or red"],
    "every yellow and cloud space": ["every yellow or cloud space", "every yellow cloud space"],
    "all moons and corners": ["every moon or corner space", "every corner moon space"],
    "all yellow moons and red suns": [
        "every space that is (a yellow moon space) or (a red sun space)",
        "every yellow red sun moon space",
    ],
    "all spaces but corners": ["every space that is not a corner", "every corner space"],
    "every lake space but white": ["every lake space but not white", "every white lake space"],
    "every space except moons in the forest": [
        "every space that is not (a forest moon space)",
        "every forest space but not a moon",
    ],
    "every red space with a fish or green space": [
        "every space that is green or (a red space with a fish)",
        "every red space that is (green or with a fish)",
    ],
    "every yellow space with a fish and red space": [
        "every space that is red or (a yellow space with a fish)",
        "every yellow red space with a fish",
    ],
    "all yellow and all red spaces with a fish": [
        "every space that is yellow or (a red space with a fish)",
        "every yellow or red space, with a fish",
    ],
    "every moon just before a corner in the upper half": [
        "every moon space just before (a corner space in the upper half)",
        "every moon space in the upper half just before a corner",
    ],
    "every space with a fish and owl or a dragon": [
        "every dragon or owl space, with a fish",
        "every space with a dragon or (a space with both an owl and a fish)",
        "every dragon, owl or fish space",
    ],
    "every space before a yellow or red star": [
        "every space just before (a star space that is yellow or red)",
        "every star space that is (red or (just before a yellow space))",
        "every space just before (a space that is yellow or (a red star space))",
        "every space that is (just before a yellow space) or (a red star space)",
    ],
    "every space that is not red and just before a star or a moon": [
        "every space that is (not red) and (not a moon) and (not (just before a star))",
        "every space that is (not red) and (just before (a moon or star space))",
        "every space that is (not red) and (a moon or (just before a star))",
        "every space that is a moon or (a space that is (not red) and (just before a star))",
    ],
    "every green, moon space": ["every green or moon space", "every green moon space"],
    "every 2nd space or every 3rd space and every 5th space": [
        "every space with a multiple of 5 that is (with a multiple of 2 or with a multiple of 3)",
        "every space with a multiple of 2 or (a space with both a multiple of 3 and a multiple of 5)",
    ],
}


@pytest.mark.parametrize(("text", "meanings"), ASKED.items(), ids=list(ASKED))
def test_several_meanings_are_asked_back(text, meanings):
    with pytest.raises(AmbiguousRule) as caught:
        parse_rule(text)
    assert list(caught.value.readings) == meanings
    assert all(f'"{meaning}"' in str(caught.value) for meaning in meanings)
    rules_meant = [parse_rule(meaning) for meaning in meanings]
    assert [phrase(rule) for rule in rules_meant] == meanings
    assert len(set(rules_meant)) == len(meanings)


def test_too_many_questions_are_refused_and_not_guessed():
    with pytest.raises(AmbiguousRule, match="can be read in many ways"):
        parse_rule("every " + " ".join(["not moon or red and fish"] * 14))
    with pytest.raises(PugsboxError, match="can be read in too many ways; write a shorter rule"):
        parse_rule("every " + "(moon, moon) " * 10)


def test_more_than_four_meanings_are_counted_and_four_are_named():
    with pytest.raises(AmbiguousRule) as caught:
        parse_rule("every green and moon or owl and lake or fish and red space")
    assert len(caught.value.readings) > 4
    assert "in many ways" in str(caught.value)
    assert str(caught.value).count('"') == 8


@pytest.mark.parametrize(
    ("text", "canonical"),
    [
        ("every (yellow or red) space with a fish", "every fish space that is yellow or red"),
        ("every yellow or red space, with a fish", "every fish space that is yellow or red"),
        ("every yellow space or red space, with a fish", "every yellow or red space, with a fish"),
        ("every (yellow and moon) or red space", "every space that is red or (a yellow moon space)"),
        ("every (green or red) moon space", "every moon space that is green or red"),
        ("every star or moon, but not white", "every moon or star space, that is not white"),
        ("every space that is not (white) or red", "every space that is red or (not white)"),
        ("every space before a star or before a moon", "every space that is (just before a moon) or (just before a star)"),
        ("both green and red spaces", "every green or red space"),
        ("all spaces except white lake spaces", "every space that is not (a white lake space)"),
        ("every lake space but not white moons", "every lake space that is not (a white moon space)"),
        ("every space just before or after a star", "every space that is (just before a star) or (just after a star)"),
        ("every 2nd space or every 3rd space", "every space with a multiple of 2 or with a multiple of 3"),
    ],
)
def test_brackets_commas_and_repeated_words_settle_it(text, canonical):
    rule = parse_rule(text)
    assert parse_rule(canonical).mask(house_board()) == rule.mask(house_board())
    assert parse_rule(phrase(rule)) == rule


@pytest.mark.parametrize(
    ("text", "column", "said"),
    [
        ("every yellow spaze", 14, "'spaze' is no word of the rule language; did you mean space or spaces?"),
        ("every yelow space", 7, "did you mean yellow"),
        ("every purple space", 7, "'purple' is no word of the rule language; it knows words such as yellow"),
        ("every", 6, "the rule stops too early; expected a kind of space (yellow, moon, lake, fish), "),
        ("next star, then", 16, "the rule stops too early"),
        ("every neither fish space", 20, "found 'space'; expected \"nor\""),
        ("100 right, 2 wrong", 1, "found the number 100; expected one of at most two figures"),
        ("every space ) yellow", 13, "found ')'; expected"),
        ("", 0, "found no text; expected a rule such as"),
        (" \n ", 0, "found no text"),
        ("(" * 13 + "moon", 13, "found brackets 13 deep; expected at most 12"),
        ("moon " * 100, 0, f"found 500 characters; expected a rule of at most {LONGEST}"),
        ("<script>alert(1)</script>", 1, "'<' is no word"),
        ("__import__('os').system('id')", 1, "'__import__' is no word"),
        ("the row 2, 4, 12, goal", 19, "'goal' is no word"),
        ("every space with only a fish", 18, "'only' is not used in this way"),
        ("f\u0131ve moons, then 2 suns", 1, "is no word of the rule language"),
        ("\u017fix wrong, 2 right", 1, "is no word of the rule language"),
        ("every moon\nspaze", 12, "'spaze' is no word"),
        ("every moon \x1b[31m", 12, r"'\x1b' is no word"),
    ],
)
def test_what_cannot_be_read_is_said_with_its_column(text, column, said):
    with pytest.raises(UnreadableRule) as caught:
        parse_rule(text)
    assert caught.value.column == column
    assert said in str(caught.value)
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("every 1st space", "expected a number from 2 to 26"),
        ("every 27th space", "Found every 27th space; expected a number from 2 to 26."),
        ("every space with 4 symbols", "Found 4 symbols; expected 1 to 3 symbols"),
        ("0 right, 2 wrong", "Found 0 spaces; expected 1 to 26 spaces."),
        ("2 right, 3 right", "expected right and wrong spaces in turn"),
        ("jump 0, but 4 from a lake", "Found a jump of 0"),
        ("jump 1, but over 4 from a lake", 'expected "over" in both jumps or in none'),
        ("jump over 1, but 4 from a lake", 'expected "over" in both jumps or in none'),
        ("the row 2, 4, 12, 27", "Found space 27; expected numbers from 1 to 26 (the goal is in no row)."),
        ("the row 4, 2, 12, 17", "Found 2 behind 4; expected a row that ascends."),
        (
            "1 right 2 wrong, 1 right 5 wrong, 1 right 6 wrong, ...",
            "Found 1 right, 2 wrong, 1 right, 5 wrong, 1 right, 6 wrong;",
        ),
        (
            "2 right 2 wrong, 2 right 3 wrong, ...",
            "expected blocks that repeat, or 1 right in turn with gaps that grow evenly.",
        ),
        ("1 wrong 1 right, 1 wrong 2 right, ...", "expected blocks that repeat"),
        ("2 right 2 wrong, 5 right 2 wrong, ...", "expected blocks that repeat"),
        ("every 3rd space from space 0", "Found a start from space 0; expected space 1 to 3."),
        ("every 2nd straight from the 0th", "Found a start from straight 0"),
        ("every 14th space and every 2nd space", "Found every 14th space among others; expected a number from 2 to 13."),
        ("1 or 3 (not 1) symbols", "Found 1 and not 1 symbols"),
        ("spaces 5 to 2", "Found 5 to 2; expected the smaller number first."),
        ("2 right 2 wrong, then 1 wrong fewer each time", "Expected a rule like"),
    ],
)
def test_numbers_out_of_range(text, said):
    with pytest.raises(PugsboxError) as caught:
        parse_rule(text)
    assert said in str(caught.value)


def test_conditions_alone():
    assert parse_condition("yellow") == Is("colour", "yellow")
    assert parse_condition("every space") == Everything()
    with pytest.raises(UnreadableRule, match='"2 wrong, 2 right" is a rule of steps; expected a condition'):
        parse_condition("2 wrong, 2 right")


@pytest.mark.parametrize("level", LEVELS)
def test_every_phrase_of_the_book_language_is_read_back(level):
    for rule in rules_of(level):
        assert parse_rule(phrase(rule)) == rule


def test_no_two_rules_of_the_book_language_are_phrased_alike():
    every = [phrase(rule) for level in LEVELS for rule in rules_of(level)]
    assert len(set(every)) == len(every) == 6522


@given(rules)
def test_every_phrase_of_any_rule_is_read_back(rule):
    text = phrase(rule)
    assume(len(text) <= LONGEST)
    assert parse_rule(text) == rule


WORDS = [*vocabulary(), ",", "(", ")", "3", "2nd", "...", "/", "both", "not"]


@settings(max_examples=500)
@given(st.lists(st.sampled_from(WORDS), min_size=1, max_size=9).map(" ".join))
@example("every space , but not moon")
def test_whatever_is_read_is_read_back_and_the_rest_is_a_sentence(text):
    try:
        rule = parse_rule(text)
    except PugsboxError as error:
        assert str(error).endswith((".", "?"))
        if isinstance(error, AmbiguousRule):
            assert all(phrase(parse_rule(reading)) == reading for reading in error.readings if len(reading) <= LONGEST)
        return
    assert parse_rule(phrase(rule)) == rule


@given(st.text(max_size=60))
def test_any_text_at_all(text):
    try:
        rule = parse_rule(text)
    except PugsboxError as error:
        assert "\n" not in str(error)
    else:
        assert parse_rule(phrase(rule)) == rule


def test_everything_is_a_rule_too():
    assert parse_rule("every space") == Every(Everything())
    assert phrase(Every(~Everything())) == "every space that is not (space)"
