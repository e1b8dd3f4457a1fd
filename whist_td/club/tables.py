"""The tables of the club's book, with which those of a file are compared."""

from typing import Any

from sqlalchemy import JSON, CheckConstraint, Column
from sqlmodel import Field, SQLModel

from whist_td.storage.tables import Numbered, of_event


def _json(*, nullable: bool = False) -> Any:  # noqa: ANN401 - what SQLModel takes for a default
    return Field(sa_column=Column(JSON, nullable=nullable))


def _of_club(table: str) -> tuple[Any, ...]:
    return of_event(CheckConstraint("number >= 1", name=f"{table}_number"))


class ClubPersonRow(Numbered, table=True):
    """Somebody who comes, or came, to the club."""

    __tablename__ = "person"
    __table_args__ = _of_club("person")

    name: str
    sort_name: str
    category: str
    contact: str
    joined: str | None
    left: str | None
    consents: list[Any] = _json()
    merged_into: int | None
    former_categories: list[Any] = _json()


class SeenRow(SQLModel, table=True):
    """Who is meant by a name in an event."""

    __tablename__ = "seen"
    __table_args__ = of_event()

    event_id: int = Field(primary_key=True)
    event: int = Field(primary_key=True)
    text: str = Field(primary_key=True)
    person: int


class ApartRow(Numbered, table=True):
    """Two who are known to be different."""

    __tablename__ = "apart"
    __table_args__ = _of_club("apart")

    person: int
    other: int | None
    spelling: str | None
    event: int | None


class SeasonRow(Numbered, table=True):
    """Which evenings count, what each is worth, and how they add up."""

    __tablename__ = "season"
    __table_args__ = _of_club("season")

    name: str
    start: str
    end: str
    format: str | None
    score: str
    table: dict[str, Any] = _json()
    rule: dict[str, Any] = _json()
    ties: str
    part: str
    per_round: bool = _json()
    ranked: dict[str, Any] = _json()
    closed: dict[str, Any] | None = _json(nullable=True)


class SeasonNoteRow(Numbered, table=True):
    """Something decided by hand in a season."""

    __tablename__ = "season_note"
    __table_args__ = _of_club("season_note")

    season: int
    reason: str
    event: int | None
    person: int | None
    points: str | None


class MoneyLineRow(Numbered, table=True):
    """A line of the cash box; lines are added and never altered."""

    __tablename__ = "line"
    __table_args__ = _of_club("line")

    at: str
    purse: str
    cents: int
    what: str
    person: int | None
    event: int | None
    receipt: int | None
    answers: int | None
    note: str
    by: int | None
    since: str | None
    until: str | None


class PrizeRow(Numbered, table=True):
    """A prize of a plan; when given: to whom, and how much."""

    __tablename__ = "prize"
    __table_args__ = _of_club("prize")

    order: int
    rule: dict[str, Any] = _json()
    amount: dict[str, Any] = _json()
    event: int | None
    season: int | None
    several: bool = _json()
    pool: str
    seed: int | None
    given: list[Any] = _json()


TABLES = (
    ClubPersonRow,
    SeenRow,
    ApartRow,
    SeasonRow,
    SeasonNoteRow,
    MoneyLineRow,
    PrizeRow,
)
