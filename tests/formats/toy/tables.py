"""The tables of such an event, apart from those that migrations make."""

from sqlalchemy.orm import registry
from sqlmodel import Field

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


TABLES = (ToyPlayerRow, ToyRoundRow, ToyGuess)
