"""Which tests stay together when several workers of pytest-xdist share them."""

import re

from xdist.scheduler import LoadFileScheduling

from pugsbox.games import GAMES

LAWS = "tests/conformance/"
GAME = re.compile(rf"\[({'|'.join(GAMES)})\b")


def together(nodeid):
    """Return what a test belongs to: its file, or the game whose laws it checks, since random games are played once for all."""
    path = nodeid.partition("::")[0]
    game = GAME.search(nodeid) if path.startswith(LAWS) else None
    return f"{LAWS}{game[1]}" if game else path


class Spread(LoadFileScheduling):
    """Whole files in the order in which they were found, whatever `--dist` says: what takes long comes first, under `tests`."""

    def __init__(self, config, log):
        config.option.loadscopereorder = False  # by the number of tests, a browser's few long ones would come last
        super().__init__(config, log)

    def _split_scope(self, nodeid):
        return together(nodeid)
