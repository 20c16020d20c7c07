"""Hypothesis strategies: any board, any condition, any rule."""

from hypothesis import strategies as st

from pugsbox.punschge.board import NUMBERS, Board, Space
from pugsbox.punschge.conditions import After, Before, Everything, Is
from pugsbox.punschge.rules import Block, Chain, Every, Explicit, Hop, Pattern, Step, Straights, Stride, Widening
from pugsbox.punschge.words import AREAS, COLOURS, FACTS, HALVES, SHAPES, SYMBOLS

facts = st.sampled_from(FACTS).map(lambda fact: Is(*fact))

conditions = st.recursive(
    facts | st.just(Everything()),
    lambda inner: st.one_of(
        st.tuples(inner, inner).map(lambda pair: pair[0] & pair[1]),
        st.tuples(inner, inner).map(lambda pair: pair[0] | pair[1]),
        inner.map(lambda c: ~c),
        inner.map(Before),
        inner.map(After),
    ),
    max_leaves=5,
)

lengths = st.integers(1, 26)
blocks = st.lists(st.builds(Block, lengths, st.booleans()), min_size=2, max_size=5).filter(
    lambda laid: len({b.right for b in laid}) == 2
)
strides = st.integers(2, 26).flatmap(lambda k: st.tuples(st.just(k), st.integers(1, k)))

rules = st.one_of(
    conditions.map(Every),
    strides.map(lambda pair: Stride(*pair)),
    strides.map(lambda pair: Straights(*pair)),
    blocks.map(lambda laid: Pattern(tuple(laid))),
    st.builds(Widening, st.integers(0, 24), st.integers(-24, 24).filter(bool)),
    st.lists(st.builds(Step, lengths, conditions), min_size=2, max_size=3).map(lambda steps: Chain(tuple(steps))),
    st.builds(Hop, lengths, conditions, lengths),
    st.sets(st.sampled_from(NUMBERS), min_size=1).map(lambda row: Explicit(tuple(sorted(row)))),
)

boards = st.tuples(
    *(
        st.builds(
            Space,
            number=st.just(n),
            colour=st.sampled_from(COLOURS),
            shape=st.sampled_from(SHAPES),
            area=st.sampled_from(AREAS),
            symbols=st.sets(st.sampled_from(SYMBOLS), min_size=1, max_size=3).map(lambda s: tuple(sorted(s))),
            corner=st.booleans(),
            half=st.sampled_from(HALVES),
            at=st.just((float(n), 0.0)),
        )
        for n in NUMBERS
    )
).map(lambda spaces: Board("random", spaces))
