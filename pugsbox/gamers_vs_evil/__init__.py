"""Gamers vs. Evil: buy cards with Tokens and Power, beat the Bosses, have the most points.

`kinds` is what stands on the frame of every card, `zones` where cards lie, `words` and `texts` what is said; `deck` is how
players draw, `board` how cards leave it, `money` what is paid, `count` what it comes to in the end; `effects`, `lasting`,
`attack`, `dice`, `specials` and `turned_up` are what cards do, `cards` which cards there are; `turn` is a turn, `setup` how a
game begins; `why`, `why_buy` and `why_asked` say what is refused, `score` how good an action looks, `saved` and `waits` whether
a game comes to a state, `shown` what a screen adds, `game` puts it together. `clauses.toml` is the rulebook.
"""

from pugsbox.gamers_vs_evil.game import GAMERS_VS_EVIL

__all__ = ["GAMERS_VS_EVIL"]
