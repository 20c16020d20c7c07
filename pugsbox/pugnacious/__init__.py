"""Professor Pugnacious: all act at once; buy from a ring of cards that turns, fight in secret, have the most Exp.

`kinds` is what stands on the frame of every card, `zones` where cards lie and what a turn remembers, `words`, `events`,
`refusals` and `texts` what is said; `deck` is what players do with their own cards, `ring` the Card Ring, `effects` and
`movement` what cards do, `cards` which cards there are; `playing`, `buying` and `phases` are the phases in which all act,
`fight` is who can fight what, `combat` the Combat Phase, `combatzone` the Enemies, `rewards` what a combat brings, `turn` a
turn, `setup` how a game begins; `why`, `why_phase` and `why_asked` say what is refused, `score` how good an action looks,
`saved`, `waits` and `served` whether a game comes to a state, `arranged` completes a table laid out by hand, `shown` is what a
screen adds, `game` puts it together. `clauses.toml` is the rulebook.
"""

from pugsbox.pugnacious.game import PUGNACIOUS

__all__ = ["PUGNACIOUS"]
