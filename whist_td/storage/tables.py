"""The tables that every club file has, and what those of the formats are made of.

A row says what happened, never what it is worth.

Only what compares a file with them, and what puts a damaged one together, reads these modules:
a file whose tables are ours tells itself what they are (`schema`). SQLModel does not validate
tables, so what must hold stands in the schema as CHECKs and keys.
"""

from datetime import date
from typing import Any

from sqlalchemy import JSON, CheckConstraint, Column, ForeignKeyConstraint, LargeBinary
from sqlmodel import Field, SQLModel


def of_event(*more: CheckConstraint) -> tuple[Any, ...]:
    """Return what holds for the rows of an event, and more."""
    return (ForeignKeyConstraint(["event_id"], ["event.id"]), *more)


class Numbered(SQLModel):
    """What an event has many of, each known by its number."""

    event_id: int = Field(primary_key=True)
    number: int = Field(primary_key=True)


class Placed(SQLModel):
    """What happens at a table in a round."""

    event_id: int = Field(primary_key=True)
    round: int = Field(primary_key=True)
    table_number: int = Field(primary_key=True)


class PersonRow(Numbered):
    """A player, and from when to when he is there."""

    name: str
    club: str
    first_round: int
    last_round: int | None


class AgainstPlayer(Numbered):
    """What a player loses in a round."""

    player: int
    round: int


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


class UidRow(SQLModel, table=True):
    """What an event is known by outside its club."""

    __tablename__ = "event_uid"
    __table_args__ = of_event()

    uid: str = Field(primary_key=True)
    event_id: int


class DiscreetPersonRow(SQLModel, table=True):
    """Somebody whose initials stand for the name in the room and on the web page."""

    __tablename__ = "discreet_person"

    name: str = Field(primary_key=True)


class DraftRow(Numbered, table=True):
    """A line of the entries that was typed and not taken in yet."""

    __tablename__ = "draft"
    __table_args__ = of_event(CheckConstraint("number >= 1", name="draft_number"))

    cells: dict[str, Any] = Field(sa_column=Column(JSON, nullable=False))
    """`texts`: what is typed; `was`: what it would correct."""


class LineRow(Numbered, table=True):
    """A line of the journal; lines are added and never altered."""

    __tablename__ = "journal"
    __table_args__ = of_event(CheckConstraint("act IN ('do', 'undo', 'redo')", name="journal_act"))

    at: str
    act: str
    command: dict[str, Any] = Field(sa_column=Column(JSON, nullable=False))
    changes: list[Any] = Field(sa_column=Column(JSON, nullable=False))
    reverses: int | None


class PackRow(Numbered, table=True):
    """Lines of the journal in little room; the number is that of the first."""

    __tablename__ = "journal_pack"
    __table_args__ = of_event()

    lines: bytes = Field(sa_column=Column(LargeBinary, nullable=False))


SHARED = (EventRow, UidRow, DiscreetPersonRow, DraftRow, LineRow, PackRow)
"""The tables that are nobody's own; a format declares its own as `TABLES`."""
