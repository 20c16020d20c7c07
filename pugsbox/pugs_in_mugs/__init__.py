"""Pugs in Mugs: collect one Mug of each pattern. The smallest of the card games; read this one first.

`zones` says where cards lie, `words` what is said, `mischief` and `mugs` what can be done, `cards` which cards there are,
`turn` how a turn goes, `game` how it begins and ends. `clauses.toml` is the rulebook.
"""

from pugsbox.pugs_in_mugs.game import PUGS_IN_MUGS

__all__ = ["PUGS_IN_MUGS"]
