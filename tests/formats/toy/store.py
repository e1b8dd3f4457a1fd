"""The tables of such an event, apart from those that migrations make."""

from datetime import datetime as at

from sqlalchemy.orm import registry
from sqlmodel import Field

from tests.formats.toy.commands import DESK
from tests.formats.toy.rules import ToyPlace as Place
from tests.formats.toy.rules import ToyRound
from whist_td.core.players import Player
from whist_td.storage import formats
from whist_td.storage.tables import Numbered


class ToyRow(Numbered, registry=registry()): ...


class ToyPlayerRow(ToyRow, table=True):
    name: str


class ToyRoundRow(ToyRow, table=True):
    secret: int
    announced_at: str


class ToyGuess(ToyRow, table=True):
    round: int = Field(primary_key=True)
    guess: int


_PLAYERS = formats.numbered(
    ToyPlayerRow, lambda r: (r.number, Player(r.number, r.name)), lambda p: {"name": p.name}
)
_ROUNDS = formats.numbered(
    ToyRoundRow,
    lambda row: (row.number, ToyRound(row.secret, at.fromisoformat(row.announced_at))),
    lambda begun: {"secret": begun.secret, "announced_at": begun.announced_at.isoformat()},
)
_GUESSES = formats.FactTable(
    ToyGuess, Place._asdict, lambda g: {"guess": g}, lambda r: (Place(r.round, r.number), r.guess)
)
STORE = formats.StoredFormat(DESK, {"players": _PLAYERS, "rounds": _ROUNDS, "results": _GUESSES})
