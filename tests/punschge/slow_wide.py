"""The wide language over a few facts, in sets and loops: read from what widelanguage says of itself, and written apart from it.

`enumerated` gives the row and the size of every rule. A condition is a set of spaces with its size.
"""

from itertools import combinations, permutations, product

from tests.punschge.test_conditions import shows

ALL = frozenset(range(1, 27))


def family(attribute, value):
    """The family of a fact, and whether two of it go together by "or", and whether one of it may be negated."""
    if attribute in ("symbol", "multiple", "number"):
        return (attribute, value), False, True
    if attribute in ("shape", "colour", "area", "count"):
        return attribute, True, True
    if attribute == "symbols" and value in ("more", "fewer", "as before"):
        return "compared", True, True
    if attribute in ("same", "change"):
        return ("along", value), False, False
    if attribute in ("group", "symbols"):
        return "group", False, False
    return ("digits" if "digits" in attribute else attribute), False, False


class Fact:
    def __init__(self, fact, board):
        self.family, self.rivals, self.negated = family(*fact)
        self.fact = fact
        self.spaces = frozenset(n for n in ALL if shows(board[n], *fact, board))

    def moved(self, ahead):
        return frozenset(n for n in ALL if n + ahead in self.spaces)


def signs(fact):
    return (True, False) if fact.negated else (True,)


def signed(spaces, sign):
    return spaces if sign else ALL - spaces


def both(one, other, first, second, extra):
    """The four ways to want both of two kinds, given the signs that are allowed; `extra` is what else there is to say."""
    for p, q in product(first, second):
        yield signed(one, p) & signed(other, q), 2 + extra + (not (p and q))


def some(one, other, first, second, extra):
    """The four ways to want one of two; "not a or not b" is said "not (a and b)"."""
    for p, q in product(first, second):
        yield signed(one, p) | signed(other, q), 2 + extra + (not (p and q))


def one(facts):
    for f in facts:
        yield f.spaces, 1
        if f.negated:
            yield ALL - f.spaces, 2
        yield f.moved(1), 2
        yield f.moved(-1), 2


def two(facts):
    for f, g in combinations(facts, 2):
        if f.family != g.family:
            yield from (found for found in both(f.spaces, g.spaces, signs(f), signs(g), 0))
            if not (f.negated and g.negated):
                yield ALL - f.spaces - g.spaces, 3
            yield from some(f.spaces, g.spaces, signs(f), signs(g), 0)
        elif f.rivals:
            yield f.spaces | g.spaces, 2
            yield ALL - f.spaces - g.spaces, 3


def three(facts):
    for trio in combinations(facts, 3):
        if len({f.family for f in trio}) < 3:
            continue
        for choice in product(*map(signs, trio)):
            a, b, c = (signed(f.spaces, p) for f, p in zip(trio, choice, strict=True))
            idle = not all(choice)
            yield a & b & c, 3 + idle
            yield a | b | c, 3 + idle
            for i in range(3):
                x, (y, z) = (a, b, c)[i], [(a, b, c)[j] for j in range(3) if j != i]
                p, (q, r) = choice[i], [choice[j] for j in range(3) if j != i]
                inner = not (q and r)
                yield x & (y | z), 3 + (1 if not p and not q and not r else inner + (not p))  # neither x nor (y and z)
                yield x | (y & z), 3 + (1 if not p and not q and not r else inner + (not p))  # not (x and (y or z))
    for f, g in combinations(facts, 2):
        if f.family != g.family or not f.rivals:
            continue
        for h in facts:
            if h.family == f.family:
                continue
            y, z = f.spaces, g.spaces
            yield h.spaces & (y | z), 3
            yield h.spaces | y | z, 3
            yield h.spaces - y - z, 4
            yield h.spaces | (ALL - y - z), 4
            if h.negated:
                x = ALL - h.spaces
                yield x & (y | z), 4
                yield x | y | z, 4
                yield x - y - z, 4
                yield x | (ALL - y - z), 4


def near(facts):
    moves = (0, 1, -1, 2, -2)
    for d, e in combinations(moves, 2):
        for f, g in product(facts, facts):
            extra = abs(d) + abs(e)
            yield from both(f.moved(d), g.moved(e), signs(f), signs(g), extra)
            yield from some(f.moved(d), g.moved(e), signs(f), signs(g), extra)
    for f, d in product(facts, (1, -1, 2, -2)):
        if abs(d) == 2:
            yield f.moved(d), 3
        if f.negated:
            yield ALL - f.moved(d), 2 + abs(d)
    for (spaces, size), d in product(two(facts), (1, -1, 2, -2)):
        yield frozenset(n for n in ALL if n + d in spaces), size + abs(d)


def near_and_two(facts):
    for h, d, (f, g) in product(facts, (1, -1), combinations(facts, 2)):
        by, a, b = h.moved(d), f.spaces, g.spaces
        if f.family != g.family:
            for p, q in product(signs(f), signs(g)):
                yield by & signed(a, p) & signed(b, q), 4 + (not (p and q))
            yield from [((a & b) - by, 5)] * h.negated
            for spaces in (by & (a | b), by | a | b, a & (by | b), b & (by | a), by | (a & b), a | (by & b), b | (by & a)):
                yield spaces, 4
        elif f.rivals:
            yield by & (a | b), 4
            yield by | a | b, 4
            yield by - a - b, 5


def chain(*steps):
    row, last, i = [], 0, 0
    searches = [spaces for count, spaces in steps for _ in range(count)]
    while ahead := [n for n in searches[i % len(searches)] if n > last]:
        last = min(ahead)
        row.append(last)
        i += 1
    return frozenset(row)


def chains(facts):
    for (a, s), (b, t) in permutations(list(one(facts)), 2):
        for n, m in product((1, 2, 3), repeat=2):
            yield chain((n, a), (m, b)), s + t + (n > 1) + (m > 1)
    for h in facts:
        for f, g in combinations(facts, 2):
            if f.family != g.family:
                both_of = f.spaces & g.spaces
                yield chain((1, h.spaces), (1, both_of)), 3
                yield chain((1, both_of), (1, h.spaces)), 3
    for f, g, h in permutations(facts, 3):
        yield chain((1, f.spaces), (1, g.spaces), (1, h.spaces)), 3


def hops(facts):
    for spaces, size in (*one(facts), *two(facts)):
        for base, special in product(range(1, 5), range(1, 7)):
            if base != special:
                row, at = [], base
                while at <= 26:
                    row.append(at)
                    at += special if at in spaces else base
                yield frozenset(row), size + 2


def strides():
    for k in range(2, 10):
        for first in range(1, k + 1):
            yield frozenset(n for n in ALL if n >= first and (n - first) % k == 0), 1 + (first != k)


def straights_of(board):
    straights, run = [], []
    for n in range(1, 28):
        if n < 27 and not board[n].corner:
            run.append(n)
        elif run:
            straights.append(run)
            run = []
    for k in range(2, 5):
        for first in range(1, k + 1):
            yield frozenset(n for run in straights[first - 1 :: k] for n in run), 1 + (first != k)


def gaps_and_blocks():
    for gap, change in product(range(13), (-4, -3, -2, -1, 1, 2, 3, 4)):
        row, jump = [1], gap + 1
        while jump > 0 and row[-1] + jump <= 26:
            row.append(row[-1] + jump)
            jump += change
        yield frozenset(row), 2
    laid = [*product(range(1, 7), repeat=2), *(four for four in product((1, 2, 3), repeat=4) if four[:2] != four[2:])]
    for lengths, right in product(laid, (0, 1)):
        row = "".join("RW"[(i + right) % 2] * length for i, length in enumerate(lengths)) * 26
        yield frozenset(n for n in ALL if row[n - 1] == "R"), len(lengths)


def enumerated(facts, board):
    """Give the row, as a set, and the size of every rule of the wide language over these facts."""
    known = [Fact(fact, board) for fact in facts]
    for kinds in (one, two, three, near, near_and_two, chains, hops):
        yield from kinds(known)
    yield from (*strides(), *straights_of(board), *gaps_and_blocks())
    for f, g in combinations(known, 2):
        if f.fact[0] == g.fact[0] == "group":
            yield f.spaces & g.spaces, 2
