"""The tables of a club file: a row says what happened, never what it is worth.

SQLModel does not validate tables, so what must hold stands in the schema as CHECKs and keys.
"""

from datetime import date
from typing import Any

from sqlalchemy import JSON, CheckConstraint, Column, ForeignKeyConstraint, LargeBinary
from sqlmodel import Field, SQLModel


def _of_event(*more: CheckConstraint) -> tuple[Any, ...]:
    return (ForeignKeyConstraint(["event_id"], ["event.id"]), *more)


class EventRow(SQLModel, table=True):
    """One evening: its heading, its options and how far it is."""

    __tablename__ = "event"

    id: int | None = Field(default=None, primary_key=True)
    format: str
    name: str
    date: date
    place: str
    logo: bytes | None = Field(default=None, sa_column=Column(LargeBinary))
    settings: dict[str, Any] = Field(sa_column=Column(JSON, nullable=False))
    progress: dict[str, Any] = Field(sa_column=Column(JSON, nullable=False))


class TeamRow(SQLModel, table=True):
    """A team of an event."""

    __tablename__ = "team"
    __table_args__ = _of_event(CheckConstraint("number >= 1", name="team_number"))

    event_id: int = Field(primary_key=True)
    number: int = Field(primary_key=True)
    name: str
    captain: str
    player_1: str
    player_2: str
    player_3: str
    withdrawn_from: int | None
    substitutes: list[Any] = Field(sa_column=Column(JSON, nullable=False))


class RoundRow(SQLModel, table=True):
    """A round as it was announced."""

    __tablename__ = "round"
    __table_args__ = _of_event(
        CheckConstraint("trump IN ('C', 'D', 'H', 'S', 'N')", name="round_trump"),
        CheckConstraint("call IN ('1-2', '1-3', '2-3')", name="round_call"),
    )

    event_id: int = Field(primary_key=True)
    number: int = Field(primary_key=True)
    trump: str
    call: str
    announced_at: str
    checked_at: str | None
    redeals: list[int] = Field(sa_column=Column(JSON, nullable=False))


class ResultRow(SQLModel, table=True):
    """What happened at a table in a round."""

    __tablename__ = "result"
    __table_args__ = _of_event(
        CheckConstraint("winner IN ('home', 'visitors')", name="result_winner"),
        CheckConstraint("(kind = 'void') = (winner IS NULL)", name="result_void"),
        CheckConstraint("tricks BETWEEN 0 AND 13", name="result_tricks"),
        CheckConstraint(
            "kind IN ('normal', 'perfect', 'revoke', 'influence', 'forfeit', 'void')",
            name="result_kind",
        ),
    )

    event_id: int = Field(primary_key=True)
    round: int = Field(primary_key=True)
    table_number: int = Field(primary_key=True)
    winner: str | None
    kind: str
    tricks: int | None
    note: str


class PlayoffRow(SQLModel, table=True):
    """The winner of an extra deal between two tied teams."""

    __tablename__ = "playoff"
    __table_args__ = _of_event(CheckConstraint("first < second", name="playoff_order"))

    event_id: int = Field(primary_key=True)
    first: int = Field(primary_key=True)
    second: int = Field(primary_key=True)
    winner: int


class JournalRow(SQLModel, table=True):
    """A line of the journal; lines are added and never altered."""

    __tablename__ = "journal"
    __table_args__ = _of_event(CheckConstraint("act IN ('do', 'undo', 'redo')", name="journal_act"))

    event_id: int = Field(primary_key=True)
    number: int = Field(primary_key=True)
    at: str
    act: str
    command: dict[str, Any] = Field(sa_column=Column(JSON, nullable=False))
    changes: list[Any] = Field(sa_column=Column(JSON, nullable=False))
    reverses: int | None
