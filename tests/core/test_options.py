"""What may be chosen before a game: how options are read and written."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pugsbox.core.errors import PugsboxError
from pugsbox.core.game import Option, read_options

CAKES = ("plum", "lemon", "honey")
OPTIONS = {
    "cakes": Option(("none", "all", *CAKES), "Cakes on the table.", (), several=True),
    "tea": Option(("green", "black"), "The tea.", ()),
}


def read(**given):
    """The options as read, by name."""
    return read_options(OPTIONS, given)


def test_what_is_not_said_is_the_default():
    assert read() == {"cakes": "none", "tea": "green"}
    assert read(tea="black") == {"cakes": "none", "tea": "black"}


@pytest.mark.parametrize(
    ("written", "read_as"),
    [
        ("none", "none"),
        ("all", "all"),
        ("plum", "plum"),
        ("lemon+plum", "plum+lemon"),
        ("honey+honey", "honey"),
        ("honey+lemon+plum", "all"),
        ("Plum+Honey", "plum+honey"),
    ],
)
def test_of_several_values_any_number_is_chosen_and_written_in_one_order(written, read_as):
    assert read(cakes=written)["cakes"] == read_as


@given(st.lists(st.sampled_from(CAKES), min_size=1))
def test_any_choice_is_read_as_it_was_written(cakes):
    found = read(cakes="+".join(cakes))["cakes"]
    assert found == ("all" if set(cakes) == set(CAKES) else "+".join(cake for cake in CAKES if cake in cakes))
    assert read(cakes=found)["cakes"] == found


@pytest.mark.parametrize(
    "written", ["", "+", "plum+", "salt", "plum+salt", "none+plum", "all+plum", "plum lemon", "plum,lemon"]
)
def test_what_is_none_of_several_values_is_refused_and_told_how_to_write_them(written):
    with pytest.raises(
        PugsboxError, match=r"Option cakes cannot be .*; expected some, such as a\+b, of none, all, plum, lemon"
    ):
        read(cakes=written)


@pytest.mark.parametrize("written", ["", "green+black", "white", True])
def test_another_option_takes_one_value(written):
    with pytest.raises(PugsboxError, match=r"Option tea cannot be .*; expected one of green, black\."):
        read(tea=written)


def test_an_option_that_there_is_not_is_refused():
    with pytest.raises(PugsboxError, match=r"There is no option 'milk'; expected one of cakes, tea\."):
        read(milk="some")
