"""Most gourmet tasks: every row worked out anew from its wording, with no help from the rule language."""

import re
from dataclasses import replace
from itertools import accumulate, combinations, combinations_with_replacement, product

import pytest

from pugsbox.punschge.board import NUMBERS, house_board
from pugsbox.punschge.lint import clean, duplicates, lint
from pugsbox.punschge.rules import Explicit
from pugsbox.punschge.tasks import house_tasks
from tests.punschge.test_tasks import WORKED_OUT as ELSEWHERE

BOARD = house_board()


def named(tasks):
    return pytest.mark.parametrize("task", tasks, ids=lambda task: task.wording)


# ---------------------------------------------------------------- what is printed on a space, and what was up to there


def colour(n):
    return BOARD[n].colour


def shape(n):
    return BOARD[n].shape


def area(n):
    return BOARD[n].area


def symbols(n):
    return {*BOARD[n].symbols}


def count(n):
    return len(symbols(n))


def corner(n):
    return BOARD[n].corner


def words(n):
    return [colour(n), shape(n), area(n), *BOARD[n].symbols]


def inner(n):
    """Whether a space has a neighbour on both sides."""
    return 1 < n < 26


def so_far(holds, n):
    """How many spaces up to n, itself included, something is true of."""
    return sum(map(holds, range(1, n + 1)))


def last(holds, n):
    """The last space before n of which something is true; 0 if there is none."""
    return next((m for m in range(n - 1, 0, -1) if holds(m)), 0)


def ahead(holds, n):
    """The next space after n of which something is true; 0 if there is none."""
    return next((m for m in range(n + 1, 27) if holds(m)), 0)


def is_owl(n):
    return "owl" in symbols(n)


def is_weather(n):
    return shape(n) in {"cloud", "sun"}


# ---------------------------------------------------------------- numbers and letters

SPELLED = """
    one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen
    twenty twenty-one twenty-two twenty-three twenty-four twenty-five twenty-six
"""
CODES = ".- -... -.-. -.. . ..-. --. .... .. .--- -.- .-.. -- -. --- .--. --.- .-. ... - ..- ...- .-- -..- -.-- --.."
TABLE = "H He Li Be B C N O F Ne Na Mg Al Si P S Cl Ar K Ca Sc Ti V Cr Mn Fe"
NAMES, MORSE, ELEMENTS = (["", *text.split()] for text in (SPELLED, CODES, TABLE))
LETTERS = " ABCDEFGHIJKLMNOPQRSTUVWXYZ"
BARS = dict(zip("0123456789", (6, 2, 5, 5, 4, 5, 6, 3, 7, 6), strict=True))  # 0 to 9 on a pocket calculator
KEYS = "CdDeEFgGaAbB"  # of a piano, the black ones small
HAND = ("thumb", "index", "middle", "ring", "little", "ring", "middle", "index")
DAYS = (0, 31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31)


def divisors(n):
    return [d for d in range(1, n + 1) if n % d == 0]


def digits(n):
    return [int(digit) for digit in str(n)]


def roman(n):
    for value, figures in ((10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I")):
        if n >= value:
            return figures + roman(n - value)
    return ""


def angle(hour):
    """Between the hands of a clock, in degrees, at a full hour."""
    return min(hour % 12, -hour % 12) * 30


def coins(n):
    """How many coins it takes to pay n pence."""
    paid = (few for few in range(1, 27) if any(sum(c) == n for c in combinations_with_replacement((1, 2, 5, 10, 20), few)))
    return next(paid)


def sieved():
    """What is left of 1 to 26 after every second, every third ... of what is left was struck out."""
    left, nth = [*NUMBERS], 2
    while nth <= len(left):
        del left[nth - 1 :: nth]
        nth += 1
    return left


def seen_from_the_middle(n):
    """How many rows and columns away from the middle a field of a board of 5 by 5 lies."""
    return {abs((n - 1) // 5 - 2), abs((n - 1) % 5 - 2)}


# ---------------------------------------------------------------- walks


def every(holds):
    return lambda: filter(holds, NUMBERS)


def letters(text):
    """The spaces of the letters of a text, A being 1."""
    return every(lambda n: LETTERS[n] in text)


def walk(n, step):
    """The spaces from n on, each found from the last one by `step`, as long as there is one."""
    while n in NUMBERS:
        yield n
        n = step(n)


def strides(lengths):
    """Where one lands with some strides from the start."""
    return lambda: (n for n in accumulate(lengths) if n in NUMBERS)


def chain(*wanted):
    """What comes next of each kind in turn, over and over."""
    n = 0
    for turn in range(26):
        n = ahead(wanted[turn % len(wanted)], n)
        if not n:
            return
        yield n


def next_like(n, fact):
    return ahead(lambda m: fact(m) == fact(n), n)


def by_turns(n, *facts):
    """From space n on, the next one that is like the last in one fact, then in another, over and over."""
    for turn in range(26):
        yield n
        n = next_like(n, facts[turn % len(facts)])
        if not n:
            return


def over_an_owl(n):
    """The space behind the next owl space after n; 0 if there is none."""
    owl = ahead(is_owl, n)
    return owl and owl + 1


def up_down():
    return chain(lambda n: n > 1 and count(n) > count(n - 1), lambda n: n > 1 and count(n) < count(n - 1))


def three_shapes():
    seen = set()
    for n in NUMBERS:
        seen.add(shape(n))
        if len(seen) == 3:
            yield n
            seen.clear()


def tram():
    n, stride = 0, 1
    while n + stride in NUMBERS:
        n += stride
        stride = 1 if corner(n) else stride + 1
        yield n


def missed_longest(n):
    """Whether all four shapes came before n, and that of n longer ago than the others."""
    came = {kind: last(lambda m, kind=kind: shape(m) == kind, n) for kind in ("sun", "moon", "star", "cloud")}
    return all(came.values()) and came[shape(n)] == min(came.values())


def fullest(n):
    """Whether n shows more symbols than all the others on its straight."""
    stretch = next((straight for straight in BOARD.straights if n in straight), ())
    return n in stretch and all(count(m) < count(n) for m in stretch if m != n)


WORKED_OUT = {
    # numbers
    "2 and 3, and then always the sum of the last two right numbers": lambda: [2, 3, 2 + 3, 3 + 5, 5 + 8, 8 + 13],
    "the number of diagonals of a polygon with 4, 5, 6, 7 and 8 corners": lambda: (n * (n - 3) // 2 for n in range(4, 9)),
    "the most pieces that 1, 2, 3, 4, 5 and 6 straight cuts can make of a pancake": lambda: (
        1 + sum(range(cuts + 1)) for cuts in range(1, 7)
    ),
    "every number that exactly two of the weights 1, 2, 4, 8 and 16 make up together": every(
        lambda n: n in map(sum, combinations((1, 2, 4, 8, 16), 2))
    ),
    "every number with exactly four divisors, as 6 has 1, 2, 3 and 6": every(lambda n: len(divisors(n)) == 4),
    "every number with a prime number just before it and a prime number just after it": every(
        lambda n: len(divisors(n - 1)) == len(divisors(n + 1)) == 2
    ),
    "every number whose smaller divisors add up to at least the number itself, as 1, 2 and 3 make 6": every(
        lambda n: sum(divisors(n)) >= 2 * n
    ),
    "what is left of 1 to 26 after striking out every 2nd number, every 3rd of the rest, every 4th of that, and so on": sieved,
    "every number whose Roman numeral takes exactly five matches to lay, one for I and two each for V and X": every(
        lambda n: sum(1 if figure == "I" else 2 for figure in roman(n)) == 5
    ),
    "every number that cannot be got by multiplying the throws of two dice": every(
        lambda n: all(one * other != n for one, other in product(range(1, 7), repeat=2))
    ),
    "every number of pence that can be made up exactly of nothing but stamps of 5 and stamps of 7 pence": every(
        lambda n: any(5 * fives + 7 * sevens == n for fives, sevens in product(range(6), range(4)))
    ),
    "every number of pence that takes three coins of 1, 2, 5, 10 or 20 pence and cannot be paid with fewer": every(
        lambda n: coins(n) == 3
    ),
    "every number that is a multiple of 3 or is written with a 3": every(lambda n: n % 3 == 0 or 3 in digits(n)),
    "every number written only with 1, 4 and 7, the digits that are drawn without a curve": every(
        lambda n: {*digits(n)} <= {1, 4, 7}
    ),
    "every number that lights exactly seven bars on a pocket calculator, 6 and 9 taking six bars each": every(
        lambda n: sum(BARS[digit] for digit in str(n)) == 7
    ),
    "steps from the start as long as the digits of pi: 3, 1, 4, 1, 5, 9, 2 and so on": strides([3, 1, 4, 1, 5, 9, 2, 6]),
    "steps from the start, one for each word and as long as it has letters: I always take my pug home for tea": strides(
        [*map(len, ["I", "always", "take", "my", "pug", "home", "for", "tea"])]
    ),
    "space 1, then always as many steps on as the English name of the last right number has letters": lambda: walk(
        1, lambda n: n + len(NAMES[n].replace("-", ""))
    ),
    "space 3, then always as many steps on as the last right number has divisors": lambda: walk(
        3, lambda n: n + len(divisors(n))
    ),
    "every number on the ring finger, counting one hand from thumb to little finger, back to the thumb and so on": every(
        lambda n: HAND[(n - 1) % 8] == "ring"
    ),
    "every full hour from 1 to 24 at which the hands of a clock stand wider than a right angle but not in line": every(
        lambda n: n <= 24 and 90 < angle(n) < 180
    ),
    "the black keys of a piano, if all its keys are numbered upwards from a C": every(lambda n: KEYS[(n - 1) % 12].islower()),
    "the number of every month that has exactly 30 days, January being 1": every(lambda n: n <= 12 and DAYS[n] == 30),
    "every number whose chemical element has a symbol of one letter: H, B, C, N, O, F, P, S, K and V": every(
        lambda n: len(ELEMENTS[n]) == 1
    ),
    "the dark squares of a chessboard, numbered row by row from left to right, the first one dark": every(
        lambda n: ((n - 1) // 8 + (n - 1) % 8) % 2 == 0
    ),
    "the squares a knight can reach from the middle of a 5 by 5 board in one move, numbered row by row from 1 to 25": every(
        lambda n: n <= 25 and seen_from_the_middle(n) == {1, 2}
    ),
    # their names
    "every number whose English name has at least one letter of PUG in it": every(lambda n: {*"pug"} & {*NAMES[n]}),
    "every number whose English name has the same letter twice running, as three has": every(
        lambda n: re.search(r"(.)\1", NAMES[n])
    ),
    "every number whose English name begins with the same letter as that of the number before, as three after two": every(
        lambda n: NAMES[n][0] == NAMES[n - 1][:1]
    ),
    "every number whose English name stands earlier in the dictionary than that of the number before": every(
        lambda n: NAMES[n] < NAMES[n - 1]
    ),
    "every number whose English name has the whole name of a smaller number in it, as fourteen has four": every(
        lambda n: any(NAMES[m] in NAMES[n] for m in range(1, n))
    ),
    # letters
    "the vowels A, E, I, O and U, each as its place in the alphabet, A being 1": letters("AEIOU"),
    "every number whose capital letter, A being 1, looks the same in a mirror: A, H, I, M, O, T, U, V, W, X and Y": letters(
        "AHIMOTUVWXY"
    ),
    "every number whose letter, A being 1, takes exactly three signs in Morse code": every(lambda n: len(MORSE[n]) == 3),
    "every number whose letter, A being 1, is in the top row of letters of an English keyboard, Q to P": letters("QWERTYUIOP"),
    "the letters of MOPS, which is German for pug, each as its place in the alphabet, A being 1": letters("MOPS"),
    "the letters of FORTY, the only English number in alphabetical order, each as its place in the alphabet": letters("FORTY"),
    "the letters K, Q, R, B and N, by which chess players note their pieces, each as its place in the alphabet": letters(
        "KQRBN"
    ),
    "the initials of the eight planets, Mercury to Neptune, each as its place in the alphabet, A being 1": letters("MVEMJSUN"),
    "every number whose letter, A being 1, is a Roman numeral: I, V, X, L, C, D and M": letters("IVXLCDM"),
    "every number whose letter, A being 1, rhymes with tea when read out: B, C, D, E, G, P, T and V": letters("BCDEGPTV"),
    "every number whose small letter, A being 1, has a tail below the line: g, j, p, q and y": letters("GJPQY"),
    "every number whose letter, A being 1, is in PUNSCHGE, my name without its dots": letters("PUNSCHGE"),
    # what is printed, as words
    "space 1, then always as many steps on as the colour of the last right space has letters": lambda: walk(
        1, lambda n: n + len(colour(n))
    ),
    "every space whose colour and shape, written as words, have no letter in common": every(
        lambda n: not {*colour(n)} & {*shape(n)}
    ),
    "every space whose number, as a letter with A being 1, is found in the word for its colour, shape or area": every(
        lambda n: LETTERS[n].lower() in colour(n) + shape(n) + area(n)
    ),
    "every space none of whose words, for colour, shape, area and symbols, has a double letter, as bull has": every(
        lambda n: not any(re.search(r"(.)\1", word) for word in words(n))
    ),
    "every space where two of the words for colour, shape, area and symbols begin alike, as white and wagon do": every(
        lambda n: len({word[0] for word in words(n)}) < len(words(n))
    ),
    "every space where the number's English name begins like its colour, shape, area or a symbol, as five and fish": every(
        lambda n: NAMES[n][0] in {word[0] for word in words(n)}
    ),
    "every space whose digits add up to the number of letters of its colour": every(lambda n: sum(digits(n)) == len(colour(n))),
    # number and number of symbols
    "every space with as many symbols as its number has letters in Roman numerals": every(lambda n: count(n) == len(roman(n))),
    "every space whose number can be divided without remainder by the number of its symbols": every(
        lambda n: n % count(n) == 0
    ),
    "every space whose number and number of symbols are both odd or both even": every(lambda n: n % 2 == count(n) % 2),
    # neighbours
    "every space with a neighbour on each side, both of which show another number of symbols than it does": every(
        lambda n: inner(n) and count(n) not in (count(n - 1), count(n + 1))
    ),
    "every space whose two neighbours, before and after it, show five symbols together": every(
        lambda n: inner(n) and count(n - 1) + count(n + 1) == 5
    ),
    "every space whose two neighbours, before and after it, have the same colour": every(
        lambda n: inner(n) and colour(n - 1) == colour(n + 1)
    ),
    "every space where at least two of three, itself and its neighbours before and after, are moons": every(
        lambda n: [shape(m) for m in NUMBERS if abs(m - n) <= 1].count("moon") >= 2
    ),
    "of each pair, 1 and 2, 3 and 4, up to 25 and 26, the space with more symbols, or neither if they are equal": every(
        lambda n: count(n) > count(n + 1 if n % 2 else n - 1)
    ),
    "next space with more symbols than the space before, then next space with fewer symbols than the space before": up_down,
    "every space exactly halfway between one owl space and the next owl space": every(
        lambda n: not is_owl(n) and last(is_owl, n) and last(is_owl, n) + ahead(is_owl, n) == 2 * n
    ),
    # near and far on the path
    "every space that shows exactly the same symbols as some other space": every(
        lambda n: [symbols(m) for m in NUMBERS].count(symbols(n)) > 1
    ),
    "every space that shows three symbols together with its partner, the two numbers adding up to 27": every(
        lambda n: count(n) + count(27 - n) == 3
    ),
    "every space with the same shape as the space 13 numbers away, before or after it": every(
        lambda n: shape(n) == shape(n - 13 if n > 13 else n + 13)
    ),
    "every space from which as many steps on as it shows symbols lead to a corner": every(
        lambda n: n + count(n) in NUMBERS and corner(n + count(n))
    ),
    "every space of the same colour as the last corner before it": every(
        lambda n: last(corner, n) and colour(last(corner, n)) == colour(n)
    ),
    "every space with which a stay of at least two spaces in the same area begins": every(
        lambda n: n < 26 and area(n + 1) == area(n) and (n == 1 or area(n - 1) != area(n))
    ),
    "of every straight the space with the most symbols, unless two or more there have the most": every(fullest),
    # memory
    "every space with a symbol that the path, from space 1 on, shows there for the third time": every(
        lambda n: any(so_far(lambda m, symbol=symbol: symbol in symbols(m), n) == 3 for symbol in symbols(n))
    ),
    "every space whose colour has come an odd number of times so far, itself included": every(
        lambda n: so_far(lambda m: colour(m) == colour(n), n) % 2 == 1
    ),
    "every space up to which, itself included, equally many green and red spaces have come": every(
        lambda n: so_far(lambda m: colour(m) == "green", n) == so_far(lambda m: colour(m) == "red", n)
    ),
    "every space whose shape has been away longer than the other three, all four having come before it": every(missed_longest),
    "the space with which three different shapes have come, counting from the start and anew after each right space": (
        three_shapes
    ),
    "every space where the lamp is on, if it is off at the start and switched whenever a fish space is entered": every(
        lambda n: so_far(lambda m: "fish" in symbols(m), n) % 2 == 1
    ),
    "every space where the umbrella is up, if it is down at the start, goes up on a cloud and comes down on a sun": every(
        lambda n: (came := last(is_weather, n + 1)) and shape(came) == "cloud"
    ),
    # walks
    "space 2, then by turns the next space with the shape and the next with the colour of the last right one": lambda: by_turns(
        2, shape, colour
    ),
    "leapfrog from the start on: always over the next owl space and onto the space just behind it": lambda: walk(
        over_an_owl(0), over_an_owl
    ),
    "steps from the start that grow by one each time, 1, 2, 3 and so on, but begin again with 1 from a corner stepped on": tram,
    "the next bench, bull, dragon, fish, ibex, owl, wagon and so on, the symbols in the order of the alphabet": lambda: chain(
        *(
            lambda n, symbol=symbol: symbol in symbols(n)
            for symbol in ("bench", "bull", "dragon", "fish", "ibex", "owl", "wagon")
        )
    ),
    "the next green, yellow, red, yellow space and so on, as traffic lights change": lambda: chain(
        *(lambda n, light=light: colour(n) == light for light in ("green", "yellow", "red", "yellow"))
    ),
}


TASKS = [task for task in house_tasks() if task.wording in WORKED_OUT]

# ---------------------------------------------------------------- tests


@named(TASKS)
def test_a_row_is_what_its_wording_says(task):
    assert tuple(WORKED_OUT[task.wording]()) == task.rule.row(BOARD)


def test_every_row_is_worked_out():
    assert {task.wording for task in TASKS} == set(WORKED_OUT)
    assert {task.wording for task in house_tasks() if task.level == "gourmet"} == {*WORKED_OUT, *ELSEWHERE}


@named([task for task in TASKS if isinstance(task.rule, Explicit)])
def test_a_row_that_depends_on_the_board_says_so(task, monkeypatch):
    """A row that is bound to no board must still be right where all that is printed has moved on by a few spaces."""
    moved = tuple(replace(BOARD[(n + 4) % 26 + 1], number=n) for n in NUMBERS)
    monkeypatch.setattr(f"{__name__}.BOARD", replace(BOARD, spaces=moved))
    same = tuple(WORKED_OUT[task.wording]()) == task.rule.spaces
    assert task.board == ("" if same else "house")


@named(TASKS)
def test_a_task_is_clean(task):
    assert task.level == "gourmet"
    assert task.fits(BOARD)
    assert task.rule.row(BOARD)[:2] != (1, 2)
    assert clean(lint(task, BOARD))


def test_no_task_is_there_already():
    every_task = house_tasks()
    assert duplicates({task.wording: task for task in every_task}, BOARD) == {}
    assert len({task.hint for task in every_task}) == len({task.key for task in every_task}) == len(every_task)
