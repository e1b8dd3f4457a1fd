"""How such an event stands in a club file."""

from datetime import datetime as at

from tests.formats.toy.commands import DESK
from tests.formats.toy.rules import ToyPlace as Place
from tests.formats.toy.rules import ToyRound
from whist_td.core.players import Player
from whist_td.storage import formats

_PLAYERS = formats.numbered(
    "toyplayerrow", lambda r: (r.number, Player(r.number, r.name)), lambda p: {"name": p.name}
)
_ROUNDS = formats.numbered(
    "toyroundrow",
    lambda row: (row.number, ToyRound(row.secret, at.fromisoformat(row.announced_at))),
    lambda begun: {"secret": begun.secret, "announced_at": begun.announced_at.isoformat()},
)
_GUESSES = formats.FactTable(
    "toyguess", Place._asdict, lambda g: {"guess": g}, lambda r: (Place(r.round, r.number), r.guess)
)
STORE = formats.StoredFormat(DESK, {"players": _PLAYERS, "rounds": _ROUNDS, "results": _GUESSES})
