"""The phrase bank, and the hints that are made of it."""

import re
from collections import Counter
from itertools import chain, islice
from random import Random

import pytest

from pugsbox import PugsboxError
from pugsbox.core.content import content_folder
from pugsbox.core.errors import BadFile
from pugsbox.punschge.board import house_board
from pugsbox.punschge.clues import read_clue
from pugsbox.punschge.grammar import parse_rule
from pugsbox.punschge.hintbank import FORMS, house_bank, load_bank, slots_in
from pugsbox.punschge.hinting import LONGEST, casts_of, freshest, hints_for
from pugsbox.punschge.hints import facts_in
from pugsbox.punschge.lint import about_hint
from pugsbox.punschge.rules import Stride
from pugsbox.punschge.rulespace import L28, LEVELS, rules_of
from pugsbox.punschge.tasks import Task
from pugsbox.punschge.words import LOOK

BOARD = house_board()
BANK = house_bank()
FILE = content_folder("puzzles") / "hints.toml"
OF_FACTS = [(fact, slot, said) for fact, phrases in BANK.facts.items() for slot in phrases for said in phrases[slot]]
RULES = {level: rules_of(level) for level in LEVELS}


def codes(hint, level, rule):
    return [finding.code for finding in about_hint(Task(level, "", hint, rule), BOARD)]


def on_the_board(level):
    return [rule for rule in RULES[level] if 4 <= len(rule.row(BOARD)) <= 15]


# ---------------------------------------------------------------- the bank


def test_there_are_words_for_every_fact_of_the_book_and_no_other():
    assert set(BANK.facts) == {part.fact for part in L28}
    assert {cast.form for rule in chain(*RULES.values()) for cast in casts_of(rule)} <= {*FORMS}


def test_every_fact_has_at_least_six_phrases_of_each_sort_and_every_form_enough_sentences():
    for phrases in BANK.facts.values():
        assert all(len(phrases[slot]) >= 6 for slot in ("noun", "where", "fond", "shy"))
    for form, says in BANK.frames.items():
        assert len(says) >= (3 if form == "chain" or form.endswith("alike") else 9)
    said = [*(said for _, slot, said in OF_FACTS if slot in ("noun", "where", "fond", "shy")), *chain(*BANK.frames.values())]
    assert [text for text, times in Counter(said).items() if times > 1] == []


def test_phrases_point_at_their_attribute_and_name_no_fact():
    for (attribute, _), slot, said in OF_FACTS:
        clue = read_clue(said)
        assert clue.facts == clue.numbers == frozenset(), said
        if slot in ("noun", "where", "kind", "look", "two"):
            assert LOOK[attribute] in clue.about, said


def test_phrases_fit_into_every_sentence():
    for _, slot, said in OF_FACTS:
        if slot in ("fond", "shy"):
            assert re.fullmatch(r"[A-Z][^.?!]*[.?!]", said), said
        elif slot in ("noun", "where"):
            assert not re.search(r"[,;:.?!]|\b(?:and|or)\b", said), said
        if slot in ("noun", "kind"):
            assert re.match(r"(?:an?|the|one|something|somebody) ", said), said


def test_each_slot_of_a_form_can_be_filled():
    for form, says in BANK.frames.items():
        assert all({*slots_in(sentence)} <= {*FORMS[form]} for sentence in says)
    used = {of for rule in chain(*RULES.values()) for cast in casts_of(rule) for of in cast.nods.values()}
    assert used <= set(BANK.nods)
    assert len(BANK.nods) == len(BANK.nod)


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        (
            'value = "green"',
            'value = "pink"',
            "fact[0]: found 'colour' and 'pink'; expected an attribute and a value of a rule.",
        ),
        ('value = "green"', 'value = "yellow"', "fact[1]: found 'colour' and 'yellow' a second time"),
        (
            "I stop one short of {noun a}.",
            "I stop one short of {noun c}.",
            "frame[2].says[0]: found the slot 'noun c'; expected noun a",
        ),
        ("I stop one short of {noun a}.", "I stop one short of {noun a.", "frame[2].says[0]: found the slot '?'"),
        ('form = "straights"', 'form = "curves"', "found the form 'curves'; expected single, not"),
        ('form = "straights"', 'form = "stride"', "found the form 'stride' 2 times; expected each form once."),
        ("look = [", "glance = [", "attribute[0].look: is missing."),
        ("noun = [", "noun = 3\nmore = [", "fact[0].noun: found 3; expected a list."),
        ('[[attribute]]\nattribute = "colour"', '[[attribute]]\nattribute = "smell"', "and no [[attribute]] 'colour'"),
        ("[[nod]]", "[[nods]]", "nod: is missing."),
    ],
)
def test_a_bank_that_is_none_is_refused_in_a_sentence(tmp_path, old, new, problem):
    path = tmp_path / "hints.toml"
    text = FILE.read_text(encoding="utf-8")
    path.write_text(text.replace(old, new, -1 if "nod" in old else 1), encoding="utf-8")
    with pytest.raises(BadFile) as refused:
        load_bank(path)
    assert problem in str(refused.value)


# ---------------------------------------------------------------- hints


@pytest.mark.parametrize("level", LEVELS)
def test_every_rule_has_many_different_hints(level):
    for i, rule in enumerate(RULES[level]):
        enough = 30 if len({*facts_in(rule)}) == 2 else 12
        assert len({*islice(hints_for(rule, Random(i)), enough)}) == enough, rule


def test_hints_are_a_sentence_or_two_that_name_no_fact_and_fit_on_a_card():
    chance = Random(4)
    for rule in chance.sample([*chain(*RULES.values())], 400):
        for hint in islice(hints_for(rule, chance), 6):
            assert len(hint) <= LONGEST
            assert re.fullmatch(r"[A-Z][^{}0-9]*[.?!]", hint), hint
            assert 1 <= len(re.findall(r"[.?!](?: [A-Z]|$)", hint)) <= 2, hint
            assert not re.search(r"[.?!] [a-z]|  ", hint), hint
            assert read_clue(hint).facts == frozenset(), hint


def test_the_first_ten_hints_are_nearly_always_fair():
    chance = Random(3)
    rules = chance.sample([(level, rule) for level in LEVELS for rule in on_the_board(level)], 300)
    said = [{*chain(*(codes(hint, level, rule) for hint in islice(hints_for(rule, chance), 10)))} for level, rule in rules]
    assert not any("tells" in found for found in said)
    assert sum("idle" in found for found in said) <= 15


@pytest.mark.parametrize("level", ["junior", "easy"])
def test_every_junior_and_easy_row_has_a_fair_hint(level):
    for i, rule in enumerate(on_the_board(level)):
        found = (codes(hint, level, rule) for hint in islice(hints_for(rule, Random(i)), 200))
        assert any(not {"tells", "idle"} & {*said} for said in found), rule


def test_a_single_fact_has_a_whole_store_of_hints_and_none_twice():
    every = [*hints_for(parse_rule("every lake space"), Random(1))]
    assert len(every) == len({*every}) > 200
    assert {*every} == {*hints_for(parse_rule("every lake space"), Random(2))}


def test_the_order_hangs_on_the_seed_alone():
    rule = parse_rule("every yellow space with a fish")
    one, same, other = ([*islice(hints_for(rule, Random(seed)), 20)] for seed in (1, 1, 2))
    assert one == same != other


@pytest.mark.parametrize(
    ("text", "form", "nods"),
    [
        ("every 3rd space", "stride", {"nod": "stride 3"}),
        ("every 3rd space from space 1", "stride early", {"nod": "stride 3"}),
        ("2 wrong, 1 right", "pattern", {"balance": "balance rest", "opening": "opening rest"}),
        ("4 right, 1 wrong", "pattern", {"balance": "balance noise", "opening": "opening noise"}),
        ("2 right, 2 wrong", "pattern", {"balance": "balance equal", "opening": "opening noise"}),
        ("1 right 1 wrong, 1 right 3 wrong, ...", "widening", {"pace": "pace bold", "begin": "begin short"}),
        ("1 right 6 wrong, 1 right 5 wrong, ...", "shrinking", {"pace": "pace gentle", "begin": "begin long"}),
        ("every 3rd straight", "straights", {"nod": "straights 3", "start": "start late"}),
        ("every 3rd straight from the 2nd", "straights", {"nod": "straights 3", "start": "start between"}),
        ("every 2nd straight from the 1st", "straights", {"nod": "straights 2", "start": "start at once"}),
        ("jump 1, but 4 from a meadow", "hop longer", {"gait": "gait 1"}),
        ("jump 3, but 2 from a meadow", "hop shorter", {"gait": "gait 3"}),
        ("2 stars, then 2 moons", "chain equal", {}),
        ("3 stars, then 2 moons", "chain more first", {}),
        ("1 star, then 2 moons", "chain more second", {}),
        ("next star, then next moon", "chain one each", {}),
        ("every moon space just after a corner", "after and", {}),
        ("every space with neither fish nor cloud", "neither", {}),
    ],
)
def test_the_form_of_a_rule(text, form, nods):
    cast = [*casts_of(parse_rule(text))][-1]
    assert (cast.form, cast.nods) == (form, nods)


def test_before_and_after_know_which_fact_is_where():
    before, after = (next(casts_of(parse_rule(f"every moon space just {where} a corner"))) for where in ("before", "after"))
    assert [part.value for part in before.facts] == [part.value for part in after.facts] == ["corner", "moon"]


@pytest.mark.parametrize(
    "text",
    [
        "every space with a prime number",
        "every yellow space with a prime number",
        "every space that is red or (a yellow space with a fish)",
        "every space without a thing",
        "next star, then next moon, then next sun",
        "the row 2, 4, 12, 17",
    ],
)
def test_a_rule_without_words_is_refused_in_a_sentence(text):
    with pytest.raises(PugsboxError, match=r"^There are no words to hint at “.+”; write a hint by hand\.$"):
        hints_for(parse_rule(text), Random(1))


def test_a_stride_that_no_nod_is_known_for_has_hints_all_the_same():
    assert len([*hints_for(Stride(9), Random(1))]) >= 2


def test_a_phrase_that_ends_as_the_sentence_goes_on_makes_no_stutter():
    for text in ("next white space, then next star", "every cloud space just before a bull"):
        assert not any(re.search(r"\b(\w+) \1\b", hint, re.IGNORECASE) for hint in hints_for(parse_rule(text), Random(1)))


def test_the_freshest_hint_is_the_one_least_like_the_others():
    used, chance = Counter(), Random(1)
    rules = [rule for rule in RULES["easy"] if len({*facts_in(rule)}) == 2][:100]
    chosen = [freshest(islice(hints_for(rule, chance), 30), used) for rule in rules]
    plain = [next(hints_for(rule, chance)) for rule in rules]
    worn = [
        Counter(chain(*(zip(h.split(), h.split()[1:], h.split()[2:], strict=False) for h in some))) for some in (chosen, plain)
    ]
    assert max(worn[0].values()) < max(worn[1].values())
