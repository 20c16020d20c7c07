"""Pet Evil: build Missiles, fire them, be the last one standing.

`zones` says where cards lie, `words` what is said, `missile` what a Missile is, `harm` who is hurt and who is out, `deck` how
cards are drawn, `pets` what Evil Pets do, `cards` which cards there are; `supply`, `attack`, `impact` and `turn` are a turn,
`why` says what is refused, `score` how good an action looks, `saved` whether a game comes to a state, `game` how it begins and
ends. `clauses.toml` is the rulebook.
"""

from pugsbox.pet_evil.game import PET_EVIL

__all__ = ["PET_EVIL"]
