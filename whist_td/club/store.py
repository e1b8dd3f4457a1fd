"""How the club's book stands in a club file: its tables, its facts as rows and back."""

from collections.abc import Callable
from typing import Any

from sqlalchemy import JSON, CheckConstraint, Column
from sqlmodel import Field, SQLModel

from whist_td.club.commands import DESK
from whist_td.club.rules.money import MoneyLine
from whist_td.club.rules.persons import Apart, Person, Spelling
from whist_td.club.rules.prize import Prize
from whist_td.club.rules.season import Season, SeasonNote
from whist_td.desk.kinds import converter, to_plain
from whist_td.storage.formats import FactTable, StoredFormat, Values, numbered
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


def _columns(rows: type[SQLModel]) -> tuple[str, ...]:
    return tuple(name for name in rows.model_fields if name != "event_id")


def _plain(rows: type[SQLModel]) -> Callable[[object], Values]:
    """Return what makes the columns of a row of a fact's plain values, but for its key."""
    names = set(_columns(rows)) - {"number"}
    return lambda fact: {name: each for name, each in to_plain(fact).items() if name in names}


def _facts(
    rows: type[SQLModel], kind: type[Any], names: tuple[str, ...] = (), texts: tuple[str, ...] = ()
) -> FactTable:
    """Return how facts stand in a table whose columns are their fields."""

    def fact(row: Any) -> tuple[int, Any]:  # noqa: ANN401 - of any of the tables
        plain = {name: getattr(row, name) for name in _columns(rows)}
        return row.number, converter().structure(plain, kind)

    return numbered(rows, fact, _plain(rows), names, texts)


STORE = StoredFormat(
    DESK,
    {
        "persons": _facts(ClubPersonRow, Person, ("name",), ("sort_name", "contact")),
        "seen": FactTable(
            SeenRow,
            lambda spelling: {"event": spelling.event, "text": spelling.text},
            lambda person: {"person": person},
            lambda row: (Spelling(row.event, row.text), row.person),
            names=("text",),
        ),
        "apart": _facts(ApartRow, Apart, texts=("spelling",)),
        "seasons": _facts(SeasonRow, Season, texts=("name",)),
        "notes": _facts(SeasonNoteRow, SeasonNote, texts=("reason",)),
        "lines": _facts(MoneyLineRow, MoneyLine, texts=("note",)),
        "prizes": _facts(PrizeRow, Prize),
    },
)
