"""The tables of a militaire event, with which those of a file are compared."""

from typing import Any

from sqlalchemy import JSON, CheckConstraint, Column
from sqlmodel import Field, SQLModel

from whist_td.storage.tables import Numbered, Placed, of_event


class TeamRow(Numbered, table=True):
    """A team of an event."""

    __tablename__ = "team"
    __table_args__ = of_event(CheckConstraint("number >= 1", name="team_number"))

    name: str
    captain: str
    player_1: str
    player_2: str
    player_3: str
    withdrawn_from: int | None
    substitutes: list[Any] = Field(sa_column=Column(JSON, nullable=False))


class RoundRow(Numbered, table=True):
    """A round as it was announced."""

    __tablename__ = "round"
    __table_args__ = of_event(
        CheckConstraint("trump IN ('C', 'D', 'H', 'S', 'N')", name="round_trump"),
        CheckConstraint("call IN ('1-2', '1-3', '2-3')", name="round_call"),
    )

    trump: str
    call: str
    announced_at: str
    checked_at: str | None
    redeals: list[int] = Field(sa_column=Column(JSON, nullable=False))


class TableResultRow(Placed, table=True):
    """What happened at a table in a round."""

    __tablename__ = "result"
    __table_args__ = of_event(
        CheckConstraint("winner IN ('home', 'visitors')", name="result_winner"),
        CheckConstraint("(kind = 'void') = (winner IS NULL)", name="result_void"),
        CheckConstraint("tricks BETWEEN 0 AND 13", name="result_tricks"),
        CheckConstraint(
            "kind IN ('normal', 'perfect', 'revoke', 'influence', 'forfeit', 'void')",
            name="result_kind",
        ),
    )

    winner: str | None
    kind: str
    tricks: int | None
    note: str


class PlayoffRow(SQLModel, table=True):
    """The winner of an extra deal between two tied teams."""

    __tablename__ = "playoff"
    __table_args__ = of_event(CheckConstraint("first < second", name="playoff_order"))

    event_id: int = Field(primary_key=True)
    first: int = Field(primary_key=True)
    second: int = Field(primary_key=True)
    winner: int


TABLES = (TeamRow, RoundRow, TableResultRow, PlayoffRow)
